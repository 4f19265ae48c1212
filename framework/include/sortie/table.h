/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* table.h: what rules ask of a position and do to it: seats, turn and variables, chance, cards in zones, pieces
 * on places, and what one seat may see of all that.
 *
 * Everything takes a SortiePlay first. A function that changes something keeps all that depends on it in step:
 * who knows which card, what a piece carries, whether the position is settled.
 */
#pragma once
#include <sortie/state.h>
G_BEGIN_DECLS

/* ---- The match: seats, options, turn, what is asked, variables, chance. */

/* Whether somebody wants what goes on broken off (sortie/base.h). For whatever takes long, also in
 * a game: what it returns then is not used. */
static inline gboolean
sortie_is_interrupted (const SortiePlay *p)
{
  return sortie_interrupt_is_set (p->setup->interrupt);
}

/* How many seats there are; they are numbered from 0. */
static inline guint8
sortie_n_seats (const SortiePlay *p)
{
  return p->setup->n_seats;
}

/* The id of a seat, as commands and journals write it: "north". */
static inline const char *
sortie_seat_id (const SortiePlay *p, guint8 seat)
{
  return p->setup->seat_ids[seat];
}

/* The mode that is played, as an index into the game's modes. */
static inline guint8
sortie_mode (const SortiePlay *p)
{
  return p->setup->mode;
}

/* What one of the game's options is set to. */
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

/* How many cards and places there are, with indices from 0. */
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

/* How many turns have begun. */
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

/* What is asked: kind 0 when nothing is. */
static inline const SortieDecision *
sortie_asked (const SortiePlay *p)
{
  return &p->s->decision;
}

/* Who decides. */
static inline guint8
sortie_asked_seat (const SortiePlay *p)
{
  return p->s->decision.seat;
}

/* Which question it is: SORTIE_ASK_..., SORTIE_GAME_ASK (); 0: none. */
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

/* How many things were chosen so far, of a question that asks for several. */
static inline guint8
sortie_n_answers (const SortiePlay *p)
{
  return p->s->n_answers;
}

/* How many links lie on the chain; the newest is the last. */
static inline guint16
sortie_n_links (const SortiePlay *p)
{
  return p->s->n_links;
}

/* Says whether the move that is being put together may still be abandoned. */
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

/* The effects that last, and how many there are. */
static inline const SortieEffect *
sortie_effects (const SortiePlay *p, guint *ret_n)
{
  *ret_n = p->s->n_effects;
  return sortie_state_effects (p->s);
}

/* A second position of the same match, to try something out: room for it, in the frame of the
 * calling function, filled by sortie_scratch_copy(). Nobody watches it. */
#define SORTIE_SCRATCH(p)                                 \
  {                                                       \
    .setup = (p)->setup, .s = g_alloca ((p)->s->size)     \
  }

/* Makes @scratch the position of @p; may be called again. */
static inline void
sortie_scratch_copy (SortiePlay *scratch, const SortiePlay *p)
{
  sortie_state_copy (scratch->s, p->s);
}

/* Whose turn comes @n turns after @seat's (SortieGame.seat_later); it may be out. */
static inline guint8
sortie_seat_later (const SortiePlay *p, guint8 seat, guint n)
{
  if (p->setup->seat_later != NULL)
    return p->setup->seat_later (p, seat, n);
  return (guint8) ((seat + n) % p->setup->n_seats);
}

/* The value of a variable; @seat is ignored for one that belongs to the match.
 * sortie_var_set() clamps to the declared range and returns the new value. */
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

/* The highest that any seat has of a variable. */
static inline gint
sortie_var_most (const SortiePlay *p, guint var)
{
  gint most = sortie_var (p, var, 0);

  for (guint8 seat = 1; seat < p->setup->n_seats; seat++)
    most = MAX (most, sortie_var (p, var, seat));
  return most;
}

/* The first seat of which a variable is @value; SORTIE_NO_SEAT: of none. */
static inline guint8
sortie_var_seat (const SortiePlay *p, guint var, gint value)
{
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (sortie_var (p, var, seat) == value)
      return seat;
  return SORTIE_NO_SEAT;
}

/* Adds @n to it, or subtracts where @n is negative, within its range; returns the new value. */
static inline gint
sortie_var_add (SortiePlay *p, guint var, guint8 seat, gint n)
{
  return sortie_var_set (p, var, seat, sortie_var (p, var, seat) + n);
}

/* A number in [0, n) from the one source of chance, told to the watch. n >= 1.
 * Dice: 1 to @sides. */
guint sortie_chance_coin (SortiePlay *p, guint n);
guint sortie_chance_die (SortiePlay *p, guint sides);

/* ---- Bounds: what happens when a match has no room for more.
 *
 * Every list of a match has a bound. Whoever meets one says so with sortie_overflow() and returns;
 * the engine then cuts the running effect short, which is told, and journalled like anything that
 * happens (sortie/move.h). What is told names the bound, what ran, and how much it needed.
 */

/**
 * sortie_overflow:
 * @bound: its name, one word, static: "frames"
 * @needed: how much it would have taken
 * @room: how much there is
 *
 * A bound of the match was reached: when whoever is running returns, the effect is cut short there.
 * Of several the first counts.
 */
void sortie_overflow (SortiePlay *p, const char *bound, guint needed, guint room);

/* ---- Reading by number: the one way to read what a number names.
 *
 * Cards, zones, places and pieces are numbers, and any number may be none: the top of an empty pile,
 * the card of a link that waits without one, the place of a piece that has left. These functions take
 * every number. One that names nothing is read as a thing that lies nowhere, belongs to nobody and
 * holds nothing, so that a rule that forgets to ask gets a defined answer.
 *
 * The arrays themselves are for the model, which changes them, and for loops over all of them; a test
 * of the sources (tests/project/numbers.sh) sees to that.
 */

/* What a number that names nothing is read as. */
extern const SortieCard sortie_no_card;   /* without definition, owner, zone, piece and neighbours */
extern const SortieZone sortie_no_zone;   /* empty */
extern const SortiePlace sortie_no_place; /* nothing stands there */
extern const SortiePiece sortie_no_piece; /* as a slot that is free */

/* A card by its index; sortie_no_card. */
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

/* An instance of a zone by its index; sortie_no_zone. */
static inline const SortieZone *
sortie_zone (const SortiePlay *p, guint16 zone)
{
  return G_LIKELY (zone < p->s->n_zones) ? &sortie_state_zones (p->s)[zone] : &sortie_no_zone;
}

/* A place by its index; sortie_no_place. */
static inline const SortiePlace *
sortie_place (const SortiePlay *p, guint16 place)
{
  return G_LIKELY (place < p->s->n_places) ? &sortie_state_places (p->s)[place] : &sortie_no_place;
}

/* The piece in a slot; sortie_no_piece. By a reference: sortie_piece(). */
static inline const SortiePiece *
sortie_piece_in (const SortiePlay *p, guint16 slot)
{
  return G_LIKELY (slot < p->s->n_pieces) ? &sortie_state_pieces (p->s)[slot] : &sortie_no_piece;
}

/* ---- Zones: ordered lists of cards, and how cards move between them.
 *
 * Position 0 is the top. What a move does to knowledge follows from the zones'
 * declarations: a card that arrives where a seat may see faces becomes known to
 * that seat; a shuffle makes every card of the zone unknown to all who may not
 * look into it, and exchanges identities so that card numbers tell nothing. When a
 * card leaves an unordered zone that holds several, and a seat may look neither into
 * that zone nor into the one where it goes, the seat loses track of all of them: it
 * could have been any. Who does see the card is shown it after the move. Of several
 * cards of a pile among which somebody has chosen, all others lose track.
 */

/* The ends of a zone. */
typedef enum
{
  SORTIE_TOP,
  SORTIE_BOTTOM,
} SortieEnd;

/* How many cards lie there. */
static inline guint
sortie_zone_count (const SortiePlay *p, guint16 zone)
{
  return sortie_zone (p, zone)->n;
}

/* The instance of the game's zone number @decl that is @seat's; @seat is ignored for one that is shared. */
static inline guint16
sortie_zone_of (const SortiePlay *p, guint decl, guint8 seat)
{
  return sortie_setup_zone (p->setup, decl, seat);
}

/* How many cards lie in that. */
static inline guint
sortie_count_of (const SortiePlay *p, guint decl, guint8 seat)
{
  return sortie_zone_count (p, sortie_zone_of (p, decl, seat));
}

/* The top card of that, or SORTIE_NO_INDEX. */
static inline guint16
sortie_top_of (const SortiePlay *p, guint decl, guint8 seat)
{
  return sortie_zone (p, sortie_zone_of (p, decl, seat))->top;
}

/* Whose the zone is, SORTIE_NO_SEAT for one that is shared. */
static inline guint8
sortie_zone_seat (const SortiePlay *p, guint16 zone)
{
  return p->setup->piles[zone].seat;
}

/* Which of the game's zones it is, as an index into its table. */
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

/* The newest cards of a pile, @n or as many as there are and @max allows, in the order in which
 * they came; returns how many. */
guint sortie_zone_newest (const SortiePlay *p, guint16 zone, guint n, SortieRef *ret, guint max);

/* for (SORTIE_EACH_IN_ZONE (p, zone, card)) from top to bottom; the loop body must not move
 * @card */
#define SORTIE_EACH_IN_ZONE(p, zone_, card)                                   \
  guint16 card = sortie_zone ((p), (zone_))->top; card != SORTIE_NO_INDEX; \
  card = sortie_state_cards ((p)->s)[card].below

/* Makes a new card (set-up, tokens) at an end of a zone; returns its index. When the
 * bound of cards is reached: SORTIE_NO_INDEX, and the state is marked as overflowed. */
guint16 sortie_card_new (SortiePlay *p, guint16 def, guint8 owner, guint8 group, guint16 zone,
                         SortieEnd end);

/* Puts a card into another group, where everybody sees it change: from then on its face may be mistaken
 * for others of that group alone, such as a card that somebody has bought. */
void sortie_card_regroup (SortiePlay *p, guint16 card, guint8 group);

/* Moves a card, from a zone or from the pile of a piece, to an end of a zone.
 * Card flags are cleared. A piece whose last card is taken leaves the table. */
void sortie_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);

/* Moves all cards of a pile, from the top on, to an end of another. */
void sortie_zone_empty (SortiePlay *p, guint16 from, guint16 to, SortieEnd end);

/* Deals from the top of @from, a card at a time round the table: @n to each seat, to the bottom of
 * its zone of the declaration @to. Ends when there are no more. */
void sortie_zone_deal (SortiePlay *p, guint16 from, guint to, guint n);

/* Moves the @n top cards of a pile, one after the other, to the bottom of another. Ends when there are no more. */
void sortie_zone_draw (SortiePlay *p, guint16 from, guint16 to, guint n);

/* Makes all cards of a pile but the @keep top ones into another pile, shuffled with what lies
 * there. */
void sortie_zone_turn_over (SortiePlay *p, guint16 from, guint16 to, guint keep);

/* A card that @seat (SORTIE_NO_SEAT: everybody) is shown; it knows it until a shuffle hides it.
 * Where cards lie without an order, one like a card that it knows there may be that card again, and
 * is nothing new. */
void sortie_card_reveal (SortiePlay *p, guint16 card, guint8 seat);

/* The same for cards that are shown side by side: of those that are alike there are so many. */
void sortie_cards_reveal (SortiePlay *p, const SortieRef *cards, guint n, guint8 seat);

/* The flags of a card, a bit for each of the game's declarations; @flag is the number of one. Of a clue that is not
 * true (SortieFlagDecl) nothing is set. */
guint16 sortie_card_flags (const SortiePlay *p, guint16 card);
void sortie_card_set_flag (SortiePlay *p, guint16 card, guint flag, gboolean on);

/* Gives a clue (SortieFlagDecl) about a card, or about each card of a zone: sets the flag where it is true, and notes
 * where it is not, until the flags are cleared. */
void sortie_card_clue (SortiePlay *p, guint16 card, guint flag);
void sortie_zone_clue (SortiePlay *p, guint16 zone, guint flag);

/* The clues that were given about a card and are not true of it: a bit for each of the game's flags. */
guint16 sortie_card_denied (const SortiePlay *p, guint16 card);

/* Chance, told to the watch as "shuffle ZONE N CHECK" and "pick CARD". CHECK is the
 * CRC-32 over the definitions from top to bottom, as two bytes each, the lower first.
 * A shuffle clears the flags of the cards. A pick from nothing is SORTIE_NO_INDEX, and
 * no chance. */
void sortie_zone_shuffle (SortiePlay *p, guint16 zone);
guint16 sortie_zone_pick (SortiePlay *p, guint16 zone);

/* Whether a zone is one of those that are played with: a seat that the rules play has no hidden hand. */
gboolean sortie_zone_is_used (const SortieSetup *setup, guint16 zone);

/* ---- Pieces: what stands on the places of the table.
 *
 * A piece is not a card: it carries marks (wounds, tokens), turn memory,
 * continuous effects, a controller, and a pile of cards of which the top one
 * says what it is. When it leaves the table all that it carried ends.
 */

/* Puts a card on a place as a new piece; it leaves its zone (or the pile of another
 * piece), its flags are cleared, and everybody knows it. Returns the reference of the
 * piece. When the bound of pieces is reached: SORTIE_NOTHING, the card stays where it
 * is, and the state is marked as overflowed. */
SortieRef sortie_piece_put (SortiePlay *p, guint16 card, guint16 place, guint8 controller);

/* Moves a piece to another place; marks, memory and effects stay. */
void sortie_piece_move (SortiePlay *p, SortieRef piece, guint16 place);

/* Takes the piece off the table: its cards go to an end of @zone in the order in
 * which they lie, the top card above the others; its marks and memory end, and so do
 * the effects that are locked on it or last until it leaves. */
void sortie_piece_remove (SortiePlay *p, SortieRef piece, guint16 zone, SortieEnd end);

/* The same, but one after the other from the top, each onto the one before: the lowest ends on
 * top of @zone. Of a closed zone nobody sees on the way what lay face down. */
void sortie_piece_bury (SortiePlay *p, SortieRef piece, guint16 zone);

/* The same for every piece on the places of a set, in their order. */
void sortie_places_empty (SortiePlay *p, guint decl, guint8 seat, guint16 zone, SortieEnd end);

/* Only what lies under the top card, which stays. */
void sortie_piece_bury_pile (SortiePlay *p, SortieRef piece, guint16 zone);

/* Puts a card under (SORTIE_BOTTOM) or on top of the pile of a piece, face up. A card on
 * top changes what the piece is, not which piece it is. Nothing happens with the only
 * card of that same piece. */
void sortie_piece_add_card (SortiePlay *p, SortieRef piece, guint16 card, SortieEnd end);

/* All slots, those that are free as well, for a walk over every piece; *@ret_n: how many. */
static inline const SortiePiece *
sortie_piece_slots (const SortiePlay *p, guint *ret_n)
{
  *ret_n = p->s->n_pieces;
  return sortie_state_pieces (p->s);
}

/* The top card of a piece that stands somewhere; every such piece has one. */
static inline const SortieCard *
sortie_piece_card (const SortiePlay *p, const SortiePiece *piece)
{
  return &sortie_state_cards (p->s)[piece->card];
}

/* The piece behind a reference, or NULL when it has left the table. */
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

/* The reference to the piece in a slot, SORTIE_NOTHING for SORTIE_NO_INDEX and every other number of
 * no slot. */
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

/* What the printed top card is; 0 when the piece has left the table. A piece that has
 * left stands nowhere (SORTIE_NO_INDEX) and belongs to nobody (SORTIE_NO_SEAT). */
static inline guint16
sortie_piece_def (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? sortie_state_cards (p->s)[piece->card].def : 0;
}

/* What a card is, or the top card of a piece; 0: the reference is to neither, or it has left. */
static inline guint16
sortie_thing_def (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return sortie_piece_def (p, ref);
  return sortie_card_of (p, ref)->def;
}

/* The place on which it stands, SORTIE_NO_INDEX when it has left. */
static inline guint16
sortie_piece_place (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? piece->place : SORTIE_NO_INDEX;
}

/* The seat that controls it, SORTIE_NO_SEAT when it has left. */
static inline guint8
sortie_piece_controller (const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  return piece ? piece->controller : SORTIE_NO_SEAT;
}

/* The seat that owns its top card, SORTIE_NO_SEAT when it has left. */
guint8 sortie_piece_owner (const SortiePlay *p, SortieRef piece);

/* The first (oldest) piece on a place, SORTIE_NOTHING when it is free. */
static inline SortieRef
sortie_place_piece (const SortiePlay *p, guint16 place)
{
  return sortie_piece_ref (p, sortie_place (p, place)->first);
}

/* How many places @seat has of the game's set number @decl; @seat is ignored for one that is shared. */
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

/* The first of them that is free, SORTIE_NO_INDEX: none is. */
guint16 sortie_free_place (const SortiePlay *p, guint decl, guint8 seat);

/* The number of the game's set of places on one of which a piece stands; SORTIE_NO_INDEX when it has left. */
static inline guint16
sortie_piece_stands_on (const SortiePlay *p, SortieRef ref)
{
  guint16 place = sortie_piece_place (p, ref);

  return place != SORTIE_NO_INDEX ? p->setup->spots[place].decl : SORTIE_NO_INDEX;
}

/* The next younger piece on the same place, SORTIE_NOTHING behind the last. */
SortieRef sortie_piece_next_on_place (const SortiePlay *p, SortieRef piece);

/* Whether it is a place and no piece stands there. */
static inline gboolean
sortie_place_is_free (const SortiePlay *p, guint16 place)
{
  return place < p->s->n_places && sortie_state_places (p->s)[place].n == 0;
}

/* Marks start at 0, or at their minimum if that is more. 0 when the piece has left. */
static inline gint
sortie_piece_mark (const SortiePlay *p, SortieRef piece, guint mark)
{
  g_return_val_if_fail (mark < p->setup->n_marks, 0);
  if (!sortie_piece_exists (p, piece))
    return 0;
  return sortie_state_marks (p->s)[sortie_ref_index (piece) * p->setup->n_marks + mark];
}

/* All marks on the piece in a slot that is in use, for a walk over every piece. */
static inline const gint16 *
sortie_piece_marks_in (const SortiePlay *p, guint16 slot)
{
  return &sortie_state_marks (p->s)[slot * p->setup->n_marks];
}

/* Clamps to the declared range, returns the new value. */
gint sortie_piece_set_mark (SortiePlay *p, SortieRef piece, guint mark, gint value);

/* Takes a mark off all pieces: on each it is what it was when it came. */
void sortie_pieces_clear_mark (SortiePlay *p, guint mark);

/* Turn memory, by the number of its declaration. FALSE, and nothing, when the piece has left. */
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

/* for (SORTIE_EACH_PIECE_OF (p, seat, slot)): of these, what the seat controls */
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
 * A game declares sets of places: single slots, tracks (a row of spaces with a
 * direction), a grid. A place has a stable name: `front`, `track2`, `c3`; one
 * that belongs to another seat is written `south.track2`. What the spaces mean,
 * how one moves and what is in reach are rules and live in the game; here is
 * only arithmetic that any game with such a table shares.
 */

/* Which place of which set it is, and whose. @place is below the number of places.
 * (transfer none) */
const SortieSpot *sortie_place_spot (const SortieSetup *setup, guint16 place);

/* The name as seat @viewer types it (own places bare; SORTIE_NO_SEAT: all in full), into
 * the caller's buffer. Slots of a set of several are numbered like a track's spaces. */
const char *sortie_place_name (const SortieSetup *setup, guint16 place, guint8 viewer,
                               char *buffer, gsize size);

/* Tracks. Moves every piece of the track that begins with @first one space forward at the same time; gaps stay gaps.
 * Pieces on the last space go to @exit. Returns the piece that left (the oldest, if
 * there were several), or nothing. */
SortieRef sortie_track_advance (SortiePlay *p, guint16 first, guint16 exit);

/* The side of @seat on which a piece stands (sortie/state.h); SORTIE_NO_SIDE where the mode has no sides, or
 * the piece is on neither. */
guint8 sortie_side_of_piece (const SortiePlay *p, guint8 seat, SortieRef ref);
static inline guint8
sortie_side_of_thing (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  return p->setup->sides != NULL ? sortie_side_of_piece (p, seat, ref) : (guint8) SORTIE_NO_SIDE;
}

/* Whether a place lies where a seat acts on @side; of no side: where it acts on any. */
gboolean sortie_lies_on_side (const SortiePlay *p, guint8 seat, guint8 side, guint16 place);
static inline gboolean
sortie_is_on_side (const SortiePlay *p, guint8 seat, guint8 side, guint16 place)
{
  return p->setup->sides == NULL || sortie_lies_on_side (p, seat, side, place);
}

/* Bit per seat: who is still in the game and is an opponent of @seat, on @side as far as the mode has
 * sides. */
guint8 sortie_opponents (const SortiePlay *p, guint8 seat, guint8 side);

/* Grid. Directions are clockwise from north; the even ones are orthogonal. Edges meet when the
 * setup wraps. */
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

/* Orthogonal steps between two places of one grid, ignoring what stands there;
 * G_MAXUINT when they are not on one grid. */
guint sortie_grid_distance (const SortieSetup *setup, guint16 a, guint16 b);

/* Whether the places lie in one row or column, and the places strictly between, from
 * @a to @b; @between has room for max (width, height). Where edges meet the shorter way
 * counts, and of two equally long ones the one that crosses no edge. A place is in line
 * with itself. Returns FALSE when not in line. */
gboolean sortie_grid_line (const SortieSetup *setup, guint16 a, guint16 b, guint16 *between,
                           guint *n_between);

/* ---- Views: what one seat may look at, built up from nothing.
 *
 * A view is a state in which only what the seat may see was written: unknown
 * cards have definition 0, hidden zones hold cards in an order and with numbers
 * that tell nothing, the generator is empty, pending choices of others are
 * reduced to "who decides". Whatever is not copied on purpose is not there.
 *
 * Cards that are shown keep their numbers, so that moves mean the same in the state
 * and in the view; references to other cards are blank. A pending decision of the seat
 * itself is whole: its candidates are the view's only locals (`decision.list` is 0), the
 * triggers among them are there under their own numbers, and a candidate that the seat
 * can tell from the others (sortie_card_has_face()) is shown even where the zone is closed. In a view
 * `known` means "its face is shown here".
 *
 * Consoles, bots, logs and prompts are given views, never the state.
 */

/* A distinct type, so that a state cannot be passed where a view is meant. */
typedef struct
{
  SortiePlay play; /* play.s is the view's own block */
  guint8 seat;     /* who looks; SORTIE_NO_SEAT: a spectator who sees public things only */
} SortieView;

/**
 * sortie_view_imagine:
 * @p: the true position
 * @seat: who imagines
 * @ret: a state of the same bounds
 * @rng: the imaginer's own generator, not the match's
 *
 * A random world consistent with what the seat knows: the hidden cards of each
 * group are dealt anew over the places where hidden cards of that group lie, cards
 * that it knows in a closed zone without order may have changed places there, and the
 * generator is seeded from @rng. The seat's view of it is the one it has of @p.
 */
void sortie_view_imagine (const SortiePlay *p, guint8 seat, SortieState *ret, SortieRng *rng);

/* Whether two cards differ in nothing that @seat can see and a rule could use, so that a
 * move with the one is the same move as with the other. */
gboolean sortie_cards_alike (const SortiePlay *p, guint8 seat, guint16 a, guint16 b);

/* ---- Memory: what a seat has learned, and what of that it may not look at any more.
 *
 * A view shows what may be looked at now. A player with a good memory knows more: the card
 * that was put under a deck, the one that went back to an opponent's hand. The state keeps
 * that (`known` of a card) until a shuffle takes it away; here it is listed. The list tells
 * nothing that the seat could not have written down itself: of equal cards of a hand one less is
 * listed when one of them leaves, whichever it was.
 */

/* A card that was seen, in a zone that is closed now or face down under a piece of others. */
typedef struct
{
  guint16 zone;     /* SORTIE_NO_INDEX: under a piece */
  guint16 piece;    /* the slot of that piece, SORTIE_NO_INDEX: in a zone */
  guint16 def;
  guint16 position; /* 1: the top, of the cards under a piece the highest; 0: the zone has no order,
                     * or its count is hidden as well */
} SortieRecalled;

G_END_DECLS
