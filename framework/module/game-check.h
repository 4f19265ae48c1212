/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-check.h: what the files that check a game's table share, and nobody else uses.
 *
 *     game-check.c         facts, players, the sizes of tables; and the whole check
 *     game-check-ends.c    whether every table has an end
 *     game-check-table.c   checks for every table
 *     game-check-rules.c   moves, questions, turns, the chain, reasons
 *     game-check-numbers.c numbers in rows that refer to rows of other tables
 *     game-check-names.c   names that must be different, and the words of cards
 */
#pragma once
#include "base/internal.h"
#include "module/game-tables.h"

typedef struct
{
  const SortieGame *game;
  SortieErrors *errors;
} GameCheck;

#define LENGTH(table) SORTIE_N_ROWS (table)
#define INDEX(table, id) SORTIE_FIND_ROW (table, id)
#define EACH(check, table, function) \
  for (guint i_ = 0; i_ < LENGTH (table); i_++) \
    function ((check), &(table)[i_])

/* Reports an error in the game. */
void game_fault (GameCheck *check, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Whether all tables have an end. If not, nothing else may be checked. */
gboolean game_check_ends (GameCheck *check);

/* Checks the length of a table, and that each id is valid and unique. */
void game_check_table (GameCheck *check, const SortieGameTable *table);

/* The checks in the other files. */
void game_check_rules (GameCheck *check);
void game_check_names (GameCheck *check);
void game_check_numbers (GameCheck *check);
