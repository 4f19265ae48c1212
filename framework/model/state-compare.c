/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* state-compare.c: finding the first difference between two states, and what tests need to know about fields. */
#include "model/fields.h"
#include "model/internal.h"

typedef struct
{
  const SortieState *other;
  char *difference;
} Comparison;

/* Before the first difference all counts are equal, so the same cell exists in both states. */
static gboolean
compare_cell (const SortieState *s, const ModelCell *cell, gpointer data)
{
  Comparison *comparison = data;
  gint64 mine = model_cell_value (s, cell);
  gint64 theirs = model_cell_value (comparison->other, cell);
  if (mine == theirs)
    return TRUE;
  g_autofree char *name = model_cell_name (cell);
  comparison->difference =
      g_strdup_printf ("%s: %" G_GINT64_FORMAT ", %" G_GINT64_FORMAT, name, mine, theirs);
  return FALSE;
}

/* Compares the counts that are not cells, because they never change in a match. */
static char *
compare_shapes (const SortieState *a, const SortieState *b)
{
  for (const ModelArray *array = model_arrays; array < model_arrays + MODEL_N_ARRAYS; array++)
    {
      guint mine = model_count (a, array);
      guint theirs = model_count (b, array);
      if (mine != theirs && (array->is_full || model_capacity (a, array) == 0))
        return g_strdup_printf ("n_%s: %u, %u", array->name, mine, theirs);
    }
  return NULL;
}

char *
sortie_state_compare (const SortieState *a, const SortieState *b)
{
  char *shapes = compare_shapes (a, b);
  if (shapes != NULL)
    return shapes;
  Comparison comparison = { .other = b };
  model_each_cell (a, compare_cell, &comparison);
  return comparison.difference;
}

static gboolean
count_cell (const SortieState *s, const ModelCell *cell, gpointer data)
{
  (void) s;
  *(guint *) data += model_is_hashed (cell->field);
  return TRUE;
}

guint
sortie_state_n_fields (const SortieState *s)
{
  guint n = 0;
  model_each_cell (s, count_cell, &n);
  return n;
}

/* Decreases a count by one, or increases it from zero: there is room for one, or it would not be a cell. */
static gboolean
flip_cell (const SortieState *s, const ModelCell *cell, gpointer data)
{
  guint *to_go = data;
  if (!model_is_hashed (cell->field) || (*to_go)-- > 0)
    return TRUE;
  guint8 *at = model_cell_at (s, cell);
  gint64 value = model_cell_value (s, cell);
  if (cell->field == NULL)
    *(guint16 *) at = (guint16) (value > 0 ? value - 1 : 1);
  else if (cell->field->meaning == MODEL_COUNT)
    *at = (guint8) (value > 0 ? value - 1 : 1);
  else
    model_set (cell->field, at, (guint64) value ^ 1);
  return FALSE;
}

void
sortie_state_flip_field (SortieState *s, guint field)
{
  model_each_cell (s, flip_cell, &field);
}
