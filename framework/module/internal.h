/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room module declares for the library alone. */
#pragma once
#include <sortie/view.h>
#include <sortie/game.h>
G_BEGIN_DECLS

/* Where the texts of a game are translated: its own gettext domain, or the framework's. */
const char *sortie_game_domain (const SortieGame *game);

/* The name under which a module exports it. */
#define SORTIE_GAME_SYMBOL "sortie_game"

/**
 * sortie_game_check:
 *
 * Looks through the table of a module for what would not work: ids, duplicates,
 * missing functions, wrong interface number, other headers.
 *
 * Returns: TRUE, or FALSE with all faults in @error
 */
gboolean sortie_game_check (const SortieGame *game, GError **error);

/* The same for a game that is linked in (tests): content is loaded from @content_folder, or
 * NULL: none. */
SortieModule *sortie_module_for_game (const SortieGame *game, const char *content_folder,
                                      GError **error);

/* The modes of a game, of which each has one number of seats (`least_seats` of SortieModeDecl). (transfer full):
 * sortie_modes_free() */
SortieModeDecl *sortie_modes_expand (const SortieModeDecl *rows);
void sortie_modes_free (SortieModeDecl *modes);

/* The most seats of a row. */
guint sortie_mode_most_seats (const SortieModeDecl *mode);

/* The events of a game, and behind them those by which its variables change (SortieVarChange). (transfer full):
 * g_free(); the strings are the tables' */
SortieEventDecl *sortie_events_complete (const SortieGame *game);

/* A grid and its cells. */
void sortie_sketch_grid_free (SortieSketchGrid *grid);

/* Its procedures by the code of their frames, SORTIE_N_PROCS of them. */
extern const SortieProcDecl sortie_framework_procs[];

/* The words of a game with what its other tables add: the effects of its events as elements and procedures behind its
 * own; and a table of values in any case. @game: with all its events (sortie_events_complete()). @ret: (out): cleared
 * with sortie_vocabulary_clear() */
void sortie_vocabulary_complete (const SortieGame *game, SortieVocabulary *ret);
void sortie_vocabulary_clear (SortieVocabulary *complete);

/* The rules of a game for its set-ups, where a row's number is its index: the framework's rows come
 * first. (transfer full): sortie_rules_free(), which lets NULL pass. */
SortieRules *sortie_rules_join (const SortieRules *own);
void sortie_rules_free (SortieRules *rules);

/* The same for procedures; @own: (nullable). Ends with one without id. (transfer full): g_free() */
SortieProcDecl *sortie_procs_join (const SortieProcDecl *own);

G_END_DECLS
