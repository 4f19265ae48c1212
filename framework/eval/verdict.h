/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verdict.h: what was weighed when something was chosen for a seat that decides nothing itself.
 *
 * Where the rules, a card or chance choose for a seat that the rules play, and where somebody else
 * is asked in its place, a verdict is the record of it, made from the very numbers that were
 * compared, and told to whoever listens. It is no part of the state: nothing in a match depends
 * on it, nobody pays for it while nobody listens, and copies, undo and replays have nothing to
 * keep. It lives on the stack of whoever tells it.
 *
 *     if (sortie_verdict_wanted (p))
 *       {
 *         SortieVerdict v;
 *
 *         sortie_verdict_init (&v, SORTIE_GAME_VERDICT (MY_VERDICT_NEXT_CARD), seat);
 *         sortie_verdict_add (&v, card)->number[0] = cost;
 *         sortie_verdict_choose (&v, card);
 *         sortie_verdict_tell (p, &v);
 *       }
 *
 * What is asked in place of such a seat is told by the framework (flow/choice.c), with what a card
 * compares, unless the game tells it itself with more (`verdict_of_its_own` in flow/rules.h).
 */
#pragma once
#include "eval/query.h"
G_BEGIN_DECLS

/* Numbers by which candidates are compared; a known game has three. */
#define SORTIE_MAX_COMPARED 4

/* In place of a number that makes no sense for this candidate. */
#define SORTIE_NOT_COMPARED G_MININT16

/* Sorts of verdict of the framework; a game's own come after them (flow/rules.h). */
enum
{
  SORTIE_VERDICT_CHOICE,  /* something of a list */
  SORTIE_VERDICT_TARGET,  /* what something is aimed at */
  SORTIE_VERDICT_ORDER,   /* which of several abilities runs first */
  SORTIE_VERDICT_REPLACE, /* which of several abilities applies instead */
  SORTIE_VERDICT_OFFER,   /* yes or no; a card asks */
  SORTIE_VERDICT_CHANCE,  /* by chance, because a card says so */
  SORTIE_N_VERDICTS
};
#define SORTIE_GAME_VERDICT(verdict) (SORTIE_N_VERDICTS + (verdict))

/* Instead of a value: how many cards from the top a candidate lies in its zone, from 1 on. */
#define SORTIE_COMPARED_PLACE G_MAXUINT8

/* What might have been chosen. */
typedef struct
{
  SortieRef thing;
  guint8 ground;      /* 1 + a row of the grounds; 0: it could be chosen */
  guint8 is_chosen;
  gint16 number[SORTIE_MAX_COMPARED];
} SortieCandidate;

/* A choice; its candidates are told in the order in which they were added. */
struct SortieVerdict
{
  guint8 kind;        /* SORTIE_VERDICT_... or SORTIE_GAME_VERDICT (...) */
  guint8 seat;        /* for whom */
  gboolean settled;   /* it was left open, and whoever decides for the seat chose */
  SortieRef about;    /* (nullable) */
  const char *rule;   /* (nullable): instead of the rule of its kind */
  guint16 program;    /* the card's program that chooses, 0: none does */
  /* by which values (or SORTIE_COMPARED_PLACE) the program compares, in the order of weight */
  guint8 n_values, value[SORTIE_MAX_COMPARED];
  guint n;
  SortieCandidate candidate[SORTIE_MAX_SET];
};

/* Whether anybody listens; when not there is nothing to record. */
static inline gboolean
sortie_verdict_wanted (const SortiePlay *p)
{
  return p->watch != NULL && p->watch->decided != NULL;
}

/* Who is asked when @seat has to decide: somebody else, when the rules play it. */
static inline guint8
sortie_who_decides (const SortiePlay *p, guint8 seat)
{
  return p->setup->decider != NULL ? p->setup->decider (p, seat) : seat;
}

/* A verdict without candidates, in which nothing was chosen. @seat: for whom. */
void sortie_verdict_init (SortieVerdict *verdict, guint kind, guint8 seat);
/* It is about this card; of 0 about none. */
static inline void
sortie_verdict_about (SortieVerdict *verdict, guint16 def)
{
  verdict->about = def != 0 ? sortie_ref (SORTIE_REF_DEF, def) : SORTIE_NOTHING;
}
/* A candidate without numbers, to be completed. There are no more of them than a set has members.
 */
SortieCandidate *sortie_verdict_add (SortieVerdict *verdict, SortieRef thing);
/* Marks the candidate @thing as chosen; SORTIE_NOTHING is none. */
void sortie_verdict_choose (SortieVerdict *verdict, SortieRef thing);

/**
 * sortie_verdict_add_set:
 * @ctx: in which the set is worked out
 * @set: an expression of the catalogue
 *
 * Adds all from among which @set takes the best, by whatever values it compares, with these
 * values; of a set that compares nothing its members.
 */
void sortie_verdict_add_set (SortieVerdict *verdict, const SortieContext *ctx, guint16 set);

/* Tells whoever listens; nothing when nobody does. */
void sortie_verdict_tell (const SortiePlay *p, const SortieVerdict *verdict);

/**
 * sortie_verdict_tell_chance:
 * @verdict: of the kind SORTIE_VERDICT_CHANCE, without candidates
 * @refs: (nullable): the @n among which chance chose, each as likely; NULL: dice
 * @chosen: what fell, @n_chosen of them
 *
 * Completes the verdict and tells it; nothing when its seat decides for itself, or when nothing was
 * left over.
 */
void sortie_verdict_tell_chance (const SortiePlay *p, SortieVerdict *verdict,
                                 const SortieRef *refs, guint n, const SortieRef *chosen,
                                 guint n_chosen);

G_END_DECLS
