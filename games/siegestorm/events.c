/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: the table of events.
 *
 * A commit (commits.h) only moves things. The procedures that propose the event decide who may do it, to how many, and
 * what comes next.
 */
#include "commits.h"
#include "events.h"

static void
commit_extra_turn (SortiePlay *p, SortieEvent *event)
{
  sortie_turn_state (p)->extra |= 1u << event->seat;
}

/* SS-4.4, 8.3. */
static void
commit_first_player (SortiePlay *p, SortieEvent *event)
{
  sortie_turn_state (p)->active = event->seat;
  if (!ss_is_circle (p)) /* RUL-69 */
    sortie_var_set (p, SS_VAR_SHORT_DRAW, 0, 1);
}

/* SS-14.1: the cards that a player lost are face up now. */
static guint
lost_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  guint16 casualties = ss_zone (p, SS_ZONE_CASUALTIES, event->seat);

  return ss_is_boss (p, event->seat)
           ? 0
           : sortie_zone_newest (p, casualties, event->amount, ret, max);
}

/* SS-2.6: the thief knows the stolen cards, and so does the player who had them. SS-14.4: cards that did not fit in
 * the hand are in the Casualties. */
static guint
stolen_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  guint in_hand = sortie_ref_index (event->other);
  guint n = sortie_zone_newest (p, ss_hand (p, event->actor), in_hand, ret, max);

  return n + sortie_zone_newest (p, ss_zone (p, SS_ZONE_CASUALTIES, event->actor),
                                 (guint) event->amount - in_hand, ret + n, max - n);
}

/* SS-14.4, RUL-43: the card that did not fit in the hand. */
static guint
overdrawn_card (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  SortieRef card = sortie_ref_kind (event->subject) == SORTIE_REF_CARD ? event->subject
                                                                       : event->card;
  guint16 casualties = ss_zone (p, SS_ZONE_CASUALTIES, event->seat);

  if (max == 0 || card == SORTIE_NOTHING
      || sortie_card_of (p, card)->zone != casualties)
    return 0;
  ret[0] = card;
  return 1;
}

static guint
reserved_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  return sortie_zone_newest (p, ss_zone (p, SS_ZONE_RESERVE, event->seat), event->amount, ret, max);
}

/* RUL-05: the holder of a Supporter knows which card it is. In Last Man Standing the card is not named if another
 * player knows that it is there, because that player cannot tell which Supporter it is. */
static guint
turned_card (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  (void) max;
  for (guint8 seat = 0; ss_is_circle (p) && seat < sortie_n_seats (p); seat++)
    if (seat != event->seat
        && (sortie_card_of (p, event->subject)->known >> seat & 1))
      return 0;
  ret[0] = event->subject;
  return 1;
}

/* SS-20: the opponent, in Last Man Standing. */
static guint
neighbour_of_track (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  if (!ss_is_circle (p) || max == 0 || event->place == SORTIE_NOTHING)
    return 0;
  ret[0] = sortie_ref_seat (
    ss_flank_seat (ss_faces (p, ss_flank_with (p, sortie_ref_index (event->place)))));
  return 1;
}

/* RUL-74: the last two players face each other on both sides, so the seat alone does not tell the side. */
static guint8
side_of_flank (const SortiePlay *p, SsFlank flank)
{
  guint8 seat = ss_flank_seat (flank);

  return ss_is_circle (p) && ss_left_neighbour (p, seat) == ss_right_neighbour (p, seat)
           ? ss_flank_side (flank)
           : (guint8) SORTIE_NO_SIDE;
}

static guint8
side_of_track (const SortiePlay *p, const SortieEvent *event)
{
  return event->place == SORTIE_NOTHING
           ? (guint8) SORTIE_NO_SIDE
           : side_of_flank (p, ss_flank_with (p, sortie_ref_index (event->place)));
}

/* A stormed unit is identified by its place. */
static guint8
side_of_storm (const SortiePlay *p, const SortieEvent *event)
{
  return sortie_ref_kind (event->other) == SORTIE_REF_SEAT
             && sortie_piece_exists (p, event->subject)
           ? side_of_flank (p, ss_flank_of (p, event->subject))
           : (guint8) SORTIE_NO_SIDE;
}

/* SS-20.1: each player has two Front Lines and two No Man's Lands. */
static guint8
side_of_place (const SortiePlay *p, const SortieEvent *event)
{
  const guint16 place = sortie_ref_index (event->other);

  if (!ss_is_circle (p))
    return SORTIE_NO_SIDE;
  if (ss_place_kind (p, place) == SS_PLACE_NML)
    return sortie_side_of_thing (p, event->seat, event->subject);
  return sortie_place_spot (p->setup, place)->seat == event->seat ? sortie_place_spot (p->setup, place)->side
                                                                   : (guint8) SORTIE_NO_SIDE;
}

/* A unit that enters will storm. */
static guint32
threatened (const SortiePlay *p, const SortieEvent *event)
{
  guint32 seats = 0;

  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_are_opponents (p->setup, event->seat, seat))
      seats |= 1u << seat;
  return seats;
}

/* Whether both a storm's unit and its target, where that is a unit, are still there. */
static gboolean
is_storm_whole (const SortiePlay *p, const SortieEvent *event)
{
  return sortie_piece_exists (p, event->subject)
         && (sortie_ref_kind (event->other) != SORTIE_REF_PIECE || sortie_piece_exists (p, event->other));
}

/* SS-9.5: the Defender whose DEF has been taken off the Attack Strength. */
static guint
weakening_defender (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  if (max == 0 || !is_storm_whole (p, event))
    return 0;
  ret[0] = ss_weakening_defender (p, event->subject, event->other);
  return ret[0] != SORTIE_NOTHING;
}

static gboolean
parts_of_strength (const SortiePlay *p, const SortieEvent *event, gint *ret_a, gint *ret_b)
{
  return is_storm_whole (p, event) && ss_strength_parts (p, event->subject, event->other, ret_a, ret_b);
}

/* SS-14.1, 15.1: the life of the Boss, or the cards that a player can still lose. */
static gboolean
life_left (const SortiePlay *p, const SortieEvent *event, gint *ret_a, G_GNUC_UNUSED gint *ret_b)
{
  *ret_a = ss_is_boss (p, event->seat)
               ? sortie_var (p, SS_VAR_LIFE, event->seat)
               : (gint) (sortie_zone_count (p, ss_zone (p, SS_ZONE_HEAL, event->seat))
                         + sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, event->seat)));
  return TRUE;
}

/* SS-9.1: an empty War Track advances too, but there is nothing to tell. */
static gboolean
moved_somebody (const SortiePlay *p, const SortieEvent *event)
{
  SsFlank flank = event->place != SORTIE_NOTHING
                    ? ss_flank_with (p, sortie_ref_index (event->place))
                    : ss_flank (event->seat, SORTIE_NO_SIDE);
  guint16 first = ss_place (p, SS_PLACE_TRACK, flank);

  for (guint16 i = 0; i < SS_TRACK_SPACES; i++)
    if (!sortie_place_is_free (p, first + i))
      return TRUE;
  return !sortie_place_is_free (p, ss_place (p, SS_PLACE_EXIT, flank));
}

/* SS-22.7: a unit that is killed because its player sacrifices it. The batch of events may have its own frame. */
static guint
sacrificed (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  guint n;
  const SortieFrame *frames = sortie_frames (p, &n);

  (void) max;
  for (guint i = n; i-- > 0 && i + 2 >= n;)
    if (sortie_game_proc_of (&frames[i]) == SS_PROC_SACRIFICE)
      {
        ret[0] = event->subject;
        return 1;
      }
  return 0;
}

#define LIFE_LEFT .remains = life_left, .says_remains = N_ ("Damage that can still be taken: {a}.")
#define EVENT(id_, title_, rule_) .id = id_, .title = title_, .rule = rule_
#define AFTER .look = SORTIE_LOOK_AFTER
#define TOLD .only_told = TRUE, .look = SORTIE_LOOK_AFTER
#define BEFORE .look = SORTIE_LOOK_BEFORE

const SortieEventDecl ss_events[] = {
  /* seat draws one card; subject: the card, once it is drawn */
  [SS_EVENT_DRAW] = { EVENT ("draw", N_ ("a draw"), "SS-22.1"), AFTER, ss_commit_draw,
                      N_ ("{seat} draws {subject}.|you=You draw {subject}."), TRUE, overdrawn_card,
                      N_ ("{seat} draws {things}. The hand is full, so it goes to the Casualties."
                          "|you=You draw {things}. Your hand is full, so it goes to the Casualties."),
                      .told = SORTIE_TOLD_ASIDE },
  /* seat must draw this many cards and cannot */
  [SS_EVENT_RUN_DRY] = { EVENT ("run-dry", N_ ("a draw from empty Resources"), "SS-5.1"), AFTER,
                         ss_commit_run_dry,
                         SORTIE_SAYS_NP ("{seat} must draw {amount} card and has none left."
                                         "|you=You must draw {amount} card and have none left.",
                                         "{seat} must draw {amount} cards and has fewer left."
                                         "|you=You must draw {amount} cards and have fewer left."),
                         .told_first = TRUE },
  /* seat has made the draws of its Draw step */
  [SS_EVENT_DRAW_STEP] = { EVENT ("draw-step", N_ ("the draws of the Draw step"), "SS-8.3"),
                           AFTER },
  [SS_EVENT_DAMAGE] = { EVENT ("damage", N_ ("damage"), "SS-14.1"), AFTER, ss_commit_damage,
                        SORTIE_SAYS_NP ("{seat} takes {amount} damage.|you=You take {amount} damage.",
                                        "{seat} takes {amount} damage."
                                        "|you=You take {amount} damage."), TRUE, lost_cards,
                        SORTIE_WHICH_NP ("{seat} takes {amount} damage and loses: {things}."
                                         "|you=You take {amount} damage and lose: {things}.",
                                         "{seat} takes {amount} damage and loses: {things}."
                                         "|you=You take {amount} damage and lose: {things}."),
                        LIFE_LEFT, .told = SORTIE_TOLD_GRAVE,
                        SORTIE_SAYS_BRIEFLY_NP ("{so-far}: {amount} damage.|you={so-far}: you lose {amount} card.",
                                                "{so-far}: {amount} damage."
                                                "|you={so-far}: you lose {amount} cards.") },
  [SS_EVENT_HEAL] = { EVENT ("heal", N_ ("healing"), "SS-14.3"), AFTER, ss_commit_heal,
                      N_ ("{seat} heals {amount}.|you=You heal {amount}."), TRUE, LIFE_LEFT,
                      .told = SORTIE_TOLD_CHANGE },
  /* subject: a unit or a Supporter; seat: its holder */
  [SS_EVENT_KILL] = { EVENT ("kill", N_ ("a kill"), "SS-22.8"), BEFORE, ss_commit_to_casualties,
                      N_ ("{seat}'s {subject} is killed.|you=Your {subject} is killed."), TRUE, sacrificed,
                      N_ ("{seat} sacrifices {subject}."
                          "|you=You sacrifice {subject}."), .told = SORTIE_TOLD_GRAVE,
                      .says_briefly = N_ ("{so-far}, killed.") },
  [SS_EVENT_DESTROY] = { EVENT ("destroy", N_ ("a destruction"), "SS-22.9"), BEFORE,
                         ss_commit_destroy, N_ ("{seat}'s {subject} is destroyed."
                                                "|you=Your {subject} is destroyed."), TRUE,
                         .told = SORTIE_TOLD_GRAVE, .says_briefly = N_ ("{so-far}, destroyed.") },
  /* in one batch with the kill of the same unit, which is told instead; seat: the player who sacrifices */
  [SS_EVENT_SACRIFICE] = { EVENT ("sacrifice", N_ ("a sacrifice"), "SS-22.7"), BEFORE, NULL },
  /* subject: a card from the hand of seat; if it pays, the cause is the cost */
  [SS_EVENT_DISCARD] = { EVENT ("discard", N_ ("a discard"), "SS-22.10"), AFTER, ss_commit_discard,
                         N_ ("{seat} discards {subject}.|you=You discard {subject}."), TRUE },
  /* amount: how many cards of seat one effect made it discard */
  [SS_EVENT_DISCARDS] = { EVENT ("discards", N_ ("discards by an effect"), "SS-22.10"), AFTER,
                          .counts = TRUE },
  /* subject: a unit or card that goes to the hand of seat */
  [SS_EVENT_RETURN] = { EVENT ("return", N_ ("a return to hand"), "RUL-43"), BEFORE,
                        ss_commit_return, N_ ("{subject} returns to the hand of {seat}."
                                              "|you={subject} returns to your hand."), TRUE,
                        overdrawn_card,
                        N_ ("{things} returns to {seat}. The hand is full, so it goes to the Casualties."
                            "|you={things} returns to you. Your hand is full, so it goes to the Casualties."),
                        .told = SORTIE_TOLD_CHANGE },
  [SS_EVENT_RAISE] = { EVENT ("raise", N_ ("a raise"), "SS-22.5"), AFTER, ss_commit_raise,
                       N_ ("{seat} raises {subject}.|you=You raise {subject}."), TRUE, overdrawn_card,
                       N_ ("{seat} raises {things}. The hand is full, so it goes to the Casualties."
                           "|you=You raise {things}. Your hand is full, so it goes to the Casualties."),
                       .told = SORTIE_TOLD_CHANGE },
  /* seat: the player who loses the cards; actor: the player who takes them; other: how many fit in that hand */
  [SS_EVENT_STEAL] = { EVENT ("steal", N_ ("a theft"), "SS-22.6"), AFTER, ss_commit_steal,
                       SORTIE_SAYS_NP ("{actor} steals {amount} card from {seat}."
                                       "|you={actor} steals {amount} card from you."
                                       "|by-you=You steal {amount} card from {seat}.",
                                       "{actor} steals {amount} cards from {seat}."
                                       "|you={actor} steals {amount} cards from you."
                                       "|by-you=You steal {amount} cards from {seat}."), TRUE,
                       stolen_cards,
                       SORTIE_WHICH_NP ("{actor} steals {amount} card from {seat}: {things}."
                                        "|you={actor} steals {amount} card from you: {things}."
                                        "|by-you=You steal {amount} card from {seat}: {things}.",
                                        "{actor} steals {amount} cards from {seat}: {things}."
                                        "|you={actor} steals {amount} cards from you: {things}."
                                        "|by-you=You steal {amount} cards from {seat}: {things}."),
                       .told = SORTIE_TOLD_CHANGE },
  /* subject: the card that seat keeps */
  [SS_EVENT_VISION] = { EVENT ("vision", N_ ("a Vision"), "SS-22.3"), AFTER, ss_commit_vision,
                        N_ ("{seat} keeps {subject}.|you=You keep {subject}."), TRUE, overdrawn_card,
                        N_ ("{seat} keeps {things}. The hand is full, so it goes to the Casualties."
                            "|you=You keep {things}. Your hand is full, so it goes to the Casualties.") },
  /* seat: the player whose Support grows; subject: the card that joins it, nothing if the Menace Level rises */
  [SS_EVENT_SUPPORT] = { EVENT ("support", N_ ("a card joining the Support"), "SS-9.18"), BEFORE,
                         ss_commit_support, NULL, TRUE },
  /* only told */
  [SS_EVENT_SUPPORTER] = { EVENT ("supporter", N_ ("a new Supporter"), "SS-9.18"), AFTER, NULL,
                           N_ ("{subject} joins the Support of {seat}.|you={subject} joins your Support.") },
  [SS_EVENT_COMMIT] = { EVENT ("commit", N_ ("a commitment"), "SS-22.13"), AFTER, ss_commit_commit,
                        N_ ("{seat} commits a Supporter.|you=You commit a Supporter."), TRUE, turned_card,
                        N_ ("{seat} commits {things}.|you=You commit {things}.") },
  [SS_EVENT_RESET] = { EVENT ("reset", N_ ("a reset"), "SS-22.14"), AFTER, ss_commit_reset,
                       N_ ("{seat} resets a Supporter.|you=You reset a Supporter."), TRUE, turned_card,
                       N_ ("{seat} resets {things}.|you=You reset {things}.") },
  /* subject: the card, then the unit; other: the space */
  [SS_EVENT_DEPLOY] = { EVENT ("deploy", N_ ("a deployment"), "SS-22.19"), AFTER, ss_commit_place,
                        N_ ("{seat}'s {subject} enters {other}."
                            "|you=Your {subject} enters {other}."), TRUE, .side = side_of_place,
                        .told = SORTIE_TOLD_CHANGE, .near_to = threatened, .plays = TRUE },
  [SS_EVENT_PLACE] = { EVENT ("place", N_ ("a placing"), "SS-12.1"), AFTER, ss_commit_place,
                       N_ ("{subject} is placed on {other}."), TRUE, .side = side_of_place,
                       .told = SORTIE_TOLD_CHANGE, .near_to = threatened },
  /* seat: whose War Track; actor only if an effect does it */
  [SS_EVENT_ADVANCE] = { EVENT ("advance", N_ ("an Advance"), "SS-9.1"), AFTER, ss_commit_advance,
                         N_ ("{seat}'s War Track advances."
                             "|you=Your War Track advances."), FALSE, neighbour_of_track,
                         N_ ("{seat}'s War Track towards {things} advances."
                             "|you=Your War Track towards {things} advances."),
                         .side = side_of_track, .is_told = moved_somebody, .told = SORTIE_TOLD_ASIDE },
  /* subject: the unit; other: its target; amount: its Attack Strength; before the attack */
  [SS_EVENT_STORM] = { EVENT ("storm", N_ ("a storm"), "SS-9.12"), AFTER, NULL,
                       N_ ("{subject} storms {other} with Attack Strength {amount}."
                           "|to-you={subject} storms you with Attack Strength {amount}."), FALSE, weakening_defender,
                       N_ ("{subject} storms {other}, Attack Strength {amount} after Defender {things}."
                           "|to-you={subject} storms you, Attack Strength {amount} after Defender {things}."),
                       .says_which_none
                         = N_ ("{subject} storms {other}, but Defender {things} stops it."
                               "|to-you={subject} storms you, but Defender {things} stops it."),
                       .side = side_of_storm, .remains = parts_of_strength,
                       .says_remains = N_ ("That is ATT {a}, less DEF {b}."), .leads = TRUE,
                       .says_briefly = N_ ("{subject} storms {other}.|to-you={subject} storms you.") },
  /* after attack and Action */
  [SS_EVENT_STORMED] = { EVENT ("stormed", N_ ("the end of a storm"), "SS-9.12"), AFTER },
  /* the unit goes to the Casualties of seat, its holder */
  [SS_EVENT_STORM_ENDS] = { EVENT ("storm-ends", N_ ("the discard after a storm"), "SS-9.11"),
                            BEFORE, ss_commit_to_casualties,
                            N_ ("{subject} goes to the Casualties of {seat}."
                                "|you={subject} goes to your Casualties."), .told = SORTIE_TOLD_TRIFLE },
  [SS_EVENT_HOLD_GROUND] = { EVENT ("hold-ground", N_ ("Hold Ground"), "SS-9.13"), BEFORE,
                             ss_commit_place, N_ ("{seat}'s {subject} holds ground on {other}."
                                                  "|you=Your {subject} holds ground on {other}."), TRUE,
                             .side = side_of_place, .told = SORTIE_TOLD_CHANGE },
  /* SS-9.14: a discard, not a kill */
  [SS_EVENT_REPLACED] = { EVENT ("replaced", N_ ("a unit replaced on the Front Line"), "SS-9.14"),
                          BEFORE, ss_commit_to_casualties,
                          N_ ("{subject} is replaced and goes to the Casualties of {seat}."
                              "|you={subject} is replaced and goes to your Casualties."),
                          TRUE, .told = SORTIE_TOLD_CHANGE },
  /* in one batch with the event that makes the unit leave */
  [SS_EVENT_LEAVE_TRACK] = { EVENT ("leave-track", N_ ("leaving the War Track"), "SS-9.1"),
                             BEFORE },
  [SS_EVENT_LEAVE_BATTLE] = { EVENT ("leave-battle", N_ ("leaving the Battle Zone"), "SS-2.2"),
                              BEFORE },
  /* subject: the unit that returns to hand; other: the card that takes its space */
  [SS_EVENT_SHAPESHIFT] = { EVENT ("shapeshift", N_ ("a Shapeshift"), "SS-22.12"), BEFORE,
                            ss_commit_shapeshift,
                            N_ ("{subject} shapeshifts into {other}."), TRUE,
                            .told = SORTIE_TOLD_CHANGE },
  [SS_EVENT_EXTRA_TURN] = { EVENT ("extra-turn", N_ ("an extra turn"), "SS-22.20"), AFTER,
                            commit_extra_turn, N_ ("{seat} takes an extra turn after this one."
                                                   "|you=You take an extra turn after this one."),
                            .told = SORTIE_TOLD_CHANGE },
  [SS_EVENT_MENACE_RISE] = { EVENT ("menace-rise", N_ ("a rise of the Menace Level"), "SS-16.2"),
                             AFTER, ss_commit_menace_rise,
                             N_ ("The Menace Level rises by {amount}."), TRUE,
                             .told = SORTIE_TOLD_GRAVE },
  [SS_EVENT_MENACE_FALL] = { EVENT ("menace-fall", N_ ("a fall of the Menace Level"), "SS-18.1"),
                             AFTER, ss_commit_menace_fall,
                             N_ ("The Menace Level falls by {amount}."), TRUE,
                             .told = SORTIE_TOLD_CHANGE },
  [SS_EVENT_REGAIN] = { EVENT ("regain", N_ ("life regained"), "SS-15.2"), AFTER, ss_commit_regain,
                        SORTIE_SAYS_NP ("The Boss regains {amount} life.",
                                        "The Boss regains {amount} life."), TRUE, LIFE_LEFT,
                        .told = SORTIE_TOLD_GRAVE },
  [SS_EVENT_RECOVER] = { EVENT ("recover", N_ ("a recovery"), "SS-22.21"), AFTER, ss_commit_recover,
                         N_ ("The Boss recovers: its life is {amount}."),
                         .told = SORTIE_TOLD_GRAVE },
  [SS_EVENT_LIFE_ENDS] = { EVENT ("life-ends", N_ ("the Boss's life reaching 0"), "RUL-47"), AFTER,
                           ss_commit_life_ends, N_ ("The Boss's life is 0."),
                           .told = SORTIE_TOLD_GRAVE },
  /* subject: the unit; amount: how many tokens */
  [SS_EVENT_GANG] = { EVENT ("gang", N_ ("Gang tokens"), "SS-22.25"), AFTER, ss_commit_gang,
                      SORTIE_SAYS_NP ("{subject} gets {amount} Gang token.",
                                      "{subject} gets {amount} Gang tokens."), TRUE, .told = SORTIE_TOLD_CHANGE },
  [SS_EVENT_SPIRIT] = { EVENT ("spirit", N_ ("a Spirit token"), "SS-22.23"), AFTER,
                        ss_commit_spirit,
                        N_ ("{subject} gets a Spirit token of {source}."), TRUE,
                        .told = SORTIE_TOLD_CHANGE },
  /* amount: how many cards */
  [SS_EVENT_RESERVE] = { EVENT ("reserve", N_ ("cards put into the Reserve"), "SS-17.2"), AFTER,
                         ss_commit_reserve,
                         SORTIE_SAYS_NP ("{amount} card is put into the Reserve.",
                                         "{amount} cards are put into the Reserve."), TRUE,
                         reserved_cards, N_ ("Put into the Reserve: {things}."), .told = SORTIE_TOLD_ASIDE },
  /* subject: a unit or card that an effect puts there */
  [SS_EVENT_RESERVED] = { EVENT ("reserved", N_ ("a card put into the Reserve"), "SS-2.1"),
                          BEFORE, ss_commit_reserved, N_ ("{subject} goes to the Reserve."), TRUE },
  [SS_EVENT_RESHUFFLE] = { EVENT ("reshuffle", N_ ("the reshuffle of the Reserve"), "SS-17.6"),
                           AFTER, ss_commit_reshuffle,
                           N_ ("The Reserve is shuffled and becomes the Boss's Resources."),
                           .told = SORTIE_TOLD_ASIDE },
  /* amount: how many cards seat exchanged */
  [SS_EVENT_MULLIGAN] = { EVENT ("mulligan", N_ ("a mulligan"), "SS-4.3"), AFTER, NULL,
                          SORTIE_SAYS_NP ("{seat} exchanges {amount} card.|you=You exchange {amount} card.",
                                          "{seat} exchanges {amount} cards."
                                          "|you=You exchange {amount} cards."), TRUE },
  /* seat: the player who was drawn */
  [SS_EVENT_FIRST_PLAYER] = { EVENT ("first-player", N_ ("the choice of the first player"),
                                     "SS-4.4"), AFTER, commit_first_player,
                              N_ ("{seat} goes first (chosen at random)."
                                  "|you=You go first (chosen at random).") },
  /* only told; amount: the cost */
  [SS_EVENT_PLAYED] = { EVENT ("played", N_ ("a card played"), "SS-7.2"), TOLD, NULL,
                        N_ ("{seat} plays {source} as an Action (cost {amount})."
                            "|you=You play {source} as an Action (cost {amount})."), FALSE,
                        neighbour_of_track,
                        N_ ("{seat} plays {source} as an Action against {things} (cost {amount})."
                            "|you=You play {source} as an Action against {things} (cost {amount})."),
                        .side = side_of_track, .plays = TRUE },
  /* SS-16.1: the Boss never pays */
  [SS_EVENT_PLAYED_FREE] = { EVENT ("played-free", N_ ("a card played by the Boss"), "SS-16.1"),
                             TOLD, NULL, N_ ("{seat} plays {source} as an Action."), .plays = TRUE },
  [SS_EVENT_ACTIVATED] = { EVENT ("activated", N_ ("an ability activated"), "SS-7.9"), TOLD,
                           NULL, N_ ("{seat} activates {source} (cost {amount})."
                                     "|you=You activate {source} (cost {amount}).") },
  [SS_EVENT_DEPLOYING] = { EVENT ("deploying", N_ ("a unit announced"), "SS-7.3"), TOLD, NULL,
                           N_ ("{seat} deploys {source} (cost {amount})."
                               "|you=You deploy {source} (cost {amount})."), FALSE,
                           neighbour_of_track,
                           N_ ("{seat} deploys {source} against {things} (cost {amount})."
                               "|you=You deploy {source} against {things} (cost {amount})."),
                           .side = side_of_track, .told = SORTIE_TOLD_ASIDE },
  [SS_EVENT_GANGED] = { EVENT ("ganged", N_ ("a card played as a Gang"), "SS-22.25"), TOLD, NULL,
                        N_ ("{seat} plays {source} as a Gang."), .plays = TRUE },
  [SS_EVENT_NO_ALLY] = { EVENT ("no-ally", N_ ("a Gang without an Ally"), "RUL-79"), TOLD, NULL,
                         N_ ("{source} has no Ally to put a Gang token on."),
                         .told = SORTIE_TOLD_TRIFLE },
  [SS_EVENT_NO_TOTEM] = { EVENT ("no-totem", N_ ("a Spirit without a Totem"), "SS-22.23"), TOLD, NULL,
                          N_ ("{source} has no Totem to put a Spirit token on."),
                          .told = SORTIE_TOLD_TRIFLE },
  [SS_EVENT_SPENT] = { EVENT ("spent", N_ ("a played card put aside"), "SS-11.6"), TOLD, NULL,
                       N_ ("{source} goes to the Casualties of {seat}."
                           "|you={source} goes to your Casualties."), .told = SORTIE_TOLD_TRIFLE },
  [SS_EVENT_SHOWN] = { EVENT ("shown", N_ ("a card of the hand named as a target"), "SS-7.11"),
                       TOLD,
                       NULL, N_ ("{seat} targets {subject} from the hand."
                                 "|you=You target {subject} from the hand.") },
  [SS_EVENT_WITHSTOOD] = { EVENT ("withstood", N_ ("a storm withstood"), "SS-9.7"), TOLD, NULL,
                           N_ ("{subject} survives Attack Strength {amount}."),
                           .says_briefly = N_ ("{so-far}: it survives.") },
  /* seat: the player who is out */
  [SS_EVENT_GONE] = { EVENT ("gone", N_ ("a defeated player's cards removed"), "SS-20.8"), TOLD,
                      NULL, N_ ("The cards of {seat} leave the game.|you=Your cards leave the game.") },
  /* seat: a neighbour; amount: how many units */
  [SS_EVENT_CLEARED] = { EVENT ("cleared", N_ ("a Battle Zone cleared"), "SS-20.8"), TOLD, NULL,
                         SORTIE_SAYS_NP ("{seat} discards {amount} unit that faced the defeated player."
                                         "|you=You discard {amount} unit that faced the defeated player.",
                                         "{seat} discards {amount} units that faced the defeated player."
                                         "|you=You discard {amount} units that faced the defeated player.") },
  [SS_EVENT_SHORT_DRAW] = { EVENT ("short-draw", N_ ("the draw of the first turn"), "SS-8.3"), TOLD, NULL,
                            N_ ("{seat} draws one card less: it is the first turn of the game."
                                "|you=You draw one card less: it is the first turn of the game."),
                            .told = SORTIE_TOLD_ASIDE },
  [SS_N_EVENTS] = { NULL },
};
