/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every file of tests/content-bad says in a comment at its end which messages it must give, word by
 * word and in order; a message that begins with a number begins with a line of the file, and @
 * stands for the file's name. */
#include <string.h>

#include "base/xml.h"
#include "tests/effect/words.h"
#include "tests/tap/tap.h"

static char *
folder (void)
{
  const char *top = g_getenv ("top_srcdir");

  return g_build_filename (top != NULL ? top : ".", "tests", "content-bad", NULL);
}

/* The lines of the comment, each as the loader will say it. (transfer full) */
static char *
expected (const char *content, const char *name)
{
  const char *start = strstr (content, "<!-- expect\n");
  const char *end = start != NULL ? strstr (start, "\n-->") : NULL;
  GString *text = g_string_new (NULL);

  if (end == NULL)
    return g_string_free (text, FALSE);
  start += strlen ("<!-- expect\n");
  g_autofree char *comment = g_strndup (start, (gsize) (end - start));
  g_auto (GStrv) lines = g_strsplit (comment, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? "\n" : "",
                            g_ascii_isdigit (**line) ? name : "",
                            g_ascii_isdigit (**line) ? ":" : "", *line);
  g_string_replace (text, "@", name, 0);
  return g_string_free (text, FALSE);
}

static void
check (const char *path, const char *name)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieCatalogue) catalogue = NULL;
  g_autofree char *content = NULL, *wanted = NULL, *said = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &content, &size, NULL));
  wanted = expected (content, name);
  catalogue = sortie_content_load_memory (&words, content, size, name, errors);
  said = sortie_errors_to_string (errors);
  CU_ASSERT_PTR_NULL (catalogue);
  CU_ASSERT (*wanted != '\0');
  tap_string (said, wanted);
}

static void
each_bad_file (void)
{
  g_autofree char *path = folder ();
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      {
        g_autofree char *file = g_build_filename (path, name, NULL);

        check (file, name);
        n++;
      }
  CU_ASSERT (n >= 120);
}

static const TapTest tests[] = {
  { "each bad file is refused with the messages that it says itself", each_bad_file },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}
