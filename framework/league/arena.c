/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* arena.c: one game between programs. */
#include "league/internal.h"

#include "base/rng.h"

/* A seat's program, and a listener that wants to know what it does. */
typedef struct
{
  SortieBot *bot;
  const LeagueWatch *watch;
} Player;

static SortieMove
choose_by_program (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Player *player = data;
  SortieMove move = sortie_bot_choose (player->bot, p, seat, legal);

  if (player->watch != NULL && !sortie_is_interrupted (p))
    player->watch->moves (player->watch->data, p, seat, &move);
  return move;
}

/* A seat that the rules play is never asked. */
static void
seat_players (const SortieDeal *deal, const char *const *players, guint64 seed, Player *ret)
{
  guint8 automatic = deal->module->game->modes[deal->mode].automatic;

  for (guint8 seat = 0; seat < deal->setup->n_seats; seat++)
    if (!(automatic >> seat & 1))
      ret[seat].bot = sortie_bot_new (deal->setup, players[seat],
                                      sortie_rng_stream (seed, SORTIE_STREAM_BOT, seat));
}

gboolean
sortie_arena_play (const SortieDeal *deal, const char *const *players, guint64 seed, SortiePlay *p,
                   const LeagueWatch *watch, SortiePlayout *ret, GError **error)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortieChooser choosers[SORTIE_MAX_SEATS];
  Player seated[SORTIE_MAX_SEATS];
  gboolean dealt;

  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    {
      seated[i] = (Player) { NULL, watch };
      choosers[i] = (SortieChooser) { choose_by_program, &seated[i] };
    }
  dealt = sortie_deal_start (deal, seed, p, error);
  if (dealt)
    {
      seat_players (deal, players, seed, seated);
      *ret = sortie_playout (p, choosers, &moves, deal->module->game->max_moves);
    }
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    sortie_bot_free (seated[i].bot);
  return dealt && (!sortie_is_interrupted (p) || sortie_interrupted_error (error));
}
