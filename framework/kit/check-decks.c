/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-decks.c: checks that the decks of a game also work as custom decks. */
#include "kit/check-game.h"
#include "match/spec.h"
#include "base/internal.h"
#include "content/internal.h"
#include "language/front-end.h"
#include "content/deck-file.h"
#include "module/front-end.h"

#include <string.h>

/* The number of rules that the deck breaks. */
static guint
count_breaches (const SortieModule *module, const gint16 *options, const SortieDeck *deck)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  sortie_module_check_deck (module, options, deck, NULL, errors);
  return sortie_errors_count (errors) + sortie_errors_dropped (errors);
}

/* (transfer full): the deck after it was written and read again. NULL: it cannot be read */
static SortieDeck *
copy_deck (const SortieModule *module, const SortieDeck *deck, SortieDeckLayout layout)
{
  g_autofree char *text = sortie_deck_text (module->catalogue, deck, layout);
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  return sortie_deck_parse (module->catalogue, text, deck->id, errors);
}

/* ---- Decks with other sorts of cards than the ready-made ones have -------------------- */

/* Whether the deck has no copy of the card but could have one: it has others of that faction and sort. */
static gboolean
could_have (const SortieModule *module, const SortieDeck *deck, guint16 def)
{
  const SortieDef *defs = module->catalogue->defs;

  if (sortie_deck_line (deck, def) != NULL || g_strcmp0 (deck->faction, defs[def].faction) != 0)
    return FALSE;
  for (guint i = 0; i < deck->n_lines; i++)
    if (defs[deck->lines[i].def].kind == defs[def].kind)
      return TRUE;
  return FALSE;
}

/* The entry with the most copies that have no prescribed start, neither a place nor a zone; NULL: each has one copy. */
static SortieDeckLine *
line_to_spare (SortieDeckLine *lines, guint n)
{
  SortieDeckLine *most = NULL;

  for (guint i = 0; i < n; i++)
    if (lines[i].zone == SORTIE_NO_INDEX && lines[i].n > MAX (1u, lines[i].n_starts)
        && (most == NULL || lines[i].n > most->n))
      most = &lines[i];
  return most;
}

typedef struct
{
  const SortieModule *module;
  const gint16 *options;
  const SortieDeck *from; /* the ready-made deck */
  SortieDeck *deck;       /* the deck that is being made; it has room for a line for each card */
} Widening;

static gboolean
is_allowed (const Widening *w)
{
  return count_breaches (w->module, w->options, w->deck) == 0;
}

/* Puts one copy in place of a card that has several. */
static gboolean
add_beside (const Widening *w, guint16 def)
{
  SortieDeckLine *lines = (SortieDeckLine *) w->deck->lines;
  SortieDeckLine *spare = line_to_spare (lines, w->deck->n_lines);

  if (spare == NULL)
    return FALSE;
  lines[w->deck->n_lines++] = (SortieDeckLine){ .def = def, .n = 1, .zone = SORTIE_NO_INDEX };
  spare->n--;
  if (is_allowed (w))
    return TRUE;
  w->deck->n_lines--;
  spare->n++;
  return FALSE;
}

/* If a deck must have a fixed number of a sort: puts it in place of a card that has one copy. */
static void
exchange (const Widening *w, guint16 def)
{
  for (guint i = 0; i < w->deck->n_lines; i++)
    {
      SortieDeckLine *line = (SortieDeckLine *) &w->deck->lines[i];
      guint16 before = line->def;

      if (line->n > 1 || line->n_starts > 0 || line->zone != SORTIE_NO_INDEX
          || sortie_deck_line (w->from, before) == NULL)
        continue;
      line->def = def;
      if (is_allowed (w))
        return;
      line->def = before;
    }
}

/* Adds one copy of each card that the game allows in the deck, in random order: if not all fit, each is included in
 * some game. */
static void
widen (const Widening *w, guint64 seed)
{
  guint n = w->module->catalogue->n_defs;
  g_autofree guint16 *defs = g_new (guint16, n);
  SortieRng rng;

  w->deck->lines = g_renew (SortieDeckLine, (SortieDeckLine *) w->deck->lines, w->deck->n_lines + n);
  sortie_rng_seed (&rng, seed);
  for (guint i = 0; i < n; i++)
    {
      guint at = sortie_rng_below (&rng, i + 1);

      defs[i] = defs[at];
      defs[at] = (guint16) i;
    }
  for (guint i = 0; i < n; i++)
    if (defs[i] > 0 && could_have (w->module, w->from, defs[i]) && !add_beside (w, defs[i]))
      exchange (w, defs[i]);
}

char *
verify_own_deck (const SortieModule *module, const char *id, gboolean wide, guint64 seed)
{
  const SortieDeck *deck = sortie_catalogue_find_deck (module->catalogue, id);
  g_autoptr (SortieDeck) own =
      deck != NULL ? copy_deck (module, deck, SORTIE_DECK_ON_ONE_LINE) : NULL;
  g_autofree gint16 *options = sortie_spec_options (module->game, NULL, NULL);

  if (own == NULL || count_breaches (module, options, own) > 0)
    return NULL;
  if (wide)
    widen (&(Widening){ module, options, deck, own }, seed);
  return sortie_deck_text (module->catalogue, own, SORTIE_DECK_ON_ONE_LINE);
}

/* G5: the deck has the same cards in the same order and the same starts, and is judged alike, however its file is
 * laid out. */
static gboolean
check_deck (VerifyGame *game, const SortieDeck *deck)
{
  const SortieModule *module = game->spec->module;
  g_autoptr (SortieDeck) first = copy_deck (module, deck, SORTIE_DECK_ON_ONE_LINE);
  g_autoptr (SortieDeck) second =
      first != NULL ? copy_deck (module, first, SORTIE_DECK_ON_LINES) : NULL;
  g_autofree char *text = NULL, *again = NULL;
  guint before, after;

  if (!verify_that (game, VERIFY_G5, second != NULL, N_ ("the deck “%s” cannot be read as a file"),
                    deck->id))
    return FALSE;
  text = sortie_deck_text (module->catalogue, deck, SORTIE_DECK_ON_ONE_LINE);
  again = sortie_deck_text (module->catalogue, second, SORTIE_DECK_ON_ONE_LINE);
  before = count_breaches (module, game->deal->options, first);
  after = count_breaches (module, game->deal->options, second);
  return verify_that (game, VERIFY_G5, strcmp (text, again) == 0,
                      N_ ("the deck “%s” is different after it was written and read back"), deck->id)
         && verify_that (game, VERIFY_G5, before == after,
                         N_ ("the deck “%s” breaks %u rules, and %u after it was written and read back"), deck->id,
                         before, after);
}

gboolean
verify_decks (VerifyGame *game)
{
  for (guint i = 0; i < game->deal->n_chosen; i++)
    if (game->deal->chosen[i].deck != NULL && !check_deck (game, game->deal->chosen[i].deck))
      return FALSE;
  return TRUE;
}
