/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-decks.c: sortie decks GAME [WORD]: the decks to choose from. */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "language/front-end.h"
#include "content/deck-file.h"

#define ABOUT_COLUMN 4

/* "Cave Goblins, Frick (cave-goblins-frick)", and below it how it plays. */
static void
say_deck (ConsoleOut *out, const char *id, const char *title, const char *about)
{
  g_autofree char *line = g_strdup_printf ("%s (%s)", title, id);

  console_out_hang (out, CONSOLE_PLAIN, 2, 2, line);
  if (*about != '\0')
    console_out_hang (out, CONSOLE_FAINT, ABOUT_COLUMN, 0, about);
}

/* "Easy" above the easy decks; "deck, easy" in a game with several kinds of decks. */
static char *
heading_of_decks (const SortieModule *module, const SortieDeck *deck)
{
  const SortieDeckKindDecl *kinds = module->catalogue->vocabulary->deck_kinds;
  const char *difficulty = console_difficulty_text (deck);
  const char *kind = console_deck_kind_text (module, deck);

  if (*difficulty == '\0')
    return g_strdup (kind);
  if (kinds[1].id == NULL)
    return g_strdup (difficulty);
  return sortie_sentence (C_ ("deck", "{difficulty}: {kind}"), "difficulty", difficulty, "kind",
                          kind, NULL);
}

/* Whether a word of the text is a form of @word: "dwarves" of "dwarf". Both are folded. */
static gboolean
has_form (const char *text, const char *word)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,.;:-()", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (sortie_words_are_inflected (words[i], word))
      return TRUE;
  return FALSE;
}

/* What is looked for: a word, folded ("": every deck), as the beginning of one of the description or as any form of
 * it. */
typedef struct
{
  const char *word;
  gboolean any_form;
} Wanted;

static gboolean
is_deck_wanted (const SortieModule *module, const SortieDeck *deck, const Wanted *wanted)
{
  g_autofree char *title = console_deck_title (module, deck);
  g_autofree char *about = console_deck_about (module, deck);
  g_autofree char *all = g_strdup_printf ("%s %s %s %s %s", title, about,
                                          console_difficulty_words (deck),
                                          sortie_difficulties[deck->difficulty], deck->id);
  g_autofree char *folded = sortie_words_fold (all);

  return *wanted->word == '\0'
         || (wanted->any_form ? has_form (folded, wanted->word) : console_text_has_word (folded, wanted->word));
}

static guint
say_kind (ConsoleApp *app, const SortieModule *module, guint8 kind, const Wanted *wanted)
{
  const SortieCatalogue *catalogue = module->catalogue;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autofree char *said = g_strdup ("");
  guint n = 0;

  for (guint i = 0; i < catalogue->n_decks; i++)
    if (catalogue->decks[i].kind == kind && is_deck_wanted (module, &catalogue->decks[i], wanted))
      g_ptr_array_add (ids, (gpointer) catalogue->decks[i].id);
  console_decks_sort (module, ids);
  for (; n < ids->len; n++)
    {
      const SortieDeck *deck = sortie_catalogue_find_deck (catalogue, ids->pdata[n]);
      g_autofree char *over = heading_of_decks (module, deck);
      g_autofree char *title = console_deck_title (module, deck);
      g_autofree char *about = console_deck_about (module, deck);

      if (strcmp (over, said) != 0)
        console_out_say_in (app->out, CONSOLE_STRONG, over);
      g_free (said);
      said = g_steal_pointer (&over);
      say_deck (app->out, deck->id, title, about);
    }
  return n;
}

/* Lists those in the player's own folder. */
static void
say_own (ConsoleApp *app, const SortieModule *module, const char *kind)
{
  g_autoptr (GPtrArray) own = console_own_decks (module, kind);

  if (own->len > 0)
    console_out_say_in (app->out, CONSOLE_STRONG, _ ("Your own"));
  for (guint i = 0; i < own->len; i++)
    {
      const ConsoleOwnDeck *deck = own->pdata[i];
      g_autofree char *title = deck->deck != NULL ? sortie_text_clean (sortie_deck_name (module->catalogue, deck->deck))
                                                  : g_strdup (_ ("cannot be read"));
      g_autofree char *hidden = console_own_deck_hidden (module, deck->name);

      say_deck (app->out, deck->name, title,
                deck->why != NULL ? deck->why : hidden != NULL ? hidden : deck->path);
    }
}

static guint
say_decks (ConsoleApp *app, const SortieModule *module, const Wanted *wanted)
{
  const SortieDeckKindDecl *kinds = module->catalogue->vocabulary->deck_kinds;
  guint n = 0;

  for (guint8 kind = 0; kinds != NULL && kinds[kind].id != NULL; kind++)
    n += say_kind (app, module, kind, wanted);
  for (guint8 kind = 0; *wanted->word == '\0' && kinds != NULL && kinds[kind].id != NULL; kind++)
    say_own (app, module, kinds[kind].id);
  return n;
}

static ConsoleStatus
refuse_wanted (const SortieModule *module, const char *word, GError **error)
{
  if (module->catalogue->n_decks == 0)
    sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("%s has no decks to choose from"), module->game->id);
  else
    sortie_set_error (error, SORTIE_ERROR_UNKNOWN,
                      _ ("no deck is described by a word that begins with “%s”"), word);
  return CONSOLE_FAILED;
}

ConsoleStatus
console_run_decks (ConsoleApp *app, GError **error)
{
  g_autoptr (SortieModule) module = console_app_game (app, error);
  const char *typed = console_app_word (app, 1);
  g_autofree char *word = sortie_words_fold (typed != NULL ? typed : "");

  if (module == NULL)
    return CONSOLE_FAILED;
  if (say_decks (app, module, &(Wanted){ word, FALSE }) > 0 || say_decks (app, module, &(Wanted){ word, TRUE }) > 0)
    return CONSOLE_OK;
  return refuse_wanted (module, word, error);
}
