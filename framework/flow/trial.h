/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* trial.h: what would happen if: moves that are tried while the match waits.
 *
 * A trial plays in a world that a seat imagines (sortie_view_imagine()), never in the true position. So whatever a
 * program does after a trial, it tells nobody what the seat may not know. Where something hidden could matter, try
 * several worlds; where chance decides, `chance` says so.
 *
 *     g_auto (SortieTrial) trial = { .now = now, .seat = seat, .tries = 100 };
 *
 *     sortie_trial_enter (&trial, 0);
 *     moves = sortie_trial_branch (&trial);
 *     for (guint i = 0; i < moves->n && sortie_trial_take (&trial, &moves->moves[i]); i++)
 *       if (sortie_trial_settle (&trial))
 *         ... what the seat is asked next, in trial.play
 *     sortie_trial_join (&trial);
 *
 * Branches nest. The trial keeps the memory of each depth, so a try allocates nothing once it has been that deep. The
 * work is bounded: by `tries`, and by SORTIE_TRIAL_MOST_FORCED for what follows without a choice.
 */
#pragma once
#include <sortie/move.h>
G_BEGIN_DECLS

/* forced answers in a row at most */
#define SORTIE_TRIAL_MOST_FORCED 200

/* Begins with its first fields set and the others 0. It must stay where it is in memory, because its watch points
 * to it. */
typedef struct
{
  /* ---- Set by the caller. */
  const SortiePlay *now; /* the match; unchanged as long as the trial lasts */
  guint8 seat;           /* who imagines; SORTIE_NO_SEAT: a spectator */
  guint tries;           /* how many more moves sortie_trial_take() may try */
  /* (nullable): hears each event, as SortieWatch does */
  void (*happened) (gpointer data, const SortiePlay *p, const SortieEvent *event);
  gpointer data;
  gboolean hears_unchanged; /* and hears SORTIE_EVENT_UNCHANGED, too */
  gboolean deaf;            /* hears nothing, not even chance; for many tries, which then take less time */

  /* ---- To read. */
  SortiePlay play; /* the imagined position; all rules may read it */
  gboolean chance; /* chance decided something on the way to it; you may clear it, to hear what comes next */

  /*< private >*/
  SortieState *start; /* the world when we entered it */
  SortieTold told;
  SortieWatch watch;
  GPtrArray *levels; /* (element-type Level): what is kept for each depth */
  guint depth;       /* open branches */
} SortieTrial;

/* Frees what the trial holds; it may begin again. */
void sortie_trial_clear (SortieTrial *trial);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SortieTrial, sortie_trial_clear)

/* Begins in world @number. The same number always gives the same world. A trial may enter one world after another. */
void sortie_trial_enter (SortieTrial *trial, guint number);

/* ---- Going on. */

/* Makes a legal move of whoever decides. */
void sortie_trial_make (SortieTrial *trial, const SortieMove *move);
/* Gives the only answer (sortie_lone_answer()) of the seat. FALSE: it is not asked, or has a choice. */
gboolean sortie_trial_answer (SortieTrial *trial);
/* Gives the seat's only answers up to a choice, a window or chance. Returns sortie_trial_is_asked(). */
gboolean sortie_trial_settle (SortieTrial *trial);
/* Ends the open window, and settles. FALSE: none is open, or the seat is asked nothing more in the same turn, or chance
 * decides. */
gboolean sortie_trial_pass_window (SortieTrial *trial);
/* The seat that decides declines or, if it cannot, makes the first move. FALSE: no seat has a move. */
gboolean sortie_trial_let_pass (SortieTrial *trial);

/* ---- What came of it. */

/* Whether the seat decides, in the turn in which the world began, and no chance fell. */
gboolean sortie_trial_is_asked (const SortieTrial *trial);
/* Whether it is still the turn in which the world began. */
gboolean sortie_trial_is_same_turn (const SortieTrial *trial);
/* Whether the seat sees a card that it could only imagine when the world began. If it knows one of several cards, such
 * as one in an opponent's hand, another world has another card there: compare only within one world. */
gboolean sortie_trial_has_seen (const SortieTrial *trial);

/* ---- Trying one move after another. */

/* The legal moves here. (transfer none): until moves are listed at this depth again. */
const SortieMoves *sortie_trial_legal (SortieTrial *trial);
/* Keeps the position, and lists its moves in the same way. */
const SortieMoves *sortie_trial_branch (SortieTrial *trial);
/* Returns to the innermost branch, or else to the beginning of the world, and makes a move there. FALSE: there are no
 * tries left, or the user interrupts; then it only returns. */
gboolean sortie_trial_take (SortieTrial *trial, const SortieMove *move);
/* Returns to the same position. */
void sortie_trial_back (SortieTrial *trial);
/* Ends the innermost branch, and returns to it. */
void sortie_trial_join (SortieTrial *trial);

G_END_DECLS
