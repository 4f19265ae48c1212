/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-steady.c: in each window a place is on the same line and in the same column at all prompts of a match. Whole
 * matches of programs, seen by the seat that decides and by a spectator, or the first part of long ones.
 */
#include <string.h>

#include <sortie/bot.h>
#include <sortie/match.h>
#include "module/front-end.h"
#include "tests/console/sketches.h"
#include "tests/tap/game.h"

/* lines that a session leaves for the status, the news, the question and the typed line */
static const struct { guint width, rows, around; } windows[]
    = { { 80, 24, 6 }, { 100, 30, 9 }, { 120, 40, 9 }, /* beside the texts of a hand: */ { 80, 40, 9 }, { 84, 40, 9 } };

static const char *const *names;
/* what a low window has in columns, too */
static const char *const numbers[] = { "Life", "Menace Level", "Resources", "Casualties", "Heal pile", "Support",
                                       "Reserve token", "Magic Pile", "Discard Pile", NULL };
/* letters of the places of eight rows */
#define LEAST 80
/* moves of a match, at most */
#define MOST_MOVES 250
/* make check looks at one prompt in so many, make check-all at each */
#define ONE_IN 6

/* Adds where each of the names is; of those with numbers, where a number follows: sentences have the words, too. */
static void
add_places (GString *places, char **lines, const char *const *of)
{
  for (guint name = 0; of[name] != NULL; name++)
    for (guint i = 0; lines[i] != NULL; i++)
      for (const char *at = strstr (lines[i], of[name]); at != NULL; at = strstr (at + 1, of[name]))
        {
          g_autofree char *before = g_strndup (lines[i], (gsize) (at - lines[i]));

          if (of == numbers && !g_ascii_isdigit (at[strlen (of[name])] == ' ' ? at[strlen (of[name]) + 1] : '\0'))
            continue;
          g_string_append_printf (places, "%s at %u, %u; ", of[name], i, sortie_text_width (before));
        }
}

/* Where each row of a grid and each of the names is: "row 8 at 3; War Track 3 at 9, 30; ". (transfer full) */
static char *
places_in (const char *drawn, gboolean is_low)
{
  g_auto (GStrv) lines = g_strsplit (drawn, "\n", -1);
  GString *places = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_ascii_isdigit (lines[i][0]) && lines[i][1] == ' ')
      g_string_append_printf (places, "row %c at %u; ", lines[i][0], i);
  add_places (places, lines, names);
  if (is_low)
    add_places (places, lines, numbers);
  return g_string_free (places, FALSE);
}

/* The table in one window, compared with that at the first prompt of the same reader. */
static void
look_through (SortieSketch *sketch, guint8 reader, guint window, char **first)
{
  g_autoptr (ConsoleOut) out = make_out (windows[window].width);
  g_autofree char *places = NULL;

  out->width = MIN (out->width, 100);
  out->rows = windows[window].rows;
  console_draw (out, sketch, reader, windows[window].around);
  places = places_in (out->pending->str, out->rows < 30);
  if (*first == NULL)
    *first = g_strdup (places);
  if (strcmp (places, *first) != 0)
    tap_note ("%s", out->pending->str);
  tap_string (places, *first);
  if (strlen (places) < LEAST)
    tap_note ("%u %s", windows[window].width, out->pending->str);
  CU_ASSERT (strlen (places) >= LEAST);
  if (console_out_count_lines (out->pending->str) + 6 > out->rows)
    tap_note ("%s", out->pending->str);
  CU_ASSERT (console_out_count_lines (out->pending->str) + 6 <= out->rows);
}

/* The table at one prompt. @i: the reader in @first */
static void
look (SortieMatch *match, guint8 reader, guint i, char *first[][SORTIE_MAX_SEATS + 1])
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();

  if (reader == sortie_match_to_move (match))
    sortie_sketch_allow (sketch, sortie_match_legal (match));
  sortie_game_show (sortie_match_view (match, reader), sketch);
  for (guint window = 0; window < G_N_ELEMENTS (windows); window++)
    look_through (sketch, reader, window, &first[window][i]);
}

/* Whoever is out has left the table. */
static gboolean
is_anybody_out (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_is_out (p, seat))
      return TRUE;
  return FALSE;
}

static void
expect_steady (const char *game, const char *mode, const char *const *marks, guint64 seed)
{
  SortieModule *module = tap_game (game, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match
    = sortie_match_new (&(SortieMatchSpec) { .module = module, .mode = mode, .seed = seed }, &error);
  g_autoptr (SortieBot) bot = NULL;
  char *first[G_N_ELEMENTS (windows)][SORTIE_MAX_SEATS + 1] = { { NULL } };
  const guint one_in = tap_games (1) > 1 ? 1 : ONE_IN;

  tap_no_error (error);
  names = marks;
  bot = sortie_bot_new (sortie_match_setup (match), "greedy", seed);
  while (!sortie_match_is_over (match) && !is_anybody_out (sortie_match_play (match))
         && sortie_match_play (match)->s->moves < MOST_MOVES)
    {
      const guint8 asked = sortie_match_to_move (match);
      const SortieMove move = sortie_bot_choose (bot, sortie_match_play (match), asked, sortie_match_legal (match));

      if (sortie_match_play (match)->s->moves % one_in == 0)
        {
          look (match, asked, asked, first);
          look (match, SORTIE_NO_SEAT, SORTIE_MAX_SEATS, first);
        }
      CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, asked, &move, NULL));
    }
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    for (guint seat = 0; seat <= SORTIE_MAX_SEATS; seat++)
      g_free (first[i][seat]);
  g_clear_pointer (&match, sortie_match_free);
  sortie_module_free (module);
}

static const char *const tracks[]
    = { "War Track 1", "War Track 2", "War Track 3", "Front Line (", "No Man's Land", NULL };
static const char *const rows[] = { "│", NULL };
static const char *const seam[] = { "║", NULL };

static void
against_a_boss (void)
{
  expect_steady ("siegestorm", "solo", tracks, 7);
}

static void
in_a_duel (void)
{
  expect_steady ("siegestorm", "duel", tracks, 7);
}

static void
in_coop (void)
{
  expect_steady ("siegestorm", "coop", tracks, 7);
}

static void
in_a_circle (void)
{
  expect_steady ("siegestorm", "last-man-standing-3", rows, 7);
  expect_steady ("siegestorm", "last-man-standing-4", rows, 7);
}

static void
on_a_battlefield (void)
{
  expect_steady ("summoner-wars", NULL, rows, 3);
}

static void
on_two_boards (void)
{
  expect_steady ("summoner-wars", "four-players", seam, 3);
  expect_steady ("summoner-wars", "three-players", seam, 5);
}

static const TapTest tests[] = {
  { "SS-2.3 alone against a Boss, each place keeps its line and column", against_a_boss },
  { "SS-2.3 in a Duel, each place keeps its line and column", in_a_duel },
  { "SS-2.3 in Co-op, each place keeps its line and column", in_coop },
  { "SS-20 in Last Man Standing, each place keeps its line until a player is out", in_a_circle },
  { "SW-2.1 on a battlefield, each space keeps its line and column", on_a_battlefield },
  { "SW-25.2 on two boards, each space keeps its line until a player is out", on_two_boards },
  { NULL },
};

TAP_MAIN (tests)
