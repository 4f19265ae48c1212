/* SPDX-License-Identifier: GPL-3.0-or-later */
/* typed.c: a typed line as a move (typed.h). */
#include "console/commands/typed.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "console/commands/commands.h"
#include "console/commands/lookup.h"
#include "console/session/move-list.h"
#include "console/session/session.h"
#include <sortie/move.h>
#include "flow/front-end.h"
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "reader/reader.h"
#include <sortie/match.h>
#include "match/front-end.h"
#include "model/front-end.h"

/* ---- Playing ---------------------------------------------------------------------- */

static SortieOffers *
offers_now (ConsoleSession *session)
{
  SortieOffers *offers =
      sortie_match_offers (session->match, sortie_match_to_move (session->match));

  sortie_offers_lend_words (offers, console_command_words (session));
  return offers;
}

/* Whether the person wants to make the move although the game warns of it. */
static gboolean
is_wanted_all_the_same (ConsoleSession *session, const SortieMove *move)
{
  g_autofree char *warning = console_warnings_about (session, move), *question = NULL;

  if (warning == NULL)
    return TRUE;
  console_session_tell (session); /* what came before it on the line */
  /* Translators: {warning}: whole sentences about what the move would do. */
  question = sortie_sentence (_ ("{warning} Do it all the same?"), "warning", warning, NULL);
  return console_session_confirm_move (session, question, move);
}

/* Whether an open choice may end with `done`; the window of a step is no choice. */
static gboolean
may_stop_choosing (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);

  for (guint i = 0; i < legal->n && !sortie_is_window (p); i++)
    if (sortie_move_declines (p, &legal->moves[i]))
      return TRUE;
  return FALSE;
}

/* A line that is being played. */
typedef struct
{
  ConsoleSession *session;
  guint8 verb; /* of its last move */
} Typing;

static gboolean
play_move (const SortieFeeder *feeder, guint8 seat, const SortieMove *move, SortieRefusal *why)
{
  Typing *typing = feeder->front_end;
  ConsoleSession *session = typing->session;
  const guint step = session->ahead.moment.step;
  const SortieTurn turn = sortie_match_play (session->match)->s->turn;
  const guint log = sortie_match_log_length (session->match);
  gboolean declines = sortie_move_declines (sortie_match_play (session->match), move);
  const gboolean choice = !declines && !sortie_is_window (sortie_match_play (session->match))
                          && (session->ended_alone.choice || may_stop_choosing (session));

  typing->verb = move->verb;
  session->question.is_shown = FALSE;
  session->question.held_back = session->question.held_back || !is_wanted_all_the_same (session, move);
  if (session->question.held_back)
    return FALSE;
  if (declines)
    console_ahead_step_ends (session);
  else
    console_ahead_step_used (session);
  console_stops_note (session, move);
  if (declines && !sortie_match_play (session->match)->s->tentative)
    console_table_keep (session, turn.active);
  if (sortie_match_play_move (session->match, seat, move, why))
    {
      /* what the player did is no news, even if the program then ends the turn */
      if (!declines && !sortie_match_play (session->match)->s->tentative)
        console_table_keep (session, turn.active);
      /* a player who ends a step has not seen what the rules do next */
      console_session_acts (session, seat, &turn, log,
                            declines ? log : sortie_match_log_length (session->match));
      session->ended_alone.choice = choice;
      return TRUE;
    }
  session->ahead.moment.step = step; /* nothing was done in it, and it does not end */
  return FALSE;
}

/* "play heal; c2; done; play surge": a `done` behind the answers of a choice that closed itself was meant for it, and
 * ends nothing else. A move of a later step after it leaves no doubt. */
static gboolean
leave_out_done (ConsoleSession *session, const SortieMove *done, const SortieLine *line, guint behind)
{
  const SortiePlay *p = sortie_match_play (session->match);

  if (!session->ended_alone.choice || !console_input_is_interactive (session->input) || !sortie_is_window (p)
      || !sortie_move_declines (p, done)
      || (behind < line->n && sortie_read (offers_now (session), line, behind).kind == SORTIE_READ_NOTHING))
    return FALSE;
  session->ended_alone.choice = FALSE;
  console_session_tell (session); /* what came before it on the line */
  /* Translators: {step}: of the turn, such as "Play Event Cards". */
  console_out_fill (session->out, _ ("That choice was over already; {step} goes on."), "step",
                    sortie_rules_text (p->setup, FALSE, sortie_phase (p)->title), NULL);
  return TRUE;
}

/* ---- Words that are no whole move -------------------------------------------------- */

/* "wall", where a wall may be put on a pile: the word may have been typed to look at the card. It is an answer only
 * to a question that must be answered, or that asks to choose. @from: where it stands in the line */
static gboolean
is_bare_name (ConsoleSession *session, const SortieLine *line, guint from, const SortieRead *read)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const guint behind = from + read->n;
  SortieMove declining;

  return console_input_is_interactive (session->input) && read->kind == SORTIE_READ_MOVE && read->move.n == 1
         && read->move.verb != SORTIE_VERB_CHOOSE && !sortie_words_is_number (line->words[from]) && !p->s->tentative
         && (behind == line->n || sortie_line_begins_part (line, behind)) && sortie_move_declining (p, &declining);
}

/* Whether words that a person did not type in full are meant as the move that they could be; otherwise the question is
 * asked again. */
static gboolean
may_play_guess (ConsoleSession *session, const SortieMove *guess)
{
  g_autofree char *move = console_move_spelt (session, guess), *help = console_move_in_full (session, guess);
  /* Translators: for a name, or the beginning of a move, that was typed; {move}: the whole move, such as "build wall";
   * {help}: what it does. */
  g_autofree char *question = sortie_sentence (_ ("Do you mean “{move}”? {help}"), "move", move, "help", help, NULL);

  if (console_session_confirm_move (session, question, guess))
    return TRUE;
  session->question.is_shown = FALSE;
  return FALSE;
}

/* Before a `done` behind another move of the line, which may have left something that its writer could not foresee. */
static void
ask_before_end (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);

  if (!sortie_is_window (p) || !sortie_move_declines (p, move) || !console_warnings_ask (session))
    return;
  console_session_tell (session); /* what came before it on the line */
  session->question.held_back = !console_warnings_let (session, move);
}

/* Before each move of a line. A name alone is asked about after another move, too ("storm boss; archer; done", "deploy
 * healer scribe"), but not a further name for the same verb: "return archer, healer". */
static gboolean
leave_out (const SortieFeeder *feeder, const SortieRead *read, const SortieLine *line, guint from)
{
  const Typing *typing = feeder->front_end;
  ConsoleSession *session = typing->session;

  if (leave_out_done (session, &read->move, line, from + read->n))
    return TRUE;
  if (from > 0)
    ask_before_end (session, &read->move);
  if (from == 0 || session->question.held_back
      || (!sortie_line_begins_part (line, from) && read->move.verb == typing->verb)
      || !is_bare_name (session, line, from, read) || sortie_line_has_verb (offers_now (session), line, from))
    return FALSE;
  console_session_tell (session); /* what came before it on the line */
  session->question.held_back = !may_play_guess (session, &read->move);
  return FALSE;
}

/* Whether the person leaves nothing undone that they still want to do; otherwise the question is asked again. */
static gboolean
may_go_on (ConsoleSession *session, const SortieMove *move)
{
  if (console_warnings_let (session, move))
    return TRUE;
  session->question.is_shown = FALSE;
  return FALSE;
}

/* ---- Refusing --------------------------------------------------------------------- */

/* The word alone may name something to look at. (nullable) (transfer full) */
static char *
only_shown (ConsoleSession *session, const SortieLine *line, const SortieFed *fed)
{
  SortieNameFound found;

  if (fed->why.reason != SORTIE_REASON_NOT_UNDERSTOOD || line->n != 1
      || !console_find_shown (session, line->words[0], &found))
    return NULL;
  return sortie_sentence (_ ("“{word}” alone is not a move; type “show {word}” to see it."), "word",
                          line->words[0], NULL);
}

/* The beginning of several verbs or commands means none of them. (nullable) (transfer full) */
static char *
which_verb (ConsoleSession *session, const SortieLine *line, const SortieFed *fed)
{
  g_autofree char *words = fed->done == 0 && fed->why.reason < SORTIE_N_REASONS
                                   && console_verb_known (session, line->words[0]) == NULL
                               ? console_command_begun_several (session, line->folded[0], line->n == 1) : NULL;

  /* Translators: {word}: some letters; {words}: words that begin so: “done”, “deploy”. */
  return words != NULL ? sortie_sentence (_ ("“{word}” could be {words}: type more of it."), "word", line->words[0],
                                          "words", words, NULL)
                       : NULL;
}

/* Why the line is refused. (transfer full) */
static char *
said_of (ConsoleSession *session, const SortieLine *line, const SortieFed *fed)
{
  char *said = which_verb (session, line, fed);

  if (said == NULL)
    said = only_shown (session, line, fed);

  if (said == NULL && fed->done == 0)
    said = console_later_step_why_skipped (session, line);
  return said != NULL ? said : g_strdup (fed->sentence);
}

/* What happened to the rest of the line, and to what came before it. (transfer full) */
static char *
consequence_of (ConsoleSession *session, const SortieLine *line, guint from, const SortieFed *fed)
{
  switch (fed->kind)
    {
    case SORTIE_FED_GIVEN_UP:
      return g_strdup (_ (" The whole move is cancelled."));
    case SORTIE_FED_IN_PART:
      return console_line_only_begun (session, line, from);
    case SORTIE_FED_NOTHING:
      return console_line_undone (session, line, fed->foreseen || fed->why.reason == SORTIE_REASON_LEFT_OVER);
    case SORTIE_FED_WHOLE:
      break;
    }
  return g_strdup ("");
}

/* A person who types "done" in the middle of a move may want to abandon it, if the refusal does not say how. */
static const char *
way_back (ConsoleSession *session, const SortieLine *line, const SortieFed *fed)
{
  const SortieVerbDecl *verb = console_verb_called (session, line->words[0]);

  return verb != NULL && verb->declines && sortie_match_play (session->match)->s->tentative
             && !(fed->why.advice & SORTIE_ADVICE_BACK)
             ? _ (" “back” cancels the whole move.")
             : "";
}

static void
refuse_typed (ConsoleSession *session, const SortieLine *line, const SortieFed *fed)
{
  const guint from = fed->kind == SORTIE_FED_IN_PART ? fed->done : 0;
  g_autofree char *why = said_of (session, line, fed);
  g_autofree char *said = console_line_refused_at (session, line, from, fed->at, why);
  g_autofree char *consequence = consequence_of (session, line, from, fed);
  g_autofree char *whole = g_strconcat (said, consequence, way_back (session, line, fed), NULL);

  if (fed->kind == SORTIE_FED_IN_PART || session->begun)
    console_session_tell (session); /* tell what was done before what was not */
  g_strfreev (session->refused_words);
  session->refused_words = g_strdupv (line->words);
  console_session_refuse (session, whole);
}

/* The person did not want to make a move of the line after all. */
static void
say_held_back (ConsoleSession *session, const SortieLine *line, const SortieFed *fed)
{
  if (fed->kind == SORTIE_FED_GIVEN_UP)
    console_out_say (session->out, _ ("The whole move is cancelled."));
  else
    console_line_say_dropped (session, line, fed->done);
}

/* "attack c3 b3; attack b2 b4", if another seat may answer the first attack: the rest of the line waits for that
 * in the same turn. */
static gboolean
waits_for_another (ConsoleSession *session, guint8 seat, guint32 turn, const SortieLine *line, const SortieFed *fed)
{
  const SortieTurn *now = &sortie_match_play (session->match)->s->turn;

  if (fed->kind != SORTIE_FED_IN_PART || fed->why.reason != SORTIE_REASON_NOTHING_MORE || turn == 0
      || now->active != seat || now->number != turn)
    return FALSE;
  console_session_keep_line (session, seat, turn, line, fed->done);
  return TRUE;
}

gboolean
console_typed_goes_beyond (ConsoleSession *session, const SortieLine *line, guint at)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 verb;

  return console_verb_find (session, line->words[at], &verb)
         && !sortie_is_answered_by (sortie_decision_decl (p->setup, p->s->decision.kind), verb);
}

/* Whether a question has come up that the words from @from on do not answer: "play scribe; storm boss", when the scribe
 * lets its player choose a card first. */
static gboolean
comes_after_question (ConsoleSession *session, const SortieLine *line, guint from)
{
  return !sortie_is_window (sortie_match_play (session->match)) && console_typed_goes_beyond (session, line, from);
}

static gboolean
belongs_to_later_step (ConsoleSession *session, const SortieLine *line, guint from)
{
  g_auto (SortieLine) rest = { .n = 0 };
  g_auto (SortieFirst) first = { .kind = SORTIE_FIRST_NOTHING };

  sortie_line_init_part (&rest, line, from, line->n - from);
  return sortie_read_first (offers_now (session), &rest, &first) && first.kind == SORTIE_FIRST_STEPS;
}

/* "attack c4 c5; build imp": the rest of the line is read as if it were typed alone, since a line may name moves of
 * later steps (later-step.c), or waits for an answer. */
static gboolean
waits_for_its_moment (ConsoleSession *session, guint8 seat, guint32 turn, const SortieLine *line, const SortieFed *fed)
{
  const SortiePlay *now = sortie_match_play (session->match);

  if (fed->kind != SORTIE_FED_IN_PART || turn == 0 || !console_input_is_interactive (session->input)
      || !sortie_line_begins_part (line, fed->done) || now->s->turn.active != seat || now->s->turn.number != turn
      || sortie_to_move (now) != seat
      || (!comes_after_question (session, line, fed->done) && !belongs_to_later_step (session, line, fed->done)))
    return FALSE;
  console_session_keep_line (session, seat, turn, line, fed->done);
  return TRUE;
}

/* FALSE: some of it was not done. */
static gboolean
feed_words (ConsoleSession *session, const SortieLine *line, SortieFed *ret)
{
  SortieFeeder feeder = sortie_feeder_for_match (session->match);
  Typing typing = { .session = session };

  feeder.front_end = &typing;
  feeder.play = play_move;
  feeder.leaves_out = leave_out;
  session->question.held_back = FALSE;
  offers_now (session);
  return sortie_feed (&feeder, sortie_match_to_move (session->match), line, ret);
}

/* For a line that fails because its numbers belong to a list that is not on the screen yet: begins the move, so
 * that the list appears. */
static gboolean
begin_before_numbers (ConsoleSession *session, const SortieLine *line, const SortieFed *fed)
{
  const guint n = console_count_before_numbers (line);
  g_auto (SortieLine) head = { .n = 0 };
  g_auto (SortieFed) begun = { .kind = SORTIE_FED_NOTHING };
  g_autofree char *numbers = NULL;

  if (fed->kind != SORTIE_FED_GIVEN_UP || n == 0)
    return FALSE;
  sortie_line_init_part (&head, line, 0, n);
  if (!feed_words (session, &head, &begun))
    return FALSE;
  numbers = console_join (line->words + n);
  console_session_refuse_fill (session, _ ("“{line}” is not done: you can pick only numbers of a list that you see."),
                               "line", numbers, NULL);
  return TRUE;
}

/* The line has led into another turn, in which its rest means nothing. */
static gboolean
refuse_stale (ConsoleSession *session, guint32 turn, const SortieLine *line, const SortieFed *fed)
{
  g_autofree char *words = NULL;

  if (fed->kind != SORTIE_FED_IN_PART || turn == 0 || sortie_match_play (session->match)->s->turn.number == turn)
    return FALSE;
  words = console_line_quoted (session, line, fed->done);
  console_session_tell (session); /* tell what was done before what was not */
  console_session_refuse_fill (session, _ ("“{line}” is not done: another turn has begun since you typed it."), "line",
                               words, NULL);
  return TRUE;
}

/* The same, but says why. */
static gboolean
feed (ConsoleSession *session, const SortieLine *line)
{
  const guint8 seat = sortie_match_to_move (session->match);
  const guint32 turn = sortie_match_play (session->match)->s->turn.number;
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };

  if (feed_words (session, line, &fed)
      || (!session->question.held_back
          && (waits_for_another (session, seat, turn, line, &fed)
              || waits_for_its_moment (session, seat, turn, line, &fed))))
    return TRUE;
  if (session->question.held_back)
    say_held_back (session, line, &fed);
  else if (!begin_before_numbers (session, line, &fed) && !refuse_stale (session, turn, line, &fed))
    refuse_typed (session, line, &fed);
  return FALSE;
}

char *
console_typed_why_not (ConsoleSession *session, const SortieLine *typed, SortieMove *ret)
{
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };
  g_auto (SortieLine) line = { .n = 0 };
  g_autofree char *why = NULL;
  char *later;

  sortie_line_init_part (&line, typed, 0, typed->n);
  sortie_line_rewrite (offers_now (session), &line);
  if (sortie_feed_check (offers_now (session), &line, ret, &fed))
    return NULL;
  later = line.n > 1 ? console_later_step_why_never (session, &line) : NULL; /* a verb alone asks for its usage */
  if (later != NULL)
    return later;
  why = said_of (session, &line, &fed);
  return console_line_refused_at (session, &line, 0, fed.at, why);
}

/* ---- Lines of a journal --------------------------------------------------------------- */

/* "player: done": removes the seat's id from the line. FALSE: that seat does not decide now. */
static gboolean
take_seat_off (ConsoleSession *session, SortieLine *line)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint8 seat = 0; line->n > 0 && seat < setup->n_seats; seat++)
    {
      const char *rest = line->words[0] + strlen (setup->seat_ids[seat]);

      if (!g_str_has_prefix (line->words[0], setup->seat_ids[seat]) || *rest != ':')
        continue;
      sortie_line_replace (line, 0, 1, rest[1] != '\0' ? rest + 1 : NULL);
      return seat == sortie_match_to_move (session->match);
    }
  return TRUE;
}

/* At a terminal the program gives answers that are the only ones. Explains a line that only repeats such an
 * answer. Who types "done" at a question means that question rather than a step that ended before it. Returns: whether
 * it does. */
static gboolean
repeats_answer (ConsoleSession *session, const SortieLine *line)
{
  const SortieVerbDecl *verb = console_verb_known (session, line->words[0]);
  g_autofree char *typed = NULL, *quoted = NULL;

  if (g_queue_is_empty (&session->unasked.answers) || (verb != NULL && verb->declines)
      || console_typed_begins (session, line, 0))
    return FALSE;
  typed = console_join (line->words);
  if (g_queue_find_custom (&session->unasked.answers, typed, (GCompareFunc) strcmp) == NULL)
    return FALSE;
  quoted = console_line_quoted (session, line, 0);
  console_out_fill (session->out, _ ("“{line}” was already answered automatically."), "line", quoted,
                    NULL);
  return TRUE;
}

/* ---- What a line is ---------------------------------------------------------------- */

/* Says how to answer a question, which no list of one verb names, with none of its moves. */
static void
say_other_answer (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *line = NULL, *help = NULL;
  SortieMove declining;

  if (sortie_is_window (p) || !sortie_move_declining (p, &declining))
    return;
  line = console_move_spelt (session, &declining);
  help = sortie_move_describe (p, sortie_to_move (p), &declining);
  console_out_fill (session->out, _ ("“{move}”: {help}"), "move", line, "help", help, NULL);
}

/* The words are a verb that needs more: lists its moves. */
static gboolean
ask_what (ConsoleSession *session, const SortieLine *line)
{
  const char *verb = line->words[0];
  guint8 number;

  if (console_verb_find (session, verb, &number))
    verb = console_verb_word (session, number); /* the word in the reader's language */
  console_session_refuse_fill (session, _ ("“{verb}” needs more:"), "verb", verb, NULL);
  if (!console_moves_list (session, line->words[0]))
    return FALSE;
  say_other_answer (session);
  return TRUE;
}

/* "deploy guard" if either side is possible, "activate priest" if several abilities are: says what is missing, and
 * lists the moves of the thing. */
static gboolean
ask_which (ConsoleSession *session, const SortieLine *line)
{
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };
  SortieMove first;

  sortie_feed_check (offers_now (session), line, &first, &fed);
  console_session_refuse (session, fed.sentence);
  console_moves_list_with (session, line->words[0], fed.why.a);
  return TRUE;
}

/* For words that only name a thing: says what can be done with it. */
static gboolean
ask_what_with (ConsoleSession *session, const SortieLine *line)
{
  const SortiePlay *p = sortie_match_play (session->match);
  SortieRefusal why;
  g_autofree char *sentence = NULL;

  if (sortie_read_why (offers_now (session), line, 0, &why).kind != SORTIE_READ_NOTHING
      || why.reason != SORTIE_REASON_UNSAID || sortie_line_unknown_word (offers_now (session), line, 0) > 0)
    return FALSE;
  sentence = sortie_refusal_sentence (p, sortie_to_move (p), &why);
  console_session_refuse (session, sentence);
  if (!console_moves_list_with (session, NULL, why.a))
    console_later_step_say_when (session, why.a);
  return TRUE;
}

/* Whether the words mean @move once the piece that it begins with is written in front of its target ("attack d1
 * berserker" for "attack berserker"), and the game does not warn of it. */
static gboolean
lacks_first (ConsoleSession *session, const SortieLine *part, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const guint8 seat = sortie_to_move (p);
  g_auto (SortieLine) whole = { .n = 0 };
  char first[SORTIE_MOVE_TEXT];
  SortieRead read;

  if (move->n != 2 || sortie_ref_kind (move->arg[0]) != SORTIE_REF_PIECE)
    return FALSE;
  sortie_line_init_part (&whole, part, 0, part->n);
  sortie_line_replace (&whole, 1, 0, sortie_ref_format (p, seat, move->arg[0], first));
  read = sortie_read (offers_now (session), &whole, 0);
  return read.kind == SORTIE_READ_MOVE && read.n == whole.n && sortie_moves_equal (&read.move, move)
         && sortie_move_warning (p, seat, move) == NULL;
}

/* "attack berserker": the words name what several could be used on. Asks which, and lists the moves. A
 * script is told the rule. */
static gboolean
ask_with_which (ConsoleSession *session, const SortieLine *line)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  g_auto (SortieLine) part = { .n = 0 };
  g_autofree char *words = NULL, *target = NULL;
  const guint n = sortie_line_part_length (line, 0);
  guint8 verb;

  if (!console_input_is_interactive (session->input) || n < 2 || n >= SORTIE_MAX_LINE_WORDS
      || !console_verb_find (session, line->words[0], &verb))
    return FALSE;
  sortie_line_init_part (&part, line, 0, n);
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb == verb && lacks_first (session, &part, &legal->moves[i]))
      {
        words = console_line_quoted (session, &part, 0);
        target = sortie_line_text (&part, 1);
        console_session_refuse_fill (session, _ ("“{verb}” needs more:"), "verb", words, NULL);
        console_moves_note_listed (session);
        return console_moves_say (session, &(ConsoleMovesWanted){ .verb = sortie_verb (setup, verb)->id, .name = target,
                                                                  .anywhere = TRUE, .cards = TRUE })
               || console_moves_list (session, line->words[0]);
      }
  return FALSE;
}

/* "storm boss deploy recruit": plays what is possible now, and the rest waits until that is done. */
static void
play_part (ConsoleSession *session, const SortieLine *line, guint n)
{
  const guint8 seat = sortie_match_to_move (session->match);
  const guint32 turn = sortie_match_play (session->match)->s->turn.number;
  g_auto (SortieLine) head = { .n = 0 };

  sortie_line_init_part (&head, line, 0, n);
  if (feed (session, &head)) /* the end of this part may wait as well */
    console_session_keep_line (session, seat, turn, line, n - session->waiting.line.n);
}

/* "buy mill" while only `unpack` makes it legal: plays that first, and the line waits until it is done. */
static void
play_behind (ConsoleSession *session, const SortieLine *line, const SortieMove *move)
{
  g_autofree char *first = console_move_spelt (session, move);
  g_auto (SortieLine) before = { .n = 0 };

  if (!may_go_on (session, move))
    return;
  /* Translators: {move}: one that is made before the one that was typed. */
  console_out_fill (session->out, _ ("First “{move}”."), "move", first, NULL);
  console_session_keep_line (session, sortie_match_to_move (session->match),
                             sortie_match_play (session->match)->s->turn.number, line, 0);
  sortie_line_init (&before, first);
  feed (session, &before);
}

/* A line for which something must be done first. In a script it is refused. */
static gboolean
play_first (ConsoleSession *session, const SortieLine *line)
{
  g_auto (SortieFirst) first = { .kind = SORTIE_FIRST_NOTHING };

  if (!console_input_is_interactive (session->input) || !sortie_read_first (offers_now (session), line, &first))
    return FALSE;
  if (first.kind == SORTIE_FIRST_PART)
    play_part (session, line, first.n);
  else if (first.kind == SORTIE_FIRST_MOVE)
    play_behind (session, line, &first.move);
  else
    console_later_step_run (session, line, &first);
  return TRUE;
}

/* What else a line may mean that is no move as it is written. Returns whether it means one of these. */
static gboolean
take_otherwise (ConsoleSession *session, const SortieLine *line, SortieGap gap)
{
  switch (gap)
    {
    case SORTIE_GAP_FILLED:
      return FALSE;
    case SORTIE_GAP_VERB:
      return ask_what (session, line);
    case SORTIE_GAP_SIDE:
    case SORTIE_GAP_ABILITY:
      return ask_which (session, line);
    case SORTIE_GAP_NONE:
      break;
    }
  return ask_what_with (session, line) || ask_with_which (session, line) || play_first (session, line);
}

/* "done; attack d4 c4": a person who says what comes in the next step knows which step is open. */
static void
note_what_follows (ConsoleSession *session, const SortieLine *line, const SortieRead *read)
{
  const SortieVerbDecl *next = read->kind == SORTIE_READ_MOVE && read->n < line->n
                                   ? console_verb_known (session, line->words[read->n]) : NULL;

  if (next != NULL && !next->declines)
    session->ended_alone.turn = session->ended_alone.step = FALSE;
}

/* "summon spearman", where only c3 is possible: completes the line, and asks as for a bare name: where, or against
 * whom, may be what the person wanted to decide. FALSE: the line is no such beginning. @ret_wanted: the answer */
static gboolean
complete_end (ConsoleSession *session, SortieLine *line, SortieRead *ret_read, gboolean *ret_wanted)
{
  if (!console_input_is_interactive (session->input) || !sortie_line_fill_end (offers_now (session), line))
    return FALSE;
  *ret_read = sortie_read (offers_now (session), line, 0);
  *ret_wanted = may_play_guess (session, &ret_read->move);
  return TRUE;
}

static void
play_words (ConsoleSession *session, SortieLine *line)
{
  const gboolean has_verb = sortie_line_has_verb (offers_now (session), line, 0);
  gboolean wanted = TRUE;
  SortieGap gap = sortie_line_rewrite (offers_now (session), line);
  SortieRead read = sortie_read (offers_now (session), line, 0);

  if (console_number_or_rank_refuse (session, line))
    return;
  if (gap == SORTIE_GAP_NONE && read.kind == SORTIE_READ_NOTHING)
    {
      if (console_numbers_write_out (session, line))
        return;
      gap = sortie_line_rewrite (offers_now (session), line);
      read = sortie_read (offers_now (session), line, 0);
    }
  if (read.kind == SORTIE_READ_NOTHING
      && !(gap == SORTIE_GAP_NONE && complete_end (session, line, &read, &wanted))
      && take_otherwise (session, line, gap))
    return;
  if (!wanted
      || (!has_verb && is_bare_name (session, line, 0, &read) && !may_play_guess (session, &read.move)))
    {
      console_line_say_dropped (session, line, read.n);
      return;
    }
  note_what_follows (session, line, &read);
  if (read.kind == SORTIE_READ_MOVE && !may_go_on (session, &read.move))
    console_line_say_dropped (session, line, read.n);
  else if (read.kind != SORTIE_READ_MOVE || !play_first (session, line))
    feed (session, line);
}

/* "play ice wall", and then "c4": a line that means nothing alone, but is a whole move with the words of the line
 * before. */
static gboolean
completes (ConsoleSession *session, const SortieLine *before, SortieLine *line)
{
  g_auto (SortieLine) whole = { .n = 0 };
  SortieRead read;

  sortie_line_init_part (&whole, before, 0, before->n);
  for (guint i = 0; i < line->n; i++)
    sortie_line_replace (&whole, whole.n, 0, line->words[i]);
  read = sortie_read (offers_now (session), &whole, 0);
  if (read.kind != SORTIE_READ_MOVE || read.n != whole.n
      || sortie_read (offers_now (session), line, 0).kind != SORTIE_READ_NOTHING)
    return FALSE;
  sortie_line_clear (line);
  sortie_line_init_part (line, &whole, 0, whole.n);
  return TRUE;
}

/* Whether the line names what the line before has left out: a side, or the end of a move. Then it becomes both. */
static gboolean
finishes (ConsoleSession *session, SortieLine *line)
{
  g_auto (SortieLine) before = session->unfinished.line;

  session->unfinished.line = (SortieLine){ .n = 0 };
  return before.n > 0 && session->unfinished.of == sortie_state_hash (sortie_match_play (session->match)->s)
         && (sortie_line_answer_side (offers_now (session), &before, line) || completes (session, &before, line));
}

/* A line that was refused may lack what the next one names. */
static void
keep_refused (ConsoleSession *session, const SortieLine *line)
{
  if (!session->refused || console_verb_known (session, line->words[0]) == NULL)
    return;
  session->unfinished.of = sortie_state_hash (sortie_match_play (session->match)->s);
  sortie_line_init_part (&session->unfinished.line, line, 0, line->n);
}

/* A line without its seat. */
static void
play_line (ConsoleSession *session, SortieLine *line)
{
  g_auto (SortieLine) typed = { .n = 0 };

  sortie_line_remove_separators (offers_now (session), line);
  if (line->n == 0 || (!finishes (session, line) && repeats_answer (session, line)))
    return;
  sortie_line_init_part (&typed, line, 0, line->n);
  if (line->n > 1 || !sortie_words_is_number (line->words[0]) || !console_numbers_write_out (session, line))
    play_words (session, line);
  keep_refused (session, &typed);
}

void
console_typed_play (ConsoleSession *session, const SortieLine *typed)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init_part (&line, typed, 0, typed->n);
  if (take_seat_off (session, &line))
    play_line (session, &line);
  else
    console_session_refuse (session, _ ("It is not this seat's decision."));
  g_queue_clear_full (&session->unasked.answers, g_free);
}

/* The words from @from on, without a seat in front. FALSE: none, or only a number of a list. */
static gboolean
find_words (ConsoleSession *session, const SortieLine *typed, guint from, SortieLine *ret)
{
  sortie_line_init_part (ret, typed, from, typed->n - from);
  return take_seat_off (session, ret) && ret->n > 0 && !(ret->n == 1 && sortie_words_is_number (ret->words[0]));
}

gboolean
console_typed_begins (ConsoleSession *session, const SortieLine *typed, guint from)
{
  g_auto (SortieLine) line = { .n = 0 };

  return find_words (session, typed, from, &line)
         && sortie_read (offers_now (session), &line, 0).kind != SORTIE_READ_NOTHING;
}

gboolean
console_typed_answers (ConsoleSession *session, const SortieLine *typed, guint from)
{
  g_auto (SortieLine) line = { .n = 0 };

  return find_words (session, typed, from, &line) && sortie_line_begins (offers_now (session), &line);
}

/* Whether it is the whole id or name of the thing, not only a part. */
static gboolean
is_whole_name (const SortiePlay *p, guint8 seat, SortieRef ref, const SortieLine *line)
{
  char buffer[SORTIE_MOVE_TEXT];
  g_autofree char *folded = g_strjoinv (" ", line->folded);

  return sortie_words_fold_to (sortie_ref_name (p, seat, ref, buffer), folded)
         || strcmp (folded, sortie_ref_format (p, seat, ref, buffer)) == 0;
}

gboolean
console_typed_is_answer (ConsoleSession *session, const SortieLine *line)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const gboolean has_verb = line->n > 0 && console_verb_called (session, line->words[0]) != NULL;
  SortieRead read;

  if (!has_verb && (line->n == 0 || p->s->decision.n == 0))
    return FALSE;
  read = sortie_read (offers_now (session), line, 0);
  return read.kind == SORTIE_READ_MOVE && read.n == line->n
         && (has_verb || (read.move.verb == SORTIE_VERB_CHOOSE
                          && is_whole_name (p, sortie_to_move (p), read.move.arg[0], line)));
}
