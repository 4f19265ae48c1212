/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-save-text.c: what is advised about a match that cannot be continued. */
#include <unistd.h>

#include <glib/gstdio.h>

#include "console/session/saves.h"
#include "tests/tap/tap.h"

/* The file has become another since its fault was found: the line that the message names is no more. */
static void
file_that_has_become_shorter (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "sortie-save-text-XXXXXX", NULL);
  ConsoleSave save = { .path = path };
  g_autofree char *advice = NULL, *why = NULL;
  int file = g_mkstemp (path);

  CU_ASSERT_TRUE_FATAL (file >= 0 && write (file, "sortie-journal 1\n1 0", 20) == 20);
  close (file);
  save.wrong = g_error_new (SORTIE_ERROR, SORTIE_ERROR_DAMAGED, "%s:4000000000: damaged", path);
  advice = console_save_advice (&save);
  tap_contains (advice, "Nothing in it can be recovered");
  g_unlink (path);
  why = console_save_why (&save);
  tap_contains (why, "line 4000000000: damaged");
  g_clear_error (&save.wrong);
}

static const TapTest tests[] = {
  { "a file that has become shorter is not read beyond its end", file_that_has_become_shorter },
  { NULL },
};

TAP_MAIN (tests)
