/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* event-text.h: what happened, kept so that it can be told later. Private to the library.
 *
 * A sentence calls things what they are called, and to whom, when something happens. A
 * SortieTelling is what the sentence takes from that moment: a value that refers to no position.
 * The sentence itself is composed when somebody reads it, in the reader's language; perhaps
 * nobody ever does.
 */
#pragma once
#include <sortie/move.h>
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "speech/internal.h"

/* What fills an event's blanks. Words that are the same for everybody come from the tables. */
typedef struct
{
  guint8 type, seat, actor; /* as in the event */
  guint8 table, phase;      /* where in the turn it happened */
  guint8 by_ability;        /* an ability of @source, neither @subject nor @other, did it */
  guint8 side;              /* SortieSide of @seat on which {things} or {other} is */
  guint8 towards;           /* then sortie_side_towards() */
  gint16 amount;
  guint16 n_things;         /* the number of `things` in the event's row, after the commit */
  guint16 keyword;          /* of the link, if its ability is a keyword; else SORTIE_NO_INDEX */
  SortieNamed subject, other, source;
  SortieLimit limit;        /* the limit that stopped an effect */
  SortieEffect lasting;     /* the first of the effects that were set up */
  guint8 of_several;        /* those effects come from several clauses */
  guint8 active;            /* one bit for each seat whose turn it was */
  guint8 grave;             /* the event matters much for the result */
  guint32 near_to;          /* one bit for each seat that has things near it */
  guint8 says_remains;      /* the sentence says what remains, with the numbers of `remains` */
  gint16 remains[2];
  guint16 subject_at, other_at; /* the places where they were; SORTIE_NO_INDEX: on none that tells anything */
} SortieTelling;

/**
 * sortie_telling_note:
 * @p: the position in which @event has just happened
 * @ret: what later sentences need to know of it
 * @things: room for SORTIE_MAX_SET; the first @ret->n_things are filled
 *
 * Returns: whether the event is told at all; if not, @ret means nothing
 */
gboolean sortie_telling_note (const SortiePlay *p, const SortieEvent *event, SortieTelling *ret,
                              SortieNamed *things);

/* Composes the sentence for @seat. @things are those that sortie_telling_note() stored. @by_name: it calls @seat by
 * name instead of "you". (transfer full) */
char *sortie_telling_compose (const SortieSetup *setup, guint8 seat, const SortieTelling *telling,
                              const SortieNamed *things, SortieTellHow how, gboolean by_name);

/* Whether @seat can be told both in one sentence: the same happened to two things, and the sentence ends with them, or
 * somebody does it to them: "Player draws Imp, Oath Knight.", "Player puts 2 cards on the pile." */
gboolean sortie_tellings_join (const SortieSetup *setup, guint8 seat, const SortieTelling *first,
                               const SortieTelling *next);
/* Composes one sentence for all of them. (transfer full) */
char *sortie_tellings_compose (const SortieSetup *setup, guint8 seat, const SortieTelling *const *tellings,
                               guint n, SortieTellHow how, gboolean by_name);

/* How the sentence of @telling depends on another when it is told tersely (SORTIE_TELL_TERSELY). */
typedef enum
{
  SORTIE_TERSE_ALONE,
  SORTIE_TERSE_LEADS,   /* others may go on it */
  SORTIE_TERSE_REPEATS, /* that, and it may go on the same event just before */
  SORTIE_TERSE_GOES_ON, /* it may go on another */
} SortieTerse;
SortieTerse sortie_telling_terse (const SortieSetup *setup, const SortieTelling *telling);

/* Composes a sentence that goes on @so_far, another sentence. (transfer full) */
char *sortie_telling_go_on (const SortieSetup *setup, guint8 seat, const SortieTelling *telling,
                            const SortieNamed *things, gboolean by_name, const char *so_far);

/* Adds what an ability has done to @so_far, the sentence about its dice; @is_first: nothing was added before. (transfer
 * full) */
char *sortie_telling_add (const char *so_far, const char *sentence, gboolean is_first);

/* What the terse sentence says before its {subject}; if @of_seat, only the name of the seat with which it begins.
 * (transfer full) (nullable): nothing */
char *sortie_telling_stem (const SortieSetup *setup, guint8 seat, const SortieTelling *telling,
                           const SortieNamed *things, gboolean by_name, gboolean of_seat);

/* Sums up @n such events: "3 units moved."; @more: besides others, "3 more units moved." (transfer full) (nullable):
 * the game has no words for it */
char *sortie_telling_sum (const SortieSetup *setup, const SortieTelling *telling, guint n, gboolean more);
