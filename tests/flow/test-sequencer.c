/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-sequencer.c: turns, phases, windows; what ends with them; and what would never end. */
#include "tests/flow/duel.h"

#include <string.h>
#include "flow/internal.h"
#include "model/internal.h"

static void
phases_come_in_order (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_begin_first_turn (d);
  tap_string (d->told->str,
              "turn-begins a 1; phase-begins a 0; phase-ends a 0; phase-begins a 1; ");
  tap_int (sortie_to_move (&d->p), A);
  g_string_truncate (d->told, 0);
  duel_play (d, A, "done");
  tap_string (d->told->str,
              "phase-ends a 1; phase-begins a 2; phase-ends a 2; turn-ends a 1; "
              "turn-begins b 2; phase-begins b 0; phase-ends b 0; phase-begins b 1; ");
  tap_int (sortie_to_move (&d->p), B);
}

static void
a_window_stays_open_until_it_is_closed (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_give (d, A, HAND, "spark");
  duel_give (d, A, HAND, "guard");
  duel_begin (d, A);
  duel_play (d, A, "play spark");
  duel_play (d, B, "pass");
  tap_int (d->p.s->decision.kind, ASK_MAIN);
  duel_play (d, A, "summon guard row1");
  tap_int (d->p.s->decision.kind, ASK_MAIN);
  duel_play (d, A, "done");
  tap_int (d->p.s->turn.active, B);
}

/* As the last move of a window does. */
static void
a_window_that_was_closed_does_not_open_again (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_give (d, A, HAND, "spark");
  duel_begin (d, A);
  sortie_close_window (&d->p);
  tap_int (d->p.s->decision.kind, ASK_MAIN);
  duel_play (d, A, "play spark");
  duel_play (d, B, "pass");
  tap_int (d->p.s->turn.active, B);
}

/* The row of the verb says so, and it has a function of its own. */
static void
a_verb_that_closes_closes_with_its_function_too (void)
{
  g_autoptr (Duel) d = duel_new ();
  const SortieSetup *own = d->p.setup;
  SortieVerbDecl verbs[VERB_PASS + 2]; /* and the row that ends the table */
  SortieRules rules = *own->rules;
  SortieSetup setup = *own;
  guint16 spark;

  memcpy (verbs, rules.verbs, sizeof verbs);
  verbs[VERB_PLAY].closes = TRUE;
  rules.verbs = verbs;
  setup.rules = &rules;
  duel_give (d, A, HAND, "spark");
  duel_begin (d, A);
  d->p.setup = &setup;
  spark = sortie_zone_top (&d->p, sortie_setup_zone (own, HAND, A));
  sortie_move_apply (&d->p, &(SortieMove) { VERB_PLAY, 1, { sortie_ref_card (spark) } });
  tap_int (sortie_to_move (&d->p), B);
  duel_play (d, B, "pass");
  d->p.setup = own;
  tap_int (d->p.s->turn.active, B);
}

static void
a_match_may_be_tied (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_begin (d, A);
  sortie_tie (&d->p, REASON_FELL);
  CU_ASSERT (sortie_is_over (&d->p));
  tap_int (d->p.s->result.kind, SORTIE_RESULT_DRAWN);
  tap_int (d->p.s->result.winners, 0);
  tap_int (d->p.s->result.reason, REASON_FELL);
  CU_ASSERT (strstr (d->told->str, "over") != NULL);
  sortie_win (&d->p, 1 << A, REASON_FELL);
  tap_int (d->p.s->result.kind, SORTIE_RESULT_DRAWN);
}

static void
a_skipped_phase_is_left_out_once (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_begin (d, A);
  g_string_truncate (d->told, 0);
  sortie_turn_skip_phase (&d->p, DUSK);
  duel_play (d, A, "done");
  CU_ASSERT (strstr (d->told->str, "phase-begins a 2") == NULL);
  duel_play (d, B, "done");
  CU_ASSERT (strstr (d->told->str, "phase-begins b 2") != NULL);
}

static void
an_extra_turn_comes_before_the_next (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_begin (d, A);
  d->p.s->turn.extra = TRUE;
  duel_play (d, A, "done");
  tap_int (d->p.s->turn.active, A);
  CU_ASSERT (d->p.s->turn.is_extra);
  duel_play (d, A, "done");
  tap_int (d->p.s->turn.active, B);
  CU_ASSERT_FALSE (d->p.s->turn.is_extra);
}

static void
a_position_may_begin_in_the_middle_of_a_turn (void)
{
  g_autoptr (Duel) entered = duel_new (), opened = duel_new ();

  sortie_engine_start_at (&entered->p, 0, B, MAIN, TRUE);
  tap_string (entered->told->str, "phase-begins b 1; ");
  tap_int (sortie_to_move (&entered->p), B);
  sortie_engine_start_at (&opened->p, 0, B, MAIN, FALSE);
  tap_string (opened->told->str, "");
  tap_int (sortie_to_move (&opened->p), B);
}

/* Turn memory and what lasts until the end of the turn go with the turn. */
static void
what_lasts_for_a_turn_ends_with_it (void)
{
  duel_shows ("position\n  turn a turn main\n  a.row1: mage\n  a.hand: trance guard*2\n"
              "moves\n  a: play trance\n  b: pass\n  a: use row1 guard\n  b: pass\n"
              "expect\n  power of a.row1 = 3\n  not legal use row1\n"
              "moves\n  a: done\n"
              "expect\n  power of a.row1 = 1\n"
              "moves\n  b: done\nexpect\n  turn a main\n  legal use row1\n");
}

static void
the_end_of_a_turn_can_be_answered (void)
{
  duel_shows ("position\n  turn a turn main\n  a.row1: prophet\n  b.row1: prophet\n"
              "moves\n  a: done\nexpect\n  a.life = 11\n  b.life = 10\n  turn b main\n");
}

/* A bound that is reached, or frames without end: the effect ends there, says so, and the match
 * goes on. */
static void
endless_triggers_are_stopped (void)
{
  g_autoptr (Duel) d = duel_new ();
  g_autofree char *fault = NULL;

  duel_put (d, A, 0, "echo");
  duel_give (d, A, HAND, "gale");
  duel_begin (d, A);
  duel_play (d, A, "play gale");
  duel_play (d, B, "pass");
  CU_ASSERT (strstr (d->told->str, "stopped") != NULL);
  tap_int (d->p.stops, 1);
  CU_ASSERT (d->p.limit.needed > d->p.limit.room);
  tap_string (sortie_def (&d->p, d->p.limit.source_def)->id, "echo");
  tap_int (d->p.s->decision.kind, ASK_MAIN);
  CU_ASSERT_FALSE (d->p.s->overflowed);
  CU_ASSERT_FALSE (sortie_is_over (&d->p));
  fault = sortie_state_check (d->p.s);
  tap_string (fault, NULL);
  tap_int (d->p.s->n_triggers, 0);
  tap_int (d->p.s->n_events, 0);
  g_string_truncate (d->told, 0);
  duel_play (d, A, "done");
  CU_ASSERT (strstr (d->told->str, "stopped") == NULL);
}

/* The chain has room for four links: the fifth is not announced, and what runs ends. */
static void
a_chain_that_is_too_long_is_cut (void)
{
  g_autoptr (Duel) d = duel_new ();
  g_autofree char *fault = NULL;

  for (guint i = 0; i < 3; i++)
    {
      duel_give (d, A, HAND, "spark");
      duel_give (d, B, HAND, "spark");
    }
  duel_begin (d, A);
  for (guint i = 0; i < 4; i++)
    duel_play (d, i % 2, "play spark");
  tap_int (d->p.s->n_links, 4);
  duel_play (d, A, "play spark");
  CU_ASSERT (strstr (d->told->str, "stopped") != NULL);
  tap_string (d->p.limit.bound, "links");
  tap_int (d->p.limit.room, 4);
  tap_int (d->p.limit.needed, 5);
  fault = sortie_state_check (d->p.s);
  tap_string (fault, NULL);
  tap_int (d->p.s->n_links, 0);
  tap_int (d->p.s->decision.kind, ASK_MAIN);
}

static void
the_guard_counts_from_move_to_move (void)
{
  g_autoptr (Duel) d = duel_new ();
  guint32 steps;

  duel_begin (d, A);
  duel_play (d, A, "done");
  steps = d->p.s->steps;
  CU_ASSERT (steps > 0 && steps < SORTIE_MAX_STEPS);
  duel_play (d, B, "done");
  tap_int (d->p.s->steps, steps);
}

/* Begins a turn of this table, which nobody watches. @rules: the game's; they last as long as the match */
static void
begin_turn_of (Duel *d, SortieRules *rules, const SortieTurnDecl *turns)
{
  rules->turns = turns;
  d->deal->setup->rules = rules;
  d->p.watch = NULL;
  duel_begin_first_turn (d);
}

/* The match of a turn with these phases is stopped at its beginning, and nobody wins. */
static void
is_stopped (const SortiePhaseDecl *phases, const char *bound, const char *running)
{
  const SortieTurnDecl turns[] = { { "turn", "turn", NULL, phases }, { NULL } };
  g_autoptr (Duel) d = duel_new ();
  SortieRules rules = *d->p.setup->rules;

  begin_turn_of (d, &rules, turns);
  tap_int (d->p.s->result.kind, SORTIE_RESULT_STOPPED);
  tap_int (d->p.s->result.winners, 0);
  tap_string (d->p.limit.bound, bound);
  tap_int (d->p.limit.room, strcmp (bound, "frames") == 0 ? d->p.s->cap_frames : SORTIE_MAX_STEPS);
  tap_string (sortie_limit_running (d->p.setup, &d->p.limit), running);
}

/* Turns that go by without anybody being asked: no rule ends that, so nobody wins. */
static void
turns_without_questions_are_stopped (void)
{
  const SortiePhaseDecl phases[] = { { "dawn", "dawn", NULL, 0, 0 }, { NULL } };

  is_stopped (phases, "steps", "turn");
}

/* A procedure at the beginning of each turn is stopped, and so is that of the next turn, for ever. */
static void
turns_that_are_stopped_one_after_the_other_end_the_match (void)
{
  const SortiePhaseDecl phases[] = {
    { .id = "dawn", .title = "dawn", .proc = SORTIE_GAME_PROC (DUEL_PROC_DEEPEN) }, { NULL }
  };

  is_stopped (phases, "frames", "deepen");
}

static guint n_acts;

/* What the rules do at once runs while only the turn has a frame. */
static void
act (SortiePlay *p)
{
  tap_int (p->s->n_frames, 1);
  n_acts++;
}

/* How many steps it takes until the window of a turn opens; before it, the rules do this at once. */
static guint
steps_to_window (void (*at_once) (SortiePlay *p))
{
  const SortiePhaseDecl phases[] = { { .id = "dawn", .title = "dawn", .at_once = at_once },
                                     { .id = "main", .title = "main", .window = ASK_MAIN },
                                     { NULL } };
  const SortieTurnDecl turns[] = { { "turn", "turn", NULL, phases }, { NULL } };
  g_autoptr (Duel) d = duel_new ();
  SortieRules rules = *d->p.setup->rules;

  begin_turn_of (d, &rules, turns);
  tap_int (d->p.s->decision.kind, ASK_MAIN);
  return d->p.s->steps;
}

/* A procedure takes one step, and the turn that goes on after it another. */
static void
what_is_done_at_once_counts_as_a_procedure (void)
{
  guint without = steps_to_window (NULL), with;

  n_acts = 0;
  with = steps_to_window (act);
  tap_int (n_acts, 1);
  tap_int (with, without + 2);
}

static const TapTest tests[] = {
  { "phases come in order, and are told", phases_come_in_order },
  { "a window stays open until it is closed", a_window_stays_open_until_it_is_closed },
  { "a window that was closed does not open again", a_window_that_was_closed_does_not_open_again },
  { "a verb that closes closes with its function, too", a_verb_that_closes_closes_with_its_function_too },
  { "a match may be tied, and stays so", a_match_may_be_tied },
  { "a skipped phase is left out once", a_skipped_phase_is_left_out_once },
  { "an extra turn comes before the next", an_extra_turn_comes_before_the_next },
  { "a position may begin in the middle of a turn", a_position_may_begin_in_the_middle_of_a_turn },
  { "what lasts for a turn ends with it", what_lasts_for_a_turn_ends_with_it },
  { "the end of a turn can be answered", the_end_of_a_turn_can_be_answered },
  { "endless triggers are stopped, and the match goes on", endless_triggers_are_stopped },
  { "a chain that is too long is cut", a_chain_that_is_too_long_is_cut },
  { "the guard counts from move to move", the_guard_counts_from_move_to_move },
  { "turns without questions are stopped", turns_without_questions_are_stopped },
  { "turns that are stopped one after the other end the match",
    turns_that_are_stopped_one_after_the_other_end_the_match },
  { "what the rules do at once needs no frame, and counts as a procedure would",
    what_is_done_at_once_counts_as_a_procedure },
  { NULL },
};

TAP_MAIN (tests)
