/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.c: the tables of moves and of the questions that moves answer. */
#include <sortie/game.h>
#include "activation.h"
#include "links.h"
#include "move.h"
#include "phases.h"
#include "verbs.h"

#define CARD_THAT(could) { SORTIE_OPERAND_CARD, FALSE, N_ ("CARD"), SW_ZONE_HAND, .fits = could }
#define CARD CARD_THAT (NULL)
#define UNIT_THAT(could) { SORTIE_OPERAND_PIECE, FALSE, N_ ("UNIT"), SORTIE_NO_INDEX, .fits = could }
#define UNIT UNIT_THAT (could_act)
#define SPACE(optional) { SORTIE_OPERAND_PLACE, optional, N_ ("SPACE"), SORTIE_NO_INDEX }
#define ELSEWHEN .elsewhere = sw_refuse_elsewhere
#define FUNCTIONS(name)                                                                \
  .candidates = sw_##name##_candidates, .check = sw_##name##_check, .apply = sw_##name##_apply

/* SW-1.6, 14.2: a Vine Wall below a unit does nothing itself. */
static gboolean
could_act (const SortiePlay *p, SortieRef piece)
{
  return !sw_is_vine_wall (p, piece);
}

/* Only the moving unit takes the next step, not the card that it passes (SW-17.3). */
static gboolean
could_step (const SortiePlay *p, SortieRef piece)
{
  return could_act (p, piece) && (!sw_asks (p, SW_ASK_STEP) || piece == sw_mover (p));
}

/* SW-10.4: not a player. */
static gboolean
could_be_attacked (G_GNUC_UNUSED const SortiePlay *p, SortieRef thing)
{
  return sortie_ref_kind (thing) == SORTIE_REF_PIECE;
}

static gboolean
could_be_played (const SortiePlay *p, SortieRef card)
{
  const SwType type = (SwType) sortie_value_base (p, SW_VALUE_TYPE, card);

  return type == SW_EVENT || type == SW_WALL;
}

static gboolean
could_be_summoned (const SortiePlay *p, SortieRef card)
{
  return !could_be_played (p, card);
}

const SortieVerbDecl sw_verbs[] = {
  [SW_VERB_SUMMON] = { N_ ("summon"), N_ ("Summon {a} on {b}."), "SW-7.2",
                       { CARD_THAT (could_be_summoned), SPACE (FALSE) }, FUNCTIONS (summon), ELSEWHEN, .exact = TRUE },
  [SW_VERB_PLAY] = { N_ ("play"), N_ ("Play {a}."), "SW-8.1", { CARD_THAT (could_be_played), SPACE (TRUE) },
                     FUNCTIONS (play), ELSEWHEN, .describe = sw_play_describe },
  [SW_VERB_MOVE] = { N_ ("move"), N_ ("Move {a} to {b}."), "SW-9.1", { UNIT, SPACE (FALSE) },
                     FUNCTIONS (move), ELSEWHEN, .second_rule = sw_rule_of_crossing,
                     .describe = sw_move_describe, .warning = sw_move_warning, .exact = TRUE,
                     .also = N_ ("go") },
  [SW_VERB_STEP] = { N_ ("step"), N_ ("Move {a} one step to {b}, then decide whether it goes on. “move” goes all the "
                                      "way at once."),
                     "SW-9.6", { UNIT_THAT (could_step), SPACE (FALSE) },
                     FUNCTIONS (step), ELSEWHEN, .second_rule = sw_rule_of_crossing,
                     .describe = sw_step_describe, .exact = TRUE, .yields = TRUE },
  [SW_VERB_ATTACK] = { N_ ("attack"), N_ ("Attack {b} with {a}."), "SW-11.1",
                       { { SORTIE_OPERAND_PIECE, FALSE, N_ ("UNIT"), SORTIE_NO_INDEX, .fits = could_act,
                           .behind = N_ ("with using by from") },
                         { SORTIE_OPERAND_ANY, FALSE, N_ ("TARGET"), SORTIE_NO_INDEX, .fits = could_be_attacked } },
                       FUNCTIONS (attack), ELSEWHEN, .second_rule = sw_rule_of_crossing,
                       .between = N_ ("attacks shoots hits"),
                       .describe = sw_attack_describe, .chance = sw_attack_chance, .warning = sw_attack_warning,
                       .exact = TRUE },
  [SW_VERB_BUILD] = { N_ ("build"), N_ ("Put {a} on your Magic Pile."), "SW-12.1", { CARD },
                      FUNCTIONS (build), ELSEWHEN, .also = N_ ("bank"), .part = "" },
  [SW_VERB_GIVE] = { N_ ("give"), N_ ("Give your partner {a} magic."), "SW-25.12",
                     { { SORTIE_OPERAND_NUMBER, FALSE, N_ ("NUMBER"), SORTIE_NO_INDEX } },
                     FUNCTIONS (give), ELSEWHEN, .modes = 1u << SW_MODE_THREE | 1u << SW_MODE_FOUR },
  [SW_VERB_ACTIVATE] = { N_ ("activate"), N_ ("Use an ability of {a}."), "SW-16.3",
                         { UNIT, { SORTIE_OPERAND_NUMBER, TRUE, N_ ("ABILITY"), SORTIE_NO_INDEX } },
                         FUNCTIONS (activate), .describe = sortie_activate_describe,
                         .warning = sw_activate_warning, .exact = TRUE },
  [SW_VERB_PASS] = { N_ ("pass"), N_ ("Do nothing now."), "SW-18.2", { { 0 } }, FUNCTIONS (pass),
                     .elsewhere = sortie_refuse_passing, .declines = TRUE },
  [SW_N_VERBS] = { NULL },
};

/* */
static gboolean
has_goal (const SortiePlay *p)
{
  return sw_mover_goal (p) != SORTIE_NO_INDEX;
}

static const char *
step_prompt (const SortiePlay *p)
{
  if (sortie_asked (p)->min > 0)
    return has_goal (p) ? N_ ("{seat} chooses the next step of {about} on its way to {place}."
                              "|you=Choose the next step of {about} on its way to {place}.")
                        : N_ ("{seat} chooses the next step of {about}.|you=Choose the next step of {about}.");
  return has_goal (p) ? N_ ("{seat} chooses the next step of {about} on its way to {place}, or is done."
                            "|you=Choose the next step of {about} on its way to {place}, or “done”.")
                      : N_ ("{seat} chooses the next step of {about}, or is done."
                            "|you=Choose the next step of {about}, or “done”.");
}

/* A grant to a single unit names it. */
static gboolean
is_about_one (const SortiePlay *p)
{
  return sortie_asked_about (p) != SORTIE_NOTHING;
}

static guint16
where_it_stands (const SortiePlay *p)
{
  return is_about_one (p) ? sortie_piece_place (p, sortie_asked_about (p)) : SORTIE_NO_INDEX;
}

static const char *
free_attack_prompt (const SortiePlay *p)
{
  return is_about_one (p) ? N_ ("{seat} may attack with {about} ({place}) now, or be done."
                                "|you=Attack with {about} ({place}) now, or “done”.")
                          : N_ ("{seat} may attack now, or be done.|you=Attack now, or “done”.");
}

static const char *
free_move_prompt (const SortiePlay *p)
{
  return is_about_one (p) ? N_ ("{seat} may move {about} ({place}) now, or be done."
                                "|you=Move {about} ({place}) now, or “done”.")
                          : N_ ("{seat} may move a unit now, or be done.|you=Move a unit now, or “done”.");
}

/* After the last of them, only abilities of any time may be used (SW-18.2). */
static const char *
late_prompt (const SortiePlay *p, const char *in_general)
{
  return sw_may_anybody_act_late (p, sortie_asked_seat (p))
           ? in_general
           : N_ ("{phase}: {seat} may still use abilities, or be done."
                 "|you={phase}: you may still use abilities, or “done”.");
}

static const char *
late_move_prompt (const SortiePlay *p)
{
  return late_prompt (p, sw_decisions[SW_ASK_LATE_MOVE].prompt);
}

/* SW-25.12: a player with magic and a partner may give some. */
static const char *
magic_prompt (const SortiePlay *p)
{
  guint8 seat = sortie_to_move (p), partner = sw_partner (p, seat);

  return partner != SORTIE_NO_SEAT && !sortie_is_out (p, partner) && sw_magic (p, seat) > 0
           ? N_ ("{phase}: {seat} has {left} magic and may build more, give some to the partner, or be done."
                 "|you={phase}: you have {left} magic. Build more, give some to your partner, or “done”.")
           : sw_decisions[SW_ASK_MAGIC].prompt;
}

static const char *
late_attack_prompt (const SortiePlay *p)
{
  return late_prompt (p, sw_decisions[SW_ASK_LATE_ATTACK].prompt);
}

static const char *
movement_prompt (const SortiePlay *p)
{
  gint left, most;

  sw_left_to_choose (p, SW_TO_MOVE, &left, &most);
  if (left == 0)
    return N_ ("{phase}: {seat} has no moves left, only abilities, or is done."
               "|you={phase}: no moves left, only abilities or “done”.");
  return sw_is_short_turn (p)
           ? N_ ("{phase}: {seat} may move units ({left} of {max} left, fewer in the first turn of the game, "
                 "SW-4.5), or be done."
                 "|you={phase}: move units ({left} of {max} left, fewer in the first turn of the game, SW-4.5), or "
                 "“done”.")
           : N_ ("{phase}: {seat} may move units ({left} of {max} left), or be done."
                 "|you={phase}: move units ({left} of {max} left), or “done”.");
}

static const char *
attack_prompt (const SortiePlay *p)
{
  gint left, most;

  sw_left_to_choose (p, SW_TO_ATTACK, &left, &most);
  return left > 0 ? sw_decisions[SW_ASK_ATTACK].prompt
                  : N_ ("{phase}: {seat} has no attacks left, only abilities, or is done."
                        "|you={phase}: no attacks left, only abilities or “done”.");
}

static void
count_movers (const SortiePlay *p, gint *ret_left, gint *ret_max)
{
  sw_left_to_choose (p, SW_TO_MOVE, ret_left, ret_max);
}

static void
count_attackers (const SortiePlay *p, gint *ret_left, gint *ret_max)
{
  sw_left_to_choose (p, SW_TO_ATTACK, ret_left, ret_max);
}

static void
count_boost (const SortiePlay *p, gint *ret_left, gint *ret_max)
{
  *ret_left = sw_boost_cost (p);
  *ret_max = (gint) sw_magic (p, sortie_asked_seat (p));
}

static void
count_magic (const SortiePlay *p, gint *ret_left, gint *ret_max)
{
  *ret_left = *ret_max = (gint) sw_magic (p, sortie_asked_seat (p));
}

#define ANSWERED_BY(...) ((const guint8[]) { __VA_ARGS__, 0xff })
#define VERB(name) SORTIE_GAME_VERB (SW_VERB_##name)
#define CHOSEN ANSWERED_BY (SORTIE_VERB_CHOOSE, SORTIE_VERB_DONE)

const SortieDecisionDecl sw_decisions[] = {
  [SW_ASK_STARTS] = { "starts", N_ ("{seat} won the roll-off and chooses who takes the first turn."
                                    "|you=You won the roll-off: choose who takes the first turn."),
                      "SW-4.4", CHOSEN, TRUE },
  [SW_ASK_SUMMON] = { "summon-phase", N_ ("{phase}: {seat} has {left} magic and may summon units, or be done."
                                          "|you={phase}: you have {left} magic. Summon units, or “done”."),
                      "SW-7.1", ANSWERED_BY (VERB (SUMMON), VERB (PLAY), VERB (ACTIVATE), SORTIE_VERB_DONE),
                      TRUE, .count = count_magic, .idle = sw_summon_is_idle },
  [SW_ASK_EVENT] = { "event-phase", N_ ("{phase}: {seat} may play events and walls, or be done."
                                        "|you={phase}: play events and walls, or “done”."),
                     "SW-8.1", ANSWERED_BY (VERB (PLAY), VERB (SUMMON), VERB (ACTIVATE),
                                            SORTIE_VERB_DONE),
                      TRUE, .idle = sw_event_is_idle },
  [SW_ASK_MOVE]
    = { "movement-phase", N_ ("{phase}: {seat} may move units ({left} of {max} left), or be done."
                              "|you={phase}: move units ({left} of {max} left), or “done”."),
        "SW-9.1", ANSWERED_BY (VERB (MOVE), VERB (STEP), VERB (ACTIVATE), SORTIE_VERB_DONE), TRUE,
        .prompt_now = movement_prompt, .count = count_movers, .list = sw_list_movement, .idle = sw_movement_is_idle },
  [SW_ASK_LATE_MOVE]
    = { "late-move", N_ ("{phase}: {seat} may still move units whose ability says so, or be done."
                         "|you={phase}: you may still move units whose ability says so, or “done”."),
        "SW-17.10", ANSWERED_BY (VERB (MOVE), VERB (STEP), VERB (ACTIVATE), SORTIE_VERB_DONE),
        TRUE, .prompt_now = late_move_prompt, .list = sw_list_movement,
        .done = N_ ("Move no more units.") },
  [SW_ASK_ATTACK]
    = { "attack-phase",
        N_ ("{phase}: {seat} may attack with units ({left} of {max} left), or be done."
            "|you={phase}: attack with units ({left} of {max} left), or “done”."), "SW-10.1",
        ANSWERED_BY (VERB (ATTACK), VERB (ACTIVATE), SORTIE_VERB_DONE), TRUE,
        .prompt_now = attack_prompt, .count = count_attackers, .idle = sw_attack_is_idle },
  [SW_ASK_LATE_ATTACK]
    = { "late-attack",
        N_ ("{phase}: {seat} may still attack with units whose ability says so, or be done."
            "|you={phase}: you may still attack with units whose ability says so, or “done”."),
        "SW-17.10", ANSWERED_BY (VERB (ATTACK), VERB (ACTIVATE), SORTIE_VERB_DONE), TRUE,
        .prompt_now = late_attack_prompt, .done = N_ ("Attack with no more units.") },
  [SW_ASK_MAGIC] = { "magic-phase",
                     N_ ("{phase}: {seat} has {left} magic and may build more, or be done."
                         "|you={phase}: you have {left} magic. Build more, or “done”."),
                     "SW-12.1", ANSWERED_BY (VERB (BUILD), VERB (GIVE), VERB (ACTIVATE),
                                             SORTIE_VERB_DONE), TRUE, .prompt_now = magic_prompt,
                     .count = count_magic, .idle = sw_magic_is_idle },
  [SW_ASK_GAP] = { "gap", N_ ("Between two phases: {seat} may use abilities, or pass."
                              "|you=Between two phases you may use abilities, or pass."), "SW-18.2",
                   ANSWERED_BY (VERB (ACTIVATE), VERB (PASS), SORTIE_VERB_PASS_ALL), TRUE },
  [SW_ASK_STEP]
    = { "next-step", N_ ("{seat} chooses the next step of {about}, or is done."
                         "|you=Choose the next step of {about}, or “done”."), "SW-9.6",
        ANSWERED_BY (VERB (STEP), VERB (ACTIVATE), SORTIE_VERB_DONE), TRUE,
        .prompt_now = step_prompt, .towards = sw_mover_goal, .goes_on = has_goal,
        .done = N_ ("End the movement of this unit.") },
  [SW_ASK_MARCH] = { "free-move", N_ ("{seat} may move a unit now, or be done."
                                      "|you=Move a unit now, or “done”."), "SW-17.10",
                     ANSWERED_BY (VERB (MOVE), VERB (STEP), SORTIE_VERB_DONE), TRUE,
                     .prompt_now = free_move_prompt, .towards = where_it_stands, .list = sw_list_free_moves,
                     .done = N_ ("Move no unit now.") },
  [SW_ASK_FREE_ATTACK] = { "free-attack", N_ ("{seat} may attack now, or be done."
                                              "|you=Attack now, or “done”."), "SW-17.10",
                           ANSWERED_BY (VERB (ATTACK), SORTIE_VERB_DONE), TRUE,
                           .prompt_now = free_attack_prompt, .towards = where_it_stands,
                           .done = N_ ("Do not attack now.") },
  [SW_ASK_RETARGET]
    = { "retarget", N_ ("The target of {about} is gone: {seat} may name another, or be done."
                        "|you=The target of {about} is gone: name another, or “done”."),
        "SW-11.2", ANSWERED_BY (VERB (ATTACK), SORTIE_VERB_DONE), TRUE,
        .done = N_ ("Name no other target.") },
  /* a silence must not show who holds such a card */
  [SW_ASK_REACTION] = { "reaction", N_ ("{seat} may answer the {link} of {about}, or pass."
                                        "|you=You may answer the {link} of {about}, or pass."),
                        "SW-18.6", ANSWERED_BY (VERB (PLAY), VERB (ACTIVATE), VERB (PASS),
                                                SORTIE_VERB_PASS_ALL), FALSE,
                        .prompt_now = sw_reaction_prompt },
  [SW_ASK_WOUND_ORDER] = { "wound-order", N_ ("{seat} chooses the next card to be wounded."
                                              "|you=Choose the next card to be wounded."),
                           "SW-11.9", CHOSEN, TRUE, .is_order = TRUE },
  [SW_ASK_ATTACK_ORDER] = { "attack-order", N_ ("{seat} chooses the next card that {about} attacks."
                                                "|you=Choose the next card that {about} attacks."),
                            "SW-11.9", CHOSEN, TRUE, .is_order = TRUE },
  [SW_ASK_REMOVAL_ORDER]
    = { "removal-order", N_ ("Several cards are destroyed at once. {seat} chooses the next to remove."
                             "|you=Several cards are destroyed at once. Choose the next to remove."),
        "SW-11.10", CHOSEN, TRUE, .is_order = TRUE },
  [SW_ASK_SPACE] = { "space", N_ ("{seat} chooses the space for {about}."
                                  "|you=Choose the space for {about}."), "SW-17.4", CHOSEN,
                     TRUE },
  [SW_ASK_SUMMON_SPACE]
    = { "summon-space", N_ ("{seat} chooses the space on which {about} is summoned."
                            "|you=Choose the space on which {about} is summoned."), "SW-7.2",
        CHOSEN, TRUE },
  [SW_ASK_PUSH] = { "push", N_ ("{seat} chooses where {about} is pushed."
                                "|you=Choose where {about} is pushed."), "SW-17.10", CHOSEN, TRUE },
  [SW_ASK_SEARCH] = { "search", N_ ("{about}: {seat} chooses which card is shown and taken."
                                    "|you={about}: choose which card is shown and taken."),
                      "SW-16.2", CHOSEN },
  [SW_ASK_DISCARD] = { "discard", N_ ("{about}: {seat} chooses what is discarded."
                                      "|you={about}: choose what is discarded."), "SW-13.4",
                       CHOSEN },
  [SW_ASK_POISON]
    = { "poison", N_ ("{seat} chooses how many of the markers removed from {about} are poison."
                      "|you=Choose how many of the markers removed from {about} are poison."),
        "SW-22.1", CHOSEN, TRUE },
  [SW_ASK_HOW_MANY]
    = { "how-many", N_ ("{seat} chooses how many cards to draw."
                        "|you=Choose how many cards to draw."), "SW-6.1", CHOSEN, TRUE },
  [SW_ASK_DIE] = { "die", N_ ("{about}: {seat} chooses a die by its result."
                              "|you={about}: choose a die by its result."), "SW-11.5", CHOSEN, TRUE,
                   .chooses = N_ ("Choose the die that shows {a}.") },
  [SW_ASK_BOOST]
    = { "boost", N_ ("{seat} has {max} magic and may pay {left}, the boost cost of {about}, for a Boost marker on "
                     "it. Yes or no?"
                     "|you=You have {max} magic. Pay {left}, the boost cost of {about}, for a Boost marker on it? "
                     "Yes or no?"),
        "SW-22.2", ANSWERED_BY (SORTIE_VERB_YES, SORTIE_VERB_NO), TRUE, .count = count_boost },
  [SW_N_ASKS] = { NULL },
};

const char *const sw_ask_rules[SORTIE_N_ASKS] = {
  [SORTIE_ASK_ORDER] = "SW-18.1",
  [SORTIE_ASK_REPLACE] = "SW-18.1",
  [SORTIE_ASK_TARGET] = "SW-8.5",
  [SORTIE_ASK_YES_NO] = "SW-16.2",
};
