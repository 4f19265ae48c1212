/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* canon.h: turns records into canonical bytes, and writes or hashes these.
 *
 * Private to this folder.
 */
#pragma once
#include "base/bytes.h"
#include "model/fields.h"

/* A hash is computed in chunks of this many bytes, so it needs no other memory. */
#define MODEL_CHUNK 1024

/* Writes into the caller's memory or computes a hash. */
typedef struct
{
  SortieWriter writer; /* writes into the memory or, while hashing, into the chunk */
  gboolean hashing;
  guint64 hash; /* the hash of all full chunks */
  guint8 chunk[MODEL_CHUNK];
} ModelSink;

void model_sink_to_memory (ModelSink *sink, guint8 *data, gsize capacity);
void model_sink_to_hash (ModelSink *sink);
/* The bytes needed, or the hash. */
gsize model_sink_size (const ModelSink *sink);
guint64 model_sink_hash (ModelSink *sink);

/* Gives things other numbers in the written form than they have in the state. */
typedef struct
{
  guint32 (*rename) (gconstpointer data, ModelMeaning meaning, guint32 number);
  gconstpointer data;
} ModelNames;

void model_put_count (ModelSink *sink, guint16 count);
/* @names: (nullable): NULL keeps all numbers as they are, and also writes links */
void model_put_record (ModelSink *sink, const ModelField *fields, guint n_fields,
                       const guint8 *record, const ModelNames *names);
/* Writes the count, then all records. */
void model_put_array (ModelSink *sink, const SortieState *s, const ModelArray *array,
                      const ModelNames *names);
