/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* view.c: building a view. It does not remove things from a copy of the state: a view starts empty, and each function
 * below adds one kind of thing.
 *
 * Numbers of cards: a shown card keeps its number, because moves and references use it. So does a card that its seat
 * holds with the face outwards, because that seat names it by its position. All other cards share the remaining
 * numbers, dealt out in ascending order over the zones, so that a number reveals neither which card it is nor which one
 * it was before.
 */
#include "model/internal.h"

typedef struct
{
  const SortiePlay *p; /* the true position */
  SortieState *v;      /* the view being built */
  guint8 seat;
  guint16 next_number; /* where to look next for a free number for a card that is not shown */
} Viewing;

/* ---- What is shown -------------------------------------------------------------------- */

static gboolean
keeps_number (const Viewing *w, guint16 card)
{
  return sortie_card_is_visible (w->p, card, w->seat) || model_is_asked_about (w->p, card, w->seat)
         || sortie_card_is_outward (w->p, card, w->seat);
}

/* Whether the seat sees the card's face. A card offered for a choice is looked at, if the seat can tell which back it
 * is. */
static gboolean
shows_face (const Viewing *w, guint16 card)
{
  return sortie_card_is_visible (w->p, card, w->seat)
         || (model_is_asked_about (w->p, card, w->seat)
             && sortie_card_has_face (w->p, card, w->seat));
}

static guint16
shown_flags (const Viewing *w, guint16 card)
{
  return sortie_card_shown_flags (w->p, card, w->seat);
}

static guint16
shown_denied (const Viewing *w, guint16 card)
{
  return w->v->n_denied > 0 ? model_card_shown_denied (w->p, card, w->seat) : 0;
}

/* A reference to a hidden card would reveal where it is. */
static SortieRef
shown_ref (const Viewing *w, SortieRef ref)
{
  gboolean is_card = sortie_ref_kind (ref) == SORTIE_REF_CARD;
  return is_card && !keeps_number (w, sortie_ref_index (ref)) ? SORTIE_NOTHING : ref;
}

static guint16
shown_card (const Viewing *w, guint16 card)
{
  return card == SORTIE_NO_INDEX || keeps_number (w, card) ? card : SORTIE_NO_INDEX;
}

/* ---- Cards ---------------------------------------------------------------------------- */

static guint16
number_for (Viewing *w, guint16 card)
{
  if (keeps_number (w, card))
    return card;
  while (keeps_number (w, w->next_number))
    w->next_number++;
  return w->next_number++;
}

/* What the seat may know of a card, without its place. */
static SortieCard
shown (const Viewing *w, guint16 card)
{
  const SortieCard *c = &sortie_state_cards (w->p->s)[card];
  gboolean face = shows_face (w, card);
  SortieCard seen = sortie_no_card;
  seen.def = face ? c->def : 0;
  seen.owner = c->owner;
  seen.group = c->group;
  seen.known = face ? model_seat_bit (w->seat) : 0;
  seen.flags = shown_flags (w, card);
  seen.face_down = c->face_down;
  return seen;
}

static void
show_card (Viewing *w, guint16 card, guint16 number)
{
  sortie_state_cards (w->v)[number] = shown (w, card);
  if (w->v->n_denied > 0)
    sortie_state_denied (w->v)[number] = shown_denied (w, card);
}

static void
lay_down (Viewing *w, guint16 card, guint16 zone)
{
  guint16 number = number_for (w, card);
  SortieCard *cards = sortie_state_cards (w->v);
  SortieZone *z = &sortie_state_zones (w->v)[zone];

  show_card (w, card, number);
  cards[number].zone = zone;
  cards[number].above = z->bottom;
  if (z->n++ == 0)
    z->top = number;
  else
    cards[z->bottom].below = number;
  z->bottom = number;
}

/* What lets a seat distinguish the cards of a zone that it may not look into. */
static guint64
rank (const Viewing *w, guint16 card)
{
  const SortieCard *c = &sortie_state_cards (w->p->s)[card];
  return (guint64) shown_denied (w, card) << 33 | (guint64) shown_flags (w, card) << 17
         | (guint32) c->owner << 9 | (guint32) c->group << 1
         | !keeps_number (w, card);
}

/* The lowest rank in the zone that is at least @least; G_MAXUINT64 if there is none. */
static guint64
next_rank (const Viewing *w, guint16 zone, guint64 least)
{
  guint64 found = G_MAXUINT64;
  for (SORTIE_EACH_IN_ZONE (w->p, zone, card))
    {
      guint64 this = rank (w, card);
      if (this >= least && this < found)
        found = this;
    }
  return found;
}

/* Lays the cards down by rank: their true order would reveal which is which, such as which of two cards came first. */
static void
lay_down_mixed (Viewing *w, guint16 zone)
{
  guint64 now = next_rank (w, zone, 0);
  for (; now != G_MAXUINT64; now = next_rank (w, zone, now + 1))
    for (SORTIE_EACH_IN_ZONE (w->p, zone, card))
      if (rank (w, card) == now)
        lay_down (w, card, zone);
}

static void
lay_down_in_order (Viewing *w, guint16 zone, gboolean counted)
{
  for (SORTIE_EACH_IN_ZONE (w->p, zone, card))
    if (counted || keeps_number (w, card))
      lay_down (w, card, zone);
}

static void
show_zone (Viewing *w, guint16 zone)
{
  const SortiePile *pile = &w->p->setup->piles[zone];
  const SortieZoneDecl *decl = &w->p->setup->zones[pile->decl];
  gboolean open = sortie_sees (w->p->setup, decl->faces, pile->seat, w->seat);
  gboolean counted = open || sortie_sees (w->p->setup, decl->count, pile->seat, w->seat);

  if (counted && !open && !decl->ordered)
    lay_down_mixed (w, zone);
  else
    lay_down_in_order (w, zone, counted);
}

/* Everybody sees how many cards are under a piece, and which of them are face up. */
static void
show_pile (Viewing *w, guint16 slot)
{
  SortieCard *to = sortie_state_cards (w->v);
  guint16 above = SORTIE_NO_INDEX;

  for (guint16 card = sortie_state_pieces (w->p->s)[slot].card; card != SORTIE_NO_INDEX;
       card = sortie_state_cards (w->p->s)[card].below)
    {
      guint16 number = number_for (w, card);

      show_card (w, card, number);
      to[number].piece = slot;
      to[number].above = above;
      if (above != SORTIE_NO_INDEX)
        to[above].below = number;
      above = number;
    }
}

static void
show_cards (Viewing *w)
{
  w->v->n_cards = w->p->s->n_cards;
  for (guint card = 0; card < w->v->n_cards; card++)
    sortie_state_cards (w->v)[card] = sortie_no_card;
  for (guint16 zone = 0; zone < w->v->n_zones; zone++)
    show_zone (w, zone);
  for (SORTIE_EACH_PIECE (w->p, slot))
    show_pile (w, slot);
}

/* Copies an array of things that everybody sees. */
#define COPY(to, from, array) \
  memcpy (sortie_state_##array (to), sortie_state_##array (from), \
          ((to)->n_##array = (from)->n_##array) * sizeof *sortie_state_##array (from))

static void
show_pieces (Viewing *w)
{
  COPY (w->v, w->p->s, pieces);
  COPY (w->v, w->p->s, places);
  COPY (w->v, w->p->s, marks);
}

static void
show_vars (Viewing *w)
{
  const SortieSetup *setup = w->p->setup;
  for (guint var = 0; setup->vars[var].id != NULL; var++)
    {
      const SortieVarDecl *decl = &setup->vars[var];
      guint at = setup->var_base[var];
      for (guint i = 0; i < (decl->shared ? 1u : setup->n_seats); i++, at++)
        if (sortie_sees (w->p->setup, decl->seen_by, decl->shared ? SORTIE_NO_SEAT : (guint8) i, w->seat))
          sortie_state_vars (w->v)[at] = sortie_state_vars (w->p->s)[at];
    }
}

static void
show_effects (Viewing *w)
{
  COPY (w->v, w->p->s, effects);
  for (guint i = 0; i < w->v->n_effects; i++)
    {
      SortieEffect *effect = &sortie_state_effects (w->v)[i];
      effect->source = shown_ref (w, effect->source);
      /* an effect on a hidden card stays in the list but has no subject here */
      if (shown_ref (w, effect->subject) != effect->subject)
        effect->subject = sortie_ref (SORTIE_REF_EFFECT, i);
    }
}

static void
show_links (Viewing *w)
{
  COPY (w->v, w->p->s, links);
  for (guint i = 0; i < w->v->n_links; i++)
    {
      SortieLink *link = &sortie_state_links (w->v)[i];
      link->source = shown_ref (w, link->source);
      link->card = shown_card (w, link->card);
      link->event = SORTIE_NO_INDEX; /* events are not shown */
      for (guint target = 0; target < link->n_targets; target++)
        link->target[target] = shown_ref (w, link->target[target]);
    }
}

/* ---- The pending decision ------------------------------------------------------------- */

/* Shows a trigger that waits to be put in order; the view keeps its number. */
static void
show_trigger (Viewing *w, guint16 i)
{
  SortieTrigger *trigger = &sortie_state_triggers (w->v)[i];
  *trigger = sortie_state_triggers (w->p->s)[i];
  trigger->source = shown_ref (w, trigger->source);
  trigger->event.subject = shown_ref (w, trigger->event.subject);
  trigger->event.other = shown_ref (w, trigger->event.other);
  trigger->event.source = shown_ref (w, trigger->event.source);
  w->v->n_triggers = MAX (w->v->n_triggers, i + 1);
}

static void
show_candidates (Viewing *w)
{
  const SortieDecision *decision = &w->p->s->decision;
  const gint32 *candidates = sortie_state_locals (w->p->s) + decision->list;
  for (guint i = 0; i < decision->n; i++)
    {
      SortieRef ref = (SortieRef) candidates[i];
      sortie_state_locals (w->v)[i] = candidates[i];
      if (sortie_ref_kind (ref) == SORTIE_REF_TRIGGER
          && sortie_ref_index (ref) < w->p->s->n_triggers)
        show_trigger (w, sortie_ref_index (ref));
    }
  w->v->n_locals = decision->n;
}

/* Other seats learn only which seat is asked. */
static void
show_decision (Viewing *w)
{
  const SortieState *s = w->p->s;
  if (!model_decides (w->p, w->seat))
    {
      w->v->decision = (SortieDecision){ .kind = s->decision.kind,
                                         .seat = s->decision.seat,
                                         .whose = s->decision.whose,
                                         .put = s->decision.put };
      return;
    }
  w->v->decision = s->decision;
  w->v->decision.list = 0;
  w->v->decision.about = shown_ref (w, s->decision.about);
  show_candidates (w);
  w->v->tentative = s->tentative;
  w->v->n_answers = s->n_answers;
  memcpy (w->v->answers, s->answers, s->n_answers * sizeof *s->answers);
}

void
sortie_view_init (SortieView *view, SortieState *block, const SortiePlay *p, guint8 seat)
{
  const SortieState *s = p->s;
  Viewing w = { .p = p, .v = block, .seat = seat };

  /* clear the gaps between the things that are shown, too */
  memset (block, 0, sortie_state_size (&p->setup->bounds));
  sortie_state_init (block, &p->setup->bounds);
  block->turn = s->turn;
  block->turn.silent &= model_seat_bit (seat);
  block->result = s->result;
  block->out = s->out;
  block->moves = s->moves;
  show_pieces (&w);
  show_cards (&w);
  show_vars (&w);
  show_effects (&w);
  show_links (&w);
  show_decision (&w);
  *view = (SortieView){ .play = { .setup = p->setup, .s = block }, .seat = seat };
}
