/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room base declares for the library alone. */
#pragma once
#include <sortie/xml.h>

/* Puts the same in front of an error's message, if there is an error. */
void sortie_prefix_error (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* How many errors a collector keeps: as many as fit on a screen. */
#define SORTIE_ERRORS_KEPT 20

/* The same for functions that know file, line and subject themselves, and are given the rest. */
void sortie_errors_add_va (SortieErrors *errors, const char *file, int line, const char *subject,
                           const char *format, va_list arguments) G_GNUC_PRINTF (5, 0);

/* One whole message, `file:line: subject: sentence`. @index: below sortie_errors_count(). */
const char *sortie_errors_get (const SortieErrors *errors, guint index);

/**
 * sortie_rng_below:
 * @rng: the generator
 * @n: the number of outcomes, at least 1
 *
 * Takes numbers until one can be used without favouring an outcome; nearly always the first. Each
 * one taken counts as a draw, also when @n is 1.
 *
 * Returns: a number in [0, @n), each equally likely
 */
guint32 sortie_rng_below (SortieRng *rng, guint32 n);

/* Whether @c may be shown: no control of C0 or C1, no delete, no line or paragraph separator, no bidirectional
 * control, no noncharacter. Tab and newline are not safe either. */
gboolean sortie_text_is_safe (gunichar c);

/* The same as sortie_text_clean(), but newlines stay, for a message of several lines. (transfer full) @text:
 * (nullable): foreign text, any bytes. */
char *sortie_text_clean_lines (const char *text);

/**
 * sortie_text_translate_name:
 * @domain: (nullable): a gettext domain; NULL: nothing is translated
 * @id: what the name is of
 * @name: (nullable): the name in English
 *
 * Names of content have the id of what they name as their context, so that two things of the
 * same name in English may have different ones elsewhere.
 *
 * Returns: (transfer none): @name in the reader's language, or as it is where there is no translation
 */
const char *sortie_text_translate_name (const char *domain, const char *id, const char *name);

/* Whether both name the same set of blanks, in any order and number. @b: another, such as its translation. */
gboolean sortie_text_placeholders_equal (const char *a, const char *b);

/* The sentence that refuses it, with the identifier that may have been meant: `“Toy Game” is no identifier:
 * ...; did you mean “toy-game”?` (transfer full) @word: what should be an identifier, and is none. */
char *sortie_words_not_id (const char *word);

/* The rows of a table up to the one whose first member is NULL. @table: (nullable): none. */
static inline guint
sortie_n_rows (gconstpointer table, gsize stride)
{
  guint n = 0;

  while (table != NULL && *(const char *const *) ((const guint8 *) table + n * stride) != NULL)
    n++;
  return n;
}

#define SORTIE_N_ROWS(table) sortie_n_rows ((table), sizeof *(table))

/* sortie_words_instead() of them. (transfer full) @candidates: (transfer full): what it could have been. */
char *sortie_words_hint (const char *word, GPtrArray *candidates);

/* Whether @text contains @id, and not only as part of a longer identifier. @text: lines of a file. */
gboolean sortie_words_name (const char *text, const char *id);

/* Makes one space of every run of spaces, tabs and newlines, and none at the ends: exactly what xgettext does
 * with an ITS rule `space="default"`, since the result is the key under which the text is translated. Other
 * kinds of space, such as the one that does not break, stay. Returns: (transfer full): the collapsed text. */
char *sortie_words_collapse (const char *text);

/* One step of sortie_words_collapse() for text that comes in pieces, such as around a comment: a run of white
 * space becomes one space, but is not joined with the piece before, and stays at the ends. So does xgettext. */
void sortie_words_append_collapsed (GString *to, const char *text);

#define SORTIE_XML_MAX_BYTES (512 * 1024) /* libxml2 takes quadratic time in some sizes */
#define SORTIE_XML_MAX_DEPTH 64           /* card programs nest a dozen deep */
#define SORTIE_XML_MAX_ATTRIBUTES 64      /* in one tag, xmlns included; cards have a handful */

/**
 * sortie_xml_read_memory:
 * @bytes: (array length=size): the file's content
 * @size: how many bytes
 * @display_name: the file's name in messages
 * @errors: where to say what is wrong
 *
 * Returns: (transfer full) (nullable): as sortie_xml_read_file()
 */
xmlDoc *sortie_xml_read_memory (const char *bytes, gsize size, const char *display_name,
                                SortieErrors *errors);

/* Its name, without a prefix. */
const char *sortie_xml_name (const xmlNode *node);

/* Its first child element. (nullable) */
xmlNode *sortie_xml_first (const xmlNode *parent);

/* The next element beside it. (nullable) */
xmlNode *sortie_xml_next (const xmlNode *element);

/* for (SORTIE_EACH_ELEMENT (parent, child)) visits the child elements */
#define SORTIE_EACH_ELEMENT(parent, child) \
  xmlNode *child = sortie_xml_first (parent); child != NULL; child = sortie_xml_next (child)

/* Its first child element of that name. (nullable) */
xmlNode *sortie_xml_child (const xmlNode *parent, const char *name);

/* Its value, as the parser normalised it, maybe empty; NULL if it is absent. (nullable) @name: an attribute's
 * name; one with a prefix is never meant. */
const char *sortie_xml_attribute (const xmlNode *node, const char *name);

/* Its value, maybe empty. @attribute: one of an element's `properties`, for those who look through all of
 * them. */
const char *sortie_xml_attribute_value (const xmlAttr *attribute);

/* The text that stands directly in it, collapsed as xgettext does it, so that it is the key of its translation;
 * empty if there is none. (transfer full) */
char *sortie_xml_text (const xmlNode *node);

/* The first text in it that is not white space, for the message that refuses it. (nullable) @node: an element
 * that should hold only elements. */
const xmlNode *sortie_xml_stray_text (const xmlNode *node);

/* The bytes of the file from its beginning, as sortie_file_read(). (transfer full) @file: a descriptor; its
 * position does not matter and does not change. */
char *sortie_file_read_open (int file, gsize max, gsize *ret_size, GError **error);

/* ---- xml-gate.c: looks at a file before the XML parser does.
 *
 * The gate reads the bytes once, in time that grows with their number only, and refuses what the
 * parser would take badly: what is too large, not text, too deep, with too many attributes in a
 * tag, or with a document type. It does not judge whether the rest is well-formed, but where a tag
 * begins and ends it is strict, so that the parser can never meet a tag that the gate took for
 * something else.
 */

/**
 * sortie_xml_gate:
 * @bytes: (array length=size): a file's content
 * @size: how many bytes
 * @name: the file's name in messages
 * @errors: gets one message if the answer is no
 *
 * Returns: (nullable): what the parser may see, up to the end of @bytes: all but a byte order mark;
 * NULL if nothing
 */
const char *sortie_xml_gate (const char *bytes, gsize size, const char *name, SortieErrors *errors);

/* ---- xml-parse.c: libxml2 with everything locked that a card file does not need.
 *
 * The locks hold by themselves, also against files that the gate (xml-gate.c) would have refused:
 * no document type, no external entity, no network, no recovery from errors. Only the time that a
 * hostile file takes is the gate's business.
 */

/**
 * sortie_xml_parse:
 * @bytes: (array length=size): a file's content, in UTF-8
 * @size: how many bytes
 * @name: the file's name in messages
 * @errors: where to say what is wrong
 *
 * Returns: (transfer full) (nullable): the document, with a root; NULL, and something in @errors,
 * if it is not well-formed or has a document type
 */
xmlDoc *sortie_xml_parse (const char *bytes, gsize size, const char *name, SortieErrors *errors);
