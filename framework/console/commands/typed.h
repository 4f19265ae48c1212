/* SPDX-License-Identifier: GPL-3.0-or-later */
/* typed.h: a typed line as a move. */
#pragma once
#include "console/session/session.h"
#include <sortie/move.h>
#include <sortie/reader.h>
G_BEGIN_DECLS

/**
 * console_typed_play:
 * @line: with one word or more: a move, a move with what follows from it, or a number from the list of moves
 *
 * Plays the line, or says why not. A line is done whole or, as far as it can be given up,
 * not at all.
 */
void console_typed_play (ConsoleSession *session, const SortieLine *line);

/* early.c: a move that is typed before its step of the turn has come.
 *
 * `attack d1 d2` in the Movement phase is about a later window of the same turn. Where all that can be
 * done now can still be done there, the windows before it are closed at once, with a line that says so;
 * otherwise the person is asked whether to close them. The later windows are looked up in a world that
 * the seat imagines, up to the first die or shuffle. In a pipe, which is a script, such a line is refused. */

/* FALSE: the line is nothing of the kind. */
gboolean console_early_run (ConsoleSession *session, const SortieLine *line);

/* Why a line is refused that belongs to a step of this turn that was skipped: the reason of then. (nullable)
 * (transfer full): NULL: it belongs to none */
char *console_early_why_skipped (ConsoleSession *session, const SortieLine *line);

/* Of something named alone with which nothing can be done now: the later step of the turn in which something can. */
void console_early_say_when (ConsoleSession *session, SortieRef thing);

/* before.c: a move that is typed before another one has made it possible.
 *
 * `buy mill` with the supplies still in the hand is about what follows `unpack`, which asks for nothing and of which
 * nothing is learned (console_behind()). It is made first, with a line that says so. In a pipe the line is refused. */

/* @ret: what comes first. FALSE: the line is nothing of the kind. */
gboolean console_before_find (ConsoleSession *session, const SortieLine *line, SortieMove *ret);
/* Says that it does. */
void console_before_say (ConsoleSession *session, const SortieMove *move);

/* left-out.c: a side that a line leaves out (`sided` in sortie/move.h): `deploy guard` where two are possible. It is
 * asked for, and the next line may name it; all else of the line is kept. */
typedef enum
{
  CONSOLE_SIDE_NONE_MISSING,
  CONSOLE_SIDE_FILLED_IN, /* there is only one, or it stands further behind */
  CONSOLE_SIDE_ASKED,     /* the line is kept */
} ConsoleSide;

/* @ret: the line with its side, where that is filled in */
ConsoleSide console_side_fill_in (ConsoleSession *session, SortieOffers *offers, const SortieLine *line,
                                  SortieLine *ret);

/* Whether the line begins with the side that the line before left out. @ret: that line with the side, and with what
 * stands behind it */
gboolean console_side_answers (ConsoleSession *session, SortieOffers *offers, const SortieLine *line,
                               SortieLine *ret);

/* Whether the line would be a legal move of the seat with a side. */
gboolean console_side_is_left_out (SortieOffers *offers, const SortiePlay *p, guint8 seat, const SortieLine *line);

/* (transfer full): why a line is no legal move now, or NULL when it is; then @ret is the move. */
char *console_typed_why_not (ConsoleSession *session, const SortieLine *line, SortieMove *ret);

/* Whether the words from @from on, which may have a seat in front as in a journal, begin with a move that is
 * legal now. */
gboolean console_typed_begins (ConsoleSession *session, const SortieLine *line, guint from);
/* Whether it begins with a number from the list of moves, or with one behind a verb. */
gboolean console_typed_begins_with_number (ConsoleSession *session, const SortieLine *line);

/* "give 2; build engineer": no name has a semicolon. */
void console_typed_leave_out_semicolons (SortieLine *line);

/* Whether the line, exactly as it is, is a legal move. */
gboolean console_typed_is_move (ConsoleSession *session, const SortieLine *line);

/* Whether the words are the name of one thing that the question offers to choose: then they answer it,
 * whatever else they could be (`north`, asked who begins). */
gboolean console_typed_is_choice (ConsoleSession *session, const SortieLine *line);

G_END_DECLS
