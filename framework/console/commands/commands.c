/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/commands/commands.h"

#include <string.h>

#include "base/i18n.h"
#include "base/words.h"
#include "console/commands/lookup.h"
#include "console/session/pause.h"
#include "console/screen/pager.h"
#include "console/commands/typed.h"
#include "console/commands/cmd-done.h"
#include "console/commands/why-not.h"

/* of a name in several words nobody can say how many it has */
#define ANY G_MAXUINT

const ConsoleCommand console_commands[] = {
  { "help", "[WORD]", CONSOLE_TAKES_COMMAND, 0, ANY,
    N_ ("this list, or more about one command, move or ability"), console_command_help },
  { "moves", "[VERB or THING]", CONSOLE_TAKES_THING, 0, ANY,
    N_ ("the legal moves, numbered; or those of one sort, or with one thing; a number plays one"),
    console_command_moves },
  { "show", "[WHAT]", CONSOLE_TAKES_THING, 0, ANY, N_ ("the table; or a pile, a seat, a place"),
    console_command_show },
  { "look", "[WHAT]", CONSOLE_TAKES_THING, 0, ANY, N_ ("the same as show"), console_command_show },
  { "card", "NAME [--program]", CONSOLE_TAKES_CARD, 1, ANY,
    N_ ("what a card or ability says, and with --program what it does"), console_command_card },
  { "explain", "CARD|SEAT [VALUE [AGAINST]]", CONSOLE_TAKES_VALUE, 1, ANY,
    N_ ("where a value comes from; or all that are not as printed"),
    console_command_explain },
  { "why", "MOVE", CONSOLE_TAKES_MOVE, 1, ANY, N_ ("why a move is legal or not, without making it"),
    console_command_why },
  { "rules", "[NUMBER or WORD]", CONSOLE_TAKES_RULE, 0, ANY,
    N_ ("what a rule says, by its number; or which rules speak of a word"),
    console_command_rules, console_rules_are_there },
  { "recall", "", CONSOLE_TAKES_NOTHING, 0, 0,
    N_ ("what you have seen of cards that are hidden from you now"), console_command_recall },
  { "log", "[N]", CONSOLE_TAKES_NOTHING, 0, 1,
    N_ ("the last lines of what happened, or the last N"), console_command_log },
  { "back", "", CONSOLE_TAKES_NOTHING, 0, 0, N_ ("give up the move that is being put together"),
    console_command_back },
  { "undo", "[N]", CONSOLE_TAKES_NOTHING, 0, 1,
    N_ ("go back to your last decision, or N decisions, if nobody has learned anything since"),
    console_command_undo },
  { "save", "[FILE]", CONSOLE_TAKES_FILE, 0, 1,
    N_ ("where the match is kept; or keep it in FILE from now on"), console_command_save },
  { "load", "FILE", CONSOLE_TAKES_FILE, 1, 1,
    N_ ("leave this match and continue the one in FILE"), console_command_load },
  { "concede", "", CONSOLE_TAKES_NOTHING, 0, 0, N_ ("give the match up"), console_command_concede },
  { "offer-draw", "", CONSOLE_TAKES_NOTHING, 0, 0, N_ ("offer a draw, or agree to one"),
    console_command_draw, console_draw_is_possible },
  { "quit", "", CONSOLE_TAKES_NOTHING, 0, 0, N_ ("leave the match; it can be continued"),
    console_command_quit },
  { NULL },
};

/* Short for "help", as everywhere. */
#define HELP_SIGN "?"

const ConsoleCommand *
console_command_find (G_GNUC_UNUSED ConsoleSession *session, const char *name)
{
  if (strcmp (name, HELP_SIGN) == 0)
    name = "help";
  for (const ConsoleCommand *c = console_commands; c->name != NULL; c++)
    if (g_ascii_strcasecmp (c->name, name) == 0)
      return c;
  return NULL;
}

gboolean
console_command_is_offered (ConsoleSession *session, const ConsoleCommand *command)
{
  return command->is_of_use == NULL || command->is_of_use (session);
}

void
console_command_refuse_usage (ConsoleSession *session, const ConsoleCommand *command)
{
  g_autofree char *usage = g_strdup_printf ("%s %s", command->name, command->words);
  g_autofree char *sentence =
      console_fill (_ ("It is written: {command}"), "command", g_strchomp (usage), NULL);

  console_session_refuse (session, sentence);
}

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
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (*ret = 0; *ret < setup->n_seats; (*ret)++)
    if (strcmp (words[0], setup->seat_ids[*ret]) == 0)
      return TRUE;
  return FALSE;
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
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortieVerbDecl *verb = console_find_verb (setup, first);

  return (verb == NULL || verb->operands[0].kind == SORTIE_OPERAND_NONE)
         && (console_find_verb (setup, whole) != NULL
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

void
console_commands_run (ConsoleSession *session, const char *typed)
{
  g_autofree char *line = with_hyphen (session, typed);
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
  else if (console_typed_is_move (session, line) || console_typed_is_choice (session, words)
           || !(console_until_run (session, words) || look (session, command, words)))
    console_typed_play (session, line);
}
