/* SPDX-License-Identifier: GPL-3.0-or-later */
/* course.h: what a person works through: a game's lessons (content/GAME/lessons/NAME.lesson) and puzzles
 * (content/GAME/puzzles/NAME.puzzle), and the progress in each.
 *
 * The progress is noted in the user's data folder, beside the saved matches, in one file for each kind.
 */
#pragma once
#include <sortie/game.h>
#include <sortie/match.h>

typedef struct
{
  const char *folder; /* "lessons": a folder of the game's content, and the name of the progress file */
  const char *ending; /* ".lesson" */
} ConsoleCourse;

extern const ConsoleCourse console_course_lessons, console_course_puzzles;

typedef struct
{
  char *id;   /* the name of the file, without its suffix */
  char *path;
  guint done; /* the progress noted last: the number of steps; 0: none */
  char *title;   /* (nullable): in the reader's language; NULL: the file was not read */
  guint n_steps; /* once it was read */
} ConsoleCourseFile;

/* The files of a game, sorted by name. (transfer full) (element-type ConsoleCourseFile) */
GPtrArray *console_course_files (const ConsoleCourse *course, const SortiePaths *paths,
                                 const char *game);

/* Notes the progress in a file. If that fails, the person starts it from the beginning next time. */
void console_course_note (const ConsoleCourse *course, const char *game, const char *id, guint done);
