/* SPDX-License-Identifier: GPL-3.0-or-later */
/* procs.c: what takes several steps: the effects of cards, and the end of a turn. */
#include "game.h"

static gboolean
happens (SortiePlay *p, const SortieFrame *f, FrEvent type, guint8 seat, SortieRef subject, gint n)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (type), seat);

  event.subject = subject;
  event.amount = (gint16) n;
  return sortie_event_propose (p, &event, 1);
}

/* <supplies n="">, <trail n="">, <renown n="">, and <pay n="">, which pays all of it or nothing. */
static void
number_step (SortiePlay *p, SortieFrame *f)
{
  guint16 proc = sortie_game_proc_of (f);
  gint n = MAX (sortie_slot (p, f, 0), 0);

  if (proc == FR_PROC_PAY && n > sortie_var (p, FR_VAR_SUPPLIES, f->seat))
    n = 0;
  if (f->step++ == 0 && n > 0)
    happens (p, f, proc == FR_PROC_PAY ? FR_EVENT_PAID : FR_EVENT_SUPPLIES + proc, f->seat, 0, n);
  else
    sortie_frame_end (p, f, f->step > 1 ? f->done : 0);
}

/* FR-13: the discards become the deck when it is needed. */
static guint16
top_of_deck (SortiePlay *p, guint8 seat)
{
  guint16 deck = fr_zone (p, FR_ZONE_DECK, seat);

  if (sortie_zone_count (p, deck) == 0)
    sortie_zone_turn_over (p, fr_zone (p, FR_ZONE_DISCARD, seat), deck, 0);
  return sortie_zone_top (p, deck);
}

/* <draw n="">: a card at a time, as long as there is one. */
static void
draw_step (SortiePlay *p, SortieFrame *f)
{
  guint16 top = f->step < (guint) MAX (sortie_slot (p, f, 0), 0) ? top_of_deck (p, f->seat)
                                                                : SORTIE_NO_INDEX;

  if (top == SORTIE_NO_INDEX)
    {
      sortie_frame_end (p, f, f->step);
      return;
    }
  f->step++;
  happens (p, f, FR_EVENT_DRAWN, f->seat, sortie_ref_card (top), 1);
}

/* Whose hand or discards a card is in. */
static guint8
holder (const SortiePlay *p, guint16 card)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_card (p, card)->zone == fr_zone (p, FR_ZONE_HAND, seat)
        || sortie_card (p, card)->zone == fr_zone (p, FR_ZONE_DISCARD, seat))
      return seat;
  return SORTIE_NO_SEAT;
}

/* <discard what="">, <retire what="">: cards of hands and discards, all at once. */
static void
give_up_step (SortiePlay *p, SortieFrame *f)
{
  gboolean retires = sortie_game_proc_of (f) == FR_PROC_RETIRE;
  SortieBatch batch;
  SortieList cards;

  if (f->step == 1)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  sortie_slot_copy (p, f, 0, &cards);
  sortie_batch_begin (&batch);
  f->done = 0;
  for (guint i = 0; i < cards.n; i++)
    if (holder (p, sortie_ref_index (cards.ref[i])) != SORTIE_NO_SEAT)
      sortie_batch_add (&batch, p, f,
                        SORTIE_GAME_EVENT (retires ? FR_EVENT_RETIRED : FR_EVENT_DISCARDED),
                        holder (p, sortie_ref_index (cards.ref[i])))->subject = cards.ref[i];
  f->step = 1;
  if (batch.n > 0)
    sortie_batch_propose (p, f, &batch, 1);
}

/* FR-4: what is left in the hand, and the camp, are discarded. Nobody is told of each. */
static void
sweep (SortiePlay *p, guint8 seat)
{
  guint16 hand = fr_zone (p, FR_ZONE_HAND, seat), discards = fr_zone (p, FR_ZONE_DISCARD, seat);

  for (guint i = 0; i < FR_CAMP; i++)
    if (!sortie_place_is_free (p, fr_place (p, FR_PLACE_CAMP, seat, i)))
      sortie_piece_remove (p, sortie_place_piece (p, fr_place (p, FR_PLACE_CAMP, seat, i)), discards,
                           SORTIE_TOP);
  while (sortie_zone_count (p, hand) > 0)
    sortie_card_move (p, sortie_zone_top (p, hand), discards, SORTIE_TOP);
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

const SortieProcDecl fr_procs[] = {
  [FR_PROC_SUPPLIES] = { "supplies", number_step },
  [FR_PROC_TRAIL] = { "trail", number_step },
  [FR_PROC_RENOWN] = { "renown", number_step },
  [FR_PROC_PAY] = { "pay", number_step },
  [FR_PROC_DRAW] = { "draw", draw_step },
  [FR_PROC_DISCARD] = { "discard", give_up_step },
  [FR_PROC_RETIRE] = { "retire", give_up_step },
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
  guint16 top = sortie_zone_top (p, fr_zone (p, deck, SORTIE_NO_SEAT));

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
