/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game-help.c: what the help says about one game. */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "match/spec.h"
#include "module/front-end.h"

/* where the meanings of the words begin */
#define COLUMN 30
#define WORD_INDENT 6

/* "  --mode solo", and on the next line what it is. */
static void
say_option (ConsoleOut *out, const char *written, const char *title, const char *rule)
{
  g_autofree char *left = g_strdup_printf ("  %s", written);
  g_autofree char *text = rule != NULL ? g_strdup_printf ("%s (%s)", title, rule)
                                       : g_strdup (title);

  console_out_lines (out, left);
  console_out_hang (out, CONSOLE_PLAIN, 4, 0, text);
}

/* "      solo              Solo" */
static void
say_word (ConsoleOut *out, const char *word, const char *meaning)
{
  g_autofree char *left = g_strdup_printf ("%*s%s", WORD_INDENT, "", word);

  console_out_pair (out, CONSOLE_PLAIN, left, COLUMN, WORD_INDENT + 2, meaning);
}

/* A paragraph below an option. */
static void
say_below (ConsoleOut *out, const char *text)
{
  console_out_hang (out, CONSOLE_PLAIN, WORD_INDENT, 0, text);
}

/* ---- Modes ------------------------------------------------------------------------ */

static void
say_mode (ConsoleOut *out, const SortieModule *module, guint at)
{
  const SortieModeDecl *mode = &module->game->modes[at];
  g_autofree char *title = sortie_mode_title (module, at);
  g_autofree char *written = g_strdup_printf ("--mode %s", mode->id);

  say_option (out, written, title, mode->rule);
  if (mode->about != NULL)
    console_out_hang (out, CONSOLE_PLAIN, 4, 0, console_game_text (module, mode->about));
  for (guint i = 0; mode->seats[i] != NULL; i++)
    say_word (out, mode->seats[i], console_game_seat (module, mode, i));
}

/* ---- Choices ---------------------------------------------------------------------- */

/* Lists the candidates that depend on no other choice. */
static void
say_candidates (ConsoleOut *out, const SortieModule *module, guint choice)
{
  g_autoptr (GPtrArray) ids = sortie_choice_candidates (module, choice, SORTIE_NO_SEAT, NULL, 0);

  for (guint i = 0; i < ids->len; i++)
    say_word (out, ids->pdata[i],
              sortie_choice_name (module, choice, SORTIE_NO_SEAT, ids->pdata[i], NULL, 0));
}

/* (transfer full): the records of one owner, as it was chosen. */
static GPtrArray *
records_of (const SortieModule *module, guint choice, SortieChosen *owner)
{
  return sortie_choice_candidates (module, choice, SORTIE_NO_SEAT, owner, 1);
}

/* "medium, hard" */
static char *
record_ids (const SortieModule *module, guint choice, SortieChosen *owner)
{
  g_autoptr (GPtrArray) ids = records_of (module, choice, owner);

  return sortie_texts_join (ids, ", ");
}

/* How many owners, from the first on, have the same records. */
static guint
n_alike (const SortieModule *module, guint choice, SortieChosen owner, const GPtrArray *owners)
{
  g_autofree char *first = NULL;
  guint n = 0;

  for (gboolean alike = TRUE; alike && n < owners->len && owners->pdata[n] != NULL; n += alike)
    {
      g_autofree char *ids = NULL;

      owner.id = owners->pdata[n];
      ids = record_ids (module, choice, &owner);
      if (first == NULL)
        first = g_strdup (ids);
      alike = strcmp (first, ids) == 0;
    }
  return n;
}

/* Lists the records by name if every owner has the same, otherwise by owner. */
static void
say_records (ConsoleOut *out, const SortieModule *module, guint choice)
{
  const char *record_of = module->game->choices[choice].record_of;
  SortieChosen owner = { (guint8) SORTIE_FIND_ROW (module->game->choices, record_of),
                         SORTIE_NO_SEAT, NULL };
  g_autoptr (GPtrArray) owners =
      sortie_choice_candidates (module, owner.choice, SORTIE_NO_SEAT, NULL, 0);
  g_autofree char *text = g_strdup_printf (_ ("which there are depends on --%s"), record_of);

  if (n_alike (module, choice, owner, owners) == owners->len && owners->len > 0)
    {
      g_autoptr (GPtrArray) ids = NULL;

      owner.id = owners->pdata[0];
      ids = records_of (module, choice, &owner);
      for (guint i = 0; i < ids->len && ids->pdata[i] != NULL; i++)
        say_word (out, ids->pdata[i],
                  sortie_choice_name (module, choice, SORTIE_NO_SEAT, ids->pdata[i], &owner, 1));
      return;
    }
  say_below (out, text);
  for (guint i = 0; i < owners->len && owners->pdata[i] != NULL; i++)
    {
      g_autofree char *ids = NULL;

      owner.id = owners->pdata[i];
      ids = record_ids (module, choice, &owner);
      say_word (out, owner.id, ids);
    }
}

static void
say_own_decks (ConsoleOut *out, const SortieModule *module, const char *kind)
{
  g_autoptr (GPtrArray) decks = console_own_decks (module, kind);
  g_autofree char *folder = console_own_decks_folder ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < decks->len; i++)
    {
      const ConsoleOwnDeck *own = decks->pdata[i];
      g_autofree char *hidden = console_own_deck_hidden (module, own->name);
      g_autofree char *word = sortie_text_clean (hidden != NULL ? own->path : own->name);
      g_autofree char *name =
          own->deck != NULL ? sortie_text_clean (own->deck->name)
                            : sortie_sentence (_ ("cannot be read: {why}"), "why", own->why, NULL);
      g_autofree char *about = sortie_sentence (_ ("{name} (your own)"), "name", name, NULL);

      say_word (out, word, about);
    }
  text = sortie_sentence (_ ("or your own deck file: its path, or its name in {folder}"),
                          "folder", folder, NULL);
  say_below (out, text);
}

static void
say_choice (ConsoleOut *out, const SortieModule *module, guint choice)
{
  const SortieChoiceDecl *decl = &module->game->choices[choice];
  g_autofree char *written =
      g_strdup_printf ("--%s %s", decl->id, decl->per_seat ? "[SEAT=]ID" : "ID");

  say_option (out, written, console_game_text (module, decl->title), decl->rule);
  say_candidates (out, module, choice);
  if (decl->deck_kind != NULL)
    say_own_decks (out, module, decl->deck_kind);
  if (decl->record_of != NULL)
    say_records (out, module, choice);
}

/* ---- Options ---------------------------------------------------------------------- */

static void
say_words (ConsoleOut *out, const SortieModule *module, const SortieOptionDecl *option)
{
  g_autofree char *list = g_strjoinv (", ", (char **) option->words);
  g_autofree char *text = sortie_sentence (_ ("one of: {words}"), "words", list, NULL);

  if (option->says == NULL)
    say_below (out, text);
  for (guint i = 0; option->says != NULL && option->words[i] != NULL; i++)
    say_word (out, option->words[i], console_game_text (module, option->says[i]));
}

static void
say_numbers (ConsoleOut *out, const SortieOptionDecl *option)
{
  g_autofree char *text =
      g_strdup_printf (_ ("a number from %d to %d"), option->min, option->max);

  say_below (out, text);
}

/* An option with its default. */
static void
say_setting (ConsoleOut *out, const SortieModule *module, const SortieOptionDecl *option)
{
  g_autofree char *written =
      g_strdup_printf ("--option %s=%s", option->id,
                       option->words != NULL ? option->words[option->start] : SORTIE_DIGITS (option->start));

  say_option (out, written, console_game_text (module, option->title), option->rule);
  if (option->words != NULL)
    say_words (out, module, option);
  else
    say_numbers (out, option);
}

void
console_game_help_say (ConsoleOut *out, const SortieModule *module)
{
  const SortieGame *game = module->game;

  console_out_say (out, "");
  console_out_say_in (out, CONSOLE_STRONG, console_game_text (module, game->title));
  for (guint i = 0; game->modes[i].id != NULL; i++)
    say_mode (out, module, i);
  for (guint i = 0; game->choices != NULL && game->choices[i].id != NULL; i++)
    say_choice (out, module, i);
  for (const SortieOptionDecl *o = game->options; o != NULL && o->id != NULL; o++)
    say_setting (out, module, o);
}
