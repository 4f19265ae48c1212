/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-reaction.c: cards that answer an event from the hand, and who is asked for them. */
#include "tests/flow/duel.h"
#include "flow/pipeline.h"
#include <sortie/event.h>

#define MAIN_OF_A "position\n  turn a turn main\n  a.hand: spark\n"
#define ALWAYS "option stop=always\n"
#define NEVER "option stop=never\n"

/* b is hurt for 2 by a spark, which b does not negate. */
#define SPARK "moves\n  a: play spark\n  b: pass\n"
#define ASKED "expect\n  asks b react\n"
#define NOT_ASKED "expect\n  asks a main\n  b.life = 8\n"

static void
who_holds_an_answer_may_play_it (void)
{
  duel_shows (MAIN_OF_A "  b.hand: ward\n" SPARK ASKED
                        "  b.life = 10\n  legal play ward\n  legal pass\n"
                        "moves\n  b: play ward\n  a: pass\n"
                        "expect\n  b.life = 11\n  b.pile: ward\n  not log b \"is hurt\"\n"
                        "  asks a main\n");
  duel_shows (MAIN_OF_A "  b.hand: ward\n" SPARK "moves\n  b: pass\n" NOT_ASKED
                        "  b.hand: ward\n");
}

/* What answers after the event leaves it as it was. */
static void
before_and_after_the_event (void)
{
  duel_shows (MAIN_OF_A "  b.hand: balm\n" SPARK ASKED "  b.life = 8\n"
                        "moves\n  b: play balm\n  a: pass\nexpect\n  b.life = 10\n  asks a main\n");
}

/* As far as a knows, b may hold the ward: it lies in b's deck, or in b's hand. */
static void
known_asks_whoever_may_hold_one (void)
{
  duel_shows (MAIN_OF_A "  b.hand: guard\n  b.deck: ward\n" SPARK ASKED "  only legal pass\n");
  duel_shows (MAIN_OF_A "  b.hand: guard\n  b.pile: ward\n" SPARK NOT_ASKED);
  duel_shows (MAIN_OF_A "  b.hand: guard\n  a.deck: ward\n" SPARK NOT_ASKED);
  duel_shows (MAIN_OF_A "  b.hand: guard\n" SPARK NOT_ASKED);
}

/* Whom it happens to, and whose turn it is, everybody knows. */
static void
known_leaves_out_what_cannot_answer_now (void)
{
  duel_shows (MAIN_OF_A "  b.hand: taunt\n" SPARK NOT_ASKED);
  duel_shows (MAIN_OF_A "  b.hand: riposte\n" SPARK NOT_ASKED);
}

/* The rest of its condition, and its targets, are looked at when it is played. */
static void
what_only_the_holder_looks_at (void)
{
  duel_shows (MAIN_OF_A "  b.hand: rally\n" SPARK ASKED "  only legal pass\n"
                        "moves\n  b: refused play rally F-7\n");
  duel_shows (MAIN_OF_A "  b.hand: rally\n  b.row1: guard\n" SPARK ASKED "  legal play rally\n");
  duel_shows (MAIN_OF_A "  b.hand: revenge\n" SPARK ASKED "  only legal pass\n"
                        "moves\n  b: refused play revenge F-2\n");
  duel_shows (MAIN_OF_A "  b.hand: revenge\n  a.row1: guard\n" SPARK
                        "moves\n  b: play revenge a.row1\n  a: pass\nexpect\n  a.row1: empty\n");
}

static void
what_answers_something_else_is_refused (void)
{
  duel_shows (MAIN_OF_A "  b.hand: ward spark taunt\n" SPARK
                        "moves\n  b: refused play spark F-7\n  b: refused play taunt F-7\n");
  duel_shows ("position\n  turn a turn main\n  a.hand: ward\nmoves\n  a: refused play ward F-2\n");
}

static void
nobody_is_asked_for_an_empty_hand (void)
{
  duel_shows (MAIN_OF_A "  b.deck: ward\n" SPARK NOT_ASKED);
  duel_shows (ALWAYS MAIN_OF_A "  b.deck: ward\n" SPARK NOT_ASKED);
}

/* Some card of the content answers hurt; none answers a kill, and none answers hurt before it
 * happens. */
static void
always_asks_where_any_card_could_answer (void)
{
  duel_shows (ALWAYS MAIN_OF_A "  b.hand: guard\n" SPARK ASKED "  only legal pass\n");
  duel_shows (ALWAYS MAIN_OF_A "  b.hand: ward\n" SPARK ASKED
                               "moves\n  b: play ward\n  a: pass\nexpect\n  b.life = 11\n");
  duel_shows (ALWAYS "position\n  turn a turn main\n  a.hand: bolt guard\n  b.hand: guard\n"
                     "  b.row1: guard\nmoves\n  a: play bolt b.row1 guard\n  b: pass\n"
                     "expect\n  asks a main\n  b.row1: empty\n");
}

static void
never_asks_nobody (void)
{
  duel_shows (NEVER MAIN_OF_A "  b.hand: ward\n" SPARK NOT_ASKED);
}

/* Asked again after each card; a card that came back could not answer the same event twice. */
static void
asked_until_passed (void)
{
  duel_shows (MAIN_OF_A "  b.hand: balm balm rally\n" SPARK
                        "moves\n  b: play balm\n  a: pass\nexpect\n  asks b react\n"
                        "moves\n  b: play balm\n  a: pass\n"
                        "expect\n  asks b react\n  only legal pass\n"
                        "moves\n  b: pass\nexpect\n  b.life = 12\n  asks a main\n");
}

static void
each_card_answers_one_event_once (void)
{
  g_autoptr (Duel) d = duel_new ();
  guint16 balm;

  duel_give (d, A, HAND, "spark");
  balm = duel_give (d, B, HAND, "balm");
  duel_give (d, B, DECK, "balm");
  duel_give (d, B, HAND, "guard");
  duel_begin (d, A);
  duel_play (d, A, "play spark");
  duel_play (d, B, "pass");
  duel_play (d, B, "play balm");
  duel_play (d, A, "pass");
  tap_int (d->p.s->decision.kind, ASK_REACT);
  sortie_card_move (&d->p, balm, sortie_setup_zone (d->p.setup, HAND, B), SORTIE_TOP);
  duel_refuses (d, B, "play balm", REASON_OTHER_ANSWER);
  duel_play (d, B, "pass");
  tap_int (d->p.s->decision.kind, ASK_MAIN);
}

/* F-6: among what else answers, the chance of the active seat comes first. */
static void
seats_are_asked_in_the_order_of_the_game (void)
{
  duel_shows (MAIN_OF_A "  b.hand: balm\n  a.hand: spark taunt\n" SPARK
                        "expect\n  asks a react\n  legal play taunt\n"
                        "moves\n  a: pass\nexpect\n  asks b react\n  legal play balm\n");
}

/* Without F-6, the active seat decides it. */
static void
a_seat_decides_who_answers_first (void)
{
  SortieGame game = duel_game;
  g_autoptr (SortieModule) module = NULL;

  game.rules.trigger_order = NULL;
  module = duel_of (&game);
  duel_shows_in (module, MAIN_OF_A "  b.hand: balm\n  a.hand: spark taunt\n" SPARK
                         "expect\n  asks a order\n  prompt a \"who may answer from the hand first\"\n"
                         "moves\n  a: choose b\nexpect\n  asks b react\n");
  duel_shows_in (module, MAIN_OF_A "  b.hand: balm\n  b.row1: squire\n" SPARK
                         "expect\n  not prompt a \"from the hand\"\n");
}

/* Whoever is out is not asked. */
static void
who_is_out_is_not_asked (void)
{
  duel_shows (MAIN_OF_A "  b.hand: balm\n  b.life = 2\n" SPARK "expect\n  winner a\n");
}

static void
too_many_answers_stop_the_effect (void)
{
  g_autoptr (Duel) d = duel_new ();
  SortieEvent event;

  duel_give (d, B, HAND, "balm");
  duel_begin (d, A);
  event = sortie_event_from (&d->p, NULL, EVENT_HURT, B);
  d->p.s->n_triggers = d->p.s->cap_triggers - 1;
  sortie_chances_collect (&d->p, SORTIE_CLAUSE_TRIGGER, &event, 0);
  CU_ASSERT_FALSE (d->p.s->overflowed);
  tap_int (d->p.s->n_triggers, d->p.s->cap_triggers);
  sortie_chances_collect (&d->p, SORTIE_CLAUSE_TRIGGER, &event, 0);
  CU_ASSERT_TRUE (d->p.s->overflowed);
}

static const TapTest tests[] = {
  { "F-7 who holds an answer may play it, or pass", who_holds_an_answer_may_play_it },
  { "F-7 some answer before the event, some after it", before_and_after_the_event },
  { "known: whoever may hold an answer, as far as everybody knows, is asked",
    known_asks_whoever_may_hold_one },
  { "known: what everybody knows not to fit asks nobody",
    known_leaves_out_what_cannot_answer_now },
  { "what only the holder can know does not decide who is asked",
    what_only_the_holder_looks_at },
  { "what answers something else is refused", what_answers_something_else_is_refused },
  { "nobody is asked for an empty hand", nobody_is_asked_for_an_empty_hand },
  { "always: asked where any card of the content could answer",
    always_asks_where_any_card_could_answer },
  { "never: nobody is asked", never_asks_nobody },
  { "a seat is asked again until it passes", asked_until_passed },
  { "each card answers one event once", each_card_answers_one_event_once },
  { "F-6 seats are asked in the order of the game", seats_are_asked_in_the_order_of_the_game },
  { "the question which seat answers first names no abilities", a_seat_decides_who_answers_first },
  { "who is out is not asked", who_is_out_is_not_asked },
  { "more answers than there is room for stop the effect", too_many_answers_stop_the_effect },
  { NULL },
};

TAP_MAIN (tests)
