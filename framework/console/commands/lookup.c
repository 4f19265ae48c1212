/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/commands/lookup.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include <sortie/speech.h>
#include <sortie/match.h>
#include "console/commands/best.h"

char *
console_near (const char *name, GPtrArray *list)
{
  const char *near = sortie_words_nearest (name, (const char *const *) list->pdata, list->len);

  /* a name that is known, but not of anything that is asked about, is no slip of the keys */
  if (near == NULL || strcmp (near, name) == 0)
    return g_strdup ("");
  return sortie_sentence (_ (" Did you mean “{word}”?"), "word", near, NULL);
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
  ConsoleBest best = console_best_for (name);
  guint32 what;
  gboolean any;

  for (guint i = 0; i < setup->n_seats; i++)
    {
      console_best_offer (&best, setup->seat_ids[i], i);
      console_best_offer (&best,
                          by_id ? console_game_text (session->module, setup->seat_ids[i])
                                : sortie_seat_name (setup, i),
                          i);
    }
  any = console_best_take (&best, &what) && (!by_id || best.fit > CONSOLE_BEGINS);
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
offer_zone (ConsoleBest *best, ConsoleSession *session, guint16 zone)
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
      console_best_offer (best, decl->id, zone);
      console_best_offer (best, title, zone);
    }
  if (pile->seat == SORTIE_NO_SEAT)
    return;
  console_best_offer (best, dotted, zone);
  console_best_offer (best, spaced, zone);
  console_best_offer (best, titled, zone);
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
  ConsoleBest best = console_best_for (name);
  guint16 what;

  console_best_offer (&best, decl->id, zone);
  console_best_offer (&best, console_game_text (session->module, decl->title), zone);
  return console_best_take_index (&best, &what) && best.fit > CONSOLE_BEGINS;
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
  ConsoleBest best = console_best_for (name);

  for (guint i = 0; i < n_zones (session); i++)
    if (is_used (session, (guint16) i))
      offer_zone (&best, session, (guint16) i);
  return console_best_take_index (&best, ret) || find_only_zone (session, name, ret);
}

gboolean
console_find_place (ConsoleSession *session, const char *name, guint16 *ret)
{
  const SortiePlay *p = &console_session_view (session)->play;
  guint8 reader = console_session_reader (session);
  ConsoleBest best = console_best_for (name);
  char buffer[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < p->s->n_places; i++)
    {
      guint16 place = (guint16) i;

      console_best_offer (
          &best, sortie_place_name (p->setup, place, reader, buffer, sizeof buffer), i);
      console_best_offer (
          &best, sortie_place_name (p->setup, place, SORTIE_NO_SEAT, buffer, sizeof buffer), i);
      if (sortie_place_spot (p->setup, place)->seat == reader)
        console_best_offer (&best, sortie_ref_name (p, reader, sortie_ref_place (place), buffer), i);
    }
  return console_best_take_index (&best, ret);
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

gboolean
console_names_a_thing (ConsoleSession *session, const char *name)
{
  guint8 seat;
  guint16 index;

  return console_find_seat (session, name, &seat) || console_find_zone (session, name, &index)
         || console_find_place (session, name, &index);
}

void
console_lookup_things (ConsoleSession *session, GPtrArray *list)
{
  for (guint i = 0; i < n_zones (session); i++)
    add_zone (session, (guint16) i, list);
  console_lookup_seats (session, list);
  add_places (session, list, FALSE);
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
  ConsoleBest best = console_best_for (name);
  guint32 what;
  gboolean any;

  for (guint i = 0; values[i].id != NULL; i++)
    {
      console_best_offer (&best, values[i].id, i);
      console_best_offer (&best, console_game_text (module, values[i].title), i);
    }
  any = console_best_take (&best, &what);
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

/* ---- Steps of a turn --------------------------------------------------------------- */

gboolean
console_find_step (ConsoleSession *session, const char *name, guint *ret)
{
  const SortiePhaseDecl *phases = sortie_turn (sortie_match_play (session->match))->phases;
  ConsoleBest best = console_best_for (name);

  for (guint i = 0; phases[i].id != NULL; i++)
    if (phases[i].window != 0)
      {
        console_best_offer (&best, phases[i].id, i);
        console_best_offer (&best, console_game_text (session->module, phases[i].title), i);
      }
  return console_best_take (&best, ret);
}
