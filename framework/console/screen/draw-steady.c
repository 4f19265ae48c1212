/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw-steady.c: a table whose places stay where they are on the screen, so that the eye finds them.
 *
 *     ▼ Byloss (Medium)   Life 25 of 25   Menace Level 2 of 5   Reserve token 1 of 1
 *     Resources 16   Reserve 2    Casualties 0    Boss hand 1: Goblin Stabber
 *     ┌─▼ War Track 3───────────┬─▼ War Track 2───────────┬─▼ War Track 1───────────┐
 *     │▼Goblin Archer           │▼Powder Thrower         ◆│                         │
 *     │ ATT 4, DEF 0            │ ATT 4, DEF 0            │                         │
 *     ├─Front Line (Boss)───────┼─No Man's Land───────────┼─Front Line (yours)──────┤
 *     │                         │                         │                         │
 *
 * The form follows from the window and from what never changes in a match: the places, the names of piles and numbers,
 * the size of a grid. What is on the table never changes it. So nothing is remembered from one prompt to the next, and
 * a loaded match looks like the one that was left. Each part has its lines:
 *
 * - a place, as many as any other, whether there is something in it or not; only in a list that is too long for the
 *   window, empty ones share lines, which the hand gets;
 * - the numbers and piles of a seat, as many as they need if each lists nothing, always all of them, in a low window
 *   each in its column, without dots between columns of different widths. If they need more, we omit the top cards of
 *   piles first, then cut the last line;
 * - what names cut in a grid mean, KEY lines (draw-grid.c);
 * - the reader's hand, below all places, what the question leaves of the window. If that is not enough, we omit
 *   the numbers of the cards first, then the last cards, and write how many we omitted.
 *
 * A table without places (cards in a trick) has nothing to keep in place; draw.c draws it, and any other for which
 * even the smallest of these forms is too large.
 */
#include "console/screen/drawing.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include <sortie/view.h>

/* lines of the window that the table leaves in any case: the status, the question, what is typed */
#define LEAST_AROUND 6
/* and unless they are needed, for what the others did */
#define NEWS 1
/* in a wider window places are side by side */
#define LISTED_BELOW 60
/* columns of a number, of a word instead of one, and of a number with a top card */
#define NUMBER 2
#define WORD 10
#define TOP_CARD 16
/* of what goes on in another line */
#define INDENT 2
/* a list of at most so many columns follows the number of its pile */
#define SHORT_LIST 20
/* of a label that is cut before its number, with the sign of that */
#define LEAST_LABEL 3

/* The forms from the roomiest on. */
typedef struct
{
  ConsoleBoxForm boxes;
  gboolean headings; /* have their own lines; otherwise they share one with the numbers of the seat */
  gboolean tight;    /* one line per seat, whose sign is explained there */
  guint hand;        /* lines for the reader's hand, at least */
} SteadyForm;

static const SteadyForm forms[] = {
  { .boxes = { CONSOLE_BOXES_APART, 3, TRUE }, .headings = TRUE, .hand = 2 },
  { .boxes = { CONSOLE_BOXES_JOINED, 2, TRUE }, .hand = 2 },
  { .boxes = { CONSOLE_BOXES_JOINED, 1, TRUE }, .hand = 2 },
  { .boxes = { CONSOLE_BOXES_JOINED, 1, FALSE }, .hand = 2 },
  { .boxes = { CONSOLE_BOXES_INLINE, 1, FALSE }, .hand = 2 },
  { .boxes = { CONSOLE_BOXES_LISTED, 1, FALSE }, .hand = 2 },
  { .boxes = { CONSOLE_BOXES_LISTED, 1, FALSE }, .tight = TRUE, .hand = 2 },
  { .boxes = { CONSOLE_BOXES_LISTED, 1, FALSE }, .tight = TRUE, .hand = 1 },
};

static const ConsoleForm roomy = { .in_words = TRUE };
static const ConsoleForm roomy_bare = { .in_words = TRUE, .bare = TRUE };
static const ConsoleForm full = { .in_words = TRUE, .brief = TRUE };
static const ConsoleForm bare = { .in_words = TRUE, .brief = TRUE, .bare = TRUE };

typedef struct
{
  ConsoleDrawing *d;
  const SteadyForm *form;
  guint layout;    /* of the grid */
  gboolean signs;  /* before names and labels */
  gboolean whole;  /* nothing is cut */
  gboolean measuring;
  guint lines;     /* measured */
  guint most;      /* lines for the table */
  guint spared;    /* lines that empty places leave to the hand */
  gsize before;    /* where it begins */
  const SortieSketchItem *heading; /* (nullable): not drawn yet */
  guint8 seat;     /* whose part it is */
  const SortieSketchItem *hand;    /* (nullable): the reader's, if it is in this part, drawn below it */
  gboolean framed; /* the last line drawn belongs to a row of boxes, */
  guint columns;   /* so many */
  GPtrArray *passing; /* (element-type SortieSketchItem): what is there only at times, to be drawn with the last part */
} Steady;

static gboolean
is_place (const SortieSketchItem *item)
{
  return item->kind == SORTIE_SKETCH_BOX && !item->passing;
}

static gboolean
is_board (const SortieSketchItem *item)
{
  return is_place (item) || item->kind == SORTIE_SKETCH_GRID;
}

static gboolean
is_hand (const Steady *s, const SortieSketchItem *item)
{
  return item->kind == SORTIE_SKETCH_PILE && item->seat == s->d->reader && item->value > 0 && item->lines[0] != NULL
         && (item->brief_key != NULL || sortie_text_width (item->lines[0]) > SHORT_LIST);
}

/* ---- The numbers and piles of a seat ----------------------------------------------------- */

static guint
width_of_number (gint number)
{
  return number > 99 ? 3 : number > 9 ? 2 : 1;
}

/* The columns of a number or pile with its label, if it lists nothing. */
static guint
columns_of (const Steady *s, const SortieSketchItem *item)
{
  const guint label = sortie_text_width (item->label) + 1;

  if (item->passing)
    return 0;
  switch (item->kind)
    {
    case SORTIE_SKETCH_METER:
      return label + (item->title != NULL ? WORD : item->maximum > 0 ? 4 + 2 * width_of_number (item->maximum)
                                                                          : NUMBER);
    case SORTIE_SKETCH_PILE:
      return label + (s->form->headings ? TOP_CARD : MAX (NUMBER, width_of_number (item->value)));
    default:
      return 0;
    }
}

/* How many items there are up to the last that keeps columns. */
static guint
end_of_columns (const Steady *s, SortieSketchItem *const *items, guint n)
{
  while (n > 0 && columns_of (s, items[n - 1]) == 0)
    n--;
  return n;
}

/* What the heading says before the numbers that share its line: in brackets who plays the seat, too, if there is room
 * for that. */
static const char *
words_of_heading (const Steady *s, const SortieSketchItem *heading, SortieSketchItem *const *items, guint n)
{
  const guint last = end_of_columns (s, items, n);
  guint used = sortie_text_width (heading->label) + (s->signs ? 2 : 0);

  if (heading->title == NULL || s->whole)
    return heading->label;
  for (guint i = 0; i < last; i++)
    if (columns_of (s, items[i]) > 0)
      used += sortie_text_width (s->d->glyphs->dot) + columns_of (s, items[i]) - (i + 1 == last);
  return used <= s->d->out->width ? heading->label : heading->title;
}

/* The lines of a part: of its heading and its numbers, and those lines that matter to everybody. */
static guint
lines_of_part (const Steady *s, const SortieSketchItem *heading, SortieSketchItem *const *items, guint n)
{
  const guint dot = sortie_text_width (s->d->glyphs->dot);
  const guint last = end_of_columns (s, items, n); /* a number of one digit, if there is no room for more */
  guint used = 0, lines = heading != NULL;

  if (heading != NULL && !s->form->headings)
    used = sortie_text_width (words_of_heading (s, heading, items, n)) + (s->signs ? 2 : 0);
  for (guint i = 0; i < n; i++)
    {
      const guint columns = columns_of (s, items[i]);

      if (columns == 0)
        lines += items[i]->kind == SORTIE_SKETCH_LINE && items[i]->weighty;
      else if (used > 0 && (used + dot + columns - (i + 1 == last) <= s->d->out->width || s->form->tight))
        used += dot + columns;
      else
        {
          used = columns;
          lines++;
        }
    }
  return lines;
}

typedef struct
{
  char *text;
  ConsoleStyle style;
  guint least; /* columns, so that what follows keeps its place */
  gboolean lists;  /* the cards of a pile, */
  gboolean counts; /* or only counts them, at its end */
} Text;

static void
text_clear (gpointer data)
{
  g_free (((Text *) data)->text);
}

/* Whether each number keeps its columns; with more lines, piles name their top cards, and this cannot be. */
static gboolean
is_in_columns (const Steady *s)
{
  return s->d->out->rows < CONSOLE_LOW_TABLE && !s->form->headings && !s->whole;
}

static const ConsoleForm *
form_of_text (const Steady *s)
{
  return s->form->headings ? &roomy : is_in_columns (s) ? &bare : &full;
}

/* (transfer full) */
static char *
heading_text (const Steady *s, const SortieSketchItem *heading, const char *words)
{
  if (s->signs && heading->seat != SORTIE_NO_SEAT)
    return g_strdup_printf ("%s\u00a0%s", console_seat_sign (s->d->out, heading->seat), words);
  return g_strdup (words);
}

static gboolean
is_left_out (const Steady *s, const SortieSketchItem *item)
{
  return item->kind == SORTIE_SKETCH_ROW || item->kind == SORTIE_SKETCH_LINE || item == s->hand;
}

/* (transfer full) (element-type Text) */
static GArray *
texts_of_part (const Steady *s, const SortieSketchItem *heading, SortieSketchItem *const *items, guint n,
               const ConsoleForm *form)
{
  GArray *texts = g_array_new (FALSE, FALSE, sizeof (Text));

  g_array_set_clear_func (texts, text_clear);
  s->d->form = form;
  if (heading != NULL && !s->form->headings)
    {
      const Text text = { heading_text (s, heading, words_of_heading (s, heading, items, n)), CONSOLE_STRONG,
                          0 };

      g_array_append_val (texts, text);
    }
  /* what is only there at times comes last, so that nothing moves for it */
  for (guint i = 0; i < 2 * n; i++)
    {
      SortieSketchItem item = *items[i % n];

      if (!is_left_out (s, items[i % n]) && item.passing == (i >= n))
        {
          Text text = { .style = console_style_of_item (s->d, &item) };

          if (is_in_columns (s))
            {
              text.least = columns_of (s, &item);
              text.lists = item.kind == SORTIE_SKETCH_PILE && item.lines[0] != NULL;
              text.counts = item.kind == SORTIE_SKETCH_PILE && item.lines[0] == NULL;
              item.brief_key = item.kind == SORTIE_SKETCH_PILE ? NULL : item.brief_key;
            }
          text.text = console_small_text (s->d, &item);

          g_array_append_val (texts, text);
        }
    }
  return texts;
}

/* Where a text begins after what has taken @used columns of a line; 0: on the next line. What a pile lists after its
 * number does not decide. */
static guint
column_of (const Steady *s, const Text *text, guint used)
{
  const guint column = used > 0 ? used + sortie_text_width (s->d->glyphs->dot) : 0;
  const guint width = sortie_text_width (text->text);

  return column + (text->least > 0 ? MIN (width, text->least) : width) <= s->d->out->width ? column : 0;
}

static guint
count_lines (const Steady *s, const GArray *texts)
{
  guint lines = 0, used = 0;

  for (guint i = 0; i < texts->len; i++)
    {
      const Text *text = &g_array_index (texts, Text, i);
      const guint width = sortie_text_width (text->text), column = column_of (s, text, used);

      if (width > s->d->out->width)
        return G_MAXUINT;
      lines += column == 0;
      used = column + MAX (width, text->least);
    }
  return lines;
}

/* As much of it as fits, cut after a word if its first one fits. (transfer full) */
static char *
cut_at_word (const Steady *s, const char *text, guint room)
{
  const char *ellipsis = console_out_ellipsis (s->d->out);
  const guint least = sortie_text_width (ellipsis) + 1;
  g_auto (GStrv) wrapped = sortie_text_wrap (text, room > least ? room - least : 1);

  if (sortie_text_width (text) <= room || room <= least || text[strlen (wrapped[0])] != ' ')
    return sortie_text_truncate (text, room, ellipsis);
  return g_strdup_printf ("%s %s", wrapped[0], ellipsis);
}

/* "Discard… 12": the number of cards stays. (nullable) (transfer full): NULL: there is no room */
static char *
cut_label (const Steady *s, const char *words, guint room)
{
  const char *number = strrchr (words, ' ');
  const guint taken = number != NULL ? sortie_text_width (number) : 0;
  g_autofree char *label = number != NULL ? g_strndup (words, (gsize) (number - words)) : NULL, *cut = NULL;

  if (number == NULL || !g_ascii_isdigit (number[1]) || room < taken + LEAST_LABEL)
    return NULL;
  cut = cut_at_word (s, label, room - taken);
  return g_strconcat (cut, number, NULL);
}

/* The same; a list says what shows all of it, if there is room for that after its number. (transfer full) */
static char *
cut_text (const Steady *s, const Text *text, const char *words, guint room)
{
  /* Translators: what to type to see all of a list that is cut off. */
  g_autofree char *way = sortie_sentence (_ ("“{show}”"), "show", _ ("show"), NULL), *cut = NULL;
  const guint taken = sortie_text_width (way) + 1;

  if (text->counts && (guint) sortie_text_width (words) > room)
    cut = cut_label (s, words, room);
  if (cut != NULL)
    return g_steal_pointer (&cut);
  if (!text->lists || (guint) sortie_text_width (words) <= room
      || room < text->least + sortie_text_width (console_out_ellipsis (s->d->out)) + 2 + taken)
    return cut_at_word (s, words, room);
  cut = cut_at_word (s, words, room - taken);
  return g_strdup_printf ("%s %s", cut, way);
}

/* Adds a text from @column on. If it is too long, its end is on another line, if there may be one, or else cut.
 * Returns: the column after it */
static guint
add_text (const Steady *s, const Text *text, guint column, gboolean may_go_on)
{
  ConsoleOut *out = s->d->out;
  g_auto (GStrv) wrapped = sortie_text_wrap (text->text, out->width - column);
  g_autofree char *rest = NULL, *cut = NULL;

  if (wrapped[0] == NULL || wrapped[1] == NULL || !may_go_on)
    {
      cut = cut_text (s, text, text->text, out->width - column);
      console_out_add (out, text->style, cut);
      return column + sortie_text_width (cut);
    }
  console_out_add (out, text->style, wrapped[0]);
  console_out_end_line (out);
  rest = g_strjoinv (" ", wrapped + 1);
  cut = cut_text (s, text, rest, out->width - INDENT);
  console_out_gap (out, 0, INDENT);
  console_out_add (out, text->style, cut);
  return INDENT + sortie_text_width (cut);
}

/* Draws them in at most @most lines; what has no room there is cut. */
static void
draw_texts (const Steady *s, const GArray *texts, guint most)
{
  ConsoleOut *out = s->d->out;
  const guint dot = sortie_text_width (s->d->glyphs->dot);
  guint lines = 0, used = 0, end = 0;

  for (guint i = 0; i < texts->len; i++)
    {
      const Text *text = &g_array_index (texts, Text, i);
      const guint width = sortie_text_width (text->text);
      guint column = column_of (s, text, used);
      gsize before;

      if (column == 0 && lines < most)
        {
          if (lines > 0)
            console_out_end_line (out);
          lines++;
        }
      else
        {
          g_autofree char *gap = NULL;

          if (width == text->least && used + dot + width > out->width)
            used = MAX (end, out->width - MIN (dot + width, out->width));
          column = used + dot;
          if (column + 2 > out->width)
            break;
          gap = g_strnfill (used - end + (is_in_columns (s) ? dot : 0), ' ');
          console_out_add (out, CONSOLE_PLAIN, gap);
          if (!is_in_columns (s))
            console_out_add (out, CONSOLE_FAINT, s->d->glyphs->dot);
        }
      before = out->pending->len;
      end = add_text (s, text, column, lines < most);
      used = MAX (end, column + text->least);
      if (strchr (out->pending->str + before, '\n') != NULL)
        {
          lines += column > 0;
          used = end;
        }
    }
  if (lines > 0)
    console_out_end_line (out);
}

/* Where the table is asked for, each text has the lines that it needs. */
static void
draw_whole_texts (const Steady *s, const GArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    {
      const Text *text = &g_array_index (texts, Text, i);

      console_out_hang (s->d->out, text->style, 2, 2, text->text);
    }
}

/* ---- The hand ------------------------------------------------------------------------ */

/* The cards of the hand without their numbers: what follows the last no-break space, if it begins with a digit or a
 * dash. (transfer full) */
static char *
name_alone (const char *card)
{
  const char *last = g_strrstr (card, "\u00a0");
  const char *number = last != NULL ? last + strlen ("\u00a0") : NULL;

  if (number != NULL && strchr (number, '/') != NULL
      && (g_ascii_isdigit (*number) || g_str_has_prefix (number, "–") || g_str_has_prefix (number, "-")))
    return g_strndup (card, (gsize) (last - card));
  return g_strdup (card);
}

/* "2 × Imp" are two. */
static guint
count_cards (const char *run)
{
  const guint n = (guint) g_ascii_strtoull (run, NULL, 10);

  return strstr (run, "×") != NULL && n > 0 ? n : 1;
}

static guint
lines_of_text (const Steady *s, const char *text)
{
  GString *pending = s->d->out->pending;
  const gsize before = pending->len;
  guint lines;

  console_out_hang (s->d->out, CONSOLE_PLAIN, 2, 2, text);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines;
}

static gboolean
fits_in (const Steady *s, const char *text, guint lines)
{
  return lines_of_text (s, text) <= lines;
}

/* Whether there is room for what the numbers mean: in a low window, that gets no line besides those of the hand. */
static gboolean
fits_with_key (const Steady *s, const char *text, const char *alone, guint lines)
{
  return fits_in (s, text, lines)
         && (s->d->out->rows >= CONSOLE_LOW_TABLE || fits_in (s, text, s->form->hand)
             || lines_of_text (s, text) == lines_of_text (s, alone));
}

/* "Hand 5: Imp, 2 × Moth … and 2 more: “hand”.": as many names as fit. (transfer full) */
static char *
cut_hand (const Steady *s, const char *label, char **names, guint lines)
{
  for (guint n = g_strv_length (names);; n--)
    {
      g_autoptr (GString) text = g_string_new (label);
      guint left = 0;

      for (guint i = 0; names[i] != NULL; i++)
        if (i < n)
          g_string_append_printf (text, "%s %s", i > 0 ? "," : "", names[i]);
        else
          left += count_cards (names[i]);
      if (left > 0)
        {
          g_autofree char *number = g_strdup_printf ("%u", left);
          char *sentence = sortie_sentence (_ ("{events} … and {n} more: “{log}”."), "events", text->str, "n", number,
                                            "log", _ ("hand"), NULL);

          if (n == 0 || fits_in (s, sentence, lines))
            return sentence;
          g_free (sentence);
        }
      else if (fits_in (s, text->str, lines))
        return g_strdup (text->str);
    }
}

/* The reader's hand in so many lines. */
static void
draw_hand (const Steady *s, const SortieSketchItem *item, guint lines)
{
  SortieSketchItem hand = *item;
  g_autofree char *text = NULL, *alone = NULL, *label = NULL, *cut = NULL;
  g_auto (GStrv) names = NULL;

  hand.cards = NULL;
  s->d->form = form_of_text (s);
  text = console_small_text (s->d, &hand);
  hand.brief_key = NULL;
  alone = console_small_text (s->d, &hand);
  if (s->whole || fits_with_key (s, text, alone, lines))
    cut = g_steal_pointer (&text);
  else if (fits_in (s, alone, lines))
    cut = g_steal_pointer (&alone);
  else
    {
      names = g_strsplit (item->lines[0], ", ", 0);
      for (guint i = 0; names[i] != NULL; i++)
        {
          char *name = name_alone (names[i]);

          g_free (names[i]);
          names[i] = name;
        }
      label = g_strdup_printf ("%s %d:", item->label, item->value);
      s->d->out->cuts_hand = TRUE;
      cut = cut_hand (s, label, names, lines);
    }
  console_out_hang (s->d->out, CONSOLE_PLAIN, 2, 2, cut);
}

/* ---- Parts ------------------------------------------------------------------------------- */

static guint
lines_drawn (const Steady *s)
{
  return console_out_count_lines (s->d->out->pending->str + s->before);
}

/* A line, or as much of it as fits on one line of the screen, and where to read the rest. (transfer full) */
static char *
shortened (const Steady *s, const char *line)
{
  const guint width = s->d->out->width;
  g_autofree char *where = sortie_sentence (_ ("All of it: “{show}”."), "show", _ ("show"), NULL);
  const guint taken = (guint) sortie_text_width (where) + 1;
  g_autofree char *cut = NULL;

  if (s->whole || (guint) sortie_text_width (line) <= width)
    return g_strdup (line);
  cut = sortie_text_truncate (line, width > 2 * taken ? width - taken : width, console_out_ellipsis (s->d->out));
  return width > 2 * taken ? g_strdup_printf ("%s %s", cut, where) : g_steal_pointer (&cut);
}

static void
draw_lines_of_text (const Steady *s, SortieSketchItem *const *items, guint n)
{
  for (guint i = 0; i < n; i++)
    if (items[i]->kind == SORTIE_SKETCH_LINE && items[i]->weighty)
      {
        g_autofree char *line = shortened (s, items[i]->label);

        console_out_say (s->d->out, line);
      }
}

/* The lines of the numbers of a part; the last part has as many as it needs, at most one more if there is room. */
static void
draw_part (const Steady *s, const SortieSketchItem *heading, SortieSketchItem *const *items, guint n, gboolean last)
{
  const gsize before = s->d->out->pending->len;
  const guint lines = lines_of_part (s, heading, items, n);
  g_autoptr (GArray) texts = texts_of_part (s, heading, items, n, form_of_text (s));
  const gboolean may_add = last && lines_drawn (s) + lines + s->form->hand < s->most + NEWS;
  guint others = heading != NULL && s->form->headings;

  for (guint i = 0; i < n; i++)
    others += items[i]->kind == SORTIE_SKETCH_LINE && items[i]->weighty;
  if (!s->whole && !is_in_columns (s) && count_lines (s, texts) > lines - others)
    {
      g_array_unref (texts);
      /* without top cards, but in the same words */
      texts = texts_of_part (s, heading, items, n, s->form->headings ? &roomy_bare : &bare);
    }
  if (heading != NULL && s->form->headings)
    console_draw_heading (s->d, heading);
  if (s->whole && count_lines (s, texts) == G_MAXUINT)
    draw_whole_texts (s, texts);
  else
    draw_texts (s, texts, s->whole ? G_MAXUINT : MAX (lines, others + 1) - others + may_add);
  draw_lines_of_text (s, items, n);
  while (!last && console_out_count_lines (s->d->out->pending->str + before) < lines)
    console_out_end_line (s->d->out);
}

static guint walk (Steady *s, SortieSketchItem *const *items, guint n);

/* The lines that what follows needs at least. */
static guint
lines_of_rest (const Steady *s, SortieSketchItem *const *items, guint n)
{
  Steady rest = *s;

  rest.measuring = TRUE;
  rest.lines = 0;
  rest.heading = NULL;
  return walk (&rest, items, n);
}

static gboolean
has_board (SortieSketchItem *const *items, guint n)
{
  for (guint i = 0; i < n; i++)
    if (is_board (items[i]))
      return TRUE;
  return FALSE;
}

/* A row of boxes ends with its frame. */
static void
close_boxes (Steady *s)
{
  if (s->framed && s->form->boxes.closed && s->form->boxes.style == CONSOLE_BOXES_JOINED)
    {
      if (s->measuring)
        s->lines++;
      else
        console_close_boxes (s->d, s->columns);
    }
  s->framed = FALSE;
}

static void
item_free (gpointer data)
{
  SortieSketchItem *item = data;

  g_free (item->label);
  g_free (item);
}

/* Whether these are boxes that are there only at times. */
static gboolean
are_passing (SortieSketchItem *const *items, guint n)
{
  for (guint i = 0; i < n; i++)
    if (items[i]->kind != SORTIE_SKETCH_ROW && !items[i]->passing)
      return FALSE;
  return n > 0;
}

/* Below the places of a part, they would move all that follows. With the sign of the part, they are drawn last. */
static void
keep_for_later (const Steady *s, SortieSketchItem *const *items, guint n)
{
  for (guint i = 0; i < n && !s->measuring; i++)
    if (items[i]->passing)
      {
        SortieSketchItem *item = g_memdup2 (items[i], sizeof *item);

        item->label = s->signs && s->seat != SORTIE_NO_SEAT
                        ? g_strdup_printf ("%s\u00a0%s", console_seat_sign (s->d->out, s->seat), item->label)
                        : g_strdup (item->label);
        g_ptr_array_add (s->passing, item);
      }
}

/* The last part with what was kept for it. */
static void
draw_last_part (const Steady *s, const SortieSketchItem *heading, SortieSketchItem *const *items, guint n)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (all, items[i]);
  g_ptr_array_extend (all, s->passing, NULL, NULL);
  draw_part (s, heading, (SortieSketchItem *const *) all->pdata, all->len, TRUE);
}

/* Draws the numbers and piles up to the next place or heading, after their heading. Returns: how many items these
 * are */
static guint
draw_numbers (Steady *s, SortieSketchItem *const *items, guint n)
{
  const SortieSketchItem *heading = s->heading;
  guint run = 0;
  gboolean last;
  gsize before;

  s->hand = NULL;
  while (run < n && items[run]->kind != SORTIE_SKETCH_HEADING && !is_board (items[run]))
    {
      if (items[run]->kind == SORTIE_SKETCH_PILE) /* the last one */
        s->hand = is_hand (s, items[run]) ? items[run] : NULL;
      run++;
    }
  if (run < n && heading == NULL && are_passing (items, run))
    {
      keep_for_later (s, items, run);
      return run;
    }
  s->heading = NULL;
  close_boxes (s);
  last = !has_board (items + run, n - run);
  if (s->measuring)
    s->lines += lines_of_part (s, heading, items, run)
                + (s->hand != NULL || (last && s->seat == s->d->reader) ? s->form->hand : 0);
  else
    {
      if (run == n)
        draw_last_part (s, heading, items, run);
      else
        draw_part (s, heading, items, run, FALSE);
      before = s->d->out->pending->len;
      if (s->hand != NULL)
        {
          const guint used = lines_drawn (s) + lines_of_rest (s, items + run, n - run);

          draw_hand (s, s->hand, run == n && !s->d->out->squeezed && s->most > used + s->form->hand
                                   ? s->most - used
                                   : s->form->hand + s->spared - MIN (s->spared, s->d->out->squeezed - 1));
        }
      while (last && run < n && s->seat == s->d->reader
             && console_out_count_lines (s->d->out->pending->str + before) < s->form->hand)
        console_out_end_line (s->d->out);
    }
  return run;
}

/* Whether the part has numbers, too, which may stand after the heading. */
static gboolean
has_numbers (SortieSketchItem *const *items, guint n)
{
  for (guint i = 0; i < n && items[i]->kind != SORTIE_SKETCH_HEADING; i++)
    if (items[i]->kind == SORTIE_SKETCH_PILE || items[i]->kind == SORTIE_SKETCH_METER)
      return TRUE;
  return FALSE;
}

/* The heading of places, unless the places say the same, or numbers after them carry it. */
static void
draw_heading_of_places (Steady *s, SortieSketchItem *const *items, guint n)
{
  const SortieSketchItem *heading = s->heading;

  if (heading == NULL || (!s->form->headings && has_numbers (items, n)))
    return;
  s->heading = NULL;
  if (!s->form->headings && heading->seat == SORTIE_NO_SEAT)
    return;
  close_boxes (s);
  if (s->measuring)
    s->lines++;
  else if (s->form->headings)
    console_draw_heading (s->d, heading);
  else
    {
      g_autofree char *text = heading_text (s, heading, heading->label);
      g_autofree char *cut = sortie_text_truncate (text, s->d->out->width, console_out_ellipsis (s->d->out));

      console_out_say_in (s->d->out, CONSOLE_STRONG, cut);
    }
}

static guint
draw_places (Steady *s, SortieSketchItem *const *items, guint n)
{
  guint run = 0;

  draw_heading_of_places (s, items, n);
  while (run < n && is_place (items[run]))
    run++;
  if (s->measuring)
    s->lines += console_lines_of_boxes (s->d, &s->form->boxes, run);
  else
    {
      const guint before = lines_drawn (s);

      s->columns = console_draw_boxes_in (s->d, &s->form->boxes, items, run, s->seat, s->framed ? s->columns : 0);
      if (s->d->out->squeezed > 0 && s->form->boxes.style == CONSOLE_BOXES_LISTED)
        s->spared += run - (lines_drawn (s) - before);
    }
  s->framed = TRUE;
  return run;
}

static void
draw_grid (Steady *s, const SortieSketchGrid *grid)
{
  const ConsoleGridRoom room = { .whole = s->whole, .tight = s->form->tight };

  if (s->measuring)
    s->lines += console_grid_lines (s->d->out, grid, s->d->reader, s->layout, s->form->tight);
  else
    console_draw_grid_in (s->d->out, grid, s->d->reader, s->layout, &room);
}

/* Draws or measures the table. Returns: the lines measured */
static guint
walk (Steady *s, SortieSketchItem *const *items, guint n)
{
  for (guint i = 0, run; i < n; i += run)
    {
      run = 1;
      if (items[i]->kind == SORTIE_SKETCH_HEADING)
        {
          if (s->heading != NULL) /* of nothing */
            draw_numbers (s, items + i, n - i);
          s->heading = items[i];
          s->seat = items[i]->seat;
        }
      else if (is_place (items[i]))
        run = draw_places (s, items + i, n - i);
      else if (items[i]->kind == SORTIE_SKETCH_GRID)
        {
          if (s->heading != NULL)
            draw_numbers (s, items + i, n - i);
          draw_grid (s, items[i]->grid);
        }
      else if (items[i]->kind != SORTIE_SKETCH_ROW)
        run = draw_numbers (s, items + i, n - i);
    }
  if (s->heading != NULL)
    draw_numbers (s, items + n, 0);
  close_boxes (s);
  return s->lines;
}

/* ---- The form ---------------------------------------------------------------------------- */

static const SortieSketchGrid *
grid_of (const SortieSketch *sketch)
{
  for (guint i = 0; i < sketch->items->len; i++)
    if (((const SortieSketchItem *) sketch->items->pdata[i])->grid != NULL)
      return ((const SortieSketchItem *) sketch->items->pdata[i])->grid;
  return NULL;
}

/* Whether each label fits in its box. */
static gboolean
do_labels_fit (const Steady *s, SortieSketchItem *const *items, guint n)
{
  for (guint i = 0, run; i < n; i += run)
    {
      for (run = 0; i + run < n && is_place (items[i + run]);)
        run++;
      if (run > 0 && !console_labels_fit (s->d, &s->form->boxes, items + i, run))
        return FALSE;
      run = MAX (run, 1);
    }
  return TRUE;
}

static gboolean
suits (Steady *s, SortieSketchItem *const *items, guint n, guint form, guint layout, const SortieSketchGrid *grid)
{
  const gboolean roomy_form = form == 0 || (grid != NULL && console_grid_is_framed (layout));
  /* the last line of a frame goes before the news do */
  const guint least = LEAST_AROUND + (forms[form].boxes.closed ? NEWS : 0u);
  const guint around = roomy_form ? s->d->around : MIN (s->d->around, least);

  s->form = &forms[form];
  s->layout = layout;
  s->signs = s->form->tight || (grid == NULL && s->form->boxes.style != CONSOLE_BOXES_APART);
  s->lines = 0;
  s->measuring = TRUE;
  if (s->form->boxes.style == CONSOLE_BOXES_LISTED && !s->form->tight && s->d->out->width >= LISTED_BELOW)
    return FALSE;
  if (s->form->boxes.style == CONSOLE_BOXES_INLINE && s->d->out->width < LISTED_BELOW)
    return FALSE;
  if (!do_labels_fit (s, items, n) || (s->form->tight && (s->whole || !console_names_signs (items, n)))
      || (grid != NULL && console_grid_lines (s->d->out, grid, s->d->reader, layout, s->form->tight) == 0))
    return FALSE;
  return walk (s, items, n) + around <= s->d->out->rows;
}

/* A grid in the roomiest layout for which any form suits. */
static gboolean
choose_layout (Steady *s, const SortieSketch *sketch)
{
  SortieSketchItem *const *items = (SortieSketchItem *const *) sketch->items->pdata;
  const SortieSketchGrid *grid = grid_of (sketch);
  const guint first = s->d->out->rows < CONSOLE_LOW_TABLE ? 1 : 0;

  for (guint layout = 0; layout < (grid != NULL ? CONSOLE_GRID_LAYOUTS : 1); layout++)
    for (guint form = first; form < G_N_ELEMENTS (forms); form++)
      if ((grid == NULL || console_grid_is_for (layout, forms[form].tight))
          && suits (s, items, sketch->items->len, form, layout, grid))
        return TRUE;
  return FALSE;
}

/* Removes what was drawn since @before if there is no room for it above @around lines. */
static void
keep_if_fits (const Steady *s, gsize before, guint around)
{
  if (!s->whole && lines_drawn (s) + around > s->d->out->rows)
    g_string_truncate (s->d->out->pending, before);
}

/* Whether the numbers after the cards of a hand explain those in the boxes, too: "cost/ATT/DEF" for "ATT/DEF". */
static gboolean
is_key_in_hand (SortieSketchItem *const *items, guint n)
{
  const char *hand = NULL;

  for (guint i = 0; i < n; i++)
    if (items[i]->kind == SORTIE_SKETCH_PILE && items[i]->brief_key != NULL)
      hand = items[i]->brief_key;
  for (guint i = 0; hand != NULL && i < n; i++)
    if (items[i]->brief != NULL
        && strstr (hand, items[i]->brief_key + strlen (items[i]->brief) + strlen (": ")) == NULL)
      return FALSE;
  return hand != NULL;
}

/* Below all places: minor lines, and what marks and short numbers mean. */
static void
draw_lines_of_foot (const Steady *s, const SortieSketch *sketch)
{
  SortieSketchItem *const *items = (SortieSketchItem *const *) sketch->items->pdata;
  const GString *pending = s->d->out->pending;
  gsize before;

  if (s->whole)
    console_say_cut_boxes (s->d);
  for (guint i = 0; i < sketch->items->len; i++)
    if (items[i]->kind == SORTIE_SKETCH_LINE && !items[i]->weighty)
      {
        before = pending->len;
        console_out_say (s->d->out, items[i]->label);
        keep_if_fits (s, before, s->d->around);
      }
  before = pending->len;
  console_say_marks (s->d, items, sketch->items->len);
  keep_if_fits (s, before, s->d->around + NEWS);
  before = pending->len;
  if (s->form->boxes.lines == 1 && (s->whole || !is_key_in_hand (items, sketch->items->len)))
    console_say_key (s->d, items, sketch->items->len);
  keep_if_fits (s, before, LEAST_AROUND + NEWS);
}

/* In a low window, other things come before the foot: it is kept for the lines that they leave. */
static void
draw_foot (const Steady *s, const SortieSketch *sketch)
{
  ConsoleOut *out = s->d->out;
  const gsize before = out->pending->len;

  draw_lines_of_foot (s, sketch);
  if (s->whole || !out->keeps_foot || out->rows >= CONSOLE_LOW_TABLE)
    return;
  g_string_assign (out->foot, out->pending->str + before);
  g_string_truncate (out->pending, before);
}

gboolean
console_draw_steadily (ConsoleDrawing *d, const SortieSketch *sketch, gboolean whole)
{
  SortieSketchItem *const *items = (SortieSketchItem *const *) sketch->items->pdata;
  g_autoptr (GPtrArray) said = g_ptr_array_new (), cut = g_ptr_array_new ();
  g_autoptr (GPtrArray) passing = g_ptr_array_new_with_free_func (item_free);
  Steady s = { .d = d, .whole = whole, .seat = SORTIE_NO_SEAT, .passing = passing };

  if (!has_board (items, sketch->items->len))
    return FALSE;
  d->said = said;
  d->cut = cut;
  d->form = &full;
  if (whole)
    d->around = MAX (d->out->around, LEAST_AROUND);
  else
    d->out->around = d->around;
  if (!choose_layout (&s, sketch))
    return FALSE;
  s.measuring = FALSE;
  s.heading = NULL;
  s.framed = FALSE;
  s.before = d->out->pending->len;
  s.most = d->out->rows > LEAST_AROUND + NEWS ? d->out->rows - LEAST_AROUND - NEWS : 0;
  s.seat = SORTIE_NO_SEAT;
  walk (&s, items, sketch->items->len);
  d->form = &full;
  draw_foot (&s, sketch);
  return TRUE;
}
