/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the environment may name, and from when on it may not. */
#include "config.h"

#include "console/screen/paths.h"
#include "console/session/saves.h"
#include "tests/tap/tap.h"

#include <sys/wait.h>
#include <unistd.h>

#define NOBODY 65534

static const char *const variables[] = { "SORTIE_MODULE_PATH", "SORTIE_CONTENT_PATH",
                                         "SORTIE_LOCALE_PATH", "SORTIE_PAGER" };

static void
name_another_folder (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    g_setenv (variables[i], "/planted", TRUE);
}

static gboolean
all_lead_there (void)
{
  g_auto (GStrv) modules = console_module_path (), content = console_content_path ();
  g_autofree char *locale = console_locale_folder ();

  return g_str_equal (modules[0], "/planted") && g_str_equal (content[0], "/planted")
         && g_str_equal (locale, "/planted") && console_environment ("SORTIE_PAGER") != NULL;
}

static gboolean
none_leads_there (void)
{
  g_auto (GStrv) modules = console_module_path (), content = console_content_path ();
  g_autofree char *locale = console_locale_folder (), *history = console_history_path ();

  return g_str_equal (modules[0], SORTIE_MODULEDIR) && g_str_equal (content[0], SORTIE_CONTENTDIR)
         && g_str_equal (locale, LOCALEDIR) && console_environment ("SORTIE_PAGER") == NULL
         && history == NULL;
}

static void
the_environment_names_folders (void)
{
  name_another_folder ();
  CU_ASSERT_TRUE (all_lead_there ());
}

/* A program that runs as others' with one of these ids, in a process of its own. */
static gboolean
is_deaf_as (uid_t user, uid_t effective, uid_t saved)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    _exit (setresuid (user, effective, saved) == 0 && none_leads_there () ? 0 : 1);
  return waitpid (child, &status, 0) == child && WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

static gboolean
is_deaf_as_group (gid_t group, gid_t effective, gid_t saved)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    _exit (setresgid (group, effective, saved) == 0 && none_leads_there () ? 0 : 1);
  return waitpid (child, &status, 0) == child && WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

/* Only root can make such processes. */
static void
raised_rights_hear_nobody (void)
{
  if (geteuid () != 0)
    {
      tap_skip ("only root can run as others");
      return;
    }
  name_another_folder ();
  CU_ASSERT_TRUE (is_deaf_as (NOBODY, 0, 0));
  CU_ASSERT_TRUE (is_deaf_as (NOBODY, NOBODY, 0));
  CU_ASSERT_TRUE (is_deaf_as_group (NOBODY, 0, 0));
  CU_ASSERT_TRUE (is_deaf_as_group (NOBODY, NOBODY, 0));
  CU_ASSERT_FALSE (is_deaf_as (0, 0, 0));
  CU_ASSERT_FALSE (is_deaf_as (NOBODY, NOBODY, NOBODY));
}

/* libtool starts a program from the folder that is looked for. */
static void
a_name_is_no_build_tree_then (void)
{
  char *before = program_invocation_name;

  if (geteuid () != 0)
    {
      tap_skip ("only root can run as others");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    g_unsetenv (variables[i]);
  program_invocation_name = g_build_filename (g_getenv ("top_builddir"), ".libs", "sortie", NULL);
  CU_ASSERT_FALSE (none_leads_there ());
  CU_ASSERT_TRUE (is_deaf_as (NOBODY, NOBODY, 0));
  g_free (program_invocation_name);
  program_invocation_name = before;
}

static const TapTest tests[] = {
  { "the environment names folders and the pager", the_environment_names_folders },
  { "with raised rights, also saved ones, it names none", raised_rights_hear_nobody },
  { "nor does the name by which the program was started", a_name_is_no_build_tree_then },
  { NULL },
};

TAP_MAIN (tests)
