/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* program.h: what a card's XML is compiled to.
 *
 * Three flat, immutable tables of the catalogue: expressions, which are pure
 * and are evaluated on the C stack (query.h); instructions, which act and may
 * stop for a decision (interpreter.c); clauses, which say when and to whom an
 * expression or a program applies. Index 0 of each table is "none". The verifier
 * (verifier.h) has checked every operand, jump and slot before a program runs.
 */
#pragma once
#include "language/vocabulary.h"
G_BEGIN_DECLS

/* Expressions. The letters are the operands, in the order of `arg`:
 * n number, s set, t test, i immediate, l slot, v value, z zone, p place set,
 * m mark, y memory, r variable, k keyword, d definition, e end, h phase.
 * A star repeats the last one: arg[0] = first of `n_args` consecutive entries in `kids`. */
#define SORTIE_EXPRESSIONS(X)                                                         \
  /* numbers */                                                                       \
  X (NUM_CONST, "i")      /* arg[0] */                                                \
  X (NUM_SLOT, "l")       /* a bound number */                                        \
  X (NUM_WORD, "i")       /* the game's number word */                                \
  X (NUM_VALUE, "vsi")    /* value of the one member of a set; i: 1 = printed base */ \
  X (NUM_COUNT, "s")                                                                  \
  X (NUM_TOTAL, "vs")     /* sum over a set */                                        \
  X (NUM_MOST, "vsi")     /* highest over a set, 0 when empty; i: base */             \
  X (NUM_LEAST, "vsi")                                                                \
  X (NUM_MARK, "ms")      /* sum of a mark over a set */                              \
  X (NUM_VARIABLE, "rs")  /* of a seat; the set may be none for a shared one */       \
  X (NUM_SHOWN, "s")      /* sum of the numbers in a set: what dice show */           \
  X (NUM_ABOUT, "ns")     /* a number, with the one member of a set as `it` */         \
  X (NUM_AMOUNT, "")      /* of the event */                                          \
  X (NUM_DONE, "")        /* what the effect before this one achieved */              \
  X (NUM_PLUS, "n*")                                                                  \
  X (NUM_MINUS, "nn")                                                                 \
  X (NUM_TIMES, "nn")                                                                 \
  X (NUM_HALF, "ni")      /* i: 1 = rounded up */                                     \
  X (NUM_IF, "tnn")                                                                   \
  /* sets */                                                                          \
  X (SET_NONE, "")                                                                    \
  X (SET_SLOT, "l")       /* a bound set */                                           \
  X (SET_WORD, "i")       /* the game's set word */                                   \
  X (SET_SELF, "")                                                                    \
  X (SET_IT, "")                                                                      \
  X (SET_OTHER, "")       /* the other side of the query */                           \
  X (SET_YOU, "")                                                                     \
  X (SET_OPPONENTS, "")   /* every seat still in the game that plays against you */ \
  X (SET_ACTIVE, "")      /* whose turn it is */                                      \
  X (SET_SEATS, "")       /* everybody, in turn order from the active seat */         \
  X (SET_SUBJECT, "")     /* of the event */                                          \
  X (SET_EVENT_OTHER, "")                                                             \
  X (SET_EVENT_SOURCE, "")                                                            \
  X (SET_EVENT_SEAT, "")                                                              \
  X (SET_EVENT_PLACE, "") /* where the subject stood when it happened */              \
  X (SET_EVENT_CARD, "")  /* and its top card */                                      \
  X (SET_WHERE, "st")     /* members for which the test holds, as `it` */             \
  X (SET_CARDS, "zsin")   /* zone, of seats, 0 top / 1 bottom, how many (0: all) */   \
  X (SET_PIECES, "sp")    /* controlled by seats, on a set of places (0xffff: any) */ \
  X (SET_PLACES, "spi")   /* of seats, set of places, i: 1 = free ones only */        \
  X (SET_UNION, "s*")                                                                 \
  X (SET_BOTH, "s*")      /* intersection */                                          \
  X (SET_WITHOUT, "ss")                                                               \
  X (SET_HIGHEST, "vsi")  /* all members with the highest value; i: base */           \
  X (SET_LOWEST, "vsi")                                                               \
  X (SET_TOPMOST, "s")    /* the cards that lie above all others of the set in their zones */ \
  X (SET_HOLDER, "s")     /* the seats that control, or in whose zone lie, the members */ \
  X (SET_OWNER, "s")                                                                  \
  X (SET_PLACE_OF, "s")                                                               \
  X (SET_ON, "s")         /* the pieces that stand on these places */                 \
  X (SET_BETWEEN, "ss")   /* the places strictly between, in line, of the one member of each */ \
  X (SET_PILE, "s")       /* the cards under pieces, without the top one */           \
  X (SET_TOP_CARD, "s")   /* the top card of pieces */                                \
  X (SET_BEARER, "s")     /* the pieces in whose piles cards lie */                   \
  /* tests */                                                                         \
  X (TEST_WORD, "i")      /* the game's condition word */                             \
  X (TEST_HAS, "vsnni")   /* every member's value is at least n and at most n; i: base */ \
  X (TEST_IS, "vsi")      /* value is (or holds) the word number i */                 \
  X (TEST_NUMBER, "nnn")  /* n is at least n and at most n */                         \
  X (TEST_ANY, "sn")      /* at least n members */                                    \
  X (TEST_AMONG, "ss")    /* every member of the first is in the second; FALSE when empty */ \
  X (TEST_SAME_NAME, "ss")                                                            \
  X (TEST_NAMED, "sd")    /* is this definition */                                    \
  X (TEST_FACTION, "sf")  /* is of this faction or of one allied with it */           \
  X (TEST_KEYWORD, "sk")  /* has an ability of this name */                           \
  X (TEST_REMEMBERS, "sy")                                                            \
  X (TEST_NEAR, "ssn")    /* within n orthogonal steps of a member of the second */   \
  X (TEST_IN_LINE, "ssni") /* in one row or column with a member of the second, at most n \
                            * steps away; i: with nothing between */                  \
  X (TEST_IN_ZONE, "sz")                                                              \
  X (TEST_ON_PLACE, "sp")                                                             \
  X (TEST_TURN_OF, "s")                                                               \
  X (TEST_PHASE, "h")                                                                 \
  X (TEST_CAUSE, "i")     /* of the event or query: SortieCause */                    \
  X (TEST_NOT, "t*")      /* not all hold */                                          \
  X (TEST_ALL, "t*")                                                                  \
  X (TEST_EITHER, "t*")

typedef enum
{
  SORTIE_EXPR_NONE,
#define X(name, operands) SORTIE_EXPR_##name,
  SORTIE_EXPRESSIONS (X)
#undef X
  SORTIE_N_EXPRS
} SortieExprOp;

#define SORTIE_MAX_OPERANDS 5
/* For TEST_HAS and TEST_NUMBER: an operand that was not given. */
#define SORTIE_NO_EXPR 0

/* An expression: its operator and the operands that the table above gives it. */
typedef struct
{
  guint8 op;
  guint8 n_args; /* of a starred operand */
  gint16 arg[SORTIE_MAX_OPERANDS];
} SortieExpr;

/* The framework's procedures; in the code of a frame, and of a CALL, they come before the game's. */
enum
{
  SORTIE_PROC_TURN,      /* the sequencer; always at the bottom */
  SORTIE_PROC_EVENTS,    /* the pipeline of a batch of events */
  SORTIE_PROC_TRIGGERS,  /* puts collected triggers in order and runs them */
  SORTIE_PROC_CHAIN,
  SORTIE_PROC_ANNOUNCE,
  SORTIE_PROC_REACTION,  /* asks a seat whether it answers an event from the hand */
  SORTIE_PROC_MOVE_CARDS,
  SORTIE_PROC_PUT,
  SORTIE_PROC_MOVE_PIECE,
  SORTIE_PROC_SWAP,
  SORTIE_PROC_CONTROL,
  SORTIE_PROC_MARK,
  SORTIE_PROC_VARIABLE,
  SORTIE_PROC_REMEMBER,
  SORTIE_PROC_UNDER,
  SORTIE_PROC_SHUFFLE,
  SORTIE_PROC_LOOK,
  SORTIE_N_PROCS
};

/* What code a game's procedure number @proc has in a frame. */
#define SORTIE_GAME_PROC(proc) (SORTIE_N_PROCS + (proc))

/* Instructions. Operands as above; j = index of an instruction, c = clause, g = program. */
#define SORTIE_INSTRUCTIONS(X)                                                          \
  X (STOP, "")            /* the program is over */                                     \
  X (JUMP, "j")                                                                         \
  X (UNLESS, "tj")        /* jump when the test does not hold */                        \
  X (LET, "ln")                                                                         \
  X (BIND, "ls")          /* evaluate a set now and keep it */                          \
  X (CHOOSE, "lsnns")     /* into a slot, from, at least, at most, by seat */           \
  X (PICK, "lsn")         /* into a slot, from, how many: by chance */                  \
  X (MAY, "sj")           /* ask a seat yes or no; jump when no */                      \
  X (EACH, "lsj")         /* start of a loop: uses slots l (member), l+1 (list), l+2 (position) */ \
  X (NEXT, "lj")          /* take the next member or jump behind the loop */            \
  X (REPEAT, "ln")        /* slot = how often */                                        \
  X (AGAIN, "lj")         /* count the slot down, jump behind the loop at 0 */          \
  X (CALL, "i*")          /* frame code arg[0] (SORTIE_PROC_..., SORTIE_GAME_PROC ()); from  \
                           * kids[arg[1]] on stand n_args pairs: 'n' number, 's' set, 'i'    \
                           * immediate, and the operand; they fill the callee's slots */       \
  X (DURING, "ci")        /* set up clause c as a continuous effect until i */          \
  X (CHANGE, "ni")        /* the event's amount: i 0 set, 1 add */                      \
  X (CANCEL, "")          /* the event does not happen */                               \
  X (NEGATE, "")          /* the link that this link answers */                         \
  X (DO, "sii")           /* run the play effects (i: of which sort, -1: of any) of other
                           * things; i: 0 as if they were this one's, 1 as their own */ \
  X (ROLL, "lnn")         /* n dice of n sides into a list slot of numbers */

typedef enum
{
#define X(name, operands) SORTIE_OP_##name,
  SORTIE_INSTRUCTIONS (X)
#undef X
  SORTIE_N_OPS
} SortieOp;

/* One step of a program; jumps count from the first instruction of the program. */
typedef struct
{
  guint8 op;
  guint8 n_args;
  gint16 arg[SORTIE_MAX_OPERANDS];
  guint16 line; /* in the card's file, for explanations */
} SortieInstruction;

/* One <target>: named when the ability is announced, checked again on resolution. */
typedef struct
{
  guint16 slot;
  guint16 from;     /* set */
  guint16 at_least; /* number, SORTIE_NO_EXPR: 1 */
  guint16 at_most;  /* number, SORTIE_NO_EXPR: 1 */
} SortieTarget;

/* A stretch of the tables: instructions, targets and the names of its slots. */
typedef struct
{
  guint16 first, n;        /* instructions */
  guint16 first_target;    /* in the table of targets */
  guint8 n_targets;
  guint8 n_slots;
  guint16 first_name;      /* in the table of names of slots; n_slots of them */
} SortieProgram;

/* What a clause is. */
typedef enum
{
  SORTIE_CLAUSE_NONE,
  SORTIE_CLAUSE_MODIFY,      /* a continuous change of a value */
  SORTIE_CLAUSE_COUNT_AS,    /* membership: subject counts as a member of a set word */
  SORTIE_CLAUSE_TRIGGER,     /* when ... happens, do */
  SORTIE_CLAUSE_REPLACE,     /* when ... would happen, do something instead */
  SORTIE_CLAUSE_ABILITY,     /* activated, for a cost */
  SORTIE_CLAUSE_PLAY,        /* what the card does when it is played for its effect */
  SORTIE_CLAUSE_GRANT,       /* subjects have the clauses inside */
  SORTIE_CLAUSE_LOSE,        /* subjects lose their abilities (all, or one keyword) */
  SORTIE_CLAUSE_BECOME,      /* subjects count as another thing's card: name and abilities */
  SORTIE_CLAUSE_KEYWORD,     /* has the ability of this name */
  SORTIE_N_CLAUSES
} SortieClauseKind;

/* How a clause changes a value. The first five are numbers, the last two rules. */
typedef enum
{
  SORTIE_CHANGE_SET,
  SORTIE_CHANGE_ADD,
  SORTIE_CHANGE_TIMES,
  SORTIE_CHANGE_AT_LEAST,
  SORTIE_CHANGE_AT_MOST,
  SORTIE_CHANGE_PERMIT,
  SORTIE_CHANGE_FORBID,
} SortieChange;

/* A set of the game's timings has a bit for each; a game with more than 32 shares bits. */
#define SORTIE_TIMING_BIT(timing) (1u << ((timing) & 31))

/* Bits of SortieClause.flags. */
typedef enum
{
  SORTIE_CLAUSE_OPTIONAL = 1 << 0,   /* "may" */
  SORTIE_CLAUSE_MUST_DO = 1 << 1,    /* a replacement that takes the event's place */
  SORTIE_CLAUSE_ADJUSTS = 1 << 2,    /* one that only changes the amount: nobody orders those */
  SORTIE_CLAUSE_NO_STACK = 1 << 3,   /* copies of the same card do not add up */
  SORTIE_CLAUSE_INNER = 1 << 4,      /* inside <during> or <grant>: not active by itself */
  SORTIE_CLAUSE_KEPT = 1 << 5,       /* a grant of what nothing takes away */
  SORTIE_CLAUSE_HELD = 1 << 6,       /* works from a hand, and nowhere else (flow/reaction.h) */
  SORTIE_CLAUSE_PER_GAME = 1 << 7,   /* its limit counts the uses of the whole game */
  /* its program may tell apart the events that set it off */
  SORTIE_CLAUSE_READS_EVENT = 1 << 8,
  SORTIE_CLAUSE_READS_SOURCE = 1 << 9, /* and the things that have it */
  SORTIE_CLAUSE_COUNTS_DONE = 1 << 10, /* its limit counts the uses that achieved something */
  SORTIE_CLAUSE_READS_AMOUNT = 1 << 11, /* as READS_EVENT, but tells only amounts apart */
} SortieClauseFlags;

/* One ability of a definition or keyword. Sets, numbers and tests are indices of expressions,
 * 0: none. */
typedef struct
{
  guint8 kind;     /* SortieClauseKind */
  guint8 change;   /* SortieChange */
  guint8 timing;   /* of an ability or play effect: index into the game's timings */
  guint8 within;   /* subjects are no further from the source (nearness.c); 0: anywhere */
  guint16 flags;   /* SortieClauseFlags */
  guint16 key;     /* value, event, set word, keyword */
  guint16 def;     /* the definition it stands in */
  guint16 subject; /* set: whom it concerns. 0: the source itself; for triggers: any subject */
  guint16 by;      /* set: whose doing, for triggers and replacements. 0: anybody's */
  guint16 amount;  /* number: the change; for abilities the cost */
  guint16 test;    /* all must hold, 0: always */
  guint16 program;
  guint16 first_inner, n_inner; /* clauses inside, in the table of clauses */
  guint16 limit;   /* uses per turn, or per game by a flag; 0: no limit */
  guint16 line;
} SortieClause;

G_END_DECLS
