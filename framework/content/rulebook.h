/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rulebook.h: the rules of a game by their numbers (sortie/deck.h), for people who ask. */
#pragma once
#include <sortie/deck.h>

/* One numbered rule. Strings belong to the rulebook. */
typedef struct
{
  const char *id;   /* "9.5" */
  const char *name; /* what it is about, English; translate with sortie_rule_name() */
  const char *text; /* what it says in one or two sentences; sortie_rule_text() */
  guint16 chapter;  /* index into the chapters */
} SortieRule;

/* Rules that belong together, in sequence. */
typedef struct
{
  const char *id;         /* "9" */
  const char *name;       /* sortie_chapter_name() */
  guint16 first, n_rules; /* indices into the rules */
} SortieChapter;

/* A word of the game in plain words, for a newcomer. */
typedef struct
{
  const char *id;   /* of something in the game's tables, such as a zone; or any other: "defender" */
  const char *name; /* (nullable): what is not in the tables has a name, English; sortie_term_name() */
  const char *rule; /* (nullable): the number of the rule about it */
  const char *text; /* what it is and what it does, in one or two sentences; sortie_term_text() */
} SortieTerm;

/* All rules. Free it with sortie_rulebook_free(). */
struct SortieRulebook
{
  const char *domain; /* (nullable): the gettext domain of its texts */
  guint16 n_rules;
  SortieRule *rules;
  guint16 n_chapters;
  SortieChapter *chapters;
  guint16 n_terms;
  SortieTerm *terms;
  GStringChunk *owned; /* (nullable) */
};

/* The rule or chapter with this number, in upper or lower case; NULL: there is none. The part before the hyphen may be
 * left out: "9.5" is a rule if only one rule has that number, and "9" is the first such chapter. */
const SortieRule *sortie_rulebook_find (const SortieRulebook *book, const char *id);
const SortieChapter *sortie_rulebook_find_chapter (const SortieRulebook *book, const char *id);

/* Whether this is its number after the hyphen: "9.5". Several rules may have the same. */
gboolean sortie_rule_has_number (const SortieRule *rule, const char *number);

/* In the reader's language. (transfer none) */
const char *sortie_rule_name (const SortieRulebook *book, const SortieRule *rule);
const char *sortie_rule_text (const SortieRulebook *book, const SortieRule *rule);
const char *sortie_chapter_name (const SortieRulebook *book, const SortieChapter *chapter);
const char *sortie_term_name (const SortieRulebook *book, const SortieTerm *term);
const char *sortie_term_text (const SortieRulebook *book, const SortieTerm *term);
