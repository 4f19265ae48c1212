/* SPDX-License-Identifier: GPL-3.0-or-later */
/* aims.c: whether what a seat may answer is aimed at it.
 *
 * That is so if it names the seat or something of the seat's, or, in a world where everybody lets it pass, does something
 * to one of them. What comes of a link when it is done counts, too, until the turn waits for what its seat does next: that
 * which would not come if the link had no effect. On whose side a link is follows from that: what it does there, it does
 * to the neighbour.
 */
#include "config.h"

#include "console/session/session.h"

#include <sortie/event.h>
#include <sortie/language.h>
#include <sortie/move.h>
#include <sortie/query.h>
#include <sortie/table.h>

/* More questions than these are not answered on the way. */
#define MOST_STEPS 64

/* What is heard in a world where everybody lets it pass. */
typedef struct
{
  guint8 seat;   /* at which it may be aimed */
  guint n_links; /* until fewer links are left it goes on, */
  gboolean done; /* and then until the turn waits */
  gboolean over, aimed;
  guint after; /* a number for all that comes when it is done, and for what is read of the seat then */
} Aim;

/* ---- Whose something is ------------------------------------------------------------------- */

/* It began with the seat, or lies where cards of the seat lie, as one does that was taken from somebody. */
static gboolean
is_own_card (const SortiePlay *p, guint8 seat, const SortieCard *card)
{
  if (card == &sortie_no_card)
    return FALSE;
  return card->owner == seat || (card->zone != SORTIE_NO_INDEX && sortie_zone_seat (p, card->zone) == seat);
}

static gboolean
is_own (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  switch (sortie_ref_kind (ref))
    {
    case SORTIE_REF_SEAT:
      return sortie_ref_index (ref) == seat;
    case SORTIE_REF_PIECE:
      return sortie_piece_controller (p, ref) == seat;
    case SORTIE_REF_CARD:
      return is_own_card (p, seat, sortie_card_of (p, ref));
    case SORTIE_REF_PLACE:
      return sortie_piece_controller (p, sortie_place_piece (p, (guint16) sortie_ref_index (ref))) == seat;
    case SORTIE_REF_LINK:
      return sortie_link (p, (guint16) sortie_ref_index (ref))->seat == seat;
    case SORTIE_REF_NONE:
    case SORTIE_REF_DEF:
    case SORTIE_REF_NUMBER:
    case SORTIE_REF_WORD:
    case SORTIE_REF_TRIGGER:
    case SORTIE_REF_EFFECT:
    case SORTIE_N_REF_KINDS:
      break;
    }
  return FALSE;
}

/* What others do with it, or what happens to it. The seat's own doing is aimed at nothing of its own. */
static gboolean
is_event_at (const SortiePlay *p, guint8 seat, const SortieEvent *event)
{
  return event->actor != seat
         && (event->seat == seat || is_own (p, seat, event->subject) || is_own (p, seat, event->other)
             || is_own (p, seat, event->card));
}

/* ---- What everybody sees ------------------------------------------------------------------ */

/* A link that names the seat or something of the seat's, or answers the seat. */
static gboolean
is_link_at (const SortiePlay *p, guint8 seat)
{
  const guint16 open = sortie_chain_open (p);
  const SortieLink *link;

  if (open == SORTIE_NO_INDEX)
    return FALSE;
  link = sortie_link (p, open);
  for (guint i = 0; i < link->n_targets; i++)
    if (is_own (p, seat, link->target[i]))
      return TRUE;
  return link->answers != SORTIE_NO_INDEX && sortie_link (p, link->answers)->seat == seat;
}

/* ---- What comes of it ----------------------------------------------------------------------- */

/* All that one reads about the seat and its pieces, as a number: what lasts has no event of its own. */
static guint
values_of (const SortiePlay *p, guint8 seat)
{
  const SortieValueDecl *values = p->setup->catalogue->vocabulary->values;
  guint hash = 0;

  for (guint i = 0; values[i].id != NULL; i++)
    if (values[i].is_of_seat == NULL)
      for (SORTIE_EACH_PIECE_OF (p, seat, slot))
        hash = hash * 31 + (guint) sortie_value (p, i, sortie_piece_ref (p, slot));
    else if (values[i].is_of_seat (p, seat))
      hash = hash * 31 + (guint) sortie_value (p, i, sortie_ref_seat (seat));
  return hash;
}

/* Whether what was announced is done, and the turn goes on with something else: with a link below it, with the next one,
 * or with another step. */
static gboolean
is_next (const SortiePlay *p, const Aim *aim, guint type)
{
  if (type == SORTIE_EVENT_PHASE_ENDS || type == SORTIE_EVENT_TURN_ENDS)
    return TRUE;
  return aim->done && p->s->n_links > 0;
}

/* Something comes to the seat. */
static void
note (Aim *aim, guint number)
{
  if (aim->done)
    aim->after = aim->after * 31 + number;
  else
    aim->aimed = TRUE;
}

static void
hear (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Aim *aim = data;

  aim->done |= p->s->n_links < aim->n_links;
  aim->over |= is_next (p, aim, event->type);
  if (!aim->over && is_event_at (p, aim->seat, event))
    note (aim, 1 + event->type + 256u * (guint) event->amount);
}

/* Whether somebody may choose something of the seat's for what goes on. */
static gboolean
may_be_chosen (const SortiePlay *p, guint8 seat, const SortieMoves *moves)
{
  for (guint i = 0; i < moves->n; i++)
    for (guint k = 0; k < moves->moves[i].n; k++)
      if (is_own (p, seat, moves->moves[i].arg[k]))
        return TRUE;
  return FALSE;
}

/* The answer by which everybody lets it pass; a question to the seat that is no chance to answer, and a choice that
 * others have, come to the seat. FALSE: no more is needed. */
static gboolean
let_pass (const SortiePlay *p, Aim *aim, SortieMove *ret)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };

  sortie_moves_legal (p, &moves);
  if (moves.n == 0)
    {
      aim->aimed = TRUE; /* it cannot be told */
      return FALSE;
    }
  if (sortie_to_move (p) == aim->seat ? !console_is_chance (p) : may_be_chosen (p, aim->seat, &moves))
    {
      note (aim, 1 + p->s->decision.kind);
      return FALSE;
    }
  if (!sortie_move_declining (p, ret))
    *ret = storage[0];
  return TRUE;
}

/* Whether nothing of it goes on any more: the turn waits for what its seat does next. */
static gboolean
has_ended (const SortiePlay *p, const Aim *aim)
{
  const gboolean phase_asks = !p->s->tentative && p->s->n_frames == 2;

  return aim->over || (aim->done && p->s->n_links > 0) || sortie_is_window (p) || phase_asks;
}

/* What comes to the seat where everybody lets it pass; @void_link: where the link has no effect. */
static Aim
follow (const SortiePlay *now, guint8 seat, guint number, gboolean void_link)
{
  g_autofree SortieState *world = console_imagine_as (now, SORTIE_NO_SEAT, number);
  Aim aim = { .seat = seat, .n_links = now->s->n_links };
  const SortieWatch watch = { .data = &aim, .happened = hear };
  SortiePlay ahead = { .setup = now->setup, .s = world, .watch = &watch };
  const guint values = values_of (&ahead, seat);
  gboolean goes_on;
  SortieMove move;

  if (void_link)
    sortie_link (&ahead, sortie_chain_open (&ahead))->flags |= SORTIE_LINK_NEGATED;
  goes_on = sortie_move_declining (&ahead, &move);
  aim.aimed = !goes_on;
  for (guint step = 0; step < MOST_STEPS && goes_on && !aim.aimed; step++)
    {
      sortie_move_apply (&ahead, &move);
      aim.done |= world->n_links < aim.n_links;
      if (sortie_is_over (&ahead))
        note (&aim, 1);
      goes_on = !sortie_is_over (&ahead) && !has_ended (&ahead, &aim) && let_pass (&ahead, &aim, &move);
    }
  if (goes_on) /* it cannot be told */
    aim.aimed = TRUE;
  aim.after = aim.after * 31 + (values_of (&ahead, seat) - values);
  return aim;
}

static gboolean
hits_in (const SortiePlay *now, guint8 seat, guint number)
{
  const Aim aim = follow (now, seat, number, FALSE);

  if (aim.aimed || aim.after == 0 || sortie_chain_open (now) == SORTIE_NO_INDEX)
    return aim.aimed || aim.after != 0;
  return follow (now, seat, number, TRUE).after != aim.after;
}

gboolean
console_is_chance (const SortiePlay *p)
{
  const guint8 *verb = sortie_decision_decl (p->setup, p->s->decision.kind)->verbs;

  while (*verb != 0xff && *verb != SORTIE_VERB_PASS_ALL)
    verb++;
  return *verb != 0xff;
}

gboolean
console_is_aimed_at (const SortiePlay *p, guint8 seat)
{
  const SortieEvent *event = sortie_reaction_event (p);

  if (sortie_chain_open (p) == SORTIE_NO_INDEX && event == NULL)
    return FALSE;
  if (is_link_at (p, seat) || (event != NULL && is_event_at (p, seat, event)))
    return TRUE;
  for (guint i = 0; i < CONSOLE_WORLDS; i++)
    if (hits_in (p, seat, i))
      return TRUE;
  return FALSE;
}
