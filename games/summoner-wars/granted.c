/* SPDX-License-Identifier: GPL-3.0-or-later */
/* granted.c: attacks that an effect grants (SW-17.10): each of the units once, if its player wants to. */
#include "activation.h"
#include "phases.h"
#include "reach.h"
#include "steps.h"
#include "strike.h"

enum
{
  FREE_NEXT,
  FREE_CHOSEN,
  FREE_OVER,
};

enum { FREE_BY, FREE_AT, FREE_PICKED, FREE_TARGET, FREE_TOTAL };

gboolean
sw_is_free_attacker (const SortiePlay *p, SortieRef unit)
{
  const SortieFrame *f = sw_asking (p, SW_PROC_ATTACK);

  return f != NULL && sortie_piece_exists (p, unit) && sortie_slot_has (p, f, FREE_BY, unit);
}

/* The grant that asks, or the grant of the attack that asks; NULL: none. */
static const SortieFrame *
grant (const SortiePlay *p)
{
  guint i;
  const SortieFrame *frames = sortie_frames (p, &i);

  while (i > 0 && sortie_game_proc_of (&frames[i - 1]) == SW_PROC_STRIKE)
    i--;
  return i > 0 && sortie_game_proc_of (&frames[i - 1]) == SW_PROC_ATTACK ? &frames[i - 1] : NULL;
}

gboolean
sw_grant_allows (const SortiePlay *p, SortieRef target)
{
  const SortieFrame *f = grant (p);

  return f == NULL || sortie_slot_has (p, f, FREE_AT, target);
}

void
sw_free_attack_at (SortiePlay *p, SortieRef unit, SortieRef target)
{
  SortieFrame *f = sw_asking (p, SW_PROC_ATTACK);

  sortie_slot_set (p, f, FREE_PICKED, (gint) unit);
  sortie_slot_set (p, f, FREE_TARGET, (gint) target);
}

static gboolean
has_free_target (const SwLook *l, const SortieFrame *f, SortieRef unit)
{
  SortieRef targets[2 * SW_MAX_SPACES];
  guint n = sw_targets (l, unit, NULL, targets, G_N_ELEMENTS (targets));

  for (guint i = 0; i < n; i++)
    if (sortie_slot_has (l->p, f, FREE_AT, targets[i]))
      return TRUE;
  return FALSE;
}

static gboolean
may_attack_now (const SwLook *l, const SortieFrame *f, SortieRef unit)
{
  return sortie_piece_exists (l->p, unit) && sw_is_unit (l->p, unit)
         && sw_can_attack (l->p, unit, NULL) && has_free_target (l, f, unit);
}

/* How many can attack now; @ret_one is one of them. Units that cannot stay in the list, because another unit's
 * attack may change that. */
static guint
count_attackers (const SortiePlay *p, const SortieFrame *f, SortieRef *ret_one)
{
  const SortieRef *by;
  guint n = sortie_slot_list (p, f, FREE_BY, &by), n_able = 0;
  SwLook l;

  sw_look (&l, p);
  for (guint i = 0; i < n; i++)
    if (may_attack_now (&l, f, by[i]))
      {
        *ret_one = by[i];
        n_able++;
      }
  return n_able;
}

/* an attack in progress has decided the game, so no other attack follows it. */
static gboolean
is_too_late (const SortiePlay *p)
{
  return sw_running (p, SW_PROC_STRIKE) != NULL && sw_is_decided (p);
}

static void
ask_free_attack (SortiePlay *p, SortieFrame *f)
{
  SortieRef one;
  guint n = count_attackers (p, f, &one);

  if (n == 0 || is_too_late (p))
    {
      sortie_frame_end (p, f, sortie_slot (p, f, FREE_TOTAL));
      return;
    }
  f->step = FREE_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_FREE_ATTACK), f->seat, NULL, 0, 0, 1);
  sw_ask_about_unit (p, n == 1 ? one : SORTIE_NOTHING);
}

static void
free_attack (SortiePlay *p, SortieFrame *f)
{
  SortieRef unit = (SortieRef) sortie_slot (p, f, FREE_PICKED);
  SortieOrigin origin = sortie_frame_origin (p, f);

  if (sortie_said_done (f) || unit == SORTIE_NOTHING)
    {
      sortie_frame_end (p, f, sortie_slot (p, f, FREE_TOTAL));
      return;
    }
  sortie_slot_set (p, f, FREE_PICKED, 0);
  sw_strike_off (p, f, FREE_BY, unit);
  f->step = FREE_OVER;
  sw_strike (p, &origin, unit, (SortieRef) sortie_slot (p, f, FREE_TARGET));
}

void
sw_attack_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == FREE_OVER)
    {
      sortie_slot_set (p, f, FREE_TOTAL, sortie_slot (p, f, FREE_TOTAL) + 1);
      f->step = FREE_NEXT;
    }
  if (f->step == FREE_NEXT)
    ask_free_attack (p, f);
  else
    free_attack (p, f);
}
