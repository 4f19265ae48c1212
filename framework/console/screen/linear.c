/* SPDX-License-Identifier: GPL-3.0-or-later */
/* linear.c: the table in plain sentences, for speech, braille and very narrow screens. */
#include "console/screen/screen.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/i18n.h"
#include <sortie/view.h>

SortieTellHow
console_linear_tells (const ConsoleOut *out)
{
  return out->linear != CONSOLE_LINEAR_OFF ? SORTIE_TELL_FULLY : SORTIE_TELL_PLAINLY;
}

gboolean
console_item_is_empty (const SortieSketchItem *item)
{
  return (item->kind == SORTIE_SKETCH_BOX && item->title == NULL)
         || (item->kind == SORTIE_SKETCH_PILE && item->value == 0 && !item->weighty);
}

static char *
count_text (const SortieSketchItem *item, gboolean in_brief)
{
  const gint n = item->value;

  if (n == 0 && !item->weighty && !in_brief)
    return g_strdup (_ ("empty"));
  if (n < 0)
    return g_strdup (_ ("hidden"));
  return g_strdup_printf (in_brief ? "%d" : ngettext_ ("%d card", "%d cards", (gulong) n), n);
}

char *
console_pile_text (const SortieSketchItem *item, gboolean in_brief)
{
  g_autofree char *count = count_text (item, in_brief);
  GString *text = g_string_new (count);

  if (item->title != NULL)
    {
      /* Translators: what follows the number of cards in a pile. */
      g_autofree char *top = sortie_sentence (_ (", on top {card}"), "card", item->title, NULL);

      g_string_append (text, top);
    }
  for (guint i = 0; i < G_N_ELEMENTS (item->lines) && item->lines[i] != NULL; i++)
    g_string_append_printf (text, ": %s", item->lines[i]);
  if (item->brief_key != NULL)
    g_string_append_printf (text, " (%s)", item->brief_key);
  return g_string_free (text, FALSE);
}

char *
console_meter_text (const SortieSketchItem *item)
{
  g_autofree char *value = g_strdup_printf ("%d", item->value);

  if (item->title != NULL)
    return g_strdup (item->title);
  if (item->maximum <= 0 || item->value > item->maximum)
    return g_steal_pointer (&value);
  return sortie_sentence (_ ("{n} of {max}"), "n", value, "max", SORTIE_DIGITS (item->maximum), NULL);
}

char *
console_box_text (const SortieSketchItem *item, gboolean in_brief)
{
  gboolean has_brief = in_brief && item->brief != NULL;
  GString *text;

  if (item->title == NULL)
    return g_strdup (_ ("empty"));
  text = g_string_new (item->title);
  if (has_brief)
    g_string_append_printf (text, " %s", item->brief);
  for (guint i = has_brief; i < G_N_ELEMENTS (item->lines) && item->lines[i] != NULL; i++)
    g_string_append_printf (text, ", %s", item->lines[i]);
  return g_string_free (text, FALSE);
}

/* "ATT 5 (printed 4)" for the "ATT 5 (4)" of a drawing, whose key explains it. (transfer full) */
static char *
with_printed (const char *text)
{
  g_autoptr (GRegex) number = g_regex_new ("(?<=[0-9]) \\(([0-9]+)\\)", 0, 0, NULL);
  /* Translators: {n}: the number that is printed, after another that it is now: "ATT 5 (printed 4)". */
  g_autofree char *words = sortie_sentence (_ (" (printed {n})"), "n", "\\1", NULL);

  return g_regex_replace (number, text, -1, 0, words, 0, NULL);
}

/* @data: what is between the slashes of "cost/ATT/DEF", which explains the run of numbers. A number that a card has
 * beside no other one is not worth saying when it is 0: such a card has no "points". */
static gboolean
name_numbers (const GMatchInfo *match, GString *text, gpointer data)
{
  char *const *names = data;
  g_autofree char *run = g_match_info_fetch (match, 1);
  g_auto (GStrv) values = g_strsplit (run, "/", -1);
  gsize before;

  if (strcmp (run, "0") == 0)
    return FALSE;
  g_string_append (text, " (");
  before = text->len;
  for (guint i = 0; values[i] != NULL; i++)
    if (strcmp (values[i], "–") != 0) /* the card has no such number */
      g_string_append_printf (text, "%s%s %s", text->len > before ? _ (", ") : "", names[i], values[i]);
  g_string_append (text, ")");
  return FALSE;
}

/* "Imp (cost 2, ATT 7, DEF 2)" for the "Imp 2/7/2" of a drawing. (transfer full) */
static char *
with_names (const char *text, const char *names)
{
  g_auto (GStrv) parts = g_strsplit (names, "/", -1);
  g_autofree char *pattern = g_strdup_printf ("[ \u00a0]((?:[0-9]+|–)(?:/(?:[0-9]+|–)){%u})(?=, |$)",
                                              g_strv_length (parts) - 1);
  g_autoptr (GRegex) run = g_regex_new (pattern, 0, 0, NULL);

  return g_regex_replace_eval (run, text, -1, 0, 0, name_numbers, parts, NULL);
}

/* "5 cards: Imp (cost 2, ATT 7), Moth (cost 1)" (transfer full) */
static char *
pile_in_words (const SortieSketchItem *item)
{
  SortieSketchItem bare = *item;
  g_autofree char *text = NULL;

  bare.brief_key = NULL;
  text = console_pile_text (&bare, FALSE);
  return item->brief_key != NULL ? with_names (text, item->brief_key) : g_steal_pointer (&text);
}

/* "Imp, ATT 1, Defender, can act or be chosen" */
static char *
box_in_words (const SortieSketchItem *item)
{
  g_autofree char *drawn = console_box_text (item, FALSE);
  g_autofree char *numbers = with_printed (drawn);
  g_autofree char *text = item->role != NULL ? g_strdup_printf ("%s, %s", numbers, item->role)
                                             : g_steal_pointer (&numbers);

  return item->live ? g_strdup_printf ("%s, %s", text, _ ("can act or be chosen"))
                    : g_steal_pointer (&text);
}

/* ---- Sentences ------------------------------------------------------------------------- */

/* A sentence about the table. */
typedef struct
{
  const char *heading; /* the heading above it; "": none */
  char *key;           /* what it is about: heading and label */
  char *text;
  guint pieces;        /* what stands there (SortieSketchItem) */
  gboolean is_heading;
  gboolean is_nothing; /* it says that something is missing: only worth saying if it was there before */
  const char *empty;   /* (nullable): the label of an empty place or pile */
  gconstpointer thing; /* (nullable): the cell or item */
} Sentence;

static void
sentence_free (gpointer data)
{
  Sentence *sentence = data;

  g_free (sentence->key);
  g_free (sentence->text);
  g_free (sentence);
}

/* The sentences about a sketch. */
typedef struct
{
  GPtrArray *list; /* (element-type Sentence) */
  const char *heading;
  guint n_lines; /* below the current heading */
} Speech;

/* @text: (transfer full) */
static Sentence *
add_sentence (Speech *speech, const char *label, char *text)
{
  Sentence *sentence = g_new0 (Sentence, 1);

  sentence->heading = speech->heading;
  sentence->key = g_strdup_printf ("%s\n%s", speech->heading, label);
  sentence->text = text;
  g_ptr_array_add (speech->list, sentence);
  return sentence;
}

static Sentence *
add_thing (Speech *speech, const char *label, const char *text)
{
  /* Translators: one thing on the table: "Front Line: Imp, ATT 1." */
  return add_sentence (speech, label,
                       sortie_sentence (_ ("{label}: {text}."), "label", label, "text", text, NULL));
}

/* ---- A grid ------------------------------------------------------------------------ */

/* "Guard of South", "Ret-Talus, Summoner of South", or only its name. (transfer full) */
static char *
holding_text (const SortieSketchCell *cell)
{
  g_autofree char *piece = NULL;

  if (cell->titles == NULL)
    return g_strdup (_ ("empty"));
  piece = cell->role != NULL ? g_strdup_printf ("%s, %s", cell->titles[0], cell->role) : g_strdup (cell->titles[0]);
  if (cell->whose == NULL)
    return g_steal_pointer (&piece);
  /* Translators: a piece on the board and who holds it: "Guard of South". */
  return sortie_sentence (_ ("{piece} of {seat}"), "piece", piece, "seat", cell->whose, NULL);
}

static char *
cell_text (const SortieSketchCell *cell)
{
  g_autofree char *holding = holding_text (cell);
  GString *text = g_string_new (holding);

  for (guint i = 0; i < cell->facts->len; i++)
    g_string_append_printf (text, ", %s", ((SortieSketchFact *) cell->facts->pdata[i])->words);
  if (cell->live)
    g_string_append_printf (text, ", %s", cell->titles != NULL ? _ ("can act or be chosen")
                                                               : _ ("can be chosen"));
  return g_string_free (text, FALSE);
}

/* Says which outer columns are adjacent. */
static void
add_meeting (Speech *speech, const SortieSketchGrid *grid)
{
  const char *first = ((const SortieSketchCell *) grid->cells->pdata[0])->name;
  const char *last = ((const SortieSketchCell *) grid->cells->pdata[grid->columns - 1])->name;
  g_autofree char *a = g_strndup (first, strcspn (first, "0123456789"));
  g_autofree char *b = g_strndup (last, strcspn (last, "0123456789"));

  add_sentence (speech, "\nmeeting",
                sortie_sentence (_ ("Columns {a} and {b} are beside each other."), "a", a, "b", b, NULL));
}

static void
add_grid (Speech *speech, const SortieSketchGrid *grid)
{
  guint empty = 0;

  for (guint i = 0; i < grid->cells->len; i++)
    {
      const SortieSketchCell *cell = grid->cells->pdata[i];
      g_autofree char *text = cell_text (cell);
      Sentence *sentence = add_thing (speech, cell->name, text);

      sentence->is_nothing = cell->titles == NULL && !cell->live;
      sentence->pieces = cell->pieces;
      sentence->thing = cell;
      empty += sentence->is_nothing;
    }
  if (grid->wraps)
    add_meeting (speech, grid);
  if (empty > 0)
    add_sentence (speech, "\nempty", g_strdup (empty == grid->cells->len ? _ ("All spaces are empty.")
                                                                         : _ ("The other spaces are empty.")));
}

/* ---- The whole table --------------------------------------------------------------- */

static void
begin_heading (Speech *speech, const char *label)
{
  speech->heading = label;
  speech->n_lines = 0;
}

static void
add_heading (Speech *speech, const char *label)
{
  begin_heading (speech, label);
  add_sentence (speech, "\nheading", sortie_sentence (_ ("{label}."), "label", label, NULL))->is_heading = TRUE;
}

/* Where the number begins in the name of a space, such as "c3". */
static gsize
number_at (const char *space)
{
  return strcspn (space, "0123456789");
}

/* "Board: columns a to f, rows 1 to 8.": in ascending order, wherever the reader sits. */
static void
add_board (Speech *speech, const SortieSketchGrid *grid)
{
  const char *one = ((const SortieSketchCell *) grid->cells->pdata[0])->name;
  const char *other = ((const SortieSketchCell *) grid->cells->pdata[grid->cells->len - 1])->name;
  gboolean is_turned = strcmp (one, other) > 0;
  const char *left = is_turned ? other : one, *right = is_turned ? one : other;
  gint a = atoi (one + number_at (one)), b = atoi (other + number_at (other));
  g_autofree char *from = g_strndup (left, number_at (left)), *to = g_strndup (right, number_at (right));

  begin_heading (speech, _ ("Board"));
  add_sentence (speech, "\nheading",
                sortie_sentence (_ ("Board: columns {from} to {to}, rows {first} to {last}."), "from", from, "to", to,
                                 "first", SORTIE_DIGITS (MIN (a, b)), "last", SORTIE_DIGITS (MAX (a, b)), NULL))
      ->is_heading = TRUE;
  add_grid (speech, grid);
}

static void
add_line (Speech *speech, const char *text)
{
  g_autofree char *label = g_strdup_printf ("\nline %u", speech->n_lines++);

  add_sentence (speech, label, g_strdup (text));
}

static void
add_item (Speech *speech, const SortieSketchItem *item)
{
  g_autofree char *text = NULL;
  Sentence *sentence;

  switch (item->kind)
    {
    case SORTIE_SKETCH_HEADING:
      add_heading (speech, item->label);
      return;
    case SORTIE_SKETCH_ROW:
      return;
    case SORTIE_SKETCH_LINE:
      add_line (speech, item->label);
      return;
    case SORTIE_SKETCH_GRID:
      add_board (speech, item->grid);
      return;
    case SORTIE_SKETCH_BOX:
      text = box_in_words (item);
      break;
    case SORTIE_SKETCH_PILE:
      text = pile_in_words (item);
      break;
    case SORTIE_SKETCH_METER:
      text = console_meter_text (item);
      break;
    }
  sentence = add_thing (speech, item->label, text);
  sentence->pieces = item->pieces;
  sentence->thing = item;
  if (console_item_is_empty (item))
    sentence->empty = item->label;
}

/* The label of the text: "c4" of "c4: empty." (transfer full) */
static char *
label_of (const Sentence *sentence)
{
  return sentence->empty != NULL ? g_strdup (sentence->empty)
                                 : g_strndup (sentence->text, strcspn (sentence->text, ":"));
}

/* "War Track 2, Support: empty.": one sentence, which a listener soon skips. */
static void
say_empty (ConsoleOut *out, GPtrArray *labels)
{
  g_autofree char *all = NULL;

  if (labels->len == 0)
    return;
  g_ptr_array_add (labels, NULL);
  all = g_strjoinv (_ (", "), (char **) labels->pdata);
  console_out_fill (out, _ ("{label}: {text}."), "label", all, "text", _ ("empty"), NULL);
  g_ptr_array_set_size (labels, 0);
}

/* What is empty is said last below each heading. */
static void
say_speech (ConsoleOut *out, const Speech *speech)
{
  g_autoptr (GPtrArray) empty = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < speech->list->len; i++)
    {
      const Sentence *sentence = speech->list->pdata[i];

      if (sentence->is_heading)
        say_empty (out, empty);
      if (sentence->empty != NULL)
        g_ptr_array_add (empty, label_of (sentence));
      else if (!sentence->is_nothing)
        console_out_say (out, sentence->text);
    }
  say_empty (out, empty);
}

void
console_say_grid (ConsoleOut *out, const SortieSketchGrid *grid)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (sentence_free);
  Speech speech = { .list = list, .heading = "" };

  add_grid (&speech, grid);
  say_speech (out, &speech);
}

static GPtrArray *
sentences (const SortieSketch *sketch)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (sentence_free);
  Speech speech = { .list = list, .heading = "" };

  for (guint i = 0; i < sketch->items->len; i++)
    add_item (&speech, sketch->items->pdata[i]);
  return list;
}

void
console_draw_linear (ConsoleOut *out, const SortieSketch *sketch)
{
  g_autoptr (GPtrArray) list = sentences (sketch);
  const Speech speech = { .list = list };

  say_speech (out, &speech);
}

/* ---- Changes ----------------------------------------------------------------------- */

/* The key of a sentence. A second thing with the same heading and label gets another key. (transfer full) */
static char *
key_of_sentence (GHashTable *now, const Sentence *sentence)
{
  GString *key = g_string_new (sentence->key);

  while (g_hash_table_contains (now, key->str))
    g_string_append_c (key, '+');
  return g_string_free (key, FALSE);
}

/* The key under which the pieces of a sentence are remembered. (transfer full) */
static char *
key_of_pieces (const char *key, const Sentence *sentence)
{
  return g_strdup_printf ("%s\npieces %u", key, sentence->pieces);
}

/* Whether the listener has not heard it yet: the sentence, or the same of another piece. */
static gboolean
is_new (GHashTable *heard, const char *key, const char *key_with_pieces, const Sentence *sentence)
{
  const char *before = heard != NULL ? g_hash_table_lookup (heard, key) : NULL;

  if (sentence->is_heading || (before == NULL && sentence->is_nothing))
    return FALSE;
  return g_strcmp0 (before, sentence->text) != 0
         || (sentence->pieces != 0 && !g_hash_table_contains (heard, key_with_pieces));
}

/* Whether the text has the name as whole words. */
static gboolean
mentions (const char *text, const char *name)
{
  const gsize length = strlen (name);

  for (const char *at = strstr (text, name); at != NULL; at = strstr (at + 1, name))
    if ((at == text || !g_ascii_isalnum (at[-1])) && !g_ascii_isalnum (at[length]))
      return TRUE;
  return FALSE;
}

/* What a sentence says of its place: after "f4". (transfer none) */
static const char *
behind_label (const char *text)
{
  const char *colon = strchr (text, ':');

  return colon != NULL ? colon : text;
}

/* Whether one of the sentences has both names. */
static gboolean
mention_both (char *const *sentences, const char *one, const char *other)
{
  for (; *sentences != NULL; sentences++)
    if (mentions (*sentences, one) && mentions (*sentences, other))
      return TRUE;
  return FALSE;
}

/* Whether the same was heard of another place, from which it was told to have come to the place @label. */
static gboolean
has_come_from (GHashTable *heard, const Sentence *sentence, const char *label, const char *told)
{
  g_auto (GStrv) sentences = g_strsplit (told, ".\n", -1);
  GHashTableIter iter;
  gpointer before;

  g_hash_table_iter_init (&iter, heard);
  while (g_hash_table_iter_next (&iter, NULL, &before))
    {
      const char *rest = behind_label (before);
      g_autofree char *from = g_strndup (before, (gsize) (rest - (const char *) before));

      if (*rest != '\0' && strcmp (rest, behind_label (sentence->text)) == 0 && strcmp (from, label) != 0
          && mention_both (sentences, from, label))
        return TRUE;
    }
  return FALSE;
}

/* "Defender moves from e3 to f4." has said that the space e3 is empty, and what is on f4, if that is as it was. */
static gboolean
is_told (GHashTable *heard, const Sentence *sentence, const char *told)
{
  const char *rest = behind_label (sentence->text);
  g_autofree char *label = g_strndup (sentence->text, (gsize) (rest - sentence->text));

  return *rest != '\0' && mentions (told, label)
         && (sentence->is_nothing || (sentence->pieces != 0 && has_come_from (heard, sentence, label, told)));
}

/* What was said last. */
typedef struct
{
  const char *heading;
  GPtrArray *empty; /* (element-type utf8): the labels below it of what is empty, which come last */
} Said;

/* Says the sentence after its heading, which is said once. */
static void
say_below (ConsoleOut *out, const Sentence *sentence, Said *said)
{
  if (g_strcmp0 (said->heading, sentence->heading) != 0)
    {
      say_empty (out, said->empty);
      if (*sentence->heading != '\0')
        console_out_fill (out, _ ("{label}."), "label", sentence->heading, NULL);
    }
  said->heading = sentence->heading;
  if (sentence->empty != NULL || (sentence->is_nothing && sentence->thing != NULL))
    g_ptr_array_add (said->empty, label_of (sentence));
  else
    console_out_say (out, sentence->text);
}

GHashTable *
console_linear_hear (ConsoleOut *out, GHashTable *heard, const SortieSketch *sketch, const char *told)
{
  g_autoptr (GPtrArray) list = sentences (sketch);
  GHashTable *now = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GPtrArray) empty = g_ptr_array_new_with_free_func (g_free);
  Said said = { "", empty };
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const Sentence *sentence = list->pdata[i];
      char *key = key_of_sentence (now, sentence), *with_pieces = key_of_pieces (key, sentence);

      if (out != NULL && is_new (heard, key, with_pieces, sentence)
          && (heard == NULL || !is_told (heard, sentence, told)))
        {
          if (heard != NULL && n++ == 0)
            console_out_say (out, _ (CONSOLE_CHANGED));
          say_below (out, sentence, &said);
        }
      g_hash_table_insert (now, key, g_strdup (sentence->text));
      g_hash_table_insert (now, with_pieces, g_strdup (sentence->text));
    }
  say_empty (out, empty);
  return now;
}

void
console_linear_say_things (ConsoleOut *out, const SortieSketch *sketch, GHashTable *things, const char *opening)
{
  g_autoptr (GPtrArray) list = sentences (sketch), empty = g_ptr_array_new_with_free_func (g_free);
  Said said = { "", empty };
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const Sentence *sentence = list->pdata[i];

      if (sentence->thing == NULL || !g_hash_table_contains (things, sentence->thing))
        continue;
      if (n++ == 0 && opening != NULL)
        console_out_say (out, opening);
      say_below (out, sentence, &said);
    }
  say_empty (out, empty);
}
