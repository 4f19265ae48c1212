/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* find-on-table.c: finds what words mean that are none of the offered moves, so that the rules can say why they are not
 * legal. */
#include "reader/internal.h"
#include "reader/reader.h"

#include <string.h>

/* A word to look up. */
typedef struct
{
  SortieOffers *offers;
  const SortiePlay *p;
  guint8 seat;
  const SortieOperand *operand;
  const SortieSpan *word;
} Lookup;

/* ---- Cards ------------------------------------------------------------------------------- */

/* Whether a card is in the pile whose cards this operand writes without the pile's name. */
static gboolean
is_at_home (const Lookup *l, guint16 card)
{
  const SortiePile *piles = l->p->setup->piles;
  guint16 zone = sortie_card (l->p, card)->zone;

  return zone != SORTIE_NO_INDEX && piles[zone].decl == l->operand->zone
         && piles[zone].seat == l->seat;
}

/* Cards on the table are called by their place, and cannot be taken up. */
static gboolean
is_on_table (const SortiePlay *p, guint16 card)
{
  guint16 piece = sortie_card (p, card)->piece;

  return piece != SORTIE_NO_INDEX && sortie_piece_in (p, piece)->card == card;
}

/* A quick test whether the word could be the written form or the name of a card. */
static gboolean
may_mean (const Lookup *l, guint16 card, SortieReading reading)
{
  const SortieNameFit least = sortie_reading_fit (reading);
  guint16 def = sortie_card (l->p, card)->def;

  if (!sortie_card_has_face (l->p, card, l->seat))
    return sortie_card_is_outward (l->p, card, l->seat);
  return strstr (l->word->folded, sortie_def (l->p, def)->id) != NULL
         || sortie_lexicon_fit_def (l->offers->names, def, l->word, least) >= least;
}

/* ---- What the word means ----------------------------------------------------------------- */

enum
{
  PIECES = 1,
  CARDS = 2,
  SEATS = 4,
  PLACES = 8,
  WORDS = 16, /* of values */
};

static guint
kinds_of (const SortieOperand *operand)
{
  static const guint kinds[] = {
    [SORTIE_OPERAND_CARD] = CARDS, [SORTIE_OPERAND_PIECE] = PIECES, [SORTIE_OPERAND_PLACE] = PLACES,
    [SORTIE_OPERAND_SEAT] = SEATS, [SORTIE_OPERAND_WORD] = WORDS,
    [SORTIE_OPERAND_ANY] = PIECES | CARDS | SEATS | PLACES | WORDS,
  };

  return operand->kind < G_N_ELEMENTS (kinds) ? kinds[operand->kind] : 0;
}

/* Things that the word means; of pieces and cards, one for each name. */
typedef struct
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n;
} Things;

static guint16
def_of_thing (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_CARD ? sortie_card_of (p, ref)->def : sortie_piece_def (p, ref);
}

static void
add_thing (const Lookup *l, Things *things, SortieRef ref)
{
  const SortieRefKind kind = sortie_ref_kind (ref);

  for (guint i = 0; (kind == SORTIE_REF_CARD || kind == SORTIE_REF_PIECE) && i < things->n; i++)
    if (def_of_thing (l->p, things->refs[i]) == def_of_thing (l->p, ref))
      return;
  things->refs[things->n++] = ref;
}

static void
add_meant (const Lookup *l, SortieReading reading, Things *things, SortieRef ref)
{
  if (sortie_word_adds (l->offers, l->operand, ref, l->word, reading))
    add_thing (l, things, ref);
}

static void
add_things_of_words (const Lookup *l, SortieReading reading, Things *things)
{
  const SortieValueDecl *values = l->p->setup->catalogue->vocabulary->values;

  for (guint value = 0; values != NULL && values[value].id != NULL; value++)
    for (guint i = 0; values[value].words != NULL && values[value].words[i] != NULL; i++)
      add_meant (l, reading, things, sortie_ref_word (value, i));
}

/* What the word means in this reading, on the whole table, if it means nothing in the reading before. Cards count only
 * if no piece has the name, and cards in the operand's own pile come first: `imp` is the one in the hand, whatever is
 * elsewhere. */
static void
find_as (const Lookup *l, guint kinds, SortieReading reading, Things *ret)
{
  ret->n = 0;
  if (kinds & PIECES)
    for (SORTIE_EACH_PIECE (l->p, slot))
      add_meant (l, reading, ret, sortie_piece_ref (l->p, slot));
  for (gint home = TRUE; (kinds & CARDS) && home >= FALSE && ret->n == 0; home--)
    for (guint16 card = 0; card < l->p->s->n_cards; card++)
      if (is_at_home (l, card) == home && !is_on_table (l->p, card) && may_mean (l, card, reading))
        add_meant (l, reading, ret, sortie_ref_card (card));
  for (guint16 card = 0; kinds == CARDS && ret->n == 0 && l->p->s->tentative && card < l->p->s->n_cards; card++)
    if (is_on_table (l->p, card) && may_mean (l, card, reading))
      add_meant (l, reading, ret, sortie_ref_card (card)); /* the rules say why it is no answer to an unfinished move */
  for (guint8 seat = 0; (kinds & SEATS) && seat < l->p->setup->n_seats; seat++)
    add_meant (l, reading, ret, sortie_ref_seat (seat));
  for (guint16 place = 0; (kinds & PLACES) && place < l->p->s->n_places; place++)
    add_meant (l, reading, ret, sortie_ref_place (place));
  if (kinds & WORDS)
    add_things_of_words (l, reading, ret);
}

/* The beginning of a name is enough, or another ending, as for offered moves. */
static void
find_by_part (const Lookup *l, guint kinds, Things *ret)
{
  static const SortieReading readings[] = { SORTIE_BY_PART, SORTIE_BY_BEGINNING, SORTIE_BY_ENDING };

  ret->n = 0;
  for (guint i = 0; i < G_N_ELEMENTS (readings) && ret->n == 0; i++)
    find_as (l, kinds_of (l->operand) & kinds, readings[i], ret);
}

/* Places are called by their ids, in capitals or not. */
static guint16
place_called (const Lookup *l)
{
  return sortie_place_parse (l->p->setup, l->word->folded, l->seat);
}

static gboolean
find_number (const char *word, SortieRef *ret)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (word, 10, 0, 0xffff, &number, NULL))
    return FALSE;
  *ret = sortie_ref (SORTIE_REF_NUMBER, number);
  return TRUE;
}

/* A thing of this kind with exactly this name. A card's id comes last: with the name of another pile, why it cannot be
 * used says more than "no such name". */
static gboolean
find_exactly (const Lookup *l, guint kind, SortieRef *ret)
{
  Things things = { .n = 0 };

  if (kind == PLACES)
    {
      *ret = sortie_ref_place (place_called (l));
      return place_called (l) != SORTIE_NO_INDEX;
    }
  find_as (l, kind, SORTIE_BY_NAME, &things);
  if (things.n == 0 && (kind & (PIECES | CARDS)))
    find_as (l, kind, SORTIE_BY_ID, &things);
  *ret = things.n > 0 ? things.refs[0] : SORTIE_NOTHING;
  return things.n > 0;
}

/* Looks the word up on the whole table, whatever the question is. */
static gboolean
find_operand (const Lookup *l, SortieRef *ret)
{
  if (l->operand->kind == SORTIE_OPERAND_NUMBER)
    return find_number (l->word->text, ret);
  for (guint kind = PIECES; kind <= WORDS; kind <<= 1)
    if ((kinds_of (l->operand) & kind) && find_exactly (l, kind, ret))
      return TRUE;
  return FALSE;
}

static gboolean
may_be_piece (const SortieOperand *operand)
{
  return (kinds_of (operand) & PIECES) != 0;
}

static gboolean
may_be_card (const SortieOperand *operand)
{
  return (kinds_of (operand) & CARDS) != 0;
}

/* Cards at home whose names begin with the word, even if it is short. */
static void
find_begun_at_home (const Lookup *l, Things *ret)
{
  ret->n = 0;
  for (guint16 card = 0; may_be_card (l->operand) && card < l->p->s->n_cards; card++)
    if (is_at_home (l, card) && sortie_card_has_face (l->p, card, l->seat)
        && sortie_lexicon_fit_def (l->offers->names, sortie_card (l->p, card)->def, l->word, SORTIE_NAME_BEGINS_WORD)
               >= SORTIE_NAME_BEGINS_WORD)
      add_thing (l, ret, sortie_ref_card (card));
}

/* ---- Places of several ----------------------------------------------------------------- */

/* A place with several pieces names none of them, if several could be meant. */
static gboolean
names_several (const Lookup *l, SortieRefusal *why)
{
  SortieRef there[SORTIE_MAX_SET], piece;
  guint n = 0;

  if (!may_be_piece (l->operand) || sortie_meant_there (l->offers, l->operand, l->word, &piece) < 2)
    return FALSE;
  for (piece = sortie_place_piece (l->p, place_called (l)); piece != SORTIE_NOTHING;
       piece = sortie_piece_next_on_place (l->p, piece))
    there[n++] = piece;
  sortie_refuse_as_several (why, l->offers, l->operand, there, n, l->word->text);
  return TRUE;
}

/* ---- A line ---------------------------------------------------------------------------- */

/* The word names nothing on the table that the seat sees. */
static gboolean
refuse_thing_name (const Lookup *l, const char *rule, SortieRefusal *why)
{
  guint16 def = 0;
  guint n = why != NULL ? sortie_lexicon_defs (l->offers->names, l->word, &def) : 0;

  if (n == 0 && l->operand->kind == SORTIE_OPERAND_CARD && place_called (l) != SORTIE_NO_INDEX)
    return sortie_refuse_word (why, SORTIE_REASON_IS_PLACE, l->word->text);
  if (n == 0 || (!may_be_piece (l->operand) && !may_be_card (l->operand)))
    return sortie_refuse_word (why, SORTIE_REASON_NO_SUCH, l->word->text);
  if (may_be_piece (l->operand))
    sortie_refuse_word (why, n > 1 ? SORTIE_REASON_NONE_SEEN : SORTIE_REASON_NOT_SEEN,
                        l->word->text);
  else
    sortie_refuse_word (why, n > 1 ? SORTIE_REASON_NONE_AT_HAND : SORTIE_REASON_NOT_AT_HAND,
                        l->word->text);
  why->a = sortie_ref (SORTIE_REF_DEF, def);
  why->rule = rule;
  return FALSE;
}

/* All that the word names: exactly, or else by a part of its name that no other has. A word that names nothing is
 * remembered, because every verb with such an operand asks for it. */
static void
find_named (const Lookup *l, Things *ret)
{
  const guint kinds = kinds_of (l->operand);
  g_autofree char *key = g_strdup_printf ("%u %u %s", kinds, kinds & CARDS ? l->operand->zone : 0u, l->word->text);

  ret->n = 0;
  if (g_hash_table_contains (l->offers->nowhere, key))
    return;
  SORTIE_READ_COUNT (l->offers, searches);
  if (find_operand (l, &ret->refs[0]))
    {
      ret->n = 1;
      return;
    }
  find_by_part (l, PIECES | CARDS, ret);
  if (ret->n > 0)
    return;
  find_by_part (l, PLACES | SEATS, ret);
  if (ret->n > 1)
    ret->n = 0;
  if (ret->n == 0)
    g_hash_table_add (l->offers->nowhere, g_steal_pointer (&key));
}

/* The operand is a piece, but the named place is empty. */
static gboolean
names_free_place (const Lookup *l, SortieRefusal *why)
{
  guint16 place =
      l->operand->kind == SORTIE_OPERAND_PIECE ? place_called (l) : SORTIE_NO_INDEX;

  if (place == SORTIE_NO_INDEX || !sortie_place_is_free (l->p, place))
    return FALSE;
  sortie_refuse (why, SORTIE_REASON_NOTHING_THERE, sortie_ref_place (place), 0, 0, 0);
  return TRUE;
}

/* Finds a thing by its name, by a part of the name that no other has, or as the only possible piece on a place of
 * several. @rule is the rule of the verb. */
static gboolean
find_thing (const Lookup *l, const char *rule, SortieRef *ret, SortieRefusal *why)
{
  Things found;

  if (names_several (l, why) || names_free_place (l, why))
    return FALSE;
  if (may_be_piece (l->operand) && sortie_meant_there (l->offers, l->operand, l->word, ret) == 1)
    return TRUE;
  find_named (l, &found);
  if (found.n > 1)
    return sortie_refuse_as_several (why, l->offers, l->operand, found.refs, found.n, l->word->text);
  if (found.n == 1)
    {
      *ret = found.refs[0];
      return TRUE;
    }
  find_begun_at_home (l, &found);
  if (found.n > 1)
    return sortie_refuse_as_several (why, l->offers, l->operand, found.refs, found.n, l->word->text);
  refuse_thing_name (l, rule, why);
  if (found.n == 1 && why != NULL)
    sortie_refuse_quote (why->near, sizeof why->near,
                         sortie_def_name (l->p->setup->catalogue, def_of_thing (l->p, found.refs[0])));
  return FALSE;
}

gboolean
sortie_read_on_table (SortieOffers *offers, guint8 verb, const SortieOperandWords *words,
                      SortieMove *ret, SortieRefusal *why)
{
  const SortieVerbDecl *decl = sortie_verb (offers->setup, verb);
  guint n = words->n;

  *ret = (SortieMove) { .verb = verb, .n = (guint8) MIN (n, SORTIE_MAX_MOVE_OPERANDS) };
  for (guint i = 0; i < n; i++)
    {
      const Lookup lookup = { offers, offers->p, offers->seat,
                              &decl->operands[MIN (i, SORTIE_MAX_MOVE_OPERANDS - 1)],
                              &words->span[MIN (i, SORTIE_MAX_MOVE_OPERANDS - 1)] };

      if (i == SORTIE_MAX_MOVE_OPERANDS || decl->operands[i].kind == SORTIE_OPERAND_NONE)
        return sortie_refuse_word (why, SORTIE_REASON_OPERANDS, decl->id);
      if (find_thing (&lookup, decl->rule, &ret->arg[i], why))
        continue;
      if (why != NULL && why->reason == SORTIE_REASON_IS_PLACE)
        {
          why->advice |= SORTIE_ADVICE_USAGE;
          why->verb = verb;
        }
      return FALSE;
    }
  if (n < SORTIE_MAX_MOVE_OPERANDS && decl->operands[n].kind != SORTIE_OPERAND_NONE
      && !decl->operands[n].optional)
    return sortie_refuse_word (why, SORTIE_REASON_OPERANDS, decl->id);
  return TRUE;
}
