/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/input.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

#include "base/text.h"
#include "console/waiting.h"

#define HISTORY_LENGTH 1000
/* longer than any move with all its parts; what is beyond is cut off, and then refused */
#define MAX_LINE 4096
#define MAX_PERSONS 16

struct ConsoleInput
{
  gboolean interactive;
  char *history;
  guint line_number;
  ConsoleOut *screen; /* (nullable) */
  ConsoleComplete complete;
  gpointer complete_data;
  /* while readline reads */
  gboolean done;
  char *line;
  GQueue pasted;                        /* of char*: lines of a paste behind the one that was read */
  guint person;                         /* whose lines readline has as its history */
  HISTORY_STATE *histories[MAX_PERSONS]; /* (nullable): of the others */
};

/* Signal handlers and readline's functions are given no data of ours. */
static volatile sig_atomic_t interrupted, hung_up;
static ConsoleInput *reading;

/* ---- Signals -------------------------------------------------------------------- */

static void
note_signal (int signal)
{
  if (signal == SIGINT)
    interrupted = 1;
  else
    hung_up = 1;
}

static const int noted_signals[] = { SIGINT, SIGTERM, SIGHUP };

static void
catch_signals (void)
{
  struct sigaction action = { .sa_handler = note_signal };

  for (guint i = 0; i < G_N_ELEMENTS (noted_signals); i++)
    sigaction (noted_signals[i], &action, NULL);
}

/* Waits for a key. FALSE when a signal came instead: signals are let in only here, so that
 * none comes unseen between looking and waiting. */
static gboolean
wait_for_key (void)
{
  struct pollfd terminal = { .fd = STDIN_FILENO, .events = POLLIN };
  sigset_t blocked, before;
  int ready;

  sigemptyset (&blocked);
  for (guint i = 0; i < G_N_ELEMENTS (noted_signals); i++)
    sigaddset (&blocked, noted_signals[i]);
  sigprocmask (SIG_BLOCK, &blocked, &before);
  ready = interrupted || hung_up ? -1 : ppoll (&terminal, 1, NULL, &before);
  sigprocmask (SIG_SETMASK, &before, NULL);
  return ready > 0;
}

/* ---- Completion ------------------------------------------------------------------ */

static char **candidates;

/* Names on the table have a front part that one need not type: "hand/imp", "boss.track1". */
static gboolean
continues (const char *candidate, const char *word)
{
  gsize front = strcspn (candidate, "/.");

  return g_str_has_prefix (candidate, word)
         || (candidate[front] != '\0' && *word != '\0'
             && g_str_has_prefix (candidate + front + 1, word));
}

static char *
next_candidate (const char *word, int state)
{
  static guint at;

  if (state == 0)
    at = 0;
  while (candidates[at] != NULL)
    {
      const char *candidate = candidates[at++];

      if (continues (candidate, word))
        return strdup (candidate); /* readline frees it with free() */
    }
  return NULL;
}

static char **
complete_word (const char *word, int start, G_GNUC_UNUSED int end)
{
  g_autofree char *line = g_strndup (rl_line_buffer, (gsize) start);
  char **matches;

  candidates =
      reading->complete != NULL ? reading->complete (reading->complete_data, line, word) : NULL;
  rl_attempted_completion_over = candidates != NULL;
  if (candidates == NULL)
    return NULL;
  matches = rl_completion_matches (word, next_candidate);
  g_clear_pointer (&candidates, g_strfreev);
  return matches;
}

/* Where the line ended we put a newline ourselves, once. */
static void
leave_terminal (void)
{
#if RL_READLINE_VERSION >= 0x0802
  rl_eof_found = 0;
#endif
  rl_deprep_terminal ();
}

static void
prepare_readline (ConsoleInput *input)
{
  rl_readline_name = "sortie";
  rl_catch_signals = 0;
  rl_deprep_term_function = leave_terminal;
  rl_basic_word_break_characters = " \t";
  rl_completer_word_break_characters = " \t";
  rl_completer_quote_characters = "\"";
  rl_attempted_completion_function = complete_word;
  using_history ();
  stifle_history (HISTORY_LENGTH);
  if (input->history != NULL)
    read_history (input->history);
}

/* ---- Reading --------------------------------------------------------------------- */

static void
line_is_done (char *line)
{
  rl_callback_handler_remove ();
  reading->line = line;
  reading->done = TRUE;
}

/* Takes the half-typed line off the screen. */
static void
give_up_line (void)
{
  rl_free_line_state ();
  rl_callback_sigcleanup ();
  rl_callback_handler_remove ();
  putchar ('\n');
}

static ConsoleGot
after_signal (void)
{
  if (!interrupted && !hung_up)
    {
      rl_check_signals (); /* a window of another size */
      return CONSOLE_GOT_LINE;
    }
  interrupted = 0;
  give_up_line ();
  return hung_up ? CONSOLE_GOT_END : CONSOLE_GOT_INTERRUPT;
}

static ConsoleGot
read_terminal (ConsoleInput *input, const char *prompt, char **ret)
{
  ConsoleGot got = CONSOLE_GOT_LINE;

  reading = input;
  input->done = FALSE;
  rl_callback_handler_install (prompt, line_is_done);
  while (!input->done && got == CONSOLE_GOT_LINE)
    if (wait_for_key ())
      rl_callback_read_char ();
    else
      got = after_signal ();
  if (!input->done)
    return got;
  if (input->line == NULL)
    {
      putchar ('\n');
      return CONSOLE_GOT_END;
    }
  *ret = g_strdup (input->line);
  free (input->line);
  return CONSOLE_GOT_LINE;
}

/* Keeps the lines behind the first. */
static void
keep_pasted (ConsoleInput *input, char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 1; lines[0] != NULL && lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_queue_push_tail (&input->pasted, g_strdup (lines[i]));
  text[strcspn (text, "\n")] = '\0';
}

/* A line of a paste is shown as if it were typed. FALSE: none waits, or the person has had enough. */
static gboolean
read_pasted (ConsoleInput *input, const char *prompt, char **ret)
{
  g_autofree char *clean = NULL;

  if (interrupted || hung_up)
    g_queue_clear_full (&input->pasted, g_free);
  if (g_queue_is_empty (&input->pasted))
    return FALSE;
  *ret = g_queue_pop_head (&input->pasted);
  clean = sortie_text_clean (*ret);
  printf ("%s%s\n", prompt, clean);
  return TRUE;
}

static ConsoleGot
read_person (ConsoleInput *input, const char *prompt, char **ret)
{
  ConsoleGot got;

  if (read_pasted (input, prompt, ret))
    return CONSOLE_GOT_LINE;
  got = read_terminal (input, prompt, ret);
  if (got == CONSOLE_GOT_LINE)
    keep_pasted (input, *ret);
  return got;
}

static ConsoleGot
read_plain (char **ret)
{
  GString *line = g_string_new (NULL);
  int c;

  while ((c = getchar ()) != EOF && c != '\n')
    if (line->len < MAX_LINE)
      g_string_append_c (line, c != '\0' ? (char) c : '?');
  if (c == EOF && line->len == 0)
    {
      g_string_free (line, TRUE);
      return CONSOLE_GOT_END;
    }
  *ret = g_string_free (line, FALSE);
  return CONSOLE_GOT_LINE;
}

char *
console_input_clean (const char *line)
{
  gboolean quoted = FALSE;
  const char *at = line;

  for (; *at != '\0'; at++)
    {
      if (*at == '"')
        quoted = !quoted;
      if (*at == '#' && !quoted && (at == line || g_ascii_isspace (at[-1])))
        break;
    }
  return g_strstrip (g_strndup (line, (gsize) (at - line)));
}

static void
remember (const char *line)
{
  HIST_ENTRY *last = history_length > 0 ? history_get (history_base + history_length - 1) : NULL;

  if (*line != '\0' && (last == NULL || strcmp (last->line, line) != 0))
    add_history (line);
}

ConsoleGot
console_input_ask (ConsoleInput *input, const char *prompt, char **ret)
{
  g_autofree char *line = NULL;
  ConsoleGot got;

  if (input->screen != NULL && !console_out_flush (input->screen))
    return CONSOLE_GOT_END;
  got = input->interactive ? read_person (input, prompt, &line) : read_plain (&line);
  if (got != CONSOLE_GOT_LINE)
    return got;
  input->line_number++;
  *ret = console_input_clean (line);
  return CONSOLE_GOT_LINE;
}

ConsoleGot
console_input_read (ConsoleInput *input, const char *prompt, char **ret)
{
  ConsoleGot got = console_input_ask (input, prompt, ret);

  if (got == CONSOLE_GOT_LINE && input->interactive)
    remember (*ret);
  return got;
}

/* ---- Persons --------------------------------------------------------------------- */

/* What a person deleted, or recorded as a macro, readline keeps for whoever comes next, and has no
 * function to forget it: so nobody gets at it. */
static void
unbind_what_is_kept (void)
{
  static const char *const functions[] = { "yank", "yank-pop", "vi-put", "call-last-kbd-macro",
                                           "print-last-kbd-macro" };
  const Keymap maps[] = { emacs_standard_keymap, emacs_meta_keymap, emacs_ctlx_keymap,
                          vi_movement_keymap };

  for (guint i = 0; i < G_N_ELEMENTS (functions); i++)
    for (guint map = 0; map < G_N_ELEMENTS (maps); map++)
      rl_unbind_function_in_map (rl_named_function (functions[i]), maps[map]);
}

static void
use_history (HISTORY_STATE *history)
{
  HISTORY_STATE none = { .flags = HS_STIFLED };

  history_set_history_state (history != NULL ? history : &none);
  free (history);
  using_history ();
}

void
console_input_set_person (ConsoleInput *input, guint person)
{
  g_return_if_fail (person < MAX_PERSONS);
  if (!input->interactive || person == input->person)
    return;
  if (person != 0)
    unbind_what_is_kept ();
  input->histories[input->person] = history_get_history_state ();
  use_history (g_steal_pointer (&input->histories[person]));
  input->person = person;
}

/* Of a history that was cleared readline leaves the list itself. */
static void
free_empty (HISTORY_STATE *history)
{
  if (history != NULL)
    free (history->entries);
  free (history);
}

void
console_input_forget_persons (ConsoleInput *input)
{
  for (guint person = 1; person < MAX_PERSONS; person++)
    if (input->interactive && (person == input->person || input->histories[person] != NULL))
      {
        console_input_set_person (input, person);
        clear_history ();
      }
  console_input_set_person (input, 0);
  for (guint person = 1; person < MAX_PERSONS; person++)
    free_empty (g_steal_pointer (&input->histories[person]));
}

char **
console_input_take_ahead (ConsoleInput *input)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char *line;

  while ((line = g_queue_pop_head (&input->pasted)) != NULL)
    {
      g_string_append_printf (text, "%s\n", line);
      g_free (line);
    }
  if (input->interactive)
    {
      rl_clear_pending_input ();
      console_waiting_read (STDIN_FILENO, text);
    }
  return console_waiting_lines (text);
}

/* ---- Life ------------------------------------------------------------------------ */

ConsoleInput *
console_input_new (const char *history)
{
  ConsoleInput *input = g_new0 (ConsoleInput, 1);

  input->interactive = isatty (STDIN_FILENO) && isatty (STDOUT_FILENO);
  input->history = g_strdup (history);
  if (input->interactive)
    {
      prepare_readline (input);
      catch_signals ();
    }
  return input;
}

void
console_input_free (ConsoleInput *input)
{
  if (input == NULL)
    return;
  console_input_forget_persons (input);
  if (input->interactive && input->history != NULL)
    write_history (input->history);
  g_queue_clear_full (&input->pasted, g_free);
  g_free (input->history);
  g_free (input);
}

gboolean
console_input_is_interactive (const ConsoleInput *input)
{
  return input->interactive;
}

guint
console_input_line_number (const ConsoleInput *input)
{
  return input->line_number;
}

void
console_input_set_complete (ConsoleInput *input, ConsoleComplete complete, gpointer data)
{
  input->complete = complete;
  input->complete_data = data;
}

void
console_input_set_screen (ConsoleInput *input, ConsoleOut *screen)
{
  input->screen = screen;
}
