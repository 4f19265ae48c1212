/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* read.c: finds the legal move that a line begins with, or the best reason why there is none. */
#include "reader/internal.h"
#include "base/text.h"
#include "flow/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* The words of one part of the line, and the best reason so far why they are not a legal move. */
typedef struct
{
  SortieOffers *offers;
  const SortiePlay *p;
  const SortieLine *line;
  guint from, n;
  gboolean explains; /* find reasons too, not only a legal move */
  gboolean begun;    /* the first word is taken as the beginning of a verb */
  gboolean bare;     /* a verb is put in front of the words */
  gboolean inflected; /* names may have other endings than on the cards */
  guint looked_at;   /* how many words are being looked at now */
  SortieRefusal why;
  guint rank;
  guint about;     /* how many words that reason is about */
  guint8 name_at[SORTIE_MAX_LINE_WORDS]; /* how many words from each on name a card in full; 0: not known yet */
} Search;

/* Limits for names in a row, such as "three of clubs queen of spades". A longer line contains several moves. */
#define MOST_WORDS_OF_NAMES 12
#define MOST_WORDS_OF_A_NAME 6

enum
{
  RANK_NAMES_NOTHING = 3,
  RANK_BEGUN = 4, /* cards of a set that becomes legal with more of them */
  RANK_FORBIDDEN = 6, /* a rule of the game forbids it, so it was understood; or it is begun */
  RANK_MEANT = 7,     /* the same, for a move that needs no guessing */
};

guint
sortie_read_rank (const SortieRefusal *why)
{
  switch (why->reason)
    {
    case SORTIE_REASON_NO_VERB:
      return 1;
    case SORTIE_REASON_OPERANDS:
      return 2;
    case SORTIE_REASON_NO_SUCH:
    case SORTIE_REASON_IS_PLACE:
    case SORTIE_REASON_NOT_AT_HAND:
    case SORTIE_REASON_NONE_AT_HAND:
    case SORTIE_REASON_NOT_SEEN:
    case SORTIE_REASON_NONE_SEEN:
    case SORTIE_REASON_LONG_WORD:
      return RANK_NAMES_NOTHING;
    case SORTIE_REASON_NOT_ASKED:
      return 4;
    case SORTIE_REASON_UNSAID:
      return RANK_FORBIDDEN;
    default:
      return why->reason < SORTIE_N_REASONS ? 5 : RANK_FORBIDDEN;
    }
}

/* Keeps the first of equally good reasons: it is about more of the line. */
static void
note_as (Search *search, const SortieRefusal *why, guint rank)
{
  if (!search->explains || rank <= search->rank)
    return;
  search->why = *why;
  search->rank = rank;
  search->about = search->looked_at;
}

static void
note_reason (Search *search, const SortieRefusal *why)
{
  note_as (search, why, sortie_read_rank (why));
}

/* Notes the reason for the words as written, with the verb first. */
static void
note_written (Search *search, const SortieRefusal *why)
{
  guint rank = sortie_read_rank (why);

  note_as (search, why, rank == RANK_FORBIDDEN ? RANK_MEANT : rank);
}

/* Whether the move is something that its verb can be used for at this moment. */
static gboolean
is_candidate (const Search *search, const SortieMove *move)
{
  const SortieCandidates *candidates = sortie_offers_candidates (search->offers, move->verb);

  for (guint i = 0; i < candidates->n; i++)
    if (sortie_moves_equal (&candidates->moves[i], move))
      return TRUE;
  return FALSE;
}

/* The same for words that were only guessed to belong together: if they name nothing, that says nothing, nor does a
 * reason for words without a verb when more follow. If a rule forbids @move, that is the meaning: when several verbs
 * pay, the reason of the verb for this card counts. */
static void
note_guess (Search *search, const SortieMove *move, const SortieRefusal *why)
{
  guint rank = sortie_read_rank (why);

  if (!search->explains || rank <= RANK_NAMES_NOTHING || (search->bare && search->looked_at < search->n))
    return;
  note_as (search, why, rank == RANK_FORBIDDEN && is_candidate (search, move)
                            ? RANK_MEANT : rank);
}

/* Whether the words are a legal move of the verb. If not, notes why, if reasons are wanted. */
static gboolean
is_legal (const Search *search, guint8 verb, const SortieOperandWords *words, SortieMove *ret,
          SortieRefusal *why)
{
  gboolean is_clear;

  *why = (SortieRefusal) { 0 };
  if (sortie_to_move (search->p) == search->offers->seat
      && sortie_read_legal (search->offers, verb, words, ret, &is_clear))
    return TRUE;
  return search->explains && sortie_read_operands (search->offers, verb, words, ret, why)
         && sortie_move_check (search->p, search->offers->seat, ret, why);
}

/* The same for @n words from @at on, each as one name or all as one name. */
static gboolean
is_legal_line (const Search *search, guint8 verb, guint at, guint n, gboolean joined,
               SortieMove *ret, SortieRefusal *why)
{
  SortieOperandWords words;
  gboolean is;

  sortie_operand_words_take (&words, search->line, at, n, joined);
  is = is_legal (search, verb, &words, ret, why);
  sortie_operand_words_clear (&words);
  return is;
}

static gboolean
begins_set (const Search *search, guint8 verb, guint n)
{
  SortieOperandWords words;
  gboolean begins;

  sortie_operand_words_take (&words, search->line, search->from + 1, n, FALSE);
  begins = sortie_read_begins_set (search->offers, verb, &words);
  sortie_operand_words_clear (&words);
  return begins;
}

/* ---- Several names of several words ----------------------------------------------------- */

static gboolean
is_whole_name (const Search *search, guint at, guint n)
{
  SortieOperandWords words;
  gboolean is;

  sortie_operand_words_take_names (&words, search->line, at, 1, &n);
  is = words.too_long == NULL
       && (sortie_lexicon_def_called (search->offers->names, &words.span[0]) != 0
           || (search->inflected && sortie_lexicon_is_inflected (search->offers->names, &words.span[0])));
  sortie_operand_words_clear (&words);
  return is;
}

/* How many words of the line from number @at on are the full name of a card; 1: a single word may be anything. */
static guint
length_of_name (Search *search, guint at)
{
  guint n = MIN (search->line->n - at, MOST_WORDS_OF_A_NAME);

  if (search->name_at[at] != 0)
    return search->name_at[at];
  while (n > 1 && !is_whole_name (search, at, n))
    n--;
  return search->name_at[at] = (guint8) n;
}

/* The ways to split words into names of things that a verb can be used for. */
typedef struct
{
  Search *search;
  guint8 verb;
  guint from, n; /* the words to split */
  struct
  {
    guint8 operand;
    SortieRef ref;
  } things[SORTIE_MAX_SET]; /* all things that its legal moves name, each once */
  guint n_things;
  guint lengths[SORTIE_MAX_MOVE_OPERANDS], n_names; /* the split that is being tried */
  guint ways;                                       /* how many splits mean different moves */
  SortieMove move;                                  /* the move of the first */
} Parting;

static void
add_thing (Parting *parting, guint8 operand, SortieRef ref)
{
  for (guint i = 0; i < parting->n_things; i++)
    if (parting->things[i].operand == operand && parting->things[i].ref == ref)
      return;
  if (parting->n_things == SORTIE_MAX_SET)
    return;
  parting->things[parting->n_things].operand = operand;
  parting->things[parting->n_things++].ref = ref;
}

/* All operands of a set are alike. */
static void
add_things (Parting *parting)
{
  const SortieMoves *legal = sortie_offers_legal (parting->search->offers);
  const gboolean is_set = sortie_verb (parting->search->p->setup, parting->verb)->unordered;

  for (guint i = 0; i < legal->n; i++)
    for (guint k = 0; legal->moves[i].verb == parting->verb && k < legal->moves[i].n; k++)
      add_thing (parting, is_set ? 0 : (guint8) k, legal->moves[i].arg[k]);
}

/* Whether name number @k could be one of the things. */
static gboolean
names_something (const Parting *parting, guint k, const SortieSpan *name)
{
  SortieOffers *offers = parting->search->offers;
  const SortieVerbDecl *verb = sortie_verb (offers->setup, parting->verb);
  const SortieReading reading = parting->search->inflected ? SORTIE_BY_ENDING : SORTIE_BY_PLACE_OF_SEVERAL;

  for (guint i = 0; i < parting->n_things; i++)
    {
      const SortieOperand *operand = &verb->operands[parting->things[i].operand];

      if ((verb->unordered || parting->things[i].operand == k)
          && (sortie_word_means (offers, operand, parting->things[i].ref, name, reading)
              || sortie_word_means (offers, operand, parting->things[i].ref, name, SORTIE_BY_PLACE_OF_OTHER)))
        return TRUE;
    }
  return FALSE;
}

/* Whether the names are a legal move of the verb. */
static gboolean
are_legal (const Search *search, guint8 verb, const SortieOperandWords *names, SortieMove *ret)
{
  gboolean is_clear;

  return search->inflected ? sortie_read_inflected (search->offers, verb, names, ret)
                          : sortie_read_legal (search->offers, verb, names, ret, &is_clear);
}

static void
try_names (Parting *parting)
{
  const Search *search = parting->search;
  SortieOperandWords words;
  SortieMove move;

  sortie_operand_words_take_names (&words, search->line, parting->from, parting->n_names, parting->lengths);
  if (are_legal (search, parting->verb, &words, &move)
      && (parting->ways == 0 || !sortie_moves_equal (&move, &parting->move)))
    {
      parting->move = move;
      parting->ways++;
    }
  sortie_operand_words_clear (&words);
}

/* Whether the @n words from number @at on may be the next name. */
static gboolean
is_next_name (const Parting *parting, guint at, guint n)
{
  SortieOperandWords words;
  gboolean is;

  sortie_operand_words_take_names (&words, parting->search->line, parting->from + at, 1, &n);
  is = words.too_long == NULL && names_something (parting, parting->n_names, &words.span[0]);
  sortie_operand_words_clear (&words);
  return is;
}

/* A full name is never split: "spades" of "seven of spades" is not another card. */
static void
part (Parting *parting, guint at)
{
  guint least, most = parting->n - at;

  if (most == 0)
    try_names (parting);
  if (most == 0 || parting->n_names == SORTIE_MAX_MOVE_OPERANDS)
    return;
  least = length_of_name (parting->search, parting->from + at);
  most = least > 1 ? MIN (least, most) : most;
  for (guint n = least; n <= most; n++)
    if (is_next_name (parting, at, n))
      {
        parting->lengths[parting->n_names++] = n;
        part (parting, at + n);
        parting->n_names--;
      }
}

/* "attack baldar ice wall": whether the words are names, some of several words, that can be split in only one way. */
static gboolean
are_names (Search *search, guint8 verb, guint from, guint n, SortieMove *ret)
{
  Parting parting = { .search = search, .verb = verb, .from = from, .n = n };

  add_things (&parting);
  part (&parting, 0);
  *ret = parting.move;
  return parting.ways == 1;
}

static gboolean
may_be_names (const Search *search, guint8 verb, guint n)
{
  return n > 2 && n <= MOST_WORDS_OF_NAMES && sortie_to_move (search->p) == search->offers->seat
         && sortie_verb (search->p->setup, verb)->operands[1].kind != SORTIE_OPERAND_NONE;
}

/* Notes a reason for words whose verb was left out. If the verb needs more words, more words would make it clear;
 * the reason why another verb, which nobody typed, does not fit says less. */
static void
note_behind_verb (Search *search, const SortieMove *begun, const SortieRefusal *why)
{
  const SortieOperand *operands = sortie_verb (search->p->setup, begun->verb)->operands;
  SortieRefusal unsaid;

  if (!search->explains)
    return;
  if (why->reason != SORTIE_REASON_OPERANDS || begun->n == 0
      || begun->n == SORTIE_MAX_MOVE_OPERANDS || operands[begun->n].kind == SORTIE_OPERAND_NONE)
    {
      note_guess (search, begun, why);
      return;
    }
  sortie_refuse (&unsaid, SORTIE_REASON_UNSAID, begun->arg[0], 0, 0, 0);
  note_reason (search, &unsaid);
}

/* Takes the @n words from number @from on as names, each as long as a full name. FALSE: each word is one name, or there
 * are too many. */
static gboolean
take_full_names (Search *search, guint from, guint n, SortieOperandWords *ret)
{
  guint lengths[SORTIE_MAX_MOVE_OPERANDS], n_names = 0, at = 0;

  for (; at < n && n_names < SORTIE_MAX_MOVE_OPERANDS; at += lengths[n_names++])
    lengths[n_names] = length_of_name (search, from + at);
  if (n > MOST_WORDS_OF_NAMES || at != n || n_names == n)
    return FALSE;
  sortie_operand_words_take_names (ret, search->line, from, n_names, lengths);
  return TRUE;
}

/* "pass two of clubs jack of clubs queen of spades", "ice wall e5": notes why the @n words after the verb, written or
 * not, are no legal move with these names. That says more than what each single word might be. */
static void
explain_names (Search *search, guint8 verb, guint n)
{
  SortieOperandWords words;
  SortieRefusal why;
  SortieMove move;

  if (!search->explains || search->looked_at < search->n
      || !take_full_names (search, search->from + search->n - n, n, &words))
    return;
  is_legal (search, verb, &words, &move, &why);
  if (search->bare)
    note_behind_verb (search, &move, &why);
  else
    note_as (search, &why, MAX (sortie_read_rank (&why), RANK_FORBIDDEN));
  sortie_operand_words_clear (&words);
}

/* ---- Words with their verb ---------------------------------------------------------------- */

/* The verb that the first word is. If nothing fits it, the only verb that it begins. */
static gboolean
find_verb (const Search *search, guint8 *ret)
{
  const SortieSpan word = sortie_line_word (search->line, search->from);

  if (sortie_offers_chooses (search->offers, word.folded))
    {
      *ret = SORTIE_VERB_CHOOSE;
      return TRUE;
    }
  if (search->begun)
    return sortie_lexicon_verb_begun (search->offers->names, &word, ret);
  return sortie_lexicon_verb (search->offers->names, word.text, ret);
}

/* Whether the first @n words, with their verb first, are a legal move as written. */
static gboolean
fits_whole (Search *search, guint n, SortieMove *ret)
{
  SortieRefusal why = { 0 };
  guint8 verb;

  search->looked_at = n;
  if (sortie_is_interrupted (search->p))
    return FALSE;
  if (!find_verb (search, &verb))
    {
      if (search->explains)
        {
          sortie_refuse_word (&why, SORTIE_REASON_NO_VERB, search->line->words[search->from]);
          note_written (search, &why);
        }
      return FALSE;
    }
  if (is_legal_line (search, verb, search->from + 1, n - 1, FALSE, ret, &why))
    return TRUE;
  explain_names (search, verb, n - 1);
  if (why.reason == SORTIE_REASON_OPERANDS && n == search->n && begins_set (search, verb, n - 1))
    note_as (search, &why, RANK_BEGUN);
  else
    note_written (search, &why);
  if (n > 2 && is_legal_line (search, verb, search->from + 1, n - 1, TRUE, ret, &why))
    return TRUE;
  if (n > 2)
    note_guess (search, ret, &why);
  return may_be_names (search, verb, n - 1) && are_names (search, verb, search->from + 1, n - 1, ret);
}

/* Whether the words fit if both the verb and the piece that the question is about were left out: `d3` for `step d2
 * d3`. */
static gboolean
fits_behind_piece (Search *search, guint8 verb, guint n, SortieMove *ret)
{
  const SortieVerbDecl *decl = sortie_verb (search->p->setup, verb);
  SortieRef about = search->p->s->decision.about;
  SortieOperandWords words;
  SortieRefusal why;

  if (decl->operands[0].kind != SORTIE_OPERAND_PIECE
      || decl->operands[1].kind == SORTIE_OPERAND_NONE
      || sortie_ref_kind (about) != SORTIE_REF_PIECE || !sortie_piece_exists (search->p, about))
    return FALSE;
  sortie_operand_words_take (&words, search->line, search->from, n, FALSE);
  sortie_operand_words_put_first (&words, search->offers, &decl->operands[0], about);
  if (is_legal (search, verb, &words, ret, &why))
    return TRUE;
  note_guess (search, ret, &why);
  return FALSE;
}

/* Whether every answer to the question names something. */
static gboolean
is_asked_for_a_name (const SortiePlay *p)
{
  const guint8 *v = sortie_decision_decl (p->setup, p->s->decision.kind)->verbs;

  while (*v != 0xff
         && (*v == SORTIE_VERB_CHOOSE
             || sortie_verb (p->setup, *v)->operands[0].kind == SORTIE_OPERAND_CARD))
    v++;
  return *v == 0xff;
}

/* Whether a verb alone was taken for the beginning of a place: without the verb of the place it is no answer. */
static gboolean
is_verb_for_place (const Search *search, guint n, const SortieMove *move)
{
  const SortieSpan word = sortie_line_word (search->line, search->from);
  const SortieOperand *operand = &sortie_verb (search->p->setup, move->verb)->operands[0];

  return n == 1 && move->n == 1 && sortie_ref_kind (move->arg[0]) == SORTIE_REF_PLACE
         && sortie_lexicon_verb (search->offers->names, word.text, NULL)
         && !sortie_word_means (search->offers, operand, move->arg[0], &word, SORTIE_BY_PLACE_OF_SEVERAL);
}

/* "byloss" without a verb may have been typed to look at the card that shows who a seat is. */
static gboolean
names_card_of_seat (const Search *search, const SortieMove *move)
{
  const SortieSpan word = sortie_line_word (search->line, search->from);
  const SortieOperand *operand = &sortie_verb (search->p->setup, move->verb)->operands[0];
  guint16 def;

  if (move->n != 1 || sortie_ref_kind (move->arg[0]) != SORTIE_REF_SEAT)
    return FALSE;
  def = sortie_offers_forms (search->offers, operand, move->arg[0])->def;
  return def != 0
         && sortie_lexicon_fit_def (search->offers->names, def, &word, SORTIE_NAME_BEGINS_WORD)
                >= SORTIE_NAME_BEGINS_WORD;
}

/* "def b4" names the Defender on b4 rather than ordering it to where it already is. */
static gboolean
names_own_place (const Search *search, const SortieMove *move)
{
  return move->n == 2 && sortie_ref_kind (move->arg[0]) == SORTIE_REF_PIECE
         && sortie_ref_kind (move->arg[1]) == SORTIE_REF_PLACE
         && sortie_piece_place (search->p, move->arg[0]) == sortie_ref_index (move->arg[1]);
}

/* For words whose verb was left out. If they name nothing they may have been meant as a verb, unless the question
 * takes only names; a verb is never a name. */
static gboolean
fits_verb (Search *search, guint8 verb, guint n, SortieMove *ret)
{
  gboolean is_name = !sortie_lexicon_verb (search->offers->names, search->line->words[search->from], NULL);
  SortieRefusal why;

  if (fits_behind_piece (search, verb, n, ret))
    return TRUE;
  if (is_legal_line (search, verb, search->from, n, FALSE, ret, &why) && !is_verb_for_place (search, n, ret)
      && !names_card_of_seat (search, ret))
    {
      if (!names_own_place (search, ret))
        return TRUE;
      sortie_refuse (&why, SORTIE_REASON_UNSAID, ret->arg[0], 0, 0, 0);
    }
  explain_names (search, verb, n);
  note_behind_verb (search, ret, &why);
  if (is_name && (verb == SORTIE_VERB_CHOOSE || is_asked_for_a_name (search->p)))
    note_reason (search, &why);
  if (n > 1 && is_legal_line (search, verb, search->from, n, TRUE, ret, &why) && !names_card_of_seat (search, ret))
    return TRUE;
  if (n > 1)
    note_behind_verb (search, ret, &why);
  return sortie_verb (search->p->setup, verb)->unordered && may_be_names (search, verb, n)
         && are_names (search, verb, search->from, n, ret);
}

/* Whether the @n words from @at on are names with other endings than on the cards, in a move of the verb. */
static gboolean
fits_inflected (Search *search, guint8 verb, guint at, guint n, SortieMove *ret)
{
  gboolean fits = FALSE;

  for (gint joined = FALSE; joined <= TRUE && !fits; joined++)
    {
      SortieOperandWords words;

      sortie_operand_words_take (&words, search->line, at, n, joined);
      fits = are_legal (search, verb, &words, ret);
      sortie_operand_words_clear (&words);
    }
  return fits || (may_be_names (search, verb, n) && are_names (search, verb, at, n, ret));
}

static gboolean
yields (const Search *search, const SortieMove *move)
{
  return sortie_verb (search->p->setup, move->verb)->yields;
}

/* Counts only different moves, and none that gives way to another. */
static void
take_move (const Search *search, const SortieMove *move, SortieRead *ret)
{
  if (ret->kind == SORTIE_READ_NOTHING
      || (ret->kind == SORTIE_READ_MOVE && yields (search, &ret->move) && !yields (search, move)))
    {
      ret->kind = SORTIE_READ_MOVE;
      ret->move = *move;
      return;
    }
  if (sortie_moves_equal (&ret->move, move)
      || (yields (search, move) && !yields (search, &ret->move)))
    return;
  ret->kind = SORTIE_READ_SEVERAL;
  ret->other = *move;
}

/* Reads the first @n words after each verb that answers the question and takes operands. */
static void
read_behind_verbs (Search *search, guint n, SortieRead *ret)
{
  const SortiePlay *p = search->p;
  SortieMove move;

  search->looked_at = n;
  for (const guint8 *v = sortie_decision_decl (p->setup, p->s->decision.kind)->verbs;
       *v != 0xff && !sortie_is_interrupted (p); v++)
    if (sortie_verb (p->setup, *v)->operands[0].kind != SORTIE_OPERAND_NONE
        && (search->inflected ? fits_inflected (search, *v, search->from, n, &move) && !names_own_place (search, &move)
                                 && !names_card_of_seat (search, &move)
                             : fits_verb (search, *v, n, &move)))
      take_move (search, &move, ret);
}

static void
read_with_verb (Search *search, SortieRead *ret)
{
  for (ret->n = search->n; ret->n > 0; ret->n--)
    if (fits_whole (search, ret->n, &ret->move))
      {
        ret->kind = SORTIE_READ_MOVE;
        return;
      }
}

static void
read_without_verb (Search *search, SortieRead *ret)
{
  search->bare = TRUE;
  for (ret->n = search->n; ret->n > 0; ret->n--)
    {
      read_behind_verbs (search, ret->n, ret);
      if (ret->kind != SORTIE_READ_NOTHING)
        break;
    }
  search->bare = FALSE;
}

/* Whether the first word is not a verb but begins one. */
static gboolean
begins_verb (Search *search)
{
  guint8 verb;

  if (search->n == 0 || find_verb (search, &verb))
    return FALSE;
  search->begun = TRUE;
  return find_verb (search, &verb);
}

/* "disc ikee" is the verb "discard", although the first word also begins a word of "Spear Disciple". */
static void
read_with_begun_verb (Search *search, SortieRead *ret)
{
  if (search->n > 1 && begins_verb (search))
    read_with_verb (search, ret);
  if (ret->n == 1)
    ret->kind = SORTIE_READ_NOTHING;
  search->begun = FALSE;
}

/* "wystaw rycerza" */
static void
read_inflected_behind (Search *search, guint8 verb, SortieRead *ret)
{
  for (ret->n = search->n; ret->n > 1; ret->n--)
    if (fits_inflected (search, verb, search->from + 1, ret->n - 1, &ret->move))
      {
        ret->kind = SORTIE_READ_MOVE;
        return;
      }
  search->looked_at = search->n;
  explain_names (search, verb, search->n - 1);
}

/* Whether the first word is another form of a verb, or of something else that one types besides moves. */
static gboolean
is_form_of_verb (const Search *search)
{
  SortieLexicon *names = search->offers->names;
  const char *typed = search->line->folded[search->from];

  return sortie_lexicon_is_inflected_verb (names, typed)
         || sortie_lexicon_inflected (names, typed, search->offers->others, NULL) > 0;
}

static void
read_inflected (Search *search, SortieRead *ret)
{
  SortieSpan word;
  guint8 verb;

  if (search->n == 0)
    return;
  word = sortie_line_word (search->line, search->from);
  search->inflected = TRUE;
  memset (search->name_at, 0, sizeof search->name_at);
  if (sortie_offers_verb_meant (search->offers, &word, &verb))
    read_inflected_behind (search, verb, ret);
  else if (!is_form_of_verb (search))
    read_without_verb (search, ret);
  search->inflected = FALSE;
}

static SortieRead
read_longest (Search *search)
{
  SortieRead read = { .kind = SORTIE_READ_NOTHING };

  read_with_verb (search, &read);
  if (read.kind != SORTIE_READ_NOTHING || sortie_to_move (search->p) != search->offers->seat)
    return read;
  read_with_begun_verb (search, &read);
  if (read.kind != SORTIE_READ_NOTHING)
    return read;
  read_without_verb (search, &read);
  if (read.kind == SORTIE_READ_NOTHING && begins_verb (search))
    read_with_verb (search, &read);
  if (read.kind == SORTIE_READ_NOTHING)
    read_inflected (search, &read);
  return read;
}

/* ---- Reasons from elsewhere ------------------------------------------------------------ */

/* Whether the verb takes anything and the move names an empty place for it: a verb that takes places is meant. */
static gboolean
names_bare_place (const Search *search, const SortieMove *move)
{
  const SortieOperand *operands = sortie_verb (search->p->setup, move->verb)->operands;

  for (guint i = 0; i < move->n; i++)
    if (operands[i].kind == SORTIE_OPERAND_ANY && sortie_ref_kind (move->arg[i]) == SORTIE_REF_PLACE)
      return TRUE;
  return FALSE;
}

/* Whether somebody could mean all that the move names. */
static gboolean
could_be_meant (const Search *search, const SortieMove *move)
{
  const SortieOperand *operands = sortie_verb (search->p->setup, move->verb)->operands;

  for (guint i = 0; i < move->n; i++)
    {
      const SortieRef ref = move->arg[i];
      const gboolean seen = sortie_ref_kind (ref) != SORTIE_REF_CARD
                            || sortie_card_has_face (search->p, sortie_ref_index (ref), search->offers->seat);

      if (seen && operands[i].fits != NULL && !operands[i].fits (search->p, ref))
        return FALSE;
    }
  return TRUE;
}

/* Reads all the words as they would be at another moment, after a verb that was left out. "Not now" says more than
 * what some of the words cannot be now. */
static void
note_elsewhere (Search *search, guint8 verb, gboolean exact)
{
  const SortieOperandKind kind = sortie_verb (search->p->setup, verb)->operands[0].kind;
  SortieOperandWords words;
  SortieRefusal why = { 0 };
  SortieMove move;

  if (kind == SORTIE_OPERAND_NONE || kind == SORTIE_OPERAND_NUMBER) /* a number means nothing without its verb */
    return;
  if (!take_full_names (search, search->from, search->n, &words))
    sortie_operand_words_take (&words, search->line, search->from, search->n, FALSE);
  if (sortie_read_operands (search->offers, verb, &words, &move, NULL) && could_be_meant (search, &move)
      && !(exact && names_bare_place (search, &move))
      && !sortie_move_check (search->p, search->offers->seat, &move, &why))
    note_as (search, &why, RANK_MEANT);
  sortie_operand_words_clear (&words);
}

/* Whether no open question takes all of the words. */
static gboolean
is_guessed (const Search *search)
{
  return search->rank <= RANK_NAMES_NOTHING
         || (search->rank < RANK_MEANT && search->about < search->n);
}

/* "d4 d5" after the Attack step: the steps that are over, the last first. */
static void
search_steps_before (Search *search)
{
  const SortiePlay *p = search->p;
  const SortiePhaseDecl *phases = sortie_turn (p)->phases;

  if (p->s->turn.number == 0 || p->s->turn.active != search->offers->seat)
    return;
  for (guint phase = p->s->turn.phase; phase-- > 0 && is_guessed (search);)
    if (phases[phase].window != 0)
      note_elsewhere (search, sortie_phase_verb (p, phase), TRUE);
}

/* Inside a move, words are taken as an answer. */
static void
search_elsewhere (Search *search)
{
  if (search->p->s->tentative)
    return;
  search_steps_before (search);
  for (guint verb = SORTIE_N_VERBS; verb < sortie_n_verbs (search->p->setup) && is_guessed (search); verb++)
    note_elsewhere (search, (guint8) verb, FALSE);
}

/* Whether an answer to the question may begin with this thing. */
static gboolean
may_be_said (const Search *search, SortieRef ref)
{
  const SortiePlay *p = search->p;

  for (const guint8 *v = sortie_decision_decl (p->setup, p->s->decision.kind)->verbs; *v != 0xff;
       v++)
    {
      const SortieCandidates *candidates = sortie_offers_candidates (search->offers, *v);

      for (guint i = 0; i < candidates->n; i++)
        if (candidates->moves[i].n > 0 && candidates->moves[i].arg[0] == ref)
          return TRUE;
    }
  return FALSE;
}

/* The word follows a move that could name "up to 2" things; but there were none, so the next question is open
 * already. Notes the reason from what the word was meant for. */
static void
search_skipped (Search *search)
{
  SortieOperandWords words;
  SortieMove move;
  SortieLack lack;

  sortie_operand_words_take (&words, search->line, search->from, 1, FALSE);
  if (sortie_read_operands (search->offers, SORTIE_VERB_CHOOSE, &words, &move, NULL)
      && !may_be_said (search, move.arg[0])
      && sortie_skipped_lack (search->p, move.arg[0], &lack))
    sortie_refuse_lack (&search->why, search->p, SORTIE_ASK_TARGET, move.arg[0], &lack);
}

/* ---- Reading --------------------------------------------------------------------------- */

static Search
begin_search (SortieOffers *offers, const SortieLine *line, guint from, gboolean explains)
{
  sortie_lexicon_refresh (offers->names);
  SORTIE_READ_COUNT (offers, reads);
  if (explains)
    SORTIE_READ_COUNT (offers, explanations);
  return (Search) { .offers = offers, .p = offers->p, .line = line, .from = from,
                    .n = sortie_line_part_length (line, from), .explains = explains };
}

static gboolean
is_read_already (const SortieKeptRead *kept, const SortieLine *line, guint from)
{
  const guint n = sortie_line_part_length (line, from);

  if (kept->words == NULL || g_strv_length (kept->words) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (strcmp (kept->words[i], line->words[from + i]) != 0)
      return FALSE;
  return TRUE;
}

/* Keeps the reading for the next caller; an interrupted one is done again. */
static void
keep_read (SortieKeptRead *kept, const Search *search, const SortieRead *read,
           const SortieRefusal *why)
{
  g_strfreev (kept->words);
  kept->words = sortie_is_interrupted (search->p) ? NULL : g_new0 (char *, search->n + 1);
  for (guint i = 0; kept->words != NULL && i < search->n; i++)
    kept->words[i] = g_strdup (search->line->words[search->from + i]);
  kept->read = *read;
  kept->why = *why;
}

SortieRead
sortie_read (SortieOffers *offers, const SortieLine *line, guint from)
{
  Search search;
  SortieRead read;

  if (line->n - from > SORTIE_MAX_LINE_WORDS)
    return (SortieRead) { .kind = SORTIE_READ_NOTHING };
  if (is_read_already (&offers->plain, line, from))
    return offers->plain.read;
  search = begin_search (offers, line, from, FALSE);
  read = read_longest (&search);
  keep_read (&offers->plain, &search, &read, &search.why);
  return read;
}

/* There are too many or too few words, or no time to read them. */
static SortieRead
refuse_unread (SortieRefusal *why, guint reason, gint n, guint m)
{
  sortie_refuse (why, reason, 0, 0, n, (gint) m);
  return (SortieRead) { .kind = SORTIE_READ_NOTHING };
}

/* Reads the line, and looks everywhere for the reason that says most. */
static SortieRead
explain (Search *search, SortieRefusal *ret_why)
{
  SortieRead read = read_longest (search);

  if (read.kind == SORTIE_READ_SEVERAL)
    sortie_refuse_word (&search->why, SORTIE_REASON_AMBIGUOUS, search->line->words[search->from]);
  if (read.kind == SORTIE_READ_NOTHING && sortie_to_move (search->p) == search->offers->seat)
    {
      search_elsewhere (search);
      search_skipped (search);
    }
  if (sortie_is_interrupted (search->p))
    return refuse_unread (ret_why, SORTIE_REASON_INTERRUPTED, 0, 0);
  if (read.kind != SORTIE_READ_MOVE || search->about > read.n)
    *ret_why = search->why;
  if (ret_why->reason == SORTIE_REASON_NOT_ASKED && ret_why->word[0] == '\0') /* a verb's own check knows no words */
    sortie_refuse_word (ret_why, SORTIE_REASON_NOT_ASKED, search->line->words[search->from]);
  return read;
}

SortieRead
sortie_read_why (SortieOffers *offers, const SortieLine *line, guint from, SortieRefusal *ret_why)
{
  const guint n = line->n - from;
  Search search;
  SortieRead read;

  *ret_why = (SortieRefusal) { .reason = SORTIE_REASON_NONE };
  if (n > SORTIE_MAX_LINE_WORDS)
    return refuse_unread (ret_why, SORTIE_REASON_MANY_WORDS, SORTIE_MAX_LINE_WORDS, n);
  if (n == 0)
    {
      sortie_refuse_word (ret_why, SORTIE_REASON_NO_VERB, "");
      return (SortieRead) { .kind = SORTIE_READ_NOTHING };
    }
  if (is_read_already (&offers->explained, line, from))
    {
      *ret_why = offers->explained.why;
      return offers->explained.read;
    }
  search = begin_search (offers, line, from, TRUE);
  read = explain (&search, ret_why);
  keep_read (&offers->explained, &search, &read, ret_why);
  return read;
}

gboolean
sortie_move_parse (const SortiePlay *p, guint8 seat, const char *typed, SortieMove *ret,
                   SortieRefusal *why)
{
  g_autoptr (SortieOffers) offers = NULL;
  g_auto (SortieLine) line = { .n = 0 };
  SortieOperandWords words;
  guint8 verb;

  if (sortie_is_interrupted (p))
    return sortie_refuse (why, SORTIE_REASON_INTERRUPTED, 0, 0, 0, 0);
  sortie_line_init (&line, typed);
  if (line.n == 0)
    return sortie_refuse_word (why, SORTIE_REASON_NO_VERB, typed);
  offers = sortie_offers_new_as_written (p->setup);
  if (!sortie_lexicon_verb (offers->names, line.words[0], &verb))
    return sortie_refuse_word (why, SORTIE_REASON_NO_VERB, line.words[0]);
  sortie_offers_look (offers, p, seat, NULL);
  sortie_operand_words_take (&words, &line, 1, line.n - 1, FALSE);
  return sortie_read_operands (offers, verb, &words, ret, why);
}

/* ---- Verbs in a line ---------------------------------------------------------------------------- */

gboolean
sortie_line_has_verb (const SortieOffers *offers, const SortieLine *line, guint at)
{
  const SortieSpan word = sortie_line_word (line, at);
  guint8 verb;

  return sortie_lexicon_verb_known (offers->names, word.text, &verb)
         || (sortie_line_part_length (line, at) > 1 && (at == 0 || sortie_line_begins_part (line, at))
             && sortie_lexicon_verb_begun (offers->names, &word, &verb));
}

/* ---- The rest of an order ----------------------------------------------------------------------- */

gboolean
sortie_line_names_rest (SortieOffers *offers, const SortieLine *line, guint from)
{
  guint8 verb;

  return from + 1 == line->n && sortie_to_move (offers->p) == offers->seat
         && sortie_decision_decl (offers->setup, offers->p->s->decision.kind)->is_order
         && sortie_lexicon_verb (offers->names, line->words[from], &verb) && sortie_verb (offers->setup, verb)->declines
         && sortie_offers_legal (offers)->n > 1 && sortie_read (offers, line, from).kind == SORTIE_READ_NOTHING;
}
