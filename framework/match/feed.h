/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed.h: one typed line that answers several questions.
 *
 *     play bolt boss.track2 imp imp
 *
 * The line is cut into moves from the left. Each is the longest beginning of what is left
 * that is legal as it stands, or else behind one of the verbs that answer the question
 * that is asked then (`choose`, for a choice); so verbs may be left out wherever the
 * question says what is meant. A question in between that has only one answer, and that
 * a front end may answer by itself, need not be answered in the line.
 *
 * Whoever keeps the position (a match, a scenario) lends it through a SortieFeeder.
 */
#pragma once
#include "match/match.h"
G_BEGIN_DECLS

typedef struct
{
  gpointer data;
  /* the position as it is now */
  const SortiePlay *(*position) (gpointer data);
  /* carries out a move that was found to be legal for @seat; FALSE: not possible after all */
  gboolean (*play) (gpointer data, guint8 seat, const SortieMove *move, SortieRefusal *why);
  /* (nullable): abandons the move that is being put together */
  void (*back) (gpointer data);
} SortieFeeder;

/* Plays in a match. */
SortieFeeder sortie_feeder_for_match (SortieMatch *match);

/**
 * sortie_feed_line:
 * @seat: who says it
 * @line: one move or several, see above
 * @ret_n: (out) (optional): how many moves were made and stay
 * @why: (optional): why the line is not legal: the reason that says most about it
 *
 * Plays a line. When some part of it is refused, the move that was being put together is
 * abandoned; moves before that, which are committed, stay.
 *
 * Returns: whether the whole line was played
 */
gboolean sortie_feed_line (const SortieFeeder *feeder, guint8 seat, const char *line, guint *ret_n,
                           SortieRefusal *why);

/* Answers the questions that a front end may answer by itself, as long as there are any;
 * returns how many there were. */
guint sortie_feed_settle (const SortieFeeder *feeder);

G_END_DECLS
