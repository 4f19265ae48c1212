/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* nearness.h: how far from its source an ability can concern anything. */
#pragma once
#include "language/catalogue.h"
G_BEGIN_DECLS

/* Fills in SortieClause.within and SortieDef.within. */
void sortie_nearness_find (SortieCatalogue *catalogue);

G_END_DECLS
