/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feed-step.c: which legal move some words begin with. */
#include "reader/feed.h"
#include "reader/reader.h"
#include "flow/decision.h"
#include "speech/sentences.h"

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
sortie_feed_rank (const SortieRefusal *why)
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
  note_as (search, why, sortie_feed_rank (why));
}

/* Of words as they are written, the verb in front. */
static void
note_written (Search *search, const SortieRefusal *why)
{
  guint rank = sortie_feed_rank (why);

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
  guint rank = sortie_feed_rank (why);

  if (rank <= RANK_NAMES_NOTHING)
    return;
  note_as (search, why, rank == RANK_FORBIDDEN && is_candidate (search->p, move)
                            ? RANK_MEANT : rank);
}

/* A line that splits into these words again; @joined makes one name of them. */
static char *
make_line (const char *verb, char *const *words, guint n, gboolean joined)
{
  GString *line = g_string_new (verb);

  for (guint i = 0; i < n; i++)
    {
      gboolean opens = !joined || i == 0, closes = !joined || i + 1 == n;

      if (line->len > 0)
        g_string_append_c (line, ' ');
      g_string_append_printf (line, "%s%s%s", opens ? "\"" : "", words[i], closes ? "\"" : "");
    }
  return g_string_free (line, FALSE);
}

static gboolean
is_legal (const Search *search, const char *verb, char *const *words, guint n, gboolean joined,
          SortieMove *ret, SortieRefusal *why)
{
  g_autofree char *line = make_line (verb, words, n, joined);

  *why = (SortieRefusal) { 0 };
  return sortie_move_parse (search->p, search->seat, line, ret, why)
         && sortie_move_check (search->p, search->seat, ret, why);
}

/* The first @n words with their verb in front, as they are written. */
static gboolean
fits_whole (Search *search, guint n, SortieMove *ret)
{
  char *const *words = search->words;
  SortieRefusal why;

  search->looked_at = n;
  if (is_legal (search, NULL, words, n, FALSE, ret, &why))
    return TRUE;
  note_written (search, &why);
  if (n > 2 && is_legal (search, words[0], words + 1, n - 1, TRUE, ret, &why))
    return TRUE;
  note_guess (search, ret, &why);
  return FALSE;
}

/* Behind a verb that was left out together with the piece that the question is about: `d3` for
 * `step d2 d3`. */
static gboolean
fits_behind_piece (Search *search, guint8 verb, guint n, SortieMove *ret)
{
  const SortieVerbDecl *decl = sortie_verb (search->p->setup, verb);
  SortieRef about = search->p->s->decision.about;
  char piece[SORTIE_MOVE_TEXT];
  g_autofree char *begun = NULL;
  SortieRefusal why;

  if (decl->operands[0].kind != SORTIE_OPERAND_PIECE
      || decl->operands[1].kind == SORTIE_OPERAND_NONE
      || sortie_ref_kind (about) != SORTIE_REF_PIECE || !sortie_piece_exists (search->p, about))
    return FALSE;
  begun = g_strdup_printf ("%s %s", decl->id,
                           sortie_ref_format (search->p, search->seat, about, piece));
  if (is_legal (search, begun, search->words, n, FALSE, ret, &why))
    return TRUE;
  note_guess (search, ret, &why);
  return FALSE;
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
static gboolean
fits_verb (Search *search, guint8 verb, guint n, SortieMove *ret)
{
  const char *id = sortie_verb (search->p->setup, verb)->id;
  SortieRefusal why;

  if (fits_behind_piece (search, verb, n, ret)
      || is_legal (search, id, search->words, n, FALSE, ret, &why))
    return TRUE;
  note_behind_verb (search, ret, &why);
  if (verb == SORTIE_VERB_CHOOSE || is_asked_for_a_name (search->p))
    note_reason (search, &why);
  if (n > 1 && is_legal (search, id, search->words, n, TRUE, ret, &why))
    return TRUE;
  if (n > 1)
    note_behind_verb (search, ret, &why);
  return FALSE;
}

static gboolean
yields (const Search *search, const SortieMove *move)
{
  return sortie_verb (search->p->setup, move->verb)->yields;
}

/* Counts only different moves, and none that yields to another. */
static SortieFit
take (const Search *search, SortieFit fit, const SortieMove *move, SortieFeedStep *ret)
{
  if (fit == SORTIE_FITS_NOT
      || (fit == SORTIE_FITS && yields (search, &ret->move) && !yields (search, move)))
    {
      ret->move = *move;
      return SORTIE_FITS;
    }
  if (sortie_moves_equal (&ret->move, move)
      || (yields (search, move) && !yields (search, &ret->move)))
    return fit;
  ret->other = *move;
  return SORTIE_FITS_TWICE;
}

/* The first @n words behind each verb that answers the question and is followed by something. */
static SortieFit
fits_behind_verb (Search *search, guint n, SortieFeedStep *ret)
{
  const SortiePlay *p = search->p;
  SortieFit fit = SORTIE_FITS_NOT;
  SortieMove move;

  search->looked_at = n;
  for (const guint8 *v = sortie_decision_decl (p->setup, p->s->decision.kind)->verbs; *v != 0xff;
       v++)
    {
      if (sortie_verb (p->setup, *v)->operands[0].kind == SORTIE_OPERAND_NONE)
        continue;
      if (fits_verb (search, *v, n, &move))
        fit = take (search, fit, &move, ret);
    }
  return fit;
}

static SortieFit
search_step (Search *search, SortieFeedStep *ret)
{
  for (ret->n = search->n; ret->n > 0; ret->n--)
    if (fits_whole (search, ret->n, &ret->move))
      return SORTIE_FITS;
  if (sortie_to_move (search->p) != search->seat)
    return SORTIE_FITS_NOT;
  for (ret->n = search->n; ret->n > 0; ret->n--)
    {
      SortieFit fit = fits_behind_verb (search, ret->n, ret);

      if (fit != SORTIE_FITS_NOT)
        return fit;
    }
  return SORTIE_FITS_NOT;
}

/* What all the words would be at another moment, behind a verb that was left out: that it is not the
 * moment says more than what some of them cannot be now. */
static void
note_elsewhere (Search *search, guint8 verb)
{
  const char *id = sortie_verb (search->p->setup, verb)->id;
  g_autofree char *line = make_line (id, search->words, search->n, FALSE);
  SortieRefusal why = { 0 };
  SortieMove move;

  if (sortie_move_parse (search->p, search->seat, line, &move, NULL)
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
  const char *choose = sortie_verb (search->p->setup, SORTIE_VERB_CHOOSE)->id;
  g_autofree char *line = make_line (choose, search->words, 1, FALSE);
  SortieMove move;
  SortieLack lack;

  if (sortie_move_parse (search->p, search->seat, line, &move, NULL)
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

/* The words are too many, or there is no time to look at them. */
static SortieFit
refuse_unread (SortieRefusal *why, guint reason, gint n, guint m)
{
  sortie_refuse (why, reason, 0, 0, n, (gint) m);
  return SORTIE_FITS_NOT;
}

SortieFit
sortie_feed_step (const SortiePlay *p, guint8 seat, char *const *words, guint n,
                  SortieFeedStep *ret, SortieRefusal *why)
{
  Search search = { .p = p, .seat = seat, .words = words, .n = n };
  SortieFit fit;

  if (n > SORTIE_MAX_LINE_WORDS)
    return refuse_unread (why, SORTIE_REASON_MANY_WORDS, SORTIE_MAX_LINE_WORDS, n);
  fit = search_step (&search, ret);
  if (fit == SORTIE_FITS_TWICE)
    refuse_twice (&search);
  if (fit == SORTIE_FITS_NOT && why != NULL && sortie_to_move (p) == seat)
    {
      search_elsewhere (&search);
      search_skipped (&search);
    }
  if (sortie_is_interrupted (p))
    return refuse_unread (why, SORTIE_REASON_INTERRUPTED, 0, 0);
  if (why != NULL && (fit != SORTIE_FITS || search.about > ret->n))
    *why = search.why;
  return fit;
}
