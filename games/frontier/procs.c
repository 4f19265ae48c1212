/* SPDX-License-Identifier: GPL-3.0-or-later */
/* procs.c: what takes several steps: the effects of cards, and the end of a turn. */
#include "game.h"

/* <pay n="">: all of it or nothing. */
static void
pay_step (SortiePlay *p, SortieFrame *f)
{
  gint n = MAX (sortie_slot (p, f, 0), 0);
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (FR_EVENT_PAID), f->seat);

  event.amount = (gint16) n;
  if (f->step++ == 0 && n > 0 && n <= sortie_var (p, FR_VAR_SUPPLIES, f->seat))
    sortie_event_propose (p, &event, 1);
  else
    sortie_frame_end (p, f, f->step > 1 ? f->done : 0);
}

/* FR-4: what is left in the hand, and the camp, are discarded. Nobody is told of each. */
static void
sweep (SortiePlay *p, guint8 seat)
{
  guint16 hand = sortie_zone_of (p, FR_ZONE_HAND, seat), discards = sortie_zone_of (p, FR_ZONE_DISCARD, seat);

  for (guint i = 0; i < FR_CAMP; i++)
    if (!sortie_place_is_free (p, fr_place (p, FR_PLACE_CAMP, seat, i)))
      sortie_piece_remove (p, sortie_place_piece (p, fr_place (p, FR_PLACE_CAMP, seat, i)), discards,
                           SORTIE_TOP);
  sortie_zone_empty (p, hand, discards, SORTIE_TOP);
}

/* FR-4, FR-12 */
static void
clean_up_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat = sortie_active (p);

  if (f->step++ > 0)
    {
      sortie_frame_end (p, f, 1);
      return;
    }
  sweep (p, seat);
  if (fr_is_last_turn (p))
    sortie_win_by_score (p, SORTIE_GAME_REASON (FR_REASON_MOST), SORTIE_GAME_REASON (FR_REASON_EQUAL));
  else
    sortie_call_game_for (p, f, FR_PROC_DRAW, 1, (const SortieArg[]) { SORTIE_NUMBER (FR_HAND) });
}

#define GAIN(id_, event_) { id_, sortie_amount_step, .event = SORTIE_GAME_EVENT (event_) }
#define CARDS(id_, event_) { id_, sortie_cards_step, .event = SORTIE_GAME_EVENT (event_) }

const SortieProcDecl fr_procs[] = {
  [FR_PROC_SUPPLIES] = GAIN ("supplies", FR_EVENT_SUPPLIES),
  [FR_PROC_TRAIL] = GAIN ("trail", FR_EVENT_TRAIL),
  [FR_PROC_RENOWN] = GAIN ("renown", FR_EVENT_RENOWN),
  [FR_PROC_PAY] = { "pay", pay_step },
  /* FR-13: the discards become the deck when it is needed. */
  [FR_PROC_DRAW] = { "draw", sortie_draw_step, .event = SORTIE_GAME_EVENT (FR_EVENT_DRAWN),
                     .from = FR_ZONE_DECK, .again = FR_ZONE_DISCARD },
  [FR_PROC_DISCARD] = CARDS ("discard", FR_EVENT_DISCARDED),
  [FR_PROC_RETIRE] = CARDS ("retire", FR_EVENT_RETIRED), /* FR-11 */
  [FR_PROC_CLEAN_UP] = { "clean-up", clean_up_step },
  [FR_N_PROCS] = { NULL },
};

/* FR-4: a turn is one window, and what follows it. */
const SortieTurnDecl fr_turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "FR-4",
    .phases = (const SortiePhaseDecl[]) {
      { .id = "act", .title = N_ ("Act"), .rule = "FR-4", .window = SORTIE_GAME_ASK (FR_ASK_ACT),
        .quiet = TRUE },
      { .id = "clean-up", .title = N_ ("Clean up"), .rule = "FR-4",
        .proc = SORTIE_GAME_PROC (FR_PROC_CLEAN_UP), .quiet = TRUE },
      { NULL },
    } },
  { NULL },
};

/* FR-6: what was not spent is lost. */
void
fr_next_turn (SortiePlay *p)
{
  sortie_turn_passes_on (p);
  sortie_var_set (p, FR_VAR_SUPPLIES, sortie_active (p), 0);
  sortie_var_set (p, FR_VAR_TRAIL, sortie_active (p), 0);
}

/* FR-3: as soon as what took a card is over, the next one lies in its place. */
static gboolean
fill (SortiePlay *p, FrZone deck, FrPlace row, guint n)
{
  guint16 place = fr_free_place (p, row, SORTIE_NO_SEAT, n);
  guint16 top = sortie_top_of (p, deck, SORTIE_NO_SEAT);

  return place != SORTIE_NO_INDEX && top != SORTIE_NO_INDEX
         && !sortie_happens (p, SORTIE_GAME_EVENT (FR_EVENT_OFFERED), SORTIE_NO_SEAT,
                             sortie_ref_card (top), sortie_ref_place (place), 1);
}

gboolean
fr_settle (SortiePlay *p)
{
  return fill (p, FR_ZONE_MARKET_DECK, FR_PLACE_MARKET, FR_MARKET)
         || fill (p, FR_ZONE_LAND_DECK, FR_PLACE_LAND, FR_VALLEYS);
}

/* FR-14: it makes no difference that anybody would want to decide. */
gint
fr_trigger_order (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b)
{
  gint first = sortie_piece_place (p, a->source), second = sortie_piece_place (p, b->source);

  return first != second ? first - second : (gint) a->clause - (gint) b->clause;
}
