/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lesson.c: a scenario file that a person plays as a lesson (sortie/kit.h). */
#include "kit/scenario-run.h"

#include <string.h>

#include "base/i18n.h"
#include "kit/internal.h"
#include "match/internal.h"
#include "module/front-end.h"
#include "kit/lesson.h"

struct SortieLesson
{
  SortieModule *module;
  ScenarioFile *file;
  char *path;
  ScenarioRun run;      /* the current step: its deal lays out the position, its chance is prescribed */
  gboolean is_running;
  guint at;             /* the line after those that were done */
  guint part;           /* the current section */
  GPtrArray *says;      /* (element-type utf8), ended by NULL; texts from the file */
  GPtrArray *accepted;  /* (element-type utf8); the same */
  GPtrArray *praises;   /* (element-type utf8) (nullable): the answer to each of them */
  const char *otherwise, *done;
  SortieState *asked;   /* (nullable): the position in which the learner was asked */
};

/* ---- Opening ----------------------------------------------------------------------------- */

static gboolean
is_lesson_of (const SortieLesson *lesson, GError **error)
{
  if (g_strcmp0 (lesson->file->game, lesson->module->game->id) != 0)
    sortie_set_error (error, SORTIE_ERROR_CONTENT, _ ("%s: this is not a lesson of %s"), lesson->path,
                      lesson->module->game->id);
  else if (lesson->file->teaches == NULL)
    sortie_set_error (error, SORTIE_ERROR_CONTENT, _ ("%s: the line “teaches TITLE” is missing"),
                      lesson->path);
  else
    return TRUE;
  return FALSE;
}

SortieLesson *
sortie_lesson_open (SortieModule *module, const char *path, GError **error)
{
  g_autoptr (SortieLesson) lesson = g_new0 (SortieLesson, 1);
  g_autofree char *text = sortie_scenario_read (path, error);

  lesson->module = module;
  lesson->path = g_strdup (path);
  lesson->says = g_ptr_array_new ();
  lesson->accepted = g_ptr_array_new ();
  lesson->praises = g_ptr_array_new ();
  lesson->file = text != NULL ? scenario_file_parse (text, path, error) : NULL;
  if (lesson->file == NULL || !is_lesson_of (lesson, error))
    return NULL;
  return g_steal_pointer (&lesson);
}

static void
end_run (SortieLesson *lesson)
{
  if (lesson->is_running)
    scenario_run_clear (&lesson->run);
  lesson->is_running = FALSE;
  g_clear_pointer (&lesson->asked, g_free);
}

void
sortie_lesson_free (SortieLesson *lesson)
{
  if (lesson == NULL)
    return;
  end_run (lesson);
  g_ptr_array_unref (lesson->says);
  g_ptr_array_unref (lesson->accepted);
  g_ptr_array_unref (lesson->praises);
  scenario_file_free (lesson->file);
  g_free (lesson->path);
  g_free (lesson);
}

const char *
sortie_lesson_title (const SortieLesson *lesson)
{
  return lesson->file->teaches;
}

guint
sortie_lesson_n_steps (const SortieLesson *lesson)
{
  return lesson->file->scenarios->len;
}

const char *
sortie_lesson_step_title (const SortieLesson *lesson, guint step)
{
  return ((const Scenario *) lesson->file->scenarios->pdata[step])->title;
}

/* ---- A step -------------------------------------------------------------------------------- */

/* The first complaint of the run. Returns NULL. */
static gpointer
complain (SortieLesson *lesson, GError **error)
{
  const GPtrArray *messages = lesson->run.messages;

  sortie_set_error (error, SORTIE_ERROR_CONTENT, "%s",
                    messages->len > 0 ? (const char *) messages->pdata[0]
                                      : _ ("this lesson cannot be played"));
  return NULL;
}

/* Unforeseen rolls are random: a learner may experiment. */
static gboolean
decide (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  ScenarioRun *run = data;

  run->prescribes_dice = FALSE;
  return scenario_fate (run).decide (run, p, chance);
}

static SortieMatch *
match_at (SortieLesson *lesson, const SortieState *s, GError **error)
{
  SortieOpening opening = { .s = s, .fate = scenario_fate (&lesson->run) };

  opening.fate.decide = decide;
  return scenario_match_from (&lesson->run, &opening, error);
}

SortieMatch *
sortie_lesson_begin (SortieLesson *lesson, guint step, GError **error)
{
  const SortieRulebook *rulebook = sortie_module_rulebook (lesson->module, error);

  end_run (lesson);
  if (rulebook == NULL)
    return NULL;
  lesson->run = (ScenarioRun) { .file = lesson->path,
                                .scenario = lesson->file->scenarios->pdata[step],
                                .module = lesson->module,
                                .rulebook = rulebook };
  scenario_run_init (&lesson->run);
  lesson->is_running = TRUE;
  lesson->at = 0;
  if (!scenario_open_match (&lesson->run) || !scenario_start (&lesson->run))
    return complain (lesson, error);
  return match_at (lesson, lesson->run.p->s, error);
}

/* ---- What others do --------------------------------------------------------------------- */

/* "SEAT: LINE", "= dice 3". */
static gboolean
make_move (SortieLesson *lesson, SortieMatch *match, const char *text)
{
  SortieFeeder feeder = sortie_feeder_for_match (match);
  g_autofree char *who = NULL, *line = NULL, *sentence = NULL;
  ScenarioRun *run = &lesson->run;
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };
  guint8 seat;

  if (*text == '=')
    return scenario_prescribe (run, text);
  if (!scenario_split_colon (text, &who, &line) || !scenario_find_seat (run, who, &seat))
    return scenario_broken (run, _ ("this should be: SEAT: LINE or = CHANCE"));
  scenario_settle_by (&feeder);
  if (sortie_feed_line (&feeder, seat, line, &fed))
    return TRUE;
  sentence = sortie_refusal_sentence (sortie_match_play (match), seat, &fed.why);
  return scenario_fails (run, _ ("“%s” was refused: %s"), line, sentence);
}

/* ---- What the learner is to do ------------------------------------------------------------ */

static void
read_teaching (SortieLesson *lesson, const char *line)
{
  ScenarioTeaching teaching;
  const char *text;

  if (!scenario_read_teaching (line, &teaching, &text))
    return;
  switch (teaching)
    {
    case SCENARIO_SAY:
      g_ptr_array_add (lesson->says, (gpointer) text);
      break;
    case SCENARIO_ACCEPT:
      g_ptr_array_add (lesson->accepted, (gpointer) text);
      break;
    case SCENARIO_OTHERWISE:
      lesson->otherwise = text;
      break;
    case SCENARIO_DONE:
      while (lesson->praises->len < lesson->accepted->len)
        g_ptr_array_add (lesson->praises, (gpointer) text);
      break;
    case SCENARIO_N_TEACHINGS:
      break;
    }
}

/* Reads the section from @lesson->at on, and moves to the line after it. */
static void
read_section (SortieLesson *lesson)
{
  const GPtrArray *lines = lesson->run.scenario->lines;
  guint part = ((const ScenarioLine *) lines->pdata[lesson->at])->part;

  g_ptr_array_set_size (lesson->says, 0);
  g_ptr_array_set_size (lesson->accepted, 0);
  g_ptr_array_set_size (lesson->praises, 0);
  lesson->otherwise = lesson->done = NULL;
  for (; lesson->at < lines->len; lesson->at++)
    {
      const ScenarioLine *line = lines->pdata[lesson->at];

      if (line->part != part)
        break;
      read_teaching (lesson, line->text);
    }
  g_ptr_array_add (lesson->says, NULL);
  g_ptr_array_set_size (lesson->praises, (gint) lesson->accepted->len);
}

gboolean
sortie_lesson_next (SortieLesson *lesson, SortieMatch *match, GError **error)
{
  const GPtrArray *lines = lesson->run.scenario->lines;

  while (lesson->at < lines->len)
    {
      const ScenarioLine *line = lines->pdata[lesson->at];

      lesson->run.line = line->line;
      if (line->section == SCENARIO_TEACH)
        {
          const SortieFeeder feeder = sortie_feeder_for_match (match);
          const SortieState *s = sortie_match_play (match)->s;

          read_section (lesson);
          scenario_settle_by (&feeder);
          g_free (lesson->asked);
          lesson->asked = g_memdup2 (s, s->size);
          return TRUE;
        }
      lesson->at++;
      if (line->section == SCENARIO_MOVES && !make_move (lesson, match, line->text))
        return complain (lesson, error) != NULL;
    }
  return FALSE;
}

const char *const *
sortie_lesson_says (SortieLesson *lesson)
{
  return (const char *const *) lesson->says->pdata;
}

const char *
sortie_lesson_otherwise (SortieLesson *lesson)
{
  return lesson->otherwise;
}

const char *
sortie_lesson_done (SortieLesson *lesson)
{
  return lesson->done;
}

const char *
sortie_lesson_line (SortieLesson *lesson)
{
  return lesson->accepted->len > 0 ? lesson->accepted->pdata[0] : "";
}

/* An accepted line may continue with answers to the questions of its move. */
static gboolean
fits_accepted (const char *accepted, const char *line)
{
  gsize length = strlen (line);

  return g_pattern_match_simple (accepted, line)
         || (g_str_has_prefix (accepted, line) && accepted[length] == ' ');
}

gboolean
sortie_lesson_accepts (SortieLesson *lesson, const char *const *lines)
{
  for (; *lines != NULL; lines++)
    for (guint i = 0; i < lesson->accepted->len; i++)
      if (fits_accepted (lesson->accepted->pdata[i], *lines))
        {
          lesson->done = lesson->praises->pdata[i];
          return TRUE;
        }
  return FALSE;
}

SortieMatch *
sortie_lesson_again (SortieLesson *lesson, GError **error)
{
  return match_at (lesson, lesson->asked, error);
}
