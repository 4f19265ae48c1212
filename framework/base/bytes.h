/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* bytes.h: the canonical form of numbers as bytes, and the sums taken over it.
 *
 * Every number is written with its lowest byte first, whatever the machine does itself, so that
 * equal values give equal bytes, hashes and saves everywhere. There is no padding and no type tag:
 * reader and writer name the same fields in the same order.
 *
 * A SortieWriter works in one of three modes:
 *  - fixed: into the caller's buffer, never allocating. What does not fit is not written, and
 *    `overflow` becomes TRUE; `size` keeps counting what would have been needed;
 *  - counting: nowhere, only to learn `size`;
 *  - growing: into memory of its own, until sortie_writer_clear().
 *
 * A SortieReader never reads past its end: the first attempt clears `ok`, and from then on
 * everything reads as 0. So a loader reads all fields first and asks once.
 */
#pragma once
#include <glib.h>

/* To be read freely, and changed only through the functions below. */
typedef struct
{
  guint8 *data;      /* (nullable): the bytes so far; NULL while counting */
  gsize size;        /* the number of bytes written, or needed once @overflow is set */
  gsize capacity;    /* the room at @data */
  gboolean overflow; /* something did not fit (fixed mode only) */
  gboolean growing;  /* @data is the writer's own */
} SortieWriter;

/* Bytes that are read in order. */
typedef struct
{
  const guint8 *data; /* the bytes, the caller's */
  gsize size;         /* how many there are */
  gsize position;     /* how many were read */
  gboolean ok;        /* nothing was asked for that is not there */
} SortieReader;

/**
 * sortie_writer_init_fixed:
 * @writer: (out): the writer
 * @buffer: (array length=capacity): where to write; it must outlive @writer
 * @capacity: the room there
 */
void sortie_writer_init_fixed (SortieWriter *writer, guint8 *buffer, gsize capacity);

/* @writer: (out): a writer that only counts. */
void sortie_writer_init_counting (SortieWriter *writer);

/* @writer: (out): a writer that allocates; end it with sortie_writer_clear(). */
void sortie_writer_init_growing (SortieWriter *writer);

/* Frees what a growing writer owns, and leaves @writer empty. */
void sortie_writer_clear (SortieWriter *writer);

/* @value: the number; its lowest byte comes first. */
void sortie_writer_put_u32 (SortieWriter *writer, guint32 value);
void sortie_writer_put_u64 (SortieWriter *writer, guint64 value);

/**
 * sortie_writer_put_text:
 * @writer: the writer
 * @text: its length goes before it, in four bytes
 */
void sortie_writer_put_text (SortieWriter *writer, const char *text);

/**
 * sortie_writer_put_bytes:
 * @writer: the writer
 * @bytes: (array length=n) (nullable): what to write as it is, without a length before it
 * @n: how many; 0 allows NULL
 */
void sortie_writer_put_bytes (SortieWriter *writer, const void *bytes, gsize n);

/* @bytes: (array length=size) (nullable): what to read; it must outlive @reader. */
void sortie_reader_init (SortieReader *reader, const void *bytes, gsize size);

/* The next byte; 0, and `ok` cleared, at the end. */
guint8 sortie_reader_get_u8 (SortieReader *reader);
guint16 sortie_reader_get_u16 (SortieReader *reader);
guint32 sortie_reader_get_u32 (SortieReader *reader);
guint64 sortie_reader_get_u64 (SortieReader *reader);

/* Whether everything was read and nothing was missing. */
gboolean sortie_reader_at_end (const SortieReader *reader);

/**
 * sortie_hash_bytes:
 * @bytes: (array length=size) (nullable): what to take the hash over
 * @size: how many
 *
 * XXH64 with seed 0 (Y. Collet, "xxHash fast digest algorithm", specification 0.1.1): fast, well
 * spread, equal on every machine. It is no protection against someone who wants two inputs to
 * collide.
 *
 * Returns: the hash
 */
guint64 sortie_hash_bytes (const guint8 *bytes, gsize size);

/**
 * sortie_crc32:
 * @previous: the sum over what comes before; 0 at the start
 * @bytes: (array length=size) (nullable): what to add
 * @size: how many
 *
 * The check sum of ISO-HDLC, PNG and gzip. sortie_crc32 (sortie_crc32 (0, a), b) is the sum over a
 * and b one after the other.
 *
 * Returns: the sum; the empty one is 0
 */
guint32 sortie_crc32 (guint32 previous, const void *bytes, gsize size);
