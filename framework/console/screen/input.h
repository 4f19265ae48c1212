/* SPDX-License-Identifier: GPL-3.0-or-later */
/* input.h: lines from a person, or from a file that stands in for one.
 *
 * At a terminal lines are edited with readline: history, which is kept from one start to
 * the next, and completion; of a block that is pasted the first line is read, and the others
 * wait as if they were typed ahead. From anything else they are read as they are, without
 * prompts and without an echo. There is one input in a program, since readline is one.
 *
 * In both a word that begins with # begins a comment, and space at the ends is dropped.
 */
#pragma once
#include "console/screen/out.h"

typedef struct ConsoleInput ConsoleInput;

typedef enum
{
  CONSOLE_GOT_LINE,
  CONSOLE_GOT_END,       /* Control-D, the end of the file, a terminal that hung up, and whenever
                          * nobody sees what is asked */
  CONSOLE_GOT_INTERRUPT, /* Control-C */
  CONSOLE_GOT_TOO_MUCH,  /* a line beyond the bounds of one (sortie/move.h), which is not read */
} ConsoleGot;

/* What may stand at the end of @line, of which the last word is @word: sorted or not,
 * (transfer full) (nullable): NULL: the names of files. */
typedef char **(*ConsoleComplete) (gpointer data, const char *line, const char *word);

/* @history: (nullable): the file of the history. Interactive when standard input and output
 * both are a terminal. */
ConsoleInput *console_input_new (const char *history);
void console_input_free (ConsoleInput *input);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleInput, console_input_free)

gboolean console_input_is_interactive (const ConsoleInput *input);
/* How many lines were read so far. */
guint console_input_line_number (const ConsoleInput *input);

void console_input_set_complete (ConsoleInput *input, ConsoleComplete complete, gpointer data);

/* Where questions are put: written out before a line is read. Once that output is lost there is no
 * line any more, so that nobody answers for ever to somebody who has left. Not owned. */
void console_input_set_screen (ConsoleInput *input, ConsoleOut *screen);

/**
 * console_input_read:
 * @prompt: only shown at a terminal
 * @ret: (out) (transfer full): the line, when there is one; the sentence that says why not, when it is
 *   too much
 */
ConsoleGot console_input_read (ConsoleInput *input, const char *prompt, char **ret);

/* Whose lines the history has from now on: each person has their own. Those of 0, which is where
 * it begins, are the ones that are kept in the file; and at any other's turn nothing that was
 * typed before can be brought back, neither whole nor a part of it that was deleted. */
void console_input_set_person (ConsoleInput *input, guint person);
/* What is known of all persons but 0 is forgotten; 0 is the person again. */
void console_input_forget_persons (ConsoleInput *input);
/* Takes what was typed ahead at a terminal and not read yet: the lines that say something, half a
 * line as well, safe to be shown; ended by NULL. (transfer full) */
char **console_input_take_ahead (ConsoleInput *input);

/* The same for an answer that is not worth keeping in the history. */
ConsoleGot console_input_ask (ConsoleInput *input, const char *prompt, char **ret);

/* yes-no.c: asks at a terminal; from a file the answer is yes. @usual: whether Enter alone means yes. @ret_instead:
 * (nullable): a longer line that is no answer, (transfer full); then FALSE */
gboolean console_ask_yes_or_no (ConsoleOut *out, ConsoleInput *input, const char *question, gboolean usual,
                                char **ret_instead);

/* Cuts off a comment and space at both ends. (transfer full) */
char *console_input_clean (const char *line);

/* ---- waiting.c: what was typed at a terminal and nobody has read yet ------------------ */

/* Takes it out of the terminal and adds it to @text, raw. */
void console_waiting_read (int terminal, GString *text);

/* The lines of a typed text that say something, safe to be shown; ended by NULL. (transfer full) */
char **console_waiting_lines (const GString *text);
