/* SPDX-License-Identifier: GPL-3.0-or-later */
/* collateral.c: the attacker's own cards in an attack (SW-10.5). What it would be aimed at besides
 * the card that is named is looked up by making it in a copy, with dice of which nothing is learned.
 */
#include "strike-frame.h"
#include "verbs.h"
#include <libintl.h>

static gboolean
is_summoner (const SortiePlay *p, SortieRef card)
{
  return sortie_def (p, sortie_identity (p, card))->printed[SW_VALUE_TYPE] == SW_SUMMONER;
}

/* What is looked for in the copy. */
typedef struct
{
  guint8 seat;     /* whose cards */
  SortieRef named; /* the target, which is not looked for */
  gboolean known;  /* the first attack has come to its dice, or to its wounds */
  SortieRef hit;   /* one of them, a Summoner if there is one; nothing */
} Looking;

static void
note_hit (Looking *l, const SortiePlay *p, SortieRef card)
{
  if (card != l->named && sortie_piece_controller (p, card) == l->seat
      && (l->hit == SORTIE_NOTHING || is_summoner (p, card)))
    l->hit = card;
}

/* All that cards add to an attack they add before its dice (SW-11.2). */
static gboolean
is_behind_aiming (const SortieEvent *event)
{
  return event->type == SORTIE_GAME_EVENT (SW_EVENT_DICE)
         || event->type == SORTIE_GAME_EVENT (SW_EVENT_DICE_NEEDED)
         || event->type == SORTIE_GAME_EVENT (SW_EVENT_WOUND);
}

static void
happened (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Looking *l = data;
  const SortieFrame *strike = sw_running (p, SW_PROC_STRIKE);
  SortieRef cards[SW_MAX_ALSO + 1];
  guint n;

  if (l->known || strike == NULL || !is_behind_aiming (event))
    return;
  l->known = TRUE;
  n = sw_strike_of_same_dice (p, strike, cards);
  for (guint i = 0; i < n; i++)
    note_hit (l, p, cards[i]);
  n = sw_strike_separate (p, strike, cards);
  for (guint i = 0; i < n; i++)
    note_hit (l, p, cards[i]);
}

/* Not the dice that are going to fall. */
static gboolean
prescribe (G_GNUC_UNUSED gpointer data, G_GNUC_UNUSED const SortiePlay *p,
           G_GNUC_UNUSED SortieChanceKind kind, G_GNUC_UNUSED guint n, guint *ret)
{
  *ret = 1;
  return TRUE;
}

static gboolean
is_changed_by_cards (const SortiePlay *p, const SortieMove *move)
{
  SortieEvent event = sw_event (p, NULL, SW_EVENT_ATTACK, sw_controller (p, move->arg[0]));

  event.subject = move->arg[0];
  event.subject_def = sortie_identity (p, move->arg[0]);
  event.other = move->arg[1];
  event.amount = 1;
  return sortie_event_is_answered (p, &event);
}

/* Nothing where nothing is, or a question comes before the dice. */
static SortieRef
find_own_hit (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  Looking looking = { .seat = seat, .named = move->arg[1], .hit = SORTIE_NOTHING };
  const SortieWatch watch = { .data = &looking, .happened = happened, .prescribe = prescribe };
  SortiePlay copy = SORTIE_SCRATCH (p);

  if (sortie_to_move (p) == SORTIE_NO_SEAT || !is_changed_by_cards (p, move)
      || !sortie_move_check (p, sortie_to_move (p), move, NULL))
    return SORTIE_NOTHING;
  sortie_scratch_copy (&copy, p);
  copy.watch = &watch;
  sortie_move_apply (&copy, move);
  return looking.hit;
}

const char *
sw_attack_collateral (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  const char *domain = sortie_catalogue (p)->domain;
  SortieRef hit = find_own_hit (p, seat, move);

  if (hit == SORTIE_NOTHING)
    return NULL;
  return is_summoner (p, hit) ? dgettext (domain, "Your own Summoner is hit as well!")
                              : dgettext (domain, "Cards of your own are hit as well.");
}

/* It is allowed, and nobody does it by intent. */
const char *
sw_attack_warning (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  const char *domain = sortie_catalogue (p)->domain;
  SortieRef target = move->arg[1];

  if (!sortie_piece_exists (p, target) || sortie_piece_controller (p, target) != seat)
    return NULL;
  return is_summoner (p, target) ? dgettext (domain, "This is your own Summoner!")
                                 : dgettext (domain, "This is your own card.");
}
