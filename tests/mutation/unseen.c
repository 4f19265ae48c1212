/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unseen.c: changes of which it is known, with a reason, that nothing can show them. */
#include "tests/mutation/mutation.h"

#include <string.h>

static void
unseen_free (gpointer data)
{
  Unseen *unseen = data;

  g_free (unseen->key);
  g_free (unseen);
}

static void
add_line (GPtrArray *unseen, const char *text, guint number)
{
  g_auto (GStrv) parts = g_strsplit (text, ": ", 3);
  Unseen *line;

  if (*text == '#' || *text == '\0')
    return;
  if (g_strv_length (parts) < 3)
    g_error ("line %u is not CARD: CHANGE: REASON: %s", number, text);
  line = g_new0 (Unseen, 1);
  line->key = g_strdup_printf ("%s: %s", parts[0], parts[1]);
  line->line = number;
  g_ptr_array_add (unseen, line);
}

GPtrArray *
unseen_read (const char *path)
{
  GPtrArray *unseen = g_ptr_array_new_with_free_func (unseen_free);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (path == NULL)
    return unseen;
  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("%s cannot be read", path);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    add_line (unseen, lines[i], i + 1);
  return unseen;
}

/* The first line about a change; @unused: of those that have excused nothing yet. */
static Unseen *
find (const GPtrArray *unseen, const Mutant *mutant, gboolean unused)
{
  g_autofree char *key = g_strdup_printf ("%s: %s", mutant->card, mutant->change);

  for (guint i = 0; i < unseen->len; i++)
    {
      Unseen *line = unseen->pdata[i];

      if (strcmp (line->key, key) == 0 && !(unused && line->used))
        return line;
    }
  return NULL;
}

gboolean
unseen_names (const GPtrArray *unseen, const Mutant *mutant)
{
  return find (unseen, mutant, FALSE) != NULL;
}

gboolean
unseen_excuses (GPtrArray *unseen, const Mutant *mutant)
{
  Unseen *line = find (unseen, mutant, TRUE);

  if (line != NULL)
    line->used = TRUE;
  return line != NULL;
}
