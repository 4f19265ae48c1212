/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* elements.h: the framework's part of the language that cards are written in.
 *
 * There is one table of elements, in parts (elements-tables.h); a game's own elements follow it (sortie/language.h).
 * The compiler, the schema, the manual and the printer read only these tables. Four conventions:
 *
 *  - An element's attributes are in the order of the operands that it compiles to;
 *    its body, if it has one, is the last operand.
 *  - Instead of an attribute that holds a number, set or test, you may write a child
 *    element with its name. Such a test may consist of several tests, which must all hold.
 *  - In an element that has `add`, the attributes `set`, `add`, `times`, `at-least`, `at-most`
 *    are one operand, a change: exactly one of them is given.
 *  - Every clause also takes `while`: a test that must hold.
 *
 * A game whose cards have several sorts of play effect adds an element for each, of kind SORTIE_ELEMENT_CLAUSE and code
 * SORTIE_CLAUSE_PLAY. They have the attributes and the body of the framework's <play>, and replace it.
 */
#pragma once
#include <sortie/language.h>

/* The code of a framework effect that is a procedure, not an instruction. */
#define SORTIE_CODE_PROC(proc) (0x100 | (proc))
#define SORTIE_CODE_IS_PROC(code) (((code) & 0x100) != 0)
#define SORTIE_CODE_TO_PROC(code) ((code) & 0xff)

/* The code of a clause: its kind, its change and its flags. */
#define SORTIE_CODE_CLAUSE(kind, change, flags) ((kind) | (change) << 4 | (flags) << 8)
#define SORTIE_CODE_CLAUSE_KIND(code) ((SortieClauseKind) ((code) & 0xf))
#define SORTIE_CODE_CLAUSE_CHANGE(code) ((code) >> 4 & 0xf)
#define SORTIE_CODE_CLAUSE_FLAGS(code) ((code) >> 8)

/* The attributes that every clause takes; `part` only directly in a card. */
extern const SortieAttr sortie_clause_while, sortie_clause_part;

/**
 * sortie_element_nth:
 * @vocabulary: (nullable): a game's words; NULL gives only the framework's elements
 * @n: an index, from 0
 *
 * The whole language in order: the framework's elements, then the game's. See sortie/language.h for which of them a
 * game's content may use.
 *
 * Returns: (nullable): NULL after the last
 */
const SortieElement *sortie_element_nth (const SortieVocabulary *vocabulary, guint n);

/* NULL if there is no element of that name and kind. */
const SortieElement *sortie_element_find (const SortieVocabulary *vocabulary,
                                          SortieElementKind kind, const char *name);

/* Whether the element is one of the framework's. */
gboolean sortie_element_is_ours (const SortieElement *element);

/* The number of an element in a CALL, for the printer: the framework's from 0 up, the game's from -1 down. */
gint16 sortie_element_number (const SortieVocabulary *vocabulary, const SortieElement *element);
const SortieElement *sortie_element_by_number (const SortieVocabulary *vocabulary, gint16 number);

/* The element that compiles to this expression opcode, or to this instruction. (nullable) */
const SortieElement *sortie_element_of_expr (SortieExprOp op);
const SortieElement *sortie_element_of_op (SortieOp op);

/* The element that a clause was written as. (nullable) */
const SortieElement *sortie_element_of_clause (const SortieVocabulary *vocabulary,
                                               const SortieClause *clause);

/* Whether the element is a game's clause word that sets this attribute. */
gboolean sortie_element_gives (const SortieElement *element, const char *attr);

/* The element's attributes; a game's play effect has those of <play>, a clause word those of its clause. */
const SortieAttr *sortie_element_attrs (const SortieElement *element);
guint sortie_element_n_attrs (const SortieElement *element);
SortieBody sortie_element_body (const SortieElement *element);
/* The index of an attribute, or -1 if the element does not have it. */
gint sortie_element_attr (const SortieElement *element, const char *name);

/* Whether the element has a change, and whether this attribute is one way to write it. */
gboolean sortie_element_has_change (const SortieElement *element);
gboolean sortie_element_attr_is_change (const SortieElement *element, const SortieAttr *attr,
                                        SortieChange *ret);

/* Whether attributes of that type hold expressions. */
static inline gboolean
sortie_attr_is_expression (SortieAttrType type)
{
  return type <= SORTIE_ATTR_TEST;
}

/* The operand letters of an opcode (sortie/language.h). */
const char *sortie_expr_operands (SortieExprOp op);
const char *sortie_op_operands (SortieOp op);
/* Names of opcodes, for messages about damaged programs: "SET_WHERE". */
const char *sortie_expr_name (SortieExprOp op);
const char *sortie_op_name (SortieOp op);
/* The value that a frame running this effect has as its code (sortie/language.h). */
guint sortie_element_frame_code (const SortieElement *element);
/* The type of an expression's result. */
SortieAttrType sortie_expr_type (SortieExprOp op);

/* Sorts of play effect: the number of the sort with this element (-1 if none), and the element of a sort. */
gint sortie_play_kind (const SortieVocabulary *vocabulary, const char *name);
const SortieElement *sortie_play_element (const SortieVocabulary *vocabulary, gint kind);

/**
 * sortie_elements_check:
 * @vocabulary: a game's words
 *
 * Looks for errors in a game's tables: names that clash, attributes that cannot be compiled, bodies that only the
 * framework's elements may have.
 *
 * Returns: (nullable) (transfer full): NULL if all is well, else a sentence
 */
char *sortie_elements_check (const SortieVocabulary *vocabulary);
