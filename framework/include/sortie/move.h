/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* move.h: moves, refusals, and the tables from which play is run. */
#pragma once
#include <sortie/event.h>
G_BEGIN_DECLS

/* ---- Refusals: why a move is not legal.
 *
 * A refusal is typed: one reason per rule, the rule's number, and the things it
 * is about. The sentence is composed in the reader's language when somebody
 * wants to read it; a check that only lists legal moves passes NULL and pays
 * nothing. A refusal changes nothing and tells nothing hidden.
 */

/* One reason. Placeholders in the sentence: {a} {b} name the refs, of equal pieces also where they
 * stand unless the sentence is about a place, {n} {m} the numbers,
 * {condition} what the clause with the number n demands, {ability} the one that forbids it, "Sly of
 * Imp" or "an ability of Imp"; of a refusal for a lack (sortie/query.h) {set}
 * names the set, {one} one of it, and {deed} what is not allowed: "be targeted"; {question} is what is asked now. */
typedef struct
{
  const char *id;       /* "no-free-space" */
  const char *rule;     /* "2.4" */
  const char *sentence; /* N_("{a} is occupied."), or NP_() with the next */
  const char *many;     /* (nullable): for an {n} that takes the plural */
} SortieReasonDecl;

/* Reasons that the framework gives itself; a game's own come after them. */
enum
{
  SORTIE_REASON_NONE,
  SORTIE_REASON_OVER,          /* the game is over */
  SORTIE_REASON_NOT_YOU,       /* another seat decides */
  SORTIE_REASON_NOT_ASKED,     /* this kind of move does not answer the question */
  SORTIE_REASON_NO_VERB,       /* no such verb */
  SORTIE_REASON_NO_SUCH,       /* {word} names nothing here */
  SORTIE_REASON_NOT_AT_HAND,   /* {a} is a card of the game, but none to be used here */
  SORTIE_REASON_NONE_AT_HAND,  /* the same of all cards that have {word} in their names */
  SORTIE_REASON_NOT_SEEN,      /* {a} is a card of the game, but nothing that is seen carries it */
  SORTIE_REASON_NONE_SEEN,     /* the same of all cards that have {word} in their names */
  SORTIE_REASON_NOT_OFFERED,   /* {a} is not among what may be chosen */
  SORTIE_REASON_CHOSEN,        /* {a} is chosen already */
  SORTIE_REASON_NOT_AMONG,     /* {a} is not in {set} */
  SORTIE_REASON_LEFT_OUT,      /* {a} is in {set}, whose members cannot be chosen */
  SORTIE_REASON_ITSELF,        /* {a} asks for others than itself */
  SORTIE_REASON_FORBIDDEN,     /* {a} cannot {deed}, by an ability of {b} */
  SORTIE_REASON_NOT_ALLOWED,   /* {a} cannot {deed} */
  SORTIE_REASON_NOTHING_THERE, /* nothing stands on the place {a} */
  SORTIE_REASON_TOO_FEW,       /* at least {n} must be chosen */
  SORTIE_REASON_OPERANDS,      /* too many or too few operands */
  SORTIE_REASON_AMBIGUOUS,     /* the word names several things */
  SORTIE_REASON_UNSAID,        /* {a} is named, but not what is to be done with it */
  SORTIE_REASON_NO_CHANCE,     /* nothing is asked that one could let go by */
  SORTIE_REASON_ASKED_RARELY,  /* the question is only put when there is an answer */
  SORTIE_REASON_NOT_JOINT,     /* nobody else takes this turn as well */
  SORTIE_REASON_OTHERS_WAIT,   /* all others who take it have ended it or wait themselves */
  SORTIE_REASON_LONG_LINE,     /* a typed line has more than {n} bytes */
  SORTIE_REASON_MANY_WORDS,    /* it has more than {n} words: {m} */
  SORTIE_REASON_LONG_WORD,     /* a word in it, {word}, has more than {n} bytes */
  SORTIE_REASON_INTERRUPTED,       /* whoever waits has broken it off (sortie/base.h) */
  SORTIE_REASON_AGREED,        /* why a match ended: a draw by agreement */
  SORTIE_REASON_SEVERAL_MOVES, /* without its verb the line may be {one} or {other} */
  SORTIE_REASON_NOT_UNDERSTOOD, /* {word} is no verb, and answers nothing */
  SORTIE_REASON_USAGE,         /* {verb} needs more than that */
  SORTIE_REASON_NONE_NOW,      /* the same, and no move of {verb} is legal now */
  SORTIE_REASON_GOES_ON,       /* {begun} is the beginning of legal moves: {list} */
  SORTIE_REASON_NOT_BEGUN,     /* no legal move begins with {begun} */
  SORTIE_REASON_LEFT_OVER,     /* {word} belongs to nothing that {begun} asks */
  SORTIE_REASON_NOTHING_MORE,  /* the same, since another seat decides by now */
  SORTIE_REASON_NOT_YOURS,       /* {a} is controlled by somebody else */
  SORTIE_REASON_NO_ABILITY,      /* {a} has no ability that is used */
  SORTIE_REASON_WHICH_ABILITY,   /* {a} has {n} of them, and none was named */
  SORTIE_REASON_NO_SUCH_ABILITY, /* {a} has none of number {n} */
  SORTIE_REASON_USED_UP,         /* {a} was used as often as its limit {n} allows */
  SORTIE_REASON_CONDITION,       /* {a} works only while {condition}; {n} is its clause */
  SORTIE_REASON_NO_TARGET,       /* {a} finds nothing to be aimed at or chosen */
  SORTIE_REASON_TWICE,           /* {a} is named twice */
  SORTIE_REASON_OUT_OF_ORDER,    /* {b} stands before {a} in the order of sortie_move_sort() */
  SORTIE_REASON_NOT_THERE,       /* {a} stands on none of the places that the verb looks at */
  SORTIE_N_REASONS
};
#define SORTIE_GAME_REASON(reason) (SORTIE_N_REASONS + (reason))

/* What may be said behind a reason, or-ed. */
typedef enum
{
  SORTIE_ADVICE_USAGE = 1 << 0,    /* how moves of the verb are written */
  SORTIE_ADVICE_DECLINE = 1 << 1,  /* which word lets it go by */
  SORTIE_ADVICE_BACK = 1 << 2,     /* that the move at hand can be given up */
  SORTIE_ADVICE_QUESTION = 1 << 3, /* what is asked */
} SortieAdvice;

/* Why not: a reason and what it speaks of. What a reason does not use is 0. */
typedef struct
{
  guint16 reason;
  SortieRef a, b;
  gint n, m;
  guint16 clause;   /* of those that tell the ability of b that forbids it; 0: of none */
  SortieLack lack;  /* of those reasons that tell one */
  const char *rule; /* (nullable): of the very move, instead of the reason's */
  char word[64]; /* what was typed, for those reasons that quote it */
  char choices[160]; /* ": b4, e3", what it may mean, as far as there is room; or empty */
  char begun[160];   /* the words before the one that is refused, for those reasons that quote them */
  char near[64];     /* what the word may have been meant for; or empty */
  guint8 verb;       /* of the reasons and the advice that speak of one */
  guint8 advice;     /* SortieAdvice */
} SortieRefusal;

/* Sets @refusal, when it is not NULL, and returns FALSE: `return sortie_refuse (why, ...)`. */
gboolean sortie_refuse (SortieRefusal *refusal, guint reason, SortieRef a, SortieRef b, gint n,
                        gint m);

/* The same for row number @reason of the game's own table. */
static inline gboolean
sortie_forbid (SortieRefusal *refusal, guint reason, SortieRef a, SortieRef b, gint n, gint m)
{
  return sortie_refuse (refusal, SORTIE_GAME_REASON (reason), a, b, n, m);
}

/* The same for what an ability forbids @ref: {b} and {ability} are those of @source. */
gboolean sortie_refuse_by (SortieRefusal *refusal, const SortiePlay *p, guint reason,
                           SortieRef ref, const SortieSource *source);

/* ---- Moves: a move as a value and as a line of text.
 *
 * A move is a verb and up to five operands. Its canonical line, `play bolt`,
 * `attack north`, `choose south.track2`, is what a player types and what stands in
 * journals and tests: parse (format (m)) == m in every position where m is legal.
 * A game declares its verbs; it never parses or formats.
 *
 * How operands are written: a seat by its id; a place by its name; a piece by its
 * place, and where several stand also by what it is, `d4/tower`; a card in the mover's own
 * hand-like zones by its definition, in other zones `discards/imp`, `south.discards/imp`; #2
 * means the second such card from the top where the order counts. A word of a value
 * (`spades`) is written as it stands in the value's table. Cards that
 * differ in nothing a rule can see are one operand, so moves never repeat.
 * Typed text may also use translated names, in quotes where they have spaces, and words of a name
 * that no other thing has of those that are meant: `play rage` for Goblin Rage.
 */

/* a hand of poker is the most that a known game names at once */
#define SORTIE_MAX_MOVE_OPERANDS 5

/* An answer to a decision; only the first `n` operands mean anything. */
typedef struct
{
  guint8 verb; /* index: the framework's verbs, then the game's */
  guint8 n;
  SortieRef arg[SORTIE_MAX_MOVE_OPERANDS];
} SortieMove;

/* A growing list in memory of the caller: no allocation while listing. */
typedef struct
{
  SortieMove *moves;
  guint n, capacity;
  gboolean cut; /* there were more than it has room for */
} SortieMoves;

/* Listing only reads and cannot stop anything, so the room must be enough: the conformance kit
 * fails a game that offers more at once, before anything is sorted out (M1). */
#define SORTIE_MAX_MOVES 512

/* Appends a move with @n operands, at most SORTIE_MAX_MOVE_OPERANDS; when the list is
 * full it is only noted that it is cut. */
static inline void
sortie_moves_add (SortieMoves *moves, guint8 verb, guint n, const SortieRef *args)
{
  SortieMove *move;

  if (moves->n == moves->capacity)
    {
      moves->cut = TRUE;
      return;
    }
  move = &moves->moves[moves->n++];
  memset (move, 0, sizeof *move);
  move->verb = verb;
  move->n = (guint8) n;
  for (guint i = 0; i < n; i++)
    move->arg[i] = args[i];
}

/* Appends all of another list, in its order, as many as there is room for. */
static inline void
sortie_moves_append (SortieMoves *moves, const SortieMoves *more)
{
  guint n = MIN (more->n, moves->capacity - moves->n);

  memcpy (&moves->moves[moves->n], more->moves, n * sizeof *more->moves);
  moves->n += n;
  moves->cut = moves->cut || more->cut || n < more->n;
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
  SORTIE_OPERAND_ANY,   /* whatever the decision offers: the framework's `choose` */
} SortieOperandKind;

/* One operand of a verb. */
typedef struct
{
  SortieOperandKind kind;
  gboolean optional;
  const char *name;      /* for help: "TARGET" */
  /* cards: which zone they are named in without prefix; SORTIE_NO_INDEX: none. */
  guint16 zone;
  /* (nullable): pieces: whether this one could ever be meant; of several on a place that is named
   * the only one that could be is */
  gboolean (*fits) (const SortiePlay *p, SortieRef piece);
  gboolean sided; /* only written in modes in which seats have sides (sortie/state.h) */
  guint8 on;      /* pieces: SORTIE_ON () the places that `candidates` by default looks at; 0: none */
  guint16 elsewhere; /* SORTIE_GAME_REASON (): why one that is elsewhere is refused; 0: the framework's reason */
} SortieOperand;

/* Operands of a row. A card in a zone, the seat's own or a shared one. A piece on a set of places; @reason_, a row of
 * the game's table of reasons, refuses pieces that stand elsewhere. */
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
  /* adds every move of this verb that might be legal now for the seat that decides;
   * only those that `check` accepts are offered. (nullable) where the verb has no operand, or one:
   * a card with a zone, or a piece with places; then it is the verb alone, or each card that lies or
   * piece that stands there, and one that is elsewhere is refused by `rule` */
  void (*candidates) (const SortiePlay *p, SortieMoves *moves);
  /* whether this very move is legal; the reason when not (@why may be NULL). (nullable) where
   * `candidates` is: then every candidate is */
  gboolean (*check) (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
  /* (nullable): sets why it is refused while another question is asked, @why may be NULL; NULL:
   * what `check` says, and if that is nothing, that it does not answer */
  void (*elsewhere) (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
  /* carries out a legal move; the frame that asked is on top of the stack. (nullable) where `event` is: then that
   * happens to whoever decides, with the first operand as its subject and the second as its `other` */
  void (*apply) (SortiePlay *p, const SortieMove *move);
  /* (nullable): says more of a move than `help` does, as @seat may know it, in the reader's
   * language; NULL: `help` will do. (transfer full) */
  char *(*describe) (const SortiePlay *p, guint8 seat, const SortieMove *move);
  /* (nullable): what is odd about a legal move, so that hardly anybody means it: a sentence of its
   * own behind the description, in the reader's language; NULL: nothing. @p may be a view */
  const char *(*warning) (const SortiePlay *p, guint8 seat, const SortieMove *move);
  /* the candidates are the legal moves, each once: they are offered without being checked again */
  gboolean exact;
  /* (nullable): which text of the card that it names first says what the move does: "action". NULL:
   * whoever chooses among cards reads their numbers and all their texts */
  const char *part;
  /* the numbers of that card matter as well */
  gboolean numbers;
  /* without operands it lets a chance go by: what is assumed of seats whose moves are not tried */
  gboolean declines;
  /* words without a verb that fit another one, too, mean that */
  gboolean yields;
  /* its operands are cards of one zone, each another, and typed in any order; as many as may be, fewer where
   * they are `optional`. {a} of `help` names them all. In a move they stand in the order of
   * sortie_move_sort(). Without `candidates` each such set is one; the zone is the first operand's */
  gboolean unordered;
  guint8 event;    /* without `apply`: SORTIE_GAME_EVENT () */
  gint (*amount) (const SortiePlay *p, const SortieMove *move); /* (nullable): 1: the amount of that event */
  gboolean closes; /* without `apply`: the move is the last of its window (sortie_close_window()) */
} SortieVerbDecl;

/* Declares the three functions of the verb @name, `ss_play_check ()`, of the game @prefix_. */
#define SORTIE_VERB_FUNCTIONS(prefix_, name)                                           \
  void prefix_##_##name##_candidates (const SortiePlay *p, SortieMoves *moves);        \
  gboolean prefix_##_##name##_check (const SortiePlay *p, const SortieMove *move,      \
                                     SortieRefusal *why);                              \
  void prefix_##_##name##_apply (SortiePlay *p, const SortieMove *move)

/* Verbs of the framework; a game's own come after them. */
enum
{
  SORTIE_VERB_CHOOSE, /* choose X */
  SORTIE_VERB_DONE,   /* no more, nothing more to do */
  SORTIE_VERB_YES,
  SORTIE_VERB_NO,
  SORTIE_VERB_PASS_ALL, /* pass-all: asked no more this turn (sortie/event.h) */
  SORTIE_VERB_WAIT,     /* wait: in a joint turn another acts first (sortie/event.h) */
  SORTIE_N_VERBS
};
#define SORTIE_GAME_VERB(verb) (SORTIE_N_VERBS + (verb))

/* The legal moves of the seat that decides, without repetitions, in a stable order; some of them
 * when it is interrupted (sortie/base.h). */
void sortie_moves_legal (const SortiePlay *p, SortieMoves *moves);

/* Adds those of one verb that answers the decision: for a decision that lists its moves at once. */
void sortie_moves_of_verb (const SortiePlay *p, guint verb, SortieMoves *moves);

/* Whether a move is legal now, and why not. */
gboolean sortie_move_check (const SortiePlay *p, guint8 seat, const SortieMove *move,
                            SortieRefusal *why);

/* `elsewhere` of verbs that let a chance go by: the game's reason where `done` would end
 * what is open, else that the verb does not answer. */
void sortie_refuse_passing (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);

/* The move by which the seat that decides lets its chance go by ("done", "no", "pass"). FALSE:
 * none does now. */
gboolean sortie_move_declining (const SortiePlay *p, SortieMove *ret);

/**
 * sortie_move_apply:
 *
 * Carries out a legal move and runs the engine until the next decision or the end.
 * The caller has checked it. A position that was broken off stays as it is.
 */
void sortie_move_apply (SortiePlay *p, const SortieMove *move);


/* What is odd about a legal move, as a sentence in the reader's language; NULL: nothing. @p may be a
 * view. */
const char *sortie_move_warning (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* Puts the operands of a move of an `unordered` verb in their order: by what they are, as far as the seat that
 * decides sees it, and then by their numbers. */
void sortie_move_sort (const SortiePlay *p, SortieMove *move);

/* The same verb with the same operands. */
gboolean sortie_moves_equal (const SortieMove *a, const SortieMove *b);

/* ---- Activations: moves that use an ability of a piece: UNIT [NUMBER].
 *
 * The number, from 1 in the order of sortie_abilities(), is written only where a piece has
 * several. When an ability may be used, and what it costs, is the game's business.
 */

/* Adds a move of @verb for each activated ability of @piece. */
void sortie_activate_candidates (const SortiePlay *p, SortieMoves *moves, guint8 verb,
                                 SortieRef piece);

/* The game's reasons, as SORTIE_GAME_REASON (), with the piece as {a} and a number as {n}. */
typedef struct
{
  guint16 none;    /* it has no ability */
  guint16 which;   /* it has {n}, and none was named */
  guint16 no_such; /* it has none of number {n} */
} SortieActivateReasons;

/* The clause that a move means; 0 and the reason when there is none. */
guint16 sortie_activate_clause (const SortiePlay *p, const SortieMove *move,
                                const SortieActivateReasons *reasons, SortieRefusal *why);

/* ---- Use: the ready verb `use CARD [ABILITY]`, for a game in which nobody answers an ability.
 *
 * Whoever controls a piece in play uses its abilities where the decision lists the verb. It must be one that
 * may be used once more (`limit`), whose <while> holds, and whose targets and first choices are there. It costs
 * nothing but what its program takes, and takes effect at once. A game needs the row and the chain (sortie/event.h), and
 * room for a link:
 *
 *     [MY_VERB_USE] = SORTIE_USE_ROW (N_ ("Use {a}."), "MG-7"),
 *     .rules = { ..., .chain = &sortie_plain_chain },
 */
void sortie_use_candidates (const SortiePlay *p, SortieMoves *moves);

/* Why a move of it is not legal, by the rule of the row. */
gboolean sortie_use_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);

/* Notes the use, and announces the ability. */
void sortie_use_apply (SortiePlay *p, const SortieMove *move);

/* The row of a game's table of verbs. */
#define SORTIE_USE_ROW(help_, rule_)                                                   \
  {                                                                                    \
    .id = "use", .help = help_, .rule = rule_,                                         \
    .operands = { { SORTIE_OPERAND_PIECE, .name = "CARD" },                            \
                  { SORTIE_OPERAND_NUMBER, .optional = TRUE, .name = "ABILITY" } },    \
    .candidates = sortie_use_candidates, .check = sortie_use_check,                    \
    .apply = sortie_use_apply, .describe = sortie_activate_describe                    \
  }

/* ---- The tables of a game: what the flow of play is run from. */

/* The verbs of a row: SORTIE_VERBS (SORTIE_GAME_VERB (MY_VERB_PLAY), SORTIE_VERB_DONE). */
#define SORTIE_VERBS(...) ((const guint8[]) { __VA_ARGS__, 0xff })

/* Something that a seat may be asked, beyond the framework's own questions. */
typedef struct
{
  const char *id;
  const char *prompt; /* N_(): who decides what and why, with {seat} {about} {min} {max} {phase};
                       * for {whose}; of an answer: the {link}, its {targets}; or the {event} */
  const char *rule;
  const guint8 *verbs; /* SORTIE_VERB_..., SORTIE_GAME_VERB () that answer it; ends with 0xff */
  /* the answer is passing or there is none: may a front end answer for the seat when there
   * is only one legal move? FALSE where a silence would tell something hidden */
  gboolean may_be_skipped;
  /* (nullable): whether a silence would tell something hidden in this position: then it is not
   * skipped, whatever is said above */
  gboolean (*is_secret) (const SortiePlay *p);
  /* (nullable): which of several prompts fits this position, N_(), instead of the one above */
  const char *(*prompt_now) (const SortiePlay *p);
  /* (nullable): the place that {place} names in the prompt, SORTIE_NO_INDEX: none */
  guint16 (*towards) (const SortiePlay *p);
  /* (nullable): whether it only goes on with a move that was made before: then a bot tries the
   * answers out together with that move */
  gboolean (*goes_on) (const SortiePlay *p);
  /* (nullable): adds all legal moves at once, where verb by verb the same work would be done
   * several times. They are those, and in the order, that the verbs would add: the conformance kit
   * compares (M1) */
  void (*list) (const SortiePlay *p, SortieMoves *moves);
  /* (nullable): how much may still be done, and of how much in all: what {left} and {max} name in
   * the prompt where nothing is chosen from a list */
  void (*count) (const SortiePlay *p, gint *ret_left, gint *ret_max);
  /* (nullable), N_(): the prompt while more than one may be chosen, with {left} */
  const char *several;
  /* the game tells what is chosen itself for a seat that decides nothing, with what its rules
   * compared; otherwise the framework tells what there was to choose (sortie/frame.h) */
  gboolean verdict_of_its_own;
} SortieDecisionDecl;

/* One number by which candidates are compared. */
typedef struct
{
  const char *title;        /* N_("cost") */
  gboolean decides;         /* otherwise it is only worth knowing */
  const char *const *words; /* (nullable): N_(), what the numbers from 0 on stand for */
} SortieComparison;

/* Why a candidate could not be chosen. */
typedef struct
{
  const char *rule;
  const char *says; /* N_("it costs more than can be paid") */
} SortieGround;

/* A sort of verdict (sortie/frame.h): how it is told what was chosen for a seat that decides nothing
 * itself, by its rules, by its cards, by chance or by whoever is asked in its place. The framework has
 * rows for its own questions and for chance, a game for what its rules compare. */
typedef struct
{
  const char *id;
  const char *comes;     /* N_("Then the next card is chosen."): a sentence for what is still to be
                          * decided, with {seat} {about} */
  const char *rule;      /* (nullable) in the framework's rows */
  const char *says;      /* N_(), with {seat} {chosen} {about} */
  const char *says_none; /* the same when nothing was chosen */
  const SortieComparison *compared; /* at most SORTIE_MAX_COMPARED, in the order of their weight;
                                     * ends without a title; (nullable) */
  const SortieGround *grounds;      /* ends without a rule; (nullable) */
  const char *open;      /* (nullable): the rule that says who decides what these leave open; else
                          * it is `open_rule` of the game */
  /* (nullable), N_(): how it ended for one that was chosen and one that could not be, where these
   * words do not fit; with {thing} {compared}, and {ground} {rule} */
  const char *says_chosen, *says_ground;
} SortieVerdictDecl;

/* How the answers of a game to events are paid for: `cost` of <when> and <before>. */
typedef struct
{
  /* whether @seat can and may pay @cost, as printed, for an ability of @source now */
  gboolean (*can_pay) (const SortiePlay *p, guint8 seat, SortieRef source, gint cost);
  /* pushes a frame that pays all of it for the origin's seat and source, or nothing; it achieves 0
   * when nothing was paid */
  void (*pay) (SortiePlay *p, const SortieOrigin *origin, gint cost);
} SortieCosts;

/* Tables end with an entry without id. They must outlive every match. Those of verbs, decisions,
 * events, reasons and verdicts are joined in a set-up: the framework's rows, and the game's behind
 * them. */
struct SortieRules
{
  const SortieVerbDecl *verbs;
  const SortieDecisionDecl *decisions;
  const SortieEventDecl *events;
  const SortieReasonDecl *reasons;
  const SortieTurnDecl *turns;
  const SortieChainPolicy *chain;
  const SortieReactionPolicy *reactions; /* (nullable): nothing is answered from the hand */
  const SortieCosts *costs; /* (nullable): no answer to an event costs anything */
  /* SORTIE_GAME_REASON (): why `pass-all` is refused where nothing is asked that could be passed
   * on; 0: the framework's */
  guint nothing_to_pass;
  /* (nullable): the game's rules behind the framework's questions, SORTIE_N_ASKS of them, each
   * nullable */
  const char *const *ask_rules;
  /* (nullable): sortie_turn_passes_on(). Sets s->turn.table, .active and .is_extra for the turn
   * that comes now; the first call starts the game. .number and .phase are the sequencer's. */
  void (*next_turn) (SortiePlay *p);
  /* (nullable): bit per seat that takes the turn that has been set up (.table, .active, .is_extra)
   * together with the active one (sortie/event.h); none or one: it is nobody else's */
  guint8 (*takes_turn) (const SortiePlay *p);
  /* (nullable): what follows from a position by itself, looked for after everything that a window's
   * move, a phase or the end of a turn set off is done: what has no life left, who has won. TRUE
   * when it pushed a frame or ended the match; it is asked again when that is done. Where nothing
   * has changed since it was FALSE it is asked again only in another phase (glance.is_settled is
   * SORTIE_SETTLED_BEFORE), and has nothing to look at but what that may change */
  gboolean (*settle) (SortiePlay *p);
  /* (nullable): puts the triggers that one batch set off in the order in which they run:
   * negative when @a comes before @b, 0 when the holder decides */
  gint (*trigger_order) (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b);
  /* who orders triggers of equal rank; NULL: the active seat */
  guint8 (*trigger_orderer) (const SortiePlay *p, const SortieTrigger *triggers, guint n);
  /* (nullable): what the rules decide for seats that decide nothing themselves */
  const SortieVerdictDecl *verdicts;
  /* (nullable): the rule that says who decides for such a seat what no other rule settles */
  const char *open_rule;
  /* (nullable): the rule that says that no fewer are chosen than a question asks for, where the
   * question has no rule of its own */
  const char *number_rule;
  SortieScoreDecl score; /* what is counted for each seat (sortie/event.h) */
  const SortieRoundDecl *rounds; /* (nullable): the outermost first (sortie/event.h) */
};

/* A row by its number, the framework's or the game's, as those below. (transfer none) */
static inline const SortieVerbDecl *
sortie_verb (const SortieSetup *setup, guint verb)
{
  return &setup->rules->verbs[verb];
}

/* By SortieDecision.kind. */
static inline const SortieDecisionDecl *
sortie_decision_decl (const SortieSetup *setup, guint kind)
{
  return &setup->rules->decisions[kind];
}

/* ---- Decisions: finding verbs, and the rules behind questions. */

/* How many verbs there are, the framework's included. */
guint sortie_n_verbs (const SortieSetup *setup);

/* Whether there is such an operand at all, and it is written in the mode of the match. */
static inline gboolean
sortie_operand_is_used (const SortieSetup *setup, const SortieOperand *operand)
{
  return operand->kind != SORTIE_OPERAND_NONE && (!operand->sided || setup->sides != NULL);
}

/* Whether a verb is called so, small or capital letters. @ret: (nullable): its number. */
gboolean sortie_verb_find (const SortieSetup *setup, const char *word, guint8 *ret);

/* Whether it may ever be asked for: a game without cards that do anything, and without questions of
 * its own to which it is an answer, has no use for a verb of the framework. */
gboolean sortie_verb_is_used (const SortieSetup *setup, guint verb);

/* The rule behind a kind of question, NULL: none; behind one of the framework's it may be one of
 * the game's. */
const char *sortie_rule_of_question (const SortieSetup *setup, guint kind);

/* ---- The engine: state --advance--> decision or result. */

/* Frames run between two moves before a loop of effects is cut short. The longest known
 * chain of automatic effects takes a few hundred. */
#define SORTIE_MAX_STEPS 20000

/* For a procedure whose next step may follow at once, since nothing was pushed, asked or ended: counts
 * that step like one that the engine runs. FALSE: it is interrupted, or a bound was reached. */
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

/* Who decides now, SORTIE_NO_SEAT when the match is over. */
guint8 sortie_to_move (const SortiePlay *p);

/* Whether a front end may answer a decision with one legal move by itself. */
gboolean sortie_may_answer_alone (const SortiePlay *p, guint n_legal);

G_END_DECLS
