/* SPDX-License-Identifier: GPL-3.0-or-later */
/* driver.c: runs a target without a fuzzer. Files and folders on the command line are run; without
 * any, what the fuzzers found (tests/fuzz/found/TARGET) and some of the seeds, as tests.
 */
#include "tests/fuzz/fuzz.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#if defined __has_feature
#if __has_feature(address_sanitizer)
#define __SANITIZE_ADDRESS__ 1
#endif
#endif

/* What is too slow for a fuzzer, which has a second, on a machine that has other things to do. */
#ifdef __SANITIZE_ADDRESS__
#define MOST_SECONDS 5
#else
#define MOST_SECONDS 1
#endif
/* How many seeds make check runs: each of them is run by other tests, too. */
#define SEEDS 25

static guint n_run, n_slow;

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* (transfer full) (element-type filename): sorted; none where there is no such folder. */
static GPtrArray *
files_in (const char *path)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (files, g_build_filename (path, name, NULL));
  g_ptr_array_sort (files, compare_names);
  return files;
}

/* One test: that the target did not abort, and was quick. The file's name says what was wrong. */
static void
run_file (const char *path)
{
  g_autofree char *bytes = NULL, *name = g_path_get_basename (path);
  g_autoptr (GError) error = NULL;
  clock_t begun;
  double seconds;
  gsize size;

  if (!g_file_get_contents (path, &bytes, &size, &error))
    g_error ("%s", error->message);
  printf ("# %s\n", path);
  fflush (stdout);
  begun = clock ();
  LLVMFuzzerTestOneInput ((const guint8 *) bytes, size);
  seconds = (double) (clock () - begun) / CLOCKS_PER_SEC;
  g_strdelimit (name, "-_", ' ');
  printf ("%s %u - %s: %s\n", seconds < MOST_SECONDS ? "ok" : "not ok", ++n_run, fuzz_target, name);
  if (seconds >= MOST_SECONDS)
    printf ("# it took %.1f s\n", seconds);
  n_slow += seconds >= MOST_SECONDS;
}

/* At most @most files, spread over the folder. */
static void
run_folder (const char *path, guint most)
{
  g_autoptr (GPtrArray) files = files_in (path);
  guint step = MAX (1, (files->len + most - 1) / most);

  for (guint i = 0; i < files->len; i += step)
    run_file (files->pdata[i]);
}

static void
run_tests (const char *found, const char *seeds)
{
  run_folder (found, G_MAXUINT);
  run_folder (seeds, SEEDS);
}

int
main (int argc, char **argv)
{
  const char *source = g_getenv ("top_srcdir"), *build = g_getenv ("top_builddir");
  g_autofree char *found =
      g_build_filename (source != NULL ? source : ".", "tests/fuzz/found", fuzz_target, NULL);
  g_autofree char *seeds =
      g_build_filename (build != NULL ? build : ".", "tests/fuzz/seeds", fuzz_target, NULL);
  g_auto (GStrv) paths = g_new0 (char *, argc);

  /* the target changes to a folder of its own */
  for (int i = 1; i < argc; i++)
    paths[i - 1] = g_canonicalize_filename (argv[i], NULL);
  LLVMFuzzerInitialize (&argc, &argv);
  if (paths[0] == NULL)
    run_tests (found, seeds);
  for (char **path = paths; *path != NULL; path++)
    if (g_file_test (*path, G_FILE_TEST_IS_DIR))
      run_folder (*path, G_MAXUINT);
    else
      run_file (*path);
  printf ("1..%u\n", n_run);
  return n_slow == 0 && n_run > 0 ? 0 : 1;
}
