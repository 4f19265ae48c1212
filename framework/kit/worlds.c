/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* worlds.c: compares what a viewer sees in two worlds. */
#include "kit/check-worlds.h"

#include <string.h>
#include "model/internal.h"

gboolean
verify_views_are_equal (VerifyWorlds *w, guint8 viewer)
{
  VerifyGame *game = w->game;
  gsize size;

  sortie_view_init (&w->view_a, game->views[0], &w->a, viewer);
  sortie_view_init (&w->view_b, game->views[1], &w->b, viewer);
  size = sortie_view_write (&w->view_a, game->bytes[0], game->capacity);
  return sortie_view_write (&w->view_b, game->bytes[1], game->capacity) == size
         && memcmp (game->bytes[0], game->bytes[1], size) == 0;
}
