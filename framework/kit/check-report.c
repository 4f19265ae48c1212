/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-report.c: the names of the checks, and their findings. */
#include "kit/check-game.h"
#include "base/i18n.h"
#include "base/text.h"

#include <string.h>

/* For each check, the first failures are enough. */
#define KEPT 3

static const struct
{
  const char *id;
  const char *title;
} checks[] = {
#define VERIFY_ROW(id, title) { #id, title },
  VERIFY_CHECKS (VERIFY_ROW)
#undef VERIFY_ROW
};

static void
failure_free (gpointer data)
{
  SortieVerifyFailure *failure = data;

  g_free (failure->sentence);
  g_free (failure->player);
  g_free (failure->command);
  g_free (failure);
}

SortieVerifyReport *
verify_report_new (const SortieModule *module)
{
  SortieVerifyReport *report = g_new0 (SortieVerifyReport, 1);

  report->coverage = verify_coverage_new (module);
  report->failures = g_ptr_array_new_with_free_func (failure_free);
  report->notes = g_ptr_array_new_with_free_func (g_free);
  report->checks = g_array_new (FALSE, TRUE, sizeof (SortieVerifyCheck));
  for (guint i = 0; i < VERIFY_N_CHECKS; i++)
    {
      SortieVerifyCheck check = { .id = checks[i].id, .title = _ (checks[i].title) };

      g_array_append_val (report->checks, check);
    }
  return report;
}

void
sortie_verify_report_free (SortieVerifyReport *report)
{
  if (report == NULL)
    return;
  g_array_unref (report->checks);
  g_ptr_array_unref (report->failures);
  g_ptr_array_unref (report->notes);
  verify_coverage_free (report->coverage);
  g_free (report);
}

/* "--boss NAME --deck player=NAME", as the command line takes them. */
static void
append_choice (GString *command, const char *text)
{
  gsize name = strcspn (text, ":=");
  g_autofree char *value = g_shell_quote (text + name + 1);

  g_string_append_printf (command, " --%.*s %s", (int) name, text,
                          strpbrk (text, " '\"$&;()<>*?") != NULL ? value : text + name + 1);
}

/* Contains mode and choices, because others would draw another game. */
char *
verify_command (const SortieVerifySpec *spec, guint64 seed, const char *const *moves)
{
  GString *command = g_string_new (NULL);
  g_autofree char *lines = moves != NULL ? g_strjoinv ("; ", (char **) moves) : NULL;
  g_autofree char *quoted = moves != NULL ? g_shell_quote (lines) : NULL;

  g_string_printf (command, "sortie verify %s --games 1 --seed %" G_GUINT64_FORMAT,
                   spec->name != NULL ? spec->name : spec->module->game->id, seed);
  if (spec->closely > 0 && moves == NULL)
    g_string_append_printf (command, " --closely %u", spec->closely);
  if (spec->mode != NULL)
    g_string_append_printf (command, " --mode %s", spec->mode);
  for (guint i = 0; spec->choices != NULL && spec->choices[i] != NULL; i++)
    append_choice (command, spec->choices[i]);
  for (guint i = 0; spec->options != NULL && spec->options[i] != NULL; i++)
    g_string_append_printf (command, " --option %s", spec->options[i]);
  if (moves != NULL)
    g_string_append_printf (command, " --moves %s", quoted);
  return g_string_free (command, FALSE);
}

void
verify_keep_failure (SortieVerifyReport *report, const SortieVerifyFailure *failure)
{
  guint n = 0;

  for (guint i = 0; i < report->failures->len; i++)
    n += ((SortieVerifyFailure *) report->failures->pdata[i])->check == failure->check;
  g_ptr_array_add (report->failures, g_memdup2 (failure, sizeof *failure));
  if (n >= KEPT)
    g_ptr_array_set_size (report->failures, (gint) report->failures->len - 1);
}

/* @sentence: (transfer full) */
static void
keep_failure (VerifyGame *game, VerifyCheck check, char *sentence)
{
  SortieVerifyFailure failure = { .check = check, .seed = game->seed, .move = game->steps->len,
                                  .player = g_strdup (game->terms.player), .sentence = sentence };

  failure.command = verify_command (game->spec, game->seed, game->spec->moves);
  verify_keep_failure (game->report, &failure);
}

/* Says in the sentence that somebody conceded, because no move says so. (transfer full) */
static char *
with_who_left (const VerifyGame *game, const char *found)
{
  if (game->left == 0)
    return g_strdup (found);
  return sortie_sentence (_ ("after {seat} conceded: {found}"), "seat",
                          sortie_seat_id (&game->p, game->left - 1), "found", found, NULL);
}

gboolean
verify_that (VerifyGame *game, VerifyCheck check, gboolean holds, const char *format, ...)
{
  SortieVerifyCheck *counted = &g_array_index (game->report->checks, SortieVerifyCheck, check);
  va_list arguments;

  counted->done++;
  if (holds)
    return TRUE;
  game->failed = TRUE;
  game->report->failed += counted->failed == 0;
  counted->failed++;
  va_start (arguments, format);
  g_autofree char *found = g_strdup_vprintf (_ (format), arguments);
  va_end (arguments);
  g_autofree char *sentence = with_who_left (game, found);
  /* the sentence may quote control characters */
  keep_failure (game, check, sortie_text_clean (sentence));
  return FALSE;
}

void
verify_note (VerifyGame *game, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_ptr_array_add (game->report->notes, g_strdup_vprintf (_ (format), arguments));
  va_end (arguments);
}

static void
append_failure (GString *text, const SortieVerifyReport *report, const SortieVerifyFailure *failure)
{
  const SortieVerifyCheck *check =
      &g_array_index (report->checks, SortieVerifyCheck, failure->check);
  /* Translators: move is the number of moves made before, player the kind of bot that plays. */
  g_autofree char *line =
      sortie_sentence (_ ("{check} failed after move {move}, played by “{player}”: {found}"), "check",
                       check->id, "move", SORTIE_DIGITS (failure->move), "player", failure->player, "found",
                       failure->sentence, NULL);

  g_string_append_printf (text, "%s\n    %s\n", line, failure->command);
}

static void
append_check (GString *text, const SortieVerifyCheck *check)
{
  const char *verdict = check->failed > 0  ? _ ("FAILED")
                        : check->done == 0 ? _ ("never run")
                                           : _ ("holds");
  g_autofree char *padded = sortie_text_pad (verdict, 10);

  g_string_append_printf (text, "%-4s %s %10" G_GUINT64_FORMAT "  %s\n", check->id, padded,
                          check->done, check->title);
}

static void
append_summary (GString *text, const SortieVerifyReport *report)
{
  const char *pattern =
      report->failed == 0
          ? ngettext_ ("{games} game, {moves} moves: all checks hold",
                       "{games} games, {moves} moves: all checks hold", report->games)
          : ngettext_ ("{games} games, {moves} moves: {failed} check failed",
                       "{games} games, {moves} moves: {failed} checks failed", report->failed);
  g_autofree char *line =
      sortie_sentence (pattern, "games", SORTIE_DIGITS (report->games), "moves", SORTIE_DIGITS (report->moves),
                       "failed", SORTIE_DIGITS (report->failed), NULL);

  g_string_append_printf (text, "%s\n", line);
}

char *
sortie_verify_report_text (const SortieVerifyReport *report)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < report->failures->len; i++)
    append_failure (text, report, report->failures->pdata[i]);
  for (guint i = 0; i < report->notes->len; i++)
    g_string_append_printf (text, "%s\n", (char *) report->notes->pdata[i]);
  for (guint i = 0; i < report->checks->len; i++)
    append_check (text, &g_array_index (report->checks, SortieVerifyCheck, i));
  verify_coverage_append_bounds (report->coverage, text);
  append_summary (text, report);
  return g_string_free (text, FALSE);
}
