/* SPDX-License-Identifier: GPL-3.0-or-later */
/* line.c: what a typed line is: a command, a question about a seat, or a move. */
#include "console/programs/programs.h"

#include <string.h>

#include "match/front-end.h"
#include "console/commands/lookup.h"
#include "console/commands/typed.h"

static void
run (ConsoleSession *session, const ConsoleCommand *command, char **words)
{
  guint n = g_strv_length (words);

  if (n >= command->least && n <= command->most)
    {
      command->run (session, words);
      /* a person who looks at something in a step has seen that it began; a question without an answer comes again */
      if (!session->rest && !session->ended_alone.open)
        session->ended_alone.turn = session->ended_alone.step = FALSE;
    }
  else if (command->most == 0)
    console_command_refuse_words (session, command, words[0]);
  else
    console_command_refuse_usage (session, command);
}

/* "boss", "player one", "boss why" */
static gboolean
run_seat (ConsoleSession *session, const SortieLine *line)
{
  guint8 seat;
  guint n = console_find_seat (session, line->words, &seat);
  char **rest = line->words + n;

  if (n == 0)
    return FALSE;
  if (rest[0] == NULL)
    console_show_seat (session, seat);
  else if (rest[1] != NULL || !console_ledger_run (session, seat, rest[0]))
    return console_ledger_refuse (session, seat, line);
  return TRUE;
}

/* Runs a command, or a seat by its id; the text may be long. FALSE: the line is neither. */
static gboolean
look (ConsoleSession *session, const ConsoleCommand *command, const SortieLine *line)
{
  if (command != NULL)
    run (session, command, line->words + 1);
  else if (!run_seat (session, line))
    return FALSE;
  if (!sortie_is_interrupted (sortie_match_play (session->match)))
    console_pager_show (session->out);
  return TRUE;
}

/* "offer draw" for the command `offer-draw`; the reader does the same for verbs. */
static void
put_hyphen (ConsoleSession *session, SortieLine *line)
{
  const SortieVerbDecl *verb = line->n > 1 ? console_verb_called (session, line->words[0]) : NULL;
  g_autofree char *whole = line->n > 1 ? g_strconcat (line->words[0], "-", line->words[1], NULL) : NULL;

  if (whole != NULL && !sortie_line_begins_part (line, 1) && console_command_find (session, whole) != NULL
      && (verb == NULL || verb->operands[0].kind == SORTIE_OPERAND_NONE))
    sortie_line_replace (line, 0, 2, whole);
}

/* "threatens e4" for "what threatens e4", unless the words are a move. */
static void
put_what (ConsoleSession *session, SortieLine *line)
{
  if (line->n > 0 && console_asks_what (line->words[0]) && console_command_find (session, "what") != NULL
      && console_verb_called (session, line->words[0]) == NULL && !console_typed_begins (session, line, 0))
    sortie_line_replace (line, 0, 0, "what");
}

/* The id of the verb or command with that name in the reader's language, or NULL. */
static const char *
called (ConsoleSession *session, const char *word)
{
  const SortieVerbDecl *verb = console_verb_called (session, word);
  const ConsoleCommand *command = verb == NULL ? console_command_find (session, word) : NULL;

  return verb != NULL ? verb->id : command != NULL ? command->name : NULL;
}

/* Whether the first word alone answers the question. */
static gboolean
answers_alone (ConsoleSession *session, const SortieLine *line)
{
  g_auto (SortieLine) alone = { .n = 0 };

  sortie_line_init_part (&alone, line, 0, 1);
  return console_typed_is_choice (session, &alone);
}

/* "att d1 e1" becomes "attack d1 e1", unless the word answers the question. Words of
 * the reader's language become the ids of commands and verbs. */
static void
write_out_first (ConsoleSession *session, SortieLine *line)
{
  const char *word, *whole;

  if (line->n == 0 || *line->words[0] == '\0')
    return;
  word = line->words[0];
  whole = called (session, word);
  if ((whole != NULL && g_ascii_strcasecmp (whole, word) == 0)
      || (whole == NULL && console_typed_begins (session, line, 0))
      || answers_alone (session, line))
    return;
  if (whole == NULL)
    whole = console_command_begun (session, line->folded[0], line->n == 1);
  if (whole != NULL)
    sortie_line_replace (line, 0, 1, whole);
}

/* ---- The parts of a line -------------------------------------------------------------------- */

/* "att e1 e3": a verb and what it is about, although a card is called "Horde Attack". */
static gboolean
is_verb_of_part (ConsoleSession *session, const SortieLine *line, guint at, const char *id, SortieNameFit fit)
{
  const SortieVerbDecl *verb = console_verb_called (session, id);

  return verb != NULL && verb->operands[0].kind != SORTIE_OPERAND_NONE && fit < SORTIE_NAME_BEGINS
         && at + 1 < line->n && !sortie_line_begins_part (line, at + 1);
}

/* "unpack; buy miller; don": writes out the first word of a part, if it is no name in the game. */
static void
write_out_part (ConsoleSession *session, SortieLine *line, guint at)
{
  const char *typed = line->words[at], *whole;
  SortieNameFound name;

  if (called (session, typed) != NULL)
    return;
  console_find (session, SORTIE_NAME_SEAT | SORTIE_NAME_PLACE | SORTIE_NAME_DEF, typed, &name);
  whole = console_command_begun (session, line->folded[at], FALSE);
  if (whole != NULL && (name.fit == SORTIE_NAME_FITS_NOT || is_verb_of_part (session, line, at, whole, name.fit)))
    sortie_line_replace (line, at, 1, whole);
}

void
console_line_split (ConsoleSession *session, SortieLine *line)
{
  g_autofree char *first = line->n > 0 ? g_strndup (line->words[0], strcspn (line->words[0], ";")) : NULL;
  const ConsoleCommand *command = first != NULL ? console_command_find (session, first) : NULL;

  if (command != NULL && command->takes == CONSOLE_TAKES_FILE)
    return;
  sortie_line_split (line);
  for (guint at = 1; at < line->n; at++)
    if (sortie_line_begins_part (line, at))
      write_out_part (session, line, at);
}

static void
init_parts (ConsoleSession *session, const SortieLine *typed, SortieLine *ret)
{
  sortie_line_init_part (ret, typed, 0, typed->n);
  console_line_split (session, ret);
}

/* ---- What a line is ------------------------------------------------------------------------- */

/* The command whose name the line begins with, rather than another word for it; not if a verb has that name.
 * (nullable) */
static const ConsoleCommand *
named_first (ConsoleSession *session, const SortieLine *line)
{
  const ConsoleCommand *command = line->n > 0 ? console_command_find (session, line->words[0]) : NULL;

  return command != NULL && console_verb_called (session, line->words[0]) == NULL
                 && (console_word_is (line->words[0], command->name))
             ? command : NULL;
}

/* @ret: the line in full, with ids. Returns: the command that it means, or NULL */
static const ConsoleCommand *
spell_out (ConsoleSession *session, const SortieLine *typed, SortieLine *ret)
{
  const ConsoleCommand *named;

  sortie_line_init_part (ret, typed, 0, typed->n);
  put_hyphen (session, ret);
  put_what (session, ret);
  named = named_first (session, ret);
  sortie_line_spell_out (sortie_match_offers (session->match, sortie_match_to_move (session->match)), ret);
  if (named != NULL) /* “next” in a puzzle, although it may also mean a verb: `done` */
    sortie_line_replace (ret, 0, 1, named->name);
  write_out_first (session, ret);
  return ret->n > 0 ? console_command_find (session, ret->words[0]) : NULL;
}

/* Whether the words are a move or an answer, even if a command has the same name. */
static gboolean
is_move (ConsoleSession *session, const SortieLine *line)
{
  return console_typed_is_move (session, line) || console_typed_is_choice (session, line);
}

gboolean
console_line_answers (ConsoleSession *session, const SortieLine *typed)
{
  g_auto (SortieLine) parts = { .n = 0 }, line = { .n = 0 };
  const ConsoleCommand *command;
  guint8 seat;

  init_parts (session, typed, &parts);
  command = spell_out (session, &parts, &line);
  if (line.n == 0 || is_move (session, &line))
    return TRUE;
  if (command == NULL)
    return !console_until_waits (session, &line) && console_find_seat (session, line.words, &seat) == 0
           && console_typed_begins (session, &line, 0);
  return command->takes == CONSOLE_TAKES_MOVE
         && console_typed_begins (session, &line, g_strcmp0 (line.words[1], CONSOLE_WHY_NOT) == 0 ? 2 : 1);
}

/* ---- Lines of several parts ---------------------------------------------------------------- */

/* The first part that is a command, or that follows one: each is carried out as if it were typed alone. What
 * follows a command that takes a move may belong to that move: "why move d1 b1; b4 b6". 0: there is none. */
static guint
next_command (ConsoleSession *session, const SortieLine *typed)
{
  g_auto (SortieLine) line = { .n = 0 };
  const ConsoleCommand *command = spell_out (session, typed, &line);
  const gboolean may_move = command != NULL && command->takes != CONSOLE_TAKES_MOVE && !is_move (session, &line);

  for (guint at = 1; at < typed->n; at++)
    if (sortie_line_begins_part (typed, at)
        && (console_verb_called (session, typed->words[at]) != NULL
                ? may_move : console_command_find (session, typed->words[at]) != NULL))
      return at;
  return 0;
}

/* Carries out one part. FALSE: the parts after it are dropped. */
static gboolean
run_part (ConsoleSession *session, const SortieLine *typed, guint from, guint to)
{
  g_auto (SortieLine) part = { .n = 0 };

  sortie_line_init_part (&part, typed, from, to - from);
  console_line_run (session, &part);
  return !session->leaving && !session->refused && !sortie_match_is_over (session->match);
}

/* "moves" after "done movement": what comes then is meant. A turn that ends has nothing after it. */
static gboolean
follows_steps (const ConsoleSession *session)
{
  return session->until.is_set && session->until.phase != G_MAXUINT;
}

/* "attack e3 e4" after "attack d4 e4; hand": whether another seat than @seat is asked, or an earlier move waits. */
static gboolean
has_to_wait (ConsoleSession *session, const SortieLine *typed, guint from, guint8 seat)
{
  if (follows_steps (session))
    return TRUE;
  return console_verb_called (session, typed->words[from]) != NULL
         && (console_waiting_is_set (&session->waiting) || sortie_match_to_move (session->match) != seat);
}

/* What follows a move of @seat's waits after what is left of that move. Nothing waits before the first turn. */
static void
wait_behind (ConsoleSession *session, const SortieLine *typed, guint from, guint8 seat, guint32 turn)
{
  g_autofree char *behind = console_line_quoted (session, typed, from);
  g_autofree char *consequence
      = sortie_sentence (_ (" So “{line}” is not done."), "line", behind, NULL);
  g_autofree char *refusal = g_strconcat (_ ("It is not this seat's decision."), consequence, NULL);
  g_auto (SortieLine) line = { .n = 0 };

  if (turn == 0)
    {
      console_session_refuse (session, refusal);
      return;
    }
  if (console_waiting_is_set (&session->waiting))
    sortie_line_init_part (&line, &session->waiting.line, 0, session->waiting.line.n);
  sortie_line_append (&line, typed, from);
  console_session_keep_line (session, seat, turn, &line, 0);
  session->waiting.is_rest = TRUE;
}

/* "card imp; card demon", "attack d4 e4; hand; attack e3 e4": runs each part. FALSE: no part is a command. */
static gboolean
run_commands (ConsoleSession *session, const SortieLine *typed)
{
  const guint8 seat = sortie_match_to_move (session->match);
  const guint32 turn = sortie_match_play (session->match)->s->turn.number;
  const gboolean refused = session->refused;
  guint from = 0, to = next_command (session, typed);

  if (to == 0)
    return FALSE;
  session->refused = FALSE;
  while (run_part (session, typed, from, to) && to < typed->n)
    {
      g_auto (SortieLine) others = { .n = 0 };

      from = to;
      if (has_to_wait (session, typed, from, seat))
        {
          wait_behind (session, typed, from, seat, turn);
          break;
        }
      sortie_line_init_part (&others, typed, from, typed->n - from);
      to = next_command (session, &others);
      to = to > 0 ? from + to : typed->n;
    }
  session->refused = session->refused || refused;
  return TRUE;
}

/* Whether it is still the turn, and the step, of the person who typed in @before. Bots that are asked in between
 * answer first. */
static gboolean
is_still_acting (const ConsoleSession *session, const SortieTurn *before, guint8 seat)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint8 asked = sortie_to_move (p);

  return p->s->turn.number == before->number && p->s->turn.active == before->active
         && (asked == seat || !console_session_is_human (session, asked));
}

/* Tells a person who must first answer something that the words after the moves still count. */
static void
say_what_follows (ConsoleSession *session, const SortieLine *typed, guint from, guint8 seat)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *words = NULL;
  SortieMove closing;

  if (!session->until.is_set || sortie_to_move (p) != seat || console_step_may_end (p, &closing))
    return;
  words = console_line_quoted (session, typed, from);
  /* Translators: {line}: such as "done turn". */
  console_out_fill (session->out, _ ("“{line}” follows when you have answered this."), "line", words, NULL);
}

/* Plays the moves that come first. FALSE: one of them is refused or waits, or the turn is over. @ret_waits: the
 * words after them must wait, because another person is asked or a move waits. */
static gboolean
run_moves (ConsoleSession *session, const SortieLine *moves, gboolean *ret_waits)
{
  const SortieTurn turn = sortie_match_play (session->match)->s->turn;
  const guint8 seat = sortie_match_to_move (session->match);
  const gboolean refused = session->refused;
  gboolean done;

  session->refused = FALSE;
  console_line_run (session, moves);
  done = !session->refused && !console_waiting_is_set (&session->waiting) && !sortie_match_is_over (session->match)
         && is_still_acting (session, &turn, seat);
  *ret_waits = !done && !session->refused && !session->leaving && !sortie_match_is_over (session->match)
               && sortie_match_play (session->match)->s->turn.number == turn.number;
  session->refused = session->refused || refused;
  return done;
}

/* Whether the words before "done STEP" are moves. */
static gboolean
are_moves (ConsoleSession *session, const SortieLine *moves)
{
  g_auto (SortieLine) spelt = { .n = 0 };

  spell_out (session, moves, &spelt);
  return console_typed_begins (session, &spelt, 0) || console_typed_begins_with_number (session, &spelt);
}

/* "attack d4 e4; done turn", "1; done turn", "done draw; deploy imp": plays the moves, then ends the steps unless
 * a move is refused or waits, and then does what follows. */
static gboolean
run_and_end (ConsoleSession *session, const SortieLine *typed)
{
  const guint8 seat = sortie_match_to_move (session->match);
  const guint32 turn = sortie_match_play (session->match)->s->turn.number;
  g_auto (SortieLine) moves = { .n = 0 }, step = { .n = 0 };
  gboolean waits = FALSE;
  guint done;

  if (session->paused || !console_until_find (session, typed, &done))
    return FALSE;
  sortie_line_init_part (&moves, typed, 0, done);
  sortie_line_init_part (&step, typed, done, 2);
  if (done > 0 && !are_moves (session, &moves))
    return FALSE;
  if (done > 0 && !run_moves (session, &moves, &waits))
    {
      if (waits)
        wait_behind (session, typed, done, seat, turn);
      return TRUE;
    }
  if (done > 0)
    console_until_follow (session, step.words[1]);
  else if (!run_moves (session, &step, &waits))
    {
      if (waits && done + 2 < typed->n)
        wait_behind (session, typed, done + 2, seat, turn);
      return TRUE;
    }
  if (done + 2 < typed->n)
    console_session_keep_line (session, seat, turn, typed, done + 2);
  say_what_follows (session, typed, done, seat);
  return TRUE;
}

/* Whether the words after a command belong to it: "why move d1 b1; b4 b6", but not "done; done". */
static gboolean
belong_to_command (const ConsoleCommand *command, const SortieLine *line)
{
  for (guint at = 1; at < line->n; at++)
    if (sortie_line_begins_part (line, at))
      return command != NULL && command->takes == CONSOLE_TAKES_MOVE;
  return TRUE;
}

/* A line of one part, or of moves. */
static void
run_moves_or_command (ConsoleSession *session, const SortieLine *parts)
{
  g_auto (SortieLine) line = { .n = 0 };
  const ConsoleCommand *command = spell_out (session, parts, &line);

  if (line.n == 0)
    session->question.is_shown = FALSE;
  else if (session->paused)
    {
      if (!look (session, command, &line))
        console_pause_refuse (session);
    }
  else if (is_move (session, &line) || !belong_to_command (command, &line)
           || !(console_until_run (session, &line) || look (session, command, &line)))
    console_typed_play (session, &line);
}

void
console_line_run (ConsoleSession *session, const SortieLine *typed)
{
  g_auto (SortieLine) parts = { .n = 0 };

  init_parts (session, typed, &parts);
  if (!run_commands (session, &parts) && !run_and_end (session, &parts))
    run_moves_or_command (session, &parts);
}

gboolean
console_line_look (ConsoleSession *session, const SortieLine *typed)
{
  g_auto (SortieLine) parts = { .n = 0 }, line = { .n = 0 };
  const ConsoleCommand *command;

  init_parts (session, typed, &parts);
  command = spell_out (session, &parts, &line);
  return line.n > 0 && (command == NULL || command->looks) && !is_move (session, &line)
         && belong_to_command (command, &line) && look (session, command, &line);
}
