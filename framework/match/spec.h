/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* spec.h: reading what a person wants to play (sortie/match.h), and what there is to choose from. */
#pragma once
#include "base/errors.h"
#include <sortie/match.h>

/* ---- Players and seats. */

/**
 * sortie_player_split:
 * @text: "north=greedy"; does not check whether the seat and the player exist
 * @ret_length: (out): the length of the seat's id or name, with which @text begins
 * @ret_who: (out): the player, within @text
 *
 * Returns: FALSE, and sets @error, if there is nothing in front of an equals sign
 */
gboolean sortie_player_split (const char *text, gsize *ret_length, const char **ret_who,
                              GError **error);

/* Whether one of the players, as in SortieMatchSpec, plays this seat. @players: (nullable) */
gboolean sortie_players_have (const char *const *players, const char *seat);

/* Whether both mean the same seat: compares without case, accents, spaces and hyphens. */
gboolean sortie_seat_names_are_alike (const char *a, const char *b);

/* The seat whose id, or name in the reader's language, equals the first @length bytes of @id (-1: all). If there is
 * none, SORTIE_NO_SEAT, and @error with the nearest match. */
guint8 sortie_find_seat (const SortieSetup *setup, const char *id, gssize length, GError **error);

/* ---- Choices and options. */

/**
 * sortie_spec_decks_like:
 * @ids: (nullable) (element-type utf8): among these; NULL: among all ready-made decks
 * @word: words that a person typed for a deck
 * @whole: whether they must be whole words of the deck, and not only begin like them
 *
 * Returns: (transfer full) (element-type utf8): the ids of the ready-made decks whose id, name, faction or leader has
 *   these words, without case and accents
 */
GPtrArray *sortie_spec_decks_like (const SortieModule *module, const GPtrArray *ids, const char *word,
                                   gboolean whole);

/* "fallen-phoenix (Immortal Elien), phoenix-elves (Prince Elien)": ready-made decks with their leaders.
 * (transfer full) */
char *sortie_spec_deck_list (const SortieModule *module, const GPtrArray *ids);

/* A value for each of the game's options; NULL and @error if a text is not valid. (transfer full) @texts:
 * (nullable): NULL-terminated. */
gint16 *sortie_spec_options (const SortieGame *game, const char *const *texts, GError **error);

/**
 * sortie_spec_deck:
 * @choice: index of a choice for which decks are chosen
 * @text: a deck file's path, or its text if it begins with "<"
 * @what: the name of a text in messages
 *
 * Returns: (transfer full) (nullable): whatever can be read of the deck, with messages about the rest
 *   in @errors; NULL: it is no deck of the right kind
 */
SortieDeck *sortie_spec_deck (const SortieModule *module, guint choice, const char *text,
                              const char *what, SortieErrors *errors);

/* @ret: (out): the index of the mode that a person or a file means by @text: its id; the id without the number of
 * seats, for the fewest; the id with a dash and the number of players that the mode has, "coop-2"; a number, for the
 * first mode with that many players; NULL for the first. FALSE, and sets @error, if there is none. */
gboolean sortie_spec_mode (const SortieGame *game, const char *text, guint *ret, GError **error);

/* Whether a choice is made in a mode, and by a seat of that mode. */
gboolean sortie_choice_is_made_by (const SortieGame *game, guint choice, guint mode, guint8 seat);

/**
 * sortie_choice_candidates:
 * @chosen: (nullable): earlier choices, for a choice that depends on them
 *
 * Returns: (transfer container) (element-type utf8): the ids that may be chosen, without a NULL after them;
 *   the catalogue owns the ids. Free it with g_ptr_array_unref()
 */
GPtrArray *sortie_choice_candidates (const SortieModule *module, guint choice, guint8 seat,
                                     const SortieChosen *chosen, guint n_chosen);

/* (nullable) (transfer none): the candidate taken when nobody chooses: the content's default. */
const char *sortie_choice_default (const SortieModule *module, guint choice, guint8 seat,
                                   const SortieChosen *chosen, guint n_chosen);

/**
 * sortie_choice_name:
 * @id: one of the candidates
 * @chosen: (nullable): as for sortie_choice_candidates()
 *
 * Returns: (transfer none): the name of the deck, card or record in the reader's language; @id if it is
 *   unknown, or a custom deck that is not in @chosen
 */
const char *sortie_choice_name (const SortieModule *module, guint choice, guint8 seat,
                                const char *id, const SortieChosen *chosen, guint n_chosen);

/* (nullable) (transfer none): the record; NULL if the choice is not of records. */
const SortieRecord *sortie_choice_record (const SortieModule *module, guint choice, guint8 seat,
                                          const char *id, const SortieChosen *chosen,
                                          guint n_chosen);
