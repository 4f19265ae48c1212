/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-here.c: help about this moment, in five lines: the question, the usual answer, and three commands to type
 * next. */
#include "console/commands/commands.h"

#include "console/commands/typed.h"
#include "flow/front-end.h"

/* where the explanations begin */
#define COLUMN 26
#define INDENT 2

static void
say_typed_line (ConsoleSession *session, const char *typed, const char *help)
{
  g_autofree char *left = g_strconcat ("  ", typed, NULL);

  console_out_pair (session->out, CONSOLE_STRONG, left, COLUMN, 2 * INDENT, help);
}

/* Where a question may be declined, its own sentence or a card says what is wise: an example is no advice
 * against it. */
static void
say_example (ConsoleSession *session, const char *line)
{
  const SortiePlay *p = sortie_match_play (session->match);
  SortieMove declining;
  g_autofree char *sentence =
      sortie_sentence (!sortie_is_window (p) && !p->s->tentative && sortie_move_declining (p, &declining)
                           /* Translators: {line}: a move, such as "return imp". */
                           ? _ ("Written like this, if you want it: {line}")
                           : _ ("For example now: {line}"), "line", line, NULL);

  console_out_hang (session->out, CONSOLE_PLAIN, INDENT, 2 * INDENT, sentence);
}

/* How to go on without doing anything; "" if the player must do something. (transfer full) */
static char *
declining_line (ConsoleSession *session)
{
  SortieMove move;

  return sortie_move_declining (sortie_match_play (session->match), &move) ? console_move_spelt (session, &move)
                                                                           : g_strdup ("");
}

/* What declining does, if the game says so (its own verb, as in an auction, or this question's `done`) or the card
 * that asks. NULL: neither does. (transfer full) */
static char *
what_declining_does (const SortiePlay *p)
{
  g_autofree char *refused = sortie_refused_now (p, sortie_to_move (p));
  SortieMove move;

  return sortie_move_declining (p, &move)
                 && (move.verb >= SORTIE_N_VERBS || *refused != '\0'
                     || sortie_decision_decl (p->setup, p->s->decision.kind)->done != NULL)
             ? sortie_move_describe (p, sortie_to_move (p), &move) : NULL;
}

static void
say_usual (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *passing = declining_line (session), *does = what_declining_does (p);
  const SortiePhaseDecl *step = sortie_is_window (p) ? sortie_phase (p) : NULL;
  const SortiePhaseDecl *next = step != NULL ? console_next_step (step) : NULL;
  const char *pattern = _ ("Usual: one of the answers, by its name or its number.");

  if (p->s->tentative)
    pattern = _ ("Usual: one of the answers; “back” cancels the whole move.");
  else if (*passing != '\0' && step != NULL)
    pattern = next != NULL ? _ ("Usual: make your moves; then “{pass}” ends {step}. Next: {next}.")
                           : _ ("Usual: make your moves; then “{pass}” ends {step}.");
  else if (*passing != '\0' && sortie_n_answers (p) > 0)
    pattern = _ ("Usual: choose more if you want; “{pass}” goes on with what you have chosen.");
  else if (does != NULL)
    pattern = _ ("Usual: do something if it helps you, or “{pass}”: {does}");
  else if (*passing != '\0')
    pattern = _ ("Usual: do something if it helps you; “{pass}” does nothing.");
  console_out_fill (session->out, pattern, "pass", passing, "does", does != NULL ? does : "", "step",
                    step != NULL ? sortie_rules_text (p->setup, FALSE, step->title) : "", "next",
                    next != NULL ? sortie_rules_text (p->setup, FALSE, next->title) : "", NULL);
}

/* A line typed here may end this step. */
static void
say_later (ConsoleSession *session)
{
  const char *rule = console_later_step_rule (session);

  if (rule != NULL)
    console_out_say (session->out, rule);
}

/* Says what is already chosen, if the question takes several answers. */
static void
say_chosen (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieRef *answers;
  guint n = sortie_answers (p, &answers);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  for (guint i = 0; i < n; i++)
    {
      char name[SORTIE_MOVE_TEXT];

      g_ptr_array_add (names, g_strdup (sortie_ref_name_and_place (
                                  p, sortie_match_to_move (session->match), answers[i], name)));
    }
  g_ptr_array_add (names, NULL);
  all = g_strjoinv (_ (", "), (char **) names->pdata);
  if (n > 0)
    console_out_fill (session->out, _ ("Chosen so far: {cards}."), "cards", all, NULL);
}

/* Whether a program would do it, and no warning asks about it. */
static gboolean
is_sensible (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *warning = console_warnings_about (session, move);

  return warning == NULL && sortie_move_warning (p, sortie_to_move (p), move) == NULL
         && !(sortie_move_declines (p, move) && console_warnings_ask (session));
}

/* A sensible move, in full, which may be to end the step; or else the first that somebody may want. (transfer full)
 * (nullable) */
static char *
example (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  SortieMove move;

  if (legal->n > 1 && console_sensible_move (p, legal, &move) && is_sensible (session, &move))
    return console_example_of_move (session, &move);
  for (guint i = 0; i < legal->n; i++)
    if (!sortie_verb (p->setup, legal->moves[i].verb)->declines && is_sensible (session, &legal->moves[i]))
      return console_example_of_move (session, &legal->moves[i]);
  return NULL;
}

/* The move of the lesson, or an example. */
static void
say_what_to_type (ConsoleSession *session)
{
  g_autofree char *line = session->guide != NULL ? session->guide (session) : NULL;

  if (line != NULL)
    {
      console_say_lesson (session, line);
      return;
    }
  line = example (session);
  if (line != NULL)
    say_example (session, line);
}

void
console_command_here (ConsoleSession *session, char **words)
{
  guint8 seat = sortie_match_to_move (session->match);
  g_autofree char *asked = NULL;

  if (words[0] != NULL || seat == SORTIE_NO_SEAT || seat != console_session_reader (session))
    {
      console_command_help (session, words);
      return;
    }
  asked = console_session_question_to (session, seat);
  console_out_say_in (session->out, CONSOLE_STRONG, asked);
  console_session_say_own_seats (session, seat);
  say_chosen (session);
  say_usual (session);
  say_later (session);
  say_what_to_type (session);
  if (session->out->linear != CONSOLE_LINEAR_OFF)
    console_moves_say_who_can_act (session);
  if (console_stops_may_be_fewer (session))
    say_typed_line (session, _ ("pass-until"), _ ("passes until something is aimed at you"));
  else
    say_typed_line (session, _ ("moves"), _ ("all legal moves, each with what it does"));
  if (!console_offer_hint (session))
    say_typed_line (session, _ ("help"), _ ("everything you can type; “help WORD” explains a word"));
}
