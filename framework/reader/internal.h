/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the files of the reader share. Private to the library. */
#pragma once
#include <sortie/speech.h>
#include <sortie/move.h>
#include <sortie/reader.h>
G_BEGIN_DECLS

/* What words are fed to. Functions are there unless it is said what NULL means. */
typedef struct
{
  gpointer data;
  /* the position as it is now */
  const SortiePlay *(*position) (gpointer data);
  /* what it offers to @seat, until the next move */
  SortieOffers *(*offers) (gpointer data, guint8 seat);
  /* carries out a move that was found to be legal for @seat; FALSE: not possible after all */
  gboolean (*play) (gpointer data, guint8 seat, const SortieMove *move, SortieRefusal *why);
  /* (nullable): abandons the move that is being put together */
  void (*back) (gpointer data);
} SortieFeeder;

/**
 * sortie_feed_line:
 * @seat: who says it
 * @line: one move or several, see above
 * @why: (nullable): why the line is not legal: the reason that says most about it
 *
 * Plays a line, whole or not at all as far as sortie_read_ahead() sees. When some part of it is
 * refused behind that, and the line has begun to put a move together or gone on with one, that move
 * is abandoned; moves before that, which are committed, stay.
 *
 * Returns: whether the whole line was played
 */
gboolean sortie_feed_line (const SortieFeeder *feeder, guint8 seat, const char *line,
                           SortieRefusal *why);

/* Answers the question at hand when a front end may answer it by itself; FALSE when it may not. */
gboolean sortie_feed_settle (const SortieFeeder *feeder);

/* What a name may be of; several may be asked for at once. */
typedef enum
{
  SORTIE_NAME_SEAT = 1 << 0,
  SORTIE_NAME_SEAT_ID = 1 << 1, /* a seat, only by its whole id, as written or translated */
  SORTIE_NAME_ZONE = 1 << 2,    /* a pile that its seat uses */
  SORTIE_NAME_PLACE = 1 << 3,
  SORTIE_NAME_VALUE = 1 << 4,
  SORTIE_NAME_STEP = 1 << 5,    /* of the turn that is running, with a window */
  SORTIE_NAME_DEF = 1 << 6,
  SORTIE_NAME_KEYWORD = 1 << 7, /* only by a whole name */
  SORTIE_NAME_VERB = 1 << 8,
} SortieNameKind;

/* How well a name fits, the worst first. */
typedef enum
{
  SORTIE_NAME_FITS_NOT,
  SORTIE_NAME_IS_PART, /* whole words of it */
  SORTIE_NAME_BEGINS,
  SORTIE_NAME_SOUNDS,  /* but for case and accents */
  SORTIE_NAME_IS_IT,
} SortieNameFit;

/* What a name means best. */
typedef struct
{
  SortieNameKind kind;
  guint index;
  SortieNameFit fit;
  gboolean several; /* others fit as well */
} SortieNameFound;

/* (transfer full) */
SortieLexicon *sortie_lexicon_new (const SortieSetup *setup);

/**
 * sortie_lexicon_find:
 * @view: (nullable): who asks, and in which turn; NULL: nobody, so that nothing is one's own
 * @kinds: of which kinds, or-ed
 * @typed: what somebody typed
 * @ret: what it names best; also set when FALSE is returned, and then useful for its `fit`
 *
 * Returns: whether it names one thing: of several the first when it is the whole name of each
 */
gboolean sortie_lexicon_find (const SortieLexicon *names, const SortieView *view, guint kinds,
                              const char *typed, SortieNameFound *ret);

/**
 * sortie_lexicon_list:
 * @ret: (element-type utf8): copies of the ids are added to it
 *
 * For Tab and for "did you mean": how things of these kinds are written by who asks.
 */
void sortie_lexicon_list (const SortieLexicon *names, const SortieView *view, guint kinds,
                          GPtrArray *ret);

/* The position that was looked at last, its legal moves, and who types. */
const SortieMoves *sortie_offers_legal (SortieOffers *offers);

/* The one answer to the question at hand, when a front end may give it; FALSE: it may not. */
gboolean sortie_lone_answer (SortieOffers *offers, SortieMove *ret);

/* How much a reason says, from 1: a rule of the game says most, that words cannot be read least. */
guint sortie_refusal_rank (const SortieRefusal *why);

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
