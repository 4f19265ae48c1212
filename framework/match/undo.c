/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* undo.c: undoing moves, and how many.
 *
 * A match does not keep old positions. A position is the start and the steps from there; repeating them is fast (a long
 * game takes milliseconds) and gives the same bytes, because the random generator is part of the state.
 *
 * Undo goes back to where a seat that asks had a choice. Everything after that is undone too, whoever did it: a
 * program, or a front end that gives the only answer, would at once repeat it from any later position.
 *
 * What was undone can be done again by playing the same steps: the random generator is as it was, so chance is, too.
 */
#include "match/whole.h"

#include "base/i18n.h"
#include "base/text.h"
#include "flow/front-end.h"

/* Remembers the position, because the search for where to go back changes it. */
static void
remember_position (SortieMatch *match)
{
  sortie_state_copy (match->before, match->now.s);
}

static void
return_to_remembered (SortieMatch *match)
{
  sortie_state_copy (match->now.s, match->before);
  sortie_match_changed (match);
  sortie_match_watch (match);
}

/* If the search was interrupted, its results are worthless, and the match returns to the remembered position. */
static gboolean
was_interrupted (SortieMatch *match, char **ret_why)
{
  if (!sortie_is_interrupted (&match->now))
    return FALSE;
  return_to_remembered (match);
  g_free (*ret_why);
  *ret_why = g_strdup (_ ("Interrupted."));
  return TRUE;
}

/* ---- Stretches ------------------------------------------------------------------------ */

static const SortieStretch *
stretch_at (const SortieMatch *match, guint i)
{
  return &g_array_index (match->stretches, SortieStretch, i);
}

/* Whether a question had several answers. */
static gboolean
has_a_choice (SortieMatch *match)
{
  return sortie_match_legal (match)->n > 1;
}

/* Whether a question may have had several answers, as far as everybody can see. */
static gboolean
seems_to_have_a_choice (SortieMatch *match)
{
  return !sortie_may_answer_alone (&match->now, sortie_match_legal (match)->n);
}

/* A match whose steps are played again to find out who decided. */
typedef struct
{
  SortieMatch *match;
  gboolean (*was_asked) (gpointer data); /* as in SortieUndo */
  gpointer data;
} Replayed;

/* Whether a question at the end of the replayed steps was one that the player was asked. */
static gboolean
is_decision (const Replayed *past, gboolean seems)
{
  if (seems)
    return seems_to_have_a_choice (past->match);
  return has_a_choice (past->match)
         && (past->was_asked == NULL || past->was_asked (past->data));
}

/* Whether one of @seats decided something in a stretch; @seems: or may have, as far as everybody can see. Giving up is
 * a decision, too: no front end gives up for a player. */
static gboolean
was_decided_by (const Replayed *past, guint stretch, guint8 seats, gboolean seems)
{
  SortieMatch *match = past->match;
  guint end = sortie_match_stretch_end (match, stretch);

  for (guint i = stretch_at (match, stretch)->first; i < end; i++)
    {
      const SortieStep *step = &g_array_index (match->steps, SortieStep, i);

      if (!(seats >> step->seat & 1))
        continue;
      sortie_match_go_to (match, i);
      if (step->kind != SORTIE_STEP_MOVE || is_decision (past, seems))
        return TRUE;
    }
  return FALSE;
}

/* Programs do not mind. A player who began a match in practice mode agreed to every undo. */
static gboolean
is_barred (const Replayed *past, guint i, const SortieUndo *undo, gboolean seems, SortieBar *ret)
{
  const SortieStretch *stretch = stretch_at (past->match, i);
  guint8 others = ~(undo->askers | undo->programs);

  if (past->match->head->practice)
    return FALSE;
  ret->stretch = i;
  ret->kind = SORTIE_BAR_LEARNED;
  if (stretch->chance || sortie_match_who_saw (stretch, undo) != 0)
    return TRUE;
  ret->kind = SORTIE_BAR_DECIDED;
  if (others >> stretch->seat & 1 && was_decided_by (past, i, others, seems))
    return TRUE;
  ret->kind = SORTIE_BAR_NONE;
  return FALSE;
}

/* ---- Finding where to go back to ----------------------------------------------------- */

/* The last stretch before @from in which one of those who ask decided; @from if there is none, or if @ret_bar prevents
 * it. */
static guint
one_decision_back (SortieMatch *match, const SortieUndo *undo, guint from, SortieBar *ret_bar)
{
  const Replayed past = { match, undo->was_asked, undo->data };

  ret_bar->kind = SORTIE_BAR_NONE;
  for (guint i = from; i > 0; i--)
    {
      if (is_barred (&past, i - 1, undo, TRUE, ret_bar))
        return from;
      if (undo->askers >> stretch_at (match, i - 1)->seat & 1
          && was_decided_by (&past, i - 1, undo->askers, undo->by_seeming))
        return i - 1;
    }
  return from;
}

/* The stretches with the last @n decisions of those who ask, latest first. Fewer, and sets @ret_bar, if the match
 * cannot go back so far. (transfer full) */
static GArray *
find_decisions (SortieMatch *match, const SortieUndo *undo, guint n, SortieBar *ret_bar)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint));
  guint at = match->stretches->len;

  while (found->len < n)
    {
      guint before = one_decision_back (match, undo, at, ret_bar);

      if (before == at)
        break;
      at = before;
      g_array_append_val (found, at);
    }
  return_to_remembered (match);
  return found;
}

/* A number for each turn of each seat. */
static guint64
turn_at (SortieMatch *match, guint stretch)
{
  const SortieTurn *turn = &match->now.s->turn;

  if (stretch < match->stretches->len)
    sortie_match_go_to (match, stretch_at (match, stretch)->first);
  return (guint64) turn->number << 8 | turn->active;
}

/* How many decisions the turn of the last one has; one more if something prevents undoing the first of that turn. */
static guint
count_in_turn (SortieMatch *match, const SortieUndo *undo)
{
  guint at = match->stretches->len, n = 0;
  guint64 turn = 0;
  SortieBar bar;

  if (match->steps->len > match->n_committed)
    {
      turn = turn_at (match, at);
      n++;
    }
  while (TRUE)
    {
      guint before = one_decision_back (match, undo, at, &bar);

      if (before == at)
        return n + (bar.kind != SORTIE_BAR_NONE && n > 0 && turn_at (match, bar.stretch) == turn);
      if (n > 0 && turn_at (match, before) != turn)
        return n;
      turn = turn_at (match, before);
      at = before;
      n++;
    }
}

guint
sortie_match_decisions_of_turn (SortieMatch *match, const SortieUndo *undo)
{
  guint n;

  remember_position (match);
  n = count_in_turn (match, undo);
  return_to_remembered (match);
  return MAX (n, 1);
}

gboolean
sortie_match_has_decided (SortieMatch *match, const SortieUndo *undo)
{
  const guint end = match->stretches->len;
  const guint64 now = turn_at (match, end);
  gboolean has = match->steps->len > match->n_committed;
  SortieBar bar;

  if (!has)
    {
      guint before;

      remember_position (match);
      before = one_decision_back (match, undo, end, &bar);
      has = before == end || turn_at (match, before) == now;
      return_to_remembered (match);
    }
  return has;
}

/* ---- Going back ----------------------------------------------------------------------- */

/* The seats of programs that decided or learned something in the stretches from @first on, and all seats that have not
 * yet looked at what they learned there. */
static guint8
agreed_in (const SortieMatch *match, guint first, const SortieUndo *undo)
{
  guint8 seats = 0, unseen = 0;

  for (guint i = first; i < match->stretches->len; i++)
    {
      const SortieStretch *stretch = stretch_at (match, i);

      seats |= 1 << stretch->seat | stretch->saw;
      unseen |= stretch->saw & ~sortie_match_who_saw (stretch, undo);
    }
  return match->head->practice ? 0 : (seats & undo->programs) | unseen;
}

static void
note_undo (SortieMatch *match, guint n, guint8 agreed)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_string_printf (line, "undo %u", n);
  for (guint8 seat = 0; seat < match->now.setup->n_seats; seat++)
    if (agreed >> seat & 1)
      g_string_append_printf (line, " %s", match->now.setup->seat_ids[seat]);
  sortie_match_note (match, "%s", line->str);
}

/* "Attack of turn 6"; NULL before the first turn of a player. (transfer full) */
static char *
moment_of (const SortiePlay *p)
{
  const char *turn = SORTIE_DIGITS (p->s->turn.number);
  const char *phase = sortie_rules_text (p->setup, FALSE, sortie_phase (p)->title);

  if (p->s->turn.number == 0 || sortie_turn (p)->uncounted)
    return NULL;
  if (phase == NULL || *phase == '\0')
    return sortie_sentence (_ ("the end of turn {turn}"), "turn", turn, NULL);
  return sortie_sentence (_ ("{phase} of turn {turn}"), "phase", phase, "turn", turn, NULL);
}

/* (transfer full) */
static char *
sentence_of_place (const SortieMatch *match, const char *deed)
{
  g_autofree char *moment = moment_of (&match->now);

  if (moment == NULL)
    return deed != NULL ? sortie_sentence (_ ("Taken back: {deed}"), "deed", deed, NULL)
                        : g_strdup (_ ("The last move is taken back."));
  /* Translators: {moment}: "Attack of turn 6"; {deed}: what is done no more, a sentence. */
  return deed != NULL ? sortie_sentence (_ ("Back to {moment}, before this: {deed}"), "moment", moment, "deed", deed,
                                         NULL)
                      /* Translators: {moment}: "Attack of turn 6". */
                      : sortie_sentence (_ ("Back to {moment}."), "moment", moment, NULL);
}

/* Where the match is again, what was first done from there, and whether whole turns are gone. @turn: the number of the
 * turn in which somebody went back. (transfer full) */
static char *
sentence_of_undo (const SortieMatch *match, const char *deed, guint32 turn)
{
  g_autofree char *place = sentence_of_place (match, deed);

  return match->now.s->turn.number == turn || match->now.s->turn.number == 0
             ? g_steal_pointer (&place)
             : g_strjoin (" ", place, _ ("That is an earlier turn; what everybody did since then is taken back, too."),
                          NULL);
}

/* What was undone stays in the journal and, marked, in the log, because players have seen it. Returns 0 and restores
 * the match if it was interrupted. */
static guint
cut_back (SortieMatch *match, guint stretches, const SortieUndo *undo)
{
  guint first = stretch_at (match, stretches)->first;
  guint n = match->n_committed - first;
  guint8 agreed = agreed_in (match, stretches, undo);
  const guint32 turn = match->now.s->turn.number;
  g_autofree char *deed = sortie_log_deed (match->log, stretch_at (match, stretches)->log,
                                           stretch_at (match, stretches)->seat);

  remember_position (match);
  sortie_match_go_to (match, first);
  if (sortie_is_broken_off (&match->now))
    {
      return_to_remembered (match);
      return 0;
    }
  sortie_log_take_back (match->log, stretch_at (match, stretches)->log,
                        sortie_log_length (match->log));
  sortie_match_forget_fate (match);
  g_array_set_size (match->stretches, stretches);
  g_array_set_size (match->steps, first);
  match->n_committed = first;
  match->moves_unhashed = SORTIE_MOVES_PER_HASH;
  match->draw_offers = 0;
  note_undo (match, n, agreed);
  sortie_log_note (match->log, sentence_of_undo (match, deed, turn));
  sortie_match_commit (match);
  return n;
}

/* Each line of a journal undoes what one seat decided; this gives the last decision of each line. (transfer full) */
static GArray *
lines_to (const SortieMatch *match, const GArray *decisions)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < decisions->len; i++)
    {
      guint at = g_array_index (decisions, guint, i);

      if (i + 1 == decisions->len
          || stretch_at (match, g_array_index (decisions, guint, i + 1))->seat != stretch_at (match, at)->seat)
        g_array_append_val (lines, at);
    }
  return lines;
}

/* Whether going back to each of them is possible without interruption. Restores the match. */
static gboolean
can_go_to_each (SortieMatch *match, const GArray *lines)
{
  gboolean can = TRUE;

  remember_position (match);
  for (guint i = 0; can && i < lines->len; i++)
    {
      sortie_match_go_to (match, stretch_at (match, g_array_index (lines, guint, i))->first);
      can = !sortie_is_broken_off (&match->now);
    }
  return_to_remembered (match);
  return can;
}

/* Writes a line for each. What is in a journal stays there, so nothing may interrupt between two of them. */
static guint
cut_back_to_each (SortieMatch *match, const GArray *lines, const SortieUndo *undo)
{
  const SortieInterrupt *interrupt = match->deal->setup->interrupt;
  guint n = 0;

  match->deal->setup->interrupt = NULL;
  for (guint i = 0; i < lines->len; i++)
    n += cut_back (match, g_array_index (lines, guint, i), undo);
  match->deal->setup->interrupt = interrupt;
  return n;
}

/* @n: how many moves were undone */
static guint
unless_interrupted (guint n, char **ret_why)
{
  if (n == 0)
    *ret_why = g_strdup (_ ("Interrupted."));
  return n;
}

/* How much can be undone if not all, and why not more. (transfer full) */
static char *
why_not_so_far (SortieMatch *match, const SortieUndo *undo, guint possible, const SortieBar *bar)
{
  const char *number = SORTIE_DIGITS (possible);
  g_autofree char *only = NULL, *why = sortie_match_bar_sentence (match, undo, bar);

  if (possible == 0)
    return g_steal_pointer (&why);
  if (bar->kind == SORTIE_BAR_NONE)
    return sortie_sentence (ngettext_ ("Only {n} decision can be taken back: the match begins with it.",
                                       "Only {n} decisions can be taken back: the match begins with them.",
                                       possible),
                            "n", number, NULL);
  only = sortie_sentence (ngettext_ ("Only {n} decision can be taken back.",
                                     "Only {n} decisions can be taken back.", possible),
                          "n", number, NULL);
  return g_strjoin (" ", only, why, NULL);
}

/* ---- Doing again ---------------------------------------------------------------------- */

/* The steps that an undo down to the stretches in @lines takes back; without any, those of the unfinished move.
 * (transfer full) */
static SortieUndone *
note_steps (const SortieMatch *match, const GArray *lines)
{
  SortieUndone *undone = g_new0 (SortieUndone, 1);

  undone->first = lines->len > 0 ? stretch_at (match, g_array_index (lines, guint, lines->len - 1))->first
                                 : match->n_committed;
  undone->steps = g_array_new (FALSE, FALSE, sizeof (SortieStep));
  if (undone->first < match->steps->len)
    g_array_append_vals (undone->steps, &g_array_index (match->steps, SortieStep, undone->first),
                         match->steps->len - undone->first);
  return undone;
}

/* Keeps them, once they are taken back. */
static void
keep_undone (SortieMatch *match, SortieUndone *undone)
{
  undone->hash = sortie_state_hash (match->now.s);
  g_ptr_array_add (match->undone, undone);
}

static gboolean
is_as_undone (const SortieMatch *match, const SortieUndone *undone)
{
  return match->steps->len == undone->first && sortie_state_hash (match->now.s) == undone->hash;
}

/* FALSE: an agreed draw, to which everybody would have to agree again. */
static gboolean
do_again (SortieMatch *match, const SortieStep *step)
{
  SortieRefusal why;

  switch (step->kind)
    {
    case SORTIE_STEP_MOVE:
      return sortie_match_play_move (match, step->seat, &step->move, &why);
    case SORTIE_STEP_CONCEDES:
      return sortie_match_concede (match, step->seat);
    case SORTIE_STEP_AGREES:
      break;
    }
  return FALSE;
}

/* (nullable) (transfer full): why the last undo cannot be done again */
static char *
why_not_again (const SortieMatch *match, const SortieUndone *undone)
{
  if (match->left)
    return g_strdup (_ ("The match is over."));
  if (undone == NULL)
    return g_strdup (_ ("Nothing has been taken back that could be done again."));
  return is_as_undone (match, undone)
             ? NULL
             : g_strdup (_ ("Since you took something back, something else was played, so it cannot be done again."));
}

guint
sortie_match_redo (SortieMatch *match, char **ret_why)
{
  const SortieInterrupt *interrupt = match->deal->setup->interrupt;
  SortieUndone *undone = match->undone->len > 0 ? match->undone->pdata[match->undone->len - 1] : NULL;
  guint n = 0;

  *ret_why = why_not_again (match, undone);
  if (*ret_why != NULL)
    {
      g_ptr_array_set_size (match->undone, 0);
      return 0;
    }
  match->deal->setup->interrupt = NULL;
  while (n < undone->steps->len && do_again (match, &g_array_index (undone->steps, SortieStep, n)))
    n++;
  match->deal->setup->interrupt = interrupt;
  g_ptr_array_set_size (match->undone, match->undone->len - 1);
  if (n == 0)
    *ret_why = g_strdup (_ ("Nothing has been taken back that could be done again."));
  return n;
}

/* ---- Asking --------------------------------------------------------------------------- */

/* The move in progress goes first, and counts as one decision. */
static guint
undo_decisions (SortieMatch *match, const SortieUndo *undo, char **ret_why)
{
  guint in_hand = match->steps->len - match->n_committed;
  guint first = in_hand > 0 ? 1 : 0;
  SortieBar bar = { SORTIE_BAR_LEARNED, match->stretches->len };
  g_autoptr (GArray) decisions = NULL, lines = NULL;
  SortieUndone *undone;
  guint n;

  remember_position (match);
  if (in_hand > 0 && !sortie_match_may_back (match))
    *ret_why = why_not_so_far (match, undo, 0, &bar);
  else
    {
      decisions = find_decisions (match, undo, undo->n - first, &bar);
      if (first + decisions->len < undo->n)
        *ret_why = why_not_so_far (match, undo, first + decisions->len, &bar);
    }
  if (was_interrupted (match, ret_why) || *ret_why != NULL)
    return 0;
  lines = lines_to (match, decisions);
  if (!can_go_to_each (match, lines))
    return unless_interrupted (0, ret_why);
  undone = note_steps (match, lines);
  sortie_match_back (match);
  n = in_hand + cut_back_to_each (match, lines, undo);
  keep_undone (match, undone);
  return n;
}

guint
sortie_match_undo (SortieMatch *match, const SortieUndo *undo, char **ret_why)
{
  static const SortieUndo last = { .askers = 0xff, .reader = SORTIE_NO_SEAT, .n = 1 };

  *ret_why = NULL;
  g_return_val_if_fail (undo == NULL || undo->n > 0, 0);
  if (match->left || (sortie_is_over (&match->now) && !match->head->practice))
    {
      *ret_why = g_strdup (_ ("The match is over."));
      return 0;
    }
  return undo_decisions (match, undo != NULL ? undo : &last, ret_why);
}

/* The stretch with which the last @n moves begin; the number of stretches if there is none. */
static guint
find_stretch (const SortieMatch *match, guint n)
{
  guint i = 0;

  while (i < match->stretches->len && match->n_committed - stretch_at (match, i)->first != n)
    i++;
  return i;
}

guint
sortie_match_undo_exactly (SortieMatch *match, guint n, guint8 programs, char **ret_why)
{
  SortieUndo undo = { .programs = programs, .reader = SORTIE_NO_SEAT, .n = 1 };
  guint first = find_stretch (match, n);
  const Replayed past = { .match = match };
  SortieBar bar;

  *ret_why = NULL;
  if (first == match->stretches->len)
    {
      *ret_why = g_strdup (match->stretches->len == 0 ? _ ("Nothing has been decided yet.")
                                                      : _ ("No decision began that many moves ago."));
      return 0;
    }
  undo.askers = (guint8) (1 << stretch_at (match, first)->seat);
  /* this reveals nothing hidden: people at one screen may have skipped an answer */
  for (guint i = match->stretches->len; i > first; i--)
    if (is_barred (&past, i - 1, &undo, FALSE, &bar))
      {
        *ret_why = sortie_match_bar_sentence (match, &undo, &bar);
        return 0;
      }
  return unless_interrupted (cut_back (match, first, &undo), ret_why);
}

const char *
sortie_match_why_no_back (const SortieMatch *match, guint8 seat)
{
  if (!match->now.s->tentative || sortie_match_to_move (match) != seat)
    return _ ("There is no unfinished move to cancel.");
  return sortie_match_may_back (match)
             ? NULL
             : _ ("This move has already shown you something hidden, so you must finish it.");
}

gboolean
sortie_match_back (SortieMatch *match)
{
  if (!sortie_match_may_back (match))
    return FALSE;
  sortie_match_drop (match);
  return TRUE;
}
