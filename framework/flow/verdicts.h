/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verdicts.h: the sorts of verdict (eval/verdict.h), and a verdict in words.
 *
 * What was chosen for a seat that decides nothing itself, by its rules, by its cards, by chance or
 * by whoever is asked in its place: of each sort one row says how it is told. The framework has
 * rows for its own questions and for chance, a game for what its rules compare.
 */
#pragma once
#include "eval/verdict.h"
G_BEGIN_DECLS

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

/* A sort of verdict: a row of the framework's table or of the game's. */
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

/**
 * sortie_verdict_describe:
 * @p: the position in which it was told
 * @seat: who reads
 *
 * Returns: (transfer full): the verdict with its rule; then, in lines which begin with two spaces,
 *   what the card says that chooses, each candidate with what was compared and how it ended, and,
 *   where it was left open, who decided. Where @seat may not see all of the candidates nothing
 *   is told of any. Ended by NULL
 */
char **sortie_verdict_describe (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict);

/* What is still to be decided, as a sentence with its rule. (transfer full) */
char *sortie_verdict_announce (const SortiePlay *p, guint8 seat, const SortieVerdict *verdict);

G_END_DECLS
