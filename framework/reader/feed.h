/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed.h: one typed line that answers several questions.
 *
 *     play bolt south.track2 imp imp
 *
 * The line is cut into moves from the left. Each is the longest beginning of what is left
 * that is legal as it stands, or else behind one of the verbs that answer the question
 * that is asked then (`choose`, for a choice); so verbs may be left out wherever the
 * question says what is meant, or all but one of them yield (move.h), and with the verb
 * the piece that the question is about (`d3` for `step d2 d3`). Words that are one name
 * together (tall lamp) need no quotes when nothing else stands behind them. While a move is being put
 * together, a question with only one answer that a front end may give by itself needs no words.
 *
 * Whoever keeps the position (a match, a scenario) lends it through a SortieFeeder.
 */
#pragma once
#include "flow/engine.h"
G_BEGIN_DECLS

/* Whether words are the beginning of a move. */
typedef enum
{
  SORTIE_FITS_NOT,
  SORTIE_FITS,
  SORTIE_FITS_TWICE, /* without its verb it could mean several moves */
} SortieFit;

/* One step: the longest beginning of the words that is a legal move. */
typedef struct
{
  SortieMove move;
  SortieMove other; /* when it fits twice */
  guint n;          /* how many words it takes */
} SortieFeedStep;

/**
 * sortie_feed_step:
 * @words: (array length=n): at least one, and no more than SORTIE_MAX_LINE_WORDS, or they are refused
 * @why: (nullable): why they do not fit, or no more of them does: the reason that says most
 *
 * Only looks.
 *
 * Returns: whether the words begin with a legal move
 */
SortieFit sortie_feed_step (const SortiePlay *p, guint8 seat, char *const *words, guint n,
                            SortieFeedStep *ret, SortieRefusal *why);

/* How much a reason says, from 1: a rule of the game says most, that words cannot be read least. */
guint sortie_feed_rank (const SortieRefusal *why);

/**
 * sortie_feed_ahead:
 * @p: a position that may be changed: a copy
 * @words: (array length=n): what was typed so far
 * @ret_left: how many words at the end belong to the question that is open now
 * @ret_steps: how many moves were made
 *
 * Feeds words to a copy, never beyond the point where something would be revealed: for
 * completion.
 */
void sortie_feed_ahead (SortiePlay *p, guint8 seat, char *const *words, guint n, guint *ret_left,
                        guint *ret_steps);

/* Why a line will not be played whole. */
typedef struct
{
  guint n;            /* how many words fit before */
  gboolean committed; /* they are moves that cannot be given up any more */
  gboolean left_over; /* no move that they begin has a question for the others */
  SortieRefusal why;
  char *sentence;     /* (transfer full): the same where it would be said, translated */
} SortieFeedFault;

/**
 * sortie_feed_foresee:
 * @p: the true position, which stays as it is
 * @words: (array length=n): a line
 * @ret: set when FALSE is returned
 *
 * Plays a line in a world that @seat may imagine, until chance falls: what comes behind that is not
 * judged. Behind cards that are seen only words are refused that belong to nothing any more. So the
 * answer tells nothing about the true world.
 *
 * Returns: FALSE when it is certain by now that the line is not legal
 */
gboolean sortie_feed_foresee (const SortiePlay *p, guint8 seat, char *const *words, guint n,
                              SortieFeedFault *ret);

/* What words are fed to. Functions are there unless it is said what NULL means. */
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

/**
 * sortie_feed_line:
 * @seat: who says it
 * @line: one move or several, see above
 * @why: (nullable): why the line is not legal: the reason that says most about it
 *
 * Plays a line, whole or not at all as far as sortie_feed_foresee() sees. When some part of it is
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
