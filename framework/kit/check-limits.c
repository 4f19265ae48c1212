/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-limits.c: impossible moves are refused, bots choose from the list, nothing stays open, no function is
 * misused. */
#include "kit/check-game.h"
#include "base/i18n.h"
#include "match/playout.h"
#include "reader/reader.h"

#include <malloc.h>
#include <string.h>

/* G2: seats that do not decide, seats and verbs that do not exist. */

static const char *
name_of_seat (const VerifyGame *game, guint8 seat)
{
  return seat < verify_n_seats (game) ? sortie_seat_id (&game->p, seat) : _ ("a seat that does not exist");
}

static gboolean
is_refused (VerifyGame *game, guint8 seat, const SortieMove *move)
{
  SortieRefusal why = { 0 };
  gboolean legal = sortie_move_check (&game->p, seat, move, &why);
  g_autofree char *sentence = legal ? NULL : sortie_refusal_sentence (&game->p, seat, &why);

  return verify_that (game, VERIFY_G2, !legal, N_ ("a move of %s is accepted, although %s"),
                      name_of_seat (game, seat),
                      sortie_is_over (&game->p) ? _ ("the match is over")
                                                : _ ("another seat decides"))
         && verify_that (game, VERIFY_G2, why.reason != SORTIE_REASON_NONE && *sentence != '\0',
                         N_ ("a move of %s is refused without a reason"), name_of_seat (game, seat));
}

static gboolean
others_are_refused (VerifyGame *game, const SortieMove *move)
{
  const guint8 strangers[] = { SORTIE_MAX_SEATS, SORTIE_NO_SEAT };

  for (guint8 seat = 0; seat < verify_n_seats (game); seat++)
    if (seat != sortie_to_move (&game->p) && !is_refused (game, seat, move))
      return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++)
    if (!is_refused (game, strangers[i], move))
      return FALSE;
  return TRUE;
}

gboolean
verify_strangers (VerifyGame *game)
{
  SortieMove unknown = { .verb = 0xff };

  return game->legal.n == 0
         || (others_are_refused (game, &game->legal.moves[0])
             && is_refused (game, sortie_to_move (&game->p), &unknown));
}

/* What a seat may still ask and try after the game is over. */
gboolean
verify_end (VerifyGame *game)
{
  sortie_state_copy (game->spare, game->p.s);
  for (guint8 seat = 0; seat < verify_n_seats (game); seat++)
    {
      SortieRefusal why = { 0 };
      SortieMove move;

      verify_collect_tries (game, &game->p, seat);
      for (guint i = 0; i < game->tries->len; i++)
        if (!is_refused (game, seat, &g_array_index (game->tries, SortieMove, i)))
          return FALSE;
      if (sortie_move_parse (&game->p, seat, "done", &move, &why)
          && !is_refused (game, seat, &move))
        return FALSE;
    }
  return verify_that (game, VERIFY_G2, verify_same_bytes (game, game->spare, game->p.s),
                      N_ ("a refused move changed the position after the end of the match"));
}

/* ---- A1, A2: bots --------------------------------------------------------------------- */

static gboolean
is_listed_move (const SortieMoves *list, const SortieMove *move)
{
  for (guint i = 0; i < list->n; i++)
    if (sortie_moves_equal (&list->moves[i], move))
      return TRUE;
  return FALSE;
}

static gboolean
bot_keeps_to_the_list (VerifyGame *game, const SortieVerifyBot *kind)
{
  char line[SORTIE_MOVE_TEXT], again[SORTIE_MOVE_TEXT];
  SortieMove move = verify_bot_choice (game, kind, &game->p, line);

  if (!verify_that (game, VERIFY_A1, is_listed_move (&game->again, &move),
                    N_ ("the bot “%s” chooses “%s”, which is not listed"), kind->kind, line))
    return FALSE;
  verify_bot_choice (game, kind, &game->p, again);
  return verify_that (game, VERIFY_A2, strcmp (line, again) == 0,
                      N_ ("the bot “%s” chooses “%s” and “%s” in the same position"), kind->kind,
                      line, again);
}

/* Also in positions that a bot would not have reached. */
gboolean
verify_bots (VerifyGame *game)
{
  const SortieVerifyBot *bot = game->spec->bots;

  for (; bot != NULL && bot->kind != NULL && game->legal.n > 1; bot++)
    if (!bot_keeps_to_the_list (game, bot))
      return FALSE;
  return TRUE;
}

/* R5: files and threads of the whole program, if the system tells. */

static guint
count_entries (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

VerifyOpen
verify_count_open (void)
{
  return (VerifyOpen) { count_entries ("/proc/self/fd"), count_entries ("/proc/self/task") };
}

gboolean
verify_nothing_left_open (VerifyGame *game, const VerifyOpen *before)
{
  VerifyOpen now = verify_count_open ();

  if (now.files == 0 || now.threads == 0)
    return TRUE;
  return verify_that (game, VERIFY_R5, now.files <= before->files,
                      N_ ("%u files are open after the match; before it, there were %u"), now.files,
                      before->files)
         && verify_that (game, VERIFY_R5, now.threads <= before->threads,
                         N_ ("%u threads run after the match; before it, there were %u"), now.threads,
                         before->threads);
}

/* R1: the memory that the whole program uses. */
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
  SortieMoves moves = { NULL };
  gsize before, after;

  verify_do (game, VERIFY_PLAYS_ANOTHER, SORTIE_NO_SEAT);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    choosers[i] = (SortieChooser) { sortie_choose_random, &game->rng };
  if (!sortie_deal_start (game->deal, game->seed, &p, &error))
    return TRUE;
  before = memory_in_use ();
  /* another allocator does not tell */
  if (before == 0)
    return TRUE;
  sortie_playout (&p, choosers, &moves, game->spec->module->game->max_moves);
  sortie_moves_clear (&moves);
  after = memory_in_use ();
  return verify_that (game, VERIFY_R1, after == before,
                      N_ ("after the match, %ld more bytes are in use"), (long) (after - before));
}

/* R7: a critical means that a function was called with forbidden arguments and did nothing. */

static void
count_misuse (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  VerifyGame *game = data;

  if (!(level & G_LOG_LEVEL_CRITICAL))
    g_log_default_handler (domain, level, message, NULL);
  else if (game->misuses++ == 0)
    game->misuse = g_strdup (message);
}

GLogFunc
verify_misuses_begin (VerifyGame *game)
{
  return g_log_set_default_handler (count_misuse, game);
}

gboolean
verify_misuses (VerifyGame *game)
{
  return verify_that (game, VERIFY_R7, game->misuses == 0, "%s", game->misuse);
}
