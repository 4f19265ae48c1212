/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sets.c: the set words: allies, enemies, hand, ... as seen by "you".
 *
 * SS-10: an Ally is another unit on your War Track, an Enemy is a unit on the opponent's; a storming unit counts as on
 * its track (SS-9.4). Units in a Battle Zone are in no set except those that name them.
 */
#include "words.h"
#include "rules.h"

/* Units. */

/* A continuous ability does not change a unit that is immune to its holder (SS-22.22, R-21): the unit is never `it`,
 * the thing that the ability would affect. But a condition may mention it. Other effects find such units: what they
 * do is refused there, and what happens to the unit may still be answered. */
static gboolean
is_out_of_reach (const SortieContext *ctx, SortieRef unit)
{
  return ctx->event == NULL && ctx->frame == NULL && unit == ctx->it
         && !ss_may_affect (ctx->p, ctx->you, SORTIE_CAUSE_ABILITY, unit);
}

/* SS-20.4, RUL-70: on the side of the speaking card, if there are sides. */
static inline gboolean
is_here (const SortieContext *ctx, SortieRef unit)
{
  return !sortie_has_sides (ctx->p)
         || sortie_is_on_side (ctx->p, ctx->you, ctx->side, sortie_piece_place (ctx->p, unit));
}

/* Whether a seat is "the opponent" of the speaking card's player. */
static inline gboolean
is_opponent (const SortieContext *ctx, guint8 seat)
{
  return ss_are_opponents (ctx->p, ctx->you, seat)
         && (!sortie_has_sides (ctx->p)
             || (sortie_opponents (ctx->p, ctx->you, ctx->side) >> seat & 1));
}

static gboolean
is_yours (const SortieContext *ctx, SortieRef unit)
{
  return sortie_piece_controller (ctx->p, unit) == ctx->you && is_here (ctx, unit);
}

static gboolean
is_enemys (const SortieContext *ctx, SortieRef unit)
{
  return ss_are_opponents (ctx->p, ctx->you, sortie_piece_controller (ctx->p, unit))
         && is_here (ctx, unit) && !is_out_of_reach (ctx, unit);
}

/* SS-10.1, 10.2: never the unit itself; SS-19.3: a partner's unit too. */
static gboolean
is_ally (const SortieContext *ctx, SortieRef ref)
{
  return ref != ctx->self && ss_is_on_track (ctx->p, ref)
         && (is_yours (ctx, ref)
             || ss_are_partners (ctx->p, ctx->you, sortie_piece_controller (ctx->p, ref)));
}

static gboolean
is_enemy (const SortieContext *ctx, SortieRef ref)
{
  return ss_is_on_track (ctx->p, ref) && is_enemys (ctx, ref);
}

/* RUL-32: "a unit" means one on a War Track. */
static gboolean
is_track_unit (const SortieContext *ctx, SortieRef ref)
{
  return ss_is_on_track (ctx->p, ref)
         && (ss_are_opponents (ctx->p, ctx->you, sortie_piece_controller (ctx->p, ref))
               ? is_enemys (ctx, ref)
               : is_here (ctx, ref));
}

static gboolean
is_your_unit (const SortieContext *ctx, SortieRef ref)
{
  return ss_is_unit (ctx->p, ref) && is_yours (ctx, ref);
}

static gboolean
is_enemy_unit (const SortieContext *ctx, SortieRef ref)
{
  return ss_is_unit (ctx->p, ref) && is_enemys (ctx, ref);
}

static gboolean
is_your_battle_unit (const SortieContext *ctx, SortieRef ref)
{
  return ss_is_in_battle (ctx->p, ref) && is_yours (ctx, ref);
}

static gboolean
is_enemy_battle_unit (const SortieContext *ctx, SortieRef ref)
{
  return ss_is_in_battle (ctx->p, ref) && is_enemys (ctx, ref);
}

static gboolean
is_battle_unit (const SortieContext *ctx, SortieRef ref)
{
  return is_your_battle_unit (ctx, ref) || is_enemy_battle_unit (ctx, ref);
}

static gboolean
stands_in_deployment_zone (const SortieContext *ctx, SortieRef ref)
{
  guint16 place = sortie_piece_place (ctx->p, ref);

  return ss_place_kind (ctx->p, place) == SS_PLACE_TRACK
         && sortie_place_spot (ctx->p->setup, place)->x == 0;
}

static gboolean
is_defender (const SortieContext *ctx, SortieRef ref)
{
  return stands_in_deployment_zone (ctx, ref) && is_yours (ctx, ref);
}

static gboolean
is_enemy_defender (const SortieContext *ctx, SortieRef ref)
{
  return stands_in_deployment_zone (ctx, ref) && is_enemys (ctx, ref);
}

static gboolean
is_totem (const SortieContext *ctx, SortieRef ref)
{
  return is_your_unit (ctx, ref) && ss_is_totem (ctx->p, ref);
}

#define UNITS(name, has)                                                               \
  static guint name (const SortieContext *ctx, SortieRef *ret, guint max)              \
  {                                                                                    \
    return sortie_list_pieces (ctx, has, ret, max);                                    \
  }

UNITS (allies, is_ally)
UNITS (enemies, is_enemy)
UNITS (units, is_track_unit)
UNITS (your_units, is_your_unit)
UNITS (enemy_units, is_enemy_unit)
UNITS (your_battle_units, is_your_battle_unit)
UNITS (enemy_battle_units, is_enemy_battle_unit)
UNITS (battle_units, is_battle_unit)
UNITS (defender, is_defender)
UNITS (enemy_defender, is_enemy_defender)
UNITS (totems, is_totem)

/* Cards. */

/* A zone of every opponent; the Boss's hand is face up. */
static guint
list_enemy_zones (const SortieContext *ctx, SsZone zone, SortieRef *ret, guint max)
{
  guint n = 0;

  for (guint8 seat = 0; seat < sortie_n_seats (ctx->p); seat++)
    if (is_opponent (ctx, seat))
      {
        guint16 theirs
          = zone == SS_ZONE_HAND ? ss_hand (ctx->p, seat) : ss_zone (ctx->p, zone, seat);

        n = sortie_list_zone (ctx, theirs, ret, n, max);
      }
  return n;
}

/* A card that is being played has already left the hand (SS-7.1, R-23). */
static guint
hand (const SortieContext *ctx, SortieRef *ret, guint max)
{
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (ctx->p, ss_hand (ctx->p, ctx->you), card))
    if (n < max && sortie_ref_card (card) != ctx->self)
      ret[n++] = sortie_ref_card (card);
  return n;
}

/* RUL-62, R-20: Boss cards that a player holds never become units. */
static guint
keep_player_cards (const SortieContext *ctx, SortieRef *cards, guint n)
{
  guint kept = 0;

  for (guint i = 0; i < n; i++)
    if (ss_is_player_card (ctx->p, sortie_ref_index (cards[i])))
      cards[kept++] = cards[i];
  return kept;
}

static guint
units_in_hand (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return keep_player_cards (ctx, ret, hand (ctx, ret, max));
}

static guint
enemy_hand (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return list_enemy_zones (ctx, SS_ZONE_HAND, ret, max);
}

static guint
casualties (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return sortie_list_zone (ctx, ss_zone (ctx->p, SS_ZONE_CASUALTIES, ctx->you), ret, 0, max);
}

static guint
casualty_units (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return keep_player_cards (ctx, ret, casualties (ctx, ret, max));
}

static guint
enemy_casualties (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return list_enemy_zones (ctx, SS_ZONE_CASUALTIES, ret, max);
}

static guint
enemy_casualty_units (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return keep_player_cards (ctx, ret, enemy_casualties (ctx, ret, max));
}

static guint
supporters (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return sortie_list_zone (ctx, ss_zone (ctx->p, SS_ZONE_SUPPORT, ctx->you), ret, 0, max);
}

static guint
enemy_supporters (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return list_enemy_zones (ctx, SS_ZONE_SUPPORT, ret, max);
}

static gboolean
is_your_card (const SortieContext *ctx, SortieRef ref)
{
  return ss_holder (ctx->p, ref) == ctx->you
         && (sortie_ref_kind (ref) != SORTIE_REF_PIECE || is_here (ctx, ref));
}

static gboolean
is_enemy_card (const SortieContext *ctx, SortieRef ref)
{
  guint8 holder = ss_holder (ctx->p, ref);

  if (holder == SORTIE_NO_SEAT || !is_opponent (ctx, holder))
    return FALSE;
  return sortie_ref_kind (ref) != SORTIE_REF_PIECE
         || (is_here (ctx, ref) && !is_out_of_reach (ctx, ref));
}

static guint
list_everything (const SortieContext *ctx, SortieHas *has, SortieRef *ret, guint max)
{
  guint n = sortie_list_pieces (ctx, has, ret, max);

  for (guint16 card = 0; card < sortie_n_cards (ctx->p) && n < max; card++)
    if (sortie_card (ctx->p, card)->zone != SORTIE_NO_INDEX
        && has (ctx, sortie_ref_card (card)))
      ret[n++] = sortie_ref_card (card);
  return n;
}

static guint
your_cards (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return list_everything (ctx, is_your_card, ret, max);
}

static guint
enemy_cards (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return list_everything (ctx, is_enemy_card, ret, max);
}

/* Its meaning depends on the side (RUL-70). */
#define HERE .reads_side = TRUE

const SortieSetDecl ss_sets[] = {
  [SS_SET_ALLIES]
    = { "allies", N_ ("your Allies"), "SS-10.1", allies, is_ally, .reads_source = TRUE,
        .reads_side = TRUE },
  { "enemies", N_ ("the Enemies"), "SS-10.1", enemies, is_enemy, HERE },
  { "units", N_ ("the units on the War Tracks"), "RUL-32", units, is_track_unit, HERE },
  { "your-units", N_ ("your units"), "SS-10.5", your_units, is_your_unit, HERE },
  { "enemy-units", N_ ("the opponent's units"), "SS-10.5", enemy_units, is_enemy_unit, HERE },
  { "your-battle-units", N_ ("your Battle units"), "SS-10.3", your_battle_units,
    is_your_battle_unit, HERE },
  { "enemy-battle-units", N_ ("the opponent's Battle units"), "SS-10.3", enemy_battle_units,
    is_enemy_battle_unit, HERE },
  { "battle-units", N_ ("the Battle units"), "SS-10.3", battle_units, is_battle_unit, HERE },
  { "defender", N_ ("your Defender"), "SS-2.5", defender, is_defender, HERE },
  { "enemy-defender", N_ ("the opponent's Defender"), "SS-2.5", enemy_defender,
    is_enemy_defender, HERE },
  { "totems", N_ ("your Totems"), "RUL-54", totems, is_totem, HERE },
  { "hand", N_ ("the cards in your hand"), "SS-2.1", hand, NULL },
  { "units-in-hand", N_ ("the cards in your hand that can become units"), "RUL-62",
    units_in_hand, NULL },
  { "enemy-hand", N_ ("the cards in the opponent's hand"), "SS-2.1", enemy_hand, NULL, HERE },
  { "casualties", N_ ("your Casualties"), "SS-2.7", casualties, NULL },
  { "casualty-units", N_ ("the cards in your Casualties that can become units"), "RUL-62",
    casualty_units, NULL },
  { "enemy-casualties", N_ ("the opponent's Casualties"), "SS-2.7", enemy_casualties, NULL, HERE },
  { "enemy-casualty-units",
    N_ ("the cards in the opponent's Casualties that can become units"), "RUL-62",
    enemy_casualty_units, NULL, HERE },
  { "supporters", N_ ("your Supporters"), "SS-2.8", supporters, NULL },
  { "enemy-supporters", N_ ("the opponent's Supporters"), "SS-2.8", enemy_supporters, NULL, HERE },
  { "your-cards", N_ ("your cards"), "SS-2.12", your_cards, is_your_card },
  { "enemy-cards", N_ ("the opponent's cards"), "SS-2.12", enemy_cards, is_enemy_card, HERE },
  { NULL },
};
