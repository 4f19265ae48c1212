/* SPDX-License-Identifier: GPL-3.0-or-later */
/* puzzle.h: puzzles: content/GAME/puzzles/NAME.puzzle (sortie/puzzle.h).
 *
 * Whoever solves one plays against the solver, with open cards. Which ones are solved is noted in the
 * user's data folder (course.h).
 */
#pragma once
#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include "console/session/course.h"

/* How playing one ended. */
typedef enum
{
  CONSOLE_PUZZLE_SOLVED,
  CONSOLE_PUZZLE_NEXT, /* the next one is wanted */
  CONSOLE_PUZZLE_LEFT,
  CONSOLE_PUZZLE_BROKEN, /* it cannot be played: said */
} ConsolePuzzleEnd;

/* What may be typed there instead of a command of that name, or besides; ended by one without a name. */
extern const ConsoleCommand console_puzzle_words[];

/* Plays one until it is solved or left, and notes that it is solved. @number: of it, from 1 */
ConsolePuzzleEnd console_puzzle_play (ConsoleApp *app, const char *game,
                                      const ConsoleCourseFile *file, guint number);
