/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* spec.c: modes and options. Choices are in spec-choices.c. */
#include <sortie/match.h>

#include <string.h>

#include "base/i18n.h"
#include "match/internal.h"

/* Modes */

/* The first of the modes that are called so with a number behind it: "last-man-standing" is the one for
 * the fewest players. */
static gboolean
find_with_number (const GPtrArray *ids, const char *text, guint *ret)
{
  gsize length = strlen (text);

  for (*ret = 0; *ret < ids->len; (*ret)++)
    {
      const char *id = ids->pdata[*ret];

      if (strncmp (id, text, length) == 0 && id[length] == '-' && g_ascii_isdigit (id[length + 1]))
        return TRUE;
    }
  *ret = 0;
  return FALSE;
}

gboolean
sortie_spec_mode (const SortieGame *game, const char *text, guint *ret, GError **error)
{
  g_autoptr (GPtrArray) ids = sortie_spec_ids (game->modes, sizeof *game->modes);

  *ret = 0;
  if (text == NULL || sortie_spec_find (ids, text, ret) || find_with_number (ids, text, ret))
    return TRUE;
  return sortie_spec_unknown (error, text, ids, _ ("there is no mode “%s”"), text);
}

/* Options */

static gboolean
read_word (const SortieOptionDecl *option, const char *text, gint16 *ret, GError **error)
{
  g_autoptr (GPtrArray) words = sortie_spec_ids (option->words, sizeof *option->words);
  guint index;

  if (!sortie_spec_find (words, text, &index))
    return sortie_spec_unknown (error, text, words, _ ("the option “%s” cannot be “%s”"),
                                option->id, text);
  *ret = (gint16) index;
  return TRUE;
}

static gboolean
read_number (const SortieOptionDecl *option, const char *text, gint16 *ret, GError **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (text, 10, option->min, option->max, &number, NULL))
    return sortie_spec_wrong (error, _ ("the option “%s” is a number from %d to %d, not “%s”"),
                              option->id, option->min, option->max, text);
  *ret = (gint16) number;
  return TRUE;
}

static gboolean
read_option (const SortieGame *game, const char *text, gint16 *values, gboolean *given,
             GError **error)
{
  g_autoptr (GPtrArray) ids = sortie_spec_ids (game->options, sizeof *game->options);
  g_autofree char *key = NULL;
  const char *value;
  guint i;

  if (!sortie_spec_split (text, &key, &value))
    return sortie_spec_wrong (error, _ ("an option is given as NAME=VALUE, not “%s”"), text);
  if (!sortie_spec_find (ids, key, &i))
    return sortie_spec_unknown (error, key, ids, _ ("there is no option “%s”"), key);
  if (given[i])
    return sortie_spec_wrong (error, _ ("the option “%s” is given twice"), key);
  given[i] = TRUE;
  if (game->options[i].words != NULL)
    return read_word (&game->options[i], value, &values[i], error);
  return read_number (&game->options[i], value, &values[i], error);
}

gint16 *
sortie_spec_options (const SortieGame *game, const char *const *texts, GError **error)
{
  g_autoptr (GPtrArray) ids = sortie_spec_ids (game->options, sizeof *game->options);
  g_autofree gint16 *values = g_new0 (gint16, ids->len + 1);
  g_autofree gboolean *given = g_new0 (gboolean, ids->len + 1);

  for (guint i = 0; i < ids->len; i++)
    values[i] = game->options[i].start;
  for (; texts != NULL && *texts != NULL; texts++)
    if (!read_option (game, *texts, values, given, error))
      return NULL;
  return g_steal_pointer (&values);
}
