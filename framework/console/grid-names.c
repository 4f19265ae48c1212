/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid-names.c: what a grid says below it when its cells have no room for names.
 *
 *     ★ a2 d1
 *     Slinger b7 f8 · Blarf d2 +4 · Oldin d1
 *
 * Everything by its whole name, with its places and what its cell left out.
 */
#include "config.h"

#include "console/grid-names.h"

#include <string.h>

#include "base/text.h"

static const SortieSketchCell *
cell_of (const SortieSketchGrid *grid, guint i)
{
  return grid->cells->pdata[i];
}

static gboolean
is_called (const SortieSketchGrid *grid, guint i, const char *name)
{
  return cell_of (grid, i)->titles != NULL && strcmp (cell_of (grid, i)->titles[0], name) == 0;
}

/* "Slinger b7 f8": all that are called like this one. */
static void
add_all_called_so (GString *text, const SortieSketchGrid *grid, guint first, ConsoleCellRest *rest,
                   gconstpointer data)
{
  const char *name = cell_of (grid, first)->titles[0];

  g_string_append (text, name);
  for (guint i = first; i < grid->cells->len; i++)
    if (is_called (grid, i, name))
      {
        g_autofree char *left = rest (data, cell_of (grid, i));

        g_string_append_printf (text, " %s%s%s", cell_of (grid, i)->name,
                                *left != '\0' ? "\u00a0" : "", left);
      }
}

static gboolean
was_called_before (const SortieSketchGrid *grid, guint at)
{
  for (guint i = 0; i < at; i++)
    if (is_called (grid, i, cell_of (grid, at)->titles[0]))
      return TRUE;
  return FALSE;
}

void
console_say_grid_names (ConsoleOut *out, const SortieSketchGrid *grid, const char *dot,
                        ConsoleCellRest *rest, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < grid->cells->len; i++)
    if (cell_of (grid, i)->titles != NULL && !was_called_before (grid, i))
      {
        g_string_append (text, text->len > 0 ? dot : "");
        add_all_called_so (text, grid, i, rest, data);
      }
  console_out_hang (out, CONSOLE_PLAIN, 0, 0, text->str);
}

void
console_say_grid_live (ConsoleOut *out, const SortieSketchGrid *grid, const char *sign)
{
  g_autoptr (GString) text = g_string_new (sign);

  for (guint i = 0; i < grid->cells->len; i++)
    if (cell_of (grid, i)->live && cell_of (grid, i)->titles != NULL)
      g_string_append_printf (text, " %s", cell_of (grid, i)->name);
  if (strcmp (text->str, sign) != 0)
    console_out_hang (out, CONSOLE_PLAIN, 0, 2, text->str);
}
