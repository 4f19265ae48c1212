/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* text.h: words as people write them and as files spell them; text that is safe to show, measured, cut and wrapped.
 *
 * All text is UTF-8. Other bytes count as the replacement character.
 */
#pragma once
#include <string.h>
#include <sortie/base.h>

/* ---- Words.
 *
 * An identifier is English and stable: lower-case ASCII letters and digits in groups joined by single hyphens
 * (`gutter-ghoul`). Typed names are compared after folding: without case, accents and extra spaces, and never by the
 * rules of a locale, so that a Turkish or a Polish terminal finds the same card.
 */

/* The longest identifier in bytes: journals and prompts stay readable. */
#define SORTIE_WORDS_ID_MAX 48

/* Whether @word consists of digits. */
static inline gboolean
sortie_words_is_number (const char *word)
{
  return *word != '\0' && word[strspn (word, "0123456789")] == '\0';
}

/* Identifies the language of the program's sentences, by its address: another one after the language has changed. It is
 * empty if they are not translated. (transfer none) */
const char *sortie_text_language (void);

/* Whether @word is an identifier: `[a-z0-9]+(-[a-z0-9]+)*`, at most SORTIE_WORDS_ID_MAX bytes. */
gboolean sortie_words_is_id (const char *word);

/**
 * sortie_words_nearest:
 * @word: what was written
 * @candidates: (array length=n): what it could have been; a NULL among them is skipped
 * @n: how many
 *
 * Compares by the number of letters inserted, left out, replaced, or exchanged with a neighbour (Damerau and
 * Levenshtein), without regard to case; a name of several words also by as many of its first words as were
 * typed. It forgives about one mistake in three letters; in a later part of a name ("healer" in "wayside-healer"), one
 * in four. It allocates nothing.
 *
 * Returns: (nullable): the candidate with the fewest differences, the first among equals; NULL if
 * none is near
 */
const char *sortie_words_nearest (const char *word, const char *const *candidates, gsize n);

/**
 * sortie_words_did_you_mean:
 * @word: what was written
 * @candidates: (array length=n): what it could have been
 * @n: how many
 *
 * The end of a message that names an unknown @word: `; did you mean “raise”?`, in the player's language. It
 * never suggests the word itself.
 *
 * Returns: (transfer full): that, or an empty text if nothing except @word itself is near
 */
char *sortie_words_did_you_mean (const char *word, const char *const *candidates, gsize n);

/**
 * sortie_words_instead:
 * @word: what was written
 * @candidates: (array length=n): what it could have been; a NULL among them is skipped
 * @n: how many
 *
 * The same; if nothing is near and the candidates are few, it lists them: `; there are: a, b`.
 *
 * Returns: (transfer full): that, or an empty text if nothing is near and the candidates are many or none
 */
char *sortie_words_instead (const char *word, const char *const *candidates, gsize n);

/* Adds a copy of a word to a list, unless the word is empty or already there. */
void sortie_words_add (GPtrArray *list, const char *word);

/* Cuts @line at spaces, tabs and newlines. Double quotes, straight or curly, keep spaces together and make
 * empty words possible. They need not begin a word; without a closing quote, they reach to the end of the line.
 * An apostrophe is a letter. Returns: (transfer full): the words, ended by NULL, to be freed with
 * g_strfreev(). */
char **sortie_words_split (const char *line);

/**
 * sortie_words_fold:
 * @text: a name in any language
 *
 * The form in which names are compared: compatibility forms resolved, no case, no accents (`Łowczyni Żądz`
 * and `lowczyni zadz` fold alike), curly apostrophes and quotes made straight, white space collapsed.
 *
 * Returns: (transfer full): the folded name; a key, not for display
 */
char *sortie_words_fold (const char *text);

/* Whether a text folds to this; most others are told apart by their first letters. */
gboolean sortie_words_fold_to (const char *text, const char *folded);

/* Whether one of the words of @words, with blanks between them, folds to this. */
gboolean sortie_words_any_folds_to (const char *words, const char *folded);

/**
 * sortie_words_are_part:
 * @part: some words, folded
 * @name: a name, folded
 *
 * Compares whole words, so that no name matches by accident: `rage` is part of `goblin rage`, `rag` is not. Hyphens
 * separate the words of an identifier.
 *
 * Returns: whether @part is one word of @name, or several words in a row
 */
gboolean sortie_words_are_part (const char *part, const char *name);

/* Whether two folded words are equal, or differ only in their endings: "magia" and "magii", "wall" and "walls",
 * "atakuj" and "atakowac". */
gboolean sortie_words_are_inflected (const char *a, const char *b);

/* Whether folded words are words of a name in a row, or begin them, and at least one of them has another ending:
 * "bossa" for "boss", "rycerza" for "rycerz przysiegi". What is shared is long enough, or a whole word of the name. */
gboolean sortie_words_end_otherwise (const char *typed, const char *name);

/* ---- Rows: tables whose rows begin with an id, up to one without.
 */

/* Counts the rows of a table, up to the one whose first member is NULL. @table: (nullable): NULL has none. */
static inline guint
sortie_n_rows (gconstpointer table, gsize stride)
{
  guint n = 0;

  while (table != NULL && *(const char *const *) ((const guint8 *) table + n * stride) != NULL)
    n++;
  return n;
}

#define SORTIE_N_ROWS(table) sortie_n_rows ((table), sizeof *(table))

/* The number of the row with that id; -1: there is none. @table, @id: (nullable) */
static inline gint
sortie_find_row (gconstpointer table, gsize stride, const char *id)
{
  const char *found;

  for (gsize row = 0; table != NULL && (found = *(const char *const *) ((const guint8 *) table + row * stride)) != NULL;
       row++)
    if (g_strcmp0 (found, id) == 0)
      return (gint) row;
  return -1;
}

#define SORTIE_FIND_ROW(table, id) sortie_find_row ((table), sizeof *(table), (id))

/* The ids of the rows, which stay in the table. (transfer full) */
static inline GPtrArray *
sortie_row_ids (gconstpointer table, gsize stride)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint row = 0; row < sortie_n_rows (table, stride); row++)
    g_ptr_array_add (ids, *(const gpointer *) ((const guint8 *) table + row * stride));
  return ids;
}

#define SORTIE_ROW_IDS(table) sortie_row_ids ((table), sizeof *(table))

/* ---- Lists of texts. */

/* All texts of the list, with @between between them. (transfer full) @texts: (element-type utf8) */
char *sortie_texts_join (const GPtrArray *texts, const char *between);

/* For g_ptr_array_sort() and qsort(): the order of two texts by their bytes. */
static inline gint
sortie_texts_compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The texts alone, ended by NULL; frees the list without them. (transfer full) */
static inline char **
sortie_texts_end (GPtrArray *texts)
{
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_free (texts, FALSE);
}

/* ---- Texts.
 *
 * Text from a file or another program can contain codes that move the cursor, recolour the terminal or reverse
 * the reading direction. None of them reaches a terminal that shows only what sortie_text_clean() returned.
 * Widths are columns of a terminal: 2 for wide East Asian characters, 0 for combining marks, 1 otherwise.
 */

/**
 * sortie_text_clean:
 * @text: (nullable): untrusted text, any bytes
 *
 * Returns: (transfer full): one line of valid UTF-8 in which every character is safe: spaces for tabs and line
 * ends of all kinds, nothing for bidirectional controls, U+FFFD for everything else that is unsafe
 */
char *sortie_text_clean (const char *text);

/* The number of columns @text takes. */
guint sortie_text_width (const char *text);

/**
 * sortie_text_truncate:
 * @width: the number of columns available
 * @ellipsis: (nullable): what replaces the part left out, such as "…" or "..."; NULL for nothing
 *
 * Cuts @text so that it fits together with the ellipsis. A character and its combining marks stay together. If
 * not even the ellipsis fits, there is none.
 *
 * Returns: (transfer full): @text itself if it fits, or its beginning and @ellipsis
 */
char *sortie_text_truncate (const char *text, guint width, const char *ellipsis);

/* @text as a sentence begins, with its first letter a capital, unless it begins with a letter and a digit: the
 * name of a space. (transfer full) */
char *sortie_text_capitalize (const char *text);

/* @text with spaces after it up to @width; @text itself if it is wider. (transfer full) @width: the columns to
 * fill. */
char *sortie_text_pad (const char *text, guint width);

/**
 * sortie_text_wrap:
 * @text: valid UTF-8; a newline begins a new line
 * @width: the number of columns available, at least 1
 *
 * Breaks between words. It breaks inside a word only if the word is wider than a line, if possible after a hyphen,
 * a slash or a dot.
 *
 * Returns: (transfer full): the lines, ended by NULL, to be freed with g_strfreev(); at least one
 */
char **sortie_text_wrap (const char *text, guint width);

/* The digits of a number, to be filled into a sentence; they last as long as the block around them. */
#define SORTIE_DIGITS(n) sortie_text_digits ((char[24]) { "" }, (n))

/* @buffer: room for 24 bytes. Returns: @buffer */
static inline const char *
sortie_text_digits (char *buffer, gint64 n)
{
  g_snprintf (buffer, 24, "%" G_GINT64_FORMAT, n);
  return buffer;
}

/* sortie_sentence() with a va_list. (transfer full) */
char *sortie_sentence_va (const char *pattern, va_list blanks);
