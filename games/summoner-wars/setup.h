/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.h: the choices before a match, and laying it out. */
#pragma once
#include "rules.h"

extern const SortieModeDecl sw_modes[];
extern const SortieEndDecl sw_ends[];
extern const SortieChoiceDecl sw_choices[];

gboolean sw_setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error);
