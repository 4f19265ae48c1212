/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game-text.c: the texts of a game's tables and content in the reader's language. */
#include "console/screen/screen.h"
#include "speech/front-end.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "language/front-end.h"
#include <sortie/speech.h>
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

const char *
console_seat_text (const SortieModule *module, guint mode, guint8 seat)
{
  const SortieModeDecl *decl = &module->game->modes[mode];
  const char *const *names = decl->names != NULL ? decl->names : decl->seats;

  return console_game_text (module, names[seat]);
}
