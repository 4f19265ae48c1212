/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* why.c: why some words begin with no legal move. */
#include "reader/internal.h"
#include "reader/parse.h"
#include <sortie/speech.h>
#include <sortie/reader.h>
#include "flow/internal.h"

#include <string.h>

/* Words that are looked at, and the best reason so far why they are no legal move. */
typedef struct
{
  const SortiePlay *p;
  guint8 seat;
  char *const *words;
  guint n;
  guint looked_at; /* how many of the words are looked at now */
  SortieRefusal why;
  guint rank;
  guint about;     /* of how many words that is the reason */
} Search;

enum
{
  RANK_NAMES_NOTHING = 3,
  RANK_FORBIDDEN = 6, /* by a rule of the game, so that it was understood; or begun */
  RANK_MEANT = 7,     /* the same of a move that nobody has to guess */
};

guint
sortie_refusal_rank (const SortieRefusal *why)
{
  switch (why->reason)
    {
    case SORTIE_REASON_NO_VERB:
      return 1;
    case SORTIE_REASON_OPERANDS:
      return 2;
    case SORTIE_REASON_NO_SUCH:
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

/* Of equally good reasons the first stays: it is about more of the line. */
static void
note_as (Search *search, const SortieRefusal *why, guint rank)
{
  if (rank <= search->rank)
    return;
  search->why = *why;
  search->rank = rank;
  search->about = search->looked_at;
}

static void
note_reason (Search *search, const SortieRefusal *why)
{
  note_as (search, why, sortie_refusal_rank (why));
}

/* Of words as they are written, the verb in front. */
static void
note_written (Search *search, const SortieRefusal *why)
{
  guint rank = sortie_refusal_rank (why);

  note_as (search, why, rank == RANK_FORBIDDEN ? RANK_MEANT : rank);
}

/* Whether a move is one of those that its verb is for at this moment. */
static gboolean
is_candidate (const SortiePlay *p, const SortieMove *move)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };

  sortie_verb_candidates (p, move->verb, &moves);
  for (guint i = 0; i < moves.n; i++)
    if (sortie_moves_equal (&storage[i], move))
      return TRUE;
  return FALSE;
}

/* The same for words that were only guessed to belong together: when they name nothing, that
 * says nothing. @move, where a rule of the game forbids it, is what they mean: of several verbs
 * that pay, the reason of the one that is for this card counts. */
static void
note_guess (Search *search, const SortieMove *move, const SortieRefusal *why)
{
  guint rank = sortie_refusal_rank (why);

  if (rank <= RANK_NAMES_NOTHING)
    return;
  note_as (search, why, rank == RANK_FORBIDDEN && is_candidate (search->p, move)
                            ? RANK_MEANT : rank);
}

/* What @n words are behind a verb, and why that is not legal. Returns whether it is. */
static gboolean
is_legal (const Search *search, guint8 verb, char *const *words, guint n, SortieMove *ret,
          SortieRefusal *why)
{
  *why = (SortieRefusal) { 0 };
  return sortie_words_parse (search->p, search->seat, verb, words, n, ret, why)
         && sortie_move_check (search->p, search->seat, ret, why);
}

/* The same where the words are one name. */
static gboolean
is_legal_name (const Search *search, guint8 verb, char *const *words, guint n, SortieMove *ret,
               SortieRefusal *why)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (name, "%s%s", i > 0 ? " " : "", words[i]);
  return is_legal (search, verb, &name->str, 1, ret, why);
}

/* Why the first @n words are no move as they are written, the verb in front. */
static void
note_whole (Search *search, guint n)
{
  char *const *words = search->words;
  SortieRefusal why = { 0 };
  SortieMove move;
  guint8 verb;

  search->looked_at = n;
  if (!sortie_words_check (words, n, &why) || !sortie_verb_find (search->p->setup, words[0], &verb))
    {
      if (why.reason == SORTIE_REASON_NONE)
        sortie_refuse_word (&why, SORTIE_REASON_NO_VERB, words[0]);
      note_written (search, &why);
      return;
    }
  if (!is_legal (search, verb, words + 1, n - 1, &move, &why))
    note_written (search, &why);
  if (n > 2 && !is_legal_name (search, verb, words + 1, n - 1, &move, &why))
    note_guess (search, &move, &why);
}

/* Behind a verb that was left out together with the piece that the question is about: `d3` for
 * `step d2 d3`. */
static void
note_behind_piece (Search *search, guint8 verb, guint n)
{
  const SortieOperand *operands = sortie_verb (search->p->setup, verb)->operands;
  SortieRef about = search->p->s->decision.about;
  char *words[SORTIE_MAX_LINE_WORDS + 1], piece[SORTIE_MOVE_TEXT];
  SortieRefusal why;
  SortieMove move;

  if (operands[0].kind != SORTIE_OPERAND_PIECE || operands[1].kind == SORTIE_OPERAND_NONE
      || sortie_ref_kind (about) != SORTIE_REF_PIECE || !sortie_piece_exists (search->p, about))
    return;
  sortie_ref_format (search->p, search->seat, about, piece);
  words[0] = piece;
  memcpy (words + 1, search->words, n * sizeof *words);
  if (!is_legal (search, verb, words, n + 1, &move, &why))
    note_guess (search, &move, &why);
}

/* Words behind a verb that was left out: when they are too few for it, more of them would have said
 * what was meant, and why another verb does not fit, which nobody typed, says less. */
static void
note_behind_verb (Search *search, const SortieMove *begun, const SortieRefusal *why)
{
  const SortieOperand *operands = sortie_verb (search->p->setup, begun->verb)->operands;
  SortieRefusal unsaid;

  if (why->reason != SORTIE_REASON_OPERANDS || begun->n == 0
      || begun->n == SORTIE_MAX_MOVE_OPERANDS || operands[begun->n].kind == SORTIE_OPERAND_NONE)
    {
      note_guess (search, begun, why);
      return;
    }
  sortie_refuse (&unsaid, SORTIE_REASON_UNSAID, begun->arg[0], 0, 0, 0);
  note_reason (search, &unsaid);
}

/* Whether each answer to the question names something. */
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

/* Behind a verb that was left out. Words that are no names there may have been meant as a verb,
 * unless nothing but a name was asked for. */
static void
note_verb (Search *search, guint8 verb, guint n)
{
  SortieRefusal why;
  SortieMove move;

  note_behind_piece (search, verb, n);
  if (!is_legal (search, verb, search->words, n, &move, &why))
    {
      note_behind_verb (search, &move, &why);
      if (verb == SORTIE_VERB_CHOOSE || is_asked_for_a_name (search->p))
        note_reason (search, &why);
    }
  if (n > 1 && !is_legal_name (search, verb, search->words, n, &move, &why))
    note_behind_verb (search, &move, &why);
}

/* The first @n words behind each verb that answers the question and is followed by something. */
static void
note_verbs (Search *search, guint n)
{
  const SortiePlay *p = search->p;
  const guint8 *v = sortie_decision_decl (p->setup, p->s->decision.kind)->verbs;

  search->looked_at = n;
  for (; *v != 0xff; v++)
    if (sortie_verb (p->setup, *v)->operands[0].kind != SORTIE_OPERAND_NONE)
      note_verb (search, *v, n);
}

/* Of the beginnings that are longer than the one that was read, the longest first. */
static void
search_longer (Search *search, const SortieRead *read)
{
  gboolean whole = read->kind == SORTIE_READ_MOVE && read->with_verb;

  for (guint n = search->n; n > (whole ? read->n : 0); n--)
    note_whole (search, n);
  if (whole || sortie_to_move (search->p) != search->seat)
    return;
  for (guint n = search->n; n > (read->kind != SORTIE_READ_NOTHING ? read->n : 0); n--)
    note_verbs (search, n);
}

/* What all the words would be at another moment, behind a verb that was left out: that it is not the
 * moment says more than what some of them cannot be now. */
static void
note_elsewhere (Search *search, guint8 verb)
{
  SortieRefusal why = { 0 };
  SortieMove move;

  if (sortie_words_parse (search->p, search->seat, verb, search->words, search->n, &move, NULL)
      && !sortie_move_check (search->p, search->seat, &move, &why))
    note_as (search, &why, RANK_MEANT);
}

/* Nothing that is asked now takes all of the words. */
static gboolean
is_guessed (const Search *search)
{
  return search->rank <= RANK_NAMES_NOTHING
         || (search->rank < RANK_MEANT && search->about < search->n);
}

static void
search_elsewhere (Search *search)
{
  const SortieSetup *setup = search->p->setup;

  for (guint verb = SORTIE_N_VERBS; verb < sortie_n_verbs (setup); verb++)
    if (is_guessed (search)
        && sortie_verb (setup, verb)->operands[0].kind != SORTIE_OPERAND_NONE)
      note_elsewhere (search, (guint8) verb);
}

/* Whether an answer to the question may begin with it. */
static gboolean
may_be_said (const SortiePlay *p, SortieRef ref)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };
  const guint8 *verbs = sortie_decision_decl (p->setup, p->s->decision.kind)->verbs;

  for (const guint8 *v = verbs; *v != 0xff; v++)
    {
      moves.n = 0;
      sortie_verb_candidates (p, *v, &moves);
      for (guint i = 0; i < moves.n; i++)
        if (storage[i].n > 0 && storage[i].arg[0] == ref)
          return TRUE;
    }
  return FALSE;
}

/* A word behind a move that could name "up to 2" things, but there was none to be named, so that
 * already the next thing is asked: what it was meant for is said. */
static void
search_skipped (Search *search)
{
  SortieMove move;
  SortieLack lack;

  if (sortie_words_parse (search->p, search->seat, SORTIE_VERB_CHOOSE, search->words, 1, &move,
                          NULL)
      && !may_be_said (search->p, move.arg[0])
      && sortie_skipped_lack (search->p, move.arg[0], &lack))
    sortie_refuse_lack (&search->why, search->p, SORTIE_ASK_TARGET, move.arg[0], &lack);
}

static void
refuse_twice (Search *search)
{
  sortie_refuse (&search->why, SORTIE_REASON_AMBIGUOUS, 0, 0, 0, 0);
  g_strlcpy (search->why.word, search->words[0], sizeof search->why.word);
}

/* The reason that says most about words which are read as @read, or about those behind them. */
static void
explain (SortieOffers *offers, const SortieLine *line, guint from, const SortieRead *read,
         SortieRefusal *ret)
{
  Search search = { .p = offers->p, .seat = offers->seat, .words = line->words + from,
                    .n = line->n - from };

  search_longer (&search, read);
  if (read->kind == SORTIE_READ_SEVERAL)
    refuse_twice (&search);
  if (read->kind == SORTIE_READ_NOTHING && sortie_to_move (offers->p) == offers->seat)
    {
      search_elsewhere (&search);
      search_skipped (&search);
    }
  if (read->kind != SORTIE_READ_MOVE || search.about > read->n)
    *ret = search.why;
}

void
sortie_read_why (SortieOffers *offers, const SortieLine *line, guint from, SortieRefusal *ret)
{
  gboolean is_asked = sortie_to_move (offers->p) == offers->seat;
  SortieRead read;

  *ret = (SortieRefusal) { .reason = SORTIE_REASON_NONE };
  if (line->n - from > SORTIE_MAX_LINE_WORDS)
    {
      sortie_refuse (ret, SORTIE_REASON_MANY_WORDS, 0, 0, SORTIE_MAX_LINE_WORDS,
                     (gint) (line->n - from));
      return;
    }
  read = sortie_read (offers, line, from); /* which also forgets why another line was refused */
  if (is_asked && offers->is_explained)
    *ret = offers->why;
  else
    explain (offers, line, from, &read, ret);
  if (sortie_is_interrupted (offers->p))
    sortie_refuse (ret, SORTIE_REASON_INTERRUPTED, 0, 0, 0, 0);
  else if (is_asked)
    {
      offers->why = *ret;
      offers->is_explained = TRUE;
    }
}
