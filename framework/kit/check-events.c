/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-events.c: makes a move, and checks the position after each of its events.
 *
 * It works out again, from where each card was before and after, who knows what (H10). A seat still knows a card that
 * it has seen as long as its eyes could follow the card. It loses track of every card that goes through a shuffle,
 * wherever that card is later, and of a card that leaves a hand unseen. If it sees one of several equal cards leave a
 * hand, it knows one fewer there. If somebody chooses among several cards of a pile, the other seats may lose track of
 * them; they must, as soon as one of these cards has left unseen or is in another position.
 */
#include "kit/check-game.h"
#include "flow/internal.h"

#include <string.h>

typedef struct
{
  VerifyGame *game;
  gboolean closely;
  gboolean holds;
  SortieState *before; /* the position after the last event */
  guint8 *stirred;     /* for each card: it has been shuffled among others since then */
  guint8 *shuffled;    /* for each zone without an order: since then it, or a card of it, went through a shuffle */
  guint8 *left;        /* for each zone: a card has left since then */
  guint8 *unseen;      /* for each zone: one bit for each seat that does not know which card left */
  /* the cards to choose from, as they were before the move; and who chooses */
  struct
  {
    guint16 card, zone, position;
    guint8 known; /* one bit for each seat */
  } among[SORTIE_MAX_SET];
  guint n_among;
  guint8 chooser;
} Watching;

/* Notes the cards that have left their zone. A shuffle may also bring back a card, or another card under its number;
 * then nobody knows any more who saw it go. */
static void
note_departures (Watching *w, const SortiePlay *p)
{
  const SortieCard *before = sortie_state_cards (w->before), *now = sortie_state_cards (p->s);

  memset (w->left, 0, p->s->n_zones);
  memset (w->unseen, 0, p->s->n_zones);
  for (guint16 card = 0; card < w->before->n_cards; card++)
    {
      guint16 zone = before[card].zone;

      if (zone != SORTIE_NO_INDEX && w->stirred[card] && !p->setup->piles[zone].ordered)
        w->shuffled[zone] = TRUE;
      if (zone == SORTIE_NO_INDEX || zone == now[card].zone)
        continue;
      w->left[zone] = TRUE;
      for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
        if (sortie_card_is_hidden (p, card, seat))
          w->unseen[zone] |= (guint8) (1 << seat);
    }
}

/* Some of the cards like @card that were in its zone, and that the seat knew there, may have left, or others like
 * them may have left instead. So this counts both: those that left, and those that stayed known. */
static gboolean
equal_ones_are_counted (const Watching *w, const SortiePlay *p, guint16 card, guint8 seat)
{
  const SortieCard *before = sortie_state_cards (w->before), *now = sortie_state_cards (p->s);
  guint known = 0, gone = 0, stayed = 0;

  for (guint16 other = 0; other < w->before->n_cards; other++)
    {
      gboolean was = before[other].known >> seat & 1;

      if (before[other].zone != before[card].zone || before[other].def != before[card].def
          || before[other].owner != before[card].owner
          || before[other].group != before[card].group)
        continue;
      known += was;
      gone += now[other].zone != before[other].zone;
      stayed += was && now[other].zone == before[other].zone && now[other].known >> seat & 1;
    }
  return gone + stayed <= MAX (known, gone);
}

/* ---- What is chosen from -------------------------------------------------------------- */

static void
note_question (Watching *w, const SortiePlay *p)
{
  const SortieDecision *d = &p->s->decision;
  const SortieRef *candidates = (const SortieRef *) sortie_state_locals (p->s) + d->list;

  w->chooser = d->seat;
  w->n_among = 0;
  for (guint i = 0; i < d->n; i++)
    if (sortie_ref_kind (candidates[i]) == SORTIE_REF_CARD)
      {
        guint16 card = sortie_ref_index (candidates[i]);

        w->among[w->n_among].card = card;
        w->among[w->n_among].zone = sortie_card (p, card)->zone;
        w->among[w->n_among].known = sortie_card (p, card)->known;
        w->among[w->n_among++].position = (guint16) sortie_zone_position (p, card);
      }
}

/* Whether the card was one of several in its pile that another seat chose from. */
static gboolean
was_chosen_from (const Watching *w, guint16 card, guint8 seat)
{
  guint16 zone = SORTIE_NO_INDEX;
  guint n = 0;

  for (guint i = 0; i < w->n_among; i++)
    if (w->among[i].card == card)
      zone = w->among[i].zone;
  for (guint i = 0; i < w->n_among; i++)
    n += w->among[i].zone == zone;
  return seat != w->chooser && zone != SORTIE_NO_INDEX && n > 1;
}

/* Whether one of the cards of this pile has gone where the seat cannot see it. */
static gboolean
one_has_gone_unseen (const Watching *w, const SortiePlay *p, guint16 zone, guint8 seat)
{
  for (guint i = 0; i < w->n_among; i++)
    {
      guint16 card = w->among[i].card;

      if (w->among[i].zone == zone && sortie_card (p, card)->zone != zone
          && !sortie_card_is_visible (p, card, seat))
        return TRUE;
    }
  return FALSE;
}

/* Whether two of the cards that are still in this pile have changed their order. */
static gboolean
order_has_changed (const Watching *w, const SortiePlay *p, guint16 zone)
{
  const SortieCard *cards = sortie_state_cards (p->s);
  gint shift = 0;
  guint n = 0;

  for (guint i = 0; i < w->n_among; i++)
    if (w->among[i].zone == zone && cards[w->among[i].card].zone == zone)
      {
        gint by = (gint) sortie_zone_position (p, w->among[i].card) - w->among[i].position;

        if (n++ > 0 && by != shift)
          return TRUE;
        shift = by;
      }
  return FALSE;
}

/* Called at the end of a move; while a question is open, nothing has changed. What a seat learned in the meantime,
 * it has been shown. */
static gboolean
choice_is_secret (Watching *w, const SortiePlay *p)
{
  for (guint i = 0; i < w->n_among; i++)
    for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
      {
        guint16 card = w->among[i].card, zone = w->among[i].zone;

        if ((w->among[i].known >> seat & 1) && was_chosen_from (w, card, seat)
            && p->setup->piles[zone].ordered && !model_zone_is_open_to (p->setup, zone, seat)
            && (one_has_gone_unseen (w, p, zone, seat) || order_has_changed (w, p, zone))
            && !verify_that (w->game, VERIFY_H10,
                             sortie_card_is_visible (p, card, seat)
                                 || sortie_card_is_hidden (p, card, seat),
                             N_ ("%s still knows “%s”, one of several cards from which another seat chose secretly"),
                             p->setup->seat_ids[seat],
                             sortie_def (p, sortie_card (p, card)->def)->id))
          return FALSE;
      }
  return TRUE;
}

/* One card in a zone that the seat may not look into at that time. */
static gboolean
is_known_rightly (Watching *w, const SortiePlay *p, guint16 card, guint8 seat)
{
  const SortieCard *before = sortie_state_cards (w->before);
  guint16 zone = sortie_card (p, card)->zone;
  gboolean was = before[card].known >> seat & 1;
  gboolean is = sortie_card (p, card)->known >> seat & 1;
  gboolean ordered = p->setup->zones[p->setup->piles[zone].decl].ordered;
  const char *id = sortie_def (p, sortie_card (p, card)->def)->id;

  if (w->shuffled[zone] || w->stirred[card])
    return TRUE;
  if (was && !is && (ordered || !w->left[zone]))
    return was_chosen_from (w, card, seat)
           || verify_that (w->game, VERIFY_H10, FALSE, N_ ("%s has seen “%s”, but no longer knows it"),
                        p->setup->seat_ids[seat], id);
  if (!was || !is || ordered || !w->left[zone])
    return TRUE;
  return verify_that (w->game, VERIFY_H10,
                      !(w->unseen[zone] >> seat & 1) && equal_ones_are_counted (w, p, card, seat),
                      N_ ("%s still knows “%s”, although it cannot know which card is gone"),
                      p->setup->seat_ids[seat], id);
}

static gboolean
knowledge_is_right (Watching *w, const SortiePlay *p)
{
  const SortieCard *before = sortie_state_cards (w->before), *now = sortie_state_cards (p->s);

  note_departures (w, p);
  for (guint16 card = 0; card < w->before->n_cards; card++)
    for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
      if (before[card].zone != SORTIE_NO_INDEX && before[card].zone == now[card].zone
          && !model_zone_is_open_to (p->setup, now[card].zone, seat) && !is_known_rightly (w, p, card, seat))
        return FALSE;
  return TRUE;
}

/* S7: what a game says that only the rules cause (SortieEventDecl.by_rules). */
static gboolean
doer_is_right (Watching *w, const SortiePlay *p, const SortieEvent *event)
{
  const SortieEventDecl *decl = sortie_event_decl (p->setup, event->type);

  return verify_that (w->game, VERIFY_S7, !decl->by_rules || event->actor == SORTIE_NO_SEAT,
                      N_ ("“%s” is declared as an event that only the rules cause, but %s causes it"), decl->id,
                      event->actor == SORTIE_NO_SEAT ? "-" : sortie_seat_id (p, event->actor));
}

/* S7. @event: NULL: the move is over. */
static gboolean
course_is_right (Watching *w, const SortiePlay *p, const SortieEvent *event)
{
  char *(*check) (const SortieCourse *course) = w->game->spec->module->game->check_course;
  const SortiePlay before = { .setup = p->setup, .s = w->before };
  const SortieCourse course
      = { .before = &before, .now = p, .event = event, .memory = &w->game->memory };
  g_autofree char *fault = check != NULL ? check (&course) : NULL;

  return verify_that (w->game, VERIFY_S7, fault == NULL, "%s", fault);
}

static void
check_happened (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Watching *w = data;

  w->game->report->coverage->events[event->type]++;
  if (!w->holds)
    return;
  w->holds = course_is_right (w, p, event) && doer_is_right (w, p, event)
             && verify_round_event (w->game, event);
  if (w->closely)
    w->holds = w->holds && verify_cards (w->game) && knowledge_is_right (w, p);
  sortie_state_copy (w->before, p->s);
  memset (w->shuffled, 0, p->s->n_zones);
  memset (w->stirred, 0, p->setup->bounds.cards);
}

/* Nobody can follow a card through a shuffle. */
static void
chance (gpointer data, const SortiePlay *p, const SortieChance *fell)
{
  Watching *w = data;

  if (!w->closely || !w->holds || fell->kind != SORTIE_CHANCE_SHUFFLE)
    return;
  w->shuffled[fell->zone] = TRUE;
  for (SORTIE_EACH_IN_ZONE (p, fell->zone, card))
    {
      w->stirred[card] = TRUE;
      for (guint8 seat = 0; seat < p->setup->n_seats && w->holds; seat++)
        w->holds = verify_that (w->game, VERIFY_H10,
                                model_zone_is_open_to (p->setup, fell->zone, seat)
                                    || sortie_card_is_hidden (p, card, seat),
                                N_ ("%s knows a card in %s after it was shuffled"),
                                p->setup->seat_ids[seat],
                                p->setup->zones[p->setup->piles[fell->zone].decl].id);
    }
}

gboolean
verify_make_move (VerifyGame *game, const SortieMove *move)
{
  guint n = game->p.s->n_zones + 1u, n_cards = game->p.setup->bounds.cards + 1u;
  Watching w = { .game = game, .holds = TRUE, .before = game->other };
  const SortieWatch watch = { .data = &w, .happened = check_happened, .chance = chance };

  w.closely = verify_is_sampled (game, game->steps->len);
  w.stirred = memset (g_newa (guint8, n_cards), 0, n_cards);
  w.shuffled = memset (g_newa (guint8, n), 0, n);
  w.left = g_newa (guint8, n);
  w.unseen = g_newa (guint8, n);
  sortie_state_copy (w.before, game->p.s);
  note_question (&w, &game->p);
  game->report->coverage->verbs[move->verb]++;
  game->p.watch = &watch;
  verify_coverage_lend (game->report->coverage, game->deal->setup);
  sortie_move_apply (&game->p, move);
  verify_coverage_lend (NULL, game->deal->setup);
  game->p.watch = NULL;
  return w.holds && course_is_right (&w, &game->p, NULL) && verify_rounds (game)
         && (!w.closely || choice_is_secret (&w, &game->p)) && verify_nothing_stopped (game, &game->p);
}
