/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* activate.c: moves that activate an ability of a piece. */
#include <sortie/move.h>

static guint
abilities_of (const SortiePlay *p, SortieRef piece, guint16 clauses[SORTIE_MAX_ABILITIES])
{
  return sortie_abilities (p, piece, SORTIE_CLAUSE_ABILITY, clauses, SORTIE_MAX_ABILITIES);
}

void
sortie_activate_add (SortieMoves *moves, guint8 verb, SortieRef piece, guint number, guint n)
{
  const SortieRef args[] = { piece, sortie_ref (SORTIE_REF_NUMBER, number) };

  sortie_moves_add (moves, verb, n == 1 ? 1 : 2, args);
}

void
sortie_activate_candidates (const SortiePlay *p, SortieMoves *moves, guint8 verb, SortieRef piece,
                            SortieMayActivate *may)
{
  guint16 clauses[SORTIE_MAX_ABILITIES];
  guint n = abilities_of (p, piece, clauses);

  for (guint i = 0; i < n; i++)
    if (may == NULL || may (p, piece, clauses[i]))
      sortie_activate_add (moves, verb, piece, i + 1, n);
}

guint16
sortie_activate_clause (const SortiePlay *p, const SortieMove *move,
                        const SortieActivateReasons *reasons, SortieRefusal *why)
{
  guint16 clauses[SORTIE_MAX_ABILITIES];
  guint n = abilities_of (p, move->arg[0], clauses);
  guint number = move->n > 1 ? sortie_ref_index (move->arg[1]) : 1;

  if (n == 0)
    return sortie_refuse (why, reasons->none, move->arg[0], 0, 0, 0);
  if (n > 1 && move->n == 1)
    return sortie_refuse (why, reasons->which, move->arg[0], 0, (gint) n, 0);
  if (number < 1 || number > n || (n == 1 && move->n > 1))
    return sortie_refuse (why, reasons->no_such, move->arg[0], 0, (gint) number, 0);
  return clauses[number - 1];
}
