/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.c: two to five players, a shuffled deck, the first hands. All chance is the framework's:
 * shuffles are in the journal, so a match can be played again. */
#include "game.h"

static const char *const names[]
  = { N_ ("Player 1"), N_ ("Player 2"), N_ ("Player 3"), N_ ("Player 4"), N_ ("Player 5") };
G_STATIC_ASSERT (G_N_ELEMENTS (names) == CE_MOST_SEATS);

#define MODE(id_, title_, ...)                                                                     \
  {                                                                                                \
    .id = id_, .title = title_, .rule = "CE-1", .names = names,                                    \
    .seats = (const char *const[]) { __VA_ARGS__, NULL }                                           \
  }

/* CE-1: no teams are named, so all play for themselves. */
const SortieModeDecl ce_modes[] = {
  MODE ("two", N_ ("Two players"), "player1", "player2"),
  MODE ("three", N_ ("Three players"), "player1", "player2", "player3"),
  MODE ("four", N_ ("Four players"), "player1", "player2", "player3", "player4"),
  MODE ("five", N_ ("Five players"), "player1", "player2", "player3", "player4", "player5"),
  { NULL },
};

/* CE-4: an eight goes back. */
static void
turn_up_starter (SortiePlay *p, guint16 stock)
{
  while (sortie_printed (p, sortie_zone_top (p, stock), CE_VALUE_WILD))
    sortie_zone_shuffle (p, stock);
  sortie_card_move (p, sortie_zone_top (p, stock), ce_discards (p), SORTIE_TOP);
}

/* CE-2. Nothing is chosen before this game, and so nothing can be wrong with it. */
gboolean
ce_setup (SortiePlay *p, G_GNUC_UNUSED const SortieChosen *chosen, G_GNUC_UNUSED guint n_chosen,
          G_GNUC_UNUSED GError **error)
{
  sortie_pack_lay (p, ce_stock (p));
  sortie_zone_shuffle (p, ce_stock (p));
  sortie_zone_deal (p, ce_stock (p), CE_ZONE_HAND,
                    sortie_n_seats (p) == 2 ? CE_HAND_OF_TWO : CE_HAND_OF_MORE);
  turn_up_starter (p, ce_stock (p));
  return TRUE;
}
