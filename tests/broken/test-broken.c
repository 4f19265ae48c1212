/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-broken.c: the kit finds every broken module by the check that is meant for it, and nothing
 * wrong with a healthy one. */
#include "match/verify.h"
#include "player/bot.h"
#include "tests/tap/tap.h"

#include <string.h>

/* A sanitizer takes long, and its allocator does not say what is in use. */
#ifdef __SANITIZE_ADDRESS__
#define GAMES 6
#define HEALTHY_GAMES 20
#define KNOWS_MEMORY FALSE
#else
#define GAMES 12
#define HEALTHY_GAMES 200
#define KNOWS_MEMORY TRUE
#endif

static const SortieVerifyBot bots[] = {
  { "greedy", sortie_bot_new, sortie_bot_free, sortie_bot_choose },
  { NULL },
};

static SortieModule *
load (const char *folder, const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/tests/%s/.libs/%s.%s", g_getenv ("top_builddir"),
                                           folder, name, G_MODULE_SUFFIX);
  g_autofree char *content = g_build_filename (g_getenv ("top_srcdir"), "tests/toy/content", NULL);
  const SortiePaths paths = { .content = content };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load (&paths, path, &error);

  tap_no_error (error);
  return module;
}

static SortieVerifyReport *
verify (const SortieModule *module, guint games, guint64 seed)
{
  const SortieVerifySpec spec = { .module = module, .games = games, .seed = seed, .bots = bots };
  g_autoptr (GError) error = NULL;
  SortieVerifyReport *report = sortie_verify (&spec, &error);

  tap_no_error (error);
  return report;
}

/* "S1 M4": the checks that failed. */
static char *
failed_checks (const SortieVerifyReport *report)
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

/* The one game that a failure names fails again, after as many moves. */
static void
is_seen_again (const SortieModule *module, const SortieVerifyFailure *failure)
{
  g_autoptr (SortieVerifyReport) again = verify (module, 1, failure->seed);
  g_autofree char *seed = g_strdup_printf ("--games 1 --seed %" G_GUINT64_FORMAT, failure->seed);
  const SortieVerifyFailure *other;

  tap_contains (failure->command, seed);
  CU_ASSERT_FATAL (again->failures->len == 1);
  other = again->failures->pdata[0];
  tap_int (other->check, failure->check);
  tap_int (other->move, failure->move);
}

static void
is_caught (const char *name, const char *by)
{
  g_autoptr (SortieModule) module = load ("broken", name);
  g_autoptr (SortieVerifyReport) report = NULL;
  g_autofree char *failed = NULL;

  CU_ASSERT_FATAL (module != NULL);
  report = verify (module, GAMES, 1);
  failed = failed_checks (report);
  tap_string (failed, by);
  if (report->failures->len == 0)
    return;
  tap_note ("%s", ((SortieVerifyFailure *) report->failures->pdata[0])->sentence);
  /* what depends on all games before it cannot be seen again in one */
  if (strcmp (name, "memory-of-games") != 0 && strcmp (name, "outside-chance") != 0)
    is_seen_again (module, report->failures->pdata[0]);
}

static void
the_healthy_game_passes (void)
{
  g_autoptr (SortieModule) module = load ("toy", "toy");
  g_autoptr (SortieVerifyReport) report = NULL;
  g_autofree char *failed = NULL, *text = NULL;

  CU_ASSERT_FATAL (module != NULL);
  report = verify (module, HEALTHY_GAMES, 1);
  failed = failed_checks (report);
  tap_string (failed, "");
  text = sortie_verify_report_text (report);
  tap_contains (text, "all checks hold");
  for (guint i = 0; i < report->checks->len; i++)
    {
      const SortieVerifyCheck *check = &g_array_index (report->checks, SortieVerifyCheck, i);

      if (check->done == 0)
        tap_note ("%s was never made", check->id);
      CU_ASSERT (check->done > 0 || (!KNOWS_MEMORY && strcmp (check->id, "R1") == 0));
    }
}

static void
a_failure_is_told_with_all_that_is_needed (void)
{
  g_autoptr (SortieModule) module = load ("broken", "stuck");
  const SortieVerifySpec spec = { .module = module, .name = "./stuck.so", .games = 1, .seed = 5 };
  g_autoptr (SortieVerifyReport) report = sortie_verify (&spec, NULL);
  g_autofree char *text = sortie_verify_report_text (report);

  tap_contains (text, "M3 failed after move");
  tap_contains (text, "decides, but has no legal move");
  tap_contains (text, "sortie verify ./stuck.so --games 1 --seed 5");
  tap_contains (text, "1 check failed");
}

#define CAUGHT(function, name, by)   \
  static void                        \
  function (void)                    \
  {                                  \
    is_caught ((name), (by));        \
  }

CAUGHT (lost_card, "lost-card", "S1")
CAUGHT (out_of_range, "out-of-range", "S2")
CAUGHT (shared_memory, "shared-memory", "S4")
CAUGHT (unlisted, "unlisted", "M1")
CAUGHT (trace, "trace", "M1")
CAUGHT (no_reason, "no-reason", "M1")
CAUGHT (unstable_list, "unstable-list", "M2")
CAUGHT (stuck, "stuck", "M3")
CAUGHT (same_text, "same-text", "M4")
CAUGHT (endless, "endless", "M5")
CAUGHT (loop, "loop", "M5")
CAUGHT (wrong_winner, "wrong-winner", "M6")
CAUGHT (memory_of_games, "memory-of-games", "D1")
CAUGHT (outside_chance, "outside-chance", "D2")
CAUGHT (writes_when_read, "writes-when-read", "D3")
CAUGHT (telling_log, "telling-log", "H2")
CAUGHT (peeking_list, "peeking-list", "H3")
CAUGHT (peeking_refusal, "peeking-refusal", "H4")
CAUGHT (peeking_evaluation, "peeking-evaluation", "H7")
CAUGHT (blank, "blank", "T1")
CAUGHT (own_invariant, "own-invariant", "G1")

static void
hoard (void)
{
  if (KNOWS_MEMORY)
    is_caught ("hoard", "R1");
  else
    tap_skip ("the sanitizer's allocator does not say what is in use");
}

static const TapTest tests[] = {
  { "nothing is found in a healthy game, and every check was made", the_healthy_game_passes },
  { "S1 a card that turns into another is caught", lost_card },
  { "S2 a number outside its range is caught", out_of_range },
  { "S4 a game that shares memory between clones is caught", shared_memory },
  { "M1 a move that is legal but not listed is caught", unlisted },
  { "M1 a refusal that leaves a trace is caught", trace },
  { "M1 a refusal without a reason is caught", no_reason },
  { "M2 a list in an order that is not stable is caught", unstable_list },
  { "M3 a seat that must move and cannot is caught", stuck },
  { "M4 two moves that are written the same are caught", same_text },
  { "M5 a game without end is caught", endless },
  { "M5 an effect without end is caught", loop },
  { "M6 a winner who does not exist is caught", wrong_winner },
  { "D1 a game that remembers earlier games is caught", memory_of_games },
  { "D2 chance that is not in the state is caught", outside_chance },
  { "D3 looking that changes something is caught", writes_when_read },
  { "H2 a log that tells too much is caught", telling_log },
  { "H3 a legal list that tells too much is caught", peeking_list },
  { "H4 a refusal that tells too much is caught", peeking_refusal },
  { "H7 an evaluation that knows too much is caught", peeking_evaluation },
  { "T1 a sentence with an open blank is caught", blank },
  { "R1 a game that keeps memory is caught", hoard },
  { "G1 a broken invariant of the game's own is caught", own_invariant },
  { "a failure is told with seed, move and the command that repeats it",
    a_failure_is_told_with_all_that_is_needed },
  { NULL },
};

TAP_MAIN (tests)
