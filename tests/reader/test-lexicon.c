/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lexicon.c: what is meant by a name, in the toy game. */
#include "reader/internal.h"
#include "reader/reader.h"
#include "match/front-end.h"
#include "tests/toy/lamps.h"

static const char *const mixed[] = { "candle", "lantern", "beacon", "candle", NULL };

static gboolean
find (SortieMatch *match, guint kinds, const char *typed, SortieNameFound *ret)
{
  return sortie_lexicon_find (sortie_offers_names (sortie_match_offers (match, NORTH)),
                              sortie_match_view (match, NORTH), kinds, typed, ret);
}

static void
expect_fit (SortieMatch *match, guint kinds, const char *typed, SortieNameFit fit)
{
  SortieNameFound found;

  tap_note ("%s", typed);
  CU_ASSERT_TRUE (find (match, kinds, typed, &found));
  tap_int (found.fit, fit);
}

static void
expect_nothing (SortieMatch *match, guint kinds, const char *typed)
{
  SortieNameFound found;

  tap_note ("%s", typed);
  CU_ASSERT_FALSE (find (match, kinds, typed, &found));
}

static void
names_fit_more_or_less (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect_fit (match, SORTIE_NAME_DEF, "candle", SORTIE_NAME_IS_IT);
  expect_fit (match, SORTIE_NAME_DEF, "Candle", SORTIE_NAME_IS_IT);
  expect_fit (match, SORTIE_NAME_DEF, "CANDLE", SORTIE_NAME_SOUNDS_ALIKE);
  expect_fit (match, SORTIE_NAME_DEF, "can", SORTIE_NAME_BEGINS);
  expect_nothing (match, SORTIE_NAME_DEF, "moth");
  expect_nothing (match, SORTIE_NAME_DEF, "ndle");
  expect_fit (match, SORTIE_NAME_VALUE, "cost", SORTIE_NAME_IS_IT);
  expect_fit (match, SORTIE_NAME_STEP, "play", SORTIE_NAME_IS_IT);
}

static void
only_names_of_the_kinds_asked_for_count (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieNameFound found;

  expect_nothing (match, SORTIE_NAME_SEAT | SORTIE_NAME_ZONE, "candle");
  CU_ASSERT_TRUE (find (match, SORTIE_NAME_SEAT | SORTIE_NAME_DEF, "candle", &found));
  tap_int (found.kind, SORTIE_NAME_DEF);
}

static void
what_several_begin_with_names_none (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieNameFound found;

  CU_ASSERT_FALSE (find (match, SORTIE_NAME_PLACE, "sill", &found));
  tap_int (found.fit, SORTIE_NAME_IS_FIRST);
  CU_ASSERT_TRUE (found.several);
  expect_fit (match, SORTIE_NAME_PLACE, "sill2", SORTIE_NAME_IS_IT);
}

static void
an_id_of_a_seat_is_whole (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieNameFound found;

  CU_ASSERT_TRUE (find (match, SORTIE_NAME_SEAT_ID, "south", &found));
  tap_int (found.index, SOUTH);
  CU_ASSERT_TRUE (find (match, SORTIE_NAME_SEAT, "sou", &found));
  tap_int (found.index, SOUTH);
  expect_nothing (match, SORTIE_NAME_SEAT_ID, "sou");
}

/* Of a pile that everybody has one's own is meant; whose another's is must be said. */
static void
bare_names_of_piles_are_ones_own (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  const SortieSetup *setup = sortie_match_setup (match);
  SortieNameFound found;

  CU_ASSERT_TRUE (find (match, SORTIE_NAME_ZONE, "hand", &found));
  tap_int (found.index, sortie_setup_zone (setup, TOY_HAND, NORTH));
  CU_ASSERT_TRUE (find (match, SORTIE_NAME_ZONE, "south.ashes", &found));
  tap_int (found.index, sortie_setup_zone (setup, TOY_ASHES, SOUTH));
  CU_ASSERT_TRUE (find (match, SORTIE_NAME_ZONE, "South Ashes", &found));
  tap_int (found.index, sortie_setup_zone (setup, TOY_ASHES, SOUTH));
  CU_ASSERT_FALSE (sortie_lexicon_find (sortie_offers_names (sortie_match_offers (match, NORTH)),
                                        NULL, SORTIE_NAME_ZONE, "hand", &found));
}

/* What burns is meant rather than what is in the hand; of equal cards the first. */
static void
things_on_the_table_come_first (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieNameFound found;

  CU_ASSERT_TRUE (find (match, SORTIE_NAME_THING, "candle", &found));
  tap_int (sortie_ref_kind (found.index), SORTIE_REF_CARD);
  lamps_play (match, NORTH, "light candle sill1");
  CU_ASSERT_TRUE (find (match, SORTIE_NAME_THING, "candle", &found));
  tap_int (sortie_ref_kind (found.index), SORTIE_REF_PIECE);
  CU_ASSERT_TRUE (find (match, SORTIE_NAME_THING, "sill1", &found));
  tap_int (sortie_ref_kind (found.index), SORTIE_REF_PIECE);
}

/* North's lantern and beacon: south sees neither of them. */
static void
what_is_hidden_has_no_name (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) hidden = g_ptr_array_new_with_free_func (g_free);
  SortieLexicon *names = sortie_offers_names (sortie_match_offers (match, NORTH));

  sortie_lexicon_carriers (names, sortie_match_view (match, NORTH), "beacon", seen);
  tap_int (seen->len, 1);
  sortie_lexicon_carriers (names, sortie_match_view (match, SORTIE_NO_SEAT), "beacon", hidden);
  tap_int (hidden->len, 0);
}

static void
expect_list (SortieMatch *match, guint kinds, const char *expected)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;

  sortie_lexicon_list (sortie_offers_names (sortie_match_offers (match, NORTH)),
                       sortie_match_view (match, NORTH), kinds, SORTIE_LIST_WRITTEN, list);
  g_ptr_array_add (list, NULL);
  joined = g_strjoinv (" ", (char **) list->pdata);
  tap_string (joined, expected);
}

static void
lists_are_written_as_one_types (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect_list (match, SORTIE_NAME_SEAT, "north south");
  expect_list (match, SORTIE_NAME_PLACE, "sill1 sill2 sill3 south.sill1 south.sill2 south.sill3");
  expect_list (match, SORTIE_NAME_DEF, "candle lantern beacon");
  expect_list (match, SORTIE_NAME_VALUE, "cost shine");
  lamps_play (match, NORTH, "light candle sill2");
  expect_list (match, SORTIE_NAME_THING, "sill2");
}

static void
content_has_names_without_a_match (void)
{
  g_autoptr (SortieLexicon) names = sortie_lexicon_new (lamps ()->catalogue, NULL);
  SortieNameFound found;

  CU_ASSERT_TRUE (sortie_lexicon_find (names, NULL, SORTIE_NAME_DEF, "lantern", &found));
  tap_string (lamps ()->catalogue->defs[found.index].id, "lantern");
}

/* Between hyphens some words of the name, in their order, each perhaps only begun. */
static void
names_are_outlined (void)
{
  const char *const name = "front line facing player two";

  CU_ASSERT_TRUE (sortie_lexicon_outlines ("front-line-two", name));
  CU_ASSERT_TRUE (sortie_lexicon_outlines ("fro-two", name));
  CU_ASSERT_TRUE (sortie_lexicon_outlines ("two", name));
  CU_ASSERT_TRUE (sortie_lexicon_outlines ("no-man's-t", "no man's land facing player two"));
  CU_ASSERT_FALSE (sortie_lexicon_outlines ("two-front", name));
  CU_ASSERT_FALSE (sortie_lexicon_outlines ("front-line-one", name));
  CU_ASSERT_FALSE (sortie_lexicon_outlines ("front-two-two", name));
  CU_ASSERT_FALSE (sortie_lexicon_outlines ("front-", name));
  CU_ASSERT_FALSE (sortie_lexicon_outlines ("ront", name));
}

static void
another_form_is_of_one_word_or_several (void)
{
  static const char *const words[] = { "", "wystaw", "zagraj", "wystaw", "zagrany", NULL };
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieLexicon *names = sortie_offers_names (sortie_match_offers (match, NORTH));
  guint found = 0;

  tap_int (sortie_lexicon_inflected (names, "wystawiam", words, &found), 1);
  tap_int (found, 1);
  tap_int (sortie_lexicon_inflected (names, "zagral", words, &found), 2);
  tap_int (found, 2);
  tap_int (sortie_lexicon_inflected (names, "wystw", words, NULL), 0); /* that is a slip */
  tap_int (sortie_lexicon_inflected (names, "wystawiam", NULL, NULL), 0);
  tap_int (sortie_lexicon_inflected (names, "kandela", mixed, NULL), 0);
  tap_int (sortie_lexicon_inflected (names, "candles", mixed, &found), 1); /* it stands there twice */
  tap_int (found, 0);
  CU_ASSERT_TRUE (sortie_lexicon_is_inflected_verb (names, "lighted"));
  CU_ASSERT_FALSE (sortie_lexicon_is_inflected_verb (names, "candles"));
}

static const TapTest tests[] = {
  { "names fit more or less", names_fit_more_or_less },
  { "names of places are outlined by some of their words", names_are_outlined },
  { "only names of the kinds asked for count", only_names_of_the_kinds_asked_for_count },
  { "what several begin with names none of them", what_several_begin_with_names_none },
  { "the id of a seat is only found whole", an_id_of_a_seat_is_whole },
  { "bare names of piles are one's own", bare_names_of_piles_are_ones_own },
  { "what is on the table comes first", things_on_the_table_come_first },
  { "what is hidden has no name", what_is_hidden_has_no_name },
  { "lists are written as one types", lists_are_written_as_one_types },
  { "content has names without a match", content_has_names_without_a_match },
  { "another form is of one word or of several", another_form_is_of_one_word_or_several },
  { NULL },
};

TAP_MAIN (tests)
