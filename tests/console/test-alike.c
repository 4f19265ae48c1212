/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-alike.c: a question that makes no difference is not asked, and one that does is. Each position is laid out as
 * a step of a lesson, as the player sees it who is asked.
 */
#include <string.h>

#include "console/programs/programs.h"
#include "match/whole.h"
#include "model/front-end.h"
#include <sortie/match.h>
#include <sortie/move.h>
#include "reader/reader.h"
#include "tests/console/table.h"
#include "tests/tap/game.h"

#define SOLO "game siegestorm\nchoose boss=nyryki\nteaches an order\n\n"
#define SUMMONERS \
  "game summoner-wars\nchoose deck:south=guild-dwarves\nchoose deck:north=cave-goblins\nteaches an order\n\n"
#define TAUGHT "teach\n  say Name one.\n  accept choose WHAT\n  otherwise Not now.\n  done So be it.\n"

/* The Boss plays Seal of Haste, which wakes every Totem; the player decides which is first (RUL-54). */
#define TOTEMS(first, second) \
  SOLO "scenario a step\nposition\n  turn boss boss-actions enter\n  menace = 1\n  boss.open-hand: seal-of-haste\n" \
  "  boss.life = 10\n  boss.front: " first "\n  nml: boss " second "\n  player.track1: silverleaf-archer\n" \
  "  player.hand: archangel-veriel\n  player.resources: archangel-veriel*20\n" \
  TAUGHT

/* The player has just paid for Vision 2 (SS-22.3). */
#define VISION(cards) \
  SOLO "scenario a step\nposition\n  turn player deploy\n  player.track3: pilgrim-scribe\n" \
  "  player.hand: oath-knight\n" \
  "  player.resources: " cards " archangel-veriel*9\n  boss.life = 20\nmoves\n  player: activate track3 oath-knight\n" \
  TAUGHT

/* Gror's attack also hits what is near, so it destroys two (SW-11.10). */
#define TWO_DESTROYED \
  SUMMONERS "scenario a step\nposition\n  turn south turn attack\n  d1: south oldin\n  f7: north sneeks\n" \
  "  c3: south gror\n  c4: north goblin-slinger\n  b3: north goblin-fighter\nmoves\n  = dice 6 6\n" \
  "  south: attack c3 c4\n" TAUGHT

/* The Boss plays Seal of Haste ("Advance the Boss's War Track.", and a Spirit token on each Totem), which the Censor in the
 * hand could negate. */
#define SEAL(pieces) \
  SOLO "scenario a step\nposition\n  turn boss boss-actions enter\n  menace = 1\n  boss.open-hand: seal-of-haste\n" \
  "  boss.life = 10\n" pieces "  player.track1: silverleaf-archer\n  player.hand: rune-censor glade-recruit*3\n" \
  "  player.resources: archangel-veriel*20\n" \
  "teach\n  say Answer.\n  accept pass\n  otherwise Not now.\n  done So be it.\n"

#define SEARCH(cards) \
  SUMMONERS "scenario a step\nposition\n  turn south turn event\n  d1: south oldin\n  f7: north sneeks\n" \
  "  south.hand: a-hero-is-born\n  south.draw: " cards "\nmoves\n  south: play a-hero-is-born\n" TAUGHT

/* How many other worlds are looked at. */
#define WORLDS 12

/* One person, who decides, and bots elsewhere. */
static Table *
table_new (const char *game, const char *lesson)
{
  Table *table = table_new_lesson (game, lesson);

  for (guint8 seat = 0; seat < table->match->now.setup->n_seats; seat++)
    {
      g_autofree char *who = g_strdup_printf ("%s=%s", table->match->now.setup->seat_ids[seat],
                                              seat == sortie_match_to_move (table->match) ? "human" : "random");

      if (!console_seat_is_automatic (table->match->now.setup, seat))
        console_session_seat (table->session, who, 1, NULL);
    }
  return table;
}

/* Whether the question is left out; the same in all worlds that the seat cannot tell from this one. */
static gboolean
is_left_out (Table *table)
{
  const SortiePlay *p = sortie_match_play (table->match);
  g_autofree SortieState *truth = g_memdup2 (p->s, p->s->size);
  SortieMove answer;
  const gboolean is = console_stops_settle (table->session, &answer);

  for (guint i = 0; i < WORLDS; i++)
    {
      g_auto (SortieTrial) trial = { .now = p, .seat = sortie_to_move (p) };
      SortieMove other;

      sortie_trial_enter (&trial, 100 + i);
      sortie_state_copy (table->match->now.s, trial.play.s);
      sortie_match_changed (table->match);
      CU_ASSERT_EQUAL (console_stops_settle (table->session, &other), is);
      CU_ASSERT_TRUE (!is || sortie_moves_equal (&answer, &other));
      sortie_state_copy (table->match->now.s, truth);
      sortie_match_changed (table->match);
    }
  return is;
}

static void
check (const char *game, const char *lesson, const char *kind, gboolean is)
{
  g_autoptr (Table) table = table_new (game, lesson);
  const SortiePlay *p = sortie_match_play (table->match);

  tap_string (sortie_decision_decl (p->setup, p->s->decision.kind)->id, kind);
  CU_ASSERT_TRUE_FATAL (sortie_match_legal (table->match)->n > 1);
  CU_ASSERT_EQUAL (is_left_out (table), is);
}

/* Each gives the Boss back 2 life, 10 to 14. */
static void
equal_totems (void)
{
  check ("siegestorm", TOTEMS ("ancestor-mask", "ancestor-mask"), "totem", TRUE);
}

/* Shaman Initiate takes a card of the player's Resources, which nobody knows. */
static void
unknown_card (void)
{
  check ("siegestorm", TOTEMS ("ancestor-mask", "shaman-initiate"), "totem", FALSE);
}

static void
equal_cards (void)
{
  check ("siegestorm", VISION ("moonwell-keeper*2"), "vision", TRUE);
}

static void
other_cards (void)
{
  check ("siegestorm", VISION ("moonwell-keeper rune-censor"), "vision", FALSE);
}

/* The order is that of the Magic Pile, from which a card may be taken. */
static void
order_in_a_pile (void)
{
  check ("summoner-wars", TWO_DESTROYED, "removal-order", FALSE);
}

/* A Hero Is Born takes a Champion out of the Draw Pile. Who searches sees it alone (SW-16.2), and a program learns nothing
 * from a question that is left out. */
static void
only_card_found (void)
{
  g_autoptr (Table) table = table_new ("summoner-wars", SEARCH ("gror guild-spearman*3"));
  SortieMove answer;

  tap_int (sortie_match_legal (table->match)->n, 1);
  CU_ASSERT_TRUE (console_stops_settle (table->session, &answer));
}

static void
several_cards_found (void)
{
  check ("summoner-wars", SEARCH ("gror baldar guild-spearman*3"), "search", FALSE);
}

/* SS-18.2: whether a person is asked for an answer to @links announcements, one after the other, that all pass. */
static void
check_answers (const char *lesson, const gboolean *asked, guint links)
{
  g_autoptr (Table) table = table_new ("siegestorm", lesson);

  for (guint i = 0; i < links; i++)
    {
      const SortiePlay *p = sortie_match_play (table->match);
      SortieMove pass;
      SortieRefusal why;

      tap_string (sortie_decision_decl (p->setup, p->s->decision.kind)->id, "answer");
      CU_ASSERT_TRUE_FATAL (sortie_match_legal (table->match)->n > 1);
      CU_ASSERT_EQUAL (!console_stops_spare (table->session), asked[i]);
      CU_ASSERT_TRUE_FATAL (sortie_move_declining (p, &pass));
      CU_ASSERT_TRUE_FATAL (sortie_match_play_move (table->match, sortie_to_move (p), &pass, &why));
    }
}

/* SS-9.1, SS-22.23: nothing advances on an empty track, and without a Totem a Spirit does nothing. */
static void
nothing_to_answer (void)
{
  static const gboolean asked[] = { FALSE, FALSE };

  check_answers (SEAL (""), asked, G_N_ELEMENTS (asked));
}

/* Each of the two does something. */
static void
something_to_answer (void)
{
  static const gboolean asked[] = { FALSE, FALSE };

  check_answers (SEAL ("  boss.track2: goblin-archer\n  boss.front: ancestor-mask\n"), asked, G_N_ELEMENTS (asked));
}

static const TapTest tests[] = {
  { "RUL-54 which of two Totems is first is not asked where both do the same", equal_totems },
  { "but it is where one of them shows a card that nobody knew", unknown_card },
  { "SS-22.3 which of two equal cards is kept is not asked", equal_cards },
  { "but it is of two different ones", other_cards },
  { "SW-11.10 the order in which cards come onto a pile is asked", order_in_a_pile },
  { "SW-16.2 the only card that a search finds is taken without a question", only_card_found },
  { "and which of several is asked", several_cards_found },
  { "an announcement that would change nothing needs no answer", nothing_to_answer },
  { "one that does something may need one", something_to_answer },
  { NULL },
};

TAP_MAIN (tests)
