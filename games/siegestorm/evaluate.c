/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluate.c: how good a position looks, in hundredths of a card of one's own Resources.
 *
 * Weights are a judgement, not a rule: those with which the greedy bot did best of some
 * fifty sets. Only what the seat may see is read: counts, and the faces on the table.
 */
#include "table.h"

/* What one of each is worth. */
enum
{
  WORTH_RESOURCE = 100, /* a card between oneself and losing */
  WORTH_HEALED = 30,    /* only damage is taken from it */
  WORTH_HAND = 55,
  WORTH_SUPPORTER = 75, /* pays once per turn */
  WORTH_STORM = 75,     /* a point of ATT of a unit that storms */
  WORTH_ACTION = 320,   /* what it does besides, and how long it takes to get another there */
  WORTH_DEFENCE = 80,   /* a point of DEF of the Defender */
  WORTH_BATTLE = 65,    /* a point of ATT or DEF of a Battle unit */
  WORTH_LIFE = 45,      /* of the Boss */
  WORTH_CARD = 160,     /* between the Boss and having nothing to draw */
  WORTH_MENACE = 100,
};

static gint
count (const SortiePlay *p, SsZone zone, guint8 seat)
{
  return sortie_zone_count (p, ss_zone (p, zone, seat));
}

/* What a seat will have to draw this turn is as good as drawn, so that nobody puts it off. */
static gint
due_draws (const SortiePlay *p, guint8 seat)
{
  const SortieTurn *turn = &p->s->turn;

  return turn->active == seat && turn->phase == SS_PHASE_PREPARE ? 2 : 0;
}

static gint
worth_of_player (const SortiePlay *p, guint8 seat)
{
  return WORTH_RESOURCE * count (p, SS_ZONE_RESOURCES, seat)
         - (WORTH_RESOURCE - WORTH_HAND) * due_draws (p, seat)
         + WORTH_HEALED * count (p, SS_ZONE_HEAL, seat) + WORTH_HAND * count (p, SS_ZONE_HAND, seat)
         + WORTH_SUPPORTER * count (p, SS_ZONE_SUPPORT, seat);
}

/* The Reserve comes back once, in full. */
static gint
worth_of_boss (const SortiePlay *p, guint8 seat)
{
  gint cards = count (p, SS_ZONE_RESOURCES, seat);

  if (sortie_var (p, SS_VAR_RESERVE_TOKEN, seat) > 0)
    cards += count (p, SS_ZONE_RESERVE, seat) + count (p, SS_ZONE_OPEN_HAND, seat);
  return WORTH_LIFE * sortie_var (p, SS_VAR_LIFE, seat) + WORTH_CARD * cards
         + WORTH_MENACE * sortie_var (p, SS_VAR_MENACE, seat);
}

/* A unit on the track will storm: the nearer it is, the surer. */
static gint
worth_of_unit (const SortiePlay *p, SortieRef unit)
{
  guint16 place = sortie_piece_place (p, unit);
  gint attack = sortie_value (p, SS_VALUE_ATTACK, unit);
  gint defence = sortie_value (p, SS_VALUE_DEFENCE, unit);
  gint step = sortie_place_spot (p->setup, place)->x;

  if (ss_is_in_battle (p, unit))
    return WORTH_BATTLE * (attack + defence);
  if (ss_place_kind (p, place) == SS_PLACE_EXIT)
    step = SS_TRACK_SPACES;
  return (WORTH_STORM * attack + WORTH_ACTION) * (3 + step) / (3 + SS_TRACK_SPACES)
         + (step == 0 ? WORTH_DEFENCE * defence : 0);
}

static gint
sign (const SortiePlay *p, guint8 seat, guint8 other)
{
  return ss_are_opponents (p, seat, other) ? -1 : 1;
}

gint
ss_evaluate (const SortiePlay *p, guint8 seat)
{
  gint worth = 0;

  for (guint8 other = 0; other < p->setup->n_seats; other++)
    worth += sign (p, seat, other)
             * (ss_is_boss (p, other) ? worth_of_boss (p, other) : worth_of_player (p, other));
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef unit = sortie_piece_ref (p, slot);

      if (ss_is_unit (p, unit))
        worth += sign (p, seat, sortie_piece_controller (p, unit)) * worth_of_unit (p, unit);
    }
  return worth;
}
