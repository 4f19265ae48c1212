/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-terms.c: the mode, choices, options and player of a game, drawn from its number. */
#include "kit/check-game.h"
#include "match/spec.h"
#include "base/internal.h"
#include "match/internal.h"

#include <string.h>

/* Players that do not think; random ones reach the most positions. */
static const char *const plain_players[] = { "random", "first", "random", "last", "random" };

static guint
draw_number (SortieRng *rng, guint n)
{
  return n > 1 ? sortie_rng_below (rng, n) : 0;
}

/* One after another, so that a few games include all of them. */
static void
draw_player (VerifyTerms *terms, const SortieVerifySpec *spec, guint64 seed)
{
  guint n = G_N_ELEMENTS (plain_players);
  guint i = seed % (n + SORTIE_N_ROWS (spec->bots));

  terms->bot = i < n ? NULL : &spec->bots[i - n];
  terms->player = i < n ? plain_players[i] : terms->bot->kind;
}

/* "NAME" of "NAME=VALUE" and of "NAME:SEAT=VALUE". */
static gboolean
is_term_about (const char *text, const char *name)
{
  return g_str_has_prefix (text, name) && strchr (":=", text[strlen (name)]) != NULL;
}

/* Whether the mode has the named seat, if a seat is named. */
static gboolean
has_seat_of (const SortieModeDecl *mode, const char *text)
{
  g_auto (GStrv) parts = g_strsplit_set (text, ":=", 3);

  return text[strlen (parts[0])] != ':' || g_strv_contains (mode->seats, parts[1]);
}

/* Whether the mode has every given choice, and the named seats. Choices that no game knows are refused later. */
static gboolean
takes_choices (const SortieGame *game, guint mode, const char *const *given, gboolean by_seat)
{
  for (; given != NULL && *given != NULL; given++)
    for (guint i = 0; game->choices != NULL && game->choices[i].id != NULL; i++)
      if (is_term_about (*given, game->choices[i].id)
          && (!sortie_choice_is_made (game, i, mode)
              || (by_seat && !has_seat_of (&game->modes[mode], *given))))
        return FALSE;
  return TRUE;
}

/* The ids of these modes. (transfer container) */
static GPtrArray *
modes_that_take (const SortieVerifySpec *spec, gboolean by_seat)
{
  const SortieGame *game = spec->module->game;
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; game->modes[i].id != NULL; i++)
    if (takes_choices (game, i, spec->choices, by_seat))
      g_ptr_array_add (ids, (gpointer) game->modes[i].id);
  return ids;
}

static void
draw_mode (VerifyTerms *terms, const SortieVerifySpec *spec, SortieRng *rng)
{
  g_autoptr (GPtrArray) ids = modes_that_take (spec, TRUE);
  g_autoptr (GPtrArray) nearly = modes_that_take (spec, FALSE);
  const char *mode = spec->module->game->modes[0].id;

  /* if no mode fits, the closest one tells best what is wrong with the choices */
  if (spec->mode != NULL)
    mode = spec->mode;
  else if (ids->len > 0)
    mode = ids->pdata[draw_number (rng, ids->len)];
  else if (nearly->len > 0)
    mode = nearly->pdata[0];
  terms->mode = g_strdup (mode);
}

/* A choice is drawn after those that it depends on: a class belongs to a boss. */
typedef struct
{
  const SortieModule *module;
  guint mode;
  const char *const *given;
  guint64 number;    /* number of the game */
  SortieRng *rng;
  GArray *chosen;    /* of SortieChosen */
  GPtrArray *texts;
} Drawing;

/* "ID=" or "ID:SEAT=", as choices are written. (transfer full) */
static char *
name_of_choice (const Drawing *drawing, guint choice, guint8 seat)
{
  const SortieGame *game = drawing->module->game;

  if (seat == SORTIE_NO_SEAT)
    return g_strdup_printf ("%s=", game->choices[choice].id);
  return g_strdup_printf ("%s:%s=", game->choices[choice].id,
                          game->modes[drawing->mode].seats[seat]);
}

/* (nullable): what is given for it; if no seat is named, it is given for every seat */
static const char *
given_for (const Drawing *drawing, guint choice, guint8 seat)
{
  g_autofree char *with_seat = name_of_choice (drawing, choice, seat);
  g_autofree char *alone = name_of_choice (drawing, choice, SORTIE_NO_SEAT);

  for (const char *const *text = drawing->given; text != NULL && *text != NULL; text++)
    if (g_str_has_prefix (*text, with_seat) || g_str_has_prefix (*text, alone))
      return strchr (*text, '=') + 1;
  return NULL;
}

/* "ID=x": in turn a ready-made deck, the same deck as a custom deck, so that journals contain some, and one with
 * other allowed cards, so that all cards get played. */
static char *
drawn_text (const Drawing *drawing, const SortieChosen *one, const char *name)
{
  guint64 turn = (drawing->number + one->choice + one->seat * (drawing->number / 3)) % 3;
  gboolean own = drawing->module->game->choices[one->choice].deck_kind != NULL && turn != 1;
  g_autofree char *deck = own ? verify_own_deck (drawing->module, one->id, turn == 2, drawing->number)
                              : NULL;

  return g_strconcat (name, deck != NULL ? deck : one->id, NULL);
}

static void
draw_choice (Drawing *drawing, guint choice, guint8 seat)
{
  g_autofree char *name = name_of_choice (drawing, choice, seat);
  const char *given = given_for (drawing, choice, seat);
  g_autoptr (GPtrArray) ids =
      sortie_choice_candidates (drawing->module, choice, seat,
                                (const SortieChosen *) drawing->chosen->data, drawing->chosen->len);
  SortieChosen one = { .choice = choice, .seat = seat };

  if (given == NULL && ids->len == 0)
    return;
  one.id = given != NULL ? given : ids->pdata[draw_number (drawing->rng, ids->len)];
  g_array_append_val (drawing->chosen, one);
  if (given == NULL)
    g_ptr_array_add (drawing->texts, drawn_text (drawing, &one, name));
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
draw_choices (const VerifyTerms *terms, const SortieVerifySpec *spec, guint64 seed, SortieRng *rng)
{
  const SortieGame *game = spec->module->game;
  Drawing drawing = { .module = spec->module,
                      .given = spec->choices,
                      .number = seed,
                      .rng = rng };

  /* an unknown mode is refused when the match is dealt */
  sortie_spec_mode (game, terms->mode, &drawing.mode, NULL);
  drawing.chosen = g_array_new (FALSE, FALSE, sizeof (SortieChosen));
  drawing.texts = g_ptr_array_new ();
  for (const char *const *text = spec->choices; text != NULL && *text != NULL; text++)
    g_ptr_array_add (drawing.texts, g_strdup (*text));
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
                            option->words[draw_number (rng, g_strv_length ((char **) option->words))]);
  return g_strdup_printf ("%s=%d", option->id,
                          option->min + (gint) draw_number (rng, option->max - option->min + 1));
}

static gboolean
is_given (const char *const *given, const char *name)
{
  for (; given != NULL && *given != NULL; given++)
    if (is_term_about (*given, name))
      return TRUE;
  return FALSE;
}

/* Leaves most options of a game at their defaults. */
static char **
draw_options (const SortieVerifySpec *spec, SortieRng *rng)
{
  const SortieOptionDecl *option = spec->module->game->options;
  GPtrArray *texts = g_ptr_array_new ();

  for (const char *const *text = spec->options; text != NULL && *text != NULL; text++)
    g_ptr_array_add (texts, g_strdup (*text));
  for (; option != NULL && option->id != NULL; option++)
    if (!option->is_limit && !is_given (spec->options, option->id) && draw_number (rng, 3) == 0)
      g_ptr_array_add (texts, draw_option (option, rng));
  return sortie_texts_end (texts);
}

void
verify_terms_draw (VerifyTerms *terms, const SortieVerifySpec *spec, guint64 seed)
{
  SortieRng rng;

  sortie_rng_seed (&rng, seed);
  draw_player (terms, spec, seed);
  draw_mode (terms, spec, &rng);
  terms->choices = draw_choices (terms, spec, seed, &rng);
  terms->options = draw_options (spec, &rng);
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
    .command_line = TRUE,
    .seed = seed,
  };
}
