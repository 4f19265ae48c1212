/* SPDX-License-Identifier: GPL-3.0-or-later */
/* few-locals.c: a game whose bounds have no room for a poll, and which ends when somebody has bid: every phase is cut
 * short, and turn follows turn without anybody being asked. */
#define sortie_game healthy_game
#include "tests/parley/parley.c"
#undef sortie_game

#include <string.h>

SortieGame sortie_game;
static SortieProcDecl broken_procs[G_N_ELEMENTS (procs)];

static void
go_on (SortiePlay *p, SortieFrame *f)
{
  if (sortie_var (p, BID, SORTIE_NO_SEAT) > 0)
    sortie_win_by_score (p, SORTIE_GAME_REASON (MOST), SORTIE_GAME_REASON (MOST));
  else
    sortie_frame_end (p, f, 1);
}

__attribute__ ((constructor)) static void
make_game (void)
{
  memcpy (broken_procs, procs, sizeof procs);
  broken_procs[PROC_END].step = go_on;
  sortie_game = healthy_game;
  sortie_game.vocabulary.procs = broken_procs;
  sortie_game.bounds.locals = SORTIE_POLL_SLOTS;
}
