/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile.h: what the files of the compiler share; private to them. */
#pragma once
#include "base/i18n.h"
#include "language/compiler.h"

/* As many ways as a <one-of> may offer; no known card has more than three. */
#define SORTIE_MAX_WAYS 8

/* A name bound by <target>, <choose>, <let>, ... */
typedef struct
{
  const char *name;
  SortieAttrType type; /* NUMBER or SET */
  guint slot;
  gboolean used;
  const xmlNode *node; /* where it was bound */
} SortieBound;

/* A program while it is put together; jumps count from its first instruction. */
typedef struct
{
  GArray *code;    /* SortieInstruction */
  GArray *targets; /* SortieTarget */
  GArray *bound;   /* SortieBound: those in sight */
  GPtrArray *slot_names; /* of all that were ever in sight; NULL: has no name */
  guint n_slots;
} SortieDraft;

/* Inside the clauses of a <during> the names of the program around it are in sight,
 * but only where they can be fixed when the effect is set up. */
typedef enum
{
  SORTIE_NAMES_FREE,    /* in a program */
  SORTIE_NAMES_FIXED,   /* in a subject, or in the number of a change */
  SORTIE_NAMES_NOWHERE, /* anywhere else in the clause */
} SortieNameUse;

struct SortieCompiler
{
  const SortieContentNames *names;
  SortieErrors *errors;
  GArray *exprs, *kids, *instructions, *targets, *programs, *clauses;
  GArray *slot_names;           /* const char *, of the documents */
  GHashTable *cards, *keywords; /* id -> index + 1 */
  GPtrArray *card_ids, *keyword_ids;
  GPtrArray *faction_ids;       /* by index; "" for one without an id */
  GArray *keyword_used;         /* guint8 per keyword */
  GArray *notes;                /* SortieNote, in the order in which they are met */

  /* the clause at hand */
  const char *file;
  char *subject;
  guint16 def;
  GArray *literals;             /* SortieLiteral */

  /* the place at hand */
  guint speaks_of;              /* SortieSpeaksOf: what may be spoken of */
  guint spoken_of;              /* the same: what was, or may have been by a word of the game */
  SortieDraft *draft;           /* (nullable): the program around */
  SortieNameUse name_use;
};

/* An attribute after it was compiled. */
typedef struct
{
  gboolean given;
  gint value;  /* an expression's index, a slot, an identifier's number, 0 or 1, ... */
} SortieOperand;

/* All attributes of an element; a change stands at the place of its first attribute. */
typedef struct
{
  SortieOperand attr[SORTIE_MAX_ATTRS];
  SortieOperand change;  /* the number */
  SortieChange how;
  const SortieValueDecl *value; /* (nullable): what the attribute `value` names */
  xmlNode *body;         /* (nullable): the first child that is no operand */
} SortieOperands;

/* compiler.c */
void sortie_compile_error (SortieCompiler *c, const xmlNode *node, const char *format, ...)
  G_GNUC_PRINTF (3, 4);
/* The same with a pattern from a table, in which {word} stands for @word. */
void sortie_compile_error_about (SortieCompiler *c, const xmlNode *node, const char *pattern,
                                 const char *word);
void sortie_compile_literal (SortieCompiler *c, gint value, gboolean written);

/* compile-shape.c: which attributes and children an element has; says what is wrong with them. */
void sortie_compile_shape (SortieCompiler *c, xmlNode *node, const SortieElement *element,
                           xmlNode **ret_body);
/* The element of that kind; says what is wrong when there is none. */
const SortieElement *sortie_compile_element (SortieCompiler *c, const xmlNode *node,
                                             SortieElementKind kind);

/* compile-attribute.c */
void sortie_compile_operands (SortieCompiler *c, xmlNode *node, const SortieElement *element,
                              SortieOperands *ret);
/* A literal integer that fits an operand. */
gboolean sortie_compile_integer (SortieCompiler *c, const xmlNode *node, const char *text,
                                 gint *ret);

/* compile-expression.c */
gint sortie_compile_expr (SortieCompiler *c, xmlNode *node, SortieAttrType type);
/* The child elements of an operand or body: one expression, or tests that all hold. */
gint sortie_compile_children (SortieCompiler *c, const xmlNode *parent, xmlNode *first,
                              SortieAttrType type);
gint sortie_compile_new_expr (SortieCompiler *c, SortieExprOp op, guint n, const gint *args);

/* compile-word.c */
gint sortie_compile_word (SortieCompiler *c, const xmlNode *node, SortieAttrType type,
                          const char *word, gboolean written);

/* compile-names.c */
SortieDraft *sortie_draft_new (void);
void sortie_draft_free (SortieDraft *draft);
/* Binds a name to new slots, and returns the first. */
gint sortie_compile_bind (SortieCompiler *c, const xmlNode *node, const char *name,
                          SortieAttrType type, guint n_slots);
guint sortie_compile_hidden_slot (SortieCompiler *c, const xmlNode *node);
/* NULL: there is no such name in sight. Marks it as used. */
const SortieBound *sortie_compile_bound (SortieCompiler *c, const char *name);
/* Names bound since the mark go out of sight; those never used are errors. */
guint sortie_compile_open_block (SortieCompiler *c);
void sortie_compile_close_block (SortieCompiler *c, guint mark);

/* compile-effect.c */
void sortie_compile_effects (SortieCompiler *c, xmlNode *first, const xmlNode *parent);
/* Appends an instruction to the draft; its place. */
guint sortie_compile_emit (SortieCompiler *c, const xmlNode *node, SortieOp op, guint n,
                           const gint *args);
/* The operand `at-most`; when it is not given, `at-least`. */
gint sortie_compile_at_most (const SortieElement *element, const SortieOperands *operands);
/* Binds what the attribute `name` says, to the type that the effect gives. */
gint sortie_compile_bind_name (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
                               guint n_slots);

/* compile-alike.c */
/* Of the program of a clause, just compiled and with what it spoke of in spoken_of: the flags
 * SORTIE_CLAUSE_READS_... */
guint16 sortie_compile_told_apart (const SortieCompiler *c, guint16 program);

/* compile-program.c */
/* A whole program; its index. @price: what is paid first, SORTIE_NO_EXPR: nothing. */
guint16 sortie_compile_program (SortieCompiler *c, const xmlNode *parent, xmlNode *body,
                                guint speaks_of, guint16 price);

/* compile-clause.c */
void sortie_compile_clause (SortieCompiler *c, guint index, const SortieElement *element,
                            xmlNode *node, const SortieElement *around);
/* What an attribute of a clause may speak of, and where its bound names may stand. */
void sortie_compile_enter_attr (SortieCompiler *c, const SortieElement *element,
                                const SortieAttr *attr);
/* Clauses inside <grant> or <during>: their first index. */
guint sortie_compile_inner (SortieCompiler *c, const SortieElement *around, xmlNode *first,
                            guint *ret_n);

/* nearness.c */
/* Fills in SortieClause.within and SortieDef.within. */
void sortie_nearness_find (SortieCatalogue *catalogue);
