/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* observe.c: what is recorded of a league's game: cards seen and used, and who was ahead. */
#include "league/internal.h"

#include <string.h>

#include "flow/internal.h"
#include "module/internal.h"
#include "player/internal.h"

void
league_observe_begin (LeagueObserver *observer, guint n_defs)
{
  SortieLeagueGame *game = observer->game;

  memset (observer->seen, 0, n_defs);
  observer->ahead = 0;
  game->opener = -1;
  game->lead_changes = 0;
  for (guint side = 0; side < 2; side++)
    {
      g_array_set_size (game->sides[side].seen, 0);
      g_array_set_size (game->sides[side].used, 0);
      g_array_set_size (game->sides[side].happened, 0);
    }
}

/* ---- Cards ------------------------------------------------------------------------ */

/* Whose card it is: its owner's or, without an owner, that of the seat whose zone it is in. */
static gboolean
is_of_side (const LeagueObserver *observer, const SortiePlay *p, const SortieCard *card, guint side)
{
  guint8 seat = card->owner;

  if (seat >= p->setup->n_seats && card->zone != SORTIE_NO_INDEX)
    seat = sortie_zone_seat (p, card->zone);
  return seat < p->setup->n_seats && observer->side_of[seat] == side;
}

/* Notes every card of a side whose face the seat may now see. */
static void
note_seen (LeagueObserver *observer, const SortiePlay *p, guint8 seat)
{
  const SortieCard *cards = sortie_state_cards (p->s);
  guint side = observer->side_of[seat];

  for (guint16 card = 0; card < p->s->n_cards; card++)
    if (!(observer->seen[cards[card].def] >> side & 1)
        && is_of_side (observer, p, &cards[card], side)
        && sortie_card_is_visible (p, card, seat))
      observer->seen[cards[card].def] |= (guint8) (1 << side);
}

/* The definition with which a move begins; 0 if none. */
static guint16
def_of_move (const SortiePlay *p, const SortieMove *move)
{
  SortieRef what = move->arg[0];

  if (sortie_ref_kind (what) == SORTIE_REF_CARD)
    return sortie_card_of (p, what)->def;
  return sortie_ref_kind (what) == SORTIE_REF_PIECE ? sortie_piece_def (p, what) : 0;
}

/* The index of a use among those noted, or the index where it belongs. */
static gboolean
find_use (const GArray *used, SortieCardUse use, guint *ret)
{
  for (*ret = 0; *ret < used->len; ++*ret)
    {
      SortieCardUse at = g_array_index (used, SortieCardUse, *ret);

      if (at.verb == use.verb && at.def == use.def)
        return TRUE;
      if (at.verb > use.verb || (at.verb == use.verb && at.def > use.def))
        return FALSE;
    }
  return FALSE;
}

void
league_observe_move (gpointer data, const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  LeagueObserver *observer = data;
  SortieCardUse use = { .verb = move->verb, .def = def_of_move (p, move) };
  GArray *used = observer->game->sides[observer->side_of[seat]].used;
  guint at;

  note_seen (observer, p, seat);
  if (use.def != 0 && !sortie_ahead_is_small (p) && !find_use (used, use, &at))
    g_array_insert_val (used, at, use);
}

/* ---- What happens ------------------------------------------------------------------ */

/* How much further ahead one side is than the other: the mean over its seats. */
static gint64
lead_of_first (const LeagueObserver *observer, const SortiePlay *p)
{
  gint64 worth[2] = { 0 };
  guint n[2] = { 0 };

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    {
      guint side = observer->side_of[seat];

      worth[side] += sortie_game_tell (p, seat);
      n[side]++;
    }
  return worth[0] * n[1] - worth[1] * n[0];
}

static void
note_turn (LeagueObserver *observer, const SortiePlay *p)
{
  gint64 lead;
  gint ahead;

  if (observer->game->opener < 0 && p->s->turn.active < p->setup->n_seats)
    observer->game->opener = observer->side_of[p->s->turn.active];
  if (!observer->has_lead)
    return;
  lead = lead_of_first (observer, p);
  ahead = (lead > 0) - (lead < 0);
  observer->game->lead_changes += ahead * observer->ahead < 0;
  if (ahead != 0)
    observer->ahead = ahead;
}

static SortieHappening *
find_happening (GArray *happened, const SortieEvent *event)
{
  SortieHappening one = { .event = event->type, .cause = event->cause };
  guint at = 0;

  for (; at < happened->len; at++)
    {
      const SortieHappening *other = &g_array_index (happened, SortieHappening, at);

      if (other->event == one.event && other->cause == one.cause)
        return &g_array_index (happened, SortieHappening, at);
      if (other->event > one.event || (other->event == one.event && other->cause > one.cause))
        break;
    }
  g_array_insert_val (happened, at, one);
  return &g_array_index (happened, SortieHappening, at);
}

void
league_observe_event (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  LeagueObserver *observer = data;
  SortieHappening *one;

  if (event->type == SORTIE_EVENT_TURN_BEGINS)
    note_turn (observer, p);
  if (event->type < SORTIE_N_EVENTS || event->seat >= p->setup->n_seats
      || sortie_event_decl (p->setup, event->type)->says == NULL)
    return;
  one = find_happening (observer->game->sides[observer->side_of[event->seat]].happened, event);
  one->times++;
  one->amount += event->amount > 0 ? (guint) event->amount : 1;
}

/* ---- The end ----------------------------------------------------------------------- */

static SortieLeagueOutcome
outcome (const LeagueObserver *observer, const SortiePlay *p, const SortiePlayout *playout)
{
  gboolean won[2] = { FALSE, FALSE };

  if (!playout->ended)
    return SORTIE_LEAGUE_UNFINISHED;
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (p->s->result.winners >> seat & 1)
      won[observer->side_of[seat]] = TRUE;
  if (won[0] == won[1])
    return SORTIE_LEAGUE_DRAWN;
  return won[0] ? SORTIE_LEAGUE_FIRST_WON : SORTIE_LEAGUE_SECOND_WON;
}

void
league_observe_end (LeagueObserver *observer, const SortiePlay *p, const SortiePlayout *playout)
{
  SortieLeagueGame *game = observer->game;

  for (guint16 def = 1; def < p->setup->catalogue->n_defs; def++)
    for (guint side = 0; side < 2; side++)
      if (observer->seen[def] >> side & 1)
        g_array_append_val (observer->game->sides[side].seen, def);
  game->outcome = outcome (observer, p, playout);
  game->end = playout->ended && p->s->result.reason != 0
                ? sortie_reason (p->setup, p->s->result.reason)->id
                : "";
  game->turns = p->s->turn.number;
  game->moves = playout->moves;
  game->decisions = playout->decisions;
  game->stops = playout->stops;
}
