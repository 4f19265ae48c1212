/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <sortie/base.h>
#include "base/internal.h"
#include "tests/tap/tap.h"

#include <string.h>

static void
identifiers_are_told_from_other_words (void)
{
  static const char *const good[] = {
    "imp", "a", "7", "gutter-ghoul", "c-3-po", "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeee"
  };
  static const char *const bad[] = { "",
                                     "-",
                                     "-imp",
                                     "imp-",
                                     "gutter--ghoul",
                                     "Imp",
                                     "gutter ghoul",
                                     "gutter_ghoul",
                                     "ż",
                                     "imp\n",
                                     "a.b",
                                     "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeee" };

  for (gsize i = 0; i < G_N_ELEMENTS (good); i++)
    CU_ASSERT_TRUE (sortie_words_is_id (good[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    CU_ASSERT_FALSE (sortie_words_is_id (bad[i]));
  CU_ASSERT_FALSE (sortie_words_is_id (NULL));
}

static const char *const verbs[] = {
  "raise", "draw", "damage", NULL, "destroy", "discard", "move"
};

static const char *
nearest (const char *word)
{
  return sortie_words_nearest (word, verbs, G_N_ELEMENTS (verbs));
}

static void
an_identifier_stands_alone_in_a_text (void)
{
  CU_ASSERT_TRUE (sortie_words_name ("hand: imp, seal-of-ruin*2", "seal-of-ruin"));
  CU_ASSERT_TRUE (sortie_words_name ("seal-of-ruin seal", "seal"));
  CU_ASSERT_TRUE (sortie_words_name ("imp/passive", "imp"));
  CU_ASSERT_FALSE (sortie_words_name ("seal-of-ruin", "seal"));
  CU_ASSERT_FALSE (sortie_words_name ("imps", "imp"));
  CU_ASSERT_FALSE (sortie_words_name ("gutter-imp", "imp"));
  CU_ASSERT_FALSE (sortie_words_name ("", "imp"));
}

static void
one_slip_of_each_kind_is_found (void)
{
  tap_string (nearest ("rasie"), "raise");   /* exchanged */
  tap_string (nearest ("rais"), "raise");    /* left out */
  tap_string (nearest ("raaise"), "raise");  /* inserted */
  tap_string (nearest ("raize"), "raise");   /* replaced */
  tap_string (nearest ("Damage"), "damage"); /* case is no slip */
  tap_string (nearest ("DISCARD"), "discard");
  tap_string (nearest ("destory"), "destroy");
}

/* One mistake in three letters: of four letters, three must be right. */
static void
two_slips_in_a_short_word_are_another_word (void)
{
  static const char *const words[] = { "help", "step", "movement" };

  tap_string (sortie_words_nearest ("keep", words, 3), NULL);
  tap_string (sortie_words_nearest ("hero", words, 3), NULL);
  tap_string (sortie_words_nearest ("hepl", words, 3), "help");
  tap_string (sortie_words_nearest ("mvoemetn", words, 3), "movement");
}

static void
an_exchange_is_one_slip (void)
{
  static const char *const words[] = { "bacd", "axcd" };

  /* "abcd" is one exchange from the first and one replacement from the second: the first wins. */
  tap_string (sortie_words_nearest ("abcd", words, 2), "bacd");
}

static void
words_far_from_all_have_no_nearest (void)
{
  tap_string (nearest ("summon"), NULL);
  tap_string (nearest ("x"), NULL);
  tap_string (nearest (""), NULL);
  tap_string (nearest ("dr"), NULL);
  tap_string (sortie_words_nearest ("raise", NULL, 0), NULL);
}

static void
the_nearest_wins_and_the_first_among_equals (void)
{
  static const char *const words[] = { "goblin", "goblins", "gobling" };

  tap_string (sortie_words_nearest ("goblinz", words, 3), "goblin");
  tap_string (sortie_words_nearest ("goblins", words, 3), "goblins");
}

static void
the_beginning_of_a_name_is_compared_too (void)
{
  static const char *const words[] = { "Quit", "Quick start: Hearts", "New match" };

  tap_string (sortie_words_nearest ("quikc", words, 3), "Quick start: Hearts");
  tap_string (sortie_words_nearest ("quikc strat", words, 3), "Quick start: Hearts");
  tap_string (sortie_words_nearest ("quti", words, 3), "Quit");
  tap_string (sortie_words_nearest ("nwe match", words, 3), "New match");
  tap_string (sortie_words_nearest ("new mtach please", words, 3), NULL);
}

static void
a_later_part_of_a_name_is_compared_too (void)
{
  static const char *const words[] = { "wayside-healer", "Troll on a Chain", "chair" };

  tap_string (sortie_words_nearest ("heeler", words, 3), "wayside-healer");
  tap_string (sortie_words_nearest ("chian", words, 3), "Troll on a Chain");
  tap_string (sortie_words_nearest ("chairs", words, 3), "chair");
  tap_string (sortie_words_nearest ("hxxler", words, 3), NULL);
}

static void
letters_are_letters_not_bytes (void)
{
  static const char *const words[] = { "łódź" };

  tap_string (sortie_words_nearest ("łodź", words, 1), "łódź");
  tap_string (sortie_words_nearest ("ŁÓDŹ", words, 1), "łódź");
}

static void
noise_is_compared_safely (void)
{
  g_autofree char *endless = g_strnfill (100000, 'a');
  const char *words[] = { endless, "\xff\xfe", "raise" };

  tap_string (sortie_words_nearest (endless, words, 3), NULL);
  tap_string (sortie_words_nearest ("\303raise", words, 3), "raise");
  tap_string (sortie_words_nearest ("raise", words, 3), "raise");
}

static void
messages_end_with_the_nearest_word (void)
{
  g_autofree char *hint = sortie_words_did_you_mean ("rasie", verbs, G_N_ELEMENTS (verbs));
  g_autofree char *none = sortie_words_did_you_mean ("summon", verbs, G_N_ELEMENTS (verbs));

  tap_string (hint, "; did you mean “raise”?");
  tap_string (none, "");
}

/* What was written is known, but does not help where it stands: another word is no slip of the keys
 * then, and itself no advice. */
static void
no_word_is_suggested_for_itself (void)
{
  static const char *const words[] = { "raise", "raises" };
  g_autofree char *itself = sortie_words_did_you_mean ("raise", words, 1);
  g_autofree char *before_others = sortie_words_did_you_mean ("raise", words, 2);
  g_autofree char *other_case = sortie_words_did_you_mean ("Raise", words, 1);
  g_autofree char *alone = sortie_words_instead ("raise", words, 1);
  g_autofree char *among = sortie_words_instead ("raise", words, 2);

  tap_string (itself, "");
  tap_string (before_others, "");
  tap_string (other_case, "; did you mean “raise”?");
  tap_string (alone, "");
  tap_string (among, "; there are: raises");
}

static void
what_is_no_identifier_is_refused_with_one (void)
{
  g_autofree char *spelt = sortie_words_not_id ("Toy Game");
  g_autofree char *path = sortie_words_not_id ("../toy.so");
  g_autofree char *endless = g_strnfill (9000, 'A'), *cut = sortie_words_not_id (endless);

  tap_string (spelt, "“Toy Game” is not an identifier: lower-case letters, digits and hyphens; "
                     "did you mean “toy-game”?");
  tap_string (path, "“../toy.so” is not an identifier: lower-case letters, digits and hyphens");
  CU_ASSERT_TRUE (strlen (cut) < 200);
}

/* Up to eight words are named where none of them is near. */
static void
all_where_they_are_few (void)
{
  static const char *const eight[] = { "ace", "two", "three", NULL, "four", "five", "six", "seven" };
  static const char *const nine[]
      = { "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine" };
  g_autofree char *near = sortie_words_instead ("thre", eight, 8);
  g_autofree char *few = sortie_words_instead ("lantern", eight, 8);
  g_autofree char *many = sortie_words_instead ("lantern", nine, 9);
  g_autofree char *none = sortie_words_instead ("lantern", NULL, 0);

  tap_string (near, "; did you mean “three”?");
  tap_string (few, "; there are: ace, two, three, four, five, six, seven");
  tap_string (many, "");
  tap_string (none, "");
}

/* What xgettext 0.21 extracts for these texts with an ITS rule of space="default". */
static void
white_space_collapses_as_in_xgettext (void)
{
  static const struct
  {
    const char *text, *collapsed;
  } cases[] = {
    { " a  b ", "a b" },
    { "c\t\n d", "c d" },
    { "\re\r f\r", "\re\r f\r" },
    { "g\u00a0 h\u00a0", "g\u00a0 h\u00a0" },
    { "   ", "" },
    { "", "" },
    { "p\n\tq", "p q" },
    { "plain", "plain" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *collapsed = sortie_words_collapse (cases[i].text);

      tap_string (collapsed, cases[i].collapsed);
    }
}

static char *
split_and_join (const char *line)
{
  g_auto (GStrv) words = sortie_words_split (line);

  return g_strjoinv ("|", words);
}

static void
lines_are_cut_into_words (void)
{
  static const struct
  {
    const char *line, *words;
  } cases[] = {
    { "summon fighter c3", "summon|fighter|c3" },
    { "  move\tc3   e3 \n", "move|c3|e3" },
    { "play \"Spectral Shaman\" c3", "play|Spectral Shaman|c3" },
    { "play “Duch Szamana” x", "play|Duch Szamana|x" },
    { "play „Duch Szamana” x", "play|Duch Szamana|x" },
    { "play Demon's Kiss", "play|Demon's|Kiss" },
    { "play \"Demon's Kiss", "play|Demon's Kiss" },
    { "name=\"a b\"c", "name=a bc" },
    { "a \"\" b", "a||b" },
    { "bad \xff\xfe bytes", "bad|\xff\xfe|bytes" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = split_and_join (cases[i].line);

      tap_string (words, cases[i].words);
    }
}

static void
an_empty_line_has_no_words (void)
{
  g_auto (GStrv) none = sortie_words_split ("");
  g_auto (GStrv) blank = sortie_words_split (" \t ");
  g_auto (GStrv) quoted = sortie_words_split ("\"\"");

  tap_int (g_strv_length (none), 0);
  tap_int (g_strv_length (blank), 0);
  tap_int (g_strv_length (quoted), 1);
}

static void
check_alike (const char *a, const char *b)
{
  g_autofree char *folded_a = sortie_words_fold (a);
  g_autofree char *folded_b = sortie_words_fold (b);
  g_autofree char *twice = sortie_words_fold (folded_a);

  tap_string (folded_a, folded_b);
  tap_string (twice, folded_a);
  CU_ASSERT_TRUE (sortie_words_fold_to (a, folded_b) && sortie_words_fold_to (b, folded_a));
}

static void
names_match_without_accents_and_case (void)
{
  check_alike ("Łowczyni Żądz", "lowczyni zadz");
  check_alike ("ZAŻÓŁĆ GĘŚLĄ JAŹŃ", "zazolc gesla jazn");
  check_alike ("Příšerně žluťoučký kůň", "PRISERNE ZLUTOUCKY KUN");
  check_alike ("Árvíztűrő tükörfúrógép", "arvizturo tukorfurogep");
  check_alike ("Ação", "acao");
  check_alike ("Straße", "STRASSE");
  check_alike ("I ı İ i", "i i i i");
  check_alike ("z\u0307\u0301", "z"); /* marks that stand apart */
  check_alike ("Demon’s  Kiss", "demon's kiss");
  check_alike ("\uff27oblin\u00a0King", "goblin king"); /* full width, unbreakable space */
  check_alike (" Æther—Elf ", "aether-elf");
  check_alike ("\t Front  Line\n", "front line");
  check_alike (" \n", "");
}

static void
different_names_stay_different (void)
{
  static const char *const names[] = { "imp", "imps", "i mp", "ímpy", "1mp" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    for (gsize j = 0; j < i; j++)
      {
        g_autofree char *a = sortie_words_fold (names[i]);
        g_autofree char *b = sortie_words_fold (names[j]);

        CU_ASSERT_STRING_NOT_EQUAL (a, b);
        CU_ASSERT_FALSE (sortie_words_fold_to (names[i], b));
      }
}

static void
words_may_have_another_ending (void)
{
  CU_ASSERT_TRUE (sortie_words_end_otherwise ("rycerza", "rycerz przysiegi"));
  CU_ASSERT_TRUE (sortie_words_end_otherwise ("rycerza przys", "rycerz przysiegi"));
  CU_ASSERT_TRUE (sortie_words_end_otherwise ("przysiege", "rycerz przysiegi"));
  CU_ASSERT_TRUE (sortie_words_end_otherwise ("bossami", "boss"));
  CU_ASSERT_TRUE (sortie_words_end_otherwise ("muru", "mur")); /* a whole word may be short */
  CU_ASSERT_TRUE (sortie_words_end_otherwise ("reke", "reka")); /* all but its last vowel may be, too */
  CU_ASSERT_FALSE (sortie_words_end_otherwise ("stol", "stos"));
  CU_ASSERT_TRUE (sortie_words_end_otherwise ("asa kier", "as kier")); /* a word among others may be shorter */
  CU_ASSERT_TRUE (sortie_words_end_otherwise ("asa", "as kier"));      /* and so may the first */
  CU_ASSERT_FALSE (sortie_words_end_otherwise ("asa", "czarny as"));
  CU_ASSERT_FALSE (sortie_words_end_otherwise ("mura", "murarz")); /* this begins it */
  CU_ASSERT_FALSE (sortie_words_end_otherwise ("muru", "murarz")); /* the stem is too short */
  CU_ASSERT_FALSE (sortie_words_end_otherwise ("rycerzowska", "rycerz przysiegi")); /* the ending is too long */
  CU_ASSERT_FALSE (sortie_words_end_otherwise ("rycerza miecza", "rycerz przysiegi"));
  CU_ASSERT_FALSE (sortie_words_end_otherwise ("knigth", "oath knight")); /* that is a slip */
  CU_ASSERT_FALSE (sortie_words_end_otherwise ("rycerz", "rycerz przysiegi"));
  CU_ASSERT_FALSE (sortie_words_end_otherwise ("track9", "track2"));
  CU_ASSERT_FALSE (sortie_words_end_otherwise ("", "rycerz"));
}

static void
words_are_forms_of_one (void)
{
  CU_ASSERT_TRUE (sortie_words_are_inflected ("magii", "magia"));
  CU_ASSERT_TRUE (sortie_words_are_inflected ("atakowac", "atakuj"));
  CU_ASSERT_TRUE (sortie_words_are_inflected ("zagraj", "zagrywam"));
  CU_ASSERT_FALSE (sortie_words_are_inflected ("przestan", "przekaz")); /* both endings are too long together */
  CU_ASSERT_FALSE (sortie_words_are_inflected ("mury", "mur"));         /* the stem is too short */
  CU_ASSERT_FALSE (sortie_words_are_inflected ("knigth", "knight"));    /* that is a slip */
  CU_ASSERT_FALSE (sortie_words_are_inflected ("wystw", "wystaw"));     /* so is that */
}

static void
whole_words_are_parts_of_a_name (void)
{
  CU_ASSERT_TRUE (sortie_words_are_part ("rage", "goblin rage"));
  CU_ASSERT_TRUE (sortie_words_are_part ("goblin", "goblin rage"));
  CU_ASSERT_TRUE (sortie_words_are_part ("goblin rage", "goblin rage"));
  CU_ASSERT_TRUE (sortie_words_are_part ("horde attack", "goblin horde attack"));
  CU_ASSERT_TRUE (sortie_words_are_part ("rage", "goblin-rage"));
  CU_ASSERT_TRUE (sortie_words_are_part ("ąż", "wąż ąż"));
  CU_ASSERT_FALSE (sortie_words_are_part ("rag", "goblin rage"));
  CU_ASSERT_FALSE (sortie_words_are_part ("age", "goblin rage"));
  CU_ASSERT_FALSE (sortie_words_are_part ("ż", "wąż"));
  CU_ASSERT_FALSE (sortie_words_are_part ("goblin attack", "goblin horde attack"));
  CU_ASSERT_FALSE (sortie_words_are_part ("track2", "boss.track2"));
  CU_ASSERT_FALSE (sortie_words_are_part ("", "goblin rage"));
}

static void
folding_takes_any_bytes (void)
{
  g_autofree char *folded = sortie_words_fold ("a\377b");

  CU_ASSERT_TRUE (g_utf8_validate (folded, -1, NULL));
  tap_string (folded, "a\ufffdb");
}

static const TapTest tests[] = {
  { "identifiers are told from other words", identifiers_are_told_from_other_words },
  { "an identifier stands alone in a text", an_identifier_stands_alone_in_a_text },
  { "one slip of each kind is found", one_slip_of_each_kind_is_found },
  { "two slips in a short word are another word", two_slips_in_a_short_word_are_another_word },
  { "two neighbours exchanged are one slip", an_exchange_is_one_slip },
  { "a word far from all has no nearest", words_far_from_all_have_no_nearest },
  { "the nearest wins, and the first among equals", the_nearest_wins_and_the_first_among_equals },
  { "the beginning of a name is compared, too", the_beginning_of_a_name_is_compared_too },
  { "a later part of a name is compared too, with one mistake in four letters", a_later_part_of_a_name_is_compared_too },
  { "letters are compared, not bytes", letters_are_letters_not_bytes },
  { "noise and endless words are compared safely", noise_is_compared_safely },
  { "a message ends with the nearest word or nothing", messages_end_with_the_nearest_word },
  { "no word is suggested to who wrote it", no_word_is_suggested_for_itself },
  { "what is no identifier is refused with one", what_is_no_identifier_is_refused_with_one },
  { "or with all words, where they are few", all_where_they_are_few },
  { "white space collapses as in xgettext", white_space_collapses_as_in_xgettext },
  { "a line is cut into words, quotes keep spaces", lines_are_cut_into_words },
  { "an empty line has no words", an_empty_line_has_no_words },
  { "names match without accents and case", names_match_without_accents_and_case },
  { "different names stay different", different_names_stay_different },
  { "whole words are parts of a name", whole_words_are_parts_of_a_name },
  { "words are forms of one word", words_are_forms_of_one },
  { "words may have another ending", words_may_have_another_ending },
  { "folding takes any bytes", folding_takes_any_bytes },
  { NULL }
};

TAP_MAIN (tests)
