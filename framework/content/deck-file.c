/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* deck-file.c: reading and writing custom decks. A loader that already knows the catalogue reads the deck; it uses
 * the same code as for the decks of content. */
#include <sortie/deck.h>
#include "content/deck-file.h"
#include "base/internal.h"
#include "content/internal.h"
#include "language/internal.h"

#include <string.h>

#include "content/load.h"

/* ---- Reading ---------------------------------------------------------------------- */

static SortieLoader *
loader_over (const SortieCatalogue *catalogue, SortieErrors *errors)
{
  SortieLoader *l = sortie_loader_new (catalogue->names, errors);

  for (guint16 i = 1; i < catalogue->n_defs; i++)
    {
      sortie_compiler_declare_card (l->compiler, catalogue->defs[i].id, i);
      g_array_append_val (l->defs, catalogue->defs[i]);
    }
  g_array_append_vals (l->factions, catalogue->factions, catalogue->n_factions);
  return l;
}

/* (nullable): the id that the file gives; NULL after reporting an error */
static const char *
game_of (const xmlNode *root, const char *file, SortieErrors *errors)
{
  if (sortie_xml_is (root, "deck"))
    return sortie_load_game (root, file, errors);
  sortie_errors_add (errors, file, sortie_xml_line (root), NULL,
                     _("the file begins with <%s> instead of <%s>"), sortie_xml_name (root), "deck");
  return NULL;
}

char *
sortie_deck_game (const char *path, int *ret_line, SortieErrors *errors)
{
  g_autoptr (xmlDoc) doc = sortie_xml_read_file (path, errors);
  const xmlNode *root = doc != NULL ? xmlDocGetRootElement (doc) : NULL;

  if (root != NULL && ret_line != NULL)
    *ret_line = sortie_xml_line (root);
  return root != NULL ? g_strdup (game_of (root, path, errors)) : NULL;
}

static gboolean
is_for_this_game (SortieLoader *l, const xmlNode *root)
{
  const char *game = game_of (root, l->file, l->errors);

  if (game == NULL || strcmp (game, l->names->game) == 0)
    return game != NULL;
  sortie_load_error (l, root, _("this deck is for “%s”, not for “%s”"), game, l->names->game);
  return FALSE;
}

static void
load (SortieLoader *l, xmlNode *root, SortieDeck *deck)
{
  SortieEntry entry = { .node = root, .file = l->file };
  const char *id = sortie_xml_attribute (root, "id");

  sortie_load_check_namespace (l, root);
  sortie_load_enter_own_deck (l, &entry);
  deck->file = l->file;
  deck->line = sortie_xml_line (root);
  if (sortie_load_id (l, root, "deck") == NULL && id == NULL)
    id = "?"; /* what messages call the deck */
  deck->id = sortie_load_keep (l, id);
  if (!sortie_load_deck_kind (l, root, &deck->kind))
    deck->unread |= SORTIE_DECK_KIND;
  sortie_load_own_deck (l, &entry, deck);
}

/* The deck may be played, and then it goes into a journal. */
static void
check_length (SortieLoader *l, const SortieCatalogue *catalogue, const xmlNode *root,
              const SortieDeck *deck)
{
  g_autofree char *text = sortie_deck_text (catalogue, deck, SORTIE_DECK_ON_ONE_LINE);

  if (strlen (text) > SORTIE_DECK_MAX_TEXT)
    sortie_load_error (l, root,
                       _("the deck is too long: it takes %u bytes on one line, %d at most (%s)"),
                       (guint) strlen (text), SORTIE_DECK_MAX_TEXT, SORTIE_DECK_ROOM_RULING);
}

/* Frees the document. */
static SortieDeck *
salvage_document (const SortieCatalogue *catalogue, xmlDoc *doc, const char *name,
               SortieErrors *errors)
{
  SortieLoader *l = loader_over (catalogue, errors);
  g_autoptr (SortieDeck) deck = g_new0 (SortieDeck, 1);
  xmlNode *root = xmlDocGetRootElement (doc);
  gboolean is_ours;

  sortie_load_open (l, name);
  doc->_private = (gpointer) l->file;
  g_ptr_array_add (l->docs, doc);
  is_ours = is_for_this_game (l, root);
  if (is_ours)
    load (l, root, deck);
  if (!sortie_errors_any (errors))
    check_length (l, catalogue, root, deck);
  deck->owned = g_steal_pointer (&l->strings);
  sortie_loader_free (l);
  return is_ours ? g_steal_pointer (&deck) : NULL;
}

SortieDeck *
sortie_deck_salvage (const SortieCatalogue *catalogue, const char *path, SortieErrors *errors)
{
  g_return_val_if_fail (catalogue != NULL && path != NULL && errors != NULL, NULL);

  xmlDoc *doc = sortie_xml_read_file (path, errors);

  return doc != NULL ? salvage_document (catalogue, doc, path, errors) : NULL;
}

SortieDeck *
sortie_deck_salvage_text (const SortieCatalogue *catalogue, const char *text,
                          const char *display_name, SortieErrors *errors)
{
  g_return_val_if_fail (catalogue != NULL && text != NULL && errors != NULL, NULL);

  xmlDoc *doc = sortie_xml_read_memory (text, strlen (text), display_name, errors);

  return doc != NULL ? salvage_document (catalogue, doc, display_name, errors) : NULL;
}

/* Frees the deck if there were errors: such a deck cannot be played. */
static SortieDeck *
faultless (SortieDeck *deck, const SortieErrors *errors)
{
  if (!sortie_errors_any (errors))
    return deck;
  sortie_deck_free (deck);
  return NULL;
}

SortieDeck *
sortie_deck_read (const SortieCatalogue *catalogue, const char *path, SortieErrors *errors)
{
  return faultless (sortie_deck_salvage (catalogue, path, errors), errors);
}

SortieDeck *
sortie_deck_parse (const SortieCatalogue *catalogue, const char *text, const char *display_name,
                   SortieErrors *errors)
{
  return faultless (sortie_deck_salvage_text (catalogue, text, display_name, errors), errors);
}

void
sortie_deck_free (SortieDeck *deck)
{
  if (deck == NULL)
    return;
  g_free ((gpointer) deck->lines);
  g_free ((gpointer) deck->starts);
  if (deck->owned != NULL)
    g_string_chunk_free (deck->owned);
  g_free (deck);
}

gboolean
sortie_deck_is_path (const char *word)
{
  return strchr (word, '/') != NULL || g_str_has_suffix (word, ".xml");
}

/* ---- Writing ---------------------------------------------------------------------- */

static void
put_text (GString *out, const char *element, const char *text, const char *begin, const char *end)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (out, "%s<%s>%s</%s>%s", begin, element, escaped, element, end);
}

static void
put_line (GString *out, const SortieCatalogue *catalogue, const SortieDeck *deck,
          const SortieDeckLine *line, const char *begin, const char *end)
{
  g_string_append_printf (out, "%s<cards of=\"%s\" n=\"%u\"", begin,
                          catalogue->defs[line->def].id, line->n);
  /* ` at="b4 e3"` */
  for (guint i = 0; i < line->n_starts; i++)
    {
      const SortieStart *start = &deck->starts[line->first_start + i];

      g_string_append_printf (out, "%s%c%d", i == 0 ? " at=\"" : " ", 'a' + start->x, start->y + 1);
    }
  if (line->n_starts > 0)
    g_string_append_c (out, '"');
  if (line->zone != SORTIE_NO_INDEX)
    g_string_append_printf (out, " zone=\"%s\"",
                            sortie_names_nth (catalogue->names, SORTIE_ATTR_ZONE, line->zone));
  g_string_append_printf (out, "/>%s", end);
}

char *
sortie_deck_text (const SortieCatalogue *catalogue, const SortieDeck *deck,
                  SortieDeckLayout layout)
{
  const char *begin = layout == SORTIE_DECK_ON_LINES ? "  " : "";
  const char *end = layout == SORTIE_DECK_ON_LINES ? "\n" : "";
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "<deck xmlns=\"%s\" game=\"%s\" id=\"%s\" kind=\"%s\"",
                          SORTIE_CONTENT_NAMESPACE, catalogue->names->game, deck->id,
                          catalogue->vocabulary->deck_kinds[deck->kind].id);
  if (deck->faction != NULL)
    g_string_append_printf (out, " faction=\"%s\"", deck->faction);
  if (deck->difficulty != SORTIE_DIFFICULTY_UNTOLD && layout == SORTIE_DECK_ON_LINES)
    g_string_append_printf (out, " difficulty=\"%s\"", sortie_difficulties[deck->difficulty]);
  g_string_append_printf (out, ">%s", end);
  put_text (out, "name", deck->name, begin, end);
  if (deck->theme != NULL && layout == SORTIE_DECK_ON_LINES)
    put_text (out, "theme", deck->theme, begin, end);
  for (guint i = 0; i < deck->n_lines; i++)
    put_line (out, catalogue, deck, &deck->lines[i], begin, end);
  g_string_append_printf (out, "</deck>%s", end);
  return g_string_free (out, FALSE);
}
