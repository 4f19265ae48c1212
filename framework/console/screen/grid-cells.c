/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid-cells.c: the contents of a grid's cells, as far as there is room. */
#include "console/screen/drawing.h"

#include <string.h>

#include "base/text.h"
#include <sortie/view.h>

/* columns for a name beside the facts, even if facts must give way: in a cell, and in a wide one */
#define LEAST_NAME 2
#define LEAST_SHORT_NAME 3
#define LEAST_WIDE_NAME 4
#define WIDE 12
/* from this width on, a space follows the sign */
#define ROOMY 8

/* "c" of "c3" */
char *
console_grid_column (const SortieSketchGrid *grid, guint column)
{
  const char *name = ((const SortieSketchCell *) grid->cells->pdata[column])->name;

  return g_strndup (name, strcspn (name, "0123456789"));
}

gboolean
console_grid_shows (const ConsoleGridDrawing *d, guint i)
{
  guint column = i % d->grid->columns;

  return column >= d->first && column < d->first + d->columns;
}

const char *
console_grid_sign (const ConsoleGridDrawing *d, guint8 seat)
{
  return seat == SORTIE_NO_SEAT ? " " : d->glyphs->seats[console_sign_of_seat (d->out, seat)];
}

/* Cells without a space between them: "/2" for the "0/2" of most pieces leaves one. */
static const char *
without_nothing (const ConsoleGridDrawing *d, const char *fact)
{
  return d->gap == 0 && g_str_has_prefix (fact, "0/") ? fact + 1 : fact;
}

/* A fact as it is drawn; NULL: it exists only in words. (transfer full) */
static char *
brief_fact (const ConsoleGridDrawing *d, const SortieSketchFact *fact)
{
  const char *text = d->out->ascii && fact->ascii != NULL ? fact->ascii : fact->brief;

  return text == NULL ? NULL
                      : g_strconcat (without_nothing (d, text),
                                     fact->seat != SORTIE_NO_SEAT ? console_grid_sign (d, fact->seat) : "", NULL);
}

/* The facts as they are drawn. (transfer full) */
static GPtrArray *
brief_facts (const ConsoleGridDrawing *d, const SortieSketchCell *cell)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < cell->facts->len; i++)
    {
      char *text = brief_fact (d, cell->facts->pdata[i]);

      if (text != NULL)
        g_ptr_array_add (facts, text);
    }
  return facts;
}

char *
console_grid_hurt (const ConsoleGridDrawing *d, const SortieSketchCell *cell)
{
  for (guint i = 0; i < cell->facts->len; i++)
    if (((const SortieSketchFact *) cell->facts->pdata[i])->hurts)
      return brief_fact (d, cell->facts->pdata[i]);
  return NULL;
}

static guint
width_of (const GPtrArray *texts, guint separator)
{
  guint width = 0;

  for (guint i = 0; i < texts->len; i++)
    width += sortie_text_width (texts->pdata[i]) + (i > 0 ? separator : 0);
  return width;
}

/* Removes facts from the front while they fit in @room. (transfer full) */
static char *
take_facts (GPtrArray *facts, guint room, const char *separator)
{
  GString *line = g_string_new (NULL);

  while (facts->len > 0)
    {
      const char *between = line->len > 0 ? separator : "";

      if (sortie_text_width (line->str) + strlen (between) + sortie_text_width (facts->pdata[0])
          > room)
        break;
      g_string_append_printf (line, "%s%s", between, (char *) facts->pdata[0]);
      g_ptr_array_remove_index (facts, 0);
    }
  return g_string_free (line, FALSE);
}

/* The same, but separated if all of them fit like that and the next cell stays separate as well. */
static char *
take_facts_apart (const ConsoleGridDrawing *d, GPtrArray *facts, guint room)
{
  return take_facts (facts, room, width_of (facts, 1) + (d->gap == 0 ? 1 : 0) <= room ? " " : "");
}

/* Where the facts of a cell go. */
typedef struct
{
  char *last;   /* (nullable): on their own line */
  char *beside; /* on the line of the name or of the sign */
  char *left;   /* below the grid */
} Facts;

static void
facts_clear (Facts *facts)
{
  g_free (facts->last);
  g_free (facts->beside);
  g_free (facts->left);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Facts, facts_clear)

/* The facts that found no room, @last, as drawn. Those that no key explains, or that words say more fully, are in
 * words. (transfer full) */
static char *
facts_left (const SortieSketchCell *cell, const GPtrArray *last)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  guint n = last->len;

  for (guint i = cell->facts->len; i > 0; i--)
    {
      const SortieSketchFact *fact = cell->facts->pdata[i - 1];

      if (fact->brief != NULL && n > 0)
        {
          n--;
          g_ptr_array_insert (left, 0, fact->in_words ? fact->words : last->pdata[n]);
        }
      else if (fact->told)
        g_ptr_array_insert (left, 0, fact->words);
    }
  g_ptr_array_add (left, NULL);
  return g_strjoinv ("\u00a0", (char **) left->pdata);
}

/* The single column for a mark: what can act, or else what has changed. */
static const char *
mark_of (const ConsoleGridDrawing *d, const SortieSketchCell *cell, const char *otherwise)
{
  if (cell->live)
    return d->glyphs->live;
  return console_is_changed (d->out, cell) ? d->glyphs->changed : otherwise;
}

/* Without names in the cells and without a space between them, one column stays free, so that no two of them touch.
 * Then the last facts, such as wounds, matter more than the first. Returns: (transfer full): what has no room; "": all
 * has */
static char *
take_first_facts (const ConsoleGridDrawing *d, GPtrArray *facts)
{
  GString *taken = g_string_new (NULL);

  while (d->gap == 0 && facts->len > 1 && width_of (facts, 0) + 2 > d->cell)
    {
      g_string_append_printf (taken, "%s%s", taken->len > 0 ? "\u00a0" : "", (char *) facts->pdata[0]);
      g_ptr_array_remove_index (facts, 0);
    }
  /* "1/2" alone could be the attack and the life of "1†/2" */
  if (taken->len > 0 && g_ascii_isdigit (*(const char *) facts->pdata[0]) && width_of (facts, 0) + 3 <= d->cell)
    g_ptr_array_insert (facts, 0, g_strdup (d->glyphs->omitted));
  return g_string_free (taken, FALSE);
}

/* If a cell has one line, the name matters more than the last facts. */
static Facts
share_out (const ConsoleGridDrawing *d, const SortieSketchCell *cell)
{
  g_autoptr (GPtrArray) facts = brief_facts (d, cell);
  g_autofree char *first = d->layout->naming == CONSOLE_NAME_BELOW ? take_first_facts (d, facts) : g_strdup ("");
  g_autofree char *rest = NULL;
  Facts shared = { NULL };

  if (d->layout->lines > 1)
    shared.last = take_facts_apart (d, facts, d->cell - (*mark_of (d, cell, "") != '\0' ? 1 : 0));
  if (d->layout->lines > 1)
    shared.beside = take_facts_apart (d, facts, d->cell - LEAST_NAME - 1);
  else if (d->layout->naming == CONSOLE_NAME_SHORT)
    shared.beside = take_facts (
        facts, d->cell - 2 - (d->cell >= WIDE ? LEAST_WIDE_NAME : LEAST_SHORT_NAME), "");
  else
    shared.beside = take_facts_apart (d, facts, d->cell - 1);
  rest = facts_left (cell, facts);
  shared.left = g_strconcat (first, *first != '\0' && *rest != '\0' ? "\u00a0" : "", rest, NULL);
  return shared;
}

char *
console_grid_rest (const ConsoleGridDrawing *d, const SortieSketchCell *cell)
{
  g_auto (Facts) facts = share_out (d, cell);

  return g_steal_pointer (&facts.left);
}

/* The columns before a name: the sign, and a space after it if there is room. */
static guint
inset_of (const ConsoleGridDrawing *d)
{
  return d->cell > ROOMY && d->layout->lines > 1 ? 2 : 1;
}

/* On a single line, the column between name and facts is for the mark of what can act. */
static guint
name_room (const ConsoleGridDrawing *d, const Facts *facts)
{
  guint taken
      = inset_of (d) + sortie_text_width (facts->beside) + (d->layout->lines > 1 ? 0 : 1);

  return d->cell > taken ? d->cell - taken : 1;
}

guint
console_grid_name_room (const ConsoleGridDrawing *d, const SortieSketchCell *cell)
{
  g_auto (Facts) facts = share_out (d, cell);

  return name_room (d, &facts);
}

/* @left, and @right as far to the right as possible, in @room columns. */
static char *
spread (const char *left, const char *right, guint room)
{
  guint width = sortie_text_width (right);
  g_autofree char *padded = sortie_text_pad (left, room > width ? room - width : 0);

  return g_strconcat (padded, right, NULL);
}

/* The longest form of the name that fits; a cut name is marked if there is room. */
static char *
short_title (const ConsoleGridDrawing *d, const SortieSketchCell *cell, guint room)
{
  guint last = g_strv_length (cell->titles) - 1;

  for (guint i = 0; i <= last; i++)
    if (sortie_text_width (cell->titles[i]) <= room)
      return g_strdup (cell->titles[i]);
  return sortie_text_truncate (cell->titles[last], room,
                               room >= ROOMY ? console_out_ellipsis (d->out) : NULL);
}

static guint
widest_word (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint widest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    widest = MAX (widest, sortie_text_width (words[i]));
  return widest;
}

/* The whole name on the available lines if no word must be broken; otherwise a short one. */
static char **
title_lines (const ConsoleGridDrawing *d, guint i, guint room, guint lines)
{
  const SortieSketchCell *cell = d->grid->cells->pdata[i];
  char **one = NULL;

  if (d->shorts == NULL)
    {
      g_auto (GStrv) wrapped = sortie_text_wrap (cell->titles[0], room);

      if (widest_word (cell->titles[0]) <= room && g_strv_length (wrapped) <= lines)
        return g_steal_pointer (&wrapped);
    }
  one = g_new0 (char *, 2);
  one[0] = d->shorts != NULL ? g_strdup (d->shorts->pdata[i]) : short_title (d, cell, room);
  return one;
}

/* The sign, the lines of the name after it, and @right at the right end of the first line. */
static void
fill_title (const ConsoleGridDrawing *d, guint i, char **lines, guint n, guint room,
            const char *right)
{
  const SortieSketchCell *cell = d->grid->cells->pdata[i];
  guint inset = inset_of (d);
  g_autofree char *lead = sortie_text_pad (console_grid_sign (d, cell->seat), inset);
  g_auto (GStrv) names = title_lines (d, i, room, n);

  for (guint line = 0; line < n && names[line] != NULL; line++)
    {
      g_autofree char *text = line == 0
                                ? g_strconcat (lead, names[line], NULL)
                                : g_strdup_printf ("%*s%s", (int) inset, "", names[line]);

      lines[line] = spread (text, line == 0 ? right : "", d->cell);
    }
}

/* "▼Sling★2→0/1": the mark separates the name and the facts. */
static void
fill_one_line (const ConsoleGridDrawing *d, guint i, const Facts *facts, char **lines)
{
  const SortieSketchCell *cell = d->grid->cells->pdata[i];
  g_autofree char *right
      = g_strconcat (mark_of (d, cell, " "), facts->beside, NULL);

  fill_title (d, i, lines, 1, name_room (d, facts), right);
}

static void
fill_lines (const ConsoleGridDrawing *d, guint i, const Facts *facts, char **lines)
{
  const SortieSketchCell *cell = d->grid->cells->pdata[i];
  guint last = d->layout->lines - 1;

  lines[last] = spread (facts->last, mark_of (d, cell, ""), d->cell);
  fill_title (d, i, lines, last, name_room (d, facts), facts->beside);
}

/* An empty place: a dot in its middle, or the mark if it may be chosen. */
static void
fill_empty (const ConsoleGridDrawing *d, const SortieSketchCell *cell, char **lines)
{
  const char *sign = mark_of (d, cell, d->glyphs->empty);
  guint before = d->layout->frame ? d->cell / 2 : 0;

  lines[(d->layout->lines - 1) / 2] = g_strdup_printf ("%*s%s", (int) before, "", sign);
}

void
console_grid_fill (const ConsoleGridDrawing *d, guint i, char **lines)
{
  const SortieSketchCell *cell = d->grid->cells->pdata[i];
  g_auto (Facts) facts = { NULL };

  if (cell->titles == NULL)
    {
      fill_empty (d, cell, lines);
      return;
    }
  facts = share_out (d, cell);
  if (d->layout->naming == CONSOLE_NAME_BELOW)
    lines[0] = g_strconcat (console_grid_sign (d, cell->seat), facts.beside, NULL);
  else if (d->layout->lines == 1)
    fill_one_line (d, i, &facts, lines);
  else
    fill_lines (d, i, &facts, lines);
}
