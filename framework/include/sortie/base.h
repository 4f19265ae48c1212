/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* base.h: what all games build on: marks, the version, interrupts, chance, errors, words, texts.
 *
 * A game needs little of it: marks on its texts (N_()), sortie_text_fill(), sortie_set_error(). The rest is
 * for tools.
 *
 * Ownership, in all headers of Sortie: a const result is borrowed, and lives as long as the object that you asked. Any
 * other result belongs to the caller, who frees it with g_free(), g_strfreev() or the function of its type that ends in
 * _free. Those accept NULL. Arguments are borrowed for the time of the call. Comments name exceptions.
 */
#pragma once
#include <glib.h>
#include <signal.h>
G_BEGIN_DECLS

/* ---- Marks on texts in tables: xgettext finds a text by its mark. Code that shows the text looks it up in the
 * reader's language.
 */

/* Marks a text that is shown translated. */
#define N_(text) (text)

/* A sentence and its plural. */
#define NP_(one, many) (one), (many)

/* A text that has two meanings in English, with a context that tells which one is meant. */
#define NC_(context, text) context "\004" text

/* ---- Version: which library this is, and which modules it understands.
 *
 * The version is for people. The interface number is for modules. A module that was
 * built for another number is refused before the library reads anything else of it.
 */

/**
 * SORTIE_INTERFACE_VERSION:
 *
 * The number of the module interface that these headers describe. It matters for a module that was built with
 * one release and is loaded by a later one. The number grows, once for a release, if such a module would go
 * wrong, because something that it fills in, reads or calls
 *
 *  - has another size or order: a field more or less in SortieGame, in a row of one of its
 *    tables, in SortieState, SortieSetup or anything else in these headers that is no opaque type;
 *  - has another number: a value of an enumeration that is not the last one;
 *  - means something else, or is gone: a function, a field, a callback that may now be called
 *    where it was not.
 *
 * It does not grow for a new function. Before the first release it stays 1, because nobody has such modules:
 * developers build games anew after each commit, and the stamp (sortie/game.h) refuses the others as far as
 * sizes tell. docs/HACKING.md, 8, asks this question before each release.
 */
#define SORTIE_INTERFACE_VERSION 1

/* The version of the library that is running, such as "1.2.3". */
const char *sortie_version (void);

/* ---- Interrupts: how a front end stops a long computation.
 *
 * The library knows neither signals nor threads. A front end gives each module a SortieInterrupt (sortie/game.h) and
 * may set it at any moment, also in a signal handler. The library only reads it, wherever it spends time. While it is
 * set:
 *
 * - the engine runs no more frames and marks the position with SORTIE_RESULT_LEFT, so that every loop that plays on
 *   stops as it does at the end of a game;
 * - lists of moves stop where they are, and the library reads no line;
 * - a match takes back what it had begun: every byte is as before.
 *
 * Results that the library returned meanwhile mean nothing. The caller drops them, clears the interrupt, and can
 * continue.
 */

/* Only its owner sets and clears it. */
typedef struct
{
  volatile sig_atomic_t is_set; /* not 0: stop as soon as possible */
} SortieInterrupt;

/* @interrupt: (nullable): NULL if nobody can interrupt. */
static inline gboolean
sortie_interrupt_is_set (const SortieInterrupt *interrupt)
{
  return interrupt != NULL && interrupt->is_set != 0;
}

/* ---- Chance: the one source of chance.
 *
 * A SortieRng is a plain value. Copying it copies the future: a cloned match rolls the same dice as
 * the original until one of them is reseeded. Equal seeds give equal numbers on every machine and with
 * every compiler, for ever; saved games depend on it.
 *
 * The generator is PCG-XSH-RR 64/32 (M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient
 * Statistically Good Algorithms for Random Number Generation", HMC-CS-2014-0905), on stream 54, the
 * one whose first numbers the author publishes.
 */

/* A generator. */
typedef struct
{
  guint64 state; /* the generator's whole memory */
  guint64 draws; /* how many numbers were taken since the seed; recorded in the journal */
} SortieRng;

/**
 * sortie_rng_seed:
 * @rng: (out): the generator
 * @seed: any number
 *
 * Starts @rng afresh; @draws becomes 0.
 */
void sortie_rng_seed (SortieRng *rng, guint64 seed);

/* Takes one number and counts it. Returns: 32 bits, each pattern equally likely. */
guint32 sortie_rng_next (SortieRng *rng);

/* What a random stream is for. The deal uses the seed of a match unchanged. */
typedef enum
{
  SORTIE_STREAM_BOT = 1, /* for the thinking of a bot */
} SortieStream;

/**
 * sortie_rng_stream:
 * @seed: the seed of a match
 * @stream: what the stream is for
 * @seat: the seat that uses it
 *
 * No player may draw the numbers of the deal or of another seat. So each stream has its own seed, mixed from
 * the three arguments. The mixing is the finaliser of SplitMix64 (G. L. Steele,
 * D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014); it maps different
 * seeds of a match to different seeds of the same stream.
 *
 * Returns: a seed for sortie_rng_seed()
 */
guint64 sortie_rng_stream (guint64 seed, SortieStream stream, guint8 seat);

/* ---- Errors: what can be wrong outside the program, and how people hear of it.
 *
 * Files, saves and typed text can be wrong. Such errors travel as a GError of the domain SORTIE_ERROR. If it helps
 * to see several at once, as for a card file, a SortieErrors collects them. Each message names its file and line,
 * then what it is about, then what is wrong:
 *
 *     content/styxia.xml:41: card “gutter-ghoul”: unknown effect “rasie”; did you mean “raise”?
 *
 * A message quotes what is wrong, which may be any bytes. The library cleans every message
 * (sortie_text_clean_lines()), so that it is valid UTF-8 without codes for a terminal.
 *
 * A collector keeps the first 20 errors and counts the others. It sorts them by file and line, and otherwise by
 * the order of arrival. The sentences are already in the player's language.
 */

/* The domain of the library's errors. */
#define SORTIE_ERROR (sortie_error_quark ())

/* See SORTIE_ERROR. */
GQuark sortie_error_quark (void);

/* Kinds of error, for programs; people get the sentence. */
typedef enum
{
  SORTIE_ERROR_CONTENT,     /* card content is wrong */
  SORTIE_ERROR_FILE,        /* a file cannot be read or written */
  SORTIE_ERROR_FORMAT,      /* a save, journal or scenario has the wrong form */
  SORTIE_ERROR_DAMAGED,     /* it has the right form, but is damaged */
  SORTIE_ERROR_VERSION,     /* it belongs to another version of the game, of its content or of the program */
  SORTIE_ERROR_MISMATCH,    /* what happens differs from what was recorded */
  SORTIE_ERROR_LIMIT,       /* a bound is reached */
  SORTIE_ERROR_UNKNOWN,     /* nothing has this name */
  SORTIE_ERROR_SYNTAX,      /* a typed line or an option that cannot be understood */
  SORTIE_ERROR_REFUSED,     /* a move that the rules do not allow */
  SORTIE_ERROR_INTERRUPTED, /* a person or a front end stopped it */
  SORTIE_ERROR_MODULE,      /* a game module cannot be loaded or breaks its contract */
} SortieError;

/**
 * sortie_set_error:
 * @error: (out) (optional): as for g_set_error()
 * @code: what kind of error
 * @format: the sentence, as for printf(), already translated
 * @...: what to fill in, any bytes
 *
 * The library sets an error of one sentence only in this way, and an error of several with
 * sortie_errors_to_gerror(). Both clean the text.
 *
 * Returns: FALSE, which most functions that set an error return
 */
gboolean sortie_set_error (GError **error, SortieError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/* A collector of located errors. */
typedef struct _SortieErrors SortieErrors;

/* An empty collector. (transfer full) */
SortieErrors *sortie_errors_new (void);

/* Frees it. */
void sortie_errors_free (SortieErrors *errors);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieErrors, sortie_errors_free)

/**
 * sortie_errors_add:
 * @errors: the collector
 * @file: (nullable): the file's name as the user knows it
 * @line: the line, from 1; 0 if the error is not in a line
 * @subject: (nullable): what it is about, for instance `card "gutter-ghoul"`
 * @format: the sentence, as for printf(), already translated; without a dot at the end
 * @...: what to fill in
 */
void sortie_errors_add (SortieErrors *errors, const char *file, int line, const char *subject,
                        const char *format, ...) G_GNUC_PRINTF (5, 6);

/* Whether there was an error. */
gboolean sortie_errors_any (const SortieErrors *errors);

/* How many errors are kept, at most 20. */
guint sortie_errors_count (const SortieErrors *errors);

/* How many errors came after the collector was full. */
guint sortie_errors_dropped (const SortieErrors *errors);

/* All messages, one per line; if some were not kept, "and N more" is the last line. No newline at the end;
 * empty if there was no error. (transfer full) */
char *sortie_errors_to_string (const SortieErrors *errors);

/**
 * sortie_errors_to_gerror:
 * @errors: the collector
 * @error: (out): set to SORTIE_ERROR_CONTENT with sortie_errors_to_string() as its message, if
 * there was an error
 *
 * Meant as the last line of a loader: `return sortie_errors_to_gerror (errors, error);`
 *
 * Returns: TRUE if there was no error
 */
gboolean sortie_errors_to_gerror (const SortieErrors *errors, GError **error);

/* ---- Words: names as people write them and as files spell them.
 *
 * An identifier is English and stable: lower-case ASCII letters and digits in groups joined by single hyphens
 * (`gutter-ghoul`). Typed names are compared after folding: without case, accents and extra spaces, and never by the
 * rules of a locale, so that a Turkish or a Polish terminal finds the same card.
 *
 * All text is UTF-8. Other bytes count as the replacement character.
 */

/* The longest identifier in bytes: journals and prompts stay readable. */
#define SORTIE_WORDS_ID_MAX 48

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
 * typed. It forgives about one mistake in three letters, and allocates nothing.
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

/* Whether two folded words are equal, or differ only in their endings: "magia" and "magii", "wall" and "walls". */
gboolean sortie_words_are_declined (const char *a, const char *b);

/* ---- Texts: making text safe to show; measuring, cutting, wrapping and filling it in.
 *
 * Text from a file or another program can contain codes that move the cursor, recolour the terminal or reverse
 * the reading direction. None of them reaches a terminal that shows only what sortie_text_clean() returned.
 * Widths are columns of a terminal: 2 for wide East Asian characters, 0 for combining marks, 1 otherwise.
 *
 * Sentence patterns have named placeholders, `{name}`, and never go through printf. A translator may reorder them, and
 * the worst effect of a wrong translation is a wrong sentence. All text is UTF-8.
 */

/* What to fill in. */
typedef struct
{
  const char *name;  /* the placeholder's name, without braces */
  const char *value; /* the text to put there, unchanged; it is not searched for placeholders */
} SortieTextArg;

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
 * sortie_text_translate:
 * @domain: (nullable): a gettext domain; NULL translates nothing
 * @text: (nullable): text of content, collapsed (sortie_words_collapse())
 *
 * If a word has two meanings, its text begins with a context and the character \004, as msgfmt writes it. The
 * context is never shown. Without a translation for that context, the translation of the bare text is used.
 *
 * Returns: (transfer none): @text in the reader's language, or @text itself if there is no translation
 */
const char *sortie_text_translate (const char *domain, const char *text);

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

/**
 * sortie_text_fill:
 * @pattern: a sentence with placeholders `{name}`; a name is a lower-case letter, then lower-case letters, digits,
 * hyphens and underscores
 * @args: (array length=n): what to fill in
 * @n: how many
 *
 * Returns: (transfer full): the sentence; a placeholder that @args does not name stays in it, so that people notice a
 * mistake in a translation
 */
char *sortie_text_fill (const char *pattern, const SortieTextArg *args, gsize n);

/**
 * sortie_sentence:
 * @pattern: as for sortie_text_fill()
 * @...: up to 16 pairs, the name of a placeholder and its text; then NULL
 *
 * Returns: (transfer full): the sentence
 */
char *sortie_sentence (const char *pattern, ...) G_GNUC_NULL_TERMINATED;

/* The same with a va_list. (transfer full) */
char *sortie_sentence_va (const char *pattern, va_list blanks);

G_END_DECLS
