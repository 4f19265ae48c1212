/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* names.c: how references are written in moves and called in sentences.
 *
 * Two ways to name a thing: the canonical one, English and stable, and the one
 * for people, translated. Both are written for a seat, and a face that the seat
 * may not know is named by neither.
 */
#include <string.h>

#include <sortie/base.h>
#include <sortie/move.h>
#include <sortie/speech.h>
#include "speech/front-end.h"
#include "speech/phrases.h"
#include "model/internal.h"
#include "speech/internal.h"
#include "flow/offered.h"
#include "base/i18n.h"
#include "base/text.h"
#include "model/front-end.h"

const char *
sortie_rules_text (const SortieSetup *setup, gboolean framework, const char *text)
{
  if (text == NULL || *text == '\0')
    return "";
  return sortie_text_translate (framework ? SORTIE_TEXT_DOMAIN : setup->catalogue->domain, text);
}

const char *
sortie_rules_plural (const SortieSetup *setup, gboolean framework, const char *text,
                     const char *many, gulong n)
{
  if (many == NULL)
    return sortie_rules_text (setup, framework, text);
  return dngettext (framework ? SORTIE_TEXT_DOMAIN : setup->catalogue->domain, text, many, n);
}

char *
sortie_flag_name (const SortieSetup *setup, guint flag, gboolean is_denied)
{
  const char *title = sortie_rules_text (setup, FALSE, setup->flags[flag].title);

  /* TRANSLATORS: of a card: what the game calls a clue follows ("not red") */
  return is_denied ? g_strdup_printf (_ ("not %s"), title) : g_strdup (title);
}

/* One bit for each flag: the clues that are about the same property as this one. */
static guint
rivals_of (const SortieSetup *setup, guint flag)
{
  guint rivals = 0;

  for (guint i = 0; setup->flags[i].id != NULL; i++)
    if (setup->flags[i].clue == setup->flags[flag].clue)
      rivals |= 1u << i;
  return rivals;
}

char *
sortie_card_marks (const SortiePlay *p, guint16 card)
{
  guint flags = sortie_card_flags (p, card), denied = sortie_card_denied (p, card);
  GString *text = g_string_new (NULL);

  for (guint i = 0; (flags | denied) >> i != 0; i++)
    {
      gboolean is_denied = (denied >> i & 1) && (flags & rivals_of (p->setup, i)) == 0;
      g_autofree char *name = NULL;

      if (!(flags >> i & 1) && !is_denied)
        continue;
      name = sortie_flag_name (p->setup, i, is_denied);
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", name);
    }
  return g_string_free (text, FALSE);
}

guint
speech_ordinal_of_card (const SortiePlay *p, guint8 seat, guint16 card)
{
  gboolean hidden = !sortie_card_has_face (p, card, seat);
  guint16 last = SORTIE_NO_INDEX;
  guint n = 1;

  for (SORTIE_EACH_IN_ZONE (p, sortie_card (p, card)->zone, other))
    if ((hidden || sortie_card (p, other)->def == sortie_card (p, card)->def)
        && sortie_card_has_face (p, other, seat) != hidden) /* the same text */
      {
        if (sortie_cards_alike (p, seat, other, card))
          break;
        n += last == SORTIE_NO_INDEX || !sortie_cards_alike (p, seat, other, last);
        last = other;
      }
  return n;
}

static const char *
def_id (const SortiePlay *p, guint16 def)
{
  return def != 0 ? sortie_def (p, def)->id : "?";
}

static void
append_ordinal (char *buffer, guint n)
{
  gsize length = strlen (buffer);

  if (n > 1)
    g_snprintf (buffer + length, SORTIE_MOVE_TEXT - length, "#%u", n);
}

/* 0 if the seat cannot tell. */
static guint16
face_of (const SortiePlay *p, guint8 seat, guint16 card)
{
  return sortie_card_has_face (p, card, seat) ? sortie_card (p, card)->def : 0;
}

/* A card in an outward-facing hand is written as the number of its position, whatever card it is. */
static void
write_card (const SortiePlay *p, guint8 seat, guint16 card, char *buffer)
{
  if (sortie_card_is_outward (p, card, seat))
    g_snprintf (buffer, SORTIE_MOVE_TEXT, "%u", sortie_zone_position (p, card) + 1);
  else
    g_strlcpy (buffer, def_id (p, face_of (p, seat, card)), SORTIE_MOVE_TEXT);
}

guint
speech_ordinal_under_piece (const SortiePlay *p, guint8 seat, guint16 card)
{
  guint16 top = sortie_piece_in (p, sortie_card (p, card)->piece)->card;
  guint16 def = face_of (p, seat, card);
  guint n = 1;

  for (guint16 other = sortie_card (p, top)->below; other != card && other != SORTIE_NO_INDEX;
       other = sortie_card (p, other)->below)
    n += face_of (p, seat, other) == def;
  return n;
}

/* By its piece and what it is; if several are alike, by its number from the top. */
static const char *
format_card_of_piece (const SortiePlay *p, guint8 seat, guint16 card, char *buffer)
{
  const SortieCard *c = sortie_card (p, card);

  sortie_ref_format (p, seat, sortie_piece_ref (p, c->piece), buffer);
  if (card == sortie_piece_in (p, c->piece)->card)
    return buffer;
  g_strlcat (buffer, "/", SORTIE_MOVE_TEXT);
  g_strlcat (buffer, def_id (p, face_of (p, seat, card)), SORTIE_MOVE_TEXT);
  append_ordinal (buffer, speech_ordinal_under_piece (p, seat, card));
  return buffer;
}

const char *
sortie_card_format (const SortiePlay *p, guint8 seat, guint16 card, guint16 bare_zone, char *buffer)
{
  const SortieCard *c = sortie_card (p, card);
  char id[SORTIE_MOVE_TEXT];
  const SortiePile *pile;

  if (c->zone == SORTIE_NO_INDEX)
    return format_card_of_piece (p, seat, card, buffer);
  write_card (p, seat, card, id);
  pile = &p->setup->piles[c->zone];
  if (pile->decl == bare_zone && pile->seat == seat)
    g_strlcpy (buffer, id, SORTIE_MOVE_TEXT);
  else if (pile->seat == seat || pile->seat == SORTIE_NO_SEAT)
    g_snprintf (buffer, SORTIE_MOVE_TEXT, "%s/%s", p->setup->zones[pile->decl].id, id);
  else
    g_snprintf (buffer, SORTIE_MOVE_TEXT, "%s.%s/%s", p->setup->seat_ids[pile->seat],
                p->setup->zones[pile->decl].id, id);
  if (!sortie_card_is_outward (p, card, seat))
    append_ordinal (buffer, speech_ordinal_of_card (p, seat, card));
  return buffer;
}

guint
speech_ordinal_of_piece (const SortiePlay *p, SortieRef ref)
{
  guint n = 1;

  for (SortieRef other = sortie_place_piece (p, sortie_piece_place (p, ref));
       other != ref && other != SORTIE_NOTHING; other = sortie_piece_next_on_place (p, other))
    if (sortie_piece_def (p, other) == sortie_piece_def (p, ref))
      n++;
  return n;
}

/* By its place; if several pieces are there, also by what it is. */
static const char *
format_piece (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  gsize length;

  if (piece == NULL)
    return strcpy (buffer, "?");
  sortie_place_name (p->setup, piece->place, seat, buffer, SORTIE_MOVE_TEXT);
  if (sortie_place (p, piece->place)->n == 1)
    return buffer;
  length = strlen (buffer);
  g_snprintf (buffer + length, SORTIE_MOVE_TEXT - length, "/%s",
              def_id (p, sortie_piece_def (p, ref)));
  append_ordinal (buffer, speech_ordinal_of_piece (p, ref));
  return buffer;
}

/* A chance to answer from the hand is written as the seat. If several events give one, the second gets #2. */
static const char *
format_chance (const SortiePlay *p, guint16 index, char *buffer)
{
  const SortieTrigger *triggers = sortie_state_triggers (p->s);
  const gint32 *candidates = sortie_state_locals (p->s) + p->s->decision.list;
  guint n = 1;

  for (guint i = 0; i < p->s->decision.n && sortie_ref_index (candidates[i]) != index; i++)
    {
      const SortieTrigger *before = &triggers[sortie_ref_index (candidates[i])];

      if (sortie_is_chance (p, before) && before->seat == triggers[index].seat)
        n++;
    }
  g_strlcpy (buffer, p->setup->seat_ids[triggers[index].seat], SORTIE_MOVE_TEXT);
  append_ordinal (buffer, n);
  return buffer;
}

/* Whether two triggers are written alike: their source is the same, or both sources have left the table. */
static gboolean
are_written_alike (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b)
{
  return a->source_def == b->source_def
         && (a->source == b->source
             || (!sortie_piece_exists (p, a->source) && !sortie_piece_exists (p, b->source)));
}

/* A waiting trigger is written as its source. A second trigger of that source gets #2. */
static const char *
format_trigger (const SortiePlay *p, guint8 seat, guint16 index, char *buffer)
{
  const SortieTrigger *triggers = sortie_state_triggers (p->s);
  const SortieTrigger *trigger = &triggers[index];
  guint n = 1;

  if (sortie_is_chance (p, trigger))
    return format_chance (p, index, buffer);
  for (guint i = 0; i < index; i++)
    if (!sortie_is_chance (p, &triggers[i]) && are_written_alike (p, &triggers[i], trigger))
      n++;
  if (sortie_piece_exists (p, trigger->source))
    format_piece (p, seat, trigger->source, buffer);
  else
    g_strlcpy (buffer, def_id (p, trigger->source_def), SORTIE_MOVE_TEXT);
  append_ordinal (buffer, n);
  return buffer;
}

/* NULL if the value has no such word. */
static const char *
word_of (const SortieSetup *setup, SortieRef ref)
{
  const SortieValueDecl *values = setup->catalogue->vocabulary->values;
  guint value = 0, n = 0;

  while (values != NULL && values[value].id != NULL && value < sortie_ref_word_value (ref))
    value++;
  if (values == NULL || values[value].id == NULL || values[value].words == NULL)
    return NULL;
  while (values[value].words[n] != NULL && n < sortie_ref_word_index (ref))
    n++;
  return values[value].words[n];
}

static const char *
format_word (const SortieSetup *setup, SortieRef ref, char *buffer)
{
  const char *word = word_of (setup, ref);

  if (word != NULL)
    g_strlcpy (buffer, word, SORTIE_MOVE_TEXT);
  else
    g_snprintf (buffer, SORTIE_MOVE_TEXT, "%u", sortie_ref_index (ref));
  return buffer;
}

const char *
sortie_ref_format (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer)
{
  guint16 index = sortie_ref_index (ref);

  switch (sortie_ref_kind (ref))
    {
    case SORTIE_REF_SEAT:
      g_strlcpy (buffer, p->setup->seat_ids[index], SORTIE_MOVE_TEXT);
      return buffer;
    case SORTIE_REF_CARD:
      return sortie_card_format (p, seat, index, SORTIE_NO_INDEX, buffer);
    case SORTIE_REF_PIECE:
      return format_piece (p, seat, ref, buffer);
    case SORTIE_REF_PLACE:
      return sortie_place_name (p->setup, index, seat, buffer, SORTIE_MOVE_TEXT);
    case SORTIE_REF_DEF:
      g_strlcpy (buffer, def_id (p, index), SORTIE_MOVE_TEXT);
      return buffer;
    case SORTIE_REF_TRIGGER:
      return format_trigger (p, seat, index, buffer);
    case SORTIE_REF_WORD:
      return format_word (p->setup, ref, buffer);
    case SORTIE_REF_NUMBER:
    case SORTIE_REF_LINK:
    case SORTIE_REF_EFFECT:
      g_snprintf (buffer, SORTIE_MOVE_TEXT, "%u", index);
      return buffer;
    case SORTIE_REF_NONE:
    case SORTIE_N_REF_KINDS:
      break;
    }
  return strcpy (buffer, "-");
}

const char *
sortie_verb_word (const SortieSetup *setup, guint verb)
{
  const SortieVerbDecl *decl = sortie_verb (setup, verb);

  return sortie_rules_text (setup, verb < SORTIE_N_VERBS, decl->typed != NULL ? decl->typed : decl->id);
}

const char *
sortie_seat_name_as (const char *text, const char *as)
{
  g_autofree char *variant = NULL;

  if (strchr (text, '|') == NULL)
    return text;
  variant = sortie_phrase_variant (&(SortiePrinter){ .as = as }, text, SORTIE_FORM_PLAIN);
  return g_intern_string (variant);
}

static const char *
seat_name_as (const SortieSetup *setup, guint8 seat, const char *as)
{
  const char *const *names = setup->seat_names != NULL ? setup->seat_names : setup->seat_ids;

  return sortie_seat_name_as (sortie_rules_text (setup, FALSE, names[seat]), as);
}

const char *
sortie_seat_name (const SortieSetup *setup, guint8 seat)
{
  return seat_name_as (setup, seat, NULL);
}

const char *
sortie_seat_name_in_text (const SortieSetup *setup, guint8 seat)
{
  return seat_name_as (setup, seat, "in-text");
}

/* Names in sentences. */

/* A waiting trigger is called by its card. A chance to answer from a hand keeps its kind, and its number is the
 * seat. */
static SortieRef
named_trigger (const SortiePlay *p, const SortieTrigger *trigger)
{
  if (sortie_is_chance (p, trigger))
    return sortie_ref (SORTIE_REF_TRIGGER, trigger->seat);
  return trigger->source_def != 0 ? sortie_ref (SORTIE_REF_DEF, trigger->source_def)
                                  : SORTIE_NOTHING;
}

/* The position, from 1, of a card in an outward-facing hand; else 0. */
static guint8
number_in_hand (const SortiePlay *p, SortieRef ref)
{
  guint16 card = sortie_ref_index (ref), zone = sortie_card (p, card)->zone;
  guint8 seat = zone != SORTIE_NO_INDEX ? sortie_zone_seat (p, zone) : SORTIE_NO_SEAT;

  if (!sortie_card_is_outward (p, card, seat))
    return 0;
  return (guint8) MIN (sortie_zone_position (p, card) + 1, G_MAXUINT8);
}

/* 1 + the only seat in @seats; 0: none or several. */
static guint8
only_seat (guint8 seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0 ? (guint8) g_bit_storage (seats) : 0;
}

guint8
sortie_side_towards (const SortiePlay *p, guint8 seat, SortieSide side)
{
  const SortieSide other = side == SORTIE_LEFT ? SORTIE_RIGHT : SORTIE_LEFT;

  if (p->setup->sides == NULL || sortie_opponents (p, seat, side) == sortie_opponents (p, seat, other))
    return 0;
  return only_seat (sortie_opponents (p, seat, side));
}

char *
sortie_name_on_side (const SortiePlay *p, guint8 reader, guint8 seat, SortieSide side, const char *what)
{
  return sortie_side_text (p->setup, reader, seat, side, sortie_side_towards (p, seat, side), what);
}

void
sortie_named_at (const SortiePlay *p, guint16 place, SortieNamed *named)
{
  const SortieSpot *spot = sortie_place_spot (p->setup, place);

  named->place = place;
  named->towards = spot->side != SORTIE_NO_SIDE ? sortie_side_towards (p, spot->seat, spot->side) : 0;
}

SortieNamed
sortie_ref_named (const SortiePlay *p, SortieRef ref)
{
  SortieNamed named = { .ref = ref, .place = SORTIE_NO_INDEX };

  switch (sortie_ref_kind (ref))
    {
    case SORTIE_REF_CARD:
      named.ref = sortie_ref (SORTIE_REF_DEF, sortie_card_of (p, ref)->def);
      named.hidden_from = sortie_ref_hidden_from (p, ref);
      named.number = number_in_hand (p, ref);
      return named;
    case SORTIE_REF_PIECE:
      named.ref = sortie_ref (SORTIE_REF_DEF, sortie_piece_def (p, ref));
      if (sortie_piece_exists (p, ref))
        sortie_named_at (p, sortie_piece_place (p, ref), &named);
      return named;
    case SORTIE_REF_PLACE:
      sortie_named_at (p, sortie_ref_index (ref), &named);
      named.place = SORTIE_NO_INDEX;
      return named;
    case SORTIE_REF_TRIGGER:
      named.ref = named_trigger (p, &sortie_state_triggers (p->s)[sortie_ref_index (ref)]);
      return named;
    default:
      return named;
    }
}

gboolean
sortie_def_stands (const SortiePlay *p, guint16 def, SortieRef but, guint8 seat)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef piece = sortie_piece_ref (p, slot);

      if (piece != but && sortie_piece_def (p, piece) == def
          && (seat == SORTIE_NO_SEAT || sortie_piece_controller (p, piece) != seat))
        return TRUE;
    }
  return FALSE;
}

gboolean
sortie_place_is_like_others (const SortiePlay *p, guint16 place)
{
  return p->setup->places[sortie_place_spot (p->setup, place)->decl].alike;
}

SortieNamed
sortie_ref_named_apart (const SortiePlay *p, SortieRef ref)
{
  SortieNamed named = sortie_ref_named (p, ref);
  guint16 def = sortie_ref_index (named.ref);
  guint8 seat = sortie_piece_controller (p, ref);

  if (named.place == SORTIE_NO_INDEX)
    return named;
  if (!sortie_def_stands (p, def, ref, SORTIE_NO_SEAT) || sortie_place_is_like_others (p, named.place))
    named.place = SORTIE_NO_INDEX;
  else if (seat != SORTIE_NO_SEAT && sortie_def_stands (p, def, ref, seat))
    named.whose = 1 + seat;
  return named;
}

static const char *
side_pattern (guint8 reader, guint8 seat, const SortieSide side)
{
  if (reader == seat)
    return side == SORTIE_LEFT ? _ ("{what} on your left") : _ ("{what} on your right");
  return side == SORTIE_LEFT ? _ ("{what} on the left of {seat}") : _ ("{what} on the right of {seat}");
}

char *
sortie_side_text (const SortieSetup *setup, guint8 reader, guint8 seat, SortieSide side, guint8 towards,
                  const char *what)
{
  if (towards == 0)
    return sortie_sentence (side_pattern (reader, seat, side), "what", what, "seat", sortie_seat_name (setup, seat),
                            NULL);
  /* Translators: {what}: a card or place of a player who has such on either side, {seat}: the opponent there. */
  return sortie_sentence (_ ("{what} towards {seat}"), "what", what, "seat", sortie_seat_name (setup, towards - 1),
                          NULL);
}

/* After a place that its seat has on both sides, says which side; for another's seat also whose. */
static const char *
say_side (const SortieSetup *setup, guint8 reader, guint16 place, guint8 towards, char *buffer)
{
  const SortieSpot *spot = sortie_place_spot (setup, place);

  if (spot->side == SORTIE_NO_SIDE)
    return buffer;
  if (towards == 0 || spot->seat == reader)
    return speech_put (buffer, sortie_side_text (setup, reader, spot->seat, spot->side, towards, buffer));
  return speech_put (buffer, sortie_sentence (_ ("{what} of {owner} towards {seat}"), "what", buffer, "owner",
                                              sortie_seat_name (setup, spot->seat), "seat",
                                              sortie_seat_name (setup, towards - 1), NULL));
}

/* The player in front of whom the place is, if each of several players has one. */
static guint8
faced (const SortieSetup *setup, guint16 place)
{
  return setup->rules->place_faces != NULL ? setup->rules->place_faces (setup, place) : SORTIE_NO_SEAT;
}

static const char *
say_facing (const SortieSetup *setup, guint16 place, char *buffer)
{
  guint8 seat = faced (setup, place);

  if (seat == SORTIE_NO_SEAT)
    return buffer;
  /* Translators: a place on the table, and before which player it lies. */
  return speech_put (buffer, sortie_sentence (_ ("{place} facing {seat}"), "place", buffer, "seat",
                                              sortie_seat_name (setup, seat), NULL));
}

const char *
sortie_place_title (const SortieSetup *setup, guint16 place, char *buffer)
{
  const SortieSpot *spot = sortie_place_spot (setup, place);
  const SortiePlaceDecl *decl = &setup->places[spot->decl];
  const char *title;

  if (decl->shape == SORTIE_PLACE_GRID)
    return sortie_place_name (setup, place, spot->seat, buffer, SORTIE_MOVE_TEXT);
  title = sortie_rules_text (setup, FALSE, decl->title);
  if (decl->count > 1)
    g_snprintf (buffer, SORTIE_MOVE_TEXT, "%s %u", title, spot->x + 1u);
  else
    g_strlcpy (buffer, title, SORTIE_MOVE_TEXT);
  return buffer;
}

static const char *
name_of_place (const SortieSetup *setup, guint8 reader, guint16 place, guint8 towards, char *buffer)
{
  sortie_place_title (setup, place, buffer);
  say_side (setup, reader, place, towards, buffer);
  return say_facing (setup, place, buffer);
}

static const char *
name_of_word (const SortieSetup *setup, SortieRef ref, char *buffer)
{
  const char *word = word_of (setup, ref);

  if (word == NULL)
    return format_word (setup, ref, buffer);
  g_strlcpy (buffer, sortie_rules_text (setup, FALSE, word), SORTIE_MOVE_TEXT);
  return buffer;
}

static const char *
name_of_chance (const SortieSetup *setup, guint8 seat, char *buffer)
{
  return speech_put (buffer, sortie_sentence (_ ("what {seat} may answer from the hand"), "seat",
                                              sortie_seat_name (setup, seat), NULL));
}

gboolean
sortie_named_is_hidden (const SortieNamed *named, guint8 seat)
{
  return named->hidden_from >> MIN (seat, SORTIE_MAX_SEATS) & 1;
}

static const char *
name_of_hidden (const SortieNamed *named, char *buffer)
{
  if (named->number == 0)
    return speech_put (buffer, g_strdup (_ ("a card")));
  /* Translators: a card that its player does not see, by where it lies in the hand. */
  return speech_put (buffer, sortie_sentence (_ ("card {n}"), "n", SORTIE_DIGITS (named->number), NULL));
}

const char *
sortie_named_text (const SortieSetup *setup, guint8 seat, const SortieNamed *named, char *buffer)
{
  guint16 index = sortie_ref_index (named->ref);
  const char *name = "";

  switch (sortie_ref_kind (named->ref))
    {
    case SORTIE_REF_NONE:
      break;
    case SORTIE_REF_SEAT:
      name = sortie_seat_name (setup, index);
      break;
    case SORTIE_REF_DEF:
      if (sortie_named_is_hidden (named, seat))
        return name_of_hidden (named, buffer);
      name = sortie_def_name (setup->catalogue, index);
      break;
    case SORTIE_REF_PLACE:
      return name_of_place (setup, seat, index, named->towards, buffer);
    case SORTIE_REF_WORD:
      return name_of_word (setup, named->ref, buffer);
    case SORTIE_REF_TRIGGER:
      return name_of_chance (setup, (guint8) index, buffer);
    default:
      g_snprintf (buffer, SORTIE_MOVE_TEXT, "%u", index);
      return buffer;
    }
  g_strlcpy (buffer, name, SORTIE_MOVE_TEXT);
  return buffer;
}

/* "War Track 2 of Player Four towards Player Three" */
static gboolean
names_its_owner (const SortieSetup *setup, const SortieNamed *named)
{
  return named->place != SORTIE_NO_INDEX && sortie_place_spot (setup, named->place)->side != SORTIE_NO_SIDE
         && sortie_place_spot (setup, named->place)->seat == named->whose - 1;
}

const char *
sortie_named_text_and_place (const SortieSetup *setup, guint8 seat, const SortieNamed *named,
                             char *buffer)
{
  char place[SORTIE_MOVE_TEXT] = "";
  const char *whose = named->whose != 0 && !names_its_owner (setup, named) ? sortie_seat_name (setup, named->whose - 1)
                                                                           : "";
  gsize length;

  sortie_named_text (setup, seat, named, buffer);
  if (named->place == SORTIE_NO_INDEX && named->whose == 0)
    return buffer;
  length = strlen (buffer);
  if (named->place != SORTIE_NO_INDEX)
    name_of_place (setup, seat, named->place, named->towards, place);
  g_snprintf (buffer + length, SORTIE_MOVE_TEXT - length, " (%s%s%s)", place,
              *place != '\0' && *whose != '\0' ? ", " : "", whose);
  return buffer;
}

/* Cards of the same name are counted. Numbers and words are listed one by one. */
static gboolean
is_counted_with (const SortieNamed *a, const SortieNamed *b, guint8 seat)
{
  if (sortie_ref_kind (a->ref) != SORTIE_REF_DEF || sortie_ref_kind (b->ref) != SORTIE_REF_DEF
      || a->place != b->place || a->whose != b->whose
      || sortie_named_is_hidden (a, seat) != sortie_named_is_hidden (b, seat))
    return FALSE;
  return sortie_named_is_hidden (a, seat) ? a->number == 0 && b->number == 0 : a->ref == b->ref;
}

/* "Imp", "2 × Imp" with non-breaking spaces, "2 cards". */
static void
append_counted (GString *texts, const SortieSetup *setup, guint8 seat, const SortieNamed *named,
                guint n)
{
  char text[SORTIE_MOVE_TEXT];

  if (texts->len > 0)
    g_string_append (texts, ", ");
  if (n > 1 && sortie_named_is_hidden (named, seat))
    g_string_append_printf (texts, ngettext_ ("%u card", "%u cards", n), n);
  else if (n > 1)
    g_string_append_printf (texts, "%u\u00a0×\u00a0%s", n,
                            sortie_named_text_and_place (setup, seat, named, text));
  else
    g_string_append (texts, sortie_named_text_and_place (setup, seat, named, text));
}

char *
sortie_named_texts (const SortieSetup *setup, guint8 seat, const SortieNamed *named, guint n)
{
  GString *texts = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      guint before = 0, equal = 0;

      for (guint k = 0; k < n; k++)
        if (k == i || is_counted_with (&named[i], &named[k], seat))
          *(k < i ? &before : &equal) += 1;
      if (before == 0)
        append_counted (texts, setup, seat, &named[i], equal);
    }
  return g_string_free (texts, FALSE);
}

const char *
sortie_ref_name (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer)
{
  SortieNamed named = sortie_ref_named (p, ref);

  return sortie_named_text (p->setup, seat, &named, buffer);
}

/* After another seat's place, says whose it is, unless the player it faces already tells it apart. */
static const char *
say_owner (const SortieSetup *setup, guint8 seat, guint16 place, char *buffer)
{
  const SortieSpot *spot = sortie_place_spot (setup, place);
  g_autofree char *name = g_strdup (buffer);

  if (setup->places[spot->decl].shape != SORTIE_PLACE_GRID && spot->seat != SORTIE_NO_SEAT
      && spot->seat != seat && spot->side == SORTIE_NO_SIDE && faced (setup, place) == SORTIE_NO_SEAT)
    g_snprintf (buffer, SORTIE_MOVE_TEXT, "%s (%s)", name, sortie_seat_name (setup, spot->seat));
  return buffer;
}

const char *
sortie_ref_name_and_place (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer)
{
  SortieNamed named = sortie_ref_named (p, ref);

  sortie_named_text_and_place (p->setup, seat, &named, buffer);
  return sortie_ref_kind (ref) == SORTIE_REF_PLACE ? say_owner (p->setup, seat, sortie_ref_index (ref), buffer)
                                                   : buffer;
}

char *
sortie_ref_names (const SortiePlay *p, guint8 seat, const SortieRef *refs, guint n)
{
  g_autofree SortieNamed *named = g_new (SortieNamed, n);

  for (guint i = 0; i < n; i++)
    named[i] = sortie_ref_named (p, refs[i]);
  return sortie_named_texts (p->setup, seat, named, n);
}
