/* SPDX-License-Identifier: GPL-3.0-or-later */
/* programs.h: the program: what every subcommand gets, the subcommands, and how a match begins. */
#pragma once
#include "console/commands/commands.h"
#include "console/programs/options.h"
#include "console/session/course.h"

struct ConsoleApp
{
  const ConsoleOptions *options;
  ConsoleOut *out, *err;
  ConsoleInput *input; /* NULL until it is needed: console_app_input() */
  SortiePaths paths;
};

/* Also applies the options to both outputs. */
ConsoleApp *console_app_new (const ConsoleOptions *options);
void console_app_free (ConsoleApp *app);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleApp, console_app_free)

ConsoleInput *console_app_input (ConsoleApp *app);

/* Word number @i after the subcommand; NULL if there are fewer. */
const char *console_app_word (const ConsoleApp *app, guint i);

/* Reports the error and frees it. Returns: the exit status. */
ConsoleStatus console_app_fail (ConsoleApp *app, GError *error);

/* Closes standard output, as the last thing of all. Returns: @status, or a failure if some of the output was lost. */
ConsoleStatus console_app_end (ConsoleApp *app, ConsoleStatus status);

/* A game by its id, with its translations; signals can interrupt it (signals.h). NULL: @error with the nearest
 * match. */
SortieModule *console_app_module (ConsoleApp *app, const char *id, GError **error);

/* (transfer full) (element-type SortieModule): all games that can be loaded; reports why others cannot. */
GPtrArray *console_app_modules (ConsoleApp *app);

/* A name on the command line that means nothing makes the command line wrong (CONSOLE_USAGE), like an option that
 * there is not: turns SORTIE_ERROR_UNKNOWN, if it is set, into SORTIE_ERROR_SYNTAX. Whoever looks for a card or a word
 * may find nothing all the same (CONSOLE_FAILED). */
void console_app_misread (GError **error);

/* A game by an argument GAME or MODULE of the command line: with a slash it may be the path of a module. No other
 * text may name a path. */
SortieModule *console_app_module_argument (ConsoleApp *app, const char *word, GError **error);

/* The same for the first word after the subcommand. */
SortieModule *console_app_game (ConsoleApp *app, GError **error);

/* The table of the subcommands. The file of each has its name. */
extern const ConsoleSubcommand console_subcommands[];
ConsoleStatus console_run_menu (ConsoleApp *app, GError **error);
ConsoleStatus console_run_play (ConsoleApp *app, GError **error);
ConsoleStatus console_run_learn (ConsoleApp *app, GError **error);
ConsoleStatus console_run_puzzles (ConsoleApp *app, GError **error);
ConsoleStatus console_run_auto (ConsoleApp *app, GError **error);
ConsoleStatus console_run_serve (ConsoleApp *app, GError **error);
ConsoleStatus console_run_replay (ConsoleApp *app, GError **error);
ConsoleStatus console_run_analyse (ConsoleApp *app, GError **error);
ConsoleStatus console_run_scenario (ConsoleApp *app, GError **error);
ConsoleStatus console_run_verify (ConsoleApp *app, GError **error);
ConsoleStatus console_run_new_game (ConsoleApp *app, GError **error);
ConsoleStatus console_run_league (ConsoleApp *app, GError **error);
ConsoleStatus console_run_lint (ConsoleApp *app, GError **error);
ConsoleStatus console_run_describe (ConsoleApp *app, GError **error);
ConsoleStatus console_run_schema (ConsoleApp *app, GError **error);
ConsoleStatus console_run_cards (ConsoleApp *app, GError **error);
/* run-cards.c: says the card or ability of that name, or lists the cards that it may mean; @error: there is none. */
void console_cards_say_named (ConsoleApp *app, const SortieModule *module, const char *name, GError **error);
ConsoleStatus console_run_deck (ConsoleApp *app, GError **error);
ConsoleStatus console_run_decks (ConsoleApp *app, GError **error);
ConsoleStatus console_run_rules (ConsoleApp *app, GError **error);
ConsoleStatus console_run_records (ConsoleApp *app, GError **error);
ConsoleStatus console_run_matches (ConsoleApp *app, GError **error);
ConsoleStatus console_run_complete (ConsoleApp *app, GError **error);

/* Says the name, the theme and the cards of a deck (run-deck.c). */
void console_deck_say (ConsoleApp *app, const SortieModule *module, const SortieDeck *deck);

/* Says what --version prints. */
void console_about (ConsoleApp *app);

/* ---- pick.c ---------------------------------------------------------------------------
 *
 * A numbered list from which a person picks one entry: by number, by name or its beginning, by a word that only
 * one name has, or by the path of a deck file. A list longer than the window is shown a page at a time (`more`). A
 * word that several entries have shows those entries. `back`, `?`, `help` and `quit` always work. The answer to a
 * wrong line says what is possible.
 */

typedef struct
{
  char *id, *name, *about;
  char *also;  /* (nullable): other names to pick it by, with semicolons between them */
  char *group; /* (nullable): its heading; entries of a group are adjacent */
} ConsolePickEntry;

typedef struct
{
  char *heading;      /* "": none */
  char *help;         /* (nullable): explains the question in a sentence or two, for `?` */
  const char *again;  /* (nullable): said instead of the list, if the list was shown before; `more` shows it */
  GPtrArray *entries; /* (element-type ConsolePickEntry) */
  guint usual;        /* the entry that an empty line picks */
  gboolean takes_files; /* the person may also type the path of a deck file */
  gboolean is_first;  /* there is no question to go back to */
  const char *ways;   /* (nullable): a sentence: what “back” and “quit” do, if that is unusual */
  /* (nullable): answers a line that picks nothing; FALSE: it does not */
  gboolean (*look) (gpointer data, char **words);
  gpointer look_data;
  gboolean on_one_page; /* without the descriptions if only then all entries fit on a page; `?` must say them */
  char *file;         /* (nullable): the path that was typed last */
  guint top;          /* the first entry on the next page */
  guint shown;        /* and on the one that was shown last */
  gboolean is_brief;  /* the page has names alone */
} ConsolePick;

/* What is picked instead of an entry. */
#define CONSOLE_PICKED_NONE (-1) /* the line means no entry */
#define CONSOLE_PICKED_OUT (-2)  /* the person wants to leave */
#define CONSOLE_PICKED_BACK (-3) /* back to the question before */

ConsolePick *console_pick_new (const char *heading);
void console_pick_free (ConsolePick *pick);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsolePick, console_pick_free)

/* @about: "" if there is nothing more to say. Returns: (transfer none): the entry */
ConsolePickEntry *console_pick_add (ConsolePick *pick, const char *id, const char *name,
                                    const char *about);

/* The entry that a line means, or CONSOLE_PICKED_NONE. */
gint console_pick_find (const ConsolePick *pick, const char *line);

/* Shows the list and asks until the person picks an entry, or CONSOLE_PICKED_OUT, CONSOLE_PICKED_BACK. Returns the
 * number of entries if a file was typed. */
gint console_pick_ask (ConsolePick *pick, ConsoleOut *out, ConsoleInput *input);

/* The same; if there is only one entry, picks it without asking, and says so. */
gint console_pick_ask_or_say (ConsolePick *pick, ConsoleOut *out, ConsoleInput *input);

/* What a line of the menu means on every page. */
typedef enum
{
  CONSOLE_MENU_ANSWER,
  CONSOLE_MENU_BACK,
  CONSOLE_MENU_HELP,
  CONSOLE_MENU_OUT,
} ConsoleMenuWord;

ConsoleMenuWord console_menu_word (const char *line);

/* ---- own-decks.c ----------------------------------------------------------------------
 *
 * The folder of custom decks, sortie/decks in the user's data folder ($XDG_DATA_HOME, ~/.local/share). A file
 * NAME.xml in it can be chosen as NAME wherever a ready-made deck can. Everywhere, a word that is not a path means,
 * in this order: the ready-made deck with that id; the file in the folder; a ready-made deck by its name or its
 * leader. The editor gives no deck the id of a ready-made one. If a file has such a name all the same, only its path
 * means it (console_own_deck_hidden()).
 */

typedef struct
{
  char *name;       /* the file's name without ".xml" */
  char *path;
  SortieDeck *deck; /* (nullable): NULL: it cannot be read */
  char *why;        /* (nullable): if so, the first reason, "FILE:LINE: ..." */
} ConsoleOwnDeck;

/* (transfer full) */
char *console_own_decks_folder (void);

/**
 * console_own_decks:
 * @kind: (nullable): a kind of deck of the game; NULL: any
 *
 * Returns: (transfer full) (element-type ConsoleOwnDeck): the decks of that kind for the game, sorted by name, and
 *   the files that cannot be read. A deck need not be legal. Must not outlive @module
 */
GPtrArray *console_own_decks (const SortieModule *module, const char *kind);

/* (transfer full) (element-type utf8): the names of all files there, sorted, whatever they contain. */
GPtrArray *console_own_deck_names (void);

/* The path of a deck with that name; NULL: there is no such file. (transfer full) (nullable) */
char *console_own_deck_path (const char *name);

/* The same; NULL also if a ready-made deck has the name, which then means that deck. (transfer full) (nullable) */
char *console_own_deck_meant (const SortieModule *module, const char *name);

/* If the name means a ready-made deck although there is a file with that name: says so, with the file's path. NULL:
 * otherwise. (transfer full) (nullable) */
char *console_own_deck_hidden (const SortieModule *module, const char *name);

/**
 * console_deck_option:
 * @options: a value for each of the game's options, with which @deck breaks a rule
 *
 * Returns: (transfer full) (nullable): "free-for-all=on": another value of one option, with which @deck breaks no
 *   rule; NULL if there is none
 */
char *console_deck_option (const SortieModule *module, const gint16 *options,
                           const SortieDeck *deck);

/* ---- deck-words.c: describes a deck to a player who chooses one --------------------------- */

/* "Cave Goblins, Frick"; the name of a deck that has no leader. (transfer full) */
char *console_deck_title (const SortieModule *module, const SortieDeck *deck);

/* "Styxia. Empty their hand, ...": how it plays; includes the faction if the title does not. (transfer full): ""
 * if there is no description */
char *console_deck_about (const SortieModule *module, const SortieDeck *deck);

/* "34 cards", "34 cards and 15 in side piles". (transfer full) */
char *console_deck_size_text (const SortieDeck *deck);

/* The ready-made deck with this id, name or leader. Part of the name is enough if it matches only one. (nullable) */
const SortieDeck *console_deck_named (const SortieModule *module, const char *word);
/* Sets @error: there is no such deck, with the decks that @word may mean or the nearest of all, the player's own, too.
 * Always FALSE. */
gboolean console_deck_refuse (const SortieModule *module, const char *word, GError **error);

/* "Easy", a heading; "" for a deck without a difficulty. */
const char *console_difficulty_text (const SortieDeck *deck);
/* "basic Boss deck": the name of the deck's kind. */
const char *console_deck_kind_text (const SortieModule *module, const SortieDeck *deck);
/* The words, in all forms, that find the deck's difficulty in a search; "" if it has none. */
const char *console_difficulty_words (const SortieDeck *deck);

/**
 * console_decks_sort:
 * @ids: (element-type utf8): ids of ready-made decks
 *
 * Sorts easy decks first and decks without a difficulty last. Decks of one difficulty and kind begin with those that
 * are taken if nobody chooses, in the order of the content; the others follow by title: the faction comes first in it.
 */
void console_decks_sort (const SortieModule *module, GPtrArray *ids);

/* Adds the deck under the heading of its difficulty. The player can type its name or its title. */
void console_deck_pick_add (ConsolePick *pick, const SortieModule *module, const SortieDeck *deck);
/* "My imps: Styxia. Your own: /home/me/.local/share/sortie/decks/my-imps.xml". The player can type either name. */
void console_own_deck_pick_add (ConsolePick *pick, const SortieModule *module, const ConsoleOwnDeck *own);

/* ---- choices.c: what the options of the command line say about a new match ------------ */

/* The id of the seat with that id or that name in the reader's language, in any mode's seats; otherwise what was
 * typed. (transfer full) */
char *console_seat_id (const SortieModule *module, const char *typed);

/**
 * console_choice_texts:
 * @extra: (nullable): more choices, as in SortieMatchSpec; NULL-terminated
 *
 * Tells on standard error which custom decks have the name of a ready-made deck that is chosen.
 *
 * Returns: (transfer full) (element-type utf8): the choices of the command line as SortieMatchSpec
 *   needs them, NULL-terminated; NULL and @error, with the nearest match
 */
GPtrArray *console_choice_texts (ConsoleApp *app, const ConsoleOptions *options, const SortieModule *module,
                                 const char *const *extra, GError **error);

/**
 * console_new_match:
 * @extra: (nullable): more choices, as in SortieMatchSpec; NULL-terminated
 * @players: (nullable): as in SortieMatchSpec; NULL: no seat gets a player, and only the options decide whether it
 *   is practice
 *
 * Sets up a match of that game with these options; the seed is random if they name none. A person who plays alone
 * practises, unless the options say that it is strict.
 *
 * Returns: NULL and @error, with the nearest match
 */
SortieMatch *console_new_match (ConsoleApp *app, const ConsoleOptions *options, const SortieModule *module,
                                const char *mode, const char *const *extra, const char *const *players,
                                GError **error);

/* "Styxia Starter (South), Byloss, Medium": the choices of a match; @titled: includes what each is, "Byloss
 * (Boss)". (transfer full): "" if its game has no choices */
char *console_played_with (const SortieModule *module, guint mode, const SortieChosen *chosen,
                           guint n, gboolean titled);

/* Applies --move-time to the session. */
gboolean console_set_move_time (ConsoleSession *session, const ConsoleOptions *options,
                                GError **error);

/* ---- arrange.c ------------------------------------------------------------------------
 *
 * What the menu asks about a new match besides its cards: who plays each seat, and which optional rules apply.
 */

/* Whether the seat decides for itself, so that it needs a player. */
gboolean console_seat_decides (const SortieModeDecl *mode, guint seat);

/**
 * console_usual_players:
 * @seats: (element-type utf8) where "SEAT=WHO" is added, as on the command line; interned
 *
 * The default: a person plays the first seat that decides, and bots play the others.
 */
void console_usual_players (const SortieModeDecl *mode, GPtrArray *seats);

/**
 * console_arrange_seat:
 * @seats: (element-type utf8) where "SEAT=WHO" is added, as on the command line; interned
 * @ret_alone: set if nothing was asked
 *
 * Asks who plays the seat. The default is a person for the first seat, and a bot for the others. A seat of the same
 * player as an earlier one gets that player without a question.
 *
 * Returns: the number of the picked entry, CONSOLE_PICKED_OUT or CONSOLE_PICKED_BACK
 */
gint console_arrange_seat (ConsoleApp *app, const SortieModule *module, guint mode, guint seat,
                           GPtrArray *seats, gboolean *ret_alone);

/**
 * console_arrange_options:
 * @values: (inout): a value for each of the game's options
 *
 * Offers the game's options until the person has finished changing them.
 *
 * Returns: FALSE: the person wants to leave
 */
gboolean console_arrange_options (ConsoleApp *app, const SortieModule *module, gint16 *values);

/* The options that differ from the default, as on the command line. (transfer container) (element-type utf8):
 * interned */
GPtrArray *console_option_settings (const SortieOptionDecl *options, const gint16 *values);

/* ---- new-match.c ----------------------------------------------------------------------
 *
 * What the menu asks about a new match, one question after another and back again: the mode, who plays which seat,
 * the decks and the game's other choices. Optional rules are under "more".
 */

/**
 * console_ask_new_match:
 * @game: which game
 * @ret_back: (out): the person wants to choose another game
 *
 * Asks until everything is settled, and deals the match.
 *
 * Returns: (transfer full) (nullable): the match; NULL without @error if the person wants to leave
 */
ConsoleSession *console_ask_new_match (ConsoleApp *app, const char *game, gboolean *ret_back,
                                       GError **error);

/* The default match, against a bot. Like console_ask_new_match(). */
ConsoleSession *console_quick_match (ConsoleApp *app, const char *game, GError **error);

/* The choices of that match: "Dawn Watch, Byloss, Medium"; "" if it has none. (transfer full) */
char *console_quick_match_text (const SortieModule *module);

/* ---- start.c: from the options to a session that is played ------------------------------- */

/* "South-East=human" with the seat's id, as in the journal. @who: has a "=". (transfer none) */
const char *console_table_player (const SortieModule *module, const char *who);

/**
 * console_table_new:
 * @options: the players, the rules and the file, from the command line or in its form
 * @module: (transfer full): the game
 * @mode: (nullable)
 * @choices: (nullable): more than those of @options; NULL-terminated
 *
 * Sets up a match, seats its players, and saves the match to its file from the start.
 *
 * Returns: NULL and @error
 */
ConsoleSession *console_table_new (ConsoleApp *app, const ConsoleOptions *options, SortieModule *module,
                                   const char *mode, const char *const *choices, GError **error);

/* Opens a saved match, and continues it in its file. */
ConsoleSession *console_table_open (ConsoleApp *app, const char *path, GError **error);

/* again.c: plays a match, and what the person wants to play after it. @session: (transfer full) (nullable) */
ConsoleStatus console_play_on (ConsoleApp *app, ConsoleSession *session, GError **error);

/* run-replay.c, run-analyse.c: what the subcommands do, for a file. @budget: (nullable). @ret_branch: as for
 * console_walk() */
ConsoleStatus console_replay_file (ConsoleApp *app, const char *path, ConsoleSession **ret_branch, GError **error);
/* What the command line asks of a file. */
ConsoleStatus console_replay_asked (ConsoleApp *app, ConsoleSession **ret_branch, GError **error);
/* Says so if any move was ever taken back, according to the journal. */
void console_say_if_undone (ConsoleOut *out, const SortieMatch *match);
ConsoleStatus console_summary_file (ConsoleApp *app, const char *path, GError **error);
ConsoleStatus console_analyse_file (ConsoleApp *app, const char *path, const char *budget, GError **error);

/* Plays until the match is over, the person leaves, or nobody can see it any more. Returns a failure if a line of
 * a script was refused, or the match could not be saved. */
ConsoleStatus console_table_play (ConsoleApp *app, ConsoleSession *session);

/* ---- loop.c: plays the match of a session ---------------------------------------------
 *
 * The loop asks the seats in turn: bots answer at once, the program gives an answer that is the only one if the
 * rules allow that, and a person types. It gives the session the table of commands, which use the session as a
 * service.
 */

#define CONSOLE_PROMPT "> "

/* Goes on with another match, which is taken over, instead of the present one. */
void console_loop_take_match (ConsoleSession *session, SortieMatch *match);
/* Plays until the match is over, or the person leaves. */
void console_loop_run (ConsoleSession *session);
/* Does the next part of the last line that still waits: closes a window that it gives up, or makes its move for a
 * later step. FALSE: nothing waits for this question */
gboolean console_loop_finish_line (ConsoleSession *session);

/* The same without people: reads and says nothing. Also ends if the output is lost. */
void console_loop_play_bots (ConsoleSession *session);

/* "unp;buy mill;don" becomes "unp; buy mill; done", except after a command that takes a file. The first word may
 * answer a question by the time the line is carried out, so it stays as it is. */
void console_line_split (ConsoleSession *session, SortieLine *line);
/* Carries out a typed line: a command or a move. */
void console_line_run (ConsoleSession *session, const SortieLine *line);
/* The same for a line that waited. */
void console_line_run_rest (ConsoleSession *session, const ConsoleWaiting *rest);
/* Carries it out if it only looks at something, as the table or a card. FALSE: it is another line. */
gboolean console_line_look (ConsoleSession *session, const SortieLine *line);
/* Whether the line begins with a legal move or a question about one: then the program does not give the answers
 * that it begins with. A line that only looks, or that is for a later question, waits for them. */
gboolean console_line_answers (ConsoleSession *session, const SortieLine *line);

/* ---- guided.c: the prompt of a lesson or a puzzle -------------------------------------- */

/* @module: outlives the session. @match: (transfer full). @own: the guide's commands, which replace those of a match;
 * the last one has no name. @player: the guide */
ConsoleSession *console_guided_new (ConsoleApp *app, SortieModule *module, SortieMatch *match,
                                    const ConsoleCommand *own, gpointer player);
void console_guided_free (ConsoleSession *session);
/* Reads a line. @asks: the match asks the person. @ret_typed: (transfer full): NULL if the line was refused, or what
 * waited was done instead. FALSE: the person leaves */
gboolean console_guided_read (ConsoleSession *session, gboolean asks, char **ret_typed);

/* ---- courses.c: lessons and puzzles of one game ------------------------------------------ */

typedef enum
{
  CONSOLE_LESSONS,
  CONSOLE_PUZZLES,
} ConsoleCourses;

/* @word: (nullable): a lesson, or the number of a puzzle; NULL: asks which. Returns: the exit status; @error: there
 * is none of that name */
ConsoleStatus console_courses_of (ConsoleApp *app, SortieModule *module, ConsoleCourses which, const char *word,
                                  GError **error);

/* Asks which one, and plays it. Returns: like console_pick_ask(); @ret_status: how it ended */
gint console_courses_ask (ConsoleApp *app, SortieModule *module, ConsoleCourses which, ConsoleStatus *ret_status);

/* Continues a lesson where the person left it; a finished one begins again (learn.c). @file: was read */
ConsoleStatus console_learn (ConsoleApp *app, SortieModule *module, const ConsoleCourseFile *file);

/* ---- puzzle.c: a person plays with open cards against the solver, which defends -------------- */

/* How a puzzle ended. */
typedef enum
{
  CONSOLE_PUZZLE_SOLVED,
  CONSOLE_PUZZLE_NEXT, /* the person wants the next one */
  CONSOLE_PUZZLE_LEFT,
  CONSOLE_PUZZLE_BROKEN, /* it cannot be played, and we have said so */
} ConsolePuzzleEnd;

/* Commands of a puzzle, which replace or extend a match's; the last one has no name. */
extern const ConsoleCommand console_puzzle_words[];

/* Plays a puzzle until it is solved or left, and notes if it is solved. @number: its number, from 1 */
ConsolePuzzleEnd console_puzzle_play (ConsoleApp *app, SortieModule *module, const ConsoleCourseFile *file,
                                      guint number);

/* ---- pile-text.c -------------------------------------------------------------------------- */

/* "Hand of North: Imp, Ghoul (2)": the cards of a pile, from the top down; the reader's own without a seat. @zone: a
 * pile of @p. (transfer full) */
char *console_zone_text (const SortieModule *module, const SortiePlay *p, guint16 zone, guint8 reader);

/* ---- game-help.c: what the help says about one game ----------------------------------- */

/* Says its modes with their seats, its choices and its options: each word that a person may type is on its own
 * line, with its meaning. */
void console_game_help_say (ConsoleOut *out, const SortieModule *module);

/* ---- walk.c: stepping through a journal at a terminal -------------------------------------- */

/* Says if what we have read so far shows that another version played the match. Returns: whether it does */
gboolean console_say_if_earlier (ConsoleApp *app, const SortieReplay *replay);

/**
 * console_walk:
 * @taken: (transfer full): the game of the journal
 * @path: what messages call the journal
 * @seat: the seat whose view the reader has at first
 * @ret_branch: (transfer full) (nullable): the match that the person wants to play next, if any
 *
 * Lets the person step forward and back, see what any seat saw, and continue from any position as a new match in
 * its own file.
 *
 * Returns: CONSOLE_FAILED and @error if the journal is wrong
 */
ConsoleStatus console_walk (ConsoleApp *app, SortieModule *taken, const SortieJournal *journal,
                            const char *path, guint8 seat, ConsoleSession **ret_branch, GError **error);
/* walk-read.c: whether the seat that decides would not be asked if a person played it alone (stops.c). */
gboolean console_walk_spares (ConsoleApp *app, SortieModule *module, SortieMatch *match);
/* Runs a command that only reads, such as `show` or `hand`, as @seat sees the match. FALSE: the line is
 * none. */
gboolean console_walk_read (ConsoleApp *app, SortieModule *module, SortieMatch *match, guint8 seat, const char *line);
