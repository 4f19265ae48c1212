/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-ends.c: how a match ended, in positions that end with the next moves: the summary names the deed that decided
 * it, what came of that, and nothing else. */
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include <sortie/match.h>
#include "kit/puzzle.h"
#include "match/whole.h"
#include "reader/reader.h"
#include "tests/tap/game.h"
#include "tests/tap/tap.h"

typedef struct
{
  const char *game, *seat, *position;
  const char *lines[8];  /* of whoever decides then */
  const char *told[6];   /* facts, in that order */
  const char *untold[6]; /* facts */
} End;

/* Whatever the task is, the position counts. */
#define SOLVE "solve\n  seat %s\n  task Win.\n  hint Win.\n  goal win\n  solution %s: %s\n  fails pass\n"

static SortiePuzzle *
open_position (SortieModule *module, const End *end)
{
  g_autofree char *path = NULL, *text = NULL;
  g_autoptr (GError) error = NULL;
  SortiePuzzle *puzzle;

  text = g_strdup_printf ("game %s\n%s" SOLVE, end->game, end->position, end->seat, end->seat, end->lines[0]);
  close (g_file_open_tmp ("end-XXXXXX", &path, NULL));
  CU_ASSERT_TRUE_FATAL (g_file_set_contents (path, text, -1, NULL));
  puzzle = sortie_puzzle_open (module, path, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (puzzle);
  g_unlink (path);
  return puzzle;
}

static void
play (SortieMatch *match, const End *end)
{
  SortieFeeder feeder = sortie_feeder_for_match (match);
  SortieFed fed;

  for (guint i = 0; end->lines[i] != NULL; i++)
    if (!sortie_feed_line (&feeder, sortie_match_to_move (match), end->lines[i], &fed))
      tap_note ("%s is refused", end->lines[i]);
  while (!sortie_match_is_over (match) && sortie_feed_settle (&feeder))
    continue;
  CU_ASSERT_TRUE_FATAL (sortie_match_is_over (match));
}

static void
ends_so (const End *end)
{
  SortieModule *module = tap_game (end->game, NULL);
  g_autoptr (SortiePuzzle) puzzle = open_position (module, end);
  g_autoptr (SortieMatch) match = sortie_puzzle_begin (puzzle, NULL);
  g_autofree char *told = NULL;
  const char *at;

  play (match, end);
  told = sortie_match_last_blow (match, SORTIE_NO_SEAT);
  at = told;
  for (guint i = 0; end->told[i] != NULL; i++)
    {
      const char *found = at != NULL ? strstr (at, end->told[i]) : NULL;

      if (found == NULL)
        tap_note ("“%s” is not in: %s", end->told[i], told);
      CU_ASSERT_PTR_NOT_NULL_FATAL (found);
      at = found + strlen (end->told[i]);
    }
  for (guint i = 0; end->untold[i] != NULL; i++)
    {
      if (strstr (told, end->untold[i]) != NULL)
        tap_note ("“%s” is in: %s", end->untold[i], told);
      CU_ASSERT_PTR_NULL (strstr (told, end->untold[i]));
    }
}

#define SOLO(...) \
  "mode solo\nchoose deck:player=seraphia-starter\nchoose boss=byloss\nchoose class=medium\nscenario end\nposition\n" \
  __VA_ARGS__
#define WARS(...) \
  "choose deck:south=guild-dwarves\nchoose deck:north=cave-goblins\nscenario end\nposition\n" __VA_ARGS__

/* SS-9.7, 15.5 */
static void
storm (void)
{
  ends_so (&(End){ "siegestorm", "player",
                   SOLO ("  turn player prepare\n  player.track3: oath-knight\n  player.track2: glade-recruit\n"
                         "  boss.life = 2\n  player.resources: glade-recruit*9\n  boss.resources: goblin-stabber*9\n"),
                   { "done", "done", "storm boss" },
                   { "Oath Knight storms the Boss", "The Boss takes", "life is 0" }, { "Glade Recruit" } });
}

static void
action (void)
{
  ends_so (&(End){ "siegestorm", "player",
                   SOLO ("  turn player prepare\n  player.hand: silverleaf-archer oath-knight\n  boss.life = 2\n"
                         "  player.resources: glade-recruit*9\n  boss.resources: goblin-stabber*9\n"),
                   { "play silverleaf-archer" },
                   { "plays Silverleaf Archer", "The Boss takes 2 damage", "life is 0" },
                   { "discards", "takes effect" } });
}

static void
ability (void)
{
  ends_so (&(End){ "siegestorm", "player",
                   SOLO ("  turn player deploy\n  player.track1: silverleaf-archer\n  boss.life = 1\n"
                         "  player.resources: glade-recruit*9\n  boss.resources: goblin-stabber*9\n"),
                   { "done", "done" },
                   { "The Boss takes 1 damage. (Silverleaf Archer)", "life is 0" }, { "storms" } });
}

/* SS-5.1 */
static void
empty_deck (void)
{
  ends_so (&(End){ "siegestorm", "player",
                   SOLO ("  turn player prepare\n  player.resources: glade-recruit\n"
                         "  boss.resources: goblin-stabber*9\n"),
                   { "done" }, { "Player must draw 2 cards" }, { "takes" } });
}

static void
emptied_deck (void)
{
  ends_so (&(End){ "siegestorm", "player",
                   SOLO ("  turn player deploy\n  player.resources: glade-recruit\n  boss.resources: goblin-stabber*9\n"
                         "  boss.track3: goblin-stabber\n"),
                   { "done", "done" },
                   { "Goblin Stabber storms", "Player takes", "Player must draw" }, { "enters" } });
}

/* SW-24.1 */
static void
attack (void)
{
  ends_so (&(End){ "summoner-wars", "south",
                   WARS ("  turn south turn attack\n  d2: south oldin\n  c5: south baldar\n  d4: south guild-spearman\n"
                         "  d5: north sneeks wounds=4\n  south.draw: guild-defender*3\n  north.draw: goblin-fighter*3\n"
                         "moves\n  = dice 1 1 6 6 6\n"),
                   { "attack d4 d5", "attack c5 d5" },
                   { "Baldar attacks Sneeks", "Baldar rolls: 6, 6, 6", "Sneeks gets", "Sneeks is destroyed" },
                   { "Spearman" } });
}

/* SW-11.1: what Hammer Quake hits is destroyed after the attack on another card, and before others. */
static void
attack_on_another (void)
{
  ends_so (&(End){ "summoner-wars", "south",
                   WARS ("  turn south turn attack\n  d1: south oldin\n  c5: south gror\n  d6: north goblin-fighter\n"
                         "  d5: north sneeks wounds=5\n  c6: north goblin-fighter\n  south.draw: guild-defender*3\n"
                         "  north.draw: goblin-fighter*3\nmoves\n  = dice 6 6\n"),
                   { "attack c5 c6", "choose d5", "choose c6" },
                   { "Gror attacks Fighter", "Gror rolls: 6, 6", "Sneeks gets", "Sneeks is destroyed" },
                   { "Fighter is destroyed", "(c6) is destroyed", "(d6) is destroyed" } });
}

static void
event_card (void)
{
  ends_so (&(End){ "summoner-wars", "south",
                   "choose deck:south=jungle-shadows\nchoose deck:north=cave-goblins\nscenario end\nposition\n"
                   "  turn south turn event\n  d4: south melundak\n  d5: north sneeks wounds=5\n"
                   "  c4: north goblin-fighter\n  e4: north goblin-slinger\n  south.hand: consume-in-darkness\n"
                   "  north.draw: goblin-fighter*3\n",
                   { "play consume-in-darkness", "choose d5", "choose c4" },
                   { "South plays Consume in Darkness", "Sneeks gets", "Sneeks is destroyed" },
                   { "rolls", "takes effect", "Slinger", "Fighter" } });
}

static void
ability_at_the_end_of_a_turn (void)
{
  ends_so (&(End){ "summoner-wars", "south",
                   "choose deck:south=cloaks-jexik\nchoose deck:north=cave-goblins\nscenario end\nposition\n"
                   "  turn south turn magic\n  d1: south jexik\n  c4: south wall\n  a8: south spider\n"
                   "  d5: north sneeks wounds=6\n  south.draw: cloak-renegade\n  north.draw: goblin-fighter*3\n",
                   { "done", "choose c5" }, { "Sneeks gets 1 wound", "(Spider)", "Sneeks is destroyed" },
                   { "attacks" } });
}

/* SW-11.6, SW-11.7: the three hits of Baldar are the last wounds of Sneeks, the only card destroyed. */
static void
what_was_laid_out_is_summed_up (void)
{
  static const End end = { "summoner-wars", "south",
                           WARS ("  turn south turn attack\n  d2: south oldin\n  c5: south baldar\n  d4: south guild-spearman\n"
                                 "  d5: north sneeks wounds=4\n  south.draw: guild-defender*3\n"
                                 "  north.draw: goblin-fighter*3\nmoves\n  = dice 1 1 6 6 6\n"),
                           { "attack d4 d5", "attack c5 d5" } };
  g_autoptr (SortiePuzzle) puzzle = open_position (tap_game (end.game, NULL), &end);
  g_autoptr (SortieMatch) match = sortie_puzzle_begin (puzzle, NULL);
  g_auto (GStrv) lines = NULL;
  g_autofree char *all = NULL;

  play (match, &end);
  lines = sortie_match_summary (match, SORTIE_NO_SEAT);
  all = g_strjoinv ("\n", lines);
  tap_contains (all, "South 3 (most: Baldar, 3), North 0");
  tap_contains (all, "South 1, North 0");
}

/* The result says that. */
static void
agreements_are_no_blow (void)
{
  static const End end = { "summoner-wars", "south",
                           WARS ("  turn south turn attack\n  d2: south oldin\n  d5: north sneeks\n"), { "done" } };
  g_autoptr (SortiePuzzle) puzzle = open_position (tap_game (end.game, NULL), &end);
  g_autoptr (SortieMatch) given_up = sortie_puzzle_begin (puzzle, NULL), drawn = sortie_puzzle_begin (puzzle, NULL);

  CU_ASSERT_TRUE (sortie_match_concede (given_up, 0));
  CU_ASSERT_TRUE (sortie_match_is_over (given_up));
  tap_string (sortie_match_last_blow (given_up, SORTIE_NO_SEAT), NULL);
  CU_ASSERT_TRUE (sortie_match_offer_draw (drawn, 0) && sortie_match_offer_draw (drawn, 1));
  CU_ASSERT_TRUE (sortie_match_is_over (drawn));
  tap_string (sortie_match_last_blow (drawn, SORTIE_NO_SEAT), NULL);
}

static const TapTest tests[] = {
  { "SS-15.5 the storm that takes the Boss's last life is how it ended", storm },
  { "SS-15.5 an Action is, and not what paid for it", action },
  { "SS-15.5 the card whose ability did it is named", ability },
  { "SS-5.1 a draw from too few cards is", empty_deck },
  { "SS-14.2 so is the storm after which none are left", emptied_deck },
  { "SW-24.1 the attack on the Summoner is, with its dice", attack },
  { "SW-11.8 an attack on another card that reaches the Summoner is", attack_on_another },
  { "SW-8.1 an Event is", event_card },
  { "SW-18.2 so is an ability at the end of a turn", ability_at_the_end_of_a_turn },
  { "a position that was laid out is where the summary begins", what_was_laid_out_is_summed_up },
  { "a concession and a draw by agreement have no last blow", agreements_are_no_blow },
  { NULL, NULL },
};

TAP_MAIN (tests)
