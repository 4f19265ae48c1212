/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* marks.h: marks on texts in tables. xgettext finds a text by its mark; whoever shows it looks it
 * up in the reader's language.
 */
#pragma once

#define N_(text) (text)
/* A sentence and its plural, one after the other. */
#define NP_(one, many) (one), (many)
/* A text that means two things in English, with what it means here. */
#define NC_(context, text) context "\004" text
