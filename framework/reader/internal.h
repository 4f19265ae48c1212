/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of the reader share. Private to the library. */
#pragma once
#include "reader/reader.h"
#include "speech/names.h"
#include "flow/engine.h"
#include "flow/decision.h"
G_BEGIN_DECLS

/* ---- The lexicon (lexicon.c) ------------------------------------------------------------- */

/* One name of one thing. */
typedef struct
{
  SortieNameKind kind;
  guint index;
  guint8 of;          /* who alone calls it so; of a step: the kind of turn that has it; SORTIE_NO_SEAT: all */
  gboolean is_id;     /* how it is written */
  const char *raw;    /* not owned by the entry */
  const char *folded;
} SortieName;

/* What a card is called, folded; names that it does not have are "". */
typedef struct
{
  const char *id, *name, *printed, *sign;
} SortieFoldedDef;

struct SortieLexicon
{
  const SortieSetup *setup;
  GStringChunk *texts;
  GArray *names;          /* of SortieName */
  SortieFoldedDef *defs;  /* per definition */
  const char **titles;    /* per place: what it is called, folded */
  const char **seats;     /* per seat: the same */
  gsize longest;          /* bytes of the longest name of a card */
  GHashTable *called;     /* from each folded whole name of a card to the first that has it */
};

/* ---- Offers (offers.c) ------------------------------------------------------------------- */

/* In which ways a word may write a thing. */
enum
{
  SORTIE_WAY_WRITTEN = 1 << 0, /* exactly as moves write it, also in full */
  SORTIE_WAY_NAME = 1 << 1,    /* what it is called, or as it is written but for case */
  SORTIE_WAY_ID = 1 << 2,      /* `imp` where the list writes `hand/imp` or `track2` */
  SORTIE_WAY_PLACED = 1 << 3,  /* as sentences say it: `Imp (War Track 2)` */
  SORTIE_WAY_OTHERS = 1 << 4,  /* `front` where the list writes `boss.front` */
  SORTIE_WAY_PART = 1 << 5,    /* `rage` for Goblin Rage */
  SORTIE_WAY_THERE = 1 << 6,   /* a place on which several stand, of which only this one is meant */
};

/* Something that a legal move names. */
typedef struct
{
  SortieRef ref;
  guint16 def; /* what the reader sees that it is, 0: it does not */
} SortieThing;

/* One way to write one thing. */
typedef struct
{
  guint thing;
  guint next;      /* 1 + the next way that folds alike; 0: none */
  const char *raw; /* of what is written: the exact text */
  guint16 home;    /* of a card: only of verbs whose cards are in this zone; SORTIE_NO_INDEX: of any */
  guint8 bits;     /* SORTIE_WAY_... */
} SortieWay;

struct SortieOffers
{
  const SortieLexicon *names;
  const SortiePlay *p;
  guint8 seat;
  gboolean is_read;         /* what follows is of this position */
  const SortieMoves *legal; /* the caller's, or `own` */
  SortieMoves own;
  SortieMove *storage;
  guint16 *args;            /* per legal move and operand: the thing */
  GArray *things, *ways;
  GHashTable *index;        /* from a reference to 1 + its thing */
  GHashTable *by_text;      /* from a folded text to 1 + the first way that folds so */
  GStringChunk *texts;
  char *typed;              /* (nullable): what was read last in this position */
  SortieRead read;          /* and how it read */
  gboolean is_explained;    /* `why` says why no more of it */
  SortieRefusal why;
};

/* Reads the legal moves, unless they are read. */
void sortie_offers_read (SortieOffers *offers);

/* Into @ret, per thing: in which ways @word, as @operand, writes it. */
void sortie_offers_match (const SortieOffers *offers, const SortieOperand *operand,
                          const char *word, const char *folded, guint8 *ret);
/* Adds to that where it is a part of the name. */
void sortie_offers_match_parts (const SortieOffers *offers, const char *word, const char *folded,
                                guint8 *ret);

/* What a card in a pile, or what stands on a place, is for @seat; 0: nothing that it can read. */
guint16 sortie_readable_def (const SortiePlay *p, guint8 seat, SortieRef ref);

G_END_DECLS
