/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed.h: a typed line is played, move by move.
 *
 * Whoever keeps the position (a match, a scenario) lends it through a SortieFeeder. While a move is
 * being put together, a question with only one answer that a front end may give by itself needs no
 * words.
 */
#pragma once
#include "flow/engine.h"
#include "reader/reader.h"
G_BEGIN_DECLS

/**
 * sortie_feed_ahead:
 * @p: a position that may be changed: a copy
 * @line: what was typed so far
 * @ret_left: how many words at the end belong to the question that is open now
 * @ret_steps: how many moves were made
 *
 * Feeds words to a copy, never beyond the point where something would be revealed: for
 * completion.
 */
void sortie_feed_ahead (const SortieLexicon *names, SortiePlay *p, guint8 seat,
                        const SortieLine *line, guint *ret_left, guint *ret_steps);

/* What words are fed to. Functions are there unless it is said what NULL means. */
typedef struct
{
  gpointer data;
  /* the position as it is now */
  const SortiePlay *(*position) (gpointer data);
  /* what it offers to @seat, until the next move */
  SortieOffers *(*offers) (gpointer data, guint8 seat);
  /* carries out a move that was found to be legal for @seat; FALSE: not possible after all */
  gboolean (*play) (gpointer data, guint8 seat, const SortieMove *move, SortieRefusal *why);
  /* (nullable): abandons the move that is being put together */
  void (*back) (gpointer data);
} SortieFeeder;

/**
 * sortie_feed_line:
 * @seat: who says it
 * @line: one move or several, see above
 * @why: (nullable): why the line is not legal: the reason that says most about it
 *
 * Plays a line, whole or not at all as far as sortie_read_ahead() sees. When some part of it is
 * refused behind that, and the line has begun to put a move together or gone on with one, that move
 * is abandoned; moves before that, which are committed, stay.
 *
 * Returns: whether the whole line was played
 */
gboolean sortie_feed_line (const SortieFeeder *feeder, guint8 seat, const char *line,
                           SortieRefusal *why);

/* Answers the question at hand when a front end may answer it by itself; FALSE when it may not. */
gboolean sortie_feed_settle (const SortieFeeder *feeder);

G_END_DECLS
