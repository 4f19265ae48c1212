/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sentences.h: what a game's cards do, in the printer's words. */
#pragma once
#include <sortie/language.h>
G_BEGIN_DECLS

/* Fails the test unless the card, or the named ability, reads like this. */
void sentences_of_card (const SortieCatalogue *catalogue, const char *id, const char *expected);
void sentences_of_ability (const SortieCatalogue *catalogue, const char *id, const char *expected);

/* Of every card and every named ability: no name is missing, no blank is left, no word of a table
 * stands there raw. */
void sentences_are_whole (const SortieCatalogue *catalogue);

/* Of every choice and every target of every program: what a question says of it has none of the names
 * that only the card's author knows. */
void sentences_name_nothing (SortieCatalogue *catalogue);

G_END_DECLS
