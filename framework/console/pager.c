/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/pager.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "base/i18n.h"

/* what a shell ends with that does not find the program */
#define NOT_FOUND 127

/* For those who have not said how they want less: end when all fits, colours, leave the text; and at
 * its foot how one gets out again, which the colon that less puts there tells nobody. */
#define USUAL_LESS "FRX-P%s$"

/* (nullable): the first of the variables that is set, also to nothing */
static const char *
named (void)
{
  const char *own = g_getenv ("SORTIE_PAGER");

  return own != NULL ? own : g_getenv ("PAGER");
}

/* (transfer full) (nullable): what is given to the shell; NULL: nothing is paged */
static char *
pager_command (void)
{
  static const char *const usual[] = { "less", "more" };
  const char *command = named ();

  if (command != NULL)
    return *command != '\0' && strcmp (command, "cat") != 0 ? g_strdup (command) : NULL;
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    {
      g_autofree char *path = g_find_program_in_path (usual[i]);

      if (path != NULL)
        return g_strdup (usual[i]);
    }
  return NULL;
}

/* FALSE: there is no such program, and nothing was shown. */
static gboolean
page (const GString *text, const char *command)
{
  struct sigaction ignore = { .sa_handler = SIG_IGN }, before;
  FILE *pager;
  int status;

  if (g_getenv ("LESS") == NULL)
    {
      /* Translators: at the foot of a page of long text; less itself reads ? : . % $ and \\. */
      g_autofree char *less = g_strdup_printf (USUAL_LESS, _ ("Space goes on, q leaves this text"));

      g_setenv ("LESS", less, TRUE);
    }
  pager = popen (command, "w");
  if (pager == NULL)
    return FALSE;
  sigaction (SIGINT, &ignore, &before); /* behind popen(): the pager must not inherit that */
  fwrite (text->str, 1, text->len, pager);
  status = pclose (pager);
  sigaction (SIGINT, &before, NULL);
  return status != -1 && !(WIFEXITED (status) && WEXITSTATUS (status) == NOT_FOUND);
}

static gboolean
is_too_long (const ConsoleOut *out)
{
  return console_out_count_lines (out->pending->str) >= out->rows;
}

void
console_pager_show (ConsoleOut *out)
{
  g_autofree char *command = NULL;

  console_out_measure (out);
  if (out->paged && out->terminal && console_out_knows_codes () && is_too_long (out))
    command = pager_command ();
  if (command != NULL && page (out->pending, command))
    g_string_truncate (out->pending, 0);
  console_out_flush (out);
}
