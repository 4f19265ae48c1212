/* SPDX-License-Identifier: GPL-3.0-or-later */
/* learn.h: lessons: content/GAME/lessons/NAME.lesson (sortie/kit.h).
 *
 * How far somebody came in each is noted in the user's data folder.
 */
#pragma once
#include "console/programs/programs.h"
G_BEGIN_DECLS

typedef struct
{
  char *id;    /* the name of the file, without its ending */
  char *path;
  char *title; /* in the reader's language */
  guint n_steps;
  guint step;  /* how many are done */
} ConsoleLesson;

/* Those of a game, by name; files that are none are told. (transfer full)
 * (element-type ConsoleLesson) */
GPtrArray *console_lessons (ConsoleApp *app, SortieModule *module);

/* Plays one from where it was left; one that is done begins anew. */
ConsoleStatus console_learn (ConsoleApp *app, const char *game, const ConsoleLesson *which);

G_END_DECLS
