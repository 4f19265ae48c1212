/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-clues.c: what was told about a card holds in every world that its player imagines, and nothing else does. */
#include <sortie/match.h>
#include "base/xml.h"

#include <stdio.h>
#include <stdlib.h>

#include "match/whole.h"
#include "model/internal.h"
#include "base/internal.h"
#include "model/front-end.h"
#include "module/front-end.h"
#include "tests/tap/game.h"

/* Enough for each of 25 faces to be seen somewhere. */
#define WORLDS 400
#define HAND 5
#define RED_CARDS 5

static SortieModule *module;

static SortieMatch *
begin (void)
{
  SortieMatchSpec spec = { .module = module, .seed = 3 };
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  return match;
}

static void
give_clues (SortiePlay *p, guint8 seat)
{
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, 1, seat), card))
    for (guint flag = 0; p->setup->flags[flag].id != NULL; flag++)
      if (flag % 2 == 0)
        sortie_card_clue (p, card, flag);
}

/* Which faces the cards of a hand have in worlds that @seat imagines: bit per definition. */
static void
faces_imagined (const SortiePlay *p, guint8 seat, guint32 *ret)
{
  g_autofree SortieState *block = sortie_state_new (&p->setup->bounds);
  SortiePlay world = { .setup = p->setup, .s = block };
  SortieRng rng;

  sortie_rng_seed (&rng, 1);
  for (guint i = 0; i < WORLDS; i++)
    {
      guint at = 0;

      sortie_view_imagine (p, seat, block, &rng);
      for (SORTIE_EACH_IN_ZONE (&world, sortie_zone_of (p, 1, seat), card))
        {
          guint16 def = sortie_card (&world, card)->def;

          CU_ASSERT (!(sortie_card_flags (&world, card) & p->setup->untrue[def]));
          CU_ASSERT (!(sortie_card_denied (&world, card) & ~p->setup->untrue[def]));
          ret[at++] |= 1u << def;
        }
    }
}

static void
clues_hold_in_every_world (void)
{
  g_autoptr (SortieMatch) match = begin ();
  SortiePlay *p = &match->now;

  for (guint8 seat = 0; seat < 2; seat++)
    {
      guint32 faces[HAND] = { 0 };

      give_clues (p, seat);
      faces_imagined (p, seat, faces);
    }
}

/* Of a card that is told to be red, five faces are thought of; of one of which nothing was told, more. */
static void
everything_else_is_imagined (void)
{
  g_autoptr (SortieMatch) match = begin ();
  SortiePlay *p = &match->now;
  guint32 faces[HAND] = { 0 };
  guint16 card = sortie_top_of (p, 1, 0), red = 0;

  while (sortie_card (p, card)->def != 0 && (p->setup->untrue[sortie_card (p, card)->def] >> red & 1))
    red++; /* whatever colour it is */
  sortie_card_set_flag (p, card, red, TRUE);
  faces_imagined (p, 0, faces);
  tap_int (__builtin_popcount (faces[0]) <= RED_CARDS, TRUE);
  tap_int (__builtin_popcount (faces[0]) >= 3, TRUE);
  tap_int (__builtin_popcount (faces[1]) > 2 * RED_CARDS, TRUE);
}

/* Of a card that is told not to be red, every face but five is thought of. */
static void
what_is_denied_is_never_imagined (void)
{
  g_autoptr (SortieMatch) match = begin ();
  SortiePlay *p = &match->now;
  guint32 faces[HAND] = { 0 };
  guint16 card = sortie_top_of (p, 1, 0), clue = 0;

  while (!(p->setup->untrue[sortie_card (p, card)->def] >> clue & 1))
    clue++; /* a colour that it does not have */
  sortie_card_clue (p, card, clue);
  tap_int (sortie_card_flags (p, card), 0);
  tap_int (sortie_card_denied (p, card), 1 << clue);
  faces_imagined (p, 0, faces);
  for (guint def = 1; def < p->setup->catalogue->n_defs; def++)
    if (!(p->setup->untrue[def] >> clue & 1))
      tap_int (faces[0] >> def & 1, FALSE);
  tap_int (__builtin_popcount (faces[0]) > 2 * RED_CARDS, TRUE);
}

/* Ada is told of her hand; of another hand nobody says anything. */
static void
a_clue_about_a_hand_is_about_each_card (void)
{
  g_autoptr (SortieMatch) match = begin ();
  SortiePlay *p = &match->now;
  guint16 hand = sortie_zone_of (p, 1, 0);

  sortie_zone_clue (p, hand, 0);
  for (SORTIE_EACH_IN_ZONE (p, hand, card))
    {
      gboolean is_red = !(p->setup->untrue[sortie_card (p, card)->def] & 1);

      tap_int (sortie_card_flags (p, card), is_red);
      tap_int (sortie_card_denied (p, card), !is_red);
    }
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, 1, 1), card))
    tap_int (sortie_card_flags (p, card) | sortie_card_denied (p, card), 0);
}

/* Views that differ in what was denied differ, and a position keeps it. */
static void
what_is_denied_is_seen_and_kept (void)
{
  g_autoptr (SortieMatch) match = begin ();
  SortiePlay *p = &match->now;
  g_autofree SortieState *block = sortie_state_new (&p->setup->bounds);
  g_autofree SortieState *other = sortie_state_new (&p->setup->bounds);
  gsize room = 2 * sortie_state_size (&p->setup->bounds), size, sizes[2];
  g_autofree guint8 *bytes = g_malloc (room), *more = g_malloc (room);
  guint64 hash = sortie_state_hash (p->s);
  guint16 hand = sortie_zone_of (p, 1, 0);
  g_autoptr (GError) error = NULL;
  SortieView view;

  sortie_view_init (&view, block, p, 0);
  sizes[0] = sortie_view_write (&view, bytes, room);
  sortie_zone_clue (p, hand, 0);
  sortie_view_init (&view, block, p, 0);
  sizes[1] = sortie_view_write (&view, more, room);
  for (guint i = 0; i < HAND; i++)
    tap_int (sortie_card_denied (&view.play, sortie_zone_at (&view.play, hand, i)),
             sortie_card_denied (p, sortie_zone_at (p, hand, i)));
  tap_int (sizes[0], sizes[1]);
  CU_ASSERT (memcmp (bytes, more, sizes[0]) != 0);
  CU_ASSERT (sortie_state_hash (p->s) != hash);
  size = sortie_state_write (p->s, bytes, room);
  CU_ASSERT (sortie_state_read (other, bytes, size, &error));
  tap_no_error (error);
  tap_int (sortie_state_hash (other) == sortie_state_hash (p->s), TRUE);
}

/* The other seat sees the card, so it imagines only the true face. */
static void
who_sees_the_card_imagines_nothing (void)
{
  g_autoptr (SortieMatch) match = begin ();
  SortiePlay *p = &match->now;
  g_autofree SortieState *block = sortie_state_new (&p->setup->bounds);
  SortiePlay world = { .setup = p->setup, .s = block };
  SortieRng rng;

  sortie_rng_seed (&rng, 1);
  sortie_view_imagine (p, 1, block, &rng);
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, 1, 0), card))
    tap_int (sortie_card (&world, card)->def, sortie_card (p, card)->def);
}

static const TapTest tests[] = {
  { "what was told holds in every world", clues_hold_in_every_world },
  { "what was not told may be anything", everything_else_is_imagined },
  { "what a card is told not to be it is in no world", what_is_denied_is_never_imagined },
  { "a clue about a hand is about each of its cards", a_clue_about_a_hand_is_about_each_card },
  { "what a card is not is seen, hashed and kept", what_is_denied_is_seen_and_kept },
  { "who sees a card imagines it as it is", who_sees_the_card_imagines_nothing },
  { NULL },
};

int
main (int argc, char **argv)
{
  g_autofree char *modules = g_build_filename (g_getenv ("top_builddir"), "tests", "lamplight", NULL);
  g_autofree char *content = g_build_filename (g_getenv ("top_srcdir"), "tests", "lamplight", "content", NULL);
  const SortiePaths paths = { modules, content };
  g_autoptr (GError) error = NULL;
  int status;

  sortie_xml_init ();
  module = sortie_module_load_with (&paths, "lamplight", NULL, &error);
  if (module == NULL)
    {
      printf ("Bail out! %s\n", error->message);
      return EXIT_FAILURE;
    }
  status = tap_main (argc, argv, tests);
  sortie_module_free (module);
  return status;
}
