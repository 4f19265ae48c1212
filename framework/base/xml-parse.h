/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* xml-parse.h: libxml2 with everything locked that a card file does not need; private to base.
 *
 * The locks hold by themselves, also against files that the gate (xml-gate.h) would have refused:
 * no document type, no external entity, no network, no recovery from errors. Only the time that a
 * hostile file takes is the gate's business.
 */
#pragma once

#include <libxml/tree.h>

#include <sortie/base.h>

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
