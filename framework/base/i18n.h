/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* i18n.h: macros that translate the library's own sentences.
 *
 * For .c files only; public headers never include it. `_()` looks up a whole sentence with libintl, not with GLib's
 * wrappers: g_dgettext() answers in English whenever the program's own default domain lacks a catalogue in that
 * language, even if this library's domain has one.
 */
#pragma once
#include <libintl.h>

#include <sortie/base.h>

#define SORTIE_TEXT_DOMAIN "sortie"

#define _(text) dgettext (SORTIE_TEXT_DOMAIN, text)
/* A text that has two meanings in English, with a context that tells which one is meant. */
#define C_(context, text) sortie_text_translate (SORTIE_TEXT_DOMAIN, context "\004" text)
/* A sentence and its plural. In a table, mark both with NP_(). */
#define ngettext_(one, many, n) dngettext (SORTIE_TEXT_DOMAIN, one, many, n)
