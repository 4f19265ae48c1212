/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pause.c: Control-C while the program thinks (session.h). */
#include "console/session/session.h"

#include "base/i18n.h"
#include "console/screen/signals.h"
#include <sortie/speech.h>
#include <sortie/match.h>
#include "reader/reader.h"

gboolean
console_pause_comes (const ConsoleSession *session)
{
  return sortie_is_interrupted (sortie_match_play (session->match));
}

/* Whether a program decides now. */
static gboolean
is_bots_turn (const ConsoleSession *session)
{
  guint8 seat = sortie_match_to_move (session->match);

  return seat != SORTIE_NO_SEAT && session->kinds[seat] != NULL;
}

void
console_pause_begin (ConsoleSession *session)
{
  ConsoleSignal came = console_signals_take ();

  g_string_truncate (session->out->pending, 0); /* it may hold half a message */
  if (came == CONSOLE_SIGNAL_END)
    {
      console_session_leave (session);
      return;
    }
  session->until.is_set = FALSE;
  console_waiting_clear (&session->waiting); /* so is a line that waits for a later step */
  console_waiting_clear (&session->later);
  g_queue_clear_full (&session->unasked.answers, g_free); /* the last of these may not have been given */
  session->question.is_shown = FALSE;
  session->paused = is_bots_turn (session);
  console_out_say (session->out, _ ("Interrupted."));
}

gboolean
console_pause_lasts (ConsoleSession *session)
{
  session->paused = session->paused && is_bots_turn (session);
  return session->paused;
}

/* (transfer full) */
static char *
about_who_waits (const ConsoleSession *session, const char *pattern)
{
  return sortie_sentence (
      pattern, "seat",
      sortie_seat_name (sortie_match_setup (session->match), sortie_match_to_move (session->match)),
      NULL);
}

void
console_pause_say (ConsoleSession *session)
{
  /* Translators: {seat} is played by a program. */
  g_autofree char *what = about_who_waits (
      session, _ ("{seat} is about to decide. Enter lets it go on; “quit” leaves the match."));

  console_out_say_in (session->out, CONSOLE_STRONG, what);
}

void
console_pause_refuse (ConsoleSession *session)
{
  g_autofree char *sentence = about_who_waits (
      session, _ ("It is {seat}'s turn. Press Enter to let it play; until then only commands work."));

  console_session_refuse (session, sentence);
}
