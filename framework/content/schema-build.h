/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* schema-build.h: a schema in the making; private to the schema's files. */
#pragma once
#include "content/schema.h"
G_BEGIN_DECLS

typedef struct
{
  const SortieContentNames *names;
  GString *text;
  guint depth;
} SortieSchema;

/* A line at the depth that is open. */
void sortie_schema_put (SortieSchema *s, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* A tag with its attributes; what follows stands in it, until it is closed by name. */
void sortie_schema_open (SortieSchema *s, const char *tag);
void sortie_schema_close (SortieSchema *s, const char *tag);
/* What editors show. @meaning: (nullable). */
void sortie_schema_meaning (SortieSchema *s, const char *meaning);
/* One of these words; none: nothing fits. */
void sortie_schema_enumeration (SortieSchema *s, const GPtrArray *words);
/* (transfer container): of a NULL-terminated list. */
GPtrArray *sortie_schema_list (const char *const *words);

/* schema-language.c: types of all elements of programs, and of words. */
void sortie_schema_language (SortieSchema *s);

G_END_DECLS
