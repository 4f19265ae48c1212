/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/broken/verifying.h"

#include <libintl.h>
#include <locale.h>

#include <sortie/bot.h>
#include "kit/internal.h"

static const SortieVerifyBot usual_bots[] = {
  { "greedy", sortie_bot_new, sortie_bot_free, sortie_bot_choose },
  { NULL },
};

static const char *const languages[] = { "pl", NULL };

/* LANGUAGE counts in any locale but "C"; a change of it makes gettext look again. */
static void
speak (gpointer data, const char *language)
{
  (void) data;
  if (language != NULL)
    g_setenv ("LANGUAGE", language, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  setlocale (LC_MESSAGES, "C");
  setlocale (LC_MESSAGES, "C.UTF-8");
}

static void
bind_domains (void)
{
  g_autofree char *other =
      g_build_filename (g_getenv ("top_builddir"), "tests/broken/locale", NULL);

  bindtextdomain ("sortie", g_getenv ("SORTIE_LOCALE_PATH"));
  bind_textdomain_codeset ("sortie", "UTF-8");
  bindtextdomain ("other-blanks", other);
  bind_textdomain_codeset ("other-blanks", "UTF-8");
}

SortieModule *
verifying_load (const char *folder, const char *name)
{
  return verifying_load_with (folder, name, "toy");
}

SortieModule *
verifying_load_with (const char *folder, const char *name, const char *cards)
{
  g_autofree char *path = g_strdup_printf ("%s/tests/%s/%s.%s", g_getenv ("top_builddir"),
                                           folder, name, G_MODULE_SUFFIX);
  g_autofree char *content
      = g_build_filename (g_getenv ("top_srcdir"), "tests", cards, "content", NULL);
  const SortiePaths paths = { .content = content };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load_file (&paths, path, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  return module;
}

SortieVerifyReport *
verifying_run (const SortieModule *module, guint games, guint64 seed, const SortieVerifyBot *bots)
{
  const SortieVerifySpec spec = { .module = module,
                                  .games = games,
                                  .seed = seed,
                                  .bots = bots != NULL ? bots : usual_bots,
                                  .languages = languages,
                                  .speak = speak };
  g_autoptr (GError) error = NULL;
  SortieVerifyReport *report;

  bind_domains ();
  speak (NULL, NULL);
  report = sortie_verify (&spec, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (report);
  return report;
}

char *
verifying_failed (const SortieVerifyReport *report)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < report->checks->len; i++)
    {
      const SortieVerifyCheck *check = &g_array_index (report->checks, SortieVerifyCheck, i);

      if (check->failed > 0)
        g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", check->id);
    }
  return g_string_free (ids, FALSE);
}

void
verifying_expect (const SortieModule *module, const SortieVerifyBot *bots, const char *check)
{
  g_autoptr (SortieVerifyReport) report = verifying_run (module, GAMES, 1, bots);
  g_autofree char *failed = verifying_failed (report);

  tap_string (failed, check);
  if (report->failures->len > 0)
    tap_note ("%s", ((SortieVerifyFailure *) report->failures->pdata[0])->sentence);
}
