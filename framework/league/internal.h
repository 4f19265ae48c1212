/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of this folder share. Private to them, and to what measures.
 *
 *     programme.c  who takes part: the lists of entrants and settings
 *     league.c     contests, and which game a number of the run is
 *     arena.c      one game between programs
 *     observe.c    what is noted of it
 */
#pragma once
#include <sortie/league.h>
#include <sortie/bot.h>
#include "match/playout.h"

/* ---- programme.c ---- */

/* Texts of choices, as SortieMatchSpec has them; NULL-terminated. */
typedef char **LeagueTexts;

/* Whether every choice that is named is one of the mode. */
gboolean league_choices_are_known (const SortieLeagueSpec *spec, guint mode, GError **error);

/* What each seat that decides could choose, and what is chosen besides. (transfer full) (element-type
 * LeagueTexts): at least one, which may be empty */
GPtrArray *league_hands (const SortieLeagueSpec *spec, guint mode);
GPtrArray *league_settings (const SortieLeagueSpec *spec, guint mode);

/* ---- arena.c ---- */

/* Who wants to know what a seat does: called before the move is made. */
typedef void (*LeagueWatch) (gpointer data, const SortiePlay *p, guint8 seat, const SortieMove *move);

/**
 * sortie_arena_play:
 * @players: the program of each seat; those that the rules play are skipped
 * @p: with a state of the deal's bounds, and whoever listens
 * @watch: (nullable)
 *
 * One game: each program has its own stream of chance (sortie_rng_stream()).
 *
 * Returns: FALSE and @error: the game cannot be dealt, or was interrupted
 */
gboolean sortie_arena_play (const SortieDeal *deal, const char *const *players, guint64 seed,
                            SortiePlay *p, LeagueWatch watch, gpointer data, SortiePlayout *ret,
                            GError **error);

/* ---- observe.c ---- */

/* What is noted while a game is played. */
typedef struct
{
  SortieLeagueGame *game;
  const guint8 *side_of; /* of each seat */
  gboolean has_lead;     /* the evaluation says who is ahead */
  gint ahead;            /* 1: the first side was, -1: the second; 0: neither yet */
  guint8 *seen;          /* per definition: bit per side */
} LeagueObserver;

/* Before the game: empties what is to be filled. @n_defs: how many definitions @seen has room for */
void league_observe_begin (LeagueObserver *observer, guint n_defs);

/* A LeagueWatch, and what SortieWatch.happened calls. */
void league_observe_move (gpointer observer, const SortiePlay *p, guint8 seat,
                          const SortieMove *move);
void league_observe_event (gpointer observer, const SortiePlay *p, const SortieEvent *event);

/* After it. */
void league_observe_end (LeagueObserver *observer, const SortiePlay *p,
                         const SortiePlayout *playout);

/* The pair of a contest that a game of the run belongs to, from 0. */
guint64 sortie_league_pair (const SortieLeague *league, guint64 number);
