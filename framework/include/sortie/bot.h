/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* bot.h: players that are programs: for games with bots of their own, and for tools.
 *
 * A bot gets what its seat may know. It imagines a world that is consistent with that (sortie/table.h), and thinks in
 * that world, with its own random stream and a budget in positions or simulations. So its choice is the same on every
 * machine and never depends on hidden things.
 *
 * A bot is named by its kind. If the kind takes a parameter, it follows after a colon: "greedy", "search:2000",
 * "search:easy".
 */
#pragma once
#include <sortie/game.h>
#include <sortie/move.h>
G_BEGIN_DECLS

/* ---- Insight: what a bot found out about its last decision. */

/* A move that it considered. */
typedef struct
{
  SortieMove move; /* legal in the world of the insight */
  guint tried;     /* in how many simulations it was tried */
  double won;      /* the average result for its seat: from 0, lost, to 1, won; see @is_chance */
} SortieInsightMove;

/* Borrowed from the bot, and valid until it chooses again. */
typedef struct
{
  SortiePlay world;   /* the position, as the bot imagined it */
  guint8 seat;        /* who decided */
  guint simulations;
  /* whether `won` is how often the seat wins. FALSE: the game does not say what its evaluation means
   * (SortieGame.evaluation_scales), so moves can only be compared */
  gboolean is_chance;
  const SortieInsightMove *moves; /* the best first */
  guint n;
} SortieInsight;

/* @move comes next in @world, which is valid during the call; @seat makes it. */
typedef void (*SortieForesee) (gpointer data, const SortiePlay *world, guint8 seat,
                               const SortieMove *move);

/* Called now and then while a bot thinks: how much of it is done, from 0 to 1. */
typedef void (*SortieBotWatch) (gpointer data, double done);

/* ---- Bot: a player that is a program. */

/* A player of one match. Opaque; free it with sortie_bot_free(). */
typedef struct SortieBot SortieBot;

/**
 * SortieBotKind:
 * @id: the name of the kind: small letters, digits and hyphens
 * @check: (nullable): whether this is a parameter of the kind; FALSE and @error if not. NULL: the kind takes none
 * @create: (nullable): makes the memory of a bot of this kind, for all its decisions; @parameter is NULL or has passed
 *   @check. NULL: it needs no memory
 * @destroy: frees that memory; (nullable) if @create is NULL
 * @choose: the number of the move that the bot makes for @seat, among at least two legal ones. It reads @p only through
 *   sortie_view_imagine(), draws random numbers only from @rng, allocates nothing, and returns soon when
 *   sortie_is_interrupted()
 * @insight: (nullable): what it found in its last decision; FALSE: it has not decided anything yet
 * @foresee: (nullable): gives the moves that it expects from that decision on, its own first: @first, one of those in
 *   its insight, or what it would make if that is NULL
 * @watch: (nullable): sets the listener for its progress; NULL: none
 * @taken_back: (nullable): moves of the match were taken back: what it remembers of this turn may never have happened
 *
 * How a program plays. A game names its own kinds in its table (sortie/game.h), and they can play a seat like the
 * library's. A program that links the library seats other kinds with sortie_bot_new_of(). The table must outlive the
 * bot.
 */
struct SortieBotKind
{
  const char *id;
  gboolean (*check) (const char *parameter, GError **error);
  gpointer (*create) (const SortieSetup *setup, const char *parameter);
  void (*destroy) (gpointer memory);
  guint (*choose) (gpointer memory, SortieRng *rng, const SortiePlay *p, guint8 seat,
                   const SortieMoves *legal);
  gboolean (*insight) (gpointer memory, SortieInsight *ret);
  void (*foresee) (gpointer memory, const SortieMove *first, SortieForesee tell, gpointer data);
  void (*watch) (gpointer memory, SortieBotWatch watch, gpointer data);
  void (*taken_back) (gpointer memory);
};

/* (transfer full): the ids of the kinds that can play this game, NULL-terminated: those of the library, then the game's
 * own.
 * @game: (nullable): NULL: only the library's kinds. They are "random" (each legal move equally likely), "greedy"
 * (looks one decision ahead, with the game's evaluation), "search" (a tree of possible continuations).
 *
 * "search" takes a budget: a number of simulations, "search:2000"; a level, which means a number, "search:easy"; or a
 * time, "search:2s" or "search:500ms". With a time, it may choose differently on two machines, or twice on one. */
GStrv sortie_bot_kinds (const SortieGame *game);

/**
 * sortie_bot_check:
 * @game: (nullable): its own kinds count, too
 * @who: a kind, with or without a parameter
 * @error: (out) (optional): SORTIE_ERROR_UNKNOWN with the nearest kind, or SORTIE_ERROR_SYNTAX for
 *   a wrong parameter
 *
 * Returns: whether there is such a bot
 */
gboolean sortie_bot_check (const SortieGame *game, const char *who, GError **error);

/* NULL when sortie_bot_check() would refuse @who. (transfer full) */
SortieBot *sortie_bot_new (const SortieSetup *setup, const char *who, guint64 seed);

/**
 * sortie_bot_new_of:
 * @kind: must outlive the bot
 * @parameter: (nullable): one that the kind accepts; NULL: the default
 * @seed: the seed of the bot's random stream
 *
 * Returns: (transfer full): a bot of this kind, which may be a kind of your own
 */
SortieBot *sortie_bot_new_of (const SortieSetup *setup, const SortieBotKind *kind,
                              const char *parameter, guint64 seed);

/* Frees it, with all that belongs to it. */
void sortie_bot_free (SortieBot *bot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieBot, sortie_bot_free)

/* The move that the bot makes for the seat that decides. It reads only what @seat may know of @p. If it is interrupted
 * meanwhile (sortie/base.h), any legal move. */
SortieMove sortie_bot_choose (SortieBot *bot, const SortiePlay *p, guint8 seat,
                              const SortieMoves *legal);

/* ---- Ahead: the way from a move to where positions are compared.
 *
 * A bot judges a move by the position to which it leads at the game's horizon. On the way there, everybody declines,
 * and questions that belong to the move get the first answer, unless the bot tries others. No function here allocates.
 */

/* Too many decisions on the way: a long turn has a few dozen. */
#define SORTIE_AHEAD_MAX 200

/* Which of at least two moves is made. */
typedef guint (*SortieAheadChoose) (gpointer data, const SortiePlay *p, guint8 seat,
                                    const SortieMoves *moves);

/* Where a playout stops at the latest. A field that is 0 does not stop it. */
typedef struct
{
  guint turns;     /* after this many turns */
  guint phases;    /* after the phase or the turn has changed this many times */
  guint decisions; /* after this many choices between two moves or more */
} SortieAheadStop;

/**
 * sortie_ahead_play:
 * @p: a position in which somebody decides; it is changed
 * @stop: where to stop
 * @choose: (nullable): NULL: everybody declines
 * @moves: room for the legal moves
 *
 * Plays on until @stop, the end of the game, a position without a legal move, or the game's bound of moves.
 *
 * Returns: the number of moves made
 */
guint sortie_ahead_play (SortiePlay *p, const SortieAheadStop *stop, SortieAheadChoose choose,
                         gpointer data, SortieMoves *moves);

G_END_DECLS
