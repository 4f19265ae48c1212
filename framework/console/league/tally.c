/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tally.c: the totals of a run (league.h). */
#include "console/league/league.h"

#include <string.h>

#include "base/i18n.h"
#include "serve/json.h"

/* separates the parts of a key; no id contains it */
#define PART "\037"

/* The results of one contest's sides with a card. */
typedef struct
{
  LeagueCardTally *card;
  guint contest, side;
  guint games;
  gdouble won;
} Meeting;

/* ---- Reading members, which may be missing or of another type ------------------------ */

static gboolean
has (JsonObject *object, const char *name, GType kind)
{
  return serve_json_is (json_object_get_member (object, name), kind);
}

static guint64
number_of (JsonObject *object, const char *name)
{
  return has (object, name, G_TYPE_INT64) ? (guint64) MAX (json_object_get_int_member (object, name), 0)
                                          : 0;
}

static const char *
text_of_member (JsonObject *object, const char *name)
{
  return has (object, name, G_TYPE_STRING) ? json_object_get_string_member (object, name) : "";
}

/* (nullable) @node: (nullable) */
static JsonObject *
as_object (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/* (nullable) */
static JsonArray *
array_of (JsonObject *object, const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static JsonObject *
object_at (JsonArray *array, guint i)
{
  return array != NULL && i < json_array_get_length (array) ? as_object (json_array_get_element (array, i)) : NULL;
}

static const char *
text_at (JsonArray *array, guint i)
{
  JsonNode *node = json_array_get_element (array, i);

  return serve_json_is (node, G_TYPE_STRING) ? json_node_get_string (node) : "";
}

static guint64
number_at (JsonArray *array, guint i)
{
  JsonNode *node = i < json_array_get_length (array) ? json_array_get_element (array, i) : NULL;

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) ? (guint64) MAX (json_node_get_int (node), 0) : 0;
}

/* ---- The head ------------------------------------------------------------------------ */

/* Whether the members that we show have the types that league_head_line() writes. */
static gboolean
has_names (JsonObject *head)
{
  static const char *const texts[] = { "format", "program", "game", "version", "fingerprint", "mode", "seed" };
  JsonArray *entrants = array_of (head, "entrants"), *settings = array_of (head, "settings");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (!has (head, texts[i], G_TYPE_STRING))
      return FALSE;
  if (entrants == NULL || settings == NULL || !serve_json_are_texts (json_object_get_member (head, "options")))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (entrants); i++)
    if (object_at (entrants, i) == NULL || !has (object_at (entrants, i), "player", G_TYPE_STRING)
        || !serve_json_are_texts (json_object_get_member (object_at (entrants, i), "choices")))
      return FALSE;
  for (guint i = 0; i < json_array_get_length (settings); i++)
    if (!serve_json_are_texts (json_array_get_element (settings, i)))
      return FALSE;
  return TRUE;
}

/* Whether there are too many to rate, since a rating compares each with each. */
static gboolean
is_too_large (const LeagueTally *tally, GError **error)
{
  guint n = json_array_get_length (array_of (tally->head, "entrants"))
            + json_array_get_length (array_of (tally->head, "settings"));

  if (n > LEAGUE_MOST_RATED)
    sortie_set_error (error, SORTIE_ERROR_LIMIT, _ ("entrants and settings: %u; a league has at most %d"), n,
                      LEAGUE_MOST_RATED);
  return n > LEAGUE_MOST_RATED;
}

static gboolean
read_contests (LeagueTally *tally)
{
  JsonArray *contests = array_of (tally->head, "contests");
  JsonArray *entrants = array_of (tally->head, "entrants");
  JsonArray *settings = array_of (tally->head, "settings");

  for (guint i = 0; contests != NULL && i < json_array_get_length (contests); i++)
    {
      JsonObject *from = object_at (contests, i);
      LeagueContestTally one = { 0 };

      if (from == NULL)
        return FALSE;
      one.first = (guint) number_of (from, "first");
      one.second = json_object_has_member (from, "second") ? (guint) number_of (from, "second")
                                                            : SORTIE_NO_ENTRANT;
      one.setting = (guint) number_of (from, "setting");
      if (object_at (entrants, one.first) == NULL || settings == NULL
          || (one.second != SORTIE_NO_ENTRANT && object_at (entrants, one.second) == NULL)
          || one.setting >= json_array_get_length (settings)
          || !JSON_NODE_HOLDS_ARRAY (json_array_get_element (settings, one.setting)))
        return FALSE;
      g_array_append_val (tally->contests, one);
    }
  return tally->contests->len > 0;
}

LeagueTally *
league_tally_new (const char *head, const char *name, GError **error)
{
  g_autoptr (LeagueTally) tally = g_new0 (LeagueTally, 1);

  tally->contests = g_array_new (FALSE, FALSE, sizeof (LeagueContestTally));
  tally->texts = g_string_chunk_new (1024);
  tally->ends = g_ptr_array_new_with_free_func (g_free);
  tally->happened = g_ptr_array_new_with_free_func (g_free);
  tally->cards = g_ptr_array_new_with_free_func (g_free);
  tally->index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  tally->met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  tally->head = league_line_parse (head, name, 1, NULL);
  if (tally->head == NULL || strcmp (text_of_member (tally->head, "format"), LEAGUE_FORMAT) != 0
      || !has_names (tally->head) || !read_contests (tally))
    {
      sortie_set_error (error, SORTIE_ERROR_FORMAT,
                        _ ("%s:1: these are no results of a league, or of another version of the program"), name);
      return NULL;
    }
  if (is_too_large (tally, error))
    return NULL;
  if (has (tally->head, "until-width", G_TYPE_DOUBLE))
    tally->until_width = json_object_get_double_member (tally->head, "until-width");
  return g_steal_pointer (&tally);
}

void
league_tally_free (LeagueTally *tally)
{
  if (tally == NULL)
    return;
  g_clear_pointer (&tally->head, json_object_unref);
  g_array_unref (tally->contests);
  g_ptr_array_unref (tally->ends);
  g_ptr_array_unref (tally->happened);
  g_ptr_array_unref (tally->cards);
  g_string_chunk_free (tally->texts);
  g_hash_table_unref (tally->index);
  g_hash_table_unref (tally->met);
  g_free (tally);
}

/* ---- Games --------------------------------------------------------------------------- */

guint
league_tally_decided (const LeagueContestTally *contest)
{
  return contest->won[0] + contest->won[1] + contest->drawn;
}

gdouble
league_tally_won (const LeagueContestTally *contest)
{
  return contest->won[0] + contest->drawn / 2.;
}

gboolean
league_tally_is_settled (const LeagueTally *tally, guint contest)
{
  const LeagueContestTally *c = &g_array_index (tally->contests, LeagueContestTally, contest);

  return tally->until_width > 0 && c->games % 2 == 0
         && league_is_settled (league_tally_won (c), league_tally_decided (c), tally->until_width);
}

guint64
league_tally_left (const LeagueTally *tally)
{
  guint64 most = number_of (tally->head, "games"), left = 0;

  for (guint i = 0; i < tally->contests->len; i++)
    {
      guint played = g_array_index (tally->contests, LeagueContestTally, i).games;

      if (!league_tally_is_settled (tally, i) && played < most)
        left += most - played;
    }
  return left;
}

/* Finds the element with this key, or adds one. @array: the list that it belongs to */
static gpointer
find_or_add (LeagueTally *tally, GPtrArray *array, gsize size, const char *key)
{
  gpointer one = g_hash_table_lookup (tally->index, key);

  if (one != NULL)
    return one;
  one = g_malloc0 (size);
  g_ptr_array_add (array, one);
  g_hash_table_insert (tally->index, g_strdup (key), one);
  return one;
}

static void
add_end (LeagueTally *tally, const char *end, gint winner)
{
  g_autofree char *key = g_strconcat ("end", PART, end, NULL);
  LeagueEndTally *one = find_or_add (tally, tally->ends, sizeof *one, key);

  if (one->end == NULL)
    one->end = g_string_chunk_insert (tally->texts, end);
  if (winner >= 0)
    one->won[winner]++;
  else
    one->other++;
}

static void
add_happened (LeagueTally *tally, JsonObject *happened, guint lost)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init (&iter, happened);
  while (json_object_iter_next (&iter, &name, &node))
    {
      g_autofree char *key = g_strconcat ("happened", PART, name, NULL);
      LeagueHappeningTally *one = find_or_add (tally, tally->happened, sizeof *one, key);
      gsize length = strcspn (name, ":");

      if (one->event == NULL)
        {
          one->event = g_string_chunk_insert_len (tally->texts, name, (gssize) length);
          one->cause = name[length] != '\0' ? g_string_chunk_insert (tally->texts, name + length + 1) : "";
        }
      if (!JSON_NODE_HOLDS_ARRAY (node))
        continue;
      one->times[lost] += number_at (json_node_get_array (node), 0);
      one->amount[lost] += number_at (json_node_get_array (node), 1);
    }
}

/* The side of a contest whose game is being added. */
typedef struct
{
  LeagueTally *tally;
  guint contest, side;
  gdouble won; /* 1, 0 or a half */
} Side;

static void
add_card (const Side *s, const char *card, const char *how)
{
  g_autofree char *key = g_strconcat ("card", PART, card, PART, how, NULL);
  g_autofree char *met = g_strdup_printf ("%u" PART "%u" PART "%s", s->contest, s->side, key);
  LeagueCardTally *one = find_or_add (s->tally, s->tally->cards, sizeof *one, key);
  Meeting *meeting = g_hash_table_lookup (s->tally->met, met);

  if (one->card == NULL)
    {
      one->card = g_string_chunk_insert_const (s->tally->texts, card);
      one->how = g_string_chunk_insert_const (s->tally->texts, how);
    }
  if (meeting == NULL)
    {
      meeting = g_new0 (Meeting, 1);
      *meeting = (Meeting) { .card = one, .contest = s->contest, .side = s->side };
      g_hash_table_insert (s->tally->met, g_steal_pointer (&met), meeting);
    }
  meeting->games++;
  meeting->won += s->won;
}

static void
add_cards_of_side (const Side *s, JsonArray *cards, const char *how)
{
  for (guint i = 0; cards != NULL && i < json_array_get_length (cards); i++)
    add_card (s, text_at (cards, i), how);
}

static void
add_used (const Side *s, JsonObject *used)
{
  JsonObjectIter iter;
  const char *verb;
  JsonNode *node;

  json_object_iter_init (&iter, used);
  while (json_object_iter_next (&iter, &verb, &node))
    if (JSON_NODE_HOLDS_ARRAY (node))
      add_cards_of_side (s, json_node_get_array (node), verb);
}

/* @winner: the side that won; -1: the game was drawn */
static void
add_side (const Side *s, JsonObject *from, gint winner)
{
  JsonObject *used = as_object (json_object_get_member (from, "used"));
  JsonObject *happened = as_object (json_object_get_member (from, "happened"));

  add_cards_of_side (s, array_of (from, "seen"), "");
  if (used != NULL)
    add_used (s, used);
  if (winner < 0 || happened == NULL)
    return;
  s->tally->sides[(guint) winner != s->side]++;
  add_happened (s->tally, happened, (guint) winner != s->side);
}

static void
add_sides (LeagueTally *tally, JsonObject *game, guint contest, gint winner)
{
  const LeagueContestTally *c = &g_array_index (tally->contests, LeagueContestTally, contest);
  JsonArray *sides = array_of (game, "sides");

  for (guint side = 0; side < 2; side++)
    {
      Side s = { tally, contest, side, winner < 0 ? 0.5 : (guint) winner == side };
      JsonObject *from = object_at (sides, side);

      if (from != NULL && (side == 0 || c->second != SORTIE_NO_ENTRANT))
        add_side (&s, from, winner);
    }
}

static void
count_game (LeagueContestTally *c, JsonObject *game, gint winner, gboolean drawn)
{
  const char *opener = text_of_member (game, "opener");
  gint opened = strcmp (opener, "first") == 0 ? 0 : strcmp (opener, "second") == 0 ? 1 : -1;

  c->games++;
  if (winner >= 0)
    c->won[winner]++;
  c->drawn += drawn;
  c->unfinished += winner < 0 && !drawn;
  if (opened >= 0 && (winner >= 0 || drawn))
    {
      c->opened[opened]++;
      c->won_opening[opened] += winner == opened;
    }
  c->turns += number_of (game, "turns");
  c->decisions += number_of (game, "decisions");
  c->moves += number_of (game, "moves");
  c->lead_changes += number_of (game, "lead-changes");
}

gboolean
league_game_numbers (JsonObject *game, guint64 *ret_number, guint *ret_contest)
{
  *ret_number = number_of (game, "game");
  *ret_contest = (guint) number_of (game, "contest");
  return has (game, "game", G_TYPE_INT64) && has (game, "contest", G_TYPE_INT64)
         && has (game, "outcome", G_TYPE_STRING);
}

gboolean
league_tally_add (LeagueTally *tally, const char *line, const char *name, guint number, GError **error)
{
  JsonObject *game = league_line_parse (line, name, number, error);
  const char *outcome;
  gboolean drawn;
  guint64 n;
  guint contest;
  gint winner;

  if (game == NULL)
    return FALSE;
  if (!league_game_numbers (game, &n, &contest) || contest >= tally->contests->len)
    {
      json_object_unref (game);
      return league_line_refuse (name, number, error);
    }
  outcome = text_of_member (game, "outcome");
  drawn = strcmp (outcome, "drawn") == 0;
  winner = strcmp (outcome, "first") == 0 ? 0 : strcmp (outcome, "second") == 0 ? 1 : -1;
  count_game (&g_array_index (tally->contests, LeagueContestTally, contest), game, winner, drawn);
  add_end (tally, text_of_member (game, "end"), winner);
  if (winner >= 0 || drawn)
    add_sides (tally, game, contest, winner);
  tally->turns[MIN (number_of (game, "turns"), LEAGUE_MOST_TURNS)]++;
  tally->stops += (guint) number_of (game, "stops");
  tally->games++;
  json_object_unref (game);
  return TRUE;
}

/* ---- The end ------------------------------------------------------------------------- */

static void
add_expected (LeagueTally *tally)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, tally->met);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Meeting *m = value;
      const LeagueContestTally *c = &g_array_index (tally->contests, LeagueContestTally, m->contest);
      gdouble share = league_tally_won (c) / league_tally_decided (c);

      m->card->games += m->games;
      m->card->won += m->won;
      m->card->expected += m->games * (m->side == 0 ? share : 1 - share);
    }
  g_hash_table_remove_all (tally->met);
}

static gint
by_frequency (gconstpointer a, gconstpointer b)
{
  const LeagueEndTally *one = *(gpointer const *) a, *two = *(gpointer const *) b;
  guint of_one = one->won[0] + one->won[1] + one->other;
  guint of_two = two->won[0] + two->won[1] + two->other;

  return of_one != of_two ? (of_one < of_two) - (of_one > of_two) : strcmp (one->end, two->end);
}

static gint
by_event (gconstpointer a, gconstpointer b)
{
  const LeagueHappeningTally *one = *(gpointer const *) a, *two = *(gpointer const *) b;
  gint order = strcmp (one->event, two->event);

  return order != 0 ? order : strcmp (one->cause, two->cause);
}

static gint
by_card (gconstpointer a, gconstpointer b)
{
  const LeagueCardTally *one = *(gpointer const *) a, *two = *(gpointer const *) b;
  gint order = strcmp (one->card, two->card);

  return order != 0 ? order : strcmp (one->how, two->how);
}

void
league_tally_finish (LeagueTally *tally)
{
  add_expected (tally);
  g_ptr_array_sort (tally->ends, by_frequency);
  g_ptr_array_sort (tally->happened, by_event);
  g_ptr_array_sort (tally->cards, by_card);
}
