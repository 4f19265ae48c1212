/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* event.h: the one pipeline for everything that happens.
 *
 * An event is proposed, alone or in a batch of simultaneous ones; replacements and
 * preventions apply, each at most once; what is left is committed; then triggers
 * are collected, each with what its source was at that moment, and run in the order
 * that the game's policy gives. Every step can stop for a decision.
 *
 * When nothing in play answers the kind of event, all this happens inside the
 * call, without a frame.
 *
 * What comes of another event goes into the batch behind it and has the flag
 * SORTIE_EVENT_ALONG (killed, and so it leaves): it does not happen when something
 * else happened instead of the one before, or nothing was left of it.
 */
#pragma once
#include "flow/refusal.h"
G_BEGIN_DECLS

/* When it is looked for what answers an event. */
typedef enum
{
  /* triggers are matched after the commit: the subject has just arrived */
  SORTIE_LOOK_AFTER,
  /* triggers are matched before the commit: the subject is about to leave */
  SORTIE_LOOK_BEFORE,
} SortieLook;

/* A kind of event: a row of the framework's table or of the game's. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  SortieLook look;
  /* carries the event out. It may change the event (how much really happened, what
   * the subject is now) before triggers see it. It must not push frames or ask. */
  void (*commit) (SortiePlay *p, SortieEvent *event);
  /* the log's sentence, N_(), with {seat} {actor} {subject} {other} {source} {amount};
   * NULL: not told */
  const char *says;
  /* nothing is told and no trigger runs when the amount is 0 after the commit */
  gboolean counts;
  /* (nullable): right after the commit, the things that {things} names in `says_which`; returns
   * how many. `says` is told when there are none. */
  guint (*things) (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max);
  const char *says_which;
  /* (nullable): the same two for the amounts that take the plural */
  const char *says_many, *says_which_many;
  /* it is told for the log and nothing else: no ability of a card can answer it */
  gboolean only_told;
} SortieEventDecl;

/* `says`, or `says_which`, and its plural, in a row of a table: what stands behind it fills what
 * comes after `says`, or after `says_which`. xgettext knows these words (po/Makevars). */
#define SORTIE_SAYS_NP(one, many) .says_many = (many), .says = (one)
#define SORTIE_WHICH_NP(one, many) .says_which_many = (many), .says_which = (one)

/* Events of the framework; a game's own come after them. */
enum
{
  SORTIE_EVENT_TURN_BEGINS,
  SORTIE_EVENT_TURN_ENDS,
  SORTIE_EVENT_PHASE_BEGINS,
  SORTIE_EVENT_PHASE_ENDS,
  SORTIE_EVENT_RESOLVES, /* a link of the chain is about to be resolved */
  SORTIE_EVENT_NEGATED,  /* a link was negated and does nothing */
  SORTIE_EVENT_FIZZLED,  /* a link has nothing left to take effect on */
  SORTIE_EVENT_UNCHANGED, /* a link has taken effect, and everything is as before */
  SORTIE_EVENT_STOPPED,  /* a bound was reached: the running effect ends here */
  SORTIE_EVENT_OVER,     /* the match has a result */
  SORTIE_EVENT_LOOK,     /* seat was shown faces by an effect; amount: how many */
  SORTIE_EVENT_CHOICE,   /* seat chose for a card what everybody sees; amount: how much */
  SORTIE_EVENT_UNDER,    /* seat put a card, the subject, under a piece, the other */
  SORTIE_EVENT_ONTO,     /* the same on top of it */
  SORTIE_N_EVENTS
};
#define SORTIE_GAME_EVENT(event) (SORTIE_N_EVENTS + (event))

/* An event of @type that the frame @f (nullable: the rules) causes to @seat. */
static inline SortieEvent
sortie_event_from (const SortiePlay *p, const SortieFrame *f, guint type, guint8 seat)
{
  (void) p;
  if (f == NULL)
    return (SortieEvent) { .type = (guint8) type,
                           .seat = seat,
                           .actor = SORTIE_NO_SEAT,
                           .cause = SORTIE_CAUSE_RULE,
                           .amount = 1 };
  return (SortieEvent) { .type = (guint8) type,
                         .seat = seat,
                         .actor = f->seat,
                         .cause = f->cause,
                         .amount = 1,
                         .source = f->source,
                         .source_def = f->source_def };
}

/**
 * sortie_event_propose:
 * @events: one event, or a batch of simultaneous ones (the subjects' definitions are
 *   filled in here); more than SORTIE_MAX_SET are a bound that is reached
 *
 * Either everything is over when this returns TRUE, or a frame was pushed and the
 * caller, a procedure, must return and goes on when it is on top again. In both cases
 * the sum of the amounts that really happened stands in `done` of the calling frame.
 */
gboolean sortie_event_propose (SortiePlay *p, const SortieEvent *events, guint n);

/* The rules cause one event of @type to @seat; what it does not speak of is 0. Returns what
 * sortie_event_propose() does: always TRUE where no card of the game answers events. */
gboolean sortie_happens (SortiePlay *p, guint type, guint8 seat, SortieRef subject,
                         SortieRef other, gint amount);

/* Proposes one event and goes on in @step of the procedure @f. Returns what sortie_event_propose()
 * does. */
gboolean sortie_event_propose_one (SortiePlay *p, SortieFrame *f, const SortieEvent *event,
                                   guint step);

/* Simultaneous events under construction. */
typedef struct
{
  SortieEvent event[SORTIE_MAX_SET];
  guint n;
} SortieBatch;

/* Empties it; what lies in its room does not matter. */
static inline void
sortie_batch_begin (SortieBatch *batch)
{
  batch->n = 0;
}

/* Adds an event that the frame @f (nullable: the rules) causes to @seat, and returns it to be
 * completed. A full batch is a bound that is reached: the effect stops, and what is returned comes to
 * nothing. */
SortieEvent *sortie_batch_add (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, guint type,
                               guint8 seat);
/* Proposes it, if there is anything in it, and goes on in @step of the procedure @f, where the sum of
 * what happened stands in `f->done`. */
void sortie_batch_propose (SortiePlay *p, SortieFrame *f, const SortieBatch *batch, guint step);

/* Whether a trigger or replacement in play, or perhaps a hand, would answer an event that is not
 * proposed yet. Told from what everybody knows. */
gboolean sortie_event_is_answered (const SortiePlay *p, const SortieEvent *event);

/* What would meet an event that is not proposed yet. */
typedef enum
{
  SORTIE_NOT_REPLACED,
  SORTIE_ADJUSTED, /* it only happens more or less */
  SORTIE_REPLACED, /* a program, or perhaps a card of a hand, would run instead or before it */
} SortieReplaced;

/* For a game whose rules let somebody put simultaneous events in order: what nothing replaces needs
 * none. Told from what everybody knows. */
SortieReplaced sortie_event_is_replaced (const SortiePlay *p, const SortieEvent *event);

/* Tells the watch of something that is not proposed because nothing can change it. */
void sortie_event_tell (SortiePlay *p, const SortieEvent *event);

/* Ends the match at once: an unfinished chain or effect is dropped. @winners: bit per
 * seat. */
void sortie_win (SortiePlay *p, guint8 winners, guint reason);
/* The same without a winner. */
void sortie_tie (SortiePlay *p, guint reason);
/* The end by counting: the seat with the most (or the least) of a variable wins, for @won; when
 * several have it nobody does, for @tied. */
void sortie_win_by_most (SortiePlay *p, guint var, guint won, guint tied);
void sortie_win_by_least (SortiePlay *p, guint var, guint won, guint tied);
/* A seat has lost and leaves the match; the last one left wins. */
void sortie_lose (SortiePlay *p, guint8 seat, guint reason);

G_END_DECLS
