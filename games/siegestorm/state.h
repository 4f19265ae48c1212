/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.h: the names of everything that Siegestorm puts into a match.
 *
 * Each enum numbers the rows of one table of the module, in their order. Seats: players first; the Boss, if there is
 * one, is last. Nothing here makes decisions; rules are in rules.h.
 *
 * Rules are cited by number: SS-... a rule, RUL-... a ruling on one, T-... a worked case, R-... a ruling of ours
 * (docs/rulings.md).
 */
#pragma once
#include <sortie/game.h>

typedef enum
{
  SS_MODE_SOLO,
  SS_MODE_DUEL,
  SS_MODE_COOP,
  SS_MODE_LAST_MAN,
  SS_N_MODES
} SsMode;

/* SS-2.1. */
typedef enum
{
  SS_ZONE_RESOURCES,
  SS_ZONE_HAND,
  SS_ZONE_SUPPORT,
  SS_ZONE_CASUALTIES,
  SS_ZONE_HEAL,
  SS_ZONE_OPEN_HAND, /* the Boss's hand: face up on the table */
  SS_ZONE_RESERVE,   /* the Boss's */
  SS_ZONE_UNUSED,    /* Boss cards left over at set-up (SS-15.2) */
  SS_ZONE_REMOVED,
  SS_ZONE_LIMBO,     /* cards on the chain */
  SS_N_ZONES
} SsZone;

typedef enum
{
  SS_PLACE_TRACK,   /* SS-2.3; its first space is the Deployment Zone */
  SS_PLACE_EXIT,    /* RUL-25: the place of a unit that has left the track and has its order */
  SS_PLACE_FRONT,   /* the Front Line */
  SS_PLACE_NML,     /* No Man's Land, shared by the two players of a Battle Zone */
  SS_PLACE_COMMAND, /* the place of the Boss card, which is in play, so that its abilities count, but is not a unit */
  SS_PLACE_RIGHT_FRONT, /* SS-19.6: the Boss's Front Line in the second player's Battle Zone */
  SS_N_PLACES
} SsPlace;

#define SS_TRACK_SPACES 3 /* SS-2.3 */
#define SS_TOP_MENACE 5 /* the space "5+" (SS-16.3, RUL-49) */

typedef enum
{
  SS_VAR_DEPLOYED,      /* units deployed this turn in the Deploy step (SS-7.5) */
  SS_VAR_ACTIVATED,     /* abilities activated this turn */
  SS_VAR_MENACE,        /* SS-16.1 */
  SS_VAR_LIFE,          /* of the Boss */
  SS_VAR_FULL_LIFE,     /* life at the start, for Recover (SS-18.6) */
  SS_VAR_BOSS_DRAW,     /* how many cards the Boss draws (SS-17.5) */
  SS_VAR_RESERVE_TOKEN, /* 1 while the Reserve may still be reshuffled (SS-17.6) */
  SS_VAR_CLASS,         /* the Boss's class, from 1 (SS-1.10); 0: no Boss */
  SS_VAR_SHORT_DRAW,    /* 1 in the first turn of a Duel, when one card fewer is drawn (SS-8.3) */
  SS_VAR_GONE,          /* 1 for a seat that is out and has been cleared away (SS-20.8) */
  SS_N_VARS
} SsVar;

typedef enum
{
  SS_MARK_GANG,   /* SS-16.7 */
  SS_MARK_SPIRIT,
  SS_N_MARKS
} SsMark;

typedef enum
{
  SS_FLAG_COMMITTED, /* a Supporter that was turned (SS-2.8) */
  SS_N_FLAGS
} SsFlag;

typedef enum
{
  SS_MEMORY_ORDERED, /* a unit on the exit that has been given its order */
  SS_MEMORY_BEAT,    /* a storming unit that was strong enough to remove its target */
  SS_N_MEMORIES
} SsMemory;

/* Values that are printed on cards, and values that only the rules ask for. */
typedef enum
{
  SS_VALUE_COST,
  SS_VALUE_ATTACK,
  SS_VALUE_DEFENCE,
  SS_VALUE_RANK,
  SS_VALUE_COMMAND,
  SS_VALUE_SPECIAL,
  SS_VALUE_MARK,
  /* an operand of moves, not a value of things in play (RUL-70) */
  SS_VALUE_SIDE,
  /* added to the printed value */
  SS_VALUE_ACTION_COST,
  SS_VALUE_DEPLOY_COST,
  SS_VALUE_ABILITY_COST,
  SS_VALUE_DRAW_COUNT,
  /* of a seat */
  SS_VALUE_HAND_LIMIT,
  SS_VALUE_DEPLOYMENTS,
  SS_VALUE_LEAST_MENACE,
  /* of a storming unit */
  SS_VALUE_LEAST_STRENGTH,
  SS_VALUE_EXTRA_ACTIONS,
  SS_VALUE_IGNORE_DEFENDER,
  SS_VALUE_DESTROY_BEATEN,
  SS_VALUE_STORM_PLAYER,
  /* rules that cards permit or forbid */
  SS_VALUE_TARGET,
  SS_VALUE_AFFECT,
  SS_VALUE_KILL,
  SS_VALUE_DESTROY,
  SS_VALUE_TOUCH_SUPPORT,
  SS_VALUE_HEAL,
  SS_VALUE_ADVANCE_STEP,
  SS_VALUE_LOWER_MENACE,
  SS_N_VALUES
} SsValue;

typedef enum { SS_SOLDIER, SS_VETERAN, SS_ELITE, SS_CHAMPION, SS_N_RANKS } SsRank;

/* SS_VALUE_MARK: where a card comes from (SS-1.5, 21.3). */
typedef enum
{
  SS_SET_MARK_NONE,
  SS_SET_MARK_STARTER,
  SS_SET_MARK_EXPANSION,
  SS_SET_MARK_BOOSTER,
  SS_SET_MARK_PROMO,
  SS_SET_MARK_EASTER_EGG,
  SS_N_SET_MARKS
} SsSetMark;

/* Bits of SS_VALUE_COMMAND and SS_VALUE_SPECIAL (SS-16.6, 16.7). */
typedef enum
{
  SS_COMMAND_DEPLOY = 1 << 0,
  SS_COMMAND_LEADER = 1 << 1,
  SS_COMMAND_ACTION = 1 << 2,
} SsCommand;

typedef enum
{
  SS_SPECIAL_SPIRIT = 1 << 0,
  SS_SPECIAL_GANG = 1 << 1,
  SS_SPECIAL_TOTEM = 1 << 2,
} SsSpecial;

typedef enum
{
  SS_KIND_CARD,
  SS_KIND_BOSS_CARD,
  SS_KIND_BOSS,
  SS_N_KINDS
} SsKind;

/* The game's own times at which effects end. */
typedef enum
{
  SS_UNTIL_ATTACK_ENDS,
  SS_UNTIL_END_OF_OPPONENT_NEXT_TURN,
  SS_N_UNTILS
} SsUntil;

/* The game's own causes. */
typedef enum
{
  SS_CAUSE_ATTACK,
  SS_N_CAUSES
} SsCause;

/* Kinds of play effect: the elements <action> and <reaction>. */
typedef enum
{
  SS_PLAY_ACTION,
  SS_PLAY_REACTION, /* from hand only as an answer */
  SS_N_PLAYS
} SsPlay;

/* When an ability may be activated. */
typedef enum
{
  SS_TIMING_ANY,                 /* SS-7.9 */
  SS_TIMING_YOUR_TURN,
  SS_TIMING_REACTION,            /* only as an answer */
  SS_TIMING_REACTION_TO_ABILITY, /* only as an answer to an ability */
  SS_TIMING_TOTEM,               /* never by hand: each Spirit token triggers it (SS-16.7) */
  SS_N_TIMINGS
} SsTiming;

/* Timings of abilities that a player activates by hand. */
#define SS_ENDLESS_TIMINGS (SORTIE_TIMING_BIT (SS_TIMING_TOTEM) - 1)

/* Fields of the record <class> of a boss (SS-1.10). */
typedef enum
{
  SS_CLASS_MENACE,
  SS_CLASS_BASIC,
  SS_CLASS_ADVANCED,
  SS_CLASS_LIFE,
  SS_CLASS_DRAW,
  SS_CLASS_COOP_MENACE, /* used instead of those against two players */
  SS_CLASS_COOP_LIFE,
  SS_CLASS_COOP_DRAW,
  SS_N_CLASS_FIELDS
} SsClassField;

typedef enum
{
  SS_DECK_PLAYER,
  SS_DECK_BOSS_BASIC,
  SS_DECK_BOSS_ADVANCED,
  SS_N_DECKS
} SsDeck;

typedef enum
{
  SS_CHOICE_DECK,
  SS_CHOICE_BOSS,
  SS_CHOICE_CLASS,
  SS_CHOICE_BASIC,
  SS_CHOICE_ADVANCED,
  SS_N_CHOICES
} SsChoice;

/* The options of SS-23, and those that no rule names. */
typedef enum
{
  SS_OPTION_STORM_ORDER,
  SS_OPTION_STORM_DESTROYS,
  SS_OPTION_LOSE_ON_EMPTY,
  SS_OPTION_EXTRA_CHAIN,
  SS_OPTION_PLACE_NEEDS_EMPTY_DZ,
  SS_OPTION_BOSS_ORDER,
  SS_OPTION_RESERVE_EAGER,
  SS_OPTION_VISION_STRICT,
  SS_OPTION_RAISE_OWN,
  SS_OPTION_TARGET_TIME,
  SS_OPTION_PLACED_UNIT_COST,
  SS_OPTION_REACT_ALL_ORDERS,
  SS_OPTION_FREE_FOR_ALL,
  SS_OPTION_ALLOW_PROMO,
  SS_OPTION_ANSWER_WINDOW, /* T-200, R-41 */
  SS_OPTION_COOP_NUMBERS,  /* */
  SS_N_OPTIONS
} SsOption;

/* The values of options that are not simply off or on. */
enum { SS_ATTACK_FIRST, SS_ACTION_FIRST };
enum { SS_CATEGORY_FIRST, SS_COST_FIRST };
enum { SS_TARGETS_ON_PLAY, SS_TARGETS_ON_RESOLVE };
enum { SS_ASKED_ALWAYS, SS_ASKED_IF_POSSIBLE };
enum { SS_NUMBERS_FOR_TWO, SS_NUMBERS_FOR_ONE };

/* What happens (events.c). */
typedef enum
{
  SS_EVENT_DRAW,
  SS_EVENT_RUN_DRY,
  SS_EVENT_DRAW_STEP,
  SS_EVENT_DAMAGE,
  SS_EVENT_HEAL,
  SS_EVENT_KILL,
  SS_EVENT_DESTROY,
  SS_EVENT_SACRIFICE,
  SS_EVENT_DISCARD,
  SS_EVENT_DISCARDS,
  SS_EVENT_RETURN,
  SS_EVENT_RAISE,
  SS_EVENT_STEAL,
  SS_EVENT_VISION,
  SS_EVENT_SUPPORT,
  SS_EVENT_SUPPORTER,
  SS_EVENT_COMMIT,
  SS_EVENT_RESET,
  SS_EVENT_DEPLOY,
  SS_EVENT_PLACE,
  SS_EVENT_ADVANCE,
  SS_EVENT_STORM,
  SS_EVENT_STORMED,
  SS_EVENT_STORM_ENDS,
  SS_EVENT_HOLD_GROUND,
  SS_EVENT_REPLACED,
  SS_EVENT_LEAVE_TRACK,
  SS_EVENT_LEAVE_BATTLE,
  SS_EVENT_SHAPESHIFT,
  SS_EVENT_EXTRA_TURN,
  SS_EVENT_MENACE_RISE,
  SS_EVENT_MENACE_FALL,
  SS_EVENT_REGAIN,
  SS_EVENT_RECOVER,
  SS_EVENT_LIFE_ENDS,
  SS_EVENT_GANG,
  SS_EVENT_SPIRIT,
  SS_EVENT_RESERVE,
  SS_EVENT_RESERVED,
  SS_EVENT_RESHUFFLE,
  SS_EVENT_MULLIGAN,
  SS_EVENT_FIRST_PLAYER,
  /* only told */
  SS_EVENT_PLAYED,
  SS_EVENT_PLAYED_FREE,
  SS_EVENT_ACTIVATED,
  SS_EVENT_DEPLOYING,
  SS_EVENT_GANGED,
  SS_EVENT_NO_ALLY,
  SS_EVENT_NO_TOTEM,
  SS_EVENT_SPENT,
  SS_EVENT_SHOWN,
  SS_EVENT_WITHSTOOD,
  SS_EVENT_GONE,
  SS_EVENT_CLEARED,
  SS_EVENT_SHORT_DRAW,
  SS_N_EVENTS
} SsEvent;

/* Procedures. The effects of the vocabulary come first (keywords.c). */
typedef enum
{
  SS_PROC_DRAW,
  SS_PROC_DAMAGE,
  SS_PROC_HEAL,
  SS_PROC_VISION,
  SS_PROC_RAISE,
  SS_PROC_STEAL,
  SS_PROC_DISCARD,
  SS_PROC_DISCARD_CARDS,
  SS_PROC_KILL,
  SS_PROC_DESTROY,
  SS_PROC_DESTROY_SUPPORT,
  SS_PROC_SACRIFICE,
  SS_PROC_RETURN,
  SS_PROC_TO_SUPPORT,
  SS_PROC_TO_RESERVE,
  SS_PROC_COMMIT,
  SS_PROC_RESET,
  SS_PROC_ADVANCE,
  SS_PROC_DEPLOY,
  SS_PROC_PLACE,
  SS_PROC_SHAPESHIFT,
  SS_PROC_EXTRA_TURN,
  SS_PROC_WIN,
  SS_PROC_RAISE_MENACE,
  SS_PROC_LOWER_MENACE,
  SS_PROC_REGAIN,
  SS_PROC_RECOVER,
  SS_PROC_GANG,
  SS_PROC_SPIRIT,
  /* payment (payment.c) */
  SS_PROC_PAY,
  /* orders (orders.c) */
  SS_PROC_ORDER,
  SS_PROC_STORM,
  SS_PROC_HOLD,
  SS_PROC_SUPPORT,
  /* phases (phases.c) */
  SS_PROC_MULLIGAN,
  SS_PROC_FIRST_PLAYER,
  SS_PROC_PREPARE,
  SS_PROC_DRAW_STEP,
  SS_PROC_ADVANCE_STEP,
  /* the Boss's turn (boss-turn.c) */
  SS_PROC_BOSS_RESERVE,
  SS_PROC_BOSS_DRAW,
  SS_PROC_BOSS_MENACE,
  SS_PROC_BOSS_ACTIONS,
  SS_PROC_BOSS_PLAY,
  SS_N_PROCS_OF_GAME
} SsProc;

#define SS_CALLS(proc) SORTIE_GAME_PROC (proc)

/* The game's own questions. */
typedef enum
{
  SS_ASK_MULLIGAN,
  SS_ASK_WINDOW,
  SS_ASK_ORDER,
  SS_ASK_PAY,
  SS_ASK_ANSWER,
  /* choices from a list */
  SS_ASK_BOSS_CARD,
  SS_ASK_LEADER_SPACE,
  SS_ASK_STORM_TARGET,
  SS_ASK_TOTEM,
  SS_ASK_DISCARD,
  SS_ASK_SACRIFICE,
  SS_ASK_SUPPORTER,
  SS_ASK_VISION,
  SS_ASK_VISION_ORDER,
  SS_ASK_SHAPE,
  SS_ASK_VICTIM, /* SS-19.8 */
  SS_ASK_TRACK,  /* SS-20.5 */
  SS_N_ASKS
} SsAsk;

typedef enum
{
  SS_VERB_PLAY,
  SS_VERB_DEPLOY,
  SS_VERB_ACTIVATE,
  SS_VERB_STORM,
  SS_VERB_HOLD,
  SS_VERB_SUPPORT,
  SS_VERB_DISCARD,
  SS_VERB_COMMIT,
  SS_VERB_RETURN,
  SS_VERB_PASS,
  SS_N_VERBS
} SsVerb;

/* Kinds of link on the Chain of Commands (SS-11.1, RUL-29, RUL-60). */
typedef enum
{
  SS_LINK_ACTION,
  SS_LINK_ABILITY,
  SS_LINK_UNIT,
  SS_LINK_STORM,
  SS_LINK_STORM_ACTION,
  SS_LINK_HOLD,    /* these two only by an option (RUL-31) */
  SS_LINK_SUPPORT,
  SS_LINK_GANG,   /* a Boss card used for its Gang icon */
  SS_LINK_SPIRIT, /* the Spirit icon of a Boss card */
  SS_N_LINKS
} SsLink;

typedef enum
{
  SS_TURN_PLAYER,
  SS_TURN_BOSS,
  SS_TURN_OPENING, /* not the first row, because a new state must not look as if this turn had begun */
  SS_N_TURNS
} SsTurn;

/* Phases of the player's turn (SS-8.1). */
typedef enum
{
  SS_PHASE_PREPARE,
  SS_PHASE_DRAW,
  SS_PHASE_ADVANCE,
  SS_PHASE_DEPLOY,
  SS_PHASE_EXTRA,
  SS_PHASE_END,
  SS_N_PHASES
} SsPhase;

/* What the rules decide for the Boss (verdicts.c). */
typedef enum
{
  SS_VERDICT_MENACE,
  SS_VERDICT_NEXT_CARD,
  SS_VERDICT_LEADER_SPACE,
  SS_VERDICT_STORM_TARGET,
  SS_VERDICT_TOTEM,
  SS_N_VERDICTS
} SsVerdict;

#define SS_PLAYER ((guint8) 0) /* the first player, in every mode */
#define SS_OTHER_PLAYER ((guint8) 1) /* Duel, Co-op */

/* A flank: what a seat has in one Battle Zone. Most seats have one, with the number of the seat. In Co-op the Boss
 * has one for each player (SS-19.6): its Front Lines. In Last Man Standing every seat has two, one towards each
 * neighbour, with War Track, exit and Front Line (SS-20.1). */
typedef guint8 SsFlank;

static inline SsFlank
ss_flank (guint8 seat, guint8 side)
{
  return (SsFlank) (seat | side << 4);
}

static inline guint8
ss_flank_seat (SsFlank flank)
{
  return flank & 0xf;
}

static inline SortieSide
ss_flank_side (SsFlank flank)
{
  return (SortieSide) (flank >> 4);
}

/* Where things are. */

static inline guint16
ss_zone (const SortiePlay *p, SsZone zone, guint8 seat)
{
  return sortie_setup_zone (p->setup, zone, seat);
}

/* A place of a flank: War Track, exit, Front Line; the Boss Board, of which there is one. */
static inline guint16
ss_place (const SortiePlay *p, SsPlace place, SsFlank flank)
{
  if (G_UNLIKELY (ss_flank_side (flank) == SORTIE_RIGHT))
    {
      if (sortie_has_sides (p))
        return sortie_setup_right_place (p->setup, place, ss_flank_seat (flank), 0);
      place = SS_PLACE_RIGHT_FRONT;
    }
  return sortie_setup_place (p->setup, place, ss_flank_seat (flank), 0);
}

/* SS-2.3: the Deployment Zone is the first space of the track. */
static inline guint16
ss_deployment_zone (const SortiePlay *p, SsFlank flank)
{
  return ss_place (p, SS_PLACE_TRACK, flank);
}

/* Whether the rules play the seat; they play only the Boss. */
static inline gboolean
ss_is_boss (const SortiePlay *p, guint8 seat)
{
  return sortie_is_automatic (p, seat);
}

/* SS-2.1: the hand of a player, or the Boss's face-up cards. */
static inline guint16
ss_hand (const SortiePlay *p, guint8 seat)
{
  return ss_zone (p, ss_is_boss (p, seat) ? SS_ZONE_OPEN_HAND : SS_ZONE_HAND, seat);
}

static inline guint16
ss_card_def (const SortiePlay *p, guint16 card)
{
  return sortie_card (p, card)->def;
}

/* SS-19, 20: whether there is more than one Battle Zone. */
static inline gboolean
ss_has_flanks (const SortiePlay *p)
{
  return sortie_mode (p) >= SS_MODE_COOP;
}

/* The SsPlace of a place, whatever its flank; SS_N_PLACES for none. */
static inline guint
ss_place_kind (const SortiePlay *p, guint16 place)
{
  guint kind = place == SORTIE_NO_INDEX ? SS_N_PLACES : sortie_place_spot (p->setup, place)->decl;

  return kind == SS_PLACE_RIGHT_FRONT ? SS_PLACE_FRONT : kind;
}
