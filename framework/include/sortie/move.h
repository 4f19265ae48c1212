/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* move.h: moves, refusals, and the tables that describe the flow of play. */
#pragma once
#include <sortie/event.h>
G_BEGIN_DECLS

/* ---- Refusals: why a move is not legal.
 *
 * A refusal is data: one reason per rule, the rule's number, and the things concerned. The sentence
 * is composed in the reader's language when somebody reads it. Listing legal moves passes NULL for
 * the refusal, so it costs nothing. A refusal changes nothing and reveals nothing hidden.
 */

/* One reason. Placeholders in the sentence: {a} and {b} name the references, equal pieces with their
 * places unless the sentence is about a place; {n} and {m} are the numbers; {condition} is the condition
 * of clause number n; {ability} is the ability that forbids it: "Sly of Imp" or "an ability of Imp";
 * {question} is the current question. For a lack (sortie/query.h), {set} names the set, {one} a member
 * of it, and {deed} the forbidden thing: "be targeted". */
typedef struct
{
  const char *id;       /* "no-free-space" */
  const char *rule;     /* "2.4" */
  const char *sentence; /* N_("{a} is occupied."), or NP_() with the next */
  const char *many;     /* (nullable): for an {n} that takes the plural */
} SortieReasonDecl;

/* The framework's reasons; those of the game come after them. */
enum
{
  SORTIE_REASON_NONE,
  SORTIE_REASON_OVER,          /* the game is over */
  SORTIE_REASON_NOT_YOU,       /* another seat decides */
  SORTIE_REASON_NOT_ASKED,     /* this kind of move does not answer the question */
  SORTIE_REASON_OTHER_STEP,    /* this kind of move is for the step {n} of the turn */
  SORTIE_REASON_NO_VERB,       /* no such verb */
  SORTIE_REASON_NO_SUCH,       /* {word} names nothing here */
  SORTIE_REASON_NOT_AT_HAND,   /* {a} is a card of the game, but not one that can be used here */
  SORTIE_REASON_NONE_AT_HAND,  /* the same for all cards with {word} in their names */
  SORTIE_REASON_NOT_SEEN,      /* {a} is a card of the game, but not among the visible things */
  SORTIE_REASON_NONE_SEEN,     /* the same for all cards with {word} in their names */
  SORTIE_REASON_NOT_OFFERED,   /* {a} is not among the choices */
  SORTIE_REASON_CHOSEN,        /* {a} is chosen already */
  SORTIE_REASON_NOT_AMONG,     /* {a} is not in {set} */
  SORTIE_REASON_LEFT_OUT,      /* {a} is in {set}, whose members cannot be chosen */
  SORTIE_REASON_ITSELF,        /* {a} needs something other than itself */
  SORTIE_REASON_FORBIDDEN,     /* {a} cannot {deed}, by an ability of {b} */
  SORTIE_REASON_NOT_ALLOWED,   /* {a} cannot {deed} */
  SORTIE_REASON_NOTHING_THERE, /* the place {a} is free */
  SORTIE_REASON_TOO_FEW,       /* at least {n} must be chosen */
  SORTIE_REASON_OPERANDS,      /* too many or too few operands */
  SORTIE_REASON_AMBIGUOUS,     /* the word names several things */
  SORTIE_REASON_IS_PLACE,      /* {word} is a place where a card must be named */
  SORTIE_REASON_UNSAID,        /* {a} is named, but not what to do with it {choices} */
  SORTIE_REASON_NO_CHANCE,     /* there is no chance that the seat could decline */
  SORTIE_REASON_ASKED_RARELY,  /* the question is only asked if it has an answer */
  SORTIE_REASON_NOT_JOINT,     /* nobody else takes part in this turn */
  SORTIE_REASON_OTHERS_WAIT,   /* all others in it have finished or are waiting */
  SORTIE_REASON_LONG_LINE,     /* a typed line has more than {n} bytes */
  SORTIE_REASON_MANY_WORDS,    /* it has more than {n} words: {m} */
  SORTIE_REASON_LONG_WORD,     /* a word in it, {word}, has more than {n} bytes */
  SORTIE_REASON_INTERRUPTED,       /* it was interrupted (sortie/base.h) */
  SORTIE_REASON_AGREED,        /* for a result: a draw by agreement */
  SORTIE_REASON_SEVERAL_MOVES, /* without its verb the line may be {one} or {other} */
  SORTIE_REASON_NOT_UNDERSTOOD, /* {word} is neither a verb nor an answer */
  SORTIE_REASON_USAGE,         /* {verb} needs more than that */
  SORTIE_REASON_NONE_NOW,      /* the same, while no move of {verb} is legal */
  SORTIE_REASON_GOES_ON,       /* {begun} begins several legal moves: {list} */
  SORTIE_REASON_GOES_ON_ONCE,  /* {begun} begins one legal move: {other} */
  SORTIE_REASON_NOT_BEGUN,     /* no legal move begins with {begun} */
  SORTIE_REASON_LEFT_OVER,     /* {begun} asks nothing that {word} answers */
  SORTIE_REASON_NOTHING_MORE,  /* the same, because another seat decides now */
  SORTIE_REASON_NOT_YOURS,       /* {a} is controlled by somebody else */
  SORTIE_REASON_NO_ABILITY,      /* {a} has no activated ability */
  SORTIE_REASON_WHICH_ABILITY,   /* {a} has {n} abilities, and none was named */
  SORTIE_REASON_NO_SUCH_ABILITY, /* {a} has no ability number {n} */
  SORTIE_REASON_USED_UP,         /* {a} has reached its limit of {n} uses */
  SORTIE_REASON_CONDITION,       /* {a} works only while {condition}; {n} is its clause */
  SORTIE_REASON_NO_TARGET,       /* {a} has no possible target or choice */
  SORTIE_REASON_TWICE,           /* {a} is named twice */
  SORTIE_REASON_OUT_OF_ORDER,    /* {b} comes before {a} in the order in which moves contain them */
  SORTIE_REASON_NOT_THERE,       /* {a} is not on the verb's places */
  SORTIE_N_REASONS
};
#define SORTIE_GAME_REASON(reason) ((int) SORTIE_N_REASONS + (reason))

/* Advice after a reason; a set of bits. */
typedef enum
{
  SORTIE_ADVICE_USAGE = 1 << 0,    /* how to write moves of the verb */
  SORTIE_ADVICE_DECLINE = 1 << 1,  /* the word for declining */
  SORTIE_ADVICE_BACK = 1 << 2,     /* that `back` cancels the unfinished move */
  SORTIE_ADVICE_QUESTION = 1 << 3, /* the current question */
} SortieAdvice;

/* Why a move is refused. Fields that the reason does not use are 0. */
typedef struct
{
  guint16 reason;
  SortieRef a, b;
  gint n, m;
  guint16 clause;   /* the ability of b that forbids it; 0: none */
  SortieLack lack;  /* for reasons about a lack */
  const char *rule; /* (nullable): cited instead of the reason's rule */
  char word[64];    /* the typed word, for reasons that quote it */
  char choices[160]; /* ": b4, e3": possible meanings, as many as fit; or empty */
  char begun[160];   /* the words before the refused one, for reasons that quote them */
  char near[64];     /* what the word may have been meant for; or empty */
  guint8 verb;       /* for reasons and advice about a verb */
  guint8 advice;     /* SortieAdvice */
} SortieRefusal;

/* Sets @refusal, when it is not NULL, and returns FALSE: `return sortie_refuse (why, ...)`. */
gboolean sortie_refuse (SortieRefusal *refusal, guint reason, SortieRef a, SortieRef b, gint n,
                        gint m);

/* The same for row number @reason of the game's own table, without SORTIE_GAME_REASON (). */
static inline gboolean
sortie_forbid (SortieRefusal *refusal, guint reason, SortieRef a, SortieRef b, gint n, gint m)
{
  return sortie_refuse (refusal, SORTIE_GAME_REASON (reason), a, b, n, m);
}

/* Two checks that most games make, for a game's own @reason, which may name {a}: whether @seat has @n of a variable
 * ({n}; {m} is what it has), and whether one of its places of a set is free ({n} is how many there are). */
gboolean sortie_can_pay (const SortiePlay *p, guint var, guint8 seat, gint n, SortieRef a, guint reason,
                         SortieRefusal *why);
gboolean sortie_has_room (const SortiePlay *p, guint places, guint8 seat, SortieRef a, guint reason,
                          SortieRefusal *why);

/* The same if an ability forbids it to @ref; {b} and {ability} come from @source. */
gboolean sortie_refuse_by (SortieRefusal *refusal, const SortiePlay *p, guint reason,
                           SortieRef ref, const SortieSource *source);

/* ---- Moves: a move as a value and as a line of text.
 *
 * A move is a verb and up to five operands. Its canonical line, such as `play bolt`, `attack north` or
 * `choose south.track2`, is what a player types and what journals and tests contain: parse (format (m)) == m in every
 * position where m is legal. Games declare verbs; they never parse or format.
 *
 * How operands are written:
 *
 * - a seat by its id, and a place by its name;
 * - a piece by its place, and if there are several, also by what it is: `d4/tower`;
 * - a card in the mover's own hand-like zones by its definition; in other zones `discards/imp`, `south.discards/imp`.
 *   #2 means the second such card from the top, if the order counts;
 * - a word of a value (`spades`) as in the value's table;
 * - a card that its own seat does not see (SORTIE_SEEN_BY_OTHERS) by the number of its position: `3`.
 *
 * Cards that no rule can tell apart are one operand, so moves never repeat. Typed text may also use translated names
 * (in quotes if they contain spaces), and words of a name that no other possible thing has: `play rage` for Goblin
 * Rage.
 */

/* A hand of poker has five cards, the most that a known game names at once. */
#define SORTIE_MAX_MOVE_OPERANDS 5

/* An answer to a decision; only the first `n` operands mean anything. */
typedef struct
{
  guint8 verb; /* index: the framework's verbs, then the game's */
  guint8 n;
  SortieRef arg[SORTIE_MAX_MOVE_OPERANDS];
} SortieMove;

/* A list of moves. It begins in memory of the caller, with room for all moves of a usual question, so that listing
 * allocates nothing. A longer list moves to the heap:
 *
 *   SortieMove storage[SORTIE_USUAL_MOVES];
 *   g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
 * A list that is kept begins empty, on the heap: `SortieMoves moves = { NULL }`. */
typedef struct
{
  SortieMove *moves;
  guint n, capacity;
  gboolean allocated; /* `moves` is on the heap, and belongs to the list */
  gboolean cut;       /* there are more moves than SORTIE_MAX_MOVES */
} SortieMoves;

/* The room of a list on the stack, and such a list. */
#define SORTIE_USUAL_MOVES 512
#define SORTIE_MOVES_IN(storage) { storage, 0, G_N_ELEMENTS (storage), FALSE, FALSE }

/* The most moves that a question can have: all sets of five of 20 cards, and more than anybody wants to read. If a
 * question has more, bots choose among the first of them, the match says so, and the conformance kit fails (M1). */
#define SORTIE_MAX_MOVES 16384

/* Makes room for at least one more move; FALSE, with `cut`, if the list has SORTIE_MAX_MOVES. */
gboolean sortie_moves_grow (SortieMoves *moves);
/* Frees what the list allocated; it is then empty. */
void sortie_moves_clear (SortieMoves *moves);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SortieMoves, sortie_moves_clear)

/* Appends a move with @n operands, at most SORTIE_MAX_MOVE_OPERANDS. If there is no room for more, only sets `cut`. */
static inline void
sortie_moves_add (SortieMoves *moves, guint8 verb, guint n, const SortieRef *args)
{
  SortieMove *move;

  if (moves->n == moves->capacity && !sortie_moves_grow (moves))
    return;
  move = &moves->moves[moves->n++];
  memset (move, 0, sizeof *move);
  move->verb = verb;
  move->n = (guint8) n;
  for (guint i = 0; i < n; i++)
    move->arg[i] = args[i];
}

/* Appends a copy of a move. */
static inline void
sortie_moves_add_move (SortieMoves *moves, const SortieMove *move)
{
  if (moves->n < moves->capacity || sortie_moves_grow (moves))
    moves->moves[moves->n++] = *move;
}

/* Appends another list in its order, as far as there is room. */
static inline void
sortie_moves_append (SortieMoves *moves, const SortieMoves *more)
{
  for (guint i = 0; i < more->n && !moves->cut; i++)
    sortie_moves_add_move (moves, &more->moves[i]);
  moves->cut = moves->cut || more->cut;
}

/* What an operand of a verb names. */
typedef enum
{
  SORTIE_OPERAND_NONE,
  SORTIE_OPERAND_CARD,
  SORTIE_OPERAND_PIECE,
  SORTIE_OPERAND_PLACE,
  SORTIE_OPERAND_SEAT,
  SORTIE_OPERAND_NUMBER,
  SORTIE_OPERAND_WORD,  /* a word of one of the game's values */
  SORTIE_OPERAND_ANY,   /* anything that the decision offers: the framework's `choose` */
} SortieOperandKind;

/* One operand of a verb. */
typedef struct
{
  SortieOperandKind kind;
  gboolean optional;
  const char *name;      /* for help: "TARGET" */
  /* cards: the zone whose cards need no prefix; SORTIE_NO_INDEX: none */
  guint16 zone;
  /* (nullable): pieces, seats, and cards whose face is seen: whether somebody could mean this one. If a place with
   * several pieces is named, the only one that fits is meant; words without a verb mean this one only with things that
   * fit */
  gboolean (*fits) (const SortiePlay *p, SortieRef thing);
  gboolean sided; /* only written in modes with sides (sortie/state.h) */
  guint8 on;      /* pieces: SORTIE_ON () the places of the default `candidates`; 0: none */
  guint16 elsewhere; /* SORTIE_GAME_REASON () for one that is elsewhere; 0: the framework's reason */
  /* the first operand: (nullable), N_ (): words with blanks between, after which people may name it last:
   * "with from" for "attack d4 with c3", which means "attack c3 d4" */
  const char *behind;
} SortieOperand;

/* Operands of a row. A card in a zone, the seat's own or a shared one. A piece on a set of places; @reason_, a row of
 * the game's table of reasons, refuses pieces elsewhere. */
#define SORTIE_CARD_IN(zone_) { SORTIE_OPERAND_CARD, .name = N_ ("CARD"), .zone = zone_ }
#define SORTIE_PIECE_ON(place_, name_, reason_)                                        \
  {                                                                                    \
    SORTIE_OPERAND_PIECE, .name = name_, .zone = SORTIE_NO_INDEX, .on = SORTIE_ON (place_), \
    .elsewhere = SORTIE_GAME_REASON (reason_)                                          \
  }

/* A verb: a row of the framework's table or of the game's. */
typedef struct
{
  const char *id;         /* "attack" */
  const char *help;       /* one line, N_() */
  const char *rule;
  SortieOperand operands[SORTIE_MAX_MOVE_OPERANDS];
  /* adds every move of this verb that might be legal for the deciding seat; `check` then filters them.
   * (nullable) for a verb without operands, or whose only operand is a card with a zone or a piece with
   * places. The default is then the verb alone, or each card or piece there; others are refused by
   * `rule` */
  void (*candidates) (const SortiePlay *p, SortieMoves *moves);
  /* whether a move is legal, and @why not (may be NULL). (nullable): every candidate is legal. It is also asked of a
   * verb that is no answer to the question, to say why; so it may read only what sortie_to_move() knows */
  gboolean (*check) (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
  /* (nullable): sets @why (may be NULL) while the verb does not answer the current question. NULL: the
   * reason of `check`, or else that it does not answer */
  void (*elsewhere) (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
  /* carries out a legal move, with the asking frame on top of the stack. (nullable) with `event`: that
   * event then happens to the deciding seat, with the first operand as subject and the second as `other` */
  void (*apply) (SortiePlay *p, const SortieMove *move);
  /* (nullable): the other rule without which this move would not be legal: of a step over an edge, for example; returns
   * NULL if `rule` says it all */
  const char *(*second_rule) (const SortiePlay *p, const SortieMove *move);
  /* (nullable): describes a move in more detail than `help`, using only what @seat may know, in the
   * reader's language; returns NULL if `help` is enough. (transfer full) */
  char *(*describe) (const SortiePlay *p, guint8 seat, const SortieMove *move);
  /* (nullable): warns of a legal move that hardly any player intends: a sentence after the description, in the
   * reader's language; returns NULL for other moves. @p may be a view */
  const char *(*warning) (const SortiePlay *p, guint8 seat, const SortieMove *move);
  /* (nullable): how likely, of 100, a legal move destroys a card of the other side that it names, whatever cards in
   * play do about it; 0: it never does; -1: that cannot be told. A sentence after the description says so, unless it is
   * 0 or -1. @p may be a view */
  gint (*chance) (const SortiePlay *p, guint8 seat, const SortieMove *move);
  /* the candidates are exactly the legal moves, each once, so `check` is not called for them */
  gboolean exact;
  /* (nullable): the text of the first card that describes the move: "action"; "": none does. NULL: lists show the
   * card's numbers, all its texts and what its abilities mean */
  const char *part;
  /* lists also show that card's numbers */
  gboolean numbers;
  /* without operands it declines; programs assume this answer for seats whose moves they do not try */
  gboolean declines;
  /* a line without a verb that also fits another verb means that other verb */
  gboolean yields;
  /* the operands are different cards of one zone, typed in any order; with `optional` operands there may be fewer. {a}
   * of `help` names them all. Moves contain them in an order of the framework, which also puts those of a game's own
   * `candidates` into it. The default `candidates` are all such sets of the first operand's zone; if there are more
   * than SORTIE_USUAL_MOVES, only those that `check` accepts */
  gboolean unordered;
  guint8 event;    /* without `apply`: SORTIE_GAME_EVENT () */
  gint (*amount) (const SortiePlay *p, const SortieMove *move); /* (nullable): the event's amount; NULL: 1 */
  gboolean closes; /* the move closes its window (sortie_close_window()) */
  /* (nullable), N_(): other words that people may type for it, with blanks between, and that are no verbs of the game;
   * never written */
  const char *also;
  /* (nullable), NC_ (): what people type for it in their language, if `id` is a word that means something else, too,
   * in this game or another; NULL: N_ () of `id` */
  const char *typed;
  /* (nullable), N_ (): words with blanks between that people type between the first two operands: "attacks" for
   * "c3 attacks d4" */
  const char *between;
  guint32 modes; /* bit per mode that has it (sortie_mode()); 0: every mode */
  /* (nullable): the number of a legal move that is a sum of values: its name, N_ (), and the rule that defines it.
   * `summands` writes its summands and returns how many there are. `why` derives the number line by line */
  const char *sum, *sum_rule;
  guint (*summands) (const SortiePlay *p, const SortieMove *move, SortieSummand ret[SORTIE_MAX_SUMMANDS]);
} SortieVerbDecl;

/* Declares the three functions of the verb @name, `ss_play_check ()`, of the game @prefix_. */
#define SORTIE_VERB_FUNCTIONS(prefix_, name)                                           \
  void prefix_##_##name##_candidates (const SortiePlay *p, SortieMoves *moves);        \
  gboolean prefix_##_##name##_check (const SortiePlay *p, const SortieMove *move,      \
                                     SortieRefusal *why);                              \
  void prefix_##_##name##_apply (SortiePlay *p, const SortieMove *move)

/* The framework's verbs; those of the game come after them. */
enum
{
  SORTIE_VERB_CHOOSE, /* choose X */
  SORTIE_VERB_DONE,   /* nothing more to do or to choose */
  SORTIE_VERB_YES,
  SORTIE_VERB_NO,
  SORTIE_VERB_PASS_ALL, /* pass-all: do not ask me again this turn (sortie/event.h) */
  SORTIE_VERB_WAIT,     /* wait: in a joint turn another acts first (sortie/event.h) */
  SORTIE_N_VERBS
};
#define SORTIE_GAME_VERB(verb) ((int) SORTIE_N_VERBS + (verb))

/* The legal moves of the deciding seat, each once, in a stable order. Incomplete if interrupted
 * (sortie/base.h). */
void sortie_moves_legal (const SortiePlay *p, SortieMoves *moves);

/* The legal moves without those that are of no use to a search: `pass-all`, which only says several times at once what
 * another move says, and waiting, because who of a team acts first is for people to agree on. */
void sortie_moves_to_search (const SortiePlay *p, SortieMoves *moves);

/* Adds the legal moves of one verb: for the `list` of a decision. */
void sortie_moves_of_verb (const SortiePlay *p, guint verb, SortieMoves *moves);

/* For such a list, too: whether a move from @first on has an operand that the deciding seat cannot tell from @card. */
gboolean sortie_moves_has_like (const SortiePlay *p, const SortieMoves *moves, guint first, guint16 card);

/* Whether a move is legal now, and why not. */
gboolean sortie_move_check (const SortiePlay *p, guint8 seat, const SortieMove *move,
                            SortieRefusal *why);

/* For `elsewhere` of declining verbs: the game's reason if `done` would end what is open, else that
 * the verb does not answer. */
void sortie_refuse_passing (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);

/* The move with which the deciding seat declines ("done", "no", "pass"). FALSE if there is none; then @ret
 * is as it was. */
gboolean sortie_move_declining (const SortiePlay *p, SortieMove *ret);

/* Carries out a move that the caller knows to be legal, and runs the engine until the next decision or the end.
 * An interrupted position stays as it is. */
void sortie_move_apply (SortiePlay *p, const SortieMove *move);

/* The warning about a legal move that hardly any player intends, in the reader's language; NULL: none. @p may be a
 * view. (nullable) (transfer none) */
const char *sortie_move_warning (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* Whether both have the same verb and operands. */
gboolean sortie_moves_equal (const SortieMove *a, const SortieMove *b);

/* ---- Activations: moves that use an ability of a piece: UNIT [NUMBER].
 *
 * The number counts from 1 in the order of sortie_abilities() and is written only if a piece has
 * several abilities. The game decides when an ability may be used, and what it costs.
 */

/* Adds a move of @verb for ability number @number of the @n of @piece. */
void sortie_activate_add (SortieMoves *moves, guint8 verb, SortieRef piece, guint number, guint n);
/* Adds a move of @verb for each activated ability of @piece: for those that @may (nullable) allows. If it is the whole
 * check of the verb, the verb is `exact`. */
typedef gboolean SortieMayActivate (const SortiePlay *p, SortieRef piece, guint16 clause);
void sortie_activate_candidates (const SortiePlay *p, SortieMoves *moves, guint8 verb, SortieRef piece,
                                 SortieMayActivate *may);

/* Reasons of the game, SORTIE_GAME_REASON (), with the piece as {a} and a number as {n}. */
typedef struct
{
  guint16 none;    /* it has no ability */
  guint16 which;   /* it has {n}, and none was named */
  guint16 no_such; /* it has none of number {n} */
} SortieActivateReasons;

/* The clause that a move names; 0, and @why, if there is none. */
guint16 sortie_activate_clause (const SortiePlay *p, const SortieMove *move,
                                const SortieActivateReasons *reasons, SortieRefusal *why);

/* ---- Use: the ready-made verb `use CARD [ABILITY]`, for games in which nobody answers an ability.
 *
 * The seat that controls a piece in play uses its abilities when the decision lists the verb. The limit must
 * allow another use, the <while> must hold, and targets and first choices must exist. The ability costs only
 * what its program takes, and takes effect at once. A game needs the row, the chain (sortie/event.h), and room
 * for a link:
 *
 *     [MY_VERB_USE] = SORTIE_USE_ROW (N_ ("Use {a}."), "MG-7"),
 *     .rules = { ..., .chain = &sortie_plain_chain },
 */

/* Adds a move for each ability that the deciding seat may use. */
void sortie_use_candidates (const SortiePlay *p, SortieMoves *moves);

/* Whether such a move is legal, and @why not, by the rule of the row. */
gboolean sortie_use_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);

/* Records the use and announces the ability. */
void sortie_use_apply (SortiePlay *p, const SortieMove *move);

/* The row of a game's table of verbs. */
#define SORTIE_USE_ROW(help_, rule_)                                                   \
  {                                                                                    \
    .id = "use", .typed = NC_ ("verb", "use"), .help = help_, .rule = rule_,           \
    .operands = { { SORTIE_OPERAND_PIECE, .name = "CARD" },                            \
                  { SORTIE_OPERAND_NUMBER, .optional = TRUE, .name = "ABILITY" } },    \
    .candidates = sortie_use_candidates, .check = sortie_use_check,                    \
    .apply = sortie_use_apply, .describe = sortie_activate_describe                    \
  }

/* ---- The tables of a game that describe the flow of play. */

/* The verbs of a decision: SORTIE_VERBS (SORTIE_GAME_VERB (MY_VERB_PLAY), SORTIE_VERB_DONE). */
#define SORTIE_VERBS(...) ((const guint8[]) { __VA_ARGS__, 0xff })

/* A question of the game, besides the framework's questions. */
typedef struct
{
  const char *id;
  const char *prompt; /* N_(): who decides what and why, with {seat} {about} {min} {max} {phase} {whose}; for an answer
                       * the {link} and its {targets}, or the {event}; then what to say to that seat itself:
                       * "{seat} chooses a card.|you=Choose a card." */
  const char *rule;
  const guint8 *verbs; /* SORTIE_VERB_..., SORTIE_GAME_VERB () that answer it; ends with 0xff */
  /* whether a front end may answer for the seat if there is only one legal move, or decline for it in another seat's
   * turn if no answer helps; never in a poll with a choice. FALSE if skipping the question would reveal something
   * hidden */
  gboolean may_be_skipped;
  /* (nullable): whether skipping it in this position would reveal something hidden; then it is not
   * skipped, despite `may_be_skipped` */
  gboolean (*is_secret) (const SortiePlay *p);
  /* (nullable): the prompt for this position, N_(), instead of `prompt` */
  const char *(*prompt_now) (const SortiePlay *p);
  /* (nullable): the place that {place} names in the prompt, SORTIE_NO_INDEX: none */
  guint16 (*towards) (const SortiePlay *p);
  /* (nullable): whether it only continues the previous move; programs then try the answers together with that move */
  gboolean (*goes_on) (const SortiePlay *p);
  /* (nullable): how good a legal move is at a glance, in the unit of the evaluation, by what the deciding seat may
   * know. Programs assume the best if they do not try each; greedy adds it to its own result. NULL: all are equal */
  gint (*glance) (const SortiePlay *p, const SortieMove *move);
  /* (nullable): adds all legal moves at once, if listing verb by verb would repeat work. They must be the moves of the
   * verbs, in the same order: the conformance kit compares them (M1) */
  void (*list) (const SortiePlay *p, SortieMoves *moves);
  /* (nullable): the values of {left} and {max} in the prompt, if they are not the answers that may be chosen: how many
   * more, and how many in all */
  void (*count) (const SortiePlay *p, gint *ret_left, gint *ret_max);
  /* (nullable), N_(): the prompt while more than one may be chosen, with {left} */
  const char *several;
  /* (nullable), N_(): what `done` does if it does not end a phase. Otherwise: nothing (more) is chosen */
  const char *done;
  /* (nullable), N_ (): other words that people type for the move that declines this question, with blanks between:
   * "keep" for a hand */
  const char *also;
  /* (nullable), N_ (): words that people type for `choose` here, with blanks between: "discard" for a discard */
  const char *choose_also;
  /* (nullable), N_(): what choosing {a} does, if its name does not say it, such as the number on a die */
  const char *chooses;
  /* for seats that decide nothing: the game reports the choice with the numbers its rules compared;
   * otherwise the framework reports the candidates (sortie/frame.h) */
  gboolean verdict_of_its_own;
  /* a series of questions chooses a set. When all that remain are needed, the answer is clear, and a front end may name
   * them in the order of the list. A player who cares about the order names them. */
  gboolean is_set;
  /* a series of questions puts things in order: each answer names the next, until none is left. When a player is done
   * with ordering, a front end may name the rest in the order of the list. */
  gboolean is_order;
  /* (nullable): why nothing that the window is mainly for (`mainly` of its phase) can be done, or nothing that anybody
   * wants, if a person may wonder; asked only then. FALSE: no explanation is needed */
  gboolean (*idle) (const SortiePlay *p, SortieRefusal *ret_why);
  /* the texts of cards help to decide, and people may not remember them: the text of the card it is about follows the
   * question, and those of pieces and cards that are offered follow their moves */
  gboolean with_texts;
} SortieDecisionDecl;

/* One number by which candidates are compared. */
typedef struct
{
  const char *title;        /* N_("cost") */
  gboolean decides;         /* otherwise it is only information */
  const char *const *words; /* (nullable): N_(), what the numbers from 0 on mean */
} SortieComparison;

/* Why a candidate could not be chosen. */
typedef struct
{
  const char *rule;
  const char *says; /* N_("it costs more than can be paid") */
} SortieGround;

/* A kind of verdict (sortie/frame.h): how a choice for a seat that decides nothing is reported, whether
 * rules, cards, chance or another player made it. The framework has rows for its own questions and for
 * chance, the game for what its rules compare. */
typedef struct
{
  const char *id;
  const char *comes;     /* N_("Then the next card is chosen."): announces the choice, with {seat}
                          * {about} */
  const char *rule;      /* (nullable) in the framework's rows */
  const char *says;      /* N_(), with {seat} {chosen} {about} */
  const char *says_none; /* the same when nothing was chosen */
  const SortieComparison *compared; /* at most SORTIE_MAX_COMPARED, the most important first; ends without a title;
                                     * (nullable) */
  const SortieGround *grounds;      /* ends without a rule; (nullable) */
  const char *open;      /* (nullable): the rule for what these leave open; NULL: the game's
                          * `open_rule` */
  /* (nullable), N_(): other words for a candidate that was chosen, with {thing} {compared}, and for one
   * that could not be, with {ground} {rule} */
  const char *says_chosen, *says_ground;
} SortieVerdictDecl;

/* How seats pay for answers to events and for offers: `cost` of <when>, <before> and <may>. */
typedef struct
{
  /* whether @seat can and may pay @cost, as printed, for an ability of @source now */
  gboolean (*can_pay) (const SortiePlay *p, guint8 seat, SortieRef source, gint cost);
  /* pushes a frame that pays all of it for the origin's seat and source, or nothing; its `done` is 0 if nothing was
   * paid */
  void (*pay) (SortiePlay *p, const SortieOrigin *origin, gint cost);
  guint16 proc; /* the procedure that pays the number in its first slot, for programs of cards; 0: the game has none */
  /* (nullable): how much @seat has to pay with. Questions about paying tell it to everybody who may see them. */
  gint (*has) (const SortiePlay *p, guint8 seat);
  const char *says_has;    /* N_(), with {seat} {n}: that, if there is @has; with "|you=" as in a prompt */
  const char *says_leaves; /* N_(), with {n} {left}: to pay {n}, and what is left then */
} SortieCosts;

/* Tables end with an entry without id and must outlive every match. In a set-up, the tables of verbs,
 * decisions, events, reasons and verdicts begin with the framework's rows, followed by the game's. */
struct SortieRules
{
  const SortieVerbDecl *verbs;
  const SortieDecisionDecl *decisions;
  const SortieEventDecl *events;
  const SortieReasonDecl *reasons;
  const SortieTurnDecl *turns;
  const SortieChainPolicy *chain;
  const SortieReactionPolicy *reactions; /* (nullable): NULL: no answers from the hand */
  const SortieCosts *costs; /* (nullable): NULL: answers to events and offers are free */
  /* SORTIE_GAME_REASON () for `pass-all` if there is nothing to decline; 0: the framework's */
  guint nothing_to_pass;
  /* (nullable): the game's rule for each of the framework's SORTIE_N_ASKS questions, each nullable */
  const char *const *ask_rules;
  /* (nullable): NULL: sortie_turn_passes_on(). Sets s->turn.table, .active and .is_extra for the next turn; the first
   * call starts the game. The sequencer sets .number and .phase. */
  void (*next_turn) (SortiePlay *p);
  /* (nullable): bit per seat that takes the turn that has been set up (.table, .active, .is_extra) together with the
   * active one (sortie/event.h); none or one: only the active seat. Such a turn has at most one phase less than
   * SORTIE_PHASES_PER_TABLE */
  guint8 (*takes_turn) (const SortiePlay *p);
  /* (nullable): automatic consequences of a position, such as what is destroyed and who has won. It is called when
   * everything is done that followed from a move, a phase or the end of a turn. Returns TRUE if it pushed a frame or
   * ended the match, and is then called again afterwards. After FALSE it is called again when the position has changed;
   * in another phase of an unchanged position (sortie_is_settled() is SORTIE_SETTLED_BEFORE) it needs to look only at
   * what the phase may change */
  gboolean (*settle) (SortiePlay *p);
  /* (nullable): puts the triggers of one batch in the order in which they run: negative if @a comes before @b, 0 if the
   * holder decides */
  gint (*trigger_order) (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b);
  /* who orders triggers of equal rank; NULL: the active seat */
  guint8 (*trigger_orderer) (const SortiePlay *p, const SortieTrigger *triggers, guint n);
  /* (nullable): how choices of the rules are reported */
  const SortieVerdictDecl *verdicts;
  /* (nullable): the rule that says who decides for a seat that decides nothing, if no other rule does */
  const char *open_rule;
  /* (nullable): the rule against choosing too few, for questions without a rule of their own */
  const char *number_rule;
  SortieScoreDecl score; /* what the game counts for each seat (sortie/event.h) */
  const SortieRoundDecl *rounds; /* (nullable): the outermost first (sortie/event.h) */
  /* (nullable): the seat in front of which a place is, if sentences have the same name for several places;
   * SORTIE_NO_SEAT otherwise */
  guint8 (*place_faces) (const SortieSetup *setup, guint16 place);
  const SortieTrickDecl *trick; /* (nullable): of a game with tricks (sortie/event.h) */
};

/* A verb by its number, the framework's or the game's. (transfer none) */
static inline const SortieVerbDecl *
sortie_verb (const SortieSetup *setup, guint verb)
{
  return &setup->rules->verbs[verb];
}

/* A question by SortieDecision.kind. (transfer none) */
static inline const SortieDecisionDecl *
sortie_decision_decl (const SortieSetup *setup, guint kind)
{
  return &setup->rules->decisions[kind];
}

/* ---- The engine: state --advance--> decision or result. */

/* How many frames may run between two moves; then a loop of effects is cut short. The longest known
 * chain of automatic effects takes a few hundred. */
#define SORTIE_MAX_STEPS 20000

/* For a procedure that runs its next step directly because nothing was pushed, asked or ended: counts
 * that step as the engine would. FALSE: stop, because of an interrupt or a bound. */
static inline gboolean
sortie_step_at_once (SortiePlay *p)
{
  if (p->s->steps >= SORTIE_MAX_STEPS || p->s->overflowed || sortie_is_interrupted (p))
    return FALSE;
  p->s->steps++;
  sortie_glance_keep (p);
  return TRUE;
}

/* Whether the match has a result. */
static inline gboolean
sortie_is_over (const SortiePlay *p)
{
  return p->s->result.kind != SORTIE_RESULT_NONE;
}

/* The seat that decides now, SORTIE_NO_SEAT if the match is over. */
guint8 sortie_to_move (const SortiePlay *p);

G_END_DECLS
