/* SPDX-License-Identifier: GPL-3.0-or-later */
/* child-turn.c: an external program decides (serve/child.h), and who takes its seat when it fails. */
#include "console/session/session.h"

#include <string.h>

#include "base/text.h"
#include <sortie/speech.h>
#include "base/i18n.h"
#include "serve/child.h"

/* {seat} is a player, {program} the command after "exec:". */
static const char *
farewell (ServeChildEnd end)
{
  return end == SERVE_CHILD_LATE
             ? _ ("{seat}: the program “{program}” ran out of time and leaves the seat.")
             : _ ("{seat}: the program “{program}” has ended, and leaves the seat.");
}

/* At a terminal a person takes the seat, otherwise the usual bot, so that the match can go on. */
static void
take_over (ConsoleSession *session, guint8 seat, ServeChildEnd end)
{
  ConsoleOut *out = session->err != NULL ? session->err : session->out;
  const SortieSetup *setup = sortie_match_setup (session->match);
  gboolean people = console_session_has_people (session);
  g_autofree char *kind = g_steal_pointer (&session->kinds[seat]);
  g_autofree char *clean = sortie_text_clean (kind + strlen (CONSOLE_EXEC));
  g_autofree char *who = g_strdup_printf ("%s=%s", setup->seat_ids[seat], CONSOLE_USUAL_BOT);

  console_child_end (session, seat);
  console_out_fill (out, farewell (end), "seat", sortie_seat_name (setup, seat), "program", clean,
                    NULL);
  if (people)
    console_out_fill (out, _ ("You play {seat} from now on; “seat {id}=greedy” lets a program play."),
                      "seat", sortie_seat_name (setup, seat), "id", setup->seat_ids[seat], NULL);
  else if (console_session_seat (session, who, 0, NULL))
    console_out_fill (out, _ ("{seat} is played by the program “{who}”."), "seat",
                      sortie_seat_name (setup, seat), "who", CONSOLE_USUAL_BOT, NULL);
  console_out_flush (out);
}

void
console_child_play (ConsoleSession *session, guint8 seat)
{
  ServeChildEnd end = serve_child_play (session->children[seat], session->match, session->move_time);

  session->question.is_shown = FALSE;
  if (end == SERVE_CHILD_LATE || end == SERVE_CHILD_GONE)
    take_over (session, seat, end);
}
