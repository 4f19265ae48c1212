/* SPDX-License-Identifier: GPL-3.0-or-later */
/* payment.c: paying for a card or an ability, one card or Supporter at a time (SS-6).
 *
 * At first the means are only named, so that the move can still be cancelled without a trace. When all are named, the
 * announcement is committed, and then they are moved. RUL-03: they reach the Casualties in the order that the player
 * chose.
 */
#include "clauses.h"
#include "payment.h"
#include "steps.h"

enum { PAY_COST, PAY_CHOSEN, PAY_FOR };

void
ss_pay (SortiePlay *p, const SortieOrigin *origin, gint cost)
{
  const SortieArg args[] = { SORTIE_NUMBER (cost) };
  SortieOrigin paying = *origin;

  paying.cause = SORTIE_CAUSE_COST;
  sortie_call_game (p, &paying, SS_PROC_PAY, G_N_ELEMENTS (args), args);
}

/* The card to pay for stays where it is. */
void
ss_pay_for_unit (SortiePlay *p, const SortieFrame *f, SortieRef card, gint cost)
{
  const SortieArg args[] = { SORTIE_NUMBER (cost), SORTIE_NUMBER (0), SORTIE_ONE (card) };
  SortieOrigin paying = sortie_frame_origin (p, f);

  paying.cause = SORTIE_CAUSE_COST;
  sortie_call_game (p, &paying, SS_PROC_PAY, G_N_ELEMENTS (args), args);
}

static void
ask_means (SortiePlay *p, SortieFrame *f, guint left)
{
  SortieRef card = sortie_slot_ref (p, f, PAY_FOR);

  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_PAY), f->seat, NULL, 0, 0, left);
  if (card != SORTIE_NOTHING)
    sortie_ask_about (p, ss_card_def (p, sortie_ref_index (card)));
}

/* Moves the named means: cards of the hand are discarded, Supporters committed (SS-6.1, 6.2). */
static void
move_means (SortiePlay *p, SortieFrame *f, const SortieList *chosen)
{
  SortieBatch batch;

  sortie_batch_begin (&batch);
  sortie_announce_commits (p);
  for (guint i = 0; i < chosen->n; i++)
    {
      SsEvent type = ss_is_in_hand (p, chosen->ref[i]) ? SS_EVENT_DISCARD : SS_EVENT_COMMIT;

      ss_batch_add (&batch, p, f, type, f->seat)->subject = chosen->ref[i];
    }
  sortie_batch_propose (p, f, &batch, 1);
}

void
ss_pay_step (SortiePlay *p, SortieFrame *f)
{
  guint cost = sortie_slot (p, f, PAY_COST);
  SortieList chosen;

  sortie_slot_copy (p, f, PAY_CHOSEN, &chosen);
  if (f->step > 0)
    sortie_frame_end (p, f, cost);
  else if (chosen.n < cost) /* RUL-14: exactly */
    ask_means (p, f, cost - chosen.n);
  else
    move_means (p, f, &chosen);
}

/* The frame that asks for payment now, or NULL. */
static SortieFrame *
paying (const SortiePlay *p)
{
  SortieFrame *top = sortie_frame_top (p);

  return sortie_game_proc_of (top) == SS_PROC_PAY ? top : NULL;
}

/* A unit that an effect brings is paid for while the effect goes on. */
const char *
ss_pay_prompt (const SortiePlay *p)
{
  return sortie_slot_ref (p, paying (p), PAY_FOR) == SORTIE_NOTHING
             ? N_ ("{seat}: what pays for the {link} of {about}? ({max} left)"
                   "|you=What pays for the {link} of {about}? ({max} left)")
             : N_ ("{seat}: what pays for {about}? ({max} left)|you=What pays for {about}? ({max} left)");
}

gboolean
ss_pays_already (const SortiePlay *p, SortieRef card)
{
  return sortie_slot_has (p, paying (p), PAY_CHOSEN, card);
}

gboolean
ss_is_paid_for (const SortiePlay *p, SortieRef card)
{
  return sortie_slot_ref (p, paying (p), PAY_FOR) == card;
}

/* RUL-58, R-15: a Shapeshift needs another card of the hand that can become a unit. */
gboolean
ss_payment_must_keep (const SortiePlay *p, SortieRef card)
{
  const SortieFrame *f = paying (p);
  guint16 clause = f->link != SORTIE_NO_INDEX ? sortie_link (p, f->link)->clause : SORTIE_NO_INDEX;

  if (clause == SORTIE_NO_INDEX || !ss_clause_calls (p, clause, SS_PROC_SHAPESHIFT))
    return FALSE;
  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, f->seat), other))
    if (sortie_ref_card (other) != card && ss_is_player_card (p, other)
        && !ss_pays_already (p, sortie_ref_card (other)))
      return FALSE;
  return TRUE;
}

gboolean
ss_payment_names (const SortiePlay *p, SortieRef card)
{
  const SortieFrame *f = paying (p);
  const SortieLink *link = f->link != SORTIE_NO_INDEX ? sortie_link (p, f->link) : NULL;

  for (guint i = 0; link != NULL && i < link->n_targets; i++)
    if (link->target[i] == card)
      return TRUE;
  return FALSE;
}

void
ss_pay_with (SortiePlay *p, SortieRef card)
{
  ss_slot_list_add (p, paying (p), PAY_CHOSEN, card);
}
