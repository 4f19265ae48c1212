/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room module offers to the rest of the library. */
#pragma once
#include <sortie/game.h>

/* The gettext domain in which a game's texts are translated: its own, or the framework's. */
const char *sortie_game_domain (const SortieGame *game);

/* The name of the symbol that a module exports. */
#define SORTIE_GAME_SYMBOL "sortie_game"

/* Checks a module's table for what would not work: ids, duplicates, missing functions, wrong interface number, other
 * headers. Returns: TRUE, or FALSE with all errors in @error. */
gboolean sortie_game_check (const SortieGame *game, GError **error);

/* The same for a game that is linked in (tests). Content is loaded from @content_folder; NULL means no content. */
SortieModule *sortie_module_for_game (const SortieGame *game, const char *content_folder,
                                      GError **error);

/* The modes of a game, each with one number of seats (`least_seats` of SortieModeDecl). (transfer full):
 * sortie_modes_free() */
SortieModeDecl *sortie_modes_expand (const SortieModeDecl *rows);
void sortie_modes_free (SortieModeDecl *modes);

/* The greatest number of seats of a row. */
guint sortie_mode_most_seats (const SortieModeDecl *mode);

/* The events of a game, followed by those by which its variables change (SortieVarChange). (transfer full): g_free();
 * the tables own the strings */
SortieEventDecl *sortie_events_complete (const SortieGame *game);

/* Frees a grid and its cells. */
void sortie_sketch_grid_free (SortieSketchGrid *grid);
/* The things with which the reader's moves begin, without destinations. What could only make odd moves is not marked.
 * (transfer none) */
GArray *sortie_sketch_able (SortieSketch *sketch, const SortieView *view);
gboolean sortie_sketch_is_able (const GArray *able, SortieRef ref);
/* A number for @first and the further pieces on its place, which differs if other pieces are there; 0: none. */
guint sortie_sketch_pieces (const SortiePlay *p, SortieRef first);

/* The framework's procedures, indexed by the code of their frames; there are SORTIE_N_PROCS. */
extern const SortieProcDecl sortie_framework_procs[];

/* The words of a game with additions from its other tables: the effects of its events as elements and procedures after
 * its own; and a table of values in any case. @game: with all its events (sortie_events_complete()). @ret: (out):
 * cleared with sortie_vocabulary_clear() */
void sortie_vocabulary_complete (const SortieGame *game, SortieVocabulary *ret);
void sortie_vocabulary_clear (SortieVocabulary *complete);

/* The rules of a game for its setups, in which a row's number is its index: the framework's rows come first. (transfer
 * full): sortie_rules_free(), which accepts NULL. */
SortieRules *sortie_rules_join (const SortieRules *own);
void sortie_rules_free (SortieRules *rules);

/* The same for procedures; @own: (nullable). Ends with a row without id. (transfer full): g_free() */
SortieProcDecl *sortie_procs_join (const SortieProcDecl *own);

/* ---- trust.c: whether somebody else could have put code into a file or folder ------------ */

/* A loaded module runs with all rights of the user. So a module, and the folder in which it is looked up, must belong
 * to root or to the user, and nobody else may be able to write to them: neither the group nor others. This includes
 * groups whose only member is the user, because they could get other members.
 *
 * It does not check the folders above. Someone who can rename those can put a folder of his own in their place, but it
 * is then refused because it is his.
 */

/**
 * sortie_trust_check:
 * @fd: an open file or folder; O_PATH is enough
 * @path: its name in messages
 *
 * Returns: FALSE with SORTIE_ERROR_MODULE, which says who owns it or can write to it, and what to do about that
 */
gboolean sortie_trust_check (int fd, const char *path, GError **error);

/* ---- search.c: where modules and content are found --------------------------------------- */

/* A search path is a list of folders, separated by colons. Empty folders in it are ignored: they would mean the current
 * folder. */

/* Looks for a game's shared object by its id alone, in the folders of modules. The first one found counts, and must be
 * trusted (sortie_trust_check()). Returns: (transfer full): its path; NULL with SORTIE_ERROR_UNKNOWN, with the nearest
 * match, if there is none or @id is not an id; or with SORTIE_ERROR_MODULE if it is not trusted. */
char *sortie_search_module (const SortiePaths *paths, const char *id, GError **error);

/* The file that the user named, as a path that no search can interpret differently; NULL, and sets @error, if it does
 * not exist, is not a regular file, or is not trusted. (transfer full) @path: the path of a shared object. */
char *sortie_search_file (const char *path, GError **error);

/* The first folder of content that has a folder with that name; returns the path of the latter. (transfer full)
 * (nullable) */
char *sortie_search_content (const SortiePaths *paths, const char *name);

/* What a game says about a position, for one seat, from one look at it: how good it is for a seat that plays by it, and
 * how far the seat is ahead. They differ if features have two weights. */
typedef struct
{
  gint plays, tells;
} SortieJudgement;

SortieJudgement sortie_game_judge (const SortiePlay *p, guint8 seat);

/* The features by which positions are evaluated in this mode; NULL if something else evaluates them. */
const SortieFeature *sortie_game_features (const SortieSetup *setup);

/* How far the seat is ahead. */
static inline gint
sortie_game_tell (const SortiePlay *p, guint8 seat)
{
  return sortie_game_judge (p, seat).tells;
}
