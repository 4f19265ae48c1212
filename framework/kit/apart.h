/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* apart.h: games of the kit in separate processes, and failures with as few moves as possible.
 * Private to the kit.
 *
 *     apart.c     games in a child process: what they found, or how they died
 *     child.c     the process (child.h)
 *     progress.c  the moves of a game, in memory that both processes share
 *     pack.c      the findings as bytes, sent from one process to the other
 *     shorten.c   the fewest moves after which a check still fails
 */
#pragma once
#include "kit/internal.h"

/* What the kit makes a game do at the moment, besides moves that it tries and bots that think. */
typedef enum
{
  VERIFY_RESTS,
  VERIFY_SETS_UP,
  VERIFY_EXAMINES,  /* checks numbers, values and invariants of the position */
  VERIFY_LISTS,     /* lists the legal moves */
  VERIFY_WORDS,     /* writes moves and the question */
  VERIFY_DRAWS,
  VERIFY_EVALUATES,
  VERIFY_TRANSLATES,
  VERIFY_COMPARES,  /* compares two worlds that look alike to a seat */
  VERIFY_LEAVES,    /* lets a seat concede, and the others play on */
  VERIFY_REPLAYS,   /* when the game is over; from here on it is not after the last move */
  VERIFY_PLAYS_ANOTHER,
  VERIFY_N_TASKS
} VerifyTask;

/* The moves of a game, line by line, in memory that both processes share. The watching process can read them even
 * after the playing one has died. */
typedef struct
{
  gint beats;      /* changes with everything that the game does; it may overflow */
  guint32 game;    /* the number of the game among those of the process */
  guint32 given_up; /* set by the watching process: the game took too long, or was stuck */
  guint32 n;       /* number of lines */
  guint32 used;    /* number of bytes */
  guint32 cut;     /* lines were left out for lack of room */
  char seat[64];   /* the seat that tries out the move below */
  char trying[SORTIE_MOVE_TEXT]; /* the move that is being played or checked; empty: none */
  guint32 task;    /* VerifyTask */
  char reader[64]; /* the seat that the task is for; empty: for nobody */
  char bot[64];    /* the bot that is thinking, and looks ahead; empty: none */
  char text[1 << 20];
} VerifyProgress;

VerifyProgress *verify_progress_new (void);
void verify_progress_free (VerifyProgress *progress);
/* From now on the seat tries out this move. @line: (nullable): NULL: it has stopped. @progress: (nullable) */
void verify_progress_try (VerifyProgress *progress, const char *seat, const char *line);
/* From now on the game does this task. @seat: the id of the seat that it is for, or empty. @progress: (nullable) */
void verify_progress_do (VerifyProgress *progress, VerifyTask task, const char *seat);
/* From now on this kind of bot thinks. @kind: (nullable): NULL: it has stopped. @progress: (nullable) */
void verify_progress_ask (VerifyProgress *progress, const char *kind);
/* The move that was tried has been made. @progress: (nullable) */
void verify_progress_add (VerifyProgress *progress);
/* The last move that was made; NULL: none. Belongs to @progress. */
const char *verify_progress_last (const VerifyProgress *progress);
/* All lines, with the move that was being tried at the end. NULL-terminated. (transfer full) */
char **verify_progress_lines (const VerifyProgress *progress);

/* Plays one game and adds what it finds to @report. FALSE and @error: it cannot be played. */
gboolean verify_one (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed,
                     VerifyProgress *progress, GError **error);

/* The same of @n games, with the seeds from @seed on, in one child process. One that dies fails R6, and so does one
 * that does nothing for @limit seconds (0: for ever); all together have @n times as long. */
gboolean verify_apart (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed, guint n,
                       VerifyProgress *progress, guint limit, GError **error);

/* pack.c: (transfer full): a report and a (nullable) error as one value. */
GVariant *verify_pack (const SortieVerifyReport *report, const GError *error);
#define VERIFY_PACKED G_VARIANT_TYPE ("(ta(tu)aua(utusss)as(is))")

/* Whether a value has the form that verify_pack() gives to a report of this module. */
gboolean verify_is_packed (const SortieVerifyReport *report, GVariant *packed);
/* Adds what was packed. FALSE and @error: an error was packed. */
gboolean verify_unpack (SortieVerifyReport *report, GVariant *packed, GError **error);

/* shorten.c: tries games with fewer and fewer of the moves of @progress and gives the failure number
 * @first of @report and those after it a command with the fewest that were found. */
void verify_shorten (const SortieVerifySpec *spec, SortieVerifyReport *report, guint first,
                     const VerifyProgress *progress);
