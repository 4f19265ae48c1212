/* SPDX-License-Identifier: GPL-3.0-or-later */
/* view.c: the table as a seat sees it. Everything comes from the view, which contains nothing that the seat may not
 * know. */
#include "serve/internal.h"

#include "speech/front-end.h"
#include "model/front-end.h"

/* bytes of the name of a place */
#define ROOM 64

/* ---- Cards ------------------------------------------------------------------------------ */

/* Adds the id of a definition, or null if it is unknown. */
static void
add_def (JsonBuilder *json, const SortiePlay *p, guint16 def)
{
  serve_add_text (json, "card", def != 0 ? p->setup->catalogue->defs[def].id : NULL);
}

static void
add_flags (JsonBuilder *json, const SortiePlay *p, const char *member, guint16 flags)
{
  if (flags == 0)
    return;
  SERVE_LIST (json, member)
    for (guint flag = 0; p->setup->flags[flag].id != NULL; flag++)
      if (flags >> flag & 1)
        json_builder_add_string_value (json, p->setup->flags[flag].id);
}

static void
add_value_words (JsonBuilder *json, const SortieValueDecl *value, gint printed)
{
  SERVE_LIST (json, value->id)
    for (guint i = 0; value->words[i] != NULL; i++)
      if (printed >> i & 1)
        json_builder_add_string_value (json, value->words[i]);
}

/* What a known thing is called, and what cards of its kind have printed on them: numbers as they are now. */
static void
add_face (JsonBuilder *json, const SortiePlay *p, SortieRef ref)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  const SortieValueDecl *values = catalogue->vocabulary->values;
  const SortieDef *def = sortie_def (p, sortie_thing_def (p, ref));
  const guint64 printed = sortie_kind_values (&catalogue->vocabulary->kinds[def->kind]);

  serve_add_text (json, "name", sortie_def_name (catalogue, sortie_thing_def (p, ref)));
  json_builder_set_member_name (json, "values");
  json_builder_begin_object (json);
  for (guint i = 0; values != NULL && values[i].id != NULL; i++)
    {
      if (!values[i].printed || !(printed >> i & 1))
        continue;
      if (values[i].type == SORTIE_VALUE_WORDS)
        add_value_words (json, &values[i], def->printed[i]);
      else if (values[i].type != SORTIE_VALUE_WORD)
        serve_add_number (json, values[i].id, sortie_value (p, i, ref));
      else if (def->printed[i] >= 0)
        serve_add_text (json, values[i].id, values[i].words[def->printed[i]]);
    }
  json_builder_end_object (json);
}

static void
add_card (JsonBuilder *json, const SortiePlay *p, guint16 card)
{
  json_builder_begin_object (json);
  add_def (json, p, sortie_card (p, card)->def);
  if (sortie_card (p, card)->def != 0)
    add_face (json, p, sortie_ref_card (card));
  add_flags (json, p, "flags", sortie_card_flags (p, card));
  add_flags (json, p, "denied", sortie_card_denied (p, card));
  json_builder_end_object (json);
}

/* ---- Zones ------------------------------------------------------------------------------ */

/* "south.hand"; a shared thing has no seat. (transfer full) */
static char *
long_id (const SortieSetup *setup, guint8 seat, const char *id)
{
  return seat < setup->n_seats ? g_strconcat (setup->seat_ids[seat], ".", id, NULL) : g_strdup (id);
}

/* A pile of which only the size is known would be a long list of nulls. A seat that holds cards outwards plays them by
 * their numbers. */
static gboolean
is_something_known (const SortiePlay *p, guint16 zone)
{
  if (p->setup->zones[sortie_zone_decl (p, zone)].faces == SORTIE_SEEN_BY_OTHERS)
    return TRUE;
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    if (sortie_card (p, card)->def != 0 || (sortie_card_flags (p, card) | sortie_card_denied (p, card)) != 0)
      return TRUE;
  return FALSE;
}

static void
add_cards_of_zone (JsonBuilder *json, const SortiePlay *p, guint16 zone)
{
  SERVE_LIST (json, "cards")
    if (is_something_known (p, zone))
      for (SORTIE_EACH_IN_ZONE (p, zone, card))
        add_card (json, p, card);
}

static void
add_zone (JsonBuilder *json, const SortieView *view, guint16 zone)
{
  const SortieSetup *setup = view->play.setup;
  const SortiePile *pile = &setup->piles[zone];
  const SortieZoneDecl *decl = &setup->zones[pile->decl];
  g_autofree char *id = long_id (setup, pile->seat, decl->id);
  gboolean is_counted = sortie_sees (setup, decl->count, pile->seat, view->seat)
                        || sortie_sees (setup, decl->faces, pile->seat, view->seat);

  if (!sortie_zone_is_used (setup, zone))
    return;
  json_builder_begin_object (json);
  serve_add_text (json, "id", id);
  serve_add_seat (json, "seat", setup, pile->seat);
  serve_add_text (json, "name", sortie_rules_text (setup, FALSE, decl->title));
  if (is_counted)
    serve_add_number (json, "count", sortie_zone_count (&view->play, zone));
  else
    serve_add_text (json, "count", NULL);
  add_cards_of_zone (json, &view->play, zone);
  json_builder_end_object (json);
}

/* ---- Pieces ----------------------------------------------------------------------------- */

static void
add_marks (JsonBuilder *json, const SortiePlay *p, SortieRef ref)
{
  json_builder_set_member_name (json, "marks");
  json_builder_begin_object (json);
  for (guint mark = 0; p->setup->marks[mark].id != NULL; mark++)
    if (sortie_piece_mark (p, ref, mark) != 0)
      serve_add_number (json, p->setup->marks[mark].id, sortie_piece_mark (p, ref, mark));
  json_builder_end_object (json);
}

static void
add_memory (JsonBuilder *json, const SortiePlay *p, SortieRef ref)
{
  const SortieMemoryDecl *memories = p->setup->memories;

  SERVE_LIST (json, "memory")
    for (guint i = 0; memories != NULL && memories[i].id != NULL; i++)
      if (sortie_piece_remembers (p, ref, i))
        json_builder_add_string_value (json, memories[i].id);
}

static void
add_pile_under (JsonBuilder *json, const SortiePlay *p, const SortiePiece *piece)
{
  SERVE_LIST (json, "under")
    for (guint16 card = sortie_card (p, piece->card)->below; card != SORTIE_NO_INDEX;
         card = sortie_card (p, card)->below)
      add_card (json, p, card);
}

static void
add_piece (JsonBuilder *json, const SortiePlay *p, SortieRef ref)
{
  const SortiePiece *piece = sortie_piece (p, ref);
  guint16 def = sortie_piece_def (p, ref);

  json_builder_begin_object (json);
  add_def (json, p, def);
  serve_add_seat (json, "seat", p->setup, piece->controller);
  serve_add_seat (json, "owner", p->setup, sortie_card (p, piece->card)->owner);
  if (def != 0)
    add_face (json, p, ref);
  add_marks (json, p, ref);
  add_memory (json, p, ref);
  add_pile_under (json, p, piece);
  json_builder_end_object (json);
}

/* Leaves out places on which nothing is. */
static void
add_place (JsonBuilder *json, const SortiePlay *p, guint16 place)
{
  char id[ROOM];

  if (sortie_place_is_free (p, place))
    return;
  json_builder_begin_object (json);
  serve_add_text (json, "id", sortie_place_name (p->setup, place, SORTIE_NO_SEAT, id, sizeof id));
  serve_add_seat (json, "seat", p->setup, sortie_place_spot (p->setup, place)->seat);
  SERVE_LIST (json, "pieces")
    for (SortieRef ref = sortie_place_piece (p, place); sortie_piece_exists (p, ref);
         ref = sortie_piece_next_on_place (p, ref))
      add_piece (json, p, ref);
  json_builder_end_object (json);
}

/* ---- Numbers, links, effects ------------------------------------------------------------- */

static void
add_variable (JsonBuilder *json, const SortieView *view, guint var, guint8 seat)
{
  const SortieSetup *setup = view->play.setup;
  const SortieVarDecl *decl = &setup->vars[var];
  g_autofree char *id = long_id (setup, seat, decl->id);

  if (!sortie_sees (setup, decl->seen_by, seat, view->seat))
    return;
  json_builder_begin_object (json);
  serve_add_text (json, "id", id);
  serve_add_seat (json, "seat", setup, seat);
  serve_add_text (json, "name", sortie_rules_text (setup, FALSE, decl->title));
  serve_add_number (json, "value", sortie_var (&view->play, var, MIN (seat, setup->n_seats - 1)));
  json_builder_end_object (json);
}

static void
add_variables (JsonBuilder *json, const SortieView *view)
{
  const SortieSetup *setup = view->play.setup;

  SERVE_LIST (json, "variables")
    for (guint var = 0; setup->vars[var].id != NULL; var++)
      if (setup->vars[var].shared)
        add_variable (json, view, var, SORTIE_NO_SEAT);
      else
        for (guint8 seat = 0; seat < setup->n_seats; seat++)
          add_variable (json, view, var, seat);
}

/* The links that are announced and wait, oldest first. */
static void
add_chain (JsonBuilder *json, const SortiePlay *p)
{
  const SortieLink *links = sortie_state_links (p->s);

  SERVE_LIST (json, "chain")
    for (guint16 i = 0; i < p->s->n_links; i++)
      {
        json_builder_begin_object (json);
        add_def (json, p, links[i].source_def);
        serve_add_seat (json, "seat", p->setup, links[i].seat);
        json_builder_end_object (json);
      }
}

/* An effect that only counts uses or remembers a loan has no clause, and is left out. */
static void
add_effect (JsonBuilder *json, const SortieView *view, const SortieEffect *effect)
{
  const SortiePlay *p = &view->play;
  char about[SORTIE_MOVE_TEXT];
  g_autofree char *says = NULL;

  if (effect->source_def == 0 || effect->clause == 0)
    return;
  says = sortie_clause_describe (p->setup->catalogue, effect->clause);
  json_builder_begin_object (json);
  add_def (json, p, effect->source_def);
  serve_add_seat (json, "seat", p->setup, effect->seat);
  serve_add_text (json, "about",
                  effect->subject != SORTIE_NOTHING
                      ? sortie_ref_format (p, view->seat, effect->subject, about) : NULL);
  serve_add_text (json, "says", says);
  json_builder_end_object (json);
}

static void
add_effects (JsonBuilder *json, const SortieView *view)
{
  guint n;
  const SortieEffect *effects = sortie_effects (&view->play, &n);

  SERVE_LIST (json, "effects")
    for (guint i = 0; i < n; i++)
      add_effect (json, view, &effects[i]);
}

void
serve_view (JsonBuilder *json, const SortieView *view)
{
  const SortiePlay *p = &view->play;

  serve_add_seat (json, "seat", p->setup, view->seat);
  SERVE_LIST (json, "zones")
    for (guint16 zone = 0; zone < p->s->n_zones; zone++)
      add_zone (json, view, zone);
  SERVE_LIST (json, "places")
    for (guint16 place = 0; place < sortie_n_places (p); place++)
      add_place (json, p, place);
  add_variables (json, view);
  add_chain (json, p);
  add_effects (json, view);
}
