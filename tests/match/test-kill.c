/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match that is saved as it goes is killed at any moment: nothing that was acknowledged is lost,
 * and nothing that is left is wrong. SORTIE_KILLS in the environment says how often (make torture).
 */
#include <sortie/match.h>
#include "base/internal.h"
#include "tests/tap/game.h"
#include "tests/toy/lamps.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#define USUAL_KILLS 40
#define SEED 21

/* What the child says when it begins a new match; otherwise how many decisions are safe. */
#define NOTHING_SAFE G_MAXUINT32

/* The game that is played, and how. */
static const SortieModule *module;
static const char *mode;

static guint
n_kills (void)
{
  const char *kills = g_getenv ("SORTIE_KILLS");

  return kills != NULL ? (guint) atoi (kills) : USUAL_KILLS;
}

static SortieMatch *
new_match (void)
{
  const SortieMatchSpec spec = { .module = module, .mode = mode, .seed = SEED };
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  tap_no_error (error);
  return match;
}

static void
tell (int to, guint32 safe)
{
  if (write (to, &safe, sizeof safe) != sizeof safe)
    _exit (1);
}

/* The child: plays one match after the other into the file, and tells how many decisions of the
 * last one are safe, each time one becomes so. */
static void
play_for_ever (const char *path, int to)
{
  for (;;)
    {
      g_autoptr (SortieMatch) match = new_match ();
      SortieRng rng;

      tell (to, NOTHING_SAFE);
      g_remove (path);
      if (!sortie_match_save_to (match, path, NULL))
        _exit (1);
      sortie_rng_seed (&rng, SEED);
      while (lamps_play_on (match, &rng, 1) > 0)
        if (!sortie_match_play (match)->s->tentative)
          tell (to, sortie_match_play (match)->s->moves);
    }
}

/* Waits until something is safe; how fast a disk is must not matter. */
static guint32
wait_for_first (int from)
{
  guint32 told = NOTHING_SAFE;

  while (told == NOTHING_SAFE && read (from, &told, sizeof told) == sizeof told)
    ;
  return told;
}

/* The last thing told before the pipe was closed; what is written at once is read whole. */
static guint32
last_told (int from, guint32 told)
{
  guint32 buffer[1024];
  gssize n;

  while ((n = read (from, buffer, sizeof buffer)) > 0)
    told = buffer[n / sizeof *buffer - 1];
  return told;
}

/* Lets a child play for a while (@warm: after something is safe) and kills it; returns how many
 * decisions it had said are safe. */
static guint32
kill_after (guint microseconds, gboolean warm, const char *path)
{
  int pipes[2];
  pid_t child;
  guint32 told = NOTHING_SAFE;

  CU_ASSERT_EQUAL_FATAL (pipe (pipes), 0);
  child = fork ();
  CU_ASSERT_FATAL (child >= 0);
  if (child == 0)
    {
      close (pipes[0]);
      play_for_ever (path, pipes[1]);
    }
  close (pipes[1]);
  if (warm)
    told = wait_for_first (pipes[0]);
  g_usleep (microseconds);
  kill (child, SIGKILL);
  told = last_told (pipes[0], told);
  close (pipes[0]);
  CU_ASSERT_EQUAL (waitpid (child, NULL, 0), child);
  return told;
}

/* The position after so many decisions of the match that the child plays. */
static char *
position_after (guint n)
{
  g_autoptr (SortieMatch) match = new_match ();
  SortieRng rng;

  sortie_rng_seed (&rng, SEED);
  lamps_play_on (match, &rng, n);
  return lamps_bytes (match);
}

static void
check_journal (const char *path, guint32 told)
{
  g_autofree char *notice = NULL, *bytes = NULL, *expected = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_match_open (module, path, &notice, &error);
  guint n;

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  n = sortie_match_play (match)->s->moves;
  CU_ASSERT_TRUE (n >= told);
  bytes = lamps_bytes (match);
  expected = position_after (n);
  tap_string (bytes, expected);
  CU_ASSERT_TRUE (sortie_match_save_to (match, path, &error));
  tap_no_error (error);
}

/* @played_mode: (nullable): the game's first. */
static void
kill_often (const SortieModule *played, const char *played_mode)
{
  g_autofree char *path = lamps_path ("killed");
  guint checked = 0, moved = 0, kills = n_kills ();
  SortieRng rng;

  module = played;
  mode = played_mode;
  sortie_rng_seed (&rng, kills);
  for (guint i = 0; i < kills; i++)
    {
      guint32 told = kill_after (sortie_rng_below (&rng, 12000), i % 3 > 0, path);

      /* killed before the first line: there may be no file, or an empty one */
      if (told == NOTHING_SAFE)
        continue;
      check_journal (path, told);
      checked++;
      moved += told > 0;
    }
  tap_note ("%u of %u kills came after something was safe", checked, kills);
  CU_ASSERT_TRUE (checked > kills / 4 && moved > 0);
}

static void
lamps_killed (void)
{
  kill_often (lamps (), NULL);
}

static void
game_killed (const char *name, const char *played_mode)
{
  g_autoptr (SortieModule) game = tap_game (name, NULL);

  kill_often (game, played_mode);
}

static void
solo_killed (void)
{
  game_killed ("siegestorm", "solo");
}

static void
duel_killed (void)
{
  game_killed ("siegestorm", "duel");
}

static void
summoner_wars_killed (void)
{
  game_killed ("summoner-wars", NULL);
}

static void
crazy_eights_killed (void)
{
  game_killed ("crazy-eights", NULL);
}

static const TapTest tests[] = {
  { "a match killed at any moment loses nothing that was acknowledged, and can be continued",
    lamps_killed },
  { "Siegestorm against a Boss, killed at any moment, loses nothing", solo_killed },
  { "a Duel of Siegestorm, killed at any moment, loses nothing", duel_killed },
  { "Summoner Wars, killed at any moment, loses nothing", summoner_wars_killed },
  { "Crazy Eights, killed at any moment, loses nothing", crazy_eights_killed },
  { NULL },
};

TAP_MAIN (tests)
