/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.c: frees what a session remembers (state.h). */
#include "console/session/state.h"

void
console_drawn_clear (ConsoleDrawn *drawn)
{
  g_clear_pointer (&drawn->table, g_free);
  g_clear_pointer (&drawn->heard, g_hash_table_unref);
  g_clear_pointer (&drawn->status, g_free);
  g_clear_pointer (&drawn->logged, g_ptr_array_unref);
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
