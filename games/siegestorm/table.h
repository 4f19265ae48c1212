/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: the parts of Siegestorm's table, and how it is shown, checked and judged. */
#pragma once
#include "rules.h"

/* table.c: one row for each SsZone, SsPlace, SsVar, SsMark, SsFlag, SsMemory, SsOption. */
extern const SortieZoneDecl ss_zones[];
extern const SortiePlaceDecl ss_places[];
extern const SortieVarDecl ss_vars[];
extern const SortieMarkDecl ss_marks[];
extern const SortieFlagDecl ss_flags[];
extern const SortieMemoryDecl ss_memories[];
extern const SortieOptionDecl ss_options[];

void ss_show (const SortieView *view, SortieSketch *sketch);     /* show.c */
char *ss_check (const SortiePlay *p);                            /* check.c */
char *ss_check_course (const SortieCourse *change);              /* course.c */
gint ss_evaluate (const SortiePlay *p, guint8 seat);             /* evaluate.c */
gint ss_due_draws (const SortiePlay *p, guint8 seat);
gint ss_cards_of_boss (const SortiePlay *p, guint8 boss);
gint ss_step_of (const SortiePlay *p, guint16 place);
extern const SortieFeature ss_features[];                        /* features.c: Solo */
void ss_count (const SortiePlay *p, guint8 seat, gint *ret);
extern const SortieWarningDecl ss_warnings[];                    /* warnings.c */
