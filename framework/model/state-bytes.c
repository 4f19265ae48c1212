/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* state-bytes.c: writing and reading the canonical form: the head's fields, then each array as its count and its
 * records, all in the order of the tables in fields.c.
 */
#include <sortie/base.h>
#include "model/internal.h"
#include "base/i18n.h"
#include "model/canon.h"

static void
put_state (ModelSink *sink, const SortieState *s)
{
  model_put_record (sink, model_head, model_n_head, (const guint8 *) s, NULL);
  for (guint i = 0; i < MODEL_N_ARRAYS; i++)
    if (model_is_told (s, i))
      model_put_array (sink, s, &model_arrays[i], NULL);
}

gsize
sortie_state_write (const SortieState *s, guint8 *data, gsize capacity)
{
  ModelSink sink;
  model_sink_to_memory (&sink, data, capacity);
  put_state (&sink, s);
  return model_sink_size (&sink);
}

guint64
sortie_state_hash (const SortieState *s)
{
  ModelSink sink;
  model_sink_to_hash (&sink);
  put_state (&sink, s);
  return model_sink_hash (&sink);
}

guint64
sortie_state_table_hash (const SortieState *s)
{
  static const guint table[] = { MODEL_cards, MODEL_zones, MODEL_pieces, MODEL_places, MODEL_vars,
                                 MODEL_marks, MODEL_effects, MODEL_links, MODEL_denied };
  ModelSink sink;

  model_sink_to_hash (&sink);
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (model_is_told (s, table[i]))
      model_put_array (&sink, s, &model_arrays[table[i]], NULL);
  return model_sink_hash (&sink);
}

/* A counter comes before its array, so the array's length is known in time. */
static void
get_record (SortieReader *reader, const ModelField *fields, guint n_fields, guint8 *record)
{
  for (const ModelField *field = fields; field < fields + n_fields; field++)
    {
      guint8 *to = record + field->offset;
      for (guint i = 0; i < model_used (field, record); i++, to += field->width)
        model_set (field, to, sortie_reader_get (reader, field->width));
    }
}

static gboolean
get_array (SortieReader *reader, SortieState *s, const ModelArray *array, GError **error)
{
  guint count = sortie_reader_get (reader, 2);
  guint room = model_capacity (s, array);
  if (!reader->ok)
    return TRUE; /* reported once, at the end */
  if (count > room || (array->is_full && count != room))
    return sortie_set_error (error, SORTIE_ERROR_DAMAGED,
                             _ ("the position does not fit this match: %u %s where there is room for %u"),
                             count, array->name, room);
  *(guint16 *) ((guint8 *) s + array->n) = (guint16) count;
  for (guint i = 0; i < count && reader->ok; i++)
    get_record (reader, array->fields, array->n_fields, model_record (s, array, i));
  return TRUE;
}

static gboolean
get_state (SortieReader *reader, SortieState *s, GError **error)
{
  get_record (reader, model_head, model_n_head, (guint8 *) s);
  for (guint i = 0; i < MODEL_N_ARRAYS; i++)
    if (model_is_told (s, i) && !get_array (reader, s, &model_arrays[i], error))
      return FALSE;
  if (sortie_reader_at_end (reader))
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_DAMAGED, "%s",
                           reader->ok ? _ ("there is something after the end of the position")
                               : _ ("the position ends too early"));
}

static SortieState *
empty_state_like (const SortieState *s)
{
  SortieBounds bounds;
#define X(name, type) bounds.name = s->cap_##name;
  SORTIE_STATE_ARRAYS (X)
#undef X
  return sortie_state_new (&bounds);
}

gboolean
sortie_state_read (SortieState *s, const guint8 *data, gsize size, GError **error)
{
  g_autofree SortieState *fresh = empty_state_like (s);
  SortieReader reader;
  sortie_reader_init (&reader, data, size);
  if (!get_state (&reader, fresh, error))
    return FALSE;

  g_autofree char *fault = sortie_state_check (fresh);
  if (fault != NULL)
    return sortie_set_error (error, SORTIE_ERROR_DAMAGED, _ ("the position contradicts itself: %s"), fault);
  sortie_state_copy (s, fresh);
  return TRUE;
}
