/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.c: the table as one player sees it, with that player's back row at the bottom. */
#include "activation.h"
#include "table.h"

#include <libintl.h>

static const char *
text (const SortieView *view, const char *message)
{
  return dgettext (sortie_catalogue (&view->play)->domain, message);
}

/* The text domain for plurals. */
static const char *
domain (const SortieView *view)
{
  return sortie_catalogue (&view->play)->domain;
}

/* (transfer full): @pattern with the number {n}. */
static char *
with_number (const char *pattern, gint n)
{
  char number[16];

  g_snprintf (number, sizeof number, "%d", n);
  return sortie_text_fill (pattern, (const SortieTextArg[]){ { "n", number } }, 1);
}

/* ---- What is said about a card on the battlefield -------------------------------------- */

/* Attack value and weapon: 2→ shoots, 1† attacks adjacent cards. */
static void
add_attack (const SortieView *view, SortieSketchCell *cell, SortieRef unit)
{
  gint attack = sortie_value (&view->play, SW_VALUE_ATTACK, unit);
  gboolean bow = sortie_value (&view->play, SW_VALUE_WEAPON, unit) == SW_BOW;
  g_autofree char *brief = g_strdup_printf ("%d%s", attack, bow ? "→" : "†");
  g_autofree char *ascii = g_strdup_printf ("%d%s", attack, bow ? "b" : "s");
  g_autofree char *words = with_number (bow ? text (view, N_ ("attack {n} with a bow"))
                                            : text (view, N_ ("attack {n} with a sword")),
                                        attack);

  sortie_sketch_fact (cell, brief, ascii, words);
}

/* Markers and life points: "1/2". */
static void
add_life (const SortieView *view, SortieSketchCell *cell, SortieRef card)
{
  gint wounds = sw_wounds (&view->play, card), life = sw_life (&view->play, card);
  g_autofree char *brief = g_strdup_printf ("%d/%d", wounds, life);
  g_autofree char *life_words = with_number (text (view, N_ ("life {n}")), life);
  g_autofree char *wound_words = with_number (
      dngettext (domain (view), "{n} wound", "{n} wounds", (gulong) wounds), wounds);
  g_autofree char *words =
      wounds > 0 ? g_strdup_printf ("%s, %s", life_words, wound_words) : g_strdup (life_words);

  sortie_sketch_fact (cell, brief, NULL, words)->hurts = wounds > 0;
}

/* SW-22: the wounds above include poison, which also has other effects. */
static void
add_markers (const SortieView *view, SortieSketchCell *cell, SortieRef card)
{
  gint poison = sortie_piece_mark (&view->play, card, SW_MARK_POISON);
  g_autofree char *brief = g_strdup_printf ("P%d", poison);
  g_autofree char *words =
      with_number (text (view, N_ ("{n} of them by poison")), poison);

  if (poison > 0)
    sortie_sketch_fact (cell, brief, NULL, words);
  if (sortie_piece_mark (&view->play, card, SW_MARK_BOOST) > 0)
    sortie_sketch_fact (cell, "B", NULL, text (view, N_ ("boosted")));
}

/* SW-15.4: the Vine Wall below a unit, whoever controls it, and its wounds. */
static void
add_vine_wall (const SortieView *view, SortieSketchCell *cell, SortieRef vine)
{
  const SortiePlay *p = &view->play;
  gint wounds = sw_wounds (p, vine);
  g_autofree char *brief = wounds > 0 ? g_strdup_printf ("≈%d", wounds) : g_strdup ("≈");
  g_autofree char *ascii = wounds > 0 ? g_strdup_printf ("~%d", wounds) : g_strdup ("~");
  g_autofree char *hurt = with_number (
      dngettext (domain (view), " with {n} wound", " with {n} wounds", (gulong) wounds), wounds);
  const SortieTextArg args[] = {
    { "seat", sortie_seat_name (p->setup, sw_controller (p, vine)) },
    { "hurt", wounds > 0 ? hurt : "" },
  };
  g_autofree char *words =
      sortie_text_fill (text (view, N_ ("on a Vine Wall of {seat}{hurt}")), args, 2);
  SortieSketchFact *fact = sortie_sketch_fact (cell, brief, ascii, words);

  if (sw_controller (p, vine) != cell->seat)
    fact->seat = sw_controller (p, vine);
}

static void
show_space (const SortieView *view, SortieSketchGrid *grid, guint16 place)
{
  const SortiePlay *p = &view->play;
  SortieRef card = sw_card_on (p, place), vine = sw_vine_on (p, place);
  SortieRef top = card != SORTIE_NOTHING ? card : vine;
  SortieSketchCell *cell = sortie_sketch_cell (grid, view, place, top);

  if (top == SORTIE_NOTHING)
    return;
  if (sw_is_unit (p, top))
    add_attack (view, cell, top);
  if (sw_type (p, top) == SW_SUMMONER)
    cell->role = g_strdup (text (view, N_ ("Summoner")));
  add_life (view, cell, top);
  add_markers (view, cell, top);
  if (vine != SORTIE_NOTHING && vine != top)
    add_vine_wall (view, cell, vine);
  sortie_sketch_holdings (cell, view, top);
}

/* ---- The whole table ----------------------------------------------------------------------- */

static gboolean
is_poisoned (const SortiePlay *p, SortieRef piece)
{
  return sortie_piece_mark (p, piece, SW_MARK_POISON) > 0;
}

static gboolean
is_boosted (const SortiePlay *p, SortieRef piece)
{
  return sortie_piece_mark (p, piece, SW_MARK_BOOST) > 0;
}

static gboolean
has_cards_under_it (const SortiePlay *p, SortieRef piece)
{
  return sortie_piece (p, piece)->n_cards > 1;
}

static gboolean
is_on_any (const SortiePlay *p, gboolean (*has_sign) (const SortiePlay *p, SortieRef piece))
{
  for (SORTIE_EACH_PIECE (p, slot))
    if (has_sign (p, sortie_piece_ref (p, slot)))
      return TRUE;
  return FALSE;
}

/* Explanations of what most factions never have, shown where it appears. */
static const struct
{
  gboolean (*has_sign) (const SortiePlay *p, SortieRef piece);
  const char *key, *ascii;
} rare_signs[] = {
  { sw_is_vine_wall, N_ ("≈ Vine Wall"), N_ ("~ Vine Wall") },
  { is_poisoned, N_ ("P poison"), N_ ("P poison") },
  { is_boosted, N_ ("B boosted"), N_ ("B boosted") },
  { has_cards_under_it, N_ ("+ cards under it"), N_ ("+ cards under it") },
};

static void
add_keys (const SortieView *view, SortieSketchGrid *grid)
{
  GString *key = g_string_new (text (view, N_ ("† sword, → bow, attack†wounds/life")));
  GString *ascii = g_string_new (text (view, N_ ("s sword, b bow, attack wounds/life")));
  GString *whole = g_string_new (key->str), *whole_ascii = g_string_new (ascii->str);

  for (guint i = 0; i < G_N_ELEMENTS (rare_signs); i++)
    {
      g_string_append_printf (whole, ", %s", text (view, rare_signs[i].key));
      g_string_append_printf (whole_ascii, ", %s", text (view, rare_signs[i].ascii));
      if (!is_on_any (&view->play, rare_signs[i].has_sign))
        continue;
      g_string_append_printf (key, ", %s", text (view, rare_signs[i].key));
      g_string_append_printf (ascii, ", %s", text (view, rare_signs[i].ascii));
    }
  grid->key = g_string_free (key, FALSE);
  grid->ascii_key = g_string_free (ascii, FALSE);
  grid->whole_key = g_string_free (whole, FALSE);
  grid->whole_ascii_key = g_string_free (whole_ascii, FALSE);
}

/* Coordinates stay the same; a player at row 8 sees the battlefield from there. */
static void
show_battlefield (const SortieView *view, SortieSketch *sketch, guint8 near)
{
  guint width = sortie_width (&view->play), height = sortie_height (&view->play);
  gboolean turned = sw_side (near) != 0;
  SortieSketchGrid *grid = sortie_sketch_grid (sketch, view, width);

  grid->middle = SW_HALF;
  grid->seam = width > SW_BOARD_WIDTH ? SW_BOARD_WIDTH : 0;
  grid->wraps = width > SW_BOARD_WIDTH; /* SW-25.7 */
  add_keys (view, grid);
  for (guint y = 0; y < height; y++)
    for (guint x = 0; x < width; x++)
      show_space (view, grid,
                  sw_space (&view->play, turned ? width - 1 - x : x, turned ? y : height - 1 - y));
}

/* How many units the active player may still choose in this phase (SW-9.1, 10.1). */
static void
show_left (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  const SortiePlay *p = &view->play;
  gboolean moves = sw_phase (p) == SW_PHASE_MOVEMENT;
  SortieSketchItem *item;

  if (sortie_active (p) != seat || sortie_turn_state (p)->table != SW_TURN_FULL
      || (!moves && sw_phase (p) != SW_PHASE_ATTACK))
    return;
  item = sortie_sketch_item (sketch, SORTIE_SKETCH_METER, seat,
                             moves ? text (view, N_ ("Moves left"))
                                   : text (view, N_ ("Attacks left")));
  item->passing = TRUE;
  item->rule = moves ? "SW-9.1" : "SW-10.1";
  sw_left_to_choose (p, moves ? SW_TO_MOVE : SW_TO_ATTACK, &item->value, &item->maximum);
}

static SortieSketchItem *
show_zone (const SortieView *view, SortieSketch *sketch, SwZone zone, guint8 seat)
{
  SortieSketchItem *item = sortie_sketch_zone (sketch, view, sw_zone (&view->play, zone, seat));

  item->weighty = zone == SW_ZONE_HAND && item->lines[0] != NULL; /* a partner's (SW-25.10) */
  return item;
}

/* Piles that most factions never use are shown only if they contain cards. The Draw Pile is not shown, because
 * nobody may count it (SW-3.2), and a player who is out has no piles (SW-25.9). */
static void
show_piles (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  static const SwZone rare[] = { SW_ZONE_VINES, SW_ZONE_CONJURATIONS, SW_ZONE_SIDE, SW_ZONE_PRISON };

  sortie_sketch_seat (sketch, view, seat);
  if (sortie_is_out (&view->play, seat))
    return;
  show_zone (view, sketch, SW_ZONE_MAGIC, seat);
  show_zone (view, sketch, SW_ZONE_DISCARD, seat);
  for (guint i = 0; i < G_N_ELEMENTS (rare); i++)
    if (sortie_zone_count (&view->play, sw_zone (&view->play, rare[i], seat)) > 0)
      show_zone (view, sketch, rare[i], seat)->passing = TRUE;
  show_left (view, sketch, seat);
  show_zone (view, sketch, SW_ZONE_HAND, seat);
}

void
sw_show (const SortieView *view, SortieSketch *sketch)
{
  guint8 near = view->seat < sortie_n_seats (&view->play) ? view->seat : SW_SOUTH;

  for (guint8 seat = 0; seat < sortie_n_seats (&view->play); seat++)
    if (sw_side (seat) != sw_side (near))
      show_piles (view, sketch, seat);
  show_battlefield (view, sketch, near);
  for (guint8 seat = 0; seat < sortie_n_seats (&view->play); seat++)
    if (sw_side (seat) == sw_side (near))
      show_piles (view, sketch, seat);
}
