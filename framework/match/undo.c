/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* undo.c: going back.
 *
 * No old positions are kept: a position is the start and the steps that led from it, and playing
 * them again is fast (a whole long game takes milliseconds) and gives the same bytes, since chance
 * is part of the state.
 *
 * One undo takes back the last move together with what followed from it by itself: it goes on to
 * the last position in which somebody had something to decide, because from any other a front end
 * would at once play the same again.
 */
#include "match/internal.h"

#include "base/i18n.h"

void
sortie_match_play_again (SortiePlay *p, const SortieStep *step)
{
  switch (step->kind)
    {
    case SORTIE_STEP_MOVE:
      sortie_move_apply (p, &step->move);
      break;
    case SORTIE_STEP_CONCEDES:
      sortie_lose (p, step->seat, SORTIE_REASON_NONE);
      sortie_engine_advance (p);
      break;
    case SORTIE_STEP_AGREES:
      sortie_tie (p, SORTIE_REASON_AGREED);
      break;
    }
}

/* The position after the first @n steps. Nobody is told anything again. */
static void
go_to (SortieMatch *match, guint n)
{
  match->now.watch = NULL;
  sortie_state_copy (match->now.s, match->start);
  for (guint i = 0; i < n; i++)
    sortie_match_play_again (&match->now, &g_array_index (match->steps, SortieStep, i));
  sortie_match_changed (match);
  sortie_match_watch (match);
}

static gboolean
has_a_choice (SortieMatch *match)
{
  guint n = sortie_match_legal (match)->n;

  return n > 0 && !sortie_may_answer_alone (&match->now, n);
}

/* Why a stretch cannot be taken back after those behind it were; NULL when it can. */
static const char *
what_forbids (const SortieMatch *match, const SortieStretch *stretch, guint8 seat)
{
  if (match->head->practice)
    return NULL;
  if (stretch->learned)
    return _ ("By the last move somebody learned something that cannot be unlearned.");
  if (stretch->seat != seat)
    return _ ("Another seat has decided since.");
  return NULL;
}

static const SortieStretch *
stretch_at (const SortieMatch *match, guint i)
{
  return &g_array_index (match->stretches, SortieStretch, i);
}

/* Goes back stretch by stretch until there is something to decide. Returns how many stretches stay;
 * as many as there are, and the old position, when that cannot be reached. */
static guint
find_way_back (SortieMatch *match, const char **ret_why)
{
  guint n = match->stretches->len;

  *ret_why = _ ("Nothing has been decided yet.");
  for (guint i = n; i > 0; i--)
    {
      const char *forbids =
          what_forbids (match, stretch_at (match, i - 1), stretch_at (match, n - 1)->seat);

      if (forbids != NULL)
        {
          *ret_why = forbids;
          break;
        }
      go_to (match, stretch_at (match, i - 1)->first);
      if (has_a_choice (match))
        return i - 1;
    }
  go_to (match, match->n_committed);
  return n;
}

static guint
undo_tentative (SortieMatch *match, char **ret_why)
{
  guint n = match->steps->len - match->n_committed;

  if (sortie_match_back (match))
    return n;
  *ret_why = g_strdup (_ ("By the last move somebody learned something that cannot be unlearned."));
  return 0;
}

/* What was taken back stays in the journal and, marked, in the log, for it was seen. */
static guint
cut_back (SortieMatch *match, guint stretches)
{
  guint first = stretch_at (match, stretches)->first;
  guint n = match->n_committed - first;

  sortie_log_take_back (match->log, stretch_at (match, stretches)->log,
                        sortie_log_length (match->log));
  g_array_set_size (match->stretches, stretches);
  g_array_set_size (match->steps, first);
  match->n_committed = first;
  match->moves_unhashed = SORTIE_MOVES_PER_HASH;
  match->draw_offers = 0;
  sortie_match_note (match, "undo %u", n);
  sortie_log_say (match->log,
                  ngettext_ ("{n} move was taken back.", "{n} moves were taken back.", n), 0, n);
  sortie_match_commit (match);
  return n;
}

guint
sortie_match_undo (SortieMatch *match, char **ret_why)
{
  const char *why;
  guint stay;

  *ret_why = NULL;
  if (match->left || (sortie_is_over (&match->now) && !match->head->practice))
    {
      *ret_why = g_strdup (_ ("The match is over."));
      return 0;
    }
  if (match->now.s->tentative)
    return undo_tentative (match, ret_why);
  stay = find_way_back (match, &why);
  if (stay < match->stretches->len)
    return cut_back (match, stay);
  *ret_why = g_strdup (why);
  return 0;
}

gboolean
sortie_match_back (SortieMatch *match)
{
  if (!sortie_match_may_back (match))
    return FALSE;
  sortie_match_drop (match);
  return TRUE;
}
