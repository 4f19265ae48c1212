/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* elements-tables.h: the elements that every card game needs, in tables by purpose.
 *
 * Private to the files of elements. The rows are in the order of the manual.
 */
#pragma once
#include "base/i18n.h"
#include "language/elements.h"

typedef struct
{
  const SortieElement *rows;
  guint n;
} ElementTable;

/* Put together in this order, they are the framework's part of the language; <play> is the first. */
extern const ElementTable element_table_clauses;
extern const ElementTable element_table_effects;
extern const ElementTable element_table_expressions;

#define WORDS(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* Attributes that elements of several tables share. */
#define WHICH_VALUE { "value", SORTIE_ATTR_VALUE, TRUE, .meaning = N_("which value") }
#define IN_SET { "in", SORTIE_ATTR_SET, TRUE, .meaning = N_("the set") }
#define CHANGE_SET { "set", SORTIE_ATTR_NUMBER, .meaning = N_("the new number") }
#define CHANGE_ADD { "add", SORTIE_ATTR_NUMBER, .meaning = N_("how much to add; negative to subtract") }
#define AT_LEAST_1                                              \
  { "at-least", SORTIE_ATTR_NUMBER, .otherwise = "1", .meaning = N_("the fewest") }
#define AT_MOST                                                 \
  { "at-most", SORTIE_ATTR_NUMBER,                              \
    .meaning = N_("the most; by default as many as `at-least`") }
#define NEW_NAME \
  { "name", SORTIE_ATTR_NAME, TRUE, .meaning = N_("a name that later elements can use") }
