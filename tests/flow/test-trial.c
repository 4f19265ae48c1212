/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-trial.c: moves that are tried while the match waits (trial.h), in the duel. */
#include "tests/flow/duel.h"
#include "flow/trial.h"
#include "model/front-end.h"
#include "reader/reader.h"
#include "tests/tap/allocations.h"

/* a decides in the main phase of its turn, with these cards in its hand; b has one as well. */
static Duel *
turn_of_a (const char *first, const char *second)
{
  Duel *d = duel_new ();

  duel_give (d, A, HAND, first);
  if (second != NULL)
    duel_give (d, A, HAND, second);
  duel_give (d, B, HAND, "guard");
  duel_begin (d, A);
  return d;
}

static SortieMove
read_move (const SortieTrial *trial, const char *line)
{
  SortieMove move = { 0 };

  CU_ASSERT_FATAL (sortie_move_parse (&trial->play, sortie_to_move (&trial->play), line, &move, NULL));
  return move;
}

static gboolean
take (SortieTrial *trial, const char *line)
{
  const SortieMove move = read_move (trial, line);

  return sortie_trial_take (trial, &move);
}

static gint
life_of_b (const SortieTrial *trial)
{
  return sortie_var (&trial->play, LIFE, B);
}

/* F-2: b may answer the spark; then it hurts b for 2. */
static void
the_match_waits (void)
{
  g_autoptr (Duel) d = turn_of_a ("spark", "guard");
  const guint64 before = sortie_state_hash (d->p.s);
  g_auto (SortieTrial) trial = { .now = &d->p, .seat = A, .tries = 1 };

  sortie_trial_enter (&trial, 0);
  CU_ASSERT (take (&trial, "play spark"));
  tap_int (sortie_to_move (&trial.play), B);
  CU_ASSERT_FALSE (sortie_trial_is_asked (&trial));
  CU_ASSERT (sortie_trial_let_pass (&trial));
  CU_ASSERT (sortie_trial_is_asked (&trial));
  tap_int (life_of_b (&trial), 8);
  CU_ASSERT_EQUAL (sortie_state_hash (d->p.s), before);
}

static void
a_try_begins_at_the_innermost_branch (void)
{
  g_autoptr (Duel) d = turn_of_a ("spark", "guard");
  g_auto (SortieTrial) trial = { .now = &d->p, .seat = A, .tries = 100 };
  guint64 start, asked;

  sortie_trial_enter (&trial, 0);
  start = sortie_state_hash (trial.play.s);
  CU_ASSERT (take (&trial, "play spark"));
  asked = sortie_state_hash (trial.play.s);
  sortie_trial_branch (&trial);
  CU_ASSERT (take (&trial, "pass"));
  tap_int (life_of_b (&trial), 8);
  sortie_trial_back (&trial);
  CU_ASSERT_EQUAL (sortie_state_hash (trial.play.s), asked);
  CU_ASSERT (take (&trial, "pass"));
  sortie_trial_join (&trial);
  CU_ASSERT_EQUAL (sortie_state_hash (trial.play.s), asked);
  sortie_trial_back (&trial);
  CU_ASSERT_EQUAL (sortie_state_hash (trial.play.s), start);
  CU_ASSERT (take (&trial, "summon guard row1"));
}

static void
the_tries_are_counted (void)
{
  g_autoptr (Duel) d = turn_of_a ("spark", "guard");
  g_auto (SortieTrial) trial = { .now = &d->p, .seat = A, .tries = 2 };
  guint64 start;

  sortie_trial_enter (&trial, 0);
  start = sortie_state_hash (trial.play.s);
  CU_ASSERT (take (&trial, "play spark"));
  sortie_trial_back (&trial);
  CU_ASSERT (take (&trial, "summon guard row2"));
  sortie_trial_back (&trial);
  CU_ASSERT_FALSE (take (&trial, "play spark"));
  CU_ASSERT_EQUAL (sortie_state_hash (trial.play.s), start);
}

/* Of one card in the hand, Study asks nothing that needs an answer from a person; of two, it does. */
static void
what_is_forced_is_answered (void)
{
  g_autoptr (Duel) one = turn_of_a ("study", "guard");
  g_autoptr (Duel) two = turn_of_a ("study", "guard");
  g_auto (SortieTrial) of_one = { .now = &one->p, .seat = A, .tries = 1 };
  g_auto (SortieTrial) of_two = { .now = &two->p, .seat = A, .tries = 1 };

  duel_give (two, A, HAND, "wall");
  sortie_trial_enter (&of_one, 0);
  CU_ASSERT (take (&of_one, "play study"));
  CU_ASSERT (sortie_trial_let_pass (&of_one));
  CU_ASSERT (sortie_trial_settle (&of_one));
  CU_ASSERT (sortie_trial_is_asked (&of_one));
  tap_int (of_one.play.s->decision.kind, ASK_MAIN);
  sortie_trial_enter (&of_two, 0);
  CU_ASSERT (take (&of_two, "play study"));
  CU_ASSERT (sortie_trial_let_pass (&of_two));
  CU_ASSERT (sortie_trial_settle (&of_two));
  CU_ASSERT (of_two.play.s->decision.kind != ASK_MAIN);
}

/* F-1: after a's main phase comes b's turn. */
static void
another_turn_asks_the_seat_no_more (void)
{
  g_autoptr (Duel) d = turn_of_a ("spark", NULL);
  g_auto (SortieTrial) trial = { .now = &d->p, .seat = A };

  sortie_trial_enter (&trial, 0);
  CU_ASSERT (sortie_trial_is_same_turn (&trial));
  CU_ASSERT_FALSE (sortie_trial_pass_window (&trial));
  CU_ASSERT_FALSE (sortie_trial_is_same_turn (&trial));
}

static void
chance_is_heard (void)
{
  g_autoptr (Duel) d = turn_of_a ("spark", NULL);
  g_auto (SortieTrial) trial = { .now = &d->p, .seat = A, .tries = 1 };

  sortie_trial_enter (&trial, 0);
  CU_ASSERT (sortie_trial_is_asked (&trial));
  sortie_chance_die (&trial.play, 6);
  CU_ASSERT (trial.chance);
  CU_ASSERT_FALSE (sortie_trial_has_seen (&trial));
  CU_ASSERT_FALSE (sortie_trial_is_asked (&trial));
  sortie_trial_back (&trial);
  CU_ASSERT_FALSE (trial.chance);
}

/* All cards that a cannot see are of one group: which of them is in b's hand, a must not find out. */
static void
a_world_keeps_what_is_hidden (void)
{
  g_autoptr (Duel) d = turn_of_a ("spark", NULL);
  g_auto (SortieTrial) trial = { .now = &d->p, .seat = A };
  guint16 other = duel_give (d, B, DECK, "balm");
  guint changed = 0;

  for (guint16 i = 0; i < 16; i++)
    {
      sortie_trial_enter (&trial, i);
      changed += sortie_card (&trial.play, other)->def != sortie_card (&d->p, other)->def;
    }
  CU_ASSERT (changed > 0 && changed < 16);
}

static void
a_try_allocates_nothing_the_second_time (void)
{
  g_autoptr (Duel) d = turn_of_a ("spark", NULL);
  g_auto (SortieTrial) trial = { .now = &d->p, .seat = A, .tries = 100 };
  guint before = 0;
  SortieMove spark;

  if (!allocations_can_be_counted ())
    return;
  for (guint i = 0; i < 20; i++)
    {
      if (i == 1)
        before = allocations ();
      sortie_trial_enter (&trial, i);
      spark = sortie_trial_branch (&trial)->moves[0];
      sortie_trial_take (&trial, &spark);
      sortie_trial_legal (&trial);
      sortie_trial_join (&trial);
    }
  tap_int (allocations () - before, 0);
}

static const TapTest tests[] = {
  { "a trial leaves the match as it is", the_match_waits },
  { "a try begins at the innermost branch", a_try_begins_at_the_innermost_branch },
  { "a trial that has used up its tries makes no more moves", the_tries_are_counted },
  { "what is forced is answered, and nothing else", what_is_forced_is_answered },
  { "in another turn the seat is asked no more", another_turn_asks_the_seat_no_more },
  { "a trial notes a die until it goes back", chance_is_heard },
  { "a world keeps what is hidden", a_world_keeps_what_is_hidden },
  { "a try allocates nothing once one has been that deep", a_try_allocates_nothing_the_second_time },
  { NULL },
};

TAP_MAIN (tests)
