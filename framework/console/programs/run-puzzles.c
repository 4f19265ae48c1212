/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-puzzles.c: sortie puzzles GAME [NUMBER], and `puzzles` at the prompt of a match. */
#include "console/programs/puzzle.h"

#include <sortie/base.h>
#include "kit/puzzle.h"
#include "base/i18n.h"

/* Reports a puzzle that cannot be read, and lists it by its name. */
static void
add_puzzle (ConsoleApp *app, SortieModule *module, ConsolePick *pick, const ConsoleCourseFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortiePuzzle) puzzle = sortie_puzzle_open (module, file->path, &error);

  if (puzzle == NULL)
    console_out_say_in (app->out, CONSOLE_WRONG, error->message);
  console_pick_add (pick, file->id,
                    puzzle != NULL ? console_game_text (module, sortie_puzzle_title (puzzle))
                                   : file->id,
                    file->done > 0 ? _ ("solved") : "");
}

/* The default is the first puzzle that is not solved. */
static ConsolePick *
pick_for (ConsoleApp *app, SortieModule *module, const GPtrArray *files)
{
  ConsolePick *pick = console_pick_new (_ ("Puzzles"));

  pick->help = g_strdup (_ ("Each puzzle is a position and a task. You play against the best defence, "
                            "and you know all cards. “hint” helps."));
  for (guint i = 0; i < files->len; i++)
    add_puzzle (app, module, pick, files->pdata[i]);
  for (guint i = files->len; i > 0; i--)
    if (((const ConsoleCourseFile *) files->pdata[i - 1])->done == 0)
      pick->usual = i - 1;
  return pick;
}

/* The next unsolved puzzle after number @i, starting again at the first; the length: there is none. */
static guint
next_unsolved (const GPtrArray *files, guint i)
{
  for (guint k = 1; k < files->len; k++)
    if (((const ConsoleCourseFile *) files->pdata[(i + k) % files->len])->done == 0)
      return (i + k) % files->len;
  return files->len;
}

/* After a solved puzzle, the reader may want to see the end before the next table is drawn. A script plays the
 * puzzles in order. */
static guint
ask_for_next (ConsoleApp *app, const GPtrArray *files, guint i)
{
  const guint next = console_input_is_interactive (console_app_input (app)) ? next_unsolved (files, i) : i + 1;
  g_autofree char *number = g_strdup_printf ("%u", next + 1), *question = NULL;

  if (next >= files->len)
    return files->len;
  question = sortie_sentence (_ ("Next: puzzle {n}?"), "n", number, NULL);
  return console_ask_yes_or_no (app->out, console_app_input (app), question, TRUE, NULL) ? next : G_MAXUINT;
}

/* Plays from that one on, as long as the person solves or skips them. */
static ConsoleStatus
play_from (ConsoleApp *app, const char *game, const GPtrArray *files, guint first)
{
  ConsolePuzzleEnd end = CONSOLE_PUZZLE_NEXT;

  console_out_say (app->out, _ ("Type your moves as in a match; the program plays the best defence. "
                                "Enter alone repeats the task. “hint” helps, “undo” takes a move "
                                "back, “again” starts over, “quit” leaves."));
  while (first < files->len)
    {
      ConsoleCourseFile *file = files->pdata[first];

      end = console_puzzle_play (app, game, file, first + 1);
      if (end == CONSOLE_PUZZLE_SOLVED)
        {
          file->done = MAX (file->done, 1);
          first = ask_for_next (app, files, first);
        }
      else
        first = end == CONSOLE_PUZZLE_NEXT ? first + 1 : G_MAXUINT;
    }
  if (first == files->len)
    console_out_say_in (app->out, CONSOLE_STRONG, _ ("That was the last puzzle of this game."));
  return end == CONSOLE_PUZZLE_BROKEN ? CONSOLE_FAILED : CONSOLE_OK;
}

gint
console_puzzles_ask (ConsoleApp *app, SortieModule *module, ConsoleStatus *ret_status)
{
  g_autoptr (GPtrArray) files =
      console_course_files (&console_course_puzzles, &app->paths, module->game->id);
  g_autoptr (ConsolePick) pick = NULL;
  gint picked;

  if (files->len == 0)
    {
      console_out_fill (app->out, _ ("There is no puzzle for {game}."), "game",
                        console_game_text (module, module->game->title), NULL);
      return CONSOLE_PICKED_BACK;
    }
  pick = pick_for (app, module, files);
  picked = console_pick_ask (pick, app->out, console_app_input (app));
  if (picked >= 0)
    *ret_status = play_from (app, module->game->id, files, (guint) picked);
  return picked;
}

/* The puzzle with that number. G_MAXUINT and @error */
static guint
find_number (const GPtrArray *files, const char *word, GError **error)
{
  guint64 number;

  if (g_ascii_string_to_unsigned (word, 10, 1, files->len, &number, NULL))
    return (guint) number - 1;
  if (files->len == 0)
    sortie_set_error (error, SORTIE_ERROR_UNKNOWN, "%s", _ ("there is no puzzle for this game"));
  else
    sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("puzzles are numbered from 1 to %u"), files->len);
  return G_MAXUINT;
}

ConsoleStatus
console_puzzles_of (ConsoleApp *app, SortieModule *module, const char *word, GError **error)
{
  g_autoptr (GPtrArray) files = NULL;
  ConsoleStatus status = CONSOLE_OK;
  guint first;

  if (word == NULL)
    {
      console_puzzles_ask (app, module, &status);
      return status;
    }
  files = console_course_files (&console_course_puzzles, &app->paths, module->game->id);
  first = find_number (files, word, error);
  return first == G_MAXUINT ? CONSOLE_FAILED : play_from (app, module->game->id, files, first);
}

ConsoleStatus
console_run_puzzles (ConsoleApp *app, GError **error)
{
  g_autoptr (SortieModule) module = console_app_game (app, error);

  return module != NULL ? console_puzzles_of (app, module, console_app_word (app, 1), error) : CONSOLE_FAILED;
}
