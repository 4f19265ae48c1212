/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-report.c: the checks by name, and what was found. */
#include "kit/check-game.h"
#include "base/i18n.h"
#include <sortie/base.h>
#include "kit/internal.h"

#include <string.h>

/* Of each check the first failures say enough. */
#define KEPT 3

static const struct
{
  const char *id;
  const char *title;
} checks[] = {
  [VERIFY_S1] = { "S1", N_ ("Each card is in exactly one place; none is lost, none is made up.") },
  [VERIFY_S2] = { "S2",
                  N_ ("Numbers are in their declared range; no place holds more than it may.") },
  [VERIFY_S3] = { "S3", N_ ("A value is the sum of the sources that explain it.") },
  [VERIFY_S4] = { "S4",
                  N_ ("A clone is equal; what happens to one does not happen to the other.") },
  [VERIFY_S5] = { "S5", N_ ("What is written reads back as the same position.") },
  [VERIFY_S6] = { "S6", N_ ("A single field that differs changes the hash.") },
  [VERIFY_S7] = { "S7", N_ ("The game finds its own invariants whole.") },
  [VERIFY_S8] = { "S8", N_ ("Rounds lie in one another, count up and end.") },
  [VERIFY_S9] = { "S9", N_ ("What a clue says is printed on the card.") },
  [VERIFY_M1] = { "M1",
                  N_ ("What is listed may be played, nothing else; refusals leave no trace.") },
  [VERIFY_M2] = { "M2", N_ ("The list has no move twice, and is the same when asked for again.") },
  [VERIFY_M3] = { "M3", N_ ("Until the game is over somebody has a move; then nobody has.") },
  [VERIFY_M4] = { "M4", N_ ("A move that is written down is read back as the same move.") },
  [VERIFY_M5] = { "M5", N_ ("The game ends within the declared number of moves.") },
  [VERIFY_M6] = { "M6", N_ ("The result is one that the game declares.") },
  [VERIFY_D1] = { "D1",
                  N_ ("The same seed and moves give the same game, whatever else is played.") },
  [VERIFY_D2] = { "D2", N_ ("A move takes the same chance and leads to the same in a clone.") },
  [VERIFY_D3] = { "D3", N_ ("Looking changes nothing.") },
  [VERIFY_P1] = { "P1", N_ ("Undo and giving up a move lead back to a position that there was.") },
  [VERIFY_P2] = { "P2", N_ ("A match that was saved and loaded goes on as if it had not been.") },
  [VERIFY_P3] = { "P3", N_ ("The journal only grows.") },
  [VERIFY_P4] = { "P4", N_ ("A journal in which a line was changed is refused.") },
  [VERIFY_P5] = { "P5", N_ ("A journal of another game, version or content is refused.") },
  [VERIFY_P6] = { "P6", N_ ("What only a later program could have written is refused.") },
  [VERIFY_P7] = { "P7", N_ ("A damaged journal is refused, or read as far as it is whole.") },
  [VERIFY_H1] = { "H1", N_ ("What a seat does not know does not show in its view.") },
  [VERIFY_H2] = { "H2", N_ ("What a seat does not know does not show in what it is told.") },
  [VERIFY_H3] = { "H3", N_ ("What a seat does not know does not change its legal moves.") },
  [VERIFY_H4] = { "H4", N_ ("What a seat does not know changes neither prompts nor refusals.") },
  [VERIFY_H5] = { "H5", N_ ("What a seat does not know does not show in the drawn table.") },
  [VERIFY_H6] = { "H6", N_ ("What a seat does not know does not change how much is told.") },
  [VERIFY_H7] = { "H7", N_ ("What a seat does not know changes neither evaluation nor bots.") },
  [VERIFY_H8] = { "H8", N_ ("What a seat does not know does not show in its log.") },
  [VERIFY_H9] = { "H9", N_ ("What a seat does not know does not use up chance.") },
  [VERIFY_H10] = { "H10", N_ ("What a seat has seen it knows until it is shuffled away.") },
  [VERIFY_H11] = { "H11", N_ ("The number of a hidden card tells nothing.") },
  [VERIFY_H13] = { "H13", N_ ("A spectator sees nothing that a seat does not know.") },
  [VERIFY_H14] = { "H14", N_ ("Who is asked for an answer from the hand tells nothing of it.") },
  [VERIFY_T1] = { "T1", N_ ("In another language it is the same game.") },
  [VERIFY_T2] = { "T2", N_ ("Texts for people are whole, in every language.") },
  [VERIFY_T3] = { "T3", N_ ("What is called by its name is understood, in every language.") },
  [VERIFY_T4] = { "T4", N_ ("A move that is written in one language is read in another.") },
  [VERIFY_T6] = { "T6", N_ ("A rule that is cited can be looked up by its number.") },
  [VERIFY_R1] = { "R1", N_ ("A game takes no memory once it is dealt.") },
  [VERIFY_R5] = { "R5", N_ ("A game leaves no file and no thread behind.") },
  [VERIFY_R6] = { "R6", N_ ("A game neither crashes nor goes on for ever.") },
  [VERIFY_R7] = { "R7", N_ ("Functions are called with what they allow.") },
  [VERIFY_A1] = { "A1", N_ ("A bot makes a move that is listed.") },
  [VERIFY_A2] = { "A2", N_ ("The same bot makes the same move in the same position.") },
  [VERIFY_G2] = { "G2", N_ ("Seats that do not decide, and games that are over, are refused.") },
  [VERIFY_G5] = { "G5", N_ ("A deck stays the same in a file, and equal decks are judged alike.") },
  [VERIFY_G6] = { "G6", N_ ("A seat may give up at any moment, and the others go on.") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (checks) == VERIFY_N_CHECKS);

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

static const char *
name_of (const SortieVerifySpec *spec)
{
  return spec->name != NULL ? spec->name : spec->module->game->id;
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

static void
append_moves (GString *command, const char *const *moves)
{
  g_autofree char *text = g_strjoinv ("; ", (char **) moves);
  g_autofree char *quoted = g_shell_quote (text);

  g_string_append_printf (command, " --moves %s", quoted);
}

/* Another mode or choice would draw another game. */
char *
verify_command (const SortieVerifySpec *spec, guint64 seed, const char *const *moves)
{
  GString *command = g_string_new (NULL);

  g_string_printf (command, "sortie verify %s --games 1 --seed %" G_GUINT64_FORMAT, name_of (spec), seed);
  if (spec->closely > 0 && moves == NULL)
    g_string_append_printf (command, " --closely %u", spec->closely);
  if (spec->mode != NULL)
    g_string_append_printf (command, " --mode %s", spec->mode);
  for (guint i = 0; spec->choices != NULL && spec->choices[i] != NULL; i++)
    append_choice (command, spec->choices[i]);
  for (guint i = 0; spec->options != NULL && spec->options[i] != NULL; i++)
    g_string_append_printf (command, " --option %s", spec->options[i]);
  if (moves != NULL)
    append_moves (command, moves);
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

/* @sentence: taken over. */
static void
keep_failure (VerifyGame *game, VerifyCheck check, char *sentence)
{
  SortieVerifyFailure failure = { .check = check, .seed = game->seed, .move = game->steps->len,
                                  .player = g_strdup (game->terms.player), .sentence = sentence };

  failure.command = verify_command (game->spec, game->seed, game->spec->moves);
  verify_keep_failure (game->report, &failure);
}

/* No move says that somebody gave up, so the sentence does. (transfer full) */
static char *
with_who_left (const VerifyGame *game, const char *found)
{
  if (game->left == 0)
    return g_strdup (found);
  return sortie_sentence (_ ("after {seat} gave up: {found}"), "seat",
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
  /* it may quote what must not be shown */
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
  g_autofree char *move = g_strdup_printf ("%u", failure->move);
  /* Translators: move is the number of moves made before, player the kind of bot that plays. */
  g_autofree char *line =
      sortie_sentence (_ ("{check} failed after move {move}, played by “{player}”: {found}"), "check",
                       check->id, "move", move, "player", failure->player, "found",
                       failure->sentence, NULL);

  g_string_append_printf (text, "%s\n    %s\n", line, failure->command);
}

static void
append_check (GString *text, const SortieVerifyCheck *check)
{
  const char *verdict = check->failed > 0  ? _ ("FAILED")
                        : check->done == 0 ? _ ("never met")
                                           : _ ("holds");
  g_autofree char *padded = sortie_text_pad (verdict, 10);

  g_string_append_printf (text, "%-4s %s %10" G_GUINT64_FORMAT "  %s\n", check->id, padded,
                          check->done, check->title);
}

static void
append_summary (GString *text, const SortieVerifyReport *report)
{
  g_autofree char *games = g_strdup_printf ("%u", report->games);
  g_autofree char *moves = g_strdup_printf ("%" G_GUINT64_FORMAT, report->moves);
  g_autofree char *failed = g_strdup_printf ("%u", report->failed);
  const char *pattern =
      report->failed == 0
          ? ngettext_ ("{games} game, {moves} moves: all checks hold",
                       "{games} games, {moves} moves: all checks hold", report->games)
          : ngettext_ ("{games} games, {moves} moves: {failed} check failed",
                       "{games} games, {moves} moves: {failed} checks failed", report->failed);
  g_autofree char *line = sortie_sentence (pattern, "games", games, "moves", moves, "failed", failed, NULL);

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
