/* SPDX-License-Identifier: GPL-3.0-or-later */
/* methods.c: what clients may ask about a match, and the table of all methods. */
#include "serve/internal.h"

#include <string.h>

#include "base/i18n.h"
#include "flow/front-end.h"
#include "match/front-end.h"
#include "player/front-end.h"

/* ---- Looking ---------------------------------------------------------------------------- */

static void
view (ServeCall *call)
{
  SortieMatch *match = call->server->match;
  g_autofree char *question = NULL;
  guint8 seat;

  if (!serve_param_seat (call, SORTIE_NO_SEAT, &seat))
    return;
  if (!sortie_match_is_over (match))
    question = sortie_prompt (sortie_match_play (match), seat);
  serve_add_text (call->result, "question", question);
  serve_view (call->result, sortie_match_view (match, seat));
  serve_add_state (call->result, match, seat);
}

static void
add_moves (ServeCall *call, guint8 seat)
{
  SortieMatch *match = call->server->match;
  const SortiePlay *p = sortie_match_play (match);
  const SortieMoves *legal = sortie_match_legal (match);

  for (guint i = 0; i < legal->n; i++)
    {
      char line[SORTIE_MOVE_TEXT];
      g_autofree char *says = sortie_move_describe (p, seat, &legal->moves[i]);

      json_builder_begin_object (call->result);
      serve_add_text (call->result, "move", sortie_move_format (p, seat, &legal->moves[i], line));
      serve_add_text (call->result, "says", says);
      json_builder_end_object (call->result);
    }
}

/* A seat that does not have to decide has no legal moves. */
static void
legal (ServeCall *call)
{
  SortieMatch *match = call->server->match;
  guint8 to_move = sortie_match_is_over (match) ? SORTIE_NO_SEAT : sortie_match_to_move (match);
  guint8 seat;

  if (!serve_param_seat (call, to_move, &seat))
    return;
  serve_add_seat (call->result, "seat", sortie_match_setup (match), seat);
  SERVE_LIST (call->result, "moves")
    if (seat == to_move && seat != SORTIE_NO_SEAT)
      add_moves (call, seat);
}

static void
add_log (JsonBuilder *json, SortieMatch *match, guint8 seat, guint64 since)
{
  guint length = sortie_match_log_length (match);
  g_auto (GStrv) lines = sortie_match_log (match, seat, (guint) MIN (since, length));

  SERVE_LIST (json, "log")
    for (guint i = 0; lines[i] != NULL; i++)
      json_builder_add_string_value (json, lines[i]);
}

static void
answer_told (ServeCall *call)
{
  SortieMatch *match = call->server->match;
  guint8 seat;

  if (!serve_param_seat (call, SORTIE_NO_SEAT, &seat))
    return;
  serve_add_seat (call->result, "seat", sortie_match_setup (match), seat);
  add_log (call->result, match, seat, serve_param_number (call, "since", 0));
  serve_add_number (call->result, "next", sortie_match_log_length (match));
}

static void
state (ServeCall *call)
{
  serve_add_state (call->result, call->server->match, call->server->seat);
}

/* Everything, including the seed and all hands. */
static void
journal (ServeCall *call)
{
  g_autofree char *text = sortie_match_journal (call->server->match);

  serve_add_text (call->result, "journal", text);
}

/* ---- Playing ---------------------------------------------------------------------------- */

static gboolean
refuse_line (ServeCall *call, guint8 seat, const SortieFed *fed)
{
  const SortiePlay *p = sortie_match_play (call->server->match);

  call->rule = sortie_refusal_rule (p, &fed->why);
  return serve_fail (call, SERVE_REFUSED,
                     fed->sentence != NULL ? g_strdup (fed->sentence)
                                           : sortie_refusal_sentence (p, seat, &fed->why));
}

/* Plays one line in the form that a person types: possibly several moves, or a move with all its answers. */
static gboolean
feed (ServeCall *call, guint8 seat, const char *text)
{
  const SortieFeeder feeder = sortie_feeder_for_match (call->server->match);
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };

  if (text[strspn (text, " \t\r\n")] == '\0')
    return serve_fail (call, SERVE_REFUSED, g_strdup (_ ("an empty line is not a move")));
  return sortie_feed_line (&feeder, seat, text, &fed) || refuse_line (call, seat, &fed);
}

static gboolean
may_play (ServeCall *call, guint8 seat)
{
  const SortieSetup *setup = sortie_match_setup (call->server->match);
  g_autofree char *stuck = sortie_match_stuck_sentence (call->server->match);

  if (sortie_match_is_over (call->server->match))
    return serve_fail (call, SERVE_REFUSED, g_strdup (_ ("the match is over")));
  if (stuck != NULL)
    return serve_fail (call, SERVE_REFUSED, g_steal_pointer (&stuck));
  if (seat != SORTIE_NO_SEAT && call->server->bots[seat] == NULL)
    return TRUE;
  return serve_fail (call, SERVE_REFUSED,
                     seat == SORTIE_NO_SEAT
                         ? g_strdup (_ ("nobody has anything to decide"))
                         : g_strdup_printf (_ ("a program plays the seat “%s”"), setup->seat_ids[seat]));
}

/* Adds what every answer to an action contains. */
static void
add_outcome (ServeCall *call, guint8 seat, guint since)
{
  SortieMatch *match = call->server->match;

  serve_play_bots (call->server);
  add_log (call->result, match, seat, since);
  serve_add_state (call->result, match, seat);
}

/* Finds the seat that acts. FALSE if it is refused. */
static gboolean
find_doer (ServeCall *call, guint8 *ret)
{
  return serve_param_seat (call, sortie_match_to_move (call->server->match), ret) && may_play (call, *ret);
}

static void
move (ServeCall *call)
{
  guint since = sortie_match_log_length (call->server->match);
  guint8 seat;

  if (find_doer (call, &seat) && feed (call, seat, serve_param_text (call, "move")))
    add_outcome (call, seat, since);
}

static void
answer_give_up (ServeCall *call)
{
  SortieMatch *match = call->server->match;
  const char *why;
  guint8 seat;

  if (!find_doer (call, &seat))
    return;
  why = sortie_match_why_no_back (match, seat);
  if (why != NULL || !sortie_match_back (match))
    serve_fail (call, SERVE_REFUSED, g_strdup (why));
  else
    serve_add_state (call->result, match, seat);
}

/* The seats that clients of this server play, or those that its programs play, a bit each. */
static guint8
seats_of (const ServeServer *server, gboolean programs)
{
  const SortieSetup *setup = sortie_match_setup (server->match);
  guint8 seats = 0;

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    if (!(setup->automatic >> seat & 1) && (server->bots[seat] != NULL) == programs)
      seats |= (guint8) (1u << seat);
  return seats;
}

static void
answer_undo (ServeCall *call)
{
  ServeServer *server = call->server;
  SortieUndo asked = { .askers = seats_of (server, FALSE), .programs = seats_of (server, TRUE),
                       .n = (guint) MIN (serve_param_number (call, "n", 1), G_MAXUINT16) };
  g_autofree char *why = NULL;
  guint8 seat;
  guint n;

  if (!serve_param_seat (call, SORTIE_NO_SEAT, &seat))
    return;
  if (seat != SORTIE_NO_SEAT)
    asked.askers = (guint8) (1u << seat);
  asked.reader = seat;
  n = sortie_match_undo (server->match, &asked, &why);
  if (n == 0)
    serve_fail (call, SERVE_REFUSED, g_strdup (why != NULL ? why : _ ("there is nothing to take back")));
  else
    {
      for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
        if (server->bots[i] != NULL)
          sortie_bot_taken_back (server->bots[i]);
      serve_add_number (call->result, "undone", n);
      add_outcome (call, seat, sortie_match_log_length (server->match));
    }
}

/* Ends the match in some way for a seat, or refuses with @refusal. */
static void
end_for_seat (ServeCall *call, gboolean (*deed) (SortieMatch *match, guint8 seat), const char *refusal)
{
  guint since = sortie_match_log_length (call->server->match);
  guint8 seat;

  if (!find_doer (call, &seat))
    return;
  if (!deed (call->server->match, seat))
    serve_fail (call, SERVE_REFUSED, g_strdup (refusal));
  else
    add_outcome (call, seat, since);
}

static void
concede (ServeCall *call)
{
  end_for_seat (call, sortie_match_concede, sortie_match_why_no_concession (call->server->match, SORTIE_NO_SEAT));
}

static void
answer_draw (ServeCall *call)
{
  end_for_seat (call, sortie_match_offer_draw, _ ("this seat cannot offer a draw now"));
}

static void
quit (ServeCall *call)
{
  call->server->done = TRUE;
}

/* ---- The table -------------------------------------------------------------------------- */

#define PARAMS(...) ((const ServeParam[]) { __VA_ARGS__, { .name = NULL } })
#define SEAT { .name = "seat", .type = SERVE_TEXT }

const ServeMethod serve_methods[] = {
  { .name = "hello", .of_seat = TRUE, .run = serve_hello },
  { .name = "new", .run = serve_new,
    .params = PARAMS ({ .name = "mode", .type = SERVE_TEXT }, { .name = "choices", .type = SERVE_TEXTS },
                      { .name = "options", .type = SERVE_TEXTS }, { .name = "players", .type = SERVE_TEXTS },
                      { .name = "seed", .type = SERVE_NUMBER }, { .name = "practice", .type = SERVE_FLAG }) },
  { .name = "state", .needs_match = TRUE, .of_seat = TRUE, .run = state },
  { .name = "view", .params = PARAMS (SEAT), .needs_match = TRUE, .of_seat = TRUE, .run = view },
  { .name = "legal", .params = PARAMS (SEAT), .needs_match = TRUE, .of_seat = TRUE, .run = legal },
  { .name = "move", .params = PARAMS (SEAT, { .name = "move", .type = SERVE_TEXT, .required = TRUE }),
    .needs_match = TRUE, .of_seat = TRUE, .run = move },
  { .name = "back", .params = PARAMS (SEAT), .needs_match = TRUE, .of_seat = TRUE, .run = answer_give_up },
  { .name = "undo", .params = PARAMS (SEAT, { .name = "n", .type = SERVE_NUMBER, .least = 1 }),
    .needs_match = TRUE, .run = answer_undo },
  { .name = "log", .params = PARAMS (SEAT, { .name = "since", .type = SERVE_NUMBER }), .needs_match = TRUE,
    .of_seat = TRUE, .run = answer_told },
  { .name = "concede", .params = PARAMS (SEAT), .needs_match = TRUE, .of_seat = TRUE, .run = concede },
  { .name = "draw", .params = PARAMS (SEAT), .needs_match = TRUE, .of_seat = TRUE, .run = answer_draw },
  { .name = "wait", .params = PARAMS (SEAT), .needs_match = TRUE, .of_seat = TRUE, .run = serve_wait },
  { .name = "journal", .needs_match = TRUE, .run = journal },
  { .name = "quit", .of_seat = TRUE, .run = quit },
  { .name = NULL },
};
