/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* hunch.h: what moves are usually worth, wherever in a search they are made. Private to the folder.
 *
 * Looking at a move is expensive, and the same move comes up again and again: in other worlds, later in a turn, in each
 * rollout. So the table keeps for each move (by its key, sortie_move_key()) how much better than doing nothing the
 * looks found it, on average. After a few looks the search stops looking. This is the move-average sampling technique
 * of Finnsson and Björnsson (2008), with looks instead of the results of simulations.
 *
 * The table has a fixed size and is emptied all at once. When it is full, moves that are not in it are looked at each
 * time.
 */
#pragma once
#include <glib.h>

#define HUNCH_MOVES 8192 /* a power of two */

typedef struct
{
  guint64 key;
  guint32 age;   /* a different age than the table's means that the entry is free */
  guint32 looks;
  double gain;   /* the sum over the looks */
} Hunch;

typedef struct
{
  Hunch *entries;
  guint32 age;
  guint n;
} Hunches;

void hunches_init (Hunches *hunches);
void hunches_clear (Hunches *hunches);

/* Empties the table. */
void hunches_begin (Hunches *hunches);

/* Makes @to a copy of @from. */
void hunches_copy (Hunches *to, const Hunches *from);

/* Whether half of the table is in use. */
gboolean hunches_are_many (const Hunches *hunches);

/* The hunch of this move, a new one without looks if necessary; NULL if there is no room. */
Hunch *hunch_of (Hunches *hunches, guint64 key);

void hunch_note (Hunch *hunch, double gain);

/* @hunch has at least one look. */
double hunch_gain (const Hunch *hunch);
