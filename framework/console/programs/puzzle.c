/* SPDX-License-Identifier: GPL-3.0-or-later */
/* puzzle.c: a puzzle, solved by a person at a prompt. */
#include "config.h"

#include "console/programs/puzzle.h"

#include <string.h>

#include "base/i18n.h"
#include "console/commands/commands.h"
#include "console/commands/complete.h"
#include "console/session/session.h"
#include <sortie/base.h>
#include <sortie/match.h>
#include <sortie/puzzle.h>
#include <sortie/speech.h>

#define PROMPT "> "

/* A puzzle while it is solved. */
typedef struct
{
  ConsoleApp *app;
  SortieModule *module; /* the session's, once there is one */
  ConsoleSession *session;
  SortiePuzzle *puzzle;
  guint8 seat;
  guint hints;     /* so many were given */
  gboolean shown;  /* a move of the solution was */
  char *line;      /* (nullable): what was typed last */
  char *wrong;     /* (nullable): the line behind which it could not be solved any more */
  char *refuted;   /* (nullable): what others did then */
  gboolean missed; /* and that was said: the line of play is over */
} Solving;

/* What the player did with a prompt. */
typedef enum
{
  GO_ON,
  LEAVE,
  BROKEN, /* said */
} Next;

static const char *
text_of (const Solving *solving, const char *text)
{
  return console_game_text (solving->module, text);
}

static SortieMatch *
match_of (const Solving *solving)
{
  return solving->session->match;
}

/* ---- What is said at the beginning -------------------------------------------------------- */

static char *
zone_text (const Solving *solving, const SortiePile *pile)
{
  const SortieSetup *setup = sortie_match_setup (match_of (solving));
  const char *title = text_of (solving, setup->zones[pile->decl].title);

  if (pile->seat == SORTIE_NO_SEAT || pile->seat == solving->seat)
    return g_strdup (title);
  return sortie_sentence (_ ("{zone} of {seat}"), "zone", title, "seat",
                          sortie_seat_name (setup, pile->seat), NULL);
}

/* "Imp, Ghoul (2)": from the top. (transfer full) */
static char *
cards_text (const Solving *solving, const SortiePlay *p, guint16 zone)
{
  GString *text = g_string_new (NULL);
  guint16 card = sortie_zone_top (p, zone);

  while (card != SORTIE_NO_INDEX)
    {
      guint16 def = sortie_card (p, card)->def;
      guint n = 0;

      for (; card != SORTIE_NO_INDEX && sortie_card (p, card)->def == def; n++)
        card = sortie_card (p, card)->below;
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              sortie_def_name (solving->module->catalogue, def));
      if (n > 1)
        g_string_append_printf (text, " (%u)", n);
    }
  return g_string_free (text, FALSE);
}

/* Shows what is hidden in a match: a puzzle is played with open cards. */
static void
say_hidden (const Solving *solving)
{
  const SortiePlay *p = sortie_match_play (match_of (solving));

  for (guint16 zone = 0; zone < p->s->n_zones; zone++)
    {
      const SortiePile *pile = &p->setup->piles[zone];
      g_autofree char *title = NULL, *cards = NULL, *line = NULL;

      if (pile->seers >> solving->seat & 1 || sortie_zone_count (p, zone) == 0)
        continue;
      title = zone_text (solving, pile);
      cards = cards_text (solving, p, zone);
      line = sortie_sentence (_ ("{zone}: {cards}"), "zone", title, "cards", cards, NULL);
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
}

static void
say_task (const Solving *solving)
{
  const char *const *task = sortie_puzzle_task (solving->puzzle);

  for (; *task != NULL; task++)
    console_out_say_in (solving->app->out, CONSOLE_STRONG, text_of (solving, *task));
  say_dice (solving);
  say_hidden (solving);
}

static void
say_title (const Solving *solving, guint number)
{
  g_autofree char *n = g_strdup_printf ("%u", number);

  console_out_say (solving->app->out, "");
  console_out_fill_in (solving->app->out, CONSOLE_STRONG, _ ("Puzzle {n}: {title}"), "n", n, "title",
                       text_of (solving, sortie_puzzle_title (solving->puzzle)), NULL);
}

/* ---- The match ---------------------------------------------------------------------------- */

static void
take_match (Solving *solving, SortieMatch *match)
{
  ConsoleSession *session = solving->session;

  if (session->match != match)
    sortie_match_free (session->match);
  session->match = match;
  console_session_forget (session);
}

/* The other seats are programs, so the screen is never handed over. */
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
begin (Solving *solving, GError **error)
{
  ConsoleApp *app = solving->app;
  SortieMatch *match = sortie_puzzle_begin (solving->puzzle, error);

  if (match == NULL)
    return FALSE;
  solving->session = console_session_new (app->out, console_app_input (app), &app->paths,
                                          solving->module, match, NULL);
  solving->session->commands = console_commands;
  console_input_set_complete (solving->session->input, console_complete, solving->session);
  take_match (solving, match);
  return seat_others (solving, error);
}

/* "play bolt imp" */
static char *
move_text (const Solving *solving, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (match_of (solving));
  char line[SORTIE_MOVE_TEXT];

  return g_strdup (sortie_move_format (p, sortie_to_move (p), move, line));
}

static void
play (Solving *solving, const SortieMove *move)
{
  SortieRefusal why;

  solving->session->asked = FALSE;
  sortie_match_play_move (match_of (solving), sortie_match_to_move (match_of (solving)), move, &why);
}

/* The best that others can do. */
static gboolean
defend (Solving *solving, GError **error)
{
  SortieMove move;

  if (!sortie_puzzle_best (solving->puzzle, match_of (solving), &move, error))
    return FALSE;
  if (solving->wrong != NULL && solving->refuted == NULL)
    solving->refuted = move_text (solving, &move);
  play (solving, &move);
  return TRUE;
}

/* ---- What may be typed -------------------------------------------------------------------- */

static void
say_way_out (const Solving *solving)
{
  console_out_say (solving->app->out, _ ("“undo” takes your last move back, “again” starts over, "
                                         "“hint” helps, “quit” leaves."));
}

static Next
give_hint (Solving *solving)
{
  const char *const *hints = sortie_puzzle_hints (solving->puzzle);

  if (hints[solving->hints] != NULL)
    console_out_say_in (solving->app->out, CONSOLE_STRONG,
                        text_of (solving, hints[solving->hints++]));
  else
    console_out_say (solving->app->out, _ ("There are no more hints. “solution” shows the next "
                                           "move."));
  return GO_ON;
}

static Next
go_back_to (Solving *solving, SortieMatch *match)
{
  take_match (solving, match);
  solving->missed = FALSE;
  g_clear_pointer (&solving->refuted, g_free);
  g_clear_pointer (&solving->wrong, g_free);
  return GO_ON;
}

static Next
fail (Solving *solving, GError *error)
{
  console_app_fail (solving->app, error);
  return BROKEN;
}

static Next
take_back (Solving *solving)
{
  GError *error = NULL;
  SortieMatch *match = sortie_puzzle_undo (solving->puzzle, match_of (solving), &error);

  if (error != NULL)
    return fail (solving, error);
  if (match != NULL)
    return go_back_to (solving, match);
  console_session_refuse (solving->session, _ ("This is the beginning of the puzzle."));
  return GO_ON;
}

static Next
begin_again (Solving *solving)
{
  GError *error = NULL;
  SortieMatch *match = sortie_puzzle_begin (solving->puzzle, &error);

  return match != NULL ? go_back_to (solving, match) : fail (solving, error);
}

/* A player who asked for the solution has not solved the puzzle. */
static Next
show_solution (Solving *solving)
{
  GError *error = NULL;
  gboolean can = FALSE;
  SortieMove move;
  g_autofree char *line = NULL;

  if (!solving->missed
      && (!sortie_puzzle_look (solving->puzzle, match_of (solving), &can, &error)
          || !sortie_puzzle_best (solving->puzzle, match_of (solving), &move, &error)))
    return fail (solving, error);
  if (!can)
    {
      console_out_say (solving->app->out, _ ("There is no solution from here."));
      say_way_out (solving);
      return GO_ON;
    }
  solving->shown = TRUE;
  line = move_text (solving, &move);
  console_out_fill (solving->app->out, _ ("The solution goes on with “{line}”."), "line", line, NULL);
  return GO_ON;
}

static Next
tell_task (Solving *solving)
{
  say_task (solving);
  return GO_ON;
}

/* What is different here, and then what a match has. */
static Next
help (Solving *solving)
{
  say_way_out (solving);
  console_out_say (solving->app->out, _ ("“solution” shows the next move, “task” repeats the task. "
                                         "Everything else works as in a match."));
  console_line_run (solving->session, "help");
  return GO_ON;
}

/* Words that mean something else in a puzzle than in a match. */
static const struct
{
  const char *word;
  Next (*run) (Solving *solving);
} puzzle_words[] = {
  { "hint", give_hint },         { "undo", take_back }, { "again", begin_again },
  { "solution", show_solution }, { "task", tell_task }, { "help", help },
};

static const char *const not_here[] = { "save", "load", "concede", "offer-draw", "seat", NULL };

/* A move, a question. */
static void
run_line (Solving *solving, const char *line, const char *word)
{
  const ConsoleCommand *command = console_command_find (solving->session, word);

  if (command != NULL && g_strv_contains (not_here, command->name))
    console_session_refuse (solving->session, _ ("Not in a puzzle: “quit” leaves it."));
  else if (solving->missed && command == NULL)
    say_way_out (solving);
  else
    console_line_run (solving->session, line);
}

static Next
do_line (Solving *solving, const char *line)
{
  g_auto (GStrv) words = sortie_words_split (line);

  if (words[0] == NULL)
    return tell_task (solving);
  if (console_menu_word (line) == CONSOLE_MENU_OUT)
    return LEAVE;
  for (guint i = 0; words[1] == NULL && i < G_N_ELEMENTS (puzzle_words); i++)
    if (g_ascii_strcasecmp (words[0], puzzle_words[i].word) == 0)
      return puzzle_words[i].run (solving);
  run_line (solving, line, words[0]);
  return GO_ON;
}

/* After a line: whether the puzzle was lost by it. */
static Next
judge_line (Solving *solving, const char *line)
{
  SortieMatch *match = match_of (solving);
  GError *error = NULL;
  gboolean can;

  if (solving->wrong != NULL || sortie_match_play (match)->s->tentative
      || sortie_puzzle_stand (solving->puzzle, match) == SORTIE_SOLVE_MET)
    return GO_ON;
  if (!sortie_puzzle_look (solving->puzzle, match, &can, &error))
    return fail (solving, error);
  if (!can)
    solving->wrong = g_strdup (line);
  return GO_ON;
}

static Next
ask (Solving *solving)
{
  ConsoleSession *session = solving->session;
  g_autofree char *line = NULL;
  ConsoleGot got;
  Next next;

  if (!solving->missed)
    console_session_prompt (session);
  got = console_input_read (session->input, PROMPT, &line);
  if (got == CONSOLE_GOT_TOO_MUCH)
    {
      console_session_refuse (session, line);
      return GO_ON;
    }
  if (got != CONSOLE_GOT_LINE)
    return LEAVE;
  if (!solving->missed && !sortie_match_play (session->match)->s->tentative)
    sortie_puzzle_note (solving->puzzle, session->match);
  next = do_line (solving, g_strstrip (line));
  console_session_tell (session);
  return next == GO_ON ? judge_line (solving, line) : next;
}

/* ---- The end of a line of play ------------------------------------------------------------ */

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
  console_out_say_in (out, CONSOLE_STRONG, solving->shown ? _ ("That is the solution.")
                                                          : _ ("Solved!"));
  if (solved != NULL)
    console_out_say (out, text_of (solving, solved));
}

/* Whether the only move is made before the next line is read. The lines of a file close windows themselves, as
 * those of a solution do. */
static gboolean
is_alone (const Solving *solving, const SortieMoves *legal)
{
  return legal->n == 1
         && (console_input_is_interactive (solving->session->input)
             || !sortie_is_window (sortie_match_play (match_of (solving))));
}

/* One decision: of others, with one answer only, or of the player. */
static Next
step (Solving *solving)
{
  SortieMatch *match = match_of (solving);
  const SortieMoves *legal = sortie_match_legal (match);
  GError *error = NULL;

  if (solving->missed)
    return ask (solving);
  if (sortie_match_to_move (match) != solving->seat)
    return defend (solving, &error) ? GO_ON : fail (solving, error);
  if (!is_alone (solving, legal))
    return ask (solving);
  console_session_note_alone (solving->session, &legal->moves[0]);
  play (solving, &legal->moves[0]);
  return GO_ON;
}

static ConsolePuzzleEnd
solve (Solving *solving)
{
  Next next = GO_ON;

  while (next == GO_ON)
    {
      SortieSolveStand stand = sortie_puzzle_stand (solving->puzzle, match_of (solving));

      if (stand == SORTIE_SOLVE_MET)
        {
          say_solved (solving);
          return CONSOLE_PUZZLE_SOLVED;
        }
      if (stand == SORTIE_SOLVE_MISSED && !solving->missed)
        say_missed (solving);
      next = step (solving);
    }
  return next == LEAVE ? CONSOLE_PUZZLE_LEFT : CONSOLE_PUZZLE_BROKEN;
}

/* ---- The whole ---------------------------------------------------------------------------- */

static void
solving_clear (Solving *solving)
{
  console_input_set_complete (console_app_input (solving->app), NULL, NULL);
  if (solving->session != NULL)
    sortie_match_free (g_steal_pointer (&solving->session->match));
  sortie_puzzle_free (solving->puzzle);
  if (solving->session != NULL)
    console_session_free (solving->session);
  else
    sortie_module_free (solving->module);
  g_free (solving->line);
  g_free (solving->wrong);
  g_free (solving->refuted);
}

ConsolePuzzleEnd
console_puzzle_play (ConsoleApp *app, const char *game, const ConsoleCourseFile *file, guint number)
{
  Solving solving = { .app = app };
  ConsolePuzzleEnd end = CONSOLE_PUZZLE_BROKEN;
  GError *error = NULL;

  solving.module = console_app_module (app, game, &error);
  if (solving.module != NULL)
    solving.puzzle = sortie_puzzle_open (solving.module, file->path, &error);
  if (solving.puzzle != NULL)
    solving.seat = sortie_puzzle_seat (solving.puzzle);
  if (solving.puzzle != NULL && begin (&solving, &error))
    {
      say_title (&solving, number);
      if (console_input_is_interactive (solving.session->input))
        console_session_show (solving.session);
      say_task (&solving);
      end = solve (&solving);
    }
  if (error != NULL)
    console_app_fail (app, error);
  if (end == CONSOLE_PUZZLE_SOLVED && !solving.shown)
    console_course_note (&console_course_puzzles, game, file->id, 1);
  solving_clear (&solving);
  return end;
}
