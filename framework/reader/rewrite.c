/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rewrite.c: rewrites what people write around names (reader/reader.h). */
#include "reader/internal.h"

#include "base/i18n.h"
#include "base/text.h"
#include "flow/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* ---- Verbs of several words, places with a dash ------------------------------------------- */

/* Whether @whole is a verb, and @first is not a verb that takes another word. */
static gboolean
are_one_verb (SortieOffers *offers, const char *first, const char *whole)
{
  guint8 verb;

  return (!sortie_lexicon_verb (offers->names, first, &verb)
          || sortie_verb (offers->setup, verb)->operands[0].kind == SORTIE_OPERAND_NONE)
         && sortie_lexicon_verb (offers->names, whole, NULL);
}

/* "pass all" for `pass-all` at the beginning of a part. */
static void
join_verbs (SortieOffers *offers, SortieLine *line)
{
  for (guint at = 0; at + 1 < line->n; at++)
    {
      g_autofree char *whole = NULL;

      if ((at > 0 && !sortie_line_begins_part (line, at)) || sortie_line_begins_part (line, at + 1))
        continue;
      whole = g_strconcat (line->words[at], "-", line->words[at + 1], NULL);
      if (are_one_verb (offers, line->words[at], whole))
        sortie_line_replace (line, at, 2, whole);
    }
}

/* The word without its final comma. (nullable) (transfer full): NULL: it has none */
static char *
without_comma (const char *word)
{
  const gsize length = strlen (word);

  return length > 1 && word[length - 1] == ',' ? g_strndup (word, length - 1) : NULL;
}

/* A place, perhaps with a comma after it. */
static gboolean
find_place (SortieOffers *offers, const char *word, guint16 *ret)
{
  const SortieView view = { .play = *offers->p, .seat = offers->seat };
  g_autofree char *bare = without_comma (word);
  SortieNameFound found;

  if (!sortie_lexicon_find (offers->names, &view, SORTIE_NAME_PLACE, bare != NULL ? bare : word, &found)
      || found.fit < SORTIE_NAME_SOUNDS_ALIKE)
    return FALSE;
  *ret = (guint16) found.index;
  return TRUE;
}

static gboolean
is_place (SortieOffers *offers, const char *word)
{
  guint16 place;

  return find_place (offers, word, &place);
}

/* Where an arrow begins in the word; @ret_behind: where it ends. (nullable) */
static const char *
find_arrow (const char *word, const char **ret_behind)
{
  static const char *const arrows[] = { "->", "→", "–", "-" };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      const char *arrow = strstr (word, arrows[i]);

      *ret_behind = arrow != NULL ? arrow + strlen (arrows[i]) : NULL;
      if (arrow != NULL)
        return arrow;
    }
  return NULL;
}

/* "d1-e1", "d1–e1" or "d1→e1" becomes "d1 e1": this is how players note moves on a board, and how we print them. */
static void
split_arrows (SortieOffers *offers, SortieLine *line)
{
  for (guint at = 0; at < line->n && line->n < SORTIE_MAX_LINE_WORDS; at++)
    {
      const char *word = line->words[at], *behind, *arrow = find_arrow (word, &behind);
      g_autofree char *from = arrow != NULL ? g_strndup (word, (gsize) (arrow - word)) : NULL;
      g_autofree char *to = g_strdup (behind);

      if (from == NULL || *from == '\0' || *to == '\0' || !is_place (offers, from) || !is_place (offers, to))
        continue;
      sortie_line_replace (line, at, 0, from);
      sortie_line_replace (line, ++at, 1, to);
    }
}

/* "y" and "n" answer yes or no: in the reader's language, or else in English. */
static gboolean
find_letter (SortieOffers *offers, const char *folded, guint8 *ret)
{
  const SortieMoves *legal = sortie_offers_legal (offers);

  for (guint english = 0; english < 2 && strlen (folded) == 1; english++)
    for (guint i = 0; i < legal->n; i++)
      {
        const guint8 verb = *ret = legal->moves[i].verb;

        if ((verb == SORTIE_VERB_YES || verb == SORTIE_VERB_NO)
            && g_str_has_prefix (english ? sortie_verb (offers->setup, verb)->id
                                         : sortie_lexicon_fold (offers->names, sortie_verb_word (offers->setup, verb)),
                                 folded))
          return TRUE;
      }
  return FALSE;
}

/* "skip", which is another word for `done`, means `pass` or `no` where these decline. */
static guint8
declining_here (const SortieOffers *offers, guint8 verb)
{
  const SortiePlay *p = offers->p;
  SortieMove move;

  return sortie_verb (p->setup, verb)->declines && sortie_to_move (p) == offers->seat
                 && !sortie_is_answered_by (sortie_decision_decl (p->setup, p->s->decision.kind), verb)
                 && sortie_move_declining (p, &move)
             ? move.verb : verb;
}

/* "keep", "keep hand": what the game also calls the answer that declines its question. @ret: the verb of that answer */
static gboolean
declines_in_words (SortieOffers *offers, const SortieLine *line, guint8 *ret)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) typed = g_string_new (line->words[0]);
  g_autofree char *folded = NULL;
  SortieMove move;

  sortie_offers_add_declining_words (offers, words);
  for (guint i = 1; words->len > 0 && i < line->n && !sortie_line_begins_part (line, i); i++)
    g_string_append_printf (typed, "-%s", line->words[i]);
  folded = sortie_words_fold (typed->str);
  for (guint i = 0; i < words->len; i++)
    if (sortie_words_fold_to (words->pdata[i], folded) && sortie_move_declining (offers->p, &move))
      {
        *ret = move.verb;
        return TRUE;
      }
  return FALSE;
}

/* "attack" for `storm`, as players of other games call it, and "y" for `yes`, if the line means nothing else. The words
 * for declining come first: "keep" is no "keeper" in the hand. */
static void
name_verb (SortieOffers *offers, SortieLine *line)
{
  guint n = 1;
  guint8 verb;
  gboolean declines;

  if (line->n == 0 || sortie_lexicon_verb (offers->names, line->words[0], NULL))
    return;
  declines = declines_in_words (offers, line, &verb);
  if (declines)
    n = sortie_line_part_length (line, 0);
  else if (!sortie_lexicon_verb_known (offers->names, line->words[0], &verb)
           && !find_letter (offers, line->folded[0], &verb))
    return;
  if (declines || sortie_read (offers, line, 0).kind == SORTIE_READ_NOTHING)
    sortie_line_replace (line, 0, n, sortie_verb (offers->setup, declining_here (offers, verb))->id);
}

/* ---- Words and commas between names ------------------------------------------------------- */

/* Whether it is one of the words, in English or in the reader's language. */
static gboolean
is_among (const SortieLine *line, guint at, const char *english, const char *spoken)
{
  return sortie_words_any_folds_to (english, line->folded[at]) || sortie_words_any_folds_to (spoken, line->folded[at]);
}

/* "attack c3 c4, and b4 c4": between two orders, or two names of one. */
static gboolean
is_link (const SortieLine *line, guint at)
{
  /* Translators: words that people write between two moves, or between the last names of one. */
  return is_among (line, at, "and then", C_ ("typed", "and then")) || strcmp (line->words[at], ",") == 0;
}

static gboolean
is_separator (const SortieLine *line, guint at)
{
  /* Translators: small words that people write between the names of a move ("move e3 to e5", "deploy the knight with
   * sunlance and censor"), in any number. */
  const char *spoken = C_ ("typed", "to with on at from for the an my both using paying");

  return is_link (line, at) || is_among (line, at, "to with on at from for the an my both using paying", spoken);
}

/* Whether a folded name has these words, whole. */
static gboolean
has_words (const char *name, const char *words)
{
  const gsize n = strlen (words);

  for (const char *at = strstr (name, words); at != NULL; at = strstr (at + 1, words))
    if ((at == name || at[-1] == ' ') && (at[n] == ' ' || at[n] == '\0'))
      return TRUE;
  return FALSE;
}

/* Whether a card's name has word number @at together with a word beside it: "the" of "besiege the walls". */
static gboolean
is_in_name (SortieOffers *offers, const SortieLine *line, guint at)
{
  const SortieCatalogue *catalogue = offers->setup->catalogue;
  g_autofree char *before = g_strdup_printf ("%s %s", line->folded[at - 1], line->folded[at]);
  g_autofree char *behind = g_strdup_printf ("%s %s", line->folded[at], line->folded[at + 1]);

  for (guint16 def = 1; def < catalogue->n_defs; def++)
    {
      const char *name = sortie_lexicon_name (offers->names, def);

      if (has_words (name, before) || has_words (name, behind))
        return TRUE;
    }
  return FALSE;
}

/* ---- Orders in a row ----------------------------------------------------------------------- */

/* Whether a command of the front end begins there: it knows its own commas. */
static gboolean
is_command (const SortieOffers *offers, const SortieLine *line, guint at)
{
  gboolean is = FALSE;

  for (guint i = 0; i < offers->setup->n_seats; i++)
    if (sortie_words_fold_to (offers->setup->seat_ids[i], line->folded[at]))
      return FALSE; /* rather an answer */
  for (const char *const *other = offers->others; !is && other != NULL && *other != NULL; other++)
    is = sortie_words_fold_to (*other, line->folded[at]);
  return is && !sortie_lexicon_verb (offers->names, line->words[at], NULL);
}

static gboolean
begins_with_verb (SortieOffers *offers, const SortieLine *line, guint at)
{
  guint8 verb;

  return (sortie_lexicon_verb_known (offers->names, line->words[at], &verb)
          || sortie_lexicon_is_inflected_verb (offers->names, line->folded[at]))
         && !(at + 1 < line->n && is_in_name (offers, line, at));
}

/* Whether the words from @from on, before @end, are the name of something at that place. */
static gboolean
are_at (SortieOffers *offers, guint16 place, const SortieLine *line, guint from, guint end)
{
  g_autoptr (GString) name = g_string_new (NULL);
  SortieSpan span;

  for (guint at = from; at < end; at++)
    if (!is_separator (line, at))
      g_string_append_printf (name, "%s%s", name->len > 0 ? " " : "", line->folded[at]);
  span = (SortieSpan){ .text = name->str, .folded = name->str };
  for (SortieRef piece = sortie_place_piece (offers->p, place); name->len > 0 && piece != SORTIE_NOTHING;
       piece = sortie_piece_next_on_place (offers->p, piece))
    {
      const guint16 def = sortie_identity (offers->p, piece);

      if (def != 0
          && sortie_lexicon_fit_def (offers->names, def, &span, SORTIE_NAME_IS_INFLECTED) != SORTIE_NAME_FITS_NOT)
        return TRUE;
    }
  return FALSE;
}

/* Whether another order begins there: with a verb, or some words and a place. "spearman f4" is no order if a spearman
 * is at f4, but a name with its place. */
static gboolean
begins_order (SortieOffers *offers, const SortieLine *line, guint at)
{
  guint end = at + 1;
  guint16 place;

  if (begins_with_verb (offers, line, at) || is_command (offers, line, at))
    return TRUE;
  while (end < line->n && !sortie_line_begins_part (line, end) && !is_link (line, end)
         && !g_str_has_suffix (line->words[end - 1], ","))
    end++;
  return end - at > 1 && find_place (offers, line->words[end - 1], &place)
         && !are_at (offers, place, line, at, end - 1);
}

/* How many words such as "and then" stand there. */
static guint
n_links (const SortieLine *line, guint at)
{
  guint n = 0;

  while (at + n < line->n && is_link (line, at + n))
    n++;
  return n;
}

/* Whether the words from @at on are an order of their own behind those before it, with @n links between. */
static gboolean
is_linked_order (SortieOffers *offers, const SortieLine *line, guint at, guint n)
{
  return at + n < line->n && (n > 0 || g_str_has_suffix (line->words[at - 1], ","))
         && !(n > 0 && is_in_name (offers, line, at + n - 1)) && begins_order (offers, line, at + n);
}

/* "c2 c3,attack c3 c4": a blank is missing behind the comma; but "1,2" are numbers of a list. */
static void
part_at_comma (SortieLine *line, guint at)
{
  const char *word = line->words[at], *comma = strchr (word, ',');
  g_autofree char *before = comma != NULL ? g_strndup (word, (gsize) (comma + 1 - word)) : NULL;
  g_autofree char *behind = comma != NULL ? g_strdup (comma + 1) : NULL;

  if (behind == NULL || *behind == '\0' || comma == word || g_ascii_isdigit (*behind)
      || line->n >= SORTIE_MAX_LINE_WORDS)
    return;
  sortie_line_replace (line, at, 0, before);
  sortie_line_replace (line, at + 1, 1, behind);
}

void
sortie_line_split_orders (SortieOffers *offers, SortieLine *line)
{
  gboolean is_asked;

  is_asked = line->n > 0 && is_command (offers, line, 0);
  for (guint at = 0; at < line->n; at++)
    {
      guint n;

      if (sortie_line_begins_part (line, at))
        is_asked = is_command (offers, line, at);
      if (!is_asked)
        part_at_comma (line, at);
      if (at == 0)
        continue;
      n = n_links (line, at);
      if (!is_asked && is_linked_order (offers, line, at, n))
        {
          g_autofree char *bare = without_comma (line->words[at - 1]);

          for (guint i = 0; i < n; i++)
            sortie_line_replace (line, at, 1, NULL);
          if (bare != NULL)
            sortie_line_replace (line, at - 1, 1, bare);
          sortie_line_end_part (line, at - 1);
          is_asked = is_command (offers, line, at);
        }
    }
}

/* ---- Words between names -------------------------------------------------------------------- */

/* "1,2" becomes "1 2": picks from a list. */
static gboolean
split_numbers (SortieLine *line, guint at)
{
  g_auto (GStrv) numbers = g_strsplit (line->words[at], ",", -1);
  const guint n = g_strv_length (numbers);

  if (n < 2 || line->n + n - 1 > SORTIE_MAX_LINE_WORDS)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!sortie_words_is_number (numbers[i]))
      return FALSE;
  for (guint i = 0; i < n; i++)
    sortie_line_replace (line, at + i, i + 1 == n ? 1 : 0, numbers[i]);
  return TRUE;
}

/* @ret: the line without what separates names. FALSE: nothing does. */
static gboolean
without_separators (SortieOffers *offers, const SortieLine *line, SortieLine *ret)
{
  gboolean changed = FALSE;

  sortie_line_init_part (ret, line, 0, line->n);
  for (guint at = ret->n; at-- > 0;)
    {
      const gboolean separates = at > 0 && at + 1 < ret->n && is_separator (ret, at) && !is_in_name (offers, ret, at);
      g_autofree char *bare = without_comma (ret->words[at]);

      if (separates || bare != NULL)
        sortie_line_replace (ret, at, 1, bare);
      changed = (!separates && split_numbers (ret, at)) || changed || separates || bare != NULL;
    }
  return changed;
}

void
sortie_line_remove_separators (SortieOffers *offers, SortieLine *line)
{
  g_auto (SortieLine) plain = { .n = 0 };

  /* "the" alone may begin a name, such as "the vale": it is one only where the line makes no sense without it */
  if (without_separators (offers, line, &plain)
      && (sortie_read_to_end (offers, &plain) || !sortie_read_to_end (offers, line)))
    sortie_line_take (line, &plain);
}

char *
sortie_read_plain_name (SortieOffers *offers, const char *typed)
{
  g_auto (SortieLine) line = { .n = 0 }, plain = { .n = 0 };

  sortie_line_init (&line, typed);
  sortie_line_replace (&line, 0, 0, ""); /* nothing separates a name from what begins the line */
  without_separators (offers, &line, &plain);
  return g_strjoinv (" ", plain.words + 1);
}

/* ---- Words in another order ---------------------------------------------------------------- */

/* Moves the words from @middle up to @end before those from @from on. Parts of the line end where they did. */
static void
rotate (SortieLine *line, guint from, guint middle, guint end)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = middle; i < end; i++)
    g_ptr_array_add (words, g_strdup (line->words[i]));
  for (guint i = from; i < middle; i++)
    g_ptr_array_add (words, g_strdup (line->words[i]));
  for (guint i = from; i < end; i++)
    sortie_line_replace (line, i, 1, words->pdata[i - from]);
}

/* "c3 attacks d4": the verb comes first. @ret: the verb of the part from @from on. FALSE: it has none */
static gboolean
put_verb_first (SortieOffers *offers, SortieLine *line, guint from, guint end, guint8 *ret)
{
  if (sortie_lexicon_verb (offers->names, line->words[from], ret))
    return TRUE;
  for (guint at = from + 1; at < end; at++)
    for (guint verb = SORTIE_N_VERBS; verb < sortie_n_verbs (offers->setup); verb++)
      if (sortie_offers_has_word (offers, sortie_verb (offers->setup, verb)->between, line->folded[at]))
        {
          sortie_line_replace (line, at, 1, sortie_verb (offers->setup, verb)->id);
          rotate (line, from, at, at + 1);
          *ret = (guint8) verb;
          return TRUE;
        }
  return FALSE;
}

/* Where the order ends that has word number @at: "attack d4 with c3 and e4 with f5" has two. */
static guint
end_of_order (const SortieLine *line, guint at, guint end)
{
  while (++at < end && !is_link (line, at))
    if (g_str_has_suffix (line->words[at], ","))
      return at + 1;
  return at;
}

/* Word number @at is after the words from @first on, and those up to @end belong before them. What the order has
 * before it, after the verb at @from, is not a whole move. */
static gboolean
is_behind (SortieOffers *offers, const SortieLine *line, guint from, guint first, guint at, guint end)
{
  g_auto (SortieLine) head = { .n = 0 };

  if (at <= first || at + 1 >= end)
    return FALSE;
  sortie_line_init_part (&head, line, first, at - first);
  sortie_line_replace (&head, 0, 0, line->words[from]);
  return !sortie_line_is_legal (offers, &head);
}

/* Whether one of the words from @from on, before @end, is one of the words that stand before what comes first. */
static gboolean
has_behind (SortieOffers *offers, const SortieLine *line, guint from, guint end, const char *behind)
{
  for (guint at = from; at < end; at++)
    if (sortie_offers_has_word (offers, behind, line->folded[at])
        && !(at + 1 < line->n && is_in_name (offers, line, at)))
      return TRUE;
  return FALSE;
}

/* The @n_target words before @at are a target, which the names behind it have, too: "attack c3 d4 and e4" becomes
 * "attack c3 d4; attack e4 d4". FALSE: there are none */
static gboolean
repeat_target (SortieOffers *offers, SortieLine *line, guint from, guint n_target, guint at, const char *behind)
{
  const guint n = n_links (line, at), part = from + sortie_line_part_length (line, from);
  const gboolean goes_on = n > 0 || g_str_has_suffix (line->words[at - n_target - 1], ",");
  const guint end = goes_on && at + n < part ? end_of_order (line, at + n - 1, part) : at;

  if (end == at || line->n + n_target >= SORTIE_MAX_LINE_WORDS || has_behind (offers, line, at + n, end, behind))
    return FALSE;
  for (guint i = 0; i < n_target; i++)
    sortie_line_add_behind (line, end + i - 1, line->words[at - n_target + i]);
  sortie_line_replace (line, at, n, line->words[from]);
  sortie_line_end_part (line, at - 1);
  repeat_target (offers, line, at, n_target, end - n + 1 + n_target, behind);
  return TRUE;
}

/* "attack d4 with c3" becomes "attack c3 d4". */
static void
put_behind_first (SortieOffers *offers, SortieLine *line, guint from, const char *behind)
{
  guint first = from + 1;

  for (guint at = first; at + 1 < from + sortie_line_part_length (line, from); at++)
    {
      const guint end = end_of_order (line, at, from + sortie_line_part_length (line, from));

      if (sortie_offers_has_word (offers, behind, line->folded[at]) && !is_in_name (offers, line, at)
          && is_behind (offers, line, from, first, at, end))
        {
          const guint n_target = at - first;

          rotate (line, first, at + 1, end);
          sortie_line_replace (line, end - 1, 1, NULL);
          at = end - 2;
          first = end - 1;
          if (repeat_target (offers, line, from, n_target, first, behind))
            return; /* the part has ended */
        }
      else if (is_link (line, at) || g_str_has_suffix (line->words[at], ","))
        first = at + 1;
    }
}

/* The orders that people write in another order than a move has. "attack d4 with c3; e4 with f5": the second has the
 * verb of the first. */
static void
put_in_order (SortieOffers *offers, SortieLine *line)
{
  const SortieVerbDecl *last = NULL;

  for (guint from = 0; from < line->n; from += sortie_line_part_length (line, from))
    {
      const guint end = from + sortie_line_part_length (line, from);
      guint8 verb;

      if (put_verb_first (offers, line, from, end, &verb))
        last = sortie_verb (offers->setup, verb);
      else if (last != NULL && line->n < SORTIE_MAX_LINE_WORDS
               && has_behind (offers, line, from + 1, end - 1, last->operands[0].behind))
        sortie_line_replace (line, from, 0, last->id);
      else
        continue;
      put_behind_first (offers, line, from, last->operands[0].behind);
    }
}

/* ---- A verb for several orders -------------------------------------------------------------- */

/* Some words of the line, without what separates names. */
static void
take_bare (SortieOffers *offers, const SortieLine *line, guint from, guint end, SortieLine *ret)
{
  sortie_line_init_part (ret, line, from, end - from);
  sortie_line_remove_separators (offers, ret);
}

/* Whether the words from @from on, before @end, are one whole move, or would be but for a rule of the game. */
static gboolean
is_meant_as_move (SortieOffers *offers, const SortieLine *line, guint from, guint end)
{
  g_auto (SortieLine) alone = { .n = 0 };
  SortieRefusal why;
  SortieRead read;

  take_bare (offers, line, from, end, &alone);
  read = sortie_read_why (offers, &alone, 0, &why);
  return read.kind == SORTIE_READ_MOVE ? read.n == alone.n
                                       : read.kind == SORTIE_READ_NOTHING && why.reason >= SORTIE_N_REASONS;
}

/* Two orders with the same verb, and @n links before word number @at, with which the second begins. */
typedef struct
{
  SortieOffers *offers;
  guint from, at, n, end;
  guint8 verb;
  const SortieLine *words; /* of the second, without what separates names */
  gboolean answer;         /* the second answers what the first asks */
} Pair;

static void
note_answer (SortieOffers *there, gpointer data)
{
  Pair *pair = data;
  const SortieRead read = sortie_read (there, pair->words, 0);

  pair->answer = read.kind != SORTIE_READ_NOTHING && !(read.kind == SORTIE_READ_MOVE && read.move.verb == pair->verb);
}

/* The line with a new part in place of the links. */
static void
cut_links (const Pair *pair, const SortieLine *line, SortieLine *ret)
{
  g_autofree char *bare = without_comma (line->words[pair->at - 1]);

  sortie_line_init_part (ret, line, 0, line->n);
  for (guint i = 0; i < pair->n; i++)
    sortie_line_replace (ret, pair->at, 1, NULL);
  if (bare != NULL)
    sortie_line_replace (ret, pair->at - 1, 1, bare);
  sortie_line_end_part (ret, pair->at - 1);
}

/* The same with the verb of the first order in the second. FALSE: that means nothing */
static gboolean
repeat_verb (const Pair *pair, const SortieLine *line, SortieLine *ret)
{
  cut_links (pair, line, ret);
  sortie_line_add (ret, pair->at, sortie_verb (pair->offers->setup, pair->verb)->id);
  return is_meant_as_move (pair->offers, ret, pair->at, pair->end - pair->n + 1);
}

/* "summon defender d4 and e3": with all words of the first order but the place that ends it. */
static gboolean
repeat_names (const Pair *pair, const SortieLine *line, SortieLine *ret)
{
  const guint n_shared = pair->at - pair->from - 1;

  if (sortie_verb (pair->offers->setup, pair->verb)->operands[0].kind != SORTIE_OPERAND_CARD
      || pair->end != pair->at + pair->n + 1 || line->n + n_shared > SORTIE_MAX_LINE_WORDS
      || !is_place (pair->offers, line->words[pair->at - 1])
      || !is_place (pair->offers, line->words[pair->at + pair->n]))
    return FALSE;
  cut_links (pair, line, ret);
  for (guint i = n_shared; i-- > 0;)
    sortie_line_add (ret, pair->at, ret->words[pair->from + i]);
  return is_meant_as_move (pair->offers, ret, pair->at, pair->end - pair->n + n_shared);
}

/* "play besiege and heroic feat on gror" are two orders; but not if the words behind the links answer a question of
 * the first. */
static void
share_verb (Pair *pair, SortieLine *line)
{
  g_auto (SortieLine) first = { .n = 0 }, second = { .n = 0 }, with_verb = { .n = 0 }, with_names = { .n = 0 };
  SortieRead read;

  take_bare (pair->offers, line, pair->from, pair->at, &first);
  read = sortie_read (pair->offers, &first, 0);
  if (read.kind != SORTIE_READ_MOVE || read.n != first.n || line->n >= SORTIE_MAX_LINE_WORDS)
    return;
  pair->verb = read.move.verb;
  take_bare (pair->offers, line, pair->at + pair->n, pair->end, &second);
  pair->words = &second;
  sortie_read_behind (pair->offers, &first, note_answer, pair);
  if (pair->answer)
    return;
  if (repeat_verb (pair, line, &with_verb))
    sortie_line_take (line, &with_verb);
  else if (repeat_names (pair, line, &with_names))
    sortie_line_take (line, &with_names);
}

static void
share_verbs (SortieOffers *offers, SortieLine *line)
{
  guint from = 0;

  for (guint at = 1; at < line->n; at++)
    {
      const guint n = n_links (line, at);

      if (sortie_line_begins_part (line, at))
        from = at;
      else if (at - from > 1 && at + n < line->n && !sortie_line_begins_part (line, at + n)
               && (n > 0 || g_str_has_suffix (line->words[at - 1], ",")))
        share_verb (&(Pair){ .offers = offers, .from = from, .at = at, .n = n,
                             .end = end_of_order (line, at + n - 1, from + sortie_line_part_length (line, from)) },
                    line);
    }
}

void
sortie_line_spell_out (SortieOffers *offers, SortieLine *line)
{
  name_verb (offers, line);
  join_verbs (offers, line);
  split_arrows (offers, line);
  put_in_order (offers, line);
  share_verbs (offers, line);
}

/* ---- A first move without its verb -------------------------------------------------------- */

/* The last part that begins with a verb, before word number @n; 0: there is none. */
static guint
start_of_verb (SortieOffers *offers, const SortieLine *line, guint n)
{
  while (--n > 0 && !(sortie_line_begins_part (line, n) && sortie_lexicon_verb (offers->names, line->words[n], NULL)))
    ;
  return n;
}

/* Whether the first @n words are legal only with the verb in front that @with has. */
static gboolean
lacks_only_verb (SortieOffers *offers, const SortieLine *line, const SortieLine *with, guint n)
{
  g_auto (SortieLine) head = { .n = 0 }, whole = { .n = 0 };

  sortie_line_init_part (&head, line, 0, n);
  sortie_line_init_part (&whole, with, 0, n + 1);
  return !sortie_line_is_legal (offers, &head) && sortie_line_is_legal (offers, &whole);
}

/* "d2 c3; e2 e3": whether the first move of several words is all of its part, and @with has its verb in front. */
static gboolean
is_first_part (SortieOffers *offers, const SortieLine *line, const SortieLine *with, const SortieRead *read)
{
  SortieRead again;

  if (read->n < 2 || read->n != sortie_line_part_length (line, 0))
    return FALSE;
  again = sortie_read (offers, with, 0);
  return again.kind == SORTIE_READ_MOVE && again.n == read->n + 1 && sortie_moves_equal (&again.move, &read->move);
}

/* "d2 c3 e2 e3", "d2 c3; e2 e3; attack e3 e4": puts the verb of the first move in front if a part ends after that, or
 * if only the verb makes the line legal, or its parts before another verb, which may be of a later step. */
static gboolean
add_verb (SortieOffers *offers, SortieLine *line)
{
  g_auto (SortieLine) whole = { .n = 0 };
  SortieRead read;
  guint n;

  if (line->n == 0 || sortie_lexicon_verb (offers->names, line->words[0], NULL))
    return FALSE;
  read = sortie_read (offers, line, 0);
  if (read.kind != SORTIE_READ_MOVE || read.n == line->n)
    return FALSE;
  sortie_line_init_part (&whole, line, 0, line->n);
  sortie_line_add (&whole, 0, sortie_verb (offers->setup, read.move.verb)->id);
  for (n = line->n; n > read.n && !lacks_only_verb (offers, line, &whole, n); n = start_of_verb (offers, line, n))
    ;
  if (n <= read.n && !is_first_part (offers, line, &whole, &read))
    return FALSE;
  sortie_line_take (line, &whole);
  return TRUE;
}

/* ---- Later moves without their verb ------------------------------------------------------- */

/* Whether they are as many places as the order before has names, and more than one: no answer to a question. A verb
 * that begins with a card takes them only with its name. */
static gboolean
are_like_order (SortieOffers *offers, const SortieLine *line, guint at, guint n, guint8 verb)
{
  if (n < 2 || sortie_line_part_length (line, at) != n
      || sortie_verb (offers->setup, verb)->operands[0].kind == SORTIE_OPERAND_CARD)
    return FALSE;
  for (guint i = at; i < at + n; i++)
    if (!is_place (offers, line->words[i]))
      return FALSE;
  return TRUE;
}

/* Whether the part at @at may have that verb: with it, the line is legal so far, or it was not legal before. */
static gboolean
may_repeat (SortieOffers *offers, const SortieLine *line, guint at, const char *verb)
{
  g_auto (SortieLine) head = { .n = 0 }, with = { .n = 0 };

  sortie_line_init_part (&with, line, 0, at + sortie_line_part_length (line, at));
  sortie_line_add (&with, at, verb);
  if (sortie_line_is_legal (offers, &with))
    return TRUE;
  sortie_line_init_part (&head, line, 0, at);
  return !sortie_line_is_legal (offers, &head);
}

/* "attack d1 e3; f4 f5": the second order has the verb of the first, also when something is asked in between, for
 * which "f4" might be an answer. In "move d1 e1; e1 e2" it has not if the move is not possible: it may be an attack. */
static void
repeat_verbs (SortieOffers *offers, SortieLine *line)
{
  char *verb = NULL;
  guint8 number = 0;
  guint n = 0;

  for (guint at = 0; at < line->n && line->n < SORTIE_MAX_LINE_WORDS; at += sortie_line_part_length (line, at))
    if (sortie_lexicon_verb (offers->names, line->words[at], &number))
      {
        verb = line->words[at];
        n = sortie_line_part_length (line, at) - 1;
      }
    else if (verb == NULL || !are_like_order (offers, line, at, n, number) || !may_repeat (offers, line, at, verb))
      verb = NULL;
    else
      {
        sortie_line_add (line, at, verb);
        verb = line->words[at];
      }
}

SortieGap
sortie_line_rewrite (SortieOffers *offers, SortieLine *line)
{
  sortie_line_split (line);
  sortie_line_split_orders (offers, line);
  sortie_line_spell_out (offers, line);
  sortie_line_remove_separators (offers, line);
  repeat_verbs (offers, line);
  return add_verb (offers, line) ? SORTIE_GAP_FILLED : sortie_line_fill_in (offers, line);
}
