/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check.c: what must hold in every position. That each card is in exactly one place is checked by the
 * framework. */
#include "game.h"

/* CE-4, CE-11: there is always a card to follow. */
static char *
check_discards (const SortiePlay *p)
{
  if (sortie_zone_count (p, ce_zone (p, CE_ZONE_DISCARDS, SORTIE_NO_SEAT)) > 0)
    return NULL;
  return g_strdup ("CE-4: no card lies on the discards");
}

/* CE-8: the suit is named for the eight on top. */
static char *
check_named_suit (const SortiePlay *p)
{
  guint16 top = sortie_zone_top (p, ce_zone (p, CE_ZONE_DISCARDS, SORTIE_NO_SEAT));

  if (sortie_var (p, CE_VAR_NAMED, SORTIE_NO_SEAT) == CE_NO_SUIT
      || sortie_printed (p, top, CE_VALUE_WILD))
    return NULL;
  return g_strdup ("CE-8: a suit is named, and no eight lies on the discards");
}

char *
ce_check (const SortiePlay *p)
{
  char *wrong = check_discards (p);

  return wrong != NULL ? wrong : check_named_suit (p);
}
