/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* first.c: what must be done before a line is legal (reader/reader.h). */
#include "reader/internal.h"
#include <sortie/event.h>
#include <sortie/table.h>
#include "flow/front-end.h"
#include "model/front-end.h"
#include "reader/reader.h"

/* ---- After a move ---------------------------------------------------------------------------- */

gboolean
sortie_read_after (SortieTrial *trial, guint number, const SortieMove *move)
{
  const SortiePlay *now = trial->now;
  gboolean is;

  if (!sortie_is_own_window (now))
    return FALSE;
  sortie_trial_enter (trial, number);
  if (sortie_move_declines (now, move))
    is = sortie_trial_pass_window (trial) && !sortie_is_window (&trial->play);
  else
    {
      if (!sortie_move_is_bare (now, move))
        return FALSE;
      sortie_trial_make (trial, move);
      is = sortie_trial_settle (trial) && sortie_is_window (&trial->play);
    }
  return is && !sortie_trial_has_seen (trial);
}

/* "buy mill", which `unpack` makes legal. */
static gboolean
find_move (SortieOffers *offers, const SortieLine *line, SortieFirst *ret)
{
  const SortieMoves *legal = sortie_offers_legal (offers);
  g_autoptr (SortieOffers) then = sortie_offers_new_beside (offers);
  g_auto (SortieTrial) trial = { .now = offers->p, .seat = offers->seat };

  if (!sortie_lexicon_verb (offers->names, line->words[0], NULL))
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[i];

      /* find_steps() looks at what a closing window leads to */
      if (!sortie_move_is_bare (offers->p, move) || !sortie_read_after (&trial, 0, move))
        continue;
      sortie_offers_look (then, &trial.play, offers->seat, NULL);
      if (sortie_read (then, line, 0).kind == SORTIE_READ_MOVE)
        {
          *ret = (SortieFirst){ .kind = SORTIE_FIRST_MOVE, .move = *move };
          return TRUE;
        }
    }
  return FALSE;
}

/* ---- A later step ----------------------------------------------------------------------------- */

/* A turn in a world that the seat imagines. We close its windows until the line fits: in a later window, or as an
 * answer to what a closing window asks (the order for a unit that leaves the track). */
typedef struct
{
  SortieTrial trial;
  SortieOffers *offers; /* the offers in that world */
  const SortieLine *line;
  gboolean has_verb; /* the line begins with a verb */
  gboolean is_bare;  /* it is only a verb, which fits because more could follow it */
  gboolean begins;   /* it begins a move that does not take all of it */
  gboolean is_main;  /* a window refuses it that is mainly for the verb */
  guint8 verb;
  GArray *left;      /* (element-type SortieLost): what was possible in the closed windows */
  guint n_closed;
  SortieFirst *ret;
} Early;

/* What is legal in that world. */
static const SortieMoves *
legal_then (Early *early)
{
  sortie_offers_look (early->offers, &early->trial.play, early->trial.seat, NULL);
  return sortie_offers_legal (early->offers);
}

static gboolean
is_asked_for (const SortiePlay *p, guint verb)
{
  return sortie_is_answered_by (sortie_decision_decl (p->setup, p->s->decision.kind), verb);
}

/* "storm", "storm; done": whether the first part of the line is one word. */
static gboolean
begins_with_one_word (const SortieLine *line)
{
  return line->n == 1 || sortie_line_begins_part (line, 1);
}

/* "attack c3": whether the first part of the line is a verb and the beginning of what it needs. */
static gboolean
begins_move (Early *early)
{
  g_autoptr (GPtrArray) next = g_ptr_array_new_with_free_func (g_free);
  const guint n = sortie_line_part_length (early->line, 0);

  if (n > 1)
    sortie_complete (early->offers, early->line->words, n, next);
  return next->len > 0;
}

/* The line is a move, begins one, or is a bare verb with moves that somebody may want. Without a verb ("c3 c4") it
 * needs at least two words: a single word may mean anything. */
static gboolean
fits (Early *early)
{
  const SortieMoves *legal = legal_then (early);
  SortieRead read = sortie_read (early->offers, early->line, 0);

  if (!early->has_verb)
    return read.kind == SORTIE_READ_MOVE && read.move.n > 1
           && sortie_move_warning (&early->trial.play, early->trial.seat, &read.move) == NULL;
  if (read.kind == SORTIE_READ_MOVE || sortie_line_lacks_side (early->offers, early->line))
    return TRUE;
  if (begins_move (early))
    return TRUE;
  for (guint i = 0; begins_with_one_word (early->line) && !early->is_bare && i < legal->n; i++)
    early->is_bare = legal->moves[i].verb == early->verb
                     && sortie_move_warning (&early->trial.play, early->trial.seat, &legal->moves[i]) == NULL;
  return early->is_bare;
}

/* Notes the moves in the open window that somebody may want. */
static void
note_moves (Early *early)
{
  const SortieMoves *legal = legal_then (early);

  for (guint i = 0; i < legal->n; i++)
    if (sortie_move_warning (&early->trial.play, early->trial.seat, &legal->moves[i]) == NULL)
      {
        const SortieLost lost = { .move = legal->moves[i], .phase = early->trial.play.s->turn.phase };

        g_array_append_val (early->left, lost);
      }
}

/* Whether both are the same thing, wherever it is by now, or equal cards. */
static gboolean
is_same (const Early *early, SortieRef a, SortieRef b)
{
  return a == b
         || (sortie_ref_kind (a) == SORTIE_REF_CARD && sortie_ref_kind (b) == SORTIE_REF_CARD
             && sortie_cards_alike (&early->trial.play, early->trial.seat, sortie_ref_index (a), sortie_ref_index (b)));
}

static gboolean
is_among (const Early *early, const SortieMove *move, const SortieMoves *moves)
{
  for (guint i = 0; i < moves->n; i++)
    {
      const SortieMove *other = &moves->moves[i];
      gboolean same = move->verb == other->verb && move->n == other->n;

      for (guint k = 0; same && k < move->n; k++)
        same = is_same (early, move->arg[k], other->arg[k]);
      if (same)
        return TRUE;
    }
  return FALSE;
}

/* Closes the open window, and declines every chance between two steps. FALSE: the seat is asked nothing more in
 * the same turn, or it depends on chance. */
static gboolean
close_next (Early *early)
{
  SortieTrial *trial = &early->trial;
  const SortiePlay *p = &trial->play;
  gboolean closed;
  SortieMove passing;

  early->ret->last = p->s->turn.phase;
  early->ret->ends |= G_GUINT64_CONSTANT (1) << (early->ret->last & 63);
  note_moves (early);
  early->n_closed++;
  closed = sortie_trial_pass_window (trial);
  while (!closed && !trial->chance && sortie_trial_is_same_turn (trial) && sortie_to_move (p) != SORTIE_NO_SEAT
         && sortie_to_move (p) != trial->seat && sortie_move_declining (p, &passing))
    {
      sortie_trial_make (trial, &passing);
      closed = sortie_trial_is_asked (trial);
    }
  early->ret->then = p->s->turn.phase;
  return closed;
}

/* Whether the line fits after an answer to the question that came up. The questions before it are left to the
 * person. */
static gboolean
fits_behind_question (Early *early)
{
  SortieTrial *trial = &early->trial;
  const SortieMoves *answers = sortie_trial_branch (trial);
  gboolean is = FALSE;

  for (guint i = 0; i < answers->n && !is && sortie_trial_take (trial, &answers->moves[i]); i++)
    is = sortie_trial_settle (trial) && fits (early);
  sortie_trial_join (trial);
  return is;
}

/* Whether something could be done in the windows that would close, but not in the window after them. Notes all of it.
 * Where a question comes up instead that must be answered, the prompt of the last window has named its answers. */
static gboolean
loses_moves (Early *early)
{
  const SortieMoves *later = legal_then (early);
  SortieMove declining;

  if (!sortie_is_window (&early->trial.play) && !sortie_move_declining (&early->trial.play, &declining))
    return early->n_closed > 1;
  early->ret->lost = g_array_new (FALSE, FALSE, sizeof (SortieLost));
  for (guint i = 0; i < early->left->len; i++)
    {
      const SortieLost *left = &g_array_index (early->left, SortieLost, i);

      if (!sortie_verb (early->trial.play.setup, left->move.verb)->declines && !is_among (early, &left->move, later))
        g_array_append_val (early->ret->lost, *left);
    }
  return early->ret->lost->len > 0;
}

/* The game's reason against the line in the open window. For a bare verb, why nothing can be done with it. */
static gboolean
is_refused (const Early *early, SortieRefusal *ret)
{
  const SortieDecisionDecl *window = sortie_decision_decl (early->trial.play.setup, early->trial.play.s->decision.kind);

  if (early->line->n == 1 && sortie_main_verb (&early->trial.play) == early->verb && window->idle != NULL
      && window->idle (&early->trial.play, ret))
    return TRUE;
  sortie_read_explain (early->offers, early->line, 0, ret);
  return ret->reason >= SORTIE_N_REASONS;
}

/* "c2 c8": the first part of a line without a verb, with the one that the open window is mainly for. FALSE: the words
 * are nothing that this takes */
static gboolean
put_main_verb (SortieOffers *offers, const SortieLine *line, SortieLine *ret)
{
  const guint8 verb = sortie_main_verb (offers->p);
  const guint n = sortie_line_part_length (line, 0);
  SortieOperandWords words;
  SortieMove move;
  gboolean fit;

  sortie_operand_words_take (&words, line, 0, n, FALSE);
  fit = n > 1 && sortie_read_operands (offers, verb, &words, &move, NULL);
  sortie_operand_words_clear (&words);
  if (!fit)
    return FALSE;
  sortie_line_init_part (ret, line, 0, n);
  sortie_line_add (ret, 0, sortie_verb (offers->setup, verb)->id);
  return TRUE;
}

/* The same for a line without a verb. */
static gboolean
is_refused_bare (const Early *early, SortieRefusal *ret)
{
  g_auto (SortieLine) whole = { .n = 0 };

  if (!put_main_verb (early->offers, early->line, &whole))
    return FALSE;
  sortie_read_explain (early->offers, &whole, 0, ret);
  return ret->reason >= SORTIE_N_REASONS;
}

/* Notes that reason in the first later window that is meant for the verb, rather in one that is mainly for it. */
static void
note_refusal (Early *early)
{
  const gboolean is_main = !early->has_verb || sortie_main_verb (&early->trial.play) == early->verb;
  SortieRefusal why;

  if ((early->ret->why != NULL && (!is_main || early->is_main))
      || !(early->has_verb ? is_asked_for (&early->trial.play, early->verb) && is_refused (early, &why)
                           : is_refused_bare (early, &why)))
    return;
  early->is_main = is_main;
  g_free (early->ret->why);
  why.advice = 0;
  early->ret->why = sortie_refusal_sentence (&early->trial.play, early->trial.seat, &why);
  early->ret->forbids = early->ret->then;
  early->ret->is_later = TRUE;
}

static gboolean find_part (SortieOffers *offers, const SortieLine *line, SortieFirst *ret);

/* Which word of a line of @n words number @at was then, before the verbs that it left out were put into it. */
static guint
without_added (guint at, guint n_now, guint n)
{
  return n_now > n && at >= n_now - n ? at - (n_now - n) : n_now > n ? 0 : at;
}

/* Whether the parts of the line may follow one another from the window on that is open then. Notes why not: no step may
 * end for a line that is refused. */
static gboolean
takes_its_parts (Early *early)
{
  g_auto (SortieLine) line = { .n = 0 };
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };
  g_auto (SortieFirst) part = { .kind = SORTIE_FIRST_NOTHING };
  SortieMove first;
  guint at;

  sortie_line_init_part (&line, early->line, 0, early->line->n);
  if (!early->has_verb)
    sortie_line_rewrite (early->offers, &line);
  if (sortie_read (early->offers, &line, 0).kind != SORTIE_READ_MOVE
      || sortie_feed_check (early->offers, &line, &first, &fed)
      || (find_part (early->offers, &line, &part) && part.kind == SORTIE_FIRST_PART))
    return TRUE;
  early->begins = TRUE;
  g_free (early->ret->why);
  early->ret->why = part.why != NULL ? g_steal_pointer (&part.why) : g_steal_pointer (&fed.sentence);
  at = part.kind == SORTIE_FIRST_NEVER ? part.at : fed.at;
  early->ret->is_later = part.kind == SORTIE_FIRST_NEVER ? part.is_later : at < sortie_line_part_length (&line, 0);
  early->ret->at = without_added (at, line.n, early->line->n);
  early->ret->forbids = part.kind == SORTIE_FIRST_NEVER ? part.then : early->ret->then;
  return FALSE;
}

/* Looks for a later window of this turn in which the line fits. */
static gboolean
find_window (Early *early)
{
  while (close_next (early))
    {
      if (fits (early))
        return takes_its_parts (early);
      if (!sortie_is_window (&early->trial.play))
        return fits_behind_question (early);
      note_refusal (early);
    }
  return FALSE;
}

/* Prepares to close the windows of the turn. FALSE: none is open. */
static gboolean
begin (Early *early, SortieOffers *offers)
{
  if (!sortie_is_own_window (offers->p) || sortie_to_move (offers->p) != offers->seat)
    return FALSE;
  early->offers = sortie_offers_new_beside (offers);
  early->left = g_array_new (FALSE, FALSE, sizeof (SortieLost));
  early->trial = (SortieTrial){ .now = offers->p, .seat = offers->seat, .tries = SORTIE_USUAL_MOVES };
  sortie_trial_enter (&early->trial, 0);
  return TRUE;
}

static void
end (Early *early)
{
  sortie_offers_free (early->offers);
  g_array_unref (early->left);
  sortie_trial_clear (&early->trial);
}

/* The person may not want the steps to end if something is possible now that will not be possible then. */
static void
judge (Early *early, gboolean found)
{
  if (found)
    {
      early->ret->kind = SORTIE_FIRST_STEPS;
      early->ret->doubtful = loses_moves (early);
    }
  else if (early->ret->why != NULL)
    {
      early->ret->kind = SORTIE_FIRST_NEVER;
      early->ret->then = early->ret->forbids;
    }
}

static gboolean
find_steps (SortieOffers *offers, const SortieLine *line, SortieFirst *ret)
{
  const SortieSpan word = sortie_line_word (line, 0);
  Early early = { .line = line, .ret = ret };
  g_auto (SortieLine) now = { .n = 0 };

  early.has_verb = sortie_lexicon_verb_meant (offers->names, &word, &early.verb);
  if ((!early.has_verb && line->n < 2) || !begin (&early, offers))
    return FALSE;
  judge (&early, find_window (&early));
  end (&early);
  /* the reason of this step says more, unless it has little to do with the verb */
  if (ret->kind == SORTIE_FIRST_NEVER && !early.begins
      && (early.has_verb ? is_asked_for (offers->p, early.verb)
                               && (!early.is_main || sortie_main_verb (offers->p) == early.verb)
                         : put_main_verb (offers, line, &now)))
    sortie_first_clear (ret);
  return ret->kind != SORTIE_FIRST_NOTHING;
}

char *
sortie_read_later (SortieOffers *offers, SortieRef thing, guint *ret_phase)
{
  SortieFirst first = { .kind = SORTIE_FIRST_NOTHING };
  Early early = { .ret = &first };
  g_autoptr (SortieOffers) then = NULL;
  char *line = NULL;

  if (!begin (&early, offers))
    return NULL;
  then = sortie_offers_new_beside (offers);
  while (line == NULL && close_next (&early) && sortie_is_window (&early.trial.play))
    {
      const SortieMoves *legal = legal_then (&early);

      sortie_offers_look (then, &early.trial.play, early.trial.seat, legal);
      for (guint i = 0; line == NULL && i < legal->n; i++)
        if (legal->moves[i].n > 0 && is_same (&early, legal->moves[i].arg[0], thing))
          line = sortie_spell (then, &legal->moves[i]);
    }
  *ret_phase = first.then;
  end (&early);
  return line;
}

/* ---- Any of these ----------------------------------------------------------------------------- */

/* What is after the first parts of a line. */
typedef struct
{
  SortieLine rest;
  gboolean has_verb; /* it begins with a verb */
  gboolean follows;  /* it fits there, or after something that comes first, or asks for more */
  SortieFirst first;
} Behind;

static gboolean
may_follow (SortieOffers *there, Behind *behind)
{
  if (sortie_line_is_legal (there, &behind->rest))
    return TRUE;
  if (sortie_line_rewrite (there, &behind->rest) != SORTIE_GAP_NONE
          ? sortie_read (there, &behind->rest, 0).kind == SORTIE_READ_NOTHING
                || sortie_line_is_legal (there, &behind->rest)
          : sortie_line_fill_end (there, &behind->rest))
    return TRUE;
  return sortie_read_first (there, &behind->rest, &behind->first) && behind->first.kind != SORTIE_FIRST_NEVER;
}

/* Where a question is open that the rest does not answer, it waits if it begins with a verb. */
static void
look_behind (SortieOffers *there, gpointer data)
{
  Behind *behind = data;

  behind->follows = sortie_is_own_window (there->p) && sortie_to_move (there->p) == there->seat
                        ? may_follow (there, behind) : behind->has_verb;
}

/* "storm boss deploy recruit", "summon spearman d2; c2 c3": the moves that are possible now, and what may follow them.
 * What cannot be foreseen may. If a later step refuses what follows, @ret says why. */
static gboolean
find_part (SortieOffers *offers, const SortieLine *line, SortieFirst *ret)
{
  g_auto (SortieLine) head = { .n = 0 };
  Behind behind = { .follows = FALSE };
  guint at;

  if (offers->p->s->turn.number == 0 || sortie_line_is_legal (offers, line))
    return FALSE;
  at = sortie_read_behind (offers, line, NULL, NULL);
  if (at > 0 && at < line->n && !sortie_line_begins_part (line, at) && !sortie_line_has_verb (offers, line, at))
    at = sortie_line_part_before (line, at); /* its first words were taken for another move */
  if (at == 0 || at == line->n)
    return FALSE;
  behind.has_verb = behind.follows = sortie_line_has_verb (offers, line, at);
  sortie_line_init_part (&head, line, 0, at);
  sortie_line_init_part (&behind.rest, line, at, line->n - at);
  sortie_read_behind (offers, &head, look_behind, &behind);
  *ret = behind.first;
  ret->at = without_added (ret->at, behind.rest.n, line->n - at);
  sortie_line_clear (&behind.rest);
  if (behind.follows)
    {
      sortie_first_clear (ret);
      ret->kind = SORTIE_FIRST_PART;
    }
  ret->n = at;
  ret->at += at;
  return ret->kind != SORTIE_FIRST_NOTHING;
}

/* "d4 e4", while an ability of the unit on d4 may be used: without a verb, a move that leaves words of its part over is
 * no better than one of a later step. */
static gboolean
is_guess (SortieOffers *offers, const SortieLine *line, const SortieRead *read)
{
  const SortieSpan word = sortie_line_word (line, 0);
  guint8 verb;

  return read->n < sortie_line_part_length (line, 0) && !sortie_lexicon_verb_meant (offers->names, &word, &verb)
         && !sortie_line_is_legal (offers, line);
}

gboolean
sortie_read_first (SortieOffers *offers, const SortieLine *line, SortieFirst *ret)
{
  const SortieRead read = sortie_read (offers, line, 0);

  *ret = (SortieFirst){ .kind = SORTIE_FIRST_NOTHING };
  if (read.kind == SORTIE_READ_NOTHING)
    return find_move (offers, line, ret) || find_steps (offers, line, ret);
  return read.kind == SORTIE_READ_MOVE
         && (find_part (offers, line, ret) || (is_guess (offers, line, &read) && find_steps (offers, line, ret)));
}

void
sortie_first_clear (SortieFirst *first)
{
  g_free (first->why);
  g_clear_pointer (&first->lost, g_array_unref);
  *first = (SortieFirst){ .kind = SORTIE_FIRST_NOTHING };
}
