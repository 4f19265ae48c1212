/* SPDX-License-Identifier: GPL-3.0-or-later */
/* toy.h: a small game to try the framework with.
 *
 * Two neighbours light lamps on their window sills; whose window shone most wins. It has a little
 * of everything that a game can have: hidden decks and hands, open piles, pieces with marks, a cost
 * that is paid one by one and may be abandoned, a die, questions of the framework's and of its own,
 * options, a choice of decks. Nothing in it depends on what a player does not know.
 *
 *   T-1  Each neighbour has a deck, shuffled, draws three cards, and may once, in the first own
 *        turn, put them back, shuffle and draw three others.
 *   T-2  A turn: draw a card; play as long as wanted; then the lamps burn. Whose deck is empty at
 *        the draw ends the game: more light wins, equal light is a draw.
 *   T-3  A lamp is lit on a free place of the own sill. Its cost is paid with other cards from the
 *        hand, one by one; they go to the pile of ashes, face up.
 *   T-4  Once in a turn a neighbour may strike two matches: two dice; each six gives one light.
 *   T-5  Burning: each lamp gives its light and loses one of its three drops of oil; the last drop
 *        gone, it goes to the ashes.
 *   T-6  Who reaches the goal wins at once.
 *   T-7  Each lamp may be shifted to a free place of its sill once in a turn.
 */
#pragma once
#include <sortie/game.h>
G_BEGIN_DECLS

enum { TOY_DECK, TOY_HAND, TOY_ASHES };
enum { TOY_SILL };
enum { TOY_LIGHT, TOY_STRUCK };
enum { TOY_OIL };
enum { TOY_SHIFTED };
enum { TOY_COST, TOY_SHINE };
enum { TOY_GOAL, TOY_OPENER };

enum
{
  TOY_VERB_LIGHT = SORTIE_N_VERBS,
  TOY_VERB_STRIKE,
  TOY_VERB_SHIFT,
};

enum
{
  TOY_ASK_PLAY = SORTIE_N_ASKS,
};

enum
{
  TOY_PROC_DRAW = SORTIE_N_PROCS,
  TOY_PROC_LIGHT,
  TOY_PROC_BURN,
};

enum
{
  TOY_EVENT_DRAWN = SORTIE_N_EVENTS,
  TOY_EVENT_PAID,
  TOY_EVENT_LIT,
  TOY_EVENT_STRUCK,
  TOY_EVENT_SHONE,
  TOY_EVENT_BURNT_OUT,
  TOY_EVENT_SHIFTED,
};

enum
{
  TOY_REASON_GOAL = SORTIE_N_REASONS,
  TOY_REASON_MOST,
  TOY_REASON_EQUAL,
  TOY_REASON_NOT_YOURS,
  TOY_REASON_OCCUPIED,
  TOY_REASON_TOO_DEAR,
  TOY_REASON_STRUCK,
  TOY_REASON_SHIFTED,
};

/* The table that the module exports; a test that is linked with the game uses the same. */
extern const SortieGame sortie_game;

G_END_DECLS
