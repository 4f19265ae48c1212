/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* random.c: a bot for trying any game: it makes each legal move with equal probability. */
#include "player/internal.h"
#include "base/internal.h"

static guint
choose_any (G_GNUC_UNUSED gpointer memory, SortieRng *rng, G_GNUC_UNUSED const SortiePlay *p,
            G_GNUC_UNUSED guint8 seat, const SortieMoves *legal)
{
  return sortie_rng_below (rng, legal->n);
}

const SortieBotKind player_random = { .id = "random", .choose = choose_any };
