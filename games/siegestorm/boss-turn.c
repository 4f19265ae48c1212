/* SPDX-License-Identifier: GPL-3.0-or-later */
/* boss-turn.c: the phases of the Boss's turn (SS-17) and playing one card of its hand. */
#include "boss.h"
#include "events.h"
#include "links.h"
#include "verdicts.h"

/* SS-17.2: reserves the cards that were not played. In the Boss's first turn there are none. */
void
ss_boss_reserve_step (SortiePlay *p, SortieFrame *f)
{
  guint8 boss = f->seat;
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_RESERVE), boss);

  event.amount = sortie_zone_count (p, ss_hand (p, boss));
  if (f->step == 0 && event.amount > 0)
    sortie_event_propose_one (p, f, &event, 1);
  else
    sortie_frame_end (p, f, 0);
}

/* Drawing. */

enum
{
  DRAW_CHECK,
  DRAW_NEXT,
  DRAW_ONE,
  DRAW_END,
};

/* How many cards are still to be drawn. */
#define SLOT_LEFT 0

/* RUL-46: whether the full number can be drawn; the Reserve counts while it may be reshuffled (RUL-57). */
static gboolean
can_draw (const SortiePlay *p, guint8 boss, gint n)
{
  gint cards = sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, boss));

  if (ss_may_reshuffle (p, boss))
    cards += sortie_zone_count (p, ss_zone (p, SS_ZONE_RESERVE, boss));
  return cards >= n;
}

static void
propose (SortiePlay *p, SortieFrame *f, SsEvent type, guint step)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (type), f->seat);

  sortie_event_propose_one (p, f, &event, step);
}

static void
check_draw (SortiePlay *p, SortieFrame *f)
{
  gint n = ss_cards_to_draw (p, f->seat);

  sortie_slot_set (p, f, SLOT_LEFT, n);
  if (can_draw (p, f->seat, n))
    f->step = DRAW_NEXT;
  else
    {
      SortieEvent dry = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_RUN_DRY), f->seat);

      dry.amount = n;
      sortie_event_propose_one (p, f, &dry, DRAW_NEXT);
    }
}

/* RUL-57: the Reserve is reshuffled when a card must be drawn and none is left. */
static void
next_draw (SortiePlay *p, SortieFrame *f)
{
  gboolean is_empty = sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, f->seat)) == 0;

  if (sortie_slot (p, f, SLOT_LEFT) == 0 || (is_empty && !ss_may_reshuffle (p, f->seat)))
    propose (p, f, SS_EVENT_DRAW_STEP, DRAW_END);
  else if (is_empty)
    propose (p, f, SS_EVENT_RESHUFFLE, DRAW_ONE);
  else
    f->step = DRAW_ONE;
}

void
ss_boss_draw_step (SortiePlay *p, SortieFrame *f)
{
  switch (f->step)
    {
    case DRAW_CHECK:
      check_draw (p, f);
      break;
    case DRAW_NEXT:
      next_draw (p, f);
      break;
    case DRAW_ONE:
      sortie_slot_set (p, f, SLOT_LEFT, sortie_slot (p, f, SLOT_LEFT) - 1);
      propose (p, f, SS_EVENT_DRAW, DRAW_NEXT);
      break;
    default:
      sortie_frame_end (p, f, 0);
    }
}

/* SS-16.2, RUL-48: checked once, before the first card. Only costs matter, not free spaces. On the top space nothing
 * is too dear (SS-16.3). */
static gboolean
is_every_card_too_dear (const SortiePlay *p, guint8 boss)
{
  guint16 hand = ss_hand (p, boss);

  for (SORTIE_EACH_IN_ZONE (p, hand, card))
    if (ss_boss_is_ever_cheap_enough (p, card))
      return FALSE;
  return sortie_zone_count (p, hand) > 0;
}

void
ss_boss_menace_step (SortiePlay *p, SortieFrame *f)
{
  const SortieArg one = SORTIE_NUMBER (1);

  if (f->step == 0)
    ss_tell_menace (p, f->seat);
  if (f->step++ == 0 && is_every_card_too_dear (p, f->seat))
    sortie_call_game_for (p, f, SS_PROC_RAISE_MENACE, 1, &one);
  else
    sortie_frame_end (p, f, 0);
}

/* Playing cards. */

enum
{
  ACTIONS_NEXT,
  ACTIONS_CHOSEN,
};

static void
play_card (SortiePlay *p, SortieFrame *f, SortieRef card)
{
  const SortieArg args[] = { SORTIE_ONE (card),
                             SORTIE_NUMBER (ss_boss_category (p, sortie_ref_index (card))) };

  f->step = ACTIONS_NEXT;
  sortie_call_game_for (p, f, SS_PROC_BOSS_PLAY, G_N_ELEMENTS (args), args);
}

/* SS-16.4: if category and cost are equal, the human decides. */
static void
next_card (SortiePlay *p, SortieFrame *f)
{
  SortieRef cards[SORTIE_MAX_SET];
  guint n = ss_boss_next_cards (p, f->seat, cards, G_N_ELEMENTS (cards));

  if (n <= 1)
    ss_tell_next_card (p, f->seat, n > 0 ? cards[0] : SORTIE_NOTHING, FALSE);
  if (n == 0)
    sortie_frame_end (p, f, 0);
  else if (n == 1)
    play_card (p, f, cards[0]);
  else
    {
      f->step = ACTIONS_CHOSEN;
      sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_BOSS_CARD), f->seat, cards, n, 1, 1);
    }
}

void
ss_boss_actions_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == ACTIONS_NEXT)
    {
      next_card (p, f);
      return;
    }
  ss_tell_next_card (p, f->seat, sortie_answer (p), TRUE);
  play_card (p, f, sortie_answer (p));
}

enum
{
  PLAY_COMMAND,
  PLAY_SPACE,  /* the human chose the Leader's space */
  PLAY_SPIRIT, /* RUL-53: right after the card's own command */
  PLAY_END,
};

enum
{
  SLOT_CARD,
  SLOT_CATEGORY,
  SLOT_DEF, /* the card's definition, for after the card has gone */
};

static void
put_unit (SortiePlay *p, SortieFrame *f, SsEvent type, guint16 place)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (type), f->seat);

  event.subject = sortie_slot_ref (p, f, SLOT_CARD);
  event.other = sortie_ref_place (place);
  sortie_event_propose_one (p, f, &event, PLAY_SPIRIT);
}

static void
put_leader (SortiePlay *p, SortieFrame *f, SortieRef space, gboolean settled)
{
  ss_tell_leader_space (p, f->seat, sortie_slot_ref (p, f, SLOT_CARD), space, settled);
  put_unit (p, f, SS_EVENT_PLACE, sortie_ref_index (space));
}

/* RUL-52: if several spaces are free, the human chooses; a Front Line is offered first. */
static void
place_leader (SortiePlay *p, SortieFrame *f)
{
  SortieRef spaces[SS_MAX_LEADER_SPACES];
  guint n = ss_leader_spaces (p, f->seat, spaces), n_free = 0;

  for (guint i = 0; i < n; i++)
    if (sortie_place_is_free (p, sortie_ref_index (spaces[i])))
      spaces[n_free++] = spaces[i];
  if (n_free == 1)
    {
      put_leader (p, f, spaces[0], FALSE);
      return;
    }
  f->step = PLAY_SPACE;
  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_LEADER_SPACE), f->seat, spaces, n_free, 1, 1);
  sortie_ask_about (p, sortie_slot (p, f, SLOT_DEF));
}

/* Puts the card into limbo and its effect on the chain. It costs nothing (SS-16.1). */
static void
announce_command (SortiePlay *p, SortieFrame *f, SsLink kind, guint16 clause, gboolean with_card)
{
  SortieRef ref = sortie_slot_ref (p, f, SLOT_CARD);
  guint16 card = sortie_ref_index (ref);
  const SortieLink link = { .kind = kind,
                            .seat = f->seat,
                            .clause = clause,
                            .card = with_card ? card : SORTIE_NO_INDEX,
                            .source = ref,
                            .source_def = sortie_slot (p, f, SLOT_DEF) };

  if (with_card)
    sortie_card_move (p, card, ss_zone (p, SS_ZONE_LIMBO, f->seat), SORTIE_TOP);
  sortie_announce (p, &link, 0, FALSE);
  ss_tell_announced (p, sortie_n_links (p) - 1, 0);
}

static void
run_command (SortiePlay *p, SortieFrame *f)
{
  SortieRef card = sortie_slot_ref (p, f, SLOT_CARD);

  sortie_slot_set (p, f, SLOT_DEF, ss_card_def (p, sortie_ref_index (card)));
  f->step = PLAY_SPIRIT;
  switch ((SsCategory) sortie_slot (p, f, SLOT_CATEGORY))
    {
    case SS_CATEGORY_DEPLOY:
      put_unit (p, f, SS_EVENT_DEPLOY, ss_deployment_zone (p, f->seat));
      break;
    case SS_CATEGORY_LEADER:
      place_leader (p, f);
      break;
    case SS_CATEGORY_SPECIAL:
      announce_command (p, f, SS_LINK_GANG, SORTIE_NO_INDEX, TRUE);
      break;
    case SS_CATEGORY_ACTION:
      announce_command (p, f, SS_LINK_ACTION, ss_action_of (p, card), TRUE);
      break;
    case SS_CATEGORY_NONE:
      break;
    }
}

static void
announce_spirit (SortiePlay *p, SortieFrame *f)
{
  const SortieDef *def = sortie_def (p, sortie_slot (p, f, SLOT_DEF));

  f->step = PLAY_END;
  if (def->printed[SS_VALUE_SPECIAL] & SS_SPECIAL_SPIRIT)
    announce_command (p, f, SS_LINK_SPIRIT, SORTIE_NO_INDEX, FALSE);
}

void
ss_boss_play_step (SortiePlay *p, SortieFrame *f)
{
  switch (f->step)
    {
    case PLAY_COMMAND:
      run_command (p, f);
      break;
    case PLAY_SPACE:
      put_leader (p, f, sortie_answer (p), TRUE);
      break;
    case PLAY_SPIRIT:
      announce_spirit (p, f);
      break;
    default:
      sortie_frame_end (p, f, 1);
    }
}
