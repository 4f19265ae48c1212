/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.c: what a session remembers (state.h): lines that wait, and clearing all of it. */
#include "console/session/session.h"
#include "reader/reader.h"

void
console_drawn_clear (ConsoleDrawn *drawn)
{
  g_clear_pointer (&drawn->table, g_free);
  g_clear_pointer (&drawn->heard, g_hash_table_unref);
  g_clear_pointer (&drawn->status, g_free);
  g_clear_pointer (&drawn->logged, g_ptr_array_unref);
  g_clear_pointer (&drawn->notes, g_ptr_array_unref);
  g_clear_pointer (&drawn->answer, g_free);
}

void
console_hints_clear (ConsoleHints *hints)
{
  g_clear_pointer (&hints->lines, g_ptr_array_unref);
  g_clear_pointer (&hints->again, g_free);
}

void
console_idle_clear (ConsoleIdle *idle)
{
  g_clear_pointer (&idle->moves, g_array_unref);
}

/* ---- Typed lines that wait until what comes before them is done ---------------------------- */

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

void
console_waiting_move (ConsoleWaiting *from, ConsoleWaiting *to)
{
  g_assert (!console_waiting_is_set (to));
  *to = *from;
  *from = (ConsoleWaiting){ .turn = 0 };
}
