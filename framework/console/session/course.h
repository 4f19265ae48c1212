/* SPDX-License-Identifier: GPL-3.0-or-later */
/* course.h: what a person works through: files of a game, lessons (content/GAME/lessons/NAME.lesson) and puzzles
 * (content/GAME/puzzles/NAME.puzzle), and what is done of each.
 *
 * What is done is noted in the user's data folder, beside the saved matches, in a file for each kind.
 */
#pragma once
#include <sortie/game.h>
#include <sortie/match.h>
G_BEGIN_DECLS

typedef struct
{
  const char *folder; /* "lessons": of the game's content; the file with what is done is called so too */
  const char *ending; /* ".lesson" */
} ConsoleCourse;

extern const ConsoleCourse console_course_lessons, console_course_puzzles;

typedef struct
{
  char *id;   /* the name of the file, without its ending */
  char *path;
  guint done; /* what was noted last; 0: nothing */
} ConsoleCourseFile;

/* Those of a game, by name. (transfer full) (element-type ConsoleCourseFile) */
GPtrArray *console_course_files (const ConsoleCourse *course, const SortiePaths *paths,
                                 const char *game);

/* Notes what is done of a file. What cannot be noted is begun again next time. */
void console_course_note (const ConsoleCourse *course, const char *game, const char *id, guint done);

G_END_DECLS
