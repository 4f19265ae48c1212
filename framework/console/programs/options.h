/* SPDX-License-Identifier: GPL-3.0-or-later */
/* options.h: the command line.
 *
 *     sortie [SUBCOMMAND] [WORD...] [--OPTION [VALUE]]...
 *
 * Subcommands and options are tables; the caller passes that of the subcommands. From them come the parser, the
 * nearest match for an unknown word, and the help. A game's choices (--deck, --boss) are its own: such options
 * stay as they are until the game is known.
 */
#pragma once
#include <glib.h>

/* The exit status of the program. */
typedef enum
{
  CONSOLE_OK,     /* all went well */
  CONSOLE_FAILED, /* something was wrong or could not be done */
  CONSOLE_USAGE,  /* the command line is not valid */
} ConsoleStatus;

typedef struct ConsoleApp ConsoleApp; /* app.h */
typedef struct ConsoleSubcommand ConsoleSubcommand;

/* A --NAME VALUE that is in no table. */
typedef struct
{
  const char *name;
  const char *value; /* (nullable): there was none */
} ConsoleChoice;

/* Strings belong to the caller of console_options_parse(). The arrays of strings end with a NULL that is not
 * counted. */
typedef struct
{
  const ConsoleSubcommand *subcommands; /* their table */
  const ConsoleSubcommand *subcommand; /* never NULL: without a word it is the menu */
  GPtrArray *words;                    /* the words after the subcommand */
  GArray *choices;                     /* of ConsoleChoice */
  GPtrArray *seats;                    /* "player=greedy" */
  GPtrArray *settings;                 /* "storm-order=action-first" */
  GPtrArray *players;                  /* "greedy": a player of a league */
  GPtrArray *content;                  /* folders of content besides the game's own */
  const char *language;
  const char *mode;
  const char *n_seats; /* the mode's number of seats: see console_options_parse() */
  char *mode_of_seats; /* (nullable): owned: `mode` with that number */
  const char *save;
  const char *move_time; /* seconds that an external program may take for a decision */
  const char *load;
  const char *seed; /* NULL: random */
  const char *games;
  const char *moves; /* "play 7c; pass" */
  const char *time_limit; /* seconds that a game may take */
  const char *closely; /* check one move in so many closely */
  const char *jobs;
  const char *shard;
  const char *until_width;
  const char *results; /* the file of a league's results */
  const char *report;
  const char *width;
  gboolean help, version;
  const char *linear; /* (nullable): the level of --linear; "": none was named */
  gboolean ascii, no_pager;
  gboolean all, check, summary, coverage, here, manual, program, tap, practice, strict, open_hands, hot_seat;
} ConsoleOptions;

/* A table of them ends with one that has no run function. The first is the menu. */
struct ConsoleSubcommand
{
  const char *name;  /* NULL: the menu */
  const char *words; /* its words, as the help writes them: "GAME" */
  guint least, most; /* how many words */
  gboolean chooses;  /* it takes the choices of its game */
  const char *help;  /* one line, N_() */
  /* Returns the exit status; if it sets @error, that decides (console_app_fail()) */
  ConsoleStatus (*run) (ConsoleApp *app, GError **error);
  gboolean pages;    /* its output is for reading: shown page by page if it is long */
};

/**
 * console_options_parse:
 * @subcommands: the table of them
 * @argv: the words after the program's name, NULL-terminated
 *
 * A mode for several numbers of players is a mode for each number, "last-man-standing-4": the number of seats is
 * appended to the mode's id.
 *
 * Returns: (transfer full): NULL and @error (SORTIE_ERROR_SYNTAX) if the command line is not valid
 */
ConsoleOptions *console_options_parse (const ConsoleSubcommand *subcommands, char **argv,
                                       GError **error);
void console_options_free (ConsoleOptions *options);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleOptions, console_options_free)

/* (nullable): the subcommand of that name. */
const ConsoleSubcommand *console_subcommand_find (const ConsoleSubcommand *subcommands, const char *name);

/* Whether the only options given are those that every subcommand has, such as --language. */
gboolean console_options_are_general (const ConsoleOptions *options);

/* A number given on the command line, or @otherwise if it was not given. */
gboolean console_option_number (const char *name, const char *value, guint64 otherwise,
                                guint64 *ret, GError **error);

/* (nullable): the value of --language, for the messages about the rest. */
const char *console_options_language (char **argv);

/* The names of the options that a subcommand takes. (transfer container) */
GPtrArray *console_options_names (const ConsoleSubcommand *subcommand);

/* Whether the tables have an option of that name. @ret_value: (nullable): its value, as the help writes it; NULL:
 * it takes none. */
gboolean console_option_value (const char *name, const char **ret_value);

/* "; did you mean “--seed”?", from these names, or "". (transfer full) */
char *console_options_near (const char *name, const GPtrArray *names);

/* The line after a message about the command line. */
const char *console_options_try_help (void);

/* The help for a subcommand, or, if NULL, for all of them. (transfer full) */
char *console_options_help (const ConsoleSubcommand *subcommands,
                            const ConsoleSubcommand *subcommand);
