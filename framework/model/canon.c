/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* canon.c: records as canonical bytes, written to memory or hashed. */
#include "model/canon.h"
#include <sortie/table.h>

/* The longest record is the head. */
#define RECORD_MAX 320
G_STATIC_ASSERT (G_STRUCT_OFFSET (SortieState, at_cards) <= RECORD_MAX);
G_STATIC_ASSERT (sizeof (SortieLink) <= RECORD_MAX);

/* Each chunk begins with the hash of everything before it. */
static void
begin_chunk (ModelSink *sink)
{
  sortie_writer_init_fixed (&sink->writer, sink->chunk, MODEL_CHUNK);
  sortie_writer_put (&sink->writer, sink->hash, 8);
}

static void
end_chunk (ModelSink *sink)
{
  sink->hash = sortie_hash_bytes (sink->chunk, sink->writer.size);
}

void
model_sink_to_memory (ModelSink *sink, guint8 *data, gsize capacity)
{
  sink->hashing = FALSE;
  if (data != NULL)
    sortie_writer_init_fixed (&sink->writer, data, capacity);
  else
    sortie_writer_init_counting (&sink->writer);
}

void
model_sink_to_hash (ModelSink *sink)
{
  sink->hashing = TRUE;
  sink->hash = 0;
  begin_chunk (sink);
}

gsize
model_sink_size (const ModelSink *sink)
{
  return sink->writer.size;
}

guint64
model_sink_hash (ModelSink *sink)
{
  end_chunk (sink);
  return sink->hash;
}

static void
put_bytes (ModelSink *sink, const guint8 *bytes, gsize n)
{
  if (sink->hashing && sink->writer.size + n > MODEL_CHUNK)
    {
      end_chunk (sink);
      begin_chunk (sink);
    }
  sortie_writer_put_bytes (&sink->writer, bytes, n);
}

/* Lowest byte first on every machine. */
static inline guint8 *
encode (guint8 *to, const guint8 *from, guint width)
{
  for (guint i = 0; i < width; i++)
    to[i] = from[G_BYTE_ORDER == G_LITTLE_ENDIAN ? i : width - 1 - i];
  return to + width;
}

/* Writes zeros for what is not hashed. */
static guint8 *
leave_blank (guint8 *to, guint width)
{
  memset (to, 0, width);
  return to + width;
}

/* Only references and indices (32 and 16 bits) can be renamed. */
static guint8 *
encode_renamed (guint8 *to, const ModelField *field, const guint8 *from, const ModelNames *names)
{
  if (field->meaning < MODEL_REF)
    return encode (to, from, field->width);
  guint32 outside = names->rename (names->data, field->meaning, (guint32) model_get (field, from));
  guint8 renamed[sizeof (guint64)] __attribute__ ((aligned (8)));
  model_set (field, renamed, outside);
  return encode (to, renamed, field->width);
}

void
model_put_count (ModelSink *sink, guint16 count)
{
  guint8 bytes[2];
  encode (bytes, (const guint8 *) &count, 2);
  put_bytes (sink, bytes, 2);
}

void
model_put_record (ModelSink *sink, const ModelField *fields, guint n_fields, const guint8 *record,
                  const ModelNames *names)
{
  guint8 bytes[RECORD_MAX];
  guint8 *to = bytes;
  for (const ModelField *field = fields; field < fields + n_fields; field++)
    {
      const guint8 *from = record + field->offset;
      gboolean is_blank = sink->hashing && !model_is_hashed (field);
      guint used = names != NULL && field->is_link ? 0 : model_used (field, record);
      for (guint i = 0; i < used; i++, from += field->width)
        to = is_blank        ? leave_blank (to, field->width)
             : names != NULL ? encode_renamed (to, field, from, names)
                             : encode (to, from, field->width);
    }
  put_bytes (sink, bytes, to - bytes);
}

/* How many bytes one record takes in canonical form, if memory holds exactly those bytes without gaps; otherwise 0. */
static guint
size_as_it_stands (const ModelArray *array)
{
  guint size = 0;
  for (guint i = 0; i < array->n_fields; i++)
    {
      const ModelField *field = &array->fields[i];
      if (field->offset != size || field->counter)
        return 0;
      size += field->width * field->length;
    }
  return G_BYTE_ORDER == G_LITTLE_ENDIAN ? size : 0;
}

/* Produces the same chunks as writing one record after the other. */
static void
put_as_they_stand (ModelSink *sink, const guint8 *records, guint n, gsize size)
{
  while (n > 0)
    {
      gsize room = sink->hashing ? (MODEL_CHUNK - sink->writer.size) / size : n;
      gsize fit = CLAMP (room, 1, n);
      put_bytes (sink, records, fit * size);
      records += fit * size;
      n -= fit;
    }
}

void
model_put_array (ModelSink *sink, const SortieState *s, const ModelArray *array,
                 const ModelNames *names)
{
  guint16 count = model_count (s, array);
  guint size = names != NULL ? 0 : size_as_it_stands (array);
  model_put_count (sink, count);
  if (size == array->stride)
    put_as_they_stand (sink, model_record (s, array, 0), count, size);
  else
    for (guint i = 0; i < count; i++)
      if (size > 0)
        put_bytes (sink, model_record (s, array, i), size);
      else
        model_put_record (sink, array->fields, array->n_fields, model_record (s, array, i), names);
}
