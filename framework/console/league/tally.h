/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tally.h: the lines of a run added up.
 *
 * A tally begins with the head of a run and takes its games in the order of their numbers. Games of a
 * contest that was settled before (estimate.h) are refused, so that whoever plays or joins a run
 * asks here what belongs to it.
 */
#pragma once
#include "console/league/lines.h"

/* Games longer than this share the last bar of the plot. */
#define LEAGUE_MOST_TURNS 100

/* Entrants and settings of a run, together. */
#define LEAGUE_MOST_RATED 1000

/* Of one contest. */
typedef struct
{
  guint first, second;   /* entrants; SORTIE_NO_ENTRANT: the rules */
  guint setting;
  guint games;           /* all of them */
  guint won[2], drawn, unfinished;
  guint opened[2], won_opening[2]; /* games in which the side had the first turn, and won those */
  guint64 turns, decisions, moves, lead_changes;
} LeagueContestTally;

/* How often a game ended for a reason, and who had won. */
typedef struct
{
  char *end;
  guint won[2], other;
} LeagueEndTally;

/* What happened to those who won (0) or lost (1), of those sides that an entrant played. */
typedef struct
{
  char *event, *cause;
  guint64 times[2], amount[2];
} LeagueHappeningTally;

/* A card, and how a side met it: "" for seen, else the verb with which it was used. */
typedef struct
{
  char *card, *how;
  guint games;
  gdouble won;      /* drawn games count half */
  gdouble expected; /* how many those sides would have won with their usual share */
} LeagueCardTally;

typedef struct
{
  JsonObject *head;
  GArray *contests;      /* of LeagueContestTally */
  GPtrArray *ends;       /* of LeagueEndTally, the most frequent first: league_tally_finish() */
  GPtrArray *happened;   /* of LeagueHappeningTally */
  GPtrArray *cards;      /* of LeagueCardTally, by card and how */
  guint sides[2];        /* sides of entrants that won, that lost */
  guint turns[LEAGUE_MOST_TURNS + 1]; /* games by their length */
  guint stops;           /* effects that a bound stopped */
  guint games;
  gdouble until_width;   /* 0: nothing is settled early */
  GHashTable *index;     /* what is in the arrays above, by a key */
  GHashTable *met;       /* cards by contest and side, for what is expected */
} LeagueTally;

/* (transfer full): NULL and @error: the line is no head, or of another format */
LeagueTally *league_tally_new (const char *head, const char *name, GError **error);
void league_tally_free (LeagueTally *tally);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueTally, league_tally_free)

/* Whether a contest has been decided well enough, so that no more of its games belong to the run. */
gboolean league_tally_is_settled (const LeagueTally *tally, guint contest);

/* How much of the run is left at most, in games. */
guint64 league_tally_left (const LeagueTally *tally);

/* Adds a game. FALSE and @error: the line is none, or not of this run. */
gboolean league_tally_add (LeagueTally *tally, const char *line, const char *name, guint number,
                           GError **error);

/* Sorts, and works out what is expected; to be called when all is added. */
void league_tally_finish (LeagueTally *tally);

/* The games of a contest that have a result, and how many of them its first side won; drawn ones count
 * half. */
guint league_tally_decided (const LeagueContestTally *contest);
gdouble league_tally_won (const LeagueContestTally *contest);

/* The numbers in the line of a game; FALSE and @error: it is none. */
gboolean league_game_numbers (JsonObject *game, guint64 *ret_number, guint *ret_contest);
