/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-check.h: what the files that look through a game's table share. Private to them.
 *
 *     game-check.c         facts, who plays, what the table has room for; the whole
 *     game-check-table.c   what is looked for in every table
 *     game-check-rules.c   moves, questions, turns, the chain, reasons
 *     game-check-numbers.c numbers in rows that name rows of other tables
 *     game-check-names.c   names that must tell things apart, and the words of cards
 */
#pragma once
#include <sortie/game.h>
#include "base/internal.h"

typedef struct
{
  const SortieGame *game;
  SortieErrors *errors;
} GameCheck;

/* A table that the game has, and how many entries it may have at least and at most. */
typedef struct
{
  const char *name;
  gconstpointer table;
  gsize stride;
  guint min, max;
} GameTable;

/* Every entry of a table begins with its id; behind the last one stands NULL. @table: (nullable) */
const char *game_table_id (gconstpointer table, gsize stride, guint i);
/* -1: there is none of that id. @id: (nullable) */
gint game_table_index (gconstpointer table, gsize stride, const char *id);

/* clang-format off */
#define TABLE(name, table, min, max) { (name), (table), sizeof *(table), (min), (max) }
/* clang-format on */
#define LENGTH(table) SORTIE_N_ROWS (table)
#define INDEX(table, id) game_table_index ((table), sizeof *(table), (id))
#define EACH(check, table, function) \
  for (guint i_ = 0; i_ < LENGTH (table); i_++) \
    function ((check), &(table)[i_])

/* Tells a fault of the game. */
void game_fault (GameCheck *check, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Its length, and that each id is one and stands there once. */
void game_check_table (GameCheck *check, const GameTable *table);

/* Everything that the other files look at. */
void game_check_rules (GameCheck *check);
void game_check_names (GameCheck *check);
void game_check_numbers (GameCheck *check);
