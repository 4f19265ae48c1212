/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* journal.c: numbered lines with checksums: writing them, and refusing lines that are not right. */
#include <sortie/base.h>
#include "base/text.h"
#include "content/internal.h"
#include "match/whole.h"

#include <errno.h>
#include <string.h>

#include "base/bytes.h"
#include "base/i18n.h"

#define MAGIC "sortie-journal "
#define FIRST_LINE MAGIC "1"

/* No line of ours is nearly this long, so we did not write a longer one. */
#define MAX_LINE (SORTIE_DECK_MAX_TEXT + 4096)

/* Where a line is in the text. */
typedef struct
{
  gsize start; /* the beginning of the line */
  gsize text;  /* after number and checksum */
  gsize end;   /* its newline */
} Line;

struct SortieJournal
{
  GString *text;
  GArray *lines; /* of Line */
  guint32 sum;
};

static SortieJournal *
journal_new_empty (void)
{
  SortieJournal *journal = g_new0 (SortieJournal, 1);

  journal->text = g_string_new (NULL);
  journal->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  return journal;
}

SortieJournal *
sortie_journal_new (void)
{
  SortieJournal *journal = journal_new_empty ();
  Line first = { 0, 0, strlen (FIRST_LINE) };

  g_string_append (journal->text, FIRST_LINE "\n");
  g_array_append_val (journal->lines, first);
  journal->sum = sortie_crc32 (0, journal->text->str, journal->text->len);
  return journal;
}

SortieJournal *
sortie_journal_copy (const SortieJournal *journal)
{
  SortieJournal *copy = journal_new_empty ();

  g_string_append_len (copy->text, journal->text->str, journal->text->len);
  g_array_append_vals (copy->lines, journal->lines->data, journal->lines->len);
  copy->sum = journal->sum;
  return copy;
}

void
sortie_journal_free (SortieJournal *journal)
{
  if (journal == NULL)
    return;
  g_string_free (journal->text, TRUE);
  g_array_unref (journal->lines);
  g_free (journal);
}

const char *
sortie_journal_text (const SortieJournal *journal, gsize *ret_size)
{
  if (ret_size != NULL)
    *ret_size = journal->text->len;
  return journal->text->str;
}

guint
sortie_journal_n_lines (const SortieJournal *journal)
{
  return journal->lines->len;
}

static const Line *
line_at (const SortieJournal *journal, guint line)
{
  g_assert (line < journal->lines->len);
  return &g_array_index (journal->lines, Line, line);
}

char *
sortie_journal_line (const SortieJournal *journal, guint line)
{
  const Line *at = line_at (journal, line);

  return g_strndup (journal->text->str + at->text, at->end - at->text);
}

char *
sortie_journal_framed_line (const SortieJournal *journal, guint line)
{
  const Line *at = line_at (journal, line);

  return g_strndup (journal->text->str + at->start, at->end - at->start);
}

gboolean
sortie_journal_line_is (const SortieJournal *journal, guint line, const char *text, gsize size)
{
  const Line *at = line_at (journal, line);

  return at->end - at->text == size && memcmp (journal->text->str + at->text, text, size) == 0;
}

/* The checksum includes the newline, so no text can move from the end of a line to the start of the next. */
static guint32
sum_with (guint32 sum, const char *text, gsize size)
{
  return sortie_crc32 (sortie_crc32 (sum, text, size), "\n", 1);
}

void
sortie_journal_add (SortieJournal *journal, const char *text, gssize size)
{
  gsize length = size < 0 ? strlen (text) : (gsize) size;
  Line line = { .start = journal->text->len };
  char frame[32];

  g_assert (length > 0 && length < MAX_LINE && memchr (text, '\n', length) == NULL);
  journal->sum = sum_with (journal->sum, text, length);
  g_snprintf (frame, sizeof frame, "%u %08x ", journal->lines->len, journal->sum);
  g_string_append (journal->text, frame);
  line.text = journal->text->len;
  g_string_append_len (journal->text, text, length);
  line.end = journal->text->len;
  g_string_append_c (journal->text, '\n');
  g_array_append_val (journal->lines, line);
}

void
sortie_journal_set_error (GError **error, SortieError code, const char *name, guint line,
                          const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  sortie_set_error (error, code, "%s:%u: %s", name, line + 1, sentence);
}

static gboolean
first_line_is_ours (const char *line, gsize size, const char *name, GError **error)
{
  if (size == strlen (FIRST_LINE) && memcmp (line, FIRST_LINE, size) == 0)
    return TRUE;
  if (size <= strlen (MAGIC) || memcmp (line, MAGIC, strlen (MAGIC)) != 0)
    {
      sortie_journal_set_error (error, SORTIE_ERROR_FORMAT, name, 0,
                                _ ("this is not a match journal"));
      return FALSE;
    }

  g_autofree char *version = g_strndup (line + strlen (MAGIC), MIN (size - strlen (MAGIC), 32));
  g_autofree char *clean = sortie_text_clean (version);

  sortie_journal_set_error (error, SORTIE_ERROR_VERSION, name, 0,
                            _ ("this journal is of version %s; this program reads version 1"),
                            clean);
  return FALSE;
}

/* Says which of two things is wrong: a whole line in the wrong place, or a changed line. */
static gboolean
refuse_line (const char *line, gsize size, guint number, const char *name, GError **error)
{
  guint found = 0;
  gsize digits = 0;

  while (digits < MIN (size, 9) && g_ascii_isdigit (line[digits]))
    found = found * 10 + (line[digits++] - '0');
  if (digits > 0 && digits < size && line[digits] == ' ' && found != number)
    sortie_journal_set_error (
        error, SORTIE_ERROR_DAMAGED, name, number,
        _ ("line number %u is where number %u belongs: the journal is damaged here"),
        found, number);
  else
    sortie_journal_set_error (
        error, SORTIE_ERROR_DAMAGED, name, number,
        _ ("the checksum does not match the line: the journal is damaged here"));
  return FALSE;
}

/* Adds the line's text and checks that this produces exactly the same line. So there is only one valid form: no digits
 * in another case, no leading zeros. */
static gboolean
take_journal_line (SortieJournal *journal, const char *line, gsize size, const char *name, GError **error)
{
  guint number = journal->lines->len;
  char prefix[16];
  gsize frame = g_snprintf (prefix, sizeof prefix, "%u ", number) + strlen ("01234567 ");
  const Line *taken;

  if (size <= frame || size - frame >= MAX_LINE || memchr (line, '\0', size) != NULL)
    return refuse_line (line, size, number, name, error);
  sortie_journal_add (journal, line + frame, size - frame);
  taken = line_at (journal, number);
  if (memcmp (journal->text->str + taken->start, line, size) != 0)
    return refuse_line (line, size, number, name, error);
  return TRUE;
}

/* Allocates room for a journal's whole text, where running out of memory is an error and must not abort. */
static gboolean
reserve (GString *text, gsize size, const char *name, GError **error)
{
  char *block = size < text->allocated_len ? text->str : g_try_realloc (text->str, size + 1);

  if (block == NULL)
    return sortie_set_error (error, SORTIE_ERROR_LIMIT, "%s: %s", name, g_strerror (ENOMEM));
  text->str = block;
  text->allocated_len = MAX (text->allocated_len, size + 1);
  return TRUE;
}

SortieJournal *
sortie_journal_read (const char *bytes, gsize size, const char *name, char **ret_notice,
                     GError **error)
{
  g_autoptr (SortieJournal) journal = sortie_journal_new ();
  const char *newline = memchr (bytes, '\n', size), *end = bytes + size;

  *ret_notice = NULL;
  if (!first_line_is_ours (bytes, newline != NULL ? (gsize) (newline - bytes) : 0, name, error))
    return NULL;
  if (!reserve (journal->text, size, name, error))
    return NULL;
  for (const char *line = newline + 1;; line = newline + 1)
    {
      newline = memchr (line, '\n', end - line);
      if (newline == NULL)
        {
          if (line < end)
            *ret_notice = g_strdup_printf (_ ("%s:%u: the last line is incomplete and was ignored"),
                                           name, journal->lines->len + 1);
          return g_steal_pointer (&journal);
        }
      if (!take_journal_line (journal, line, newline - line, name, error))
        return NULL;
    }
}
