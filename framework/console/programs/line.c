/* SPDX-License-Identifier: GPL-3.0-or-later */
/* line.c: what a typed line is: a command, a question about a seat, or a move. */
#include "config.h"

#include "console/programs/programs.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include <sortie/match.h>
#include "console/commands/commands.h"
#include "console/commands/lookup.h"
#include "console/commands/typed.h"

/* of a verb or command that is not written out; one letter may be a slip */
#define LEAST_BEGINNING 2

static void
run (ConsoleSession *session, const ConsoleCommand *command, char **words)
{
  guint n = g_strv_length (words);

  if (n >= command->least && n <= command->most)
    command->run (session, words);
  else
    console_command_refuse_usage (session, command);
}

/* "boss": the id of a seat, in any language. */
static gboolean
is_seat (ConsoleSession *session, char **words, guint8 *ret)
{
  SortieNameFound found;

  if (!console_find (session, SORTIE_NAME_SEAT_ID, words[0], &found))
    return FALSE;
  *ret = (guint8) found.index;
  return TRUE;
}

/* "boss", "boss why" */
static gboolean
run_seat (ConsoleSession *session, char **words)
{
  guint8 seat;

  if (!is_seat (session, words, &seat))
    return FALSE;
  if (words[1] == NULL)
    console_show_seat (session, seat);
  else if (words[2] != NULL || !console_ledger_run (session, seat, words[1]))
    return console_ledger_refuse (session, seat, words);
  return TRUE;
}

/* A command, or a seat by its id; what they say may be long. FALSE: it is neither. */
static gboolean
look (ConsoleSession *session, const ConsoleCommand *command, char **words)
{
  if (command != NULL)
    run (session, command, words + 1);
  else if (!run_seat (session, words))
    return FALSE;
  if (!sortie_is_interrupted (sortie_match_play (session->match)))
    console_pager_show (session->out);
  return TRUE;
}

/* Whether @whole is a verb or a command, and @first not a verb that goes on with another word. */
static gboolean
are_one_word (ConsoleSession *session, const char *first, const char *whole)
{
  const SortieVerbDecl *verb = console_verb_called (session, first);

  return (verb == NULL || verb->operands[0].kind == SORTIE_OPERAND_NONE)
         && (console_verb_called (session, whole) != NULL
             || console_command_find (session, whole) != NULL);
}

/* "pass all" for `pass-all`, "offer draw" for `offer-draw`. (transfer full) */
static char *
with_hyphen (ConsoleSession *session, const char *line)
{
  const char *first = line + strspn (line, " "), *gap = first + strcspn (first, " ");
  const char *second = gap + strspn (gap, " "), *rest = second + strcspn (second, " ");
  g_autofree char *head = g_strndup (first, (gsize) (gap - first));
  g_autofree char *whole = g_strdup_printf ("%s-%.*s", head, (int) (rest - second), second);

  return are_one_word (session, head, whole) ? g_strconcat (whole, rest, NULL) : g_strdup (line);
}

/* A beginning that was typed, and the only word that begins so: of "pass" and "pass-all", which goes on
 * from there, the shorter. */
typedef struct
{
  const char *typed;
  gboolean spoken;  /* words of the reader's language are meant, not ids */
  const char *id;   /* (nullable): of the verb or command */
  gboolean several;
} Begun;

static void
look_at (Begun *begun, const char *id, const char *word)
{
  g_autofree char *folded = begun->spoken ? sortie_words_fold (word) : NULL;

  if (!g_str_has_prefix (begun->spoken ? folded : id, begun->typed)
      || (begun->id != NULL && g_str_has_prefix (id, begun->id)))
    return;
  begun->several = begun->id != NULL && !g_str_has_prefix (begun->id, id);
  begun->id = id;
}

static void
look_at_all (ConsoleSession *session, Begun *begun)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint i = 0; i < sortie_n_verbs (setup) && !begun->several; i++)
    if (sortie_verb_is_used (setup, i))
      look_at (begun, sortie_verb (setup, i)->id, console_verb_word (session, i));
  for (const ConsoleCommand *c = session->commands; c->name != NULL && !begun->several; c++)
    if (console_command_is_offered (session, c))
      look_at (begun, c->name, _ (c->name));
}

/* "y", "n", where yes or no is asked: the id of that verb, or NULL. */
static const char *
letter_of_answer (ConsoleSession *session, const char *letter)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  g_autofree char *folded = sortie_words_fold (letter);
  Begun english = { .typed = folded }, spoken = { .typed = folded, .spoken = TRUE };

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb == SORTIE_VERB_YES || legal->moves[i].verb == SORTIE_VERB_NO)
      {
        const char *id = sortie_verb (sortie_match_setup (session->match), legal->moves[i].verb)->id;
        const char *word = console_verb_word (session, legal->moves[i].verb);

        look_at (&spoken, id, word);
        look_at (&english, id, word);
      }
  return spoken.id != NULL ? spoken.id : english.id;
}

/* The id of the only verb or command that begins with the word, or NULL: what begins so in English
 * comes first. */
static const char *
begun_by (ConsoleSession *session, const char *word)
{
  g_autofree char *folded = sortie_words_fold (word);
  Begun english = { .typed = word }, spoken = { .typed = folded, .spoken = TRUE };

  if (strlen (word) < LEAST_BEGINNING)
    return letter_of_answer (session, word);
  look_at_all (session, &english);
  if (english.id != NULL)
    return english.several ? NULL : english.id;
  look_at_all (session, &spoken);
  return spoken.several ? NULL : spoken.id;
}

/* The id of the verb or command that is called so in the reader's language, or NULL. */
static const char *
called (ConsoleSession *session, const char *word)
{
  const SortieVerbDecl *verb = console_verb_called (session, word);
  const ConsoleCommand *command = verb == NULL ? console_command_find (session, word) : NULL;

  return verb != NULL ? verb->id : command != NULL ? command->name : NULL;
}

/* "att d1 e1" for "attack d1 e1", unless the word answers what is asked; words of the reader's language
 * become those that commands and verbs are known by. (transfer full) */
static char *
with_whole_word (ConsoleSession *session, const char *line)
{
  gsize blank = strspn (line, " "), n = strcspn (line + blank, " ");
  g_autofree char *word = g_strndup (line + blank, n);
  const char *alone[] = { word, NULL }, *whole = called (session, word);

  if (*word == '\0' || (whole != NULL && g_ascii_strcasecmp (whole, word) == 0)
      || console_typed_is_choice (session, (char **) alone))
    return g_strdup (line);
  if (whole == NULL && !console_typed_begins (session, line))
    whole = begun_by (session, word);
  return whole != NULL ? g_strconcat (whole, line + blank + n, NULL) : g_strdup (line);
}

static gboolean
is_place (ConsoleSession *session, const char *text, gsize n)
{
  g_autofree char *name = g_strndup (text, n);
  SortieNameFound found;

  return console_find (session, SORTIE_NAME_PLACE, name, &found)
         && found.fit >= SORTIE_NAME_SOUNDS_ALIKE;
}

/* "d1-e1" for "d1 e1", as moves on a board are noted. */
static void
split_arrows (ConsoleSession *session, char *line)
{
  for (char *word = line + strspn (line, " "); *word != '\0'; word += strspn (word, " "))
    {
      gsize n = strcspn (word, " "), first = strcspn (word, "- ");

      if (first > 0 && first + 1 < n && is_place (session, word, first)
          && is_place (session, word + first + 1, n - first - 1))
        word[first] = ' ';
      word += n;
    }
}

/* The line with all that was left out or written otherwise. (transfer full) */
static char *
spelt_out (ConsoleSession *session, const char *typed)
{
  g_autofree char *joined = with_hyphen (session, typed);

  split_arrows (session, joined);
  return with_whole_word (session, joined);
}

/* Whether the words are a move or an answer, whatever command is called so, too. */
static gboolean
is_move (ConsoleSession *session, const char *line, char **words)
{
  return console_typed_is_move (session, line) || console_typed_is_choice (session, words);
}

gboolean
console_line_answers (ConsoleSession *session, const char *typed)
{
  g_autofree char *line = spelt_out (session, typed);
  g_auto (GStrv) words = sortie_words_split (line);
  const ConsoleCommand *command =
      words[0] != NULL ? console_command_find (session, words[0]) : NULL;
  g_autofree char *asked = NULL;
  guint8 seat;

  if (words[0] == NULL)
    return TRUE;
  if (is_move (session, line, words))
    return TRUE;
  if (command == NULL)
    return !console_until_waits (session, words) && !is_seat (session, words, &seat) && console_typed_begins (session, line);
  asked = console_join (words + (g_strcmp0 (words[1], CONSOLE_WHY_NOT) == 0 ? 2 : 1));
  return command->takes == CONSOLE_TAKES_MOVE && console_typed_begins (session, asked);
}

void
console_line_run (ConsoleSession *session, const char *typed)
{
  g_autofree char *line = spelt_out (session, typed);
  g_auto (GStrv) words = sortie_words_split (line);
  const ConsoleCommand *command =
      words[0] != NULL ? console_command_find (session, words[0]) : NULL;

  if (words[0] == NULL)
    session->asked = FALSE;
  else if (session->paused)
    {
      if (!look (session, command, words))
        console_pause_refuse (session);
    }
  else if (is_move (session, line, words)
           || !(console_until_run (session, words) || look (session, command, words)))
    console_typed_play (session, line);
}
