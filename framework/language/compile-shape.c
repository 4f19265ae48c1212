/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile-shape.c: checks an element's form: its attributes, its operands written as children, its body. */
#include "language/compile.h"

#include <string.h>
#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"

/* Kinds of expression follow each other in both enumerations. */
G_STATIC_ASSERT (SORTIE_ELEMENT_TEST - SORTIE_ELEMENT_NUMBER
                 == SORTIE_ATTR_TEST - SORTIE_ATTR_NUMBER);

static const char *const kind_titles[SORTIE_N_ELEMENT_KINDS] = {
  [SORTIE_ELEMENT_EFFECT] = N_("effect"), [SORTIE_ELEMENT_NUMBER] = N_("number"),
  [SORTIE_ELEMENT_SET] = N_("set"),       [SORTIE_ELEMENT_TEST] = N_("test"),
  [SORTIE_ELEMENT_CLAUSE] = N_("clause"), [SORTIE_ELEMENT_PART] = N_("part"),
};

static const char *const kind_articles[SORTIE_N_ELEMENT_KINDS] = {
  [SORTIE_ELEMENT_EFFECT] = N_("an effect"), [SORTIE_ELEMENT_NUMBER] = N_("a number"),
  [SORTIE_ELEMENT_SET] = N_("a set"),        [SORTIE_ELEMENT_TEST] = N_("a test"),
  [SORTIE_ELEMENT_CLAUSE] = N_("a clause"),  [SORTIE_ELEMENT_PART] = N_("a part"),
};

/* Which element kind to mention instead if a word cannot be of this kind. */
static const char *const word_elements[SORTIE_N_ELEMENT_KINDS] = {
  [SORTIE_ELEMENT_NUMBER] = "<number is=\"%s\"/>",
  [SORTIE_ELEMENT_SET] = "<those in=\"%s\"/>",
  [SORTIE_ELEMENT_TEST] = "<holds test=\"%s\"/>",
};

static SortieAttrType
type_of_kind (SortieElementKind kind)
{
  return (SortieAttrType) (kind - SORTIE_ELEMENT_NUMBER + SORTIE_ATTR_NUMBER);
}

static gboolean
is_element_word (SortieCompiler *c, SortieElementKind kind, const char *name)
{
  if (word_elements[kind] == NULL)
    return FALSE;
  return sortie_word_find (type_of_kind (kind), name) != NULL
         || sortie_names_find (c->names, type_of_kind (kind), name) >= 0;
}

static const SortieElement *
of_another_kind (SortieCompiler *c, SortieElementKind wanted, const char *name)
{
  const SortieElement *element = NULL;

  for (guint kind = 0; kind < SORTIE_N_ELEMENT_KINDS && element == NULL; kind++)
    if (kind != wanted)
      element = sortie_names_element (c->names, kind, name);
  return element;
}

/* Whether the name, of any kind, is in the language but needs a grid, which this game lacks. */
static gboolean
lacks_grid (SortieCompiler *c, const char *name)
{
  const SortieElement *element = NULL;

  for (guint kind = 0; kind < SORTIE_N_ELEMENT_KINDS && element == NULL; kind++)
    element = sortie_element_find (c->names->vocabulary, kind, name);
  return element != NULL && element->on_grid && !sortie_names_have_grid (c->names);
}

static GPtrArray *
names_of_kind (SortieCompiler *c, SortieElementKind kind)
{
  GPtrArray *list = g_ptr_array_new ();

  sortie_names_add_elements (c->names, kind, list);
  return list;
}

/* The elements that take <then> or <else>, as "<if>, <may>". (transfer full) */
static char *
takers_of (SortieCompiler *c, const char *name)
{
  const SortieElement *element;
  GString *list = g_string_new (NULL);

  for (guint n = 0; (element = sortie_names_element_nth (c->names, n)) != NULL; n++)
    if (element->body == SORTIE_BODY_THEN_ELSE
        || (strcmp (name, "else") == 0 && strcmp (element->name, "may") == 0))
      g_string_append_printf (list, "%s<%s>", list->len > 0 ? ", " : "", element->name);
  return g_string_free (list, FALSE);
}

/* Reports a part in the wrong place. */
static void
misplaced_part (SortieCompiler *c, const xmlNode *node)
{
  const char *name = sortie_xml_name (node);
  g_autofree char *takers = takers_of (c, name);

  if (strcmp (name, "target") == 0)
    sortie_compile_error (c, node,
                          _("<target> is allowed only before the effects of something that is announced: in a text "
                            "that is played, in <ability>, in a clause with held=\"yes\""));
  else
    sortie_compile_error (c, node, _("<%s> is allowed only inside %s"), name,
                          strcmp (name, "way") == 0 ? "<one-of>" : takers);
}

/* Reports an unknown element with the name of its kind and the nearest match. */
static void
say_unknown (SortieCompiler *c, const xmlNode *node, SortieElementKind wanted)
{
  const char *name = sortie_xml_name (node);
  const SortieElement *other = of_another_kind (c, wanted, name);

  if (is_element_word (c, wanted, name))
    {
      g_autoptr (GString) written = g_string_new (word_elements[wanted]);

      g_string_replace (written, "%s", name, 1);
      sortie_compile_error (c, node, _("“%s” is a word, not an element; write %s"), name,
                            written->str);
    }
  else if (other != NULL && other->kind == SORTIE_ELEMENT_PART)
    misplaced_part (c, node);
  else if (other != NULL)
    /* Translators: the second and third are like: an effect, a number, a set, a test. */
    sortie_compile_error (c, node, _("<%s> is %s, but %s is needed here"), name,
                          _(kind_articles[other->kind]), _(kind_articles[wanted]));
  else if (lacks_grid (c, name))
    sortie_compile_error (c, node, _("<%s> needs a grid; the game “%s” has none"), name,
                          c->names->game);
  else
    {
      g_autofree char *hint = sortie_words_hint (name, names_of_kind (c, wanted));

      /* Translators: the first word is: effect, number, set, test, clause, part. */
      sortie_compile_error (c, node, _("unknown %s “%s”%s"), _(kind_titles[wanted]), name, hint);
    }
}

const SortieElement *
sortie_compile_element (SortieCompiler *c, const xmlNode *node, SortieElementKind kind)
{
  const SortieElement *element = sortie_names_element (c->names, kind, sortie_xml_name (node));

  if (element == NULL)
    say_unknown (c, node, kind);
  return element;
}

/* The attribute of that name in an element, including `while`. */
static const SortieAttr *
attr_named (const SortieElement *element, const char *name)
{
  gint i = sortie_element_attr (element, name);

  if (i >= 0)
    return &sortie_element_attrs (element)[i];
  if (element->kind == SORTIE_ELEMENT_CLAUSE && strcmp (name, "while") == 0)
    return &sortie_clause_while;
  return NULL;
}

static GPtrArray *
attr_names (const SortieElement *element)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    g_ptr_array_add (list, (gpointer) sortie_element_attrs (element)[i].name);
  if (element->kind == SORTIE_ELEMENT_CLAUSE)
    g_ptr_array_add (list, (gpointer) "while");
  return list;
}

static void
check_attributes (SortieCompiler *c, xmlNode *node, const SortieElement *element)
{
  for (const xmlAttr *a = node->properties; a != NULL; a = a->next)
    {
      const char *name = (const char *) a->name;

      if (a->ns == NULL && attr_named (element, name) != NULL)
        continue;

      g_autofree char *hint = sortie_words_hint (name, attr_names (element));

      sortie_compile_error (c, node, _("<%s> has no attribute “%s”%s"), element->name, name,
                            hint);
    }
}

/* The attribute that a child element replaces, or NULL if the child belongs to the body. */
static const SortieAttr *
operand_of (const SortieElement *element, const xmlNode *child)
{
  const SortieAttr *attr = attr_named (element, sortie_xml_name (child));

  return attr != NULL && sortie_attr_is_expression (attr->type) ? attr : NULL;
}

static gboolean
came_before (const xmlNode *child)
{
  const xmlNode *other = sortie_xml_child (child->parent, sortie_xml_name (child));

  return other != child;
}

static void
check_operand (SortieCompiler *c, const xmlNode *node, const xmlNode *child, const xmlNode *body)
{
  const char *name = sortie_xml_name (child);

  if (body != NULL)
    sortie_compile_error (c, child, _("<%s> must come before <%s>"), name, sortie_xml_name (body));
  else if (came_before (child) || sortie_xml_attribute (node, name) != NULL)
    sortie_compile_error (c, child, _("“%s” is given twice"), name);
  if (child->properties != NULL)
    sortie_compile_error (c, child, _("<%s> is an operand here and has no attributes"), name);
}

static void
check_children (SortieCompiler *c, xmlNode *node, const SortieElement *element, xmlNode **ret_body)
{
  xmlNode *body = NULL;

  for (SORTIE_EACH_ELEMENT (node, child))
    if (operand_of (element, child) != NULL)
      check_operand (c, node, child, body);
    else if (body == NULL)
      body = child;

  if (body != NULL && sortie_element_body (element) == SORTIE_BODY_NONE)
    {
      g_autoptr (GPtrArray) names = attr_names (element);
      g_autofree char *hint = sortie_words_did_you_mean (
          sortie_xml_name (body), (const char *const *) names->pdata, names->len);

      sortie_compile_error (c, body, _("<%s> does not belong in <%s>%s"), sortie_xml_name (body),
                            element->name, hint);
      body = NULL;
    }
  *ret_body = body;
}

static gboolean
is_given (const xmlNode *node, const SortieAttr *attr)
{
  if (sortie_xml_attribute (node, attr->name) != NULL)
    return TRUE;
  return sortie_attr_is_expression (attr->type) && sortie_xml_child (node, attr->name) != NULL;
}

static void
check_required (SortieCompiler *c, const xmlNode *node, const SortieElement *element)
{
  const SortieAttr *attrs = sortie_element_attrs (element);
  guint n_changes = 0;

  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    {
      gboolean given = is_given (node, &attrs[i]);

      if (attrs[i].required && !given)
        sortie_compile_error (c, node, _("<%s> needs “%s”: %s"), element->name, attrs[i].name,
                              _(attrs[i].meaning));
      n_changes += given && sortie_element_attr_is_change (element, &attrs[i], NULL);
    }
  if (sortie_element_has_change (element) && n_changes != 1)
    sortie_compile_error (c, node, _("<%s> needs exactly one change, but has %u"), element->name,
                          n_changes);
}

static const char *const body_needs[] = {
  [SORTIE_BODY_NONE] = NULL,
  [SORTIE_BODY_EFFECTS] = N_("<{word}> contains no effect"),
  [SORTIE_BODY_TESTS] = N_("<{word}> contains no test"),
  [SORTIE_BODY_SETS] = N_("<{word}> contains no set"),
  [SORTIE_BODY_NUMBERS] = N_("<{word}> contains no number"),
  [SORTIE_BODY_CLAUSES] = N_("<{word}> contains no clause"),
  [SORTIE_BODY_THEN_ELSE] = N_("<{word}> contains no <then>"),
  [SORTIE_BODY_TARGETS_EFFECTS] = N_("<{word}> contains no effect"),
  [SORTIE_BODY_WAYS] = N_("<{word}> contains no <way>"),
};

void
sortie_compile_shape (SortieCompiler *c, xmlNode *node, const SortieElement *element,
                      xmlNode **ret_body)
{
  const xmlNode *stray = sortie_xml_stray_text (node);
  SortieBody body = sortie_element_body (element);

  check_attributes (c, node, element);
  check_children (c, node, element, ret_body);
  check_required (c, node, element);
  if (stray != NULL)
    sortie_compile_error (c, stray, _("text does not belong in <%s>"), element->name);
  if (*ret_body == NULL && body != SORTIE_BODY_NONE)
    sortie_compile_error_about (c, node, _(body_needs[body]), element->name);
}
