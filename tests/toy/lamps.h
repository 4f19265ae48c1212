/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lamps.h: matches of the toy game for tests.
 *
 * Everything here fails the test by itself when it cannot do what it should.
 */
#pragma once
#include <sortie/match.h>
#include "tests/tap/tap.h"
#include "tests/toy/toy.h"
G_BEGIN_DECLS

enum { NORTH, SOUTH };

/* The game, loaded once. */
SortieModule *lamps (void);

/* North begins; plain decks. (transfer full) */
SortieMatch *lamps_match (guint64 seed, gboolean practice);

/* The same with exactly these cards (ids, in any order, ended by NULL) in north's hand of four, which
 * has answered the first question with no and may play. Seeds are tried until one deals them. */
SortieMatch *lamps_match_with (const char *const *hand);

/* Plays a line that must be legal. */
void lamps_play (SortieMatch *match, guint8 seat, const char *line);

/* Makes at most @n small decisions by chance; returns how many, fewer only when the match is
 * over. */
guint lamps_play_on (SortieMatch *match, SortieRng *rng, guint n);

/* Goes on by chance until the move in hand has committed. */
void lamps_finish_move (SortieMatch *match, SortieRng *rng);

/* The whole position as text. (transfer full) */
char *lamps_bytes (const SortieMatch *match);

/* A file name in a folder of this test's own, which is removed at the end. (transfer full) */
char *lamps_path (const char *name);
void lamps_write (const char *path, const char *bytes, gssize size);
char *lamps_read (const char *path);

/* A journal whose lines are these, numbered and summed as they must be. (transfer full) */
char *lamps_frame (char **lines);
/* The texts of the lines of a journal, without the first. (transfer full) */
char **lamps_texts (const char *journal);

G_END_DECLS
