/* SPDX-License-Identifier: GPL-3.0-or-later */
/* courses.c: sortie learn GAME [LESSON] and sortie puzzles GAME [NUMBER], also at the prompt of a match. */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "kit/lesson.h"
#include "kit/puzzle.h"

/* A kind of course. */
typedef struct
{
  const ConsoleCourse *course;
  const char *heading, *help;
  const char *none;     /* said if the game has none */
  gboolean must_be_read; /* a file that cannot be read is left out; otherwise, it is listed by its id */
  /* Sets the title and the number of steps. */
  gboolean (*read) (SortieModule *module, ConsoleCourseFile *file, GError **error);
  char *(*about) (const ConsoleCourseFile *file);
  gint (*ask) (ConsolePick *pick, ConsoleOut *out, ConsoleInput *input);
  /* G_MAXUINT and @error: there is none of that name */
  guint (*find) (const GPtrArray *files, const char *word, GError **error);
  ConsoleStatus (*play) (ConsoleApp *app, SortieModule *module, const GPtrArray *files, guint i);
} Kind;

/* ---- Lessons -------------------------------------------------------------------------------- */

static gboolean
read_lesson (SortieModule *module, ConsoleCourseFile *file, GError **error)
{
  g_autoptr (SortieLesson) lesson = sortie_lesson_open (module, file->path, error);

  if (lesson == NULL)
    return FALSE;
  file->title = g_strdup (console_game_text (module, sortie_lesson_title (lesson)));
  file->n_steps = sortie_lesson_n_steps (lesson);
  file->done = MIN (file->done, file->n_steps);
  return TRUE;
}

/* "step 3 of 6 comes next", "done", "6 steps" */
static char *
about_lesson (const ConsoleCourseFile *file)
{
  if (file->done >= file->n_steps)
    return g_strdup (C_ ("a lesson", "done"));
  if (file->done == 0)
    return g_strdup_printf (ngettext_ ("%u step", "%u steps", file->n_steps), file->n_steps);
  return sortie_sentence (_ ("step {n} of {all} comes next"), "n", SORTIE_DIGITS (file->done + 1), "all",
                          SORTIE_DIGITS (file->n_steps), NULL);
}

/* By its name or number. */
static guint
find_lesson (const GPtrArray *files, const char *word, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *near = NULL;
  guint64 number;

  if (g_ascii_string_to_unsigned (word, 10, 1, files->len, &number, NULL))
    return (guint) number - 1;
  for (guint i = 0; i < files->len; i++)
    {
      ConsoleCourseFile *file = files->pdata[i];

      if (strcmp (file->id, word) == 0)
        return i;
      g_ptr_array_add (names, file->id);
    }
  near = sortie_words_instead (word, (const char *const *) names->pdata, names->len);
  sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("there is no lesson “%s”%s"), word, near);
  return G_MAXUINT;
}

static ConsoleStatus
play_lesson (ConsoleApp *app, SortieModule *module, const GPtrArray *files, guint i)
{
  return console_learn (app, module, files->pdata[i]);
}

/* ---- Puzzles -------------------------------------------------------------------------------- */

static gboolean
read_puzzle (SortieModule *module, ConsoleCourseFile *file, GError **error)
{
  g_autoptr (SortiePuzzle) puzzle = sortie_puzzle_open (module, file->path, error);

  file->title = g_strdup (puzzle != NULL ? console_game_text (module, sortie_puzzle_title (puzzle)) : file->id);
  file->n_steps = 1;
  return puzzle != NULL;
}

static char *
about_puzzle (const ConsoleCourseFile *file)
{
  return g_strdup (file->done > 0 ? _ ("solved") : "");
}

/* By its number. */
static guint
find_puzzle (const GPtrArray *files, const char *word, GError **error)
{
  guint64 number;

  if (g_ascii_string_to_unsigned (word, 10, 1, files->len, &number, NULL))
    return (guint) number - 1;
  if (files->len == 0)
    sortie_set_error (error, SORTIE_ERROR_UNKNOWN, "%s", _ ("there is no puzzle for this game"));
  else
    sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("puzzles are numbered from 1 to %u"), files->len);
  return G_MAXUINT;
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
  g_autofree char *question = NULL;

  if (next >= files->len)
    return files->len;
  question = sortie_sentence (_ ("Next: puzzle {n}?"), "n", SORTIE_DIGITS (next + 1), NULL);
  return console_ask_yes_or_no (app->out, console_app_input (app), question, TRUE, NULL) ? next : G_MAXUINT;
}

/* Plays from that one on, as long as the person solves or skips them. */
static ConsoleStatus
play_from (ConsoleApp *app, SortieModule *module, const GPtrArray *files, guint first)
{
  ConsolePuzzleEnd end = CONSOLE_PUZZLE_NEXT;

  console_out_say (app->out, _ ("Type your moves as in a match; the program plays the best defence. "
                                "Enter alone repeats the task. “hint” helps, “undo” takes a move "
                                "back, “again” starts over, “quit” leaves."));
  while (first < files->len)
    {
      ConsoleCourseFile *file = files->pdata[first];

      end = console_puzzle_play (app, module, file, first + 1);
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

/* ---- Both kinds ----------------------------------------------------------------------------- */

static const Kind kinds[] = {
  [CONSOLE_LESSONS] = { .course = &console_course_lessons, .heading = N_ ("Lessons"),
    .help = N_ ("A lesson takes about ten minutes. Leave it at any prompt; it goes on from there."),
    .none = N_ ("There is no lesson for {game}."), .must_be_read = TRUE, .read = read_lesson, .about = about_lesson,
    .ask = console_pick_ask_or_say, .find = find_lesson, .play = play_lesson },
  [CONSOLE_PUZZLES] = { .course = &console_course_puzzles, .heading = N_ ("Puzzles"),
    .help = N_ ("Each puzzle is a position and a task. You play against the best defence, and you know all cards. "
                "“hint” helps."),
    .none = N_ ("There is no puzzle for {game}."), .read = read_puzzle, .about = about_puzzle,
    .ask = console_pick_ask, .find = find_puzzle, .play = play_from },
};

/* Reports files that cannot be read. */
static void
read_all (ConsoleApp *app, SortieModule *module, const Kind *kind, GPtrArray *files)
{
  for (guint i = 0; i < files->len; i++)
    {
      g_autoptr (GError) error = NULL;

      if (kind->read (module, files->pdata[i], &error))
        continue;
      console_out_say_in (app->out, CONSOLE_WRONG, error->message);
      if (kind->must_be_read)
        g_ptr_array_remove_index (files, i--);
    }
}

/* The default is the first one that is not done. */
static ConsolePick *
pick_course (const Kind *kind, const GPtrArray *files)
{
  ConsolePick *pick = console_pick_new (_ (kind->heading));

  pick->help = g_strdup (_ (kind->help));
  for (guint i = files->len; i > 0; i--)
    if (((ConsoleCourseFile *) files->pdata[i - 1])->done < ((ConsoleCourseFile *) files->pdata[i - 1])->n_steps)
      pick->usual = i - 1;
  for (guint i = 0; i < files->len; i++)
    {
      const ConsoleCourseFile *file = files->pdata[i];
      g_autofree char *text = kind->about (file);

      console_pick_add (pick, file->id, file->title, text);
    }
  return pick;
}

gint
console_courses_ask (ConsoleApp *app, SortieModule *module, ConsoleCourses which, ConsoleStatus *ret_status)
{
  const Kind *kind = &kinds[which];
  g_autoptr (GPtrArray) files = console_course_files (kind->course, &app->paths, module->game->id);
  g_autoptr (ConsolePick) pick = NULL;
  gint picked;

  read_all (app, module, kind, files);
  if (files->len == 0)
    {
      console_out_fill (app->out, _ (kind->none), "game", console_game_text (module, module->game->title), NULL);
      return CONSOLE_PICKED_BACK;
    }
  pick = pick_course (kind, files);
  picked = kind->ask (pick, app->out, console_app_input (app));
  if (picked >= 0)
    *ret_status = kind->play (app, module, files, (guint) picked);
  return picked;
}

ConsoleStatus
console_courses_of (ConsoleApp *app, SortieModule *module, ConsoleCourses which, const char *word, GError **error)
{
  const Kind *kind = &kinds[which];
  g_autoptr (GPtrArray) files = NULL;
  ConsoleStatus status = CONSOLE_OK;
  guint found;

  if (word == NULL)
    {
      console_courses_ask (app, module, which, &status);
      return status;
    }
  files = console_course_files (kind->course, &app->paths, module->game->id);
  if (kind->must_be_read)
    read_all (app, module, kind, files);
  found = kind->find (files, word, error);
  return found != G_MAXUINT ? kind->play (app, module, files, found) : CONSOLE_FAILED;
}

static ConsoleStatus
run_courses (ConsoleApp *app, ConsoleCourses which, GError **error)
{
  g_autoptr (SortieModule) module = console_app_game (app, error);

  return module != NULL ? console_courses_of (app, module, which, console_app_word (app, 1), error) : CONSOLE_FAILED;
}

ConsoleStatus
console_run_learn (ConsoleApp *app, GError **error)
{
  return run_courses (app, CONSOLE_LESSONS, error);
}

ConsoleStatus
console_run_puzzles (ConsoleApp *app, GError **error)
{
  return run_courses (app, CONSOLE_PUZZLES, error);
}
