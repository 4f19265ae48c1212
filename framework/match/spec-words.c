/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* spec-words.c: words in a match's specification, and what to say about unknown ones. */
#include "match/whole.h"

#include <string.h>

#include "base/internal.h"

gboolean
sortie_spec_unknown (GError **error, const char *word, const GPtrArray *ids, const char *format,
                     ...)
{
  g_autofree char *instead = sortie_words_among (word, (const char *const *) ids->pdata, ids->len);
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return sortie_set_error (error, SORTIE_ERROR_UNKNOWN, "%s%s", sentence, instead);
}

gboolean
sortie_spec_find (const GPtrArray *ids, const char *id, guint *ret)
{
  return g_ptr_array_find_with_equal_func ((GPtrArray *) ids, id, g_str_equal, ret);
}

gboolean
sortie_spec_split (const char *text, char **ret_key, const char **ret_value)
{
  const char *equals = strchr (text, '=');

  if (equals == NULL)
    return FALSE;
  *ret_key = g_strndup (text, equals - text);
  *ret_value = equals + 1;
  return TRUE;
}
