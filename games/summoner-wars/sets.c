/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sets.c: the set words: units, enemies, walls, spaces, hand, ... as seen by "you".
 *
 * By the rules alone, a card is what its top card prints; <count-as> adds to that (sw_is_unit(), sw_is_wall()).
 */
#include "steps.h"
#include "strike-frame.h"
#include "words.h"

/* Cards on the battlefield. */

static SwType
printed_type (const SortieContext *ctx, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE || !sortie_piece_exists (ctx->p, ref))
    return SW_EVENT;
  return sortie_value_base (ctx->p, SW_VALUE_TYPE, ref);
}

static gboolean
is_unit (const SortieContext *ctx, SortieRef ref)
{
  return printed_type (ctx, ref) < SW_WALL;
}

static gboolean
is_wall (const SortieContext *ctx, SortieRef ref)
{
  return sw_is_wall_type (printed_type (ctx, ref));
}

static gboolean
is_vine_wall (const SortieContext *ctx, SortieRef ref)
{
  return printed_type (ctx, ref) == SW_VINE_WALL;
}

/* SW-0.2: units and walls. */
static gboolean
is_card (const SortieContext *ctx, SortieRef ref)
{
  return printed_type (ctx, ref) != SW_EVENT;
}

static gboolean
is_common (const SortieContext *ctx, SortieRef ref)
{
  return sw_is_common_type (printed_type (ctx, ref));
}

static gboolean
is_common_or_champion (const SortieContext *ctx, SortieRef ref)
{
  return is_common (ctx, ref)
         || (is_unit (ctx, ref) && sw_type (ctx->p, ref) == SW_CHAMPION);
}

static gboolean
is_yours (const SortieContext *ctx, SortieRef ref)
{
  return sw_controller (ctx->p, ref) == ctx->you;
}

/* SW-17.6: also a team-mate's. */
static gboolean
is_friendly (const SortieContext *ctx, SortieRef ref)
{
  return sw_is_friendly (ctx->p, ctx->you, ref);
}

static gboolean
is_friend (const SortieContext *ctx, SortieRef ref)
{
  return sw_is_unit (ctx->p, ref) && is_friendly (ctx, ref);
}

static gboolean
is_enemy (const SortieContext *ctx, SortieRef ref)
{
  return sw_is_unit (ctx->p, ref) && !is_friendly (ctx, ref);
}

static gboolean
is_your_unit (const SortieContext *ctx, SortieRef ref)
{
  return is_yours (ctx, ref) && sw_is_unit (ctx->p, ref);
}

static gboolean
is_your_summoner (const SortieContext *ctx, SortieRef ref)
{
  return is_yours (ctx, ref) && sw_type (ctx->p, ref) == SW_SUMMONER;
}

static gboolean
is_your_wall (const SortieContext *ctx, SortieRef ref)
{
  return is_yours (ctx, ref) && sw_is_wall (ctx->p, ref);
}

static gboolean
is_enemy_wall (const SortieContext *ctx, SortieRef ref)
{
  return sw_is_wall (ctx->p, ref) && !is_friendly (ctx, ref);
}

static gboolean
is_friendly_card (const SortieContext *ctx, SortieRef ref)
{
  return is_card (ctx, ref) && is_friendly (ctx, ref);
}

static gboolean
is_enemy_card (const SortieContext *ctx, SortieRef ref)
{
  return is_card (ctx, ref) && !is_friendly (ctx, ref);
}

/* Spaces. */

static gboolean
is_space (const SortieContext *ctx, SortieRef ref)
{
  (void) ctx;
  return sortie_ref_kind (ref) == SORTIE_REF_PLACE;
}

/* SW-2.11 */
static gboolean
is_empty_space (const SortieContext *ctx, SortieRef ref)
{
  return is_space (ctx, ref) && sw_is_empty (ctx->p, sortie_ref_index (ref));
}

/* SW-15.5: where a unit may stop, Vine Walls included. */
static gboolean
is_free_space (const SortieContext *ctx, SortieRef ref)
{
  return is_space (ctx, ref) && sw_may_stand (ctx->p, sortie_ref_index (ref));
}

/* SW-15.4: where a Vine Wall may grow, also below a unit. */
static gboolean
is_wall_free_space (const SortieContext *ctx, SortieRef ref)
{
  return is_space (ctx, ref) && sw_has_no_wall (ctx->p, sortie_ref_index (ref));
}

/* SW-2.2 */
static gboolean
is_on_your_side (const SortieContext *ctx, SortieRef ref)
{
  return is_space (ctx, ref)
         && sw_side_of (ctx->p, sortie_ref_index (ref)) == sw_side (ctx->you);
}

static gboolean
is_on_enemy_side (const SortieContext *ctx, SortieRef ref)
{
  return is_space (ctx, ref) && !is_on_your_side (ctx, ref);
}

static guint
list_spaces (const SortieContext *ctx, SortieHas *has, SortieRef *ret, guint max)
{
  guint n = 0;

  for (guint y = 0; y < sortie_height (ctx->p); y++)
    for (guint x = 0; x < sortie_width (ctx->p); x++)
      {
        SortieRef ref = sortie_ref_place (sw_space (ctx->p, x, y));

        if (n < max && has (ctx, ref))
          ret[n++] = ref;
      }
  return n;
}

#define LIST(name, how, has)                                                           \
  static guint name (const SortieContext *ctx, SortieRef *ret, guint max)              \
  {                                                                                    \
    return how (ctx, has, ret, max);                                                   \
  }

LIST (units, sortie_list_pieces, is_unit)
LIST (commons, sortie_list_pieces, is_common)
LIST (commons_and_champions, sortie_list_pieces, is_common_or_champion)
LIST (your_summoner, sortie_list_pieces, is_your_summoner)
LIST (walls, sortie_list_pieces, is_wall)
LIST (vine_walls, sortie_list_pieces, is_vine_wall)
LIST (cards, sortie_list_pieces, is_card)
LIST (friends, sortie_list_pieces, is_friend)
LIST (enemies, sortie_list_pieces, is_enemy)
LIST (your_units, sortie_list_pieces, is_your_unit)
LIST (your_walls, sortie_list_pieces, is_your_wall)
LIST (enemy_walls, sortie_list_pieces, is_enemy_wall)
LIST (friendly_cards, sortie_list_pieces, is_friendly_card)
LIST (enemy_cards, sortie_list_pieces, is_enemy_card)
LIST (spaces, list_spaces, is_space)
LIST (empty_spaces, list_spaces, is_empty_space)
LIST (free_spaces, list_spaces, is_free_space)
LIST (wall_free_spaces, list_spaces, is_wall_free_space)
LIST (your_side, list_spaces, is_on_your_side)
LIST (enemy_side, list_spaces, is_on_enemy_side)

/* Cards in piles. */

static guint
list_enemy_zones (const SortieContext *ctx, SwZone zone, SortieRef *ret, guint max)
{
  guint n = 0;

  for (guint8 seat = 0; seat < sortie_n_seats (ctx->p); seat++)
    if (sortie_are_opponents (ctx->p->setup, ctx->you, seat))
      n = sortie_list_zone (ctx, sw_zone (ctx->p, zone, seat), ret, n, max);
  return n;
}

#define ZONE(name, zone)                                                               \
  static guint name (const SortieContext *ctx, SortieRef *ret, guint max)              \
  {                                                                                    \
    return sortie_list_zone (ctx, sw_zone (ctx->p, zone, ctx->you), ret, 0, max);      \
  }
#define ENEMY_ZONE(name, zone)                                                         \
  static guint name (const SortieContext *ctx, SortieRef *ret, guint max)              \
  {                                                                                    \
    return list_enemy_zones (ctx, zone, ret, max);                                     \
  }

ZONE (hand, SW_ZONE_HAND)
ZONE (draw_pile, SW_ZONE_DRAW)
ZONE (magic_pile, SW_ZONE_MAGIC)
ZONE (discard_pile, SW_ZONE_DISCARD)
ZONE (conjurations, SW_ZONE_CONJURATIONS)
ZONE (side_pile, SW_ZONE_SIDE)
ENEMY_ZONE (enemy_hand, SW_ZONE_HAND)
ENEMY_ZONE (enemy_magic, SW_ZONE_MAGIC)
ENEMY_ZONE (enemy_discard, SW_ZONE_DISCARD)

/* The attack that is being resolved. */

static guint
list_one (SortieRef ref, SortieRef *ret, guint max)
{
  if (ref == SORTIE_NOTHING || max == 0)
    return 0;
  ret[0] = ref;
  return 1;
}

static guint
attacker (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return list_one (sw_strike_attacker (ctx->p), ret, max);
}

/* Those that the same dice hit. */
static guint
attacked_cards (const SortieContext *ctx, SortieRef *ret, guint max)
{
  const SortieFrame *strike = sw_running (ctx->p, SW_PROC_STRIKE);
  SortieRef cards[SW_MAX_ALSO + 1];
  guint n = strike != NULL ? MIN (sw_strike_of_same_dice (ctx->p, strike, cards), max) : 0;

  memcpy (ret, cards, n * sizeof *ret);
  return n;
}

static guint
results (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return sw_strike_different_results (ctx->p, ret, max);
}

static guint
each_result (const SortieContext *ctx, SortieRef *ret, guint max)
{
  return sw_strike_results (ctx->p, ret, max);
}

/* Players. */

/* SW-19.1: how many units a player controls. */
static guint
count_units (const SortiePlay *p, guint8 seat)
{
  guint n = 0;

  for (SORTIE_EACH_PIECE_OF (p, seat, slot))
    n += sw_is_unit (p, sortie_piece_ref (p, slot));
  return n;
}

static guint
outnumbering (const SortieContext *ctx, SortieRef *ret, guint max)
{
  guint n = 0;

  for (guint8 seat = 0; seat < sortie_n_seats (ctx->p) && n < max; seat++)
    if (sortie_are_opponents (ctx->p->setup, ctx->you, seat)
        && count_units (ctx->p, seat) > count_units (ctx->p, ctx->you))
      ret[n++] = sortie_ref_seat (seat);
  return n;
}

const SortieSetDecl sw_sets[] = {
  /* those that the rules use, in the order of SwSet */
  [SW_SET_UNITS] = { "units", N_ ("the units"), "SW-14.2", units, is_unit, .ignores_numbers = TRUE },
  [SW_SET_WALLS] = { "walls", N_ ("the walls"), "SW-14.2", walls, is_wall, .ignores_numbers = TRUE },
  [SW_SET_SUMMONING_POINTS]
    = { "summoning-points", N_ ("the cards adjacent to which units are summoned"), "SW-14.4", walls,
        is_wall },
  { "commons", N_ ("the Commons on the battlefield"), "SW-1.3", commons, is_common, .ignores_numbers = TRUE },
  { "commons-and-champions", N_ ("the Commons and Champions on the battlefield"), "SW-1.3",
    commons_and_champions, is_common_or_champion, .ignores_numbers = TRUE },
  { "vine-walls", N_ ("the Vine Walls"), "SW-15.3", vine_walls, is_vine_wall },
  { "cards", N_ ("the cards on the battlefield"), "SW-14.2", cards, is_card, .ignores_numbers = TRUE },
  { "friends", N_ ("the friendly units"), "SW-17.6", friends, is_friend, .ignores_numbers = TRUE },
  { "enemies", N_ ("the enemy units"), "SW-17.6", enemies, is_enemy, .spares_friends = TRUE, .ignores_numbers = TRUE },
  { "your-units", N_ ("your units"), "SW-19.1", your_units, is_your_unit, .ignores_numbers = TRUE },
  { "your-summoner", N_ ("your Summoner"), "SW-1.3", your_summoner, is_your_summoner, .ignores_numbers = TRUE },
  { "your-walls", N_ ("your walls"), "SW-19.1", your_walls, is_your_wall, .ignores_numbers = TRUE },
  { "enemy-walls", N_ ("the enemy walls"), "SW-17.6", enemy_walls, is_enemy_wall,
    .spares_friends = TRUE, .ignores_numbers = TRUE },
  { "friendly-cards", N_ ("the friendly cards"), "SW-17.6", friendly_cards, is_friendly_card, .ignores_numbers = TRUE },
  { "enemy-cards", N_ ("the enemy cards"), "SW-17.6", enemy_cards, is_enemy_card,
    .spares_friends = TRUE, .ignores_numbers = TRUE },
  { "spaces", N_ ("the spaces"), "SW-2.1", spaces, is_space },
  { "empty-spaces", N_ ("the empty spaces"), "SW-2.11", empty_spaces, is_empty_space },
  { "free-spaces", N_ ("the spaces where a unit may stand"), "SW-15.5", free_spaces,
    is_free_space },
  { "wall-free-spaces", N_ ("the spaces where a Vine Wall may be placed"), "SW-15.4",
    wall_free_spaces, is_wall_free_space },
  { "your-side", N_ ("the spaces of your side"), "SW-2.2", your_side, is_on_your_side },
  { "enemy-side", N_ ("the spaces of the other side"), "SW-2.2", enemy_side, is_on_enemy_side },
  { "hand", N_ ("the cards in your hand"), "SW-3.1", hand, NULL },
  { "draw-pile", N_ ("the cards in your Draw Pile"), "SW-3.1", draw_pile, NULL },
  { "magic-pile", N_ ("the cards in your Magic Pile"), "SW-3.1", magic_pile, NULL },
  { "discard-pile", N_ ("the cards in your Discard Pile"), "SW-3.1", discard_pile, NULL },
  { "conjurations", N_ ("the cards in your Conjuration Pile"), "SW-21.5", conjurations, NULL },
  { "side-pile", N_ ("the cards in your Wall Pile"), "SW-4.7", side_pile, NULL },
  { "enemy-hand", N_ ("the cards in the opponents' hands"), "SW-3.1", enemy_hand, NULL },
  { "enemy-magic", N_ ("the cards in the opponents' Magic Piles"), "SW-3.1", enemy_magic, NULL },
  { "enemy-discard", N_ ("the cards in the opponents' Discard Piles"), "SW-3.1", enemy_discard,
    NULL },
  /* the condition of the events that help a player who has fallen behind, in every faction */
  { "outnumbering", N_ ("the opponents who have more units than you"), "SW-19.1", outnumbering,
    NULL },
  { "attacker", N_ ("the attacking unit"), "SW-11.1", attacker, NULL },
  { "attacked-cards", N_ ("the cards attacked"), "SW-11.1", attacked_cards, NULL },
  { "results", N_ ("the different results of the roll"), "SW-11.5", results, NULL },
  { "each-result", N_ ("the results of all dice of the roll"), "SW-11.5", each_result, NULL },
  { NULL },
};
