/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* child.h: work in a separate process, so that a module that crashes or hangs does not affect the caller. Private to
 * the kit. */
#pragma once
#include <sortie/game.h>

/* The work of the process, which writes what it found to @fd. FALSE: it could not write. */
typedef gboolean (*VerifyWork) (gpointer data, int fd);

/* How a process shows that it makes progress: it changes a number in memory that both processes share. If the number
 * stays the same for so many seconds (0: for ever), the process is stuck. They are seconds of the processor's time, and
 * those in which the process only waits. */
typedef struct
{
  const gint *beats; /* (nullable) */
  guint limit;
} VerifyPulse;

/* What a process has written, and how it ended. */
typedef struct
{
  GByteArray *bytes;
  int status;
  guint limit;      /* seconds; 0: none */
  gboolean in_time; /* it ended within the limit, and was never stuck */
  guint stuck;      /* seconds after which it was given up, because it made no progress; 0: it did */
} VerifyChild;

/**
 * verify_child_run:
 * @ret: set on success; verify_child_clear()
 * @module: whose games are played there
 * @limit: seconds of the processor's time, and of waiting, after which the process is killed; 0: none
 * @pulse: (nullable): when it is also killed
 *
 * Waits until @work is done in a child process. Memory that is not shared stays as it was.
 *
 * Returns: FALSE and @error: no process can be started
 */
gboolean verify_child_run (VerifyChild *ret, const SortieModule *module, VerifyWork work, gpointer data, guint limit,
                           const VerifyPulse *pulse, GError **error);
void verify_child_clear (VerifyChild *child);

/* How it died or was killed, for people. (transfer full) (nullable): NULL: it ended normally */
char *verify_child_death (const VerifyChild *child);
