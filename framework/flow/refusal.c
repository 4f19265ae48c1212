/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* refusal.c: refusing a move, and citing the rule. */
#include "flow/front-end.h"
#include "flow/internal.h"

gboolean
sortie_refuse (SortieRefusal *refusal, guint reason, SortieRef a, SortieRef b, gint n, gint m)
{
  if (refusal != NULL)
    {
      refusal->reason = reason;
      refusal->a = a;
      refusal->b = b;
      refusal->n = n;
      refusal->m = m;
      refusal->clause = 0;
      refusal->lack = (SortieLack){ 0 };
      refusal->rule = NULL;
      refusal->word[0] = '\0';
      refusal->choices[0] = refusal->begun[0] = refusal->near[0] = '\0';
      refusal->verb = refusal->advice = 0;
    }
  return FALSE;
}

gboolean
sortie_refuse_under (SortieRefusal *refusal, const char *rule, guint reason, SortieRef a, gint n, gint m)
{
  sortie_refuse (refusal, reason, a, 0, n, m);
  if (refusal != NULL)
    refusal->rule = rule;
  return FALSE;
}

gboolean
sortie_refuse_unasked (SortieRefusal *refusal, const SortieVerbDecl *verb)
{
  sortie_refuse (refusal, SORTIE_REASON_NOT_ASKED, 0, 0, 0, 0);
  if (refusal != NULL)
    g_strlcpy (refusal->word, verb->id, sizeof refusal->word);
  return FALSE;
}

gboolean
sortie_refuse_by (SortieRefusal *refusal, const SortiePlay *p, guint reason, SortieRef ref,
                  const SortieSource *source)
{
  gboolean stands = sortie_ref_kind (source->source) == SORTIE_REF_PIECE
                    && sortie_piece_exists (p, source->source);

  sortie_refuse (refusal, reason, ref,
                 stands ? source->source : sortie_ref (SORTIE_REF_DEF, source->source_def), 0, 0);
  if (refusal != NULL)
    refusal->clause = source->clause;
  return FALSE;
}

gboolean
sortie_refuse_lack (SortieRefusal *refusal, const SortiePlay *p, guint question, SortieRef ref,
                    const SortieLack *lack)
{
  static const guint16 reasons[] = {
    [SORTIE_LACKS_NOTHING] = SORTIE_REASON_NOT_OFFERED,
    [SORTIE_LACKS_MEMBERSHIP] = SORTIE_REASON_NOT_AMONG,
    [SORTIE_LACKS_EXCEPTION] = SORTIE_REASON_LEFT_OUT,
    [SORTIE_LACKS_OTHERNESS] = SORTIE_REASON_ITSELF,
    [SORTIE_LACKS_LEAVE] = SORTIE_REASON_FORBIDDEN,
  };
  gboolean by_rules = lack->kind == SORTIE_LACKS_LEAVE && lack->source.source_def == 0;

  if (lack->source.source_def != 0)
    sortie_refuse_by (refusal, p, reasons[lack->kind], ref, &lack->source);
  else
    sortie_refuse (refusal, by_rules ? SORTIE_REASON_NOT_ALLOWED : reasons[lack->kind], ref,
                   SORTIE_NOTHING, 0, 0);
  if (refusal == NULL)
    return FALSE;
  refusal->lack = *lack;
  refusal->rule = lack->kind == SORTIE_LACKS_LEAVE
                      ? p->setup->catalogue->vocabulary->values[lack->value].rule
                      : sortie_rule_of_question (p->setup, question);
  return FALSE;
}

const char *
sortie_refusal_rule (const SortiePlay *p, const SortieRefusal *refusal)
{
  guint kind = p->s->decision.kind;

  if (refusal->rule != NULL)
    return refusal->rule;
  if (refusal->reason == SORTIE_REASON_NOT_ASKED && kind != SORTIE_ASK_NOTHING)
    return sortie_rule_of_question (p->setup, kind);
  return sortie_reason (p->setup, refusal->reason)->rule;
}

gboolean
sortie_can_pay (const SortiePlay *p, guint var, guint8 seat, gint n, SortieRef a, guint reason, SortieRefusal *why)
{
  gint there = sortie_var (p, var, seat);

  return n <= there || sortie_forbid (why, reason, a, 0, n, there);
}

gboolean
sortie_has_room (const SortiePlay *p, guint places, guint8 seat, SortieRef a, guint reason, SortieRefusal *why)
{
  return sortie_free_place (p, places, seat) != SORTIE_NO_INDEX
         || sortie_forbid (why, reason, a, 0, (gint) sortie_n_places_of (p, places), 0);
}
