/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* last-blow.c: how a match ended that a rule has decided: its last decisive event, and what that came of. */
#include "match/internal.h"

#include "base/i18n.h"

/* sentences at most */
#define MOST 4

/* Whether an entry says little about how the match ended. */
static gboolean
is_passed_over (const SortieLog *log, guint entry)
{
  switch (sortie_log_kind (log, entry))
    {
    case SORTIE_LOG_TRIFLE:
    case SORTIE_LOG_ASIDE:
    case SORTIE_LOG_OUT:
      return TRUE;
    case SORTIE_LOG_STEP:
    case SORTIE_LOG_TURN:
    case SORTIE_LOG_NEWS:
    case SORTIE_LOG_CHANGE:
    case SORTIE_LOG_DICE:
    case SORTIE_LOG_GRAVE:
      break;
    }
  return sortie_log_telling (log, entry) == NULL; /* said, or taken back */
}

static gboolean
is_heading (const SortieLog *log, guint entry)
{
  const SortieLogKind kind = sortie_log_kind (log, entry);

  return kind == SORTIE_LOG_STEP || kind == SORTIE_LOG_TURN;
}

/* The number of the entry before @entry that is not passed over, plus 1; 0: there is none. */
static guint
before (const SortieLog *log, guint entry)
{
  while (entry > 0 && is_passed_over (log, entry - 1))
    entry--;
  return entry;
}

/* Whether the entry @earlier belongs to the story that begins with @first: it brought it about. */
static gboolean
leads_to (const SortieLog *log, guint earlier, guint first)
{
  const SortieLogKind kind = sortie_log_kind (log, first);

  return (kind != SORTIE_LOG_NEWS && kind != SORTIE_LOG_DICE) || sortie_log_comes_of (log, first, earlier);
}

char *
sortie_match_last_blow (const SortieMatch *match)
{
  const SortieLog *log = match->log;
  guint end = match->log_committed, first, n = 1;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) events = g_string_new (NULL);

  if (match->now.s->result.reason == SORTIE_REASON_NONE)
    return NULL;
  /* steps that began before the match was over bring nothing */
  while ((end = before (log, end)) > 0 && is_heading (log, end - 1))
    end--;
  if (end == 0)
    return NULL;
  first = end - 1;
  for (guint at; n < MOST && (at = before (log, first)) > 0 && !is_heading (log, at - 1)
                 && leads_to (log, at - 1, first); n++)
    first = at - 1;
  lines = sortie_log_read_joined (log, SORTIE_NO_SEAT, first, end, FALSE);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !is_passed_over (log, first + i))
      g_string_append_printf (events, "%s%s", events->len > 0 ? " " : "", lines[i]);
  /* Translators: {events}: sentences about the last things that happened in a match. */
  return sortie_sentence (_ ("How it ended: {events}"), "events", events->str, NULL);
}
