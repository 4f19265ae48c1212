/* SPDX-License-Identifier: GPL-3.0-or-later */
/* child.h: an external program that plays one seat: a client of the line protocol that we start.
 *
 * It writes requests to its standard output and reads answers from its standard input; its standard error is ours. It
 * sees and plays only its seat (serve_server_new_seat()). It runs in a process group of its own, so Control-C at the
 * terminal does not reach it, and everything that it started ends with it.
 */
#pragma once
#include <sortie/match.h>

typedef struct ServeChild ServeChild;

/* How a call ended. */
typedef enum
{
  SERVE_CHILD_PLAYED,      /* another seat is to decide, or the match is over */
  SERVE_CHILD_INTERRUPTED, /* the user interrupted it */
  SERVE_CHILD_LATE,        /* its time was up */
  SERVE_CHILD_GONE,        /* it has ended, or no longer reads */
} ServeChildEnd;

/* (transfer full): NULL, and sets @error, if it cannot be started. @command: a program and its arguments, quoted as in
 * a shell; no shell is involved. */
ServeChild *serve_child_new (const SortieModule *module, guint8 seat, const char *command,
                             GError **error);

/* Tells the program if its match is over, gives it a moment, and ends it. Accepts NULL. */
void serve_child_free (ServeChild *child);

/* Answers its requests until its seat has nothing to decide; @seconds is the time limit. On failure, a move that it has
 * begun is given up. The match is borrowed until the next call or serve_child_forget(). */
ServeChildEnd serve_child_play (ServeChild *child, SortieMatch *match, guint seconds);
