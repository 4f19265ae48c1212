/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-cards.c: sortie cards GAME [NAME]: a game's cards, or one card in full. */
#include "console/programs/programs.h"

#include "console/commands/lookup.h"
#include "language/front-end.h"

/* where the printed values begin */
#define VALUES_COLUMN 40

/* "  assassin          Assassin          cost 2, ATT 3" */
static void
say_card_line (ConsoleOut *out, const char *id, const char *name, const char *about)
{
  g_autofree char *left = g_strdup_printf ("  %s: %s", id, name);

  console_out_pair (out, CONSOLE_PLAIN, left, VALUES_COLUMN, 6, about);
}

static void
say_def (ConsoleOut *out, const SortieModule *module, guint16 def)
{
  g_autofree char *printed = console_printed_text (module, def);

  say_card_line (out, module->catalogue->defs[def].id, sortie_def_name (module->catalogue, def),
                 printed);
}

static gboolean
has_other_kinds (const SortieCatalogue *catalogue, const SortieDef *of)
{
  for (guint i = 1; i < catalogue->n_defs; i++)
    if (catalogue->defs[i].kind != of->kind
        && g_strcmp0 (catalogue->defs[i].faction, of->faction) == 0)
      return TRUE;
  return FALSE;
}

/* "Cave Goblins, unit"; "Styxia" if all of its cards are of one kind. */
static char *
heading_of_group (const SortieModule *module, const SortieDef *first)
{
  const char *kind =
      console_game_text (module, module->catalogue->vocabulary->kinds[first->kind].title);

  if (first->faction == NULL)
    return g_strdup (kind);
  if (!has_other_kinds (module->catalogue, first))
    return g_strdup (console_faction_name (module, first->faction));
  return sortie_sentence (_ ("{faction}, {kind}"), "faction",
                          console_faction_name (module, first->faction), "kind", kind, NULL);
}

/* The definitions of one kind and faction, with a heading. */
static void
say_group (ConsoleOut *out, const SortieModule *module, const SortieDef *first)
{
  g_autofree char *said = heading_of_group (module, first);

  console_out_say_in (out, CONSOLE_STRONG, said);
  for (guint16 i = 1; i < module->catalogue->n_defs; i++)
    {
      const SortieDef *d = &module->catalogue->defs[i];

      if (d->kind == first->kind && g_strcmp0 (d->faction, first->faction) == 0)
        say_def (out, module, i);
    }
}

/* Whether a definition is the first of its kind and faction. */
static gboolean
is_first (const SortieCatalogue *catalogue, guint def)
{
  for (guint i = 1; i < def; i++)
    if (catalogue->defs[i].kind == catalogue->defs[def].kind
        && g_strcmp0 (catalogue->defs[i].faction, catalogue->defs[def].faction) == 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_first_of_faction (const SortieCatalogue *catalogue, guint def)
{
  for (guint i = 1; i < def; i++)
    if (g_strcmp0 (catalogue->defs[i].faction, catalogue->defs[def].faction) == 0)
      return FALSE;
  return TRUE;
}

static void
say_decks (ConsoleOut *out, const SortieModule *module)
{
  const SortieCatalogue *catalogue = module->catalogue;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  if (catalogue->n_decks > 0)
    console_out_say_in (out, CONSOLE_STRONG, _ ("Decks"));
  for (guint i = 0; i < catalogue->n_decks; i++)
    g_ptr_array_add (ids, (gpointer) catalogue->decks[i].id);
  console_decks_sort (module, ids);
  for (guint i = 0; i < ids->len; i++)
    {
      const SortieDeck *deck = sortie_catalogue_find_deck (catalogue, ids->pdata[i]);
      const char *kind =
          console_game_text (module, catalogue->vocabulary->deck_kinds[deck->kind].title);
      g_autofree char *cards = console_deck_size_text (deck);
      g_autofree char *about = g_strdup_printf ("%s, %s", kind, cards);

      say_card_line (out, deck->id, sortie_deck_name (catalogue, deck), about);
    }
}

/* The groups of one faction together, where its first card is. */
static void
say_groups (ConsoleOut *out, const SortieModule *module)
{
  const SortieCatalogue *catalogue = module->catalogue;

  for (guint i = 1; i < catalogue->n_defs; i++)
    for (guint k = i; k < catalogue->n_defs && is_first_of_faction (catalogue, i); k++)
      if (g_strcmp0 (catalogue->defs[k].faction, catalogue->defs[i].faction) == 0
          && is_first (catalogue, k))
        say_group (out, module, &catalogue->defs[k]);
  say_decks (out, module);
}

void
console_cards_say_named (ConsoleApp *app, const SortieModule *module, const char *name, GError **error)
{
  g_autofree char *near = NULL;
  g_autoptr (GArray) found = console_search (module, name);
  guint16 keyword = console_keyword_named (module, name);

  if (keyword != SORTIE_NO_INDEX)
    console_keyword_say (app->out, module, keyword, 0);
  if (keyword != SORTIE_NO_INDEX && app->options->program)
    console_keyword_say_program (app->out, module, keyword);
  /* Says one card in full, or several in a list, with their programs if the person asks for these. */
  for (guint i = 0; i < found->len; i++)
    {
      guint16 def = g_array_index (found, guint16, i);

      if (found->len == 1 || app->options->program)
        console_card_say (app->out, module, def, app->options->program);
      else
        say_def (app->out, module, def);
    }
  if (found->len > 0 || keyword != SORTIE_NO_INDEX)
    return;
  near = console_search_near (module, name, NULL);
  sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("no card is called “%s”%s"), name, near);
}

ConsoleStatus
console_run_cards (ConsoleApp *app, GError **error)
{
  g_autoptr (SortieModule) module = console_app_game (app, error);
  g_autofree char *name = NULL;

  if (module != NULL && console_app_word (app, 1) == NULL && app->options->program)
    for (guint16 i = 1; i < module->catalogue->n_defs; i++)
      console_card_say (app->out, module, i, TRUE);
  else if (module != NULL && console_app_word (app, 1) == NULL)
    say_groups (app->out, module);
  else if (module != NULL)
    {
      name = console_join ((char **) app->options->words->pdata + 1); /* the shell has split it */
      console_cards_say_named (app, module, name, error);
    }
  return CONSOLE_OK;
}
