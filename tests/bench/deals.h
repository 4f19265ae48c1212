/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deals.h: the games that a measurement plays by turns. */
#pragma once
#include <sortie/match.h>
#include "match/deal.h"
G_BEGIN_DECLS

typedef struct
{
  SortieModule *module;
  const char *mode;  /* (nullable) */
  /* (nullable): "deck": game after game all seats have the next deck, the same; "deck=ONE,OTHER": of these.
   * Of several, every value of each goes with all of the others */
  char **every;
  char **choices;    /* as `sortie auto` takes them */
} BenchWish;

/* (transfer full) (element-type SortieDeal): one at least; NULL and @error when it cannot be played. Free it before the
 * module. */
GPtrArray *bench_deals_new (const BenchWish *wish, GError **error);

G_END_DECLS
