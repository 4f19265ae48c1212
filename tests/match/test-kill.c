/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match that is saved as it goes is killed at any moment: nothing that was acknowledged is lost,
 * and nothing that is left is wrong.
 */
#include "match/journal-file.h"
#include "tests/toy/lamps.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#define KILLS 60
#define SEED 21

/* The child: plays one match after the other into the file, and tells how many decisions of the
 * last one are safe, each time one becomes so; 0xff at a new match. */
static void
play_for_ever (const char *path, int tell)
{
  for (;;)
    {
      g_autoptr (SortieMatch) match = lamps_match (SEED, FALSE);
      guint8 safe = 0xff;
      SortieRng rng;

      if (write (tell, &safe, 1) != 1)
        _exit (1);
      g_remove (path);
      if (!sortie_match_save_to (match, path, NULL))
        _exit (1);
      sortie_rng_seed (&rng, SEED);
      while (lamps_play_on (match, &rng, 1) > 0)
        if (!sortie_match_play (match)->s->tentative)
          {
            safe = (guint8) sortie_match_play (match)->s->moves;
            if (write (tell, &safe, 1) != 1)
              _exit (1);
          }
    }
}

/* Waits until something is safe; how fast a disk is must not matter. */
static guint8
wait_for_first (int from)
{
  guint8 told = 0xff;

  while (told == 0xff && read (from, &told, 1) == 1)
    ;
  return told;
}

/* The last thing told before the pipe was closed. */
static guint8
last_told (int from, guint8 told)
{
  guint8 buffer[4096];
  gssize n;

  while ((n = read (from, buffer, sizeof buffer)) > 0)
    told = buffer[n - 1];
  return told;
}

/* Lets a child play for a while (@warm: after something is safe) and kills it; returns how many
 * decisions it had said are safe, 0xff: none yet. */
static guint8
kill_after (guint microseconds, gboolean warm, const char *path)
{
  int pipes[2];
  pid_t child;
  guint8 told = 0xff;

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
  g_autoptr (SortieMatch) match = lamps_match (SEED, FALSE);
  SortieRng rng;

  sortie_rng_seed (&rng, SEED);
  lamps_play_on (match, &rng, n);
  return lamps_bytes (match);
}

static void
check_journal (const char *path, guint8 told)
{
  g_autofree char *notice = NULL, *bytes = NULL, *expected = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_match_open (lamps (), path, &notice, &error);
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

static void
killed_at_any_moment (void)
{
  g_autofree char *path = lamps_path ("killed");
  guint checked = 0, moved = 0;

  lamps ();
  for (guint i = 0; i < KILLS; i++)
    {
      guint8 told = kill_after (197 * i, i % 3 > 0, path);

      /* killed before the first line: there may be no file, or an empty one */
      if (told == 0xff)
        continue;
      check_journal (path, told);
      checked++;
      moved += told > 0;
    }
  tap_note ("%u of %u kills came after something was safe", checked, KILLS);
  CU_ASSERT_TRUE (checked > KILLS / 4 && moved > 0);
}

static const TapTest tests[] = {
  { "a match killed at any moment loses nothing that was acknowledged, and can be continued",
    killed_at_any_moment },
  { NULL },
};

TAP_MAIN (tests)
