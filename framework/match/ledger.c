/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* ledger.c: what the rules decided for a seat, recorded while they decided it.
 *
 * Nothing is recorded while a match is played. When somebody asks, the match is played again from its beginning, with a
 * listener. That leads to the same decisions from the same numbers, and leaves nothing that
 * undo, saving or abandoned moves would have to keep up to date.
 */
#include "match/whole.h"
#include "base/text.h"

typedef struct
{
  guint8 actor, reader;
  GPtrArray *lines;
} Ledger;

/* Each turn of the seat begins a new page. */
static void
turn_page (gpointer data, G_GNUC_UNUSED const SortiePlay *p, const SortieEvent *event)
{
  Ledger *ledger = data;

  if (event->type == SORTIE_EVENT_TURN_BEGINS && event->seat == ledger->actor)
    g_ptr_array_set_size (ledger->lines, 0);
}

static void
note (gpointer data, const SortiePlay *p, const SortieVerdict *verdict)
{
  Ledger *ledger = data;

  if (verdict->seat == ledger->actor)
    sortie_verdict_describe (p, ledger->reader, verdict, ledger->lines);
}

/* A move that another player is still composing has not happened yet. */
static guint
steps_for (const SortieMatch *match, guint8 reader)
{
  return match->now.s->tentative && reader != match->now.s->decision.seat ? match->n_committed
                                                                          : match->steps->len;
}

char **
sortie_match_ledger (const SortieMatch *match, guint8 actor, guint8 reader)
{
  Ledger ledger = { actor, reader, g_ptr_array_new_with_free_func (g_free) };
  SortieWatch watch = { .data = &ledger, .happened = turn_page, .decided = note };

  sortie_match_hear_again (match, steps_for (match, reader), &watch);
  return sortie_texts_end (ledger.lines);
}
