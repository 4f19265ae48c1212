/* SPDX-License-Identifier: GPL-3.0-or-later */
/* league.c: how often bots win.
 *
 *     league [--mode=MODE] GAME GAMES BOT[,BOT]... [CHOICE...]
 *
 * The seats are played by the BOTs (random, greedy, search:2000) in their order, and by the first again when
 * there are more seats; game number i has the seed i, so the figures can be had again. Choices are
 * those of `sortie auto`: boss=byloss, deck:player=styxia-starter. league.sh makes tables of it.
 */
#include <sortie/base.h>
#include <sortie/match.h>
#include <sortie/xml.h>
#include "match/deal.h"
#include "match/playout.h"
#include "model/internal.h"
#include "tests/bench/arena.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  guint won[SORTIE_MAX_SEATS], drawn, unfinished, stops;
  guint won_by_first; /* by the seat that had the first turn, wherever it sat */
  guint64 moves;
} Table;

/* Whose the first turn is. */
static void
note_first (gpointer data, const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  guint8 *first = data;

  (void) seat;
  (void) move;
  if (p->s->turn.number == 1)
    *first = p->s->turn.active;
}

static void
count (Table *table, const SortiePlay *p, SortiePlayout playout, guint8 first)
{
  table->won_by_first
      += playout.ended && first != SORTIE_NO_SEAT && (p->s->result.winners >> first & 1);
  table->moves += playout.moves;
  table->stops += playout.stops;
  table->unfinished += !playout.ended;
  table->drawn += playout.ended && p->s->result.winners == 0;
  for (guint seat = 0; playout.ended && seat < p->setup->n_seats; seat++)
    table->won[seat] += p->s->result.winners >> seat & 1;
}

static void
play_one (const SortieDeal *deal, char **kinds, guint64 seed, SortiePlay *p, Table *table)
{
  guint8 first = SORTIE_NO_SEAT;
  SortiePlayout playout = arena_play (deal, kinds, seed, p, note_first, &first);

  count (table, p, playout, first);
}

static void
report (const SortieSetup *setup, const Table *table, guint games)
{
  for (guint seat = 0; seat < setup->n_seats; seat++)
    g_print ("%s won %u of %u\n", setup->seat_ids[seat], table->won[seat], games);
  g_print ("whoever was first won %u\n", table->won_by_first);
  g_print ("drawn %u, unfinished %u, moves per game %.1f\n", table->drawn, table->unfinished,
           games > 0 ? (double) table->moves / games : 0.);
  if (table->stops > 0)
    g_print ("%u effects were stopped by a bound of the game\n", table->stops);
}

/* Takes "--mode=MODE" off the front of the words. (nullable) */
static const char *
take_mode (int *argc, char ***argv)
{
  if (*argc < 2 || !g_str_has_prefix ((*argv)[1], "--mode="))
    return NULL;
  --*argc;
  ++*argv;
  return (*argv)[0] + strlen ("--mode=");
}

int
main (int argc, char **argv)
{
  const char *mode = take_mode (&argc, &argv);
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = NULL;
  g_autoptr (SortieDeal) deal = NULL;
  g_autofree SortieState *state = NULL;
  g_auto (GStrv) kinds = g_strsplit (argc > 3 ? argv[3] : "", ",", -1);
  guint games = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : 0;
  Table table = { 0 };
  SortiePlay p = { 0 };

  sortie_xml_init ();
  if (argc < 4 || !arena_are_bots (kinds))
    {
      g_printerr ("usage: league [--mode=MODE] GAME GAMES BOT[,BOT]... [CHOICE...]\n");
      return EXIT_FAILURE;
    }
  module = sortie_module_load (&paths, argv[1], &error);
  if (module != NULL)
    deal = sortie_deal_new (
        &(SortieMatchSpec){
            .module = module, .mode = mode, .choices = (const char *const *) argv + 4 },
        &error);
  if (deal == NULL)
    {
      g_printerr ("league: %s\n", error->message);
      return EXIT_FAILURE;
    }
  state = sortie_state_new (&deal->setup->bounds);
  p = (SortiePlay) { .setup = deal->setup, .s = state };
  for (guint i = 1; i <= games; i++)
    play_one (deal, kinds, i, &p, &table);
  report (deal->setup, &table, games);
  return table.stops > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
