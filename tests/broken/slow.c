/* SPDX-License-Identifier: GPL-3.0-or-later */
/* slow.c: once a lamp stands on the third place of the sill, it takes minutes to burn: nobody would
 * see the end of it. Whoever thinks a turn ahead is as slow. Where the environment names a file
 * SLOW_BEGUN, that is made when it begins. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

/* Hundredths of a second, a step each; fewer than there are steps at most between two moves. */
#define STEPS 15000

static void
tell_that_it_begins (void)
{
  const char *file = g_getenv ("SLOW_BEGUN");

  if (file != NULL)
    g_file_set_contents (file, "", 0, NULL);
}

static void
burn_slowly (SortiePlay *p, SortieFrame *f)
{
  guint16 last = sortie_setup_place (p->setup, TOY_SILL, active (p), SILL_PLACES - 1);

  if (f->step < SILL_PLACES || sortie_place_is_free (p, last) || p->s->steps > STEPS)
    {
      burn_step (p, f);
      return;
    }
  if (p->s->steps < 100)
    tell_that_it_begins ();
  g_usleep (10000);
}

BREAK { BROKEN_PROC (TOY_PROC_BURN).step = burn_slowly; }
