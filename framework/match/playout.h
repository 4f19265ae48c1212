/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* playout.h: plays whole games without a match around them.
 *
 * It takes the same path as a match: it lists the legal moves, applies one, and runs the engine. But there is no
 * journal, no log and no undo, and nothing is allocated. Measurements, searches and tests use it.
 */
#pragma once
#include "match/deal.h"

/* Chooses moves: returns one of the legal moves, of which there is at least one. */
typedef struct
{
  SortieMove (*choose) (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal);
  gpointer data;
} SortieChooser;

/* Picks any legal move with equal probability; data: a SortieRng. */
SortieMove sortie_choose_random (gpointer rng, const SortiePlay *p, guint8 seat,
                                 const SortieMoves *legal);

/* The course of a playout. */
typedef struct
{
  guint moves;     /* how many were made */
  guint decisions; /* how many of these had two or more legal moves */
  guint stops;     /* effects that were stopped at a bound of the game */
  gboolean ended;  /* whether the rules ended it; otherwise it stopped at the bound of moves, for lack of a legal move,
                    * or because the rules would have gone on for ever */
} SortiePlayout;

/**
 * sortie_playout:
 * @p: a position at a decision, as sortie_deal_start() leaves it; the playout changes it
 * @choosers: one for each seat
 * @moves: room for the legal moves
 * @max_moves: when to give up; SortieGame.max_moves for whole games
 */
SortiePlayout sortie_playout (SortiePlay *p, const SortieChooser *choosers, SortieMoves *moves,
                               guint max_moves);
