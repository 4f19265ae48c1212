/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* text-fault.c: what is wrong with a text for people. */
#include "kit/check-game.h"

#include <string.h>

#include "base/i18n.h"
#include "base/internal.h"

const char *
verify_characters_fault (const char *text)
{
  if (text == NULL || *text == '\0')
    return _ ("the text is missing");
  if (!g_utf8_validate (text, -1, NULL))
    return _ ("the text is not UTF-8");
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (!sortie_text_is_safe (g_utf8_get_char (c)))
      return _ ("the text has characters that must not be shown");
  return NULL;
}

const char *
verify_text_fault (const char *text)
{
  const char *fault = verify_characters_fault (text);

  return fault != NULL || strchr (text, '{') == NULL ? fault : _ ("the text has an unfilled blank");
}
