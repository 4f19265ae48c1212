/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-file.h: a scenario file as written, before a game reads it.
 *
 * Private to the files of scenarios. Comments and spaces at both ends are removed from strings.
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
  guint part;            /* the number of its section in the file; two sections of a kind may follow each other */
  char *text;
} ScenarioLine;

/* What to play. Lists are of strings, ended by NULL. */
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
  ScenarioTerms terms;   /* the file's terms, followed by its own */
  GPtrArray *rules;      /* of ScenarioLine: the rules that it shows */
  GPtrArray *idle;       /* of ScenarioLine: cards that must not take effect */
  gboolean has_position;
  GPtrArray *lines;      /* of ScenarioLine */
} Scenario;

typedef struct
{
  char *game;            /* (nullable): an id */
  int game_line;
  char *teaches;         /* (nullable): what it teaches, if it is a lesson */
  GPtrArray *content;    /* folders, ended by NULL */
  ScenarioTerms terms;
  GPtrArray *scenarios;  /* of Scenario */
} ScenarioFile;

/* Whether a path stays inside the folder that it starts from. */
gboolean scenario_leads_down (const char *path);
/* (transfer full): NULL with all faults, by line */
ScenarioFile *scenario_file_parse (const char *text, const char *name, GError **error);
void scenario_file_free (ScenarioFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ScenarioFile, scenario_file_free)
