/* SPDX-License-Identifier: GPL-3.0-or-later */
/* look.h: the battlefield at one moment, for questions about many spaces at once.
 *
 * One pass over the pieces finds what is where. Then asking about a space is one array access, and all of them form a
 * set. A look is on the C stack and serves all units of a listing. It is outdated as soon as the position changes.
 */
#pragma once
#include "rules.h"

typedef struct
{
  const SortiePlay *p;
  const SwField *field;
  guint16 base;                  /* the place of space 0 */
  guint64 changing;              /* bit per value that anything might change: all others are as printed */
  SwSpaces cards, vines;         /* spaces with a unit or wall; spaces with a Vine Wall */
  SortieRef card[SW_MAX_SPACES]; /* for each space: the unit or wall; nothing */
  SortieRef vine[SW_MAX_SPACES]; /* the Vine Wall */
} SwLook;

void sw_look (SwLook *l, const SortiePlay *p);

/* The value of @subject with everything that changes it; @other is the other side. */
gint sw_value_changed_against (const SortiePlay *p, SwValue value, SortieRef subject, SortieRef other);

/* The first ability that changes the value; nothing: none does. */
SortieSource sw_changer (const SortiePlay *p, SwValue value, SortieRef subject, SortieRef other);

/* The card whose ability takes a permission from @subject: the last one that does; nothing: none does. */
SortieRef sw_forbidder (const SortiePlay *p, SwValue rule, SortieRef subject);

/* The last ability that permits it to @subject, with @other as the other side; nothing: none does. */
SortieSource sw_permitter (const SortiePlay *p, SwValue rule, SortieRef subject, SortieRef other);

/* Whether cards permit it to @subject, with @other (or nothing) as the other side. If not, @why (nullable) names the
 * ability that forbids it. */
gboolean sw_check_permission (const SortiePlay *p, SwValue rule, SortieRef subject,
                              SortieRef other, SwReason reason, SortieRefusal *why);

/* A value of @subject; @other is the other side. */
static inline gint
sw_value_against (const SortiePlay *p, SwValue value, SortieRef subject, SortieRef other)
{
  return sortie_may_change (p, value, subject) ? sw_value_changed_against (p, value, subject, other)
                                               : sortie_value_unchanged (p, value, subject); /* nobody asks who acts */
}

static inline gboolean
sw_allows_against (const SortiePlay *p, SwValue rule, SortieRef subject, SortieRef other)
{
  return sw_value_against (p, rule, subject, other) != 0;
}

/* As sortie_may_change(), sw_value_against() and sw_allows_against(): quicker, if nothing changes the value. */
static inline gboolean
sw_look_may_change (const SwLook *l, SwValue value, SortieRef subject)
{
  return (l->changing >> value & 1) && sortie_look_for_change (l->p, value, subject);
}

static inline gint
sw_look_value (const SwLook *l, SwValue value, SortieRef subject, SortieRef other)
{
  return sw_look_may_change (l, value, subject) ? sw_value_changed_against (l->p, value, subject, other)
                                                : sortie_value_unchanged (l->p, value, subject);
}

static inline gboolean
sw_look_allows (const SwLook *l, SwValue rule, SortieRef subject, SortieRef other)
{
  return sw_look_value (l, rule, subject, other) != 0;
}

/* What is printed on the top card of a piece: looked up once for several values. */
static inline const SortieDef *
sw_look_printed (const SwLook *l, SortieRef piece)
{
  return sortie_def (l->p, sortie_piece_def (l->p, piece));
}

/* As sw_look_value() with nothing on the other side, of a piece with that @printed. */
static inline gint
sw_look_own_value (const SwLook *l, SwValue value, SortieRef piece, const SortieDef *printed)
{
  return sw_look_may_change (l, value, piece) ? sw_value_changed_against (l->p, value, piece, SORTIE_NOTHING)
                                              : printed->unchanged[value];
}

static inline guint8
sw_look_space (const SwLook *l, guint16 place)
{
  return place == SORTIE_NO_INDEX ? SW_NO_SPACE : place - l->base;
}

static inline guint16
sw_look_place (const SwLook *l, guint8 space)
{
  return space == SW_NO_SPACE ? SORTIE_NO_INDEX : l->base + space;
}
