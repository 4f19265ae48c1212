/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unlimited.c: nothing is wrong: with another goal than it starts with the game goes on for ever, but it says
 * that this option limits how long it lasts. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static SortieOptionDecl options[3];

static gboolean
is_limited (const SortiePlay *p)
{
  return p->setup->options[TOY_GOAL] == options[TOY_GOAL].start;
}

static void
shine_on (SortiePlay *p, SortieEvent *event)
{
  if (is_limited (p))
    commit_shone (p, event);
}

static void
draw_or_not (SortiePlay *p, SortieFrame *f)
{
  if (!is_limited (p) && f->step == 2
      && sortie_zone_count (p, zone_of (p, TOY_DECK, active (p))) == 0)
    f->step = 3;
  draw_step (p, f);
}

BREAK
{
  memcpy (options, healthy_game.options, sizeof options);
  options[TOY_GOAL].is_limit = TRUE;
  sortie_game.options = options;
  BROKEN_EVENT (TOY_EVENT_SHONE).commit = shine_on;
  BROKEN_PROC (TOY_PROC_DRAW).step = draw_or_not;
}
