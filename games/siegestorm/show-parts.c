/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show-parts.c: the parts that all tables share: tracks, Battle Zones, piles. */
#include "show.h"
#include <libintl.h>

static const guint8 shown_values[] = { SS_VALUE_ATTACK, SS_VALUE_DEFENCE, 0xff };

static SortieSketchItem *
show_place (const SortieView *view, SortieSketch *sketch, guint16 place)
{
  return sortie_sketch_place (sketch, view, place, shown_values);
}

void
ss_show_track (const SortieView *view, SortieSketch *sketch, SsFlank flank, gboolean from_end)
{
  const SortiePlay *p = &view->play;
  guint16 exit = ss_place (p, SS_PLACE_EXIT, flank), first = ss_place (p, SS_PLACE_TRACK, flank);

  sortie_sketch_row (sketch);
  if (from_end && !sortie_place_is_free (p, exit))
    show_place (view, sketch, exit)->passing = TRUE;
  for (guint i = 0; i < SS_TRACK_SPACES; i++)
    {
      const guint16 place = first + (from_end ? SS_TRACK_SPACES - 1 - i : i);
      SortieSketchItem *item = show_place (view, sketch, place);

      if (place == first && !sortie_place_is_free (p, place)) /* SS-2.5 */
        item->role = dgettext (sortie_catalogue (p)->domain, N_ ("Defender"));
    }
  if (!from_end && !sortie_place_is_free (p, exit))
    show_place (view, sketch, exit)->passing = TRUE;
}

void
ss_show_piles (const SortieView *view, SortieSketch *sketch, guint8 seat, const SsZone *zones, guint n)
{
  sortie_sketch_row (sketch);
  for (guint i = 0; i < n; i++)
    {
      SortieSketchItem *item = sortie_sketch_zone (sketch, view, ss_zone (&view->play, zones[i], seat));

      /* SS-5.1, 17.9 */
      item->weighty = zones[i] == SS_ZONE_RESOURCES || (zones[i] == SS_ZONE_OPEN_HAND && item->value > 0);
    }
}

void
ss_show_spaces (const SortieView *view, SortieSketch *sketch, SsFlank far, SsFlank near)
{
  const SortiePlay *p = &view->play;

  sortie_sketch_row (sketch);
  show_place (view, sketch, ss_place (p, SS_PLACE_FRONT, far));
  show_place (view, sketch, ss_nml (p, near));
  show_place (view, sketch, ss_place (p, SS_PLACE_FRONT, near));
}

void
ss_show_player (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  static const SsZone zones[]
    = { SS_ZONE_RESOURCES, SS_ZONE_CASUALTIES, SS_ZONE_HEAL, SS_ZONE_SUPPORT, SS_ZONE_HAND };

  ss_show_piles (view, sketch, seat, zones, G_N_ELEMENTS (zones));
}
