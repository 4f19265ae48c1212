/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-bounds.c: lists and batches of the game that are full: the state says so. */
#include "games/siegestorm/procs.h"
#include "games/siegestorm/steps.h"
#include "match/deal.h"
#include "tests/tap/tap.h"
#include <sortie/event.h>
#include "model/internal.h"

extern const SortieGame sortie_game;

/* A state with the game's bounds and nothing in it. */
typedef struct
{
  SortieState *s;
  SortiePlay p;
} Blank;

static void
blank_init (Blank *blank)
{
  blank->s = sortie_state_new (&sortie_game.bounds);
  blank->p = (SortiePlay) { .s = blank->s };
}

static void
blank_clear (Blank *blank)
{
  g_free (blank->s);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Blank, blank_clear)

static void
full_list (void)
{
  g_auto (Blank) blank = { NULL };
  SortieList list = { .n = 0 };

  blank_init (&blank);
  for (guint i = 0; i < SORTIE_MAX_SET; i++)
    ss_list_add (&blank.p, &list, sortie_ref_card (i));
  tap_int (list.n, SORTIE_MAX_SET);
  CU_ASSERT_FALSE (blank.s->overflowed);
  ss_list_add (&blank.p, &list, sortie_ref_card (SORTIE_MAX_SET));
  tap_int (list.n, SORTIE_MAX_SET);
  CU_ASSERT_TRUE (blank.s->overflowed);
  tap_string (blank.p.limit.bound, "list");
  tap_int (blank.p.limit.needed, SORTIE_MAX_SET + 1);
  tap_int (blank.p.limit.room, SORTIE_MAX_SET);
}

static void
full_batch (void)
{
  g_auto (Blank) blank = { NULL };
  SortieBatch batch = { .n = 0 };

  blank_init (&blank);
  for (guint i = 0; i < SORTIE_MAX_SET; i++)
    ss_batch_add (&batch, &blank.p, NULL, SS_EVENT_DRAW, SS_PLAYER)->amount = i;
  tap_int (batch.n, SORTIE_MAX_SET);
  CU_ASSERT_FALSE (blank.s->overflowed);
  ss_batch_add (&batch, &blank.p, NULL, SS_EVENT_DRAW, SS_PLAYER);
  tap_int (batch.n, SORTIE_MAX_SET);
  CU_ASSERT_TRUE (blank.s->overflowed);
  tap_string (blank.p.limit.bound, "batch");
  tap_int (blank.p.limit.needed, SORTIE_MAX_SET + 1);
}

/* A listing of everything that the game has room for is never cut off. */
static void
every_thing_fits_in_a_list (void)
{
  const SortieBounds *b = &sortie_game.bounds;

  CU_ASSERT_TRUE (b->cards + b->pieces <= SORTIE_MAX_SET);
}

static const TapTest tests[] = {
  { "a list that is full is a bound that is reached", full_list },
  { "a batch that is full is a bound that is reached", full_batch },
  { "all cards and units fit in a list", every_thing_fits_in_a_list },
  { NULL },
};

TAP_MAIN (tests)
