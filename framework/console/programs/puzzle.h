/* SPDX-License-Identifier: GPL-3.0-or-later */
/* puzzle.h: puzzles: content/GAME/puzzles/NAME.puzzle (sortie/kit.h).
 *
 * A person plays a puzzle with open cards against the solver, which defends. The user's data folder notes which
 * puzzles are solved (course.h).
 */
#pragma once
#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include "console/session/course.h"

/* How a puzzle ended. */
typedef enum
{
  CONSOLE_PUZZLE_SOLVED,
  CONSOLE_PUZZLE_NEXT, /* the person wants the next one */
  CONSOLE_PUZZLE_LEFT,
  CONSOLE_PUZZLE_BROKEN, /* it cannot be played, and we have said so */
} ConsolePuzzleEnd;

/* Commands of a puzzle, which replace or extend a match's; the last one has no name. */
extern const ConsoleCommand console_puzzle_words[];

/* Plays a puzzle until it is solved or left, and notes if it is solved. @number: its number, from 1 */
ConsolePuzzleEnd console_puzzle_play (ConsoleApp *app, const char *game,
                                      const ConsoleCourseFile *file, guint number);
