/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sets.c: which things an expression means, listed or as a test of one thing. */
#include "effect/sets.h"
#include "effect/reading.h"

static const SortieExpr *
expr_of (const SortieContext *ctx, guint16 expr)
{
  return &ctx->p->setup->catalogue->exprs[expr];
}

/* The sets of a starred operand. */
static const gint16 *
kids_of (const SortieContext *ctx, const SortieExpr *e)
{
  return ctx->p->setup->catalogue->kids + e->arg[0];
}

/* Seats. */

static gboolean
is_playing (const SortiePlay *p, guint seat)
{
  return seat < p->setup->n_seats && !(p->s->out >> seat & 1);
}

/* Everybody still in the game from @first on, in turn order; without @except. */
static void
add_seats (EffectList *list, const SortiePlay *p, guint8 first)
{
  guint n = p->setup->n_seats;
  for (guint i = 0; i < n; i++)
    {
      guint8 seat = (guint8) ((first + i) % n);
      if (is_playing (p, seat))
        effect_list_add (list, sortie_ref_seat (seat));
    }
}

/* The seats that play against @you, in turn order behind it. */
static void
add_opponents (EffectList *list, const SortiePlay *p, guint8 you)
{
  guint n = p->setup->n_seats;
  for (guint i = 1; you != SORTIE_NO_SEAT && i < n; i++)
    {
      guint8 seat = (guint8) ((you + i) % n);
      if (sortie_are_opponents (p->setup, you, seat) && is_playing (p, seat))
        effect_list_add (list, sortie_ref_seat (seat));
    }
}

static SortieRef
seat_or_nothing (guint8 seat)
{
  return seat == SORTIE_NO_SEAT ? SORTIE_NOTHING : sortie_ref_seat (seat);
}

/* One thing. */

/* The sets that have at most one member, which is the context's. */
static SortieRef
single (const SortieContext *ctx, SortieExprOp op)
{
  const SortieEvent *event = ctx->event;
  switch (op)
    {
    case SORTIE_EXPR_SET_SELF:
      return ctx->self;
    case SORTIE_EXPR_SET_IT:
      return ctx->it;
    case SORTIE_EXPR_SET_OTHER:
      return ctx->other;
    case SORTIE_EXPR_SET_YOU:
      return seat_or_nothing (ctx->you);
    case SORTIE_EXPR_SET_ACTIVE:
      return seat_or_nothing (ctx->p->s->turn.active);
    case SORTIE_EXPR_SET_SUBJECT:
      return event ? event->subject : SORTIE_NOTHING;
    case SORTIE_EXPR_SET_EVENT_OTHER:
      return event ? event->other : SORTIE_NOTHING;
    case SORTIE_EXPR_SET_EVENT_SOURCE:
      return event ? event->source : SORTIE_NOTHING;
    case SORTIE_EXPR_SET_EVENT_SEAT:
      return event ? seat_or_nothing (event->seat) : SORTIE_NOTHING;
    case SORTIE_EXPR_SET_EVENT_PLACE:
      return event ? event->place : SORTIE_NOTHING;
    case SORTIE_EXPR_SET_EVENT_CARD:
      return event ? event->card : SORTIE_NOTHING;
    default:
      return SORTIE_NOTHING;
    }
}

static guint
slot_list (const SortieContext *ctx, const SortieExpr *e, const SortieRef **ret)
{
  return ctx->frame ? sortie_slot_list (ctx->p, ctx->frame, (guint) e->arg[0], ret) : 0;
}

/* Cards of zones. */

/* Calls for each of a set's seats that has the zone; once for a zone of the table. */
static guint
list_zones (const SortieContext *ctx, const SortieExpr *e, guint16 *ret)
{
  const SortieSetup *setup = ctx->p->setup;
  SortieRef seats[SORTIE_MAX_SEATS];
  guint n = 0;
  if (e->arg[0] < 0)
    return 0;
  if (setup->zones[e->arg[0]].shared)
    {
      ret[0] = sortie_setup_zone (setup, (guint) e->arg[0], 0);
      return 1;
    }
  guint n_seats = sortie_set (ctx, (guint16) e->arg[1], seats, SORTIE_MAX_SEATS);
  for (guint i = 0; i < n_seats; i++)
    if (sortie_ref_kind (seats[i]) == SORTIE_REF_SEAT
        && sortie_ref_index (seats[i]) < setup->n_seats)
      ret[n++] = sortie_setup_zone (setup, (guint) e->arg[0], (guint8) sortie_ref_index (seats[i]));
  return n;
}

/* How many cards are meant of a zone: a written 0 is all, one that was worked out is none. */
static guint
cards_meant (const SortieContext *ctx, const SortieExpr *e, guint16 zone)
{
  const SortieExpr *wanted = expr_of (ctx, (guint16) e->arg[3]);
  guint there = sortie_zone_count (ctx->p, zone);
  gboolean is_literal = wanted->op == SORTIE_EXPR_NONE || wanted->op == SORTIE_EXPR_NUM_CONST;
  if (is_literal && wanted->arg[0] == 0)
    return there;
  guint meant = (guint) sortie_not_negative (sortie_number (ctx, (guint16) e->arg[3]));
  return MIN (meant, there);
}

static void
add_cards (EffectList *list, const SortieContext *ctx, const SortieExpr *e)
{
  const SortieCard *cards = sortie_state_cards (ctx->p->s);
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
          card = e->arg[2] ? cards[card].above : cards[card].below;
        }
    }
}

static gboolean
has_card (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint16 zones[SORTIE_MAX_SEATS];
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return FALSE;
  guint16 card = sortie_ref_index (ref);
  guint n_zones = list_zones (ctx, e, zones);
  for (guint i = 0; i < n_zones; i++)
    if (sortie_state_cards (ctx->p->s)[card].zone == zones[i])
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

/* Pieces and places. */

static gboolean
is_of_places (const SortiePlay *p, guint16 place, gint16 decl)
{
  return decl < 0 || p->setup->spots[place].decl == decl;
}

static void
add_pieces (EffectList *list, const SortieContext *ctx, const SortieExpr *e)
{
  const SortiePlace *places = sortie_state_places (ctx->p->s);
  const SortiePiece *pieces = sortie_state_pieces (ctx->p->s);
  for (guint16 place = 0; place < ctx->p->s->n_places; place++)
    if (places[place].n && is_of_places (ctx->p, place, e->arg[1]))
      for (guint16 slot = places[place].first; slot != SORTIE_NO_INDEX; slot = pieces[slot].next)
        if (sortie_set_has (ctx, (guint16) e->arg[0], sortie_ref_seat (pieces[slot].controller)))
          effect_list_add (list, sortie_piece_ref (ctx->p, slot));
}

static gboolean
has_piece (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (ctx->p, ref);
  return piece && is_of_places (ctx->p, piece->place, e->arg[1])
         && sortie_set_has (ctx, (guint16) e->arg[0], sortie_ref_seat (piece->controller));
}

/* A place of the table belongs to nobody and is among everybody's. */
static gboolean
has_place (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint16 place = sortie_ref_index (ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_PLACE || !is_of_places (ctx->p, place, e->arg[1]))
    return FALSE;
  guint8 seat = ctx->p->setup->spots[place].seat;
  return (!e->arg[2] || sortie_place_is_free (ctx->p, place))
         && (seat == SORTIE_NO_SEAT
             || sortie_set_has (ctx, (guint16) e->arg[0], sortie_ref_seat (seat)));
}

static void
add_places (EffectList *list, const SortieContext *ctx, const SortieExpr *e)
{
  for (guint16 place = 0; place < ctx->p->s->n_places; place++)
    if (has_place (ctx, e, sortie_ref_place (place)))
      effect_list_add (list, sortie_ref_place (place));
}

guint16
effect_place (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_PLACE ? sortie_ref_index (ref)
                                                   : sortie_piece_place (p, ref);
}

/* The place of the one member of a set; SORTIE_NO_INDEX when there is none. */
static guint16
place_of_set (const SortieContext *ctx, gint expr)
{
  SortieRef ref;

  return sortie_set (ctx, (guint16) expr, &ref, 1) == 1 ? effect_place (ctx->p, ref)
                                                        : SORTIE_NO_INDEX;
}

static void
add_between (EffectList *list, const SortieContext *ctx, const SortieExpr *e)
{
  guint16 from = place_of_set (ctx, e->arg[0]), to = place_of_set (ctx, e->arg[1]);
  guint16 between[G_MAXUINT8];
  guint n;

  if (from == SORTIE_NO_INDEX || to == SORTIE_NO_INDEX
      || !sortie_grid_line (ctx->p->setup, from, to, between, &n))
    return;
  for (guint i = 0; i < n; i++)
    effect_list_add (list, sortie_ref_place (between[i]));
}

/* From things to what belongs to them. */

static guint8
owner_of (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    return sortie_state_cards (p->s)[sortie_ref_index (ref)].owner;
  return sortie_piece_owner (p, ref);
}

static void
add_standing (EffectList *list, const SortiePlay *p, SortieRef place)
{
  if (sortie_ref_kind (place) != SORTIE_REF_PLACE)
    return;
  SortieRef piece = sortie_place_piece (p, sortie_ref_index (place));
  for (; piece != SORTIE_NOTHING; piece = sortie_piece_next_on_place (p, piece))
    effect_list_add (list, piece);
}

static void
add_pile (EffectList *list, const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  const SortieCard *cards = sortie_state_cards (p->s);
  guint16 card = piece ? cards[piece->card].below : SORTIE_NO_INDEX;
  for (; card != SORTIE_NO_INDEX; card = cards[card].below)
    effect_list_add (list, sortie_ref_card (card));
}

static SortieRef
bearer_of (const SortiePlay *p, SortieRef ref)
{
  gboolean is_card = sortie_ref_kind (ref) == SORTIE_REF_CARD;
  guint16 slot = is_card ? sortie_state_cards (p->s)[sortie_ref_index (ref)].piece
                         : SORTIE_NO_INDEX;
  return slot == SORTIE_NO_INDEX ? SORTIE_NOTHING : sortie_piece_ref (p, slot);
}

static void
add_belonging (EffectList *list, const SortiePlay *p, SortieExprOp op, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  if (op == SORTIE_EXPR_SET_HOLDER)
    effect_list_add (list, seat_or_nothing (effect_holder (p, ref)));
  else if (op == SORTIE_EXPR_SET_OWNER)
    effect_list_add (list, seat_or_nothing (owner_of (p, ref)));
  else if (op == SORTIE_EXPR_SET_PLACE_OF && piece)
    effect_list_add (list, sortie_ref_place (piece->place));
  else if (op == SORTIE_EXPR_SET_TOP_CARD && piece)
    effect_list_add (list, sortie_ref_card (piece->card));
  else if (op == SORTIE_EXPR_SET_ON)
    add_standing (list, p, ref);
  else if (op == SORTIE_EXPR_SET_PILE)
    add_pile (list, p, ref);
  else if (op == SORTIE_EXPR_SET_BEARER)
    effect_list_add (list, bearer_of (p, ref));
}

static void
add_of_each (EffectList *list, const SortieContext *ctx, const SortieExpr *e)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n = sortie_set (ctx, (guint16) e->arg[0], refs, SORTIE_MAX_SET);
  for (guint i = 0; i < n; i++)
    add_belonging (list, ctx->p, (SortieExprOp) e->op, refs[i]);
}

/* Whether a piece, or the card in one, belongs to a member of the set. */
static gboolean
card_belongs (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return FALSE;
  guint16 card = sortie_ref_index (ref), slot = sortie_state_cards (ctx->p->s)[card].piece;
  if (slot == SORTIE_NO_INDEX)
    return FALSE;
  gboolean is_top = sortie_state_pieces (ctx->p->s)[slot].card == card;
  return is_top == (e->op == SORTIE_EXPR_SET_TOP_CARD)
         && sortie_set_has (ctx, (guint16) e->arg[0], sortie_piece_ref (ctx->p, slot));
}

/* Sets of sets. */

static gboolean
holds_for (const SortieContext *ctx, guint16 test, SortieRef ref)
{
  SortieContext inner = *ctx;
  inner.it = ref;
  return sortie_test (&inner, test);
}

static void
keep_where (EffectList *list, const SortieContext *ctx, guint16 test)
{
  guint kept = 0;
  for (guint i = 0; i < list->n; i++)
    if (holds_for (ctx, test, list->refs[i]))
      list->refs[kept++] = list->refs[i];
  list->n = kept;
}

/* Keeps those that are (not) in another set. */
static void
keep_members (EffectList *list, const SortieContext *ctx, guint16 set, gboolean members)
{
  guint kept = 0;
  for (guint i = 0; i < list->n; i++)
    if (sortie_set_has (ctx, set, list->refs[i]) == members)
      list->refs[kept++] = list->refs[i];
  list->n = kept;
}

/* Keeps all that have the best value. */
static void
keep_best (EffectList *list, const SortieContext *ctx, const SortieExpr *e)
{
  gint sign = e->op == SORTIE_EXPR_SET_HIGHEST ? 1 : -1, best = G_MININT;
  guint kept = 0;
  for (guint i = 0; i < list->n; i++)
    {
      gint value = sign * effect_value (ctx, (guint) e->arg[0], list->refs[i], e->arg[2]);
      if (value > best)
        kept = 0;
      best = MAX (best, value);
      if (value == best)
        list->refs[kept++] = list->refs[i];
    }
  list->n = kept;
}

static void
add_set (EffectList *list, const SortieContext *ctx, guint16 set)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n = sortie_set (ctx, set, refs, SORTIE_MAX_SET);
  for (guint i = 0; i < n; i++)
    effect_list_add (list, refs[i]);
}

/* The members of an operand, without a second copy of them. */
static void
begin_with (EffectList *list, const SortieContext *ctx, gint16 set)
{
  list->n = sortie_set (ctx, (guint16) set, list->refs, list->max);
}

/* Listing. */

static void
list_slot (EffectList *list, const SortieContext *ctx, const SortieExpr *e)
{
  const SortieRef *refs;
  guint n = slot_list (ctx, e, &refs);
  list->n = MIN (n, list->max);
  for (guint i = 0; i < list->n; i++)
    list->refs[i] = refs[i];
}

static void
list_set (EffectList *list, const SortieContext *ctx, const SortieExpr *e)
{
  switch ((SortieExprOp) e->op)
    {
    case SORTIE_EXPR_SET_SLOT:
      list_slot (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_WORD:
      list->n = effect_set_word (ctx, (guint) e->arg[0], list->refs, list->max);
      break;
    case SORTIE_EXPR_SET_OPPONENTS:
      add_opponents (list, ctx->p, ctx->you);
      break;
    case SORTIE_EXPR_SET_SEATS:
      add_seats (list, ctx->p, ctx->p->s->turn.active);
      break;
    case SORTIE_EXPR_SET_WHERE:
      begin_with (list, ctx, e->arg[0]);
      keep_where (list, ctx, (guint16) e->arg[1]);
      break;
    case SORTIE_EXPR_SET_CARDS:
      add_cards (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_PIECES:
      add_pieces (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_PLACES:
      add_places (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_UNION:
      for (guint i = 0; i < e->n_args; i++)
        add_set (list, ctx, (guint16) kids_of (ctx, e)[i]);
      break;
    case SORTIE_EXPR_SET_BOTH:
      begin_with (list, ctx, kids_of (ctx, e)[0]);
      for (guint i = 1; i < e->n_args; i++)
        keep_members (list, ctx, (guint16) kids_of (ctx, e)[i], TRUE);
      break;
    case SORTIE_EXPR_SET_WITHOUT:
      begin_with (list, ctx, e->arg[0]);
      keep_members (list, ctx, (guint16) e->arg[1], FALSE);
      break;
    case SORTIE_EXPR_SET_HIGHEST:
    case SORTIE_EXPR_SET_LOWEST:
      begin_with (list, ctx, e->arg[1]);
      keep_best (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_HOLDER:
    case SORTIE_EXPR_SET_OWNER:
    case SORTIE_EXPR_SET_PLACE_OF:
    case SORTIE_EXPR_SET_ON:
    case SORTIE_EXPR_SET_PILE:
    case SORTIE_EXPR_SET_TOP_CARD:
    case SORTIE_EXPR_SET_BEARER:
      add_of_each (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_BETWEEN:
      add_between (list, ctx, e);
      break;
    default:
      effect_list_add (list, single (ctx, (SortieExprOp) e->op));
    }
}

/* Sets that are cut down after they were listed need room for all of it. */
static gboolean
is_cut_down (SortieExprOp op)
{
  return op == SORTIE_EXPR_SET_WHERE || op == SORTIE_EXPR_SET_BOTH
         || op == SORTIE_EXPR_SET_WITHOUT || op == SORTIE_EXPR_SET_HIGHEST
         || op == SORTIE_EXPR_SET_LOWEST;
}

static guint
list_and_copy (const SortieContext *ctx, const SortieExpr *e, SortieRef *ret, guint max)
{
  SortieRef refs[SORTIE_MAX_SET];
  EffectList all = { refs, 0, SORTIE_MAX_SET };
  list_set (&all, ctx, e);
  guint n = MIN (all.n, max);
  for (guint i = 0; i < n; i++)
    ret[i] = refs[i];
  return n;
}

guint
sortie_set (const SortieContext *ctx, guint16 expr, SortieRef *ret, guint max)
{
  const SortieExpr *e = expr_of (ctx, expr);
  if (max < SORTIE_MAX_SET && is_cut_down ((SortieExprOp) e->op))
    return list_and_copy (ctx, e, ret, max);
  EffectList list = { ret, 0, max };
  list_set (&list, ctx, e);
  return list.n;
}

/* Testing one thing. */

static gboolean
is_listed (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  SortieRef refs[SORTIE_MAX_SET];
  EffectList list = { refs, 0, SORTIE_MAX_SET };
  list_set (&list, ctx, e);
  return effect_list_has (refs, list.n, ref);
}

static gboolean
is_in_slot (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  const SortieRef *refs;
  guint n = slot_list (ctx, e, &refs);
  return effect_list_has (refs, n, ref);
}

static guint
sets_with (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint n = 0;
  for (guint i = 0; i < e->n_args; i++)
    n += sortie_set_has (ctx, (guint16) kids_of (ctx, e)[i], ref);
  return n;
}

static gboolean
is_seat (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_SEAT && is_playing (p, sortie_ref_index (ref));
}

gboolean
sortie_set_has (const SortieContext *ctx, guint16 expr, SortieRef ref)
{
  const SortieExpr *e = expr_of (ctx, expr);
  if (ref == SORTIE_NOTHING)
    return FALSE;
  switch ((SortieExprOp) e->op)
    {
    case SORTIE_EXPR_SET_SLOT:
      return is_in_slot (ctx, e, ref);
    case SORTIE_EXPR_SET_WORD:
      return sortie_counts_as (ctx, (guint) e->arg[0], ref);
    case SORTIE_EXPR_SET_OPPONENTS:
      return is_seat (ctx->p, ref)
             && sortie_are_opponents (ctx->p->setup, ctx->you, (guint8) sortie_ref_index (ref));
    case SORTIE_EXPR_SET_SEATS:
      return is_seat (ctx->p, ref);
    case SORTIE_EXPR_SET_WHERE:
      return sortie_set_has (ctx, (guint16) e->arg[0], ref)
             && holds_for (ctx, (guint16) e->arg[1], ref);
    case SORTIE_EXPR_SET_CARDS:
      return has_card (ctx, e, ref);
    case SORTIE_EXPR_SET_PIECES:
      return has_piece (ctx, e, ref);
    case SORTIE_EXPR_SET_PLACES:
      return has_place (ctx, e, ref);
    case SORTIE_EXPR_SET_UNION:
      return sets_with (ctx, e, ref) > 0;
    case SORTIE_EXPR_SET_BOTH:
      return sets_with (ctx, e, ref) == e->n_args;
    case SORTIE_EXPR_SET_WITHOUT:
      return sortie_set_has (ctx, (guint16) e->arg[0], ref)
             && !sortie_set_has (ctx, (guint16) e->arg[1], ref);
    case SORTIE_EXPR_SET_ON:
      return sortie_piece_exists (ctx->p, ref)
             && sortie_set_has (ctx, (guint16) e->arg[0],
                                sortie_ref_place (sortie_piece_place (ctx->p, ref)));
    case SORTIE_EXPR_SET_PILE:
    case SORTIE_EXPR_SET_TOP_CARD:
      return card_belongs (ctx, e, ref);
    case SORTIE_EXPR_SET_HIGHEST:
    case SORTIE_EXPR_SET_LOWEST:
    case SORTIE_EXPR_SET_HOLDER:
    case SORTIE_EXPR_SET_OWNER:
    case SORTIE_EXPR_SET_PLACE_OF:
    case SORTIE_EXPR_SET_BETWEEN:
    case SORTIE_EXPR_SET_BEARER:
      return is_listed (ctx, e, ref);
    default:
      return ref == single (ctx, (SortieExprOp) e->op);
    }
}

void
sortie_slot_copy (const SortiePlay *p, const SortieFrame *f, guint slot, SortieList *ret)
{
  const SortieRef *refs;
  guint n = sortie_slot_list (p, f, slot, &refs);

  g_assert (n <= G_N_ELEMENTS (ret->ref)); /* it was a set */
  ret->n = n;
  memcpy (ret->ref, refs, n * sizeof *refs);
}

/* What the set words of most games are made of. */

guint
sortie_list_pieces (const SortieContext *ctx, SortieHas *has, SortieRef *ret, guint max)
{
  guint n = 0;

  for (SORTIE_EACH_PIECE (ctx->p, slot))
    {
      SortieRef ref = sortie_piece_ref (ctx->p, slot);

      if (n < max && has (ctx, ref))
        ret[n++] = ref;
    }
  return n;
}

guint
sortie_list_zone (const SortieContext *ctx, guint16 zone, SortieRef *ret, guint n, guint max)
{
  for (SORTIE_EACH_IN_ZONE (ctx->p, zone, card))
    if (n < max)
      ret[n++] = sortie_ref_card (card);
  return n;
}
