/* SPDX-License-Identifier: GPL-3.0-or-later */
/* stops.c: when a person is asked, and when the program answers (session.h). */
#include "console/session/session.h"

#include "base/i18n.h"
#include <sortie/event.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include "flow/trial.h"
#include <sortie/speech.h>
#include "speech/front-end.h"

#define KEY "stops"

/* ---- What a person has chosen ---------------------------------------------------------------- */

static const char *const words[CONSOLE_N_STOPS] = {
  [CONSOLE_STOPS_SOME] = N_ ("some"),
  [CONSOLE_STOPS_ALL] = N_ ("all"),
  [CONSOLE_STOPS_AIMED] = N_ ("aimed"),
  [CONSOLE_STOPS_OWN] = N_ ("own"),
};

const char *
console_stops_word (ConsoleStops stops)
{
  return words[stops];
}

static ConsoleStops
read_stops (ConsoleSession *session, guint8 seat)
{
  g_auto (GStrv) kept = console_setting_read_of (session, seat, KEY);

  for (guint i = 0; i < CONSOLE_N_STOPS && kept[0] != NULL; i++)
    if (g_str_equal (words[i], kept[0]))
      return i;
  return CONSOLE_STOPS_SOME;
}

/* Reads what people chose in earlier matches. A lesson says what is asked. */
static void
load_stops (ConsoleSession *session)
{
  if (session->guided || !console_setting_is_to_read (session, &session->stops.of))
    return;
  for (guint8 seat = 0; seat < sortie_match_setup (session->match)->n_seats; seat++)
    session->stops.chosen[seat] = read_stops (session, seat);
}

ConsoleStops
console_stops (ConsoleSession *session, guint8 seat)
{
  load_stops (session);
  return session->stops.chosen[seat];
}

void
console_stops_choose (ConsoleSession *session, guint8 seat, ConsoleStops wanted)
{
  load_stops (session);
  session->stops.chosen[seat] = wanted;
}

gboolean
console_stops_keep (ConsoleSession *session, guint8 seat, GError **error)
{
  const char *const kept[] = { words[console_stops (session, seat)], NULL };

  if (session->guided)
    return TRUE;
  return console_setting_write_of (session, seat, KEY, kept, error);
}

/* ---- What "done turn" ends ------------------------------------------------------------------ */

gboolean
console_step_may_end (const SortiePlay *p, SortieMove *ret)
{
  const SortieState *s = p->s;

  if (!sortie_move_declining (p, ret))
    return FALSE;
  return sortie_is_window (p)
         || (ret->verb == SORTIE_VERB_DONE && !s->tentative && s->turn.number > 0
             && s->turn.active == s->decision.seat && s->n_frames == 2);
}

/* ---- What was declined -------------------------------------------------------------------- */

/* Whether a window of the player's own turn is open, and no move is in progress. */
static gboolean
is_own_window (ConsoleSession *session, SortieMove *ret_closing)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return sortie_is_own_window (p) && sortie_move_declining (p, ret_closing);
}

void
console_stops_note (ConsoleSession *session, const SortieMove *move)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  const SortieState *s = sortie_match_play (session->match)->s;
  ConsoleDeclined *declined = &session->declined;
  SortieMove closing;

  if (sortie_is_window (sortie_match_play (session->match)))
    {
      session->acted[s->decision.seat].window_turn = s->turn.number;
      session->acted[s->decision.seat].window_phase = s->turn.phase;
    }
  declined->turn = 0;
  if (!is_own_window (session, &closing) || !sortie_moves_equal (move, &closing))
    return;
  if (declined->offer == NULL)
    declined->offer = g_array_new (FALSE, FALSE, sizeof (SortieMove));
  g_array_set_size (declined->offer, 0);
  g_array_append_vals (declined->offer, legal->moves, legal->n);
  declined->turn = s->turn.number;
  declined->moves = s->moves;
  declined->table = console_table_hash (session);
}

static gboolean
was_possible (const ConsoleDeclined *declined, const SortieMove *move)
{
  for (guint i = 0; i < declined->offer->len; i++)
    if (sortie_moves_equal (&g_array_index (declined->offer, SortieMove, i), move))
      return TRUE;
  return FALSE;
}

/* Whether the window offers only what was declined in the one before. */
static gboolean
was_declined (ConsoleSession *session)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  const ConsoleDeclined *declined = &session->declined;
  const SortieState *s = sortie_match_play (session->match)->s;
  SortieMove closing;

  if (declined->turn == 0 || declined->turn != s->turn.number || declined->moves >= s->moves
      || !is_own_window (session, &closing))
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (!was_possible (declined, &legal->moves[i]))
      return FALSE;
  return declined->table == console_table_hash (session);
}

/* ---- What can wait -------------------------------------------------------------------------- */

/* Whether a unit will still be able to do what the move lets it do now, wherever it is by then: "activate track1"
 * becomes "activate track2" when the unit advances. */
static gboolean
goes_with_unit (const SortieMove *move, const SortieMoves *later)
{
  if (move->n != 1 || sortie_ref_kind (move->arg[0]) != SORTIE_REF_PIECE)
    return FALSE;
  for (guint i = 0; i < later->n; i++)
    if (sortie_moves_equal (move, &later->moves[i]))
      return TRUE;
  return FALSE;
}

/* Whether all moves that are legal now are still legal in the window that is open in the trial. */
static gboolean
window_keeps_moves (ConsoleSession *session, SortieTrial *trial)
{
  const SortieMoves *legal = sortie_match_legal (session->match), *later = sortie_trial_legal (trial);

  for (guint i = 0; i < legal->n; i++)
    if (sortie_moves_find_key (&trial->play, trial->seat, later,
                               sortie_move_key (trial->now, trial->seat, &legal->moves[i])) == NULL
        && !goes_with_unit (&legal->moves[i], later))
      return FALSE;
  return TRUE;
}

/* Then it ends the window itself. */
gboolean
console_stops_has_acted (const ConsoleSession *session, guint8 seat)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;

  return session->acted[seat].window_turn == turn->number && session->acted[seat].window_phase == turn->phase;
}

/* Whether every move in this window is also possible in the next one, and opens none that is not. */
static gboolean
can_wait (ConsoleSession *session)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_auto (SortieTrial) trial = { .now = now, .seat = sortie_to_move (now) };
  SortieView view = { .seat = trial.seat }; /* a view of the imagined world, including its faces */
  SortieMove closing;
  guint before;

  if (!is_own_window (session, &closing) || console_stops_has_acted (session, trial.seat))
    return FALSE;
  sortie_trial_enter (&trial, 0);
  view.play = trial.play;
  before = console_table_hash_of_places (&view);
  return sortie_trial_pass_window (&trial) && sortie_is_window (&trial.play) && window_keeps_moves (session, &trial)
         && console_table_hash_of_places (&view) == before && !console_window_may_open_more (session);
}

/* ---- What makes no difference ----------------------------------------------------------------- */

/* Whether a move resolves a waiting ability before the others. */
static gboolean
is_ability (const SortieMove *move)
{
  return move->n == 1 && sortie_ref_kind (move->arg[0]) == SORTIE_REF_TRIGGER;
}

/* Whether abilities wait to be put in order; perhaps all of them are optional. */
static gboolean
is_order_of_triggers (const SortiePlay *p, const SortieMoves *legal)
{
  if (p->s->decision.kind != SORTIE_ASK_ORDER || p->s->tentative)
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (!is_ability (&legal->moves[i]) && !sortie_move_declines (p, &legal->moves[i]))
      return FALSE;
  return TRUE;
}

/* Whether it is an answer from a hand: an ability without a source, since nobody else sees which card has it. */
static gboolean
is_from_hand (const SortiePlay *p, const SortieMove *move)
{
  return sortie_state_triggers (p->s)[sortie_ref_index (move->arg[0])].source == SORTIE_NOTHING;
}

/* Whether all waiting abilities of the seat are optional, and at most one question is worth asking: at most one of
 * them finds something to do, and then others may answer. That one comes first. The others find nothing now and
 * can wait until it has changed something, and a player who has not seen an answer can still decide about all of
 * them. */
static gboolean
is_one_worth_asking (ConsoleSession *session, SortieMove *ret)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  const guint8 seat = sortie_to_move (p);
  guint n_own = 0, n_others = 0;

  if (!is_order_of_triggers (p, legal) || !sortie_move_declining (p, ret))
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (is_ability (&legal->moves[i]) && is_from_hand (p, &legal->moves[i]))
      {
        if (n_own == 0)
          *ret = legal->moves[i];
        n_others++;
      }
    else if (is_ability (&legal->moves[i]) && sortie_move_warning (p, seat, &legal->moves[i]) == NULL)
      {
        *ret = legal->moves[i];
        n_own++;
      }
  return n_own == 1 || (n_own == 0 && n_others <= 1);
}

static void
add_to_hash (gpointer hash, G_GNUC_UNUSED const SortiePlay *p, const SortieEvent *event)
{
  const guint32 parts[] = { event->type, event->seat, event->subject, event->other, (guint32) event->amount };
  guint *happened = hash;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    *happened = *happened * 31 + parts[i];
}

/* Notes what happens in a world that the seat imagines, until somebody decides again. FALSE: chance decides. */
static gboolean
has_outcome (ConsoleSession *session, const SortieMove *answer, guint *ret_hash)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_auto (SortieTrial) trial = { .now = now, .seat = sortie_to_move (now), .happened = add_to_hash, .data = ret_hash };

  *ret_hash = 0;
  sortie_trial_enter (&trial, 0);
  sortie_trial_make (&trial, answer);
  sortie_trial_settle (&trial);
  *ret_hash = *ret_hash * 31 + sortie_to_move (&trial.play) * 64u + trial.play.s->decision.kind;
  return !trial.chance;
}

/* Whether the offer cannot lead to anything: no hand has a card that it applies to. */
static gboolean
is_empty_offer (ConsoleSession *session, SortieMove *ret_no)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  guint with, without;

  return sortie_match_play (session->match)->s->decision.kind == SORTIE_ASK_YES_NO && legal->n == 2
         && sortie_move_declining (sortie_match_play (session->match), ret_no)
         && has_outcome (session, &legal->moves[sortie_moves_equal (&legal->moves[0], ret_no) ? 1 : 0], &with)
         && has_outcome (session, ret_no, &without) && with == without;
}

/* ---- What nobody would do ------------------------------------------------------------------- */

/* Whether one seat after the other is asked the same question, as in an auction. It is nobody's turn then, and
 * declining may itself do something. */
static gboolean
is_polled (const SortiePlay *p)
{
  guint n;
  const SortieFrame *frames = sortie_frames (p, &n);

  return n > 0 && frames[n - 1].native && frames[n - 1].code == SORTIE_PROC_POLL;
}

/* Whether another's turn offers something that may be declined and that hides nothing. Nothing is announced:
 * whether to answer an announcement is for a person to judge. */
static gboolean
is_open_offer (const SortiePlay *p, SortieMove *ret_declining)
{
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, p->s->decision.kind);

  return p->s->turn.active != sortie_to_move (p) && !p->s->tentative && p->s->n_links == 0
         && !is_polled (p) && decl->may_be_skipped
         && (decl->is_secret == NULL || !decl->is_secret (p))
         && sortie_move_declining (p, ret_declining);
}

/* A bot that does nothing has found nothing better. */
static gboolean
would_program_decline (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  g_autoptr (SortieBot) adviser = NULL;
  SortieMove best;

  if (!sortie_game_evaluates (p->setup->game) || legal->n < 2)
    return FALSE;
  adviser = sortie_bot_new (p->setup, CONSOLE_USUAL_BOT, p->s->moves);
  best = sortie_bot_choose (adviser, p, sortie_to_move (p), legal);
  return best.verb == SORTIE_VERB_PASS_ALL || sortie_verb (p->setup, best.verb)->declines;
}

static gboolean
is_worthless (ConsoleSession *session)
{
  SortieMove declining;

  return is_open_offer (sortie_match_play (session->match), &declining) && would_program_decline (session);
}

/* Whether another does something that is not aimed at the seat, and that a bot would let pass. */
static gboolean
concerns_others (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const guint8 seat = sortie_to_move (p);

  return p->s->turn.active != seat && !is_polled (p) && console_is_chance (p) && !console_is_aimed_at (p, seat)
         && would_program_decline (session);
}

/* questions answered on the way to the next window at most */
#define MOST_ON_THE_WAY 32

/* Goes on to the next window of the seat's turn, through all questions and rolls. FALSE: the turn has none. */
static gboolean
reaches_next_window (SortieTrial *trial)
{
  const SortiePlay *p = &trial->play;
  const guint phase = p->s->turn.phase;

  for (guint i = 0; i < MOST_ON_THE_WAY && sortie_trial_let_pass (trial) && sortie_trial_is_same_turn (trial); i++)
    if (sortie_to_move (p) == trial->seat && sortie_is_window (p) && p->s->turn.phase != phase)
      return TRUE;
  return FALSE;
}

/* Whether every move in this window is also possible in the next one, in some worlds that the seat imagines. */
static gboolean
keeps_moves_in_worlds (ConsoleSession *session)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_auto (SortieTrial) trial = { .now = now, .seat = sortie_to_move (now), .deaf = TRUE };

  for (guint i = 0; i < CONSOLE_WORLDS; i++)
    {
      sortie_trial_enter (&trial, i);
      if (!reaches_next_window (&trial) || !window_keeps_moves (session, &trial))
        return FALSE;
    }
  return TRUE;
}

/* Whether waiting for the next window loses nothing, whatever happens until then, and a bot would do nothing here. */
static gboolean
may_come_later (ConsoleSession *session)
{
  SortieMove closing;

  return is_own_window (session, &closing) && !console_stops_has_acted (session, sortie_match_to_move (session->match))
         && keeps_moves_in_worlds (session) && would_program_decline (session)
         && !console_window_may_open_more (session);
}

/* Whether ending the step is the only move that players usually want: the others are such as an attack on one's
 * own wall. */
static gboolean
is_odd_alone (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  guint8 seat = sortie_to_move (p);
  SortieMove closing;

  if (p->s->turn.active != seat || !console_step_may_end (p, &closing))
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (!sortie_moves_equal (&legal->moves[i], &closing)
        && sortie_move_warning (p, seat, &legal->moves[i]) == NULL
        && !console_move_is_idle (session, &legal->moves[i]))
      return FALSE;
  return TRUE;
}

gboolean
console_stops_spare (ConsoleSession *session)
{
  return is_odd_alone (session) || was_declined (session) || can_wait (session) || is_worthless (session)
         || concerns_others (session) || may_come_later (session);
}

/* ---- A joint turn with nothing to do -------------------------------------------------------- */

/* Whether a later step of the turn also has a window. */
static gboolean
has_later_window (const SortiePlay *p)
{
  for (const SortiePhaseDecl *phase = sortie_phase (p); phase->id != NULL; phase++)
    if (phase != sortie_phase (p) && phase->window != 0)
      return TRUE;
  return FALSE;
}

/* Whether every answer does nothing: now, or for the rest of the turn. */
static gboolean
may_only_decline (ConsoleSession *session)
{
  const SortieMoves *legal = sortie_match_legal (session->match);
  SortieMove declining;

  if (!sortie_move_declining (sortie_match_play (session->match), &declining))
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb != SORTIE_VERB_PASS_ALL && !sortie_moves_equal (&legal->moves[i], &declining))
      return FALSE;
  return TRUE;
}

/* Whether the seat can only go on, or let a partner act first. In the last window of a phase the second is better:
 * what the partner does may give the seat something to do. */
static gboolean
may_only_wait (ConsoleSession *session, SortieMove *ret)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  SortieMove declining;

  if (legal->n != 2 || !sortie_move_declining (p, &declining))
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb == SORTIE_VERB_WAIT)
      {
        *ret = has_later_window (p) ? declining : legal->moves[i];
        return TRUE;
      }
  return FALSE;
}

/* Whether others see the faces of all of the seat's cards: then they know all that it can do. */
static gboolean
lies_open (const SortiePlay *p, guint8 seat)
{
  const SortieSetup *setup = p->setup;

  for (guint16 zone = 0; zone < p->s->n_zones; zone++)
    if (setup->piles[zone].seat == seat && setup->piles[zone].seers >> seat & 1
        && setup->zones[setup->piles[zone].decl].faces != SORTIE_SEEN_BY_ALL && sortie_zone_count (p, zone) > 0)
      return FALSE;
  return TRUE;
}

/* Whether the seat can only pass, and everybody sees that. */
static gboolean
may_only_pass (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb != SORTIE_VERB_PASS_ALL && !sortie_verb (p->setup, legal->moves[i].verb)->declines)
      return FALSE;
  return sortie_decision_decl (p->setup, p->s->decision.kind)->may_be_skipped
         && lies_open (p, sortie_to_move (p));
}

/* ---- Whether a person is asked --------------------------------------------------------------- */

/* Whether a person at a terminal wants to be asked only if it matters. */
static gboolean
is_spared (ConsoleSession *session, guint8 seat)
{
  return console_stops (session, seat) != CONSOLE_STOPS_ALL && session->input != NULL
         && console_input_is_interactive (session->input);
}

/* Whether a person wants to pass whatever they hold: everything in others' turns, or what is not aimed at them. Before
 * the first turn everybody decides for themselves. */
static gboolean
is_let_go (ConsoleSession *session, guint8 seat)
{
  const SortiePlay *p = sortie_match_play (session->match);

  if (p->s->turn.number == 0 || p->s->turn.active == seat || is_polled (p))
    return FALSE;
  return console_stops (session, seat) == CONSOLE_STOPS_OWN
         || (console_stops (session, seat) == CONSOLE_STOPS_AIMED && console_is_chance (p)
             && !console_is_aimed_at (p, seat));
}

gboolean
console_stops_may_be_fewer (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return p->s->turn.active != sortie_to_move (p) && console_stops (session, sortie_to_move (p)) == CONSOLE_STOPS_SOME
         && console_is_chance (p);
}

static gboolean
passes (ConsoleSession *session, SortieMove *ret)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 seat = sortie_match_to_move (session->match);
  ConsoleStops stops = console_stops (session, seat);

  if (stops == CONSOLE_STOPS_ALL || p->s->tentative || !sortie_move_declining (p, ret))
    return FALSE;
  if (is_let_go (session, seat))
    return TRUE;
  if (may_only_wait (session, ret) || may_only_pass (session))
    return TRUE;
  return console_silence_is_safe (session, seat)
         && (may_only_decline (session)
             || (is_spared (session, seat) && console_stops_spare (session)));
}

/* Whether the only move leads towards the goal that the person named. Somebody who wants to do something in
 * between decides step by step. */
static gboolean
goes_on_to_goal (ConsoleSession *session, SortieMove *ret)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, p->s->decision.kind);
  guint n = 0;

  if (decl->goes_on == NULL || decl->towards == NULL || !decl->goes_on (p) || decl->towards (p) == SORTIE_NO_INDEX)
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].n == 2 && sortie_ref_kind (legal->moves[i].arg[1]) == SORTIE_REF_PLACE
        && sortie_verb (p->setup, legal->moves[i].verb)->yields)
      {
        *ret = legal->moves[i];
        n++;
      }
  return n == 1;
}

/* Whether it makes no difference what is answered. If others could learn from the silence, only things that are put in
 * order are left out: what else may depend on a hand. */
static gboolean
is_same_for_all (ConsoleSession *session, SortieMove *ret)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return (console_silence_is_safe (session, sortie_to_move (p)) || p->s->decision.kind == SORTIE_ASK_ORDER)
         && console_answers_are_alike (session, ret);
}

/* Whether the seat must do the only thing that is possible. That this was the only one may be hidden. */
static gboolean
is_forced (ConsoleSession *session, SortieMove *ret)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);

  if (!console_silence_is_safe (session, sortie_to_move (p)) || legal->n != 1 || sortie_is_window (p)
      || p->s->tentative)
    return FALSE;
  *ret = legal->moves[0];
  return TRUE;
}

gboolean
console_stops_settle (ConsoleSession *session, SortieMove *ret)
{
  return is_forced (session, ret)
         || (console_silence_is_safe (session, sortie_match_to_move (session->match)) && is_empty_offer (session, ret))
         || is_one_worth_asking (session, ret) || is_same_for_all (session, ret) || goes_on_to_goal (session, ret);
}

/* Whether a window of the seat's turn is open while somebody else has the screen, who would see that nobody is asked.
 * The seat then takes the screen first, whatever its hand holds. */
static gboolean
sits_down_first (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return sortie_is_own_window (p) && console_hot_seat_is_on (session)
         && !console_session_sits_at (session, sortie_to_move (p)) && !lies_open (p, sortie_to_move (p));
}

gboolean
console_stops_answer (ConsoleSession *session, SortieMove *ret)
{
  const SortieMoves *legal = sortie_match_legal (session->match);

  if (sits_down_first (session))
    return FALSE;
  if (passes (session, ret))
    return TRUE;
  *ret = legal->moves[0];
  if (legal->n > 1 && console_stops (session, sortie_match_to_move (session->match)) == CONSOLE_STOPS_ALL)
    return FALSE; /* the order of payment may matter to a person who wants all stops */
  return sortie_may_answer_alone (sortie_match_play (session->match), legal->n)
         || (is_spared (session, sortie_match_to_move (session->match)) && console_stops_settle (session, ret));
}
