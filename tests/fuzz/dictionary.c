/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dictionary.c: words from which fuzzers put inputs together, printed as libFuzzer and afl++ read
 * them: from the tables that the program itself reads, never from a list of their own.
 *
 *     tests/fuzz/dictionary language|play|program
 *
 * language: elements and attributes of card content, and what may stand in them; play: verbs and
 * commands, and what moves are about; program: subcommands and options.
 */
#include "tests/fuzz/fuzz.h"

#include <stdio.h>
#include <string.h>

#include "console/commands/commands.h"
#include "console/programs/programs.h"
#include "content/content.h"
#include <sortie/game.h>
#include "module/front-end.h"
#include "language/elements.h"
#include "language/internal.h"

const char fuzz_target[] = "dictionary";

static GHashTable *words; /* of char*, owned */

static void
add (const char *word)
{
  if (word != NULL && *word != '\0')
    g_hash_table_add (words, g_strdup (word));
}

static void
add_list (const char *const *list)
{
  for (; list != NULL && *list != NULL; list++)
    add (*list);
}

/* ---- The language of cards ------------------------------------------------------------ */

static void
add_element (const SortieElement *element)
{
  g_autofree char *tag = g_strdup_printf ("<%s ", element->name);

  add (tag);
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    {
      const SortieAttr *attr = &sortie_element_attrs (element)[i];
      g_autofree char *written = g_strdup_printf (" %s=\"", attr->name);

      add (written);
      add_list (attr->words);
    }
}

static void
add_language (const SortieModule *module)
{
  g_autoptr (SortieGameNames) names = sortie_game_names_new (module->game);
  g_autoptr (GPtrArray) described = sortie_manual_words (sortie_game_names_get (names));
  const SortieElement *element;

  for (guint n = 0; (element = sortie_names_element_nth (sortie_game_names_get (names), n)) != NULL;
       n++)
    add_element (element);
  for (guint i = 0; i < described->len; i++)
    add (described->pdata[i]);
}

/* ---- What is played with ---------------------------------------------------------------- */

/* The ids of a table of declarations, which ends with an entry without one. */
#define ADD_IDS(table) \
  G_STMT_START \
  { \
    for (guint i_ = 0; (table) != NULL && (table)[i_].id != NULL; i_++) \
      add ((table)[i_].id); \
  } \
  G_STMT_END

static void
add_places (const SortiePlaceDecl *place)
{
  for (; place != NULL && place->id != NULL; place++)
    for (guint i = 1; i <= place->count; i++)
      {
        g_autofree char *space = g_strdup_printf ("%s%u", place->id, i);

        add (space);
      }
}

static void
add_options (const SortieOptionDecl *option)
{
  for (; option != NULL && option->id != NULL; option++)
    add_list (option->words);
}

static void
add_tables (const SortieGame *game)
{
  ADD_IDS (game->modes);
  ADD_IDS (game->choices);
  ADD_IDS (game->options);
  ADD_IDS (game->zones);
  ADD_IDS (game->places);
  ADD_IDS (game->vars);
  ADD_IDS (game->marks);
  ADD_IDS (game->flags);
  ADD_IDS (game->memories);
  ADD_IDS (game->rules.verbs);
  ADD_IDS (game->rules.decisions);
  ADD_IDS (game->rules.reasons);
  add_places (game->places);
  add_options (game->options);
  for (const SortieModeDecl *mode = game->modes; mode->id != NULL; mode++)
    add_list (mode->seats);
}

static void
add_cards (const SortieCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->n_defs; i++)
    add (catalogue->defs[i].id);
  for (guint i = 0; i < catalogue->n_decks; i++)
    add (catalogue->decks[i].id);
  for (guint i = 0; i < catalogue->n_records; i++)
    add (catalogue->records[i].id);
}

static void
add_play (const SortieModule *module)
{
  add (module->game->id);
  add_tables (module->game);
  add_cards (module->catalogue);
  ADD_IDS (sortie_framework_rules.verbs);
  for (const ConsoleCommand *command = console_commands; command->name != NULL; command++)
    add (command->name);
}

/* ---- The program ------------------------------------------------------------------------- */

static void
add_program (void)
{
  g_autoptr (GPtrArray) options = console_options_names (NULL);

  for (guint i = 0; i < options->len; i++)
    {
      g_autofree char *written = g_strdup_printf ("--%s", (const char *) options->pdata[i]);

      add (written);
    }
  for (const ConsoleSubcommand *s = console_subcommands; s->run != NULL; s++)
    add (s->name);
}

/* ---- Printing ------------------------------------------------------------------------------ */

/* "a\"b": what is no plain sign is written as a number. */
static void
print (const char *word)
{
  putchar ('"');
  for (; *word != '\0'; word++)
    if (*word == '"' || *word == '\\' || !g_ascii_isprint (*word))
      printf ("\\x%02X", (guint8) *word);
    else
      putchar (*word);
  puts ("\"");
}

static void
print_words (void)
{
  g_autoptr (GList) sorted = g_list_sort (g_hash_table_get_keys (words), (GCompareFunc) strcmp);

  for (GList *word = sorted; word != NULL; word = word->next)
    print (word->data);
}

int
main (int argc, char **argv)
{
  const char *kind = argc == 2 ? argv[1] : "";

  fuzz_init ();
  words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    {
      g_autoptr (SortieModule) module = fuzz_module (fuzz_games[i], TRUE);

      if (strcmp (kind, "language") == 0)
        add_language (module);
      if (strcmp (kind, "play") == 0 || strcmp (kind, "program") == 0)
        add_play (module);
    }
  if (strcmp (kind, "program") == 0)
    add_program ();
  print_words ();
  return g_hash_table_size (words) > 0 ? 0 : 2;
}
