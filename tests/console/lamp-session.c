/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/console/lamp-session.h"

#include <string.h>

#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include "tests/tap/tap.h"
#include "match/whole.h"
#include "module/internal.h"
#include "reader/reader.h"

/* Any four cards of the deck come up long before. */
#define MOST_SEEDS 5000
#define WIDE 1000

static SortieModule *
load (void)
{
  g_autofree char *content =
      g_build_filename (g_getenv ("top_srcdir"), "tests/toy/content/toy", NULL);
  GError *error = NULL;
  SortieModule *module = sortie_module_for_game (&sortie_game, content, &error);

  if (module == NULL)
    g_error ("the toy game: %s", error->message);
  return module;
}

static SortieMatch *
deal (const SortieModule *module, guint64 seed)
{
  const char *const options[] = { "opener=north", NULL };
  SortieMatchSpec spec = { .module = module, .options = options, .seed = seed };
  GError *error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);
  SortieRefusal why;

  if (match == NULL)
    g_error ("a match of the toy game: %s", error->message);
  g_assert_true (sortie_match_play_line (match, NORTH, "no", &why));
  return match;
}

static guint16
zone_of_north (const SortieMatch *match, guint zone)
{
  return sortie_setup_zone (sortie_match_setup (match), zone, NORTH);
}

static guint
count_in_hand (const SortieMatch *match, const char *id)
{
  const SortiePlay *p = sortie_match_play (match);
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, zone_of_north (match, TOY_HAND), card))
    n += strcmp (sortie_def (p, sortie_state_cards (p->s)[card].def)->id, id) == 0;
  return n;
}

static gboolean
has_hand (const SortieMatch *match, const char *const *hand)
{
  guint n = g_strv_length ((char **) hand);

  if (sortie_zone_count (sortie_match_play (match), zone_of_north (match, TOY_HAND)) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      guint wanted = 0;

      for (guint k = 0; k < n; k++)
        wanted += strcmp (hand[i], hand[k]) == 0;
      if (count_in_hand (match, hand[i]) != wanted)
        return FALSE;
    }
  return TRUE;
}

static SortieMatch *
deal_hand (const SortieModule *module, const char *const *hand)
{
  for (guint64 seed = 1; seed < MOST_SEEDS; seed++)
    {
      SortieMatch *match = deal (module, seed);

      if (has_hand (match, hand))
        return match;
      sortie_match_free (match);
    }
  g_error ("no seed deals this hand");
}

LampSession *
lamp_session_new (const char *const *hand)
{
  LampSession *lamps = g_new0 (LampSession, 1);
  SortieModule *module = load ();
  SortiePaths nowhere = { .modules = "" };

  lamps->out = console_out_new (NULL);
  /* UTF-8 whatever the locale of the test is, and no sentence in two lines */
  g_clear_pointer (&lamps->out->charset, g_free);
  lamps->out->ascii = FALSE;
  console_out_set_width (lamps->out, WIDE);
  lamps->input = console_input_new (NULL);
  lamps->session = console_session_new (lamps->out, lamps->input, &nowhere, module,
                                        deal_hand (module, hand), NULL);
  lamps->session->commands = console_commands;
  return lamps;
}

void
lamp_session_free (LampSession *lamps)
{
  console_session_free (lamps->session);
  console_input_free (lamps->input);
  console_out_free (lamps->out);
  g_free (lamps);
}

char *
lamp_session_type (LampSession *lamps, const char *line)
{
  g_auto (SortieLine) typed = { .n = 0 };

  sortie_line_init (&typed, line);
  g_string_truncate (lamps->out->pending, 0);
  console_line_run (lamps->session, &typed);
  return g_strdup (lamps->out->pending->str);
}

guint
lamp_session_count (LampSession *lamps, guint zone)
{
  const SortieMatch *match = lamps->session->match;

  return sortie_zone_count (sortie_match_play (match), zone_of_north (match, zone));
}

const char *
lamp_session_on_sill (LampSession *lamps, guint place)
{
  const SortiePlay *p = sortie_match_play (lamps->session->match);
  guint16 spot = sortie_setup_place (p->setup, TOY_SILL, NORTH, place);

  if (sortie_place_is_free (p, spot))
    return NULL;
  return sortie_def (p, sortie_piece_def (p, sortie_place_piece (p, spot)))->id;
}
