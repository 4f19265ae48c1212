/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reactors.h: the game of tests/flow as the conformance kit can play it: dealt, and with an end. In
 * its decks nearly every move hurts somebody, and a third of the cards may answer that from the
 * hand. */
#pragma once
#include <sortie/game.h>
G_BEGIN_DECLS

/* Fails the test when it cannot be made. (transfer full) */
SortieModule *reactors_load (void);
/* The same, and a turn begins with a secret poll: each may hurt the other. */
SortieModule *reactors_load_fencers (void);

G_END_DECLS
