/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* bytes.c: writing and reading canonical bytes, and the CRC-32 checksum. */
#include "base/bytes.h"

#include <string.h>

#define FIRST_CAPACITY 256

void
sortie_writer_init_fixed (SortieWriter *writer, guint8 *buffer, gsize capacity)
{
  g_return_if_fail (buffer != NULL || capacity == 0);

  *writer = (SortieWriter){ .data = buffer, .capacity = capacity };
}

void
sortie_writer_init_counting (SortieWriter *writer)
{
  *writer = (SortieWriter){ .capacity = G_MAXSIZE };
}

void
sortie_writer_init_growing (SortieWriter *writer)
{
  *writer = (SortieWriter){ .growing = TRUE };
}

void
sortie_writer_clear (SortieWriter *writer)
{
  if (writer->growing)
    g_free (writer->data);
  *writer = (SortieWriter){ .growing = writer->growing };
}

static void
grow (SortieWriter *writer, gsize needed)
{
  gsize capacity = MAX (writer->capacity, FIRST_CAPACITY);

  while (capacity < needed)
    capacity *= 2;
  writer->data = g_realloc (writer->data, capacity);
  writer->capacity = capacity;
}

/* Reserves n bytes and returns where they go, or NULL in a writer that only counts or that has overflowed. */
static guint8 *
reserve (SortieWriter *writer, gsize n)
{
  gsize start = writer->size;

  writer->size += n;
  if (writer->growing && writer->size > writer->capacity)
    grow (writer, writer->size);
  if (writer->size > writer->capacity)
    writer->overflow = TRUE;
  return writer->overflow || writer->data == NULL ? NULL : writer->data + start;
}

/* Stores the lowest @n bytes of @value, lowest first. */
static void
set (guint8 *to, guint64 value, gsize n)
{
  for (gsize i = 0; i < n; i++)
    to[i] = (guint8) (value >> (8 * i));
}

void
sortie_writer_put (SortieWriter *writer, guint64 value, gsize n)
{
  guint8 *to = reserve (writer, n);

  if (to != NULL)
    set (to, value, n);
}

void
sortie_writer_put_text (SortieWriter *writer, const char *text)
{
  gsize length = strlen (text);
  guint8 *to = reserve (writer, sizeof (guint32) + length);

  if (to == NULL)
    return;
  set (to, length, sizeof (guint32));
  memcpy (to + sizeof (guint32), text, length);
}

void
sortie_writer_put_bytes (SortieWriter *writer, const void *bytes, gsize n)
{
  guint8 *to = reserve (writer, n);

  if (to != NULL && n > 0)
    memcpy (to, bytes, n);
}

void
sortie_reader_init (SortieReader *reader, const void *bytes, gsize size)
{
  g_return_if_fail (bytes != NULL || size == 0);

  /* with no bytes the pointer still needs a valid address */
  *reader = (SortieReader){ .data = bytes != NULL ? bytes : "", .size = size, .ok = TRUE };
}

/* Returns where the next n bytes are and skips them, or NULL if there are fewer. */
static const guint8 *
take_bytes (SortieReader *reader, gsize n)
{
  if (!reader->ok || n > reader->size - reader->position)
    {
      reader->ok = FALSE;
      return NULL;
    }

  const guint8 *from = reader->data + reader->position;

  reader->position += n;
  return from;
}

guint64
sortie_reader_get (SortieReader *reader, gsize n)
{
  const guint8 *from = take_bytes (reader, n);
  guint64 value = 0;

  for (gsize i = 0; from != NULL && i < n; i++)
    value |= (guint64) from[i] << (8 * i);
  return value;
}

gboolean
sortie_reader_at_end (const SortieReader *reader)
{
  return reader->ok && reader->position == reader->size;
}

/* Works on half a byte at a time: sixteen table entries, derived from the polynomial 0xedb88320 by shifting. */
guint32
sortie_crc32 (guint32 previous, const void *bytes, gsize size)
{
  static const guint32 table[16] = {
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c,
  };
  const guint8 *byte = bytes;
  guint32 crc = ~previous;

  for (gsize i = 0; i < size; i++)
    {
      crc ^= byte[i];
      crc = (crc >> 4) ^ table[crc & 15];
      crc = (crc >> 4) ^ table[crc & 15];
    }
  return ~crc;
}
