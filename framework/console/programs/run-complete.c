/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-complete.c: sortie complete -- WORD...: completions of the last word of a command line, one per line, for
 * the shell. ":files" stands for file names.
 *
 * They come from the tables that read the command line: the words of a subcommand ("GAME [LESSON]"), the value of
 * an option ("SEAT=WHO"), and from the game that the line names. */
#include "console/programs/programs.h"
#include "base/text.h"

#include <string.h>

#include "console/screen/language.h"
#include "content/deck-file.h"
#include "match/spec.h"

#define FILES ":files"
/* separates the words of a subcommand that depend on the first of them */
#define EITHER " | "

/* A command line that is being typed. */
typedef struct
{
  ConsoleApp *app;
  GPtrArray *words;  /* after the program's name; the last one is incomplete */
  const ConsoleSubcommand *subcommand; /* (nullable) */
  GPtrArray *plain;  /* (element-type utf8): the words after it, without options */
  const char *option; /* (nullable): the option whose value is incomplete */
  const char *typed;
  SortieModule *module; /* (nullable): the game that the line names */
  GPtrArray *list;
} Line;

static void
add_if_begun (Line *line, const char *word)
{
  if (g_str_has_prefix (word, line->typed) || strcmp (word, FILES) == 0)
    g_ptr_array_add (line->list, g_strdup (word));
}

static void
add_all (Line *line, const char *before, char *const *words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *whole = g_strconcat (before, words[i], NULL);

      add_if_begun (line, whole);
    }
}

/* ---- Reading the line ------------------------------------------------------------------ */

/* Whether the next word is the option's value; always for an option that only a game knows. */
static gboolean
takes_next (const char *word)
{
  const char *value;

  return strchr (word, '=') == NULL && (!console_option_value (word + 2, &value) || value != NULL);
}

static void
read_words (Line *line)
{
  for (guint i = 0; i + 1 < line->words->len; i++)
    {
      const char *word = line->words->pdata[i];

      if (g_str_has_prefix (word, "--"))
        {
          if (!takes_next (word))
            continue;
          if (++i + 1 == line->words->len)
            line->option = word + 2;
        }
      else if (line->subcommand == NULL)
        line->subcommand = console_subcommand_find (line->app->options->subcommands, word);
      else
        g_ptr_array_add (line->plain, (gpointer) word);
    }
}

/* "GAME" or "MODULE" comes first in every subcommand that names a game. */
static void
load_game (Line *line)
{
  const char *words = line->subcommand != NULL ? line->subcommand->words : "";

  if (line->plain->len > 0 && (g_str_has_prefix (words, "GAME") || g_str_has_prefix (words, "MODULE")))
    line->module = console_app_module (line->app, line->plain->pdata[0], NULL);
  else if (line->plain->len > 1 && strstr (words, "copy GAME") != NULL)
    line->module = console_app_module (line->app, line->plain->pdata[1], NULL);
}

/* ---- The meaning of a word ------------------------------------------------------------- */

static void
add_games (Line *line)
{
  g_auto (GStrv) games = sortie_module_list (&line->app->paths);

  add_all (line, "", games);
}

static void
add_card_names (Line *line)
{
  for (guint16 i = 1; line->module != NULL && i < line->module->catalogue->n_defs; i++)
    add_if_begun (line, line->module->catalogue->defs[i].id);
}

static void
add_rules (Line *line)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (line->module != NULL)
    console_rules_words (line->module, words);
  g_ptr_array_add (words, NULL);
  add_all (line, "", (char **) words->pdata);
}

static void
add_lessons (Line *line)
{
  g_autoptr (GPtrArray) files
      = line->module != NULL
            ? console_course_files (&console_course_lessons, &line->app->paths, line->module->game->id)
            : NULL;

  for (guint i = 0; files != NULL && i < files->len; i++)
    add_if_begun (line, ((ConsoleCourseFile *) files->pdata[i])->id);
}

/* "1", "2": the puzzles of the game by number. */
static void
add_puzzles (Line *line)
{
  g_autoptr (GPtrArray) files
      = line->module != NULL
            ? console_course_files (&console_course_puzzles, &line->app->paths, line->module->game->id)
            : NULL;

  for (guint i = 0; files != NULL && i < files->len; i++)
    add_if_begun (line, SORTIE_DIGITS (i + 1));
}

/* The words of `decks`: how hard a deck is to play, and the ids of the factions. */
static void
add_deck_words (Line *line)
{
  const SortieCatalogue *catalogue = line->module != NULL ? line->module->catalogue : NULL;

  for (guint i = 0; catalogue != NULL && i < catalogue->n_decks; i++)
    {
      const SortieDeck *deck = &catalogue->decks[i];
      const char *const words[] = { sortie_difficulties[deck->difficulty], deck->faction };

      for (guint k = 0; k < G_N_ELEMENTS (words); k++)
        if (words[k] != NULL && *words[k] != '\0'
            && !g_ptr_array_find_with_equal_func (line->list, words[k], g_str_equal, NULL))
          add_if_begun (line, words[k]);
    }
}

static void
add_choice_words (Line *line, guint choice, const char *before)
{
  const SortieChoiceDecl *decl = &line->module->game->choices[choice];
  SortieChosen owner = { .seat = SORTIE_NO_SEAT };
  g_autoptr (GPtrArray) owners = NULL, ids = NULL;

  if (decl->record_of == NULL)
    {
      ids = sortie_choice_candidates (line->module, choice, SORTIE_NO_SEAT, NULL, 0);
      for (guint i = 0; i < ids->len; i++)
        add_all (line, before, (char *[]){ ids->pdata[i], NULL });
      return;
    }
  owner.choice = (guint8) SORTIE_FIND_ROW (line->module->game->choices, decl->record_of);
  owners = sortie_choice_candidates (line->module, owner.choice, SORTIE_NO_SEAT, NULL, 0);
  for (guint i = 0; i < owners->len && owners->pdata[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) records = NULL;

      owner.id = owners->pdata[i];
      records = sortie_choice_candidates (line->module, choice, SORTIE_NO_SEAT, &owner, 1);
      for (guint k = 0; k < records->len && records->pdata[k] != NULL; k++)
        if (!g_ptr_array_find_with_equal_func (line->list, records->pdata[k], g_str_equal, NULL))
          add_all (line, before, (char *[]){ records->pdata[k], NULL });
    }
}

static void
add_decks (Line *line)
{
  for (guint i = 0; line->module != NULL && line->module->game->choices != NULL
                    && line->module->game->choices[i].id != NULL;
       i++)
    if (line->module->game->choices[i].deck_kind != NULL)
      add_choice_words (line, i, "");
}

static void
add_files (Line *line)
{
  add_if_begun (line, FILES);
}

/* Every deck that the editor opens by its name, and files. */
static void
add_editable (Line *line)
{
  const SortieDeckKindDecl *kinds = line->module != NULL ? line->module->catalogue->vocabulary->deck_kinds : NULL;

  add_decks (line);
  for (guint kind = 0; kinds != NULL && kinds[kind].id != NULL; kind++)
    {
      g_autoptr (GPtrArray) own = console_own_decks (line->module, kinds[kind].id);

      for (guint i = 0; i < own->len; i++)
        if (!g_ptr_array_find_with_equal_func (line->list, ((ConsoleOwnDeck *) own->pdata[i])->name, g_str_equal, NULL))
          add_if_begun (line, ((ConsoleOwnDeck *) own->pdata[i])->name);
    }
  add_files (line);
}

/* How to complete each word of the table of subcommands. */
static const struct
{
  const char *written;
  void (*add) (Line *line);
} kinds_of_words[] = {
  { .written = "GAME", .add = add_games },
  { .written = "MODULE", .add = add_games },
  { .written = "LESSON", .add = add_lessons },
  { .written = "PUZZLE", .add = add_puzzles },
  { .written = "WORD", .add = add_deck_words },
  { .written = "DECK", .add = add_decks },
  { .written = "NAME", .add = add_card_names },
  { .written = "NUMBER", .add = add_rules },
  { .written = "FILE|DECK", .add = add_editable },
  { .written = "FILE", .add = add_files },
  { .written = "PATH", .add = add_files },
  { .written = "FOLDER", .add = add_files },
};

/* "[LESSON]", "FILE...": the word alone. (transfer full) */
static char *
bare (const char *written)
{
  const char *first = written + strspn (written, "[");

  return g_strndup (first, strspn (first, "|ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"));
}

static void
add_kind (Line *line, const char *written)
{
  g_autofree char *word = bare (written);

  if (g_ascii_islower (*word)) /* a literal word */
    add_if_begun (line, word);
  for (guint i = 0; i < G_N_ELEMENTS (kinds_of_words); i++)
    if (strcmp (kinds_of_words[i].written, word) == 0)
      kinds_of_words[i].add (line);
}

/* Whether the words so far match the usage, and another may follow. Words in lower case are literal, and the last
 * word may repeat. */
static gboolean
fits_usage (const Line *line, char **written)
{
  const guint n = g_strv_length (written);

  for (guint i = 0; i < MIN (n, line->plain->len); i++)
    if (g_ascii_islower (*written[i]) && strcmp (written[i], line->plain->pdata[i]) != 0)
      return FALSE;
  return line->plain->len < n || (n > 0 && g_str_has_suffix (written[n - 1], "..."));
}

/* "check FILE... | show FILE | copy GAME DECK" */
static void
add_words_of (Line *line, const char *words)
{
  g_auto (GStrv) ways = g_strsplit (words, EITHER, -1);

  for (guint i = 0; ways[i] != NULL; i++)
    {
      g_auto (GStrv) written = g_strsplit (ways[i], " ", -1);
      if (fits_usage (line, written))
        add_kind (line, written[MIN (line->plain->len, g_strv_length (written) - 1)]);
    }
}

/* ---- Options --------------------------------------------------------------------------- */

static void
add_modes (Line *line, G_GNUC_UNUSED const char *before)
{
  for (const SortieModeDecl *m = line->module != NULL ? line->module->game->modes : NULL;
       m != NULL && m->id != NULL; m++)
    add_if_begun (line, m->id);
}

/* The value given for an option, before the incomplete word. (nullable) */
static const char *
value_of (const Line *line, const char *option)
{
  const gsize length = strlen (option);

  for (guint i = 0; i + 1 < line->words->len; i++)
    {
      const char *word = line->words->pdata[i];

      if (strcmp (word, option) == 0 && i + 2 < line->words->len)
        return line->words->pdata[i + 1];
      if (strncmp (word, option, length) == 0 && word[length] == '=')
        return word + length + 1;
    }
  return NULL;
}

/* The mode that `--mode` and `--seats` name; G_MAXUINT: none. */
static guint
mode_named (const Line *line)
{
  const char *id = value_of (line, "--mode"), *n = value_of (line, "--seats");
  g_autofree char *text = g_strconcat (id != NULL ? id : "", id != NULL && n != NULL ? "-" : "", n, NULL);
  guint mode;

  return *text != '\0' && sortie_spec_mode (line->module->game, text, &mode, NULL) ? mode : G_MAXUINT;
}

/* "SEAT=", for the named mode, or else for every mode, each once. */
static void
add_seats (Line *line, const char *before)
{
  const SortieModeDecl *modes = line->module != NULL ? line->module->game->modes : NULL;
  const guint named = modes != NULL ? mode_named (line) : G_MAXUINT;

  for (const SortieModeDecl *m = modes; m != NULL && m->id != NULL; m++)
    for (guint i = 0; m->seats[i] != NULL && (named == G_MAXUINT || m == &modes[named]); i++)
      {
        g_autofree char *word = g_strconcat (before, m->seats[i], "=", NULL);

        if (!g_ptr_array_find_with_equal_func (line->list, word, g_str_equal, NULL))
          add_if_begun (line, word);
      }
}

static void
add_players (Line *line, const char *before)
{
  static const char *const players[] = { "human", "random", "greedy", "search", "exec:", NULL };

  add_all (line, before, (char *const *) players);
}

/* "SEAT=WHO": the seat, then its player. (transfer full) (nullable): what comes before WHO */
static char *
before_equals (const Line *line)
{
  const char *equals = strchr (line->typed, '=');

  return equals != NULL ? g_strndup (line->typed, (gsize) (equals + 1 - line->typed)) : NULL;
}

static void
add_seats_and_players (Line *line, const char *before)
{
  g_autofree char *seat = before_equals (line);

  if (seat != NULL)
    add_players (line, seat);
  else
    add_seats (line, before);
}

static void
add_settings (Line *line, G_GNUC_UNUSED const char *before)
{
  for (const SortieOptionDecl *o = line->module != NULL ? line->module->game->options : NULL;
       o != NULL && o->id != NULL; o++)
    {
      g_autofree char *name = g_strconcat (o->id, "=", NULL);

      if (o->words != NULL && g_str_has_prefix (line->typed, name))
        add_all (line, name, (char **) o->words);
      else
        add_if_begun (line, name);
    }
}

static void
add_languages (Line *line, G_GNUC_UNUSED const char *before)
{
  g_auto (GStrv) languages = console_languages ();

  add_if_begun (line, "en");
  add_all (line, "", languages);
}

static void
add_files_here (Line *line, G_GNUC_UNUSED const char *before)
{
  add_files (line);
}

/* How to complete each value of the table of options. */
static const struct
{
  const char *written;
  void (*add) (Line *line, const char *before);
} kinds_of_values[] = {
  { .written = "M", .add = add_modes },
  { .written = "SEAT=WHO", .add = add_seats_and_players },
  { .written = "WHO", .add = add_players },
  { .written = "NAME=VALUE", .add = add_settings },
  { .written = "L", .add = add_languages },
  { .written = "FILE", .add = add_files_here },
  { .written = "FOLDER", .add = add_files_here },
};

/* A game's choices: "[SEAT=]ID"; a deck also by its file. */
static void
add_chosen (Line *line, const char *name)
{
  gint choice = line->module != NULL ? SORTIE_FIND_ROW (line->module->game->choices, name) : -1;
  g_autofree char *seat = before_equals (line);

  if (choice < 0)
    return;
  add_choice_words (line, (guint) choice, seat != NULL ? seat : "");
  if (line->module->game->choices[choice].per_seat && seat == NULL)
    add_seats (line, "");
  if (line->module->game->choices[choice].deck_kind != NULL && line->list->len == 0)
    add_files (line);
}

static void
add_value (Line *line)
{
  const char *written = NULL;

  if (!console_option_value (line->option, &written))
    add_chosen (line, line->option);
  for (guint i = 0; written != NULL && i < G_N_ELEMENTS (kinds_of_values); i++)
    if (strcmp (kinds_of_values[i].written, written) == 0)
      kinds_of_values[i].add (line, "");
}

static void
add_option (Line *line, const char *name)
{
  g_autofree char *word = g_strconcat ("--", name, NULL);

  add_if_begun (line, word);
}

static void
add_options (Line *line)
{
  const ConsoleSubcommand *subcommand =
      line->subcommand != NULL ? line->subcommand : line->app->options->subcommands;
  g_autoptr (GPtrArray) names = console_options_names (subcommand);

  for (guint i = 0; i < names->len; i++)
    add_option (line, names->pdata[i]);
  for (guint i = 0; subcommand->chooses && line->module != NULL
                    && line->module->game->choices != NULL
                    && line->module->game->choices[i].id != NULL;
       i++)
    add_option (line, line->module->game->choices[i].id);
}

/* "--mode=so": completes the value, and keeps the name before it. */
static gboolean
add_joined_value (Line *line)
{
  const char *typed = line->typed, *equals = strchr (typed, '=');
  g_autofree char *name = NULL, *before = NULL;
  guint first = line->list->len;

  if (!g_str_has_prefix (typed, "--") || equals == NULL)
    return FALSE;
  name = g_strndup (typed + 2, (gsize) (equals - typed - 2));
  before = g_strndup (typed, (gsize) (equals + 1 - typed));
  line->option = name;
  line->typed = equals + 1;
  add_value (line);
  line->typed = typed;
  for (guint i = first; i < line->list->len; i++)
    if (strcmp (line->list->pdata[i], FILES) != 0)
      {
        char *value = line->list->pdata[i];

        line->list->pdata[i] = g_strconcat (before, value, NULL);
        g_free (value);
      }
  return TRUE;
}

/* ---- The whole line ---------------------------------------------------------------------- */

static void
add_subcommands (Line *line)
{
  for (const ConsoleSubcommand *s = line->app->options->subcommands; s->run != NULL; s++)
    if (s->name != NULL)
      add_if_begun (line, s->name);
}

static void
complete_command (Line *line)
{
  if (line->option != NULL)
    add_value (line);
  else if (add_joined_value (line))
    return;
  else if (*line->typed == '-')
    add_options (line);
  else if (line->subcommand == NULL)
    add_subcommands (line);
  else
    add_words_of (line, line->subcommand->words);
}

ConsoleStatus
console_run_complete (ConsoleApp *app, G_GNUC_UNUSED GError **error)
{
  g_autoptr (GPtrArray) plain = g_ptr_array_new ();
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  Line line = { .app = app, .words = app->options->words, .plain = plain, .list = list };

  line.typed = line.words->len > 0 ? line.words->pdata[line.words->len - 1] : "";
  read_words (&line);
  load_game (&line);
  complete_command (&line);
  for (guint i = 0; i < list->len; i++)
    console_out_lines (app->out, list->pdata[i]);
  g_clear_pointer (&line.module, sortie_module_free);
  return CONSOLE_OK;
}
