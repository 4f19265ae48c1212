/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/console/table.h"

#include <glib/gstdio.h>

#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include "reader/reader.h"
#include "tests/tap/game.h"

#define WIDE 1000

/* @match: (transfer full) */
static void
sit_down (Table *table, SortieModule *module, SortieMatch *match)
{
  static const SortiePaths nowhere = { .modules = "" };

  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  table->match = match;
  table->out = console_out_new (NULL);
  console_out_set_width (table->out, WIDE);
  table->input = console_input_new (NULL);
  table->session = console_session_new (table->out, table->input, &nowhere, module, match, NULL);
  table->session->commands = console_commands;
}

Table *
table_new_match (const char *game)
{
  Table *table = g_new0 (Table, 1);
  SortieModule *module = tap_game (game, NULL);

  sit_down (table, module, sortie_match_new (&(SortieMatchSpec) { .module = module, .seed = 1 }, NULL));
  return table;
}

Table *
table_new_lesson (const char *game, const char *lesson)
{
  Table *table = g_new0 (Table, 1);
  SortieModule *module = tap_game (game, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  gint file = g_file_open_tmp ("XXXXXX.lesson", &path, NULL);
  SortieMatch *match;

  CU_ASSERT_TRUE_FATAL (file >= 0);
  g_close (file, NULL);
  CU_ASSERT_TRUE_FATAL (g_file_set_contents (path, lesson, -1, NULL));
  table->lesson = sortie_lesson_open (module, path, &error);
  g_unlink (path);
  tap_no_error (error);
  match = sortie_lesson_begin (table->lesson, 0, &error);
  tap_no_error (error);
  CU_ASSERT_TRUE_FATAL (sortie_lesson_next (table->lesson, match, &error));
  sit_down (table, module, match);
  return table;
}

void
table_free (Table *table)
{
  sortie_lesson_free (table->lesson); /* it looks at the module, which the session owns */
  console_session_free (table->session);
  console_input_free (table->input);
  console_out_free (table->out);
  g_free (table);
}

const char *
table_type (Table *table, const char *line)
{
  g_auto (SortieLine) typed = { .n = 0 };

  sortie_line_init (&typed, line);
  g_string_truncate (table->out->pending, 0);
  table->session->refused = FALSE;
  console_line_run (table->session, &typed);
  return table->out->pending->str;
}
