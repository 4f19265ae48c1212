/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-parse.c: parses lines into scenarios with sections. */
#include "kit/scenario-file.h"
#include "base/i18n.h"
#include "base/internal.h"

#include <string.h>

static void
terms_init (ScenarioTerms *terms)
{
  terms->choices = g_ptr_array_new_with_free_func (g_free);
  terms->options = g_ptr_array_new_with_free_func (g_free);
  terms->seed = 1;
}

static void
copy_strings (GPtrArray *to, const GPtrArray *from)
{
  for (guint i = 0; i < from->len; i++)
    g_ptr_array_add (to, g_strdup (from->pdata[i]));
}

static void
terms_clear (ScenarioTerms *terms)
{
  g_free (terms->mode);
  g_ptr_array_unref (terms->choices);
  g_ptr_array_unref (terms->options);
}

static void
line_free (gpointer data)
{
  ScenarioLine *line = data;

  g_free (line->text);
  g_free (line);
}

static void
scenario_free (gpointer data)
{
  Scenario *scenario = data;

  terms_clear (&scenario->terms);
  g_ptr_array_unref (scenario->lines);
  g_ptr_array_unref (scenario->rules);
  g_ptr_array_unref (scenario->idle);
  g_free (scenario->title);
  g_free (scenario->xfail);
  g_free (scenario);
}

static ScenarioFile *
file_new (void)
{
  ScenarioFile *file = g_new0 (ScenarioFile, 1);

  file->content = g_ptr_array_new_with_free_func (g_free);
  file->scenarios = g_ptr_array_new_with_free_func (scenario_free);
  terms_init (&file->terms);
  return file;
}

void
scenario_file_free (ScenarioFile *file)
{
  if (file == NULL)
    return;
  terms_clear (&file->terms);
  g_ptr_array_unref (file->content);
  g_ptr_array_unref (file->scenarios);
  g_free (file->game);
  g_free (file->teaches);
  g_free (file);
}

/* The file that is being read. */
typedef struct
{
  ScenarioFile *file;
  Scenario *scenario;      /* (nullable): the current scenario */
  gboolean in_section;
  ScenarioSection section;
  guint part;
  const char *name;
  int line;
  SortieErrors *errors;
} Parser;

static void complain (Parser *parser, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
complain (Parser *parser, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  sortie_errors_add_va (parser->errors, parser->name, parser->line, NULL, format, arguments);
  va_end (arguments);
}

/* The terms of the current scenario, or of the whole file. */
static ScenarioTerms *
terms_at_hand (Parser *parser)
{
  return parser->scenario != NULL ? &parser->scenario->terms : &parser->file->terms;
}

static void
set_string (char **string, const char *text)
{
  g_free (*string);
  *string = g_strdup (text);
}

static void
read_game (Parser *parser, const char *text)
{
  if (parser->scenario != NULL)
    complain (parser,
              _ ("“game” comes before the first scenario: all scenarios of a file play the same game"));
  if (*text != '\0' && !sortie_words_is_id (text))
    {
      g_autofree char *sentence = sortie_words_not_id (text);

      complain (parser, "%s", sentence);
    }
  set_string (&parser->file->game, text);
  parser->file->game_line = parser->line;
}

/* "tests/content/mygame": the path must stay inside its folder. */
gboolean
scenario_leads_down (const char *path)
{
  g_auto (GStrv) names = g_strsplit (path, "/", -1);

  for (char **name = names; *name != NULL; name++)
    if (**name == '\0' || strcmp (*name, ".") == 0 || strcmp (*name, "..") == 0)
      return FALSE;
  return TRUE;
}

static void
read_content (Parser *parser, const char *text)
{
  if (parser->scenario != NULL)
    complain (parser,
              _ ("“content” comes before the first scenario: all scenarios of a file use the same content"));
  if (*text != '\0' && !scenario_leads_down (text))
    complain (parser, _ ("“%s” leads out of its folder: do not use “..” or a “/” at the start"), text);
  g_ptr_array_add (parser->file->content, g_strdup (text));
}

static void
read_mode (Parser *parser, const char *text)
{
  set_string (&terms_at_hand (parser)->mode, text);
}

/* "NAME=VALUE". The last value for a name counts. */
static void
set_named (GPtrArray *list, const char *text)
{
  gsize name = strcspn (text, "=");

  for (guint i = list->len; i > 0; i--)
    if (strcspn (list->pdata[i - 1], "=") == name && strncmp (list->pdata[i - 1], text, name) == 0)
      g_ptr_array_remove_index (list, i - 1);
  g_ptr_array_add (list, g_strdup (text));
}

static void
read_choose (Parser *parser, const char *text)
{
  set_named (terms_at_hand (parser)->choices, text);
}

static void
read_option (Parser *parser, const char *text)
{
  set_named (terms_at_hand (parser)->options, text);
}

static void
read_seed (Parser *parser, const char *text)
{
  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &terms_at_hand (parser)->seed, NULL))
    complain (parser, _ ("a seed is a number, not “%s”"), text);
}

static void
read_scenario (Parser *parser, const char *text)
{
  Scenario *scenario = g_new0 (Scenario, 1);

  scenario->line = parser->line;
  scenario->title = g_strdup (text);
  scenario->lines = g_ptr_array_new_with_free_func (line_free);
  scenario->rules = g_ptr_array_new_with_free_func (line_free);
  scenario->idle = g_ptr_array_new_with_free_func (line_free);
  terms_init (&scenario->terms);
  scenario->terms.mode = g_strdup (parser->file->terms.mode);
  scenario->terms.seed = parser->file->terms.seed;
  copy_strings (scenario->terms.choices, parser->file->terms.choices);
  copy_strings (scenario->terms.options, parser->file->terms.options);
  g_ptr_array_add (parser->file->scenarios, scenario);
  parser->scenario = scenario;
  parser->in_section = FALSE;
}

static gboolean
is_in_scenario (Parser *parser, const char *word)
{
  if (parser->scenario != NULL)
    return TRUE;
  complain (parser, _ ("“%s” belongs after a line “scenario TITLE”"), word);
  return FALSE;
}

static ScenarioLine *
line_new (const Parser *parser, const char *text)
{
  ScenarioLine *line = g_new0 (ScenarioLine, 1);

  line->line = parser->line;
  line->section = parser->section;
  line->part = parser->part;
  line->text = g_strdup (text);
  return line;
}

static void
read_rules (Parser *parser, const char *text)
{
  g_ptr_array_add (parser->scenario->rules, line_new (parser, text));
}

static void
read_idle (Parser *parser, const char *text)
{
  g_ptr_array_add (parser->scenario->idle, line_new (parser, text));
}

static void
read_teaches (Parser *parser, const char *text)
{
  if (parser->scenario != NULL)
    complain (parser, _ ("“teaches” comes before the first scenario"));
  set_string (&parser->file->teaches, text);
}

static void
read_xfail (Parser *parser, const char *text)
{
  set_string (&parser->scenario->xfail, text);
}

/* The words with which a line outside the sections may begin. */
static const struct
{
  const char *word;
  void (*read) (Parser *parser, const char *text); /* (nullable) */
  gboolean in_scenario; /* after a line "scenario" */
} heads[] = {
  { .word = "choose", .read = read_choose },
  { .word = "content", .read = read_content },
  { .word = "game", .read = read_game },
  { .word = "mode", .read = read_mode },
  { .word = "option", .read = read_option },
  { .word = "scenario", .read = read_scenario },
  { .word = "seed", .read = read_seed },
  { .word = "teaches", .read = read_teaches },
  { .word = "idle", .read = read_idle, .in_scenario = TRUE },
  { .word = "rules", .read = read_rules, .in_scenario = TRUE },
  { .word = "xfail", .read = read_xfail, .in_scenario = TRUE },
  { .word = "cases", .in_scenario = TRUE }, /* only the index of rules reads this */
};

static const SortieScenarioWord sections[] = {
  [SCENARIO_POSITION] = SORTIE_SCENARIO_POSITION,
  [SCENARIO_MOVES] = SORTIE_SCENARIO_MOVES,
  [SCENARIO_EXPECT] = SORTIE_SCENARIO_EXPECT,
  [SCENARIO_TEACH] = SORTIE_SCENARIO_TEACH,
  [SCENARIO_SOLVE] = SORTIE_SCENARIO_SOLVE,
};

static void
open_section (Parser *parser, ScenarioSection section)
{
  if (!is_in_scenario (parser, sortie_scenario_word (sections[section])))
    return;
  if (section == SCENARIO_POSITION && parser->in_section)
    complain (parser, _ ("a scenario has one position, before all other sections"));
  parser->scenario->has_position = parser->scenario->has_position || section == SCENARIO_POSITION;
  parser->section = section;
  parser->part++;
  parser->in_section = TRUE;
}

static gboolean
find_section (const char *word, ScenarioSection *ret)
{
  for (*ret = 0; *ret < G_N_ELEMENTS (sections); ++*ret)
    if (sortie_scenario_word_is (sections[*ret], word))
      return TRUE;
  return FALSE;
}

static void
complain_of_head (Parser *parser, const char *word)
{
  const char *words[G_N_ELEMENTS (heads) + G_N_ELEMENTS (sections)];
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    words[n++] = heads[i].word;
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    words[n++] = sortie_scenario_word (sections[i]);
  g_autofree char *hint = sortie_words_instead (word, words, n);
  complain (parser, _ ("a line cannot begin with “%s” here%s"), word, hint);
}

static void
read_head (Parser *parser, const char *line)
{
  gsize length = strcspn (line, " \t");
  g_autofree char *word = g_strndup (line, length);
  const char *text = line + length + strspn (line + length, " \t");
  ScenarioSection section;

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    if (strcmp (word, heads[i].word) == 0)
      {
        if (*text == '\0')
          complain (parser, _ ("something must follow “%s”"), word);
        if ((!heads[i].in_scenario || is_in_scenario (parser, word)) && heads[i].read != NULL)
          heads[i].read (parser, text);
        return;
      }
  if (find_section (word, &section))
    complain (parser, _ ("nothing can follow “%s” on its line"), word);
  else
    complain_of_head (parser, word);
}

static void
read_in_section (Parser *parser, const char *text)
{
  g_ptr_array_add (parser->scenario->lines, line_new (parser, text));
}

/* Removes a comment: from a # at the start or after a space to the end. */
static char *
clean (const char *line)
{
  g_autofree char *text = g_strdup (line);

  for (char *hash = strchr (text, '#'); hash != NULL; hash = strchr (hash + 1, '#'))
    if (hash == text || g_ascii_isspace (hash[-1]))
      {
        *hash = '\0';
        break;
      }
  return g_strdup (g_strstrip (text));
}

static void
read_line (Parser *parser, const char *raw)
{
  g_autofree char *line = clean (raw);
  ScenarioSection section;

  if (*line == '\0')
    return;
  if (find_section (line, &section))
    open_section (parser, section);
  else if (sortie_scenario_word_behind (SORTIE_SCENARIO_SCENARIO, line) != NULL)
    read_head (parser, line);
  else if (parser->in_section)
    read_in_section (parser, line);
  else
    read_head (parser, line);
}

static void
end_lists (ScenarioTerms *terms)
{
  g_ptr_array_add (terms->choices, NULL);
  g_ptr_array_add (terms->options, NULL);
}

ScenarioFile *
scenario_file_parse (const char *text, const char *name, GError **error)
{
  g_autoptr (ScenarioFile) file = file_new ();
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Parser parser = { .file = file, .name = name, .errors = errors };

  if (!g_utf8_validate (text, -1, NULL))
    sortie_errors_add (errors, name, 0, NULL, "%s", _ ("this is not text in UTF-8"));
  else
    for (char **line = lines; *line != NULL; line++)
      {
        parser.line++;
        read_line (&parser, *line);
      }
  if (file->scenarios->len == 0 && !sortie_errors_any (errors))
    sortie_errors_add (errors, name, 0, NULL, "%s", _ ("there is no scenario in this file"));
  for (guint i = 0; i < file->scenarios->len; i++)
    end_lists (&((Scenario *) file->scenarios->pdata[i])->terms);
  g_ptr_array_add (file->content, NULL);
  return sortie_errors_to_gerror (errors, error) ? g_steal_pointer (&file) : NULL;
}
