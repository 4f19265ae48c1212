/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench.c: how fast games are played, on the path that the console uses.
 *
 *     bench [GAME] [SECONDS]
 *
 * Random games on one core: legal moves are listed, one is applied, the engine runs on.
 * A decision counts only with two legal moves or more. Times are processor time. No
 * figure here fails: machines differ; compare ratios.
 */
#include "base/xml.h"
#include "match/playout.h"
#include "player/bot.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

static double
seconds_used (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec / 1e9;
}

typedef struct
{
  guint64 games, moves, decisions;
  double seconds;
  gsize allocated; /* bytes in use after the games less before them */
} Played;

static Played
play_random_games (const SortieDeal *deal, SortieState *state, double seconds)
{
  SortiePlay p = { .setup = deal->setup, .s = state };
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };
  SortieRng rng;
  SortieChooser choosers[SORTIE_MAX_SEATS];
  Played played = { 0 };
  gsize before = mallinfo2 ().uordblks;
  double start = seconds_used ();

  sortie_rng_seed (&rng, 1);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    choosers[i] = (SortieChooser) { sortie_choose_random, &rng };
  while (seconds_used () - start < seconds)
    {
      SortiePlayout one;

      if (!sortie_deal_start (deal, ++played.games, &p, NULL))
        g_error ("a game could not be dealt");
      one = sortie_playout (&p, choosers, &moves, deal->module->game->max_moves);
      played.moves += one.moves;
      played.decisions += one.decisions;
    }
  played.seconds = seconds_used () - start;
  played.allocated = mallinfo2 ().uordblks - before;
  return played;
}

static double
microseconds_per_clone (const SortieState *state)
{
  g_autofree SortieState *copy = g_malloc (state->size);
  const guint n = 200000;
  double start = seconds_used ();

  for (guint i = 0; i < n; i++)
    {
      sortie_state_copy (copy, state);
      /* or the compiler sees that nobody looks */
      __asm__ volatile ("" : : "r" (copy) : "memory");
    }
  return (seconds_used () - start) / n * 1e6;
}

static double
microseconds_per_hash (const SortieState *state)
{
  const guint n = 20000;
  double start = seconds_used ();
  guint64 sum = 0;

  for (guint i = 0; i < n; i++)
    sum += sortie_state_hash (state);
  __asm__ volatile ("" : : "r" (sum));
  return (seconds_used () - start) / n * 1e6;
}

static void
report (const SortieDeal *deal, const SortieState *state, const Played *played)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  g_print ("%s, random play, one core\n", deal->module->game->id);
  g_print ("  games per second        %12.0f\n", played->games / played->seconds);
  g_print ("  moves per second        %12.0f\n", played->moves / played->seconds);
  g_print ("  decisions per second    %12.0f\n", played->decisions / played->seconds);
  g_print ("  moves per game          %12.1f\n", (double) played->moves / played->games);
  g_print ("  decisions per game      %12.1f\n", (double) played->decisions / played->games);
  g_print ("  state, bytes            %12u\n", state->size);
  g_print ("  canonical form, bytes   %12" G_GSIZE_FORMAT "\n", sortie_state_write (state, NULL, 0));
  g_print ("  clone, microseconds     %12.3f\n", microseconds_per_clone (state));
  g_print ("  hash, microseconds      %12.3f\n", microseconds_per_hash (state));
  g_print ("  bytes kept by the games %12" G_GSIZE_FORMAT "\n", played->allocated);
  g_print ("  peak memory, KiB        %12ld\n", usage.ru_maxrss);
}

int
main (int argc, char **argv)
{
  const char *name = argc > 1 ? argv[1] : "siegestorm";
  double seconds = argc > 2 ? g_ascii_strtod (argv[2], NULL) : 5;
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = NULL;
  g_autoptr (SortieDeal) deal = NULL;
  g_autofree SortieState *state = NULL;
  double start = seconds_used ();
  Played played;

  sortie_xml_init ();
  module = sortie_module_load (&paths, name, &error);
  if (module != NULL)
    deal = sortie_deal_new (&(SortieMatchSpec) { .module = module }, &error);
  if (deal == NULL)
    {
      g_printerr ("bench: %s\n", error->message);
      return EXIT_FAILURE;
    }
  g_print ("loading the game and all its content, milliseconds %.1f\n", (seconds_used () - start) * 1e3);
  state = sortie_state_new (&deal->setup->bounds);
  played = play_random_games (deal, state, seconds);
  report (deal, state, &played);
  return EXIT_SUCCESS;
}
