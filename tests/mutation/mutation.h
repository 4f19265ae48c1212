/* SPDX-License-Identifier: GPL-3.0-or-later */
/* mutation.h: what card content is worth that no scenario would miss.
 *
 * Of each card, boss and keyword every part of its program is taken away in turn, in a copy
 * of the content, and the scenarios that name the card are run. One of them must fail, or
 * the copy be refused when it is loaded; whatever survives is not tested.
 *
 *     mutants.c     the parts of a definition that can be changed
 *     stories.c     the scenarios that name a card
 *     unseen.c      changes that nothing can show
 *     trial.c       one mutant: changing, loading, judging
 *     mutation.c    all of them, and what is said of them
 */
#pragma once
#include <sortie/kit.h>
#include "base/xml.h"
#include <glib.h>
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
  char *of;          /* the name of that element */
  char *attribute;   /* (nullable) */
  char *change;      /* "<kill> what is gone" */
  char *name;        /* "styxia.xml:57: <kill> what is gone" */
} Mutant;

/* (element-type Mutant) */
GPtrArray *mutants_new (void);
/* Adds everything that can be changed in a file. */
void mutants_of_file (GPtrArray *mutants, const char *folder, const char *file);
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

/* Unseen. */

/* A line "CARD: CHANGE: REASON" of a file. */
typedef struct
{
  char *key;     /* "CARD: CHANGE" */
  guint line;
  gboolean used; /* it has excused a change that nothing shows */
} Unseen;

/* NULL: no file, no lines. (element-type Unseen) */
GPtrArray *unseen_read (const char *path);
/* Whether a line speaks of this change. */
gboolean unseen_names (const GPtrArray *unseen, const Mutant *mutant);
/* The same; each line excuses one change. */
gboolean unseen_excuses (GPtrArray *unseen, const Mutant *mutant);

/* Trials. */

/* What became of a mutant; the exit status of the process that ran it. */
typedef enum
{
  SURVIVED,
  FAILED,  /* a scenario failed */
  REFUSED, /* the loader said what is wrong */
  SAME,    /* the compiled program is the same as before */
  CRASHED,
} Verdict;

typedef struct
{
  const char *folder; /* of the content */
  gboolean beside;    /* it stands beside the game's own */
  char *game;
  char *scratch;      /* folder for copies */
  GPtrArray *stories;
  GPtrArray *mutants;
  Verdict *verdicts;  /* of each mutant */
  GPtrArray *unseen;
  GHashTable *users;  /* keyword -> GPtrArray of the ids of those who have it */
  SortieModule *original;
} Run;

/* The names of the XML files of a folder, sorted. (element-type utf8) */
GPtrArray *trial_files (const char *folder);
/* The game with the cards of @folder; @above is the folder above it. */
SortieModule *trial_load (const Run *run, const char *folder, const char *above, GError **error);
/* One mutant; ends the process. */
G_NORETURN void trial_run (const Run *run, guint number);

G_END_DECLS
