/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* fill-in.c: what a line leaves out, where only one thing is possible (reader/reader.h). */
#include "reader/internal.h"
#include "base/text.h"
#include "flow/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* Whether the first @at words with another word after them are a legal move. */
static SortieRead
read_with (SortieOffers *offers, const SortieLine *line, guint at, const char *word)
{
  g_auto (SortieLine) whole = { .n = 0 };

  sortie_line_init_part (&whole, line, 0, at);
  sortie_line_replace (&whole, at, 0, word);
  return sortie_read (offers, &whole, 0);
}

/* ---- The only move of a verb ----------------------------------------------------------------- */

/* How many legal moves the verb has; with a thing: how many that name it and then a number. @ret: (nullable): the
 * first */
static guint
count_moves (SortieOffers *offers, guint8 verb, SortieRef thing, SortieMove *ret)
{
  const SortieMoves *legal = sortie_offers_legal (offers);
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb == verb
        && (thing == SORTIE_NOTHING || (legal->moves[i].n == 2 && legal->moves[i].arg[0] == thing)) && n++ == 0
        && ret != NULL)
      *ret = legal->moves[i];
  return n;
}

/* Whether the first word is a part of its own, with another move after it if anything is. */
static gboolean
is_bare (SortieOffers *offers, const SortieLine *line, guint8 *ret_verb)
{
  return sortie_lexicon_verb (offers->names, line->words[0], ret_verb)
         && (line->n == 1
             || (sortie_line_begins_part (line, 1) && sortie_lexicon_verb (offers->names, line->words[1], NULL)));
}

/* "claim", "claim; done": the verb alone. */
static SortieGap
fill_verb (SortieOffers *offers, SortieLine *line)
{
  char text[SORTIE_MOVE_TEXT];
  g_auto (SortieLine) whole = { .n = 0 };
  SortieMove only;
  guint8 verb;
  guint n = is_bare (offers, line, &verb) ? count_moves (offers, verb, SORTIE_NOTHING, &only) : 0;

  if (n != 1)
    return n == 0 ? SORTIE_GAP_NONE : SORTIE_GAP_VERB;
  sortie_line_init (&whole, sortie_move_format (offers->p, offers->seat, &only, text));
  if (line->n > 1)
    sortie_line_append (&whole, line, 1);
  sortie_line_take (line, &whole);
  return SORTIE_GAP_FILLED;
}

/* Puts the number of the move's ability after the name, which may have several words. FALSE: the line does not name
 * its piece, or has a number there. */
static gboolean
put_number (SortieOffers *offers, const SortieMove *move, SortieLine *line)
{
  g_autofree char *number = g_strdup_printf ("%u", sortie_ref_index (move->arg[1]));

  for (guint at = 2; at <= sortie_line_part_length (line, 0); at++)
    {
      SortieRead read = read_with (offers, line, at, number);

      if (read.kind == SORTIE_READ_MOVE && sortie_moves_equal (&read.move, move)
          && (at == line->n || !sortie_words_is_number (line->words[at])))
        {
          sortie_line_add_behind (line, at - 1, number);
          return TRUE;
        }
    }
  return FALSE;
}

/* Fills in the only ability of @piece that the line may mean: the others cannot be used, or do not fit what comes
 * after. */
static SortieGap
fill_number (SortieOffers *offers, guint8 verb, SortieRef piece, SortieLine *line)
{
  const SortieMoves *legal = sortie_offers_legal (offers);
  const guint usable = count_moves (offers, verb, piece, NULL);
  g_auto (SortieLine) only = { .n = 0 };
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[i];
      g_auto (SortieLine) whole = { .n = 0 };

      if (move->verb != verb || move->n != 2 || move->arg[0] != piece)
        continue;
      sortie_line_init_part (&whole, line, 0, line->n);
      if (put_number (offers, move, &whole) && (usable == 1 || sortie_line_is_legal (offers, &whole)) && n++ == 0)
        sortie_line_take (&only, &whole);
    }
  if (n == 1)
    sortie_line_take (line, &only);
  return n == 1 ? SORTIE_GAP_FILLED : usable > 1 ? SORTIE_GAP_ABILITY : SORTIE_GAP_NONE;
}

/* "activate shaman", "activate priest imp". */
static SortieGap
fill_ability (SortieOffers *offers, SortieLine *line)
{
  SortieRefusal why;
  guint8 verb;

  if (line->n < 2 || !sortie_lexicon_verb (offers->names, line->words[0], &verb)
      || sortie_verb (offers->setup, verb)->operands[1].kind != SORTIE_OPERAND_NUMBER
      || sortie_read_why (offers, line, 0, &why).kind != SORTIE_READ_NOTHING || why.a == SORTIE_NOTHING)
    return SORTIE_GAP_NONE;
  return fill_number (offers, verb, why.a, line);
}

/* ---- Sides --------------------------------------------------------------------------------------- */

/* Possible sides after the first operand of a verb. */
#define MOST_SIDES 2

typedef struct
{
  SortieOffers *offers;
  const SortieLine *line;
  SortieRef side[MOST_SIDES];
  guint n;
} Sides;

/* The sides that legal moves of the verb name. */
static void
find_sides (Sides *sides, guint8 verb)
{
  const SortieMoves *legal = sortie_offers_legal (sides->offers);

  for (guint i = 0; i < legal->n; i++)
    {
      SortieRef side = legal->moves[i].verb == verb && legal->moves[i].n > 1 ? legal->moves[i].arg[1]
                                                                              : SORTIE_NOTHING;
      guint known = 0;

      while (known < sides->n && sides->side[known] != side)
        known++;
      if (side != SORTIE_NOTHING && known == sides->n && known < MOST_SIDES)
        sides->side[sides->n++] = side;
    }
}

/* A side as it is written. */
static const char *
written (const Sides *sides, SortieRef side, char *text)
{
  return sortie_ref_format (sides->offers->p, sides->offers->seat, side, text);
}

/* Keeps the sides that fit after the first @at words. Returns: how many */
static guint
keep_fitting (Sides *sides, guint at)
{
  char text[SORTIE_MOVE_TEXT];
  guint n = 0;

  for (guint i = 0; i < sides->n; i++)
    {
      SortieRead read = read_with (sides->offers, sides->line, at, written (sides, sides->side[i], text));

      if (read.kind == SORTIE_READ_MOVE && read.n == at + 1 && read.move.n > 1 && read.move.arg[1] == sides->side[i])
        sides->side[n++] = sides->side[i];
    }
  return sides->n = n;
}

/* Whether word number @at is a side that is not possible: "deploy guard left", where only the right is free. */
static gboolean
is_other_side (SortieOffers *offers, guint8 verb, const SortieLine *line, guint at)
{
  const guint lengths[] = { at - 1, 1 };
  SortieOperandWords words;
  SortieMove move;
  gboolean is;

  if (at == line->n)
    return FALSE;
  sortie_operand_words_take_names (&words, line, 1, G_N_ELEMENTS (lengths), lengths);
  is = sortie_read_operands (offers, verb, &words, &move, NULL);
  sortie_operand_words_clear (&words);
  return is;
}

/* After how many words the line omits a side: the longest name counts; 0: it omits none. @ret: what fits there */
static guint
find_gap (SortieOffers *offers, const SortieLine *line, Sides *ret)
{
  Sides all = { .offers = offers, .line = line };
  guint8 verb;

  if (line->n < 2 || !sortie_lexicon_verb (offers->names, line->words[0], &verb)
      || !sortie_verb (offers->setup, verb)->operands[1].sided)
    return 0;
  find_sides (&all, verb);
  for (guint at = sortie_line_part_length (line, 0); at >= 2; at--)
    {
      *ret = all;
      if (keep_fitting (ret, at) > 0)
        return is_other_side (offers, verb, line, at) ? 0 : at;
    }
  return 0;
}

/* Whether the word is the id or the name of one of the sides: @ret. */
static gboolean
is_side (const Sides *sides, const char *folded, SortieRef *ret)
{
  char text[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < sides->n; i++)
    {
      *ret = sides->side[i];
      if (strcmp (folded, sortie_lexicon_fold (sides->offers->names,
                                               sortie_ref_name (sides->offers->p, sides->offers->seat, *ret, text)))
              == 0
          || strcmp (folded, written (sides, *ret, text)) == 0)
        return TRUE;
    }
  return FALSE;
}

/* "deploy guard scout right": the side may come later in the line. */
static SortieGap
fill_side (SortieOffers *offers, SortieLine *line)
{
  char text[SORTIE_MOVE_TEXT];
  Sides sides;
  SortieRef side;
  guint at = find_gap (offers, line, &sides), from = at;

  if (at == 0)
    return SORTIE_GAP_NONE;
  while (from < line->n && !is_side (&sides, line->folded[from], &side))
    from++;
  if (from < line->n)
    sortie_line_replace (line, from, 1, NULL);
  else if (sides.n == 1)
    side = sides.side[0];
  else
    return SORTIE_GAP_SIDE;
  sortie_line_add_behind (line, at - 1, written (&sides, side, text));
  return SORTIE_GAP_FILLED;
}

gboolean
sortie_line_lacks_side (SortieOffers *offers, const SortieLine *line)
{
  Sides sides;

  return find_gap (offers, line, &sides) > 0;
}

gboolean
sortie_line_answer_side (SortieOffers *offers, const SortieLine *before, SortieLine *line)
{
  char text[SORTIE_MOVE_TEXT];
  g_auto (SortieLine) whole = { .n = 0 };
  Sides sides;
  SortieRef side;
  guint at;

  if (line->n == 0 || (at = find_gap (offers, before, &sides)) == 0 || !is_side (&sides, line->folded[0], &side))
    return FALSE;
  sortie_line_init_part (&whole, before, 0, before->n);
  sortie_line_replace (&whole, at, 0, written (&sides, side, text));
  for (guint i = 1; i < line->n; i++)
    sortie_line_replace (&whole, whole.n, 0, line->words[i]);
  sortie_line_take (line, &whole);
  return TRUE;
}

/* ---- Any of these ----------------------------------------------------------------------------- */

SortieGap
sortie_line_fill_in (SortieOffers *offers, SortieLine *line)
{
  SortieGap gap;

  if (line->n == 0 || sortie_to_move (offers->p) != offers->seat
      || sortie_read (offers, line, 0).kind != SORTIE_READ_NOTHING)
    return SORTIE_GAP_NONE;
  if (sortie_line_names_rest (offers, line, 0))
    return SORTIE_GAP_FILLED;
  gap = fill_ability (offers, line);
  if (gap == SORTIE_GAP_NONE)
    gap = fill_side (offers, line);
  return gap != SORTIE_GAP_NONE ? gap : fill_verb (offers, line);
}
