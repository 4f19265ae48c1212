/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deck-words.h: describes a deck to a player who chooses one: its faction and leader, how it plays, and
 * how difficult it is.
 */
#pragma once
#include "console/programs/programs.h"
#include <sortie/deck.h>

/* "Cave Goblins, Frick"; the name of a deck that has no leader. (transfer full) */
char *console_deck_title (const SortieModule *module, const SortieDeck *deck);

/* "Styxia. Empty their hand, ...": how it plays; includes the faction if the title does not. (transfer full): ""
 * if there is no description */
char *console_deck_about (const SortieModule *module, const SortieDeck *deck);

/* "34 cards", "34 cards and 15 in side piles". (transfer full) */
char *console_deck_size_text (const SortieDeck *deck);

/* The ready-made deck with this id, name or leader. Part of the name is enough if it matches only one. (nullable) */
const SortieDeck *console_deck_named (const SortieModule *module, const char *word);

/* "Easy", a heading; "" for a deck without a difficulty. */
const char *console_difficulty_text (const SortieDeck *deck);
/* "basic Boss deck": the name of the deck's kind. */
const char *console_deck_kind_text (const SortieModule *module, const SortieDeck *deck);
/* The words, in all forms, that find the deck's difficulty in a search; "" if it has none. */
const char *console_difficulty_words (const SortieDeck *deck);

/**
 * console_decks_sort:
 * @ids: (element-type utf8): ids of ready-made decks
 *
 * Sorts easy decks first and decks without a difficulty last; otherwise keeps the order.
 */
void console_decks_sort (const SortieModule *module, GPtrArray *ids);

/* Adds the deck under the heading of its difficulty. The player can type its name or its title. */
void console_deck_pick_add (ConsolePick *pick, const SortieModule *module, const SortieDeck *deck);
