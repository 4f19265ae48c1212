/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: zones, the battlefield, numbers, markers, options. */
#include "table.h"

/* SW-3.2. */
const SortieZoneDecl sw_zones[] = {
  [SW_ZONE_DRAW] = { "draw", N_ ("Draw Pile"), "SW-3.2", .ordered = TRUE,
                     .faces = SORTIE_SEEN_BY_NOBODY, .count = SORTIE_SEEN_BY_NOBODY },
  /* SW-25.11 */
  [SW_ZONE_HAND] = { "hand", N_ ("Hand"), "SW-3.2", .faces = SORTIE_SEEN_BY_TEAM,
                     .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE },
  [SW_ZONE_MAGIC] = { "magic", N_ ("Magic Pile"), "SW-3.2", .ordered = TRUE,
                      .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_ALL,
                      .looked_through = TRUE },
  [SW_ZONE_DISCARD] = { "discard", N_ ("Discard Pile"), "SW-3.2", .ordered = TRUE,
                        .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL,
                        .looked_through = TRUE },
  [SW_ZONE_VINES] = { "vines", N_ ("Vine Wall Pile"), "SW-15.1", .faces = SORTIE_SEEN_BY_ALL,
                      .count = SORTIE_SEEN_BY_ALL },
  [SW_ZONE_CONJURATIONS] = { "conjurations", N_ ("Conjuration Pile"), "SW-21.5",
                             .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL,
                             .looked_through = TRUE },
  /* SW-4.7: the deck says which cards these are */
  [SW_ZONE_SIDE] = { "side-pile", N_ ("Wall Pile"), "SW-4.7", .faces = SORTIE_SEEN_BY_ALL,
                     .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE },
  [SW_ZONE_PRISON] = { "prison", N_ ("Prison Pile"), "SW-22.5", .faces = SORTIE_SEEN_BY_ALL,
                       .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE },
  /* SW-25.9: cards out of the game with their player */
  [SW_ZONE_REMOVED] = { "removed", N_ ("Out of the game"), "SW-25.9", .shared = TRUE,
                        .faces = SORTIE_SEEN_BY_NOBODY, .count = SORTIE_SEEN_BY_NOBODY },
  [SW_ZONE_LIMBO] = { "limbo", N_ ("Event being resolved"), "SW-8.3", .shared = TRUE,
                      .ordered = TRUE, .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL },
  [SW_N_ZONES] = { NULL },
};

const SortiePlaceDecl sw_places[] = {
  /* SW-15.4: a unit, and a Vine Wall below it */
  [SW_PLACE_BOARD] = { "board", N_ ("Battlefield"), "SW-2.1", SORTIE_PLACE_GRID, .shared = TRUE,
                       .capacity = 2, .in_play = TRUE },
  [SW_N_PLACES] = { NULL },
};

#define MOST_UNITS 99 /* more than there are spaces */
#define MOST_EVENTS 999 /* more than can be played in a turn, even if some return to the hand */

const SortieVarDecl sw_vars[] = {
  [SW_VAR_MOVED] = { "moved", N_ ("Units activated for movement"), "SW-9.1", FALSE, 0, 0,
                     MOST_UNITS, SORTIE_SEEN_BY_ALL },
  [SW_VAR_ATTACKED] = { "attacked", N_ ("Units activated for an attack"), "SW-10.1", FALSE, 0, 0,
                        MOST_UNITS, SORTIE_SEEN_BY_ALL },
  [SW_VAR_SHORT] = { "short", N_ ("The short first turn"), "SW-4.5", TRUE, 0, 0, 1,
                     SORTIE_SEEN_BY_ALL },
  [SW_VAR_STARTS] = { "starts", N_ ("Who starts"), "SW-4.4", TRUE, 0, 0, SORTIE_MAX_SEATS,
                      SORTIE_SEEN_BY_ALL },
  [SW_VAR_QUIET] = { "quiet", N_ ("Turns in which nothing happened"), "SW-24.6", TRUE, 0, 0, 999,
                     SORTIE_SEEN_BY_ALL },
  [SW_VAR_STIRRED] = { "stirred", N_ ("Something happened in this turn"), "SW-24.6", TRUE, 0, 0, 1,
                       SORTIE_SEEN_BY_ALL },
  [SW_VAR_SPARED] = { "spared", N_ ("Something was about to be destroyed"), "SW-13.1", TRUE,
                      0, 0, 1, SORTIE_SEEN_BY_ALL },
  [SW_VAR_PLAYED] = { "played", N_ ("Events played in this turn"), "SW-8.1", FALSE, 0, 0, MOST_EVENTS,
                      SORTIE_SEEN_BY_ALL },
  [SW_VAR_PAROLED] = { "paroled", N_ ("Prisoners put on the Magic Pile in this turn"), "SW-22.5", FALSE, 0, 0, 1,
                       SORTIE_SEEN_BY_ALL },
  [SW_N_VARS] = { NULL },
};

#define MOST_MARKERS 99 /* SW-1.1: no limit; no card has more than 9 life points */
#define MOST_STEPS 99   /* a move takes at most about ten steps, and moves are granted one by one */

const SortieMarkDecl sw_marks[] = {
  [SW_MARK_WOUND] = { "wounds", N_ ("Wounds"), "SW-1.7", 0, MOST_MARKERS },
  [SW_MARK_POISON] = { "poison", N_ ("Poison"), "SW-22.1", 0, MOST_MARKERS },
  [SW_MARK_BOOST] = { "boost", N_ ("Boost"), "SW-22.2", 0, 1 },
  [SW_MARK_STEPS] = { "steps", N_ ("Steps this turn"), "SW-9.7", 0, MOST_STEPS },
  [SW_MARK_ATTACKS] = { "attacks", N_ ("Attacks in this activation"), "SW-10.2", 0, MOST_STEPS },
  [SW_MARK_LAST] = { "last", N_ ("Who placed the last wound"), "SW-13.3", 0, SORTIE_MAX_SEATS },
  [SW_N_MARKS] = { NULL },
};

const SortieMemoryDecl sw_memories[] = {
  [SW_MEMORY_MOVED] = { "moved", N_ ("was activated for movement") },
  [SW_MEMORY_ATTACKED] = { "attacked", N_ ("was activated for an attack") },
  [SW_MEMORY_ENTANGLED] = { "entangled", N_ ("is held by its Vine Wall") },
  [SW_MEMORY_LATE_MOVE] = { "late-move", N_ ("moved after the Movement Phase") },
  [SW_MEMORY_LATE_ATTACK] = { "late-attack", N_ ("attacked after the Attack Phase") },
  [SW_MEMORY_NOTE] = { "note", N_ ("is noted by a card") },
  [SW_MEMORY_MUTATED] = { "mutated", N_ ("was mutated this turn") },
  [SW_MEMORY_SPARED] = { "spared", N_ ("was about to be destroyed") },
  [SW_MEMORY_STAYED] = { "stayed", N_ ("was moved 0 spaces") },
  [SW_N_MEMORIES] = { NULL },
};

static const char *const stop_says[] = {
  [SORTIE_STOP_KNOWN] = N_ ("for a card that could react, as far as everybody knows"),
  [SORTIE_STOP_ALWAYS] = N_ ("for whatever some card could react to"),
  [SORTIE_STOP_NEVER] = N_ ("never: nobody reacts from the hand"),
  [SORTIE_N_STOPS] = NULL,
};

const SortieOptionDecl sw_options[] = {
  [SW_OPTION_BOARDS]
    = { .id = "boards", .title = N_ ("Boards side by side in a duel; with two boards the outer "
                                     "edges meet"),
        .rule = "SW-25.2", .start = 1, .min = 1, .max = 2 },
  [SW_OPTION_STALEMATE]
    = { .id = "stalemate", .title = N_ ("Turns without any event until a draw; 0: never"),
        .rule = "SW-24.6", .start = 40, .min = 0, .max = 999, .is_limit = TRUE },
  [SW_OPTION_REACTIONS]
    = { .id = "stop-for-reactions",
        .title = N_ ("When play stops for who may react from the hand"),
        .rule = "SW-18.6", .words = sortie_stop_words, .max = SORTIE_N_STOPS - 1,
        .says = stop_says },
  [SW_N_OPTIONS] = { NULL },
};

/* SW-25.2 */
void
sw_grid (guint mode, const gint16 *options, guint8 *ret_width, guint8 *ret_height,
         guint8 *ret_wraps)
{
  guint boards = mode == SW_MODE_DUEL ? (guint) options[SW_OPTION_BOARDS] : 2;

  *ret_width = SW_BOARD_WIDTH * boards;
  *ret_height = SW_BOARD_HEIGHT;
  *ret_wraps = boards > 1 ? 1 : 0; /* SW-25.7: columns only */
}
