/* SPDX-License-Identifier: GPL-3.0-or-later */
/* threats.h: what others' pieces on the table could do to a piece before the next turn of its seat.
 *
 * The reader imagines a world and lets the turns go by there. It looks at each window of an opponent's turn; if the
 * piece is an opponent's, of a turn of the reader's side. There it looks at the legal moves, and at those that follow
 * one move of the same piece: from where a unit stands, and from where it could go first. Only what stands on the
 * table counts, since what an opponent holds nobody else knows; a seat that the rules play decides nothing, so it has
 * no moves to look at.
 */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/* A legal move against the piece. */
typedef struct
{
  SortieRef by;   /* the piece that does it */
  char *sentence; /* "Attack South with Guard" */
  char *before;   /* (nullable): the move that comes first */
} ConsoleThreat;

/* Against a piece that the reader sees. (transfer full) (element-type ConsoleThreat): one of each piece, the
 * most direct */
GPtrArray *console_threats (ConsoleSession *session, SortieRef target);

G_END_DECLS
