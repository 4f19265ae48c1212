/* SPDX-License-Identifier: GPL-3.0-or-later */
/* mutants.c: the parts of a program, as they stand in the XML. */
#include "tests/mutation/mutation.h"

#include <string.h>

static const char *
text_of (const xmlChar *text)
{
  return (const char *) text;
}

static gboolean
is_element (const xmlNode *node)
{
  return node->type == XML_ELEMENT_NODE;
}

/* What is for people, and the data of a boss's classes, which set-up reads. */
static gboolean
is_program (const xmlNode *node)
{
  static const char *const others[] = { "name", "text",  "provenance", "epithet",
                                        "sign", "theme", "class" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (strcmp (text_of (node->name), others[i]) == 0)
      return FALSE;
  return is_element (node);
}

/* Decks and factions have no program. */
static gboolean
is_definition (const xmlNode *node)
{
  static const char *const others[] = { "deck", "faction", "provenance" };

  if (!is_element (node))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (strcmp (text_of (node->name), others[i]) == 0)
      return FALSE;
  return TRUE;
}

/* A definition while it is gone through. */
typedef struct
{
  GPtrArray *mutants;
  const char *file;
  char *card;
  guint definition;
  guint element;
} Walk;

static void
mutant_free (gpointer data)
{
  Mutant *mutant = data;

  g_free (mutant->file);
  g_free (mutant->card);
  g_free (mutant->of);
  g_free (mutant->attribute);
  g_free (mutant->change);
  g_free (mutant->name);
  g_free (mutant);
}

static void
add (Walk *walk, MutantKind kind, const xmlNode *node, const char *attribute)
{
  Mutant *mutant = g_new0 (Mutant, 1);
  const char *says = kind == MUTANT_NUMBER ? "is one more" : "is gone";

  mutant->kind = kind;
  mutant->file = g_strdup (walk->file);
  mutant->card = g_strdup (walk->card);
  mutant->definition = walk->definition;
  mutant->element = walk->element;
  mutant->of = g_strdup (text_of (node->name));
  mutant->attribute = g_strdup (attribute);
  mutant->change = g_strdup_printf ("<%s>%s%s %s", text_of (node->name), attribute ? " " : "",
                                    attribute ? attribute : "", says);
  mutant->name
      = g_strdup_printf ("%s:%ld: %s", walk->file, xmlGetLineNo (node), mutant->change);
  g_ptr_array_add (walk->mutants, mutant);
}

static gboolean
is_number (const xmlNode *node, const xmlAttr *attribute)
{
  xmlChar *value = xmlGetProp ((xmlNode *) node, attribute->name);
  gboolean number = g_ascii_string_to_signed (text_of (value), 10, G_MININT, G_MAXINT, NULL, NULL);

  xmlFree (value);
  return number;
}

/* A note for lint, which no match reads. */
static gboolean
is_note (const xmlAttr *attribute)
{
  return strcmp (text_of (attribute->name), "uses-up") == 0;
}

static void
walk_attributes (Walk *walk, const xmlNode *node)
{
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    {
      if (is_note (attribute))
        continue;
      add (walk, MUTANT_ATTRIBUTE, node, text_of (attribute->name));
      if (is_number (node, attribute))
        add (walk, MUTANT_NUMBER, node, text_of (attribute->name));
    }
}

/* Numbers the elements as mutant_apply() does. */
static void
walk_elements (Walk *walk, const xmlNode *parent, MutantKind kind)
{
  for (const xmlNode *node = parent->children; node != NULL; node = node->next)
    {
      if (!is_element (node))
        continue;
      walk->element++;
      if (kind == MUTANT_CLAUSE && !is_program (node))
        continue;
      add (walk, kind, node, NULL);
      walk_attributes (walk, node);
      walk_elements (walk, node, MUTANT_ELEMENT);
    }
}

/* The library has closed the parser's own way to files. */
xmlDoc *
mutant_read (const char *folder, const char *file)
{
  g_autofree char *path = g_build_filename (folder, file, NULL), *text = NULL;
  gsize size;
  xmlDoc *doc = NULL;

  if (g_file_get_contents (path, &text, &size, NULL))
    doc = xmlReadMemory (text, (int) size, file, NULL, XML_PARSE_NONET | XML_PARSE_BIG_LINES);
  if (doc == NULL)
    g_error ("%s cannot be read", path);
  return doc;
}

GPtrArray *
mutants_new (void)
{
  return g_ptr_array_new_with_free_func (mutant_free);
}

void
mutants_of_file (GPtrArray *mutants, const char *folder, const char *file)
{
  xmlDoc *doc = mutant_read (folder, file);
  const xmlNode *root = xmlDocGetRootElement (doc);
  /* the index and the rulebook define nothing */
  const xmlNode *first = strcmp (text_of (root->name), "content") == 0 ? root->children : NULL;
  Walk walk = { .mutants = mutants, .file = file };

  for (const xmlNode *node = first; node != NULL; node = node->next)
    {
      walk.definition += is_element (node);
      if (!is_definition (node))
        continue;
      walk.card = (char *) xmlGetProp ((xmlNode *) node, BAD_CAST "id");
      walk.element = 0;
      walk_elements (&walk, node, MUTANT_CLAUSE);
      xmlFree (walk.card);
    }
  xmlFreeDoc (doc);
}

/* The element number @n below @parent, counted as by walk_elements(). */
static xmlNode *
find_element (xmlNode *parent, gboolean clauses, guint *n)
{
  for (xmlNode *node = parent->children; node != NULL; node = node->next)
    {
      xmlNode *found;

      if (!is_element (node))
        continue;
      if (--*n == 0)
        return node;
      if (clauses && !is_program (node))
        continue;
      found = find_element (node, FALSE, n);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static xmlNode *
find_definition (xmlDoc *doc, guint n)
{
  xmlNode *node = xmlDocGetRootElement (doc)->children;

  for (; node != NULL; node = node->next)
    if (is_element (node) && --n == 0)
      break;
  return node;
}

static void
raise_number (xmlNode *node, const char *attribute)
{
  xmlChar *value = xmlGetProp (node, BAD_CAST attribute);
  g_autofree char *more = g_strdup_printf ("%d", atoi (text_of (value)) + 1);

  xmlSetProp (node, BAD_CAST attribute, BAD_CAST more);
  xmlFree (value);
}

void
mutant_apply (const Mutant *mutant, xmlDoc *doc)
{
  guint n = mutant->element;
  xmlNode *node = find_element (find_definition (doc, mutant->definition), TRUE, &n);

  switch (mutant->kind)
    {
    case MUTANT_CLAUSE:
    case MUTANT_ELEMENT:
      xmlUnlinkNode (node);
      xmlFreeNode (node);
      break;
    case MUTANT_ATTRIBUTE:
      xmlUnsetProp (node, BAD_CAST mutant->attribute);
      break;
    case MUTANT_NUMBER:
      raise_number (node, mutant->attribute);
      break;
    }
}

/* The text number @n of a definition; NULL: it has not so many. */
static xmlNode *
find_text (const xmlNode *definition, guint n)
{
  for (xmlNode *node = definition->children; node != NULL; node = node->next)
    if (is_element (node) && strcmp (text_of (node->name), "text") == 0 && n-- == 0)
      return node;
  return NULL;
}

static guint
count_texts (const xmlNode *definition)
{
  guint n = 0;

  while (find_text (definition, n) != NULL)
    n++;
  return n;
}

/* The parts that texts of the whole document are of. (element-type utf8) */
static GPtrArray *
parts_of (xmlDoc *doc)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (xmlFree);

  for (const xmlNode *node = xmlDocGetRootElement (doc)->children; node != NULL; node = node->next)
    for (guint n = 0; is_element (node) && find_text (node, n) != NULL; n++)
      {
        xmlChar *part = xmlGetProp (find_text (node, n), BAD_CAST "part");

        if (part == NULL || g_ptr_array_find_with_equal_func (parts, part, g_str_equal, NULL))
          xmlFree (part);
        else
          g_ptr_array_add (parts, part);
      }
  return parts;
}

static void
add_inert_clause (xmlNode *definition, const char *value)
{
  xmlNode *clause = xmlNewChild (definition, NULL, BAD_CAST "modify", NULL);

  xmlNewProp (clause, BAD_CAST "value", BAD_CAST value);
  xmlNewProp (clause, BAD_CAST "of", BAD_CAST "nobody");
  xmlNewProp (clause, BAD_CAST "add", BAD_CAST "1");
}

gboolean
mutant_adapt (const Mutant *mutant, xmlDoc *doc, guint attempt, const char *value)
{
  xmlNode *definition = find_definition (doc, mutant->definition);
  g_autoptr (GPtrArray) parts = parts_of (doc);
  guint n = count_texts (definition);

  if (attempt == 0)
    return TRUE;
  if (attempt <= n)
    {
      xmlUnlinkNode (find_text (definition, attempt - 1));
      return TRUE;
    }
  attempt -= n + 1;
  if (attempt > n * parts->len)
    return FALSE;
  add_inert_clause (definition, value);
  if (attempt > 0)
    xmlSetProp (find_text (definition, (attempt - 1) / parts->len), BAD_CAST "part",
                parts->pdata[(attempt - 1) % parts->len]);
  return TRUE;
}
