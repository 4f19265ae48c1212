/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verifier.h: what must hold for a catalogue before any of it runs.
 *
 * The interpreter and the queries check nothing themselves; they rely on this. Every operand is in range and of its
 * type. The parts of an expression come before it, so there are no cycles, and it is at most SORTIE_MAX_DEPTH deep.
 * Jumps stay inside their program, and jumps back go to the head of a loop, so every program ends. Every program ends
 * with STOP. Slots are filled, with the right type, before they are read. Clauses are where their definitions say.
 */
#pragma once
#include <sortie/language.h>

/* Expressions are evaluated by recursion on the C stack. */
#define SORTIE_MAX_DEPTH 16

/**
 * sortie_verify_catalogue:
 * @names: the game's tables
 * @catalogue: compiled, or damaged on purpose by a test
 * @errors: gets a sentence for every error
 *
 * Returns: whether there were no errors
 */
gboolean sortie_verify_catalogue (const SortieContentNames *names, const SortieCatalogue *catalogue,
                                  SortieErrors *errors);
