/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Journals on disk: what is acknowledged is there, and nothing else is ever left behind. */
#include <sortie/match.h>
#include "match/whole.h"
#include "tests/toy/lamps.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static SortieJournal *
make_journal (guint n)
{
  SortieJournal *journal = sortie_journal_new ();

  for (guint i = 0; i < n; i++)
    sortie_journal_add (journal, "north: light lantern sill1", -1);
  return journal;
}

static const char *
text_of (const SortieJournal *journal)
{
  return sortie_journal_text (journal, NULL);
}

/* Opens a file for a journal that may have more lines than it is to have now. */
static SortieJournalFile *
open_file (const char *path, const SortieJournal *journal, const SortieJournal *expected,
           char **ret_message)
{
  g_autoptr (GError) error = NULL;
  SortieJournalFile *file = sortie_journal_file_open (path, journal, expected, &error);

  g_free (*ret_message);
  *ret_message = error != NULL ? g_strdup (error->message) : NULL;
  return file;
}

static void
new_file_grows (void)
{
  g_autofree char *path = lamps_path ("new"), *message = NULL, *first = NULL, *then = NULL;
  g_autoptr (SortieJournal) journal = make_journal (2);
  g_autoptr (SortieJournalFile) file = open_file (path, journal, journal, &message);
  GStatBuf info;

  CU_ASSERT_PTR_NOT_NULL_FATAL (file);
  first = lamps_read (path);
  tap_string (first, text_of (journal));
  CU_ASSERT_EQUAL (g_stat (path, &info), 0);
  tap_int (info.st_mode & 0777, 0600);

  sortie_journal_add (journal, "= dice 5", -1);
  CU_ASSERT_TRUE (sortie_journal_file_append (file, journal));
  then = lamps_read (path);
  tap_string (then, text_of (journal));
  CU_ASSERT_PTR_NULL (sortie_journal_file_error (file));
}

static void
one_writer (void)
{
  g_autofree char *path = lamps_path ("one"), *message = NULL;
  g_autoptr (SortieJournal) journal = make_journal (2);
  SortieJournalFile *file = open_file (path, journal, journal, &message);
  g_autoptr (SortieJournalFile) again = NULL, second = open_file (path, journal, journal, &message);

  CU_ASSERT_PTR_NULL (second);
  tap_contains (message, "another match is being saved to this file");
  sortie_journal_file_close (file);
  again = open_file (path, journal, journal, &message);
  CU_ASSERT_PTR_NOT_NULL (again);
}

/* Wherever a writer was stopped, the file is made whole again. */
static void
torn_file_is_mended (void)
{
  g_autofree char *path = lamps_path ("torn"), *message = NULL;
  g_autoptr (SortieJournal) journal = make_journal (3);
  gsize size = strlen (text_of (journal));

  for (gsize cut = 0; cut <= size; cut++)
    {
      g_autofree char *text = NULL;

      lamps_write (path, text_of (journal), cut);
      sortie_journal_file_close (open_file (path, journal, journal, &message));
      tap_string (message, NULL);
      text = lamps_read (path);
      tap_string (text, text_of (journal));
    }
}

/* After a power cut the end of a file may hold anything. */
static void
strange_tail_is_cut_off (void)
{
  g_autofree char *path = lamps_path ("tail"), *message = NULL, *text = NULL, *bytes = NULL;
  g_autoptr (SortieJournal) journal = make_journal (1);

  bytes = g_strconcat (text_of (journal), "2 xx", NULL);
  lamps_write (path, bytes, -1);
  sortie_journal_file_close (open_file (path, journal, journal, &message));
  tap_string (message, NULL);
  text = lamps_read (path);
  tap_string (text, text_of (journal));
}

/* A move that was being put together when it was saved is taken out again, since it can be
 * abandoned. */
static void
lines_not_yet_valid_are_cut_off (void)
{
  g_autofree char *path = lamps_path ("tentative"), *message = NULL, *text = NULL;
  g_autoptr (SortieJournal) journal = make_journal (1), more = make_journal (3);

  lamps_write (path, text_of (more), -1);
  sortie_journal_file_close (open_file (path, journal, more, &message));
  tap_string (message, NULL);
  text = lamps_read (path);
  tap_string (text, text_of (journal));
}

/* What another program does with the file between our open() and our flock(); nothing: NULL. */
static void (*meanwhile) (const char *path);
static const char *meanwhile_path;

int
flock (int fd, int operation)
{
  if (meanwhile != NULL)
    meanwhile (meanwhile_path);
  meanwhile = NULL;
  return (int) syscall (SYS_flock, fd, operation);
}

/* Into the very file. */
static void
write_another_match (const char *path)
{
  FILE *file = g_fopen (path, "w");

  CU_ASSERT_PTR_NOT_NULL_FATAL (file);
  CU_ASSERT_TRUE (fputs ("sortie-journal 1\n1 01234567 game other\n", file) >= 0);
  CU_ASSERT_EQUAL (fclose (file), 0);
}

static void
remove_it (const char *path)
{
  g_unlink (path);
}

static void
replace_it (const char *path)
{
  g_unlink (path);
  write_another_match (path);
}

/* Tries to save while another program does something; what it says is in @ret_message. */
static void
open_while (const char *path, void (*what) (const char *), char **ret_message)
{
  g_autoptr (SortieJournal) journal = make_journal (2);
  SortieJournalFile *file;

  meanwhile = what;
  meanwhile_path = path;
  file = open_file (path, journal, journal, ret_message);
  CU_ASSERT_PTR_NULL (file);
  sortie_journal_file_close (file);
}

static void
match_written_meanwhile_stays (void)
{
  g_autofree char *path = lamps_path ("meanwhile"), *message = NULL, *text = NULL;

  open_while (path, write_another_match, &message);
  tap_contains (message, "already holds something else");
  text = lamps_read (path);
  tap_contains (text, "game other");
}

static void
file_that_has_no_name_any_more_is_not_written (void)
{
  g_autofree char *path = lamps_path ("gone"), *message = NULL, *text = NULL;

  open_while (path, remove_it, &message);
  tap_contains (message, "removed or replaced");
  open_while (path, replace_it, &message);
  tap_contains (message, "removed or replaced");
  text = lamps_read (path);
  tap_contains (text, "game other");
}

static void
other_files_are_left_alone (void)
{
  g_autofree char *path = lamps_path ("other"), *message = NULL;
  g_autoptr (SortieJournal) journal = make_journal (2), longer = make_journal (3);
  const char *const others[] = { "dear diary", "sortie-journal 1\n1 01234567 game other\n", "\n",
                                 text_of (longer) };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *text = NULL;

      lamps_write (path, others[i], -1);
      CU_ASSERT_PTR_NULL (open_file (path, journal, journal, &message));
      tap_contains (message, "already holds something else");
      text = lamps_read (path);
      tap_string (text, others[i]);
    }
}

static void
not_a_file (void)
{
  g_autofree char *pipe = lamps_path ("pipe"), *missing = lamps_path ("missing/file"),
                  *message = NULL, *notice = NULL;
  g_autofree char *huge = lamps_path ("huge");
  g_autoptr (SortieJournal) journal = make_journal (1);
  g_autoptr (GError) error = NULL;

  CU_ASSERT_EQUAL_FATAL (mkfifo (pipe, 0600), 0);
  CU_ASSERT_PTR_NULL (open_file (pipe, journal, journal, &message));
  tap_contains (message, "not a regular file");
  CU_ASSERT_PTR_NULL (sortie_journal_load (pipe, &notice, &error));
  tap_contains (error->message, "not a regular file");
  g_clear_error (&error);

  CU_ASSERT_PTR_NULL (open_file (missing, journal, journal, &message));
  tap_contains (message, "missing/file: ");
  CU_ASSERT_PTR_NULL (sortie_journal_load (missing, &notice, &error));
  CU_ASSERT_TRUE (g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_FILE));
  g_clear_error (&error);

  lamps_write (huge, "sortie-journal 1\n", -1);
  CU_ASSERT_EQUAL_FATAL (truncate (huge, SORTIE_JOURNAL_MAX_SIZE + 1), 0);
  CU_ASSERT_PTR_NULL (sortie_journal_load (huge, &notice, &error));
  CU_ASSERT_TRUE (g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_LIMIT));
}

/* No more than @bytes in any file from now on; RLIM_INFINITY: as much as wanted. */
static void
limit_files (rlim_t bytes)
{
  struct rlimit limit = { bytes, RLIM_INFINITY };

  signal (SIGXFSZ, SIG_IGN);
  CU_ASSERT_EQUAL_FATAL (setrlimit (RLIMIT_FSIZE, &limit), 0);
}

/* Whatever fits of the line that fails, none of it stays. */
static void
full_disk (void)
{
  g_autofree char *path = lamps_path ("full"), *message = NULL;

  for (guint room = 0; room < 30; room++)
    {
      g_autoptr (SortieJournal) journal = make_journal (2);
      g_autofree char *good = g_strdup (text_of (journal)), *text = NULL;
      g_autoptr (SortieJournalFile) file = open_file (path, journal, journal, &message);
      g_autofree char *not_written = tap_sentence ("not-written", NULL);

      CU_ASSERT_PTR_NOT_NULL_FATAL (file);
      limit_files (strlen (good) + room);
      sortie_journal_add (journal, "north: light lantern sill1", -1);
      CU_ASSERT_FALSE (sortie_journal_file_append (file, journal));
      limit_files (RLIM_INFINITY);
      CU_ASSERT_PTR_NOT_NULL_FATAL (sortie_journal_file_error (file));
      tap_contains (sortie_journal_file_error (file)->message, not_written);

      /* final, even though there is room again */
      CU_ASSERT_FALSE (sortie_journal_file_append (file, journal));
      text = lamps_read (path);
      tap_string (text, good);
      g_remove (path);
    }
}

/* There is room again, and the same program may try the same file once more. */
static void
full_disk_is_mended (void)
{
  g_autofree char *path = lamps_path ("mended"), *message = NULL, *text = NULL;
  g_autoptr (SortieJournal) journal = make_journal (2);
  g_autoptr (SortieJournalFile) file = open_file (path, journal, journal, &message), again = NULL;

  CU_ASSERT_TRUE (sortie_journal_file_is_at (file, path));
  limit_files (strlen (text_of (journal)));
  sortie_journal_add (journal, "north: light lantern sill1", -1);
  CU_ASSERT_FALSE (sortie_journal_file_append (file, journal));
  CU_ASSERT_FALSE (sortie_journal_file_is_at (file, path));
  limit_files (RLIM_INFINITY);
  again = open_file (path, journal, journal, &message);
  CU_ASSERT_PTR_NOT_NULL_FATAL (again);
  text = lamps_read (path);
  tap_string (text, text_of (journal));
}

static void
full_disk_from_the_start (void)
{
  g_autofree char *path = lamps_path ("full-start"), *message = NULL, *text = NULL;
  g_autoptr (SortieJournal) journal = make_journal (2);

  limit_files (20);
  CU_ASSERT_PTR_NULL (open_file (path, journal, journal, &message));
  tap_contains (message, "full-start: ");
  CU_ASSERT_FALSE (g_file_test (path, G_FILE_TEST_EXISTS));

  /* a file that was there stays */
  lamps_write (path, "", 0);
  g_clear_pointer (&message, g_free);
  CU_ASSERT_PTR_NULL (open_file (path, journal, journal, &message));
  limit_files (RLIM_INFINITY);
  text = lamps_read (path);
  tap_string (text, "");
}

static const TapTest tests[] = {
  { "a new file is its owner's, holds the journal and grows with it", new_file_grows },
  { "nobody else can write a file that is being written", one_writer },
  { "a file that ends anywhere in the journal is made whole", torn_file_is_mended },
  { "a tail that is no line is cut off", strange_tail_is_cut_off },
  { "lines that are not valid yet are cut off", lines_not_yet_valid_are_cut_off },
  { "a file that holds something else is left alone", other_files_are_left_alone },
  { "a match that another program saves at the same moment stays", match_written_meanwhile_stays },
  { "a file that is removed or replaced at the same moment is not written",
    file_that_has_no_name_any_more_is_not_written },
  { "what is no file, is not there or is too large is refused by name", not_a_file },
  { "on a full disk the file is cut back to the last good line, and that is final", full_disk },
  { "when there is room again, the file can be opened and made whole", full_disk_is_mended },
  { "a full disk is noticed when saving begins, and leaves no empty file", full_disk_from_the_start },
  { NULL },
};

TAP_MAIN (tests)
