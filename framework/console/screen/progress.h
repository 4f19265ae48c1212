/* SPDX-License-Identifier: GPL-3.0-or-later */
/* progress.h: one line that says how far something has come, in place of itself. */
#pragma once
#include "console/screen/out.h"
G_BEGIN_DECLS

typedef struct
{
  ConsoleOut *out;
  gint64 start;    /* by g_get_monotonic_time() */
  gint64 written;  /* when the line was written last; 0: it is not on the screen */
  guint width;     /* of what is there */
} ConsoleProgress;

/* Nothing is said yet. */
void console_progress_begin (ConsoleProgress *progress, ConsoleOut *out);

/* Whether somebody who looks at a terminal has waited long enough for a line, or for another one. */
gboolean console_progress_is_due (const ConsoleProgress *progress);

/* Shows this line instead of the last. */
void console_progress_say (ConsoleProgress *progress, const char *line);

/* Takes the line away. */
void console_progress_end (ConsoleProgress *progress);

G_END_DECLS
