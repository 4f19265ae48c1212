/* SPDX-License-Identifier: GPL-3.0-or-later */
/* league.c: how often bots win.
 *
 *     league GAME GAMES BOT [CHOICE...]
 *
 * Every seat that decides is played by BOT (random, greedy); game number i has the seed i,
 * so the figures can be had again. Choices are those of `sortie auto`: boss=byloss,
 * deck:player=styxia-starter.
 */
#include "base/xml.h"
#include "match/playout.h"
#include "player/bot.h"

#include <stdlib.h>

typedef struct
{
  guint won[SORTIE_MAX_SEATS], unfinished;
  guint64 moves;
} Table;

static SortieMove
choose (gpointer bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  return sortie_bot_choose (bot, p, seat, legal);
}

static void
play_one (const SortieDeal *deal, const char *kind, guint64 seed, SortiePlay *p, Table *table)
{
  g_autoptr (SortieBot) bot = sortie_bot_new (deal->setup, kind, seed);
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };
  SortieChooser choosers[SORTIE_MAX_SEATS];
  SortiePlayout playout;

  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    choosers[i] = (SortieChooser) { choose, bot };
  if (!sortie_deal_start (deal, seed, p, NULL))
    g_error ("a game could not be dealt");
  playout = sortie_playout (p, choosers, &moves, deal->module->game->max_moves);
  table->moves += playout.moves;
  table->unfinished += !playout.ended;
  for (guint seat = 0; playout.ended && seat < deal->setup->n_seats; seat++)
    table->won[seat] += p->s->result.winners >> seat & 1;
}

int
main (int argc, char **argv)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = NULL;
  g_autoptr (SortieDeal) deal = NULL;
  g_autofree SortieState *state = NULL;
  guint games = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 0;
  Table table = { 0 };
  SortiePlay p = { 0 };

  sortie_xml_init ();
  if (argc < 4 || !g_strv_contains (sortie_bot_kinds (), argv[3]))
    {
      g_printerr ("usage: league GAME GAMES random|greedy [CHOICE...]\n");
      return EXIT_FAILURE;
    }
  module = sortie_module_load (&paths, argv[1], &error);
  if (module != NULL)
    deal = sortie_deal_new (
        &(SortieMatchSpec){ .module = module, .choices = (const char *const *) argv + 4 }, &error);
  if (deal == NULL)
    {
      g_printerr ("league: %s\n", error->message);
      return EXIT_FAILURE;
    }
  state = sortie_state_new (&deal->setup->bounds);
  p = (SortiePlay) { .setup = deal->setup, .s = state };
  for (guint i = 1; i <= games; i++)
    play_one (deal, argv[3], i, &p, &table);
  for (guint seat = 0; seat < deal->setup->n_seats; seat++)
    g_print ("%s won %u of %u\n", deal->setup->seat_ids[seat], table.won[seat], games);
  g_print ("unfinished %u, moves per game %.1f\n", table.unfinished,
           games ? (double) table.moves / games : 0.);
  return EXIT_SUCCESS;
}
