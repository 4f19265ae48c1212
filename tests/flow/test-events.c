/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-events.c: what happens, what happens instead, and what it sets off. */
#include "tests/flow/duel.h"
#include <sortie/speech.h>
#include "flow/internal.h"

#define MAIN_OF_A "position\n  turn a turn main\n"

/* b is hurt for 2 by a spark, and does not answer it. */
#define SPARK "moves\n  a: play spark\n  b: pass\n"

static void
an_event_that_nobody_minds_is_over_at_once (void)
{
  g_autoptr (Duel) d = duel_new ();
  SortieEvent event;

  duel_begin (d, A);
  event = sortie_event_from (&d->p, NULL, EVENT_HURT, B);
  event.amount = 3;
  g_string_truncate (d->told, 0);
  CU_ASSERT (sortie_event_propose (&d->p, &event, 1));
  tap_int (sortie_var (&d->p, LIFE, B), 7);
  tap_int (sortie_frame_top (&d->p)->done, 3);
  tap_string (d->told->str, "hurt b 3; ");
}

static void
the_rules_cause_an_event (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_begin (d, A);
  g_string_truncate (d->told, 0);
  CU_ASSERT (sortie_happens (&d->p, EVENT_HURT, B, SORTIE_NOTHING, SORTIE_NOTHING, 3));
  tap_int (sortie_var (&d->p, LIFE, B), 7);
  tap_string (d->told->str, "hurt b 3; ");
}

/* Both seats have somebody who greets whom its own seat brings in. */
static void
a_move_causes_what_its_verb_makes_happen (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_put (d, A, 0, "host");
  duel_put (d, B, 0, "host");
  duel_give (d, A, HAND, "guard");
  duel_begin (d, A);
  duel_play (d, A, "summon guard row2");
  tap_int (sortie_var (&d->p, LIFE, A), 11);
  tap_int (sortie_var (&d->p, LIFE, B), 10);
}

static void
what_the_rules_cause_is_nobodys_doing (void)
{
  g_autoptr (Duel) d = duel_new ();
  SortieRef arrival;

  duel_put (d, A, 0, "host");
  arrival = sortie_ref_card (duel_give (d, A, HAND, "guard"));
  duel_begin (d, A);
  sortie_happens (&d->p, EVENT_ENTER, A, arrival,
                  sortie_ref_place (sortie_setup_place (d->p.setup, ROW, A, 1)), 1);
  sortie_engine_advance (&d->p);
  tap_int (sortie_var (&d->p, LIFE, A), 10);
}

/* From now on the match counts lives. */
static void
duel_counts (Duel *d, SortieRules *rules, SortieSetup *setup, SortieScoreBest best)
{
  *rules = *d->p.setup->rules;
  rules->score = (SortieScoreDecl) { best, LIFE };
  *setup = *d->p.setup;
  setup->rules = rules;
  d->p.setup = setup;
}

/* With a.life and b.life; most wins, least wins: the winner, SORTIE_NO_SEAT for none. */
static void
the_end_by_counting (void)
{
  const struct { gint life_of_a, life_of_b; guint8 most, least; } cases[] = {
    { 7, 3, A, B }, { 3, 7, B, A }, { 0, 1, B, A }, { 5, 5, SORTIE_NO_SEAT, SORTIE_NO_SEAT },
    { 0, 0, SORTIE_NO_SEAT, SORTIE_NO_SEAT },
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Duel) d = duel_new ();
      guint8 winner = i % 2 == 0 ? cases[i / 2].most : cases[i / 2].least;
      SortieRules rules;
      SortieSetup setup;

      duel_begin (d, A);
      sortie_var_set (&d->p, LIFE, A, cases[i / 2].life_of_a);
      sortie_var_set (&d->p, LIFE, B, cases[i / 2].life_of_b);
      duel_counts (d, &rules, &setup, i % 2 == 0 ? SORTIE_SCORE_MOST : SORTIE_SCORE_LEAST);
      sortie_win_by_score (&d->p, REASON_FELL, REASON_NOT_NOW);
      tap_int (d->p.s->result.winners, winner == SORTIE_NO_SEAT ? 0 : 1 << winner);
      tap_int (d->p.s->result.reason,
               winner == SORTIE_NO_SEAT ? (gint) REASON_NOT_NOW : (gint) REASON_FELL);
      tap_int (sortie_rank (&d->p, A), winner == B ? 2 : 1);
      tap_int (sortie_rank (&d->p, B), winner == A ? 2 : 1);
    }
}

static void
several_win_together_where_the_game_says_so (void)
{
  g_autoptr (Duel) d = duel_new ();
  SortieRules rules;
  SortieSetup setup;
  gint score;

  duel_begin (d, A);
  CU_ASSERT (!sortie_score (&d->p, A, &score));
  duel_counts (d, &rules, &setup, SORTIE_SCORE_LEAST);
  rules.score.shared = TRUE;
  CU_ASSERT (sortie_score (&d->p, A, &score));
  tap_int (score, 10);
  tap_int (sortie_rank (&d->p, A), 0);
  sortie_win_by_score (&d->p, REASON_FELL, REASON_NOT_NOW);
  tap_int (d->p.s->result.winners, 1 << A | 1 << B);
  tap_int (d->p.s->result.reason, REASON_FELL);
  tap_int (sortie_rank (&d->p, B), 1);
}

/* Both are one team, which counts 14 together and has nobody to play against. */
static void
seats_of_a_team_count_together (void)
{
  g_autoptr (Duel) d = duel_new ();
  const guint8 teams[] = { 0, 0 };
  SortieRules rules;
  SortieSetup setup;
  gint score;

  duel_begin (d, A);
  duel_counts (d, &rules, &setup, SORTIE_SCORE_MOST);
  setup.teams = teams;
  sortie_var_set (&d->p, LIFE, B, 4);
  CU_ASSERT (sortie_score (&d->p, B, &score));
  tap_int (score, 14);
  sortie_win_by_score (&d->p, REASON_FELL, REASON_NOT_NOW);
  tap_int (d->p.s->result.winners, 1 << A | 1 << B);
}

/* Who gave up lost, whatever was counted. */
static void
who_wins_comes_before_who_has_more (void)
{
  g_autoptr (Duel) d = duel_new ();
  SortieRules rules;
  SortieSetup setup;

  duel_begin (d, A);
  duel_counts (d, &rules, &setup, SORTIE_SCORE_MOST);
  sortie_var_set (&d->p, LIFE, B, 4);
  sortie_win (&d->p, 1 << B, REASON_FELL);
  tap_int (sortie_rank (&d->p, B), 1);
  tap_int (sortie_rank (&d->p, A), 2);
}

/* Life of b from 10, when it is hurt by @first, and gains 5 along with that and 1 with the gain. */
static gint
life_when_gaining_along (guint8 flags, gint first)
{
  g_autoptr (Duel) d = duel_new ();
  SortieEvent events[] = { sortie_event_from (&d->p, NULL, EVENT_HURT, B),
                           sortie_event_from (&d->p, NULL, EVENT_GAIN, B),
                           sortie_event_from (&d->p, NULL, EVENT_GAIN, B) };

  duel_begin (d, A);
  events[0].amount = first;
  events[1].amount = 5;
  events[1].flags = events[2].flags = flags;
  sortie_event_propose (&d->p, events, G_N_ELEMENTS (events));
  return sortie_var (&d->p, LIFE, B);
}

static void
what_comes_of_an_event_happens_only_with_it (void)
{
  tap_int (life_when_gaining_along (SORTIE_EVENT_ALONG, 3), 13);
  tap_int (life_when_gaining_along (SORTIE_EVENT_ALONG, 0), 10);
  tap_int (life_when_gaining_along (0, 0), 16);
}

/* Whether anything answers them or not, more events than there is room for do not happen. */
static void
a_batch_has_a_bound (void)
{
  g_autoptr (Duel) d = duel_new ();
  SortieEvent events[SORTIE_MAX_SET + 1];

  duel_begin (d, A);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      events[i] = sortie_event_from (&d->p, NULL, EVENT_GAIN, B);
      events[i].amount = 0;
    }
  sortie_event_propose (&d->p, events, SORTIE_MAX_SET);
  CU_ASSERT_FALSE (d->p.s->overflowed);
  sortie_event_propose (&d->p, events, SORTIE_MAX_SET + 1);
  CU_ASSERT_TRUE (d->p.s->overflowed);
}

static void
adjustments_change_the_amount (void)
{
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: wall\n" SPARK "expect\n  b.life = 9\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: fool\n" SPARK "expect\n  b.life = 6\n");
  /* in the order of the board: (2 - 1) * 2, and 2 * 2 - 1 */
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: wall\n  b.row2: fool\n" SPARK
                        "expect\n  b.life = 8\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: fool\n  b.row2: wall\n" SPARK
                        "expect\n  b.life = 7\n");
  /* down to 1, however often */
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: cloak\n  b.row2: cloak\n" SPARK
                        "expect\n  b.life = 9\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: wall\n  b.row2: wall\n  b.row3: cloak\n" SPARK
                        "expect\n  b.life = 10\n");
}

/* 2 * 16384 is one more than an event's amount may be, and a second time makes more of it: b, which has 10, does not
 * survive either. */
static void
a_large_amount_stays_large (void)
{
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: ogre\n" SPARK "expect\n  b.life = 0\n  winner a\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: ogre\n  b.row2: ogre\n" SPARK
                        "expect\n  b.life = 0\n  winner a\n");
}

/* Two take it all away; never more than that, and then nothing has happened. */
static void
an_amount_of_nothing_is_not_told (void)
{
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: wall\n  b.row2: wall\n  b.row3: wall\n" SPARK
                        "expect\n  b.life = 10\n  not log b \"is hurt\"\n");
}

static void
an_optional_replacement_asks_its_holder (void)
{
  duel_shows (
      MAIN_OF_A
      "  a.hand: spark\n  b.row1: saint\n" SPARK
      "expect\n  asks b yes-no\nmoves\n  b: yes\nexpect\n  b.life = 11\n  not log b \"is hurt\"\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: saint\n" SPARK
                        "moves\n  b: no\nexpect\n  b.life = 8\n  asks a main\n");
}

static void
a_question_says_what_is_offered (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_give (d, A, HAND, "spark");
  duel_put (d, B, 0, "saint");
  duel_begin (d, A);
  duel_play (d, A, "play spark");
  duel_play (d, B, "pass");
  g_autofree char *asked = sortie_prompt (&d->p, B);
  tap_int (d->p.s->decision.kind, SORTIE_ASK_YES_NO);
  tap_string (asked, "About to happen: B is hurt for 2. Saint: You gain 1. Yes or no?");
}

static void
a_replacement_takes_the_place_of_the_event (void)
{
  duel_shows (
      MAIN_OF_A
      "  a.hand: spark\n  b.row1: martyr\n" SPARK
      "expect\n  b.life = 10\n  b.row1: empty\n  b.pile: martyr\n  not log b \"is hurt\"\n");
}

/* Each applies at most once to one event: a second martyr saves when the first is used up next
 * time. */
static void
several_replacements_are_chosen_from (void)
{
  duel_shows (MAIN_OF_A
              "  a.hand: spark\n  b.row1: martyr\n  b.row2: martyr\n" SPARK
              "expect\n  asks a replace\n  only legal choose b.row1\n  only legal choose b.row2\n"
              "moves\n  a: choose b.row2\n"
              "expect\n  b.row1: martyr\n  b.row2: empty\n  b.life = 10\n");
}

/* All of several may be declined only when none of them is mandatory. */
static void
a_mandatory_replacement_cannot_be_declined (void)
{
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: saint\n  b.row2: martyr\n" SPARK
                        "expect\n  asks a replace\n  not legal done\n");
  duel_shows (MAIN_OF_A "  a.hand: storm\n  a.row1: saint\n  a.row2: saint\n"
                        "moves\n  a: play storm\n  b: pass\n"
                        "expect\n  asks a replace\n  legal done\n"
                        "moves\n  a: done\nexpect\n  a.life = 8\n");
}

/* Whoever orders them neither uses nor declines what is another's to use. */
static void
what_another_orders_its_holder_may_decline (void)
{
  duel_shows (MAIN_OF_A
              "  a.hand: spark\n  b.row1: saint\n  b.row2: saint\n" SPARK
              "expect\n  asks a replace\n  not legal done\n"
              "moves\n  a: choose b.row2\nexpect\n  asks b yes-no\n"
              "moves\n  b: no\nexpect\n  asks b yes-no\n"
              "moves\n  b: yes\nexpect\n  b.life = 11\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: saint\n  b.row2: saint\n" SPARK
                        "moves\n  a: choose b.row2\n  b: no\n  b: no\nexpect\n  b.life = 8\n");
}

static void
what_is_done_before_does_not_stop_it (void)
{
  duel_shows (
      MAIN_OF_A
      "  a.hand: spark\n  b.row1: warner\n  b.life = 2\n" SPARK
      "expect\n  b.life = 1\n  no winner\n  log b \"gains 1\"\n  log b \"is hurt for 2\"\n");
}

/* A unit that dies still answers its own death; the damage is its holder's doing. */
static void
the_dying_answer_their_death (void)
{
  duel_shows (MAIN_OF_A "  a.hand: bolt spark\n  b.row1: widow\n"
                        "moves\n  a: play bolt b.row1 spark\n  b: pass\n"
                        "expect\n  b.row1: empty\n  a.life = 7\n");
}

static void
the_newly_arrived_answer_their_arrival (void)
{
  duel_shows (MAIN_OF_A "  a.hand: guest\nmoves\n  a: summon guest row2\nexpect\n  a.life = 12\n");
}

static void
an_optional_trigger_may_be_declined (void)
{
  duel_shows (MAIN_OF_A
              "  a.hand: bolt spark\n  b.row1: guard\n  a.row1: priest\n"
              "moves\n  a: play bolt b.row1 spark\n  b: pass\n"
              "expect\n  asks a yes-no\n  prompt a \"Priest for Guard: You gain 5.\"\n"
              "moves\n  a: no\nexpect\n  a.life = 10\n  asks a main\n");
  duel_shows (MAIN_OF_A
              "  a.hand: bolt spark\n  b.row1: guard\n  a.row1: priest\n"
              "moves\n  a: play bolt b.row1 spark\n  b: pass\n  a: yes\nexpect\n  a.life = 15\n");
}

/* Who decides about the order may leave out all that it is only offered, copies too. What an ability does whatever is
 * taken it does all the same. */
static void
all_that_is_offered_may_be_left_out (void)
{
#define BOLT "moves\n  a: play bolt b.row1 spark\n  b: pass\nexpect\n  asks a order\n"
  duel_shows (MAIN_OF_A "  a.hand: bolt spark\n  b.row1: guard\n"
                        "  a.row1: priest\n  a.row2: priest\n  a.row3: usher\n" BOLT
                        "  legal done\n"
                        "moves\n  a: done\nexpect\n  asks a main\n  a.life = 11\n");
  duel_shows (MAIN_OF_A "  a.hand: bolt spark\n  b.row1: guard\n  a.row1: priest\n  a.row2: sexton\n" BOLT
                        "moves\n  a: done\nexpect\n  asks a main\n  a.life = 10\n  b.life = 9\n");
  /* one after the other; after the first the rest may still be left out */
  duel_shows (MAIN_OF_A "  a.hand: bolt spark\n  b.row1: guard\n"
                        "  a.row1: priest\n  a.row2: sexton\n  a.row3: usher\n" BOLT
                        "moves\n  a: choose priest\n  a: yes\nexpect\n  asks a order\n  a.life = 15\n"
                        "moves\n  a: done\nexpect\n  asks a main\n  a.life = 16\n  b.life = 9\n");
}

/* What must happen, or is another's to use, is not left out so. The reeve gains 1 for each of the two deaths. */
static void
what_must_happen_is_not_left_out (void)
{
  duel_shows (MAIN_OF_A "  a.hand: flood\n  a.row1: reeve\n  a.row2: priest\n"
                        "moves\n  a: play flood\n  b: pass\n"
                        "expect\n  asks a order\n  legal done\n  prompt a \"the optional ones\"\n"
                        "moves\n  a: done\nexpect\n  asks a main\n  a.life = 12\n");
  duel_shows (MAIN_OF_A "  a.hand: bolt spark\n  b.row1: guard\n  b.row2: usher\n  b.row3: priest\n" BOLT
                        "  not legal done\n");
#undef BOLT
}

/* A flood kills all at once: each mourner sees the other die, and itself. */
static void
simultaneous_events_see_each_other (void)
{
  duel_shows (MAIN_OF_A "  a.hand: flood\n  b.row1: mourner\n  b.row2: mourner\n"
                        "moves\n  a: play flood\n  b: pass\n"
                        "expect\n  b.life = 14\n  b.row1: empty\n  b.row2: empty\n");
}

/* Which of two deaths a mourner answers first makes no difference; a herald names what it
 * answers. */
static void
what_does_not_speak_of_its_event_needs_no_order (void)
{
  duel_shows (MAIN_OF_A "  a.hand: flood\n  b.row1: mourner\n  b.row2: fool\n"
                        "moves\n  a: play flood\n  b: pass\n"
                        "expect\n  asks a main\n  b.life = 12\n");
  /* each death is one, whosever it is */
  duel_shows (MAIN_OF_A "  a.hand: flood\n  b.row1: reeve\n  b.row2: fool\n"
                        "moves\n  a: play flood\n  b: pass\n"
                        "expect\n  asks a main\n  b.life = 12\n");
  duel_shows (MAIN_OF_A "  a.hand: flood\n  b.row1: herald\n  b.row2: fool\n"
                        "moves\n  a: play flood\n  b: pass\n"
                        "expect\n  asks a order\nmoves\n  a: choose herald\n"
                        "expect\n  asks a main\n  b.life = 12\n");
}

/* A surgeon says how much, and nothing else of what was done to whom: as long as it is the same
 * nobody needs to choose. */
static void
what_speaks_of_the_amount_is_ordered_where_it_differs (void)
{
  duel_shows (MAIN_OF_A "  a.hand: storm\n  a.row1: surgeon\n"
                        "moves\n  a: play storm\n  b: pass\n"
                        "expect\n  asks a main\n  a.life = 12\n  b.life = 8\n");
  duel_shows (MAIN_OF_A "  a.hand: storm\n  a.row1: surgeon\n  b.row1: fool\n"
                        "moves\n  a: play storm\n  b: pass\n"
                        "expect\n  asks a order\nmoves\n  a: choose row1#2\n"
                        "expect\n  asks a main\n  a.life = 14\n  b.life = 6\n");
}

/* Two copies answer one event: that each is its own makes a difference where they do something with
 * themselves, but not where each only changes itself for a time. */
static void
copies_that_speak_of_themselves_are_ordered (void)
{
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: zealot\n  b.row2: zealot\n" SPARK
                        "expect\n  asks a order\n  only legal choose b.row1\n"
                        "  only legal choose b.row2\n"
                        "moves\n  a: choose b.row2\n"
                        "expect\n  b.row1: empty\n  b.row2: empty\n  asks a main\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: captain\n  b.row2: captain\n" SPARK
                        "expect\n  asks a order\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: rival\n  b.row2: rival\n" SPARK
                        "expect\n  asks a order\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: squire\n  b.row2: squire\n" SPARK
                        "expect\n  asks a main\n  power of b.row1 = 2\n"
                        "  power of b.row2 = 2\n");
}

/* A squire and a smith add up in any order. The newest of two values that are set counts; a captain asks what his power
 * is by then; a page has only one use. */
static void
what_adds_up_needs_no_order (void)
{
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: squire\n  b.row2: smith\n" SPARK
                        "expect\n  asks a main\n  power of b.row1 = 2\n"
                        "  power of b.row2 = 3\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: prince\n" SPARK
                        "expect\n  asks a order\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: squire\n  b.row2: captain\n" SPARK
                        "expect\n  asks a order\n");
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.row1: squire\n  b.row2: page\n" SPARK
                        "expect\n  asks a order\n");
}

/* Each clerk answers one death in a turn; which of them does makes a difference, since each may
 * keep its use for another. */
static void
copies_with_a_limit_of_their_own_are_ordered (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_give (d, A, HAND, "flood");
  duel_put (d, A, 0, "clerk");
  duel_put (d, A, 1, "clerk");
  duel_begin (d, A);
  duel_play (d, A, "play flood");
  duel_play (d, B, "pass");
  tap_int (d->p.s->decision.kind, SORTIE_ASK_ORDER);
  tap_int (d->p.s->decision.n, 4); /* either clerk, either death */
}

/* F-6: the triggers of the active seat come first; it also orders those of equal rank. */
static void
triggers_come_in_order (void)
{
  duel_shows (MAIN_OF_A
              "  a.hand: flood\n  a.row1: widow\n  b.row1: widow\n  a.life = 3\n  b.life = 3\n"
              "moves\n  a: play flood\n  b: pass\nexpect\n  winner a F-5\n");
  duel_shows ("position\n  turn b turn main\n"
              "  b.hand: flood\n  a.row1: widow\n  b.row1: widow\n  a.life = 3\n  b.life = 3\n"
              "moves\n  b: play flood\n  a: pass\nexpect\n  winner b F-5\n");
  duel_shows (MAIN_OF_A
              "  a.hand: bolt spark\n  b.row1: widow\n  b.row2: mourner\n"
              "moves\n  a: play bolt b.row1 spark\n  b: pass\n"
              "expect\n  asks a order\n  only legal choose widow\n  only legal choose b.row2\n");
}

/* SS-5.7 and its like: whatever was still to happen is dropped. */
static void
a_result_ends_everything_at_once (void)
{
  duel_shows (MAIN_OF_A "  a.hand: gale\n  b.life = 2\n"
                        "moves\n  a: play gale\n  b: pass\n  b: pass\n"
                        "expect\n  winner a F-5\n  a.life = 11\n  log b \"The game is over.\"\n");
}

static void
the_last_one_left_wins (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_begin (d, A);
  sortie_lose (&d->p, A, REASON_FELL);
  tap_int (d->p.s->out, 1 << A);
  tap_int (d->p.s->result.kind, SORTIE_RESULT_WON);
  tap_int (d->p.s->result.winners, 1 << B);
  tap_int (d->p.s->result.reason, REASON_FELL);
  /* the first result stands */
  sortie_win (&d->p, 1 << A, REASON_FELL);
  tap_int (d->p.s->result.winners, 1 << B);
}

static const TapTest tests[] = {
  { "an event that nobody minds is over at once, and told",
    an_event_that_nobody_minds_is_over_at_once },
  { "a batch of more events than there is room for does not happen", a_batch_has_a_bound },
  { "what comes of an event happens only with it", what_comes_of_an_event_happens_only_with_it },
  { "changes of numbers that add up are not put in order", what_adds_up_needs_no_order },
  { "adjustments change the amount, in the order of the board", adjustments_change_the_amount },
  { "an amount that is larger than any stays as large as it can", a_large_amount_stays_large },
  { "an amount of nothing is not told", an_amount_of_nothing_is_not_told },
  { "an optional replacement asks its holder", an_optional_replacement_asks_its_holder },
  { "a question for yes or no says what is offered", a_question_says_what_is_offered },
  { "a replacement takes the place of the event", a_replacement_takes_the_place_of_the_event },
  { "several replacements are chosen from, and the other stays",
    several_replacements_are_chosen_from },
  { "a mandatory replacement cannot be declined", a_mandatory_replacement_cannot_be_declined },
  { "what another orders its holder may decline", what_another_orders_its_holder_may_decline },
  { "what is done before an event does not stop it", what_is_done_before_does_not_stop_it },
  { "the dying answer their death", the_dying_answer_their_death },
  { "the newly arrived answer their arrival", the_newly_arrived_answer_their_arrival },
  { "an optional trigger may be declined", an_optional_trigger_may_be_declined },
  { "simultaneous events see each other", simultaneous_events_see_each_other },
  { "all that is offered may be left out", all_that_is_offered_may_be_left_out },
  { "what must happen is not left out", what_must_happen_is_not_left_out },
  { "what does not speak of its event needs no order",
    what_does_not_speak_of_its_event_needs_no_order },
  { "what speaks of the amount alone is ordered where it differs",
    what_speaks_of_the_amount_is_ordered_where_it_differs },
  { "copies that speak of themselves are ordered", copies_that_speak_of_themselves_are_ordered },
  { "copies with a limit of their own are ordered",
    copies_with_a_limit_of_their_own_are_ordered },
  { "triggers come in the game's order, then somebody chooses", triggers_come_in_order },
  { "the rules cause an event in one call", the_rules_cause_an_event },
  { "what a verb makes happen is the doing of the seat that moves",
    a_move_causes_what_its_verb_makes_happen },
  { "what the rules cause is nobody's doing", what_the_rules_cause_is_nobodys_doing },
  { "who has most, or least, of something wins, and nobody when several have it",
    the_end_by_counting },
  { "several win together where the game says so", several_win_together_where_the_game_says_so },
  { "the seats of a team count together", seats_of_a_team_count_together },
  { "who wins comes before who has more", who_wins_comes_before_who_has_more },
  { "a result ends everything at once", a_result_ends_everything_at_once },
  { "the last one left wins, and the first result stands", the_last_one_left_wins },
  { NULL },
};

TAP_MAIN (tests)
