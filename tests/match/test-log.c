/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each seat is told, and taking it back. */
#include "match/log.h"
#include "tests/toy/lamps.h"
#include <sortie/match.h>
#include "match/front-end.h"
#include <string.h>
#include "flow/internal.h"

static void
say (SortieLog *log, const char *pattern)
{
  sortie_log_say (log, pattern, SOUTH, 3);
}

static void
everybody_is_told (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  g_autoptr (SortieLog) log = sortie_log_new (sortie_match_setup (match));

  tap_int (sortie_log_length (log), 0);
  say (log, "{seat} says {n}.");
  tap_int (sortie_log_length (log), 1);
  for (guint8 seat = NORTH; seat <= SOUTH; seat++)
    {
      g_auto (GStrv) lines = sortie_log_read (log, seat, 0, 10);

      tap_string (lines[0], "south says 3.");
      tap_string (lines[1], NULL);
    }

  g_auto (GStrv) nobody = sortie_log_read (log, 2, 0, 10);

  tap_string (nobody[0], NULL);
}

/* An event without a sentence is no entry; one with is an entry for all, each with its own
 * words. */
static void
events_are_told_as_seen (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  const SortiePlay *p = sortie_match_play (match);
  g_autoptr (SortieLog) log = sortie_log_new (sortie_match_setup (match));
  SortieEvent quiet = sortie_event_from (p, NULL, SORTIE_EVENT_PHASE_ENDS, NORTH);
  SortieEvent drawn = sortie_event_from (p, NULL, TOY_EVENT_DRAWN, NORTH);
  g_auto (GStrv) north = NULL, south = NULL;

  CU_ASSERT_PTR_NULL_FATAL (sortie_event_decl (p->setup, SORTIE_EVENT_PHASE_ENDS)->says);
  sortie_log_event (log, p, &quiet);
  tap_int (sortie_log_length (log), 0);
  drawn.subject =
      sortie_ref_card (sortie_zone_top (p, sortie_setup_zone (p->setup, TOY_HAND, NORTH)));
  sortie_log_event (log, p, &drawn);
  tap_int (sortie_log_length (log), 1);
  north = sortie_log_read (log, NORTH, 0, 1);
  south = sortie_log_read (log, SOUTH, 0, 1);
  CU_ASSERT_STRING_NOT_EQUAL (north[0], "North draws a card.");
  tap_string (south[0], "North draws a card.");
}

/* Whose ability it was is said, unless it is the card that the sentence is about. */
static void
abilities_are_named (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  const SortiePlay *p = sortie_match_play (match);
  g_autoptr (SortieLog) log = sortie_log_new (sortie_match_setup (match));
  SortieEvent drawn = sortie_event_from (p, NULL, TOY_EVENT_DRAWN, NORTH);
  g_auto (GStrv) lines = NULL;

  drawn.subject =
      sortie_ref_card (sortie_zone_top (p, sortie_setup_zone (p->setup, TOY_HAND, NORTH)));
  drawn.source
      = sortie_ref (SORTIE_REF_DEF, sortie_catalogue_find (p->setup->catalogue, "beacon"));
  drawn.cause = SORTIE_CAUSE_PLAY;
  sortie_log_event (log, p, &drawn);
  drawn.cause = SORTIE_CAUSE_ABILITY;
  sortie_log_event (log, p, &drawn);
  drawn.source = drawn.subject;
  sortie_log_event (log, p, &drawn);
  lines = sortie_log_read (log, SOUTH, 0, 3);
  tap_string (lines[0], "North draws a card.");
  tap_string (lines[1], "North draws a card. (Beacon)");
  tap_string (lines[2], "North draws a card.");
}

/* The card that lies there in the hand of North, drawn. */
static void
draw (SortieLog *log, const SortiePlay *p, guint position)
{
  SortieEvent drawn = sortie_event_from (p, NULL, TOY_EVENT_DRAWN, NORTH);

  drawn.subject
      = sortie_ref_card (sortie_zone_at (p, sortie_setup_zone (p->setup, TOY_HAND, NORTH), position));
  sortie_log_event (log, p, &drawn);
}

/* T-1: North sees the cards, South none of them. */
static void
several_draws_are_one_sentence (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  const SortiePlay *p = sortie_match_play (match);
  g_autoptr (SortieLog) log = sortie_log_new (sortie_match_setup (match));
  g_auto (GStrv) one = NULL, other = NULL, north = NULL, south = NULL;
  g_autofree char *both = NULL;

  draw (log, p, 0);
  draw (log, p, 1);
  say (log, "two");
  draw (log, p, 0);
  one = sortie_log_read (log, NORTH, 0, 1);
  other = sortie_log_read (log, NORTH, 1, 2);
  CU_ASSERT_STRING_NOT_EQUAL_FATAL (one[0], other[0]);
  both = g_strdup_printf ("%.*s, %s", (int) strlen (one[0]) - 1, one[0], other[0] + strlen ("North draws "));
  north = sortie_log_read_joined (log, NORTH, 0, 4, FALSE);
  tap_string (north[0], both);
  tap_string (north[1], "");
  tap_string (north[2], "two");
  tap_string (north[3], one[0]);
  south = sortie_log_read_joined (log, SOUTH, 0, 2, FALSE);
  tap_string (south[0], "North draws 2 cards.");
  tap_string (south[1], "");
}

static void
parts_are_read (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  g_autoptr (SortieLog) log = sortie_log_new (sortie_match_setup (match));
  g_auto (GStrv) middle = NULL, nothing = NULL;

  say (log, "one");
  say (log, "two");
  say (log, "three");
  middle = sortie_log_read (log, NORTH, 1, 2);
  tap_string (middle[0], "two");
  tap_string (middle[1], NULL);
  nothing = sortie_log_read (log, NORTH, 5, 9);
  tap_string (nothing[0], NULL);
}

static void
entries_are_taken_back (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  g_autoptr (SortieLog) log = sortie_log_new (sortie_match_setup (match));
  g_auto (GStrv) lines = NULL;

  say (log, "one");
  say (log, "two");
  sortie_log_truncate (log, 1);
  say (log, "three");
  tap_int (sortie_log_length (log), 2);
  lines = sortie_log_read (log, SOUTH, 0, 2);
  tap_string (lines[0], "one");
  tap_string (lines[1], "three");
}

static void
expect_seats (const SortieLog *log, guint entry, guint8 seat, guint8 actor)
{
  guint8 of, by;

  sortie_log_seats (log, entry, &of, &by);
  tap_int (of, seat);
  tap_int (by, actor);
}

/* Whoever is told little first hears of what counts: of what happened to whom, by whom, and who is out. */
static void
entries_have_weight (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  const SortiePlay *p = sortie_match_play (match);
  g_autoptr (SortieLog) log = sortie_log_new (sortie_match_setup (match));
  SortieEvent drawn = sortie_event_from (p, NULL, TOY_EVENT_DRAWN, NORTH);
  SortieEvent out = sortie_event_from (p, NULL, SORTIE_EVENT_OUT, SOUTH);

  drawn.actor = SOUTH;
  sortie_log_event (log, p, &drawn);
  sortie_log_event (log, p, &out);
  say (log, "{seat} says {n}.");
  tap_int (sortie_log_length (log), 3);
  expect_seats (log, 0, NORTH, SOUTH);
  tap_int (sortie_log_kind (log, 1), SORTIE_LOG_OUT);
  expect_seats (log, 1, SOUTH, SORTIE_NO_SEAT);
  expect_seats (log, 2, SORTIE_NO_SEAT, SORTIE_NO_SEAT);
}

static SortieRef
def_named (const SortiePlay *p, const char *id)
{
  return sortie_ref (SORTIE_REF_DEF, sortie_catalogue_find (p->setup->catalogue, id));
}

/* T-1: whether two hidden cards are the same tells nothing. */
static void
entries_share_things (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  const SortiePlay *p = sortie_match_play (match);
  g_autoptr (SortieLog) log = sortie_log_new (sortie_match_setup (match));
  SortieEvent cause = sortie_event_from (p, NULL, TOY_EVENT_DRAWN, NORTH), effect = cause;

  cause.subject = def_named (p, "beacon");
  cause.source = def_named (p, "lantern");
  effect.subject = cause.source;
  sortie_log_event (log, p, &cause);
  sortie_log_event (log, p, &cause);
  sortie_log_event (log, p, &effect);
  draw (log, p, 0);
  draw (log, p, 0);
  CU_ASSERT_TRUE (sortie_log_about_same (log, 0, 1));
  CU_ASSERT_FALSE (sortie_log_about_same (log, 0, 2));
  CU_ASSERT_FALSE (sortie_log_about_same (log, 3, 4));
  CU_ASSERT_TRUE (sortie_log_comes_of (log, 2, 0));
  CU_ASSERT_FALSE (sortie_log_comes_of (log, 0, 2));
  CU_ASSERT_FALSE (sortie_log_comes_of (log, 4, 3));
}

static const TapTest tests[] = {
  { "what is said to everybody is an entry for each seat", everybody_is_told },
  { "T-1 an event is told to each seat as it saw it", events_are_told_as_seen },
  { "the card whose ability it was is named", abilities_are_named },
  { "T-1 what happens to several cards is one sentence; who does not know them learns how many", several_draws_are_one_sentence },
  { "entries are read from and up to a number", parts_are_read },
  { "a truncated log forgets its last entries", entries_are_taken_back },
  { "an entry says to whom it happened, by whom, and who is out", entries_have_weight },
  { "T-1 entries tell what became of the same thing, if everybody knows it", entries_share_things },
  { NULL },
};

TAP_MAIN (tests)
