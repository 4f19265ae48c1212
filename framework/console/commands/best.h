/* SPDX-License-Identifier: GPL-3.0-or-later */
/* best.h: the name that fits best what a person typed.
 *
 * A whole name before its beginning, a beginning before a part; and each without regard to case and
 * accents.
 */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/* How well a name fits what was typed, the worst first. */
typedef enum
{
  CONSOLE_FITS_NOT,
  CONSOLE_IS_PART, /* whole words of it */
  CONSOLE_BEGINS,
  CONSOLE_SOUNDS_ALIKE, /* but for case and accents */
  CONSOLE_IS_IT,
} ConsoleFit;

/* The best of the names that were offered so far. */
typedef struct
{
  const char *typed; /* not owned */
  char *folded;      /* given up by console_best_take() */
  ConsoleFit fit;
  guint32 found;     /* the number of what has that name */
  gboolean twice;    /* several different things have as good a one */
} ConsoleBest;

/* No name yet; to be ended by console_best_take(). */
ConsoleBest console_best_for (const char *typed);

/* A name, (nullable), of the thing with that number. The first of several equally good ones
 * counts. */
void console_best_offer (ConsoleBest *best, const char *name, guint32 what);

/* What is meant. FALSE: no name fits, or it is only the beginning or a part and not of one thing
 * alone. */
gboolean console_best_take (ConsoleBest *best, guint32 *ret);
/* The same for small numbers. */
gboolean console_best_take_index (ConsoleBest *best, guint16 *ret);

G_END_DECLS
