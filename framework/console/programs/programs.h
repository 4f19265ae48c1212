/* SPDX-License-Identifier: GPL-3.0-or-later */
/* programs.h: the program: what every subcommand is given, the subcommands, and how a match comes about.
 */
#pragma once
#include "console/programs/options.h"
#include "console/session/session.h"

struct ConsoleApp
{
  const ConsoleOptions *options;
  ConsoleOut *out, *err;
  ConsoleInput *input; /* NULL until somebody reads: console_app_input() */
  SortiePaths paths;
};

/* Everything that the options ask of the two outputs is done. */
ConsoleApp *console_app_new (const ConsoleOptions *options);
void console_app_free (ConsoleApp *app);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleApp, console_app_free)

ConsoleInput *console_app_input (ConsoleApp *app);

/* The word number @i behind the subcommand, NULL when there are fewer. */
const char *console_app_word (const ConsoleApp *app, guint i);

/* Says the error and frees it; returns what the program ends with. */
ConsoleStatus console_app_fail (ConsoleApp *app, GError *error);

/* The last thing that is done: closes standard output. What the program ends with: @status, but a
 * failure where not all that was to be shown has arrived. */
ConsoleStatus console_app_end (ConsoleApp *app, ConsoleStatus status);

/* A game by its id, with its translations, which signals interrupt (signals.h). NULL: @error with the
 * nearest match. */
SortieModule *console_app_module (ConsoleApp *app, const char *id, GError **error);

/* (transfer full) (element-type SortieModule): all games that can be loaded; says why the others cannot. */
GPtrArray *console_app_modules (ConsoleApp *app);

/* A game by an argument of the command line where a game is meant, GAME or MODULE: with a slash
 * in it that may be the path of a module. Nothing else may. */
SortieModule *console_app_module_argument (ConsoleApp *app, const char *word, GError **error);

/* The same of the first word behind the subcommand. */
SortieModule *console_app_game (ConsoleApp *app, GError **error);

/* The table of the subcommands. Each is in the file of its name. */
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
ConsoleStatus console_run_deck (ConsoleApp *app, GError **error);
ConsoleStatus console_run_decks (ConsoleApp *app, GError **error);
ConsoleStatus console_run_rules (ConsoleApp *app, GError **error);
ConsoleStatus console_run_records (ConsoleApp *app, GError **error);
ConsoleStatus console_run_matches (ConsoleApp *app, GError **error);
ConsoleStatus console_run_complete (ConsoleApp *app, GError **error);

/* The name, the theme and the cards of a deck (run-deck.c). */
void console_deck_say (ConsoleApp *app, const SortieModule *module, const SortieDeck *deck);

/* What --version says. */
void console_about (ConsoleApp *app);

/* ---- pick.c ---------------------------------------------------------------------------
 *
 * A numbered list from which a person picks one: by number, by name or its beginning, by a word that
 * only one name has, or else by naming a deck file. A list that is longer than the window is shown a
 * page at a time (`more`); a word that several entries have shows those. `back`, `?`, `help` and
 * `quit` work at every one; what is typed wrong is answered with what is possible.
 */

typedef struct
{
  char *id, *name, *about;
  char *also;  /* (nullable): another name by which it may be picked */
  char *group; /* (nullable): the heading over it; those of one group follow each other */
} ConsolePickEntry;

typedef struct
{
  char *heading;      /* "": none */
  char *help;         /* (nullable): what is asked here, in a sentence or two, for `?` */
  const char *again;  /* (nullable): said instead of the list, which was shown before; `more` shows it */
  GPtrArray *entries; /* (element-type ConsolePickEntry) */
  guint usual;        /* what an empty line picks */
  gboolean takes_files; /* the path of a deck file may be typed as well */
  gboolean is_first;  /* there is nothing to go back to */
  char *file;         /* (nullable): the one that was typed last */
  guint top;          /* the first entry that is on the page */
} ConsolePick;

/* What is picked instead of an entry. */
#define CONSOLE_PICKED_NONE (-1) /* a line that means no entry */
#define CONSOLE_PICKED_OUT (-2)  /* the person wants out */
#define CONSOLE_PICKED_BACK (-3) /* to the question before */

ConsolePick *console_pick_new (const char *heading);
void console_pick_free (ConsolePick *pick);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsolePick, console_pick_free)

/* @about: "" when there is nothing more to say. Returns: (transfer none): the entry */
ConsolePickEntry *console_pick_add (ConsolePick *pick, const char *id, const char *name,
                                    const char *about);

/* Which entry a line means, or CONSOLE_PICKED_NONE. */
gint console_pick_find (const ConsolePick *pick, const char *line);

/* Shows the list and asks until one is picked, or CONSOLE_PICKED_OUT, CONSOLE_PICKED_BACK. As many
 * as there are entries: a file was typed. */
gint console_pick_ask (ConsolePick *pick, ConsoleOut *out, ConsoleInput *input);

/* The same; where there is only one entry it is picked without asking, and said. */
gint console_pick_ask_or_say (ConsolePick *pick, ConsoleOut *out, ConsoleInput *input);

/* What a line of the menu is, wherever it is asked. */
typedef enum
{
  CONSOLE_MENU_ANSWER,
  CONSOLE_MENU_BACK,
  CONSOLE_MENU_HELP,
  CONSOLE_MENU_OUT,
} ConsoleMenuWord;

ConsoleMenuWord console_menu_word (const char *line);

/* ---- choices.c: what the options of the command line say about a new match ------------ */

/* The id of the seat that a mode calls so, by its id or its name in the reader's language; otherwise what was typed.
 * (transfer full) */
char *console_seat_id (const SortieModule *module, const char *typed);

/**
 * console_choice_texts:
 * @extra: (nullable): more choices, as in SortieMatchSpec; NULL-terminated
 *
 * Returns: (transfer full) (element-type utf8): the choices of the command line as SortieMatchSpec
 *   wants them, ended by NULL; NULL and @error, with the nearest match
 */
GPtrArray *console_choice_texts (const SortieModule *module, const ConsoleOptions *options,
                                 const char *const *extra, GError **error);

/**
 * console_new_match:
 * @extra: (nullable): more choices, as in SortieMatchSpec; NULL-terminated
 * @players: (nullable): as in SortieMatchSpec; NULL: nobody sits down, and whether it is practice
 *   is the options' alone
 *
 * A match of that game as the options want it; by chance with a seed of its own when they name
 * none. Whoever plays alone practises, unless the options want it strict.
 *
 * Returns: NULL and @error, with the nearest match
 */
SortieMatch *console_new_match (const ConsoleOptions *options, const SortieModule *module, const char *mode,
                                const char *const *extra, const char *const *players,
                                guint64 *ret_seed, GError **error);

/* Takes --move-time into the session. */
gboolean console_set_move_time (ConsoleSession *session, const ConsoleOptions *options,
                                GError **error);

/* ---- arrange.c ------------------------------------------------------------------------
 *
 * What the menu asks about a new match besides its cards: who plays each seat, and by
 * which of the rules that the game lets one set.
 */

/* Whether the seat decides for itself, so that somebody has to play it. */
gboolean console_seat_decides (const SortieModeDecl *mode, guint seat);

/**
 * console_usual_players:
 * @seats: (element-type utf8) where "SEAT=WHO" is added, as on the command line; interned
 *
 * Who plays when nobody says: a person the first seat that decides, the program the others.
 */
void console_usual_players (const SortieModeDecl *mode, GPtrArray *seats);

/**
 * console_arrange_seat:
 * @seats: (element-type utf8) where "SEAT=WHO" is added, as on the command line; interned
 * @ret_alone: set when nothing was asked
 *
 * Asks who plays the seat: a person plays the first that is asked about unless something else is
 * wanted, the program the others. A seat that belongs to the player of one before it goes with that one.
 *
 * Returns: the number of what was picked, CONSOLE_PICKED_OUT or CONSOLE_PICKED_BACK
 */
gint console_arrange_seat (ConsoleApp *app, const SortieModule *module, guint mode, guint seat,
                           GPtrArray *seats, gboolean *ret_alone);

/**
 * console_arrange_options:
 * @values: (inout): a value for each of the game's options
 *
 * Offers the game's options until the person is content with them.
 *
 * Returns: FALSE: the person wants out
 */
gboolean console_arrange_options (ConsoleApp *app, const SortieModule *module, gint16 *values);

/* The options that are not as usual, as the command line says them. (transfer container)
 * (element-type utf8): interned */
GPtrArray *console_option_settings (const SortieOptionDecl *options, const gint16 *values);

/* ---- new-match.c ----------------------------------------------------------------------
 *
 * What the menu asks about a new match, one question after the other and back again: the mode,
 * who sits where, decks and whatever else the game lets one choose. The rules that can be set
 * are behind "more".
 */

/**
 * console_ask_new_match:
 * @game: which game
 * @ret_back: (out): the person wants to choose another game
 *
 * Asks until everything is settled, and deals the match.
 *
 * Returns: (transfer full) (nullable): the match; NULL without @error when the person wants out
 */
ConsoleSession *console_ask_new_match (ConsoleApp *app, const char *game, gboolean *ret_back,
                                       GError **error);

/* The match that is played when nobody chooses anything, against the program. As
 * console_ask_new_match(). */
ConsoleSession *console_quick_match (ConsoleApp *app, const char *game, GError **error);

/* With what that is played: "Dawn Watch, Byloss, Medium"; "" when nothing is chosen. (transfer full) */
char *console_quick_match_text (const SortieModule *module);

/* ---- start.c: from what a person wants to a session that is played -------------------- */

/* "South-East=human" with the id of the seat, as it is kept in the journal. @who: has a "=". (transfer none) */
const char *console_table_player (const SortieModule *module, const char *who);

/**
 * console_table_new:
 * @options: who sits there, the rules, the file: those of the command line, or as it would say them
 * @module: (transfer full): what is played
 * @mode: (nullable)
 * @choices: (nullable): besides those of @options; NULL-terminated
 *
 * Sets a match up, seats who was asked for, and keeps the match in a file from the start.
 *
 * Returns: NULL and @error
 */
ConsoleSession *console_table_new (ConsoleApp *app, const ConsoleOptions *options, SortieModule *module,
                                   const char *mode, const char *const *choices, GError **error);

/* A saved match, continued in its file. */
ConsoleSession *console_table_open (ConsoleApp *app, const char *path, GError **error);

/* again.c: when a match is over at a terminal: asks whether it is to be played once more, or with the
 * seats changed. (transfer full) (nullable): that match; NULL without @error: enough */
ConsoleSession *console_again (ConsoleApp *app, const ConsoleSession *over, GError **error);

/* Plays to the end, until it is left, or until nobody sees it any more. A failure: a line of a file
 * was refused, or the match could not be kept. */
ConsoleStatus console_table_play (ConsoleApp *app, ConsoleSession *session);

/* ---- loop.c: the match of a session, played -------------------------------------------
 *
 * The loop asks the seats in turn: bots answer at once, a question that has one answer is answered
 * by itself where the rules allow that, a person types. It hands the table of commands to the
 * session, which is the service that they use.
 */

/* Plays until the match is over or left. */
void console_loop_run (ConsoleSession *session);
/* Does the next part of what was typed last and waits: a window that it gives up, or its move for a later step. FALSE:
 * nothing waits for this question */
gboolean console_loop_finish_line (ConsoleSession *session);

/* The same when no person plays: nothing is read and nothing said. It ends as well when the output
 * is lost. */
void console_loop_play_bots (ConsoleSession *session);

/* "unp;buy mill;don" becomes "unp; buy mill; done", but for a command that takes a file: what the first part begins with
 * may answer what is asked when the line is carried out. */
void console_line_split (ConsoleSession *session, SortieLine *line);
/* Carries out a typed line: a command or a move. */
void console_line_run (ConsoleSession *session, const SortieLine *line);
/* Whether the line begins with a legal move, or asks about one: then the answers that it begins with are
 * not given before it. What looks, or is for a later question, waits for them. */
gboolean console_line_answers (ConsoleSession *session, const SortieLine *line);

/* ---- run-learn.c, run-puzzles.c: lessons and puzzles of one game ------------------------
 *
 * @word: (nullable): which lesson, or the number of a puzzle; NULL: it is asked.
 * Returns: what the program ends with; @error: there is none of that name
 */
ConsoleStatus console_learn_of (ConsoleApp *app, SortieModule *module, const char *word, GError **error);
ConsoleStatus console_puzzles_of (ConsoleApp *app, SortieModule *module, const char *word, GError **error);
/* Asks which. Returns: as console_pick_ask(); @ret_status: what it ended with */
gint console_learn_ask (ConsoleApp *app, SortieModule *module, ConsoleStatus *ret_status);
gint console_puzzles_ask (ConsoleApp *app, SortieModule *module, ConsoleStatus *ret_status);

/* ---- game-help.c: what the help says about one game ----------------------------------- */

/* Its modes with their seats, what it lets one choose, its options: every word that can be typed
 * stands on a line of its own, with what it means. */
void console_game_help_say (ConsoleOut *out, const SortieModule *module);

/* ---- walk.c: going through a journal at a terminal --------------------------------------- */

/* Says so if what was read of the match until now shows that another version played it. Returns: whether it does */
gboolean console_say_if_earlier (ConsoleApp *app, const SortieReplay *replay);

/**
 * console_walk:
 * @taken: (transfer full): the game of the journal
 * @path: what messages call the journal
 * @seat: whose eyes are lent to the reader at first
 *
 * Steps forward and back as the person wants, shows what any seat saw, and lets the person go on from
 * any position as a match of their own, in a file of its own.
 *
 * Returns: CONSOLE_FAILED and @error where the journal is wrong
 */
ConsoleStatus console_walk (ConsoleApp *app, SortieModule *taken, const SortieJournal *journal,
                            const char *path, guint8 seat, GError **error);

/* ---- learn.c: lessons: content/GAME/lessons/NAME.lesson (sortie/kit.h) ------------------- */

/* How far somebody came in each is noted in the user's data folder. */

typedef struct
{
  char *id;    /* the name of the file, without its ending */
  char *path;
  char *title; /* in the reader's language */
  guint n_steps;
  guint step;  /* how many are done */
} ConsoleLesson;

/* Those of a game, by name; files that are none are told. (transfer full)
 * (element-type ConsoleLesson) */
GPtrArray *console_lessons (ConsoleApp *app, SortieModule *module);

/* Plays one from where it was left; one that is done begins anew. */
ConsoleStatus console_learn (ConsoleApp *app, const char *game, const ConsoleLesson *which);
