/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ahead.h: lines that a person typed before they were asked for.
 *
 * Lines typed ahead wait at the terminal until the program reads them. Whatever waits when a prompt
 * comes was typed for an earlier one, and is dropped if its writer could not know what is asked
 * now:
 *
 *   - another turn has begun, or another seat is asked;
 *   - another step has begun, and the writer did not end the one before: it closed automatically.
 *     After a `done`, lines are for the step that follows, and only for that one;
 *   - another question has come up. The writer knew the one that was open, those of a move that is
 *     being put together, and that a step goes on after a question;
 *   - the match is over.
 *
 * What is dropped is quoted. A pipe is a script: it keeps all its lines.
 */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

typedef struct ConsoleSession ConsoleSession;

/* What a line was typed for. */
typedef struct
{
  gboolean is_set; /* otherwise whatever comes was foreseen */
  guint turn;      /* its number */
  guint8 active;   /* whose turn it is */
  guint8 seat;     /* who is asked */
  guint step;      /* the phase whose window is open or opens next */
  guint8 question; /* which decision */
} ConsoleMoment;

/* Just before a prompt: drops what was typed ahead for something else, and says so. */
void console_ahead_check (ConsoleSession *session);
/* The same when the match is over. */
void console_ahead_end (ConsoleSession *session);

/* Whoever types is about to close the window: what follows is for the next step. */
void console_ahead_step_ends (ConsoleSession *session);
/* Whoever types has gone elsewhere, to another match or back in this one, and knows it. */
void console_ahead_forget (ConsoleSession *session);

G_END_DECLS
