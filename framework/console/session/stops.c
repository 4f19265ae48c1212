/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/session/session.h"

#include <sortie/event.h>
#include <sortie/move.h>
#include <sortie/speech.h>

gboolean
console_stops_pass (ConsoleSession *session, SortieMove *ret)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 seat = sortie_match_to_move (session->match);
  ConsoleStops stops = session->stops[seat];

  if (stops == CONSOLE_STOPS_ALL || p->s->tentative || !sortie_move_declining (p, ret))
    return FALSE;
  if (stops == CONSOLE_STOPS_OWN && p->s->turn.active != seat)
    return TRUE;
  return sortie_match_legal (session->match)->n == 1 && console_session_count_people (session) == 1;
}
