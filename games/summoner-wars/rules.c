/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.c: sides, cards on the battlefield, magic, summoning spaces. */
#include "rules.h"
#include "look.h"
#include "verbs.h"
#include "words.h"

/* Seats. */

guint
sw_side_of (const SortiePlay *p, guint16 place)
{
  return sortie_place_spot (p->setup, place)->y / SW_HALF;
}

guint
sw_side (guint8 seat)
{
  return seat % 2;
}

guint
sw_board (guint8 seat)
{
  return seat / 2;
}

guint8
sw_partner (const SortiePlay *p, guint8 seat)
{
  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    if (other != seat && !sortie_are_opponents (p->setup, seat, other))
      return other;
  return SORTIE_NO_SEAT;
}

guint
sw_row (const SortiePlay *p, guint8 seat, guint16 place)
{
  guint y = sortie_place_spot (p->setup, place)->y;

  return sw_side (seat) == 0 ? y + 1 : SW_BOARD_HEIGHT - y;
}

/* Things. */

SwType
sw_type (const SortiePlay *p, SortieRef ref)
{
  return sortie_value (p, SW_VALUE_TYPE, ref);
}

/* By the rules alone; sw_is_unit() and sw_is_wall() include the effects of cards. */
gboolean
sw_is_vine_wall (const SortiePlay *p, SortieRef ref)
{
  return sortie_value_base (p, SW_VALUE_TYPE, ref) == SW_VINE_WALL;
}

/* Whether a card is of the set by the rules (sets.c), or since it counts as one. */
static gboolean
is_in (const SortiePlay *p, SwSet set, SortieRef ref)
{
  SortieContext ctx
    = sortie_context (p, sw_controller (p, ref), SORTIE_NOTHING, SORTIE_CAUSE_RULE);

  return sortie_ref_kind (ref) == SORTIE_REF_PIECE && sortie_counts_as (&ctx, set, ref);
}

gboolean
sw_is_unit (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);

  if (piece != NULL && sw_prints_unit (p, piece))
    return TRUE;
  return sortie_may_count_as (p) && is_in (p, SW_SET_UNITS, ref);
}

gboolean
sw_is_wall (const SortiePlay *p, SortieRef ref)
{
  if (sortie_piece_exists (p, ref) && sw_is_wall_type (sortie_value_base (p, SW_VALUE_TYPE, ref)))
    return TRUE;
  return sortie_may_count_as (p) && is_in (p, SW_SET_WALLS, ref);
}

SortieRef
sw_card_on (const SortiePlay *p, guint16 place)
{
  SortieRef piece = sortie_place_piece (p, place);

  while (piece != SORTIE_NOTHING && sw_is_vine_wall (p, piece))
    piece = sortie_piece_next_on_place (p, piece);
  return piece;
}

SortieRef
sw_vine_on (const SortiePlay *p, guint16 place)
{
  SortieRef piece = sortie_place_piece (p, place);

  while (piece != SORTIE_NOTHING && !sw_is_vine_wall (p, piece))
    piece = sortie_piece_next_on_place (p, piece);
  return piece;
}

gboolean
sw_is_empty (const SortiePlay *p, guint16 place)
{
  return sortie_place_is_free (p, place);
}

gboolean
sw_may_stand (const SortiePlay *p, guint16 place)
{
  return sw_card_on (p, place) == SORTIE_NOTHING;
}

gboolean
sw_has_no_wall (const SortiePlay *p, guint16 place)
{
  SortieRef card = sw_card_on (p, place);

  return sw_vine_on (p, place) == SORTIE_NOTHING
         && (card == SORTIE_NOTHING || !sw_is_wall (p, card));
}

gboolean
sw_is_friendly (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  guint8 controller = sw_controller (p, ref);

  return controller != SORTIE_NO_SEAT && !sortie_are_opponents (p->setup, seat, controller);
}

gint
sw_wounds (const SortiePlay *p, SortieRef ref)
{
  return sortie_piece_mark (p, ref, SW_MARK_WOUND) + sortie_piece_mark (p, ref, SW_MARK_POISON);
}

gint
sw_life (const SortiePlay *p, SortieRef ref)
{
  return sortie_value (p, SW_VALUE_LIFE, ref);
}

/* A copied identity has a name and abilities, but no faction. */
static guint16
faction_of (const SortiePlay *p, SortieRef ref)
{
  guint16 def = sortie_ref_kind (ref) == SORTIE_REF_CARD ? sw_card_def (p, sortie_ref_index (ref))
                                                         : sortie_piece_def (p, ref);

  return sortie_def (p, def)->faction_index;
}

/* SW-23.2: whether text that names a faction with this trait also means the unit. */
static gboolean
is_kin_of (const SortiePlay *p, SortieRef unit, SwTrait trait)
{
  const SortieCatalogue *catalogue = sortie_catalogue (p);
  guint16 faction = faction_of (p, unit);

  for (guint i = 0; faction < SORTIE_MAX_FACTIONS && i < catalogue->n_factions; i++)
    if (catalogue->factions[i].traits >> trait & 1 && catalogue->factions[i].kin >> faction & 1)
      return TRUE;
  return FALSE;
}

/* SW-15.8: a card on the space of a Vine Wall is adjacent to it; nothing is adjacent to itself. */
gboolean
sw_are_adjacent (const SortiePlay *p, SortieRef a, SortieRef b)
{
  guint16 here = sortie_piece_place (p, a), there = sortie_piece_place (p, b);

  if (a == b || here == SORTIE_NO_INDEX || there == SORTIE_NO_INDEX)
    return FALSE;
  return here == there || sortie_grid_distance (p->setup, here, there) == 1;
}

gboolean
sw_can_move (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  return sw_check_permission (p, SW_VALUE_MOVE, unit, SORTIE_NOTHING, SW_REASON_MAY_NOT_MOVE, why);
}

/* Magic. */

/* SW-1.4: a card without a cost never gets one, whatever makes units cheaper or dearer. */
gint
sw_cost (const SortiePlay *p, SortieRef ref)
{
  if (sortie_value_base (p, SW_VALUE_COST, ref) == SW_NO_COST)
    return SW_NO_COST;
  return sortie_not_negative (sortie_value (p, SW_VALUE_COST, ref));
}

guint
sw_magic (const SortiePlay *p, guint8 seat)
{
  return sortie_zone_count (p, sw_zone (p, SW_ZONE_MAGIC, seat));
}

gint
sw_ability_cost (const SortiePlay *p, SortieRef unit, gint cost)
{
  if (cost <= 0 || !sortie_piece_exists (p, unit))
    return cost;
  return sortie_not_negative (cost + sortie_value (p, SW_VALUE_ABILITY_COST, unit));
}

guint
sw_spendable (const SortiePlay *p, guint8 seat)
{
  SortieQuery query = SORTIE_QUERY (sortie_ref_seat (seat));

  return sortie_allows (p, SW_VALUE_SPEND, &query) ? sw_magic (p, seat) : 0;
}

gboolean
sw_can_spend (const SortiePlay *p, guint8 seat, gint cost)
{
  if (cost <= 0) /* SW-7.6 */
    return TRUE;
  return (gint) sw_magic (p, seat) >= cost && (gint) sw_spendable (p, seat) >= cost;
}

gboolean
sw_refuse_cost (const SortiePlay *p, guint8 seat, SwReason too_little, SwReason may_not,
                SortieRef what, gint cost, SortieRefusal *why)
{
  gint magic = (gint) sw_magic (p, seat);

  return sortie_refuse (why, SORTIE_GAME_REASON (magic >= cost ? may_not : too_little), what, 0,
                        cost, magic);
}

/* Summoning. */

/* SW-21.4: a Mutation goes onto a Common of the Filth, or replaces another Mutation. */
static gboolean
may_mutate (const SortiePlay *p, guint8 seat, SortieRef card, guint16 place, SortieRefusal *why)
{
  SortieRef unit = sw_card_on (p, place);
  SwType type = unit != SORTIE_NOTHING ? sw_type (p, unit) : SW_EVENT;

  /* or else equal Mutations could be exchanged for nothing without end */
  if (type == SW_MUTATION && sortie_piece_remembers (p, unit, SW_MEMORY_MUTATED))
    return sw_refuse (why, SW_REASON_MUTATED, unit, 0, 0);
  if ((type == SW_COMMON || type == SW_MUTATION) && sw_controller (p, unit) == seat
      && is_kin_of (p, unit, SW_TRAIT_MUTANT))
    return TRUE;
  return sw_refuse (why, SW_REASON_NOT_MUTABLE, card, sortie_ref_place (place), 0);
}

/* SW-7.2, 14.4, 19.6: a wall that the player controls now, whoever owns it, or a card that counts as one. */
gboolean
sw_may_summon_beside (const SortiePlay *p, guint8 seat, SortieRef beside, SortieRef card)
{
  SortieQuery query = { .subject = beside, .other = card, .actor = SORTIE_NO_SEAT };

  return sw_controller (p, beside) == seat && is_in (p, SW_SET_SUMMONING_POINTS, beside)
         && sortie_allows (p, SW_VALUE_SUMMON_BESIDE, &query);
}

/* Whether there is a card to summon beside, adjacent to a space or (no index) anywhere. */
static gboolean
has_summoning_point (const SortiePlay *p, guint8 seat, SortieRef card, guint16 space)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef piece = sortie_piece_ref (p, slot);
      guint16 place = sortie_piece_place (p, piece);

      if ((space == SORTIE_NO_INDEX || sortie_grid_distance (p->setup, space, place) == 1)
          && sw_may_summon_beside (p, seat, piece, card))
        return TRUE;
    }
  return FALSE;
}

/* Says which card adjacent to the space may not be used, or that there is none. */
static gboolean
refuse_beside (const SortiePlay *p, guint8 seat, SortieRef card, guint16 space, SortieRefusal *why)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef piece = sortie_piece_ref (p, slot);

      if (sortie_grid_distance (p->setup, space, sortie_piece_place (p, piece)) == 1
          && sw_controller (p, piece) == seat && is_in (p, SW_SET_SUMMONING_POINTS, piece))
        return sw_check_permission (p, SW_VALUE_SUMMON_BESIDE, piece, card,
                                    SW_REASON_NO_SUMMONING_POINT, why);
    }
  return sw_refuse (why, SW_REASON_NOT_BESIDE_WALL, sortie_ref_place (space), 0, 0);
}

gboolean
sw_is_summoning_space (const SortiePlay *p, guint8 seat, SortieRef card, guint16 place,
                       SortieRefusal *why)
{
  SortieRef space = sortie_ref_place (place);

  if (sw_type (p, card) == SW_MUTATION)
    return may_mutate (p, seat, card, place, why);
  if (!has_summoning_point (p, seat, card, SORTIE_NO_INDEX))
    return sw_refuse (why, SW_REASON_NO_WALL, card, 0, 0);
  if (why != NULL && !sw_spaces_any (sw_summoning_spaces (p, seat, card)))
    return sw_refuse (why, SW_REASON_NO_SUMMONING_SPACE, card, 0, 0);
  if (sw_card_on (p, place) != SORTIE_NOTHING)
    return sw_refuse (why, SW_REASON_NOT_EMPTY, space, sw_card_on (p, place), 0);
  if (sw_vine_on (p, place) != SORTIE_NOTHING)
    return sw_refuse (why, SW_REASON_VINES_NOT_EMPTY, space, 0, 0);
  return has_summoning_point (p, seat, card, place)
         || refuse_beside (p, seat, card, place, why);
}

/* The spaces adjacent to cards that the seat may summon beside. */
static SwSpaces
beside_points (const SortiePlay *p, guint8 seat, SortieRef card)
{
  guint16 base = sw_space (p, 0, 0);
  SwSpaces points = SW_NO_SPACES;

  for (SORTIE_EACH_PIECE_OF (p, seat, slot))
    {
      SortieRef piece = sortie_piece_ref (p, slot);

      if (sw_may_summon_beside (p, seat, piece, card))
        points |= sw_space_set (sortie_piece_place (p, piece) - base);
    }
  return sw_spaces_beside (sw_field (p), points, FALSE);
}

SwSpaces
sw_summoning_spaces (const SortiePlay *p, guint8 seat, SortieRef card)
{
  gboolean mutation = sw_type (p, card) == SW_MUTATION;
  SwSpaces spaces = mutation ? sw_field (p)->all : beside_points (p, seat, card), found = SW_NO_SPACES;
  guint16 base = sw_space (p, 0, 0);

  for (SW_EACH_SPACE (spaces, space))
    if (mutation ? may_mutate (p, seat, card, base + space, NULL) : sw_is_empty (p, base + space))
      found |= sw_space_set (space);
  return found;
}

/* Phases. */

guint
sw_phase (const SortiePlay *p)
{
  return sortie_turn_state (p)->table == SW_TURN_FULL ? sortie_turn_state (p)->phase : SW_N_PHASES;
}
