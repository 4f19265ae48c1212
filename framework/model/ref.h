/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* ref.h: the name by which one thing in a match speaks of another.
 *
 * A SortieRef is a plain number: what kind of thing it names, the index of that
 * thing, and for pieces the generation of the slot, so that a reference to a
 * piece that has left the table never means the piece that took its slot.
 * Zero names nothing. A reference says nothing about who may see the thing.
 */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/* Kind, generation and index in one number. */
typedef guint32 SortieRef;

/* What a reference names. */
typedef enum
{
  SORTIE_REF_NONE,
  SORTIE_REF_SEAT,
  SORTIE_REF_CARD,
  SORTIE_REF_PIECE,
  SORTIE_REF_PLACE,
  SORTIE_REF_DEF,    /* a definition in the catalogue */
  SORTIE_REF_NUMBER, /* 0 to 65535, as an operand of a move */
  SORTIE_REF_WORD, /* a word of a value (a suit, a colour), as an operand: see sortie_ref_word() */
  SORTIE_REF_TRIGGER, /* index into the pending triggers, when they are put in order */
  SORTIE_REF_LINK,    /* index into the chain */
  SORTIE_REF_EFFECT,  /* index into the continuous effects */
  SORTIE_N_REF_KINDS
} SortieRefKind;

#define SORTIE_NOTHING ((SortieRef) 0)
/* "no such index" wherever 16 bits hold an index */
#define SORTIE_NO_INDEX ((guint16) 0xffff)
/* "nobody" wherever 8 bits hold a seat */
#define SORTIE_NO_SEAT ((guint8) 0xff)

/* The reference to number @index (0 to 65535) of a kind. A piece also needs its generation: see
 * sortie_piece_ref(). */
static inline SortieRef
sortie_ref (SortieRefKind kind, guint index)
{
  return (SortieRef) kind << 28 | (index & 0xffff);
}

/* SORTIE_REF_NONE for SORTIE_NOTHING. */
static inline SortieRefKind
sortie_ref_kind (SortieRef ref)
{
  return (SortieRefKind) (ref >> 28);
}

/* The number within its kind. */
static inline guint16
sortie_ref_index (SortieRef ref)
{
  return (guint16) ref;
}

/* The generation, 0 to 4095, of the slot that a piece reference names. */
static inline guint16
sortie_ref_generation (SortieRef ref)
{
  return (guint16) (ref >> 16 & 0xfff);
}

/* A seat, from 0. */
static inline SortieRef
sortie_ref_seat (guint8 seat)
{
  return sortie_ref (SORTIE_REF_SEAT, seat);
}

/* A card by its index in the state. */
static inline SortieRef
sortie_ref_card (guint16 card)
{
  return sortie_ref (SORTIE_REF_CARD, card);
}

/* Word number @word of those that the value number @value of the game may be. */
static inline SortieRef
sortie_ref_word (guint value, guint word)
{
  return sortie_ref (SORTIE_REF_WORD, value << 8 | (word & 0xff));
}

/* Which value of the game the word belongs to. */
static inline guint
sortie_ref_word_value (SortieRef ref)
{
  return sortie_ref_index (ref) >> 8;
}

/* Which of the value's words it is. */
static inline guint
sortie_ref_word_index (SortieRef ref)
{
  return ref & 0xff;
}

/* A place by its index in the set-up. */
static inline SortieRef
sortie_ref_place (guint16 place)
{
  return sortie_ref (SORTIE_REF_PLACE, place);
}

G_END_DECLS
