/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* conformance.h: the conformance kit: what must hold for every game.
 *
 * Games are played by programs, and at every move the position is looked at from all
 * sides: is each card in exactly one place, is what is listed what may be played, does a
 * refusal leave no trace, does a clone, a save, a replay give the same game, does a seat
 * see, hear or be refused anything that depends on what it does not know. Nothing
 * here knows any game; every game gets it for nothing.
 *
 * A game of the kit follows from its seed alone: mode, choices, options and who plays are drawn
 * from it. So a failure is seen again by verifying one game with its seed. Checks that
 * take long are made at the first moves and at some of the others.
 */
#pragma once
#include "match/match.h"
G_BEGIN_DECLS

typedef struct SortieBot SortieBot;

/* Bots are a layer above; whoever has them lends them (player/bot.h). */
typedef struct
{
  const char *kind; /* "greedy" */
  SortieBot *(*create) (const SortieSetup *setup, const char *kind, guint64 seed);
  void (*destroy) (SortieBot *bot);
  SortieMove (*choose) (SortieBot *bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal);
} SortieVerifyBot;

/* What is to be checked, and how much of it. Nothing is copied. */
typedef struct
{
  const SortieModule *module;
  const char *name;            /* (nullable): what the command line calls it, when not by its id */
  guint games;
  guint64 seed;                /* of the first game; the next has the next number */
  const SortieVerifyBot *bots; /* (nullable): ends with an entry without kind */
  /* (nullable): what is not to be drawn by chance, as in SortieMatchSpec, a deck may be
   * a file; choices and options that are not named are drawn all the same */
  const char *mode;
  const char *const *choices;
  const char *const *options;
  /* (nullable): languages of texts, as gettext calls them, NULL-terminated, besides the one that is
   * spoken; and how to change to one of them, NULL: to the one before */
  const char *const *languages;
  void (*speak) (gpointer data, const char *language);
  /* (nullable): told after each game */
  void (*progress) (gpointer data, guint done);
  gpointer data;
} SortieVerifySpec;

/* One check of the kit. */
typedef struct
{
  const char *id;     /* "M1" */
  const char *title;  /* what must hold, in the reader's language */
  guint64 done;       /* how often it was made */
  guint failed;
} SortieVerifyCheck;

/* Where a check failed; only the first few of each check are kept. */
typedef struct
{
  guint check;        /* index into the checks */
  guint64 seed;       /* of the game */
  guint move;         /* moves made before it */
  char *player;       /* who played: "random", "greedy" */
  char *sentence;     /* what was found */
  char *command;      /* how to see it again */
} SortieVerifyFailure;

/* What was found in all games; everything is owned. */
typedef struct
{
  GArray *checks;     /* (element-type SortieVerifyCheck) */
  GPtrArray *failures; /* (element-type SortieVerifyFailure) */
  GPtrArray *notes;   /* (element-type utf8): sentences on what is no fault */
  guint games;
  guint64 moves;
  guint failed;       /* checks that failed at least once */
} SortieVerifyReport;

/**
 * sortie_verify:
 *
 * Plays games and makes all checks. A game in which a check fails is not played further.
 *
 * Returns: (transfer full): what was found; NULL and @error when no game can be played
 */
SortieVerifyReport *sortie_verify (const SortieVerifySpec *spec, GError **error);
void sortie_verify_report_free (SortieVerifyReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieVerifyReport, sortie_verify_report_free)

/* The failures and notes, then a table of the checks, as lines of text. (transfer full) */
char *sortie_verify_report_text (const SortieVerifyReport *report);

G_END_DECLS
