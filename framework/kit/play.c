/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* play.c: plays one game with all checks, from the deal to its result or to the end of the given moves. */
#include "kit/check-game.h"
#include "match/playout.h"

#include <string.h>
#include "reader/reader.h"
#include "model/front-end.h"

/* Bots are slow: all of them are asked only once in this many moves. */
#define BOTS_ASKED 4

/* The next given move that is legal; FALSE: there is none left. */
static gboolean
follow_script (VerifyGame *game, SortieMove *ret)
{
  guint8 seat = sortie_to_move (&game->p);
  gboolean legal = FALSE;

  for (; *game->script != NULL && !legal; game->script++)
    {
      verify_try (game, *game->script);
      legal = sortie_move_parse (&game->p, seat, *game->script, ret, NULL)
              && sortie_move_check (&game->p, seat, ret, NULL);
      verify_try (game, NULL);
    }
  return legal;
}

static SortieMove
choose_move (VerifyGame *game)
{
  const SortieMoves *legal = &game->legal;

  if (game->bot != NULL)
    {
      SortieMove move;

      verify_progress_ask (game->progress, game->terms.player);
      move = game->terms.bot->choose (game->bot, &game->p, sortie_to_move (&game->p), legal);
      verify_progress_ask (game->progress, NULL);
      return move;
    }
  if (strcmp (game->terms.player, "first") == 0)
    return legal->moves[0];
  if (strcmp (game->terms.player, "last") == 0)
    return legal->moves[legal->n - 1];
  return sortie_choose_random (&game->rng, &game->p, sortie_to_move (&game->p), legal);
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
make_move (VerifyGame *game, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];

  sortie_move_format (&game->p, sortie_to_move (&game->p), move, line);
  if (!verify_try_out (game, move))
    return FALSE;
  note_step (game, move);
  game->report->moves++;
  verify_try (game, line);
  if (!verify_make_move (game, move) || !verify_is_the_same (game, game->p.s, game->apart[0], move))
    return FALSE;
  verify_progress_add (game->progress);
  return TRUE;
}

/* If moves are given, the bots are asked after the last one. */
static gboolean
bots_are_asked (const VerifyGame *game)
{
  return game->steps->len % BOTS_ASKED == 0 && (game->script == NULL || *game->script == NULL);
}

static gboolean
look_at_position (VerifyGame *game)
{
  guint moves = game->steps->len;

  if (!verify_is_sampled (game, moves))
    return verify_state (game, FALSE) && verify_moves (game, FALSE);
  return verify_state (game, TRUE) && verify_moves (game, TRUE) && verify_strangers (game)
         && (!bots_are_asked (game) || verify_bots (game)) && verify_tries (game)
         && verify_languages (game) && verify_worlds (game) && verify_leaving (game);
}

static gboolean
look_at_the_end (VerifyGame *game)
{
  if (!verify_knows_reason (game, VERIFY_M6, game->p.s->result.reason))
    return FALSE;
  game->report->coverage->reasons[game->p.s->result.reason]++;
  return verify_state (game, TRUE) && verify_moves (game, TRUE) && verify_result (game)
         && verify_end (game);
}

/* Plays until the game is over or the given moves have been made. */
static gboolean
play_to_the_end (VerifyGame *game)
{
  guint max = game->spec->module->game->max_moves;

  /* what the rules do before the first question is not a move */
  if (!verify_nothing_stopped (game, &game->p))
    return FALSE;
  verify_note_rounds (game);
  while (!sortie_is_over (&game->p))
    {
      SortieMove move;

      if (!verify_that (game, VERIFY_M5, game->steps->len < max,
                        N_ ("the match is not over after %u moves"), max))
        return FALSE;
      if (!look_at_position (game))
        return FALSE;
      if (game->script == NULL)
        move = choose_move (game);
      else if (!follow_script (game, &move))
        return TRUE;
      if (!make_move (game, &move) || !verify_misuses (game))
        return FALSE;
    }
  return look_at_the_end (game);
}

/* The checks after the game is over. */
static gboolean
look_back_on_game (VerifyGame *game, const VerifyOpen *before)
{
  guint64 hash = sortie_state_hash (game->p.s);

  if (!sortie_is_over (&game->p))
    return TRUE;
  g_array_append_val (game->hashes, hash);
  return verify_match (game) && verify_memory (game) && verify_nothing_left_open (game, before)
         && verify_misuses (game);
}

static gboolean
play_game (VerifyGame *game, GError **error)
{
  VerifyOpen before = verify_count_open ();

  if (!verify_game_deal (game, error))
    return FALSE;
  (void) (verify_start (game) && verify_decks (game) && verify_texts (game) && verify_citations (game)
          && play_to_the_end (game) && look_back_on_game (game, &before));
  verify_coverage_note_peaks (game->report->coverage, &game->p);
  return TRUE;
}

gboolean
verify_one (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed,
            VerifyProgress *progress, GError **error)
{
  VerifyGame *game = verify_game_new (spec, report, seed);
  GLogFunc before;
  gboolean played;

  game->progress = progress;
  game->script = spec->moves;
  before = verify_misuses_begin (game);
  played = play_game (game, error);
  g_log_set_default_handler (before, NULL);
  verify_game_free (game);
  return played;
}
