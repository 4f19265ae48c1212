/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-changes.c: which places of the table have changed since the reader's last move. The position is laid out as a
 * step of a lesson: the Boss's Goblin Runt goes on in the Boss's Advance (SS-9.1), and another one enters behind it.
 */
#include "console/session/session.h"

#include <string.h>

#include "module/front-end.h"
#include <sortie/match.h>
#include "tests/console/table.h"
#include "tests/tap/game.h"

#define LESSON \
  "game siegestorm\nchoose deck:player=seraphia-starter\nchoose boss=byloss\nteaches a turn\n\n" \
  "scenario a step\nposition\n  turn player deploy\n  boss.track1: goblin-runt\n  boss.resources: goblin-runt*9\n" \
  "  player.resources: glade-recruit*9\n" \
  "teach\n  say End the turn.\n  accept done\n  otherwise Not now.\n  done So be it.\n"

/* Whether the first place with this label, which is the Boss's, is marked. */
static gboolean
is_marked (Table *table, const char *label)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) changed = NULL;

  sortie_game_show (console_session_view (table->session), sketch);
  changed = console_table_changed (table->session, sketch);
  for (guint i = 0; i < sketch->items->len; i++)
    {
      const SortieSketchItem *item = sketch->items->pdata[i];

      if (item->kind == SORTIE_SKETCH_BOX && strcmp (item->label, label) == 0)
        return g_hash_table_contains (changed, item);
    }
  CU_FAIL ("there is no such place");
  return FALSE;
}

static void
another_of_the_same_name (void)
{
  /* ends Deploy and the turn; then the Boss's turn */
  static const char *const lines[] = { "done", "done", "choose goblin-runt" };
  g_autoptr (Table) table = table_new_lesson ("siegestorm", LESSON);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      table_type (table, lines[i]);
      CU_ASSERT_FALSE (table->session->refused);
    }
  CU_ASSERT_EQUAL (sortie_match_play (table->match)->s->turn.active, 0);
  CU_ASSERT_TRUE (is_marked (table, "War Track 1"));
  CU_ASSERT_TRUE (is_marked (table, "War Track 2"));
  CU_ASSERT_FALSE (is_marked (table, "War Track 3"));
}

static const TapTest tests[] = {
  { "a place in which another unit of the same name is now has changed", another_of_the_same_name },
  { NULL },
};

TAP_MAIN (tests)
