/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* use.c: the ready-made verb `use`. */
#include <sortie/move.h>
#include "flow/front-end.h"
#include "flow/internal.h"

guint8
sortie_nobody_answers (G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED guint16 link)
{
  return SORTIE_NO_SEAT;
}

/* The row of the game's table to which the functions below belong. */
static guint8
verb_of (const SortiePlay *p)
{
  guint n = sortie_n_verbs (p->setup);

  for (guint verb = 0; verb < n; verb++)
    if (sortie_verb (p->setup, verb)->candidates == sortie_use_candidates)
      return (guint8) verb;
  g_return_val_if_reached (SORTIE_VERB_CHOOSE);
}

void
sortie_use_candidates (const SortiePlay *p, SortieMoves *moves)
{
  SortieRef pieces[SORTIE_MAX_SET];
  guint n = sortie_pieces_able (p, G_MAXUINT32, pieces, G_N_ELEMENTS (pieces));
  guint8 verb = verb_of (p), seat = sortie_asked_seat (p);

  for (guint i = 0; i < n; i++)
    if (sortie_piece_controller (p, pieces[i]) == seat)
      sortie_activate_candidates (p, moves, verb, pieces[i], NULL);
}

/* As sortie_refuse(), by the rule of the verb. */
static gboolean
refuse_use (const SortiePlay *p, SortieRefusal *why, guint reason, SortieRef a, gint n)
{
  return sortie_refuse_under (why, sortie_verb (p->setup, verb_of (p))->rule, reason, a, n, 0);
}

static gboolean
refuse_without_target (const SortiePlay *p, SortieRefusal *why, SortieRef piece,
                       const SortieLack *lack)
{
  refuse_use (p, why, SORTIE_REASON_NO_TARGET, piece, 0);
  if (why != NULL)
    why->lack = *lack;
  return FALSE;
}

static gboolean
check_ability (const SortiePlay *p, SortieRef piece, guint16 clause, SortieRefusal *why)
{
  SortieContext ctx = sortie_context (p, sortie_asked_seat (p), piece, SORTIE_CAUSE_ABILITY);
  const SortieClause *ability = sortie_clause (p, clause);
  SortieLack lack;

  if (!sortie_may_use (p, clause, piece))
    return refuse_use (p, why, SORTIE_REASON_USED_UP, piece, ability->limit);
  if (!sortie_test (&ctx, ability->test))
    return refuse_use (p, why, SORTIE_REASON_CONDITION, piece, clause);
  return !sortie_lacks_demand (&ctx, clause, &lack)
         || refuse_without_target (p, why, piece, &lack);
}

static const SortieActivateReasons reasons = {
  .none = SORTIE_REASON_NO_ABILITY,
  .which = SORTIE_REASON_WHICH_ABILITY,
  .no_such = SORTIE_REASON_NO_SUCH_ABILITY,
};

gboolean
sortie_use_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortieRef piece = move->arg[0];
  guint16 clause;

  if (sortie_piece_controller (p, piece) != sortie_asked_seat (p))
    return refuse_use (p, why, SORTIE_REASON_NOT_YOURS, piece, 0);
  clause = sortie_activate_clause (p, move, &reasons, why);
  if (clause == 0 && why != NULL)
    why->rule = sortie_verb (p->setup, move->verb)->rule;
  return clause != 0 && check_ability (p, piece, clause, why);
}

void
sortie_use_apply (SortiePlay *p, const SortieMove *move)
{
  SortieLink link = sortie_link_of (p, 0, sortie_asked_seat (p), move->arg[0]);

  link.clause = sortie_activate_clause (p, move, &reasons, NULL);
  sortie_note_use (p, link.clause, move->arg[0]);
  sortie_announce (p, &link, 0, TRUE);
}
