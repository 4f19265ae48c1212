/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-tables.h: the tables of a game in a list, for what looks at all of them. */
#pragma once
#include <sortie/game.h>

/* A table whose rows begin with an id, up to a row without one; and where a row has something else, in bytes from its
 * beginning (0: nowhere). */
typedef struct
{
  const char *name;   /* "rules.verbs" */
  gconstpointer rows; /* (nullable) */
  gsize stride;
  guint min, max;     /* how many rows a game may have */
  gsize rule;         /* the number of the rule that it cites */
  gsize texts[7];     /* texts for people */
} SortieGameTable;

#define SORTIE_GAME_TABLE(name_, rows_, min_, max_, ...)                                                            \
  { .name = name_, .rows = (rows_), .stride = sizeof *(rows_), .min = (min_), .max = (max_), __VA_ARGS__ }

/* (nullable): what a row has at @member; its id: 0. NULL after the last row. */
static inline const char *
sortie_table_text (const SortieGameTable *table, guint row, gsize member)
{
  return table->rows != NULL ? *(const char *const *) ((const guint8 *) table->rows + row * table->stride + member)
                             : NULL;
}

/* The tables of the game and of the vocabulary. (transfer full) (element-type SortieGameTable) */
GArray *sortie_game_tables (const SortieGame *game, const SortieVocabulary *vocabulary);
