/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading, continuing and checking journals. */
#include <sortie/speech.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "base/internal.h"
#include "tests/toy/lamps.h"

#include <glib/gstdio.h>
#include <string.h>

/* A whole game by chance: its journal, and the position after each small decision, the deal
 * first. */
typedef struct
{
  char *journal;
  GPtrArray *moves; /* lines with their seats, "north: done" */
  GPtrArray *positions;
  GArray *committed; /* gboolean: whether the position is one that everybody can build on */
} Game;

static void
note_position (Game *game, const SortieMatch *match)
{
  gboolean committed = !sortie_match_play (match)->s->tentative;

  g_ptr_array_add (game->positions, lamps_bytes (match));
  g_array_append_val (game->committed, committed);
}

static Game *
play_game (guint64 seed)
{
  g_autoptr (SortieMatch) match = lamps_match (seed, FALSE);
  Game *game = g_new0 (Game, 1);
  SortieRng rng;

  game->moves = g_ptr_array_new_with_free_func (g_free);
  game->positions = g_ptr_array_new_with_free_func (g_free);
  game->committed = g_array_new (FALSE, FALSE, sizeof (gboolean));
  sortie_rng_seed (&rng, seed);
  note_position (game, match);
  while (!sortie_match_is_over (match))
    {
      const SortieMoves *legal = sortie_match_legal (match);
      guint8 seat = sortie_match_to_move (match);
      SortieMove move = legal->moves[sortie_rng_below (&rng, legal->n)];
      char line[SORTIE_MOVE_TEXT];

      sortie_move_format (sortie_match_play (match), seat, &move, line);
      g_ptr_array_add (game->moves,
                       g_strdup_printf ("%s: %s", seat == NORTH ? "north" : "south", line));
      CU_ASSERT_TRUE_FATAL (sortie_match_play_move (match, seat, &move, NULL));
      note_position (game, match);
    }
  game->journal = sortie_match_journal (match);
  return game;
}

static void
game_free (Game *game)
{
  g_free (game->journal);
  g_ptr_array_unref (game->moves);
  g_ptr_array_unref (game->positions);
  g_array_unref (game->committed);
  g_free (game);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Game, game_free)

static void
play_moves (SortieMatch *match, const Game *game, guint from, guint to)
{
  for (guint i = from; i < to; i++)
    {
      const char *move = game->moves->pdata[i];

      lamps_play (match, g_str_has_prefix (move, "north") ? NORTH : SOUTH, strchr (move, ':') + 2);
    }
}

/* The match in a file, or NULL and the message. */
static SortieMatch *
open_match (const char *path, char **ret_notice, char **ret_message)
{
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_open (lamps (), path, ret_notice, &error);

  *ret_message = error != NULL ? g_strdup (error->message) : NULL;
  CU_ASSERT_TRUE ((match == NULL) == (error != NULL));
  return match;
}

/* Saves the match and opens it, which leads to the same position. (transfer full) */
static SortieMatch *
opened_again (SortieMatch *match, const char *path)
{
  g_autofree char *before = lamps_bytes (match), *after = NULL, *notice = NULL, *message = NULL;
  SortieMatch *again;

  CU_ASSERT_TRUE_FATAL (sortie_match_save_to (match, path, NULL));
  again = open_match (path, &notice, &message);
  tap_string (message, NULL);
  after = lamps_bytes (again);
  tap_string (after, before);
  return again;
}

/* The message with which these lines are refused, each numbered and summed as it must be; NULL when
 * they are accepted. (transfer full) */
static char *
message_for (char **lines)
{
  g_autofree char *path = lamps_path ("file"), *text = lamps_frame (lines), *notice = NULL;
  char *message = NULL;

  lamps_write (path, text, -1);
  sortie_match_free (open_match (path, &notice, &message));
  if (message != NULL && g_str_has_prefix (message, path))
    memmove (message, message + strlen (path) - 4, strlen (message) - strlen (path) + 5);
  return message;
}

/* P2: at every decision, also in the middle of a move. */
static void
saved_and_continued (void)
{
  g_autoptr (Game) game = play_game (11);
  guint last = 0;

  for (guint n = 0; n <= game->moves->len; n++)
    {
      g_autofree char *path = lamps_path ("continued"), *notice = NULL, *message = NULL;
      g_autofree char *loaded = NULL, *journal = NULL;
      SortieMatch *match = lamps_match (11, FALSE);
      g_autoptr (SortieMatch) again = NULL;

      CU_ASSERT_TRUE_FATAL (sortie_match_save_to (match, path, NULL));
      play_moves (match, game, 0, n);
      sortie_match_free (match);
      again = open_match (path, &notice, &message);
      tap_string (message, NULL);
      tap_string (notice, NULL);
      /* a move that had not committed was not saved */
      last = g_array_index (game->committed, gboolean, n) ? n : last;
      loaded = lamps_bytes (again);
      tap_string (loaded, game->positions->pdata[last]);

      CU_ASSERT_TRUE_FATAL (sortie_match_save_to (again, path, NULL));
      play_moves (again, game, last, game->moves->len);
      journal = lamps_read (path);
      tap_string (journal, game->journal);
      g_remove (path);
    }
}

/* How many decisions stand in the whole lines of the first @size bytes; -1: not even the head. */
static gint
decisions_in (const char *journal, gsize size)
{
  g_autofree char *text = g_strndup (journal, size);
  char *end = strrchr (text, '\n');
  gboolean head = strstr (text, " practice no\n") != NULL;
  gint n = 0;

  if (end == NULL || !head)
    return -1;
  *end = '\0';
  for (const char *line = text; (line = strchr (line, '\n')) != NULL; line++)
    {
      g_auto (GStrv) words = g_strsplit (line + 1, " ", 4);

      n += g_str_has_suffix (words[2], ":");
    }
  return n;
}

/* P1, P7: what a cut leaves is the position after its last whole decision, or is refused; and it
 * can be continued to the very same journal. */
static void
cut_anywhere (void)
{
  g_autoptr (Game) game = play_game (3);
  g_autofree char *path = lamps_path ("cut");

  for (gsize size = 0; size <= strlen (game->journal); size++)
    {
      gint n = decisions_in (game->journal, size);
      gboolean whole = size > 0 && game->journal[size - 1] == '\n';
      g_autofree char *notice = NULL, *message = NULL, *bytes = NULL, *journal = NULL;
      g_autoptr (SortieMatch) match = NULL;

      lamps_write (path, game->journal, size);
      match = open_match (path, &notice, &message);
      CU_ASSERT_EQUAL_FATAL (match != NULL, n >= 0);
      if (n < 0)
        continue;
      CU_ASSERT_EQUAL (notice == NULL, whole);
      bytes = lamps_bytes (match);
      tap_string (bytes, game->positions->pdata[n]);
      if (size % 7 != 0)
        continue;
      CU_ASSERT_TRUE (sortie_match_save_to (match, path, NULL));
      play_moves (match, game, n, game->moves->len);
      journal = lamps_read (path);
      tap_string (journal, game->journal);
    }
}

/* A whole journal is the only one with its lines: none can be missing, double or elsewhere, however
 * well numbered and summed. */
static void
lines_out_of_place (void)
{
  g_autoptr (Game) game = play_game (4);
  g_auto (GStrv) lines = lamps_texts (game->journal);
  guint n = g_strv_length (lines);

  for (guint i = 0; i + 1 < n; i++)
    {
      g_autofree char **without = g_new0 (char *, n + 2);
      g_autofree char **twice = g_new0 (char *, n + 2);
      g_autofree char **exchanged = g_memdup2 (lines, (n + 1) * sizeof *lines);
      g_autofree char *one = NULL, *two = NULL, *three = NULL;

      memcpy (without, lines, i * sizeof *lines);
      memcpy (without + i, lines + i + 1, (n - i) * sizeof *lines);
      memcpy (twice, lines, (i + 1) * sizeof *lines);
      memcpy (twice + i + 1, lines + i, (n - i) * sizeof *lines);
      exchanged[i] = lines[i + 1];
      exchanged[i + 1] = lines[i];
      one = message_for (without);
      two = message_for (twice);
      tap_contains (one, "file:");
      tap_contains (two, "file:");
      if (strcmp (lines[i], lines[i + 1]) == 0)
        continue;
      three = message_for (exchanged);
      /* paying with one card and then another is the same as the other way round but for the ashes;
       * those are in the hash */
      tap_contains (three, "file:");
    }
}

static guint
find_line (char **lines, const char *prefix)
{
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], prefix))
      return i;
  CU_FAIL_FATAL ("no such line");
  return 0;
}

/* P4: the first line that differs is named, with both texts. */
static void
changed_lines (void)
{
  const struct
  {
    const char *line;    /* the first that begins like this */
    const char *instead; /* appended to, or in place of it */
    gboolean append;
    const char *facts;
  } cases[] = {
    { "= dice ", " 6", TRUE, "“= dice " },
    { "= dice ", "= dice 0", FALSE, "“= dice 0” … “= dice " },
    { "= shuffle north.deck", "= shuffle north.deck 11 00000000", FALSE,
      "“= shuffle north.deck 11 00000000” … “= shuffle north.deck 11 " },
    { "# ", "# 0123456789abcdef", FALSE, "“# 0123456789abcdef” … “# " },
    { "result ", "result north-won luck", FALSE, "“result north-won luck” … “" },
    { "seed ", "seed 12345", FALSE, "“= shuffle north.deck" },
    { "option goal=25", "option goal=25 ", FALSE, "“goal” … 5 … 60 … “25 ”" },
    { "option goal=25", "option goal=025", FALSE, "“option goal=025” … “option goal=25”" },
    { "option goal=25", "option gaol=25", FALSE, "“gaol” … “goal”" },
    { "choice deck:north=plain", "choice deck:north=bright", FALSE, "“= shuffle north.deck 11" },
    { "north: done", "north:  done", FALSE, "“north:  done” … “north: done”" },
    { "north: done", "north: strike twice", FALSE, "“north: strike twice” … “strike”" },
    { "north: done", "south: done", FALSE, "“south: done” … north" },
    { "north: done", "west: done", FALSE, "“west: done”" },
    { "north: done", "done", FALSE, "“done”" },
    { "north: done", "= dice 3", FALSE, "“= dice 3”" },
    { "north: done", "undo 1", FALSE, ": … north " },
    { "north: done", "concede west", FALSE, NULL },
    { "north: done", "concede north", FALSE, "“" },
    { "north: done", "draw west", FALSE, NULL },
    { "north: done", "draw north", FALSE, NULL },
    { "north: done", "left", FALSE, NULL },
  };
  g_autoptr (Game) game = play_game (4);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) lines = lamps_texts (game->journal);
      guint at = find_line (lines, cases[i].line);
      g_autofree char *message = NULL;
      char *changed = cases[i].append ? g_strconcat (lines[at], cases[i].instead, NULL)
                                      : g_strdup (cases[i].instead);

      g_free (lines[at]);
      lines[at] = changed;
      message = message_for (lines);
      tap_contains (message, "file:");
      if (cases[i].facts != NULL)
        tap_tells (message, cases[i].facts);
    }
}

/* Reads a journal with another line in place of the first that begins so. Returns how it went: "read", "differs", or
 * the error. (transfer full) */
static char *
read_changed (const Game *game, const char *prefix, const char *instead)
{
  g_auto (GStrv) lines = lamps_texts (game->journal);
  guint at = find_line (lines, prefix);
  g_autofree char *text = NULL, *notice = NULL;
  g_autoptr (SortieJournal) journal = NULL;
  g_autoptr (SortieReplay) replay = NULL;
  g_autoptr (GError) error = NULL;

  g_free (lines[at]);
  lines[at] = g_strdup (instead);
  text = lamps_frame (lines);
  journal = sortie_journal_read (text, strlen (text), "file", &notice, NULL);
  CU_ASSERT_PTR_NOT_NULL_FATAL (journal);
  replay = sortie_replay_read (lamps (), journal, "file", &error);
  while (replay != NULL && sortie_replay_step (replay, &error))
    continue;
  if (error != NULL)
    return g_strdup (error->message);
  return g_strdup (sortie_replay_notice (replay) != NULL ? "differs" : "read");
}

/* What another version has played can be looked at as long as its moves and its dice are those of now. */
static void
read_of_another_version (void)
{
  const struct
  {
    const char *line, *instead, *outcome;
  } cases[] = {
    { "option goal=25", "option goal=25", "read" },
    { "# ", "# 0123456789abcdef", "differs" },
    { "content ", "content 0000000000000000", "differs" },
    { "= dice ", "= dice 0", "= dice 0" },
    { "north: done", "north: strike twice", "strike twice" },
    { "# ", "= dice 3", "= dice 3" },
    { "north: done", "# 0123456789abcdef", "# 0123456789abcdef" },
  };
  g_autoptr (Game) game = play_game (4);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *outcome = read_changed (game, cases[i].line, cases[i].instead);

      tap_contains (outcome, cases[i].outcome);
    }
}

/* The line that is named is the line that was changed, as an editor counts. */
static void
the_line_is_named (void)
{
  g_autoptr (Game) game = play_game (4);
  g_auto (GStrv) lines = lamps_texts (game->journal);
  guint at = find_line (lines, "= dice ");
  g_autofree char *expected =
      g_strdup_printf ("file:%u: … “= dice 0” … “%s”", at + 2, lines[at]);
  g_autofree char *message = NULL;

  g_free (lines[at]);
  lines[at] = g_strdup ("= dice 0");
  message = message_for (lines);
  tap_tells (message, expected);
}

/* P5 */
static void
other_games_versions_and_cards (void)
{
  const struct
  {
    const char *line, *instead, *facts;
  } cases[] = {
    { "game ", "game checkers 1", "file:2: … checkers … toy" },
    { "game ", "game toy 2", "file:2: … 2 … 1" },
    { "interface ", "interface 9", "file:3: … 9 … 1" },
    { "content ", "content 00000000000000aa", "file:4: … 00000000000000aa" },
    { "mode ", "mode tennis", "“tennis”" },
    { "choice ", "choice deck:north=plian", "“plian” … “plain”" },
  };
  g_autoptr (Game) game = play_game (4);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) lines = lamps_texts (game->journal);
      guint at = find_line (lines, cases[i].line);
      g_autofree char *message = NULL;

      g_free (lines[at]);
      lines[at] = g_strdup (cases[i].instead);
      message = message_for (lines);
      tap_tells (message, cases[i].facts);
    }
}

static void
undo_in_the_middle_of_a_move (void)
{
  g_autoptr (Game) game = play_game (11);
  g_auto (GStrv) lines = lamps_texts (game->journal);
  guint n = 0, i = 0;
  g_autofree char *message = NULL, *left = NULL;

  /* the first decision of a move of several */
  while (g_array_index (game->committed, gboolean, n))
    CU_ASSERT_TRUE_FATAL (++n < game->moves->len);
  for (guint decisions = 0; decisions < n; i++)
    decisions += g_str_has_prefix (lines[i], "north: ") || g_str_has_prefix (lines[i], "south: ");
  g_free (lines[i]);
  lines[i] = g_strdup ("undo 1");
  message = message_for (lines);
  tap_contains (message, "the move before is not complete");
  g_free (lines[i]);
  lines[i] = g_strdup ("left");
  left = message_for (lines);
  tap_tells (left, "file:");
}

static void
left_and_continued (void)
{
  g_autofree char *path = lamps_path ("left"), *notice = NULL, *message = NULL, *before = NULL,
                  *after = NULL;
  g_autofree char *journal = NULL, *expected = NULL;
  SortieMatch *match = lamps_match (1, FALSE);
  g_autoptr (SortieMatch) again = NULL, third = NULL;

  CU_ASSERT_TRUE_FATAL (sortie_match_save_to (match, path, NULL));
  lamps_play (match, NORTH, "no");
  before = lamps_bytes (match);
  sortie_match_leave (match);
  sortie_match_free (match);

  again = open_match (path, &notice, &message);
  tap_string (message, NULL);
  CU_ASSERT_FALSE (sortie_match_is_over (again));
  after = lamps_bytes (again);
  tap_string (after, before);
  CU_ASSERT_TRUE (sortie_match_legal (again)->n > 0);
  CU_ASSERT_TRUE_FATAL (sortie_match_save_to (again, path, NULL));
  lamps_play (again, NORTH, "strike");
  expected = sortie_match_journal (again);
  journal = lamps_read (path);
  tap_string (journal, expected);
  CU_ASSERT_PTR_NOT_NULL (strstr (journal, " left\n"));
  g_clear_pointer (&again, sortie_match_free);
  third = open_match (path, &notice, &message);
  tap_string (message, NULL);
}

/* Where somebody looked back and plays on from there, the journal has a line of its own; after the end of the match
 * there is nothing to play on. */
static void
branches_are_replayed (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  g_autofree char *path = lamps_path ("branch"), *journal = NULL, *late = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (SortieMatch) again = NULL;
  guint at;

  lamps_play (match, NORTH, "no");
  sortie_match_branch (match);
  lamps_play (match, NORTH, "strike");
  again = opened_again (match, path);
  CU_ASSERT_TRUE (sortie_match_concede (match, NORTH));
  journal = sortie_match_journal (match);
  tap_contains (journal, " branch\n");
  lines = lamps_texts (journal);
  at = find_line (lines, "concede north") + 1;
  g_free (lines[at]);
  lines[at] = g_strdup ("branch");
  late = message_for (lines);
  tap_tells (late, "file:");
}

/* Another player in a seat is a line of its own, too. */
static void
changes_of_player_are_replayed (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  g_autofree char *path = lamps_path ("player"), *journal = NULL;
  g_autoptr (SortieMatch) again = NULL;

  CU_ASSERT_FALSE (sortie_match_has_program (match, NORTH));
  lamps_play (match, NORTH, "no");
  CU_ASSERT_TRUE (sortie_match_seat (match, NORTH, "greedy"));
  CU_ASSERT_TRUE (sortie_match_has_program (match, NORTH));
  lamps_play (match, NORTH, "strike");
  again = opened_again (match, path);
  CU_ASSERT_TRUE (sortie_match_has_program (again, NORTH));
  journal = sortie_match_journal (match);
  tap_contains (journal, " player north=greedy\n");
  CU_ASSERT_TRUE (sortie_match_concede (match, NORTH));
  CU_ASSERT_FALSE (sortie_match_seat (match, NORTH, "human"));
}

static void
torn_line_is_said (void)
{
  g_autofree char *path = lamps_path ("torn"), *notice = NULL, *message = NULL, *journal = NULL,
                  *expected = NULL;
  g_autofree char *torn = NULL;
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE), again = NULL;

  journal = sortie_match_journal (match);
  torn = g_strconcat (journal, "14 2", NULL);
  lamps_write (path, torn, -1);
  again = open_match (path, &notice, &message);
  tap_string (message, NULL);
  expected = g_strdup_printf ("%s:15:", path);
  tap_tells (notice, expected);
}

static void
step_by_step (void)
{
  g_autoptr (Game) game = play_game (6);
  g_autofree char *notice = NULL, *journal_text = NULL;
  g_autoptr (SortieJournal) journal =
      sortie_journal_read (game->journal, strlen (game->journal), "file", &notice, NULL);
  g_autoptr (GError) error = NULL;
  SortieReplay *replay = sortie_replay_new (lamps (), journal, "file", &error);
  g_autoptr (SortieMatch) match = NULL;
  guint n = 0;

  CU_ASSERT_PTR_NOT_NULL_FATAL (replay);
  CU_ASSERT_PTR_NULL (sortie_replay_decision (replay));
  while (sortie_replay_step (replay, &error))
    {
      g_autofree char *bytes = lamps_bytes (sortie_replay_match (replay));

      tap_string (sortie_replay_decision (replay), game->moves->pdata[n]);
      tap_string (bytes, game->positions->pdata[++n]);
    }
  tap_no_error (error);
  tap_int (n, game->moves->len);
  match = sortie_replay_finish (replay);
  journal_text = sortie_match_journal (match);
  tap_string (journal_text, game->journal);
}

static void
many_games (void)
{
  g_autofree char *path = lamps_path ("many");

  for (guint64 seed = 100; seed < 200; seed++)
    {
      g_autoptr (Game) game = play_game (seed);
      g_autofree char *notice = NULL, *message = NULL, *bytes = NULL;
      g_autoptr (SortieMatch) match = NULL;

      lamps_write (path, game->journal, -1);
      match = open_match (path, &notice, &message);
      tap_string (message, NULL);
      CU_ASSERT_PTR_NOT_NULL_FATAL (match);
      bytes = lamps_bytes (match);
      tap_string (bytes, game->positions->pdata[game->positions->len - 1]);
    }
}

static const TapTest tests[] = {
  { "a match that is saved, loaded and continued is the match that was never saved, at every "
    "decision",
    saved_and_continued },
  { "a journal cut at any byte is the match up to its last whole line, or is refused",
    cut_anywhere },
  { "a line that is dropped, doubled or exchanged is refused even with right numbers and sums",
    lines_out_of_place },
  { "a line that says what did not happen is refused with both texts", changed_lines },
  { "a match of another version is read as long as its moves and its dice fit", read_of_another_version },
  { "the first line that differs is named", the_line_is_named },
  { "a match of another game, version, interface or other cards is refused by name",
    other_games_versions_and_cards },
  { "nothing but the rest of it is accepted in the middle of a move",
    undo_in_the_middle_of_a_move },
  { "a match that was left can be continued", left_and_continued },
  { "a branch is replayed, but not one of a match that is over", branches_are_replayed },
  { "another player in a seat is replayed", changes_of_player_are_replayed },
  { "a torn last line is left out, and that is said", torn_line_is_said },
  { "a replay goes decision by decision", step_by_step },
  { "a hundred games replay to their last position", many_games },
  { NULL },
};

TAP_MAIN (tests)
