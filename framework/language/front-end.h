/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* front-end.h: what the program asks of a catalogue besides sortie/language.h. */
#pragma once
#include <sortie/language.h>

/* A cause by its number (SortieCause), the framework's or the game's. @vocabulary: (nullable): of the game.
 * (transfer none) (nullable): there is none */
const SortieCauseDecl *sortie_cause (const SortieVocabulary *vocabulary, guint cause);

/* Returns NULL if there is none. */
const SortieDeck *sortie_catalogue_find_deck (const SortieCatalogue *catalogue, const char *id);
const SortieFaction *sortie_catalogue_find_faction (const SortieCatalogue *catalogue, const char *id);

/* The ability that the clause belongs to, also for one inside another clause; SORTIE_NO_INDEX: the clause belongs to
 * the card itself. */
guint16 sortie_clause_keyword (const SortieCatalogue *catalogue, guint16 clause);

/* The keyword's name in the reader's language. */
const char *sortie_keyword_name (const SortieCatalogue *catalogue, guint16 keyword);

/* The faction's name in the reader's language. */
const char *sortie_faction_name (const SortieCatalogue *catalogue, const SortieFaction *faction);

/* The deck's name (or theme) in the reader's language. */
const char *sortie_deck_name (const SortieCatalogue *catalogue, const SortieDeck *deck);

/* (nullable): the deck's entry of a card. @deck: (nullable): no deck has none. */
static inline const SortieDeckLine *
sortie_deck_line (const SortieDeck *deck, guint16 def)
{
  for (guint i = 0; deck != NULL && i < deck->n_lines; i++)
    if (deck->lines[i].def == def)
      return &deck->lines[i];
  return NULL;
}

/* (nullable): source and remark of a provenance in the reader's language. */
const char *sortie_provenance_source (const SortieCatalogue *catalogue,
                                      const SortieProvenance *provenance);
const char *sortie_provenance_remark (const SortieCatalogue *catalogue,
                                      const SortieProvenance *provenance);
