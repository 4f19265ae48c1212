/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-clause-words.c: before anything else reads a file, replaces each clause word by its clause, with the attributes
 * that the word sets. */
#include "content/load.h"

#include <string.h>
#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"

/* Adds <holds test="company"/> as the first test in <while>. */
static void
add_test (xmlNode *test, const xmlNode *node, const char *word)
{
  xmlNode *holds = xmlNewDocNode (node->doc, node->ns, BAD_CAST "holds", NULL);

  xmlSetProp (holds, BAD_CAST "test", BAD_CAST word);
  holds->line = node->line;
  if (test->children != NULL)
    xmlAddPrevSibling (test->children, holds);
  else
    xmlAddChild (test, holds);
}

/* The <while> child, which holds several tests. A test that the card has as an attribute moves there. */
static xmlNode *
while_of (xmlNode *node)
{
  xmlNode *test = sortie_xml_child (node, "while");
  g_autofree char *written = g_strdup (sortie_xml_attribute (node, "while"));

  if (test != NULL)
    return test;
  test = xmlNewDocNode (node->doc, node->ns, BAD_CAST "while", NULL);
  test->line = node->line;
  if (node->children != NULL)
    xmlAddPrevSibling (node->children, test);
  else
    xmlAddChild (node, test);
  if (written != NULL)
    add_test (test, node, written);
  xmlUnsetProp (node, BAD_CAST "while");
  return test;
}

static void
give (SortieLoader *l, xmlNode *node, const SortieElement *word, const SortieGiven *given)
{
  if (strcmp (given->attr, sortie_clause_while.name) == 0)
    add_test (while_of (node), node, given->word);
  else if (sortie_xml_attribute (node, given->attr) != NULL
           || sortie_xml_child (node, given->attr) != NULL)
    sortie_load_error (l, node, _("<%s> gives “%s” itself: %s=\"%s\""), word->name, given->attr,
                       given->attr, given->word);
  else
    xmlSetProp (node, BAD_CAST given->attr, BAD_CAST given->word);
}

static void
replace_words (SortieLoader *l, xmlNode *node)
{
  const SortieElement *word =
      sortie_names_element (l->names, SORTIE_ELEMENT_CLAUSE, sortie_xml_name (node));

  for (SORTIE_EACH_ELEMENT (node, child))
    replace_words (l, child);
  if (word == NULL || word->clause == NULL)
    return;
  for (guint i = 0; i < SORTIE_MAX_GIVEN && word->given[i].attr != NULL; i++)
    give (l, node, word, &word->given[i]);
  xmlNodeSetName (node, BAD_CAST word->clause);
}

/* Most games have none; then there is nothing to look up. */
static gboolean
has_words (const SortieVocabulary *vocabulary)
{
  for (const SortieElement *e = vocabulary->elements; e != NULL && e->name != NULL; e++)
    if (e->clause != NULL)
      return TRUE;
  return FALSE;
}

void
sortie_load_clause_words (SortieLoader *l, xmlNode *root)
{
  if (has_words (l->names->vocabulary))
    replace_words (l, root);
}
