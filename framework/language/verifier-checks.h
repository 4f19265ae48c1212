/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verifier-checks.h: what the files of the verifier share, and nobody else uses. */
#pragma once
#include "language/internal.h"

#define SORTIE_MAX_SLOTS 64

typedef struct
{
  const SortieContentNames *names;
  const SortieCatalogue *catalogue;
  SortieErrors *errors;
  guint n_words[SORTIE_N_ATTR_TYPES]; /* how many words of each type the game has */
  guint8 *depth;     /* per expression; 0 if it is damaged */
  guint8 *timed;     /* per clause: whether a DURING sets it up */
  gboolean sound;    /* whether it is safe to walk the tables */

  /* where to report errors */
  guint16 def;
  guint line;
  guint64 numbers, sets; /* the slots that hold a number, or a set, at this point of a program */
} SortieVerifier;

/* verifier-expression.c */
/* Reports an error at the current clause or instruction. */
void sortie_verify_fault (SortieVerifier *v, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* Checks every expression on its own. */
void sortie_verify_expressions (SortieVerifier *v);
/* Checks an expression where a clause or instruction uses it: it exists, has that type, is not too deep, and reads only
 * filled slots. @what: its name in messages: marked for translation, but not translated. */
void sortie_verify_use (SortieVerifier *v, gint expr, SortieAttrType type, gboolean optional,
                        const char *what);
/* Whether @word is a word of value @value. */
gboolean sortie_verify_value_word (const SortieVerifier *v, gint value, gint word);

/* Checks the expressions of a clause, given the slots that it may read. */
void sortie_verify_clause_uses (SortieVerifier *v, const SortieClause *clause);

/* verifier-program.c */
void sortie_verify_program (SortieVerifier *v, const SortieClause *clause);

/* verifier-call.c */
/* Whether a CALL is one that its element compiles to; does not check its expressions. */
gboolean sortie_verify_call_fits (const SortieVerifier *v, const SortieInstruction *code);
