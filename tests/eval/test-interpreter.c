/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tests/eval/bout.h"
#include "tests/tap/tap.h"
#include "eval/internal.h"
#include "model/internal.h"

#define NOTE_NUMBER(b, expr) CALL ((b), SORTIE_GAME_PROC (NOTE), 'n', (expr))

/* What was noted so far: "3 1 4". */
static char *
notes (const Bout *b)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < b->notes->len; i++)
    g_string_append_printf (text, "%s%d", i ? " " : "", g_array_index (b->notes, gint, i));
  return g_string_free (text, FALSE);
}

#define NOTED(b, text)                      \
  G_STMT_START                              \
  {                                         \
    g_autofree char *said_ = notes (b);     \
    tap_string (said_, (text));             \
  }                                         \
  G_STMT_END

/* What is offered: "sun moon". */
static char *
offers (const Bout *b)
{
  const SortieDecision *d = &b->s->decision;
  return bout_names (b, d->n, (const SortieRef *) sortie_state_locals (b->s) + d->list);
}

#define OFFERED(b, text)                    \
  G_STMT_START                              \
  {                                         \
    g_autofree char *said_ = offers (b);    \
    tap_string (said_, (text));             \
  }                                         \
  G_STMT_END

/* A card with the program as its play effect, and the table laid out. */
static guint16
card_with (Bout *b, guint16 program)
{
  return CARD (b, "card", 1, CLAUSE (PLAY, .program = program));
}

static void
steps_go_on_and_jump (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 one = N (b, 1), two = N (b, 2), three = N (b, 3);
  guint16 yes = E (b, TEST_NUMBER, one, one, 0), no = E (b, TEST_NUMBER, one, two, 0);
  guint16 program =
      PROGRAM (b, 0, I (UNLESS, yes, 3), NOTE_NUMBER (b, one), I (JUMP, 4), NOTE_NUMBER (b, two),
               I (UNLESS, no, 6), NOTE_NUMBER (b, two), NOTE_NUMBER (b, three), I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  bout_start (b, program, SUN, SORTIE_NOTHING);
  NOTED (b, "1 3");
  CU_ASSERT (bout_is_over (b));
  tap_int (b->s->n_locals, 0);
  tap_int (bout_done (b), 3); /* a program achieves what its last effect did */
}

static void
numbers_and_sets_are_bound (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 seats = E0 (b, SET_SEATS), two = N (b, 2), bound = E (b, SET_SLOT, 0),
          count = E (b, NUM_COUNT, bound);
  guint16 number = E (b, NUM_SLOT, 1), sum = MANY (b, NUM_PLUS, number, two),
          done = E0 (b, NUM_DONE);
  guint16 program = PROGRAM (b, 2, I (BIND, 0, seats), I (LET, 1, count), NOTE_NUMBER (b, sum),
                             I (LET, 1, done), NOTE_NUMBER (b, number), I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  bout_start (b, program, SUN, SORTIE_NOTHING);
  NOTED (b, "4 4");
}

static void
loops_visit_members_that_are_there (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), one = E (b, SET_SLOT, 0),
          weakest = E (b, SET_LOWEST, ATTACK, enemies, 0);
  guint16 attack = E (b, NUM_VALUE, ATTACK, one, 0), none = E0 (b, SET_NONE);
  guint16 program =
      PROGRAM (b, 3, I (EACH, 0, enemies, 5), I (NEXT, 0, 5), NOTE_NUMBER (b, attack),
               /* the weakest that is left dies each time */
               CALL (b, SORTIE_PROC_MOVE_CARDS, 's', weakest, 'i', HEAP, 's', none, 'i', 0),
               I (JUMP, 1), I0 (STOP));
  card_with (b, program);
  guint16 lion = CARD0 (b, "lion", 5), wolf = CARD0 (b, "wolf", 3), mouse = CARD0 (b, "mouse", 1);
  bout_begin (b);
  bout_put (b, lion, MOON, ROW, 0);
  bout_put (b, wolf, MOON, ROW, 1);
  bout_put (b, mouse, MOON, ROW, 2);
  bout_start (b, program, SUN, SORTIE_NOTHING);
  NOTED (b, "5 3"); /* the mouse died first; the wolf, being visited, next */
  bout_start (b, program, MOON, SORTIE_NOTHING);
  NOTED (b, "5 3"); /* moon has no enemies */
  CU_ASSERT (bout_is_over (b));
}

static void
repetitions_are_counted (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 three = N (b, 3), none = N (b, -1), left = E (b, NUM_SLOT, 0);
  guint16 program = PROGRAM (b, 2, I (REPEAT, 0, three), I (AGAIN, 0, 4), NOTE_NUMBER (b, left),
                             I (JUMP, 1), I (REPEAT, 1, none), I (AGAIN, 1, 8),
                             NOTE_NUMBER (b, three), I (JUMP, 5), I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  bout_start (b, program, SUN, SORTIE_NOTHING);
  NOTED (b, "2 1 0");
}

static void
a_choice_is_made_by_a_seat (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 opponents = E0 (b, SET_OPPONENTS), none = E0 (b, SET_NONE), seats = E0 (b, SET_SEATS),
          enemies = E (b, SET_WORD, ENEMIES);
  guint16 one = N (b, 1), two = N (b, 2), chosen = E (b, SET_SLOT, 0),
          count = E (b, NUM_COUNT, chosen);
  guint16 attack = E (b, NUM_VALUE, ATTACK, chosen, 0);
  guint16 program =
      PROGRAM (b, 1, I (CHOOSE, 0, enemies, one, one, opponents), NOTE_NUMBER (b, attack),
               I (CHOOSE, 0, seats, two, two, none), NOTE_NUMBER (b, count), I0 (STOP));
  guint16 card = card_with (b, program), lion = CARD0 (b, "lion", 5), wolf = CARD0 (b, "wolf", 3);
  bout_begin (b);
  SortieRef source = bout_put (b, card, SUN, ROW, 0);
  bout_put (b, lion, MOON, ROW, 0);
  bout_put (b, wolf, MOON, ROW, 1);
  bout_start (b, program, SUN, source);

  OFFERED (b, "moon.row1:lion moon.row2:wolf");
  tap_int (b->s->decision.kind, SORTIE_ASK_CHOOSE);
  tap_int (b->s->decision.seat, MOON);
  tap_int (b->s->decision.asked_by, SUN);
  tap_int (b->s->decision.about_def, card);
  tap_int (b->s->decision.min, 1);
  tap_int (b->s->decision.max, 1);
  ANSWER (b, sortie_place_piece (&b->play, sortie_setup_place (b->setup, ROW, MOON, 1)));
  tap_int (b->s->decision.seat, SUN); /* an empty set of seats: whoever has the card */
  tap_int (b->s->decision.min, 2);
  tap_int (b->s->decision.max, 2);
  ANSWER (b, sortie_ref_seat (MOON), sortie_ref_seat (SUN));
  NOTED (b, "3 2");
}

static void
up_to_allows_none (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), seats = E0 (b, SET_SEATS), enemies = E (b, SET_WORD, ENEMIES),
          zero = N (b, 0), three = N (b, 3);
  guint16 chosen = E (b, SET_SLOT, 0), count = E (b, NUM_COUNT, chosen);
  guint16 program =
      PROGRAM (b, 1, I (CHOOSE, 0, seats, zero, three, you), NOTE_NUMBER (b, count),
               /* nobody to choose: not asked, and nothing is chosen */
               I (CHOOSE, 0, enemies, three, three, you), NOTE_NUMBER (b, count), I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  bout_start (b, program, MOON, SORTIE_NOTHING);
  tap_int (b->s->decision.min, 0);
  tap_int (b->s->decision.max, 2);
  bout_answer (b, 0, NULL); /* SS-7.12 */
  CU_ASSERT (bout_is_over (b));
  bout_start (b, program, MOON, SORTIE_NOTHING);
  ANSWER (b, sortie_ref_seat (MOON));
  NOTED (b, "0 0 1 0");
}

static void
may_is_yes_or_no (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), one = N (b, 1), two = N (b, 2);
  guint16 program = PROGRAM (b, 0, I (MAY, you, 0, 3), NOTE_NUMBER (b, one), I (JUMP, 4),
                             NOTE_NUMBER (b, two), I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  bout_start (b, program, MOON, SORTIE_NOTHING);
  tap_int (b->s->decision.kind, SORTIE_ASK_YES_NO);
  tap_int (b->s->decision.seat, MOON);
  bout_say (b, TRUE);
  bout_start (b, program, SUN, SORTIE_NOTHING);
  bout_say (b, FALSE);
  NOTED (b, "1 2");
}

static void
a_number_is_chosen (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), two = N (b, 2), four = N (b, 4), chosen = E (b, NUM_SLOT, 0);
  guint16 program = PROGRAM (b, 1, I (CHOOSE_NUMBER, 0, two, four, you), NOTE_NUMBER (b, chosen),
                             I (CHOOSE_NUMBER, 0, four, two, you), NOTE_NUMBER (b, chosen),
                             I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  bout_start (b, program, MOON, SORTIE_NOTHING);
  tap_int (b->s->decision.kind, SORTIE_ASK_CHOOSE);
  tap_int (b->s->decision.seat, MOON);
  tap_int (b->s->decision.n, 3);
  ANSWER (b, sortie_ref (SORTIE_REF_NUMBER, 3));
  NOTED (b, "3 4"); /* without a choice it is the lowest */
}

/* Two ways, the second open only while there is an enemy. */
static guint16
two_ways (Bout *b, gint16 optional)
{
  guint16 you = E0 (b, SET_YOU), one = N (b, 1), two = N (b, 2), nine = N (b, 9),
          any = E (b, TEST_ANY, E (b, SET_WORD, ENEMIES), one);

  return PROGRAM (b, 1, I (ONE_OF, 0, you, optional), I (WAY, 0, 1, 0, 4), NOTE_NUMBER (b, one),
                  I (JUMP, 6), I (WAY, 0, 2, any, 6), NOTE_NUMBER (b, two), NOTE_NUMBER (b, nine),
                  I0 (STOP));
}

static void
one_of_several_ways_is_gone (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 must = two_ways (b, FALSE), may = two_ways (b, TRUE);
  guint16 foe;
  CARD (b, "card", 1, CLAUSE (PLAY, .program = must), CLAUSE (PLAY, .program = may));
  foe = CARD0 (b, "foe", 2);
  bout_begin (b);
  bout_start (b, must, SUN, SORTIE_NOTHING); /* a single one: nobody is asked */
  bout_start (b, may, SUN, SORTIE_NOTHING);
  tap_int (b->s->decision.n, 1);
  bout_answer (b, 0, NULL);
  bout_put (b, foe, MOON, ROW, 0);
  bout_start (b, must, SUN, SORTIE_NOTHING);
  tap_int (b->s->decision.n, 2);
  ANSWER (b, sortie_ref (SORTIE_REF_NUMBER, 2));
  NOTED (b, "1 9 9 2 9");
}

/* What takes the price is a procedure; here it achieves whether the purse holds enough. */
static void
what_is_not_paid_for_is_over (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), three = N (b, 3), five = N (b, 5);
  guint16 program = PROGRAM (b, 0, I (PAY, you, three, 2), NOTE_NUMBER (b, five), I0 (STOP));
  b->is_damaged = TRUE; /* the verifier knows no price in this game */
  card_with (b, program);
  bout_begin (b);
  b->purse = 2;
  bout_start (b, program, SUN, SORTIE_NOTHING);
  b->purse = 3;
  bout_start (b, program, SUN, SORTIE_NOTHING);
  NOTED (b, "5");
}

/* Who cannot pay is not asked; who says no keeps the purse. */
static void
what_may_be_done_has_a_price (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), three = N (b, 3), one = N (b, 1), two = N (b, 2);
  guint16 program = PROGRAM (b, 0, I (MAY, you, three, 4), I (PAY, you, three, 4),
                             NOTE_NUMBER (b, one), I (JUMP, 5), NOTE_NUMBER (b, two), I0 (STOP));
  b->is_damaged = TRUE; /* the verifier knows no price in this game */
  card_with (b, program);
  bout_begin (b);
  b->purse = 2;
  bout_start (b, program, SUN, SORTIE_NOTHING);
  NOTED (b, "2");
  b->purse = 4;
  bout_start (b, program, SUN, SORTIE_NOTHING);
  tap_int (b->s->decision.kind, SORTIE_ASK_YES_NO);
  bout_say (b, FALSE);
  tap_int (b->purse, 4);
  bout_start (b, program, SUN, SORTIE_NOTHING);
  bout_say (b, TRUE);
  tap_int (b->purse, 1);
  NOTED (b, "2 2 1");
}

/* A choice that would find nothing is not paid for. */
static void
no_choice_of_nothing_is_offered (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), enemies = E (b, SET_WORD, ENEMIES), one = N (b, 1), two = N (b, 2);
  guint16 program = PROGRAM (b, 1, I (MAY, you, one, 4), I (PAY, you, one, 4),
                             I (CHOOSE, 0, enemies, one, one, you), NOTE_NUMBER (b, one),
                             NOTE_NUMBER (b, two), I0 (STOP));
  guint16 foe;
  b->is_damaged = TRUE;
  card_with (b, program);
  foe = CARD0 (b, "foe", 2);
  bout_begin (b);
  b->purse = 5;
  bout_start (b, program, SUN, SORTIE_NOTHING);
  NOTED (b, "2");
  bout_put (b, foe, MOON, ROW, 0);
  bout_start (b, program, SUN, SORTIE_NOTHING);
  tap_int (b->s->decision.kind, SORTIE_ASK_YES_NO);
}

static void
the_last_effect_is_known_after_a_question (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), five = N (b, 5), done = E0 (b, NUM_DONE);
  guint16 program =
      PROGRAM (b, 0, NOTE_NUMBER (b, five), I (MAY, you, 0, 3), NOTE_NUMBER (b, done), I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  bout_start (b, program, SUN, SORTIE_NOTHING);
  bout_say (b, TRUE);
  NOTED (b, "5 5");
}

/* Chance. */

typedef struct
{
  guint next, n;
  guint results[8];
  guint outcomes[8]; /* how many there were, as asked */
} Fate;

static gboolean
decide (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  Fate *fate = data;
  (void) p;
  if (fate->next == fate->n)
    return FALSE;
  fate->outcomes[fate->next] = chance->n;
  chance->result = fate->results[fate->next++];
  return TRUE;
}

static void
dice_are_rolled_and_read (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 three = N (b, 3), six = N (b, 6), rolled = E (b, SET_SLOT, 0),
          shown = E (b, NUM_SHOWN, rolled);
  guint16 it = E0 (b, SET_IT), face = E (b, NUM_SHOWN, it),
          hit = E (b, TEST_NUMBER, face, three, 0);
  guint16 hits = E (b, SET_WHERE, rolled, hit), n_hits = E (b, NUM_COUNT, hits),
          n_dice = E (b, NUM_COUNT, rolled);
  guint16 program = PROGRAM (b, 1, I (ROLL, 0, three, six), NOTE_NUMBER (b, shown),
                             NOTE_NUMBER (b, n_hits), NOTE_NUMBER (b, n_dice), I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  Fate fate = { .n = 3, .results = { 4, 2, 4 } };
  SortieWatch watch = { .fate = { &fate, decide } };
  b->play.watch = &watch;
  bout_start (b, program, SUN, SORTIE_NOTHING);
  NOTED (b, "10 2 3"); /* two dice that show the same are two */
  tap_int (fate.outcomes[0], 6);
  b->play.watch = NULL;
  bout_start (b, program, SUN, SORTIE_NOTHING);
  gint shown_now = g_array_index (b->notes, gint, 3);
  CU_ASSERT (shown_now >= 3 && shown_now <= 18);
}

/* More dice than there is room for are not rolled, and the state says so. */
static void
dice_have_a_bound (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 more = N (b, SORTIE_MAX_SET + 1), six = N (b, 6);
  guint16 program = PROGRAM (b, 1, I (ROLL, 0, more, six), I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  guint64 draws = b->play.s->rng.draws;
  bout_start (b, program, SUN, SORTIE_NOTHING);
  CU_ASSERT_TRUE (b->play.s->overflowed);
  CU_ASSERT_TRUE (b->play.s->rng.draws == draws);
}

static void
chance_picks_members (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), two = N (b, 2), nine = N (b, 9),
          one = E (b, SET_SLOT, 0), picked = E (b, SET_SLOT, 3);
  guint16 attack = E (b, NUM_VALUE, ATTACK, one, 0), count = E (b, NUM_COUNT, picked);
  guint16 program = PROGRAM (b, 4, I (PICK, 3, enemies, two), I (EACH, 0, picked, 5),
                             I (NEXT, 0, 5), NOTE_NUMBER (b, attack), I (JUMP, 2),
                             I (PICK, 3, enemies, nine), NOTE_NUMBER (b, count), I0 (STOP));
  guint16 once = N (b, 1), one_of_three = PROGRAM (b, 1, I (PICK, 0, enemies, once), I0 (STOP));
  CARD (b, "card", 1, CLAUSE (PLAY, .program = program), CLAUSE (PLAY, .program = one_of_three));
  guint16 lion = CARD0 (b, "lion", 5), wolf = CARD0 (b, "wolf", 3), mouse = CARD0 (b, "mouse", 1);
  bout_begin (b);
  bout_put (b, lion, MOON, ROW, 0);
  bout_put (b, wolf, MOON, ROW, 1);
  bout_put (b, mouse, MOON, ROW, 2);
  Fate fate = { .n = 4, .results = { 2, 0, 0, 0 } };
  SortieWatch watch = { .fate = { &fate, decide } };
  b->play.watch = &watch;
  bout_start (b, program, SUN, SORTIE_NOTHING);
  NOTED (b, "1 3 3");
  tap_int (fate.outcomes[0], 3);
  tap_int (fate.outcomes[1], 2);
  b->play.watch = NULL;
  guint64 draws = b->s->rng.draws;
  bout_start (b, one_of_three, SUN, SORTIE_NOTHING);
  tap_int (b->s->rng.draws, draws + 1);
}

/* Calls. */

static void
arguments_are_worked_out_left_to_right (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 self = E0 (b, SET_SELF), two = N (b, 2), marks = E (b, NUM_MARK, TOKENS, self);
  guint16 program = PROGRAM (
      b, 0, CALL (b, SORTIE_PROC_MARK, 's', self, 'i', TOKENS, 'n', two, 'i', SORTIE_CHANGE_ADD),
      NOTE_NUMBER (b, two), NOTE_NUMBER (b, marks), I0 (STOP));
  guint16 card = card_with (b, program);
  bout_begin (b);
  SortieRef source = bout_put (b, card, SUN, ROW, 0);
  SortieOrigin origin = bout_origin (b, SUN, source);
  sortie_run (&b->play, program, &origin, NULL);
  sortie_frames_run (&b->play, 0);

  const SortieFrame *f = sortie_frame_top (&b->play);
  CU_ASSERT (f->native);
  tap_int (f->code, SORTIE_PROC_MARK);
  tap_int (f->slots, 4 + SORTIE_EXTRA_SLOTS);
  tap_int (f->seat, SUN);
  tap_int (f->cause, SORTIE_CAUSE_ABILITY);
  CU_ASSERT (f->source == source);
  CU_ASSERT (sortie_slot_ref (&b->play, f, 0) == source);
  tap_int (sortie_slot (&b->play, f, 1), TOKENS);
  tap_int (sortie_slot (&b->play, f, 2), 2);
  tap_int (sortie_slot (&b->play, f, 3), SORTIE_CHANGE_ADD);
  tap_int (sortie_slot (&b->play, f, 4), 0);
  bout_run (b);
  NOTED (b, "2 2");
}

static void
a_procedure_may_ask (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 done = E0 (b, NUM_DONE);
  guint16 program =
      PROGRAM (b, 0, CALL (b, SORTIE_GAME_PROC (ASK), 'i', 0), NOTE_NUMBER (b, done), I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  bout_start (b, program, SUN, SORTIE_NOTHING);
  tap_int (b->s->decision.kind, SORTIE_GAME_ASK (0));
  ANSWER (b, sortie_ref_seat (SUN));
  NOTED (b, "9");
}

static void
play_effects_of_others_are_done_as_ones_own (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 self = E0 (b, SET_SELF), allies = E (b, SET_WORD, ALLIES),
          attack = E (b, NUM_VALUE, ATTACK, self, 0), hundred = N (b, 100);
  guint16 never = E (b, TEST_WORD, DARK), plus = MANY (b, NUM_PLUS, attack, hundred);
  guint16 first = PROGRAM (b, 0, NOTE_NUMBER (b, attack), I0 (STOP));
  guint16 second = PROGRAM (b, 0, NOTE_NUMBER (b, plus), I0 (STOP));
  guint16 mimic = PROGRAM (b, 0, I (DO, allies, 0), NOTE_NUMBER (b, hundred), I0 (STOP));
  guint16 vine = CARD (b, "vine", 2, CLAUSE (PLAY, .program = mimic));
  guint16 lion = CARD (b, "lion", 5, CLAUSE (PLAY, .program = first),
                       CLAUSE (PLAY, .program = second, .test = never));
  guint16 wolf =
      CARD (b, "wolf", 3, CLAUSE (PLAY, .program = first), CLAUSE (PLAY, .program = second));
  bout_begin (b);
  SortieRef source = bout_put (b, vine, SUN, ROW, 0);
  bout_put (b, lion, SUN, ROW, 1);
  bout_put (b, wolf, SUN, ROW, 2);
  bout_start (b, mimic, SUN, source);
  /* the lion's first, since it is not dark; the wolf's both, in order; all with the vine's attack
   */
  NOTED (b, "2 2 102 100");
}

static void
play_effects_of_any_sort_are_done (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 allies = E (b, SET_WORD, ALLIES), one = N (b, 1), two = N (b, 2);
  guint16 first = PROGRAM (b, 0, NOTE_NUMBER (b, one), I0 (STOP));
  guint16 second = PROGRAM (b, 0, NOTE_NUMBER (b, two), I0 (STOP));
  guint16 mimic = PROGRAM (b, 0, I (DO, allies, -1), I0 (STOP));
  guint16 vine = CARD (b, "vine", 2, CLAUSE (PLAY, .program = mimic));
  guint16 wolf =
      CARD (b, "wolf", 3, CLAUSE (PLAY, .program = first), CLAUSE (PLAY, .program = second));
  bout_begin (b);
  SortieRef source = bout_put (b, vine, SUN, ROW, 0);
  bout_put (b, wolf, SUN, ROW, 1);
  bout_start (b, mimic, SUN, source);
  NOTED (b, "1 2");
}

static void
a_link_is_negated (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 program = PROGRAM (b, 0, I0 (NEGATE), I0 (STOP));
  card_with (b, program);
  bout_begin (b);
  SortieLink *links = sortie_state_links (b->s);
  links[0] = (SortieLink){
    .card = SORTIE_NO_INDEX, .event = SORTIE_NO_INDEX, .answers = SORTIE_NO_INDEX
  };
  links[1] = links[2] = links[0];
  links[1].answers = 0;
  b->s->n_links = 2;
  links[2].answers = 0; /* of a chain that is over */
  SortieOrigin origin = bout_origin (b, MOON, SORTIE_NOTHING);
  origin.link = 2;
  sortie_run (&b->play, program, &origin, NULL);
  bout_run (b);
  origin.link = 0; /* answers nothing */
  sortie_run (&b->play, program, &origin, NULL);
  bout_run (b);
  tap_int (links[0].flags, 0);
  tap_int (links[1].flags, 0);
  origin.link = 1; /* SS-11.12: the link it answers */
  sortie_run (&b->play, program, &origin, NULL);
  bout_run (b);
  tap_int (links[0].flags, SORTIE_LINK_NEGATED);
  tap_int (links[1].flags, 0);
  links[0].flags = SORTIE_LINK_STANDS;
  sortie_run (&b->play, program, &origin, NULL);
  bout_run (b);
  tap_int (links[0].flags, SORTIE_LINK_STANDS);
  bout_start (b, program, MOON, SORTIE_NOTHING); /* outside of any chain */
  CU_ASSERT (bout_is_over (b));
}

static void
what_is_about_to_happen_changes (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 three = N (b, 3), much = N (b, -30);
  guint16 more = PROGRAM (b, 0, I (CHANGE, three, SORTIE_CHANGE_ADD), I0 (STOP));
  guint16 set = PROGRAM (b, 0, I (CHANGE, three, SORTIE_CHANGE_SET), I0 (STOP));
  guint16 less = PROGRAM (b, 0, I (CHANGE, much, SORTIE_CHANGE_ADD), I0 (STOP)),
          none = PROGRAM (b, 0, I0 (CANCEL), I0 (STOP));
  CARD (b, "card", 1, CLAUSE (REPLACE, .key = BLOW, .program = more),
        CLAUSE (REPLACE, .key = BLOW, .program = set),
        CLAUSE (REPLACE, .key = BLOW, .program = less),
        CLAUSE (REPLACE, .key = BLOW, .program = none));
  bout_begin (b);
  SortieEvent *event = sortie_state_events (b->s);
  *event = (SortieEvent){ .type = BLOW, .amount = 5 };
  b->s->n_events = 1;
  SortieOrigin origin = bout_origin (b, SUN, SORTIE_NOTHING);
  origin.event = event;
  const struct
  {
    guint16 program;
    gint amount, flags;
  } steps[] = {
    { more, 8, 0 }, { set, 3, 0 }, { less, 0, 0 }, { none, 0, SORTIE_EVENT_CANCELLED }
  };
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      sortie_run (&b->play, steps[i].program, &origin, NULL);
      bout_run (b);
      tap_int (event->amount, steps[i].amount); /* the pipeline's own event */
      tap_int (event->flags, steps[i].flags);
    }
  bout_start (b, more, SUN, SORTIE_NOTHING); /* without an event nothing happens */
  bout_start (b, none, SUN, SORTIE_NOTHING);
  CU_ASSERT (bout_is_over (b));
}

/* Suspending. */

static guint16
long_program (Bout *b)
{
  guint16 you = E0 (b, SET_YOU), opponents = E0 (b, SET_OPPONENTS),
          enemies = E (b, SET_WORD, ENEMIES), one = N (b, 1), six = N (b, 6);
  guint16 each = E (b, SET_SLOT, 0), chosen = E (b, SET_SLOT, 3), rolled = E (b, SET_SLOT, 4),
          shown = E (b, NUM_SHOWN, rolled);
  guint16 life = E (b, NUM_VARIABLE, LIFE, opponents);
  return PROGRAM (
      b, 5, I (EACH, 0, enemies, 8), I (NEXT, 0, 8), I (CHOOSE, 3, enemies, one, one, you),
      I (ROLL, 4, one, six),
      CALL (b, SORTIE_PROC_MARK, 's', chosen, 'i', WOUNDS, 'n', shown, 'i', SORTIE_CHANGE_ADD),
      I (MAY, opponents, 0, 7),
      CALL (b, SORTIE_PROC_MARK, 's', each, 'i', TOKENS, 'n', one, 'i', SORTIE_CHANGE_ADD),
      I (JUMP, 1),
      CALL (b, SORTIE_PROC_VARIABLE, 'i', LIFE, 's', opponents, 'n', life, 'i', SORTIE_CHANGE_ADD),
      I0 (STOP));
}

static void
start_long_program (Bout *b)
{
  guint16 program = long_program (b), card = card_with (b, program), foe = CARD0 (b, "foe", 2);
  bout_begin (b);
  SortieRef source = bout_put (b, card, SUN, ROW, 0);
  for (guint i = 0; i < 3; i++)
    bout_put (b, foe, MOON, ROW, i);
  bout_start (b, program, SUN, source);
}

/* Answers whatever is asked by the same rule: the last candidate, and yes. */
static void
play_on (Bout *b)
{
  while (b->s->decision.kind != SORTIE_ASK_NOTHING)
    {
      const SortieDecision *d = &b->s->decision;
      const SortieRef *refs = (const SortieRef *) sortie_state_locals (b->s) + d->list;
      if (d->kind == SORTIE_ASK_YES_NO)
        bout_say (b, TRUE);
      else
        ANSWER (b, refs[d->n - 1]);
    }
}

static void
a_suspended_program_is_part_of_the_state (void)
{
  g_autoptr (Bout) b = bout_new ();
  start_long_program (b);
  ANSWER (b, sortie_place_piece (&b->play, sortie_setup_place (b->setup, ROW, MOON, 0)));
  bout_say (b, FALSE);
  tap_int (b->s->decision.kind, SORTIE_ASK_CHOOSE); /* in the second round of the loop */

  SortieState *original = b->s;
  g_autofree SortieState *copy = g_memdup2 (original, original->size);
  play_on (b);
  CU_ASSERT (bout_is_over (b));
  b->s = b->play.s = copy;
  play_on (b);
  CU_ASSERT (bout_is_over (b));
  g_autofree char *difference = sortie_state_compare (original, copy);
  tap_string (difference, NULL);
  tap_int (sortie_piece_mark (
               &b->play, sortie_place_piece (&b->play, sortie_setup_place (b->setup, ROW, MOON, 0)),
               TOKENS),
           0);
  tap_int (sortie_piece_mark (
               &b->play, sortie_place_piece (&b->play, sortie_setup_place (b->setup, ROW, MOON, 1)),
               TOKENS),
           1);
  tap_int (sortie_var (&b->play, LIFE, MOON), 30);
  b->s = b->play.s = original;
}

static void
a_suspended_program_survives_writing (void)
{
  g_autoptr (Bout) b = bout_new ();
  start_long_program (b);

  gsize size = sortie_state_write (b->s, NULL, 0);
  g_autofree guint8 *bytes = g_malloc (size);
  g_autoptr (GError) error = NULL;
  sortie_state_write (b->s, bytes, size);
  play_on (b);
  SortieState *original = b->s, *copy = sortie_state_new (&b->setup->bounds);
  CU_ASSERT (sortie_state_read (copy, bytes, size, &error));
  tap_no_error (error);
  b->s = b->play.s = copy;
  play_on (b);
  g_autofree char *difference = sortie_state_compare (original, copy);
  tap_string (difference, NULL);
  b->s = b->play.s = original;
  g_free (copy);
}

/* Bounds. */

static void
endless_calls_overflow (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 self = E0 (b, SET_SELF);
  guint16 program = PROGRAM (b, 0, I (DO, self, 0), I0 (STOP));
  guint16 card = card_with (b, program);
  bout_begin (b);
  SortieRef source = bout_put (b, card, SUN, ROW, 0);
  bout_start (b, program, SUN, source);
  CU_ASSERT (b->s->overflowed);
  tap_int (b->s->n_frames, b->s->cap_frames);
  while (!bout_is_over (b)) /* the engine takes them off */
    sortie_frame_end (&b->play, sortie_frame_top (&b->play), 0);
  tap_int (b->s->n_locals, 0);
  tap_int (b->s->n_events, 0);
}

static void
lists_without_room_overflow (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), all = N (b, 0), hand = E (b, SET_CARDS, HAND, you, 0, all),
          one = N (b, 1);
  guint16 bind = PROGRAM (b, 3, I (BIND, 0, hand), I (BIND, 1, hand), I (BIND, 2, hand), I0 (STOP));
  guint16 ask = PROGRAM (b, 3, I (BIND, 0, hand), I (BIND, 1, hand),
                         I (CHOOSE, 2, hand, one, one, you), I0 (STOP));
  guint16 call = PROGRAM (b, 3, I (BIND, 0, hand), I (BIND, 1, hand),
                          CALL (b, SORTIE_PROC_LOOK, 's', hand, 's', you), I0 (STOP));
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = bind), CLAUSE (PLAY, .program = ask),
                       CLAUSE (PLAY, .program = call));
  bout_begin (b);
  for (guint i = 0; i < 45; i++) /* three times 45 is more than the 120 locals */
    bout_deal (b, card, SUN, HAND);
  guint16 programs[] = { bind, ask, call };
  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      b->s->overflowed = FALSE;
      bout_start (b, programs[i], SUN, SORTIE_NOTHING);
      CU_ASSERT (b->s->overflowed);
      tap_int (b->s->decision.kind, SORTIE_ASK_NOTHING);
      while (!bout_is_over (b))
        sortie_frame_end (&b->play, sortie_frame_top (&b->play), 0);
      tap_int (b->s->n_locals, 0);
    }
}

static void
loops_do_not_use_up_the_locals (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), all = N (b, 0), hand = E (b, SET_CARDS, HAND, you, 0, all),
          many = N (b, 200);
  guint16 program = PROGRAM (b, 2, I (REPEAT, 0, many), I (AGAIN, 0, 4), I (BIND, 1, hand),
                             I (JUMP, 1), I0 (STOP));
  guint16 card = card_with (b, program);
  bout_begin (b);
  for (guint i = 0; i < 30; i++)
    bout_deal (b, card, SUN, HAND);
  bout_start (b, program, SUN, SORTIE_NOTHING);
  CU_ASSERT (!b->s->overflowed);
  CU_ASSERT (bout_is_over (b));
}

static void
effects_are_set_up (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 self = E0 (b, SET_SELF), one = N (b, 1),
          clause = bout_inner (b, 0, MODIFY (ATTACK, ADD, self, one));
  guint16 program = PROGRAM (b, 0, I (DURING, clause, SORTIE_UNTIL_END_OF_TURN), I0 (STOP));
  guint16 card = card_with (b, program);
  bout_begin (b);
  SortieRef source = bout_put (b, card, SUN, ROW, 0);
  bout_start (b, program, SUN, source);
  bout_start (b, program, SUN, source); /* plain effects add up */
  tap_int (sortie_value (&b->play, ATTACK, source), 3);
  tap_int (sortie_state_effects (b->s)[0].until, SORTIE_UNTIL_END_OF_TURN);
  sortie_effects_end_of_turn (&b->play, SUN);
  tap_int (sortie_value (&b->play, ATTACK, source), 1);
}

static void
every_instruction_has_a_test (void)
{
  for (guint op = 0; op < SORTIE_N_OPS; op++)
    if (!bout_has_used_op (op))
      CU_FAIL ("an instruction without a test");
  CU_ASSERT (bout_has_used_op (SORTIE_OP_ROLL));
}

static const TapTest tests[] = {
  { "instructions run one after the other and jump", steps_go_on_and_jump },
  { "numbers and sets are bound when they are reached", numbers_and_sets_are_bound },
  { "loops visit the members that are still there", loops_visit_members_that_are_there },
  { "<repeat> runs as often as its number says", repetitions_are_counted },
  { "a choice is made by a seat, from a set", a_choice_is_made_by_a_seat },
  { "SS-7.12 up to allows none", up_to_allows_none },
  { "<may> asks yes or no, and <else> follows from no", may_is_yes_or_no },
  { "what may be done has a price", what_may_be_done_has_a_price },
  { "no choice of nothing is offered for a price", no_choice_of_nothing_is_offered },
  { "a number is chosen from a range", a_number_is_chosen },
  { "one of several ways is gone, if it is open", one_of_several_ways_is_gone },
  { "what is not paid for is over", what_is_not_paid_for_is_over },
  { "what the last effect did is known after a question",
    the_last_effect_is_known_after_a_question },
  { "<roll> rolls dice, whose results can be read", dice_are_rolled_and_read },
  { "more dice than there is room for stop the effect", dice_have_a_bound },
  { "<pick> takes members at random", chance_picks_members },
  { "arguments are worked out left to right", arguments_are_worked_out_left_to_right },
  { "a procedure may ask, and continues with the answer", a_procedure_may_ask },
  { "play effects of others are done as one's own", play_effects_of_others_are_done_as_ones_own },
  { "play effects of any sort are done", play_effects_of_any_sort_are_done },
  { "SS-11.12 a link is negated by what answers it", a_link_is_negated },
  { "what is about to happen is changed and cancelled", what_is_about_to_happen_changes },
  { "effects are set up for a time and add up", effects_are_set_up },
  { "a clone goes on in the middle of a program as the original does",
    a_suspended_program_is_part_of_the_state },
  { "a program in the middle survives writing and reading", a_suspended_program_survives_writing },
  { "endless calls overflow", endless_calls_overflow },
  { "lists without room overflow", lists_without_room_overflow },
  { "loops do not use up the locals", loops_do_not_use_up_the_locals },
  { "each instruction of the language stands in a test", every_instruction_has_a_test },
  { NULL },
};

TAP_MAIN (tests)
