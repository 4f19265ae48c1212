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

static gboolean
is_meant (const Lookup *l, SortieRef ref, SortieReading reading)
{
  return sortie_word_means (l->offers, l->operand, ref, l->word, reading);
}

/* ---- Things of each kind --------------------------------------------------------------- */

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

/* The next card from @card on that the word means, at home or not; n_cards: none. */
static guint16
next_card (const Lookup *l, guint16 card, gboolean home, SortieReading reading)
{
  for (; card < l->p->s->n_cards; card++)
    if (is_at_home (l, card) == home && !is_on_table (l->p, card) && may_mean (l, card, reading)
        && is_meant (l, sortie_ref_card (card), reading))
      break;
  return card;
}

/* The operand's own pile comes first: `imp` is the one in the hand, whatever is elsewhere. Then cards with that id
 * that are written with the pile's name: why they cannot be used says more than "no such name". */
static gboolean
find_card (const Lookup *l, SortieRef *ret)
{
  for (SortieReading reading = SORTIE_BY_NAME; reading <= SORTIE_BY_ID; reading++)
    for (gint home = TRUE; home >= FALSE; home--)
      {
        guint16 card = next_card (l, 0, home, reading);

        *ret = sortie_ref_card (card);
        if (card < l->p->s->n_cards)
          return TRUE;
      }
  return FALSE;
}

static gboolean
find_piece (const Lookup *l, SortieRef *ret)
{
  for (SortieReading reading = SORTIE_BY_NAME; reading <= SORTIE_BY_ID; reading++)
    for (SORTIE_EACH_PIECE (l->p, slot))
      {
        *ret = sortie_piece_ref (l->p, slot);
        if (is_meant (l, *ret, reading))
          return TRUE;
      }
  return FALSE;
}

static gboolean
find_seat (const Lookup *l, SortieRef *ret)
{
  for (guint8 i = 0; i < l->p->setup->n_seats; i++)
    {
      *ret = sortie_ref_seat (i);
      if (is_meant (l, *ret, SORTIE_BY_NAME))
        return TRUE;
    }
  return FALSE;
}

/* Places are called by their ids, in capitals or not. */
static guint16
place_called (const Lookup *l)
{
  return sortie_place_parse (l->p->setup, l->word->folded, l->seat);
}

static gboolean
find_place (const Lookup *l, SortieRef *ret)
{
  guint16 place = place_called (l);

  *ret = sortie_ref_place (place);
  return place != SORTIE_NO_INDEX;
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

static gboolean
find_word (const Lookup *l, SortieRef *ret)
{
  const SortieValueDecl *values = l->p->setup->catalogue->vocabulary->values;

  for (guint value = 0; values != NULL && values[value].id != NULL; value++)
    for (guint i = 0; values[value].words != NULL && values[value].words[i] != NULL; i++)
      {
        *ret = sortie_ref_word (value, i);
        if (is_meant (l, *ret, SORTIE_BY_NAME))
          return TRUE;
      }
  return FALSE;
}

/* Looks the word up on the whole table, whatever the question is. */
static gboolean
find_operand (const Lookup *l, SortieRef *ret)
{
  switch (l->operand->kind)
    {
    case SORTIE_OPERAND_CARD:
      return find_card (l, ret);
    case SORTIE_OPERAND_PIECE:
      return find_piece (l, ret);
    case SORTIE_OPERAND_PLACE:
      return find_place (l, ret);
    case SORTIE_OPERAND_SEAT:
      return find_seat (l, ret);
    case SORTIE_OPERAND_NUMBER:
      return find_number (l->word->text, ret);
    case SORTIE_OPERAND_WORD:
      return find_word (l, ret);
    case SORTIE_OPERAND_ANY:
      return find_piece (l, ret) || find_card (l, ret) || find_seat (l, ret)
             || find_place (l, ret) || find_word (l, ret);
    case SORTIE_OPERAND_NONE:
      break;
    }
  return FALSE;
}

static gboolean
may_be_piece (const SortieOperand *operand)
{
  return operand->kind == SORTIE_OPERAND_ANY || operand->kind == SORTIE_OPERAND_PIECE;
}

static gboolean
may_be_card (const SortieOperand *operand)
{
  return operand->kind == SORTIE_OPERAND_ANY || operand->kind == SORTIE_OPERAND_CARD;
}

/* ---- Parts of names -------------------------------------------------------------------- */

/* Things with the word in their names, one for each name. */
typedef struct
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n;
} Carriers;

static guint16
def_of (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    return sortie_card_of (p, ref)->def;
  return sortie_piece_def (p, ref);
}

static void
add_carrier (const Lookup *l, Carriers *carriers, SortieRef ref)
{
  for (guint i = 0; i < carriers->n; i++)
    if (def_of (l->p, carriers->refs[i]) == def_of (l->p, ref))
      return;
  carriers->refs[carriers->n++] = ref;
}

/* Cards elsewhere count only if none is at home. */
static void
add_carrying_cards (const Lookup *l, SortieReading reading, Carriers *carriers)
{
  for (gint home = TRUE; home >= FALSE && carriers->n == 0; home--)
    for (guint16 card = 0; (card = next_card (l, card, home, reading)) < l->p->s->n_cards; card++)
      add_carrier (l, carriers, sortie_ref_card (card));
}

static void
find_carriers_as (const Lookup *l, SortieReading reading, Carriers *ret)
{
  ret->n = 0;
  if (may_be_piece (l->operand))
    for (SORTIE_EACH_PIECE (l->p, slot))
      if (is_meant (l, sortie_piece_ref (l->p, slot), reading))
        add_carrier (l, ret, sortie_piece_ref (l->p, slot));
  if (may_be_card (l->operand))
    add_carrying_cards (l, reading, ret);
}

/* The beginning of a name is enough, or another ending, as for offered moves. */
static void
find_carriers (const Lookup *l, Carriers *ret)
{
  static const SortieReading readings[] = { SORTIE_BY_PART, SORTIE_BY_BEGINNING, SORTIE_BY_ENDING };

  ret->n = 0;
  for (guint i = 0; i < G_N_ELEMENTS (readings) && ret->n == 0; i++)
    find_carriers_as (l, readings[i], ret);
}

/* Cards at home whose names begin with the word, even if it is short. */
static void
find_begun_at_home (const Lookup *l, Carriers *ret)
{
  ret->n = 0;
  for (guint16 card = 0; may_be_card (l->operand) && card < l->p->s->n_cards; card++)
    if (is_at_home (l, card) && sortie_card_has_face (l->p, card, l->seat)
        && sortie_lexicon_fit_def (l->offers->names, sortie_card (l->p, card)->def, l->word, SORTIE_NAME_BEGINS_WORD)
               >= SORTIE_NAME_BEGINS_WORD)
      add_carrier (l, ret, sortie_ref_card (card));
}

/* ---- Beginnings of what is no card ------------------------------------------------------ */

static gboolean
may_be_place (const SortieOperand *operand)
{
  return operand->kind == SORTIE_OPERAND_ANY || operand->kind == SORTIE_OPERAND_PLACE;
}

/* The only place or seat that the word means in this way. */
static gboolean
find_begun_as (const Lookup *l, SortieReading reading, SortieRef *ret)
{
  const gboolean any = l->operand->kind == SORTIE_OPERAND_ANY;
  guint n = 0;

  for (guint16 place = 0; may_be_place (l->operand) && place < l->p->s->n_places; place++)
    if (is_meant (l, sortie_ref_place (place), reading) && n++ == 0)
      *ret = sortie_ref_place (place);
  for (guint8 seat = 0; (any || l->operand->kind == SORTIE_OPERAND_SEAT) && seat < l->p->setup->n_seats; seat++)
    if (is_meant (l, sortie_ref_seat (seat), reading) && n++ == 0)
      *ret = sortie_ref_seat (seat);
  return n == 1;
}

static gboolean
find_begun (const Lookup *l, SortieRef *ret)
{
  return find_begun_as (l, SORTIE_BY_BEGINNING, ret) || find_begun_as (l, SORTIE_BY_ENDING, ret);
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
refuse_name (const Lookup *l, const char *rule, SortieRefusal *why)
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
find (const Lookup *l, const char *rule, SortieRef *ret, SortieRefusal *why)
{
  Carriers carriers;

  if (names_several (l, why) || names_free_place (l, why))
    return FALSE;
  if ((may_be_piece (l->operand)
       && sortie_meant_there (l->offers, l->operand, l->word, ret) == 1) || find_operand (l, ret))
    return TRUE;
  find_carriers (l, &carriers);
  if (carriers.n == 1)
    {
      *ret = carriers.refs[0];
      return TRUE;
    }
  if (carriers.n == 0 && find_begun (l, ret))
    return TRUE;
  if (carriers.n == 0)
    find_begun_at_home (l, &carriers);
  if (carriers.n < 2)
    {
      refuse_name (l, rule, why);
      if (carriers.n == 1 && why != NULL)
        sortie_refuse_quote (why->near, sizeof why->near,
                             sortie_def_name (l->p->setup->catalogue, def_of (l->p, carriers.refs[0])));
      return FALSE;
    }
  return sortie_refuse_as_several (why, l->offers, l->operand, carriers.refs, carriers.n,
                                   l->word->text);
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
      if (find (&lookup, decl->rule, &ret->arg[i], why))
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
