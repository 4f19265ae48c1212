/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-tables.c: the tables of a game, and what their rows have. */
#include "module/game-tables.h"

#define RULE(rows_) .rule = offsetof (typeof (*(rows_)), rule)
#define TEXT(rows_, member) offsetof (typeof (*(rows_)), member)
#define TITLE(rows_) .texts = { TEXT (rows_, title) }

GArray *
sortie_game_tables (const SortieGame *g, const SortieVocabulary *v)
{
  const SortieGameTable tables[] = {
    SORTIE_GAME_TABLE ("modes", g->modes, 1, 32, RULE (g->modes), TITLE (g->modes)),
    SORTIE_GAME_TABLE ("choices", g->choices, 0, 255, RULE (g->choices), TITLE (g->choices)),
    SORTIE_GAME_TABLE ("options", g->options, 0, 255, RULE (g->options), TITLE (g->options)),
    SORTIE_GAME_TABLE ("zones", g->zones, 0, 255, RULE (g->zones), TITLE (g->zones)),
    SORTIE_GAME_TABLE ("places", g->places, 0, 255, RULE (g->places), TITLE (g->places)),
    SORTIE_GAME_TABLE ("vars", g->vars, 0, 255, RULE (g->vars), TITLE (g->vars)),
    SORTIE_GAME_TABLE ("marks", g->marks, 0, 255, RULE (g->marks), TITLE (g->marks)),
    SORTIE_GAME_TABLE ("flags", g->flags, 0, SORTIE_MAX_FLAGS, TITLE (g->flags)),
    SORTIE_GAME_TABLE ("memories", g->memories, 0, SORTIE_MAX_MEMORIES, TITLE (g->memories)),
    SORTIE_GAME_TABLE ("rules.verbs", g->rules.verbs, 0, 255 - SORTIE_N_VERBS, RULE (g->rules.verbs),
                       .texts = { TEXT (g->rules.verbs, help), TEXT (g->rules.verbs, sum) }),
    SORTIE_GAME_TABLE ("rules.decisions", g->rules.decisions, 1, 255 - SORTIE_N_ASKS, RULE (g->rules.decisions),
                       .texts = { TEXT (g->rules.decisions, prompt), TEXT (g->rules.decisions, several) }),
    SORTIE_GAME_TABLE ("rules.events", g->rules.events, 0, SORTIE_MAX_EVENTS - SORTIE_N_EVENTS, RULE (g->rules.events),
                       .texts = { TEXT (g->rules.events, title), TEXT (g->rules.events, says),
                                  TEXT (g->rules.events, says_which), TEXT (g->rules.events, says_which_none),
                                  TEXT (g->rules.events, says_remains), TEXT (g->rules.events, says_briefly),
                                  TEXT (g->rules.events, says_summed) }),
    SORTIE_GAME_TABLE ("rules.reasons", g->rules.reasons, 0, 65535 - SORTIE_N_REASONS, RULE (g->rules.reasons),
                       .texts = { TEXT (g->rules.reasons, sentence) }),
    SORTIE_GAME_TABLE ("rules.turns", g->rules.turns, 1, 255, RULE (g->rules.turns), TITLE (g->rules.turns)),
    SORTIE_GAME_TABLE ("rules.verdicts", g->rules.verdicts, 0, 255, RULE (g->rules.verdicts)),
    SORTIE_GAME_TABLE ("vocabulary.values", v->values, 0, SORTIE_MAX_VALUES, RULE (v->values), TITLE (v->values)),
    SORTIE_GAME_TABLE ("vocabulary.kinds", v->kinds, 0, 255, TITLE (v->kinds)),
    SORTIE_GAME_TABLE ("vocabulary.sets", v->sets, 0, 255, RULE (v->sets), TITLE (v->sets)),
    SORTIE_GAME_TABLE ("vocabulary.numbers", v->numbers, 0, 255, RULE (v->numbers), TITLE (v->numbers)),
    SORTIE_GAME_TABLE ("vocabulary.tests", v->tests, 0, 255, RULE (v->tests), TITLE (v->tests)),
    SORTIE_GAME_TABLE ("vocabulary.procs", v->procs, 0, 1024),
    SORTIE_GAME_TABLE ("vocabulary.records", v->records, 0, 255),
    SORTIE_GAME_TABLE ("vocabulary.deck_kinds", v->deck_kinds, 0, 255, TITLE (v->deck_kinds)),
    SORTIE_GAME_TABLE ("vocabulary.faction_traits", v->faction_traits, 0, SORTIE_MAX_TRAITS),
    SORTIE_GAME_TABLE ("vocabulary.timings", v->timings, 0, 255),
    SORTIE_GAME_TABLE ("vocabulary.untils", v->untils, 0, SORTIE_MAX_UNTILS),
    SORTIE_GAME_TABLE ("vocabulary.causes", v->causes, 0, SORTIE_MAX_CAUSES),
    SORTIE_GAME_TABLE ("warnings", g->warnings, 0, SORTIE_MAX_WARNINGS),
    SORTIE_GAME_TABLE ("features", g->features, 0, SORTIE_MAX_FEATURES),
  };
  GArray *all = g_array_new (FALSE, FALSE, sizeof (SortieGameTable));

  return g_array_append_vals (all, tables, G_N_ELEMENTS (tables));
}
