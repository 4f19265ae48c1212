/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* canon.h: how records become canonical bytes, and where these go.
 *
 * Private to this folder.
 */
#pragma once
#include "base/bytes.h"
#include "model/fields.h"

/* A hash is taken piece by piece, so that it needs no memory but this. */
#define MODEL_CHUNK 1024

/* Into the caller's memory, or into a hash. */
typedef struct
{
  SortieWriter writer; /* of the memory; while hashing, of the chunk */
  gboolean hashing;
  guint64 hash; /* over all full chunks */
  guint8 chunk[MODEL_CHUNK];
} ModelSink;

void model_sink_to_memory (ModelSink *sink, guint8 *data, gsize capacity);
void model_sink_to_hash (ModelSink *sink);
/* What was needed; the hash. */
gsize model_sink_size (const ModelSink *sink);
guint64 model_sink_hash (ModelSink *sink);

/* What a number is called outside, for a form in which things have other numbers than inside. */
typedef struct
{
  guint32 (*rename) (gconstpointer data, ModelMeaning meaning, guint32 number);
  gconstpointer data;
} ModelNames;

void model_put_count (ModelSink *sink, guint16 count);
/* @names: (nullable): then numbers stay as they are, and links are written too */
void model_put_record (ModelSink *sink, const ModelField *fields, guint n_fields,
                       const guint8 *record, const ModelNames *names);
/* The count and all records. */
void model_put_array (ModelSink *sink, const SortieState *s, const ModelArray *array,
                      const ModelNames *names);
