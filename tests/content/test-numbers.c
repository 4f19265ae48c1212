/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "content/load.h"
#include "tests/tap/tap.h"
#include "language/compiler.h"

/* A program with two numbers that its author wrote and one that a default stands for. */
static char *
compare (gint written, gint another, gint meant, const char *text)
{
  SortieNumbers *numbers = sortie_numbers_new ();
  SortieLiteral literals[] = { { written, TRUE }, { another, TRUE }, { meant, FALSE } };
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (SortieLiteral));
  char *wrong;

  g_array_append_vals (list, literals, G_N_ELEMENTS (literals));
  sortie_numbers_add (numbers, list);
  sortie_numbers_allow (numbers, 50);
  wrong = sortie_numbers_compare (numbers, text);
  sortie_numbers_free (numbers);
  return wrong;
}

static void
agrees (gint written, gint another, gint meant, const char *text)
{
  g_autofree char *wrong = compare (written, another, meant, text);

  tap_string (wrong, NULL);
}

static void
differs (gint written, gint another, gint meant, const char *text, const char *expected)
{
  g_autofree char *wrong = compare (written, another, meant, text);

  tap_string (wrong, expected);
}

static void
digits (void)
{
  agrees (2, 3, 1, "Deal 2 damage, then heal 3.");
  agrees (2, 3, 1, "+2 or more; 3+ hits.");
  differs (2, 3, 1, "Deal 2 damage, then heal 4.",
           "the text says 4, but the program has no such number");
  differs (2, 3, 1, "Deal 2 damage.", "the program says 3, but the text does not");
}

static void
word_numbers (void)
{
  agrees (2, 12, 1, "Two cards, Twelve wounds.");
  differs (2, 2, 1, "Two cards and five more.",
           "the text says 5, but the program has no such number");
  /* parts of words are no numbers */
  agrees (2, 2, 1, "2 tents, often twofold, seventh, 2nd and 3rd");
}

static void
other_ways (void)
{
  agrees (2, 2, 1, "Both of them.");
  agrees (2, 3, 1, "Twice, or triple.");
  /* they may stand where the program has no number */
  agrees (0, 0, 0, "Both players.");
}

static void
ones_and_zeros (void)
{
  agrees (1, 0, 0, "Draw a card.");
  agrees (1, 0, 0, "Draw 1 card; one of yours; down to 0.");
  differs (2, 2, 2, "Draw 2 cards, discard 1.",
           "the text says 1, but the program has no such number");
}

static void
signs (void)
{
  agrees (-2, 0, 0, "2 less; -2 and +2.");
}

static void
meant_and_allowed (void)
{
  agrees (0, 0, 6, "On a roll of a die.");
  agrees (0, 0, 6, "On a roll of a die of 6 sides.");
  agrees (0, 0, 0, "Life 50.");
}

static void
other_letters (void)
{
  agrees (2, 2, 0, "Łowczyni zadaje „2”, né3.");
}

static const TapTest tests[] = {
  { "digits must be the program's, and the program's must be told", digits },
  { "words from two to twelve are numbers", word_numbers },
  { "twice and both are ways to say 2", other_ways },
  { "one and zero need not be told", ones_and_zeros },
  { "-2 and +2 count as the number 2", signs },
  { "what is only meant may be told or not", meant_and_allowed },
  { "letters of all alphabets make words", other_letters },
  { NULL },
};

TAP_MAIN (tests)
