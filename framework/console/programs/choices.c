/* SPDX-License-Identifier: GPL-3.0-or-later */
/* choices.c: what the options of the command line say about a new match, and what was chosen for one, in words. */
#include "console/programs/programs.h"

#include <string.h>

#include "match/front-end.h"
#include "match/spec.h"
#include "base/text.h"
#include "content/deck-file.h"
#include "language/front-end.h"

/* Reports an option that neither the program nor the game knows. */
static void
refuse_unknown_option (const SortieGame *game, const ConsoleOptions *options, const char *name, GError **error)
{
  g_autoptr (GPtrArray) known = console_options_names (options->subcommand);
  g_autofree char *near = NULL;

  for (const SortieChoiceDecl *c = game->choices; c != NULL && c->id != NULL; c++)
    g_ptr_array_add (known, (gpointer) c->id);
  near = console_options_near (name, known);
  sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("unknown option --%s%s"), name, near);
}

/* ---- Factions --------------------------------------------------------------------- */

/* (transfer container) (element-type utf8): the faction's decks that fit this choice. */
static GPtrArray *
decks_of (const SortieModule *module, const char *deck_kind, const char *faction)
{
  const SortieCatalogue *catalogue = module->catalogue;
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < catalogue->n_decks; i++)
    if (strcmp (catalogue->vocabulary->deck_kinds[catalogue->decks[i].kind].id, deck_kind) == 0
        && g_strcmp0 (catalogue->decks[i].faction, faction) == 0)
      g_ptr_array_add (ids, (gpointer) catalogue->decks[i].id);
  return ids;
}

/* A faction means its deck if it has exactly one of the kind. Other names stay as they are. @id: (inout). FALSE
 * and @error: the faction has several */
static gboolean
take_faction (const SortieModule *module, const char *choice, const char **id, GError **error)
{
  const SortieChoiceDecl *decl =
      &module->game->choices[SORTIE_FIND_ROW (module->game->choices, choice)];
  g_autoptr (GPtrArray) decks = NULL;
  g_autofree char *list = NULL;

  if (decl->deck_kind == NULL || sortie_catalogue_find_deck (module->catalogue, *id) != NULL
      || sortie_catalogue_find_faction (module->catalogue, *id) == NULL)
    return TRUE;
  decks = decks_of (module, decl->deck_kind, *id);
  if (decks->len == 1)
    *id = decks->pdata[0];
  if (decks->len <= 1)
    return TRUE;
  list = sortie_texts_join (decks, ", ");
  return sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("the faction “%s” has several decks: %s"), *id,
                           list);
}

/* ---- Seats --------------------------------------------------------------------------- */

/* Whether seat number @i of a mode has this id, or this name in the reader's language. */
static gboolean
is_seat_called (const SortieModule *module, const SortieModeDecl *mode, guint i, const char *typed)
{
  return sortie_seat_names_are_alike (mode->seats[i], typed)
         || sortie_seat_names_are_alike (console_game_seat (module, mode, i), typed);
}

char *
console_seat_id (const SortieModule *module, const char *typed)
{
  for (const SortieModeDecl *mode = module->game->modes; mode->id != NULL; mode++)
    for (guint i = 0; mode->seats[i] != NULL; i++)
      if (is_seat_called (module, mode, i, typed))
        return g_strdup (mode->seats[i]);
  return g_strdup (typed);
}

/* ---- Choices ---------------------------------------------------------------------- */

/* The equals sign after the seat; a path may have one too. NULL: there is no seat */
static const char *
end_of_seat (const char *value)
{
  const char *equals = strchr (value, '=');
  const char *slash = strchr (value, '/');

  return equals != NULL && (slash == NULL || equals < slash) ? equals : NULL;
}

/* The path of a deck in the player's own folder. Tells if a ready-made deck has its name. (transfer full) (nullable) */
static char *
find_own_deck (ConsoleApp *app, const SortieModule *module, const char *choice, const char *id)
{
  const SortieChoiceDecl *decl =
      &module->game->choices[SORTIE_FIND_ROW (module->game->choices, choice)];
  g_autofree char *hidden = decl->deck_kind != NULL ? console_own_deck_hidden (module, id) : NULL;

  if (hidden != NULL)
    console_out_say (app->err, hidden);
  return decl->deck_kind != NULL ? console_own_deck_meant (module, id) : NULL;
}

/* "--deck player=x" becomes the choice "deck:player=x", "--boss b" becomes "boss=b". (transfer full): NULL and
 * @error */
static char *
spec_text (ConsoleApp *app, const SortieModule *module, const ConsoleChoice *choice, GError **error)
{
  const char *equals = end_of_seat (choice->value);
  const char *id = equals != NULL ? equals + 1 : choice->value;
  g_autofree char *own = find_own_deck (app, module, choice->name, id);
  g_autofree char *typed = equals != NULL ? g_strndup (choice->value, (gsize) (equals - choice->value)) : NULL;
  g_autofree char *seat = typed != NULL ? console_seat_id (module, typed) : NULL;

  if (own != NULL)
    id = own;
  else if (!take_faction (module, choice->name, &id, error))
    return NULL;
  if (seat == NULL)
    return g_strdup_printf ("%s=%s", choice->name, id);
  return g_strdup_printf ("%s:%s=%s", choice->name, seat, id);
}

/* The same, if there is such a choice and it has a value. */
static char *
choice_text (ConsoleApp *app, const SortieModule *module, const ConsoleOptions *options,
             const ConsoleChoice *choice, GError **error)
{
  if (SORTIE_FIND_ROW (module->game->choices, choice->name) < 0)
    {
      refuse_unknown_option (module->game, options, choice->name, error);
      return NULL;
    }
  if (choice->value != NULL)
    return spec_text (app, module, choice, error);
  sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("--%s needs a value"), choice->name);
  return NULL;
}

GPtrArray *
console_choice_texts (ConsoleApp *app, const ConsoleOptions *options, const SortieModule *module,
                      const char *const *extra, GError **error)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < options->choices->len; i++)
    {
      char *text = choice_text (app, module, options,
                                &g_array_index (options->choices, ConsoleChoice, i), error);

      if (text == NULL)
        return NULL;
      g_ptr_array_add (texts, text);
    }
  for (; extra != NULL && *extra != NULL; extra++)
    g_ptr_array_add (texts, g_strdup (*extra));
  g_ptr_array_add (texts, NULL);
  return g_steal_pointer (&texts);
}

/* Every custom deck as a choice for every deck that can be chosen. @decks: owns the names */
static GArray *
own_decks_of (const SortieModule *module, GPtrArray *decks)
{
  const SortieDeckKindDecl *kinds = module->catalogue->vocabulary->deck_kinds;
  GArray *named = g_array_new (TRUE, TRUE, sizeof (SortieNamedDeck));

  for (guint k = 0; kinds != NULL && kinds[k].id != NULL; k++)
    {
      GPtrArray *own = console_own_decks (module, kinds[k].id);

      for (guint i = 0; i < own->len; i++)
        {
          const ConsoleOwnDeck *deck = own->pdata[i];
          SortieNamedDeck one = { kinds[k].id, deck->name };

          g_array_append_val (named, one);
        }
      g_ptr_array_add (decks, own);
    }
  return named;
}

gboolean
console_set_move_time (ConsoleSession *session, const ConsoleOptions *options, GError **error)
{
  guint64 seconds;

  if (!console_option_number ("move-time", options->move_time, CONSOLE_MOVE_TIME, &seconds, error))
    return FALSE;
  session->move_time = (guint) MIN (seconds, G_MAXINT32);
  return TRUE;
}

SortieMatch *
console_new_match (ConsoleApp *app, const ConsoleOptions *options, const SortieModule *module,
                   const char *mode, const char *const *extra, const char *const *players,
                   GError **error)
{
  g_autoptr (GPtrArray) choices = console_choice_texts (app, options, module, extra, error);
  g_autoptr (GPtrArray) decks =
      g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GArray) own = own_decks_of (module, decks);
  SortieMatchSpec spec = { .module = module, .mode = mode, .practice = options->practice,
                           .practice_alone = players != NULL && !options->strict,
                           .command_line = TRUE };
  SortieMatch *match;

  if (choices == NULL
      || !console_option_number ("seed", options->seed,
                                 (guint64) g_random_int_range (1, SORTIE_MOST_RANDOM_SEED), &spec.seed,
                                 error))
    return NULL;
  spec.choices = (const char *const *) choices->pdata;
  spec.options = (const char *const *) options->settings->pdata;
  spec.players = players;
  spec.own_decks = (const SortieNamedDeck *) own->data;
  match = sortie_match_new (&spec, error);
  console_app_misread (error);
  return match;
}

/* ---- What was chosen ---------------------------------------------------------------- */

/* Whether several seats choose the same kind of thing. */
static gboolean
is_of_several (const SortieChosen *chosen, guint n, guint i)
{
  for (guint k = 0; k < n; k++)
    if (k != i && chosen[k].choice == chosen[i].choice)
      return TRUE;
  return FALSE;
}

/* "Tundra Orcs: Grognack": a ready-made deck of a faction with who leads it, unless its name says that. (transfer
 * full) */
static char *
name_with_leader (const SortieModule *module, const char *name, const char *id)
{
  const SortieDeck *deck = sortie_catalogue_find_deck (module->catalogue, id);
  const SortieDef *lead = deck != NULL && deck->faction != NULL ? sortie_deck_lead (module->catalogue, deck) : NULL;
  const char *leader
      = lead != NULL ? sortie_def_name (module->catalogue, (guint16) (lead - module->catalogue->defs)) : NULL;

  return leader == NULL || strstr (name, leader) != NULL
             ? g_strdup (name)
             /* Translators: a deck and who leads it. */
             : sortie_sentence (C_ ("deck", "{deck}: {leader}"), "deck", name, "leader", leader, NULL);
}

char *
console_played_with (const SortieModule *module, guint mode, const SortieChosen *chosen, guint n,
                     gboolean titled)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      const SortieChosen *one = &chosen[i];
      g_autofree char *name = name_with_leader (
          module, sortie_choice_name (module, one->choice, one->seat, one->id, chosen, n), one->id);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
      if (is_of_several (chosen, n, i))
        g_string_append_printf (text, " (%s)", console_seat_text (module, mode, one->seat));
      else if (titled)
        g_string_append_printf (text, " (%s)",
                                console_game_text (module, module->game->choices[one->choice].title));
    }
  return g_string_free (text, FALSE);
}
