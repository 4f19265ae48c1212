/* SPDX-License-Identifier: GPL-3.0-or-later */
/* use-module.c: what the program does with every game that it opens, wherever its id came from. */
#include "config.h" /* for dladdr() */

#include "console/session/saves.h"

#include <dlfcn.h>

#include "console/screen/language.h"
#include "console/screen/signals.h"
#include <sortie/game.h>

/* "locale" beside the module's file, whose path is its id, as in the folder where its author builds it. NULL:
 * there is none. (transfer full) */
static char *
locale_beside (const SortieGame *game)
{
  Dl_info file;
  g_autofree char *path = NULL, *folder = NULL, *locale = NULL;

  if (dladdr (game->id, &file) == 0 || file.dli_fname == NULL)
    return NULL;
  path = g_canonicalize_filename (file.dli_fname, NULL);
  folder = g_path_get_dirname (path);
  locale = g_build_filename (folder, "locale", NULL);
  return g_file_test (locale, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&locale) : NULL;
}

void
console_use_game (const SortieGame *game)
{
  g_autofree char *locale = locale_beside (game);

  console_language_add_domain (game->domain, locale);
}

SortieModule *
console_use_module (SortieModule *module)
{
  if (module != NULL)
    module->interrupt = console_signals_interrupt ();
  return module;
}
