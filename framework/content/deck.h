/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* deck.h: decks of one's own, each a file, and what is wrong with a deck.
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
 * keeps the rules of deck building is its game's business (check_deck in module/game.h) and depends
 * on the options of the match. Whoever wants to hear of everything at once salvages what can be
 * read of a faulty file and asks the game about that.
 *
 * The journal of a match holds the decks of one's own that are played, each as such a file on one
 * line, so that nothing else is needed to play it again.
 */
#pragma once
#include "base/errors.h"
#include "language/catalogue.h"
G_BEGIN_DECLS

/* The longest deck on one line, in bytes; a journal's line holds it. */
#define SORTIE_DECK_MAX_TEXT 8192

/* What is a rule of no game: that a card has one entry, and how large a deck may be. */
#define SORTIE_DECK_ENTRY_RULING "R-67"
#define SORTIE_DECK_ROOM_RULING "R-89"

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

/* The same for a file in memory, named @display_name in messages. */
SortieDeck *sortie_deck_parse (const SortieCatalogue *catalogue, const char *text,
                               const char *display_name, SortieErrors *errors);

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

/* The same for a file in memory, named @display_name in messages. */
SortieDeck *sortie_deck_salvage_text (const SortieCatalogue *catalogue, const char *text,
                                      const char *display_name, SortieErrors *errors);

/* Of a deck of one's own; NULL is let pass. */
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

/* A new card for each of the deck, to the bottom of a zone, in the order of the deck. */
void sortie_deck_lay (SortiePlay *p, const SortieDeck *deck, guint8 owner, guint16 zone);

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

/* How many cards of the name that the card of @last has stand in the deck up to that entry. */
guint sortie_deck_copies (const SortieDeckCheck *check, const SortieDeckLine *last);

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

G_END_DECLS
