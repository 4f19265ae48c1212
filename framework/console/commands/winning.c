/* SPDX-License-Identifier: GPL-3.0-or-later */
/* winning.c: whether the reader can win in this turn, and how. */
#include "console/commands/commands.h"

#include "base/text.h"
#include "match/front-end.h"
#include "model/front-end.h"
#include "flow/front-end.h"
#include "flow/trial.h"

/* Limits for a line: its moves, and those among them that do something, rather than end a step or decline. */
#define MOST_LINE 24
#define MOST_DEEDS 8
/* moves to try */
#define MOST_TRIES 45000
/* A line that needs luck is found only in a world where the dice are good. So we look for short lines in several. */
#define LUCKY_WORLDS 6
#define LUCKY_DEEDS 3
#define LUCKY_TRIES 3000
/* Worlds, each with its own dice and hidden cards, in which to try a line: first a few, in which most lines fail. */
#define N_WORLDS 100
#define FIRST_WORLDS 10
/* Decisions of others and of the rules between two of the reader's. */
#define MOST_BETWEEN 200

typedef struct
{
  SortieMove moves[MOST_LINE];
  guint n;
} Line;

typedef struct
{
  guint world;        /* the number of the world in which we look for lines */
  SortieTrial *trial; /* of all lines, in that world */
  SortieTrial *first; /* of one line, in the same world */
  SortieTrial *other; /* of that line, in another */
  gboolean others;    /* others could have done something */
  GHashTable *seen; /* positions and the deeds left in them: several orders of moves lead to one position */
  Line line;       /* the line that we are trying */
  Line best;
  guint best_world; /* where it was found */
  guint best_won;   /* in how many worlds it wins */
} Winning;

static gboolean
has_won (const SortieTrial *trial)
{
  const SortieResult *result = &trial->play.s->result;

  return result->kind == SORTIE_RESULT_WON && (result->winners >> trial->seat & 1);
}

/* Goes on to the reader's next decision; others decline their chances. FALSE: the game or the turn is over. */
static gboolean
goes_on_to_decision (Winning *w, SortieTrial *trial)
{
  for (guint i = 0; i < MOST_BETWEEN && sortie_trial_is_same_turn (trial); i++)
    {
      const gboolean is_own = sortie_to_move (&trial->play) == trial->seat;

      if (is_own && !sortie_trial_answer (trial))
        return TRUE;
      if (!is_own)
        {
          w->others |= sortie_trial_legal (trial)->n > 1;
          if (!sortie_trial_let_pass (trial))
            return FALSE;
        }
    }
  return FALSE;
}

/* Repeats a move of the line in the other world. FALSE: it is not possible there. */
static gboolean
repeat (Winning *w, const SortieMove *move)
{
  SortieTrial *other = w->other;
  const SortieMove *same = sortie_moves_find_key (&other->play, other->seat, sortie_trial_legal (other),
                                                  sortie_move_key (&w->first->play, other->seat, move));

  if (same == NULL)
    return FALSE;
  sortie_trial_make (other, same);
  sortie_trial_make (w->first, move);
  return TRUE;
}

/* Whether the line wins in world number @number, too. */
static gboolean
wins_in (Winning *w, guint number)
{
  sortie_trial_enter (w->first, w->world);
  sortie_trial_enter (w->other, number);
  w->trial->tries -= MIN (w->trial->tries, w->line.n);
  for (guint i = 0; i < w->line.n; i++)
    if (!goes_on_to_decision (w, w->first) || !goes_on_to_decision (w, w->other) || !repeat (w, &w->line.moves[i]))
      return has_won (w->other);
  goes_on_to_decision (w, w->other);
  return has_won (w->other);
}

/* Counts the worlds in which a line wins that wins in the one where we look. */
static void
weigh_line (Winning *w)
{
  guint won = 0;

  for (guint i = 0; i < N_WORLDS && (i < FIRST_WORLDS || 2 * won >= i); i++)
    won += wins_in (w, i);
  if (won <= w->best_won)
    return;
  w->best_won = won;
  w->best = w->line;
  w->best_world = w->world;
}

static gboolean
is_sure (const Winning *w)
{
  return w->best_won == N_WORLDS;
}

static gboolean
is_worth_trying (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  return move->verb != SORTIE_VERB_PASS_ALL && move->verb != SORTIE_VERB_WAIT
         && sortie_move_warning (p, seat, move) == NULL;
}

/* Whether we have not yet looked at the position with so many deeds left. The number of moves that led there does
 * not matter. */
static gboolean
is_new (Winning *w, guint deeds)
{
  SortieState *s = w->trial->play.s;
  guint64 key;

  s->moves = 0;
  key = sortie_state_hash (s) * (MOST_DEEDS + 1) + deeds;
  return g_hash_table_add (w->seen, g_memdup2 (&key, sizeof key));
}

static void try_all (Winning *w, guint deeds);

/* Tries all lines with at most so many deeds that begin with a move. */
static void
try_move (Winning *w, const SortieMove *move, guint deeds)
{
  if (!sortie_trial_take (w->trial, move))
    return;
  w->line.moves[w->line.n++] = *move;
  if (goes_on_to_decision (w, w->trial))
    {
      if (is_new (w, deeds))
        try_all (w, deeds);
    }
  else if (has_won (w->trial))
    weigh_line (w);
  w->line.n--;
  sortie_trial_back (w->trial);
}

/* Tries all lines with at most so many deeds from here on, where the reader decides. First those that do nothing
 * here: most turns are won at their end. */
static void
try_all (Winning *w, guint deeds)
{
  const SortiePlay *p = &w->trial->play;
  const SortieMoves *legal = sortie_trial_branch (w->trial);
  SortieMove declining;

  if (w->line.n < MOST_LINE && sortie_move_declining (p, &declining))
    try_move (w, &declining, deeds);
  for (guint i = 0; i < legal->n && deeds > 0 && w->trial->tries > 0 && w->line.n < MOST_LINE && !is_sure (w); i++)
    if (!sortie_move_declines (p, &legal->moves[i]) && is_worth_trying (p, w->trial->seat, &legal->moves[i]))
      try_move (w, &legal->moves[i], deeds - 1);
  sortie_trial_join (w->trial);
}

/* "play spirit maelena; attack c5 d6": omits the moves that end steps, as a line may. (transfer full) */
static char *
spell_best (ConsoleSession *session, Winning *w)
{
  SortieTrial *trial = w->first;
  g_autoptr (SortieOffers) offers = sortie_offers_new_beside (sortie_match_offers (session->match, trial->seat));
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);

  sortie_trial_enter (trial, w->best_world);
  for (guint i = 0; i < w->best.n; i++)
    {
      SortieMove ends;

      goes_on_to_decision (w, trial);
      sortie_offers_look (offers, &trial->play, trial->seat, NULL);
      if (!console_step_may_end (&trial->play, &ends) || !sortie_moves_equal (&ends, &w->best.moves[i]))
        g_ptr_array_add (moves, sortie_spell (offers, &w->best.moves[i]));
      sortie_trial_make (trial, &w->best.moves[i]);
    }
  if (moves->len == 0)
    g_ptr_array_add (moves, g_strdup (_ ("done")));
  g_ptr_array_add (moves, NULL);
  return g_strjoinv ("; ", (char **) moves->pdata);
}

/* The line's only move after which chance decided something, and what it says of its chance; 0: there are several, or
 * it does not say. @ret_target: what it names */
static gint
told_chance (Winning *w, SortieRef *ret_target)
{
  gboolean was_lucky = FALSE;
  gint told = 0;

  sortie_trial_enter (w->other, w->best_world);
  for (guint i = 0; i < w->best.n && goes_on_to_decision (w, w->other); i++)
    {
      const SortieMove *move = &w->best.moves[i];
      const SortieVerbDecl *verb = sortie_verb (w->other->play.setup, move->verb);
      const gint chance = verb->chance != NULL ? verb->chance (&w->other->play, w->other->seat, move) : 0;

      w->other->chance = FALSE;
      sortie_trial_make (w->other, move);
      goes_on_to_decision (w, w->other);
      if (w->other->chance && was_lucky)
        return 0;
      if (w->other->chance)
        {
          was_lucky = TRUE;
          told = chance;
          *ret_target = move->n > 1 ? move->arg[1] : SORTIE_NOTHING;
        }
    }
  return MAX (told, 0);
}

/* The chance that the rules of the game tell, if the line wins wherever its only lucky move destroys what it names, and
 * nowhere else; 0: there is none. */
static gint
exact_chance (Winning *w)
{
  SortieRef target = SORTIE_NOTHING;
  const gint told = told_chance (w, &target);

  for (guint i = 0; i < FIRST_WORLDS && told > 0; i++)
    if (sortie_ref_kind (target) != SORTIE_REF_PIECE
        || wins_in (w, i) == sortie_piece_exists (&w->other->play, target))
      return 0;
  return told;
}

static void
say_best (ConsoleSession *session, Winning *w)
{
  g_autofree char *line = spell_best (session, w);
  gboolean is_lucky, others;
  gint exact;

  w->line = w->best;
  w->world = w->best_world;
  w->others = FALSE;
  wins_in (w, w->world);
  others = w->others;
  is_lucky = w->other->chance;
  exact = is_lucky ? exact_chance (w) : 0;
  console_out_fill (session->out,
                    !is_lucky   ? _ ("You can win this turn: {line}.")
                    : exact > 0 ? _ ("You can win this turn, with a chance of {won}\u00a0%: {line}.")
                                : _ ("You can win this turn, in about {won} of 100 games: {line}."),
                    "won", SORTIE_DIGITS (exact > 0 ? exact : (gint) w->best_won), "line", line, NULL);
  if (others)
    console_out_say (session->out, _ ("Others may answer that."));
}

/* Looks for lines with at most so many deeds, in one world. */
static void
look_in_world (Winning *w, guint world, guint deeds, guint tries)
{
  w->world = world;
  w->trial->tries = tries;
  g_hash_table_remove_all (w->seen);
  sortie_trial_enter (w->trial, world);
  for (guint n = 0; n <= deeds && w->trial->tries > 0 && !is_sure (w); n++)
    try_all (w, n);
}

gboolean
console_winning_say (ConsoleSession *session)
{
  const SortiePlay *now = sortie_match_play (session->match);
  const guint8 seat = sortie_to_move (now);
  g_auto (SortieTrial) trial = { .now = now, .seat = seat, .deaf = TRUE };
  g_auto (SortieTrial) first = { .now = now, .seat = seat, .deaf = TRUE };
  g_auto (SortieTrial) other = { .now = now, .seat = seat };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  Winning w = { .trial = &trial, .first = &first, .other = &other, .seen = seen };

  if (now->s->turn.active != seat)
    return FALSE;
  look_in_world (&w, 0, MOST_DEEDS, MOST_TRIES);
  for (guint world = 1; world < LUCKY_WORLDS && !is_sure (&w); world++)
    look_in_world (&w, world, LUCKY_DEEDS, LUCKY_TRIES);
  if (2 * w.best_won < N_WORLDS)
    return FALSE;
  say_best (session, &w);
  return is_sure (&w);
}
