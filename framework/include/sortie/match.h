/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* match.h: for tools: what is to be played, a match from set-up to result, its journal, replays. */
#pragma once
#include <sortie/game.h>
#include <sortie/reader.h>
G_BEGIN_DECLS

/* ---- Journals: a match as lines of text, in which damage does not go unnoticed.
 *
 * A journal is a text file. Its first line says what it is; every other line is numbered
 * from 1 and carries a check sum over all text up to its own end, so that no line can be
 * changed, dropped, doubled or exchanged for another without being found out:
 *
 *     journal   ::= "sortie-journal 1" NEWLINE line*
 *     line      ::= NUMBER " " SUM " " text NEWLINE
 *     NUMBER    ::= the line's number, without leading zeros
 *     SUM       ::= 8 digits 0-9a-f: CRC-32 over the text and newline of this line and of all
 *                   before it, the first included; numbers and sums are not part of it
 *
 * The texts, in this order:
 *
 *     head      ::= "game " ID " " VERSION
 *                   "interface " NUMBER
 *                   "content " 16 hexadecimal digits     what the cards were compiled from
 *                   "mode " ID
 *                   ("choice " ID [":" SEAT] "=" (ID | DECK))*
 *                                                        every choice, given or not; DECK: a
 *                                                        custom deck, as sortie/deck.h has it
 *                   ("option " ID "=" VALUE)*            every option, given or not
 *                   ("player " SEAT "=" WHO)*            who plays besides people: nothing for a
 *                                                        replay, and for who continues the match
 *                   "seed " NUMBER
 *                   "practice " ("yes" | "no")
 *     set-up    ::= chance* state
 *     then      ::= move | "undo " N (" " SEAT)* | "concede " SEAT | "draw " SEAT | "left"
 *     move      ::= SEAT ": " a move's canonical line; the rest of the line
 *
 * and after each of these, whatever followed from it without anybody's doing:
 *
 *     chance    ::= "= dice" (" " FACE)+        dice with equal sides that fell one after the other
 *                 | "= coin " OUTCOME
 *                 | "= pick " CARD
 *                 | "= shuffle " ZONE " " N " " 8 hexadecimal digits over the new order
 *     stopped   ::= "! stopped " BOUND " " NEEDED " " ROOM " " WHAT [" " CARD]
 *                                               an effect reached a bound of the match and ended:
 *                                               which, how much it needed and there is, the
 *                                               procedure or ability that ran, and whose it was
 *     state     ::= "# " 16 hexadecimal digits  the state's hash: at the start, after an undo, at
 *                                               the end, and when 16 moves were made since the last
 *     result    ::= ("result " WHO "-won " REASON [" " RULE]     several winners: "a,b-won"
 *                 | "result drawn " REASON [" " RULE]
 *                 | "result stopped endless")   nothing in the rules would ever end the game
 *                   [" score" (" " SEAT "=" N)+]  where the game counts something
 *
 * `undo N` takes back the last N moves, which stay in the journal: it only ever grows. The seats
 * behind it are those of programs whose moves or knowledge went with them, to which a person would
 * have had to agree. `left` is the last line of a match that was broken off; when that match is
 * continued its lines follow.
 * `draw SEAT` offers a draw or agrees to one.
 *
 * A move of several small decisions is written as one piece, when it commits. Whatever ends without
 * a newline is the line that was being written when a program was killed; a reader drops it and
 * says so. Everything else that does not fit is damage and is refused by line.
 */

typedef struct SortieJournal SortieJournal;

/**
 * sortie_journal_new:
 * Returns: (transfer full): a journal of the first line only
 */
void sortie_journal_free (SortieJournal *journal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieJournal, sortie_journal_free)

/**
 * sortie_journal_read:
 * @bytes: (array length=size): any bytes
 * @name: what messages call them
 * @ret_notice: (out) (nullable) (transfer full): a sentence when a torn last line was dropped, or
 *   NULL
 *
 * Checks the framing of every line.
 *
 * Returns: (transfer full): the journal of the whole lines; NULL with SORTIE_ERROR_FORMAT when
 *   these bytes are none, SORTIE_ERROR_VERSION when it is of another version, SORTIE_ERROR_DAMAGED
 *   with the line that is
 */
SortieJournal *sortie_journal_read (const char *bytes, gsize size, const char *name,
                                    char **ret_notice, GError **error);

/* How many lines there are. Line 0 is the first; line n is line n + 1 of the file and carries
 * number n. */
guint sortie_journal_n_lines (const SortieJournal *journal);

/* A line's text, without number and sum. (transfer full) */
char *sortie_journal_line (const SortieJournal *journal, guint line);

/* Sets @error to `NAME:LINE: sentence`, with the line counted as in the file. */
void sortie_journal_set_error (GError **error, SortieError code, const char *name, guint line,
                               const char *format, ...) G_GNUC_PRINTF (5, 6);

/* ---- Journals on disk: a file that grows line by line.
 *
 * What sortie_journal_file_append() has acknowledged is on the disk, also when the program is
 * killed or the machine goes down a moment later. Nobody else can write the same file meanwhile.
 * The first write that fails is final: the file is cut back to what was acknowledged, so that no
 * half line is ever buried in it, and nothing more is written. It is closed then, and may be opened
 * again once there is room.
 */

/**
 * sortie_journal_load:
 * @ret_notice: (out) (nullable) (transfer full): see sortie_journal_read()
 *
 * Returns: (transfer full): the journal in a file; SORTIE_ERROR_FILE or _LIMIT when it cannot be
 *   read
 */
SortieJournal *sortie_journal_load (const char *path, char **ret_notice, GError **error);

/* ---- The head of a journal: what is played.
 *
 * The head says all that a replay needs besides the moves, and every choice and option by name, so
 * that a default that changes later does not change an old match.
 */

/* Strings are owned; lists end with NULL. */
typedef struct
{
  char *game;       /* an id */
  char *version;
  guint interface;
  guint64 content;  /* the catalogue's fingerprint */
  char *mode;
  char **choices;   /* "deck:player=seraphia-starter", as in SortieMatchSpec; no paths */
  char **options;   /* "hand=7" */
  char **players;   /* "north=greedy"; those of people are not there */
  guint64 seed;
  gboolean practice;
} SortieJournalHead;

/**
 * sortie_journal_head:
 * @name: what messages call the journal
 *
 * Returns: (transfer full): what the head says; NULL with SORTIE_ERROR_FORMAT when it is none or
 *   not whole
 */
SortieJournalHead *sortie_journal_head (const SortieJournal *journal, const char *name,
                                        GError **error);
void sortie_journal_head_free (SortieJournalHead *head);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieJournalHead, sortie_journal_head_free)

/* ---- Matches: from set-up to result: state, journal, undo, seats, saving.
 *
 * A SortieMatch owns the true state and is the only thing that changes it. A game never
 * sees a file; a front end never sees the state, only views, prompts and legal moves of
 * the seats it plays for. The journal is the save, the replay and the bug report.
 *
 * A move that is being put together (cost, targets) is private and may be abandoned with
 * sortie_match_back(); only when it commits is it journalled and seen by others.
 */

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
      *choices; /* (nullable): "deck:north=red-starter", "opponent=ogre"; NULL-terminated.
                 * "random" is any of what could be named, by the seed; "deck=random" for each seat */
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
  gboolean practice_alone;    /* the same where fewer than two people play: programs do not mind */
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
const SortieSetup *sortie_match_setup (const SortieMatch *match);

/* What was chosen for it: decks, an opponent; @ret_n of them. (transfer none) */
const SortieChosen *sortie_match_chosen (const SortieMatch *match, guint *ret_n);

/* Whether both seats are one player's (SortieModeDecl.players); a seat is always its own. */
gboolean sortie_seats_are_one_player (const SortieModeDecl *mode, guint8 a, guint8 b);

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
 * (sortie/base.h): asked again when it goes on, it has all. */
const SortieMoves *sortie_match_legal (SortieMatch *match);

/* Parses, checks and carries out a line for a seat. FALSE: @why says why (SORTIE_REASON_INTERRUPTED: it was
 * interrupted on the way); nothing changed. */
gboolean sortie_match_play_move (SortieMatch *match, guint8 seat, const SortieMove *move,
                                 SortieRefusal *why);

/* For sortie_feed() (sortie/reader.h): typed lines are played in the match, which must outlive it. */
SortieFeeder sortie_feeder_for_match (SortieMatch *match);

/* What is offered to a seat now, for whoever reads what it types; valid until the next change. */
SortieOffers *sortie_match_offers (SortieMatch *match, guint8 seat);

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
  /* (nullable): whether anybody was asked where the match stands now; what a front end answers by itself,
   * since it would do so again at once, is no decision */
  gboolean (*was_asked) (gpointer data);
  gpointer data;
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

/* How many decisions undo has to take back (its @n counts for nothing) so that the turn of the last one
 * begins anew, at least 1; more than can be taken back where something within that turn is in the way. */
guint sortie_match_decisions_of_turn (SortieMatch *match, const SortieUndo *undo);
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
/* Whether one of the entries from @since on is about an event of that type: SORTIE_GAME_EVENT (). */
gboolean sortie_match_tells (const SortieMatch *match, guint8 event, guint since);

/* How long the log was when a seat had made its last move and that was done: what it saw itself.
 * Nobody has missed anything before the first move of the match. */
guint sortie_match_log_seen (const SortieMatch *match, guint8 seat);

/**
 * sortie_match_ledger:
 * @actor: a seat that the rules play
 * @reader: who asks
 *
 * Returns: (transfer full): what the rules decided for @actor since its last turn began, each with
 *   what was compared as it was then (sortie/frame.h); NULL-terminated
 */
char **sortie_match_ledger (const SortieMatch *match, guint8 actor, guint8 reader);

/* What they will do next for it; only what @reader can know. */
char **sortie_match_forecast (const SortieMatch *match, guint8 actor, guint8 reader);

/* "North won: the hand is empty (13)", the rule in brackets. (transfer full) */
char *sortie_match_result_sentence (const SortieMatch *match);

/* "Score: 1. North 12, 2. East 15, 2. South 15.": where the game counts something (sortie/event.h), who comes after
 * whom. (transfer full) (nullable): NULL before the end, and where nothing is counted */
char *sortie_match_standings (const SortieMatch *match);

/**
 * sortie_match_summary:
 *
 * What the match was like, told to everybody: the standings, how long it was, what the game counts
 * (SortieGame.summary), the cards that did most, when the lead changed for good by the game's
 * evaluation, and what the players still held. The match is played again for it from its seed.
 *
 * Returns: (transfer full): a sentence a line, NULL-terminated; none before the end
 */
char **sortie_match_summary (const SortieMatch *match);

/* A sentence for each effect that a bound of the game has stopped, if its move was not taken back.
 * (transfer full): NULL-terminated; none in a game whose rules and cards are right */
char **sortie_match_stops (const SortieMatch *match);

/* ---- Choices: reading what a person wants to play: a mode, choices, options.
 *
 *     choice ::= ID [":" SEAT] "=" (ID | NAME | DECK | PATH)
 *                                                deck:player=seraphia-starter, class=Very Hard
 *     DECK   ::= a deck of one's own, as a journal has it: "<deck" and all that belongs to it
 *     PATH   ::= of a deck file, where these may be read: deck:player=./my-imps.xml
 *     option ::= ID "=" (WORD | NUMBER)          hand=7
 *
 * The seat may be left out where the choice concerns only one. What is not given is taken from the
 * game's tables. A name is what the thing is called in the reader's language; journals have ids.
 * Every refusal names the nearest word or what there is.
 */

/**
 * sortie_spec_options:
 * @texts: (nullable): NULL-terminated
 *
 * Returns: (transfer full): a value for each of the game's options; NULL and @error
 */
gint16 *sortie_spec_options (const SortieGame *game, const char *const *texts, GError **error);

/**
 * sortie_spec_deck:
 * @choice: index of a choice for which decks are chosen
 * @text: a deck file's path, or its text where it begins with "<"
 * @what: what messages call a text
 *
 * Returns: (transfer full) (nullable): what can be read of a deck of the kind that is chosen, as
 *   sortie_deck_salvage() does; NULL and a message: it is none
 */
SortieDeck *sortie_spec_deck (const SortieModule *module, guint choice, const char *text,
                              const char *what, SortieErrors *errors);

/* Whether a choice is made in a mode, and by a seat of that mode. */
gboolean sortie_choice_is_made_by (const SortieGame *game, guint choice, guint mode, guint8 seat);

/**
 * sortie_choice_candidates:
 * @chosen: (nullable): what was chosen before, for a choice that depends on it
 *
 * Returns: (transfer full) (element-type utf8): the ids that may be chosen, NULL-terminated in its
 *   array; the ids are the catalogue's. Free with g_ptr_array_unref()
 */
GPtrArray *sortie_choice_candidates (const SortieModule *module, guint choice, guint8 seat,
                                     const SortieChosen *chosen, guint n_chosen);

/* (nullable): the one of them that is taken when nobody chooses: what the content calls the
 * default. */
const char *sortie_choice_default (const SortieModule *module, guint choice, guint8 seat,
                                   const SortieChosen *chosen, guint n_chosen);

/**
 * sortie_choice_name:
 * @id: one of the candidates
 * @chosen: (nullable): as for sortie_choice_candidates()
 *
 * Returns: what that deck, card or record is called in the reader's language; @id when it is none,
 *   or a deck of one's own that is not in @chosen
 */
const char *sortie_choice_name (const SortieModule *module, guint choice, guint8 seat,
                                const char *id, const SortieChosen *chosen, guint n_chosen);

/* (nullable): the record itself; NULL where no records are chosen. */
const SortieRecord *sortie_choice_record (const SortieModule *module, guint choice, guint8 seat,
                                          const char *id, const SortieChosen *chosen,
                                          guint n_chosen);

/* ---- Replays: going through a journal again, checking all of it.
 *
 * The decisions in the journal are played in a new match, and every line that this match writes
 * itself is compared with the line of the journal: moves, chance, hashes, the result. At the first
 * difference the replay ends and names the line with both texts; nothing is shown that did not
 * happen.
 *
 * What follows from a move by itself may be missing at the very end: there the journal was cut off.
 */

typedef struct SortieReplay SortieReplay;

/**
 * sortie_replay_new:
 * @module: the game that the journal names
 * @journal: (transfer none): must outlive the replay
 * @name: what messages call it
 *
 * Returns: (transfer full): at the position after the deal; NULL with SORTIE_ERROR_VERSION when
 *   game, version, interface or content are others, or with what is wrong in the head
 */
SortieReplay *sortie_replay_new (const SortieModule *module, const SortieJournal *journal,
                                 const char *name, GError **error);
void sortie_replay_free (SortieReplay *replay);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieReplay, sortie_replay_free)

/**
 * sortie_replay_chosen:
 * @head: of a journal
 * @name: what messages call it
 * @ret_mode: index of the mode
 *
 * What a match is played with, as its head says; nothing is played for it.
 *
 * Returns: (transfer full) (element-type SortieChosen): as sortie_spec_choices(); NULL and @error:
 *   as sortie_replay_new()
 */
GArray *sortie_replay_chosen (const SortieModule *module, const SortieJournalHead *head,
                              const char *name, guint *ret_mode, GError **error);

/**
 * sortie_replay_step:
 *
 * Carries out the next decision.
 *
 * Returns: FALSE at the end, or with SORTIE_ERROR_MISMATCH at the first line that does not fit, or
 *   with SORTIE_ERROR_INTERRUPTED; then the replay is of no more use
 */
gboolean sortie_replay_step (SortieReplay *replay, GError **error);

/* The decision that the last step carried out, as the journal has it: "north: attack south". */
const char *sortie_replay_decision (const SortieReplay *replay);

/* The match so far; it must not be changed. */
SortieMatch *sortie_replay_match (SortieReplay *replay);

/* Ends the replay and gives the match away, to be continued. (transfer full) */
SortieMatch *sortie_replay_finish (SortieReplay *replay);

G_END_DECLS
