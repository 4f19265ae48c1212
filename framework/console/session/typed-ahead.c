/* SPDX-License-Identifier: GPL-3.0-or-later */
/* typed-ahead.c: what to do with lines that a person typed before the prompt (session.h). */
#include "console/session/session.h"

#include "base/i18n.h"
#include <sortie/base.h>
#include <sortie/match.h>
#include "flow/front-end.h"

/* dropped lines that a message quotes at most */
#define MOST_QUOTED 5

/* ---- Moments ---------------------------------------------------------------------- */

/* The first phase from @phase on that has a window, since a player cannot end a phase without one. The number of
 * phases if the turn has no such phase left. */
static guint
step_from (const SortiePlay *p, guint phase)
{
  const SortiePhaseDecl *phases = sortie_turn (p)->phases;

  while (phases[phase].id != NULL && phases[phase].window == 0)
    phase++;
  return phase;
}

static ConsoleMoment
moment_now (const ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return (ConsoleMoment){
    .is_set = TRUE,
    .turn = p->s->turn.number,
    .active = p->s->turn.active,
    .seat = sortie_match_to_move (session->match),
    .step = step_from (p, p->s->turn.phase),
    .question = p->s->decision.kind,
  };
}

static gboolean
is_same_step (const ConsoleMoment *then, const ConsoleMoment *now)
{
  return then->turn == now->turn && then->active == now->active && then->seat == now->seat
         && then->step == now->step;
}

/* Whether the person who typed ahead could expect this question. */
static gboolean
is_expected (const ConsoleSession *session, const ConsoleMoment *then, const ConsoleMoment *now)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return then->question == now->question || p->s->tentative || sortie_is_window (p);
}

void
console_ahead_step_used (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  if (sortie_is_own_window (p))
    session->ahead.moment.step = step_from (p, p->s->turn.phase);
}

void
console_ahead_step_ends (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  if (sortie_is_window (p))
    session->ahead.moment.step = step_from (p, p->s->turn.phase + 1u);
  session->ahead.ended_step = TRUE;
}

/* ---- Dropping --------------------------------------------------------------------- */

/* "“done”, “attack c4 c5”" (transfer full) */
static char *
quote (char **lines)
{
  g_autoptr (GString) quoted = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL && i < MOST_QUOTED; i++)
    {
      g_autofree char *line = sortie_sentence (_ ("“{line}”"), "line", lines[i], NULL);

      /* Translators: between lines that were typed. */
      g_string_append_printf (quoted, "%s%s", i > 0 ? _ (", ") : "", line);
    }
  if (g_strv_length (lines) > MOST_QUOTED)
    g_string_append (quoted, " …");
  return g_string_free (g_steal_pointer (&quoted), FALSE);
}

/* Whether any lines were dropped. Their message is still to be said. */
static gboolean
drop (ConsoleSession *session, const char *sentence)
{
  g_auto (GStrv) lines = console_input_take_ahead (session->input);
  g_autofree char *quoted = quote (lines);

  if (lines[0] == NULL)
    return FALSE;
  g_free (session->ahead.dropped);
  session->ahead.dropped = sortie_sentence (sentence, "lines", quoted, NULL);
  return TRUE;
}

void
console_ahead_say (ConsoleSession *session)
{
  if (session->ahead.dropped != NULL)
    console_out_say_in (session->out, CONSOLE_WRONG, session->ahead.dropped);
  g_clear_pointer (&session->ahead.dropped, g_free);
}

guint
console_ahead_count_lines (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint lines;

  if (session->ahead.dropped == NULL)
    return 0;
  console_out_say (session->out, session->ahead.dropped);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines;
}

/* The player's turn has reached a later step, and the player did not end the one before. */
static void
note_step (ConsoleSession *session, const ConsoleMoment *then, const ConsoleMoment *now)
{
  gboolean in_turn = then->is_set && then->turn == now->turn && now->active == now->seat
                     && then->active == then->seat;

  if (!in_turn || then->step > now->step)
    session->ended_alone.step = FALSE;
  else if (then->step < now->step)
    {
      session->ended_alone.step = !session->ahead.ended_step;
      session->ended_alone.phase = then->step;
    }
}

void
console_ahead_check (ConsoleSession *session)
{
  ConsoleMoment then = session->ahead.moment, now = moment_now (session);

  session->ahead.moment = now;
  /* before the first turn there was no turn that could end */
  if (then.is_set && then.turn != now.turn)
    session->ended_alone.turn = then.turn > 0 && then.active == then.seat && !session->ahead.ended_step
                                && console_session_is_one_player (session, then.seat, now.seat);
  note_step (session, &then, &now);
  session->ahead.ended_step = session->ended_alone.choice = FALSE;
  if (!then.is_set)
    return;
  if (!is_same_step (&then, &now))
    session->ended_alone.step &= !drop (session, _ ("Dropped, because another step has begun: {lines}"));
  else if (!is_expected (session, &then, &now))
    drop (session, _ ("Dropped, because this question came up: {lines}"));
}

void
console_ahead_question (ConsoleSession *session)
{
  if (drop (session, _ ("Dropped, because this question came up: {lines}")))
    console_ahead_say (session);
}

void
console_ahead_end (ConsoleSession *session)
{
  if (session->ahead.moment.is_set)
    drop (session, _ ("Dropped, because the match is over: {lines}"));
  console_ahead_say (session);
}
