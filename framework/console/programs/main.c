/* SPDX-License-Identifier: GPL-3.0-or-later */
/* main.c: the program `sortie`. */
#include <fcntl.h>
#include <unistd.h>

#include "base/xml.h"
#include "console/programs/programs.h"
#include "console/screen/language.h"
#include "console/screen/signals.h"

/* Reports an error in the command line. */
static ConsoleStatus
refuse_options (const GError *error)
{
  static const ConsoleOptions none;
  g_autoptr (ConsoleApp) app = console_app_new (&none);

  console_out_report (app->err, error->message);
  console_out_report (app->err, console_options_try_help ());
  return CONSOLE_USAGE;
}

/* For a subcommand that names a game, includes what that game lets the player choose. */
static ConsoleStatus
help (ConsoleApp *app, GError **error)
{
  const ConsoleSubcommand *subcommand = app->options->subcommand;
  g_autofree char *text = console_options_help (console_subcommands, subcommand);
  g_autoptr (SortieModule) module = NULL;

  console_out_lines (app->out, text);
  if (subcommand->chooses && console_app_word (app, 0) != NULL)
    module = console_app_game (app, error);
  if (module != NULL)
    console_game_help_say (app->out, module);
  return CONSOLE_OK;
}

static ConsoleStatus
do_what_is_asked (ConsoleApp *app, GError **error)
{
  const ConsoleOptions *options = app->options;

  if (options->help)
    return help (app, error);
  if (!options->version)
    return options->subcommand->run (app, error);
  console_about (app);
  return CONSOLE_OK;
}

static ConsoleStatus
run_chosen (const ConsoleOptions *options, const char *notice)
{
  g_autoptr (ConsoleApp) app = console_app_new (options);
  GError *error = NULL;
  ConsoleStatus status;

  if (notice != NULL)
    {
      console_out_say (app->err, notice);
      console_out_flush (app->err);
    }
  status = do_what_is_asked (app, &error);
  if (error != NULL)
    status = console_app_fail (app, error);
  if (options->help || options->version || options->subcommand->pages)
    console_pager_show (app->out);
  return console_app_end (app, status);
}

/* If a standard stream is closed, opens something harmless in its place. Otherwise the next file that we open,
 * such as a journal, would get its number, and output would go into that file. Without /dev/null, the root folder
 * keeps the number: nobody can read or write it. */
static void
open_standard_streams (void)
{
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl (fd, F_GETFD) < 0 && open ("/dev/null", O_RDWR) < 0 && open ("/", O_RDONLY) < 0)
      _exit (CONSOLE_FAILED);
}

/* Does everything; what it needs is freed when it returns. */
static ConsoleStatus
do_command_line (char **argv)
{
  g_autoptr (ConsoleOptions) options = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *notice = NULL;

  open_standard_streams ();
  sortie_xml_init ();
  /* a closed pipe and a file size limit must be write errors, and not end the program */
  signal (SIGPIPE, SIG_IGN);
  signal (SIGXFSZ, SIG_IGN);
  notice = console_language_init (console_options_language (argv + 1));
  if (console_language_check (console_options_language (argv + 1), &error))
    options = console_options_parse (console_subcommands, argv + 1, &error);
  return options != NULL ? run_chosen (options, notice) : refuse_options (error);
}

int
main (G_GNUC_UNUSED int argc, char **argv)
{
  ConsoleStatus status = do_command_line (argv);

  console_signals_end ();
  return status;
}
