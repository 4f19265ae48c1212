/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-read.c: which legal move words begin with, and why none; in the toy game (tests/toy/toy.h).
 */
#include "reader/reader.h"
#include "tests/toy/lamps.h"
#include "reader/internal.h"
#include "match/front-end.h"

static const char *const mixed[] = { "candle", "lantern", "beacon", "candle", NULL };

/* What a line should be read as. */
typedef struct
{
  const char *line;
  const char *move; /* as it is written; NULL: none */
  guint n;          /* words that it takes */
} Reading;

static SortieRead
read_line (SortieMatch *match, const char *typed)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init (&line, typed);
  return sortie_read (sortie_match_offers (match, NORTH), &line, 0);
}

static void
expect (SortieMatch *match, const Reading *readings, guint n)
{
  const SortiePlay *p = sortie_match_play (match);

  for (guint i = 0; i < n; i++)
    {
      SortieRead read = read_line (match, readings[i].line);
      char text[SORTIE_MOVE_TEXT] = "";

      tap_note ("%s", readings[i].line);
      tap_int (read.kind, readings[i].move != NULL ? SORTIE_READ_MOVE : SORTIE_READ_NOTHING);
      if (read.kind != SORTIE_READ_MOVE || readings[i].move == NULL)
        continue;
      tap_string (sortie_move_format (p, NORTH, &read.move, text), readings[i].move);
      tap_int (read.n, readings[i].n);
    }
}

static void
legal_moves_are_read (void)
{
  static const Reading readings[] = {
    { "light candle sill1", "light candle sill1", 3 },
    { "strike", "strike", 1 },
    { "done", "done", 1 },
    { "light Candle SILL1", "light candle sill1", 3 },            /* by its name */
    { "light hand/candle north.sill1", "light candle sill1", 3 }, /* in full */
    { "light \"candle\" sill1", "light candle sill1", 3 },
  };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect (match, readings, G_N_ELEMENTS (readings));
}

/* After a verb only, in every language, and only if one offered thing is meant. */
static void
names_may_have_another_ending (void)
{
  static const Reading readings[] = {
    { "light candles sill1", "light candle sill1", 3 },
    { "light beacones sill1", "light beacon sill1", 3 },
    { "light beacony sill1", NULL, 0 }, /* no English ending */
    { "light candlex sill1", NULL, 0 }, /* a slip */
    { "light candlesticks sill1", NULL, 0 }, /* an ending of six */
    { "light candle sill9", NULL, 0 }, /* a number is no ending */
    { "beacony sill1", NULL, 0 }, /* no verb */
  };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect (match, readings, G_N_ELEMENTS (readings));
}

static void
the_longest_beginning_counts (void)
{
  static const Reading readings[] = {
    { "light candle sill1 moth", "light candle sill1", 3 },
    { "light candle sill1 light candle sill2", "light candle sill1", 3 },
    { "strike strike", "strike", 1 },
    { "done done", "done", 1 },
  };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect (match, readings, G_N_ELEMENTS (readings));
}

static void
verbs_may_be_left_out (void)
{
  static const Reading readings[] = {
    { "candle sill1", "light candle sill1", 2 },
    { "Beacon Sill3", "light beacon sill3", 2 },
    { "candle", NULL, 0 },
    { "sill1", NULL, 0 },
  };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect (match, readings, G_N_ELEMENTS (readings));
}

static void
what_is_not_legal_is_nothing (void)
{
  static const Reading readings[] = {
    { "", NULL, 0 },
    { "dance", NULL, 0 },
    { "light", NULL, 0 },
    { "light candle", NULL, 0 },
    { "light moth sill1", NULL, 0 },
    { "light candle south.sill1", NULL, 0 }, /* T-3: of the own sill */
    { "shift candle sill2", NULL, 0 },       /* T-7: it is not lit */
    { "yes", NULL, 0 },
  };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect (match, readings, G_N_ELEMENTS (readings));
}

/* A lamp that burns is written by its place, and called by its name as well. */
static void
things_are_called_in_several_ways (void)
{
  static const Reading readings[] = {
    { "shift sill1 sill2", "shift sill1 sill2", 3 },
    { "shift candle sill2", "shift sill1 sill2", 3 },
    { "shift Candle sill2", "shift sill1 sill2", 3 },
    { "shift \"Candle (Sill 1)\" sill2", "shift sill1 sill2", 3 },
    { "sill1 sill2", "shift sill1 sill2", 2 },
    { "shift sill1 sill1", NULL, 0 }, /* T-7: to a free place */
  };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  lamps_play (match, NORTH, "light candle sill1");
  expect (match, readings, G_N_ELEMENTS (readings));
}

/* From two letters on for a verb, from three for what is named after it; T-4: to strike. */
static void
beginnings_are_enough (void)
{
  static const Reading readings[] = {
    { "str", "strike", 1 },
    { "STR", "strike", 1 },
    { "s", NULL, 0 },
    { "li candle sill1", "light candle sill1", 3 },
    { "lig cand sill1", "light candle sill1", 3 },
    { "light candle sil", NULL, 0 }, /* several */
    { "strange", NULL, 0 },
  };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect (match, readings, G_N_ELEMENTS (readings));
}

/* T-4: with a lamp on each of the two other places only one is free, so "sil" means that one where a lamp is lit. */
static void
a_place_may_be_begun (void)
{
  static const Reading readings[] = {
    { "light lantern sil", "light lantern sill3", 3 },
    { "light lantern sil str", "light lantern sill3", 3 },
    { "light lantern s", NULL, 0 },
  };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  lamps_play (match, NORTH, "light candle sill1");
  lamps_play (match, NORTH, "light candle sill2");
  expect (match, readings, G_N_ELEMENTS (readings));
}

static void
another_seat_reads_nothing (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init (&line, "strike");
  tap_int (sortie_read (sortie_match_offers (match, SOUTH), &line, 0).kind, SORTIE_READ_NOTHING);
}

static void
reading_may_begin_later (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  g_auto (SortieLine) line = { .n = 0 };
  SortieRead read;

  sortie_line_init (&line, "moth light candle sill1");
  read = sortie_read (sortie_match_offers (match, NORTH), &line, 1);
  tap_int (read.kind, SORTIE_READ_MOVE);
  tap_int (read.n, 3);
}

/* ---- Why not ------------------------------------------------------------------------------- */

static void
the_best_reason_is_told (void)
{
  static const struct
  {
    const char *line;
    guint reason;
  } lines[] = {
    { "", SORTIE_REASON_NO_VERB },
    { "dance", SORTIE_REASON_NO_VERB },
    { "light", SORTIE_REASON_OPERANDS },
    { "light unicorn sill1", SORTIE_REASON_NO_SUCH },
    { "light candle south.sill1", TOY_REASON_NOT_YOURS }, /* T-3 */
    { "light candle south.sill1 candle", TOY_REASON_NOT_YOURS },
    { "yes", SORTIE_REASON_NOT_ASKED },
    { "candle", SORTIE_REASON_UNSAID },
  };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (SortieLine) line = { .n = 0 };
      SortieRefusal why = { 0 };

      sortie_line_init (&line, lines[i].line);
      tap_note ("%s", lines[i].line);
      tap_int (sortie_read_why (sortie_match_offers (match, NORTH), &line, 0, &why).kind,
               SORTIE_READ_NOTHING);
      tap_int (why.reason, lines[i].reason);
    }
}

static void
of_a_legal_line_there_is_no_reason (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  g_auto (SortieLine) line = { .n = 0 };
  SortieRefusal why = { .reason = SORTIE_REASON_NO_VERB };

  sortie_line_init (&line, "light candle sill1");
  tap_int (sortie_read_why (sortie_match_offers (match, NORTH), &line, 0, &why).kind,
           SORTIE_READ_MOVE);
  tap_int (why.reason, SORTIE_REASON_NONE);
}

static void
too_many_words_are_not_read (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  g_autoptr (GString) typed = g_string_new ("strike");
  g_auto (SortieLine) line = { .n = 0 };
  SortieRefusal why = { 0 };

  for (guint i = 0; i < SORTIE_MAX_LINE_WORDS; i++)
    g_string_append (typed, " strike");
  sortie_line_init (&line, typed->str);
  tap_int (sortie_read_why (sortie_match_offers (match, NORTH), &line, 0, &why).kind,
           SORTIE_READ_NOTHING);
  tap_int (why.reason, SORTIE_REASON_MANY_WORDS);
}

/* ---- Spelling ------------------------------------------------------------------------------ */

/* T-3, T-4: each move of a turn in which there are several of one name, on several places. */
static void
what_is_spelt_is_read (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  const SortieMoves *legal = sortie_match_legal (match);
  SortieOffers *offers = sortie_match_offers (match, NORTH);

  CU_ASSERT_TRUE_FATAL (legal->n > 3);
  for (guint i = 0; i < legal->n; i++)
    {
      g_autofree char *spelt = sortie_spell (offers, &legal->moves[i]);
      g_auto (SortieLine) line = { .n = 0 };
      SortieRead read;

      sortie_line_init (&line, spelt);
      read = sortie_read (offers, &line, 0);
      CU_ASSERT_EQUAL (read.kind, SORTIE_READ_MOVE);
      tap_int (read.n, line.n);
      CU_ASSERT_TRUE (sortie_moves_equal (&read.move, &legal->moves[i]));
    }
}

/* ---- Looking ahead ------------------------------------------------------------------------- */

static gboolean
fits_to_its_end (SortieMatch *match, const char *typed, SortieReadFault *ret)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init (&line, typed);
  return sortie_read_ahead (sortie_match_offers (match, NORTH), &line, 0, ret);
}

/* T-3: a candle costs nothing, so it is lit for good; a lantern is paid with one card, and until
 * then it can be given up. */
static void
a_line_is_judged_before_it_is_played (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieReadFault fault = { 0 };

  CU_ASSERT_TRUE (fits_to_its_end (match, "light candle sill1 light candle sill2", &fault));
  CU_ASSERT_TRUE (fits_to_its_end (match, "light lantern sill1 beacon", &fault));
  CU_ASSERT_TRUE (fits_to_its_end (match, "light candle sill1 lig candle sill2 don", &fault));
  CU_ASSERT_FALSE (fits_to_its_end (match, "light candle sill1 light candle sill1", &fault));
  tap_int (fault.n, 3);
  CU_ASSERT_TRUE (fault.committed);
  tap_int (fault.why.reason, TOY_REASON_OCCUPIED);
  g_free (fault.sentence);
  CU_ASSERT_FALSE (fits_to_its_end (match, "light lantern sill1 moth", &fault));
  CU_ASSERT_FALSE (fault.committed);
  g_free (fault.sentence);
}

/* T-4: what a strike brings is chance. */
static void
behind_chance_nothing_is_judged (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieReadFault fault;

  CU_ASSERT_TRUE (fits_to_its_end (match, "strike dance", &fault));
}

static const TapTest tests[] = {
  { "legal moves are read in every way of writing them", legal_moves_are_read },
  { "names may have another ending", names_may_have_another_ending },
  { "the longest beginning of the words counts", the_longest_beginning_counts },
  { "a whole move is read without its verb", verbs_may_be_left_out },
  { "what is not legal is nothing", what_is_not_legal_is_nothing },
  { "things are called in several ways", things_are_called_in_several_ways },
  { "the beginning of a verb or of a name is enough", beginnings_are_enough },
  { "the beginning of a place is enough", a_place_may_be_begun },
  { "another seat reads nothing", another_seat_reads_nothing },
  { "reading may begin behind the first word", reading_may_begin_later },
  { "the best reason is told", the_best_reason_is_told },
  { "of a legal line there is no reason", of_a_legal_line_there_is_no_reason },
  { "too many words are not read", too_many_words_are_not_read },
  { "a move is read as it is spelt", what_is_spelt_is_read },
  { "a line is judged before it is played", a_line_is_judged_before_it_is_played },
  { "behind chance nothing is judged", behind_chance_nothing_is_judged },
  { NULL },
};

TAP_MAIN (tests)
