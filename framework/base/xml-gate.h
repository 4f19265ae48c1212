/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* xml-gate.h: looks at a file before the XML parser does; private to base.
 *
 * The gate reads the bytes once, in time that grows with their number only, and refuses what the
 * parser would take badly: what is too large, not text, too deep, with too many attributes in a
 * tag, or with a document type. It does not judge whether the rest is well-formed, but where a tag
 * begins and ends it is strict, so that the parser can never meet a tag that the gate took for
 * something else.
 */
#pragma once


#include <sortie/base.h>

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
