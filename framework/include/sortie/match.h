/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* match.h: for tools: matches from set-up to result, their journals, and replays. */
#pragma once
#include <sortie/game.h>
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
 *     then      ::= move | "undo " N (" " SEAT)* | "concede " SEAT | "draw " SEAT | "branch" | "left"
 *                   | "player " SEAT "=" WHO
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
 * `draw SEAT` offers a draw or agrees to one. `branch`: another match, whose journal has another continuation, was
 * played up to here. `player SEAT=WHO`: from here on, somebody else decides for that seat: a program, or, if WHO is
 * "human", a person.
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

/* ---- What is played: a mode, choices, options.
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

/* The longest text in SortieMatchSpec.players, in bytes; longer ones are refused. */
#define SORTIE_PLAYER_TEXT 256

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

/* Writes the journal to @path, and from now on each committed line. FALSE and @error if that fails; the
 * match is then still written where it was before. */
gboolean sortie_match_save_to (SortieMatch *match, const char *path, GError **error);

/* (nullable) (transfer none): the error that ended writing, or NULL */
const GError *sortie_match_write_error (const SortieMatch *match);

/* The set-up; it lives as long as the match. (transfer none) */
const SortieSetup *sortie_match_setup (const SortieMatch *match);

/* The true position, with the unfinished move, read-only; it lives as long as the match. It contains what the seats may
 * not know: front ends draw and name things from sortie_match_view(). */
const SortiePlay *sortie_match_play (const SortieMatch *match);

/* Whether the match has a result. */
gboolean sortie_match_is_over (const SortieMatch *match);

/* The seat that decides now; SORTIE_NO_SEAT: the match is over. */
guint8 sortie_match_to_move (const SortieMatch *match);

/* What a seat may look at now (SORTIE_NO_SEAT: a spectator). Valid until the match changes. */
const SortieView *sortie_match_view (SortieMatch *match, guint8 seat);

/* The legal moves; valid until the match changes. If it was interrupted (sortie/base.h), some are
 * missing; ask again afterwards. */
const SortieMoves *sortie_match_legal (SortieMatch *match);

/* Checks a move of a seat and carries it out. FALSE: @why says why not (SORTIE_REASON_INTERRUPTED: it
 * was interrupted), and nothing changed. */
gboolean sortie_match_play_move (SortieMatch *match, guint8 seat, const SortieMove *move,
                                 SortieRefusal *why);

/* Cancels the unfinished move. FALSE if there is none, or if its player has learned something by it and
 * this is not practice. */
gboolean sortie_match_back (SortieMatch *match);

/* @seat gives up. FALSE if it does not decide for itself, is out, or the match is over. */
gboolean sortie_match_concede (SortieMatch *match, guint8 seat);

/* The whole journal as text. (transfer full) */
char *sortie_match_journal (const SortieMatch *match);

/* What a seat or a spectator (SORTIE_NO_SEAT) was told, as sentences in the current language. @since:
 * how many entries to skip. (transfer full): NULL-terminated */
char **sortie_match_log (SortieMatch *match, guint8 seat, guint since);

/* The number of entries in the log. */
guint sortie_match_log_length (const SortieMatch *match);

/* "North won: The hand is empty. (13)", with the rule in brackets. (transfer full) */
char *sortie_match_result_sentence (const SortieMatch *match);

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
 * not errors. The moves and the random results must still be those of the journal. NULL and @error as
 * sortie_replay_new(). */
SortieReplay *sortie_replay_read (const SortieModule *module, const SortieJournal *journal,
                                  const char *name, GError **error);

/* (nullable) (transfer none): a sentence saying that such a difference has been found. */
const char *sortie_replay_notice (const SortieReplay *replay);

/* Frees it, with all that belongs to it. */
void sortie_replay_free (SortieReplay *replay);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieReplay, sortie_replay_free)

/* Carries out the next decision. Returns: FALSE at the end; FALSE with SORTIE_ERROR_MISMATCH at the first line
 * that differs, or with SORTIE_ERROR_INTERRUPTED: then only free the replay. */
gboolean sortie_replay_step (SortieReplay *replay, GError **error);

/* The last decision carried out, as the journal has it: "north: attack south"; NULL before the first. Valid until the
 * next step. (nullable) (transfer none) */
const char *sortie_replay_decision (const SortieReplay *replay);

/* The match so far; do not change it. (transfer none) */
SortieMatch *sortie_replay_match (SortieReplay *replay);

/* Ends the replay and returns its match, which can continue. (transfer full) */
SortieMatch *sortie_replay_finish (SortieReplay *replay);

G_END_DECLS
