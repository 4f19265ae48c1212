/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.c: four seats, and a deck that is dealt anew for each round (phases.c). */
#include "game.h"

/* HT-1 */
const SortieModeDecl ht_modes[] = {
  { .id = "four", .title = N_ ("Four players"), .rule = "HT-1",
    .seats = (const char *const[]) { "north", "east", "south", "west", NULL },
    .names = ht_names },
  { NULL },
};

/* HT-2: every card of the content, once; they are nobody's. */
gboolean
ht_setup (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  (void) chosen;
  (void) n_chosen;
  (void) error;
  for (guint16 def = 1; def < sortie_catalogue (p)->n_defs; def++)
    sortie_card_new (p, def, SORTIE_NO_SEAT, 0, ht_zone (p, HT_ZONE_STOCK, SORTIE_NO_SEAT),
                     SORTIE_BOTTOM);
  return TRUE;
}
