/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* reaction.h: cards that answer an event from the hand.
 *
 * A clause <when>, <before> or <instead> with held="yes" works from the hand of a seat, and only
 * there. Where such an event is on its way, or has happened, the seat is asked whether it plays
 * such a card: once for each event, again after each card that it played, until it passes. What it
 * plays is announced like anything that is played: its targets are named, it is paid for, it may be
 * answered, and it resolves while the event waits. Each card answers one event once.
 *
 * Among what else answers the event such a chance is one thing, for each seat: whoever the game
 * lets order those (SortieRules.trigger_orderer) says what comes first.
 *
 * The question must tell nothing about the hand. So whether it is asked depends on what everybody
 * knows: the kind of event, whom it happens to (of=) and whose doing it is (by=), and which cards
 * of the seat's decks lie where not everybody sees them; and on what <while> says of the cause, the
 * phase and whose turn it is. The rest of <while> is looked at when the card is played, by its
 * holder alone; of= and by= must not speak of what is hidden.
 */
#pragma once
#include "eval/lack.h"
#include "flow/event.h"
G_BEGIN_DECLS

/* When play stops for a seat that may hold an answer. Never for an empty hand. */
typedef enum
{
  SORTIE_STOP_KNOWN,  /* a card that it may hold, as far as everybody knows, could answer this */
  SORTIE_STOP_ALWAYS, /* some card of the content could answer an event of this kind */
  SORTIE_STOP_NEVER,
  SORTIE_N_STOPS
} SortieStop;

/* Their names, for an option of the game; NULL-terminated. */
extern const char *const sortie_stop_words[];

/* How a game has its seats answer events from the hand. */
typedef struct
{
  guint16 zone;   /* which of the game's kinds of zone is the hand */
  /* SORTIE_GAME_ASK (): one verb plays the card with sortie_announce (), one declines with
   * sortie_say_done () */
  guint8 decision;
  SortieStop (*stop) (const SortiePlay *p, guint8 seat);
} SortieReactionPolicy;

/* Whether a card is an answer to the event that its holder is asked about. */
typedef enum
{
  SORTIE_HELD_ANSWERS,
  SORTIE_HELD_NOTHING,   /* it answers nothing from the hand at all */
  SORTIE_HELD_OTHER,     /* something else than this event, or it has answered it already */
  SORTIE_HELD_CONDITION, /* its condition does not hold */
  SORTIE_HELD_NO_TARGET, /* there is nothing to name, or to choose first (eval/demands.h) */
} SortieHeld;

/* The event that a seat is asked about now, NULL: nobody is. (transfer none) */
const SortieEvent *sortie_reaction_event (const SortiePlay *p);

/* @card: of the hand of whoever is asked. *@ret_clause: (out) (optional): what it answers with,
 * or would under its condition or with a target. When nobody is asked it answers nothing or
 * something else. */
SortieHeld sortie_reaction_check (const SortiePlay *p, SortieRef card, guint16 *ret_clause);

/* What there is nothing of for a card of SORTIE_HELD_NO_TARGET. Returns whether it is one. */
gboolean sortie_reaction_lack (const SortiePlay *p, SortieRef card, SortieLack *ret);

/* Whether @seat may hold a card that fits, as far as everybody knows: its hand is not empty, and
 * one that fits, of the decks that its hand is from, lies where not everybody sees it. */
gboolean sortie_might_hold (const SortiePlay *p, guint8 seat,
                            gboolean (*fits) (const SortieDef *def, gpointer data), gpointer data);

G_END_DECLS
