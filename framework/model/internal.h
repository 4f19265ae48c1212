/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of this room share. Private to the library. */
#pragma once
#include <sortie/table.h>

/* The place with that name for @viewer, who may also write own places in full; or
 * SORTIE_NO_INDEX. */
guint16 sortie_place_parse (const SortieSetup *setup, const char *name, guint8 viewer);

/* Puts a card under the pile of a piece, face down: only who controls the piece may look at
 * it, whoever that is by then. It is turned up when it comes to be the top one. */
void sortie_piece_add_face_down (SortiePlay *p, SortieRef piece, guint16 card);

/* What the listener lent to be told with, NULL: nothing. */
static inline SortieTold *
sortie_told (const SortiePlay *p)
{
  return p->watch != NULL ? p->watch->told : NULL;
}

/* Something was told, moved or shuffled. */
static inline void
sortie_told_stir (const SortiePlay *p)
{
  SortieTold *told = sortie_told (p);

  if (told != NULL)
    told->stirred = TRUE;
}

/* Tells the listener what has happened, if there is one. */
static inline void
sortie_watch_tell (const SortiePlay *p, const SortieEvent *event)
{
  if (p->watch == NULL || p->watch->happened == NULL)
    return;
  sortie_told_stir (p);
  p->watch->happened (p->watch->data, p, event);
}

/* Sets every variable to its declared start; a new state has zeros. */
void sortie_vars_start (SortiePlay *p);

/**
 * sortie_recall:
 * @seat: who remembers; SORTIE_NO_SEAT, a spectator, remembers nothing
 * @ret: (array length=room): in the order of the zones, then of the pieces; there by position,
 *   where that is not told in the order of the catalogue, between the known ends of the pile if it has an order
 * @room: as many as the match has cards is always enough
 *
 * Returns: how many
 */
guint sortie_recall (const SortiePlay *p, guint8 seat, SortieRecalled *ret, guint room);

/* Bit per seat: it saw a face between two positions of one match that it had not seen before. */
guint8 sortie_seats_that_saw (const SortieState *before, const SortieState *after);

/* Whether any of @seats, a bit each, learned something between two positions of one match that it
 * cannot unlearn: a face that it had not seen, or what chance gave. */
gboolean sortie_has_learned (const SortieState *before, const SortieState *after, guint8 seats);

/* What a setup is made from. Strings and tables must outlive it. */
typedef struct
{
  const SortieGame *game;
  const SortieCatalogue *catalogue;
  guint8 mode, mode_row, automatic;
  guint8 n_seats;                 /* 1 to SORTIE_MAX_SEATS */
  const char *const *seat_ids;
  const char *const *seat_names;  /* (nullable) */
  const guint8 *teams;            /* (nullable): every seat for itself */
  gboolean fall_together, together;
  const SortieZoneDecl *zones;
  const SortiePlaceDecl *places;
  const SortieVarDecl *vars;
  const SortieMarkDecl *marks;
  const SortieFlagDecl *flags;
  const SortieMemoryDecl *memories;
  guint16 *untrue;                /* (nullable) (transfer full): see SortieSetup */
  const SortieRules *rules;
  const SortieProcDecl *procs;
  guint n_procs; /* 0: not counted */
  guint8 (*decider) (const SortiePlay *p, guint8 seat); /* (nullable) */
  guint8 (*seat_later) (const SortiePlay *p, guint8 seat, guint n); /* (nullable) */
  guint8 (*works_for) (const SortiePlay *p, SortieRef source);      /* (nullable) */
  gboolean (*can_pay) (const SortiePlay *p, guint8 seat, SortieRef source, gint cost); /* (nullable) */
  const SortieSides *sides;                                         /* (nullable) */
  const gint16 *options;          /* (nullable): n_options values */
  guint8 n_options;
  guint8 width, height, wraps;    /* of the grid */
  SortieBounds bounds;            /* zones, places, vars and marks are worked out here */
  const SortieInterrupt *interrupt;         /* (nullable): must outlive the setup */
} SortieSetupSpec;

/* Free with sortie_setup_free(). (transfer full) */
SortieSetup *sortie_setup_new (const SortieSetupSpec *spec);

/* A piece in play (eval/scene.c). */
typedef struct
{
  SortieRef ref;
  guint16 printed; /* its top card */
  guint16 def;     /* what it counts as */
  guint16 kinds;   /* of that, as in SortieMasks */
  guint8 around;   /* whether it changes any value of others */
  guint8 pad;
} SortieStanding;

/* Adds what @others say. */
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

/* To be called after any change of what stands in play, of a card in a piece or of the effects. */
static inline void
sortie_state_forget_glance (SortieState *s)
{
  s->glance.is_kept = FALSE;
  sortie_state_unsettle (s);
}

/* The bytes that a state with these bounds takes. */
gsize sortie_state_size (const SortieBounds *bounds);

/* An empty state: no card, no piece, counts zero but places, zones, vars and marks, which are all in use from
 * the start. Free it with g_free(). The only allocation a state ever makes. (transfer full) */
SortieState *sortie_state_new (const SortieBounds *bounds);

/* The same into memory of the caller, aligned for any type, of sortie_state_size() bytes. What is
 * not in use is left as it is. */
void sortie_state_init (SortieState *s, const SortieBounds *bounds);

/* The bytes that are in use, which a copy copies. */
gsize sortie_state_used (const SortieState *s);

/* Whether two states of the same bounds have the same bytes where they are in use: cheaper than
 * sortie_state_compare() and stricter, since it sees what is only kept, too. */
gboolean sortie_state_same (const SortieState *a, const SortieState *b);

/**
 * sortie_state_write:
 * @s: a state
 * @data: (nullable): where to write, or NULL only to measure
 * @capacity: of @data, in bytes
 *
 * The one canonical form: field by field, little-endian, only what is in use.
 * Two states that mean the same have the same bytes on every machine.
 *
 * Returns: the bytes needed; when it is more than @capacity nothing useful was written
 */
gsize sortie_state_write (const SortieState *s, guint8 *data, gsize capacity);

/**
 * sortie_state_read:
 * @s: a state of the same bounds, overwritten only on success
 * @data: what sortie_state_write() wrote
 *
 * Checks every count and index against the bounds, and sortie_state_check(). Numbers that
 * only the game or its catalogue can judge (definitions, clauses, phases) are not checked.
 *
 * Returns: whether @data was such a state; otherwise @error is set
 */
gboolean sortie_state_read (SortieState *s, const guint8 *data, gsize size, GError **error);

/* sortie_state_hash() over what effects change only: cards, piles, pieces, places, variables, marks, effects that last
 * and links; not over who is asked what, and what runs. */
guint64 sortie_state_table_hash (const SortieState *s);

/* (nullable) (transfer full): NULL when the states are equal, else the name and both values of the first field
 * that differs, like "cards[12].zone: 3, 5". */
char *sortie_state_compare (const SortieState *a, const SortieState *b);

/* Looks for broken invariants: each card in exactly one place, lists linked both ways, counts equal to what is
 * there, references in range. Holds for views too, where cards without a definition may lie nowhere. Returns:
 * (nullable) (transfer full): NULL when all hold, else a sentence. */
char *sortie_state_check (const SortieState *s);

/* For tests: how many single fields the hash covers, and change one of them, so that
 * "every field is in the hash" can be shown. */
guint sortie_state_n_fields (const SortieState *s);
void sortie_state_flip_field (SortieState *s, guint field);

/**
 * sortie_view_init:
 * @view: set up to use @block
 * @block: (transfer none): memory for a state of the same bounds, kept by the caller
 * @p: the true position
 * @seat: who looks, or SORTIE_NO_SEAT
 */
void sortie_view_init (SortieView *view, SortieState *block, const SortiePlay *p, guint8 seat);

/* The canonical bytes of a view: zones as definitions in the order that the seat
 * may know, never card numbers. Same contract as sortie_state_write(). */
gsize sortie_view_write (const SortieView *view, guint8 *data, gsize capacity);

/* Who does not know which card @ref is: bit per seat, and bit SORTIE_MAX_SEATS for spectators, who may be told what
 * every seat knows. What is no card, or lies nowhere any more, is hidden from nobody. */
guint16 sortie_ref_hidden_from (const SortiePlay *p, SortieRef ref);

/* Whether @seat can tell which card @card is, of those that lie beside it: it may look at it, or knows
 * it in a pile with an order, or is asked about it while it is shown. A card that it has seen goes
 * among others in a hand: it knows that it is there, and none of the backs has its face. */
gboolean sortie_card_has_face (const SortiePlay *p, guint16 card, guint8 seat);

/* Whether @seat holds the card with its face outwards: it does not see it, and tells it from others by where it
 * lies. */
gboolean sortie_card_is_outward (const SortiePlay *p, guint16 card, guint8 seat);

/* Bit per flag: those of the card that @seat sees. */
guint16 sortie_card_shown_flags (const SortiePlay *p, guint16 card, guint8 seat);
/* The same of the clues that are not true of it. */
guint16 model_card_shown_denied (const SortiePlay *p, guint16 card, guint8 seat);
/* As whenever a card moves: what was said of it is forgotten. */
static inline void
model_card_clear_flags (SortiePlay *p, guint16 card)
{
  sortie_state_cards (p->s)[card].flags = 0;
  if (card < p->s->n_denied)
    sortie_state_denied (p->s)[card] = 0;
}

/* Whether @seat neither sees nor has seen which card @card is. */
gboolean sortie_card_is_hidden (const SortiePlay *p, guint16 card, guint8 seat);

/* sortie_cards_alike() of any two things: no card is like anything but itself. */
static inline gboolean
sortie_refs_alike (const SortiePlay *p, guint8 seat, SortieRef a, SortieRef b)
{
  if (a == b)
    return TRUE;
  return sortie_ref_kind (a) == SORTIE_REF_CARD && sortie_ref_kind (b) == SORTIE_REF_CARD
         && sortie_cards_alike (p, seat, sortie_ref_index (a), sortie_ref_index (b));
}

/* Where in its zone a card lies, counted from the top. */
guint sortie_zone_position (const SortiePlay *p, guint16 card);

/* @seat has chosen among these. Of those that lie in one pile, and that others may not look at, nobody
 * else knows any more where which of them lies: they have been in a hand. What is shown after that
 * is known again. A question that was answered says so by itself (sortie/frame.h). */
void sortie_cards_chosen (SortiePlay *p, const SortieRef *among, guint n, guint8 seat);

/* @seat does not know any more which card it is by where it lies. */
void sortie_card_forget (SortiePlay *p, guint16 card, guint8 seat);
gboolean sortie_card_is_known (const SortiePlay *p, guint16 card, guint8 seat);

/* Whether @seat (SORTIE_NO_SEAT: a spectator) may look at the card's face now. */
gboolean sortie_card_is_visible (const SortiePlay *p, guint16 card, guint8 seat);

/* "player.hand": the stable name of an instance, into a buffer of the caller.
 * Returns @buffer. */
const char *sortie_zone_name (const SortieSetup *setup, guint16 zone, char *buffer, gsize size);

/* ---- Who sees what, as bits per seat -------------------------------------------------- */

/* A spectator has no bit. */
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

/* A card is taken out of @from, and @seers see it then: what that makes uncertain of those that lie
 * there without an order. */
void model_knowledge_leaves (SortiePlay *p, guint16 card, guint16 from, guint8 seers);

/* A card arrives in @to: what that tells, and what it makes uncertain. Called while
 * the card still lies where it came from. */
static inline void
model_knowledge_moves (SortiePlay *p, guint16 card, guint16 to)
{
  SortieCard *c = &sortie_state_cards (p->s)[card];
  guint8 seers = model_seers (p->setup, to);

  if (c->zone != SORTIE_NO_INDEX && c->zone != to && !p->setup->piles[c->zone].ordered)
    model_knowledge_leaves (p, card, c->zone, seers);
  c->known |= seers;
}

/* The same of a card that comes onto the table, as a piece or under one, where @seers see its
 * face. */
void model_knowledge_stands (SortiePlay *p, guint16 card, guint8 seers);

/* Whether the backs of two cards look alike. */
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

/* Whether the pending decision is this seat's; and whether it has to name @card in it:
 * a candidate, or an answer already given. */
gboolean model_decides (const SortiePlay *p, guint8 seat);
gboolean model_is_asked_about (const SortiePlay *p, guint16 card, guint8 seat);

/* ---- How cards hang in the lists of zones and pieces
 *
 * Between taking and putting a card lies nowhere.
 */

void model_card_put (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);
/* Moves one card of many that go on the way: what lies on top of a pile meanwhile is not seen. */
void model_card_move (SortiePlay *p, guint16 card, guint16 zone, SortieEnd end);
/* After a card was taken out of the pile of a piece (SORTIE_NO_INDEX: of none): everybody sees what
 * the piece is now. */
void model_pile_uncovered (SortiePlay *p, guint16 slot);

/* ---- Shuffling ------------------------------------------------------------------------ */

/* What two cards are is exchanged: their numbers stay where they lie, so that a number tells
 * nothing about the card behind it. */
void sortie_cards_exchange (SortieCard *a, SortieCard *b);
