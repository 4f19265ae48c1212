/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-definition.c: reads a definition: what is printed on it, its texts, its records, its clauses. */
#include "content/load.h"

#include <string.h>

#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"

/* The definition that is being read. */
typedef struct
{
  SortieLoader *l;
  xmlNode *node;
  const SortieKindDecl *kind;
  SortieDef *def;
  SortieNumbers *numbers[SORTIE_MAX_TEXTS]; /* the numbers in the clauses of each part */
  guint n_clauses[SORTIE_MAX_TEXTS];
  guint n_keywords[SORTIE_MAX_TEXTS];       /* how many of the clauses are keywords, which have texts of their own */
  const xmlNode *text_node[SORTIE_MAX_TEXTS];
} Definition;

static guint
n_parts (const SortieKindDecl *kind)
{
  guint n = 0;

  while (kind->texts != NULL && n < SORTIE_MAX_TEXTS && kind->texts[n] != NULL)
    n++;
  return n;
}

/* ---- Texts ---------------------------------------------------------------------------- */

static gint
part_of_text (Definition *d, const xmlNode *node)
{
  const char *part = sortie_xml_attribute (node, "part");
  g_autofree char *hint = NULL;
  gint i;

  if (n_parts (d->kind) == 0)
    {
      sortie_load_error (d->l, node, _ ("<%s> has no texts in this game: only a kind of card with “texts” has"),
                         d->kind->element);
      return -1;
    }
  if (part == NULL && n_parts (d->kind) == 1)
    return 0;
  if (sortie_load_needed (d->l, node, "part") == NULL)
    return -1;
  i = sortie_words_find (part, SORTIE_ROW_IDS (d->kind->texts), &hint);
  if (i < 0)
    sortie_load_error (d->l, node, _("<%s> has no part “%s”%s"), d->kind->element, part, hint);
  return i;
}

static void
load_text (Definition *d, const xmlNode *node)
{
  g_autofree char *text = sortie_xml_text (node);
  gint part = part_of_text (d, node);

  sortie_load_only_attributes (d->l, node, (const char *const[]){ "part", "note", "rule", NULL });
  if (sortie_xml_first (node) != NULL)
    sortie_load_error (d->l, node, _("<%s> holds only text"), "text");
  if (*text == '\0')
    sortie_load_error (d->l, node, _("<%s> is empty"), "text");
  if (part < 0)
    return;
  if (d->def->text[part] != NULL)
    sortie_load_error (d->l, node, _("the text of part “%s” is given twice"),
                       d->kind->texts[part]);
  d->def->text[part] = sortie_load_keep (d->l, text);
  d->text_node[part] = node;
}

/* ---- Records -------------------------------------------------------------------------- */

static const SortieRecordDecl *
record_decl (const Definition *d, const char *element)
{
  const SortieRecordDecl *decl = d->l->names->vocabulary->records;

  for (; decl != NULL && decl->element != NULL; decl++)
    if (strcmp (decl->element, element) == 0 && strcmp (decl->parent, d->kind->element) == 0)
      return decl;
  return NULL;
}

static const char *
record_id (Definition *d, const xmlNode *node)
{
  const char *id = sortie_xml_attribute (node, "id");

  if (!sortie_words_is_id (id))
    {
      sortie_load_error (d->l, node, _("<%s> needs “id”"), sortie_xml_name (node));
      return "";
    }
  for (guint i = d->def->first_record; i < d->l->records->len; i++)
    if (strcmp (g_array_index (d->l->records, SortieRecord, i).id, id) == 0)
      sortie_load_error (d->l, node, _("the id “%s” is taken"), id);
  return sortie_load_keep (d->l, id);
}

static void
check_record (Definition *d, const xmlNode *node, const SortieRecordDecl *decl)
{
  g_autoptr (GPtrArray) allowed = g_ptr_array_new ();

  g_ptr_array_add (allowed, (gpointer) "id");
  if (sortie_names_n_defaults (d->l->names, decl->element, NULL) > 0)
    g_ptr_array_add (allowed, (gpointer) "default");
  for (guint i = 0; decl->fields[i] != NULL; i++)
    g_ptr_array_add (allowed, (gpointer) decl->fields[i]);
  g_ptr_array_add (allowed, NULL);
  sortie_load_only_attributes (d->l, node, (const char *const *) allowed->pdata);
  sortie_load_only_children (d->l, node, (const char *const[]){ "name", NULL });
  sortie_load_no_text (d->l, node);
}

/* Each definition may have one default record. */
static gboolean
is_default_record (Definition *d, xmlNode *node, const SortieRecordDecl *decl)
{
  g_autofree char *group = g_strdup_printf ("%s %s", decl->element, d->def->id);

  return sortie_load_default (d->l, node, group,
                              sortie_names_n_defaults (d->l->names, decl->element, NULL));
}

static void
load_record (Definition *d, xmlNode *node, const SortieRecordDecl *decl)
{
  SortieRecord record = {
    .id = record_id (d, node),
    .name = sortie_load_text_child (d->l, node, "name", TRUE),
    .decl = (guint16) (decl - d->l->names->vocabulary->records),
    .is_default = is_default_record (d, node, decl),
  };

  check_record (d, node, decl);
  for (guint i = 0; i < SORTIE_MAX_FIELDS && decl->fields[i] != NULL; i++)
    {
      const char *text = sortie_load_needed (d->l, node, decl->fields[i]);

      if (text != NULL)
        record.field[i] = (gint16) sortie_load_integer (d->l, node, decl->fields[i], text,
                                                        -G_MAXINT16, G_MAXINT16);
      for (guint part = 0; part < n_parts (d->kind); part++)
        sortie_numbers_allow (d->numbers[part], record.field[i]);
    }
  g_array_append_val (d->l->records, record);
  d->def->n_records++;
}

/* ---- Clauses -------------------------------------------------------------------------- */

static const SortieElement *
clause_element (const Definition *d, const xmlNode *node)
{
  return sortie_names_element (d->l->names, SORTIE_ELEMENT_CLAUSE, sortie_xml_name (node));
}

static gboolean
is_of_play (const Definition *d, guint part)
{
  return sortie_play_kind (d->l->names->vocabulary, d->kind->texts[part]) >= 0;
}

/* The part of the text that describes a clause: the part with the same name as its element. Otherwise, for a play
 * effect, the first part named like any play effect, and for other clauses the first part that is not. */
static guint
part_of_clause (const Definition *d, const SortieElement *element)
{
  gboolean plays = sortie_play_kind (d->l->names->vocabulary, element->name) >= 0;

  for (guint i = 0; i < n_parts (d->kind); i++)
    if (strcmp (d->kind->texts[i], element->name) == 0)
      return i;
  for (guint i = 0; i < n_parts (d->kind); i++)
    if (is_of_play (d, i) == plays)
      return i;
  return 0;
}

/* The part that the clause names, or else the usual one. Removes the attribute: the compiler need not know it. */
static guint
take_part (Definition *d, xmlNode *node, const SortieElement *element)
{
  gint part = -1;

  if (sortie_xml_attribute (node, sortie_clause_part.name) != NULL)
    part = part_of_text (d, node);
  xmlUnsetProp (node, BAD_CAST sortie_clause_part.name);
  return part >= 0 ? (guint) part : part_of_clause (d, element);
}

static void
load_clause (Definition *d, xmlNode *node, guint16 index)
{
  const SortieElement *element = clause_element (d, node);
  guint part = take_part (d, node, element);
  g_autoptr (GArray) literals = sortie_compiler_clause (d->l->compiler, index, element, node);

  if (d->kind->has_no_play && SORTIE_CODE_CLAUSE_KIND (element->code) == SORTIE_CLAUSE_PLAY)
    sortie_load_error (d->l, node, _("a <%s> has no effect of its own when it is played: <%s> does "
                                     "not belong in it"), d->kind->element, element->name);

  d->n_clauses[part]++;
  d->n_keywords[part] += SORTIE_CODE_CLAUSE_KIND (element->code) == SORTIE_CLAUSE_KEYWORD;
  if (d->numbers[part] != NULL)
    sortie_numbers_add (d->numbers[part], literals);
}

/* An ability that a card prints twice, where that adds nothing. */
static void
check_once (const Definition *d, const xmlNode *node)
{
  const char *name = sortie_xml_attribute (node, "name");

  if (name == NULL || !d->l->names->vocabulary->names_count_once || sortie_xml_first (node) != NULL
      || SORTIE_CODE_CLAUSE_KIND (clause_element (d, node)->code) != SORTIE_CLAUSE_KEYWORD)
    return;
  for (const xmlNode *other = sortie_xml_first (d->node); other != node; other = sortie_xml_next (other))
    if (sortie_xml_is (other, sortie_xml_name (node)) && sortie_xml_first (other) == NULL
        && g_strcmp0 (sortie_xml_attribute (other, "name"), name) == 0)
      sortie_load_error (d->l, node, _("it has “%s” already, on line %d"), name, sortie_xml_line (other));
}

static void
load_clauses (Definition *d, guint n)
{
  guint16 first = sortie_compiler_begin (d->l->compiler, d->l->file, d->l->subject,
                                         (guint16) (d->def - (SortieDef *) d->l->defs->data), n);
  guint16 at = first;

  d->def->first_clause = first;
  d->def->n_clauses = (guint16) n;
  for (SORTIE_EACH_ELEMENT (d->node, child))
    if (clause_element (d, child) != NULL)
      {
        check_once (d, child);
        load_clause (d, child, at++);
      }
}

/* ---- Everything ----------------------------------------------------------------------- */

static GPtrArray *
children_of (const Definition *d)
{
  const SortieVocabulary *v = d->l->names->vocabulary;
  GPtrArray *list = SORTIE_ROW_IDS (sortie_elements_of_cards);

  for (const SortieRecordDecl *r = v->records; r != NULL && r->element != NULL; r++)
    if (strcmp (r->parent, d->kind->element) == 0)
      g_ptr_array_add (list, (gpointer) r->element);
  sortie_names_add_elements (d->l->names, SORTIE_ELEMENT_CLAUSE, list);
  return list;
}

/* Reads everything except the clauses; returns how many clauses there are. */
static guint
load_children (Definition *d)
{
  guint n = 0;

  for (SORTIE_EACH_ELEMENT (d->node, child))
    {
      const SortieRecordDecl *record = record_decl (d, sortie_xml_name (child));

      if (record != NULL)
        load_record (d, child, record);
      else if (sortie_xml_is (child, "text"))
        load_text (d, child);
      else if (clause_element (d, child) != NULL)
        n++;
      else if (!g_strv_contains (sortie_elements_of_cards, sortie_xml_name (child)))
        sortie_load_unknown_child (d->l, child, children_of (d));
    }
  return n;
}

/* The texts that describe the clauses of a part: its own text, and those of parts that cannot have clauses. */
static char *
told_in (const Definition *d, guint part)
{
  GString *told = g_string_new (d->def->text[part]);

  for (guint i = 0; i < n_parts (d->kind) && !is_of_play (d, part); i++)
    if (i != part && d->n_clauses[i] == 0 && !is_of_play (d, i) && d->def->text[i] != NULL)
      g_string_append_printf (told, " %s", d->def->text[i]);
  return g_string_free (told, FALSE);
}

/* If rules in C do what the text says, without a program, the text must name a rule of the rulebook. */
static void
check_rule_of_text (Definition *d, guint part, const char *rule)
{
  const xmlNode *text = d->text_node[part];

  if (d->n_clauses[part] > 0)
    sortie_load_error (d->l, text, _("part “%s” has a program: its text names no rule"), d->kind->texts[part]);
  else if (!sortie_load_knows_rule (d->l, rule))
    sortie_load_error (d->l, text, _("rule=\"%s\": the rulebook of the game has no such rule"), rule);
}

/* Reports a part without text, a text without a part, and numbers that differ. */
static void
check_part (Definition *d, guint part)
{
  const char *name = d->kind->texts[part];
  const xmlNode *text = d->text_node[part];
  const char *rule = text != NULL ? sortie_xml_attribute (text, "rule") : NULL;

  if (rule != NULL)
    check_rule_of_text (d, part, rule);
  if (text == NULL && d->n_clauses[part] > d->n_keywords[part])
    sortie_load_error (d->l, d->node, _("part “%s” has a program but no <text>"), name);
  else if (text != NULL && d->n_clauses[part] == 0 && d->def->n_records == 0 && rule == NULL)
    sortie_load_error (d->l, text,
                       _("part “%s” has a text but no program; if a rule of the game does what it says, name "
                         "that with rule=\"...\""),
                       name);
  else if (text != NULL && d->n_clauses[part] > 0)
    {
      g_autofree char *told = told_in (d, part);
      g_autofree char *wrong = sortie_numbers_compare (d->numbers[part], told);

      if (wrong != NULL)
        sortie_load_error (d->l, text, "%s", wrong);
    }
}

static void
check_definition (Definition *d)
{
  sortie_load_no_text (d->l, d->node);
  if (d->kind->needs_ability && d->def->n_clauses == 0)
    sortie_load_error (d->l, d->node, _("<%s> needs at least one ability"), d->kind->element);
  for (guint part = 0; part < n_parts (d->kind); part++)
    check_part (d, part);
}

static void
load_sign (Definition *d)
{
  const char *sign = sortie_load_text_child (d->l, d->node, "sign", FALSE);

  if (sign != NULL && sortie_text_width (sign) > SORTIE_SIGN_WIDTH)
    sortie_load_error (d->l, sortie_xml_child (d->node, "sign"),
                       _("the sign “%s” is wider than %d columns"), sign, SORTIE_SIGN_WIDTH);
  d->def->sign = sign;
}

void
sortie_load_definition (SortieLoader *l, const SortieEntry *entry)
{
  Definition d = {
    .l = l,
    .node = entry->node,
    .kind = &l->names->vocabulary->kinds[entry->kind],
    .def = &g_array_index (l->defs, SortieDef, entry->index),
  };

  sortie_load_enter (l, entry);
  for (guint part = 0; part < n_parts (d.kind); part++)
    d.numbers[part] = sortie_numbers_new ();
  d.def->first_record = (guint16) l->records->len;
  sortie_load_values (l, d.node, d.kind, d.def);
  d.def->is_default = sortie_load_default (
      l, d.node, d.kind->element, sortie_names_n_defaults (l->names, d.kind->element, NULL));
  d.def->name = sortie_load_text_child (l, d.node, "name", TRUE);
  d.def->epithet = sortie_load_text_child (l, d.node, "epithet", FALSE);
  load_sign (&d);
  d.def->faction = sortie_load_faction (l, d.node, &d.def->faction_index);
  sortie_load_provenance (l, d.node, &d.def->provenance);
  load_clauses (&d, load_children (&d));
  check_definition (&d);
  for (guint part = 0; part < n_parts (d.kind); part++)
    sortie_numbers_free (d.numbers[part]);
}
