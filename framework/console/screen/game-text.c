/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game-text.c: the texts of a game's tables and content in the reader's language. */
#include "console/screen/screen.h"
#include "speech/front-end.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "language/front-end.h"
#include "content/deck-file.h"
#include <sortie/speech.h>
#include "match/spec.h"
#include "reader/reader.h"

static const char *
domain_of (const SortieModule *module)
{
  return module->catalogue->domain != NULL ? module->catalogue->domain : SORTIE_TEXT_DOMAIN;
}

const char *
console_game_text (const SortieModule *module, const char *text)
{
  return text != NULL && *text != '\0' ? sortie_text_translate (domain_of (module), text) : "";
}

const char *
console_game_seat (const SortieModule *module, const SortieModeDecl *mode, guint seat)
{
  const char *const *names = mode->names != NULL ? mode->names : mode->seats;

  return sortie_seat_name_as (console_game_text (module, names[seat]), NULL);
}

const char *
console_faction_name (const SortieModule *module, const char *id)
{
  const SortieFaction *faction = id != NULL ? sortie_catalogue_find_faction (module->catalogue, id) : NULL;

  return faction != NULL ? sortie_faction_name (module->catalogue, faction) : "";
}

char *
console_near (const char *name, const GPtrArray *known)
{
  const char *near = sortie_words_nearest (name, (const char *const *) known->pdata, known->len);
  g_autofree char *folded = sortie_words_fold (name);

  /* a known name of something else is not a typing mistake */
  if (near == NULL || sortie_words_fold_to (near, folded))
    return g_strdup ("");
  return sortie_sentence (_ (" Did you mean “{word}”?"), "word", near, NULL);
}

guint16
console_keyword_named (const SortieModule *module, const char *name)
{
  g_autoptr (SortieLexicon) names = sortie_lexicon_new (module->catalogue, NULL);
  SortieNameFound found;

  return sortie_lexicon_find (names, NULL, SORTIE_NAME_KEYWORD, name, &found)
             ? (guint16) found.index : SORTIE_NO_INDEX;
}

const char *
console_keyword_text (const SortieModule *module, guint16 keyword)
{
  return console_game_text (module, module->catalogue->keywords[keyword].text);
}

const char *
console_confidence_text (const char *confidence)
{
  static const struct
  {
    const char *confidence;
    const char *text;
  } texts[] = {
    /* Translators: where the facts on a card come from: from the publisher, ... */
    { "sourced", N_ ("sourced") },
    { "partly designed", N_ ("partly designed for this edition") },
    { "designed", N_ ("designed for this edition") },
  };

  for (guint i = 0; confidence != NULL && i < G_N_ELEMENTS (texts); i++)
    if (strcmp (texts[i].confidence, confidence) == 0)
      return _ (texts[i].text);
  return confidence != NULL ? confidence : _ ("not known");
}

/* Whether several seats choose the same kind of thing. */
static gboolean
is_of_several (const SortieChosen *chosen, guint n, guint i)
{
  for (guint k = 0; k < n; k++)
    if (k != i && chosen[k].choice == chosen[i].choice)
      return TRUE;
  return FALSE;
}

const char *
console_seat_text (const SortieModule *module, guint mode, guint8 seat)
{
  const SortieModeDecl *decl = &module->game->modes[mode];
  const char *const *names = decl->names != NULL ? decl->names : decl->seats;

  return console_game_text (module, names[seat]);
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
