/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* apart.h: games of the kit in a process of their own, and failures with as few moves as they need.
 * Private to the kit.
 *
 *     apart.c     games in a child process: what they found, or how they died
 *     child.c     the process (child.h)
 *     progress.c  the moves of a game, where both processes see them
 *     pack.c      what was found as bytes, from one process to the other
 *     shorten.c   the fewest moves after which a check still fails
 */
#pragma once
#include "kit/internal.h"
#include <sortie/move.h>

/* What the kit has a game do at the moment, beside moves that it tries and bots that think. */
typedef enum
{
  VERIFY_RESTS,
  VERIFY_SETS_UP,
  VERIFY_EXAMINES,  /* numbers, values, invariants of the position */
  VERIFY_LISTS,     /* the legal moves */
  VERIFY_WORDS,     /* moves and the question */
  VERIFY_DRAWS,
  VERIFY_EVALUATES,
  VERIFY_TRANSLATES,
  VERIFY_COMPARES,  /* two worlds that look alike to a seat */
  VERIFY_LEAVES,    /* a seat gives up, and the others go on */
  VERIFY_REPLAYS,   /* once it is over: from here on not behind the last move */
  VERIFY_PLAYS_ANOTHER,
  VERIFY_N_TASKS
} VerifyTask;

/* The moves of a game, line by line, where the process that watches it can read them, also when the one
 * that played is gone. Memory that both share. */
typedef struct
{
  guint32 n;       /* lines */
  guint32 used;    /* bytes */
  guint32 cut;     /* there was no room for all */
  char seat[64];   /* who tries out the move below */
  char trying[SORTIE_MOVE_TEXT]; /* that is carried out or checked at the moment; empty: none */
  guint32 task;    /* VerifyTask */
  char reader[64]; /* for whom, empty: for nobody */
  char bot[64];    /* that is thinking at the moment, and looks ahead; empty: none */
  char text[1 << 20];
} VerifyProgress;

VerifyProgress *verify_progress_new (void);
void verify_progress_free (VerifyProgress *progress);
/* From now on the seat tries out this move; @line: (nullable): it does no more. @progress: (nullable) */
void verify_progress_try (VerifyProgress *progress, const char *seat, const char *line);
/* From now on the game does this; @seat: the id of the one for whom, or empty. @progress: (nullable) */
void verify_progress_do (VerifyProgress *progress, VerifyTask task, const char *seat);
/* From now on this kind of bot thinks; @kind: (nullable): it does no more. @progress: (nullable) */
void verify_progress_ask (VerifyProgress *progress, const char *kind);
/* The move that was tried was made. @progress: (nullable) */
void verify_progress_add (VerifyProgress *progress);
/* The last move that was made. (nullable): none was. Memory of @progress. */
const char *verify_progress_last (const VerifyProgress *progress);
/* With the move that was being tried at the end. NULL-terminated. (transfer full) */
char **verify_progress_lines (const VerifyProgress *progress);

/* Plays one game and adds what is found to @report. FALSE and @error: it cannot be played. */
gboolean verify_one (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed,
                     VerifyProgress *progress, GError **error);

/* The same of @n games, with the seeds from @seed on, in one child process. One that dies, or that takes
 * more than @limit seconds (0: for ever), fails R6. */
gboolean verify_apart (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed, guint n,
                       VerifyProgress *progress, guint limit, GError **error);

/* pack.c: (transfer full): a report and an error (nullable) as one value. */
GVariant *verify_pack (const SortieVerifyReport *report, const GError *error);
#define VERIFY_PACKED G_VARIANT_TYPE ("(ta(tu)aua(utusss)as(is))")

/* Whether a value of that type is what verify_pack() makes of a report of this module. */
gboolean verify_is_packed (const SortieVerifyReport *report, GVariant *packed);
/* Adds what was packed. FALSE and @error: what was packed is one. */
gboolean verify_unpack (SortieVerifyReport *report, GVariant *packed, GError **error);

/* shorten.c: tries games with fewer and fewer of the moves of @progress and gives the failure number
 * @first of @report and those after it a command with the fewest that were found. */
void verify_shorten (const SortieVerifySpec *spec, SortieVerifyReport *report, guint first,
                     const VerifyProgress *progress);
