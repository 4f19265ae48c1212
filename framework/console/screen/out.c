/* SPDX-License-Identifier: GPL-3.0-or-later */
/* out.c: lays out text and writes it to a person or a file (out.h). */
#include "console/screen/out.h"

#include <errno.h>
#include <langinfo.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/text.h"
#include "base/file.h"
#include "base/i18n.h"

#define DEFAULT_WIDTH 80
#define DEFAULT_ROWS 40
/* a narrower window still wraps at this width */
#define LEAST_WIDTH 20
/* longer lines are hard to read */
#define MOST_WIDTH 100
/* text gets at least this width, however deeply it is indented */
#define LEAST_TEXT 14
/* what is said about something needs so much room beside it, or it goes below */
#define ROOM_BESIDE 24
/* where the text of a numbered item begins */
#define ITEM_COLUMN 6
#define NO_BREAK "\302\240"

/* How a style looks in a terminal of 8 colours, and in one of 256; and without colours. */
typedef struct
{
  const char *few, *many, *mark;
} Style;

/* Of 256 colours, those that are about as far from black as from white, so that they can be read on either ground (a
 * contrast of 3.5 at least), and that colour-blind people tell apart: green, orange, blue and purple as Okabe and Ito
 * propose. Of 8 colours, yellow cannot be read on white. Damage is red, and underlined for whoever sees no red. What
 * can act has the colour of plain text in bold, beside which all others are pale. */
static const Style styles[CONSOLE_N_STYLES] = {
  [CONSOLE_PLAIN] = { "", "", "" },
  [CONSOLE_STRONG] = { "\033[1m", "\033[1m", "\033[1m" },
  [CONSOLE_FAINT] = { "\033[2m", "\033[2m", "\033[2m" },
  [CONSOLE_OWN] = { "\033[32m", "\033[38;5;29m", "" },
  [CONSOLE_OTHER] = { "\033[35m", "\033[38;5;166m", "" },
  [CONSOLE_SECOND] = { "\033[36m", "\033[38;5;32m", "" },
  [CONSOLE_THIRD] = { "\033[31m", "\033[38;5;133m", "" },
  [CONSOLE_HURT] = { "\033[4;31m", "\033[4;38;5;160m", "\033[4m" },
  [CONSOLE_ACTIVE] = { "\033[1m", "\033[1m", "\033[1m" },
  [CONSOLE_WRONG] = { "\033[31m", "\033[31m", "" },
};

static gboolean
has_teams (const ConsoleOut *out)
{
  for (guint i = 0; i < G_N_ELEMENTS (out->teams); i++)
    if (out->teams[i] != 0)
      return TRUE;
  return FALSE;
}

/* The seats before this one, without the reader, that are in the team or are not. */
static guint
count_before (const ConsoleOut *out, guint8 seat, guint8 reader, guint8 team, gboolean in_team)
{
  guint n = 0;

  for (guint8 i = 0; i < seat; i++)
    n += i != reader && (out->teams[i] == team) == in_team;
  return n;
}

/* The other seats in their order; a spectator is in no team. */
ConsoleStyle
console_style_of_seat (const ConsoleOut *out, guint8 seat, guint8 reader)
{
  static const ConsoleStyle others[] = { CONSOLE_OTHER, CONSOLE_SECOND, CONSOLE_THIRD };
  static const ConsoleStyle opponents[] = { CONSOLE_OTHER, CONSOLE_THIRD }, partners[] = { CONSOLE_SECOND };
  guint8 team;

  if (seat == SORTIE_NO_SEAT)
    return CONSOLE_PLAIN;
  if (seat == reader)
    return CONSOLE_OWN;
  if (!has_teams (out) || reader >= SORTIE_MAX_SEATS)
    return others[(seat - (reader < seat)) % G_N_ELEMENTS (others)];
  team = out->teams[reader];
  return out->teams[seat] == team
           ? partners[count_before (out, seat, reader, team, TRUE) % G_N_ELEMENTS (partners)]
           : opponents[count_before (out, seat, reader, team, FALSE) % G_N_ELEMENTS (opponents)];
}

guint
console_sign_of_seat (const ConsoleOut *out, guint8 seat)
{
  gboolean up;

  if (!has_teams (out))
    return seat % 4;
  up = out->teams[seat] == out->teams[0];
  return (up ? 0 : 1) + 2 * (count_before (out, seat, SORTIE_NO_SEAT, out->teams[0], up) % 2);
}

gboolean
console_out_knows_codes (void)
{
  const char *terminal = g_getenv ("TERM");

  return terminal != NULL && *terminal != '\0' && strcmp (terminal, "dumb") != 0;
}

/* NO_COLOR is about colours alone. */
static gboolean
wants_colour (void)
{
  const char *refused = g_getenv ("NO_COLOR");

  return refused == NULL || *refused == '\0';
}

static gboolean
has_many_colours (void)
{
  const char *terminal = g_getenv ("TERM"), *colours = g_getenv ("COLORTERM");

  return (terminal != NULL && (strstr (terminal, "256color") != NULL || strstr (terminal, "direct") != NULL))
         || g_strcmp0 (colours, "truecolor") == 0 || g_strcmp0 (colours, "24bit") == 0;
}

ConsoleOut *
console_out_new (FILE *file)
{
  ConsoleOut *out = g_new0 (ConsoleOut, 1);
  const char *charset = nl_langinfo (CODESET);

  out->file = file;
  out->pending = g_string_new (NULL);
  out->foot = g_string_new (NULL);
  out->width = out->columns = DEFAULT_WIDTH;
  out->rows = DEFAULT_ROWS;
  /* the C locale calls its character set by this name for ASCII */
  if (strcmp (charset, "UTF-8") != 0 && strcmp (charset, "ANSI_X3.4-1968") != 0)
    out->charset = g_strdup_printf ("%s//TRANSLIT", charset);
  out->ascii = strcmp (charset, "UTF-8") != 0;
  out->terminal = file != NULL && isatty (fileno (file));
  out->marks = out->terminal && console_out_knows_codes ();
  out->colour = out->marks && wants_colour ();
  out->many_colours = has_many_colours ();
  console_out_measure (out);
  return out;
}

void
console_out_free (ConsoleOut *out)
{
  if (out == NULL)
    return;
  console_out_flush (out);
  g_string_free (out->pending, TRUE);
  g_string_free (out->foot, TRUE);
  g_free (out->charset);
  g_clear_pointer (&out->grid_looks, g_array_unref);
  g_free (out);
}

void
console_out_measure (ConsoleOut *out)
{
  struct winsize size;

  if (out->file == NULL || ioctl (fileno (out->file), TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
    return;
  if (size.ws_row > 0)
    out->rows = MAX (size.ws_row, out->taken + 1u) - out->taken;
  if (out->fixed)
    return;
  out->width = CLAMP (size.ws_col, LEAST_WIDTH, MOST_WIDTH);
  out->columns = MAX (size.ws_col, LEAST_WIDTH);
}

void
console_out_set_width (ConsoleOut *out, guint width)
{
  out->width = out->columns = width;
  out->fixed = TRUE;
}

guint
console_out_rows_of (const ConsoleOut *out, const char *text)
{
  g_auto (GStrv) lines = sortie_text_wrap (text, out->width);

  return g_strv_length (lines);
}

void
console_out_set_ascii (ConsoleOut *out)
{
  g_clear_pointer (&out->charset, g_free);
  out->ascii = TRUE;
}

/* Signs with an ASCII equivalent that removing accents does not find. */
static const struct
{
  gunichar sign;
  const char *likeness;
} likenesses[] = {
  { 0x00a0, " " }, { 0x00d7, "x" }, { 0x2013, "-" },  { 0x2014, "-" },  { 0x2018, "'" },
  { 0x2019, "'" }, { 0x201a, "'" }, { 0x201c, "\"" }, { 0x201d, "\"" }, { 0x201e, "\"" },
  { 0x2026, "..." }, { 0x2500, "-" }, { 0x2502, "|" }, { 0x2605, "*" }, { 0x00b7, "|" },
  { 0x2660, "S" }, { 0x2663, "C" }, { 0x2665, "H" }, { 0x2666, "D" }, /* as people type them */
};

/* Replaces each sign by one sign, so that the columns of a layout stay; only the ellipsis becomes longer. */
static char *
plain (const char *text)
{
  GString *ascii = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar sign = g_utf8_get_char (at);
      g_autofree char *alone = g_strndup (at, (gsize) (g_utf8_next_char (at) - at));
      g_autofree char *likeness = sign < 0x80 ? g_strdup (alone) : NULL;

      for (guint i = 0; likeness == NULL && i < G_N_ELEMENTS (likenesses); i++)
        if (likenesses[i].sign == sign)
          likeness = g_strdup (likenesses[i].likeness);
      if (likeness == NULL)
        likeness = g_str_to_ascii (alone, "C");
      g_string_append (ascii, likeness);
    }
  return g_string_free (ascii, FALSE);
}

/* Whether the reader may only get ASCII. */
static gboolean
is_ascii (const ConsoleOut *out)
{
  return out->ascii && out->charset == NULL;
}

/* The layout is done, so non-breaking spaces become plain ones. */
static char *
loosen (char *text)
{
  for (char *at = strstr (text, NO_BREAK); at != NULL; at = strstr (at, NO_BREAK))
    {
      *at++ = ' ';
      memmove (at, at + 1, strlen (at));
    }
  return text;
}

/* The clean text in the terminal's character set. Missing characters become similar ones, or a question mark. */
static char *
for_terminal (const ConsoleOut *out, const char *text)
{
  char *clean = loosen (sortie_text_clean (text));
  char *converted;

  if (is_ascii (out))
    {
      converted = plain (clean);
      g_free (clean);
      return converted;
    }
  if (out->charset == NULL)
    return clean;
  converted = g_convert_with_fallback (clean, -1, out->charset, "UTF-8", "?", NULL, NULL, NULL);
  if (converted == NULL)
    return clean;
  g_free (clean);
  return converted;
}

void
console_out_add (ConsoleOut *out, ConsoleStyle style, const char *text)
{
  g_autofree char *shown = for_terminal (out, text);
  const Style *s = &styles[style];
  const char *code = !out->colour ? out->marks ? s->mark : "" : out->many_colours ? s->many : s->few;
  const gboolean styled = *code != '\0' && *shown != '\0';

  g_string_append_printf (out->pending, "%s%s%s", styled ? code : "", shown, styled ? "\033[0m" : "");
}

void
console_out_add_piece (ConsoleOut *out, ConsoleStyle style, const char *text, const char *hurt, const char *active)
{
  const char *at = hurt != NULL ? g_strrstr (text, hurt) : NULL;
  const char *mark = active != NULL ? g_strrstr (text, active) : NULL;
  const char *part = at == NULL || (mark != NULL && mark < at) ? mark : at;
  const char *found = part == NULL ? "" : part == at ? hurt : active;
  g_autofree char *before = part != NULL ? g_strndup (text, (gsize) (part - text)) : g_strdup (text);

  console_out_add (out, style, before);
  if (part == NULL)
    return;
  console_out_add (out, part == at ? CONSOLE_HURT : CONSOLE_ACTIVE, found);
  console_out_add_piece (out, style, part + strlen (found), part == at ? NULL : hurt, part == at ? active : NULL);
}

void
console_out_end_line (ConsoleOut *out)
{
  g_string_append_c (out->pending, '\n');
}

void
console_out_gap (ConsoleOut *out, guint used, guint column)
{
  for (; used < column; used++)
    g_string_append_c (out->pending, ' ');
}

/* The number that ends the text; 0: none does. */
static gulong
number_at_end (const char *text)
{
  const char *at = text + strlen (text);

  while (at > text && g_ascii_isdigit (at[-1]))
    at--;
  return strtoul (at, NULL, 10);
}

/* "2 times Imp" for "2 × Imp", which speech calls a sign or leaves out. (transfer full) */
static char *
times_in_words (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, NO_BREAK "×" NO_BREAK, -1);
  g_autoptr (GString) words = g_string_new (parts[0]);

  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    /* Translators: between a number and the name of the card or unit that there is so often: "2 times Imp". */
    g_string_append_printf (words, NO_BREAK "%s" NO_BREAK "%s",
                            ngettext_ ("time", "times", number_at_end (parts[i - 1])), parts[i]);
  return g_strdup (words->str);
}

/* The columns left of a text. A listener, or a reader of braille, gets none, but between what is in the line already
 * and the text. */
static guint
inset_of (const ConsoleOut *out, guint indent)
{
  const GString *pending = out->pending;
  const gboolean begins_line = pending->len == 0 || pending->str[pending->len - 1] == '\n';

  return out->linear != CONSOLE_LINEAR_OFF && begins_line ? 0 : MIN (indent, out->width - MIN (LEAST_TEXT, out->width));
}

void
console_out_hang (ConsoleOut *out, ConsoleStyle style, guint indent, guint less, const char *text)
{
  const guint inset = inset_of (out, indent);
  g_autofree char *whole = g_utf8_make_valid (text, -1);
  g_autofree char *valid = out->linear ? times_in_words (whole) : g_steal_pointer (&whole);
  /* convert to ASCII before measuring, since text may become longer */
  g_autofree char *shown = is_ascii (out) ? plain (valid) : g_steal_pointer (&valid);
  g_auto (GStrv) lines = sortie_text_wrap (shown, out->width - inset);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      console_out_gap (out, i == 0 ? less : 0, inset);
      console_out_add (out, style, lines[i]);
      console_out_end_line (out);
    }
}

char **
console_events_in_runs (char *const *sentences)
{
  GPtrArray *runs = g_ptr_array_new ();

  for (guint i = 0, n; sentences[i] != NULL; i += n)
    {
      g_autofree char *number = NULL;
      gsize length = strlen (sentences[i]);

      n = 1;
      if (length == 0)
        continue;
      for (; g_strcmp0 (sentences[i], sentences[i + n]) == 0;)
        n++;
      number = g_strdup_printf ("%u", n);
      /* the full stop goes after the number */
      if (n > 1 && g_str_has_suffix (sentences[i], "."))
        {
          g_autofree char *open = g_strndup (sentences[i], length - 1);

          /* Translators: something that happened {n} times in a row, at least twice. */
          g_ptr_array_add (runs, sortie_sentence (_ ("{event} ({n} times)."), "event", open, "n",
                                                  number, NULL));
        }
      else
        for (guint k = 0; k < n; k++)
          g_ptr_array_add (runs, g_strdup (sentences[i]));
    }
  g_ptr_array_add (runs, NULL);
  return (char **) g_ptr_array_free (runs, FALSE);
}

void
console_out_events (ConsoleOut *out, guint indent, char *const *sentences)
{
  g_auto (GStrv) runs = console_events_in_runs (sentences);

  for (guint i = 0; runs[i] != NULL; i++)
    console_out_hang (out, CONSOLE_PLAIN, indent, 2, runs[i]);
}

/* Keeps the spaces before the text; continued lines are indented by two more columns. */
static void
say_indented (ConsoleOut *out, ConsoleStyle style, const char *text)
{
  console_out_hang (out, style, (guint) strspn (text, " ") + 2, 2, text);
}

/* "pass-until: passes until something is aimed at you", for speech: in no columns, which are runs of spaces. */
static void
say_pair_in_words (ConsoleOut *out, ConsoleStyle style, const char *left, const char *right)
{
  g_auto (GStrv) words = g_strsplit (left, " ", -1);
  g_autoptr (GString) label = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (label, "%s%s", label->len > 0 ? " " : "", words[i]);
  if (*right != '\0')
    console_out_fill_in (out, style, _ ("{label}: {text}"), "label", label->str, "text", right, NULL);
  else
    console_out_say_in (out, style, label->str);
}

void
console_out_pair (ConsoleOut *out, ConsoleStyle style, const char *left, guint column, guint below,
                  const char *right)
{
  guint used = sortie_text_width (left);

  if (out->linear != CONSOLE_LINEAR_OFF)
    {
      say_pair_in_words (out, style, left, right);
      return;
    }
  if (used < column && column + ROOM_BESIDE <= out->width)
    {
      console_out_add (out, style, left);
      console_out_hang (out, CONSOLE_PLAIN, column, used, right);
      return;
    }
  say_indented (out, style, left);
  if (*right != '\0')
    console_out_hang (out, CONSOLE_PLAIN, below, 0, right);
}

/* "  --ascii      draw with plain characters": a line with a gap is a pair. */
static void
say_wide_line (ConsoleOut *out, const char *line)
{
  gsize indent = strspn (line, " ");
  const char *gap = strstr (line + indent, "  ");
  g_autofree char *left = gap != NULL ? g_strndup (line, (gsize) (gap - line)) : NULL;
  const char *right = gap != NULL ? gap + strspn (gap, " ") : NULL;

  if (gap == NULL)
    {
      say_indented (out, CONSOLE_PLAIN, line);
      return;
    }
  console_out_pair (out, CONSOLE_PLAIN, left,
                    sortie_text_width (left) + (guint) (right - gap), (guint) indent + 2, right);
}

void
console_out_lines (ConsoleOut *out, const char *text)
{
  /* a message may quote the command line, which may contain any bytes */
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_auto (GStrv) lines = g_strsplit (valid, "\n", -1);
  guint n = g_strv_length (lines);

  if (n > 1 && *lines[n - 1] == '\0') /* the text already ends with a newline */
    n--;
  for (guint i = 0; i < n; i++)
    if (sortie_text_width (lines[i]) > out->width)
      say_wide_line (out, lines[i]);
    else
      {
        console_out_add (out, CONSOLE_PLAIN, lines[i]);
        console_out_end_line (out);
      }
}

void
console_out_report (ConsoleOut *out, const char *text)
{
  if (out->terminal || out->fixed)
    console_out_lines (out, text);
  else
    console_out_raw (out, text);
}

void
console_out_item (ConsoleOut *out, guint number, const char *text)
{
  g_autofree char *left = g_strdup_printf ("%*u", ITEM_COLUMN - 2, number);

  console_out_add (out, CONSOLE_PLAIN, left);
  console_out_hang (out, CONSOLE_PLAIN, ITEM_COLUMN, ITEM_COLUMN - 2, text);
}

/* A paragraph that was said. */
typedef struct
{
  ConsoleStyle style;
  char *text;
} Kept;

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  g_free (kept->text);
  g_free (kept);
}

GPtrArray *
console_kept_new (void)
{
  return g_ptr_array_new_with_free_func (kept_free);
}

void
console_out_keep (ConsoleOut *out, GPtrArray *kept)
{
  out->kept = kept;
}

void
console_out_say_kept (ConsoleOut *out, const GPtrArray *kept)
{
  for (guint i = 0; i < kept->len; i++)
    {
      const Kept *said = kept->pdata[i];

      console_out_say_in (out, said->style, said->text);
    }
}

void
console_out_say_in (ConsoleOut *out, ConsoleStyle style, const char *text)
{
  if (out->kept != NULL)
    {
      Kept *kept = g_new (Kept, 1);

      *kept = (Kept){ style, g_strdup (text) };
      g_ptr_array_add (out->kept, kept);
    }
  console_out_hang (out, style, 0, 0, text);
}

void
console_out_say (ConsoleOut *out, const char *text)
{
  console_out_say_in (out, CONSOLE_PLAIN, text);
}

void
console_out_fill (ConsoleOut *out, const char *pattern, ...)
{
  g_autofree char *text = NULL;
  va_list blanks;

  va_start (blanks, pattern);
  text = sortie_sentence_va (pattern, blanks);
  va_end (blanks);
  console_out_say (out, text);
}

void
console_out_fill_in (ConsoleOut *out, ConsoleStyle style, const char *pattern, ...)
{
  g_autofree char *text = NULL;
  va_list blanks;

  va_start (blanks, pattern);
  text = sortie_sentence_va (pattern, blanks);
  va_end (blanks);
  console_out_say_in (out, style, text);
}

void
console_out_raw (ConsoleOut *out, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (lines[i + 1] == NULL && *lines[i] == '\0')
        break;
      console_out_add (out, CONSOLE_PLAIN, lines[i]);
      console_out_end_line (out);
    }
}

/* First what readline has written to the file. */
static gboolean
write_pending (ConsoleOut *out)
{
  int fd = fileno (out->file);

  while (fflush (out->file) != 0)
    if (!sortie_file_may_go_on (fd))
      return FALSE;
  return sortie_file_write_all (fd, out->pending->str, out->pending->len);
}

gboolean
console_out_flush (ConsoleOut *out)
{
  if (out->file == NULL)
    return !console_out_is_lost (out);
  if (!console_out_is_lost (out) && !write_pending (out))
    out->error = errno;
  g_string_truncate (out->pending, 0);
  return !console_out_is_lost (out);
}

gboolean
console_out_close (ConsoleOut *out)
{
  FILE *file = out->file;

  console_out_flush (out);
  out->file = NULL;
  if (file != NULL && fclose (file) != 0 && !console_out_is_lost (out))
    out->error = errno;
  return !console_out_is_lost (out);
}

gboolean
console_out_is_lost (const ConsoleOut *out)
{
  return out->error != 0;
}

guint
console_out_count_lines (const char *laid_out)
{
  guint n = 0;

  for (const char *at = strchr (laid_out, '\n'); at != NULL; at = strchr (at + 1, '\n'))
    n++;
  return n;
}

/* Home, the screen, the scroll-back, in this order: some terminals move what they clear from the screen to the
 * scroll-back. */
#define CLEAR "\033[H\033[2J\033[3J"

gboolean
console_out_clear (ConsoleOut *out)
{
  gboolean can = console_out_knows_codes ();

  console_out_measure (out);
  if (can)
    g_string_append (out->pending, CLEAR);
  else
    for (guint i = 0; i < out->rows + out->taken; i++)
      console_out_end_line (out);
  return can;
}

const char *
console_out_ellipsis (const ConsoleOut *out)
{
  return out->ascii ? "..." : "…";
}
