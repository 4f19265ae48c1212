/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lookup.c: finds the thing that somebody means by a name, whatever the open question is. */
#include "reader/internal.h"
#include <sortie/base.h>
#include "base/text.h"
#include "base/i18n.h"
#include <sortie/event.h>
#include "language/front-end.h"
#include "model/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* A name to look for, and the best match so far. */
typedef struct
{
  SortieLexicon *names;
  const SortieView *view; /* (nullable) */
  guint kinds;
  const char *typed;
  char *folded;
  SortieNameFound best;
} Search;

/* ---- Comparing ------------------------------------------------------------------------- */

/* These names are typed as one word. */
#define WHOLE_NAMES (SORTIE_NAME_SEAT_ID | SORTIE_NAME_KEYWORD)
/* There are too many names of cards to look for other forms of them. */
#define INFLECTED_NAMES                                                                                    \
  (SORTIE_NAME_SEAT_ID | SORTIE_NAME_SEAT | SORTIE_NAME_ZONE | SORTIE_NAME_PLACE | SORTIE_NAME_STEP)

static SortieNameFit
fit_of_folded (const Search *search, SortieNameKind kind, const char *folded)
{
  const gboolean inflected = sortie_lexicon_is_translated (search->names) && (kind & INFLECTED_NAMES) != 0;
  const SortieNameFit fit = sortie_lexicon_fit (search->names, search->folded, folded,
                                                inflected ? SORTIE_NAME_IS_INFLECTED : SORTIE_NAME_BEGINS_WORD);

  if (fit > SORTIE_NAME_IS_INFLECTED && fit < SORTIE_NAME_SOUNDS_ALIKE
      && ((kind & WHOLE_NAMES) != 0 || (fit == SORTIE_NAME_BEGINS_WORD && strlen (search->folded) < LEAST_BEGINNING)))
    return SORTIE_NAME_FITS_NOT;
  return fit;
}

static SortieNameFit
fit_of (const Search *search, SortieNameKind kind, const char *name)
{
  return strcmp (name, search->typed) == 0
             ? SORTIE_NAME_IS_IT : fit_of_folded (search, kind, sortie_lexicon_fold (search->names, name));
}

/* What the asking seat sees that a piece or card is; 0: nothing readable. */
static guint16
def_of_seen (const SortiePlay *p, SortieRef ref)
{
  return sortie_ref_kind (ref) == SORTIE_REF_CARD ? sortie_card_of (p, ref)->def
                                                  : sortie_identity (p, ref);
}

/* If several matches are the same card, the first is meant. */
static gboolean
are_one (const Search *search, SortieNameKind kind, guint32 index)
{
  const SortieNameFound *best = &search->best;

  if (kind != best->kind)
    return FALSE;
  return index == best->index
         || (kind == SORTIE_NAME_THING
             && def_of_seen (&search->view->play, index) == def_of_seen (&search->view->play, best->index));
}

static void
note_found (Search *search, SortieNameKind kind, guint32 index, SortieNameFit fit)
{
  if (fit == SORTIE_NAME_FITS_NOT || fit < search->best.fit)
    return;
  if (fit > search->best.fit)
    search->best = (SortieNameFound){ .kind = kind, .index = index, .fit = fit };
  else if (!are_one (search, kind, index))
    search->best.several = TRUE;
}

/* Offers a name, (nullable), of that thing as a match. */
static void
offer (Search *search, SortieNameKind kind, guint32 index, const char *name)
{
  if (name != NULL && *name != '\0')
    note_found (search, kind, index, fit_of (search, kind, name));
}

/* ---- Names of each kind ---------------------------------------------------------------- */

static const char *
translated (const Search *search, const char *text)
{
  return text != NULL && *text != '\0'
             ? sortie_text_translate (search->names->catalogue->domain, text)
             : "";
}

static guint8
asker (const Search *search)
{
  return search->view != NULL ? search->view->seat : SORTIE_NO_SEAT;
}

/* The asking player is “me”. */
static void
offer_asker (Search *search, SortieNameKind kind)
{
  const guint8 seat = asker (search);

  if (seat >= search->names->setup->n_seats)
    return;
  offer (search, kind, seat, "me");
  /* Translators: how players call themselves when they ask about what is theirs: "show me". */
  offer (search, kind, seat, C_ ("seat", "me"));
}

static void
offer_seats (Search *search)
{
  const SortieSetup *setup = search->names->setup;

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    {
      offer (search, SORTIE_NAME_SEAT, seat, setup->seat_ids[seat]);
      offer (search, SORTIE_NAME_SEAT, seat, sortie_seat_name (setup, seat));
    }
  offer_asker (search, SORTIE_NAME_SEAT);
}

static void
offer_seat_ids (Search *search)
{
  const SortieSetup *setup = search->names->setup;

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    {
      offer (search, SORTIE_NAME_SEAT_ID, seat, setup->seat_ids[seat]);
      offer (search, SORTIE_NAME_SEAT_ID, seat, translated (search, setup->seat_ids[seat]));
      offer (search, SORTIE_NAME_SEAT_ID, seat, sortie_seat_name (setup, seat));
    }
  offer_asker (search, SORTIE_NAME_SEAT_ID);
}

static gboolean
is_bare (const Search *search, guint8 owner)
{
  return owner == SORTIE_NO_SEAT || owner == asker (search);
}

/* "boss.casualties", "boss casualties", "Boss Casualties"; without the seat for the asker's own zones and for shared
 * ones. */
static void
offer_zone (Search *search, guint16 zone)
{
  const SortieSetup *setup = search->names->setup;
  const SortiePile *pile = &setup->piles[zone];
  const SortieZoneDecl *decl = &setup->zones[pile->decl];
  const char *title = translated (search, decl->title);
  g_autofree char *dotted = NULL, *spaced = NULL, *titled = NULL, *behind = NULL;
  const char *seat;

  if (is_bare (search, pile->seat))
    {
      offer (search, SORTIE_NAME_ZONE, zone, decl->id);
      offer (search, SORTIE_NAME_ZONE, zone, title);
    }
  if (pile->seat == SORTIE_NO_SEAT)
    return;
  seat = setup->seat_ids[pile->seat];
  dotted = g_strdup_printf ("%s.%s", seat, decl->id);
  spaced = g_strdup_printf ("%s %s", seat, decl->id);
  titled = g_strdup_printf ("%s %s", sortie_seat_name (setup, pile->seat), title);
  offer (search, SORTIE_NAME_ZONE, zone, dotted);
  offer (search, SORTIE_NAME_ZONE, zone, spaced);
  behind = g_strdup_printf ("%s %s", title, sortie_seat_name (setup, pile->seat)); /* where that is its genitive */
  offer (search, SORTIE_NAME_ZONE, zone, titled);
  offer (search, SORTIE_NAME_ZONE, zone, behind);
}

static void
offer_zones (Search *search)
{
  const SortieSetup *setup = search->names->setup;

  for (guint16 zone = 0; zone < setup->bounds.zones; zone++)
    if (sortie_zone_is_used (setup, zone))
      offer_zone (search, zone);
}

/* Whether this is exactly the name of the pile, whoever owns it. */
static gboolean
is_zone_called (const Search *search, guint16 zone)
{
  const SortieSetup *setup = search->names->setup;
  const SortieZoneDecl *decl = &setup->zones[setup->piles[zone].decl];

  return fit_of (search, SORTIE_NAME_ZONE, decl->id) >= SORTIE_NAME_SOUNDS_ALIKE
         || fit_of (search, SORTIE_NAME_ZONE, translated (search, decl->title)) >= SORTIE_NAME_SOUNDS_ALIKE;
}

/* If only one pile on the table has this name, its name is enough, even if it belongs to somebody else. */
static gboolean
find_only_zone (Search *search)
{
  const SortieSetup *setup = search->names->setup;
  guint n = 0;

  for (guint16 zone = 0; zone < setup->bounds.zones; zone++)
    if (sortie_zone_is_used (setup, zone) && is_zone_called (search, zone))
      {
        search->best = (SortieNameFound){ SORTIE_NAME_ZONE, zone, SORTIE_NAME_IS_IT, FALSE };
        n++;
      }
  return n == 1;
}

static void
offer_place (Search *search, guint16 place)
{
  const SortiePlay *p = &search->view->play;
  guint8 seat = asker (search);
  char buffer[SORTIE_MOVE_TEXT];

  offer (search, SORTIE_NAME_PLACE, place,
         sortie_place_name (p->setup, place, seat, buffer, sizeof buffer));
  offer (search, SORTIE_NAME_PLACE, place,
         sortie_place_name (p->setup, place, SORTIE_NO_SEAT, buffer, sizeof buffer));
  if (sortie_place_spot (p->setup, place)->seat == seat)
    offer (search, SORTIE_NAME_PLACE, place,
           sortie_ref_name (p, seat, sortie_ref_place (place), buffer));
}

static void
offer_places (Search *search)
{
  for (guint16 place = 0; search->view != NULL && place < search->view->play.s->n_places; place++)
    offer_place (search, place);
}

static void
offer_values (Search *search)
{
  const SortieValueDecl *values = search->names->catalogue->vocabulary->values;

  for (guint i = 0; values != NULL && values[i].id != NULL; i++)
    {
      offer (search, SORTIE_NAME_VALUE, i, values[i].id);
      offer (search, SORTIE_NAME_VALUE, i, translated (search, values[i].title));
    }
}

static void
offer_steps (Search *search)
{
  const SortiePhaseDecl *phases =
      search->view != NULL ? sortie_turn (&search->view->play)->phases : NULL;

  for (guint i = 0; phases != NULL && phases[i].id != NULL; i++)
    if (phases[i].window != 0)
      {
        offer (search, SORTIE_NAME_STEP, i, phases[i].id);
        offer (search, SORTIE_NAME_STEP, i, translated (search, phases[i].title));
      }
}

/* A name of a card, folded before: only one that sounds alike is compared again as it is. */
static void
offer_folded (Search *search, guint16 def, const char *folded)
{
  const SortieCatalogue *catalogue = search->names->catalogue;
  SortieNameFit fit = fit_of_folded (search, SORTIE_NAME_DEF, folded);

  if (fit == SORTIE_NAME_SOUNDS_ALIKE
      && (strcmp (catalogue->defs[def].name, search->typed) == 0
          || strcmp (sortie_def_name (catalogue, def), search->typed) == 0))
    fit = SORTIE_NAME_IS_IT;
  note_found (search, SORTIE_NAME_DEF, def, fit);
}

static void
offer_def (Search *search, guint16 def)
{
  const SortieDef *of = &search->names->catalogue->defs[def];

  offer (search, SORTIE_NAME_DEF, def, of->id);
  offer_folded (search, def, sortie_lexicon_name (search->names, def));
  if (sortie_lexicon_is_translated (search->names))
    offer_folded (search, def, sortie_lexicon_printed (search->names, def));
  offer (search, SORTIE_NAME_DEF, def, of->sign);
}

static void
offer_defs (Search *search)
{
  for (guint16 def = 1; def < search->names->catalogue->n_defs; def++)
    offer_def (search, def);
}

static void
offer_keywords (Search *search)
{
  const SortieCatalogue *catalogue = search->names->catalogue;

  for (guint16 i = 0; i < catalogue->n_keywords; i++)
    {
      offer (search, SORTIE_NAME_KEYWORD, i, catalogue->keywords[i].id);
      offer (search, SORTIE_NAME_KEYWORD, i, catalogue->keywords[i].name);
      offer (search, SORTIE_NAME_KEYWORD, i, sortie_keyword_name (catalogue, i));
    }
}

static void
offer_thing (Search *search, SortieRef ref)
{
  const SortiePlay *p = &search->view->play;
  guint8 seat = asker (search);
  guint16 def = sortie_identity (p, ref);
  char buffer[SORTIE_MOVE_TEXT];

  if (def != 0)
    {
      offer (search, SORTIE_NAME_THING, ref, sortie_def (p, def)->id);
      offer (search, SORTIE_NAME_THING, ref, sortie_def (p, def)->sign);
    }
  offer (search, SORTIE_NAME_THING, ref, sortie_ref_format (p, seat, ref, buffer));
  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE) /* "one.track2", also for the asker's own places */
    offer (search, SORTIE_NAME_THING, ref, sortie_ref_format (p, SORTIE_NO_SEAT, ref, buffer));
  offer (search, SORTIE_NAME_THING, ref, sortie_ref_name (p, seat, ref, buffer));
}

static gboolean
is_seen (const SortiePlay *p, guint16 card)
{
  return sortie_card (p, card)->def != 0 && sortie_card (p, card)->zone != SORTIE_NO_INDEX;
}

/* Things on the table are preferred to cards in piles. */
static void
offer_things (Search *search)
{
  const SortiePlay *p = search->view != NULL ? &search->view->play : NULL;

  if (p == NULL)
    return;
  for (SORTIE_EACH_PIECE (p, slot))
    offer_thing (search, sortie_piece_ref (p, slot));
  for (guint16 card = 0; card < p->s->n_cards; card++)
    if (is_seen (p, card) && search->best.fit < SORTIE_NAME_SOUNDS_ALIKE)
      offer_thing (search, sortie_ref_card (card));
}

/* ---- Finding --------------------------------------------------------------------------- */

static const struct
{
  SortieNameKind kind;
  void (*offer) (Search *search);
} kinds_of_names[] = {
  { SORTIE_NAME_SEAT_ID, offer_seat_ids }, { SORTIE_NAME_SEAT, offer_seats },
  { SORTIE_NAME_ZONE, offer_zones },       { SORTIE_NAME_PLACE, offer_places },
  { SORTIE_NAME_VALUE, offer_values },     { SORTIE_NAME_STEP, offer_steps },
  { SORTIE_NAME_DEF, offer_defs },         { SORTIE_NAME_KEYWORD, offer_keywords },
  { SORTIE_NAME_THING, offer_things },
};

static gboolean
is_found_clearly (const SortieNameFound *found)
{
  return found->fit >= SORTIE_NAME_SOUNDS_ALIKE || (found->fit != SORTIE_NAME_FITS_NOT && !found->several);
}

gboolean
sortie_lexicon_find (SortieLexicon *names, const SortieView *view, guint kinds, const char *typed,
                     SortieNameFound *ret)
{
  g_autofree char *folded = sortie_words_fold (typed);
  Search search = { .names = names, .view = view, .typed = typed, .folded = folded };
  gboolean found;

  for (guint i = 0; i < G_N_ELEMENTS (kinds_of_names); i++)
    if ((kinds & kinds_of_names[i].kind) != 0)
      kinds_of_names[i].offer (&search);
  found = is_found_clearly (&search.best) || ((kinds & SORTIE_NAME_ZONE) != 0 && find_only_zone (&search));
  *ret = search.best;
  return found;
}

gboolean
sortie_lexicon_find_among (SortieLexicon *names, const guint8 *among, const char *typed, SortieNameFound *ret)
{
  g_autofree char *folded = sortie_words_fold (typed);
  Search search = { .names = names, .typed = typed, .folded = folded };

  for (guint16 def = 1; def < names->catalogue->n_defs; def++)
    if (among[def])
      offer_def (&search, def);
  *ret = search.best;
  return is_found_clearly (&search.best);
}

/* ---- Places as the table names them ------------------------------------------------------ */

/* How well the name fits; the beginnings of some of its words, in their order, are a part of it. */
static SortieNameFit
fit_of_words (const Search *search, const char *name)
{
  SortieNameFit fit = fit_of (search, SORTIE_NAME_PLACE, name);
  g_autofree char *typed = g_strdelimit (g_strdup (search->folded), " ", '-');

  return fit == SORTIE_NAME_FITS_NOT && strlen (typed) >= LEAST_BEGINNING
                 && sortie_lexicon_outlines (typed, sortie_lexicon_fold (search->names, name))
             ? SORTIE_NAME_IS_PART : fit;
}

/* The same for the title of a place with its owner. The beginning of the owner alone means none of the places. */
static SortieNameFit
fit_with_owner (const Search *search, const char *title, const char *owner)
{
  g_autofree char *before = g_strdup_printf ("%s %s", owner, title), *after = g_strdup_printf ("%s %s", title, owner);

  if (sortie_lexicon_fit (search->names, search->folded, sortie_lexicon_fold (search->names, owner),
                          SORTIE_NAME_BEGINS_WORD) != SORTIE_NAME_FITS_NOT)
    return SORTIE_NAME_FITS_NOT;
  return MAX (fit_of_words (search, before), fit_of_words (search, after));
}

static SortieNameFit
fit_with_seat (const Search *search, const char *title, guint8 seat)
{
  const SortieSetup *setup = search->names->setup;
  SortieNameFit fit = MAX (fit_with_owner (search, title, setup->seat_ids[seat]),
                           fit_with_owner (search, title, sortie_seat_name (setup, seat)));

  if (seat != asker (search))
    return fit;
  fit = MAX (fit, fit_with_owner (search, title, C_ ("typed", "my")));
  return MAX (fit, fit_with_owner (search, title, C_ ("place", "yours")));
}

static SortieNameFit
fit_of_place (const Search *search, guint16 place)
{
  const SortieSetup *setup = search->names->setup;
  const SortieSpot *spot = sortie_place_spot (setup, place);
  char title[SORTIE_MOVE_TEXT], written[SORTIE_MOVE_TEXT];
  SortieNameFit fit;

  if (setup->places[spot->decl].shape == SORTIE_PLACE_GRID)
    return SORTIE_NAME_FITS_NOT;
  sortie_place_title (setup, place, title);
  fit = fit_of_words (search, title);
  fit = MAX (fit, fit_of (search, SORTIE_NAME_PLACE,
                          sortie_place_name (setup, place, spot->seat, written, sizeof written)));
  fit = MAX (fit, fit_of (search, SORTIE_NAME_PLACE,
                          sortie_place_name (setup, place, SORTIE_NO_SEAT, written, sizeof written)));
  return spot->seat < setup->n_seats ? MAX (fit, fit_with_seat (search, title, spot->seat)) : fit;
}

GArray *
sortie_lexicon_find_places (SortieLexicon *names, const SortieView *view, const char *typed, SortieNameFit *ret_fit)
{
  g_autofree char *folded = sortie_words_fold (typed);
  const Search search = { .names = names, .view = view, .typed = typed, .folded = folded };
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint16));

  *ret_fit = SORTIE_NAME_FITS_NOT;
  for (guint16 place = 0; place < view->play.s->n_places; place++)
    {
      const SortieNameFit fit = fit_of_place (&search, place);

      if (fit > *ret_fit)
        g_array_set_size (places, 0);
      *ret_fit = MAX (fit, *ret_fit);
      if (fit != SORTIE_NAME_FITS_NOT && fit == *ret_fit)
        g_array_append_val (places, place);
    }
  return places;
}

/* ---- Listing --------------------------------------------------------------------------- */

typedef struct
{
  const Search *search;
  GPtrArray *list;
  SortieListStyle style;
} Listing;

char *
sortie_words_as_typed (const char *name)
{
  g_autofree char *small = g_utf8_strdown (name, -1);

  return *small == '\0' || strpbrk (small, "\"(),;:") != NULL
             ? NULL : g_strdelimit (g_steal_pointer (&small), " ", '-');
}

/* How a name is listed; NULL: by its id. (nullable) (transfer full) */
static char *
listed_name (const Listing *listing, const char *name)
{
  switch (listing->style)
    {
    case SORTIE_LIST_WRITTEN:
      return NULL;
    case SORTIE_LIST_TYPED:
      return sortie_lexicon_is_translated (listing->search->names) ? sortie_words_as_typed (name) : NULL;
    case SORTIE_LIST_READ:
      return *name != '\0' ? g_strdup (name) : NULL;
    }
  return NULL;
}

/* If two things have the same name, the second is listed by its id. */
static void
add_listed (const Listing *listing, const char *id, const char *name)
{
  g_autofree char *typed = listed_name (listing, name);

  if (typed == NULL || g_ptr_array_find_with_equal_func (listing->list, typed, g_str_equal, NULL))
    g_ptr_array_add (listing->list, g_strdup (id));
  else
    g_ptr_array_add (listing->list, g_steal_pointer (&typed));
}

static void
list_zone (const Listing *listing, guint16 zone)
{
  const SortieSetup *setup = listing->search->names->setup;
  const SortiePile *pile = &setup->piles[zone];
  const SortieZoneDecl *decl = &setup->zones[pile->decl];
  const char *title = translated (listing->search, decl->title);
  g_autofree char *dotted = NULL, *titled = NULL;

  if (!decl->looked_through || !sortie_zone_is_used (setup, zone))
    return;
  if (is_bare (listing->search, pile->seat))
    {
      add_listed (listing, decl->id, title);
      return;
    }
  dotted = g_strdup_printf ("%s.%s", setup->seat_ids[pile->seat], decl->id);
  titled = g_strdup_printf ("%s %s", sortie_seat_name (setup, pile->seat), title);
  add_listed (listing, dotted, titled);
}

/* For Tab, places have only ids: most are squares or numbers. */
static void
list_places (const Listing *listing, gboolean occupied_only)
{
  const SortiePlay *p = &listing->search->view->play;
  const guint8 seat = asker (listing->search);
  char buffer[SORTIE_MOVE_TEXT];

  for (guint16 place = 0; place < p->s->n_places; place++)
    if (!occupied_only || !sortie_place_is_free (p, place))
      g_ptr_array_add (listing->list,
                       g_strdup (listing->style == SORTIE_LIST_READ
                                     ? sortie_ref_name (p, seat, sortie_ref_place (place), buffer)
                                     : sortie_place_name (p->setup, place, seat, buffer, sizeof buffer)));
}

/* The names of the pieces and cards that are seen, each once. */
static void
list_things (const Listing *listing)
{
  const SortiePlay *p = &listing->search->view->play;
  g_autofree guint8 *seen = g_malloc0 (p->setup->catalogue->n_defs);

  for (SORTIE_EACH_PIECE (p, slot))
    seen[sortie_identity (p, sortie_piece_ref (p, slot))] = TRUE;
  for (guint16 card = 0; card < p->s->n_cards; card++)
    if (is_seen (p, card))
      seen[sortie_card (p, card)->def] = TRUE;
  for (guint16 def = 1; def < p->setup->catalogue->n_defs; def++)
    if (seen[def])
      add_listed (listing, sortie_def (p, def)->id, sortie_def_name (p->setup->catalogue, def));
}

static void
list_steps (const Listing *listing)
{
  const SortiePhaseDecl *phases = sortie_turn (&listing->search->view->play)->phases;

  for (guint i = 0; phases[i].id != NULL; i++)
    if (phases[i].window != 0)
      add_listed (listing, phases[i].id, translated (listing->search, phases[i].title));
}

static void
list_content (const Listing *listing, guint kinds)
{
  const SortieCatalogue *catalogue = listing->search->names->catalogue;
  const SortieValueDecl *values = catalogue->vocabulary->values;

  for (guint i = 0; (kinds & SORTIE_NAME_VALUE) != 0 && values[i].id != NULL; i++)
    add_listed (listing, values[i].id, translated (listing->search, values[i].title));
  for (guint16 i = 1; (kinds & SORTIE_NAME_DEF) != 0 && i < catalogue->n_defs; i++)
    add_listed (listing, catalogue->defs[i].id, sortie_def_name (catalogue, i));
  for (guint16 i = 0; (kinds & SORTIE_NAME_KEYWORD) != 0 && i < catalogue->n_keywords; i++)
    add_listed (listing, catalogue->keywords[i].id, sortie_keyword_name (catalogue, i));
}

void
sortie_lexicon_list (SortieLexicon *names, const SortieView *view, guint kinds, SortieListStyle style,
                     GPtrArray *list)
{
  const Search search = { .names = names, .view = view };
  const Listing listing = { &search, list, style };
  const SortieSetup *setup = names->setup;

  if (setup != NULL && (kinds & SORTIE_NAME_ZONE) != 0)
    for (guint16 zone = 0; zone < setup->bounds.zones; zone++)
      list_zone (&listing, zone);
  if (setup != NULL && (kinds & (SORTIE_NAME_SEAT | SORTIE_NAME_SEAT_ID)) != 0)
    for (guint8 seat = 0; seat < setup->n_seats; seat++)
      add_listed (&listing, setup->seat_ids[seat], sortie_seat_name (setup, seat));
  if (view != NULL && (kinds & (SORTIE_NAME_PLACE | SORTIE_NAME_THING)) != 0)
    list_places (&listing, (kinds & SORTIE_NAME_PLACE) == 0);
  if (view != NULL && style == SORTIE_LIST_READ && (kinds & SORTIE_NAME_THING) != 0)
    list_things (&listing);
  if (view != NULL && (kinds & SORTIE_NAME_STEP) != 0)
    list_steps (&listing);
  list_content (&listing, kinds);
}

/* ---- Cards of which a name may be ------------------------------------------------------- */

static gboolean
is_def_seen (const SortiePlay *p, guint16 def)
{
  for (SORTIE_EACH_PIECE (p, slot))
    if (sortie_identity (p, sortie_piece_ref (p, slot)) == def)
      return TRUE;
  for (guint16 card = 0; card < p->s->n_cards; card++)
    if (is_seen (p, card) && sortie_card (p, card)->def == def)
      return TRUE;
  return FALSE;
}

void
sortie_lexicon_carriers (SortieLexicon *names, const SortieView *view, const char *typed,
                         GPtrArray *list)
{
  g_autofree char *folded = sortie_words_fold (typed);

  for (guint16 def = 1; def < names->catalogue->n_defs; def++)
    {
      Search search = { .names = names, .view = view, .typed = typed, .folded = folded };

      offer_def (&search, def);
      if (search.best.fit != SORTIE_NAME_FITS_NOT
          && (view == NULL || is_def_seen (&view->play, def)))
        g_ptr_array_add (list, g_strdup (names->catalogue->defs[def].id));
    }
}
