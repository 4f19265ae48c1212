/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* xml.h: for tools: the one entrance for XML, and it is closed.
 *
 * A file comes in whole or not at all. What comes in is plain XML in UTF-8 of at most 512 KiB,
 * without a document type, so without entities and without attributes that the file does not show;
 * it is nested at most 64 deep, with at most 64 attributes in a tag, and holds no character that is
 * unsafe to show. Inside the root stand elements, text and comments; CDATA sections and processing
 * instructions do not, because xgettext reads text with them in it differently. The network, other
 * files, compression and inclusion are never touched. Whatever is refused is refused by name, with
 * file and line, and before it can cost time or memory.
 *
 * Attribute and name strings belong to the document. No function here allocates on behalf of
 * libxml2 after reading, so a NULL attribute is an absent one and never a failed allocation.
 *
 * libxml2 keeps global settings, so content is read before a program starts threads.
 */
#pragma once
#include <libxml/tree.h>
#include <sortie/base.h>
G_BEGIN_DECLS

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

/**
 * sortie_xml_init:
 *
 * Gives libxml2 GLib's allocator, which ends the program when memory runs out instead of reading on
 * with parts missing, and closes its loader of external entities and its catalogues for good. Call
 * it first thing in main(), before anything of libxml2 runs. Further calls do nothing. Whoever reads
 * content without it has called it: a program that needs entities or catalogues of its own has to be
 * done with them by then.
 */
void sortie_xml_init (void);

/**
 * sortie_xml_read_file:
 * @path: a file's name, also the one in messages
 * @errors: where to say what is wrong
 *
 * Returns: (transfer full) (nullable): the document, with a root; NULL if it is refused, and then
 * @errors got at least one message
 */
xmlDoc *sortie_xml_read_file (const char *path, SortieErrors *errors);

/**
 * sortie_xml_line:
 * @node: an element or text
 *
 * Returns: the line in its file, right also beyond 65,535; the last line of a tag that spans
 * several
 */
int sortie_xml_line (const xmlNode *node);

/**
 * sortie_xml_is:
 * @node: an element
 * @name: a name
 *
 * Returns: whether the element has that name, in whatever namespace
 */
gboolean sortie_xml_is (const xmlNode *node, const char *name);

G_END_DECLS
