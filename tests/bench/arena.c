/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/bench/arena.h"
#include <sortie/bot.h>
#include "match/deal.h"
#include "match/playout.h"

/* A seat's bot, and who wants to know what it does. */
typedef struct
{
  SortieBot *bot;
  ArenaWatch watch;
  gpointer data;
} Player;

static SortieMove
choose (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Player *player = data;
  SortieMove move = sortie_bot_choose (player->bot, p, seat, legal);

  if (player->watch != NULL)
    player->watch (player->data, p, seat, &move);
  return move;
}

gboolean
arena_are_bots (char **kinds)
{
  for (guint i = 0; kinds[i] != NULL; i++)
    if (!sortie_bot_check (kinds[i], NULL))
      return FALSE;
  return kinds[0] != NULL;
}

SortiePlayout
arena_play (const SortieDeal *deal, char **kinds, guint64 seed, SortiePlay *p, ArenaWatch watch,
            gpointer data)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };
  SortieChooser choosers[SORTIE_MAX_SEATS];
  Player players[SORTIE_MAX_SEATS];
  guint n = g_strv_length (kinds);
  SortiePlayout playout;

  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    {
      players[i] = (Player) { sortie_bot_new (deal->setup, kinds[i % n], seed + i), watch, data };
      choosers[i] = (SortieChooser) { choose, &players[i] };
    }
  if (!sortie_deal_start (deal, seed, p, NULL))
    g_error ("a game could not be dealt");
  playout = sortie_playout (p, choosers, &moves, deal->module->game->max_moves);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    sortie_bot_free (players[i].bot);
  return playout;
}
