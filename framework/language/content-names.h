/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* content-names.h: every word that card content may use, and what it means.
 *
 * A word in an attribute is an identifier of one of the game's tables, or one of
 * the framework's own words (`you`, `self`, `amount`, `end-of-turn`). Which table is
 * asked follows from the attribute's type alone.
 */
#pragma once
#include "language/elements.h"
G_BEGIN_DECLS

/* A turn keeps a bit for each of its phases (SortieTurn.skip). */
#define SORTIE_PHASES_PER_TABLE 16

/* What a match takes one of, or one for each seat that chooses: when nobody says which, it takes
 * what the content calls default="yes". */
typedef struct
{
  const char *element; /* "deck", a kind of definition, a record of one */
  const char *kind;    /* (nullable): of a deck; else any */
  guint n;             /* how many it takes at most: of records, from each definition */
} SortieChosenDecl;

/* The tables that a game's content is read against. Tables of declarations end with an
 * entry without id and may be NULL; lists of ids end with NULL. Nothing is copied. */
typedef struct
{
  const char *game;                 /* id; the index of the content must name it */
  const char *domain;               /* gettext domain of the content's texts */
  const SortieVocabulary *vocabulary;
  const char *const *events;        /* framework's, then the game's; at most 64 */
  /* SORTIE_PHASES_PER_TABLE entries for each of the game's turn tables, in order; "" where a table
   * has fewer phases. So the position is 16 * table + phase, and names one phase of one table. */
  const char *const *phases;
  const SortieZoneDecl *zones;
  const SortiePlaceDecl *places;
  const SortieVarDecl *vars;
  const SortieMarkDecl *marks;
  const SortieMemoryDecl *memories;
  const SortieChosenDecl *chosen; /* ends with an entry without element */
} SortieContentNames;

/* What an expression may speak of at the place where it stands. */
typedef enum
{
  SORTIE_SPEAKS_OF_IT = 1 << 0,      /* a thing under test, a modifier's subject */
  SORTIE_SPEAKS_OF_OTHER = 1 << 1,   /* the other side of a query */
  SORTIE_SPEAKS_OF_EVENT = 1 << 2,   /* what a trigger or replacement answers: who, what, where */
  SORTIE_SPEAKS_OF_DONE = 1 << 3,    /* the effect before */
  SORTIE_SPEAKS_OF_CAUSE = 1 << 4,   /* of the event or query */
  SORTIE_SPEAKS_OF_LINK = 1 << 5,    /* what this answers */
  SORTIE_SPEAKS_OF_CHANGE = 1 << 6,  /* the event has not happened yet */
  SORTIE_SPEAKS_OF_TARGETS = 1 << 7, /* it is announced, and names them */
  SORTIE_SPEAKS_OF_SELF = 1 << 8,    /* the source itself, which there always is */
  SORTIE_SPEAKS_OF_AMOUNT = 1 << 9,  /* of the event: how much */
} SortieSpeaksOf;

/* One of the framework's own words for a set or number. */
typedef struct
{
  const char *word;
  SortieExprOp op;
  guint needs;         /* SortieSpeaksOf */
  const char *title;   /* as it stands in a sentence */
} SortieWord;

/* Ends with an entry without a word. */
extern const SortieWord sortie_words_of_sets[];
extern const SortieWord sortie_words_of_numbers[];
/* SORTIE_UNTIL_... as words, and as they stand in a sentence; NULL-terminated. */
extern const char *const sortie_words_of_untils[];
extern const char *const sortie_titles_of_untils[];

/* Whether there is a grid on the table: one of the places is declared to be one. */
gboolean sortie_names_have_grid (const SortieContentNames *names);

/* How many things of an element may be called the default; 0: it is not chosen among. @kind:
 * (nullable): of a deck. */
guint sortie_names_n_defaults (const SortieContentNames *names, const char *element,
                               const char *kind);

/**
 * sortie_names_element_nth:
 * @names: (nullable): the tables of a game; NULL: the framework's elements only, all of them
 * @n: from 0
 *
 * The elements that a game's content may use, in order: the language (sortie_element_nth())
 * without those that speak of a grid, where there is none.
 *
 * Returns: (nullable): NULL behind the last
 */
const SortieElement *sortie_names_element_nth (const SortieContentNames *names, guint n);

/* The same by kind and name. (nullable) */
const SortieElement *sortie_names_element (const SortieContentNames *names,
                                           SortieElementKind kind, const char *name);

/* NULL: not one of the framework's words. @type: SORTIE_ATTR_NUMBER or _SET. */
const SortieWord *sortie_word_find (SortieAttrType type, const char *word);

/**
 * sortie_names_list:
 * @type: any type but INT, NAME, BOUND, KEYWORD, CARD, FACTION and VALUE_WORD; for WORD: the
 *   sorts of play effect
 *
 * Returns: (transfer container): all words of the type; for expressions the framework's come
 *   first
 */
GPtrArray *sortie_names_list (const SortieContentNames *names, SortieAttrType type);

/* The number of an identifier in its table, -1: not there. For NUMBER, SET and TEST: of the
 * game's words only. */
gint sortie_names_find (const SortieContentNames *names, SortieAttrType type, const char *word);

/* The word with that number, NULL: none. */
const char *sortie_names_nth (const SortieContentNames *names, SortieAttrType type, gint number);

/* What people call it, in English; the identifier itself where a table has no titles. (nullable) */
const char *sortie_names_title (const SortieContentNames *names, SortieAttrType type, gint number);

/* What a type is called in a message or in the manual: N_("a zone"). */
const char *sortie_attr_type_title (SortieAttrType type);

/* The index of a word in a NULL-terminated list, -1: not there. */
gint sortie_word_index (const char *const *list, const char *word);

/* Whether an attribute of an element may name this value: rules where something is
 * permitted or forbidden, values where something is changed, words where a word is asked. */
gboolean sortie_value_fits (const SortieElement *element, const SortieValueDecl *value);

G_END_DECLS
