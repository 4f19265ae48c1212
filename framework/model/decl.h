/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* decl.h: how a game declares what its table is made of.
 *
 * These are entries of the tables in a game's SortieGame. Each table ends with
 * an entry whose id is NULL. Ids are stable English words ([a-z0-9-]) that stand
 * in moves, journals and XML; titles are marked with N_() and translated when
 * shown. A bound never stands without its reason.
 */
#pragma once
#include <glib.h>

#include "base/marks.h"
G_BEGIN_DECLS

/* Who may look at something. */
typedef enum
{
  SORTIE_SEEN_BY_NOBODY,
  SORTIE_SEEN_BY_OWNER, /* the seat whose it is; of a shared thing: nobody */
  SORTIE_SEEN_BY_ALL,
} SortieSeenBy;

/* Who uses a zone of which every seat has one. What the others have of it stays empty and is
 * offered to nobody. */
typedef enum
{
  SORTIE_USED_BY_ALL,
  SORTIE_USED_BY_PLAYERS,   /* seats that decide for themselves */
  SORTIE_USED_BY_AUTOMATIC, /* seats that the rules play */
} SortieUsedBy;

/* A zone: where cards lie that are not on the table as pieces. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;      /* its number in the rules of the game: "2.1" */
  gboolean shared;       /* one for the table instead of one per seat */
  gboolean ordered;      /* the order means something and must be kept */
  SortieSeenBy faces;    /* who may look at the faces */
  SortieSeenBy count;    /* who may count the cards */
  gboolean looked_through; /* its faces are offered to who may see them, as `show ZONE` */
  SortieUsedBy used_by;
} SortieZoneDecl;

/* How the places of a set lie beside each other. */
typedef enum
{
  SORTIE_PLACE_SLOT,  /* `count` single places without neighbours */
  SORTIE_PLACE_TRACK, /* `count` spaces in a row, from 1 */
  SORTIE_PLACE_GRID,  /* width x height, named a1 (bottom left) to ... */
} SortiePlaceShape;

/* A set of places on which pieces stand. */
typedef struct
{
  const char *id;     /* names a slot; a track's spaces are id1, id2, ... */
  const char *title;
  const char *rule;
  SortiePlaceShape shape;
  gboolean shared;    /* one set for the table instead of one per seat */
  guint8 count;       /* slots or spaces; unused for a grid */
  guint8 capacity;    /* pieces per place, 0: no limit */
  gboolean in_play;   /* the abilities of what stands here are active */
} SortiePlaceDecl;

/* A number of a seat or of the match, from `min` to `max`. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  gboolean shared;    /* one for the match instead of one per seat */
  gint16 start, min, max;
  SortieSeenBy seen_by;
  const char *const
      *words; /* (nullable): NULL-terminated, N_(): what its numbers from 0 on are called */
} SortieVarDecl;

/* A number that a piece carries: wounds, tokens. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  gint16 min, max;
} SortieMarkDecl;

/* A bit that a card carries in its zone, cleared when it moves; at most 8. Two cards of
 * an unordered zone that differ in a flag are not interchangeable. */
typedef struct
{
  const char *id;
  const char *title;
  SortieSeenBy seen_by; /* owner: the zone's seat, of a shared zone the card's owner */
} SortieFlagDecl;

/* A bit of turn memory that a piece carries, cleared at the end of each turn; at most 32. */
typedef struct
{
  const char *id;
  const char *title;
} SortieMemoryDecl;

/* Something that may be set before a match begins. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  const char *const *words; /* (nullable): NULL-terminated choices; NULL: a number */
  gint16 start, min, max;   /* for words: index */
  const char *const *says;  /* (nullable): what each of the words means, N_() */
} SortieOptionDecl;

G_END_DECLS
