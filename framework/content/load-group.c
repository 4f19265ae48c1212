/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-group.c: reads factions and keywords. */
#include <string.h>
#include "content/load.h"
#include "base/internal.h"
#include "language/internal.h"

static const char *const name_and_text[] = { "name", "text", NULL };

/* A reference to one of the two is a reference to the other, too. */
static void
make_kin (SortieLoader *l, guint a, guint b)
{
  g_array_index (l->factions, SortieFaction, a).kin |= G_GUINT64_CONSTANT (1) << b;
  g_array_index (l->factions, SortieFaction, b).kin |= G_GUINT64_CONSTANT (1) << a;
}

/* of="north south": an alliance of these factions. */
static void
load_parts (SortieLoader *l, const SortieEntry *entry)
{
  const char *of = sortie_xml_attribute (entry->node, "of");
  g_auto (GStrv) parts = g_strsplit_set (of != NULL ? of : "", " \t\r\n", -1);

  if (entry->index >= SORTIE_MAX_FACTIONS)
    {
      sortie_load_error (l, entry->node, _("there are more than %u factions"), SORTIE_MAX_FACTIONS);
      return;
    }
  make_kin (l, entry->index, entry->index);
  for (char **part = parts; *part != NULL; part++)
    {
      gint found = **part != '\0' ? sortie_load_find_faction (l, entry->node, *part) : -1;

      if (found >= 0 && found < SORTIE_MAX_FACTIONS)
        make_kin (l, entry->index, (guint) found);
    }
}

/* traits="mercenary": what the game's deck rules say about it. */
static guint32
load_traits (SortieLoader *l, const xmlNode *node)
{
  const char *text = sortie_xml_attribute (node, "traits");
  g_auto (GStrv) words = sortie_words_split (text != NULL ? text : "");
  guint32 traits = 0;

  for (char **word = words; *word != NULL; word++)
    {
      gint i = sortie_load_word (l, node, "traits", l->names->vocabulary->faction_traits, *word);

      if (i >= 0)
        traits |= 1u << i;
    }
  return traits;
}

void
sortie_load_faction_entry (SortieLoader *l, const SortieEntry *entry)
{
  SortieFaction *faction = &g_array_index (l->factions, SortieFaction, entry->index);

  sortie_load_enter (l, entry);
  sortie_load_only_attributes (
      l, entry->node,
      (const char *const[]){ "id", "of", l->names->vocabulary->faction_traits != NULL ? "traits" : NULL,
                             NULL });
  sortie_load_no_text (l, entry->node);
  load_parts (l, entry);
  if (l->names->vocabulary->faction_traits != NULL)
    faction->traits = load_traits (l, entry->node);
  faction->name = sortie_load_text_child (l, entry->node, "name", TRUE);
  faction->text = sortie_load_text_child (l, entry->node, "text", FALSE);
  sortie_load_only_children (l, entry->node, name_and_text);
}

static const SortieElement *
clause_element (const SortieLoader *l, const xmlNode *node)
{
  return sortie_names_element (l->names, SORTIE_ELEMENT_CLAUSE, sortie_xml_name (node));
}

static GPtrArray *
children_of_keyword (const SortieLoader *l)
{
  GPtrArray *list = SORTIE_ROW_IDS (name_and_text);

  sortie_names_add_elements (l->names, SORTIE_ELEMENT_CLAUSE, list);
  return list;
}

static guint
count_clauses (SortieLoader *l, const xmlNode *node)
{
  guint n = 0;

  for (SORTIE_EACH_ELEMENT (node, child))
    if (clause_element (l, child) != NULL)
      n++;
    else if (!g_strv_contains (name_and_text, sortie_xml_name (child)))
      sortie_load_unknown_child (l, child, children_of_keyword (l));
  return n;
}

/* Whether the keyword has no effect of its own, but other cards ask who has it. */
static gboolean
is_marker (SortieLoader *l, const xmlNode *node)
{
  const char *marker = sortie_xml_attribute (node, "marker");

  if (marker != NULL && strcmp (marker, "yes") != 0)
    sortie_load_error (l, node, _("marker=\"%s\" must be \"yes\""), marker);
  return marker != NULL;
}

static void
load_clauses (SortieLoader *l, const SortieEntry *entry, SortieKeyword *keyword,
              SortieNumbers *numbers)
{
  guint n = count_clauses (l, entry->node);
  gboolean marker = is_marker (l, entry->node);
  guint16 at = sortie_compiler_begin (l->compiler, l->file, l->subject, 0, n);

  keyword->first_clause = at;
  keyword->n_clauses = (guint16) n;
  if (n == 0 && !marker)
    sortie_load_error (l, entry->node, _("<%s> needs at least one ability"), "keyword");
  if (n > 0 && marker)
    sortie_load_error (l, entry->node, _("a keyword that only marks cards has no ability"));
  for (SORTIE_EACH_ELEMENT (entry->node, child))
    if (clause_element (l, child) != NULL)
      {
        g_autoptr (GArray) literals =
            sortie_compiler_clause (l->compiler, at++, clause_element (l, child), child);

        sortie_numbers_add (numbers, literals);
      }
}

void
sortie_load_keyword (SortieLoader *l, const SortieEntry *entry)
{
  SortieKeyword *keyword = &g_array_index (l->keywords, SortieKeyword, entry->index);
  SortieNumbers *numbers = sortie_numbers_new ();

  sortie_load_enter (l, entry);
  sortie_load_only_attributes (l, entry->node, (const char *const[]){ "id", "marker", NULL });
  sortie_load_no_text (l, entry->node);
  keyword->name = sortie_load_text_child (l, entry->node, "name", TRUE);
  keyword->text = sortie_load_text_child (l, entry->node, "text", TRUE);
  load_clauses (l, entry, keyword, numbers);

  g_autofree char *wrong =
      keyword->text != NULL ? sortie_numbers_compare (numbers, keyword->text) : NULL;

  if (wrong != NULL)
    sortie_load_error (l, sortie_xml_child (entry->node, "text"), "%s", wrong);
  sortie_numbers_free (numbers);
}
