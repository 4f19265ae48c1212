/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-feed.c: one line for several questions, in a match of the toy game. */
#include "reader/reader.h"
#include <sortie/speech.h>
#include "tests/toy/lamps.h"
#include "match/internal.h"
#include "reader/internal.h"
#include "match/front-end.h"

static guint
count_in_hand (const SortiePlay *p, const char *id)
{
  guint16 def = sortie_catalogue_find (p->setup->catalogue, id);
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, sortie_setup_zone (p->setup, TOY_HAND, NORTH), card))
    n += sortie_state_cards (p->s)[card].def == def;
  return n;
}

/* A match in which north has at least these among its four cards and may play. Seeds are tried
 * until one deals it. */
static SortieMatch *
match_with_both (const char *a, guint n_a, const char *b, guint n_b)
{
  for (guint64 seed = 1; seed < 1000; seed++)
    {
      g_autoptr (SortieMatch) match = lamps_match (seed, FALSE);
      const SortiePlay *p = sortie_match_play (match);

      lamps_play (match, NORTH, "no");
      if (count_in_hand (p, a) >= n_a && count_in_hand (p, b) >= n_b)
        return g_steal_pointer (&match);
    }
  g_error ("no seed deals this hand");
}

static SortieMatch *
match_with (const char *card, guint n)
{
  return match_with_both (card, n, card, n);
}

static guint
cards_in (const SortieMatch *match, guint zone)
{
  const SortiePlay *p = sortie_match_play (match);

  return sortie_zone_count (p, sortie_setup_zone (p->setup, zone, NORTH));
}

static gboolean
feed (SortieMatch *match, const char *line, SortieRefusal *why)
{
  SortieFeeder feeder = sortie_feeder_for_match (match);
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };

  sortie_feed_line (&feeder, NORTH, line, &fed);
  if (why != NULL)
    *why = fed.why;
  return fed.kind == SORTIE_FED_WHOLE;
}

static void
a_line_answers_several_questions (void)
{
  g_autoptr (SortieMatch) match = match_with ("lantern", 3);

  CU_ASSERT (feed (match, "light lantern sill2 choose lantern", NULL));
  tap_int (cards_in (match, TOY_HAND), 2); /* four, one is lit, one paid (T-3) */
  tap_int (cards_in (match, TOY_ASHES), 1);
}

static void
verbs_may_be_left_out (void)
{
  g_autoptr (SortieMatch) match = match_with ("lantern", 3);

  CU_ASSERT (feed (match, "light lantern sill2 lantern", NULL));
  tap_int (cards_in (match, TOY_ASHES), 1);
}

static gboolean
begins (SortieMatch *match, const char *typed)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init (&line, typed);
  return sortie_line_begins (sortie_match_offers (match, NORTH), &line);
}

/* T-3: a lantern is paid for with a card. Before such a line, no front end gives an answer. */
static void
a_line_that_begins_with_a_move (void)
{
  g_autoptr (SortieMatch) match = match_with ("lantern", 3);

  CU_ASSERT (begins (match, "light lantern sill2"));
  CU_ASSERT (begins (match, "light lantern sill2 lantern; done"));
  CU_ASSERT (begins (match, "light lantern, sill2")); /* as people write */
  CU_ASSERT_FALSE (begins (match, "choose lantern"));
  CU_ASSERT_FALSE (begins (match, "lantern"));
  CU_ASSERT_FALSE (begins (match, ""));
  CU_ASSERT (feed (match, "light lantern sill2", NULL));
  CU_ASSERT (begins (match, "lantern"));
  CU_ASSERT (begins (match, "lantern,"));
}

static void
names_for_people_are_taken (void)
{
  g_autoptr (SortieMatch) match = match_with ("lantern", 3);

  CU_ASSERT (feed (match, "light Lantern sill2 LANTERN", NULL));
  tap_int (cards_in (match, TOY_ASHES), 1);
}

static void
what_is_missing_stays_open (void)
{
  g_autoptr (SortieMatch) match = match_with ("beacon", 2);

  CU_ASSERT (feed (match, "light beacon sill1 beacon", NULL));
  CU_ASSERT (sortie_match_play (match)->s->tentative);
  tap_int (sortie_match_play (match)->s->decision.kind, SORTIE_ASK_CHOOSE);
}

static void
a_wrong_end_abandons_the_move (void)
{
  g_autoptr (SortieMatch) match = match_with ("lantern", 3);
  g_autofree char *before = lamps_bytes (match), *after = NULL, *sentence = NULL;
  SortieRefusal why;

  CU_ASSERT_FALSE (feed (match, "light lantern sill2 sill3", &why));
  after = lamps_bytes (match);
  tap_string (after, before);
  sentence = sortie_refusal_sentence (sortie_match_play (match), NORTH, &why);
  tap_contains (sentence, "is not one of the possible choices");
}

/* What a strike brings is chance, so the line could not be judged before (T-4). */
static void
what_has_committed_stays (void)
{
  g_autoptr (SortieMatch) match = match_with ("lantern", 3);

  CU_ASSERT_FALSE (feed (match, "strike strike", NULL));
  tap_int (sortie_var (sortie_match_play (match), TOY_STRUCK, NORTH), 1);
}

/* T-4: after the strike the line is judged again. What takes only some of the words that are left is not meant. */
static void
what_a_roll_leaves_over_is_not_begun (void)
{
  g_autoptr (SortieMatch) match = match_with ("candle", 1);
  guint candles = count_in_hand (sortie_match_play (match), "candle");

  CU_ASSERT_FALSE (feed (match, "strike light candle sill1 sill1", NULL));
  tap_int (sortie_var (sortie_match_play (match), TOY_STRUCK, NORTH), 1);
  tap_int (count_in_hand (sortie_match_play (match), "candle"), candles);
}

/* Who knows a card of a hand that stays closed knows one of several, and imagines it in the place of another: that is no
 * card seen on the way, after which a line might fit all the same. */
static void
a_known_card_of_another_is_not_seen_anew (void)
{
  g_autoptr (SortieMatch) any = match_with ("candle", 2);
  const SortiePlay *p = sortie_match_play (any);

  for (SORTIE_EACH_IN_ZONE (p, sortie_setup_zone (p->setup, TOY_HAND, SOUTH), card))
    {
      g_autoptr (SortieMatch) match = match_with ("candle", 2);
      SortiePlay same = *sortie_match_play (match);

      sortie_card_reveal (&same, card, NORTH);
      CU_ASSERT_FALSE (feed (match, "light candle sill1 light candle sill1", NULL));
      tap_int (cards_in (match, TOY_HAND), 4);
    }
}

/* T-3: two lamps do not go on one sill. The first is not lit either, since it could not be put
 * out. */
static void
what_could_not_be_given_up_is_not_begun (void)
{
  g_autoptr (SortieMatch) match = match_with ("candle", 2);
  g_autofree char *before = lamps_bytes (match), *after = NULL;
  SortieRefusal why;

  CU_ASSERT_FALSE (feed (match, "light candle sill1 light candle sill1", &why));
  tap_int (why.reason, TOY_REASON_OCCUPIED);
  after = lamps_bytes (match);
  tap_string (after, before);
  CU_ASSERT (feed (match, "light candle sill1 light candle sill2", &why));
}

/* The reason that says most is told: a rule before "there is no such move". */
static void
the_best_reason_is_told (void)
{
  static const struct
  {
    const char *line;
    guint reason;
  } lines[] = {
    { "", SORTIE_REASON_NO_VERB },
    { "dance", SORTIE_REASON_NOT_UNDERSTOOD },
    { "light", SORTIE_REASON_USAGE },
    { "light unicorn sill1", SORTIE_REASON_NO_SUCH },
    { "light lantern south.sill1", TOY_REASON_NOT_YOURS },
    { "light lantern south.sill1 lantern", TOY_REASON_NOT_YOURS },
    { "yes", SORTIE_REASON_NOT_ASKED },
    { "lantern", SORTIE_REASON_UNSAID },
  };
  g_autoptr (SortieMatch) match = match_with ("lantern", 3);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      SortieRefusal why = { 0 };

      CU_ASSERT_FALSE (feed (match, lines[i].line, &why));
      tap_int (why.reason, lines[i].reason);
    }
}

static void
another_seat_is_refused (void)
{
  g_autoptr (SortieMatch) match = match_with ("lantern", 3);
  SortieFeeder feeder = sortie_feeder_for_match (match);
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };

  CU_ASSERT_FALSE (sortie_feed_line (&feeder, SOUTH, "strike", &fed));
  tap_int (fed.why.reason, SORTIE_REASON_NOT_YOU);
}

static void
looking_ahead_stops_where_something_would_be_revealed (void)
{
  g_autoptr (SortieMatch) match = match_with ("lantern", 3);
  const SortiePlay *now = sortie_match_play (match);
  g_autofree SortieState *copy = g_memdup2 (now->s, now->s->size);
  SortiePlay ahead = { .setup = now->setup, .s = copy };
  g_auto (SortieLine) line = { .n = 0 };
  guint left, steps;

  sortie_line_init (&line, "light lantern sill1 nothing");
  sortie_read_on (sortie_match_offers (match, NORTH), &ahead, &line, &left, &steps);
  tap_int (left, 1);
  tap_int (steps, 1);
  tap_int (copy->decision.kind, SORTIE_ASK_CHOOSE);
}

static void
an_answer_that_is_the_only_one_is_given (void)
{
  g_autoptr (SortieMatch) match = match_with_both ("lantern", 1, "candle", 3);
  SortieFeeder feeder = sortie_feeder_for_match (match);

  /* which of the three candles pays makes no difference */
  CU_ASSERT (feed (match, "light lantern sill1", NULL));
  CU_ASSERT (sortie_feed_settle (&feeder));
  tap_int (cards_in (match, TOY_ASHES), 1);
  /* the window of the phase is the player's own business */
  CU_ASSERT_FALSE (sortie_feed_settle (&feeder));
}

static const TapTest tests[] = {
  { "a line answers several questions", a_line_answers_several_questions },
  { "verbs may be left out where the question says what is meant", verbs_may_be_left_out },
  { "T-3 a line may begin with a move, however it is written", a_line_that_begins_with_a_move },
  { "names for people are taken", names_for_people_are_taken },
  { "what is missing stays open", what_is_missing_stays_open },
  { "a wrong end abandons the move that was begun", a_wrong_end_abandons_the_move },
  { "what has committed stays", what_has_committed_stays },
  { "behind a roll nothing is begun that leaves words over", what_a_roll_leaves_over_is_not_begun },
  { "a card that one knew in another hand is not seen anew", a_known_card_of_another_is_not_seen_anew },
  { "what could not be given up is not begun when what follows is known not to fit",
    what_could_not_be_given_up_is_not_begun },
  { "the best reason is told", the_best_reason_is_told },
  { "another seat is refused", another_seat_is_refused },
  { "looking ahead stops where something would be revealed",
    looking_ahead_stops_where_something_would_be_revealed },
  { "an answer that is the only one is given", an_answer_that_is_the_only_one_is_given },
  { NULL },
};

TAP_MAIN (tests)
