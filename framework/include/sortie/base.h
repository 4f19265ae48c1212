/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* base.h: what all games build on: marks on texts, the version, interrupts, chance, errors, sentences.
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

/* The version of the library that is running, such as "1.2.3". (transfer none) */
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
  guint64 draws; /* how many numbers were taken since the seed, or set by a SortieFate */
} SortieRng;

/* Takes one number and counts it. Returns: 32 bits, each pattern equally likely. */
guint32 sortie_rng_next (SortieRng *rng);

/* ---- Errors: what can be wrong outside the program, and how people hear of it.
 *
 * Files, saves and typed text can be wrong. Such errors travel as a GError of the domain SORTIE_ERROR. If it helps
 * to see several at once, as for a card file, a SortieErrors collects them. Each message names its file and line,
 * then what it is about, then what is wrong:
 *
 *     content/styxia.xml:41: card “gutter-ghoul”: unknown effect “rasie”; did you mean “raise”?
 *
 * A message quotes what is wrong, which may be any bytes. The library cleans every message, so that it is valid UTF-8
 * without codes for a terminal. The sentences are already in the player's language.
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
 * The library sets an error of one sentence only in this way. The text is cleaned.
 *
 * Returns: FALSE, which most functions that set an error return
 */
gboolean sortie_set_error (GError **error, SortieError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/* A collector of located errors, which the library fills. */
typedef struct _SortieErrors SortieErrors;

/* ---- Texts: translating and filling in.
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
 * sortie_text_translate:
 * @domain: (nullable): a gettext domain; NULL translates nothing
 * @text: (nullable): text of content, without needless white space
 *
 * If a word has two meanings, its text begins with a context and the character \004, as msgfmt writes it. The
 * context is never shown. Without a translation for that context, the translation of the bare text is used.
 *
 * Returns: (transfer none): @text in the reader's language, or @text itself if there is no translation
 */
const char *sortie_text_translate (const char *domain, const char *text);

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

G_END_DECLS
