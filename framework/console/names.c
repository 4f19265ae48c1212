/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/names.h"

#include "base/i18n.h"

static GPtrArray *
event_ids (const SortieGame *game)
{
  /* sortie_event_decl() asks a set-up for nothing but the game's rules */
  const SortieSetup setup = { .rules = &game->rules };
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < SORTIE_N_EVENTS; i++)
    g_ptr_array_add (ids, (gpointer) sortie_event_decl (&setup, i)->id);
  for (const SortieEventDecl *event = game->rules.events; event != NULL && event->id != NULL; event++)
    g_ptr_array_add (ids, (gpointer) event->id);
  g_ptr_array_add (ids, NULL);
  return ids;
}

/* Phases of equal name in several kinds of turn are one word. */
static GPtrArray *
phase_ids (const SortieGame *game)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (const SortieTurnDecl *turn = game->rules.turns; turn != NULL && turn->id != NULL; turn++)
    for (const SortiePhaseDecl *phase = turn->phases; phase->id != NULL; phase++)
      if (!g_ptr_array_find_with_equal_func (ids, phase->id, g_str_equal, NULL))
        g_ptr_array_add (ids, (gpointer) phase->id);
  g_ptr_array_add (ids, NULL);
  return ids;
}

ConsoleNames *
console_names_new (const SortieGame *game)
{
  ConsoleNames *names = g_new0 (ConsoleNames, 1);

  names->events = event_ids (game);
  names->phases = phase_ids (game);
  names->names = (SortieContentNames) {
    .game = game->id,
    .domain = game->domain != NULL ? game->domain : SORTIE_TEXT_DOMAIN,
    .vocabulary = &game->vocabulary,
    .events = (const char *const *) names->events->pdata,
    .phases = (const char *const *) names->phases->pdata,
    .zones = game->zones,
    .places = game->places,
    .vars = game->vars,
    .marks = game->marks,
    .memories = game->memories,
  };
  return names;
}

void
console_names_free (ConsoleNames *names)
{
  if (names == NULL)
    return;
  g_ptr_array_unref (names->events);
  g_ptr_array_unref (names->phases);
  g_free (names);
}
