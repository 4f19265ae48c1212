/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lookup.h: what a person means by a name: a zone, a seat, a place, a card, a value.
 *
 * Names are the stable English ones of moves and journals, or those of the reader's
 * language, without regard to case and accents; a beginning that only one name has is
 * enough, and so are whole words of it. A name that nothing has brings the nearest.
 */
#pragma once
#include "console/session/session.h"
#include <sortie/game.h>
G_BEGIN_DECLS

/* Each finds @name as the reader may say it. FALSE: nothing is called so. */
gboolean console_find_zone (ConsoleSession *session, const char *name, guint16 *ret);
gboolean console_find_seat (ConsoleSession *session, const char *name, guint8 *ret);
/* Only by its whole id, as written or in the reader's language. */
gboolean console_find_seat_by_id (ConsoleSession *session, const char *name, guint8 *ret);
gboolean console_find_place (ConsoleSession *session, const char *name, guint16 *ret);
/* Whether one of these three does: `show` shows it. */
gboolean console_names_a_thing (ConsoleSession *session, const char *name);
gboolean console_find_value (const SortieModule *module, const char *name, guint *ret);

/* A step of the turn that is running, if it has a window. */
gboolean console_find_step (ConsoleSession *session, const char *name, guint *ret);

/* A definition by its id or its name; 0: none. */
guint16 console_find_def (const SortieModule *module, const char *name);

/* Whether @name is all of the definition's id or name, not only its beginning. */
gboolean console_def_is_called (const SortieModule *module, guint16 def, const char *name);

/* An ability by its whole id or name; SORTIE_NO_INDEX: none. */
guint16 console_find_keyword (const SortieModule *module, const char *name);

/* A piece on the table or a card that the reader sees: by place (`track2`), by name. */
gboolean console_find_thing (ConsoleSession *session, const char *name, SortieRef *ret);

/* "“goblin” may be each of these: goblin-rage, goblin-rush.": the cards of which a name is the
 * beginning or a part, @seen_only: of those that the reader sees. NULL: not of several. (transfer
 * full) */
char *console_several (ConsoleSession *session, const char *name, gboolean seen_only);

/* Names for completion, added to @list as copies. */
void console_lookup_seats (ConsoleSession *session, GPtrArray *list);
void console_lookup_things (ConsoleSession *session, GPtrArray *list);
void console_lookup_cards (ConsoleSession *session, GPtrArray *list);
void console_lookup_values (ConsoleSession *session, GPtrArray *list);
void console_lookup_defs (const SortieModule *module, GPtrArray *list);
void console_lookup_keywords (const SortieModule *module, GPtrArray *list);

/* " Did you mean “storm”?" or "". (transfer full) */
char *console_near (const char *name, GPtrArray *list);

/* The words of a name that was typed without quotes. (transfer full) */
char *console_join (char *const *words);

G_END_DECLS
