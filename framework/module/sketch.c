/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sketch.c: fills a sketch from a view.
 *
 * Everything is read from the view's own play, so a face, a count or an order that the seat may not see cannot get into
 * the drawing. Words are in the reader's language at the time when the sketch is made.
 */
#include <sortie/base.h>
#include "speech/front-end.h"
#include "module/internal.h"

#include <string.h>

#include "base/i18n.h"
#include "speech/internal.h"
#include "model/front-end.h"
#include "module/front-end.h"

static void
item_free (gpointer data)
{
  SortieSketchItem *item = data;

  g_free (item->label);
  g_free (item->title);
  g_free (item->brief);
  g_free (item->brief_key);
  for (guint i = 0; i < G_N_ELEMENTS (item->lines); i++)
    g_free (item->lines[i]);
  g_clear_pointer (&item->cards, g_array_unref);
  g_clear_pointer (&item->grid, sortie_sketch_grid_free);
  g_free (item);
}

SortieSketch *
sortie_sketch_new (void)
{
  SortieSketch *sketch = g_new0 (SortieSketch, 1);

  sketch->items = g_ptr_array_new_with_free_func (item_free);
  sketch->moves = g_array_new (FALSE, FALSE, sizeof (SortieMove));
  return sketch;
}

void
sortie_sketch_free (SortieSketch *sketch)
{
  if (sketch == NULL)
    return;
  g_ptr_array_unref (sketch->items);
  g_array_unref (sketch->moves);
  g_clear_pointer (&sketch->able, g_array_unref);
  g_free (sketch);
}

void
sortie_sketch_allow (SortieSketch *sketch, const SortieMoves *legal)
{
  g_array_set_size (sketch->moves, 0);
  g_array_append_vals (sketch->moves, legal->moves, legal->n);
  g_clear_pointer (&sketch->able, g_array_unref);
}

SortieSketchItem *
sortie_sketch_item (SortieSketch *sketch, SortieSketchKind kind, guint8 seat, const char *label)
{
  SortieSketchItem *item = g_new0 (SortieSketchItem, 1);

  item->kind = kind;
  item->seat = seat;
  item->place = SORTIE_NO_INDEX;
  item->label = g_strdup (label);
  g_ptr_array_add (sketch->items, item);
  return item;
}

/* Stores @text in the next free line of an item; an empty text takes no line. */
static void
take_item_line (SortieSketchItem *item, char *text)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (item->lines) && item->lines[i] != NULL)
    i++;
  if (*text == '\0' || i == G_N_ELEMENTS (item->lines))
    g_free (text);
  else
    item->lines[i] = text;
}

static const char *
game_text (const SortieSetup *setup, const char *text)
{
  return sortie_rules_text (setup, FALSE, text);
}

void
sortie_sketch_heading (SortieSketch *sketch, guint8 seat, const char *label)
{
  sortie_sketch_item (sketch, SORTIE_SKETCH_HEADING, seat, label);
}

/* Another seat of the same player; SORTIE_NO_SEAT if there is none. */
static guint8
other_of_player (const SortieSetup *setup, guint8 seat)
{
  for (guint8 other = 0; other < setup->n_seats; other++)
    if (other != seat && sortie_seats_are_one_player (&setup->game->modes[setup->mode], seat, other))
      return other;
  return SORTIE_NO_SEAT;
}

void
sortie_sketch_seat (SortieSketch *sketch, const SortieView *view, guint8 seat)
{
  const SortieSetup *setup = view->play.setup;
  const char *name = sortie_seat_name (setup, seat);
  guint8 other = other_of_player (setup, seat);
  g_autofree char *label = NULL;
  SortieSketchItem *item;

  if (sortie_is_out (&view->play, seat))
    label = sortie_sentence (_ ("{seat} (out)"), "seat", name, NULL);
  else if (other != SORTIE_NO_SEAT)
    label = sortie_sentence (_ ("{seat} (same player as {other})"), "seat", name, "other",
                             sortie_seat_name (setup, other), NULL);
  else
    label = g_strdup (name);
  item = sortie_sketch_item (sketch, SORTIE_SKETCH_HEADING, seat, label);
  if (other != SORTIE_NO_SEAT && !sortie_is_out (&view->play, seat))
    item->title = g_strdup (name);
}

void
sortie_sketch_row (SortieSketch *sketch)
{
  sortie_sketch_item (sketch, SORTIE_SKETCH_ROW, SORTIE_NO_SEAT, "");
}

/* ---- Places -------------------------------------------------------------------- */

static void
append_part (GString *line, const char *part)
{
  if (line->len > 0)
    g_string_append (line, ", ");
  g_string_append (line, part);
}

/* "ATT 3": a value of a piece with its name, or a word value without its name; "ATT 3 (2)" when 2 is printed. */
static char *
value_text (const SortiePlay *p, guint value, SortieRef piece)
{
  const SortieValueDecl *decl = &p->setup->catalogue->vocabulary->values[value];
  gint number = sortie_value (p, value, piece);

  if (decl->type == SORTIE_VALUE_WORD && number >= 0
      && (guint) number < g_strv_length ((char **) decl->words))
    return g_strdup (game_text (p->setup, decl->words[number]));
  if (decl->printed && number != sortie_value_base (p, value, piece))
    return g_strdup_printf ("%s %d (%d)", game_text (p->setup, decl->title), number,
                            sortie_value_base (p, value, piece));
  return g_strdup_printf ("%s %d", game_text (p->setup, decl->title), number);
}

/* Whether the piece lacks the number: no card prints it, and its default is below 0. */
static gboolean
is_lacking (const SortiePlay *p, guint value, SortieRef piece)
{
  const SortieValueDecl *decl = &p->setup->catalogue->vocabulary->values[value];

  return decl->type == SORTIE_VALUE_NUMBER && decl->otherwise < 0
         && sortie_value (p, value, piece) == decl->otherwise;
}

static char *
values_line (const SortiePlay *p, SortieRef piece, const guint8 *values)
{
  GString *line = g_string_new (NULL);

  for (; values != NULL && *values != 0xff; values++)
    {
      g_autofree char *text = value_text (p, *values, piece);

      if (!is_lacking (p, *values, piece))
        append_part (line, text);
    }
  return g_string_free (line, FALSE);
}

/* "3/1" and "3/1: ATT/DEF": the numeric values as numbers alone; a dash for one that the piece lacks. */
static void
fill_brief (SortieSketchItem *item, const SortiePlay *p, SortieRef piece, const guint8 *values)
{
  const SortieValueDecl *decls = p->setup->catalogue->vocabulary->values;
  g_autoptr (GString) numbers = g_string_new (NULL), names = g_string_new (NULL);
  gboolean any = FALSE;

  for (guint i = 0; values != NULL && values[i] != 0xff; i++)
    {
      gboolean lacks = is_lacking (p, values[i], piece);
      g_autofree char *number = lacks ? g_strdup ("–")
                                      : g_strdup_printf ("%d", sortie_value (p, values[i], piece));

      if (decls[values[i]].type != SORTIE_VALUE_NUMBER)
        continue;
      any |= !lacks;
      g_string_append_printf (numbers, "%s%s", numbers->len > 0 ? "/" : "", number);
      g_string_append_printf (names, "%s%s", names->len > 0 ? "/" : "",
                              game_text (p->setup, decls[values[i]].title));
    }
  if (!any)
    return;
  item->brief = g_strdup (numbers->str);
  item->brief_key = g_strdup_printf ("%s: %s", numbers->str, names->str);
}

/* The marks that are not zero: "Wounds 2". */
static char *
marks_line (const SortiePlay *p, SortieRef piece)
{
  GString *line = g_string_new (NULL);
  const SortieMarkDecl *marks = p->setup->marks;

  for (guint i = 0; marks != NULL && marks[i].id != NULL; i++)
    {
      gint n = sortie_piece_mark (p, piece, i);
      g_autofree char *text = g_strdup_printf ("%s %d", game_text (p->setup, marks[i].title), n);

      if (n != 0)
        append_part (line, text);
    }
  return g_string_free (line, FALSE);
}

/* The cards under the top one. */
static char *
under_line (const SortiePlay *p, SortieRef piece)
{
  guint under = sortie_piece (p, piece)->n_cards - 1u;

  return under > 0 ? g_strdup_printf (ngettext_ ("%u card under it", "%u cards under it", under), under)
                   : g_strdup ("");
}

/* "Imp (ATT 1, DEF 1), Knight (ATT 3, DEF 2)": the further pieces on the same place. */
static char *
others_line (const SortieView *view, SortieRef first, const guint8 *values)
{
  const SortiePlay *p = &view->play;
  GString *line = g_string_new (NULL);
  char name[SORTIE_MOVE_TEXT];

  for (SortieRef piece = sortie_piece_next_on_place (p, first); piece != SORTIE_NOTHING;
       piece = sortie_piece_next_on_place (p, piece))
    {
      g_autofree char *numbers = values_line (p, piece, values);

      append_part (line, sortie_ref_name (p, view->seat, piece, name));
      if (*numbers != '\0')
        g_string_append_printf (line, " (%s)", numbers);
    }
  return g_string_free (line, FALSE);
}

/* Who holds a piece, if its place does not tell that. */
static char *
holder_line (const SortiePlay *p, guint8 viewer, guint8 holder, guint8 place_seat)
{
  char name[SORTIE_MOVE_TEXT];

  if (holder == SORTIE_NO_SEAT || holder == place_seat)
    return g_strdup ("");
  if (holder == viewer)
    {
      /* Translators: of a piece: the reader's own, where the place does not say it. */
      return g_strdup (C_ ("piece", "yours"));
    }
  sortie_ref_name (p, viewer, sortie_ref_seat (holder), name);
  /* Translators: {seat} holds the piece that the lines above describe. */
  return sortie_sentence (_ ("held by {seat}"), "seat", name, NULL);
}

static void
fill_box (SortieSketchItem *item, const SortieView *view, guint16 place, const guint8 *values)
{
  const SortiePlay *p = &view->play;
  SortieRef piece = sortie_place_piece (p, place);
  guint8 holder = sortie_piece_controller (p, piece);
  char name[SORTIE_MOVE_TEXT];

  item->title = g_strdup (sortie_ref_name (p, view->seat, piece, name));
  take_item_line (item, values_line (p, piece, values));
  fill_brief (item, p, piece, values);
  take_item_line (item, marks_line (p, piece));
  take_item_line (item, under_line (p, piece));
  take_item_line (item, holder_line (p, view->seat, holder, item->seat));
  take_item_line (item, others_line (view, piece, values));
  item->pieces = sortie_sketch_pieces (p, piece);
  item->seat = holder;
}

/* The heading below which the sketch goes on. (nullable): none yet */
static const SortieSketchItem *
last_heading (const SortieSketch *sketch)
{
  for (guint i = sketch->items->len; i > 0; i--)
    {
      const SortieSketchItem *item = sketch->items->pdata[i - 1];

      if (item->kind == SORTIE_SKETCH_HEADING)
        return item;
    }
  return NULL;
}

/* The seat that a place belongs to, if that is worth saying: a place between two players belongs to neither more than
 * to the other. */
static guint8
seat_of_place (const SortieSetup *setup, guint16 place)
{
  const SortieSpot *spot = sortie_place_spot (setup, place);

  return setup->places[spot->decl].shared ? SORTIE_NO_SEAT : spot->seat;
}

/* "Front Line"; "Front Line (boss)" if the heading does not name its seat. On which side of its seat it is, as in
 * "Front Line towards Player Two (yours)" or "Front Line of Player Two towards Player Three", is said only where there
 * is no heading, because headings say it. */
static char *
place_label (const SortieSketch *sketch, const SortieView *view, guint16 place)
{
  guint8 seat = seat_of_place (view->play.setup, place);
  const SortieSketchItem *heading = last_heading (sketch);
  char name[SORTIE_MOVE_TEXT], whose[SORTIE_MOVE_TEXT];

  if (heading != NULL)
    sortie_place_title (view->play.setup, place, name);
  else
    sortie_ref_name (&view->play, view->seat, sortie_ref_place (place), name);
  if (seat == SORTIE_NO_SEAT || (heading != NULL && seat == heading->seat)
      || (heading == NULL && view->play.setup->sides != NULL && seat != view->seat))
    return g_strdup (name);
  sortie_ref_name (&view->play, view->seat, sortie_ref_seat (seat), whose);
  if (seat != view->seat)
    return g_strdup_printf ("%s (%s)", name, whose);
  /* Translators: of a place, as in "Front Line (yours)". */
  return g_strdup_printf ("%s (%s)", name, C_ ("place", "yours"));
}

SortieSketchItem *
sortie_sketch_place (SortieSketch *sketch, const SortieView *view, guint16 place,
                     const guint8 *values)
{
  const SortieSpot *spot = sortie_place_spot (view->play.setup, place);
  g_autofree char *label = place_label (sketch, view, place);
  SortieSketchItem *item = sortie_sketch_item (sketch, SORTIE_SKETCH_BOX, spot->seat, label);

  item->place = place;
  if (!sortie_place_is_free (&view->play, place))
    {
      fill_box (item, view, place, values);
      item->live = sortie_sketch_is_able (sortie_sketch_able (sketch, view), sortie_place_piece (&view->play, place));
    }
  return item;
}

/* ---- Zones --------------------------------------------------------------------- */

/* Whether a number is printed on this kind of card, and on this card. */
static gboolean
has_number (const SortiePlay *p, guint16 def, guint value)
{
  const SortieDef *d = sortie_def (p, def);
  const SortieVocabulary *vocabulary = p->setup->catalogue->vocabulary;
  const SortieValueDecl *decl = &vocabulary->values[value];

  return decl->printed && decl->type == SORTIE_VALUE_NUMBER
         && (sortie_kind_values (&vocabulary->kinds[d->kind]) >> value & 1) != 0
         && (d->printed[value] >= 0 || d->printed[value] != decl->otherwise);
}

/* The numbers that cards of a zone print, as bits. */
static guint32
numbers_of_zone (const SortiePlay *p, guint16 zone)
{
  guint32 mask = 0;

  for (guint i = 0; p->setup->catalogue->vocabulary->values[i].id != NULL; i++)
    for (SORTIE_EACH_IN_ZONE (p, zone, card))
      if (has_number (p, sortie_card (p, card)->def, i))
        mask |= 1u << i;
  return mask;
}

/* " 2/7/2": the numbers printed on a card, with a dash for one that it lacks; nothing if it has none. */
static void
append_numbers (GString *text, const SortiePlay *p, guint16 def, guint32 mask)
{
  gboolean any = FALSE;
  gsize before = text->len;

  for (guint i = 0; mask >> i != 0; i++)
    {
      g_autofree char *number = has_number (p, def, i)
                                    ? g_strdup_printf ("%d", sortie_def (p, def)->printed[i])
                                    : g_strdup ("–");

      if (mask >> i & 1)
        g_string_append_printf (text, "%s%s", text->len > before ? "/" : "\u00a0", number);
      any = any || ((mask >> i & 1) && has_number (p, def, i));
    }
  if (!any)
    g_string_truncate (text, before);
}

static guint16
pile_zone (const SortieView *view, const SortiePile *pile)
{
  return (guint16) (pile - view->play.setup->piles);
}

/* Whether some seats may not look at the zone, which makes it a hand. */
static gboolean
is_held (const SortieView *view, const SortiePile *pile)
{
  const SortieZoneDecl *decl = &view->play.setup->zones[pile->decl];

  return decl->faces != SORTIE_SEEN_BY_ALL && decl->faces != SORTIE_SEEN_BY_NOBODY
         && !decl->ordered;
}

/* "Imp", "Imp (committed)": a card with the flags that the viewer sees; in a hand, with its numbers. */
static char *
pile_card_text (const SortieView *view, const SortiePile *pile, guint16 card)
{
  g_autofree char *marks = sortie_card_marks (&view->play, card);
  char name[SORTIE_MOVE_TEXT];
  GString *text =
      g_string_new (sortie_ref_name (&view->play, view->seat, sortie_ref_card (card), name));

  if (*marks != '\0')
    g_string_append_printf (text, " (%s)", marks);
  if (is_held (view, pile))
    append_numbers (text, &view->play, sortie_card (&view->play, card)->def,
                    numbers_of_zone (&view->play, pile_zone (view, pile)));
  return g_string_free (text, FALSE);
}

/* "cost/ATT/DEF": what the numbers after the cards of a hand mean; NULL if no card has any. (transfer full) */
static char *
numbers_key (const SortieView *view, guint16 zone)
{
  const SortiePlay *p = &view->play;
  guint32 mask = numbers_of_zone (p, zone);
  GString *key = g_string_new (NULL);

  for (guint i = 0; mask >> i != 0; i++)
    if (mask >> i & 1)
      g_string_append_printf (
          key, "%s%s", key->len > 0 ? "/" : "",
          game_text (p->setup, p->setup->catalogue->vocabulary->values[i].title));
  return g_string_free (key, key->len == 0);
}

/* One run of equal cards: "Imp", "3 x Imp", with no-break spaces before the name. */
static void
append_run (GString *line, const char *text, guint n)
{
  g_autofree char *part = n == 1 ? g_strdup (text) : g_strdup_printf ("%u\u00a0×\u00a0%s", n, text);

  append_part (line, part);
}

/* A card in a line. */
typedef struct
{
  char *text;
  guint16 def;
} CardText;

static void
card_text_clear (gpointer data)
{
  g_free (((CardText *) data)->text);
}

/* In the order of a list of the cards. Equal texts are adjacent. */
static gint
compare_texts (gconstpointer a, gconstpointer b, gpointer data)
{
  const CardText *one = a, *other = b;
  const gint order = sortie_sketch_compare (data, one->def, other->def);

  return order != 0 ? order : strcmp (one->text, other->text);
}

/* The cards of a zone in one line, with equal ones together. If their order means nothing, they are sorted, so that
 * the line's order reveals nothing either. */
static char *
cards_line (const SortieView *view, guint16 zone)
{
  const SortiePlay *p = &view->play;
  g_autoptr (GArray) texts = g_array_new (FALSE, FALSE, sizeof (CardText));
  GString *line = g_string_new (NULL);

  g_array_set_clear_func (texts, card_text_clear);
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    {
      CardText one = { pile_card_text (view, &p->setup->piles[zone], card), sortie_card (p, card)->def };

      g_array_append_val (texts, one);
    }
  if (!p->setup->piles[zone].ordered)
    g_array_sort_with_data (texts, compare_texts, (gpointer) p->setup->catalogue);
  for (guint i = 0, n; i < texts->len; i += n)
    {
      const CardText *run = &g_array_index (texts, CardText, i);

      for (n = 1; i + n < texts->len && strcmp (run->text, run[n].text) == 0; n++)
        continue;
      append_run (line, run->text, n);
    }
  return g_string_free (line, FALSE);
}

/* "2 committed": how many cards have the flag, or were said not to have it. */
static void
append_count (GString *line, const SortieView *view, guint16 zone, guint flag, gboolean is_denied)
{
  const SortiePlay *p = &view->play;
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    n += (is_denied ? sortie_card_denied (p, card) : sortie_card_flags (p, card)) >> flag & 1;
  if (n > 0)
    {
      g_autofree char *name = sortie_flag_name (p->setup, flag, is_denied);
      g_autofree char *text = g_strdup_printf ("%u %s", n, name);

      append_part (line, text);
    }
}

/* For face-down cards, only their flags: "2 committed". */
static char *
flags_line (const SortieView *view, guint16 zone)
{
  GString *line = g_string_new (NULL);

  for (guint flag = 0; view->play.setup->flags[flag].id != NULL; flag++)
    for (guint is_denied = FALSE; is_denied <= TRUE; is_denied++)
      append_count (line, view, zone, flag, is_denied);
  return g_string_free (line, FALSE);
}

/* Whether a move that the reader may make now names this card. */
static gboolean
may_be_played (const SortieSketch *sketch, guint16 card)
{
  for (guint i = 0; i < sketch->moves->len; i++)
    {
      const SortieMove *move = &g_array_index (sketch->moves, SortieMove, i);

      for (guint k = 0; k < move->n; k++)
        if (move->arg[k] == sortie_ref_card (card))
          return TRUE;
    }
  return FALSE;
}

gint
sortie_sketch_compare (const SortieCatalogue *catalogue, guint16 a, guint16 b)
{
  const SortieValueDecl *values = catalogue->vocabulary->values;
  const SortieDef *first = &catalogue->defs[a], *second = &catalogue->defs[b];

  for (guint i = 0; values != NULL && values[i].id != NULL && first->sign != NULL && second->sign != NULL; i++)
    if (values[i].printed && values[i].type == SORTIE_VALUE_WORD && first->printed[i] != second->printed[i])
      return first->printed[i] - second->printed[i];
  return (gint) a - (gint) b;
}

static gint
compare_cards (gconstpointer a, gconstpointer b, gpointer data)
{
  const SortiePlay *p = data;

  return sortie_sketch_compare (p->setup->catalogue, sortie_card (p, *(const guint16 *) a)->def,
                                sortie_card (p, *(const guint16 *) b)->def);
}

GArray *
sortie_sketch_cards (const SortieView *view, guint16 zone)
{
  const SortieSetup *setup = view->play.setup;
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint16));

  for (SORTIE_EACH_IN_ZONE (&view->play, zone, card))
    g_array_append_val (numbers, card);
  if (!setup->zones[setup->piles[zone].decl].ordered)
    g_array_sort_with_data (numbers, compare_cards, (gpointer) &view->play);
  return numbers;
}

/* Whether only the top card can be seen. */
static gboolean
is_stacked (const SortieZoneDecl *decl)
{
  return decl->ordered && !decl->spread;
}

/* The cards whose faces are drawn. */
static GArray *
drawn_cards (const SortieView *view, guint16 zone, const SortieZoneDecl *decl)
{
  GArray *numbers = sortie_sketch_cards (view, zone);

  if (is_stacked (decl) && numbers->len > 1)
    g_array_set_size (numbers, 1);
  return numbers;
}

/* NULL if one of them has no sign. */
static GArray *
signs_of (const SortieSketch *sketch, const SortieView *view, guint16 zone,
          const SortieZoneDecl *decl)
{
  const SortiePlay *p = &view->play;
  g_autoptr (GArray) numbers = drawn_cards (view, zone, decl);
  g_autoptr (GArray) signs = g_array_new (FALSE, FALSE, sizeof (SortieSketchCard));

  for (guint i = 0; i < numbers->len; i++)
    if (sortie_def (p, sortie_card (p, g_array_index (numbers, guint16, i))->def)->sign
        == NULL)
      return NULL;
  for (guint i = 0; i < numbers->len; i++)
    {
      guint16 card = g_array_index (numbers, guint16, i);
      SortieSketchCard one = { sortie_def (p, sortie_card (p, card)->def)->sign,
                               may_be_played (sketch, card) };

      g_array_append_val (signs, one);
    }
  return g_steal_pointer (&signs);
}

static void
list_cards (SortieSketchItem *item, const SortieView *view, guint16 zone)
{
  take_item_line (item, cards_line (view, zone));
  if (is_held (view, &view->play.setup->piles[zone]))
    item->brief_key = numbers_key (view, zone);
}

SortieSketchItem *
sortie_sketch_zone (SortieSketch *sketch, const SortieView *view, guint16 zone)
{
  const SortiePile *pile = &view->play.setup->piles[zone];
  const SortieZoneDecl *decl = &view->play.setup->zones[pile->decl];
  SortieSketchItem *item = sortie_sketch_item (sketch, SORTIE_SKETCH_PILE, pile->seat,
                                               game_text (view->play.setup, decl->title));

  item->value = sortie_sees (view->play.setup, decl->count, pile->seat, view->seat)
                    ? (gint) sortie_zone_count (&view->play, zone)
                    : -1;
  if (item->value == 0)
    return item;
  if (!sortie_sees (view->play.setup, decl->faces, pile->seat, view->seat))
    {
      gboolean is_outward = decl->faces == SORTIE_SEEN_BY_OTHERS && pile->seat == view->seat;

      if (is_outward)
        list_cards (item, view, zone);
      else
        take_item_line (item, flags_line (view, zone));
      return item;
    }
  item->cards = signs_of (sketch, view, zone, decl);
  if (is_stacked (decl))
    item->title = pile_card_text (view, pile, sortie_zone_top (&view->play, zone));
  else
    list_cards (item, view, zone);
  return item;
}

void
sortie_sketch_variable (SortieSketch *sketch, const SortieView *view, guint var, guint8 seat,
                        gint maximum)
{
  const SortieVarDecl *decl = &view->play.setup->vars[var];
  SortieSketchItem *item = sortie_sketch_item (sketch, SORTIE_SKETCH_METER,
                                               decl->shared ? SORTIE_NO_SEAT : seat,
                                               game_text (view->play.setup, decl->title));

  item->value = sortie_var (&view->play, var, seat);
  if (decl->words != NULL)
    item->title = g_strdup (game_text (view->play.setup, decl->words[item->value]));
  item->maximum = maximum;
}
