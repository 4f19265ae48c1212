/* SPDX-License-Identifier: GPL-3.0-or-later */
/* flanks.c: which players face each other, across which Battle Zone. */
#include "flanks.h"
#include "seats.h"

/* Neighbours. */

/* A player who is out stays a neighbour until the cards are gone: nothing that began between two players may
 * turn to a third. */
static gboolean
is_cleared_away (const SortiePlay *p, guint8 seat)
{
  return sortie_var (p, SS_VAR_GONE, seat) != 0;
}

/* The next seat in steps of @step around the table. */
static guint8
neighbour (const SortiePlay *p, guint8 seat, guint step)
{
  guint n = sortie_n_seats (p);

  for (guint i = 1; i < n; i++)
    {
      guint8 other = sortie_seat_later (p, seat, i * step % n);

      if (!is_cleared_away (p, other))
        return other;
    }
  return seat;
}

/* SS-20.9: turns go clockwise, and so round the table to the left. */
guint8
ss_left_neighbour (const SortiePlay *p, guint8 seat)
{
  return neighbour (p, seat, 1);
}

guint8
ss_right_neighbour (const SortiePlay *p, guint8 seat)
{
  return neighbour (p, seat, sortie_n_seats (p) - 1);
}

/* Flanks. */

guint
ss_n_flanks (const SortiePlay *p, guint8 seat)
{
  if (ss_is_circle (p))
    return 2;
  return sortie_mode (p) == SS_MODE_COOP && ss_is_boss (p, seat) ? 2 : 1;
}

SsFlank
ss_flank_number (const SortiePlay *p, guint8 seat, guint i)
{
  if (i == 1)
    return ss_flank (seat, SORTIE_RIGHT);
  return ss_flank (seat, ss_n_flanks (p, seat) == 2 ? SORTIE_LEFT : SORTIE_NO_SIDE);
}

static SsFlank
faces_in_circle (const SortiePlay *p, SsFlank flank)
{
  guint8 seat = ss_flank_seat (flank);

  return ss_flank_side (flank) == SORTIE_RIGHT
           ? ss_flank (ss_right_neighbour (p, seat), SORTIE_LEFT)
           : ss_flank (ss_left_neighbour (p, seat), SORTIE_RIGHT);
}

/* SS-19.6: each player faces the Boss. */
static SsFlank
faces_in_coop (const SortiePlay *p, SsFlank flank)
{
  if (ss_is_boss (p, ss_flank_seat (flank)))
    return ss_flank_side (flank) == SORTIE_RIGHT ? SS_OTHER_PLAYER : SS_PLAYER;
  return ss_flank_number (p, ss_boss_seat (p), ss_flank_seat (flank) == SS_OTHER_PLAYER);
}

SsFlank
ss_faces (const SortiePlay *p, SsFlank flank)
{
  if (ss_is_circle (p))
    return faces_in_circle (p, flank);
  if (sortie_mode (p) == SS_MODE_COOP)
    return faces_in_coop (p, flank);
  return ss_opponent (p, ss_flank_seat (flank));
}

/* The flank of @seat in the Battle Zone of @flank: that flank itself, or the one it faces. For a seat outside that
 * zone, its left flank. */
static SsFlank
flank_beside (const SortiePlay *p, SsFlank flank, guint8 seat)
{
  SsFlank facing;

  if (!ss_is_circle (p))
    return seat;
  if (ss_flank_seat (flank) == seat)
    return flank;
  facing = ss_faces (p, flank);
  return ss_flank_seat (facing) == seat ? facing : ss_flank (seat, SORTIE_LEFT);
}

SsFlank
ss_flank_in (const SortiePlay *p, const SortieFrame *f, guint8 seat)
{
  return flank_beside (p, ss_flank (f->seat, f->side), seat);
}

SsFlank
ss_flank_for (const SortieContext *ctx, guint8 seat)
{
  return flank_beside (ctx->p, ss_flank (ctx->you, ctx->side), seat);
}

SsFlank
ss_flank_of (const SortiePlay *p, SortieRef unit)
{
  guint8 seat = sortie_piece_controller (p, unit);

  return ss_flank (seat, sortie_side_of_thing (p, seat, unit));
}

SsFlank
ss_flank_with (const SortiePlay *p, guint16 place)
{
  const SortieSpot *spot = sortie_place_spot (p->setup, place);

  return ss_flank (spot->seat, spot->side);
}

/* In a circle, No Man's Land belongs to the seat that has it on the left; between a player and the Boss, to the
 * player. */
guint16
ss_nml (const SortiePlay *p, SsFlank flank)
{
  SsFlank whose = flank;

  if (ss_is_circle (p) ? ss_flank_side (flank) == SORTIE_RIGHT
                       : ss_has_flanks (p) && ss_is_boss (p, ss_flank_seat (flank)))
    whose = ss_faces (p, flank);
  return sortie_setup_place (p->setup, SS_PLACE_NML, ss_flank_seat (whose), 0);
}

/* Sides. */

/* For places between a seat and its neighbours, if it is not out. */
static guint8
side_of_facing (const SortiePlay *p, guint8 seat, SsFlank flank)
{
  for (SortieSide side = SORTIE_LEFT; side <= SORTIE_RIGHT; side++)
    if (ss_faces (p, ss_flank (seat, side)) == flank)
      return side;
  return SORTIE_NO_SIDE;
}

static guint8
side_of (const SortiePlay *p, guint8 seat, guint16 place)
{
  const SortieSpot *spot = sortie_place_spot (p->setup, place);

  if (spot->decl == SS_PLACE_COMMAND || is_cleared_away (p, spot->seat))
    return SORTIE_NO_SIDE;
  if (spot->decl == SS_PLACE_NML)
    return spot->seat == seat ? SORTIE_LEFT
           : side_of_facing (p, seat, ss_flank (spot->seat, SORTIE_LEFT)) == SORTIE_RIGHT
             ? SORTIE_RIGHT
             : SORTIE_NO_SIDE;
  return spot->seat == seat ? spot->side
                            : side_of_facing (p, seat, ss_flank (spot->seat, spot->side));
}

/* RUL-70: the neighbour on a side; on no side, both. */
static guint8
opponents_on (const SortiePlay *p, guint8 seat, guint8 side)
{
  guint8 seats = 0;

  if (side != SORTIE_RIGHT)
    seats |= 1u << ss_left_neighbour (p, seat);
  if (side != SORTIE_LEFT)
    seats |= 1u << ss_right_neighbour (p, seat);
  return sortie_is_out (p, seat) ? 0 : seats & ~(1u << seat);
}

const SortieSides ss_sides = { .side_of = side_of, .opponents = opponents_on };
