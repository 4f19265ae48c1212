/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sketch-grid.c: fills the grid of a sketch from a view. */
#include <sortie/base.h>
#include "base/text.h"
#include "module/internal.h"
#include "speech/internal.h"

#include "base/i18n.h"

static void
fact_free (gpointer data)
{
  SortieSketchFact *fact = data;

  g_free (fact->brief);
  g_free (fact->ascii);
  g_free (fact->words);
  g_free (fact);
}

static void
cell_free (gpointer data)
{
  SortieSketchCell *cell = data;

  g_free (cell->name);
  g_strfreev (cell->titles);
  g_free (cell->role);
  g_free (cell->whose);
  g_ptr_array_unref (cell->facts);
  g_free (cell);
}

void
sortie_sketch_grid_free (SortieSketchGrid *grid)
{
  if (grid == NULL)
    return;
  g_free (grid->key);
  g_free (grid->ascii_key);
  g_free (grid->whole_key);
  g_free (grid->whole_ascii_key);
  g_ptr_array_unref (grid->cells);
  g_array_unref (grid->able);
  g_clear_pointer (&grid->words, g_hash_table_unref);
  g_free (grid);
}

GArray *
sortie_sketch_able (SortieSketch *sketch, const SortieView *view)
{
  if (sketch->able != NULL)
    return sketch->able;
  sketch->able = g_array_new (FALSE, FALSE, sizeof (SortieRef));
  for (guint i = 0; i < sketch->moves->len; i++)
    {
      const SortieMove *move = &g_array_index (sketch->moves, SortieMove, i);

      if (move->n > 0 && sortie_move_warning (&view->play, view->seat, move) == NULL)
        g_array_append_val (sketch->able, move->arg[0]);
    }
  return sketch->able;
}

gboolean
sortie_sketch_is_able (const GArray *able, SortieRef ref)
{
  for (guint i = 0; i < able->len; i++)
    if (g_array_index (able, SortieRef, i) == ref)
      return TRUE;
  return FALSE;
}

SortieSketchGrid *
sortie_sketch_grid (SortieSketch *sketch, const SortieView *view, guint columns)
{
  SortieSketchItem *item = g_new0 (SortieSketchItem, 1);

  item->kind = SORTIE_SKETCH_GRID;
  item->seat = SORTIE_NO_SEAT;
  item->label = g_strdup ("");
  item->grid = g_new0 (SortieSketchGrid, 1);
  *item->grid = (SortieSketchGrid){ .columns = columns,
                                    .cells = g_ptr_array_new_with_free_func (cell_free),
                                    .able = g_array_ref (sortie_sketch_able (sketch, view)) };
  g_ptr_array_add (sketch->items, item);
  return item->grid;
}

/* ---- Shortening names ------------------------------------------------------------- */

/* How often each word appears in the names of cards: the more names share a word, the less it distinguishes them. */
static GHashTable *
count_name_words (const SortieCatalogue *catalogue)
{
  GHashTable *counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 1; i < catalogue->n_defs; i++)
    {
      g_autofree char *name = sortie_words_fold (sortie_def_name (catalogue, (guint16) i));
      g_auto (GStrv) words = g_strsplit (name, " ", -1);

      for (char **word = words; *word != NULL; word++)
        {
          gsize n = GPOINTER_TO_SIZE (g_hash_table_lookup (counts, *word));

          g_hash_table_replace (counts, g_strdup (*word), GSIZE_TO_POINTER (n + 1));
        }
    }
  return counts;
}

static gsize
count_of (GHashTable *counts, const char *word)
{
  g_autofree char *folded = sortie_words_fold (word);

  return GPOINTER_TO_SIZE (g_hash_table_lookup (counts, folded));
}

/* The first of equally common words: the last word is usually the noun. */
static guint
idlest (GHashTable *counts, GPtrArray *words)
{
  guint best = 0;
  gsize most = 0;

  for (guint i = 0; i < words->len; i++)
    {
      gsize n = count_of (counts, words->pdata[i]);

      if (n > most)
        {
          best = i;
          most = n;
        }
    }
  return best;
}

/* "Guard of the Gate", "Guard of Gate", "Guard Gate", "Gate". */
static char **
titles_of (SortieSketchGrid *grid, const SortieCatalogue *catalogue, const char *name)
{
  g_auto (GStrv) split = g_strsplit (name, " ", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  GPtrArray *titles = g_ptr_array_new ();

  for (guint i = 0; split[i] != NULL; i++)
    g_ptr_array_add (words, split[i]);
  g_ptr_array_add (titles, g_strdup (name));
  if (words->len > 1 && grid->words == NULL)
    grid->words = count_name_words (catalogue);
  while (words->len > 1)
    {
      g_ptr_array_remove_index (words, idlest (grid->words, words));
      g_ptr_array_add (titles, sortie_texts_join (words, " "));
    }
  return sortie_texts_end (titles);
}

/* ---- Cells --------------------------------------------------------------------------- */

guint
sortie_sketch_pieces (const SortiePlay *p, SortieRef first)
{
  guint pieces = 0;

  for (SortieRef piece = first; piece != SORTIE_NOTHING; piece = sortie_piece_next_on_place (p, piece))
    pieces = pieces * 31 + (guint) piece;
  return pieces;
}

static void
fill_cell (SortieSketchGrid *grid, SortieSketchCell *cell, const SortieView *view, SortieRef piece)
{
  const SortiePlay *p = &view->play;
  char name[SORTIE_MOVE_TEXT];

  cell->titles =
      titles_of (grid, p->setup->catalogue, sortie_ref_name (p, view->seat, piece, name));
  cell->seat = sortie_piece_controller (p, piece);
  cell->pieces = sortie_sketch_pieces (p, piece);
  if (cell->seat != SORTIE_NO_SEAT)
    cell->whose = g_strdup (sortie_seat_name (p->setup, cell->seat));
}

SortieSketchCell *
sortie_sketch_cell (SortieSketchGrid *grid, const SortieView *view, guint16 place,
                    SortieRef piece)
{
  SortieSketchCell *cell = g_new0 (SortieSketchCell, 1);
  char name[SORTIE_MOVE_TEXT];

  cell->seat = SORTIE_NO_SEAT;
  cell->facts = g_ptr_array_new_with_free_func (fact_free);
  cell->name = g_strdup (sortie_ref_name (&view->play, view->seat, sortie_ref_place (place), name));
  cell->live = sortie_sketch_is_able (grid->able, piece != SORTIE_NOTHING ? piece : sortie_ref_place (place));
  if (piece != SORTIE_NOTHING)
    fill_cell (grid, cell, view, piece);
  g_ptr_array_add (grid->cells, cell);
  return cell;
}

SortieSketchFact *
sortie_sketch_fact (SortieSketchCell *cell, const char *brief, const char *ascii,
                    const char *words)
{
  SortieSketchFact *fact = g_new0 (SortieSketchFact, 1);

  fact->brief = g_strdup (brief);
  fact->ascii = g_strdup (ascii);
  fact->words = g_strdup (words);
  fact->seat = SORTIE_NO_SEAT;
  g_ptr_array_add (cell->facts, fact);
  return fact;
}

static void
say_owner (SortieSketchCell *cell, const SortieView *view, guint8 owner)
{
  const char *name = sortie_seat_name (view->play.setup, owner);
  /* Translators: of a piece that somebody else holds now. */
  g_autofree char *words =
      sortie_sentence (_ ("owned by {seat}"), "seat", name, NULL);

  sortie_sketch_fact (cell, NULL, NULL, words);
}

/* how many of the cards under a piece are named at most */
#define MOST_NAMED 4

/* " (Imp, Ghoul)": the cards under the top one, if the reader sees all of them and they are few. (transfer full) */
static char *
names_under (const SortieView *view, SortieRef piece, guint n)
{
  const SortiePlay *p = &view->play;
  SortieRef under[MOST_NAMED];
  guint16 card = sortie_piece (p, piece)->card;
  g_autofree char *names = NULL;

  if (n == 0 || n > MOST_NAMED)
    return g_strdup ("");
  for (guint i = 0; i < n; i++)
    {
      card = sortie_card (p, card)->below;
      if (sortie_card (p, card)->def == 0)
        return g_strdup ("");
      under[i] = sortie_ref_card (card);
    }
  names = sortie_ref_names (p, view->seat, under, n);
  return g_strdup_printf (" (%s)", names);
}

void
sortie_sketch_holdings (SortieSketchCell *cell, const SortieView *view, SortieRef piece)
{
  guint under = sortie_piece (&view->play, piece)->n_cards - 1u;
  guint8 owner = sortie_piece_owner (&view->play, piece);
  g_autofree char *brief = g_strdup_printf ("+%u", under);
  g_autofree char *count = g_strdup_printf (ngettext_ ("%u card under it", "%u cards under it", under), under);
  g_autofree char *names = names_under (view, piece, under);
  g_autofree char *words = g_strconcat (count, names, NULL);

  if (under > 0)
    {
      SortieSketchFact *fact = sortie_sketch_fact (cell, brief, NULL, words);

      fact->in_words = TRUE;
      fact->told = *names != '\0';
    }
  if (owner != SORTIE_NO_SEAT && owner != cell->seat)
    say_owner (cell, view, owner);
}
