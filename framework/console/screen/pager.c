/* SPDX-License-Identifier: GPL-3.0-or-later */
/* pager.c: shows text longer than the window page by page (out.h). */
#include "console/screen/out.h"

#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "base/i18n.h"
#include "console/screen/paths.h"

/* Defaults for users without $LESS: colours, leave the text on the screen, Control-C ends it like our own pages,
 * and a foot that says how to leave, which less's colon does not. We do not let it end on its own if the text fits
 * in the window: a reader who sees a foot presses q, and that would be the next command. */
#define USUAL_LESS "RXK-P?e%s:%s.$"
/* characters with a special meaning in less's foot */
#define LESS_SIGNS "?:.%\\"

/* (nullable): the first variable that is set, even if empty. A pager runs whatever its reader tells it to, so none has
 * a name here with rights that the reader lacks */
static const char *
named (void)
{
  const char *own = console_environment ("SORTIE_PAGER");

  return own != NULL ? own : console_environment ("PAGER");
}

static gboolean
is_none (const char *command)
{
  return *command == '\0' || strcmp (command, "cat") == 0;
}

/* ---- A pager program ----------------------------------------------------------------- */

/* (transfer full) */
static char *
foot_for_less (gboolean at_end)
{
  const char *text = at_end ? _ ("End of the text; q closes it") : _ ("Space: next page; q: close");
  GString *foot = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    {
      if (strchr (LESS_SIGNS, *at) != NULL)
        g_string_append_c (foot, '\\');
      g_string_append_c (foot, *at);
    }
  return g_string_free (foot, FALSE);
}

static void
prepare_less (void)
{
  g_autofree char *end = foot_for_less (TRUE), *middle = foot_for_less (FALSE);
  g_autofree char *less = g_strdup_printf (USUAL_LESS, end, middle);

  g_setenv ("LESS", less, FALSE);
  /* a letter meant for the prompt must not write a file or start a program */
  g_setenv ("LESSSECURE", "1", FALSE);
  /* if the environment's locale is not installed, ours is UTF-8 (language.c) */
  if (g_get_charset (NULL))
    g_setenv ("LESSCHARSET", "utf-8", FALSE);
}

static volatile sig_atomic_t interrupted;

static void
note_interrupt (G_GNUC_UNUSED int signal)
{
  interrupted = 1;
}

/* The exit status of a pager. Control-C is meant for it, not for us. A closed pipe is an error for us, but must
 * end the first program of "PROGRAM | head". */
static int
status_of (const GString *text, const char *command)
{
  struct sigaction note = { .sa_handler = note_interrupt, .sa_flags = SA_RESTART }, before;
  FILE *pager;
  int status = -1;

  interrupted = 0;
  sigaction (SIGINT, &note, &before); /* a handler, which the pager does not inherit */
  signal (SIGPIPE, SIG_DFL);
  pager = popen (command, "w");
  signal (SIGPIPE, SIG_IGN);
  if (pager != NULL)
    {
      fwrite (text->str, 1, text->len, pager);
      status = pclose (pager);
    }
  sigaction (SIGINT, &before, NULL);
  return status;
}

/* FALSE: there is no such program, or it failed; the text may not have been shown. */
static gboolean
page (const GString *text, const char *command)
{
  int status;

  prepare_less ();
  status = status_of (text, command);
  /* keys pressed meanwhile were meant for the pager, even if it did not wait for them */
  tcflush (STDIN_FILENO, TCIFLUSH);
  return status == 0 || interrupted;
}

/* ---- Showing ------------------------------------------------------------------------- */

static gboolean
is_output_too_long (const ConsoleOut *out)
{
  return console_out_count_lines (out->pending->str) >= out->rows + out->taken;
}

/* Whether the reader has already typed the next line: a pager would swallow it, and nobody waits to turn pages. */
static gboolean
has_typed_ahead (void)
{
  int waiting;

  return ioctl (STDIN_FILENO, FIONREAD, &waiting) == 0 && waiting > 0;
}

static gboolean
is_paged (ConsoleOut *out)
{
  console_out_measure (out);
  return out->paged && out->linear == CONSOLE_LINEAR_OFF && out->terminal && console_out_knows_codes ()
         && is_output_too_long (out) && !has_typed_ahead ();
}

/* Shows it page by page. FALSE: it was not shown, or perhaps not all of it. */
static gboolean
turn_pages (ConsoleOut *out)
{
  const char *command = named ();

  if (command == NULL)
    return console_pages_show (out);
  if (is_none (command) || !page (out->pending, command))
    return FALSE;
  g_string_truncate (out->pending, 0);
  return TRUE;
}

void
console_pager_show (ConsoleOut *out)
{
  out->left_pages = is_paged (out) && turn_pages (out);
  if (!out->left_pages)
    console_out_flush (out);
}
