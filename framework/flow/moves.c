/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* moves.c: a list of moves, which begins where its owner wants and continues on the heap. */
#include <sortie/move.h>

gboolean
sortie_moves_grow (SortieMoves *moves)
{
  SortieMove *before = moves->moves;
  guint room = CLAMP (2 * moves->capacity, SORTIE_USUAL_MOVES, SORTIE_MAX_MOVES);

  if (moves->capacity >= SORTIE_MAX_MOVES)
    {
      moves->cut = TRUE;
      return FALSE;
    }
  moves->moves = g_renew (SortieMove, moves->allocated ? before : NULL, room);
  if (!moves->allocated && moves->n > 0)
    memcpy (moves->moves, before, moves->n * sizeof *before);
  moves->allocated = TRUE;
  moves->capacity = room;
  return TRUE;
}

void
sortie_moves_clear (SortieMoves *moves)
{
  if (moves->allocated)
    g_free (moves->moves);
  *moves = (SortieMoves) { NULL };
}
