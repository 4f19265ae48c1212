/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* parse-offered.c: which of the moves that might be played now a line means. */
#include "reader/parse.h"
#include "flow/internal.h"

static gboolean
words_mean (const SortiePlay *p, guint8 seat, const SortieMove *move, char **words, guint n,
            SortieReading reading)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);

  if (move->n != n || (reading == SORTIE_BY_ID && n != 1))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!sortie_operand_means (p, seat, &verb->operands[i], move->arg[i], words[i], reading))
      return FALSE;
  return TRUE;
}

/* What the words may mean among what the verb might do now: legal moves if there are any. As they
 * are written moves are told apart, so the first legal one is enough. */
static void
find_candidates (const SortiePlay *p, guint8 seat, const SortieMoves *offered, char **words, guint n,
                 SortieReading reading, SortieMoves *found)
{
  gboolean any_legal = FALSE;

  for (guint i = 0; i < offered->n && (reading != SORTIE_AS_WRITTEN || !any_legal); i++)
    {
      const SortieMove *move = &offered->moves[i];
      gboolean legal;

      if (!words_mean (p, seat, move, words, n, reading))
        continue;
      legal = sortie_verb_check (p, move->verb, move, NULL);
      if (legal && !any_legal)
        found->n = 0;
      if (legal || !any_legal)
        found->moves[found->n++] = *move;
      any_legal = any_legal || legal;
    }
}

/* Cards of one pile that only their numbers tell apart: whoever writes none means the first. */
static gboolean
are_copies (const SortiePlay *p, guint8 seat, SortieRef a, SortieRef b)
{
  const SortieCard *one = sortie_card_of (p, a), *other = sortie_card_of (p, b);

  return one->zone != SORTIE_NO_INDEX && one->zone == other->zone && one->flags == other->flags
         && sortie_readable_def (p, seat, a) != 0 && sortie_readable_def (p, seat, a) == sortie_readable_def (p, seat, b);
}

/* The first operand in which two moves differ. */
static guint
difference (const SortiePlay *p, guint8 seat, const SortieMove *a, const SortieMove *b)
{
  guint i = 0;

  while (i < a->n && (a->arg[i] == b->arg[i] || are_copies (p, seat, a->arg[i], b->arg[i])))
    i++;
  return i;
}

/* The word that is operand @operand names something else in each of the moves. */
static gboolean
refuse_as_several (SortieRefusal *why, const SortiePlay *p, guint8 seat, const SortieMoves *moves,
                   guint operand, const char *word)
{
  const SortieOperand *decl = &sortie_verb (p->setup, moves->moves[0].verb)->operands[operand];
  SortieRef refs[SORTIE_MAX_MOVES];

  for (guint i = 0; i < moves->n; i++)
    refs[i] = moves->moves[i].arg[operand];
  return sortie_refuse_as_several (why, p, seat, decl, refs, moves->n, word);
}

/* Whether the words, read so, are found among what the verb might do now. They may still name
 * several legal moves; then *@ret_clear is FALSE. */
static gboolean
find_move (const SortiePlay *p, guint8 seat, const SortieMoves *offered, char **words, guint n,
           SortieReading reading, SortieMove *ret, gboolean *ret_legal, gboolean *ret_clear,
           SortieRefusal *why)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves found = { storage, 0, SORTIE_MAX_MOVES };

  *ret_legal = FALSE;
  *ret_clear = TRUE;
  find_candidates (p, seat, offered, words, n, reading, &found);
  if (found.n == 0)
    return FALSE;
  *ret = storage[0];
  *ret_legal = sortie_verb_check (p, ret->verb, ret, NULL);
  for (guint i = 1; *ret_legal && reading != SORTIE_AS_WRITTEN && i < found.n && *ret_clear; i++)
    {
      guint operand = difference (p, seat, ret, &storage[i]);

      if (operand < n)
        *ret_clear = refuse_as_several (why, p, seat, &found, operand, words[operand]);
    }
  return TRUE;
}

/* Whether the verb might do something at places of one's own: then whose others are must be said. */
static gboolean
offers_own_places (const SortiePlay *p, guint8 seat, const SortieMoves *offered)
{
  for (guint i = 0; i < offered->n; i++)
    for (guint k = 0; k < offered->moves[i].n; k++)
      if (sortie_is_at_own_place (p, seat, offered->moves[i].arg[k]))
        return TRUE;
  return FALSE;
}

/* The legal move that the words mean in the strictest way that finds one; else what they are by
 * the strictest: of two things of one name the one that can be used so is meant, although only
 * the other is written without a number. By its id alone, or a part of its name, only what is legal
 * is meant. */
gboolean
sortie_parse_offered (const SortiePlay *p, guint8 seat, guint8 verb, char **words, guint n,
                      SortieMove *ret, gboolean *ret_clear, SortieRefusal *why)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves offered = { storage, 0, SORTIE_MAX_MOVES };
  gboolean any = FALSE;

  *ret_clear = TRUE;
  if (n > SORTIE_MAX_MOVE_OPERANDS) /* no move has so many: nothing need be listed */
    return FALSE;
  sortie_verb_candidates (p, verb, &offered);
  for (SortieReading reading = SORTIE_AS_WRITTEN; reading < SORTIE_N_READINGS; reading++)
    {
      gboolean legal, whole = reading <= SORTIE_BY_NAME;
      SortieMove move;

      if (reading == SORTIE_BY_PLACE_OF_OTHER && offers_own_places (p, seat, &offered))
        continue;
      if (!find_move (p, seat, &offered, words, n, reading, &move, &legal, ret_clear, why))
        continue;
      if (legal || (!any && whole))
        *ret = move;
      if (legal)
        return TRUE;
      any = any || whole;
    }
  return any;
}
