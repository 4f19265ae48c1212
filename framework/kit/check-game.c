/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-game.c: what the kit keeps of one game, and moves that it tries out in clones. */
#include "kit/check-game.h"
#include "base/i18n.h"
#include "model/internal.h"
#include "speech/internal.h"
#include "base/internal.h"

#include <string.h>

/* Checks the first moves of every game closely, then some in each stretch, different ones in each game. If the moves
 * are given, checks the last ones. */
#define FIRST_MOVES 8
gboolean
verify_is_sampled (const VerifyGame *game, guint moves)
{
  guint closely = game->spec->closely > 0 ? game->spec->closely : SORTIE_VERIFY_CLOSELY;

  if (game->script != NULL && (game->script[0] == NULL || game->script[1] == NULL))
    return TRUE;
  return moves < FIRST_MOVES || (moves + game->seed) % closely == 0;
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

char *
verify_difference (const VerifyGame *game)
{
  char *difference;

  if (sortie_state_same (game->spare, game->p.s))
    return NULL;
  difference = sortie_state_compare (game->spare, game->p.s);
  return difference != NULL ? difference : g_strdup ("?");
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
  game->tries = g_array_new (FALSE, FALSE, sizeof (SortieMove));
  game->lines = g_ptr_array_new_with_free_func (g_free);
  game->steps = g_array_new (FALSE, FALSE, sizeof (VerifyStep));
  game->hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  return game;
}

void
verify_game_free (VerifyGame *game)
{
  SortieState *const states[] = { game->p.s,      game->other,    game->spare,    game->staying,
                                  game->apart[0], game->apart[1], game->views[0], game->views[1] };

  if (game->bot != NULL)
    game->terms.bot->destroy (game->bot);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    g_free (states[i]);
  g_free (game->misuse);
  g_free (game->bytes[0]);
  g_free (game->bytes[1]);
  g_free (game->start_cards);
  g_free (game->now_cards);
  sortie_moves_clear (&game->legal);
  sortie_moves_clear (&game->again);
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
  game->staying = sortie_state_new (&setup->bounds);
  game->apart[0] = sortie_state_new (&setup->bounds);
  game->apart[1] = sortie_state_new (&setup->bounds);
  game->views[0] = sortie_state_new (&setup->bounds);
  game->views[1] = sortie_state_new (&setup->bounds);
  /* the canonical form has no padding, but adds how many there are of each thing */
  game->capacity = 2 * sortie_state_size (&setup->bounds);
  game->bytes[0] = g_malloc (game->capacity);
  game->bytes[1] = g_malloc (game->capacity);
  game->start_cards = g_new0 (guint, n);
  game->now_cards = g_new0 (guint, n);
  if (game->terms.bot != NULL)
    game->bot = game->terms.bot->create (setup, game->terms.bot->kind, game->seed);
}

static void
count_event (gpointer data, G_GNUC_UNUSED const SortiePlay *p, const SortieEvent *event)
{
  ((SortieCoverage *) data)->events[event->type]++;
}

static gboolean
deal (VerifyGame *game, GError **error)
{
  SortieCoverage *coverage = game->report->coverage;
  const SortieWatch watch = { .data = coverage, .happened = count_event };
  gboolean dealt;

  game->p.watch = &watch;
  verify_coverage_lend (coverage, game->deal->setup);
  dealt = sortie_deal_start (game->deal, game->seed, &game->p, error);
  verify_coverage_lend (NULL, game->deal->setup);
  game->p.watch = NULL;
  if (dealt)
    verify_coverage_note_cards (coverage, &game->p);
  return dealt;
}

gboolean
verify_game_deal (VerifyGame *game, GError **error)
{
  SortieMatchSpec spec = verify_terms_spec (&game->terms, game->spec, game->seed);

  verify_progress_do (game->progress, VERIFY_SETS_UP, "");
  game->deal = sortie_deal_new (&spec, error);
  if (game->deal == NULL)
    return FALSE;
  make_room (game);
  return deal (game, error);
}

gboolean
verify_is_the_same (VerifyGame *game, const SortieState *a, const SortieState *b, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];
  g_autofree char *difference = NULL;

  if (sortie_state_same (a, b))
    return verify_that (game, VERIFY_D2, TRUE, "-");
  difference = sortie_state_compare (a, b);
  return verify_that (game, VERIFY_D2, difference == NULL,
                      N_ ("“%s” leads to a different position in a clone: %s"),
                      sortie_move_format (&game->p, sortie_to_move (&game->p), move, line),
                      difference);
}

/* S4, D2, M1. A clone is compared with the original, which must not have changed. */
static gboolean
original_is_untouched (VerifyGame *game, const SortieState *before, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];

  return verify_that (game, VERIFY_S4, sortie_state_same (before, game->p.s),
                      N_ ("“%s” in a clone changed the original"),
                      sortie_move_format (&game->p, sortie_to_move (&game->p), move, line));
}

void
verify_try (VerifyGame *game, const char *line)
{
  verify_progress_try (game->progress, line != NULL ? sortie_seat_id (&game->p, sortie_to_move (&game->p)) : "", line);
}

void
verify_do (VerifyGame *game, VerifyTask task, guint8 seat)
{
  verify_progress_do (game->progress, task,
                      seat != SORTIE_NO_SEAT ? sortie_seat_id (&game->p, seat) : _ ("a spectator"));
}

/* (transfer full): the bound that stopped something last, and what it stopped */
static char *
describe_stop (const SortiePlay *p)
{
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_EVENT_STOPPED, SORTIE_NO_SEAT);

  event.source = p->limit.source;
  event.source_def = p->limit.source_def;
  return sortie_event_describe (p, SORTIE_NO_SEAT, &event);
}

gboolean
verify_nothing_stopped (VerifyGame *game, const SortiePlay *p)
{
  g_autofree char *stop = NULL;

  if (p->stops == 0)
    return verify_that (game, VERIFY_M5, TRUE, "-");
  verify_coverage_note_need (game->report->coverage, &p->limit);
  stop = describe_stop (p);
  return p->s->result.kind == SORTIE_RESULT_STOPPED
             ? verify_that (game, VERIFY_M6, FALSE, N_ ("the match was stopped: %s"), stop)
             : verify_that (game, VERIFY_M5, FALSE, N_ ("an effect had to be stopped: %s"), stop);
}

static gboolean
play_apart (VerifyGame *game, guint i, const SortieMove *move)
{
  SortiePlay clone = { .setup = game->p.setup, .s = game->apart[i] };

  sortie_move_apply (&clone, move);
  return verify_nothing_stopped (game, &clone);
}

static gboolean
leads_to_the_same (VerifyGame *game, const SortieMove *move)
{
  SortieState *a = game->apart[0], *b = game->apart[1];
  g_autofree char *fault = NULL;

  /* the second clone is made before the first is played on, so that it also guards the original */
  sortie_state_copy (a, game->p.s);
  sortie_state_copy (b, game->p.s);
  if (!play_apart (game, 0, move) || !original_is_untouched (game, b, move) || !play_apart (game, 1, move))
    return FALSE;
  fault = sortie_state_check (a);
  return verify_is_the_same (game, a, b, move)
         && verify_that (game, VERIFY_M1, fault == NULL,
                         N_ ("a legal move leads to an invalid position: %s"), fault);
}

gboolean
verify_list_is_the_same (const VerifyGame *game)
{
  gboolean same = game->again.n == game->legal.n;

  for (guint i = 0; same && i < game->legal.n; i++)
    same = sortie_moves_equal (&game->legal.moves[i], &game->again.moves[i]);
  return same;
}

gboolean
verify_try_out (VerifyGame *game, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];

  verify_try (game, sortie_move_format (&game->p, sortie_to_move (&game->p), move, line));
  if (!leads_to_the_same (game, move))
    return FALSE;
  verify_try (game, NULL);
  return TRUE;
}

SortieMove
verify_bot_choice (VerifyGame *game, const SortieVerifyBot *kind, const SortiePlay *p, char *line)
{
  SortieBot *bot = kind->create (p->setup, kind->kind, game->seed);
  guint8 seat = sortie_to_move (p);
  SortieMove move;

  sortie_moves_legal (p, &game->again);
  verify_progress_ask (game->progress, kind->kind);
  move = kind->choose (bot, p, seat, &game->again);
  verify_progress_ask (game->progress, NULL);
  kind->destroy (bot);
  sortie_move_format (p, seat, &move, line);
  return move;
}
