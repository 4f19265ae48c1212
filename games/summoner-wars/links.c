/* SPDX-License-Identifier: GPL-3.0-or-later */
/* links.c: event cards and abilities: how they are paid for, and who may answer them.
 *
 * SW-8.1: each is resolved before the next. Only an event card can be answered, by an opponent who has a reaction event
 * in hand (SW-18.6) or a unit that answers. To hide who holds a reaction, everybody who might hold one, as far as all
 * players know, is asked.
 */
#include "abilities.h"
#include "links.h"
#include "steps.h"

/* Whether a card is an event that answers event cards. */
static gboolean
is_reaction (const SortieDef *def, gpointer data)
{
  const SortieCatalogue *catalogue = data;

  for (guint i = 0; i < def->n_clauses; i++)
    {
      const SortieClause *clause = &catalogue->clauses[def->first_clause + i];

      if (clause->kind == SORTIE_CLAUSE_PLAY && clause->timing == SW_TIMING_REACTION)
        return TRUE;
    }
  return FALSE;
}

static SortieStop
stop (const SortiePlay *p, guint8 seat)
{
  (void) seat;
  return sortie_option (p, SW_OPTION_REACTIONS);
}

const SortieReactionPolicy sw_reactions = {
  .zone = SW_ZONE_HAND,
  .decision = SORTIE_GAME_ASK (SW_ASK_REACTION),
  .stop = stop,
};

/* Whether the hand might contain an answer, as far as all players know. */
static gboolean
might_react (const SortiePlay *p, guint8 seat)
{
  switch (stop (p, seat))
    {
    case SORTIE_STOP_ALWAYS:
      return sortie_zone_count (p, sw_zone (p, SW_ZONE_HAND, seat)) > 0;
    case SORTIE_STOP_KNOWN:
      return sortie_might_hold (p, seat, is_reaction, (gpointer) sortie_catalogue (p));
    default:
      return FALSE;
    }
}

static guint8
responder (const SortiePlay *p, guint16 index)
{
  const SortieLink *link = sortie_link (p, index);

  /* SW-16.3: units that answer are visible, so only players who have one are asked */
  for (guint i = 1; link->kind == SW_LINK_EVENT && i < sortie_n_seats (p); i++)
    {
      guint8 seat = sortie_seat_later (p, link->seat, i);

      if (sortie_are_opponents (p->setup, seat, link->seat) && !sortie_is_out (p, seat)
          && !sortie_has_passed (p, seat) && !sortie_is_silent (p, seat)
          && (might_react (p, seat) || sw_may_use_any (p, seat, SW_AT (REACTION))))
        return seat;
    }
  return SORTIE_NO_SEAT;
}

const char *
sw_reaction_prompt (const SortiePlay *p)
{
  return sortie_reaction_event (p) != NULL
           ? N_ ("{seat} may react from the hand to {event} ({about}), or pass."
                 "|you=You may react from your hand to {event} ({about}), or pass.")
           : N_ ("{seat} may answer the {link} of {about}, or pass."
                 "|you=You may answer the {link} of {about}, or pass.");
}

void
sw_count_played (SortiePlay *p, guint8 seat)
{
  sortie_var_set (p, SW_VAR_PLAYED, seat, sortie_var (p, SW_VAR_PLAYED, seat) + 1);
}

static void
tell_announced (SortiePlay *p, guint16 index, gint cost)
{
  const SortieLink *link = sortie_link (p, index);
  SwEvent type = link->kind == SW_LINK_EVENT ? SW_EVENT_PLAY : SW_EVENT_ACTIVATED;
  SortieEvent event = sw_event (p, NULL, type, link->seat);

  event.subject = event.source = link->source;
  event.subject_def = event.source_def = link->source_def;
  event.amount = cost;
  sortie_event_tell (p, &event);
  if (type != SW_EVENT_PLAY)
    return;
  sw_count_played (p, link->seat);
  sortie_var_set (p, SW_VAR_STIRRED, 0, 1); /* SW-24.6 */
}

/* SW-3.4: paying magic leaves no choice, so nothing is asked. */
static void
pay (SortiePlay *p, const SortieOrigin *origin, gint cost)
{
  SortieOrigin paying = *origin;
  const SortieRef seat = sortie_ref_seat (origin->seat);

  paying.cause = SORTIE_CAUSE_COST;
  sortie_announce_commits (p);
  sortie_call_game (p, &paying, SW_PROC_SPEND, 2,
                    (const SortieArg[]) { SORTIE_NUMBER (cost), SORTIE_ONE (seat) });
}

/* SW-16.1: the same for an answer to an event; cards may change its price. */

static gboolean
can_pay (const SortiePlay *p, guint8 seat, SortieRef source, gint cost)
{
  return sw_can_spend (p, seat, sw_ability_cost (p, source, cost));
}

static void
pay_for_answer (SortiePlay *p, const SortieOrigin *origin, gint cost)
{
  SortieOrigin paying = *origin;
  const SortieRef seat = sortie_ref_seat (origin->seat);
  gint price = sw_ability_cost (p, origin->source, cost);

  paying.cause = SORTIE_CAUSE_COST;
  sortie_call_game (p, &paying, SW_PROC_SPEND, 2,
                    (const SortieArg[]) { SORTIE_NUMBER (price), SORTIE_ONE (seat) });
}

static gint
has (const SortiePlay *p, guint8 seat)
{
  return (gint) sw_magic (p, seat);
}

const SortieCosts sw_costs = { .can_pay = can_pay, .pay = pay_for_answer, .proc = SW_CALLS (SW_PROC_SPEND),
                               .has = has, .says_has = N_ ("{seat} has {n} magic.|you=You have {n} magic."),
                               .says_leaves = N_ ("Spend {n} magic; {left} will be left.") };

/* SW-8.3: to the player's own Discard Pile, unless its effect has put it elsewhere. */
static void
after (SortiePlay *p, guint16 index)
{
  const SortieLink *link = sortie_link (p, index);

  if (link->card == SORTIE_NO_INDEX
      || sortie_card (p, link->card)->zone != sw_zone (p, SW_ZONE_LIMBO, 0))
    return;
  sortie_card_move (p, link->card, sw_zone (p, SW_ZONE_DISCARD, link->seat), SORTIE_TOP);
}

static const SortieLinkDecl kinds[] = {
  [SW_LINK_EVENT] = { "event", N_ ("event"), "SW-8.1", SORTIE_CAUSE_PLAY },
  [SW_LINK_ABILITY] = { "ability", N_ ("ability"), "SW-16.3", SORTIE_CAUSE_ABILITY },
  [SW_N_LINKS] = { NULL },
};

const SortieChainPolicy sw_chain = {
  .kinds = kinds,
  .responder = responder,
  .announced = tell_announced,
  .decision = SORTIE_GAME_ASK (SW_ASK_REACTION),
  .pay = pay,
  .after = after,
};
