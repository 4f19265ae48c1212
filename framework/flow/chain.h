/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* chain.h: announced, answered, resolved last in first out.
 *
 * A link is announced: its targets are named and its cost is paid while the move is
 * still tentative. Then it lies on the chain; responders are asked in the order that
 * the game's policy gives; the first pass closes the chain; links resolve from the
 * last to the first, targets are checked again, and a link without a legal target
 * left fizzles. While a chain resolves nobody adds to it. A chain that an effect opens
 * in between is its own and runs to its end first.
 */
#pragma once
#include "flow/event.h"
G_BEGIN_DECLS

/* A kind of link. */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
  guint8 cause;      /* SortieCause of what its program does */
  /* what it does when it resolves, for links without a clause; pushes frames */
  void (*resolve) (SortiePlay *p, guint16 link);
  gboolean tells_itself; /* the log needs no "takes effect" */
  gboolean stands;       /* nothing negates it, whatever answers it */
  const char *part;      /* (nullable): the text of a card that says what it does; NULL: any */
} SortieLinkDecl;

/* How a game runs its chain. Functions are there unless it is said what NULL means. */
typedef struct
{
  const SortieLinkDecl *kinds;
  /* who may answer @link next (the newest), SORTIE_NO_SEAT: nobody. A silent seat is not asked
   * (silence.h) */
  guint8 (*responder) (const SortiePlay *p, guint16 link);
  /* (nullable): @link was announced for good, for @cost; tells it, before anything is paid */
  void (*announced) (SortiePlay *p, guint16 link, gint cost);
  /* (nullable): @link was announced, and nobody was asked to answer yet: shows what was named */
  void (*named) (SortiePlay *p, guint16 link);
  guint8 decision;       /* SORTIE_GAME_ASK: which decision a responder is asked */
  /* pushes a procedure that lets the seat choose how to pay @cost, without moving anything,
   * then calls sortie_announce_commits() and only then pays. NULL: nothing costs anything */
  void (*pay) (SortiePlay *p, const SortieOrigin *origin, gint cost);
  /* (nullable): what @link is about has gone, so that it does nothing when it resolves */
  gboolean (*is_void) (const SortiePlay *p, guint16 link);
  /* the link is done, negated or fizzled: puts its card where it goes */
  void (*after) (SortiePlay *p, guint16 link);
  /* (nullable): whether targets are named when a link resolves instead of when it is announced */
  gboolean (*names_targets_late) (const SortiePlay *p);
} SortieChainPolicy;

/**
 * sortie_announce:
 * @link: what is announced; its targets are asked for here
 * @cost: to be paid
 * @tentative: whether it may be abandoned until it is paid
 *
 * Pushes the announcement. When the newest link is waiting for an answer the new one
 * joins that chain as its answer; otherwise it opens a chain.
 */
void sortie_announce (SortiePlay *p, const SortieLink *link, gint cost, gboolean tentative);

/* A link with nothing set but its kind, its seat and its source. */
SortieLink sortie_link_of (const SortiePlay *p, guint8 kind, guint8 seat, SortieRef source);
/* The announcement can no longer be abandoned: what it chose may now happen and be seen. */
void sortie_announce_commits (SortiePlay *p);

/* The link that is being announced: its targets are named and its cost is paid; SORTIE_NO_INDEX:
 * none. @ret_cost: (out) (optional): what all of it costs. */
guint16 sortie_announced (const SortiePlay *p, gint *ret_cost);

/* The link that waits for an answer now, or SORTIE_NO_INDEX. */
guint16 sortie_chain_open (const SortiePlay *p);

/* Of which program a target is being named for an announcement, and in @ret_target which one of its
 * targets; 0: none is asked for. */
guint16 sortie_chain_target_asked (const SortiePlay *p, guint *ret_target);
/* The same lack as sortie_choice_lack() (pipeline.h) of a thing that was meant for a target which the
 * announcement that is going on did not ask for, since there was nothing to be named. */
gboolean sortie_skipped_lack (const SortiePlay *p, SortieRef ref, SortieLack *ret);
SortieLink *sortie_link (const SortiePlay *p, guint16 link);
/* On whose behalf, by what cause and from what source a link does what it does. */
SortieOrigin sortie_link_origin (const SortiePlay *p, guint16 link);

G_END_DECLS
