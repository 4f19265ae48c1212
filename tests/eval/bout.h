/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bout.h: a made-up game for sun and moon, perhaps star, whose cards are written as tables.
 *
 * A test writes the book first: expressions, programs, clauses, cards. bout_begin()
 * has the verifier read it and lays out the table. Each seat has a row of three
 * spaces and a field of the grid is shared, all in play; the shed is not. Programs
 * run under a frame that waits, whose `done` is what they achieved.
 */
#pragma once
#include <sortie/query.h>
#include <sortie/frame.h>
G_BEGIN_DECLS

enum { UNTIL_ATTACK_ENDS, UNTIL_OPPONENTS_TURN };
enum { CAUSE_ATTACK };
enum
{
  SUN,
  MOON,
  STAR
};

/* Zones. */
enum
{
  DECK, /* face down, in order */
  HAND,
  HEAP, /* open, in order */
  LIMBO /* one for the table */
};

/* Sets of places. */
enum
{
  ROW,   /* three spaces of one piece each */
  SHED,  /* two slots, not in play */
  FIELD  /* grid of 4 x 3 */
};

enum
{
  LIFE, /* of each, 0 to 30 from 20 */
  ROUND /* of the match, 0 to 9 from 1 */
};

enum
{
  WOUNDS, /* 0 to 9 */
  TOKENS  /* 0 to 3 */
};

enum
{
  MOVED,
  STRUCK
};

/* Values. */
enum
{
  ATTACK,  /* 0 to 20 */
  DEFENCE, /* -9 to 9 */
  COST,    /* no limits; 7 for what prints nothing */
  SIDE,    /* day or night */
  TRAITS,  /* any of beast, wall, ghost */
  TARGET,  /* rule: may be aimed at; yes */
  FLY,     /* rule: may fly; no */
  N_VALUES
};

enum
{
  DAY,
  NIGHT
};

enum
{
  BEAST = 1,
  WALL = 2,
  GHOST = 4
};

/* Set words. */
enum
{
  ALLIES,  /* the other pieces of your row */
  ENEMIES, /* the pieces of the others' rows; has no test of its own */
  STRONG   /* pieces in play whose attack, as it is now, is 5 or more */
};

/* Number words and condition words. */
enum
{
  HAND_SIZE
};

enum
{
  DARK /* it is the turn of moon */
};

/* Events. */
enum
{
  BLOW,
  CURE
};

/* Procedures of the game. */
enum
{
  WAIT, /* at the bottom of the stack; never steps */
  NOTE, /* notes its first slot, a number, and achieves it */
  ASK   /* asks the game's own decision, then achieves 9 */
};

typedef struct
{
  SortieCatalogue book;
  const SortieFaction *factions; /* (nullable): of a book that speaks of them */
  guint n_factions;
  const SortieDeck *decks; /* (nullable): ready-made ones of the book */
  guint n_decks;
  GArray *exprs, *kids, *instructions, *targets, *programs, *clauses, *defs, *keywords;
  SortieSetup *setup;
  SortieState *s;
  SortiePlay play;
  GArray *notes; /* what NOTE noted */
  gint purse;    /* what prices are paid from */
  gboolean is_damaged; /* the verifier must not be asked */
  guint8 n_seats;      /* 2; or 3 when set before bout_begin() */
} Bout;

Bout *bout_new (void);
void bout_free (Bout *b);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Bout, bout_free)

/* The book. Each returns the number of what it wrote. */

guint16 bout_expr (Bout *b, SortieExprOp op, guint n, const gint16 *args);
guint16 bout_expr_of_many (Bout *b, SortieExprOp op, guint n, const gint16 *parts);
guint16 bout_program (Bout *b, guint n_slots, guint n, const SortieInstruction *code);
/* Adds a target to the newest program. */
void bout_target (Bout *b, SortieTarget target);
SortieInstruction bout_call (Bout *b, guint code, guint n, const gint16 *pairs);
/* A card with its own clauses. */
guint16 bout_card (Bout *b, const char *id, gint attack, guint n, const SortieClause *clauses);
guint16 bout_keyword (Bout *b, const char *id, guint n, const SortieClause *clauses);
/* A clause inside clause number @outer, or for a DURING when that is 0. */
guint16 bout_inner (Bout *b, guint16 outer, SortieClause clause);
/* The number of a card's clause number @i. */
guint16 bout_clause_of (Bout *b, guint16 card, guint i);
SortieDef *bout_def (Bout *b, guint16 card);

#define ARGS(...) G_N_ELEMENTS (((gint16[]) { __VA_ARGS__ })), ((const gint16[]) { __VA_ARGS__ })
#define E0(b, op) bout_expr ((b), SORTIE_EXPR_##op, 0, NULL)
#define E(b, op, ...) bout_expr ((b), SORTIE_EXPR_##op, ARGS (__VA_ARGS__))
#define MANY(b, op, ...) bout_expr_of_many ((b), SORTIE_EXPR_##op, ARGS (__VA_ARGS__))
#define N(b, number) E ((b), NUM_CONST, (number))
#define I0(op_) ((SortieInstruction) { .op = SORTIE_OP_##op_ })
#define I(op_, ...) ((SortieInstruction) { .op = SORTIE_OP_##op_, .arg = { __VA_ARGS__ } })
#define CALL(b, code, ...) \
  bout_call ((b), (code), G_N_ELEMENTS (((gint16[]){ __VA_ARGS__ })) / 2, \
             ((const gint16[]){ __VA_ARGS__ }))
#define PROGRAM(b, n_slots, ...)                                                      \
  bout_program ((b), (n_slots), G_N_ELEMENTS (((SortieInstruction[]) { __VA_ARGS__ })), \
                ((const SortieInstruction[]) { __VA_ARGS__ }))
#define CARD0(b, id, attack) bout_card ((b), (id), (attack), 0, NULL)
#define CARD(b, id, attack, ...)                                                        \
  bout_card ((b), (id), (attack), G_N_ELEMENTS (((SortieClause[]) { __VA_ARGS__ })),    \
             ((const SortieClause[]) { __VA_ARGS__ }))
#define KEYWORD(b, id, ...)                                                          \
  bout_keyword ((b), (id), G_N_ELEMENTS (((SortieClause[]) { __VA_ARGS__ })),        \
                ((const SortieClause[]) { __VA_ARGS__ }))
#define CLAUSE(kind_, ...) ((SortieClause) { .kind = SORTIE_CLAUSE_##kind_, __VA_ARGS__ })
/* modify value= of= with one change */
#define MODIFY(value, change_, of, number)                                              \
  CLAUSE (MODIFY, .key = (value), .change = SORTIE_CHANGE_##change_, .subject = (of), \
          .amount = (number))
/* modify value= of= add= down-to= */
#define LOWER(value, of, number, floor_)                                                           \
  CLAUSE (MODIFY, .key = (value), .change = SORTIE_CHANGE_LOWER, .floor = (floor_), .subject = (of), \
          .amount = (number))

/* The table. */

void bout_begin (Bout *b);

SortieRef bout_put (Bout *b, guint16 card, guint8 seat, guint places, guint i);
SortieRef bout_deal (Bout *b, guint16 card, guint8 seat, guint zone); /* on top */
/* Puts a piece into the heap of its owner. */
void bout_kill (Bout *b, SortieRef piece);
guint16 bout_zone (const Bout *b, guint zone, guint8 seat);
SortieRef bout_place (const Bout *b, guint places, guint8 seat, guint i);

/* What a piece (or nothing) would say of things. */
SortieContext bout_context (const Bout *b, guint8 you, SortieRef self);

/* Running. An origin of @seat with @source. */
SortieOrigin bout_origin (const Bout *b, guint8 seat, SortieRef source);
void bout_start (Bout *b, guint16 program, guint8 seat, SortieRef source);
/* Until a question or the end. */
void bout_run (Bout *b);
/* Answers what is asked and runs on. */
void bout_answer (Bout *b, guint n, const SortieRef *refs);
#define ANSWER(b, ...) \
  bout_answer ((b), G_N_ELEMENTS (((SortieRef[]){ __VA_ARGS__ })), \
               ((const SortieRef[]){ __VA_ARGS__ }))
void bout_say (Bout *b, gboolean yes);
/* Whether everything that was started has ended. */
gboolean bout_is_over (const Bout *b);
gint bout_done (const Bout *b);

/* As text, for comparing: "front:mouse back:lion", each with its place. */
char *bout_names (const Bout *b, guint n, const SortieRef *refs);
char *bout_set (const Bout *b, const SortieContext *ctx, guint16 set);

/* Which expressions and instructions any book of this program had. */
gboolean bout_has_used_expr (SortieExprOp op);
gboolean bout_has_used_op (SortieOp op);

G_END_DECLS
