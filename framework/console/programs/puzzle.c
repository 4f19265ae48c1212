/* SPDX-License-Identifier: GPL-3.0-or-later */
/* puzzle.c: a person solves a puzzle at a prompt. */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "console/screen/signals.h"
#include "kit/puzzle.h"
#include "flow/front-end.h"
#include "match/front-end.h"
#include "model/front-end.h"

/* A puzzle in progress. */
typedef struct
{
  ConsoleApp *app;
  SortieModule *module; /* the session's, once there is a session */
  ConsoleSession *session;
  SortiePuzzle *puzzle;
  guint8 seat;
  guint hints;     /* how many hints were given */
  gboolean shown;  /* a move of the solution was shown */
  char *wrong;     /* (nullable): the line after which it could no longer be solved */
  char *refuted;   /* (nullable): what others did after it */
  char *typed;     /* (nullable): the last line */
  ConsoleProgress progress; /* of a search */
  gboolean missed; /* that was said: this attempt is over */
  gboolean goes_on;     /* the person gets another prompt */
  ConsolePuzzleEnd end; /* if not, how the puzzle ended */
} Solving;

static const char *
text_of_puzzle (const Solving *solving, const char *text)
{
  return console_game_text (solving->module, text);
}

static SortieMatch *
match_of (const Solving *solving)
{
  return solving->session->match;
}

/* ---- The introduction --------------------------------------------------------------------- */

/* Shows what would be hidden in a match: a puzzle is played with open cards. */
static void
say_hidden (const Solving *solving)
{
  const SortiePlay *p = sortie_match_play (match_of (solving));

  for (guint16 zone = 0; zone < p->s->n_zones; zone++)
    {
      const SortiePile *pile = &p->setup->piles[zone];
      g_autofree char *line = NULL;

      if (pile->seers >> solving->seat & 1 || sortie_zone_count (p, zone) == 0)
        continue;
      line = console_zone_text (solving->module, p, zone, solving->seat);
      console_out_hang (solving->app->out, CONSOLE_PLAIN, 2, 2, line);
    }
}

static void
say_dice (const Solving *solving)
{
  guint n;
  const guint8 *dice = sortie_puzzle_dice (solving->puzzle, &n);
  g_autoptr (GString) faces = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (faces, "%s%u", i > 0 ? ", " : "", dice[i]);
  if (n > 0)
    console_out_fill (solving->app->out, _ ("The next dice will show: {dice}."), "dice", faces->str,
                      NULL);
  else if (sortie_puzzle_tells_dice (solving->puzzle))
    console_out_say (solving->app->out,
                     _ ("All known dice have fallen; any others fall as badly for you as they can."));
}

/* The task says what the table showed at the beginning, such as how much life is left. */
static void
say_task (const Solving *solving)
{
  const char *const *task = sortie_puzzle_task (solving->puzzle);

  if (!sortie_puzzle_is_at_start (solving->puzzle, match_of (solving)))
    console_out_say (solving->app->out, _ ("The task, as it was at the beginning of the puzzle:"));
  for (; *task != NULL; task++)
    console_out_say_in (solving->app->out, CONSOLE_STRONG, text_of_puzzle (solving, *task));
  say_dice (solving);
  say_hidden (solving);
}

/* ---- The match ---------------------------------------------------------------------------- */

static void
play_attempt (Solving *solving, const SortieMove *move)
{
  SortieRefusal why;

  solving->session->question.is_shown = FALSE;
  sortie_match_play_move (match_of (solving), sortie_match_to_move (match_of (solving)), move, &why);
}

/* ---- Searching ---------------------------------------------------------------------------- */

static void
leave_puzzle (Solving *solving, ConsolePuzzleEnd end)
{
  solving->goes_on = FALSE;
  solving->end = end;
}

/* Whoever pressed Control-C stays in the puzzle. Takes over @error. */
static void
fail_puzzle (Solving *solving, GError *error)
{
  if (g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_INTERRUPTED)
      && console_signals_take () == CONSOLE_SIGNAL_INTERRUPT)
    {
      console_out_say (solving->app->out, _ ("You stopped the search."));
      g_error_free (error);
      return;
    }
  console_app_fail (solving->app, error);
  leave_puzzle (solving, CONSOLE_PUZZLE_BROKEN);
}

/* A person waits: says that the search goes on, and what ends it. */
static void
tell_progress (gpointer data, guint positions)
{
  Solving *solving = data;
  g_autofree char *line = NULL;

  if (!console_progress_is_due (&solving->progress))
    return;
  line = sortie_sentence (_ ("Control-C stops the search: {n} positions so far"), "n", SORTIE_DIGITS (positions), NULL);
  console_progress_say (&solving->progress, line);
}

static void
begin_search (Solving *solving)
{
  console_progress_begin (&solving->progress, solving->app->out);
  sortie_puzzle_watch (solving->puzzle, tell_progress, solving);
}

static void
end_search (Solving *solving)
{
  sortie_puzzle_watch (solving->puzzle, NULL, NULL);
  console_progress_end (&solving->progress);
}

static gboolean
is_idle (gpointer data, const SortieMove *move)
{
  return console_move_is_idle (data, move);
}

/* The best move of the seat that decides. */
static gboolean
find_best (Solving *solving, SortieMove *ret, GError **error)
{
  gboolean found;

  begin_search (solving);
  found = sortie_puzzle_best (solving->puzzle, match_of (solving), is_idle, solving->session, ret, error);
  end_search (solving);
  return found;
}

/* Whether it can be solved from here. */
static gboolean
look_for_solution (Solving *solving, gboolean *ret, GError **error)
{
  gboolean found;

  begin_search (solving);
  found = sortie_puzzle_look (solving->puzzle, match_of (solving), ret, error);
  end_search (solving);
  return found;
}

/* Plays the others' best defence. */
static gboolean
defend (Solving *solving, GError **error)
{
  SortieMove move;

  if (!find_best (solving, &move, error))
    return FALSE;
  if (solving->wrong != NULL && solving->refuted == NULL)
    solving->refuted = console_move_spelt (solving->session, &move);
  play_attempt (solving, &move);
  return TRUE;
}

/* ---- What may be typed -------------------------------------------------------------------- */

static Solving *
solving_of (const ConsoleSession *session)
{
  return session->player;
}

static void
say_way_out (const Solving *solving)
{
  console_out_say (solving->app->out, _ ("“undo” takes your last move back, “again” starts over, “hint” "
                                         "helps, “next” goes to the next puzzle, “quit” leaves."));
}

static void
give_hint (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  Solving *solving = solving_of (session);
  const char *const *hints = sortie_puzzle_hints (solving->puzzle);

  if (hints[solving->hints] != NULL)
    console_out_say_in (session->out, CONSOLE_STRONG, text_of_puzzle (solving, hints[solving->hints++]));
  else
    console_out_say (session->out, _ ("There are no more hints. “solution” shows the next move."));
}

static void
go_back_to (Solving *solving, SortieMatch *match)
{
  console_loop_take_match (solving->session, match);
  solving->missed = FALSE;
  g_clear_pointer (&solving->refuted, g_free);
  g_clear_pointer (&solving->wrong, g_free);
}

static void
take_back_attempt (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  Solving *solving = solving_of (session);
  g_autofree char *why = NULL;

  if (sortie_puzzle_undo (solving->puzzle, session->match, &why))
    go_back_to (solving, session->match);
  else
    console_session_refuse (session, sortie_puzzle_is_at_start (solving->puzzle, session->match)
                                         ? _ ("This is the beginning of the puzzle.") : why);
}

static void
begin_again (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  Solving *solving = solving_of (session);
  GError *error = NULL;
  SortieMatch *match = sortie_puzzle_begin (solving->puzzle, &error);

  if (match != NULL)
    go_back_to (solving, match);
  else
    fail_puzzle (solving, error);
}

/* Whether it can be solved from here. Not after this attempt is over. */
static gboolean
can_be_solved (Solving *solving, gboolean *ret, GError **error)
{
  *ret = FALSE;
  return solving->missed || look_for_solution (solving, ret, error);
}

/* A player who asks for the solution does not count as having solved the puzzle. */
static void
show_solution (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  Solving *solving = solving_of (session);
  GError *error = NULL;
  gboolean can;
  SortieMove move;
  g_autofree char *line = NULL;

  if (!can_be_solved (solving, &can, &error)
      || (can && !find_best (solving, &move, &error)))
    {
      fail_puzzle (solving, error);
      return;
    }
  if (!can)
    {
      console_out_say (session->out, _ ("There is no solution from here."));
      say_way_out (solving);
      return;
    }
  solving->shown = TRUE;
  line = console_move_spelt (solving->session, &move);
  console_out_fill (session->out, _ ("The solution goes on with “{line}”."), "line", line, NULL);
}

/* Shows a move of the solution, whoever makes it. */
static gboolean
show_step (Solving *solving, GError **error)
{
  const SortieSetup *setup = sortie_match_setup (match_of (solving));
  const guint8 seat = sortie_match_to_move (match_of (solving));
  g_autofree char *line = NULL, *step = NULL;
  SortieMove move;

  if (!find_best (solving, &move, error))
    return FALSE;
  line = console_move_spelt (solving->session, &move);
  step = sortie_sentence (sortie_phrase_to_reader (_ ("{seat}: {move}|you=You: {move}"), seat == solving->seat, FALSE),
                          "seat", sortie_seat_name (setup, seat), "move", line, NULL);
  console_out_hang (solving->app->out, CONSOLE_PLAIN, 2, 4, step);
  play_attempt (solving, &move);
  return TRUE;
}

/* Shows the solution from here, or from the beginning if it can no longer be solved; then the puzzle begins again. */
static void
show_all (ConsoleSession *session, char **words)
{
  Solving *solving = solving_of (session);
  GError *error = NULL;
  gboolean can;

  if (!can_be_solved (solving, &can, &error))
    {
      fail_puzzle (solving, error);
      return;
    }
  if (!can)
    begin_again (session, words);
  solving->shown = TRUE;
  console_out_say_in (session->out, CONSOLE_STRONG, _ ("The solution, against the best defence:"));
  while (sortie_puzzle_stand (solving->puzzle, match_of (solving)) == SORTIE_SOLVE_OPEN)
    if (!show_step (solving, &error))
      {
        fail_puzzle (solving, error);
        if (solving->goes_on)
          begin_again (session, words);
        return;
      }
  if (sortie_puzzle_solved (solving->puzzle) != NULL)
    console_out_say (session->out, text_of_puzzle (solving, sortie_puzzle_solved (solving->puzzle)));
  begin_again (session, words);
  say_way_out (solving);
}

static void
tell_task (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  say_task (solving_of (session));
}

static void
go_to_next (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  leave_puzzle (solving_of (session), CONSOLE_PUZZLE_NEXT);
}

static void
go_out (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  leave_puzzle (solving_of (session), CONSOLE_PUZZLE_LEFT);
}

/* Commands that have another meaning in a puzzle than in a match, or none. */
const ConsoleCommand console_puzzle_words[] = {
  { .name = N_ ("hint"), .words = "", .help = N_ ("a hint; each tells more than the one before"),
    .run = give_hint },
  { .name = N_ ("undo"), .words = "", .help = N_ ("take your last move back"), .run = take_back_attempt },
  { .name = N_ ("again"), .words = "", .help = N_ ("start the puzzle over"), .run = begin_again },
  { .name = N_ ("task"), .words = "", .help = N_ ("what you have to do"), .run = tell_task },
  { .name = N_ ("solution"), .words = "", .help = N_ ("the next move of the solution"),
    .run = show_solution },
  { .name = N_ ("give-up"), .words = "", .help = N_ ("the whole solution"), .run = show_all },
  { .name = N_ ("next"), .words = "", .help = N_ ("the next puzzle; this one stays as it is"),
    .run = go_to_next },
  { .name = N_ ("quit"), .words = "", .help = N_ ("leave the puzzles"), .run = go_out },
  { .name = NULL },
};

/* commands about moves that can be made now */
static const char *const about_moves[] = { "moves", "why", "back", "?", NULL };

/* After the end of an attempt, nobody makes a move any more, and only single commands that are not about moves make
 * sense. */
static gboolean
makes_sense_afterwards (ConsoleSession *session, const char *typed, const SortieLine *line)
{
  g_autofree char *whole = line->n > 1 ? g_strjoinv ("-", line->words) : NULL;
  const ConsoleCommand *command = whole != NULL ? console_command_find (session, whole) : NULL;

  if (command == NULL)
    command = console_command_find (session, line->words[0]);
  return command != NULL && strchr (typed, ';') == NULL && !g_strv_contains (about_moves, command->name);
}

static void
say_over (const Solving *solving)
{
  console_out_say_in (solving->app->out, CONSOLE_STRONG, _ ("This attempt is over."));
  say_way_out (solving);
}

/* Says it again, below the table as it is now. */
static void
repeat_task (Solving *solving)
{
  if (console_input_is_interactive (solving->session->input))
    console_session_show (solving->session);
  say_task (solving);
  if (solving->missed)
    say_over (solving);
}

static void
do_puzzle_line (Solving *solving, const char *typed)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init (&line, typed);
  if (line.n == 0)
    repeat_task (solving);
  else if (console_menu_word (typed) == CONSOLE_MENU_OUT)
    leave_puzzle (solving, CONSOLE_PUZZLE_LEFT);
  else if (solving->missed && !makes_sense_afterwards (solving->session, typed, &line))
    say_over (solving);
  else
    console_line_run (solving->session, &line);
}

/* Judges whether the last line lost the puzzle. Where it changed nothing there is nothing to judge. */
static void
judge_line (Solving *solving, guint64 before)
{
  SortieMatch *match = match_of (solving);
  GError *error = NULL;
  gboolean can;

  if (!solving->goes_on || solving->wrong != NULL || sortie_state_hash (sortie_match_play (match)->s) == before
      || sortie_match_play (match)->s->tentative
      || sortie_puzzle_stand (solving->puzzle, match) == SORTIE_SOLVE_MET)
    return;
  if (!look_for_solution (solving, &can, &error))
    fail_puzzle (solving, error);
  else if (!can)
    solving->wrong = g_strdup (solving->typed);
}

static void
ask_solver (Solving *solving)
{
  ConsoleSession *session = solving->session;
  const guint64 before = sortie_state_hash (sortie_match_play (session->match)->s);
  char *typed;

  if (!console_guided_read (session, !solving->missed, &typed))
    {
      leave_puzzle (solving, CONSOLE_PUZZLE_LEFT);
      return;
    }
  if (typed != NULL)
    {
      g_free (solving->typed);
      solving->typed = typed;
      do_puzzle_line (solving, typed);
    }
  console_session_tell (session);
  judge_line (solving, before);
}

/* ---- The end of an attempt ---------------------------------------------------------------- */

static void
say_missed (Solving *solving)
{
  ConsoleOut *out = solving->app->out;

  solving->missed = TRUE;
  console_session_tell (solving->session);
  if (console_input_is_interactive (solving->session->input))
    console_session_show (solving->session);
  console_out_say_in (out, CONSOLE_STRONG, _ ("Not solved this time."));
  if (solving->wrong != NULL && solving->refuted != NULL)
    console_out_fill (out, _ ("It could still be solved before “{line}”; “{reply}” is the answer to that."),
                      "line", solving->wrong, "reply", solving->refuted, NULL);
  else if (solving->wrong != NULL)
    console_out_fill (out, _ ("It could still be solved before “{line}”."), "line", solving->wrong, NULL);
  say_way_out (solving);
}

static void
say_solved (Solving *solving)
{
  ConsoleOut *out = solving->app->out;
  const char *solved = sortie_puzzle_solved (solving->puzzle);

  console_session_tell (solving->session);
  console_out_say_in (out, CONSOLE_STRONG, solving->shown
                                               ? _ ("That is the solution. You were shown it, so the puzzle still "
                                                    "counts as open.")
                                               : _ ("Solved!"));
  if (solved != NULL)
    console_out_say (out, text_of_puzzle (solving, solved));
}

/* Whether the program makes the only move before it reads the next line. A script closes windows itself, as a
 * solution does. */
static gboolean
is_alone (const Solving *solving, const SortieMoves *legal)
{
  return legal->n == 1
         && (console_input_is_interactive (solving->session->input)
             || !sortie_is_window (sortie_match_play (match_of (solving))));
}

/* Makes one decision: another's, an only answer, or the player's. */
static void
step_puzzle (Solving *solving)
{
  SortieMatch *match = match_of (solving);
  g_autofree char *stuck = sortie_match_stuck_sentence (match);
  GError *error = NULL;

  if (solving->missed)
    ask_solver (solving);
  else if (stuck != NULL)
    {
      sortie_set_error (&error, SORTIE_ERROR_MODULE, "%s", stuck);
      fail_puzzle (solving, error);
    }
  else if (sortie_match_to_move (match) != solving->seat)
    {
      if (!defend (solving, &error))
        {
          fail_puzzle (solving, error);
          if (solving->goes_on)
            take_back_attempt (solving->session, NULL);
        }
    }
  else if (is_alone (solving, sortie_match_legal (match)))
    {
      console_session_note_alone (solving->session, &sortie_match_legal (match)->moves[0]);
      play_attempt (solving, &sortie_match_legal (match)->moves[0]);
    }
  else
    ask_solver (solving);
}

static void
solve (Solving *solving)
{
  solving->goes_on = TRUE;
  while (solving->goes_on)
    {
      SortieSolveStand stand = sortie_puzzle_stand (solving->puzzle, match_of (solving));

      if (stand == SORTIE_SOLVE_MET)
        {
          say_solved (solving);
          leave_puzzle (solving, CONSOLE_PUZZLE_SOLVED);
          return;
        }
      if (stand == SORTIE_SOLVE_MISSED && !solving->missed)
        say_missed (solving);
      step_puzzle (solving);
    }
}

/* ---- The whole ---------------------------------------------------------------------------- */

/* Bots play the other seats, so the screen always belongs to the solver. */
static gboolean
seat_others (Solving *solving, GError **error)
{
  const SortieSetup *setup = sortie_match_setup (match_of (solving));

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    {
      g_autofree char *who = g_strdup_printf ("%s=random", setup->seat_ids[seat]);

      if (seat != solving->seat && !console_seat_is_automatic (setup, seat)
          && !console_session_seat (solving->session, who, 1, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
begin_puzzle (Solving *solving, GError **error)
{
  SortieMatch *match = sortie_puzzle_begin (solving->puzzle, error);

  if (match == NULL)
    return FALSE;
  solving->session = console_guided_new (solving->app, solving->module, match, console_puzzle_words, solving);
  solving->session->dice_are_known = sortie_puzzle_tells_dice (solving->puzzle);
  return seat_others (solving, error);
}

static void
solving_clear (Solving *solving)
{
  console_guided_free (solving->session);
  sortie_puzzle_free (solving->puzzle);
  g_free (solving->wrong);
  g_free (solving->typed);
  g_free (solving->refuted);
}

ConsolePuzzleEnd
console_puzzle_play (ConsoleApp *app, SortieModule *module, const ConsoleCourseFile *file, guint number)
{
  Solving solving = { .app = app, .module = module, .end = CONSOLE_PUZZLE_BROKEN };
  GError *error = NULL;

  solving.puzzle = sortie_puzzle_open (module, file->path, &error);
  if (solving.puzzle != NULL)
    solving.seat = sortie_puzzle_seat (solving.puzzle);
  if (solving.puzzle != NULL && begin_puzzle (&solving, &error))
    {
      console_out_say (solving.app->out, "");
      console_out_fill_in (solving.app->out, CONSOLE_STRONG, _ ("Puzzle {n}: {title}"), "n", SORTIE_DIGITS (number),
                           "title", text_of_puzzle (&solving, sortie_puzzle_title (solving.puzzle)), NULL);
      if (console_input_is_interactive (solving.session->input))
        console_session_show (solving.session);
      say_task (&solving);
      solve (&solving);
    }
  if (error != NULL)
    console_app_fail (app, error);
  if (solving.end == CONSOLE_PUZZLE_SOLVED && !solving.shown)
    console_course_note (&console_course_puzzles, module->game->id, file->id, 1);
  solving_clear (&solving);
  return solving.end;
}
