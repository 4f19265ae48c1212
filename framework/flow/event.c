/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* event.c: tells of an event and carries it out. propose.c asks who may change it before. */
#include "flow/pipeline.h"
#include "flow/internal.h"

/* Whether an event only says what was chosen, or that nothing has come of something. */
static gboolean
is_only_mentioned (const SortiePlay *p, const SortieEvent *event)
{
  const SortieEventDecl *decl = sortie_event_decl (p->setup, event->type);

  return event->type == SORTIE_EVENT_CHOICE || (decl->only_told && decl->told == SORTIE_TOLD_TRIFLE);
}

void
sortie_event_tell (SortiePlay *p, const SortieEvent *event)
{
  if (is_only_mentioned (p, event))
    sortie_watch_mention (p, event);
  else
    sortie_watch_tell (p, event);
}

/* 1 + the place of a piece; 0 if it has none. */
static guint16
place_of (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE || !sortie_piece_exists (p, ref))
    return 0;
  return 1 + sortie_piece_place (p, ref);
}

SortieLeft
sortie_event_left (const SortiePlay *p, SortieRef subject)
{
  guint16 place = p->watch != NULL ? place_of (p, subject) : 0;
  SortieLeft left = { place, place != 0 ? 1 + sortie_piece_controller (p, subject) : 0 };

  return left;
}

void
sortie_event_tell_left (SortiePlay *p, const SortieEvent *event, const SortieLeft *left)
{
  SortieTold *told = sortie_told (p);

  if (told != NULL && place_of (p, event->subject) == 0)
    {
      told->left = left->place;
      told->left_by = left->by;
    }
  sortie_event_tell (p, event);
  if (told != NULL)
    told->left = told->left_by = 0;
}

gint
sortie_event_commit_and_tell (SortiePlay *p, const SortieEventDecl *decl, SortieEvent *event)
{
  SortieRef subject = event->subject;
  SortieLeft left = sortie_event_left (p, subject);

  if (decl->told_first)
    sortie_event_tell (p, event);
  if (decl->commit != NULL)
    decl->commit (p, event);
  if (decl->told_first)
    return event->amount;
  if (decl->counts && event->amount == 0)
    return 0;
  if (event->subject == subject)
    sortie_event_tell_left (p, event, &left);
  else
    sortie_event_tell (p, event);
  return event->amount;
}

gint
sortie_event_commit_next (SortiePlay *p, SortieEvent *event, gint before)
{
  if ((event->flags & SORTIE_EVENT_ALONG) && before == 0)
    event->flags |= SORTIE_EVENT_CANCELLED;
  if (event->flags & SORTIE_EVENT_CANCELLED)
    return 0;
  return sortie_event_commit (p, sortie_event_decl (p->setup, event->type), event);
}
