/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* packs.h: content of the library that the index of a game's content may include. */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/* A file of content/packs. */
typedef struct
{
  const char *name; /* "french" */
  const char *text;
} SortiePack;

/* Ends with a row without a name. */
extern const SortiePack sortie_packs[];

G_END_DECLS
