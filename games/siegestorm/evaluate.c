/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluate.c: how good a position looks, in hundredths of a card of one's own Resources.
 *
 * Weights are a judgement, not a rule. Only counts and faces that the seat may see are
 * read: its own hand and the table.
 */
#include "table.h"

/* What one of each is worth, in hundredths. */
enum
{
  WORTH_RESOURCE = 100, /* a card between oneself and losing */
  WORTH_HEALED = 90,
  WORTH_HAND = 60,
  WORTH_READY = 70,     /* a Supporter pays once per turn */
  WORTH_COMMITTED = 45,
  WORTH_ATTACK = 40,    /* of a unit, grows as it nears the exit */
  WORTH_DEFENCE = 30,   /* of the Defender */
  WORTH_BATTLE = 35,    /* ATT and DEF of a Battle unit */
  WORTH_LIFE = 110,     /* of the Boss */
  WORTH_MENACE = 150,
};

static gint
worth_of_player (const SortiePlay *p, guint8 seat)
{
  gint ready = ss_ready_supporters (p, seat);
  gint all = sortie_zone_count (p, ss_zone (p, SS_ZONE_SUPPORT, seat));

  return WORTH_RESOURCE * (gint) sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, seat))
         + WORTH_HEALED * (gint) sortie_zone_count (p, ss_zone (p, SS_ZONE_HEAL, seat))
         + WORTH_HAND * (gint) sortie_zone_count (p, ss_hand (p, seat)) + WORTH_READY * ready
         + WORTH_COMMITTED * (all - ready);
}

static gint
worth_of_boss (const SortiePlay *p, guint8 seat)
{
  return WORTH_LIFE * sortie_var (p, SS_VAR_LIFE, seat)
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
  return WORTH_ATTACK * attack * (2 + step) / 2 + (step == 0 ? WORTH_DEFENCE * defence : 0);
}

gint
ss_evaluate (const SortiePlay *p, guint8 seat)
{
  gint worth = 0;

  for (guint8 other = 0; other < p->setup->n_seats; other++)
    worth += (ss_are_opponents (p, seat, other) ? -1 : 1)
             * (ss_is_boss (p, other) ? worth_of_boss (p, other) : worth_of_player (p, other));
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef unit = sortie_piece_ref (p, slot);

      if (ss_is_unit (p, unit))
        worth += (ss_are_opponents (p, seat, sortie_piece_controller (p, unit)) ? -1 : 1)
                 * worth_of_unit (p, unit);
    }
  return worth;
}
