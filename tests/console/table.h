/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.h: a session at a screen that nobody sees, with one match, for tests of what it says and asks. */
#pragma once
#include "console/session/session.h"
#include "kit/lesson.h"
G_BEGIN_DECLS

typedef struct
{
  ConsoleOut *out; /* so wide that no line is broken */
  ConsoleInput *input;
  ConsoleSession *session;
  SortieMatch *match;   /* the session's */
  SortieLesson *lesson; /* (nullable) */
} Table;

/* A match of a game with seed 1, in which nobody sits yet. */
Table *table_new_match (const char *game);

/* The position of the first step of a lesson; @lesson: the text of its file. */
Table *table_new_lesson (const char *game, const char *lesson);

void table_free (Table *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)

/* Runs a typed line. Returns: (transfer none): what it says. */
const char *table_type (Table *table, const char *line);

G_END_DECLS
