/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-parts.c: reads what all things in content files have: an id, a name, texts, and where their facts come from. */
#include "content/load.h"

#include <string.h>
#include "base/internal.h"
#include "language/internal.h"

void
sortie_load_error (SortieLoader *l, const xmlNode *node, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  sortie_errors_add_va (l->errors, l->file, sortie_xml_line (node), l->subject, format, arguments);
  va_end (arguments);
}

void
sortie_load_open (SortieLoader *l, const char *file)
{
  l->file = sortie_load_keep (l, file);
  g_clear_pointer (&l->subject, g_free);
}

void
sortie_load_enter (SortieLoader *l, const SortieEntry *entry)
{
  const char *id = sortie_xml_attribute (entry->node, "id");
  g_autofree char *quoted = sortie_sentence (_ ("“{text}”"), "text", id != NULL ? id : "?", NULL);

  l->file = entry->file;
  g_free (l->subject);
  l->subject = sortie_xml_is (entry->node, "deck")
                   ? g_strdup_printf (_("deck “%s”"), id != NULL ? id : "?")
                   : g_strconcat (sortie_xml_name (entry->node), " ", quoted, NULL);
}

void
sortie_load_enter_own_deck (SortieLoader *l, const SortieEntry *entry)
{
  const xmlNode *child = sortie_xml_child (entry->node, "name");
  g_autofree char *name = child != NULL ? sortie_xml_text (child) : NULL;
  const char *id = sortie_xml_attribute (entry->node, "id");

  l->file = entry->file;
  g_free (l->subject);
  l->subject = g_strdup_printf (_("deck “%s”"), sortie_deck_called (id != NULL ? id : "?", name));
}

const char *
sortie_load_keep (SortieLoader *l, const char *text)
{
  return text == NULL ? NULL : g_string_chunk_insert_const (l->strings, text);
}

gboolean
sortie_load_claim (SortieLoader *l, xmlNode *node, const char *space, const char *id)
{
  char *key = g_strconcat (space, "/", id, NULL);
  const xmlNode *first = g_hash_table_lookup (l->ids, key);

  if (first == NULL)
    return g_hash_table_insert (l->ids, key, node);
  g_free (key);
  sortie_load_error (l, node, _("the id “%s” is taken, by line %d of %s"), id,
                     sortie_xml_line (first), (const char *) first->doc->_private);
  return FALSE;
}

const char *
sortie_load_needed (SortieLoader *l, const xmlNode *node, const char *name)
{
  const char *text = sortie_xml_attribute (node, name);

  if (text == NULL)
    sortie_load_error (l, node, _("<%s> needs “%s”"), sortie_xml_name (node), name);
  return text;
}

const char *
sortie_load_id (SortieLoader *l, xmlNode *node, const char *space)
{
  const char *id = sortie_load_needed (l, node, "id");

  if (id == NULL)
    return NULL;
  if (!sortie_words_is_id (id))
    sortie_load_error (l, node,
                       _("“%s” is not an identifier: lower-case letters, digits and hyphens"), id);
  else if (sortie_load_claim (l, node, space, id))
    return sortie_load_keep (l, id);
  return NULL;
}

const char *
sortie_load_game (const xmlNode *root, const char *file, SortieErrors *errors)
{
  const char *game = sortie_xml_attribute (root, "game");
  g_autofree char *sentence = NULL;

  if (sortie_words_is_id (game))
    return game;
  sentence = game != NULL ? sortie_words_not_id (game)
                          : g_strdup_printf (_("<%s> needs “%s”"), sortie_xml_name (root), "game");
  sortie_errors_add (errors, file, sortie_xml_line (root), NULL, "%s", sentence);
  return NULL;
}

void
sortie_load_only_attributes (SortieLoader *l, const xmlNode *node, const char *const *allowed)
{
  for (const xmlAttr *a = node->properties; a != NULL; a = a->next)
    {
      const char *name = (const char *) a->name;
      g_autofree char *hint = NULL;

      if (sortie_words_find (name, SORTIE_ROW_IDS (allowed), &hint) < 0)
        sortie_load_error (l, node, _("<%s> has no attribute “%s”%s"), sortie_xml_name (node), name, hint);
    }
}

gboolean
sortie_load_only_children (SortieLoader *l, const xmlNode *node, const char *const *allowed)
{
  gboolean all = TRUE;

  for (SORTIE_EACH_ELEMENT (node, child))
    if (!g_strv_contains (allowed, sortie_xml_name (child)))
      {
        sortie_load_unknown_child (l, child, SORTIE_ROW_IDS (allowed));
        all = FALSE;
      }
  return all;
}

void
sortie_load_no_text (SortieLoader *l, const xmlNode *node)
{
  const xmlNode *stray = sortie_xml_stray_text (node);

  if (stray != NULL)
    sortie_load_error (l, stray, _("text does not belong in <%s>"), sortie_xml_name (node));
}

gint
sortie_load_word (SortieLoader *l, const xmlNode *node, const char *name, const char *const *words,
                  const char *word)
{
  g_autofree char *hint = NULL;
  gint found = sortie_words_find (word, SORTIE_ROW_IDS (words), &hint);

  if (found < 0)
    sortie_load_error (l, node, _("%s=\"%s\": unknown word “%s”%s"), name,
                       sortie_xml_attribute (node, name), word, hint);
  return found;
}

static const xmlNode *
second_of (const xmlNode *first)
{
  const xmlNode *node = first == NULL ? NULL : sortie_xml_next (first);

  while (node != NULL && !sortie_xml_is (node, sortie_xml_name (first)))
    node = sortie_xml_next (node);
  return node;
}

const char *
sortie_load_text_child (SortieLoader *l, xmlNode *node, const char *name, gboolean required)
{
  const xmlNode *child = sortie_xml_child (node, name);
  const xmlNode *second = second_of (child);
  g_autofree char *text = child != NULL ? sortie_xml_text (child) : NULL;

  if (child == NULL && required)
    sortie_load_error (l, node, _("<%s> is missing"), name);
  if (child == NULL)
    return NULL;
  if (second != NULL)
    sortie_load_error (l, second, _("<%s> is given twice"), name);
  if (sortie_xml_first (child) != NULL)
    sortie_load_error (l, child, _("<%s> holds only text"), name);
  if (*text == '\0')
    sortie_load_error (l, child, _("<%s> is empty"), name);
  sortie_load_only_attributes (l, child, (const char *const[]){ "note", NULL });
  return sortie_load_keep (l, text);
}

static const char *const confidences[] = { "sourced", "partly designed", "designed", NULL };

void
sortie_load_check_provenance (SortieLoader *l, const xmlNode *child)
{
  const char *confidence = sortie_xml_attribute (child, "confidence");

  if (second_of (child) != NULL)
    sortie_load_error (l, second_of (child), _("<%s> is given twice"), "provenance");
  sortie_load_only_attributes (l, child, (const char *const[]){ "confidence", "source", NULL });
  if (SORTIE_FIND_ROW (confidences, confidence) < 0)
    sortie_load_error (l, child, _("confidence must be “%s”, “%s” or “%s”"), confidences[0],
                       confidences[1], confidences[2]);
}

static void
keep_provenance (SortieLoader *l, const xmlNode *child, SortieProvenance *ret)
{
  g_autofree char *remark = sortie_xml_text (child);

  ret->confidence = sortie_load_keep (l, sortie_xml_attribute (child, "confidence"));
  ret->source = sortie_load_keep (l, sortie_xml_attribute (child, "source"));
  ret->remark = sortie_load_keep (l, *remark != '\0' ? remark : NULL);
}

/* Where the facts come from, and which of them we made up: shown with the card. If a thing does not say this, its file
 * does, and was checked there. */
void
sortie_load_provenance (SortieLoader *l, xmlNode *node, SortieProvenance *ret)
{
  const xmlNode *own = sortie_xml_child (node, "provenance");
  const xmlNode *child = own != NULL ? own : sortie_xml_child (node->parent, "provenance");

  if (own != NULL)
    sortie_load_check_provenance (l, own);
  if (child != NULL)
    keep_provenance (l, child, ret);
  else
    sortie_load_error (l, node, _("<%s> is missing"), "provenance");
}

/* Allows no unnecessary characters: "+3", "03" and " 3" are not numbers. */
static gboolean
is_plain (const char *text)
{
  const char *digits = *text == '-' ? text + 1 : text;

  return g_ascii_isdigit (*digits) && (*digits != '0' || digits[1] == '\0');
}

gint
sortie_load_integer (SortieLoader *l, const xmlNode *node, const char *name, const char *text,
                     gint min, gint max)
{
  gint64 value;

  if (g_ascii_string_to_signed (text, 10, min, max, &value, NULL))
    {
      if (!is_plain (text))
        sortie_load_error (l, node, _("%s=\"%s\": write the number as %d"), name, text, (gint) value);
      return (gint) value;
    }
  sortie_load_error (l, node, _("%s=\"%s\" is not a whole number between %d and %d"), name, text,
                     min, max);
  return 0;
}

gint
sortie_load_find_faction (SortieLoader *l, const xmlNode *node, const char *id)
{
  GPtrArray *ids = g_ptr_array_new ();
  g_autofree char *hint = NULL;
  gint found;

  for (guint i = 0; i < l->factions->len; i++)
    g_ptr_array_add (ids, (gpointer) g_array_index (l->factions, SortieFaction, i).id);
  found = sortie_words_find (id, ids, &hint);
  if (found < 0)
    sortie_load_error (l, node, _("there is no faction “%s”%s"), id, hint);
  return found;
}

const char *
sortie_load_faction (SortieLoader *l, const xmlNode *node, guint16 *ret_index)
{
  const char *id = sortie_xml_attribute (node, "faction");
  gint found = id != NULL ? sortie_load_find_faction (l, node, id) : -1;

  if (ret_index != NULL)
    *ret_index = found >= 0 ? (guint16) found : SORTIE_NO_INDEX;
  return found >= 0 ? g_array_index (l->factions, SortieFaction, found).id : NULL;
}

void
sortie_load_unknown_child (SortieLoader *l, const xmlNode *child, GPtrArray *candidates)
{
  const char *name = sortie_xml_name (child);
  g_autofree char *hint = sortie_words_hint (name, candidates);

  sortie_load_error (l, child, _("unknown element “%s” in <%s>%s"), name,
                     sortie_xml_name (child->parent), hint);
}

/* Counts @node as default number @n of its group, unless the group already has enough. */
static gboolean
claim_default (SortieLoader *l, xmlNode *node, const char *group, guint n, guint most)
{
  g_autofree char *key = g_strdup_printf ("default/%s/%u", group, n);
  const xmlNode *other = g_hash_table_lookup (l->ids, key);

  if (other == NULL)
    return g_hash_table_insert (l->ids, g_steal_pointer (&key), node);
  if (n + 1 < most)
    return claim_default (l, node, group, n + 1, most);
  sortie_load_error (l, node, _("there is already a default, on line %d of %s"),
                     sortie_xml_line (other), (const char *) other->doc->_private);
  return FALSE;
}

gboolean
sortie_load_default (SortieLoader *l, xmlNode *node, const char *group, guint most)
{
  const char *text = sortie_xml_attribute (node, "default");

  if (text == NULL || most == 0 || strcmp (text, "no") == 0)
    return FALSE;
  if (strcmp (text, "yes") == 0)
    return claim_default (l, node, group, 0, most);
  sortie_load_error (l, node, _("%s=\"%s\" is not yes or no"), "default", text);
  return FALSE;
}
