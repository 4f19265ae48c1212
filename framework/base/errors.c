/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* errors.c: the collector of error messages, and helpers that set and prefix a GError. */
#include <sortie/base.h>
#include "base/internal.h"

#include "base/i18n.h"

typedef struct
{
  char *file; /* NULL sorts before every name */
  int line;
  char *message;
} Entry;

struct _SortieErrors
{
  GArray *entries; /* Entry, sorted */
  guint dropped;
};

G_DEFINE_QUARK (sortie-error-quark, sortie_error)

/* Formats as printf() does, and makes the result safe to show. (transfer full) */
static G_GNUC_PRINTF (1, 0) char *
sentence_of (const char *format, va_list arguments)
{
  g_autofree char *raw = g_strdup_vprintf (format, arguments);

  return sortie_text_clean_lines (raw);
}

gboolean
sortie_set_error (GError **error, SortieError code, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = sentence_of (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, SORTIE_ERROR, (gint) code, sentence);
  return FALSE;
}

void
sortie_prefix_error (GError **error, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = sentence_of (format, arguments);
  va_end (arguments);
  g_prefix_error_literal (error, sentence);
}

static void
entry_clear (gpointer data)
{
  Entry *entry = data;

  g_free (entry->file);
  g_free (entry->message);
}

SortieErrors *
sortie_errors_new (void)
{
  SortieErrors *errors = g_new0 (SortieErrors, 1);

  errors->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (errors->entries, entry_clear);
  return errors;
}

void
sortie_errors_free (SortieErrors *errors)
{
  if (errors == NULL)
    return;
  g_array_unref (errors->entries);
  g_free (errors);
}

/* Joins `file:line: subject: sentence`, without the parts that are missing. */
static char *
compose (const char *file, int line, const char *subject, const char *sentence)
{
  g_autoptr (GString) message = g_string_new (NULL);

  if (file != NULL)
    g_string_append (message, file);
  if (file != NULL && line > 0)
    g_string_append_printf (message, ":%d", line);
  if (file != NULL)
    g_string_append (message, ": ");
  if (subject != NULL)
    g_string_append_printf (message, "%s: ", subject);
  g_string_append (message, sentence);
  return sortie_text_clean_lines (message->str);
}

static int
compare_entries (const Entry *a, const Entry *b)
{
  int by_file = g_strcmp0 (a->file, b->file);

  return by_file != 0 ? by_file : (a->line > b->line) - (a->line < b->line);
}

/* Inserts the entry after all that are not greater, so that entries for one place keep their order of arrival. */
static void
insert_sorted (GArray *entries, const Entry *entry)
{
  guint at = entries->len;

  while (at > 0 && compare_entries (&g_array_index (entries, Entry, at - 1), entry) > 0)
    at--;
  g_array_insert_vals (entries, at, entry, 1);
}

void
sortie_errors_add (SortieErrors *errors, const char *file, int line, const char *subject,
                   const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  sortie_errors_add_va (errors, file, line, subject, format, arguments);
  va_end (arguments);
}

void
sortie_errors_add_va (SortieErrors *errors, const char *file, int line, const char *subject,
                      const char *format, va_list arguments)
{
  g_return_if_fail (errors != NULL && format != NULL);

  if (errors->entries->len == SORTIE_ERRORS_KEPT)
    {
      errors->dropped++;
      return;
    }

  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  Entry entry = {
    .file = g_strdup (file),
    .line = line,
    .message = compose (file, line, subject, sentence),
  };
  insert_sorted (errors->entries, &entry);
}

gboolean
sortie_errors_any (const SortieErrors *errors)
{
  return errors->entries->len > 0;
}

guint
sortie_errors_count (const SortieErrors *errors)
{
  return errors->entries->len;
}

guint
sortie_errors_dropped (const SortieErrors *errors)
{
  return errors->dropped;
}

const char *
sortie_errors_get (const SortieErrors *errors, guint index)
{
  g_return_val_if_fail (index < errors->entries->len, NULL);

  return g_array_index (errors->entries, Entry, index).message;
}

char *
sortie_errors_to_string (const SortieErrors *errors)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < errors->entries->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sortie_errors_get (errors, i));
  if (errors->dropped > 0)
    {
      g_string_append_c (text, '\n');
      /* Translators: the last line of a list of error messages. */
      g_string_append_printf (text, ngettext_ ("and %u more", "and %u more", errors->dropped),
                              errors->dropped);
    }
  return g_string_free (text, FALSE);
}

gboolean
sortie_errors_to_gerror (const SortieErrors *errors, GError **error)
{
  if (!sortie_errors_any (errors))
    return TRUE;

  g_autofree char *text = sortie_errors_to_string (errors);

  return sortie_set_error (error, SORTIE_ERROR_CONTENT, "%s", text);
}
