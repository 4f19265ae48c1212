/* SPDX-License-Identifier: GPL-3.0-or-later */
/* session.h: one match at one screen: who sits there, what was told, what is typed.
 *
 * A session is a service: it is given views, prompts and legal moves by the match and shows them.
 * It knows no game and no rules, and does nothing by itself: commands and the loop that plays the
 * match call it.
 */
#pragma once
#include "console/screen/screen.h"
#include "console/screen/input.h"
#include <sortie/bot.h>
#include <sortie/view.h>
#include <sortie/match.h>
#include <sortie/reader.h>
G_BEGIN_DECLS

typedef struct ConsoleCommand ConsoleCommand; /* commands.h */

/* Up to which step the seat whose turn it is wants its windows closed (console_until_run()). */
typedef struct
{
  gboolean is_set;
  guint32 turn; /* its number */
  guint8 seat;  /* whose windows; a joint turn has those of several */
  guint phase;
  gboolean closed; /* a window was */
} ConsoleUntil;

/* When a person is asked; see stops.c. */
typedef enum
{
  CONSOLE_STOPS_SOME,
  CONSOLE_STOPS_ALL,
  CONSOLE_STOPS_AIMED,
  CONSOLE_STOPS_OWN,
  CONSOLE_N_STOPS
} ConsoleStops;

/* What a person had before them when they closed a window of their turn. */
typedef struct
{
  guint32 turn;  /* its number; 0: none was closed */
  guint32 moves; /* made until then: whoever goes back has not declined it */
  guint table;   /* what the table looked like, as a number */
  GArray *offer; /* (nullable) of SortieMove: what was possible */
} ConsoleDeclined;

/* What a line was typed for. */
typedef struct
{
  gboolean is_set; /* otherwise whatever comes was foreseen */
  guint turn;      /* its number */
  guint8 active;   /* whose turn it is */
  guint8 seat;     /* who is asked */
  guint step;      /* the phase whose window is open or opens next */
  guint8 question; /* which decision */
} ConsoleMoment;

typedef struct ConsoleSession
{
  const ConsoleCommand *commands; /* what may be typed besides moves; set by who plays the match */
  gpointer player;                /* (nullable): of who plays it, for commands and @aside */
  /* (nullable): plays something else, which has a match of its own, while this one waits: "learn", "puzzles" */
  void (*aside) (struct ConsoleSession *session, const char *what, char **words);
  ConsoleOut *out;                /* not owned */
  ConsoleOut *err;                /* (nullable): not owned: messages, while `out` is a journal */
  ConsoleInput *input;            /* not owned; NULL where nobody types */
  SortiePaths paths;              /* strings not owned */
  SortieModule *module;
  SortieMatch *match;
  SortieBot *bots[SORTIE_MAX_SEATS]; /* NULL: a person, or nobody */
  char *kinds[SORTIE_MAX_SEATS];     /* of the bots */
  struct ServeChild *children[SORTIE_MAX_SEATS]; /* programs of others that play a seat; NULL: none */
  guint move_time;                   /* seconds that such a program may take for a decision */
  char *path;                        /* (nullable): where the match is written */
  gboolean path_is_ours;             /* nobody asked for that file */
  gboolean open_hands;               /* whoever is at the screen may see every hand */
  guint8 sitting;                    /* who has the screen, SORTIE_NO_SEAT: nobody */
  guint told[SORTIE_MAX_SEATS + 1];  /* entries of the log that were shown, per reader */
  char *shown;                       /* (nullable): the table as it was last drawn */
  guint shown_places;                /* the places on it, as a number */
  char *status;                      /* (nullable): where in the turn it was then */
  GHashTable *heard;                 /* (nullable): what a listener was told of it (screen.h) */
  guint8 heard_by;                   /* who that was */
  gboolean asked;                    /* the prompt's sentence stands on the screen */
  guint typed_at;                    /* entries of the log when a person was asked last, */
  gboolean was_asked;                /* which was in this match; FALSE: when it began, or was loaded */
  char *refusal;                     /* (nullable): what was refused since */
  char *dropped;                     /* (nullable): that typed lines were dropped, still to be said */
  GPtrArray *skipped;                /* (element-type SortieState): steps in which nobody was asked (skipped.c) */
  char *skipping;                    /* (nullable): why the last one was, still to be said */
  GArray *idle;                      /* (nullable): moves that would do nothing (idle.c), */
  guint64 idle_in;                   /* in the position with this hash */
  GPtrArray *behind;                 /* (nullable) (element-type utf8): what stands below the question (behind.c), */
  guint64 behind_in;                 /* in the position with this hash */
  char *again;                       /* (nullable): what a verb alone does, or that several answers fit in a line, if
                                      * that is to be said */
  guint8 again_verb;                 /* the verb that it is about; 0: none */
  guint64 explained;                 /* the verbs of which it was said what they do */
  gboolean again_fits;               /* it was said below the last question */
  gboolean said_later;               /* that moves of later steps may be typed */
  guint64 said_again;                /* of which kinds of questions it was said that several answers fit in a line */
  guint64 listed;                    /* the position, by its hash, of which moves were listed last */
  guint64 hand_listed;               /* the same of the hand, if nothing was numbered since */
  guint64 helped;                    /* the position, by its hash, of which `?` was asked last */
  SortieLine line;                   /* was read, but answers come first that it lacks; without words: none was */
  guint32 line_turn;                 /* for which turn, where it waits for a later step of it */
  gboolean line_is_rest, later_is_rest; /* of a line whose first part was done */
  gboolean rest;                     /* such a line is being carried out */
  SortieLine later;                  /* the same, while a question that came up on the way is answered first */
  guint8 line_seat, later_seat;      /* of whom they are */
  gboolean line_rose, later_rose;    /* their writer has given the screen away since */
  guint32 later_turn, later_moves;   /* for which turn, and the moves made when it was put aside */
  SortieLine sideless;               /* leaves out a side, which the next line may name; without words: none does */
  guint64 sideless_in;               /* in the position with this hash */
  gboolean ended;                    /* there are no more lines */
  GQueue given;                      /* of char*: answers given alone since a person at a terminal typed */
  GArray *alone;                     /* of guint32: the moves made before each answer that was given alone */
  guint32 began;                     /* the moves made before the session began, or the match was loaded */
  char **words;                      /* (nullable): console_command_words() */
  char **refused_words;              /* (nullable): of the last move that was refused */
  ConsoleUntil until;
  ConsoleStops stops[SORTIE_MAX_SEATS];
  ConsoleDeclined declined;
  GHashTable *kept[SORTIE_MAX_SEATS]; /* (nullable) char *: number: how places looked (looks.c) */
  guint32 kept_at[SORTIE_MAX_SEATS];  /* so many moves had been made */
  guint acted[SORTIE_MAX_SEATS];      /* entries of the log when a person had made the last move */
  guint acted_of_turn[SORTIE_MAX_SEATS]; /* the same of the last move in a turn of the seat's own */
  guint32 acted_in[SORTIE_MAX_SEATS]; /* the turn of that move; in that of another, the one before */
  gboolean acted_in_own_turn[SORTIE_MAX_SEATS];
  guint32 window_turn[SORTIE_MAX_SEATS]; /* the turn of the last window in which the seat has acted, */
  guint8 window_phase[SORTIE_MAX_SEATS]; /* and its phase */
  gboolean tight;                     /* the table needs the room of what stands around it */
  gboolean marked;                    /* the table shows what has changed since */
  const SortieGame *warnings_of;          /* (nullable): whose settings were read */
  guint16 warnings_off[SORTIE_MAX_SEATS]; /* bit per warning of that game */
  guint16 warned[SORTIE_MAX_SEATS];       /* of those told in the turn of that number: */
  guint32 warned_in[SORTIE_MAX_SEATS];
  gboolean warnings_explained;            /* how they are switched off was said */
  ConsoleMoment typed_for; /* what lines that wait at the terminal were typed for */
  gboolean ended_step;       /* whoever typed last ended a step */
  gboolean turn_ended_alone; /* of the own last turn nobody ended the last step, and nothing was done or looked at since */
  gboolean step_ended_alone; /* of the own turn nobody ended the last step that was asked about, likewise */
  guint8 step_that_ended;    /* which one */
  guint64 steps_foreseen;    /* bit per phase: behind which such an end was no surprise */
  gboolean paused;         /* a program waits to be let go on */
  gboolean leaving;        /* out of this match */
  gboolean refused;        /* a line was refused: matters to who reads the exit status */
} ConsoleSession;

/* ---- session.c: its life, what it says, its file ---------------------------------------- */

/* Takes the module and the match over. @path: (nullable): where it is written already. */
ConsoleSession *console_session_new (ConsoleOut *out, ConsoleInput *input, const SortiePaths *paths,
                                     SortieModule *module, SortieMatch *match, const char *path);
void console_session_free (ConsoleSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleSession, console_session_free)

/* Goes on with another match; takes it and its module over. The programs keep their seats, unless
 * that match was begun with others. */
void console_session_set_match (ConsoleSession *session, SortieModule *module, SortieMatch *match,
                                const char *path);

/* After undo or load: what was told is not what happened. */
void console_session_forget (ConsoleSession *session);
/* Whether both seats are one player's, as where three play for four; a seat is always its own. */
gboolean console_session_is_one_player (const ConsoleSession *session, guint8 a, guint8 b);
/* A person has moved for @seat, in that turn; up to @log entries of the log that was not yet what the
 * others did. */
void console_session_acts (ConsoleSession *session, guint8 seat, const SortieTurn *turn, guint log);
/* Nobody has been told anything: also what the set-up did is still to be told. */
void console_session_tell_all (ConsoleSession *session);
/* Notes that @move is about to be made without having been typed. */
void console_session_note_alone (ConsoleSession *session, const SortieMove *move);
/* Notes that nobody at the terminal is asked about the next move. */
void console_session_note_unasked (ConsoleSession *session);
/* Whether somebody was asked where the match stands now, which may be where it stood earlier. Of what was
 * played before the session began it is whether somebody would be. */
gboolean console_session_was_asked (ConsoleSession *session);
/* The match stands where it stood earlier, and goes on from there. */
void console_session_taken_back (ConsoleSession *session);

/* Says why something was not done. */
void console_session_refuse (ConsoleSession *session, const char *sentence);
/* The same, a sentence with blanks (sortie/base.h). */
void console_session_refuse_fill (ConsoleSession *session, const char *pattern, ...) G_GNUC_NULL_TERMINATED;
/* Nothing has this name: a sentence with the blanks {name} and {hint}, for the nearest of those known. */
void console_session_refuse_name (ConsoleSession *session, const char *pattern, const char *name,
                                  const GPtrArray *known);
/* Asks at a terminal; from a file the answer is yes. Another line than an answer means no, and is carried
 * out next. */
gboolean console_session_confirm (ConsoleSession *session, const char *question);
/* The same about a move that was typed: whoever types it once more means yes. */
gboolean console_session_confirm_move (ConsoleSession *session, const char *question, const SortieMove *move);
/* The same, where Enter alone means yes. */
gboolean console_session_agree (ConsoleSession *session, const char *question);

/* Says when the match could not be written, once. */
void console_session_warn (ConsoleSession *session);
/* FALSE and @error: the match is no longer written to the file that it was to be kept in. */
gboolean console_session_check_kept (const ConsoleSession *session, GError **error);
/* Whether nobody has done anything in the match yet: it is not worth its file. */
gboolean console_session_is_blank (const ConsoleSession *session);
/* The words from @from on, which @seat typed, wait until what comes before them is done, and are carried out when the
 * question comes that they answer, or the next window of turn number @turn opens. */
void console_session_keep_line (ConsoleSession *session, guint8 seat, guint32 turn, const SortieLine *line, guint from);
/* Leaves the match without asking; it can be continued. */
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
/* The same for all of them (element-type utf8), which the command line says, so that they may be
 * "SEAT=exec:COMMAND", too; FALSE also when two are for one seat. */
gboolean console_session_seat_all (ConsoleSession *session, const GPtrArray *seats, guint64 seed,
                                   GError **error);
/* The programs that the match was begun with sit down where they sat. */
gboolean console_session_seat_as_begun (ConsoleSession *session, GError **error);
/* Says for which seats a program plays. */
void console_session_say_players (ConsoleSession *session);
/* Says of every seat who plays it, and which are one player's. */
void console_session_say_seats (ConsoleSession *session);
/* Says which other seat is the same player's, if there is one. */
void console_session_say_own_seats (ConsoleSession *session, guint8 seat);

/* Whether the seat is that of who has the screen, or another of the same player's. */
gboolean console_session_sits_at (const ConsoleSession *session, guint8 seat);
/* A seat that never decides anything itself is nobody's: the rules play it. */
gboolean console_seat_is_automatic (const SortieSetup *setup, guint8 seat);
gboolean console_session_is_human (const ConsoleSession *session, guint8 seat);
gboolean console_session_has_people (const ConsoleSession *session);
/* The first seat that decides for itself: with a person, or whoever sits there. SORTIE_NO_SEAT: none. */
guint8 console_session_first_seat (const ConsoleSession *session, gboolean person);

/* ---- child.c, child-turn.c: programs of others (serve/child.h) ---------------------------- */

/* What stands before a command: "exec:./my-bot". */
#define CONSOLE_EXEC "exec:"
/* Who plays where a program of somebody's has left its seat and nobody sits at a terminal. */
#define CONSOLE_USUAL_BOT "greedy"
/* Seconds for a decision, when nobody says. */
#define CONSOLE_MOVE_TIME 30

/* Whether "exec:COMMAND" is meant. Only who types the command line may start a program, never a
 * journal. */
gboolean console_child_is_meant (const char *kind);
struct ServeChild *console_child_start (const ConsoleSession *session, guint8 seat, const char *kind,
                                        GError **error);
void console_child_end (ConsoleSession *session, guint8 seat);
/* Lets it decide. When it fails, a message says so, and somebody else takes the seat. */
void console_child_play (ConsoleSession *session, guint8 seat);

/* ---- hot-seat.c: who looks; several people, one screen ----------------------------------
 *
 * Where at least two people play at a terminal and each holds what the others may not see, one of
 * them sits at the screen. Before another has to decide, the screen is cleared and says who is to
 * sit down; until that one has pressed Enter the reader is nobody, who sees what lies open to all.
 * The log, the history and what was shown are kept per seat.
 *
 * Partners who may look at each other's hands, as in some games, need not go away for each other: who
 * sits there changes without a word, but for what they answer secretly.
 *
 * People who play with open hands, bots, games without secrets and lines that come from a file
 * need none of that.
 */

/* How many seats are decided for by people. */
guint console_session_count_people (const ConsoleSession *session);
/* Whether the people at this screen take turns at it. */
gboolean console_hot_seat_is_on (const ConsoleSession *session);
/* Whether @seat, which is to decide, may be shown what it sees. */
gboolean console_hot_seat_is_taken_by (const ConsoleSession *session, guint8 seat);
/* Whether @seat and whoever sits there may look at each other's hands: then it sits there now. */
gboolean console_hot_seat_goes_over (ConsoleSession *session, guint8 seat);
/* What others at this screen learn from a move of this verb, behind the words about it; "" when nothing. */
const char *console_hot_seat_gives_away (const ConsoleSession *session, guint verb);
/* Whoever sits there stands up, and takes along what was on the screen. */
void console_hot_seat_rise (ConsoleSession *session);

/* The seat that speaks at this moment: who decides if that is a person, else the first person;
 * where only bots play, the first of them. Where people take turns at the screen it is who sits
 * there: SORTIE_NO_SEAT, a stranger, while nobody does. */
guint8 console_session_reader (const ConsoleSession *session);
/* What the reader may look at; valid until the next change. */
const SortieView *console_session_view (ConsoleSession *session);

/* ---- in-force.c: what holds at this moment and is printed on no card on the table ------- */

/* "Turn 9, Player, Draw."; "" before the first turn. (transfer full) */
char *console_now_status (ConsoleSession *session);
/* The links of the chain and the continuous effects, a line each. */
void console_now_say (ConsoleSession *session);
/* The same below the table above a question: in a low window an effect has one line, and “effects” says the rest. */
void console_now_say_around (ConsoleSession *session);
/* What the newest link will do, in the words of its card, if the reader's side may answer it. */
void console_now_say_answered (ConsoleSession *session);
/* Those of the effects that are about @piece. */
void console_now_say_about (ConsoleSession *session, SortieRef piece);
/* The numbers that differ: "cost 1 (printed 0), ..."; "" when none does. (transfer full) */
char *console_now_changes (ConsoleSession *session, SortieRef ref);
/* The same of the printed numbers only: what is printed nowhere is in the sum that is asked. */
char *console_now_printed_changes (ConsoleSession *session, SortieRef ref);
/* What is printed on a card, @def, as it is now: "cost 1 (printed 0), ATT 5". @cost: what is to be paid; -1: not known.
 * (transfer full) */
char *console_now_numbers (ConsoleSession *session, SortieRef ref, guint16 def, gint cost);

/* ---- move-cost.c: what a move costs, everything that changes it counted in -------------- */

/* What @move, which must be legal now, announces for how much; -1: it announces nothing. */
gint console_move_cost (ConsoleSession *session, const SortieMove *move);
/* "“play bolt” costs 3 now, “deploy bolt” costs 2 now": the legal moves with this card or piece
 * that announce something; "" when there is none. (transfer full) */
char *console_costs_text (ConsoleSession *session, SortieRef ref);

/* ---- move-list.c: the legal moves as a numbered list, grouped by what one does ---------- */

/* Lists the moves of @verb (nullable: all). FALSE when there is none of it. */
gboolean console_moves_list (ConsoleSession *session, const char *verb);
/* Lists the moves of @verb (nullable: all) that begin with @thing, or with a card like it. FALSE when there is none. */
gboolean console_moves_list_with (ConsoleSession *session, const char *verb, SortieRef thing);
/* Whether a verb has a legal move now. */
gboolean console_moves_are_of (ConsoleSession *session, const char *verb);
/* Whether moves of this position stand on the screen, so that a number means one of them; whoever
 * reads lines from a file is shown none, and knows. */
gboolean console_moves_are_listed (ConsoleSession *session);
/* The move with that number in the list of all, from 1. */
gboolean console_moves_number (ConsoleSession *session, guint number, SortieMove *ret);
/* A legal move as its reader types it (sortie_spell()). (transfer full) */
char *console_move_spelt (ConsoleSession *session, const SortieMove *move);

/* move-offer.c: offers the legal moves below the question in @room lines, as fully as they fit there: as a list,
 * in a row without words, or only how many there are. A few moves that
 * fit in one or two lines are named even if the window is full, because their number alone would not help the
 * player to answer. What is possible behind a move (behind.c) takes what they can spare, and @kept lines in any case. */
void console_moves_offer (ConsoleSession *session, guint room, guint kept);

/* ---- idle.c: cards that would be played for nothing ------------------------------------- */

/* Whether a legal move plays a card that, as far as the seat knows, would change nothing now. */
gboolean console_move_is_idle (ConsoleSession *session, const SortieMove *move);

/* ---- show.c: the table, the log, the question ------------------------------------------- */

/* Draws the table as the reader sees it, or says it in sentences. */
void console_session_show (ConsoleSession *session);
/* The same with all of it explained, also where it is longer than the window. */
void console_session_show_whole (ConsoleSession *session);
/* Lets a sketch mark what the reader may do now. */
void console_session_allow (ConsoleSession *session, SortieSketch *sketch);
/* Where in the log that begins which happened since the reader's own last move; at the beginning of its turn, since
 * that in its last one. */
guint console_session_since (const ConsoleSession *session, guint8 reader);
/* Says the new lines of the log. */
void console_session_tell (ConsoleSession *session);
/* What stands above the prompt of whoever is to decide. At a terminal the table is drawn when
 * something has happened on it, and a question is put once. A file knows what it answers. */
void console_session_prompt (ConsoleSession *session);

/* ---- warnings.c: what a good host says before it is too late (SortieGame.warnings) --------
 *
 * The game is given the reader's view, so a warning tells nothing hidden. Each can be switched off
 * by its name, for good (settings.c). Only people at a terminal are warned.
 */

/* The number of a warning in the game's table by its id; -1: there is none. */
gint console_warning_find (const ConsoleSession *session, const char *id);
gboolean console_warning_is_on (ConsoleSession *session, guint8 seat, guint warning);
void console_warning_set (ConsoleSession *session, guint8 seat, guint warning, gboolean on);
/* Says the dangers that the reader has not been told of in this turn. */
void console_warnings_say (ConsoleSession *session);
/* How many rows of the window that will take. */
guint console_warnings_count_lines (ConsoleSession *session);
/* Whether something could still be done in the window that is open, so that its end is asked about. */
gboolean console_warnings_ask (ConsoleSession *session);
/* Before the reader makes a move that closes a window: asks whether to leave undone what could still be done;
 * or, if the program ended the turn or step before, whether `done` was meant for this one. FALSE: the
 * person said no, and the window stays open. */
gboolean console_warnings_let (ConsoleSession *session, const SortieMove *move);

/* ---- ahead.c: lines that a person typed before they were asked for ----------------------
 *
 * Lines typed ahead wait at the terminal until the program reads them. Whatever waits when a prompt
 * comes was typed for an earlier one, and is dropped if its writer could not know what is asked
 * now:
 *
 *   - another turn has begun, or another seat is asked;
 *   - another step has begun, and the writer did not end the one before: it closed automatically.
 *     After a `done`, lines are for the step that follows, and only for that one;
 *   - another question has come up. The writer knew the one that was open, those of a move that is
 *     being put together, and that a step goes on after a question;
 *   - the match is over.
 *
 * What is dropped is quoted. A pipe is a script: it keeps all its lines.
 */

/* Before the table is drawn for a prompt: drops what was typed ahead for something else. */
void console_ahead_check (ConsoleSession *session);
/* Just before the prompt: says what was dropped; in how many lines. */
void console_ahead_say (ConsoleSession *session);
guint console_ahead_count_lines (ConsoleSession *session);
/* Drops and says it when the match is over. */
void console_ahead_end (ConsoleSession *session);
/* Whoever types is about to close the window: what follows is for the next step. */
void console_ahead_step_ends (ConsoleSession *session);

/* ---- skipped.c: steps in which nobody was asked ------------------------------------------- */

/* The window is about to be closed without asking. */
void console_skipped_note (ConsoleSession *session);
/* The position of the window number @i before this, from the last on, that was closed so in this turn. NULL: there were
 * not as many */
const SortieState *console_skipped (ConsoleSession *session, guint i);
/* "Summon was skipped: ..." (transfer full) @p: the position then */
char *console_skipped_text (const SortiePlay *p, guint8 seat, const SortieRefusal *why);
/* Says why the last one was, if that was not said. */
void console_skipped_say (ConsoleSession *session);

/* ---- thinking.c: a program thinks, and a person waits ------------------------------------ */

/* Lets the bot choose for the seat that decides. A person at a terminal who waits for half a second sees
 * how far it has come; by Control-C it takes the best that it has found. FALSE: it was interrupted
 * before it had found anything, or it cannot tell. */
gboolean console_think (ConsoleSession *session, SortieBot *bot, guint8 seat, SortieMove *ret);

/* ---- looks.c: what the table looks like, to be compared with what it was --------------------- */

/* A number for all that the reader sees there, and for what is in force beside it. */
guint console_looks (ConsoleSession *session);
/* The reader at a terminal is about to move: the places as they are now are kept in mind. */
void console_looks_keep (ConsoleSession *session);
void console_looks_forget (ConsoleSession *session);
/* A number for what @view shows on the places, and for its numbers, but not for its piles. Whoever only goes from
 * one box to another changes nothing. */
guint console_looks_of_places (const SortieView *view);
/* The boxes and cells of @sketch that are not as they were then. (transfer full) */
GHashTable *console_looks_changed (ConsoleSession *session, const SortieSketch *sketch);

/* ---- behind.c: what can be done behind a move that asks for nothing -----------------------
 *
 * Below the question of a window of the own turn stands what else may be typed there: what is asked as soon as the
 * window closes, such as where a unit goes that leaves the track; and what becomes possible by a move that is a verb
 * alone, such as `unpack`. It is found in worlds that the seat imagines, and named if it is the same in all of
 * them, up to the first die, shuffle or card that the seat sees. The line is carried out by early.c or before.c.
 */

/* The next step of the turn behind @phase in whose window a player may do something. (nullable) */
const SortiePhaseDecl *console_step_behind (const SortiePhaseDecl *phase);

/* World number @number behind @move, where the seat is asked again in the same turn, with nothing learned: in the
 * same window, or, if @move closes that, by a question. (nullable) (transfer full) */
SortieState *console_behind (ConsoleSession *session, const SortieMove *move, guint number);
/* "storm boss, hold front": what can be done there and not now, but for closing what is open; "" when there is
 * nothing, or much. (transfer full) */
char *console_behind_moves (ConsoleSession *session, const SortieMove *move);
/* Says it of all moves, and the last of a kind of question of which it was not said, in at most so many lines. Returns:
 * how many it took */
guint console_behind_offer (ConsoleSession *session, guint room);
/* The prompt stands on the screen: of its kind of question that need not be said again. */
void console_behind_said (ConsoleSession *session);

/* Whether the table needs all the room there is, since the window is low and narrow. */
gboolean console_is_small (const ConsoleOut *out);
#define CONSOLE_LOW_WINDOW 30
#define CONSOLE_NARROW_WINDOW 60

/* ---- worlds.c: worlds that are imagined ------------------------------------------------ */

/* A world that the seat which decides in @now imagines, the same each time for a number. (transfer full) */
SortieState *console_imagine (const SortiePlay *now, guint number);
/* The same of any seat, or of a spectator, SORTIE_NO_SEAT. (transfer full) */
SortieState *console_imagine_as (const SortiePlay *now, guint8 seat, guint number);
/* The `chance` of a watch whose data is a gboolean: sets it. */
void console_note_chance (gpointer fell, const SortiePlay *p, const SortieChance *chance);
/* What the seat cannot see may matter: where all worlds must agree, it imagines so many. */
#define CONSOLE_WORLDS 3

/* ---- stops.c: when a person is asked ------------------------------------------------------
 *
 * A chance to answer, or a window, in which one can only pass is passed for a person who plays alone at
 * this screen: nobody is there who could learn something from the pause. Where several people play, they
 * are asked alike whatever they hold, as the rules ask them. Whoever wants to be asked less passes what
 * others' turns offer, again whatever is in the hand: all of it, or all that is not aimed at them (aims.c).
 *
 * In a joint turn (sortie/event.h) where one can only pass or let a partner act first, whoever is asked passes,
 * and lets the partner act in the last window: then something may come of it. Nor is anybody asked for an answer
 * who has none, and holds no card whose face others do not see.
 *
 * Nobody at a terminal is asked in which order abilities take effect that can all take effect in any. Nor is anybody
 * who may leave out all of them, and for whom only one finds something: that comes first, before what others may answer
 * from their hands, and the rest is asked about behind it.
 *
 * A person who plays alone at a terminal is not asked, either,
 *
 *   - in a window of the own turn that offers nothing but what was just declined in the one before, while
 *     the table looks the same;
 *   - in a step of the own turn whose only moves rarely make sense, such as an attack on one's own
 *     wall;
 *   - in a window of the own turn all of whose moves can wait for the next one: they are legal there too,
 *     and the table has the same things on its places and the same numbers by then, though things may have
 *     gone on from one place to another. That is looked up in a world that the seat imagines, up to the
 *     first die or shuffle. Whoever is asked there may know more;
 *   - in the turn of another, where nothing is to be answered, all that is possible lies open, and a
 *     program that looks one move ahead in such a world would do nothing;
 *   - for an answer to what is not aimed at the seat, where such a program would give none.
 */

/* Whether the seat that is to decide needs no person for it: @ret is the only answer, how it passes, or, at a terminal,
 * the only next step to a goal that was named. */
gboolean console_stops_answer (ConsoleSession *session, SortieMove *ret);
/* Whether somebody who is asked for each answer in the turns of others has a chance to answer now. */
gboolean console_stops_may_be_fewer (const ConsoleSession *session);
/* Whether this is one of those five moments, whoever sits where. */
gboolean console_stops_spare (ConsoleSession *session);
/* Closes the window that is open in a world that @seat imagines, and gives the only answers behind it.
 * @chance: set by whoever watches that world. FALSE: the seat is asked nothing more in the same turn,
 * or chance decides. */
gboolean console_window_close (SortiePlay *ahead, guint8 seat, const gboolean *chance);
/* Whether it is the move that lets the question pass, or ends the step. */
gboolean console_move_declines (const SortiePlay *p, const SortieMove *move);
/* Whether @seat sees a card in @then that it could only imagine at the @start. Both are of one world: where a seat knows
 * one of several cards, such as one in an opponent's hand, an imagined world has another one in its place. */
gboolean console_has_seen (const SortieState *start, const SortieState *then, guint8 seat);
/* Whether one of @moves, which are legal in the position, has this sortie_move_key(). */
gboolean console_is_legal_in (const SortiePlay *p, guint8 seat, const SortieMoves *moves, guint64 key);
/* Whether all moves that are legal now are still legal in the window of @ahead. */
gboolean console_window_keeps_moves (ConsoleSession *session, const SortiePlay *ahead, guint8 seat);
/* Whether "done" would end a step of the turn: a window, or what the running phase itself asks of the
 * seat whose turn it is, with nothing else in progress, such as attacks right after the Attack Phase.
 * @ret: that move */
gboolean console_step_may_end (const SortiePlay *p, SortieMove *ret);

/* The person is about to make this move: if it closes a window, what it declines is kept in mind. */
void console_stops_note (ConsoleSession *session, const SortieMove *move);

/* ---- aims.c: whether what a seat may answer is aimed at it --------------------------------
 *
 * A link of the chain, or an event that cards of a hand answer, is aimed at a seat if it names the seat or something
 * of the seat's: a piece, a card, a link, what stands on a place. It is also aimed at the seat if the link does anything
 * to these when everybody lets it pass, or if others may choose one of them for it, or the seat itself has to choose.
 * That is looked up in some worlds that a spectator imagines, with dice as they may fall, so it follows from what
 * everybody sees: whoever passes what is not aimed at them tells nothing about the hand. What other cards do once the
 * link is over is not looked up, nor what chance does in other worlds.
 */

/* Whether the seat that decides has a chance to answer or to use something, which it may let pass with others for the
 * rest of the turn (`pass-all`). */
gboolean console_is_chance (const SortiePlay *p);
/* Whether what may be answered now is aimed at the seat. Nothing is, where nothing is announced and nothing happens. */
gboolean console_is_aimed_at (const SortiePlay *p, guint8 seat);

/* ---- pause.c: Control-C while the program thinks ----------------------------------------
 *
 * What goes on is broken off, and the match is as it was before; then the prompt comes. Where it is a
 * program's turn that program waits: Enter lets it go on, and it will do what it would have done.
 * Until then commands work, and moves are refused: they are not the person's to make.
 */

/* Whether a signal has come that nobody has taken. */
gboolean console_pause_comes (const ConsoleSession *session);
/* Takes it: drops what was about to be said, and says that; or leaves, when the program has to end. */
void console_pause_begin (ConsoleSession *session);
/* Whether a program waits, and it is still its turn. */
gboolean console_pause_lasts (ConsoleSession *session);
/* Says who waits, and what may be done meanwhile. */
void console_pause_say (ConsoleSession *session);
/* A move that was typed meanwhile. */
void console_pause_refuse (ConsoleSession *session);

/* ---- settings.c: what a person has set once for all matches of a game -------------------- */

/* Kept in the user's folder of configuration (XDG). A file that is missing or cannot be read sets nothing. */

/* @game: its id. Returns: (transfer full): the words; an empty list when nothing is set */
char **console_setting_read (const char *game, const char *key);

/* FALSE and @error: it could not be written, and holds for this match only. */
gboolean console_setting_write (const char *game, const char *key, const char *const *words,
                                GError **error);

G_END_DECLS
