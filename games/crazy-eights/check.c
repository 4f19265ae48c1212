/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check.c: what must hold in every position. That each card is in exactly one place is checked by the
 * framework. */
#include "game.h"

char *
ce_check (const SortiePlay *p)
{
  guint16 top = sortie_zone_top (p, ce_discards (p));

  if (top == SORTIE_NO_INDEX)
    return g_strdup ("CE-4, CE-11: no card lies on the discards");
  if (ce_var (p, CE_VAR_NAMED) != CE_NO_SUIT && !sortie_printed (p, top, CE_VALUE_WILD))
    return g_strdup ("CE-8: a suit is named, and no eight lies on the discards");
  return NULL;
}
