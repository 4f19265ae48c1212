/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/commands/complete.h"

#include <string.h>

#include <sortie/base.h>
#include "console/commands/commands.h"
#include "console/commands/lookup.h"
#include <sortie/move.h>
#include <sortie/speech.h>
#include <sortie/reader.h>
#include <sortie/match.h>

static void
add (GPtrArray *list, const char *word)
{
  if (*word != '\0' && !g_ptr_array_find_with_equal_func (list, word, g_str_equal, NULL))
    g_ptr_array_add (list, g_strdup (word));
}

static char **
finish (GPtrArray *list)
{
  g_ptr_array_add (list, NULL);
  return (char **) g_ptr_array_free (list, FALSE);
}

/* ---- Moves ------------------------------------------------------------------------ */

static void
add_all_moves (GPtrArray *list, ConsoleSession *session, char *const *words, guint n)
{
  guint8 seat = sortie_match_to_move (session->match);

  if (seat == console_session_reader (session))
    sortie_complete (sortie_match_offers (session->match, seat), words, n, list);
}

char **
console_complete_move (ConsoleSession *session, char *const *words, guint n)
{
  GPtrArray *list = g_ptr_array_new ();

  add_all_moves (list, session, words, n);
  return finish (list);
}

char **
console_complete_first (ConsoleSession *session)
{
  GPtrArray *list = g_ptr_array_new ();

  add_all_moves (list, session, NULL, 0);
  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    if (console_command_is_offered (session, c))
      add (list, c->name);
  console_list (session, SORTIE_NAME_SEAT, list);
  return finish (list);
}

/* ---- Commands --------------------------------------------------------------------- */

static void
add_commands (GPtrArray *list, ConsoleSession *session)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    if (console_command_is_offered (session, c))
      add (list, c->name);
  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    if (sortie_verb_is_used (setup, i))
      add (list, sortie_verb (setup, i)->id);
}

/* What is printed on cards and can be looked up like them. */
static void
add_words_of_cards (GPtrArray *list, ConsoleSession *session)
{
  console_list (session, SORTIE_NAME_KEYWORD, list);
  console_terms_add (session->module, list);
}

/* What a command takes as its word number @n. NULL: the names of files. */
static char **
complete_command (ConsoleSession *session, const ConsoleCommand *command, char **words, guint n)
{
  GPtrArray *list = g_ptr_array_new ();

  switch (command->takes)
    {
    case CONSOLE_TAKES_NOTHING:
      break;
    case CONSOLE_TAKES_MOVE:
      add_all_moves (list, session, words, n);
      break;
    case CONSOLE_TAKES_FILE:
      g_ptr_array_unref (list);
      return NULL;
    case CONSOLE_TAKES_THING:
      console_list (session, SORTIE_NAME_SEAT | SORTIE_NAME_ZONE | SORTIE_NAME_PLACE, list);
      break;
    case CONSOLE_TAKES_CARD:
      console_list (session, SORTIE_NAME_THING | SORTIE_NAME_DEF, list);
      if (n == 0)
        add_words_of_cards (list, session);
      break;
    case CONSOLE_TAKES_VALUE:
      if (n == 1)
        console_list (session, SORTIE_NAME_VALUE, list);
      else
        console_list (session, SORTIE_NAME_THING | SORTIE_NAME_DEF, list);
      if (n == 0)
        console_list (session, SORTIE_NAME_SEAT, list);
      break;
    case CONSOLE_TAKES_COMMAND:
      add_commands (list, session);
      add_words_of_cards (list, session);
      break;
    case CONSOLE_TAKES_RULE:
      console_rules_words (session->module, list);
      break;
    }
  return finish (list);
}

/* "boss " goes on with what may be asked of a seat that the rules play. */
static void
add_questions (GPtrArray *list, ConsoleSession *session, char **words, guint n)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const char *help, *word;

  for (guint8 seat = 0; n == 1 && seat < setup->n_seats; seat++)
    if (strcmp (setup->seat_ids[seat], words[0]) == 0 && console_seat_is_automatic (setup, seat))
      for (guint i = 0; (word = console_ledger_word (i, &help)) != NULL; i++)
        add (list, word);
}

static char **
complete_move_or_seat (ConsoleSession *session, char **words, guint n)
{
  GPtrArray *list = g_ptr_array_new ();

  add_all_moves (list, session, words, n);
  add_questions (list, session, words, n);
  if (n == 1 && strcmp (words[0], "done") == 0)
    console_steps_add_left (session, list);
  return finish (list);
}

char **
console_complete (gpointer data, const char *line, G_GNUC_UNUSED const char *word)
{
  ConsoleSession *session = data;
  g_auto (GStrv) words = sortie_words_split (line);
  guint n = g_strv_length (words);
  const ConsoleCommand *command;

  if (n > SORTIE_MAX_LINE_WORDS) /* such a line is not read */
    return finish (g_ptr_array_new ());
  if (n == 0)
    return console_complete_first (session);
  command = console_command_find (session, words[0]);
  if (command != NULL)
    return complete_command (session, command, words + 1, n - 1);
  return complete_move_or_seat (session, words, n);
}
