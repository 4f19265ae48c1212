/* SPDX-License-Identifier: GPL-3.0-or-later */
/* deck-words.h: what is said of a deck to somebody who chooses one: whose it is and who leads it, how
 * it plays, how much it asks of a player.
 */
#pragma once
#include "console/programs/programs.h"
#include <sortie/deck.h>
G_BEGIN_DECLS

/* "Cave Goblins, Frick"; the name of the deck where nobody leads it. (transfer full) */
char *console_deck_title (const SortieModule *module, const SortieDeck *deck);

/* "Styxia. Empty their hand, ...": how it plays; the faction where the title does not say it.
 * (transfer full): "" when nothing is known */
char *console_deck_about (const SortieModule *module, const SortieDeck *deck);

/* "Easy", a heading; "" for a deck of which nobody says. */
const char *console_difficulty_text (const SortieDeck *deck);

/**
 * console_decks_sort:
 * @ids: (element-type utf8): ids of ready-made decks
 *
 * The easy ones first, those of which nobody says last; else the order stays.
 */
void console_decks_sort (const SortieModule *module, GPtrArray *ids);

/* Adds the deck under the heading of its difficulty. It can be named by its name as well as by its
 * title. */
void console_deck_pick_add (ConsolePick *pick, const SortieModule *module, const SortieDeck *deck);

G_END_DECLS
