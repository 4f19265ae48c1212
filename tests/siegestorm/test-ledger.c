/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-ledger.c: the Boss's ledger in a match: what is told of a turn stays the same, whatever is
 * taken back, saved or loaded. What the lines say is shown by scenarios. */
#include "match/match.h"
#include "tests/tap/tap.h"

#include <glib/gstdio.h>

enum { PLAYER, BOSS };

static SortieModule *
load (void)
{
  g_autofree char *modules = g_build_filename (g_getenv ("top_builddir"), "games/.libs", NULL);
  g_autofree char *content = g_build_filename (g_getenv ("top_srcdir"), "content", NULL);
  const SortiePaths paths = { modules, content };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load (&paths, "siegestorm", &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  return module;
}

static SortieMatch *
deal (const SortieModule *module)
{
  const SortieMatchSpec spec = { .module = module, .seed = 7, .practice = TRUE };
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  return match;
}

static char *
ledger (const SortieMatch *match)
{
  g_auto (GStrv) lines = sortie_match_ledger (match, BOSS, PLAYER);

  return g_strjoinv ("\n", lines);
}

/* Says `done`, or whatever else comes first, until the player's next turn. */
static void
next_turn (SortieMatch *match)
{
  guint turn = sortie_match_play (match)->s->turn.number;

  while (!sortie_match_is_over (match)
         && (sortie_match_play (match)->s->turn.number == turn
             || sortie_match_play (match)->s->turn.active != PLAYER))
    {
      const SortieMoves *legal = sortie_match_legal (match);
      SortieRefusal why;

      CU_ASSERT_TRUE_FATAL (sortie_match_play_line (match, PLAYER, "done", &why)
                            || sortie_match_play_move (match, PLAYER, &legal->moves[0], &why));
    }
}

static void
a_page_for_each_turn (void)
{
  g_autoptr (SortieModule) module = load ();
  g_autoptr (SortieMatch) match = deal (module);
  g_autofree char *before = ledger (match), *first = NULL, *second = NULL;
  guint64 was;

  tap_string (before, "");
  next_turn (match);
  was = sortie_state_hash (sortie_match_play (match)->s);
  first = ledger (match);
  tap_contains (first, "(SS-16.2)");
  tap_contains (first, "(SS-16.4)");
  CU_ASSERT_TRUE (sortie_state_hash (sortie_match_play (match)->s) == was);
  next_turn (match);
  second = ledger (match);
  tap_contains (second, "(SS-16.4)");
  CU_ASSERT_STRING_NOT_EQUAL (first, second);
}

static void
taken_back (void)
{
  g_autoptr (SortieModule) module = load ();
  g_autoptr (SortieMatch) match = deal (module);
  g_autofree char *first = NULL, *again = NULL, *why = NULL;
  guint turn;

  next_turn (match);
  first = ledger (match);
  turn = sortie_match_play (match)->s->turn.number;
  next_turn (match);
  while (sortie_match_play (match)->s->turn.number > turn)
    CU_ASSERT_TRUE_FATAL (sortie_match_undo (match, &why) > 0);
  again = ledger (match);
  tap_string (again, first);
}

static void
saved_and_loaded (void)
{
  g_autoptr (SortieModule) module = load ();
  g_autoptr (SortieMatch) match = deal (module), loaded = NULL;
  g_autofree char *folder = g_dir_make_tmp ("sortie-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "match.journal", NULL);
  g_autofree char *before = NULL, *after = NULL, *notice = NULL;
  g_autoptr (GError) error = NULL;

  next_turn (match);
  next_turn (match);
  before = ledger (match);
  CU_ASSERT_TRUE (sortie_match_save_to (match, path, &error));
  loaded = sortie_match_open (module, path, &notice, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (loaded);
  after = ledger (loaded);
  tap_string (after, before);
  g_unlink (path);
  g_rmdir (folder);
}

/* Asking moves no die and no card of the match. */
static void
foretelling_changes_nothing (void)
{
  g_autoptr (SortieModule) module = load ();
  g_autoptr (SortieMatch) match = deal (module);
  const SortieState *s = sortie_match_play (match)->s;
  guint64 was;

  next_turn (match);
  was = sortie_state_hash (s);
  for (guint i = 0; i < 2; i++)
    {
      g_auto (GStrv) lines = sortie_match_forecast (match, BOSS, PLAYER);

      CU_ASSERT_TRUE (g_strv_length (lines) > 0);
    }
  CU_ASSERT_TRUE (sortie_state_hash (s) == was);
}

static const TapTest tests[] = {
  { "the ledger has a page for each turn of the Boss", a_page_for_each_turn },
  { "what is taken back is gone from the ledger", taken_back },
  { "a loaded match has the ledger of the one that was saved", saved_and_loaded },
  { "a forecast changes nothing", foretelling_changes_nothing },
  { NULL },
};

TAP_MAIN (tests)
