/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-warnings.c: when a danger is told, and when it is switched off: the one of Hearts, that somebody
 * else has all points so far (HT-12). The warnings themselves are tested by scenarios. */
#include <glib/gstdio.h>
#include <string.h>

#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include "games/hearts/state.h"
#include "match/whole.h"
#include "reader/reader.h"
#include "tests/console/table.h"
#include "tests/tap/game.h"

#define WARNING "Careful: All 14 points of this round so far are East"

static Table *
table_new (void)
{
  Table *table = table_new_match ("hearts");

  console_session_seat (table->session, "north=human", 1, NULL);
  console_session_seat (table->session, "east=random", 1, NULL);
  console_session_seat (table->session, "south=random", 1, NULL);
  console_session_seat (table->session, "west=random", 1, NULL);
  CU_ASSERT_EQUAL_FATAL (console_session_reader (table->session), 0);
  return table;
}

static void
put_points (Table *table, guint8 seat, gint points)
{
  sortie_var_set (&table->match->now, HT_VAR_POINTS, seat, points);
  sortie_match_changed (table->match);
}

static gboolean
warns (Table *table)
{
  g_string_truncate (table->out->pending, 0);
  console_warnings_say (table->session);
  return strstr (table->out->pending->str, WARNING) != NULL;
}

/* Settings of these tests are in a folder of their own. */
static char *
use_folder (void)
{
  static char *folder;

  if (folder == NULL)
    folder = g_dir_make_tmp (NULL, NULL);
  g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
  return folder;
}

static void
once_in_a_turn (void)
{
  g_autoptr (Table) table = table_new ();

  CU_ASSERT_FALSE (warns (table));
  put_points (table, 1, 14);
  CU_ASSERT_TRUE (warns (table));
  CU_ASSERT_FALSE (warns (table));
  table->match->now.s->turn.number++;
  CU_ASSERT_TRUE (warns (table));
}

static void
none_without_danger (void)
{
  g_autoptr (Table) table = table_new ();

  put_points (table, 1, 13);
  CU_ASSERT_FALSE (warns (table));
  put_points (table, 1, 14);
  put_points (table, 2, 1);
  CU_ASSERT_FALSE (warns (table));
}

static void
how_to_switch_off_is_said_once (void)
{
  g_autoptr (Table) table = table_new ();

  put_points (table, 1, 14);
  CU_ASSERT_TRUE (warns (table));
  CU_ASSERT_PTR_NOT_NULL (strstr (table->out->pending->str, "switches such warnings off"));
  table->match->now.s->turn.number++;
  CU_ASSERT_TRUE (warns (table));
  CU_ASSERT_PTR_NULL (strstr (table->out->pending->str, "switches such warnings off"));
}

static void
switched_off_and_on (void)
{
  g_autoptr (Table) table = table_new ();

  put_points (table, 1, 14);
  CU_ASSERT_PTR_NOT_NULL (strstr (table_type (table, "warnings"), "moon: on"));
  CU_ASSERT_PTR_NOT_NULL (strstr (table_type (table, "warnings moon off"), "moon: off"));
  CU_ASSERT_FALSE (warns (table));
  CU_ASSERT_PTR_NOT_NULL (strstr (table_type (table, "warnings on"), "moon: on"));
  CU_ASSERT_TRUE (warns (table));
}

static void
kept_for_the_next_match (void)
{
  g_autoptr (Table) table = table_new ();
  g_autoptr (Table) next = NULL;
  g_autoptr (Table) last = NULL;

  table_type (table, "warnings off");
  next = table_new ();
  put_points (next, 1, 14);
  CU_ASSERT_FALSE (warns (next));
  table_type (next, "warnings moon on");
  last = table_new ();
  put_points (last, 1, 14);
  CU_ASSERT_TRUE (warns (last));
}

static void
again_behind_undo (void)
{
  g_autoptr (Table) table = table_new ();

  put_points (table, 1, 14);
  CU_ASSERT_TRUE (warns (table));
  table_type (table, "moves");
  table_type (table, "1");
  table_type (table, "undo");
  put_points (table, 1, 14);
  CU_ASSERT_TRUE (warns (table));
}

static void
wrong_names (void)
{
  g_autoptr (Table) table = table_new ();

  CU_ASSERT_PTR_NOT_NULL (strstr (table_type (table, "warnings mon off"), "Did you mean"));
  CU_ASSERT_PTR_NOT_NULL (strstr (table_type (table, "warnings moon maybe"), "[on or off]"));
}

static void
begin (void)
{
  g_autofree char *file = g_build_filename (use_folder (), "sortie", "settings.ini", NULL);

  g_unlink (file);
}

#define AFRESH(test) \
  static void test##_afresh (void) \
  { \
    begin (); \
    test (); \
  }
AFRESH (once_in_a_turn)
AFRESH (none_without_danger)
AFRESH (how_to_switch_off_is_said_once)
AFRESH (switched_off_and_on)
AFRESH (kept_for_the_next_match)
AFRESH (wrong_names)

static const TapTest tests[] = {
  { "a danger is told once in a turn", once_in_a_turn_afresh },
  { "none is told where there is none", none_without_danger_afresh },
  { "how warnings are switched off is said once", how_to_switch_off_is_said_once_afresh },
  { "one that is switched off is silent until it is on again", switched_off_and_on_afresh },
  { "that is kept for the next match", kept_for_the_next_match_afresh },
  { "a danger is told again behind undo", again_behind_undo },
  { "a warning that is not there has its nearest match", wrong_names_afresh },
  { NULL },
};

TAP_MAIN (tests)
