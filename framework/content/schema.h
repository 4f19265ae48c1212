/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* schema.h: the language of a game's cards as an XML Schema, for editors.
 *
 * It is made from the tables that the loader itself reads, and says what a schema can: which
 * element and attribute may stand where, and which words there are. What it cannot say
 * (bound names, "either an attribute or a child", texts against programs) the loader says.
 */
#pragma once
#include <sortie/language.h>
G_BEGIN_DECLS

/* (transfer full): the schema, version 1.0 of W3C XML Schema, ending with a newline. */
char *sortie_content_schema (const SortieContentNames *names);

G_END_DECLS
