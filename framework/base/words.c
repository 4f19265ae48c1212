/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* words.c: words that people type: identifiers, similar names for suggestions, splitting, and plain spelling. */
#include "base/text.h"
#include "base/internal.h"

#include <string.h>

#include "base/i18n.h"

/* What xgettext treats as white space; a carriage return is not. */
#define BLANKS " \t\n"
/* a message may list all of up to this many words */
#define FEW 8
/* letters for each mistake in a name, and in a later part of it */
#define LETTERS_PER_MISTAKE 3
#define PART_PER_MISTAKE 4

gboolean
sortie_words_is_id (const char *word)
{
  gboolean after_hyphen = TRUE; /* starts as TRUE so that an identifier can neither begin nor end with a hyphen */
  const char *at;

  if (word == NULL)
    return FALSE;
  for (at = word; *at != '\0' && at - word < SORTIE_WORDS_ID_MAX; at++)
    {
      gboolean hyphen = *at == '-';

      if (hyphen ? after_hyphen : !g_ascii_islower (*at) && !g_ascii_isdigit (*at))
        return FALSE;
      after_hyphen = hyphen;
    }
  return *at == '\0' && !after_hyphen;
}

static gboolean
is_of_id (char c)
{
  return g_ascii_isalnum (c) || c == '-';
}

gboolean
sortie_words_name (const char *text, const char *id)
{
  gsize length = strlen (id);

  for (const char *at = strstr (text, id); at != NULL; at = strstr (at + 1, id))
    if ((at == text || !is_of_id (at[-1])) && !is_of_id (at[length]))
      return TRUE;
  return FALSE;
}

/* Longer words are not names, so they have no near match. */
#define LETTERS_MAX 64

typedef struct
{
  gunichar letter[LETTERS_MAX];
  guint n;
} Letters;

static gboolean
letters_init (Letters *letters, const char *word)
{
  letters->n = 0;
  while (*word != '\0')
    {
      gunichar c = g_utf8_get_char_validated (word, -1);
      gboolean broken = c == (gunichar) -1 || c == (gunichar) -2;

      if (letters->n == LETTERS_MAX)
        return FALSE;
      letters->letter[letters->n++] = broken ? 0xfffd : g_unichar_tolower (c);
      word = broken ? word + 1 : g_utf8_next_char (word);
    }
  return TRUE;
}

/* Fills one row of the edit distance table for prefixes of two words, from the two rows above:
 *
 *     two_up:  two neighbours exchanged
 *     up:      one letter replaced (up and left), or left out (up)
 *     row:     one letter inserted (left)
 */
static void
fill_row (const Letters *a, const Letters *b, guint i, guint8 *row, const guint8 *up,
          const guint8 *two_up)
{
  const gunichar *la = a->letter, *lb = b->letter;

  row[0] = (guint8) i;
  for (guint j = 1; j <= b->n; j++)
    {
      guint least = MIN (up[j], row[j - 1]) + 1u;

      least = MIN (least, up[j - 1] + (la[i - 1] == lb[j - 1] ? 0u : 1u));
      if (i > 1 && j > 1 && la[i - 1] == lb[j - 2] && la[i - 2] == lb[j - 1])
        least = MIN (least, two_up[j - 2] + 1u);
      row[j] = (guint8) least;
    }
}

/* Damerau-Levenshtein distance, in the variant that edits no letter twice, so three rows are enough. */
static guint
distance (const Letters *a, const Letters *b)
{
  guint8 rows[3][LETTERS_MAX + 1];

  for (guint j = 0; j <= b->n; j++)
    rows[0][j] = (guint8) j;
  for (guint i = 1; i <= a->n; i++)
    fill_row (a, b, i, rows[i % 3], rows[(i + 2) % 3], rows[(i + 1) % 3]);
  return rows[a->n % 3][b->n];
}

static guint
n_words_of (const Letters *letters)
{
  guint n = 1;

  for (guint i = 0; i < letters->n; i++)
    n += letters->letter[i] == ' ' ? 1 : 0;
  return n;
}

/* How many letters the first @n_words words have. */
static guint
length_of_words (const Letters *letters, guint n_words)
{
  guint i;

  for (i = 0; i < letters->n; i++)
    if (letters->letter[i] == ' ' && --n_words == 0)
      break;
  return i;
}

/* The distance to a whole name, or to as many of its first words as were typed. Words that share no letter are not
 * similar, however short they are. */
static guint
distance_to_name (const Letters *typed, const Letters *name, guint too_far)
{
  Letters begun = *name;
  guint d = distance (typed, name), least = d < MAX (typed->n, name->n) ? d : too_far;

  begun.n = length_of_words (name, n_words_of (typed));
  if (begun.n == name->n)
    return least;
  d = distance (typed, &begun);
  return d < MAX (typed->n, begun.n) ? MIN (least, d) : least;
}

/* Whether a later part of the name begins at that letter: "healer" in "wayside-healer". */
static gboolean
is_part (const Letters *name, guint at)
{
  return at > 0 && (name->letter[at - 1] == ' ' || name->letter[at - 1] == '-');
}

/* The distance of one word to the nearest later part of a name, which few mistakes must make alike. */
static guint
distance_to_part (const Letters *typed, const Letters *name, guint too_far)
{
  guint least = MIN (too_far, typed->n / PART_PER_MISTAKE + 1);
  const guint none = least;

  for (guint at = 1; at < name->n; at++)
    {
      Letters part = { .n = 0 };

      if (!is_part (name, at))
        continue;
      while (at + part.n < name->n && name->letter[at + part.n] != ' ' && name->letter[at + part.n] != '-')
        {
          part.letter[part.n] = name->letter[at + part.n];
          part.n++;
        }
      least = MIN (least, distance (typed, &part));
    }
  return least < none ? least : too_far;
}

const char *
sortie_words_nearest (const char *word, const char *const *candidates, gsize n)
{
  const char *nearest = NULL, *with_part = NULL;
  Letters typed, other;

  if (!letters_init (&typed, word))
    return NULL;

  /* the smallest distance that is too far; a word of two letters may have one wrong */
  guint least = MAX (typed.n / LETTERS_PER_MISTAKE, typed.n > 1) + 1;
  guint least_part = least;

  for (gsize i = 0; i < n; i++)
    {
      if (candidates[i] == NULL || !letters_init (&other, candidates[i]))
        continue;

      const guint d = distance_to_name (&typed, &other, least), part = distance_to_part (&typed, &other, least_part);

      if (d < least)
        {
          least = d;
          nearest = candidates[i];
        }
      if (part < least_part)
        {
          least_part = part;
          with_part = candidates[i];
        }
    }
  return least_part < least ? with_part : nearest;
}

char *
sortie_words_did_you_mean (const char *word, const char *const *candidates, gsize n)
{
  const char *nearest = sortie_words_nearest (word, candidates, n);

  /* a word that is spelled correctly but does not fit here is not a typing error */
  if (nearest == NULL || strcmp (nearest, word) == 0)
    return g_strdup ("");
  /* Translators: ends a message such as: unknown effect "rasie" */
  return g_strdup_printf (_ ("; did you mean “%s”?"), nearest);
}

char *
sortie_words_instead (const char *word, const char *const *candidates, gsize n)
{
  return n <= FEW ? sortie_words_among (word, candidates, n) : sortie_words_did_you_mean (word, candidates, n);
}

char *
sortie_words_among (const char *word, const char *const *candidates, gsize n)
{
  g_autofree char *near = sortie_words_did_you_mean (word, candidates, n);
  g_autoptr (GString) list = g_string_new (NULL);

  if (*near != '\0')
    return g_steal_pointer (&near);
  for (gsize i = 0; i < n; i++)
    if (candidates[i] != NULL && strcmp (candidates[i], word) != 0)
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", candidates[i]);
  return list->len > 0 ? g_strdup_printf (_ ("; there are: %s"), list->str) : g_strdup ("");
}

char *
sortie_words_not_id (const char *word)
{
  g_autofree char *clean = sortie_text_clean (word), *id = sortie_words_fold (word);
  g_autofree char *shown = sortie_text_truncate (clean, LETTERS_MAX, "...");
  g_autofree char *near = NULL, *sentence = NULL;

  g_strdelimit (id, " _", '-');
  near = sortie_words_is_id (id) ? sortie_words_did_you_mean (word, (const char *const *) &id, 1)
                                 : g_strdup ("");
  sentence =
      g_strdup_printf (_ ("“%s” is not an identifier: lower-case letters, digits and hyphens"), shown);
  return g_strconcat (sentence, near, NULL);
}

void
sortie_words_append_collapsed (GString *to, const char *text)
{
  while (*text != '\0')
    {
      gsize blank = strspn (text, BLANKS);
      gsize solid = strcspn (text + blank, BLANKS);

      if (blank > 0)
        g_string_append_c (to, ' ');
      g_string_append_len (to, text + blank, (gssize) solid);
      text += blank + solid;
    }
}

char *
sortie_words_collapse (const char *text)
{
  GString *collapsed = g_string_new (NULL);

  sortie_words_append_collapsed (collapsed, text + strspn (text, BLANKS));
  if (collapsed->len > 0 && collapsed->str[collapsed->len - 1] == ' ')
    g_string_truncate (collapsed, collapsed->len - 1);
  return g_string_free (collapsed, FALSE);
}

/* The length in bytes of the double quote at a position: straight, or one of “ ” „; 0 if there is none. */
static gsize
quote_length (const char *at)
{
  static const char *const curly[] = { "“", "”", "„" };

  if (*at == '"')
    return 1;
  for (gsize i = 0; i < G_N_ELEMENTS (curly); i++)
    if (g_str_has_prefix (at, curly[i]))
      return strlen (curly[i]);
  return 0;
}

/* Takes one word, parts of which may be quoted, and moves *at past it. */
static char *
take_word (const char **at)
{
  GString *word = g_string_new (NULL);
  gboolean quoted = FALSE;

  while (**at != '\0' && (quoted || strchr (BLANKS, **at) == NULL))
    {
      gsize quote = quote_length (*at);

      if (quote > 0)
        quoted = !quoted;
      else
        g_string_append_c (word, **at);
      *at += MAX (quote, 1);
    }
  return g_string_free (word, FALSE);
}

char **
sortie_words_split (const char *line)
{
  GPtrArray *words = g_ptr_array_new ();

  for (line += strspn (line, BLANKS); *line != '\0'; line += strspn (line, BLANKS))
    g_ptr_array_add (words, take_word (&line));
  return sortie_texts_end (words);
}

/* Letters that Unicode does not decompose, and characters that keyboards replace by plainer ones. */
static const struct
{
  gunichar letter;
  const char *plain;
} plain_letters[] = {
  { 0x00e6, "ae" }, /* æ */
  { 0x00f0, "d" },  /* ð */
  { 0x00f8, "o" },  /* ø */
  { 0x00fe, "th" }, /* þ */
  { 0x0111, "d" },  /* đ */
  { 0x0127, "h" },  /* ħ */
  { 0x0131, "i" },  /* ı */
  { 0x0142, "l" },  /* ł */
  { 0x0153, "oe" }, /* œ */
  { 0x2010, "-" },  /* hyphen */
  { 0x2013, "-" },  /* en dash */
  { 0x2014, "-" },  /* em dash */
  { 0x2018, "'" },  /* ‘ */
  { 0x2019, "'" },  /* ’ */
  { 0x201c, "\"" }, /* “ */
  { 0x201d, "\"" }, /* ” */
  { 0x201e, "\"" }, /* „ */
};

static void
append_plain (GString *to, gunichar c)
{
  if (g_unichar_ismark (c))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (plain_letters); i++)
    if (plain_letters[i].letter == c)
      {
        g_string_append (to, plain_letters[i].plain);
        return;
      }
  g_string_append_unichar (to, c);
}

/* The usual case, ASCII: the general way would give the same result in much more time. */
static char *
fold_ascii (const char *text)
{
  char *folded = g_malloc (strlen (text) + 1), *end = folded;

  for (text += strspn (text, BLANKS); *text != '\0'; text++)
    if (strchr (BLANKS, *text) == NULL)
      *end++ = g_ascii_tolower (*text);
    else if (end[-1] != ' ')
      *end++ = ' ';
  if (end > folded && end[-1] == ' ')
    end--;
  *end = '\0';
  return folded;
}

static char *
fold_unicode (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *apart = g_utf8_normalize (valid, -1, G_NORMALIZE_ALL);
  g_autofree char *lower = g_utf8_casefold (apart, -1);
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *at = lower; *at != '\0'; at = g_utf8_next_char (at))
    append_plain (plain, g_utf8_get_char (at));
  return sortie_words_collapse (plain->str);
}

char *
sortie_words_fold (const char *text)
{
  return g_str_is_ascii (text) ? fold_ascii (text) : fold_unicode (text);
}

gboolean
sortie_words_fold_to (const char *text, const char *folded)
{
  const char *first = text + strspn (text, BLANKS);
  g_autofree char *own = NULL;

  /* what begins with a letter of ASCII begins with it in lower case when it is folded */
  if ((guchar) *first < 0x80 && g_ascii_tolower (*first) != *folded)
    return FALSE;
  own = sortie_words_fold (first);
  return strcmp (own, folded) == 0;
}

gboolean
sortie_words_any_folds_to (const char *words, const char *folded)
{
  g_auto (GStrv) all = g_strsplit (words, " ", -1);

  for (guint i = 0; all[i] != NULL; i++)
    if (sortie_words_fold_to (all[i], folded))
      return TRUE;
  return FALSE;
}

/* Whether a character separates the words of a name. Letters and digits of any language are part of a word. */
static gboolean
is_between_words (const char *at)
{
  return *at == '\0' || strchr (" -'\",!?:", *at) != NULL;
}

gboolean
sortie_words_are_part (const char *part, const char *name)
{
  gsize length = strlen (part);

  if (length == 0)
    return FALSE;
  for (const char *at = strstr (name, part); at != NULL; at = strstr (at + 1, part))
    if ((at == name || is_between_words (at - 1)) && is_between_words (at + length))
      return TRUE;
  return FALSE;
}

/* Two words count as forms of one word if they share at least this many first letters, and differ in at most this many
 * last ones; one of them in one more if the other differs in one less: "atakowac" and "atakuj". */
#define LEAST_STEM 4
#define MOST_ENDING 3
/* The same for a whole word of a name, or one but for its last vowel: "mur" and "muru", "reka" and "reke". */
#define LEAST_WORD 3
/* The same for a whole word that is the first, or among others: "asa", "asa kier" for "as kier". */
#define LEAST_AMONG_OTHERS 2

/* How many letters two words share at their beginnings. */
static glong
letters_shared (const char *a, const char *b)
{
  glong n = 0;

  for (; *a != '\0' && g_utf8_get_char (a) == g_utf8_get_char (b); n++)
    {
      a = g_utf8_next_char (a);
      b = g_utf8_next_char (b);
    }
  return n;
}

/* Whether both end alike, where a letter is missing before: "wystw" for "wystaw". @a, @b: from where they differ. */
static gboolean
end_alike (const char *a, const char *b)
{
  return *a != '\0' && *b != '\0' && a[strlen (a) - 1] == b[strlen (b) - 1];
}

/* Whether one is the other with two letters swapped, which is a slip and no other ending: "knigth" for "knight".
 * @a, @b: from where they differ. */
static gboolean
are_swapped (const char *a, const char *b)
{
  const char *a2 = g_utf8_next_char (a), *b2 = g_utf8_next_char (b);

  return *a != '\0' && *b != '\0' && *a2 != '\0' && g_utf8_get_char (a) == g_utf8_get_char (b2)
         && g_utf8_get_char (b) == g_utf8_get_char (a2)
         && strcmp (g_utf8_next_char (a2), g_utf8_next_char (b2)) == 0;
}

gboolean
sortie_words_are_inflected (const char *a, const char *b)
{
  const glong shared = letters_shared (a, b);
  const glong ending_a = g_utf8_strlen (a, -1) - shared, ending_b = g_utf8_strlen (b, -1) - shared;
  const char *rest_a = g_utf8_offset_to_pointer (a, shared), *rest_b = g_utf8_offset_to_pointer (b, shared);

  return strcmp (a, b) == 0
         || (shared >= LEAST_STEM && MAX (ending_a, ending_b) <= MOST_ENDING + 1
             && ending_a + ending_b <= 2 * MOST_ENDING && !end_alike (rest_a, rest_b) && !are_swapped (rest_a, rest_b));
}

/* An ending is letters only: "track9" is no form of "track2". */
static gboolean
is_ending (const char *text)
{
  const char *at = text;

  while (g_unichar_isalpha (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);
  return *at == '\0' && g_utf8_strlen (text, -1) <= MOST_ENDING;
}

/* A consonant belongs to the stem. */
static gboolean
is_vowel (char folded)
{
  return strchr ("aeiouy", folded) != NULL;
}

static gboolean
ends_otherwise (const char *typed, const char *word, glong least)
{
  const glong shared = letters_shared (typed, word), ending = g_utf8_strlen (word, -1) - shared;
  const char *rest = g_utf8_offset_to_pointer (typed, shared);

  return (shared >= LEAST_STEM || (shared >= least && ending == 0)
          || (shared >= LEAST_WORD && ending == 1 && g_utf8_strlen (rest, -1) == 1
             && is_vowel (word[strlen (word) - 1])))
         && is_ending (rest) && !are_swapped (rest, g_utf8_offset_to_pointer (word, shared));
}

/* Whether the typed words fit those of the name one by one. @least: letters of a whole word of it */
static gboolean
fit_in_a_row (char **typed, char **words, glong least)
{
  gboolean otherwise = FALSE;

  for (; *typed != NULL; typed++, words++)
    if (*words == NULL || **typed == '\0')
      return FALSE;
    else if (!g_str_has_prefix (*words, *typed))
      {
        if (!ends_otherwise (*typed, *words, least))
          return FALSE;
        otherwise = TRUE;
      }
  return otherwise;
}

/* A quick test: whether a word of the name has the first two letters of what was typed. */
static gboolean
begin_alike (const char *typed, const char *name)
{
  const gsize n = MIN (strcspn (typed, " -"), 2);

  for (const char *at = name; at != NULL; at = strpbrk (at, " -'"))
    {
      at += at == name ? 0 : 1;
      if (strncmp (at, typed, n) == 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
sortie_words_end_otherwise (const char *typed, const char *name)
{
  g_auto (GStrv) parts = NULL, words = NULL;

  if (!begin_alike (typed, name))
    return FALSE;
  parts = g_strsplit_set (typed, " -", -1);
  words = g_strsplit_set (name, " -'", -1);
  for (char **at = words; *at != NULL; at++)
    if (fit_in_a_row (parts, at, at == words || parts[1] != NULL ? LEAST_AMONG_OTHERS : LEAST_WORD))
      return TRUE;
  return FALSE;
}

char *
sortie_words_hint (const char *word, GPtrArray *candidates)
{
  char *hint =
      sortie_words_instead (word, (const char *const *) candidates->pdata, candidates->len);

  g_ptr_array_unref (candidates);
  return hint;
}

gint
sortie_words_find (const char *word, GPtrArray *names, char **ret_hint)
{
  guint i = 0;

  *ret_hint = NULL;
  while (i < names->len && g_strcmp0 (names->pdata[i], word) != 0)
    i++;
  if (i == names->len)
    {
      *ret_hint = sortie_words_hint (word, names);
      return -1;
    }
  g_ptr_array_unref (names);
  return (gint) i;
}

void
sortie_words_add (GPtrArray *list, const char *word)
{
  if (*word != '\0' && !g_ptr_array_find_with_equal_func (list, word, g_str_equal, NULL))
    g_ptr_array_add (list, g_strdup (word));
}
