/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room module declares for the library alone. */
#pragma once
#include <sortie/game.h>
G_BEGIN_DECLS

/* Where the texts of a game are translated: its own gettext domain, or the framework's. */
const char *sortie_game_domain (const SortieGame *game);

/* The name under which a module exports it. */
#define SORTIE_GAME_SYMBOL "sortie_game"

/* Looks through the table of a module for what would not work: ids, duplicates, missing functions, wrong
 * interface number, other headers. Returns: TRUE, or FALSE with all faults in @error. */
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

/* ---- trust.c: whether somebody else could have put code where it is found ---------------- */

/* What is loaded runs with all rights of the user. So a module, and the folder in which it is
 * looked up, must belong to root or to the user who runs, and nobody else may write to them:
 * neither their group nor all others. A group of which the user is the only member counts as well:
 * that it will have no other members cannot be known.
 *
 * The folders above are not looked at. Whoever may rename those can put a folder of his own in
 * their place, which is then refused because it is his.
 */

/**
 * sortie_trust_check:
 * @fd: an open file or folder; O_PATH is enough
 * @path: what messages call it
 *
 * Returns: FALSE with SORTIE_ERROR_MODULE, which says whose it is or who can write to it, and what
 *   to do about that
 */
gboolean sortie_trust_check (int fd, const char *path, GError **error);

/* ---- search.c: where modules and content are found --------------------------------------- */

/* A search path is a string of folders separated by colons. An empty folder in it is left out: it
 * would mean the current one. */

/* Looks for a game's shared object by nothing but its id, in the folders of modules. The first that is found is
 * it, and must be trusted (sortie_trust_check()). Returns: (transfer full): its path; NULL with
 * SORTIE_ERROR_UNKNOWN, with the nearest match: there is none, or @id is no id; or with SORTIE_ERROR_MODULE: it
 * is not trusted. */
char *sortie_search_module (const SortiePaths *paths, const char *id, GError **error);

/* The same file, by a path that no other search can follow; NULL and @error: it is not there, is no regular
 * file, or is not trusted. (transfer full) @path: of a shared object, as the user named it. */
char *sortie_search_file (const char *path, GError **error);

/* The first of the folders of content that has a folder of that name. (transfer full) (nullable) */
char *sortie_search_content (const SortiePaths *paths, const char *name);

/* What a game says of a position, for one seat, from one look at it: how good it looks to whoever plays by that, and
 * how far the seat is ahead. They differ where features have two weights. */
typedef struct
{
  gint plays, tells;
} SortieJudgement;

SortieJudgement sortie_game_judge (const SortiePlay *p, guint8 seat);

/* Those by which positions are judged in this mode; NULL: they are judged by something else. */
const SortieFeature *sortie_game_features (const SortieSetup *setup);

/* How far the seat is ahead. */
static inline gint
sortie_game_tell (const SortiePlay *p, guint8 seat)
{
  return sortie_game_judge (p, seat).tells;
}

G_END_DECLS
