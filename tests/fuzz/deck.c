/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deck file of any game: it is refused with file and line, or it is written again as it was read,
 * in both layouts; what can be salvaged of it can be judged. */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "content/deck-file.h"
#include "match/spec.h"
#include "base/internal.h"
#include "content/internal.h"
#include "module/front-end.h"

const char fuzz_target[] = "deck";

static SortieModule *modules[FUZZ_N_GAMES];
static gint16 *options[FUZZ_N_GAMES];

int
LLVMFuzzerInitialize (G_GNUC_UNUSED int *argc, G_GNUC_UNUSED char ***argv)
{
  fuzz_init ();
  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    {
      modules[i] = fuzz_module (fuzz_games[i], FALSE);
      options[i] = sortie_spec_options (modules[i]->game, NULL, NULL);
    }
  return 0;
}

static void
messages_are_good (const SortieErrors *errors)
{
  for (guint i = 0; i < sortie_errors_count (errors); i++)
    fuzz_names_place (sortie_errors_get (errors, i));
}

static void
comes_back (const SortieCatalogue *catalogue, const SortieDeck *deck, SortieDeckLayout layout)
{
  g_autofree char *text = sortie_deck_text (catalogue, deck, layout), *again = NULL;
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) read = sortie_deck_parse (catalogue, text, FUZZ_NAME, errors);

  FUZZ_HOLDS (read != NULL, "%s\n%s", sortie_errors_get (errors, 0), text);
  again = sortie_deck_text (catalogue, read, layout);
  FUZZ_HOLDS (g_str_equal (text, again), "%s\n%s", text, again);
  FUZZ_HOLDS (layout != SORTIE_DECK_ON_ONE_LINE || strchr (text, '\n') == NULL, "%s", text);
}

/* Whoever wants to hear of everything at once. */
static void
is_judged (guint game, const char *text, gboolean read)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) deck =
      sortie_deck_salvage_text (modules[game]->catalogue, text, FUZZ_NAME, errors);

  FUZZ_HOLDS (deck != NULL || sortie_errors_any (errors), "refused without a message");
  FUZZ_HOLDS (!read || (deck != NULL && !sortie_errors_any (errors)),
              "what can be read cannot be salvaged");
  if (deck != NULL)
    sortie_module_check_deck (modules[game], options[game], deck, NULL, errors);
  messages_are_good (errors);
}

static void
read_as (guint game, const char *text)
{
  const SortieCatalogue *catalogue = modules[game]->catalogue;
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) deck = sortie_deck_parse (catalogue, text, FUZZ_NAME, errors);

  FUZZ_HOLDS ((deck == NULL) == sortie_errors_any (errors), "neither read nor refused");
  messages_are_good (errors);
  if (deck != NULL)
    {
      comes_back (catalogue, deck, SORTIE_DECK_ON_LINES);
      comes_back (catalogue, deck, SORTIE_DECK_ON_ONE_LINE);
    }
  is_judged (game, text, deck != NULL);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size)
{
  g_autofree char *text = fuzz_text (bytes, size);

  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    read_as (i, text);
  return 0;
}
