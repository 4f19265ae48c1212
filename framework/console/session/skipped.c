/* SPDX-License-Identifier: GPL-3.0-or-later */
/* skipped.c: the steps of this turn in which nobody was asked, because nothing could be done. */
#include "console/session/session.h"

#include <sortie/match.h>
#include <sortie/speech.h>

#include "base/i18n.h"
#include "base/text.h"
#include "flow/front-end.h"

/* ---- What is remembered ------------------------------------------------------------------- */

static void
closed_clear (gpointer data)
{
  ConsoleClosed *closed = data;

  g_free (closed->then);
  g_free (closed->why);
}

void
console_skipped_init (ConsoleSkipped *skipped)
{
  skipped->closed = g_array_new (FALSE, FALSE, sizeof (ConsoleClosed));
  g_array_set_clear_func (skipped->closed, closed_clear);
  skipped->says = g_ptr_array_new_with_free_func (g_free);
  skipped->names = g_ptr_array_new ();
  skipped->all = g_ptr_array_new_with_free_func (g_free);
  skipped->earlier = g_ptr_array_new_with_free_func (g_free);
}

void
console_skipped_clear (ConsoleSkipped *skipped)
{
  g_array_unref (skipped->closed);
  g_ptr_array_unref (skipped->says);
  g_ptr_array_unref (skipped->names);
  g_ptr_array_unref (skipped->all);
  g_ptr_array_unref (skipped->earlier);
}

void
console_skipped_said (ConsoleSession *session)
{
  g_ptr_array_set_size (session->skipped.says, 0);
  g_ptr_array_set_size (session->skipped.names, 0);
}

void
console_skipped_forget (ConsoleSession *session)
{
  g_array_set_size (session->skipped.closed, 0);
  g_ptr_array_set_size (session->skipped.all, 0);
  g_ptr_array_set_size (session->skipped.earlier, 0);
  console_skipped_said (session);
}

/* Forgets the windows of another turn, and those whose end was taken back. */
static void
forget_others (ConsoleSession *session)
{
  const SortieState *now = sortie_match_play (session->match)->s;
  GArray *closed = session->skipped.closed;
  guint kept = 0;

  while (kept < closed->len && g_array_index (closed, ConsoleClosed, kept).then->turn.number == now->turn.number
         && g_array_index (closed, ConsoleClosed, kept).then->moves < now->moves)
    kept++;
  g_array_set_size (closed, kept);
}

const ConsoleClosed *
console_skipped (ConsoleSession *session, guint i)
{
  GArray *closed = session->skipped.closed;

  forget_others (session);
  return i < closed->len ? &g_array_index (closed, ConsoleClosed, closed->len - 1 - i) : NULL;
}

/* ---- Why ------------------------------------------------------------------------------------- */

/* The first move that the window is mainly for, among those that would change nothing (@idle) or those that somebody
 * may want. NULL: there is none */
static const SortieMove *
find_main_move (ConsoleSession *session, gboolean idle)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  const guint8 verb = sortie_main_verb (p);

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb == verb && sortie_move_warning (p, sortie_to_move (p), &legal->moves[i]) == NULL
        && console_move_is_idle (session, &legal->moves[i]) == idle)
      return &legal->moves[i];
  return NULL;
}

/* NULL: the game does not say. (transfer full) */
static char *
reason_now (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, p->s->decision.kind);
  const SortieMove *move = find_main_move (session, TRUE);
  g_autofree char *line = move != NULL ? console_move_spelt (session, move) : NULL;
  SortieRefusal why;

  if (line != NULL)
    return sortie_sentence (_ ("“{move}” would change nothing now."), "move", line, NULL);
  return decl->idle != NULL && decl->idle (p, &why) ? sortie_refusal_sentence (p, sortie_to_move (p), &why) : NULL;
}

char *
console_skipped_text (const ConsoleSession *session, const ConsoleClosed *closed, const char *reason)
{
  const SortiePlay p = { .setup = sortie_match_setup (session->match), .s = closed->then };

  /* Translators: {phase}: a step of the turn, such as "Summon"; {why}: the sentence that says why. */
  return sortie_sentence (closed->acted ? _ ("{phase} is over: {why}") : _ ("{phase} was skipped: {why}"), "phase",
                          sortie_rules_text (p.setup, FALSE, sortie_phase (&p)->title), "why", reason, NULL);
}

static gboolean
belongs_to_turn (ConsoleSession *session)
{
  return session->skipped.says_of == sortie_match_play (session->match)->s->turn.number;
}

/* Whether the line is too long for the window. */
static gboolean
is_line_too_long (const ConsoleSession *session, const char *line)
{
  return session->out->width > 0 && sortie_text_width (line) > session->out->width;
}

/* What is still to be said, in one line if possible: why, or only which steps. @why: a pattern for the sentences,
 * @which: for the names of the steps. (transfer full) */
static char *
say_in_one_line (const ConsoleSession *session, const char *why, const char *which)
{
  const ConsoleSkipped *skipped = &session->skipped;
  g_autofree char *sentences = sortie_texts_join (skipped->says, " ");
  g_autofree char *line = sortie_sentence (why, "steps", sentences, NULL), *names = NULL;

  if (!is_line_too_long (session, line) || skipped->names->len == 0)
    return g_steal_pointer (&line);
  names = sortie_texts_join (skipped->names, _ (", "));
  return sortie_sentence (which, "steps", names, NULL);
}

/* Tells in the reader's next turn what ended the last one. */
static void
look_back_on_turn (ConsoleSession *session)
{
  ConsoleSkipped *skipped = &session->skipped;
  char *line;

  if (skipped->says->len == 0 || belongs_to_turn (session))
    return;
  /* Translators: {steps}: sentences, such as "Deploy is over: You have already deployed your unit this turn; ..." */
  line = say_in_one_line (session, _ ("Your last turn: {steps}"), _ ("Skipped in your last turn: {steps}."));
  console_skipped_said (session);
  g_ptr_array_add (skipped->says, line);
  skipped->says_of = sortie_match_play (session->match)->s->turn.number;
}

/* What was skipped in a person's turn concerns nobody else at the screen. */
static void
forget_what_others_skipped (ConsoleSession *session)
{
  const SortieState *s = sortie_match_play (session->match)->s;

  if (console_session_count_people (session) > 1
      && (!belongs_to_turn (session) || s->turn.active != sortie_match_to_move (session->match)))
    console_skipped_said (session);
}

/* Whether it was the same in the reader's turn before; notes it for the next. */
static gboolean
was_so_before (ConsoleSession *session, const char *text)
{
  ConsoleSkipped *skipped = &session->skipped;
  const SortiePlay *p = sortie_match_play (session->match);

  if (console_session_count_people (session) > 1) /* the turn before was another person's */
    return FALSE;
  if (skipped->all_of != p->s->turn.number)
    {
      GPtrArray *earlier = skipped->earlier;

      g_ptr_array_set_size (earlier, 0);
      if (p->s->turn.number <= skipped->all_of + p->setup->n_seats)
        {
          skipped->earlier = skipped->all;
          skipped->all = earlier;
        }
      else
        g_ptr_array_set_size (skipped->all, 0);
      skipped->all_of = p->s->turn.number;
    }
  g_ptr_array_add (skipped->all, g_strdup (text));
  return g_ptr_array_find_with_equal_func (skipped->earlier, text, g_str_equal, NULL);
}

/* A step in which the seat acted is over, but was not skipped. */
static void
keep_text (ConsoleSession *session, const ConsoleClosed *closed)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *text = NULL;

  if (closed->why == NULL)
    return;
  forget_what_others_skipped (session);
  look_back_on_turn (session);
  text = console_skipped_text (session, closed, closed->why);
  if (was_so_before (session, text))
    return;
  g_ptr_array_add (session->skipped.says, g_steal_pointer (&text));
  if (!closed->acted)
    g_ptr_array_add (session->skipped.names, (gpointer) sortie_rules_text (p->setup, FALSE, sortie_phase (p)->title));
  session->skipped.says_of = p->s->turn.number;
}

void
console_skipped_note (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  ConsoleClosed closed;

  if (!sortie_is_own_window (p) || !console_silence_is_safe (session, sortie_to_move (p))
      || find_main_move (session, FALSE) != NULL)
    return; /* what can still be made later, or was declined, was not impossible */
  forget_others (session);
  closed = (ConsoleClosed){ .then = g_memdup2 (p->s, p->s->size),
                            .acted = console_stops_has_acted (session, sortie_to_move (p)),
                            .why = reason_now (session) };
  g_array_append_val (session->skipped.closed, closed);
  keep_text (session, &closed);
}

/* ---- Saying it --------------------------------------------------------------------------------- */

static gboolean
is_low (const ConsoleSession *session)
{
  const ConsoleOut *out = session->out;

  return out->linear == CONSOLE_LINEAR_OFF && out->rows > 0 && out->rows < CONSOLE_LOW_WINDOW;
}

/* (transfer full) */
static char *
add_ended (ConsoleSession *session, const char *status)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortiePhaseDecl *step = &sortie_turn (p)->phases[session->ended_alone.phase];

  if (!session->ended_alone.step)
    return g_strdup (status);
  /* Translators: {status}: a sentence, such as "Turn 4, South, Attack."; {step}: the step before. */
  return sortie_sentence (_ ("{status} {step} ended automatically."), "status", status, "step",
                          sortie_rules_text (p->setup, FALSE, step->title), NULL);
}

char *
console_skipped_add (ConsoleSession *session, const char *status)
{
  g_autofree char *ended = add_ended (session, status), *names = NULL, *whole = NULL;

  if (is_low (session) && sortie_text_width (ended) > session->out->width) /* the table keeps its lines */
    return g_strdup (status);
  if (!is_low (session) || session->skipped.names->len == 0 || !belongs_to_turn (session))
    return g_steal_pointer (&ended);
  names = sortie_texts_join (session->skipped.names, _ (", "));
  /* Translators: {status}: a sentence, such as "Turn 4, South, Movement."; {steps}: steps of the turn in which nothing
   * could be done, such as "Summon, Play Event Cards". */
  whole = sortie_sentence (_ ("{status} Skipped: {steps}."), "status", ended, "steps", names, NULL);
  return g_strdup (sortie_text_width (whole) <= session->out->width ? whole : ended);
}

void
console_skipped_say (ConsoleSession *session)
{
  g_autofree char *line = NULL;

  forget_what_others_skipped (session);
  look_back_on_turn (session);
  if (session->skipped.says->len == 0 || is_low (session))
    return;
  line = say_in_one_line (session, "{steps}", _ ("Skipped: {steps}."));
  console_out_say (session->out, line);
}
