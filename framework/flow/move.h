/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* move.h: a move as a value and as a line of text.
 *
 * A move is a verb and up to four operands. Its canonical line, `play bolt`,
 * `attack north`, `choose south.track2`, is what a player types and what stands in
 * journals and tests: parse (format (m)) == m in every position where m is legal.
 * A game declares its verbs; it never parses or formats.
 *
 * How operands are written: a seat by its id; a place by its name; a piece by its
 * place, and where several stand also by what it is, `d4/tower`; a card in the mover's own
 * hand-like zones by its definition, in other zones `discards/imp`, `south.discards/imp`; #2
 * means the second such card from the top where the order counts. A word of a value
 * (`hearts`) is written as it stands in the value's table. Cards that
 * differ in nothing a rule can see are one operand, so moves never repeat.
 * Typed text may also use translated names, in quotes where they have spaces, and words of a name
 * that no other thing has of those that are meant: `play rage` for Goblin Rage.
 */
#pragma once
#include "flow/refusal.h"
G_BEGIN_DECLS

#define SORTIE_MAX_MOVE_OPERANDS 4

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
  *move = (SortieMove) { .verb = verb, .n = (guint8) n };
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
} SortieOperand;

/* A verb: a row of the framework's table or of the game's. */
typedef struct
{
  const char *id;         /* "attack" */
  const char *help;       /* one line, N_() */
  const char *rule;
  SortieOperand operands[SORTIE_MAX_MOVE_OPERANDS];
  /* adds every move of this verb that might be legal now for the seat that decides;
   * only those that `check` accepts are offered. (nullable) where the verb has no operand, or one:
   * a card with a zone; then it is the verb alone, or each card that lies there, and one that lies
   * elsewhere is refused by `rule` */
  void (*candidates) (const SortiePlay *p, SortieMoves *moves);
  /* whether this very move is legal; the reason when not (@why may be NULL). (nullable) where
   * `candidates` is: then every candidate is */
  gboolean (*check) (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
  /* (nullable): sets why it is refused while another question is asked, @why may be NULL; NULL:
   * what `check` says, and if that is nothing, that it does not answer */
  void (*elsewhere) (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
  /* carries out a legal move; the frame that asked is on top of the stack */
  void (*apply) (SortiePlay *p, const SortieMove *move);
  /* (nullable): says more of a move than `help` does, as @seat may know it, in the reader's
   * language; NULL: `help` will do. (transfer full) */
  char *(*describe) (const SortiePlay *p, guint8 seat, const SortieMove *move);
  /* (nullable): what is odd about a legal move, so that hardly anybody means it: a sentence of its
   * own behind the description, in the reader's language; NULL: nothing. @p may be a view */
  const char *(*warning) (const SortiePlay *p, guint8 seat, const SortieMove *move);
  /* the candidates are the legal moves, each once: they are offered without being checked again */
  gboolean exact;
  /* without operands it lets a chance go by: what is assumed of seats whose moves are not tried */
  gboolean declines;
  /* words without a verb that fit another one, too, mean that */
  gboolean yields;
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
  SORTIE_VERB_PASS_ALL, /* pass-all: asked no more this turn (silence.h) */
  SORTIE_N_VERBS
};
#define SORTIE_GAME_VERB(verb) (SORTIE_N_VERBS + (verb))

/* The legal moves of the seat that decides, without repetitions, in a stable order; some of them
 * when it is interrupted (base/interrupt.h). */
void sortie_moves_legal (const SortiePlay *p, SortieMoves *moves);

/* The `candidates` of a verb, legal or not. */
void sortie_verb_candidates (const SortiePlay *p, guint verb, SortieMoves *moves);

/* Whether a verb's move is legal when it answers what is asked: its `check`, and that its card lies
 * where the verb takes them from. */
gboolean sortie_verb_check (const SortiePlay *p, guint verb, const SortieMove *move,
                            SortieRefusal *why);

/* Adds those of one verb that answers the decision: for a decision that lists its moves at once
 * (rules.h). */
void sortie_moves_of_verb (const SortiePlay *p, guint verb, SortieMoves *moves);

/* Whether a move is legal now, and why not. */
gboolean sortie_move_check (const SortiePlay *p, guint8 seat, const SortieMove *move,
                            SortieRefusal *why);

/* `elsewhere` of verbs that let a chance go by: the game's reason (rules.h) where `done` would end
 * what is open, else that the verb does not answer. */
void sortie_refuse_passing (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);

/* The move by which the seat that decides lets its chance go by ("done", "no", "pass"). FALSE:
 * none does now. */
gboolean sortie_move_declining (const SortiePlay *p, SortieMove *ret);

/**
 * sortie_move_apply:
 *
 * Carries out a legal move and runs the engine until the next decision or the end.
 * The caller has checked it. A position that was broken off (engine.h) stays as it is.
 */
void sortie_move_apply (SortiePlay *p, const SortieMove *move);

/* The line's move; FALSE and the reason when it names none (for SORTIE_REASON_OPERANDS @ret is as much
 * of it as was said). Takes canonical and
 * translated names. Total: any bytes give a move or a refusal. */
gboolean sortie_move_parse (const SortiePlay *p, guint8 seat, const char *line, SortieMove *ret,
                            SortieRefusal *why);

/* Whether all that @begun, a move without its last operand, could go on with is refused, and for one
 * reason, which then is that of what is named already. Reasons that speak of what was tried itself
 * ("… is a wall") count only where there is none that does not. */
gboolean sortie_move_refused_begun (const SortiePlay *p, guint8 seat, const SortieMove *begun,
                                    SortieRefusal *why);

/* What is odd about a legal move, as a sentence in the reader's language; NULL: nothing. @p may be a
 * view. */
const char *sortie_move_warning (const SortiePlay *p, guint8 seat, const SortieMove *move);

/* The same verb with the same operands. */
gboolean sortie_moves_equal (const SortieMove *a, const SortieMove *b);

G_END_DECLS
