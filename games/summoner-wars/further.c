/* SPDX-License-Identifier: GPL-3.0-or-later */
/* further.c: the further targets of an attack: hit by the same dice, or attacked separately (SW-11.2, R-58). They
 * are stored in the attack's frame, which is in attack.c.
 */
#include "steps.h"
#include "strike-frame.h"

static SortieRef
also (const SortiePlay *p, const SortieFrame *f, guint i)
{
  return (SortieRef) sortie_slot (p, f, STRIKE_ALSO + i);
}

static gboolean
is_separate (const SortiePlay *p, const SortieFrame *f, guint i)
{
  return sortie_slot (p, f, STRIKE_SEPARATE) >> i & 1;
}

void
sw_strike_leave_out (SortiePlay *p, SortieFrame *f, SortieRef target)
{
  gint separate = sortie_slot (p, f, STRIKE_SEPARATE);

  for (gint i = 0; i < sortie_slot (p, f, STRIKE_N_ALSO); i++)
    if (also (p, f, i) == target)
      {
        sortie_slot_set (p, f, STRIKE_ALSO + i, (gint) SORTIE_NOTHING);
        separate &= ~(1 << i);
      }
  sortie_slot_set (p, f, STRIKE_SEPARATE, separate);
}

guint
sw_strike_of_same_dice (const SortiePlay *p, const SortieFrame *f,
                        SortieRef ret[SW_MAX_ALSO + 1])
{
  guint n = 0;

  if (sortie_piece_exists (p, sw_strike_target_of (p, f)))
    ret[n++] = sw_strike_target_of (p, f);
  for (gint i = 0; i < sortie_slot (p, f, STRIKE_N_ALSO); i++)
    if (!is_separate (p, f, i) && sortie_piece_exists (p, also (p, f, i)))
      ret[n++] = also (p, f, i);
  return n;
}

guint
sw_strike_separate (const SortiePlay *p, const SortieFrame *f, SortieRef ret[SW_MAX_ALSO])
{
  guint n = 0;

  for (gint i = 0; i < sortie_slot (p, f, STRIKE_N_ALSO); i++)
    if (is_separate (p, f, i))
      ret[n++] = also (p, f, i);
  return n;
}

/* Effects that add targets. */

enum { ALSO_WHAT, ALSO_SEPARATELY };

static gboolean
is_struck (const SortiePlay *p, const SortieFrame *strike, SortieRef ref)
{
  for (gint i = 0; i < sortie_slot (p, strike, STRIKE_N_ALSO); i++)
    if (also (p, strike, i) == ref)
      return TRUE;
  return ref == sw_strike_target_of (p, strike) || ref == sw_strike_attacker_of (p, strike);
}

static void
add_target (SortiePlay *p, SortieFrame *strike, SortieRef ref, gboolean separately)
{
  gint n = sortie_slot (p, strike, STRIKE_N_ALSO);

  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE || is_struck (p, strike, ref))
    return;
  if (n == SW_MAX_ALSO)
    {
      sortie_overflow (p, "also-struck", SW_MAX_ALSO + 1, SW_MAX_ALSO);
      return;
    }
  sortie_slot_set (p, strike, STRIKE_ALSO + n, (gint) ref);
  if (separately)
    sortie_slot_set (p, strike, STRIKE_SEPARATE, sortie_slot (p, strike, STRIKE_SEPARATE) | 1 << n);
  sortie_slot_set (p, strike, STRIKE_N_ALSO, n + 1);
}

void
sw_also_attack_step (SortiePlay *p, SortieFrame *f)
{
  SortieFrame *strike = sw_running (p, SW_PROC_STRIKE);
  gboolean separately = sortie_slot (p, f, ALSO_SEPARATELY) != 0;
  const SortieRef *what;
  guint n = sortie_slot_list (p, f, ALSO_WHAT, &what);
  gint before = strike != NULL ? sortie_slot (p, strike, STRIKE_N_ALSO) : 0;

  if (strike == NULL || (separately && sortie_slot (p, strike, STRIKE_FOLLOWS)))
    {
      sortie_frame_end (p, f, 0);
      return;
    }
  for (guint i = 0; i < n; i++)
    add_target (p, strike, what[i], separately);
  sortie_frame_end (p, f, sortie_slot (p, strike, STRIKE_N_ALSO) - before);
}
