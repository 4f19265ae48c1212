/* SPDX-License-Identifier: GPL-3.0-or-later */
/* look.c: one walk over the pieces. */
#include "look.h"

static void
look_at_piece (SwLook *l, const SortieDef *def, guint8 space, SortieRef ref)
{
  if (def->printed[SW_VALUE_TYPE] == SW_VINE_WALL)
    {
      l->vine[space] = ref;
      l->vines |= sw_space_set (space);
    }
  else
    {
      l->card[space] = ref;
      l->cards |= sw_space_set (space);
    }
}

void
sw_look (SwLook *l, const SortiePlay *p)
{
  const SortiePiece *pieces = sortie_state_pieces (p->s);
  const SortieCard *cards = sortie_state_cards (p->s);
  guint n = p->setup->width * p->setup->height;

  l->p = p;
  l->field = sw_field (p->setup);
  l->base = sw_space (p, 0, 0);
  l->cards = l->vines = SW_NO_SPACES;
  memset (l->card, 0, n * sizeof *l->card);
  memset (l->vine, 0, n * sizeof *l->vine);
  for (guint16 slot = 0; slot < p->s->n_pieces; slot++)
    if (pieces[slot].place != SORTIE_NO_INDEX)
      look_at_piece (l, sortie_def (p, cards[pieces[slot].card].def), pieces[slot].place - l->base,
                     sortie_piece_ref (p, slot));
}

/* Of these it is the other side that acts. */
static gboolean
is_suffered (SwValue value)
{
  return value == SW_VALUE_TARGET || value == SW_VALUE_TO_WOUND || value == SW_VALUE_BLOCK;
}

static SortieQuery
query_against (const SortiePlay *p, SwValue value, SortieRef subject, SortieRef other)
{
  SortieQuery query = SORTIE_QUERY (subject);

  query.other = other;
  query.actor = sw_controller (p, is_suffered (value) ? other : subject);
  return query;
}

gint
sw_value_against (const SortiePlay *p, SwValue value, SortieRef subject, SortieRef other)
{
  SortieQuery query = query_against (p, value, subject, other);

  return sortie_query (p, value, &query);
}

SortieRef
sw_forbidder (const SortiePlay *p, SwValue rule, SortieRef subject)
{
  SortieQuery query = query_against (p, rule, subject, SORTIE_NOTHING);
  SortieSource sources[SORTIE_MAX_SOURCES];
  gint result;
  guint n = sortie_query_explain (p, rule, &query, sources, &result);

  for (guint i = n; i-- > 0;)
    if (sources[i].result == 0 && sources[i].source_def != 0)
      return sources[i].source != SORTIE_NOTHING
                 ? sources[i].source
                 : sortie_ref (SORTIE_REF_DEF, sources[i].source_def);
  return SORTIE_NOTHING;
}
