/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* text.h: text on its way to a person: made safe, measured, cut, wrapped and filled in.
 *
 * Text that came from a file or another program can hold codes that move the cursor, recolour the
 * terminal or turn the reading direction round; none of them reaches a terminal that shows only
 * what sortie_text_clean() returned. Widths are columns of a terminal: 2 for wide East Asian
 * characters, 0 for combining marks, 1 otherwise.
 *
 * Sentence patterns name their blanks, `{name}`, and never meet printf: a translator may reorder
 * them, and a wrong translation shows a wrong sentence at worst. All text is UTF-8.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SortieTextArg:
 * @name: the blank's name, without braces
 * @value: what to put there, as it is; it is not searched for blanks again
 */
typedef struct
{
  const char *name;
  const char *value;
} SortieTextArg;

/**
 * sortie_text_is_safe:
 * @c: a character
 *
 * Returns: whether @c may be shown: no control of C0 or C1, no delete, no line or paragraph
 * separator, no bidirectional control, no noncharacter. Tab and newline are not safe either
 */
gboolean sortie_text_is_safe (gunichar c);

/**
 * sortie_text_clean:
 * @text: (nullable): foreign text, any bytes
 *
 * Returns: (transfer full): one line of valid UTF-8 in which every character is safe: spaces for
 * tabs and line ends of all kinds, nothing for bidirectional controls, U+FFFD for everything else
 * that is not
 */
char *sortie_text_clean (const char *text);

/**
 * sortie_text_clean_lines:
 * @text: (nullable): foreign text, any bytes
 *
 * Returns: (transfer full): the same as sortie_text_clean(), but newlines stay, for a message of
 * several lines
 */
char *sortie_text_clean_lines (const char *text);

/**
 * sortie_text_capitalize:
 * @text: valid UTF-8
 *
 * Returns: (transfer full): @text as a sentence begins, with its first letter a capital
 */
char *sortie_text_capitalize (const char *text);

/**
 * sortie_text_width:
 * @text: valid UTF-8
 *
 * Returns: the number of columns @text takes
 */
guint sortie_text_width (const char *text);

/**
 * sortie_text_translate:
 * @domain: (nullable): a gettext domain; NULL: nothing is translated
 * @text: (nullable): text of content, collapsed (sortie_words_collapse())
 *
 * Where a word means two things a text begins with its context and the character \004, as msgfmt
 * writes it; the context is never shown, and without a translation for it that of the bare text
 * serves.
 *
 * Returns: (transfer none): @text in the reader's language, as far as it is known
 */
const char *sortie_text_translate (const char *domain, const char *text);

/**
 * sortie_text_translate_name:
 * @domain: (nullable): a gettext domain; NULL: nothing is translated
 * @id: what the name is of
 * @name: (nullable): the name in English
 *
 * Names of content have the id of what they name as their context, so that two things of the
 * same name in English may have different ones elsewhere.
 *
 * Returns: (transfer none): @name in the reader's language, as far as it is known
 */
const char *sortie_text_translate_name (const char *domain, const char *id, const char *name);

/**
 * sortie_text_truncate:
 * @text: valid UTF-8
 * @width: the columns there are
 * @ellipsis: (nullable): what stands for the part left out, such as "…" or "..."; NULL for nothing
 *
 * Cuts @text so that it and the ellipsis fit; a character and its combining marks stay together.
 * Where not even the ellipsis fits there is none.
 *
 * Returns: (transfer full): @text itself if it fits, or its beginning and @ellipsis
 */
char *sortie_text_truncate (const char *text, guint width, const char *ellipsis);

/**
 * sortie_text_pad:
 * @text: valid UTF-8
 * @width: the columns to fill
 *
 * Returns: (transfer full): @text with spaces behind it up to @width; @text itself if it is wider
 */
char *sortie_text_pad (const char *text, guint width);

/**
 * sortie_text_wrap:
 * @text: valid UTF-8; a newline begins a new line
 * @width: the columns there are, at least 1
 *
 * Breaks between words, and inside a word only if it is wider than a line: there behind a hyphen,
 * a slash or a dot, if it has one.
 *
 * Returns: (transfer full): the lines, ended by NULL, to be freed with g_strfreev(); at least one
 */
char **sortie_text_wrap (const char *text, guint width);

/**
 * sortie_text_fill:
 * @pattern: a sentence with blanks `{name}`; a name is a lower-case letter, then lower-case
 * letters, digits, hyphens and low lines
 * @args: (array length=n): what to fill in
 * @n: how many
 *
 * Returns: (transfer full): the sentence; a blank that @args does not name stays as it is, so that
 * a mistake in a translation is seen
 */
char *sortie_text_fill (const char *pattern, const SortieTextArg *args, gsize n);

/**
 * sortie_sentence:
 * @pattern: as for sortie_text_fill()
 * @...: the name of a blank and what to fill in, again and again, at most 16 times; then NULL
 *
 * Returns: (transfer full): the sentence
 */
char *sortie_sentence (const char *pattern, ...) G_GNUC_NULL_TERMINATED;

/* The same with the blanks of somebody else's arguments. (transfer full) */
char *sortie_sentence_va (const char *pattern, va_list blanks);

/**
 * sortie_text_placeholders_equal:
 * @a: a pattern
 * @b: another, such as its translation
 *
 * Returns: whether both name the same set of blanks, in any order and number
 */
gboolean sortie_text_placeholders_equal (const char *a, const char *b);

G_END_DECLS
