/* SPDX-License-Identifier: GPL-3.0-or-later */
/* app.c: what every subcommand uses: outputs, input, games and errors. */
#include "console/programs/programs.h"

#include <errno.h>
#include <string.h>

#include "module/front-end.h"
#include "console/screen/paths.h"
#include "console/session/saves.h"

#define MOST_WIDTH 1000

/* The level that --linear names, or that the person had last. */
static ConsoleLinear
linear_of (const ConsoleOptions *options)
{
  ConsoleLinear level;

  if (options->linear == NULL)
    return CONSOLE_LINEAR_OFF;
  return console_linear_called (options->linear, &level) ? level : console_linear_remembered ();
}

static ConsoleOut *
open_out (FILE *file, const ConsoleOptions *options)
{
  ConsoleOut *out = console_out_new (file);
  guint64 width = 0;

  if (console_option_number ("width", options->width, 0, &width, NULL) && width > 0)
    console_out_set_width (out, (guint) MIN (width, MOST_WIDTH));
  if (options->ascii)
    console_out_set_ascii (out);
  out->linear = linear_of (options);
  return out;
}

static char *
joined (GStrv folders)
{
  char *path = g_strjoinv (G_SEARCHPATH_SEPARATOR_S, folders);

  g_strfreev (folders);
  return path;
}

ConsoleApp *
console_app_new (const ConsoleOptions *options)
{
  ConsoleApp *app = g_new0 (ConsoleApp, 1);

  app->options = options;
  app->out = open_out (stdout, options);
  app->out->paged = !options->no_pager;
  app->err = open_out (stderr, options);
  app->paths.opened = console_use_game;
  app->paths.modules = joined (console_module_path ());
  app->paths.content = joined (console_content_path ());
  return app;
}

void
console_app_free (ConsoleApp *app)
{
  if (app == NULL)
    return;
  console_input_free (app->input);
  console_out_free (app->out);
  console_out_free (app->err);
  g_free ((char *) app->paths.modules);
  g_free ((char *) app->paths.content);
  g_free (app);
}

ConsoleInput *
console_app_input (ConsoleApp *app)
{
  if (app->input == NULL)
    {
      g_autofree char *history = console_history_path ();

      app->input = console_input_new (history);
      console_input_set_screen (app->input, app->out);
    }
  return app->input;
}

const char *
console_app_word (const ConsoleApp *app, guint i)
{
  return i < app->options->words->len ? app->options->words->pdata[i] : NULL;
}

ConsoleStatus
console_app_fail (ConsoleApp *app, GError *error)
{
  gboolean misread = g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_SYNTAX);

  console_out_flush (app->out);
  console_out_report (app->err, error->message);
  console_out_flush (app->err);
  g_error_free (error);
  return misread ? CONSOLE_USAGE : CONSOLE_FAILED;
}

ConsoleStatus
console_app_end (ConsoleApp *app, ConsoleStatus status)
{
  g_clear_pointer (&app->input, console_input_free);
  if (console_out_close (app->out))
    return status;
  /* A reader that stopped reading (“| head”) knows why; reports any other error. */
  if (app->out->error != EPIPE)
    console_out_fill (app->err, _ ("Standard output could not be written: {why}."), "why",
                      g_strerror (app->out->error), NULL);
  return status == CONSOLE_OK ? CONSOLE_FAILED : status;
}

SortieModule *
console_app_module (ConsoleApp *app, const char *id, GError **error)
{
  return console_use_module (sortie_module_load_with (
      &app->paths, id, (const char *const *) app->options->content->pdata, error));
}

GPtrArray *
console_app_modules (ConsoleApp *app)
{
  g_auto (GStrv) games = sortie_module_list (&app->paths);
  GPtrArray *modules = g_ptr_array_new_with_free_func ((GDestroyNotify) sortie_module_free);

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      SortieModule *module = console_app_module (app, games[i], &error);

      if (module != NULL)
        g_ptr_array_add (modules, module);
      else
        console_out_say_in (app->out, CONSOLE_WRONG, error->message);
    }
  return modules;
}

void
console_app_misread (GError **error)
{
  if (error != NULL && g_error_matches (*error, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN))
    (*error)->code = SORTIE_ERROR_SYNTAX;
}

SortieModule *
console_app_module_argument (ConsoleApp *app, const char *word, GError **error)
{
  if (strchr (word, G_DIR_SEPARATOR) == NULL)
    {
      SortieModule *module = console_app_module (app, word, error);

      console_app_misread (error);
      return module;
    }
  return console_use_module (sortie_module_load_file (&app->paths, word, error));
}

SortieModule *
console_app_game (ConsoleApp *app, GError **error)
{
  return console_app_module_argument (app, console_app_word (app, 0), error);
}
