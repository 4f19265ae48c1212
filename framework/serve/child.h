/* SPDX-License-Identifier: GPL-3.0-or-later */
/* child.h: a program of its own that plays one seat: a client of the line protocol, started by us.
 *
 * It writes requests to its standard output and reads answers from its standard input; its standard
 * error is ours. It sees and plays its seat and nothing else (serve_server_new_seat()). It runs in a
 * process group of its own, so that Control-C at the terminal is not its business, and that whatever it
 * started ends with it.
 */
#pragma once
#include <sortie/match.h>

typedef struct ServeChild ServeChild;

/* How it came out. */
typedef enum
{
  SERVE_CHILD_PLAYED,      /* another seat is to decide, or the match is over */
  SERVE_CHILD_INTERRUPTED, /* the person broke it off */
  SERVE_CHILD_LATE,        /* it had no more time */
  SERVE_CHILD_GONE,        /* it ended, or hears no more */
} ServeChildEnd;

/* (transfer full): NULL and @error when it cannot be started. @command: a program and its arguments, quoted as
 * in a shell; no shell reads it. */
ServeChild *serve_child_new (const SortieModule *module, guint8 seat, const char *command,
                             GError **error);

/* Lets it know the end, when there is a match that is over, gives it a moment, and ends it. NULL is
 * let pass. */
void serve_child_free (ServeChild *child);

/* Answers what it asks until its seat has no more to decide; @seconds is how long it may take. A move
 * that it has begun is given up when it fails. @match is lent until the next call or
 * serve_child_forget(). */
ServeChildEnd serve_child_play (ServeChild *child, SortieMatch *match, guint seconds);
