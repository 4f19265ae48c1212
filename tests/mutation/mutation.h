/* SPDX-License-Identifier: GPL-3.0-or-later */
/* mutation.h: what card content is worth that no scenario would miss.
 *
 * Of each card, boss and keyword every part of its program is taken away in turn, in a copy
 * of the content, and the scenarios that name the card are run. One of them must fail, or
 * the copy be refused when it is loaded; whatever survives is not tested.
 *
 *     mutants.c     the parts of a definition that can be changed
 *     stories.c     the scenarios that name a card
 *     mutation.c    changing, running, judging
 */
#pragma once
#include <glib.h>
#include <libxml/tree.h>
G_BEGIN_DECLS

/* Mutants. */

typedef enum
{
  MUTANT_CLAUSE,    /* a whole clause is gone */
  MUTANT_ELEMENT,   /* something inside a clause is gone */
  MUTANT_ATTRIBUTE, /* an attribute is gone */
  MUTANT_NUMBER,    /* a number is one more */
} MutantKind;

typedef struct
{
  MutantKind kind;
  char *file;        /* in the content folder: "styxia.xml" */
  char *card;        /* id of the definition */
  guint definition;  /* its number among the children of the root */
  guint element;     /* its number among the definition's descendants */
  char *attribute;   /* (nullable) */
  char *change;      /* "<kill> what is gone" */
  char *name;        /* "styxia.xml:57: <kill> what is gone" */
} Mutant;

/* (element-type Mutant) */
GPtrArray *mutants_new (void);
/* Adds everything that can be changed in a file. @deep: not only whole clauses. */
void mutants_of_file (GPtrArray *mutants, const char *folder, const char *file, gboolean deep);
xmlDoc *mutant_read (const char *folder, const char *file);
/* Changes a document. */
void mutant_apply (const Mutant *mutant, xmlDoc *doc);

/**
 * mutant_adapt:
 * @attempt: from 0
 * @value: a value that a clause without effect may change
 *
 * The loader refuses a text without a program, and a card that does nothing, so that a change
 * might be noticed by the loader alone. Each attempt brings the rest of the card into agreement
 * with the changed document in another way: as it is; without one of the texts; with a
 * clause that changes nothing in place of the one that is gone, under one of the parts.
 *
 * Returns: FALSE: there are no more ways
 */
gboolean mutant_adapt (const Mutant *mutant, xmlDoc *doc, guint attempt, const char *value);

/* Stories. */

/* A scenario file, in pieces. */
typedef struct
{
  char *path;
  char *head;           /* what stands before the first scenario */
  GPtrArray *content;   /* of utf8, ended by NULL: folders of its `content` lines */
  GPtrArray *scenarios; /* of utf8 */
} StoryFile;

/* (element-type StoryFile) */
GPtrArray *stories_read (const char *folder);
/* The file's text with only those scenarios that name one of the ids; NULL: none does. (transfer
 * full) */
char *story_text (const StoryFile *file, const char *const *ids);

G_END_DECLS
