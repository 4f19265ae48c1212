/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a hint says where the turn can be won. The toy game's rules are in tests/toy/toy.h: 25 lights win, a candle
 * gives 1 when the turn ends, a lantern 2 for one other card, a beacon 3 for two. */
#include "tests/console/lamp-session.h"
#include "tests/tap/tap.h"

#include <string.h>
#include "flow/front-end.h"
#include "match/whole.h"

#define GOAL 25
#define CAN_WIN "You can win this turn: "

static const char *const mixed[] = { "candle", "lantern", "beacon", "candle", NULL };

/* What is said where north, with these cards, needs so much light. (transfer full) */
static char *
hint_for (guint light)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);

  sortie_var_set (&lamps->session->match->now, TOY_LIGHT, NORTH, GOAL - (gint) light);
  return lamp_session_type (lamps, "hint 20");
}

static void
one_lamp_is_enough (void)
{
  g_autofree char *said = hint_for (1);

  CU_ASSERT_PTR_NOT_NULL (strstr (said, CAN_WIN "light candle"));
  CU_ASSERT_PTR_NULL (strstr (said, ";"));
  /* there is nothing more to say */
  CU_ASSERT_PTR_NULL (strstr (said, "Tried"));
}

/* The beacon for the lantern and a candle, and the other candle: 3 and 1. */
static void
several_moves_are_found (void)
{
  g_autofree char *said = hint_for (4);
  const char *line = strstr (said, CAN_WIN);

  CU_ASSERT_PTR_NOT_NULL_FATAL (line);
  CU_ASSERT_PTR_NOT_NULL (strstr (line, "light beacon"));
  CU_ASSERT_PTR_NOT_NULL (strstr (line, "light candle"));
}

/* Types a move of a line; what only one card can pay the console answers itself. */
static void
type (LampSession *lamps, const char *move)
{
  SortieMove lone;

  g_free (lamp_session_type (lamps, move));
  while (!sortie_is_over (&lamps->session->match->now) && sortie_lone_answer (&lamps->session->match->now, &lone))
    CU_ASSERT_TRUE_FATAL (sortie_match_play_move (lamps->session->match, NORTH, &lone, NULL));
}

/* The line wins where it is typed. */
static void
the_line_can_be_typed (void)
{
  for (guint light = 1; light <= 4; light++)
    {
      g_autoptr (LampSession) lamps = lamp_session_new (mixed);
      g_autofree char *said = NULL, *line = NULL;
      g_auto (GStrv) moves = NULL;
      SortieMatch *match = lamps->session->match;

      sortie_var_set (&match->now, TOY_LIGHT, NORTH, GOAL - (gint) light);
      said = lamp_session_type (lamps, "hint 20");
      CU_ASSERT_PTR_NOT_NULL_FATAL (strstr (said, CAN_WIN));
      line = g_strdup (strstr (said, CAN_WIN) + strlen (CAN_WIN));
      line[strcspn (line, ".")] = '\0';
      tap_note ("%u: %s", light, line);
      moves = g_strsplit (line, "; ", -1);
      for (guint i = 0; moves[i] != NULL; i++)
        type (lamps, moves[i]);
      type (lamps, "done");
      tap_int (match->now.s->result.kind, SORTIE_RESULT_WON);
      tap_int (match->now.s->result.winners, 1 << NORTH);
    }
}

/* Five lights would take both matches, or one of them and luck: at least one six of two dice, 11 of 36. */
static void
luck_is_not_promised (void)
{
  g_autofree char *said = hint_for (5);

  CU_ASSERT_PTR_NULL (strstr (said, "You can win"));
  CU_ASSERT_PTR_NOT_NULL (strstr (said, "Tried"));
}

static const TapTest tests[] = {
  { "T-6 one lamp that wins is named", one_lamp_is_enough },
  { "several moves that win together are found", several_moves_are_found },
  { "the line that hint 20 names wins when it is typed", the_line_can_be_typed },
  { "what needs more luck than half of the games have is not named", luck_is_not_promised },
  { NULL },
};

TAP_MAIN (tests)
