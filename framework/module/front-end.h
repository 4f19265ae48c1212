/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* front-end.h: what the program asks of games and modules besides sortie/game.h. */
#pragma once
#include "base/errors.h"
#include "content/rulebook.h"
#include <sortie/game.h>
#include <sortie/view.h>

/* ---- Games. */

/* The framework's verbs, decisions, events, reasons and verdicts, and nothing else. Each table ends with a row
 * without id. */
extern const SortieRules sortie_framework_rules;

/* Draws the table with the game's function or by its rows. */
void sortie_game_show (const SortieView *view, SortieSketch *sketch);

/* What a warning says now; NULL: nothing, or it has `regret`. As for SortieWarningDecl.warn. (transfer full) */
char *sortie_warning_say (const SortieWarningDecl *warning, const SortieView *view,
                          const SortieMoves *legal);
/* What a warning with `regret` says about @move, one of the moves @legal of @seat in the true position @p, or, with
 * NULL, about the position; NULL: nothing, or it is not about that. (transfer full) */
char *sortie_warning_say_of (const SortieWarningDecl *warning, const SortiePlay *p, guint8 seat,
                             const SortieMoves *legal, const SortieMove *move);

/* What a mode is called, for people: "Two players", "Circle, 3 players". (transfer full) */
char *sortie_mode_title (const SortieModule *module, guint mode);

/* Whether both seats belong to one player (SortieModeDecl.players); TRUE for twice the same seat. */
gboolean sortie_seats_are_one_player (const SortieModeDecl *mode, guint8 a, guint8 b);

/* ---- Names for content: the words that a game's content may use.
 *
 * They come from the game's table alone. So they are available even if its content is broken, which is when people who
 * check or explain content need them most.
 */

/* The tables of a game, in the form in which the readers of content need them. */
typedef struct SortieGameNames SortieGameNames;

/* Free with sortie_game_names_free(). (transfer full) @game: a game that sortie_game_check() accepts; it must
 * outlive the result. */
SortieGameNames *sortie_game_names_new (const SortieGame *game);

/* @names may be NULL. */
void sortie_game_names_free (SortieGameNames *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieGameNames, sortie_game_names_free)

/* (transfer none) */
const SortieContentNames *sortie_game_names_get (const SortieGameNames *names);

/* ---- Modules. */

/**
 * sortie_module_open:
 * @id: of a game; may come from anywhere
 *
 * Loads and checks a game, without its content. It stays loaded.
 *
 * Returns: (transfer none): its table. NULL with SORTIE_ERROR_UNKNOWN and the nearest match if there is no such
 *   game or @id is no id; NULL with SORTIE_ERROR_MODULE if the module cannot be used
 */
const SortieGame *sortie_module_open (const SortiePaths *paths, const char *id, GError **error);

/* The same for a shared object at a path from the command line, as sortie_module_load_file() does. */
const SortieGame *sortie_module_open_file (const char *path, GError **error);

/* sortie_module_load() with more content: folders with their own index.xml, whose cards and decks are added to the
 * game's. @extra: (nullable), NULL-terminated */
SortieModule *sortie_module_load_with (const SortiePaths *paths, const char *id,
                                       const char *const *extra, GError **error);

/* The rules of the game by number. They are read when somebody first asks. Returns: (transfer none): the rules;
 * no rules for a game without a rulebook; NULL and @error if they cannot be read. */
const SortieRulebook *sortie_module_rulebook (SortieModule *module, GError **error);

/**
 * sortie_module_check_deck:
 * @options: a value for each of the game's options
 *
 * @breaches: (nullable): to which it adds how many of the reports concern each entry of the deck
 *
 * Reports every rule that a deck breaks, and a deck for which the game has no room.
 */
void sortie_module_check_deck (const SortieModule *module, const gint16 *options,
                               const SortieDeck *deck, guint *breaches, SortieErrors *errors);

/* ---- Sketches of the table (sortie/view.h): what a front end does with them, and games do not. */

/* (transfer full): without items. Freeing lets NULL pass. */
SortieSketch *sortie_sketch_new (void);
void sortie_sketch_free (SortieSketch *sketch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieSketch, sortie_sketch_free)

/* Sets what the reader may do now, so that the sketch can mark it. The owner of the match calls this before a game
 * shows the table, because a view alone does not say so. Without it, nothing is marked. */
void sortie_sketch_allow (SortieSketch *sketch, const SortieMoves *legal);

/* The order in which to show cards whose order means nothing: cards with a sign by their printed values, suit by suit
 * in the order of the ranks; all others in the order of the content. */
gint sortie_sketch_compare (const SortieCatalogue *catalogue, guint16 a, guint16 b);
/* The cards of a zone in the order in which they are shown: from the top or, if their order means nothing, in the order
 * of the content. (transfer full) (element-type guint16) */
GArray *sortie_sketch_cards (const SortieView *view, guint16 zone);
