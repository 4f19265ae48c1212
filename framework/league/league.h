/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* league.h: many games between programs, so that decks, opponents and programs can be
 * compared.
 *
 * An entrant is a program with the cards that it chooses. A setting is everything else that is chosen for a match, such
 * as a Boss and its class. A contest is two entrants in a setting, or one entrant against the seats that the rules
 * play. Its games come in pairs: the second of a pair has the seed of the first and the seats swapped. If more than two
 * seats decide, both sides have every other seat, or a team.
 *
 * A run is a list of games, numbered from 0: the first pair of every contest, then the second pair
 * of every contest, and so on. A game depends on its number and on nothing that was played before, so
 * processes and machines can share a run. A game is the same as a match with its seed and
 * choices, played by the same programs (`sortie auto`).
 */
#pragma once
#include <sortie/match.h>

/* Which entrants meet, in which settings. Opaque; free it with sortie_league_free(). */
typedef struct SortieLeague SortieLeague;

/* What to play. Lists end with NULL. */
typedef struct
{
  const SortieModule *module;    /* must outlive the league */
  const char *mode;              /* (nullable): the first */
  /* (nullable): as in SortieMatchSpec, any number of each; those that are named take part. If none of a choice is
   * named, all take part; of decks that belong to no seat, only the default */
  const char *const *choices;
  gboolean command_line;         /* as in SortieMatchSpec */
  const char *const *options;    /* (nullable) */
  const char *const *players;    /* programs, as for sortie_bot_check(), including the game's own; at least one */
  guint64 seed;                  /* of the first pair of each contest; the next pair has the next */
} SortieLeagueSpec;

/* A program, and what it chooses: "deck=red-starter". */
typedef struct
{
  const char *player;
  const char *const *choices; /* NULL-terminated; without seats */
} SortieEntrant;

/* No entrant: the other side is played by the rules. */
#define SORTIE_NO_ENTRANT G_MAXUINT

/* A contest: the numbers of its entrants and of its setting. */
typedef struct
{
  guint sides[2]; /* the second may be SORTIE_NO_ENTRANT */
  guint setting;
} SortieContest;

/* Every pair of entrants in every setting; a single entrant in a mode for several meets itself. NULL and @error as
 * sortie_deal_new() and sortie_bot_check() set it. (transfer full) */
SortieLeague *sortie_league_new (const SortieLeagueSpec *spec, GError **error);

/* Frees it, with all that belongs to it. */
void sortie_league_free (SortieLeague *league);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLeague, sortie_league_free)

/* The entrants, in the order of programs, and for each program in the order of its choices. (transfer none) */
const SortieEntrant *sortie_league_entrants (const SortieLeague *league, guint *ret_n);

/* The other choices: "boss=ogre"; each NULL-terminated. (transfer none) */
const char *const *const *sortie_league_settings (const SortieLeague *league, guint *ret_n);

/* (transfer none) */
const SortieContest *sortie_league_contests (const SortieLeague *league, guint *ret_n);

/* The mode, and all its options. (transfer none) */
const char *sortie_league_mode (const SortieLeague *league);
const char *const *sortie_league_options (const SortieLeague *league);

/* A number that differs if anything differs on which the games depend: content, decks, options. */
guint64 sortie_league_fingerprint (const SortieLeague *league);

/* How a game ended for the sides of its contest. */
typedef enum
{
  SORTIE_LEAGUE_FIRST_WON,
  SORTIE_LEAGUE_SECOND_WON,
  SORTIE_LEAGUE_DRAWN,      /* also if seats of both sides won */
  SORTIE_LEAGUE_UNFINISHED, /* stopped at a bound, or because the rules would have gone on for ever */
} SortieLeagueOutcome;

/* A card that a side used, and with which verb. */
typedef struct
{
  guint16 verb; /* of the set-up */
  guint16 def;
} SortieCardUse;

/* Something that happened to a side: what kind of event, by which cause, how often, and the total amount. */
typedef struct
{
  guint16 event; /* of the set-up */
  guint16 cause; /* SortieCause */
  guint times;
  guint amount;  /* the sum of the amounts; an event without one counts as 1 */
} SortieHappening;

/* What was recorded of one side. */
typedef struct
{
  GArray *seen;     /* of guint16: definitions of its own cards that it knew when it decided; ascending */
  GArray *used;     /* of SortieCardUse: cards and pieces that its moves began with, each once; ascending */
  GArray *happened; /* of SortieHappening: by event and cause, those events of the game that the log tells */
} SortieLeagueSide;

/* One game. */
typedef struct
{
  guint64 number;   /* in the run */
  guint contest;
  guint64 seed;
  gboolean swapped; /* the second entrant sits where the first sits in the first game of the pair */
  SortieLeagueOutcome outcome;
  gint opener;      /* the side that had the first turn, -1: neither */
  const char *end;  /* the id of the reason by which it ended; "" where there was none */
  guint turns, moves, decisions;
  /* how often the lead changed at the beginning of a turn, by the game's evaluation; 0 if only one side decides, or the
   * game has no evaluation */
  guint lead_changes;
  guint stops;      /* effects that were stopped at a bound */
  SortieLeagueSide sides[2];
} SortieLeagueGame;

/* Allocates an empty result for sortie_league_play(). (transfer full) */
SortieLeagueGame *sortie_league_game_new (void);
void sortie_league_game_free (SortieLeagueGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLeagueGame, sortie_league_game_free)

/**
 * sortie_league_play:
 * @number: of the game in the run
 * @game: (inout): its contents are overwritten
 *
 * Returns: FALSE, and sets @error: it cannot be dealt, or was interrupted (SORTIE_ERROR_INTERRUPTED)
 */
gboolean sortie_league_play (SortieLeague *league, guint64 number, SortieLeagueGame *game,
                             GError **error);

/* The tables to which the numbers in a game refer. (transfer none) */
const SortieSetup *sortie_league_setup (const SortieLeague *league);
