/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-menu.c: sortie without a subcommand: what to play, and with what. */
#include "config.h"

#include "console/app.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "base/version.h"
#include "console/arrange.h"
#include "console/choices.h"
#include "console/own-decks.h"
#include "console/pick.h"
#include "console/save-text.h"
#include "console/saves.h"
#include "console/table.h"
#include "match/spec.h"

/* saved matches on the first page: the older ones are opened with --load */
#define SAVES_SHOWN 5

/* ---- A new match ------------------------------------------------------------------- */

/* "Seraphia. Protect and outlast." */
static char *
about_deck (const SortieModule *module, const SortieDeck *deck)
{
  const char *theme = console_game_text (module, deck->theme);

  if (deck->faction == NULL)
    return g_strdup (theme);
  return g_strdup_printf ("%s. %s", console_faction_name (module, deck->faction), theme);
}

/* A few words about a candidate. */
static char *
about_candidate (const SortieModule *module, const SortieChoiceDecl *choice, const char *id)
{
  const SortieDeck *deck =
      choice->deck_kind != NULL ? sortie_catalogue_find_deck (module->catalogue, id) : NULL;
  guint16 def = choice->card_kind != NULL ? sortie_catalogue_find (module->catalogue, id) : 0;

  if (deck != NULL)
    return about_deck (module, deck);
  return g_strdup (def != 0 ? console_game_text (module, module->catalogue->defs[def].epithet)
                            : "");
}

/* "menace 2, life 25": the numbers of a record. */
static char *
record_text (const SortieModule *module, const SortieRecord *record)
{
  const char *const *fields = module->catalogue->vocabulary->records[record->decl].fields;
  GString *text = g_string_new (NULL);

  for (guint i = 0; fields[i] != NULL; i++)
    g_string_append_printf (text, "%s%s %d", i > 0 ? ", " : "",
                            console_game_text (module, fields[i]), record->field[i]);
  return g_string_free (text, FALSE);
}

/* "Deck (player)" */
static char *
heading_text (const SortieModule *module, guint mode, const SortieChoiceDecl *choice, guint8 seat)
{
  const char *title = console_game_text (module, choice->title);
  const SortieModeDecl *decl = &module->game->modes[mode];
  const char *const *names = decl->names != NULL ? decl->names : decl->seats;

  if (seat == SORTIE_NO_SEAT)
    return g_strdup (title);
  return g_strdup_printf ("%s (%s)", title, console_game_text (module, names[seat]));
}

static ConsolePick *
pick_for (const SortieModule *module, guint mode, const SortieChosen *one, const GPtrArray *ids,
          const GArray *chosen)
{
  const SortieChoiceDecl *choice = &module->game->choices[one->choice];
  const SortieChosen *before = (const SortieChosen *) chosen->data;
  g_autofree char *heading = heading_text (module, mode, choice, one->seat);
  ConsolePick *pick = console_pick_new (heading);

  for (guint i = 0; i < ids->len && ids->pdata[i] != NULL; i++)
    {
      const char *id = ids->pdata[i];
      const SortieRecord *record =
          sortie_choice_record (module, one->choice, one->seat, id, before, chosen->len);
      g_autofree char *about =
          record != NULL ? record_text (module, record) : about_candidate (module, choice, id);

      console_pick_add (pick, id,
                        sortie_choice_name (module, one->choice, one->seat, id, before,
                                            chosen->len),
                        about);
      if (g_strcmp0 (id, sortie_choice_otherwise (choice, one->seat)) == 0)
        pick->usual = i;
    }
  return pick;
}

/* What is being chosen: with which rules the match is to be played, and what is chosen already. */
typedef struct
{
  ConsoleApp *app;
  const SortieModule *module;
  guint mode;
  const gint16 *options;
  GArray *chosen; /* of SortieChosen */
} Choosing;

/* A deck that breaks rules, of which another option would take back all. */
static void
say_option (const Choosing *choosing, const SortieDeck *deck)
{
  g_autofree char *option = console_deck_option (choosing->module, choosing->options, deck);

  if (option != NULL)
    console_out_fill (choosing->app->out, _ ("With the option {option} it would be legal."),
                      "option", option, NULL);
}

/* Whether the file has a deck that can be chosen here; if not, it is told why. */
static gboolean
is_legal_deck (const Choosing *choosing, guint choice, const char *file)
{
  const SortieModule *module = choosing->module;
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) deck = sortie_spec_deck (module, choice, file, file, errors);
  g_autofree char *text = NULL;

  if (deck != NULL)
    sortie_module_check_deck (module, choosing->options, deck, errors);
  text = sortie_errors_to_string (errors);
  console_out_report (choosing->app->out, text);
  if (deck != NULL && sortie_errors_any (errors))
    say_option (choosing, deck);
  return !sortie_errors_any (errors);
}

/* "My imps: Styxia. your own, /home/me/.local/share/sortie/decks/my-imps.xml" */
static void
add_own_deck (ConsolePick *pick, const SortieModule *module, const ConsoleOwnDeck *own)
{
  const char *faction = own->deck != NULL ? own->deck->faction : NULL;
  g_autofree char *about =
      console_fill (own->deck == NULL   ? _ ("cannot be read: {file}")
                    : faction == NULL ? _ ("your own: {file}")
                                      : _ ("{faction}. Your own: {file}"),
                    "file", own->path, "faction",
                    faction != NULL ? console_faction_name (module, faction) : "", NULL);

  console_pick_add (pick, own->name, own->deck != NULL ? own->deck->name : own->name, about);
}

/* (transfer full) (element-type ConsoleOwnDeck): those that could be chosen, behind the others. */
static GPtrArray *
add_own_decks (ConsolePick *pick, const SortieModule *module, guint choice)
{
  const char *kind = module->game->choices[choice].deck_kind;
  GPtrArray *own = kind != NULL ? console_own_decks (module, kind) : g_ptr_array_new ();

  for (guint i = 0; i < own->len; i++)
    add_own_deck (pick, module, own->pdata[i]);
  return own;
}

/* The file that was picked, from the folder or typed; NULL: something ready-made. */
static const char *
picked_file (const ConsolePick *pick, const GPtrArray *own, gint picked)
{
  gint ready_made = (gint) (pick->entries->len - own->len);

  if (picked < ready_made)
    return NULL;
  if (picked < (gint) pick->entries->len)
    return ((const ConsoleOwnDeck *) own->pdata[picked - ready_made])->path;
  return pick->file;
}

/* As console_pick_ask(); whoever picks a deck that cannot be played is asked again. @ret_file:
 * (nullable): the deck's path when it is a file */
static gint
ask_until_legal (const Choosing *choosing, guint choice, ConsolePick *pick, const GPtrArray *own,
                 const char **ret_file)
{
  gint picked;

  do
    {
      picked = console_pick_ask (pick, choosing->app->out, console_app_input (choosing->app));
      *ret_file = picked_file (pick, own, picked);
    }
  while (*ret_file != NULL && !is_legal_deck (choosing, choice, *ret_file));
  return picked;
}

/* Asks for one choice of one seat. FALSE: the person wants out. */
static gboolean
choose (const Choosing *choosing, SortieChosen one)
{
  const SortieModule *module = choosing->module;
  GArray *chosen = choosing->chosen;
  g_autoptr (GPtrArray) ids = sortie_choice_candidates (module, one.choice, one.seat,
                                                        (SortieChosen *) chosen->data, chosen->len);
  g_autoptr (ConsolePick) pick = pick_for (module, choosing->mode, &one, ids, chosen);
  g_autoptr (GPtrArray) own = add_own_decks (pick, module, one.choice);
  const char *file;
  gint picked;

  pick->takes_files = module->game->choices[one.choice].deck_kind != NULL;
  picked = ask_until_legal (choosing, one.choice, pick, own, &file);
  if (picked < 0)
    return FALSE;
  /* a path is needed until the match is set up, and there are few */
  one.id = file != NULL ? g_intern_string (file) : ids->pdata[picked];
  g_array_append_val (chosen, one);
  return TRUE;
}

static gboolean
choose_all (const Choosing *choosing)
{
  const SortieGame *game = choosing->module->game;

  for (guint i = 0; game->choices != NULL && game->choices[i].id != NULL; i++)
    for (guint seat = 0; seat <= SORTIE_MAX_SEATS; seat++)
      {
        SortieChosen one = { (guint8) i, seat < SORTIE_MAX_SEATS ? (guint8) seat : SORTIE_NO_SEAT,
                             NULL };

        if (sortie_choice_is_made_by (game, i, choosing->mode, one.seat)
            && !choose (choosing, one))
          return FALSE;
      }
  return TRUE;
}

static gboolean
choose_mode (ConsoleApp *app, const SortieModule *module, guint *ret)
{
  g_autoptr (ConsolePick) pick = console_pick_new (_ ("Mode"));
  gint picked;

  for (const SortieModeDecl *mode = module->game->modes; mode->id != NULL; mode++)
    console_pick_add (pick, mode->id, console_game_text (module, mode->title), "");
  picked = console_pick_ask (pick, app->out, console_app_input (app));
  *ret = (guint) MAX (picked, 0);
  return picked >= 0;
}

/* The choices as the command line would say them. */
static GPtrArray *
as_texts (const SortieModule *module, guint mode, const GArray *chosen)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < chosen->len; i++)
    {
      const SortieChosen *one = &g_array_index (chosen, SortieChosen, i);
      const char *seat =
          one->seat == SORTIE_NO_SEAT ? NULL : module->game->modes[mode].seats[one->seat];

      g_ptr_array_add (texts, g_strdup_printf ("%s%s%s=%s", module->game->choices[one->choice].id,
                                               seat != NULL ? ":" : "", seat != NULL ? seat : "",
                                               one->id));
    }
  g_ptr_array_add (texts, NULL);
  return texts;
}

/* The table, with who sits at it and the rules that were picked, as the command line would say. */
static ConsoleSession *
new_table (ConsoleApp *app, SortieModule *module, guint mode, const GArray *chosen,
           GPtrArray *seats, GPtrArray *settings, GError **error)
{
  g_autoptr (GPtrArray) texts = as_texts (module, mode, chosen);
  const ConsoleOptions *first = app->options;
  ConsoleOptions with = *first;
  ConsoleSession *session;

  with.seats = seats;
  with.settings = settings;
  app->options = &with;
  session = console_table_new (app, module, module->game->modes[mode].id,
                               (const char *const *) texts->pdata, error);
  app->options = first;
  return session;
}

/* Which decks are legal depends on the options, so these are asked first. */
static ConsoleSession *
new_session (ConsoleApp *app, const char *game, GError **error)
{
  g_autoptr (SortieModule) module = console_app_module (app, game, error);
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (SortieChosen));
  g_autoptr (GPtrArray) seats = g_ptr_array_new (), settings = g_ptr_array_new ();
  g_autofree gint16 *options = NULL;
  guint mode;

  if (module == NULL || !choose_mode (app, module, &mode)
      || !console_arrange_seats (app, module, mode, seats)
      || !console_arrange_options (app, module, settings, &options)
      || !choose_all (&(Choosing){ app, module, mode, options, chosen }))
    return NULL;
  return new_table (app, g_steal_pointer (&module), mode, chosen, seats, settings, error);
}

/* ---- The first page ------------------------------------------------------------------ */

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
  g_autofree char *name =
      console_fill (_ ("Play {game}"), "game",
                    console_game_text (module, module->game->title), NULL);

  add_entry (pick, entries, PLAY, module->game->id, name,
             console_game_text (module, module->game->about));
}

/* Games that one can play alone come first: whoever just presses Enter gets an opponent. */
static void
add_games (ConsoleApp *app, ConsolePick *pick, GArray *entries)
{
  g_autoptr (GPtrArray) modules = load_games (app);

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

/* The match itself knows its turn, and whether the rules agree with what was written. */
static void
add_save (ConsoleApp *app, ConsolePick *pick, GArray *entries, ConsoleSave *save)
{
  g_autofree char *notice = NULL, *title = NULL, *name = NULL, *about = NULL;
  g_autoptr (SortieModule) module =
      save->wrong == NULL ? console_app_module (app, save->game, &save->wrong) : NULL;
  g_autoptr (SortieMatch) match =
      module != NULL ? sortie_match_open (module, save->path, &notice, &save->wrong) : NULL;

  if (match == NULL)
    {
      add_wrong (pick, entries, save);
      return;
    }
  title = console_save_title (save, match);
  name = console_fill (_ ("Continue {match}"), "match", title, NULL);
  about = console_save_about (save, match);
  add_entry (pick, entries, CONTINUE, save->path, name, about);
}

/* The latest of those that are wrong at first sight, or of those that are not. */
static guint
add_some (ConsoleApp *app, ConsolePick *pick, GArray *entries, const GPtrArray *saves,
          gboolean wrong)
{
  guint n = 0;

  for (guint i = 0; i < saves->len && n < SAVES_SHOWN; i++)
    {
      ConsoleSave *save = saves->pdata[i];

      if ((save->wrong != NULL) != wrong || save->shown)
        continue;
      save->shown = TRUE;
      add_save (app, pick, entries, save);
      n++;
    }
  return n;
}

static void
add_saves (ConsoleApp *app, ConsolePick *pick, GArray *entries)
{
  g_autoptr (GPtrArray) saves = console_saves ();
  g_autofree char *folder = console_saves_folder ();
  g_autofree char *more = NULL;
  guint shown;

  shown = add_some (app, pick, entries, saves, FALSE);
  shown += add_some (app, pick, entries, saves, TRUE);
  if (shown == saves->len)
    return;
  more = g_strdup_printf ("%u", saves->len - shown);
  console_out_fill (app->out, _ ("There are {n} more matches in {folder}; --load continues one."),
                    "n", more, "folder", folder, NULL);
}

/* NULL without @error: there is no match to play. */
static ConsoleSession *
do_entry (ConsoleApp *app, const Entry *entry, GError **error)
{
  switch (entry->deed)
    {
    case PLAY:
      return new_session (app, entry->what, error);
    case CONTINUE:
      return console_table_open (app, entry->what, error);
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
  g_autoptr (ConsoleSession) session = NULL;
  GError *error = NULL;
  gint picked;

  g_array_set_clear_func (entries, entry_clear);
  add_games (app, pick, entries);
  add_saves (app, pick, entries);
  add_entry (pick, entries, LEAVE, "quit", _ ("Quit"), "");
  picked = console_pick_ask (pick, app->out, console_app_input (app));
  if (picked < 0 || g_array_index (entries, Entry, picked).deed == LEAVE)
    return FALSE;
  session = do_entry (app, &g_array_index (entries, Entry, picked), &error);
  if (session != NULL)
    *status = console_table_play (session);
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
