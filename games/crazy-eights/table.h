/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: what the table is made of, and what is printed on cards. */
#pragma once
#include "state.h"

/* One row per CeZone, CeVar, CeOption, CeValue. */
extern const SortieZoneDecl ce_zones[];
extern const SortieVarDecl ce_vars[];
extern const SortieOptionDecl ce_options[];
extern const SortieValueDecl ce_values[];
extern const SortieKindDecl ce_kinds[];
