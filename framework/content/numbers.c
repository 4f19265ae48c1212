/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* numbers.c: comparing the numbers in a card's text with those of its program (see load.h). */
#include "content/load.h"

#include <string.h>

struct SortieNumbers
{
  GArray *known;  /* gint: all numbers that the text may have */
  GArray *needed; /* gint: the numbers that it must have */
};

static const char *const words[] = {
  "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
};

/* Other ways to express a number, which the text may use if the program has it. */
static const struct
{
  const char *word;
  gint number;
} ways[] = {
  { "both", 2 }, { "twice", 2 }, { "double", 2 }, { "half", 2 }, { "thrice", 3 }, { "triple", 3 },
};

SortieNumbers *
sortie_numbers_new (void)
{
  SortieNumbers *numbers = g_new0 (SortieNumbers, 1);

  numbers->known = g_array_new (FALSE, FALSE, sizeof (gint));
  numbers->needed = g_array_new (FALSE, FALSE, sizeof (gint));
  return numbers;
}

void
sortie_numbers_free (SortieNumbers *numbers)
{
  if (numbers == NULL)
    return;
  g_array_unref (numbers->known);
  g_array_unref (numbers->needed);
  g_free (numbers);
}

static gboolean
has (const GArray *list, gint number)
{
  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, gint, i) == number)
      return TRUE;
  return FALSE;
}

static void
put_number (GArray *list, gint number)
{
  if (!has (list, number))
    g_array_append_val (list, number);
}

void
sortie_numbers_allow (SortieNumbers *numbers, gint number)
{
  put_number (numbers->known, ABS (number));
}

void
sortie_numbers_add (SortieNumbers *numbers, const GArray *literals)
{
  for (guint i = 0; i < literals->len; i++)
    {
      const SortieLiteral *literal = &g_array_index (literals, SortieLiteral, i);

      put_number (numbers->known, ABS (literal->value));
      if (literal->written && ABS (literal->value) >= 2)
        put_number (numbers->needed, ABS (literal->value));
    }
}

/* ---- The text ------------------------------------------------------------------------- */

/* The end of the word that begins at @text: letters and digits of any alphabet. */
static const char *
end_of_word (const char *text)
{
  while (g_ascii_isalnum (*text)
         || ((guchar) *text >= 0x80 && g_unichar_isalnum (g_utf8_get_char (text))))
    text = g_utf8_next_char (text);
  return text;
}

/* The length of the shortest number word. */
#define SHORTEST 3
#define LONGEST 6

/* The number of a word; *@ret_must: whether the program must have it. 0 if it is not a number. */
static gint
number_of_word (const char *word, gsize length, gboolean *ret_must)
{
  if (length < SHORTEST || length > LONGEST)
    return 0;
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strlen (words[i]) == length && g_ascii_strncasecmp (words[i], word, length) == 0)
      {
        *ret_must = TRUE;
        return (gint) i + 2;
      }
  *ret_must = FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    if (strlen (ways[i].word) == length && g_ascii_strncasecmp (ways[i].word, word, length) == 0)
      return ways[i].number;
  return 0;
}

/* Only digits count: d6 and 2nd are not numbers. */
static gint
number_of_digits (const char *word, gsize length)
{
  gsize digits = strspn (word, "0123456789");

  return digits == length && digits < 6 ? atoi (word) : -1;
}

/* The number that a word expresses; -1 if none. */
static gint
number_of (const char *word, gsize length, gboolean *ret_must)
{
  gint number = number_of_digits (word, length);

  *ret_must = TRUE;
  if (number >= 0)
    return number;
  number = number_of_word (word, length, ret_must);
  return number > 0 ? number : -1;
}

/* Collects the numbers of the text until one that it must not have; returns that one, or -1. */
static gint
first_unknown (const GArray *known, const char *text, GArray *ret_found)
{
  while (*text != '\0')
    {
      const char *end = end_of_word (text);
      gboolean must;
      gint number = end > text ? number_of (text, (gsize) (end - text), &must) : -1;

      if (number >= 0)
        put_number (ret_found, number);
      if (number >= 0 && must && !has (known, number))
        return number;
      text = end > text ? end : g_utf8_next_char (text);
    }
  return -1;
}

char *
sortie_numbers_compare (const SortieNumbers *numbers, const char *text)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (gint));
  gint unknown = first_unknown (numbers->known, text, found);

  if (unknown >= 0)
    return g_strdup_printf (_("the text says %d, but the program has no such number"), unknown);
  for (guint i = 0; i < numbers->needed->len; i++)
    {
      gint needed = g_array_index (numbers->needed, gint, i);

      if (!has (found, needed))
        return g_strdup_printf (_("the program says %d, but the text does not"), needed);
    }
  return NULL;
}
