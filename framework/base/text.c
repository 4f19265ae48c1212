/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* text.c: text for people: cleaning, measuring, wrapping, filling in placeholders, and translating. */
#include <sortie/base.h>
#include "base/internal.h"

#include <string.h>

#include "base/i18n.h"

typedef struct
{
  gunichar first, last;
} Range;

static gboolean
in_ranges (gunichar c, const Range *ranges, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (c >= ranges[i].first && c <= ranges[i].last)
      return TRUE;
  return FALSE;
}

/* These reverse the direction of reading, so that a text can look different from what it says. */
static const Range bidi_controls[] = {
  { 0x061c, 0x061c },
  { 0x200e, 0x200f },
  { 0x202a, 0x202e },
  { 0x2066, 0x2069 },
};

static const Range other_unsafe[] = {
  { 0x0000, 0x001f }, /* C0 */
  { 0x007f, 0x009f }, /* delete and C1: U+009B alone starts a terminal command */
  { 0x2028, 0x2029 }, /* line and paragraph separators */
  { 0xd800, 0xdfff }, /* surrogates */
  { 0xfdd0, 0xfdef }, /* noncharacters */
  { 0x110000, 0xffffffff },
};

static gboolean
is_bidi_control (gunichar c)
{
  return in_ranges (c, bidi_controls, G_N_ELEMENTS (bidi_controls));
}

gboolean
sortie_text_is_safe (gunichar c)
{
  if (c < 0x7f) /* by far the most common case */
    return c >= 0x20;
  return !is_bidi_control (c) && !in_ranges (c, other_unsafe, G_N_ELEMENTS (other_unsafe))
         && (c & 0xfffe) != 0xfffe;
}

static gboolean
separates (gunichar c)
{
  return (c >= '\t' && c <= '\r') || c == 0x85 || c == 0x2028 || c == 0x2029;
}

static char *
clean (const char *text, gboolean keep_lines)
{
  g_autofree char *valid = g_utf8_make_valid (text == NULL ? "" : text, -1);
  GString *cleaned = g_string_sized_new (strlen (valid));

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (is_bidi_control (c) || (c == '\r' && at[1] == '\n'))
        continue;
      if (sortie_text_is_safe (c) || (keep_lines && c == '\n'))
        g_string_append_unichar (cleaned, c);
      else
        g_string_append_unichar (cleaned, separates (c) ? ' ' : 0xfffd);
    }
  return g_string_free (cleaned, FALSE);
}

char *
sortie_text_clean (const char *text)
{
  return clean (text, FALSE);
}

char *
sortie_text_clean_lines (const char *text)
{
  return clean (text, TRUE);
}

static guint
columns (gunichar c)
{
  if (c < 0x300) /* in front of the combining marks each has one */
    return 1;
  if (g_unichar_iszerowidth (c))
    return 0;
  return g_unichar_iswide (c) ? 2 : 1;
}

char *
sortie_text_capitalize (const char *text)
{
  char first[8] = "";

  if (*text == '\0' || g_ascii_isdigit (text[1])) /* the name of a space, "b3", stays in lower case as players type
                                                   * it */
    return g_strdup (text);
  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (text)), first);
  return g_strconcat (first, g_utf8_next_char (text), NULL);
}

guint
sortie_text_width (const char *text)
{
  guint width = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    width += columns (g_utf8_get_char (text));
  return width;
}

/* How many bytes from the start of the text fit into the width. Combining marks stay with their letter. */
static gsize
fitting (const char *text, guint width)
{
  const char *at = text;

  for (; *at != '\0'; at = g_utf8_next_char (at))
    {
      guint needed = columns (g_utf8_get_char (at));

      if (needed > width)
        break;
      width -= needed;
    }
  return (gsize) (at - text);
}

char *
sortie_text_truncate (const char *text, guint width, const char *ellipsis)
{
  if (sortie_text_width (text) <= width)
    return g_strdup (text);
  if (ellipsis == NULL || sortie_text_width (ellipsis) > width)
    ellipsis = "";

  gsize kept = fitting (text, width - sortie_text_width (ellipsis));

  return g_strdup_printf ("%.*s%s", (int) kept, text, ellipsis);
}

char *
sortie_text_pad (const char *text, guint width)
{
  guint used = sortie_text_width (text);
  int spaces = used < width ? (int) (width - used) : 0;

  return g_strdup_printf ("%s%*s", text, spaces, "");
}

typedef struct
{
  GPtrArray *lines;
  GString *line; /* the line being filled */
  guint width;
} Wrap;

static void
end_line (Wrap *wrap)
{
  g_ptr_array_add (wrap->lines, g_strdup (wrap->line->str));
  g_string_truncate (wrap->line, 0);
}

/* Finds the best place to cut a word that is too wide: after the last of these characters, or else where the line is
 * full. */
static gsize
best_cut (const char *word, gsize full)
{
  for (gsize i = full; i > 1; i--)
    if (strchr ("-/._:,", word[i - 1]) != NULL)
      return i;
  return full;
}

/* Fills whole lines from a word that is too wide for one, and returns the rest, which is never empty. A letter wider
 * than a line gets a line of its own. */
static const char *
break_word (Wrap *wrap, const char *word)
{
  while (sortie_text_width (word) > wrap->width && *g_utf8_next_char (word) != '\0')
    {
      gsize part = best_cut (word, fitting (word, wrap->width));

      if (part == 0)
        part = (gsize) (g_utf8_next_char (word) - word);
      g_string_append_len (wrap->line, word, (gssize) part);
      end_line (wrap);
      word += part;
    }
  return word;
}

static void
add_word (Wrap *wrap, const char *word)
{
  guint used = sortie_text_width (wrap->line->str);

  if (wrap->line->len > 0 && used + 1 + sortie_text_width (word) <= wrap->width)
    {
      g_string_append_printf (wrap->line, " %s", word);
      return;
    }
  if (wrap->line->len > 0)
    end_line (wrap);
  g_string_append (wrap->line, break_word (wrap, word));
}

static void
add_paragraph (Wrap *wrap, const char *paragraph)
{
  g_auto (GStrv) words = g_strsplit_set (paragraph, " \t", -1);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      add_word (wrap, *word);
  end_line (wrap);
}

char **
sortie_text_wrap (const char *text, guint width)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", -1);
  g_autoptr (GString) line = g_string_new (NULL);
  Wrap wrap = { .lines = g_ptr_array_new (), .line = line, .width = MAX (width, 1) };

  for (char **paragraph = paragraphs; *paragraph != NULL; paragraph++)
    add_paragraph (&wrap, *paragraph);
  if (wrap.lines->len == 0)
    end_line (&wrap);
  return sortie_texts_end (wrap.lines);
}

/* The length of the placeholder `{name}` that begins here; 0 if none does. Its name may have tags: `{name:tag+tag}`. */
static gsize
blank_length (const char *at)
{
  const char *end = at + 1;

  if (at[0] != '{' || !g_ascii_islower (at[1]))
    return 0;
  while (g_ascii_islower (*end) || g_ascii_isdigit (*end) || *end == '-' || *end == '_'
         || ((*end == ':' || *end == '+') && g_ascii_islower (end[1])))
    end++;
  return *end == '}' ? (gsize) (end + 1 - at) : 0;
}

/* The next placeholder at or after a position, or NULL. */
static const char *
find_blank (const char *at, gsize *ret_length)
{
  for (at = strchr (at, '{'); at != NULL; at = strchr (at + 1, '{'))
    {
      *ret_length = blank_length (at);
      if (*ret_length > 0)
        return at;
    }
  return NULL;
}

/* The value for a placeholder, or NULL if there is none. */
static const char *
find_value (const char *blank, gsize length, const SortieTextArg *args, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (strlen (args[i].name) == length - 2 && strncmp (args[i].name, blank + 1, length - 2) == 0)
      return args[i].value;
  return NULL;
}

char *
sortie_text_fill (const char *pattern, const SortieTextArg *args, gsize n)
{
  GString *filled = g_string_new (NULL);
  const char *blank;
  gsize length;

  while ((blank = find_blank (pattern, &length)) != NULL)
    {
      const char *value = find_value (blank, length, args, n);

      g_string_append_len (filled, pattern, blank - pattern);
      if (value != NULL)
        g_string_append (filled, value);
      else
        g_string_append_len (filled, blank, (gssize) length);
      pattern = blank + length;
    }
  g_string_append (filled, pattern);
  return g_string_free (filled, FALSE);
}

char *
sortie_sentence_va (const char *pattern, va_list blanks)
{
  SortieTextArg args[16];
  const char *name;
  gsize n = 0;

  while ((name = va_arg (blanks, const char *)) != NULL)
    {
      g_assert (n < G_N_ELEMENTS (args));
      args[n++] = (SortieTextArg) { .name = name, .value = va_arg (blanks, const char *) };
    }
  return sortie_text_fill (pattern, args, n);
}

char *
sortie_sentence (const char *pattern, ...)
{
  va_list blanks;
  char *sentence;

  va_start (blanks, pattern);
  sentence = sortie_sentence_va (pattern, blanks);
  va_end (blanks);
  return sentence;
}

static gboolean
has_blank (const char *pattern, const char *wanted, gsize wanted_length)
{
  const char *blank;
  gsize length;

  while ((blank = find_blank (pattern, &length)) != NULL)
    {
      if (length == wanted_length && strncmp (blank, wanted, length) == 0)
        return TRUE;
      pattern = blank + length;
    }
  return FALSE;
}

static gboolean
has_blanks_of (const char *pattern, const char *other)
{
  const char *blank;
  gsize length;

  while ((blank = find_blank (other, &length)) != NULL)
    {
      if (!has_blank (pattern, blank, length))
        return FALSE;
      other = blank + length;
    }
  return TRUE;
}

gboolean
sortie_text_placeholders_equal (const char *a, const char *b)
{
  return has_blanks_of (a, b) && has_blanks_of (b, a);
}

/* A game's catalogue does not contain the library's own texts that the game uses, such as those of the common pack
 * (sortie/deck.h). libintl returns the key itself when it finds no translation. */
static const char *
of_domain (const char *domain, const char *key)
{
  const char *translated = dgettext (domain, key);

  return translated != key || strcmp (domain, SORTIE_TEXT_DOMAIN) == 0
             ? translated
             : dgettext (SORTIE_TEXT_DOMAIN, key);
}

const char *
sortie_text_translate (const char *domain, const char *text)
{
  const char *translated, *glue;

  if (text == NULL || *text == '\0')
    return text;
  translated = domain != NULL ? of_domain (domain, text) : text;
  glue = translated == text ? strchr (text, '\004') : NULL;
  return glue != NULL ? sortie_text_translate (domain, glue + 1) : translated;
}

const char *
sortie_text_language (void)
{
  static const char head[] = ""; /* in an array, because xgettext would extract a literal as a message */

  /* the header of each language's catalogue is different */
  return dgettext (SORTIE_TEXT_DOMAIN, head);
}

const char *
sortie_text_translate_name (const char *domain, const char *id, const char *name)
{
  char key[256];
  const char *translated;

  if (domain == NULL || name == NULL
      || g_snprintf (key, sizeof key, "%s\004%s", id, name) >= (int) sizeof key)
    return name;
  /* not the library's catalogue: its names are those of other games */
  translated = dgettext (domain, key);
  return translated != key ? translated : name;
}

char *
sortie_texts_join (const GPtrArray *texts, const char *between)
{
  GString *joined = g_string_new (NULL);

  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (joined, "%s%s", i > 0 ? between : "", (const char *) texts->pdata[i]);
  return g_string_free (joined, FALSE);
}
