/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/league/lines.h"

#include <sortie/move.h>
#include "base/i18n.h"


static const char *const outcomes[] = {
  [SORTIE_LEAGUE_FIRST_WON] = "first",
  [SORTIE_LEAGUE_SECOND_WON] = "second",
  [SORTIE_LEAGUE_DRAWN] = "drawn",
  [SORTIE_LEAGUE_UNFINISHED] = "unfinished",
};

static const char *const causes[] = {
  [SORTIE_CAUSE_RULE] = "rule", [SORTIE_CAUSE_ACTION] = "action", [SORTIE_CAUSE_ABILITY] = "ability",
  [SORTIE_CAUSE_COST] = "cost", [SORTIE_CAUSE_ATTACK] = "attack",
};
G_STATIC_ASSERT (G_N_ELEMENTS (causes) == SORTIE_N_CAUSES);

/* ---- Writing ----------------------------------------------------------------------- */

static char *
to_line (JsonBuilder *builder)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = json_builder_get_root (builder);

  json_generator_set_root (generator, root);
  return json_generator_to_data (generator, NULL);
}

static void
add_number (JsonBuilder *b, const char *name, guint64 number)
{
  json_builder_set_member_name (b, name);
  json_builder_add_int_value (b, (gint64) number);
}

static void
add_text (JsonBuilder *b, const char *name, const char *text)
{
  json_builder_set_member_name (b, name);
  json_builder_add_string_value (b, text);
}

static void
add_texts (JsonBuilder *b, const char *const *texts)
{
  json_builder_begin_array (b);
  for (; *texts != NULL; texts++)
    json_builder_add_string_value (b, *texts);
  json_builder_end_array (b);
}

static void
add_entrants (JsonBuilder *b, const SortieLeague *league)
{
  guint n;
  const SortieEntrant *entrants = sortie_league_entrants (league, &n);

  json_builder_set_member_name (b, "entrants");
  json_builder_begin_array (b);
  for (guint i = 0; i < n; i++)
    {
      json_builder_begin_object (b);
      add_text (b, "player", entrants[i].player);
      json_builder_set_member_name (b, "choices");
      add_texts (b, entrants[i].choices);
      json_builder_end_object (b);
    }
  json_builder_end_array (b);
}

static void
add_settings (JsonBuilder *b, const SortieLeague *league)
{
  guint n;
  const char *const *const *settings = sortie_league_settings (league, &n);

  json_builder_set_member_name (b, "settings");
  json_builder_begin_array (b);
  for (guint i = 0; i < n; i++)
    add_texts (b, settings[i]);
  json_builder_end_array (b);
}

static void
add_contests (JsonBuilder *b, const SortieLeague *league)
{
  guint n;
  const SortieContest *contests = sortie_league_contests (league, &n);

  json_builder_set_member_name (b, "contests");
  json_builder_begin_array (b);
  for (guint i = 0; i < n; i++)
    {
      json_builder_begin_object (b);
      add_number (b, "first", contests[i].sides[0]);
      if (contests[i].sides[1] != SORTIE_NO_ENTRANT)
        add_number (b, "second", contests[i].sides[1]);
      add_number (b, "setting", contests[i].setting);
      json_builder_end_object (b);
    }
  json_builder_end_array (b);
}

static void
add_extent (JsonBuilder *b, const LeagueExtent *extent, const LeagueShard *shard)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, extent->seed);

  add_text (b, "seed", seed);
  add_number (b, "games", extent->games);
  if (extent->until_width > 0)
    {
      json_builder_set_member_name (b, "until-width");
      json_builder_add_double_value (b, extent->until_width);
    }
  if (shard == NULL)
    return;
  json_builder_set_member_name (b, "shard");
  json_builder_begin_array (b);
  json_builder_add_int_value (b, shard->index + 1);
  json_builder_add_int_value (b, shard->of);
  json_builder_end_array (b);
}

char *
league_head_line (const SortieModule *module, const SortieLeague *league,
                  const LeagueExtent *extent, const LeagueShard *shard)
{
  g_autoptr (JsonBuilder) b = json_builder_new ();
  g_autofree char *fingerprint
      = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", sortie_league_fingerprint (league));

  json_builder_begin_object (b);
  add_text (b, "format", LEAGUE_FORMAT);
  add_text (b, "program", sortie_version ());
  add_text (b, "game", module->game->id);
  add_text (b, "version", module->game->version);
  add_text (b, "fingerprint", fingerprint);
  add_text (b, "mode", sortie_league_mode (league));
  json_builder_set_member_name (b, "options");
  add_texts (b, sortie_league_options (league));
  add_extent (b, extent, shard);
  add_entrants (b, league);
  add_settings (b, league);
  add_contests (b, league);
  json_builder_end_object (b);
  return to_line (b);
}

static void
add_seen (JsonBuilder *b, const SortieCatalogue *catalogue, const GArray *seen)
{
  json_builder_set_member_name (b, "seen");
  json_builder_begin_array (b);
  for (guint i = 0; i < seen->len; i++)
    json_builder_add_string_value (b, catalogue->defs[g_array_index (seen, guint16, i)].id);
  json_builder_end_array (b);
}

/* The uses are in the order of their verbs. */
static void
add_used (JsonBuilder *b, const SortieSetup *setup, const GArray *used)
{
  json_builder_set_member_name (b, "used");
  json_builder_begin_object (b);
  for (guint i = 0; i < used->len; i++)
    {
      SortieCardUse use = g_array_index (used, SortieCardUse, i);

      if (i == 0 || g_array_index (used, SortieCardUse, i - 1).verb != use.verb)
        {
          json_builder_set_member_name (b, sortie_verb (setup, use.verb)->id);
          json_builder_begin_array (b);
        }
      json_builder_add_string_value (b, setup->catalogue->defs[use.def].id);
      if (i + 1 == used->len || g_array_index (used, SortieCardUse, i + 1).verb != use.verb)
        json_builder_end_array (b);
    }
  json_builder_end_object (b);
}

static void
add_happened (JsonBuilder *b, const SortieSetup *setup, const GArray *happened)
{
  json_builder_set_member_name (b, "happened");
  json_builder_begin_object (b);
  for (guint i = 0; i < happened->len; i++)
    {
      const SortieHappening *one = &g_array_index (happened, SortieHappening, i);
      g_autofree char *name
          = g_strdup_printf ("%s:%s", setup->rules->events[one->event].id, causes[one->cause]);

      json_builder_set_member_name (b, name);
      json_builder_begin_array (b);
      json_builder_add_int_value (b, one->times);
      json_builder_add_int_value (b, one->amount);
      json_builder_end_array (b);
    }
  json_builder_end_object (b);
}

static void
add_sides (JsonBuilder *b, const SortieSetup *setup, const SortieLeagueGame *game)
{
  json_builder_set_member_name (b, "sides");
  json_builder_begin_array (b);
  for (guint side = 0; side < 2; side++)
    {
      json_builder_begin_object (b);
      add_seen (b, setup->catalogue, game->sides[side].seen);
      add_used (b, setup, game->sides[side].used);
      add_happened (b, setup, game->sides[side].happened);
      json_builder_end_object (b);
    }
  json_builder_end_array (b);
}

char *
league_game_line (const SortieLeague *league, const SortieLeagueGame *game)
{
  g_autoptr (JsonBuilder) b = json_builder_new ();
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, game->seed);

  json_builder_begin_object (b);
  add_number (b, "game", game->number);
  add_number (b, "contest", game->contest);
  add_text (b, "seed", seed);
  json_builder_set_member_name (b, "swapped");
  json_builder_add_boolean_value (b, game->swapped);
  add_text (b, "outcome", outcomes[game->outcome]);
  add_text (b, "end", game->end);
  if (game->opener >= 0)
    add_text (b, "opener", game->opener == 0 ? "first" : "second");
  add_number (b, "turns", game->turns);
  add_number (b, "moves", game->moves);
  add_number (b, "decisions", game->decisions);
  add_number (b, "lead-changes", game->lead_changes);
  add_number (b, "stops", game->stops);
  add_sides (b, sortie_league_setup (league), game);
  json_builder_end_object (b);
  return to_line (b);
}

/* ---- Reading ----------------------------------------------------------------------- */

JsonObject *
league_line_parse (const char *line, const char *name, guint number, GError **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonNode *root;

  if (json_parser_load_from_data (parser, line, -1, NULL)
      && (root = json_parser_get_root (parser)) != NULL && JSON_NODE_HOLDS_OBJECT (root))
    return json_object_ref (json_node_get_object (root));
  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_DAMAGED, _ ("%s:%u: this is not a line of results"),
               name, number);
  return NULL;
}
