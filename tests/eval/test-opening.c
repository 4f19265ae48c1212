/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <sortie/query.h>
#include "eval/internal.h"
#include "language/internal.h"
#include "tests/eval/bout.h"
#include "tests/tap/tap.h"

/* A choice of @by into @slot: so many of what there is. */
#define CHOOSE(slot, from, least, by) I (CHOOSE, slot, from, least, least, by)

static guint16
note (Bout *b)
{
  return N (b, 1);
}

static void
a_choice_that_comes_first_must_find_something (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), allies = E (b, SET_WORD, ALLIES), one = N (b, 1),
          two = N (b, 2), you = E0 (b, SET_YOU);
  SortieInstruction deed = CALL (b, SORTIE_GAME_PROC (NOTE), 'n', note (b));
  guint16 first = PROGRAM (b, 1, CHOOSE (0, enemies, one, you), deed, I0 (STOP)),
          of_two = PROGRAM (b, 1, CHOOSE (0, enemies, two, you), deed, I0 (STOP)),
          second = PROGRAM (b, 2, CHOOSE (0, enemies, one, you), I (LET, 1, one),
                            CHOOSE (1, allies, one, you), deed, I0 (STOP));
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = first));
  bout_begin (b);
  SortieContext ctx = bout_context (b, SUN, SORTIE_NOTHING);

  tap_int (sortie_opening_lack (&ctx, first), enemies);
  bout_put (b, card, MOON, ROW, 0);
  tap_int (sortie_opening_lack (&ctx, first), SORTIE_NO_EXPR);
  tap_int (sortie_opening_lack (&ctx, of_two), SORTIE_NO_EXPR); /* as far as possible */
  tap_int (sortie_opening_lack (&ctx, second), allies);
  tap_int (sortie_opening_deed (&ctx, second)->op, SORTIE_OP_CALL);
}

static void
what_may_be_left_out_demands_nothing (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), one = N (b, 1), none = N (b, 0),
          you = E0 (b, SET_YOU), others = E0 (b, SET_OPPONENTS), all = E0 (b, SET_SEATS),
          dark = E (b, TEST_WORD, DARK);
  SortieInstruction deed = CALL (b, SORTIE_GAME_PROC (NOTE), 'n', note (b));
  guint16 up_to = PROGRAM (b, 1, I (CHOOSE, 0, enemies, none, one, you), deed, I0 (STOP)),
          of_others = PROGRAM (b, 1, CHOOSE (0, enemies, one, others), deed, I0 (STOP)),
          of_all = PROGRAM (b, 1, CHOOSE (0, enemies, one, all), deed, I0 (STOP)),
          after = PROGRAM (b, 1, deed, CHOOSE (0, enemies, one, you), I0 (STOP)),
          may = PROGRAM (b, 1, I (MAY, you, 0, 3), CHOOSE (0, enemies, one, you), deed, I0 (STOP)),
          perhaps = PROGRAM (b, 1, I (UNLESS, dark, 3), CHOOSE (0, enemies, one, you), deed,
                             I0 (STOP));
  const guint16 programs[] = { up_to, of_others, of_all, after, may, perhaps };
  bout_begin (b);
  SortieContext ctx = bout_context (b, SUN, SORTIE_NOTHING);

  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    tap_int (sortie_opening_lack (&ctx, programs[i]), SORTIE_NO_EXPR);
  CU_ASSERT (sortie_opening_deed (&ctx, up_to) != NULL);
  CU_ASSERT (sortie_opening_deed (&ctx, may) == NULL);
  CU_ASSERT (sortie_opening_deed (&ctx, perhaps) == NULL);
}

static void
a_condition_that_asks_for_the_choice_goes_on (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 enemies = E (b, SET_WORD, ENEMIES), allies = E (b, SET_WORD, ALLIES), one = N (b, 1),
          none = N (b, 0), you = E0 (b, SET_YOU), chosen = E (b, SET_SLOT, 0),
          any = E (b, TEST_ANY, chosen, one);
  SortieInstruction deed = CALL (b, SORTIE_GAME_PROC (NOTE), 'n', note (b));
  guint16 sure = PROGRAM (b, 2, CHOOSE (0, enemies, one, you), I (UNLESS, any, 4),
                          CHOOSE (1, allies, one, you), deed, I0 (STOP)),
          unsure = PROGRAM (b, 2, I (CHOOSE, 0, enemies, none, one, you), I (UNLESS, any, 4),
                            CHOOSE (1, allies, one, you), deed, I0 (STOP)),
          among = PROGRAM (b, 2, CHOOSE (0, enemies, one, you), CHOOSE (1, chosen, one, you), deed,
                           I0 (STOP));
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = sure));
  bout_begin (b);
  bout_put (b, card, MOON, ROW, 0);
  SortieContext ctx = bout_context (b, SUN, SORTIE_NOTHING);

  tap_int (sortie_opening_lack (&ctx, sure), allies);
  tap_int (sortie_opening_lack (&ctx, unsure), SORTIE_NO_EXPR);
  CU_ASSERT (sortie_opening_deed (&ctx, unsure) == NULL);
  tap_int (sortie_opening_lack (&ctx, among), SORTIE_NO_EXPR); /* known when the first is made */
  CU_ASSERT (sortie_opening_deed (&ctx, among) != NULL);
}

static void
a_card_does_not_find_itself (void)
{
  g_autoptr (Bout) b = bout_new ();
  guint16 you = E0 (b, SET_YOU), zero = N (b, 0), one = N (b, 1),
          hand = E (b, SET_CARDS, HAND, you, 0, zero);
  SortieInstruction deed = CALL (b, SORTIE_GAME_PROC (NOTE), 'n', note (b));
  guint16 program = PROGRAM (b, 1, CHOOSE (0, hand, one, you), deed, I0 (STOP));
  guint16 card = CARD (b, "card", 1, CLAUSE (PLAY, .program = program));
  bout_begin (b);
  SortieContext ctx = bout_context (b, SUN, bout_deal (b, card, SUN, HAND));

  tap_int (sortie_opening_lack (&ctx, program), hand);
  bout_deal (b, card, SUN, HAND);
  tap_int (sortie_opening_lack (&ctx, program), SORTIE_NO_EXPR);
}

static const TapTest tests[] = {
  { "R-115 a choice that comes first must find something",
    a_choice_that_comes_first_must_find_something },
  { "R-115 what may be left out, or comes later, demands nothing",
    what_may_be_left_out_demands_nothing },
  { "R-115 a condition that only asks what was chosen goes on",
    a_condition_that_asks_for_the_choice_goes_on },
  { "R-23 a card that is played does not find itself", a_card_does_not_find_itself },
  { NULL },
};

TAP_MAIN (tests)
