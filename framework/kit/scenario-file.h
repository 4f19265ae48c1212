/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-file.h: a scenario file as it is written, before any game looks at it.
 *
 * Private to the files of scenarios. Strings are cleaned of comments and of space at
 * both ends.
 */
#pragma once
#include <sortie/base.h>
#include "base/scenario-words.h"

typedef enum
{
  SCENARIO_POSITION,
  SCENARIO_MOVES,
  SCENARIO_EXPECT,
  SCENARIO_TEACH,
  SCENARIO_SOLVE,
} ScenarioSection;

/* A line of a section. */
typedef struct
{
  int line;
  ScenarioSection section;
  guint part;            /* the number of its section in the file: two of a kind may follow */
  char *text;
} ScenarioLine;

/* What is to be played. Lists are of strings, ended by NULL. */
typedef struct
{
  char *mode;
  GPtrArray *choices;
  GPtrArray *options;
  guint64 seed;
} ScenarioTerms;

typedef struct
{
  int line;
  char *title;
  char *xfail;           /* (nullable) */
  ScenarioTerms terms;   /* those of the file, and its own behind them */
  GPtrArray *rules;      /* of ScenarioLine: what it shows */
  GPtrArray *idle;       /* of ScenarioLine: what must not take effect */
  gboolean has_position;
  GPtrArray *lines;      /* of ScenarioLine */
} Scenario;

typedef struct
{
  char *game;            /* (nullable): an id */
  int game_line;
  char *teaches;         /* (nullable): of a lesson: what it teaches */
  GPtrArray *content;    /* folders, ended by NULL */
  ScenarioTerms terms;
  GPtrArray *scenarios;  /* of Scenario */
} ScenarioFile;

/* Whether a path leads downwards from a folder and nowhere else. */
gboolean scenario_leads_down (const char *path);
/* (transfer full): NULL with everything that is wrong, by line. */
ScenarioFile *scenario_file_parse (const char *text, const char *name, GError **error);
void scenario_file_free (ScenarioFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScenarioFile, scenario_file_free)
