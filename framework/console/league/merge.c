/* SPDX-License-Identifier: GPL-3.0-or-later */
/* merge.c: joins the shards of a run (league.h). */
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/text.h"
#include "base/i18n.h"
#include "console/league/league.h"

/* A file of results, read line by line together with the others. */
typedef struct
{
  const char *path;
  int file;
  LeagueReader *reader;
  char *head;      /* without the shard */
  LeagueShard shard;
  const char *line; /* (nullable): the next game; NULL: there is none */
  guint64 game;    /* its number */
  guint contest;
} Part;

static void
free_part (gpointer data)
{
  Part *part = data;

  league_reader_free (part->reader);
  if (part->file >= 0)
    close (part->file);
  g_free (part->head);
  g_free (part);
}

static gboolean
next_line (Part *part, GError **error)
{
  gboolean is_whole; /* half a line is not JSON */

  return league_reader_next (part->reader, &part->line, &is_whole, error);
}

/* Goes to the next game. */
static gboolean
next_game (Part *part, GError **error)
{
  JsonObject *game = NULL;
  gboolean is_game = FALSE;
  guint number;

  if (!next_line (part, error))
    return FALSE;
  if (part->line == NULL)
    return TRUE;
  number = league_reader_number (part->reader);
  game = league_line_parse (part->line, part->path, number, error);
  if (game == NULL)
    return FALSE;
  is_game = league_game_numbers (game, &part->game, &part->contest);
  json_object_unref (game);
  return is_game || league_line_refuse (part->path, number, error);
}

/* Reads the head and removes the shard from it: the rest is the same in all parts. */
static gboolean
read_head (Part *part, GError **error)
{
  g_autoptr (LeagueTally) tally = league_tally_new (part->line, part->path, error);
  g_autoptr (JsonNode) node = NULL;
  JsonNode *shard;

  if (tally == NULL)
    return FALSE;
  part->shard = (LeagueShard) { 0, 1 };
  shard = json_object_get_member (tally->head, "shard");
  if (shard != NULL && JSON_NODE_HOLDS_ARRAY (shard)
      && json_array_get_length (json_node_get_array (shard)) == 2)
    {
      part->shard.index = (guint) json_array_get_int_element (json_node_get_array (shard), 0) - 1;
      part->shard.of = (guint) json_array_get_int_element (json_node_get_array (shard), 1);
    }
  json_object_remove_member (tally->head, "shard");
  node = json_node_init_object (json_node_alloc (), tally->head);
  part->head = json_to_string (node, FALSE);
  return TRUE;
}

/* (transfer full): a readable file; NULL and @error */
static Part *
new_part (const char *path, GError **error)
{
  Part *part = g_new0 (Part, 1);

  part->path = path;
  part->file = sortie_file_open (path, O_RDONLY, G_MAXINT64, error);
  if (part->file < 0)
    g_prefix_error (error, "%s: ", path);
  else if ((part->reader = league_reader_new (part->file, path, error)) != NULL)
    return part;
  free_part (part);
  return NULL;
}

static Part *
open_part (const char *path, GError **error)
{
  Part *part = new_part (path, error);

  if (part == NULL)
    return NULL;
  if (next_line (part, error))
    {
      if (part->line == NULL)
        sortie_set_error (error, SORTIE_ERROR_FORMAT, _ ("%s is empty"), path);
      else if (read_head (part, error) && next_game (part, error))
        return part;
    }
  free_part (part);
  return NULL;
}

/* Whether these are all shards of one run, each once. */
static gboolean
parts_fit (const GPtrArray *parts, GError **error)
{
  const Part *first = parts->pdata[0];
  g_autofree gboolean *seen = g_new0 (gboolean, parts->len);

  for (guint i = 0; i < parts->len; i++)
    {
      const Part *part = parts->pdata[i];

      if (strcmp (part->head, first->head) != 0 || part->shard.of != first->shard.of)
        return sortie_set_error (error, SORTIE_ERROR_MISMATCH, _ ("%s and %s are not parts of the same run"),
                                 first->path, part->path);
      if (part->shard.of != parts->len)
        return sortie_set_error (error, SORTIE_ERROR_MISMATCH, _ ("parts of the run: %u; files given: %u"),
                                 part->shard.of, parts->len);
      if (part->shard.index >= parts->len || seen[part->shard.index])
        return sortie_set_error (error, SORTIE_ERROR_MISMATCH, _ ("%s is given twice"), part->path);
      seen[part->shard.index] = TRUE;
    }
  return TRUE;
}

/* (nullable): the part whose next game comes first. */
static Part *
earliest (const GPtrArray *parts)
{
  Part *best = NULL;

  for (guint i = 0; i < parts->len; i++)
    {
      Part *part = parts->pdata[i];

      if (part->line != NULL && (best == NULL || part->game < best->game))
        best = part;
    }
  return best;
}

/* Joins all games in order, and omits those that one process would have omitted because their contest was settled. */
static gboolean
join_games (const GPtrArray *parts, LeagueTally *tally, GOutputStream *to, GError **error)
{
  for (Part *part = earliest (parts); part != NULL; part = earliest (parts))
    {
      if (part->contest >= tally->contests->len || !league_tally_is_settled (tally, part->contest))
        {
          g_autofree char *line = g_strconcat (part->line, "\n", NULL);

          if (!league_tally_add (tally, part->line, part->path, league_reader_number (part->reader), error)
              || (to != NULL
                  && !g_output_stream_write_all (to, line, strlen (line), NULL, NULL, error)))
            return FALSE;
        }
      if (!next_game (part, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_whole_run (const LeagueTally *tally, GError **error)
{
  if (league_tally_left (tally) == 0)
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_MISMATCH, _ ("the run is not finished; missing games: %s"),
                           SORTIE_DIGITS (league_tally_left (tally)));
}

static gboolean
write_head (GOutputStream *to, const char *head, GError **error)
{
  return to == NULL
         || (g_output_stream_write_all (to, head, strlen (head), NULL, NULL, error)
             && g_output_stream_write_all (to, "\n", 1, NULL, NULL, error));
}

/* An old file is lost, so it must have results, or be empty. */
static gboolean
may_replace (const char *path, GError **error)
{
  g_autoptr (LeagueTally) tally = NULL;
  Part *old;
  gboolean may;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  old = new_part (path, error);
  may = old != NULL && next_line (old, error);
  if (may && old->line != NULL)
    may = (tally = league_tally_new (old->line, path, error)) != NULL;
  if (old != NULL)
    free_part (old);
  return may;
}

/* The file only gets its name when it is complete. */
static gboolean
join_into (const GPtrArray *parts, LeagueTally *tally, const char *path, GError **error)
{
  const char *head = ((const Part *) parts->pdata[0])->head;
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autoptr (GFileOutputStream) to = NULL;
  g_autoptr (GCancellable) broken_off = g_cancellable_new ();

  if (path != NULL && !may_replace (path, error))
    return FALSE;
  if (file != NULL)
    to = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, error);
  if (file != NULL && to == NULL)
    return FALSE;
  if (write_head ((GOutputStream *) to, head, error)
      && join_games (parts, tally, (GOutputStream *) to, error)
      && (parts->len == 1 || is_whole_run (tally, error)))
    return to == NULL || g_output_stream_close (G_OUTPUT_STREAM (to), NULL, error);
  if (to != NULL)
    {
      g_cancellable_cancel (broken_off); /* keeps the old file */
      g_output_stream_close (G_OUTPUT_STREAM (to), broken_off, NULL);
    }
  return FALSE;
}

LeagueTally *
league_merge (char **paths, const char *to, GError **error)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (free_part);
  g_autoptr (LeagueTally) tally = NULL;

  for (char **path = paths; *path != NULL; path++)
    {
      Part *part = open_part (*path, error);

      if (part == NULL)
        return NULL;
      g_ptr_array_add (parts, part);
    }
  if (!parts_fit (parts, error))
    return NULL;
  tally = league_tally_new (((Part *) parts->pdata[0])->head, *paths, error);
  if (tally == NULL || !join_into (parts, tally, to, error))
    return NULL;
  league_tally_finish (tally);
  return g_steal_pointer (&tally);
}
