/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-verify.c: sortie verify MODULE: runs the conformance kit, with our bots. */
#include "console/programs/programs.h"

#include "base/text.h"
#include "console/screen/language.h"
#include "console/screen/signals.h"
#include "kit/front-end.h"

#define USUAL_GAMES 100
#define USUAL_SEED 1
/* seconds: a game takes one or two, but a machine may be slow or busy */
#define USUAL_TIME_LIMIT 60

static const SortieVerifyBot bots[] = {
  { .kind = "greedy", .create = sortie_bot_new, .destroy = sortie_bot_free, .choose = sortie_bot_choose },
  { .kind = "search:10", .create = sortie_bot_new, .destroy = sortie_bot_free, .choose = sortie_bot_choose },
  { NULL },
};

/* What the kit's callbacks need. */
typedef struct
{
  guint games;
  ConsoleProgress line;
  ConsoleLanguage usual;
} Verifying;

/* Control-C, or a request to end the program, skips the remaining games. */
static gboolean
show_progress (gpointer data, guint done)
{
  Verifying *verifying = data;

  if (console_progress_is_due (&verifying->line))
    {
      g_autofree char *line = sortie_sentence (_ ("{n} of {games} games; Control-C ends after these"),
                                               "n", SORTIE_DIGITS (done), "games",
                                               SORTIE_DIGITS (verifying->games), NULL);

      console_progress_say (&verifying->line, line);
    }
  return !sortie_interrupt_is_set (console_signals_interrupt ());
}

static void
speak (gpointer data, const char *language)
{
  if (language != NULL)
    console_language_speak (language);
  else
    console_language_back (&((Verifying *) data)->usual);
}

static SortieVerifyReport *
verify (ConsoleApp *app, SortieVerifySpec *spec, GError **error)
{
  g_auto (GStrv) languages = console_languages ();
  Verifying verifying = { .games = spec->games };
  SortieVerifyReport *report;

  console_language_get (&verifying.usual);
  spec->bots = bots;
  spec->languages = (const char *const *) languages;
  spec->speak = speak;
  spec->progress = show_progress;
  spec->data = &verifying;
  if (spec->apart)
    console_signals_catch ();
  console_progress_begin (&verifying.line, app->err);
  report = sortie_verify (spec, error);
  console_progress_end (&verifying.line);
  console_language_clear (&verifying.usual);
  return report;
}

/* "play 7c; pass": NULL-terminated; NULL: the option was not given. */
static char **
moves_of (const char *text)
{
  char **moves = text != NULL ? g_strsplit (text, ";", -1) : NULL;

  for (guint i = 0; moves != NULL && moves[i] != NULL; i++)
    g_strstrip (moves[i]);
  return moves;
}

static gboolean
is_command (const char *word)
{
  for (const ConsoleCommand *c = console_commands; word != NULL && c->name != NULL; c++)
    if (g_ascii_strcasecmp (word, c->name) == 0)
      return TRUE;
  return FALSE;
}

/* Whether no verb has the name of a command, also by another of its words: a player could only reach one of the two. */
static gboolean
check_words_of_verbs (const SortieModule *module, GError **error)
{
  const SortieVerbDecl *verbs = module->game->rules.verbs;

  for (guint i = 0; verbs != NULL && verbs[i].id != NULL; i++)
    {
      if (is_command (verbs[i].also))
        sortie_set_error (error, SORTIE_ERROR_MODULE, _ ("verb “%s”: its other word “%s” is a command of the program"),
                          verbs[i].id, verbs[i].also);
      else if (is_command (verbs[i].id))
        sortie_set_error (error, SORTIE_ERROR_MODULE,
                          _ ("rules.verbs: “%s” is a command of the program, and players could type only one "
                             "of them; give the verb another id, such as “%s-%s”"), verbs[i].id,
                          module->game->id, verbs[i].id);
      else
        continue;
      return FALSE;
    }
  return TRUE;
}

static gboolean
is_no_command (const SortieModule *module, const char *table, const char *id, GError **error)
{
  return !is_command (id)
         || sortie_set_error (error, SORTIE_ERROR_MODULE,
                              _ ("%s: “%s” is a command of the program, too; give it another id, such as “%s-%s”"),
                              table, id, module->game->id, id);
}

/* People and scenarios type the names of seats and variables like those of commands. */
static gboolean
check_names (const SortieModule *module, GError **error)
{
  const SortieGame *game = module->game;

  for (const SortieModeDecl *mode = game->modes; mode->id != NULL; mode++)
    for (guint i = 0; mode->seats[i] != NULL; i++)
      if (!is_no_command (module, mode->id, mode->seats[i], error))
        return FALSE;
  for (guint i = 0; game->vars != NULL && game->vars[i].id != NULL; i++)
    if (!is_no_command (module, "vars", game->vars[i].id, error))
      return FALSE;
  return check_words_of_verbs (module, error);
}

ConsoleStatus
console_run_verify (ConsoleApp *app, GError **error)
{
  g_autoptr (SortieModule) module = console_app_game (app, error);
  g_autoptr (SortieVerifyReport) report = NULL;
  g_autoptr (GPtrArray) choices = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) moves = moves_of (app->options->moves);
  guint64 games, seed, closely, time_limit;
  SortieVerifySpec spec = { .module = module, .name = console_app_word (app, 0) };

  if (module == NULL
      || !console_option_number ("games", app->options->games, USUAL_GAMES, &games, error)
      || !console_option_number ("time-limit", app->options->time_limit, USUAL_TIME_LIMIT,
                                 &time_limit, error)
      || !console_option_number ("closely", app->options->closely, SORTIE_VERIFY_CLOSELY, &closely, error)
      || !console_option_number ("seed", app->options->seed, USUAL_SEED, &seed, error))
    return CONSOLE_FAILED;
  if (!check_names (module, error))
    return CONSOLE_FAILED;
  choices = console_choice_texts (app, app->options, module, NULL, error);
  if (choices == NULL)
    return CONSOLE_FAILED;
  spec.choices = (const char *const *) choices->pdata;
  spec.options = (const char *const *) app->options->settings->pdata;
  spec.games = (guint) MIN (games, G_MAXUINT);
  spec.seed = seed;
  spec.closely = (guint) MIN (closely, G_MAXUINT);
  spec.moves = (const char *const *) moves;
  spec.apart = !app->options->here;
  spec.time_limit = (guint) MIN (time_limit, G_MAXINT);
  spec.mode = app->options->mode;
  report = verify (app, &spec, error);
  if (report == NULL)
    return CONSOLE_FAILED;
  text = sortie_verify_report_text (report);
  console_out_raw (app->out, text);
  if (app->options->coverage)
    {
      g_autofree char *coverage = sortie_verify_coverage_text (report);

      console_out_raw (app->out, coverage);
    }
  return report->failed > 0 ? CONSOLE_FAILED : CONSOLE_OK;
}
