/* SPDX-License-Identifier: GPL-3.0-or-later */
/* event-cards.c: carries out the events of cards in hands and piles. SS-2.12: every pile belongs to the holder. */
#include "commits.h"
#include "elimination.h"
#include "events.h"
#include "reasons.h"

/* Piles. */

/* Cards have left the Resources of a seat: applies RUL-10 and RUL-57 under their options. */
static void
drained (SortiePlay *p, guint8 seat)
{
  SortieEvent reshuffle;

  if (sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, seat)) > 0)
    return;
  if (ss_is_boss (p, seat))
    {
      if (!sortie_option (p, SS_OPTION_RESERVE_EAGER) || !ss_may_reshuffle (p, seat))
        return;
      reshuffle = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (SS_EVENT_RESHUFFLE), seat);
      ss_commit_reshuffle (p, &reshuffle);
      sortie_event_tell (p, &reshuffle);
    }
  else if (sortie_option (p, SS_OPTION_LOSE_ON_EMPTY))
    ss_lose (p, seat, SS_REASON_EMPTY);
}

gboolean
ss_may_reshuffle (const SortiePlay *p, guint8 boss)
{
  return ss_is_boss (p, boss) && sortie_var (p, SS_VAR_RESERVE_TOKEN, boss) > 0
         && sortie_zone_count (p, ss_zone (p, SS_ZONE_RESERVE, boss)) > 0;
}

/* A card goes to a hand; the eleventh goes to the Casualties instead (SS-14.4, RUL-43). */
static void
take_into_hand (SortiePlay *p, guint16 card, guint8 seat)
{
  guint16 hand = ss_hand (p, seat);
  gboolean is_full = (gint) sortie_zone_count (p, hand) >= ss_hand_limit (p, seat);

  sortie_card_move (p, card, is_full ? ss_zone (p, SS_ZONE_CASUALTIES, seat) : hand, SORTIE_TOP);
}

/* SS-17.6, RUL-57. */
void
ss_commit_reshuffle (SortiePlay *p, SortieEvent *event)
{
  guint16 reserve = ss_zone (p, SS_ZONE_RESERVE, event->seat);
  guint16 resources = ss_zone (p, SS_ZONE_RESOURCES, event->seat);

  for (guint16 card = sortie_zone_top (p, reserve); card != SORTIE_NO_INDEX;
       card = sortie_zone_top (p, reserve))
    sortie_card_move (p, card, resources, SORTIE_TOP);
  sortie_zone_shuffle (p, resources);
  sortie_var_set (p, SS_VAR_RESERVE_TOKEN, event->seat, 0);
}

/* Cards. */

/* SS-14.5; the proposer has checked that there is a card. */
void
ss_commit_draw (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_zone_top (p, ss_zone (p, SS_ZONE_RESOURCES, event->seat));

  event->amount = card != SORTIE_NO_INDEX;
  if (card == SORTIE_NO_INDEX)
    return;
  take_into_hand (p, card, event->seat);
  event->subject = sortie_ref_card (card);
  drained (p, event->seat);
}

/* SS-5.1, 15.6. */
static SsReason
reason_for_running_dry (const SortiePlay *p, guint8 seat)
{
  if (ss_is_boss (p, seat))
    return SS_REASON_BOSS_RAN_DRY;
  if (sortie_mode (p) == SS_MODE_COOP)
    return SS_REASON_PLAYER_RAN_DRY;
  if (ss_is_circle (p))
    return SS_REASON_LAST_MAN;
  return ss_boss_seat (p) != SORTIE_NO_SEAT ? SS_REASON_RAN_DRY : SS_REASON_OTHER_RAN_DRY;
}

void
ss_commit_run_dry (SortiePlay *p, SortieEvent *event)
{
  ss_lose (p, event->seat, reason_for_running_dry (p, event->seat));
}

/* SS-14.1, 14.3: from the Heal pile while it lasts, then from Resources; RUL-10: no more than there are. */
static guint16
next_damaged (const SortiePlay *p, guint8 seat)
{
  guint16 healed = sortie_zone_top (p, ss_zone (p, SS_ZONE_HEAL, seat));

  return healed != SORTIE_NO_INDEX ? healed
                                   : sortie_zone_top (p, ss_zone (p, SS_ZONE_RESOURCES, seat));
}

static void
damage_boss (SortiePlay *p, SortieEvent *event)
{
  gint life = sortie_var (p, SS_VAR_LIFE, event->seat);

  event->amount = MIN (event->amount, life);
  sortie_var_set (p, SS_VAR_LIFE, event->seat, life - event->amount);
}

void
ss_commit_damage (SortiePlay *p, SortieEvent *event)
{
  guint16 casualties = ss_zone (p, SS_ZONE_CASUALTIES, event->seat), card;
  gint moved = 0;

  if (ss_is_boss (p, event->seat))
    {
      damage_boss (p, event);
      return;
    }
  for (; moved < event->amount; moved++)
    {
      card = next_damaged (p, event->seat);
      if (card == SORTIE_NO_INDEX)
        break;
      sortie_card_move (p, card, casualties, SORTIE_TOP);
    }
  event->amount = moved;
  drained (p, event->seat);
}

/* SS-14.3, RUL-42: one by one, so that the last one taken is on top of the Heal pile. */
void
ss_commit_heal (SortiePlay *p, SortieEvent *event)
{
  guint16 casualties = ss_zone (p, SS_ZONE_CASUALTIES, event->seat);
  guint16 heal = ss_zone (p, SS_ZONE_HEAL, event->seat);
  gint n = MIN (event->amount, (gint) sortie_zone_count (p, casualties));

  for (gint i = 0; i < n; i++)
    sortie_card_move (p, sortie_zone_top (p, casualties), heal, SORTIE_TOP);
  event->amount = n;
}

/* A random card of a hand, or no index if it is empty. @rule: the rule that makes the pick. */
static guint16
pick_from_hand (SortiePlay *p, const SortieEvent *event, const char *rule)
{
  const SortieContext ctx = { .p = p };
  guint16 hand = ss_hand (p, event->seat), card = sortie_zone_pick (p, hand);
  SortieRef held[SORTIE_MAX_SET], picked = sortie_ref_card (card);
  SortieVerdict v;

  if (card == SORTIE_NO_INDEX || !sortie_verdict_wanted (p))
    return card;
  sortie_verdict_init (&v, SORTIE_VERDICT_CHANCE, event->actor);
  sortie_verdict_about (&v, event->source_def);
  v.rule = rule;
  sortie_verdict_tell_chance (p, &v, held,
                              sortie_list_zone (&ctx, hand, held, 0, G_N_ELEMENTS (held)), &picked,
                              1);
  return card;
}

/* SS-14.6; without a subject, the card is random. */
void
ss_commit_discard (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_ref_index (event->subject);

  if (event->subject == SORTIE_NOTHING)
    card = pick_from_hand (p, event, "SS-14.6");
  event->amount = card != SORTIE_NO_INDEX;
  if (card == SORTIE_NO_INDEX)
    return;
  sortie_card_move (p, card, ss_zone (p, SS_ZONE_CASUALTIES, event->seat), SORTIE_TOP);
  event->subject = sortie_ref_card (card);
}

/* SS-22.5: the pile may be anybody's. */
void
ss_commit_raise (SortiePlay *p, SortieEvent *event)
{
  take_into_hand (p, sortie_ref_index (event->subject), event->seat);
}

/* SS-22.6: random cards of `seat`, or the named one, go to `actor`. */
void
ss_commit_steal (SortiePlay *p, SortieEvent *event)
{
  guint16 hand = ss_hand (p, event->seat), taken = ss_hand (p, event->actor);
  gint n = MIN (event->amount, (gint) sortie_zone_count (p, hand));
  guint before = sortie_zone_count (p, taken);

  for (gint i = 0; i < n; i++)
    {
      guint16 card = event->subject != SORTIE_NOTHING ? sortie_ref_index (event->subject)
                                                      : pick_from_hand (p, event, "SS-22.6");
      take_into_hand (p, card, event->actor);
    }
  event->amount = n;
  event->other = sortie_ref (SORTIE_REF_NUMBER, sortie_zone_count (p, taken) - before);
}

/* SS-22.3: the card that is kept. */
void
ss_commit_vision (SortiePlay *p, SortieEvent *event)
{
  take_into_hand (p, sortie_ref_index (event->subject), event->seat);
  drained (p, event->seat);
}

/* Supporters. */

/* SS-9.18; the Boss has no Support, so only its Menace Level rose (SS-18.1). */
void
ss_commit_support (SortiePlay *p, SortieEvent *event)
{
  SortieEvent told = *event;

  if (event->subject == SORTIE_NOTHING)
    return;
  ss_take_off_or_move (p, event, SS_ZONE_SUPPORT);
  drained (p, event->seat);
  told.type = SORTIE_GAME_EVENT (SS_EVENT_SUPPORTER);
  if (event->amount > 0) /* it was still there */
    sortie_event_tell (p, &told);
}

void
ss_commit_commit (SortiePlay *p, SortieEvent *event)
{
  sortie_card_set_flag (p, sortie_ref_index (event->subject), SS_FLAG_COMMITTED, TRUE);
}

void
ss_commit_reset (SortiePlay *p, SortieEvent *event)
{
  sortie_card_set_flag (p, sortie_ref_index (event->subject), SS_FLAG_COMMITTED, FALSE);
}

/* The Reserve. */

/* SS-17.2: the cards left in the Boss's hand. */
void
ss_commit_reserve (SortiePlay *p, SortieEvent *event)
{
  guint16 hand = ss_hand (p, event->seat), reserve = ss_zone (p, SS_ZONE_RESERVE, event->seat);

  event->amount = sortie_zone_count (p, hand);
  for (guint16 card = sortie_zone_top (p, hand); card != SORTIE_NO_INDEX;
       card = sortie_zone_top (p, hand))
    sortie_card_move (p, card, reserve, SORTIE_TOP);
}

void
ss_commit_reserved (SortiePlay *p, SortieEvent *event)
{
  ss_take_off_or_move (p, event, SS_ZONE_RESERVE);
}
