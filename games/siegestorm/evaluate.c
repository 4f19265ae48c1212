/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluate.c: how good a position looks, in hundredths of a card of the seat's own Resources.
 *
 * Reads only what the seat may see: counts, and the faces on the table.
 */
#include "table.h"

/* The worth of one of each. */
typedef struct
{
  gint resource;  /* a card between the player and losing */
  gint healed;    /* a card that only damage takes */
  gint hand;
  gint supporter; /* pays once per turn */
  gint storm;     /* a point of ATT of a storming unit */
  gint action;    /* what the unit does besides, and the time that it takes to bring another there */
  gint defence;   /* a point of DEF of the Defender */
  gint battle;    /* a point of ATT or DEF of a Battle unit */
  gint life;      /* of the Boss */
  gint card;      /* a card between the Boss and having nothing to draw */
  gint menace;
  gint danger; /* the square of each card that is missing for safety: running out loses */
  gint doomed; /* not enough cards left for the next draw */
  gint out;    /* compared with having nothing at all */
} Weights;

/* Judgements, not rules. Duel: the best of some twenty sets. A card in hand is worth more than one of the Resources,
 * because it may answer. */
static const Weights duel = { .resource = 100, .healed = 40, .hand = 120, .supporter = 115,
                              .storm = 75, .action = 240, .defence = 80, .battle = 15 };

/* With a partner (RUL-67): the set that won most in Solo with all four starter decks in trials. It storms rather
 * than holds out. */
static const Weights coop = { .resource = 100, .healed = 47, .hand = 220, .supporter = 22,
                              .storm = 37, .action = 512, .defence = 116, .battle = 30,
                              .life = 125, .card = 190, .menace = 185, .danger = 6 };

/* In a circle: as in Duel, but a player who runs out is out while the others go on (SS-20.8). */
static const Weights circle = { .resource = 100, .healed = 40, .hand = 120, .supporter = 115,
                                .storm = 75, .action = 240, .defence = 80, .battle = 15,
                                .danger = 6, .doomed = 1000, .out = 3000 };

#define SAFE 14 /* enough cards for some turns with a storm between them */

static const Weights *
weights (const SortiePlay *p)
{
  switch ((SsMode) sortie_mode (p))
    {
    case SS_MODE_DUEL:
      return &duel;
    case SS_MODE_LAST_MAN:
      return &circle;
    case SS_MODE_COOP:
    case SS_MODE_SOLO: /* in features.c */
    case SS_N_MODES:
      break;
    }
  return &coop;
}

static gint
count (const SortiePlay *p, SsZone zone, guint8 seat)
{
  return sortie_zone_count (p, ss_zone (p, zone, seat));
}

/* The cards that a seat must draw this turn count as drawn, so that nobody delays the draw. */
gint
ss_due_draws (const SortiePlay *p, guint8 seat)
{
  const SortieTurn *turn = sortie_turn_state (p);

  return turn->active == seat && turn->phase == SS_PHASE_PREPARE
           ? ss_cards_to_draw (p, seat)
           : 0;
}

static gint
danger (const SortiePlay *p, const Weights *w, guint8 seat)
{
  gint lacks = SAFE - count (p, SS_ZONE_RESOURCES, seat) - count (p, SS_ZONE_HEAL, seat);

  return lacks > 0 ? w->danger * lacks * lacks : 0;
}

static gint
worth_of_player (const SortiePlay *p, const Weights *w, guint8 seat)
{
  return w->resource * count (p, SS_ZONE_RESOURCES, seat)
         - (w->resource - w->hand) * ss_due_draws (p, seat)
         + w->healed * count (p, SS_ZONE_HEAL, seat) + w->hand * count (p, SS_ZONE_HAND, seat)
         + w->supporter * count (p, SS_ZONE_SUPPORT, seat) - danger (p, w, seat);
}

/* The Reserve comes back once, in full. */
gint
ss_cards_of_boss (const SortiePlay *p, guint8 boss)
{
  gint cards = count (p, SS_ZONE_RESOURCES, boss);

  if (sortie_var (p, SS_VAR_RESERVE_TOKEN, boss) > 0)
    cards += count (p, SS_ZONE_RESERVE, boss) + count (p, SS_ZONE_OPEN_HAND, boss);
  return cards;
}

static gint
worth_of_boss (const SortiePlay *p, const Weights *w, guint8 seat)
{
  return w->life * sortie_var (p, SS_VAR_LIFE, seat) + w->card * ss_cards_of_boss (p, seat)
         + w->menace * sortie_var (p, SS_VAR_MENACE, seat);
}

/* How far a unit on the track has advanced; the exit comes after the last space. */
gint
ss_step_of (const SortiePlay *p, guint16 place)
{
  return ss_place_kind (p, place) == SS_PLACE_EXIT ? SS_TRACK_SPACES : sortie_place_spot (p->setup, place)->x;
}

/* A unit on the track will storm: the closer it is, the more certain. */
static gint
worth_of_unit (const SortiePlay *p, const Weights *w, SortieRef unit)
{
  guint16 place = sortie_piece_place (p, unit);
  gint attack = sortie_value (p, SS_VALUE_ATTACK, unit);
  gint defence = sortie_value (p, SS_VALUE_DEFENCE, unit);
  gint step = ss_step_of (p, place);

  if (ss_is_in_battle (p, unit))
    return w->battle * (attack + defence);
  return (w->storm * attack + w->action) * (3 + step) / (3 + SS_TRACK_SPACES)
         + (step == 0 ? w->defence * defence : 0);
}

static gint
sign (const SortiePlay *p, guint8 seat, guint8 other)
{
  return ss_are_opponents (p, seat, other) ? -1 : 1;
}

/* Last Man Standing: nobody is worth less than a player who is out. */
static gint
worth_in_circle (const SortiePlay *p, const Weights *w, guint8 seat, gint units)
{
  gint worth = worth_of_player (p, w, seat) + units;

  if (count (p, SS_ZONE_RESOURCES, seat) < ss_cards_to_draw (p, seat))
    worth -= w->doomed;
  return sortie_is_out (p, seat) ? -w->out : MAX (worth, -w->out);
}

static void
worth_of_each (const SortiePlay *p, const Weights *w, gint ret[SORTIE_MAX_SEATS])
{
  gint units[SORTIE_MAX_SEATS] = { 0 };

  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef unit = sortie_piece_ref (p, slot);

      if (ss_is_unit (p, unit))
        units[sortie_piece_controller (p, unit)] += worth_of_unit (p, w, unit);
    }
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    ret[seat] = worth_in_circle (p, w, seat, units[seat]);
}

/* In the end everybody else must fall. So half of the score compares with the average of the others, including those
 * who are out, because otherwise finishing the weakest would gain nothing. The other half compares with the
 * strongest, so that nobody keeps attacking one neighbour while another gets away. */
static gint
evaluate_circle (const SortiePlay *p, guint8 seat)
{
  gint worth[SORTIE_MAX_SEATS], sum = 0, best = G_MININT;

  worth_of_each (p, weights (p), worth);
  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    if (other != seat)
      {
        sum += worth[other];
        best = MAX (best, worth[other]);
      }
  return worth[seat] - (sum / (gint) (sortie_n_seats (p) - 1) + best) / 2;
}

gint
ss_evaluate (const SortiePlay *p, guint8 seat)
{
  const Weights *w = weights (p);
  gint worth = 0;

  if (ss_is_circle (p))
    return evaluate_circle (p, seat);
  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    worth += sign (p, seat, other)
             * (ss_is_boss (p, other) ? worth_of_boss (p, w, other)
                                      : worth_of_player (p, w, other));
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef unit = sortie_piece_ref (p, slot);

      if (ss_is_unit (p, unit))
        worth += sign (p, seat, sortie_piece_controller (p, unit)) * worth_of_unit (p, w, unit);
    }
  return worth;
}
