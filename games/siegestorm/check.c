/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check.c: Siegestorm's own invariants that a position shows: the hand (INV-3), alternating links (INV-5), the Boss's
 * life (INV-8), Attack Strength (INV-10), no leftovers on the chain or the exit (INV-11), no question for a player who
 * asked for silence.
 *
 * The framework checks that each card is in one place (INV-1), that no place holds more than its capacity (INV-2) and
 * that variables are in range (the Menace Level, INV-8). Invariants about the course of a match (INV-4, 6, 7, 9, 12) do
 * not show in a position: course.c.
 */
#include "rules.h"
#include "table.h"

static char *
check_hand (const SortiePlay *p, guint8 seat)
{
  guint n = sortie_zone_count (p, ss_hand (p, seat));

  if (ss_is_boss (p, seat) || n <= 10)
    return NULL;
  return g_strdup_printf ("INV-3: %s has %u cards in hand", sortie_seat_id (p, seat), n);
}

static char *
check_boss (const SortiePlay *p, guint8 seat)
{
  gint life = sortie_var (p, SS_VAR_LIFE, seat), full = sortie_var (p, SS_VAR_FULL_LIFE, seat);

  if (!ss_is_boss (p, seat) || life <= full)
    return NULL;
  return g_strdup_printf ("INV-8: the Boss has %d of %d life", life, full);
}

/* INV-5: a link answers a link of the other side. */
static char *
check_chain (const SortiePlay *p)
{
  for (guint16 i = 0; i < sortie_n_links (p); i++)
    {
      const SortieLink *link = sortie_link (p, i);

      if (link->answers != SORTIE_NO_INDEX
          && !ss_are_opponents (p, link->seat, sortie_link (p, link->answers)->seat))
        return g_strdup_printf ("INV-5: %s answers its own link", sortie_seat_id (p, link->seat));
    }
  return NULL;
}

/* INV-10, for a unit that waits on an exit. */
static char *
check_strength_of (const SortiePlay *p, SsFlank flank)
{
  SortieRef unit = sortie_place_piece (p, ss_place (p, SS_PLACE_EXIT, flank));
  guint8 other = ss_is_circle (p) ? ss_flank_seat (ss_faces (p, flank))
                                  : ss_opponent (p, ss_flank_seat (flank));

  if (unit == SORTIE_NOTHING || other == SORTIE_NO_SEAT
      || ss_attack_strength (p, unit, sortie_ref_seat (other)) >= 0)
    return NULL;
  return g_strdup ("INV-10: an Attack Strength is negative");
}

static char *
check_strength (const SortiePlay *p, guint8 seat)
{
  char *wrong = NULL;

  for (guint i = 0; i < ss_n_flanks (p, seat) && wrong == NULL; i++)
    wrong = check_strength_of (p, ss_flank_number (p, seat, i));
  return wrong;
}

/* SS-20.8: a player who is out has nothing left. */
static char *
check_gone (const SortiePlay *p, guint8 seat)
{
  static const SsZone zones[]
    = { SS_ZONE_RESOURCES, SS_ZONE_HAND, SS_ZONE_SUPPORT, SS_ZONE_CASUALTIES, SS_ZONE_HEAL };
  guint n = 0;

  if (!sortie_var (p, SS_VAR_GONE, seat))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    n += sortie_zone_count (p, ss_zone (p, zones[i], seat));
  for (SORTIE_EACH_PIECE_OF (p, seat, slot))
    n++;
  return n == 0 ? NULL : g_strdup ("SS-20.8: somebody who is out has cards left");
}

/* */
static char *
check_silence (const SortiePlay *p)
{
  return sortie_silence_is_kept (p)
             ? NULL
             : g_strdup ("R-41: a seat is asked that wanted to be asked no more this turn");
}

/* INV-11: between commands, no card is on the chain and no unit is on an exit. */
static char *
check_idle (const SortiePlay *p)
{
  if (sortie_asked_kind (p) != SORTIE_GAME_ASK (SS_ASK_WINDOW))
    return NULL;
  if (sortie_zone_count (p, ss_zone (p, SS_ZONE_LIMBO, 0)) > 0 || sortie_n_links (p) > 0)
    return g_strdup ("INV-11: a card is left on the chain");
  for (guint16 place = 0; place < sortie_n_places (p); place++)
    if (ss_place_kind (p, place) == SS_PLACE_EXIT && !sortie_place_is_free (p, place))
      return g_strdup ("SS-9.11: a unit is left on the exit");
  return NULL;
}

static char *
check_seat (const SortiePlay *p, guint8 seat)
{
  char *(*const checks[]) (const SortiePlay *p, guint8 seat)
    = { check_hand, check_boss, check_strength, check_gone };
  char *wrong = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (checks) && wrong == NULL; i++)
    wrong = checks[i](p, seat);
  return wrong;
}

char *
ss_check (const SortiePlay *p)
{
  char *(*const checks[]) (const SortiePlay *p) = { check_idle, check_chain, check_silence };
  char *wrong = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (checks) && wrong == NULL; i++)
    wrong = checks[i](p);
  for (guint8 seat = 0; seat < sortie_n_seats (p) && wrong == NULL; seat++)
    wrong = check_seat (p, seat);
  return wrong;
}
