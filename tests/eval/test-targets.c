/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tests/eval/bout.h"
#include "tests/tap/tap.h"
#include "eval/internal.h"

/* Candidates of target number @target as sun would announce it, as text. */
static char *
candidates (Bout *b, const SortieContext *ctx, guint16 program, guint target, guint *least,
            guint *most)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n = sortie_targets_candidates (ctx, &b->book.programs[program], target, refs,
                                       SORTIE_MAX_SET, least, most);
  return bout_names (b, n, refs);
}

#define OFFERS(b, ctx, program, target, text, at_least, at_most)                             \
  G_STMT_START                                                                               \
  {                                                                                          \
    guint least_, most_;                                                                     \
    g_autofree char *said_ = candidates ((b), (ctx), (program), (target), &least_, &most_);  \
    tap_string (said_, (text));                                                              \
    tap_int (least_, (at_least));                                                            \
    tap_int (most_, (at_most));                                                              \
  }                                                                                          \
  G_STMT_END

static void
candidates_come_from_the_set (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), seats = E0 (b, SET_SEATS), two = N (b, 2),
          three = N (b, 3), zero = N (b, 0);
  guint16 program = PROGRAM (b, 4, I0 (STOP));
  bout_target (b, (SortieTarget){ .slot = 0, .from = enemies });
  bout_target (b, (SortieTarget){ .slot = 1, .from = seats, .at_least = two });
  bout_target (b, (SortieTarget){ .slot = 2, .from = enemies, .at_least = zero, .at_most = three });
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = program));
  bout_begin (b);
  bout_put (b, card, MOON, ROW, 0);
  bout_put (b, card, MOON, ROW, 2);
  SortieContext ctx = bout_context (b, SUN, SORTIE_NOTHING);

  OFFERS (b, &ctx, program, 0, "moon.row1:card moon.row3:card", 1, 1);
  OFFERS (b, &ctx, program, 1, "sun moon", 2, 2);
  OFFERS (b, &ctx, program, 2, "moon.row1:card moon.row3:card", 0, 3);
}

static void
some_cannot_be_aimed_at (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 all = E0 (b, SET_SEATS), pieces = E (b, SET_PIECES, all, -1),
          opponents = E0 (b, SET_OPPONENTS);
  guint16 you = E0 (b, SET_YOU), everybody = MANY (b, SET_UNION, pieces, all);
  guint16 program = PROGRAM (b, 1, I0 (STOP));
  bout_target (b, (SortieTarget){ .slot = 0, .from = everybody });
  SortieClause shield = MODIFY (TARGET, FORBID, 0, 0), both = MODIFY (TARGET, FORBID, you, 0);
  shield.by = opponents;
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = program)),
          warden = CARD (b, "warden", 1, shield, both);
  bout_begin (b);
  bout_put (b, card, MOON, ROW, 0);
  bout_put (b, warden, MOON, ROW, 1);
  SortieContext ctx = bout_context (b, SUN, SORTIE_NOTHING);
  OFFERS (b, &ctx, program, 0, "moon.row1:card sun moon", 1, 1); /* seats are not asked */
  ctx.you = MOON;
  OFFERS (b, &ctx, program, 0, "moon.row1:card moon.row2:warden sun moon", 1, 1);
}

static void
unannounced_targets_are_asked_for (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), allies = E (b, SET_WORD, ALLIES), two = N (b, 2);
  guint16 victims = E (b, SET_SLOT, 1), friends = E (b, SET_SLOT, 0);
  guint16 n_victims = E (b, NUM_COUNT, victims), n_friends = E (b, NUM_COUNT, friends);
  guint16 program = PROGRAM (b, 2, CALL (b, SORTIE_GAME_PROC (NOTE), 'n', n_friends),
                             CALL (b, SORTIE_GAME_PROC (NOTE), 'n', n_victims), I0 (STOP));
  bout_target (b, (SortieTarget){ .slot = 0, .from = allies });
  bout_target (b, (SortieTarget){ .slot = 1, .from = enemies, .at_least = two });
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = program));
  bout_begin (b);
  SortieRef source = bout_put (b, card, SUN, ROW, 0), foe = bout_put (b, card, MOON, ROW, 0);

  bout_start (b, program, SUN, source); /* no ally: that one is not asked for (SS-7.12) */
  tap_int (b->s->decision.kind, SORTIE_ASK_TARGET);
  tap_int (b->s->decision.min, 1);
  tap_int (b->s->decision.seat, SUN);
  ANSWER (b, foe);
  CU_ASSERT (bout_is_over (b));
  tap_int (b->notes->len, 2);
  tap_int (g_array_index (b->notes, gint, 0), 0);
  tap_int (g_array_index (b->notes, gint, 1), 1);
}

/* A link with two targets of <target> 0 and one of <target> 1. */
static SortieLink
link_to (SortieRef first, SortieRef second, SortieRef third)
{
  return (SortieLink){ .event = SORTIE_NO_INDEX, .n_targets = 3,
                       .target = { first, second, third },
                       .target_slot = { 0, 0, 1 },
                       .answers = SORTIE_NO_INDEX };
}

static void
targets_are_looked_at_again (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), opponents = E0 (b, SET_OPPONENTS),
          allies = E (b, SET_WORD, ALLIES), two = N (b, 2);
  guint16 first = E (b, SET_SLOT, 2), second = E (b, SET_SLOT, 0),
          n_first = E (b, NUM_COUNT, first), n_second = E (b, NUM_COUNT, second);
  guint16 program = PROGRAM (b, 3, CALL (b, SORTIE_GAME_PROC (NOTE), 'n', n_first),
                             CALL (b, SORTIE_GAME_PROC (NOTE), 'n', n_second), I0 (STOP));
  bout_target (b, (SortieTarget){ .slot = 2, .from = enemies, .at_least = two });
  bout_target (b, (SortieTarget){ .slot = 0, .from = opponents });
  SortieClause shield = MODIFY (TARGET, FORBID, allies, 0);
  shield.by = opponents;
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = program)),
          warden = CARD (b, "warden", 1, shield);
  bout_begin (b);
  SortieRef source = bout_put (b, card, SUN, ROW, 0);
  SortieRef foe = bout_put (b, card, MOON, ROW, 0), other = bout_put (b, card, MOON, ROW, 1);
  SortieLink link = link_to (foe, other, sortie_ref_seat (MOON));
  SortieOrigin origin = bout_origin (b, SUN, source);
  const SortieProgram *p = &b->book.programs[program];

  const SortieFrame *f = sortie_run (&b->play, program, &origin, &link);
  CU_ASSERT (sortie_slot_ref (&b->play, f, 2) == foe);
  CU_ASSERT (sortie_slot_ref (&b->play, f, 0) == sortie_ref_seat (MOON));
  bout_run (b);
  tap_int (g_array_index (b->notes, gint, 0), 2);
  tap_int (g_array_index (b->notes, gint, 1), 1);

  /* SS-11.8: only the illegal ones are left out: one moved away ... */
  sortie_piece_move (&b->play, foe, sortie_ref_index (bout_place (b, FIELD, SUN, 0)));
  sortie_run (&b->play, program, &origin, &link);
  bout_run (b);
  tap_int (g_array_index (b->notes, gint, 2), 1);
  CU_ASSERT (sortie_targets_any_legal (&b->play, p, &link, &origin));

  /* ... and the other is protected since, and the seat is out */
  link.n_targets = 2;
  CU_ASSERT (sortie_targets_any_legal (&b->play, p, &link, &origin));
  bout_put (b, warden, MOON, ROW, 2);
  CU_ASSERT (!sortie_targets_any_legal (&b->play, p, &link, &origin));
  link = link_to (foe, other, sortie_ref_seat (MOON));
  CU_ASSERT (sortie_targets_any_legal (&b->play, p, &link, &origin));
  b->s->out = 1 << MOON;
  CU_ASSERT (!sortie_targets_any_legal (&b->play, p, &link, &origin));
  tap_int (link.n_targets, 3); /* asking leaves the link as it is */
}

static void
dead_targets_are_illegal (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 it = E0 (b, SET_SELF), program = PROGRAM (b, 1, I0 (STOP));
  bout_target (b, (SortieTarget){ .slot = 0, .from = it });
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = program));
  bout_begin (b);
  SortieRef source = bout_put (b, card, SUN, ROW, 0);
  SortieOrigin origin = bout_origin (b, SUN, source);
  SortieLink link = { .event = SORTIE_NO_INDEX, .n_targets = 1, .target = { source } };
  CU_ASSERT (sortie_targets_any_legal (&b->play, &b->book.programs[program], &link, &origin));
  bout_kill (b, source);
  CU_ASSERT (!sortie_targets_any_legal (&b->play, &b->book.programs[program], &link, &origin));
}

static void
later_targets_know_the_earlier_ones (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), first = E (b, SET_SLOT, 0),
          others = E (b, SET_WITHOUT, enemies, first);
  guint16 second = E (b, SET_SLOT, 1), count = E (b, NUM_COUNT, second);
  guint16 program = PROGRAM (b, 2, CALL (b, SORTIE_GAME_PROC (NOTE), 'n', count), I0 (STOP));
  bout_target (b, (SortieTarget){ .slot = 0, .from = enemies });
  bout_target (b, (SortieTarget){ .slot = 1, .from = others });
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = program));
  bout_begin (b);
  SortieRef foe = bout_put (b, card, MOON, ROW, 0), other = bout_put (b, card, MOON, ROW, 1);
  SortieOrigin origin = bout_origin (b, SUN, SORTIE_NOTHING);

  /* in an announcement: what the link has so far */
  sortie_state_links (b->s)[b->s->n_links++] =
      (SortieLink){ .event = SORTIE_NO_INDEX, .n_targets = 1, .card = SORTIE_NO_INDEX,
                    .target = { foe } };
  origin.link = 0;
  SortieFrame *f = sortie_call (&b->play, SORTIE_PROC_ANNOUNCE, &origin, 0, 0, NULL);
  SortieContext ctx = sortie_context_of_frame (&b->play, f);
  OFFERS (b, &ctx, program, 1, "moon.row2:card", 1, 1);
  OFFERS (b, &ctx, program, 0, "moon.row1:card moon.row2:card", 1, 1);
  sortie_frame_end (&b->play, f, 0);
  f = sortie_call (&b->play, SORTIE_GAME_PROC (ASK), &origin, 0, 0, NULL); /* no announcement */
  ctx = sortie_context_of_frame (&b->play, f);
  OFFERS (b, &ctx, program, 1, "moon.row1:card moon.row2:card", 1, 1);
  sortie_frame_end (&b->play, f, 0);

  /* in a program that asks itself */
  bout_start (b, program, SUN, SORTIE_NOTHING);
  ANSWER (b, other);
  g_autofree char *left = bout_names (
      b, b->s->decision.n, (SortieRef *) sortie_state_locals (b->s) + b->s->decision.list);
  tap_string (left, "moon.row1:card");
  ANSWER (b, foe);

  /* when the same is named twice the second is illegal */
  SortieLink link = { .event = SORTIE_NO_INDEX, .n_targets = 2, .target = { foe, foe },
                      .target_slot = { 0, 1 } };
  sortie_run (&b->play, program, &origin, &link);
  bout_run (b);
  tap_int (g_array_index (b->notes, gint, 0), 1);
  tap_int (g_array_index (b->notes, gint, 1), 0);
}

static const TapTest tests[] = {
  { "candidates come from the target's set, as many as it says", candidates_come_from_the_set },
  { "SS-22.22 what cannot be targeted is no candidate", some_cannot_be_aimed_at },
  { "SS-7.12 targets that nobody announced are asked for, as far as there are any",
    unannounced_targets_are_asked_for },
  { "SS-11.8 targets are looked at again on resolution", targets_are_looked_at_again },
  { "what has left is no legal target", dead_targets_are_illegal },
  { "later targets know those named before them", later_targets_know_the_earlier_ones },
  { NULL },
};

TAP_MAIN (tests)
