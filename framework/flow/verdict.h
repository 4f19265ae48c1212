/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verdict.h: why the rules decided as they did, for a seat that decides nothing itself.
 *
 * Where the rules play a seat, they compare things and choose one. A verdict is the record of
 * that, made from the very numbers that were compared, and told to whoever listens. It is
 * no part of the state: nothing in a match depends on it, nobody pays for it while nobody
 * listens, and copies, undo and replays have nothing to keep.
 *
 *     if (sortie_verdict_wanted (p))
 *       {
 *         SortieVerdict v;
 *
 *         sortie_verdict_init (&v, MY_VERDICT_NEXT_CARD, seat);
 *         sortie_verdict_add (&v, p, card)->number[0] = cost;
 *         v.chosen = card;
 *         sortie_verdict_tell (p, &v);
 *       }
 */
#pragma once
#include "effect/query.h"
G_BEGIN_DECLS

/* Numbers by which candidates are compared; a known game has three. */
#define SORTIE_MAX_COMPARED 4

/* In place of a number that makes no sense for this candidate. */
#define SORTIE_NOT_COMPARED G_MININT16

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
  const char *says; /* N_("it costs more than the Menace Level") */
} SortieGround;

/* A sort of verdict: a row of a game's table. */
typedef struct
{
  const char *id;
  const char *title;     /* N_("the next card"): what is decided */
  const char *rule;
  const char *says;      /* N_(), with {seat} {chosen} {about} */
  const char *says_none; /* the same when nothing was chosen */
  const SortieComparison *compared; /* at most SORTIE_MAX_COMPARED, in the order of their weight;
                                     * ends without a title; (nullable) */
  const SortieGround *grounds;      /* ends without a rule; (nullable) */
  const char *open;      /* (nullable): the rule that says who decides what these leave open */
} SortieVerdictDecl;

/* What might have been chosen. */
typedef struct
{
  SortieRef thing;
  guint8 ground;  /* 1 + a row of the grounds; 0: it could be chosen */
  gint16 number[SORTIE_MAX_COMPARED];
} SortieCandidate;

/* A decision of the rules; its candidates are told in the order in which they were added. */
struct SortieVerdict
{
  guint8 kind;      /* a row of the game's table */
  guint8 seat;      /* for whom */
  gboolean settled; /* the rules left it open, and whoever decides for the seat chose */
  SortieRef chosen; /* one of the candidates, or nothing */
  SortieRef about;  /* (nullable) */
  guint n;
  SortieCandidate candidate[SORTIE_MAX_SET];
};

/* A row of the game's table of verdicts. (transfer none) */
const SortieVerdictDecl *sortie_verdict_decl (const SortieSetup *setup, guint kind);

/* Whether anybody listens; when not there is nothing to record. */
static inline gboolean
sortie_verdict_wanted (const SortiePlay *p)
{
  return p->watch != NULL && p->watch->decided != NULL;
}

/* A verdict without candidates, in which nothing was chosen. @seat: for whom the rules decide. */
void sortie_verdict_init (SortieVerdict *verdict, guint kind, guint8 seat);
/* A candidate without numbers, to be completed. There are no more of them than a set has members.
 */
SortieCandidate *sortie_verdict_add (SortieVerdict *verdict, SortieRef thing);
/* Tells whoever listens; nothing when nobody does. */
void sortie_verdict_tell (const SortiePlay *p, const SortieVerdict *verdict);

/**
 * sortie_verdict_describe:
 * @p: the position in which it was told
 * @seat: who reads
 *
 * Returns: (transfer full): the verdict with its rule; then a line for each candidate, which
 *   begins with two spaces: what was compared and how it ended; then, where the rules left it
 *   open, who decided. Ended by NULL
 */
char **sortie_verdict_describe (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict);

G_END_DECLS
