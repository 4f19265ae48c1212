/* SPDX-License-Identifier: GPL-3.0-or-later */
/* input.h: lines from a person, or from a script.
 *
 * At a terminal, people edit lines with readline. It has completion, and a history that is kept from one start to
 * the next. Of a pasted block we read the first line; the others wait as if they were typed ahead. From anything
 * else, lines are read as they are, without prompts and without an echo. A program has one input, since readline
 * has one state.
 *
 * In both cases a word that begins with # begins a comment, and spaces at both ends are removed.
 */
#pragma once
#include "console/screen/out.h"

typedef struct ConsoleInput ConsoleInput;

typedef enum
{
  CONSOLE_GOT_LINE,
  CONSOLE_GOT_END,       /* Control-D, the end of the file, a terminal that hung up, or lost output */
  CONSOLE_GOT_INTERRUPT, /* Control-C */
  CONSOLE_GOT_TOO_MUCH,  /* a line longer than allowed (sortie/move.h), which is not read */
} ConsoleGot;

/* The candidates for the last word of @line, which is @word: in any order, (transfer full) (nullable): NULL: file
 * names. */
typedef char **(*ConsoleComplete) (gpointer data, const char *line, const char *word);

/* @history: (nullable): the file of the history. Interactive if standard input and output are both terminals. */
ConsoleInput *console_input_new (const char *history);
void console_input_free (ConsoleInput *input);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleInput, console_input_free)

gboolean console_input_is_interactive (const ConsoleInput *input);
/* How many lines have been read. */
guint console_input_line_number (const ConsoleInput *input);

void console_input_set_complete (ConsoleInput *input, ConsoleComplete complete, gpointer data);

/* Writes again what stands above the prompt, laid out for a window that has another size now. */
typedef struct
{
  void (*write) (gpointer data); /* (nullable): NULL: only the prompt is written again */
  gpointer data;
} ConsoleAbove;

/* Returns: what was set before, for who sets it for one question */
ConsoleAbove console_input_set_above (ConsoleInput *input, ConsoleAbove above);

/* Where questions appear: it is flushed before a line is read. Once that output is lost, reading a line gives the
 * end of input, so that a script cannot answer for ever for somebody who has left. Not owned. */
void console_input_set_screen (ConsoleInput *input, ConsoleOut *screen);

/**
 * console_input_read:
 * @prompt: only shown at a terminal
 * @ret: (out) (transfer full): the line, if there is one; if it is too much, the sentence that says why
 */
ConsoleGot console_input_read (ConsoleInput *input, const char *prompt, char **ret);

/* Whether lines have been read from a terminal, so that a prompt will come again. */
gboolean console_input_is_in_use (void);
/* What was typed before the next prompt: it is on the line there, and may be edited; whole lines are read as if they
 * were typed ahead. @n: its bytes */
void console_input_begin_line (const char *typed, gsize n);

/* Whose history readline uses from now on: each person has their own. Person 0, the first, has the one in the
 * file. Any other person gets no text back that somebody typed before, not even a deleted part of it. */
void console_input_set_person (ConsoleInput *input, guint person);
/* Forgets all people but 0, who is the person again. */
void console_input_forget_persons (ConsoleInput *input);
/* Removes what was typed ahead at a terminal and not read yet. Returns: the lines that are not empty, including an
 * unfinished one, safe to be shown; NULL-terminated. (transfer full) */
char **console_input_take_ahead (ConsoleInput *input);

/* The same for an answer, which does not go into the history. */
ConsoleGot console_input_ask (ConsoleInput *input, const char *prompt, char **ret);

/* yes-no.c: Whether a word means yes or no, in the reader's language or in English, perhaps only its beginning. */
gboolean console_is_yes_or_no (const char *word, gboolean *ret_yes);

/* Asks at a terminal; a script always means yes. @usual: whether Enter alone means yes. @ret_instead:
 * (nullable) (transfer full): a longer line that is not an answer; then returns FALSE */
gboolean console_ask_yes_or_no (ConsoleOut *out, ConsoleInput *input, const char *question, gboolean usual,
                                char **ret_instead);

/* Removes a comment, and spaces at both ends. (transfer full) */
char *console_input_clean (const char *line);

/* ---- waiting.c: what was typed at a terminal and not read yet ------------------------- */

/* Takes it from the terminal, and adds it to @text, raw. */
void console_waiting_read (int terminal, GString *text);

/* The lines of a typed text that are not empty, safe to be shown; NULL-terminated. (transfer full) */
char **console_waiting_lines (const GString *text);
