/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.h: the words of the cards of Summoner Wars, besides the framework's. */
#pragma once
#include "state.h"

extern const SortieValueDecl sw_values[];     /* words.c */
extern const SortieKindDecl sw_kinds[];
extern const SortieElement sw_elements[];     /* elements.c */
extern const SortieSaying sw_sayings[];       /* sayings.c */
extern const SortieDeckKindDecl sw_deck_kinds[];
extern const char *const sw_faction_traits[];
extern const char *const sw_timings[];
extern const SortieUntilDecl sw_untils[];
extern const SortieCauseDecl sw_causes[];
extern const SortieSetDecl sw_sets[];         /* sets.c */
extern const SortieNumberDecl sw_numbers[];   /* words.c */
extern const SortieTestDecl sw_tests[];

/* Rows of sw_sets that the rules use, so that <count-as> can change them. */
typedef enum
{
  SW_SET_UNITS,
  SW_SET_WALLS,
  SW_SET_SUMMONING_POINTS,
  SW_N_SETS_OF_RULES
} SwSet;
