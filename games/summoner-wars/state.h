/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.h: the names of everything that Summoner Wars puts into a match.
 *
 * Each enum numbers the rows of one table of the module, in their order. Seats: 0 is South, 1 North; even seats sit at
 * row 1, odd ones at the other end (SW-25.3); the higher bit is the board. Nothing here makes decisions; rules are in
 * rules.h.
 *
 * Rules are cited by number: SW-... a rule, TC-... a worked case, R-... a ruling of ours (docs/rulings.md). "Card"
 * means a unit or a wall on the battlefield, "unit" never means a wall (SW-0.2).
 */
#pragma once
#include <sortie/game.h>

typedef enum
{
  SW_MODE_DUEL,
  SW_MODE_THREE, /* two partners against one player with two decks (SW-25.4) */
  SW_MODE_FOUR,
  SW_N_MODES
} SwMode;

/* SW-3. */
typedef enum
{
  SW_ZONE_DRAW,
  SW_ZONE_HAND,
  SW_ZONE_MAGIC,
  SW_ZONE_DISCARD,
  SW_ZONE_VINES,        /* side piles (SW-3.1) */
  SW_ZONE_CONJURATIONS,
  SW_ZONE_SIDE,         /* the other cards that a reference card lays out there */
  SW_ZONE_PRISON,
  SW_ZONE_REMOVED,      /* out of the game with its player (SW-25.9) */
  SW_ZONE_LIMBO,        /* an event that is being resolved (SW-8.3) */
  SW_N_ZONES
} SwZone;

typedef enum
{
  SW_PLACE_BOARD, /* the battlefield: a unit or a wall, and a Vine Wall below a unit */
  SW_N_PLACES
} SwPlace;

#define SW_BOARD_WIDTH 6 /* SW-2.1; SW-25.2: twice as wide for two boards */
#define SW_BOARD_HEIGHT 8
#define SW_HALF 4        /* rows of a side (SW-2.2) */
/* A unit or wall on each of the 96 spaces of two boards, and a Vine Wall below some: four decks have at most 60 Vine
 * Walls. */
#define SW_MAX_PIECES 156

typedef enum
{
  SW_VAR_MOVED,      /* activations used in the Movement Phase (SW-9.1) */
  SW_VAR_ATTACKED,   /* in the Attack Phase (SW-10.1) */
  SW_VAR_SHORT,      /* shared: 1 in the short first turn (SW-4.5) */
  SW_VAR_STARTS,     /* shared: 1 + the seat that takes the first turn */
  SW_VAR_QUIET,      /* shared: turns in which nothing happened (SW-24.6) */
  SW_VAR_STIRRED,    /* shared: 1 when something happened in this turn */
  SW_VAR_SPARED,     /* shared: whether any piece may have the memory SPARED */
  SW_VAR_PLAYED,     /* events and walls played in this turn */
  SW_VAR_PAROLED,    /* cards of the Prison Pile built in this turn (SW-22.5) */
  SW_N_VARS
} SwVar;

typedef enum
{
  SW_MARK_WOUND,   /* SW-1.7, poison markers not included */
  SW_MARK_POISON,  /* SW-22.1: each counts as a wound as well */
  SW_MARK_BOOST,   /* SW-22.2 */
  SW_MARK_STEPS,   /* steps taken this turn (SW-9.7, TC-36); not a marker on the table */
  SW_MARK_ATTACKS, /* attacks made in this activation (SW-10.2); not a marker either */
  SW_MARK_LAST,    /* 1 + the seat that wounded it last, until it is reckoned (SW-13.3) */
  SW_N_MARKS
} SwMark;

/* Turn memory of a piece, cleared when the turn ends. */
typedef enum
{
  SW_MEMORY_MOVED,     /* activated for movement this phase (SW-9.4) */
  SW_MEMORY_ATTACKED,  /* activated for an attack this phase (SW-10.2) */
  SW_MEMORY_ENTANGLED, /* failed to leave its Vine Wall this turn (SW-15.6) */
  SW_MEMORY_LATE_MOVE,   /* took the free move after the Movement Phase (SW-17.10) */
  SW_MEMORY_LATE_ATTACK, /* took the free attack after the Attack Phase */
  SW_MEMORY_NOTE,        /* for a card's own note about a unit in this turn */
  SW_MEMORY_MUTATED,     /* a Mutation was put on it this turn */
  SW_MEMORY_SPARED,      /* had no life when the position was last settled */
  SW_MEMORY_STAYED,      /* was moved 0 spaces (SW-9.5) */
  SW_N_MEMORIES
} SwMemory;

/* Values that are printed on cards, and values that only the rules ask for. */
typedef enum
{
  /* printed */
  SW_VALUE_ATTACK,
  SW_VALUE_LIFE,
  SW_VALUE_COST,    /* SW_NO_COST: it cannot be summoned (SW-1.4) */
  SW_VALUE_BOOST,   /* cost of the boost (SW-22.2), or SW_NO_COST */
  SW_VALUE_TYPE,    /* SwType */
  SW_VALUE_WEAPON,  /* SwWeapon */
  /* of a unit that attacks; `other` is the card attacked */
  SW_VALUE_REACH,        /* spaces; 0: as far as its weapon (SW-2.7, 2.8) */
  SW_VALUE_ATTACKS,      /* how often in one activation (SW-10.2) */
  SW_VALUE_TO_HIT,       /* lowest result that hits (SW-11.6) */
  SW_VALUE_DIE,          /* added to each die result (SW-11.5) */
  SW_VALUE_EXTRA_WOUNDS, /* in addition to those of its dice */
  /* of a card that is attacked; `other` is the attacker */
  SW_VALUE_TO_WOUND,     /* lowest result that wounds (SW-11.7); 0: every hit */
  /* of a unit that moves */
  SW_VALUE_STEPS,        /* spaces of one move (SW-9.1, 9.8) */
  /* SW-17.10: how many units of its name may take a free move (attack) right after the
   * phase; 0: none */
  SW_VALUE_LATE_MOVERS,
  SW_VALUE_LATE_ATTACKERS,
  /* of a seat */
  SW_VALUE_MOVERS,       /* SW-9.1 */
  SW_VALUE_ATTACKERS,    /* SW-10.1 */
  SW_VALUE_HAND_SIZE,    /* SW-6.1 */
  /* rules that cards permit or forbid; `other` as said */
  SW_VALUE_MOVE,            /* the unit may be moved, asked before each step (SW-9.6) */
  SW_VALUE_MOVE_THROUGH,    /* the unit may move through `other`, a card (SW-17.3) */
  SW_VALUE_MOVE_ONTO,       /* and end its move there: the card that allows it says what happens to the unit then
                             * (R-174) */
  SW_VALUE_STEP_DIAGONALLY,
  SW_VALUE_ATTACK_RULE,     /* "may-attack": the unit may attack now; `other`: this card */
  SW_VALUE_TARGET,          /* the card may be attacked by `other` */
  SW_VALUE_SHOOT_THROUGH,   /* the unit's line of fire passes `other`, a card */
  SW_VALUE_SHOOT_DIAGONALLY,
  SW_VALUE_SHOOT_ASIDE,     /* the unit needs no straight line, only the distance */
  SW_VALUE_BLOCK,           /* the card blocks lines of fire (SW-2.9) */
  SW_VALUE_NO_ROLL,         /* the unit counts instead of rolling when it attacks `other`. A card that wants this of
                             * its attackers asks it of units, with itself as `other` */
  SW_VALUE_SUMMON_BESIDE,   /* units may be summoned beside this card by its controller (SW-7.2) */
  SW_VALUE_LEAVE_FREELY,    /* the unit leaves Vine Walls without a die (SW-15.6) */
  SW_VALUE_SPEND,           /* the seat may spend magic */
  SW_VALUE_SUMMON_NOW,      /* the seat, or the card, may also summon or be summoned in the Event Phase (SW-7.1) */
  /* of a unit */
  SW_VALUE_ABILITY_COST,    /* added to the magic that its abilities cost, if they cost any */
  SW_N_VALUES
} SwValue;
G_STATIC_ASSERT (SW_N_VALUES <= SORTIE_MAX_VALUES);

#define SW_NO_COST (-1)

typedef enum
{
  SW_SUMMONER,
  SW_CHAMPION,
  SW_COMMON,
  SW_MUTATION,
  SW_CONJURATION,
  SW_WALL,      /* an event card that is put on the battlefield (SW-14.1) */
  SW_VINE_WALL, /* SW-15 */
  SW_EVENT,
  SW_N_TYPES
} SwType;

typedef enum
{
  SW_SWORD,
  SW_BOW,
  SW_N_WEAPONS
} SwWeapon;

/* Elements of content files. */
typedef enum
{
  SW_KIND_UNIT,
  SW_KIND_WALL,
  SW_KIND_EVENT,
  SW_N_KINDS
} SwKind;

/* The game's own times at which effects end. */
typedef enum
{
  SW_UNTIL_ATTACK_ENDS,
  SW_UNTIL_END_OF_OPPONENT_NEXT_TURN,
  SW_N_UNTILS
} SwUntil;

/* The game's own causes. */
typedef enum
{
  SW_CAUSE_ATTACK,
  SW_N_CAUSES
} SwCause;

/* When an ability may be activated (SW-18.2, SW-9.9, SW-10.6). */
typedef enum
{
  SW_TIMING_YOUR_TURN,  /* at any time in your turn */
  SW_TIMING_ANY_TIME,   /* and between the phases of other players */
  SW_TIMING_ANYBODY,    /* the same, for any player at their moment: `you` is the player who activates it */
  SW_TIMING_SUMMON,     /* when you may summon units (SW-7.1) */
  SW_TIMING_EVENT,      /* in your Event Phase, ... */
  SW_TIMING_MOVEMENT,
  SW_TIMING_ATTACK,
  SW_TIMING_INSTEAD_OF_MOVING,    /* SW-9.9 */
  SW_TIMING_INSTEAD_OF_ATTACKING, /* SW-10.6 */
  SW_TIMING_REACTION,   /* for an event: in answer to an opponent's event card (SW-18.6) */
  SW_N_TIMINGS
} SwTiming;

/* SW-9.9, 10.6: instead of moving or attacking happens once in an activation; the timings before it may be used any
 * number of times. */
#define SW_ENDLESS_TIMINGS (SORTIE_TIMING_BIT (SW_TIMING_INSTEAD_OF_MOVING) - 1)
/* SW-8.1, 18.6: an event is played in the player's own Event Phase, or in answer */
#define SW_PLAY_TIMINGS                                                          \
  (SORTIE_TIMING_BIT (SW_TIMING_YOUR_TURN) | SORTIE_TIMING_BIT (SW_TIMING_EVENT) \
   | SORTIE_TIMING_BIT (SW_TIMING_REACTION))

typedef enum
{
  SW_DECK_FACTION,
  SW_N_DECKS
} SwDeck;

/* A faction's traits in the content: traits=. */
typedef enum
{
  SW_TRAIT_MERCENARY, /* SW-26.6: goes into any deck */
  SW_TRAIT_MUTANT,    /* SW-26.8: Mutations may go into its decks */
  SW_N_TRAITS
} SwTrait;

typedef enum
{
  SW_CHOICE_DECK,
  SW_N_CHOICES
} SwChoice;

typedef enum
{
  SW_OPTION_BOARDS,     /* 1, or 2 side by side whose outer edges meet (SW-25.2, 25.7) */
  SW_OPTION_STALEMATE,  /* quiet turns until a draw, 0: never (SW-24.6) */
  SW_OPTION_REACTIONS,  /* SortieStop (SW-18.6) */
  SW_N_OPTIONS
} SwOption;

/* What happens (events.c). */
typedef enum
{
  SW_EVENT_DRAW,       /* seat draws amount cards */
  SW_EVENT_SPEND,      /* seat spends amount magic */
  SW_EVENT_BUILD,      /* subject, a card of a hand or a Prison Pile, goes to the Magic Pile of seat */
  SW_EVENT_SUMMON,     /* subject arrives on other, a place */
  SW_EVENT_PLAY,       /* seat plays subject, an event */
  SW_EVENT_PUT_WALL,   /* subject arrives on other */
  SW_EVENT_PLACE,      /* subject is placed on other, without moving (SW-17.4) */
  SW_EVENT_EXCHANGE,   /* subject and other exchange places */
  SW_EVENT_SET_OUT,    /* subject is about to begin a move from other, a place */
  SW_EVENT_LEAVE,      /* subject rolls to leave other, a Vine Wall; amount: the die (SW-15.6) */
  SW_EVENT_STEP,       /* subject has come from other, a place: one step of a move */
  SW_EVENT_PASS,       /* subject was moved through by source (SW-17.3) */
  SW_EVENT_MOVE,       /* subject has ended a move from other after amount steps */
  SW_EVENT_ATTACK,     /* subject attacks other: before the dice (SW-11.2) */
  SW_EVENT_ROLL,       /* subject has rolled amount dice against other (SW-11.5) */
  SW_EVENT_WOUND,      /* subject gets amount wounds */
  SW_EVENT_HEAL,       /* subject loses amount wounds */
  SW_EVENT_DESTROY,    /* subject is destroyed; other: where its card goes, a zone or piece */
  SW_EVENT_DISCARD,    /* subject is discarded, from the battlefield or a hand */
  SW_EVENT_ATTACKED,   /* subject has attacked other, amount wounds were placed (SW-11.11) */
  SW_EVENT_SEARCH,     /* seat shows subject from its Draw Pile */
  SW_EVENT_GIVE,       /* amount cards of the Magic Pile of seat go to that of other, a seat */
  SW_EVENT_STEAL,      /* amount cards of the Magic Pile of seat go to that of actor */
  SW_EVENT_POISON,     /* subject gets amount poison markers (SW-22.1) */
  SW_EVENT_RETURN,     /* subject, a unit or card, goes to the hand of seat */
  SW_EVENT_BOOST,      /* subject gets a Boost marker (SW-22.2) ... */
  SW_EVENT_UNBOOST,    /* ... and loses it */
  /* only told */
  SW_EVENT_GONE,       /* the cards of seat, a player who is out, leave the game (SW-25.9) */
  SW_EVENT_LEGACY,     /* other, a seat, gets the amount cards of the Magic Pile of seat, a player who is out */
  SW_EVENT_ROLL_OFF,
  SW_EVENT_STARTS,
  SW_EVENT_ACTIVATED,
  SW_EVENT_DICE,       /* the results of a roll, one by one */
  SW_EVENT_HELD_BACK,    /* subject should have been moved, but may not be */
  SW_EVENT_MISSED,       /* subject has attacked other, without a hit ... */
  SW_EVENT_NO_WOUND,     /* ... or without a hit that wounds (SW-11.7) */
  SW_EVENT_STOPPED_MOVE, /* subject is stopped on its way */
  SW_EVENT_STUCK,        /* subject stays on its Vine Wall */
  SW_EVENT_NO_TARGET,    /* an attack ends without a target */
  SW_EVENT_NO_ATTACK,    /* a card cancels the attack of subject on other */
  SW_EVENT_NOT_FOUND,    /* seat has looked through the Draw Pile and takes nothing */
  SW_EVENT_DICE_NEEDED, /* like DICE, if another number than the usual one wounds */
  SW_EVENT_DICE_NEEDED_BY, /* the same, by an ability, whose clause is the number in other */
  SW_EVENT_RUN_OUT,     /* seat has drawn the last card of the Draw Pile (SW-6.2) */
  SW_EVENT_WEIGHED,     /* an ability has changed what the dice of subject are worth: amount hits on other (SW-11.6) */
  SW_EVENT_COUNTED,     /* subject counts its amount dice instead of rolling them; other: number of the clause */
  SW_EVENT_IGNORED,     /* an ability removes a die that shows amount from the dice of subject (SW-11.6) */
  SW_EVENT_NO_DICE,     /* like DICE, with none to roll */
  SW_EVENT_NO_SPACE,    /* subject should be placed, but there is no space for it (SW-17.4) */
  SW_N_EVENTS
} SwEvent;

/* Procedures. The effects of the vocabulary come first (elements.c). */
typedef enum
{
  SW_PROC_DRAW,
  SW_PROC_SPEND,
  SW_PROC_BUILD_MAGIC,
  SW_PROC_STEAL_MAGIC,
  SW_PROC_SUMMON,
  SW_PROC_MARCH,
  SW_PROC_PUSH,
  SW_PROC_PLACE,
  SW_PROC_EXCHANGE,
  SW_PROC_ATTACK,
  SW_PROC_ALSO_ATTACK,
  SW_PROC_CHANGE_DIE,
  SW_PROC_IGNORE_DIE,
  SW_PROC_WEIGH_DICE,
  SW_PROC_WOUND,
  SW_PROC_MOVE_WOUNDS,
  SW_PROC_POISON,
  SW_PROC_HEAL,
  SW_PROC_DESTROY,
  SW_PROC_DISCARD,
  SW_PROC_GOES_TO,
  SW_PROC_GOES_UNDER,
  SW_PROC_GROW_VINES,
  SW_PROC_SEARCH,
  SW_PROC_RETURN,
  SW_PROC_BOOST,
  SW_PROC_UNBOOST,
  /* only of the rules */
  SW_PROC_OPENING,
  SW_PROC_DRAW_PHASE,
  SW_PROC_GAP,       /* SW-18.2: the other players' moment between two phases */
  SW_PROC_LATE,      /* closes the window of free moves or attacks if no unit may act */
  SW_PROC_MOVE,      /* one unit, step by step */
  SW_PROC_STRIKE,    /* one attack (SW-11.1 to 11.12) */
  SW_PROC_RECKON,    /* destroys cards with enough wounds (SW-11.10, 13.6) */
  SW_N_PROCS_OF_GAME
} SwProc;

#define SW_CALLS(proc) SORTIE_GAME_PROC (proc)

/* The game's own questions. */
typedef enum
{
  SW_ASK_STARTS,         /* SW-4.4 */
  SW_ASK_SUMMON,         /* windows of the phases */
  SW_ASK_EVENT,
  SW_ASK_MOVE,
  SW_ASK_LATE_MOVE,
  SW_ASK_ATTACK,
  SW_ASK_LATE_ATTACK,
  SW_ASK_MAGIC,
  SW_ASK_GAP,
  SW_ASK_STEP,           /* the next step of a move that was begun */
  SW_ASK_MARCH,          /* a move that an effect grants */
  SW_ASK_FREE_ATTACK,    /* an attack that an effect grants */
  SW_ASK_RETARGET,       /* SW-11.2 */
  SW_ASK_REACTION,       /* SW-18.6 */
  /* choices from a list */
  SW_ASK_WOUND_ORDER,    /* SW-11.9 */
  SW_ASK_ATTACK_ORDER,   /* the target of the next of several separate attacks */
  SW_ASK_REMOVAL_ORDER,  /* SW-11.10 */
  SW_ASK_SPACE,          /* where to place */
  SW_ASK_SUMMON_SPACE,   /* where an effect summons */
  SW_ASK_PUSH,           /* how far to push */
  SW_ASK_SEARCH,         /* which of the cards that match the search */
  SW_ASK_DISCARD,
  SW_ASK_POISON,         /* SW-22.1 */
  SW_ASK_HOW_MANY,       /* how many cards to draw, if a card lets a player draw more (SW-6.1) */
  SW_ASK_DIE,            /* which of the dice to change, by its result (SW-11.5) */
  SW_ASK_BOOST,          /* whether to pay for a Boost marker (SW-22.2) */
  SW_N_ASKS
} SwAsk;

typedef enum
{
  SW_VERB_SUMMON,   /* summon CARD PLACE */
  SW_VERB_PLAY,     /* play CARD [PLACE] */
  SW_VERB_MOVE,     /* move UNIT PLACE: the whole way */
  SW_VERB_STEP,     /* step UNIT PLACE: one space, then asks again */
  SW_VERB_ATTACK,   /* attack UNIT CARD */
  SW_VERB_BUILD,    /* build CARD: onto the Magic Pile */
  SW_VERB_GIVE,     /* give NUMBER: magic to the partner */
  SW_VERB_ACTIVATE, /* activate UNIT [ABILITY] */
  SW_VERB_PASS,     /* no reaction, nothing in this gap */
  SW_N_VERBS
} SwVerb;

/* Links of the framework's chain: an event card may be cancelled (SW-18.6). */
typedef enum
{
  SW_LINK_EVENT,
  SW_LINK_ABILITY,
  SW_N_LINKS
} SwLink;

typedef enum
{
  SW_TURN_FULL, /* the short first turn skips some of its phases (SW-4.5) */
  SW_TURN_OPENING, /* set-up: the roll-off */
  SW_N_TURNS
} SwTurn;

/* Phases (SW-5.1). After two of them come the step right after the phase and the step for what happens at its end
 * (SW-5.4). */
typedef enum
{
  SW_PHASE_DRAW,
  SW_PHASE_SUMMON,
  SW_PHASE_EVENT,
  SW_PHASE_MOVEMENT,
  SW_PHASE_AFTER_MOVEMENT,
  SW_PHASE_END_OF_MOVEMENT,
  SW_PHASE_ATTACK,
  SW_PHASE_AFTER_ATTACK,
  SW_PHASE_END_OF_ATTACK,
  SW_PHASE_MAGIC,
  SW_N_PHASES
} SwPhase;

/* Why a move is refused, and why a match ended (reasons.c). */
typedef enum
{
  /* not the moment for it */
  SW_REASON_SUMMON_ELSEWHEN,
  SW_REASON_PLAY_ELSEWHEN,
  SW_REASON_MOVE_ELSEWHEN,
  SW_REASON_ATTACK_ELSEWHEN,
  SW_REASON_BUILD_ELSEWHEN,
  SW_REASON_PLAY_WAITS,
  SW_REASON_BEING_RESOLVED,
  SW_REASON_CHOOSE_FIRST,
  /* summon, play, build */
  SW_REASON_SUMMON_FROM_HAND,
  SW_REASON_SUMMON_WALL,
  SW_REASON_SUMMON_EVENT,
  SW_REASON_NO_COST,
  SW_REASON_CANNOT_PAY,
  SW_REASON_MAY_NOT_SPEND,
  SW_REASON_NO_WALL,
  SW_REASON_NOT_BESIDE_WALL,
  SW_REASON_NO_SUMMONING_POINT,
  SW_REASON_NOT_EMPTY,
  SW_REASON_VINES_NOT_EMPTY,
  SW_REASON_NOT_MUTABLE,
  SW_REASON_MUTATED,
  SW_REASON_PLAY_FROM_HAND,
  SW_REASON_NOT_AN_EVENT,
  SW_REASON_WALL_WHERE,
  SW_REASON_WALL_SIDE,
  SW_REASON_WALL_SPACE,
  SW_REASON_EVENT_NO_PLACE,
  SW_REASON_ONLY_REACTION,
  SW_REASON_NOT_A_REACTION,
  SW_REASON_OTHER_REACTION,
  SW_REASON_CONDITION,
  SW_REASON_NO_TARGET,
  SW_REASON_BUILD_FROM_HAND,
  SW_REASON_BUILD_PRISONER,
  SW_REASON_GIVE_ELSEWHEN,
  SW_REASON_NO_PARTNER,
  SW_REASON_PARTNER_OUT,
  SW_REASON_GIVE_TOO_MUCH,
  /* activate */
  SW_REASON_NOT_YOUR_ABILITY,
  SW_REASON_NO_ABILITY,
  SW_REASON_NO_SUCH_ABILITY,
  SW_REASON_WHICH_ABILITY,
  SW_REASON_ABILITY_NOT_NOW,
  SW_REASON_ABILITY_OTHER_TURN,
  SW_REASON_ABILITY_PHASE,
  SW_REASON_ABILITY_CONDITION,
  SW_REASON_ABILITY_NO_TARGET,
  SW_REASON_ABILITY_COST,
  SW_REASON_ABILITY_MAY_NOT_SPEND,
  SW_REASON_LIMIT,
  SW_REASON_PLAY_LIMIT,
  SW_REASON_NOTHING_TO_PASS,
  /* move, step */
  SW_REASON_NOT_YOUR_MOVER,
  SW_REASON_NAMESAKE_MOVER,
  SW_REASON_WALLS_DO_NOT_MOVE,
  SW_REASON_ALREADY_MOVED,
  SW_REASON_NO_MOVERS,
  SW_REASON_NO_FIRST_MOVERS,
  SW_REASON_NO_LATE_MOVE,
  SW_REASON_LATE_MOVE_AGAIN,
  SW_REASON_NO_LATE_MOVERS,
  SW_REASON_NOT_GRANTED_MOVE,
  SW_REASON_MAY_NOT_MOVE,
  SW_REASON_ENTANGLED,
  SW_REASON_TOO_FAR,
  SW_REASON_NO_STEPS,
  SW_REASON_NO_WAY,
  SW_REASON_STOPPED_BEFORE,
  SW_REASON_NOT_ON_THE_WAY,
  SW_REASON_NOT_A_STEP,
  SW_REASON_STEP_BLOCKED,
  SW_REASON_NOT_THROUGH_VINES,
  SW_REASON_END_OCCUPIED,
  SW_REASON_END_ELSEWHERE,
  SW_REASON_NOT_STRAIGHT,
  SW_REASON_TOO_SHORT,
  SW_REASON_OTHER_MOVER,
  SW_REASON_ON_ITS_WAY,
  /* attack */
  SW_REASON_NOT_YOUR_ATTACKER,
  SW_REASON_NONE_REACHES,
  SW_REASON_NAME_ATTACKER,
  SW_REASON_NAMESAKE_ATTACKER,
  SW_REASON_WALLS_DO_NOT_ATTACK,
  SW_REASON_ALREADY_ATTACKED,
  SW_REASON_NO_ATTACKERS,
  SW_REASON_NO_LATE_ATTACK,
  SW_REASON_LATE_ATTACK_AGAIN,
  SW_REASON_NO_LATE_ATTACKERS,
  SW_REASON_NOT_GRANTED_ATTACK,
  SW_REASON_MAY_NOT_ATTACK,
  SW_REASON_POISONED,
  SW_REASON_ATTACK_SELF,
  SW_REASON_EMPTY_SPACE,
  SW_REASON_NOT_IN_LINE,
  SW_REASON_OUT_OF_REACH,
  SW_REASON_NOT_ADJACENT,
  SW_REASON_LINE_BLOCKED,
  SW_REASON_VINES_BLOCK,
  SW_REASON_MAY_NOT_BE_ATTACKED,
  SW_REASON_MAY_NOT_ATTACK_IT,
  SW_REASON_NOT_GRANTED_TARGET,
  SW_REASON_OTHER_ATTACKER,
  SW_REASON_STILL_ATTACKING,
  /* ends */
  SW_REASON_VICTORY,
  SW_REASON_BOTH_LOST,
  SW_REASON_STALEMATE,
  /* after the ways in which a game ends, because states of finished matches contain their numbers */
  SW_REASON_ELSEWHEN_AND_CONDITION,
  SW_REASON_NO_SUMMONING_SPACE,
  SW_REASON_TOO_FAR_OVER_EDGE, /* SW-25.7: across edges of either kind */
  SW_REASON_OUT_OF_REACH_OVER_EDGE,
  SW_REASON_LINE_BLOCKED_OVER_SEAM,
  SW_REASON_LINE_BLOCKED_OVER_EDGE,
  /* why a phase is skipped */
  SW_REASON_NO_UNIT_IN_HAND,
  SW_REASON_NOTHING_TO_PLAY,
  SW_REASON_NO_UNIT_MOVES,
  SW_REASON_NO_UNIT_ATTACKS,
  SW_REASON_HAND_EMPTY,
  SW_N_REASONS
} SwReason;

#define SW_SOUTH ((guint8) 0)
#define SW_NORTH ((guint8) 1)

/* Where things are. */

static inline guint16
sw_zone (const SortiePlay *p, SwZone zone, guint8 seat)
{
  return sortie_setup_zone (p->setup, zone, seat);
}

/* The space in column @x and row @y, from 0. */
static inline guint16
sw_space (const SortiePlay *p, guint x, guint y)
{
  return sortie_setup_place (p->setup, SW_PLACE_BOARD, SORTIE_NO_SEAT, y * sortie_width (p) + x);
}

static inline guint16
sw_card_def (const SortiePlay *p, guint16 card)
{
  return sortie_card (p, card)->def;
}
