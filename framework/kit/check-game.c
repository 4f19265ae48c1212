/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-game.c: one game from the deal to its result, looked at from all sides. */
#include "kit/check-game.h"
#include "base/i18n.h"
#include "match/playout.h"
#include "speech/sentences.h"

#include <malloc.h>
#include <string.h>

/* The first moves of a game are all looked at closely, then some in every stretch of a game, other
 * ones in every game. */
#define CLOSELY 8
#define STRIDE 13
/* Bots think long: so many moves lie between two positions in which all are asked. */
#define BOTS_ASKED 4

gboolean
verify_is_sampled (const VerifyGame *game, guint moves)
{
  return moves < CLOSELY || (moves + game->seed) % STRIDE == 0;
}

gboolean
verify_is_automatic (const VerifyGame *game, guint8 seat)
{
  return game->spec->module->game->modes[game->deal->mode].automatic >> seat & 1;
}

gsize
verify_bytes (VerifyGame *game, guint buffer, const SortieState *s)
{
  gsize size = sortie_state_write (s, game->bytes[buffer], game->capacity);

  g_assert (size <= game->capacity);
  return size;
}

gboolean
verify_same_bytes (VerifyGame *game, const SortieState *a, const SortieState *b)
{
  gsize size = verify_bytes (game, 0, a);

  return verify_bytes (game, 1, b) == size && memcmp (game->bytes[0], game->bytes[1], size) == 0;
}

static SortieMoves
moves_new (void)
{
  return (SortieMoves) { g_new0 (SortieMove, SORTIE_MAX_MOVES), 0, SORTIE_MAX_MOVES };
}

VerifyGame *
verify_game_new (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed)
{
  VerifyGame *game = g_new0 (VerifyGame, 1);

  game->spec = spec;
  game->report = report;
  game->seed = seed;
  sortie_rng_seed (&game->rng, ~seed);
  verify_terms_draw (&game->terms, spec, seed);
  game->legal = moves_new ();
  game->again = moves_new ();
  game->tries = g_array_new (FALSE, FALSE, sizeof (SortieMove));
  game->lines = g_ptr_array_new_with_free_func (g_free);
  game->steps = g_array_new (FALSE, FALSE, sizeof (VerifyStep));
  game->hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  return game;
}

void
verify_game_free (VerifyGame *game)
{
  SortieState *const states[] = { game->p.s,      game->other,    game->spare,   game->apart[0],
                                  game->apart[1], game->views[0], game->views[1] };

  if (game->bot != NULL)
    game->terms.bot->destroy (game->bot);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    g_free (states[i]);
  g_free (game->bytes[0]);
  g_free (game->bytes[1]);
  g_free (game->start_cards);
  g_free (game->now_cards);
  g_free (game->legal.moves);
  g_free (game->again.moves);
  g_array_unref (game->tries);
  g_ptr_array_unref (game->lines);
  g_array_unref (game->steps);
  g_array_unref (game->hashes);
  sortie_deal_free (game->deal);
  verify_terms_clear (&game->terms);
  g_free (game);
}

static void
make_room (VerifyGame *game)
{
  const SortieSetup *setup = game->deal->setup;
  guint n = setup->catalogue->n_defs * VERIFY_N_OWNERS;

  game->p.s = sortie_state_new (&setup->bounds);
  game->other = sortie_state_new (&setup->bounds);
  game->spare = sortie_state_new (&setup->bounds);
  game->apart[0] = sortie_state_new (&setup->bounds);
  game->apart[1] = sortie_state_new (&setup->bounds);
  game->views[0] = sortie_state_new (&setup->bounds);
  game->views[1] = sortie_state_new (&setup->bounds);
  /* the canonical form has no padding, but says how many there are of each thing */
  game->capacity = 2 * sortie_state_size (&setup->bounds);
  game->bytes[0] = g_malloc (game->capacity);
  game->bytes[1] = g_malloc (game->capacity);
  game->start_cards = g_new0 (guint, n);
  game->now_cards = g_new0 (guint, n);
  if (game->terms.bot != NULL)
    game->bot = game->terms.bot->create (setup, game->terms.bot->kind, game->seed);
}

static gboolean
deal (VerifyGame *game, GError **error)
{
  SortieMatchSpec spec = verify_terms_spec (&game->terms, game->spec, game->seed);

  game->deal = sortie_deal_new (&spec, error);
  if (game->deal == NULL)
    return FALSE;
  make_room (game);
  return sortie_deal_start (game->deal, game->seed, &game->p, error);
}

static SortieMove
choose (VerifyGame *game)
{
  const SortieMoves *legal = &game->legal;

  if (game->bot != NULL)
    return game->terms.bot->choose (game->bot, &game->p, sortie_to_move (&game->p), legal);
  if (strcmp (game->terms.player, "first") == 0)
    return legal->moves[0];
  if (strcmp (game->terms.player, "last") == 0)
    return legal->moves[legal->n - 1];
  return sortie_choose_random (&game->rng, &game->p, sortie_to_move (&game->p), legal);
}

/* D2. */
static gboolean
is_the_same (VerifyGame *game, const SortieState *a, const SortieState *b, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];
  g_autofree char *difference = NULL;

  if (sortie_state_same (a, b))
    return verify_that (game, VERIFY_D2, TRUE, "-");
  difference = sortie_state_compare (a, b);
  return verify_that (game, VERIFY_D2, difference == NULL,
                      N_ ("“%s” does not lead to the same position in a clone: %s"),
                      sortie_move_format (&game->p, sortie_to_move (&game->p), move, line),
                      difference);
}

static void
play_apart (VerifyGame *game, guint i, const SortieMove *move)
{
  SortiePlay clone = { .setup = game->p.setup, .s = game->apart[i] };

  sortie_move_apply (&clone, move);
}

/* S4, D2, M1. A clone stands in for the original, which must not be touched. */
static gboolean
original_is_untouched (VerifyGame *game, const SortieState *before, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];

  return verify_that (game, VERIFY_S4, sortie_state_same (before, game->p.s),
                      N_ ("“%s” in a clone changed the original"),
                      sortie_move_format (&game->p, sortie_to_move (&game->p), move, line));
}

gboolean
verify_try_out (VerifyGame *game, const SortieMove *move)
{
  SortieState *a = game->apart[0], *b = game->apart[1];
  g_autofree char *fault = NULL;

  /* the second clone is made before the first is played on, so that it also guards the original */
  sortie_state_copy (a, game->p.s);
  sortie_state_copy (b, game->p.s);
  play_apart (game, 0, move);
  if (!original_is_untouched (game, b, move))
    return FALSE;
  play_apart (game, 1, move);
  fault = sortie_state_check (a);
  return is_the_same (game, a, b, move)
         && verify_that (game, VERIFY_M1, fault == NULL,
                         N_ ("a legal move leads to a broken position: %s"), fault);
}

static void
note_step (VerifyGame *game, const SortieMove *move)
{
  VerifyStep step = { .move = *move, .seat = sortie_to_move (&game->p) };
  guint64 hash = sortie_state_hash (game->p.s);

  g_array_append_val (game->hashes, hash);
  g_array_append_val (game->steps, step);
}

static gboolean
make_move (VerifyGame *game)
{
  SortieMove move = choose (game);

  if (!verify_try_out (game, &move))
    return FALSE;
  note_step (game, &move);
  game->report->moves++;
  return verify_make_move (game, &move) && is_the_same (game, game->p.s, game->apart[0], &move);
}

static gboolean
look (VerifyGame *game)
{
  guint moves = game->steps->len;

  if (!verify_is_sampled (game, moves))
    return verify_state (game, FALSE) && verify_moves (game, FALSE);
  return verify_state (game, TRUE) && verify_moves (game, TRUE) && verify_strangers (game)
         && (moves % BOTS_ASKED != 0 || verify_bots (game)) && verify_tries (game)
         && verify_languages (game) && verify_worlds (game);
}

static gboolean
play_to_the_end (VerifyGame *game)
{
  guint max = game->spec->module->game->max_moves;

  while (!sortie_is_over (&game->p))
    {
      if (!verify_that (game, VERIFY_M5, game->steps->len < max,
                        N_ ("the game goes on after %u moves"), max))
        return FALSE;
      if (!look (game) || !make_move (game))
        return FALSE;
    }
  return verify_state (game, TRUE) && verify_moves (game, TRUE) && verify_result (game)
         && verify_end (game);
}

/* R1: what is in use by the whole program. */
static gsize
memory_in_use (void)
{
  return mallinfo2 ().uordblks;
}

gboolean
verify_memory (VerifyGame *game)
{
  SortieChooser choosers[SORTIE_MAX_SEATS];
  SortiePlay p = { .setup = game->p.setup, .s = game->other };
  g_autoptr (GError) error = NULL;
  gsize before, after;

  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    choosers[i] = (SortieChooser) { sortie_choose_random, &game->rng };
  if (!sortie_deal_start (game->deal, game->seed, &p, &error))
    return TRUE;
  before = memory_in_use ();
  /* with an allocator of another kind nothing is known */
  if (before == 0)
    return TRUE;
  sortie_playout (&p, choosers, &game->again, game->spec->module->game->max_moves);
  after = memory_in_use ();
  return verify_that (game, VERIFY_R1, after == before,
                      N_ ("after a game %ld bytes more are in use"), (long) (after - before));
}

/* Once the game is over. */
static gboolean
look_back (VerifyGame *game, const VerifyOpen *before)
{
  guint64 hash = sortie_state_hash (game->p.s);

  g_array_append_val (game->hashes, hash);
  return verify_match (game) && verify_memory (game) && verify_nothing_left_open (game, before);
}

gboolean
verify_game_play (VerifyGame *game, GError **error)
{
  VerifyOpen before = verify_count_open ();

  if (!deal (game, error))
    return FALSE;
  (void) (verify_start (game) && verify_decks (game) && verify_texts (game)
          && play_to_the_end (game) && look_back (game, &before));
  return TRUE;
}
