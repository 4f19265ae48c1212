/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* play.h: a state together with what is needed to read and change it.
 *
 * A SortiePlay is a handle, not a value: it owns nothing. Rules, queries and
 * procedures take it as their first argument. Whoever wants to know what
 * happens while a state advances sets a SortieWatch; searching bots set none,
 * and then nothing is formatted and nothing allocated.
 */
#pragma once
#include "model/setup.h"
G_BEGIN_DECLS

/* The ways in which chance falls. */
typedef enum
{
  SORTIE_CHANCE_DICE,    /* n = sides; result 1 to n */
  SORTIE_CHANCE_PICK,    /* n = cards to pick from; result = index from the top */
  SORTIE_CHANCE_COIN,    /* n = outcomes; result 0 to n - 1 */
  SORTIE_CHANCE_SHUFFLE, /* n = cards; not prescribed one by one */
} SortieChanceKind;

/* What fell, as a watch is told it. */
typedef struct
{
  SortieChanceKind kind;
  guint n;        /* sides, outcomes, cards */
  guint result;   /* the face, the outcome, the position picked; a shuffle: a check
                   * number over the new order of definitions */
  guint16 zone;   /* of a shuffle or a pick, else SORTIE_NO_INDEX */
  guint16 card;   /* picked, else SORTIE_NO_INDEX */
} SortieChance;

typedef struct SortieVerdict SortieVerdict; /* eval/verdict.h */

/* What nobody needs but who is told in sentences what happens: lent by the listener (SortieWatch.told),
 * kept up while the match goes on, and all 0 at first. */
typedef struct
{
  /* while the watch is told what happened: 1 + the place that the subject of it has just left, by
   * which it is told from others of its name; 0: none */
  guint16 left;
  guint8 left_by; /* 1 + whose that was, likewise */
  /* what it takes to see that a link has changed nothing (flow/link.c) */
  gboolean stirred; /* whether anything was told, moved or shuffled since the link below began: of cards
                     * that lie as they lay before somebody knows so, and others do not */
  guint16 begun;    /* the link that was the last to take effect, from 1; 0: none, or it is over */
  guint64 table;    /* sortie_state_table_hash() at its beginning */
} SortieTold;

/* Who listens to a match: the journal, the log, tests. Functions may be NULL. */
typedef struct
{
  gpointer data;
  SortieTold *told; /* (nullable): for the sentences of what happened; SORTIE_EVENT_UNCHANGED is told
                     * only with it */
  /* something happened; called when it is committed, so that names and
   * visibility are those of the moment */
  void (*happened) (gpointer data, const SortiePlay *p, const SortieEvent *event);
  void (*chance) (gpointer data, const SortiePlay *p, const SortieChance *chance);
  /* (nullable): may fix an outcome in place of the generator (scenarios, replay of a
   * prescribed position). Returns whether *@ret was set. */
  gboolean (*prescribe) (gpointer data, const SortiePlay *p, SortieChanceKind kind, guint n,
                         guint *ret);
  /* (nullable): the rules chose something for a seat that decides nothing itself */
  void (*decided) (gpointer data, const SortiePlay *p, const SortieVerdict *verdict);
} SortieWatch;

/* What kept an effect from going on (sortie_overflow()). */
typedef struct
{
  const char *bound; /* "frames": one word, static; NULL: nothing was stopped */
  guint needed, room;
  guint16 code;      /* the frame that ran: a program, or a procedure when `native`; or SORTIE_NO_INDEX */
  guint8 native;
  guint16 source_def; /* the card whose effect it was, 0: the rules */
  SortieRef source;
} SortieLimit;

/* A position and what it is a position of: the first argument of every rule. Nothing is owned. */
struct SortiePlay
{
  const SortieSetup *setup;
  SortieState *s;
  const SortieWatch *watch; /* (nullable) */
  /* the bound that was reached last, and how many effects were stopped */
  SortieLimit limit;
  guint stops;
};

/* What the listener lent to be told with, NULL: nothing. */
static inline SortieTold *
sortie_told (const SortiePlay *p)
{
  return p->watch != NULL ? p->watch->told : NULL;
}

/* Something was told, moved or shuffled. */
static inline void
sortie_told_stir (const SortiePlay *p)
{
  SortieTold *told = sortie_told (p);

  if (told != NULL)
    told->stirred = TRUE;
}

/* Whether somebody wants what goes on broken off (base/interrupt.h). For whatever takes long, also in
 * a game: what it returns then is not used. */
static inline gboolean
sortie_is_interrupted (const SortiePlay *p)
{
  return sortie_interrupt_is_set (p->setup->interrupt);
}

/* What never changes in a match. */

/* How many seats there are; they are numbered from 0. */
static inline guint8
sortie_n_seats (const SortiePlay *p)
{
  return p->setup->n_seats;
}

/* The id of a seat, as commands and journals write it: "north". */
static inline const char *
sortie_seat_id (const SortiePlay *p, guint8 seat)
{
  return p->setup->seat_ids[seat];
}

/* The mode that is played, as an index into the game's modes. */
static inline guint8
sortie_mode (const SortiePlay *p)
{
  return p->setup->mode;
}

/* What one of the game's options is set to. */
static inline gint16
sortie_option (const SortiePlay *p, guint option)
{
  return p->setup->options[option];
}

/* All cards that were loaded and compiled. */
static inline const SortieCatalogue *
sortie_catalogue (const SortiePlay *p)
{
  return p->setup->catalogue;
}

/* How many columns and rows the grid has; 0 without a grid. */
static inline guint8
sortie_width (const SortiePlay *p)
{
  return p->setup->width;
}

/* See sortie_width(). */
static inline guint8
sortie_height (const SortiePlay *p)
{
  return p->setup->height;
}

/* How many cards and places there are, with indices from 0. */
static inline guint16
sortie_n_cards (const SortiePlay *p)
{
  return p->s->n_cards;
}

/* See sortie_n_cards(). */
static inline guint16
sortie_n_places (const SortiePlay *p)
{
  return p->s->n_places;
}

/* The turn. */

/* Whose turn it is. */
static inline guint8
sortie_active (const SortiePlay *p)
{
  return p->s->turn.active;
}

/* How many turns have begun. */
static inline guint16
sortie_turn_number (const SortiePlay *p)
{
  return p->s->turn.number;
}

/* Where in the turn the match is, for `next_turn` (SortieRules) and events to change. */
static inline SortieTurn *
sortie_turn_state (const SortiePlay *p)
{
  return &p->s->turn;
}

/* Whether a seat was eliminated. */
static inline gboolean
sortie_is_out (const SortiePlay *p, guint8 seat)
{
  return p->s->out >> seat & 1;
}

/* What is asked: kind 0 when nothing is. */
static inline const SortieDecision *
sortie_asked (const SortiePlay *p)
{
  return &p->s->decision;
}

/* Who decides. */
static inline guint8
sortie_asked_seat (const SortiePlay *p)
{
  return p->s->decision.seat;
}

/* Which question it is: SORTIE_ASK_..., SORTIE_GAME_ASK (); 0: none. */
static inline guint8
sortie_asked_kind (const SortiePlay *p)
{
  return p->s->decision.kind;
}

/* What the question is about. */
static inline SortieRef
sortie_asked_about (const SortiePlay *p)
{
  return p->s->decision.about;
}

/* How many things were chosen so far, of a question that asks for several. */
static inline guint8
sortie_n_answers (const SortiePlay *p)
{
  return p->s->n_answers;
}

/* How many links lie on the chain; the newest is the last. */
static inline guint16
sortie_n_links (const SortiePlay *p)
{
  return p->s->n_links;
}

/* Whether the move that is being put together may still be abandoned. */
static inline void
sortie_set_tentative (SortiePlay *p, gboolean tentative)
{
  p->s->tentative = tentative != FALSE;
}

/* How far SortieRules.settle has looked at this position already. */
static inline SortieSettled
sortie_is_settled (const SortiePlay *p)
{
  return (SortieSettled) p->s->glance.is_settled;
}

/* The effects that last, and how many there are. */
static inline const SortieEffect *
sortie_effects (const SortiePlay *p, guint *ret_n)
{
  *ret_n = p->s->n_effects;
  return sortie_state_effects (p->s);
}

/* A second position of the same match, to try something out: room for it, in the frame of the
 * calling function, filled by sortie_scratch_copy(). Nobody watches it. */
#define SORTIE_SCRATCH(p)                                 \
  {                                                       \
    .setup = (p)->setup, .s = g_alloca ((p)->s->size)     \
  }

/* Makes @scratch the position of @p; may be called again. */
static inline void
sortie_scratch_copy (SortiePlay *scratch, const SortiePlay *p)
{
  sortie_state_copy (scratch->s, p->s);
}

/* Whose turn comes @n turns after @seat's (SortieGame.seat_later); it may be out. */
static inline guint8
sortie_seat_later (const SortiePlay *p, guint8 seat, guint n)
{
  if (p->setup->seat_later != NULL)
    return p->setup->seat_later (p, seat, n);
  return (guint8) ((seat + n) % p->setup->n_seats);
}

/* The value of a variable; @seat is ignored for one that belongs to the match.
 * sortie_var_set() clamps to the declared range and returns the new value. */
static inline gint
sortie_var (const SortiePlay *p, guint var, guint8 seat)
{
  gboolean shared = p->setup->vars[var].shared;
  g_return_val_if_fail (shared || seat < p->setup->n_seats, 0);
  return sortie_state_vars (p->s)[p->setup->var_base[var] + (shared ? 0 : seat)];
}

/* See sortie_var(). */
static inline gint
sortie_var_set (SortiePlay *p, guint var, guint8 seat, gint value)
{
  const SortieVarDecl *decl = &p->setup->vars[var];
  gint16 *at = &sortie_state_vars (p->s)[p->setup->var_base[var]];
  gint now = CLAMP (value, decl->min, decl->max);

  g_return_val_if_fail (decl->shared || seat < p->setup->n_seats, 0);
  if (!decl->shared)
    at += seat;
  if (*at != now)
    {
      *at = (gint16) now;
      sortie_state_unsettle (p->s);
    }
  return now;
}
/* Sets every variable to its declared start; a new state has zeros. */
void sortie_vars_start (SortiePlay *p);

/* A number in [0, n) from the one source of chance, told to the watch. n >= 1.
 * Dice: 1 to @sides. */
guint sortie_chance_coin (SortiePlay *p, guint n);
guint sortie_chance_die (SortiePlay *p, guint sides);

G_END_DECLS
