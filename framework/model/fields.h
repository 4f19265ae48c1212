/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* fields.h: what a state is made of, as tables.
 *
 * Writing, reading, hashing, comparing and checking a state all go through these
 * tables, so none of them can forget a field that another knows. A member that
 * is added to a struct of state.h and not to its table does not compile.
 *
 * Private to this folder.
 */
#pragma once
#include <sortie/state.h>

/* What a number means, and with it which values it may have. */
typedef enum
{
  MODEL_NUMBER, /* anything */
  MODEL_SIGNED, /* anything, in two's complement */
  MODEL_COUNT,  /* how many members of a row of its struct are in use */
  MODEL_SEAT,   /* a seat, or SORTIE_NO_SEAT */
  MODEL_CAUSE,
  MODEL_UNTIL,
  MODEL_RESULT,
  MODEL_REASON, /* a row, which another build may number differently: not in the hash */
  MODEL_REF, /* a SortieRef */
  MODEL_CARD, /* from here on an index, or SORTIE_NO_INDEX */
  MODEL_ZONE,
  MODEL_PIECE,
  MODEL_PLACE,
  MODEL_EVENT,
  MODEL_LINK,
  MODEL_LOCAL, /* the end of what is in use is allowed too */
} ModelMeaning;

/* One member of a struct: a number, or a row of equal ones. */
typedef struct
{
  const char *name;
  guint16 offset;
  guint8 width;   /* of one number, in bytes */
  guint8 length;  /* numbers in the row */
  guint8 meaning; /* ModelMeaning */
  /* it only says where in its list a card or piece hangs; whoever lists the
   * cards in their order has said that already */
  guint8 is_link;
  guint16 counter; /* where the guint8 is that counts what is in use of the row; 0: all */
} ModelField;

/* One of the arrays behind the head. */
typedef struct
{
  const char *name;
  guint16 at, n, cap; /* where the head keeps the offset, the count and the capacity */
  guint16 stride;
  guint8 is_full; /* as many as there is room for, from the start */
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

/* Whether the canonical form of the state tells of it: of clues only where a game has some. */
static inline gboolean
model_is_told (const SortieState *s, guint array)
{
  return array != MODEL_denied || s->cap_denied > 0;
}

/* @field may be NULL: a count, which the hash covers. */
static inline gboolean
model_is_hashed (const ModelField *field)
{
  return field == NULL || field->meaning != MODEL_REASON;
}

/* How many numbers of the row are in use in this record. */
static inline guint
model_used (const ModelField *field, const guint8 *record)
{
  return field->counter ? MIN (record[field->counter], field->length) : field->length;
}

/* The number, sign extended where it has one. */
gint64 model_get (const ModelField *field, const guint8 *at);
void model_set (const ModelField *field, guint8 *at, guint64 value);

/* One number of the canonical form: where it stands, and how it is called. */
typedef struct
{
  const ModelArray *array; /* NULL: the head */
  guint record;
  const ModelField *field; /* NULL: the count of the array itself */
  guint i;                 /* in the row */
} ModelCell;

/* Visits every number in use, in the order of the canonical form, until @visit returns FALSE. */
typedef gboolean (*ModelVisit) (const SortieState *s, const ModelCell *cell, gpointer data);
void model_each_cell (const SortieState *s, ModelVisit visit, gpointer data);

guint8 *model_cell_at (const SortieState *s, const ModelCell *cell);
gint64 model_cell_value (const SortieState *s, const ModelCell *cell);
/* "cards[12].zone", (transfer full). */
char *model_cell_name (const ModelCell *cell);
