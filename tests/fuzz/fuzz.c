/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/fuzz/fuzz.h"

#include <glib/gstdio.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <sortie/base.h>
#include <sortie/game.h>
#include "module/front-end.h"
#include "base/xml.h"

const char *const fuzz_games[] = { "siegestorm", "summoner-wars", "crazy-eights", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (fuzz_games) == FUZZ_N_GAMES + 1);

static char *scratch;
static pid_t owner; /* of the scratch folder: afl++ lets children play in it */

void
fuzz_fail (const char *condition, const char *format, ...)
{
  va_list arguments;

  fprintf (stderr, "%s: this does not hold: %s: ", fuzz_target, condition);
  va_start (arguments, format);
  vfprintf (stderr, format, arguments);
  va_end (arguments);
  fputc ('\n', stderr);
  abort ();
}

/* ---- Surroundings -------------------------------------------------------------------- */

const SortiePaths *
fuzz_paths (void)
{
  static SortiePaths paths;

  paths.modules = g_getenv ("SORTIE_MODULE_PATH");
  paths.content = g_getenv ("SORTIE_CONTENT_PATH");
  if (paths.modules == NULL || paths.content == NULL)
    g_error ("SORTIE_MODULE_PATH and SORTIE_CONTENT_PATH must say where modules and content are");
  return &paths;
}

/* Looks for nothing in the tests where a game has no more content there. */
static char *
test_content (const char *game)
{
  const char *source = g_getenv ("top_srcdir");
  char *folder = source != NULL ? g_build_filename (source, "tests/content", game, NULL) : NULL;

  if (folder != NULL && !g_file_test (folder, G_FILE_TEST_IS_DIR))
    g_clear_pointer (&folder, g_free);
  return folder;
}

SortieModule *
fuzz_module (const char *game, gboolean more)
{
  g_autofree char *folder = more ? test_content (game) : NULL;
  const char *const extra[] = { folder, NULL };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load_with (fuzz_paths (), game, extra, &error);

  if (module == NULL)
    g_error ("%s", error->message);
  return module;
}

static void
remove_scratch (void)
{
  if (getpid () != owner)
    return;
  fuzz_clean ();
  g_rmdir (scratch);
}

void
fuzz_init (void)
{
  g_autoptr (GError) error = NULL;

  sortie_xml_init ();
  /* the first fault ends the run, also one that GLib finds in a call */
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR);
  scratch = g_dir_make_tmp ("sortie-fuzz-XXXXXX", &error);
  if (scratch == NULL || g_chdir (scratch) != 0)
    g_error ("no scratch folder: %s", error != NULL ? error->message : g_strerror (errno));
  owner = getpid ();
  atexit (remove_scratch);
}

const char *
fuzz_scratch (void)
{
  return scratch;
}

static void
clean_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      if (g_file_test (file, G_FILE_TEST_IS_DIR) && !g_file_test (file, G_FILE_TEST_IS_SYMLINK))
        {
          clean_folder (file);
          g_rmdir (file);
        }
      else
        g_unlink (file);
    }
}

void
fuzz_clean (void)
{
  clean_folder (scratch);
}

/* ---- Bytes and sentences --------------------------------------------------------------- */

char *
fuzz_text (const guint8 *bytes, gsize size)
{
  char *text = g_malloc (size + 1);

  for (gsize i = 0; i < size; i++)
    text[i] = bytes[i] != '\0' ? (char) bytes[i] : '?';
  text[size] = '\0';
  return text;
}

void
fuzz_is_readable (const char *text)
{
  const char *wrong;

  FUZZ_HOLDS (text != NULL && *text != '\0', "nothing is said");
  FUZZ_HOLDS (g_utf8_validate (text, -1, &wrong), "no UTF-8 at “%s” of “%s”", wrong, text);
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    FUZZ_HOLDS (*at == '\n' || !g_unichar_iscntrl (g_utf8_get_char (at)), "a control character: %s",
                at);
}

void
fuzz_names_place (const char *message)
{
  gsize name = strlen (FUZZ_NAME ":");

  fuzz_is_readable (message);
  FUZZ_HOLDS (g_str_has_prefix (message, FUZZ_NAME ":") && g_ascii_isdigit (message[name]), "%s",
              message);
}
