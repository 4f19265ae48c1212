/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* chance.c: shuffles, dice and other random results. They all come from the generator in the state, and are told. */
#include "base/bytes.h"
#include "model/internal.h"
#include "base/internal.h"

/* Whether it sets one of the results from @first on. That counts as drawn. */
static gboolean
sets (gboolean (*set) (gpointer data, const SortiePlay *p, SortieChance *chance), SortiePlay *p, SortieChance *chance,
      guint first)
{
  if (set == NULL || !set (p->watch->fate.data, p, chance) || chance->result < first
      || chance->result - first >= chance->n)
    return FALSE;
  p->s->rng.draws++;
  return TRUE;
}

static guint
draw (SortiePlay *p, SortieChance *chance, guint first)
{
  if (p->watch == NULL || !sets (p->watch->fate.decide, p, chance, first))
    chance->result = first + sortie_rng_below (&p->s->rng, chance->n);
  return chance->result;
}

static gboolean
is_watched (const SortiePlay *p)
{
  return p->watch != NULL && p->watch->chance != NULL;
}

static void
tell (const SortiePlay *p, SortieChance chance)
{
  if (is_watched (p))
    p->watch->chance (p->watch->data, p, &chance);
}

/* The first of the @n results is @first. */
static guint
draw_and_tell (SortiePlay *p, SortieChanceKind kind, guint n, guint first)
{
  g_return_val_if_fail (n >= 1, first);
  SortieChance chance = { kind, n, 0, SORTIE_NO_INDEX, SORTIE_NO_INDEX };
  draw (p, &chance, first);
  tell (p, chance);
  return chance.result;
}

guint
sortie_chance_coin (SortiePlay *p, guint n)
{
  return draw_and_tell (p, SORTIE_CHANCE_COIN, n, 0);
}

guint
sortie_chance_die (SortiePlay *p, guint sides)
{
  return draw_and_tell (p, SORTIE_CHANCE_DICE, sides, 1);
}

guint16
sortie_zone_pick (SortiePlay *p, guint16 zone)
{
  guint n = sortie_zone_count (p, zone);
  if (n == 0)
    return SORTIE_NO_INDEX;
  SortieChance chance = { SORTIE_CHANCE_PICK, n, 0, zone, SORTIE_NO_INDEX };
  chance.card = sortie_zone_at (p, zone, draw (p, &chance, 0));
  tell (p, chance);
  return chance.card;
}

/* Exchanges what two cards are. Their numbers stay in place, so a number reveals nothing about its card. */
static void
exchange (SortieCard *a, SortieCard *b)
{
  MODEL_SWAP (a->def, b->def);
  MODEL_SWAP (a->owner, b->owner);
  MODEL_SWAP (a->group, b->group);
}

/* Fisher-Yates shuffle, from the last card down. Nobody can follow a card through it. */
static void
exchange_all (SortiePlay *p, guint16 zone)
{
  guint8 seers = model_seers (p->setup, zone);
  SortieCard *cards = sortie_state_cards (p->s);
  guint16 *order = g_newa (guint16, sortie_zone_count (p, zone) + 1);
  guint n = 0;
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    {
      cards[card].known = seers;
      model_card_clear_flags (p, card);
      order[n++] = card;
    }
  for (guint last = n; last > 1; last--)
    exchange (&cards[order[last - 1]], &cards[order[sortie_rng_below (&p->s->rng, last)]]);
}

/* Brings the cards to the top that a fate wants there. */
static void
arrange (SortiePlay *p, guint16 zone)
{
  SortieCard *cards = sortie_state_cards (p->s);
  SortieChance chance = { SORTIE_CHANCE_SHUFFLE, sortie_zone_count (p, zone), 0, zone, SORTIE_NO_INDEX };
  for (guint at = 0; chance.n > 0 && sets (p->watch->fate.arrange, p, &chance, 0); at++, chance.n--)
    exchange (&cards[sortie_zone_at (p, zone, at)], &cards[sortie_zone_at (p, zone, at + chance.result)]);
}

/* A checksum of the cards from top to bottom, as two bytes each. */
static guint32
check_number (const SortiePlay *p, guint16 zone)
{
  guint32 crc = 0;
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    {
      guint16 def = GUINT16_TO_LE (sortie_state_cards (p->s)[card].def);
      crc = sortie_crc32 (crc, &def, sizeof def);
    }
  return crc;
}

void
sortie_zone_shuffle (SortiePlay *p, guint16 zone)
{
  g_return_if_fail (zone < p->s->n_zones);
  sortie_told_stir (p);
  exchange_all (p, zone);
  if (p->watch != NULL)
    arrange (p, zone);
  if (is_watched (p))
    tell (p, (SortieChance){ SORTIE_CHANCE_SHUFFLE, sortie_zone_count (p, zone),
                             check_number (p, zone), zone, SORTIE_NO_INDEX });
}

void
sortie_zone_turn_over (SortiePlay *p, guint16 from, guint16 to, guint keep)
{
  while (sortie_zone_count (p, from) > keep)
    sortie_card_move (p, sortie_zone_bottom (p, from), to, SORTIE_TOP);
  sortie_zone_shuffle (p, to);
}
