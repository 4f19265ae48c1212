/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-chain.c: announced, paid, answered, resolved last in first out. */
#include "tests/flow/duel.h"

#include <string.h>
#include <sortie/event.h>
#include "model/front-end.h"

#define MAIN_OF_A "position\n  turn a turn main\n"

static void
the_other_seat_is_asked_for_an_answer (void)
{
  duel_shows (MAIN_OF_A "  a.hand: spark\n  b.hand: spark shield guard\n"
                        "moves\n  a: play spark\n"
                        "expect\n  asks b answer\n"
                        "  only legal play spark\n  only legal play shield\n  only legal pass\n"
                        "  b.life = 10\n  limbo: spark\n");
}

static void
the_last_link_resolves_first (void)
{
  /* b is at 2 life, but its own spark comes first and finishes a */
  duel_shows (MAIN_OF_A
              "  a.hand: spark\n  b.hand: spark\n  a.life = 2\n  b.life = 2\n"
              "moves\n  a: play spark\n  b: play spark\n  a: pass\nexpect\n  winner b F-5\n");
}

static void
the_first_pass_closes_the_chain (void)
{
  duel_shows (MAIN_OF_A "  a.hand: spark*2\n  b.hand: spark\n"
                        "moves\n  a: play spark\n  b: play spark\n  a: pass\n"
                        "expect\n  a.life = 8\n  b.life = 8\n  asks a main\n  a.hand: spark\n");
}

static void
a_negated_link_does_nothing (void)
{
  duel_shows (MAIN_OF_A
              "  a.hand: spark\n  b.hand: shield\n"
              "moves\n  a: play spark\n  b: play shield\n  a: pass\n"
              "expect\n  b.life = 10\n  a.pile: spark\n  b.pile: shield\n  log a \"is negated\"\n");
}

static void
a_negation_can_be_negated (void)
{
  duel_shows (MAIN_OF_A "  a.hand: spark shield\n  b.hand: shield\n"
                        "moves\n  a: play spark\n  b: play shield\n  a: play shield\n  b: pass\n"
                        "expect\n  b.life = 8\n");
}

/* A negated trick is announced and paid all the same. */
static void
a_negated_link_stays_paid (void)
{
  duel_shows (MAIN_OF_A "  a.hand: bolt guard\n  b.hand: shield\n  b.row1: guard\n"
                        "moves\n  a: play bolt b.row1 guard\n  b: play shield\n  a: pass\n"
                        "expect\n  a.hand: empty\n  a.pile: bolt guard\n  b.row1: guard\n");
}

static void
a_link_whose_target_has_gone_fizzles (void)
{
  duel_shows (
      MAIN_OF_A
      "  a.hand: bolt spark flood\n  b.hand: flood\n  b.row1: guard\n"
      "moves\n  a: play bolt b.row1 spark\n  b: play flood\n  a: pass\n"
      "expect\n  b.pile: flood guard\n  a.pile: bolt spark\n  log a \"finds nothing left\"\n");
}

/* What it is aimed at is told with it: the name, and where it stands. */
static void
the_log_says_what_a_link_is_aimed_at (void)
{
  duel_shows (MAIN_OF_A "  a.hand: fork\n  b.row1: guard\n  b.row2: saint\n"
                        "moves\n  a: play fork b.row1 b.row2\n  b: pass\n"
                        "expect\n  log b \"Fork (trick) takes effect on Guard (Row 1), "
                        "Saint (Row 2).\"\n");
}

/* What is chosen on the table is told to all, with who chose; nothing is told of choosing nothing. */
static void
the_log_says_what_was_chosen (void)
{
  duel_shows (MAIN_OF_A "  a.hand: lottery\n  a.row1: guard\n  b.row2: saint\n"
                        "moves\n  a: play lottery\n  b: pass\n  b: choose a.row1\n"
                        "expect\n  log a \"Lottery: b chooses Guard (Row 1).\"\n");
  duel_shows (MAIN_OF_A "  a.hand: lottery\n  a.row1: guard\n  b.row2: saint\n"
                        "moves\n  a: play lottery\n  b: pass\n  b: done\n"
                        "expect\n  not log a \"chooses\"\n");
}

/* What is chosen of a hand is told to nobody. */
static void
the_log_does_not_say_what_was_chosen_unseen (void)
{
  duel_shows (MAIN_OF_A "  a.hand: study spark guard\n"
                        "moves\n  a: play study\n  b: pass\n  a: choose hand/spark\n"
                        "expect\n  a.pile: study spark\n  not log b \"chooses\"\n");
}

/* Of two targets one is enough. */
static void
a_link_with_one_target_left_resolves (void)
{
  duel_shows (
      MAIN_OF_A
      "  a.hand: fork\n  b.hand: bolt spark\n  b.row1: guard\n  b.row2: guard\n  a.row1: guard\n"
      "moves\n  a: play fork b.row1 b.row2\n  b: play bolt a.row1 spark\n  a: pass\n"
      "expect\n  a.row1: empty\n  b.row1: empty\n  b.row2: empty\n");
}

static void
what_may_not_be_a_target_is_none (void)
{
  duel_shows (MAIN_OF_A "  a.hand: bolt spark\n  b.row1: ghost\n"
                        "moves\n  a: refused play bolt F-2\n");
  duel_shows (MAIN_OF_A
              "  a.hand: bolt spark\n  b.row1: ghost\n  b.row2: guard\n"
              "moves\n  a: play bolt\nexpect\n  asks a target\n  only legal choose b.row2\n");
}

/* By an ability of its own, or only by what is printed on it. */
static void
a_refused_target_is_told_why (void)
{
  duel_shows (MAIN_OF_A
              "  a.hand: bolt spark\n  b.row1: ghost\n  b.row2: guard\n  b.row3: guard\n"
              "moves\n  a: play bolt\n  a: refused choose b.row1\n"
              "expect\n  refusal a \"Ghost cannot be a target, by an ability of Ghost.\"\n");
  duel_shows (MAIN_OF_A
              "  a.hand: bolt spark\n  b.row1: statue\n  b.row2: guard\n  b.row3: guard\n"
              "moves\n  a: play bolt\n  a: refused choose b.row1\n"
              "expect\n  refusal a \"Statue cannot be a target.\"\n"
              "  only legal choose b.row2\n  only legal choose b.row3\n");
}

static void
an_ability_is_a_link_too (void)
{
  duel_shows (MAIN_OF_A "  a.hand: guard\n  a.row1: mage\n  b.hand: shield\n"
                        "moves\n  a: use row1 guard\n  b: play shield\n  a: pass\n"
                        "expect\n  b.life = 10\n  a.pile: guard\n"
                        "moves\n  a: refused use row1 F-4\n");
}

/* F-2: a chain that an effect opens is its own; it runs to its end before the outer one goes on. */
static void
an_inner_chain_runs_to_its_end_first (void)
{
  duel_shows (MAIN_OF_A "  a.hand: gale\n  b.hand: spark shield\n"
                        "moves\n  a: play gale\n  b: pass\n"
                        "expect\n  a.life = 11\n  asks b answer\n  legal play shield\n"
                        "moves\n  b: play spark\n  a: pass\n"
                        "expect\n  a.life = 10\n  b.life = 8\n  asks a main\n");
  duel_shows (MAIN_OF_A "  a.hand: gale\n  b.hand: shield\n"
                        "moves\n  a: play gale\n  b: pass\n  b: play shield\n  a: pass\n"
                        "expect\n  b.life = 10\n  a.life = 12\n");
}

static void
the_open_link_is_known (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_give (d, A, HAND, "gale");
  duel_begin (d, A);
  tap_int (sortie_chain_open (&d->p), SORTIE_NO_INDEX);
  duel_play (d, A, "play gale");
  tap_int (sortie_chain_open (&d->p), 0);
  duel_play (d, B, "pass");
  tap_int (sortie_chain_open (&d->p), 1);
  duel_play (d, B, "pass");
  tap_int (d->p.s->n_links, 0);
}

/* Until it is paid a move is private: nothing has been told or moved that was not there before. */
static void
a_move_is_tentative_until_it_is_paid (void)
{
  g_autoptr (Duel) d = duel_new ();
  guint16 paid;

  duel_put (d, B, 0, "guard");
  duel_put (d, B, 1, "guard");
  duel_give (d, A, HAND, "bolt");
  paid = duel_give (d, A, HAND, "spark");
  duel_give (d, A, HAND, "shield");
  duel_begin (d, A);
  g_string_truncate (d->told, 0);
  CU_ASSERT_FALSE (d->p.s->tentative);
  duel_play (d, A, "play bolt");
  CU_ASSERT (d->p.s->tentative);
  duel_play (d, A, "choose b.row1");
  CU_ASSERT (d->p.s->tentative);
  tap_string (d->told->str, "");
  duel_play (d, A, "choose hand/spark");
  CU_ASSERT_FALSE (d->p.s->tentative);
  tap_int (sortie_state_cards (d->p.s)[paid].zone, sortie_setup_zone (d->p.setup, PILE, A));
}

/* What costs nothing commits by itself. */
static void
what_is_free_is_not_tentative (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_give (d, A, HAND, "spark");
  duel_begin (d, A);
  duel_play (d, A, "play spark");
  CU_ASSERT_FALSE (d->p.s->tentative);
}

/* A search may leave a tentative move: the copy from before is still what it was. */
static void
an_abandoned_move_leaves_no_trace (void)
{
  g_autoptr (Duel) d = duel_new ();
  g_autofree SortieState *before = NULL;
  SortieState *tentative = d->p.s;
  guint64 hash;

  duel_put (d, B, 0, "guard");
  duel_give (d, A, HAND, "bolt");
  duel_give (d, A, HAND, "spark");
  duel_begin (d, A);
  before = g_memdup2 (d->p.s, d->p.s->size);
  hash = sortie_state_hash (before);
  duel_play (d, A, "play bolt");
  CU_ASSERT (sortie_state_hash (tentative) != hash);
  sortie_state_copy (d->p.s, before);
  tap_int (d->p.s->decision.kind, ASK_MAIN);
  CU_ASSERT (sortie_state_hash (d->p.s) == hash);
  duel_play (d, A, "done");
}

static void
targets_are_needed_before_anything_is_announced (void)
{
  g_autoptr (Duel) d = duel_new ();

  duel_give (d, A, HAND, "bolt");
  duel_give (d, A, HAND, "spark");
  duel_begin (d, A);
  duel_refuses (d, A, "play bolt", REASON_NO_TARGET);
}

static const TapTest tests[] = {
  { "the other seat is asked for an answer", the_other_seat_is_asked_for_an_answer },
  { "the last link resolves first", the_last_link_resolves_first },
  { "the first pass closes the chain", the_first_pass_closes_the_chain },
  { "a negated link does nothing", a_negated_link_does_nothing },
  { "a negation can be negated", a_negation_can_be_negated },
  { "a negated link stays paid", a_negated_link_stays_paid },
  { "a link whose target has gone fizzles", a_link_whose_target_has_gone_fizzles },
  { "a link with one target left resolves", a_link_with_one_target_left_resolves },
  { "what may not be a target is none", what_may_not_be_a_target_is_none },
  { "a refused target is told why", a_refused_target_is_told_why },
  { "an ability is a link, too", an_ability_is_a_link_too },
  { "an inner chain runs to its end first", an_inner_chain_runs_to_its_end_first },
  { "the link that waits for an answer is known", the_open_link_is_known },
  { "a move is tentative until it is paid", a_move_is_tentative_until_it_is_paid },
  { "what is free is not tentative", what_is_free_is_not_tentative },
  { "an abandoned move leaves no trace", an_abandoned_move_leaves_no_trace },
  { "targets are needed before anything is announced",
    targets_are_needed_before_anything_is_announced },
  { "the log says what a link is aimed at", the_log_says_what_a_link_is_aimed_at },
  { "the log says what was chosen", the_log_says_what_was_chosen },
  { "the log does not say what was chosen unseen", the_log_does_not_say_what_was_chosen_unseen },
  { NULL },
};

TAP_MAIN (tests)
