/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rulebook.h: the rules of a game by their numbers, in words, for people who ask.
 *
 * Moves, refusals, cards and tests cite rules by number. What a number says stands in XML files
 * beside the cards, each of which the index of the folder names as `<rules name="..."/>`:
 *
 *     <rules xmlns="urn:sortie:content">
 *       <chapter id="CE">
 *         <name>The deal</name>
 *         <rule id="CE-3"><name>Deal</name><text>The cards are shuffled. ...</text></rule>
 *       </chapter>
 *     </rules>
 *
 * The numbers of chapters and rules are upper-case letters, and then, if there is more, a hyphen
 * and digits, letters and dots. Nothing in a match depends on the rulebook: it is read when
 * somebody asks, and is no part of the content's fingerprint.
 */
#pragma once
#include "base/errors.h"
G_BEGIN_DECLS

/* One numbered rule. Strings belong to the rulebook. */
typedef struct
{
  const char *id;   /* "9.5" */
  const char *name; /* what it is about, English; translate with sortie_rule_name() */
  const char *text; /* what it says in one or two sentences; sortie_rule_text() */
  guint16 chapter;  /* index into the chapters */
} SortieRule;

/* Rules that belong together, one after the other. */
typedef struct
{
  const char *id;         /* "9" */
  const char *name;       /* sortie_chapter_name() */
  guint16 first, n_rules; /* indices into the rules */
} SortieChapter;

/* All of them. Free it with sortie_rulebook_free(). */
typedef struct
{
  const char *domain; /* (nullable): the gettext domain of its texts */
  guint16 n_rules;
  SortieRule *rules;
  guint16 n_chapters;
  SortieChapter *chapters;
  GStringChunk *owned; /* (nullable) */
} SortieRulebook;

/**
 * sortie_rulebook_load:
 * @folder: a folder of content with an index.xml
 * @domain: (nullable): the gettext domain of its texts; must outlive the rulebook
 * @errors: where to say what is wrong
 *
 * Returns: (transfer full) (nullable): the rules in the order of the files, none where the index
 *   names no rulebook; NULL when @errors got something
 */
SortieRulebook *sortie_rulebook_load (const char *folder, const char *domain, SortieErrors *errors);
/* NULL is let pass. */
void sortie_rulebook_free (SortieRulebook *book);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieRulebook, sortie_rulebook_free)

/* The rule or chapter of this number, in upper or lower case; NULL: there is none. It may be named
 * without what stands before the hyphen, a rule, "9.5", where that means one rule alone, of the
 * chapters, "9", the first. */
const SortieRule *sortie_rulebook_find (const SortieRulebook *book, const char *id);
const SortieChapter *sortie_rulebook_find_chapter (const SortieRulebook *book, const char *id);

/* Whether it is numbered so behind its hyphen: "9.5". Several may be. */
gboolean sortie_rule_has_number (const SortieRule *rule, const char *number);

/* In the reader's language. (transfer none) */
const char *sortie_rule_name (const SortieRulebook *book, const SortieRule *rule);
const char *sortie_rule_text (const SortieRulebook *book, const SortieRule *rule);
const char *sortie_chapter_name (const SortieRulebook *book, const SortieChapter *chapter);

G_END_DECLS
