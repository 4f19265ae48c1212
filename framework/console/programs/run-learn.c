/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-learn.c: sortie learn GAME [LESSON], and `learn` at the prompt of a match. */
#include "console/programs/programs.h"

#include <string.h>

#include <sortie/base.h>
#include "base/text.h"
#include "base/i18n.h"

/* "step 3 of 6", "done", "6 steps". (transfer full) */
static char *
about (const ConsoleLesson *lesson)
{
  g_autofree char *next = g_strdup_printf ("%u", lesson->step + 1);
  g_autofree char *all = g_strdup_printf ("%u", lesson->n_steps);

  if (lesson->step >= lesson->n_steps)
    return g_strdup (C_ ("a lesson", "done"));
  if (lesson->step == 0)
    return g_strdup_printf (ngettext_ ("%u step", "%u steps", lesson->n_steps), lesson->n_steps);
  return sortie_sentence (_ ("step {n} of {all} comes next"), "n", next, "all", all, NULL);
}

/* The default is the first lesson that is not done. */
static ConsolePick *
pick_for (const GPtrArray *lessons)
{
  ConsolePick *pick = console_pick_new (_ ("Lessons"));

  pick->help = g_strdup (_ ("A lesson takes about ten minutes. Leave it at any prompt; it goes on "
                            "from there."));
  for (guint i = 0; i < lessons->len; i++)
    {
      const ConsoleLesson *lesson = lessons->pdata[i];
      g_autofree char *text = about (lesson);

      console_pick_add (pick, lesson->id, lesson->title, text);
    }
  for (guint i = lessons->len; i > 0; i--)
    if (((ConsoleLesson *) lessons->pdata[i - 1])->step
        < ((ConsoleLesson *) lessons->pdata[i - 1])->n_steps)
      pick->usual = i - 1;
  return pick;
}

gint
console_learn_ask (ConsoleApp *app, SortieModule *module, ConsoleStatus *ret_status)
{
  g_autoptr (GPtrArray) lessons = console_lessons (app, module);
  g_autoptr (ConsolePick) pick = pick_for (lessons);
  gint picked;

  if (lessons->len == 0)
    {
      console_out_fill (app->out, _ ("There is no lesson for {game}."), "game",
                        console_game_text (module, module->game->title), NULL);
      return CONSOLE_PICKED_BACK;
    }
  picked = console_pick_ask_or_say (pick, app->out, console_app_input (app));
  if (picked >= 0)
    *ret_status = console_learn (app, module->game->id, lessons->pdata[picked]);
  return picked;
}

/* The lesson with that name or number. NULL and @error, with the nearest match */
static const ConsoleLesson *
find_lesson (const GPtrArray *lessons, const char *name, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *near = NULL;
  guint64 number;

  if (g_ascii_string_to_unsigned (name, 10, 1, lessons->len, &number, NULL))
    return lessons->pdata[number - 1];
  for (guint i = 0; i < lessons->len; i++)
    {
      ConsoleLesson *lesson = lessons->pdata[i];

      if (strcmp (lesson->id, name) == 0)
        return lesson;
      g_ptr_array_add (names, lesson->id);
    }
  near = sortie_words_instead (name, (const char *const *) names->pdata, names->len);
  sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("there is no lesson “%s”%s"), name, near);
  return NULL;
}

ConsoleStatus
console_learn_of (ConsoleApp *app, SortieModule *module, const char *word, GError **error)
{
  g_autoptr (GPtrArray) lessons = NULL;
  const ConsoleLesson *lesson;
  ConsoleStatus status = CONSOLE_OK;

  if (word == NULL)
    {
      console_learn_ask (app, module, &status);
      return status;
    }
  lessons = console_lessons (app, module);
  lesson = find_lesson (lessons, word, error);
  return lesson != NULL ? console_learn (app, module->game->id, lesson) : CONSOLE_FAILED;
}

ConsoleStatus
console_run_learn (ConsoleApp *app, GError **error)
{
  g_autoptr (SortieModule) module = console_app_game (app, error);

  return module != NULL ? console_learn_of (app, module, console_app_word (app, 1), error) : CONSOLE_FAILED;
}
