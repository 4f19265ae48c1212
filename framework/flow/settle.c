/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* settle.c: places that are filled from a zone while it has cards; and what a game settles itself. */
#include <sortie/event.h>
#include "flow/internal.h"

/* The next place of a set to fill, and the card that goes there. */
static gboolean
find_gap (const SortiePlay *p, guint decl, guint16 *ret_place, guint16 *ret_card)
{
  *ret_place = sortie_free_place (p, decl, SORTIE_NO_SEAT);
  *ret_card = sortie_top_of (p, p->setup->places[decl].from - 1u, SORTIE_NO_SEAT);
  return *ret_place != SORTIE_NO_INDEX && *ret_card != SORTIE_NO_INDEX;
}

/* Also stops if something that answers the event has kept the card away. */
static gboolean
fill_place (SortiePlay *p, guint decl)
{
  guint16 place, card;

  while (find_gap (p, decl, &place, &card))
    {
      if (!sortie_happens (p, p->setup->places[decl].filled, SORTIE_NO_SEAT, sortie_ref_card (card),
                           sortie_ref_place (place), 1))
        return TRUE;
      if (sortie_place_is_free (p, place))
        break;
    }
  return FALSE;
}

void
sortie_places_lay (SortiePlay *p)
{
  guint16 place, card;

  for (guint decl = 0; p->setup->fills && p->setup->places[decl].id != NULL; decl++)
    while (p->setup->places[decl].from != 0 && find_gap (p, decl, &place, &card)
           && sortie_piece_put (p, card, place, SORTIE_NO_SEAT) != SORTIE_NOTHING)
      ;
}

/* Whether something answers the event of a gap that is filled. */
static gboolean
fill_all (SortiePlay *p)
{
  for (guint decl = 0; p->setup->places[decl].id != NULL; decl++)
    if (p->setup->places[decl].from != 0 && fill_place (p, decl))
      return TRUE;
  return FALSE;
}

gboolean
sortie_settle (SortiePlay *p)
{
  const SortieRules *rules = p->setup->rules;

  if (p->setup->fills && fill_all (p))
    return TRUE;
  return rules->settle != NULL && rules->settle (p);
}
