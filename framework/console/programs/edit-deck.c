/* SPDX-License-Identifier: GPL-3.0-or-later */
/* edit-deck.c: a deck that somebody edits: its cards, and where copies start. */
#include "console/programs/edit.h"

#include <string.h>

#include "language/front-end.h"

ConsoleEditDeck *
console_edit_deck_new (guint8 kind, const char *id, const char *name, const SortieDeck *from)
{
  ConsoleEditDeck *deck = g_new0 (ConsoleEditDeck, 1);

  deck->kind = kind;
  deck->id = g_strdup (id);
  deck->name = g_strdup (name);
  deck->faction = from != NULL ? from->faction : NULL;
  deck->lines = g_array_new (FALSE, FALSE, sizeof (ConsoleEditLine));
  deck->starts = g_array_new (FALSE, FALSE, sizeof (ConsoleEditStart));
  for (guint i = 0; from != NULL && i < from->n_lines; i++)
    console_edit_deck_add (deck, from->lines[i].def, from->lines[i].n, from);
  return deck;
}

ConsoleEditDeck *
console_edit_deck_copy (const ConsoleEditDeck *deck)
{
  ConsoleEditDeck *copy = console_edit_deck_new (deck->kind, deck->id, deck->name, NULL);

  copy->faction = deck->faction;
  copy->theme = g_strdup (deck->theme);
  copy->difficulty = deck->difficulty;
  g_array_append_vals (copy->lines, deck->lines->data, deck->lines->len);
  g_array_append_vals (copy->starts, deck->starts->data, deck->starts->len);
  for (guint i = 0; deck->comments != NULL && i < deck->comments->len; i++)
    {
      const ConsoleEditComment *comment = g_ptr_array_index (deck->comments, i);

      console_edit_add_comment (copy, comment->def, comment->text);
    }
  return copy;
}

void
console_edit_deck_free (gpointer data)
{
  ConsoleEditDeck *deck = data;

  if (deck == NULL)
    return;
  g_array_unref (deck->lines);
  g_array_unref (deck->starts);
  if (deck->comments != NULL)
    g_ptr_array_unref (deck->comments);
  g_free (deck->id);
  g_free (deck->name);
  g_free (deck->theme);
  g_free (deck);
}

/* (nullable) */
static ConsoleEditLine *
find_line (const ConsoleEditDeck *deck, guint16 def)
{
  for (guint i = 0; i < deck->lines->len; i++)
    if (g_array_index (deck->lines, ConsoleEditLine, i).def == def)
      return &g_array_index (deck->lines, ConsoleEditLine, i);
  return NULL;
}

guint
console_edit_deck_count (const ConsoleEditDeck *deck, guint16 def)
{
  const ConsoleEditLine *line = find_line (deck, def);

  return line != NULL ? line->n : 0;
}

/* ---- Where copies start ------------------------------------------------------------------ */

static guint
count_starts (const ConsoleEditDeck *deck, guint16 def)
{
  guint n = 0;

  for (guint i = 0; i < deck->starts->len; i++)
    n += g_array_index (deck->starts, ConsoleEditStart, i).def == def;
  return n;
}

static gboolean
is_taken (const ConsoleEditDeck *deck, SortieStart at)
{
  for (guint i = 0; i < deck->starts->len; i++)
    if (memcmp (&g_array_index (deck->starts, ConsoleEditStart, i).at, &at, sizeof at) == 0)
      return TRUE;
  return FALSE;
}

/* Puts copies of the card on the same starting spaces as in @model, until there are no more copies. */
static void
place_copies (ConsoleEditDeck *deck, const ConsoleEditLine *line, const SortieDeck *model)
{
  const SortieDeckLine *as = sortie_deck_line (model, line->def);

  for (guint i = 0; as != NULL && i < as->n_starts; i++)
    {
      ConsoleEditStart start = { line->def, model->starts[as->first_start + i] };

      if (count_starts (deck, line->def) < line->n && !is_taken (deck, start.at))
        g_array_append_val (deck->starts, start);
    }
}

/* Lifts the last ones while more start than the deck has copies. */
static void
lift_copies (ConsoleEditDeck *deck, guint16 def, guint n)
{
  for (guint i = deck->starts->len; i-- > 0 && count_starts (deck, def) > n;)
    if (g_array_index (deck->starts, ConsoleEditStart, i).def == def)
      g_array_remove_index (deck->starts, i);
}

gboolean
console_edit_deck_start (ConsoleEditDeck *deck, guint16 def, SortieStart at)
{
  ConsoleEditStart start = { def, at };

  if (count_starts (deck, def) >= console_edit_deck_count (deck, def))
    return FALSE;
  for (guint i = deck->starts->len; i-- > 0;)
    if (memcmp (&g_array_index (deck->starts, ConsoleEditStart, i).at, &at, sizeof at) == 0)
      g_array_remove_index (deck->starts, i);
  g_array_append_val (deck->starts, start);
  return TRUE;
}

void
console_edit_deck_lift (ConsoleEditDeck *deck, guint16 def)
{
  lift_copies (deck, def, 0);
}

void
console_edit_deck_put (ConsoleEditDeck *deck, guint16 def, guint16 zone)
{
  ConsoleEditLine *line = find_line (deck, def);

  if (line != NULL)
    line->zone = zone;
}

/* ---- Adding and removing ------------------------------------------------------------------ */

void
console_edit_deck_add (ConsoleEditDeck *deck, guint16 def, guint n, const SortieDeck *model)
{
  ConsoleEditLine *line = find_line (deck, def);

  if (line == NULL)
    {
      const SortieDeckLine *as = sortie_deck_line (model, def);
      ConsoleEditLine fresh = { def, 0, as != NULL ? as->zone : SORTIE_NO_INDEX };

      g_array_append_val (deck->lines, fresh);
      line = find_line (deck, def);
    }
  line->n = (guint16) MIN (line->n + n, CONSOLE_EDIT_MOST);
  place_copies (deck, line, model);
}

void
console_edit_deck_remove (ConsoleEditDeck *deck, guint16 def, guint n)
{
  ConsoleEditLine *line = find_line (deck, def);

  if (line == NULL)
    return;
  line->n -= (guint16) MIN (n, line->n);
  lift_copies (deck, def, line->n);
  if (line->n == 0)
    g_array_remove_index (deck->lines,
                          (guint) (line - (ConsoleEditLine *) (gpointer) deck->lines->data));
}

/* ---- The deck for the rules ----------------------------------------------------------------- */

static SortieDeckLine
make_line (const ConsoleEditDeck *deck, const ConsoleEditLine *line, GArray *starts)
{
  SortieDeckLine made = { .def = line->def, .n = line->n, .zone = line->zone,
                          .first_start = (guint16) starts->len };

  for (guint i = 0; i < deck->starts->len; i++)
    {
      const ConsoleEditStart *start = &g_array_index (deck->starts, ConsoleEditStart, i);

      if (start->def == line->def)
        g_array_append_val (starts, start->at);
    }
  made.n_starts = (guint16) (starts->len - made.first_start);
  return made;
}

SortieDeck *
console_edit_deck_make (const ConsoleEditDeck *deck)
{
  SortieDeck *made = g_new0 (SortieDeck, 1);
  GStringChunk *strings = g_string_chunk_new (64);
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (SortieDeckLine));
  GArray *starts = g_array_new (FALSE, FALSE, sizeof (SortieStart));

  for (guint i = 0; i < deck->lines->len; i++)
    {
      SortieDeckLine line
          = make_line (deck, &g_array_index (deck->lines, ConsoleEditLine, i), starts);

      g_array_append_val (lines, line);
      made->n_cards += line.n;
    }
  made->id = g_string_chunk_insert (strings, deck->id);
  made->name = g_string_chunk_insert (strings, deck->name);
  made->theme = deck->theme != NULL ? g_string_chunk_insert (strings, deck->theme) : NULL;
  made->faction = deck->faction;
  made->difficulty = deck->difficulty;
  made->provenance.confidence = "designed";
  made->kind = deck->kind;
  made->n_lines = (guint16) lines->len;
  made->lines = (SortieDeckLine *) (gpointer) g_array_free (lines, FALSE);
  made->starts = (SortieStart *) (gpointer) g_array_free (starts, FALSE);
  made->owned = strings;
  return made;
}
