/* SPDX-License-Identifier: GPL-3.0-or-later */
/* typed.h: a typed line as a move. */
#pragma once
#include "console/session/session.h"
#include <sortie/move.h>
#include "reader/reader.h"
G_BEGIN_DECLS

/**
 * console_typed_play:
 * @line: at least one word: a move, a move with the answers to what it asks, or a number of the list of moves
 *
 * Plays the line, or says why not. If a part of it is not legal, none of it is done, as far as the rest can still
 * be taken back.
 */
void console_typed_play (ConsoleSession *session, const SortieLine *line);

/* later-step.c: a move that is typed before its step of the turn.
 *
 * `attack d1 d2` in the Movement phase belongs to a later window of the same turn. If everything that can be done
 * now can still be done there, the windows before it close at once, and a line says so; otherwise we ask the
 * person whether to close them. We look for the later window in a world that the seat imagines, up to the first
 * die or shuffle. In a script, from a pipe, such a line is refused. */

/* FALSE: the line is not such a move. */
gboolean console_later_step_run (ConsoleSession *session, const SortieLine *line);

/* Why a line is refused that belongs to a skipped step of this turn: the reason for skipping it. (nullable)
 * (transfer full): NULL: it belongs to no skipped step */
char *console_later_step_why_skipped (ConsoleSession *session, const SortieLine *line);

/* For a named thing with which nothing can be done now: says in which later step of the turn something can. */
void console_later_step_say_when (ConsoleSession *session, SortieRef thing);

/* enabling-move.c: a move that is typed before another one has made it possible.
 *
 * `buy mill` while the supplies are still in the hand needs `unpack` first, which asks nothing and shows the
 * player nothing new (console_after_move()). We play that first, and a line says so. In a script the line is
 * refused. */

/* @ret: the move to play first. FALSE: the line is not such a move. */
gboolean console_enabling_move_find (ConsoleSession *session, const SortieLine *line, SortieMove *ret);
/* Says that @move is played first. */
void console_enabling_move_say (ConsoleSession *session, const SortieMove *move);

/* left-out.c: a side that a line omits (`sided` in sortie/move.h): `deploy guard` if either side is possible. We
 * ask for it, and the next line may name only the side; the rest of the line is kept. */
typedef enum
{
  CONSOLE_SIDE_NONE_MISSING,
  CONSOLE_SIDE_FILLED_IN, /* only one is possible, or it comes later in the line */
  CONSOLE_SIDE_ASKED,     /* the line is kept until then */
} ConsoleSide;

/* @ret: the line with its side, if we filled it in */
ConsoleSide console_side_fill_in (ConsoleSession *session, SortieOffers *offers, const SortieLine *line,
                                  SortieLine *ret);

/* Whether the line begins with the side that the line before omitted. @ret: that line with the side, and with what
 * comes after it */
gboolean console_side_answers (ConsoleSession *session, SortieOffers *offers, const SortieLine *line,
                               SortieLine *ret);

/* Whether adding a side would make the line a legal move of the seat. */
gboolean console_side_is_left_out (SortieOffers *offers, const SortiePlay *p, guint8 seat, const SortieLine *line);

/* (transfer full): why a line is not a legal move now; NULL if it is one, and then @ret is the move. */
char *console_typed_why_not (ConsoleSession *session, const SortieLine *line, SortieMove *ret);

/* Whether the words from @from on, perhaps after a seat as in a journal, begin with a legal move. */
gboolean console_typed_begins (ConsoleSession *session, const SortieLine *line, guint from);
/* Whether it begins with a number of the list of moves, alone or after a verb. */
gboolean console_typed_begins_with_number (ConsoleSession *session, const SortieLine *line);

/* Whether the line is exactly a legal move. */
gboolean console_typed_is_move (ConsoleSession *session, const SortieLine *line);

/* Whether the words name one thing that the question lets the player choose: then they are the answer, whatever
 * else they could mean (`north` when asked who begins). */
gboolean console_typed_is_choice (ConsoleSession *session, const SortieLine *line);

G_END_DECLS
