/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.h: the choices before a match, and dealing it. */
#pragma once
#include "rules.h"

extern const SortieModeDecl ss_modes[];
extern const SortieEndDecl ss_ends[];
extern const SortieChoiceDecl ss_choices[];

gboolean ss_setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error);
