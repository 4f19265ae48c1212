/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile.h: what the files of the compiler share, and nobody else uses. */
#pragma once
#include "base/i18n.h"
#include "language/compiler.h"

/* How many ways a <one-of> may offer; no known card has more than three. */
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

/* A program under construction; jumps count from its first instruction. */
typedef struct
{
  GArray *code;    /* SortieInstruction */
  GArray *targets; /* SortieTarget */
  GArray *bound;   /* SortieBound: those in scope */
  GPtrArray *slot_names; /* of all that were ever in scope; NULL for a slot without a name */
  guint n_slots;
} SortieDraft;

/* Inside the clauses of a <during>, the names of the surrounding program are in scope, but only where setting up the
 * effect can fix their values. */
typedef enum
{
  SORTIE_NAMES_FREE,    /* in a program: everywhere */
  SORTIE_NAMES_FIXED,   /* in a subject, or in the number of a change: fixed */
  SORTIE_NAMES_NOWHERE, /* anywhere else in the clause */
} SortieNameUse;

struct SortieCompiler
{
  const SortieContentNames *names;
  SortieErrors *errors;
  GArray *exprs, *kids, *instructions, *targets, *programs, *clauses;
  GArray *slot_names;           /* const char *, owned by the XML documents */
  GHashTable *cards, *keywords; /* id -> index + 1 */
  GPtrArray *card_ids, *keyword_ids;
  GPtrArray *faction_ids;       /* by index; "" for a faction without an id */
  GArray *keyword_used;         /* guint8 per keyword */
  GArray *notes;                /* SortieNote, in the order of first use */

  /* the clause being compiled */
  const char *file;
  char *subject;
  guint16 def;
  GArray *literals;             /* SortieLiteral */

  /* the current context */
  guint speaks_of;              /* SortieSpeaksOf: what it may refer to */
  guint spoken_of;              /* SortieSpeaksOf: what it did refer to, or may have by using a word of the game */
  SortieDraft *draft;           /* (nullable): the program around it */
  SortieNameUse name_use;
};

/* An attribute after compilation. */
typedef struct
{
  gboolean given;
  gint value;  /* the index of an expression, a slot, the number of an identifier, 0 or 1, ... */
} SortieOperand;

/* All attributes of an element. A change is in the place of its first attribute. */
typedef struct
{
  SortieOperand attr[SORTIE_MAX_ATTRS];
  SortieOperand change;  /* the number of the change */
  SortieChange how;
  const SortieValueDecl *value; /* (nullable): what the attribute `value` names */
  xmlNode *body;         /* (nullable): the first child that is not an operand */
} SortieOperands;

/* compiler.c */
void sortie_compile_error (SortieCompiler *c, const xmlNode *node, const char *format, ...)
  G_GNUC_PRINTF (3, 4);
/* As sortie_compile_error(), but with a pattern from a table, in which {word} is replaced by @word. */
void sortie_compile_error_about (SortieCompiler *c, const xmlNode *node, const char *pattern,
                                 const char *word);
void sortie_compile_literal (SortieCompiler *c, gint value, gboolean written);

/* compile-shape.c: checks the attributes and children of an element, and reports errors. */
void sortie_compile_shape (SortieCompiler *c, xmlNode *node, const SortieElement *element,
                           xmlNode **ret_body);
/* The element of that kind; reports an error if there is none. */
const SortieElement *sortie_compile_element (SortieCompiler *c, const xmlNode *node,
                                             SortieElementKind kind);

/* compile-attribute.c */
void sortie_compile_operands (SortieCompiler *c, xmlNode *node, const SortieElement *element,
                              SortieOperands *ret);
/* Reads a literal integer that fits into an operand. */
gboolean sortie_compile_integer (SortieCompiler *c, const xmlNode *node, const char *text,
                                 gint *ret);

/* compile-expression.c */
gint sortie_compile_expr (SortieCompiler *c, xmlNode *node, SortieAttrType type);
/* Compiles the child elements of an operand or body: one expression, or tests that must all hold. */
gint sortie_compile_children (SortieCompiler *c, const xmlNode *parent, xmlNode *first,
                              SortieAttrType type);
gint sortie_compile_new_expr (SortieCompiler *c, SortieExprOp op, guint n, const gint *args);

/* compile-word.c */
gint sortie_compile_word (SortieCompiler *c, const xmlNode *node, SortieAttrType type,
                          const char *word, gboolean written);

/* compile-names.c */
SortieDraft *sortie_draft_new (void);
void sortie_draft_free (SortieDraft *draft);
/* Binds a name to new slots, and returns the first slot. */
gint sortie_compile_bind (SortieCompiler *c, const xmlNode *node, const char *name,
                          SortieAttrType type, guint n_slots);
guint sortie_compile_hidden_slot (SortieCompiler *c, const xmlNode *node);
/* Returns NULL if no such name is in scope; otherwise marks it as used. */
const SortieBound *sortie_compile_bound (SortieCompiler *c, const char *name);
/* At the end of the block, names bound since then go out of scope; a name that was never used is an error. */
guint sortie_compile_open_block (SortieCompiler *c);
void sortie_compile_close_block (SortieCompiler *c, guint mark);

/* compile-effect.c */
void sortie_compile_effects (SortieCompiler *c, xmlNode *first, const xmlNode *parent);
/* Appends an instruction to the draft and returns its position. */
guint sortie_compile_emit (SortieCompiler *c, const xmlNode *node, SortieOp op, guint n,
                           const gint *args);
/* The operand `at-most`, or `at-least` if it is absent. */
gint sortie_compile_at_most (const SortieElement *element, const SortieOperands *operands);
/* Binds the name in the attribute `name`, with the type of the effect's result. */
gint sortie_compile_bind_name (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
                               guint n_slots);

/* compile-alike.c */
/* The flags SORTIE_CLAUSE_READS_... of a clause whose program was just compiled, according to spoken_of. */
guint16 sortie_compile_told_apart (const SortieCompiler *c, guint16 program);

/* compile-program.c */
/* Compiles a whole program and returns its index. @price: what to pay first; SORTIE_NO_EXPR is nothing. */
guint16 sortie_compile_program (SortieCompiler *c, const xmlNode *parent, xmlNode *body,
                                guint speaks_of, guint16 price);

/* compile-clause.c */
void sortie_compile_clause (SortieCompiler *c, guint index, const SortieElement *element,
                            xmlNode *node, const SortieElement *around);
/* Sets what an attribute of a clause may refer to, and where its bound names may be used. */
void sortie_compile_enter_attr (SortieCompiler *c, const SortieElement *element,
                                const SortieAttr *attr);
/* Compiles the clauses inside <grant> or <during> and returns the index of the first. */
guint sortie_compile_inner (SortieCompiler *c, const SortieElement *around, xmlNode *first,
                            guint *ret_n);
