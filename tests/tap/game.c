/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/tap/game.h"
#include <libintl.h>
#include <sortie/base.h>
#include <sortie/game.h>
#include "module/front-end.h"
#include "base/xml.h"

#include <stdio.h>
#include <stdlib.h>

static void
bind_domain (const SortieGame *game)
{
  if (game->domain == NULL)
    return;
  bindtextdomain (game->domain, g_getenv ("SORTIE_LOCALE_PATH"));
  bind_textdomain_codeset (game->domain, "UTF-8");
}

SortieModule *
tap_game_load (const char *name, const char *folder, GError **error)
{
  g_autofree char *modules = g_build_filename (g_getenv ("top_builddir"), "games/.libs", NULL);
  g_autofree char *content = g_build_filename (g_getenv ("top_srcdir"), "content", NULL);
  const SortiePaths paths = { .modules = modules, .content = content, .opened = bind_domain };
  const char *const folders[] = { folder, NULL };

  return sortie_module_load_with (&paths, name, folders, error);
}

static SortieModule *
load (const char *name, const char *extra, GError **error)
{
  g_autofree char *folder
      = g_build_filename (g_getenv ("top_srcdir"), "tests/content", extra, NULL);

  return tap_game_load (name, extra != NULL ? folder : NULL, error);
}

SortieModule *
tap_game (const char *name, const char *extra)
{
  g_autoptr (GError) error = NULL;
  SortieModule *game = load (name, extra, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (game);
  return game;
}

guint
tap_games (guint usual)
{
  const char *wanted = g_getenv ("SORTIE_GAMES");

  return MAX (wanted != NULL ? (guint) MAX (atoi (wanted), 1) : 0, usual);
}

int
tap_game_main (int argc, char **argv, const TapTest *tests, const char *name,
               const char *extra, SortieModule **ret_game)
{
  g_autoptr (GError) error = NULL;
  int status;

  sortie_xml_init ();
  *ret_game = load (name, extra, &error);
  if (*ret_game == NULL)
    {
      printf ("Bail out! %s\n", error->message);
      return EXIT_FAILURE;
    }
  status = tap_main (argc, argv, tests);
  g_clear_pointer (ret_game, sortie_module_free);
  return status;
}
