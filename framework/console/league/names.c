/* SPDX-License-Identifier: GPL-3.0-or-later */
/* names.c: the names of everything in a run. */
#include "console/league/league.h"

#include <string.h>

#include "base/text.h"
#include "base/i18n.h"
#include "match/spec.h"

/* Whether entrants differ in this: what is the same for all needs no mention. */
static gboolean
differ (JsonArray *entrants, const char *member)
{
  for (guint i = 1; i < json_array_get_length (entrants); i++)
    if (!json_node_equal (json_object_get_member (json_array_get_object_element (entrants, 0), member),
                          json_object_get_member (json_array_get_object_element (entrants, i), member)))
      return TRUE;
  return FALSE;
}

/* The name of a choice's value: "class=very-hard" of a Boss that was chosen before. */
static const char *
name_of_choice (const SortieModule *module, const char *choice, const char *id, GArray *chosen)
{
  gint index = module != NULL ? SORTIE_FIND_ROW (module->game->choices, choice) : -1;
  SortieChosen one = { .choice = (guint8) index, .seat = SORTIE_NO_SEAT, .id = id };
  const char *name;

  if (index < 0)
    return id;
  name = sortie_choice_name (module, (guint) index, 0, id, (const SortieChosen *) chosen->data,
                             chosen->len);
  g_array_append_val (chosen, one);
  return name;
}

/* (transfer full): the names of several choices. */
static char *
choices_name (const SortieModule *module, JsonArray *choices)
{
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (SortieChosen));
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < json_array_get_length (choices); i++)
    {
      char *text = g_strdup (json_array_get_string_element (choices, i));
      char *equals = text != NULL ? strchr (text, '=') : NULL;

      g_ptr_array_add (kept, text);
      if (equals == NULL)
        continue;
      *equals = '\0';
      g_string_append_printf (all, "%s%s", all->len > 0 ? ", " : "",
                              name_of_choice (module, text, equals + 1, chosen));
    }
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static char *
entrant_name (const SortieModule *module, JsonObject *entrant, gboolean players, gboolean hands)
{
  const char *player = json_object_get_string_member_with_default (entrant, "player", "");
  g_autofree char *hand = choices_name (module, json_object_get_array_member (entrant, "choices"));

  if (*hand == '\0' || !hands)
    return g_strdup (player);
  /* Translators: {player} is a program, "greedy", {hand} a deck. */
  return players ? sortie_sentence (_ ("{hand} ({player})"), "hand", hand, "player", player, NULL)
                 : g_strdup (hand);
}

LeagueNames *
league_names_new (const LeagueTally *tally, const SortieModule *module)
{
  LeagueNames *names = g_new0 (LeagueNames, 1);
  JsonArray *entrants = json_object_get_array_member (tally->head, "entrants");
  JsonArray *settings = json_object_get_array_member (tally->head, "settings");
  gboolean players = differ (entrants, "player"), hands = differ (entrants, "choices");

  names->module = module;
  names->entrants = g_ptr_array_new_with_free_func (g_free);
  names->settings = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < json_array_get_length (entrants); i++)
    g_ptr_array_add (names->entrants,
                     entrant_name (module, json_array_get_object_element (entrants, i), players,
                                   hands || !players));
  for (guint i = 0; i < json_array_get_length (settings); i++)
    g_ptr_array_add (names->settings,
                     choices_name (module, json_array_get_array_element (settings, i)));
  return names;
}

void
league_names_free (LeagueNames *names)
{
  if (names == NULL)
    return;
  g_ptr_array_unref (names->entrants);
  g_ptr_array_unref (names->settings);
  g_free (names);
}

const char *
league_rated_name (const LeagueNames *names, guint i)
{
  return i < names->entrants->len ? names->entrants->pdata[i]
                                  : names->settings->pdata[i - names->entrants->len];
}

char *
league_contest_name (const LeagueContestTally *contest, const LeagueNames *names)
{
  const char *first = names->entrants->pdata[contest->first];
  const char *setting = names->settings->pdata[contest->setting];
  g_autofree char *both = NULL;

  if (contest->second == SORTIE_NO_ENTRANT)
    return *setting == '\0' ? g_strdup (first)
                            /* Translators: {first} is a deck, {setting} a Boss and its class. */
                            : sortie_sentence (_ ("{first} against {setting}"), "first", first,
                                               "setting", setting, NULL);
  both = sortie_sentence (_ ("{first} against {second}"), "first", first, "second",
                          names->entrants->pdata[contest->second], NULL);
  return *setting == '\0' ? g_steal_pointer (&both) : g_strdup_printf ("%s, %s", both, setting);
}
