/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check.c: what must hold in every position. The framework checks that each card is in exactly one place, and that
 * no space holds more than its capacity. */
#include "move.h"
#include "table.h"

/* SW-17.3: a unit that moves through a card shares its space for a moment. */
static gboolean
is_passing (const SortiePlay *p, guint16 place)
{
  SortieRef mover = sw_moving_unit (p);

  return mover != SORTIE_NOTHING && sortie_piece_place (p, mover) == place;
}

/* SW-2.1, 15.4: at most one unit or wall on a space, and at most one Vine Wall below a unit. */
static char *
check_space (const SortiePlay *p, guint16 place)
{
  guint cards = 0, walls = 0, vines = 0;
  char name[16];

  for (SortieRef piece = sortie_place_piece (p, place); piece != SORTIE_NOTHING;
       piece = sortie_piece_next_on_place (p, piece))
    {
      SwType type = sortie_value_base (p, SW_VALUE_TYPE, piece);

      cards += type != SW_VINE_WALL;
      vines += type == SW_VINE_WALL;
      walls += type == SW_WALL;
    }
  cards -= cards == 2 && is_passing (p, place);
  if (cards <= 1 && vines <= 1 && walls + vines <= 1)
    return NULL;
  sortie_place_name (p->setup, place, SORTIE_NO_SEAT, name, sizeof name);
  return g_strdup_printf ("SW-2.1: %u cards and %u Vine Walls on %s", cards, vines, name);
}

static char *
check_board (const SortiePlay *p)
{
  for (guint y = 0; y < sortie_height (p); y++)
    for (guint x = 0; x < sortie_width (p); x++)
      {
        char *wrong = check_space (p, sw_space (p, x, y));

        if (wrong != NULL)
          return wrong;
      }
  return NULL;
}

/* SW-1.2: every card on the battlefield is a unit or a wall; SW-22.2: it has at most one Boost marker. */
static char *
check_pieces (const SortiePlay *p)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef piece = sortie_piece_ref (p, slot);

      if (sortie_value_base (p, SW_VALUE_TYPE, piece) == SW_EVENT)
        return g_strdup ("SW-1.2: an event lies on the battlefield as a card of its own");
      if (sortie_piece_mark (p, piece, SW_MARK_BOOST) > 1)
        return g_strdup ("SW-22.2: a unit has more than one Boost marker");
    }
  return NULL;
}

/* Whether the match waits in the window of a phase, so that nothing is half done. */
static gboolean
is_idle (const SortiePlay *p)
{
  guint ask = sortie_asked_kind (p) - SORTIE_GAME_ASK (0);

  return sortie_asked_kind (p) >= SORTIE_GAME_ASK (0) && ask >= SW_ASK_SUMMON
         && ask <= SW_ASK_MAGIC;
}

/* SW-8.1, 8.3, 13.1: no event card is left over, and nothing is without life. */
static char *
check_idle (const SortiePlay *p)
{
  if (!is_idle (p))
    return NULL;
  if (sortie_zone_count (p, sw_zone (p, SW_ZONE_LIMBO, 0)) > 0 || sortie_n_links (p) > 0)
    return g_strdup ("SW-8.3: an event is left unresolved");
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef piece = sortie_piece_ref (p, slot);

      if (sw_wounds (p, piece) >= sw_life (p, piece))
        return g_strdup ("SW-13.1: a card with wounds enough still stands");
    }
  return NULL;
}

/* */
static char *
check_silence (const SortiePlay *p)
{
  return sortie_silence_is_kept (p)
             ? NULL
             : g_strdup ("R-57: a seat is asked that wanted to be asked no more this turn");
}

char *
sw_check (const SortiePlay *p)
{
  char *wrong = check_board (p);

  if (wrong == NULL)
    wrong = check_pieces (p);
  if (wrong == NULL)
    wrong = check_silence (p);
  return wrong != NULL ? wrong : check_idle (p);
}
