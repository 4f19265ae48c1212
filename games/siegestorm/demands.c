/* SPDX-License-Identifier: GPL-3.0-or-later */
/* demands.c: what a program demands: its targets, the choices that it begins with (sortie/query.h), and the game's
 * effects that let their own player choose something on the table. */
#include "clauses.h"
#include "demands.h"

/* Targets. */

/* The first occupied space of a set of free spaces; SORTIE_NO_INDEX: all are free, or the set is another one. */
static guint16
occupied_space (const SortieContext *ctx, const SortieExpr *set)
{
  const SortiePlay *p = ctx->p;

  for (guint16 place = 0; set->op == SORTIE_EXPR_SET_PLACES && place < sortie_n_places (p); place++)
    {
      const SortieSpot *spot = sortie_place_spot (p->setup, place);

      if (spot->decl == set->arg[1] && set->arg[2] && !sortie_place_is_free (p, place)
          && (spot->seat == SORTIE_NO_SEAT
              || sortie_set_has (ctx, (guint16) set->arg[0], sortie_ref_seat (spot->seat))))
        return place;
    }
  return SORTIE_NO_INDEX;
}

/* RUL-36; RUL-38 for the player's own Front Line. */
static gboolean
refuse_occupied (const SortiePlay *p, guint16 space, SortieRefusal *why)
{
  const SortieSpot *spot = sortie_place_spot (p->setup, space);
  gboolean own_front = spot->decl == SS_PLACE_FRONT && spot->seat == ss_decider (p);

  return ss_refuse (why, own_front ? SS_REASON_FRONT_OCCUPIED : SS_REASON_SPACE_OCCUPIED,
                    sortie_ref_place (space), sortie_place_piece (p, space), 0);
}

/* SS-7.10: names the target for which there is no candidate. */
gboolean
ss_refuse_without_target (const SortieContext *ctx, guint16 clause, SortieRefusal *why)
{
  const SortieExpr *exprs = sortie_catalogue (ctx->p)->exprs;
  SortieLack lack;
  guint16 space;

  ss_refuse (why, SS_REASON_NO_TARGET, ctx->self, 0, 0);
  if (why == NULL || !sortie_lacks_target (ctx, clause, &lack))
    return FALSE;
  why->lack = lack;
  space = occupied_space (ctx, &exprs[lack.set]);
  return space != SORTIE_NO_INDEX && refuse_occupied (ctx->p, space, why);
}

/* SS-7.10, and the card that is the reason, if one is (SS-11.8). */
static gboolean
refuse_targets (const SortieContext *ctx, guint16 clause, SortieRefusal *why)
{
  SortieLack lack;

  if (why != NULL && sortie_targets_protected (ctx, sortie_clause (ctx->p, clause)->program, &lack))
    return sortie_refuse_by (why, ctx->p, SORTIE_GAME_REASON (SS_REASON_PROTECTED), ctx->self,
                             &lack.source);
  return ss_refuse_without_target (ctx, clause, why);
}

/* Choices. */

static gboolean
refuse_without_choice (const SortieContext *ctx, const SortieLack *lack, SortieRefusal *why)
{
  ss_refuse (why, SS_REASON_NO_CHOICE, ctx->self, 0, 0);
  if (why != NULL)
    why->lack = *lack;
  return FALSE;
}

/* Whether an operand of a call is the acting seat alone. */
static gboolean
is_by_you (const SortieContext *ctx, const SortieInstruction *call, guint operand)
{
  SortieRef seats[SORTIE_MAX_SEATS];
  guint n = sortie_set (ctx, ss_operand (ctx->p, call, operand), seats, G_N_ELEMENTS (seats));

  return n == 1 && seats[0] == sortie_ref_seat (ctx->you);
}

/* SS-22.7. */
static gboolean
can_sacrifice (const SortieContext *ctx, const SortieInstruction *call)
{
  gboolean only_allies = ss_operand (ctx->p, call, SS_SACRIFICE_ONLY) != 0;

  if (!is_by_you (ctx, call, SS_SACRIFICE_BY))
    return TRUE;
  for (SORTIE_EACH_PIECE (ctx->p, slot))
    if (ss_may_sacrifice (ctx, ctx->you, only_allies, sortie_piece_ref (ctx->p, slot)))
      return TRUE;
  return FALSE;
}

/* SS-18.1: for the Boss, the Menace Level is lowered instead. */
static gboolean
can_destroy_support (const SortieContext *ctx, const SortieInstruction *call)
{
  const SortiePlay *p = ctx->p;
  SortieRef seats[SORTIE_MAX_SEATS];
  guint n = sortie_set (ctx, ss_operand (p, call, SS_SUPPORT_OF), seats, G_N_ELEMENTS (seats));

  for (guint i = 0; i < n; i++)
    {
      guint8 seat = (guint8) sortie_ref_index (seats[i]);

      if (ss_is_boss (p, seat)
          || (sortie_zone_count (p, ss_zone (p, SS_ZONE_SUPPORT, seat)) > 0
              && ss_allows (p, SS_VALUE_TOUCH_SUPPORT, ctx->you, ctx->cause, seats[i])))
        return TRUE;
    }
  return !is_by_you (ctx, call, SS_SUPPORT_BY);
}

/* Effects that make their own player choose something on the table. Effects on a hand or a pile are legal even if it
 * is empty (SS-14.6, 22.3 to 22.6). */
static const struct
{
  SsProc proc;
  guint n; /* the operand that holds the number */
  gboolean (*is_met) (const SortieContext *ctx, const SortieInstruction *call);
  SsReason reason;
} deeds[] = {
  { SS_PROC_SACRIFICE, SS_SACRIFICE_N, can_sacrifice, SS_REASON_NO_SACRIFICE },
  { SS_PROC_DESTROY_SUPPORT, SS_SUPPORT_N, can_destroy_support, SS_REASON_NO_SUPPORTER },
};

static gboolean
is_met (const SortieContext *ctx, const SortieInstruction *deed, guint i)
{
  return !ss_instruction_calls (deed, deeds[i].proc)
         || sortie_number (ctx, ss_operand (ctx->p, deed, deeds[i].n)) <= 0
         || deeds[i].is_met (ctx, deed);
}

static gboolean
check_deed (const SortieContext *ctx, guint16 program, SortieRefusal *why)
{
  const SortieInstruction *deed = sortie_opening_deed (ctx, program);

  for (guint i = 0; deed != NULL && i < G_N_ELEMENTS (deeds); i++)
    if (!is_met (ctx, deed, i))
      return ss_refuse (why, deeds[i].reason, ctx->self, 0, 0);
  return TRUE;
}

gboolean
ss_demands_are_met (const SortieContext *ctx, guint16 clause, SortieRefusal *why)
{
  SortieLack lack;

  if (!sortie_lacks_demand (ctx, clause, &lack))
    return check_deed (ctx, sortie_clause (ctx->p, clause)->program, why);
  return sortie_lacks_target (ctx, clause, NULL) ? refuse_targets (ctx, clause, why)
                                                 : refuse_without_choice (ctx, &lack, why);
}
