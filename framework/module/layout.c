/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* layout.c: draws the table by a game's rows. */
#include <sortie/game.h>
#include "module/front-end.h"

#include "base/i18n.h"
#include "base/text.h"
#include "flow/internal.h"

/* A table while it is being drawn. */
typedef struct
{
  const SortieView *view;
  SortieSketch *sketch;
  guint8 seat;      /* the seat whose part is drawn; SORTIE_NO_SEAT: shared things */
  gboolean in_row;  /* whether this part has begun a row of boxes */
} Drawing;

/* ---- The rows for a game that lists none ---------------------------------------------------- */

static void
add_rows (GArray *rows, SortieLayoutKind kind, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      SortieLayoutRow row = { .kind = kind, .index = (guint8) i };

      g_array_append_val (rows, row);
    }
}

/* (transfer full) */
static SortieLayoutRow *
rows_of_tables (const SortieGame *game)
{
  GArray *rows = g_array_new (TRUE, TRUE, sizeof (SortieLayoutRow));
  const SortieLayoutRow variables = SORTIE_SHOW_VARIABLES;

  g_array_append_val (rows, variables);
  add_rows (rows, SORTIE_LAYOUT_PLACES, SORTIE_N_ROWS (game->places));
  add_rows (rows, SORTIE_LAYOUT_ZONE, SORTIE_N_ROWS (game->zones));
  return (SortieLayoutRow *) (gpointer) g_array_free (rows, FALSE);
}

/* ---- Drawing -------------------------------------------------------------------------------- */

static void
draw_variable (Drawing *d, const SortieLayoutRow *row)
{
  const SortiePlay *p = &d->view->play;
  const SortieVarDecl *decl = &p->setup->vars[row->index];

  if (sortie_sees (p->setup, decl->seen_by, d->seat, d->view->seat)
      && (row->when != SORTIE_LAYOUT_IN_USE || sortie_var (p, row->index, d->seat) != decl->start))
    sortie_sketch_variable (d->sketch, d->view, row->index, d->seat, row->maximum);
}

static void
draw_places (Drawing *d, const SortieLayoutRow *row)
{
  gboolean any = FALSE;

  for (SORTIE_EACH_PLACE_OF (&d->view->play, row->index, d->seat, place))
    {
      if (row->when == SORTIE_LAYOUT_IN_USE && sortie_place_is_free (&d->view->play, place))
        continue;
      if (!any)
        sortie_sketch_row (d->sketch);
      any = TRUE;
      sortie_sketch_place (d->sketch, d->view, place, row->values);
    }
  d->in_row = TRUE;
}

/* Begins a new row after boxes for places. */
static void
leave_row (Drawing *d)
{
  if (d->in_row)
    sortie_sketch_row (d->sketch);
  d->in_row = FALSE;
}

static void
draw_played (const Drawing *d)
{
  const SortiePlay *p = &d->view->play;
  guint16 card = sortie_trick_card (p, d->seat);
  char name[SORTIE_MOVE_TEXT];
  SortieSketchItem *item;

  if (card == SORTIE_NO_INDEX)
    return;
  item = sortie_sketch_item (d->sketch, SORTIE_SKETCH_METER, d->seat, _ ("Played"));
  item->rule = p->setup->zones[p->setup->rules->trick->trick].rule;
  item->title = g_strdup (sortie_ref_name (p, d->view->seat, sortie_ref_card (card), name));
}

static void
draw_zone (const Drawing *d, const SortieLayoutRow *row)
{
  guint16 zone = sortie_zone_of (&d->view->play, row->index, d->seat);

  if (row->when != SORTIE_LAYOUT_IN_USE || sortie_zone_count (&d->view->play, zone) > 0)
    sortie_sketch_zone (d->sketch, d->view, zone);
}

static gboolean
is_shared (const SortieSetup *setup, const SortieLayoutRow *row)
{
  switch (row->kind)
    {
    case SORTIE_LAYOUT_VARIABLE:
      return setup->vars[row->index].shared;
    case SORTIE_LAYOUT_PLACES:
      return sortie_setup_shares (setup, &setup->places[row->index]);
    case SORTIE_LAYOUT_ZONE:
      return setup->zones[row->index].shared;
    case SORTIE_LAYOUT_LEADER:
      return TRUE;
    case SORTIE_LAYOUT_PLAYED:
    case SORTIE_LAYOUT_VARIABLES:
    case SORTIE_LAYOUT_END:
      break;
    }
  return FALSE;
}

static void
draw_row (Drawing *d, const SortieLayoutRow *row)
{
  const SortiePlay *p = &d->view->play;

  if (is_shared (p->setup, row) != (d->seat == SORTIE_NO_SEAT)
      || (row->when == SORTIE_LAYOUT_ACTIVE && d->seat != sortie_active (p)))
    return;
  if (row->kind != SORTIE_LAYOUT_PLACES)
    leave_row (d);
  switch (row->kind)
    {
    case SORTIE_LAYOUT_VARIABLE:
      draw_variable (d, row);
      break;
    case SORTIE_LAYOUT_PLACES:
      draw_places (d, row);
      break;
    case SORTIE_LAYOUT_ZONE:
      draw_zone (d, row);
      break;
    case SORTIE_LAYOUT_LEADER:
      if (sortie_tricks_are_played (p))
        sortie_sketch_variable (d->sketch, d->view, p->setup->rules->trick->leader, SORTIE_NO_SEAT, 0);
      break;
    case SORTIE_LAYOUT_PLAYED:
      draw_played (d);
      break;
    case SORTIE_LAYOUT_VARIABLES:
    case SORTIE_LAYOUT_END:
      break;
    }
}

/* Draws each as its own row says. */
static void
draw_variables (Drawing *d)
{
  const SortieVarDecl *vars = d->view->play.setup->vars;

  for (guint i = 0; vars[i].id != NULL; i++)
    if (vars[i].shown != SORTIE_LAYOUT_NEVER)
      draw_row (d, &(SortieLayoutRow) { SORTIE_LAYOUT_VARIABLE, (guint8) i, vars[i].shown, NULL, vars[i].shown_of });
}

static void
draw_part (const SortieView *view, SortieSketch *sketch, const SortieLayoutRow *rows, guint8 seat)
{
  Drawing d = { view, sketch, seat, seat == SORTIE_NO_SEAT };
  guint before = sketch->items->len;

  /* shared things would otherwise look like part of the seat drawn before */
  if (seat == SORTIE_NO_SEAT)
    sortie_sketch_heading (sketch, seat, _ ("Table"));
  else
    sortie_sketch_seat (sketch, view, seat);
  for (; rows->kind != SORTIE_LAYOUT_END; rows++)
    if (rows->kind == SORTIE_LAYOUT_VARIABLES)
      draw_variables (&d);
    else
      draw_row (&d, rows);
  if (seat == SORTIE_NO_SEAT && sketch->items->len == before + 1)
    g_ptr_array_set_size (sketch->items, (gint) before);
}

/* Draws the table by the game's rows (SortieGame.layout). */
static void
show_layout (const SortieView *view, SortieSketch *sketch)
{
  const SortiePlay *p = &view->play;
  g_autofree SortieLayoutRow *own = NULL;
  const SortieLayoutRow *rows = p->setup->game->layout;
  guint8 n = sortie_n_seats (p), near = view->seat < n ? view->seat : 0;

  if (rows == NULL)
    rows = own = rows_of_tables (p->setup->game);
  for (guint i = 1; i < n; i++)
    draw_part (view, sketch, rows, sortie_seat_later (p, near, i));
  draw_part (view, sketch, rows, SORTIE_NO_SEAT);
  draw_part (view, sketch, rows, near);
}

void
sortie_game_show (const SortieView *view, SortieSketch *sketch)
{
  const SortieGame *game = view->play.setup->game;

  (game->show != NULL ? game->show : show_layout) (view, sketch);
}
