/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room base offers to the rest of the library but not to games. */
#pragma once
#include "base/rng.h"
#include "base/text.h"
#include "base/xml.h"

/* Prepends the formatted text to an error's message, if there is an error. */
void sortie_prefix_error (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* How many errors a collector keeps: about a screenful. */
#define SORTIE_ERRORS_KEPT 20

/* sortie_errors_add() for functions that have file, line and subject already and receive the rest as a va_list. */
void sortie_errors_add_va (SortieErrors *errors, const char *file, int line, const char *subject,
                           const char *format, va_list arguments) G_GNUC_PRINTF (5, 0);

/* One complete message, `file:line: subject: sentence`. @index: below sortie_errors_count(). */
const char *sortie_errors_get (const SortieErrors *errors, guint index);

/**
 * sortie_rng_seed:
 * @rng: (out): the generator
 * @seed: any number
 *
 * Starts @rng afresh; @draws becomes 0.
 */
void sortie_rng_seed (SortieRng *rng, guint64 seed);

/**
 * sortie_rng_below:
 * @rng: the generator
 * @n: the number of outcomes, at least 1
 *
 * Draws numbers until one can be used without favouring an outcome; nearly always the first will do. Each number drawn
 * counts as a draw, also when @n is 1.
 *
 * Returns: a number in [0, @n), each equally likely
 */
guint32 sortie_rng_below (SortieRng *rng, guint32 n);

/* Whether @c is safe to show: no control character of C0 or C1, no delete, no line or paragraph separator, no
 * bidirectional control, no noncharacter. Tab and newline are not safe either. */
gboolean sortie_text_is_safe (gunichar c);

/* As sortie_text_clean(), but keeps newlines, for a message of several lines. (transfer full) @text: (nullable):
 * untrusted text, any bytes. */
char *sortie_text_clean_lines (const char *text);

/**
 * sortie_text_translate_name:
 * @domain: (nullable): a gettext domain; NULL translates nothing
 * @id: the id of the thing that has the name
 * @name: (nullable): the name in English
 *
 * A name from content is looked up with its id as context, so that two things with the same English name can have
 * different names in another language.
 *
 * Returns: (transfer none): @name in the reader's language, or @name itself if there is no translation
 */
const char *sortie_text_translate_name (const char *domain, const char *id, const char *name);

/* Whether both texts contain the same set of placeholders, in any order and number. @b: another text, such as a
 * translation. */
gboolean sortie_text_placeholders_equal (const char *a, const char *b);

/* The sentence that refuses a word that is not an identifier, with a suggestion: `“Toy Game” is no identifier: ...; did
 * you mean “toy-game”?` (transfer full) @word: the invalid identifier. */
char *sortie_words_not_id (const char *word);

/* sortie_words_instead(), however many candidates there are. (transfer full) */
char *sortie_words_among (const char *word, const char *const *candidates, gsize n);

/* sortie_words_instead() of the candidates. (transfer full) @candidates: (transfer full): the words that @word may have
 * been meant for. */
char *sortie_words_hint (const char *word, GPtrArray *candidates);

/* The index of @word among @names; -1: it is not there, and @ret_hint says what may have been meant, as
 * sortie_words_instead(). @names: (transfer full); some may be NULL. @ret_hint: (out) (transfer full): NULL if the word
 * is there */
gint sortie_words_find (const char *word, GPtrArray *names, char **ret_hint);

/* Whether @text contains @id as a whole identifier, not as part of a longer one. @text: lines of a file. */
gboolean sortie_words_name (const char *text, const char *id);

/* Turns every run of spaces, tabs and newlines into one space and removes it at both ends, exactly as xgettext does for
 * an ITS rule `space="default"`, because the result is the key of the translation. Other kinds of space, such as the
 * no-break space, stay. Returns: (transfer full): the collapsed text. */
char *sortie_words_collapse (const char *text);

/* One step of sortie_words_collapse() for text that arrives in pieces, such as text around a comment. As in xgettext, a
 * run of white space becomes one space, but it stays at both ends and is not merged with the piece before. */
void sortie_words_append_collapsed (GString *to, const char *text);

#define SORTIE_XML_MAX_BYTES (512 * 1024) /* libxml2 takes quadratic time for some inputs */
#define SORTIE_XML_MAX_DEPTH 64           /* card programs nest a dozen deep */
#define SORTIE_XML_MAX_ATTRIBUTES 64      /* in one tag, including xmlns; cards have a handful */

/**
 * sortie_xml_read_memory:
 * @bytes: (array length=size): the content of the file
 * @size: how many bytes
 * @display_name: the name of the file in messages
 * @errors: collects what is wrong
 *
 * Returns: (transfer full) (nullable): as for sortie_xml_read_file()
 */
xmlDoc *sortie_xml_read_memory (const char *bytes, gsize size, const char *display_name,
                                SortieErrors *errors);

/* The element's name without a prefix. */
const char *sortie_xml_name (const xmlNode *node);

/* The first child element. (nullable) */
xmlNode *sortie_xml_first (const xmlNode *parent);

/* The next sibling element. (nullable) */
xmlNode *sortie_xml_next (const xmlNode *element);

/* for (SORTIE_EACH_ELEMENT (parent, child)) visits the child elements */
#define SORTIE_EACH_ELEMENT(parent, child) \
  xmlNode *child = sortie_xml_first (parent); child != NULL; child = sortie_xml_next (child)

/* The first child element with that name. (nullable) */
xmlNode *sortie_xml_child (const xmlNode *parent, const char *name);

/* The attribute's value as the parser normalised it, possibly empty; NULL if the attribute is absent. (nullable) @name:
 * the attribute's name; attributes with a prefix never match. */
const char *sortie_xml_attribute (const xmlNode *node, const char *name);

/* The attribute's value, possibly empty. @attribute: one of an element's `properties`, for code that goes through all
 * of them. */
const char *sortie_xml_attribute_value (const xmlAttr *attribute);

/* The text directly inside the element, collapsed as xgettext does it, so that it is the key of its translation; empty
 * if there is none. (transfer full) */
char *sortie_xml_text (const xmlNode *node);

/* The first text in the element that is not white space, for the message that refuses it. (nullable) @node: an element
 * that should hold only elements. */
const xmlNode *sortie_xml_stray_text (const xmlNode *node);

/* Reads a file from its beginning, as sortie_file_read() does. (transfer full) @file: a descriptor; its position
 * neither matters nor changes. */
char *sortie_file_read_open (int file, gsize max, gsize *ret_size, GError **error);

/* ---- xml-gate.c: checks a file before the XML parser sees it.
 *
 * The gate reads the bytes once, in linear time, and refuses what could hurt the parser: a file that is too large, is
 * not text, nests too deeply, has too many attributes in a tag, or has a document type. It does not check whether the
 * rest is well-formed. But it is strict about where a tag begins and ends, so that the parser can never see a tag that
 * the gate took for something else.
 */

/**
 * sortie_xml_gate:
 * @bytes: (array length=size): the content of a file
 * @size: how many bytes
 * @name: the name of the file in messages
 * @errors: receives one message if the gate refuses the file
 *
 * Returns: (nullable): where the parser should start, after any byte order mark (it reads up to the end of @bytes);
 * NULL if the gate refused the file
 */
const char *sortie_xml_gate (const char *bytes, gsize size, const char *name, SortieErrors *errors);

/* ---- xml-parse.c: libxml2 with everything switched off that a card file does not need.
 *
 * These restrictions work without the gate (xml-gate.c), too: no document type, no external entity, no network, no
 * recovery from errors. Only the time that a hostile file takes is up to the gate.
 */

/**
 * sortie_xml_parse:
 * @bytes: (array length=size): the content of a file, in UTF-8
 * @size: how many bytes
 * @name: the name of the file in messages
 * @errors: collects what is wrong
 *
 * Returns: (transfer full) (nullable): the document, which has a root; NULL, with a message in @errors, if the file is
 * not well-formed or has a document type
 */
xmlDoc *sortie_xml_parse (const char *bytes, gsize size, const char *name, SortieErrors *errors);
