/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* schema-language.c: the schema of the language of programs: a type for each element, a group for each kind of
 * element. */
#include <string.h>

#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"
#include "content/load.h"

/* ---- Words ---------------------------------------------------------------------------- */

static GPtrArray *
words_of_values (const SortieSchema *s)
{
  const SortieValueDecl *values = s->names->vocabulary->values;
  GPtrArray *list = g_ptr_array_new ();

  for (; values != NULL && values->id != NULL; values++)
    for (const char *const *word = values->words; word != NULL && *word != NULL; word++)
      if (!g_ptr_array_find_with_equal_func (list, *word, g_str_equal, NULL))
        g_ptr_array_add (list, (gpointer) *word);
  return list;
}

static GPtrArray *
values_that_fit (const SortieSchema *s, const SortieElement *element)
{
  const SortieValueDecl *values = s->names->vocabulary->values;
  GPtrArray *list = g_ptr_array_new ();

  for (; values != NULL && values->id != NULL; values++)
    if (sortie_value_fits (element, values))
      g_ptr_array_add (list, (gpointer) values->id);
  return list;
}

/* The closed list of words that an attribute may contain; NULL if its words are not a closed list. */
static GPtrArray *
closed_words (const SortieSchema *s, const SortieElement *element, const SortieAttr *attr)
{
  switch (attr->type)
    {
    case SORTIE_ATTR_WORD:
      return attr->words != NULL ? SORTIE_ROW_IDS (attr->words)
                                 : sortie_names_list (s->names, attr->type);
    case SORTIE_ATTR_VALUE:
      return values_that_fit (s, element);
    case SORTIE_ATTR_VALUE_WORD:
      return words_of_values (s);
    case SORTIE_ATTR_NUMBER:
    case SORTIE_ATTR_SET:
    case SORTIE_ATTR_TEST:
    case SORTIE_ATTR_INT:
    case SORTIE_ATTR_NAME:
    case SORTIE_ATTR_BOUND:
    case SORTIE_ATTR_KEYWORD:
    case SORTIE_ATTR_CARD:
    case SORTIE_ATTR_FACTION:
    case SORTIE_ATTR_MEMORY: /* abilities and cards name their own notes */
      return NULL;
    default:
      return sortie_names_list (s->names, attr->type);
    }
}

static const char *
named_type (SortieAttrType type)
{
  switch (type)
    {
    case SORTIE_ATTR_NUMBER:
      return "number-word";
    case SORTIE_ATTR_SET:
      return "set-word";
    case SORTIE_ATTR_TEST:
      return "test-word";
    case SORTIE_ATTR_INT:
      return "xs:short";
    default:
      return "id";
    }
}

static void
put_attribute (SortieSchema *s, const SortieElement *element, const SortieAttr *attr)
{
  /* an expression may be a child element instead */
  gboolean required = attr->required && !sortie_attr_is_expression (attr->type);
  g_autoptr (GPtrArray) words = closed_words (s, element, attr);

  sortie_schema_open (s, "xs:attribute name=\"%s\"%s%s%s%s", attr->name, required ? " use=\"required\"" : "",
                      words == NULL ? " type=\"" : "", words == NULL ? named_type (attr->type) : "",
                      words == NULL ? "\"" : "");
  sortie_schema_meaning (s, attr->meaning);
  if (words != NULL)
    sortie_schema_enumeration (s, words);
  sortie_schema_close (s, 1);
}

/* A word that may also be a bound name: the list only makes suggestions. */
static void
put_open_type (SortieSchema *s, const char *name, SortieAttrType type)
{
  g_autoptr (GPtrArray) words = sortie_names_list (s->names, type);

  sortie_schema_open (s, "xs:simpleType name=\"%s\"", name);
  sortie_schema_open (s, type == SORTIE_ATTR_NUMBER ? "xs:union memberTypes=\"xs:short id\""
                                                    : "xs:union memberTypes=\"id\"");
  sortie_schema_enumeration (s, words);
  sortie_schema_close (s, 2);
}

/* ---- Elements ------------------------------------------------------------------------- */

static const char *const groups[SORTIE_N_ELEMENT_KINDS] = {
  [SORTIE_ELEMENT_EFFECT] = "effects", [SORTIE_ELEMENT_NUMBER] = "numbers",
  [SORTIE_ELEMENT_SET] = "sets",       [SORTIE_ELEMENT_TEST] = "tests",
  [SORTIE_ELEMENT_CLAUSE] = "clauses", [SORTIE_ELEMENT_PART] = "parts",
};

/* The name of an element's type: its kind and its name. */
static char *
type_of (const SortieElement *element)
{
  return g_strdup_printf ("%s.%s", groups[element->kind], element->name);
}

/* A clause word takes the attributes that it does not set itself. */
static gboolean
takes (const SortieElement *element, const SortieAttr *attr)
{
  return !sortie_element_gives (element, attr->name);
}

static void
put_operand (SortieSchema *s, const SortieAttr *attr)
{
  static const char *const types[] = {
    [SORTIE_ATTR_NUMBER] = "number-operand",
    [SORTIE_ATTR_SET] = "set-operand",
    [SORTIE_ATTR_TEST] = "test-operand",
  };

  if (sortie_attr_is_expression (attr->type))
    sortie_schema_put (s, "<xs:element name=\"%s\" type=\"%s\"/>", attr->name, types[attr->type]);
}

static gboolean
has_operands (const SortieElement *element)
{
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (sortie_attr_is_expression (sortie_element_attrs (element)[i].type))
      return TRUE;
  return element->kind == SORTIE_ELEMENT_CLAUSE;
}

static void
put_operands (SortieSchema *s, const SortieElement *element)
{
  if (!has_operands (element))
    return;
  sortie_schema_open (s, "xs:choice minOccurs=\"0\" maxOccurs=\"unbounded\"");
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (takes (element, &sortie_element_attrs (element)[i]))
      put_operand (s, &sortie_element_attrs (element)[i]);
  if (element->kind == SORTIE_ELEMENT_CLAUSE)
    put_operand (s, &sortie_clause_while);
  sortie_schema_close (s, 1);
}

static void
put_many (SortieSchema *s, const char *group, guint least)
{
  sortie_schema_put (s, "<xs:group ref=\"%s\" minOccurs=\"%u\" maxOccurs=\"unbounded\"/>", group,
                     least);
}

static void
put_part (SortieSchema *s, const char *name, const char *occurs)
{
  sortie_schema_put (s, "<xs:element name=\"%s\" type=\"parts.%s\"%s/>", name, name, occurs);
}

static void
put_body (SortieSchema *s, const SortieElement *element)
{
  switch (sortie_element_body (element))
    {
    case SORTIE_BODY_NONE:
      break;
    case SORTIE_BODY_EFFECTS:
      put_many (s, "effects", 1);
      if (strcmp (element->name, "may") == 0)
        put_part (s, "else", " minOccurs=\"0\"");
      break;
    case SORTIE_BODY_TESTS:
      put_many (s, "tests", 1);
      break;
    case SORTIE_BODY_SETS:
      put_many (s, "sets", 2);
      break;
    case SORTIE_BODY_NUMBERS:
      put_many (s, "numbers", 2);
      break;
    case SORTIE_BODY_CLAUSES:
      put_many (s, "clauses", 1);
      break;
    case SORTIE_BODY_THEN_ELSE:
      put_part (s, "then", "");
      put_part (s, "else", " minOccurs=\"0\"");
      break;
    case SORTIE_BODY_WAYS:
      put_part (s, "way", " minOccurs=\"2\" maxOccurs=\"unbounded\"");
      break;
    case SORTIE_BODY_TARGETS_EFFECTS:
      put_part (s, "target", " minOccurs=\"0\" maxOccurs=\"unbounded\"");
      put_many (s, "effects", 1);
      break;
    }
}

/* The attribute for a part of the text of some kind of card. */
static void
put_part_attribute (SortieSchema *s)
{
  const SortieKindDecl *kind = s->names->vocabulary->kinds;
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  for (; kind != NULL && kind->element != NULL; kind++)
    for (guint i = 0; kind->texts != NULL && kind->texts[i] != NULL; i++)
      if (!g_ptr_array_find_with_equal_func (parts, kind->texts[i], g_str_equal, NULL))
        g_ptr_array_add (parts, (gpointer) kind->texts[i]);
  if (parts->len == 0)
    return;
  sortie_schema_open (s, "xs:attribute name=\"part\"");
  sortie_schema_meaning (s, sortie_clause_part.meaning);
  sortie_schema_enumeration (s, parts);
  sortie_schema_close (s, 1);
}

static void
put_element_type (SortieSchema *s, const SortieElement *element)
{
  g_autofree char *type = type_of (element);

  sortie_schema_open (s, "xs:complexType name=\"%s\"", type);
  sortie_schema_meaning (s, element->meaning);
  sortie_schema_open (s, "xs:sequence");
  put_operands (s, element);
  put_body (s, element);
  sortie_schema_close (s, 1);
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (takes (element, &sortie_element_attrs (element)[i]))
      put_attribute (s, element, &sortie_element_attrs (element)[i]);
  if (element->kind == SORTIE_ELEMENT_CLAUSE)
    {
      put_attribute (s, element, &sortie_clause_while);
      put_part_attribute (s);
    }
  sortie_schema_close (s, 1);
}

static void
put_group (SortieSchema *s, SortieElementKind kind)
{
  const SortieElement *element;

  sortie_schema_open (s, "xs:group name=\"%s\" > xs:choice", groups[kind]);
  for (guint i = 0; (element = sortie_names_element_nth (s->names, i)) != NULL; i++)
    if (element->kind == kind)
      sortie_schema_put (s, "<xs:element name=\"%s\" type=\"%s.%s\"/>", element->name, groups[kind],
                         element->name);
  sortie_schema_close (s, 2);
}

static void
put_operand_type (SortieSchema *s, const char *name, const char *group, const char *occurs)
{
  sortie_schema_put (s,
                     "<xs:complexType name=\"%s\"><xs:sequence><xs:group "
                     "ref=\"%s\"%s/></xs:sequence></xs:complexType>",
                     name, group, occurs);
}

void
sortie_schema_language (SortieSchema *s)
{
  const SortieElement *element;

  sortie_schema_open (s, "xs:simpleType name=\"id\" > xs:restriction base=\"xs:token\"");
  sortie_schema_put (s, "<xs:pattern value=\"[a-z0-9]+(-[a-z0-9]+)*\"/>");
  sortie_schema_put (s, "<xs:maxLength value=\"%d\"/>", SORTIE_WORDS_ID_MAX);
  sortie_schema_close (s, 2);
  put_open_type (s, "number-word", SORTIE_ATTR_NUMBER);
  put_open_type (s, "set-word", SORTIE_ATTR_SET);
  put_open_type (s, "test-word", SORTIE_ATTR_TEST);
  put_operand_type (s, "number-operand", "numbers", "");
  put_operand_type (s, "set-operand", "sets", "");
  put_operand_type (s, "test-operand", "tests", " maxOccurs=\"unbounded\"");
  for (guint kind = 0; kind < SORTIE_ELEMENT_PART; kind++)
    put_group (s, kind);
  for (guint i = 0; (element = sortie_names_element_nth (s->names, i)) != NULL; i++)
    put_element_type (s, element);
}
