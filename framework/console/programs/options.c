/* SPDX-License-Identifier: GPL-3.0-or-later */
/* options.c: reads the command line by the tables of subcommands and options. */
#include "console/programs/options.h"

#include <stddef.h>
#include <string.h>

#include "console/commands/commands.h"
#include "console/screen/paths.h"
#include "base/text.h"
#include <sortie/game.h>
#include "base/i18n.h"

typedef enum
{
  TAKES_NOTHING, /* sets a gboolean */
  TAKES_AT_MOST_ONE, /* sets a string, which is empty unless a value follows an equals sign */
  TAKES_ONE,     /* sets a string; the last one counts */
  TAKES_MANY,    /* adds to a GPtrArray */
} Takes;

typedef struct
{
  const char *name;
  const char *value; /* its value, as the help writes it */
  Takes takes;
  gsize at;       /* its offset in ConsoleOptions */
  const char *of; /* subcommands that take it, each between two spaces; NULL: all;
                   * the menu has an empty name: two spaces */
  const char *help;
} Option;

/* Options of each kind, and the field that they set or add to. */
#define FLAG(name_, field) .name = name_, .takes = TAKES_NOTHING, .at = offsetof (ConsoleOptions, field)
#define ONE(name_, value_, field) \
  .name = name_, .value = value_, .takes = TAKES_ONE, .at = offsetof (ConsoleOptions, field)
#define MANY(name_, value_, field) \
  .name = name_, .value = value_, .takes = TAKES_MANY, .at = offsetof (ConsoleOptions, field)

static const Option option_table[] = {
  { ONE ("mode", "M", mode), .of = " play auto serve verify league ",
    .help = N_ ("the way to play; without it the game's first, or for verify any") },
  { ONE ("seats", "N", n_seats), .of = " play auto serve verify league ",
    .help = N_ ("the number of players; with --mode, in a mode that allows several") },
  { MANY ("seat", "SEAT=WHO", seats), .of = " play auto serve ",
    .help = N_ ("who plays: random, greedy or search[:BUDGET]; for play and auto also human or exec:COMMAND, for "
                "serve client") },
  { ONE ("move-time", "SECONDS", move_time), .of = " play auto ",
    .help = N_ ("how long a program run by exec:COMMAND may take for a decision") },
  { ONE ("seed", "N", seed), .of = " play auto serve verify league ",
    .help = N_ ("the seed of chance; the same number gives the same game") },
  { MANY ("option", "NAME=VALUE", settings), .of = " play auto serve verify deck league ",
    .help = N_ ("a rule variant of the game") },
  { MANY ("content", "FOLDER", content), .of = " deck lint ",
    .help = N_ ("a folder with more content, read first") },
  { FLAG ("practice", practice), .of = " play auto serve ",
    .help = N_ ("undo goes back to any decision") },
  { FLAG ("strict", strict), .of = " play ",
    .help = N_ ("undo never goes back past what was seen or rolled, also when you play alone") },
  { FLAG ("open-hands", open_hands), .of = "  play ",
    .help = N_ ("people at one keyboard may see each other's hands") },
  { FLAG ("hot-seat", hot_seat), .of = " play ",
    .help = N_ ("people share this keyboard: no program plays unless --seat names it") },
  { ONE ("save", "FILE", save), .of = " play auto ",
    .help = N_ ("the file in which the match is saved as it goes") },
  { ONE ("load", "FILE", load), .of = " play ",
    .help = N_ ("continue this match instead of a new one") },
  { FLAG ("check", check), .of = " replay ",
    .help = N_ ("only check; exit status 1 at the first line that differs") },
  { FLAG ("summary", summary), .of = " replay ",
    .help = N_ ("only the result, and what the match was like") },
  { FLAG ("tap", tap), .of = " scenario ",
    .help = N_ ("results in the Test Anything Protocol") },
  { ONE ("games", "N", games), .of = " verify league ",
    .help = N_ ("how many games; of a league: for each contest") },
  { FLAG ("coverage", coverage), .of = " verify ",
    .help = N_ ("also list what no game has shown: clauses of cards, events, moves, reasons") },
  { FLAG ("manual", manual), .of = " describe ",
    .help = N_ ("the whole reference in Markdown, with the words of GAME") },
  { ONE ("moves", "LINES", moves), .of = " verify ",
    .help = N_ ("the moves to make instead of playing, with semicolons between them") },
  { ONE ("closely", "N", closely), .of = " verify ",
    .help = N_ ("look closely at one position in N; usually 13, more for a run of many games") },
  { ONE ("time-limit", "SECONDS", time_limit), .of = " verify ",
    .help = N_ ("how long a game may take before it is taken for one that goes on for ever") },
  { FLAG ("here", here), .of = " verify ",
    .help = N_ ("play in this process, for a debugger; otherwise each game has one of its own") },
  { MANY ("player", "WHO", players), .of = " league ",
    .help = N_ ("a program that takes part; repeat it for each") },
  { ONE ("jobs", "N", jobs), .of = " league ",
    .help = N_ ("the number of processes") },
  { ONE ("until-width", "W", until_width), .of = " league ",
    .help = N_ ("end a contest when the interval of its result is this narrow, such as 0.04") },
  { ONE ("shard", "K/N", shard), .of = " league ",
    .help = N_ ("play only part K of N; auto: take K and N from MPI or Slurm") },
  { ONE ("results", "FILE", results), .of = " league ",
    .help = N_ ("the file for the results, one line of JSON for each game") },
  { ONE ("report", "FILE", report), .of = " league ",
    .help = N_ ("the file for a page about the results") },
  { FLAG ("all", all), .of = " league ",
    .help = N_ ("show every table, with the cards") },
  { FLAG ("program", program), .of = " cards ",
    .help = N_ ("also each card's program, in words") },
  { FLAG ("ascii", ascii),
    .help = N_ ("draw with plain characters") },
  { .name = "linear", .takes = TAKES_AT_MOST_ONE, .at = offsetof (ConsoleOptions, linear),
    .help = N_ ("describe the table in sentences; --linear=short tells less, --linear=full more") },
  { ONE ("width", "N", width),
    .help = N_ ("columns to draw in; without it the terminal's") },
  { FLAG ("no-pager", no_pager),
    .help = N_ ("print long text at once instead of page by page") },
  { ONE ("language", "L", language),
    .help = N_ ("use this language, such as pl") },
  { FLAG ("help", help),
    .help = N_ ("print this and exit") },
  { FLAG ("version", version),
    .help = N_ ("print version, licence and contents, and exit") },
};

/* ---- Looking up ------------------------------------------------------------------ */

static gboolean
belongs (const Option *option, const ConsoleSubcommand *subcommand)
{
  g_autofree char *name = NULL;

  if (option->of == NULL || subcommand == NULL)
    return TRUE;
  name = g_strdup_printf (" %s ", subcommand->name != NULL ? subcommand->name : "");
  return strstr (option->of, name) != NULL;
}

static const Option *
find_option (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (option_table); i++)
    if (strcmp (option_table[i].name, name) == 0)
      return &option_table[i];
  return NULL;
}

const ConsoleSubcommand *
console_subcommand_find (const ConsoleSubcommand *subcommands, const char *name)
{
  for (const ConsoleSubcommand *s = subcommands; s->run != NULL; s++)
    if (g_strcmp0 (s->name, name) == 0)
      return s;
  return NULL;
}

/* Whether a game has this id; does not load it. */
static gboolean
is_game (const char *word)
{
  g_auto (GStrv) folders = console_module_path ();
  g_autofree char *modules = g_strjoinv (":", folders);
  const SortiePaths paths = { .modules = modules };
  g_auto (GStrv) games = sortie_module_list (&paths);

  return g_strv_contains ((const char *const *) games, word);
}

/* words of people who want to continue a match */
static const char *const words_of_continuing[] = { "continue", "load", "resume", NULL };

static gboolean
unknown_subcommand (const ConsoleSubcommand *subcommands, const char *word, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *near = NULL;

  for (const ConsoleSubcommand *s = subcommands; s->run != NULL; s++)
    g_ptr_array_add (names, (gpointer) s->name);
  if (is_game (word))
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX,
                             _ ("there is no subcommand “%s”; did you mean “play %s”?"), word, word);
  if (g_strv_contains (words_of_continuing, word))
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX,
                             _ ("there is no subcommand “%s”; “sortie” alone has a menu that continues a "
                                "match, and “sortie play --load FILE” continues that one"), word);
  near = sortie_words_did_you_mean (word, (const char *const *) names->pdata, names->len);
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("there is no subcommand “%s”%s"), word, near);
}

GPtrArray *
console_options_names (const ConsoleSubcommand *subcommand)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (option_table); i++)
    if (belongs (&option_table[i], subcommand))
      g_ptr_array_add (names, (gpointer) option_table[i].name);
  return names;
}

gboolean
console_option_value (const char *name, const char **ret_value)
{
  const Option *option = find_option (name);

  *ret_value = option != NULL ? option->value : NULL;
  return option != NULL;
}

char *
console_options_near (const char *name, const GPtrArray *names)
{
  const char *near = sortie_words_nearest (name, (const char *const *) names->pdata, names->len);
  g_autofree char *typed = g_strconcat ("--", name, NULL);
  g_autofree char *meant = near != NULL ? g_strconcat ("--", near, NULL) : NULL;

  return sortie_words_did_you_mean (typed, (const char *const *) &meant, 1);
}

static gboolean
unknown_option (const char *name, const ConsoleSubcommand *subcommand, GError **error)
{
  g_autoptr (GPtrArray) names = console_options_names (subcommand);
  g_autofree char *near = console_options_near (name, names);

  /* an option of another subcommand is not unknown */
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX,
                           find_option (name) != NULL ? _ ("there is no option --%s here%s")
                               : _ ("unknown option --%s%s"), name, near);
}

/* ---- Reading --------------------------------------------------------------------- */

static void
store (ConsoleOptions *options, const Option *option, const char *value)
{
  gpointer at = (char *) options + option->at;

  switch (option->takes)
    {
    case TAKES_NOTHING:
      *(gboolean *) at = TRUE;
      break;
    case TAKES_AT_MOST_ONE:
    case TAKES_ONE:
      *(const char **) at = value != NULL ? value : "";
      break;
    case TAKES_MANY:
      g_ptr_array_add (*(GPtrArray **) at, (gpointer) value);
      break;
    }
}

/* The value of an option: after its equals sign, or the next word. */
static gboolean
take_value (const char *name, const char *given, char ***at, const char **ret, GError **error)
{
  *ret = given != NULL ? given : (*at)[1];
  if (*ret == NULL)
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("--%s needs a value"), name);
  if (given == NULL)
    (*at)++;
  return TRUE;
}

static gboolean
take_choice (ConsoleOptions *options, const char *name, const char *given, char ***at,
             GError **error)
{
  ConsoleChoice choice = { .name = name };

  if (options->subcommand != NULL && !options->subcommand->chooses)
    return unknown_option (name, options->subcommand, error);
  /* only the game can tell whether a value is missing or the name is wrong */
  choice.value = given != NULL ? given : (*at)[1];
  if (given == NULL && choice.value != NULL)
    (*at)++;
  g_array_append_val (options->choices, choice);
  return TRUE;
}

/* Takes the option at *@at, and moves past its value. */
static gboolean
take_option (ConsoleOptions *options, char ***at, GError **error)
{
  char *name = **at + 2;
  char *equals = strchr (name, '=');
  const char *value = equals != NULL ? equals + 1 : NULL;
  const Option *option;

  if (equals != NULL)
    *equals = '\0';
  option = find_option (name);
  if (option == NULL)
    return take_choice (options, name, value, at, error);
  if (option->takes == TAKES_NOTHING && value != NULL)
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("--%s takes no value"), name);
  if (option->takes > TAKES_AT_MOST_ONE && !take_value (name, value, at, &value, error))
    return FALSE;
  store (options, option, value);
  return TRUE;
}

static gboolean
take_word (ConsoleOptions *options, const ConsoleSubcommand *subcommands, const char *word,
           GError **error)
{
  if (options->subcommand != NULL)
    {
      g_ptr_array_add (options->words, (gpointer) word);
      return TRUE;
    }
  options->subcommand = console_subcommand_find (subcommands, word);
  return options->subcommand != NULL || unknown_subcommand (subcommands, word, error);
}

static gboolean
take_all (ConsoleOptions *options, const ConsoleSubcommand *subcommands, char **argv, GError **error)
{
  gboolean only_words = FALSE;

  for (char **at = argv; *at != NULL; at++)
    {
      gboolean is_option = !only_words && g_str_has_prefix (*at, "--");

      if (is_option && (*at)[2] == '\0')
        only_words = TRUE;
      else if (is_option ? !take_option (options, &at, error)
                         : !take_word (options, subcommands, *at, error))
        return FALSE;
    }
  return TRUE;
}

/* ---- Checking -------------------------------------------------------------------- */

static gboolean
is_given (const ConsoleOptions *options, const Option *option)
{
  gconstpointer at = (const char *) options + option->at;

  switch (option->takes)
    {
    case TAKES_NOTHING:
      return *(const gboolean *) at;
    case TAKES_AT_MOST_ONE:
    case TAKES_ONE:
      return *(const char *const *) at != NULL;
    case TAKES_MANY:
      return (*(GPtrArray *const *) at)->len > 0;
    }
  return FALSE;
}

static gboolean
choices_fit (const ConsoleOptions *options, GError **error)
{
  return options->choices->len == 0 || options->subcommand->chooses
         || unknown_option (g_array_index (options->choices, ConsoleChoice, 0).name, options->subcommand, error);
}

static gboolean
options_fit (const ConsoleOptions *options, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (option_table); i++)
    if (is_given (options, &option_table[i]) && !belongs (&option_table[i], options->subcommand))
      return unknown_option (option_table[i].name, options->subcommand, error);
  return choices_fit (options, error);
}

gboolean
console_options_are_general (const ConsoleOptions *options)
{
  for (guint i = 0; i < G_N_ELEMENTS (option_table); i++)
    if (option_table[i].of != NULL && is_given (options, &option_table[i]))
      return FALSE;
  return options->choices->len == 0;
}

/* At most SORTIE_MAX_SEATS players sit at a table. */
static gboolean
take_seats (ConsoleOptions *options, GError **error)
{
  guint64 n;

  if (options->n_seats == NULL)
    return TRUE;
  if (!console_option_number ("seats", options->n_seats, 1, &n, error))
    return FALSE;
  options->mode_of_seats = g_strdup_printf ("%s%s%" G_GUINT64_FORMAT, options->mode != NULL ? options->mode : "",
                                            options->mode != NULL ? "-" : "", n);
  options->mode = options->mode_of_seats;
  return TRUE;
}

static gboolean
words_fit (const ConsoleOptions *options, GError **error)
{
  const ConsoleSubcommand *s = options->subcommand;

  if (options->words->len >= s->least && options->words->len <= s->most)
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("usage: sortie %s %s"), s->name, s->words);
}

/* a narrower window has no room for a box */
#define LEAST_WIDTH 20

static gboolean
width_fits (const ConsoleOptions *options, GError **error)
{
  guint64 width;

  if (!console_option_number ("width", options->width, LEAST_WIDTH, &width, error))
    return FALSE;
  if (width >= LEAST_WIDTH)
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("--width is at least %d"), LEAST_WIDTH);
}

static gboolean
linear_fits (const ConsoleOptions *options, GError **error)
{
  ConsoleLinear level;

  if (options->linear == NULL || *options->linear == '\0' || console_linear_called (options->linear, &level))
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("--linear takes short, normal, full or off, not “%s”"),
                           options->linear);
}

static gboolean
fit_together (ConsoleOptions *options, GError **error)
{
  if (options->help || options->version)
    return choices_fit (options, error);
  return options_fit (options, error) && words_fit (options, error)
         && width_fits (options, error) && linear_fits (options, error) && take_seats (options, error);
}

ConsoleOptions *
console_options_parse (const ConsoleSubcommand *subcommands, char **argv, GError **error)
{
  g_autoptr (ConsoleOptions) options = g_new0 (ConsoleOptions, 1);

  options->subcommands = subcommands;
  options->words = g_ptr_array_new_null_terminated (4, NULL, TRUE);
  options->choices = g_array_new (FALSE, FALSE, sizeof (ConsoleChoice));
  options->seats = g_ptr_array_new_null_terminated (4, NULL, TRUE);
  options->settings = g_ptr_array_new_null_terminated (4, NULL, TRUE);
  options->players = g_ptr_array_new_null_terminated (4, NULL, TRUE);
  options->content = g_ptr_array_new_null_terminated (4, NULL, TRUE);
  if (!take_all (options, subcommands, argv, error))
    return NULL;
  if (options->subcommand == NULL)
    options->subcommand = subcommands;
  return fit_together (options, error) ? g_steal_pointer (&options) : NULL;
}

void
console_options_free (ConsoleOptions *options)
{
  if (options == NULL)
    return;
  g_ptr_array_unref (options->words);
  g_array_unref (options->choices);
  g_ptr_array_unref (options->seats);
  g_ptr_array_unref (options->settings);
  g_ptr_array_unref (options->players);
  g_ptr_array_unref (options->content);
  g_free (options->mode_of_seats);
  g_free (options);
}

gboolean
console_option_number (const char *name, const char *value, guint64 otherwise, guint64 *ret,
                       GError **error)
{
  *ret = otherwise;
  if (value == NULL || g_ascii_string_to_unsigned (value, 10, 0, G_MAXUINT64, ret, NULL))
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("--%s takes a whole number, not “%s”"), name, value);
}

const char *
console_options_language (char **argv)
{
  static const char option[] = "--language";

  for (; *argv != NULL && strcmp (*argv, "--") != 0; argv++)
    if (strcmp (*argv, option) == 0)
      return argv[1];
    else if (g_str_has_prefix (*argv, option) && (*argv)[strlen (option)] == '=')
      return *argv + strlen (option) + 1;
  return NULL;
}

/* ---- Help ------------------------------------------------------------------------ */

/* where the explanations begin */
#define HELP_COLUMN 24

static void
append_entry (GString *help, const char *left, const char *explanation)
{
  g_autofree char *padded = sortie_text_pad (left, HELP_COLUMN - 2);

  /* two spaces separate them, even after a left side that is too long */
  g_string_append_printf (help, "  %s%s%s\n", padded,
                          sortie_text_width (left) > HELP_COLUMN - 4 ? "  " : "", explanation);
}

static void
append_subcommands (GString *help, const ConsoleSubcommand *subcommands)
{
  g_string_append_printf (help, "%s\n", _ ("Subcommands:"));
  for (const ConsoleSubcommand *s = subcommands; s->run != NULL; s++)
    {
      g_autofree char *left =
          g_strdup_printf ("%s %s", s->name != NULL ? s->name : _ ("(none)"), s->words);

      append_entry (help, g_strchomp (left), _ (s->help));
    }
  g_string_append_c (help, '\n');
}

static void
append_options (GString *help, const ConsoleSubcommand *subcommand)
{
  g_string_append_printf (help, "%s\n", _ ("Options:"));
  for (guint i = 0; i < G_N_ELEMENTS (option_table); i++)
    {
      const Option *option = &option_table[i];
      g_autofree char *left =
          g_strdup_printf ("--%s %s", option->name, option->value != NULL ? option->value : "");

      if (belongs (option, subcommand))
        append_entry (help, g_strchomp (left), _ (option->help));
    }
  if (subcommand == NULL || subcommand->chooses)
    append_entry (help, "--CHOICE [SEAT=]ID",
                  _ ("what the game lets you choose, as its help lists it; a deck may also be the "
                     "path of a deck file"));
  if (subcommand != NULL && subcommand->chooses)
    g_string_append_printf (help, "\n%s\n",
                            _ ("“sortie play GAME --help” lists the modes, choices and options of a "
                               "game."));
}

const char *
console_options_try_help (void)
{
  return _ ("“sortie --help” lists them all.");
}

char *
console_options_help (const ConsoleSubcommand *subcommands, const ConsoleSubcommand *subcommand)
{
  GString *help = g_string_new (NULL);

  if (subcommand == NULL || subcommand->name == NULL)
    {
      subcommand = NULL;
      g_string_append_printf (help, "%s\n\n", _ ("Usage: sortie [SUBCOMMAND] [OPTION...]"));
      append_subcommands (help, subcommands);
    }
  else
    g_string_append_printf (help, "sortie %s %s\n    %s\n\n", subcommand->name, subcommand->words,
                            _ (subcommand->help));
  append_options (help, subcommand);
  g_string_append_printf (help, "\n%s\n%s\n%s\n%s\n", _ ("Exit status:"), _ ("  0  all went well"),
                          _ ("  1  a check failed, or something could not be done"),
                          _ ("  2  the command line is wrong"));
  g_string_append_printf (help, "\n%s\n%s\n%s\n", _ ("Environment:"),
                          _ ("  NO_COLOR       if not empty: no colours"),
                          _ ("  SORTIE_PAGER   the pager for long text, else PAGER; empty: none"));
  return g_string_free (help, FALSE);
}
