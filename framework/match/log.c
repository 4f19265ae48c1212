/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "match/log.h"

#include "base/i18n.h"
#include "base/text.h"
#include "flow/move.h"

/* What an entry is of. */
typedef enum
{
  HAPPENED,
  SAID, /* not by the game */
  TAKEN_BACK,
} EntryKind;

struct SortieLog
{
  guint n_seats;
  GPtrArray *sentences; /* one for each seat of each entry; NULL: not told */
  GByteArray *kinds;    /* EntryKind of each entry */
};

SortieLog *
sortie_log_new (guint n_seats)
{
  SortieLog *log = g_new0 (SortieLog, 1);

  log->n_seats = n_seats;
  log->sentences = g_ptr_array_new_with_free_func (g_free);
  log->kinds = g_byte_array_new ();
  return log;
}

void
sortie_log_free (SortieLog *log)
{
  if (log == NULL)
    return;
  g_ptr_array_unref (log->sentences);
  g_byte_array_unref (log->kinds);
  g_free (log);
}

guint
sortie_log_length (const SortieLog *log)
{
  return log->kinds->len;
}

void
sortie_log_truncate (SortieLog *log, guint length)
{
  g_ptr_array_set_size (log->sentences, length * log->n_seats);
  g_byte_array_set_size (log->kinds, length);
}

/* Takes the sentences of an entry, one for each seat. */
static void
add_entry (SortieLog *log, char **sentences, EntryKind kind)
{
  gboolean told = FALSE;
  guint8 byte = kind;

  for (guint i = 0; i < log->n_seats; i++)
    told = told || sentences[i] != NULL;
  for (guint i = 0; told && i < log->n_seats; i++)
    g_ptr_array_add (log->sentences, sentences[i]);
  if (told)
    g_byte_array_append (log->kinds, &byte, 1);
}

void
sortie_log_event (SortieLog *log, const SortiePlay *p, const SortieEvent *event)
{
  char *sentences[SORTIE_MAX_SEATS];

  for (guint8 seat = 0; seat < log->n_seats; seat++)
    sentences[seat] = sortie_event_describe (p, seat, event);
  add_entry (log, sentences, HAPPENED);
}

void
sortie_log_say (SortieLog *log, const SortiePlay *p, const char *pattern, guint8 seat, guint n)
{
  char *sentences[SORTIE_MAX_SEATS], name[SORTIE_MOVE_TEXT], number[16];
  const SortieTextArg args[] = { { "seat", name }, { "n", number } };

  g_snprintf (number, sizeof number, "%u", n);
  for (guint8 viewer = 0; viewer < log->n_seats; viewer++)
    {
      sortie_ref_name (p, viewer, sortie_ref_seat (seat), name);
      sentences[viewer] = sortie_text_fill (pattern, args, G_N_ELEMENTS (args));
    }
  add_entry (log, sentences, SAID);
}

void
sortie_log_take_back (SortieLog *log, guint since, guint until)
{
  for (guint i = since; i < MIN (until, log->kinds->len); i++)
    if (log->kinds->data[i] == HAPPENED)
      log->kinds->data[i] = TAKEN_BACK;
}

/* (transfer full) */
static char *
read_entry (const char *sentence, EntryKind kind)
{
  const SortieTextArg args[] = { { "sentence", sentence } };

  if (kind != TAKEN_BACK)
    return g_strdup (sentence);
  /* Translators: an entry of the log whose move was undone. */
  return sortie_text_fill (_ ("(taken back) {sentence}"), args, G_N_ELEMENTS (args));
}

char **
sortie_log_read (const SortieLog *log, guint8 seat, guint since, guint until)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = since; seat < log->n_seats && i < MIN (until, sortie_log_length (log)); i++)
    {
      const char *sentence = log->sentences->pdata[i * log->n_seats + seat];

      if (sentence != NULL)
        g_ptr_array_add (lines, read_entry (sentence, log->kinds->data[i]));
    }
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}
