/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* numbers.h: the numbers of a text for people against those of the program it tells of.
 *
 * A number that stands in the text, as digits or as a word from two to twelve, must be one of the
 * program's. A number of two or more that the author wrote into the program must stand
 * in the text. One and zero are often said without a number ("a card", "no card"), so
 * they are compared only when the text has the digit; 1 also stands for what is worked out
 * ("1 for each"). Signs do not count.
 *
 * The text is the English one, before translation.
 */
#pragma once
#include "language/compiler.h"
G_BEGIN_DECLS

typedef struct SortieNumbers SortieNumbers;

SortieNumbers *sortie_numbers_new (void);
void sortie_numbers_free (SortieNumbers *numbers);

/* The numbers of a clause (#SortieLiteral). */
void sortie_numbers_add (SortieNumbers *numbers, const GArray *literals);
/* A number that the text may have, but need not. */
void sortie_numbers_allow (SortieNumbers *numbers, gint number);

/**
 * sortie_numbers_compare:
 * @text: as a person reads it
 *
 * Returns: (transfer full) (nullable): NULL when they agree, else a sentence
 */
char *sortie_numbers_compare (const SortieNumbers *numbers, const char *text);

G_END_DECLS
