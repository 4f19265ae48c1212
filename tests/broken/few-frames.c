/* SPDX-License-Identifier: GPL-3.0-or-later */
/* few-frames.c: a game whose bounds have no room for the frame of a poll: its phases are cut short, and it ends before
 * anybody was asked. */
#define sortie_game healthy_game
#include "tests/parley/parley.c"
#undef sortie_game

SortieGame sortie_game;

__attribute__ ((constructor)) static void
make_game (void)
{
  sortie_game = healthy_game;
  sortie_game.bounds.frames = 2;
}
