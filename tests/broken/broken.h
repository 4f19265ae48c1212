/* SPDX-License-Identifier: GPL-3.0-or-later */
/* broken.h: the toy game with one thing made wrong in it.
 *
 * A module includes this file, writes the function that is wrong, and puts it in the place
 * of the right one:
 *
 *     BREAK { broken_events[TOY_EVENT_PAID - SORTIE_N_EVENTS].commit = commit_wrong; }
 *
 * Everything of toy.c is at hand; `sortie_game` is a copy of its table whose tables of verbs,
 * events, procedures and decisions are copies, too.
 */
#pragma once

#define sortie_game healthy_game
#include "tests/toy/toy.c"
#undef sortie_game

#include <string.h>
#include <sortie/move.h>

SortieGame sortie_game;

static SortieVerbDecl broken_verbs[G_N_ELEMENTS (verbs)];
static SortieEventDecl broken_events[G_N_ELEMENTS (events)];
static SortieProcDecl broken_procs[G_N_ELEMENTS (procs)];
static SortieDecisionDecl broken_decisions[G_N_ELEMENTS (decisions)];

#define BROKEN_VERB(verb) broken_verbs[(verb) - SORTIE_N_VERBS]
#define BROKEN_EVENT(event) broken_events[(event) - SORTIE_N_EVENTS]
#define BROKEN_PROC(proc) broken_procs[(proc) - SORTIE_N_PROCS]
#define BROKEN_DECISION(ask) broken_decisions[(ask) - SORTIE_N_ASKS]

static void break_game (void);

__attribute__ ((constructor)) static void
make_game (void)
{
  memcpy (broken_verbs, verbs, sizeof verbs);
  memcpy (broken_events, events, sizeof events);
  memcpy (broken_procs, procs, sizeof procs);
  memcpy (broken_decisions, decisions, sizeof decisions);
  sortie_game = healthy_game;
  sortie_game.vocabulary.procs = broken_procs;
  sortie_game.rules.verbs = broken_verbs;
  sortie_game.rules.events = broken_events;
  sortie_game.rules.decisions = broken_decisions;
  break_game ();
}

#define BREAK     \
  static void     \
  break_game (void)
