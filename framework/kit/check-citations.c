/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-citations.c: T6: people can look up every rule that the game cites. */
#include "kit/check-game.h"
#include <sortie/deck.h>
#include "content/rulebook.h"
#include "module/front-end.h"

typedef struct
{
  VerifyGame *game;
  const SortieRulebook *book;
} Citations;

/* @rule: (nullable): NULL cites none */
static gboolean
is_found (const Citations *citations, const char *id, const char *rule)
{
  return rule == NULL
         || verify_that (citations->game, VERIFY_T6,
                         sortie_rulebook_find (citations->book, rule) != NULL
                             || sortie_rulebook_find_chapter (citations->book, rule) != NULL,
                         N_ ("“%s” cites %s, and no rule has that number"), id, rule);
}

/* Checks all rows of a table that ends with a row without its first member. Stops at the first fault. */
#define ARE_FOUND(citations, table, id_)                                               \
  for (gsize i_ = 0; (table) != NULL && (table)[i_].id_ != NULL; i_++)                 \
    if (!is_found (citations, (table)[i_].id_, (table)[i_].rule))                      \
      return FALSE;

static gboolean
rules_are_found (const Citations *citations, const SortieRules *rules)
{
  ARE_FOUND (citations, rules->reasons, id)
  ARE_FOUND (citations, rules->verbs, id)
  ARE_FOUND (citations, rules->decisions, id)
  ARE_FOUND (citations, rules->events, id)
  ARE_FOUND (citations, rules->verdicts, id)
  ARE_FOUND (citations, rules->turns, id)
  for (const SortieTurnDecl *turn = rules->turns; turn != NULL && turn->id != NULL; turn++)
    ARE_FOUND (citations, turn->phases, id)
  for (guint i = 0; rules->ask_rules != NULL && i < SORTIE_N_ASKS; i++)
    if (!is_found (citations, citations->game->p.setup->rules->decisions[i].id, rules->ask_rules[i]))
      return FALSE;
  return TRUE;
}

static gboolean
tables_are_found (const Citations *citations, const SortieGame *game)
{
  ARE_FOUND (citations, game->modes, id)
  ARE_FOUND (citations, game->choices, id)
  ARE_FOUND (citations, game->options, id)
  ARE_FOUND (citations, game->zones, id)
  ARE_FOUND (citations, game->places, id)
  ARE_FOUND (citations, game->vars, id)
  ARE_FOUND (citations, game->marks, id)
  ARE_FOUND (citations, game->ends, rule)
  return TRUE;
}

/* Includes the effects of events. */
static gboolean
words_are_found (const Citations *citations, const SortieVocabulary *v)
{
  ARE_FOUND (citations, v->values, id)
  ARE_FOUND (citations, v->sets, id)
  ARE_FOUND (citations, v->numbers, id)
  ARE_FOUND (citations, v->tests, id)
  ARE_FOUND (citations, v->elements, name)
  return TRUE;
}

/* If a game has no rulebook, its numbers are for people who have the rules. */
gboolean
verify_citations (VerifyGame *game)
{
  SortieModule *module = (SortieModule *) game->spec->module;
  const Citations citations = { game, sortie_module_rulebook (module, NULL) };

  return citations.book == NULL || citations.book->n_rules == 0
         || (rules_are_found (&citations, &module->game->rules)
             && tables_are_found (&citations, module->game)
             && words_are_found (&citations, module->catalogue->vocabulary));
}
