/* SPDX-License-Identifier: GPL-3.0-or-later */
/* complete.c: what may come next on the line that is being typed (commands.h). */

#include "base/i18n.h"
#include "base/text.h"
#include "console/commands/commands.h"
#include "console/commands/lookup.h"
#include "flow/front-end.h"
#include "match/front-end.h"

/* ---- Moves ------------------------------------------------------------------------ */

/* In the reader's language; after a beginning, the ids as well. */
static void
add_all_moves (GPtrArray *list, ConsoleSession *session, char *const *words, guint n,
               gboolean is_begun)
{
  guint8 seat = sortie_match_to_move (session->match);
  SortieOffers *offers;

  if (seat != console_session_reader (session))
    return;
  offers = sortie_match_offers (session->match, seat);
  sortie_complete_spoken (offers, words, n, list);
  if (is_begun)
    sortie_complete (offers, words, n, list);
}

static void
add_word (GPtrArray *list, const char *word, gboolean is_begun)
{
  sortie_words_add (list, _ (word));
  if (is_begun)
    sortie_words_add (list, word);
}

/* Names in the reader's language; after a beginning, the ids as well. */
static void
add_names (GPtrArray *list, ConsoleSession *session, guint kinds, gboolean is_begun)
{
  g_autoptr (GPtrArray) written = g_ptr_array_new_with_free_func (g_free);

  console_list (session, kinds, list);
  if (is_begun)
    console_list_written (session, kinds, written);
  for (guint i = 0; i < written->len; i++)
    sortie_words_add (list, written->pdata[i]);
}

/* Commands and verbs that can begin a line: in the reader's language; if a word is begun, the ids as well.
 * (transfer full) */
static char **
first_words (ConsoleSession *session, gboolean is_begun)
{
  GPtrArray *list = g_ptr_array_new ();

  add_all_moves (list, session, NULL, 0, is_begun);
  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    if (console_command_is_offered (session, c))
      add_word (list, c->name, is_begun);
  add_names (list, session, SORTIE_NAME_SEAT, is_begun);
  return sortie_texts_end (list);
}

/* ---- Commands --------------------------------------------------------------------- */

static void
add_commands (GPtrArray *list, ConsoleSession *session, gboolean is_begun)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (const ConsoleCommand *c = session->commands; c->name != NULL; c++)
    if (console_command_is_offered (session, c))
      add_word (list, c->name, is_begun);
  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    if (sortie_verb_is_offered (setup, i))
      {
        sortie_words_add (list, console_verb_word (session, i));
        if (is_begun)
          sortie_words_add (list, sortie_verb (setup, i)->id);
      }
}

/* Words on cards that can be looked up like cards. */
static void
add_words_of_cards (GPtrArray *list, ConsoleSession *session, gboolean is_begun)
{
  add_names (list, session, SORTIE_NAME_KEYWORD, is_begun);
  console_terms_add (session->module, list);
}

/* The candidates for word number @n of a command. NULL: file names. */
static char **
complete_command (ConsoleSession *session, const ConsoleCommand *command, char **words, guint n,
                  gboolean is_begun)
{
  GPtrArray *list = g_ptr_array_new ();

  switch (command->takes)
    {
    case CONSOLE_TAKES_NOTHING:
      break;
    case CONSOLE_TAKES_MOVE:
      add_all_moves (list, session, words, n, is_begun);
      break;
    case CONSOLE_TAKES_FILE:
      g_ptr_array_unref (list);
      return NULL;
    case CONSOLE_TAKES_THING:
      add_names (list, session, SORTIE_NAME_SEAT | SORTIE_NAME_ZONE | SORTIE_NAME_PLACE, is_begun);
      break;
    case CONSOLE_TAKES_CARD:
      add_names (list, session, SORTIE_NAME_THING | SORTIE_NAME_DEF, is_begun);
      if (n == 0)
        add_words_of_cards (list, session, is_begun);
      break;
    case CONSOLE_TAKES_VALUE:
      if (n == 1)
        add_names (list, session, SORTIE_NAME_VALUE, is_begun);
      else
        add_names (list, session, SORTIE_NAME_THING | SORTIE_NAME_DEF, is_begun);
      if (n == 0)
        add_names (list, session, SORTIE_NAME_SEAT, is_begun);
      break;
    case CONSOLE_TAKES_COMMAND:
      add_commands (list, session, is_begun);
      add_words_of_cards (list, session, is_begun);
      break;
    case CONSOLE_TAKES_WARNING:
      if (n == 0)
        console_warnings_add (session, list);
      sortie_words_add (list, "on");
      sortie_words_add (list, "off");
      break;
    case CONSOLE_TAKES_RULE:
      console_rules_words (session->module, list);
      break;
    }
  return sortie_texts_end (list);
}

/* "boss " continues with the questions to the rules, if they play that seat. */
static void
add_questions (GPtrArray *list, ConsoleSession *session, char **words, guint n,
               gboolean is_begun)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const char *help, *word;
  SortieNameFound found;

  for (guint8 seat = 0; n == 1 && seat < setup->n_seats; seat++)
    if (console_find (session, SORTIE_NAME_SEAT_ID, words[0], &found) && found.index == seat
        && console_seat_is_automatic (setup, seat))
      for (guint i = 0; (word = console_ledger_word (i, &help)) != NULL; i++)
        add_word (list, word, is_begun);
}

static char **
complete_move_or_seat (ConsoleSession *session, char **words, guint n, gboolean is_begun)
{
  GPtrArray *list = g_ptr_array_new ();

  add_all_moves (list, session, words, n, is_begun);
  add_questions (list, session, words, n, is_begun);
  if (n == 1 && console_verb_called (session, words[0]) == sortie_verb (sortie_match_setup (session->match),
                                                                   SORTIE_VERB_DONE))
    {
      console_steps_add_left (session, TRUE, list);
      if (is_begun)
        console_steps_add_left (session, FALSE, list);
    }
  return sortie_texts_end (list);
}

char **
console_complete (gpointer data, const char *line, const char *word)
{
  const gboolean is_begun = *word != '\0';
  ConsoleSession *session = data;
  g_auto (GStrv) words = sortie_words_split (line);
  guint n = g_strv_length (words);
  const ConsoleCommand *command;

  if (n > SORTIE_MAX_LINE_WORDS) /* a longer line is not read */
    return sortie_texts_end (g_ptr_array_new ());
  if (n == 0)
    return first_words (session, is_begun);
  command = console_command_find (session, words[0]);
  if (command != NULL)
    return complete_command (session, command, words + 1, n - 1, is_begun);
  return complete_move_or_seat (session, words, n, is_begun);
}
