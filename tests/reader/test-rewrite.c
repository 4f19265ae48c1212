/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-rewrite.c: the parts of a line, and what people write around names; in the toy game (tests/toy/toy.h). */
#include "reader/reader.h"
#include "match/front-end.h"
#include "tests/toy/lamps.h"

static const char *const mixed[] = { "candle", "lantern", "beacon", "candle", NULL };

typedef struct
{
  const char *typed, *text;
} Line;

static void
expect_parts (const char *typed, const char *text)
{
  g_auto (SortieLine) line = { .n = 0 };
  g_autofree char *is = NULL;

  sortie_line_init (&line, typed);
  sortie_line_split (&line);
  is = sortie_line_text (&line, 0);
  tap_string (is, text);
}

static void
semicolons_split_a_line (void)
{
  static const Line lines[] = {
    { "strike", "strike" },      { "strike; done", "strike; done" }, { "strike;done", "strike; done" },
    { "a;b;;c", "a; b; c" },     { "a b ; c", "a b; c" },            { "a ;b", "a; b" },
    { "strike;", "strike" },     { ";", ";" },                       { "", "" },
    { "strike.", "strike" },     { "strike!; done.", "strike; done" }, { "?", "?" },
    { "hand, please", "hand" },
    { "please, strike!", "strike" },   { "please", "please" },       { "strike, please; done", "strike; done" },
    { "storm boss. done turn", "storm boss; done turn" },            { "storm boss.track1", "storm boss.track1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    expect_parts (lines[i].typed, lines[i].text);
}

static void
parts_stay_when_words_change (void)
{
  g_auto (SortieLine) line = { .n = 0 }, part = { .n = 0 };
  g_autofree char *changed = NULL, *rest = NULL, *both = NULL;

  sortie_line_init (&line, "a b;c;d e");
  sortie_line_split (&line);
  CU_ASSERT_TRUE (sortie_line_begins_part (&line, 2));
  CU_ASSERT_FALSE (sortie_line_begins_part (&line, 1));
  CU_ASSERT_FALSE (sortie_line_begins_part (&line, 0));
  sortie_line_init_part (&part, &line, 1, 3);
  rest = sortie_line_text (&part, 0);
  tap_string (rest, "b; c; d");
  sortie_line_replace (&line, 1, 1, NULL); /* the end moves to the word before */
  sortie_line_replace (&line, 1, 1, "x");
  sortie_line_replace (&line, 2, 0, "y");
  changed = sortie_line_text (&line, 0);
  tap_string (changed, "a; x; y d e");
  sortie_line_append (&part, &line, 3);
  both = sortie_line_text (&part, 0);
  tap_string (both, "b; c; d; d e");
}

/* The bits of a line end before its words do. */
static void
a_long_line_keeps_its_words (void)
{
  GString *typed = g_string_new (NULL);
  g_auto (SortieLine) line = { .n = 0 };
  g_autofree char *text = NULL;

  for (guint i = 0; i < 2 * SORTIE_MAX_LINE_WORDS; i++)
    g_string_append (typed, "a; ");
  sortie_line_init (&line, typed->str);
  sortie_line_split (&line);
  tap_int (line.n, 2 * SORTIE_MAX_LINE_WORDS);
  sortie_line_replace (&line, 100, 1, "b");
  sortie_line_replace (&line, 63, 2, NULL);
  text = sortie_line_text (&line, 97);
  tap_int (line.n, 2 * SORTIE_MAX_LINE_WORDS - 2);
  tap_string (line.words[98], "b");
  g_string_free (typed, TRUE);
}

static void
lines_are_rewritten (void)
{
  static const Line lines[] = {
    { "light candle sill1;light candle sill2", "light candle sill1; light candle sill2" },
    { "light beacon sill1 candle and lantern", "light beacon sill1 candle lantern" },
    { "light beacon sill1 candle, lantern", "light beacon sill1 candle lantern" },
    { "light candle sill1, then light candle sill2", "light candle sill1; light candle sill2" },
    { "light candle sill1 and please light candle sill2", "light candle sill1; light candle sill2" },
    { "please light beacon sill1 using both candle and lantern", "light beacon sill1 candle lantern" },
    { "light the candle on the sill1", "light candle sill1" },
    { "shift from sill1 to sill2", "shift sill1 sill2" },
    { "strike and", "strike and" },               /* nothing follows it */
    { "strike; pass all", "strike; pass-all" },
    { "strike; pass; all", "strike; pass; all" }, /* two parts */
    { "shift sill1-sill2", "shift sill1 sill2" },
    { "shift sill1-sill2, then strike", "shift sill1 sill2; strike" },
    { "shift sill1 sill2, sill2 to sill1", "shift sill1 sill2; shift sill2 sill1" },
    { "shift sill1 sill2,sill2 to sill1", "shift sill1 sill2; shift sill2 sill1" },
    { "light beacon sill1 candle,lantern", "light beacon sill1 candle lantern" },
    { "shift sill1-window", "shift sill1-window" },
    /* orders with one verb, unless the words behind "and" answer a question of the first */
    { "light candle sill1 and sill2", "light candle sill1; light candle sill2" },
    { "light the candle on sill1, sill2; done", "light candle sill1; light candle sill2; done" },
    /* an order like the first; one name alone may be an answer */
    { "shift sill1 sill2; sill2 sill1", "shift sill1 sill2; shift sill2 sill1" },
    { "shift sill1 sill2; sill2; sill2 sill1", "shift sill1 sill2; sill2; sill2 sill1" },
    { "candle sill1", "candle sill1" },           /* legal as it is */
    { "candle sill1; candle sill1", "light candle sill1; candle sill1" }, /* the first is a move of its own */
    { "candle sill1 sill1", "candle sill1 sill1" },
  };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (SortieLine) line = { .n = 0 };
      g_autofree char *is = NULL;

      sortie_line_init (&line, lines[i].typed);
      sortie_line_rewrite (sortie_match_offers (match, NORTH), &line);
      is = sortie_line_text (&line, 0);
      tap_string (is, lines[i].text);
    }
}

/* What several moves would continue stays as it is; with one, it is filled in (T-1: the opener answers yes or no). */
static void
a_verb_alone_is_filled_in (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed), new = lamps_match (1, FALSE);
  SortieOffers *offers = sortie_match_offers (match, NORTH);
  g_auto (SortieLine) several = { .n = 0 }, parts = { .n = 0 }, letter = { .n = 0 };

  sortie_line_init (&several, "light");
  tap_int (sortie_line_rewrite (offers, &several), SORTIE_GAP_VERB);
  tap_int (several.n, 1);
  sortie_line_init (&parts, "light; done");
  tap_int (sortie_line_rewrite (offers, &parts), SORTIE_GAP_VERB);
  tap_int (parts.n, 2);
  sortie_line_init (&letter, "n");
  sortie_line_rewrite (sortie_match_offers (new, NORTH), &letter);
  tap_string (letter.words[0], "no");
}

static const TapTest tests[] = {
  { "semicolons split a line", semicolons_split_a_line },
  { "parts stay when words change", parts_stay_when_words_change },
  { "a long line keeps its words", a_long_line_keeps_its_words },
  { "what people write around names is rewritten", lines_are_rewritten },
  { "a verb alone is filled in if only one move is possible", a_verb_alone_is_filled_in },
  { NULL },
};

TAP_MAIN (tests)
