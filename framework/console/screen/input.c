/* SPDX-License-Identifier: GPL-3.0-or-later */
/* input.c: reads lines from a person or a script. */
#include "console/screen/input.h"

#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

#include "base/i18n.h"
#include "base/text.h"
#include "module/front-end.h"
#include "reader/reader.h"
#include "console/screen/signals.h"

#define HISTORY_LENGTH 1000
#define MAX_PERSONS 16

struct ConsoleInput
{
  gboolean interactive;
  char *history;
  guint line_number;
  ConsoleOut *screen; /* (nullable) */
  ConsoleAbove above;
  ConsoleComplete complete;
  gpointer complete_data;
  gboolean cut; /* the last line was longer than SORTIE_MAX_LINE bytes */
  /* while readline reads */
  gboolean done;
  char *line;
  char *begun;                          /* (nullable): what was typed of the next line before its prompt */
  GQueue pasted;                        /* of char*: pasted lines after the one that was read */
  guint person;                         /* whose history readline has */
  HISTORY_STATE *histories[MAX_PERSONS]; /* (nullable): the other people's */
};

/* Readline passes no data of ours to its callbacks. */
static ConsoleInput *reading;

/* ---- Completion ------------------------------------------------------------------ */

static char **candidates;

/* Whether the candidate continues the word. The first part of a table's name is optional: "hand/imp", "boss.track1". */
static gboolean
continues (const char *candidate, const char *word)
{
  gsize front = strcspn (candidate, "/.");
  g_autofree char *folded = sortie_words_fold (candidate), *begun = sortie_words_fold (word);

  return g_str_has_prefix (candidate, word) || (*begun != '\0' && g_str_has_prefix (folded, begun))
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

/* Control-C stops looking for candidates, and keeps the line. */
static void
look_for_candidates (const char *line, const char *word)
{
  static const char *const none[] = { NULL };

  candidates =
      reading->complete != NULL ? reading->complete (reading->complete_data, line, word) : NULL;
  if (!sortie_interrupt_is_set (console_signals_interrupt ()))
    return;
  console_signals_take ();
  g_strfreev (candidates);
  candidates = g_strdupv ((char **) none);
}

static char **
complete_word (const char *word, int start, G_GNUC_UNUSED int end)
{
  g_autofree char *line = g_strndup (rl_line_buffer, (gsize) start);
  char **matches;

  look_for_candidates (line, word);
  rl_attempted_completion_over = candidates != NULL;
  if (candidates == NULL)
    return NULL;
  matches = rl_completion_matches (word, next_candidate);
  g_clear_pointer (&candidates, g_strfreev);
  return matches;
}

/* ---- Limits ---------------------------------------------------------------------- */

/* Drops the keys that would insert text, up to one that does something else. */
static void
drop_text (void)
{
  int waiting;

  while (ioctl (STDIN_FILENO, FIONREAD, &waiting) == 0 && waiting > 0)
    {
      int key = rl_getc (stdin);

      if (key < ' ' || key == RUBOUT)
        {
          rl_execute_next (key);
          return;
        }
    }
}

/* Replaces readline's own function, which takes any number of keys and redraws the line for each. */
static int
insert_in_bounds (int count, int key)
{
  if (count >= 0 && count <= SORTIE_MAX_LINE - rl_end)
    return rl_insert (count, key);
  if (!reading->cut)
    rl_ding ();
  reading->cut = TRUE;
  drop_text ();
  return 0;
}

static void
bound_insertion (void)
{
  const Keymap maps[] = { emacs_standard_keymap, vi_insertion_keymap };

  for (guint map = 0; map < G_N_ELEMENTS (maps); map++)
    for (guint key = 0; key < KEYMAP_SIZE; key++)
      if (maps[map][key].type == ISFUNC && maps[map][key].function == rl_insert)
        maps[map][key].function = insert_in_bounds;
}

/* Why a line is too much (transfer full), or NULL. */
static char *
why_not_read (const ConsoleInput *input, const char *line)
{
  SortieRefusal why;
  g_autofree char *n = NULL, *m = NULL;

  if (input->cut)
    sortie_refuse (&why, SORTIE_REASON_LONG_LINE, 0, 0, SORTIE_MAX_LINE, 0);
  else if (sortie_line_check (line, &why))
    return NULL;
  n = g_strdup_printf ("%d", why.n);
  m = g_strdup_printf ("%d", why.m);
  return sortie_sentence (_ (sortie_framework_rules.reasons[why.reason].sentence), "n", n, "m", m,
                          NULL);
}

/* ---- Readline -------------------------------------------------------------------- */

/* We write the newline at the end of the line ourselves, once. */
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
  rl_catch_signals = rl_catch_sigwinch = 0;
  rl_deprep_term_function = leave_terminal;
  rl_basic_word_break_characters = " \t";
  rl_completer_word_break_characters = " \t";
  rl_completer_quote_characters = "\"";
  rl_attempted_completion_function = complete_word;
  rl_initialize (); /* reads the person's key bindings */
  bound_insertion ();
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

/* Removes the half-typed line from the screen. */
static void
give_up_line (void)
{
  rl_free_line_state ();
  rl_callback_sigcleanup ();
  rl_callback_handler_remove ();
  putchar ('\n');
}

/* Begins the line again below it, as a shell does. */
static void
drop_line (void)
{
  rl_free_line_state ();
  rl_callback_sigcleanup ();
  rl_replace_line ("", 0);
  putchar ('\n');
  rl_on_new_line ();
  rl_redisplay ();
}

static ConsoleGot
after_signal (void)
{
  ConsoleSignal came = console_signals_take ();

  if (came == CONSOLE_SIGNAL_NONE)
    return CONSOLE_GOT_LINE;
  if (came != CONSOLE_SIGNAL_END && rl_end > 0)
    {
      drop_line ();
      return CONSOLE_GOT_LINE;
    }
  give_up_line ();
  return came == CONSOLE_SIGNAL_END ? CONSOLE_GOT_END : CONSOLE_GOT_INTERRUPT;
}

/* The window may have the size for which everything was laid out, if it got that before the prompt. What stands above
 * the prompt goes up, the typed line stays below what is written again. */
static void
after_resize (ConsoleInput *input)
{
  const ConsoleOut *out = input->screen;
  const guint columns = out != NULL ? out->columns : 0, rows = out != NULL ? out->rows : 0;

  if (out != NULL)
    console_out_measure (input->screen);
  if (out == NULL || input->above.write == NULL || (out->columns == columns && out->rows == rows))
    {
      rl_resize_terminal ();
      return;
    }
  rl_clear_visible_line ();
  fflush (rl_outstream);
  rl_reset_screen_size ();
  input->above.write (input->above.data);
  console_out_flush (input->screen);
  rl_on_new_line ();
  rl_redisplay ();
}

/* Puts on the line what was typed before its prompt. */
static void
put_begun (ConsoleInput *input)
{
  if (input->begun != NULL)
    {
      rl_insert_text (input->begun);
      rl_redisplay ();
    }
  g_clear_pointer (&input->begun, g_free);
}

static ConsoleGot
read_terminal (ConsoleInput *input, const char *prompt, char **ret)
{
  ConsoleGot got = CONSOLE_GOT_LINE;

  reading = input;
  input->done = input->cut = FALSE;
  rl_reset_screen_size (); /* the window may have changed since the last line */
  rl_callback_handler_install (prompt, line_is_done);
  put_begun (input);
  while (!input->done && got == CONSOLE_GOT_LINE)
    if (console_signals_wait_for (STDIN_FILENO))
      rl_callback_read_char ();
    else if (console_signals_take_resize ())
      after_resize (input);
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

/* Keeps the lines after the first. */
static void
keep_pasted (ConsoleInput *input, char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 1; lines[0] != NULL && lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      g_queue_push_tail (&input->pasted, g_strdup (lines[i]));
  text[strcspn (text, "\n")] = '\0';
}

/* Shows a pasted line as if it were typed. FALSE: none waits, or the person has pressed Control-C. */
static gboolean
read_pasted (ConsoleInput *input, const char *prompt, char **ret)
{
  g_autofree char *clean = NULL;

  if (sortie_interrupt_is_set (console_signals_interrupt ()))
    g_queue_clear_full (&input->pasted, g_free);
  if (g_queue_is_empty (&input->pasted))
    return FALSE;
  input->cut = FALSE;
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
read_plain (ConsoleInput *input, char **ret)
{
  GString *line = g_string_new (NULL);
  int c;

  input->cut = FALSE;
  while ((c = getchar ()) != EOF && c != '\n')
    if (line->len < SORTIE_MAX_LINE)
      g_string_append_c (line, c != '\0' ? (char) c : '?');
    else
      input->cut = TRUE;
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
remember_line (const char *line)
{
  HIST_ENTRY *last = history_length > 0 ? history_get (history_base + history_length - 1) : NULL;

  if (*line != '\0' && (last == NULL || strcmp (last->line, line) != 0))
    add_history (line);
}

/* @keep: add the line to the history, even if it has too many words, so that the person can split it. */
static ConsoleGot
ask_line (ConsoleInput *input, const char *prompt, gboolean keep, char **ret)
{
  g_autofree char *line = NULL, *clean = NULL;
  ConsoleGot got;

  if (input->screen != NULL && !console_out_flush (input->screen))
    return CONSOLE_GOT_END;
  got = input->interactive ? read_person (input, prompt, &line) : read_plain (input, &line);
  if (input->screen != NULL)
    console_out_measure (input->screen); /* the window may have changed while the line was typed */
  if (got != CONSOLE_GOT_LINE)
    return got;
  input->line_number++;
  clean = console_input_clean (line);
  if (keep && input->interactive && !input->cut)
    remember_line (clean);
  *ret = why_not_read (input, clean);
  if (*ret != NULL)
    return CONSOLE_GOT_TOO_MUCH;
  *ret = g_steal_pointer (&clean);
  return CONSOLE_GOT_LINE;
}

ConsoleGot
console_input_ask (ConsoleInput *input, const char *prompt, char **ret)
{
  return ask_line (input, prompt, FALSE, ret);
}

ConsoleGot
console_input_read (ConsoleInput *input, const char *prompt, char **ret)
{
  return ask_line (input, prompt, TRUE, ret);
}

gboolean
console_input_is_in_use (void)
{
  return reading != NULL;
}

void
console_input_begin_line (const char *typed, gsize n)
{
  g_autofree char *text = g_strndup (typed, n);
  char *line = text, *end;

  while ((end = strpbrk (line, "\r\n")) != NULL)
    {
      g_queue_push_tail (&reading->pasted, g_strndup (line, (gsize) (end - line)));
      line = end + 1;
    }
  g_free (reading->begun);
  reading->begun = g_strdup (line);
}

/* ---- People ---------------------------------------------------------------------- */

/* Readline keeps deleted text and recorded macros for the next person, and has no function to forget them, so we
 * unbind the keys that bring them back. */
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

/* After a history is cleared, readline keeps the empty list. */
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
      console_signals_catch ();
      console_signals_catch_resize ();
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
  if (reading == input)
    reading = NULL;
  g_queue_clear_full (&input->pasted, g_free);
  g_free (input->begun);
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

ConsoleAbove
console_input_set_above (ConsoleInput *input, ConsoleAbove above)
{
  const ConsoleAbove before = input->above;

  input->above = above;
  return before;
}

void
console_input_set_screen (ConsoleInput *input, ConsoleOut *screen)
{
  input->screen = screen;
}
