/* SPDX-License-Identifier: GPL-3.0-or-later */
/* threats.c: what pieces could do to those of the other side (commands.h). */
#include "console/commands/commands.h"

#include "flow/front-end.h"
#include "flow/trial.h"

/* Limits: decisions in one line of play, and moves tried as a first move. */
#define MOST_STEPS 300
#define MOST_FIRST 400
/* Of an open order so many answers are looked at, each a whole way through so many questions in a row. */
#define MOST_ANSWERS 48
#define MOST_QUESTIONS 4
/* worlds in which a move is tried, to see how often its target leaves the table */
#define TRIED_WORLDS 30

typedef struct
{
  const SortiePlay *now;
  guint8 reader;
  guint8 of; /* the target seat, or the seat of the target piece */
  SortieRef by;     /* the only piece that counts; SORTIE_NOTHING: any */
  SortieRef target; /* SORTIE_NOTHING: anything that opposes `by` */
  SortieTrial *trial; /* it may try so many first moves */
  GPtrArray *found;
} Look;

/* One line of play in the imagined world. */
typedef struct
{
  SortieRef mover;    /* the piece whose move came first; SORTIE_NOTHING: none */
  const SortieMove *first; /* (nullable): that move, */
  const char *before;      /* and in words */
  gboolean begun;     /* a player against the piece has been asked */
} Course;

static void
threat_free (gpointer data)
{
  ConsoleThreat *threat = data;

  g_free (threat->sentence);
  g_free (threat->before);
  g_free (threat->answer);
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

/* Whether it is on the other side than the piece that the question is about. */
static gboolean
opposes (const Look *look, const SortiePlay *p, SortieRef ref)
{
  const guint8 seat = sortie_ref_kind (ref) == SORTIE_REF_SEAT ? (guint8) sortie_ref_index (ref)
                      : sortie_ref_kind (ref) == SORTIE_REF_PIECE && sortie_piece_exists (look->now, ref)
                          ? sortie_piece_controller (p, ref) : SORTIE_NO_SEAT;

  return seat < p->setup->n_seats && sortie_are_opponents (p->setup, seat, sortie_piece_controller (p, look->by));
}

/* The target that is named, perhaps by its place; SORTIE_NOTHING: it is none. */
static SortieRef
target_of (const Look *look, const SortiePlay *p, SortieRef ref)
{
  const SortieRef piece = sortie_ref_kind (ref) == SORTIE_REF_PLACE ? sortie_place_piece (p, sortie_ref_index (ref))
                                                                    : ref;

  if (look->target != SORTIE_NOTHING)
    return ref == look->target
                   || (sortie_ref_kind (look->target) == SORTIE_REF_PIECE && sortie_ref_kind (ref) == SORTIE_REF_PLACE
                       && sortie_ref_index (ref) == sortie_piece_place (p, look->target))
               ? look->target : SORTIE_NOTHING;
  return opposes (look, p, piece) ? piece : SORTIE_NOTHING;
}

/* Whether the piece would only come to the place of the target, which stays there: it passes over it. */
static gboolean
comes_beside (const SortiePlay *p, const SortieMove *move, SortieRef target)
{
  SortiePlay copy = SORTIE_SCRATCH (p);

  sortie_scratch_copy (&copy, p);
  sortie_move_apply (&copy, move);
  return sortie_ref_kind (move->arg[0]) == SORTIE_REF_PIECE && sortie_piece_exists (&copy, move->arg[0])
         && sortie_piece_exists (&copy, target)
         && sortie_piece_place (&copy, move->arg[0]) == sortie_piece_place (&copy, target);
}

static SortieRef
target_named (const Look *look, const SortiePlay *p, const SortieMove *move)
{
  for (guint i = 0; i < move->n; i++)
    {
      const SortieRef target = target_of (look, p, move->arg[i]);

      if (target != SORTIE_NOTHING
          && (sortie_ref_kind (move->arg[i]) != SORTIE_REF_PLACE || !comes_beside (p, move, target)))
        return target;
    }
  return SORTIE_NOTHING;
}

static gboolean
uses_ability (const SortiePlay *p, const SortieMove *move)
{
  return sortie_verb (p->setup, move->verb)->describe == sortie_activate_describe;
}

/* The piece of the deciding side that makes the move: the one that the move begins with or, if the move only says
 * what it attacks, the one that the question is about. A unit whose ability is used, by whomever, does not threaten
 * itself. */
static SortieRef
doer_of (const Look *look, const SortiePlay *p, const SortieMove *move)
{
  SortieRef first = move->n > 0 ? move->arg[0] : SORTIE_NOTHING;
  const gboolean is_own = sortie_ref_kind (first) == SORTIE_REF_PIECE
                          && !sortie_are_opponents (p->setup, sortie_to_move (p), sortie_piece_controller (p, first));
  const gboolean says_target = target_of (look, p, first) != SORTIE_NOTHING && !uses_ability (p, move)
                               && (move->verb == SORTIE_VERB_CHOOSE || !is_own);
  SortieRef doer = says_target ? p->s->decision.about : first;

  return sortie_ref_kind (doer) == SORTIE_REF_PIECE && (look->by == SORTIE_NOTHING || doer == look->by)
                 && sortie_piece_exists (look->now, doer) && sortie_piece_exists (p, doer)
                 && is_against (look, sortie_piece_controller (p, doer))
             ? doer : SORTIE_NOTHING;
}

/* @target: SORTIE_NOTHING: whatever it is */
static gboolean
is_found (const Look *look, SortieRef by, SortieRef target)
{
  for (guint i = 0; i < look->found->len; i++)
    {
      const ConsoleThreat *threat = look->found->pdata[i];

      if (threat->by == by && (target == SORTIE_NOTHING || threat->target == target))
        return TRUE;
    }
  return FALSE;
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

/* As the game tells it; -1: it does not. */
static gint
chance_of (const SortiePlay *p, const SortieMove *move)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);

  return verb->chance != NULL ? verb->chance (p, sortie_to_move (p), move) : -1;
}

/* Other texts leave out a chance of 0. */
static void
say_no_chance (char **sentence)
{
  g_autofree char *odds = sortie_sentence (_ ("Chance to destroy it: {chance}\u00a0%."), "chance", "0", NULL);
  char *all = g_strconcat (*sentence, " ", odds, NULL);

  g_free (*sentence);
  *sentence = all;
}

static void
note_threats (Look *look, const Course *course, const SortieMoves *legal)
{
  const SortiePlay *p = &look->trial->play;

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[i];
      const SortieRef by = doer_of (look, p, move), target = target_named (look, p, move);
      ConsoleThreat *threat;

      if (by == SORTIE_NOTHING || (course->mover != SORTIE_NOTHING && by != course->mover)
          || target == SORTIE_NOTHING || is_found (look, by, target))
        continue;
      threat = g_new0 (ConsoleThreat, 1);
      threat->by = by;
      threat->target = target;
      threat->move = *move;
      threat->first = course->first != NULL ? *course->first : *move;
      threat->chance = look->by != SORTIE_NOTHING && look->target != SORTIE_NOTHING ? chance_of (p, move) : -1;
      threat->sentence = threat_text (look, p, move, by);
      if (threat->chance == 0)
        say_no_chance (&threat->sentence);
      threat->before = g_strdup (course->before);
      g_ptr_array_add (look->found, threat);
    }
}

/* ---- Lines of play --------------------------------------------------------------------- */

static void run_course (Look *look, Course *course);

/* Tries every move of each piece that is not yet a threat as that piece's first move; of the only one that counts,
 * always, because it may reach more. */
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

      if (by == SORTIE_NOTHING || (look->target != SORTIE_NOTHING && is_found (look, by, SORTIE_NOTHING)))
        continue;
      before = sortie_move_describe_deed (p, sortie_to_move (p), move);
      if (sortie_trial_take (look->trial, move))
        run_course (look, &(Course){ .mover = by, .first = move, .before = before, .begun = TRUE });
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

/* Whether a player against the piece decides in a turn against it. */
static gboolean
has_turn_against (const Look *look)
{
  const SortiePlay *p = &look->trial->play;

  return is_against (look, sortie_to_move (p)) && is_against (look, p->s->turn.active);
}

static void
look_at_threats (Look *look, Course *course, const SortieMoves *legal)
{
  if (!has_turn_against (look))
    return;
  course->begun = TRUE;
  note_threats (look, course, legal);
  if (course->mover == SORTIE_NOTHING)
    try_first_moves (look);
}

static gboolean
is_there (const Look *look, SortieRef thing)
{
  return sortie_ref_kind (thing) != SORTIE_REF_PIECE || sortie_piece_exists (&look->trial->play, thing);
}

/* Declines what is asked. @moved: after the first move; what only continues that goes where the move says. */
static void
go_on (SortieTrial *trial, const SortieMoves *legal, gboolean moved)
{
  const SortiePlay *p = &trial->play;
  const SortieDecisionDecl *decision = sortie_decision_decl (p->setup, sortie_asked_kind (p));

  if (moved && (sortie_is_tentative (p) || (decision->goes_on != NULL && decision->goes_on (p))))
    sortie_trial_make (trial, &legal->moves[0]);
  else
    sortie_trial_let_pass (trial);
}

/* Declines every chance, up to the next turn of the piece's seat. */
static void
run_course (Look *look, Course *course)
{
  SortieTrial *trial = look->trial;

  for (guint step = 0; step < MOST_STEPS && !is_over (look, course) && is_there (look, look->target)
                       && is_there (look, look->by) && !sortie_is_interrupted (&trial->play);
       step++)
    {
      const SortieMoves *legal = sortie_trial_legal (trial);

      if (legal->n == 0)
        return;
      look_at_threats (look, course, legal);
      go_on (trial, legal, course->mover != SORTIE_NOTHING);
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

/* ---- An open order ----------------------------------------------------------------------- */

/* The ways to answer what the reader is asked. */
typedef struct
{
  Look *look;
  GPtrArray *found; /* (element-type ConsoleThreat): in any of them, with the first answer as `answer` */
  GArray *counts;   /* (element-type guint): in how many of them in the same words */
  guint n;
  gboolean cut;     /* there are more */
} Answers;

static gboolean
is_asked (const Look *look)
{
  const SortiePlay *p = &look->trial->play;

  return sortie_to_move (p) == look->reader && !sortie_is_window (p);
}

static void
note_way (Answers *answers, ConsoleThreat *threat, const char *first, guint behind)
{
  for (guint i = 0; i < answers->found->len; i++)
    {
      const ConsoleThreat *known = answers->found->pdata[i];

      if (known->by != threat->by || known->target != threat->target)
        continue;
      if (g_strcmp0 (known->sentence, threat->sentence) == 0 && g_strcmp0 (known->before, threat->before) == 0)
        g_array_index (answers->counts, guint, i) += behind;
      threat_free (threat);
      return;
    }
  threat->answer = g_strdup (first);
  g_ptr_array_add (answers->found, threat);
  g_array_append_val (answers->counts, behind);
}

/* @behind: 1: they are possible after all answers, 0: they are answers */
static void
note_found (Answers *answers, const char *first, guint behind)
{
  for (guint i = 0; i < answers->look->found->len; i++)
    note_way (answers, answers->look->found->pdata[i], first, behind);
  g_clear_pointer (&answers->look->found, g_ptr_array_unref);
}

/* Attacks that are answers themselves. */
static void
note_answers (Answers *answers, const SortieMoves *legal, const char *first)
{
  const Course course = { .mover = SORTIE_NOTHING };

  if (!has_turn_against (answers->look))
    return;
  answers->look->found = g_ptr_array_new ();
  note_threats (answers->look, &course, legal);
  note_found (answers, first, 0);
}

/* Looks ahead from here, where nothing is asked any more. */
static void
look_behind_answer (Answers *answers, const char *first)
{
  Look *look = answers->look;
  const guint tries[] = { 0, MOST_FIRST };

  look->found = g_ptr_array_new ();
  sortie_trial_branch (look->trial);
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      Course course = { .mover = SORTIE_NOTHING };

      sortie_trial_back (look->trial);
      look->trial->tries = tries[i];
      run_course (look, &course);
    }
  sortie_trial_join (look->trial);
  note_found (answers, first, 1);
  answers->n++;
}

/* @first: (nullable): the first answer, in words */
static void
look_over_answers (Answers *answers, guint asked, const char *first)
{
  SortieTrial *trial = answers->look->trial;
  const SortieMoves *legal;

  if (asked > 0 && (asked == MOST_QUESTIONS || !trial->play.s->tentative || !is_asked (answers->look)))
    {
      look_behind_answer (answers, first);
      return;
    }
  legal = sortie_trial_branch (trial);
  note_answers (answers, legal, first);
  for (guint i = 0; i < legal->n && !sortie_is_interrupted (&trial->play); i++)
    {
      g_autofree char *deed = first == NULL ? sortie_move_describe_deed (&trial->play, answers->look->reader,
                                                                          &legal->moves[i]) : NULL;

      trial->tries = 1;
      answers->cut = answers->cut || answers->n == MOST_ANSWERS;
      if (answers->cut || !sortie_trial_take (trial, &legal->moves[i]))
        break;
      look_over_answers (answers, asked + 1, first != NULL ? first : deed);
      sortie_trial_back (trial);
    }
  sortie_trial_join (trial);
}

/* What is the same after each answer does not depend on it. (transfer full) */
static GPtrArray *
threats_after_answers (Look *look, gboolean *ret_cut)
{
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (guint));
  Answers answers = { .look = look, .found = g_ptr_array_new_with_free_func (threat_free), .counts = counts };

  look_over_answers (&answers, 0, NULL);
  for (guint i = 0; i < answers.found->len; i++)
    if (g_array_index (counts, guint, i) == answers.n)
      g_clear_pointer (&((ConsoleThreat *) answers.found->pdata[i])->answer, g_free);
  *ret_cut = answers.cut;
  return answers.found;
}

/* The seat that may be attacked: that of the target or, if anything may be, one against the attacker. */
static guint8
attacked_seat (const SortiePlay *now, guint8 reader, SortieRef by, SortieRef target)
{
  const guint8 of = sortie_ref_kind (target) == SORTIE_REF_SEAT ? (guint8) sortie_ref_index (target)
                                                                : sortie_piece_controller (now, target);

  if (of < now->setup->n_seats)
    return of;
  for (guint8 seat = 0; by != SORTIE_NOTHING && seat < now->setup->n_seats; seat++)
    if (sortie_are_opponents (now->setup, seat, sortie_piece_controller (now, by)))
      return sortie_are_opponents (now->setup, reader, sortie_piece_controller (now, by)) ? reader : seat;
  return reader;
}

GPtrArray *
console_threats (ConsoleSession *session, SortieRef by, SortieRef target)
{
  const SortiePlay *now = sortie_match_play (session->match);
  const guint8 reader = console_session_reader (session);
  g_auto (SortieTrial) trial = { .now = now, .seat = reader, .deaf = TRUE };
  Look look = { .now = now, .trial = &trial, .reader = reader, .of = attacked_seat (now, reader, by, target),
                .by = by, .target = target };

  sortie_trial_enter (&trial, 0);
  if (is_asked (&look))
    return threats_after_answers (&look, &session->answers_left_out);
  session->answers_left_out = FALSE;
  look.found = g_ptr_array_new_with_free_func (threat_free);
  look_ahead (&look, 0); /* first from where the pieces are */
  look_ahead (&look, MOST_FIRST);
  return look.found;
}

/* ---- Why there is none ----------------------------------------------------------------- */

/* The attack of the piece on the target, if whoever decides could be about to make it. */
static gboolean
would_attack (const Look *look, guint8 verb, SortieMove *ret)
{
  const SortiePlay *p = &look->trial->play;
  const gboolean names_both = sortie_verb (p->setup, verb)->operands[1].kind != SORTIE_OPERAND_NONE;

  *ret = (SortieMove){ .verb = verb, .n = names_both ? 2 : 1, .arg = { names_both ? look->by : look->target,
                                                                       names_both ? look->target : SORTIE_NOTHING } };
  return sortie_to_move (p) == sortie_piece_controller (p, look->by)
         && sortie_is_answered_by (sortie_decision_decl (p->setup, p->s->decision.kind), verb)
         && (names_both || p->s->decision.about == look->by);
}

/* "Attack, from where it is now: Guard is not adjacent to Archer." (transfer full) */
static char *
refusal_there (const SortiePlay *p, guint8 reader, const SortieRefusal *why)
{
  g_autofree char *sentence = sortie_refusal_sentence (p, reader, why);

  /* Translators: {phase}: a step of the turn, such as "Attack"; {why}: why a unit cannot attack in it. */
  return sortie_sentence (_ ("{phase}, from where it is now: {why}"), "phase",
                          sortie_rules_text (p->setup, FALSE, sortie_turn (p)->phases[p->s->turn.phase].title), "why",
                          sentence, NULL);
}

/* A reason that names the target says more than one that is about the attacker alone. */
char *
console_attack_refused (ConsoleSession *session, guint8 verb, SortieRef by, SortieRef target)
{
  const SortiePlay *now = sortie_match_play (session->match);
  const guint8 reader = console_session_reader (session);
  g_auto (SortieTrial) trial = { .now = now, .seat = reader, .deaf = TRUE };
  const Look look = { .now = now, .trial = &trial, .reader = reader, .of = attacked_seat (now, reader, by, target),
                      .by = by, .target = target };
  Course course = { .mover = SORTIE_NOTHING };
  char *ret = NULL;
  gboolean named = FALSE;

  sortie_trial_enter (&trial, 0);
  for (guint step = 0; step < MOST_STEPS && !named && !is_over (&look, &course) && is_there (&look, target)
                       && is_there (&look, by) && !sortie_is_interrupted (&trial.play);
       step++)
    {
      SortieRefusal why;
      SortieMove attack;

      course.begun = course.begun || has_turn_against (&look);
      if (would_attack (&look, verb, &attack)
          && !sortie_move_check (&trial.play, sortie_to_move (&trial.play), &attack, &why))
        {
          named = why.a == target || why.b == target;
          if (named || ret == NULL)
            {
              g_free (ret);
              ret = refusal_there (&trial.play, reader, &why);
            }
        }
      if (!sortie_trial_let_pass (&trial))
        break;
    }
  return ret;
}

/* ---- Trying one of them ---------------------------------------------------------------- */

static gboolean
is_legal (const SortieMoves *legal, const SortieMove *move)
{
  for (guint i = 0; i < legal->n; i++)
    if (sortie_moves_equal (&legal->moves[i], move))
      return TRUE;
  return FALSE;
}

/* What the attack asks is declined. Returns whether the target is gone when a step of a turn is open again. */
static gboolean
is_gone_after (SortieTrial *trial, const ConsoleThreat *threat)
{
  sortie_trial_make (trial, &threat->move);
  for (guint step = 0; step < SORTIE_TRIAL_MOST_FORCED && sortie_to_move (&trial->play) != SORTIE_NO_SEAT
                       && !sortie_is_window (&trial->play);
       step++)
    sortie_trial_let_pass (trial);
  return !sortie_piece_exists (&trial->play, threat->target);
}

/* Goes on to the attack in another world. FALSE: it is not possible there */
static gboolean
try_in_world (SortieTrial *trial, const ConsoleThreat *threat, guint world, gboolean *ret_gone)
{
  gboolean moved = threat->before == NULL;

  sortie_trial_enter (trial, world);
  for (guint step = 0; step < MOST_STEPS && !sortie_is_interrupted (&trial->play); step++)
    {
      const SortieMoves *legal = sortie_trial_legal (trial);

      if (legal->n == 0 || !sortie_piece_exists (&trial->play, threat->by))
        return FALSE;
      if (moved && is_legal (legal, &threat->move))
        {
          *ret_gone = is_gone_after (trial, threat);
          return TRUE;
        }
      if (!moved && is_legal (legal, &threat->first))
        {
          sortie_trial_make (trial, &threat->first);
          moved = TRUE;
        }
      else
        go_on (trial, legal, moved);
    }
  return FALSE;
}

guint
console_threat_try (ConsoleSession *session, const ConsoleThreat *threat, guint *ret_gone)
{
  g_auto (SortieTrial) trial = { .now = sortie_match_play (session->match), .seat = console_session_reader (session),
                                 .deaf = TRUE };
  guint n = 0;

  *ret_gone = 0;
  for (guint world = 0; world < TRIED_WORLDS; world++)
    {
      gboolean gone;

      if (!try_in_world (&trial, threat, world, &gone))
        continue;
      n++;
      *ret_gone += gone;
    }
  return n;
}
