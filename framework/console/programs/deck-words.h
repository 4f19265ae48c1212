/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deck-words.h: describes a deck to a player who chooses one: its faction and leader, how it plays, and
 * how difficult it is.
 */
#pragma once
#include "console/programs/programs.h"
#include <sortie/deck.h>

/* "Cave Goblins, Frick"; the name of a deck that has no leader. (transfer full) */
char *console_deck_title (const SortieModule *module, const SortieDeck *deck);

/* "Styxia. Empty their hand, ...": how it plays; the faction where the title does not say it.
 * (transfer full): "" when nothing is known */
char *console_deck_about (const SortieModule *module, const SortieDeck *deck);

/* "34 cards", "34 cards and 15 in side piles". (transfer full) */
char *console_deck_size_text (const SortieDeck *deck);

/* The ready-made deck with this id or name, or led by this card; a part is enough if it fits only one.
 * (nullable) */
const SortieDeck *console_deck_named (const SortieModule *module, const char *word);

/* "Easy", a heading; "" for a deck without a difficulty. */
const char *console_difficulty_text (const SortieDeck *deck);
/* "basic Boss deck": what decks of its kind are called. */
const char *console_deck_kind_text (const SortieModule *module, const SortieDeck *deck);
/* The words by which a search finds the deck's difficulty, in all forms; "" if it has none. */
const char *console_difficulty_words (const SortieDeck *deck);

/**
 * console_decks_sort:
 * @ids: (element-type utf8): ids of ready-made decks
 *
 * Easy decks come first, decks without a difficulty last; otherwise the order stays.
 */
void console_decks_sort (const SortieModule *module, GPtrArray *ids);

/* Adds the deck under the heading of its difficulty. It can be named by its name as well as by its
 * title. */
void console_deck_pick_add (ConsolePick *pick, const SortieModule *module, const SortieDeck *deck);
