/* SPDX-License-Identifier: GPL-3.0-or-later */
/* given-up.h: lists of what never happens, with reasons. */
#pragma once
#include <string.h>
#include "tests/tap/tap.h"

/* (transfer full): "fury: <when> attacked" of each line "fury: <when> attacked because ..." of this file of the tests; the
 * others are empty or comments, or the test fails. */
static inline GHashTable *
list_given_up (const char *file)
{
  GHashTable *given_up = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *path = g_build_filename (g_getenv ("top_srcdir"), file, NULL), *text = NULL;
  g_auto (GStrv) lines = NULL;

  CU_ASSERT_FATAL (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *why = *lines[i] != '#' ? strstr (lines[i], " because ") : NULL;

      if (why != NULL)
        g_hash_table_add (given_up, g_strndup (lines[i], (gsize) (why - lines[i])));
      else if (*lines[i] != '#' && *lines[i] != '\0')
        CU_FAIL ("a line without a reason");
    }
  return given_up;
}
