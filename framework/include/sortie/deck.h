/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* deck.h: decks and their check; the common pack of cards; the files of rules. */
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
 * Sortie checks whether it is a deck at all: every card is known, every number is a number. The game checks whether it
 * obeys the rules of deck building (check_deck in sortie/game.h); that depends on the options of the match.
 *
 * The journal of a match contains each custom deck that is played, as such a file on one line. So a replay needs no
 * other file.
 */

/* Whether it is a custom deck; a ready-made one belongs to the catalogue. */
static inline gboolean
sortie_deck_is_own (const SortieDeck *deck)
{
  return deck->owned != NULL;
}

/* Makes a new card for each card of the first deck of the kind with this number in the game's table, if there is such a
 * deck. The cards belong to nobody and to @group, and go to the zone of the declaration @zone of @seat (ignored for a
 * shared zone), which is then shuffled. */
void sortie_deck_lay_kind (SortiePlay *p, guint kind, guint zone, guint8 seat, guint8 group);

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
 *     my-imps.xml:5: deck “My imps”: “red-imp”: 5 copies, at most 4 are allowed (3.2)
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

/* ---- The common pack of 52 cards, which games include instead of writing it again.
 *
 * The cards are content of the library: four suits of thirteen ranks, with names and signs, and with the ids "ac",
 * "2c", ... "kc", "ad", ... "ks". The index of a game's content includes them, and its files say what
 * else the game prints on them:
 *
 *     <pack name="french"/>                     in index.xml
 *     <print on="8c 8d 8h 8s" pips="50"/>       in any file
 *
 * The game has a kind of card "card", and among its values "suit" and "rank", whose rows are here:
 *
 *     [MY_VALUE_SUIT] = SORTIE_SUIT_ROW ("MG-2"),
 *     [MY_VALUE_RANK] = SORTIE_RANK_ROW ("MG-2", sortie_ranks_ace_high),
 */

/* What the value "suit" of a card is. */
typedef enum
{
  SORTIE_CLUBS,
  SORTIE_DIAMONDS,
  SORTIE_HEARTS,
  SORTIE_SPADES,
  SORTIE_N_SUITS
} SortieSuit;

/* How many ranks, and how many cards, the pack has. */
#define SORTIE_N_RANKS 13
#define SORTIE_PACK_CARDS (SORTIE_N_SUITS * SORTIE_N_RANKS)

/* The words of the suits; NULL-terminated. */
extern const char *const sortie_suits[SORTIE_N_SUITS + 1];

/* The words of the ranks, the lowest first: the ace before the two, or after the king, or the two last, after the ace,
 * as in climbing games; NULL-terminated. The value "rank" of a card is the index in the game's list, which may also
 * have these words ("two" to "ten", "jack", "queen", "king", "ace") in any other order. */
extern const char *const sortie_ranks_ace_low[SORTIE_N_RANKS + 1];
extern const char *const sortie_ranks_ace_high[SORTIE_N_RANKS + 1];
extern const char *const sortie_ranks_two_high[SORTIE_N_RANKS + 1];

/* Rows of a game's values. @rule_: the number of the game's rule on its cards. @ranks_: one of the lists
 * above, or a list of the game's own. */
#define SORTIE_SUIT_ROW(rule_) SORTIE_WORD_ROW ("suit", N_ ("suit"), rule_, sortie_suits, SORTIE_N_SUITS)
#define SORTIE_RANK_ROW(rule_, ranks_) SORTIE_WORD_ROW ("rank", N_ ("rank"), rule_, ranks_, SORTIE_N_RANKS)

/* Puts every card of the content once into @zone, for `setup` of a game with one pack. The cards belong to nobody, and
 * a hidden one could be any of them. Shuffle the zone afterwards. */
void sortie_pack_lay (SortiePlay *p, guint16 zone);

/* ---- The files of rules: the rules of a game by their numbers, in words, for people who ask.
 *
 * Moves, refusals, cards and tests cite rules by number. The texts are in XML files beside the cards. The index of the
 * folder names each as `<rules name="..."/>`:
 *
 *     <rules xmlns="urn:sortie:content">
 *       <chapter id="CE">
 *         <name>The deal</name>
 *         <rule id="CE-3"><name>Deal</name><text>The cards are shuffled. ...</text></rule>
 *       </chapter>
 *       <term id="stock" rule="CE-3"><text>The cards that nobody has drawn yet, face down. ...</text></term>
 *     </rules>
 *
 * A term explains a word of the game to a newcomer, in one or two plain sentences: what it is, and what it means for
 * play. Its id is that of a row in the game's tables, such as a zone; another word has a `<name>` as well.
 *
 * The number of a chapter or rule is upper-case letters, and then, if there is more, a hyphen and digits, letters and
 * dots. Nothing in a match depends on the rules in words. They are read when somebody asks, and are not part of the
 * content's fingerprint.
 */

/* All of them, as they were read; the library's own. */
typedef struct SortieRulebook SortieRulebook;

G_END_DECLS
