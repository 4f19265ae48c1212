/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <sortie/base.h>
#include "base/internal.h"
#include "tests/tap/tap.h"

#include <string.h>

static void
check_clean (const char *foreign, const char *clean)
{
  g_autofree char *text = sortie_text_clean (foreign);

  tap_string (text, clean);
}

static void
foreign_text_loses_its_powers (void)
{
  check_clean ("a\033[31mb", "a\ufffd[31mb");
  check_clean ("a\302\23331mb", "a\ufffd31mb"); /* the same command in one character */
  check_clean ("a\ab\bc\177", "a\ufffdb\ufffdc\ufffd");
  check_clean ("a\u202egpj.exe\u202c", "agpj.exe");
  check_clean ("\u2066x\u2069\u200e\u200f\u061c", "x");
  check_clean ("a\nb\r\nc\rd\te\u2028f\u2029g\xc2\x85h", "a b c d e f g h");
  check_clean ("a\xff\xc3z", "a\ufffd\ufffdz");
  check_clean ("\2332J", "\ufffd2J"); /* C1 as a bare byte */
  check_clean ("\ufffe\ufdd0", "\ufffd\ufffd");
  check_clean (NULL, "");
}

static void
honest_text_stays (void)
{
  check_clean ("Zażółć gęślą jaźń — “…” 戦 e\u0301", "Zażółć gęślą jaźń — “…” 戦 e\u0301");
}

/* Over all of Unicode: what comes out is safe, and safe text is not changed. */
static void
clean_text_is_safe (void)
{
  for (gunichar c = 1; c <= 0x10ffff; c++)
    {
      char letter[7] = "";

      if (c >= 0xd800 && c <= 0xdfff)
        continue;
      letter[g_unichar_to_utf8 (c, letter)] = '\0';

      g_autofree char *clean = sortie_text_clean (letter);

      CU_ASSERT_FATAL (*clean == '\0' || sortie_text_is_safe (g_utf8_get_char (clean)));
      CU_ASSERT_FATAL (strcmp (clean, letter) == 0 || !sortie_text_is_safe (c));
    }
}

static void
unsafe_is_what_the_terminal_acts_on (void)
{
  static const gunichar unsafe[] = { 0x00,   0x09,   0x0a,   0x1b,     0x1f,    0x7f,
                                     0x80,   0x9b,   0x9f,   0x61c,    0x200e,  0x200f,
                                     0x2028, 0x2029, 0x202a, 0x202e,   0x2066,  0x2069,
                                     0xd800, 0xfdd0, 0xffff, 0x10ffff, 0x110000 };
  static const gunichar safe[] = { 0x20,  0x7e,   0xa0,   0xad,   0x142,
                                   0x301, 0x200d, 0x2026, 0xfffd, 0x1f409 };

  for (gsize i = 0; i < G_N_ELEMENTS (unsafe); i++)
    CU_ASSERT_FALSE (sortie_text_is_safe (unsafe[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (safe); i++)
    CU_ASSERT_TRUE (sortie_text_is_safe (safe[i]));
}

static void
widths_are_columns (void)
{
  tap_int (sortie_text_width (""), 0);
  tap_int (sortie_text_width ("imp"), 3);
  tap_int (sortie_text_width ("żółw"), 4);
  tap_int (sortie_text_width ("z\u0307o\u0301"), 2);
  tap_int (sortie_text_width ("戦a"), 3);
  tap_int (sortie_text_width ("│─"), 2);
}

static void
check_truncated (const char *text, guint width, const char *ellipsis, const char *expected)
{
  g_autofree char *cut = sortie_text_truncate (text, width, ellipsis);

  tap_string (cut, expected);
  CU_ASSERT (sortie_text_width (cut) <= width);
}

static void
long_text_is_cut_to_its_width (void)
{
  check_truncated ("Goblin King", 11, "…", "Goblin King");
  check_truncated ("Goblin King", 10, "…", "Goblin Ki…");
  check_truncated ("Goblin King", 10, "...", "Goblin ...");
  check_truncated ("Goblin King", 4, NULL, "Gobl");
  check_truncated ("Goblin King", 2, "...", "Go");
  check_truncated ("Goblin King", 1, "…", "…");
  check_truncated ("Goblin King", 0, "…", "");
  check_truncated ("", 0, "…", "");
  check_truncated ("戦戦戦", 4, "…", "戦…");
  check_truncated ("o\u0301o\u0301o\u0301", 2, "…", "o\u0301…");
  check_truncated ("żółwie", 4, "…", "żół…");
}

static void
short_text_is_padded (void)
{
  g_autofree char *padded = sortie_text_pad ("戦ż", 5);
  g_autofree char *wide = sortie_text_pad ("goblin", 3);

  tap_string (padded, "戦ż  ");
  tap_string (wide, "goblin");
}

static void
check_wrapped (const char *text, guint width, const char *expected)
{
  g_auto (GStrv) lines = sortie_text_wrap (text, width);
  g_autofree char *joined = g_strjoinv ("|", lines);

  tap_string (joined, expected);
}

static void
text_wraps_between_words (void)
{
  check_wrapped ("the goblin king storms", 10, "the goblin|king|storms");
  check_wrapped ("the goblin king storms", 9, "the|goblin|king|storms");
  check_wrapped ("the  goblin ", 80, "the goblin");
  check_wrapped ("one\n\ntwo", 80, "one||two");
  check_wrapped ("", 80, "");
  check_wrapped ("żółw gęś", 4, "żółw|gęś");
}

static void
words_wider_than_a_line_are_broken (void)
{
  check_wrapped ("a goblinking b", 4, "a|gobl|inki|ng b");
  check_wrapped ("abcdef", 3, "abc|def");
  check_wrapped ("戦戦戦", 4, "戦戦|戦");
  check_wrapped ("戦戦", 1, "戦|戦");
  check_wrapped ("ab", 0, "a|b");
  check_wrapped ("gutter-ghoul-king", 8, "gutter-|ghoul-|king");
  check_wrapped ("/home/games/save.journal", 13, "/home/games/|save.journal");
  check_wrapped ("see -abcdef", 3, "see|-ab|cde|f");
}

static void
check_filled (const char *pattern, const char *expected)
{
  static const SortieTextArg args[] = {
    { "card", "Imp" },       { "n", "3" },    { "evil", "{n} %n %s" },
    { "target-2", "Ghoul" }, { "empty", "" },
  };
  g_autofree char *text = sortie_text_fill (pattern, args, G_N_ELEMENTS (args));

  tap_string (text, expected);
}

/* Names and values by turns say the same; a blank without a value stays. */
static void
sentences_are_filled (void)
{
  g_autofree char *text
      = sortie_sentence ("{card} x {n}, {who}", "n", "3", "card", "Imp", "who", NULL, NULL);
  g_autofree char *plain = sortie_sentence ("no {blank}", NULL);

  tap_string (text, "Imp x 3, {who}");
  tap_string (plain, "no {blank}");
}

static void
capitalizes (const char *text, const char *expected)
{
  g_autofree char *capital = sortie_text_capitalize (text);

  tap_string (capital, expected);
}

static void
sentences_begin_with_capitals (void)
{
  capitalizes ("a card", "A card");
  capitalizes ("żółw", "Żółw");
  capitalizes ("3 imps", "3 imps");
  capitalizes ("b3, c4 have bows.", "b3, c4 have bows.");
  capitalizes ("", "");
}

static void
blanks_are_filled_by_name (void)
{
  check_filled ("{card} deals {n} damage.", "Imp deals 3 damage.");
  check_filled ("{n} obrażenia zadaje {card}, {card}!", "3 obrażenia zadaje Imp, Imp!");
  check_filled ("{target-2}{empty}{n}", "Ghoul3");
  check_filled ("no blank", "no blank");
  check_filled ("", "");
}

static void
what_is_no_known_blank_stays (void)
{
  check_filled ("{crad} {N} {n", "{crad} {N} {n");
  check_filled ("{} { n } {{n}} {1n} {car}", "{} { n } {3} {1n} {car}");
}

static void
values_are_not_patterns (void)
{
  check_filled ("<{evil}>", "<{n} %n %s>");
  check_filled ("100 %n %s {n}", "100 %n %s 3");
}

static void
blanks_are_compared_as_sets (void)
{
  CU_ASSERT_TRUE (sortie_text_placeholders_equal ("{card}: {n}", "{n} {card} {n}"));
  CU_ASSERT_TRUE (sortie_text_placeholders_equal ("none", "żaden {"));
  CU_ASSERT_FALSE (sortie_text_placeholders_equal ("{card}: {n}", "{card}"));
  CU_ASSERT_FALSE (sortie_text_placeholders_equal ("{card}", "{card}: {n}"));
  CU_ASSERT_FALSE (sortie_text_placeholders_equal ("{card}", "{Card}"));
  CU_ASSERT_FALSE (sortie_text_placeholders_equal ("{card}", "{ card }"));
  CU_ASSERT_FALSE (sortie_text_placeholders_equal ("{n}", "{nn}"));
}

static void
contexts_are_not_shown (void)
{
  tap_string (sortie_text_translate (NULL, "a step\004Draw"), "Draw");
  tap_string (sortie_text_translate ("no-such-domain", "a step\004Draw"), "Draw");
  tap_string (sortie_text_translate (NULL, "Draw"), "Draw");
  CU_ASSERT_PTR_NULL (sortie_text_translate (NULL, NULL));
}

static const TapTest tests[] = {
  { "foreign text loses its powers over the terminal", foreign_text_loses_its_powers },
  { "text without control characters stays as it is", honest_text_stays },
  { "cleaned text is safe, for every character there is", clean_text_is_safe },
  { "unsafe is what terminals act on", unsafe_is_what_the_terminal_acts_on },
  { "the width of a text is its columns on the terminal", widths_are_columns },
  { "long text is cut to its width", long_text_is_cut_to_its_width },
  { "short text is padded to its width", short_text_is_padded },
  { "text wraps between words", text_wraps_between_words },
  { "words wider than a line are broken", words_wider_than_a_line_are_broken },
  { "sentences begin with capitals", sentences_begin_with_capitals },
  { "blanks are filled by name", blanks_are_filled_by_name },
  { "sentences are filled with names and values by turns", sentences_are_filled },
  { "what is no known blank stays visible", what_is_no_known_blank_stays },
  { "values are not patterns, and printf is not asked", values_are_not_patterns },
  { "blanks are compared as sets", blanks_are_compared_as_sets },
  { "the context of a text is never shown", contexts_are_not_shown },
  { NULL }
};

TAP_MAIN (tests)
