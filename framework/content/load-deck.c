/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* Decks. How large a deck must be is the game's business. */
#include "content/load.h"

#include <string.h>

/* As many of one card as a deck of any known game holds. */
#define MAX_COPIES 99

static void
check_children (SortieLoader *l, const xmlNode *node)
{
  static const char *const known[] = { "name", "theme", "provenance", "cards", NULL };

  for (xmlNode *child = sortie_xml_first (node); child != NULL; child = sortie_xml_next (child))
    if (sortie_word_index (known, sortie_xml_name (child)) < 0)
      {
        GPtrArray *candidates = g_ptr_array_new ();

        for (guint i = 0; known[i] != NULL; i++)
          g_ptr_array_add (candidates, (gpointer) known[i]);
        sortie_load_unknown_child (l, child, candidates);
      }
}

static void
check_card (SortieLoader *l, const xmlNode *node, const SortieEntry *entry, guint16 def,
            const GArray *lines)
{
  const SortieVocabulary *v = l->names->vocabulary;
  const char *wanted = v->deck_kinds[entry->kind].card_kind;
  const SortieDef *card = &g_array_index (l->defs, SortieDef, def);

  if (wanted != NULL && strcmp (v->kinds[card->kind].element, wanted) != 0)
    sortie_load_error (l, node, _("\"%s\" is a <%s>; a deck of this kind holds <%s>"), card->id,
                       v->kinds[card->kind].element, wanted);
  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, SortieDeckLine, i).def == def)
      sortie_load_error (l, node, _("\"%s\" is listed twice"), card->id);
}

static void
load_line (SortieLoader *l, const xmlNode *node, const SortieEntry *entry, GArray *lines)
{
  const char *of = sortie_xml_attribute (node, "of"), *n = sortie_xml_attribute (node, "n");
  SortieDeckLine line = { 0 };

  sortie_load_only_attributes (l, node, (const char *const[]){ "of", "n", NULL });
  if (of == NULL || n == NULL)
    {
      sortie_load_error (l, node, _("<%s> needs \"%s\""), "cards", of == NULL ? "of" : "n");
      return;
    }
  line.n = (guint16) sortie_load_integer (l, node, "n", n, 1, MAX_COPIES);
  if (sortie_compiler_knows_card (l->compiler, of, &line.def))
    {
      check_card (l, node, entry, line.def, lines);
      g_array_append_val (lines, line);
      return;
    }

  g_autofree char *hint = sortie_compiler_card_hint (l->compiler, of);

  sortie_load_error (l, node, _("there is no card \"%s\"%s"), of, hint);
}

static void
load_lines (SortieLoader *l, const SortieEntry *entry, SortieDeck *deck)
{
  GArray *lines = g_array_new (FALSE, TRUE, sizeof (SortieDeckLine));

  for (xmlNode *child = sortie_xml_first (entry->node); child != NULL;
       child = sortie_xml_next (child))
    if (sortie_xml_is (child, "cards"))
      load_line (l, child, entry, lines);
  if (sortie_xml_child (entry->node, "cards") == NULL)
    sortie_load_error (l, entry->node, _("the deck is empty"));
  for (guint i = 0; i < lines->len; i++)
    deck->n_cards = (guint16) (deck->n_cards + g_array_index (lines, SortieDeckLine, i).n);
  deck->n_lines = (guint16) lines->len;
  deck->lines = (SortieDeckLine *) (gpointer) g_array_free (lines, FALSE);
}

void
sortie_load_deck (SortieLoader *l, const SortieEntry *entry)
{
  SortieDeck *deck = &g_array_index (l->decks, SortieDeck, entry->index);
  const xmlNode *stray = sortie_xml_stray_text (entry->node);

  sortie_load_enter (l, entry);
  sortie_load_only_attributes (l, entry->node,
                               (const char *const[]){ "id", "kind", "faction", NULL });
  if (stray != NULL)
    sortie_load_error (l, stray, _("text does not belong in <%s>"), "deck");
  check_children (l, entry->node);
  deck->name = sortie_load_text_child (l, entry->node, "name", TRUE);
  deck->theme = sortie_load_text_child (l, entry->node, "theme", FALSE);
  deck->faction = sortie_load_faction (l, entry->node);
  sortie_load_provenance (l, entry->node, &deck->confidence, &deck->source);
  load_lines (l, entry, deck);
}
