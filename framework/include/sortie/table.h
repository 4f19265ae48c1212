/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* table.h: what rules ask of a position and do to it: seats, turn and variables, chance, cards in zones, pieces
 * on places, and what one seat may see of all that.
 *
 * Every function takes a SortiePlay first. A function that changes something also updates all that depends on it:
 * who knows which card, what a piece carries, whether the position is settled.
 */
#pragma once
#include <sortie/state.h>
G_BEGIN_DECLS

/* ---- The match: seats, options, turn, the question asked, variables, chance. */

/* Whether a front end wants to stop what is running (sortie/base.h). Everything that takes long should ask, also in a
 * game; its result is then not used. */
static inline gboolean
sortie_is_interrupted (const SortiePlay *p)
{
  return sortie_interrupt_is_set (p->setup->interrupt);
}

/* The number of seats; they are numbered from 0. */
static inline guint8
sortie_n_seats (const SortiePlay *p)
{
  return p->setup->n_seats;
}

/* The id of a seat, less than sortie_n_seats(), as commands and journals write it: "north". */
static inline const char *
sortie_seat_id (const SortiePlay *p, guint8 seat)
{
  return p->setup->seat_ids[seat];
}

/* The mode of this match, as the number of its row in the game's table. */
static inline guint8
sortie_mode (const SortiePlay *p)
{
  return p->setup->mode_row;
}

/* The value of an option, by the number of its row: a number, or the number of one of its words; 0 or 1 for a
 * switch. */
static inline gint16
sortie_option (const SortiePlay *p, guint option)
{
  return p->setup->options[option];
}

/* All cards that were loaded and compiled. */
static inline const SortieCatalogue *
sortie_catalogue (const SortiePlay *p)
{
  return p->setup->catalogue;
}

/* How many columns and rows the grid has; 0 without a grid. */
static inline guint8
sortie_width (const SortiePlay *p)
{
  return p->setup->width;
}

/* See sortie_width(). */
static inline guint8
sortie_height (const SortiePlay *p)
{
  return p->setup->height;
}

/* The number of cards and places; their indices begin with 0. */
static inline guint16
sortie_n_cards (const SortiePlay *p)
{
  return p->s->n_cards;
}

/* See sortie_n_cards(). */
static inline guint16
sortie_n_places (const SortiePlay *p)
{
  return p->s->n_places;
}

/* Whose turn it is. */
static inline guint8
sortie_active (const SortiePlay *p)
{
  return p->s->turn.active;
}

/* Whether it is the turn of @seat, alone or together with others (sortie/event.h). */
static inline gboolean
sortie_is_active (const SortiePlay *p, guint8 seat)
{
  return p->s->turn.active == seat || (seat < SORTIE_MAX_SEATS && p->s->turn.joint >> seat & 1);
}

/* The seats whose turn it is, a bit each. */
static inline guint8
sortie_seats_active (const SortiePlay *p)
{
  guint8 active = p->s->turn.active < SORTIE_MAX_SEATS ? 1u << p->s->turn.active : 0;

  return active | p->s->turn.joint;
}

/* How many turns have begun; 0 before the first. */
static inline guint16
sortie_turn_number (const SortiePlay *p)
{
  return p->s->turn.number;
}

/* Where in the turn the match is, for `next_turn` (SortieRules) and events to change. */
static inline SortieTurn *
sortie_turn_state (const SortiePlay *p)
{
  return &p->s->turn;
}

/* Whether a seat was eliminated. */
static inline gboolean
sortie_is_out (const SortiePlay *p, guint8 seat)
{
  return p->s->out >> seat & 1;
}

/* The seats that were eliminated, a bit each. */
static inline guint8
sortie_seats_out (const SortiePlay *p)
{
  return p->s->out;
}

/* Whether the rules play the seat. */
static inline gboolean
sortie_is_automatic (const SortiePlay *p, guint8 seat)
{
  return seat < SORTIE_MAX_SEATS && p->setup->automatic >> seat & 1;
}

/* Whether each seat has a left and a right in this mode (sortie/state.h). */
static inline gboolean
sortie_has_sides (const SortiePlay *p)
{
  return p->setup->sides != NULL;
}

/* The pending question; kind 0: none. */
static inline const SortieDecision *
sortie_asked (const SortiePlay *p)
{
  return &p->s->decision;
}

/* The seat that decides; means nothing if no question is open. */
static inline guint8
sortie_asked_seat (const SortiePlay *p)
{
  return p->s->decision.seat;
}

/* The kind of question: SORTIE_ASK_..., SORTIE_GAME_ASK (); 0: none. */
static inline guint8
sortie_asked_kind (const SortiePlay *p)
{
  return p->s->decision.kind;
}

/* What the question is about. */
static inline SortieRef
sortie_asked_about (const SortiePlay *p)
{
  return p->s->decision.about;
}

/* For a question that asks for several things: how many have been chosen so far. */
static inline guint8
sortie_n_answers (const SortiePlay *p)
{
  return p->s->n_answers;
}

/* The number of links on the chain; the newest is the last. */
static inline guint16
sortie_n_links (const SortiePlay *p)
{
  return p->s->n_links;
}

/* Whether the current move can still be cancelled. */
static inline gboolean
sortie_is_tentative (const SortiePlay *p)
{
  return p->s->tentative;
}

/* See sortie_is_tentative(). */
static inline void
sortie_set_tentative (SortiePlay *p, gboolean tentative)
{
  p->s->tentative = tentative != FALSE;
}

/* How far SortieRules.settle has looked at this position already. */
static inline SortieSettled
sortie_is_settled (const SortiePlay *p)
{
  return (SortieSettled) p->s->glance.is_settled;
}

/* The lasting effects, and their number. */
static inline const SortieEffect *
sortie_effects (const SortiePlay *p, guint *ret_n)
{
  *ret_n = p->s->n_effects;
  return sortie_state_effects (p->s);
}

/* Room on the stack of the calling function for a second position of the same match, to try something out.
 * sortie_scratch_copy() fills it. It has no listener. */
#define SORTIE_SCRATCH(p)                                 \
  {                                                       \
    .setup = (p)->setup, .s = g_alloca ((p)->s->size)     \
  }

/* Makes @scratch a copy of the position of @p; may be called again. */
static inline void
sortie_scratch_copy (SortiePlay *scratch, const SortiePlay *p)
{
  sortie_state_copy (scratch->s, p->s);
}

/* The seat whose turn comes @n turns after @seat's (SortieGame.seat_later); it may be out. */
static inline guint8
sortie_seat_later (const SortiePlay *p, guint8 seat, guint n)
{
  if (p->setup->seat_later != NULL)
    return p->setup->seat_later (p, seat, n);
  return (guint8) ((seat + n) % p->setup->n_seats);
}

/* The value of a variable. For a variable of the match, @seat is ignored; for another it is less than
 * sortie_n_seats(). sortie_var_set() clamps to the declared range and returns the new value. */
static inline gint
sortie_var (const SortiePlay *p, guint var, guint8 seat)
{
  gboolean shared = p->setup->vars[var].shared;
  g_return_val_if_fail (shared || seat < p->setup->n_seats, 0);
  return sortie_state_vars (p->s)[p->setup->var_base[var] + (shared ? 0 : seat)];
}

/* See sortie_var(). */
static inline gint
sortie_var_set (SortiePlay *p, guint var, guint8 seat, gint value)
{
  const SortieVarDecl *decl = &p->setup->vars[var];
  gint16 *at = &sortie_state_vars (p->s)[p->setup->var_base[var]];
  gint now = CLAMP (value, decl->min, decl->max);

  g_return_val_if_fail (decl->shared || seat < p->setup->n_seats, 0);
  if (!decl->shared)
    at += seat;
  if (*at != now)
    {
      *at = (gint16) now;
      sortie_state_unsettle (p->s);
    }
  return now;
}

/* The highest value of a variable over all seats. */
static inline gint
sortie_var_most (const SortiePlay *p, guint var)
{
  gint most = sortie_var (p, var, 0);

  for (guint8 seat = 1; seat < p->setup->n_seats; seat++)
    most = MAX (most, sortie_var (p, var, seat));
  return most;
}

/* The first seat whose variable is @value; SORTIE_NO_SEAT if there is none. */
static inline guint8
sortie_var_seat (const SortiePlay *p, guint var, gint value)
{
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (sortie_var (p, var, seat) == value)
      return seat;
  return SORTIE_NO_SEAT;
}

/* Adds @n (which may be negative) to a variable, within its range; returns the new value. */
static inline gint
sortie_var_add (SortiePlay *p, guint var, guint8 seat, gint n)
{
  return sortie_var_set (p, var, seat, sortie_var (p, var, seat) + n);
}

/* A random number in [0, n), told to the watch; n >= 1. A die gives 1 to @sides. */
guint sortie_chance_coin (SortiePlay *p, guint n);
guint sortie_chance_die (SortiePlay *p, guint sides);

/* ---- Bounds: what happens when a match has no room for more.
 *
 * Every list of a match has a bound. Code that reaches one reports it with sortie_overflow() and returns. The engine
 * then cuts the running effect short. That is an event: the log tells it and the journal records it (sortie/move.h),
 * with the bound, what was running, and how much room it needed.
 */

/**
 * sortie_overflow:
 * @bound: its name, one word, static: "frames"
 * @needed: how much room was needed
 * @room: how much there is
 *
 * Reports that a bound of the match was exceeded. When the running code returns, the effect is cut short there. Only
 * the first report counts.
 */
void sortie_overflow (SortiePlay *p, const char *bound, guint needed, guint room);

/* ---- Reading by number: the one way to read what a number names.
 *
 * Cards, zones, places and pieces are numbers, and any number may name nothing: the top of an empty pile, the card of a
 * link without one, the place of a piece that has left. These functions take every number. If it names nothing, they
 * return a thing that is nowhere, belongs to nobody and contains nothing. So a rule that forgets to check still gets a
 * defined answer.
 *
 * The arrays themselves are for the model, which changes them, and for loops over all of them; a test of the sources
 * (tests/project/numbers.sh) checks this.
 */

/* The results for a number that names nothing. */
extern const SortieCard sortie_no_card;   /* without definition, owner, zone, piece and neighbours */
extern const SortieZone sortie_no_zone;   /* empty */
extern const SortiePlace sortie_no_place; /* with no piece */
extern const SortiePiece sortie_no_piece; /* like a free slot */

/* A card by its index, or sortie_no_card. */
static inline const SortieCard *
sortie_card (const SortiePlay *p, guint16 card)
{
  return G_LIKELY (card < p->s->n_cards) ? &sortie_state_cards (p->s)[card] : &sortie_no_card;
}

/* The card that a reference names; sortie_no_card also for a reference to something else. */
static inline const SortieCard *
sortie_card_of (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_CARD ? sortie_card (p, sortie_ref_index (ref))
                                                  : &sortie_no_card;
}

/* An instance of a zone by its index, or sortie_no_zone. */
static inline const SortieZone *
sortie_zone (const SortiePlay *p, guint16 zone)
{
  return G_LIKELY (zone < p->s->n_zones) ? &sortie_state_zones (p->s)[zone] : &sortie_no_zone;
}

/* A place by its index, or sortie_no_place. */
static inline const SortiePlace *
sortie_place (const SortiePlay *p, guint16 place)
{
  return G_LIKELY (place < p->s->n_places) ? &sortie_state_places (p->s)[place] : &sortie_no_place;
}

/* The piece in a slot, or sortie_no_piece. By a reference: sortie_piece(). */
static inline const SortiePiece *
sortie_piece_in (const SortiePlay *p, guint16 slot)
{
  return G_LIKELY (slot < p->s->n_pieces) ? &sortie_state_pieces (p->s)[slot] : &sortie_no_piece;
}

/* ---- Zones: ordered lists of cards, and how cards move between them.
 *
 * Position 0 is the top. The declarations of the zones say what a move does to knowledge:
 *
 * - A seat that may see the faces of a zone knows each card that arrives there.
 * - After a shuffle, only seats that may look into the zone know its cards. It also exchanges identities, so that
 *   card numbers reveal nothing.
 * - A card may leave an unordered zone that holds several cards. A seat that may look neither into that zone nor
 *   into the new one loses track of all of them, because any of them could have left. Seats that see the card are
 *   shown it after the move.
 * - When somebody has chosen among several cards of a pile, all others lose track of those.
 */

/* The ends of a zone. */
typedef enum
{
  SORTIE_TOP,
  SORTIE_BOTTOM,
} SortieEnd;

/* The number of cards in a zone. */
static inline guint
sortie_zone_count (const SortiePlay *p, guint16 zone)
{
  return sortie_zone (p, zone)->n;
}

/* @seat's instance of the game's zone number @decl; for a shared zone, @seat is ignored. */
static inline guint16
sortie_zone_of (const SortiePlay *p, guint decl, guint8 seat)
{
  return sortie_setup_zone (p->setup, decl, seat);
}

/* The number of cards in that zone. */
static inline guint
sortie_count_of (const SortiePlay *p, guint decl, guint8 seat)
{
  return sortie_zone_count (p, sortie_zone_of (p, decl, seat));
}

/* The top card of that zone, or SORTIE_NO_INDEX. */
static inline guint16
sortie_top_of (const SortiePlay *p, guint decl, guint8 seat)
{
  return sortie_zone (p, sortie_zone_of (p, decl, seat))->top;
}

/* The owner of the zone, which must exist; SORTIE_NO_SEAT: it is shared. */
static inline guint8
sortie_zone_seat (const SortiePlay *p, guint16 zone)
{
  return p->setup->piles[zone].seat;
}

/* Which of the game's zones it is, as an index into its table; the zone must exist. */
static inline guint8
sortie_zone_decl (const SortiePlay *p, guint16 zone)
{
  return p->setup->piles[zone].decl;
}

/* The card at the top (bottom), or SORTIE_NO_INDEX. */
static inline guint16
sortie_zone_top (const SortiePlay *p, guint16 zone)
{
  return sortie_zone (p, zone)->top;
}

/* See sortie_zone_top(). */
static inline guint16
sortie_zone_bottom (const SortiePlay *p, guint16 zone)
{
  return sortie_zone (p, zone)->bottom;
}

/* The card at @position from the top, or SORTIE_NO_INDEX. */
guint16 sortie_zone_at (const SortiePlay *p, guint16 zone, guint position);

/* The newest cards of a pile, at most @n and @max, in the order in which they came; returns their number. */
guint sortie_zone_newest (const SortiePlay *p, guint16 zone, guint n, SortieRef *ret, guint max);

/* for (SORTIE_EACH_IN_ZONE (p, zone, card)) from top to bottom; the loop body must not move
 * @card */
#define SORTIE_EACH_IN_ZONE(p, zone_, card)                                   \
  guint16 card = sortie_zone ((p), (zone_))->top; card != SORTIE_NO_INDEX; \
  card = sortie_state_cards ((p)->s)[card].below

/* Makes a new card (set-up, tokens) at an end of a zone, and returns its index. If the bound of cards is reached:
 * SORTIE_NO_INDEX, and the state is marked as overflowed. */
guint16 sortie_card_new (SortiePlay *p, guint16 def, guint8 owner, guint8 group, guint16 zone,
                         SortieEnd end);

/* Puts a card into another group, where everybody sees it. From then on, its face can only be mistaken for others
 * of that group. Use it for example when somebody buys a card. */
void sortie_card_regroup (SortiePlay *p, guint16 card, guint8 group);

/* Moves a card, from a zone or from the pile of a piece, to an end of a zone.
 * Card flags are cleared. A piece whose last card is taken leaves the table. */
void sortie_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);

/* Moves all cards of a pile, from the top on, to an end of another. */
void sortie_zone_empty (SortiePlay *p, guint16 from, guint16 to, SortieEnd end);

/* Deals @n cards to each seat, one at a time round the table, from the top of @from to the bottom of the seat's zone
 * of the declaration @to. Ends when there are no more. */
void sortie_zone_deal (SortiePlay *p, guint16 from, guint to, guint n);

/* Moves the @n top cards of a pile, one by one, to the bottom of another. Ends when there are no more. */
void sortie_zone_draw (SortiePlay *p, guint16 from, guint16 to, guint n);

/* Moves all cards of a pile except the @keep top ones to another pile, and shuffles that. */
void sortie_zone_turn_over (SortiePlay *p, guint16 from, guint16 to, guint keep);

/* Shows a card to @seat (SORTIE_NO_SEAT: everybody), which knows it until a shuffle hides it. In a zone without
 * order, a card that looks like one that the seat knows there may be that card again, so it is nothing new. */
void sortie_card_reveal (SortiePlay *p, guint16 card, guint8 seat);

/* The same for cards that are shown side by side: the seat then knows how many are alike. */
void sortie_cards_reveal (SortiePlay *p, const SortieRef *cards, guint n, guint8 seat);

/* The flags of a card, a bit for each of the game's declarations; @flag is the number of one. sortie_card_set_flag()
 * does not set a clue that is not true (SortieFlagDecl). */
guint16 sortie_card_flags (const SortiePlay *p, guint16 card);
void sortie_card_set_flag (SortiePlay *p, guint16 card, guint flag, gboolean on);

/* Gives a clue (SortieFlagDecl) about a card, or about each card of a zone. If it is true, the flag is set; if it is
 * false, this is recorded until the flags are cleared. */
void sortie_card_clue (SortiePlay *p, guint16 card, guint flag);
void sortie_zone_clue (SortiePlay *p, guint16 zone, guint flag);

/* Chance, which the watch hears as "shuffle ZONE N CHECK" and "pick CARD". CHECK is the CRC-32 over the definitions
 * from top to bottom, two bytes each, the lower first. A shuffle clears the flags of the cards. A pick from an empty
 * zone returns SORTIE_NO_INDEX and uses no chance. */
void sortie_zone_shuffle (SortiePlay *p, guint16 zone);
guint16 sortie_zone_pick (SortiePlay *p, guint16 zone);

/* ---- Pieces: what is on the places of the table.
 *
 * A piece is not a card. It has marks (wounds, tokens), turn memory, lasting effects, a controller, and a pile of
 * cards; the top card says what the piece is. All of this ends when the piece leaves the table.
 */

/* Puts a card on a place as a new piece, and returns its reference. The card leaves its zone (or the pile of another
 * piece), its flags are cleared, and everybody knows it. If the bound of pieces is reached: SORTIE_NOTHING, the card
 * stays where it is, and the state is marked as overflowed. */
SortieRef sortie_piece_put (SortiePlay *p, guint16 card, guint16 place, guint8 controller);

/* Moves a piece to another place; it keeps marks, memory and effects. */
void sortie_piece_move (SortiePlay *p, SortieRef piece, guint16 place);

/* Gives control to another seat, which from now on has seen what is face down under the piece. */
void sortie_piece_set_controller (SortiePlay *p, SortieRef piece, guint8 seat);

/* Takes the piece off the table. Its cards go to an end of @zone in their order, the top card above the others. Its
 * marks and memory end, and so do effects that are locked on it or last until it leaves. */
void sortie_piece_remove (SortiePlay *p, SortieRef piece, guint16 zone, SortieEnd end);

/* The same, but card by card from the top, each on top of the one before, so that the lowest ends on top of @zone. If
 * the zone is closed, nobody sees the face-down cards on the way. */
void sortie_piece_bury (SortiePlay *p, SortieRef piece, guint16 zone);

/* The same for every piece on the places of a set, in their order. */
void sortie_places_empty (SortiePlay *p, guint decl, guint8 seat, guint16 zone, SortieEnd end);

/* Buries only the cards under the top card, which stays. */
void sortie_piece_bury_pile (SortiePlay *p, SortieRef piece, guint16 zone);

/* Puts a card under (SORTIE_BOTTOM) or on top of the pile of a piece, face up. A card on top changes what the piece
 * is, but it is still the same piece. If the card is the only one of that piece, nothing happens. */
void sortie_piece_add_card (SortiePlay *p, SortieRef piece, guint16 card, SortieEnd end);

/* All slots, including free ones, to iterate over every piece; *@ret_n: their number. */
static inline const SortiePiece *
sortie_piece_slots (const SortiePlay *p, guint *ret_n)
{
  *ret_n = p->s->n_pieces;
  return sortie_state_pieces (p->s);
}

/* The top card of a piece on the table. Every such piece has one. */
static inline const SortieCard *
sortie_piece_card (const SortiePlay *p, const SortiePiece *piece)
{
  return &sortie_state_cards (p->s)[piece->card];
}

/* The piece that a reference names, or NULL if it has left the table. */
static inline SortiePiece *
sortie_piece (const SortiePlay *p, SortieRef ref)
{
  guint16 slot = sortie_ref_index (ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE || slot >= p->s->n_pieces)
    return NULL;
  SortiePiece *piece = &sortie_state_pieces (p->s)[slot];
  gboolean is_this =
      piece->place != SORTIE_NO_INDEX && piece->generation == sortie_ref_generation (ref);
  return is_this ? piece : NULL;
}

/* The reference to the piece in a slot; SORTIE_NOTHING for SORTIE_NO_INDEX and every other number that is not a
 * slot. */
static inline SortieRef
sortie_piece_ref (const SortiePlay *p, guint16 slot)
{
  if (slot >= p->s->n_pieces)
    return SORTIE_NOTHING;
  guint generation = sortie_state_pieces (p->s)[slot].generation;
  return sortie_ref (SORTIE_REF_PIECE, slot) | generation << 16;
}

/* Whether the piece is still the one that the reference names. */
static inline gboolean
sortie_piece_exists (const SortiePlay *p, SortieRef ref)
{
  return sortie_piece (p, ref) != NULL;
}

/* The definition of the printed top card; 0 if the piece has left the table. A piece that has left is nowhere
 * (SORTIE_NO_INDEX) and belongs to nobody (SORTIE_NO_SEAT). */
static inline guint16
sortie_piece_def (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? sortie_state_cards (p->s)[piece->card].def : 0;
}

/* The definition of a card, or of the top card of a piece; 0: @ref names neither, or it has left. */
static inline guint16
sortie_thing_def (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return sortie_piece_def (p, ref);
  return sortie_card_of (p, ref)->def;
}

/* The place of the piece, SORTIE_NO_INDEX if it has left. */
static inline guint16
sortie_piece_place (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? piece->place : SORTIE_NO_INDEX;
}

/* The seat that controls it, SORTIE_NO_SEAT if it has left. */
static inline guint8
sortie_piece_controller (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? piece->controller : SORTIE_NO_SEAT;
}

/* The seat that owns its top card, SORTIE_NO_SEAT if it has left. */
guint8 sortie_piece_owner (const SortiePlay *p, SortieRef piece);

/* The first (oldest) piece on a place, SORTIE_NOTHING if it is free. */
static inline SortieRef
sortie_place_piece (const SortiePlay *p, guint16 place)
{
  return sortie_piece_ref (p, sortie_place (p, place)->first);
}

/* How many places the game's set @decl has: those of one seat, or all if the set is shared. */
static inline guint
sortie_n_places_of (const SortiePlay *p, guint decl)
{
  return p->setup->layouts[decl].n;
}

/* for (SORTIE_EACH_PLACE_OF (p, decl, seat, place)) visits them in their order */
#define SORTIE_EACH_PLACE_OF(p, decl, seat, place)                                   \
  guint16 place = sortie_n_places_of ((p), (decl)) > 0                               \
                      ? sortie_setup_place ((p)->setup, (decl), (seat), 0) : 0,      \
          place##_end = (guint16) (place + sortie_n_places_of ((p), (decl)));        \
  place < place##_end; place++

/* The first of them that is free; SORTIE_NO_INDEX if none is. */
guint16 sortie_free_place (const SortiePlay *p, guint decl, guint8 seat);

/* The number of the game's set of places on which the piece is; SORTIE_NO_INDEX if it has left. */
static inline guint16
sortie_piece_stands_on (const SortiePlay *p, SortieRef ref)
{
  guint16 place = sortie_piece_place (p, ref);

  return place != SORTIE_NO_INDEX ? p->setup->spots[place].decl : SORTIE_NO_INDEX;
}

/* The next younger piece on the same place; SORTIE_NOTHING after the last. */
SortieRef sortie_piece_next_on_place (const SortiePlay *p, SortieRef piece);

/* Whether it is a place without a piece. */
static inline gboolean
sortie_place_is_free (const SortiePlay *p, guint16 place)
{
  return place < p->s->n_places && sortie_state_places (p->s)[place].n == 0;
}

/* A mark of a piece. Marks start at 0, or at their minimum if that is more. 0 if the piece has left. */
static inline gint
sortie_piece_mark (const SortiePlay *p, SortieRef piece, guint mark)
{
  g_return_val_if_fail (mark < p->setup->n_marks, 0);
  if (!sortie_piece_exists (p, piece))
    return 0;
  return sortie_state_marks (p->s)[sortie_ref_index (piece) * p->setup->n_marks + mark];
}

/* All marks on the piece in a used slot, to iterate over every piece. */
static inline const gint16 *
sortie_piece_marks_in (const SortiePlay *p, guint16 slot)
{
  return &sortie_state_marks (p->s)[slot * p->setup->n_marks];
}

/* Clamps to the declared range; returns the new value. */
gint sortie_piece_set_mark (SortiePlay *p, SortieRef piece, guint mark, gint value);

/* Resets a mark of all pieces to its initial number. */
void sortie_pieces_clear_mark (SortiePlay *p, guint mark);

/* Turn memory, by the number of its declaration. For a piece that has left: FALSE, and nothing is remembered. */
static inline gboolean
sortie_piece_remembers (const SortiePlay *p, SortieRef ref, guint memory)
{
  const SortiePiece *piece = sortie_piece (p, ref);

  g_return_val_if_fail (memory < 32, FALSE);
  return piece != NULL && (piece->memory >> memory & 1);
}
void sortie_piece_remember (SortiePlay *p, SortieRef piece, guint memory, gboolean on);

/* for (SORTIE_EACH_PIECE (p, slot)) visits the slots in use */
#define SORTIE_EACH_PIECE(p, slot)                                                   \
  guint16 slot = sortie_piece_next_slot ((p), SORTIE_NO_INDEX); slot != SORTIE_NO_INDEX; \
  slot = sortie_piece_next_slot ((p), slot)

/* The next slot in use after @slot (SORTIE_NO_INDEX: from the start). */
static inline guint16
sortie_piece_next_slot (const SortiePlay *p, guint16 slot)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  guint next = slot == SORTIE_NO_INDEX ? 0 : slot + 1u;
  for (; next < p->s->n_pieces; next++)
    if (pieces[next].place != SORTIE_NO_INDEX)
      return (guint16) next;
  return SORTIE_NO_INDEX;
}

/* for (SORTIE_EACH_PIECE_OF (p, seat, slot)) visits the pieces that the seat controls */
#define SORTIE_EACH_PIECE_OF(p, seat, slot)                                          \
  guint16 slot = sortie_piece_next_slot_of ((p), (seat), SORTIE_NO_INDEX);           \
  slot != SORTIE_NO_INDEX; slot = sortie_piece_next_slot_of ((p), (seat), slot)
static inline guint16
sortie_piece_next_slot_of (const SortiePlay *p, guint8 seat, guint16 slot)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  do
    slot = sortie_piece_next_slot (p, slot);
  while (slot != SORTIE_NO_INDEX && pieces[slot].controller != seat);
  return slot;
}

/* ---- Places: their names, tracks and the grid.
 *
 * A game declares sets of places: single slots, tracks (a row of spaces with a direction), a grid. A place has a stable
 * name: `front`, `track2`, `c3`. A place of another seat is written `south.track2`. The game's rules say what the
 * spaces mean, how to move and what is in reach. This section has only the arithmetic that all games with such a table
 * share.
 */

/* Which place of which set it is, and of which seat. @place is less than the number of places. (transfer none) */
const SortieSpot *sortie_place_spot (const SortieSetup *setup, guint16 place);

/* The name as seat @viewer types it, in @buffer, which it returns. The viewer's own places have no prefix
 * (SORTIE_NO_SEAT: all have one). Slots of a set of several are numbered like the spaces of a track. */
const char *sortie_place_name (const SortieSetup *setup, guint16 place, guint8 viewer,
                               char *buffer, gsize size);

/* Tracks. Moves every piece of the track that begins with @first one space forward, all at the same time; gaps stay
 * gaps. Pieces on the last space go to @exit. Returns the piece that left (the oldest, if there were several), or
 * SORTIE_NOTHING. */
SortieRef sortie_track_advance (SortiePlay *p, guint16 first, guint16 exit);

/* The side of @seat on which a piece is (sortie/state.h); SORTIE_NO_SIDE if the mode has no sides, or the piece is on
 * neither. */
guint8 sortie_side_of_piece (const SortiePlay *p, guint8 seat, SortieRef ref);
static inline guint8
sortie_side_of_thing (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  return p->setup->sides != NULL ? sortie_side_of_piece (p, seat, ref) : (guint8) SORTIE_NO_SIDE;
}

/* Whether a seat that acts on @side reaches this place; without a side, whether it does on either. */
gboolean sortie_lies_on_side (const SortiePlay *p, guint8 seat, guint8 side, guint16 place);
static inline gboolean
sortie_is_on_side (const SortiePlay *p, guint8 seat, guint8 side, guint16 place)
{
  return p->setup->sides == NULL || sortie_lies_on_side (p, seat, side, place);
}

/* Bit per seat: the opponents of @seat that are still in the game; if the mode has sides, those on @side. */
guint8 sortie_opponents (const SortiePlay *p, guint8 seat, guint8 side);

/* Grid. Directions are clockwise from north; the even ones are orthogonal. Edges meet if the setup wraps. */
typedef enum
{
  SORTIE_NORTH,
  SORTIE_NORTH_EAST,
  SORTIE_EAST,
  SORTIE_SOUTH_EAST,
  SORTIE_SOUTH,
  SORTIE_SOUTH_WEST,
  SORTIE_WEST,
  SORTIE_NORTH_WEST,
  SORTIE_N_DIRECTIONS
} SortieDirection;

/* One step in a direction: columns to the east, rows to the north; -1, 0 or 1. */
typedef struct
{
  gint8 x, y;
} SortieOffset;
extern const SortieOffset sortie_offsets[SORTIE_N_DIRECTIONS];

/* The neighbour, or SORTIE_NO_INDEX at an edge. */
guint16 sortie_grid_step (const SortieSetup *setup, guint16 place, SortieDirection direction);

/* Orthogonal steps between two places of one grid, whatever is there; G_MAXUINT if they are not on one grid. */
guint sortie_grid_distance (const SortieSetup *setup, guint16 a, guint16 b);

/* Whether two places are in one row or column; if so, also the places strictly between them, from @a to @b. @between
 * has room for max (width, height). If edges meet, the shorter way counts; of two equal ways, the one that crosses no
 * edge. A place is in line with itself. */
gboolean sortie_grid_line (const SortieSetup *setup, guint16 a, guint16 b, guint16 *between,
                           guint *n_between);

/* ---- Views: what one seat may look at, built up from nothing.
 *
 * A view is a state that contains only what the seat may see. Unknown cards have definition 0. Hidden zones hold cards
 * in an order and with numbers that reveal nothing. The generator is empty. Of another seat's pending choice, it
 * contains only which seat decides. Whatever is not copied on purpose is not in the view.
 *
 * Cards that are shown keep their numbers, so that moves mean the same in the state and in the view. References to
 * other cards are blank. A pending decision of the seat itself is complete: its candidates are the view's only
 * locals (`decision.list` is 0), and the triggers among them have their own numbers. A candidate that the seat can
 * tell from the others (sortie_card_has_face()) is shown even in a closed zone. In a view, `known` means "its face is
 * shown here".
 *
 * Consoles, bots, logs and prompts get views, never the state.
 */

/* A separate type, so that nobody can pass a state instead of a view. */
typedef struct
{
  SortiePlay play; /* play.s is the view's own block */
  guint8 seat;     /* the seat that looks; SORTIE_NO_SEAT: a spectator, who sees only public things */
} SortieView;

/**
 * sortie_view_imagine:
 * @p: the true position
 * @seat: the seat that imagines
 * @ret: a state of the same bounds
 * @rng: the seat's own generator, not the match's
 *
 * A random world that is consistent with what the seat knows. The hidden cards of each group are dealt again to the
 * places where hidden cards of that group are. Cards that the seat knows in a closed zone without order may have
 * changed places there. The generator is seeded from @rng. The seat's view of this world is the same as its view of @p.
 */
void sortie_view_imagine (const SortiePlay *p, guint8 seat, SortieState *ret, SortieRng *rng);

/* ---- Memory: what a seat has learned, but may not look at any more.
 *
 * A view shows what a seat may look at now. A player with a good memory knows more: the card that was put under a
 * deck, the card that went back to an opponent's hand. The state keeps this (`known` of a card) until a shuffle takes
 * it away. sortie_match_recall() (sortie/match.h) lists it. The list contains only what the seat could have written
 * down itself: when one of several equal cards leaves a hand, the list has one less, whichever card it was.
 */

/* A card that was seen, and is now in a closed zone or face down under somebody else's piece. */
typedef struct
{
  guint16 zone;     /* SORTIE_NO_INDEX: under a piece */
  guint16 piece;    /* the slot of that piece, SORTIE_NO_INDEX: in a zone */
  guint16 def;
  guint16 position; /* 1: the top (under a piece: the highest card); 0: the zone has no order, or its count is
                     * hidden, too, and the seat does not know all cards above */
  guint16 below;    /* 1: the bottom, where the count is hidden and all cards below are known; 0: elsewhere */
} SortieRecalled;

G_END_DECLS
