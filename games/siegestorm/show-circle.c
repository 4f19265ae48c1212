/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show-circle.c: the table of Last Man Standing, seen from one seat of the circle.
 *
 * First a line for each distant player and each Battle Zone between others; then the Battle Zone on the left with its
 * neighbour, the one on the right, and the player's own cards.
 */
#include "show.h"
#include "table.h"
#include <libintl.h>

static const char *
text (const SortieView *view, const char *message)
{
  return dgettext (sortie_catalogue (&view->play)->domain, message);
}

/* Elsewhere. */

static void
add_units (const SortieView *view, GString *said, guint16 place, const char *where)
{
  const SortiePlay *p = &view->play;

  for (SortieRef unit = sortie_place_piece (p, place); unit != SORTIE_NOTHING;
       unit = sortie_piece_next_on_place (p, unit))
    g_string_append_printf (said, "%s%s (%s)", said->len > 0 ? ", " : "",
                            sortie_def_name (sortie_catalogue (p), sortie_piece_def (p, unit)),
                            where);
}

static void
add_unit_of_place (const SortieView *view, GString *said, SsPlace kind, guint16 place)
{
  add_units (view, said, place, text (view, ss_places[kind].title));
}

/* The unit that storms soonest is first. */
static void
add_track (const SortieView *view, GString *said, SsFlank flank)
{
  guint16 first = ss_place (&view->play, SS_PLACE_TRACK, flank);

  for (guint i = SS_TRACK_SPACES; i > 0; i--)
    {
      g_autofree char *n = g_strdup_printf ("%u", i);
      const SortieTextArg args[] = { { "n", n } };
      /* Translators: a space of a War Track, in brackets after the unit on it. */
      g_autofree char *where = sortie_text_fill (text (view, N_ ("track {n}")), args, G_N_ELEMENTS (args));

      add_units (view, said, first + i - 1, where);
    }
}

/* (transfer full): "Imp (track 3), Oath Knight (Front Line)", "nobody". No Man's Land is listed with the holder of
 * its unit. */
static char *
units_of (const SortieView *view, SsFlank flank)
{
  const SortiePlay *p = &view->play;
  guint16 nml = ss_nml (p, flank);
  SortieRef there = sortie_place_piece (p, nml);
  GString *said = g_string_new (NULL);

  add_unit_of_place (view, said, SS_PLACE_EXIT, ss_place (p, SS_PLACE_EXIT, flank));
  add_track (view, said, flank);
  add_unit_of_place (view, said, SS_PLACE_FRONT, ss_place (p, SS_PLACE_FRONT, flank));
  if (there != SORTIE_NOTHING && sortie_piece_controller (p, there) == ss_flank_seat (flank))
    add_unit_of_place (view, said, SS_PLACE_NML, nml);
  if (said->len == 0)
    g_string_append (said, text (view, N_ ("nobody")));
  return g_string_free (said, FALSE);
}

/* A Battle Zone between two others; the first of them has it on the left. */
static void
show_distant_zone (const SortieView *view, SortieSketch *sketch, SsFlank left, SsFlank right)
{
  const SortieSetup *setup = view->play.setup;
  g_autofree char *units = units_of (view, left), *others = units_of (view, right);
  const SortieTextArg args[] = { { "seat", sortie_seat_name (setup, ss_flank_seat (left)) },
                                 { "other", sortie_seat_name (setup, ss_flank_seat (right)) },
                                 { "units", units },
                                 { "others", others } };
  g_autofree char *line
    = sortie_text_fill (text (view, N_ ("{seat} against {other}: {units} against {others}.")), args,
                        G_N_ELEMENTS (args));

  sortie_sketch_item (sketch, SORTIE_SKETCH_LINE, SORTIE_NO_SEAT, line)->weighty = TRUE;
}

static void
show_distant_zones (const SortieView *view, SortieSketch *sketch, guint8 near)
{
  const SortiePlay *p = &view->play;

  for (guint8 seat = ss_left_neighbour (p, near); seat != near; seat = ss_left_neighbour (p, seat))
    if (ss_left_neighbour (p, seat) != near)
      show_distant_zone (view, sketch, ss_flank (seat, SORTIE_LEFT),
                         ss_faces (p, ss_flank (seat, SORTIE_LEFT)));
}

static void
show_distant_player (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  sortie_sketch_seat (sketch, view, seat);
  ss_show_player (view, sketch, seat);
}

/* Players other than @near and its neighbours. */
static void
show_distant_players (const SortieView *view, SortieSketch *sketch, guint8 near)
{
  const SortiePlay *p = &view->play;
  guint8 last = ss_right_neighbour (p, near);

  for (guint8 seat = ss_left_neighbour (p, near); seat != last; seat = ss_left_neighbour (p, seat))
    if (seat != ss_left_neighbour (p, near))
      show_distant_player (view, sketch, seat);
}

/* Beside oneself. */

static void
show_side (const SortieView *view, SortieSketch *sketch, SsFlank near, const char *heading,
           gboolean with_piles)
{
  const SortiePlay *p = &view->play;
  SsFlank far = ss_faces (p, near);
  const SortieTextArg args[]
    = { { "seat", sortie_seat_name (p->setup, ss_flank_seat (far)) },
        { "near", sortie_seat_name (p->setup, ss_flank_seat (near)) } };
  g_autofree char *title = sortie_text_fill (text (view, heading), args, G_N_ELEMENTS (args));

  sortie_sketch_heading (sketch, ss_flank_seat (far), title);
  if (with_piles)
    ss_show_player (view, sketch, ss_flank_seat (far));
  ss_show_track (view, sketch, far, TRUE);
  ss_show_spaces (view, sketch, far, near);
  ss_show_track (view, sketch, near, FALSE);
}

/* A player who lost the last Battle Zone still sees it as before: nothing is cleared after the end of the match. */
static guint8
first_left (const SortiePlay *p, guint8 near)
{
  return sortie_var (p, SS_VAR_GONE, near) != 0 ? ss_left_neighbour (p, near) : near;
}

/* Says who has left the table (SS-20.8), and that the last opponent is on both sides (RUL-74). */
static void
show_who_is_out (const SortieView *view, SortieSketch *sketch, guint8 left, guint8 right)
{
  const SortiePlay *p = &view->play;
  g_autoptr (GString) out = g_string_new (NULL);
  const char *pattern = left == right ? N_ ("Out: {seats}. {seat} is the neighbour on both sides.")
                                      : N_ ("Out: {seats}.");
  g_autofree char *line = NULL;

  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_var (p, SS_VAR_GONE, seat) != 0)
      g_string_append_printf (out, "%s%s", out->len > 0 ? ", " : "", sortie_seat_name (p->setup, seat));
  if (out->len == 0)
    return;
  line = sortie_text_fill (text (view, pattern),
                           (const SortieTextArg[]){ { "seats", out->str },
                                                    { "seat", sortie_seat_name (p->setup, left) } }, 2);
  sortie_sketch_item (sketch, SORTIE_SKETCH_LINE, SORTIE_NO_SEAT, line)->weighty = TRUE;
}

/* beside the reader, or beside another player */
static const char *const left[] = { N_ ("{seat}, on the left of {near}"), N_ ("{seat}, on your left") };
static const char *const right[] = { N_ ("{seat}, on the right of {near}"), N_ ("{seat}, on your right") };

/* If only two are left, the neighbour is the same on both sides (RUL-74). */
void
ss_show_circle (const SortieView *view, SortieSketch *sketch, guint8 near)
{
  const SortiePlay *p = &view->play;
  guint8 seat = first_left (p, near);
  gboolean is_same = ss_left_neighbour (p, seat) == ss_right_neighbour (p, seat);

  show_who_is_out (view, sketch, ss_left_neighbour (p, seat), ss_right_neighbour (p, seat));
  show_distant_players (view, sketch, seat);
  show_distant_zones (view, sketch, seat);
  show_side (view, sketch, ss_flank (seat, SORTIE_LEFT), left[seat == view->seat], TRUE);
  show_side (view, sketch, ss_flank (seat, SORTIE_RIGHT), right[seat == view->seat], !is_same);
  sortie_sketch_seat (sketch, view, seat);
  ss_show_player (view, sketch, seat);
}
