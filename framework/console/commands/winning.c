/* SPDX-License-Identifier: GPL-3.0-or-later */
/* winning.c: whether the reader can win in this turn, and how. */
#include "console/commands/commands.h"

#include <string.h>

#include "match/front-end.h"
#include "model/front-end.h"
#include "flow/front-end.h"

/* Limits for a line: its moves, and those among them that do something, rather than end a step or decline. */
#define MOST_LINE 24
#define MOST_DEEDS 8
/* moves to try */
#define MOST_TRIES 60000
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
  const SortiePlay *now;
  guint8 seat;
  guint left;      /* how many more moves we may try */
  gboolean chance; /* chance decided something */
  gboolean others; /* others could have done something */
  GHashTable *seen; /* positions and the deeds left in them: several orders of moves lead to one position */
  Line line;       /* the line that we are trying */
  Line best;
  guint best_won;  /* in how many worlds the best line wins */
} Winning;

static SortiePlay
play_in (Winning *w, SortieState *world, const SortieWatch *watch)
{
  return (SortiePlay){ .setup = w->now->setup, .s = world, .watch = watch };
}

static gboolean
has_won (const Winning *w, const SortiePlay *p)
{
  return p->s->result.kind == SORTIE_RESULT_WON && (p->s->result.winners >> w->seat & 1);
}

/* Goes on to the reader's next decision; others decline their chances. FALSE: the game or the turn is over. */
static gboolean
goes_on (Winning *w, SortiePlay *p)
{
  SortieMove storage[SORTIE_USUAL_MOVES], move;
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

  for (guint i = 0; i < MOST_BETWEEN; i++)
    {
      if (sortie_is_over (p) || p->s->turn.number != w->now->s->turn.number)
        return FALSE;
      if (sortie_to_move (p) == w->seat && !sortie_lone_answer (p, &move))
        return TRUE;
      if (sortie_to_move (p) != w->seat)
        {
          sortie_moves_legal (p, &legal);
          w->others |= legal.n > 1;
          if (legal.n == 0)
            return FALSE;
          if (!sortie_move_declining (p, &move))
            move = legal.moves[0];
        }
      sortie_move_apply (p, &move);
    }
  return FALSE;
}

/* Repeats a move of the line in another world. FALSE: it is not possible there. */
static gboolean
repeat (Winning *w, SortiePlay *p, const SortiePlay *first, const SortieMove *move)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);
  const guint64 key = sortie_move_key (first, w->seat, move);

  sortie_moves_legal (p, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (sortie_move_key (p, w->seat, &legal.moves[i]) == key)
      {
        sortie_move_apply (p, &legal.moves[i]);
        return TRUE;
      }
  return FALSE;
}

/* Whether the line wins in world number @number as well. */
static gboolean
wins_in (Winning *w, guint number)
{
  const SortieWatch watch = { .data = &w->chance, .chance = sortie_note_chance };
  const guint8 seat = sortie_to_move (w->now);
  g_autofree SortieState *first_world = sortie_imagine (w->now, seat, 0);
  g_autofree SortieState *world = sortie_imagine (w->now, seat, number);
  SortiePlay first = play_in (w, first_world, NULL), p = play_in (w, world, &watch);

  w->left -= MIN (w->left, w->line.n);
  for (guint i = 0; i < w->line.n; i++)
    {
      goes_on (w, &first);
      if (!goes_on (w, &p) || sortie_to_move (&p) != w->seat || !repeat (w, &p, &first, &w->line.moves[i]))
        return has_won (w, &p);
      sortie_move_apply (&first, &w->line.moves[i]);
    }
  goes_on (w, &p);
  return has_won (w, &p);
}

/* Counts the worlds in which a line wins that wins in the first one. */
static void
weigh (Winning *w)
{
  guint won = 0;

  for (guint i = 0; i < N_WORLDS && (i < FIRST_WORLDS || 2 * won >= i); i++)
    won += wins_in (w, i);
  if (won <= w->best_won)
    return;
  w->best_won = won;
  w->best = w->line;
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
is_new (Winning *w, SortieState *s, guint deeds)
{
  guint64 key;

  s->moves = 0;
  key = sortie_state_hash (s) * (MOST_DEEDS + 1) + deeds;
  return g_hash_table_add (w->seen, g_memdup2 (&key, sizeof key));
}

static void try_all (Winning *w, const SortieState *world, guint deeds);

/* Tries all lines with at most so many deeds that begin with a move. */
static void
try_move (Winning *w, SortiePlay *p, const SortieMove *move, guint deeds)
{
  w->left--;
  w->line.moves[w->line.n++] = *move;
  sortie_move_apply (p, move);
  if (goes_on (w, p))
    {
      if (is_new (w, p->s, deeds))
        try_all (w, p->s, deeds);
    }
  else if (has_won (w, p))
    weigh (w);
  w->line.n--;
}

/* Tries all lines with at most so many deeds from @world on, where the reader decides. First those that do nothing
 * here: most turns are won at their end. */
static void
try_all (Winning *w, const SortieState *world, guint deeds)
{
  g_autofree SortieState *copy = g_memdup2 (world, world->size);
  SortiePlay p = play_in (w, copy, NULL);
  g_auto (SortieMoves) legal = { NULL };
  SortieMove declining;

  if (sortie_move_declining (&p, &declining) && w->left > 0 && w->line.n < MOST_LINE)
    try_move (w, &p, &declining, deeds);
  memcpy (copy, world, world->size);
  sortie_moves_legal (&p, &legal);
  for (guint i = 0; i < legal.n && deeds > 0 && w->left > 0 && w->line.n < MOST_LINE && !is_sure (w); i++)
    {
      memcpy (copy, world, world->size);
      if (!sortie_move_declines (&p, &legal.moves[i]) && is_worth_trying (&p, w->seat, &legal.moves[i]))
        try_move (w, &p, &legal.moves[i], deeds - 1);
    }
}

/* "play spirit maelena; attack c5 d6": omits the moves that end steps, as a line may. (transfer full) */
static char *
spell_best (ConsoleSession *session, Winning *w)
{
  g_autofree SortieState *world = sortie_imagine (w->now, sortie_to_move (w->now), 0);
  SortiePlay p = play_in (w, world, NULL);
  g_autoptr (SortieOffers) offers = sortie_offers_new_beside (sortie_match_offers (session->match, w->seat));
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < w->best.n; i++)
    {
      SortieMove ends;

      goes_on (w, &p);
      sortie_offers_look (offers, &p, w->seat, NULL);
      if (!console_step_may_end (&p, &ends) || !sortie_moves_equal (&ends, &w->best.moves[i]))
        g_ptr_array_add (moves, sortie_spell (offers, &w->best.moves[i]));
      sortie_move_apply (&p, &w->best.moves[i]);
    }
  if (moves->len == 0)
    g_ptr_array_add (moves, g_strdup (_ ("done")));
  g_ptr_array_add (moves, NULL);
  return g_strjoinv ("; ", (char **) moves->pdata);
}

static void
say_best (ConsoleSession *session, Winning *w)
{
  g_autofree char *line = spell_best (session, w), *won = g_strdup_printf ("%u", w->best_won);

  w->line = w->best;
  w->chance = w->others = FALSE;
  wins_in (w, 0);
  console_out_fill (session->out, w->chance ? _ ("You can win this turn, in about {won} of 100 games: {line}.")
                                            : _ ("You can win this turn: {line}."),
                    "won", won, "line", line, NULL);
  if (w->others)
    console_out_say (session->out, _ ("Others may answer that."));
}

gboolean
console_winning_say (ConsoleSession *session)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_autofree SortieState *world = sortie_imagine (now, sortie_to_move (now), 0);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  Winning w = { .now = now, .seat = sortie_to_move (now), .left = MOST_TRIES, .seen = seen };

  if (now->s->turn.active != w.seat)
    return FALSE;
  for (guint deeds = 0; deeds <= MOST_DEEDS && w.left > 0 && !is_sure (&w); deeds++)
    try_all (&w, world, deeds);
  if (2 * w.best_won < N_WORLDS)
    return FALSE;
  say_best (session, &w);
  return is_sure (&w);
}
