/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verify-decks.c: the decks of a game as decks of somebody's own. */
#include "match/verify-game.h"
#include "match/spec.h"

#include "base/i18n.h"

#include <string.h>

/* How much the game has against the deck. */
static guint
count_breaches (const SortieModule *module, const gint16 *options, const SortieDeck *deck)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  sortie_module_check_deck (module, options, deck, errors);
  return sortie_errors_count (errors) + sortie_errors_dropped (errors);
}

/* (transfer full): the deck as its file has it, read again. NULL: it cannot be read */
static SortieDeck *
copy_deck (const SortieModule *module, const SortieDeck *deck, SortieDeckLayout layout)
{
  g_autofree char *text = sortie_deck_text (module->catalogue, deck, layout);
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  return sortie_deck_parse (module->catalogue, text, deck->id, errors);
}

char *
verify_own_deck (const SortieModule *module, const char *id)
{
  const SortieDeck *deck = sortie_catalogue_find_deck (module->catalogue, id);
  g_autoptr (SortieDeck) own =
      deck != NULL ? copy_deck (module, deck, SORTIE_DECK_ON_ONE_LINE) : NULL;
  g_autofree gint16 *options = sortie_spec_options (module->game, NULL, NULL);

  if (own == NULL || count_breaches (module, options, own) > 0)
    return NULL;
  return sortie_deck_text (module->catalogue, own, SORTIE_DECK_ON_ONE_LINE);
}

/* G5: the same cards in the same order, where they start; and judged alike, however the file is
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
                      N_ ("the deck “%s” is another after it was written and read"), deck->id)
         && verify_that (game, VERIFY_G5, before == after,
                         N_ ("of two equal decks “%s” one breaks %u rules, the other %u"), deck->id,
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
