/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* changes.c: events by which variables change, which a game declares in the rows of its variables. */
#include <sortie/game.h>
#include "module/game-check.h"
#include "module/internal.h"

#include <string.h>

/* As many events as the game has, and then those of its variables. */
typedef struct
{
  SortieEventDecl *events;
  guint n;
} Events;

static void
add_event (Events *all, const SortieGame *game, guint var, gboolean is_loss)
{
  const SortieVarChange *change = is_loss ? &game->vars[var].loss : &game->vars[var].gain;

  if (change->id == NULL)
    return;
  all->events[all->n++] = (SortieEventDecl) {
    .id = change->id, .title = change->title, .rule = game->vars[var].rule,
    .commit = is_loss ? sortie_commit_loss : sortie_commit_gain, .var = (guint8) var, .counts = TRUE,
    .says = change->says, .says_many = change->says_many,
    .effect = { change->effect == NULL ? SORTIE_EFFECT_NONE : is_loss ? SORTIE_EFFECT_SPEND : SORTIE_EFFECT_AMOUNT,
                change->effect, change->meaning, change->effect_says, 0, 0 },
  };
}

SortieEventDecl *
sortie_events_complete (const SortieGame *game)
{
  guint n_vars = LENGTH (game->vars), n_own = LENGTH (game->rules.events);
  Events all = { g_new0 (SortieEventDecl, n_own + 2 * n_vars + 1), n_own };

  if (n_own > 0)
    memcpy (all.events, game->rules.events, n_own * sizeof *all.events);
  for (guint var = 0; var < n_vars; var++)
    {
      add_event (&all, game, var, FALSE);
      add_event (&all, game, var, TRUE);
    }
  return all.events;
}
