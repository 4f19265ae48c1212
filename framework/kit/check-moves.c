/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-moves.c: the list of legal moves, how moves are written, and functions that must not change anything. */
#include "kit/check-game.h"
#include "base/i18n.h"
#include "reader/reader.h"
#include "base/internal.h"
#include "model/internal.h"
#include "module/internal.h"
#include "module/front-end.h"

/* How many listed moves are tried out at one position, out of some dozens. */
#define TRIED_OUT 6

/* T2. Frees @text. */
static gboolean
text_is_whole (VerifyGame *game, char *text)
{
  g_autofree char *owned = text;
  const char *fault = verify_text_fault (owned);

  return verify_that (game, VERIFY_T2, fault == NULL, N_ ("“%s”: %s"), owned != NULL ? owned : "",
                      fault);
}

/* M3. */
static gboolean
somebody_has_a_move (VerifyGame *game)
{
  gboolean over = sortie_is_over (&game->p);

  if (over)
    return verify_that (game, VERIFY_M3,
                        game->legal.n == 0 && sortie_to_move (&game->p) == SORTIE_NO_SEAT,
                        N_ ("the game is over, but %u moves are legal"), game->legal.n);
  return verify_that (game, VERIFY_M3, sortie_to_move (&game->p) < verify_n_seats (game),
                      N_ ("nobody decides"))
         && verify_that (game, VERIFY_M3, game->legal.n > 0,
                         N_ ("%s decides, but has no legal move"),
                         game->p.setup->seat_ids[sortie_to_move (&game->p)]);
}

/* M1: the list was not cut for lack of room. */
static gboolean
list_is_whole (VerifyGame *game)
{
  const SortieDecisionDecl *decl = sortie_decision_decl (game->p.setup, game->p.s->decision.kind);

  return verify_that (game, VERIFY_M1, !game->legal.cut,
                      N_ ("the bound “moves” has room for %d, but the question “%s” needs more"),
                      SORTIE_MAX_MOVES, decl->id);
}

/* M1: a decision with its own list gives the moves of its verbs, in their order. */
static gboolean
list_is_that_of_its_verbs (VerifyGame *game)
{
  const SortieDecisionDecl *decl = sortie_decision_decl (game->p.setup, game->p.s->decision.kind);

  if (decl->list == NULL)
    return TRUE;
  game->again.n = 0;
  for (const guint8 *verb = decl->verbs; *verb != 0xff; verb++)
    sortie_moves_of_verb (&game->p, *verb, &game->again);
  return verify_that (game, VERIFY_M1, verify_list_is_the_same (game),
                      N_ ("the decision's own list differs from the moves of its verbs"));
}

static gboolean
abilities_fit (VerifyGame *game)
{
  static const SortieClauseKind kinds[] = { SORTIE_CLAUSE_ABILITY, SORTIE_CLAUSE_PLAY };
  guint16 clauses[SORTIE_MAX_ABILITIES + 1];

  for (SORTIE_EACH_PIECE (&game->p, slot))
    for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
      if (sortie_abilities (&game->p, sortie_piece_ref (&game->p, slot), kinds[i], clauses,
                            G_N_ELEMENTS (clauses))
          > SORTIE_MAX_ABILITIES)
        return verify_that (game, VERIFY_M1, FALSE,
                            N_ ("a piece has more than %d abilities, the most that can be listed"),
                            SORTIE_MAX_ABILITIES);
  return TRUE;
}

/* M2. */
static gboolean
list_is_stable (VerifyGame *game)
{
  sortie_moves_legal (&game->p, &game->again);
  return verify_that (game, VERIFY_M2, verify_list_is_the_same (game),
                      N_ ("the list is different when it is made again"));
}

static gboolean
list_has_none_twice (VerifyGame *game)
{
  for (guint i = 0; i < game->legal.n; i++)
    for (guint k = 0; k < i; k++)
      if (sortie_moves_equal (&game->legal.moves[i], &game->legal.moves[k]))
        return verify_that (game, VERIFY_M2, FALSE,
                            N_ ("moves %u and %u of the list are the same"), k + 1, i + 1);
  return verify_that (game, VERIFY_M2, TRUE, "-");
}

static gboolean
is_only_for_the_seat_that_decides (VerifyGame *game, const SortieMove *move)
{
  for (guint8 seat = 0; seat < verify_n_seats (game); seat++)
    if (seat != sortie_to_move (&game->p)
        && !verify_that (game, VERIFY_M2, !sortie_move_check (&game->p, seat, move, NULL),
                         N_ ("%s may move, but does not decide"), game->p.setup->seat_ids[seat]))
      return FALSE;
  return TRUE;
}

/* M4. */
static gboolean
is_read_back (VerifyGame *game, const SortieMove *move)
{
  guint8 seat = sortie_to_move (&game->p);
  char line[SORTIE_MOVE_TEXT];
  SortieMove read;
  SortieRefusal why;

  sortie_move_format (&game->p, seat, move, line);
  if (!text_is_whole (game, g_strdup (line)))
    return FALSE;
  if (!verify_that (game, VERIFY_M4, sortie_move_parse (&game->p, seat, line, &read, &why),
                    N_ ("“%s” cannot be read"), line))
    return FALSE;
  return verify_that (game, VERIFY_M4, sortie_moves_equal (move, &read),
                      N_ ("“%s” is read as a different move"), line);
}

static gboolean
list_is_readable (VerifyGame *game)
{
  guint8 seat = sortie_to_move (&game->p);

  for (guint i = 0; i < game->legal.n; i++)
    if (!is_read_back (game, &game->legal.moves[i])
        || !is_only_for_the_seat_that_decides (game, &game->legal.moves[i])
        || !text_is_whole (game, sortie_move_describe (&game->p, seat, &game->legal.moves[i])))
      return FALSE;
  return game->legal.n == 0 || text_is_whole (game, sortie_prompt (&game->p, seat));
}

/* M1: listed moves can be played. */
static gboolean
can_be_played (VerifyGame *game, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];

  sortie_move_format (&game->p, sortie_to_move (&game->p), move, line);
  return verify_that (game, VERIFY_M1,
                      sortie_move_check (&game->p, sortie_to_move (&game->p), move, NULL),
                      N_ ("“%s” is listed, but refused"), line)
         && verify_try_out (game, move);
}

static gboolean
list_can_be_played (VerifyGame *game)
{
  for (guint i = 0; i < MIN (game->legal.n, TRIED_OUT); i++)
    if (!can_be_played (game, &game->legal.moves[sortie_rng_below (&game->rng, game->legal.n)]))
      return FALSE;
  return TRUE;
}

static void
look_as (VerifyGame *game, guint8 seat)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieView view;

  verify_do (game, VERIFY_DRAWS, seat);
  sortie_view_init (&view, game->views[0], &game->p, seat);
  sortie_view_write (&view, game->bytes[0], game->capacity);
  sortie_game_show (&view, sketch);
  if (seat == SORTIE_NO_SEAT)
    return;
  verify_do (game, VERIFY_EVALUATES, seat);
  (void) sortie_game_evaluate (&game->p, seat);
  (void) sortie_game_tell (&game->p, seat);
}

static gboolean
nothing_changed (VerifyGame *game, const char *after)
{
  g_autofree char *difference = verify_difference (game);

  return verify_that (game, VERIFY_D3, difference == NULL, N_ ("%s changed the position: %s"), after, difference);
}

gboolean
verify_moves (VerifyGame *game, gboolean sampled)
{
  verify_do (game, VERIFY_LISTS, sortie_to_move (&game->p));
  sortie_state_copy (game->spare, game->p.s);
  verify_coverage_lend (game->report->coverage, game->deal->setup);
  sortie_moves_legal (&game->p, &game->legal);
  verify_coverage_lend (NULL, game->deal->setup);
  if (!nothing_changed (game, _ ("listing the legal moves")))
    return FALSE;
  if (!list_is_whole (game) || !list_is_that_of_its_verbs (game) || !abilities_fit (game))
    return FALSE;
  if (!somebody_has_a_move (game) || !list_is_stable (game) || !list_has_none_twice (game))
    return FALSE;
  if (!sampled)
    return TRUE;
  verify_do (game, VERIFY_WORDS, sortie_to_move (&game->p));
  if (!list_is_readable (game) || !list_can_be_played (game))
    return FALSE;
  /* D3: calls every function that only looks. */
  for (guint8 seat = 0; seat < verify_n_seats (game); seat++)
    look_as (game, seat);
  look_as (game, SORTIE_NO_SEAT);
  return nothing_changed (game, _ ("making views, drawing or evaluating"));
}

/* ---- M6 ------------------------------------------------------------------------------- */

static gboolean
teams_win_together (VerifyGame *game)
{
  const guint8 *teams = game->p.setup->teams; /* NULL: every seat plays for itself */
  guint8 winners = game->p.s->result.winners;

  for (guint a = 0; teams != NULL && a < verify_n_seats (game); a++)
    for (guint b = 0; b < a; b++)
      if (teams[a] == teams[b] && (winners >> a & 1) != (winners >> b & 1))
        return FALSE;
  return TRUE;
}

/* A loser's score is never better than a winner's, and scores that must add up do. */
static gboolean
scores_fit (VerifyGame *game)
{
  const SortiePlay *p = &game->p;
  const SortieScoreDecl *decl = &p->setup->rules->score;
  gint sum = 0, a = 0, b = 0;

  for (guint8 seat = 0; seat < verify_n_seats (game) && decl->best != SORTIE_SCORE_NONE; seat++)
    {
      sum += sortie_var (p, decl->var, seat);
      for (guint8 other = 0; other < verify_n_seats (game); other++)
        if (sortie_score (p, seat, &a) && sortie_score (p, other, &b)
            && (p->s->result.winners >> seat & 1) && !(p->s->result.winners >> other & 1)
            && !verify_that (game, VERIFY_M6, decl->best == SORTIE_SCORE_MOST ? a >= b : a <= b,
                             N_ ("%s has won with a score of %d, but %s has lost with %d"), sortie_seat_id (p, seat),
                             a, sortie_seat_id (p, other), b))
          return FALSE;
    }
  return !decl->constant
         || verify_that (game, VERIFY_M6, sum == decl->sum, N_ ("the scores add up to %d, not %d"), sum,
                         decl->sum);
}

gboolean
verify_knows_reason (VerifyGame *game, VerifyCheck check, guint reason)
{
  const SortieReasonDecl *row = game->p.setup->rules->reasons;

  while (row->id != NULL && row < game->p.setup->rules->reasons + reason)
    row++;
  return verify_that (game, check, row->id != NULL,
                      N_ ("there is no reason number %u: its row or an earlier row is missing"),
                      reason - SORTIE_GAME_REASON (0));
}

gboolean
verify_result (VerifyGame *game)
{
  const SortieResult *result = &game->p.s->result;
  guint8 seats = (1 << verify_n_seats (game)) - 1;
  SortieRefusal reason = { .reason = result->reason };

  if (!verify_that (game, VERIFY_M6,
                       result->kind == SORTIE_RESULT_WON || result->kind == SORTIE_RESULT_DRAWN,
                       N_ ("the result is neither won nor drawn"))
      || !verify_that (game, VERIFY_M6, game->steps->len > 0, N_ ("the match is over before anybody has moved")))
    return FALSE;
  if (result->kind == SORTIE_RESULT_WON
      && !(verify_that (game, VERIFY_M6,
                        (result->winners != 0 || game->p.setup->together) && (result->winners & ~seats) == 0,
                        N_ ("a winner is not a seat of this match"))
           && verify_that (game, VERIFY_M6, teams_win_together (game),
                           N_ ("one seat of a team won without the others"))))
    return FALSE;
  return scores_fit (game)
         && text_is_whole (game, sortie_refusal_sentence (&game->p, SORTIE_NO_SEAT, &reason));
}
