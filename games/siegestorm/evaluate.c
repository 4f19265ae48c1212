/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluate.c: how good a position looks, in hundredths of a card of one's own Resources.
 *
 * Only what the seat may see is read: counts, and the faces on the table.
 */
#include "table.h"

/* What one of each is worth. */
typedef struct
{
  gint resource;  /* a card between oneself and losing */
  gint healed;    /* only damage is taken from it */
  gint hand;
  gint supporter; /* pays once per turn */
  gint storm;     /* a point of ATT of a unit that storms */
  gint action;    /* what it does besides, and how long it takes to get another there */
  gint defence;   /* a point of DEF of the Defender */
  gint battle;    /* a point of ATT or DEF of a Battle unit */
  gint life;      /* of the Boss */
  gint card;      /* between the Boss and having nothing to draw */
  gint menace;
  gint danger; /* the square of a card that one lacks to be safe: who has none left is out, or both lose */
  gint doomed; /* who has not enough left for the next draw */
  gint out;    /* against having nothing at all */
} Weights;

/* Judgements, not rules. In Duel: the best of some twenty; a card in hand is worth more than one of the
 * Resources, since it may answer. */
static const Weights duel = { .resource = 100, .healed = 40, .hand = 120, .supporter = 115,
                              .storm = 75, .action = 240, .defence = 80, .battle = 15 };

/* With a partner (RUL-67): what once won most in Solo with all four starter decks, by trying; it storms rather
 * than outlasts. */
static const Weights coop = { .resource = 100, .healed = 47, .hand = 220, .supporter = 22,
                              .storm = 37, .action = 512, .defence = 116, .battle = 30,
                              .life = 125, .card = 190, .menace = 185, .danger = 6 };

/* In a circle: as in Duel, and whoever runs dry is out while the others go on (SS-20.8). */
static const Weights circle = { .resource = 100, .healed = 40, .hand = 120, .supporter = 115,
                                .storm = 75, .action = 240, .defence = 80, .battle = 15,
                                .danger = 6, .doomed = 1000, .out = 3000 };

#define SAFE 14 /* so many cards are enough for some turns, with a storm between them */

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
    case SS_MODE_SOLO: /* features.c */
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

/* What a seat will have to draw this turn is as good as drawn, so that nobody puts it off. */
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

/* How far a unit on the track has come; the exit is beyond its last space. */
gint
ss_step_of (const SortiePlay *p, guint16 place)
{
  return ss_place_kind (p, place) == SS_PLACE_EXIT ? SS_TRACK_SPACES : sortie_place_spot (p->setup, place)->x;
}

/* A unit on the track will storm: the nearer it is, the surer. */
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

/* Last Man Standing: nobody has less than who is out. */
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

/* Everybody must fall in the end: half of what counts is what the others have on average, also those who are out, or
 * it would be worth nothing to finish the weakest; half is the strongest of them, so that nobody goes on beating the
 * same neighbour while another gets away. */
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
