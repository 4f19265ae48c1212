/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include <sortie/bot.h>

#include <string.h>

#include "base/i18n.h"
#include "player/kinds.h"

static const SortieBotKind *const kinds[] = { &player_random, &player_greedy, &player_search };

static const char *const ids[] = { "random", "greedy", "search", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (ids) == G_N_ELEMENTS (kinds) + 1);

/* What stands between a kind and its parameter. */
#define BEFORE_PARAMETER ':'

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

/* (nullable) */
static const char *
parameter_of (const char *who)
{
  const char *colon = strchr (who, BEFORE_PARAMETER);

  return colon != NULL ? colon + 1 : NULL;
}

static const SortieBotKind *
find_kind (const char *who)
{
  gsize length = strcspn (who, (const char[]) { BEFORE_PARAMETER, 0 });

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strlen (kinds[i]->id) == length && strncmp (kinds[i]->id, who, length) == 0)
      return kinds[i];
  return NULL;
}

static void
unknown_kind (const char *who, GError **error)
{
  g_autofree char *id = g_strndup (who, strcspn (who, (const char[]) { BEFORE_PARAMETER, 0 }));
  g_autofree char *near = sortie_words_instead (id, ids, G_N_ELEMENTS (kinds));

  sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("no program that plays is called “%s”%s"), id,
                    near);
}

gboolean
sortie_bot_check (const char *who, GError **error)
{
  const SortieBotKind *kind = find_kind (who);
  const char *parameter = parameter_of (who);

  if (kind == NULL)
    {
      unknown_kind (who, error);
      return FALSE;
    }
  if (parameter == NULL)
    return TRUE;
  if (kind->check != NULL)
    return kind->check (parameter, error);
  sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("“%s” plays without a parameter, not with “%s”"),
                    kind->id, parameter);
  return FALSE;
}

SortieBot *
sortie_bot_new_of (const SortieSetup *setup, const SortieBotKind *kind, const char *parameter,
                   guint64 seed)
{
  SortieBot *bot = g_new0 (SortieBot, 1);

  bot->kind = kind;
  if (kind->create != NULL)
    bot->memory = kind->create (setup, parameter);
  sortie_rng_seed (&bot->rng, seed);
  return bot;
}

SortieBot *
sortie_bot_new (const SortieSetup *setup, const char *who, guint64 seed)
{
  if (!sortie_bot_check (who, NULL))
    return NULL;
  return sortie_bot_new_of (setup, find_kind (who), parameter_of (who), seed);
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

gboolean
sortie_bot_insight (const SortieBot *bot, SortieInsight *ret)
{
  return bot->kind->insight != NULL && bot->kind->insight (bot->memory, ret);
}

void
sortie_bot_foresee (const SortieBot *bot, SortieForesee tell, gpointer data)
{
  if (bot->kind->foresee != NULL)
    bot->kind->foresee (bot->memory, tell, data);
}

void
sortie_bot_watch (SortieBot *bot, SortieBotWatch watch, gpointer data)
{
  if (bot->kind->watch != NULL)
    bot->kind->watch (bot->memory, watch, data);
}
