/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check.c: what of the invariants can be seen in a position and is Siegestorm's own: the hand
 * (INV-3), the Boss's life (INV-8), nothing left on the chain or the exit (INV-11).
 *
 * The framework's own check sees to each card in one place (INV-1), no place over its capacity
 * (INV-2) and to the range of a variable (the Menace Level, INV-8). What concerns the course of a
 * match (INV-4 to 7, 9, 10, 12) cannot be read off a position. */
#include "table.h"

static char *
check_hand (const SortiePlay *p, guint8 seat)
{
  guint n = sortie_zone_count (p, ss_hand (p, seat));

  if (ss_is_boss (p, seat) || n <= 10)
    return NULL;
  return g_strdup_printf ("INV-3: %s has %u cards in hand", p->setup->seat_ids[seat], n);
}

static char *
check_boss (const SortiePlay *p, guint8 seat)
{
  gint life = sortie_var (p, SS_VAR_LIFE, seat), full = sortie_var (p, SS_VAR_FULL_LIFE, seat);

  if (!ss_is_boss (p, seat) || life <= full)
    return NULL;
  return g_strdup_printf ("INV-8: the Boss has %d of %d life", life, full);
}

/* INV-11: between commands no card is on the chain and no unit waits on an exit. */
static char *
check_idle (const SortiePlay *p)
{
  if (p->s->decision.kind != SORTIE_GAME_ASK (SS_ASK_WINDOW))
    return NULL;
  if (sortie_zone_count (p, ss_zone (p, SS_ZONE_LIMBO, 0)) > 0 || p->s->n_links > 0)
    return g_strdup ("INV-11: a card is left on the chain");
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (!sortie_place_is_free (p, ss_place (p, SS_PLACE_EXIT, seat)))
      return g_strdup ("SS-9.11: a unit is left on the exit");
  return NULL;
}

char *
ss_check (const SortiePlay *p)
{
  char *wrong = check_idle (p);

  for (guint8 seat = 0; seat < p->setup->n_seats && wrong == NULL; seat++)
    {
      wrong = check_hand (p, seat);
      if (wrong == NULL)
        wrong = check_boss (p, seat);
    }
  return wrong;
}
