/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* parse.c: moves as lines of text.
 *
 * A line is first compared with what might be played now, so whatever is offered
 * can be typed as it is written. A line that is not among that is still read, by
 * looking its words up on the table, so that the rules can say why it is not legal.
 */
#include "flow/names.h"
#include "flow/questions.h"
#include "base/i18n.h"
#include "base/text.h"
#include "base/words.h"

#define ELLIPSIS "…"

static const char *
format_operand (const SortiePlay *p, guint8 seat, const SortieOperand *operand, SortieRef ref,
                char *buffer)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    return sortie_card_format (p, seat, sortie_ref_index (ref), operand->zone, buffer);
  return sortie_ref_format (p, seat, ref, buffer);
}

const char *
sortie_move_format (const SortiePlay *p, guint8 seat, const SortieMove *move, char *buffer)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);
  char operand[SORTIE_MOVE_TEXT];

  g_strlcpy (buffer, verb->id, SORTIE_MOVE_TEXT);
  for (guint i = 0; i < move->n; i++)
    {
      g_strlcat (buffer, " ", SORTIE_MOVE_TEXT);
      g_strlcat (buffer, format_operand (p, seat, &verb->operands[i], move->arg[i], operand),
                 SORTIE_MOVE_TEXT);
    }
  return buffer;
}

char *
sortie_move_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);
  char a[SORTIE_MOVE_TEXT] = "", b[SORTIE_MOVE_TEXT] = "", *own;
  const SortieTextArg args[] = { { "a", a }, { "b", b } };

  own = verb->describe != NULL ? verb->describe (p, seat, move) : NULL;
  if (own != NULL)
    return own;
  if (move->n > 0)
    sortie_ref_name_and_place (p, seat, move->arg[0], a);
  if (move->n > 1)
    sortie_ref_name_and_place (p, seat, move->arg[1], b);
  return sortie_text_fill (sortie_rules_text (p->setup, move->verb < SORTIE_N_VERBS, verb->help),
                           args, G_N_ELEMENTS (args));
}

/* "one.track2": own places, and what stands on them, may be written in full, too. */
static gboolean
is_written_in_full (const SortiePlay *p, const SortieOperand *operand, SortieRef ref,
                    const char *word)
{
  char buffer[SORTIE_MOVE_TEXT];

  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE && sortie_ref_kind (ref) != SORTIE_REF_PLACE)
    return FALSE;
  return strcmp (word, format_operand (p, SORTIE_NO_SEAT, operand, ref, buffer)) == 0;
}

/* What a card in a pile, or what stands on a place, is for @seat; 0: nothing that it can read. */
static guint16
readable_def (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE && sortie_piece_exists (p, ref))
    return sortie_piece_def (p, ref);
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD
      && !sortie_card_is_hidden (p, sortie_ref_index (ref), seat))
    return sortie_state_cards (p->s)[sortie_ref_index (ref)].def;
  return 0;
}

/* "8♥", "j♠": what stands in the corner of a card. */
static gboolean
has_sign (const SortiePlay *p, guint16 def, const char *word)
{
  return def != 0 && sortie_def (p, def)->sign != NULL
         && g_ascii_strcasecmp (sortie_def (p, def)->sign, word) == 0;
}

/* Whether a typed word is how this thing is written, or by name what it is called. */
static gboolean
word_means (const SortiePlay *p, guint8 seat, const SortieOperand *operand, SortieRef ref,
            const char *word, gboolean by_name)
{
  char buffer[SORTIE_MOVE_TEXT];
  const char *written = format_operand (p, seat, operand, ref, buffer);
  g_autofree char *typed = NULL, *name = NULL;

  if (!by_name)
    return strcmp (word, written) == 0
           || (strchr (word, '.') != NULL && is_written_in_full (p, operand, ref, word));
  if (g_ascii_strcasecmp (word, written) == 0
      || has_sign (p, readable_def (p, seat, ref), word))
    return TRUE;
  typed = sortie_words_fold (word);
  name = sortie_words_fold (sortie_ref_name (p, seat, ref, buffer));
  return strcmp (typed, name) == 0;
}

/* How the words of a line are looked at, the strictest way first. */
typedef enum
{
  AS_WRITTEN,
  BY_NAME, /* or as it is written */
  BY_ID,   /* `imp` where the list writes `hand/imp` or `track2` */
} Reading;

/* Whether this is the id, readable for @seat, of a card in a pile or of what stands on a place. */
static gboolean
has_id (const SortiePlay *p, guint8 seat, SortieRef ref, const char *id)
{
  guint16 def = readable_def (p, seat, ref);

  return def != 0 && g_ascii_strcasecmp (sortie_def (p, def)->id, id) == 0;
}

static gboolean
operand_means (const SortiePlay *p, guint8 seat, const SortieOperand *operand, SortieRef ref,
               const char *word, Reading reading)
{
  if (reading == BY_ID)
    return has_id (p, seat, ref, word);
  return word_means (p, seat, operand, ref, word, FALSE)
         || (reading == BY_NAME && word_means (p, seat, operand, ref, word, TRUE));
}

static gboolean
words_mean (const SortiePlay *p, guint8 seat, const SortieMove *move, char **words, guint n,
            Reading reading)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);

  if (move->n != n || (reading == BY_ID && n != 1))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!operand_means (p, seat, &verb->operands[i], move->arg[i], words[i], reading))
      return FALSE;
  return TRUE;
}

static gboolean
are_alike (const SortiePlay *p, guint8 seat, SortieRef a, SortieRef b)
{
  if (a == b)
    return TRUE;
  return sortie_ref_kind (a) == SORTIE_REF_CARD && sortie_ref_kind (b) == SORTIE_REF_CARD
         && sortie_cards_alike (p, seat, sortie_ref_index (a), sortie_ref_index (b));
}

/* What the words may mean among what the verb might do now: legal moves if there are any. As they
 * are written moves are told apart, so the first legal one is enough. */
static void
find_candidates (const SortiePlay *p, guint8 seat, guint8 verb, char **words, guint n,
                 Reading reading, SortieMoves *found)
{
  const SortieVerbDecl *decl = sortie_verb (p->setup, verb);
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };
  gboolean any_legal = FALSE;

  decl->candidates (p, &moves);
  for (guint i = 0; i < moves.n && (reading != AS_WRITTEN || !any_legal); i++)
    {
      gboolean legal;

      if (!words_mean (p, seat, &storage[i], words, n, reading))
        continue;
      legal = decl->check (p, &storage[i], NULL);
      if (legal && !any_legal)
        found->n = 0;
      if (legal || !any_legal)
        found->moves[found->n++] = storage[i];
      any_legal = any_legal || legal;
    }
}

/* The first operand in which two moves differ. */
static guint
difference (const SortiePlay *p, guint8 seat, const SortieMove *a, const SortieMove *b)
{
  guint i = 0;

  while (i < a->n && are_alike (p, seat, a->arg[i], b->arg[i]))
    i++;
  return i;
}

/* ": b4, e3", one choice more; an ellipsis for those that have no room. */
static void
add_choice (SortieRefusal *why, const char *text)
{
  gsize used = strlen (why->choices);
  const char *separator = used == 0 ? ": " : ", ";

  if (g_str_has_suffix (why->choices, ELLIPSIS))
    return;
  if (used + strlen (separator) + strlen (text) + strlen (", " ELLIPSIS) >= sizeof why->choices)
    text = ELLIPSIS;
  g_snprintf (why->choices + used, sizeof why->choices - used, "%s%s", separator, text);
}

/* The different things that moves name as operand @operand. */
static void
add_choices (const SortiePlay *p, guint8 seat, const SortieMoves *moves, guint operand,
             SortieRefusal *why)
{
  const SortieOperand *decl = &sortie_verb (p->setup, moves->moves[0].verb)->operands[operand];
  char buffer[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < moves->n; i++)
    {
      SortieRef ref = moves->moves[i].arg[operand];
      gboolean again = FALSE;

      for (guint k = 0; k < i && !again; k++)
        again = are_alike (p, seat, ref, moves->moves[k].arg[operand]);
      if (!again)
        add_choice (why, format_operand (p, seat, decl, ref, buffer));
    }
}

/* Whether a card lies where the operand's cards are written without the pile's name. */
static gboolean
is_at_home (const SortiePlay *p, guint8 seat, const SortieOperand *operand, guint16 card)
{
  guint16 zone = sortie_state_cards (p->s)[card].zone;

  return zone != SORTIE_NO_INDEX && p->setup->piles[zone].decl == operand->zone
         && p->setup->piles[zone].seat == seat;
}

/* By its bare id in a pile where it is written with the pile's name: the reason why it cannot be
 * used there says more than that nothing is called so. */
static gboolean
card_is_meant (const SortiePlay *p, guint8 seat, const SortieOperand *operand, SortieRef ref,
               const char *word, gboolean by_id)
{
  if (by_id)
    return has_id (p, seat, ref, word);
  return word_means (p, seat, operand, ref, word, FALSE)
         || word_means (p, seat, operand, ref, word, TRUE);
}

/* The operand's own pile comes first: `imp` is the one in the hand, whatever lies elsewhere. */
static gboolean
find_card (const SortiePlay *p, guint8 seat, const SortieOperand *operand, const char *word,
           SortieRef *ret)
{
  for (guint pass = 0; pass < 4; pass++)
    for (guint16 card = 0; card < p->s->n_cards; card++)
      {
        gboolean home = is_at_home (p, seat, operand, card), by_id = pass >= 2;

        *ret = sortie_ref_card (card);
        if (home == (pass % 2 == 0) && !sortie_card_is_hidden (p, card, seat)
            && card_is_meant (p, seat, operand, *ret, word, by_id))
          return TRUE;
      }
  return FALSE;
}

static gboolean
find_piece (const SortiePlay *p, guint8 seat, const SortieOperand *operand, const char *word,
            SortieRef *ret)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef ref = sortie_piece_ref (p, slot);

      if (word_means (p, seat, operand, ref, word, FALSE)
          || word_means (p, seat, operand, ref, word, TRUE))
        {
          *ret = ref;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
find_seat (const SortiePlay *p, guint8 seat, const SortieOperand *operand, const char *word,
           SortieRef *ret)
{
  for (guint8 i = 0; i < p->setup->n_seats; i++)
    {
      *ret = sortie_ref_seat (i);
      if (word_means (p, seat, operand, *ret, word, FALSE)
          || word_means (p, seat, operand, *ret, word, TRUE))
        return TRUE;
    }
  return FALSE;
}

/* Places are called by identifiers: in capitals the same is meant. */
static guint16
place_called (const SortiePlay *p, guint8 seat, const char *word)
{
  g_autofree char *folded = sortie_words_fold (word);

  return sortie_place_parse (p->setup, folded, seat);
}

static gboolean
find_place (const SortiePlay *p, guint8 seat, const char *word, SortieRef *ret)
{
  guint16 place = place_called (p, seat, word);

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
find_word (const SortiePlay *p, guint8 seat, const SortieOperand *operand, const char *word,
           SortieRef *ret)
{
  const SortieValueDecl *values = p->setup->catalogue->vocabulary->values;

  for (guint value = 0; values != NULL && values[value].id != NULL; value++)
    for (guint i = 0; values[value].words != NULL && values[value].words[i] != NULL; i++)
      {
        *ret = sortie_ref_word (value, i);
        if (word_means (p, seat, operand, *ret, word, FALSE)
            || word_means (p, seat, operand, *ret, word, TRUE))
          return TRUE;
      }
  return FALSE;
}

/* Looks a word up on the whole table, whatever the question is. */
static gboolean
find_operand (const SortiePlay *p, guint8 seat, const SortieOperand *operand, const char *word,
              SortieRef *ret)
{
  switch (operand->kind)
    {
    case SORTIE_OPERAND_CARD:
      return find_card (p, seat, operand, word, ret);
    case SORTIE_OPERAND_PIECE:
      return find_piece (p, seat, operand, word, ret);
    case SORTIE_OPERAND_PLACE:
      return find_place (p, seat, word, ret);
    case SORTIE_OPERAND_SEAT:
      return find_seat (p, seat, operand, word, ret);
    case SORTIE_OPERAND_NUMBER:
      return find_number (word, ret);
    case SORTIE_OPERAND_WORD:
      return find_word (p, seat, operand, word, ret);
    case SORTIE_OPERAND_ANY:
      return find_piece (p, seat, operand, word, ret) || find_card (p, seat, operand, word, ret)
             || find_seat (p, seat, operand, word, ret) || find_place (p, seat, word, ret)
             || find_word (p, seat, operand, word, ret);
    case SORTIE_OPERAND_NONE:
      break;
    }
  return FALSE;
}

static gboolean
refuse_word (SortieRefusal *why, guint reason, const char *word)
{
  sortie_refuse (why, reason, 0, 0, 0, 0);
  if (why != NULL)
    {
      g_autofree char *clean = sortie_text_clean (word);
      const char *end;

      g_strlcpy (why->word, clean, sizeof why->word);
      /* half a character at the cut must not reach the reader */
      g_utf8_validate (why->word, -1, &end);
      why->word[end - why->word] = '\0';
    }
  return FALSE;
}

static gboolean
refuse_as_several (SortieRefusal *why, const SortiePlay *p, guint8 seat, const SortieMoves *moves,
                   guint operand, const char *word)
{
  refuse_word (why, SORTIE_REASON_AMBIGUOUS, word);
  if (why != NULL)
    add_choices (p, seat, moves, operand, why);
  return FALSE;
}

/* The card of the game that is called so; 0: none. Which cards there are everybody knows. */
static guint16
named_def (const SortiePlay *p, const char *word)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  g_autofree char *typed = sortie_words_fold (word);
  guint16 def = sortie_catalogue_find (catalogue, typed);

  for (guint16 i = 1; def == 0 && i < catalogue->n_defs; i++)
    {
      g_autofree char *name = sortie_words_fold (sortie_def_name (catalogue, i));

      if (strcmp (typed, name) == 0 || has_sign (p, i, word))
        def = i;
    }
  return def;
}

/* A word that names nothing on the table that the seat sees. */
static gboolean
refuse_name (const SortiePlay *p, const SortieOperand *operand, const char *word,
             SortieRefusal *why)
{
  guint16 def = why != NULL ? named_def (p, word) : 0;
  gboolean any = operand->kind == SORTIE_OPERAND_ANY || operand->kind == SORTIE_OPERAND_PIECE;

  if (def == 0 || (!any && operand->kind != SORTIE_OPERAND_CARD))
    return refuse_word (why, SORTIE_REASON_NO_SUCH, word);
  refuse_word (why, any ? SORTIE_REASON_NOT_SEEN : SORTIE_REASON_NOT_AT_HAND, word);
  why->a = sortie_ref (SORTIE_REF_DEF, def);
  return FALSE;
}

/* Whether the words, read so, are found among what the verb might do now. They may still name
 * several legal moves; then *@ret_clear is FALSE. */
static gboolean
find_move (const SortiePlay *p, guint8 seat, guint8 verb, char **words, guint n, Reading reading,
           SortieMove *ret, gboolean *ret_legal, gboolean *ret_clear, SortieRefusal *why)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves found = { storage, 0, SORTIE_MAX_MOVES };

  *ret_legal = FALSE;
  *ret_clear = TRUE;
  find_candidates (p, seat, verb, words, n, reading, &found);
  if (found.n == 0)
    return FALSE;
  *ret = storage[0];
  *ret_legal = sortie_verb (p->setup, verb)->check (p, ret, NULL);
  for (guint i = 1; *ret_legal && reading != AS_WRITTEN && i < found.n && *ret_clear; i++)
    {
      guint operand = difference (p, seat, ret, &storage[i]);

      if (operand < n)
        *ret_clear = refuse_as_several (why, p, seat, &found, operand, words[operand]);
    }
  return TRUE;
}

/* The legal move that the words mean in the strictest way that finds one; else what they are by
 * the strictest: of two things of one name the one that can be used so is meant, although only
 * the other is written without a number. By its id alone only what is legal is meant. */
static gboolean
find_meant (const SortiePlay *p, guint8 seat, guint8 verb, char **words, guint n, SortieMove *ret,
            gboolean *ret_clear, SortieRefusal *why)
{
  gboolean any = FALSE;

  *ret_clear = TRUE;
  for (Reading reading = AS_WRITTEN; reading <= BY_ID; reading++)
    {
      SortieMove move;
      gboolean legal;

      if (!find_move (p, seat, verb, words, n, reading, &move, &legal, ret_clear, why))
        continue;
      if (legal || (!any && reading != BY_ID))
        *ret = move;
      if (legal)
        return TRUE;
      any = any || reading != BY_ID;
    }
  return any;
}

/* Where a piece is asked for, a place on which none stands is known, but names nothing. */
static gboolean
names_free_place (const SortiePlay *p, guint8 seat, const SortieOperand *operand, const char *word,
                  SortieRefusal *why)
{
  guint16 place = operand->kind == SORTIE_OPERAND_PIECE
                      ? place_called (p, seat, word) : SORTIE_NO_INDEX;

  if (place == SORTIE_NO_INDEX || !sortie_place_is_free (p, place))
    return FALSE;
  sortie_refuse (why, SORTIE_REASON_NOTHING_THERE, sortie_ref_place (place), 0, 0, 0);
  return TRUE;
}

/* Of several that stand on the place that the word names: how many the operand could ever mean,
 * and the last of them. 0: no such place. */
static guint
meant_there (const SortiePlay *p, guint8 seat, const SortieOperand *operand, const char *word,
             SortieRef *ret)
{
  guint16 place = place_called (p, seat, word);
  guint n = 0;

  if (place == SORTIE_NO_INDEX || sortie_state_places (p->s)[place].n < 2)
    return 0;
  for (SortieRef piece = sortie_place_piece (p, place); piece != SORTIE_NOTHING;
       piece = sortie_piece_next_on_place (p, piece))
    if (operand->fits == NULL || operand->fits (p, piece))
      {
        *ret = piece;
        n++;
      }
  return n;
}

/* A place on which several stand names none of them, if they could be meant. */
static gboolean
names_several (const SortiePlay *p, guint8 seat, const SortieOperand *operand, const char *word,
               SortieRefusal *why)
{
  char buffer[SORTIE_MOVE_TEXT];
  SortieRef last;
  guint16 place;

  if (operand->kind != SORTIE_OPERAND_PIECE && operand->kind != SORTIE_OPERAND_ANY)
    return FALSE;
  if (meant_there (p, seat, operand, word, &last) < 2)
    return FALSE;
  place = place_called (p, seat, word);
  refuse_word (why, SORTIE_REASON_AMBIGUOUS, word);
  for (SortieRef piece = sortie_place_piece (p, place); why != NULL && piece != SORTIE_NOTHING;
       piece = sortie_piece_next_on_place (p, piece))
    add_choice (why, format_operand (p, seat, operand, piece, buffer));
  return TRUE;
}

/* Also what alone could be meant on a place of several. */
static gboolean
find_anywhere (const SortiePlay *p, guint8 seat, const SortieOperand *operand, const char *word,
               SortieRef *ret)
{
  return find_operand (p, seat, operand, word, ret)
         || (operand->kind == SORTIE_OPERAND_PIECE
             && meant_there (p, seat, operand, word, ret) == 1);
}

static gboolean
find_on_table (const SortiePlay *p, guint8 seat, guint8 verb, char **words, guint n,
               SortieMove *ret, SortieRefusal *why)
{
  const SortieVerbDecl *decl = sortie_verb (p->setup, verb);

  *ret = (SortieMove) { .verb = verb, .n = n };
  for (guint i = 0; i < n; i++)
    {
      if (i == SORTIE_MAX_MOVE_OPERANDS || decl->operands[i].kind == SORTIE_OPERAND_NONE)
        return refuse_word (why, SORTIE_REASON_OPERANDS, decl->id);
      if (names_several (p, seat, &decl->operands[i], words[i], why)
          || names_free_place (p, seat, &decl->operands[i], words[i], why))
        return FALSE;
      if (!find_anywhere (p, seat, &decl->operands[i], words[i], &ret->arg[i]))
        return refuse_name (p, &decl->operands[i], words[i], why);
    }
  if (n < SORTIE_MAX_MOVE_OPERANDS && decl->operands[n].kind != SORTIE_OPERAND_NONE
      && !decl->operands[n].optional)
    return refuse_word (why, SORTIE_REASON_OPERANDS, decl->id);
  return TRUE;
}

static gboolean
find_verb (const SortiePlay *p, const char *word, guint8 *ret)
{
  for (guint i = 0; i < sortie_n_verbs (p->setup); i++)
    if (strcmp (sortie_verb (p->setup, i)->id, word) == 0)
      {
        *ret = i;
        return TRUE;
      }
  return FALSE;
}

gboolean
sortie_move_parse (const SortiePlay *p, guint8 seat, const char *line, SortieMove *ret,
                   SortieRefusal *why)
{
  g_auto (GStrv) words = sortie_words_split (line);
  guint n = words != NULL ? g_strv_length (words) : 0;
  gboolean clear;
  guint8 verb;

  if (n == 0)
    return refuse_word (why, SORTIE_REASON_NO_VERB, line);
  if (!find_verb (p, words[0], &verb))
    return refuse_word (why, SORTIE_REASON_NO_VERB, words[0]);
  if (find_meant (p, seat, verb, words + 1, n - 1, ret, &clear, why))
    return clear;
  return find_on_table (p, seat, verb, words + 1, n - 1, ret, why);
}
