/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lack.h: what keeps a thing out of a set, or from being aimed at.
 *
 * The same walk as that of sortie_set_has(), which stops at the first part of the question
 * that the thing does not satisfy, so that a refusal can name this part and no other.
 */
#pragma once
#include "eval/query.h"
G_BEGIN_DECLS

/* What kind of thing is missing. */
typedef enum
{
  SORTIE_LACKS_NOTHING,
  SORTIE_LACKS_MEMBERSHIP, /* it is not in @set, or in it, but @test does not hold of it */
  SORTIE_LACKS_EXCEPTION,  /* it is in @set, whose members are left out */
  SORTIE_LACKS_OTHERNESS,  /* the same, and it is the one that asks itself */
  SORTIE_LACKS_LEAVE,      /* a rule that may be forbidden does not allow it: @value, @source */
} SortieLackKind;

/* The first part of a question that a thing does not satisfy. Members that its kind does not name are
 * 0. */
typedef struct
{
  SortieLackKind kind;
  guint16 set;          /* an expression */
  guint16 test;         /* of a <where>: what does not hold; 0: it is not in the set at all */
  guint16 program;      /* whose bound names they speak of; 0: none */
  guint16 value;        /* of type SORTIE_VALUE_RULE */
  SortieSource source;  /* what forbids it; a source_def of 0: nothing but the rules */
} SortieLack;

/**
 * sortie_lack_of_set:
 * @ctx: who asks
 * @set: an expression
 * @ref: a thing
 * @ret: (out): what it lacks; its `program` is left to the caller
 *
 * Returns: whether @ref lacks anything
 */
gboolean sortie_lack_of_set (const SortieContext *ctx, guint16 set, SortieRef ref,
                             SortieLack *ret);

G_END_DECLS
