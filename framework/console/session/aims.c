/* SPDX-License-Identifier: GPL-3.0-or-later */
/* aims.c: whether what a seat may answer is aimed at it. */
#include "config.h"

#include "console/session/session.h"

#include <sortie/event.h>
#include <sortie/move.h>
#include <sortie/table.h>

/* More questions than these are not answered on the way. */
#define MOST_STEPS 64

/* What is heard in a world where everybody lets it pass. */
typedef struct
{
  guint8 seat;   /* at which it may be aimed */
  guint n_links; /* until fewer links are left it goes on */
  gboolean over, aimed;
} Aim;

/* ---- Whose something is ------------------------------------------------------------------- */

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
      return sortie_card_of (p, ref)->owner == seat && sortie_card_of (p, ref) != &sortie_no_card;
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
  const SortieLink *link = sortie_link (p, open);

  if (open == SORTIE_NO_INDEX)
    return FALSE;
  for (guint i = 0; i < link->n_targets; i++)
    if (is_own (p, seat, link->target[i]))
      return TRUE;
  return link->answers != SORTIE_NO_INDEX && sortie_link (p, link->answers)->seat == seat;
}

/* ---- What comes of it ----------------------------------------------------------------------- */

static void
hear (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Aim *aim = data;

  aim->over |= p->s->n_links < aim->n_links || event->type == SORTIE_EVENT_PHASE_ENDS
               || event->type == SORTIE_EVENT_TURN_ENDS;
  aim->aimed |= !aim->over && is_event_at (p, aim->seat, event);
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
 * others have, are aimed. */
static gboolean
let_pass (const SortiePlay *p, Aim *aim, SortieMove *ret)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };

  sortie_moves_legal (p, &moves);
  if (moves.n == 0)
    return FALSE;
  aim->aimed |= sortie_to_move (p) == aim->seat ? !console_is_chance (p) : may_be_chosen (p, aim->seat, &moves);
  if (!sortie_move_declining (p, ret))
    *ret = storage[0];
  return !aim->aimed;
}

/* Whether nothing of it goes on any more: the turn waits for what its seat does next. */
static gboolean
has_ended (const SortiePlay *p, const Aim *aim)
{
  const gboolean phase_asks = !p->s->tentative && p->s->n_frames == 2;

  return aim->over || p->s->n_links < aim->n_links || sortie_is_window (p) || phase_asks;
}

static gboolean
hits_in (const SortiePlay *now, guint8 seat, guint number)
{
  g_autofree SortieState *world = console_imagine_as (now, SORTIE_NO_SEAT, number);
  Aim aim = { .seat = seat, .n_links = now->s->n_links };
  const SortieWatch watch = { .data = &aim, .happened = hear };
  SortiePlay ahead = { .setup = now->setup, .s = world, .watch = &watch };
  SortieMove move;

  if (!sortie_move_declining (&ahead, &move))
    return TRUE;
  for (guint step = 0; step < MOST_STEPS; step++)
    {
      sortie_move_apply (&ahead, &move);
      if (aim.aimed || sortie_is_over (&ahead))
        return TRUE;
      if (has_ended (&ahead, &aim))
        return FALSE;
      if (!let_pass (&ahead, &aim, &move))
        return TRUE;
    }
  return TRUE;
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
