/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* programme.c: the lists of entrants and settings of a league. */
#include "league/internal.h"

#include <string.h>

#include "base/text.h"
#include "match/internal.h"
#include "match/spec.h"

/* Builds all combinations of the choices of one sort, in the order of the game's table. */
typedef struct
{
  const SortieLeagueSpec *spec;
  guint mode;
  gboolean per_seat;  /* choices of a seat, or the others */
  guint8 seat;        /* the first seat that decides */
  GArray *chosen;     /* of SortieChosen: those made so far */
  GPtrArray *texts;   /* the same choices as text */
  GPtrArray *ret;
} Ways;

/* "deck:north=red" names the choice "deck". */
static gboolean
names_choice (const char *text, const char *id)
{
  gsize length = strlen (id);

  return strncmp (text, id, length) == 0 && (text[length] == '=' || text[length] == ':');
}

gboolean
league_choices_are_known (const SortieLeagueSpec *spec, guint mode, GError **error)
{
  const SortieGame *game = spec->module->game;

  for (const char *const *text = spec->choices; text != NULL && *text != NULL; text++)
    {
      const SortieChoiceDecl *c = game->choices;

      while (c != NULL && c->id != NULL && !names_choice (*text, c->id))
        c++;
      /* the deal reports what is wrong with it */
      if (c == NULL || c->id == NULL || !sortie_choice_is_made (game, (guint) (c - game->choices), mode))
        {
          g_autoptr (GArray) chosen = sortie_spec_choices (
              spec->module, mode, (const char *const[]) { *text, NULL }, spec->command_line, NULL, NULL,
              error);

          return chosen != NULL;
        }
    }
  return TRUE;
}

static guint8
first_decider (const SortieModeDecl *mode)
{
  guint8 seat = 0;

  while (mode->automatic >> seat & 1)
    seat++;
  return seat;
}

/* The id for what a person wrote, an id or a name. Anything else is left to the deal. */
static const char *
meant (const Ways *w, guint choice, const GPtrArray *ids, const char *word)
{
  g_autofree char *folded = sortie_words_fold (word);

  for (guint i = 0; i < ids->len; i++)
    {
      const char *name = sortie_choice_name (w->spec->module, choice, w->seat, ids->pdata[i],
                                             (const SortieChosen *) w->chosen->data, w->chosen->len);

      if (strcmp (ids->pdata[i], word) == 0 || sortie_words_fold_to (name, folded))
        return ids->pdata[i];
    }
  return word;
}

/* (transfer container): the values named for this choice, without duplicates; none if it is not named. */
static GPtrArray *
named (const Ways *w, guint choice, const GPtrArray *ids)
{
  const char *id = w->spec->module->game->choices[choice].id;
  GPtrArray *list = g_ptr_array_new ();

  for (const char *const *text = w->spec->choices; text != NULL && *text != NULL; text++)
    if (names_choice (*text, id))
      {
        gpointer one = (gpointer) meant (w, choice, ids, strchr (*text, '=') + 1);

        if (!g_ptr_array_find_with_equal_func (list, one, g_str_equal, NULL))
          g_ptr_array_add (list, one);
      }
  return list;
}

/* (transfer container): the values to combine; empty: the default, which need not be named. */
static GPtrArray *
values_of (const Ways *w, guint choice)
{
  const SortieChoiceDecl *decl = &w->spec->module->game->choices[choice];
  g_autoptr (GPtrArray) ids
      = sortie_choice_candidates (w->spec->module, choice, w->seat,
                                  (const SortieChosen *) w->chosen->data, w->chosen->len);
  GPtrArray *list = named (w, choice, ids);

  if (list->len == 0 && (decl->per_seat || decl->deck_kind == NULL))
    for (guint i = 0; i < ids->len; i++)
      g_ptr_array_add (list, ids->pdata[i]);
  return list;
}

static void
add_way (Ways *w)
{
  char **texts = g_new0 (char *, w->texts->len + 1);

  for (guint i = 0; i < w->texts->len; i++)
    texts[i] = g_strdup (w->texts->pdata[i]);
  g_ptr_array_add (w->ret, texts);
}

static gboolean
is_of_this_sort (const Ways *w, guint choice)
{
  const SortieGame *game = w->spec->module->game;

  return !!game->choices[choice].per_seat == w->per_seat
         && (w->per_seat ? sortie_choice_is_made_by (game, choice, w->mode, w->seat)
                         : sortie_choice_is_made (game, choice, w->mode));
}

/* Adds all combinations from this choice on. */
static void
go_through_choices (Ways *w, guint choice)
{
  const SortieChoiceDecl *decl = w->spec->module->game->choices;
  g_autoptr (GPtrArray) values = NULL;

  if (decl == NULL || decl[choice].id == NULL)
    {
      add_way (w);
      return;
    }
  if (is_of_this_sort (w, choice))
    values = values_of (w, choice);
  if (values == NULL || values->len == 0)
    {
      go_through_choices (w, choice + 1);
      return;
    }
  for (guint i = 0; i < values->len; i++)
    {
      SortieChosen one = { .choice = (guint8) choice, .seat = SORTIE_NO_SEAT, .id = values->pdata[i] };

      g_array_append_val (w->chosen, one);
      g_ptr_array_add (w->texts, g_strdup_printf ("%s=%s", decl[choice].id, one.id));
      go_through_choices (w, choice + 1);
      g_array_set_size (w->chosen, w->chosen->len - 1);
      g_ptr_array_set_size (w->texts, (gint) w->texts->len - 1);
    }
}

static GPtrArray *
all_ways (const SortieLeagueSpec *spec, guint mode, gboolean per_seat)
{
  Ways w = { .spec = spec,
             .mode = mode,
             .per_seat = per_seat,
             .seat = first_decider (&spec->module->game->modes[mode]),
             .chosen = g_array_new (FALSE, FALSE, sizeof (SortieChosen)),
             .texts = g_ptr_array_new_with_free_func (g_free),
             .ret = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev) };

  go_through_choices (&w, 0);
  g_array_unref (w.chosen);
  g_ptr_array_unref (w.texts);
  return w.ret;
}

GPtrArray *
league_hands (const SortieLeagueSpec *spec, guint mode)
{
  return all_ways (spec, mode, TRUE);
}

GPtrArray *
league_settings (const SortieLeagueSpec *spec, guint mode)
{
  return all_ways (spec, mode, FALSE);
}
