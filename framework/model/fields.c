/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* fields.c: the tables of fields: what each struct of a state contains, in canonical order. */
#include "model/fields.h"

/* The members of each struct, in the order of the canonical form.
 *
 *   F (struct, member, meaning)           a number
 *   L (struct, member, meaning)           a number that only links a thing into a list
 *   R (struct, member, meaning, counter)  an array, of which `counter` members are in use
 *   P (struct, member)                    padding, which is not part of the canonical form
 */
#define CARD_FIELDS(F, L, R, P)    \
  F (SortieCard, def, NUMBER)      \
  L (SortieCard, above, CARD)      \
  L (SortieCard, below, CARD)      \
  L (SortieCard, zone, ZONE)       \
  L (SortieCard, piece, PIECE)     \
  F (SortieCard, owner, SEAT)      \
  F (SortieCard, group, NUMBER)    \
  F (SortieCard, known, NUMBER)    \
  F (SortieCard, face_down, NUMBER) \
  F (SortieCard, flags, NUMBER)

#define ZONE_FIELDS(F, L, R, P)    \
  L (SortieZone, top, CARD)        \
  L (SortieZone, bottom, CARD)     \
  F (SortieZone, n, NUMBER)

#define PIECE_FIELDS(F, L, R, P)     \
  F (SortiePiece, place, PLACE)      \
  F (SortiePiece, next, PIECE)       \
  L (SortiePiece, card, CARD)        \
  F (SortiePiece, n_cards, NUMBER)   \
  F (SortiePiece, generation, NUMBER) \
  F (SortiePiece, controller, SEAT)  \
  P (SortiePiece, pad)               \
  F (SortiePiece, memory, NUMBER)

#define PLACE_FIELDS(F, L, R, P)     \
  F (SortiePlace, first, PIECE)      \
  F (SortiePlace, n, NUMBER)

#define EFFECT_FIELDS(F, L, R, P)      \
  F (SortieEffect, clause, NUMBER)     \
  F (SortieEffect, source_def, NUMBER) \
  F (SortieEffect, source, REF)        \
  F (SortieEffect, subject, REF)       \
  F (SortieEffect, amount, SIGNED)     \
  F (SortieEffect, locked, NUMBER)     \
  F (SortieEffect, seat, SEAT)         \
  F (SortieEffect, until, UNTIL)       \
  F (SortieEffect, turns, NUMBER)      \
  F (SortieEffect, turn_seat, SEAT)    \
  F (SortieEffect, side, NUMBER)

/* @OF: completes a row of an event, which is also part of a trigger. */
#define EVENT_MEMBERS(OF, F, P)    \
  OF (F, type, NUMBER)             \
  OF (F, seat, SEAT)               \
  OF (F, actor, SEAT)              \
  OF (F, cause, CAUSE)             \
  OF (F, flags, NUMBER)            \
  OF (P, pad)                      \
  OF (F, amount, SIGNED)           \
  OF (F, subject, REF)             \
  OF (F, other, REF)               \
  OF (F, source, REF)              \
  OF (F, place, REF)               \
  OF (F, card, REF)                \
  OF (F, subject_def, NUMBER)      \
  OF (F, source_def, NUMBER)

#define OF_EVENT(ROW, ...) ROW (SortieEvent, __VA_ARGS__)
#define EVENT_FIELDS(F, L, R, P) EVENT_MEMBERS (OF_EVENT, F, P)

#define OF_TRIGGER(ROW, ...) ROW (SortieTrigger, event.__VA_ARGS__)
#define TRIGGER_FIELDS(F, L, R, P)             \
  F (SortieTrigger, clause, NUMBER)            \
  F (SortieTrigger, source_def, NUMBER)        \
  F (SortieTrigger, source, REF)               \
  F (SortieTrigger, seat, SEAT)                \
  F (SortieTrigger, side, NUMBER)              \
  F (SortieTrigger, of, NUMBER)                \
  EVENT_MEMBERS (OF_TRIGGER, F, P)

#define LINK_FIELDS(F, L, R, P)           \
  F (SortieLink, kind, NUMBER)            \
  F (SortieLink, seat, SEAT)              \
  F (SortieLink, flags, NUMBER)           \
  F (SortieLink, n_targets, COUNT)        \
  F (SortieLink, clause, NUMBER)          \
  F (SortieLink, card, CARD)              \
  F (SortieLink, source, REF)             \
  F (SortieLink, source_def, NUMBER)      \
  F (SortieLink, answers, LINK)           \
  F (SortieLink, event, EVENT)            \
  F (SortieLink, side, NUMBER)            \
  P (SortieLink, pad)                     \
  R (SortieLink, target, REF, n_targets)  \
  R (SortieLink, target_slot, NUMBER, n_targets)

#define FRAME_FIELDS(F, L, R, P)       \
  F (SortieFrame, code, NUMBER)        \
  F (SortieFrame, step, NUMBER)        \
  F (SortieFrame, base, LOCAL)         \
  F (SortieFrame, top, LOCAL)          \
  F (SortieFrame, slots, NUMBER)       \
  F (SortieFrame, native, NUMBER)      \
  F (SortieFrame, seat, SEAT)          \
  F (SortieFrame, cause, CAUSE)        \
  F (SortieFrame, source, REF)         \
  F (SortieFrame, source_def, NUMBER)  \
  F (SortieFrame, event, EVENT)        \
  F (SortieFrame, n_events, NUMBER)    \
  F (SortieFrame, link, LINK)          \
  F (SortieFrame, done, SIGNED)        \
  F (SortieFrame, looked, NUMBER)      \
  F (SortieFrame, side, NUMBER)        \
  F (SortieFrame, secret, NUMBER)      \
  P (SortieFrame, pad)

#define HEAD_FIELDS(F, L, R, P)                \
  F (SortieState, rng.state, NUMBER)           \
  F (SortieState, rng.draws, NUMBER)           \
  F (SortieState, turn.number, NUMBER)         \
  F (SortieState, turn.table, NUMBER)          \
  F (SortieState, turn.phase, NUMBER)          \
  F (SortieState, turn.active, SEAT)           \
  F (SortieState, turn.extra, NUMBER)          \
  F (SortieState, turn.is_extra, NUMBER)       \
  F (SortieState, turn.joint, NUMBER)          \
  F (SortieState, turn.skip, NUMBER)           \
  F (SortieState, turn.silent, NUMBER)         \
  F (SortieState, turn.begun, NUMBER)          \
  F (SortieState, turn.ended, NUMBER)          \
  F (SortieState, turn.waits, NUMBER)          \
  P (SortieState, turn.pad)                    \
  F (SortieState, turn.phases, NUMBER)         \
  F (SortieState, decision.kind, NUMBER)       \
  F (SortieState, decision.seat, SEAT)         \
  F (SortieState, decision.asked_by, SEAT)     \
  F (SortieState, decision.whose, SEAT)        \
  F (SortieState, decision.min, NUMBER)        \
  F (SortieState, decision.max, NUMBER)        \
  F (SortieState, decision.list, LOCAL)        \
  F (SortieState, decision.n, NUMBER)          \
  F (SortieState, decision.about_def, NUMBER)  \
  F (SortieState, decision.put, NUMBER)        \
  F (SortieState, decision.spread, NUMBER)     \
  F (SortieState, decision.about, REF)         \
  F (SortieState, result.kind, RESULT)         \
  F (SortieState, result.winners, NUMBER)      \
  F (SortieState, result.reason, REASON)       \
  F (SortieState, tentative, NUMBER)           \
  F (SortieState, out, NUMBER)                 \
  F (SortieState, overflowed, NUMBER)          \
  F (SortieState, n_answers, COUNT)            \
  F (SortieState, steps, NUMBER)               \
  F (SortieState, moves, NUMBER)               \
  R (SortieState, answers, REF, n_answers)

/* The tables. */
#define SIZE_OF(type, member) sizeof (((type *) NULL)->member)
#define LENGTH_OF(type, member) (SIZE_OF (type, member) / sizeof (((type *) NULL)->member[0]))
#define FIELD(type, member, meaning_, link_)                                                  \
  { .name = #member, .offset = G_STRUCT_OFFSET (type, member), .width = SIZE_OF (type, member), \
    .length = 1, .meaning = MODEL_##meaning_, .is_link = link_ },
#define F(type, member, meaning_) FIELD (type, member, meaning_, FALSE)
#define L(type, member, meaning_) FIELD (type, member, meaning_, TRUE)
#define R(type, member, meaning_, counter_)                              \
  { .name = #member, .offset = G_STRUCT_OFFSET (type, member),           \
    .width = sizeof (((type *) NULL)->member[0]),                        \
    .length = LENGTH_OF (type, member), .meaning = MODEL_##meaning_,     \
    .counter = G_STRUCT_OFFSET (type, counter_) },
#define P(type, member)
#define NUMBERS(type, meaning_) \
  { { .name = "", .width = sizeof (type), .length = 1, .meaning = MODEL_##meaning_ } }

static const ModelField cards_fields[] = { CARD_FIELDS (F, L, R, P) };
static const ModelField zones_fields[] = { ZONE_FIELDS (F, L, R, P) };
static const ModelField pieces_fields[] = { PIECE_FIELDS (F, L, R, P) };
static const ModelField places_fields[] = { PLACE_FIELDS (F, L, R, P) };
static const ModelField vars_fields[] = NUMBERS (gint16, SIGNED);
static const ModelField marks_fields[] = NUMBERS (gint16, SIGNED);
static const ModelField effects_fields[] = { EFFECT_FIELDS (F, L, R, P) };
static const ModelField events_fields[] = { EVENT_FIELDS (F, L, R, P) };
static const ModelField triggers_fields[] = { TRIGGER_FIELDS (F, L, R, P) };
static const ModelField links_fields[] = { LINK_FIELDS (F, L, R, P) };
static const ModelField frames_fields[] = { FRAME_FIELDS (F, L, R, P) };
static const ModelField locals_fields[] = NUMBERS (gint32, SIGNED);
static const ModelField denied_fields[] = NUMBERS (guint16, NUMBER);

const ModelField model_head[] = { HEAD_FIELDS (F, L, R, P) };
const guint model_n_head = G_N_ELEMENTS (model_head);

#define IS_FULL(name) \
  (MODEL_##name == MODEL_zones || MODEL_##name == MODEL_places || MODEL_##name == MODEL_vars \
   || MODEL_##name == MODEL_marks || MODEL_##name == MODEL_denied)
#define X(name_, type)                                   \
  [MODEL_##name_] = {                                    \
    .name = #name_,                                      \
    .at = G_STRUCT_OFFSET (SortieState, at_##name_),     \
    .n = G_STRUCT_OFFSET (SortieState, n_##name_),       \
    .cap = G_STRUCT_OFFSET (SortieState, cap_##name_),   \
    .stride = sizeof (type),                             \
    .is_full = IS_FULL (name_),                          \
    .n_fields = G_N_ELEMENTS (name_##_fields),           \
    .fields = name_##_fields,                            \
  },
const ModelArray model_arrays[MODEL_N_ARRAYS] = { SORTIE_STATE_ARRAYS (X) };
#undef X

/* Checks that nothing is missing: the members in a table, including padding, add up to the size of the struct. */
#define ADD_F(type, member, meaning_) +SIZE_OF (type, member)
#define ADD_R(type, member, meaning_, counter_) +SIZE_OF (type, member)
#define ADD_P(type, member) +SIZE_OF (type, member)
#define COVERS(FIELDS, size) G_STATIC_ASSERT ((0 FIELDS (ADD_F, ADD_F, ADD_R, ADD_P)) == (size))

COVERS (CARD_FIELDS, sizeof (SortieCard));
COVERS (ZONE_FIELDS, sizeof (SortieZone));
COVERS (PIECE_FIELDS, sizeof (SortiePiece));
COVERS (PLACE_FIELDS, sizeof (SortiePlace));
COVERS (EFFECT_FIELDS, sizeof (SortieEffect));
COVERS (EVENT_FIELDS, sizeof (SortieEvent));
COVERS (TRIGGER_FIELDS, sizeof (SortieTrigger));
COVERS (LINK_FIELDS, sizeof (SortieLink));
COVERS (FRAME_FIELDS, sizeof (SortieFrame));
/* The head's scalars are between the size and the offsets of the arrays. */
COVERS (HEAD_FIELDS, G_STRUCT_OFFSET (SortieState, at_cards) - G_STRUCT_OFFSET (SortieState, rng));

/* Where the byte of value @i is in a number of @width bytes in memory. */
#define BYTE(i, width) (G_BYTE_ORDER == G_LITTLE_ENDIAN ? (i) : (width) - 1 - (i))

gint64
model_get (const ModelField *field, const guint8 *at)
{
  guint unused = 64 - 8 * field->width;
  guint64 value = 0;

  for (guint i = 0; i < field->width; i++)
    value |= (guint64) at[BYTE (i, field->width)] << 8 * i;
  return field->meaning == MODEL_SIGNED ? (gint64) (value << unused) >> unused : (gint64) value;
}

void
model_set (const ModelField *field, guint8 *at, guint64 value)
{
  for (guint i = 0; i < field->width; i++)
    at[BYTE (i, field->width)] = (guint8) (value >> 8 * i);
}

static gboolean
visit_record (const SortieState *s, ModelCell *cell, const ModelField *fields, guint n_fields,
              const guint8 *record, ModelVisit visit, gpointer data)
{
  for (cell->field = fields; cell->field < fields + n_fields; cell->field++)
    for (cell->i = 0; cell->i < model_used (cell->field, record); cell->i++)
      if (!visit (s, cell, data))
        return FALSE;
  return TRUE;
}

static gboolean
visit_array (const SortieState *s, const ModelArray *array, ModelVisit visit, gpointer data)
{
  ModelCell cell = { .array = array };
  if (!array->is_full && model_capacity (s, array) > 0 && !visit (s, &cell, data))
    return FALSE;
  for (cell.record = 0; cell.record < model_count (s, array); cell.record++)
    if (!visit_record (s, &cell, array->fields, array->n_fields,
                       model_record (s, array, cell.record), visit, data))
      return FALSE;
  return TRUE;
}

void
model_each_cell (const SortieState *s, ModelVisit visit, gpointer data)
{
  ModelCell head = { NULL };
  if (!visit_record (s, &head, model_head, model_n_head, (const guint8 *) s, visit, data))
    return;
  for (guint i = 0; i < MODEL_N_ARRAYS; i++)
    if (!visit_array (s, &model_arrays[i], visit, data))
      return;
}

guint8 *
model_cell_at (const SortieState *s, const ModelCell *cell)
{
  if (cell->field == NULL)
    return (guint8 *) s + cell->array->n;
  guint8 *record = cell->array != NULL ? model_record (s, cell->array, cell->record) : (guint8 *) s;
  return record + cell->field->offset + cell->i * cell->field->width;
}

gint64
model_cell_value (const SortieState *s, const ModelCell *cell)
{
  return cell->field != NULL ? model_get (cell->field, model_cell_at (s, cell))
                     : model_count (s, cell->array);
}

char *
model_cell_name (const ModelCell *cell)
{
  if (cell->field == NULL)
    return g_strdup_printf ("n_%s", cell->array->name);
  g_autofree char *row
    = cell->field->length > 1 ? g_strdup_printf ("[%u]", cell->i) : g_strdup ("");
  if (cell->array == NULL)
    return g_strdup_printf ("%s%s", cell->field->name, row);
  return g_strdup_printf ("%s[%u]%s%s%s", cell->array->name, cell->record,
                          *cell->field->name ? "." : "", cell->field->name, row);
}
