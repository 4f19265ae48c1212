/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* catalogue.c: the compiled content: what follows from its clauses, finding its parts, and their names. */
#include <sortie/base.h>
#include "language/front-end.h"
#include "base/i18n.h"
#include "base/internal.h"
#include "language/internal.h"

#include <string.h>

#include "language/elements.h"

void
sortie_catalogue_free (SortieCatalogue *catalogue)
{
  if (catalogue == NULL)
    return;
  for (guint i = 0; i < catalogue->n_decks; i++)
    {
      g_free ((gpointer) catalogue->decks[i].lines);
      g_free ((gpointer) catalogue->decks[i].starts);
    }
  g_free (catalogue->defs);
  g_free (catalogue->decks);
  g_free (catalogue->factions);
  g_free (catalogue->keywords);
  g_free (catalogue->records);
  g_free (catalogue->exprs);
  g_free (catalogue->kids);
  g_free (catalogue->instructions);
  g_free (catalogue->targets);
  g_free (catalogue->notes);
  g_free (catalogue->slot_names);
  g_free (catalogue->programs);
  g_free (catalogue->clauses);
  g_free (catalogue->clause_masks);
  if (catalogue->owned != NULL)
    g_string_chunk_free (catalogue->owned);
  g_free (catalogue);
}

/* ---- Clauses -------------------------------------------------------------------------- */

void
sortie_clause_iter_go_in (SortieClauseIter *iter, guint16 keyword)
{
  const SortieKeyword *k = &iter->catalogue->keywords[keyword];
  if (iter->depth == SORTIE_MAX_KEYWORD_DEPTH)
    return;
  iter->depth++;
  iter->level[iter->depth].next = iter->next;
  iter->level[iter->depth].end = iter->end;
  iter->level[iter->depth].keyword = keyword;
  iter->next = k->first_clause;
  iter->end = (guint16) (k->first_clause + k->n_clauses);
}

gboolean
sortie_clause_iter_go_out (SortieClauseIter *iter)
{
  while (iter->next == iter->end && iter->depth > 0)
    {
      iter->next = iter->level[iter->depth].next;
      iter->end = iter->level[iter->depth].end;
      iter->depth--;
    }
  return iter->next != iter->end;
}

/* ---- Masks ---------------------------------------------------------------------------- */

static void add_masks (SortieMasks *masks, const SortieCatalogue *catalogue, guint first, guint n,
                       gboolean granted, guint depth);

static gboolean
is_about_its_source (const SortieCatalogue *catalogue, const SortieClause *clause)
{
  return clause->subject == 0
         || catalogue->exprs[clause->subject].op == SORTIE_EXPR_SET_SELF;
}

static void
add_change (SortieMasks *masks, const SortieCatalogue *catalogue, const SortieClause *clause,
            gboolean granted)
{
  guint64 value = G_GUINT64_CONSTANT (1) << clause->key;
  gboolean around = !is_about_its_source (catalogue, clause);

  masks->values |= value;
  *(around ? &masks->around : &masks->own) |= value;
  if (granted)
    masks->granted |= value;
  if (granted && around)
    masks->granted_around |= value;
}

static void
add_timing (SortieMasks *masks, const SortieClause *clause, gboolean granted)
{
  masks->timings |= SORTIE_TIMING_BIT (clause->timing);
  if (granted)
    masks->granted_timings |= SORTIE_TIMING_BIT (clause->timing);
}

gboolean
sortie_def_prints_keyword (const SortieCatalogue *catalogue, guint16 def, guint16 keyword)
{
  const SortieDef *of = &catalogue->defs[def];

  for (guint i = of->first_clause; i < (guint) of->first_clause + of->n_clauses; i++)
    if (catalogue->clauses[i].kind == SORTIE_CLAUSE_KEYWORD && catalogue->clauses[i].key == keyword)
      return TRUE;
  return FALSE;
}

/* Adds the masks of all that a clause could lend, from any card: what will lie under its source is not known yet. */
static void
add_lent (SortieMasks *masks, const SortieCatalogue *catalogue, const SortieClause *lend, guint depth)
{
  for (guint16 def = 1; def < catalogue->n_defs && depth < SORTIE_MAX_KEYWORD_DEPTH; def++)
    if (sortie_def_prints_keyword (catalogue, def, lend->key))
      for (guint i = 0; i < catalogue->defs[def].n_clauses; i++)
        if (sortie_clause_is_lent (lend, &catalogue->clauses[catalogue->defs[def].first_clause + i]))
          add_masks (masks, catalogue, catalogue->defs[def].first_clause + i, 1, TRUE, depth + 1);
}

static void
add_masks_of (SortieMasks *masks, const SortieCatalogue *catalogue, const SortieClause *clause,
              gboolean granted, guint depth)
{
  if (clause->flags & SORTIE_CLAUSE_HELD)
    {
      if (clause->kind == SORTIE_CLAUSE_TRIGGER || clause->kind == SORTIE_CLAUSE_REPLACE)
        masks->held |= catalogue->event_bits[clause->key];
      return;
    }
  masks->kinds |= 1u << clause->kind;
  if (granted)
    masks->granted_kinds |= 1u << clause->kind;
  if (clause->kind == SORTIE_CLAUSE_TRIGGER || clause->kind == SORTIE_CLAUSE_REPLACE)
    masks->events |= catalogue->event_bits[clause->key];
  if (clause->kind == SORTIE_CLAUSE_MODIFY)
    add_change (masks, catalogue, clause, granted);
  if (clause->kind == SORTIE_CLAUSE_ABILITY)
    add_timing (masks, clause, granted);
  add_masks (masks, catalogue, clause->first_inner, clause->n_inner, TRUE, depth);
  if (clause->flags & SORTIE_CLAUSE_LENDS)
    add_lent (masks, catalogue, clause, depth);
  if (clause->kind == SORTIE_CLAUSE_KEYWORD && clause->key < catalogue->n_keywords
      && depth < SORTIE_MAX_KEYWORD_DEPTH)
    {
      const SortieKeyword *keyword = &catalogue->keywords[clause->key];

      add_masks (masks, catalogue, keyword->first_clause, keyword->n_clauses, granted, depth + 1);
    }
}

static void
add_masks (SortieMasks *masks, const SortieCatalogue *catalogue, guint first, guint n,
           gboolean granted, guint depth)
{
  for (guint i = first; i < first + n; i++)
    add_masks_of (masks, catalogue, &catalogue->clauses[i], granted, depth);
}

/* Which values the definition changes while it is held in a hand. */
static guint64
held_values_of (const SortieCatalogue *catalogue, guint16 def)
{
  SortieClauseIter iter;
  guint16 number;
  guint64 values = 0;

  sortie_clause_iter_init_def (&iter, catalogue, def);
  while ((number = sortie_clause_iter_next (&iter)) != SORTIE_NO_INDEX)
    if (catalogue->clauses[number].kind == SORTIE_CLAUSE_MODIFY
        && (catalogue->clauses[number].flags & SORTIE_CLAUSE_HELD))
      values |= G_GUINT64_CONSTANT (1) << catalogue->clauses[number].key;
  return values;
}

/* ---- What follows --------------------------------------------------------------------- */

static void
keep_within_limits (SortieDef *def, const SortieVocabulary *vocabulary)
{
  for (guint i = 0; i < SORTIE_MAX_VALUES && vocabulary->values[i].id != NULL; i++)
    def->unchanged[i] = (gint16) sortie_value_limited (&vocabulary->values[i], def->printed[i]);
}

static gint
find_target_rule (const SortieValueDecl *values)
{
  for (guint value = 0; values != NULL && values[value].id != NULL; value++)
    if (values[value].type == SORTIE_VALUE_RULE
        && strcmp (values[value].id, SORTIE_TARGET_RULE) == 0)
      return (gint) value;
  return -1;
}

/* Events that no card can answer get no bit. */
static void
number_events (SortieCatalogue *catalogue)
{
  const char *const *events = catalogue->names->events;
  guint n = 0;

  for (guint i = 0; events != NULL && events[i] != NULL; i++)
    if (*events[i] != '\0')
      {
        g_assert (n < SORTIE_MAX_ANSWERED); /* sortie_game_check() refuses games with more */
        catalogue->event_bits[i] = G_GUINT64_CONSTANT (1) << n++;
      }
}

/* As sortie_events_in_play() says: a piece that can become something else may then answer any event. */
static guint64
answered_by (const SortieMasks *masks)
{
  return masks->kinds >> SORTIE_CLAUSE_BECOME & 1 ? G_MAXUINT64 : masks->events | masks->held;
}

/* How programs begin: what we know without a position. The rest is in eval/opening.c. */

static gboolean
is_name_test (const SortieExpr *expr, G_GNUC_UNUSED gconstpointer data)
{
  return expr->op == SORTIE_EXPR_SET_SLOT || expr->op == SORTIE_EXPR_NUM_SLOT;
}

/* Operands of a CHOOSE: the slot, from, at least, at most, by. How many at most does not decide what it needs. */
static gboolean
reads_names (const SortieCatalogue *catalogue, const SortieInstruction *choose)
{
  return sortie_expr_any (catalogue, (guint16) choose->arg[1], is_name_test, NULL)
         || sortie_expr_any (catalogue, (guint16) choose->arg[2], is_name_test, NULL)
         || sortie_expr_any (catalogue, (guint16) choose->arg[4], is_name_test, NULL);
}

gboolean
sortie_op_may_lead_on (SortieOp op)
{
  switch (op)
    {
    case SORTIE_OP_LET:
    case SORTIE_OP_BIND:
    case SORTIE_OP_PAY: /* nobody pays without knowing for what */
    case SORTIE_OP_UNLESS:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
chooses_first (const SortieCatalogue *catalogue, const SortieProgram *program)
{
  const SortieInstruction *code = &catalogue->instructions[program->first];
  guint at = 0;

  while (at < program->n && sortie_op_may_lead_on ((SortieOp) code[at].op))
    at++;
  return at < program->n && code[at].op == SORTIE_OP_CHOOSE;
}

static void
find_openings (SortieCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_instructions; i++)
    if (catalogue->instructions[i].op == SORTIE_OP_CHOOSE)
      catalogue->instructions[i].reads_names = reads_names (catalogue, &catalogue->instructions[i]);
  for (guint i = 0; i < catalogue->n_programs; i++)
    catalogue->programs[i].chooses_first = chooses_first (catalogue, &catalogue->programs[i]);
}

void
sortie_catalogue_finish (SortieCatalogue *catalogue)
{
  number_events (catalogue);
  find_openings (catalogue);
  catalogue->target_rule = find_target_rule (catalogue->vocabulary->values);
  catalogue->clause_masks = g_new0 (SortieMasks, catalogue->n_clauses);
  for (guint i = 1; i < catalogue->n_clauses; i++)
    {
      add_masks (&catalogue->clause_masks[i], catalogue, i, 1, FALSE, 0);
      catalogue->answered |= answered_by (&catalogue->clause_masks[i]);
    }
  for (guint i = 1; i < catalogue->n_defs; i++)
    {
      SortieDef *def = &catalogue->defs[i];

      keep_within_limits (def, catalogue->vocabulary);
      add_masks (&def->masks, catalogue, def->first_clause, def->n_clauses, FALSE, 0);
      catalogue->held |= def->masks.held;
      def->held_values = held_values_of (catalogue, (guint16) i);
      catalogue->held_values |= def->held_values;
    }
}

/* ---- Finding -------------------------------------------------------------------------- */

guint16
sortie_catalogue_find (const SortieCatalogue *catalogue, const char *id)
{
  for (guint16 i = 1; i < catalogue->n_defs; i++)
    if (catalogue->defs[i].id[0] == id[0] && strcmp (catalogue->defs[i].id, id) == 0)
      return i;
  return 0;
}

const SortieDeck *
sortie_catalogue_find_deck (const SortieCatalogue *catalogue, const char *id)
{
  for (guint i = 0; i < catalogue->n_decks; i++)
    if (strcmp (catalogue->decks[i].id, id) == 0)
      return &catalogue->decks[i];
  return NULL;
}

const SortieFaction *
sortie_catalogue_find_faction (const SortieCatalogue *catalogue, const char *id)
{
  for (guint i = 0; i < catalogue->n_factions; i++)
    if (strcmp (catalogue->factions[i].id, id) == 0)
      return &catalogue->factions[i];
  return NULL;
}

const SortieRecord *
sortie_catalogue_find_record (const SortieCatalogue *catalogue, guint16 def, const char *id)
{
  const SortieDef *of = &catalogue->defs[def];

  for (guint i = of->first_record; i < (guint) of->first_record + of->n_records; i++)
    if (strcmp (catalogue->records[i].id, id) == 0)
      return &catalogue->records[i];
  return NULL;
}

guint16
sortie_zone_find (const SortiePlay *p, guint16 zone, guint value, gint number)
{
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    if (sortie_printed (p, card, value) == number)
      return card;
  return SORTIE_NO_INDEX;
}

gboolean
sortie_zone_has_only (const SortiePlay *p, guint16 zone, guint value, gint number)
{
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    if (sortie_printed (p, card, value) != number)
      return FALSE;
  return TRUE;
}

gint
sortie_zone_printed (const SortiePlay *p, guint16 zone, guint value)
{
  gint sum = 0;

  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    sum += sortie_printed (p, card, value);
  return sum;
}

const char *
sortie_def_name (const SortieCatalogue *catalogue, guint16 def)
{
  const SortieDef *of = &catalogue->defs[def];
  const char *name = sortie_text_translate_name (catalogue->domain, of->id, of->name);

  return name == of->name && of->file != NULL && g_str_has_prefix (of->file, SORTIE_PACKS_FOLDER)
           ? sortie_text_translate_name (SORTIE_TEXT_DOMAIN, of->id, of->name)
           : name;
}

static gboolean
is_among_clauses (const SortieCatalogue *catalogue, guint first, guint n, guint16 clause)
{
  for (guint i = first; i < first + n; i++)
    if (i == clause
        || is_among_clauses (catalogue, catalogue->clauses[i].first_inner, catalogue->clauses[i].n_inner,
                             clause))
      return TRUE;
  return FALSE;
}

guint16
sortie_clause_keyword (const SortieCatalogue *catalogue, guint16 clause)
{
  for (guint16 i = 0; clause < catalogue->n_clauses && i < catalogue->n_keywords; i++)
    if (is_among_clauses (catalogue, catalogue->keywords[i].first_clause, catalogue->keywords[i].n_clauses,
                          clause))
      return i;
  return SORTIE_NO_INDEX;
}

guint16
sortie_program_clause (const SortieCatalogue *catalogue, guint16 program)
{
  guint16 i = 0;

  while (i < catalogue->n_clauses && catalogue->clauses[i].program != program)
    i++;
  return i;
}

const char *
sortie_keyword_name (const SortieCatalogue *catalogue, guint16 keyword)
{
  const SortieKeyword *of = &catalogue->keywords[keyword];

  return sortie_text_translate_name (catalogue->domain, of->id, of->name);
}

const char *
sortie_note_id (const SortieCatalogue *catalogue, guint note)
{
  const SortieNote *of = &catalogue->notes[note];

  if (note >= catalogue->n_notes)
    return NULL;
  return of->of_keyword ? catalogue->keywords[of->index].id : catalogue->defs[of->index].id;
}

const char *
sortie_note_name (const SortieCatalogue *catalogue, guint note)
{
  const SortieNote *of = &catalogue->notes[note];

  if (note >= catalogue->n_notes)
    return NULL;
  return of->of_keyword ? sortie_keyword_name (catalogue, of->index)
                        : sortie_def_name (catalogue, of->index);
}

const char *
sortie_def_text (const SortieCatalogue *catalogue, guint16 def, guint part)
{
  return sortie_text_translate (catalogue->domain, catalogue->defs[def].text[part]);
}

const char *
sortie_provenance_source (const SortieCatalogue *catalogue, const SortieProvenance *provenance)
{
  return sortie_text_translate (catalogue->domain, provenance->source);
}

const char *
sortie_provenance_remark (const SortieCatalogue *catalogue, const SortieProvenance *provenance)
{
  return sortie_text_translate (catalogue->domain, provenance->remark);
}

const char *
sortie_faction_name (const SortieCatalogue *catalogue, const SortieFaction *faction)
{
  return sortie_text_translate_name (catalogue->domain, faction->id, faction->name);
}

const char *
sortie_deck_name (const SortieCatalogue *catalogue, const SortieDeck *deck)
{
  return sortie_text_translate_name (catalogue->domain, deck->id, deck->name);
}

const char *
sortie_record_name (const SortieCatalogue *catalogue, const SortieRecord *record)
{
  return sortie_text_translate_name (catalogue->domain, record->id, record->name);
}

static gboolean
is_expression (char operand)
{
  return operand == 'n' || operand == 's' || operand == 't';
}

gboolean
sortie_expr_any (const SortieCatalogue *catalogue, guint16 expr,
                 gboolean (*is) (const SortieExpr *expr, gconstpointer data), gconstpointer data)
{
  const SortieExpr *e = &catalogue->exprs[expr];
  const char *operands;

  if (expr == SORTIE_NO_EXPR || is (e, data))
    return expr != SORTIE_NO_EXPR;
  operands = sortie_expr_operands ((SortieExprOp) e->op);
  if (strchr (operands, '*') != NULL)
    {
      for (guint i = 0; i < e->n_args; i++)
        if (sortie_expr_any (catalogue, (guint16) catalogue->kids[e->arg[0] + i], is, data))
          return TRUE;
      return FALSE;
    }
  for (guint i = 0; operands[i] != '\0'; i++)
    if (is_expression (operands[i])
        && sortie_expr_any (catalogue, (guint16) e->arg[i], is, data))
      return TRUE;
  return FALSE;
}

gboolean
sortie_is_any_seat (G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED guint8 seat)
{
  return TRUE;
}
