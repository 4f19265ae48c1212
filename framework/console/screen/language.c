/* SPDX-License-Identifier: GPL-3.0-or-later */
/* language.c: the languages of the program, and which one it uses. */
#include "console/screen/language.h"

#include <locale.h>
#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "console/screen/paths.h"

/* The locale that every system has: without a language, but in UTF-8. */
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

/* The language of "pl_PL.UTF-8" is "pl_PL". */
static char *
language_of_locale (const char *locale)
{
  return g_strndup (locale, strcspn (locale, ".@"));
}

/* The system lacks the environment's locale: uses the locale's language without it. */
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

/* gettext ignores LANGUAGE while the locale of messages is "C". */
static void
leave_c_locale (void)
{
  const char *messages = setlocale (LC_MESSAGES, NULL);

  if (g_strcmp0 (messages, "C") == 0 || g_strcmp0 (messages, "POSIX") == 0)
    setlocale (LC_MESSAGES, NEUTRAL_LOCALE);
}

void
console_language_add_domain (const char *domain, const char *own_folder)
{
  g_autofree char *folder = NULL;

  if (domain == NULL)
    return;
  folder = own_folder != NULL ? g_strdup (own_folder) : console_locale_folder ();
  bindtextdomain (domain, folder);
  bind_textdomain_codeset (domain, "UTF-8");
}

/* ---- The available languages --------------------------------------------------------- */

/* The language of the messages in the source. */
#define ORIGINAL "en"

static gboolean
has_catalogue (const char *folder, const char *language)
{
  g_autofree char *file =
      g_build_filename (folder, language, "LC_MESSAGES", SORTIE_TEXT_DOMAIN ".mo", NULL);

  return g_file_test (file, G_FILE_TEST_EXISTS);
}

/* (transfer full) (element-type utf8) */
static GPtrArray *
all_languages (void)
{
  GPtrArray *languages = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = console_locale_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_ptr_array_add (languages, g_strdup (ORIGINAL));
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (has_catalogue (folder, name))
      g_ptr_array_add (languages, g_strdup (name));
  g_ptr_array_sort (languages, sortie_texts_compare);
  return languages;
}

/* "pl_PL.UTF-8" is available if "pl_PL" or "pl" is. */
static gboolean
is_spoken (const GPtrArray *languages, const char *wanted)
{
  g_autofree char *country = language_of_locale (wanted);
  g_autofree char *language = g_strndup (country, strcspn (country, "_"));

  return g_ptr_array_find_with_equal_func ((GPtrArray *) languages, country, g_str_equal, NULL)
         || g_ptr_array_find_with_equal_func ((GPtrArray *) languages, language, g_str_equal, NULL);
}

gboolean
console_language_check (const char *language, GError **error)
{
  g_autoptr (GPtrArray) languages = NULL;
  g_auto (GStrv) wanted = NULL;
  g_autofree char *list = NULL;

  if (language == NULL)
    return TRUE;
  languages = all_languages ();
  wanted = g_strsplit (language, ":", -1); /* a list as in LANGUAGE: any of these will do */
  for (guint i = 0; wanted[i] != NULL; i++)
    if (is_spoken (languages, wanted[i]))
      return TRUE;
  g_ptr_array_add (languages, NULL);
  list = g_strjoinv (", ", (char **) languages->pdata);
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("there is no language “%s” here; there are: %s"),
                           language, list);
}

/* ---- Setting the language ------------------------------------------------------------ */

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
  console_language_add_domain (SORTIE_TEXT_DOMAIN, NULL);
  if (missing == NULL || language != NULL)
    return NULL;
  return sortie_sentence (
      _ ("This system has no locale {locale}; its language is used with UTF-8 instead."),
      "locale", missing, NULL);
}

/* ---- Several languages in turn --------------------------------------------------------- */

GStrv
console_languages (void)
{
  g_autoptr (GPtrArray) all = all_languages ();
  GPtrArray *translated = g_ptr_array_new ();

  for (guint i = 0; i < all->len; i++)
    if (strcmp (all->pdata[i], ORIGINAL) != 0)
      g_ptr_array_add (translated, g_strdup (all->pdata[i]));
  g_ptr_array_add (translated, NULL);
  return (GStrv) g_ptr_array_free (translated, FALSE);
}

void
console_language_get (ConsoleLanguage *ret)
{
  ret->language = g_strdup (g_getenv ("LANGUAGE"));
  ret->locale = g_strdup (setlocale (LC_MESSAGES, NULL));
}

void
console_language_clear (ConsoleLanguage *language)
{
  g_clear_pointer (&language->language, g_free);
  g_clear_pointer (&language->locale, g_free);
}

/* gettext keeps its results until the locale changes, even if LANGUAGE changes. */
static void
look_again (const char *locale)
{
  setlocale (LC_MESSAGES, "C");
  setlocale (LC_MESSAGES, locale);
}

void
console_language_speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  look_again (NEUTRAL_LOCALE);
}

void
console_language_back (const ConsoleLanguage *before)
{
  if (before->language != NULL)
    g_setenv ("LANGUAGE", before->language, TRUE);
  else
    g_unsetenv ("LANGUAGE");
  look_again (before->locale);
}
