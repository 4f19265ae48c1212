/* SPDX-License-Identifier: GPL-3.0-or-later */
/* news-paragraph.h: entries of the log as one paragraph, in so many lines of the window.
 *
 * 1. Each entry becomes a record: its sentence, or the entry in whose sentence it is told; the entry that it comes of;
 *    and how dear it is to the reader, by what it is, who did it to whom, and how near it was (Worth).
 * 2. The table of forms in news-paragraph.c, from the fullest to the shortest, is walked until the text fits. A form
 *    has a name, which says what it gives up, and perhaps a condition. It says how sentences are composed, how dear an
 *    entry must be to be told, whether failures are counted ("2 attacks miss."), and how losses are summed up.
 * 3. In a form that leaves out entries, they are told after all while they fit: the dearest first, and of those the
 *    latest, each with what it comes of. A number says how much is still left out.
 *
 * It is told in the order in which it happened.
 */
#pragma once
#include "console/session/session.h"

typedef struct ConsoleNewsEntry ConsoleNewsEntry;
typedef struct ConsoleNewsForm ConsoleNewsForm;

/* What to tell of the log. Whoever makes it fills in the fields up to @n_own; the rest is for news-paragraph.c. */
typedef struct
{
  guint from, end;      /* the entries: the first, and the one behind the last */
  const char *pattern, *pattern_short; /* the sentence around {events}, and one with fewer words */
  gboolean is_own;      /* the reader did it */
  gboolean goes_on;     /* another paragraph follows, which names the command that tells what was left out */
  gboolean sums_up;     /* the losses are those since the reader's turn */
  gboolean is_sum_of_told; /* they are those since @from: entries that tell them all make the sum superfluous */
  char **losses;        /* (transfer full): sentences that come last */
  char **causes;        /* (transfer full) (nullable): the same sentences, but the reader's name what took each thing */
  guint n_own;          /* how many of them, the first, are about the reader */

  ConsoleSession *session;
  const ConsoleNewsForm *form; /* of the text */
  ConsoleNewsEntry *entries;
  guint n_entries;
  gboolean sums_failures, sums_asides; /* sentences sum up what is left out of these */
  gboolean is_short;                   /* few words are around the events */
} ConsoleNews;

/* The paragraph, in at most so many lines if possible. (transfer full): "": there is nothing to tell */
char *console_news_fit (ConsoleSession *session, ConsoleNews *news, guint most);
/* How much it left out. */
guint console_news_count_left_out (const ConsoleNews *news);
/* Whether it tells something that the reader must learn: a loss, or what the reader's dice did. */
gboolean console_news_tell_kept (const ConsoleNews *news);
/* Whether it leaves such a thing out, or only counts it. */
gboolean console_news_leave_out_kept (const ConsoleNews *news);

/* Says one of these texts. */
void console_news_tell (ConsoleSession *session, const char *text);

/* The lines of the window that the text takes. */
guint console_news_count_lines (ConsoleSession *session, const char *text);

void console_news_clear (ConsoleNews *news);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ConsoleNews, console_news_clear)
