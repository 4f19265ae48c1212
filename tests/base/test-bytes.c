/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/bytes.h"
#include "tests/tap/tap.h"

#include <string.h>

/* One of each, as its bytes must stand: lowest first. */
static const guint8 canonical[] = {
  0x04, 0x03, 0x02, 0x81,                         /* u32 0x81020304 */
  0x08, 0x07, 0x06, 0x05, 0x04, 0x03, 0x02, 0x81, /* u64 0x8102030405060708 */
  'e',  'n',  'd',
};

static void
write_one_of_each (SortieWriter *writer)
{
  sortie_writer_put (writer, 0x81020304, 4);
  sortie_writer_put (writer, G_GUINT64_CONSTANT (0x8102030405060708), 8);
  sortie_writer_put_bytes (writer, "end", 3);
}

static void
lowest_byte_comes_first (void)
{
  guint8 buffer[sizeof canonical];
  SortieWriter writer;

  sortie_writer_init_fixed (&writer, buffer, sizeof buffer);
  write_one_of_each (&writer);
  tap_int (writer.size, sizeof canonical);
  CU_ASSERT_FALSE (writer.overflow);
  CU_ASSERT_EQUAL (memcmp (buffer, canonical, sizeof canonical), 0);
}

static void
every_shorter_buffer_overflows_unharmed (void)
{
  for (gsize capacity = 0; capacity < sizeof canonical; capacity++)
    {
      guint8 buffer[sizeof canonical + 1];
      SortieWriter writer;

      memset (buffer, 0xaa, sizeof buffer);
      sortie_writer_init_fixed (&writer, buffer, capacity);
      write_one_of_each (&writer);
      CU_ASSERT_TRUE (writer.overflow);
      tap_int (writer.size, sizeof canonical);
      for (gsize i = capacity; i < sizeof buffer; i++)
        CU_ASSERT_EQUAL (buffer[i], 0xaa);
    }
}

/* A later, smaller field must not slip into the gap. */
static void
nothing_follows_what_did_not_fit (void)
{
  guint8 buffer[6] = { 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa };
  SortieWriter writer;

  sortie_writer_init_fixed (&writer, buffer, sizeof buffer);
  sortie_writer_put (&writer, 0, 4);
  sortie_writer_put (&writer, 0, 4);
  sortie_writer_put_bytes (&writer, "", 1);
  tap_int (buffer[4], 0xaa);
  tap_int (writer.size, 9);
}

static void
no_room_at_all_overflows (void)
{
  SortieWriter writer;

  sortie_writer_init_fixed (&writer, NULL, 0);
  sortie_writer_put_bytes (&writer, NULL, 0);
  CU_ASSERT_FALSE (writer.overflow);
  sortie_writer_put_bytes (&writer, "", 1);
  CU_ASSERT_TRUE (writer.overflow);
}

static void
counting_counts (void)
{
  SortieWriter writer;

  sortie_writer_init_counting (&writer);
  write_one_of_each (&writer);
  tap_int (writer.size, sizeof canonical);
  CU_ASSERT_FALSE (writer.overflow);
  CU_ASSERT_PTR_NULL (writer.data);
}

static void
growing_holds_everything (void)
{
  SortieWriter writer;

  sortie_writer_init_growing (&writer);
  for (int i = 0; i < 1000; i++)
    write_one_of_each (&writer);
  tap_int (writer.size, 1000 * sizeof canonical);
  for (int i = 0; i < 1000; i++)
    CU_ASSERT_EQUAL_FATAL (
        memcmp (writer.data + (gsize) i * sizeof canonical, canonical, sizeof canonical), 0);
  sortie_writer_clear (&writer);
  CU_ASSERT_PTR_NULL (writer.data);
  tap_int (writer.size, 0);
}

static void
reading_gives_back_what_was_written (void)
{
  SortieReader reader;

  sortie_reader_init (&reader, canonical, sizeof canonical);
  tap_int (sortie_reader_get (&reader, 4), 0x81020304);
  CU_ASSERT_EQUAL (sortie_reader_get (&reader, 8), G_GUINT64_CONSTANT (0x8102030405060708));
  CU_ASSERT_FALSE (sortie_reader_at_end (&reader));
  tap_int (sortie_reader_get (&reader, 1), 'e');
  tap_int (sortie_reader_get (&reader, 2), 'n' | 'd' << 8);
  CU_ASSERT_TRUE (sortie_reader_at_end (&reader));
}

static void
reading_past_the_end_gives_zeros_from_then_on (void)
{
  SortieReader reader;

  sortie_reader_init (&reader, canonical, 3);
  tap_int (sortie_reader_get (&reader, 1), 0x04);
  tap_int (sortie_reader_get (&reader, 4), 0);
  CU_ASSERT_FALSE (reader.ok);
  tap_int (sortie_reader_get (&reader, 1), 0); /* there is one, but nobody knows what it is */
  CU_ASSERT_FALSE (sortie_reader_at_end (&reader));
}

static void
an_empty_reader_has_nothing (void)
{
  SortieReader reader;

  sortie_reader_init (&reader, NULL, 0);
  CU_ASSERT_TRUE (sortie_reader_at_end (&reader));
  tap_int (sortie_reader_get (&reader, 8), 0);
  CU_ASSERT_FALSE (reader.ok);
}

/* XXH64 as the reference program `xxhsum -H64` prints it; the lengths reach every branch. */
static void
hashes_are_the_reference (void)
{
  static const struct
  {
    gsize size;
    guint64 hash;
  } known[] = {
    { 3, G_GUINT64_CONSTANT (0xbed43740ee6332bb) },
    { 4, G_GUINT64_CONSTANT (0xfa212ae44b3bb23d) },
    { 7, G_GUINT64_CONSTANT (0x2744460dd675d2c0) },
    { 8, G_GUINT64_CONSTANT (0x994b676b71ce94dd) },
    { 12, G_GUINT64_CONSTANT (0xb92f588ce720786e) },
    { 31, G_GUINT64_CONSTANT (0x6711d55e306b5d8f) },
    { 32, G_GUINT64_CONSTANT (0x07f7b8e3bc5d6e25) },
    { 33, G_GUINT64_CONSTANT (0x09f85eeb4e1cbe9f) },
    { 63, G_GUINT64_CONSTANT (0xb7c9968c066cb6a5) },
    { 64, G_GUINT64_CONSTANT (0x50d4159a0411632e) },
    { 100, G_GUINT64_CONSTANT (0x9ddada11d3dc2d8f) },
    { 1000, G_GUINT64_CONSTANT (0x0bf0bdbcc82eb373) },
  };
  guint8 bytes[1000];

  for (guint i = 0; i < sizeof bytes; i++)
    bytes[i] = (guint8) (i * 131 + 7);
  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    CU_ASSERT_EQUAL (sortie_hash_bytes (bytes, known[i].size), known[i].hash);
  CU_ASSERT_EQUAL (sortie_hash_bytes (NULL, 0), G_GUINT64_CONSTANT (0xef46db3751d8e999));
  CU_ASSERT_EQUAL (sortie_hash_bytes ((const guint8 *) "abc", 3),
                   G_GUINT64_CONSTANT (0x44bc2cf5ad770999));
}

static void
hashes_do_not_need_aligned_bytes (void)
{
  guint8 bytes[80] = "0123456789abcdefghijklmnopqrstuvwxyz0123456789";
  guint64 hash = sortie_hash_bytes (bytes, 46);

  for (int shift = 1; shift < 8; shift++)
    {
      guint8 shifted[80];

      memcpy (shifted + shift, bytes, 46);
      CU_ASSERT_EQUAL (sortie_hash_bytes (shifted + shift, 46), hash);
    }
}

static void
every_bit_changes_the_hash (void)
{
  guint8 bytes[77] = { 0 };
  guint64 hash = sortie_hash_bytes (bytes, sizeof bytes);

  for (gsize bit = 0; bit < 8 * sizeof bytes; bit++)
    {
      bytes[bit / 8] ^= (guint8) (1 << bit % 8);
      CU_ASSERT_NOT_EQUAL (sortie_hash_bytes (bytes, sizeof bytes), hash);
      bytes[bit / 8] ^= (guint8) (1 << bit % 8);
    }
}

static void
check_sums_are_the_standards (void)
{
  tap_int (sortie_crc32 (0, "123456789", 9), 0xcbf43926);
  tap_int (sortie_crc32 (0, "The quick brown fox jumps over the lazy dog", 43), 0x414fa339);
  tap_int (sortie_crc32 (0, "", 0), 0);
  tap_int (sortie_crc32 (0, NULL, 0), 0);
}

static void
check_sums_go_on (void)
{
  const char *text = "123456789";

  for (gsize cut = 0; cut <= 9; cut++)
    tap_int (sortie_crc32 (sortie_crc32 (0, text, cut), text + cut, 9 - cut), 0xcbf43926);
}

static const TapTest tests[] = {
  { "numbers are written lowest byte first", lowest_byte_comes_first },
  { "a buffer too short overflows, and nothing behind it is touched",
    every_shorter_buffer_overflows_unharmed },
  { "nothing is written behind what did not fit", nothing_follows_what_did_not_fit },
  { "a buffer without room overflows", no_room_at_all_overflows },
  { "a counting writer counts", counting_counts },
  { "a growing writer holds everything", growing_holds_everything },
  { "reading gives back what was written", reading_gives_back_what_was_written },
  { "reading past the end gives zeros from then on",
    reading_past_the_end_gives_zeros_from_then_on },
  { "an empty reader is at its end and has nothing", an_empty_reader_has_nothing },
  { "the hash is XXH64", hashes_are_the_reference },
  { "the hash does not depend on alignment", hashes_do_not_need_aligned_bytes },
  { "every bit changes the hash", every_bit_changes_the_hash },
  { "the check sum is CRC-32 of ISO-HDLC", check_sums_are_the_standards },
  { "the check sum can be taken in parts", check_sums_go_on },
  { NULL }
};

TAP_MAIN (tests)
