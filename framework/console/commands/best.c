/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/commands/best.h"

#include <string.h>

#include <sortie/base.h>

ConsoleBest
console_best_for (const char *typed)
{
  return (ConsoleBest){ .typed = typed, .folded = sortie_words_fold (typed) };
}

static ConsoleFit
fit_of (const ConsoleBest *best, const char *name)
{
  g_autofree char *folded = NULL;

  if (strcmp (name, best->typed) == 0)
    return CONSOLE_IS_IT;
  folded = sortie_words_fold (name);
  if (strcmp (folded, best->folded) == 0)
    return CONSOLE_SOUNDS_ALIKE;
  if (g_str_has_prefix (folded, best->folded))
    return CONSOLE_BEGINS;
  return sortie_words_are_part (best->folded, folded) ? CONSOLE_IS_PART : CONSOLE_FITS_NOT;
}

void
console_best_offer (ConsoleBest *best, const char *name, guint32 what)
{
  ConsoleFit fit = name != NULL && *name != '\0' ? fit_of (best, name) : CONSOLE_FITS_NOT;

  if (fit == CONSOLE_FITS_NOT || fit < best->fit)
    return;
  if (fit > best->fit)
    {
      best->fit = fit;
      best->found = what;
      best->twice = FALSE;
    }
  else if (what != best->found)
    best->twice = TRUE;
}

gboolean
console_best_take (ConsoleBest *best, guint32 *ret)
{
  g_clear_pointer (&best->folded, g_free);
  *ret = best->found;
  return best->fit > CONSOLE_BEGINS || (best->fit != CONSOLE_FITS_NOT && !best->twice);
}

gboolean
console_best_take_index (ConsoleBest *best, guint16 *ret)
{
  guint32 what;
  gboolean any = console_best_take (best, &what);

  *ret = (guint16) what;
  return any;
}
