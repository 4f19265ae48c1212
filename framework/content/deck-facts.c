/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* deck-facts.c: facts about a deck that need no reading or writing. */
#include "content/deck-file.h"

const char *const sortie_difficulties[SORTIE_N_DIFFICULTIES] = {
  [SORTIE_DIFFICULTY_UNTOLD] = "",
  [SORTIE_EASY] = N_ ("easy"),
  [SORTIE_MEDIUM] = N_ ("medium"),
  [SORTIE_HARD] = N_ ("hard"),
};

const SortieDef *
sortie_deck_lead (const SortieCatalogue *catalogue, const SortieDeck *deck)
{
  const SortieDeckKindDecl *kind = &catalogue->vocabulary->deck_kinds[deck->kind];

  for (guint i = 0; kind->is_led && i < deck->n_lines; i++)
    {
      const SortieDef *def = &catalogue->defs[deck->lines[i].def];

      if (def->printed[kind->lead_value] == kind->lead_word)
        return def;
    }
  return NULL;
}
