/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* search-moves.c: the moves of a position, and room for what the search finds about each of them. */
#include "player/search.h"

void
search_make_room (Search *search, guint n)
{
  if (n <= search->room)
    return;
  search->room = n;
  search->found = g_renew (SortieInsightMove, search->found, n);
  search->children = g_renew (guint32, search->children, n);
}

void
search_list (Search *search, const SortiePlay *p)
{
  sortie_moves_to_search (p, &search->moves);
  search_make_room (search, search->moves.n);
}
