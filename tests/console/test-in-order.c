/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-in-order.c: things that are put in order one by one, and `done` for the rest (SW-11.10). The position is laid out
 * as a step of a lesson: Gror's attack also hits every card within two spaces, so it destroys four.
 */
#include <glib/gstdio.h>

#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include "kit/lesson.h"
#include <sortie/match.h>
#include "reader/reader.h"
#include "games/summoner-wars/state.h"
#include "tests/tap/game.h"

#define LESSON \
  "game summoner-wars\nchoose deck:south=guild-dwarves\nchoose deck:north=cave-goblins\nteaches an order\n\n" \
  "scenario a step\nposition\n  turn south turn attack\n  d1: south oldin\n  f7: north sneeks\n" \
  "  c3: south gror\n  c4: north goblin-slinger\n  b3: north goblin-fighter\n  d4: north goblin-fighter\n" \
  "  b4: north goblin-slinger\nmoves\n  = dice 6 6\n  south: attack c3 c4\n" \
  "teach\n  say Name them.\n  accept choose c4\n  otherwise Not now.\n  done So be it.\n"

typedef struct
{
  ConsoleOut *out;
  ConsoleInput *input;
  ConsoleSession *session;
  SortieLesson *lesson;
} Table;

static Table *
table_new (void)
{
  Table *table = g_new0 (Table, 1);
  SortieModule *module = tap_game ("summoner-wars", NULL);
  static const SortiePaths nowhere = { .modules = "" };
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  SortieMatch *match;
  gint file = g_file_open_tmp ("XXXXXX.lesson", &path, NULL);

  CU_ASSERT_TRUE_FATAL (file >= 0);
  g_close (file, NULL);
  CU_ASSERT_TRUE_FATAL (g_file_set_contents (path, LESSON, -1, NULL));
  table->lesson = sortie_lesson_open (module, path, &error);
  tap_no_error (error);
  g_unlink (path);
  match = sortie_lesson_begin (table->lesson, 0, &error);
  tap_no_error (error);
  CU_ASSERT_TRUE_FATAL (sortie_lesson_next (table->lesson, match, &error));
  table->out = console_out_new (NULL);
  console_out_set_width (table->out, 1000);
  table->input = console_input_new (NULL);
  table->session = console_session_new (table->out, table->input, &nowhere, module, match, NULL);
  table->session->commands = console_commands;
  return table;
}

static void
table_free (Table *table)
{
  sortie_lesson_free (table->lesson); /* it looks at the module, which the session owns */
  console_session_free (table->session);
  console_input_free (table->input);
  console_out_free (table->out);
  g_free (table);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)

static void
type (Table *table, const char *line)
{
  g_auto (SortieLine) typed = { .n = 0 };

  sortie_line_init (&typed, line);
  table->session->refused = FALSE;
  console_line_run (table->session, &typed);
}

/* The ids of the four cards in South's Magic Pile, the first removed first. */
static void
check_magic (Table *table, const char *first, const char *second, const char *third, const char *fourth)
{
  const SortiePlay *p = sortie_match_play (table->session->match);
  const char *const from_top[] = { fourth, third, second, first };
  guint n = 0;

  CU_ASSERT_EQUAL_FATAL (sortie_count_of (p, SW_ZONE_MAGIC, 0), G_N_ELEMENTS (from_top));
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, SW_ZONE_MAGIC, 0), card))
    tap_string (sortie_def (p, sortie_card (p, card)->def)->id, from_top[n++]);
}

/* The last is removed without being named. */
static void
all_in_one_line (void)
{
  g_autoptr (Table) table = table_new ();

  type (table, "choose b4, d4 and c4");
  CU_ASSERT_FALSE (table->session->refused);
  check_magic (table, "goblin-slinger", "goblin-fighter", "goblin-slinger", "goblin-fighter");
}

static void
done_names_the_rest (void)
{
  g_autoptr (Table) table = table_new ();

  type (table, "choose b3");
  type (table, "done");
  CU_ASSERT_FALSE (table->session->refused);
  check_magic (table, "goblin-fighter", "goblin-slinger", "goblin-fighter", "goblin-slinger");
}

static void
done_does_no_more (void)
{
  g_autoptr (Table) table = table_new ();

  type (table, "done");
  tap_int (sortie_asked_kind (sortie_match_play (table->session->match)), SORTIE_GAME_ASK (SW_ASK_ATTACK));
}

static const TapTest tests[] = {
  { "SW-11.10 the cards to remove are named in one line", all_in_one_line },
  { "SW-11.10 done names the rest in the order of the list", done_names_the_rest },
  { "and ends nothing else", done_does_no_more },
  { NULL },
};

TAP_MAIN (tests)
