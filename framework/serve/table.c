/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: one match: dealing it, who plays which seat, and its state. */
#include "serve/internal.h"

#include <string.h>

#include "base/rng.h"
#include "base/i18n.h"
#include "flow/front-end.h"
#include "match/spec.h"
#include "match/front-end.h"

/* the player of a seat that no program plays */
#define CLIENT "client"

void
serve_forget_match (ServeServer *server)
{
  for (guint seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    g_clear_pointer (&server->bots[seat], sortie_bot_free);
  if (!server->is_lent)
    g_clear_pointer (&server->match, sortie_match_free);
}

/* ---- What to play ------------------------------------------------------------------------ */

/* First the texts from the command line, then those of the request. (transfer full): NULL-terminated */
static GPtrArray *
texts_of (const ServeCall *call, const char *const *usual, const char *name)
{
  GPtrArray *texts = g_ptr_array_new ();

  if (!serve_param_is_given (call, name))
    for (; usual != NULL && *usual != NULL; usual++)
      g_ptr_array_add (texts, (gpointer) *usual);
  serve_param_texts (call, name, texts);
  g_ptr_array_add (texts, NULL);
  return texts;
}

static gboolean
read_seed (const ServeCall *call, guint64 *ret, GError **error)
{
  const char *usual = call->server->defaults->seed;

  *ret = serve_param_number (call, "seed", (guint64) g_random_int_range (1, SORTIE_MOST_RANDOM_SEED));
  if (serve_param_is_given (call, "seed") || usual == NULL)
    return TRUE;
  return g_ascii_string_to_unsigned (usual, 10, 0, G_MAXUINT64, ret, error);
}

/* The choices of a request come from another program, which must not make us read files. */
static SortieMatch *
deal (const ServeCall *call, const GPtrArray *players, guint64 *ret_seed, GError **error)
{
  const ServeDefaults *usual = call->server->defaults;
  g_autoptr (GPtrArray) choices = texts_of (call, usual->choices, "choices");
  g_autoptr (GPtrArray) options = texts_of (call, usual->options, "options");
  const char *mode = serve_param_text (call, "mode");
  SortieMatchSpec spec = {
    .module = call->server->module,
    .mode = mode != NULL ? mode : usual->mode,
    .choices = (const char *const *) choices->pdata,
    .command_line = !serve_param_is_given (call, "choices"),
    .options = (const char *const *) options->pdata,
    .players = (const char *const *) players->pdata,
    .practice = serve_param_flag (call, "practice", usual->practice),
  };

  if (!read_seed (call, &spec.seed, error))
    return NULL;
  *ret_seed = spec.seed;
  return sortie_match_new (&spec, error);
}

/* ---- Who plays which seat ---------------------------------------------------------------- */

/* "north=greedy", "north=client": a seat and its player. Other errors are found when the match exists. */
static gboolean
is_player (const SortieGame *game, const char *text, GError **error)
{
  const char *who;
  gsize length;

  return sortie_player_split (text, &length, &who, error)
         && (strcmp (who, CLIENT) == 0 || sortie_bot_check (game, who, error));
}

/* Clients of this protocol are not named in the journal. (transfer container): NULL-terminated; NULL, and sets @error,
 * on failure */
static GPtrArray *
programs_of (const SortieGame *game, const GPtrArray *players, GError **error)
{
  g_autoptr (GPtrArray) programs = g_ptr_array_new ();

  for (guint i = 0; i + 1 < players->len; i++)
    {
      if (!is_player (game, players->pdata[i], error))
        return NULL;
      if (!g_str_has_suffix (players->pdata[i], "=" CLIENT))
        g_ptr_array_add (programs, players->pdata[i]);
    }
  g_ptr_array_add (programs, NULL);
  return g_steal_pointer (&programs);
}

/* Uses what is_player() has accepted; "north=client" leaves the seat to a client. */
static gboolean
seat (SortieBot **bots, const SortieSetup *setup, const char *text, guint64 seed, GError **error)
{
  const char *who;
  gsize length;
  guint8 at;

  if (!sortie_player_split (text, &length, &who, error)
      || (at = sortie_find_seat (setup, text, (gssize) length, error)) == SORTIE_NO_SEAT)
    return FALSE;
  if (setup->automatic >> at & 1)
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("the rules play for “%s”"), setup->seat_ids[at]);
  g_clear_pointer (&bots[at], sortie_bot_free);
  if (strcmp (who, CLIENT) != 0)
    bots[at] = sortie_bot_new (setup, who, sortie_rng_stream (seed, SORTIE_STREAM_BOT, at));
  return TRUE;
}

static gboolean
seat_all (SortieBot **bots, const SortieMatch *match, const GPtrArray *players, guint64 seed,
          GError **error)
{
  for (guint i = 0; i + 1 < players->len; i++)
    if (!seat (bots, sortie_match_setup (match), players->pdata[i], seed, error))
      return FALSE;
  return TRUE;
}

/* Begins the match of the request, with its programs. The previous match is kept until this has succeeded. */
static gboolean
begin_table (ServeCall *call, guint64 *ret_seed, GError **error)
{
  ServeServer *server = call->server;
  g_autoptr (GPtrArray) players = texts_of (call, server->defaults->players, "players");
  g_autoptr (GPtrArray) programs = programs_of (server->module->game, players, error);
  g_autoptr (SortieMatch) match = programs != NULL ? deal (call, programs, ret_seed, error) : NULL;
  SortieBot *bots[SORTIE_MAX_SEATS] = { NULL };

  if (match == NULL || !seat_all (bots, match, players, *ret_seed, error))
    {
      for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
        sortie_bot_free (bots[i]);
      return FALSE;
    }
  serve_forget_match (server);
  memcpy (server->bots, bots, sizeof bots);
  server->match = g_steal_pointer (&match);
  return TRUE;
}

void
serve_play_bots (ServeServer *server)
{
  SortieMatch *match = server->match;
  guint8 seat;

  while (!server->is_lent && !sortie_match_is_over (match)
         && (seat = sortie_match_to_move (match)) != SORTIE_NO_SEAT && server->bots[seat] != NULL
         && sortie_match_legal (match)->n > 0)
    {
      SortieMove move = sortie_bot_choose (server->bots[seat], sortie_match_play (match), seat,
                                           sortie_match_legal (match));
      SortieRefusal why;

      if (!sortie_match_play_move (match, seat, &move, &why))
        break;
    }
}

void
serve_new (ServeCall *call)
{
  g_autoptr (GError) error = NULL;
  guint64 seed;

  if (!begin_table (call, &seed, &error))
    {
      serve_fail (call, SERVE_BAD_PARAMS, g_strdup (error->message));
      return;
    }
  serve_play_bots (call->server);
  serve_add_number (call->result, "seed", (gint64) seed);
  serve_add_text (call->result, "mode",
                  call->server->module->game->modes[sortie_match_setup (call->server->match)->mode].id);
  serve_add_state (call->result, call->server->match, SORTIE_NO_SEAT);
}

/* ---- The state of the match -------------------------------------------------------------- */

static const char *
kind_text (const SortieResult *result)
{
  static const char *const texts[] = {
    [SORTIE_RESULT_NONE] = NULL,     [SORTIE_RESULT_WON] = "won",
    [SORTIE_RESULT_DRAWN] = "drawn", [SORTIE_RESULT_LEFT] = "left",
    [SORTIE_RESULT_STOPPED] = "stopped",
  };

  return result->kind < G_N_ELEMENTS (texts) ? texts[result->kind] : NULL;
}

/* Ranks and scores. */
static void
add_standings (JsonBuilder *json, const SortiePlay *p)
{
  gint score;

  SERVE_LIST (json, "standings")
    for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
      {
        json_builder_begin_object (json);
        serve_add_seat (json, "seat", p->setup, seat);
        serve_add_number (json, "rank", sortie_rank (p, seat));
        if (sortie_score (p, seat, &score))
          serve_add_number (json, "score", score);
        json_builder_end_object (json);
      }
}

static void
add_result (JsonBuilder *json, const SortieMatch *match)
{
  const SortiePlay *p = sortie_match_play (match);
  g_autofree char *sentence = NULL;

  if (!sortie_match_is_over (match))
    {
      serve_add_text (json, "result", NULL);
      return;
    }
  sentence = sortie_match_result_sentence (match);
  json_builder_set_member_name (json, "result");
  json_builder_begin_object (json);
  serve_add_text (json, "kind", kind_text (&p->s->result));
  serve_add_seats (json, "winners", p->setup, p->s->result.winners);
  serve_add_text (json, "says", sentence);
  add_standings (json, p);
  json_builder_end_object (json);
}

/* The numbers of the current rounds, outermost first. */
static void
add_rounds (JsonBuilder *json, const SortiePlay *p)
{
  guint n = sortie_n_rounds (p);

  if (n == 0)
    return;
  json_builder_set_member_name (json, "rounds");
  json_builder_begin_object (json);
  for (guint kind = 0; kind < n; kind++)
    serve_add_number (json, p->setup->rules->rounds[kind].id, sortie_round_number (p, kind));
  json_builder_end_object (json);
}

void
serve_add_state (JsonBuilder *json, SortieMatch *match, guint8 reader)
{
  const SortiePlay *p = &sortie_match_view (match, reader)->play;
  gboolean over = sortie_match_is_over (match);

  json_builder_set_member_name (json, "state");
  json_builder_begin_object (json);
  serve_add_flag (json, "over", over);
  serve_add_seat (json, "to_move", p->setup, over ? SORTIE_NO_SEAT : sortie_match_to_move (match));
  serve_add_number (json, "turn", p->s->turn.number);
  serve_add_seat (json, "active", p->setup, p->s->turn.active);
  serve_add_text (json, "phase", sortie_phase (p)->id);
  serve_add_seats (json, "out", p->setup, p->s->out);
  add_rounds (json, p);
  serve_add_number (json, "log", sortie_match_log_length (match));
  add_result (json, match);
  json_builder_end_object (json);
}
