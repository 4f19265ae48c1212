/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* spell.c: writes a move as its reader would type it: by names, in the reader's language. */
#include "reader/internal.h"

#include <string.h>

#include <sortie/base.h>
#include <sortie/speech.h>
#include "reader/reader.h"

/* How to call an operand, the most readable way first. */
typedef enum
{
  BY_LAST_PART, /* of "Event Ability: Escape" */
  BY_TITLE, /* a place without its side or the player whom it faces: "Front Line" */
  BY_OUTLINE, /* the same with the last word of its name: "front-line-two" of "Front Line facing Player Two" */
  BY_NAME, /* or its place alone, if it has no name */
  BY_NAME_AND_PLACE,
  BY_NAME_AND_COPY, /* "fireling#2" for the second of two alike in a pile whose order is known */
  AS_WRITTEN, /* as in a journal */
  N_SPELLINGS,
} Spelling;

/* On a grid the place says more than the name: "attack e3 e4"; also when a unit is on a wall, as long as only one of
 * the two can be meant. */
static gboolean
is_spelt_by_place (const SortiePlay *p, SortieRef ref)
{
  guint16 place = SORTIE_NO_INDEX;

  if (sortie_ref_kind (ref) == SORTIE_REF_PLACE)
    place = sortie_ref_index (ref);
  else if (sortie_ref_kind (ref) == SORTIE_REF_PIECE)
    place = sortie_piece_place (p, ref);
  return place != SORTIE_NO_INDEX
         && p->setup->places[sortie_place_spot (p->setup, place)->decl].shape == SORTIE_PLACE_GRID;
}

/* Whether the sign in the card's corner is shorter than its name, and its id looks the same: "7c". */
static gboolean
has_sign (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  guint16 def = 0;

  if (sortie_ref_kind (ref) == SORTIE_REF_DEF)
    def = sortie_ref_index (ref);
  else if (sortie_ref_kind (ref) == SORTIE_REF_CARD && sortie_card_has_face (p, sortie_ref_index (ref), seat))
    def = sortie_card_of (p, ref)->def;
  return def != 0 && p->setup->catalogue->defs[def].sign != NULL;
}

/* A card that the seat does not see is named by its position: "3". */
static gboolean
is_unseen (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_CARD && !sortie_card_has_face (p, sortie_ref_index (ref), seat);
}

/* "Escape" of "Event Ability: Escape". */
static const char *
last_part (const char *name)
{
  const char *colon = strstr (name, ": ");

  return colon != NULL ? colon + strlen (": ") : name;
}

/* The shortest that is worth trying: names in several parts come before places. */
static Spelling
shortest (SortieOffers *offers, const SortieMove *move)
{
  Spelling spelling = BY_NAME;
  char name[SORTIE_MOVE_TEXT], title[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < move->n; i++)
    {
      sortie_ref_name (offers->p, offers->seat, move->arg[i], name);
      if (strstr (name, ": ") != NULL)
        return BY_LAST_PART;
      if (sortie_ref_kind (move->arg[i]) == SORTIE_REF_PLACE
          && strcmp (sortie_place_title (offers->setup, sortie_ref_index (move->arg[i]), title), name) != 0)
        spelling = BY_TITLE;
    }
  return spelling;
}

/* The title of a place, and the last word of its name if that says more. */
static void
outline (SortieOffers *offers, SortieRef place, gboolean with_last, char *ret)
{
  char buffer[SORTIE_MOVE_TEXT];
  const char *name = sortie_ref_name (offers->p, offers->seat, place, buffer), *last = strrchr (name, ' ');

  sortie_place_title (offers->setup, sortie_ref_index (place), ret);
  if (with_last && last != NULL && strcmp (name, ret) != 0)
    g_strlcat (ret, last, SORTIE_MOVE_TEXT);
}

/* "#2"; "": it is the first, or no card. */
static const char *
number_of_copy (SortieOffers *offers, const SortieOperand *operand, SortieRef ref, char *buffer)
{
  const char *number = strchr (sortie_operand_format (offers->p, offers->seat, operand, ref, buffer), '#');

  return sortie_ref_kind (ref) == SORTIE_REF_CARD && number != NULL ? number : "";
}

static void
append_operand (SortieOffers *offers, const SortieMove *move, guint i, Spelling spelling, GString *line)
{
  const SortieOperand *operand = &sortie_verb (offers->setup, move->verb)->operands[i];
  g_autofree char *word = NULL;
  char buffer[SORTIE_MOVE_TEXT];

  if (spelling <= BY_NAME && sortie_ref_kind (move->arg[i]) == SORTIE_REF_PIECE
      && is_spelt_by_place (offers->p, move->arg[i]))
    {
      g_string_append (line, sortie_place_name (offers->p->setup, sortie_piece_place (offers->p, move->arg[i]),
                                                offers->seat, buffer, sizeof buffer));
      return;
    }
  if (spelling == AS_WRITTEN || is_spelt_by_place (offers->p, move->arg[i])
      || has_sign (offers->p, offers->seat, move->arg[i])
      || is_unseen (offers->p, offers->seat, move->arg[i]))
    {
      g_string_append (line, sortie_operand_format (offers->p, offers->seat, operand, move->arg[i], buffer));
      return;
    }
  if ((spelling == BY_TITLE || spelling == BY_OUTLINE) && sortie_ref_kind (move->arg[i]) == SORTIE_REF_PLACE)
    outline (offers, move->arg[i], spelling == BY_OUTLINE, buffer);
  else if (spelling <= BY_NAME || spelling == BY_NAME_AND_COPY)
    sortie_ref_name (offers->p, offers->seat, move->arg[i], buffer);
  else
    sortie_ref_name_and_place (offers->p, offers->seat, move->arg[i], buffer);
  word = sortie_spell_name (spelling == BY_LAST_PART ? last_part (buffer) : buffer);
  g_string_append (line, word);
  if (spelling == BY_NAME_AND_COPY)
    g_string_append (line, number_of_copy (offers, operand, move->arg[i], buffer));
}

/* (transfer full) */
static char *
written (SortieOffers *offers, const SortieMove *move, Spelling spelling)
{
  GString *line = g_string_new (sortie_verb_word (offers->setup, move->verb));

  for (guint i = 0; i < move->n; i++)
    {
      g_string_append_c (line, ' ');
      append_operand (offers, move, i, spelling, line);
    }
  return g_string_free (line, FALSE);
}

gboolean
sortie_is_read_as (SortieOffers *offers, const char *typed, const SortieMove *move)
{
  g_auto (SortieLine) line = { .n = 0 };
  SortieRead read;

  sortie_line_init (&line, typed);
  read = sortie_read (offers, &line, 0);
  return read.kind == SORTIE_READ_MOVE && read.n == line.n
         && sortie_moves_alike (offers->p, offers->seat, &read.move, move);
}

char *
sortie_spell (SortieOffers *offers, const SortieMove *move)
{
  char buffer[SORTIE_MOVE_TEXT];

  for (Spelling spelling = shortest (offers, move); spelling < N_SPELLINGS; spelling++)
    {
      g_autofree char *line = written (offers, move, spelling);

      if (sortie_is_read_as (offers, line, move))
        return g_steal_pointer (&line);
    }
  return g_strdup (sortie_move_format (offers->p, offers->seat, move, buffer));
}

void
sortie_refuse_unsaid (SortieRefusal *why, SortieOffers *offers)
{
  const SortieMoves *legal = sortie_offers_legal (offers);
  g_autoptr (GString) list = g_string_new (NULL);

  if (why->reason != SORTIE_REASON_UNSAID)
    return;
  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].n > 0 && sortie_refs_alike (offers->p, offers->seat, legal->moves[i].arg[0], why->a))
      {
        g_autofree char *text = sortie_spell (offers, &legal->moves[i]);
        const gsize before = list->len;

        g_string_append_printf (list, "%s%s", before == 0 ? ": " : ", ", text);
        if (list->len + strlen (", …") >= sizeof why->choices)
          {
            g_string_truncate (list, before);
            g_string_append (list, ", …");
            break;
          }
      }
  sortie_refuse_quote (why->choices, sizeof why->choices, list->str);
}
