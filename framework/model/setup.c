/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* setup.c: building a setup: the zones, places and variables of a match from the game's declarations. */
#include "model/internal.h"

/* Used for tables that a game does not have. */
static const SortieZoneDecl no_zones[] = { { NULL } };
static const SortiePlaceDecl no_places[] = { { NULL } };
static const SortieVarDecl no_vars[] = { { NULL } };
static const SortieMarkDecl no_marks[] = { { NULL } };
static const SortieFlagDecl no_flags[] = { { NULL } };
static const SortieMemoryDecl no_memories[] = { { NULL } };

/* How many instances there are: one if shared, else one per seat. */
static guint
n_instances (const SortieSetup *setup, gboolean shared)
{
  return shared ? 1 : setup->n_seats;
}

/* Which seat instance number @i belongs to. */
static guint8
seat_of (gboolean shared, guint i)
{
  return shared ? SORTIE_NO_SEAT : (guint8) i;
}

static void
lay_out_zones (SortieSetup *setup)
{
  GArray *piles = g_array_new (FALSE, FALSE, sizeof (SortiePile));
  GArray *bases = g_array_new (FALSE, FALSE, sizeof (guint16));
  for (const SortieZoneDecl *decl = setup->zones; decl->id != NULL; decl++)
    {
      guint16 base = (guint16) piles->len;
      g_array_append_val (bases, base);
      for (guint i = 0; i < n_instances (setup, decl->shared); i++)
        {
          SortiePile pile = { .decl = (guint8) (decl - setup->zones),
                              .seat = seat_of (decl->shared, i),
                              .ordered = decl->ordered };
          for (guint8 seat = 0; seat < setup->n_seats; seat++)
            pile.seers |= (guint8) (sortie_sees (setup, decl->faces, pile.seat, seat) << seat);
          g_array_append_val (piles, pile);
        }
    }
  setup->bounds.zones = (guint16) piles->len;
  setup->piles = (SortiePile *) g_array_free (piles, FALSE);
  setup->zone_base = (guint16 *) g_array_free (bases, FALSE);
}

/* Adds the places of one seat, or of the table. A track is one row, and so are slots. */
static void
add_spots (SortieSetup *setup, GArray *spots, const SortiePlaceDecl *decl, guint8 seat,
           SortieSide side)
{
  guint columns = decl->shape == SORTIE_PLACE_GRID ? MAX (setup->width, 1) : MAX (decl->count, 1);
  for (guint i = 0; i < sortie_setup_n_places (setup, decl); i++)
    {
      SortieSpot spot = { .decl = (guint8) (decl - setup->places),
                          .seat = seat,
                          .x = (guint8) (i % columns),
                          .y = (guint8) (i / columns),
                          .side = side };
      g_array_append_val (spots, spot);
    }
}

/* Adds all places of a set that one seat or the table has. */
static void
add_spots_of (SortieSetup *setup, GArray *spots, const SortiePlaceDecl *decl, guint8 seat)
{
  gboolean doubles = sortie_setup_doubles (setup, decl);
  add_spots (setup, spots, decl, seat, doubles ? SORTIE_LEFT : SORTIE_NO_SIDE);
  if (doubles)
    add_spots (setup, spots, decl, seat, SORTIE_RIGHT);
}

static void
lay_out_places (SortieSetup *setup)
{
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (SortieSpot));
  GArray *layouts = g_array_new (FALSE, FALSE, sizeof (SortieLayout));
  for (const SortiePlaceDecl *decl = setup->places; decl->id != NULL; decl++)
    {
      gboolean shared = sortie_setup_shares (setup, decl);
      guint n = sortie_setup_n_places (setup, decl) * (sortie_setup_doubles (setup, decl) ? 2 : 1);
      setup->fills |= decl->from != 0 && n > 0;
      SortieLayout layout = { .base = (guint16) spots->len,
                              .n = (guint16) n,
                              .step = shared ? 0 : (guint16) n };
      g_array_append_val (layouts, layout);
      for (guint i = 0; i < n_instances (setup, shared); i++)
        add_spots_of (setup, spots, decl, seat_of (shared, i));
    }
  setup->bounds.places = (guint16) spots->len;
  setup->spots = (SortieSpot *) g_array_free (spots, FALSE);
  setup->layouts = (SortieLayout *) g_array_free (layouts, FALSE);
}

static void
lay_out_vars (SortieSetup *setup)
{
  GArray *bases = g_array_new (FALSE, FALSE, sizeof (guint16));
  guint16 n = 0;
  for (const SortieVarDecl *decl = setup->vars; decl->id != NULL; decl++)
    {
      g_array_append_val (bases, n);
      n += n_instances (setup, decl->shared);
    }
  setup->bounds.vars = n;
  setup->var_base = (guint16 *) g_array_free (bases, FALSE);
}

static void
list_resets (SortieSetup *setup)
{
  GArray *resets = g_array_new (FALSE, FALSE, sizeof (SortieReset));
  for (guint var = 0; setup->vars[var].id != NULL; var++)
    {
      const SortieVarDecl *decl = &setup->vars[var];
      for (guint i = 0; decl->each_turn && i < n_instances (setup, decl->shared); i++)
        {
          SortieReset reset = { (guint16) (setup->var_base[var] + i),
                                (gint16) CLAMP (decl->start, decl->min, decl->max) };
          g_array_append_val (resets, reset);
        }
    }
  setup->n_resets = resets->len;
  setup->resets = (SortieReset *) g_array_free (resets, FALSE);
}

static void
count_marks (SortieSetup *setup)
{
  while (setup->marks[setup->n_marks].id != NULL)
    setup->n_marks++;
  setup->bounds.marks = setup->bounds.pieces * setup->n_marks;
}

SortieSetup *
sortie_setup_new (const SortieSetup *given)
{
  g_return_val_if_fail (given->n_seats >= 1 && given->n_seats <= SORTIE_MAX_SEATS, NULL);

  SortieSetup *setup = g_memdup2 (given, sizeof *given);
#define OR_NONE(table) setup->table = setup->table != NULL ? setup->table : no_##table
  OR_NONE (zones);
  OR_NONE (places);
  OR_NONE (vars);
  OR_NONE (marks);
  OR_NONE (flags);
  OR_NONE (memories);
  lay_out_zones (setup);
  lay_out_places (setup);
  lay_out_vars (setup);
  list_resets (setup);
  count_marks (setup);
  setup->bounds.denied = setup->untrue != NULL ? setup->bounds.cards : 0;
  return setup;
}

void
sortie_setup_free (SortieSetup *setup)
{
  if (setup == NULL)
    return;
  g_free (setup->options);
  g_free (setup->untrue);
  g_free (setup->spots);
  g_free (setup->piles);
  g_free (setup->layouts);
  g_free (setup->zone_base);
  g_free (setup->var_base);
  g_free (setup->resets);
  g_free (setup);
}
