/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* deck-file.h: reading and writing custom decks (sortie/deck.h), and facts about them.
 *
 * Reading checks whether it is a deck at all: every card is known, every number is a number. The game checks whether it
 * obeys the rules of deck building (check_deck in sortie/game.h); that depends on the options of the match. To get all
 * errors at once, salvage what can be read of a faulty file, and let the game check that.
 */
#pragma once
#include "base/errors.h"
#include <sortie/deck.h>

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

/* The words of `difficulty="easy"`, by SortieDifficulty, in English; N_(). The first is "". */
extern const char *const sortie_difficulties[SORTIE_N_DIFFICULTIES];

/* The card that leads a deck, if its kind has one: the first if there are several. (transfer none) (nullable) */
const SortieDef *sortie_deck_lead (const SortieCatalogue *catalogue, const SortieDeck *deck);

/* `b4`: a letter for the column, and a number from 1 for the row. @ret: (out) */
gboolean sortie_deck_start_parse (const char *text, SortieStart *ret);

/* Whether a word can only be the path of a deck file: with a slash, or ending in ".xml". */
gboolean sortie_deck_is_path (const char *word);
