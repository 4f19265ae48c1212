/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phases.c: whose turn it is, and how the game ends. */
#include "game.h"

/* CE-6: a turn is one window: cards are drawn in it until one is played, or the player passes. */
const SortieTurnDecl ce_turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "CE-6",
    .phases = (const SortiePhaseDecl[]) {
      { .id = "play", .title = N_ ("Play"), .rule = "CE-6",
        .window = SORTIE_GAME_ASK (CE_ASK_TURN), .quiet = TRUE },
      { NULL },
    } },
  { NULL },
};

/* CE-5 */
void
ce_next_turn (SortiePlay *p)
{
  sortie_turn_passes_on (p);
  sortie_var_set (p, CE_VAR_DRAWN, SORTIE_NO_SEAT, 0);
}

/* CE-14 */
static void
count_pips (SortiePlay *p)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_zone_count (p, ce_hand (p, seat)) > 0)
      sortie_happens (p, SORTIE_GAME_EVENT (CE_EVENT_COUNTED), seat, 0, 0,
                      sortie_zone_printed (p, ce_hand (p, seat), CE_VALUE_PIPS));
}

/* CE-15: who has the fewest pips wins; when several have them, nobody does. */
static void
end_by_pips (SortiePlay *p, CeReason reason)
{
  count_pips (p);
  sortie_win_by_score (p, SORTIE_GAME_REASON (reason), SORTIE_GAME_REASON (reason));
}

void
ce_turn_over (SortiePlay *p)
{
  guint8 seat = sortie_active (p);

  sortie_close_window (p);
  if (sortie_zone_count (p, ce_hand (p, seat)) == 0)
    {
      count_pips (p);
      sortie_win (p, (guint8) (1 << seat), SORTIE_GAME_REASON (CE_REASON_OUT));
    }
  else if (ce_var (p, CE_VAR_PASSES) == sortie_n_seats (p))
    end_by_pips (p, CE_REASON_BLOCKED);
  else if (sortie_turn_number (p) == CE_LAST_TURN)
    end_by_pips (p, CE_REASON_LAST_TURN);
}
