/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lesson.h: lessons (sortie/kit.h), played by a person. */
#pragma once
#include <sortie/match.h>

/* A lesson that was read from a file. Opaque; free it with sortie_lesson_free(). */
typedef struct SortieLesson SortieLesson;

/* (transfer full): NULL and @error, with the line, when it cannot be read or is no lesson of the game. @module:
 * (transfer none): its game; must outlive the lesson. */
SortieLesson *sortie_lesson_open (SortieModule *module, const char *path, GError **error);

/* Frees it, with all that belongs to it. */
void sortie_lesson_free (SortieLesson *lesson);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLesson, sortie_lesson_free)

/* What it teaches, and what a step does. */
const char *sortie_lesson_title (const SortieLesson *lesson);
guint sortie_lesson_n_steps (const SortieLesson *lesson);
const char *sortie_lesson_step_title (const SortieLesson *lesson, guint step);

/**
 * sortie_lesson_begin:
 * @step: from 0
 *
 * Sets up the position of a step.
 *
 * Returns: (transfer full): a match at that position. The lesson must outlive it, and it must not be saved. NULL and
 *   @error
 */
SortieMatch *sortie_lesson_begin (SortieLesson *lesson, guint step, GError **error);

/**
 * sortie_lesson_next:
 * @match: of sortie_lesson_begin() or sortie_lesson_again()
 *
 * Makes the moves of the others, up to the next move of the learner.
 *
 * Returns: FALSE: the step is over, or @error
 */
gboolean sortie_lesson_next (SortieLesson *lesson, SortieMatch *match, GError **error);

/* The texts before the learner is asked, NULL-terminated; (nullable) the answer to another move. Valid until the next
 * call. */
const char *const *sortie_lesson_says (SortieLesson *lesson);
const char *sortie_lesson_otherwise (SortieLesson *lesson);
/* (nullable): the answer to the right move that was accepted last. Stays valid as long as the lesson. */
const char *sortie_lesson_done (SortieLesson *lesson);
/* The first line that is accepted. */
const char *sortie_lesson_line (SortieLesson *lesson);

/* Whether one of the learner's moves is a right one. @lines: canonical lines, NULL-terminated */
gboolean sortie_lesson_accepts (SortieLesson *lesson, const char *const *lines);

/* The match as it was when the learner was asked. (transfer full): NULL and @error */
SortieMatch *sortie_lesson_again (SortieLesson *lesson, GError **error);
