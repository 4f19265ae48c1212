/* SPDX-License-Identifier: GPL-3.0-or-later */
/* words.c: values, kinds of card, number words and test words of the cards. */
#include "activation.h"
#include "attack.h"
#include "words.h"

static const char *const type_words[] = { N_ ("summoner"), N_ ("champion"), N_ ("common"),
                                          N_ ("mutation"), N_ ("conjuration"), N_ ("wall"),
                                          N_ ("vine-wall"), N_ ("event"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (type_words) == SW_N_TYPES + 1);
static const char *const weapon_words[] = { N_ ("sword"), N_ ("bow"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (weapon_words) == SW_N_WEAPONS + 1);

#define PRINTED SORTIE_PRINTED_ROW
#define NUMBER SORTIE_NUMBER_ROW
#define RULE SORTIE_RULE_ROW

#define OF_SEATS .is_of_seat = sortie_is_any_seat

/* The rule for the number added in the short first turn. */
static const char *
rule_of_movers (G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED guint8 seat)
{
  return "SW-4.5";
}

const SortieValueDecl sw_values[] = {
  [SW_VALUE_ATTACK] = PRINTED ("attack", N_ ("attack value"), "SW-1.3", 0),
  [SW_VALUE_LIFE] = PRINTED ("life", N_ ("life points"), "SW-1.3", 0, .least = 1),
  [SW_VALUE_COST] = PRINTED ("cost", N_ ("summon cost"), "SW-1.3", SW_NO_COST, .paid = TRUE),
  [SW_VALUE_BOOST] = PRINTED ("boost", N_ ("boost cost"), "SW-22.2", SW_NO_COST),
  [SW_VALUE_TYPE] = { .id = "type", .title = N_ ("type"), .rule = "SW-1.3",
                      .type = SORTIE_VALUE_WORD, .layer = SORTIE_LAYER_MEMBERSHIP,
                      .words = type_words, .printed = TRUE, .otherwise = SW_EVENT,
                      .max = SW_N_TYPES - 1 },
  [SW_VALUE_WEAPON] = { .id = "weapon", .title = N_ ("weapon"), .rule = "SW-1.3",
                        .type = SORTIE_VALUE_WORD, .layer = SORTIE_LAYER_MEMBERSHIP,
                        .words = weapon_words, .printed = TRUE, .max = SW_N_WEAPONS - 1 },
  [SW_VALUE_REACH]
    = NUMBER ("reach", N_ ("reach of its attack in spaces (0: its weapon’s)"), "SW-2.7", 0, 0, 99),
  [SW_VALUE_ATTACKS]
    = NUMBER ("attacks", N_ ("attacks in one activation"), "SW-10.2", 1, 0, 9),
  [SW_VALUE_TO_HIT] = NUMBER ("to-hit", N_ ("lowest result that hits"), "SW-11.6", 3, 1, 99),
  [SW_VALUE_DIE] = NUMBER ("die", N_ ("added to each die result"), "SW-11.5", 0, -99, 99),
  [SW_VALUE_EXTRA_WOUNDS]
    = NUMBER ("extra-wounds", N_ ("wounds besides those of the dice"), "SW-11.8", 0, 0, 99),
  [SW_VALUE_TO_WOUND]
    = NUMBER ("to-wound", N_ ("lowest result that wounds (0: every hit)"), "SW-11.7", 0, 0, 99),
  [SW_VALUE_STEPS] = NUMBER ("steps", N_ ("spaces of one move"), "SW-9.1", 2, 0, 99),
  [SW_VALUE_LATE_MOVERS]
    = NUMBER ("late-movers", N_ ("units of its name that move after the Movement Phase"),
              "SW-17.10", 0, 0, 99),
  [SW_VALUE_LATE_ATTACKERS]
    = NUMBER ("late-attackers", N_ ("units of its name that attack after the Attack Phase"),
              "SW-17.10", 0, 0, 99),
  [SW_VALUE_MOVERS]
    = NUMBER ("movers", N_ ("units that move in the Movement Phase"), "SW-9.1", 3, 0, 99,
              OF_SEATS, .by_rules = sw_movers_by_rules, .rule_of_seat = rule_of_movers),
  [SW_VALUE_ATTACKERS]
    = NUMBER ("attackers", N_ ("units that attack in the Attack Phase"), "SW-10.1", 3, 0, 99,
              OF_SEATS),
  [SW_VALUE_HAND_SIZE]
    = NUMBER ("hand-size", N_ ("cards up to which a player may draw"), "SW-6.1", 5, 0, 99,
              OF_SEATS),
  [SW_VALUE_MOVE] = RULE ("move", N_ ("be moved"), "SW-9.6", 1),
  [SW_VALUE_MOVE_THROUGH] = RULE ("move-through", N_ ("move through it"), "SW-17.3", 0),
  [SW_VALUE_MOVE_ONTO] = RULE ("move-onto", N_ ("end a move on its space"), "SW-17.3", 0),
  [SW_VALUE_STEP_DIAGONALLY] = RULE ("step-diagonally", N_ ("step diagonally"), "SW-9.2", 0),
  [SW_VALUE_ATTACK_RULE] = RULE ("may-attack", N_ ("attack now"), "SW-10.1", 1),
  [SW_VALUE_TARGET] = RULE ("be-attacked", N_ ("be attacked"), "SW-10.5", 1),
  [SW_VALUE_SHOOT_THROUGH] = RULE ("shoot-through", N_ ("shoot through it"), "SW-2.9", 0),
  [SW_VALUE_SHOOT_DIAGONALLY] = RULE ("shoot-diagonally", N_ ("attack diagonally"), "SW-2.4", 0),
  [SW_VALUE_SHOOT_ASIDE]
    = RULE ("shoot-aside", N_ ("attack what is not in a straight line"), "SW-2.6", 0),
  [SW_VALUE_BLOCK] = RULE ("block", N_ ("block lines of fire"), "SW-2.9", 1),
  [SW_VALUE_NO_ROLL] = RULE ("no-roll", N_ ("count its dice instead of rolling them"), "SW-11.4", 0),
  [SW_VALUE_SUMMON_BESIDE]
    = RULE ("summon-beside", N_ ("be used for summoning"), "SW-7.2", 1),
  [SW_VALUE_LEAVE_FREELY]
    = RULE ("leave-freely", N_ ("leave Vine Walls without a die"), "SW-15.6", 0),
  [SW_VALUE_SPEND] = RULE ("spend", N_ ("spend magic"), "SW-3.4", 1, OF_SEATS),
  [SW_VALUE_SUMMON_NOW]
    = RULE ("summon-now", N_ ("summon in the Event Phase"), "SW-7.1", 0),
  [SW_VALUE_ABILITY_COST]
    = NUMBER ("ability-cost", N_ ("magic added to what its abilities cost"), "SW-16.1", 0, -99, 99),
  [SW_N_VALUES] = { NULL },
};

#define BIT(value) (G_GUINT64_CONSTANT (1) << SW_VALUE_##value)
#define PARTS(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* SW-1.4: Summoners start on the battlefield, Conjurations are not summoned (SW-15.1) */
static const SortieNeedDecl needs_of_units[] = {
  { SW_VALUE_TYPE, SORTIE_VALUE_BIT (SW_COMMON) | SORTIE_VALUE_BIT (SW_CHAMPION) | SORTIE_VALUE_BIT (SW_MUTATION),
    BIT (COST) },
  { .needs = 0 },
};

const SortieKindDecl sw_kinds[] = {
  /* SW-1.3; a card without a cost cannot be summoned (SW-1.4) */
  [SW_KIND_UNIT] = { .element = "unit", .title = N_ ("unit"),
                     .required = BIT (TYPE) | BIT (WEAPON) | BIT (ATTACK) | BIT (LIFE),
                     .allowed = BIT (TYPE) | BIT (WEAPON) | BIT (ATTACK) | BIT (LIFE) | BIT (COST)
                                | BIT (BOOST),
                     .texts = PARTS ("ability"), .has_no_play = TRUE,
                     .needs = needs_of_units, .needs_faction = TRUE },
  /* SW-1.6 */
  [SW_KIND_WALL] = { .element = "wall", .title = N_ ("wall"),
                     .required = BIT (TYPE) | BIT (LIFE), .allowed = BIT (TYPE) | BIT (LIFE),
                     .texts = PARTS ("ability"), .has_no_play = TRUE },
  /* SW-1.5 */
  [SW_KIND_EVENT] = { .element = "event", .title = N_ ("event"), .texts = PARTS ("effect") },
  [SW_N_KINDS] = { NULL },
};

const SortieDeckKindDecl sw_deck_kinds[] = {
  [SW_DECK_FACTION] = { .id = "faction", .title = N_ ("deck"), .is_led = TRUE,
                        .lead_value = SW_VALUE_TYPE, .lead_word = SW_SUMMONER },
  [SW_N_DECKS] = { NULL },
};

const char *const sw_faction_traits[] = {
  [SW_TRAIT_MERCENARY] = "mercenary",
  [SW_TRAIT_MUTANT] = "mutant",
  [SW_N_TRAITS] = NULL,
};

const char *const sw_timings[] = {
  [SW_TIMING_YOUR_TURN] = "your-turn",
  [SW_TIMING_ANY_TIME] = "any-time",
  [SW_TIMING_ANYBODY] = "anybody",
  [SW_TIMING_SUMMON] = "summon",
  [SW_TIMING_EVENT] = "event",
  [SW_TIMING_MOVEMENT] = "movement",
  [SW_TIMING_ATTACK] = "attack",
  [SW_TIMING_INSTEAD_OF_MOVING] = "instead-of-moving",
  [SW_TIMING_INSTEAD_OF_ATTACKING] = "instead-of-attacking",
  [SW_TIMING_REACTION] = "reaction",
  [SW_N_TIMINGS] = NULL,
};

const SortieUntilDecl sw_untils[] = {
  [SW_UNTIL_ATTACK_ENDS] = { "attack-ends", N_ ("the attack is over"), N_ ("until the attack is over") },
  [SW_UNTIL_END_OF_OPPONENT_NEXT_TURN] = { "end-of-opponent-next-turn", N_ ("the end of the opponents' next turn"),
                                           .whose = sortie_next_opponent },
  [SW_N_UNTILS] = { NULL },
};

const SortieCauseDecl sw_causes[] = {
  [SW_CAUSE_ATTACK] = { "attack", N_ ("an attack") },
  [SW_N_CAUSES] = { NULL },
};

/* Number words. */

static gint
dice (const SortieContext *ctx)
{
  return sw_strike_dice (ctx->p);
}

/* The card that the dice are counted for: the card being wounded, or else the attacked one. */
static SortieRef
struck (const SortieContext *ctx)
{
  if (ctx->event != NULL && ctx->event->type == SORTIE_GAME_EVENT (SW_EVENT_WOUND)
      && ctx->event->cause == SORTIE_GAME_CAUSE (SW_CAUSE_ATTACK))
    return ctx->event->subject;
  return sw_strike_target (ctx->p);
}

static gint
hits (const SortieContext *ctx)
{
  return sw_strike_hits (ctx->p, struck (ctx));
}

static gint
misses (const SortieContext *ctx)
{
  return sw_strike_misses (ctx->p, struck (ctx));
}

static gint
magic (const SortieContext *ctx)
{
  return sw_magic (ctx->p, ctx->you);
}

/* SW-3.4, 7.6: the highest cost of an ability of this that you can pay. */
static gint
magic_for_this (const SortieContext *ctx)
{
  gint extra = sortie_value (ctx->p, SW_VALUE_ABILITY_COST, ctx->self);

  return sortie_not_negative ((gint) sw_spendable (ctx->p, ctx->you) - extra);
}

/* For `it`, one of the results of the roll. */
static gint
die_result (const SortieContext *ctx)
{
  return sortie_ref_index (ctx->it) + sw_strike_added (ctx->p);
}

/* For `it`, counted from your back row. */
static gint
row (const SortieContext *ctx)
{
  guint16 place = sortie_ref_kind (ctx->it) == SORTIE_REF_PLACE
                    ? sortie_ref_index (ctx->it)
                    : sortie_piece_place (ctx->p, ctx->it);

  return place != SORTIE_NO_INDEX ? sw_row (ctx->p, ctx->you, place) : 0;
}

/* SW-22.1: poison counts as a wound. */
static gint
all_wounds (const SortieContext *ctx)
{
  return sortie_ref_kind (ctx->it) == SORTIE_REF_PIECE ? sw_wounds (ctx->p, ctx->it) : 0;
}

static gint
life_left (const SortieContext *ctx)
{
  return sortie_not_negative (sortie_value (ctx->p, SW_VALUE_LIFE, ctx->it)
                              - sw_wounds (ctx->p, ctx->it));
}

/* SW-9.7: steps, not displacement. */
static gint
steps (const SortieContext *ctx)
{
  return sortie_piece_mark (ctx->p, ctx->it, SW_MARK_STEPS);
}

const SortieNumberDecl sw_numbers[] = {
  { "dice", N_ ("the number of dice rolled"), "SW-11.3", dice },
  { "hits", N_ ("the number of hits"), "SW-11.6", hits },
  { "misses", N_ ("the number of misses"), "SW-11.6", misses },
  { "die-result", N_ ("that result, with what is added and what poison takes"), "SW-11.5",
    die_result },
  { "magic", N_ ("the number of cards in your Magic Pile"), "SW-3.4", magic },
  { "magic-for-this", N_ ("the magic that you can spend for abilities of this"), "SW-3.4",
    magic_for_this },
  { "row", N_ ("its row, counted from your back row"), "SW-2.2", row },
  { "steps", N_ ("the number of spaces that it has moved this turn"), "SW-9.7", steps },
  { "all-wounds", N_ ("the number of wounds on it"), "SW-22.1", all_wounds },
  { "life-left", N_ ("the life points that it has left"), "SW-13.1", life_left },
  { NULL },
};

/* Test words. */

static gboolean
attacking (const SortieContext *ctx)
{
  return sw_strike_attacker (ctx->p) != SORTIE_NOTHING;
}

static gboolean
first_blow (const SortieContext *ctx)
{
  return !sw_strike_follows (ctx->p);
}

static gboolean
own_turn (const SortieContext *ctx)
{
  return sortie_active (ctx->p) == ctx->you;
}

/* SW-13.2, 13.5: before a destruction, as it is decided so far. */
static gboolean
to_your_magic (const SortieContext *ctx)
{
  SortieRef pile = sortie_ref (SORTIE_REF_NUMBER, sw_zone (ctx->p, SW_ZONE_MAGIC, ctx->you));

  return ctx->event != NULL && ctx->event->type == SORTIE_GAME_EVENT (SW_EVENT_DESTROY)
         && ctx->event->other == pile;
}

/* For a card anywhere. */
static gboolean
common (const SortieContext *ctx)
{
  return sw_is_common_type (sortie_value_base (ctx->p, SW_VALUE_TYPE, ctx->it));
}

/* a move of 0 spaces is one, too; what is done instead of moving is none (SW-9.9). */
static gboolean
was_moved (const SortieContext *ctx)
{
  return sortie_piece_mark (ctx->p, ctx->it, SW_MARK_STEPS) > 0
         || sortie_piece_remembers (ctx->p, ctx->it, SW_MEMORY_STAYED);
}

/* SW-15.5 */
static gboolean
on_vine_wall (const SortieContext *ctx)
{
  guint16 place = sortie_ref_kind (ctx->it) == SORTIE_REF_PIECE ? sortie_piece_place (ctx->p, ctx->it)
                                                                : SORTIE_NO_INDEX;

  return place != SORTIE_NO_INDEX && sw_vine_on (ctx->p, place) != SORTIE_NOTHING;
}

/* SW-7.2, 7.3: as if it cost nothing. */
static gboolean
summonable (const SortieContext *ctx)
{
  return sw_spaces_any (sw_summoning_spaces (ctx->p, ctx->you, ctx->it));
}

static gboolean
room_for_this (const SortieContext *ctx)
{
  return sw_spaces_any (sw_summoning_spaces (ctx->p, ctx->you, ctx->self));
}

/* SW-7.2: for `it`, if the unit of the event could be summoned beside it. */
static gboolean
summons_beside (const SortieContext *ctx)
{
  return ctx->event != NULL && sw_may_summon_beside (ctx->p, ctx->you, ctx->it, ctx->event->subject);
}

const SortieTestDecl sw_tests[] = {
  { "attacking", N_ ("an attack is being resolved"), "SW-11.1", attacking },
  { "first-blow", N_ ("the attack follows no other of the same unit"), "SW-10.3", first_blow },
  { "to-your-magic", N_ ("the card that is being destroyed would go to your Magic Pile"), "SW-13.2",
    to_your_magic },
  { "own-turn", N_ ("it is your turn"), "SW-5.1", own_turn },
  { "common", N_ ("it is a Common"), "SW-1.3", common },
  { "on-vine-wall", N_ ("it stands on a Vine Wall"), "SW-15.5", on_vine_wall },
  { "room-for-this", N_ ("there is room for this"), "SW-7.3", room_for_this },
  { "summons-beside", N_ ("you may summon the unit adjacent to it"), "SW-7.2", summons_beside },
  { "was-moved", N_ ("it was moved this turn"), "SW-9.5", was_moved },
  { "summonable", N_ ("there is a space where it may be summoned"), "SW-7.3", summonable },
  { NULL },
};
