/* SPDX-License-Identifier: GPL-3.0-or-later */
/* language.h: the language of the program.
 *
 * If the system lacks the locale that the environment names, the program still uses its language: the catalogues
 * only need some locale that is not "C".
 */
#pragma once
#include <glib.h>

/**
 * console_language_init:
 * @language: (nullable): what --language said; NULL: the environment's
 *
 * Call it before looking up any text, and before starting threads.
 *
 * Returns: (nullable) (transfer full): a sentence to say once if this system lacks the environment's locale
 */
char *console_language_init (const char *language);

/* Whether @language (nullable) is available; FALSE and @error, which lists those that are. A list with colons, as
 * in LANGUAGE, needs only one of them. */
gboolean console_language_check (const char *language, GError **error);

/* The languages that the program is translated into, sorted, NULL-terminated. (transfer full) */
GStrv console_languages (void);

/* The current language; strings are owned. */
typedef struct
{
  char *language; /* (nullable): from the environment */
  char *locale;   /* for messages */
} ConsoleLanguage;

void console_language_get (ConsoleLanguage *ret);
void console_language_clear (ConsoleLanguage *language);

/* Switches to an available language, and back again, to look at texts in several languages in turn. */
void console_language_speak (const char *language);
void console_language_back (const ConsoleLanguage *before);

/* Where to look for the translations of a module's own domain: in @own_folder (nullable), or beside the program's
 * own. Does nothing if the domain is NULL. */
void console_language_add_domain (const char *domain, const char *own_folder);
