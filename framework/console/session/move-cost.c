/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move-cost.c: what a legal move costs now. */
#include "console/session/session.h"

#include "base/i18n.h"
#include <sortie/event.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include "reader/reader.h"
#include <sortie/speech.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "model/front-end.h"

/* We only announce the move on a copy, and go no further: no die is rolled, and nobody sees anything new. */
gint
console_move_cost (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *now = sortie_match_play (session->match);
  g_autofree SortieState *copy = g_malloc (now->s->size);
  SortiePlay p = { .setup = now->setup, .s = copy };
  gint cost = -1;

  if (move->verb < SORTIE_N_VERBS)
    return -1;
  sortie_state_copy (copy, now->s);
  copy->decision.kind = SORTIE_ASK_NOTHING;
  sortie_verb (p.setup, move->verb)->apply (&p, move);
  return sortie_announced (&p, &cost) == now->s->n_links ? cost : -1;
}

/* Of identical cards, the list has only one. */
static gboolean
is_move_about (const SortiePlay *p, guint8 seat, const SortieMove *move, SortieRef ref)
{
  if (move->n == 0)
    return FALSE;
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD
      && sortie_ref_kind (move->arg[0]) == SORTIE_REF_CARD)
    return sortie_cards_alike (p, seat, sortie_ref_index (move->arg[0]), sortie_ref_index (ref));
  return move->arg[0] == ref;
}

static char *
cost_text (ConsoleSession *session, const SortieMove *move, gint cost)
{
  SortieOffers *offers = sortie_match_offers (session->match, sortie_match_to_move (session->match));
  g_autofree char *n = g_strdup_printf ("%d", cost), *line = sortie_spell (offers, move);

  return sortie_sentence (
      cost == 0 ? _ ("“{move}” costs nothing now") : _ ("“{move}” costs {n} now"), "move", line, "n", n, NULL);
}

/* Most abilities of pieces on the table are free, so we only tell the cost of cards. */
static gboolean
is_told (SortieRef ref, gint cost)
{
  return cost > 0 || (cost == 0 && sortie_ref_kind (ref) == SORTIE_REF_CARD);
}

char *
console_costs_text (ConsoleSession *session, SortieRef ref)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  guint8 seat = sortie_match_to_move (session->match);
  GString *text = g_string_new (NULL);

  if (!console_session_is_human (session, seat))
    return g_string_free (text, FALSE);
  for (guint i = 0; i < legal->n; i++)
    {
      gint cost = is_move_about (p, seat, &legal->moves[i], ref)
                      ? console_move_cost (session, &legal->moves[i])
                      : -1;
      g_autofree char *one = is_told (ref, cost) ? cost_text (session, &legal->moves[i], cost) : NULL;

      if (one != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", one);
    }
  return g_string_free (text, FALSE);
}
