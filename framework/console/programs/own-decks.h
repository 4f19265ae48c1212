/* SPDX-License-Identifier: GPL-3.0-or-later */
/* own-decks.h: the folder of custom decks, sortie/decks in the user's data folder ($XDG_DATA_HOME,
 * ~/.local/share).
 *
 * A file NAME.xml in it can be chosen as NAME wherever a ready-made deck can. If both have the name, the
 * ready-made deck comes first.
 */
#pragma once
#include <sortie/game.h>

typedef struct
{
  char *name;       /* the file's name without ".xml" */
  char *path;
  SortieDeck *deck; /* (nullable): NULL: it cannot be read */
  char *why;        /* (nullable): if so, the first reason, "FILE:LINE: ..." */
} ConsoleOwnDeck;

/* (transfer full) */
char *console_own_decks_folder (void);

/**
 * console_own_decks:
 * @kind: a kind of deck of the game
 *
 * Returns: (transfer full) (element-type ConsoleOwnDeck): the decks of that kind for the game, sorted by name, and
 *   the files that cannot be read. A deck need not be legal. Must not outlive @module
 */
GPtrArray *console_own_decks (const SortieModule *module, const char *kind);

/* (transfer full) (element-type utf8): the names of all files there, sorted, whatever they contain. */
GPtrArray *console_own_deck_names (void);

/* The path of a deck with that name; NULL: there is no such file. (transfer full) (nullable) */
char *console_own_deck_path (const char *name);

/**
 * console_deck_option:
 * @options: a value for each of the game's options, with which @deck breaks a rule
 *
 * Returns: (transfer full) (nullable): "free-for-all=on": another value of one option, with which @deck breaks no
 *   rule; NULL if there is none
 */
char *console_deck_option (const SortieModule *module, const gint16 *options,
                           const SortieDeck *deck);
