/* SPDX-License-Identifier: GPL-3.0-or-later */
/* child.c: an external program takes its seat and leaves it (serve/child.h). */
#include "console/session/session.h"

#include <string.h>

#include "serve/child.h"

gboolean
console_child_is_meant (const char *kind)
{
  return g_str_has_prefix (kind, CONSOLE_EXEC);
}

ServeChild *
console_child_start (const ConsoleSession *session, guint8 seat, const char *kind, GError **error)
{
  return serve_child_new (session->module, seat, kind + strlen (CONSOLE_EXEC), error);
}

void
console_child_end (ConsoleSession *session, guint8 seat)
{
  g_clear_pointer (&session->children[seat], serve_child_free);
}
