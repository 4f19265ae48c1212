/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: matches of the duel for tests. */
#include "tests/flow/duel.h"
#include <sortie/speech.h>
#include <sortie/match.h>
#include <sortie/kit.h>
#include "flow/internal.h"
#include "kit/internal.h"
#include "match/deal.h"
#include "model/internal.h"
#include "module/internal.h"
#include "reader/reader.h"

#include <string.h>

SortieModule *
duel_of (const SortieGame *game)
{
  g_autofree char *folder = g_build_filename (g_getenv ("top_srcdir"), "tests/flow/content/duel", NULL);
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_for_game (game, folder, &error);

  if (module == NULL)
    g_error ("the duel: %s", error->message);
  return module;
}

SortieModule *
duel (void)
{
  static SortieModule *module;

  if (module == NULL)
    module = duel_of (&duel_game);
  return module;
}

void
duel_shows (const char *text)
{
  duel_shows_in (duel (), text);
}

void
duel_shows_in (SortieModule *module, const char *text)
{
  g_autofree char *whole = g_strdup_printf ("game duel\nscenario s\n%s", text);
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieScenarioReport) report =
      sortie_scenario_run_text (module, whole, "line", &error);
  const SortieScenarioOutcome *outcome;

  tap_no_error (error);
  CU_ASSERT_FATAL (report != NULL);
  outcome = report->outcomes->pdata[0];
  CU_ASSERT (outcome->passed);
  for (guint i = 0; i < outcome->messages->len; i++)
    tap_note ("%s", (char *) outcome->messages->pdata[i]);
}

/* At each moment the position is whole. */
static void
happened (gpointer data, const SortiePlay *p, const SortieEvent *event)
{
  Duel *d = data;
  g_autofree char *fault = sortie_state_check (p->s);

  tap_string (fault, NULL);
  g_string_append_printf (d->told, "%s %s %d; ", sortie_event_decl (p->setup, event->type)->id,
                          event->seat == SORTIE_NO_SEAT ? "-" : p->setup->seat_ids[event->seat],
                          event->amount);
}

Duel *
duel_new (void)
{
  const SortieMatchSpec spec = { .module = duel () };
  Duel *d = g_new0 (Duel, 1);

  d->deal = sortie_deal_new (&spec, NULL);
  d->p.setup = d->deal->setup;
  d->p.s = sortie_state_new (&d->p.setup->bounds);
  d->told = g_string_new (NULL);
  d->watch = (SortieWatch) { .data = d, .told = &d->heard, .happened = happened };
  d->p.watch = &d->watch;
  sortie_vars_start (&d->p);
  return d;
}

void
duel_free (Duel *d)
{
  if (d == NULL)
    return;
  g_string_free (d->told, TRUE);
  g_free (d->p.s);
  sortie_deal_free (d->deal);
  g_free (d);
}

guint16
duel_give (Duel *d, guint8 seat, guint zone, const char *id)
{
  guint16 def = sortie_catalogue_find (d->p.setup->catalogue, id);

  g_assert (def != 0);
  return sortie_card_new (&d->p, def, seat, seat, sortie_setup_zone (d->p.setup, zone, seat),
                          SORTIE_BOTTOM);
}

SortieRef
duel_put (Duel *d, guint8 seat, guint place, const char *id)
{
  return sortie_piece_put (&d->p, duel_give (d, seat, DECK, id),
                           sortie_setup_place (d->p.setup, ROW, seat, place), seat);
}

void
duel_begin (Duel *d, guint8 seat)
{
  sortie_engine_start_at (&d->p, 0, seat, MAIN, FALSE);
}

void
duel_begin_first_turn (Duel *d)
{
  sortie_engine_start (&d->p);
}

void
duel_play (Duel *d, guint8 seat, const char *line)
{
  SortieMove move;
  SortieRefusal why = { 0 };
  g_autofree char *sentence = NULL, *fault = NULL;

  if (!sortie_move_parse (&d->p, seat, line, &move, &why)
      || !sortie_move_check (&d->p, seat, &move, &why))
    {
      sentence = sortie_refusal_sentence (&d->p, seat, &why);
      tap_string (sentence, line);
      return;
    }
  sortie_move_apply (&d->p, &move);
  fault = sortie_state_check (d->p.s);
  tap_string (fault, NULL);
}

void
duel_refuses (Duel *d, guint8 seat, const char *line, guint reason)
{
  g_autofree SortieState *before = g_memdup2 (d->p.s, d->p.s->size);
  SortieMove move;
  SortieRefusal why = { 0 };
  gboolean legal = sortie_move_parse (&d->p, seat, line, &move, &why)
                   && sortie_move_check (&d->p, seat, &move, &why);

  CU_ASSERT_FALSE (legal);
  tap_int (why.reason, reason);
  CU_ASSERT (memcmp (before, d->p.s, before->size) == 0);
}

static gint
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
duel_legal (const Duel *d)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  char line[SORTIE_MOVE_TEXT];

  sortie_moves_legal (&d->p, &moves);
  for (guint i = 0; i < moves.n; i++)
    g_ptr_array_add (
        lines, g_strdup (sortie_move_format (&d->p, sortie_to_move (&d->p), &moves.moves[i], line)));
  g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv (", ", (char **) lines->pdata);
}
