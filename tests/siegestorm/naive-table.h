/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive-table.h: a position twice: as the game has it and in plain arrays (naive.h). */
#pragma once
#include "games/siegestorm/state.h"
#include "tests/siegestorm/naive.h"
#include <sortie/table.h>
G_BEGIN_DECLS

/* The cards that positions are made of: those of tests/content/siegestorm, said once more. */
extern const NaiveKind naive_kinds[];
extern const guint naive_n_kinds;
#define NAIVE_MAX_KINDS 32

typedef struct
{
  SortiePlay p;
  SortieState *blank;
  SortieRng rng;
  guint16 defs[NAIVE_MAX_KINDS];
  NaiveGame g;
  guint saw[NAIVE_N_SIGHTS];
} NaiveTable;

/* A new random position. */
void naive_lay_out (NaiveTable *t);
/* Whether the game has what the arrays have: everybody's place, all piles in their order. */
gboolean naive_same (NaiveTable *t);
/* By the number of the card in the catalogue. */
const NaiveKind *naive_kind_of (const NaiveTable *t, guint16 def);
guint naive_below (NaiveTable *t, guint n);

/* Moves of the game. */

gboolean naive_asks (const NaiveTable *t, SsAsk ask);
/* With one operand, or SORTIE_NOTHING. FALSE: it is not legal. */
gboolean naive_make (NaiveTable *t, guint8 verb, SortieRef what);
guint naive_count_legal (const NaiveTable *t, SsVerb verb);
/* Of a unit that stands somewhere. */
SortieRef naive_ref (const NaiveTable *t, const NaiveUnit *unit);

/* A chain that has been announced in the game from @link on: both sides answer as they like, it
 * resolves. FALSE: the game offered something else than the rules do. */
gboolean naive_run_chain (NaiveTable *t, const NaiveLink *link);
/* Something that @seat may play or activate now, in a window, with all its answers. */
gboolean naive_command (NaiveTable *t, guint8 seat);
/* Names targets as the game asks for them, any that may be. */
gboolean naive_name_targets (NaiveTable *t, NaiveLink *link);

G_END_DECLS
