/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.h: the moves of Summoner Wars, the questions they answer, the reasons against them. */
#pragma once
#include "procs.h"

/* One row for each SwVerb, SwAsk, SwReason. */
extern const SortieVerbDecl sw_verbs[];
extern const SortieDecisionDecl sw_decisions[];
extern const SortieReasonDecl sw_reasons[];
/* The rules behind the framework's own questions. */
extern const char *const sw_ask_rules[];

/* Refuses, naming up to two things and a number. */
static inline gboolean
sw_refuse (SortieRefusal *why, SwReason reason, SortieRef a, SortieRef b, gint n)
{
  return sortie_refuse (why, SORTIE_GAME_REASON (reason), a, b, n, 0);
}

/* Whether the deciding seat is asked this question of the game. */
static inline gboolean
sw_asks (const SortiePlay *p, SwAsk ask)
{
  return sortie_asked_kind (p) == SORTIE_GAME_ASK (ask);
}

/* The functions of each verb; verbs.c says what they do. */
#define SW_VERB(name) SORTIE_VERB_FUNCTIONS (sw, name)

SW_VERB (summon);   /* commands.c */
SW_VERB (play);
SW_VERB (build);
SW_VERB (give);
SW_VERB (activate);
SW_VERB (pass);     /* answers.c */
SW_VERB (move);     /* orders.c */
SW_VERB (step);
SW_VERB (attack);

/* Says why a move is not possible while something else is asked (elsewhen.c). */
void sw_refuse_elsewhere (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
/* The same for a unit that would move while @mover does. Returns FALSE. */
gboolean sw_refuse_for_mover (SortieRefusal *why, SortieRef unit, SortieRef mover);
/* Why nothing can be done in a phase (SortieDecisionDecl.idle): none can be summoned, the reason for the cheapest; none
 * can be played, the reason for the first event; no unit can move, or attack an enemy's card; no card can be put on the
 * Magic Pile. */
gboolean sw_summon_is_idle (const SortiePlay *p, SortieRefusal *ret_why);
gboolean sw_event_is_idle (const SortiePlay *p, SortieRefusal *ret_why);
gboolean sw_movement_is_idle (const SortiePlay *p, SortieRefusal *ret_why);
gboolean sw_attack_is_idle (const SortiePlay *p, SortieRefusal *ret_why);
gboolean sw_magic_is_idle (const SortiePlay *p, SortieRefusal *ret_why);

/* Whether a card of the decider's hand is one that is summoned; walls and events are played (SW-7.1, SW-14.1, 8.2). */
gboolean sw_check_card_to_summon (const SortiePlay *p, SortieRef card, SortieRefusal *why);
/* Whether the condition of an event in the decider's hand holds (SW-8.4); other cards have none. The refusal is
 * meant for another phase. */
gboolean sw_condition_holds (const SortiePlay *p, SortieRef card, SortieRefusal *why);

/* The moves of the Movement Phase and after it, `move` and `step`, found in one walk. */
void sw_list_movement (const SortiePlay *p, SortieMoves *moves);
void sw_list_free_moves (const SortiePlay *p, SortieMoves *moves);
/* With the number of dice and the results that hit. */
char *sw_play_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
/* SW-25.7, for a move, step or attack across edges that meet. */
const char *sw_rule_of_crossing (const SortiePlay *p, const SortieMove *move);
char *sw_step_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
char *sw_move_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
char *sw_attack_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
gint sw_attack_chance (const SortiePlay *p, guint8 seat, const SortieMove *move);
const char *sw_move_warning (const SortiePlay *p, guint8 seat, const SortieMove *move);
const char *sw_attack_warning (const SortiePlay *p, guint8 seat, const SortieMove *move);
const char *sw_activate_warning (const SortiePlay *p, guint8 seat, const SortieMove *move);
/* A sentence that says that an attack also hits, or may hit, cards of @seat (SW-10.5). NULL: it does not, unless
 * somebody chooses so. It is tried in a copy: @p is the position, not a view. */
const char *sw_attack_collateral (const SortiePlay *p, guint8 seat, const SortieMove *move);
/* A card of a seat's team that an attack also hits. */
typedef struct
{
  SortieRef card;
  guint badness;    /* more: worse for the seat */
  guint tries;      /* in how many tries it is hit */
  gboolean certain; /* FALSE: a die decides that */
} SwOwnHit;

/* All cards of @seat's team that an attack also hits, the worst first, tried in the same way. (element-type SwOwnHit)
 * (transfer full) */
GArray *sw_attack_hits_own (const SortiePlay *p, guint8 seat, const SortieMove *move);
