/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-menu.c: sortie without a subcommand: a page with what there is to play, and the saved matches. */
#include "config.h"

#include "console/programs/programs.h"

#include <string.h>

#include <sortie/base.h>
#include <sortie/match.h>
#include "base/i18n.h"
#include "console/session/saves.h"

/* saved matches on the first page: the older ones are opened with --load */
#define SAVES_SHOWN 5

/* What an entry of the first page does. */
typedef enum
{
  PLAY,
  CONTINUE,
  ADVISE, /* a match that cannot be continued */
  LEAVE,
} Deed;

typedef struct
{
  Deed deed;
  char *what; /* a game, a file, a piece of advice */
} Entry;

static void
entry_clear (gpointer entry)
{
  g_free (((Entry *) entry)->what);
}

static void
add_entry (ConsolePick *pick, GArray *entries, Deed deed, const char *what, const char *name,
           const char *about)
{
  Entry entry = { deed, g_strdup (what) };

  g_array_append_val (entries, entry);
  console_pick_add (pick, what, name, about);
}

/* Whether it can be played alone: one person, and nobody who would have to share the screen. */
static gboolean
is_for_one (const SortieModule *module)
{
  const SortieModeDecl *mode = &module->game->modes[0];
  guint people = 0;

  for (guint i = 0; mode->seats[i] != NULL; i++)
    people += (mode->automatic >> i & 1) == 0;
  return people == 1;
}

/* (transfer full) (element-type SortieModule): those that can be loaded; the others are told. */
static GPtrArray *
load_games (ConsoleApp *app)
{
  g_auto (GStrv) games = sortie_module_list (&app->paths);
  GPtrArray *modules = g_ptr_array_new_with_free_func ((GDestroyNotify) sortie_module_free);

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      SortieModule *module = console_app_module (app, games[i], &error);

      if (module != NULL)
        g_ptr_array_add (modules, module);
      else
        console_out_say_in (app->out, CONSOLE_WRONG, error->message);
    }
  return modules;
}

static void
add_game (ConsolePick *pick, GArray *entries, const SortieModule *module)
{
  g_autofree char *name = sortie_sentence (_ ("Play {game}"), "game",
                                           console_game_text (module, module->game->title), NULL);

  add_entry (pick, entries, PLAY, module->game->id, name,
             console_game_text (module, module->game->about));
}

/* Games that one can play alone come first: whoever just presses Enter gets an opponent. */
static void
add_games (const GPtrArray *modules, ConsolePick *pick, GArray *entries)
{
  for (guint i = 0; i < modules->len; i++)
    if (is_for_one (modules->pdata[i]))
      add_game (pick, entries, modules->pdata[i]);
  for (guint i = 0; i < modules->len; i++)
    if (!is_for_one (modules->pdata[i]))
      add_game (pick, entries, modules->pdata[i]);
}

static void
add_wrong (ConsolePick *pick, GArray *entries, const ConsoleSave *save)
{
  g_autofree char *title = console_save_wrong_title (save);
  g_autofree char *why = console_save_why (save);
  g_autofree char *advice = console_save_advice (save);

  add_entry (pick, entries, ADVISE, advice, title, why);
}

/* The game that a journal names, among those that the menu offers: no other is loaded for it. */
static const SortieModule *
game_of (const GPtrArray *modules, const ConsoleSave *save)
{
  for (guint i = 0; i < modules->len; i++)
    if (strcmp (((SortieModule *) modules->pdata[i])->game->id, save->head->game) == 0)
      return modules->pdata[i];
  return NULL;
}

/* What is known of it before it is opened; NULL and @save->wrong: it cannot be. */
static GArray *
chosen_for (const SortieModule *module, ConsoleSave *save, guint *ret_mode)
{
  if (module != NULL)
    return sortie_replay_chosen (module, save->head, save->path, ret_mode, &save->wrong);
  g_set_error (&save->wrong, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN,
               _ ("its game, “%s”, is not here, or cannot be loaded"), save->head->game);
  return NULL;
}

/* Whether the rules agree with what was written is seen when somebody wants to continue it. */
static void
add_save (const GPtrArray *modules, ConsolePick *pick, GArray *entries, ConsoleSave *save)
{
  const SortieModule *module = save->wrong == NULL ? game_of (modules, save) : NULL;
  guint mode;
  g_autoptr (GArray) chosen = save->wrong == NULL ? chosen_for (module, save, &mode) : NULL;
  g_autofree char *title = NULL, *name = NULL, *about = NULL;

  if (chosen == NULL)
    {
      add_wrong (pick, entries, save);
      return;
    }
  title = console_save_title (save, module);
  name = sortie_sentence (_ ("Continue {match}"), "match", title, NULL);
  about = console_played_with (module, mode, (const SortieChosen *) chosen->data, chosen->len);
  add_entry (pick, entries, CONTINUE, save->path, name, about);
}

/* The latest of those that are wrong at first sight, or of those that are not. */
static guint
add_some (const GPtrArray *modules, ConsolePick *pick, GArray *entries, const GPtrArray *saves,
          gboolean wrong)
{
  guint n = 0;

  for (guint i = 0; i < saves->len && n < SAVES_SHOWN; i++)
    {
      ConsoleSave *save = saves->pdata[i];

      if ((save->wrong != NULL) != wrong || save->shown)
        continue;
      save->shown = TRUE;
      add_save (modules, pick, entries, save);
      n++;
    }
  return n;
}

static void
add_saves (ConsoleApp *app, const GPtrArray *modules, ConsolePick *pick, GArray *entries)
{
  g_autoptr (GPtrArray) saves = console_saves ();
  g_autofree char *folder = console_saves_folder ();
  g_autofree char *more = NULL;
  guint shown;

  shown = add_some (modules, pick, entries, saves, FALSE);
  shown += add_some (modules, pick, entries, saves, TRUE);
  if (shown == saves->len)
    return;
  more = g_strdup_printf ("%u", saves->len - shown);
  console_out_fill (app->out, _ ("There are {n} more matches in {folder}; --load continues one."),
                    "n", more, "folder", folder, NULL);
}

/* NULL and @error, with what one may do about it. */
static ConsoleSession *
continue_match (ConsoleApp *app, const char *path, GError **error)
{
  GError *wrong = NULL;
  ConsoleSession *session = console_table_open (app, path, &wrong);
  ConsoleSave save = { .path = (char *) path, .wrong = wrong };
  g_autofree char *advice = NULL;

  if (session != NULL)
    return session;
  advice = console_save_advice (&save);
  g_set_error (error, wrong->domain, wrong->code, "%s\n%s", wrong->message, advice);
  g_error_free (wrong);
  return NULL;
}

/* NULL without @error: there is no match to play. */
static ConsoleSession *
do_entry (ConsoleApp *app, const Entry *entry, GError **error)
{
  switch (entry->deed)
    {
    case PLAY:
      return console_ask_new_match (app, entry->what, error);
    case CONTINUE:
      return continue_match (app, entry->what, error);
    case ADVISE:
      console_out_say (app->out, entry->what);
      break;
    case LEAVE:
      break;
    }
  return NULL;
}

/* One round: the page, a match. FALSE: the person wants out. */
static gboolean
play_round (ConsoleApp *app, ConsoleStatus *status)
{
  g_autoptr (ConsolePick) pick = console_pick_new ("");
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (GPtrArray) modules = load_games (app);
  g_autoptr (ConsoleSession) session = NULL;
  GError *error = NULL;
  gint picked;

  g_array_set_clear_func (entries, entry_clear);
  add_games (modules, pick, entries);
  add_saves (app, modules, pick, entries);
  add_entry (pick, entries, LEAVE, "quit", _ ("Quit"), "");
  picked = console_pick_ask (pick, app->out, console_app_input (app));
  if (picked < 0 || g_array_index (entries, Entry, picked).deed == LEAVE)
    return FALSE;
  session = do_entry (app, &g_array_index (entries, Entry, picked), &error);
  if (session != NULL)
    *status = console_table_play (app, session);
  else if (error != NULL)
    *status = console_app_fail (app, error);
  else if (g_array_index (entries, Entry, picked).deed == PLAY)
    console_out_say (app->out, _ ("No match was begun."));
  return TRUE;
}

ConsoleStatus
console_run_menu (ConsoleApp *app)
{
  ConsoleStatus status = CONSOLE_OK;

  console_out_fill (app->out, _ ("Sortie {version}. Type a number; Control-D leaves."), "version",
                    sortie_version (), NULL);
  while (play_round (app, &status))
    console_out_say (app->out, "");
  return status;
}
