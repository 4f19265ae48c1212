/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The greedy bot knows what the game is about: it beats chance with either deck, either seat.
 *
 * It is to win at least 95 of 100 games. Of these 40 it may lose one: a bot that wins 95 of 100
 * would do so in two runs of five, one that wins 99 in nine of ten; of bots that win 90 or 80 of
 * 100 one in twelve and one in seven hundred would pass. The seeds are fixed, so each run is the
 * same; make league plays as many games as wanted.
 */
#include "match/playout.h"
#include "player/bot.h"
#include "tests/tap/game.h"

/* With each deck in each seat. */
#define N_GAMES 10
#define MAY_LOSE 1

static SortieMove
choose (gpointer bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  return sortie_bot_choose (bot, p, seat, legal);
}

/* The winners, bit per seat. */
static guint
play_game (const SortieDeal *deal, guint64 seed, guint8 greedy_seat)
{
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  g_autoptr (SortieBot) greedy = sortie_bot_new (deal->setup, "greedy", seed);
  g_autoptr (SortieBot) random = sortie_bot_new (deal->setup, "random", seed);
  SortiePlay p = { .setup = deal->setup, .s = state };
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };
  SortieChooser choosers[2] = { { choose, random }, { choose, random } };

  choosers[greedy_seat].data = greedy;
  CU_ASSERT_TRUE_FATAL (sortie_deal_start (deal, seed, &p, NULL));
  CU_ASSERT_TRUE (sortie_playout (&p, choosers, &moves, deal->module->game->max_moves).ended);
  return p.s->result.winners;
}

/* How many of 2 * N_GAMES it wins. */
static guint
games_won (const char *south, const char *north)
{
  const char *const choices[] = { south, north, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = tap_game ("summoner-wars", NULL);
  g_autoptr (SortieDeal) deal = NULL;
  guint won = 0;

  deal = sortie_deal_new (&(SortieMatchSpec) { .module = module, .choices = choices }, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (deal);
  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    for (guint8 seat = 0; seat < 2; seat++)
      won += play_game (deal, seed, seat) == 1u << seat;
  return won;
}

static void
greedy_beats_random_with_both_decks (void)
{
  guint won = games_won ("deck:south=cave-goblins", "deck:north=guild-dwarves")
              + games_won ("deck:south=guild-dwarves", "deck:north=cave-goblins");

  tap_note ("greedy won %u of %u", won, 4 * N_GAMES);
  CU_ASSERT_TRUE (won >= 4 * N_GAMES - MAY_LOSE);
}

static const TapTest tests[] = {
  { "greedy wins 39 of 40 against random, with either deck from either seat",
    greedy_beats_random_with_both_decks },
  { NULL },
};

TAP_MAIN (tests)
