/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lexicon.h: everything that has a name in a match, folded once for a set-up and a language.
 *
 * Seats, piles, places, values, steps of the turn, cards, abilities: each with its id and with what it
 * is called as printed and in the reader's language. Which of them somebody means is decided by how
 * well a name fits: a whole name before its beginning, a beginning before a part.
 *
 * A lexicon refers to its set-up, is never changed, and is made anew when the language changes.
 */
#pragma once
#include "flow/move.h"
#include "model/view.h"
G_BEGIN_DECLS

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

typedef struct SortieLexicon SortieLexicon;

/* (transfer full) */
SortieLexicon *sortie_lexicon_new (const SortieSetup *setup);
void sortie_lexicon_free (SortieLexicon *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLexicon, sortie_lexicon_free)

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

G_END_DECLS
