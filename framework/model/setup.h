/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* setup.h: what never changes in a match.
 *
 * A SortieSetup holds the game's table, the catalogue of cards, who sits where,
 * the options, and the layout that follows from them: which instance of a zone
 * and which place has which index. It is made once, before the first state, and
 * shared read-only by every state, clone, bot and view of the match.
 */
#pragma once
#include "base/interrupt.h"
#include "model/decl.h"
#include "model/state.h"
G_BEGIN_DECLS

typedef struct SortieGame SortieGame;           /* module/game.h */
typedef struct SortieCatalogue SortieCatalogue; /* language/catalogue.h */
typedef struct SortieRules SortieRules;         /* flow/rules.h */
typedef struct SortieProcDecl SortieProcDecl;   /* language/vocabulary.h */
typedef struct SortiePlay SortiePlay;           /* model/play.h */

/* A place on the table, as the board knows it. */
typedef struct
{
  guint8 decl;  /* index into the game's place table */
  guint8 seat;  /* whose, SORTIE_NO_SEAT: shared */
  guint8 x, y;  /* column and row from 0; a track is one row */
} SortieSpot;

/* An instance of a zone. */
typedef struct
{
  guint8 decl;
  guint8 seat; /* whose, SORTIE_NO_SEAT: shared */
  guint8 seers; /* bit per seat: may look at the faces */
  guint8 ordered; /* its declaration's */
} SortiePile;

/* All that never changes in a match. Arrays are owned, tables are the game's. */
typedef struct
{
  const SortieGame *game;
  const SortieRules *rules;
  const SortieCatalogue *catalogue;
  guint8 mode;         /* index into the game's modes */
  guint8 automatic;    /* bit per seat: the rules play it */
  guint8 n_seats;
  const char *const *seat_ids;  /* n_seats ids, "north", "south" */
  const char *const *seat_names; /* (nullable): what they are called in sentences */
  const guint8 *teams;  /* (nullable): per seat; seats of equal number win together */
  gint16 *options;     /* one value per entry of the game's option table */
  SortieSpot *spots;   /* per place */
  SortiePile *piles;   /* per zone instance */
  guint16 *place_base; /* per place declaration: its first place */
  guint16 *zone_base;  /* per zone declaration: its first instance */
  guint16 *var_base;   /* per variable declaration */
  guint8 width, height; /* of the grid, 0 without one */
  guint8 wraps;         /* bit 0: left and right edges meet, bit 1: top and bottom */
  guint8 n_marks;       /* marks per piece */
  /* every procedure by the code of its frame: the framework's, then the game's */
  const SortieProcDecl *procs;
  /* (nullable): who answers in place of a seat that never decides itself */
  guint8 (*decider) (const SortiePlay *p, guint8 seat);
  /* (nullable): whose turn comes @n turns after @seat's; see SortieGame */
  guint8 (*seat_later) (const SortiePlay *p, guint8 seat, guint n);
  /* the game's tables of what the table is made of, for the model layer, which
   * knows no games; terminated by an entry without id */
  const SortieZoneDecl *zones;
  const SortiePlaceDecl *places;
  const SortieVarDecl *vars;
  const SortieMarkDecl *marks;
  const SortieFlagDecl *flags;
  const SortieMemoryDecl *memories;
  SortieBounds bounds;
  const SortieInterrupt *interrupt; /* (nullable): lent: breaks off what goes on in any position of the match */
} SortieSetup;

/* What a setup is made from. Strings and tables must outlive it. */
typedef struct
{
  const SortieGame *game;
  const SortieCatalogue *catalogue;
  guint8 mode, automatic;
  guint8 n_seats;                 /* 1 to SORTIE_MAX_SEATS */
  const char *const *seat_ids;
  const char *const *seat_names;  /* (nullable) */
  const guint8 *teams;            /* (nullable): every seat for itself */
  const SortieZoneDecl *zones;
  const SortiePlaceDecl *places;
  const SortieVarDecl *vars;
  const SortieMarkDecl *marks;
  const SortieFlagDecl *flags;
  const SortieMemoryDecl *memories;
  const SortieRules *rules;
  const SortieProcDecl *procs;
  guint8 (*decider) (const SortiePlay *p, guint8 seat); /* (nullable) */
  guint8 (*seat_later) (const SortiePlay *p, guint8 seat, guint n); /* (nullable) */
  const gint16 *options;          /* (nullable): n_options values */
  guint8 n_options;
  guint8 width, height, wraps;    /* of the grid */
  SortieBounds bounds;            /* zones, places, vars and marks are worked out here */
  const SortieInterrupt *interrupt;         /* (nullable): must outlive the setup */
} SortieSetupSpec;

/**
 * sortie_setup_new:
 * Returns: (transfer full): free with sortie_setup_free()
 */
SortieSetup *sortie_setup_new (const SortieSetupSpec *spec);
void sortie_setup_free (SortieSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieSetup, sortie_setup_free)

/* Whether two seats play against each other; a seat is never its own opponent. */
static inline gboolean
sortie_are_opponents (const SortieSetup *setup, guint8 a, guint8 b)
{
  if (a >= setup->n_seats || b >= setup->n_seats)
    return FALSE;
  return setup->teams != NULL ? setup->teams[a] != setup->teams[b] : a != b;
}

/* The index of the zone @decl of @seat (ignored for a shared zone). */
static inline guint16
sortie_setup_zone (const SortieSetup *setup, guint decl, guint8 seat)
{
  guint16 base = setup->zone_base[decl];
  if (setup->zones[decl].shared)
    return base;
  g_return_val_if_fail (seat < setup->n_seats, SORTIE_NO_INDEX);
  return base + seat;
}

/* How many places a set has. */
static inline guint
sortie_setup_n_places (const SortieSetup *setup, const SortiePlaceDecl *set)
{
  return set->shape == SORTIE_PLACE_GRID ? setup->width * setup->height : set->count;
}

/* The index of place number @i (from 0) of the set @decl of @seat. */
static inline guint16
sortie_setup_place (const SortieSetup *setup, guint decl, guint8 seat, guint i)
{
  const SortiePlaceDecl *set = &setup->places[decl];
  guint n = sortie_setup_n_places (setup, set);

  g_return_val_if_fail (i < n, SORTIE_NO_INDEX);
  if (set->shared)
    return (guint16) (setup->place_base[decl] + i);
  g_return_val_if_fail (seat < setup->n_seats, SORTIE_NO_INDEX);
  return (guint16) (setup->place_base[decl] + seat * n + i);
}

G_END_DECLS
