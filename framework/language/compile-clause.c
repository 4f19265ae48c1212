/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile-clause.c: clauses: which attribute fills which field, what is inside, and what they may refer to. */
#include "language/compile.h"

#include <string.h>
#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"

typedef enum
{
  FIELD_SUBJECT,
  FIELD_BY,
  FIELD_LIKE,
  FIELD_KEY,
  FIELD_AMOUNT,
  FIELD_PRICE, /* the price of answering an event: never fixed by a <during> */
  FIELD_TIMING,
  FIELD_LIMIT,
  FIELD_PER,
  FIELD_OPTIONAL,
  FIELD_STACKS,
  FIELD_KEPT,
  FIELD_HELD,
  FIELD_COUNTS,
  FIELD_WHOSE,
  FIELD_SET_WORD,
  FIELD_USES_UP,
  FIELD_FLOOR,
  N_FIELDS
} Field;

static const struct
{
  const char *attr;
  Field field;
} fields[] = {
  { "of", FIELD_SUBJECT },      { "to", FIELD_SUBJECT },        { "by", FIELD_BY },
  { "like", FIELD_LIKE },        { "event", FIELD_KEY },         { "value", FIELD_KEY },
  { "rule", FIELD_KEY },        { "name", FIELD_KEY },          { "abilities", FIELD_KEY },
  { "cost", FIELD_AMOUNT },     { "timing", FIELD_TIMING },     { "limit", FIELD_LIMIT },
  { "optional", FIELD_OPTIONAL }, { "stacks", FIELD_STACKS },   { "set", FIELD_SET_WORD },
  { "kept", FIELD_KEPT },       { "held", FIELD_HELD },         { "per", FIELD_PER },
  { "counts", FIELD_COUNTS },   { "whose", FIELD_WHOSE },
  { "uses-up", FIELD_USES_UP }, { "down-to", FIELD_FLOOR },     { "marker", FIELD_KEY },
};

static Field
field_of (const SortieElement *element, const SortieAttr *attr)
{
  if (sortie_element_attr_is_change (element, attr, NULL))
    return FIELD_AMOUNT;
  if (strcmp (attr->name, "cost") == 0
      && SORTIE_CODE_CLAUSE_KIND (element->code) != SORTIE_CLAUSE_ABILITY)
    return FIELD_PRICE;
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (*fields[i].attr == *attr->name && strcmp (fields[i].attr, attr->name) == 0)
      return fields[i].field;
  return N_FIELDS; /* `while` */
}

#define IT_AND_OTHER (SORTIE_SPEAKS_OF_IT | SORTIE_SPEAKS_OF_OTHER | SORTIE_SPEAKS_OF_CAUSE)
#define EVENT (SORTIE_SPEAKS_OF_EVENT | SORTIE_SPEAKS_OF_AMOUNT | SORTIE_SPEAKS_OF_CAUSE)

/* What a clause's test, its number and its program may refer to. */
static const struct
{
  guint clause;
  guint program;
} speaks[SORTIE_N_CLAUSES] = {
  [SORTIE_CLAUSE_MODIFY] = { IT_AND_OTHER, 0 },
  [SORTIE_CLAUSE_COUNT_AS] = { SORTIE_SPEAKS_OF_IT | SORTIE_SPEAKS_OF_OTHER, 0 },
  [SORTIE_CLAUSE_TRIGGER] = { EVENT, EVENT },
  [SORTIE_CLAUSE_REPLACE] = { EVENT, EVENT | SORTIE_SPEAKS_OF_CHANGE },
  [SORTIE_CLAUSE_ABILITY] = { 0, SORTIE_SPEAKS_OF_LINK | SORTIE_SPEAKS_OF_TARGETS },
  [SORTIE_CLAUSE_PLAY] = { 0, SORTIE_SPEAKS_OF_LINK | SORTIE_SPEAKS_OF_TARGETS },
  [SORTIE_CLAUSE_GRANT] = { SORTIE_SPEAKS_OF_IT, 0 },
  [SORTIE_CLAUSE_LOSE] = { SORTIE_SPEAKS_OF_IT, 0 },
  [SORTIE_CLAUSE_BECOME] = { SORTIE_SPEAKS_OF_IT, 0 },
  [SORTIE_CLAUSE_KEYWORD] = { 0, 0 },
};

/* Whether setting up the clause with a <during> can fix the field. */
static gboolean
is_fixed (Field field)
{
  return field == FIELD_SUBJECT || field == FIELD_LIKE || field == FIELD_AMOUNT;
}

/* What a selector may refer to when it lists its members. */
static guint
spoken_of_by_field (Field field, guint of_clause, SortieClauseKind kind)
{
  if (field == FIELD_SUBJECT && kind == SORTIE_CLAUSE_COUNT_AS)
    return of_clause & ~(guint) SORTIE_SPEAKS_OF_IT;
  if (field == FIELD_SUBJECT || field == FIELD_BY || field == FIELD_LIKE)
    return of_clause & ~(guint) (SORTIE_SPEAKS_OF_IT | SORTIE_SPEAKS_OF_OTHER);
  return of_clause;
}

void
sortie_compile_enter_attr (SortieCompiler *c, const SortieElement *element, const SortieAttr *attr)
{
  SortieClauseKind kind = SORTIE_CODE_CLAUSE_KIND (element->code);
  Field field = field_of (element, attr);
  guint around = c->speaks_of
                 & (SORTIE_SPEAKS_OF_EVENT | SORTIE_SPEAKS_OF_AMOUNT | SORTIE_SPEAKS_OF_DONE);

  c->speaks_of = spoken_of_by_field (field, speaks[kind].clause, kind);
  if (c->name_use == SORTIE_NAMES_FREE)
    return;
  c->name_use = is_fixed (field) ? SORTIE_NAMES_FIXED : SORTIE_NAMES_NOWHERE;
  if (is_fixed (field))
    c->speaks_of |= around;
}

static gint
while_test (SortieCompiler *c, const SortieElement *element, const xmlNode *node)
{
  const char *word = sortie_xml_attribute (node, "while");
  const xmlNode *child = sortie_xml_child (node, "while");
  guint speaks_of = c->speaks_of;
  SortieNameUse name_use = c->name_use;
  gint test = 0;

  sortie_compile_enter_attr (c, element, &sortie_clause_while);
  if (word != NULL)
    test = sortie_compile_word (c, node, SORTIE_ATTR_TEST, word, TRUE);
  else if (child != NULL)
    test = sortie_compile_children (c, child, sortie_xml_first (child), SORTIE_ATTR_TEST);
  c->speaks_of = speaks_of;
  c->name_use = name_use;
  return test;
}

/* <count-as> names a single word, not a computed set. */
static guint16
set_word (SortieCompiler *c, const xmlNode *node, gint expr)
{
  const SortieExpr *set = &g_array_index (c->exprs, SortieExpr, expr);

  if (set->op == SORTIE_EXPR_SET_WORD)
    return (guint16) set->arg[0];
  if (expr != 0)
    sortie_compile_error (c, node, _("<count-as> needs a set word of the game"));
  return 0;
}

static void
fill_field (SortieCompiler *c, const xmlNode *node, SortieClause *clause, Field field, gint value)
{
  switch (field)
    {
    case FIELD_SUBJECT: clause->subject = (guint16) value; break;
    case FIELD_BY:
    case FIELD_LIKE: clause->by = (guint16) value; break;
    case FIELD_KEY: clause->key = (guint16) value; break;
    case FIELD_AMOUNT: clause->amount = (guint16) value; break;
    case FIELD_PRICE:
      clause->amount = (guint16) value;
      clause->flags |= SORTIE_CLAUSE_OPTIONAL;
      break;
    case FIELD_TIMING: clause->timing = (guint8) value; break;
    case FIELD_LIMIT: clause->limit = (guint16) MAX (value, 0); break;
    case FIELD_PER: clause->per = (guint16) value; break;
    case FIELD_OPTIONAL: clause->flags |= value ? SORTIE_CLAUSE_OPTIONAL : 0; break;
    case FIELD_STACKS: clause->flags |= value ? 0 : SORTIE_CLAUSE_NO_STACK; break;
    case FIELD_KEPT: clause->flags |= value ? SORTIE_CLAUSE_KEPT : 0; break;
    case FIELD_HELD: clause->flags |= value ? SORTIE_CLAUSE_HELD : 0; break;
    case FIELD_WHOSE: clause->flags |= value ? SORTIE_CLAUSE_PER_PLAYER : 0; break;
    case FIELD_COUNTS: clause->flags |= value ? SORTIE_CLAUSE_COUNTS_DONE : 0; break;
    case FIELD_SET_WORD: clause->key = set_word (c, node, value); break;
    case FIELD_USES_UP: clause->flags |= SORTIE_CLAUSE_USES_UP; break;
    case FIELD_FLOOR: clause->floor = (gint16) value; break;
    case N_FIELDS: break;
    }
}

static gboolean
has_floor (const SortieElement *element, const SortieOperands *operands)
{
  gint floor = sortie_element_attr (element, "down-to");

  return floor >= 0 && operands->attr[floor].given;
}

/* A subtraction with a floor is a change of its own. */
static SortieChange
change_of (const SortieElement *element, const SortieOperands *operands)
{
  return operands->how == SORTIE_CHANGE_ADD && has_floor (element, operands) ? SORTIE_CHANGE_LOWER
                                                                             : operands->how;
}

static void
fill_all (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
          const SortieOperands *operands, SortieClause *clause)
{
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (operands->attr[i].given)
      fill_field (c, node, clause, field_of (element, &sortie_element_attrs (element)[i]),
                  operands->attr[i].value);
  if (sortie_element_has_change (element))
    clause->change = (guint8) change_of (element, operands);
}

static void
check_floor (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
             const SortieOperands *operands)
{
  const SortieExpr *amount = &g_array_index (c->exprs, SortieExpr, operands->change.value);

  if (!has_floor (element, operands))
    return;
  if (operands->how != SORTIE_CHANGE_ADD)
    sortie_compile_error (c, node, _("down-to=\"...\" needs add=\"...\" beside it"));
  else if (amount->op == SORTIE_EXPR_NUM_CONST && amount->arg[0] >= 0)
    sortie_compile_error (c, node, _("add=\"%d\" subtracts nothing, so down-to=\"...\" has no effect"),
                          amount->arg[0]);
}

/* Words can only be set, or added to a value that holds several. */
static void
check_change (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
              const SortieOperands *operands)
{
  const SortieValueDecl *value = operands->value;

  if (!sortie_element_has_change (element) || value == NULL || value->words == NULL)
    return;
  if (operands->how == SORTIE_CHANGE_SET
      || (operands->how == SORTIE_CHANGE_ADD && value->type == SORTIE_VALUE_WORDS
          && !has_floor (element, operands)))
    return;
  sortie_compile_error (c, node, _("“%s” is a word: write set=\"...\""), value->id);
}

/* Checks what this clause needs beyond what all of its kind need. */
static void
check_clause (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
              const SortieOperands *operands, const SortieClause *clause)
{
  gint limit = sortie_element_attr (element, "limit");
  guint clause_flags = clause->flags;

  check_change (c, node, element, operands);
  check_floor (c, node, element, operands);
  if (limit >= 0 && operands->attr[limit].given && operands->attr[limit].value < 1)
    sortie_compile_error (c, node, _("limit=\"%d\" must be at least 1"),
                          operands->attr[limit].value);
  if (limit >= 0 && !operands->attr[limit].given && clause->per != SORTIE_PER_TURN)
    sortie_compile_error (c, node, _("per=\"%s\" needs limit=\"...\" beside it"),
                          sortie_names_nth (c->names, SORTIE_ATTR_PERIOD, clause->per));
  if (limit >= 0 && !operands->attr[limit].given && (clause_flags & SORTIE_CLAUSE_COUNTS_DONE))
    sortie_compile_error (c, node, _("counts=\"done\" needs limit=\"...\" beside it"));
  if (limit >= 0 && !operands->attr[limit].given && (clause_flags & SORTIE_CLAUSE_PER_PLAYER)
      && sortie_element_attr (element, "whose") >= 0)
    sortie_compile_error (c, node, _("whose=\"player\" needs limit=\"...\" beside it"));
}

/* Refuses times at which the game never asks a card that is played. */
static void
check_timing (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
              const SortieClause *clause)
{
  const SortieVocabulary *v = c->names->vocabulary;
  gint timing = sortie_element_attr (element, "timing");

  if (clause->kind == SORTIE_CLAUSE_PLAY && timing >= 0 && v->play_timings != 0
      && !(v->play_timings & SORTIE_TIMING_BIT (clause->timing)))
    sortie_compile_error (c, node, _("<%s> cannot have timing=\"%s\": in this game it would never "
                                     "be used"), element->name, v->timings[clause->timing]);
}

static void
check_price (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
             const SortieClause *clause)
{
  if (!sortie_clause_has_price (clause))
    return;
  if (c->names->vocabulary->pays == NULL)
    sortie_compile_error (c, node, _("in this game, an answer to an event costs nothing: <%s> cannot have “cost”"),
                          element->name);
  if (clause->flags & SORTIE_CLAUSE_HELD)
    sortie_compile_error (c, node, _("<%s held=\"yes\"> is paid for by its effects, not by “cost”"),
                          element->name);
}

/* If only the rules cause an event, no seat does: a clause with `by` would never answer it. */
static void
check_by (SortieCompiler *c, const xmlNode *node, const SortieClause *clause)
{
  /* an unknown event is number 0, and was reported already */
  if (sortie_clause_answers (clause) && clause->by != 0 && c->names->by_rules != NULL
      && c->names->by_rules[clause->key]
      && g_strcmp0 (sortie_xml_attribute (node, "event"), c->names->events[clause->key]) == 0)
    sortie_compile_error (c, node, _ ("only the rules cause the event “%s”: with “by”, this clause never answers it"),
                          c->names->events[clause->key]);
}

/* An answer to an event must be printed on the card itself; and a player who holds such a card need not play it. */
static void
check_held_answer (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
                   const SortieClause *clause)
{
  if (clause->def == 0)
    sortie_compile_error (c, node, _("<%s held=\"yes\"> must be in a card itself"),
                          element->name);
  if ((clause->flags & SORTIE_CLAUSE_OPTIONAL) || clause->limit > 0)
    sortie_compile_error (c, node, _("<%s held=\"yes\"> is always optional and has no limit: “optional” and “limit” "
                                     "have no effect"), element->name);
}

/* Only a clause that is printed on a card, or named there, can be held with the card. */
static void
check_held (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
            const SortieClause *clause)
{
  if (!(clause->flags & SORTIE_CLAUSE_HELD))
    return;
  if (!c->names->vocabulary->held)
    sortie_compile_error (c, node,
                          _("in this game, no card in a hand can answer an event, so held=\"yes\" has no effect: "
                            "the game's table lacks rules.reactions and vocabulary.held"));
  if (clause->flags & SORTIE_CLAUSE_INNER)
    sortie_compile_error (c, node, _("<%s held=\"yes\"> must be in a card itself"),
                          element->name);
  else if (sortie_clause_answers (clause) && !sortie_clause_has_price (clause))
    check_held_answer (c, node, element, clause);
}

static gboolean
has_program (const SortieElement *element)
{
  SortieBody body = sortie_element_body (element);

  return body == SORTIE_BODY_EFFECTS || body == SORTIE_BODY_TARGETS_EFFECTS;
}

/* Only what its program refers to distinguishes copies of a trigger; the test has passed by then. */
static void
compile_own_program (SortieCompiler *c, const xmlNode *node, xmlNode *body, SortieClause *clause,
                     guint speaks_of)
{
  guint around = c->spoken_of;

  c->spoken_of = 0;
  clause->program = sortie_compile_program (
      c, node, body, speaks_of, sortie_clause_has_price (clause) ? clause->amount : 0);
  clause->flags |= sortie_compile_told_apart (c, clause->program);
  c->spoken_of |= around;
}

/* An ability belongs to something. An effect that lasts for a time belongs to nothing. */
static void
check_around (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
              const SortieElement *around)
{
  SortieClauseKind kind = SORTIE_CODE_CLAUSE_KIND (element->code);
  gboolean timed = around != NULL && around->kind == SORTIE_ELEMENT_EFFECT;

  if (c->def == 0 && around == NULL && kind == SORTIE_CLAUSE_PLAY)
    sortie_compile_error (c, node, _("<%s> must be in a card itself: a keyword is not played"),
                          element->name);
  if (around != NULL && kind == SORTIE_CLAUSE_PLAY)
    sortie_compile_error (c, node, _("<%s> cannot be in <%s>"), element->name, around->name);
  if (timed && (kind == SORTIE_CLAUSE_ABILITY || kind == SORTIE_CLAUSE_KEYWORD))
    sortie_compile_error (c, node, _("<%s> in <during> needs a <grant to=\"...\"> around it"),
                          element->name);
}

static void
compile_inside (SortieCompiler *c, xmlNode *node, const SortieElement *element, xmlNode *body,
                SortieClause *clause)
{
  SortieClauseKind kind = SORTIE_CODE_CLAUSE_KIND (element->code);
  guint targets = clause->flags & SORTIE_CLAUSE_HELD ? SORTIE_SPEAKS_OF_TARGETS : 0;
  SortieDraft *draft = c->draft;
  guint n;

  /* a granted clause knows nothing of the program that grants it */
  c->draft = NULL;
  if (has_program (element))
    compile_own_program (c, node, body, clause, speaks[kind].program | targets);
  else if (sortie_element_body (element) == SORTIE_BODY_CLAUSES)
    {
      clause->first_inner = (guint16) sortie_compile_inner (c, element, body, &n);
      clause->n_inner = (guint16) n;
    }
  c->draft = draft;
}

static void
init_clause (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
             const SortieElement *around, SortieClause *clause)
{
  clause->kind = SORTIE_CODE_CLAUSE_KIND (element->code);
  clause->change = SORTIE_CODE_CLAUSE_CHANGE (element->code);
  clause->flags = (guint16) (SORTIE_CODE_CLAUSE_FLAGS (element->code)
                             | (around != NULL ? SORTIE_CLAUSE_INNER : 0));
  clause->def = c->def;
  clause->line = (guint16) CLAMP (sortie_xml_line (node), 0, G_MAXUINT16);
  if (clause->kind == SORTIE_CLAUSE_PLAY)
    {
      /* a card is played once and is then gone, so there is nothing to count for it alone */
      clause->flags |= SORTIE_CLAUSE_PER_PLAYER;
      clause->key = (guint16) sortie_play_kind (c->names->vocabulary, element->name);
    }
}

void
sortie_compile_clause (SortieCompiler *c, guint index, const SortieElement *element, xmlNode *node,
                       const SortieElement *around)
{
  SortieClause clause = { 0 };
  SortieOperands operands;
  guint before = c->spoken_of;

  c->spoken_of = 0;
  init_clause (c, node, element, around, &clause);
  check_around (c, node, element, around);
  sortie_compile_operands (c, node, element, &operands);
  fill_all (c, node, element, &operands, &clause);
  if (clause.subject == 0 && clause.kind != SORTIE_CLAUSE_TRIGGER)
    c->spoken_of |= SORTIE_SPEAKS_OF_SELF;
  clause.test = (guint16) while_test (c, element, node);
  check_clause (c, node, element, &operands, &clause);
  check_price (c, node, element, &clause);
  check_timing (c, node, element, &clause);
  check_by (c, node, &clause);
  check_held (c, node, element, &clause);
  compile_inside (c, node, element, operands.body, &clause);
  if (c->spoken_of & SORTIE_SPEAKS_OF_SIDE)
    clause.flags |= SORTIE_CLAUSE_READS_SIDE;
  c->spoken_of |= before;
  g_array_index (c->clauses, SortieClause, index) = clause;
}

guint
sortie_compile_inner (SortieCompiler *c, const SortieElement *around, xmlNode *first, guint *ret_n)
{
  guint at = c->clauses->len, n = 0;
  SortieNameUse name_use = c->name_use;

  for (const xmlNode *node = first; node != NULL; node = sortie_xml_next (node))
    n++;
  g_array_set_size (c->clauses, at + n);
  c->name_use = SORTIE_NAMES_NOWHERE;
  for (guint i = 0; i < n; i++, first = sortie_xml_next (first))
    {
      const SortieElement *element = sortie_compile_element (c, first, SORTIE_ELEMENT_CLAUSE);

      if (element != NULL)
        sortie_compile_clause (c, at + i, element, first, around);
    }
  c->name_use = name_use;
  *ret_n = n;
  return at;
}
