/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menu-matches.c: the page of the menu for the matches that were played: look back, analyse, delete. */
#include "config.h"

#include "console/programs/menu.h"

#include <string.h>

#include "base/text.h"
#include "match/front-end.h"
#include "console/session/saves.h"

/* how many matches the page has at most */
#define MOST 30

/* ---- One match --------------------------------------------------------------------------- */

static const SortieModule *
game_of (const ConsoleMenu *menu, const ConsoleSave *save)
{
  return console_save_among (save, (SortieModule *const *) menu->games->pdata, menu->games->len);
}

/* "won, 14 turns": a game whose turns have another name for people counts none. (transfer full) */
static char *
result_of (const SortieModule *module, const ConsoleSave *save)
{
  g_autofree char *notice = NULL;
  g_autoptr (SortieMatch) match = sortie_match_read (module, save->path, &notice, NULL);
  const SortiePlay *p = match != NULL ? sortie_match_play (match) : NULL;
  const guint turns = p != NULL && sortie_turn (p)->says == NULL ? p->s->turn.number : 0;
  const char *result = console_save_result (module, save);

  if (turns == 0)
    return g_strdup (result);
  /* Translators: {result}: "won", "lost", "not finished". */
  return sortie_sentence (ngettext_ ("{result}, {n} turn", "{result}, {n} turns", turns), "result", result, "n",
                          SORTIE_DIGITS (turns), NULL);
}

/* The choices of the match. (transfer full) */
static char *
played_with (const SortieModule *module, const ConsoleSave *save)
{
  guint mode;
  g_autoptr (GError) wrong = NULL;
  g_autoptr (GArray) chosen = sortie_replay_chosen (module, save->head, save->path, &mode, &wrong);

  if (chosen == NULL)
    return g_strdup ("");
  return console_played_with (module, mode, (const SortieChosen *) chosen->data, chosen->len, FALSE);
}

/* Adds "Chess, 17 moves, 2025-05-03 18:21: won, 14 turns" and what was played with. */
static void
add_match (ConsolePick *pick, const SortieModule *module, const ConsoleSave *save)
{
  g_autofree char *title = console_save_title (save, module), *result = result_of (module, save);
  g_autofree char *about = played_with (module, save), *file = g_path_get_basename (save->path);
  g_autofree char *name = sortie_sentence (_ ("{match}: {result}"), "match", title, "result", result, NULL);

  console_pick_add (pick, file, name, about);
}

/* ---- What to do with it ------------------------------------------------------------------ */

static void
look_back_at_save (ConsoleMenu *menu, const ConsoleSave *save, const char *title, GError **error)
{
  ConsoleSession *branch;

  (void) title;
  console_replay_file (menu->app, save->path, &branch, error);
  if (branch != NULL)
    console_play_on (menu->app, branch, error);
}

static void
analyse (ConsoleMenu *menu, const ConsoleSave *save, const char *title, GError **error)
{
  (void) title;
  console_analyse_file (menu->app, save->path, NULL, error);
}

static void
say_summary (ConsoleMenu *menu, const ConsoleSave *save, const char *title, GError **error)
{
  (void) title;
  console_summary_file (menu->app, save->path, error);
}

static void
delete (ConsoleMenu *menu, const ConsoleSave *save, const char *title, GError **error)
{
  console_save_delete (menu->app->out, console_app_input (menu->app), save->path, title, error);
}

static const struct
{
  const char *id, *name, *about;
  gboolean at_end; /* only when the match is over */
  void (*run) (ConsoleMenu *menu, const ConsoleSave *save, const char *title, GError **error);
} deeds[] = {
  { .id = "replay", .name = N_ ("Look back"), .about = N_ ("step by step; you can play on from any position"),
    .run = look_back_at_save },
  { .id = "analyse", .name = N_ ("Analyse"), .about = N_ ("which moves cost most"), .run = analyse },
  { .id = "summary", .name = N_ ("Summary"), .about = N_ ("how it went"), .at_end = TRUE, .run = say_summary },
  { .id = "delete", .name = N_ ("Delete"), .about = N_ ("after a question"), .run = delete },
};

/* Asks until the person goes back or deletes the match. FALSE: the person leaves for the first page. */
static gboolean
do_deeds (ConsoleMenu *menu, const ConsoleSave *save, const char *title)
{
  while (g_file_test (save->path, G_FILE_TEST_EXISTS))
    {
      g_autoptr (ConsolePick) pick = console_pick_new (title);
      guint rows[G_N_ELEMENTS (deeds)];
      GError *error = NULL;
      gint picked;

      for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
        if (save->finished || !deeds[i].at_end)
          {
            rows[pick->entries->len] = i;
            console_pick_add (pick, deeds[i].id, _ (deeds[i].name), _ (deeds[i].about));
          }
      pick->usual = pick->entries->len;
      console_pick_add (pick, "enough", _ ("Enough"), "");
      picked = console_pick_ask (pick, menu->app->out, console_app_input (menu->app));
      if (picked < 0 || picked == (gint) pick->usual)
        return picked != CONSOLE_PICKED_OUT;
      deeds[rows[picked]].run (menu, save, title, &error);
      if (error != NULL)
        console_app_fail (menu->app, error);
    }
  return TRUE;
}

/* ---- Their page -------------------------------------------------------------------------- */

/* Asks for one of the matches. (transfer full): its title; NULL: none */
static char *
ask_which (ConsoleMenu *menu, const GPtrArray *all, const ConsoleSave **ret)
{
  g_autoptr (ConsolePick) pick = console_pick_new (_ ("Matches, the last one first"));
  const ConsoleSave *saves[MOST];
  guint n = 0;
  gint picked;

  for (guint i = 0; i < all->len && n < MOST; i++)
    {
      const SortieModule *module = game_of (menu, all->pdata[i]);

      if (module == NULL)
        continue;
      add_match (pick, module, all->pdata[i]);
      saves[n++] = all->pdata[i];
    }
  if (n == 0)
    return NULL;
  pick->help = g_strdup (_ ("Pick a match to look back at it, to analyse or to delete it. “sortie matches” lists "
                            "all."));
  pick->usual = n;
  console_pick_add (pick, "enough", _ ("Enough"), "");
  picked = console_pick_ask (pick, menu->app->out, console_app_input (menu->app));
  if (picked < 0 || picked == (gint) n)
    return NULL;
  *ret = saves[picked];
  return console_save_title (*ret, game_of (menu, *ret));
}

void
console_menu_matches (ConsoleMenu *menu)
{
  for (;;)
    {
      g_autoptr (GPtrArray) all = console_saves_all ();
      const ConsoleSave *save;
      g_autofree char *title = ask_which (menu, all, &save);

      if (title == NULL || !do_deeds (menu, save, title))
        return;
    }
}
