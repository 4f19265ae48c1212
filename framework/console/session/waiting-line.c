/* SPDX-License-Identifier: GPL-3.0-or-later */
/* waiting-line.c: a typed line that waits until what comes before it is done (state.h). */
#include "console/session/session.h"
#include "reader/reader.h"

gboolean
console_waiting_is_set (const ConsoleWaiting *waiting)
{
  return waiting->line.words != NULL;
}

void
console_waiting_clear (ConsoleWaiting *waiting)
{
  sortie_line_clear (&waiting->line);
  *waiting = (ConsoleWaiting){ .turn = 0 };
}

void
console_waiting_set (ConsoleWaiting *waiting, SortieLine *line)
{
  console_waiting_clear (waiting);
  waiting->line = *line;
  *line = (SortieLine){ .n = 0 };
}

SortieLine
console_waiting_take (ConsoleWaiting *waiting)
{
  const SortieLine line = waiting->line;

  *waiting = (ConsoleWaiting){ .turn = 0 };
  return line;
}

void
console_waiting_move (ConsoleWaiting *from, ConsoleWaiting *to)
{
  g_assert (!console_waiting_is_set (to));
  *to = *from;
  *from = (ConsoleWaiting){ .turn = 0 };
}
