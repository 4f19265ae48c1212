/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: the table of events, and how each is carried out.
 *
 * A commit only moves things. The procedures that propose the event decide who may do it, to how many, and what comes
 * next.
 */
#include "events.h"
#include "strike.h"

/* SW-24.6: notes that the turn is not quiet. */
static void
stir (SortiePlay *p)
{
  sortie_var_set (p, SW_VAR_STIRRED, 0, TRUE);
}

/* Piles. */

/* One by one, so that the first card taken ends up lowest (SW-3.4). Returns how many there were. */
static gint
move_top (SortiePlay *p, guint16 from, guint16 to, gint n)
{
  gint moved = 0;

  for (; moved < n; moved++)
    {
      guint16 card = sortie_zone_top (p, from);

      if (card == SORTIE_NO_INDEX)
        break;
      sortie_card_move (p, card, to, SORTIE_TOP);
    }
  return moved;
}

/* SW-6.2: as many as there are. */
static void
commit_draw (SortiePlay *p, SortieEvent *event)
{
  event->amount = move_top (p, sw_zone (p, SW_ZONE_DRAW, event->seat),
                            sw_zone (p, SW_ZONE_HAND, event->seat), event->amount);
  if (event->amount > 0)
    stir (p);
}

static guint
drawn_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  return sortie_zone_newest (p, sw_zone (p, SW_ZONE_HAND, event->seat), event->amount, ret, max);
}

static void
commit_spend (SortiePlay *p, SortieEvent *event)
{
  event->amount = move_top (p, sw_zone (p, SW_ZONE_MAGIC, event->seat),
                            sw_zone (p, SW_ZONE_DISCARD, event->seat), event->amount);
}

/* SW-25.12: the top of the pile as one block, in its order. */
static void
commit_give (SortiePlay *p, SortieEvent *event)
{
  guint16 from = sw_zone (p, SW_ZONE_MAGIC, event->seat);
  guint16 to = sw_zone (p, SW_ZONE_MAGIC, sortie_ref_index (event->other));

  event->amount = MIN (event->amount, (gint) sortie_zone_count (p, from));
  for (gint i = event->amount - 1; i >= 0; i--)
    sortie_card_move (p, sortie_zone_at (p, from, i), to, SORTIE_TOP);
}

static void
commit_steal (SortiePlay *p, SortieEvent *event)
{
  event->amount = move_top (p, sw_zone (p, SW_ZONE_MAGIC, event->seat),
                            sw_zone (p, SW_ZONE_MAGIC, event->actor), event->amount);
}

/* SW-12.2. */
static void
commit_build (SortiePlay *p, SortieEvent *event)
{
  sortie_card_move (p, sortie_ref_index (event->subject), sw_zone (p, SW_ZONE_MAGIC, event->seat),
                    SORTIE_TOP);
}

static void
commit_search (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_ref_index (event->subject);

  sortie_card_reveal (p, card, SORTIE_NO_SEAT);
  sortie_card_move (p, card, sw_zone (p, SW_ZONE_HAND, event->seat), SORTIE_TOP);
}

static guint
spent_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  return sortie_zone_newest (p, sw_zone (p, SW_ZONE_DISCARD, event->seat), event->amount, ret, max);
}

/* Vine Walls. */

static void
forget_vine (SortiePlay *p, SortieRef unit)
{
  sortie_piece_remember (p, unit, SW_MEMORY_ENTANGLED, FALSE);
}

/* SW-15.6: only the Vine Wall that the unit failed to leave holds it, and only while both are on its space. */
static void
leave_space (SortiePlay *p, SortieRef piece)
{
  SortieRef on = sortie_place_piece (p, sortie_piece_place (p, piece));

  forget_vine (p, piece);
  if (sw_is_vine_wall (p, piece))
    for (; on != SORTIE_NOTHING; on = sortie_piece_next_on_place (p, on))
      forget_vine (p, on);
}

/* Arrivals. */

/* A card becomes a piece there; a piece goes there without moving (SW-17.4). */
static void
arrive (SortiePlay *p, SortieEvent *event)
{
  guint16 place = sortie_ref_index (event->other);

  if (sortie_ref_kind (event->subject) == SORTIE_REF_CARD)
    event->subject = sortie_piece_put (p, sortie_ref_index (event->subject), place, event->seat);
  else if (sortie_piece_exists (p, event->subject))
    {
      leave_space (p, event->subject);
      sortie_piece_move (p, event->subject, place);
    }
  event->amount = sortie_piece_exists (p, event->subject);
}

static void
take_back (SortiePlay *p, const SortieEvent *summoning, guint16 mutation)
{
  SortieEvent event = *summoning;

  event.type = SORTIE_GAME_EVENT (SW_EVENT_RETURN);
  event.subject = sortie_ref_card (mutation);
  event.other = sortie_ref (SORTIE_REF_NUMBER, SW_ZONE_HAND);
  sortie_card_move (p, mutation, sw_zone (p, SW_ZONE_HAND, event.seat), SORTIE_TOP);
  sortie_event_tell (p, &event);
}

/* SW-21.4: onto the unit. A previous Mutation returns to hand, and temporary effects end. */
static void
mutate (SortiePlay *p, SortieEvent *event, guint16 card)
{
  SortieRef unit = sw_card_on (p, sortie_ref_index (event->other));
  guint16 old = sortie_piece (p, unit)->card;
  gboolean was_mutation
    = sortie_def (p, sw_card_def (p, old))->printed[SW_VALUE_TYPE] == SW_MUTATION;

  sortie_piece_add_card (p, unit, card, SORTIE_TOP);
  sortie_effects_forget (p, unit);
  sortie_piece_remember (p, unit, SW_MEMORY_MUTATED, TRUE);
  if (was_mutation)
    take_back (p, event, old);
  event->subject = unit;
}

static void
commit_summon (SortiePlay *p, SortieEvent *event)
{
  gboolean is_mutation = sortie_value_base (p, SW_VALUE_TYPE, event->subject) == SW_MUTATION;

  stir (p);
  if (is_mutation && sortie_ref_kind (event->subject) == SORTIE_REF_CARD)
    mutate (p, event, sortie_ref_index (event->subject));
  else
    arrive (p, event);
}

static void
commit_put_wall (SortiePlay *p, SortieEvent *event)
{
  stir (p);
  arrive (p, event);
}

static void
commit_play (SortiePlay *p, SortieEvent *event)
{
  (void) event;
  stir (p);
}

/* What its player has named for the event that is just played. */
static guint
named_targets (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  const SortieLink *link = sortie_n_links (p) > 0 ? sortie_link (p, sortie_n_links (p) - 1) : NULL;
  const guint n = link != NULL && link->source == event->subject ? MIN (link->n_targets, max) : 0;

  for (guint i = 0; i < n; i++)
    ret[i] = link->target[i];
  return n;
}

/* SW-17.4: at the same time; Vine Walls stay. */
static void
commit_exchange (SortiePlay *p, SortieEvent *event)
{
  guint16 here = sortie_piece_place (p, event->subject);
  guint16 there = sortie_piece_place (p, event->other);

  event->amount = here != SORTIE_NO_INDEX && there != SORTIE_NO_INDEX;
  if (event->amount == 0)
    return;
  leave_space (p, event->subject);
  leave_space (p, event->other);
  sortie_piece_move (p, event->subject, there);
  sortie_piece_move (p, event->other, here);
}

/* The space that a unit has reached; nothing if it is where it was. */
static guint
came_to (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  guint16 place = sortie_piece_place (p, event->subject);

  if (max == 0 || event->amount == 0 || place == SORTIE_NO_INDEX || event->other == sortie_ref_place (place))
    return 0;
  ret[0] = sortie_ref_place (place);
  return 1;
}

/* Opponents of whoever controls the piece, next to it (SW-2.3). */
static guint32
opponents_next_to (const SortiePlay *p, const SortieEvent *event)
{
  const guint8 seat = sortie_piece_controller (p, event->subject);
  guint32 seats = 0;

  for (SORTIE_EACH_PIECE (p, slot))
    {
      const SortieRef piece = sortie_piece_ref (p, slot);
      const guint8 other = sortie_piece_controller (p, piece);

      if (sw_are_adjacent (p, event->subject, piece) && sortie_are_opponents (p->setup, seat, other))
        seats |= 1u << other;
    }
  return seats;
}

/* A Champion threatens all opponents, wherever it is. */
static guint32
threatened (const SortiePlay *p, const SortieEvent *event)
{
  guint32 seats = 0;

  if (sw_type (p, event->subject) != SW_CHAMPION)
    return opponents_next_to (p, event);
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_are_opponents (p->setup, event->seat, seat))
      seats |= 1u << seat;
  return seats;
}

/* The card that stopped a unit on its way; nothing if no card did. */
static guint
stopper (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  (void) p;
  if (max == 0 || event->other == SORTIE_NOTHING)
    return 0;
  ret[0] = event->other;
  return 1;
}

/* The held unit with its space, because others of its name may not be held; nothing if no card holds it. */
static guint
held (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  (void) p;
  if (max == 0 || event->other == SORTIE_NOTHING)
    return 0;
  ret[0] = event->subject;
  return 1;
}

/* Attacks. */

static guint
results (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  (void) event;
  return sw_strike_results (p, ret, max);
}

static void
add_markers (SortiePlay *p, SortieEvent *event, SwMark mark)
{
  gint before = sortie_piece_mark (p, event->subject, mark);

  if (sortie_piece_exists (p, event->subject))
    event->amount
      = sortie_piece_set_mark (p, event->subject, mark, before + event->amount) - before;
  else
    event->amount = 0;
  if (event->amount == 0)
    return;
  stir (p);
  if (event->actor != SORTIE_NO_SEAT)
    sortie_piece_set_mark (p, event->subject, SW_MARK_LAST, 1 + event->actor);
}

static void
commit_wound (SortiePlay *p, SortieEvent *event)
{
  add_markers (p, event, SW_MARK_WOUND);
}

/* SW-13.1: what a card that is not destroyed yet has left. */
static gboolean
life_left (const SortiePlay *p, const SortieEvent *event, gint *ret_a, G_GNUC_UNUSED gint *ret_b)
{
  *ret_a = sortie_piece_exists (p, event->subject) ? sw_life (p, event->subject) - sw_wounds (p, event->subject) : 0;
  return *ret_a > 0;
}

/* SW-24.1: a player who loses the Summoner loses. */
static gboolean
is_of_summoner (const SortiePlay *p, const SortieEvent *event)
{
  return sw_type (p, event->subject) == SW_SUMMONER;
}

static void
commit_poison (SortiePlay *p, SortieEvent *event)
{
  add_markers (p, event, SW_MARK_POISON);
}

static gint
take_markers (SortiePlay *p, SortieRef piece, SwMark mark, gint n)
{
  gint before = sortie_piece_mark (p, piece, mark);

  if (n <= 0)
    return 0;
  return before - sortie_piece_set_mark (p, piece, mark, MAX (0, before - n));
}

/* SW-13.8, 22.1: as many poison markers as its player said, the rest wounds. */
static void
commit_heal (SortiePlay *p, SortieEvent *event)
{
  gint poison = MIN (event->amount, (gint) sortie_ref_index (event->other));
  gint taken = take_markers (p, event->subject, SW_MARK_POISON, poison);

  taken += take_markers (p, event->subject, SW_MARK_WOUND, event->amount - taken);
  event->amount
    = taken + take_markers (p, event->subject, SW_MARK_POISON, event->amount - taken);
}

/* Cards leave the battlefield. */

/* Whether an effect sends the unit's own card somewhere else than to the destroyer's Magic Pile. */
static gboolean
goes_elsewhere (const SortiePlay *p, const SortieEvent *event, guint16 magic)
{
  if (sortie_ref_kind (event->other) == SORTIE_REF_NUMBER)
    return sortie_ref_index (event->other) != magic;
  return sortie_piece_exists (p, event->other);
}

/* The unit's own card goes where the event says; the cards under it go to the destroyer (SW-20.5). */
static void
commit_destroy (SortiePlay *p, SortieEvent *event)
{
  guint16 magic = sw_zone (p, SW_ZONE_MAGIC, event->actor), card;

  event->amount = sortie_piece_exists (p, event->subject);
  if (event->amount == 0)
    return;
  stir (p);
  leave_space (p, event->subject);
  card = sortie_piece (p, event->subject)->card;
  if (!goes_elsewhere (p, event, magic))
    {
      sortie_piece_bury (p, event->subject, magic); /* SW-20.2 */
      return;
    }
  sortie_piece_bury_pile (p, event->subject, magic);
  if (sortie_ref_kind (event->other) == SORTIE_REF_NUMBER)
    sortie_card_move (p, card, sortie_ref_index (event->other), SORTIE_TOP);
  else
    sortie_piece_add_card (p, event->other, card, SORTIE_BOTTOM);
}

/* SW-13.4, 15.11, 20.3: to the pile of the player who discards it, whoever held it. */
static void
commit_discard (SortiePlay *p, SortieEvent *event)
{
  SortieRef what = event->subject;
  guint8 seat = event->actor != SORTIE_NO_SEAT ? event->actor : event->seat;

  if (sortie_ref_kind (what) == SORTIE_REF_CARD)
    sortie_card_move (p, sortie_ref_index (what), sw_zone (p, SW_ZONE_DISCARD, seat), SORTIE_TOP);
  else if (!sortie_piece_exists (p, what))
    event->amount = 0;
  else if (sw_is_vine_wall (p, what))
    {
      leave_space (p, what);
      sortie_piece_bury (p, what, sw_zone (p, SW_ZONE_VINES, sortie_piece_owner (p, what)));
    }
  else
    sortie_piece_bury (p, what, sw_zone (p, SW_ZONE_DISCARD, seat));
}

/* The side pile in which a reference card has it (SW-4.7); the hand: no reference card has it in one. */
static SwZone
side_pile_of (const SortieCatalogue *catalogue, guint16 def)
{
  for (guint i = 0; i < catalogue->n_decks; i++)
    for (guint k = 0; k < catalogue->decks[i].n_lines; k++)
      {
        const SortieDeckLine *line = &catalogue->decks[i].lines[k];

        if (line->def == def && line->zone != SORTIE_NO_INDEX && line->zone != SW_ZONE_DRAW)
          return (SwZone) line->zone;
      }
  return SW_ZONE_HAND;
}

/* cards that are never held in a hand (SW-1.4, 15.1, 21.5) go to the pile that they came from. */
SwZone
sw_home_of (const SortiePlay *p, guint16 card)
{
  guint16 def = sw_card_def (p, card);

  switch ((SwType) sortie_def (p, def)->printed[SW_VALUE_TYPE])
    {
    case SW_CONJURATION:
      return SW_ZONE_CONJURATIONS;
    case SW_VINE_WALL:
      return SW_ZONE_VINES;
    case SW_WALL:
      return side_pile_of (sortie_catalogue (p), def);
    case SW_SUMMONER:
    case SW_CHAMPION:
    case SW_COMMON:
    case SW_MUTATION:
    case SW_EVENT:
    case SW_N_TYPES:
      break;
    }
  return SW_ZONE_HAND;
}

/* Its own card goes home; the cards under it go where they would after a discard. */
static void
commit_return (SortiePlay *p, SortieEvent *event)
{
  guint8 actor = event->actor != SORTIE_NO_SEAT ? event->actor : event->seat;
  guint16 card = sortie_ref_index (event->subject);

  if (sortie_ref_kind (event->subject) == SORTIE_REF_PIECE)
    {
      event->amount = sortie_piece_exists (p, event->subject);
      if (event->amount == 0)
        return;
      leave_space (p, event->subject);
      card = sortie_piece (p, event->subject)->card;
      sortie_piece_bury_pile (p, event->subject, sw_zone (p, SW_ZONE_DISCARD, actor));
    }
  event->other = sortie_ref (SORTIE_REF_NUMBER, sw_home_of (p, card));
  sortie_card_move (p, card, sw_zone (p, sw_home_of (p, card), event->seat), SORTIE_TOP);
}

/* Cards from a side pile go to no hand. */
static guint
side_pile (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  (void) p;
  if (max == 0 || sortie_ref_index (event->other) == SW_ZONE_HAND)
    return 0;
  ret[0] = sortie_ref_seat (event->seat);
  return 1;
}

static void
commit_boost (SortiePlay *p, SortieEvent *event)
{
  gint before = sortie_piece_mark (p, event->subject, SW_MARK_BOOST);

  event->amount = sortie_piece_set_mark (p, event->subject, SW_MARK_BOOST, 1) - before;
}

static void
commit_unboost (SortiePlay *p, SortieEvent *event)
{
  event->amount = sortie_piece_mark (p, event->subject, SW_MARK_BOOST);
  sortie_piece_set_mark (p, event->subject, SW_MARK_BOOST, 0);
}

#define LIFE_LEFT .remains = life_left, .says_remains = N_ ("Life left: {a}.")
#define EVENT(id_, title_, rule_) .id = id_, .title = title_, .rule = rule_
#define AFTER .look = SORTIE_LOOK_AFTER
#define TOLD .only_told = TRUE, .look = SORTIE_LOOK_AFTER
#define BEFORE .look = SORTIE_LOOK_BEFORE

const SortieEventDecl sw_events[] = {
  [SW_EVENT_DRAW] = { EVENT ("draw", N_ ("a draw"), "SW-6.1"), AFTER, commit_draw,
                      SORTIE_SAYS_NP ("{seat} draws {amount} card.|you=You draw {amount} card.",
                                      "{seat} draws {amount} cards."
                                      "|you=You draw {amount} cards."), TRUE, drawn_cards,
                      N_ ("{seat} draws: {things}.|you=You draw: {things}."), .told = SORTIE_TOLD_ASIDE },
  [SW_EVENT_SPEND] = { EVENT ("spend", N_ ("magic spent"), "SW-3.4"), AFTER, commit_spend,
                       SORTIE_SAYS_NP ("{seat} spends {amount} magic.|you=You spend {amount} magic.",
                                       "{seat} spends {amount} magic."
                                       "|you=You spend {amount} magic."), TRUE, spent_cards,
                       N_ ("{seat} spends magic: {things}."
                           "|you=You spend magic: {things}."), .told = SORTIE_TOLD_ASIDE },
  [SW_EVENT_BUILD] = { EVENT ("build", N_ ("a card built into the Magic Pile"), "SW-12.1"), AFTER,
                       commit_build, N_ ("{seat} puts {subject} on the Magic Pile."
                                         "|you=You put {subject} on the Magic Pile."), .told = SORTIE_TOLD_ASIDE },
  [SW_EVENT_SUMMON] = { EVENT ("summon", N_ ("a summoning"), "SW-7.2"), AFTER, commit_summon,
                        N_ ("{seat} summons {subject} on {other}."
                            "|you=You summon {subject} on {other}."), .told = SORTIE_TOLD_CHANGE,
                        .near_to = threatened, .plays = TRUE },
  [SW_EVENT_PLAY] = { EVENT ("play", N_ ("an event played"), "SW-8.1"), AFTER, commit_play,
                      N_ ("{seat} plays {subject}.|you=You play {subject}."), FALSE, named_targets,
                      N_ ("{seat} plays {subject} on {things}."
                          "|you=You play {subject} on {things}."), .plays = TRUE },
  [SW_EVENT_PUT_WALL] = { EVENT ("put-wall", N_ ("a wall put up"), "SW-14.1"), AFTER,
                          commit_put_wall, N_ ("{seat} puts up {subject} on {other}."
                                               "|you=You put up {subject} on {other}."),
                          .told = SORTIE_TOLD_CHANGE, .plays = TRUE },
  [SW_EVENT_PLACE] = { EVENT ("place", N_ ("a placing"), "SW-17.4"), AFTER, arrive,
                       N_ ("{subject} is placed on {other}."), TRUE, .told = SORTIE_TOLD_ASIDE,
                       .near_to = opponents_next_to },
  [SW_EVENT_EXCHANGE] = { EVENT ("exchange", N_ ("an exchange of places"), "SW-17.4"), AFTER,
                          commit_exchange,
                          N_ ("{subject} and {other} have exchanged places."), TRUE },
  [SW_EVENT_SET_OUT] = { EVENT ("set-out", N_ ("a move that is about to begin"), "SW-9.6"),
                         BEFORE },
  [SW_EVENT_LEAVE] = { EVENT ("leave", N_ ("the roll for leaving a Vine Wall"), "SW-15.6"), AFTER,
                       NULL, N_ ("{subject} rolls for leaving the Vine Wall: {amount}.") },
  [SW_EVENT_STEP] = { EVENT ("step", N_ ("a step of a move"), "SW-9.6"), AFTER },
  [SW_EVENT_PASS] = { EVENT ("pass", N_ ("being moved through"), "SW-17.3"), AFTER, NULL,
                      N_ ("{source} moves through {subject}.") },
  [SW_EVENT_MOVE] = { EVENT ("move", N_ ("a move"), "SW-9.1"), AFTER, NULL,
                      N_ ("{subject} stays on {other} and counts as moved."), FALSE, came_to,
                      N_ ("{subject} moves from {other} to {things}."), .told = SORTIE_TOLD_ASIDE,
                      .says_briefly = N_ ("Moves: {subject} {other}–{things}."), .near_to = opponents_next_to,
                      SORTIE_SAYS_SUMMED_NP ("{amount} unit moved.", "{amount} units moved.") },
  /* triggers see it before the dice (SW-11.2) */
  [SW_EVENT_ATTACK] = { EVENT ("attack", N_ ("an attack, before the dice"), "SW-11.2"), BEFORE,
                        NULL, N_ ("{subject} attacks {other}."), .leads = TRUE,
                        .says_briefly = N_ ("{so-far}; again.") },
  [SW_EVENT_ROLL] = { EVENT ("roll", N_ ("the roll of an attack"), "SW-11.5"), AFTER },
  [SW_EVENT_WOUND] = { EVENT ("wound", N_ ("wounds"), "SW-11.8"), AFTER, commit_wound,
                       SORTIE_SAYS_NP ("{subject} gets {amount} wound.",
                                       "{subject} gets {amount} wounds."), TRUE,
                      LIFE_LEFT,
                       .is_grave = is_of_summoner, .told = SORTIE_TOLD_CHANGE,
                       SORTIE_SAYS_BRIEFLY_NP ("{so-far}: {amount} wound.", "{so-far}: {amount} wounds.") },
  [SW_EVENT_HEAL] = { EVENT ("heal", N_ ("wounds removed"), "SW-13.8"), AFTER, commit_heal,
                      SORTIE_SAYS_NP ("{subject} loses {amount} wound.",
                                      "{subject} loses {amount} wounds."), TRUE,
                      LIFE_LEFT,
                      .told = SORTIE_TOLD_CHANGE },
  [SW_EVENT_DESTROY] = { EVENT ("destroy", N_ ("a destruction"), "SW-13.2"), BEFORE,
                         commit_destroy, N_ ("{subject} is destroyed."), TRUE, .told = SORTIE_TOLD_GRAVE,
                         .says_briefly = N_ ("{so-far}: destroyed.") },
  [SW_EVENT_DISCARD] = { EVENT ("discard", N_ ("a discard"), "SW-13.4"), BEFORE, commit_discard,
                         N_ ("{subject} is discarded."), TRUE, .told = SORTIE_TOLD_CHANGE },
  [SW_EVENT_ATTACKED] = { EVENT ("attacked", N_ ("an attack that is over"), "SW-11.11"), AFTER },
  [SW_EVENT_SEARCH] = { EVENT ("search", N_ ("a card searched for"), "SW-3.2"), AFTER,
                        commit_search, N_ ("{seat} shows {subject} and takes it into hand."
                                           "|you=You show {subject} and take it into hand.") },
  [SW_EVENT_GIVE] = { EVENT ("give", N_ ("magic given to a partner"), "SW-25.12"), AFTER,
                      commit_give,
                      SORTIE_SAYS_NP ("{seat} gives {amount} magic to {other}."
                                      "|you=You give {amount} magic to {other}."
                                      "|to-you={seat} gives you {amount} magic.",
                                      "{seat} gives {amount} magic to {other}."
                                      "|you=You give {amount} magic to {other}."
                                      "|to-you={seat} gives you {amount} magic."), TRUE },
  [SW_EVENT_STEAL] = { EVENT ("steal", N_ ("magic stolen"), "SW-3.4"), AFTER, commit_steal,
                       SORTIE_SAYS_NP ("{actor} takes {amount} magic from {seat}."
                                       "|you={actor} takes {amount} magic from you."
                                       "|by-you=You take {amount} magic from {seat}.",
                                       "{actor} takes {amount} magic from {seat}."
                                       "|you={actor} takes {amount} magic from you."
                                       "|by-you=You take {amount} magic from {seat}."), TRUE,
                       .told = SORTIE_TOLD_CHANGE },
  [SW_EVENT_POISON] = { EVENT ("poison", N_ ("poison markers"), "SW-22.1"), AFTER, commit_poison,
                        SORTIE_SAYS_NP ("{subject} gets {amount} poison marker.",
                                        "{subject} gets {amount} poison markers."), TRUE,
                      LIFE_LEFT,
                        .told = SORTIE_TOLD_CHANGE },
  [SW_EVENT_RETURN] = { EVENT ("return", N_ ("a return to hand"), "SW-19.1"), BEFORE,
                        commit_return, N_ ("{subject} returns to the hand of {seat}."
                                           "|you={subject} returns to your hand."), TRUE,
                        side_pile, N_ ("{subject} returns to the side pile of {things}."),
                        .told = SORTIE_TOLD_CHANGE },
  [SW_EVENT_BOOST] = { EVENT ("boost", N_ ("a Boost marker"), "SW-22.2"), AFTER, commit_boost,
                       N_ ("{subject} gets a Boost marker."), TRUE, .told = SORTIE_TOLD_CHANGE },
  [SW_EVENT_UNBOOST] = { EVENT ("unboost", N_ ("a Boost marker lost"), "SW-22.2"), AFTER,
                         commit_unboost, N_ ("{subject} loses its Boost marker."), TRUE,
                         .told = SORTIE_TOLD_CHANGE },
  [SW_EVENT_GONE] = { EVENT ("gone", N_ ("the cards of who is out removed"), "SW-25.9"), TOLD, NULL,
                      N_ ("The cards of {seat} leave the game.|you=Your cards leave the game.") },
  [SW_EVENT_LEGACY] = { EVENT ("legacy", N_ ("the magic of who is out"), "SW-25.9"), TOLD, NULL,
                        SORTIE_SAYS_NP ("{other} gets {amount} magic that {seat} had left."
                                        "|to-you=You get {amount} magic that {seat} had left.",
                                        "{other} gets {amount} magic that {seat} had left."
                                        "|to-you=You get {amount} magic that {seat} had left.") },
  [SW_EVENT_ROLL_OFF] = { EVENT ("roll-off", N_ ("the roll for who starts"), "SW-4.4"), TOLD,
                          NULL, N_ ("{seat} rolls {amount}."
                                    "|you=You roll {amount}."), .told = SORTIE_TOLD_ASIDE },
  [SW_EVENT_STARTS] = { EVENT ("starts", N_ ("who starts"), "SW-4.4"), TOLD, NULL,
                        N_ ("{seat} takes the first turn.|you=You take the first turn.") },
  [SW_EVENT_ACTIVATED] = { EVENT ("activated", N_ ("an ability used"), "SW-18.2"), TOLD, NULL,
                           N_ ("{seat} uses the ability of {source}.|you=You use the ability of {source}.") },
  [SW_EVENT_DICE] = { EVENT ("dice", N_ ("what the dice show"), "SW-11.5"), TOLD, NULL,
                      SORTIE_SAYS_NP ("{subject} rolls {amount} die.",
                                      "{subject} rolls {amount} dice."), FALSE, results,
                      N_ ("{subject} rolls: {things}."), .told = SORTIE_TOLD_DICE,
                      .says_briefly = N_ ("{so-far}, rolls {things}.") },
  [SW_EVENT_HELD_BACK] = { EVENT ("held-back", N_ ("a unit that may not be moved"), "SW-9.6"),
                           TOLD, NULL, N_ ("{subject} may not be moved."), FALSE, held,
                           N_ ("{things} may not be moved, by an ability of {other}.") },
  [SW_EVENT_MISSED] = { EVENT ("missed", N_ ("an attack without a hit"), "SW-11.6"), TOLD, NULL,
                        N_ ("{subject} misses {other}: no hit."),
                        .says_briefly = N_ ("{so-far}: no hit."),
                        SORTIE_SAYS_SUMMED_NP ("{amount} attack misses.", "{amount} attacks miss.") },
  [SW_EVENT_NO_WOUND] = { EVENT ("no-wound", N_ ("hits that wound nothing"), "SW-11.7"), TOLD,
                          NULL, N_ ("{subject} hits {other} without wounding it."),
                          .says_briefly = N_ ("{so-far}: no wound."),
                          SORTIE_SAYS_SUMMED_NP ("{amount} attack hits and wounds nothing.",
                                                 "{amount} attacks hit and wound nothing.") },
  [SW_EVENT_STOPPED_MOVE] = { EVENT ("stopped-move", N_ ("a move that is stopped"), "SW-9.6"),
                              TOLD, NULL, N_ ("{subject} is stopped on its way."), FALSE, stopper,
                              N_ ("{subject} is stopped on its way by {things}.") },
  [SW_EVENT_STUCK] = { EVENT ("stuck", N_ ("a unit held by a Vine Wall"), "SW-15.6"), TOLD, NULL,
                       N_ ("{subject} does not get off the Vine Wall."),
                       .told = SORTIE_TOLD_TRIFLE },
  [SW_EVENT_NO_TARGET] = { EVENT ("no-target", N_ ("an attack without a target"), "SW-11.2"),
                           TOLD, NULL, N_ ("{subject} finds nothing to attack."),
                           .told = SORTIE_TOLD_TRIFLE },
  [SW_EVENT_NO_ATTACK] = { EVENT ("no-attack", N_ ("an attack that a card prevents"), "SW-11.2"), TOLD,
                           NULL, N_ ("The attack of {subject} on {other} does not take place.") },
  [SW_EVENT_NOT_FOUND] = { EVENT ("not-found", N_ ("a search without a card"), "SW-3.2"), TOLD, NULL,
                           N_ ("{seat} looks through the Draw Pile and takes no card."
                               "|you=You look through the Draw Pile and take no card."),
                           .told = SORTIE_TOLD_TRIFLE },
  [SW_EVENT_DICE_NEEDED] = { EVENT ("dice-needed", N_ ("what the dice show"), "SW-11.6"), TOLD,
                             NULL, N_ ("{subject} rolls no die."), FALSE, results,
                             N_ ("{subject} rolls: {things}; {amount} or more is needed."),
                             .told = SORTIE_TOLD_DICE,
                             .says_briefly = N_ ("{so-far}, rolls {things}.") },
  /* Translators: {clause} is an ability such as Reckless, or the card that has it. */
  [SW_EVENT_DICE_NEEDED_BY] = { EVENT ("dice-needed-by", N_ ("what the dice show"), "SW-11.6"), TOLD,
                                NULL, N_ ("{subject} rolls no die."), FALSE, results,
                                N_ ("{subject} rolls: {things}; {amount} or more is needed ({clause})."),
                                .told = SORTIE_TOLD_DICE,
                                .says_briefly = N_ ("{so-far}, rolls {things}.") },
  [SW_EVENT_RUN_OUT] = { EVENT ("run-out", N_ ("the last card drawn"), "SW-6.2"), TOLD, NULL,
                         N_ ("{seat} has no cards left to draw."
                             "|you=You have no cards left to draw."), .told = SORTIE_TOLD_GRAVE },
  [SW_EVENT_WEIGHED] = { EVENT ("weighed", N_ ("what the dice count for"), "SW-11.6"), TOLD, NULL,
                         SORTIE_SAYS_NP ("{ability}: {subject} now has {amount} hit.",
                                         "{ability}: {subject} now has {amount} hits.") },
  /* Translators: {clause} is an ability such as Sluggish, or the card that has it. */
  [SW_EVENT_COUNTED] = { EVENT ("counted", N_ ("dice counted without a roll"), "SW-11.4"), TOLD, NULL,
                         SORTIE_SAYS_NP ("{clause}: {amount} die of {subject} counts as a wound without a roll.",
                                         "{clause}: {amount} dice of {subject} count as wounds without a roll.") },
  [SW_EVENT_IGNORED] = { EVENT ("ignored", N_ ("a die that is ignored"), "SW-11.6"), TOLD, NULL,
                         N_ ("{ability}: the {amount} that {subject} has rolled is ignored.") },
  [SW_EVENT_NO_DICE] = { EVENT ("no-dice", N_ ("an attack without dice"), "SW-11.5"), TOLD, NULL,
                         N_ ("{subject} rolls no die."), .told = SORTIE_TOLD_DICE,
                         .says_briefly = N_ ("{so-far} with 0 dice.") },
  [SW_EVENT_NO_SPACE] = { EVENT ("no-space", N_ ("a placing without a space"), "SW-17.4"), TOLD, NULL,
                          N_ ("There is no space for {subject}: it is not placed."), .told = SORTIE_TOLD_TRIFLE },
  [SW_N_EVENTS] = { NULL },
};
