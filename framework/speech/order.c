/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* order.c: the question that asks which of several abilities takes effect first. */
#include <sortie/event.h>
#include <sortie/move.h>
#include "flow/offered.h"
#include "model/internal.h"
#include "speech/internal.h"
#include "base/i18n.h"

const char *
sortie_chances_prompt (const SortiePlay *p)
{
  const SortieRef *refs = (const SortieRef *) sortie_state_locals (p->s) + p->s->decision.list;

  for (guint i = 0; i < p->s->decision.n; i++)
    if (sortie_ref_kind (refs[i]) != SORTIE_REF_TRIGGER
        || !sortie_is_chance (p, &sortie_state_triggers (p->s)[sortie_ref_index (refs[i])]))
      return NULL;
  return N_ ("{seat} decides who may answer from the hand first.|you=Decide who may answer from the hand first.");
}

const char *
sortie_order_prompt (const SortiePlay *p)
{
  static const char *const prompts[] = {
    [SORTIE_OPTIONAL_NONE] = N_ ("{seat} decides which of these abilities takes effect first."
                                 "|you=Decide which of these abilities takes effect first."),
    [SORTIE_OPTIONAL_SOME] = N_ ("{seat} decides which of these abilities takes effect first, or is done with the "
                                 "optional ones."
                                 "|you=Decide which of these abilities takes effect first; “done” declines "
                                 "the optional ones."),
    [SORTIE_OPTIONAL_ALL] = N_ ("{seat} may use these abilities: choose which takes effect first, or be done with "
                                "all of them."
                                "|you=You may use these abilities: choose which takes effect first; “done” "
                                "declines them all."),
  };
  const char *chances = sortie_chances_prompt (p);

  return chances != NULL ? chances : prompts[sortie_triggers_optional (p)];
}

const char *
sortie_choose_warning (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  guint index = sortie_ref_index (move->arg[0]);

  (void) seat;
  if (p->s->decision.kind != SORTIE_ASK_ORDER || sortie_ref_kind (move->arg[0]) != SORTIE_REF_TRIGGER
      || index >= p->s->n_triggers || !sortie_trigger_is_empty (p, &sortie_state_triggers (p->s)[index]))
    return NULL;
  return _ ("It finds nothing to choose.");
}
