/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* kinds.h: what a kind of bot must be able to do. Private to the folder.
 *
 * A kind that needs memory gets it once, when the bot is made; choosing allocates nothing.
 */
#pragma once
#include <sortie/bot.h>
G_BEGIN_DECLS

typedef struct
{
  const char *id;
  gpointer (*create) (const SortieSetup *setup); /* (nullable): it needs no memory */
  void (*destroy) (gpointer memory);
  /* which of the legal moves, of which there are at least two */
  guint (*choose) (gpointer memory, SortieRng *rng, const SortiePlay *p, guint8 seat,
                   const SortieMoves *legal);
} SortieBotKind;

extern const SortieBotKind sortie_bot_random;
extern const SortieBotKind sortie_bot_greedy;

G_END_DECLS
