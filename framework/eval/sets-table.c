/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sets-table.c: sets that are read from the table: seats, cards in zones, pieces, places, and what belongs to them. */
#include "eval/internal.h"

/* ---- Seats ---------------------------------------------------------------------------- */

static gboolean
is_playing (const SortiePlay *p, guint seat)
{
  return seat < p->setup->n_seats && !(p->s->out >> seat & 1);
}

void
eval_add_seats (EvalList *list, const SortiePlay *p, guint8 first)
{
  guint n = p->setup->n_seats;
  for (guint i = 0; i < n; i++)
    {
      guint8 seat = sortie_seat_later (p, first, i);
      if (is_playing (p, seat))
        eval_list_add (list, sortie_ref_seat (seat));
    }
}

void
eval_add_opponents (EvalList *list, const SortieContext *ctx)
{
  const SortiePlay *p = ctx->p;
  guint n = p->setup->n_seats;
  guint8 opponents = ctx->you == SORTIE_NO_SEAT ? 0 : sortie_opponents (p, ctx->you, ctx->side);
  for (guint i = 1; opponents != 0 && i < n; i++)
    {
      guint8 seat = sortie_seat_later (p, ctx->you, i);
      if (opponents >> seat & 1)
        eval_list_add (list, sortie_ref_seat (seat));
    }
}

gboolean
eval_is_playing (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_SEAT && is_playing (p, sortie_ref_index (ref));
}

gboolean
eval_is_opponent (const SortieContext *ctx, SortieRef ref)
{
  guint8 seat = (guint8) sortie_ref_index (ref);
  if (!eval_is_playing (ctx->p, ref))
    return FALSE;
  return ctx->p->setup->sides != NULL
             ? ctx->you != SORTIE_NO_SEAT
                   && (sortie_opponents (ctx->p, ctx->you, ctx->side) >> seat & 1)
             : sortie_are_opponents (ctx->p->setup, ctx->you, seat);
}

/* ---- Cards of zones ------------------------------------------------------------------- */

/* Lists the zone of each seat in a set, or the single zone of the table. */
static guint
list_zones (const SortieContext *ctx, const SortieExpr *e, guint16 *ret)
{
  const SortieSetup *setup = ctx->p->setup;
  guint n = 0;
  if (e->arg[0] < 0)
    return 0;
  if (setup->zones[e->arg[0]].shared)
    {
      ret[0] = sortie_setup_zone (setup, (guint) e->arg[0], 0);
      return 1;
    }
  for (EVAL_EACH (ctx, e->arg[1], seat))
    if (eval_seat_of (ctx->p, *seat) != SORTIE_NO_SEAT && n < SORTIE_MAX_SEATS)
      ret[n++] = sortie_setup_zone (setup, (guint) e->arg[0], eval_seat_of (ctx->p, *seat));
  return n;
}

/* How many cards of a zone are meant: a literal 0 means all, a computed 0 means none. */
static guint
cards_meant (const SortieContext *ctx, const SortieExpr *e, guint16 zone)
{
  const SortieExpr *wanted = eval_expr (ctx, (guint16) e->arg[3]);
  guint there = sortie_zone_count (ctx->p, zone);
  gboolean is_literal = wanted->op == SORTIE_EXPR_NONE || wanted->op == SORTIE_EXPR_NUM_CONST;
  if (is_literal && wanted->arg[0] == 0)
    return there;
  guint meant = (guint) sortie_not_negative (sortie_number (ctx, (guint16) e->arg[3]));
  return MIN (meant, there);
}

void
eval_add_cards (EvalList *list, const SortieContext *ctx, const SortieExpr *e)
{
  guint16 zones[SORTIE_MAX_SEATS];
  guint n_zones = list_zones (ctx, e, zones);
  for (guint i = 0; i < n_zones; i++)
    {
      guint left = cards_meant (ctx, e, zones[i]);
      guint16 card =
          e->arg[2] ? sortie_zone_bottom (ctx->p, zones[i]) : sortie_zone_top (ctx->p, zones[i]);
      for (; left && card != SORTIE_NO_INDEX && list->n < list->max; left--)
        {
          list->refs[list->n++] = sortie_ref_card (card);
          card = e->arg[2] ? sortie_card (ctx->p, card)->above : sortie_card (ctx->p, card)->below;
        }
    }
}

gboolean
eval_has_card (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint16 zones[SORTIE_MAX_SEATS];
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return FALSE;
  guint16 card = sortie_ref_index (ref);
  guint n_zones = list_zones (ctx, e, zones);
  for (guint i = 0; i < n_zones; i++)
    if (sortie_card (ctx->p, card)->zone == zones[i])
      {
        guint there = sortie_zone_count (ctx->p, zones[i]);
        guint meant = cards_meant (ctx, e, zones[i]);
        if (meant == there)
          return TRUE;
        guint position = sortie_zone_position (ctx->p, card);
        return (e->arg[2] ? there - 1 - position : position) < meant;
      }
  return FALSE;
}

/* ---- Pieces and places ---------------------------------------------------------------- */

static gboolean
is_of_places (const SortiePlay *p, guint16 place, gint16 decl)
{
  return decl < 0 || p->setup->spots[place].decl == decl;
}

void
eval_add_pieces (EvalList *list, const SortieContext *ctx, const SortieExpr *e)
{
  const SortiePlace *places = sortie_state_places (ctx->p->s);
  const SortiePiece *pieces = sortie_state_pieces (ctx->p->s);
  for (guint16 place = 0; place < ctx->p->s->n_places; place++)
    if (places[place].n && is_of_places (ctx->p, place, e->arg[1])
        && sortie_is_on_side (ctx->p, ctx->you, ctx->side, place))
      for (guint16 slot = places[place].first; slot != SORTIE_NO_INDEX; slot = pieces[slot].next)
        if (sortie_set_has (ctx, (guint16) e->arg[0], sortie_ref_seat (pieces[slot].controller)))
          eval_list_add (list, sortie_piece_ref (ctx->p, slot));
}

gboolean
eval_has_piece (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (ctx->p, ref);
  return piece != NULL && is_of_places (ctx->p, piece->place, e->arg[1])
         && sortie_is_on_side (ctx->p, ctx->you, ctx->side, piece->place)
         && sortie_set_has (ctx, (guint16) e->arg[0], sortie_ref_seat (piece->controller));
}

/* In a game with sides, a shared place is between two neighbours and belongs to neither. */
static guint8
whose_place (const SortieSetup *setup, guint16 place)
{
  const SortieSpot *spot = &setup->spots[place];
  return setup->sides != NULL && setup->places[spot->decl].shared ? SORTIE_NO_SEAT : spot->seat;
}

gboolean
eval_has_place (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint16 place = sortie_ref_index (ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_PLACE || !is_of_places (ctx->p, place, e->arg[1]))
    return FALSE;
  guint8 seat = whose_place (ctx->p->setup, place);
  return (!e->arg[2] || sortie_place_is_free (ctx->p, place))
         && sortie_is_on_side (ctx->p, ctx->you, ctx->side, place)
         && (seat == SORTIE_NO_SEAT
             || sortie_set_has (ctx, (guint16) e->arg[0], sortie_ref_seat (seat)));
}

void
eval_add_places (EvalList *list, const SortieContext *ctx, const SortieExpr *e)
{
  for (guint16 place = 0; place < ctx->p->s->n_places; place++)
    if (eval_has_place (ctx, e, sortie_ref_place (place)))
      eval_list_add (list, sortie_ref_place (place));
}

guint16
eval_place (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_PLACE ? sortie_ref_index (ref)
                                                   : sortie_piece_place (p, ref);
}

/* The place of the only member of a set; SORTIE_NO_INDEX if there is none. */
static guint16
place_of_set (const SortieContext *ctx, gint expr)
{
  SortieRef ref;

  return sortie_set (ctx, (guint16) expr, &ref, 1) == 1 ? eval_place (ctx->p, ref)
                                                        : SORTIE_NO_INDEX;
}

void
eval_add_between (EvalList *list, const SortieContext *ctx, const SortieExpr *e)
{
  guint16 from = place_of_set (ctx, e->arg[0]), to = place_of_set (ctx, e->arg[1]);
  guint16 between[G_MAXUINT8];
  guint n;

  if (from == SORTIE_NO_INDEX || to == SORTIE_NO_INDEX
      || !sortie_grid_line (ctx->p->setup, from, to, between, &n))
    return;
  for (guint i = 0; i < n; i++)
    eval_list_add (list, sortie_ref_place (between[i]));
}

/* ---- From things to what belongs to them ---------------------------------------------- */

static guint8
owner_of (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    return sortie_card_of (p, ref)->owner;
  return sortie_piece_owner (p, ref);
}

static void
add_standing (EvalList *list, const SortiePlay *p, SortieRef place)
{
  if (sortie_ref_kind (place) != SORTIE_REF_PLACE)
    return;
  SortieRef piece = sortie_place_piece (p, sortie_ref_index (place));
  for (; piece != SORTIE_NOTHING; piece = sortie_piece_next_on_place (p, piece))
    eval_list_add (list, piece);
}

static void
add_pile (EvalList *list, const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  guint16 card = piece != NULL ? sortie_card (p, piece->card)->below : SORTIE_NO_INDEX;
  for (; card != SORTIE_NO_INDEX; card = sortie_card (p, card)->below)
    eval_list_add (list, sortie_ref_card (card));
}

static SortieRef
bearer_of (const SortiePlay *p, SortieRef ref)
{
  gboolean is_card = sortie_ref_kind (ref) == SORTIE_REF_CARD;
  guint16 slot = is_card ? sortie_card_of (p, ref)->piece
                         : SORTIE_NO_INDEX;
  return slot == SORTIE_NO_INDEX ? SORTIE_NOTHING : sortie_piece_ref (p, slot);
}

static void
add_belonging (EvalList *list, const SortiePlay *p, SortieExprOp op, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  if (op == SORTIE_EXPR_SET_HOLDER)
    eval_list_add (list, eval_seat_or_nothing (eval_holder (p, ref)));
  else if (op == SORTIE_EXPR_SET_OWNER)
    eval_list_add (list, eval_seat_or_nothing (owner_of (p, ref)));
  else if (op == SORTIE_EXPR_SET_PLACE_OF && piece != NULL)
    eval_list_add (list, sortie_ref_place (piece->place));
  else if (op == SORTIE_EXPR_SET_TOP_CARD && piece != NULL)
    eval_list_add (list, sortie_ref_card (piece->card));
  else if (op == SORTIE_EXPR_SET_ON)
    add_standing (list, p, ref);
  else if (op == SORTIE_EXPR_SET_PILE)
    add_pile (list, p, ref);
  else if (op == SORTIE_EXPR_SET_BEARER)
    eval_list_add (list, bearer_of (p, ref));
}

void
eval_add_belongings (EvalList *list, const SortieContext *ctx, const SortieExpr *e)
{
  for (EVAL_EACH (ctx, e->arg[0], ref))
    add_belonging (list, ctx->p, (SortieExprOp) e->op, *ref);
}

gboolean
eval_card_belongs (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return FALSE;
  guint16 card = sortie_ref_index (ref), slot = sortie_card (ctx->p, card)->piece;
  if (slot == SORTIE_NO_INDEX)
    return FALSE;
  gboolean is_top = sortie_piece_in (ctx->p, slot)->card == card;
  return is_top == (e->op == SORTIE_EXPR_SET_TOP_CARD)
         && sortie_set_has (ctx, (guint16) e->arg[0], sortie_piece_ref (ctx->p, slot));
}
