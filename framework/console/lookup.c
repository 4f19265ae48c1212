/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/lookup.h"

#include <string.h>

#include "base/i18n.h"
#include "base/words.h"
#include "console/moves.h"

/* ---- Comparing -------------------------------------------------------------------- */

/* How well a name fits what was typed. */
typedef enum
{
  NO_FIT,
  BEGINS,
  SOUNDS_ALIKE, /* but for case and accents */
  IS_IT,
} Quality;

/* A search: the best of the names that were offered. */
typedef struct
{
  const char *typed;
  char *folded;
  Quality quality;
  guint32 found;
  gboolean twice; /* several different things begin so */
} Search;

static Search
search_for (const char *typed)
{
  return (Search){ .typed = typed, .folded = sortie_words_fold (typed) };
}

static Quality
quality_of (const Search *search, const char *name)
{
  g_autofree char *folded = NULL;

  if (strcmp (name, search->typed) == 0)
    return IS_IT;
  folded = sortie_words_fold (name);
  if (strcmp (folded, search->folded) == 0)
    return SOUNDS_ALIKE;
  return g_str_has_prefix (folded, search->folded) ? BEGINS : NO_FIT;
}

/* The first of several equally good ones counts, but a beginning must be of one thing only. */
static void
offer (Search *search, const char *name, guint32 what)
{
  Quality quality = name != NULL && *name != '\0' ? quality_of (search, name) : NO_FIT;

  if (quality == NO_FIT || quality < search->quality)
    return;
  if (quality > search->quality)
    {
      search->quality = quality;
      search->found = what;
      search->twice = FALSE;
    }
  else if (what != search->found)
    search->twice = TRUE;
}

static gboolean
found (Search *search, guint32 *ret)
{
  g_clear_pointer (&search->folded, g_free);
  *ret = search->found;
  return search->quality > BEGINS || (search->quality == BEGINS && !search->twice);
}

static gboolean
found_index (Search *search, guint16 *ret)
{
  guint32 what;
  gboolean any = found (search, &what);

  *ret = (guint16) what;
  return any;
}

char *
console_near (const char *name, GPtrArray *list)
{
  const char *near = sortie_words_nearest (name, (const char *const *) list->pdata, list->len);

  /* a name that is known, but not of anything that is asked about, is no slip of the keys */
  if (near == NULL || strcmp (near, name) == 0)
    return g_strdup ("");
  return console_fill (_ (" Did you mean “{word}”?"), "word", near, NULL);
}

char *
console_join (char *const *words)
{
  return g_strjoinv (" ", (char **) words);
}

/* ---- Seats ------------------------------------------------------------------------ */

/* @by_id: only its whole id names a seat, as written or in the reader's language; else its name
 * does as well, and the beginning of either. */
static gboolean
find_seat (ConsoleSession *session, const char *name, gboolean by_id, guint8 *ret)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  Search search = search_for (name);
  guint32 what;
  gboolean any;

  for (guint i = 0; i < setup->n_seats; i++)
    {
      offer (&search, setup->seat_ids[i], i);
      offer (&search,
             by_id ? console_game_text (session->module, setup->seat_ids[i])
                   : sortie_seat_name (setup, i),
             i);
    }
  any = found (&search, &what) && (!by_id || search.quality > BEGINS);
  *ret = (guint8) what;
  return any;
}

gboolean
console_find_seat (ConsoleSession *session, const char *name, guint8 *ret)
{
  return find_seat (session, name, FALSE, ret);
}

gboolean
console_find_seat_by_id (ConsoleSession *session, const char *name, guint8 *ret)
{
  return find_seat (session, name, TRUE, ret);
}

void
console_lookup_seats (ConsoleSession *session, GPtrArray *list)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint i = 0; i < setup->n_seats; i++)
    g_ptr_array_add (list, g_strdup (setup->seat_ids[i]));
}

/* ---- Zones and places ------------------------------------------------------------- */

/* A boss that the rules play has no hidden hand. */
static gboolean
is_used (ConsoleSession *session, guint16 zone)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  guint8 seat = setup->piles[zone].seat;
  guint8 automatic = session->module->game->modes[setup->mode].automatic;

  if (seat == SORTIE_NO_SEAT)
    return TRUE;
  switch (setup->zones[setup->piles[zone].decl].used_by)
    {
    case SORTIE_USED_BY_PLAYERS:
      return !(automatic >> seat & 1);
    case SORTIE_USED_BY_AUTOMATIC:
      return automatic >> seat & 1;
    case SORTIE_USED_BY_ALL:
      break;
    }
  return TRUE;
}

/* "boss.casualties", "boss casualties", "Boss Casualties"; without the seat for the reader's
 * own and for shared ones. */
static void
offer_zone (Search *search, ConsoleSession *session, guint16 zone)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortiePile *pile = &setup->piles[zone];
  const SortieZoneDecl *decl = &setup->zones[pile->decl];
  const char *title = console_game_text (session->module, decl->title);
  const char *seat = pile->seat == SORTIE_NO_SEAT ? "" : setup->seat_ids[pile->seat];
  g_autofree char *dotted = g_strdup_printf ("%s.%s", seat, decl->id);
  g_autofree char *spaced = g_strdup_printf ("%s %s", seat, decl->id);
  g_autofree char *titled =
      g_strdup_printf ("%s %s", console_game_text (session->module, seat), title);

  if (pile->seat == SORTIE_NO_SEAT || pile->seat == console_session_reader (session))
    {
      offer (search, decl->id, zone);
      offer (search, title, zone);
    }
  if (pile->seat == SORTIE_NO_SEAT)
    return;
  offer (search, dotted, zone);
  offer (search, spaced, zone);
  offer (search, titled, zone);
}

static guint
n_zones (ConsoleSession *session)
{
  return sortie_match_play (session->match)->s->n_zones;
}

/* Whether the pile itself, whosever it is, is called exactly so. */
static gboolean
is_zone_called (ConsoleSession *session, guint16 zone, const char *name)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortieZoneDecl *decl = &setup->zones[setup->piles[zone].decl];
  Search search = search_for (name);
  guint16 what;

  offer (&search, decl->id, zone);
  offer (&search, console_game_text (session->module, decl->title), zone);
  return found_index (&search, &what) && search.quality > BEGINS;
}

/* A pile of somebody else, of which there is only one on the table: its own name is enough. */
static gboolean
find_only_zone (ConsoleSession *session, const char *name, guint16 *ret)
{
  guint n = 0;

  for (guint i = 0; i < n_zones (session); i++)
    if (is_used (session, (guint16) i) && is_zone_called (session, (guint16) i, name))
      {
        *ret = (guint16) i;
        n++;
      }
  return n == 1;
}

gboolean
console_find_zone (ConsoleSession *session, const char *name, guint16 *ret)
{
  Search search = search_for (name);

  for (guint i = 0; i < n_zones (session); i++)
    if (is_used (session, (guint16) i))
      offer_zone (&search, session, (guint16) i);
  return found_index (&search, ret) || find_only_zone (session, name, ret);
}

gboolean
console_find_place (ConsoleSession *session, const char *name, guint16 *ret)
{
  const SortiePlay *p = &console_session_view (session)->play;
  guint8 reader = console_session_reader (session);
  Search search = search_for (name);
  char buffer[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < p->s->n_places; i++)
    {
      offer (&search, sortie_place_name (p->setup, (guint16) i, reader, buffer, sizeof buffer), i);
      offer (&search,
             sortie_place_name (p->setup, (guint16) i, SORTIE_NO_SEAT, buffer, sizeof buffer), i);
      if (sortie_place_spot (p->setup, (guint16) i)->seat == reader)
        offer (&search, sortie_ref_name (p, reader, sortie_ref_place ((guint16) i), buffer), i);
    }
  return found_index (&search, ret);
}

static void
add_zone (ConsoleSession *session, guint16 zone, GPtrArray *list)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortiePile *pile = &setup->piles[zone];
  const char *id = setup->zones[pile->decl].id;

  if (!setup->zones[pile->decl].looked_through || !is_used (session, zone))
    return;
  if (pile->seat == SORTIE_NO_SEAT || pile->seat == console_session_reader (session))
    g_ptr_array_add (list, g_strdup (id));
  else
    g_ptr_array_add (list, g_strdup_printf ("%s.%s", setup->seat_ids[pile->seat], id));
}

static void
add_places (ConsoleSession *session, GPtrArray *list, gboolean occupied_only)
{
  const SortiePlay *p = &console_session_view (session)->play;
  char buffer[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < p->s->n_places; i++)
    if (!occupied_only || !sortie_place_is_free (p, (guint16) i))
      g_ptr_array_add (list, g_strdup (sortie_place_name (p->setup, (guint16) i,
                                                          console_session_reader (session), buffer,
                                                          sizeof buffer)));
}

void
console_lookup_things (ConsoleSession *session, GPtrArray *list)
{
  for (guint i = 0; i < n_zones (session); i++)
    add_zone (session, (guint16) i, list);
  console_lookup_seats (session, list);
  add_places (session, list, FALSE);
}

/* ---- Cards ------------------------------------------------------------------------ */

/* What content is called by: its id, its name as printed and as translated. */
static void
offer_names (Search *search, const char *id, const char *printed, const char *translated,
             guint16 number)
{
  offer (search, id, number);
  offer (search, printed, number);
  offer (search, translated, number);
}

guint16
console_find_def (const SortieModule *module, const char *name)
{
  Search search = search_for (name);
  guint16 def;

  for (guint16 i = 1; i < module->catalogue->n_defs; i++)
    {
      const SortieDef *of = &module->catalogue->defs[i];

      offer_names (&search, of->id, of->name, sortie_def_name (module->catalogue, i), i);
      offer (&search, of->sign, i);
    }
  return found_index (&search, &def) ? def : 0;
}

guint16
console_find_keyword (const SortieModule *module, const char *name)
{
  Search search = search_for (name);
  guint16 keyword;

  for (guint16 i = 0; i < module->catalogue->n_keywords; i++)
    {
      const SortieKeyword *of = &module->catalogue->keywords[i];

      offer_names (&search, of->id, of->name, sortie_keyword_name (module->catalogue, i), i);
    }
  return found_index (&search, &keyword) && search.quality > BEGINS ? keyword : SORTIE_NO_INDEX;
}

void
console_lookup_keywords (const SortieModule *module, GPtrArray *list)
{
  for (guint i = 0; i < module->catalogue->n_keywords; i++)
    g_ptr_array_add (list, g_strdup (module->catalogue->keywords[i].id));
}

void
console_lookup_defs (const SortieModule *module, GPtrArray *list)
{
  for (guint i = 1; i < module->catalogue->n_defs; i++)
    g_ptr_array_add (list, g_strdup (module->catalogue->defs[i].id));
}

static void
offer_ref (Search *search, const SortiePlay *p, guint8 reader, SortieRef ref)
{
  guint16 def = sortie_identity (p, ref);
  char buffer[SORTIE_MOVE_TEXT];

  if (def != 0)
    {
      offer (search, sortie_def (p, def)->id, ref);
      offer (search, sortie_def (p, def)->sign, ref);
    }
  offer (search, sortie_ref_format (p, reader, ref, buffer), ref);
  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE) /* "one.track2", of one's own, too */
    offer (search, sortie_ref_format (p, SORTIE_NO_SEAT, ref, buffer), ref);
  offer (search, sortie_ref_name (p, reader, ref, buffer), ref);
}

/* "3": what the move of that number in the list is about. */
static gboolean
find_numbered (ConsoleSession *session, const char *name, SortieRef *ret)
{
  guint64 number;
  SortieMove move;

  if (!console_session_is_human (session, sortie_match_to_move (session->match))
      || !g_ascii_string_to_unsigned (name, 10, 1, SORTIE_MAX_MOVES, &number, NULL)
      || !console_moves_number (session, (guint) number, &move) || move.n == 0)
    return FALSE;
  *ret = move.arg[0];
  if (sortie_ref_kind (*ret) == SORTIE_REF_PLACE)
    *ret = sortie_place_piece (&console_session_view (session)->play, sortie_ref_index (*ret));
  return sortie_ref_kind (*ret) == SORTIE_REF_CARD || sortie_ref_kind (*ret) == SORTIE_REF_PIECE;
}

/* Pieces come first: what stands on the table is meant rather than what lies in a pile. */
gboolean
console_find_thing (ConsoleSession *session, const char *name, SortieRef *ret)
{
  const SortiePlay *p = &console_session_view (session)->play;
  guint8 reader = console_session_reader (session);
  Search search = search_for (name);
  guint32 what;
  gboolean any;

  if (find_numbered (session, name, ret))
    {
      g_free (search.folded);
      return TRUE;
    }
  for (SORTIE_EACH_PIECE (p, slot))
    offer_ref (&search, p, reader, sortie_piece_ref (p, slot));
  for (guint i = 0; i < p->s->n_cards; i++)
    {
      const SortieCard *card = &sortie_state_cards (p->s)[i];
      gboolean is_seen = card->def != 0 && card->zone != SORTIE_NO_INDEX;

      if (is_seen && search.quality < SOUNDS_ALIKE)
        offer_ref (&search, p, reader, sortie_ref_card ((guint16) i));
    }
  any = found (&search, &what);
  *ret = what;
  return any || search.quality == BEGINS;
}

void
console_lookup_cards (ConsoleSession *session, GPtrArray *list)
{
  add_places (session, list, TRUE);
  console_lookup_defs (session->module, list);
}

/* ---- Values ----------------------------------------------------------------------- */

gboolean
console_find_value (const SortieModule *module, const char *name, guint *ret)
{
  const SortieValueDecl *values = module->catalogue->vocabulary->values;
  Search search = search_for (name);
  guint32 what;
  gboolean any;

  for (guint i = 0; values[i].id != NULL; i++)
    {
      offer (&search, values[i].id, i);
      offer (&search, console_game_text (module, values[i].title), i);
    }
  any = found (&search, &what);
  *ret = what;
  return any;
}

void
console_lookup_values (ConsoleSession *session, GPtrArray *list)
{
  const SortieValueDecl *values = session->module->catalogue->vocabulary->values;

  for (guint i = 0; values[i].id != NULL; i++)
    g_ptr_array_add (list, g_strdup (values[i].id));
}
