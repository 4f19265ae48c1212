/* SPDX-License-Identifier: GPL-3.0-or-later */
/* thinking.c: a bot thinks while a person waits (session.h). */
#include "console/session/session.h"

#include "base/i18n.h"
#include "base/text.h"
#include "console/screen/out.h"
#include "console/screen/signals.h"
#include <sortie/base.h>
#include <sortie/speech.h>
#include <sortie/match.h>
#include "player/front-end.h"

typedef struct
{
  ConsoleSession *session;
  guint8 seat;
  ConsoleProgress progress;
} Waiting;

/* The line that says so while a person waits. */
static const char *
thinking (ConsoleSession *session, guint8 seat)
{
  const gboolean own = seat == console_session_reader (session);

  if (session->out->linear)
    return own ? _ ("The program thinks for you. Control-C: the best so far.")
               : _ ("{seat} is thinking. Control-C: the best so far.");
  /* Translators: in one line, which Control-C ends; {done} is a number from 0 to 100. */
  return own ? _ ("The program thinks for you: {done} % (Control-C: the best so far)")
             : _ ("{seat} is thinking: {done} % (Control-C: the best so far)");
}

/* The line, or in a narrow window only what must not be cut off. (transfer full) */
static char *
progress_line (ConsoleSession *session, guint8 seat, const char *percent)
{
  const char *name = sortie_seat_name (sortie_match_setup (session->match), seat);
  char *line = sortie_sentence (thinking (session, seat), "seat", name, "done", percent, NULL);

  if (session->out->linear || sortie_text_width (line) < session->out->width)
    return line;
  g_free (line);
  /* Translators: the same in a narrow window. */
  return sortie_sentence (_ ("{done} % (Control-C: the best so far)"), "done", percent, NULL);
}

static void
tell_thinking (gpointer data, double done)
{
  Waiting *waiting = data;
  ConsoleSession *session = waiting->session;
  g_autofree char *percent = NULL, *line = NULL;

  if (!console_progress_is_due (&waiting->progress) || (session->out->linear && session->drawn.waited))
    return;
  session->drawn.waited = TRUE;
  percent = g_strdup_printf ("%.0f", 100 * MIN (done, 1));
  line = progress_line (session, waiting->seat, percent);
  console_progress_say (&waiting->progress, line);
}

/* Whether the person has pressed Control-C, and the bot has found a move by then. */
static gboolean
is_enough (ConsoleSession *session, SortieBot *bot)
{
  SortieInsight insight;

  return console_session_has_people (session) && sortie_bot_insight (bot, &insight)
         && insight.simulations > 1 && console_signals_take () == CONSOLE_SIGNAL_INTERRUPT;
}

gboolean
console_think (ConsoleSession *session, SortieBot *bot, guint8 seat, SortieMove *ret)
{
  Waiting waiting = { .session = session, .seat = seat };

  console_progress_begin (&waiting.progress, session->out);
  sortie_bot_watch (bot, tell_thinking, &waiting);
  *ret = sortie_bot_choose (bot, sortie_match_play (session->match), seat,
                            sortie_match_legal (session->match));
  sortie_bot_watch (bot, NULL, NULL);
  console_progress_end (&waiting.progress);
  return !sortie_bot_was_interrupted (bot) || is_enough (session, bot);
}
