/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of this folder share, also with programs that measure.
 *
 *     programme.c  who takes part: lists of entrants and settings
 *     league.c     contests, and the game that a number of the run stands for
 *     arena.c      one game between programs
 *     observe.c    what is recorded of it
 */
#pragma once
#include "league/league.h"
#include <sortie/bot.h>
#include "match/playout.h"

/* ---- programme.c ---- */

/* Texts of choices in the form of SortieMatchSpec; NULL-terminated. */
typedef char **LeagueTexts;

/* Whether the mode has every choice that is named. */
gboolean league_choices_are_known (const SortieLeagueSpec *spec, guint mode, GError **error);

/* What each seat that decides could choose, and what else is chosen. (transfer full) (element-type LeagueTexts): at
 * least one, which may be empty */
GPtrArray *league_hands (const SortieLeagueSpec *spec, guint mode);
GPtrArray *league_settings (const SortieLeagueSpec *spec, guint mode);

/* ---- arena.c ---- */

/* Who wants to know before a seat makes a move. */
typedef struct
{
  void (*moves) (gpointer data, const SortiePlay *p, guint8 seat, const SortieMove *move);
  gpointer data;
} LeagueWatch;

/**
 * sortie_arena_play:
 * @players: the program of each seat; those that the rules play are skipped
 * @p: has a state with the deal's bounds, and may have a listener
 * @watch: (nullable)
 *
 * Plays one game. Each program has its own random stream (sortie_rng_stream()).
 *
 * Returns: FALSE, and sets @error, if the game cannot be dealt or was interrupted
 */
gboolean sortie_arena_play (const SortieDeal *deal, const char *const *players, guint64 seed,
                            SortiePlay *p, const LeagueWatch *watch, SortiePlayout *ret, GError **error);

/* ---- observe.c ---- */

/* What is recorded while a game is played. */
typedef struct
{
  SortieLeagueGame *game;
  const guint8 *side_of; /* of each seat */
  gboolean has_lead;     /* whether the evaluation says who is ahead */
  gint ahead;            /* 1: the first side is ahead, -1: the second; 0: neither has been yet */
  guint8 *seen;          /* per definition: a bit per side */
} LeagueObserver;

/* Call this before a game: resets what the game fills. @n_defs: how many definitions @seen has room for */
void league_observe_begin (LeagueObserver *observer, guint n_defs);

/* For LeagueWatch.moves, and the function for SortieWatch.happened. */
void league_observe_move (gpointer observer, const SortiePlay *p, guint8 seat,
                          const SortieMove *move);
void league_observe_event (gpointer observer, const SortiePlay *p, const SortieEvent *event);

/* Call this after a game. */
void league_observe_end (LeagueObserver *observer, const SortiePlay *p,
                         const SortiePlayout *playout);

/* The index of the pair in a contest to which a game of the run belongs. */
guint64 sortie_league_pair (const SortieLeague *league, guint64 number);
