/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* find-move.c: finds the move of a verb that words mean: among the legal ones, and among all that the verb might do. */
#include "reader/internal.h"
#include "base/text.h"
#include "model/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* ---- Several --------------------------------------------------------------------------- */

/* Cards of one pile that differ only in their numbers: without a number, the first is meant. */
static gboolean
are_copies (SortieOffers *offers, const SortieOperand *operand, SortieRef a, SortieRef b)
{
  const SortieCard *one = sortie_card_of (offers->p, a), *other = sortie_card_of (offers->p, b);
  guint16 def = sortie_offers_forms (offers, operand, a)->def;

  return sortie_ref_kind (a) == SORTIE_REF_CARD && one->zone != SORTIE_NO_INDEX && one->zone == other->zone
         && one->flags == other->flags
         && sortie_card_denied (offers->p, sortie_ref_index (a)) == sortie_card_denied (offers->p, sortie_ref_index (b))
         && def != 0 && def == sortie_offers_forms (offers, operand, b)->def;
}

/* Pieces that differ only in their places, where the place makes no difference: of two equal cards of a market the
 * first is meant. */
static gboolean
lie_alike (const SortiePlay *p, SortieRef a, SortieRef b)
{
  const SortiePiece *one, *other;

  if (sortie_ref_kind (a) != SORTIE_REF_PIECE || sortie_ref_kind (b) != SORTIE_REF_PIECE
      || !sortie_piece_exists (p, a) || !sortie_piece_exists (p, b)
      || sortie_thing_def (p, a) != sortie_thing_def (p, b)
      || sortie_piece_controller (p, a) != sortie_piece_controller (p, b))
    return FALSE;
  one = sortie_piece (p, a);
  other = sortie_piece (p, b);
  return sortie_place_spot (p->setup, one->place)->decl == sortie_place_spot (p->setup, other->place)->decl
         && p->setup->places[sortie_place_spot (p->setup, one->place)->decl].alike
         && one->memory == other->memory
         && memcmp (sortie_piece_marks_in (p, sortie_ref_index (a)), sortie_piece_marks_in (p, sortie_ref_index (b)),
                    p->setup->n_marks * sizeof (gint16)) == 0;
}

/* They are the same, or differ only in their numbers. */
static gboolean
are_one (SortieOffers *offers, const SortieOperand *operand, SortieRef a, SortieRef b)
{
  return sortie_refs_alike (offers->p, offers->seat, a, b) || are_copies (offers, operand, a, b)
         || lie_alike (offers->p, a, b);
}

/* The first operand in which the two moves differ. */
static guint
difference (SortieOffers *offers, const SortieMove *a, const SortieMove *b)
{
  const SortieOperand *operands = sortie_verb (offers->setup, a->verb)->operands;
  guint i = 0;

  while (i < a->n && are_one (offers, &operands[i], a->arg[i], b->arg[i]))
    i++;
  return i;
}

/* Refuses because the word for operand @operand means a different thing in each of the moves. */
static gboolean
refuse_moves (SortieRefusal *why, SortieOffers *offers, const SortieMoves *moves, guint operand,
              const char *word)
{
  const SortieOperand *decl = &sortie_verb (offers->setup, moves->moves[0].verb)->operands[operand];
  g_autofree SortieRef *refs = g_new (SortieRef, moves->n);

  for (guint i = 0; i < moves->n; i++)
    refs[i] = moves->moves[i].arg[operand];
  return sortie_refuse_as_several (why, offers, decl, refs, moves->n, word);
}

/* The things in the moves that a word may mean, each once. Returns: how many */
static guint
meanings (SortieOffers *offers, const SortieMoves *moves, const SortieSpan *word, SortieReading reading, SortieRef *ret)
{
  const SortieOperand *operand = &sortie_verb (offers->setup, moves->moves[0].verb)->operands[0];
  guint n = 0;

  for (guint i = 0; i < moves->n; i++)
    for (guint k = 0; k < moves->moves[i].n && n < SORTIE_MAX_SET; k++)
      {
        guint at = 0;

        while (at < n && ret[at] != moves->moves[i].arg[k])
          at++;
        if (at == n && sortie_word_means (offers, operand, moves->moves[i].arg[k], word, reading))
          ret[n++] = moves->moves[i].arg[k];
      }
  return n;
}

/* The same for a set: the operands are not in the order of the words. FALSE: no word means several things */
static gboolean
is_set_unclear (SortieOffers *offers, const SortieMoves *moves, const SortieOperandWords *words, SortieReading reading,
                SortieRefusal *why)
{
  const SortieVerbDecl *verb = sortie_verb (offers->setup, moves->moves[0].verb);
  SortieRef refs[SORTIE_MAX_SET];

  for (guint i = 0; verb->unordered && i < words->n; i++)
    {
      const guint n = meanings (offers, moves, &words->span[i], reading, refs);

      if (n > 1)
        return !sortie_refuse_as_several (why, offers, &verb->operands[0], refs, n, words->span[i].text);
    }
  return FALSE;
}

/* "attack c4 d4" when the player's own wall is under the enemy: keeps only the moves that somebody may want. If
 * there are none, the choice stays open. */
static void
leave_out_unwanted (SortieOffers *offers, SortieReading reading, SortieMoves *found)
{
  guint n = 0;

  if (reading == SORTIE_AS_WRITTEN || found->n < 2)
    return;
  for (guint i = 0; i < found->n; i++)
    if (sortie_move_warning (offers->p, offers->seat, &found->moves[i]) == NULL)
      {
        SortieMove wanted = found->moves[i];

        found->moves[i] = found->moves[n];
        found->moves[n++] = wanted;
      }
  found->n = n > 0 ? n : found->n;
}

/* The written form of a move is unique; any other way of naming may mean several moves. */
static gboolean
is_meant_alone (SortieOffers *offers, const SortieMoves *found, const SortieOperandWords *words,
                SortieReading reading, SortieRefusal *why)
{
  for (guint i = 1; reading != SORTIE_AS_WRITTEN && i < found->n; i++)
    {
      guint operand = difference (offers, &found->moves[0], &found->moves[i]);

      if (operand < words->n && is_set_unclear (offers, found, words, reading, why))
        return FALSE;
      if (operand < words->n)
        return refuse_moves (why, offers, found, operand, words->span[operand].text);
    }
  return TRUE;
}

/* ---- Meaning --------------------------------------------------------------------------- */

/* Whether the words from @from on, in any order, mean the operands that @taken, one bit per operand, does not
   contain yet. */
static gboolean
words_mean_set (SortieOffers *offers, const SortieMove *move, const SortieOperandWords *words,
                SortieReading reading, guint from, guint taken)
{
  const SortieOperand *operands = sortie_verb (offers->setup, move->verb)->operands;

  if (from == words->n)
    return TRUE;
  for (guint i = 0; i < move->n; i++)
    if (!(taken >> i & 1)
        && sortie_word_means (offers, &operands[i], move->arg[i], &words->span[from], reading)
        && words_mean_set (offers, move, words, reading, from + 1, taken | 1u << i))
      return TRUE;
  return FALSE;
}

static gboolean
words_mean (SortieOffers *offers, const SortieMove *move, const SortieOperandWords *words,
            SortieReading reading)
{
  const SortieOperand *operands = sortie_verb (offers->setup, move->verb)->operands;

  if (move->n != words->n
      || ((reading == SORTIE_BY_ID || reading == SORTIE_BY_BEGINNING_AS_VERB) && words->n != 1))
    return FALSE;
  if (sortie_verb (offers->setup, move->verb)->unordered)
    return words_mean_set (offers, move, words, reading, 0, 0);
  for (guint i = 0; i < words->n; i++)
    if (!sortie_word_means (offers, &operands[i], move->arg[i], &words->span[i], reading))
      return FALSE;
  return TRUE;
}

gboolean
sortie_read_begins_set (SortieOffers *offers, guint8 verb, const SortieOperandWords *words)
{
  const SortieMoves *legal = sortie_offers_legal (offers);

  if (!sortie_verb (offers->setup, verb)->unordered || words->n == 0 || words->too_long != NULL)
    return FALSE;
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb == verb && legal->moves[i].n > words->n
        && words_mean_set (offers, &legal->moves[i], words, SORTIE_BY_PART, 0, 0))
      return TRUE;
  return FALSE;
}

static gboolean
is_tried (SortieOffers *offers, guint8 verb, SortieReading reading)
{
  return reading != SORTIE_BY_PLACE_OF_OTHER || !sortie_offers_own_places (offers, verb);
}

/* Legal moves are listed once each, so the first move with this written form is the only one. */
static void
find_legal (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
            SortieReading reading, SortieMoves *found)
{
  const SortieMoves *legal = sortie_offers_legal (offers);

  for (guint i = 0; i < legal->n && (reading != SORTIE_AS_WRITTEN || found->n == 0); i++)
    if (legal->moves[i].verb == verb && words_mean (offers, &legal->moves[i], words, reading))
      sortie_moves_add_move (found, &legal->moves[i]);
}

/* "play wall": part of a name, such as Besiege the Walls, is not meant by the whole name of something else that the
 * verb might be used for. */
static gboolean
is_name_of_other (SortieOffers *offers, guint8 verb, guint k, const SortieSpan *word, SortieRef meant)
{
  const SortieOperand *operand = &sortie_verb (offers->setup, verb)->operands[k];
  const SortieCandidates *candidates = sortie_offers_candidates (offers, verb);

  if (sortie_word_means (offers, operand, meant, word, SORTIE_BY_NAME))
    return FALSE;
  for (guint i = 0; i < candidates->n; i++)
    if (candidates->moves[i].n > k && candidates->moves[i].arg[k] != meant
        && sortie_word_means (offers, operand, candidates->moves[i].arg[k], word, SORTIE_BY_NAME))
      return TRUE;
  return FALSE;
}

static gboolean
names_another (SortieOffers *offers, SortieReading reading, const SortieOperandWords *words, const SortieMove *move)
{
  if (reading < SORTIE_BY_PART || sortie_verb (offers->setup, move->verb)->unordered)
    return FALSE;
  for (guint k = 0; k < move->n && k < words->n; k++)
    if (is_name_of_other (offers, move->verb, k, &words->span[k], move->arg[k]))
      return TRUE;
  return FALSE;
}

gboolean
sortie_read_legal (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
                   SortieMove *ret, gboolean *ret_clear)
{
  SortieMove storage[SORTIE_USUAL_MOVES];

  *ret_clear = TRUE;
  if (words->n > SORTIE_MAX_MOVE_OPERANDS || words->too_long != NULL)
    return FALSE;
  for (SortieReading reading = SORTIE_AS_WRITTEN; reading < SORTIE_N_READINGS; reading++)
    {
      g_auto (SortieMoves) found = SORTIE_MOVES_IN (storage);

      find_legal (offers, verb, words, reading, &found);
      if (found.n == 0 || !is_tried (offers, verb, reading) || names_another (offers, reading, words, &found.moves[0]))
        continue;
      leave_out_unwanted (offers, reading, &found);
      *ret = found.moves[0];
      *ret_clear = is_meant_alone (offers, &found, words, reading, NULL);
      return *ret_clear;
    }
  return FALSE;
}

gboolean
sortie_read_inflected (SortieOffers *offers, guint8 verb, const SortieOperandWords *words, SortieMove *ret)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) found = SORTIE_MOVES_IN (storage);

  if (words->n > SORTIE_MAX_MOVE_OPERANDS || words->too_long != NULL)
    return FALSE;
  find_legal (offers, verb, words, SORTIE_BY_ENDING, &found);
  if (found.n == 0)
    return FALSE;
  leave_out_unwanted (offers, SORTIE_BY_ENDING, &found);
  *ret = found.moves[0];
  return !names_another (offers, SORTIE_BY_ENDING, words, ret)
         && is_meant_alone (offers, &found, words, SORTIE_BY_ENDING, NULL);
}

/* What the words may mean among all that the verb might do now; legal moves go first. */
static gboolean
find_candidates (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
                 SortieReading reading, SortieMoves *found)
{
  const SortieCandidates *candidates = sortie_offers_candidates (offers, verb);
  gboolean any_legal = FALSE;

  for (guint i = 0; i < candidates->n && (reading != SORTIE_AS_WRITTEN || !any_legal); i++)
    {
      gboolean legal;

      if (!words_mean (offers, &candidates->moves[i], words, reading))
        continue;
      legal = sortie_offers_is_legal (offers, verb, i);
      if (legal && !any_legal)
        found->n = 0;
      if (legal || !any_legal)
        sortie_moves_add_move (found, &candidates->moves[i]);
      any_legal = any_legal || legal;
    }
  return any_legal;
}

/* Finds the legal move that the words mean, in the strictest way that finds one. Otherwise it takes whatever they
 * mean in the strictest way: of two things of one name the usable one is meant, even if only the other is written
 * without a number. An id alone or part of a name means only legal things. Returns whether they mean anything;
 * @ret_clear: FALSE if they mean several. */
static gboolean
read_offered (SortieOffers *offers, guint8 verb, const SortieOperandWords *words, SortieMove *ret,
              gboolean *ret_clear, SortieRefusal *why)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  gboolean any = FALSE;

  *ret_clear = TRUE;
  if (words->n > SORTIE_MAX_MOVE_OPERANDS) /* no move takes so many operands */
    return FALSE;
  for (SortieReading reading = SORTIE_AS_WRITTEN; reading < SORTIE_N_READINGS; reading++)
    {
      g_auto (SortieMoves) found = SORTIE_MOVES_IN (storage);
      gboolean legal, is_whole = reading <= SORTIE_BY_NAME;

      if (!is_tried (offers, verb, reading))
        continue;
      legal = find_candidates (offers, verb, words, reading, &found)
              && !names_another (offers, reading, words, &found.moves[0]);
      if (legal)
        leave_out_unwanted (offers, reading, &found);
      if (legal || (found.n > 0 && !any && is_whole))
        *ret = found.moves[0];
      if (legal)
        {
          *ret_clear = is_meant_alone (offers, &found, words, reading, why);
          return TRUE;
        }
      any = any || (found.n > 0 && is_whole);
    }
  return any;
}

gboolean
sortie_read_operands (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
                      SortieMove *ret, SortieRefusal *why)
{
  gboolean is_clear;

  if (words->too_long != NULL) /* it would be compared with every name on the table */
    {
      sortie_refuse_word (why, SORTIE_REASON_LONG_WORD, words->too_long);
      if (why != NULL)
        why->n = SORTIE_MAX_WORD;
      return FALSE;
    }
  if (read_offered (offers, verb, words, ret, &is_clear, why))
    return is_clear;
  return sortie_read_on_table (offers, verb, words, ret, why);
}

gboolean
sortie_offers_is_named (SortieOffers *offers, const SortieMove *move, const char *typed, gboolean any)
{
  const SortieOperand *operands = sortie_verb (offers->setup, move->verb)->operands;
  g_autofree char *folded = sortie_words_fold (typed);
  const SortieSpan word = { .text = typed, .folded = folded };

  for (guint i = 0; i < (any ? move->n : MIN (move->n, 1u)); i++)
    if (sortie_word_means (offers, &operands[i], move->arg[i], &word, SORTIE_BY_PLACE_OF_SEVERAL)
        || sortie_word_means (offers, &operands[i], move->arg[i], &word, SORTIE_BY_ENDING)
        || sortie_word_means (offers, &operands[i], move->arg[i], &word, SORTIE_BY_NAME_AND_PLACE))
      return TRUE;
  return FALSE;
}
