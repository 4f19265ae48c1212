/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.h: the moves of Siegestorm, the questions they answer, the reasons against them. */
#pragma once
#include "procs.h"
#include "reasons.h"

/* One row per SsVerb, SsAsk, SsReason. */
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

/* Whether the seat that decides is asked this question of the game's own. */
static inline gboolean
ss_asks (const SortiePlay *p, SsAsk ask)
{
  return sortie_asked_kind (p) == SORTIE_GAME_ASK (ask);
}

/* Whose question it is; in Solo never the Boss's own (game.c). */
static inline guint8
ss_decider (const SortiePlay *p)
{
  return sortie_asked_seat (p);
}

/* One function of each kind per verb; what they do is said in verbs.c. */
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

/* SS-9.6: with the Attack Strength and whether it is enough. */
char *ss_storm_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
/* SS-9.5: the Attack Strength against the target as things are, and whether that is enough. (transfer full) */
char *ss_storm_text (const SortiePlay *p, guint8 seat, SortieRef unit, SortieRef target);
