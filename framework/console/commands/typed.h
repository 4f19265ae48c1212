/* SPDX-License-Identifier: GPL-3.0-or-later */
/* typed.h: a typed line as a move. */
#pragma once
#include "console/session/session.h"

/**
 * console_typed_play:
 * @line: at least one word: a move, a move with the answers to what it asks, or a number of the list of moves
 *
 * Plays the line, or says why not. If a part of it is not legal, none of it is done, as far as the rest can still
 * be taken back.
 */
void console_typed_play (ConsoleSession *session, const SortieLine *line);

/* later-step.c: a move that is typed before its step of the turn (sortie_read_first()).
 *
 * docs/ARCHITECTURE.md has the one rule for when we ask before we close the windows before it. In a script, from a
 * pipe, such a line is refused. */

void console_later_step_run (ConsoleSession *session, const SortieLine *line, const SortieFirst *first);

/* When a move of a later step ends the steps before it unasked, in a sentence. (nullable): no later step is open to the
 * reader now, or no person types */
const char *console_later_step_rule (ConsoleSession *session);

/* Why a line is refused that belongs to a later step of this turn: the reason of that step. (nullable)
 * (transfer full) */
char *console_later_step_why_never (ConsoleSession *session, const SortieLine *line);

/* The name of a phase of this turn. */
const char *console_later_step_title (ConsoleSession *session, guint phase);

/* Why a line is refused that belongs to a skipped step of this turn: the reason for skipping it. (nullable)
 * (transfer full): NULL: it belongs to no skipped step */
char *console_later_step_why_skipped (ConsoleSession *session, const SortieLine *line);

/* For a named thing with which nothing can be done now: says in which later step of the turn something can. */
void console_later_step_say_when (ConsoleSession *session, SortieRef thing);

/* Says the moves of that verb that a later step of the reader's turn would allow as things are now: those with the
 * thing in front, or all (SORTIE_NOTHING). FALSE: there are none. */
gboolean console_later_step_say_moves (ConsoleSession *session, guint8 verb, SortieRef thing);

/* (transfer full): why a line is not a legal move now; NULL if it is one, and then @ret is the move. */
char *console_typed_why_not (ConsoleSession *session, const SortieLine *line, SortieMove *ret);

/* Whether a verb stands at @at that the present question does not ask for. */
gboolean console_typed_goes_beyond (ConsoleSession *session, const SortieLine *line, guint at);
/* Whether the words from @from on, perhaps after a seat as in a journal, begin with a legal move. */
gboolean console_typed_begins (ConsoleSession *session, const SortieLine *line, guint from);
/* The same for a whole line that nobody has rewritten: whether it may contain the answer that the program would give
 * before it (sortie_line_begins()). */
gboolean console_typed_answers (ConsoleSession *session, const SortieLine *line, guint from);

/* Whether the line is exactly a legal move, or names one thing that the question lets the player choose: then it is the
 * answer, whatever else it could mean (`north` when asked who begins). */
gboolean console_typed_is_answer (ConsoleSession *session, const SortieLine *line);

/* typed-number.c: numbers of the list of moves, which mean what is on the screen. */

/* "deploy griffin 2 3": how many words come before the numbers at the end; 0: none, or there are no numbers. */
guint console_count_before_numbers (const SortieLine *line);
/* Whether the line begins with a number of the list, alone or after a verb. */
gboolean console_typed_begins_with_number (ConsoleSession *session, const SortieLine *line);
/* "1 3", "build 1 3", "2 hexblade": writes out the numbers with which a line begins, alone or after the verb of their
 * moves. Returns: whether they are refused */
gboolean console_numbers_write_out (ConsoleSession *session, SortieLine *line);
/* Refuses "play 3" where a Three may be played and the list has a third move. */
gboolean console_number_or_rank_refuse (ConsoleSession *session, const SortieLine *line);
