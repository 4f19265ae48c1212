/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* bot.c: bots: their kinds and names, and one that plays. */
#include <sortie/bot.h>

#include <string.h>

#include "base/i18n.h"
#include "player/search.h"
#include "base/internal.h"

static const SortieBotKind *const kinds[] = { &player_random, &player_greedy, &player_search };

/* The separator between a kind and its parameter. */
#define BEFORE_PARAMETER ':'

struct SortieBot
{
  const SortieBotKind *kind;
  gpointer memory;
  gboolean interrupted;
  SortieRng rng; /* its own generator: a bot's thinking never changes the match's random results */
};

/* Kind number @n of those that can play @game, the library's first; NULL if there are fewer. */
static const SortieBotKind *
kind_number (const SortieGame *game, guint n)
{
  if (n < G_N_ELEMENTS (kinds))
    return kinds[n];
  return game != NULL && game->bots != NULL ? game->bots[n - G_N_ELEMENTS (kinds)] : NULL;
}

GStrv
sortie_bot_kinds (const SortieGame *game)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint n = 0; kind_number (game, n) != NULL; n++)
    g_strv_builder_add (ids, kind_number (game, n)->id);
  return g_strv_builder_end (ids);
}

/* (nullable) */
static const char *
parameter_of (const char *who)
{
  const char *colon = strchr (who, BEFORE_PARAMETER);

  return colon != NULL ? colon + 1 : NULL;
}

static const SortieBotKind *
find_kind (const SortieGame *game, const char *who)
{
  gsize length = strcspn (who, (const char[]) { BEFORE_PARAMETER, 0 });
  const SortieBotKind *kind;

  for (guint n = 0; (kind = kind_number (game, n)) != NULL; n++)
    if (strlen (kind->id) == length && strncmp (kind->id, who, length) == 0)
      return kind;
  return NULL;
}

static void
unknown_kind (const SortieGame *game, const char *who, GError **error)
{
  g_auto (GStrv) ids = sortie_bot_kinds (game);
  g_autofree char *id = g_strndup (who, strcspn (who, (const char[]) { BEFORE_PARAMETER, 0 }));
  g_autofree char *near = sortie_words_instead (id, (const char *const *) ids, g_strv_length (ids));

  sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("there is no program “%s” that plays%s"), id,
                    near);
}

gboolean
sortie_bot_check (const SortieGame *game, const char *who, GError **error)
{
  const SortieBotKind *kind = find_kind (game, who);
  const char *parameter = parameter_of (who);

  if (kind == NULL)
    {
      unknown_kind (game, who, error);
      return FALSE;
    }
  if (parameter == NULL)
    return TRUE;
  if (kind->check != NULL)
    return kind->check (parameter, error);
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("“%s” takes no parameter, not “%s”"), kind->id,
                           parameter);
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
  if (!sortie_bot_check (setup->game, who, NULL))
    return NULL;
  return sortie_bot_new_of (setup, find_kind (setup->game, who), parameter_of (who), seed);
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
sortie_bot_foresee (const SortieBot *bot, const SortieMove *first, SortieForesee tell, gpointer data)
{
  if (bot->kind->foresee != NULL)
    bot->kind->foresee (bot->memory, first, tell, data);
}

gboolean
sortie_bot_compare (SortieBot *bot, const SortieMovesToCompare *of, SortieMovesCompared *ret)
{
  if (bot->kind != &player_search)
    return FALSE;
  search_compare (bot->memory, &bot->rng, of, ret);
  return !sortie_is_interrupted (of->p);
}

void
sortie_bot_watch (SortieBot *bot, SortieBotWatch watch, gpointer data)
{
  if (bot->kind->watch != NULL)
    bot->kind->watch (bot->memory, watch, data);
}

void
sortie_bot_taken_back (SortieBot *bot)
{
  if (bot->kind->taken_back != NULL)
    bot->kind->taken_back (bot->memory);
}
