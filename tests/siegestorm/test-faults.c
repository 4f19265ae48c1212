/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-faults.c: the conformance kit finds each broken invariant of Siegestorm that shows only in
 * the course of a match (games/siegestorm/course.c), and finds nothing else in that game. */
#include "tests/broken/verifying.h"
#include "kit/internal.h"

static SortieModule *module;

/* So many games are played at most before a fault must have shown. */
#define MANY 40

/* Cheap cards that clear the Deployment Zone, join the Support, heal and last beyond a turn, so
 * that whatever can go wrong comes up soon. */
#define DECK                                                                           \
  "<deck xmlns='urn:sortie:content' game='siegestorm' id='faults' kind='player' "      \
  "faction='khunglai'><name>Faults</name><cards of='caravan-porter' n='4'/>"           \
  "<cards of='novice-of-the-stair' n='4'/><cards of='steppe-rider' n='4'/>"            \
  "<cards of='rope-bridge-guard' n='4'/><cards of='ascetic-healer' n='4'/>"            \
  "<cards of='gong-bearer' n='4'/><cards of='prayer-wheel-keeper' n='4'/>"             \
  "<cards of='spear-disciple' n='4'/><cards of='grandmaster-of-storms' n='2'/></deck>"

static SortieVerifyReport *
play (guint64 seed)
{
  const char *const choices[] = { "deck:one=" DECK, "deck:two=" DECK, NULL };
  const SortieVerifySpec spec
      = { .module = module, .games = 1, .seed = seed, .mode = "duel", .choices = choices };
  g_autoptr (GError) error = NULL;
  SortieVerifyReport *report = sortie_verify (&spec, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (report);
  return report;
}

static void
is_caught (const char *fault, const char *sentence)
{
  g_autoptr (SortieVerifyReport) report = NULL;
  g_autofree char *ids = NULL;

  g_setenv ("SORTIE_FAULT", fault, TRUE);
  for (guint64 seed = 1; seed <= MANY && (report == NULL || report->failures->len == 0); seed++)
    {
      sortie_verify_report_free (report);
      report = play (seed);
    }
  g_unsetenv ("SORTIE_FAULT");
  ids = verifying_failed (report);
  tap_string (ids, "S7");
  if (report->failures->len > 0)
    tap_contains (((SortieVerifyFailure *) report->failures->pdata[0])->sentence, sentence);
}

#define CAUGHT(function, fault, sentence) \
  static void                             \
  function (void)                         \
  {                                       \
    is_caught ((fault), (sentence));      \
  }

CAUGHT (deployments, "deployments are not counted", "INV-4: unit 2 of a Deploy step")
CAUGHT (payments, "committed Supporters pay", "INV-6: a committed Supporter pays")
CAUGHT (preparing, "Prepare makes nobody ready", "INV-6: a Supporter is committed after Prepare")
CAUGHT (moves, "a unit moves by itself", "INV-7: a unit moves")
CAUGHT (damage, "damage gives cards back", "INV-9: damage enlarges Resources")
CAUGHT (draws, "a draw spoils the Heal pile", "INV-9: a draw touches the Heal pile")
CAUGHT (strength, "strength falls below nothing", "INV-10: an Attack Strength is negative")
CAUGHT (endings, "a turn leaves something", "INV-12: what lasts until the end of the turn")

static void
healthy (void)
{
  g_autoptr (SortieVerifyReport) report = play (1);
  g_autofree char *ids = verifying_failed (report);

  tap_string (ids, "");
}

static const TapTest tests[] = {
  { "nothing is found without a fault", healthy },
  { "a second unit in a Deploy step is found (INV-4)", deployments },
  { "a committed Supporter that pays is found (INV-6)", payments },
  { "Supporters that Prepare leaves committed are found (INV-6)", preparing },
  { "a unit that moves by itself is found (INV-7)", moves },
  { "damage that enlarges Resources is found (INV-9)", damage },
  { "a draw that touches the Heal pile is found (INV-9)", draws },
  { "a negative Attack Strength is found (INV-10)", strength },
  { "what outlasts its turn is found (INV-12)", endings },
  { NULL },
};

static SortieModule *
load (void)
{
  g_autofree char *path = g_strdup_printf ("%s/tests/siegestorm/.libs/faulty.%s",
                                           g_getenv ("top_builddir"), G_MODULE_SUFFIX);
  const SortiePaths paths = { .content = g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  SortieModule *loaded = sortie_module_load_file (&paths, path, &error);

  if (loaded == NULL)
    printf ("Bail out! %s\n", error->message);
  return loaded;
}

int
main (int argc, char **argv)
{
  int status;

  module = load ();
  status = module != NULL ? tap_main (argc, argv, tests) : 1;
  sortie_module_free (module);
  return status;
}
