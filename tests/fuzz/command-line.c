/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line, a word on each line, and the whole program after it: it ends with 0, 1 or 2,
 * and whatever it says can be read; what it could not understand it says on standard error.
 *
 * Nobody types: standard input is empty. What takes as long as it is asked to (games of programs)
 * is only read. Words name files in the scratch folder, where there is one of each kind, so that
 * they can be named: they lose slashes, but for "./".
 */
#include "config.h"

#include "tests/fuzz/fuzz.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int sortie_main (int argc, char **argv);
#define main sortie_main
#include "console/programs/main.c"
#include <sortie/game.h>
#undef main

const char fuzz_target[] = "command-line";

#define MOST_WORDS 40

static const char *const homes[] = { "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
                                     "XDG_STATE_HOME", "HOME" };

/* A file of each kind that words may name. */
static const struct
{
  const char *name, *from;
} files[] = {
  { "cards.xml", "content/crazy-eights/cards.xml" },
  { "index.xml", "content/crazy-eights/index.xml" },
  { "eights.scenario", "tests/scenarios/crazy-eights/turn.scenario" },
};

static char *copies[G_N_ELEMENTS (files)];

int
LLVMFuzzerInitialize (G_GNUC_UNUSED int *argc, G_GNUC_UNUSED char ***argv)
{
  fuzz_init ();
  for (guint i = 0; i < G_N_ELEMENTS (homes); i++)
    g_setenv (homes[i], fuzz_scratch (), TRUE);
  g_setenv ("SORTIE_PAGER", "", TRUE);
  /* a fuzzer sees only what was loaded before it began */
  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    sortie_module_free (fuzz_module (fuzz_games[i], FALSE));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("top_srcdir"), files[i].from, NULL);

      if (!g_file_get_contents (path, &copies[i], NULL, NULL))
        g_error ("%s cannot be read", path);
    }
  return 0;
}

/* The words of the input. Strings belong to @text. (transfer container) */
static char **
split (char *text)
{
  char **words = g_new0 (char *, MOST_WORDS + 2);
  guint n = 0;

  words[n++] = (char *) "sortie";
  for (char *word = text; n <= MOST_WORDS && word != NULL;)
    {
      char *newline = strchr (word, '\n');

      if (newline != NULL)
        *newline = '\0';
      for (char *slash = strchr (word, '/'); slash != NULL; slash = strchr (slash + 1, '/'))
        if (slash != word + 1 || *word != '.')
          *slash = '_';
      words[n++] = word;
      word = newline != NULL && newline[1] != '\0' ? newline + 1 : NULL;
    }
  return words;
}

/* Whether programs would play, for as long as they please. */
static gboolean
takes_long (char *const *words)
{
  g_auto (GStrv) copy = g_strdupv ((char **) words);
  g_autoptr (ConsoleOptions) options = console_options_parse (console_subcommands, copy + 1, NULL);
  const char *name;

  if (options == NULL || options->help || options->version)
    return FALSE;
  name = options->subcommand->name;
  return g_strcmp0 (name, "auto") == 0 || g_strcmp0 (name, "verify") == 0
         || options->seats->len > 0;
}

/* ---- What it says ---------------------------------------------------------------------------- */

/* A stream of the program's that is collected. The program may close it. */
typedef struct
{
  FILE *before;
  FILE *stream;
  int fd;     /* of the stream */
  int memory; /* of what was written */
} Collected;

static FILE *
collect (Collected *c, FILE *before)
{
  c->before = before;
  c->memory = memfd_create (fuzz_target, MFD_CLOEXEC);
  c->fd = dup (c->memory);
  c->stream = c->fd >= 0 ? fdopen (c->fd, "w") : NULL;
  if (c->stream == NULL)
    g_error ("nothing can be collected");
  return c->stream;
}

/* (transfer full): all of it. */
static char *
read_collected (int memory)
{
  gsize size = (gsize) lseek (memory, 0, SEEK_END);
  char *text = g_malloc (size + 1);

  if (pread (memory, text, size, 0) != (gssize) size)
    g_error ("what was collected cannot be read");
  text[size] = '\0';
  return text;
}

static char *
end_collecting (Collected *c, FILE **stream)
{
  char *text;

  if (fcntl (c->fd, F_GETFD) >= 0)
    fclose (c->stream);
  *stream = c->before;
  text = read_collected (c->memory);
  close (c->memory);
  return text;
}

/* ---- Running it -------------------------------------------------------------------------------
 */

static void
is_good (int status, const char *out, const char *err)
{
  FUZZ_HOLDS (status == CONSOLE_OK || status == CONSOLE_FAILED || status == CONSOLE_USAGE,
              "exit status %d", status);
  if (*out != '\0')
    fuzz_is_readable (out);
  if (*err != '\0')
    fuzz_is_readable (err);
  FUZZ_HOLDS (status == CONSOLE_OK || *out != '\0' || *err != '\0', "it failed without a word");
  FUZZ_HOLDS (status != CONSOLE_USAGE || *err != '\0', "not understood, and not said why");
}

static void
run_program (char **words)
{
  FILE *before = stdin;
  Collected out, err;
  g_autofree char *said = NULL, *complained = NULL;
  int status;

  stdin = fopen ("/dev/null", "r");
  stdout = collect (&out, stdout);
  stderr = collect (&err, stderr);
  status = sortie_main ((int) g_strv_length (words), words);
  fclose (stdin);
  stdin = before;
  complained = end_collecting (&err, &stderr);
  said = end_collecting (&out, &stdout);
  is_good (status, said, complained);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size)
{
  g_autofree char *text = fuzz_text (bytes, size);
  g_autofree char **words = split (text);

  if (takes_long (words))
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    g_file_set_contents (files[i].name, copies[i], -1, NULL);
  g_unsetenv ("LANGUAGE");
  run_program (words);
  fuzz_clean ();
  return 0;
}
