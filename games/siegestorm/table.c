/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: zones, places, numbers, tokens, options.
 *
 * Rules find places only through ss_place() and ss_deployment_zone().
 */
#include "table.h"

/* SS-2.1. */
const SortieZoneDecl ss_zones[] = {
  [SS_ZONE_RESOURCES] = { "resources", N_ ("Resources"), "SS-2.6", .ordered = TRUE,
                          .faces = SORTIE_SEEN_BY_NOBODY, .count = SORTIE_SEEN_BY_ALL },
  [SS_ZONE_HAND] = { "hand", N_ ("Hand"), "SS-2.1", .faces = SORTIE_SEEN_BY_OWNER,
                     .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE,
                     .used_by = SORTIE_USED_BY_PLAYERS },
  /* RUL-05 */
  [SS_ZONE_SUPPORT] = { "support", N_ ("Support"), "SS-2.8", .faces = SORTIE_SEEN_BY_OWNER,
                        .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE,
                        .used_by = SORTIE_USED_BY_PLAYERS },
  /* RUL-04 */
  [SS_ZONE_CASUALTIES] = { "casualties", N_ ("Casualties"), "SS-2.7", .ordered = TRUE,
                           .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL,
                           .looked_through = TRUE },
  [SS_ZONE_HEAL] = { "heal", N_ ("Heal pile"), "SS-14.3", .ordered = TRUE,
                     .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL,
                     .looked_through = TRUE, .used_by = SORTIE_USED_BY_PLAYERS },
  [SS_ZONE_OPEN_HAND] = { "open-hand", N_ ("Boss hand"), "SS-17.5", .faces = SORTIE_SEEN_BY_ALL,
                          .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE,
                          .used_by = SORTIE_USED_BY_AUTOMATIC },
  [SS_ZONE_RESERVE] = { "reserve", N_ ("Reserve"), "SS-17.2", .faces = SORTIE_SEEN_BY_ALL,
                        .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE,
                        .used_by = SORTIE_USED_BY_AUTOMATIC },
  [SS_ZONE_UNUSED] = { "unused", N_ ("Unused cards"), "SS-3.4", .faces = SORTIE_SEEN_BY_NOBODY,
                       .count = SORTIE_SEEN_BY_ALL },
  [SS_ZONE_REMOVED] = { "removed", N_ ("Removed from the game"), "SS-22.9", .shared = TRUE,
                        .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL,
                        .looked_through = TRUE },
  [SS_ZONE_LIMBO] = { "limbo", N_ ("Chain of Commands"), "SS-11.1", .shared = TRUE, .ordered = TRUE,
                      .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL },
  [SS_N_ZONES] = { NULL },
};

/* SS-20.1 */
#define IN_CIRCLE (1 << SS_MODE_LAST_MAN)

const SortiePlaceDecl ss_places[] = {
  [SS_PLACE_TRACK] = { "track", N_ ("War Track"), "SS-2.3", SORTIE_PLACE_TRACK,
                       .count = SS_TRACK_SPACES, .capacity = 1, .in_play = TRUE, .twice = IN_CIRCLE },
  /* SS-9.21: an Advance during a storm brings a second unit here */
  [SS_PLACE_EXIT] = { "exit", N_ ("Exit"), "RUL-25", SORTIE_PLACE_SLOT, .count = 1, .capacity = 0,
                      .in_play = TRUE, .twice = IN_CIRCLE },
  [SS_PLACE_FRONT] = { "front", N_ ("Front Line"), "SS-2.2", SORTIE_PLACE_SLOT, .count = 1,
                       .capacity = 1, .in_play = TRUE, .twice = IN_CIRCLE },
  [SS_PLACE_NML] = { "nml", N_ ("No Man's Land"), "SS-2.2", SORTIE_PLACE_SLOT, .shared = TRUE,
                     .count = 1, .capacity = 1, .in_play = TRUE,
                     .apart = 1 << SS_MODE_COOP | IN_CIRCLE },
  [SS_PLACE_COMMAND] = { "command", N_ ("Boss Board"), "SS-15.2", SORTIE_PLACE_SLOT, .count = 1,
                         .capacity = 1, .in_play = TRUE, .is_seat = TRUE },
  [SS_PLACE_RIGHT_FRONT] = { "right-front", N_ ("Front Line"), "SS-19.6", SORTIE_PLACE_SLOT,
                             .count = 1, .capacity = 1, .in_play = TRUE,
                             .modes = 1 << SS_MODE_COOP },
  [SS_N_PLACES] = { NULL },
};

#define MOST_LIFE 99 /* the longest life meter ends at 40 */

const SortieVarDecl ss_vars[] = {
  [SS_VAR_DEPLOYED] = { "deployed", N_ ("Units deployed"), "SS-7.5", FALSE, 0, 0, 99,
                        SORTIE_SEEN_BY_ALL },
  [SS_VAR_ACTIVATED] = { "activated", N_ ("Abilities activated"), "SS-7.9", FALSE, 0, 0, 9999,
                         SORTIE_SEEN_BY_ALL },
  /* RUL-49: 5 is the top space, "5+" */
  [SS_VAR_MENACE] = { "menace", N_ ("Menace Level"), "SS-16.1", TRUE, 1, 1, 5,
                      SORTIE_SEEN_BY_ALL },
  [SS_VAR_LIFE] = { "life", N_ ("Life"), "SS-15.5", FALSE, 0, 0, MOST_LIFE, SORTIE_SEEN_BY_ALL },
  [SS_VAR_FULL_LIFE] = { "full-life", N_ ("Life at the start"), "SS-18.6", FALSE, 0, 0, MOST_LIFE,
                         SORTIE_SEEN_BY_ALL },
  [SS_VAR_BOSS_DRAW] = { "boss-draw", N_ ("Cards the Boss draws"), "SS-17.5", FALSE, 0, 0, 9,
                         SORTIE_SEEN_BY_ALL },
  [SS_VAR_RESERVE_TOKEN] = { "reserve-token", N_ ("Reserve token"), "SS-17.6", FALSE, 0, 0, 1,
                             SORTIE_SEEN_BY_ALL },
  [SS_VAR_CLASS] = { "class", N_ ("Difficulty"), "SS-1.10", TRUE, 0, 0, 99, SORTIE_SEEN_BY_ALL },
  [SS_VAR_SHORT_DRAW] = { "short-draw", N_ ("First turn of the game"), "SS-8.3", TRUE, 0, 0, 1,
                          SORTIE_SEEN_BY_ALL },
  [SS_VAR_GONE] = { "gone", N_ ("Out of the game"), "SS-20.8", FALSE, 0, 0, 1,
                    SORTIE_SEEN_BY_ALL },
  [SS_N_VARS] = { NULL },
};

#define MOST_TOKENS 999 /* RUL-01: no limit */

const SortieMarkDecl ss_marks[] = {
  [SS_MARK_GANG] = { "gang", N_ ("Gang"), "SS-16.7", 0, MOST_TOKENS },
  [SS_MARK_SPIRIT] = { "spirit", N_ ("Spirit"), "SS-16.7", 0, MOST_TOKENS },
  [SS_N_MARKS] = { NULL },
};

const SortieFlagDecl ss_flags[] = {
  [SS_FLAG_COMMITTED] = { "committed", N_ ("committed"), SORTIE_SEEN_BY_ALL },
  [SS_N_FLAGS] = { NULL },
};

const SortieMemoryDecl ss_memories[] = {
  [SS_MEMORY_ORDERED] = { "ordered", N_ ("has its order") },
  [SS_MEMORY_BEAT] = { "beat", N_ ("has beaten a Battle unit") },
  [SS_N_MEMORIES] = { NULL },
};

static const char *const off_on[] = { "off", "on", NULL };

#define SWITCH(id_, title_, rule_, start_)                                             \
  {                                                                                    \
    .id = id_, .title = title_, .rule = rule_, .words = off_on, .start = start_, .max = 1 \
  }

/* SS-23. */
const SortieOptionDecl ss_options[] = {
  [SS_OPTION_STORM_ORDER]
    = { .id = "storm-order", .title = N_ ("In a storm, what comes first"),
        .rule = "OPT-STORM-ORDER",
        .words = (const char *const[]) { "attack-first", "action-first", NULL },
        .says = (const char *const[]) { N_ ("the attack, then the Action"),
                                        N_ ("the Action, then the attack"), NULL },
        .max = 1 },
  [SS_OPTION_STORM_DESTROYS]
    = SWITCH ("storm-destroys", N_ ("A unit beaten by a storm leaves the game"),
              "OPT-STORM-DESTROYS", 0),
  [SS_OPTION_LOSE_ON_EMPTY]
    = SWITCH ("lose-on-empty", N_ ("Empty Resources lose at once"), "OPT-LOSE-ON-EMPTY", 0),
  [SS_OPTION_EXTRA_CHAIN]
    = SWITCH ("extra-chain", N_ ("An extra turn may grant another"), "OPT-EXTRA-CHAIN", 1),
  [SS_OPTION_PLACE_NEEDS_EMPTY_DZ]
    = SWITCH ("place-needs-empty-dz", N_ ("Placing units needs an empty Deployment Zone"),
              "OPT-PLACE-NEEDS-EMPTY-DZ", 0),
  [SS_OPTION_BOSS_ORDER]
    = { .id = "boss-order", .title = N_ ("The Boss plays its cards by category or by cost"),
        .rule = "OPT-BOSS-ORDER",
        .words = (const char *const[]) { "category-first", "cost-first", NULL },
        .says = (const char *const[]) { N_ ("by category, the most expensive first in each"),
                                        N_ ("the most expensive first, ties by category"), NULL },
        .max = 1 },
  [SS_OPTION_RESERVE_EAGER]
    = SWITCH ("reserve-eager", N_ ("The Reserve is reshuffled when the last card is drawn"),
              "OPT-RESERVE-EAGER", 0),
  [SS_OPTION_VISION_STRICT]
    = SWITCH ("vision-strict", N_ ("Vision loses the game when there are too few cards"), "OPT-VISION-STRICT", 0),
  [SS_OPTION_RAISE_OWN]
    = SWITCH ("raise-own", N_ ("Raise takes a card from your own Casualties"), "OPT-RAISE-OWN", 0),
  [SS_OPTION_TARGET_TIME]
    = { .id = "target-time", .title = N_ ("Targets are chosen when the card is played or when it "
                                          "resolves"),
        .rule = "OPT-TARGET-TIME", .words = (const char *const[]) { "on-play", "on-resolve", NULL },
        .says = (const char *const[]) { N_ ("when the card is played"),
                                        N_ ("when it resolves"), NULL },
        .max = 1 },
  [SS_OPTION_PLACED_UNIT_COST]
    = SWITCH ("placed-unit-cost", N_ ("Units deployed by effects must be paid for"),
              "OPT-PLACED-UNIT-COST", 0),
  [SS_OPTION_REACT_ALL_ORDERS]
    = SWITCH ("react-all-orders", N_ ("Hold Ground and Support can be answered"),
              "OPT-REACT-ALL-ORDERS", 0),
  [SS_OPTION_FREE_FOR_ALL]
    = SWITCH ("free-for-all", N_ ("Decks may mix factions"), "SS-21.1", 0),
  [SS_OPTION_ALLOW_PROMO]
    = SWITCH ("allow-promo", N_ ("Decks may have promo and Easter Egg cards"), "SS-21.3", 1),
  [SS_OPTION_ANSWER_WINDOW]
    = { .id = "answer-window", .title = N_ ("When players are asked for an answer"),
        .rule = "SS-11.2", .words = (const char *const[]) { "always", "if-possible", NULL },
        .says = (const char *const[]) { N_ ("always, so that it reveals nothing about the hand"),
                                        N_ ("only when an answer is possible"), NULL },
        .max = 1 },
  [SS_OPTION_COOP_NUMBERS]
    = { .id = "coop-numbers", .title = N_ ("In Co-op, the Boss's Menace Level, life and cards drawn"),
        .rule = "R-158", .words = (const char *const[]) { "for-two", "for-one", NULL },
        .says = (const char *const[]) { N_ ("its own against two players"), N_ ("the same as against one player"),
                                        NULL },
        .max = 1 },
  [SS_N_OPTIONS] = { NULL },
};
