/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h: the words of Siegestorm's cards, besides the framework's. */
#pragma once
#include "state.h"

extern const SortieValueDecl ss_values[];     /* words.c */
extern const SortieKindDecl ss_kinds[];
extern const SortieElement ss_elements[];     /* elements.c */
extern const SortieRecordDecl ss_records[];
extern const SortieDeckKindDecl ss_deck_kinds[];
extern const char *const ss_timings[];
extern const SortieUntilDecl ss_untils[];
extern const SortieCauseDecl ss_causes[];
extern const SortieSaying ss_sayings[];       /* sayings.c */
extern const SortieSetDecl ss_sets[];         /* sets.c */
enum { SS_SET_ALLIES };                       /* the first rows */
extern const SortieNumberDecl ss_numbers[];   /* words.c */
extern const SortieTestDecl ss_tests[];
