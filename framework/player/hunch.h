/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* hunch.h: what moves are worth as a rule, wherever in a search they are made. Private to the folder.
 *
 * A look at a move is dear, and the same move comes again and again: in other worlds, later in a turn,
 * in each rollout. So the table keeps, for each move by its key (sortie_move_key()), by how much the
 * looks found it better than doing nothing, on average. After a few looks nobody looks again. It is
 * the move-average sampling technique of Finnsson and Björnsson (2008), with looks for the results
 * of simulations.
 *
 * The table has a fixed size and is emptied at once; where it is full, moves are looked at anew.
 */
#pragma once
#include <glib.h>

#define HUNCH_MOVES 8192 /* a power of two */

typedef struct
{
  guint64 key;
  guint32 age;   /* of another search: the entry is free */
  guint32 looks;
  double gain;   /* sum over the looks */
} Hunch;

typedef struct
{
  Hunch *entries;
  guint32 age;
  guint n;
} Hunches;

void hunches_init (Hunches *hunches);
void hunches_clear (Hunches *hunches);

/* Forgets all. */
void hunches_begin (Hunches *hunches);

/* @to becomes as @from is. */
void hunches_copy (Hunches *to, const Hunches *from);

/* Half of the room is taken. */
gboolean hunches_are_many (const Hunches *hunches);

/* That of this move, new ones without a look; NULL: there is no room for it. */
Hunch *hunch_of (Hunches *hunches, guint64 key);

void hunch_note (Hunch *hunch, double gain);

/* @hunch has a look at least. */
double hunch_gain (const Hunch *hunch);
