/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: the parts of the table of Summoner Wars, and how it is shown, checked and judged. */
#pragma once
#include "rules.h"

/* table.c: one row for each SwZone, SwPlace, SwVar, SwMark, SwMemory, SwOption. */
extern const SortieZoneDecl sw_zones[];
extern const SortiePlaceDecl sw_places[];
extern const SortieVarDecl sw_vars[];
extern const SortieMarkDecl sw_marks[];
extern const SortieMemoryDecl sw_memories[];
extern const SortieOptionDecl sw_options[];

/* SW-2.1, 25.2, 25.7: the size of the battlefield, and which edges meet. */
void sw_grid (guint mode, const gint16 *options, guint8 *ret_width, guint8 *ret_height,
              guint8 *ret_wraps);

void sw_show (const SortieView *view, SortieSketch *sketch); /* show.c */
char *sw_check (const SortiePlay *p);                        /* check.c */
extern const SortieFeature sw_features[];                    /* evaluate.c */
void sw_count (const SortiePlay *p, guint8 seat, gint *ret);
extern const SortieWarningDecl sw_warnings[];                /* warnings.c */
/* regrets.c, for the warning "own-cards": as SortieWarningDecl.regret. */
char *sw_regret (const SortiePlay *world, guint8 seat, const SortieMoves *legal, const SortieMove *move);
