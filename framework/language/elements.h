/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* elements.h: the framework's part of the language in which cards are written.
 *
 * One table of elements, in parts (elements-tables.h); a game's own elements
 * follow it (sortie/language.h). The compiler, the schema, the manual and the printer
 * all read these tables and nothing else, by four conventions:
 *
 *  - The attributes of an element stand in the order of the operands of what it
 *    compiles to; its body, if it has one, is the last operand.
 *  - An attribute that holds a number, set or test may be written as a child
 *    element of its name instead. A test may then be several: all must hold.
 *  - The attributes `set`, `add`, `times`, `at-least`, `at-most` of an element
 *    that has `add` are one operand, a change: exactly one of them is given.
 *  - Every clause also takes `while`: a test that must hold.
 *
 * A game whose cards have several sorts of play effect names them by elements of
 * its own, of kind SORTIE_ELEMENT_CLAUSE and code SORTIE_CLAUSE_PLAY; they have the
 * attributes and the body of the framework's <play>, and take its place.
 */
#pragma once
#include <sortie/language.h>

/* The code of a framework's effect that is not an instruction but a procedure. */
#define SORTIE_CODE_PROC(proc) (0x100 | (proc))
#define SORTIE_CODE_IS_PROC(code) (((code) & 0x100) != 0)
#define SORTIE_CODE_TO_PROC(code) ((code) & 0xff)

/* The code of a clause: what kind it is, with what change and which flags. */
#define SORTIE_CODE_CLAUSE(kind, change, flags) ((kind) | (change) << 4 | (flags) << 8)
#define SORTIE_CODE_CLAUSE_KIND(code) ((SortieClauseKind) ((code) & 0xf))
#define SORTIE_CODE_CLAUSE_CHANGE(code) ((code) >> 4 & 0xf)
#define SORTIE_CODE_CLAUSE_FLAGS(code) ((code) >> 8)

/* The attributes that every clause takes besides its own; `part` only directly in a card. */
extern const SortieAttr sortie_clause_while, sortie_clause_part;

/**
 * sortie_element_nth:
 * @vocabulary: (nullable): a game's words; NULL: the framework's elements only
 * @n: from 0
 *
 * The whole language in order: the framework's elements, then the game's. What of it the content of
 * a game may use is in sortie/language.h.
 *
 * Returns: (nullable): NULL behind the last
 */
const SortieElement *sortie_element_nth (const SortieVocabulary *vocabulary, guint n);

/* NULL when there is no element of that name and kind. */
const SortieElement *sortie_element_find (const SortieVocabulary *vocabulary,
                                          SortieElementKind kind, const char *name);

/* Whether it is one of the framework's. */
gboolean sortie_element_is_ours (const SortieElement *element);

/* The number that stands in a CALL for the printer: framework's from 0 up, the game's from -1 down.
 */
gint16 sortie_element_number (const SortieVocabulary *vocabulary, const SortieElement *element);
const SortieElement *sortie_element_by_number (const SortieVocabulary *vocabulary, gint16 number);

/* The element that compiles to this: an expression's opcode; an instruction's. (nullable) */
const SortieElement *sortie_element_of_expr (SortieExprOp op);
const SortieElement *sortie_element_of_op (SortieOp op);

/* The element that a clause was written with. (nullable) */
const SortieElement *sortie_element_of_clause (const SortieVocabulary *vocabulary,
                                               const SortieClause *clause);

/* Whether it is a clause word of a game, which gives that attribute. */
gboolean sortie_element_gives (const SortieElement *element, const char *attr);

/* The attributes; a game's play effect has those of <play>, a clause word those of its clause. */
const SortieAttr *sortie_element_attrs (const SortieElement *element);
guint sortie_element_n_attrs (const SortieElement *element);
SortieBody sortie_element_body (const SortieElement *element);
/* -1 when it has no such attribute. */
gint sortie_element_attr (const SortieElement *element, const char *name);

/* Whether the element has a change, and whether this attribute is a way to write it. */
gboolean sortie_element_has_change (const SortieElement *element);
gboolean sortie_element_attr_is_change (const SortieElement *element, const SortieAttr *attr,
                                        SortieChange *ret);

/* Whether attributes of that type hold an expression. */
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
/* What a CALL of this effect has in a frame's code (sortie/language.h). */
guint sortie_element_frame_code (const SortieElement *element);
/* What an expression gives. */
SortieAttrType sortie_expr_type (SortieExprOp op);

/* Sorts of play effect: the number of the one with this element (-1: none), and its element. */
gint sortie_play_kind (const SortieVocabulary *vocabulary, const char *name);
const SortieElement *sortie_play_element (const SortieVocabulary *vocabulary, gint kind);

/**
 * sortie_elements_check:
 * @vocabulary: a game's words
 *
 * Looks for what a game's tables must not hold: names that clash, attributes that
 * cannot be compiled, bodies that only the framework's elements have.
 *
 * Returns: (nullable) (transfer full): NULL when all is well, else a sentence
 */
char *sortie_elements_check (const SortieVocabulary *vocabulary);
