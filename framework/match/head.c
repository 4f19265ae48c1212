/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* head.c: the head of a journal: reading it line by line, each known by its first word, and writing it. */
#include <sortie/base.h>
#include "base/internal.h"
#include "match/whole.h"

#include "base/i18n.h"

typedef struct
{
  const SortieJournal *journal;
  const char *name;
  guint line;
  GError **error; /* set by the first line that does not fit; reading stops there */
  gboolean failed;
} Reader;

/* The text after @key on the current line, which it then leaves behind; NULL if the line has another key. */
static char *
take_value (Reader *reader, const char *key)
{
  g_autofree char *line = NULL;

  if (reader->failed || reader->line == sortie_journal_n_lines (reader->journal))
    return NULL;
  line = sortie_journal_line (reader->journal, reader->line);
  if (!g_str_has_prefix (line, key))
    return NULL;
  reader->line++;
  return g_strdup (line + strlen (key));
}

static void
fail_key (Reader *reader, const char *key)
{
  if (reader->failed)
    return;
  reader->failed = TRUE;
  if (reader->line == sortie_journal_n_lines (reader->journal))
    sortie_journal_set_error (reader->error, SORTIE_ERROR_FORMAT, reader->name, reader->line,
                              _ ("the journal ends inside its head"));
  else
    sortie_journal_set_error (reader->error, SORTIE_ERROR_FORMAT, reader->name, reader->line,
                              _ ("a line beginning with “%s” is missing here"), key);
}

static char *
need (Reader *reader, const char *key)
{
  char *text = take_value (reader, key);

  if (text == NULL)
    fail_key (reader, key);
  return text;
}

static guint64
need_number (Reader *reader, const char *key, guint base, guint64 max)
{
  g_autofree char *text = need (reader, key);
  guint64 number = 0;

  if (text != NULL && !g_ascii_string_to_unsigned (text, base, 0, max, &number, NULL))
    {
      reader->line--;
      fail_key (reader, key);
    }
  return number;
}

static gboolean
need_yes_or_no (Reader *reader, const char *key)
{
  g_autofree char *text = need (reader, key);

  if (text != NULL && !g_str_equal (text, "yes") && !g_str_equal (text, "no"))
    {
      reader->line--;
      fail_key (reader, key);
    }
  return g_strcmp0 (text, "yes") == 0;
}

static char **
take_all (Reader *reader, const char *key)
{
  GPtrArray *texts = g_ptr_array_new ();
  char *text;

  while ((text = take_value (reader, key)) != NULL)
    g_ptr_array_add (texts, text);
  return sortie_texts_end (texts);
}

/* The id is used to look for the game's module, so anything but an id could lead elsewhere. */
static void
check_game (Reader *reader, const char *game)
{
  g_autofree char *sentence = NULL;

  if (reader->failed || sortie_words_is_id (game))
    return;
  sentence = sortie_words_not_id (game);
  reader->failed = TRUE;
  sortie_journal_set_error (reader->error, SORTIE_ERROR_FORMAT, reader->name, reader->line - 1,
                            "%s", sentence);
}

/* "chess 1.2" */
static void
need_game (Reader *reader, SortieJournalHead *head)
{
  g_autofree char *text = need (reader, "game ");
  const char *space = text != NULL ? strchr (text, ' ') : NULL;

  if (space != NULL)
    {
      head->game = g_strndup (text, space - text);
      head->version = g_strdup (space + 1);
    }
  else if (text != NULL)
    {
      reader->line--;
      fail_key (reader, "game ");
    }
  check_game (reader, head->game);
}

SortieJournalHead *
sortie_journal_head (const SortieJournal *journal, const char *name, GError **error)
{
  Reader reader = { .journal = journal, .name = name, .line = 1, .error = error };
  g_autoptr (SortieJournalHead) head = g_new0 (SortieJournalHead, 1);

  need_game (&reader, head);
  head->interface = need_number (&reader, "interface ", 10, G_MAXUINT16);
  head->content = need_number (&reader, "content ", 16, G_MAXUINT64);
  head->mode = need (&reader, "mode ");
  head->choices = take_all (&reader, "choice ");
  head->options = take_all (&reader, "option ");
  head->players = take_all (&reader, "player ");
  head->seed = need_number (&reader, "seed ", 10, G_MAXUINT64);
  head->practice = need_yes_or_no (&reader, "practice ");
  return reader.failed ? NULL : g_steal_pointer (&head);
}

void
sortie_journal_head_free (SortieJournalHead *head)
{
  if (head == NULL)
    return;
  g_free (head->game);
  g_free (head->version);
  g_free (head->mode);
  g_strfreev (head->choices);
  g_strfreev (head->options);
  g_strfreev (head->players);
  g_free (head);
}

static void add_line (SortieJournal *journal, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
add_line (SortieJournal *journal, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  sortie_journal_add (journal, text, -1);
}

void
sortie_journal_add_head (SortieJournal *journal, const SortieJournalHead *head)
{
  add_line (journal, "game %s %s", head->game, head->version);
  add_line (journal, "interface %u", head->interface);
  add_line (journal, "content %016" G_GINT64_MODIFIER "x", head->content);
  add_line (journal, "mode %s", head->mode);
  for (char **choice = head->choices; *choice != NULL; choice++)
    add_line (journal, "choice %s", *choice);
  for (char **option = head->options; *option != NULL; option++)
    add_line (journal, "option %s", *option);
  for (char **player = head->players; player != NULL && *player != NULL; player++)
    add_line (journal, "player %s", *player);
  add_line (journal, "seed %" G_GUINT64_FORMAT, head->seed);
  add_line (journal, "practice %s", head->practice ? "yes" : "no");
}
