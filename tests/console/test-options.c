/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command line, and small pieces of what is typed. */
#include <sortie/base.h>
#include "console/screen/input.h"
#include "console/programs/programs.h"
#include "tests/tap/tap.h"

#include <string.h>

/* The words of a line as main() gets them; the parser cuts into them. */
static ConsoleOptions *
parse (char **words, GError **error)
{
  return console_options_parse (console_subcommands, words, error);
}

static void
words_and_options (void)
{
  g_auto (GStrv) words = g_strsplit (
      "play --seed 7 lamps --deck north=plain --seat=south=greedy --boss b --linear", " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ConsoleOptions) options = parse (words, &error);
  const ConsoleChoice *choices;

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (options);
  choices = (const ConsoleChoice *) options->choices->data;
  tap_string (options->subcommand->name, "play");
  tap_int (options->words->len, 1);
  tap_string (options->words->pdata[0], "lamps");
  tap_string (options->seed, "7");
  tap_string (options->seats->pdata[0], "south=greedy");
  tap_int (options->choices->len, 2);
  tap_string (choices[0].name, "deck");
  tap_string (choices[0].value, "north=plain");
  tap_string (choices[1].value, "b");
  tap_string (options->linear, "");
}

static void
level_of_sentences (void)
{
  g_auto (GStrv) words = g_strsplit ("play --linear=short lamps", " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ConsoleOptions) options = parse (words, &error);

  tap_no_error (error);
  tap_string (options->linear, "short");
  tap_string (options->words->pdata[0], "lamps");
}

static void
nothing_is_the_menu (void)
{
  char *none[] = { NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (ConsoleOptions) options = parse (none, &error);

  CU_ASSERT_PTR_NOT_NULL_FATAL (options);
  CU_ASSERT_PTR_NULL (options->subcommand->name);
}

static void
two_dashes_end_options (void)
{
  g_auto (GStrv) words = g_strsplit ("cards lamps -- --odd", " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ConsoleOptions) options = parse (words, &error);

  CU_ASSERT_PTR_NOT_NULL_FATAL (options);
  tap_string (options->words->pdata[1], "--odd");
}

/* Each line is refused with a message that has these words in it. */
static void
what_is_refused (void)
{
  static const struct
  {
    const char *line, *part;
  } lines[] = {
    { "ply lamps", "“play”?" },
    { "continue", "has a menu that continues a match" },
    { "replay file --chekc x", "“--check”?" },
    { "scenario file --tpa=3", "“--tap”?" },
    { "replay", "replay FILE" },
    { "replay a b", "replay FILE" },
    { "auto lamps --seed", "--seed needs a value" },
    { "auto lamps --linear=yes", "short, normal, full" },
    { "auto lamps --ascii=yes", "--ascii takes no value" },
    { "lint file --seed 3", "no option --seed here" },
    { "lint file --deck x", "unknown option --deck" },
    { "play lamps --width 19", "--width is at least 20" },
    { "play lamps --check", "no option --check here" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i].line, " ", -1);
      g_autoptr (GError) error = NULL;
      g_autoptr (ConsoleOptions) options = parse (words, &error);

      CU_ASSERT_PTR_NULL (options);
      CU_ASSERT_TRUE (g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_SYNTAX));
      tap_contains (error != NULL ? error->message : "", lines[i].part);
    }
}

static void
help_goes_before_faults (void)
{
  g_auto (GStrv) words = g_strsplit ("replay --help", " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (ConsoleOptions) options = parse (words, &error);
  g_autofree char *help = NULL;

  CU_ASSERT_PTR_NOT_NULL_FATAL (options);
  CU_ASSERT_TRUE (options->help);
  help = console_options_help (console_subcommands, options->subcommand);
  tap_contains (help, "--check");
  CU_ASSERT_PTR_NULL (strstr (help, "--seat"));
}

static void
help_names_everything (void)
{
  g_autofree char *help = console_options_help (console_subcommands, NULL);

  for (const ConsoleSubcommand *s = console_subcommands; s->run != NULL; s++)
    if (s->name != NULL)
      tap_contains (help, s->name);
  tap_contains (help, "--language L");
  tap_contains (help, "Exit status:");
}

static void
the_language_is_known_first (void)
{
  char *separate[] = { (char *) "play", (char *) "--language", (char *) "pl", NULL };
  char *joined[] = { (char *) "--language=hu", (char *) "play", NULL };
  char *none[] = { (char *) "play", (char *) "--", (char *) "--language", (char *) "pl", NULL };

  tap_string (console_options_language (separate), "pl");
  tap_string (console_options_language (joined), "hu");
  CU_ASSERT_PTR_NULL (console_options_language (none));
}

static void
numbers (void)
{
  g_autoptr (GError) error = NULL;
  guint64 n;

  CU_ASSERT_TRUE (console_option_number ("seed", NULL, 9, &n, &error));
  tap_int (n, 9);
  CU_ASSERT_TRUE (console_option_number ("seed", "18446744073709551615", 9, &n, &error));
  CU_ASSERT (n == G_MAXUINT64);
  CU_ASSERT_FALSE (console_option_number ("seed", "-1", 9, &n, &error));
  tap_contains (error->message, "--seed takes a whole number, not “-1”");
}

static void
comments (void)
{
  static const struct
  {
    const char *typed, *meant;
  } lines[] = {
    { "  done  ", "done" },
    { "# a comment", "" },
    { "done # said", "done" },
    { "choose imp#2", "choose imp#2" },
    { "play \"a # b\" # c", "play \"a # b\"" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *clean = console_input_clean (lines[i].typed);

      tap_string (clean, lines[i].meant);
    }
}

static void
picking (void)
{
  g_autoptr (ConsolePick) pick = console_pick_new ("Deck");

  console_pick_add (pick, "plain", "Zwykłe lampy", "");
  console_pick_add (pick, "bright", "Jasne lampy", "");
  pick->usual = 1;
  tap_int (console_pick_find (pick, "1"), 0);
  tap_int (console_pick_find (pick, ""), 1);
  tap_int (console_pick_find (pick, "bright"), 1);
  tap_int (console_pick_find (pick, "zwykle"), 0);
  tap_int (console_pick_find (pick, "zwykle-lampy"), 0);
  tap_int (console_pick_find (pick, "lampy"), -1); /* of both */
  tap_int (console_pick_find (pick, "3"), -1);
  tap_int (console_pick_find (pick, "0"), -1);
  tap_int (console_pick_find (pick, "moth"), -1);
}

static const TapTest tests[] = {
  { "words, options and what the game lets one choose", words_and_options },
  { "the table in sentences has levels", level_of_sentences },
  { "without a word it is the menu", nothing_is_the_menu },
  { "two dashes end the options", two_dashes_end_options },
  { "what cannot be understood is refused with the nearest match", what_is_refused },
  { "help is given whatever else is wrong", help_goes_before_faults },
  { "the help names every subcommand", help_names_everything },
  { "the language is found before the rest is read", the_language_is_known_first },
  { "numbers are whole and not negative", numbers },
  { "comments begin at a word, not inside one and not in quotes", comments },
  { "one of a list is picked by number, id or the beginning of its name", picking },
  { NULL },
};

TAP_MAIN (tests)
