/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.c: the decks of the content, shuffled, the rows and the first hands. */
#include "game.h"

static const char *const names[] = { N_ ("North"), N_ ("East"), N_ ("South"), N_ ("West") };

#define MODE(id_, title_, ...)                                                                     \
  { .id = id_, .title = title_, .rule = "FR-1", .names = names,                                    \
    .seats = (const char *const[]) { __VA_ARGS__, NULL } }

/* FR-1: no teams are named, so all play for themselves. */
const SortieModeDecl fr_modes[] = {
  MODE ("two", N_ ("Two players"), "north", "east"),
  MODE ("three", N_ ("Three players"), "north", "east", "south"),
  MODE ("four", N_ ("Four players"), "north", "east", "south", "west"),
  { NULL },
};

static const SortieDeck *
deck_of (const SortiePlay *p, FrDeckKind kind)
{
  const SortieCatalogue *catalogue = sortie_catalogue (p);

  for (guint i = 0; i < catalogue->n_decks; i++)
    if (catalogue->decks[i].kind == kind)
      return &catalogue->decks[i];
  return NULL;
}

/* The cards of the content's deck of a kind, which are nobody's. What is bought may be bought by anybody,
 * so only the group says whose a hidden card can be. */
static void
lay (SortiePlay *p, FrDeckKind kind, guint8 group, guint16 zone)
{
  const SortieDeck *deck = deck_of (p, kind);

  for (guint line = 0; deck != NULL && line < deck->n_lines; line++)
    for (guint i = 0; i < deck->lines[line].n; i++)
      sortie_card_new (p, deck->lines[line].def, SORTIE_NO_SEAT, group, zone, SORTIE_BOTTOM);
  sortie_zone_shuffle (p, zone);
}

static void
open_row (SortiePlay *p, FrZone deck, FrPlace row, guint n)
{
  for (guint i = 0; i < n; i++)
    sortie_piece_put (p, sortie_top_of (p, deck, SORTIE_NO_SEAT),
                      fr_place (p, row, SORTIE_NO_SEAT, i), SORTIE_NO_SEAT);
}

/* FR-2, FR-3. Nothing is chosen before this game, and so nothing can be wrong with it. */
gboolean
fr_setup (SortiePlay *p, G_GNUC_UNUSED const SortieChosen *chosen, G_GNUC_UNUSED guint n_chosen,
          G_GNUC_UNUSED GError **error)
{
  guint8 n = sortie_n_seats (p);

  for (guint8 seat = 0; seat < n; seat++)
    {
      guint16 deck = sortie_zone_of (p, FR_ZONE_DECK, seat);

      lay (p, FR_DECK_FIRST, (guint8) (1 + seat), deck);
      for (guint i = 0; i < FR_HAND; i++)
        sortie_card_move (p, sortie_zone_top (p, deck), sortie_zone_of (p, FR_ZONE_HAND, seat),
                          SORTIE_BOTTOM);
    }
  lay (p, FR_DECK_MARKET, 0, sortie_zone_of (p, FR_ZONE_MARKET_DECK, SORTIE_NO_SEAT));
  lay (p, FR_DECK_LANDS, 1 + FR_MOST_SEATS, sortie_zone_of (p, FR_ZONE_LAND_DECK, SORTIE_NO_SEAT));
  open_row (p, FR_ZONE_MARKET_DECK, FR_PLACE_MARKET, FR_MARKET);
  open_row (p, FR_ZONE_LAND_DECK, FR_PLACE_LAND, FR_VALLEYS);
  return TRUE;
}
