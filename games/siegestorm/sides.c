/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sides.c: the side on which a command acts in Last Man Standing. */
#include "sides.h"
#include "verbs.h"
#include <libintl.h>

#define BIT(side) (1u << (side))
#define EITHER (BIT (SORTIE_LEFT) | BIT (SORTIE_RIGHT))

/* Which sides. */

/* RUL-73: the chain runs between two. */
static guint
side_opposite (const SortiePlay *p, const SortieLink *link, guint8 seat)
{
  SsFlank flank = ss_flank (link->seat, link->side);

  if (link->seat != seat)
    flank = ss_faces (p, flank);
  return ss_flank_seat (flank) == seat ? BIT (ss_flank_side (flank)) : 0;
}

/* The sides on which a seat has another as its neighbour: both when only two are left. */
static guint
sides_towards (const SortiePlay *p, guint8 seat, guint8 other)
{
  guint sides = 0;

  for (SortieSide side = SORTIE_LEFT; side <= SORTIE_RIGHT; side++)
    if (ss_flank_seat (ss_faces (p, ss_flank (seat, side))) == other)
      sides |= BIT (side);
  return sides;
}

/* The newest link of the chain that names a side decides. */
static guint
sides_of_chain (const SortiePlay *p, guint16 newest, guint8 seat)
{
  for (guint16 i = newest; i != SORTIE_NO_INDEX; i = sortie_link (p, i)->answers)
    if (sortie_link (p, i)->side != SORTIE_NO_SIDE)
      return side_opposite (p, sortie_link (p, i), seat);
  return sides_towards (p, seat, sortie_link (p, newest)->seat);
}

/* One bit for each SortieSide on which the deciding seat may act now. */
static guint
sides_now (const SortiePlay *p)
{
  guint16 open = sortie_chain_open (p);

  return open != SORTIE_NO_INDEX ? sides_of_chain (p, open, ss_decider (p)) : EITHER;
}

/* The only side, or none. */
static guint8
only_side (guint sides)
{
  return sides == BIT (SORTIE_LEFT)    ? SORTIE_LEFT
         : sides == BIT (SORTIE_RIGHT) ? SORTIE_RIGHT
                                       : SORTIE_NO_SIDE;
}

gboolean
ss_acts_on_side (const SortiePlay *p, guint16 clause)
{
  return ss_is_circle (p) && clause != 0 && sortie_clause_reads_side (p, clause);
}

/* Moves. */

void
ss_add_on_sides (const SortiePlay *p, SortieMoves *moves, SsVerb verb, SortieRef card,
                 gboolean acts_on_side)
{
  SortieRef args[] = { card, SORTIE_NOTHING };
  guint sides = acts_on_side ? sides_now (p) : 0;

  if (sides != EITHER)
    {
      sortie_moves_add (moves, SORTIE_GAME_VERB (verb), 1, args);
      return;
    }
  for (SortieSide side = SORTIE_LEFT; side <= SORTIE_RIGHT; side++)
    {
      args[1] = sortie_ref_word (SS_VALUE_SIDE, side - SORTIE_LEFT);
      sortie_moves_add (moves, SORTIE_GAME_VERB (verb), 2, args);
    }
}

/* SORTIE_NO_SIDE: it names none. */
static guint8
named_side (const SortieMove *move)
{
  return move->n > 1 ? SORTIE_LEFT + sortie_ref_word_index (move->arg[1]) : SORTIE_NO_SIDE;
}

gboolean
ss_side_of_move (const SortiePlay *p, const SortieMove *move, gboolean acts_on_side, guint8 *ret,
                 SortieRefusal *why)
{
  guint sides = ss_is_circle (p) ? sides_now (p) : 0;
  gboolean names_one = acts_on_side && sides == EITHER;

  *ret = names_one ? named_side (move) : only_side (sides);
  if (names_one && (move->n < 2 || *ret > SORTIE_RIGHT))
    return ss_refuse (why, SS_REASON_WHICH_SIDE, move->arg[0], 0, 0);
  if (!names_one && move->n > 1)
    return ss_refuse (why, acts_on_side ? SS_REASON_ONE_SIDE : SS_REASON_NO_SIDE, move->arg[0], 0,
                      0);
  return TRUE;
}

gboolean
ss_may_answer_there (const SortiePlay *p, SortieRef what, guint8 side, SortieRefusal *why)
{
  return !ss_is_circle (p) || side == SORTIE_NO_SIDE || (sides_now (p) & BIT (side))
         || ss_refuse (why, SS_REASON_ANSWERS_OTHER_SIDE, what,
                       sortie_link (p, sortie_chain_open (p))->source, 0);
}

/* In words. */

static char *
describe (const SortiePlay *p, guint8 seat, const SortieMove *move, const char *left,
          const char *right)
{
  guint8 side = named_side (move), whose = ss_decider (p);
  char name[SORTIE_MOVE_TEXT];
  const char *opponent;

  if (side == SORTIE_NO_SIDE || side > SORTIE_RIGHT || whose == SORTIE_NO_SEAT)
    return NULL;
  sortie_ref_name_and_place (p, seat, move->arg[0], name);
  opponent = sortie_seat_name (p->setup, ss_flank_seat (ss_faces (p, ss_flank (whose, side))));
  return sortie_text_fill (
    dgettext (sortie_catalogue (p)->domain, side == SORTIE_LEFT ? left : right),
    (const SortieTextArg[]) { { "card", name }, { "seat", opponent } }, 2);
}

char *
ss_play_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  return describe (p, seat, move, N_ ("Play {card} as an Action on your left, against {seat}."),
                   N_ ("Play {card} as an Action on your right, against {seat}."));
}

char *
ss_deploy_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  return describe (p, seat, move, N_ ("Deploy {card} on your left, against {seat}."),
                   N_ ("Deploy {card} on your right, against {seat}."));
}
