/* SPDX-License-Identifier: GPL-3.0-or-later */
/* threats.h: the cards on the battlefield as an evaluation sees them, and what they threaten to do.
 *
 * No dice are rolled here: wounds count as often as they can be expected.
 */
#pragma once
#include "look.h"

/* A card on the battlefield, and what is worked out about it once. */
typedef struct
{
  SortieRef ref;
  guint8 space, seat;
  gboolean is_unit, is_summoner, is_champion;
  gboolean has_own_lines; /* cards let it attack where others cannot */
  gint strength, reach, life; /* life: the life points that are left */
  guint steps; /* of its next move */
  gint worth; /* to the attacker: in hundredths of one magic */
} SwFigure;

typedef struct
{
  const SortiePlay *p;
  SwLook look;
  guint n;
  SwFigure figure[SW_MAX_SPACES];
  guint8 at[SW_MAX_SPACES]; /* for each space: 1 + number of the figure */
  /* Answers that are needed often and are slow to work out; 0: not worked out yet. */
  guint8 blows[SW_MAX_SPACES]; /* for each figure: how often it strikes in an attack, in per cent */
  guint16 wounds[SW_MAX_SPACES][SW_MAX_SPACES]; /* for each figure and target: 1 + the expected wounds of a blow */
} SwFigures;

/* What units can do: in an attack still to come in this turn, in another from where they are, and in another after a
 * move. */
typedef enum
{
  SW_THREAT_NOW,
  SW_THREAT_LATER,
  SW_THREAT_AFTER_MOVE,
  SW_N_THREATS
} SwThreat;

/* For each kind of threat and figure: the expected loss, in hundredths of one magic, in addition to what earlier
 * kinds have certainly taken. */
typedef gint SwDamage[SW_N_THREATS][SW_MAX_SPACES];

void sw_figures_look (SwFigures *all, const SortiePlay *p);
guint sw_figures_distance (const SwFigures *all, const SwFigure *a, const SwFigure *b);

/* What the units of @seat threaten; 0 for figures that are not its opponents'. */
void sw_threats (SwFigures *all, guint8 seat, SwDamage ret);
