/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.h: how many play, and dealing the cards. */
#pragma once
#include "rules.h"
#include "module/game.h"

extern const SortieModeDecl ce_modes[];

gboolean ce_setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error);
