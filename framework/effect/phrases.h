/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* phrases.h: parts of the printer's sentences; private to it. */
#pragma once
#include "base/text.h"
#include "effect/printer.h"
G_BEGIN_DECLS

typedef struct
{
  const SortieContentNames *names;
  const SortieCatalogue *catalogue;
} SortiePrinter;

/* What fills the blanks of one sentence: a phrase for each of an element's attributes, and two
 * more. */
#define SORTIE_MAX_BLANKS (SORTIE_MAX_ATTRS + 2)
typedef struct
{
  guint n;
  SortieTextArg blank[SORTIE_MAX_BLANKS];
  char *owned[SORTIE_MAX_BLANKS];
} SortieBlanks;

/* Takes the phrase over. */
void sortie_blanks_add (SortieBlanks *blanks, const char *name, char *phrase);
/* Fills the element's sentence and clears @blanks. Gaps that blanks left are closed. (transfer
 * full) */
char *sortie_blanks_fill (SortieBlanks *blanks, const char *pattern);

/* All (transfer full). An operand that is no expression, by its attribute. */
char *sortie_phrase_operand (const SortiePrinter *p, const SortieAttr *attr, gint value);
/* "A" for the first slot. */
char *sortie_phrase_slot (guint slot);
/* "+1", "times 2", ... @value: (nullable): what is changed, when it holds words. */
char *sortie_phrase_change (const SortiePrinter *p, SortieChange how, gint number,
                            const SortieValueDecl *value);
/* A text of the game in the reader's language. */
const char *sortie_phrase_of_game (const SortiePrinter *p, const char *text);

G_END_DECLS
