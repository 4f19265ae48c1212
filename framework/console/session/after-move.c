/* SPDX-License-Identifier: GPL-3.0-or-later */
/* after-move.c: what becomes possible after a move that asks nothing, which a line may therefore name at once. */
#include "console/session/session.h"

#include <string.h>

#include "base/text.h"
#include "base/i18n.h"
#include "console/screen/signals.h"
#include <sortie/event.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include <sortie/move.h>
#include "flow/front-end.h"
#include "flow/trial.h"
#include "reader/reader.h"
#include <sortie/speech.h>
#include "model/front-end.h"
#include "speech/front-end.h"

/* moves named at most */
#define MOST_BEHIND 12

/* ---- The step after it ------------------------------------------------------------------------- */

const SortiePhaseDecl *
console_next_step (const SortiePhaseDecl *phase)
{
  if (phase->id == NULL)
    return NULL;
  for (phase++; phase->id != NULL; phase++)
    if (phase->window != 0)
      return phase;
  return NULL;
}

/* ---- Naming what is possible there ------------------------------------------------------------- */

/* Whether the move has a warning: it is legal, but people seldom want it. */
static gboolean
is_odd (const SortiePlay *p, const SortieMove *move)
{
  return sortie_move_warning (p, sortie_to_move (p), move) != NULL;
}

/* "storm boss, hold front": the moves in the trial that are not legal now; "" when there are none, or too many.
 * (transfer full) */
static char *
new_moves (ConsoleSession *session, SortieTrial *trial)
{
  const SortiePlay *ahead = &trial->play;
  const SortieMoves *moves = sortie_trial_legal (trial), *legal = sortie_match_legal (session->match);
  g_autoptr (SortieOffers) offers = sortie_offers_new_beside (sortie_match_offers (session->match, trial->seat));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  sortie_offers_look (offers, ahead, trial->seat, NULL);
  for (guint i = 0; i < moves->n && names->len <= MOST_BEHIND; i++)
    if (!sortie_move_declines (ahead, &moves->moves[i]) && !is_odd (ahead, &moves->moves[i])
        && sortie_moves_find_key (trial->now, trial->seat, legal,
                                  sortie_move_key (ahead, trial->seat, &moves->moves[i])) == NULL)
      g_ptr_array_add (names, sortie_spell (offers, &moves->moves[i]));
  if (names->len > MOST_BEHIND)
    return g_strdup ("");
  return sortie_texts_join (names, ", ");
}

char *
console_after_move_list (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_auto (SortieTrial) trial = { .now = now, .seat = sortie_to_move (now) };
  g_autofree char *moves = NULL;

  for (guint i = 0; i < CONSOLE_WORLDS; i++)
    {
      g_autofree char *here = sortie_read_after (&trial, i, move) ? new_moves (session, &trial) : g_strdup ("");

      if (*here == '\0' || (moves != NULL && !g_str_equal (moves, here)))
        return g_strdup ("");
      if (moves == NULL)
        moves = g_steal_pointer (&here);
    }
  return g_steal_pointer (&moves);
}

/* ---- The same question again ----------------------------------------------------------------- */

/* Whether the same question comes again after @move, and the seat has learned nothing. */
static gboolean
comes_again (SortieTrial *trial, const SortieMove *move)
{
  const SortieDecision *before = &trial->now->s->decision, *after = &trial->play.s->decision;

  sortie_trial_make (trial, move);
  return sortie_trial_is_asked (trial) && after->kind == before->kind && after->about == before->about
         && !sortie_trial_has_seen (trial);
}

/* Whether somebody may want the move, and it changes something. */
static gboolean
is_worth_typing (ConsoleSession *session, const SortieMove *move)
{
  return move->n > 0 && !is_odd (sortie_match_play (session->match), move) && !console_move_is_idle (session, move);
}

/* A later move with the same verb may omit it: "b4 b6" for "move b4 b6". A single name keeps its verb: "storm
 * boss; shaman" could be one order. */
static const char *
written_behind (const char *spelt)
{
  const char *rest = strchr (spelt, ' ');

  return rest != NULL && strchr (rest + 1, ' ') != NULL ? rest + 1 : spelt;
}

/* "move d1 b1; b4 b6" (nullable) (transfer full) */
static char *
in_a_line (ConsoleSession *session, const SortieMove *first, const SortieMove *second)
{
  g_autofree char *begin = console_move_spelt (session, first), *end = console_move_spelt (session, second);

  return g_strdup_printf ("%s; %s", begin, written_behind (end));
}

/* Whether @second is legal now and after @first, has the same verb and is worth typing. */
static gboolean
fits_behind (ConsoleSession *session, SortieTrial *trial, const SortieMoves *later, const SortieMove *first,
             const SortieMove *second)
{
  return second->verb == first->verb && !sortie_moves_equal (second, first) && is_worth_typing (session, second)
         && sortie_moves_find_key (&trial->play, trial->seat, later,
                                   sortie_move_key (trial->now, trial->seat, second)) != NULL;
}

/* Whether things are put in order, and none may be left out. */
static gboolean
orders_things (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  SortieMove declining;

  return sortie_decision_decl (p->setup, p->s->decision.kind)->is_order && !sortie_move_declining (p, &declining);
}

/* @move, and another move of its verb that is still legal after it: one that a program would make, outside a window
 * otherwise any. (nullable) (transfer full) */
static char *
two_in_a_line (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *now = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match), *later;
  g_auto (SortieTrial) trial = { .now = now, .seat = sortie_to_move (now) };
  SortieMove second;

  sortie_trial_enter (&trial, 0);
  if (!comes_again (&trial, move))
    return NULL;
  later = sortie_trial_legal (&trial);
  if (!orders_things (session) && console_sensible_move (&trial.play, later, &second)
      && sortie_moves_find_key (now, trial.seat, legal, sortie_move_key (&trial.play, trial.seat, &second)) != NULL
      && fits_behind (session, &trial, later, move, &second))
    return in_a_line (session, move, &second);
  for (guint i = 0; i < legal->n && !sortie_is_window (now); i++)
    if (fits_behind (session, &trial, later, move, &legal->moves[i]))
      return in_a_line (session, move, &legal->moves[i]);
  return NULL;
}

/* "discard scribe; discard recruit": two answers in one line, if the same question comes again after the first,
 * and the seat has learned nothing. (nullable) (transfer full) */
static char *
asked_again (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  SortieMove sensible;

  if (!orders_things (session) && console_sensible_move (p, legal, &sensible) && !sortie_move_declines (p, &sensible)
      && is_worth_typing (session, &sensible))
    return two_in_a_line (session, &sensible);
  for (guint i = 0; i < legal->n && !sortie_is_window (p); i++)
    if (is_worth_typing (session, &legal->moves[i]))
      return two_in_a_line (session, &legal->moves[i]);
  return NULL;
}

/* Whether we have yet to tell the reader that a line in this window may name moves of later steps. */
static gboolean
has_later_steps (const ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return !session->hints.said_later && sortie_is_own_window (p) && console_next_step (sortie_phase (p)) != NULL;
}

/* A verb that is a whole move and does something, such as `unpack`, and that we have not explained to the reader
 * yet. NULL: none. */
static const SortieMove *
find_unexplained (ConsoleSession *session)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  const SortiePlay *p = sortie_match_play (session->match);

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb >= SORTIE_N_VERBS && sortie_move_is_bare (p, &legal->moves[i])
        && !(session->hints.explained >> (legal->moves[i].verb & 63) & 1))
      return &legal->moves[i];
  return NULL;
}

/* "“unpack”: Play all cards that have only numbers." */
static void
explain_verb (ConsoleSession *session, const SortieMove *move)
{
  g_autofree char *words = sortie_move_describe (sortie_match_play (session->match),
                                                 sortie_match_to_move (session->match), move);
  g_autofree char *line = console_move_spelt (session, move);

  /* Translators: {move}: a move as it is typed; {help}: a sentence that says what it does. */
  session->hints.again = sortie_sentence (_ ("“{move}”: {help}"), "move", line, "help", words, NULL);
  session->hints.verb = move->verb;
}

/* Explains each bare verb once, and says once for each kind of question that a line can hold several moves. Not
 * before the first turn, when the screen already has much to read. */
static void
look_again (ConsoleSession *session)
{
  const SortieState *s = sortie_match_play (session->match)->s;
  const guint64 kind = G_GUINT64_CONSTANT (1) << (s->decision.kind & 63);
  const SortieMove *verb = s->turn.number > 0 ? find_unexplained (session) : NULL;
  g_autofree char *line = NULL;

  g_clear_pointer (&session->hints.again, g_free);
  session->hints.verb = 0;
  if (verb != NULL)
    {
      explain_verb (session, verb);
      return;
    }
  if (s->turn.number == 0 || session->hints.said_again & kind)
    return;
  if (has_later_steps (session))
    {
      session->hints.again
          = g_strdup (_ ("A move of a later step may be typed here, too: that ends the steps before it."));
      return;
    }
  line = asked_again (session);
  if (line != NULL)
    session->hints.again = sortie_sentence (orders_things (session)
                                      /* Translators: {line}: two moves, such as "choose a1; choose b4"; “done” is what
                                       * players type. */
                                      ? _ ("In one line: “{line}”; “done” names the rest in this order.")
                                      /* Translators: {line}: two moves, such as "move d1 b1; b4 b6". */
                                      : _ ("Several fit in one line: “{line}”."), "line", line, NULL);
}

/* ---- Below a question ------------------------------------------------------------------------ */

static void
add_sentence (ConsoleSession *session, const SortieMove *move)
{
  g_autofree char *moves = console_after_move_list (session, move);
  g_autofree char *line = NULL;

  if (*moves == '\0')
    return;
  line = console_move_spelt (session, move);
  /* Translators: {move}: one that is possible now, {moves}: those that are possible after it. */
  g_ptr_array_add (session->hints.lines,
                   sortie_sentence (_ ("You may type at once what comes after “{move}”: {moves}."), "move", line,
                                    "moves", moves, NULL));
}

/* In another's turn: the command that makes answers be asked for less often. */
static void
add_passing (ConsoleSession *session)
{
  if (console_stops_may_be_fewer (session))
    g_ptr_array_add (session->hints.lines, sortie_sentence (_ ("“{word}” passes until something is aimed at you."),
                                                       "word", _ ("pass-until"), NULL));
}

/* Control-C ends a look that takes long, and means nothing else. */
static void
give_up_look (ConsoleSession *session)
{
  g_ptr_array_set_size (session->hints.lines, 0);
  console_signals_take ();
}

/* Computes it once for each position. What is possible when a window ends may depend on a hand. */
static void
look_after_move (ConsoleSession *session)
{
  const gboolean goes_on = !sortie_is_interrupted (sortie_match_play (session->match));
  const SortieMoves *legal = sortie_match_legal (session->match);
  const gboolean safe = console_silence_is_safe (session, sortie_match_to_move (session->match));
  guint64 hash = sortie_state_hash (sortie_match_play (session->match)->s);

  if (session->hints.lines != NULL && session->hints.of == hash)
    return;
  g_clear_pointer (&session->hints.lines, g_ptr_array_unref);
  session->hints.lines = g_ptr_array_new_with_free_func (g_free);
  session->hints.of = hash;
  add_passing (session);
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].n == 0
        && (safe || !sortie_move_declines (sortie_match_play (session->match), &legal->moves[i])))
      add_sentence (session, &legal->moves[i]);
  look_again (session);
  if (goes_on && sortie_is_interrupted (sortie_match_play (session->match)))
    give_up_look (session);
}

/* Says a sentence if it fits. Returns: the lines it takes */
static guint
say_in (ConsoleSession *session, const char *sentence, guint room)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint lines;

  console_out_say (session->out, sentence);
  lines = console_out_count_lines (pending->str + before);
  if (lines <= room)
    return lines;
  g_string_truncate (pending, before);
  return 0;
}

guint
console_hints_offer (ConsoleSession *session, guint room, gboolean are_explained)
{
  guint used = 0, again = 0;

  if (session->guided) /* they lead away from what the lesson asks for */
    return 0;
  look_after_move (session);
  for (guint i = 0; i < session->hints.lines->len; i++)
    used += say_in (session, g_ptr_array_index (session->hints.lines, i), room - used);
  if (session->hints.again != NULL && used < room && !(are_explained && session->hints.verb != 0))
    again = say_in (session, session->hints.again, room - used);
  session->hints.fits = again > 0;
  return used + again;
}

void
console_hints_said (ConsoleSession *session)
{
  if (session->hints.again == NULL || !session->hints.fits)
    return;
  if (session->hints.verb != 0)
    session->hints.explained |= G_GUINT64_CONSTANT (1) << (session->hints.verb & 63);
  else if (has_later_steps (session))
    session->hints.said_later = TRUE;
  else
    session->hints.said_again |= G_GUINT64_CONSTANT (1) << (sortie_match_play (session->match)->s->decision.kind & 63);
}
