/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* playout.h: whole games without a match around them.
 *
 * The path is the one that a match takes: the legal moves are listed, one of them is applied, the
 * engine runs on. There is no journal, no log and no undo, and nothing is allocated; so this is
 * what measurements, searches and tests play with.
 */
#pragma once
#include "match/deal.h"
#include <sortie/move.h>

/* Who decides: returns one of the legal moves, of which there is at least one. */
typedef struct
{
  SortieMove (*choose) (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal);
  gpointer data;
} SortieChooser;

/* Each legal move equally likely; data: a SortieRng. */
SortieMove sortie_choose_random (gpointer rng, const SortiePlay *p, guint8 seat,
                                 const SortieMoves *legal);

/* How a playout went. */
typedef struct
{
  guint moves;     /* made */
  guint decisions; /* among them, those with two legal moves or more */
  guint stops;     /* effects that a bound of the game has stopped */
  gboolean ended;  /* by a result of the rules; otherwise by the bound of moves, for lack of a legal
                    * one, or because the rules would have gone on for ever */
} SortiePlayout;

/**
 * sortie_playout:
 * @p: a position in which somebody decides, as sortie_deal_start() leaves it; it is played on
 * @choosers: one for each seat
 * @moves: room for the legal moves
 * @max_moves: where to give up; SortieGame.max_moves for whole games
 */
SortiePlayout sortie_playout (SortiePlay *p, const SortieChooser *choosers, SortieMoves *moves,
                               guint max_moves);
