/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* deck.h: decks and their check; for tools: content, its lint, its manual, the rulebook. */
#pragma once
#include <sortie/language.h>
G_BEGIN_DECLS

/* ---- Decks: custom decks, each a file, and what is wrong with a deck.
 *
 *     <deck xmlns="urn:sortie:content" game="mygame" id="my-imps" kind="player"
 *           faction="hill">
 *       <name>My imps</name>
 *       <cards of="red-imp" n="4"/>
 *     </deck>
 *
 * The file is one deck, as in the content of a game, and also says which game it is for. It need not say where its
 * facts come from. Such a deck is read against a catalogue, but does not belong to it, and must not outlive it.
 *
 * Reading checks whether it is a deck at all: every card is known, every number is a number. The game checks whether it
 * obeys the rules of deck building (check_deck in sortie/game.h); that depends on the options of the match. To get all
 * errors at once, salvage what can be read of a faulty file, and let the game check that.
 *
 * The journal of a match contains each custom deck that is played, as such a file on one line. So a replay needs no
 * other file.
 */

/* The id of the game that the deck is for. NULL, with a message in @errors, if the file cannot be read or does not name
 * a game. (transfer full) (nullable) @ret_line: (nullable): the line with the id. */
char *sortie_deck_game (const char *path, int *ret_line, SortieErrors *errors);

/* The deck; NULL when there were errors. (transfer full) (nullable) @errors: gets the errors: file, line, the
 * nearest word. */
SortieDeck *sortie_deck_read (const SortieCatalogue *catalogue, const char *path,
                              SortieErrors *errors);

/* Reads as much of a deck as possible, to check it, not to play it. Returns: (transfer full) (nullable): the deck,
 * which records what is unread; NULL: it is not a deck of this game. */
SortieDeck *sortie_deck_salvage (const SortieCatalogue *catalogue, const char *path,
                                 SortieErrors *errors);

/* Frees a custom deck; @deck may be NULL. */
void sortie_deck_free (SortieDeck *deck);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieDeck, sortie_deck_free)

/* How such a file is laid out: for people, or as a journal holds it. */
typedef enum
{
  SORTIE_DECK_ON_LINES,
  SORTIE_DECK_ON_ONE_LINE, /* without theme: the journal only needs what is played */
} SortieDeckLayout;

/* (transfer full): any deck as a deck file, with the lines in their order. Reading it gives the same deck. */
char *sortie_deck_text (const SortieCatalogue *catalogue, const SortieDeck *deck,
                        SortieDeckLayout layout);

/* Whether it is a custom deck; a ready-made one belongs to the catalogue. */
static inline gboolean
sortie_deck_is_own (const SortieDeck *deck)
{
  return deck->owned != NULL;
}

/* The words of `difficulty="easy"`, by SortieDifficulty, in English; N_(). The first is "". */
extern const char *const sortie_difficulties[SORTIE_N_DIFFICULTIES];

/* The card that leads a deck, if its kind has one: the first if there are several. (transfer none) (nullable) */
const SortieDef *sortie_deck_lead (const SortieCatalogue *catalogue, const SortieDeck *deck);

/* Makes a new card for each card of the first deck of the kind with this number in the game's table, if there is such a
 * deck. The cards belong to nobody and to @group, and go to the zone of the declaration @zone of @seat (ignored for a
 * shared zone), which is then shuffled. */
void sortie_deck_lay_kind (SortiePlay *p, guint kind, guint zone, guint8 seat, guint8 group);

/* Whether a word can only be the path of a deck file: with a slash, or ending in ".xml". */
gboolean sortie_deck_is_path (const char *word);

/* Which parts of a faulty deck file could not be read. The deck has what could be read; the file may have more. */
typedef enum
{
  SORTIE_DECK_KIND = 1 << 0,
  SORTIE_DECK_FACTION = 1 << 1,
  SORTIE_DECK_CARDS = 1 << 2,   /* which cards; n_cards has their number */
  SORTIE_DECK_NUMBERS = 1 << 3, /* n is 0 in the entry in question */
  SORTIE_DECK_STARTS = 1 << 4,
} SortieDeckParts;

/* What the rules of deck building need: the first argument of each of them. */
typedef struct
{
  const SortieCatalogue *catalogue;
  const gint16 *options; /* a value for each of the game's options */
  const SortieDeck *deck;
  SortieErrors *errors;  /* where violations are reported */
  guint *breaches;       /* (nullable): for each entry of the deck, the number of violations is added to */
} SortieDeckCheck;

/* The card of an entry. (transfer none) */
static inline const SortieDef *
sortie_deck_def (const SortieDeckCheck *check, const SortieDeckLine *line)
{
  return &check->catalogue->defs[line->def];
}

/* What a message calls a card: its id if the deck is a file, which contains ids, else its name. (transfer none) */
const char *sortie_deck_card_called (const SortieDeckCheck *check, const SortieDef *def);

/* Whether all of @parts is known. Check a rule about missing cards, or about a total, only then; otherwise a card with
 * a misspelt name would be reported twice. */
static inline gboolean
sortie_deck_knows (const SortieDeckCheck *check, guint parts)
{
  return (check->deck->unread & parts) == 0;
}

/**
 * sortie_deck_breach:
 * @line: (nullable): the entry that breaks the rule; NULL: the whole deck does
 * @rule: the number of the rule: "3.2"
 * @format: a sentence without a dot, N_() in the domain of the game
 *
 * Reports that a deck breaks a rule of deck building:
 *
 *     my-imps.xml:5: deck “my-imps”: “red-imp”: 5 copies, at most 4 are allowed (3.2)
 */
void sortie_deck_breach (const SortieDeckCheck *check, const SortieDeckLine *line,
                         const char *rule, const char *format, ...) G_GNUC_PRINTF (4, 5);

/* The same for a sentence with a plural: NP_() of both forms, chosen by @n. If the sentence contains the number, pass
 * it again among the values. */
void sortie_deck_breach_of (const SortieDeckCheck *check, const SortieDeckLine *line,
                            const char *rule, const char *one, const char *many, guint n, ...) G_GNUC_PRINTF (4, 7)
    G_GNUC_PRINTF (5, 7);

/* Reports such a breach if there are more than @most copies of a card: at the entry that exceeds it, so once for each
 * name. */
void sortie_deck_at_most (const SortieDeckCheck *check, const SortieDeckLine *line, guint most,
                          const char *rule);

/* ---- Loading content: from a folder of XML to a catalogue.
 *
 * A folder of content has an `index.xml` that names the game and lists the files in their order. Every other file
 * contains factions, keywords, definitions and decks. The loader reads all files and reports all errors, and makes a
 * catalogue only if there are none. It ignores nothing silently.
 *
 * The order of files and of the elements in them is the order of the catalogue.
 */

/**
 * sortie_content_game:
 * @path: a folder with an index.xml, or a file in one
 * @ret_line: (nullable): the line of the index with the id
 *
 * Returns: (transfer full) (nullable): the id of the game that the content belongs to, as its index says. NULL, with a
 *   message in @errors, if there is no index or it is wrong
 */
char *sortie_content_game (const char *path, int *ret_line, SortieErrors *errors);

/* ---- Lint: what is wrong with content, without playing it. */

/* What content is examined with, and where the errors go. */
typedef struct
{
  const SortieContentNames *names; /* the game's tables (sortie_content_game() says which game) */
  const char *const *more; /* NULL-terminated folders of content that this builds on, such as the
                            * game's own for a folder that adds to it */
  void (*check_deck) (const SortieDeckCheck *check); /* (nullable): the game's deck rules */
  const gint16 *options;   /* for @check_deck: a value for each of the game's options */
  SortieErrors *errors;    /* what would be refused, by the loader or at the beginning of a match */
  SortieErrors *warnings;  /* what may be intended, but usually is not */
} SortieLint;

/**
 * sortie_content_lint:
 * @path: a folder with an index.xml; or one file, which is then read together with the
 *   files that the index beside it lists
 *
 * Reports what is wrong with @path and with the folders that it builds on, but not with other files beside it.
 *
 * Returns: whether there is no error
 */
gboolean sortie_content_lint (const SortieLint *lint, const char *path);

/* ---- The manual: the reference of the language, made from the tables that the loader reads.
 *
 * With a game's tables, it also contains that game's elements and words; without, only those of the framework.
 */

/**
 * sortie_manual_describe:
 * @names: (nullable): a game's tables
 * @word: an element, or a word of a game
 *
 * Returns: (transfer full) (nullable): its meaning, in the reader's language, a few lines of plain text; NULL when
 * nothing has that name
 */
char *sortie_manual_describe (const SortieContentNames *names, const char *word);

/* One line for each element, by kind, in the reader's language. (transfer full) */
char *sortie_manual_overview (const SortieContentNames *names);

/* Everything that can be described, for completion. (transfer container) */
GPtrArray *sortie_manual_words (const SortieContentNames *names);

/**
 * sortie_manual_markdown:
 * @names: (nullable): a game's tables
 *
 * Returns: (transfer full): the whole reference in Markdown, in the reader's language, ending with a newline: what
 *   every game has, and after it, if @names are given, what the game adds
 */
char *sortie_manual_markdown (const SortieContentNames *names);

/**
 * sortie_content_schema:
 * @names: a game's tables
 *
 * The language of a game's cards for editors. It is made from the tables that the loader reads, and says which element
 * and attribute may appear where, and which words there are; only the loader checks bound names, and texts against
 * programs.
 *
 * Returns: (transfer full): an XML Schema, version 1.0 of the W3C's, ending with a newline
 */
char *sortie_content_schema (const SortieContentNames *names);

/* ---- The rulebook: the rules of a game by their numbers, in words, for people who ask.
 *
 * Moves, refusals, cards and tests cite rules by number. The texts are in XML files beside the cards. The index of the
 * folder names each as `<rules name="..."/>`:
 *
 *     <rules xmlns="urn:sortie:content">
 *       <chapter id="CE">
 *         <name>The deal</name>
 *         <rule id="CE-3"><name>Deal</name><text>The cards are shuffled. ...</text></rule>
 *       </chapter>
 *     </rules>
 *
 * The number of a chapter or rule is upper-case letters, and then, if there is more, a hyphen and digits, letters and
 * dots. Nothing in a match depends on the rulebook. It is read when somebody asks, and is not part of the content's
 * fingerprint.
 */

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

/* All rules. Free it with sortie_rulebook_free(). */
typedef struct
{
  const char *domain; /* (nullable): the gettext domain of its texts */
  guint16 n_rules;
  SortieRule *rules;
  guint16 n_chapters;
  SortieChapter *chapters;
  GStringChunk *owned; /* (nullable) */
} SortieRulebook;

/* @book may be NULL. */
void sortie_rulebook_free (SortieRulebook *book);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieRulebook, sortie_rulebook_free)

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

G_END_DECLS
