/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* spec.h: reading what a person wants to play: a mode, choices, options.
 *
 *     choice ::= ID [":" SEAT] "=" (ID | NAME | DECK | PATH)
 *                                                deck:player=seraphia-starter, class=Very Hard
 *     DECK   ::= a deck of one's own, as a journal has it: "<deck" and all that belongs to it
 *     PATH   ::= of a deck file, where these may be read: deck:player=./my-imps.xml
 *     option ::= ID "=" (WORD | NUMBER)          hand=7
 *
 * The seat may be left out where the choice concerns only one. What is not given is taken from the
 * game's tables. A name is what the thing is called in the reader's language; journals have ids.
 * Every refusal names the nearest word or what there is.
 */
#pragma once
#include "match/match.h"
G_BEGIN_DECLS

/* The index of a mode; NULL means the first. */
gboolean sortie_spec_mode (const SortieGame *game, const char *text, guint *ret, GError **error);

/**
 * sortie_spec_options:
 * @texts: (nullable): NULL-terminated
 *
 * Returns: (transfer full): a value for each of the game's options; NULL and @error
 */
gint16 *sortie_spec_options (const SortieGame *game, const char *const *texts, GError **error);

/**
 * sortie_spec_choices:
 * @mode: index of a mode
 * @texts: (nullable): NULL-terminated
 * @command_line: whether the texts are from a command line: then a choice may be the path of a
 *   deck file, and advice is given as it is typed there, not as a journal has it
 * @own_decks: (nullable): as in SortieMatchSpec
 *
 * Returns: (transfer full) (element-type SortieChosen): everything that the mode needs, in the
 *   order of the game's table and of the seats; decks of one's own go with the array. NULL and
 *   @error, which names every fault of such a deck
 */
GArray *sortie_spec_choices (const SortieModule *module, guint mode, const char *const *texts,
                             gboolean command_line, const SortieNamedDeck *own_decks,
                             GError **error);

/**
 * sortie_spec_deck:
 * @choice: index of a choice for which decks are chosen
 * @text: a deck file's path, or its text where it begins with "<"
 * @what: what messages call a text
 *
 * Returns: (transfer full) (nullable): what can be read of a deck of the kind that is chosen, as
 *   sortie_deck_salvage() does; NULL and a message: it is none
 */
SortieDeck *sortie_spec_deck (const SortieModule *module, guint choice, const char *text,
                              const char *what, SortieErrors *errors);

/* Whether a choice is made in a mode, and by a seat of that mode. */
gboolean sortie_choice_is_made (const SortieGame *game, guint choice, guint mode);
gboolean sortie_choice_is_made_by (const SortieGame *game, guint choice, guint mode, guint8 seat);

/**
 * sortie_choice_candidates:
 * @chosen: (nullable): what was chosen before, for a choice that depends on it
 *
 * Returns: (transfer full) (element-type utf8): the ids that may be chosen, NULL-terminated in its
 *   array; the ids are the catalogue's. Free with g_ptr_array_unref()
 */
GPtrArray *sortie_choice_candidates (const SortieModule *module, guint choice, guint8 seat,
                                     const SortieChosen *chosen, guint n_chosen);

/* (nullable): the one of them that is taken when nobody chooses: what the content calls the
 * default. */
const char *sortie_choice_default (const SortieModule *module, guint choice, guint8 seat,
                                   const SortieChosen *chosen, guint n_chosen);

/**
 * sortie_choice_name:
 * @id: one of the candidates
 * @chosen: (nullable): as for sortie_choice_candidates()
 *
 * Returns: what that deck, card or record is called in the reader's language; @id when it is none,
 *   or a deck of one's own that is not in @chosen
 */
const char *sortie_choice_name (const SortieModule *module, guint choice, guint8 seat,
                                const char *id, const SortieChosen *chosen, guint n_chosen);

/* (nullable): the record itself; NULL where no records are chosen. */
const SortieRecord *sortie_choice_record (const SortieModule *module, guint choice, guint8 seat,
                                          const char *id, const SortieChosen *chosen,
                                          guint n_chosen);

G_END_DECLS
