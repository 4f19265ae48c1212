/* SPDX-License-Identifier: GPL-3.0-or-later */
/* threats.h: the cards on the battlefield as an evaluation sees them, and what they threaten to do.
 *
 * Dice are not thrown here: wounds are counted as often as they are to be expected.
 */
#pragma once
#include "look.h"

/* A card on the battlefield, and what is worked out of it once. */
typedef struct
{
  SortieRef ref;
  guint8 space, seat;
  gboolean is_unit, is_summoner, is_champion;
  gint strength, reach, life; /* life: what is left of it */
  guint steps; /* of its next move */
  gint worth; /* to who strikes it: in hundredths of one magic */
} SwFigure;

typedef struct
{
  const SortiePlay *p;
  SwLook look;
  guint n;
  SwFigure figure[SW_MAX_SPACES];
  guint8 at[SW_MAX_SPACES]; /* per space: 1 + number of the figure */
  /* What is asked often, and dear to find out; 0: nobody has asked yet. */
  guint8 blows[SW_MAX_SPACES]; /* per figure: how often it strikes in an attack, in per cent */
  guint16 wounds[SW_MAX_SPACES][SW_MAX_SPACES]; /* per figure and target: 1 + what to expect of a blow */
} SwFigures;

/* What units can do in an attack that is still to come in this turn, in another from where they are, and when they have
 * moved before it. */
typedef enum
{
  SW_THREAT_NOW,
  SW_THREAT_LATER,
  SW_THREAT_AFTER_MOVE,
  SW_N_THREATS
} SwThreat;

/* Per sort of threat and figure: what it is expected to take away, in hundredths of one magic, beside what sorts before
 * it have taken for sure. */
typedef gint SwDamage[SW_N_THREATS][SW_MAX_SPACES];

void sw_figures_look (SwFigures *all, const SortiePlay *p);
guint sw_figures_distance (const SwFigures *all, const SwFigure *a, const SwFigure *b);

/* What the units of @seat threaten; of figures that are not its opponents' it is 0. */
void sw_threats (SwFigures *all, guint8 seat, SwDamage ret);
