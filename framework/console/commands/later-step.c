/* SPDX-License-Identifier: GPL-3.0-or-later */
/* later-step.c: a move that is typed before its step of the turn (typed.h). */
#include "console/commands/typed.h"

#include <string.h>

#include "base/i18n.h"
#include "console/commands/commands.h"
#include "console/commands/lookup.h"
#include <sortie/table.h>
#include "model/front-end.h"
#include <sortie/event.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include <sortie/speech.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "reader/reader.h"

/* A turn in a world that the seat imagines. We close its windows until the line fits: in a later window, or as an
 * answer to what a closing window asks (the order for a unit that leaves the track). */
typedef struct
{
  SortiePlay ahead;
  const SortieState *start; /* the world at the start */
  SortieOffers *offers; /* the offers in that world */
  guint8 seat;
  const SortieLine *line;
  gboolean has_verb; /* the line begins with a verb */
  guint8 verb;
  guint last;        /* the phase of the last closed window */
  GPtrArray *titles; /* (element-type utf8): of all closed windows */
  GArray *left;      /* (element-type SortieMove): what was possible in them */
  gboolean chance;   /* a roll or shuffle happened */
  char *refused;     /* (nullable): why the first window that is meant for the verb refuses the line */
} Early;

/* The line is a move, or a bare verb that has legal moves. */
static gboolean
fits (Early *early)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortieRead read;

  sortie_offers_look (early->offers, &early->ahead, early->seat, NULL);
  read = sortie_read (early->offers, early->line, 0);
  if (!early->has_verb)
    return read.kind == SORTIE_READ_MOVE && read.n > 1;
  if (read.kind == SORTIE_READ_MOVE
      || console_side_is_left_out (early->offers, &early->ahead, early->seat, early->line))
    return TRUE;
  if (early->line->n > 1 || !console_verb_is_asked_for (&early->ahead, early->verb))
    return FALSE;
  sortie_moves_of_verb (&early->ahead, early->verb, &moves);
  return moves.n > 0;
}

/* Notes the moves in the open window that somebody may want. */
static void
note_moves (Early *early)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);

  sortie_moves_legal (&early->ahead, &moves);
  for (guint i = 0; i < moves.n; i++)
    if (sortie_move_warning (&early->ahead, early->seat, &moves.moves[i]) == NULL)
      g_array_append_val (early->left, moves.moves[i]);
}

/* Whether both are the same thing, wherever it is by now, or equal cards. */
static gboolean
is_same (const Early *early, SortieRef a, SortieRef b)
{
  return a == b
         || (sortie_ref_kind (a) == SORTIE_REF_CARD && sortie_ref_kind (b) == SORTIE_REF_CARD
             && sortie_cards_alike (&early->ahead, early->seat, sortie_ref_index (a), sortie_ref_index (b)));
}

static gboolean
is_same_move (const Early *early, const SortieMove *a, const SortieMove *b)
{
  gboolean same = a->verb == b->verb && a->n == b->n;

  for (guint i = 0; same && i < a->n; i++)
    same = is_same (early, a->arg[i], b->arg[i]);
  return same;
}

static gboolean
is_among (const Early *early, const SortieMove *move, const SortieMoves *moves)
{
  for (guint i = 0; i < moves->n; i++)
    if (is_same_move (early, move, &moves->moves[i]))
      return TRUE;
  return FALSE;
}

/* Closes the open window, and declines every chance between two steps. FALSE: the seat is asked nothing more in
 * the same turn, or it depends on chance. */
static gboolean
close_window (Early *early)
{
  SortiePlay *p = &early->ahead;
  const guint32 turn = p->s->turn.number;
  gboolean closed;
  SortieMove passing;

  early->last = p->s->turn.phase;
  note_moves (early);
  g_ptr_array_add (early->titles,
                   (gpointer) sortie_rules_text (p->setup, FALSE, sortie_phase (p)->title));
  closed = console_window_close (p, early->seat, &early->chance);
  while (!closed && !early->chance && p->s->turn.number == turn && p->s->turn.active == early->seat
         && sortie_to_move (p) != SORTIE_NO_SEAT && sortie_to_move (p) != early->seat
         && sortie_move_declining (p, &passing))
    {
      sortie_move_apply (p, &passing);
      closed = !early->chance && sortie_to_move (p) == early->seat && p->s->turn.number == turn;
    }
  return closed;
}

/* Whether the line fits after this answer to the question that came up. The questions before it are left to the
 * person (ConsoleSession.later). */
static gboolean
fits_behind (Early *early, const SortieMove *answer)
{
  SortieState *asked = early->ahead.s;
  g_autofree SortieState *answered = g_memdup2 (asked, asked->size);
  SortiePlay *p = &early->ahead;
  SortieMove move;
  gboolean is;

  p->s = answered;
  sortie_move_apply (p, answer);
  while (sortie_to_move (p) == early->seat && !sortie_is_window (p) && sortie_lone_answer (p, &move))
    sortie_move_apply (p, &move);
  is = !early->chance && sortie_to_move (p) == early->seat && answered->turn.number == asked->turn.number
       && fits (early);
  p->s = asked;
  early->chance = FALSE;
  return is;
}

static gboolean
fits_behind_question (Early *early)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) answers = SORTIE_MOVES_IN (storage);

  sortie_moves_legal (&early->ahead, &answers);
  for (guint i = 0; i < answers.n; i++)
    if (fits_behind (early, &answers.moves[i]))
      return TRUE;
  return FALSE;
}

/* Whether something could be done in the windows that would close, but not in the window after them. */
static gboolean
loses_moves (const Early *early)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) later = SORTIE_MOVES_IN (storage);

  if (!sortie_is_window (&early->ahead))
    return TRUE;
  sortie_moves_legal (&early->ahead, &later);
  for (guint i = 0; i < early->left->len; i++)
    if (!is_among (early, &g_array_index (early->left, SortieMove, i), &later))
      return TRUE;
  return FALSE;
}

/* Whether the person may not have meant it: something is possible now that will not be possible then. If only one
 * step ends, the meaning is clear, unless the person sees cards on the way and so cannot go back. */
static gboolean
is_doubtful (const Early *early)
{
  return loses_moves (early)
         && (early->titles->len > 1
             || console_has_seen (early->start, early->ahead.s, early->seat));
}

/* Says which steps end, or asks whether they may. */
static gboolean
may_end (ConsoleSession *session, const Early *early)
{
  g_autofree char *steps = NULL, *sentence = NULL;
  gboolean doubtful = is_doubtful (early), several = early->titles->len > 1;

  g_ptr_array_add (early->titles, NULL);
  /* Translators: between the steps of a turn. */
  steps = g_strjoinv (_ (", "), (char **) early->titles->pdata);
  /* Translators: {steps}: steps of the turn, such as "Movement" or "Prepare, Draw"; {now}: a later step. */
  sentence = sortie_sentence (doubtful  ? _ ("That belongs to the step {now}. End {steps} first?")
                              : console_warnings_ask (session)
                                  ? _ ("That belongs to the step {now}, and {steps} must end first.")
                              : several ? _ ("{steps} end; this is for {now}.")
                                        : _ ("{steps} ends; this is for {now}."),
                              "steps", steps, "now",
                              sortie_rules_text (early->ahead.setup, FALSE,
                                                 sortie_phase (&early->ahead)->title),
                              NULL);
  if (doubtful)
    return console_session_agree (session, sentence);
  console_out_say (session->out, sentence);
  return TRUE;
}

/* Notes the game's reason against the line in a later window. */
static void
note_refusal (Early *early)
{
  SortieRefusal why;
  g_autofree char *sentence = NULL;

  if (early->refused != NULL || !early->has_verb || !console_verb_is_asked_for (&early->ahead, early->verb))
    return;
  sortie_read_explain (early->offers, early->line, 0, &why);
  if (why.reason < SORTIE_N_REASONS)
    return;
  why.advice = 0;
  sentence = sortie_refusal_sentence (&early->ahead, early->seat, &why);
  early->refused = sortie_sentence (
      _ ("That belongs to the step {now}, and there it is refused, too: {why}"), "now",
      sortie_rules_text (early->ahead.setup, FALSE, sortie_phase (&early->ahead)->title), "why", sentence, NULL);
}

/* Looks for a later window of this turn in which the line fits. Without a verb ("c3 c4") the line needs at least
 * two words: a single word may mean anything. */
static gboolean
find_window (Early *early)
{
  early->has_verb = sortie_lexicon_verb (sortie_offers_names (early->offers), early->line->words[0],
                                         &early->verb);
  if (!early->has_verb && early->line->n < 2)
    return FALSE;
  while (close_window (early))
    {
      if (fits (early) || !sortie_is_window (&early->ahead))
        return fits (early) || fits_behind_question (early);
      note_refusal (early);
    }
  return FALSE;
}

/* Closes the windows one by one, and then carries out the line. */
static void
end_steps (ConsoleSession *session, const Early *early)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;

  session->until = (ConsoleUntil){
    .is_set = TRUE, .turn = turn->number, .seat = turn->active, .phase = early->last
  };
  /* a line for a later step means this turn */
  session->ended_alone.turn = session->ended_alone.step = FALSE;
  console_session_keep_line (session, sortie_match_to_move (session->match), turn->number, early->line, 0);
  session->waiting.is_rest = TRUE; /* the ends of the steps were the first part of the line */
}

/* For a line that fits nowhere: whether the reason of its own step tells more than the reason of this one. */
static gboolean
refuse_twice (ConsoleSession *session, const Early *early)
{
  g_autofree char *refused = early->refused;

  if (refused == NULL || console_verb_is_asked_for (sortie_match_play (session->match), early->verb))
    return FALSE;
  console_session_refuse (session, refused);
  return TRUE;
}

/* The person has decided against the line, perhaps by typing another line instead of an answer. */
static void
leave_out (ConsoleSession *session, const SortieLine *line)
{
  g_autofree char *words = g_strjoinv (" ", line->words);

  console_out_fill (session->out, _ ("“{line}” is not done."), "line", words, NULL);
  session->question.is_shown = FALSE;
}

gboolean
console_later_step_run (ConsoleSession *session, const SortieLine *line)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_autofree SortieState *world = NULL, *start = NULL;
  g_autoptr (SortieOffers) offers
      = sortie_offers_new_beside (sortie_match_offers (session->match, sortie_match_to_move (session->match)));
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (SortieMove));
  Early early = { .offers = offers, .seat = sortie_match_to_move (session->match), .line = line,
                  .titles = titles, .left = left };
  const SortieWatch watch = { .data = &early.chance, .chance = console_note_chance };

  if (!console_input_is_interactive (session->input) || now->s->tentative
      || !sortie_is_window (now) || now->s->turn.active != early.seat)
    return FALSE;
  world = console_imagine (now, 0);
  early.start = start = g_memdup2 (world, world->size);
  early.ahead = (SortiePlay){ .setup = now->setup, .s = world, .watch = &watch };
  if (!find_window (&early))
    return refuse_twice (session, &early);
  g_free (early.refused);
  if (may_end (session, &early))
    end_steps (session, &early);
  else
    leave_out (session, line);
  return TRUE;
}

/* Whether the window is mainly for that verb. */
static gboolean
is_window_for (const SortiePlay *p, guint8 verb)
{
  return sortie_decision_decl (p->setup, p->s->decision.kind)->verbs[0] == verb;
}

char *
console_later_step_why_skipped (ConsoleSession *session, const SortieLine *line)
{
  const SortiePlay *now = sortie_match_play (session->match);
  const guint8 seat = sortie_to_move (now);
  SortieOffers *here = sortie_match_offers (session->match, seat);
  g_autoptr (SortieOffers) offers = sortie_offers_new_beside (here);
  const SortieState *s;
  guint8 verb;

  if (!sortie_lexicon_verb (sortie_offers_names (here), line->words[0], &verb) || is_window_for (now, verb))
    return NULL;
  for (guint i = 0; (s = console_skipped (session, i)) != NULL; i++)
    {
      const SortiePlay then = { .setup = now->setup, .s = (SortieState *) s };
      SortieRefusal why;

      if (s->turn.active != seat || !is_window_for (&then, verb))
        continue;
      sortie_offers_look (offers, &then, seat, NULL);
      sortie_read_explain (offers, line, 0, &why);
      why.advice = 0;
      return why.reason < SORTIE_N_REASONS ? NULL : console_skipped_text (&then, seat, &why);
    }
  return NULL;
}

/* The first move that begins with the thing. */
static gboolean
find_move_with (const Early *early, SortieRef thing, SortieMove *ret)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);

  sortie_moves_legal (&early->ahead, &moves);
  for (guint i = 0; i < moves.n; i++)
    if (moves.moves[i].n > 0 && is_same (early, moves.moves[i].arg[0], thing))
      {
        *ret = moves.moves[i];
        return TRUE;
      }
  return FALSE;
}

/* (transfer full): NULL if nothing in the rest of the turn is for it, or it depends on chance. */
static char *
name_step_for (Early *early, SortieRef thing)
{
  char text[SORTIE_MOVE_TEXT];
  SortieMove move;

  while (close_window (early) && sortie_is_window (&early->ahead))
    if (find_move_with (early, thing, &move))
      /* Translators: {now}: a later step of the turn; {move}: a move as it is typed. */
      return sortie_sentence (_ ("That comes in the step {now}: “{move}”."), "now",
                              sortie_rules_text (early->ahead.setup, FALSE,
                                                 sortie_phase (&early->ahead)->title),
                              "move", sortie_move_format (&early->ahead, early->seat, &move, text), NULL);
  return NULL;
}

void
console_later_step_say_when (ConsoleSession *session, SortieRef thing)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_autofree SortieState *world = NULL;
  g_autofree char *sentence = NULL;
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (SortieMove));
  Early early = { .seat = sortie_match_to_move (session->match), .titles = titles, .left = left };
  const SortieWatch watch = { .data = &early.chance, .chance = console_note_chance };

  if (!now->s->tentative && sortie_is_window (now) && now->s->turn.active == early.seat)
    {
      world = console_imagine (now, 0);
      early.ahead = (SortiePlay){ .setup = now->setup, .s = world, .watch = &watch };
      sentence = name_step_for (&early, thing);
    }
  console_out_say (session->out, sentence != NULL ? sentence : _ ("You can do nothing with it now."));
}
