/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-serve.c: sortie serve GAME: matches for another program, on standard input and output. */
#include "console/programs/programs.h"

#include "serve/serve.h"

/* Reads a line, without its newline, up to the size of a request. FALSE: there is none. @ret_too_long: the rest
 * was dropped */
static gboolean
read_line (FILE *file, GString *line, gboolean *ret_too_long)
{
  int c;

  g_string_truncate (line, 0);
  *ret_too_long = FALSE;
  while ((c = getc (file)) != EOF && c != '\n')
    if (line->len < SERVE_MAX_LINE)
      g_string_append_c (line, (char) c);
    else
      *ret_too_long = TRUE;
  return c == '\n' || line->len > 0;
}

static void
answer (ServeServer *server, ConsoleOut *out, const GString *line, gboolean is_too_long)
{
  g_autofree char *text = is_too_long ? serve_server_answer_too_long ()
                                      : serve_server_answer (server, line->str, line->len);

  console_out_raw (out, text);
  console_out_flush (out);
}

/* Until the input ends, the client is done, or nobody reads the answers. */
static void
talk (ServeServer *server, ConsoleOut *out)
{
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean is_too_long;

  while (!serve_server_is_done (server) && !console_out_is_lost (out)
         && read_line (stdin, line, &is_too_long))
    answer (server, out, line, is_too_long);
}

ConsoleStatus
console_run_serve (ConsoleApp *app, GError **error)
{
  const ConsoleOptions *options = app->options;
  g_autoptr (SortieModule) module = console_app_game (app, error);
  g_autoptr (GPtrArray) choices =
      module != NULL ? console_choice_texts (app, options, module, NULL, error) : NULL;
  g_autoptr (ServeServer) server = NULL;
  guint64 seed;

  if (choices == NULL || !console_option_number ("seed", options->seed, 1, &seed, error))
    return CONSOLE_FAILED;
  server = serve_server_new (module, &(ServeDefaults) {
    .mode = options->mode,
    .choices = (const char *const *) choices->pdata,
    .options = (const char *const *) options->settings->pdata,
    .players = (const char *const *) options->seats->pdata,
    .seed = options->seed,
    .practice = options->practice,
  });
  talk (server, app->out);
  return CONSOLE_OK;
}
