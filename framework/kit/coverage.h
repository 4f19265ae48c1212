/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* coverage.h: what took effect and what occurred in the games of the kit, and how close they came to each bound.
 * Private to the kit.
 *
 * Only events of the games themselves count, and moves that are legal in their positions; not what a bot imagines, nor
 * what the kit tries out in clones.
 */
#pragma once
#include <sortie/kit.h>
#include "model/tally.h"

struct SortieCoverage
{
  const SortieModule *module;
  SortieTally tally;  /* lent to one game after another; its arrays are those below */
  guint32 *counts;    /* all numbers, one block, so that another process can hand them over */
  guint n_counts;
  guint32 *clauses, *programs;
  guint32 *defs;      /* per definition: how many games included it */
  guint32 *verbs, *events, *reasons;
  guint32 *peaks;     /* per array of a state: the largest number of entries */
  guint32 *rooms;     /* and the room for it in that game */
  guint32 *needs;     /* and the room that it would have needed; 0: there was always enough */
  guint32 *lows;      /* 1 + the smallest peak of any game; 0: no game was played */
  guint32 *games;     /* number of games */
  guint32 *modes;     /* per mode: number of games */
  guint32 *options;   /* per value of each option with few values, one option after another: number of games */
};

/* (transfer full) */
SortieCoverage *verify_coverage_new (const SortieModule *module);
void verify_coverage_free (SortieCoverage *coverage);

/* Adds the counts of another coverage of the same module. */
void verify_coverage_join (SortieCoverage *coverage, const guint32 *counts);

/* From now on @setup counts into @coverage; NULL: it stops counting. */
void verify_coverage_lend (SortieCoverage *coverage, SortieSetup *setup);

/* Notes the cards of a game at this moment, and how much room it has needed so far. */
void verify_coverage_note_cards (SortieCoverage *coverage, const SortiePlay *p);
void verify_coverage_note_peaks (SortieCoverage *coverage, const SortiePlay *p);
/* Notes that a bound was reached, if the game declares it. */
void verify_coverage_note_need (SortieCoverage *coverage, const SortieLimit *limit);

/* Appends a line for each bound that a game declares: its peak, and what would be enough. */
void verify_coverage_append_bounds (const SortieCoverage *coverage, GString *text);
