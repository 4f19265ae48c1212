/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.c: what fits, and who may draw.
 *
 * A rule that may forbid something is a function that answers yes or no and, when it is given a
 * refusal, says why not: a row of ce_reasons[] with what its sentence is filled in with.
 */
#include "rules.h"

CeWanted
ce_wanted (const SortiePlay *p)
{
  gint named = ce_var (p, CE_VAR_NAMED);
  guint16 top = sortie_zone_top (p, ce_discards (p));

  if (named != CE_NO_SUIT)
    return (CeWanted) { .suit = named - 1, .rank = CE_NO_RANK, .top = top };
  return (CeWanted) { .suit = sortie_printed (p, top, CE_VALUE_SUIT),
                      .rank = sortie_printed (p, top, CE_VALUE_RANK),
                      .top = top };
}

gboolean
ce_fits (const SortiePlay *p, guint16 card, SortieRefusal *why)
{
  CeWanted wanted = ce_wanted (p);

  if (ce_has_wanted (p, card, &wanted))
    return TRUE;
  if (wanted.rank == CE_NO_RANK)
    return sortie_forbid (why, CE_REASON_OTHER_SUIT, sortie_ref_card (card),
                          sortie_ref_word (CE_VALUE_SUIT, (guint) wanted.suit), 0, 0);
  return sortie_forbid (why, CE_REASON_FITS_NOT, sortie_ref_card (card), sortie_ref_card (wanted.top),
                        0, 0);
}

guint16
ce_fitting_card (const SortiePlay *p)
{
  CeWanted wanted = ce_wanted (p);

  for (SORTIE_EACH_IN_ZONE (p, ce_hand (p, sortie_active (p)), card))
    if (ce_has_wanted (p, card, &wanted))
      return card;
  return SORTIE_NO_INDEX;
}

gboolean
ce_can_draw (const SortiePlay *p, SortieRefusal *why)
{
  if (ce_var (p, CE_VAR_DRAWN) == CE_MOST_DRAWN)
    return sortie_forbid (why, CE_REASON_DRAWN_ENOUGH, 0, 0, CE_MOST_DRAWN, 0);
  /* CE-11: the card on top of the discards stays where it is */
  return sortie_zone_count (p, ce_stock (p)) > 0 || sortie_zone_count (p, ce_discards (p)) > 1
         || sortie_forbid (why, CE_REASON_NOTHING_TO_DRAW, 0, 0, 0, 0);
}

/* CE-9: unless it was agreed otherwise, who can play does not draw. */
gboolean
ce_may_draw (const SortiePlay *p, SortieRefusal *why)
{
  guint16 fitting = SORTIE_NO_INDEX;

  if (!ce_can_draw (p, why))
    return FALSE;
  if (!sortie_option (p, CE_OPTION_DRAW_FREELY))
    fitting = ce_fitting_card (p);
  return fitting == SORTIE_NO_INDEX
         || sortie_forbid (why, CE_REASON_NEEDS_NONE, sortie_ref_card (fitting), 0, 0, 0);
}
