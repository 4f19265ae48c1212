/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/commands/complete.h"

#include <string.h>

#include <sortie/base.h>
#include <sortie/move.h>
#include <sortie/speech.h>
#include <sortie/reader.h>
#include <sortie/match.h>
#include "console/commands/commands.h"
#include "console/commands/lookup.h"

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

/* Whether a move written as @parts begins with the words; then the next part is a candidate. */
static void
add_next_part (GPtrArray *list, char **parts, char *const *words, guint n)
{
  for (guint i = 0; i < n; i++)
    if (parts[i] == NULL || strcmp (parts[i], words[i]) != 0)
      return;
  if (parts[n] != NULL)
    add (list, parts[n]);
}

/* The legal moves that begin with the words; inside a move their verbs may be left out. */
static void
add_moves (GPtrArray *list, const SortiePlay *p, guint8 seat, char *const *words, guint n,
           gboolean inside)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves legal = { storage, 0, SORTIE_MAX_MOVES };

  sortie_moves_legal (p, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      char line[SORTIE_MOVE_TEXT];
      g_auto (GStrv) parts = g_strsplit (sortie_move_format (p, seat, &storage[i], line), " ", -1);

      if (inside && parts[1] != NULL)
        add_next_part (list, parts + 1, words, n);
      else
        add_next_part (list, parts, words, n);
    }
}

/* A copy of the position to try words on. It is the true position, with everything that is
 * hidden; what is read from it is only what the seat will be asked next in its own move. */
static SortiePlay
copy_of (const SortiePlay *p)
{
  SortieState *copy = g_malloc (p->s->size);

  sortie_state_copy (copy, p->s);
  return (SortiePlay){ .setup = p->setup, .s = copy };
}

static void
add_moves_ahead (GPtrArray *list, SortieOffers *offers, guint8 seat, char *const *words, guint n)
{
  SortiePlay ahead = copy_of (sortie_offers_position (offers));
  g_auto (SortieLine) line = { 0 };
  guint left, steps;

  sortie_line_init_words (&line, words, n);
  sortie_feed_ahead (sortie_offers_names (offers), &ahead, seat, &line, &left, &steps);
  if (steps > 0 && ahead.s->tentative && sortie_to_move (&ahead) == seat)
    add_moves (list, &ahead, seat, words + n - left, left, TRUE);
  g_free (ahead.s);
}

static void
add_all_moves (GPtrArray *list, ConsoleSession *session, char *const *words, guint n)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 seat = sortie_match_to_move (session->match);

  if (seat != console_session_reader (session))
    return;
  add_moves (list, p, seat, words, n, FALSE);
  if (p->s->tentative)
    add_moves (list, p, seat, words, n, TRUE);
  if (n > 0)
    add_moves_ahead (list, sortie_match_offers (session->match, seat), seat, words, n);
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
  console_lookup_seats (session, list);
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
  console_lookup_keywords (session->module, list);
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
      console_lookup_things (session, list);
      break;
    case CONSOLE_TAKES_CARD:
      console_lookup_cards (session, list);
      if (n == 0)
        add_words_of_cards (list, session);
      break;
    case CONSOLE_TAKES_VALUE:
      if (n == 1)
        console_lookup_values (session, list);
      else
        console_lookup_cards (session, list);
      if (n == 0)
        console_lookup_seats (session, list);
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
