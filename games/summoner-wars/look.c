/* SPDX-License-Identifier: GPL-3.0-or-later */
/* look.c: collects what is on the battlefield in one pass over the pieces. */
#include "look.h"

/* Sets the bit of a space in two words of bits. */
static inline void
mark_space (guint64 words[2], guint8 space)
{
  words[space >> 6] |= G_GUINT64_CONSTANT (1) << (space & 63);
}

void
sw_look (SwLook *l, const SortiePlay *p)
{
  const SortieDef *defs = sortie_catalogue (p)->defs;
  guint n = sortie_width (p) * sortie_height (p), n_pieces;
  const SortiePiece *pieces = sortie_piece_slots (p, &n_pieces);
  guint16 base = sw_space (p, 0, 0);
  guint64 standing[2] = { 0, 0 }, vines[2] = { 0, 0 };

  l->p = p;
  l->field = sw_field (p);
  l->base = base;
  l->changing = sortie_values_changing (p);
  memset (l->card, 0, n * sizeof *l->card);
  memset (l->vine, 0, n * sizeof *l->vine);
  for (guint16 slot = 0; slot < n_pieces; slot++)
    {
      const SortiePiece *piece = &pieces[slot];
      guint8 space = piece->place - base;
      gboolean is_vine;

      if (piece->place == SORTIE_NO_INDEX)
        continue;
      is_vine = defs[sortie_piece_card (p, piece)->def].printed[SW_VALUE_TYPE] == SW_VINE_WALL;
      (is_vine ? l->vine : l->card)[space]
        = sortie_ref (SORTIE_REF_PIECE, slot) | (SortieRef) piece->generation << 16;
      mark_space (is_vine ? vines : standing, space);
    }
  l->cards = (SwSpaces) { standing[0], standing[1] };
  l->vines = (SwSpaces) { vines[0], vines[1] };
}

/* Values that are asked of the card that suffers; the other side acts. */
static gboolean
is_suffered (SwValue value)
{
  return value == SW_VALUE_TARGET || value == SW_VALUE_TO_WOUND || value == SW_VALUE_BLOCK;
}

static inline SortieQuery
query_against (const SortiePlay *p, SwValue value, SortieRef subject, SortieRef other)
{
  SortieQuery query = SORTIE_QUERY (subject);

  query.other = other;
  query.actor = sw_controller (p, is_suffered (value) ? other : subject);
  return query;
}

gint
sw_value_changed_against (const SortiePlay *p, SwValue value, SortieRef subject, SortieRef other)
{
  SortieQuery query = query_against (p, value, subject, other);

  return sortie_value_worked_out (p, value, &query);
}

/* The last source after which the rule has this value, @allowed 0 or 1; nothing: there is none. */
static SortieSource
find_deciding (const SortiePlay *p, SwValue rule, SortieRef subject, SortieRef other, gint allowed)
{
  SortieQuery query = query_against (p, rule, subject, other);
  SortieSource sources[SORTIE_MAX_SOURCES];
  gint result;
  guint n = sortie_query_explain (p, rule, &query, sources, &result);

  for (guint i = n; i-- > 0;)
    if (sources[i].result == allowed && sources[i].source_def != 0)
      return sources[i];
  return (SortieSource) { 0 };
}

SortieSource
sw_permitter (const SortiePlay *p, SwValue rule, SortieRef subject, SortieRef other)
{
  return find_deciding (p, rule, subject, other, 1);
}

SortieSource
sw_changer (const SortiePlay *p, SwValue value, SortieRef subject, SortieRef other)
{
  SortieQuery query = query_against (p, value, subject, other);
  SortieSource sources[SORTIE_MAX_SOURCES];
  gint result;
  guint n = sortie_query_explain (p, value, &query, sources, &result);

  for (guint i = 0; i < n; i++)
    if (sources[i].clause != 0 && sources[i].result != sources[0].result)
      return sources[i];
  return (SortieSource) { 0 };
}

SortieRef
sw_forbidder (const SortiePlay *p, SwValue rule, SortieRef subject)
{
  SortieSource source = find_deciding (p, rule, subject, SORTIE_NOTHING, 0);

  if (source.source != SORTIE_NOTHING || source.source_def == 0)
    return source.source;
  return sortie_ref (SORTIE_REF_DEF, source.source_def);
}

gboolean
sw_check_permission (const SortiePlay *p, SwValue rule, SortieRef subject, SortieRef other,
                     SwReason reason, SortieRefusal *why)
{
  SortieSource source;

  if (sw_allows_against (p, rule, subject, other))
    return TRUE;
  if (why == NULL)
    return FALSE;
  source = find_deciding (p, rule, subject, other, 0);
  return sortie_refuse_by (why, p, SORTIE_GAME_REASON (reason), subject, &source);
}
