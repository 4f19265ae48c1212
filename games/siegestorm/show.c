/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.c: the table as one player sees it: the opponent's half, the Battle Zone, the player's own half.
 *
 * The tracks run in opposite directions (SS-2.3), so the opponent's is shown from its end.
 */
#include "show.h"
#include "table.h"
#include <libintl.h>
#include <string.h>

static const char *
text (const SortieView *view, const char *message)
{
  return dgettext (sortie_catalogue (&view->play)->domain, message);
}

/* SS-16.1: the parts of a Boss's text that are in force, from its card's parts: “menace” always, “menace-3” from
 * that level on. (transfer full) */
static char *
menace_in_force (const SortieView *view, guint16 def, gint menace)
{
  static const char part[] = "menace";
  const SortieCatalogue *catalogue = sortie_catalogue (&view->play);
  const char *const *parts = catalogue->vocabulary->kinds[SS_KIND_BOSS].texts;
  GString *text = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      const char *said = sortie_def_text (catalogue, def, i), *level = strchr (parts[i], '-');

      if (said != NULL && g_str_has_prefix (parts[i], part)
          && (level == NULL || g_ascii_strtoll (level + 1, NULL, 10) <= menace))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", said);
    }
  return g_string_free (text, FALSE);
}

static void
show_menace_effects (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  const SortiePlay *p = &view->play;
  SortieRef boss = sortie_place_piece (p, ss_place (p, SS_PLACE_COMMAND, seat));
  g_autofree char *line = menace_in_force (view, sortie_piece_def (p, boss), sortie_var (p, SS_VAR_MENACE, seat));

  if (*line != '\0')
    sortie_sketch_item (sketch, SORTIE_SKETCH_LINE, seat, line);
}

static void
show_boss (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  static const SsZone zones[] = { SS_ZONE_RESOURCES, SS_ZONE_RESERVE, SS_ZONE_CASUALTIES };
  static const SsZone hand = SS_ZONE_OPEN_HAND; /* it names its cards: what follows it would move */
  const SortiePlay *p = &view->play;

  sortie_sketch_variable (sketch, view, SS_VAR_LIFE, seat,
                          sortie_var (p, SS_VAR_FULL_LIFE, seat));
  sortie_sketch_variable (sketch, view, SS_VAR_MENACE, seat, SS_TOP_MENACE);
  ss_show_piles (view, sketch, seat, zones, G_N_ELEMENTS (zones));
  sortie_sketch_variable (sketch, view, SS_VAR_RESERVE_TOKEN, seat, 1);
  ss_show_piles (view, sketch, seat, &hand, 1);
  show_menace_effects (view, sketch, seat);
}

/* "Byloss (Very Hard)"; (transfer full) */
static char *
boss_name (const SortiePlay *p, guint16 def)
{
  const SortieCatalogue *catalogue = sortie_catalogue (p);
  guint class = sortie_var (p, SS_VAR_CLASS, 0), n = catalogue->defs[def].n_records;
  const char *name = sortie_def_name (catalogue, def);

  if (class == 0 || class > n)
    return g_strdup (name);
  return g_strdup_printf (
      "%s (%s)", name,
      sortie_record_name (catalogue,
                          &catalogue->records[catalogue->defs[def].first_record + class - 1]));
}

static void
show_seat (const SortieView *view, SortieSketch *sketch, guint8 seat, gboolean opposite)
{
  const SortiePlay *p = &view->play;
  SortieRef boss = sortie_place_piece (p, ss_place (p, SS_PLACE_COMMAND, seat));
  g_autofree char *name = boss != SORTIE_NOTHING
                            ? boss_name (p, sortie_piece_def (p, boss))
                            : g_strdup (sortie_seat_name (p->setup, seat));

  sortie_sketch_heading (sketch, seat, name);
  if (!opposite)
    ss_show_track (view, sketch, seat, FALSE);
  if (ss_is_boss (p, seat))
    show_boss (view, sketch, seat);
  else
    ss_show_player (view, sketch, seat);
  if (opposite)
    ss_show_track (view, sketch, seat, TRUE);
}

/* The three spaces between two flanks. If there are several Battle Zones, the heading says whose it is. */
static void
show_battle_zone (const SortieView *view, SortieSketch *sketch, SsFlank far, SsFlank near)
{
  const SortiePlay *p = &view->play;
  const SortieTextArg args[]
      = { { "seat", sortie_seat_name (p->setup, ss_flank_seat (near)) } };
  g_autofree char *heading
      = sortie_text_fill (text (view, ss_has_flanks (p) ? N_ ("Battle Zone: {seat}")
                                                        : N_ ("Battle Zone")),
                          args, G_N_ELEMENTS (args));

  sortie_sketch_heading (sketch, SORTIE_NO_SEAT, heading);
  ss_show_spaces (view, sketch, far, near);
}

/* SS-19.6: a player with that player's Battle Zone, which faces the Boss. */
static void
show_partner (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  show_battle_zone (view, sketch, ss_faces (&view->play, seat), seat);
  show_seat (view, sketch, seat, FALSE);
}

/* The Boss, the partner, then the reader. */
static void
show_coop (const SortieView *view, SortieSketch *sketch, guint8 near)
{
  show_seat (view, sketch, ss_boss_seat (&view->play), TRUE);
  for (guint8 seat = 0; seat < sortie_n_seats (&view->play); seat++)
    if (ss_are_partners (&view->play, seat, near))
      show_partner (view, sketch, seat);
  show_partner (view, sketch, near);
}

void
ss_show (const SortieView *view, SortieSketch *sketch)
{
  const SortiePlay *p = &view->play;
  gboolean is_player = view->seat < sortie_n_seats (p) && !ss_is_boss (p, view->seat);
  guint8 near = is_player ? view->seat : SS_PLAYER;
  guint8 far = near == SS_PLAYER ? SS_OTHER_PLAYER : SS_PLAYER;

  if (ss_is_circle (p))
    {
      ss_show_circle (view, sketch, near);
      return;
    }
  if (sortie_mode (p) == SS_MODE_COOP)
    {
      show_coop (view, sketch, near);
      return;
    }
  show_seat (view, sketch, far, TRUE);
  show_battle_zone (view, sketch, far, near);
  show_seat (view, sketch, near, FALSE);
}
