/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verifier.h: what must hold of a catalogue before any of it runs.
 *
 * The interpreter and the queries check nothing: they rely on this. Every operand
 * is in range and of its type; an expression's parts come before it, so that there
 * are no cycles, and it is at most SORTIE_MAX_DEPTH deep; jumps stay inside their
 * program, and those that go back land on a loop's head, so that a program ends;
 * every program ends with STOP; slots are filled before they are read, with what is
 * read from them; clauses lie where their definitions say.
 */
#pragma once
#include <sortie/base.h>
#include <sortie/language.h>

/* Expressions are worked out on the C stack. */
#define SORTIE_MAX_DEPTH 16

/**
 * sortie_verify_catalogue:
 * @names: the game's tables
 * @catalogue: compiled, or damaged on purpose
 * @errors: gets a sentence for every fault
 *
 * Returns: whether there was no fault
 */
gboolean sortie_verify_catalogue (const SortieContentNames *names, const SortieCatalogue *catalogue,
                                  SortieErrors *errors);
