/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* move-key.c: a number in place of a move's line.
 *
 * What the line says by words is mixed into the key as numbers that are the same in every world: places,
 * zones, definitions, and which of several that are written alike. What is rare is written and read.
 */
#include <sortie/move.h>
#include <sortie/speech.h>
#include "model/internal.h"
#include "speech/front-end.h"
#include "speech/internal.h"

/* What a number means, so that place 3 and seat 3 give different keys. */
typedef enum
{
  KEY_VERB = 1,
  KEY_PLACE,
  KEY_ZONE,
  KEY_SEAT,
  KEY_DEF,
  KEY_NUMBER,
  KEY_ORDINAL,
  KEY_OPERAND,
  KEY_LETTER
} KeyPart;

/* The steps of splitmix64 (Steele, Lea and Flood 2014). */
static guint64
mix_part (guint64 key, KeyPart part, guint number)
{
  key += (guint64) part << 32 ^ number;
  key += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  key = (key ^ key >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  key = (key ^ key >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return key ^ key >> 31;
}

/* Like format_piece(): mixes in the place, and if several pieces are there, also what it is. */
static guint64
key_of_piece (guint64 key, const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);

  if (piece == NULL)
    return mix_part (key, KEY_PLACE, SORTIE_NO_INDEX);
  key = mix_part (key, KEY_PLACE, piece->place);
  if (sortie_place (p, piece->place)->n == 1)
    return key;
  key = mix_part (key, KEY_DEF, sortie_piece_def (p, ref));
  return mix_part (key, KEY_ORDINAL, speech_ordinal_of_piece (p, ref));
}

/* Like sortie_card_format(): mixes in the zone and what the card is, or the piece under whose top card it is. */
static guint64
key_of_card (guint64 key, const SortiePlay *p, guint8 seat, guint16 card)
{
  const SortieCard *c = sortie_card (p, card);
  guint def = sortie_card_has_face (p, card, seat) ? c->def : 0;

  if (c->zone != SORTIE_NO_INDEX)
    {
      key = mix_part (key, KEY_ZONE, c->zone);
      if (sortie_card_is_outward (p, card, seat))
        return mix_part (key, KEY_ORDINAL, sortie_zone_position (p, card) + 1);
      key = mix_part (key, KEY_DEF, def);
      return mix_part (key, KEY_ORDINAL, speech_ordinal_of_card (p, seat, card));
    }
  key = key_of_piece (key, p, sortie_piece_ref (p, c->piece));
  if (card == sortie_piece_in (p, c->piece)->card)
    return key;
  key = mix_part (key, KEY_DEF, def);
  return mix_part (key, KEY_ORDINAL, speech_ordinal_under_piece (p, seat, card));
}

static guint64
key_of_text (guint64 key, const SortiePlay *p, guint8 seat, SortieRef ref)
{
  char text[SORTIE_MOVE_TEXT];

  sortie_ref_format (p, seat, ref, text);
  for (const char *c = text; *c != '\0'; c++)
    key = mix_part (key, KEY_LETTER, (guint8) *c);
  return key;
}

static guint64
key_of_operand (guint64 key, const SortiePlay *p, guint8 seat, SortieRef ref)
{
  guint16 index = sortie_ref_index (ref);

  switch (sortie_ref_kind (ref))
    {
    case SORTIE_REF_SEAT:
      return mix_part (key, KEY_SEAT, index);
    case SORTIE_REF_CARD:
      return key_of_card (key, p, seat, index);
    case SORTIE_REF_PIECE:
      return key_of_piece (key, p, ref);
    case SORTIE_REF_PLACE:
      return mix_part (key, KEY_PLACE, index);
    case SORTIE_REF_DEF:
      return mix_part (key, KEY_DEF, index);
    case SORTIE_REF_NUMBER:
    case SORTIE_REF_LINK:
    case SORTIE_REF_EFFECT:
      return mix_part (key, KEY_NUMBER, index);
    case SORTIE_REF_TRIGGER:
    case SORTIE_REF_WORD:
    case SORTIE_REF_NONE:
    case SORTIE_N_REF_KINDS:
      break;
    }
  return key_of_text (key, p, seat, ref);
}

guint64
sortie_move_key (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  guint64 key = mix_part (0, KEY_VERB, move->verb);

  for (guint i = 0; i < move->n; i++)
    key = key_of_operand (mix_part (key, KEY_OPERAND, i), p, seat, move->arg[i]);
  return key;
}

const SortieMove *
sortie_moves_find_key (const SortiePlay *p, guint8 seat, const SortieMoves *moves, guint64 key)
{
  for (guint i = 0; i < moves->n; i++)
    if (sortie_move_key (p, seat, &moves->moves[i]) == key)
      return &moves->moves[i];
  return NULL;
}
