/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rounds.h: the toy game played in rounds: hours, and bells in each. A module says when they begin and end, each time a
 * turn begins, and calls add_rounds() in its BREAK. */
#pragma once
#include "tests/broken/broken.h"
#include <sortie/event.h>

enum { ROUND_HOUR, ROUND_BELL };
enum { VAR_HOUR = TOY_STRUCK + 1, VAR_BELL, N_VARS };

#define N_EVENTS_BEFORE (G_N_ELEMENTS (events) - 1)
#define ROUND_EVENT(n) SORTIE_GAME_EVENT (N_EVENTS_BEFORE + (n))
#define SILENT_EVENT(id_) { .id = id_, .title = N_ ("Bell"), .rule = "T-2", .by_rules = TRUE }
#define ROUND_VAR(id_) { .id = id_, .title = N_ ("Bell"), .rule = "T-2", .max = 999, .shared = TRUE, \
                         .seen_by = SORTIE_SEEN_BY_ALL }

static SortieVarDecl round_vars[N_VARS + 1] = { [VAR_HOUR] = ROUND_VAR ("hour"), [VAR_BELL] = ROUND_VAR ("bell") };
static SortieEventDecl round_events[N_EVENTS_BEFORE + 5] = {
  [N_EVENTS_BEFORE] = SILENT_EVENT ("hour-begins"), SILENT_EVENT ("hour-ends"), SILENT_EVENT ("bell-begins"),
  SILENT_EVENT ("bell-ends"),
};

#define ROUND(id_, var_, first_event, most_, moves_)                                                 \
  { .id = id_, .title = N_ ("Bell"), .rule = "T-2", .says = N_ ("bell {amount}"), .var = var_,        \
    .begins = ROUND_EVENT (first_event), .ends = ROUND_EVENT ((first_event) + 1), .most = most_,       \
    .max_moves = moves_ }

static const SortieRoundDecl rounds[] = {
  [ROUND_HOUR] = ROUND ("hour", VAR_HOUR, 0, 1, 999),
  [ROUND_BELL] = ROUND ("bell", VAR_BELL, 2, 999, 20),
  { NULL },
};

/* The hour and its first bell begin. */
static G_GNUC_UNUSED void
begin_both (SortiePlay *p)
{
  sortie_round_begin (p, ROUND_HOUR, SORTIE_NO_SEAT);
  sortie_round_begin (p, ROUND_BELL, SORTIE_NO_SEAT);
}

/* One bell follows another. */
static G_GNUC_UNUSED void
ring (SortiePlay *p)
{
  if (p->s->turn.number == 0)
    {
      begin_both (p);
      return;
    }
  sortie_round_end (p, ROUND_BELL, SORTIE_NO_SEAT, 0);
  sortie_round_begin (p, ROUND_BELL, SORTIE_NO_SEAT);
}

static void
add_rounds (void (*next) (SortiePlay *p))
{
  memcpy (round_events, broken_events, N_EVENTS_BEFORE * sizeof *round_events);
  memcpy (round_vars, sortie_game.vars, VAR_HOUR * sizeof *round_vars);
  sortie_game.vars = round_vars;
  sortie_game.rules.events = round_events;
  sortie_game.rules.rounds = rounds;
  sortie_game.rules.next_turn = next;
}
