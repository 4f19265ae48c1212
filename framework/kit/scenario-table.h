/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-table.h: what a scenario expects to lie where. Private to the files of scenarios. */
#pragma once
#include "kit/scenario-run.h"
G_BEGIN_DECLS

/* "ZONE: CARDS | N | empty", "PLACE: PIECES | empty". */
gboolean scenario_expect_at (ScenarioRun *run, const char *name, const char *text);
/* The seat sees no face in the zone. */
gboolean scenario_expect_hidden (ScenarioRun *run, guint8 seat, const char *zone);
/* "ZONE: CARDS": the faces that the seat sees there. */
gboolean scenario_expect_shown (ScenarioRun *run, guint8 seat, const char *text);
/* "ZONE: CARDS | nothing", "PLACE: ...": what the seat remembers of what lies there
 * (scenario-recall.c). */
gboolean scenario_expect_recall (ScenarioRun *run, const char *seat_id, const char *text);
/* A seat, "ZONE/CARD", or the piece on "PLACE"; with #N the N-th. */
gboolean scenario_find_thing (ScenarioRun *run, const char *word, SortieRef *ret);

G_END_DECLS
