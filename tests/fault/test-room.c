/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A journal is read where there is room for it once as a file and once as a journal, and refused by
 * a message where there is not. */
#include <sortie/match.h>
#include "match/internal.h"
#include "tests/fault/memory.h"
#include "tests/tap/tap.h"

#include <string.h>

#define LINES 40000

static SortieJournal *
long_journal (void)
{
  SortieJournal *journal = sortie_journal_new ();

  for (guint i = 0; i < LINES; i++)
    sortie_journal_add (journal, "north: light lantern sill1", -1);
  return journal;
}

/* (transfer full): NULL and @error */
static SortieJournal *
read_with_room (const SortieJournal *journal, gsize room, GError **error)
{
  g_autofree char *notice = NULL;
  SortieJournal *read;
  gsize size;
  const char *text = sortie_journal_text (journal, &size);

  fault_set_room (room);
  read = sortie_journal_read (text, size, "long", &notice, error);
  fault_set_room (0);
  return read;
}

static void
room_is_enough (void)
{
  g_autoptr (SortieJournal) journal = long_journal (), read = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  sortie_journal_text (journal, &size);
  read = read_with_room (journal, size + 2, &error);
  tap_no_error (error);
  tap_string (sortie_journal_text (read, NULL), sortie_journal_text (journal, NULL));
}

static void
no_room_is_an_error (void)
{
  g_autoptr (SortieJournal) journal = long_journal (), read = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  sortie_journal_text (journal, &size);
  read = read_with_room (journal, size, &error);
  CU_ASSERT_PTR_NULL (read);
  CU_ASSERT_TRUE (g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_LIMIT));
  tap_contains (error->message, "long: ");
}

static const TapTest tests[] = {
  { "a journal needs no more room than its text", room_is_enough },
  { "a journal for which there is no room is refused by its name", no_room_is_an_error },
  { NULL },
};

TAP_MAIN (tests)
