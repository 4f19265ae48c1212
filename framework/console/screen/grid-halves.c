/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid-halves.c: if the window is too narrow for two boards side by side, we draw one of them, and the reader can
 * turn to the other.
 *
 * The same half stays on the screen until something calls for the other one: only there can a piece act or be
 * chosen, or only there has something happened. A reader who has not seen the grid yet gets the half with most of
 * their pieces.
 */
#include "console/screen/drawing.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/view.h>

static const SortieSketchCell *
cell_of (const SortieSketchGrid *grid, guint i)
{
  return grid->cells->pdata[i];
}

guint
console_look_of_cell (const SortieSketchCell *cell)
{
  guint hash = cell->seat * 31 + (cell->titles != NULL ? g_str_hash (cell->titles[0]) : 0);

  for (guint i = 0; i < cell->facts->len; i++)
    hash = hash * 31 + g_str_hash (((const SortieSketchFact *) cell->facts->pdata[i])->words);
  return hash;
}

/* Per cell a hash of its looks; the lowest bit says whether it can act or be chosen. */
static GArray *
looks_of (const SortieSketchGrid *grid)
{
  GArray *looks = g_array_sized_new (FALSE, FALSE, sizeof (guint), grid->cells->len);

  for (guint i = 0; i < grid->cells->len; i++)
    {
      const guint look = console_look_of_cell (cell_of (grid, i)) << 1 | (cell_of (grid, i)->live ? 1 : 0);

      g_array_append_val (looks, look);
    }
  return looks;
}

static gboolean
are_equal (const GArray *a, const GArray *b)
{
  return a->len == b->len && memcmp (a->data, b->data, a->len * sizeof (guint)) == 0;
}

/* ---- The half ----------------------------------------------------------------------------- */

static guint
half_of (const SortieSketchGrid *grid, guint cell)
{
  return cell % grid->columns >= grid->seam ? 1 : 0;
}

/* The only half that has some of them; @otherwise, if both or neither have. */
static guint
only_half (const guint n[2], guint otherwise)
{
  return (n[0] > 0) == (n[1] > 0) ? otherwise : n[1] > 0 ? 1 : 0;
}

static guint
half_of_reader (const SortieSketchGrid *grid, guint8 reader)
{
  guint own[2] = { 0, 0 };

  for (guint i = 0; i < grid->cells->len; i++)
    own[half_of (grid, i)] += reader != SORTIE_NO_SEAT && cell_of (grid, i)->seat == reader;
  return own[1] > own[0] ? 1 : 0;
}

static guint
half_of_change (const SortieSketchGrid *grid, const GArray *before, const GArray *now, guint otherwise)
{
  guint changed[2] = { 0, 0 };

  for (guint i = 0; i < now->len; i++)
    changed[half_of (grid, i)] += g_array_index (before, guint, i) >> 1 != g_array_index (now, guint, i) >> 1;
  return only_half (changed, otherwise);
}

static guint
half_of_choice (const SortieSketchGrid *grid, guint otherwise)
{
  guint live[2] = { 0, 0 };

  for (guint i = 0; i < grid->cells->len; i++)
    live[half_of (grid, i)] += cell_of (grid, i)->live;
  return only_half (live, otherwise);
}

/* Whether this reader has seen a grid of this size before. */
static gboolean
is_grid_known (const ConsoleOut *out, const GArray *now, guint8 reader)
{
  return out->grid_looks != NULL && out->grid_looks->len == now->len && out->grid_reader == reader;
}

guint
console_grid_half (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader)
{
  g_autoptr (GArray) now = looks_of (grid);
  guint half;

  out->grid_halved = TRUE;
  if (is_grid_known (out, now, reader) && are_equal (out->grid_looks, now))
    return out->grid_half;
  half = is_grid_known (out, now, reader) ? half_of_change (grid, out->grid_looks, now, out->grid_half)
                                     : half_of_reader (grid, reader);
  out->grid_half = half_of_choice (grid, half);
  out->grid_reader = reader;
  g_clear_pointer (&out->grid_looks, g_array_unref);
  out->grid_looks = g_steal_pointer (&now);
  return out->grid_half;
}

void
console_grid_turn (ConsoleOut *out)
{
  if (out->grid_halved)
    out->grid_half = 1 - out->grid_half;
}

/* ---- What to say about the other half ---------------------------------------------------- */

/* The marks in the other half. */
static char *
signs_beyond (const ConsoleGridDrawing *d)
{
  gboolean live = FALSE, changed = FALSE;

  for (guint i = 0; i < d->grid->cells->len; i++)
    if (!console_grid_shows (d, i))
      {
        live = live || cell_of (d->grid, i)->live;
        changed = changed || console_is_changed (d->out, cell_of (d->grid, i));
      }
  return g_strconcat (live ? " " : "", live ? d->glyphs->live : "", changed ? " " : "",
                      changed ? d->glyphs->changed : "", NULL);
}

void
console_say_other_half (const ConsoleGridDrawing *d)
{
  const guint first = d->first == 0 ? d->grid->seam : 0;
  const guint last = d->first == 0 ? d->grid->columns - 1 : d->grid->seam - 1;
  g_autofree char *a = console_grid_column (d->grid, first), *b = console_grid_column (d->grid, last);
  g_autofree char *signs = signs_beyond (d);

  /* Translators: {command}: "show"; it turns to the half of a wide board that is not drawn now. */
  console_out_fill (d->out, _ ("“{command}”: columns {a} to {b}{signs}"), "command", _ ("show"), "a", a, "b", b,
                    "signs", signs, NULL);
}
