/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* coverage.h: what took effect and what occurred in the games of the kit, and how near they came to
 * each bound. Private to the kit.
 *
 * Only what happens in the games themselves counts, and what may be done in their positions: neither what a
 * bot imagines, nor what the kit tries out in clones.
 */
#pragma once
#include <sortie/kit.h>
#include "model/tally.h"

struct SortieCoverage
{
  const SortieModule *module;
  SortieTally tally;  /* lent to one game after the other; its arrays are those below */
  guint32 *counts;    /* all numbers, one block, so that another process can hand them over */
  guint n_counts;
  guint32 *clauses, *programs;
  guint32 *defs;      /* per definition: how many games had it */
  guint32 *verbs, *events, *reasons;
  guint32 *peaks;     /* per array of a state: the most there was */
  guint32 *rooms;     /* and the room for it in that game */
  guint32 *needs;     /* and what would have been needed where there was too little; 0: there never was */
  guint32 *lows;      /* 1 + the least that any game needed at its most; 0: none was played */
  guint32 *games;     /* how many were */
  guint32 *modes;     /* per mode: how many were of it */
  guint32 *options;   /* per value of each option that has few, one option after the other */
};

/* (transfer full) */
SortieCoverage *verify_coverage_new (const SortieModule *module);
void verify_coverage_free (SortieCoverage *coverage);

/* Adds what another one, of the same module, has counted. */
void verify_coverage_join (SortieCoverage *coverage, const guint32 *counts);

/* From now on @setup counts; or no longer, with NULL for the coverage. */
void verify_coverage_lend (SortieCoverage *coverage, SortieSetup *setup);

/* What a game had: its cards at this moment, and how much room it needed so far. */
void verify_coverage_note_cards (SortieCoverage *coverage, const SortiePlay *p);
void verify_coverage_note_peaks (SortieCoverage *coverage, const SortiePlay *p);
/* A bound was reached, if it is one that a game declares. */
void verify_coverage_note_need (SortieCoverage *coverage, const SortieLimit *limit);

/* The high-water marks, a line for each bound that a game declares, with what would do. */
void verify_coverage_append_bounds (const SortieCoverage *coverage, GString *text);
