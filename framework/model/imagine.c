/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* imagine.c: a random world that looks the same as the true one to one seat. */
#include "model/internal.h"
#include "base/internal.h"

typedef struct
{
  const SortiePlay *p; /* the imagined world */
  guint8 seat;
  SortieRng *rng;
  guint16 *cards; /* the cards to deal again */
  guint32 *ranks; /* scratch space for sorting them */
  guint n;
} Dealing;

/* Exchanges what two cards are and who knows it. */
static void
swap_known (SortieCard *a, SortieCard *b)
{
  MODEL_SWAP (a->def, b->def);
  MODEL_SWAP (a->known, b->known);
}

/* Exchanges only what the cards are: whoever has seen the card in this position has now seen the imagined face. */
static void
swap_faces (SortieCard *a, SortieCard *b)
{
  MODEL_SWAP (a->def, b->def);
}

/* How two cards that are dealt again change places. */
typedef void (*Swap) (SortieCard *a, SortieCard *b);

/* The sort key of a card to be dealt again: what the seat knows of it, or its face if faces are dealt. */
static guint32
rank_of (const Dealing *d, guint16 card, gboolean by_face)
{
  const SortieCard *c = &sortie_state_cards (d->p->s)[card];

  if (by_face)
    return c->def;
  return (guint32) (sortie_card_is_hidden (d->p, card, d->seat) ? 0 : c->def) << 8 | c->known;
}

/* The shuffled result depends on the order before it. That order must reveal nothing of the true world: positions that
 * look alike must lead to the same imagined worlds. So we sort by rank with Shell's sort, whose course depends only on
 * the ranks. */
static void
forget_order (Dealing *d, Swap swap)
{
  static const guint gaps[] = { 57, 23, 10, 4, 1 }; /* Ciura 2001 */
  SortieCard *cards = sortie_state_cards (d->p->s);
  guint32 *rank = d->ranks;

  for (guint i = 0; i < d->n; i++)
    rank[i] = rank_of (d, d->cards[i], swap == swap_faces);
  for (guint g = 0; g < G_N_ELEMENTS (gaps); g++)
    for (guint i = gaps[g]; i < d->n; i++)
      for (guint k = i; k >= gaps[g] && rank[k] < rank[k - gaps[g]]; k -= gaps[g])
        {
          MODEL_SWAP (rank[k], rank[k - gaps[g]]);
          swap (&cards[d->cards[k]], &cards[d->cards[k - gaps[g]]]);
        }
}

static void
deal (Dealing *d, Swap swap)
{
  SortieCard *cards = sortie_state_cards (d->p->s);
  forget_order (d, swap);
  for (guint last = d->n; last > 1; last--)
    swap (&cards[d->cards[last - 1]], &cards[d->cards[sortie_rng_below (d->rng, last)]]);
}

/* Clues: what the seat was told about cards that it cannot see. After a random deal, a card may not fit its clues. It
 * then takes the face of a second card, the second takes that of a third, and so on, until the last takes the face of
 * the first; each card fits the face that it takes. Such a chain always exists, because the true world fits. We read
 * only the faces as they were dealt, so nothing here reveals where they were before. */

typedef struct
{
  Dealing *d;
  guint first;   /* the card that needs another face */
  guint8 *tried; /* one per card dealt */
} Clues;

static gboolean
fits_clues (const Clues *clues, guint at, guint face)
{
  const SortiePlay *p = clues->d->p;
  guint16 card = clues->d->cards[at];
  guint16 untrue = p->setup->untrue[sortie_card (p, clues->d->cards[face])->def];

  return (sortie_card_shown_flags (p, card, clues->d->seat) & untrue) == 0
         && (model_card_shown_denied (p, card, clues->d->seat) & ~untrue) == 0;
}

static void
swap_with_first (const Clues *clues, guint at)
{
  SortieCard *cards = sortie_state_cards (clues->d->p->s);

  swap_faces (&cards[clues->d->cards[at]], &cards[clues->d->cards[clues->first]]);
}

/* Finds a new face for card number @at, whose own face goes to the card before it in the chain. */
static gboolean
hand_on (Clues *clues, guint at)
{
  gboolean found = fits_clues (clues, at, clues->first);

  clues->tried[at] = TRUE;
  for (guint other = 0; other < clues->d->n && !found; other++)
    found = !clues->tried[other] && fits_clues (clues, at, other) && hand_on (clues, other);
  if (found)
    swap_with_first (clues, at);
  return found;
}

static void
find_face (Clues *clues, guint at)
{
  guint n = clues->d->n, start = sortie_rng_below (clues->d->rng, n);
  gboolean found = FALSE;

  memset (clues->tried, 0, n);
  clues->first = at;
  clues->tried[at] = TRUE;
  for (guint i = 0; i < n && !found; i++)
    {
      guint other = (start + i) % n;

      found = !clues->tried[other] && fits_clues (clues, at, other) && hand_on (clues, other);
    }
}

static void
heed_clues (Dealing *d)
{
  Clues clues = { .d = d, .tried = g_newa (guint8, d->n + 1) };

  for (guint at = 0; at < d->n; at++)
    if (!fits_clues (&clues, at, at))
      find_face (&clues, at);
}

/* Removes clues that the seat does not see if they do not fit the imagined world, in either direction. */
static void
forget_clues (SortiePlay *p)
{
  SortieCard *cards = sortie_state_cards (p->s);

  for (guint card = 0; card < p->s->n_cards; card++)
    {
      cards[card].flags &= (guint16) ~p->setup->untrue[cards[card].def];
      sortie_state_denied (p->s)[card] &= p->setup->untrue[cards[card].def];
    }
}

/* Shuffles the cards of the zone whose backs look like that of @like. */
static void
mix_alike (Dealing *d, guint16 zone, guint16 like)
{
  const SortieCard *cards = sortie_state_cards (d->p->s);
  for (SORTIE_EACH_IN_ZONE (d->p, zone, card))
    if (model_cards_look_alike (&cards[card], &cards[like])
        && !(model_is_asked_about (d->p, card, d->seat)
             && sortie_card_has_face (d->p, card, d->seat)))
      d->cards[d->n++] = card;
  deal (d, swap_known);
  d->n = 0;
}

static gboolean
is_first_of_its_kind (const Dealing *d, guint16 zone, guint16 card)
{
  const SortieCard *cards = sortie_state_cards (d->p->s);
  for (SORTIE_EACH_IN_ZONE (d->p, zone, other))
    if (model_cards_look_alike (&cards[other], &cards[card]))
      return other == card;
  return FALSE;
}

/* Shuffles a hand that the seat may not look into. A card that the seat knows to be there may be any card of the hand:
 * the one that was turned face down, or another. */
static void
mix_hand (Dealing *d, guint16 zone)
{
  for (SORTIE_EACH_IN_ZONE (d->p, zone, card))
    if (is_first_of_its_kind (d, zone, card))
      mix_alike (d, zone, card);
}

static void
mix_hands (Dealing *d)
{
  const SortieSetup *setup = d->p->setup;
  for (guint16 zone = 0; zone < d->p->s->n_zones; zone++)
    if (!setup->zones[setup->piles[zone].decl].ordered
        && !model_zone_is_open_to (setup, zone, d->seat))
      mix_hand (d, zone);
}

/* Shuffles the cards of a group that the seat does not know. */
static void
deal_group (Dealing *d, guint group)
{
  const SortieCard *cards = sortie_state_cards (d->p->s);
  for (guint16 card = 0; card < d->p->s->n_cards; card++)
    if (cards[card].group == group && sortie_card_is_hidden (d->p, card, d->seat))
      d->cards[d->n++] = card;
  deal (d, swap_faces);
  if (d->p->setup->untrue != NULL)
    heed_clues (d);
  d->n = 0;
}

static guint
highest_group (const SortieState *s)
{
  guint highest = 0;
  for (guint card = 0; card < s->n_cards; card++)
    highest = MAX (highest, sortie_state_cards (s)[card].group);
  return highest;
}

/* A list that only another seat knows (SortieFrame.secret) counts as not made yet. */
static void
forget_list (SortieState *s, const SortieFrame *f, guint slot)
{
  gint32 *slots = sortie_state_locals (s) + f->base;
  guint32 list = (guint32) slots[slot];

  memset (&slots[list & 0xffff], 0, (list >> 16) * sizeof *slots);
  slots[slot] = 0;
}

static void
forget_secrets (SortieState *s, guint8 seat)
{
  const SortieFrame *frames = sortie_state_frames (s);

  for (guint i = 0; i < s->n_frames; i++)
    for (guint8 other = 0; frames[i].secret > 0 && other < SORTIE_MAX_SEATS; other++)
      if (other != seat)
        forget_list (s, &frames[i], frames[i].secret - 1u + other);
}

void
sortie_view_imagine (const SortiePlay *p, guint8 seat, SortieState *ret, SortieRng *rng)
{
  SortiePlay world = { .setup = p->setup, .s = ret };
  guint16 *cards = g_newa (guint16, p->s->n_cards + 1u);
  guint32 *ranks = g_newa (guint32, p->s->n_cards + 1u);
  Dealing d = { .p = &world, .seat = seat, .rng = rng, .cards = cards, .ranks = ranks };

  sortie_state_copy (ret, p->s);
  sortie_state_forget_glance (ret);
  forget_secrets (ret, seat);
  mix_hands (&d);
  for (guint group = 0, highest = highest_group (ret); group <= highest; group++)
    deal_group (&d, group);
  if (p->setup->untrue != NULL)
    forget_clues (&world);
  guint64 high = sortie_rng_next (rng);
  sortie_rng_seed (&ret->rng, high << 32 | sortie_rng_next (rng));
}
