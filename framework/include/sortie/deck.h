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
 * The file is a deck as it stands in the content of a game, alone, and says besides which game it
 * is for. Where its facts are from need not be said. Such a deck is read against a catalogue, is in
 * none, and must not outlive the one that it was read against.
 *
 * Reading says whether it is a deck at all: every card is known, every number is one. Whether it
 * keeps the rules of deck building is its game's business (check_deck in sortie/game.h) and depends
 * on the options of the match. Whoever wants to hear of everything at once salvages what can be
 * read of a faulty file and asks the game about that.
 *
 * The journal of a match holds the custom decks that are played, each as such a file on one
 * line, so that nothing else is needed to play it again.
 */

/**
 * sortie_deck_game:
 * @path: a deck file
 * @ret_line: (nullable): where it says so
 *
 * Returns: (transfer full) (nullable): the id of the game that it is for; NULL when it cannot be
 *   read or does not say, and then @errors got a message
 */
char *sortie_deck_game (const char *path, int *ret_line, SortieErrors *errors);

/**
 * sortie_deck_read:
 * @path: a deck file
 * @errors: where to say what is wrong: file, line, the nearest word
 *
 * Returns: (transfer full) (nullable): the deck; NULL when @errors got something
 */
SortieDeck *sortie_deck_read (const SortieCatalogue *catalogue, const char *path,
                              SortieErrors *errors);

/**
 * sortie_deck_salvage:
 * @path: a deck file
 * @errors: where to say what is wrong
 *
 * Reads as much of a deck as can be read, for judging it, not for playing.
 *
 * Returns: (transfer full) (nullable): the deck, which says what of it is unread; NULL: it is no
 *   deck of this game
 */
SortieDeck *sortie_deck_salvage (const SortieCatalogue *catalogue, const char *path,
                                 SortieErrors *errors);

/* Of a custom deck; NULL is let pass. */
void sortie_deck_free (SortieDeck *deck);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieDeck, sortie_deck_free)

/* How such a file is laid out: for people, or as a journal holds it. */
typedef enum
{
  SORTIE_DECK_ON_LINES,
  SORTIE_DECK_ON_ONE_LINE, /* without theme: the journal needs what is played */
} SortieDeckLayout;

/* (transfer full): any deck as a deck file, with the lines in their order. Read again it is the
 * same deck. */
char *sortie_deck_text (const SortieCatalogue *catalogue, const SortieDeck *deck,
                        SortieDeckLayout layout);

/* Whether somebody made it for himself; a ready-made one is the catalogue's. */
static inline gboolean
sortie_deck_is_own (const SortieDeck *deck)
{
  return deck->owned != NULL;
}

/* The words of `difficulty="easy"`, by SortieDifficulty, in English; N_(). The first is "". */
extern const char *const sortie_difficulties[SORTIE_N_DIFFICULTIES];

/* The card that leads a deck, where its kind has one: the first if there are several. (transfer
 * none) (nullable) */
const SortieDef *sortie_deck_lead (const SortieCatalogue *catalogue, const SortieDeck *deck);

/* A new card for each of the first deck of the content of a kind, by its number in the game's table: nobody's cards, of
 * @group, in the zone of the declaration @zone of @seat (ignored for a shared one), which is shuffled. Nothing when
 * there is no such deck. */
void sortie_deck_lay_kind (SortiePlay *p, guint kind, guint zone, guint8 seat, guint8 group);

/* Whether a word can only be the path of a deck file: with a slash, or ending in ".xml". */
gboolean sortie_deck_is_path (const char *word);

/* What of a faulty deck file could not be read. What can be read is in the deck: there may be more
 * of it in the file. */
typedef enum
{
  SORTIE_DECK_KIND = 1 << 0,
  SORTIE_DECK_FACTION = 1 << 1,
  SORTIE_DECK_CARDS = 1 << 2,   /* which ones; how many they are is in n_cards */
  SORTIE_DECK_NUMBERS = 1 << 3, /* n is 0 in the entry that is concerned */
  SORTIE_DECK_STARTS = 1 << 4,
} SortieDeckParts;

/* What the rules of deck building are asked about: the first argument of every one of them. */
typedef struct
{
  const SortieCatalogue *catalogue;
  const gint16 *options; /* a value for each of the game's options */
  const SortieDeck *deck;
  SortieErrors *errors;  /* where breaches go */
  guint *breaches;       /* (nullable): for each entry of the deck, how many it has: added to */
} SortieDeckCheck;

/* The card of an entry. (transfer none) */
static inline const SortieDef *
sortie_deck_def (const SortieDeckCheck *check, const SortieDeckLine *line)
{
  return &check->catalogue->defs[line->def];
}

/* Whether all of @parts is known. A rule about what is missing, or about how many there are in all,
 * is only asked when it is; else a card with a misspelt name would be told twice. */
static inline gboolean
sortie_deck_knows (const SortieDeckCheck *check, guint parts)
{
  return (check->deck->unread & parts) == 0;
}

/**
 * sortie_deck_breach:
 * @line: (nullable): the entry that breaks the rule; NULL: the deck as a whole does
 * @rule: the number of the rule: "3.2"
 * @format: a sentence without a dot, N_() in the domain of the game
 *
 * Says that a deck breaks a rule of deck building:
 *
 *     my-imps.xml:5: deck “my-imps”: “red-imp”: 5 copies, at most 4 are allowed (3.2)
 */
void sortie_deck_breach (const SortieDeckCheck *check, const SortieDeckLine *line,
                         const char *rule, const char *format, ...) G_GNUC_PRINTF (4, 5);

/* The same of a sentence with a plural: NP_() of both forms, told apart by @n, which comes again
 * among what is filled in where the sentence has it. */
void sortie_deck_breach_of (const SortieDeckCheck *check, const SortieDeckLine *line,
                            const char *rule, const char *one, const char *many, guint n, ...) G_GNUC_PRINTF (4, 7)
    G_GNUC_PRINTF (5, 7);

/* That breach where there are more than @most copies of a card: at the entry that goes too far, so
 * once for each name. */
void sortie_deck_at_most (const SortieDeckCheck *check, const SortieDeckLine *line, guint most,
                          const char *rule);

/* ---- Loading content: from a folder of XML to a catalogue.
 *
 * A folder of content has an `index.xml` that names the game and lists the files in
 * their order; every other file holds factions, keywords, definitions and decks.
 * All files are read, all faults are told, and there is a catalogue only when there
 * was none: nothing is silently ignored, and nothing is half loaded.
 *
 * The order of files and of the elements in them is the order of the catalogue.
 */

/**
 * sortie_content_game:
 * @path: a folder with an index.xml, or a file in one
 * @ret_line: (nullable): where the index says so
 *
 * Returns: (transfer full) (nullable): the id of the game whose content it is, as its index
 *   says; NULL when there is no index or it is wrong, and then @errors got a message
 */
char *sortie_content_game (const char *path, int *ret_line, SortieErrors *errors);

/* ---- Lint: what is wrong with content, without playing it. */

/* What content is examined with, and where it is said what is wrong. */
typedef struct
{
  const SortieContentNames *names; /* the game's tables (sortie_content_game() says which game) */
  const char *const *more; /* NULL-terminated folders of content that this builds on, such as the
                            * game's own for a folder that adds to it */
  void (*check_deck) (const SortieDeckCheck *check); /* (nullable): the game's rules of decks */
  const gint16 *options;   /* for these: a value for each of the game's options */
  SortieErrors *errors;    /* what would be refused: by the loader, or when a match begins */
  SortieErrors *warnings;  /* what may be meant, and mostly is not */
} SortieLint;

/**
 * sortie_content_lint:
 * @path: a folder with an index.xml; or one file, which is then read together with the
 *   files that the index beside it lists
 *
 * Says what is wrong with @path and the folders that it builds on, not with other files beside it.
 *
 * Returns: whether there is no error
 */
gboolean sortie_content_lint (const SortieLint *lint, const char *path);

/* ---- The manual: the reference of the language, made from the tables that the loader reads.
 *
 * With a game's tables its own elements and words are in it too; without, only what the
 * framework brings.
 */

/**
 * sortie_manual_describe:
 * @names: (nullable): a game's tables
 * @word: an element, or a word of a game
 *
 * Returns: (transfer full) (nullable): what it means, in the reader's language, a few lines of
 * plain text; NULL when nothing has that name
 */
char *sortie_manual_describe (const SortieContentNames *names, const char *word);

/* One line for each element, by kind, in the reader's language. (transfer full) */
char *sortie_manual_overview (const SortieContentNames *names);

/* All that can be described, for completion. (transfer container) */
GPtrArray *sortie_manual_words (const SortieContentNames *names);

/* ---- The rulebook: the rules of a game by their numbers, in words, for people who ask.
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
