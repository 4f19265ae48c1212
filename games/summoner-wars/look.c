/* SPDX-License-Identifier: GPL-3.0-or-later */
/* look.c: one walk over the pieces. */
#include "look.h"

#define EVERY_VALUE G_MAXUINT64

/* What a continuous effect may change: of what it grants nothing is worked out here. */
static guint64
values_of_effect (const SortieClause *clause)
{
  switch (clause->kind)
    {
    case SORTIE_CLAUSE_MODIFY:
      return (guint64) 1 << clause->key;
    case SORTIE_CLAUSE_GRANT:
    case SORTIE_CLAUSE_KEYWORD:
    case SORTIE_CLAUSE_BECOME:
      return EVERY_VALUE;
    default:
      return 0;
    }
}

/* What the framework has seen at a glance, when it remembers; else what can be said without looking at
 * the pieces, and the others are added one by one. */
static guint64
values_at_a_glance (const SortiePlay *p)
{
  const SortieEffect *effects = sortie_state_effects (p->s);
  const SortieGlance *glance = &p->s->glance;
  guint64 values = 0;

  if (glance->is_kept)
    return glance->masks.kinds >> SORTIE_CLAUSE_BECOME & 1 ? EVERY_VALUE : glance->masks.values;
  for (guint i = 0; i < p->s->n_effects; i++)
    values |= values_of_effect (sortie_clause (p, effects[i].clause));
  return values;
}

gboolean
sw_may_change (const SortiePlay *p, SwValue value)
{
  return !p->s->glance.is_kept || values_at_a_glance (p) >> value & 1;
}

static void
look_at_piece (SwLook *l, const SortieDef *def, guint8 space, SortieRef ref)
{
  if (def->printed[SW_VALUE_TYPE] == SW_VINE_WALL)
    l->vine[space] = ref;
  else
    l->card[space] = ref;
}

static void
note_values (SwLook *l, const SortieDef *def)
{
  l->changes |= def->masks.values;
  if (def->masks.kinds >> SORTIE_CLAUSE_BECOME & 1)
    l->changes = EVERY_VALUE;
}

static void
look_at_board (SwLook *l, const SortiePlay *p, SortieRef without)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  const SortieCard *cards = sortie_state_cards (p->s);

  for (guint16 slot = 0; slot < p->s->n_pieces; slot++)
    {
      const SortiePiece *piece = &pieces[slot];
      SortieRef ref
        = sortie_ref (SORTIE_REF_PIECE, slot) | (SortieRef) piece->generation << 16;

      if (piece->place == SORTIE_NO_INDEX)
        continue;
      note_values (l, sortie_def (p, cards[piece->card].def));
      if (ref != without)
        look_at_piece (l, sortie_def (p, cards[piece->card].def), piece->place - l->base, ref);
    }
}

void
sw_look (SwLook *l, const SortiePlay *p, SortieRef without)
{
  guint n = p->setup->width * p->setup->height;

  l->p = p;
  l->base = sw_space (p, 0, 0);
  l->width = p->setup->width;
  l->height = p->setup->height;
  l->wraps = p->setup->wraps != 0;
  l->changes = values_at_a_glance (p);
  memset (l->card, 0, n * sizeof *l->card);
  memset (l->vine, 0, n * sizeof *l->vine);
  look_at_board (l, p, without);
}

/* Of these it is the other side that acts. */
static gboolean
is_suffered (SwValue value)
{
  return value == SW_VALUE_TARGET || value == SW_VALUE_TO_WOUND || value == SW_VALUE_BLOCK;
}

gint
sw_look_value (const SwLook *l, SwValue value, SortieRef subject, SortieRef other)
{
  SortieQuery query = SORTIE_QUERY (subject);

  if (!sw_look_may_change (l, value))
    return sortie_value_base (l->p, value, subject);
  query.other = other;
  query.actor = sw_controller (l->p, is_suffered (value) ? other : subject);
  return sortie_query (l->p, value, &query);
}

guint8
sw_look_neighbour (const SwLook *l, guint8 space, guint direction)
{
  static const gint8 dx[SW_N_DIRECTIONS] = { 0, 1, 1, 1, 0, -1, -1, -1 };
  static const gint8 dy[SW_N_DIRECTIONS] = { 1, 1, 0, -1, -1, -1, 0, 1 };
  gint x = space % l->width + dx[direction], y = space / l->width + dy[direction];

  if (y < 0 || y >= l->height)
    return SW_NO_SPACE; /* SW-25.7: rows never meet */
  if (x < 0 || x >= l->width)
    {
      if (!l->wraps)
        return SW_NO_SPACE; /* SW-2.10 */
      x = (x + l->width) % l->width;
    }
  return y * l->width + x;
}
