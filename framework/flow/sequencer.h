/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sequencer.h: turns, phases and windows, run from tables.
 *
 * A game declares for each kind of turn its phases in order: what the rules do on
 * entering (a procedure), which decision is open afterwards and how often, the rule's
 * number. The sequencer runs them, tells start and end of turns and phases as events,
 * ends what lasts until then, and asks the game who comes next.
 */
#pragma once
#include "flow/chain.h"
G_BEGIN_DECLS

/* One phase of a kind of turn. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  guint16 proc;      /* SORTIE_GAME_PROC run on entering, 0: none */
  guint8 window;     /* SORTIE_GAME_ASK open to the active seat until `done`, 0: none */
  gboolean quiet;    /* its start is not told: often nothing happens in it */
  guint16 before; /* SORTIE_GAME_PROC run before it begins, when one before it is over; 0: none */
  /* (nullable): whether `before` would do anything now; without this it is called */
  gboolean (*is_before) (const SortiePlay *p);
} SortiePhaseDecl;

/* Slots that the procedure of a phase has for its own use. */
#define SORTIE_PHASE_SLOTS 8

/* A kind of turn: "player", "opponent". */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  const SortiePhaseDecl *phases;
  gboolean uncounted; /* before the first turn: it has no number, and no card sees it */
} SortieTurnDecl;

/* Leaves a phase out of the turn that is running, or of the one that next_turn() has just set up;
 * nothing for a phase that has begun. */
void sortie_turn_skip_phase (SortiePlay *p, guint phase);
/* The seat whose turn is next after @seat's: in the order of turns (sortie_seat_later()), without
 * those that are out. */
guint8 sortie_seat_after (const SortiePlay *p, guint8 seat);
/* The `next_turn` of a game without one (rules.h): a lot decides who begins, then it is the turn of the
 * seat after the last (sortie_seat_after()). */
void sortie_turn_passes_on (SortiePlay *p);
/* The move that is being carried out is the last of its window: the phase ends after it, as if
 * `done` had been said. Nothing when no window is open. */
void sortie_close_window (SortiePlay *p);
/* Whether the question is the window of the phase that is running. */
gboolean sortie_is_window (const SortiePlay *p);
/* The phase and the kind of turn that are running. (transfer none) */
const SortiePhaseDecl *sortie_phase (const SortiePlay *p);
const SortieTurnDecl *sortie_turn (const SortiePlay *p);

G_END_DECLS
