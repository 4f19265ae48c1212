/* SPDX-License-Identifier: GPL-3.0-or-later */
/* later-step.c: a move that is typed before its step of the turn (typed.h). */
#include "console/commands/typed.h"

#include <sortie/bot.h>

#include "base/text.h"
#include "console/commands/lookup.h"
#include "flow/front-end.h"
#include "flow/trial.h"
#include "match/front-end.h"

const char *
console_later_step_title (ConsoleSession *session, guint phase)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return sortie_rules_text (p->setup, FALSE, sortie_turn (p)->phases[phase].title);
}

/* "Prepare, Draw": the steps that must end. (transfer full) */
static char *
join_steps (ConsoleSession *session, const SortieFirst *first, guint *ret_n)
{
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();

  for (guint phase = 0; phase <= first->last; phase++)
    if (first->ends >> phase & 1)
      g_ptr_array_add (titles, (gpointer) console_later_step_title (session, phase));
  *ret_n = titles->len;
  g_ptr_array_add (titles, NULL);
  /* Translators: between the steps of a turn. */
  return g_strjoinv (_ (", "), (char **) titles->pdata);
}

/* in each step, as many losses are named at most; the others are counted */
#define MOST_NAMED 3

/* What a line loses by the end of steps. */
typedef struct
{
  SortieOffers *offers; /* for the position in which the step is open */
  const GArray *lost; /* (element-type SortieLost) */
  GPtrArray *named;   /* “play wall c2” */
  guint n;            /* of all, named or not */
} Losses;

/* Whether one of the moves begins with the same thing: a unit that may move or step loses one move. */
static gboolean
is_about_same (const SortieMoves *moves, const SortieMove *move)
{
  for (guint i = 0; i < moves->n; i++)
    if (move->n > 0 ? moves->moves[i].n > 0 && moves->moves[i].arg[0] == move->arg[0]
                    : moves->moves[i].verb == move->verb)
      return TRUE;
  return FALSE;
}

/* The gravest loss in the step that is open in that world: what a program would do there, with other things than
 * @before. FALSE: nothing */
static gboolean
find_gravest (const SortiePlay *p, guint8 seat, const GArray *lost, const SortieMoves *before, SortieMove *ret)
{
  g_autoptr (SortieBot) adviser = NULL;
  g_auto (SortieMoves) moves = { NULL };
  SortieMove declining;

  for (guint i = 0; i < lost->len; i++)
    {
      const SortieLost *one = &g_array_index (lost, SortieLost, i);

      if (one->phase == p->s->turn.phase && !is_about_same (before, &one->move))
        sortie_moves_add (&moves, one->move.verb, one->move.n, one->move.arg);
    }
  if (moves.n == 0 || !sortie_game_evaluates (p->setup->game) || !sortie_move_declining (p, &declining))
    return FALSE;
  sortie_moves_add (&moves, declining.verb, declining.n, declining.arg);
  adviser = sortie_bot_new (p->setup, CONSOLE_USUAL_BOT, p->s->moves);
  *ret = sortie_bot_choose (adviser, p, seat, &moves);
  return !sortie_moves_equal (ret, &declining);
}

/* Adds the move as the person would type it in the step that is open there. */
static void
add_loss (Losses *losses, const SortieMove *move)
{
  g_autofree char *line = sortie_spell (losses->offers, move);

  g_ptr_array_add (losses->named, sortie_sentence (_ ("“{line}”"), "line", line, NULL));
}

/* All that a program would do in the step that is open in that world, the gravest first. */
static void
add_losses_of_step (Losses *losses, const SortiePlay *p, guint8 seat)
{
  g_auto (SortieMoves) before = { NULL };
  SortieMove move;

  sortie_offers_look (losses->offers, p, seat, NULL);
  while (find_gravest (p, seat, losses->lost, &before, &move))
    {
      sortie_moves_add (&before, move.verb, move.n, move.arg);
      if (before.n <= MOST_NAMED)
        add_loss (losses, &move);
    }
  losses->n += before.n;
}

/* Ends the open window. FALSE: the next one shows cards, or there is none */
static gboolean
goes_on_unseen (SortieTrial *trial)
{
  return sortie_trial_pass_window (trial) && sortie_is_window (&trial->play) && !sortie_trial_has_seen (trial);
}

/* "“a”, “b”", or "“a”, “b” and 2 more" (transfer full) */
static char *
join_losses (const Losses *losses)
{
  g_autofree char *moves = sortie_texts_join (losses->named, _ (", "));

  if (losses->n == losses->named->len)
    return g_steal_pointer (&moves);
  /* Translators: {moves}: such as “move c2 c3”, “move d4 d5”; {n} is a number of other moves. */
  return sortie_sentence (_ ("{moves} and {n} more"), "moves", moves, "n",
                          SORTIE_DIGITS (losses->n - losses->named->len), NULL);
}

/* "“move c2 c3”, “attack d4 e5”": what is lost in each step that ends, or else the first of all. (nullable)
 * (transfer full) */
static char *
name_losses (ConsoleSession *session, const GArray *lost, guint *ret_n)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_auto (SortieTrial) trial = { .now = now, .seat = sortie_to_move (now) };
  g_autoptr (GPtrArray) named = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SortieOffers) offers = sortie_offers_new_beside (sortie_match_offers (session->match, trial.seat));
  Losses losses = { .offers = offers, .lost = lost, .named = named };
  gboolean open = lost != NULL && lost->len > 0;

  *ret_n = 0;
  if (!open)
    return NULL;
  for (sortie_trial_enter (&trial, 0); open; open = goes_on_unseen (&trial))
    add_losses_of_step (&losses, &trial.play, trial.seat);
  if (losses.n == 0 && g_array_index (lost, SortieLost, 0).phase == now->s->turn.phase)
    {
      sortie_offers_look (offers, now, trial.seat, NULL);
      add_loss (&losses, &g_array_index (lost, SortieLost, 0).move);
      losses.n = 1;
    }
  *ret_n = losses.n;
  return losses.n > 0 ? join_losses (&losses) : NULL;
}

/* Asks, and says what is then lost: moves, or a step that the person has not seen. */
static gboolean
agree (ConsoleSession *session, const SortieFirst *first, const char *question)
{
  guint n;
  g_autofree char *moves = name_losses (session, first->lost, &n);
  /* Translators: {moves}: such as “move c2 c3”, “attack d4 e5”, possible only before steps of the turn end; {step}: the
   * last of them. */
  g_autofree char *loss = sortie_sentence (n == 0   ? _ ("Then {step} ends before you have seen it.")
                                           : n == 1 ? _ ("Then {moves} is no longer possible.")
                                                    : _ ("Then {moves} are no longer possible."),
                                           "moves", moves != NULL ? moves : "", "step",
                                           console_later_step_title (session, first->last), NULL);
  g_autofree char *whole = g_strconcat (question, " ", loss, NULL);
  const SortieMove done = { .verb = SORTIE_VERB_DONE };

  return console_session_agree (session, whole, &done);
}

/* Says what a line that goes on leaves undone: nobody is asked about that. */
static void
say_left (ConsoleSession *session, const SortieFirst *first)
{
  guint n;
  g_autofree char *moves = first->doubtful ? name_losses (session, first->lost, &n) : NULL;

  if (moves != NULL)
    console_out_fill (session->out, n == 1 ? _ ("{moves} was still possible before that.")
                                           : _ ("{moves} were still possible before that."), "moves", moves, NULL);
}

/* "move b1 b2; attack b2 b3": only the step ends in which the line has made a move, so the person goes on. "play wall
 * c2; attack b3 b2" would also end a step that the person has not seen yet. */
static gboolean
goes_on_by_hand (ConsoleSession *session, const SortieFirst *first)
{
  const guint phase = sortie_match_play (session->match)->s->turn.phase;

  return session->rest && session->typed_phase == phase && first->ends == G_GUINT64_CONSTANT (1) << (phase & 63);
}

/* Whether something is lost that nobody has agreed to: a line is asked about once. A warning about the end of a single
 * step asks, too. */
static gboolean
must_ask (ConsoleSession *session, const SortieFirst *first)
{
  const gboolean one = (first->ends & (first->ends - 1)) == 0;

  return first->doubtful && !session->agreed && !goes_on_by_hand (session, first)
         && !(one && console_warnings_ask (session));
}

/* Says which steps end, or asks whether they may. */
static gboolean
may_end (ConsoleSession *session, const SortieFirst *first)
{
  const gboolean asks = must_ask (session, first);
  guint n;
  g_autofree char *steps = join_steps (session, first, &n), *sentence = NULL;

  /* Translators: {steps}: steps of the turn, such as "Movement" or "Prepare, Draw"; {now}: a later step. */
  sentence = sortie_sentence (asks ? _ ("That belongs to the step {now}. End {steps} first?")
                              : console_warnings_ask (session)
                                  ? _ ("That belongs to the step {now}, and {steps} must end first.")
                              : n > 1 ? _ ("{steps} end; this is for {now}.") : _ ("{steps} ends; this is for {now}."),
                              "steps", steps, "now", console_later_step_title (session, first->then), NULL);
  if (asks)
    session->agreed = agree (session, first, sentence);
  if (asks)
    return session->agreed;
  console_out_say (session->out, sentence);
  if (!console_warnings_ask (session))
    say_left (session, first);
  return TRUE;
}

/* Closes the windows one by one, and then carries out the line. */
static void
end_steps (ConsoleSession *session, const SortieLine *line, guint last)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;

  session->until = (ConsoleUntil){
    .is_set = TRUE, .turn = turn->number, .seat = turn->active, .phase = last
  };
  /* a line for a later step means this turn */
  session->ended_alone.turn = session->ended_alone.step = FALSE;
  console_session_keep_line (session, sortie_match_to_move (session->match), turn->number, line, 0);
  session->waiting.is_rest = TRUE; /* the ends of the steps were the first part of the line */
}

/* The person has decided against the line, perhaps by typing another line instead of an answer. */
static void
leave_out (ConsoleSession *session, const SortieLine *line)
{
  console_line_say_dropped (session, line, 0);
  session->question.is_shown = FALSE;
}

/* (transfer full) */
static char *
why_never (ConsoleSession *session, const SortieLine *line, const SortieFirst *first)
{
  g_autofree char *later =
      sortie_sentence (_ ("That belongs to the step {now}, but is not possible there: {why}"), "now",
                       console_later_step_title (session, first->then), "why", first->why, NULL);

  return console_line_refused_at (session, line, 0, first->at, first->is_later ? later : first->why);
}

char *
console_later_step_why_never (ConsoleSession *session, const SortieLine *line)
{
  SortieOffers *offers = sortie_match_offers (session->match, sortie_match_to_move (session->match));
  g_auto (SortieFirst) first = { .kind = SORTIE_FIRST_NOTHING };

  return sortie_read_first (offers, line, &first) && first.kind == SORTIE_FIRST_NEVER
             ? why_never (session, line, &first) : NULL;
}

const char *
console_later_step_rule (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  if (!console_input_is_interactive (session->input) || !sortie_is_own_window (p)
      || sortie_to_move (p) != console_session_reader (session) || console_next_step (sortie_phase (p)) == NULL)
    return NULL;
  return _ ("A move of a later step ends the steps before it. You are asked first if that loses a move, unless the "
            "same line has already moved in that step.");
}

void
console_later_step_run (ConsoleSession *session, const SortieLine *line, const SortieFirst *first)
{
  g_autofree char *why = first->kind == SORTIE_FIRST_NEVER ? why_never (session, line, first) : NULL;
  g_autofree char *undone = console_line_undone (session, line, FALSE);
  g_autofree char *whole = g_strconcat (why != NULL ? why : "", undone, NULL);

  if (why != NULL)
    console_session_refuse (session, whole);
  else if (may_end (session, first))
    end_steps (session, line, first->last);
  else
    leave_out (session, line);
}

/* Whether the window is mainly for that verb. */
static gboolean
is_window_for (const SortiePlay *p, guint8 verb)
{
  return sortie_main_verb (p) == verb;
}

/* Why the step of the line was skipped, and why it would have been refused there, too, if the game says that.
 * (nullable) (transfer full) */
static char *
why_closed (ConsoleSession *session, SortieOffers *offers, const ConsoleClosed *closed, const SortieLine *line)
{
  const SortiePlay then = { .setup = sortie_match_setup (session->match), .s = closed->then };
  const guint8 seat = sortie_to_move (&then);
  g_autofree char *here = NULL, *skipped = NULL;
  SortieRefusal why;

  sortie_offers_look (offers, &then, seat, NULL);
  sortie_read_explain (offers, line, 0, &why);
  why.advice = 0;
  if (why.reason >= SORTIE_N_REASONS)
    here = sortie_refusal_sentence (&then, seat, &why);
  if (closed->why == NULL && here == NULL)
    return NULL;
  skipped = console_skipped_text (session, closed, closed->why != NULL ? closed->why : here);
  if (closed->why == NULL || here == NULL || strcmp (closed->why, here) == 0)
    return g_steal_pointer (&skipped);
  /* Translators: {skipped}: a sentence, such as "Summon was skipped: ..."; {why}: a sentence that says why the move
   * that the player asks about could not be made anyway. */
  return sortie_sentence (_ ("{skipped} As for this move: {why}"), "skipped", skipped, "why", here, NULL);
}

char *
console_later_step_why_skipped (ConsoleSession *session, const SortieLine *line)
{
  const SortiePlay *now = sortie_match_play (session->match);
  const guint8 seat = sortie_to_move (now);
  SortieOffers *here = sortie_match_offers (session->match, seat);
  g_autoptr (SortieOffers) offers = sortie_offers_new_beside (here);
  const ConsoleClosed *closed;
  guint8 verb;

  if (!sortie_lexicon_verb (sortie_offers_names (here), line->words[0], &verb) || is_window_for (now, verb))
    return NULL;
  for (guint i = 0; (closed = console_skipped (session, i)) != NULL; i++)
    {
      const SortiePlay then = { .setup = now->setup, .s = closed->then };

      if (then.s->turn.active == seat && is_window_for (&then, verb))
        return why_closed (session, offers, closed, line);
    }
  return NULL;
}

void
console_later_step_say_when (ConsoleSession *session, SortieRef thing)
{
  SortieOffers *offers = sortie_match_offers (session->match, sortie_match_to_move (session->match));
  guint phase;
  g_autofree char *move = sortie_read_later (offers, thing, &phase);

  if (move == NULL)
    console_out_say (session->out, _ ("You can do nothing with it now."));
  else
    /* Translators: {now}: a later step of the turn; {move}: a move as it is typed. */
    console_out_fill (session->out, _ ("That comes in the step {now}: “{move}”."), "now",
                      console_later_step_title (session, phase), "move", move, NULL);
}

/* ---- Which moves a later step has --------------------------------------------------------- */

/* The moves of the verb with the thing in front, or any of SORTIE_NOTHING, but for those that hardly anybody means. */
static GArray *
moves_there (SortieTrial *trial, guint8 verb, SortieRef thing)
{
  const SortieMoves *legal = sortie_trial_legal (trial);
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (SortieMove));

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb == verb && (thing == SORTIE_NOTHING || legal->moves[i].arg[0] == thing)
        && sortie_move_warning (&trial->play, trial->seat, &legal->moves[i]) == NULL)
      g_array_append_val (moves, legal->moves[i]);
  return moves;
}

/* Whether the moves differ only in the place that they end with. */
static gboolean
share_piece (const SortieMove *a, const SortieMove *b)
{
  return a->n == 2 && b->n == 2 && a->arg[0] == b->arg[0] && sortie_ref_kind (a->arg[1]) == SORTIE_REF_PLACE
         && sortie_ref_kind (b->arg[1]) == SORTIE_REF_PLACE;
}

/* "Move Defender (e3) to e1. Or to: e2, f3", one line for moves that differ in a place alone. */
static void
say_moves_there (ConsoleSession *session, const SortiePlay *p, guint8 seat, const GArray *moves)
{
  for (guint i = 0, next; i < moves->len; i = next)
    {
      const SortieMove *move = &g_array_index (moves, SortieMove, i);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *deed = sortie_move_describe_deed (p, seat, move), *others = NULL;

      for (next = i + 1; next < moves->len && share_piece (move, &g_array_index (moves, SortieMove, next)); next++)
        {
          char place[SORTIE_MOVE_TEXT];

          sortie_ref_name (p, seat, g_array_index (moves, SortieMove, next).arg[1], place);
          g_string_append_printf (text, "%s%s", text->len > 0 ? _ (", ") : "", place);
        }
      /* Translators: {move}: “Move Guard (c3) to c4.”; {places}: other places to which it may move: “b3, d3”. */
      others = text->len > 0 ? sortie_sentence (_ ("{move} Or to {places}."), "move", deed, "places", text->str, NULL)
                             : NULL;
      console_out_hang (session->out, CONSOLE_PLAIN, 4, 2, others != NULL ? others : deed);
    }
}

gboolean
console_later_step_say_moves (ConsoleSession *session, guint8 verb, SortieRef thing)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_auto (SortieTrial) trial = { .now = now, .seat = console_session_reader (session) };

  if (sortie_to_move (now) != trial.seat || !sortie_is_own_window (now))
    return FALSE;
  sortie_trial_enter (&trial, 0);
  while (goes_on_unseen (&trial))
    {
      g_autoptr (GArray) moves = moves_there (&trial, verb, thing);

      if (moves->len == 0)
        continue;
      console_out_fill (session->out, _ ("{phase} comes later in this turn. As things are now, it will allow:"),
                        "phase", console_later_step_title (session, trial.play.s->turn.phase), NULL);
      say_moves_there (session, &trial.play, trial.seat, moves);
      return TRUE;
    }
  return FALSE;
}
