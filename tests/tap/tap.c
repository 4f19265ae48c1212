/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tests/tap/tap.h"

#include <CUnit/TestRun.h>
#include <stdio.h>
#include <string.h>

/* CUnit's handlers carry no user data, so the run is a variable of this file. */
static struct
{
  const TapTest *table;
  guint done;
  guint bad;
  guint asserts_before;
  char *skip;
} run;

/* Every line of @text as a comment of its own. */
static void
print_comment (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++)
    printf ("# %s\n", *line);
}

/* A "#" in a sentence would begin a directive. */
static void
print_result (gboolean ok, const char *name, const char *directive, const char *reason)
{
  g_autofree char *sentence = g_strdelimit (g_strdup (name), "#\n", ' ');
  printf ("%sok %u - %s", ok ? "" : "not ", ++run.done, sentence);
  if (directive)
    printf (" # %s %s", directive, reason);
  putchar ('\n');
  fflush (stdout);
}

static const TapTest *
find_test (const char *name)
{
  const TapTest *test = run.table;
  while (strcmp (test->name, name) != 0)
    test++;
  return test;
}

static void
test_started (const CU_pTest test, const CU_pSuite suite)
{
  (void) test;
  (void) suite;
  run.asserts_before = CU_get_number_of_asserts ();
  g_clear_pointer (&run.skip, g_free);
}

static void
print_failures (const CU_FailureRecord *failure)
{
  for (; failure; failure = failure->pNext)
    {
      printf ("# %s:%u:\n", failure->strFileName, failure->uiLineNumber);
      print_comment (failure->strCondition);
    }
}

static void
test_completed (const CU_pTest test, const CU_pSuite suite, const CU_pFailureRecord failure)
{
  (void) suite;
  const char *todo = find_test (test->pName)->todo;
  gboolean silent = CU_get_number_of_asserts () == run.asserts_before;
  gboolean ok = !failure && (run.skip || !silent);

  print_failures (failure);
  if (!ok && !failure)
    print_comment ("the test asserted nothing");

  if (run.skip && ok)
    print_result (TRUE, test->pName, "SKIP", run.skip);
  else
    print_result (ok, test->pName, todo ? "TODO" : NULL, todo);
  run.bad += todo ? ok : !ok;
}

static gboolean
is_wanted (const TapTest *test, int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (strstr (test->name, argv[i]))
      return TRUE;
  return argc < 2;
}

static gboolean
add_tests (CU_pSuite suite, int argc, char **argv)
{
  for (const TapTest *test = run.table; test->name; test++)
    if (is_wanted (test, argc, argv) && !CU_add_test (suite, test->name, test->run))
      {
        printf ("Bail out! \"%s\": %s\n", test->name, CU_get_error_msg ());
        return FALSE;
      }
  return TRUE;
}

int
tap_main (int argc, char **argv, const TapTest *tests)
{
  run.table = tests;
  if (CU_initialize_registry () != CUE_SUCCESS)
    return 99;

  CU_pSuite suite = CU_add_suite (argv[0], NULL, NULL);
  if (!suite || !add_tests (suite, argc, argv))
    return 99;

  CU_set_test_start_handler (test_started);
  CU_set_test_complete_handler (test_completed);
  CU_run_all_tests ();
  printf ("1..%u\n", run.done);
  CU_cleanup_registry ();
  g_clear_pointer (&run.skip, g_free);

  /* A harness has counted the failures; to it the exit status tells of crashes and leaks. */
  return run.bad > 0 && !g_getenv ("TAP_HARNESS");
}

void
tap_skip (const char *reason)
{
  g_free (run.skip);
  run.skip = g_strdup (reason);
}

void
tap_note (const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  g_autofree char *text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  print_comment (text);
  fflush (stdout);
}

static void
check (gboolean ok, const char *file, guint line, const char *format, ...) G_GNUC_PRINTF (4, 5);

/* CUnit copies the sentence. */
static void
check (gboolean ok, const char *file, guint line, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  CU_assertImplementation (ok, line, sentence, file, "", CU_FALSE);
}

void
tap_check_string (const char *actual, const char *expected, const char *what,
                  const char *file, guint line)
{
  check (g_strcmp0 (actual, expected) == 0, file, line, "%s is \"%s\", not \"%s\"", what,
         actual ? actual : "(null)", expected ? expected : "(null)");
}

void
tap_check_int (gint64 actual, gint64 expected, const char *what, const char *file, guint line)
{
  check (actual == expected, file, line, "%s is %" G_GINT64_FORMAT ", not %" G_GINT64_FORMAT,
         what, actual, expected);
}

void
tap_check_contains (const char *actual, const char *part, const char *what, const char *file,
                    guint line)
{
  check (actual && strstr (actual, part), file, line, "%s is \"%s\", without \"%s\"", what,
         actual ? actual : "(null)", part);
}

void
tap_check_tells (const char *actual, const char *facts, const char *what, const char *file,
                 guint line)
{
  g_auto (GStrv) pieces = g_strsplit (facts, "…", -1);
  const char *at = actual;

  for (char **piece = pieces; at != NULL && *piece != NULL; piece++)
    {
      at = strstr (at, g_strstrip (*piece));
      if (at != NULL)
        at += strlen (*piece);
    }
  check (at != NULL, file, line, "%s is \"%s\", which does not tell \"%s\"", what,
         actual ? actual : "(null)", facts);
}

static char *
words_of (const char *name)
{
  g_autofree char *text = NULL, *path = g_build_filename (g_getenv ("top_srcdir"), "tests", "tap",
                                                          "sentences.txt", NULL);
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, name) && (*line)[strlen (name)] == ' ')
      return g_strdup (*line + strlen (name) + 1);
  g_error ("no sentence has this name: %s", name);
}

/* @texts: ends with NULL; it ends before a blank without one. */
static char *
fill (const char *name, const char *const *texts)
{
  g_autofree char *words = words_of (name);
  GString *said = g_string_new (NULL);
  const char *at = words, *blank;

  while ((blank = strchr (at, '{')) != NULL)
    {
      g_string_append_len (said, at, blank - at);
      at = "";
      if (*texts == NULL)
        break;
      g_string_append (said, *texts++);
      at = blank + strlen ("{1}");
    }
  g_string_append (said, at);
  return g_string_free (said, FALSE);
}

char *
tap_sentence (const char *name, ...)
{
  const char *texts[10] = { NULL };
  va_list list;

  va_start (list, name);
  for (guint i = 0; i + 1 < G_N_ELEMENTS (texts) && (texts[i] = va_arg (list, const char *)) != NULL; i++)
    ;
  va_end (list);
  return fill (name, texts);
}

char *
tap_sentence_in_line (const char *line)
{
  g_auto (GStrv) parts = g_strsplit (line, " ", 2);
  g_auto (GStrv) texts = g_strsplit (parts[1] != NULL ? parts[1] : "", " => ", -1);

  return fill (parts[0], (const char *const *) texts);
}

void
tap_check_no_error (GError **error, const char *file, guint line)
{
  check (!*error, file, line, "error: %s", *error ? (*error)->message : "none");
  g_clear_error (error);
}
