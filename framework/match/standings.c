/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* standings.c: the score of each seat of a match, and their ranks. */
#include "match/whole.h"

#include "base/text.h"
#include "base/i18n.h"
#include "speech/front-end.h"

/* "East has 15" */
static char *
standing (const SortiePlay *p, guint8 seat, guint8 reader)
{
  gint score = 0;

  (void) sortie_score (p, seat, &score);
  /* Translators: one in a list of who comes first, second, ... in a match: “Points: East has 15, you have 12.” */
  return sortie_sentence (sortie_phrase_to_reader (_ ("{seat} has {score}|you=you have {score}"), seat == reader,
                                                   FALSE),
                          "seat", sortie_seat_name (p->setup, seat), "score", SORTIE_DIGITS (score), NULL);
}

char *
sortie_match_standings (const SortieMatch *match, guint8 reader)
{
  const SortiePlay *p = &match->now;
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  if (!sortie_is_over (p) || p->setup->rules->score.best == SORTIE_SCORE_NONE)
    return NULL;
  for (guint rank = 1; rank <= p->setup->n_seats; rank++)
    for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
      if (sortie_rank (p, seat) == rank)
        g_ptr_array_add (list, standing (p, seat, reader));
  all = sortie_texts_join (list, _ (", "));
  return sortie_sentence (_ ("{what}: {amounts}."), "what",
                          sortie_rules_text (p->setup, FALSE,
                                             p->setup->vars[p->setup->rules->score.var].title),
                          "amounts", all, NULL);
}
