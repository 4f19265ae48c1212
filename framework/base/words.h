/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* words.h: names as people write them and as files spell them.
 *
 * An identifier is English and stable: lower-case ASCII letters and digits in groups joined by
 * single hyphens (`gutter-ghoul`). Typed names are compared after folding: without case, accents
 * and surplus spaces, and never by the rules of a locale, so that a Turkish or a Polish terminal
 * finds the same card.
 *
 * All text is UTF-8; bytes that are not are treated as the replacement character.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SORTIE_WORDS_ID_MAX:
 *
 * The longest identifier in bytes: journals and prompts stay readable.
 */
#define SORTIE_WORDS_ID_MAX 48

/**
 * sortie_words_is_id:
 * @word: (nullable): a word
 *
 * Returns: whether @word is an identifier: `[a-z0-9]+(-[a-z0-9]+)*`, at most SORTIE_WORDS_ID_MAX
 * bytes
 */
gboolean sortie_words_is_id (const char *word);

/**
 * sortie_words_not_id:
 * @word: what should be an identifier, and is none
 *
 * Returns: (transfer full): the sentence that refuses it, with the identifier that may have been
 * meant: `“Toy Game” is no identifier: ...; did you mean “toy-game”?`
 */
char *sortie_words_not_id (const char *word);

/**
 * sortie_words_name:
 * @text: lines of a file
 * @id: an identifier
 *
 * Returns: whether @id stands in @text, and not as part of a longer identifier
 */
gboolean sortie_words_name (const char *text, const char *id);

/**
 * sortie_words_nearest:
 * @word: what was written
 * @candidates: (array length=n): what it could have been; a NULL among them is skipped
 * @n: how many
 *
 * Compares by the number of letters inserted, left out, replaced, or exchanged with a neighbour
 * (Damerau and Levenshtein), without regard to case. About one mistake in three letters is
 * forgiven. Nothing is allocated.
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
 * The end of a message that names an unknown @word: `; did you mean “raise”?`, in the player's
 * language. Nobody is asked whether he meant the very word that he wrote.
 *
 * Returns: (transfer full): that, or the empty text if nothing is near, or only @word itself
 */
char *sortie_words_did_you_mean (const char *word, const char *const *candidates, gsize n);

/**
 * sortie_words_instead:
 * @word: what was written
 * @candidates: (array length=n): what it could have been; a NULL among them is skipped
 * @n: how many
 *
 * The same, and where nothing is near all of them, when they are few: `; there are: a, b`.
 *
 * Returns: (transfer full): that, or the empty text if nothing is near and they are many, or none
 */
char *sortie_words_instead (const char *word, const char *const *candidates, gsize n);

/**
 * sortie_words_collapse:
 * @text: any text
 *
 * Makes one space of every run of spaces, tabs and newlines, and none at the ends: exactly what
 * xgettext does with an ITS rule `space="default"`, since the result is the key under which the
 * text is translated. Other kinds of space, such as the one that does not break, stay.
 *
 * Returns: (transfer full): the collapsed text
 */
char *sortie_words_collapse (const char *text);

/**
 * sortie_words_append_collapsed:
 * @to: where to append
 * @text: a piece of text
 *
 * One step of sortie_words_collapse() for text that comes in pieces, such as around a comment: a
 * run of white space becomes one space, but is not joined with the piece before, and stays at the
 * ends. So does xgettext.
 */
void sortie_words_append_collapsed (GString *to, const char *text);

/**
 * sortie_words_split:
 * @line: a typed line
 *
 * Cuts @line at spaces, tabs and newlines. Double quotes, straight or curly, keep spaces and make
 * empty words possible; they need not begin a word, and one that is never closed reaches to the end
 * of the line. An apostrophe is a letter.
 *
 * Returns: (transfer full): the words, ended by NULL, to be freed with g_strfreev()
 */
char **sortie_words_split (const char *line);

/**
 * sortie_words_fold:
 * @text: a name in any language
 *
 * What names are compared by: compatibility forms resolved, no case, no accents (`Łowczyni Żądz`
 * and `lowczyni zadz` fold alike), curly apostrophes and quotes made straight, white space
 * collapsed.
 *
 * Returns: (transfer full): the folded name; a key, not for display
 */
char *sortie_words_fold (const char *text);

/**
 * sortie_words_are_part:
 * @part: some words, folded
 * @name: a name, folded
 *
 * Whole words, so that nobody says by chance what he did not mean: `rage` of `goblin rage`, not
 * `rag`. An identifier's words are those between its hyphens.
 *
 * Returns: whether @part stands in @name as one word of it, or as several one behind the other
 */
gboolean sortie_words_are_part (const char *part, const char *name);

G_END_DECLS
