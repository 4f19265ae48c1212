/* SPDX-License-Identifier: GPL-3.0-or-later */
/* search.c: finds cards by names that are not exact (lookup.h). */
#include "console/commands/lookup.h"

#include "base/text.h"
#include "reader/reader.h"

/* how many of the nearest cards are named */
#define NEAREST 3
/* names per definition: its id, its printed name and the translated one */
#define NAMES 3

static void
names_of_def (const SortieModule *module, guint16 def, const char *names[NAMES])
{
  names[0] = module->catalogue->defs[def].id;
  names[1] = module->catalogue->defs[def].name;
  names[2] = sortie_def_name (module->catalogue, def);
}

/* ---- Matches -------------------------------------------------------------------------- */

/* How well a card fits what is looked for, by its names (SortieNameFit) and those of its faction, the worst first. */
typedef enum
{
  FITS_NOT,
  OTHER_ENDING,
  BEGINNING_OF_FACTION,
  PART_OF_NAME,
  BEGINNING,
  WHOLE_FACTION,
  WHOLE_NAME,
} Fit;

static Fit
rank_name (SortieNameFit fit)
{
  static const Fit ranks[] = {
    [SORTIE_NAME_FITS_NOT] = FITS_NOT,
    [SORTIE_NAME_IS_INFLECTED] = OTHER_ENDING,
    [SORTIE_NAME_BEGINS_WORD] = PART_OF_NAME,
    [SORTIE_NAME_IS_PART] = PART_OF_NAME,
    [SORTIE_NAME_BEGINS] = BEGINNING,
    [SORTIE_NAME_IS_FIRST] = BEGINNING,
    [SORTIE_NAME_SOUNDS_ALIKE] = WHOLE_NAME,
    [SORTIE_NAME_IS_IT] = WHOLE_NAME,
  };

  return ranks[fit];
}

static Fit
rank_faction (SortieLexicon *names, const SortieModule *module, const char *faction, const char *folded)
{
  const char *called[] = { faction, console_faction_name (module, faction) };
  SortieNameFit fit = SORTIE_NAME_FITS_NOT;

  for (guint i = 0; i < G_N_ELEMENTS (called); i++)
    fit = MAX (fit, sortie_lexicon_fit (names, folded, sortie_lexicon_fold (names, called[i]), SORTIE_NAME_BEGINS));
  if (fit >= SORTIE_NAME_SOUNDS_ALIKE)
    return WHOLE_FACTION;
  return rank_name (fit) == BEGINNING ? BEGINNING_OF_FACTION : FITS_NOT;
}

static Fit
rank (SortieLexicon *names, const SortieModule *module, guint16 def, const SortieSpan *word)
{
  const SortieDef *card = &module->catalogue->defs[def];
  const SortieNameFit id = sortie_lexicon_fit (names, word->folded, sortie_lexicon_fold (names, card->id),
                                               SORTIE_NAME_BEGINS_WORD);
  const SortieNameFit name = sortie_lexicon_fit_def (names, def, word, SORTIE_NAME_IS_INFLECTED);
  const Fit faction = card->faction != NULL ? rank_faction (names, module, card->faction, word->folded) : FITS_NOT;

  return MAX (faction, rank_name (MAX (id, name)));
}

GArray *
console_search (const SortieModule *module, const char *text)
{
  g_autoptr (SortieLexicon) names = sortie_lexicon_new (module->catalogue, NULL);
  g_autofree char *folded = sortie_words_fold (text);
  const SortieSpan word = { .text = text, .folded = folded };
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint16));
  Fit best = OTHER_ENDING;

  for (guint16 def = 1; *folded != '\0' && def < module->catalogue->n_defs; def++)
    {
      const Fit fit = rank (names, module, def, &word);

      if (fit > best)
        g_array_set_size (found, 0);
      best = MAX (best, fit);
      if (fit == best)
        g_array_append_val (found, def);
    }
  return found;
}

const char *
console_search_name (const SortieModule *module, guint16 def)
{
  const char *name = sortie_def_name (module->catalogue, def);
  g_autoptr (GArray) found = console_search (module, name);

  return found->len == 1 ? name : module->catalogue->defs[def].id;
}

/* ---- Near matches ---------------------------------------------------------------------- */

/* Of cards that do not count, there are only the places. */
static GPtrArray *
all_names (const SortieModule *module, const guint8 *among)
{
  GPtrArray *all = g_ptr_array_new ();

  for (guint16 def = 1; def < module->catalogue->n_defs; def++)
    {
      const char *names[NAMES];

      names_of_def (module, def, names);
      for (guint i = 0; i < NAMES; i++)
        g_ptr_array_add (all, among == NULL || among[def] ? (gpointer) names[i] : NULL);
    }
  return all;
}

/* Removes the nearest definition from @all; 0: none is near. */
static guint16
take_nearest (GPtrArray *all, const char *text)
{
  const char *near = sortie_words_nearest (text, (const char *const *) all->pdata, all->len);
  guint at, first;

  if (near == NULL || !g_ptr_array_find (all, near, &at))
    return 0;
  first = at - at % NAMES;
  for (guint i = 0; i < NAMES; i++)
    all->pdata[first + i] = NULL;
  return (guint16) (first / NAMES + 1);
}

char *
console_search_near (const SortieModule *module, const char *text, const guint8 *among)
{
  g_autoptr (GPtrArray) all = all_names (module, among);
  g_autoptr (GString) list = g_string_new (NULL);
  guint16 def;

  for (guint i = 0; i < NEAREST && (def = take_nearest (all, text)) != 0; i++)
    {
      g_autofree char *quoted = sortie_sentence (_ ("“{text}”"), "text", console_search_name (module, def), NULL);

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", quoted);
    }
  /* Translators: after “no card is called ...”; the list is of one name or several. */
  return list->len > 0 ? sortie_sentence (_ ("; did you mean {list}?"), "list", list->str, NULL)
                       : g_strdup ("");
}
