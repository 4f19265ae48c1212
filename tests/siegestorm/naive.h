/* SPDX-License-Identifier: GPL-3.0-or-later */
/* naive.h: units, storms and chains of a Duel once more, in the plainest way: arrays of cards and
 * units, without a word of the game's own code. */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

#define NAIVE_MAX_PILE 64
#define NAIVE_MAX_UNITS 32
#define NAIVE_MAX_CHAIN 12
#define NAIVE_MAX_TARGETS 2
#define NAIVE_TRACK 3
#define NAIVE_HAND_LIMIT 10

/* Among whom a deed names its targets (SS-10), as its seat sees them. */
typedef enum
{
  NAIVE_NOBODY,
  NAIVE_SELF, /* no target: the text speaks of the unit itself */
  NAIVE_ENEMY,
  NAIVE_ALLY,
  NAIVE_TRACK_UNIT,
  NAIVE_BATTLE_UNIT,
  NAIVE_ENEMY_BATTLE_UNIT,
} NaiveReach;

/* What becomes of a target. */
typedef enum
{
  NAIVE_STAYS,
  NAIVE_IS_KILLED,
  NAIVE_IS_DESTROYED,
  NAIVE_RETURNS,
} NaiveFate;

typedef enum
{
  NAIVE_NO_DEED,
  NAIVE_AT_ANY_TIME,
  NAIVE_AS_ANSWER,
  NAIVE_AS_ANSWER_TO_ABILITY,
} NaiveTiming;

/* An Action or an ability: first what it does to targets, then damage, then healing. What deploys
 * does nothing else. */
typedef struct
{
  NaiveTiming timing;
  gint cost; /* of an ability */
  gboolean negates;
  NaiveReach reach;
  guint targets; /* as many, or all there are */
  NaiveFate fate;
  gint attack, defence; /* of the targets, for this turn */
  gint hurts, heals;
  gboolean deploys; /* the top card of the Casualties */
} NaiveDeed;

/* What a card does, said once more. */
typedef struct
{
  const char *id;
  gint cost, attack, defence;
  gint cheers;      /* added to the ATT of Allies */
  gint curses;      /* taken off the DEF of Enemies */
  gboolean sneaks;  /* past the Defender */
  gint comes_home;  /* to the hand after a storm of this Attack Strength; 0: never */
  NaiveDeed action, ability;
} NaiveKind;

/* The top card last. */
typedef struct
{
  const NaiveKind *card[NAIVE_MAX_PILE];
  guint n;
} NaivePile;

typedef struct
{
  NaivePile resources, casualties, heal, hand, support;
  guint n_committed; /* of the Support */
} NaiveSide;

/* From 0: the spaces of the War Track. */
typedef enum
{
  NAIVE_EXIT = NAIVE_TRACK,
  NAIVE_FRONT,
  NAIVE_NML, /* No Man's Land, of both sides */
  NAIVE_GONE,
} NaiveSpot;

typedef struct
{
  const NaiveKind *kind;
  guint8 seat;
  guint spot; /* NaiveSpot */
  gint attack, defence; /* more than printed, for this turn */
} NaiveUnit;

typedef enum
{
  NAIVE_ACTION,
  NAIVE_ABILITY,
  NAIVE_STORM,
  NAIVE_STORM_ACTION,
} NaiveLinkKind;

typedef struct
{
  NaiveLinkKind kind;
  guint8 seat;
  const NaiveKind *card; /* (nullable): from the hand */
  NaiveUnit *source;     /* (nullable): on the table */
  const NaiveDeed *deed; /* NULL: a storm */
  NaiveUnit *target[NAIVE_MAX_TARGETS];
  guint n_targets;
  gboolean negated;
} NaiveLink;

/* What a run must have met to have compared anything. */
typedef enum
{
  NAIVE_SAW_FIZZLE,        /* SS-11.8: no target left */
  NAIVE_SAW_HALF_FIZZLE,   /* one of two */
  NAIVE_SAW_NEGATION,
  NAIVE_SAW_ORPHAN,        /* RUL-34: an ability without its source */
  NAIVE_SAW_STORMER_GONE,  /* SS-9.12 step 5 */
  NAIVE_SAW_STORMED_GONE,  /* step 6 */
  NAIVE_SAW_OTHER_STRENGTH, /* step 5, not what it was in step 2 */
  NAIVE_SAW_ACTION_STOPPED, /* step 7: the unit left before its Action */
  NAIVE_SAW_DEPLOYMENT,    /* SS-12.1, as a link */
  NAIVE_N_SIGHTS,
} NaiveSight;

typedef struct
{
  NaiveSide side[2];
  NaiveUnit unit[NAIVE_MAX_UNITS];
  guint n_units;
  guint8 active; /* whose turn it is */
  NaivePile removed;
  NaiveLink chain[NAIVE_MAX_CHAIN];
  guint n_links;
  guint *saw; /* NAIVE_N_SIGHTS tallies */
} NaiveGame;

/* Piles. */
void naive_push (NaivePile *pile, const NaiveKind *card);
const NaiveKind *naive_take_out (NaivePile *pile, guint i);
void naive_take_kind (NaivePile *pile, const NaiveKind *kind);
guint naive_count (const NaivePile *pile, const NaiveKind *kind);

/* Who stands there, or NULL; in No Man's Land of whichever seat. */
NaiveUnit *naive_unit_at (NaiveGame *g, guint8 seat, guint spot);
/* From where it stands to where its fate sends it. */
void naive_leave (NaiveGame *g, NaiveUnit *unit, NaiveFate fate);
/* SS-9.1: all one space forward. */
void naive_advance (NaiveGame *g, guint8 seat);

/* SS-9.5: the Attack Strength of the unit on a seat's exit. */
gint naive_strength (NaiveGame *g, guint8 seat);
/* SS-9.12 steps 5 and 6; @target NULL: the opponent. Returns the Attack Strength. */
gint naive_attack (NaiveGame *g, guint8 seat, NaiveUnit *target);
/* Step 9. */
void naive_end_storm (NaiveGame *g, NaiveUnit *unit, gint strength);

/* The units that a deed may name; returns how many. */
guint naive_candidates (NaiveGame *g, const NaiveLink *link, NaiveUnit *ret[NAIVE_MAX_UNITS]);
/* SS-6.4, 7.10, 11.2: whether the link may be announced, in a window or as the next answer. */
gboolean naive_may_announce (NaiveGame *g, const NaiveLink *link);
/* SS-11.5: the last link first, until none is left. */
void naive_resolve (NaiveGame *g);

G_END_DECLS
