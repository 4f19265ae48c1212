/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* decision.c: finding verbs, and the rules behind questions. */
#include <sortie/move.h>
#include "flow/front-end.h"
#include "base/internal.h"

guint
sortie_n_verbs (const SortieSetup *setup)
{
  return SORTIE_N_VERBS + SORTIE_N_ROWS (&setup->rules->verbs[SORTIE_N_VERBS]);
}

gboolean
sortie_verb_find (const SortieSetup *setup, const char *word, guint8 *ret)
{
  guint n = sortie_n_verbs (setup);

  for (guint i = 0; i < n; i++)
    if (g_ascii_strcasecmp (sortie_verb (setup, i)->id, word) == 0)
      {
        if (ret != NULL)
          *ret = (guint8) i;
        return TRUE;
      }
  return FALSE;
}

gboolean
sortie_is_answered_by (const SortieDecisionDecl *decision, guint verb)
{
  const guint8 *v = decision->verbs;

  while (*v != 0xff && *v != verb)
    v++;
  return *v != 0xff;
}

/* Whether two players decide for themselves. @partners: only partners count; otherwise any two. */
static gboolean
two_decide (const SortieSetup *setup, gboolean partners)
{
  for (guint8 a = 0; a < setup->n_seats; a++)
    for (guint8 b = a + 1; b < setup->n_seats; b++)
      if (!((setup->automatic >> a | setup->automatic >> b) & 1)
          && !(partners && sortie_are_opponents (setup, a, b)))
        return TRUE;
  return FALSE;
}

/* Whether nobody could ever use the verb in this mode, because it is for others at the table. */
static gboolean
is_for_nobody (const SortieSetup *setup, guint verb)
{
  return (verb == SORTIE_VERB_PASS_ALL || verb == SORTIE_VERB_WAIT)
         && !two_decide (setup, verb == SORTIE_VERB_WAIT);
}

gboolean
sortie_verb_is_used (const SortieSetup *setup, guint verb)
{
  const SortieDecisionDecl *decision = sortie_decision_decl (setup, SORTIE_N_ASKS);
  gboolean is_of_cards = verb != SORTIE_VERB_PASS_ALL && verb != SORTIE_VERB_WAIT;

  if (verb >= SORTIE_N_VERBS)
    return TRUE;
  if (is_for_nobody (setup, verb))
    return FALSE;
  if (is_of_cards && setup->catalogue->n_clauses > 1) /* the first clause means "none" */
    return TRUE;
  while (decision->id != NULL && !sortie_is_answered_by (decision, verb))
    decision++;
  return decision->id != NULL;
}

gboolean
sortie_verb_is_offered (const SortieSetup *setup, guint verb)
{
  const guint32 modes = sortie_verb (setup, verb)->modes;

  return sortie_verb_is_used (setup, verb) && (modes == 0 || (modes >> setup->mode_row & 1));
}

const char *
sortie_rule_of_question (const SortieSetup *setup, guint kind)
{
  if (kind < SORTIE_N_ASKS && setup->rules->ask_rules != NULL)
    return setup->rules->ask_rules[kind];
  return sortie_decision_decl (setup, kind)->rule;
}
