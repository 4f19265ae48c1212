/* SPDX-License-Identifier: GPL-3.0-or-later */
/* left-out.c: a line that omits a side, which the next line may name. */
#include "console/commands/typed.h"

#include <string.h>

#include <sortie/speech.h>
#include <sortie/match.h>
#include "base/text.h"
#include "model/front-end.h"
#include "reader/reader.h"

/* Possible sides after the first operand of a verb. */
#define MOST_SIDES 2

typedef struct
{
  SortieOffers *offers;
  const SortiePlay *p;
  guint8 seat;
  const SortieLine *line;
  guint8 verb;
  SortieRef side[MOST_SIDES];
  guint n;
} Sides;

/* Finds the sides that legal moves of the verb name. */
static void
find_sides (Sides *sides)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

  sortie_moves_of_verb (sides->p, sides->verb, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      SortieRef side = legal.moves[i].n > 1 ? legal.moves[i].arg[1] : SORTIE_NOTHING;
      guint known = 0;

      while (known < sides->n && sides->side[known] != side)
        known++;
      if (side != SORTIE_NOTHING && known == sides->n && known < MOST_SIDES)
        sides->side[sides->n++] = side;
    }
}

static gboolean
begin (Sides *sides, SortieOffers *offers, const SortiePlay *p, guint8 seat, const SortieLine *line)
{
  *sides = (Sides){ .offers = offers, .p = p, .seat = seat, .line = line };
  if (line->n < 2
      || !sortie_lexicon_verb (sortie_offers_names (offers), line->words[0], &sides->verb)
      || !sortie_verb (p->setup, sides->verb)->operands[1].sided)
    return FALSE;
  find_sides (sides);
  return sides->n > 0;
}

/* Whether the first @at words and this side form a legal move. */
static gboolean
fits (const Sides *sides, guint at, SortieRef side)
{
  char word[SORTIE_MOVE_TEXT];
  g_auto (SortieLine) whole = { .n = 0 };
  SortieRead read;

  sortie_line_init_part (&whole, sides->line, 0, at);
  sortie_line_replace (&whole, at, 0, sortie_ref_format (sides->p, sides->seat, side, word));
  read = sortie_read (sides->offers, &whole, 0);
  return read.kind == SORTIE_READ_MOVE && read.n == whole.n && read.move.n > 1
         && read.move.arg[1] == side;
}

/* Keeps the sides that fit after the first @at words. Returns: how many */
static guint
keep_fitting (Sides *sides, guint at)
{
  guint n = 0;

  for (guint i = 0; i < sides->n; i++)
    if (fits (sides, at, sides->side[i]))
      sides->side[n++] = sides->side[i];
  return sides->n = n;
}

/* After how many words the line omits a side: the longest name counts; 0: it omits none. */
static guint
find_gap (Sides *sides)
{
  const Sides all = *sides;

  for (guint at = sides->line->n; at >= 2; at--)
    {
      *sides = all;
      if (keep_fitting (sides, at) > 0)
        return at;
    }
  return 0;
}

gboolean
console_side_is_left_out (SortieOffers *offers, const SortiePlay *p, guint8 seat, const SortieLine *line)
{
  Sides sides;

  return begin (&sides, offers, p, seat, line) && find_gap (&sides) > 0;
}

/* Whether the word is the id or the name of one of the sides: @ret. */
static gboolean
is_side (const Sides *sides, const char *folded, SortieRef *ret)
{
  char text[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < sides->n; i++)
    {
      g_autofree char *name = sortie_words_fold (sortie_ref_name (sides->p, sides->seat, sides->side[i], text));

      *ret = sides->side[i];
      if (strcmp (folded, name) == 0
          || strcmp (folded, sortie_ref_format (sides->p, sides->seat, *ret, text)) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Inserts the side where the move has it. */
static void
put_in (const Sides *sides, guint at, SortieRef side, SortieLine *ret)
{
  char word[SORTIE_MOVE_TEXT];

  sortie_line_replace (ret, at, 0, sortie_ref_format (sides->p, sides->seat, side, word));
}

/* "deploy guard scout right": finds the side in a later place of the line. */
static gboolean
take_from_behind (const Sides *sides, guint at, SortieLine *ret)
{
  SortieRef side;

  for (guint i = at; i < sides->line->n; i++)
    if (is_side (sides, sides->line->folded[i], &side))
      {
        sortie_line_init_part (ret, sides->line, 0, sides->line->n);
        sortie_line_replace (ret, i, 1, NULL);
        put_in (sides, at, side, ret);
        return TRUE;
      }
  return FALSE;
}

ConsoleSide
console_side_fill_in (ConsoleSession *session, SortieOffers *offers, const SortieLine *line, SortieLine *ret)
{
  const SortiePlay *p = sortie_match_play (session->match);
  Sides sides;
  guint at;

  if (!begin (&sides, offers, p, sortie_to_move (p), line) || (at = find_gap (&sides)) == 0)
    return CONSOLE_SIDE_NONE_MISSING;
  if (take_from_behind (&sides, at, ret))
    return CONSOLE_SIDE_FILLED_IN;
  if (sides.n == 1)
    {
      sortie_line_init_part (ret, line, 0, line->n);
      put_in (&sides, at, sides.side[0], ret);
      return CONSOLE_SIDE_FILLED_IN;
    }
  sortie_line_clear (&session->sideless.line);
  sortie_line_init_part (&session->sideless.line, line, 0, line->n);
  session->sideless.of = sortie_state_hash (p->s);
  return CONSOLE_SIDE_ASKED;
}

gboolean
console_side_answers (ConsoleSession *session, SortieOffers *offers, const SortieLine *line, SortieLine *ret)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_auto (SortieLine) before = session->sideless.line;
  SortieRef side;
  Sides sides;
  guint at;

  session->sideless.line = (SortieLine){ .n = 0 };
  if (before.n == 0 || line->n == 0 || session->sideless.of != sortie_state_hash (p->s)
      || !begin (&sides, offers, p, sortie_to_move (p), &before) || (at = find_gap (&sides)) == 0
      || !is_side (&sides, line->folded[0], &side))
    return FALSE;
  sortie_line_init_part (ret, &before, 0, before.n);
  put_in (&sides, at, side, ret);
  for (guint i = 1; i < line->n; i++)
    sortie_line_replace (ret, ret->n, 0, line->words[i]);
  return TRUE;
}
