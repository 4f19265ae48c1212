/* SPDX-License-Identifier: GPL-3.0-or-later */
/* language.h: in which language the program speaks.
 *
 * A system without the locale that its environment names still gets its language: the
 * catalogues need only some locale that is not "C".
 */
#pragma once
#include <glib.h>

/**
 * console_language_init:
 * @language: (nullable): what --language said; NULL: the environment's
 *
 * Call it before any text is looked up, and before threads.
 *
 * Returns: (nullable) (transfer full): a sentence worth saying once, when the environment
 *   names a locale that this system does not have
 */
char *console_language_init (const char *language);

/* Whether @language (nullable) is one that there is; FALSE and @error with those that there are.
 * A list with colons, as in LANGUAGE, needs one of them. */
gboolean console_language_check (const char *language, GError **error);

/* The languages that the program is translated into, sorted, NULL-terminated. (transfer full) */
GStrv console_languages (void);

/* What is spoken; strings are owned. */
typedef struct
{
  char *language; /* (nullable): of the environment */
  char *locale;   /* of messages */
} ConsoleLanguage;

void console_language_get (ConsoleLanguage *ret);
void console_language_clear (ConsoleLanguage *language);

/* Speaks a language that there is a catalogue of; and again the one of before. For looking at texts
 * in several languages one after the other. */
void console_language_speak (const char *language);
void console_language_back (const ConsoleLanguage *before);

/* Where the translations of a module's own domain are looked for: in @own_folder (nullable), or where the program's
 * own are. NULL as domain does nothing. */
void console_language_add_domain (const char *domain, const char *own_folder);
