/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rulebooks leave out no number; that tables cite only such as there are, the kit looks (T6). */
#include <string.h>

#include <sortie/base.h>
#include <sortie/game.h>
#include "module/front-end.h"
#include "base/xml.h"
#include "content/rulebook.h"
#include "tests/tap/tap.h"

static SortieModule *
load (const char *game)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load (&paths, game, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  return module;
}

/* ---- Numbers ------------------------------------------------------------------------ */

/* The rules of a chapter are numbered from 1 to @last. */
typedef struct
{
  const char *chapter;
  guint last;
} Chapter;

static void
check_chapter (const SortieRulebook *book, const Chapter *chapter)
{
  for (guint n = 1; n <= chapter->last; n++)
    {
      g_autofree char *number = g_strdup_printf ("%s.%u", chapter->chapter, n);

      if (sortie_rulebook_find (book, number) == NULL)
        {
          tap_note ("%s is missing", number);
          CU_FAIL ("a rule is missing");
        }
    }
}

static void
check_chapters (const char *game, const Chapter *chapters, gsize n)
{
  g_autoptr (SortieModule) module = load (game);
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);

  CU_ASSERT_PTR_NOT_NULL_FATAL (book);
  for (gsize i = 0; i < n; i++)
    {
      CU_ASSERT_PTR_NOT_NULL (sortie_rulebook_find_chapter (book, chapters[i].chapter));
      check_chapter (book, &chapters[i]);
    }
}

static void
numbers_of_siegestorm (void)
{
  static const Chapter chapters[] = {
    { "SS-1", 11 }, { "SS-2", 12 }, { "SS-3", 4 },   { "SS-4", 5 },   { "SS-5", 7 },
    { "SS-6", 9 },  { "SS-7", 12 }, { "SS-8", 10 },  { "SS-9", 21 },  { "SS-10", 7 },
    { "SS-11", 13 }, { "SS-12", 6 }, { "SS-13", 4 }, { "SS-14", 7 },  { "SS-15", 7 },
    { "SS-16", 8 }, { "SS-17", 9 }, { "SS-18", 8 },  { "SS-19", 10 }, { "SS-20", 9 },
    { "SS-21", 3 }, { "SS-22", 26 }, { "SS-23", 0 },
  };
  static const char *const flags[] = {
    "OPT-LOSE-ON-EMPTY",        "OPT-TARGET-TIME",      "OPT-EXTRA-CHAIN", "OPT-STORM-ORDER",
    "OPT-STORM-DESTROYS",       "OPT-REACT-ALL-ORDERS", "OPT-BOSS-ORDER",  "OPT-RESERVE-EAGER",
    "OPT-PLACE-NEEDS-EMPTY-DZ", "OPT-PLACED-UNIT-COST", "OPT-RAISE-OWN",   "OPT-VISION-STRICT",
  };
  g_autoptr (SortieModule) module = load ("siegestorm");
  const SortieRulebook *book = sortie_module_rulebook (module, NULL);

  check_chapters ("siegestorm", chapters, G_N_ELEMENTS (chapters));
  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    CU_ASSERT_PTR_NOT_NULL (sortie_rulebook_find (book, flags[i]));
  for (guint n = 1; n <= 81; n++)
    {
      g_autofree char *ruling = g_strdup_printf ("RUL-%02u", n);

      CU_ASSERT_PTR_NOT_NULL (sortie_rulebook_find (book, ruling));
    }
}

static void
numbers_of_summoner_wars (void)
{
  static const Chapter chapters[] = {
    { "SW-1", 9 },   { "SW-2", 13 },  { "SW-3", 7 },  { "SW-4", 8 },   { "SW-5", 5 },
    { "SW-6", 2 },   { "SW-7", 10 },  { "SW-8", 8 },  { "SW-9", 10 },  { "SW-10", 9 },
    { "SW-11", 13 }, { "SW-12", 3 },  { "SW-13", 8 }, { "SW-14", 5 },  { "SW-15", 13 },
    { "SW-16", 12 }, { "SW-17", 10 }, { "SW-18", 6 }, { "SW-19", 6 },  { "SW-20", 5 },
    { "SW-21", 6 },  { "SW-22", 5 },  { "SW-23", 5 }, { "SW-24", 6 },  { "SW-25", 14 },
    { "SW-26", 9 },
  };

  check_chapters ("summoner-wars", chapters, G_N_ELEMENTS (chapters));
}

static const TapTest tests[] = {
  { "the rulebook of Siegestorm leaves out no number", numbers_of_siegestorm },
  { "the rulebook of Summoner Wars leaves out no number", numbers_of_summoner_wars },
  { NULL },
};

int
main (int argc, char **argv)
{
  sortie_xml_init ();
  return tap_main (argc, argv, tests);
}
