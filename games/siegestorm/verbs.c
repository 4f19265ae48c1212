/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.c: the tables of moves and of the questions that moves answer. */
#include <sortie/game.h>
#include "links.h"
#include "payment.h"
#include "phases.h"
#include "sides.h"
#include "verbs.h"

#define CARD(name_, zone_) { { SORTIE_OPERAND_CARD, FALSE, name_, zone_ } }
/* In Last Man Standing the move may name a side. */
#define CARD_AND_SIDE                                                                  \
  {                                                                                    \
    { SORTIE_OPERAND_CARD, FALSE, N_ ("CARD"), SS_ZONE_HAND },                              \
      { SORTIE_OPERAND_WORD, TRUE, N_ ("SIDE"), SORTIE_NO_INDEX, .sided = TRUE }                           \
  }
#define FUNCTIONS(name)                                                                \
  .candidates = ss_##name##_candidates, .check = ss_##name##_check, .apply = ss_##name##_apply

const SortieVerbDecl ss_verbs[] = {
  [SS_VERB_PLAY] = { N_ ("play"), N_ ("Play {a} as an Action."), "SS-7.2", CARD_AND_SIDE,
                     FUNCTIONS (play), .part = "action", .describe = ss_play_describe },
  [SS_VERB_DEPLOY] = { "deploy", N_ ("Deploy {a}."), "SS-7.3", CARD_AND_SIDE,
                       FUNCTIONS (deploy), .part = "passive", .numbers = TRUE,
                       .describe = ss_deploy_describe, .also = N_ ("summon"), .typed = NC_ ("verb", "deploy") },
  [SS_VERB_ACTIVATE] = { N_ ("activate"), N_ ("Activate {a}."), "SS-7.9",
                         { { SORTIE_OPERAND_PIECE, FALSE, N_ ("UNIT"), SORTIE_NO_INDEX },
                           { SORTIE_OPERAND_NUMBER, TRUE, N_ ("ABILITY"), SORTIE_NO_INDEX } },
                         FUNCTIONS (activate), .describe = sortie_activate_describe },
  [SS_VERB_STORM] = { "storm", N_ ("Storm {a}."), "SS-9.6",
                      { { SORTIE_OPERAND_ANY, FALSE, N_ ("TARGET"), SORTIE_NO_INDEX } },
                      FUNCTIONS (storm), .describe = ss_storm_describe, .exact = TRUE,
                      .sum = N_ ("Attack Strength"), .sum_rule = "SS-9.5", .summands = ss_storm_summands,
                      .also = N_ ("attack"), .typed = NC_ ("verb", "storm") },
  [SS_VERB_HOLD] = { N_ ("hold"), N_ ("Hold ground: {a}. The unit stays there and its Passive goes on working, but "
                                      "it no longer storms."), "SS-9.13",
                     { { SORTIE_OPERAND_PLACE, FALSE, N_ ("PLACE"), SORTIE_NO_INDEX } },
                     FUNCTIONS (hold) },
  [SS_VERB_SUPPORT] = { N_ ("support"),
                        N_ ("Make the unit a Supporter: it lies face down in your Support and can pay 1."),
                        "SS-9.18", { { 0 } }, FUNCTIONS (support), .exact = TRUE },
  [SS_VERB_DISCARD] = { N_ ("discard"), N_ ("Pay with {a}."), "SS-6.1", CARD (N_ ("CARD"), SS_ZONE_HAND),
                        FUNCTIONS (discard), .also = N_ ("pay") },
  [SS_VERB_COMMIT] = { N_ ("commit"), N_ ("Pay by committing {a}."), "SS-6.2",
                       CARD (N_ ("SUPPORTER"), SS_ZONE_SUPPORT), FUNCTIONS (commit) },
  [SS_VERB_RETURN] = { N_ ("return"), N_ ("Put {a} on the bottom of your Resources."), "SS-4.3",
                       CARD (N_ ("CARD"), SS_ZONE_HAND), FUNCTIONS (return), .also = N_ ("mulligan exchange") },
  [SS_VERB_PASS] = { N_ ("pass"), N_ ("Do not answer."), "SS-11.4", { { 0 } }, FUNCTIONS (pass),
                     .elsewhere = sortie_refuse_passing, .declines = TRUE },
  [SS_N_VERBS] = { NULL },
};

#define ANSWERED_BY(...) ((const guint8[]) { __VA_ARGS__, 0xff })
#define VERB(name) SORTIE_GAME_VERB (SS_VERB_##name)

#define CHOICE(id_, prompt_, several_, rule_, ...)                                     \
  {                                                                                    \
    .id = id_, .prompt = prompt_, .rule = rule_, .several = several_,                  \
    .verbs = ANSWERED_BY (SORTIE_VERB_CHOOSE, SORTIE_VERB_DONE), .may_be_skipped = TRUE, \
    __VA_ARGS__                                                                        \
  }
/* A choice for the Boss, with what its rules compare: verdicts.c tells it. */
#define BOSS_CHOICE(id_, prompt_, rule_, ...)                                          \
  {                                                                                    \
    .id = id_, .prompt = prompt_, .rule = rule_, .verdict_of_its_own = TRUE,           \
    .verbs = ANSWERED_BY (SORTIE_VERB_CHOOSE, SORTIE_VERB_DONE), .may_be_skipped = TRUE, \
    __VA_ARGS__                                                                        \
  }

const SortieDecisionDecl ss_decisions[] = {
  [SS_ASK_MULLIGAN]
    = { "mulligan", N_ ("Before the first turn, {seat} may exchange cards ({max} left). Most exchange what costs 2 "
                        "or more; “done” keeps the rest."
                        "|you=Before the first turn you may exchange cards ({max} left). Most exchange what costs "
                        "2 or more; “done” keeps the rest."),
        "SS-4.3", ANSWERED_BY (VERB (RETURN), SORTIE_VERB_DONE), .done = N_ ("Exchange no more cards."),
        .also = N_ ("keep keep-all keep-hand keep-the-hand keep-my-hand") },
  [SS_ASK_WINDOW] = { "window", N_ ("{phase}, {seat}: play a card, activate an ability, or “done”."
                                    "|you={phase}: play a card, activate an ability, or “done”."), "SS-8.9",
                      ANSWERED_BY (VERB (PLAY), VERB (DEPLOY), VERB (ACTIVATE), SORTIE_VERB_DONE,
                                   SORTIE_VERB_WAIT),
                      TRUE, NULL, ss_window_prompt, .list = ss_list_window, .idle = ss_window_is_idle },
  [SS_ASK_ORDER] = { "unit-order", N_ ("{about} leaves the War Track. {seat}: storm, hold ground, or make it a "
                                       "Supporter?"
                                       "|you={about} leaves the War Track: storm, hold ground, or make it a "
                                       "Supporter?"),
                     "SS-9.20", ANSWERED_BY (VERB (STORM), VERB (HOLD), VERB (SUPPORT)) },
  [SS_ASK_PAY] = { "pay", N_ ("{seat}: what pays for {about}? ({max} left)"
                              "|you=What pays for {about}? ({max} left)"), "SS-6.1",
                   ANSWERED_BY (VERB (DISCARD), VERB (COMMIT)), TRUE, .prompt_now = ss_pay_prompt, .is_set = TRUE },
  [SS_ASK_ANSWER] = { "answer", N_ ("{seat} may answer the {link} of {about}."
                                    "|you=You may answer the {link} of {about}."), "SS-11.2",
                      ANSWERED_BY (VERB (PLAY), VERB (ACTIVATE), VERB (PASS), SORTIE_VERB_PASS_ALL),
                      TRUE, ss_answer_is_secret, ss_answer_prompt, .list = ss_list_answer },
  [SS_ASK_BOSS_CARD]
    = BOSS_CHOICE ("boss-card",
                   N_ ("These cards cost the same: {seat} decides which one the Boss plays next."
                       "|you=These cards cost the same: decide which one the Boss plays next."),
                   "SS-16.4", .with_texts = TRUE),
  [SS_ASK_LEADER_SPACE]
    = BOSS_CHOICE ("leader-space",
                   N_ ("{seat} decides where the Boss places {about}; on No Man's Land it keeps the players' units off "
                       "that space."
                       "|you=Decide where the Boss places {about}; on No Man's Land it keeps the players' units "
                       "off that space."),
                   "SS-16.6", .with_texts = TRUE),
  [SS_ASK_STORM_TARGET]
    = BOSS_CHOICE ("storm-target",
                   N_ ("These targets rank the same: {seat} decides which one {about} storms."
                       "|you=These targets rank the same: decide which one {about} storms."), "RUL-56"),
  [SS_ASK_TOTEM]
    = BOSS_CHOICE ("totem", N_ ("All these Totems wake: {seat} decides which one is next."
                                "|you=All these Totems wake: decide which one is next."), "RUL-54", .with_texts = TRUE,
                   .is_order = TRUE),
  [SS_ASK_DISCARD]
    = CHOICE ("discard", N_ ("{about}: {seat} chooses a card to discard.|you={about}: choose a card to discard."),
              N_ ("{about}: {seat} chooses cards to discard ({left} left)."
                  "|you={about}: choose cards to discard ({left} left)."), "SS-14.6",
              .choose_also = N_ ("discard")),
  [SS_ASK_SACRIFICE]
    = CHOICE ("sacrifice", N_ ("{about}: {seat} chooses a unit to sacrifice."
                               "|you={about}: choose a unit to sacrifice."),
              N_ ("{about}: {seat} chooses units to sacrifice ({left} left)."
                  "|you={about}: choose units to sacrifice ({left} left)."), "SS-22.7",
              .choose_also = N_ ("sacrifice")),
  [SS_ASK_SUPPORTER]
    = CHOICE ("supporter", N_ ("{about}: {seat} chooses a Supporter to destroy."
                               "|you={about}: choose a Supporter to destroy."),
              N_ ("{about}: {seat} chooses Supporters to destroy ({left} left)."
                  "|you={about}: choose Supporters to destroy ({left} left)."), "SS-22.9",
              .choose_also = N_ ("destroy")),
  [SS_ASK_VISION]
    = CHOICE ("vision", N_ ("Vision of {about}: {seat} chooses the card to keep."
                            "|you=Vision of {about}: choose the card to keep."), NULL,
              "SS-22.3", .choose_also = N_ ("keep")),
  [SS_ASK_VISION_ORDER]
    = CHOICE ("vision-order",
              N_ ("Vision of {about}: {seat} puts the last card under the Resources."
                  "|you=Vision of {about}: put the last card under the Resources."),
              N_ ("Vision of {about}: {seat} puts cards under the Resources one by one, the last at the bottom "
                  "({left} left)."
                  "|you=Vision of {about}: put cards under the Resources one by one, the last at the bottom "
                  "({left} left)."), "SS-22.3", .is_order = TRUE),
  [SS_ASK_SHAPE]
    = CHOICE ("shape", N_ ("{seat} chooses the card to put in the place of {about}."
                           "|you=Choose the card to put in the place of {about}."), NULL,
              "SS-22.12"),
  [SS_ASK_VICTIM]
    = { "victim", N_ ("{about}: {seat} decides which player takes {max} damage."
                      "|you={about}: decide which player takes {max} damage."), "SS-19.8",
        ANSWERED_BY (SORTIE_VERB_CHOOSE, SORTIE_VERB_DONE), TRUE, .count = ss_count_damage },
  [SS_ASK_TRACK]
    = CHOICE ("track", N_ ("{seat} decides which War Track advances first."
                           "|you=Decide which War Track advances first."), NULL, "SS-20.5"),
  [SS_N_ASKS] = { NULL },
};

const char *const ss_ask_rules[SORTIE_N_ASKS] = {
  [SORTIE_ASK_ORDER] = "SS-13.3",
  [SORTIE_ASK_REPLACE] = "SS-13.3",
  [SORTIE_ASK_TARGET] = "SS-7.11",
};
