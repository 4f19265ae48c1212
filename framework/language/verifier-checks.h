/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verifier-checks.h: what the files of the verifier share; private to them. */
#pragma once
#include "language/verifier.h"

#define SORTIE_MAX_SLOTS 64

typedef struct
{
  const SortieContentNames *names;
  const SortieCatalogue *catalogue;
  SortieErrors *errors;
  guint n_words[SORTIE_N_ATTR_TYPES]; /* of the game's, per type */
  guint8 *depth;     /* per expression; 0: it is damaged */
  guint8 *timed;     /* per clause: set up by a DURING */
  gboolean sound;    /* the tables can be walked */

  /* where a fault is told */
  guint16 def;
  guint line;
  guint64 numbers, sets; /* slots that hold a number, a set, at this point of a program */
} SortieVerifier;

/* verifier-expression.c */
/* A fault at the clause or instruction at hand. */
void sortie_verify_fault (SortieVerifier *v, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* All expressions by themselves. */
void sortie_verify_expressions (SortieVerifier *v);
/* An expression as a clause or instruction uses it: there, of that type, not too deep, and
 * reading only slots that are filled. @what names it in a message: marked, and not yet translated. */
void sortie_verify_use (SortieVerifier *v, gint expr, SortieAttrType type, gboolean optional,
                        const char *what);
/* Whether @word is a word of value @value. */
gboolean sortie_verify_value_word (const SortieVerifier *v, gint value, gint word);

/* The expressions of a clause, with the slots that may be read there. */
void sortie_verify_clause_uses (SortieVerifier *v, const SortieClause *clause);

/* verifier-program.c */
void sortie_verify_program (SortieVerifier *v, const SortieClause *clause);

/* verifier-call.c */
/* Whether a CALL is one that its element compiles to; its expressions are looked at elsewhere. */
gboolean sortie_verify_call_fits (const SortieVerifier *v, const SortieInstruction *code);
