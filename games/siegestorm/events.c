/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: the table of events and how each is carried out.
 *
 * A commit only moves things; who may do it, to how many, and what comes next is the
 * business of the procedures that propose it. SS-2.12: every pile is the holder's.
 */
#include "events.h"

/* Piles. */

void
ss_drained (SortiePlay *p, guint8 seat)
{
  SortieEvent reshuffle;

  if (sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, seat)) > 0)
    return;
  if (ss_is_boss (p, seat))
    {
      if (!ss_option (p, SS_OPTION_RESERVE_EAGER) || !ss_may_reshuffle (p, seat))
        return;
      reshuffle = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (SS_EVENT_RESHUFFLE), seat);
      ss_events[SS_EVENT_RESHUFFLE].commit (p, &reshuffle);
      sortie_event_tell (p, &reshuffle);
    }
  else if (ss_option (p, SS_OPTION_LOSE_ON_EMPTY))
    sortie_lose (p, seat, SORTIE_GAME_REASON (SS_REASON_EMPTY));
}

gboolean
ss_may_reshuffle (const SortiePlay *p, guint8 boss)
{
  return ss_is_boss (p, boss) && sortie_var (p, SS_VAR_RESERVE_TOKEN, boss) > 0
         && sortie_zone_count (p, ss_zone (p, SS_ZONE_RESERVE, boss)) > 0;
}

void
ss_take_into_hand (SortiePlay *p, guint16 card, guint8 seat)
{
  guint16 hand = ss_hand (p, seat);
  gboolean is_full = (gint) sortie_zone_count (p, hand) >= ss_hand_limit (p, seat);

  sortie_card_move (p, card, is_full ? ss_zone (p, SS_ZONE_CASUALTIES, seat) : hand, SORTIE_TOP);
}

/* SS-17.6, RUL-57. */
static void
commit_reshuffle (SortiePlay *p, SortieEvent *event)
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

/* SS-14.5; the proposer has seen that there is a card. */
static void
commit_draw (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_zone_top (p, ss_zone (p, SS_ZONE_RESOURCES, event->seat));

  event->amount = card != SORTIE_NO_INDEX;
  if (card == SORTIE_NO_INDEX)
    return;
  ss_take_into_hand (p, card, event->seat);
  event->subject = sortie_ref_card (card);
  ss_drained (p, event->seat);
}

/* SS-5.1, 15.6. */
static SsReason
reason_for_running_dry (const SortiePlay *p, guint8 seat)
{
  if (ss_is_boss (p, seat))
    return SS_REASON_BOSS_RAN_DRY;
  return ss_boss_seat (p) != SORTIE_NO_SEAT ? SS_REASON_RAN_DRY : SS_REASON_OTHER_RAN_DRY;
}

static void
commit_run_dry (SortiePlay *p, SortieEvent *event)
{
  sortie_lose (p, event->seat, SORTIE_GAME_REASON (reason_for_running_dry (p, event->seat)));
}

/* SS-14.1, 14.3: from the Heal pile while it lasts, then from Resources; RUL-10: no more
 * than there is. */
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

static void
commit_damage (SortiePlay *p, SortieEvent *event)
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
  ss_drained (p, event->seat);
}

/* SS-14.3, RUL-42: one by one, so the last one taken lies on top of the Heal pile. */
static void
commit_heal (SortiePlay *p, SortieEvent *event)
{
  guint16 casualties = ss_zone (p, SS_ZONE_CASUALTIES, event->seat);
  guint16 heal = ss_zone (p, SS_ZONE_HEAL, event->seat);
  gint n = MIN (event->amount, (gint) sortie_zone_count (p, casualties));

  for (gint i = 0; i < n; i++)
    sortie_card_move (p, sortie_zone_top (p, casualties), heal, SORTIE_TOP);
  event->amount = n;
}

/* SS-14.6; without a subject chance picks it. */
static void
commit_discard (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_ref_index (event->subject);

  if (event->subject == SORTIE_NOTHING)
    card = sortie_zone_pick (p, ss_hand (p, event->seat));
  event->amount = card != SORTIE_NO_INDEX;
  if (card == SORTIE_NO_INDEX)
    return;
  sortie_card_move (p, card, ss_zone (p, SS_ZONE_CASUALTIES, event->seat), SORTIE_TOP);
  event->subject = sortie_ref_card (card);
}

/* SS-22.5: for all that, the pile may be anybody's. */
static void
commit_raise (SortiePlay *p, SortieEvent *event)
{
  ss_take_into_hand (p, sortie_ref_index (event->subject), event->seat);
}

/* SS-22.6: random cards of `seat` go to `actor`, or the one that is named. */
static void
commit_steal (SortiePlay *p, SortieEvent *event)
{
  guint16 hand = ss_hand (p, event->seat);
  gint n = MIN (event->amount, (gint) sortie_zone_count (p, hand));

  for (gint i = 0; i < n; i++)
    {
      guint16 card = event->subject != SORTIE_NOTHING ? sortie_ref_index (event->subject)
                                                      : sortie_zone_pick (p, hand);
      ss_take_into_hand (p, card, event->actor);
    }
  event->amount = n;
}

/* SS-22.3: the card that is kept. */
static void
commit_vision (SortiePlay *p, SortieEvent *event)
{
  ss_take_into_hand (p, sortie_ref_index (event->subject), event->seat);
  ss_drained (p, event->seat);
}

/* Units. */

/* The unit leaves where it stands, for a pile. Others of the batch ask was_taken(). */
static void
take_off (SortiePlay *p, SortieEvent *event, SsZone zone)
{
  event->amount = sortie_piece_exists (p, event->subject);
  if (event->amount == 0)
    return;
  sortie_var_set (p, SS_VAR_LEAVING, 0, 1 + sortie_ref_index (event->subject));
  sortie_piece_remove (p, event->subject, ss_zone (p, zone, event->seat), SORTIE_TOP);
}

/* Whether the event of the batch before this one did move the unit; when it was replaced
 * by something else it did not. */
static gboolean
was_taken (const SortiePlay *p, const SortieEvent *event)
{
  return sortie_var (p, SS_VAR_LEAVING, 0) == 1 + sortie_ref_index (event->subject);
}

static void
commit_leave (SortiePlay *p, SortieEvent *event)
{
  event->amount = was_taken (p, event);
  sortie_var_set (p, SS_VAR_LEAVING, 0, 0);
}

static void
commit_sacrifice (SortiePlay *p, SortieEvent *event)
{
  event->amount = was_taken (p, event);
}

static void
take_off_or_move (SortiePlay *p, SortieEvent *event, SsZone zone)
{
  if (sortie_ref_kind (event->subject) == SORTIE_REF_PIECE)
    take_off (p, event, zone);
  else
    sortie_card_move (p, sortie_ref_index (event->subject), ss_zone (p, zone, event->seat),
                      SORTIE_TOP);
}

static void
commit_to_casualties (SortiePlay *p, SortieEvent *event)
{
  take_off_or_move (p, event, SS_ZONE_CASUALTIES);
}

static void
commit_destroy (SortiePlay *p, SortieEvent *event)
{
  take_off_or_move (p, event, SS_ZONE_REMOVED);
}

static void
commit_return (SortiePlay *p, SortieEvent *event)
{
  gboolean is_full
    = (gint) sortie_zone_count (p, ss_hand (p, event->seat)) >= ss_hand_limit (p, event->seat);
  SsZone hand = ss_is_boss (p, event->seat) ? SS_ZONE_OPEN_HAND : SS_ZONE_HAND;

  take_off_or_move (p, event, is_full ? SS_ZONE_CASUALTIES : hand);
}

/* SS-9.18; for the Boss, who has no Support, only the Menace Level rose (SS-18.1). */
static void
commit_support (SortiePlay *p, SortieEvent *event)
{
  SortieEvent told = *event;

  if (event->subject == SORTIE_NOTHING)
    return;
  take_off_or_move (p, event, SS_ZONE_SUPPORT);
  ss_drained (p, event->seat);
  told.type = SORTIE_GAME_EVENT (SS_EVENT_SUPPORTER);
  sortie_event_tell (p, &told);
}

static void
commit_commit (SortiePlay *p, SortieEvent *event)
{
  sortie_card_set_flag (p, sortie_ref_index (event->subject), SS_FLAG_COMMITTED, TRUE);
}

static void
commit_reset (SortiePlay *p, SortieEvent *event)
{
  sortie_card_set_flag (p, sortie_ref_index (event->subject), SS_FLAG_COMMITTED, FALSE);
}

/* Spaces. */

/* A unit that stands goes to `other`, a card becomes a unit there. */
static void
commit_place (SortiePlay *p, SortieEvent *event)
{
  guint16 place = sortie_ref_index (event->other);

  if (sortie_ref_kind (event->subject) == SORTIE_REF_CARD)
    event->subject = sortie_piece_put (p, sortie_ref_index (event->subject), place, event->seat);
  else if (sortie_piece_exists (p, event->subject))
    {
      if (ss_leaves_track (p, event->subject, place))
        sortie_var_set (p, SS_VAR_LEAVING, 0, 1 + sortie_ref_index (event->subject));
      sortie_piece_move (p, event->subject, place);
    }
  event->amount = sortie_piece_exists (p, event->subject);
}

/* SS-9.1, 9.2. */
static void
commit_advance (SortiePlay *p, SortieEvent *event)
{
  sortie_track_advance (p, SS_PLACE_TRACK, event->seat, ss_place (p, SS_PLACE_EXIT, event->seat));
}

/* SS-22.12, RUL-58: the same space; tokens of the old unit are lost. */
static void
commit_shapeshift (SortiePlay *p, SortieEvent *event)
{
  guint16 place = sortie_piece_place (p, event->subject);

  take_off (p, event, SS_ZONE_HAND);
  if (event->amount > 0)
    sortie_piece_put (p, sortie_ref_index (event->other), place, event->seat);
}

/* The match and the Boss. */

static void
commit_extra_turn (SortiePlay *p, SortieEvent *event)
{
  (void) event;
  p->s->turn.extra = TRUE;
}

/* RUL-49: never above 5, never below what is least. */
static void
change_menace (SortiePlay *p, SortieEvent *event, gint sign)
{
  gint before = sortie_var (p, SS_VAR_MENACE, event->seat);
  gint least = sortie_value (p, SS_VALUE_LEAST_MENACE, sortie_ref_seat (event->seat));
  gint after = before + sign * event->amount;

  if (sign < 0)
    after = MIN (before, MAX (least, after));
  after = sortie_var_set (p, SS_VAR_MENACE, event->seat, after);
  event->amount = ABS (after - before);
}

static void
commit_menace_rise (SortiePlay *p, SortieEvent *event)
{
  change_menace (p, event, 1);
}

static void
commit_menace_fall (SortiePlay *p, SortieEvent *event)
{
  change_menace (p, event, -1);
}

/* INV-8: never above the start. */
static void
commit_regain (SortiePlay *p, SortieEvent *event)
{
  gint life = sortie_var (p, SS_VAR_LIFE, event->seat);
  gint full = sortie_var (p, SS_VAR_FULL_LIFE, event->seat);
  gint after = sortie_var_set (p, SS_VAR_LIFE, event->seat, MIN (full, life + event->amount));

  event->amount = after - life;
}

/* SS-22.21. */
static void
commit_recover (SortiePlay *p, SortieEvent *event)
{
  event->amount
    = sortie_var_set (p, SS_VAR_LIFE, event->seat, sortie_var (p, SS_VAR_FULL_LIFE, event->seat));
}

/* RUL-47. */
static void
commit_life_ends (SortiePlay *p, SortieEvent *event)
{
  guint8 winners = 0;

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (ss_are_opponents (p, event->seat, seat))
      winners |= 1 << seat;
  sortie_win (p, winners, SORTIE_GAME_REASON (SS_REASON_BOSS_FELL));
}

static void
add_tokens (SortiePlay *p, SortieEvent *event, SsMark mark)
{
  gint before = sortie_piece_mark (p, event->subject, mark);

  event->amount = sortie_piece_set_mark (p, event->subject, mark, before + event->amount) - before;
}

static void
commit_gang (SortiePlay *p, SortieEvent *event)
{
  add_tokens (p, event, SS_MARK_GANG);
}

static void
commit_spirit (SortiePlay *p, SortieEvent *event)
{
  add_tokens (p, event, SS_MARK_SPIRIT);
}

/* SS-17.2: what is left in the Boss's hand. */
static void
commit_reserve (SortiePlay *p, SortieEvent *event)
{
  guint16 hand = ss_hand (p, event->seat), reserve = ss_zone (p, SS_ZONE_RESERVE, event->seat);

  event->amount = sortie_zone_count (p, hand);
  for (guint16 card = sortie_zone_top (p, hand); card != SORTIE_NO_INDEX;
       card = sortie_zone_top (p, hand))
    sortie_card_move (p, card, reserve, SORTIE_TOP);
}

static void
commit_reserved (SortiePlay *p, SortieEvent *event)
{
  take_off_or_move (p, event, SS_ZONE_RESERVE);
}

/* SS-4.4, 8.3. */
static void
commit_first_player (SortiePlay *p, SortieEvent *event)
{
  p->s->turn.active = event->seat;
  sortie_var_set (p, SS_VAR_SHORT_DRAW, 0, 1);
}

/* SS-14.1: the cards that a player lost lie open now. */
static guint
lost_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  guint16 casualties = ss_zone (p, SS_ZONE_CASUALTIES, event->seat);

  return ss_is_boss (p, event->seat)
           ? 0
           : sortie_zone_newest (p, casualties, event->amount, ret, max);
}

static guint
reserved_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  return sortie_zone_newest (p, ss_zone (p, SS_ZONE_RESERVE, event->seat), event->amount, ret, max);
}

#define EVENT(id_, title_, rule_) .id = id_, .title = title_, .rule = rule_
#define AFTER .look = SORTIE_LOOK_AFTER
#define BEFORE .look = SORTIE_LOOK_BEFORE

const SortieEventDecl ss_events[] = {
  /* seat draws one card; subject: the card, once it is drawn */
  [SS_EVENT_DRAW] = { EVENT ("draw", N_ ("a draw"), "SS-22.1"), AFTER, commit_draw,
                      N_ ("{seat} draws {subject}."), TRUE },
  /* seat must draw and cannot */
  [SS_EVENT_RUN_DRY] = { EVENT ("run-dry", N_ ("a draw that is not possible"), "SS-5.1"), AFTER,
                         commit_run_dry, N_ ("{seat} must draw and cannot.") },
  /* the draws of seat's Draw step are done */
  [SS_EVENT_DRAW_STEP] = { EVENT ("draw-step", N_ ("the draws of the Draw step"), "SS-8.3"),
                           AFTER },
  [SS_EVENT_DAMAGE] = { EVENT ("damage", N_ ("damage"), "SS-14.1"), AFTER, commit_damage,
                        N_ ("{seat} takes {amount} damage."), TRUE, lost_cards,
                        N_ ("{seat} takes {amount} damage and loses: {things}.") },
  [SS_EVENT_HEAL] = { EVENT ("heal", N_ ("healing"), "SS-14.3"), AFTER, commit_heal,
                      N_ ("{seat} heals {amount}."), TRUE },
  /* subject: a unit or a Supporter; seat: its holder */
  [SS_EVENT_KILL] = { EVENT ("kill", N_ ("a kill"), "SS-22.8"), BEFORE, commit_to_casualties,
                      N_ ("{subject} is killed."), TRUE },
  [SS_EVENT_DESTROY] = { EVENT ("destroy", N_ ("a destruction"), "SS-22.9"), BEFORE,
                         commit_destroy, N_ ("{subject} is destroyed."), TRUE },
  /* beside the kill of the same unit; seat: who sacrifices */
  [SS_EVENT_SACRIFICE] = { EVENT ("sacrifice", N_ ("a sacrifice"), "SS-22.7"), BEFORE,
                           commit_sacrifice, N_ ("{seat} has sacrificed {subject}."), TRUE },
  /* subject: a card from the hand of seat; as payment, the cause is the cost */
  [SS_EVENT_DISCARD] = { EVENT ("discard", N_ ("a discard"), "SS-22.10"), AFTER, commit_discard,
                         N_ ("{seat} discards {subject}."), TRUE },
  /* amount: how many cards of seat one effect made it discard */
  [SS_EVENT_DISCARDS] = { EVENT ("discards", N_ ("discards by an effect"), "SS-22.10"), AFTER,
                          .counts = TRUE },
  /* subject: a unit or card that goes to the hand of seat */
  [SS_EVENT_RETURN] = { EVENT ("return", N_ ("a return to hand"), "RUL-43"), BEFORE,
                        commit_return, N_ ("{subject} returns to the hand of {seat}."), TRUE },
  [SS_EVENT_RAISE] = { EVENT ("raise", N_ ("a raise"), "SS-22.5"), AFTER, commit_raise,
                       N_ ("{seat} raises {subject}."), TRUE },
  /* seat: who loses the cards; actor: who takes them */
  [SS_EVENT_STEAL] = { EVENT ("steal", N_ ("a theft"), "SS-22.6"), AFTER, commit_steal,
                       N_ ("{actor} steals from {seat}: {amount}."), TRUE },
  /* subject: the card that seat keeps */
  [SS_EVENT_VISION] = { EVENT ("vision", N_ ("a Vision"), "SS-22.3"), AFTER, commit_vision,
                        N_ ("{seat} keeps {subject}."), TRUE },
  /* seat: whose Support grows; subject: what joins it, nothing when the Menace Level rises */
  [SS_EVENT_SUPPORT] = { EVENT ("support", N_ ("a card joining the Support"), "SS-9.18"), BEFORE,
                         commit_support, NULL, TRUE },
  /* only told */
  [SS_EVENT_SUPPORTER] = { EVENT ("supporter", N_ ("a new Supporter"), "SS-9.18"), AFTER, NULL,
                           N_ ("{subject} joins the Support of {seat}.") },
  [SS_EVENT_COMMIT] = { EVENT ("commit", N_ ("a commitment"), "SS-22.13"), AFTER, commit_commit,
                        N_ ("{seat} commits a Supporter."), TRUE },
  [SS_EVENT_RESET] = { EVENT ("reset", N_ ("a reset"), "SS-22.14"), AFTER, commit_reset,
                       N_ ("{seat} resets a Supporter."), TRUE },
  /* subject: the card, then the unit; other: the space */
  [SS_EVENT_DEPLOY] = { EVENT ("deploy", N_ ("a deployment"), "SS-22.19"), AFTER, commit_place,
                        N_ ("{seat} deploys {subject}."), TRUE },
  [SS_EVENT_PLACE] = { EVENT ("place", N_ ("a placing"), "SS-12.1"), AFTER, commit_place,
                       N_ ("{subject} is placed on {other}."), TRUE },
  /* seat: whose War Track; actor only when an effect does it */
  [SS_EVENT_ADVANCE] = { EVENT ("advance", N_ ("an Advance"), "SS-9.1"), AFTER, commit_advance,
                         N_ ("The War Track of {seat} advances.") },
  /* subject: the unit; other: what it storms; amount: its Attack Strength; before the attack */
  [SS_EVENT_STORM] = { EVENT ("storm", N_ ("a storm"), "SS-9.12"), AFTER, NULL,
                       N_ ("{subject} storms {other} with Attack Strength {amount}.") },
  /* after attack and Action */
  [SS_EVENT_STORMED] = { EVENT ("stormed", N_ ("a storm that is over"), "SS-9.12"), AFTER },
  /* the unit goes to its Casualties */
  [SS_EVENT_STORM_ENDS] = { EVENT ("storm-ends", N_ ("the discard after a storm"), "SS-9.11"),
                            BEFORE, commit_to_casualties,
                            N_ ("{subject} goes to the Casualties.") },
  [SS_EVENT_HOLD_GROUND] = { EVENT ("hold-ground", N_ ("Hold Ground"), "SS-9.13"), BEFORE,
                             commit_place, N_ ("{subject} holds ground on {other}."), TRUE },
  /* SS-9.14: a discard, not a kill */
  [SS_EVENT_REPLACED] = { EVENT ("replaced", N_ ("a unit replaced on the Front Line"), "SS-9.14"),
                          BEFORE, commit_to_casualties,
                          N_ ("{subject} gives way and goes to the Casualties."), TRUE },
  /* beside what makes the unit leave */
  [SS_EVENT_LEAVE_TRACK] = { EVENT ("leave-track", N_ ("leaving the War Track"), "SS-9.1"),
                             BEFORE, commit_leave, NULL, TRUE },
  [SS_EVENT_LEAVE_BATTLE] = { EVENT ("leave-battle", N_ ("leaving the Battle Zone"), "SS-2.2"),
                              BEFORE, commit_leave, NULL, TRUE },
  /* subject: the unit that returns to hand; other: the card that takes its space */
  [SS_EVENT_SHAPESHIFT] = { EVENT ("shapeshift", N_ ("a Shapeshift"), "SS-22.12"), BEFORE,
                            commit_shapeshift, N_ ("{subject} shapeshifts into {other}."), TRUE },
  [SS_EVENT_EXTRA_TURN] = { EVENT ("extra-turn", N_ ("an extra turn"), "SS-22.20"), AFTER,
                            commit_extra_turn, N_ ("{seat} takes an extra turn after this one.") },
  [SS_EVENT_MENACE_RISE] = { EVENT ("menace-rise", N_ ("a rise of the Menace Level"), "SS-16.2"),
                             AFTER, commit_menace_rise,
                             N_ ("The Menace Level rises by {amount}."), TRUE },
  [SS_EVENT_MENACE_FALL] = { EVENT ("menace-fall", N_ ("a fall of the Menace Level"), "SS-18.1"),
                             AFTER, commit_menace_fall,
                             N_ ("The Menace Level falls by {amount}."), TRUE },
  [SS_EVENT_REGAIN] = { EVENT ("regain", N_ ("life regained"), "INV-8"), AFTER, commit_regain,
                        N_ ("The Boss regains {amount} life."), TRUE },
  [SS_EVENT_RECOVER] = { EVENT ("recover", N_ ("a recovery"), "SS-22.21"), AFTER, commit_recover,
                         N_ ("The Boss recovers: its life is {amount}.") },
  [SS_EVENT_LIFE_ENDS] = { EVENT ("life-ends", N_ ("the Boss's life ending"), "RUL-47"), AFTER,
                           commit_life_ends, N_ ("The Boss's life is 0.") },
  /* subject: the unit; amount: how many tokens */
  [SS_EVENT_GANG] = { EVENT ("gang", N_ ("Gang tokens"), "SS-22.25"), AFTER, commit_gang,
                      N_ ("{subject} gets Gang tokens: {amount}."), TRUE },
  [SS_EVENT_SPIRIT] = { EVENT ("spirit", N_ ("a Spirit token"), "SS-22.23"), AFTER, commit_spirit,
                        N_ ("{subject} gets a Spirit token of {source}."), TRUE },
  /* amount: how many cards */
  [SS_EVENT_RESERVE] = { EVENT ("reserve", N_ ("cards put into the Reserve"), "SS-17.2"), AFTER,
                         commit_reserve, N_ ("Cards put into the Reserve: {amount}."), TRUE,
                         reserved_cards, N_ ("Put into the Reserve: {things}.") },
  /* subject: a unit or card that an effect puts there */
  [SS_EVENT_RESERVED] = { EVENT ("reserved", N_ ("a card put into the Reserve"), "SS-2.1"),
                          BEFORE, commit_reserved, N_ ("{subject} goes to the Reserve."), TRUE },
  [SS_EVENT_RESHUFFLE] = { EVENT ("reshuffle", N_ ("the reshuffle of the Reserve"), "SS-17.6"),
                           AFTER, commit_reshuffle,
                           N_ ("The Reserve is shuffled and becomes the Boss's Resources.") },
  /* amount: how many cards seat exchanged */
  [SS_EVENT_MULLIGAN] = { EVENT ("mulligan", N_ ("a mulligan"), "SS-4.3"), AFTER, NULL,
                          N_ ("{seat} exchanges cards: {amount}."), TRUE },
  /* seat: who was drawn */
  [SS_EVENT_FIRST_PLAYER] = { EVENT ("first-player", N_ ("the drawing of the first player"),
                                     "SS-4.4"), AFTER, commit_first_player,
                              N_ ("{seat} was drawn to begin.") },
  /* only told; amount: the cost */
  [SS_EVENT_PLAYED] = { EVENT ("played", N_ ("a card played"), "SS-7.2"), AFTER, NULL,
                        N_ ("{seat} plays {source} as an Action (cost {amount}).") },
  [SS_EVENT_ACTIVATED] = { EVENT ("activated", N_ ("an ability activated"), "SS-7.9"), AFTER,
                           NULL, N_ ("{seat} activates {source} (cost {amount}).") },
  [SS_EVENT_DEPLOYING] = { EVENT ("deploying", N_ ("a unit announced"), "SS-7.3"), AFTER, NULL,
                           N_ ("{seat} brings {source} as a unit (cost {amount}).") },
  [SS_EVENT_GANGED] = { EVENT ("ganged", N_ ("a card played as a Gang"), "SS-22.25"), AFTER, NULL,
                        N_ ("{seat} plays {source} as a Gang.") },
  [SS_EVENT_NO_ALLY] = { EVENT ("no-ally", N_ ("a Gang without an Ally"), "RUL-79"), AFTER, NULL,
                         N_ ("{source} finds no Ally for a Gang token.") },
  [SS_EVENT_SPENT] = { EVENT ("spent", N_ ("a played card put aside"), "SS-11.6"), AFTER, NULL,
                       N_ ("{source} goes to the Casualties of {seat}.") },
  [SS_EVENT_SHOWN] = { EVENT ("shown", N_ ("a card of the hand named as a target"), "SS-7.11"),
                       AFTER,
                       NULL, N_ ("{seat} names {subject}, a card of the hand.") },
  [SS_N_EVENTS] = { NULL },
};
