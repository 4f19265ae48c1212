/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bench.c: how fast games are played, how large and how fast to copy a position is.
 *
 *     bench [--moves=N] [--mode=MODE] [--option=NAME=VALUE]... GAME [CHOICE]...
 *
 * Random games on one core, until so many moves were made that the budget is used up: the
 * games, and with them the work, are the same on every machine and in every run. They are
 * played twice: by the engine alone, as searches and tests do (legal moves are listed, one is
 * applied, the engine runs on), and in whole matches, as the console does, with journal, log
 * and hashes. A decision counts only with two legal moves or more. Then bots think about positions of
 * such games: how fast worlds are imagined, and how fast search and greedy decide. Times are processor time.
 * No figure here fails: machines differ; compare ratios, or instructions (make bench-instructions).
 */
#include <sortie/base.h>
#include "base/internal.h"
#include <sortie/bot.h>
#include <sortie/speech.h>
#include <sortie/match.h>
#include "base/xml.h"
#include "match/deal.h"
#include "model/internal.h"
#include "match/playout.h"
#include "model/front-end.h"
#include "tests/bench/clock.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/resource.h>

/* A match writes lines for people; fewer of its moves are measured well enough. */
#define MATCH_SHARE 10

/* What is measured, from the command line. */
typedef struct
{
  gint64 moves;
  char *mode;
  char **options;
  char **words; /* the game, its choices */
} Wanted;

typedef struct
{
  guint64 games, moves, decisions;
  double seconds;
  gsize allocated; /* bytes in use after the games less before them */
} Played;

/* The engine alone. Instructions are counted from here on. */

static Played G_GNUC_NO_INLINE
play_games (const SortieDeal *deal, SortieState *state, guint64 budget)
{
  SortiePlay p = { .setup = deal->setup, .s = state };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortieRng rng;
  SortieChooser choosers[SORTIE_MAX_SEATS];
  Played played = { 0 };
  gsize before = mallinfo2 ().uordblks;
  double start = bench_seconds ();

  sortie_rng_seed (&rng, 1);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    choosers[i] = (SortieChooser) { sortie_choose_random, &rng };
  while (played.moves < budget)
    {
      SortiePlayout one;

      if (!sortie_deal_start (deal, ++played.games, &p, NULL))
        g_error ("a game could not be dealt");
      one = sortie_playout (&p, choosers, &moves, deal->module->game->max_moves);
      played.moves += one.moves;
      played.decisions += one.decisions;
    }
  played.seconds = bench_seconds () - start;
  played.allocated = mallinfo2 ().uordblks - before;
  return played;
}

/* Whole matches. */

static void
play_match (const SortieMatchSpec *spec, SortieRng *rng, Played *played)
{
  g_autoptr (SortieMatch) match = sortie_match_new (spec, NULL);
  guint left = spec->module->game->max_moves;

  for (; !sortie_match_is_over (match) && left > 0; left--, played->moves++)
    {
      guint8 seat = sortie_match_to_move (match);
      const SortieMoves *legal = sortie_match_legal (match);
      SortieMove move;

      if (legal->n == 0)
        return;
      played->decisions += legal->n > 1;
      move = sortie_choose_random (rng, sortie_match_play (match), seat, legal);
      sortie_match_play_move (match, seat, &move, NULL);
    }
}

static Played
play_matches (const SortieMatchSpec *wanted, guint64 budget)
{
  SortieMatchSpec spec = *wanted;
  SortieRng rng;
  Played played = { 0 };
  double start = bench_seconds ();

  sortie_rng_seed (&rng, 1);
  while (played.moves < budget)
    {
      spec.seed = ++played.games;
      play_match (&spec, &rng, &played);
    }
  played.seconds = bench_seconds () - start;
  return played;
}

/* One position. */

/* Clones of the positions of random games. */
typedef struct
{
  SortieRng rng;
  SortieState *copy;
  guint64 positions, used; /* bytes, in all */
  gsize most;
  double seconds;
} Cloned;

#define CLONES_OF_EACH 200

static double
clone (SortieState *copy, const SortieState *state)
{
  double start = bench_seconds ();

  for (guint i = 0; i < CLONES_OF_EACH; i++)
    {
      sortie_state_copy (copy, state);
      /* or the compiler sees that nobody looks */
      __asm__ volatile ("" : : "r" (copy) : "memory");
    }
  return bench_seconds () - start;
}

static SortieMove
clone_and_choose (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Cloned *cloned = data;
  gsize used = sortie_state_used (p->s);

  cloned->positions++;
  cloned->used += used;
  cloned->most = MAX (cloned->most, used);
  cloned->seconds += clone (cloned->copy, p->s);
  return sortie_choose_random (&cloned->rng, p, seat, legal);
}

static Cloned
clone_positions (const SortieDeal *deal, SortieState *state, guint64 budget)
{
  g_autofree SortieState *copy = sortie_state_new (&deal->setup->bounds);
  SortiePlay p = { .setup = deal->setup, .s = state };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortieChooser choosers[SORTIE_MAX_SEATS];
  Cloned cloned = { .copy = copy };

  sortie_rng_seed (&cloned.rng, 1);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    choosers[i] = (SortieChooser) { clone_and_choose, &cloned };
  for (guint64 seed = 1; cloned.positions < budget; seed++)
    {
      sortie_deal_start (deal, seed, &p, NULL);
      sortie_playout (&p, choosers, &moves, deal->module->game->max_moves);
    }
  return cloned;
}

static double
microseconds_per_hash (const SortieState *state, guint n)
{
  double start = bench_seconds ();
  guint64 sum = 0;

  for (guint i = 0; i < n; i++)
    sum += sortie_state_hash (state);
  __asm__ volatile ("" : : "r" (sum));
  return (bench_seconds () - start) / n * 1e6;
}

/* Bots. */

/* Everything that search and greedy are asked about; search only so often, greedy between. */
#define DECISIONS_PER_SEARCH 20
#define SIMULATIONS 100
#define WORLDS_OF_EACH 20

/* What happened so often, and how long it took in all. */
typedef struct
{
  guint64 n;
  double seconds;
} Rate;

typedef struct
{
  SortieRng rng;
  SortieState *world;
  SortieBot *search, *greedy;
  guint64 decisions;
  Rate imagined, searched, greedily;
} Thinking;

static void
add_imagined (Thinking *thinking, const SortiePlay *p, guint8 seat)
{
  double start = bench_seconds ();

  for (guint i = 0; i < WORLDS_OF_EACH; i++)
    sortie_view_imagine (p, seat, thinking->world, &thinking->rng);
  thinking->imagined.seconds += bench_seconds () - start;
  thinking->imagined.n += WORLDS_OF_EACH;
}

static void
add_choice (Rate *rate, SortieBot *bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  double start = bench_seconds ();

  sortie_bot_choose (bot, p, seat, legal);
  rate->seconds += bench_seconds () - start;
  rate->n++;
}

/* Only a move that chance chose is made, so that all bots are asked about the same positions. */
static SortieMove
think_and_choose (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Thinking *thinking = data;

  if (legal->n > 1 && ++thinking->decisions % DECISIONS_PER_SEARCH == 0)
    {
      add_imagined (thinking, p, seat);
      add_choice (&thinking->searched, thinking->search, p, seat, legal);
      add_choice (&thinking->greedily, thinking->greedy, p, seat, legal);
    }
  return sortie_choose_random (&thinking->rng, p, seat, legal);
}

static Thinking
think (const SortieDeal *deal, SortieState *state, guint64 searches)
{
  g_autofree SortieState *world = sortie_state_new (&deal->setup->bounds);
  g_autofree char *who = g_strdup_printf ("search:%d", SIMULATIONS);
  g_autoptr (SortieBot) search = sortie_bot_new (deal->setup, who, 1);
  g_autoptr (SortieBot) greedy = sortie_bot_new (deal->setup, "greedy", 1);
  SortiePlay p = { .setup = deal->setup, .s = state };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortieChooser choosers[SORTIE_MAX_SEATS];
  Thinking thinking = { .world = world, .search = search, .greedy = greedy };

  sortie_rng_seed (&thinking.rng, 1);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    choosers[i] = (SortieChooser) { think_and_choose, &thinking };
  for (guint64 seed = 1; thinking.searched.n < searches; seed++)
    {
      sortie_deal_start (deal, seed, &p, NULL);
      sortie_playout (&p, choosers, &moves, deal->module->game->max_moves);
    }
  return thinking;
}

/* The report. */

static void
report_played (const char *how, const Played *played)
{
  g_print ("%s\n", how);
  g_print ("  games per second        %12.0f\n", played->games / played->seconds);
  g_print ("  moves per second        %12.0f\n", played->moves / played->seconds);
  g_print ("  decisions per second    %12.0f\n", played->decisions / played->seconds);
}

static void
report_position (const SortieDeal *deal, SortieState *state, guint64 budget)
{
  Cloned cloned = clone_positions (deal, state, CLAMP (budget / 100, 100, 20000));

  g_print ("one position\n");
  g_print ("  room, bytes             %12u\n", state->size);
  g_print ("  in use, bytes, mean     %12" G_GUINT64_FORMAT "\n", cloned.used / cloned.positions);
  g_print ("  in use, bytes, most     %12" G_GSIZE_FORMAT "\n", cloned.most);
  g_print ("  canonical form, bytes   %12" G_GSIZE_FORMAT "\n",
           sortie_state_write (state, NULL, 0));
  g_print ("  clone, microseconds     %12.3f\n",
           cloned.seconds / cloned.positions / CLONES_OF_EACH * 1e6);
  g_print ("  hash, microseconds      %12.3f\n",
           microseconds_per_hash (state, CLAMP (budget / 100, 10, 20000)));
}

static double
per_second (const Rate *rate)
{
  return rate->n / rate->seconds;
}

static void
report_thinking (const SortieDeal *deal, SortieState *state, guint64 budget)
{
  Thinking thinking = think (deal, state, CLAMP (budget / 20000, 2, 100));

  g_print ("bots\n");
  g_print ("  imagined worlds per second  %8.0f\n", per_second (&thinking.imagined));
  g_print ("  simulations per second      %8.0f\n", SIMULATIONS * per_second (&thinking.searched));
  g_print ("  moves per second, search:%d %6.1f\n", SIMULATIONS, per_second (&thinking.searched));
  g_print ("  moves per second, greedy    %8.0f\n", per_second (&thinking.greedily));
}

static void
report_memory (const Played *played)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  g_print ("memory\n");
  g_print ("  bytes kept by the games %12" G_GSIZE_FORMAT "\n", played->allocated);
  g_print ("  peak, KiB               %12ld\n", usage.ru_maxrss);
}

static void
measure (const SortieMatchSpec *spec, const SortieDeal *deal, guint64 budget)
{
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  Played played = play_games (deal, state, budget), matches;

  g_print ("%s, %s, random play, one core: %" G_GUINT64_FORMAT
           " games of %.1f moves, %.1f of them decisions\n",
           deal->module->game->id, deal->module->game->modes[deal->mode].id, played.games,
           (double) played.moves / played.games, (double) played.decisions / played.games);
  report_played ("the engine", &played);
  matches = play_matches (spec, budget / MATCH_SHARE);
  report_played ("whole matches, as in the console", &matches);
  report_position (deal, state, budget);
  report_thinking (deal, state, budget);
  report_memory (&played);
}

/* The command line. */

static gboolean
parse (int *argc, char ***argv, Wanted *wanted, GError **error)
{
  const GOptionEntry entries[] = {
    { "moves", 0, 0, G_OPTION_ARG_INT64, &wanted->moves, "how many moves, at least", "N" },
    { "mode", 0, 0, G_OPTION_ARG_STRING, &wanted->mode, "the way to play", "MODE" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &wanted->options, "a rule that can be set",
      "NAME=VALUE" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &wanted->words, NULL,
      "GAME [CHOICE...]" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, argc, argv, error))
    return FALSE;
  if (wanted->words != NULL && wanted->moves > 0)
    return TRUE;
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED,
                       wanted->words == NULL ? "which game?" : "--moves is at least 1");
  return FALSE;
}

/* From nothing to the first question, all content loaded. */
static void
report_first_prompt (const SortieDeal *deal, double start)
{
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  g_autofree char *prompt = NULL;
  SortiePlay p = { .setup = deal->setup, .s = state };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  double loaded = bench_seconds ();

  if (!sortie_deal_start (deal, 1, &p, NULL))
    g_error ("a game could not be dealt");
  sortie_moves_legal (&p, &moves);
  prompt = sortie_prompt (&p, sortie_to_move (&p));
  g_print ("%s, loading the game and all its content: %.1f ms; first prompt: %.1f ms\n",
           deal->module->game->id, (loaded - start) * 1e3, (bench_seconds () - start) * 1e3);
}

static gboolean
run (const Wanted *wanted, GError **error)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (SortieModule) module = NULL;
  g_autoptr (SortieDeal) deal = NULL;
  double start = bench_seconds ();
  SortieMatchSpec spec = { .mode = wanted->mode,
                           .choices = (const char *const *) wanted->words + 1,
                           .options = (const char *const *) wanted->options };

  spec.module = module = sortie_module_load (&paths, wanted->words[0], error);
  if (module != NULL)
    deal = sortie_deal_new (&spec, error);
  if (deal == NULL)
    return FALSE;
  report_first_prompt (deal, start);
  measure (&spec, deal, wanted->moves);
  return TRUE;
}

int
main (int argc, char **argv)
{
  Wanted wanted = { .moves = 2000000 };
  g_autoptr (GError) error = NULL;
  gboolean done;

  sortie_xml_init ();
  done = parse (&argc, &argv, &wanted, &error) && run (&wanted, &error);
  if (!done)
    g_printerr ("bench: %s\n", error->message);
  g_free (wanted.mode);
  g_strfreev (wanted.options);
  g_strfreev (wanted.words);
  return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
