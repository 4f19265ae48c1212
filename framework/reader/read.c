/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* read.c: which legal move some words begin with. */
#include "reader/internal.h"
#include "reader/parse.h"
#include <sortie/speech.h>
#include <sortie/reader.h>

/* How words are looked at, the strictest way first: in which ways each may write its thing. By its id
 * alone, `imp` where the list writes `hand/imp`, only one word is meant. */
static const guint8 readings[] = {
  SORTIE_WAY_WRITTEN,
  SORTIE_WAY_WRITTEN | SORTIE_WAY_NAME,
  SORTIE_WAY_ID,
  SORTIE_WAY_PLACED,
  SORTIE_WAY_OTHERS,
  SORTIE_WAY_WRITTEN | SORTIE_WAY_NAME | SORTIE_WAY_ID | SORTIE_WAY_PLACED | SORTIE_WAY_PART,
  SORTIE_WAY_WRITTEN | SORTIE_WAY_NAME | SORTIE_WAY_ID | SORTIE_WAY_PART | SORTIE_WAY_THERE,
};

/* Words behind a verb, each of which writes one thing. */
typedef struct
{
  SortieOffers *offers;
  guint8 verb;
  guint n;
  const char *words[SORTIE_MAX_MOVE_OPERANDS], *folded[SORTIE_MAX_MOVE_OPERANDS];
  guint8 *bits[SORTIE_MAX_MOVE_OPERANDS]; /* per thing: in which ways the word writes it */
} Attempt;

static const SortieOperand *
operand_of (const Attempt *attempt, guint i)
{
  return &sortie_verb (attempt->offers->p->setup, attempt->verb)->operands[i];
}

static gboolean
means (const Attempt *attempt, guint move, guint8 reading)
{
  const guint16 *args = &attempt->offers->args[move * SORTIE_MAX_MOVE_OPERANDS];

  for (guint i = 0; i < attempt->n; i++)
    if ((attempt->bits[i][args[i]] & reading) == 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_of_form (const Attempt *attempt, const SortieMove *move)
{
  return move->verb == attempt->verb && move->n == attempt->n;
}

/* Whether the verb does something at places of one's own: then whose others are must be said. */
static gboolean
offers_own_places (const Attempt *attempt)
{
  const SortieOffers *offers = attempt->offers;

  for (guint i = 0; i < offers->legal->n; i++)
    for (guint k = 0; offers->legal->moves[i].verb == attempt->verb && k < offers->legal->moves[i].n;
         k++)
      if (sortie_is_at_own_place (offers->p, offers->seat, offers->legal->moves[i].arg[k]))
        return TRUE;
  return FALSE;
}

static gboolean
is_tried (const Attempt *attempt, guint reading)
{
  if (readings[reading] == SORTIE_WAY_ID)
    return attempt->n == 1;
  return readings[reading] != SORTIE_WAY_OTHERS || !offers_own_places (attempt);
}

/* Cards of one pile that only their numbers tell apart: whoever writes none means the first. */
static gboolean
are_copies (const SortieOffers *offers, SortieRef a, SortieRef b)
{
  const SortieCard *one, *other;
  guint16 def = sortie_readable_def (offers->p, offers->seat, a);

  if (sortie_ref_kind (a) != SORTIE_REF_CARD || sortie_ref_kind (b) != SORTIE_REF_CARD)
    return FALSE;
  one = sortie_card_of (offers->p, a);
  other = sortie_card_of (offers->p, b);
  return one->zone != SORTIE_NO_INDEX && one->zone == other->zone && one->flags == other->flags
         && def != 0 && def == sortie_readable_def (offers->p, offers->seat, b);
}

static gboolean
differ (const SortieOffers *offers, const SortieMove *a, const SortieMove *b)
{
  for (guint i = 0; i < a->n; i++)
    if (a->arg[i] != b->arg[i] && !are_copies (offers, a->arg[i], b->arg[i]))
      return TRUE;
  return FALSE;
}

/* What the words mean, read so. As they are written moves are told apart, so the first is enough. */
static SortieReadKind
find (const Attempt *attempt, guint8 reading, SortieMove *ret)
{
  const SortieMoves *legal = attempt->offers->legal;
  gboolean any = FALSE;

  for (guint i = 0; i < legal->n; i++)
    {
      const SortieMove *move = &legal->moves[i];

      if (!is_of_form (attempt, move) || !means (attempt, i, reading))
        continue;
      if (any && differ (attempt->offers, ret, move))
        return SORTIE_READ_SEVERAL;
      if (!any)
        *ret = *move;
      if (reading == SORTIE_WAY_WRITTEN)
        return SORTIE_READ_MOVE;
      any = TRUE;
    }
  return any ? SORTIE_READ_MOVE : SORTIE_READ_NOTHING;
}

/* Parts of names are looked at only where no legal move fits exactly. */
static void
match_parts (Attempt *attempt)
{
  for (guint i = 0; i < attempt->n; i++)
    sortie_offers_match_parts (attempt->offers, attempt->words[i], attempt->folded[i],
                               attempt->bits[i]);
}

/* The legal move that the words mean in the strictest way that finds one. */
static gboolean
find_strictest (Attempt *attempt, SortieMove *ret)
{
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    {
      SortieReadKind kind;

      if (readings[i] & SORTIE_WAY_PART)
        match_parts (attempt);
      kind = is_tried (attempt, i) ? find (attempt, readings[i], ret) : SORTIE_READ_NOTHING;
      if (kind != SORTIE_READ_NOTHING)
        return kind == SORTIE_READ_MOVE;
    }
  return FALSE;
}

static gboolean
is_any_of_form (const Attempt *attempt)
{
  const SortieMoves *legal = attempt->offers->legal;

  for (guint i = 0; i < legal->n; i++)
    if (is_of_form (attempt, &legal->moves[i]))
      return TRUE;
  return FALSE;
}

static gboolean
try (Attempt *attempt, SortieMove *ret)
{
  g_autofree guint8 *bits = NULL;
  guint n_things;

  if (!is_any_of_form (attempt))
    return FALSE;
  n_things = attempt->offers->things->len;
  bits = g_malloc (MAX (attempt->n * n_things, 1));
  for (guint i = 0; i < attempt->n; i++)
    {
      attempt->bits[i] = bits + i * n_things;
      sortie_offers_match (attempt->offers, operand_of (attempt, i), attempt->words[i],
                           attempt->folded[i], attempt->bits[i]);
    }
  return find_strictest (attempt, ret);
}

/* ---- A line ------------------------------------------------------------------------------ */

/* A line from some word on. */
typedef struct
{
  SortieOffers *offers;
  const SortieLine *line;
  guint from;
} Reading;

/* @n words from @at on behind a verb, and behind @about, (nullable), the piece that is left out. */
static gboolean
reads (const Reading *reading, guint8 verb, const char *about, guint at, guint n, SortieMove *ret)
{
  Attempt attempt = { .offers = reading->offers, .verb = verb };

  if (n + (about != NULL) > SORTIE_MAX_MOVE_OPERANDS)
    return FALSE;
  if (about != NULL)
    attempt.words[attempt.n] = attempt.folded[attempt.n] = about, attempt.n++;
  for (guint i = 0; i < n; i++, attempt.n++)
    {
      attempt.words[attempt.n] = reading->line->words[at + i];
      attempt.folded[attempt.n] = reading->line->folded[at + i];
    }
  return try (&attempt, ret);
}

/* The same where the words are one name. */
static gboolean
reads_joined (const Reading *reading, guint8 verb, guint at, guint n, SortieMove *ret)
{
  Attempt attempt = { .offers = reading->offers, .verb = verb, .n = 1 };
  g_autoptr (GString) folded = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (folded, "%s%s", i > 0 ? " " : "", reading->line->folded[at + i]);
  attempt.words[0] = attempt.folded[0] = folded->str;
  return folded->len <= SORTIE_MAX_WORD && try (&attempt, ret);
}

/* The first @n words with their verb in front. */
static gboolean
reads_whole (const Reading *reading, guint n, SortieMove *ret)
{
  guint8 verb;

  if (!sortie_verb_find (reading->offers->p->setup, reading->line->words[reading->from], &verb))
    return FALSE;
  return reads (reading, verb, NULL, reading->from + 1, n - 1, ret)
         || (n > 2 && reads_joined (reading, verb, reading->from + 1, n - 1, ret));
}

/* `d3` for `step d2 d3`, where the question is about what stands on d2. */
static gboolean
reads_behind_piece (const Reading *reading, guint8 verb, guint n, SortieMove *ret)
{
  const SortiePlay *p = reading->offers->p;
  const SortieOperand *operands = sortie_verb (p->setup, verb)->operands;
  SortieRef about = p->s->decision.about;
  char piece[SORTIE_MOVE_TEXT];

  if (operands[0].kind != SORTIE_OPERAND_PIECE || operands[1].kind == SORTIE_OPERAND_NONE
      || sortie_ref_kind (about) != SORTIE_REF_PIECE || !sortie_piece_exists (p, about))
    return FALSE;
  return reads (reading, verb, sortie_ref_format (p, reading->offers->seat, about, piece),
                reading->from, n, ret);
}

static gboolean
reads_behind_verb (const Reading *reading, guint8 verb, guint n, SortieMove *ret)
{
  return reads_behind_piece (reading, verb, n, ret)
         || reads (reading, verb, NULL, reading->from, n, ret)
         || (n > 1 && reads_joined (reading, verb, reading->from, n, ret));
}

static gboolean
yields (const Reading *reading, const SortieMove *move)
{
  return sortie_verb (reading->offers->p->setup, move->verb)->yields;
}

/* Counts only different moves, and none that yields to another. */
static void
take (const Reading *reading, const SortieMove *move, SortieRead *ret)
{
  gboolean first = ret->kind == SORTIE_READ_NOTHING;

  if (first || (ret->kind == SORTIE_READ_MOVE && yields (reading, &ret->move)
                && !yields (reading, move)))
    {
      ret->kind = SORTIE_READ_MOVE;
      ret->move = *move;
    }
  else if (!sortie_moves_equal (&ret->move, move)
           && (!yields (reading, move) || yields (reading, &ret->move)))
    {
      ret->kind = SORTIE_READ_SEVERAL;
      ret->other = *move;
    }
}

/* The first words behind each verb that answers the question and is followed by something. */
static void
read_behind_verbs (const Reading *reading, SortieRead *ret)
{
  const SortiePlay *p = reading->offers->p;
  const guint8 *v = sortie_decision_decl (p->setup, p->s->decision.kind)->verbs;
  SortieMove move;

  for (; *v != 0xff; v++)
    if (sortie_verb (p->setup, *v)->operands[0].kind != SORTIE_OPERAND_NONE
        && reads_behind_verb (reading, *v, ret->n, &move))
      take (reading, &move, ret);
}

static void
read_longest (const Reading *reading, guint n, SortieRead *ret)
{
  for (ret->n = n; ret->n > 0; ret->n--)
    if (reads_whole (reading, ret->n, &ret->move))
      {
        ret->kind = SORTIE_READ_MOVE;
        ret->with_verb = TRUE;
        return;
      }
  for (ret->n = n; ret->n > 0; ret->n--)
    {
      read_behind_verbs (reading, ret);
      if (ret->kind != SORTIE_READ_NOTHING)
        return;
    }
}

static SortieRead
read_words (const Reading *reading)
{
  SortieRead read = { .kind = SORTIE_READ_NOTHING };

  sortie_offers_read (reading->offers);
  read_longest (reading, reading->line->n - reading->from, &read);
  return read;
}

/* A line is looked at several times before it is played: it is read once. */
SortieRead
sortie_read (SortieOffers *offers, const SortieLine *line, guint from)
{
  const Reading reading = { offers, line, from };
  g_autofree char *typed = NULL;

  if (from >= line->n || line->n - from > SORTIE_MAX_LINE_WORDS
      || sortie_to_move (offers->p) != offers->seat || sortie_is_interrupted (offers->p))
    return (SortieRead) { .kind = SORTIE_READ_NOTHING };
  typed = g_strjoinv ("\n", line->words + from);
  if (g_strcmp0 (typed, offers->typed) == 0)
    return offers->read;
  g_free (offers->typed);
  offers->read = read_words (&reading);
  offers->typed = g_steal_pointer (&typed);
  offers->is_explained = FALSE;
  return offers->read;
}
