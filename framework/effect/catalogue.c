/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "effect/catalogue.h"

#include <string.h>

#include "base/i18n.h"

void
sortie_catalogue_free (SortieCatalogue *catalogue)
{
  if (catalogue == NULL)
    return;
  for (guint i = 0; i < catalogue->n_decks; i++)
    {
      g_free ((gpointer) catalogue->decks[i].lines);
      g_free ((gpointer) catalogue->decks[i].starts);
    }
  g_free (catalogue->defs);
  g_free (catalogue->decks);
  g_free (catalogue->factions);
  g_free (catalogue->keywords);
  g_free (catalogue->records);
  g_free (catalogue->exprs);
  g_free (catalogue->kids);
  g_free (catalogue->instructions);
  g_free (catalogue->targets);
  g_free (catalogue->slot_names);
  g_free (catalogue->programs);
  g_free (catalogue->clauses);
  if (catalogue->owned != NULL)
    g_string_chunk_free (catalogue->owned);
  g_free (catalogue);
}

guint16
sortie_catalogue_find (const SortieCatalogue *catalogue, const char *id)
{
  for (guint16 i = 1; i < catalogue->n_defs; i++)
    if (strcmp (catalogue->defs[i].id, id) == 0)
      return i;
  return 0;
}

const SortieDeck *
sortie_catalogue_find_deck (const SortieCatalogue *catalogue, const char *id)
{
  for (guint i = 0; i < catalogue->n_decks; i++)
    if (strcmp (catalogue->decks[i].id, id) == 0)
      return &catalogue->decks[i];
  return NULL;
}

const SortieRecord *
sortie_catalogue_find_record (const SortieCatalogue *catalogue, guint16 def, const char *id)
{
  const SortieDef *of = &catalogue->defs[def];

  for (guint i = of->first_record; i < (guint) of->first_record + of->n_records; i++)
    if (strcmp (catalogue->records[i].id, id) == 0)
      return &catalogue->records[i];
  return NULL;
}

static const char *
translate (const SortieCatalogue *catalogue, const char *text)
{
  if (catalogue->domain == NULL || text == NULL || *text == '\0')
    return text;
  return dgettext (catalogue->domain, text);
}

/* Names are translated in the context of their id (content/its), so that two things of
 * the same name in English may have different ones elsewhere. */
static const char *
translate_name (const SortieCatalogue *catalogue, const char *id, const char *name)
{
  char key[256];
  const char *translated;

  if (catalogue->domain == NULL || name == NULL)
    return name;
  if (g_snprintf (key, sizeof key, "%s\004%s", id, name) >= (int) sizeof key)
    return name;
  /* libintl answers with what it was asked when it knows no better */
  translated = dgettext (catalogue->domain, key);
  return translated != key ? translated : name;
}

const char *
sortie_def_name (const SortieCatalogue *catalogue, guint16 def)
{
  const SortieDef *of = &catalogue->defs[def];

  return translate_name (catalogue, of->id, of->name);
}

const char *
sortie_keyword_name (const SortieCatalogue *catalogue, guint16 keyword)
{
  const SortieKeyword *of = &catalogue->keywords[keyword];

  return translate_name (catalogue, of->id, of->name);
}

const char *
sortie_def_text (const SortieCatalogue *catalogue, guint16 def, guint part)
{
  return translate (catalogue, catalogue->defs[def].text[part]);
}

const char *
sortie_faction_name (const SortieCatalogue *catalogue, guint faction)
{
  return translate_name (catalogue, catalogue->factions[faction].id,
                         catalogue->factions[faction].name);
}

const char *
sortie_deck_name (const SortieCatalogue *catalogue, const SortieDeck *deck)
{
  return translate_name (catalogue, deck->id, deck->name);
}

const char *
sortie_record_name (const SortieCatalogue *catalogue, const SortieRecord *record)
{
  return translate_name (catalogue, record->id, record->name);
}
