/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* i18n.h: how the library says a sentence in the player's language.
 *
 * For .c files only; a public header never includes it. `_()` looks a whole sentence up with
 * libintl, not with GLib's wrappers: g_dgettext() answers in English whenever the program's own
 * default domain has no catalogue in that language, also when this library's domain has one.
 */
#pragma once
#include <libintl.h>

#include <sortie/base.h>

#define SORTIE_TEXT_DOMAIN "sortie"

#define _(text) dgettext (SORTIE_TEXT_DOMAIN, text)
/* A text that means two things in English, with what it means here. */
#define C_(context, text) sortie_text_translate (SORTIE_TEXT_DOMAIN, context "\004" text)
/* For a sentence and its plural, NP_() where they stand in a table. */
#define ngettext_(one, many, n) dngettext (SORTIE_TEXT_DOMAIN, one, many, n)
