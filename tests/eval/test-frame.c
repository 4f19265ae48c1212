/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tests/eval/bout.h"
#include "tests/tap/tap.h"
#include <sortie/frame.h>
#include "model/internal.h"

#define SEAT(seat) sortie_ref_seat (seat)

static SortieFrame *
call (Bout *b, guint n_slots)
{
  SortieOrigin rules = sortie_origin_rules (MOON);
  return sortie_call (&b->play, SORTIE_GAME_PROC (ASK), &rules, n_slots, 0, NULL);
}

static char *
list_in (const Bout *b, const SortieFrame *f, guint slot)
{
  const SortieRef *refs;
  guint n = sortie_slot_list (&b->play, f, slot, &refs);
  return bout_names (b, n, refs);
}

#define LISTS(b, f, slot, text)                             \
  G_STMT_START                                              \
  {                                                         \
    g_autofree char *said_ = list_in ((b), (f), (slot));    \
    tap_string (said_, (text));                             \
  }                                                         \
  G_STMT_END

static SortieRef
number (guint n)
{
  return sortie_ref (SORTIE_REF_NUMBER, n);
}

static void
arguments_are_the_first_slots (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  SortieOrigin origin = sortie_origin_rules (MOON);
  SortieRef refs[] = { SEAT (MOON), SEAT (SUN) };
  SortieArg args[] = { SORTIE_NUMBER (-4), SORTIE_LIST (refs, 2), SORTIE_ONE (SEAT (SUN)),
                       SORTIE_LIST (NULL, 0) };
  SortieFrame *f = sortie_call (&b->play, SORTIE_GAME_PROC (ASK), &origin, 6, 4, args);

  CU_ASSERT (f == sortie_frame_top (&b->play));
  tap_int (f->seat, MOON);
  tap_int (f->cause, SORTIE_CAUSE_RULE);
  tap_int (f->link, SORTIE_NO_INDEX);
  CU_ASSERT (sortie_frame_event (&b->play, f) == NULL);
  tap_int (sortie_slot (&b->play, f, 0), -4);
  LISTS (b, f, 1, "moon sun");
  LISTS (b, f, 2, "sun");
  LISTS (b, f, 3, "");
  tap_int (sortie_slot (&b->play, f, 5), 0);
  CU_ASSERT (sortie_slot_ref (&b->play, f, 1) == SEAT (MOON));
  CU_ASSERT (sortie_slot_ref (&b->play, f, 3) == SORTIE_NOTHING);
  LISTS (b, f, 0, ""); /* a number is no list */
}

static void
lists_can_be_replaced (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  SortieFrame *f = call (b, 3);
  SortieRef refs[] = { number (1), number (2), number (3), number (4) };
  guint top;

  CU_ASSERT (sortie_slot_set_list (&b->play, f, 0, refs, 2));
  CU_ASSERT (sortie_slot_set_list (&b->play, f, 1, refs + 1, 3));
  LISTS (b, f, 0, "1 2");
  LISTS (b, f, 1, "2 3 4");
  CU_ASSERT (sortie_slot_set_list (&b->play, f, 0, refs + 3, 1)); /* in its own place */
  LISTS (b, f, 0, "4");
  LISTS (b, f, 1, "2 3 4");
  CU_ASSERT (sortie_slot_set_list (&b->play, f, 0, refs, 4)); /* after */
  LISTS (b, f, 0, "1 2 3 4");
  LISTS (b, f, 1, "2 3 4");
  CU_ASSERT (sortie_slot_set_list (&b->play, f, 2, refs, 1));
  top = f->top;
  for (guint n = 1; n <= 4; n++) /* the last list grows where it lies */
    CU_ASSERT (sortie_slot_set_list (&b->play, f, 2, refs, n));
  tap_int (f->top, top + 3);
  CU_ASSERT (sortie_slot_set_list (&b->play, f, 0, NULL, 0));
  LISTS (b, f, 0, "");
  LISTS (b, f, 2, "1 2 3 4");
}

static void
the_caller_learns_what_was_done (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  guint16 locals = b->s->n_locals;
  sortie_frame_end (&b->play, call (b, 5), 12);
  tap_int (bout_done (b), 12);
  tap_int (b->s->n_locals, locals);
  sortie_frame_end (&b->play, call (b, 5), -3);
  tap_int (bout_done (b), 0);
  sortie_frame_end (&b->play, call (b, 5), 100000);
  tap_int (bout_done (b), G_MAXINT16);
}

static void
events_from_elsewhere_are_copied (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  SortieEvent event = { .amount = 4 };
  SortieOrigin origin = sortie_origin_rules (SUN);
  origin.event = &event;
  SortieFrame *f = sortie_call (&b->play, SORTIE_GAME_PROC (ASK), &origin, 0, 0, NULL);
  event.amount = 9;
  tap_int (sortie_frame_event (&b->play, f)->amount, 4);
  tap_int (b->s->n_events, 1);

  /* what it calls in its turn shares it */
  SortieOrigin inner = sortie_frame_origin (&b->play, f);
  SortieFrame *g = sortie_call (&b->play, SORTIE_GAME_PROC (ASK), &inner, 0, 0, NULL);
  sortie_frame_event (&b->play, g)->amount = 7;
  tap_int (b->s->n_events, 1);
  sortie_frame_end (&b->play, g, 0);
  tap_int (sortie_frame_event (&b->play, f)->amount, 7);
  sortie_frame_end (&b->play, f, 0);
  tap_int (b->s->n_events, 0);

  b->s->n_events = b->s->cap_events; /* no room is needed for one that is there */
  origin.event = sortie_state_events (b->s) + 3;
  f = sortie_call (&b->play, SORTIE_GAME_PROC (ASK), &origin, 0, 0, NULL);
  CU_ASSERT_FATAL (f != NULL);
  tap_int (f->event, 3);
  origin.event = &event;
  CU_ASSERT (sortie_call (&b->play, SORTIE_GAME_PROC (ASK), &origin, 0, 0, NULL) == NULL);
  CU_ASSERT (b->s->overflowed);
}

static void
full_bounds_push_nothing (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  while (call (b, 0))
    ;
  tap_int (b->s->n_frames, b->s->cap_frames);
  CU_ASSERT (b->s->overflowed);

  b->s->overflowed = FALSE;
  b->s->n_frames = 1;
  CU_ASSERT (call (b, 119) != NULL);
  CU_ASSERT (!b->s->overflowed);
  CU_ASSERT (call (b, 2) == NULL); /* 120 locals */
  CU_ASSERT (b->s->overflowed);

  b->s->overflowed = FALSE;
  SortieRef refs[] = { SEAT (SUN), SEAT (MOON) };
  CU_ASSERT (!sortie_slot_set_list (&b->play, sortie_frame_top (&b->play), 0, refs, 2));
  CU_ASSERT (b->s->overflowed);

  b->s->overflowed = FALSE;
  SortieArg args[] = { SORTIE_NUMBER (0), SORTIE_LIST (refs, 2) };
  SortieOrigin rules = sortie_origin_rules (SUN);
  sortie_frame_end (&b->play, sortie_frame_top (&b->play), 0);
  CU_ASSERT (call (b, 117) != NULL);
  guint frames = b->s->n_frames;
  CU_ASSERT (sortie_call (&b->play, SORTIE_GAME_PROC (ASK), &rules, 2, 2, args) == NULL);
  tap_int (b->s->n_frames, frames);
  CU_ASSERT (b->s->overflowed);
}

static void
questions_are_laid_out (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 card = CARD0 (b, "card", 1);
  bout_begin (b);
  SortieRef piece = bout_put (b, card, SUN, ROW, 0);
  SortieOrigin origin = bout_origin (b, SUN, piece);
  SortieFrame *f = sortie_call (&b->play, SORTIE_GAME_PROC (ASK), &origin, 1, 0, NULL);
  SortieRef refs[] = { SEAT (SUN), SEAT (MOON), piece };
  sortie_ask (&b->play, f, SORTIE_ASK_CHOOSE, MOON, refs, 3, 2, 9);
  const SortieDecision *d = &b->s->decision;

  tap_int (d->kind, SORTIE_ASK_CHOOSE);
  tap_int (d->seat, MOON);
  tap_int (d->asked_by, SUN);
  tap_int (d->about_def, card);
  CU_ASSERT (d->about == piece);
  tap_int (d->min, 2);
  tap_int (d->max, 3); /* as many as there are */
  g_autofree char *names = bout_names (b, d->n, (SortieRef *) sortie_state_locals (b->s) + d->list);
  tap_string (names, "sun moon row1:card");
  g_autofree char *fault = sortie_state_check (b->s);
  tap_string (fault, NULL);

  ANSWER (b, piece, SEAT (SUN));
  tap_int (b->s->decision.kind, SORTIE_GAME_ASK (0)); /* the procedure's own question */
  tap_int (b->s->n_locals, f->top);                   /* the candidates are gone */
}

static void
too_few_candidates_are_all_asked_for (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  SortieFrame *f = call (b, 0);
  SortieRef refs[] = { SEAT (SUN) };
  sortie_ask (&b->play, f, SORTIE_ASK_CHOOSE, SUN, refs, 1, 3, 3);
  tap_int (b->s->decision.min, 1);
  tap_int (b->s->decision.max, 1);
  tap_int (b->s->decision.asked_by, SORTIE_NO_SEAT);
}

static void
nothing_to_choose_asks_nothing (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  SortieFrame *f = call (b, 0);
  SortieRef refs[] = { SEAT (SUN) };
  b->s->n_answers = 3;
  sortie_ask (&b->play, f, SORTIE_ASK_CHOOSE, SUN, refs, 0, 1, 1);
  tap_int (b->s->decision.kind, SORTIE_ASK_NOTHING);
  tap_int (b->s->n_answers, 0);
  CU_ASSERT (sortie_answer (&b->play) == SORTIE_NOTHING);
  sortie_ask (&b->play, f, SORTIE_ASK_CHOOSE, SUN, refs, 1, 0, 0);
  tap_int (b->s->decision.kind, SORTIE_ASK_NOTHING);
  sortie_ask (&b->play, f, SORTIE_ASK_CHOOSE, SUN, NULL, 0, 1, 1);
  tap_int (b->s->decision.kind, SORTIE_ASK_NOTHING);
  sortie_ask (&b->play, f, SORTIE_GAME_ASK (0), SUN, refs, 0, 1, 1);
  tap_int (b->s->decision.kind, SORTIE_ASK_NOTHING);
  sortie_ask (&b->play, f, SORTIE_ASK_YES_NO, SUN, NULL, 0, 0, 1); /* has no list */
  tap_int (b->s->decision.kind, SORTIE_ASK_YES_NO);
}

static void
candidates_may_fill_the_locals (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  SortieFrame *f = call (b, 118);
  SortieRef refs[] = { SEAT (SUN), SEAT (MOON), number (1) };
  sortie_ask (&b->play, f, SORTIE_ASK_CHOOSE, SUN, refs, 2, 1, 1);
  tap_int (b->s->decision.n, 2);
  CU_ASSERT (!b->s->overflowed);
  sortie_ask (&b->play, f, SORTIE_ASK_CHOOSE, SUN, refs, 3, 1, 1);
  CU_ASSERT (b->s->overflowed);
}

static guint8
moon_decides (const SortiePlay *p, guint8 seat)
{
  (void) p;
  (void) seat;
  return MOON;
}

static void
somebody_decides_for_an_automatic_seat (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  b->setup->decider = moon_decides;
  sortie_ask (&b->play, call (b, 0), SORTIE_ASK_YES_NO, SUN, NULL, 0, 0, 1);
  tap_int (b->s->decision.seat, MOON);
}

static void
more_than_can_be_answered_is_not_demanded (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  SortieFrame *f = call (b, 0);
  SortieRef refs[SORTIE_MAX_ANSWERS + 1];
  for (guint i = 0; i < G_N_ELEMENTS (refs); i++)
    refs[i] = number (i);
  sortie_ask (&b->play, f, SORTIE_ASK_CHOOSE, SUN, refs, G_N_ELEMENTS (refs), 0, 99);
  tap_int (b->s->decision.max, SORTIE_MAX_ANSWERS + 1);
  CU_ASSERT (!b->s->overflowed);
  b->s->decision.kind = SORTIE_ASK_NOTHING;
  sortie_ask (&b->play, f, SORTIE_ASK_CHOOSE, SUN, refs, G_N_ELEMENTS (refs), 99, 99);
  tap_int (b->s->decision.kind, SORTIE_ASK_NOTHING);
  CU_ASSERT (b->s->overflowed);
}

static void
a_window_can_be_closed (void)
{
  g_autoptr (Bout) b = bout_new ();
  bout_begin (b);
  call (b, 0);
  bout_run (b);
  tap_int (b->s->decision.kind, SORTIE_GAME_ASK (0));
  ANSWER (b, SEAT (SUN));
  tap_int (bout_done (b), 9);

  SortieFrame *f = call (b, 0);
  bout_run (b);
  f->done = -1; /* what the verb `done` leaves */
  bout_answer (b, 0, NULL);
  tap_int (bout_done (b), 0);
}

static const TapTest tests[] = {
  { "arguments are the first slots of a frame", arguments_are_the_first_slots },
  { "a list can be replaced, in its place, at the end or behind", lists_can_be_replaced },
  { "the caller learns how much was done", the_caller_learns_what_was_done },
  { "events from elsewhere are copied, the state's own are shared",
    events_from_elsewhere_are_copied },
  { "a full bound pushes nothing and marks the state", full_bounds_push_nothing },
  { "a question lies behind the locals until the frame runs again", questions_are_laid_out },
  { "SS-7.12 with too few candidates all are asked for", too_few_candidates_are_all_asked_for },
  { "nothing to choose asks nothing", nothing_to_choose_asks_nothing },
  { "candidates may fill the locals, and no more", candidates_may_fill_the_locals },
  { "RUL-52 somebody decides for an automatic seat", somebody_decides_for_an_automatic_seat },
  { "more than can be answered may be allowed, but is not demanded",
    more_than_can_be_answered_is_not_demanded },
  { "a window is answered or closed", a_window_can_be_closed },
  { NULL },
};

TAP_MAIN (tests)
