/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* choice.c: what can be chosen before a match, for which seat, and what it is called. */
#include "match/spec.h"
#include "base/text.h"
#include "match/whole.h"
#include "language/front-end.h"

gboolean
sortie_choice_is_made (const SortieGame *game, guint choice, guint mode)
{
  return game->choices[choice].modes >> game->modes[mode].row & 1;
}

gboolean
sortie_choice_is_made_by (const SortieGame *game, guint choice, guint mode, guint8 seat)
{
  const SortieChoiceDecl *decl = &game->choices[choice];

  if (!sortie_choice_is_made (game, choice, mode))
    return FALSE;
  if (!decl->per_seat)
    return seat == SORTIE_NO_SEAT;
  return seat < g_strv_length ((char **) game->modes[mode].seats)
         && (decl->seats & ~game->modes[mode].automatic) >> seat & 1;
}

static const SortieChosen *
find_chosen (const SortieChosen *chosen, guint n, guint choice, guint8 seat)
{
  for (guint i = 0; i < n; i++)
    if (chosen[i].choice == choice && (chosen[i].seat == seat || chosen[i].seat == SORTIE_NO_SEAT))
      return &chosen[i];
  return NULL;
}

/* @defaults: whether to add only what is taken when nobody chooses; the same below */
static void
add_decks (const SortieCatalogue *catalogue, const char *kind, gboolean defaults, GPtrArray *ids)
{
  for (guint i = 0; i < catalogue->n_decks; i++)
    if (g_str_equal (catalogue->vocabulary->deck_kinds[catalogue->decks[i].kind].id, kind)
        && (!defaults || catalogue->decks[i].is_default))
      g_ptr_array_add (ids, (gpointer) catalogue->decks[i].id);
}

/* Definition 0 means none. */
static void
add_defs (const SortieCatalogue *catalogue, const char *kind, gboolean defaults, GPtrArray *ids)
{
  for (guint i = 1; i < catalogue->n_defs; i++)
    if (g_str_equal (catalogue->vocabulary->kinds[catalogue->defs[i].kind].element, kind)
        && (!defaults || catalogue->defs[i].is_default))
      g_ptr_array_add (ids, (gpointer) catalogue->defs[i].id);
}

static void
add_records (const SortieCatalogue *catalogue, guint16 owner, gboolean defaults, GPtrArray *ids)
{
  const SortieDef *def = &catalogue->defs[owner];
  const SortieRecord *records = &catalogue->records[def->first_record];

  for (guint i = 0; i < def->n_records; i++)
    if (!defaults || records[i].is_default)
      g_ptr_array_add (ids, (gpointer) records[i].id);
}

/* The definition that has the records to choose from, which was chosen before; 0 if nothing was. */
static guint16
owner_of_records (const SortieModule *module, guint choice, guint8 seat,
                  const SortieChosen *chosen, guint n_chosen)
{
  gint of = SORTIE_FIND_ROW (module->game->choices, module->game->choices[choice].record_of);
  const SortieChosen *found = find_chosen (chosen, n_chosen, of, seat);

  return found != NULL ? sortie_catalogue_find (module->catalogue, found->id) : 0;
}

static GPtrArray *
list (const SortieModule *module, guint choice, guint8 seat, const SortieChosen *chosen,
      guint n_chosen, gboolean defaults)
{
  const SortieChoiceDecl *decl = &module->game->choices[choice];
  GPtrArray *ids = g_ptr_array_new ();

  if (decl->deck_kind != NULL)
    add_decks (module->catalogue, decl->deck_kind, defaults, ids);
  else if (decl->card_kind != NULL)
    add_defs (module->catalogue, decl->card_kind, defaults, ids);
  else
    add_records (module->catalogue,
                 owner_of_records (module, choice, seat, chosen, n_chosen), defaults, ids);
  return ids;
}

GPtrArray *
sortie_choice_candidates (const SortieModule *module, guint choice, guint8 seat,
                          const SortieChosen *chosen, guint n_chosen)
{
  return list (module, choice, seat, chosen, n_chosen, FALSE);
}

/* How many seats choose before this one. */
static guint
n_seats_before (const SortieChoiceDecl *decl, guint8 seat)
{
  guint n = 0;

  for (guint before = 0; decl->per_seat && before < seat; before++)
    n += decl->seats >> before & 1;
  return n;
}

const char *
sortie_choice_default (const SortieModule *module, guint choice, guint8 seat,
                       const SortieChosen *chosen, guint n_chosen)
{
  g_autoptr (GPtrArray) ids = list (module, choice, seat, chosen, n_chosen, TRUE);
  guint before = n_seats_before (&module->game->choices[choice], seat);

  return ids->len > 0 ? ids->pdata[before % ids->len] : NULL;
}

const SortieRecord *
sortie_choice_record (const SortieModule *module, guint choice, guint8 seat, const char *id,
                      const SortieChosen *chosen, guint n_chosen)
{
  if (module->game->choices[choice].record_of == NULL)
    return NULL;
  return sortie_catalogue_find_record (
      module->catalogue, owner_of_records (module, choice, seat, chosen, n_chosen), id);
}

/* A custom deck is known only once it has been chosen. */
static const SortieDeck *
find_deck (const SortieModule *module, guint choice, guint8 seat, const char *id,
           const SortieChosen *chosen, guint n_chosen)
{
  const SortieChosen *found = find_chosen (chosen, n_chosen, choice, seat);

  if (found != NULL && found->deck != NULL && g_str_equal (found->id, id))
    return found->deck;
  return sortie_catalogue_find_deck (module->catalogue, id);
}

const char *
sortie_choice_name (const SortieModule *module, guint choice, guint8 seat, const char *id,
                    const SortieChosen *chosen, guint n_chosen)
{
  const SortieChoiceDecl *decl = &module->game->choices[choice];
  const SortieCatalogue *catalogue = module->catalogue;
  const SortieRecord *record = sortie_choice_record (module, choice, seat, id, chosen, n_chosen);
  const SortieDeck *deck =
      decl->deck_kind != NULL ? find_deck (module, choice, seat, id, chosen, n_chosen) : NULL;
  guint16 def = decl->card_kind != NULL ? sortie_catalogue_find (catalogue, id) : 0;

  if (record != NULL)
    return sortie_record_name (catalogue, record);
  if (deck != NULL)
    return sortie_deck_name (catalogue, deck);
  return def != 0 ? sortie_def_name (catalogue, def) : id;
}
