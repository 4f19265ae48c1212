/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/language.h"

#include <locale.h>
#include <string.h>

#include "base/i18n.h"
#include "console/out.h"
#include "console/paths.h"

/* The locale of every system: no language of its own, but UTF-8. */
#define NEUTRAL_LOCALE "C.UTF-8"

static const char *
first_set (const char *const *variables)
{
  for (; *variables != NULL; variables++)
    {
      const char *value = g_getenv (*variables);

      if (value != NULL && *value != '\0')
        return value;
    }
  return NULL;
}

/* "pl_PL.UTF-8" asks for "pl_PL". */
static char *
language_of_locale (const char *locale)
{
  return g_strndup (locale, strcspn (locale, ".@"));
}

/* The locale of the environment is missing: its language without it. */
static char *
fall_back (void)
{
  const char *locale = first_set ((const char *const[]){ "LC_ALL", "LC_MESSAGES", "LANG", NULL });

  setlocale (LC_ALL, NEUTRAL_LOCALE);
  if (locale == NULL)
    return NULL;
  if (g_getenv ("LANGUAGE") == NULL)
    {
      g_autofree char *language = language_of_locale (locale);

      g_setenv ("LANGUAGE", language, TRUE);
    }
  return g_strdup (locale);
}

/* LANGUAGE is not looked at while messages are in the locale "C". */
static void
leave_c_locale (void)
{
  const char *messages = setlocale (LC_MESSAGES, NULL);

  if (g_strcmp0 (messages, "C") == 0 || g_strcmp0 (messages, "POSIX") == 0)
    setlocale (LC_MESSAGES, NEUTRAL_LOCALE);
}

void
console_language_add_domain (const char *domain)
{
  g_autofree char *folder = NULL;

  if (domain == NULL)
    return;
  folder = console_locale_folder ();
  bindtextdomain (domain, folder);
  bind_textdomain_codeset (domain, "UTF-8");
}

char *
console_language_init (const char *language)
{
  g_autofree char *missing = NULL;

  if (setlocale (LC_ALL, "") == NULL)
    missing = fall_back ();
  if (language != NULL)
    {
      g_setenv ("LANGUAGE", language, TRUE);
      leave_c_locale ();
    }
  console_language_add_domain (SORTIE_TEXT_DOMAIN);
  if (missing == NULL || language != NULL)
    return NULL;
  return console_fill (_ ("This system has no locale {locale}; UTF-8 and the language of that name "
                          "are used instead."),
                       "locale", missing, NULL);
}
