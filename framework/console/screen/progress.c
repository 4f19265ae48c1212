/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/screen/progress.h"

/* Nobody minds to wait so long, and nobody reads faster than that. Microseconds. */
#define BEFORE_FIRST (G_USEC_PER_SEC / 2)
#define BEFORE_NEXT (G_USEC_PER_SEC / 5)

void
console_progress_begin (ConsoleProgress *progress, ConsoleOut *out)
{
  *progress = (ConsoleProgress) { .out = out, .start = g_get_monotonic_time () };
}

gboolean
console_progress_is_due (const ConsoleProgress *progress)
{
  gint64 now = g_get_monotonic_time ();

  if (progress->out == NULL || !progress->out->terminal || progress->out->linear)
    return FALSE;
  return progress->written == 0 ? now - progress->start >= BEFORE_FIRST
                                : now - progress->written >= BEFORE_NEXT;
}

/* Back to the beginning of the line, and over what is there. */
static void
wipe (ConsoleProgress *progress)
{
  g_string_append_c (progress->out->pending, '\r');
  for (guint i = 0; i < progress->width; i++)
    g_string_append_c (progress->out->pending, ' ');
  if (progress->width > 0)
    g_string_append_c (progress->out->pending, '\r');
}

void
console_progress_say (ConsoleProgress *progress, const char *line)
{
  wipe (progress);
  console_out_add (progress->out, CONSOLE_FAINT, line);
  console_out_flush (progress->out);
  progress->width = g_utf8_strlen (line, -1);
  progress->written = g_get_monotonic_time ();
}

void
console_progress_end (ConsoleProgress *progress)
{
  if (progress->written == 0)
    return;
  wipe (progress);
  console_out_flush (progress->out);
  progress->written = 0;
}
