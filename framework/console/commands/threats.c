/* SPDX-License-Identifier: GPL-3.0-or-later */
/* threats.c: what others' pieces could do to a piece (commands.h). */
#include "console/commands/commands.h"

#include "flow/front-end.h"
#include "flow/trial.h"

/* Limits: decisions in one line of play, and moves tried as a first move. */
#define MOST_STEPS 300
#define MOST_FIRST 400

typedef struct
{
  const SortiePlay *now;
  guint8 reader;
  guint8 of; /* the target seat, or the seat of the target piece */
  SortieRef target;
  SortieTrial *trial; /* it may try so many first moves */
  GPtrArray *found;
} Look;

/* One line of play in the imagined world. */
typedef struct
{
  SortieRef mover;    /* the piece whose move came first; SORTIE_NOTHING: none */
  const char *before; /* (nullable): that move */
  gboolean begun;     /* a player against the piece has been asked */
} Course;

static void
threat_free (gpointer data)
{
  ConsoleThreat *threat = data;

  g_free (threat->sentence);
  g_free (threat->before);
  g_free (threat);
}

/* ---- Moves ----------------------------------------------------------------------------- */

/* Whether the seat plays against the piece; if the piece is an opponent's, whether it is on the reader's side. */
static gboolean
is_against (const Look *look, guint8 seat)
{
  const SortieSetup *setup = look->now->setup;

  return sortie_are_opponents (setup, look->of, seat)
         && (!sortie_are_opponents (setup, look->reader, look->of)
             || !sortie_are_opponents (setup, look->reader, seat));
}

static gboolean
is_target (const Look *look, const SortiePlay *p, SortieRef ref)
{
  return ref == look->target
         || (sortie_ref_kind (look->target) == SORTIE_REF_PIECE && sortie_ref_kind (ref) == SORTIE_REF_PLACE
             && sortie_ref_index (ref) == sortie_piece_place (p, look->target));
}

static gboolean
names_target (const Look *look, const SortiePlay *p, const SortieMove *move)
{
  for (guint i = 0; i < move->n; i++)
    if (is_target (look, p, move->arg[i]))
      return TRUE;
  return FALSE;
}

/* The piece of the deciding side that makes the move: the one that the move begins with or, if the move only says
 * what it attacks, the one that the question is about. A unit that uses its own ability does not threaten itself. */
static SortieRef
doer_of (const Look *look, const SortiePlay *p, const SortieMove *move)
{
  SortieRef first = move->n > 0 ? move->arg[0] : SORTIE_NOTHING;
  gboolean says_target = is_target (look, p, first)
                         && (move->verb == SORTIE_VERB_CHOOSE || sortie_ref_kind (first) != SORTIE_REF_PIECE);
  SortieRef doer = says_target ? p->s->decision.about : first;

  return sortie_ref_kind (doer) == SORTIE_REF_PIECE && sortie_piece_exists (look->now, doer)
                 && sortie_piece_exists (p, doer) && is_against (look, sortie_piece_controller (p, doer))
             ? doer : SORTIE_NOTHING;
}

static const ConsoleThreat *
threat_of (const Look *look, SortieRef by)
{
  for (guint i = 0; i < look->found->len; i++)
    if (((ConsoleThreat *) look->found->pdata[i])->by == by)
      return look->found->pdata[i];
  return NULL;
}

/* "Attack South with Guard". If the move does not name the piece, we add its name; if it only answers a question, what
 * is asked. (transfer full) */
static char *
threat_text (const Look *look, const SortiePlay *p, const SortieMove *move, SortieRef by)
{
  const gboolean answers = move->verb == SORTIE_VERB_CHOOSE;
  g_autofree char *deed = answers ? sortie_prompt (p, look->reader)
                                  : sortie_move_describe_deed (p, sortie_to_move (p), move);
  char name[SORTIE_MOVE_TEXT];

  if (!answers && move->arg[0] == by)
    return g_steal_pointer (&deed);
  sortie_ref_name_and_place (look->now, look->reader, by, name);
  /* Translators: {piece}: of an opponent; {threat}: the move with which it attacks, or the question that it answers. */
  return sortie_sentence (answers ? _ ("{piece} can choose this target. {threat}") : _ ("{piece}: {threat}"), "piece",
                          name, "threat", deed, NULL);
}

static void
note_threats (Look *look, const Course *course, const SortieMoves *legal)
{
  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[i];
      SortieRef by = doer_of (look, &look->trial->play, move);
      ConsoleThreat *threat;

      if (by == SORTIE_NOTHING || (course->mover != SORTIE_NOTHING && by != course->mover)
          || !names_target (look, &look->trial->play, move) || threat_of (look, by) != NULL)
        continue;
      threat = g_new0 (ConsoleThreat, 1);
      threat->by = by;
      threat->sentence = threat_text (look, &look->trial->play, move, by);
      threat->before = g_strdup (course->before);
      g_ptr_array_add (look->found, threat);
    }
}

/* ---- Lines of play --------------------------------------------------------------------- */

static void run_course (Look *look, Course *course);

/* Tries every move of each piece that is not yet a threat as that piece's first move. */
static void
try_first_moves (Look *look)
{
  const SortiePlay *p = &look->trial->play;
  const SortieMoves *legal = sortie_trial_branch (look->trial);

  for (guint i = 0; i < legal->n && look->trial->tries > 0; i++)
    {
      const SortieMove *move = &legal->moves[i];
      SortieRef by = doer_of (look, p, move);
      g_autofree char *before = NULL;

      if (by == SORTIE_NOTHING || threat_of (look, by) != NULL)
        continue;
      before = sortie_move_describe_deed (p, sortie_to_move (p), move);
      if (sortie_trial_take (look->trial, move))
        run_course (look, &(Course){ .mover = by, .before = before, .begun = TRUE });
      sortie_trial_back (look->trial);
    }
  sortie_trial_join (look->trial);
}

/* Whether the players against the piece have had their turns: it is the turn of the piece's seat again, or of a
 * seat that the rules play. */
static gboolean
is_over (const Look *look, const Course *course)
{
  const SortiePlay *p = &look->trial->play;

  return sortie_to_move (p) == SORTIE_NO_SEAT
         || (course->begun && sortie_is_active (p, look->of)
             && (sortie_is_window (p) || console_seat_is_automatic (p->setup, look->of)));
}

static void
look_at_threats (Look *look, Course *course, const SortieMoves *legal)
{
  const SortiePlay *p = &look->trial->play;

  if (!is_against (look, sortie_to_move (p)) || !is_against (look, p->s->turn.active))
    return;
  course->begun = TRUE;
  note_threats (look, course, legal);
  if (course->mover == SORTIE_NOTHING)
    try_first_moves (look);
}

static gboolean
is_target_there (const Look *look)
{
  return sortie_ref_kind (look->target) == SORTIE_REF_SEAT || sortie_piece_exists (&look->trial->play, look->target);
}

/* Declines every chance, up to the next turn of the piece's seat. */
static void
run_course (Look *look, Course *course)
{
  SortieTrial *trial = look->trial;

  for (guint step = 0; step < MOST_STEPS && !is_over (look, course) && is_target_there (look)
                       && !sortie_is_interrupted (&trial->play);
       step++)
    {
      const SortieMoves *legal = sortie_trial_legal (trial);

      if (legal->n == 0)
        return;
      look_at_threats (look, course, legal);
      if (course->mover != SORTIE_NOTHING && trial->play.s->tentative)
        sortie_trial_make (trial, &legal->moves[0]);
      else
        sortie_trial_let_pass (trial);
    }
}

/* Plays to the next turn of the piece's seat, in a world that the reader imagines, the same one every time. */
static void
look_ahead (Look *look, guint first_moves)
{
  Course course = { .mover = SORTIE_NOTHING };

  look->trial->tries = first_moves;
  sortie_trial_enter (look->trial, 0);
  run_course (look, &course);
}

GPtrArray *
console_threats (ConsoleSession *session, SortieRef target)
{
  const SortiePlay *now = sortie_match_play (session->match);
  const guint8 reader = console_session_reader (session);
  const guint8 controller = sortie_ref_kind (target) == SORTIE_REF_SEAT ? (guint8) sortie_ref_index (target)
                                                                        : sortie_piece_controller (now, target);
  g_auto (SortieTrial) trial = { .now = now, .seat = reader, .deaf = TRUE };
  Look look = { .now = now, .trial = &trial, .reader = reader,
                .of = controller < now->setup->n_seats ? controller : reader, .target = target,
                .found = g_ptr_array_new_with_free_func (threat_free) };

  look_ahead (&look, 0); /* first from where the pieces are */
  look_ahead (&look, MOST_FIRST);
  return look.found;
}
