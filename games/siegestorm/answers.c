/* SPDX-License-Identifier: GPL-3.0-or-later */
/* answers.c: moves that answer one question: orders, payment, mulligan, pass. */
#include "clauses.h"
#include "orders.h"
#include "payment.h"
#include "phases.h"
#include "rules.h"
#include "verbs.h"
#include <libintl.h>

#define TEXT_ACTION 0 /* the first part of a card's text (words.c) */

static void
bare_candidate (SortieMoves *moves, SsVerb verb)
{
  sortie_moves_add (moves, SORTIE_GAME_VERB (verb), 0, NULL);
}

/* Orders. */

static gboolean
check_order (const SortiePlay *p, SortieRefusal *why)
{
  return ss_asks (p, SS_ASK_ORDER) || ss_refuse (why, SS_REASON_NO_ORDER, 0, 0, 0);
}

void
ss_storm_candidates (const SortiePlay *p, SortieMoves *moves)
{
  SortieRef unit = ss_ordered_unit (p), targets[SORTIE_MAX_SET];
  guint n = unit != SORTIE_NOTHING ? ss_storm_targets (p, unit, targets, SORTIE_MAX_SET) : 0;

  for (guint i = 0; i < n; i++)
    sortie_moves_add (moves, SORTIE_GAME_VERB (SS_VERB_STORM), 1, &targets[i]);
}

gboolean
ss_storm_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  return check_order (p, why) && ss_is_storm_target (p, ss_ordered_unit (p), move->arg[0], why);
}

void
ss_storm_apply (SortiePlay *p, const SortieMove *move)
{
  ss_give_order (p, SS_PROC_STORM, move->arg[0]);
}

static const char *
storm_pattern (const SortiePlay *p, SortieRef unit, SortieRef target)
{
  if (sortie_ref_kind (target) == SORTIE_REF_SEAT)
    return N_ ("Storm {target} with Attack Strength {strength}.");
  return ss_beats (p, unit, target)
           ? N_ ("Storm {target}: Attack Strength {strength} beats its DEF {defence}.")
           : N_ ("Storm {target}: Attack Strength {strength} does not beat its DEF {defence}.");
}

char *
ss_storm_text (const SortiePlay *p, guint8 seat, SortieRef unit, SortieRef target)
{
  char name[SORTIE_MOVE_TEXT], strength[16], defence[16] = "";
  const SortieTextArg args[]
    = { { "target", name }, { "strength", strength }, { "defence", defence } };

  sortie_ref_name_and_place (p, seat, target, name);
  g_snprintf (strength, sizeof strength, "%d", ss_attack_strength (p, unit, target));
  if (sortie_ref_kind (target) == SORTIE_REF_PIECE)
    g_snprintf (defence, sizeof defence, "%d", ss_defence_in_storm (p, unit, target));
  return sortie_text_fill (dgettext (sortie_catalogue (p)->domain, storm_pattern (p, unit, target)),
                           args, G_N_ELEMENTS (args));
}

/* SS-9.9: the text of the Action that the unit resolves in its storm. (nullable): it resolves none */
static const char *
action_in_storm (const SortiePlay *p, SortieRef unit)
{
  const guint16 clause = ss_action_of (p, unit);

  if (clause == 0 || (!sortie_is_active (p, ss_decider (p)) && ss_clause_is_for_own_turn (p, clause)))
    return NULL;
  return sortie_def_text (sortie_catalogue (p), sortie_identity (p, unit), TEXT_ACTION);
}

/* Both parts of a storm in their order (SS-9.10). Takes ownership of @attack. (transfer full) */
static char *
with_action (const SortiePlay *p, SortieRef unit, char *attack)
{
  const char *action = action_in_storm (p, unit), *pattern;
  g_autofree char *alone = attack;

  if (action == NULL)
    return g_steal_pointer (&alone);
  /* Translators: {attack}: a sentence, such as "Storm Boss with Attack Strength 5."; {action}: a card's text. */
  pattern = sortie_option (p, SS_OPTION_STORM_ORDER) == 0 ? N_ ("{attack} Then its Action: {action}")
                                                          : N_ ("{attack} Before that, its Action: {action}");
  return sortie_sentence (dgettext (sortie_catalogue (p)->domain, pattern), "attack", attack, "action", action, NULL);
}

char *
ss_storm_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  SortieRef unit = ss_ordered_unit (p), target = move->arg[0];

  return unit != SORTIE_NOTHING && ss_is_storm_target (p, unit, target, NULL)
             ? with_action (p, unit, ss_storm_text (p, seat, unit, target)) : NULL;
}

guint
ss_storm_summands (const SortiePlay *p, const SortieMove *move, SortieSummand ret[SORTIE_MAX_SUMMANDS])
{
  SortieRef unit = ss_ordered_unit (p), target = move->arg[0];

  return unit != SORTIE_NOTHING ? ss_strength_summands (p, unit, target, ss_stormed_seat (p, target), ret) : 0;
}

void
ss_hold_candidates (const SortiePlay *p, SortieMoves *moves)
{
  SortieRef unit = ss_ordered_unit (p);
  SsFlank flank = unit != SORTIE_NOTHING ? ss_flank_of (p, unit) : ss_decider (p);
  SortieRef front = sortie_ref_place (ss_place (p, SS_PLACE_FRONT, flank));
  SortieRef nml = sortie_ref_place (ss_nml (p, flank));

  sortie_moves_add (moves, SORTIE_GAME_VERB (SS_VERB_HOLD), 1, &front);
  sortie_moves_add (moves, SORTIE_GAME_VERB (SS_VERB_HOLD), 1, &nml);
}

gboolean
ss_hold_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef place = move->arg[0];

  if (!check_order (p, why))
    return FALSE;
  if (sortie_ref_kind (place) != SORTIE_REF_PLACE)
    return ss_refuse (why, SS_REASON_HOLD_NOT_HERE, place, 0, 0);
  return ss_may_hold (p, ss_ordered_unit (p), sortie_ref_index (place), why);
}

void
ss_hold_apply (SortiePlay *p, const SortieMove *move)
{
  ss_give_order (p, SS_PROC_HOLD, move->arg[0]);
}

void
ss_support_candidates (const SortiePlay *p, SortieMoves *moves)
{
  (void) p;
  bare_candidate (moves, SS_VERB_SUPPORT);
}

gboolean
ss_support_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  (void) move;
  return check_order (p, why);
}

void
ss_support_apply (SortiePlay *p, const SortieMove *move)
{
  (void) move;
  ss_give_order (p, SS_PROC_SUPPORT, SORTIE_NOTHING);
}

/* Adds a move of the verb for each card of a zone. */
static void
cards_candidates (const SortiePlay *p, SortieMoves *moves, SsVerb verb, guint16 zone)
{
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    {
      SortieRef ref = sortie_ref_card (card);

      sortie_moves_add (moves, SORTIE_GAME_VERB (verb), 1, &ref);
    }
}

/* Payment. */

static gboolean
check_payment (const SortiePlay *p, SortieRef card, SortieRefusal *why)
{
  if (!ss_asks (p, SS_ASK_PAY))
    return ss_refuse (why, SS_REASON_NO_PAYMENT, 0, 0, 0);
  return !ss_pays_already (p, card) || ss_refuse (why, SS_REASON_PAY_SAME_CARD, card, 0, 0);
}

void
ss_discard_candidates (const SortiePlay *p, SortieMoves *moves)
{
  cards_candidates (p, moves, SS_VERB_DISCARD, ss_hand (p, ss_decider (p)));
}

gboolean
ss_discard_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef card = move->arg[0];

  if (!check_payment (p, card, why))
    return FALSE;
  if (!ss_is_in_hand_of (p, card, ss_decider (p)) || ss_is_paid_for (p, card))
    return ss_refuse (why, SS_REASON_PAY_FROM_HAND, card, 0, 0);
  if (ss_payment_names (p, card))
    return ss_refuse (why, SS_REASON_PAY_NAMED_CARD, card, 0, 0);
  return !ss_payment_must_keep (p, card) || ss_refuse (why, SS_REASON_PAY_LAST_CARD, card, 0, 0);
}

void
ss_discard_apply (SortiePlay *p, const SortieMove *move)
{
  ss_pay_with (p, move->arg[0]);
}

void
ss_commit_candidates (const SortiePlay *p, SortieMoves *moves)
{
  cards_candidates (p, moves, SS_VERB_COMMIT, ss_zone (p, SS_ZONE_SUPPORT, ss_decider (p)));
}

gboolean
ss_commit_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef card = move->arg[0];
  guint16 support = ss_zone (p, SS_ZONE_SUPPORT, ss_decider (p));

  if (!check_payment (p, card, why))
    return FALSE;
  if (sortie_ref_kind (card) != SORTIE_REF_CARD
      || sortie_card_of (p, card)->zone != support)
    return ss_refuse (why, SS_REASON_NOT_A_SUPPORTER, card, 0, 0);
  return !ss_is_committed (p, sortie_ref_index (card))
         || ss_refuse (why, SS_REASON_COMMITTED, card, 0, 0);
}

void
ss_commit_apply (SortiePlay *p, const SortieMove *move)
{
  ss_pay_with (p, move->arg[0]);
}

/* Mulligan. */

void
ss_return_candidates (const SortiePlay *p, SortieMoves *moves)
{
  cards_candidates (p, moves, SS_VERB_RETURN, ss_hand (p, ss_decider (p)));
}

gboolean
ss_return_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef card = move->arg[0];

  if (!ss_is_mulligan (p))
    return ss_refuse (why, SS_REASON_NO_MULLIGAN, 0, 0, 0);
  if (!ss_is_in_hand_of (p, card, ss_decider (p)))
    return ss_refuse (why, SS_REASON_NOT_IN_HAND, card, 0, 0);
  return !ss_is_returned (p, card) || ss_refuse (why, SS_REASON_RETURNED, card, 0, 0);
}

void
ss_return_apply (SortiePlay *p, const SortieMove *move)
{
  ss_return_card (p, move->arg[0]);
}

/* Pass (SS-11.4): the answer is that the player adds nothing. */

void
ss_pass_candidates (const SortiePlay *p, SortieMoves *moves)
{
  (void) p;
  bare_candidate (moves, SS_VERB_PASS);
}

gboolean
ss_pass_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  (void) move;
  return ss_asks (p, SS_ASK_ANSWER) || ss_refuse (why, SS_REASON_NO_ANSWER, 0, 0, 0);
}

void
ss_pass_apply (SortiePlay *p, const SortieMove *move)
{
  (void) p;
  (void) move;
}
