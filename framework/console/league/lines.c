/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lines.c: the results of a run as JSON, and reading them (league.h). */
#include "console/league/league.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/i18n.h"
#include "serve/json.h"
#include "base/text.h"
#include "language/front-end.h"

static const char *const outcomes[] = {
  [SORTIE_LEAGUE_FIRST_WON] = "first",
  [SORTIE_LEAGUE_SECOND_WON] = "second",
  [SORTIE_LEAGUE_DRAWN] = "drawn",
  [SORTIE_LEAGUE_UNFINISHED] = "unfinished",
};

/* ---- Writing ----------------------------------------------------------------------- */

/* Ends the object. (transfer full) */
static char *
to_line (JsonBuilder *builder)
{
  g_autoptr (JsonNode) root = NULL;

  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return json_to_string (root, FALSE);
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

  SERVE_LIST (b, "entrants")
    for (guint i = 0; i < n; i++)
      {
        json_builder_begin_object (b);
        serve_add_text (b, "player", entrants[i].player);
        json_builder_set_member_name (b, "choices");
        add_texts (b, entrants[i].choices);
        json_builder_end_object (b);
      }
}

static void
add_settings (JsonBuilder *b, const SortieLeague *league)
{
  guint n;
  const char *const *const *settings = sortie_league_settings (league, &n);

  SERVE_LIST (b, "settings")
    for (guint i = 0; i < n; i++)
      add_texts (b, settings[i]);
}

static void
add_contests (JsonBuilder *b, const SortieLeague *league)
{
  guint n;
  const SortieContest *contests = sortie_league_contests (league, &n);

  SERVE_LIST (b, "contests")
    for (guint i = 0; i < n; i++)
      {
        json_builder_begin_object (b);
        serve_add_number (b, "first", contests[i].sides[0]);
        if (contests[i].sides[1] != SORTIE_NO_ENTRANT)
          serve_add_number (b, "second", contests[i].sides[1]);
        serve_add_number (b, "setting", contests[i].setting);
        json_builder_end_object (b);
      }
}

static void
add_extent (JsonBuilder *b, const LeagueExtent *extent, const LeagueShard *shard)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, extent->seed);

  serve_add_text (b, "seed", seed);
  serve_add_number (b, "games", extent->games);
  if (extent->until_width > 0)
    {
      json_builder_set_member_name (b, "until-width");
      json_builder_add_double_value (b, extent->until_width);
    }
  if (shard == NULL)
    return;
  serve_begin_list (b, "shard");
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
  serve_add_text (b, "format", LEAGUE_FORMAT);
  serve_add_text (b, "program", sortie_version ());
  serve_add_text (b, "game", module->game->id);
  serve_add_text (b, "version", module->game->version);
  serve_add_text (b, "fingerprint", fingerprint);
  serve_add_text (b, "mode", sortie_league_mode (league));
  json_builder_set_member_name (b, "options");
  add_texts (b, sortie_league_options (league));
  add_extent (b, extent, shard);
  add_entrants (b, league);
  add_settings (b, league);
  add_contests (b, league);
  return to_line (b);
}

static void
add_seen (JsonBuilder *b, const SortieCatalogue *catalogue, const GArray *seen)
{
  SERVE_LIST (b, "seen")
    for (guint i = 0; i < seen->len; i++)
      json_builder_add_string_value (b, catalogue->defs[g_array_index (seen, guint16, i)].id);
}

/* Adds the uses in the order of their verbs. */
static void
add_used (JsonBuilder *b, const SortieSetup *setup, const GArray *used)
{
  json_builder_set_member_name (b, "used");
  json_builder_begin_object (b);
  for (guint i = 0; i < used->len; i++)
    {
      SortieCardUse use = g_array_index (used, SortieCardUse, i);

      if (i == 0 || g_array_index (used, SortieCardUse, i - 1).verb != use.verb)
        serve_begin_list (b, sortie_verb (setup, use.verb)->id);
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
          = g_strdup_printf ("%s:%s", setup->rules->events[one->event].id,
                             sortie_cause (setup->catalogue->vocabulary, one->cause)->id);

      serve_begin_list (b, name);
      json_builder_add_int_value (b, one->times);
      json_builder_add_int_value (b, one->amount);
      json_builder_end_array (b);
    }
  json_builder_end_object (b);
}

static void
add_sides (JsonBuilder *b, const SortieSetup *setup, const SortieLeagueGame *game)
{
  SERVE_LIST (b, "sides")
    for (guint side = 0; side < 2; side++)
      {
        json_builder_begin_object (b);
        add_seen (b, setup->catalogue, game->sides[side].seen);
        add_used (b, setup, game->sides[side].used);
        add_happened (b, setup, game->sides[side].happened);
        json_builder_end_object (b);
      }
}

char *
league_game_line (const SortieLeague *league, const SortieLeagueGame *game)
{
  g_autoptr (JsonBuilder) b = json_builder_new ();
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, game->seed);

  json_builder_begin_object (b);
  serve_add_number (b, "game", game->number);
  serve_add_number (b, "contest", game->contest);
  serve_add_text (b, "seed", seed);
  serve_add_flag (b, "swapped", game->swapped);
  serve_add_text (b, "outcome", outcomes[game->outcome]);
  serve_add_text (b, "end", game->end);
  if (game->opener >= 0)
    serve_add_text (b, "opener", game->opener == 0 ? "first" : "second");
  serve_add_number (b, "turns", game->turns);
  serve_add_number (b, "moves", game->moves);
  serve_add_number (b, "decisions", game->decisions);
  serve_add_number (b, "lead-changes", game->lead_changes);
  serve_add_number (b, "stops", game->stops);
  add_sides (b, sortie_league_setup (league), game);
  return to_line (b);
}

/* ---- Reading ----------------------------------------------------------------------- */

/* Whether a text is safe to show, since text from a file goes into tables. */
static gboolean
is_clean (const char *text)
{
  g_autofree char *clean = sortie_text_clean (text);

  return strcmp (clean, text) == 0;
}

/* A stranger's file may have endlessly nested brackets, or text that a terminal takes for a command. */
JsonObject *
league_line_parse (const char *line, const char *name, guint number, GError **error)
{
  g_autofree char *why = NULL;
  g_autoptr (JsonNode) root = serve_json_parse (line, strlen (line), &why);

  /* the line does not show what is only unsafe after unescaping */
  if (root != NULL && JSON_NODE_HOLDS_OBJECT (root) && is_clean (line)
      && (strchr (line, '\\') == NULL || serve_json_each_text (root, is_clean)))
    return json_object_ref (json_node_get_object (root));
  league_line_refuse (name, number, error);
  return NULL;
}

gboolean
league_line_refuse (const char *name, guint number, GError **error)
{
  return sortie_set_error (error, SORTIE_ERROR_DAMAGED, _ ("%s:%u: this is not a line of results"), name,
                           number);
}

/* ---- A file, line by line ----------------------------------------------------------- */

/* bytes read at a time */
#define AT_ONCE 65536

struct LeagueReader
{
  int file;
  const char *path;
  char *bytes;      /* the bytes that were read */
  gsize room;       /* room for so many, and a 0 */
  gsize from, end;  /* the part of them that was not returned yet */
  guint64 offset;   /* of `from` in the file */
  guint number;     /* of the line that was returned */
};

LeagueReader *
league_reader_new (int file, const char *path, GError **error)
{
  LeagueReader *reader;

  if (!sortie_file_check (file, G_MAXINT64, NULL, error))
    {
      g_prefix_error (error, "%s: ", path);
      return NULL;
    }
  reader = g_new0 (LeagueReader, 1);
  reader->file = file;
  reader->path = path;
  return reader;
}

void
league_reader_free (LeagueReader *reader)
{
  if (reader == NULL)
    return;
  g_free (reader->bytes);
  g_free (reader);
}

/* FALSE: there is no more, or with @error, it cannot be read. */
static gboolean
read_more (LeagueReader *reader, GError **error)
{
  gsize held = reader->end - reader->from;
  gssize n;

  if (held > 0)
    memmove (reader->bytes, reader->bytes + reader->from, held);
  reader->from = 0;
  reader->end = held;
  if (reader->room < held + AT_ONCE)
    {
      reader->room = MAX (2 * reader->room, held + AT_ONCE);
      reader->bytes = g_realloc (reader->bytes, reader->room + 1);
    }
  do
    n = pread (reader->file, reader->bytes + held, AT_ONCE,
               (off_t) (reader->offset + held));
  while (n < 0 && errno == EINTR);
  if (n < 0)
    sortie_set_error (error, SORTIE_ERROR_FILE, _ ("%s: cannot be read: %s"), reader->path, g_strerror (errno));
  reader->end += (gsize) MAX (n, 0);
  return n > 0;
}

/* (nullable): the end of the next line, after @behind bytes of it. */
static const char *
find_newline (const LeagueReader *reader, gsize behind)
{
  gsize held = reader->end - reader->from;

  return held > behind ? memchr (reader->bytes + reader->from + behind, '\n', held - behind) : NULL;
}

gboolean
league_reader_next (LeagueReader *reader, const char **ret_line, gboolean *ret_is_whole, GError **error)
{
  GError *failure = NULL;
  gsize looked = 0, size;
  const char *newline;

  *ret_line = NULL;
  while ((newline = find_newline (reader, looked)) == NULL)
    {
      looked = reader->end - reader->from;
      if (looked > LEAGUE_MAX_LINE)
        return league_line_refuse (reader->path, reader->number + 1, error);
      if (!read_more (reader, &failure))
        break;
    }
  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return FALSE;
    }
  size = newline != NULL ? (gsize) (newline - reader->bytes) - reader->from : reader->end - reader->from;
  *ret_is_whole = newline != NULL;
  if (newline == NULL && size == 0)
    return TRUE;
  reader->number++;
  *ret_line = reader->bytes + reader->from;
  if (memchr (*ret_line, '\0', size) != NULL)
    return league_line_refuse (reader->path, reader->number, error);
  reader->bytes[reader->from + size] = '\0';
  reader->from += size + *ret_is_whole;
  reader->offset += size + *ret_is_whole;
  return TRUE;
}

guint
league_reader_number (const LeagueReader *reader)
{
  return reader->number;
}
