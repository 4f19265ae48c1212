/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: a made-up game for two, red and blue, to test the model with.
 *
 * Each has a deck (face down, ordered), a hand (seen by its seat), a camp (as a hand,
 * but cards in it can be turned for all to see), a purse (not even counted by others)
 * and a heap (open); there is one shared limbo. On the table: a track of three spaces
 * and a front for each, a middle and two spare slots for both, and a grid.
 */
#pragma once
#include <sortie/table.h>
G_BEGIN_DECLS

enum
{
  RED,
  BLUE
};

enum
{
  DECK,
  HAND,
  CAMP,
  PURSE,
  HEAP,
  LIMBO
};

enum
{
  TRACK,
  FRONT,
  MIDDLE,
  SPARE,
  GRID
};

enum
{
  LIFE,  /* of each, open, 0 to 30 from 20 */
  GOLD,  /* of each, secret, 0 to 9 from 1 */
  ROUND, /* of the match */
  FATE   /* of the match, seen by nobody */
};

enum
{
  WOUNDS, /* 0 to 9 */
  LEVEL,  /* 1 to 5 */
};

enum
{
  TURNED, /* seen by all */
  NOTED   /* seen by its owner */
};

typedef struct
{
  SortieSetup *setup;
  SortieState *s;
  SortiePlay play;
} Table;

/* With a grid of 6 columns and 4 rows, whose edges do not meet. */
Table *table_new (void);
Table *table_new_with_grid (guint8 width, guint8 height, guint8 wraps);
void table_free (Table *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)

/* Each seat: definitions @first to @first + 19 (red 1, blue 101) in a shuffled deck, four
 * in hand, two in the camp of which the lower one is turned, one in the purse, one in the
 * heap; pieces on the first space of the track and on the front. */
void table_deal (Table *table, guint64 seed);

/* Whatever else a state can hold: effects, events, triggers, links, frames, locals, a decision. */
void table_fill (Table *table);

/* Does one random thing that a game could do. */
void table_step (Table *table, SortieRng *rng);

guint16 table_zone (const Table *table, guint decl, guint8 seat);
guint16 table_place (const Table *table, guint decl, guint8 seat, guint i);

/* Asserts that nothing is wrong with a state. */
void table_check (const SortieState *s);

G_END_DECLS
