/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loop.c: who decides next in a match: a bot, the program with the only answer, or a person. */
#include "console/programs/programs.h"

#include "flow/front-end.h"
#include "flow/trial.h"
#include "match/front-end.h"
#include "console/commands/lookup.h"
#include "console/commands/typed.h"

/* ---- Moves that nobody types ------------------------------------------------------------ */

static void
play_move (ConsoleSession *session, guint8 seat, const SortieMove *move)
{
  SortieRefusal why;

  session->question.is_shown = FALSE;
  /* if a move of the legal list is refused, the game has a fault */
  if (!sortie_match_play_move (session->match, seat, move, &why)
      && why.reason != SORTIE_REASON_INTERRUPTED)
    g_error ("a move that was offered is refused: reason %u", why.reason);
}

/* Drops a waiting line, and tells its writer why: @sentence has the blank {line}. */
static void
drop (ConsoleSession *session, ConsoleWaiting *waiting, const char *sentence)
{
  g_autofree char *words = NULL;

  if (!console_waiting_is_set (waiting))
    return;
  words = console_line_quoted (session, &waiting->line, 0);
  console_session_tell (session); /* the result of what it has begun */
  if (console_hot_seat_is_on (session)
      && (!console_session_sits_at (session, waiting->seat)
          || !console_session_is_one_player (session, waiting->seat, sortie_match_to_move (session->match))))
    console_out_say (session->out, _ ("Lines typed ahead are dropped."));
  else
    console_session_refuse_fill (session, sentence, "line", words, NULL);
  console_waiting_clear (waiting);
}

/* Whether the person has nothing left to do in the window that was given up. If so, the line that waits for a later
 * step is dropped: that does not come now. Another line may have been typed instead of an answer. */
static gboolean
may_close (ConsoleSession *session, const SortieMove *closing)
{
  ConsoleWaiting rest = { .turn = 0 };

  console_waiting_move (&session->waiting, &rest);
  if (console_warnings_let (session, closing))
    {
      console_waiting_move (&rest, &session->waiting);
      return TRUE;
    }
  session->until.is_set = FALSE;
  if (rest.turn != 0)
    drop (session, &rest, _ ("“{line}” is not done."));
  console_waiting_clear (&rest);
  return FALSE;
}

/* Whether the person has already given up the open window: @ret closes it. */
static gboolean
is_given_up (ConsoleSession *session, SortieMove *ret)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;

  if (!session->until.is_set)
    return FALSE;
  if (turn->number == session->until.turn && turn->active != session->until.seat)
    return FALSE;
  if (turn->number != session->until.turn || turn->phase > session->until.phase)
    {
      session->until.is_set = FALSE;
      return FALSE;
    }
  if (!console_step_may_end (sortie_match_play (session->match), ret))
    return FALSE;
  if (console_warnings_ask (session))
    console_session_tell (session); /* what happened in the steps before it */
  if (!may_close (session, ret))
    return FALSE;
  /* the person typed the first one: undo goes back to it */
  if (session->until.closed)
    console_session_note_unasked (session);
  session->until.closed = TRUE;
  return TRUE;
}

void
console_loop_take_match (ConsoleSession *session, SortieMatch *match)
{
  if (session->match != match)
    sortie_match_free (session->match);
  session->match = match;
  console_session_forget (session);
  console_waiting_clear (&session->waiting);
}

/* ---- Lines ------------------------------------------------------------------------------ */

/* Whether the person typed a readable line. After Control-C or Control-D, asks or leaves instead. @line: what was
 * read. */
static gboolean
got_line (ConsoleSession *session, ConsoleGot got, const char *line)
{
  switch (got)
    {
    case CONSOLE_GOT_LINE:
      return TRUE;
    case CONSOLE_GOT_INTERRUPT:
      console_command_quit (session, NULL);
      break;
    case CONSOLE_GOT_END:
      session->ended = TRUE;
      break;
    case CONSOLE_GOT_TOO_MUCH:
      console_session_refuse (session, line);
      break;
    }
  return FALSE;
}

static void
drop_stale (ConsoleSession *session, ConsoleWaiting *waiting)
{
  /* Translators: {line}: the rest of a line that was typed. */
  drop (session, waiting, _ ("“{line}” is not done: another turn has begun since you typed it."));
}

/* ---- Reading a line --------------------------------------------------------------------- */

/* Whether a line was put aside, and its writer is asked. */
static gboolean
is_asked_later (const ConsoleSession *session)
{
  return console_waiting_is_set (&session->later) && sortie_match_to_move (session->match) == session->later.seat;
}

/* Below a question: shows the line that continues after the answer. */
static void
say_what_waits (ConsoleSession *session)
{
  g_autofree char *words = NULL;

  if (!is_asked_later (session))
    return;
  words = console_line_quoted (session, &session->later.line, 0);
  /* Translators: {line}: the rest of a line that was typed. */
  console_out_fill (session->out, _ ("The rest of your line waits for this answer: “{line}”."), "line", words, NULL);
}

/* Whether a later part of the line is a move that the question does not ask for: "right; deploy archer". */
static gboolean
goes_beyond_question (ConsoleSession *session, const SortieLine *line)
{
  for (guint i = 1; i < line->n; i++)
    if (sortie_line_begins_part (line, i) && console_typed_goes_beyond (session, line, i))
      return TRUE;
  return FALSE;
}

/* Whether steps are still to end because a person at a terminal, who is asked now, typed "done turn". */
static gboolean
steps_wait (const ConsoleSession *session)
{
  return session->until.is_set && session->until.typed && console_input_is_interactive (session->input)
         && session->until.seat == sortie_match_to_move (session->match);
}

/* "done turn", the end of the steps that wait, as it may be typed. */
static void
write_steps (ConsoleSession *session, SortieLine *ret)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *typed = NULL;

  console_steps_add (session, session->until.phase, steps); /* the step itself is the first of them */
  typed = g_strconcat (sortie_verb (p->setup, SORTIE_VERB_DONE)->id, " ", steps->pdata[0], NULL);

  sortie_line_init (ret, typed);
}

/* A person who types more than the awaited answers has changed their mind: drops all that is left of the line. */
static void
drop_replaced (ConsoleSession *session)
{
  const gboolean steps = steps_wait (session);
  ConsoleWaiting old = { .turn = 0 };

  if ((!steps && !is_asked_later (session)) || !goes_beyond_question (session, &session->waiting.line))
    return;
  if (is_asked_later (session))
    console_waiting_move (&session->later, &old);
  if (steps)
    {
      SortieLine line;

      write_steps (session, &line);
      if (old.line.n > 0)
        sortie_line_append (&line, &old.line, 0);
      console_waiting_set (&old, &line);
      session->until.is_set = FALSE;
    }
  old.seat = sortie_match_to_move (session->match);
  /* Translators: {line}: the rest of a line that was typed. */
  drop (session, &old, _ ("“{line}” is not done: you have typed another line."));
}

/* Whether a line waits to be carried out, or one could be read. */
static gboolean
has_line (ConsoleSession *session)
{
  g_autofree char *typed = NULL;
  SortieLine line;
  ConsoleGot got;

  if (console_waiting_is_set (&session->waiting) || session->ended)
    return console_waiting_is_set (&session->waiting);
  console_session_warn (session);
  console_session_prompt (session);
  say_what_waits (session);
  got = console_session_read (session, CONSOLE_PROMPT, &typed);
  if (!got_line (session, got, typed))
    return FALSE;
  sortie_line_init (&line, typed);
  console_line_split (session, &line);
  console_waiting_set (&session->waiting, &line);
  drop_replaced (session);
  return TRUE;
}

/* ---- Lines that wait ----------------------------------------------------------------------- */

/* Whether the line is for the current question. A line with a verb of the question is, even if it is refused: the
 * person who typed it means the moves that are possible now. */
static gboolean
is_for_now (ConsoleSession *session, const SortieLine *line)
{
  return sortie_is_window (sortie_match_play (session->match)) || console_line_answers (session, line)
         || console_game_asks_for (session, line->words[0]);
}

/* Keeps a line for a later step while the person answers a question that came up meanwhile, such as which of two
 * moves comes first, or while another seat is asked. */
static void
put_line_aside (ConsoleSession *session)
{
  const SortieState *s = sortie_match_play (session->match)->s;

  if (session->waiting.turn != s->turn.number
      || (sortie_match_to_move (session->match) == session->waiting.seat
          && is_for_now (session, &session->waiting.line)))
    return;
  if (console_waiting_is_set (&session->later) && session->later.seat == session->waiting.seat)
    sortie_line_append (&session->waiting.line, &session->later.line, 0);
  else
    /* Translators: {line}: the rest of a line that was typed. */
    drop (session, &session->later, _ ("“{line}” is not done: another line waits now."));
  console_waiting_clear (&session->later);
  console_waiting_move (&session->waiting, &session->later);
  session->later.rose = FALSE;
  session->later.moves = s->moves;
}

/* The line continues where it fits, or in the next window; it is for no other turn. */
static void
take_line_up (ConsoleSession *session)
{
  const SortieState *s = sortie_match_play (session->match)->s;

  if (s->moves < session->later.moves) /* a person who takes back moves wants something else */
    drop (session, &session->later, _ ("“{line}” is not done."));
  else if (session->later.turn != s->turn.number)
    drop_stale (session, &session->later);
  if (is_asked_later (session) && !console_waiting_is_set (&session->waiting) && s->moves != session->later.moves
      && is_for_now (session, &session->later.line))
    console_waiting_move (&session->later, &session->waiting);
}

/* Continues the rest of a line if it fits, puts it aside, or drops it. */
static void
look_at_rest (ConsoleSession *session)
{
  if (console_waiting_is_set (&session->later))
    take_line_up (session);
  if (session->waiting.command)
    return;
  if (console_waiting_is_set (&session->waiting) && session->waiting.turn != 0)
    put_line_aside (session);
  /* Drops a line that waits for a later step of a turn that is over. */
  if (session->waiting.turn != 0
      && session->waiting.turn != sortie_match_play (session->match)->s->turn.number)
    drop_stale (session, &session->waiting);
  session->waiting.turn = 0;
}

static void
run_waiting (ConsoleSession *session)
{
  ConsoleWaiting now = { .turn = 0 };

  console_waiting_move (&session->waiting, &now);
  console_session_tell (session); /* what happened while it waited */
  session->rest = now.is_rest;
  session->agreed = session->agreed && session->rest;
  if (!now.is_rest)
    session->typed_phase = sortie_match_play (session->match)->s->turn.phase;
  console_line_run_rest (session, &now);
  session->rest = FALSE;
  console_waiting_clear (&now);
}

/* Its writer has given up the screen since, and now sees what the others did: asks before carrying it out. */
static void
ask_for_rest (ConsoleSession *session)
{
  g_autofree char *words = console_line_quoted (session, &session->waiting.line, 0), *question = NULL;
  ConsoleWaiting rest = { .turn = 0 };

  console_waiting_move (&session->waiting, &rest);
  console_session_prompt (session);
  /* Translators: {line}: the rest of a line that was typed before others at the same screen answered its beginning. */
  question = sortie_sentence (_ ("“{line}” still waits, which you typed before. Do it now?"), "line", words, NULL);
  if (console_session_agree (session, question, NULL))
    console_waiting_move (&rest, &session->waiting);
  else
    console_waiting_clear (&rest);
}

static void
run_line (ConsoleSession *session)
{
  look_at_rest (session);
  if (console_waiting_is_set (&session->waiting) && session->waiting.rose)
    ask_for_rest (session);
  session->waiting.rose = FALSE;
  if (has_line (session))
    run_waiting (session);
  else if (session->ended)
    console_session_leave (session);
}

/* Closes a window that was given up. */
static void
give_up_window (ConsoleSession *session, const SortieMove *closing)
{
  const SortieTurn turn = sortie_match_play (session->match)->s->turn;
  const guint log = sortie_match_log_length (session->match);
  const guint8 seat = sortie_match_to_move (session->match);

  console_ahead_step_ends (session); /* the person asked for it: it is not an automatic answer */
  console_table_keep (session, turn.active);
  play_move (session, seat, closing);
  console_session_acts (session, seat, &turn, log, log);
}

gboolean
console_loop_finish_line (ConsoleSession *session)
{
  SortieMove closing;

  if (sortie_match_is_over (session->match))
    return FALSE;
  if (is_given_up (session, &closing))
    {
      give_up_window (session, &closing);
      return TRUE;
    }
  look_at_rest (session);
  if (!console_waiting_is_set (&session->waiting))
    return FALSE;
  run_waiting (session);
  return TRUE;
}

/* Whether the rest of a line waits and has something better to do than decline. */
static gboolean
waits_for_this (ConsoleSession *session)
{
  return console_waiting_is_set (&session->waiting) && sortie_match_legal (session->match)->n > 1
         && console_line_answers (session, &session->waiting.line);
}

/* Whether nothing is left to the seat in its turn but to end it. */
static gboolean
only_ends_turn (const SortiePlay *now)
{
  g_auto (SortieTrial) trial = { .now = now, .seat = sortie_to_move (now), .deaf = TRUE };

  sortie_trial_enter (&trial, 0);
  while (sortie_trial_is_same_turn (&trial) && sortie_trial_answer (&trial))
    continue;
  return !sortie_trial_is_same_turn (&trial);
}

/* Whether the rest of a line waits that means this turn, which is about to end automatically. The line is read before
 * that: in another turn nobody would learn why it is refused. */
static gboolean
rest_means_this_turn (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return console_waiting_is_set (&session->waiting) && !session->waiting.command
         && session->waiting.turn == p->s->turn.number && session->waiting.seat == sortie_to_move (p)
         && p->s->turn.active == session->waiting.seat && sortie_is_window (p) && only_ends_turn (p);
}

/* Whether the program gives the only answer before it reads the next line. At a terminal that is before the
 * prompt. A line of a file may begin with that answer, as in a journal. */
static gboolean
comes_first (ConsoleSession *session)
{
  if (rest_means_this_turn (session))
    return FALSE;
  if (session->input == NULL || console_input_is_interactive (session->input))
    return !waits_for_this (session);
  if (!has_line (session))
    return session->ended;
  return !console_line_answers (session, &session->waiting.line);
}

/* Answers for a seat that needs no person, unless it is interrupted. FALSE: a person must decide. */
static gboolean
answered (ConsoleSession *session, guint8 seat)
{
  SortieMove move;

  if (sortie_is_interrupted (sortie_match_play (session->match)))
    return TRUE;
  if (session->children[seat] != NULL)
    {
      console_child_play (session, seat);
      return TRUE;
    }
  if (session->bots[seat] != NULL)
    {
      if (!console_think (session, session->bots[seat], seat, &move))
        return TRUE;
    }
  else if (is_given_up (session, &move))
    {
      give_up_window (session, &move);
      return TRUE;
    }
  else if (console_stops_answer (session, &move) && comes_first (session))
    console_session_note_alone (session, &move);
  else
    return FALSE;
  play_move (session, seat, &move);
  return TRUE;
}

static void
show_pause_again (gpointer data)
{
  console_session_show_again (data);
  console_pause_say (data);
}

/* Asks what to do while a bot waits, and does it. */
static void
ask_in_pause (ConsoleSession *session)
{
  g_autofree char *typed = NULL;
  g_auto (SortieLine) line = { .n = 0 };
  ConsoleAbove above;
  ConsoleGot got;

  console_session_warn (session);
  console_session_tell (session);
  console_pause_say (session);
  above = console_input_set_above (session->input, (ConsoleAbove){ show_pause_again, session });
  got = console_input_read (session->input, _ ("Enter> "), &typed);
  console_input_set_above (session->input, above);
  if (!got_line (session, got, typed))
    {
      if (session->ended)
        console_session_leave (session);
      return;
    }
  session->paused = *typed != '\0';
  sortie_line_init (&line, typed);
  console_line_run (session, &line);
}

/* ---- Several people, one screen --------------------------------------------------------- */

/* Commands that anybody may use at an empty screen, since they show nothing. */
static const char *const words_for_all[] = { "undo", "save", "quit", NULL };

static char **
complete_prompt (G_GNUC_UNUSED gpointer data, const char *line, G_GNUC_UNUSED const char *word)
{
  static const char *const none[] = { NULL };

  return g_strdupv ((char **) (*line == '\0' ? words_for_all : none));
}

/* Says what the log is about that follows. If the news below the table replace the log, they replace this, too. */
static void
head_log (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;

  console_out_say_in (session->out, CONSOLE_STRONG, _ ("Meanwhile:"));
  if (session->drawn.logged == NULL)
    session->drawn.logged = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (session->drawn.logged, g_strdup (pending->str + before));
}

static void
do_match_line (ConsoleSession *session, guint8 seat, const char *typed)
{
  g_auto (SortieLine) line = { .n = 0 };
  const ConsoleCommand *command;

  sortie_line_init (&line, typed);
  if (line.n == 0)
    {
      session->sitting = seat;
      session->question.is_shown = FALSE;
      g_clear_pointer (&session->question.refusal, g_free); /* from what was typed while nobody had the screen */
      console_input_set_person (session->input, seat + 1u);
      if (session->told[seat] < sortie_match_log_length (session->match))
        head_log (session);
      return;
    }
  command = console_command_find (session, line.words[0]);
  if (command == NULL || !g_strv_contains (words_for_all, command->name))
    console_session_refuse (
        session, _ ("Press Enter to sit down first."));
  else
    console_line_run (session, &line);
}

/* Drops what was typed ahead: it belongs to the person who had the screen, and others must not see it. */
static void
drop_ahead (ConsoleSession *session)
{
  g_auto (GStrv) lines = console_input_take_ahead (session->input);

  if (lines[0] != NULL)
    console_out_say_in (session->out, CONSOLE_WRONG, _ ("Lines typed ahead are dropped."));
}

static void
say_who_decides (gpointer data)
{
  ConsoleSession *session = data;

  /* Translators: two people play at one screen; this is said before what {seat} holds is shown. */
  console_out_fill (session->out, _ ("It is {seat}'s decision: only {seat} should look now."), "seat",
                    sortie_seat_name (sortie_match_setup (session->match), sortie_match_to_move (session->match)),
                    NULL);
  console_out_say (session->out, _ ("Press Enter to see the table as this seat. Until then only "
                                    "“undo”, “save” and “quit” work."));
}

/* Whether somebody took the screen, and has seen nothing since then, because nothing was worth a question. */
static gboolean
sits_in_vain (const ConsoleSession *session)
{
  return session->sitting != SORTIE_NO_SEAT && session->drawn.table == NULL && session->drawn.heard == NULL;
}

static void
show_before_rising (ConsoleSession *session)
{
  g_autofree char *line = NULL;

  console_session_tell (session);
  console_session_show (session);
  console_out_say (session->out, _ ("There was nothing for you to decide. Press Enter to give the screen away."));
  if (!got_line (session, console_input_ask (session->input, _ ("Enter> "), &line), line) && session->ended)
    console_session_leave (session);
}

/* Asks @seat once to take the screen. Anybody there may also leave, save or take a move back. */
static void
ask_to_sit_down (ConsoleSession *session, guint8 seat)
{
  gboolean is_handed_over = session->sitting != SORTIE_NO_SEAT;
  g_autofree char *line = NULL;
  ConsoleAbove above;
  ConsoleGot got;

  if (console_waiting_is_set (&session->waiting) && session->waiting.turn != 0)
    put_line_aside (session); /* if the move before it is taken back now, it is dropped */
  session->later.rose = console_waiting_is_set (&session->later);
  if (sits_in_vain (session))
    show_before_rising (session);
  if (session->ended)
    return;
  console_hot_seat_rise (session);
  console_session_warn (session);
  console_out_measure (session->out);
  say_who_decides (session);
  if (is_handed_over)
    drop_ahead (session);
  console_input_set_complete (session->input, complete_prompt, NULL);
  above = console_input_set_above (session->input, (ConsoleAbove){ say_who_decides, session });
  got = console_input_ask (session->input, _ ("Enter> "), &line);
  console_input_set_above (session->input, above);
  if (got_line (session, got, line))
    do_match_line (session, seat, line);
  else if (session->ended)
    console_session_leave (session);
  console_input_set_complete (session->input, console_complete, session);
}

/* ---- The match -------------------------------------------------------------------------- */

/* Keeps in the journal who decides now, if that is somebody else than before. */
static void
note_player (ConsoleSession *session, guint8 seat)
{
  const char *kind = session->kinds[seat];

  if (sortie_match_has_program (session->match, seat) != (kind != NULL))
    sortie_match_seat (session->match, seat, kind != NULL ? kind : SORTIE_HUMAN);
}

/* The whole summary for a person, for others only its first part. */
static void
say_summary (ConsoleSession *session)
{
  const gboolean is_read = console_input_is_interactive (session->input);
  const guint8 you = console_session_count_people (session) == 1 ? console_session_first_seat (session, TRUE)
                                                                 : SORTIE_NO_SEAT;
  g_auto (GStrv) lines = is_read ? sortie_match_summary (session->match, you) : NULL;
  g_autofree char *standings = is_read ? NULL : sortie_match_standings (session->match, SORTIE_NO_SEAT);

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    console_out_hang (session->out, CONSOLE_PLAIN, 2, 2, lines[i]);
  if (standings != NULL)
    console_out_say (session->out, standings);
}

/* Says the seed, which has long scrolled out of sight, and the file. */
static void
say_where_it_is (ConsoleSession *session)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, sortie_match_seed (session->match));

  console_out_fill (session->out, _ ("The finished match, seed {n}, is saved in {file}."), "n", seed,
                    "file", session->path, NULL);
}

static void
say_result (ConsoleSession *session)
{
  const guint8 reader = console_session_count_people (session) == 1 ? console_session_reader (session) : SORTIE_NO_SEAT;
  g_autofree char *sentence = sortie_match_result_to (session->match, reader);

  console_hot_seat_rise (session); /* everybody may see the end */
  console_session_tell (session);
  /* a listener wants to hear the result first, and may ask for the table (again.c) */
  if (console_input_is_interactive (session->input) && session->out->linear == CONSOLE_LINEAR_OFF)
    console_session_show (session);
  console_out_say_in (session->out, CONSOLE_STRONG, sentence);
  console_say_if_undone (session->out, session->match);
  say_summary (session);
  if (session->path != NULL)
    say_where_it_is (session);
}

/* Leaves a match in which nobody can go on: the game has a fault. FALSE: somebody can. */
static gboolean
is_left_as_stuck (ConsoleSession *session)
{
  g_autofree char *sentence = sortie_match_stuck_sentence (session->match);

  if (sentence == NULL)
    return FALSE;
  console_hot_seat_rise (session); /* the sentence is for everybody */
  console_session_tell (session);
  console_out_say_in (session->out, CONSOLE_WRONG, sentence);
  session->refused = TRUE;
  console_session_leave (session);
  return TRUE;
}

void
console_loop_run (ConsoleSession *session)
{
  const ConsoleAbove above
    = console_input_set_above (session->input, (ConsoleAbove){ console_session_show_again, session });

  session->commands = console_commands;
  session->look = console_line_look;
  console_input_set_complete (session->input, console_complete, session);
  while (!session->leaving && !sortie_match_is_over (session->match))
    {
      guint8 seat = sortie_match_to_move (session->match);

      note_player (session, seat);
      if (is_left_as_stuck (session))
        continue;
      if (console_pause_comes (session))
        console_pause_begin (session);
      else if (console_pause_lasts (session))
        ask_in_pause (session);
      else if (answered (session, seat))
        continue;
      else if (session->waiting.command || console_hot_seat_is_taken_by (session, seat))
        run_line (session);
      else if (!console_hot_seat_goes_over (session, seat))
        ask_to_sit_down (session, seat);
    }
  if (!session->leaving)
    {
      say_result (session);
      console_ahead_end (session);
    }
  console_session_warn (session);
  console_input_set_complete (session->input, NULL, NULL);
  console_input_set_above (session->input, above);
  console_input_forget_persons (session->input);
  console_out_flush (session->out);
}

void
console_loop_play_bots (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint max_moves = p->setup->game->max_moves;

  while (!sortie_match_is_over (session->match) && !console_out_is_lost (session->out)
         && p->s->moves < max_moves
         && sortie_match_legal (session->match)->n > 0
         && answered (session, sortie_match_to_move (session->match)))
    continue;
}
