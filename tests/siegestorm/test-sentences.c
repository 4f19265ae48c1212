/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Siegestorm's cards do, in the printer's words: they read as one would print them. */
#include <string.h>

#include "effect/printer.h"
#include "match/match.h"
#include "tests/tap/tap.h"

static SortieModule *module;

static int
load (void)
{
  g_autofree char *modules = g_build_filename (g_getenv ("top_builddir"), "games/.libs", NULL);
  g_autofree char *content = g_build_filename (g_getenv ("top_srcdir"), "content", NULL);
  const SortiePaths paths = { modules, content };

  module = sortie_module_load (&paths, "siegestorm", NULL);
  return module == NULL;
}

static void
reads (const char *card, const char *expected)
{
  guint16 def = sortie_catalogue_find (module->catalogue, card);
  g_autofree char *text = sortie_program_describe (module->catalogue, def);

  CU_ASSERT (def != 0);
  tap_string (text, expected);
}

static void
actions (void)
{
  reads ("moonwell-keeper", "Action:\n  Heal 3.\nPay 1:\n  Heal 2.");
  reads ("wolf-back-raider", "Action:\n  Advance your War Track.");
  reads ("hexblade", "Action:\n  Each opponent discards 2 cards.\n"
                     "When you make an opponent discard cards:\n  Deal 1 damage to each opponent.");
  reads ("assassin", "Action:\n  Target 1 of the Enemies with DEF 2 or less: the victim.\n"
                     "  Kill the victim.\n"
                     "Pay 2:\n  Destroy 1 card in each opponent's Support.");
}

static void
continuous (void)
{
  reads ("goblin-leader", "+1 ATT for your Allies.");
  reads ("banshee-matron", "Action:\n  Target 1 of the Enemies: the victim.\n  Kill the victim.\n"
                           "-1 ATT for the Enemies.");
  reads ("seal-of-silence", "Action:\n  Until the end of the opponents' next turn:\n"
                            "    +1 to the cost of the opponent's cards as Actions.\n"
                            "    +1 to the cost of the abilities of the opponent's units.");
}

static void
permissions (void)
{
  reads ("mirror-warden", "Action:\n  Until the end of this turn:\n"
                          "    Your cards cannot be targeted by an opponent.\n"
                          "Pay 1:\n  Until the end of this turn:\n"
                          "    Your cards cannot be targeted by an opponent.");
  reads ("griffin-rider", "Action:\n  Advance your War Track.\n"
                          "This may strike as if there were no Defender.");
}

static void
triggers (void)
{
  reads ("silverleaf-archer", "Action:\n  Deal 2 damage to each opponent.\n"
                              "When one of the Enemies is deployed:\n"
                              "  Only while this is your Defender.\n"
                              "  Deal 1 damage to each opponent.");
  reads ("temple-acolyte", "Action:\n  Heal 2.\n"
                           "When you heal by an effect of yours, it is 1 more.");
  reads ("pit-whelp", "Action:\n  Deal 2 damage to each opponent.\n"
                      "When one of your Allies is sacrificed:\n  This is the whelp.\n"
                      "  Until the end of your next turn:\n    +2 ATT for the whelp.");
}

static void
numbers (void)
{
  reads ("loot-sack", "Action:\n  For each player among the opponents:\n"
                      "    The player discards 1 card.\n    If that was not done:\n"
                      "      Deal 1 damage to the player.");
  reads ("spirit-caller", "Action:\n"
                          "  Deal damage to each opponent equal to the number of your Totems.");
  reads ("the-hollow-king", "Action:\n  Each opponent discards 3 cards.\n"
                            "  Deal damage to each opponent equal to 2 times (3 minus the number "
                            "achieved).\n"
                            "The hand limit of the opponents is at most 5.");
}

/* No name is missing, no blank is left, no word of a table stands there raw. */
static void
every_card (void)
{
  static const char *const never[] = { "{", "?", "“", "the opponents discards", "  :", " ." };

  for (guint16 def = 1; def < module->catalogue->n_defs; def++)
    {
      g_autofree char *text = sortie_program_describe (module->catalogue, def);

      for (gsize i = 0; i < G_N_ELEMENTS (never); i++)
        {
          if (strstr (text, never[i]) != NULL)
            tap_note ("%s: %s", module->catalogue->defs[def].id, text);
          CU_ASSERT_PTR_NULL (strstr (text, never[i]));
        }
    }
}

static const TapTest tests[] = {
  { "actions and abilities are orders", actions },
  { "what is so all the time is said with its number first", continuous },
  { "who cannot do what is said in one sentence", permissions },
  { "what sets an ability off is a sentence of the event's own", triggers },
  { "what is counted is said in words", numbers },
  { "no card's sentence has a hole in it", every_card },
  { NULL },
};

int
main (int argc, char **argv)
{
  int status = load () != 0;

  if (status == 0)
    status = tap_main (argc, argv, tests);
  sortie_module_free (module);
  return status;
}
