/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* front-end.h: what the program asks of a match besides sortie/match.h. */
#pragma once
#include <sortie/match.h>
#include "reader/reader.h"
#include "speech/front-end.h"

/* ---- What was set up. */

/* Random seeds for users who give none are below this: short enough to type. */
#define SORTIE_MOST_RANDOM_SEED 1000000

/* The seed of its random generator. */
guint64 sortie_match_seed (const SortieMatch *match);

/* The choices, such as decks and an opponent; @ret_n: (out): how many. (transfer none) */
const SortieChosen *sortie_match_chosen (const SortieMatch *match, guint *ret_n);

/* The programs with which the match began: "north=greedy". (transfer none): NULL-terminated */
const char *const *sortie_match_players (const SortieMatch *match);

/* ---- Opening matches, journals and replays. */

/* Sets @error to `NAME:LINE: sentence`, with the line number of the file. */
void sortie_journal_set_error (GError **error, SortieError code, const char *name, guint line,
                               const char *format, ...) G_GNUC_PRINTF (5, 6);

/* sortie_match_open(), also for a match that another version of the program has played (sortie_replay_read()). It can
 * continue in another file. */
SortieMatch *sortie_match_read (const SortieModule *module, const char *path, char **ret_notice,
                                GError **error);

/**
 * sortie_replay_chosen:
 * @head: of a journal
 * @name: its name in messages
 * @ret_mode: (out): index of the mode
 *
 * Reads the choices of a match from its head, without playing anything.
 *
 * Returns: (transfer full) (element-type SortieChosen): the choices; NULL and @error as
 *   sortie_replay_new()
 */
GArray *sortie_replay_chosen (const SortieModule *module, const SortieJournalHead *head,
                              const char *name, guint *ret_mode, GError **error);

/* Whether a running match is being saved to that file. */
gboolean sortie_journal_is_being_written (const char *path);

/* Calls @line with each journal line as it is added. */
void sortie_match_on_line (SortieMatch *match, void (*line) (gpointer data, const char *text),
                           gpointer data);

/* ---- The lines of a journal. */

/* What a line after the head tells. */
typedef enum
{
  SORTIE_ENTRY_RESULTING, /* what follows from the decision before it: dice, hashes */
  SORTIE_ENTRY_MOVE,      /* "south: play bolt" */
  SORTIE_ENTRY_UNDO,      /* "undo 2 north" */
  SORTIE_ENTRY_CONCEDE,   /* "concede south" */
  SORTIE_ENTRY_DRAW,      /* "draw south": an offer */
  SORTIE_ENTRY_PLAYER,    /* "player south=greedy": somebody else plays on */
  SORTIE_ENTRY_LEFT,      /* "left" */
  SORTIE_ENTRY_BRANCH,    /* "branch": another match goes on from here */
  SORTIE_ENTRY_RESULT,    /* "result south-won goal": the last line of a match that is over */
} SortieEntryKind;

/* It points into the line. */
typedef struct
{
  SortieEntryKind kind;
  gsize seat;       /* the length of the seat's id at the beginning of a move */
  const char *text; /* what is after the word or the seat */
} SortieEntry;

/* Takes a line of a journal apart. What it returns points into @line. */
SortieEntry sortie_entry_read (const char *line);

/* Whether somebody decided it, and the lines up to the next decision follow from it. */
gboolean sortie_entry_is_decision (const SortieEntry *entry);

/* How many decisions an undo takes back; 0: the line is wrong. */
guint sortie_entry_n_undone (const SortieEntry *entry);

/* How many lines the head has (sortie_journal_head()). */
guint sortie_journal_n_head (const SortieJournal *journal);

/* Whether the match is over. */
gboolean sortie_journal_is_finished (const SortieJournal *journal);

/* ---- Reading lines. */

/* For sortie_feed() (reader/reader.h): plays typed lines in this match, which must outlive it. */
SortieFeeder sortie_feeder_for_match (SortieMatch *match);

/* What a seat may type now, for reading its lines; valid until the match changes. */
SortieOffers *sortie_match_offers (SortieMatch *match, guint8 seat);

/* ---- Taking back, drawing, leaving. */

/* A request to take back decisions. */
typedef struct
{
  guint8 askers;   /* bit per seat: who asks; if several people share a screen, the one that decided last */
  guint8 programs; /* bit per seat: programs, which agree to everything and remember nothing */
  guint8 reader;   /* a refusal may mention what this seat knows; SORTIE_NO_SEAT: only public facts */
  guint n;         /* how many decisions; an unfinished move counts as one */
  /* (nullable): per seat, the length of the log when it last looked, for people who share a screen. It has not yet seen
   * a card that another player's move gave it after that */
  const guint *looked;
  /* (nullable): whether the front end asked anybody at the current decision. An answer that it gave automatically, and
   * would give again at once, is not a decision */
  gboolean (*was_asked) (gpointer data);
  gpointer data;
  gboolean by_seeming; /* nobody reads who may see the hands of @askers: their decisions are questions that had several
                        * answers as far as everybody can see, and @was_asked does not count */
} SortieUndo;

/**
 * sortie_match_undo:
 * @undo: (nullable): NULL: one decision of the seat that decided last
 * @ret_why: (out) (transfer full) (nullable): why nothing was taken back
 *
 * Takes back decisions of the asking seats and everything that followed: moves of programs, forced answers, and effects
 * of the rules. A question with a single answer is not a decision. Except in practice, undo stops at anything that a
 * seat learned and at decisions of other people. It takes back all the requested decisions or none.
 *
 * Returns: the number of moves taken back; 0 with a reason in @ret_why, also if it was interrupted
 */
guint sortie_match_undo (SortieMatch *match, const SortieUndo *undo, char **ret_why);

/**
 * sortie_match_redo:
 * @ret_why: (out) (transfer full) (nullable): why nothing was done again
 *
 * Does again what the last undo took back, with the same chance: all its moves, whoever made them, and the unfinished
 * move. Each undo can be done again once, the last one first, as long as nothing else has been played since. To the
 * journal these are moves like any others.
 *
 * Returns: the number of moves; 0 with a reason in @ret_why
 */
guint sortie_match_redo (SortieMatch *match, char **ret_why);

/* Why sortie_match_back() does nothing for a seat: a sentence. (nullable) (transfer none): NULL: it cancels the seat's
 * unfinished move */
const char *sortie_match_why_no_back (const SortieMatch *match, guint8 seat);

/* Why sortie_match_concede() does nothing: a sentence. (nullable) (transfer none): NULL: the seat may concede */
const char *sortie_match_why_no_concession (const SortieMatch *match, guint8 seat);

/* The number of decisions, at least 1, since the turn of the last decision began; ignores the `n` of
 * @undo. Undo may refuse to go back that far. */
guint sortie_match_decisions_of_turn (SortieMatch *match, const SortieUndo *undo);
/* FALSE: the last decision, which can be taken back, was made in an earlier turn. */
gboolean sortie_match_has_decided (SortieMatch *match, const SortieUndo *undo);

/* Offers a draw or agrees to one. The match is drawn when every seat has agreed that decides for itself and is still in
 * the game. An offer expires when another seat moves or a move is taken back. FALSE if the game has no draws, nobody
 * else could agree, the seat has already offered, or the match is over. */
gboolean sortie_match_offer_draw (SortieMatch *match, guint8 seat);

/* Why it cannot: a sentence. (transfer full) (nullable): NULL: it can */
char *sortie_match_why_no_draw (const SortieMatch *match, guint8 seat);

/* Whether the game has draws, @seat decides for itself, and another seat could agree. */
gboolean sortie_match_may_be_drawn (const SortieMatch *match, guint8 seat);

/* Bit per seat that offers a draw now. */
guint8 sortie_match_draw_offers (const SortieMatch *match);

/* The only seat that a person plays, as the journal says; SORTIE_NO_SEAT: nobody, or several people. */
guint8 sortie_match_person (const SortieMatch *match);
/* Whether the log calls its reader by name, too, instead of "you": several people read it together. */
void sortie_match_name_readers (SortieMatch *match, gboolean by_name);

/* From here on it is another match than the one that it was read from; the journal says so. */
void sortie_match_branch (SortieMatch *match);
/* The word for a person who plays a seat. */
#define SORTIE_HUMAN "human"
/* Whether the journal says that a program plays the seat. */
gboolean sortie_match_has_program (const SortieMatch *match, guint8 seat);
/* Somebody else decides for the seat from here on; the journal says so. @who: the program, or SORTIE_HUMAN. FALSE if a
 * move is unfinished, the match is over, or nobody decides for that seat */
gboolean sortie_match_seat (SortieMatch *match, guint8 seat, const char *who);
/* Abandons the match; the journal's last line says so. */
void sortie_match_leave (SortieMatch *match);

/* ---- What seats know and were told. */

/* What a seat has seen and may no longer look at, in the position that its view shows. Writes at most
 * @room entries and returns how many; the number of cards is always enough room. */
guint sortie_match_recall (const SortieMatch *match, guint8 seat, SortieRecalled *ret, guint room);

/* sortie_match_log(), but what happens to several things in sequence is told in the first of their entries, and the
 * others are "": "Player draws Imp, Oath Knight." */
char **sortie_match_log_joined (SortieMatch *match, guint8 seat, guint since, SortieTellHow how);

/* The same where there is little room: what comes of an event is told in its sentence. @ret_hosts: (transfer full): for
 * each entry, the index among those from @since on of the one that tells it. (transfer full) */
char **sortie_match_log_tersely (SortieMatch *match, guint8 seat, guint since, guint **ret_hosts);
/* How that sentence of an entry begins before its {subject}, "Moved: "; @of_seat: with the name of a seat, "North ".
 * Sentences in a row that begin alike can be told as one. (transfer full) (nullable): NULL: with neither */
char *sortie_match_log_stem (const SortieMatch *match, guint8 seat, guint entry, gboolean of_seat);
/* Sums up @n entries like this one: "3 units moved."; @more: others are told, "3 more units moved.". NULL: the game has
 * no words for it. (transfer full) (nullable) */
char *sortie_match_log_sum (const SortieMatch *match, guint entry, guint n, gboolean more);

/* How important an entry of the log is. */
typedef enum
{
  SORTIE_LOG_NEWS,
  SORTIE_LOG_TRIFLE, /* as in SortieToldAs (sortie/event.h), like the next four */
  SORTIE_LOG_ASIDE,
  SORTIE_LOG_CHANGE,
  SORTIE_LOG_DICE,
  SORTIE_LOG_GRAVE,
  SORTIE_LOG_OUT,    /* a seat is out, or the match is over */
  SORTIE_LOG_STEP,   /* a phase begins */
  SORTIE_LOG_TURN,   /* a turn begins */
} SortieLogKind;

/* Whether an entry tells what its seat has lost, and how that is told. */
typedef enum
{
  SORTIE_LOSS_NONE,
  SORTIE_LOSS_SUMMED, /* sortie_match_lost() has it */
  SORTIE_LOSS_APART,  /* it does not */
} SortieLossKind;

/* An entry of the log. If it was taken back, or was only said, nothing happened: then all below the actor is empty. */
typedef struct
{
  SortieLogKind kind;
  guint8 seat;          /* to which it happened; SORTIE_NO_SEAT: to none */
  guint8 actor;         /* that did it; SORTIE_NO_SEAT: none */
  gboolean has_happened;
  guint8 type;          /* of the event; entries of one type have one sum (sortie_match_log_sum()) */
  SortieLossKind loss;
  gboolean plays;       /* a card was played, or what was played enters (SortieEventDecl.plays) */
  gboolean is_deed;     /* a seat plays a card, uses an ability or attacks: it came of nothing else */
  gboolean lets_know;   /* its seat knows a card from it that another does not: one that it has drawn */
  guint32 near_to;      /* a bit for each seat that has things near it */
  guint8 against;       /* the seat against which it was done with some amount: an attack with its strength */
} SortieLogEntry;

/* @entry: its number, less than the length of the log. */
SortieLogEntry sortie_match_log_entry (const SortieMatch *match, guint entry);

/* One of these facts. */
#define SORTIE_LOG_FACT(type, name)                                                                                    \
  static inline type sortie_match_log_##name (const SortieMatch *match, guint entry)                                   \
  {                                                                                                                    \
    return sortie_match_log_entry (match, entry).name;                                                                 \
  }
SORTIE_LOG_FACT (SortieLogKind, kind)
SORTIE_LOG_FACT (guint8, seat)
SORTIE_LOG_FACT (guint8, actor)
SORTIE_LOG_FACT (SortieLossKind, loss)
SORTIE_LOG_FACT (gboolean, plays)
SORTIE_LOG_FACT (gboolean, is_deed)
#undef SORTIE_LOG_FACT

/* Whether it happened near things of @seat. */
static inline gboolean
sortie_match_log_near (const SortieMatch *match, guint entry, guint8 seat)
{
  return seat != SORTIE_NO_SEAT && sortie_match_log_entry (match, entry).near_to >> seat & 1;
}

/* Whether it was done against @seat with some amount. */
static inline gboolean
sortie_match_log_against (const SortieMatch *match, guint entry, guint8 seat)
{
  return sortie_match_log_entry (match, entry).against == seat;
}

/* Whether @seat, to whom it happened, knows a card from it that another does not. */
static inline gboolean
sortie_match_log_lets_know (const SortieMatch *match, guint entry, guint8 seat)
{
  return sortie_match_log_entry (match, entry).lets_know && sortie_match_log_seat (match, entry) == seat;
}

/* Whether both happened in the same way (their sums are one). */
static inline gboolean
sortie_match_log_alike (const SortieMatch *match, guint entry, guint other)
{
  const SortieLogEntry a = sortie_match_log_entry (match, entry), b = sortie_match_log_entry (match, other);

  return a.has_happened && b.has_happened && a.type == b.type;
}

/* Whether both entries tell what happened to the same thing: a unit that is wounded, and then destroyed. */
gboolean sortie_match_log_about_same (const SortieMatch *match, guint entry, guint other);
/* Whether @entry tells what became of a thing that @cause names: dice and wounds after an attack. */
gboolean sortie_match_log_comes_of (const SortieMatch *match, guint entry, guint cause);

/* sortie_match_result_sentence() for the player of one seat: "You won: The hand is empty. (13)". @reader:
 * SORTIE_NO_SEAT: for several players, or a spectator. (transfer full) */
char *sortie_match_result_to (const SortieMatch *match, guint8 reader);

/* "You lost Spearman, 2 life.": what @seat has lost in the entries from @since on, by the game's SortieLossDecl.
 * @causes: with the card that took it, "You lost Spearman, 1 life to Imp; 1 life to Giant.". NULL: nothing. (nullable)
 * (transfer full) */
char *sortie_match_lost (const SortieMatch *match, guint8 reader, guint8 seat, guint since, gboolean causes);

/* Whether a card that is played in @entry, and stays nowhere, is what took @loss. */
gboolean sortie_match_log_takes (const SortieMatch *match, guint entry, guint loss);

/* Whether it only says that what a later entry tells will happen: a unit is deployed, and then enters; an ability takes
 * effect, and then changes nothing. */
gboolean sortie_match_log_foretells (const SortieMatch *match, guint entry, guint later);

/* Whether one of the entries from @since on is about an event of that type: SORTIE_GAME_EVENT (). */
gboolean sortie_match_tells (const SortieMatch *match, guint8 event, guint since);

/* The length of the log after the last move of a seat: what it has seen already. Before the first move
 * of the match that is all of it. */
guint sortie_match_log_seen (const SortieMatch *match, guint8 seat);

/* ---- What the rules decide, and how a match went. */

/**
 * sortie_match_ledger:
 * @actor: a seat that the rules play
 * @reader: the seat that asks
 *
 * Returns: (transfer full): what the rules have decided for @actor since its last turn began, with the
 *   numbers compared then (sortie/frame.h); NULL-terminated
 */
char **sortie_match_ledger (const SortieMatch *match, guint8 actor, guint8 reader);

/* Forecasts what the rules will do next for @actor, as far as @reader can know it. If @about is a piece, only what
 * happens to that piece is told; SORTIE_NOTHING: everything. (transfer full): NULL-terminated */
char **sortie_match_forecast (const SortieMatch *match, guint8 actor, guint8 reader, SortieRef about);

/* "Score: North has 12, you have 15, South has 15.": the scores in order of rank (sortie/event.h), to @reader
 * (SORTIE_NO_SEAT: nobody is called "you"). (transfer full) (nullable): NULL before the end, and in games without
 * scores */
char *sortie_match_standings (const SortieMatch *match, guint8 reader);

/* Sums the match up for everybody, with @reader (SORTIE_NO_SEAT: nobody) called "you": standings, length, what the game
 * counts (SortieGame.summary), the most effective cards, the turning point, if the game's evaluation shows one clearly,
 * and the remaining hands. Replays the match. Returns: (transfer full): one sentence per line,
 * NULL-terminated; empty before the end. */
char **sortie_match_summary (const SortieMatch *match, guint8 reader);

/* A sentence for each effect that was cut short at a bound of the game, without those taken back. (transfer full):
 * NULL-terminated; empty if the game's bounds and cards are right */
char **sortie_match_stops (const SortieMatch *match);

/* Why nobody can go on: the player to move has no legal move, so the game has a fault. (transfer full) (nullable): NULL
 * if the match can go on, is over or was left */
char *sortie_match_stuck_sentence (SortieMatch *match);

/* A sentence for each question so far that had more legal moves than SORTIE_MAX_MOVES when they were listed. Programs
 * then chose among the first of them. (transfer full): NULL-terminated; empty in a game that passes the kit */
char **sortie_match_cut_lists (const SortieMatch *match);
