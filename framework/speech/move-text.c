/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* move-text.c: a move as a line, and in words. */
#include <sortie/base.h>
#include <sortie/move.h>
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "speech/internal.h"
#include "base/text.h"
#include "base/i18n.h"
#include "language/front-end.h"

const char *
sortie_operand_format (const SortiePlay *p, guint8 seat, const SortieOperand *operand,
                       SortieRef ref, char *buffer)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    return sortie_card_format (p, seat, sortie_ref_index (ref), operand->zone, buffer);
  return sortie_ref_format (p, seat, ref, buffer);
}

const char *
sortie_move_format (const SortiePlay *p, guint8 seat, const SortieMove *move, char *buffer)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);
  char operand[SORTIE_MOVE_TEXT];

  g_strlcpy (buffer, verb->id, SORTIE_MOVE_TEXT);
  for (guint i = 0; i < move->n; i++)
    {
      g_strlcat (buffer, " ", SORTIE_MOVE_TEXT);
      g_strlcat (buffer, sortie_operand_format (p, seat, &verb->operands[i], move->arg[i], operand),
                 SORTIE_MOVE_TEXT);
    }
  return buffer;
}

/* {a} is replaced by everything that the move names. (transfer full) */
static char *
describe_set (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  g_autoptr (GString) names = g_string_new (NULL);
  char name[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < move->n; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? _ (", ") : "",
                            sortie_ref_name_and_place (p, seat, move->arg[i], name));
  return sortie_sentence (sortie_rules_text (p->setup, move->verb < SORTIE_N_VERBS,
                                             sortie_verb (p->setup, move->verb)->help),
                          "a", names->str, NULL);
}

/* (transfer full) */
static char *
describe_alone (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);
  char a[SORTIE_MOVE_TEXT] = "", b[SORTIE_MOVE_TEXT] = "", *own;

  own = verb->describe != NULL ? verb->describe (p, seat, move) : NULL;
  if (own != NULL)
    return own;
  if (verb->unordered)
    return describe_set (p, seat, move);
  if (move->n > 0)
    sortie_ref_name_and_place (p, seat, move->arg[0], a);
  if (move->n > 1)
    sortie_ref_name_and_place (p, seat, move->arg[1], b);
  return sortie_sentence (sortie_rules_text (p->setup, move->verb < SORTIE_N_VERBS, verb->help),
                          "a", a, "b", b, NULL);
}

char *
sortie_move_describe_deed (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);
  g_autofree char *alone = describe_alone (p, seat, move), *odds = NULL;
  const gint chance = verb->chance != NULL ? verb->chance (p, seat, move) : -1;

  if (chance <= 0)
    return g_steal_pointer (&alone);
  /* Translators: after “Attack Archer (c4) with Fighter (c3): 1 die, which hits on 3 or more.” */
  odds = sortie_sentence (_ ("Chance to destroy it: {chance}\u00a0%."), "chance", SORTIE_DIGITS (chance), NULL);
  return g_strconcat (alone, " ", odds, NULL);
}

char *
sortie_move_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  g_autofree char *deed = sortie_move_describe_deed (p, seat, move);
  const char *warning = sortie_move_warning (p, seat, move);

  return warning != NULL ? g_strconcat (deed, " ", warning, NULL) : g_steal_pointer (&deed);
}

/* Counts those of these clauses that are used; for a card, those that are not what playing it does. */
static guint
count_abilities (const SortieCatalogue *catalogue, guint first, guint n, gboolean of_card)
{
  guint count = 0;

  for (guint i = first; i < first + n; i++)
    count += of_card ? catalogue->clauses[i].kind != SORTIE_CLAUSE_PLAY
                     : catalogue->clauses[i].kind == SORTIE_CLAUSE_ABILITY;
  return count;
}

/* (nullable): the card's own words, unless they are also about another ability that is used */
static const char *
words_of_card (const SortieCatalogue *catalogue, guint16 clause, guint16 keyword)
{
  const SortieKeyword *ability = &catalogue->keywords[keyword];
  const SortieDef *def = &catalogue->defs[catalogue->clauses[clause].def];
  guint n = keyword != SORTIE_NO_INDEX ? count_abilities (catalogue, ability->first_clause, ability->n_clauses, FALSE)
                                       : count_abilities (catalogue, def->first_clause, def->n_clauses, TRUE);

  return n == 1 ? sortie_clause_words (catalogue, clause) : NULL;
}

char *
sortie_activate_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  static const SortieActivateReasons none;
  const SortieCatalogue *catalogue = p->setup->catalogue;
  guint16 clause = sortie_activate_clause (p, move, &none, NULL);
  guint16 keyword = sortie_clause_keyword (catalogue, clause);
  g_autofree char *effect = NULL;
  char piece[SORTIE_MOVE_TEXT];

  if (clause == 0)
    return NULL;
  sortie_ref_name_and_place (p, seat, move->arg[0], piece);
  effect = g_strdup (words_of_card (catalogue, clause, keyword));
  if (effect == NULL)
    effect = sortie_effects_describe (catalogue, sortie_clause (p, clause)->program, 0, NULL, NULL);
  if (keyword == SORTIE_NO_INDEX)
    return sortie_sentence (_ ("Use an ability of {a}: {effect}"), "a", piece, "effect", effect,
                            NULL);
  /* Translators: {ability} is the name of an ability, {effect} one or more sentences. */
  return sortie_sentence (_ ("Use {ability} of {a}: {effect}"), "a", piece, "effect", effect,
                          "ability", sortie_keyword_name (catalogue, keyword), NULL);
}
