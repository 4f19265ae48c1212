/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* match.h: for tools: matches from set-up to result, their journals, and replays. */
#pragma once
#include <sortie/game.h>
#include <sortie/reader.h>
G_BEGIN_DECLS

/* ---- Journals: a match as lines of text, in which damage does not go unnoticed.
 *
 * A journal is a text file. The first line names the format. Every other line has a number, from 1, and a checksum of
 * all text up to its own end, so a reader notices every line that was changed, dropped, doubled or replaced:
 *
 *     journal   ::= "sortie-journal 1" NEWLINE line*
 *     line      ::= NUMBER " " SUM " " text NEWLINE
 *     NUMBER    ::= the line's number, without leading zeros
 *     SUM       ::= 8 digits 0-9a-f: CRC-32 over the text and newline of this line and of all
 *                   lines before it, the first included, without their numbers and sums
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
 * After each of these lines come the consequences that nobody chose:
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
 *                 | "result all-lost " REASON [" " RULE]     where all play together
 *                 | "result drawn " REASON [" " RULE]
 *                 | "result stopped endless"    nothing in the rules would ever end the game
 *                 | "result stopped " BOUND)    the module leaves too little room for it to go on
 *                   [" score" (" " SEAT "=" N)+]  where the game counts something
 *
 * `undo N` takes back the last N moves; they stay in the journal, which only grows. The seats after
 * N belong to programs that lost moves or knowledge by it, or to people at a shared screen who had not
 * looked yet; any other person in such a seat would have had to agree. `left` is the last line of an
 * abandoned match. Continuing the match adds lines after it.
 * `draw SEAT` offers a draw or agrees to one.
 *
 * A move made of several small decisions is written as one piece when it commits. A last line without
 * a newline was being written when the program was killed; the reader drops it and reports that. Any
 * other deviation is damage: the reader refuses the journal and names the line.
 */

/* A journal in memory. Opaque; free it with sortie_journal_free(). */
typedef struct SortieJournal SortieJournal;

/* Frees it, with all its lines. */
void sortie_journal_free (SortieJournal *journal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieJournal, sortie_journal_free)

/**
 * sortie_journal_read:
 * @bytes: (array length=size): any bytes
 * @name: their name in messages
 * @ret_notice: (out) (nullable) (transfer full): a sentence if a torn last line was dropped, else
 *   NULL
 *
 * Checks the framing of every line.
 *
 * Returns: (transfer full): the journal without a torn line; NULL with SORTIE_ERROR_FORMAT if the
 *   bytes are no journal, SORTIE_ERROR_VERSION if its version is another one, or
 *   SORTIE_ERROR_DAMAGED with the damaged line
 */
SortieJournal *sortie_journal_read (const char *bytes, gsize size, const char *name,
                                    char **ret_notice, GError **error);

/* The number of lines. Line 0 is the first one; line n has the number n and is line n + 1 of the
 * file. */
guint sortie_journal_n_lines (const SortieJournal *journal);

/* A line's text, without number and sum. (transfer full) */
char *sortie_journal_line (const SortieJournal *journal, guint line);

/* Sets @error to `NAME:LINE: sentence`, with the line number of the file. */
void sortie_journal_set_error (GError **error, SortieError code, const char *name, guint line,
                               const char *format, ...) G_GNUC_PRINTF (5, 6);

/* ---- Journals on disk: a file that grows line by line.
 *
 * A line that was acknowledged is on the disk, even if the program is killed or the machine fails a
 * moment later. The file is locked, so no other process can write it. The first failed write is
 * final: the file is cut back to the last acknowledged line, so it never contains half a line, and
 * closed. It can be opened again when there is room.
 */

/* The most bytes of a journal, which is kept in memory; a thousand long games are smaller. */
#define SORTIE_JOURNAL_MAX_SIZE (64 * 1024 * 1024)

/**
 * sortie_journal_load:
 * @ret_notice: (out) (nullable) (transfer full): see sortie_journal_read()
 *
 * Returns: (transfer full): the journal in a file; NULL with SORTIE_ERROR_FILE or
 *   SORTIE_ERROR_LIMIT if it cannot be read, or with an error of sortie_journal_read()
 */
SortieJournal *sortie_journal_load (const char *path, char **ret_notice, GError **error);

/* ---- The head of a journal: what is played.
 *
 * The head contains everything that a replay needs besides the moves. It names every choice and
 * option, so changing a default later does not change an old match.
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

/* The contents of the head; NULL with SORTIE_ERROR_FORMAT if it is malformed or incomplete. (transfer full)
 * @name: the journal's name in messages. */
SortieJournalHead *sortie_journal_head (const SortieJournal *journal, const char *name,
                                        GError **error);

/* Frees it, with all that belongs to it. */
void sortie_journal_head_free (SortieJournalHead *head);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieJournalHead, sortie_journal_head_free)

/* ---- Matches: from set-up to result: state, journal, undo, seats, saving.
 *
 * A SortieMatch owns the true state, and only it changes that state. Games never see files. Front
 * ends never see the state, only views, prompts and legal moves of the seats that they play for. The
 * journal serves as saved match, replay and bug report.
 *
 * An unfinished move (cost, targets) is private, and sortie_match_back() cancels it. When it commits,
 * it is written to the journal and the other seats see it.
 */

/* A match. Opaque; free it with sortie_match_free(). */
typedef struct SortieMatch SortieMatch;

/* A custom deck that the front end knows by name. */
typedef struct
{
  const char *kind; /* the deck's kind, an id of the game */
  const char *name;
} SortieNamedDeck;

/* The specification of a new match. */
typedef struct
{
  const SortieModule *module; /* must outlive the match */
  const char *mode;           /* (nullable): the first */
  const char *const
      *choices; /* (nullable): "deck:north=red-starter", "opponent=ogre"; NULL-terminated. "random" picks by the seed;
                 * "deck=random" does so for each seat */
  gboolean command_line; /* a person typed the choices, so they may be paths of deck files; a journal must not make the
                          * program read files */
  const SortieNamedDeck *own_decks; /* (nullable): custom decks, for suggestions in messages; ends
                                     * with one without a name */
  const char *const *options; /* (nullable): "hand=7" */
  /* (nullable): "north=greedy": recorded for anyone who continues the match; not checked here */
  const char *const *players;
  guint64 seed;
  gboolean practice;          /* undo has no limits */
  gboolean practice_alone;    /* the same if fewer than two people play: programs do not mind */
} SortieMatchSpec;

/* Random seeds for users who give none are below this: short enough to type. */
#define SORTIE_MOST_RANDOM_SEED 1000000

/* The longest text in SortieMatchSpec.players, in bytes; longer ones are refused. */
#define SORTIE_PLAYER_TEXT 256

/**
 * sortie_player_split:
 * @text: "north=greedy"; does not check whether the seat and the player exist
 * @ret_length: (out): the length of the seat's id or name, with which @text begins
 * @ret_who: (out): the player, within @text
 *
 * Returns: FALSE, and sets @error, if there is nothing in front of an equals sign
 */
gboolean sortie_player_split (const char *text, gsize *ret_length, const char **ret_who,
                              GError **error);

/* Whether one of the players, as in SortieMatchSpec, plays this seat. @players: (nullable) */
gboolean sortie_players_have (const char *const *players, const char *seat);

/* Whether both mean the same seat: compares without case, accents, spaces and hyphens. */
gboolean sortie_seat_names_are_alike (const char *a, const char *b);

/* The seat whose id, or name in the reader's language, equals the first @length bytes of @id (-1: all). If there is
 * none, SORTIE_NO_SEAT, and @error with the nearest match. */
guint8 sortie_find_seat (const SortieSetup *setup, const char *id, gssize length, GError **error);

/* Deals a match and runs to the first decision. (transfer full): NULL and @error if the mode, a choice
 * or an option is not valid, or if it was interrupted (SORTIE_ERROR_INTERRUPTED). */
SortieMatch *sortie_match_new (const SortieMatchSpec *spec, GError **error);

/* Frees it. Does nothing for NULL. */
void sortie_match_free (SortieMatch *match);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieMatch, sortie_match_free)

/**
 * sortie_match_open:
 * @path: a journal
 * @ret_notice: (out) (nullable) (transfer full): for example, that a torn last line was dropped
 *
 * Loads a journal and replays it, comparing every line, hash and random outcome. The match can then
 * continue.
 *
 * Returns: (transfer full): NULL and the error of sortie_journal_load() or sortie_replay_step()
 */
SortieMatch *sortie_match_open (const SortieModule *module, const char *path, char **ret_notice,
                                GError **error);

/* The same, also for a match that another version of the program has played (sortie_replay_read()). It can continue in
 * another file. */
SortieMatch *sortie_match_read (const SortieModule *module, const char *path, char **ret_notice,
                                GError **error);

/* Writes the journal to @path, and from now on each committed line. FALSE and @error if that fails; the
 * match is then still written where it was before. */
gboolean sortie_match_save_to (SortieMatch *match, const char *path, GError **error);

/* (nullable) (transfer none): the error that ended writing, or NULL */
const GError *sortie_match_write_error (const SortieMatch *match);

/* The set-up; it lives as long as the match. (transfer none) */
const SortieSetup *sortie_match_setup (const SortieMatch *match);

/* The seed of its random generator. */
guint64 sortie_match_seed (const SortieMatch *match);

/* The choices, such as decks and an opponent; @ret_n: (out): how many. (transfer none) */
const SortieChosen *sortie_match_chosen (const SortieMatch *match, guint *ret_n);

/* The programs with which the match began: "north=greedy". (transfer none): NULL-terminated */
const char *const *sortie_match_players (const SortieMatch *match);

/* The true position, with the unfinished move, read-only. It contains what the seats may not know: front
 * ends draw and name things from sortie_match_view(). */
const SortiePlay *sortie_match_play (const SortieMatch *match);

/* Whether the match has a result. */
gboolean sortie_match_is_over (const SortieMatch *match);

/* The seat that decides now; SORTIE_NO_SEAT: the match is over. */
guint8 sortie_match_to_move (const SortieMatch *match);

/* What a seat may look at now (SORTIE_NO_SEAT: a spectator). Valid until the match changes. */
const SortieView *sortie_match_view (SortieMatch *match, guint8 seat);

/* What a seat has seen and may no longer look at, in the position that its view shows. Writes at most
 * @room entries and returns how many; the number of cards is always enough room. */
guint sortie_match_recall (const SortieMatch *match, guint8 seat, SortieRecalled *ret, guint room);

/* The legal moves; valid until the match changes. If it was interrupted (sortie/base.h), some are
 * missing; ask again afterwards. */
const SortieMoves *sortie_match_legal (SortieMatch *match);

/* Checks a move of a seat and carries it out. FALSE: @why says why not (SORTIE_REASON_INTERRUPTED: it
 * was interrupted), and nothing changed. */
gboolean sortie_match_play_move (SortieMatch *match, guint8 seat, const SortieMove *move,
                                 SortieRefusal *why);

/* For sortie_feed() (sortie/reader.h): plays typed lines in this match, which must outlive it. */
SortieFeeder sortie_feeder_for_match (SortieMatch *match);

/* What a seat may type now, for reading its lines; valid until the match changes. */
SortieOffers *sortie_match_offers (SortieMatch *match, guint8 seat);

/* Cancels the unfinished move. FALSE if there is none, or if its player has learned something by it and
 * this is not practice. */
gboolean sortie_match_back (SortieMatch *match);

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

/* The number of decisions, at least 1, since the turn of the last decision began; ignores the `n` of
 * @undo. Undo may refuse to go back that far. */
guint sortie_match_decisions_of_turn (SortieMatch *match, const SortieUndo *undo);
/* FALSE: the last decision, which can be taken back, was made in an earlier turn. */
gboolean sortie_match_has_decided (SortieMatch *match, const SortieUndo *undo);

/* @seat gives up. FALSE if it does not decide for itself, is out, or the match is over. */
gboolean sortie_match_concede (SortieMatch *match, guint8 seat);

/* Offers a draw or agrees to one. The match is drawn when every seat has agreed that decides for itself and is still in
 * the game. An offer expires when another seat moves or a move is taken back. FALSE if the game has no draws, nobody
 * else could agree, the seat has already offered, or the match is over. */
gboolean sortie_match_offer_draw (SortieMatch *match, guint8 seat);

/* Whether the game has draws, @seat decides for itself, and another seat could agree. */
gboolean sortie_match_may_be_drawn (const SortieMatch *match, guint8 seat);

/* Bit per seat that offers a draw now. */
guint8 sortie_match_draw_offers (const SortieMatch *match);

/* Abandons the match; the journal's last line says so. */
void sortie_match_leave (SortieMatch *match);

/* The whole journal as text. (transfer full) */
char *sortie_match_journal (const SortieMatch *match);

/* Calls @line with each journal line as it is added. */
void sortie_match_on_line (SortieMatch *match, void (*line) (gpointer data, const char *text),
                           gpointer data);

/* What a seat or a spectator (SORTIE_NO_SEAT) was told, as sentences in the current language. @since:
 * how many entries to skip. (transfer full): NULL-terminated */
char **sortie_match_log (SortieMatch *match, guint8 seat, guint since);

/* The same, but what happens to several things in sequence is told in the first of their entries, and the others are
 * "": "Player draws Imp, Oath Knight." */
char **sortie_match_log_joined (SortieMatch *match, guint8 seat, guint since);

/* The number of entries in the log. */
guint sortie_match_log_length (const SortieMatch *match);

/* How important an entry of the log is. */
typedef enum
{
  SORTIE_LOG_NEWS,
  SORTIE_LOG_ASIDE, /* told in passing (SortieEventDecl) */
  SORTIE_LOG_GRAVE, /* it decides much (the same) */
  SORTIE_LOG_OUT,   /* a seat is out, or the match is over */
  SORTIE_LOG_STEP,  /* a phase begins */
  SORTIE_LOG_TURN,  /* a turn begins */
} SortieLogKind;

/* @entry: its number, less than the length of the log. */
SortieLogKind sortie_match_log_kind (const SortieMatch *match, guint entry);

/* The seat to which it happened, and the one that did it; SORTIE_NO_SEAT: none. */
guint8 sortie_match_log_seat (const SortieMatch *match, guint entry);
guint8 sortie_match_log_actor (const SortieMatch *match, guint entry);

/* Whether one of the entries from @since on is about an event of that type: SORTIE_GAME_EVENT (). */
gboolean sortie_match_tells (const SortieMatch *match, guint8 event, guint since);

/* The length of the log after the last move of a seat: what it has seen already. Before the first move
 * of the match that is all of it. */
guint sortie_match_log_seen (const SortieMatch *match, guint8 seat);

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

/* "North won: The hand is empty. (13)", with the rule in brackets. (transfer full) */
char *sortie_match_result_sentence (const SortieMatch *match);

/* "Score: 1. North 12, 2. East 15, 2. South 15.": the scores in order of rank (sortie/event.h). (transfer full)
 * (nullable): NULL before the end, and in games without scores */
char *sortie_match_standings (const SortieMatch *match);

/* Sums the match up for everybody: standings, length, what the game counts (SortieGame.summary), the most
 * effective cards, the turning point by the game's evaluation, and the remaining hands. Replays the match from
 * its seed. Returns: (transfer full): one sentence per line, NULL-terminated; empty before the end. */
char **sortie_match_summary (const SortieMatch *match);

/* A sentence for each effect that was cut short at a bound of the game, without those taken back. (transfer full):
 * NULL-terminated; empty if the game's bounds and cards are right */
char **sortie_match_stops (const SortieMatch *match);

/* ---- Choices: reading what a person wants to play: a mode, choices, options.
 *
 *     choice ::= ID [":" SEAT] "=" (ID | NAME | DECK | PATH)
 *                                                deck:player=seraphia-starter, class=Very Hard
 *     DECK   ::= a custom deck as in a journal: the element "<deck", whole
 *     PATH   ::= a deck file, where files may be read: deck:player=./my-imps.xml
 *     option ::= ID "=" (WORD | NUMBER)          hand=7
 *
 * Omit the seat if only one seat makes the choice. Defaults come from the game's tables and content. A
 * NAME is in the reader's language; journals contain ids. Every refusal suggests the nearest word or
 * lists the possible ones.
 */

/* A value for each of the game's options; NULL and @error if a text is not valid. (transfer full) @texts:
 * (nullable): NULL-terminated. */
gint16 *sortie_spec_options (const SortieGame *game, const char *const *texts, GError **error);

/**
 * sortie_spec_deck:
 * @choice: index of a choice for which decks are chosen
 * @text: a deck file's path, or its text if it begins with "<"
 * @what: the name of a text in messages
 *
 * Returns: (transfer full) (nullable): whatever can be read of the deck, with messages about the rest
 *   in @errors; NULL: it is no deck of the right kind
 */
SortieDeck *sortie_spec_deck (const SortieModule *module, guint choice, const char *text,
                              const char *what, SortieErrors *errors);

/* @ret: (out): the index of the mode that a person or a file means by @text: its id; the id without the number of
 * seats, for the fewest; the id with a dash and the number of players that the mode has, "coop-2"; a number, for the
 * first mode with that many players; NULL for the first. FALSE, and sets @error, if there is none. */
gboolean sortie_spec_mode (const SortieGame *game, const char *text, guint *ret, GError **error);

/* Whether a choice is made in a mode, and by a seat of that mode. */
gboolean sortie_choice_is_made_by (const SortieGame *game, guint choice, guint mode, guint8 seat);

/**
 * sortie_choice_candidates:
 * @chosen: (nullable): earlier choices, for a choice that depends on them
 *
 * Returns: (transfer container) (element-type utf8): the ids that may be chosen, NULL-terminated; the
 *   catalogue owns the ids. Free it with g_ptr_array_unref()
 */
GPtrArray *sortie_choice_candidates (const SortieModule *module, guint choice, guint8 seat,
                                     const SortieChosen *chosen, guint n_chosen);

/* (nullable) (transfer none): the candidate taken when nobody chooses: the content's default. */
const char *sortie_choice_default (const SortieModule *module, guint choice, guint8 seat,
                                   const SortieChosen *chosen, guint n_chosen);

/**
 * sortie_choice_name:
 * @id: one of the candidates
 * @chosen: (nullable): as for sortie_choice_candidates()
 *
 * Returns: (transfer none): the name of the deck, card or record in the reader's language; @id if it is
 *   unknown, or a custom deck that is not in @chosen
 */
const char *sortie_choice_name (const SortieModule *module, guint choice, guint8 seat,
                                const char *id, const SortieChosen *chosen, guint n_chosen);

/* (nullable) (transfer none): the record; NULL if the choice is not of records. */
const SortieRecord *sortie_choice_record (const SortieModule *module, guint choice, guint8 seat,
                                          const char *id, const SortieChosen *chosen,
                                          guint n_chosen);

/* ---- Replays: playing a journal again and checking all of it.
 *
 * A replay plays the journal's decisions in a new match and compares every line that this match writes with the
 * journal: moves, random outcomes, hashes, the result. It ends at the first difference and names the line with both
 * texts.
 *
 * At the very end the consequences of a move may be missing, because the journal was cut off there.
 */

/* A match that is played again. Opaque; free it with sortie_replay_free(). */
typedef struct SortieReplay SortieReplay;

/**
 * sortie_replay_new:
 * @module: the game that the journal names
 * @journal: (transfer none): must outlive the replay
 * @name: its name in messages
 *
 * Returns: (transfer full): a replay at the position after the deal; NULL with SORTIE_ERROR_VERSION if game, version,
 *   interface or content differ, or with the error in the head
 */
SortieReplay *sortie_replay_new (const SortieModule *module, const SortieJournal *journal,
                                 const char *name, GError **error);

/* The same for a match that another version of the program has played: other cards and other hashes of positions are
 * not errors. The moves and the random results must still be those of the journal. */
SortieReplay *sortie_replay_read (const SortieModule *module, const SortieJournal *journal,
                                  const char *name, GError **error);

/* (nullable) (transfer none): a sentence saying that such a difference has been found. */
const char *sortie_replay_notice (const SortieReplay *replay);

/* Frees it, with all that belongs to it. */
void sortie_replay_free (SortieReplay *replay);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieReplay, sortie_replay_free)

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

/* Carries out the next decision. Returns: FALSE at the end; FALSE with SORTIE_ERROR_MISMATCH at the first line
 * that differs, or with SORTIE_ERROR_INTERRUPTED: then only free the replay. */
gboolean sortie_replay_step (SortieReplay *replay, GError **error);

/* The last decision carried out, as the journal has it: "north: attack south". */
const char *sortie_replay_decision (const SortieReplay *replay);

/* The match so far; do not change it. (transfer none) */
SortieMatch *sortie_replay_match (SortieReplay *replay);

/* Ends the replay and returns its match, which can continue. (transfer full) */
SortieMatch *sortie_replay_finish (SortieReplay *replay);

G_END_DECLS
