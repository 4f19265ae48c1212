/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include <sortie/bot.h>

#include <string.h>

#include "player/kinds.h"

static const SortieBotKind *const kinds[] = { &sortie_bot_random, &sortie_bot_greedy };

static const char *const ids[] = { "random", "greedy", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (ids) == G_N_ELEMENTS (kinds) + 1);

struct SortieBot
{
  const SortieBotKind *kind;
  gpointer memory;
  gboolean interrupted;
  SortieRng rng; /* its own: what a bot thinks never moves the match's dice */
};

const char *const *
sortie_bot_kinds (void)
{
  return ids;
}

static const SortieBotKind *
find_kind (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i]->id, id) == 0)
      return kinds[i];
  return NULL;
}

SortieBot *
sortie_bot_new (const SortieSetup *setup, const char *kind, guint64 seed)
{
  const SortieBotKind *found = find_kind (kind);
  SortieBot *bot;

  if (found == NULL)
    return NULL;
  bot = g_new0 (SortieBot, 1);
  bot->kind = found;
  if (found->create != NULL)
    bot->memory = found->create (setup);
  sortie_rng_seed (&bot->rng, seed);
  return bot;
}

void
sortie_bot_free (SortieBot *bot)
{
  if (bot == NULL)
    return;
  if (bot->kind->destroy != NULL)
    bot->kind->destroy (bot->memory);
  g_free (bot);
}

SortieMove
sortie_bot_choose (SortieBot *bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  g_return_val_if_fail (legal->n > 0, (SortieMove){ 0 });

  SortieRng before = bot->rng;
  guint chosen;

  bot->interrupted = FALSE;
  if (legal->n == 1)
    return legal->moves[0];
  chosen = bot->kind->choose (bot->memory, &bot->rng, p, seat, legal);
  bot->interrupted = sortie_is_interrupted (p);
  if (bot->interrupted)
    bot->rng = before;
  return legal->moves[chosen];
}

gboolean
sortie_bot_was_interrupted (const SortieBot *bot)
{
  return bot->interrupted;
}
