/* SPDX-License-Identifier: GPL-3.0-or-later */
/* search.c: finds cards by names that are not exact (lookup.h). */
#include "console/commands/lookup.h"

#include <string.h>

#include "base/text.h"

/* how many of the nearest cards are named */
#define NEAREST 3
/* names per definition: its id, its printed name and the translated one */
#define NAMES 3
/* the translated one, whose endings vary */
#define TRANSLATED 2

static void
names_of (const SortieModule *module, guint16 def, const char *names[NAMES])
{
  names[0] = module->catalogue->defs[def].id;
  names[1] = module->catalogue->defs[def].name;
  names[TRANSLATED] = sortie_def_name (module->catalogue, def);
}

/* ---- Matches -------------------------------------------------------------------------- */

/* What each pass of the search compares, in this order. */
typedef enum
{
  WHOLE_NAME,
  WHOLE_FACTION,
  BEGINNING,
  BEGINNING_OF_WORD,
  BEGINNING_OF_FACTION,
  OTHER_ENDING,
  N_PASSES
} Pass;

/* Whether a later word of the name begins with it. */
static gboolean
has_word (const char *name, const char *folded)
{
  for (const char *at = strpbrk (name, " -'"); at != NULL; at = strpbrk (at + 1, " -'"))
    if (g_str_has_prefix (at + 1, folded))
      return TRUE;
  return FALSE;
}

gboolean
console_ends_otherwise (const char *folded, const char *name)
{
  return *sortie_text_language () != '\0' && sortie_words_end_otherwise (folded, name);
}

static gboolean
name_fits (const char *name, const char *folded, Pass pass)
{
  g_autofree char *key = sortie_words_fold (name);

  switch (pass)
    {
    case WHOLE_NAME:
    case WHOLE_FACTION:
      return strcmp (key, folded) == 0;
    case BEGINNING:
    case BEGINNING_OF_FACTION:
      return g_str_has_prefix (key, folded);
    case BEGINNING_OF_WORD:
      return has_word (key, folded);
    case OTHER_ENDING:
      return console_ends_otherwise (folded, key);
    case N_PASSES:
      break;
    }
  return FALSE;
}

static gboolean
fits (const SortieModule *module, guint16 def, const char *folded, Pass pass)
{
  const char *faction = module->catalogue->defs[def].faction;
  const char *names[NAMES];

  if (pass == WHOLE_FACTION || pass == BEGINNING_OF_FACTION)
    return faction != NULL
           && (name_fits (faction, folded, pass)
               || name_fits (console_faction_name (module, faction), folded, pass));
  names_of (module, def, names);
  for (guint i = 0; i < NAMES; i++)
    if ((pass != OTHER_ENDING || i == TRANSLATED) && name_fits (names[i], folded, pass))
      return TRUE;
  return FALSE;
}

GArray *
console_search (const SortieModule *module, const char *text)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autofree char *folded = sortie_words_fold (text);

  if (*folded == '\0')
    return found;
  for (Pass pass = 0; pass < N_PASSES && found->len == 0; pass++)
    for (guint16 def = 1; def < module->catalogue->n_defs; def++)
      if (fits (module, def, folded, pass))
        g_array_append_val (found, def);
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

      names_of (module, def, names);
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
