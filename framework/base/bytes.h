/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* bytes.h: the canonical form of numbers as bytes, and hashes and checksums of them.
 *
 * Every number is written lowest byte first on every machine, so equal values give equal bytes, hashes and saves
 * everywhere. There is no padding and no type tag: reader and writer name the same fields in the same order.
 *
 * A SortieWriter works in one of three modes:
 *  - fixed: into the caller's buffer, never allocating. What does not fit is not written, and
 *    `overflow` becomes TRUE; `size` goes on counting the bytes needed;
 *  - counting: writes nothing and only finds out `size`;
 *  - growing: into memory that it allocates, until sortie_writer_clear().
 *
 * A SortieReader never reads past its end: the first attempt clears `ok`, and everything after it reads as 0. So a
 * loader reads all fields first and checks `ok` once.
 */
#pragma once
#include <glib.h>

/* Read the fields freely, but change them only with the functions below. */
typedef struct
{
  guint8 *data;      /* (nullable): the bytes so far; NULL while counting */
  gsize size;        /* the number of bytes written, or needed once @overflow is set */
  gsize capacity;    /* the size of the buffer at @data */
  gboolean overflow; /* something did not fit (fixed mode only) */
  gboolean growing;  /* the writer allocated @data */
} SortieWriter;

/* Reads bytes in order. */
typedef struct
{
  const guint8 *data; /* (unowned): the bytes */
  gsize size;         /* how many bytes there are */
  gsize position;     /* how many have been read */
  gboolean ok;        /* no read went past the end */
} SortieReader;

/**
 * sortie_writer_init_fixed:
 * @writer: (out): the writer
 * @buffer: (array length=capacity): where to write; it must outlive @writer
 * @capacity: the size of @buffer in bytes
 */
void sortie_writer_init_fixed (SortieWriter *writer, guint8 *buffer, gsize capacity);

/* @writer: (out): becomes a writer that only counts. */
void sortie_writer_init_counting (SortieWriter *writer);

/* @writer: (out): becomes a writer that allocates; end it with sortie_writer_clear(). */
void sortie_writer_init_growing (SortieWriter *writer);

/* Frees what a growing writer owns, and leaves @writer empty. */
void sortie_writer_clear (SortieWriter *writer);

/* Writes the lowest @n bytes of @value, at most 8, the lowest first. */
void sortie_writer_put (SortieWriter *writer, guint64 value, gsize n);

/**
 * sortie_writer_put_text:
 * @writer: the writer
 * @text: what to write; its length goes first, in four bytes
 */
void sortie_writer_put_text (SortieWriter *writer, const char *text);

/**
 * sortie_writer_put_bytes:
 * @writer: the writer
 * @bytes: (array length=n) (nullable): what to write, with no length before it
 * @n: how many bytes; 0 allows NULL
 */
void sortie_writer_put_bytes (SortieWriter *writer, const void *bytes, gsize n);

/* @bytes: (array length=size) (nullable): what to read; it must outlive @reader. */
void sortie_reader_init (SortieReader *reader, const void *bytes, gsize size);

/* Returns the number in the next @n bytes, at most 8; at the end it returns 0 and clears `ok`. */
guint64 sortie_reader_get (SortieReader *reader, gsize n);

/* Whether everything was read and no read went past the end. */
gboolean sortie_reader_at_end (const SortieReader *reader);

/**
 * sortie_hash_bytes:
 * @bytes: (array length=size) (nullable): the bytes to hash
 * @size: how many bytes
 *
 * XXH64 with seed 0 (Y. Collet, "xxHash fast digest algorithm", specification 0.1.1): fast, well spread, equal on every
 * machine. It does not protect against someone who tries to make two inputs collide.
 *
 * Returns: the hash
 */
guint64 sortie_hash_bytes (const guint8 *bytes, gsize size);

/**
 * sortie_crc32:
 * @previous: the checksum of the bytes before; 0 at the start
 * @bytes: (array length=size) (nullable): the bytes to add
 * @size: how many bytes
 *
 * The checksum of ISO-HDLC, PNG and gzip. sortie_crc32 (sortie_crc32 (0, a), b) is the checksum of a followed by b.
 *
 * Returns: the checksum; that of no bytes is 0
 */
guint32 sortie_crc32 (guint32 previous, const void *bytes, gsize size);
