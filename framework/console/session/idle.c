/* SPDX-License-Identifier: GPL-3.0-or-later */
/* idle.c: whether playing a card or using an ability would change nothing. */
#include "console/session/session.h"

#include <sortie/event.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include <sortie/speech.h>
#include "flow/trial.h"
#include "model/front-end.h"

/* A card may ask for something, such as its target, or up to two cards and `done`. We try so many questions deep, so
 * many answers to each, and so many answers altogether. */
#define QUESTIONS 3
#define MOST_MEANT 12
#define MOST_TRIES 60

typedef struct
{
  SortieTrial *trial;
  guint16 def; /* of the played card */
  gboolean unchanged;
} Play;

static void
note_happened (gpointer data, G_GNUC_UNUSED const SortiePlay *p, const SortieEvent *event)
{
  Play *play = data;

  play->unchanged |= event->type == SORTIE_EVENT_UNCHANGED && event->source_def == play->def;
}

/* Whether the seat is still busy with the card, and nothing is certain yet. */
static gboolean
goes_on_with_card (const Play *play)
{
  const SortieState *s = play->trial->play.s;

  return !play->trial->chance && !play->unchanged && sortie_to_move (&play->trial->play) == play->trial->seat
         && (s->tentative || s->n_links > 0);
}

/* Makes a move. If the seat then has to choose, tries each choice, at most @questions deep, as long as there are tries
 * left. TRUE: none of them changes anything. */
static gboolean
comes_to_nothing (Play *play, const SortieMove *move, guint questions)
{
  SortieTrial *trial = play->trial;
  const SortieMoves *legal;
  gboolean nothing;

  play->unchanged = FALSE;
  if (!sortie_trial_take (trial, move))
    return FALSE;
  while (goes_on_with_card (play) && sortie_trial_answer (trial))
    ;
  if (!goes_on_with_card (play) || questions == 0)
    return play->unchanged && !trial->chance;
  legal = sortie_trial_branch (trial);
  nothing = legal->n > 0 && legal->n <= MOST_MEANT;
  for (guint i = 0; i < legal->n && nothing; i++)
    nothing = comes_to_nothing (play, &legal->moves[i], questions - 1);
  sortie_trial_join (trial);
  return nothing;
}

/* Whether the move plays a card at once from the seat's hand, or uses an ability. */
static gboolean
plays_card_or_ability (const SortiePlay *p, const SortieMove *move)
{
  if (move->n == 0 || p->s->tentative || p->s->n_links > 0)
    return FALSE;
  return sortie_ref_kind (move->arg[0]) == SORTIE_REF_CARD
         || sortie_verb (p->setup, move->verb)->describe == sortie_activate_describe;
}

static gboolean
is_idle (const SortiePlay *now, const SortieMove *move)
{
  Play play = { 0 };
  g_auto (SortieTrial) trial = { .now = now, .seat = sortie_to_move (now), .happened = note_happened, .data = &play,
                                 .hears_unchanged = TRUE };

  if (!plays_card_or_ability (now, move))
    return FALSE;
  play.trial = &trial;
  play.def = sortie_thing_def (now, move->arg[0]);
  for (guint i = 0; i < CONSOLE_WORLDS; i++)
    {
      trial.tries = 1 + MOST_TRIES;
      sortie_trial_enter (&trial, i);
      if (!comes_to_nothing (&play, move, QUESTIONS))
        return FALSE;
    }
  return TRUE;
}

/* Computes it for all legal moves, once for each position. */
static void
look_at_legal (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  guint64 hash = sortie_state_hash (p->s);

  if (session->idle.moves != NULL && session->idle.of == hash)
    return;
  session->idle.of = hash;
  if (session->idle.moves == NULL)
    session->idle.moves = g_array_new (FALSE, FALSE, sizeof (SortieMove));
  g_array_set_size (session->idle.moves, 0);
  for (guint i = 0; i < legal->n; i++)
    if (is_idle (p, &legal->moves[i]))
      g_array_append_val (session->idle.moves, legal->moves[i]);
}

gboolean
console_move_is_idle (ConsoleSession *session, const SortieMove *move)
{
  look_at_legal (session);
  for (guint i = 0; i < session->idle.moves->len; i++)
    if (sortie_moves_equal (&g_array_index (session->idle.moves, SortieMove, i), move))
      return TRUE;
  return FALSE;
}
