/* SPDX-License-Identifier: GPL-3.0-or-later */
/* missing-row.c: a refusal for a reason whose row was forgotten, which ends the table there. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static SortieReasonDecl fewer[G_N_ELEMENTS (reasons)];

BREAK
{
  memcpy (fewer, reasons, sizeof reasons);
  fewer[TOY_REASON_OCCUPIED - SORTIE_N_REASONS] = (SortieReasonDecl) { NULL };
  sortie_game.rules.reasons = fewer;
}
