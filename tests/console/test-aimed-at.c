/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-aimed-at.c: what is aimed at a seat (aimed-at.c). Positions are laid out as steps of a lesson, in which the other player
 * announces something and the learner, seat two, has a chance to answer. */
#include <glib/gstdio.h>

#include "console/session/session.h"
#include "kit/lesson.h"
#include <sortie/match.h>
#include "tests/tap/game.h"

#define TWO 1

/* A lesson of one step. (transfer full) */
static SortieLesson *
lesson_new (SortieModule *module, const char *mode, const char *position, const char *moves)
{
  g_autofree char *path = NULL, *text = NULL;
  g_autoptr (GError) error = NULL;
  SortieLesson *lesson;
  gint file = g_file_open_tmp ("XXXXXX.lesson", &path, NULL);

  CU_ASSERT_TRUE_FATAL (file >= 0);
  g_close (file, NULL);
  text = g_strconcat ("game siegestorm\nmode ", mode, "\nteaches what is aimed at whom\n\nscenario a step\nposition\n", position,
                      "moves\n", moves, "teach\n  say Answer, or not.\n  accept pass\n  otherwise Not now.\n  done So be it.\n",
                      NULL);
  CU_ASSERT_TRUE_FATAL (g_file_set_contents (path, text, -1, NULL));
  lesson = sortie_lesson_open (module, path, &error);
  tap_no_error (error);
  g_unlink (path);
  return lesson;
}

/* Whether what @moves announce in @position is aimed at seat two, which is asked. */
static gboolean
is_aimed (const char *mode, const char *position, const char *moves)
{
  SortieModule *module = tap_game ("siegestorm", NULL);
  SortieLesson *lesson = lesson_new (module, mode, position, moves);
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_lesson_begin (lesson, 0, &error);
  gboolean aimed;

  tap_no_error (error);
  CU_ASSERT_TRUE_FATAL (sortie_lesson_next (lesson, match, &error));
  tap_no_error (error);
  CU_ASSERT_EQUAL_FATAL (sortie_match_to_move (match), TWO);
  CU_ASSERT_TRUE (console_is_chance (sortie_match_play (match)));
  aimed = console_is_aimed_at (sortie_match_play (match), TWO);
  sortie_match_free (match);
  sortie_lesson_free (lesson);
  sortie_module_free (module);
  return aimed;
}

#define DUEL "  one.resources: bone-thrall*12\n  two.resources: bone-thrall*12\n  two.hand: glade-recruit\n"
#define CIRCLE DUEL "  three.resources: bone-thrall*12\n"
#define MATRON "  turn one player deploy\n  one.hand: banshee-matron bone-thrall*3\n"
#define DEPLOY "one: deploy banshee-matron bone-thrall bone-thrall bone-thrall\n"
#define DEPLOY_LEFT "one: deploy banshee-matron left bone-thrall bone-thrall bone-thrall\n"

/* Oath Knight's Action: "Deal 1 damage, then Heal 1."; Temple Acolyte's: "Heal 2." */
static void
actions (void)
{
  CU_ASSERT_TRUE (is_aimed ("duel", DUEL "  turn one player prepare\n  one.hand: oath-knight bone-thrall*2\n",
                            "one: play oath-knight bone-thrall bone-thrall\n"));
  CU_ASSERT_FALSE (is_aimed ("duel", DUEL "  turn one player prepare\n  one.hand: temple-acolyte bone-thrall\n",
                             "one: play temple-acolyte bone-thrall\n"));
}

/* Banshee Matron: "Enemies have -1 ATT." That begins when the unit is deployed, and no event tells of it. */
static void
what_lasts (void)
{
  CU_ASSERT_TRUE (is_aimed ("duel", DUEL MATRON "  two.track1: oath-knight\n", DEPLOY));
  CU_ASSERT_FALSE (is_aimed ("duel", DUEL MATRON, DEPLOY));
}

/* SS-20.4: only the Enemies of its own side. To the left of the first is the second. */
static void
side (void)
{
  CU_ASSERT_TRUE (is_aimed ("last-man-standing-3", CIRCLE MATRON "  two.right-track1: oath-knight\n", DEPLOY_LEFT));
  CU_ASSERT_FALSE (is_aimed ("last-man-standing-3", CIRCLE MATRON "  two.left-track1: oath-knight\n", DEPLOY_LEFT));
}

/* RUL-07: a card that was taken belongs to whoever holds it. Vault Necromancer's Action: "Deploy target card from your
 * Casualties for free." The card began with the second, and lies with the first. */
static void
cards_taken (void)
{
  CU_ASSERT_TRUE (is_aimed ("duel",
                            DUEL "  turn one player prepare\n  one.hand: vault-necromancer bone-thrall*4\n"
                                 "  one.casualties: oath-knight@two\n",
                            "one: play vault-necromancer oath-knight bone-thrall bone-thrall bone-thrall bone-thrall\n"));
}

/* SS-9.3: a storm comes from the Advance step, and answers may be given to its Action, too (SS-9.6). What the Action does
 * counts then, and not the attack, which comes whether or not the Action is negated: Temple Acolyte's heals only. */
static void
what_comes_anyway (void)
{
  CU_ASSERT_FALSE (is_aimed ("duel",
                             DUEL "  turn one player draw\n  one.hand: bone-thrall*3\n  one.track3: temple-acolyte\n",
                             "one: done\n  one: storm two\n  two: pass\n"));
}

static const TapTest tests[] = {
  { "an Action that deals damage is aimed at the other player, one that heals is not", actions },
  { "a unit that weakens others is aimed at those whose units it weakens", what_lasts },
  { "SS-20.4 where each has two neighbours only at the one of its side", side },
  { "RUL-07 what somebody does with a card that began with another is aimed at that one, too", cards_taken },
  { "what comes whether or not the link takes effect is not aimed by it", what_comes_anyway },
  { NULL },
};

TAP_MAIN (tests)
