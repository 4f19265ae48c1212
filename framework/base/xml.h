/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* xml.h: the only code that reads XML.
 *
 * A file is read completely or not at all. It must be plain XML in UTF-8 of at most 512 KiB, without a document type,
 * and so without entities and hidden attributes. It is nested at most 64 deep, with at most 64 attributes in a tag, and
 * contains no character that is unsafe to show. The root contains elements, text and comments. CDATA sections and
 * processing instructions are refused, because xgettext reads text with them differently. Reading never uses the
 * network, other files, compression or inclusion. A refusal names what is wrong, with file and line, before it can cost
 * time or memory.
 *
 * Attribute and name strings belong to the document. No function here allocates on behalf of
 * libxml2 after reading, so a NULL attribute is an absent one and never a failed allocation.
 *
 * libxml2 keeps global settings, so content is read before a program starts threads.
 */
#pragma once
#include <libxml/tree.h>
#include "base/errors.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)

/**
 * sortie_xml_init:
 *
 * Gives libxml2 GLib's allocator, which ends the program when memory runs out instead of reading on
 * with parts missing, and closes its loader of external entities and its catalogues for good. Call
 * it first in main(), before anything of libxml2 runs. Further calls do nothing. Reading content calls it, too: a
 * program that needs its own entities or catalogues must have finished with them by then.
 */
void sortie_xml_init (void);

/* The document, with a root; NULL if it is refused; then @errors has at least one message. (transfer full)
 * (nullable) @path: a file's name, also the one in messages. */
xmlDoc *sortie_xml_read_file (const char *path, SortieErrors *errors);

/* The line in its file, correct also beyond 65,535; for a tag that spans several lines, the last. */
int sortie_xml_line (const xmlNode *node);

/* Whether the element has that name, in any namespace. */
gboolean sortie_xml_is (const xmlNode *node, const char *name);
