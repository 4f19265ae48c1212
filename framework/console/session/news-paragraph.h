/* SPDX-License-Identifier: GPL-3.0-or-later */
/* news-paragraph.h: entries of the log as one paragraph, in so many lines of the window.
 *
 * 1. Each entry becomes a record: its sentence, or the entry in whose sentence it is told; and how much it is worth
 *    to the reader, by what it is, who did it to whom, and how near it was (Worth).
 * 2. The table of forms in news-paragraph.c, from the fullest to the shortest, is walked until the text fits. A form
 *    has a name, which says what it gives up. It says how sentences are composed, how much an entry must be worth to be
 *    told, and whether the reader's losses are told in the story or in a sum. They are never told in both.
 * 3. Then what is worth less is told while it fits, in the order of worth. What is left out is never worth more than
 *    what is told. Alike things that are left out are counted ("3 units moved.") once all that is worth more is told.
 *    If anything else is left out, the paragraph says so, and names the command that tells it if there is room.
 *
 * It is told in the order in which it happened, but a sum of losses comes first.
 */
#pragma once
#include "console/session/session.h"

typedef struct ConsoleNewsEntry ConsoleNewsEntry;
typedef struct ConsoleNewsForm ConsoleNewsForm;

/* What to tell of the log. Whoever makes it fills in the fields up to @last; the rest is for news-paragraph.c. */
typedef struct
{
  guint from, end;      /* the entries: the first, and the one after the last */
  const char *pattern, *pattern_short; /* the sentence around {events}, and one with fewer words */
  gboolean is_own;      /* the reader did it */
  gboolean goes_on;     /* another paragraph follows, which names the command that tells what was left out */
  char *lost, *lost_to; /* (transfer full) (nullable): sums up what the reader has lost, without or with what took it */
  const char *last;     /* (nullable): the last sentence */

  ConsoleSession *session;
  const ConsoleNewsForm *form; /* of the text */
  ConsoleNewsEntry *entries;
  guint n_entries;
  guint sums_from; /* sentences sum up what is left out of entries that are worth this at least */
} ConsoleNews;

/* The paragraph, in at most so many lines if possible. (transfer full): "": there is nothing to tell */
char *console_news_fit (ConsoleSession *session, ConsoleNews *news, guint most);
/* How many sentences of the log it leaves out; @dear: only those that are worth much. */
guint console_news_leave_out (const ConsoleNews *news, gboolean dear);
/* Whether it tells something that the reader must learn: a loss, or what the reader's dice did. */
gboolean console_news_tell_dear (const ConsoleNews *news);

/* Says one of these texts. */
void console_news_tell (ConsoleSession *session, const char *text);

/* The lines of the window that the text takes. */
guint console_news_count_lines (ConsoleSession *session, const char *text);

void console_news_clear (ConsoleNews *news);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ConsoleNews, console_news_clear)
