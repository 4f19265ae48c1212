/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-citations.c: T6: people can look up every rule that the game cites. */
#include "kit/check-game.h"
#include "module/front-end.h"
#include "module/game-tables.h"

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
                         N_ ("“%s” cites %s, but no rule has that number"), id, rule);
}

/* Stops at the first fault. */
static gboolean
rows_are_found (const Citations *citations, const SortieGameTable *table)
{
  const char *id;

  for (guint i = 0; table->rule != 0 && (id = sortie_table_text (table, i, 0)) != NULL; i++)
    if (!is_found (citations, id, sortie_table_text (table, i, table->rule)))
      return FALSE;
  return TRUE;
}

/* A table that is in none of the game's lists of tables, or inside another. */
#define ARE_FOUND(citations, rows_) \
  rows_are_found (citations, &(const SortieGameTable) { .rows = (rows_), .stride = sizeof *(rows_), \
                                                        .rule = offsetof (typeof (*(rows_)), rule) })

static gboolean
rules_are_found (const Citations *citations, const SortieRules *rules)
{
  for (const SortieTurnDecl *turn = rules->turns; turn != NULL && turn->id != NULL; turn++)
    if (!ARE_FOUND (citations, turn->phases))
      return FALSE;
  for (guint i = 0; rules->ask_rules != NULL && i < SORTIE_N_ASKS; i++)
    if (!is_found (citations, citations->game->p.setup->rules->decisions[i].id, rules->ask_rules[i]))
      return FALSE;
  return TRUE;
}

/* @v: with the effects of events */
static gboolean
tables_are_found (const Citations *citations, const SortieGame *game, const SortieVocabulary *v)
{
  g_autoptr (GArray) tables = sortie_game_tables (game, v);

  for (guint i = 0; i < tables->len; i++)
    if (!rows_are_found (citations, &g_array_index (tables, SortieGameTable, i)))
      return FALSE;
  for (const SortieEndDecl *end = game->ends; end != NULL && end->rule != NULL; end++)
    if (!is_found (citations, end->rule, end->rule))
      return FALSE;
  return ARE_FOUND (citations, v->elements);
}

/* If a game has no rulebook, its numbers are for people who have the rules. */
gboolean
verify_citations (VerifyGame *game)
{
  SortieModule *module = (SortieModule *) game->spec->module;
  const Citations citations = { game, sortie_module_rulebook (module, NULL) };

  return citations.book == NULL || citations.book->n_rules == 0
         || (rules_are_found (&citations, &module->game->rules)
             && tables_are_found (&citations, module->game, module->catalogue->vocabulary));
}
