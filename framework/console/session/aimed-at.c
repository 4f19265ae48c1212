/* SPDX-License-Identifier: GPL-3.0-or-later */
/* aimed-at.c: whether what a seat may answer is aimed at it.
 *
 * It is if it names the seat or something of the seat's, or if it does something to one of them in a world where
 * everybody passes. What follows once a link is resolved counts too, until the turn waits for its player's next
 * move, but only what would not happen if the link had no effect. It also follows on whose side a link is: what it
 * does there, it does to the neighbour.
 */
#include "console/session/session.h"

#include <sortie/event.h>
#include <sortie/language.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include "flow/trial.h"
#include <sortie/query.h>
#include <sortie/table.h>

/* questions answered on the way at most */
#define MOST_STEPS 64

/* What a watch hears in a world where everybody passes. */
typedef struct
{
  guint8 seat;   /* the seat it may be aimed at */
  guint n_links; /* it is resolved when fewer links than this are left; */
  gboolean done; /* what follows counts until the turn waits */
  gboolean over, aimed;
  guint after; /* a hash of everything that follows, and then of the seat's values */
} Aim;

/* ---- Whose it is --------------------------------------------------------------------------- */

/* Whether it belonged to the seat at first, or lies among the seat's cards, as a card does that was taken from
 * somebody. */
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

/* Whether the event is something that others do with the seat's things, or that happens to them. What the seat
 * does itself is not aimed at it. */
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

/* ---- What follows --------------------------------------------------------------------------- */

/* A hash of all values of the seat and its pieces: lasting effects have no event of their own. */
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

/* Whether what was announced is resolved, and the turn goes on with something else: a link below it, the next link
 * or another step. */
static gboolean
is_next (const SortiePlay *p, const Aim *aim, guint type)
{
  if (type == SORTIE_EVENT_PHASE_ENDS || type == SORTIE_EVENT_TURN_ENDS)
    return TRUE;
  return aim->done && p->s->n_links > 0;
}

/* Something happens to the seat. */
static void
note_aim (Aim *aim, guint number)
{
  if (aim->done)
    aim->after = aim->after * 31 + number;
  else
    aim->aimed = TRUE;
}

static void
hear_event (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Aim *aim = data;

  aim->done |= p->s->n_links < aim->n_links;
  aim->over |= is_next (p, aim, event->type);
  if (!aim->over && is_event_at (p, aim->seat, event))
    note_aim (aim, 1 + event->type + 256u * (guint) event->amount);
}

/* Whether somebody may choose something of the seat's in what is in progress. */
static gboolean
may_be_chosen (const SortiePlay *p, guint8 seat, const SortieMoves *moves)
{
  for (guint i = 0; i < moves->n; i++)
    for (guint k = 0; k < moves->moves[i].n; k++)
      if (is_own (p, seat, moves->moves[i].arg[k]))
        return TRUE;
  return FALSE;
}

/* Everybody passes. A question to the seat that is not a chance to answer counts as aimed at it, and so does another's
 * choice among the seat's things. FALSE: we know enough. */
static gboolean
let_pass (SortieTrial *trial, Aim *aim)
{
  const SortiePlay *p = &trial->play;

  if (sortie_to_move (p) == aim->seat ? !console_is_chance (p)
                                      : may_be_chosen (p, aim->seat, sortie_trial_legal (trial)))
    {
      note_aim (aim, 1 + p->s->decision.kind);
      return FALSE;
    }
  if (sortie_trial_let_pass (trial))
    return TRUE;
  aim->aimed = TRUE; /* we cannot tell, so assume it is */
  return FALSE;
}

/* Whether it is completely over: the turn waits for its player's next move. */
static gboolean
has_ended (const SortiePlay *p, const Aim *aim)
{
  const gboolean phase_asks = !p->s->tentative && p->s->n_frames == 2;

  return aim->over || (aim->done && p->s->n_links > 0) || sortie_is_window (p) || phase_asks;
}

/* Looks whether what comes after an answer still concerns the link. */
static gboolean
goes_on_to_link (const SortiePlay *p, Aim *aim)
{
  aim->done |= p->s->n_links < aim->n_links;
  if (sortie_is_over (p))
    note_aim (aim, 1);
  return !sortie_is_over (p) && !has_ended (p, aim) && !aim->aimed;
}

/* What happens to the seat if everybody passes; @void_link: while the link has no effect. */
static Aim
follow (const SortiePlay *now, guint8 seat, guint number, gboolean void_link)
{
  Aim aim = { .seat = seat, .n_links = now->s->n_links };
  g_auto (SortieTrial) trial = { .now = now, .seat = SORTIE_NO_SEAT, .happened = hear_event, .data = &aim };
  SortiePlay *ahead = &trial.play;
  SortieMove declining;
  guint values, n = 0;

  sortie_trial_enter (&trial, number);
  values = values_of (ahead, seat);
  if (void_link)
    sortie_link (ahead, sortie_chain_open (ahead))->flags |= SORTIE_LINK_NEGATED;
  if (!sortie_move_declining (ahead, &declining))
    aim.aimed = TRUE;
  else
    for (sortie_trial_make (&trial, &declining); goes_on_to_link (ahead, &aim) && let_pass (&trial, &aim);)
      aim.aimed |= ++n == MOST_STEPS; /* we cannot tell, so assume it is */
  aim.after = aim.after * 31 + (values_of (ahead, seat) - values);
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
