/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.h: the moves of Siegestorm, the questions they answer, the reasons against them. */
#pragma once
#include "procs.h"
#include "reasons.h"

/* One row for each SsVerb, SsAsk, SsReason. */
extern const SortieVerbDecl ss_verbs[];
extern const SortieDecisionDecl ss_decisions[];
extern const SortieReasonDecl ss_reasons[];
/* The rules behind the framework's own questions. */
extern const char *const ss_ask_rules[];

/* Refuses, naming up to two things and a number. */
static inline gboolean
ss_refuse (SortieRefusal *why, SsReason reason, SortieRef a, SortieRef b, gint n)
{
  return sortie_refuse (why, SORTIE_GAME_REASON (reason), a, b, n, 0);
}

/* Whether the deciding seat is asked this question of the game. */
static inline gboolean
ss_asks (const SortiePlay *p, SsAsk ask)
{
  return sortie_asked_kind (p) == SORTIE_GAME_ASK (ask);
}

/* The seat that the question is for; in Solo the human answers for the Boss (game.c). */
static inline guint8
ss_decider (const SortiePlay *p)
{
  return sortie_asked_seat (p);
}

/* The functions of each verb; verbs.c says what they do. */
#define SS_VERB(name) SORTIE_VERB_FUNCTIONS (ss, name)

SS_VERB (play);     /* commands.c */
SS_VERB (deploy);
SS_VERB (activate);
SS_VERB (storm);    /* answers.c */
SS_VERB (hold);
SS_VERB (support);
SS_VERB (discard);
SS_VERB (commit);
SS_VERB (return);
SS_VERB (pass);

/* All moves of a window and of an answer (SortieDecisionDecl.list); in commands.c. */
void ss_list_window (const SortiePlay *p, SortieMoves *moves);
void ss_list_answer (const SortiePlay *p, SortieMoves *moves);

/* Why no unit can be deployed in the Deploy step (SortieDecisionDecl.idle): the reason for the cheapest one. */
gboolean ss_window_is_idle (const SortiePlay *p, SortieRefusal *ret_why);

/* SS-9.6: with the Attack Strength, and whether it is enough. */
char *ss_storm_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
/* SS-9.5: what its Attack Strength is the sum of. */
guint ss_storm_summands (const SortiePlay *p, const SortieMove *move, SortieSummand ret[SORTIE_MAX_SUMMANDS]);
/* SS-9.5: the current Attack Strength against the target, and whether that is enough. (transfer full) */
char *ss_storm_text (const SortiePlay *p, guint8 seat, SortieRef unit, SortieRef target);
