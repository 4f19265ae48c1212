/* SPDX-License-Identifier: GPL-3.0-or-later */
/* heard-answers.c: Parley, and when somebody has secretly given two cards already, the next may not. */
#define sortie_game healthy_game
#include "tests/parley/parley.c"
#undef sortie_game

#include <string.h>

SortieGame sortie_game;
static SortieVerbDecl heard_verbs[G_N_ELEMENTS (verbs)];

/* In the slots of the poll, a verb and two cards. */
static gboolean
somebody_gave_two (const SortiePlay *p)
{
  const SortieFrame *poll = sortie_frame_top (p);
  const SortieRef *answer;

  for (guint8 seat = 0; seat < SEATS; seat++)
    if (seat != p->s->decision.whose
        && sortie_slot_list (p, poll, SORTIE_POLL_SLOTS - SORTIE_MAX_SEATS + seat, &answer) == 3)
      return TRUE;
  return FALSE;
}

static gboolean
hears (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  return move->n < 2 || p->s->decision.kind != SORTIE_GAME_ASK (ASK_GIFT) || !somebody_gave_two (p)
         || sortie_forbid (why, TOO_LOW, 0, 0, 2, 1);
}

__attribute__ ((constructor)) static void
make_game (void)
{
  memcpy (heard_verbs, verbs, sizeof verbs);
  heard_verbs[GIVE].check = hears;
  sortie_game = healthy_game;
  sortie_game.rules.verbs = heard_verbs;
}
