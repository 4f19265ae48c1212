/* SPDX-License-Identifier: GPL-3.0-or-later */
/* options.h: what is said on the command line.
 *
 *     sortie [SUBCOMMAND] [WORD...] [--OPTION [VALUE]]...
 *
 * Subcommands and options are tables, those of the subcommands handed in; from them come the
 * parser, the nearest match for what it does not know, and the help. What a game lets one choose (--deck, --boss) is
 * the game's own; such options are kept as they are until the game is known.
 */
#pragma once
#include <glib.h>

/* What the program ends with. */
typedef enum
{
  CONSOLE_OK,     /* all went well */
  CONSOLE_FAILED, /* something did not hold or could not be done */
  CONSOLE_USAGE,  /* the command line cannot be understood */
} ConsoleStatus;

typedef struct ConsoleApp ConsoleApp; /* app.h */
typedef struct ConsoleSubcommand ConsoleSubcommand;

/* One --NAME VALUE that no table knows. */
typedef struct
{
  const char *name;
  const char *value; /* (nullable): none was given */
} ConsoleChoice;

/* Strings belong to the caller of console_options_parse(). The arrays of strings end with a NULL that is not counted. */
typedef struct
{
  const ConsoleSubcommand *subcommands; /* the table of them */
  const ConsoleSubcommand *subcommand; /* never NULL: without a word it is the menu */
  GPtrArray *words;                    /* what follows the subcommand */
  GArray *choices;                     /* of ConsoleChoice */
  GPtrArray *seats;                    /* "player=greedy" */
  GPtrArray *settings;                 /* "storm-order=action-first" */
  GPtrArray *players;                  /* "greedy": of a league */
  GPtrArray *content;                  /* folders of content beside the game's own */
  const char *language;
  const char *mode;
  const char *n_seats; /* of the mode: see console_options_parse() */
  char *mode_of_seats; /* (nullable): owned: `mode` with that number */
  const char *save;
  const char *move_time; /* seconds, of programs that play a seat */
  const char *load;
  const char *seed; /* NULL: by chance */
  const char *games;
  const char *moves; /* "play 7c; pass" */
  const char *time_limit; /* seconds, of a game */
  const char *closely; /* one move in so many */
  const char *jobs;
  const char *shard;
  const char *until_width;
  const char *results; /* file of a league */
  const char *report;
  const char *width;
  gboolean help, version;
  gboolean ascii, linear, no_pager;
  gboolean all, check, summary, coverage, here, manual, program, tap, practice, strict, open_hands, hot_seat;
} ConsoleOptions;

/* A table of them is ended by one that has no run function. The first is the menu. */
struct ConsoleSubcommand
{
  const char *name;  /* NULL: the menu */
  const char *words; /* how its words are written in the help: "GAME" */
  guint least, most; /* how many words */
  gboolean chooses;  /* takes the choices of its game */
  const char *help;  /* one line, N_() */
  /* what the program ends with; with @error that follows from it (console_app_fail()) */
  ConsoleStatus (*run) (ConsoleApp *app, GError **error);
  gboolean pages;    /* what it says is read at leisure: page by page where it is long */
};

/**
 * console_options_parse:
 * @subcommands: the table of them
 * @argv: the words behind the program's name, ended by NULL
 *
 * A mode that is for several numbers of players is a row for each number, "last-man-standing-4": a
 * number of seats is put behind the mode.
 *
 * Returns: (transfer full): NULL and @error (SORTIE_ERROR_SYNTAX) when it cannot be understood
 */
ConsoleOptions *console_options_parse (const ConsoleSubcommand *subcommands, char **argv,
                                       GError **error);
void console_options_free (ConsoleOptions *options);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ConsoleOptions, console_options_free)

/* Whether no option is given but those that every subcommand has, such as --language. */
gboolean console_options_are_general (const ConsoleOptions *options);

/* A number given on the command line, @otherwise when it was not given. */
gboolean console_option_number (const char *name, const char *value, guint64 otherwise,
                                guint64 *ret, GError **error);

/* (nullable): what --language says, for the messages about the rest. */
const char *console_options_language (char **argv);

/* The names of the options that a subcommand takes. (transfer container) */
GPtrArray *console_options_names (const ConsoleSubcommand *subcommand);

/* Whether the tables have an option of that name. @ret_value: (nullable): how its value is written in the
 * help; NULL: it takes none. */
gboolean console_option_value (const char *name, const char **ret_value);

/* "; did you mean “--seed”?", among such names, or "". (transfer full) */
char *console_options_near (const char *name, const GPtrArray *names);

/* The line behind a message about the command line. */
const char *console_options_try_help (void);

/* The help for a subcommand, NULL: for all of them. (transfer full) */
char *console_options_help (const ConsoleSubcommand *subcommands,
                            const ConsoleSubcommand *subcommand);
