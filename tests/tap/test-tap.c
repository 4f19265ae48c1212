/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The harness must not lose a failure. The program runs itself with TAP_SAMPLE in
 * the environment; then its tests are samples of what a test may do. */
#include "config.h"

#include "tests/tap/tap.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <string.h>

/* ---- Samples ------------------------------------------------------------- */

static void
passes (void)
{
  CU_ASSERT (TRUE);
}

static void
fails (void)
{
  tap_int (1 + 1, 3);
}

static void
tells (void)
{
  tap_tells ("5 of 3", "3 … 5");
  tap_tells ("3 of 5", "3 … 5");
}

static void
asserts_nothing (void)
{
}

static void
crashes (void)
{
  signal (SIGABRT, SIG_DFL);
  abort ();
}

static void
lacks_something (void)
{
  tap_skip ("no moon");
}

static const TapTest samples[] = {
  { "passes", passes },
  { "fails # not a directive", fails },
  { "tells", tells },
  { "asserts nothing", asserts_nothing },
  { "lacks something", lacks_something },
  { "known to fail", fails, .todo = "arithmetic" },
  { "said to fail", passes, .todo = "arithmetic" },
  { "crashes", crashes },
  { NULL }
};

/* ---- Tests --------------------------------------------------------------- */

typedef struct
{
  char *output;
  int status;
} Sample;

static void
sample_clear (Sample *sample)
{
  g_free (sample->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sample, sample_clear)

/* Run the sample called @name in a process of its own. */
static Sample
run_sample (const char *name, gboolean in_harness)
{
  Sample sample = { NULL, -1 };
  char *argv[] = { program_invocation_name, (char *) name, NULL };
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "TAP_SAMPLE", "yes", TRUE);
  g_autoptr (GError) error = NULL;

  if (!in_harness)
    environment = g_environ_unsetenv (environment, "TAP_HARNESS");
  g_spawn_sync (NULL, argv, environment, G_SPAWN_DEFAULT, NULL, NULL, &sample.output, NULL,
                &sample.status, &error);
  tap_no_error (error);
  return sample;
}

static void
success_is_told (void)
{
  g_auto (Sample) sample = run_sample ("passes", FALSE);
  tap_string (sample.output, "ok 1 - passes\n1..1\n");
  tap_int (sample.status, 0);
}

static void
failure_says_where_and_what (void)
{
  g_auto (Sample) sample = run_sample ("fails", FALSE);
  tap_contains (sample.output, "not ok 1 - fails   not a directive\n1..1\n");
  tap_contains (sample.output, "test-tap.c:");
  tap_contains (sample.output, "# 1 + 1 is 2, not 3\n");
  CU_ASSERT (sample.status != 0);
}

static void
facts_have_an_order (void)
{
  g_auto (Sample) sample = run_sample ("tells", FALSE);

  tap_contains (sample.output, "not ok 1 - tells\n");
  tap_contains (sample.output, "test-tap.c:");
  tap_contains (sample.output, "\"5 of 3\"");
  CU_ASSERT_PTR_NULL (strstr (sample.output, "3 of 5"));
  CU_ASSERT (sample.status != 0);
  tap_tells ("the goal is a number from 5 to 60, not 4", "goal … 5 … 60 … 4");
}

static void
silence_is_failure (void)
{
  g_auto (Sample) sample = run_sample ("asserts nothing", FALSE);
  tap_contains (sample.output, "not ok 1 - asserts nothing\n");
  CU_ASSERT (sample.status != 0);
}

static void
skipping_gives_the_reason (void)
{
  g_auto (Sample) sample = run_sample ("lacks", FALSE);
  tap_string (sample.output, "ok 1 - lacks something # SKIP no moon\n1..1\n");
  tap_int (sample.status, 0);
}

static void
known_failure_is_no_failure (void)
{
  g_auto (Sample) sample = run_sample ("known to fail", FALSE);
  tap_contains (sample.output, "not ok 1 - known to fail # TODO arithmetic\n");
  tap_int (sample.status, 0);
}

static void
cured_weakness_is_failure (void)
{
  g_auto (Sample) sample = run_sample ("said to fail", FALSE);
  tap_contains (sample.output, "ok 1 - said to fail # TODO arithmetic\n");
  CU_ASSERT (sample.status != 0);
}

static void
crash_leaves_no_plan (void)
{
  g_auto (Sample) sample = run_sample ("s", FALSE); /* all of them, the crash last */
  tap_contains (sample.output, "ok 1 - passes\n");
  CU_ASSERT_PTR_NULL (strstr (sample.output, "1.."));
  CU_ASSERT (sample.status != 0);
}

static void
harness_counts_a_failure_once (void)
{
  g_auto (Sample) sample = run_sample ("fails", TRUE);
  tap_contains (sample.output, "not ok 1 - ");
  tap_int (sample.status, 0);
}

static const TapTest tests[] = {
  { "a test that passes says ok", success_is_told },
  { "a failure says where, and what it saw", failure_says_where_and_what },
  { "what a sentence must tell is told in its order, or the test fails", facts_have_an_order },
  { "a test that asserts nothing fails", silence_is_failure },
  { "a skipped test gives the reason", skipping_gives_the_reason },
  { "a known failure does not fail the run", known_failure_is_no_failure },
  { "a known failure that passes fails the run", cured_weakness_is_failure },
  { "after a crash there is no plan, but what came before", crash_leaves_no_plan },
  { "under a harness the exit status does not count again", harness_counts_a_failure_once },
  { NULL }
};

int
main (int argc, char **argv)
{
  return tap_main (argc, argv, g_getenv ("TAP_SAMPLE") ? samples : tests);
}
