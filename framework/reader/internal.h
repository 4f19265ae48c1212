/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of the reader share. Private to the library. */
#pragma once
#include "reader/reader.h"
#include "speech/names.h"
#include "flow/decision.h"
G_BEGIN_DECLS

/* ---- The lexicon (lexicon.c) ------------------------------------------------------------- */

/* One name of one thing. */
typedef struct
{
  SortieNameKind kind;
  guint index;
  guint8 of;          /* who alone calls it so; of a step: the kind of turn that has it; SORTIE_NO_SEAT: all */
  gboolean is_id;     /* how it is written */
  const char *raw;    /* not owned by the entry */
  const char *folded;
} SortieName;

/* What a card is called, folded; names that it does not have are "". */
typedef struct
{
  const char *id, *name, *printed, *sign;
} SortieFoldedDef;

struct SortieLexicon
{
  const SortieSetup *setup;
  GStringChunk *texts;
  GArray *names;          /* of SortieName */
  SortieFoldedDef *defs;  /* per definition */
  const char **titles;    /* per place: what it is called, folded */
  const char **seats;     /* per seat: the same */
  gsize longest;          /* bytes of the longest name of a card */
  GHashTable *called;     /* from each folded whole name of a card to the first that has it */
};

G_END_DECLS
