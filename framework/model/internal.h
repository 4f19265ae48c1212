/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of this room share, and offer to the rest of the library. */
#pragma once
#include "model/front-end.h"

/* Frees it, but not the tables of the game, to which it only refers. */
void sortie_setup_free (SortieSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieSetup, sortie_setup_free)

/* The place that @viewer calls by that name, or SORTIE_NO_INDEX. A viewer may also use the full name of his own
 * place. */
guint16 sortie_place_parse (const SortieSetup *setup, const char *name, guint8 viewer);

/* Puts a card face down at the bottom of a piece's pile. Only the piece's current controller may look at it. It is
 * turned up when it becomes the top card. */
void sortie_piece_add_face_down (SortiePlay *p, SortieRef piece, guint16 card);

/* The listener's SortieTold, which we keep up to date; NULL if it has none. */
static inline SortieTold *
sortie_told (const SortiePlay *p)
{
  return p->watch != NULL ? p->watch->told : NULL;
}

/* Records that something was told, moved or shuffled. */
static inline void
sortie_told_stir (const SortiePlay *p)
{
  SortieTold *told = sortie_told (p);

  if (told != NULL)
    told->stirred = TRUE;
}

/* Exchanges the values of two variables of one type. */
#define MODEL_SWAP(a, b)     \
  G_STMT_START               \
  {                          \
    __typeof__ (a) was = (a); \
    (a) = (b);               \
    (b) = was;               \
  }                          \
  G_STMT_END

/* Whether there is enough room; records an overflow if there is not. */
static inline gboolean
model_fits (SortiePlay *p, const char *bound, guint needed, guint room)
{
  if (G_LIKELY (needed <= room))
    return TRUE;
  sortie_overflow (p, bound, needed, room);
  return FALSE;
}

/* Whether rules in C have given the number of a row: one from @first to @n - 1; @n of 0: not counted. Another number is
 * a mistake of the caller: a critical names the function, the number and the @macro that makes it from a row, if there
 * is one (@first is not 0). */
gboolean model_is_row (const char *function, const char *what, guint number, guint first, guint n, const char *macro);

/* Whether a thing named by a reference is a piece that has left the table. */
static inline gboolean
model_has_left (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_PIECE && !sortie_piece_exists (p, ref);
}

/* Tells the listener, if any, of an event that changes nothing itself: what was chosen, or that nothing
 * has come of something. */
static inline void
sortie_watch_mention (const SortiePlay *p, const SortieEvent *event)
{
  if (p->watch != NULL && p->watch->happened != NULL)
    p->watch->happened (p->watch->data, p, event);
}

/* Tells the listener, if there is one, what has happened. */
static inline void
sortie_watch_tell (const SortiePlay *p, const SortieEvent *event)
{
  if (p->watch == NULL || p->watch->happened == NULL)
    return;
  sortie_told_stir (p);
  p->watch->happened (p->watch->data, p, event);
}

/* Sets every variable to its declared initial value; a new state has zeros. */
void sortie_vars_start (SortiePlay *p);

/* Sets those that are reset when a turn begins. */
void sortie_vars_reset (SortiePlay *p);

/**
 * sortie_recall:
 * @seat: who remembers; SORTIE_NO_SEAT, a spectator, remembers nothing
 * @ret: (array length=room): the cards, in the order of the zones, then of the pieces. Within each: by position, or in
 *   the order of the catalogue where the position is not told; in an ordered pile, such cards are between the known
 *   ends
 * @room: the size of @ret; the number of cards in the match is always enough
 *
 * Returns: how many cards
 */
guint sortie_recall (const SortiePlay *p, guint8 seat, SortieRecalled *ret, guint room);

/* Which seats (a bit each) saw a new face between two positions of one match. */
guint8 sortie_seats_that_saw (const SortieState *before, const SortieState *after);

/* Whether any of @seats, a bit each, learned something between two positions of one match that undoing would not make
 * it forget: a new face, or a random result. */
gboolean sortie_has_learned (const SortieState *before, const SortieState *after, guint8 seats);

/* Completes a copy of @given, in which only what the game declares is set: it lays out the zones, places and variables,
 * and counts them in the bounds. The copy owns `options` and `untrue`, each (nullable); a table that is NULL is empty.
 * The strings and tables must outlive it. Free with sortie_setup_free(). (transfer full) */
SortieSetup *sortie_setup_new (const SortieSetup *given);

/* A piece in play (eval/scene.c). */
typedef struct
{
  SortieRef ref;
  guint16 printed; /* its top card */
  guint16 def;     /* what it counts as */
  guint16 kinds;   /* of that, as in SortieMasks */
  guint8 around;   /* whether it changes a value of others */
  guint8 pad;
} SortieStanding;

/* Adds everything in @others. */
static inline void
sortie_masks_join (SortieMasks *masks, const SortieMasks *others)
{
  masks->events |= others->events;
  masks->held |= others->held;
  masks->values |= others->values;
  masks->own |= others->own;
  masks->around |= others->around;
  masks->granted |= others->granted;
  masks->granted_around |= others->granted_around;
  masks->kinds |= others->kinds;
  masks->granted_kinds |= others->granted_kinds;
  masks->timings |= others->timings;
  masks->granted_timings |= others->granted_timings;
}

static inline SortieStanding *
sortie_state_standing (const SortieState *s)
{
  return (SortieStanding *) ((guint8 *) s + s->at_standing);
}

/* Whether the abilities of pieces on that place are active. */
static inline gboolean
model_is_in_play (const SortieSetup *setup, guint place)
{
  return setup->places[setup->spots[place].decl].in_play;
}

/* The number, at least @from, of the next piece in play that may change a value of others; n: there is none. */
static inline guint
sortie_glance_next_around (const SortieGlance *glance, guint from)
{
  if (from < 64 && glance->around >> from != 0)
    return from + (guint) __builtin_ctzll (glance->around >> from);
  return MIN (MAX (from, 64), glance->n);
}

/* Call this after any change to the pieces in play, to a piece's cards, or to the effects. */
static inline void
sortie_state_forget_glance (SortieState *s)
{
  s->glance.is_kept = FALSE;
  sortie_state_unsettle (s);
}

/* How many bytes a state with these bounds takes. */
gsize sortie_state_size (const SortieBounds *bounds);

/* A new state without cards or pieces. All counts are zero except those of places, zones, vars and marks, which are in
 * use from the start. Free it with g_free(). This is the only allocation that a state ever makes. (transfer full) */
SortieState *sortie_state_new (const SortieBounds *bounds);

/* Initialises a state in memory of the caller, aligned for any type, of sortie_state_size() bytes. Memory that is not
 * in use keeps its content. */
void sortie_state_init (SortieState *s, const SortieBounds *bounds);

/* How many bytes are in use; a copy copies only these. */
gsize sortie_state_used (const SortieState *s);

/* Whether two states with the same bounds have the same bytes in use. It is faster than sortie_state_compare() and
 * stricter, because it also sees fields outside the canonical form. */
gboolean sortie_state_same (const SortieState *a, const SortieState *b);

/**
 * sortie_state_write:
 * @s: a state
 * @data: (nullable): where to write; NULL only measures
 * @capacity: the size of @data in bytes
 *
 * Writes the canonical form: field by field, little-endian, only what is in use. Two states that mean the same have the
 * same bytes on every machine.
 *
 * Returns: the bytes needed; if that is more than @capacity, the content of @data is unusable
 */
gsize sortie_state_write (const SortieState *s, guint8 *data, gsize capacity);

/**
 * sortie_state_read:
 * @s: a state of the same bounds, overwritten only on success
 * @data: what sortie_state_write() wrote
 *
 * Checks every count and index against the bounds, and calls sortie_state_check(). It does not check numbers that only
 * the game or its catalogue can judge (definitions, clauses, phases).
 *
 * Returns: whether @data was a valid state; otherwise sets @error
 */
gboolean sortie_state_read (SortieState *s, const guint8 *data, gsize size, GError **error);

/* Like sortie_state_hash(), but only of what effects change: cards, piles, pieces, places, variables, marks, lasting
 * effects and links. It leaves out pending questions and running programs. */
guint64 sortie_state_table_hash (const SortieState *s);

/* Returns (nullable) (transfer full): NULL when the states are equal, else the name and both values of the first field
 * that differs, such as "cards[12].zone: 3, 5". */
char *sortie_state_compare (const SortieState *a, const SortieState *b);

/* Looks for broken invariants: each card is in exactly one place, lists are linked both ways, counts are right,
 * references are in range. Also works on views, where cards without a definition may be nowhere. Returns: (nullable)
 * (transfer full): NULL if all invariants hold, else a sentence. */
char *sortie_state_check (const SortieState *s);

/* For tests, to show that every field is in the hash: how many single fields the hash covers, and a function that
 * changes one of them. */
guint sortie_state_n_fields (const SortieState *s);
void sortie_state_flip_field (SortieState *s, guint field);

/**
 * sortie_view_init:
 * @view: the view to set up; it uses @block
 * @block: (transfer none): memory for a state of the same bounds; it must outlive @view
 * @p: the true position
 * @seat: the seat that looks, or SORTIE_NO_SEAT
 */
void sortie_view_init (SortieView *view, SortieState *block, const SortiePlay *p, guint8 seat);

/* The canonical bytes of a view. Zones are lists of definitions in an order that the seat may know, never of card
 * numbers. Otherwise the contract of sortie_state_write() holds. */
gsize sortie_view_write (const SortieView *view, guint8 *data, gsize capacity);

/* Which seats do not know which card @ref is: a bit per seat, and bit SORTIE_MAX_SEATS for spectators, who may be told
 * what every seat knows. 0 if @ref is not a card, or is a card that is no longer anywhere. */
guint16 sortie_ref_hidden_from (const SortiePlay *p, SortieRef ref);

/* Whether @seat can tell which card @card is among those beside it: it may look at the card, knows it in an ordered
 * pile, or is being asked about it while it is shown. A card that it has seen going into a hand does not count: the
 * seat knows that the card is there, but not which back is which. */
gboolean sortie_card_has_face (const SortiePlay *p, guint16 card, guint8 seat);

/* Whether @seat holds the card with its face outwards: it cannot see the face, and tells the card from others by its
 * position. */
gboolean sortie_card_is_outward (const SortiePlay *p, guint16 card, guint8 seat);

/* Which flags of the card @seat sees, a bit each. */
guint16 sortie_card_shown_flags (const SortiePlay *p, guint16 card, guint8 seat);
/* Which clues @seat knows to be false of the card, a bit each. */
guint16 model_card_shown_denied (const SortiePlay *p, guint16 card, guint8 seat);
/* Called whenever a card moves: forgets its clues and flags. */
static inline void
model_card_clear_flags (SortiePlay *p, guint16 card)
{
  sortie_state_cards (p->s)[card].flags = 0;
  if (card < p->s->n_denied)
    sortie_state_denied (p->s)[card] = 0;
}

/* Whether @seat neither sees the face of @card nor knows it from before. */
gboolean sortie_card_is_hidden (const SortiePlay *p, guint16 card, guint8 seat);

/* As sortie_cards_alike(), but for any two things; only cards can be alike. */
static inline gboolean
sortie_refs_alike (const SortiePlay *p, guint8 seat, SortieRef a, SortieRef b)
{
  if (a == b)
    return TRUE;
  return sortie_ref_kind (a) == SORTIE_REF_CARD && sortie_ref_kind (b) == SORTIE_REF_CARD
         && sortie_cards_alike (p, seat, sortie_ref_index (a), sortie_ref_index (b));
}

/* A card's position in its zone, counted from the top. */
guint sortie_zone_position (const SortiePlay *p, guint16 card);

/* @seat has chosen among these cards. If they are in one pile and other seats may not look at them, no other seat knows
 * any more which of them is where, because they have been in a hand. Other seats know again what they are shown later.
 * Answering a question calls this automatically (sortie/frame.h). */
void sortie_cards_chosen (SortiePlay *p, const SortieRef *among, guint n, guint8 seat);

/* @seat no longer knows the card by its position. */
void sortie_card_forget (SortiePlay *p, guint16 card, guint8 seat);
gboolean sortie_card_is_known (const SortiePlay *p, guint16 card, guint8 seat);

/* Whether @seat (SORTIE_NO_SEAT: a spectator) may look at the card's face now. */
gboolean sortie_card_is_visible (const SortiePlay *p, guint16 card, guint8 seat);

/* The stable name of a zone of a seat, such as "player.hand", written into the caller's buffer. Returns @buffer. */
const char *sortie_zone_name (const SortieSetup *setup, guint16 zone, char *buffer, gsize size);

/* ---- Who sees what, as bits per seat -------------------------------------------------- */

/* 0 for a spectator, who has no bit. */
static inline guint8
model_seat_bit (guint8 seat)
{
  return seat < SORTIE_MAX_SEATS ? (guint8) (1 << seat) : 0;
}

static inline guint8
model_all_seats (const SortieSetup *setup)
{
  return (guint8) ((1 << setup->n_seats) - 1);
}

/* The seats that may look at the faces in a zone. */
static inline guint8
model_seers (const SortieSetup *setup, guint16 zone)
{
  return setup->piles[zone].seers;
}

gboolean model_zone_is_open_to (const SortieSetup *setup, guint16 zone, guint8 seat);

/* A card is taken out of @from, and @seers see it: updates what is then uncertain about the cards that are left in
 * @from, if it has no order. */
void model_knowledge_leaves (SortiePlay *p, guint16 card, guint16 from, guint8 seers);

/* A card arrives in @to: updates what seats learn and what becomes uncertain. Call it while the card is still in its
 * old place. */
static inline void
model_knowledge_moves (SortiePlay *p, guint16 card, guint16 to)
{
  SortieCard *c = &sortie_state_cards (p->s)[card];
  guint8 seers = model_seers (p->setup, to);

  if (c->zone != SORTIE_NO_INDEX && c->zone != to && !p->setup->piles[c->zone].ordered)
    model_knowledge_leaves (p, card, c->zone, seers);
  c->known |= seers;
}

/* As model_knowledge_moves(), for a card that becomes a piece or goes under one; @seers see its face there. */
void model_knowledge_stands (SortiePlay *p, guint16 card, guint8 seers);

/* Whether two cards have the same back. */
gboolean model_cards_look_alike (const SortieCard *a, const SortieCard *b);

/* Whether @ref is one of the @n references. */
static inline gboolean
model_is_among (SortieRef ref, const SortieRef *refs, guint n)
{
  for (guint i = 0; i < n; i++)
    if (refs[i] == ref)
      return TRUE;
  return FALSE;
}

/* Copies as many of @n references as there is room for, and returns how many. */
static inline guint
model_copy_refs (const SortieRef *refs, guint n, SortieRef *ret, guint max)
{
  for (guint i = 0; i < MIN (n, max); i++)
    ret[i] = refs[i];
  return MIN (n, max);
}

/* Whether the pending decision is this seat's; and whether the seat needs to name @card in it, as a candidate or as an
 * answer already given. */
gboolean model_decides (const SortiePlay *p, guint8 seat);
gboolean model_is_asked_about (const SortiePlay *p, guint16 card, guint8 seat);

/* ---- How cards are linked into the lists of zones and pieces
 *
 * Between being taken and being put, a card is nowhere.
 */

/* Makes @above and @below neighbours; either may be none. */
static inline void
model_cards_join (SortieCard *cards, guint16 above, guint16 below)
{
  if (above != SORTIE_NO_INDEX)
    cards[above].below = below;
  if (below != SORTIE_NO_INDEX)
    cards[below].above = above;
}

/* Links a card that is nowhere, and has no neighbours, into a zone. */
static inline void
model_card_put (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end)
{
  SortieCard *cards = sortie_state_cards (p->s);
  SortieZone *z = &sortie_state_zones (p->s)[zone];
  gboolean is_first = z->n++ == 0;

  cards[card].zone = zone;
  if (end == SORTIE_TOP)
    model_cards_join (cards, card, z->top);
  else
    model_cards_join (cards, z->bottom, card);
  if (is_first || end == SORTIE_TOP)
    z->top = card;
  if (is_first || end == SORTIE_BOTTOM)
    z->bottom = card;
  sortie_state_unsettle (p->s);
}

/* Moves one of several cards that move together: nobody sees what is on top of the pile in between. */
void model_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);
/* Call this after a card was taken out of a piece's pile (SORTIE_NO_INDEX: out of none): everybody sees the piece's new
 * top card. */
void model_pile_uncovered (SortiePlay *p, guint16 slot);

