/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* fields.h: what a state consists of, as tables.
 *
 * Writing, reading, hashing, comparing and checking a state all use these tables, so that they always agree on the
 * fields. If you add a member to a struct of state.h but not to its table, the code does not compile.
 *
 * Private to this folder.
 */
#pragma once
#include <sortie/state.h>

/* What a number means, and so which values are allowed. */
typedef enum
{
  MODEL_NUMBER, /* any value */
  MODEL_SIGNED, /* any value, in two's complement */
  MODEL_COUNT,  /* how many members of an array in its struct are in use */
  MODEL_SEAT,   /* a seat, or SORTIE_NO_SEAT */
  MODEL_CAUSE,
  MODEL_UNTIL,
  MODEL_RESULT,
  MODEL_REASON, /* a row of a table, which another build may number differently, so it is not hashed */
  MODEL_REF, /* a SortieRef */
  MODEL_CARD, /* this and all below: an index, or SORTIE_NO_INDEX */
  MODEL_ZONE,
  MODEL_PIECE,
  MODEL_PLACE,
  MODEL_EVENT,
  MODEL_LINK,
  MODEL_LOCAL, /* may also be the end of what is in use */
} ModelMeaning;

/* One member of a struct: a number, or an array of numbers. */
typedef struct
{
  const char *name;
  guint16 offset;
  guint8 width;   /* bytes per number */
  guint8 length;  /* numbers in the array */
  guint8 meaning; /* ModelMeaning */
  /* it only links a card or piece into a list: listing the cards in order already tells this */
  guint8 is_link;
  guint16 counter; /* the offset of the guint8 that counts how many are in use; 0: all */
} ModelField;

/* One of the arrays after the head. */
typedef struct
{
  const char *name;
  guint16 at, n, cap; /* the offsets in the head of its offset, count and capacity */
  guint16 stride;
  guint8 is_full; /* always full from the start */
  guint8 n_fields;
  const ModelField *fields;
} ModelArray;

#define X(name, type) MODEL_##name,
enum
{
  SORTIE_STATE_ARRAYS (X) MODEL_N_ARRAYS
};
#undef X

extern const ModelArray model_arrays[MODEL_N_ARRAYS];
extern const ModelField model_head[];
extern const guint model_n_head;

static inline guint16
model_count (const SortieState *s, const ModelArray *array)
{
  return *(const guint16 *) ((const guint8 *) s + array->n);
}

static inline guint16
model_capacity (const SortieState *s, const ModelArray *array)
{
  return *(const guint16 *) ((const guint8 *) s + array->cap);
}

static inline guint8 *
model_record (const SortieState *s, const ModelArray *array, guint i)
{
  return (guint8 *) s + *(const guint32 *) ((const guint8 *) s + array->at) + i * array->stride;
}

/* Whether the canonical form of the state includes the array. Only games with clues include the clues. */
static inline gboolean
model_is_told (const SortieState *s, guint array)
{
  return array != MODEL_denied || s->cap_denied > 0;
}

/* @field: (nullable): NULL is a count, which is always hashed. */
static inline gboolean
model_is_hashed (const ModelField *field)
{
  return field == NULL || field->meaning != MODEL_REASON;
}

/* How many numbers of the array are in use in this record. */
static inline guint
model_used (const ModelField *field, const guint8 *record)
{
  return field->counter ? MIN (record[field->counter], field->length) : field->length;
}

/* The number, sign-extended if it is signed. */
gint64 model_get (const ModelField *field, const guint8 *at);
void model_set (const ModelField *field, guint8 *at, guint64 value);

/* One number of the canonical form: where it is, and what it is called. */
typedef struct
{
  const ModelArray *array; /* NULL: the head */
  guint record;
  const ModelField *field; /* NULL: the count of the array itself */
  guint i;                 /* its index in a field that is an array */
} ModelCell;

/* Called for every number in use, in canonical order, until it returns FALSE. */
typedef gboolean (*ModelVisit) (const SortieState *s, const ModelCell *cell, gpointer data);
void model_each_cell (const SortieState *s, ModelVisit visit, gpointer data);

guint8 *model_cell_at (const SortieState *s, const ModelCell *cell);
gint64 model_cell_value (const SortieState *s, const ModelCell *cell);
/* A name such as "cards[12].zone". (transfer full) */
char *model_cell_name (const ModelCell *cell);
