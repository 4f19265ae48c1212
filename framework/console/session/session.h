/* SPDX-License-Identifier: GPL-3.0-or-later */
/* session.h: one match at one screen: who plays, what was told, what is typed.
 *
 * A session is a service: the match gives it views, prompts and legal moves, and it shows them. It knows no game
 * and no rules, and does nothing unasked: the commands and the loop that plays the match call it.
 */
#pragma once
#include "console/screen/screen.h"
#include "console/screen/input.h"
#include <sortie/bot.h>
#include <sortie/view.h>
#include <sortie/match.h>
#include "reader/reader.h"
#include "console/session/state.h"

typedef struct ConsoleSession
{
  const ConsoleCommand *commands; /* what a person may type besides moves; the match's player sets it */
  gpointer player;                /* (nullable): the match's player, for commands and @aside */
  /* (nullable): answers a line that only looks at something, such as "hand"; FALSE: the line is another */
  gboolean (*look) (struct ConsoleSession *session, const SortieLine *line);
  /* (nullable): plays something else ("learn", "puzzles") in a match of its own while this match waits */
  void (*aside) (struct ConsoleSession *session, const char *what, char **words);
  ConsoleOut *out;                /* not owned */
  ConsoleOut *err;                /* (nullable): not owned: for messages, while `out` is a journal */
  ConsoleInput *input;            /* not owned; NULL if nobody types */
  gboolean dice_are_known;        /* a puzzle says what they will show: no warning weighs chances */
  gboolean guided;                /* a lesson says what to type: the prompt proposes no other move */
  /* (nullable): the line that the lesson asks for now. (transfer full) (nullable): a move is begun */
  char *(*guide) (struct ConsoleSession *session);
  /* (nullable): leaves room below a table that is drawn anew for what the lesson says, then with @below says it */
  void (*task) (struct ConsoleSession *session, gboolean below);
  SortiePaths paths;              /* strings not owned */

  /* the match */
  SortieModule *module;
  SortieMatch *match;
  char *path;            /* (nullable): its file */
  gboolean path_is_ours; /* the user did not choose that file */

  /* who plays, and who looks */
  SortieBot *bots[SORTIE_MAX_SEATS]; /* NULL: a person, or nobody */
  char *kinds[SORTIE_MAX_SEATS];     /* the kinds of the bots */
  struct ServeChild *children[SORTIE_MAX_SEATS]; /* external programs that play a seat; NULL: none */
  guint move_time;                   /* seconds that an external program may take for a decision */
  gboolean open_hands;               /* the person at the screen may see every hand */
  guint8 sitting;                    /* who has the screen, SORTIE_NO_SEAT: nobody */
  gboolean looks_back;               /* nobody plays: the one who sits there only reads */

  /* what was shown and said */
  guint told[SORTIE_MAX_SEATS + 1]; /* entries of the log that were shown, per reader */
  ConsoleDrawn drawn;
  ConsoleQuestion question;
  ConsoleListed listed;
  ConsoleHints hints;
  ConsoleIdle idle;
  ConsoleSkipped skipped;

  /* what was typed */
  ConsoleWaiting waiting; /* the line that is carried out next */
  ConsoleWaiting later;   /* the same, while a question that came up meanwhile is answered first */
  ConsoleUnfinished unfinished;
  ConsoleAhead ahead;
  gboolean rest;          /* the rest of a line is being carried out */
  gboolean begun;         /* so is a part of a line, with others before it */
  guint typed_phase;      /* the phase in which its person last typed a line */
  gboolean agreed;        /* its person has agreed to what it loses by the end of steps */
  gboolean ended;         /* there is no more input */
  char **words;           /* (nullable): console_command_words() */
  ConsoleCalled called;   /* for console_command_find() */
  char **refused_words;   /* (nullable): the words of the last refused move */
  gboolean answers_left_out; /* the last look ahead (console_threats()) left out answers to an open question */
  gboolean refused;       /* a line was refused: sets the exit status */
  gboolean paused;        /* a bot waits until the person lets it go on */
  gboolean leaving;       /* the person leaves this match */

  /* when a person is asked */
  ConsoleUntil until;
  ConsoleChosenStops stops;
  ConsoleDeclined declined;
  ConsoleUnasked unasked;
  ConsoleEndedAlone ended_alone;
  ConsoleWarnings warnings;

  /* what a seat did and saw */
  ConsoleActed acted[SORTIE_MAX_SEATS];
  ConsoleKept kept[SORTIE_MAX_SEATS];
} ConsoleSession;

/* ---- session.c: its life, what it says, its file ---------------------------------------- */

/* Takes over the module and the match. @path: (nullable): the file that it is already written to. */
ConsoleSession *console_session_new (ConsoleOut *out, ConsoleInput *input, const SortiePaths *paths,
                                     SortieModule *module, SortieMatch *match, const char *path);
void console_session_free (ConsoleSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleSession, console_session_free)

/* Continues with another match, and takes over it and its module. The bots keep their seats, unless that match
 * began with others. */
void console_session_set_match (ConsoleSession *session, SortieModule *module, SortieMatch *match,
                                const char *path);

/* After undo or load: forgets what was told, since it did not happen. */
void console_session_forget (ConsoleSession *session);
/* Whether one player has both seats, as when three play for four. A seat shares its own player. */
gboolean console_session_is_one_player (const ConsoleSession *session, guint8 a, guint8 b);
/* A person has moved for @seat in that turn. Its results begin after @began entries of the log, and what the person has
 * not seen of it after @log. */
void console_session_acts (ConsoleSession *session, guint8 seat, const SortieTurn *turn, guint began, guint log);
/* A person at a terminal continues the match: tells again what followed their last turn. */
void console_session_recall (ConsoleSession *session);
/* Nobody has been told anything yet, not even the set-up. */
void console_session_tell_all (ConsoleSession *session);
/* Notes that @move is made automatically: nobody typed it. */
void console_session_note_alone (ConsoleSession *session, const SortieMove *move);
/* Notes that nobody at the terminal is asked about the next move. */
void console_session_note_unasked (ConsoleSession *session);
/* Whether somebody was asked in the current position, which may be an earlier one after an undo. For moves from
 * before the session: whether somebody would be asked. */
gboolean console_session_was_asked (ConsoleSession *session);
/* The match was taken back to an earlier position, and continues from there. */
void console_session_taken_back (ConsoleSession *session);
/* What was taken back last was done again. */
void console_session_done_again (ConsoleSession *session);

/* Says why something was not done. */
void console_session_refuse (ConsoleSession *session, const char *sentence);
/* The same, with a sentence that has blanks (sortie/base.h). */
void console_session_refuse_fill (ConsoleSession *session, const char *pattern, ...) G_GNUC_NULL_TERMINATED;
/* Nothing has this name: @sentence has the blanks {name} and {hint}; the hint is the nearest known name. */
void console_session_refuse_name (ConsoleSession *session, const char *pattern, const char *name,
                                  const GPtrArray *known);
/* Asks at a terminal; a script always means yes. A line that only looks at something is answered, and the question put
 * again; any other line than an answer means no, and is carried out next. */
gboolean console_session_confirm (ConsoleSession *session, const char *question);
/* The same about a typed move. Nobody could foresee that question: it drops lines typed ahead, and typing the move
 * again is no answer. */
gboolean console_session_confirm_move (ConsoleSession *session, const char *question, const SortieMove *move);
/* A question that nobody could foresee, too; Enter alone means yes. @move: (nullable): what a yes does first: its verb
 * alone means yes, too. */
gboolean console_session_agree (ConsoleSession *session, const char *question, const SortieMove *move);

/* Warns once if the match could not be written. */
void console_session_warn (ConsoleSession *session);
/* FALSE and @error: the match is no longer written to its file. */
gboolean console_session_check_kept (const ConsoleSession *session, GError **error);
/* Whether nobody has done anything in the match: then its file is not worth keeping. */
gboolean console_session_is_blank (const ConsoleSession *session);
/* Keeps the words from @from on, which @seat typed, until what comes before them is done. They are carried out
 * when the question that they answer comes, or when the next window of turn number @turn opens. */
void console_session_keep_line (ConsoleSession *session, guint8 seat, guint32 turn, const SortieLine *line, guint from);
/* Leaves the match without asking. It can be continued later. */
void console_session_leave (ConsoleSession *session);

/* ---- seats.c: who plays ----------------------------------------------------------------- */

/**
 * console_session_seat:
 * @who: "SEAT=human", "SEAT=random", ...: as on the command line
 * @seed: of the bots' own chance
 *
 * Returns: FALSE and @error when there is no such seat or kind of player
 */
gboolean console_session_seat (ConsoleSession *session, const char *who, guint64 seed,
                               GError **error);
/* The same for each of @whos (element-type utf8). These come from the command line, so they may be
 * "SEAT=exec:COMMAND". FALSE also if two of them name one seat. */
gboolean console_session_seat_all (ConsoleSession *session, const GPtrArray *seats, guint64 seed,
                                   GError **error);
/* Seats the bots that the match began with. */
gboolean console_session_seat_as_begun (ConsoleSession *session, GError **error);

/* Whether the seat belongs to the person who has the screen. */
gboolean console_session_sits_at (const ConsoleSession *session, guint8 seat);
/* A seat that never decides anything has no player: the rules play it. */
gboolean console_seat_is_automatic (const SortieSetup *setup, guint8 seat);
gboolean console_session_is_human (const ConsoleSession *session, guint8 seat);
gboolean console_session_has_people (const ConsoleSession *session);
/* The first seat that decides for itself, either any or only one that a person plays. SORTIE_NO_SEAT: none. */
guint8 console_session_first_seat (const ConsoleSession *session, gboolean person);

/* ---- who-plays.c: tells who plays ------------------------------------------------------------ */

/* Says which seats bots play. */
void console_session_say_players (ConsoleSession *session);
/* Says who plays each seat, and which seats share a player. */
void console_session_say_seats (ConsoleSession *session);
/* Says which other seats have the same player, if any. */
void console_session_say_own_seats (ConsoleSession *session, guint8 seat);

/* ---- child.c, child-turn.c: external programs (serve/child.h) ------------------------------- */

/* The prefix of a command: "exec:./my-bot". */
#define CONSOLE_EXEC "exec:"
/* The bot that takes the seat of an external program that has left, if nobody is at a terminal. */
#define CONSOLE_USUAL_BOT "greedy"
/* The default time for a decision, in seconds. */
#define CONSOLE_MOVE_TIME 30

/* Whether @kind is "exec:COMMAND". Only the command line may start a program, never a journal. */
gboolean console_child_is_meant (const char *kind);
struct ServeChild *console_child_start (const ConsoleSession *session, guint8 seat, const char *kind,
                                        GError **error);
void console_child_end (ConsoleSession *session, guint8 seat);
/* Lets it decide. If it fails, says so and gives its seat to somebody else. */
void console_child_play (ConsoleSession *session, guint8 seat);

/* ---- hot-seat.c: who looks; several people, one screen ----------------------------------
 *
 * If at least two people play at a terminal and each has something that the others may not see, one of them has
 * the screen. Before another one decides, the screen is cleared and names the next person. Until that person
 * presses Enter the reader is nobody, who sees what everybody may see. The log, the history and what was shown are
 * kept per seat.
 *
 * Partners who may look at each other's hands, as in some games, need not look away: the screen passes silently
 * from one to the other, except for secret answers.
 *
 * None of this applies to open hands, bots, games without secrets, or lines from a file.
 */

/* How many seats people decide for. */
guint console_session_count_people (const ConsoleSession *session);
/* Whether the people at this screen take turns at it. */
gboolean console_hot_seat_is_on (const ConsoleSession *session);
/* Whether nobody learns anything hidden if @seat, which decides next, is not asked: one person plays, nothing is
 * hidden, or @seat has the screen in its own turn, so that nobody else sees whether a prompt came. */
gboolean console_silence_is_safe (const ConsoleSession *session, guint8 seat);
/* Whether @seat, which decides next, may see its view now. */
gboolean console_hot_seat_is_taken_by (const ConsoleSession *session, guint8 seat);
/* Whether @seat and the person at the screen may look at each other's hands. If so, @seat now has the screen. */
gboolean console_hot_seat_goes_over (ConsoleSession *session, guint8 seat);
/* What others at this screen learn from a move of this verb, to append to its words; "": nothing. */
const char *console_hot_seat_gives_away (const ConsoleSession *session, guint verb);
/* The person at the screen leaves it, and what it showed is cleared. */
void console_hot_seat_rise (ConsoleSession *session);

/* The seat for which the screen speaks: the one that decides if a person plays it, else the first person's; if
 * only bots play, the first bot's. If people take turns at the screen, it is the one who sits there, or
 * SORTIE_NO_SEAT while nobody does. */
guint8 console_session_reader (const ConsoleSession *session);
/* What the reader may see; valid until the next change. */
const SortieView *console_session_view (ConsoleSession *session);

/* ---- hand-texts.c: in a wide window, the texts of the reader's hand to the right of the table ---- */

/* Whether cards there are chosen by their owner, who sees them, and perhaps a team; or only the others see them. */
gboolean console_is_hand (const SortieZoneDecl *decl);
/* The columns that the table leaves them; 0: the window has no room for them beside it. */
guint console_beside_table (const ConsoleSession *session, const SortieSketch *sketch);
/* Adds them to the lines of the table that were written since @before, and that are @table columns wide at most. */
void console_beside_add (ConsoleSession *session, gsize before, guint table);

/* ---- in-force.c: what applies now that no card on the table shows ------------------------ */

/* "Turn 9, Player, Draw."; "" before the first turn. (transfer full) */
char *console_now_status (ConsoleSession *session);
/* The links of the chain, the continuous effects and what has been used up, one per line. */
void console_now_say (ConsoleSession *session);
/* The same, between the table and a question: in a low window an effect gets a few lines, one fewer with each step of
 * @tightness, then all effects together one, at the tightest none, and “effects” shows the rest. */
guint console_now_tightest (const ConsoleSession *session);
void console_now_say_around (ConsoleSession *session, guint tightness);
/* How many effects are in force, and the command that shows them: for a table at its tightest. (nullable) (transfer
 * full): NULL: there are none */
char *console_now_count (ConsoleSession *session);
/* What the newest link will do, in the words of its card, if the reader's side may answer it. */
void console_now_say_answered (ConsoleSession *session);
/* The effects that apply to @piece, and what it has used up. */
void console_now_say_about (ConsoleSession *session, SortieRef piece);
/* The numbers that have changed: "cost 1 (printed 0), ..."; "" if none has. (transfer full) */
char *console_now_changes (ConsoleSession *session, SortieRef ref);
/* The same for printed numbers only. Numbers that no card prints are part of the cost in the question. */
char *console_now_printed_changes (ConsoleSession *session, SortieRef ref);
/* The current values of the printed numbers of card @def: "cost 1 (printed 0), ATT 5". @cost: what the player
 * pays; -1: not known. (transfer full) */
char *console_now_numbers (ConsoleSession *session, SortieRef ref, guint16 def, gint cost);

/* ---- move-cost.c: what a move costs after all changes ------------------------------------ */

/* What @move, which must be legal now, costs to announce; -1: it announces nothing. */
gint console_move_cost (ConsoleSession *session, const SortieMove *move);
/* "“play bolt” costs 3 now, “deploy bolt” costs 2 now": the legal moves with this card or piece
 * that announce something; "" when there is none. (transfer full) */
char *console_costs_text (ConsoleSession *session, SortieRef ref);

/* ---- move-list.c: the legal moves as a numbered list, grouped by verb -------------------- */

/* Lists the moves of @verb (nullable: all). FALSE if there are none. */
gboolean console_moves_list (ConsoleSession *session, const char *verb);
/* Lists the moves of @verb (nullable: all) that begin with @thing, or with an equal card. FALSE if there are none. */
gboolean console_moves_list_with (ConsoleSession *session, const char *verb, SortieRef thing);
/* Lists the moves that begin with something of that name, or else those that name it anywhere. FALSE if there are
 * none. */
gboolean console_moves_list_named (ConsoleSession *session, const char *name);
/* Whether a verb has a legal move now. */
gboolean console_moves_are_of (ConsoleSession *session, const char *verb);
/* Whether the screen lists moves of this position, so that a number means one of them. A script gets no list, and
 * its numbers always count. */
gboolean console_moves_are_listed (ConsoleSession *session);
/* The move with that number in the full list, from 1. */
gboolean console_moves_number (ConsoleSession *session, guint number, SortieMove *ret);
/* A legal move as its reader types it (sortie_spell()). (transfer full) */
char *console_move_spelt (ConsoleSession *session, const SortieMove *move);

/* move-offer.c: offers the legal moves below the question in @room lines, as fully as they fit: as a list, in a
 * row without words, or only their number. A few moves that fit in one or two lines are named even in a full
 * window: their number alone would not help the player. What becomes possible after a move (after-move.c) takes the
 * lines that are left, and at least @kept lines. */
void console_moves_offer (ConsoleSession *session, guint room, guint kept);
/* The question is on the screen: from now on, many moves of this step are not told again to a listener. */
void console_moves_note_asked (ConsoleSession *session);
/* Tells a listener who or what can act now. */
void console_moves_say_who_can_act (ConsoleSession *session);
/* How many lines it takes to name the moves without words, and in at most @kept more what becomes possible after
 * one; 0: there are too many moves to be named. */
guint console_moves_count_lines_named (ConsoleSession *session, guint kept);

/* ---- idle.c: cards whose play would change nothing -------------------------------------- */

/* Whether a legal move plays a card that, as far as the seat knows, would change nothing now. */
gboolean console_move_is_idle (ConsoleSession *session, const SortieMove *move);

/* ---- show.c: the table, the log, the question ------------------------------------------- */

/* Draws the table as the reader sees it, or describes it in sentences. */
void console_session_show (ConsoleSession *session);
/* The same, fully explained, even if it is longer than the window. */
void console_session_show_whole (ConsoleSession *session);
/* What @seat, which decides, is asked. It says "you"; if people decide for several seats, it begins with the seat's
 * name. (transfer full) */
char *console_session_question_to (const ConsoleSession *session, guint8 seat);
/* The lines that the open question needs at least, with its answers and the typed line. */
guint console_session_lines_asked (ConsoleSession *session);
/* Marks in a sketch what the reader may do now. */
void console_session_allow (ConsoleSession *session, SortieSketch *sketch);
/* The log entry where the events since the reader's last move begin; at the start of the reader's turn: since the
 * reader's last move in the turn before. */
guint console_session_since (const ConsoleSession *session, guint8 reader);
/* Tells the new lines of the log. */
void console_session_tell (ConsoleSession *session);
/* Shows what goes above the prompt of the player who decides. At a terminal, the table is drawn when it has
 * changed, and a question is asked once. A script knows what it answers. */
void console_session_prompt (ConsoleSession *session);
/* Reads a line below it, or below another question. */
ConsoleGot console_session_read (ConsoleSession *session, const char *prompt, char **ret);
/* Draws the table of the session @data anew, with what was told and asked below it while a line is read: the window has
 * another size (ConsoleAbove). */
void console_session_show_again (gpointer data);

/* ---- sensible.c: an example of a move ----------------------------------------------------- */

/* The move after which the position is best at once, for all that the deciding seat knows, of many moves only some; to
 * decline if the others make it worse. It takes a few milliseconds. FALSE: interrupted, or each move has a warning.
 * @legal: all legal moves, at least one */
gboolean console_sensible_move (const SortiePlay *p, const SortieMoves *legal, SortieMove *ret);

/* ---- goal.c: how the match is won -------------------------------------------------------- */

/* Says how, above the first question to a reader: as the chosen cards do, in at most so many lines. Not in a lesson.
 * Returns: FALSE: that needs more lines */
gboolean console_goal_say (ConsoleSession *session, guint most);

/* ---- warnings.c: what a good host says before it is too late (SortieGame.warnings) --------
 *
 * The game gets the reader's view, so a warning gives away nothing hidden. The reader can switch each one off for
 * good by its name (settings.c). Only people at a terminal are warned.
 */

/* The index in the game's table of the warning with that id; -1: there is none. */
gint console_warning_find (const ConsoleSession *session, const char *id);
gboolean console_warning_is_on (ConsoleSession *session, guint8 seat, guint warning);
void console_warning_set (ConsoleSession *session, guint8 seat, guint warning, gboolean on);
/* Gives the warnings that the reader has not had in this turn. */
void console_warnings_say (ConsoleSession *session);
/* How many rows of the window they take. */
guint console_warnings_count_lines (ConsoleSession *session);
/* Whether the reader can still do something important in the open window, so that we ask before ending it. */
gboolean console_warnings_ask (ConsoleSession *session);
/* Before the reader makes a move that closes a window: asks whether to leave something important undone, or, if
 * the program ended the last turn or step, whether the `done` was meant for this one. FALSE: the person said no,
 * and the window stays open. */
gboolean console_warnings_let (ConsoleSession *session, const SortieMove *move);
/* What a person at a terminal should know before making a move that they may regret. (nullable) (transfer full) */
char *console_warnings_about (ConsoleSession *session, const SortieMove *move);

/* ---- typed-ahead.c: lines that a person typed before the prompt --------------------------
 *
 * Lines typed ahead wait at the terminal until the program reads them. A line that waits when a prompt comes was
 * typed for an earlier one. We drop it if its writer could not foresee the new question:
 *
 *   - another turn has begun, or another seat is asked;
 *   - another step has begun, and the writer did not end the one before: it closed automatically. After a `done`,
 *     lines are for the next step, and only for that one;
 *   - another question has come up. The writer could foresee the open question, those that complete a move, and
 *     that the step continues after a question;
 *   - the match is over.
 *
 * Nobody can foresee a question about a move (console_session_confirm_move()), so it drops all lines that wait.
 * A message quotes the dropped lines. A pipe is a script, and keeps all its lines.
 */

/* Before the table is drawn for a prompt: drops the lines that were typed for another situation. */
void console_ahead_check (ConsoleSession *session);
/* Just before the prompt: says what was dropped, and counts the lines of that message. */
void console_ahead_say (ConsoleSession *session);
guint console_ahead_count_lines (ConsoleSession *session);
/* Just before a yes-or-no question that nobody could foresee: drops the lines that wait, and says so. */
void console_ahead_question (ConsoleSession *session);
/* At the end of the match: drops the lines and says so. */
void console_ahead_end (ConsoleSession *session);
/* The person is about to make a move in the window, so they know which step is open. */
void console_ahead_step_used (ConsoleSession *session);
/* The person is about to close the window: the lines that follow are for the next step. */
void console_ahead_step_ends (ConsoleSession *session);

/* ---- skipped.c: steps in which nobody was asked ------------------------------------------- */

/* Notes that the window is about to be closed without asking. */
void console_skipped_note (ConsoleSession *session);
/* The @i-th last window that was closed like that in this turn, 0 being the latest. NULL: there were fewer */
const ConsoleClosed *console_skipped (ConsoleSession *session, guint i);
/* "Summon was skipped: ...", or that it is over if the seat had acted in it. @reason: a sentence. (transfer full) */
char *console_skipped_text (const ConsoleSession *session, const ConsoleClosed *closed, const char *reason);
/* Says in one line why steps of this turn were skipped, or which if that is too long, if that was not said yet. What
 * was the same in the turn before is left out. A low window has no room for it. */
void console_skipped_say (ConsoleSession *session);
/* In a low window, the line that says where in the turn the match is names these steps, if they fit in. In every
 * window, that line names the step that the program ended.
 * Returns: (transfer full): that line */
char *console_skipped_add (ConsoleSession *session, const char *status);
/* It was said. */
void console_skipped_said (ConsoleSession *session);
/* The match is another one. */
void console_skipped_forget (ConsoleSession *session);

/* ---- thinking.c: a bot thinks while a person waits -------------------------------------- */

/* Lets the bot choose for the seat that decides. A person at a terminal sees its progress after half a second; on
 * Control-C the bot plays the best move that it has found. FALSE: it was interrupted before it had found any, or
 * it does not report that. */
gboolean console_think (ConsoleSession *session, SortieBot *bot, guint8 seat, SortieMove *ret);

/* ---- table-changes.c: what the table looks like, to find out what has changed ------------------------ */

/* A hash of all that the reader sees on the table, and of the effects in force. */
guint console_table_hash (ConsoleSession *session);
/* Remembers the places as they are now, which the reader at a terminal has seen or caused: before the end of a step,
 * and after any other move. @active: whose turn it was then. */
void console_table_keep (ConsoleSession *session, guint8 active);
void console_table_forget (ConsoleSession *session);
/* A hash of the pieces and numbers in @view, without its zones. Moving a piece from one box to another does not
 * change it. */
guint console_table_hash_of_places (const SortieView *view);
/* The boxes and cells of @sketch that have changed since then. (transfer full) */
GHashTable *console_table_changed (ConsoleSession *session, const SortieSketch *sketch);

/* ---- after-move.c: what becomes possible after a move that asks nothing -----------------------
 *
 * Below the question of a window in the player's turn we say what else a line may name there: the answer to the
 * question that comes as soon as the window closes, such as where a unit goes that leaves the track; and what
 * becomes possible after a bare verb, such as `unpack`. We look in worlds that the seat imagines, and name what is
 * the same in all of them, up to the first die, shuffle or card that the seat sees. sortie_read_first() finds what
 * must be done then.
 */

/* The next phase of the turn after @phase in whose window a player may do something. (nullable) */
const SortiePhaseDecl *console_next_step (const SortiePhaseDecl *phase);

/* "storm boss, hold front": the moves that are legal there and not now, except those that close the window; "" if
 * there are none, or too many. (transfer full) */
char *console_after_move_list (ConsoleSession *session, const SortieMove *move);
/* Says this for all moves, and explains one kind of question that was not explained yet, in at most so many lines.
 * @are_explained: the moves are, above it. Returns: the lines it took */
guint console_hints_offer (ConsoleSession *session, guint room, gboolean are_explained);
/* The prompt is on the screen: its kind of question now counts as explained. */
void console_hints_said (ConsoleSession *session);

/* Whether the window is so low and narrow that the table needs all of it. */
gboolean console_is_small (const ConsoleOut *out);
#define CONSOLE_LOW_WINDOW 30
#define CONSOLE_NARROW_WINDOW 60

/* How many worlds must agree, since something that the seat cannot see may matter. */
#define CONSOLE_WORLDS 3

/* ---- stops.c: when a person is asked ------------------------------------------------------
 *
 * If a person can only pass, and nobody learns anything from the silence (hot-seat.c), we pass for them: one person
 * plays, all hands are open, or the person has the screen in their own turn. All others are asked as the rules say,
 * whatever they hold. A person who wants to be asked less passes what others' turns offer, whatever they hold: all of
 * it, or all that is not aimed at them (aimed-at.c).
 *
 * In a joint turn (sortie/event.h) where a seat can only pass or let a partner act first, it passes; in the last
 * window it lets the partner act, since something may come of that. We also ask nobody for an answer who has none
 * and holds no card that others cannot see.
 *
 * A person at a terminal is not asked for the order of abilities if every order has the same result (alike-answers.c),
 * nor, where the silence is safe, any other question whose answers all have the same result. If all of the
 * abilities are optional and only one of them would find something to do, that one is resolved first, before
 * others may answer from their hands, and the person decides about the rest afterwards.
 *
 * Where the silence is safe, a person at a terminal is also not asked
 *
 *   - in a window of their turn that offers only what they just declined in the window before, while the table
 *     looks the same;
 *   - in a step of their turn whose only moves rarely make sense, such as an attack on their own wall;
 *   - in a window of their turn if every move can wait for the next one: it is legal there too, and the places
 *     will have the same things and numbers, though things may have moved from one place to another. We look in a
 *     world that the seat imagines, up to the first die or shuffle. In the later window the person may know more;
 *   - in another's turn, if there is nothing to answer, all moves are open to everybody, and a bot that looks one
 *     move ahead in such a world would do nothing;
 *   - for an answer to something that is not aimed at the seat, if such a bot would give none.
 */

/* The word for it, in English. */
const char *console_stops_word (ConsoleStops stops);
/* What the seat has chosen, in this match or in one before. */
ConsoleStops console_stops (ConsoleSession *session, guint8 seat);
/* Chooses for this match, */
void console_stops_choose (ConsoleSession *session, guint8 seat, ConsoleStops wanted);
/* and keeps the choice for the next ones. FALSE and @error: it could not be written. */
gboolean console_stops_keep (ConsoleSession *session, guint8 seat, GError **error);
/* Whether the seat that decides needs no person: @ret is the only answer, the move that passes or, at a terminal,
 * the only next step to a goal that the person named. */
gboolean console_stops_answer (ConsoleSession *session, SortieMove *ret);
/* Whether a person at a terminal, who wants no unnecessary questions, need not be asked this one, whoever plays the
 * seat. @ret: the answer */
gboolean console_stops_settle (ConsoleSession *session, SortieMove *ret);
/* Whether somebody who is asked for each answer in others' turns has a chance to answer now. */
gboolean console_stops_may_be_fewer (ConsoleSession *session);
/* Whether one of those cases applies, whoever plays the seat. */
gboolean console_stops_spare (ConsoleSession *session);
/* Whether a move in the seat's own window may open others that the window is mainly for, and that the next window does
 * not have, in some worlds that the seat imagines; only so many moves are tried (opening-moves.c). */
gboolean console_window_may_open_more (ConsoleSession *session);
/* Whether "done" would end a step of the turn: a window, or a question of the running phase to the seat whose turn
 * it is while nothing else is in progress, such as attacks right after the Attack Phase. @ret: that move */
gboolean console_step_may_end (const SortiePlay *p, SortieMove *ret);

/* The person is about to make this move: if it closes a window, remembers what it declines. */
void console_stops_note (ConsoleSession *session, const SortieMove *move);
/* Whether the seat has made a move in this window. Answers to the phase's questions before the window opened do not
 * count. */
gboolean console_stops_has_acted (const ConsoleSession *session, guint8 seat);

/* ---- alike-answers.c: questions that make no difference
 *
 * We give each answer in worlds that the seat imagines, together with all answers to the questions that come up on the
 * way, until the question is over. If these can end in the same positions whatever was answered first, the question
 * makes no difference. A roll, a shuffle or a card that the seat did not know makes one, since nobody can foresee it.
 * To choose one of several equal cards that are together makes none.
 */

/* Whether every answer leads to the same position. @ret: the first that declines nothing */
gboolean console_answers_are_alike (ConsoleSession *session, SortieMove *ret);

/* ---- aimed-at.c: whether what a seat may answer is aimed at it --------------------------------
 *
 * A link of the chain, or an event that cards in a hand answer, is aimed at a seat if it names the seat or
 * something of the seat's: a piece, a card, a link, what is on a place. It is also aimed at the seat if the link
 * would do something to any of these while everybody passes, or if others may choose one of them for it, or the
 * seat has to choose. We look in some worlds that a spectator imagines, with possible die rolls, so the result
 * follows from what everybody sees: passing what is not aimed at a seat tells nothing about its hand. We do not
 * look at what other cards do after the link, nor at chance in other worlds.
 */

/* Whether the seat that decides has a chance to answer or to use something, which it may decline together with all
 * others in this turn (`pass-all`). */
gboolean console_is_chance (const SortiePlay *p);
/* Whether what may be answered now is aimed at the seat. FALSE if nothing is announced and nothing happens. */
gboolean console_is_aimed_at (const SortiePlay *p, guint8 seat);

/* ---- pause.c: Control-C while the program thinks ----------------------------------------
 *
 * Control-C abandons what is in progress: the match is as it was before, and the prompt comes. If it is a bot's
 * turn, the bot waits: Enter lets it go on, and it makes the same move. Until then commands work, and moves are
 * refused, since they are not the person's.
 */

/* Whether a signal has come that nobody has handled. */
gboolean console_pause_comes (const ConsoleSession *session);
/* Handles it: drops pending output and says so, or leaves if the program has to end. */
void console_pause_begin (ConsoleSession *session);
/* Whether a bot waits, and it is still its turn. */
gboolean console_pause_lasts (ConsoleSession *session);
/* Says who waits, and what the person may do meanwhile. */
void console_pause_say (ConsoleSession *session);
/* Refuses a move that was typed meanwhile. */
void console_pause_refuse (ConsoleSession *session);

/* ---- settings.c: a person's settings for all matches of a game ---------------------------- */

/* Kept in the user's configuration folder (XDG). A file that is missing or cannot be read sets nothing. */

/* @game: its id. Returns: (transfer full): the words; an empty list if nothing is set */
char **console_setting_read (const char *game, const char *key);

/* FALSE and @error: the setting could not be written, and only applies to this match. */
gboolean console_setting_write (const char *game, const char *key, const char *const *words,
                                GError **error);

/* Whether the settings of the people who play are others than were read for @of, which is then about these. */
gboolean console_setting_is_to_read (const ConsoleSession *session, ConsoleSettingsOf *of);

/* As above, for the person who plays @seat in the session's game. */
char **console_setting_read_of (const ConsoleSession *session, guint8 seat, const char *key);
gboolean console_setting_write_of (const ConsoleSession *session, guint8 seat, const char *key,
                                   const char *const *words, GError **error);
