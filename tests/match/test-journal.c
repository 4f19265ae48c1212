/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The framing of journals: what is accepted, what is refused, and how that is said. */
#include <sortie/base.h>
#include <sortie/match.h>
#include "base/internal.h"
#include "match/whole.h"
#include "tests/tap/tap.h"

#include <string.h>

static const char *const texts[] = { "game toy 1", "north: light lantern sill1", "= dice 2 4", "J*",
                                     NULL };

static SortieJournal *
make_journal (void)
{
  SortieJournal *journal = sortie_journal_new ();

  for (const char *const *text = texts; *text != NULL; text++)
    sortie_journal_add (journal, *text, -1);
  return journal;
}

static char *
make_text (void)
{
  g_autoptr (SortieJournal) journal = make_journal ();

  return g_strdup (sortie_journal_text (journal, NULL));
}

/* How many lines are accepted; 0 when the journal is refused, and then the message. */
static guint
read_bytes (const char *bytes, gsize size, char **ret_message)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *notice = NULL;
  g_autoptr (SortieJournal) journal = sortie_journal_read (bytes, size, "file", &notice, &error);

  *ret_message = g_strdup (journal != NULL ? notice : error->message);
  return journal != NULL ? sortie_journal_n_lines (journal) : 0;
}

/* The check sum, bit by bit, as its specification has it. */
static guint32
naive_crc (const char *text)
{
  guint32 crc = 0xffffffff;

  for (; *text != '\0'; text++)
    {
      crc ^= (guint8) *text;
      for (guint i = 0; i < 8; i++)
        crc = crc & 1 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
    }
  return ~crc;
}

static void
lines_have_numbers_and_sums (void)
{
  g_autofree char *text = make_text ();
  g_autofree char *expected = g_strdup_printf (
      "sortie-journal 1\n1 %08x game toy 1\n2 %08x north: light lantern sill1\n3 %08x = dice 2 "
      "4\n4 %08x J*\n",
      naive_crc ("sortie-journal 1\ngame toy 1\n"),
      naive_crc ("sortie-journal 1\ngame toy 1\nnorth: light lantern sill1\n"),
      naive_crc ("sortie-journal 1\ngame toy 1\nnorth: light lantern sill1\n= dice 2 4\n"),
      naive_crc ("sortie-journal 1\ngame toy 1\nnorth: light lantern sill1\n= dice 2 4\nJ*\n"));

  tap_string (text, expected);
}

static void
reads_back (void)
{
  g_autofree char *text = make_text ();
  g_autofree char *notice = NULL;
  g_autoptr (SortieJournal) journal =
      sortie_journal_read (text, strlen (text), "file", &notice, NULL);

  CU_ASSERT_PTR_NOT_NULL_FATAL (journal);
  tap_string (notice, NULL);
  tap_int (sortie_journal_n_lines (journal), 5);
  tap_string (sortie_journal_text (journal, NULL), text);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autofree char *line = sortie_journal_line (journal, i + 1);

      tap_string (line, texts[i]);
      CU_ASSERT_TRUE (sortie_journal_line_is (journal, i + 1, texts[i], strlen (texts[i])));
      CU_ASSERT_FALSE (sortie_journal_line_is (journal, i + 1, texts[i], strlen (texts[i]) - 1));
    }
}

/* As many lines as there are newlines before the cut; none before the first line is whole. */
static void
cut_anywhere (void)
{
  g_autofree char *text = make_text ();
  guint whole = 0;

  for (gsize size = 0; size <= strlen (text); size++)
    {
      g_autofree char *message = NULL;

      whole += size > 0 && text[size - 1] == '\n';
      tap_int (read_bytes (text, size, &message), whole);
      if (whole > 0 && text[size - 1] == '\n')
        tap_string (message, NULL);
      else if (whole > 0)
        tap_contains (message, "incomplete");
      else
        tap_tells (message, "file:1:");
    }
}

/* Only the newline at the very end can be lost without being missed: that is a torn last line. */
static void
every_bit_flipped (void)
{
  g_autofree char *text = make_text ();
  gsize size = strlen (text);

  for (gsize byte = 0; byte < size; byte++)
    for (guint bit = 0; bit < 8; bit++)
      {
        g_autofree char *message = NULL;

        text[byte] ^= 1 << bit;
        tap_int (read_bytes (text, size, &message), byte == size - 1 ? 4 : 0);
        tap_contains (message, byte == size - 1 ? "incomplete" : "file:");
        text[byte] ^= 1 << bit;
      }
}

/* Puts lines @a, @b, ... of the journal together (-1 ends). (transfer full) */
static char *
compose (const char *text, const gint *order)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *composed = g_string_new (NULL);

  for (; *order >= 0; order++)
    g_string_append_printf (composed, "%s\n", lines[*order]);
  return g_string_free (composed, FALSE);
}

static void
lines_out_of_place (void)
{
  const struct
  {
    gint order[8];
    const char *facts;
  } cases[] = {
    { { 0, 2, 3, 4, -1 }, "file:2: … 2 … 1 " },
    { { 0, 1, 3, 4, -1 }, "file:3: … 3 … 2 " },
    { { 0, 1, 2, 2, 3, 4, -1 }, "file:4: … 2 … 3 " },
    { { 0, 1, 3, 2, 4, -1 }, "file:3: … 3 … 2 " },
    { { 0, 0, 1, 2, -1 }, "file:2:" },
    { { 1, 2, 3, 4, -1 }, "file:1:" },
  };
  g_autofree char *text = make_text ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *composed = compose (text, cases[i].order);
      g_autofree char *message = NULL;

      tap_int (read_bytes (composed, strlen (composed), &message), 0);
      tap_tells (message, cases[i].facts);
    }
}

/* A line of another journal has a right number, but not the right past. */
static void
line_of_another_journal (void)
{
  g_autofree char *text = make_text ();
  g_autoptr (SortieJournal) other = sortie_journal_new ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *line = NULL, *composed = NULL, *message = NULL;

  sortie_journal_add (other, "game toy 2", -1);
  sortie_journal_add (other, texts[1], -1);
  line = sortie_journal_framed_line (other, 2);
  composed = g_strdup_printf ("%s\n%s\n%s\n", lines[0], lines[1], line);
  tap_int (read_bytes (composed, strlen (composed), &message), 0);
  tap_tells (message, "file:3:");
}

static void
other_forms (void)
{
  const char *const bad[] = {
    "sortie-journal 1\n1  game toy 1\n",
    "sortie-journal 1\n01 3f3b3c3d game toy 1\n",
    "sortie-journal 1\n1\n",
    "sortie-journal 1\n\n",
    "sortie-journal 1\n1 ",
    "sortie-journal 1 \n",
    " sortie-journal 1\n",
    "sortie-journal\n",
    "sortie-journal \n",
    "SORTIE-JOURNAL 1\n",
    "",
    "\n",
  };
  g_autofree char *message = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *told = NULL;
      guint n = read_bytes (bad[i], strlen (bad[i]), &told);

      tap_int (n, i == 4 ? 1 : 0);
      tap_contains (told, "file:");
    }
  tap_int (read_bytes ("sortie-journal 27\n", 18, &message), 0);
  tap_tells (message, "file:1: … 27 … 1");
}

/* The sum in capital letters would be another spelling of the same line. */
static void
capital_digits (void)
{
  g_autofree char *text = make_text ();
  char *line = strchr (text, '\n') + 3;
  gboolean changed = FALSE;
  g_autofree char *message = NULL;

  for (char *c = text; *c != '\0'; c++)
    if (c >= line && c < line + 8 && *c >= 'a')
      {
        *c = g_ascii_toupper (*c);
        changed = TRUE;
      }
  CU_ASSERT_TRUE (changed);
  tap_int (read_bytes (text, strlen (text), &message), 0);
  tap_tells (message, "file:2:");
}

static void
any_bytes (void)
{
  SortieRng rng;
  guint8 bytes[256];

  sortie_rng_seed (&rng, 1);
  for (guint round = 0; round < 20000; round++)
    {
      gsize size = sortie_rng_below (&rng, sizeof bytes);
      g_autofree char *message = NULL;

      for (gsize i = 0; i < size; i++)
        bytes[i] = sortie_rng_below (&rng, 4) == 0 ? '\n' : (guint8) sortie_rng_below (&rng, 256);
      if (size > 20 && round % 2 == 0)
        memcpy (bytes, "sortie-journal 1\n", 17);
      guint n = read_bytes ((char *) bytes, size, &message);

      CU_ASSERT_TRUE (n <= 1);
      CU_ASSERT_TRUE (n == 1 || message != NULL);
    }
}

/* A NUL would end a string before its line ends; a line without end would be any amount of
 * memory. */
static void
strange_lines (void)
{
  const char nul[] = "north: do\0ne";
  g_autoptr (SortieJournal) journal = sortie_journal_new ();
  g_autoptr (GString) long_line = g_string_new ("sortie-journal 1\n1 01234567 ");
  g_autofree char *message = NULL, *told = NULL;
  const char *text;
  gsize size;

  sortie_journal_add (journal, nul, sizeof nul - 1);
  text = sortie_journal_text (journal, &size);
  tap_int (read_bytes (text, size, &message), 0);
  tap_contains (message, "file:2:");
  for (guint i = 0; i < 100000; i++)
    g_string_append_c (long_line, 'x');
  g_string_append_c (long_line, '\n');
  tap_int (read_bytes (long_line->str, long_line->len, &told), 0);
  tap_contains (told, "file:2:");
}

static char *
head_of (const char *const *lines, SortieJournalHead **ret)
{
  g_autoptr (SortieJournal) journal = sortie_journal_new ();
  g_autoptr (GError) error = NULL;

  for (; *lines != NULL; lines++)
    sortie_journal_add (journal, *lines, -1);
  *ret = sortie_journal_head (journal, "file", &error);
  return error != NULL ? g_strdup (error->message) : NULL;
}

static const char *const head_lines[] = {
  "game toy 1",
  "interface 1",
  "content 0123456789abcdef",
  "mode duel",
  "choice deck:north=plain",
  "choice deck:south=bright",
  "option goal=25",
  "seed 18446744073709551615",
  "practice yes",
  NULL,
};

static void
head_reads_back (void)
{
  g_autoptr (SortieJournalHead) head = NULL;
  g_autofree char *message = head_of (head_lines, &head);
  g_autoptr (SortieJournal) again = sortie_journal_new ();

  tap_string (message, NULL);
  tap_string (head->game, "toy");
  tap_string (head->version, "1");
  tap_int (head->interface, 1);
  CU_ASSERT_TRUE (head->content == G_GUINT64_CONSTANT (0x0123456789abcdef));
  tap_string (head->mode, "duel");
  tap_string (head->choices[1], "deck:south=bright");
  tap_string (head->choices[2], NULL);
  tap_string (head->options[0], "goal=25");
  CU_ASSERT_TRUE (head->seed == G_MAXUINT64);
  CU_ASSERT_TRUE (head->practice);
  sortie_journal_add_head (again, head);
  for (guint i = 0; head_lines[i] != NULL; i++)
    CU_ASSERT_TRUE (sortie_journal_line_is (again, i + 1, head_lines[i], strlen (head_lines[i])));
}

/* Each prefix is incomplete, and each line that is left out is missed where it should be. */
static void
head_incomplete (void)
{
  guint n = G_N_ELEMENTS (head_lines) - 1;

  for (guint left_out = 0; left_out < n; left_out++)
    {
      const char *lines[16] = { NULL };
      g_autoptr (SortieJournalHead) cut = NULL, head = NULL;
      g_autofree char *cut_message = NULL, *message = NULL;
      g_auto (GStrv) words = g_strsplit (head_lines[left_out], " ", 2);
      g_autofree char *place = g_strdup_printf ("file:%u: … “%s ”", left_out + 2, words[0]);

      for (guint i = 0; i < left_out; i++)
        lines[i] = head_lines[i];
      cut_message = head_of (lines, &cut);
      tap_tells (cut_message, "file:");
      for (guint i = left_out; i < n; i++)
        lines[i] = head_lines[i + 1];
      message = head_of (lines, &head);
      if (g_str_has_prefix (head_lines[left_out], "choice")
          || g_str_has_prefix (head_lines[left_out], "option"))
        tap_string (message, NULL);
      else if (left_out < n - 1)
        tap_tells (message, place);
    }
}

static void
head_wrong (void)
{
  const struct
  {
    guint line;
    const char *text;
  } cases[] = {
    { 0, "game toy" }, { 1, "interface one" }, { 1, "interface -1" },   { 2, "content xyz" },
    { 7, "seed 1e3" }, { 7, "seed " },         { 8, "practice maybe" }, { 8, "practice" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *lines[16];
      g_autoptr (SortieJournalHead) head = NULL;
      g_autofree char *message = NULL;
      g_autofree char *place = g_strdup_printf ("file:%u: ", cases[i].line + 2);

      memcpy (lines, head_lines, sizeof head_lines);
      lines[cases[i].line] = cases[i].text;
      message = head_of (lines, &head);
      CU_ASSERT_PTR_NULL (head);
      tap_contains (message, place);
    }
}

static const TapTest tests[] = {
  { "a line carries its number and the sum over all text so far", lines_have_numbers_and_sums },
  { "a journal reads back as it was written", reads_back },
  { "a journal that is cut at any byte is read up to its last whole line", cut_anywhere },
  { "a journal with any bit flipped is refused; only the last newline tears a line off",
    every_bit_flipped },
  { "a line that is dropped, doubled or exchanged is refused and named", lines_out_of_place },
  { "a line of another journal is refused", line_of_another_journal },
  { "nothing but the one right form of a line is accepted", other_forms },
  { "a sum in capital letters is refused", capital_digits },
  { "any bytes are a journal or are refused with a message", any_bytes },
  { "a line with a NUL and a line without end are refused", strange_lines },
  { "a head reads back as it was written", head_reads_back },
  { "a head that is not whole is refused where something is missing", head_incomplete },
  { "a line of the head that cannot be read is refused and named", head_wrong },
  { NULL },
};

TAP_MAIN (tests)
