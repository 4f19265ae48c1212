/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* view-bytes.c: the canonical bytes of a view. They are like those of a state, but list cards in order of where they
 * are, first by zone and then by piece, and name each by its position in that list.
 */
#include "model/canon.h"
#include "model/internal.h"

static guint
position_in_pile (const SortieState *s, guint16 card)
{
  const SortieCard *cards = sortie_state_cards (s);
  guint position = 0;
  while ((card = cards[card].above) != SORTIE_NO_INDEX)
    position++;
  return position;
}

/* How many cards come before this one in the list. */
static guint32
listed_as (const SortieState *s, guint16 card)
{
  const SortieCard *c = &sortie_state_cards (s)[card];
  guint n_zones = c->zone == SORTIE_NO_INDEX ? s->n_zones : c->zone;
  guint n_pieces = c->zone != SORTIE_NO_INDEX    ? 0
                   : c->piece == SORTIE_NO_INDEX ? s->n_pieces
                                                 : c->piece;
  guint before = 0;
  for (guint zone = 0; zone < n_zones; zone++)
    before += sortie_state_zones (s)[zone].n;
  for (guint slot = 0; slot < n_pieces; slot++)
    before += sortie_state_pieces (s)[slot].n_cards;
  return before + position_in_pile (s, card);
}

static guint32
rename_card (gconstpointer data, ModelMeaning meaning, guint32 number)
{
  const SortieState *s = data;
  if (meaning == MODEL_CARD && number != SORTIE_NO_INDEX)
    return listed_as (s, (guint16) number);
  if (meaning == MODEL_REF && sortie_ref_kind (number) == SORTIE_REF_CARD)
    return sortie_ref_card ((guint16) listed_as (s, sortie_ref_index (number)));
  return number;
}

static void
put_pile (ModelSink *sink, const SortieState *s, const ModelArray *array, guint16 top, const ModelNames *names)
{
  for (guint16 card = top; card != SORTIE_NO_INDEX; card = sortie_state_cards (s)[card].below)
    model_put_record (sink, array->fields, array->n_fields, model_record (s, array, card), names);
}

/* Writes an array that has one record per card, in the order of the list. */
static void
put_by_card (ModelSink *sink, const SortieState *s, guint array, const ModelNames *names)
{
  model_put_count (sink, s->n_cards);
  for (guint zone = 0; zone < s->n_zones; zone++)
    put_pile (sink, s, &model_arrays[array], sortie_state_zones (s)[zone].top, names);
  for (guint slot = 0; slot < s->n_pieces; slot++)
    put_pile (sink, s, &model_arrays[array], sortie_state_pieces (s)[slot].card, names);
}

/* The candidates of the decision: the only locals in a view, all of them references. */
static void
put_locals (ModelSink *sink, const SortieState *s, const ModelNames *names)
{
  static const ModelField ref = { .name = "", .width = 4, .length = 1, .meaning = MODEL_REF };
  model_put_count (sink, s->n_locals);
  for (guint i = 0; i < s->n_locals; i++)
    model_put_record (sink, &ref, 1, (const guint8 *) &sortie_state_locals (s)[i], names);
}

gsize
sortie_view_write (const SortieView *view, guint8 *data, gsize capacity)
{
  const SortieState *s = view->play.s;
  const ModelNames names = { rename_card, s };
  ModelSink sink;

  model_sink_to_memory (&sink, data, capacity);
  model_put_record (&sink, model_head, model_n_head, (const guint8 *) s, &names);
  for (guint i = 0; i < MODEL_N_ARRAYS; i++)
    if (i == MODEL_cards)
      put_by_card (&sink, s, i, &names);
    else if (i == MODEL_locals)
      put_locals (&sink, s, &names);
    else if (i == MODEL_denied && model_is_told (s, i))
      put_by_card (&sink, s, i, NULL);
    else if (model_is_told (s, i))
      model_put_array (&sink, s, &model_arrays[i], &names);
  return model_sink_size (&sink);
}
