/* SPDX-License-Identifier: GPL-3.0-or-later */
/* duel.h: a small game in which everything of the flow layer happens, and matches of it for tests.
 *
 * Two seats, a and b, with 10 life each. Cards are in content/duel/cards.xml.
 *
 *   F-1  A turn: dawn, then the main phase until `done`, then dusk. Turns alternate.
 *   F-2  play TRICK: announced, paid with other cards of the hand; each link may be answered by
 *        the other seat, with a trick or an ability. Some tricks are only played as an answer.
 *   F-3  summon UNIT PLACE: in one's own main phase, onto a free space of the own row.
 *   F-4  use UNIT: its ability, for its cost, once in a turn.
 *   F-5  Life 0 loses.
 *   F-6  Triggers of the active seat come before those of the other; otherwise the active seat
 *        says which comes first.
 *   F-7  A trick that answers an event is played from the hand when the event comes; whether a seat
 *        is asked says the option `stop` (reaction.h).
 */
#pragma once
#include "match/deal.h"
#include "tests/tap/tap.h"
#include <sortie/game.h>
G_BEGIN_DECLS

enum { A, B };
enum { DECK, HAND, PILE, LIMBO };
enum { ROW, ARENA };
enum { LIFE };
enum { MARKED };
enum { USED };
enum { COST, POWER, TARGET, COLOUR };
enum { DAWN, MAIN, DUSK };
enum { OPTION_STOP };

/* Procedures that a test calls. */
enum { DUEL_PROC_DEEPEN };
enum
{
  VERB_PLAY = SORTIE_N_VERBS,
  VERB_SUMMON,
  VERB_USE,
  VERB_PASS,
};

enum
{
  ASK_MAIN = SORTIE_N_ASKS,
  ASK_ANSWER,
  ASK_REACT,
};

enum
{
  EVENT_HURT = SORTIE_N_EVENTS + 53 + 1, /* after the unused ones (duel.c) */
  EVENT_GAIN,
  EVENT_KILL,
  EVENT_ENTER,
};

enum
{
  REASON_FELL = SORTIE_N_REASONS,
  REASON_NOT_IN_HAND,
  REASON_NO_TRICK,
  REASON_ONLY_AS_ANSWER,
  REASON_NO_TARGET,
  REASON_TOO_DEAR,
  REASON_NOT_NOW,
  REASON_NO_UNIT,
  REASON_OCCUPIED,
  REASON_NO_ABILITY,
  REASON_USED,
  REASON_OTHER_ANSWER,
  REASON_CONDITION,
};

enum { LINK_TRICK, LINK_ABILITY, LINK_BLOW };

extern const SortieGame duel_game;

/* The game with its cards, loaded once. */
SortieModule *duel (void);
/* A variant of it, with the same cards. (transfer full) */
SortieModule *duel_of (const SortieGame *game);

/* Runs a scenario of the duel and fails the test with what does not hold. @text: from
 * `position` on. */
void duel_shows (const char *text);
void duel_shows_in (SortieModule *module, const char *text);

/* A match without cards at its first decision; free with duel_free(). */
typedef struct
{
  SortieDeal *deal;
  SortiePlay p;       /* p.s is owned */
  SortieWatch watch;  /* set p.watch to &watch to have it */
  SortieTold heard;   /* lent to it */
  GString *told;      /* what happened: "hurt b 2; kill b.row1 ..." */
} Duel;

Duel *duel_new (void);
void duel_free (Duel *d);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Duel, duel_free)

/* Lays out cards before the match begins. Cards are new. */
guint16 duel_give (Duel *d, guint8 seat, guint zone, const char *id);
SortieRef duel_put (Duel *d, guint8 seat, guint place, const char *id);
/* Begins in the main phase of @seat. */
void duel_begin (Duel *d, guint8 seat);
/* Begins the first turn. */
void duel_begin_first_turn (Duel *d);

/* Plays a line that must be legal. */
void duel_play (Duel *d, guint8 seat, const char *line);
/* The line must be refused for this reason. */
void duel_refuses (Duel *d, guint8 seat, const char *line, guint reason);
/* The legal moves, sorted, with ", " between them. (transfer full) */
char *duel_legal (const Duel *d);

G_END_DECLS
