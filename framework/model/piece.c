/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* piece.c: pieces: putting cards on places, moving and removing them, and their piles. */
#include "model/internal.h"

guint16
sortie_free_place (const SortiePlay *p, guint decl, guint8 seat)
{
  for (SORTIE_EACH_PLACE_OF (p, decl, seat, place))
    if (sortie_place_is_free (p, place))
      return place;
  return SORTIE_NO_INDEX;
}

/* ---- Slots ---------------------------------------------------------------------------- */

/* Returns the lowest free slot, possibly one that was never used. */
static guint16
find_slot (const SortieState *s)
{
  const SortiePiece *pieces = sortie_state_pieces (s);
  for (guint16 slot = 0; slot < s->n_pieces; slot++)
    if (pieces[slot].place == SORTIE_NO_INDEX)
      return slot;
  return s->n_pieces < s->cap_pieces ? s->n_pieces : SORTIE_NO_INDEX;
}

/* A slot that is used again gets a new generation, so that old references do not name the new piece. */
static void
open_slot (SortieState *s, guint16 slot, guint8 controller)
{
  gboolean is_new = slot == s->n_pieces;
  SortiePiece *piece = &sortie_state_pieces (s)[slot];
  guint16 generation = is_new ? 0 : (piece->generation + 1) & 0xfff;

  *piece = sortie_no_piece;
  piece->generation = generation;
  piece->controller = controller;
  s->n_pieces += is_new;
}

static gint16 *
marks_of (const SortiePlay *p, guint16 slot)
{
  return sortie_state_marks (p->s) + slot * p->setup->n_marks;
}

/* ---- Places: the oldest piece comes first --------------------------------------------- */

static void
stand (SortieState *s, guint16 slot, guint16 place)
{
  SortiePiece *pieces = sortie_state_pieces (s);
  SortiePlace *at = &sortie_state_places (s)[place];
  guint16 *end = &at->first;
  while (*end != SORTIE_NO_INDEX)
    end = &pieces[*end].next;
  *end = slot;
  at->n++;
  pieces[slot].place = place;
  pieces[slot].next = SORTIE_NO_INDEX;
  sortie_state_forget_glance (s);
}

static void
leave_slot (SortieState *s, guint16 slot)
{
  SortiePiece *pieces = sortie_state_pieces (s);
  SortiePlace *at = &sortie_state_places (s)[pieces[slot].place];
  guint16 *link = &at->first;
  while (*link != slot)
    link = &pieces[*link].next;
  *link = pieces[slot].next;
  at->n--;
  pieces[slot].place = SORTIE_NO_INDEX;
  pieces[slot].next = SORTIE_NO_INDEX;
  sortie_state_forget_glance (s);
}

/* Ends the effects that are locked on a piece and those that its presence maintains. */
static void
end_effects_with (SortieState *s, SortieRef ref)
{
  SortieEffect *effects = sortie_state_effects (s);
  guint kept = 0;
  for (guint i = 0; i < s->n_effects; i++)
    {
      const SortieEffect *effect = &effects[i];
      gboolean by_presence = effect->until == SORTIE_UNTIL_SOURCE_LEAVES && effect->source == ref;
      if (effect->subject != ref && !by_presence)
        effects[kept++] = effects[i];
    }
  s->n_effects = (guint16) kept; /* leave_slot() clears the glance */
}

static void
end_piece (SortiePlay *p, guint16 slot)
{
  SortiePiece *piece = &sortie_state_pieces (p->s)[slot];
  end_effects_with (p->s, sortie_piece_ref (p, slot));
  leave_slot (p->s, slot);
  memset (marks_of (p, slot), 0, p->setup->n_marks * sizeof (gint16));
  piece->controller = SORTIE_NO_SEAT;
  piece->memory = 0;
}

/* ---- Piles and zones: a card is linked to its neighbours ------------------------------ */

static inline void
take_from_zone (SortieZone *zone, const SortieCard *card)
{
  if (card->above == SORTIE_NO_INDEX)
    zone->top = card->below;
  if (card->below == SORTIE_NO_INDEX)
    zone->bottom = card->above;
  zone->n--;
}

/* The top card says what the piece is, so it must be face up. */
static void
take_from_piece (SortieCard *cards, SortiePiece *piece, const SortieCard *card)
{
  if (card->above == SORTIE_NO_INDEX)
    piece->card = card->below;
  if (piece->card != SORTIE_NO_INDEX)
    cards[piece->card].face_down = FALSE;
  piece->n_cards--;
}

static void
lift_from_piece (SortiePlay *p, SortieCard *c, guint16 slot)
{
  SortiePiece *piece = &sortie_state_pieces (p->s)[slot];

  take_from_piece (sortie_state_cards (p->s), piece, c);
  sortie_state_forget_glance (p->s);
  if (piece->n_cards == 0)
    end_piece (p, slot);
}

static inline void
lift (SortiePlay *p, SortieCard *c)
{
  guint16 slot = c->piece;

  model_cards_join (sortie_state_cards (p->s), c->above, c->below);
  if (c->zone != SORTIE_NO_INDEX)
    take_from_zone (&sortie_state_zones (p->s)[c->zone], c);
  if (slot != SORTIE_NO_INDEX)
    lift_from_piece (p, c, slot);
  c->above = c->below = c->zone = c->piece = SORTIE_NO_INDEX;
  c->face_down = FALSE;
  sortie_state_unsettle (p->s);
}

/* Ends whatever lasted only as long as the card was there, such as an upgrade or a rune. */
static inline void
take_effects (SortiePlay *p, guint16 card)
{
  SortieCard *c = &sortie_state_cards (p->s)[card];

  if (c->piece != SORTIE_NO_INDEX)
    end_effects_with (p->s, sortie_ref_card (card));
  lift (p, c);
}

void
model_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end)
{
  model_knowledge_moves (p, card, zone);
  take_effects (p, card);
  model_card_clear_flags (p, card);
  model_card_put (p, card, zone, end);
}

static void
put_on_piece (SortiePlay *p, guint16 card, guint16 slot, SortieEnd end)
{
  SortieCard *cards = sortie_state_cards (p->s);
  SortiePiece *piece = &sortie_state_pieces (p->s)[slot];
  guint16 bottom = piece->card;

  cards[card].piece = slot;
  if (end == SORTIE_TOP || piece->n_cards == 0)
    {
      model_cards_join (cards, card, piece->card);
      piece->card = card;
    }
  else
    {
      while (cards[bottom].below != SORTIE_NO_INDEX)
        bottom = cards[bottom].below;
      model_cards_join (cards, bottom, card);
    }
  piece->n_cards++;
  sortie_state_forget_glance (p->s);
}

SortieRef
sortie_piece_put (SortiePlay *p, guint16 card, guint16 place, guint8 controller)
{
  g_return_val_if_fail (card < p->s->n_cards && place < p->s->n_places, SORTIE_NOTHING);
  guint16 slot = find_slot (p->s);
  if (slot == SORTIE_NO_INDEX)
    {
      sortie_overflow (p, "pieces", p->s->n_pieces + 1u, p->s->cap_pieces);
      return SORTIE_NOTHING;
    }
  guint16 from = sortie_state_cards (p->s)[card].piece;
  model_knowledge_stands (p, card, model_all_seats (p->setup));
  take_effects (p, card);
  model_pile_uncovered (p, from);
  open_slot (p->s, slot, controller);
  for (guint mark = 0; mark < p->setup->n_marks; mark++)
    marks_of (p, slot)[mark] = MAX (0, p->setup->marks[mark].min);
  stand (p->s, slot, place);

  model_card_clear_flags (p, card);
  put_on_piece (p, card, slot, SORTIE_TOP);
  return sortie_piece_ref (p, slot);
}

/* Where a piece that arrived at @place last belongs in the list of pieces in play, which is in the order of the
 * places. */
static guint
standing_at (const SortieState *s, const SortieStanding *who, guint n, guint16 place)
{
  const SortiePiece *pieces = sortie_state_pieces (s);
  guint at = 0;
  while (at < n && pieces[sortie_ref_index (who[at].ref)].place <= place)
    at++;
  return at;
}

/* A piece that was number @from in the list is now number @to. */
static guint64
around_after_move (guint64 around, guint n, guint from, guint to)
{
  guint64 bit = from < 64 ? around >> from & 1 : 1;

  if (from < 64)
    around = (around & ~(G_MAXUINT64 << from)) | (around >> from >> 1 << from)
             | ((guint64) (n > 64) << 63);
  if (to < 64)
    around = (around & ~(G_MAXUINT64 << to)) | (around >> to << to << 1) | (bit << to);
  return around;
}

/* When a piece moves within play, nothing in the glance changes except the piece's position in the list. */
static void
keep_glance (SortieState *s, SortieRef piece, guint16 place, SortieGlance glance)
{
  SortieStanding *who = sortie_state_standing (s), moved;
  guint i = 0, to;
  while (i < glance.n && who[i].ref != piece)
    i++;
  if (i == glance.n)
    return;
  moved = who[i];
  memmove (who + i, who + i + 1, (glance.n - i - 1) * sizeof *who);
  to = standing_at (s, who, glance.n - 1u, place);
  memmove (who + to + 1, who + to, (glance.n - to - 1) * sizeof *who);
  who[to] = moved;
  glance.around = around_after_move (glance.around, glance.n, i, to);
  s->glance = glance;
  sortie_state_unsettle (s);
}

void
sortie_piece_move (SortiePlay *p, SortieRef ref, guint16 place)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  g_return_if_fail (piece != NULL && place < p->s->n_places);
  SortieGlance glance = p->s->glance;
  gboolean stays = model_is_in_play (p->setup, piece->place) && model_is_in_play (p->setup, place);
  leave_slot (p->s, sortie_ref_index (ref));
  stand (p->s, sortie_ref_index (ref), place);
  if (glance.is_kept && stays)
    keep_glance (p->s, ref, place, glance);
}

void
model_pile_uncovered (SortiePlay *p, guint16 slot)
{
  if (slot != SORTIE_NO_INDEX && sortie_state_pieces (p->s)[slot].place != SORTIE_NO_INDEX)
    sortie_state_cards (p->s)[sortie_state_pieces (p->s)[slot].card].known =
        model_all_seats (p->setup);
}

/* Moving the last card takes the piece off the table. */
void
sortie_piece_remove (SortiePlay *p, SortieRef ref, guint16 zone, SortieEnd end)
{
  const SortieCard *cards = sortie_state_cards (p->s);
  SortiePiece *piece = sortie_piece (p, ref);
  g_return_if_fail (piece != NULL && zone < p->s->n_zones);

  for (guint left = piece->n_cards; left > 0; left--)
    {
      guint16 card = piece->card;
      while (end == SORTIE_TOP && cards[card].below != SORTIE_NO_INDEX)
        card = cards[card].below;
      model_card_move (p, card, zone, end);
    }
}

/* Buries the cards of a piece, with or without the top card, each on top of the one before. */
static void
bury (SortiePlay *p, SortieRef ref, guint16 zone, gboolean with_top)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  g_return_if_fail (piece != NULL && zone < p->s->n_zones);
  guint16 card = with_top ? piece->card : sortie_state_cards (p->s)[piece->card].below;
  while (card != SORTIE_NO_INDEX)
    {
      guint16 below = sortie_state_cards (p->s)[card].below;
      model_card_move (p, card, zone, SORTIE_TOP);
      card = below;
    }
}

void
sortie_piece_bury (SortiePlay *p, SortieRef ref, guint16 zone)
{
  bury (p, ref, zone, TRUE);
}

void
sortie_piece_bury_pile (SortiePlay *p, SortieRef ref, guint16 zone)
{
  bury (p, ref, zone, FALSE);
}

static void
add_card (SortiePlay *p, SortieRef ref, guint16 card, SortieEnd end, gboolean face_down)
{
  SortiePiece *piece = sortie_piece (p, ref);
  g_return_if_fail (piece != NULL && card < p->s->n_cards);
  SortieCard *c = &sortie_state_cards (p->s)[card];
  guint16 from = c->piece;
  if (from == sortie_ref_index (ref) && piece->n_cards == 1)
    return;

  model_knowledge_stands (p, card, face_down ? model_seat_bit (piece->controller)
                                             : model_all_seats (p->setup));
  lift (p, &sortie_state_cards (p->s)[card]);
  c->flags = 0;
  put_on_piece (p, card, sortie_ref_index (ref), end);
  c->face_down = face_down;
  model_pile_uncovered (p, from);
}

void
sortie_piece_add_card (SortiePlay *p, SortieRef ref, guint16 card, SortieEnd end)
{
  add_card (p, ref, card, end, FALSE);
}

void
sortie_piece_add_face_down (SortiePlay *p, SortieRef ref, guint16 card)
{
  add_card (p, ref, card, SORTIE_BOTTOM, TRUE);
}

void
sortie_piece_set_controller (SortiePlay *p, SortieRef ref, guint8 seat)
{
  SortiePiece *piece = sortie_piece (p, ref);
  g_return_if_fail (piece != NULL);
  SortieCard *cards = sortie_state_cards (p->s);
  piece->controller = seat;
  for (guint16 card = piece->card; card != SORTIE_NO_INDEX; card = cards[card].below)
    cards[card].known |= model_seat_bit (seat);
  sortie_state_unsettle (p->s);
}

/* ---- References ----------------------------------------------------------------------- */

guint8
sortie_piece_owner (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece != NULL ? sortie_state_cards (p->s)[piece->card].owner : SORTIE_NO_SEAT;
}

/* ---- Finding pieces ------------------------------------------------------------------- */

SortieRef
sortie_piece_next_on_place (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece != NULL ? sortie_piece_ref (p, piece->next) : SORTIE_NOTHING;
}

/* ---- What a piece carries ------------------------------------------------------------- */

gint
sortie_piece_set_mark (SortiePlay *p, SortieRef ref, guint mark, gint value)
{
  g_return_val_if_fail (mark < p->setup->n_marks, 0);
  if (!sortie_piece_exists (p, ref))
    return 0;
  const SortieMarkDecl *decl = &p->setup->marks[mark];
  gint16 *at = &marks_of (p, sortie_ref_index (ref))[mark], before = *at;
  *at = (gint16) CLAMP (value, decl->min, decl->max);
  if (*at != before)
    sortie_state_unsettle (p->s);
  return *at;
}

void
sortie_pieces_clear_mark (SortiePlay *p, guint mark)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  gint16 least, *at;
  g_return_if_fail (mark < p->setup->n_marks);
  least = MAX (0, p->setup->marks[mark].min);
  at = sortie_state_marks (p->s) + mark;
  for (guint slot = 0; slot < p->s->n_pieces; slot++, at += p->setup->n_marks)
    if (*at != least && pieces[slot].place != SORTIE_NO_INDEX)
      {
        *at = least;
        sortie_state_unsettle (p->s);
      }
}

void
sortie_piece_remember (SortiePlay *p, SortieRef ref, guint memory, gboolean on)
{
  g_return_if_fail (memory < 32);
  SortiePiece *piece = sortie_piece (p, ref);
  if (piece == NULL)
    return;
  guint32 bit = (guint32) 1 << memory, before = piece->memory;
  piece->memory = on ? before | bit : before & ~bit;
  if (piece->memory != before)
    sortie_state_unsettle (p->s);
}

void
sortie_places_empty (SortiePlay *p, guint decl, guint8 seat, guint16 zone, SortieEnd end)
{
  for (SORTIE_EACH_PLACE_OF (p, decl, seat, place))
    while (!sortie_place_is_free (p, place))
      sortie_piece_remove (p, sortie_place_piece (p, place), zone, end);
}
