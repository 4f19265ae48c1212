/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-moves.c: what may be done now, why not, and abandoning a half-made move. */
#include "console/commands/commands.h"

#include "flow/front-end.h"
#include "match/front-end.h"
#include "console/commands/lookup.h"
#include "console/session/move-list.h"
#include "console/commands/typed.h"

/* Lists the moves of all pieces on the place with that name. @verb: (nullable): only its own. FALSE: they have none. */
static gboolean
list_at_place (ConsoleSession *session, const char *verb, const char *name)
{
  const SortiePlay *p = sortie_match_play (session->match);
  gboolean any = FALSE;
  SortieNameFound place;

  if (!console_find (session, SORTIE_NAME_PLACE, name, &place))
    return FALSE;
  for (SortieRef piece = sortie_place_piece (p, (guint16) place.index); piece != SORTIE_NOTHING;
       piece = sortie_piece_next_on_place (p, piece))
    any = console_moves_list_with (session, verb, piece) || any;
  return any;
}

/* "moves attack d4": those of one verb with one thing. Returns whether the words are so */
static gboolean
lists_both (ConsoleSession *session, char **words)
{
  const SortieVerbDecl *verb = words[0] != NULL && words[1] != NULL ? console_verb_known (session, words[0]) : NULL;
  g_autofree char *name = verb != NULL ? console_join (words + 1) : NULL;
  g_autoptr (GArray) pieces = NULL;
  gboolean any = FALSE;
  guint8 number;

  if (verb == NULL || !sortie_lexicon_verb_known (console_names (session), words[0], &number))
    return FALSE;
  pieces = console_find_pieces (session, TRUE, name);
  for (guint i = 0; i < pieces->len; i++)
    any = console_moves_list_with (session, verb->id, g_array_index (pieces, SortieRef, i)) || any;
  if (any || list_at_place (session, verb->id, name))
    return TRUE;
  for (guint i = 0; i < pieces->len; i++)
    any = console_later_step_say_moves (session, number, g_array_index (pieces, SortieRef, i)) || any;
  if (any)
    return TRUE;
  g_clear_pointer (&pieces, g_array_unref);
  pieces = console_find_pieces (session, FALSE, name);
  if (pieces->len > 0)
    console_later_step_say_when (session, g_array_index (pieces, SortieRef, 0));
  else
    console_refuse_thing (session, name);
  return TRUE;
}

/* While a bot waits, its moves would show what it holds. */
static gboolean
may_be_told (ConsoleSession *session)
{
  guint8 seat = sortie_match_to_move (session->match);

  if (seat == SORTIE_NO_SEAT || seat == console_session_reader (session) || session->open_hands
      || !console_session_has_people (session))
    return TRUE;
  console_session_refuse_fill (session, _ ("{seat} decides now, and you cannot look at that player’s moves."), "seat",
                               sortie_seat_name (sortie_match_setup (session->match), seat), NULL);
  return FALSE;
}

/* Below the list, which is no advice. */
static void
say_lesson (ConsoleSession *session)
{
  g_autofree char *line = session->guide != NULL ? session->guide (session) : NULL;

  if (line != NULL)
    console_say_lesson (session, line);
}

/* "moves 3": the moves of what number 3 of the list is about; else those of what has that name. FALSE: there are
 * none. */
static gboolean
lists_named (ConsoleSession *session, const char *name)
{
  SortieRef thing;

  if (g_ascii_isdigit (*name) && console_find_thing (session, name, &thing)
      && console_moves_list_with (session, NULL, thing))
    return TRUE;
  return console_moves_list_named (session, name) || list_at_place (session, NULL, name);
}

/* Why no move with that name is listed. */
static void
refuse_move_name (ConsoleSession *session, const char *name)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) pieces = console_find_pieces (session, FALSE, name);
  SortieNameFound found;

  console_find (session, SORTIE_NAME_THING | SORTIE_NAME_PLACE, name, &found);
  if (found.fit != SORTIE_NAME_FITS_NOT || pieces->len > 0)
    {
      console_session_refuse_fill (
          session, _ ("No move with “{name}” is legal now; “moves” alone lists those that are."), "name", name, NULL);
      return;
    }
  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    if (sortie_verb_is_offered (setup, i))
      g_ptr_array_add (known, g_strdup (console_verb_word (session, i)));
  console_list_read (session, SORTIE_NAME_THING, known);
  console_session_refuse_name (session, _ ("Neither a move nor anything here is called “{name}”.{hint}"), name, known);
}

/* Answers such as "choose archer" say nothing without the question. The moves of a window speak for themselves. */
static void
say_question (ConsoleSession *session)
{
  const guint8 seat = sortie_match_to_move (session->match);
  g_autofree char *question = NULL;

  if (seat == SORTIE_NO_SEAT || sortie_is_window (sortie_match_play (session->match)))
    return;
  question = console_session_question_to (session, seat);
  console_out_say_in (session->out, CONSOLE_STRONG, question);
}

void
console_command_moves (ConsoleSession *session, char **words)
{
  g_autofree char *name = console_join (words);
  const SortieVerbDecl *verb = console_verb_known (session, name);
  guint8 number;

  if (!may_be_told (session))
    return;
  if (words[0] == NULL)
    say_question (session);
  if (verb == NULL && lists_both (session, words))
    return;
  if (console_moves_list (session, verb != NULL ? verb->id : words[0] != NULL ? name : NULL)
      || (words[0] != NULL && verb == NULL && lists_named (session, name)))
    {
      say_lesson (session);
      return;
    }
  if (words[0] != NULL && verb == NULL)
    refuse_move_name (session, name);
  else if (!sortie_lexicon_verb_known (console_names (session), name, &number)
           || !console_later_step_say_moves (session, number, SORTIE_NOTHING))
    console_session_refuse_fill (session, _ ("There is no legal move “{verb}” now; “why {verb}” explains it."), "verb",
                                 name, NULL);
}

/* The rule that allows the move: the verb's, else that of the question it answers. */
static const char *
rule_of (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);

  return verb->rule != NULL ? verb->rule : sortie_rule_of_question (p->setup, p->s->decision.kind);
}

/* Says the rules that make a move legal. */
static void
say_legal (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);
  const char *rule = rule_of (session, move);
  const char *second = verb->second_rule != NULL ? verb->second_rule (p, move) : NULL;

  if (rule == NULL)
    {
      console_out_say (session->out, _ ("That is legal."));
      return;
    }
  console_out_fill (session->out,
                    second != NULL ? _ ("That is legal, by {rule} and {second}.") : _ ("That is legal, by {rule}."),
                    "rule", rule, "second", second != NULL ? second : "", NULL);
  console_rules_say_cited (session->out, session->module, rule);
  if (second != NULL)
    console_rules_say_cited (session->out, session->module, second);
}

/* "why undo": a command is not a move, so says what it does. FALSE: there is no such command, or the words are a
 * move. */
static gboolean
say_command (ConsoleSession *session, char **words, const char *why)
{
  const ConsoleCommand *command =
      words[1] == NULL ? console_command_find (session, words[0]) : NULL;

  if (why == NULL || command == NULL || console_verb_known (session, words[0]) != NULL)
    return FALSE;
  console_out_fill (session->out, _ ("“{command}” is a command, not a move: {help}."), "command",
                    command->name, "help", _ (command->help), NULL);
  console_out_say (session->out,
                   console_command_is_offered (session, command)
                       ? _ ("Commands work at every prompt.")
                       : _ ("It has no use in this match."));
  return TRUE;
}

/* Says why a move is legal or not. */
static void
say_why (ConsoleSession *session, char **words)
{
  SortieMove move;
  g_autofree char *why = NULL, *deed = NULL;
  g_auto (SortieLine) line = { .n = 0 };
  guint64 number;

  if (words[1] != NULL
      || !g_ascii_string_to_unsigned (words[0], 10, 0, SORTIE_MAX_MOVES, &number, NULL)
      || !console_moves_number (session, (guint) number, &move))
    {
      sortie_line_init_words (&line, words, g_strv_length (words));
      why = console_typed_why_not (session, &line, &move);
    }

  if (say_command (session, words, why))
    return;
  if (why != NULL)
    {
      console_out_say (session->out, why);
      console_rules_say_cited (session->out, session->module, why);
      return;
    }
  deed = console_move_in_full (session, &move);
  console_out_say (session->out, deed);
  console_explain_sum (session, &move);
  say_legal (session, &move);
}

/* Says why the last refused move was refused, if it would still be. */
static void
say_why_last (ConsoleSession *session)
{
  g_auto (GStrv) words = g_strdupv (session->refused_words);
  g_autofree char *line = words != NULL ? console_join (words) : NULL;

  if (line == NULL)
    {
      console_command_refuse_usage (session, console_command_find (session, "why"));
      return;
    }
  console_out_fill (session->out, _ ("About “{line}”:"), "line", line, NULL);
  say_why (session, words);
}

void
console_command_why (ConsoleSession *session, char **words)
{
  if (!may_be_told (session))
    return;
  if (words[0] != NULL && words[1] != NULL && console_word_is (words[0], CONSOLE_WHY_NOT))
    words++;
  if (words[0] != NULL && (words[1] != NULL || !console_word_is (words[0], CONSOLE_WHY_NOT)))
    say_why (session, words);
  else
    say_why_last (session);
}

void
console_command_back (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  gboolean is_begun = sortie_match_play (session->match)->s->tentative;

  if (!sortie_match_back (session->match))
    {
      console_session_refuse (
          session, is_begun ? sortie_match_why_no_back (session->match, sortie_match_to_move (session->match))
                            : _ ("There is no unfinished move; “undo” takes back finished ones, and "
                                 "“quit” leaves the match."));
      return;
    }
  session->question.is_shown = FALSE;
}
