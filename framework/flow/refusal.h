/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* refusal.h: why a move is not legal.
 *
 * A refusal is typed: one reason per rule, the rule's number, and the things it
 * is about. The sentence is composed in the reader's language when somebody
 * wants to read it; a check that only lists legal moves passes NULL and pays
 * nothing. A refusal changes nothing and tells nothing hidden.
 */
#pragma once
#include "eval/lack.h"
G_BEGIN_DECLS

/* One reason. Placeholders in the sentence: {a} {b} name the refs, of equal pieces also where they
 * stand unless the sentence is about a place, {n} {m} the numbers,
 * {condition} what the clause with the number n demands, {ability} the one that forbids it, "Sly of
 * Imp" or "an ability of Imp"; of a refusal for a lack (lack.h) {set}
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
  SORTIE_REASON_LONG_LINE,     /* a typed line has more than {n} bytes */
  SORTIE_REASON_MANY_WORDS,    /* it has more than {n} words: {m} */
  SORTIE_REASON_LONG_WORD,     /* a word in it, {word}, has more than {n} bytes */
  SORTIE_REASON_INTERRUPTED,       /* whoever waits has broken it off (base/interrupt.h) */
  SORTIE_REASON_AGREED,        /* why a match ended: a draw by agreement */
  SORTIE_N_REASONS
};
#define SORTIE_GAME_REASON(reason) (SORTIE_N_REASONS + (reason))

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
  char choices[96]; /* ": b4, e3", what it may mean, as far as there is room; or empty */
} SortieRefusal;

/* Sets @refusal, when it is not NULL, and returns FALSE: `return sortie_refuse (why, ...)`. */
gboolean sortie_refuse (SortieRefusal *refusal, guint reason, SortieRef a, SortieRef b, gint n,
                        gint m);

/* The same for what an ability forbids @ref: {b} and {ability} are those of @source. */
gboolean sortie_refuse_by (SortieRefusal *refusal, const SortiePlay *p, guint reason,
                           SortieRef ref, const SortieSource *source);

/* The same for what @ref lacks to answer a @question, the kind of a decision: by the rule of that, or
 * of what is forbidden. */
gboolean sortie_refuse_lack (SortieRefusal *refusal, const SortiePlay *p, guint question,
                             SortieRef ref, const SortieLack *lack);

/* The rule that it is for: of the move, of the reason, or of the question that it does not answer;
 * (nullable) (transfer none). */
const char *sortie_refusal_rule (const SortiePlay *p, const SortieRefusal *refusal);

G_END_DECLS
