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

/* HT-2 */
gboolean
ht_setup (SortiePlay *p, G_GNUC_UNUSED const SortieChosen *chosen, G_GNUC_UNUSED guint n_chosen,
          G_GNUC_UNUSED GError **error)
{
  sortie_pack_lay (p, sortie_zone_of (p, HT_ZONE_STOCK, SORTIE_NO_SEAT));
  return TRUE;
}
