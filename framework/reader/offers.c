/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* offers.c: the things that the legal moves of a decision name, and every way to write each. */
#include "reader/internal.h"
#include <sortie/base.h>
#include <sortie/reader.h>
#include "model/internal.h"
#include "speech/internal.h"

SortieOffers *
sortie_offers_new (void)
{
  SortieOffers *offers = g_new0 (SortieOffers, 1);

  offers->storage = g_new (SortieMove, SORTIE_MAX_MOVES);
  offers->args = g_new (guint16, SORTIE_MAX_MOVES * SORTIE_MAX_MOVE_OPERANDS);
  offers->things = g_array_new (FALSE, FALSE, sizeof (SortieThing));
  offers->ways = g_array_new (FALSE, FALSE, sizeof (SortieWay));
  offers->index = g_hash_table_new (NULL, NULL);
  offers->by_text = g_hash_table_new (g_str_hash, g_str_equal);
  offers->texts = g_string_chunk_new (4096);
  return offers;
}

void
sortie_offers_free (SortieOffers *offers)
{
  if (offers == NULL)
    return;
  g_string_chunk_free (offers->texts);
  g_hash_table_unref (offers->by_text);
  g_hash_table_unref (offers->index);
  g_array_unref (offers->ways);
  g_array_unref (offers->things);
  g_free (offers->typed);
  g_free (offers->args);
  g_free (offers->storage);
  g_free (offers);
}

void
sortie_offers_look (SortieOffers *offers, const SortieLexicon *names, const SortiePlay *p,
                    guint8 seat, const SortieMoves *legal)
{
  offers->names = names;
  offers->p = p;
  offers->seat = seat;
  offers->legal = legal;
  offers->is_read = FALSE;
  offers->is_explained = FALSE;
  g_clear_pointer (&offers->typed, g_free);
}

/* ---- Ways to write a thing --------------------------------------------------------------- */

static void
add_way (SortieOffers *offers, guint thing, guint bits, guint16 home, const char *raw,
         const char *folded)
{
  SortieWay way = { .thing = thing, .bits = (guint8) bits, .home = home };
  gpointer next;

  if (*folded == '\0')
    return;
  way.raw = raw != NULL ? g_string_chunk_insert (offers->texts, raw) : NULL;
  next = g_hash_table_lookup (offers->by_text, folded);
  way.next = GPOINTER_TO_UINT (next);
  g_array_append_val (offers->ways, way);
  if (next == NULL)
    folded = g_string_chunk_insert (offers->texts, folded);
  g_hash_table_insert (offers->by_text, (gpointer) folded, GUINT_TO_POINTER (offers->ways->len));
}

/* As it is written: identifiers, which fold to themselves but for capitals. */
static void
add_written (SortieOffers *offers, guint thing, guint16 home, const char *text)
{
  g_autofree char *folded = sortie_words_fold (text);

  add_way (offers, thing, SORTIE_WAY_WRITTEN, home, text, folded);
}

static gboolean
is_on_place (SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_PIECE || sortie_ref_kind (ref) == SORTIE_REF_PLACE;
}

static guint16
place_of (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_PLACE)
    return sortie_ref_index (ref);
  return sortie_ref_kind (ref) == SORTIE_REF_PIECE && sortie_piece_exists (p, ref)
             ? sortie_piece_place (p, ref) : SORTIE_NO_INDEX;
}

/* `imp` beside `hand/imp`, for verbs that take cards from there. */
static void
add_bare (SortieOffers *offers, guint thing, SortieRef ref, const char *written)
{
  guint16 zone = sortie_card_of (offers->p, ref)->zone;
  const char *slash = strchr (written, '/');

  if (zone != SORTIE_NO_INDEX && slash != NULL && offers->p->setup->piles[zone].seat == offers->seat)
    add_written (offers, thing, offers->p->setup->piles[zone].decl, slash + 1);
}

/* `front` for `boss.front`: of what stands there only if nothing stands on the reader's own place of
 * that name. */
static void
add_place_of_other (SortieOffers *offers, guint thing, SortieRef ref, const char *written)
{
  const SortiePlay *p = offers->p;
  const char *dot = strchr (written, '.');
  guint16 own = dot != NULL ? sortie_place_parse (p->setup, dot + 1, offers->seat) : 0;

  if (dot != NULL
      && (sortie_ref_kind (ref) == SORTIE_REF_PLACE || own == SORTIE_NO_INDEX
          || sortie_place_is_free (p, own)))
    add_way (offers, thing, SORTIE_WAY_OTHERS, SORTIE_NO_INDEX, NULL, dot + 1);
}

static void
add_ways_written (SortieOffers *offers, guint thing, SortieRef ref)
{
  char written[SORTIE_MOVE_TEXT], full[SORTIE_MOVE_TEXT];

  sortie_ref_format (offers->p, offers->seat, ref, written);
  add_written (offers, thing, SORTIE_NO_INDEX, written);
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    add_bare (offers, thing, ref, written);
  if (!is_on_place (ref))
    return;
  sortie_ref_format (offers->p, SORTIE_NO_SEAT, ref, full);
  if (strcmp (full, written) != 0)
    add_written (offers, thing, SORTIE_NO_INDEX, full);
  add_place_of_other (offers, thing, ref, written);
}

/* What it is called, folded. Into @buffer where the lexicon does not have it. */
static const char *
folded_name (const SortieOffers *offers, const SortieNamed *named, char **buffer)
{
  char text[SORTIE_MOVE_TEXT];
  guint index = sortie_ref_index (named->ref);

  if (sortie_ref_kind (named->ref) == SORTIE_REF_DEF
      && !sortie_named_is_hidden (named, offers->seat) && index != 0)
    return offers->names->defs[index].name;
  if (sortie_ref_kind (named->ref) == SORTIE_REF_SEAT)
    return offers->names->seats[index];
  if (sortie_ref_kind (named->ref) == SORTIE_REF_PLACE)
    return offers->names->titles[index];
  return *buffer = sortie_words_fold (
             sortie_named_text (offers->p->setup, offers->seat, named, text));
}

/* "Imp (Track 2)", as sentences say it. */
static void
add_ways_named (SortieOffers *offers, guint thing, SortieRef ref)
{
  SortieNamed named = sortie_ref_named (offers->p, ref);
  g_autofree char *buffer = NULL, *placed = NULL;
  const char *name = folded_name (offers, &named, &buffer);

  if (named.place == SORTIE_NO_INDEX)
    {
      add_way (offers, thing, SORTIE_WAY_NAME | SORTIE_WAY_PLACED, SORTIE_NO_INDEX, NULL, name);
      return;
    }
  placed = g_strdup_printf ("%s (%s)", name, offers->names->titles[named.place]);
  add_way (offers, thing, SORTIE_WAY_NAME, SORTIE_NO_INDEX, NULL, name);
  add_way (offers, thing, SORTIE_WAY_PLACED, SORTIE_NO_INDEX, NULL, placed);
}

/* A place on which several stand names the one of them that a verb could ever mean. */
static void
add_ways_there (SortieOffers *offers, guint thing, SortieRef ref)
{
  const SortiePlay *p = offers->p;
  guint16 place = place_of (p, ref);
  char name[SORTIE_MOVE_TEXT];

  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE || place == SORTIE_NO_INDEX
      || sortie_place (p, place)->n < 2)
    return;
  add_way (offers, thing, SORTIE_WAY_THERE, SORTIE_NO_INDEX, NULL,
           sortie_place_name (p->setup, place, offers->seat, name, sizeof name));
  if (sortie_place_spot (p->setup, place)->seat == offers->seat)
    add_way (offers, thing, SORTIE_WAY_THERE, SORTIE_NO_INDEX, NULL,
             sortie_place_name (p->setup, place, SORTIE_NO_SEAT, name, sizeof name));
}

static guint16
thing_of (SortieOffers *offers, SortieRef ref)
{
  guint found = GPOINTER_TO_UINT (g_hash_table_lookup (offers->index, GUINT_TO_POINTER (ref)));
  SortieThing thing = { .ref = ref, .def = sortie_readable_def (offers->p, offers->seat, ref) };
  guint at = offers->things->len;

  if (found != 0)
    return (guint16) (found - 1);
  g_array_append_val (offers->things, thing);
  g_hash_table_insert (offers->index, GUINT_TO_POINTER (ref), GUINT_TO_POINTER (at + 1));
  add_ways_written (offers, at, ref);
  add_ways_named (offers, at, ref);
  add_ways_there (offers, at, ref);
  if (thing.def != 0)
    {
      add_way (offers, at, SORTIE_WAY_NAME, SORTIE_NO_INDEX, NULL,
               offers->names->defs[thing.def].sign);
      add_way (offers, at, SORTIE_WAY_ID, SORTIE_NO_INDEX, NULL,
               offers->names->defs[thing.def].id);
    }
  return (guint16) at;
}

static void
forget (SortieOffers *offers)
{
  g_hash_table_remove_all (offers->by_text);
  g_hash_table_remove_all (offers->index);
  g_array_set_size (offers->ways, 0);
  g_array_set_size (offers->things, 0);
  g_string_chunk_clear (offers->texts);
}

static void
read_moves (SortieOffers *offers)
{
  for (guint i = 0; i < offers->legal->n; i++)
    for (guint k = 0; k < offers->legal->moves[i].n; k++)
      offers->args[i * SORTIE_MAX_MOVE_OPERANDS + k] =
          thing_of (offers, offers->legal->moves[i].arg[k]);
}

const SortieLexicon *
sortie_offers_names (const SortieOffers *offers)
{
  return offers->names;
}

const SortiePlay *
sortie_offers_position (const SortieOffers *offers)
{
  return offers->p;
}

const SortieMoves *
sortie_offers_legal (SortieOffers *offers)
{
  if (offers->legal == NULL)
    {
      offers->own = (SortieMoves) { .moves = offers->storage, .capacity = SORTIE_MAX_MOVES };
      sortie_moves_legal (offers->p, &offers->own);
      offers->legal = &offers->own;
    }
  return offers->legal;
}

gboolean
sortie_lone_answer (SortieOffers *offers, SortieMove *ret)
{
  const SortieMoves *legal;

  if (sortie_to_move (offers->p) == SORTIE_NO_SEAT)
    return FALSE;
  legal = sortie_offers_legal (offers);
  if (!sortie_may_answer_alone (offers->p, legal->n))
    return FALSE;
  *ret = legal->moves[0];
  return TRUE;
}

void
sortie_offers_read (SortieOffers *offers)
{
  if (offers->is_read)
    return;
  forget (offers);
  sortie_offers_legal (offers);
  read_moves (offers);
  offers->is_read = TRUE;
}

/* ---- What a word may mean ---------------------------------------------------------------- */

/* Of several on its place, whether this one alone could ever be meant by the operand. */
static gboolean
is_meant_alone (const SortieOffers *offers, const SortieOperand *operand, SortieRef ref)
{
  const SortiePlay *p = offers->p;
  guint n = 0;

  if (operand->kind != SORTIE_OPERAND_ANY && operand->kind != SORTIE_OPERAND_PIECE)
    return FALSE;
  for (SortieRef piece = sortie_place_piece (p, sortie_piece_place (p, ref));
       piece != SORTIE_NOTHING; piece = sortie_piece_next_on_place (p, piece))
    n += operand->fits == NULL || operand->fits (p, piece);
  return n == 1 && (operand->fits == NULL || operand->fits (p, ref));
}

/* In which ways a word that folds like this one writes the thing. */
static guint
bits_of (const SortieOffers *offers, const SortieWay *way, const SortieOperand *operand,
         const char *word)
{
  SortieRef ref = g_array_index (offers->things, SortieThing, way->thing).ref;

  if (way->home != SORTIE_NO_INDEX && way->home != operand->zone)
    return 0;
  if (way->bits == SORTIE_WAY_WRITTEN && strcmp (way->raw, word) != 0)
    return SORTIE_WAY_NAME;
  if (way->bits == SORTIE_WAY_THERE && !is_meant_alone (offers, operand, ref))
    return 0;
  return way->bits;
}

void
sortie_offers_match (const SortieOffers *offers, const SortieOperand *operand, const char *word,
                     const char *folded, guint8 *ret)
{
  guint at = GPOINTER_TO_UINT (g_hash_table_lookup (offers->by_text, folded));

  memset (ret, 0, offers->things->len);
  while (at != 0)
    {
      const SortieWay *way = &g_array_index (offers->ways, SortieWay, at - 1);

      ret[way->thing] |= (guint8) bits_of (offers, way, operand, word);
      at = way->next;
    }
}

/* What a move begins with is that: "attack" is no part of "Goblin Horde Attack". */
void
sortie_offers_match_parts (const SortieOffers *offers, const char *word, const char *folded,
                           guint8 *ret)
{
  if (strlen (folded) > offers->names->longest
      || sortie_verb_find (offers->p->setup, word, NULL))
    return;
  for (guint i = 0; i < offers->things->len; i++)
    {
      const SortieThing *thing = &g_array_index (offers->things, SortieThing, i);
      const SortieFoldedDef *def = &offers->names->defs[thing->def];

      if (thing->def != 0
          && (sortie_words_are_part (folded, def->name)
              || sortie_words_are_part (folded, def->printed)
              || sortie_words_are_part (folded, def->id)))
        ret[i] |= SORTIE_WAY_PART;
    }
}
