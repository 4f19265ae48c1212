/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* state-check.c: the invariants of a state, and what to say when one is broken. Only authors of games read these
 * sentences. */
#include "model/fields.h"
#include "model/internal.h"

/* Checks that every number has an allowed value, as the tables say for its field. */

static guint
room_for_ref (const SortieState *s, SortieRefKind kind)
{
  switch (kind)
    {
    case SORTIE_REF_SEAT:
      return SORTIE_MAX_SEATS;
    case SORTIE_REF_CARD:
      return s->n_cards;
    case SORTIE_REF_PIECE:
      return s->n_pieces; /* a reference to a piece that has left is valid: its generation shows it */
    case SORTIE_REF_PLACE:
      return s->n_places;
    case SORTIE_REF_TRIGGER:
      return s->cap_triggers;
    case SORTIE_REF_LINK:
      return s->cap_links;
    case SORTIE_REF_EFFECT:
      return s->cap_effects;
    case SORTIE_REF_DEF:
    case SORTIE_REF_NUMBER:
    case SORTIE_REF_WORD:
      return G_MAXUINT16 + 1;
    case SORTIE_REF_NONE:
    case SORTIE_N_REF_KINDS:
      break;
    }
  return 0;
}

static gboolean
is_ref (const SortieState *s, SortieRef ref)
{
  SortieRefKind kind = sortie_ref_kind (ref);
  if (ref == SORTIE_NOTHING)
    return TRUE;
  if (kind != SORTIE_REF_PIECE && sortie_ref_generation (ref) != 0)
    return FALSE;
  return sortie_ref_index (ref) < room_for_ref (s, kind);
}

static gboolean
is_index (gint64 value, guint n)
{
  return value < n || value == SORTIE_NO_INDEX;
}

/* The length of the array that a counter counts. */
static guint
row_length (const ModelCell *cell)
{
  const ModelField *row = cell->field;
  while (row->counter != cell->field->offset)
    row++;
  return row->length;
}

static gboolean
is_allowed (const SortieState *s, const ModelCell *cell, gint64 value)
{
  switch ((ModelMeaning) cell->field->meaning)
    {
    case MODEL_NUMBER:
    case MODEL_SIGNED:
    case MODEL_REASON:
      return TRUE;
    case MODEL_COUNT:
      return value <= row_length (cell);
    case MODEL_SEAT:
      return value < SORTIE_MAX_SEATS || value == SORTIE_NO_SEAT;
    case MODEL_CAUSE:
      return value < SORTIE_N_CAUSES;
    case MODEL_UNTIL:
      return value < SORTIE_N_UNTILS;
    case MODEL_RESULT:
      return value <= SORTIE_RESULT_STOPPED;
    case MODEL_REF:
      return is_ref (s, (SortieRef) value);
    case MODEL_CARD:
      return is_index (value, s->n_cards);
    case MODEL_ZONE:
      return is_index (value, s->n_zones);
    case MODEL_PIECE:
      return is_index (value, s->n_pieces);
    case MODEL_PLACE:
      return is_index (value, s->n_places);
    case MODEL_EVENT:
      return is_index (value, s->n_events);
    case MODEL_LINK:
      return is_index (value, s->n_links);
    case MODEL_LOCAL:
      return value <= s->n_locals;
    }
  return FALSE;
}

static gboolean
check_cell (const SortieState *s, const ModelCell *cell, gpointer data)
{
  char **fault = data;
  gint64 value = model_cell_value (s, cell);
  if (cell->field == NULL || is_allowed (s, cell, value))
    return TRUE;
  g_autofree char *name = model_cell_name (cell);
  *fault = g_strdup_printf ("%s is %" G_GINT64_FORMAT ", and there is no such thing", name, value);
  return FALSE;
}

static char *
check_numbers (const SortieState *s)
{
  char *fault = NULL;
  model_each_cell (s, check_cell, &fault);
  return fault;
}

static char *
check_counts (const SortieState *s)
{
  for (const ModelArray *array = model_arrays; array < model_arrays + MODEL_N_ARRAYS; array++)
    {
      guint count = model_count (s, array);
      guint room = model_capacity (s, array);
      if (count > room || (array->is_full && count != room))
        return g_strdup_printf ("there are %u %s where there is room for %u", count, array->name,
                                room);
    }
  return NULL;
}

/* ---- Cards: each in exactly one list, and the lists linked both ways ------------------ */

/* A zone or the pile of a piece. */
typedef struct
{
  const char *what;
  guint16 index;
  guint16 top, n;
  guint16 zone, piece; /* what its cards must name as their list */
} List;

static char *
check_list_card (const SortieState *s, const List *list, guint16 card, guint16 above)
{
  const SortieCard *c = &sortie_state_cards (s)[card];
  if (c->above != above)
    return g_strdup_printf ("%s %u is not linked both ways at card %u", list->what, list->index,
                            card);
  if (c->zone != list->zone || c->piece != list->piece)
    return g_strdup_printf ("card %u lies in %s %u and says it lies elsewhere", card, list->what,
                            list->index);
  if (c->face_down && (list->piece == SORTIE_NO_INDEX || above == SORTIE_NO_INDEX))
    return g_strdup_printf ("card %u lies face down, and not under a piece", card);
  return NULL;
}

static char *
check_list (const SortieState *s, const List *list, guint16 *ret_bottom)
{
  guint n = 0;
  *ret_bottom = SORTIE_NO_INDEX;
  for (guint16 card = list->top; card != SORTIE_NO_INDEX; card = sortie_state_cards (s)[card].below)
    {
      char *fault = check_list_card (s, list, card, *ret_bottom);
      if (fault != NULL)
        return fault;
      if (++n > list->n)
        break;
      *ret_bottom = card;
    }
  if (n != list->n)
    return g_strdup_printf ("%s %u says that it holds %u cards and holds %s", list->what,
                            list->index, list->n, n > list->n ? "more" : "fewer");
  return NULL;
}

static char *
check_zone (const SortieState *s, guint16 i)
{
  const SortieZone *zone = &sortie_state_zones (s)[i];
  List list = { "zone", i, zone->top, zone->n, .zone = i, .piece = SORTIE_NO_INDEX };
  guint16 bottom;
  char *fault = check_list (s, &list, &bottom);
  if (fault == NULL && bottom != zone->bottom)
    fault = g_strdup_printf ("the bottom of zone %u is card %u, not %u", i, bottom, zone->bottom);
  return fault;
}

static char *
check_zones (const SortieState *s)
{
  char *fault = NULL;
  for (guint16 zone = 0; zone < s->n_zones && fault == NULL; zone++)
    fault = check_zone (s, zone);
  return fault;
}

/* Each card names one list, and each list holds only cards that name it. So if the sums are equal, no card is missing
 * from its list. */
static char *
check_cards (const SortieState *s)
{
  guint listed = 0, placed = 0;
  for (guint i = 0; i < s->n_zones; i++)
    listed += sortie_state_zones (s)[i].n;
  for (guint i = 0; i < s->n_pieces; i++)
    listed += sortie_state_pieces (s)[i].n_cards;
  for (guint i = 0; i < s->n_cards; i++)
    {
      const SortieCard *card = &sortie_state_cards (s)[i];
      gboolean somewhere = card->zone != SORTIE_NO_INDEX || card->piece != SORTIE_NO_INDEX;
      /* allowed only in a view, where even the size of a pile may be hidden */
      gboolean not_shown = !somewhere && card->def == 0;
      if (!somewhere && !not_shown)
        return g_strdup_printf ("card %u lies nowhere", i);
      placed += somewhere;
    }
  if (listed != placed)
    return g_strdup_printf ("%u cards lie in lists, and %u cards say so", listed, placed);
  return NULL;
}

/* ---- Pieces and places ---------------------------------------------------------------- */

static gboolean
is_clean (const SortiePiece *piece)
{
  return piece->next == SORTIE_NO_INDEX && piece->card == SORTIE_NO_INDEX && piece->n_cards == 0
         && piece->controller == SORTIE_NO_SEAT && piece->memory == 0;
}

static gboolean
has_marks (const SortieState *s, guint slot)
{
  guint n_marks = s->cap_pieces ? s->n_marks / s->cap_pieces : 0;
  for (guint mark = 0; mark < n_marks; mark++)
    if (sortie_state_marks (s)[slot * n_marks + mark] != 0)
      return TRUE;
  return FALSE;
}

static char *
check_free_slot (const SortieState *s, guint slot)
{
  if (slot < s->n_pieces && !is_clean (&sortie_state_pieces (s)[slot]))
    return g_strdup_printf ("piece %u has left the table and something of it is still there", slot);
  if (has_marks (s, slot))
    return g_strdup_printf ("there is no piece %u, but its marks are there", slot);
  return NULL;
}

static char *
check_piece (const SortieState *s, guint16 slot)
{
  const SortiePiece *piece = &sortie_state_pieces (s)[slot];
  List pile = { "piece", slot, piece->card, piece->n_cards, SORTIE_NO_INDEX, .piece = slot };
  guint16 bottom;
  if (piece->n_cards == 0)
    return g_strdup_printf ("piece %u stands on the table without a card", slot);
  if (piece->generation > 0xfff)
    return g_strdup_printf ("the generation of piece %u does not fit a reference", slot);
  return check_list (s, &pile, &bottom);
}

static char *
check_pieces (const SortieState *s)
{
  char *fault = NULL;
  for (guint16 slot = 0; slot < s->cap_pieces && fault == NULL; slot++)
    if (slot < s->n_pieces && sortie_state_pieces (s)[slot].place != SORTIE_NO_INDEX)
      fault = check_piece (s, slot);
    else
      fault = check_free_slot (s, slot);
  return fault;
}

static char *
check_place (const SortieState *s, guint16 i)
{
  const SortiePlace *place = &sortie_state_places (s)[i];
  guint n = 0;
  for (guint16 slot = place->first; slot != SORTIE_NO_INDEX && n <= place->n; n++)
    {
      const SortiePiece *piece = &sortie_state_pieces (s)[slot];
      if (piece->place != i)
        return g_strdup_printf ("piece %u stands on place %u and says it stands elsewhere", slot,
                                i);
      slot = piece->next;
    }
  if (n != place->n)
    return g_strdup_printf ("place %u says that %u pieces stand there", i, place->n);
  return NULL;
}

static char *
check_places (const SortieState *s)
{
  char *fault = NULL;
  guint listed = 0, standing = 0;
  for (guint16 i = 0; i < s->n_places && fault == NULL; i++)
    {
      listed += sortie_state_places (s)[i].n;
      fault = check_place (s, i);
    }
  for (guint slot = 0; slot < s->n_pieces; slot++)
    standing += sortie_state_pieces (s)[slot].place != SORTIE_NO_INDEX;
  if (fault == NULL && listed != standing)
    fault = g_strdup_printf ("%u pieces stand on places, and %u pieces say so", listed, standing);
  return fault;
}

/* ---- The program stack and the pending decision --------------------------------------- */

static char *
check_frames (const SortieState *s)
{
  for (guint i = 0; i < s->n_frames; i++)
    {
      const SortieFrame *frame = &sortie_state_frames (s)[i];
      if (frame->base > frame->top || frame->slots > frame->top - frame->base)
        return g_strdup_printf ("frame %u has no room for its %u slots", i, frame->slots);
      if (frame->n_events > s->n_events)
        return g_strdup_printf ("frame %u has more events than there are", i);
    }
  return NULL;
}

static char *
check_decision (const SortieState *s)
{
  const SortieDecision *decision = &s->decision;
  if (decision->kind == 0)
    return NULL;
  if (decision->list + decision->n > s->n_locals)
    return g_strdup ("some candidates of the decision are not in use");
  for (guint i = 0; i < decision->n; i++)
    if (!is_ref (s, (SortieRef) sortie_state_locals (s)[decision->list + i]))
      return g_strdup_printf ("candidate %u of the decision does not exist", i);
  if (decision->seat >= SORTIE_MAX_SEATS)
    return g_strdup ("nobody decides the decision");
  return NULL;
}

char *
sortie_state_check (const SortieState *s)
{
  /* each check may rely on those before it */
  static char *(*const checks[]) (const SortieState *) = {
    check_counts, check_numbers, check_zones,  check_pieces,
    check_cards,  check_places,  check_frames, check_decision,
  };
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      char *fault = checks[i](s);
      if (fault != NULL)
        return fault;
    }
  return NULL;
}
