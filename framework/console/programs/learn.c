/* SPDX-License-Identifier: GPL-3.0-or-later */
/* learn.c: a person plays a lesson at a prompt. */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "kit/lesson.h"
#include "match/front-end.h"

/* ---- One task ----------------------------------------------------------------------------- */

/* what the text of most tasks needs, in columns, and in a low window the part of its lines that it has */
#define ROOM_FOR_TASK 640
#define SHARE_OF_TASK 3

/* A lesson in progress. */
typedef struct
{
  ConsoleApp *app;
  ConsoleSession *session;
  SortieLesson *lesson;
  GPtrArray *lines; /* (element-type utf8): the moves that the learner made in this task */
  const char *done; /* (nullable): the comment on the last task, to say below the table of the next one in its step */
  char *step;       /* (nullable): the heading of the step that begins */
} Learning;

/* How a task ends. */
typedef enum
{
  LEARNED,
  LEFT,
  BROKEN, /* the lesson has a mistake, and we have said so */
} Ending;

static const char *
text_of_lesson (const Learning *learning, const char *text)
{
  return console_game_text (learning->session->module, text);
}

/* Says the comment on the task before. */
static void
say_done (Learning *learning)
{
  if (learning->done != NULL)
    console_out_say_in (learning->app->out, CONSOLE_STRONG, text_of_lesson (learning, learning->done));
  learning->done = NULL;
}

/* The same, and says which step begins. */
static void
say_where (Learning *learning)
{
  say_done (learning);
  if (learning->step == NULL)
    return;
  if (!console_input_is_interactive (learning->session->input))
    console_out_say (learning->app->out, "");
  console_out_say_in (learning->app->out, CONSOLE_STRONG, learning->step);
  g_clear_pointer (&learning->step, g_free);
}

/* From paragraph number @from on. */
static void
say_task (const Learning *learning, guint from)
{
  const char *const *says = sortie_lesson_says (learning->lesson);

  for (says += from; *says != NULL; says++)
    console_out_say (learning->app->out, text_of_lesson (learning, *says));
}

/* Leaves lines of the window to the text of a task, as many in each step, so that the table keeps its form. */
static void
leave_room (const Learning *learning)
{
  ConsoleOut *out = learning->app->out;

  out->taken = 0;
  console_out_measure (out);
  out->taken = MIN (ROOM_FOR_TASK / out->width, out->rows / SHARE_OF_TASK);
  console_out_measure (out);
}

static guint
lines_of_task (const Learning *learning)
{
  GString *pending = learning->app->out->pending;
  const gsize before = pending->len;
  guint lines;

  if (learning->done != NULL)
    console_out_say (learning->app->out, text_of_lesson (learning, learning->done));
  if (learning->step != NULL)
    console_out_say (learning->app->out, learning->step);
  say_task (learning, 0);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines;
}

/* Collects lines of the journal: "player: deploy imp". */
static void
collect_line (gpointer data, const char *text)
{
  Learning *learning = data;
  const char *move = strstr (text, ": ");

  if (move != NULL && *text != '=' && *text != '#' && *text != '!')
    g_ptr_array_add (learning->lines, g_strdup (move + 2));
}

/* Listens to the match of the session. */
static void
listen (Learning *learning, SortieMatch *match)
{
  sortie_match_on_line (match, collect_line, learning);
  g_ptr_array_set_size (learning->lines, 0);
}

/* The name of a card that pays; other words stay as they are. (transfer full) */
static char *
word_to_try (const Learning *learning, const char *word)
{
  const SortieCatalogue *catalogue = learning->session->module->catalogue;
  guint16 def = sortie_catalogue_find (catalogue, word);
  g_autofree char *name = def != 0 ? g_utf8_strdown (sortie_def_name (catalogue, def), -1) : NULL;

  return name == NULL || strpbrk (name, "\"(),;:") != NULL ? g_strdup (word)
                                                         : g_strdelimit (g_steal_pointer (&name), " ", '-');
}

/* A line that the task accepts, as its reader would type it. (transfer full) */
static char *
line_to_try (const Learning *learning)
{
  SortieMatch *match = learning->session->match;
  SortieOffers *offers = sortie_match_offers (match, sortie_match_to_move (match));
  const char *typed = sortie_lesson_line (learning->lesson);
  g_auto (SortieLine) line = { .n = 0 };
  g_autofree char *move = NULL;
  GString *all;
  SortieRead read;

  sortie_line_init (&line, typed);
  read = sortie_read (offers, &line, 0);
  if (read.kind != SORTIE_READ_MOVE)
    return g_strdup (typed);
  move = sortie_spell (offers, &read.move);
  all = g_string_new (move);
  for (guint i = read.n; i < line.n; i++)
    {
      g_autofree char *word = word_to_try (learning, line.words[i]);

      g_string_append_printf (all, " %s", word);
    }
  return g_string_free (all, FALSE);
}

static char *
guide (ConsoleSession *session)
{
  return sortie_match_play (session->match)->s->tentative ? NULL : line_to_try (session->player);
}

/* Goes back to the position in which the learner was asked. The screen already shows it. */
static void
take_match_again (Learning *learning, SortieMatch *match)
{
  ConsoleSession *session = learning->session;
  const guint form_rows = session->out->form_rows;
  char *table = g_steal_pointer (&session->drawn.table);
  GHashTable *heard = g_steal_pointer (&session->drawn.heard);

  console_loop_take_match (session, match);
  listen (learning, match);
  session->drawn.table = table;
  session->drawn.heard = heard;
  session->out->form_rows = form_rows;
  session->question.is_shown = TRUE;
}

/* Takes back another legal move, which is for later. FALSE: the position cannot be restored. */
static gboolean
take_back_other_move (Learning *learning)
{
  const char *otherwise = sortie_lesson_otherwise (learning->lesson), *why;
  g_autofree char *taken = NULL, *line = NULL, *whole = NULL;
  GError *error = NULL;
  SortieMatch *match = sortie_lesson_again (learning->lesson, &error);

  if (match == NULL)
    {
      console_app_fail (learning->app, error);
      return FALSE;
    }
  take_match_again (learning, match);
  why = otherwise != NULL ? text_of_lesson (learning, otherwise) : _ ("That is legal, but it is for later.");
  line = line_to_try (learning);
  taken = sortie_sentence (_ ("It was taken back. For now, try “{line}”."), "line", line, NULL);
  whole = g_strdup_printf ("%s %s", why, taken);
  console_out_say_in (learning->app->out, CONSOLE_WRONG, whole);
  learning->session->question.refusal = g_steal_pointer (&whole);
  return TRUE;
}

/* Carries out a line of the learner. FALSE: it leaves the lesson. */
static gboolean
do_lesson_line (Learning *learning, const char *typed)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init (&line, typed);
  if (line.n > 0 && console_menu_word (typed) == CONSOLE_MENU_OUT)
    return FALSE;
  if (line.n == 0 && sortie_match_play (learning->session->match)->s->tentative)
    learning->session->question.is_shown = FALSE; /* only the question: what pays, for example */
  else if (line.n == 0)
    say_task (learning, 0);
  else
    console_line_run (learning->session, &line);
  return TRUE;
}

/* Whether the learner's move, if it is complete, is the one that the lesson teaches. */
static gboolean
judge_learner (Learning *learning, Ending *ret)
{
  if (learning->lines->len == 0 || sortie_match_play (learning->session->match)->s->tentative)
    return FALSE;
  g_ptr_array_add (learning->lines, NULL);
  if (sortie_lesson_accepts (learning->lesson, (const char *const *) learning->lines->pdata))
    {
      *ret = LEARNED;
      return TRUE;
    }
  if (take_back_other_move (learning))
    return FALSE;
  *ret = BROKEN;
  return TRUE;
}

/* Answers a line that was typed where only Enter goes on. A move would be made in a position that the learner has not
 * seen. */
static void
say_what_enter_does (const Learning *learning, const char *typed)
{
  const gboolean asks = console_menu_word (typed) == CONSOLE_MENU_HELP;

  console_out_say_in (learning->app->out, asks ? CONSOLE_PLAIN : CONSOLE_WRONG,
                      asks ? _ ("This step of the lesson is over. Press Enter to see the next one, or type “quit” to "
                                "leave.")
                           : _ ("That is not done: the next step shows another position. Press Enter to see it."));
}

/* @is_over: the step is over, so that a line is not for it; before its table, any line shows that. FALSE: the learner
 * leaves. */
static gboolean
wait_for_enter (const Learning *learning, gboolean is_over)
{
  ConsoleInput *input = learning->session->input;
  const ConsoleAbove above = console_input_set_above (input, (ConsoleAbove){ .write = NULL });
  gboolean goes_on = FALSE, waits = TRUE;

  while (waits)
    {
      g_autofree char *line = NULL;
      const ConsoleGot got = console_input_ask (input, _ ("Enter> "), &line);

      if (got == CONSOLE_GOT_TOO_MUCH)
        continue;
      goes_on = got == CONSOLE_GOT_LINE && console_menu_word (g_strstrip (line)) != CONSOLE_MENU_OUT;
      waits = goes_on && is_over && *line != '\0';
      if (waits)
        say_what_enter_does (learning, line);
    }
  console_input_set_above (input, above);
  return goes_on;
}

static guint
last_of_task (const Learning *learning)
{
  return MAX (g_strv_length ((char **) sortie_lesson_says (learning->lesson)), 1) - 1;
}

/* Whether the window has no room for the table @shown, the whole text of the task and the question. */
static gboolean
is_too_much (const Learning *learning, const char *shown)
{
  const ConsoleOut *out = learning->app->out;

  return out->linear == CONSOLE_LINEAR_OFF && !console_is_small (out)
         && console_out_count_lines (shown) + lines_of_task (learning) + console_session_lines_asked (learning->session)
                > out->rows + out->taken;
}

/* Beside a table that is drawn anew: as much of the task as has room. */
static void
show_task_again (ConsoleSession *session, gboolean below)
{
  const Learning *learning = session->player;

  if (!below)
    leave_room (learning);
  else
    say_task (learning, is_too_much (learning, session->out->pending->str) ? last_of_task (learning) : 0);
}

static void
show_table (const Learning *learning)
{
  leave_room (learning);
  console_session_show (learning->session);
}

/* Shows the table and says the task below it. Where there is no room for both, the text comes first, and then the table
 * with the last paragraph, which says what to type. FALSE: the learner leaves. */
static gboolean
show_and_say (Learning *learning)
{
  GString *pending = learning->app->out->pending;
  const gsize before = pending->len;
  const guint last = last_of_task (learning);
  gboolean comes_first;

  show_table (learning);
  comes_first = last > 0 && is_too_much (learning, pending->str + before);
  if (comes_first)
    g_string_truncate (pending, before);
  say_where (learning);
  say_task (learning, 0);
  if (!comes_first)
    return TRUE;
  console_out_say (learning->app->out, _ ("Enter shows the table."));
  if (!wait_for_enter (learning, FALSE))
    return FALSE;
  show_table (learning);
  say_task (learning, last);
  return TRUE;
}

static Ending
do_task (Learning *learning)
{
  ConsoleSession *session = learning->session;
  Ending ending = LEFT;

  g_ptr_array_set_size (learning->lines, 0);
  console_session_tell (session);
  if (!console_input_is_interactive (session->input))
    {
      say_where (learning);
      say_task (learning, 0);
    }
  else if (!show_and_say (learning))
    return LEFT;
  do
    {
      g_autofree char *typed = NULL;

      if (!console_guided_read (session, TRUE, &typed) || (typed != NULL && !do_lesson_line (learning, typed)))
        return LEFT;
    }
  while (!judge_learner (learning, &ending));
  console_session_tell (session);
  if (ending == LEARNED)
    learning->done = sortie_lesson_done (learning->lesson);
  return ending;
}

/* ---- Steps -------------------------------------------------------------------------------- */

static const ConsoleCommand no_commands[] = { { .name = NULL } };

/* The first match also makes the session. */
static gboolean
begin_step (Learning *learning, SortieModule *module, guint step, GError **error)
{
  SortieMatch *match = sortie_lesson_begin (learning->lesson, step, error);

  if (match == NULL)
    return FALSE;
  if (learning->session != NULL)
    console_loop_take_match (learning->session, match);
  else
    {
      learning->session = console_guided_new (learning->app, module, match, no_commands, learning);
      learning->session->open_hands = TRUE;
      learning->session->guided = TRUE;
      learning->session->guide = guide;
      learning->session->task = show_task_again;
    }
  listen (learning, match);
  g_free (learning->step);
  learning->step = sortie_sentence (
      step == 0 ? _ ("Step {n} of {all}: {title}.") : _ ("Step {n} of {all}: {title}. This is a new position."), "n",
      SORTIE_DIGITS (step + 1), "all", SORTIE_DIGITS (sortie_lesson_n_steps (learning->lesson)), "title",
      text_of_lesson (learning, sortie_lesson_step_title (learning->lesson, step)), NULL);
  return TRUE;
}

static Ending
do_step (Learning *learning, SortieModule *module, guint step)
{
  GError *error = NULL;
  Ending ending = LEARNED;

  if (begin_step (learning, module, step, &error))
    while (ending == LEARNED
           && sortie_lesson_next (learning->lesson, learning->session->match, &error))
      ending = do_task (learning);
  if (error == NULL)
    return ending;
  console_app_fail (learning->app, error);
  return BROKEN;
}

/* Says how the step ended. The next one has another position, whose table would push out what happened in this one:
 * waits until the learner has read it. FALSE: the learner leaves. */
static gboolean
go_on_learning (Learning *learning)
{
  ConsoleInput *input = learning->session->input;

  say_done (learning);
  if (!console_input_is_interactive (input))
    return TRUE;
  console_out_say (learning->app->out, _ ("Enter shows the next step."));
  return wait_for_enter (learning, TRUE);
}

static Ending
do_steps (Learning *learning, SortieModule *module, const ConsoleCourseFile *file)
{
  guint first = file->done < file->n_steps ? file->done : 0;
  Ending ending = LEARNED;

  for (guint step = first; step < file->n_steps && ending == LEARNED; step++)
    {
      ending = do_step (learning, module, step);
      if (ending != LEARNED)
        break;
      console_course_note (&console_course_lessons, module->game->id, file->id, step + 1);
      if (step + 1 < file->n_steps && !go_on_learning (learning))
        ending = LEFT;
    }
  return ending;
}

ConsoleStatus
console_learn (ConsoleApp *app, SortieModule *module, const ConsoleCourseFile *file)
{
  GError *error = NULL;
  g_autoptr (SortieLesson) lesson = sortie_lesson_open (module, file->path, &error);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  Learning learning = { .app = app, .lesson = lesson, .lines = lines };
  Ending ending;

  if (lesson == NULL)
    return console_app_fail (app, error);
  console_out_say (app->out, _ ("Type what the lesson asks for. Enter alone repeats it; “help”, "
                                "“card” and all other questions work; “quit” leaves, and the "
                                "lesson goes on from there next time."));
  ending = do_steps (&learning, module, file);
  app->out->taken = 0;
  console_out_measure (app->out);
  if (ending == LEARNED)
    say_where (&learning);
  g_free (learning.step);
  if (ending == LEARNED)
    console_out_say_in (app->out, CONSOLE_STRONG, _ ("That is the end of this lesson. Well done!"));
  else if (ending == LEFT)
    console_out_say (app->out, _ ("The lesson can be continued: “learn”."));
  console_guided_free (learning.session);
  return ending == BROKEN ? CONSOLE_FAILED : CONSOLE_OK;
}
