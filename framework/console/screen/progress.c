/* SPDX-License-Identifier: GPL-3.0-or-later */
/* progress.c: a line that shows progress (out.h). */
#include "console/screen/out.h"

#include "base/text.h"

/* How long to wait before the first line, and before each later one: people neither mind nor read faster.
 * Microseconds. */
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

  if (progress->out == NULL || !progress->out->terminal || (progress->out->linear && progress->written != 0))
    return FALSE;
  return progress->written == 0 ? now - progress->start >= BEFORE_FIRST
                                : now - progress->written >= BEFORE_NEXT;
}

/* Returns to the beginning of the line, and overwrites it. */
static void
wipe (ConsoleProgress *progress)
{
  g_string_append_c (progress->out->pending, '\r');
  for (guint i = 0; i < progress->width; i++)
    g_string_append_c (progress->out->pending, ' ');
  if (progress->width > 0)
    g_string_append_c (progress->out->pending, '\r');
}

/* A line as wide as the window would continue in the next row, where it could not be erased. */
void
console_progress_say (ConsoleProgress *progress, const char *line)
{
  ConsoleOut *out = progress->out;
  g_autofree char *shown = NULL;

  progress->written = g_get_monotonic_time ();
  if (out->linear)
    {
      console_out_say (out, line);
      console_out_flush (out);
      return;
    }
  shown = sortie_text_truncate (line, out->width - 1, console_out_ellipsis (out));
  wipe (progress);
  console_out_add (out, CONSOLE_FAINT, shown);
  console_out_flush (out);
  progress->width = sortie_text_width (shown);
}

void
console_progress_end (ConsoleProgress *progress)
{
  if (progress->written == 0)
    return;
  if (!progress->out->linear)
    {
      wipe (progress);
      console_out_flush (progress->out);
    }
  progress->written = 0;
}
