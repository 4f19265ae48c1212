/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menu-saves.c: the page of the menu for saved matches. */
#include "console/programs/menu.h"

#include <glib/gstdio.h>

#include "match/front-end.h"
#include "base/text.h"
#include "console/session/saves.h"

/* saved matches on the page; --load opens older ones */
#define SAVES_SHOWN 9

/* ---- Describing one --------------------------------------------------------------------- */

/* What its header says was chosen; NULL and @save->wrong: it cannot be opened. */
static GArray *
chosen_for (const SortieModule *module, ConsoleSave *save, guint *ret_mode)
{
  if (module != NULL)
    return sortie_replay_chosen (module, save->head, save->path, ret_mode, &save->wrong);
  sortie_set_error (&save->wrong, SORTIE_ERROR_UNKNOWN, _ ("its game, “%s”, is missing or cannot be loaded"),
                    save->head->game);
  return NULL;
}

/* Its title, and what it is played with. Whether the rules still agree is checked only when somebody continues it.
 * FALSE: it cannot be continued, and why. Both texts: (transfer full) */
static gboolean
describe (const GPtrArray *modules, ConsoleSave *save, char **ret_name, char **ret_about)
{
  const SortieModule *module = console_save_among (save, (SortieModule *const *) modules->pdata, modules->len);
  guint mode;
  g_autoptr (GArray) chosen = save->wrong == NULL ? chosen_for (module, save, &mode) : NULL;

  if (chosen == NULL)
    {
      *ret_name = console_save_wrong_title (save);
      *ret_about = console_save_why (save);
      return FALSE;
    }
  *ret_name = console_save_title (save, module);
  *ret_about = console_played_with (module, mode, (const SortieChosen *) chosen->data, chosen->len, FALSE);
  return TRUE;
}

/* ---- On the first page -------------------------------------------------------------------- */

/* The latest that can probably be continued, else the latest. */
static void
describe_latest (const GPtrArray *modules, const GPtrArray *saves, char **ret_name,
                 char **ret_about)
{
  for (guint i = 0; i < saves->len; i++)
    {
      g_autofree char *title = NULL;

      if (describe (modules, saves->pdata[i], &title, ret_about))
        {
          *ret_name = sortie_sentence (_ ("Continue {match}"), "match", title, NULL);
          return;
        }
      g_free (*ret_about);
    }
  describe (modules, saves->pdata[0], ret_name, ret_about);
}

guint
console_menu_count_saves (ConsoleMenu *menu, char **ret_name, char **ret_about)
{
  g_autoptr (GPtrArray) saves = console_saves ();

  if (saves->len == 0)
    return 0;
  describe_latest (menu->games, saves, ret_name, ret_about);
  if (saves->len == 1)
    return 1;
  g_free (*ret_about);
  *ret_about = sortie_sentence (_ ("the last of {n} unfinished matches"), "n", SORTIE_DIGITS (saves->len), NULL);
  return saves->len;
}

/* ---- Their page --------------------------------------------------------------------------- */

/* Adds those that can probably be continued, or the others, at most a page of them. @on_page: (element-type
 * ConsoleSave): where they are added */
static void
add_some (ConsoleMenu *menu, ConsolePick *pick, const GPtrArray *saves, gboolean wrong,
          GPtrArray *on_page)
{
  for (guint i = 0; i < saves->len && on_page->len < SAVES_SHOWN; i++)
    {
      ConsoleSave *save = saves->pdata[i];
      g_autofree char *name = NULL, *about = NULL, *file = NULL;

      if (save->shown || (save->wrong != NULL) != wrong)
        continue;
      save->shown = TRUE;
      describe (menu->games, save, &name, &about);
      file = g_path_get_basename (save->path);
      console_pick_add (pick, file, name, about);
      g_ptr_array_add (on_page, save);
    }
}

static void
say_more (ConsoleMenu *menu, guint n)
{
  g_autofree char *folder = console_saves_folder ();

  if (n > 0)
    console_out_fill (menu->app->out,
                      _ ("There are {n} more matches in {folder}; --load continues one."), "n",
                      SORTIE_DIGITS (n), "folder", folder, NULL);
}

/* How many lines before the damaged one we leave out at most: the last ones may be an unfinished move. */
#define MOST_LESS 64

/* Opens what comes before the damaged line, in a file of its own. */
static ConsoleSession *
open_beginning (ConsoleApp *app, const ConsoleSave *save, GError **error)
{
  ConsoleSession *session = NULL;

  for (guint less = 0; session == NULL && less < MOST_LESS; less++)
    {
      g_autofree char *path = NULL;

      g_clear_error (error);
      path = console_save_cut (save, less, error);
      if (path == NULL)
        break;
      session = console_table_open (app, path, error);
      if (session == NULL)
        g_unlink (path);
    }
  return session;
}

/* Says what is wrong with the match, and offers to go on from the last position that can be reached. */
static void
mend (ConsoleMenu *menu, const ConsoleSave *save)
{
  ConsoleApp *app = menu->app;
  ConsoleSession *session;
  g_autofree char *advice = NULL;
  GError *error = NULL;

  console_out_say_in (app->out, CONSOLE_WRONG, save->wrong->message);
  if (sortie_journal_is_being_written (save->path))
    return;
  if (!console_save_can_be_cut (save))
    {
      advice = console_save_advice (save);
      console_out_say (app->out, advice);
      return;
    }
  if (!console_ask_yes_or_no (app->out, console_app_input (app),
                              _ ("Go on from the last move before that, in a new file? The damaged file stays as it "
                                 "is."),
                              TRUE, NULL))
    return;
  session = open_beginning (app, save, &error);
  console_menu_play (menu, session, error);
}

static void
take_up (ConsoleMenu *menu, const ConsoleSave *save)
{
  g_autoptr (GError) error = NULL;
  ConsoleSession *session = save->wrong == NULL ? console_table_open (menu->app, save->path, &error) : NULL;
  const ConsoleSave broken = { .path = save->path, .wrong = save->wrong != NULL ? save->wrong : error };

  if (session == NULL && broken.wrong != NULL)
    mend (menu, &broken);
  else
    console_menu_play (menu, session, NULL);
}

/* Asks which of @saves, unless there is only one; NULL: none. @ret_title: (transfer full) (nullable) */
static const ConsoleSave *
ask_which (ConsoleMenu *menu, ConsolePick *pick, const GPtrArray *saves, char **ret_title)
{
  g_autoptr (GPtrArray) on_page = g_ptr_array_new ();
  gint picked = 0;

  add_some (menu, pick, saves, FALSE, on_page);
  add_some (menu, pick, saves, TRUE, on_page);
  say_more (menu, saves->len - on_page->len);
  if (on_page->len > 1)
    picked = console_pick_ask (pick, menu->app->out, console_app_input (menu->app));
  if (picked < 0 || on_page->len == 0)
    return NULL;
  *ret_title = g_strdup (((const ConsolePickEntry *) pick->entries->pdata[picked])->name);
  return on_page->pdata[picked];
}

void
console_menu_continue (ConsoleMenu *menu)
{
  g_autoptr (GPtrArray) saves = console_saves ();
  g_autoptr (ConsolePick) pick = console_pick_new (_ ("Unfinished matches"));
  g_autofree char *title = NULL;
  const ConsoleSave *save;

  pick->help = g_strdup (_ ("The match played last comes first. A match goes on where you left it, "
                            "with the same players."));
  save = ask_which (menu, pick, saves, &title);
  if (save != NULL)
    take_up (menu, save);
}

void
console_menu_delete (ConsoleMenu *menu)
{
  g_autoptr (GPtrArray) saves = console_saves ();
  g_autoptr (ConsolePick) pick = console_pick_new (_ ("Delete which match?"));
  g_autofree char *title = NULL;
  const ConsoleSave *save;
  GError *error = NULL;

  pick->help = g_strdup (_ ("You are asked once more before the match is deleted."));
  save = ask_which (menu, pick, saves, &title);
  if (save != NULL
      && !console_save_delete (menu->app->out, console_app_input (menu->app), save->path, title, &error))
    console_app_fail (menu->app, error);
}
