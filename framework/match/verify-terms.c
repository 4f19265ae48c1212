/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verify-terms.c: mode, choices, options and player of a game, drawn from its number. */
#include "match/verify-game.h"
#include "match/spec.h"

#include <string.h>

/* Players that need no mind; chance meets most positions. */
static const char *const plain_players[] = { "random", "first", "random", "last", "random" };

static guint
draw (SortieRng *rng, guint n)
{
  return n > 1 ? sortie_rng_below (rng, n) : 0;
}

static guint
n_bots (const SortieVerifySpec *spec)
{
  guint n = 0;

  while (spec->bots != NULL && spec->bots[n].kind != NULL)
    n++;
  return n;
}

/* In turn, so that a few games already have all. */
static void
draw_player (VerifyTerms *terms, const SortieVerifySpec *spec, guint64 seed)
{
  guint n = G_N_ELEMENTS (plain_players);
  guint i = seed % (n + n_bots (spec));

  terms->bot = i < n ? NULL : &spec->bots[i - n];
  terms->player = i < n ? plain_players[i] : terms->bot->kind;
}

static void
draw_mode (VerifyTerms *terms, const SortieVerifySpec *spec, SortieRng *rng)
{
  const SortieModeDecl *modes = spec->module->game->modes;
  guint n = 0;

  while (modes[n].id != NULL)
    n++;
  terms->mode = g_strdup (spec->mode != NULL ? spec->mode : modes[draw (rng, n)].id);
}

/* Whoever draws a choice needs those before it: a class belongs to a boss. */
typedef struct
{
  const SortieModule *module;
  guint mode;
  SortieRng *rng;
  GArray *chosen;    /* of SortieChosen */
  GPtrArray *texts;
} Drawing;

static void
draw_choice (Drawing *drawing, guint choice, guint8 seat)
{
  const SortieGame *game = drawing->module->game;
  g_autoptr (GPtrArray) ids =
      sortie_choice_candidates (drawing->module, choice, seat,
                                (const SortieChosen *) drawing->chosen->data, drawing->chosen->len);
  SortieChosen one = { .choice = choice, .seat = seat };

  if (ids->len == 0)
    return;
  one.id = ids->pdata[draw (drawing->rng, ids->len)];
  g_array_append_val (drawing->chosen, one);
  g_ptr_array_add (drawing->texts,
                   seat == SORTIE_NO_SEAT
                       ? g_strdup_printf ("%s=%s", game->choices[choice].id, one.id)
                       : g_strdup_printf ("%s:%s=%s", game->choices[choice].id,
                                          game->modes[drawing->mode].seats[seat], one.id));
}

static void
draw_choice_of_all (Drawing *drawing, guint choice)
{
  const SortieGame *game = drawing->module->game;

  if (sortie_choice_is_made_by (game, choice, drawing->mode, SORTIE_NO_SEAT))
    draw_choice (drawing, choice, SORTIE_NO_SEAT);
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    if (sortie_choice_is_made_by (game, choice, drawing->mode, seat))
      draw_choice (drawing, choice, seat);
}

static char **
draw_choices (const VerifyTerms *terms, const SortieVerifySpec *spec, SortieRng *rng)
{
  const SortieGame *game = spec->module->game;
  Drawing drawing = { .module = spec->module,
                      .rng = rng,
                      .mode = MAX (sortie_game_find_mode (game, terms->mode), 0) };

  drawing.chosen = g_array_new (FALSE, FALSE, sizeof (SortieChosen));
  drawing.texts = g_ptr_array_new ();
  for (guint i = 0; game->choices != NULL && game->choices[i].id != NULL; i++)
    draw_choice_of_all (&drawing, i);
  g_ptr_array_add (drawing.texts, NULL);
  g_array_unref (drawing.chosen);
  return (char **) g_ptr_array_free (drawing.texts, FALSE);
}

static char *
draw_option (const SortieOptionDecl *option, SortieRng *rng)
{
  if (option->words != NULL)
    return g_strdup_printf ("%s=%s", option->id,
                            option->words[draw (rng, g_strv_length ((char **) option->words))]);
  return g_strdup_printf ("%s=%d", option->id,
                          option->min + (gint) draw (rng, option->max - option->min + 1));
}

/* Most options of a game stay as they are. */
static char **
draw_options (const SortieVerifySpec *spec, SortieRng *rng)
{
  const SortieOptionDecl *option = spec->module->game->options;
  GPtrArray *texts = g_ptr_array_new ();

  for (; option != NULL && option->id != NULL; option++)
    if (draw (rng, 3) == 0)
      g_ptr_array_add (texts, draw_option (option, rng));
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_free (texts, FALSE);
}

static char **
copy_strings (const char *const *strings)
{
  return g_strdupv ((char **) strings);
}

void
verify_terms_draw (VerifyTerms *terms, const SortieVerifySpec *spec, guint64 seed)
{
  SortieRng rng;

  sortie_rng_seed (&rng, seed);
  draw_player (terms, spec, seed);
  draw_mode (terms, spec, &rng);
  terms->choices =
      spec->choices != NULL ? copy_strings (spec->choices) : draw_choices (terms, spec, &rng);
  terms->options = spec->options != NULL ? copy_strings (spec->options) : draw_options (spec, &rng);
}

void
verify_terms_clear (VerifyTerms *terms)
{
  g_strfreev (terms->choices);
  g_strfreev (terms->options);
  g_free (terms->mode);
}

SortieMatchSpec
verify_terms_spec (const VerifyTerms *terms, const SortieVerifySpec *spec, guint64 seed)
{
  return (SortieMatchSpec) {
    .module = spec->module,
    .mode = terms->mode,
    .choices = (const char *const *) terms->choices,
    .options = (const char *const *) terms->options,
    .seed = seed,
  };
}
