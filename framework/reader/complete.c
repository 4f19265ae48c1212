/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* complete.c: lists the words that may come next. */
#include "reader/internal.h"
#include "base/text.h"
#include "flow/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* The list that is being made: of written forms, or of names if `spoken` is set. */
typedef struct
{
  GPtrArray *list;
  SortieOffers *offers;
  const SortieLine *line;
  gboolean spoken;
  GHashTable *added; /* the operands in the list: each once, as a question for a set may have thousands of moves */
} Completion;

/* ---- As it is called ------------------------------------------------------------------- */

/* Whether another legal move of the verb has a different thing of the same name in this place. */
static gboolean
is_shared (SortieOffers *offers, const SortieMove *move, guint at)
{
  const SortieOperand *operand = &sortie_verb (offers->setup, move->verb)->operands[at];
  const SortieMoves *legal = sortie_offers_legal (offers);
  const char *name = sortie_offers_name (offers, operand, move->arg[at]);

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *other = &legal->moves[i];

      if (other->verb == move->verb && other->n > at
          && !sortie_refs_alike (offers->p, offers->seat, other->arg[at], move->arg[at])
          && strcmp (sortie_offers_name (offers, operand, other->arg[at]), name) == 0)
        return TRUE;
    }
  return FALSE;
}

static char *
typed_name (SortieOffers *offers, SortieRef ref)
{
  char buffer[SORTIE_MOVE_TEXT];

  return sortie_words_as_typed (sortie_ref_name (offers->p, offers->seat, ref, buffer));
}

static gboolean
has_name_of_its_own (const SortieOffers *offers, SortieRef ref)
{
  const SortieRefKind kind = sortie_ref_kind (ref);

  return sortie_lexicon_is_translated (offers->names) && kind != SORTIE_REF_NUMBER
         && kind != SORTIE_REF_NONE;
}

/* ---- Candidates ------------------------------------------------------------------------ */

static GHashTable *
new_added (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

static gboolean
is_new (const Completion *c, const SortieMove *move, guint at)
{
  const gint64 key = ((gint64) move->verb << 8 | at) << 32 | move->arg[at];

  return g_hash_table_add (c->added, g_memdup2 (&key, sizeof key));
}

static void
add_operand (const Completion *c, const SortieMove *move, guint at)
{
  const SortieOperand *operand = &sortie_verb (c->offers->setup, move->verb)->operands[at];
  g_autofree char *name = NULL;

  if (!is_new (c, move, at))
    return;
  if (c->spoken && has_name_of_its_own (c->offers, move->arg[at])
      && !is_shared (c->offers, move, at))
    name = typed_name (c->offers, move->arg[at]);
  sortie_words_add (c->list, name != NULL ? name
                             : sortie_offers_forms (c->offers, operand, move->arg[at])->written);
}

static void
add_verb (const Completion *c, guint verb)
{
  sortie_words_add (c->list, c->spoken ? sortie_verb_word (c->offers->setup, verb)
                          : sortie_verb (c->offers->setup, verb)->id);
}

static gboolean
is_verb_at (const Completion *c, guint at, guint8 verb)
{
  const SortieSpan word = sortie_line_word (c->line, at);
  guint8 typed;

  return sortie_lexicon_verb_meant (c->offers->names, &word, &typed) && typed == verb;
}

/* The operands that the word may be, one bit each: the next one, or for a set any that is not taken yet; 0: none. */
static guint
operand_of (const Completion *c, const SortieMove *move, const SortieSpan *word, guint taken)
{
  const SortieVerbDecl *verb = sortie_verb (c->offers->setup, move->verb);

  for (guint i = 0; i < move->n; i++)
    if (!(taken >> i & 1))
      {
        if (sortie_word_means (c->offers, &verb->operands[i], move->arg[i], word, SORTIE_BY_PART)
            || sortie_word_means (c->offers, &verb->operands[i], move->arg[i], word, SORTIE_BY_ENDING))
          return 1u << i;
        if (!verb->unordered)
          return 0;
      }
  return 0;
}

/* Adds what may come next: the next operand, or for a set any that is not taken. */
static void
add_operands (const Completion *c, const SortieMove *move, guint taken)
{
  for (guint i = 0; i < move->n; i++)
    if (!(taken >> i & 1))
      {
        add_operand (c, move, i);
        if (!sortie_verb (c->offers->setup, move->verb)->unordered)
          return;
      }
}

/* If what was typed begins this move, adds the next part of the move. @with_verb: the first word is the verb. */
static void
add_next (const Completion *c, const SortieMove *move, guint from, gboolean with_verb)
{
  guint n = c->line->n - from, taken = 0;

  if (with_verb && n > 0 && !is_verb_at (c, from, move->verb))
    return;
  if (with_verb && n == 0)
    {
      add_verb (c, move->verb);
      return;
    }
  n -= with_verb;
  from += with_verb;
  if (n >= move->n)
    return;
  for (guint i = 0; i < n; i++)
    {
      const SortieSpan word = sortie_line_word (c->line, from + i);
      guint operand = operand_of (c, move, &word, taken);

      if (operand == 0)
        return;
      taken |= operand;
    }
  add_operands (c, move, taken);
}

static void
add_moves (const Completion *c, guint from, gboolean with_verb)
{
  const SortieMoves *legal = sortie_offers_legal (c->offers);

  for (guint i = 0; i < legal->n; i++)
    add_next (c, &legal->moves[i], from, with_verb || legal->moves[i].n == 0);
}

/* Either nothing has happened yet that cannot be cancelled, or a question is partly answered. */
static gboolean
is_open (const SortieState *s)
{
  return s->tentative || (s->decision.kind != SORTIE_ASK_NOTHING && s->n_answers > 0);
}

void
sortie_read_on (SortieOffers *now, SortiePlay *p, const SortieLine *line, guint *ret_left, guint *ret_steps)
{
  const guint8 seat = now->seat;
  g_autoptr (SortieOffers) offers = sortie_offers_new_beside (now);

  *ret_left = line->n;
  *ret_steps = 0;
  while (sortie_to_move (p) == seat && (*ret_steps == 0 || is_open (p->s)))
    {
      SortieRead read = { .kind = SORTIE_READ_NOTHING };

      sortie_offers_look (offers, p, seat, NULL);
      if (*ret_left > 0)
        read = sortie_read (offers, line, line->n - *ret_left);
      if (read.kind == SORTIE_READ_MOVE)
        *ret_left -= read.n;
      else if (*ret_steps == 0 || !sortie_lone_answer (p, &read.move))
        return;
      sortie_move_apply (p, &read.move);
      (*ret_steps)++;
    }
}

/* Adds the answers to the question that would follow. It plays in a copy of the true position, but reads only what
 * the seat will be asked next in its own move. */
static void
add_moves_ahead (const Completion *c)
{
  SortieOffers *offers = c->offers;
  g_autofree SortieState *copy = g_malloc (offers->p->s->size);
  SortiePlay ahead = { .setup = offers->setup, .s = copy };
  guint left, steps;

  sortie_state_copy (copy, offers->p->s);
  sortie_read_on (offers, &ahead, c->line, &left, &steps);
  if (steps > 0 && copy->tentative && sortie_to_move (&ahead) == offers->seat)
    {
      g_autoptr (SortieOffers) then = sortie_offers_new_beside (offers);
      g_autoptr (GHashTable) added = new_added ();
      const Completion next = { c->list, then, c->line, c->spoken, added };

      sortie_offers_look (then, &ahead, offers->seat, NULL);
      add_moves (&next, c->line->n - left, FALSE);
    }
}

static void
complete_words (SortieOffers *offers, char *const *words, guint n, gboolean spoken, GPtrArray *list)
{
  g_auto (SortieLine) line = { .n = 0 };
  g_autoptr (GHashTable) added = new_added ();
  const Completion completion = { list, offers, &line, spoken, added };

  sortie_lexicon_refresh (offers->names);
  sortie_line_init_words (&line, words, n);
  add_moves (&completion, 0, TRUE);
  if (offers->p->s->tentative)
    add_moves (&completion, 0, FALSE);
  if (n > 0)
    add_moves_ahead (&completion);
}

void
sortie_complete (SortieOffers *offers, char *const *words, guint n, GPtrArray *list)
{
  complete_words (offers, words, n, FALSE, list);
}

void
sortie_complete_spoken (SortieOffers *offers, char *const *words, guint n, GPtrArray *list)
{
  complete_words (offers, words, n, TRUE, list);
}

/* ---- The end of a move ---------------------------------------------------------------------------- */

/* more ends than that are never only one that somebody may want */
#define MOST_ENDS 8

/* The only word after the first @at words that makes them a move which somebody may want; NULL: none, or several */
static const char *
only_end (SortieOffers *offers, const SortieLine *line, guint at, const GPtrArray *ends)
{
  const char *only = NULL;

  for (guint i = 0; i < ends->len; i++)
    {
      g_auto (SortieLine) whole = { .n = 0 };
      SortieRead read;

      sortie_line_init_part (&whole, line, 0, at);
      sortie_line_replace (&whole, at, 0, ends->pdata[i]);
      read = sortie_read (offers, &whole, 0);
      if (read.kind != SORTIE_READ_MOVE || read.n != at + 1)
        return NULL;
      if (ends->len > 1 && sortie_move_warning (offers->p, offers->seat, &read.move) != NULL)
        continue;
      if (only != NULL)
        return NULL;
      only = ends->pdata[i];
    }
  return only;
}

gboolean
sortie_line_fill_end (SortieOffers *offers, SortieLine *line)
{
  g_autoptr (GPtrArray) ends = g_ptr_array_new_with_free_func (g_free);
  const char *end;
  guint at = 1;

  while (at < line->n && !sortie_line_begins_part (line, at))
    at++;
  if (at < 2 || at == SORTIE_MAX_LINE_WORDS || !sortie_lexicon_verb (offers->names, line->words[0], NULL)
      || sortie_to_move (offers->p) != offers->seat || sortie_read (offers, line, 0).kind != SORTIE_READ_NOTHING)
    return FALSE;
  sortie_complete (offers, line->words, at, ends);
  end = ends->len <= MOST_ENDS ? only_end (offers, line, at, ends) : NULL;
  if (end != NULL)
    sortie_line_add_behind (line, at - 1, end);
  return end != NULL;
}
