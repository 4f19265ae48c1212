/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A console session: the first byte says which match, A the first; the lines after it are typed,
 * as from a pipe. All that is said can be read, and the journal of the match replays to its end.
 *
 * The session is the program's own, in this process; only its output is collected. It stands in a
 * scratch folder, and a line about a file is kept there: it loses its slashes and tildes.
 */
#include "tests/fuzz/fuzz.h"

#include <stdio.h>
#include <string.h>

#include "console/programs/programs.h"
#include <sortie/match.h>
#include "match/internal.h"

const char fuzz_target[] = "session";

static const struct
{
  guint game;         /* of fuzz_games */
  const char *mode;   /* NULL: the first */
  const char *player; /* (nullable): "boss=random" */
  gboolean practice;
} matches[] = {
  { 0, "solo", NULL, TRUE },
  { 0, "solo", NULL, FALSE },
  { 0, "duel", "two=random", FALSE },
  { 0, "duel", NULL, TRUE },
  { 1, NULL, NULL, TRUE },
  { 1, NULL, "south=random", FALSE },
  { 2, NULL, NULL, TRUE },
  { 2, NULL, "player2=random", FALSE },
};

static SortieModule *modules[FUZZ_N_GAMES];

/* A session takes its module over; one that it still has at its end is taken back, since reading
 * all the cards takes longer than most inputs. */
static SortieModule *
lend_module (guint game)
{
  return modules[game] != NULL ? modules[game]
                               : (modules[game] = fuzz_module (fuzz_games[game], FALSE));
}

static void
take_back_module (ConsoleSession *session, guint game)
{
  if (session->module != modules[game])
    {
      modules[game] = NULL; /* it went when another match was loaded */
      return;
    }
  g_clear_pointer (&session->match, sortie_match_free);
  session->module = NULL;
}

int
LLVMFuzzerInitialize (G_GNUC_UNUSED int *argc, G_GNUC_UNUSED char ***argv)
{
  fuzz_init ();
  for (guint i = 0; i < FUZZ_N_GAMES; i++)
    lend_module (i);
  return 0;
}

static ConsoleSession *
sit_down (guint n, ConsoleOut *out, ConsoleInput *input)
{
  g_autoptr (GError) error = NULL;
  SortieModule *module = lend_module (matches[n].game);
  const char *const players[] = { matches[n].player, NULL };
  const SortieMatchSpec spec = { .module = module,
                                 .mode = matches[n].mode,
                                 .players = players,
                                 .seed = 7,
                                 .practice = matches[n].practice };
  SortieMatch *match = sortie_match_new (&spec, &error);
  ConsoleSession *session;

  if (match == NULL)
    g_error ("%s", error->message);
  session = console_session_new (out, input, fuzz_paths (), module, match, NULL);
  if (!console_session_seat_as_begun (session, &error))
    g_error ("%s", error->message);
  return session;
}

static void
keep_in_scratch (char *lines)
{
  for (char *line = lines, *end; *line != '\0'; line = *end != '\0' ? end + 1 : end)
    {
      char saved;

      end = line + strcspn (line, "\n");
      saved = *end;
      *end = '\0';
      if (strstr (line, "save") != NULL || strstr (line, "load") != NULL)
        g_strdelimit (line, "/~", '_');
      *end = saved;
    }
}

/* What was played is a journal that this program accepts. */
static void
replays (const SortieModule *module, SortieMatch *match)
{
  g_autofree char *text = sortie_match_journal (match), *notice = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieJournal) journal =
      sortie_journal_read (text, strlen (text), FUZZ_NAME, &notice, &error);
  g_autoptr (SortieReplay) replay = NULL;

  FUZZ_HOLDS (journal != NULL, "%s", error->message);
  replay = sortie_replay_new (module, journal, FUZZ_NAME, &error);
  while (replay != NULL && sortie_replay_step (replay, &error))
    ;
  FUZZ_HOLDS (error == NULL, "%s\n%s", error->message, text);
}

static void
type_lines (guint n, char *lines)
{
  g_autoptr (ConsoleOut) out = console_out_new (NULL);
  g_autoptr (ConsoleInput) input = console_input_new (NULL);
  g_autoptr (ConsoleSession) session = sit_down (n, out, input);
  FILE *before = stdin, *typed = fmemopen (lines, strlen (lines), "r");

  if (typed == NULL)
    g_error ("no lines to type");
  g_clear_pointer (&out->charset, g_free);
  out->ascii = FALSE;
  stdin = typed;
  console_loop_run (session);
  stdin = before;
  fclose (typed);
  if (out->pending->len > 0)
    fuzz_is_readable (out->pending->str);
  replays (session->module, session->match);
  take_back_module (session, matches[n].game);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size)
{
  g_autofree char *lines = NULL;

  if (size < 2)
    return 0;
  lines = fuzz_text (bytes + 1, size - 1);
  keep_in_scratch (lines);
  type_lines ((guint8) (bytes[0] - 'A') % G_N_ELEMENTS (matches), lines);
  fuzz_clean ();
  return 0;
}
