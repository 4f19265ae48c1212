/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* match.h: a match from set-up to result: state, journal, undo, seats, saving.
 *
 * A SortieMatch owns the true state and is the only thing that changes it. A game never
 * sees a file; a front end never sees the state, only views, prompts and legal moves of
 * the seats it plays for. The journal is the save, the replay and the bug report
 * (journal.h).
 *
 * A move that is being put together (cost, targets) is private and may be abandoned with
 * sortie_match_back(); only when it commits is it journalled and seen by others.
 */
#pragma once
#include "model/recall.h"
#include "module/module.h"
#include "reader/feed.h"
G_BEGIN_DECLS

typedef struct SortieMatch SortieMatch;

/* A deck that whoever reads the choices knows by a name of his own. */
typedef struct
{
  const char *kind; /* of deck, an id of the game */
  const char *name;
} SortieNamedDeck;

/* What a new match is made from. */
typedef struct
{
  const SortieModule *module; /* must outlive the match */
  const char *mode;           /* (nullable): the first */
  const char *const
      *choices; /* (nullable): "deck:north=red-starter", "opponent=ogre"; NULL-terminated */
  gboolean command_line; /* the choices are typed: they may be paths of deck files; what comes from
                          * a journal may not make a program read files */
  const SortieNamedDeck *own_decks; /* (nullable): what could have been chosen besides, for advice;
                                     * ended by one without a name */
  const char *const *options; /* (nullable): "hand=7" */
  /* (nullable): "north=greedy": kept for whoever continues the match; whether there are such a seat
   * and such a player is the business of who lets them play */
  const char *const *players;
  guint64 seed;
  gboolean practice;          /* undo goes back as far as wanted */
} SortieMatchSpec;

/* Deals a match and runs to the first decision. (transfer full): NULL and @error as
 * sortie_deal_new() and sortie_deal_start() set it. Freeing lets NULL pass. */
SortieMatch *sortie_match_new (const SortieMatchSpec *spec, GError **error);
void sortie_match_free (SortieMatch *match);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieMatch, sortie_match_free)

/**
 * sortie_match_open:
 * @path: a journal
 * @ret_notice: (out) (nullable): a torn last line that was dropped, and the like
 *
 * Loads a journal, checks every line, hash and chance against a replay, and continues it. NULL with
 * SORTIE_ERROR_INTERRUPTED when it was interrupted meanwhile.
 */
SortieMatch *sortie_match_open (const SortieModule *module, const char *path, char **ret_notice,
                                GError **error);

/* From now on every committed line is written to @path as it happens. FALSE and @error: it cannot be;
 * the match goes on being written where it was. */
gboolean sortie_match_save_to (SortieMatch *match, const char *path, GError **error);
/* (nullable): the error that stopped writing, if any */
const GError *sortie_match_write_error (const SortieMatch *match);

/* What is played, and its set-up; both live as long as the match. (transfer none) */
const SortieModule *sortie_match_module (const SortieMatch *match);
const SortieSetup *sortie_match_setup (const SortieMatch *match);
/* What was chosen for it: decks, an opponent; @ret_n of them. (transfer none) */
const SortieChosen *sortie_match_chosen (const SortieMatch *match, guint *ret_n);
/* Who plays besides people, as the match was begun: "north=greedy". (transfer none):
 * NULL-terminated */
const char *const *sortie_match_players (const SortieMatch *match);
/* The position as it is now, a move being put together included; read-only. For tests, tools
 * and the seat that decides; others are given sortie_match_view(). */
const SortiePlay *sortie_match_play (const SortieMatch *match);
gboolean sortie_match_is_over (const SortieMatch *match);
guint8 sortie_match_to_move (const SortieMatch *match);
/* What a seat may look at now. Valid until the next change. */
const SortieView *sortie_match_view (SortieMatch *match, guint8 seat);

/* What a seat has seen and may not look at any more, as sortie_recall(): of the position that its
 * view shows. */
guint sortie_match_recall (const SortieMatch *match, guint8 seat, SortieRecalled *ret, guint room);

/* The legal moves now; valid until the next change. Some of them when the match is interrupted
 * (base/interrupt.h): asked again when it goes on, it has all. */
const SortieMoves *sortie_match_legal (SortieMatch *match);

/* Parses, checks and carries out a line for a seat. FALSE: @why says why (SORTIE_REASON_INTERRUPTED: it was
 * interrupted on the way); nothing changed. */
gboolean sortie_match_play_line (SortieMatch *match, guint8 seat, const char *line,
                                 SortieRefusal *why);
gboolean sortie_match_play_move (SortieMatch *match, guint8 seat, const SortieMove *move,
                                 SortieRefusal *why);
/* What is offered to a seat now, for whoever reads what it types; valid until the next change. */
SortieOffers *sortie_match_offers (SortieMatch *match, guint8 seat);
/* Typed lines are played in the match. */
SortieFeeder sortie_feeder_for_match (SortieMatch *match);
/* Abandons the move that is being put together; FALSE when there is none, or whoever put it together
 * has learned something by it and this is no practice. */
gboolean sortie_match_back (SortieMatch *match);

/* Who wants decisions taken back, and how many. */
typedef struct
{
  guint8 askers;   /* bit per seat: several sit at one screen, and whoever decided last is meant */
  guint8 programs; /* bit per seat: they agree to everything and keep nothing in mind */
  guint8 reader;   /* whose knowledge a refusal may tell; SORTIE_NO_SEAT: nobody's */
  guint n;         /* how many decisions; the move that is being put together is one */
} SortieUndo;

/**
 * sortie_match_undo:
 * @undo: (nullable): one decision, of whoever decided last
 * @ret_why: (out) (transfer full) (nullable): why nothing was taken back
 *
 * Goes back to a decision of those who ask, and takes back with it whatever followed: moves of
 * programs, answers that were the only ones, what the rules did. A question with one answer is no
 * decision. Nobody goes back past what a seat learned, nor past a decision of another person, except
 * in practice mode. All of the decisions are taken back or none.
 *
 * Returns: how many moves were taken back; 0 with a reason in @ret_why, also when it was interrupted
 */
guint sortie_match_undo (SortieMatch *match, const SortieUndo *undo, char **ret_why);
gboolean sortie_match_concede (SortieMatch *match, guint8 seat);
/* Offers a draw, or agrees to one: the match is drawn when every seat that decides for itself and
 * is still in the game has. An offer stands until another seat moves or a move is taken back.
 * FALSE: the game is never drawn, nobody else could agree, the offer stands already, or the match
 * is over. */
gboolean sortie_match_offer_draw (SortieMatch *match, guint8 seat);
/* Whether the game can end in a draw, @seat decides for itself, and somebody else who could agree
 * does too. */
gboolean sortie_match_may_be_drawn (const SortieMatch *match, guint8 seat);
/* Bit per seat whose offer stands. */
guint8 sortie_match_draw_offers (const SortieMatch *match);
/* The match is broken off; the journal's last line says so. */
void sortie_match_leave (SortieMatch *match);

/* The whole journal as text. (transfer full) */
char *sortie_match_journal (const SortieMatch *match);
/* Called with each line as it is added. */
void sortie_match_on_line (SortieMatch *match, void (*line) (gpointer data, const char *text),
                           gpointer data);

/* What a seat, or a stranger (SORTIE_NO_SEAT), saw: sentences in the language of the moment they
 * are asked for. @since: number of entries already read. (transfer full): NULL-terminated */
char **sortie_match_log (SortieMatch *match, guint8 seat, guint since);
guint sortie_match_log_length (const SortieMatch *match);
/* How long the log was when a seat had made its last move and that was done: what it saw itself.
 * Nobody has missed anything before the first move of the match. */
guint sortie_match_log_seen (const SortieMatch *match, guint8 seat);

/**
 * sortie_match_ledger:
 * @actor: a seat that the rules play
 * @reader: who asks
 *
 * Returns: (transfer full): what the rules decided for @actor since its last turn began, each with
 *   what was compared as it was then (eval/verdict.h); NULL-terminated
 */
char **sortie_match_ledger (const SortieMatch *match, guint8 actor, guint8 reader);
/* What they will do next for it, as far as @reader can know (match/forecast.h). */
char **sortie_match_forecast (const SortieMatch *match, guint8 actor, guint8 reader);

/* "North won: the hand is empty (13)", the rule in brackets. (transfer full) */
char *sortie_match_result_sentence (const SortieMatch *match);
/* A sentence for each effect that a bound of the game has stopped, if its move was not taken back.
 * (transfer full): NULL-terminated; none in a game whose rules and cards are right */
char **sortie_match_stops (const SortieMatch *match);

G_END_DECLS
