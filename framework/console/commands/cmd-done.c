/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-done.c: `done STEP`: ends every step up to that one (commands.h). */
#include "console/commands/commands.h"

#include <string.h>

#include "console/commands/lookup.h"
#include "console/commands/typed.h"
#include "base/text.h"
#include "flow/front-end.h"

/* "turn", or a form of it that a language uses after a verb. */
static gboolean
is_all_steps (const char *typed)
{
  return console_word_is (typed, CONSOLE_ALL_STEPS) || console_word_is_among (typed, CONSOLE_ALL_STEPS_ENDED);
}

static gboolean
is_verb (ConsoleSession *session, const char *typed, guint verb)
{
  return console_verb_called (session, typed)
         == sortie_verb (sortie_match_setup (session->match), verb);
}

static const char *
title_of (ConsoleSession *session, guint phase)
{
  return sortie_rules_text (sortie_match_setup (session->match), FALSE,
                            sortie_turn (sortie_match_play (session->match))->phases[phase].title);
}

static void
refuse_unknown_step (ConsoleSession *session, const char *name)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *near = NULL, *list = NULL;

  console_steps_add (session, 0, known);
  near = console_near (name, known);
  g_ptr_array_add (known, NULL);
  list = g_strjoinv (", ", (char **) known->pdata);
  console_session_refuse_fill (session,
                               _ ("“{word}” is not a step of this turn that you can end.{hint} Possible: {list}."),
                               "word", name, "hint", near, "list", list, NULL);
}

/* The named step is already over: the rest of "done event; move d1 d2" continues if Play Event Cards ended
 * automatically. */
static void
say_over (ConsoleSession *session, guint phase)
{
  guint now = sortie_match_play (session->match)->s->turn.phase;

  console_out_fill (session->out, _ ("{phase} is over; now it is {now}, which a bare “done” ends."), "phase",
                    title_of (session, phase), "now", title_of (session, now), NULL);
}

static void
give_up_step (ConsoleSession *session, guint phase)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;

  session->until = (ConsoleUntil){
    .is_set = TRUE, .turn = turn->number, .seat = turn->active, .phase = phase, .typed = TRUE
  };
}

/* Neither "done" nor "done deploy imp", a line of two moves, is this command. */
static gboolean
is_ours (ConsoleSession *session, char *const *words)
{
  guint8 seat = sortie_match_to_move (session->match);
  const SortiePlay *p = sortie_match_play (session->match);
  SortieNameFound step;
  SortieMove closing;
  g_autofree char *name = NULL;

  if (!is_verb (session, words[0], SORTIE_VERB_DONE) || words[1] == NULL || seat == SORTIE_NO_SEAT
      || !console_step_may_end (p, &closing))
    return FALSE;
  name = console_join (words + 1);
  return words[2] == NULL || console_find (session, SORTIE_NAME_STEP, name, &step);
}

/* "pass-all" is for another's turn. Points a person who types it in a window of their own turn to this command. */
static gboolean
hint_for_pass_all (ConsoleSession *session, const SortieLine *line)
{
  SortieMove move;
  g_autofree char *why = NULL, *sentence = NULL;

  if (!is_verb (session, line->words[0], SORTIE_VERB_PASS_ALL)
      || !sortie_is_window (sortie_match_play (session->match)))
    return FALSE;
  why = console_typed_why_not (session, line, &move);
  if (why == NULL)
    return FALSE;
  sentence = g_strconcat (why, _ (" “done turn” closes the remaining windows of this turn."), NULL);
  console_session_refuse (session, sentence);
  return TRUE;
}

/* Whether the turn has steps that the player who decides may end: there are none before the first turn or in
 * another's. */
static gboolean
is_in_own_turn (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return !sortie_turn (p)->uncounted && sortie_is_active (p, sortie_to_move (p));
}

/* letters that the beginning of a step's name needs at least */
#define LEAST_BEGINNING 3

/* A step of a later turn, by its id or by the beginning of its name in the reader's language. */
static gboolean
is_step_of_a_turn (ConsoleSession *session, const char *typed)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_autofree char *folded = sortie_words_fold (typed);
  gboolean is_one = FALSE;

  for (const SortieTurnDecl *turn = setup->rules->turns; turn->id != NULL && !is_one; turn++)
    for (const SortiePhaseDecl *phase = turn->phases; phase->id != NULL && !is_one; phase++)
      {
        g_autofree char *title = sortie_words_fold (sortie_rules_text (setup, FALSE, phase->title));

        is_one = phase->window != 0 && (strcmp (phase->id, folded) == 0
                                         || (strlen (folded) >= LEAST_BEGINNING && g_str_has_prefix (title, folded)));
      }
  return is_one;
}

gboolean
console_until_waits (ConsoleSession *session, const SortieLine *line)
{
  char *const *words = line->words;
  SortieNameFound step;
  SortieMove closing;

  return line->n == 2 && is_verb (session, words[0], SORTIE_VERB_DONE)
         && sortie_match_to_move (session->match) != SORTIE_NO_SEAT
         && !console_step_may_end (sortie_match_play (session->match), &closing)
         && (is_all_steps (words[1])
             || console_find (session, SORTIE_NAME_STEP, words[1], &step)
             || (!is_in_own_turn (session) && is_step_of_a_turn (session, words[1])));
}

/* Refuses "done turn" while another question is open. Returns: whether that was typed */
static gboolean
refuse_without_window (ConsoleSession *session, const SortieLine *line)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 seat = sortie_match_to_move (session->match);
  g_autofree char *asked = NULL;

  if (!console_until_waits (session, line))
    return FALSE;
  asked = sortie_prompt (p, seat);
  console_session_refuse_fill (session, _ ("There is no step to end; first answer this: {what}"), "what", asked, NULL);
  return TRUE;
}

/* "done turn" while something optional is open: declines that, and then ends the steps. */
static gboolean
decline_first (ConsoleSession *session, const SortieLine *line)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_auto (SortieLine) declining = { .n = 0 };
  char text[SORTIE_MOVE_TEXT];
  SortieNameFound step;
  SortieMove move;

  if (!console_until_waits (session, line) || p->s->turn.active != sortie_to_move (p)
      || !sortie_move_declining (p, &move))
    return FALSE;
  if (is_all_steps (line->words[1]))
    give_up_step (session, G_MAXUINT);
  else if (console_find (session, SORTIE_NAME_STEP, line->words[1], &step)
           && step.index >= p->s->turn.phase)
    give_up_step (session, step.index);
  else
    return FALSE;
  sortie_line_init (&declining, sortie_move_format (p, sortie_to_move (p), &move, text));
  console_typed_play (session, &declining);
  return TRUE;
}

/* "end turn" in another's turn, which has no steps to end: declines what is asked. */
static gboolean
decline_only (ConsoleSession *session, const SortieLine *line)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieVerbDecl *verb = console_verb_called (session, line->words[0]);
  g_auto (SortieLine) declining = { .n = 0 };
  char text[SORTIE_MOVE_TEXT];
  SortieMove move;

  if (line->n != 2 || verb == NULL || !verb->declines || !is_all_steps (line->words[1]) || p->s->turn.number == 0
      || sortie_turn (p)->uncounted || is_in_own_turn (session) || !sortie_move_declining (p, &move))
    return FALSE;
  sortie_line_init (&declining, sortie_move_format (p, sortie_to_move (p), &move, text));
  console_typed_play (session, &declining);
  return TRUE;
}

gboolean
console_until_run (ConsoleSession *session, const SortieLine *line)
{
  char *const *words = line->words;
  SortieNameFound step;
  g_autofree char *name = NULL;

  if (hint_for_pass_all (session, line) || decline_only (session, line) || decline_first (session, line)
      || refuse_without_window (session, line))
    return TRUE;
  if (!is_ours (session, words))
    return FALSE;
  name = console_join (words + 1);
  if (is_all_steps (name))
    give_up_step (session, G_MAXUINT);
  else if (!console_find (session, SORTIE_NAME_STEP, name, &step))
    refuse_unknown_step (session, name);
  else if (step.index < sortie_match_play (session->match)->s->turn.phase)
    say_over (session, step.index);
  else
    give_up_step (session, step.index);
  return TRUE;
}

/* "turn", "draw" */
static gboolean
is_step_typed (ConsoleSession *session, const char *typed)
{
  SortieNameFound step;

  return is_all_steps (typed) || console_find (session, SORTIE_NAME_STEP, typed, &step);
}

gboolean
console_until_find (ConsoleSession *session, const SortieLine *line, gboolean inside, guint *ret)
{
  const SortieVerbDecl *done = sortie_verb (sortie_match_setup (session->match), SORTIE_VERB_DONE);

  for (guint at = 0; at + 1 < line->n; at++)
    {
      const gboolean last = at + 2 == line->n;

      if (console_verb_known (session, line->words[at]) == done && (at > 0 || !last || inside)
          && (last || sortie_line_begins_part (line, at + 2))
          && is_step_typed (session, line->words[at + 1]))
        {
          *ret = at;
          return TRUE;
        }
    }
  return FALSE;
}

void
console_until_follow (ConsoleSession *session, const char *name)
{
  SortieNameFound step;

  if (is_all_steps (name))
    give_up_step (session, G_MAXUINT);
  else if (console_find (session, SORTIE_NAME_STEP, name, &step)
           && step.index >= sortie_match_play (session->match)->s->turn.phase)
    give_up_step (session, step.index);
}
