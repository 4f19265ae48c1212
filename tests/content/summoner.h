/* SPDX-License-Identifier: GPL-3.0-or-later */
/* summoner.h: the words in which docs/effects.md writes the cards of Summoner Wars, as far as
 * its examples need them. They have names and no rules: what is tested is that the language
 * takes the examples. */
#pragma once
#include "effect/names.h"
G_BEGIN_DECLS

extern const SortieContentNames summoner;

G_END_DECLS
