/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-menu.c: sortie without a subcommand: the first page of the menu. */
#include "console/programs/menu.h"

#include <string.h>

#include "base/i18n.h"
#include "console/session/saves.h"

/* ---- The games ------------------------------------------------------------------------ */

/* Whether one person can play it alone, without others who would share the screen. */
static gboolean
is_for_one (const SortieModule *module)
{
  const SortieModeDecl *mode = &module->game->modes[0];
  guint people = 0;

  for (guint i = 0; mode->seats[i] != NULL; i++)
    people += (mode->automatic >> i & 1) == 0;
  return people == 1;
}

/* 0 for what the menu offers first: solo games, so that a person who just presses Enter gets an opponent; then games
 * with decks or opponents to choose, which are larger than the others. */
static guint
rank_of (const SortieModule *module)
{
  return (is_for_one (module) ? 0 : 2) + (module->game->choices != NULL ? 0 : 1);
}

#define RANKS 4

/* (transfer full) (element-type SortieModule) */
static GPtrArray *
load_games (ConsoleApp *app)
{
  g_autoptr (GPtrArray) all = console_app_modules (app);
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) sortie_module_free);

  for (guint rank = 0; rank < RANKS; rank++)
    for (guint i = 0; i < all->len; i++)
      if (all->pdata[i] != NULL && rank_of (all->pdata[i]) == rank)
        g_ptr_array_add (games, g_steal_pointer (&all->pdata[i]));
  return games;
}

/* ---- The entries' actions --------------------------------------------------------------- */

/* Asks one question after another. FALSE: the person wants another game. */
static gboolean
begin_match (ConsoleMenu *menu, const SortieModule *module)
{
  GError *error = NULL;
  gboolean back;
  ConsoleSession *session = console_ask_new_match (menu->app, module->game->id, &back, &error);

  if (back && menu->games->len > 1)
    return FALSE;
  console_menu_play (menu, session, error);
  return TRUE;
}

static void
new_match (ConsoleMenu *menu)
{
  gint picked;

  do
    picked = console_menu_ask_game (menu, _ ("Which game?"));
  while (picked >= 0 && !begin_match (menu, menu->games->pdata[picked]));
}

/* ---- The first page --------------------------------------------------------------------- */

/* Asks for a game, then for one of its courses, until one was played or the person wants none. Returns: the id of the
 * game of which one was played (nullable) */
static const char *
ask_course (ConsoleMenu *menu, const char *question, ConsoleCourses which)
{
  gint game, course = CONSOLE_PICKED_BACK;

  while ((game = console_menu_ask_game (menu, question)) >= 0
         && (course = console_courses_ask (menu->app, menu->games->pdata[game], which, &menu->status))
                == CONSOLE_PICKED_BACK
         && menu->games->len > 1)
    continue;
  return game >= 0 && course >= 0 ? ((const SortieModule *) menu->games->pdata[game])->game->id : NULL;
}

static void
learn (ConsoleMenu *menu)
{
  const char *learned = ask_course (menu, _ ("Learn which game?"), CONSOLE_LESSONS);

  menu->learned = learned != NULL ? learned : menu->learned;
}

static void
puzzles (ConsoleMenu *menu)
{
  ask_course (menu, _ ("Puzzles of which game?"), CONSOLE_PUZZLES);
}

/* One without a page starts its game; one without either leaves. */
typedef struct
{
  const char *game;
  void (*page) (ConsoleMenu *menu);
} Entry;

static void
add_entry (ConsolePick *pick, GArray *entries, const char *id, const char *name, const char *about,
           const char *game, void (*page) (ConsoleMenu *menu))
{
  Entry entry = { game, page };

  g_array_append_val (entries, entry);
  console_pick_add (pick, id, name, about);
}

/* "Two players on a board." (transfer full) */
static char *
first_sentence (const char *text)
{
  const char *end = strstr (text, ". ");

  return end != NULL ? g_strndup (text, (gsize) (end - text) + 1) : g_strdup (text);
}

/* "Quick start of Chess: Two players on a board."; `?` says the rest, "... With White, Black." Listeners hear only the
 * name at each visit. */
static void
add_quick (const ConsoleMenu *menu, ConsolePick *pick, GArray *entries, const SortieModule *module)
{
  const char *about = console_game_text (module, module->game->about);
  g_autofree char *name = sortie_sentence (_ ("Quick start of {game}"), "game",
                                           console_game_text (module, module->game->title), NULL);
  g_autofree char *with = console_quick_match_text (module), *before = pick->help;
  g_autofree char *whole = sortie_sentence (*with != '\0' ? _ ("{about} With {choices}.") : "{about}", "about", about,
                                            "choices", with, NULL);
  g_autofree char *brief = menu->app->out->linear != CONSOLE_LINEAR_OFF ? g_strdup ("") : first_sentence (about);

  add_entry (pick, entries, module->game->id, name, brief, module->game->id, NULL);
  pick->help = g_strdup_printf ("%s\n%s: %s", before, name, whole);
}

/* The default: a person with an unfinished match probably wants to continue it; but who has just played a lesson wants
 * to play that game. */
static void
add_continue (ConsoleMenu *menu, ConsolePick *pick, GArray *entries)
{
  g_autofree char *name = NULL, *about = NULL;

  if (console_menu_count_saves (menu, &name, &about) == 0)
    return;
  if (menu->learned == NULL)
    pick->usual = entries->len;
  add_entry (pick, entries, "continue", name, about, NULL, console_menu_continue);
  add_entry (pick, entries, "delete", _ ("Delete a match"), _ ("one that is not finished"), NULL, console_menu_delete);
}

static void
add_all (ConsoleMenu *menu, ConsolePick *pick, GArray *entries)
{
  for (guint i = 0; i < menu->games->len; i++)
    {
      const SortieModule *module = menu->games->pdata[i];

      if (g_strcmp0 (menu->learned, module->game->id) == 0)
        pick->usual = entries->len;
      add_quick (menu, pick, entries, module);
    }
  add_entry (pick, entries, "new", _ ("New match"), _ ("choose game, mode, players and decks"),
             NULL, new_match);
  add_continue (menu, pick, entries);
  add_entry (pick, entries, "learn", _ ("Learn"), _ ("lessons of about ten minutes"), NULL, learn);
  add_entry (pick, entries, "puzzles", _ ("Puzzles"),
             _ ("find the move that wins, or saves you"), NULL, puzzles);
  add_entry (pick, entries, "decks", _ ("Decks"), _ ("what is in them"), NULL, console_menu_decks);
  add_entry (pick, entries, "records", _ ("Records"),
             _ ("your results, and matches to look back at, analyse or delete"), NULL, console_menu_records);
  add_entry (pick, entries, "quit", _ ("Quit"), "", NULL, NULL);
}

/* FALSE: the person wants to leave. */
static gboolean
do_entry (ConsoleMenu *menu, const Entry *entry)
{
  GError *error = NULL;

  if (entry->page != NULL)
    entry->page (menu);
  else if (entry->game != NULL)
    console_menu_play (menu, console_quick_match (menu->app, entry->game, &error), error);
  return entry->page != NULL || entry->game != NULL;
}

/* What a person needs who has played nothing yet. */
static void
welcome (const ConsoleMenu *menu)
{
  g_autoptr (GPtrArray) saves = console_saves_all ();

  if (saves->len == 0)
    console_out_fill (menu->app->out, _ ("New here? “{learn}” teaches you a game while you play it."), "learn",
                      _ ("Learn"), NULL);
}

/* Shows the page once, and does what was picked. FALSE: the person wants to leave. */
static gboolean
do_round (ConsoleMenu *menu)
{
  g_autoptr (ConsolePick) pick = console_pick_new ("");
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  gint picked;

  pick->is_first = pick->on_one_page = TRUE;
  pick->help = g_strdup (_ ("A quick start deals a match at once against the program, with decks "
                            "that suit beginners."));
  add_all (menu, pick, entries);
  picked = console_pick_ask (pick, menu->app->out, console_app_input (menu->app));
  return picked >= 0 && do_entry (menu, &g_array_index (entries, Entry, picked));
}

ConsoleStatus
console_run_menu (ConsoleApp *app, GError **error)
{
  g_autoptr (GPtrArray) games = load_games (app);
  ConsoleMenu menu = { app, games, CONSOLE_OK, NULL };

  if (games->len == 0)
    {
      sortie_set_error (error, SORTIE_ERROR_UNKNOWN,
                        _ ("no game can be played: none was loaded from %s; the environment variable "
                           "SORTIE_MODULE_PATH names other folders"),
                        app->paths.modules);
      return CONSOLE_FAILED;
    }
  console_out_fill (app->out, _ ("Sortie {version}. Type a number; “?” helps, Control-D leaves."),
                    "version", sortie_version (), NULL);
  welcome (&menu);
  while (do_round (&menu))
    console_out_say (app->out, "");
  return menu.status;
}
