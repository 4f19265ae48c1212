/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* offers.c: what a position offers to one seat. Each answer is worked out when first needed and kept until the next
 * look. */
#include "reader/internal.h"
#include "base/text.h"
#include "flow/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* ---- Looking --------------------------------------------------------------------------- */

/* @names: (transfer full) */
static SortieOffers *
offers_with (const SortieSetup *setup, SortieLexicon *names)
{
  SortieOffers *offers = g_new0 (SortieOffers, 1);

  offers->setup = setup;
  offers->names = names;
  offers->forms = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_free);
  offers->nowhere = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  offers->texts = g_string_chunk_new (4096);
  offers->candidates = g_new0 (SortieCandidates, sortie_n_verbs (setup));
  return offers;
}

SortieOffers *
sortie_offers_new (const SortieSetup *setup)
{
  return offers_with (setup, sortie_lexicon_new (setup->catalogue, setup));
}

SortieOffers *
sortie_offers_new_as_written (const SortieSetup *setup)
{
  SortieOffers *offers = sortie_offers_new (setup);

  offers->names->as_written = TRUE;
  return offers;
}

SortieOffers *
sortie_offers_new_beside (SortieOffers *other)
{
  return offers_with (other->setup, sortie_lexicon_share (other->names));
}

static void
forget_position (SortieOffers *offers)
{
  for (guint i = 0; i < sortie_n_verbs (offers->setup); i++)
    {
      g_free (offers->candidates[i].moves);
      g_free (offers->candidates[i].legal);
      offers->candidates[i] = (SortieCandidates) { .n = 0 };
    }
  g_hash_table_remove_all (offers->forms);
  g_hash_table_remove_all (offers->nowhere);
  g_clear_pointer (&offers->seen, g_ptr_array_unref);
  g_string_chunk_clear (offers->texts);
  sortie_moves_clear (&offers->listed);
  g_clear_pointer (&offers->plain.words, g_strfreev);
  g_clear_pointer (&offers->explained.words, g_strfreev);
  g_clear_pointer (&offers->legal_line.words, g_strfreev);
}

void
sortie_offers_free (SortieOffers *offers)
{
  if (offers == NULL)
    return;
  forget_position (offers);
  g_free (offers->candidates);
  g_hash_table_unref (offers->forms);
  g_hash_table_unref (offers->nowhere);
  g_string_chunk_free (offers->texts);
  sortie_lexicon_free (offers->names);
  g_free (offers);
}

void
sortie_offers_count (SortieOffers *offers, SortieReadEffort *effort)
{
  offers->effort = effort;
}

void
sortie_offers_lend_words (SortieOffers *offers, const char *const *others)
{
  offers->others = others;
}

SortieLexicon *
sortie_offers_names (SortieOffers *offers)
{
  return offers->names;
}

void
sortie_offers_look (SortieOffers *offers, const SortiePlay *p, guint8 seat,
                    const SortieMoves *legal)
{
  sortie_lexicon_refresh (offers->names);
  forget_position (offers);
  offers->p = p;
  offers->seat = seat;
  offers->legal = legal;
  SORTIE_READ_COUNT (offers, looks);
}

/* ---- Moves ----------------------------------------------------------------------------- */

const SortieMoves *
sortie_offers_legal (SortieOffers *offers)
{
  if (offers->legal == NULL)
    {
      if (sortie_to_move (offers->p) == offers->seat)
        sortie_moves_legal (offers->p, &offers->listed);
      offers->legal = &offers->listed;
    }
  return offers->legal;
}

SortieCandidates *
sortie_offers_candidates (SortieOffers *offers, guint8 verb)
{
  SortieCandidates *candidates = &offers->candidates[verb];
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);

  if (candidates->is_listed)
    return candidates;
  sortie_verb_candidates (offers->p, verb, &moves);
  SORTIE_READ_COUNT (offers, lists);
  *candidates = (SortieCandidates) {
    .is_listed = TRUE,
    .moves = g_memdup2 (moves.moves, moves.n * sizeof *moves.moves),
    .legal = g_new0 (guint8, moves.n),
    .n = moves.n,
  };
  return candidates;
}

gboolean
sortie_offers_is_legal (SortieOffers *offers, guint8 verb, guint candidate)
{
  SortieCandidates *candidates = &offers->candidates[verb];

  if (candidates->legal[candidate] == 0)
    candidates->legal[candidate] =
        sortie_verb_check (offers->p, verb, &candidates->moves[candidate], NULL) ? 2 : 1;
  return candidates->legal[candidate] == 2;
}

static gboolean
find_own_places (SortieOffers *offers, guint8 verb)
{
  const SortieCandidates *candidates = sortie_offers_candidates (offers, verb);
  const SortieOperand *operands = sortie_verb (offers->setup, verb)->operands;

  for (guint i = 0; i < candidates->n; i++)
    for (guint k = 0; k < candidates->moves[i].n; k++)
      if (sortie_offers_forms (offers, &operands[k], candidates->moves[i].arg[k])->is_own)
        return TRUE;
  return FALSE;
}

gboolean
sortie_offers_own_places (SortieOffers *offers, guint8 verb)
{
  guint8 known = sortie_offers_candidates (offers, verb)->own_places;

  if (known == 0)
    known = offers->candidates[verb].own_places = find_own_places (offers, verb) ? 2 : 1;
  return known == 2;
}

/* ---- How things are written ------------------------------------------------------------ */

static const char *
keep_text (SortieOffers *offers, const char *text)
{
  return g_string_chunk_insert (offers->texts, text);
}

/* The card that shows who a seat is; 0: there is none. */
static guint16
def_of_seat (const SortiePlay *p, guint8 seat)
{
  for (guint16 place = 0; place < p->s->n_places; place++)
    {
      const SortieSpot *spot = sortie_place_spot (p->setup, place);

      if (spot->seat == seat && p->setup->places[spot->decl].is_seat && !sortie_place_is_free (p, place))
        return sortie_piece_def (p, sortie_place_piece (p, place));
    }
  return 0;
}

/* What the seat sees that a thing is: a card in a pile, a piece on a place, the source of a waiting ability, or who a
 * seat is; 0: nothing readable. */
static guint16
readable_def (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  SortieNamed named = { 0 };

  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE && sortie_piece_exists (p, ref))
    return sortie_piece_def (p, ref);
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD
      && sortie_card_has_face (p, sortie_ref_index (ref), seat))
    return sortie_card_of (p, ref)->def;
  if (sortie_ref_kind (ref) == SORTIE_REF_SEAT)
    return def_of_seat (p, (guint8) sortie_ref_index (ref));
  if (sortie_ref_kind (ref) == SORTIE_REF_TRIGGER)
    named = sortie_ref_named (p, ref);
  return sortie_ref_kind (named.ref) == SORTIE_REF_DEF && !sortie_named_is_hidden (&named, seat)
             ? sortie_ref_index (named.ref) : 0;
}

/* "one.track2" and "hand/imp": the seat's own places, pieces on them, and cards of the verb's usual pile may also be
 * written in full. Into @buffer; NULL: there is no longer form. */
static const char *
in_full (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer)
{
  switch (sortie_ref_kind (ref))
    {
    case SORTIE_REF_CARD:
      sortie_ref_format (p, seat, ref, buffer);
      return strchr (buffer, '/') != NULL ? buffer : NULL;
    case SORTIE_REF_PIECE:
    case SORTIE_REF_PLACE:
      sortie_ref_format (p, SORTIE_NO_SEAT, ref, buffer);
      return strchr (buffer, '.') != NULL ? buffer : NULL;
    default:
      return NULL;
    }
}

/* Writes a card of the seat's own pile also with the seat, and a piece by its set of places, wherever in the set it
 * is. Into @buffer; NULL: there is no such form. */
static const char *
in_set (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer)
{
  const SortieSetup *setup = p->setup;
  char card[SORTIE_MOVE_TEXT];

  if (seat < setup->n_seats && sortie_ref_kind (ref) == SORTIE_REF_CARD
      && sortie_card_of (p, ref)->zone != SORTIE_NO_INDEX
      && setup->piles[sortie_card_of (p, ref)->zone].seat == seat)
    {
      sortie_ref_format (p, seat, ref, card);
      g_snprintf (buffer, SORTIE_MOVE_TEXT, "%s.%s", setup->seat_ids[seat], card);
      return buffer;
    }
  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE && sortie_piece_exists (p, ref))
    {
      const SortieSpot *spot = sortie_place_spot (setup, sortie_piece_place (p, ref));
      gboolean is_of_seat = spot->seat < setup->n_seats;

      g_snprintf (buffer, SORTIE_MOVE_TEXT, "%s%s%s/%s", is_of_seat ? setup->seat_ids[spot->seat] : "",
                  is_of_seat ? "." : "", setup->places[spot->decl].id,
                  setup->catalogue->defs[sortie_piece_def (p, ref)].id);
      return buffer;
    }
  return NULL;
}

static SortieForms *
make_forms (SortieOffers *offers, const SortieOperand *operand, SortieRef ref)
{
  char buffer[SORTIE_MOVE_TEXT];
  SortieForms *forms = g_new0 (SortieForms, 1);
  SortieRefKind kind = sortie_ref_kind (ref);
  const char *text, *dot;

  forms->def = readable_def (offers->p, offers->seat, ref);
  forms->written = keep_text (offers, sortie_operand_format (offers->p, offers->seat, operand, ref, buffer));
  text = in_full (offers->p, offers->seat, ref, buffer);
  if (text != NULL)
    forms->in_full = keep_text (offers, text);
  text = in_set (offers->p, offers->seat, ref, buffer);
  if (text != NULL)
    forms->in_set = keep_text (offers, text);
  if (kind == SORTIE_REF_PIECE || kind == SORTIE_REF_PLACE)
    {
      dot = strchr (sortie_ref_format (offers->p, offers->seat, ref, buffer), '.');
      forms->place = dot != NULL ? keep_text (offers, dot + 1) : NULL;
      forms->is_own = dot == NULL && forms->in_full != NULL;
    }
  return forms;
}

static SortieForms *
forms_of (SortieOffers *offers, const SortieOperand *operand, SortieRef ref)
{
  const gint64 zone = sortie_ref_kind (ref) == SORTIE_REF_CARD ? operand->zone : 0; /* others are written alike */
  gint64 key = zone << 32 | ref;
  SortieForms *forms = g_hash_table_lookup (offers->forms, &key);

  if (forms == NULL)
    {
      forms = make_forms (offers, operand, ref);
      forms->key = key;
      g_hash_table_insert (offers->forms, &forms->key, forms);
    }
  return forms;
}

gboolean
sortie_offers_has_word (const SortieOffers *offers, const char *words, const char *folded)
{
  return words != NULL && (sortie_words_any_folds_to (words, folded)
                           || sortie_words_any_folds_to (sortie_rules_text (offers->setup, FALSE, words), folded));
}

gboolean
sortie_offers_chooses (const SortieOffers *offers, const char *folded)
{
  const SortiePlay *p = offers->p;

  return sortie_to_move (p) == offers->seat
         && sortie_offers_has_word (offers, sortie_decision_decl (p->setup, p->s->decision.kind)->choose_also, folded);
}

gboolean
sortie_offers_verb_meant (const SortieOffers *offers, const SortieSpan *word, guint8 *ret)
{
  if (!sortie_offers_chooses (offers, word->folded))
    return sortie_lexicon_verb_meant (offers->names, word, ret);
  *ret = SORTIE_VERB_CHOOSE;
  return TRUE;
}

static void
add_each (GPtrArray *list, const char *words)
{
  g_auto (GStrv) each = g_strsplit (words, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    sortie_words_add (list, each[i]);
}

void
sortie_offers_add_declining_words (SortieOffers *offers, GPtrArray *ret)
{
  const SortiePlay *p = offers->p;
  const SortieDecisionDecl *asked = sortie_decision_decl (p->setup, p->s->decision.kind);
  SortieMove move;

  if (asked->also == NULL || sortie_to_move (p) != offers->seat || !sortie_move_declining (p, &move))
    return;
  add_each (ret, asked->also);
  add_each (ret, sortie_rules_text (p->setup, p->s->decision.kind < SORTIE_N_ASKS, asked->also));
}

const SortieForms *
sortie_offers_forms (SortieOffers *offers, const SortieOperand *operand, SortieRef ref)
{
  return forms_of (offers, operand, ref);
}

static const char *
keep_folded (SortieOffers *offers, const char *name)
{
  SORTIE_READ_COUNT (offers, folds);
  return keep_text (offers, sortie_lexicon_fold (offers->names, name));
}

const char *
sortie_offers_name (SortieOffers *offers, const SortieOperand *operand, SortieRef ref)
{
  SortieForms *forms = forms_of (offers, operand, ref);
  char buffer[SORTIE_MOVE_TEXT];

  if (forms->name == NULL)
    forms->name = keep_folded (offers, sortie_ref_name (offers->p, offers->seat, ref, buffer));
  return forms->name;
}

const char *
sortie_offers_name_and_place (SortieOffers *offers, const SortieOperand *operand, SortieRef ref)
{
  SortieForms *forms = forms_of (offers, operand, ref);
  char buffer[SORTIE_MOVE_TEXT];

  if (forms->name_and_place == NULL)
    forms->name_and_place = keep_folded (
        offers, sortie_ref_name_and_place (offers->p, offers->seat, ref, buffer));
  return forms->name_and_place;
}
