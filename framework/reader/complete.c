/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* complete.c: what may stand next. */
#include "reader/internal.h"

#include <string.h>

static void
add (GPtrArray *list, const char *word)
{
  if (*word != '\0' && !g_ptr_array_find_with_equal_func (list, word, g_str_equal, NULL))
    g_ptr_array_add (list, g_strdup (word));
}

/* Whether the beginning of a move is what was typed; then its next part is a candidate. @with_verb: the
 * first of the words is the verb. */
static void
add_next (GPtrArray *list, SortieOffers *offers, const SortieMove *move, const SortieLine *line,
          guint from, gboolean with_verb)
{
  const SortieVerbDecl *verb = sortie_verb (offers->setup, move->verb);
  guint n = line->n - from;

  if (with_verb && n > 0 && g_ascii_strcasecmp (line->words[from], verb->id) != 0)
    return;
  if (with_verb && n == 0)
    {
      add (list, verb->id);
      return;
    }
  n -= with_verb;
  from += with_verb;
  if (n >= move->n)
    return;
  for (guint i = 0; i < n; i++)
    {
      const SortieSpan word = sortie_line_word (line, from + i);

      if (!sortie_word_means (offers, &verb->operands[i], move->arg[i], &word, SORTIE_BY_PART))
        return;
    }
  add (list, sortie_offers_forms (offers, &verb->operands[n], move->arg[n])->written);
}

static void
add_moves (GPtrArray *list, SortieOffers *offers, const SortieLine *line, guint from,
           gboolean with_verb)
{
  const SortieMoves *legal = sortie_offers_legal (offers);

  for (guint i = 0; i < legal->n; i++)
    add_next (list, offers, &legal->moves[i], line, from, with_verb || legal->moves[i].n == 0);
}

/* Behind the beginning of a move: what is asked then. It is a copy of the true position; what is read
 * from it is only what the seat will be asked next in its own move. */
static void
add_moves_ahead (GPtrArray *list, SortieOffers *offers, const SortieLine *line)
{
  g_autofree SortieState *copy = g_malloc (offers->p->s->size);
  SortiePlay ahead = { .setup = offers->setup, .s = copy };
  guint left, steps;

  sortie_state_copy (copy, offers->p->s);
  sortie_read_on (&ahead, offers->seat, line, 0, &left, &steps);
  if (steps > 0 && copy->tentative && sortie_to_move (&ahead) == offers->seat)
    {
      g_autoptr (SortieOffers) then = sortie_offers_new (offers->setup);

      sortie_offers_look (then, &ahead, offers->seat, NULL);
      add_moves (list, then, line, line->n - left, FALSE);
    }
}

void
sortie_complete (SortieOffers *offers, char *const *words, guint n, GPtrArray *list)
{
  g_auto (SortieLine) line = { .n = 0 };

  sortie_lexicon_refresh (offers->names);
  sortie_line_init_words (&line, words, n);
  add_moves (list, offers, &line, 0, TRUE);
  if (offers->p->s->tentative)
    add_moves (list, offers, &line, 0, FALSE);
  if (n > 0)
    add_moves_ahead (list, offers, &line);
}
