/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what framework/kit declares for the rest of the library. Private to the library. */
#pragma once
#include <sortie/kit.h>
#include "kit/puzzle.h"

/* One check of the kit. */
typedef struct
{
  const char *id;     /* "M1" */
  const char *title;  /* what must hold, in the reader's language */
  guint64 done;       /* how often the check was made */
  guint failed;
} SortieVerifyCheck;

/* A failed check. Only the first few of each check are kept. */
typedef struct
{
  guint check;        /* index into the checks */
  guint64 seed;       /* of the game */
  guint move;         /* number of moves made before it */
  char *player;       /* who played: "random", "greedy" */
  char *sentence;     /* what was found */
  char *command;      /* the command that shows it again */
} SortieVerifyFailure;

/* The text of a scenario file. (transfer full): NULL and @error: it is missing, or too large */
char *sortie_scenario_read (const char *path, GError **error);

/**
 * sortie_scenario_run_text:
 * @module: (transfer none): the game to play, whatever the text's `game` line says
 * @text: a whole file
 * @name: what messages call it; deck files that it names are looked for beside it
 *
 * sortie_scenario_run_file() for a text and a game that are already there.
 */
SortieScenarioReport *sortie_scenario_run_text (SortieModule *module, const char *text,
                                                const char *name, GError **error);
