/* SPDX-License-Identifier: GPL-3.0-or-later */
/* boss-special.c: the Special Actions of the Boss, Gang and Spirit, when they resolve. */
#include "boss.h"
#include "steps.h"

typedef gboolean (*IsMeant) (const SortiePlay *p, SortieRef unit);

/* The units of a seat that pass @is_meant, in board order. */
static void
list_units (SortiePlay *p, guint8 seat, IsMeant is_meant, SortieList *ret)
{
  ret->n = 0;
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef unit = sortie_piece_ref (p, slot);

      if (sortie_piece_controller (p, unit) == seat && is_meant (p, unit))
        ss_list_add (p, ret, unit);
    }
}

/* Tells that there is no unit for the tokens of the card. */
static void
tell_none (SortiePlay *p, guint16 index, guint type)
{
  const SortieLink *link = sortie_link (p, index);
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (type), link->seat);

  event.source_def = link->source_def;
  sortie_event_tell (p, &event);
}

/* RUL-79: the card is discarded even if no Ally is on the track. */
void
ss_boss_resolve_gang (SortiePlay *p, guint16 link)
{
  SortieOrigin origin = sortie_link_origin (p, link);
  SortieList allies;

  list_units (p, origin.seat, ss_is_on_track, &allies);
  if (allies.n == 0)
    tell_none (p, link, SS_EVENT_NO_ALLY);
  sortie_call_game (p, &origin, SS_PROC_GANG, 2,
                    (const SortieArg[]) { SORTIE_NUMBER (1), SORTIE_LIST (allies.ref, allies.n) });
}

/* RUL-54: every Totem on the track or in the Battle Zone. */
void
ss_boss_resolve_spirit (SortiePlay *p, guint16 link)
{
  SortieOrigin origin = sortie_link_origin (p, link);
  SortieList totems;

  list_units (p, origin.seat, ss_is_totem, &totems);
  if (totems.n == 0)
    tell_none (p, link, SS_EVENT_NO_TOTEM);
  sortie_call_game (p, &origin, SS_PROC_SPIRIT, 1,
                    (const SortieArg[]) { SORTIE_LIST (totems.ref, totems.n) });
}
