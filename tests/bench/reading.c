/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reading.c: how long the console takes to read a line.
 *
 *     reading REPLAY...
 *
 * Types remembered games (tests/replays) into the console, decision by decision. At each decision
 * it measures the line that was played, as a journal has it and as people type it: with words between
 * the names, by its number in the list, with beginnings of words, and several in one line. It also
 * measures lines that the rules refuse, unknown words and Tab. It reports the slowest line of each
 * sort for each game: each line is measured a few times and its best time counts, so that a busy
 * machine does little harm. Drawing the table is not measured.
 */
#include <sortie/base.h>
#include "console/commands/commands.h"
#include <sortie/move.h>
#include "flow/front-end.h"
#include <sortie/event.h>
#include "tests/bench/clock.h"
#include <sortie/match.h>
#include "match/front-end.h"
#include "base/xml.h"
#include "flow/internal.h"
#include "console/programs/programs.h"
#include "model/front-end.h"
#include "reader/reader.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

#define PASSES 3
/* how many kinds of refused moves are tried at one decision */
#define MOST_REFUSED 8
#define NO_WORD "qwertz"

/* letters of a word that is typed only in part */
#define LETTERS 3
/* no person looks for a number in a longer list */
#define LONGEST_LIST 100

typedef enum
{
  LEGAL,
  SPOKEN,
  NUMBERED,
  BEGUN,
  PARTS,
  JOINED,
  REFUSED,
  UNKNOWN,
  TAB,
  N_SORTS
} Sort;

static const char *const sort_titles[N_SORTS] = {
  [LEGAL] = "a legal line",
  [SPOKEN] = "with words between",
  [NUMBERED] = "a number of the list",
  [BEGUN] = "beginnings of words",
  [PARTS] = "two moves with ;",
  [JOINED] = "two moves with and",
  [REFUSED] = "a refused line",
  [UNKNOWN] = "an unknown word",
  [TAB] = "Tab",
};

/* ---- Remembered games -------------------------------------------------------------------- */

typedef struct
{
  char *name; /* of the file, without its folder and ending */
  char *game, *mode;
  guint64 seed;
  GPtrArray *choices, *options; /* of char *, with a NULL at the end */
  GPtrArray *decisions, *seats; /* of char *: what was decided, and who did */
  GArray *positions; /* of guint64: the hash of the state before each decision, and after the last */
  guint most; /* the number of legal moves of the decision that has most */
} Remembered;

static void
remembered_free (Remembered *of)
{
  g_free (of->name);
  g_free (of->game);
  g_free (of->mode);
  g_ptr_array_unref (of->choices);
  g_ptr_array_unref (of->options);
  g_ptr_array_unref (of->decisions);
  g_ptr_array_unref (of->seats);
  g_array_unref (of->positions);
  g_free (of);
}

/* What stands after the seat of a decision, "north: attack c4 d4"; NULL: the line is none. */
static const char *
decision_of (const char *line)
{
  gsize seat = strcspn (line, ": ");

  return seat > 0 && g_str_has_prefix (line + seat, ": ") ? line + seat + 2 : NULL;
}

static void
remember_line (Remembered *of, const char *line)
{
  const char *value = strchr (line, ' '), *decision = decision_of (line);

  if (decision != NULL)
    {
      g_ptr_array_add (of->decisions, g_strdup (decision));
      g_ptr_array_add (of->seats, g_strndup (line, strcspn (line, ":")));
    }
  else if (g_str_has_prefix (line, "game "))
    of->game = g_strndup (value + 1, strcspn (value + 1, " "));
  else if (g_str_has_prefix (line, "mode "))
    of->mode = g_strdup (value + 1);
  else if (g_str_has_prefix (line, "choice "))
    g_ptr_array_add (of->choices, g_strdup (value + 1));
  else if (g_str_has_prefix (line, "option "))
    g_ptr_array_add (of->options, g_strdup (value + 1));
  else if (g_str_has_prefix (line, "seed "))
    of->seed = g_ascii_strtoull (value + 1, NULL, 10);
}

static Remembered *
remember (const char *path)
{
  Remembered *of = g_new0 (Remembered, 1);
  g_autofree char *text = NULL, *file = g_path_get_basename (path);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);
  of->name = g_strndup (file, strcspn (file, "."));
  of->choices = g_ptr_array_new_with_free_func (g_free);
  of->options = g_ptr_array_new_with_free_func (g_free);
  of->decisions = g_ptr_array_new_with_free_func (g_free);
  of->seats = g_ptr_array_new_with_free_func (g_free);
  of->positions = g_array_new (FALSE, FALSE, sizeof (guint64));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    remember_line (of, lines[i]);
  g_ptr_array_add (of->choices, NULL);
  g_ptr_array_add (of->options, NULL);
  return of;
}

/* ---- A console that nobody looks at -------------------------------------------------------- */

typedef struct
{
  ConsoleOut *out;
  ConsoleInput *input;
  ConsoleSession *session;
} Desk;

static SortieMatch *
deal (const Remembered *of, const SortieModule *module)
{
  const SortieMatchSpec spec = { .module = module,
                                 .mode = of->mode,
                                 .choices = (const char *const *) of->choices->pdata,
                                 .options = (const char *const *) of->options->pdata,
                                 .seed = of->seed };
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  if (match == NULL)
    g_error ("%s: %s", of->name, error->message);
  return match;
}

static void
desk_init (Desk *desk, const Remembered *of)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load (&paths, of->game, &error);

  if (module == NULL)
    g_error ("%s: %s", of->name, error->message);
  desk->out = console_out_new (NULL);
  desk->input = console_input_new (NULL);
  desk->session =
      console_session_new (desk->out, desk->input, &paths, module, deal (of, module), NULL);
  desk->session->commands = console_commands;
}

static void
desk_clear (Desk *desk)
{
  console_session_free (desk->session);
  console_input_free (desk->input);
  console_out_free (desk->out);
}

static const SortiePlay *
position (const Desk *desk)
{
  return sortie_match_play (desk->session->match);
}

/* Returns milliseconds. The prompt has listed the moves before anybody types. */
static double
type (Desk *desk, const char *line)
{
  g_auto (SortieLine) typed = { .n = 0 };
  double start;

  sortie_match_legal (desk->session->match);
  desk->session->refused = FALSE;
  g_string_truncate (desk->out->pending, 0);
  start = bench_seconds ();
  sortie_line_init (&typed, line);
  console_line_run (desk->session, &typed);
  return (bench_seconds () - start) * 1e3;
}

static double
press_tab (Desk *desk, const char *line)
{
  double start;

  sortie_match_legal (desk->session->match);
  start = bench_seconds ();
  g_strfreev (console_complete (desk->session, line, ""));
  return (bench_seconds () - start) * 1e3;
}

/* ---- Lines as people type them ------------------------------------------------------------- */

/* "attack c4 to d4"; NULL: there is nothing to say between two names. (nullable) (transfer full) */
static char *
spoken (const char *decision)
{
  g_auto (GStrv) words = g_strsplit (decision, " ", -1);
  g_autofree char *names = g_strv_length (words) > 2 ? g_strjoinv (" to ", words + 1) : NULL;

  return names != NULL ? g_strdup_printf ("%s %s", words[0], names) : NULL;
}

/* "att c4 d4", "pla han": words of letters by their beginnings. (transfer full) */
static char *
begun (const char *decision)
{
  GString *line = g_string_new (NULL);

  for (const char *at = decision; *at != '\0';)
    {
      const gsize letters = strspn (at, "abcdefghijklmnopqrstuvwxyz"), word = strcspn (at, " -");

      g_string_append_len (line, at, (gssize) (letters == word ? MIN (letters, LETTERS) : word));
      at += word;
      if (*at != '\0')
        g_string_append_c (line, *at++);
    }
  return g_string_free (line, FALSE);
}

/* The number of the move in the list, which is shown. (nullable) (transfer full): NULL: it has none, or the list is too
 * long */
static char *
numbered (Desk *desk, const char *decision)
{
  SortieMatch *match = desk->session->match;
  g_auto (SortieLine) line = { .n = 0 };
  SortieRead read;
  SortieMove move;

  if (sortie_match_legal (match)->n > LONGEST_LIST)
    return NULL;
  sortie_line_init (&line, decision);
  read = sortie_read (sortie_match_offers (match, sortie_to_move (position (desk))), &line, 0);
  type (desk, "moves");
  for (guint n = 1; n <= LONGEST_LIST; n++)
    if (console_moves_number (desk->session, n, &move) && sortie_moves_equal (&move, &read.move))
      return g_strdup_printf ("%u", n);
  return NULL;
}

/* How many decisions such a line makes: two only if one player makes both. */
static guint
decisions_in (const Remembered *of, guint at, Sort sort)
{
  return (sort == PARTS || sort == JOINED) && at + 1 < of->decisions->len
                 && strcmp (of->seats->pdata[at], of->seats->pdata[at + 1]) == 0 ? 2 : 1;
}

/* The decision as people type it, perhaps with the next one. (nullable) (transfer full): NULL: there is no such line */
static char *
as_typed (Desk *desk, const Remembered *of, guint at, Sort sort)
{
  const char *decision = of->decisions->pdata[at];

  switch (sort)
    {
    case SPOKEN:
      return spoken (decision);
    case NUMBERED:
      return numbered (desk, decision);
    case BEGUN:
      return begun (decision);
    case PARTS:
    case JOINED:
      return decisions_in (of, at, sort) == 2
                 ? g_strconcat (decision, sort == PARTS ? "; " : " and ", of->decisions->pdata[at + 1], NULL) : NULL;
    case LEGAL:
    case REFUSED:
    case UNKNOWN:
    case TAB:
    case N_SORTS:
      break;
    }
  return NULL;
}

/* ---- Lines to try -------------------------------------------------------------------------- */

/* The first refused move that each verb is for. */
static void
add_refused_moves (GPtrArray *lines, const SortiePlay *p)
{
  guint8 seat = sortie_to_move (p);

  for (guint verb = 0; verb < sortie_n_verbs (p->setup) && lines->len < MOST_REFUSED; verb++)
    {
      SortieMove storage[SORTIE_USUAL_MOVES];
      g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
      char text[SORTIE_MOVE_TEXT];
      guint i = 0;

      sortie_verb_candidates (p, verb, &moves);
      while (i < moves.n && sortie_move_check (p, seat, &moves.moves[i], NULL))
        i++;
      if (i < moves.n)
        g_ptr_array_add (lines, g_strdup (sortie_move_format (p, seat, &moves.moves[i], text)));
    }
}

/* "deploy archer archer", a thing named twice, where nothing has been begun that would be given up.
 */
static void
add_refused (GPtrArray *lines, const SortiePlay *p, const char *decision)
{
  const char *last = strrchr (decision, ' ');

  if (last != NULL && sortie_is_window (p) && !p->s->tentative)
    g_ptr_array_add (lines, g_strconcat (decision, last, NULL));
  add_refused_moves (lines, p);
}

static void
add_unknown (GPtrArray *lines, const char *decision)
{
  gsize verb = strcspn (decision, " ");

  g_ptr_array_add (lines, g_strdup (NO_WORD));
  if (decision[verb] != '\0')
    g_ptr_array_add (lines, g_strdup_printf ("%.*s " NO_WORD, (int) verb, decision));
}

/* The line up to each of its words. */
static void
add_beginnings (GPtrArray *lines, const char *decision)
{
  g_ptr_array_add (lines, g_strdup (""));
  for (const char *gap = strchr (decision, ' '); gap != NULL; gap = strchr (gap + 1, ' '))
    g_ptr_array_add (lines, g_strndup (decision, (gsize) (gap + 1 - decision)));
  g_ptr_array_add (lines, g_strconcat (decision, " ", NULL));
}

static GPtrArray *
lines_to_try (const SortiePlay *p, Sort sort, const char *decision)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  switch (sort)
    {
    case REFUSED:
      add_refused (lines, p, decision);
      break;
    case UNKNOWN:
      add_unknown (lines, decision);
      break;
    case TAB:
      add_beginnings (lines, decision);
      break;
    case LEGAL: /* those that were played */
    case SPOKEN:
    case NUMBERED:
    case BEGUN:
    case PARTS:
    case JOINED:
    case N_SORTS:
      break;
    }
  return lines;
}

/* ---- Measuring ----------------------------------------------------------------------------- */

/* A line that was measured, in each pass again. */
typedef struct
{
  double milliseconds; /* the best */
  char *line;
  const char *name; /* of the remembered game */
  guint at;         /* decision number, from 0 */
} Measured;

static void
measured_clear (Measured *of)
{
  g_free (of->line);
}

/* All lines of one sort, in the order of measuring, which is the same in each pass. */
typedef struct
{
  Sort sort;
  GArray *lines; /* of Measured */
  guint next;
} Series;

static void
note (Series *series, double milliseconds, const char *line, const char *name, guint at)
{
  const Measured fresh = { milliseconds, g_strdup (line), name, at };
  Measured *known = &g_array_index (series->lines, Measured, series->next);

  if (series->next++ == series->lines->len)
    g_array_append_val (series->lines, fresh);
  else
    {
      known->milliseconds = MIN (known->milliseconds, milliseconds);
      g_free (fresh.line);
    }
}

/* Plays the game on by its next decision. Returns milliseconds. */
static double
go_on (Desk *desk, const Remembered *of, guint at)
{
  guint32 moves = position (desk)->s->moves;
  double milliseconds = type (desk, of->decisions->pdata[at]);

  if (position (desk)->s->moves != moves + 1)
    g_error ("%s, “%s”: %s", of->name, (char *) of->decisions->pdata[at], desk->out->pending->str);
  return milliseconds;
}

/* Begins the game again and plays it up to that decision. */
static void
start_again (Desk *desk, const Remembered *of, guint at)
{
  desk_clear (desk);
  desk_init (desk, of);
  for (guint i = 0; i < at; i++)
    go_on (desk, of, i);
}

/* A line that must leave the position as it is: one that did something is not counted. */
static void
measure_line (Desk *desk, const Remembered *of, guint at, const char *line, Series *series)
{
  guint64 before = sortie_state_hash (position (desk)->s);
  double milliseconds = series->sort == TAB ? press_tab (desk, line) : type (desk, line);

  if (sortie_state_hash (position (desk)->s) == before)
    note (series, milliseconds, line, of->name, at);
  else
    start_again (desk, of, at);
}

static void
measure_lines (Desk *desk, const Remembered *of, guint at, Series *series)
{
  const char *decision = of->decisions->pdata[at];
  g_autoptr (GPtrArray) lines = lines_to_try (position (desk), series->sort, decision);

  for (guint i = 0; i < lines->len; i++)
    measure_line (desk, of, at, lines->pdata[i], series);
}

/* The decisions from @from on, up to @to, typed as one line. */
static void
measure_joined (Desk *desk, const Remembered *of, guint from, guint to, Series *series)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = from; i <= to; i++)
    g_string_append_printf (line, "%s%s", i > from ? " " : "", (char *) of->decisions->pdata[i]);
  start_again (desk, of, from);
  note (series, type (desk, line->str), line->str, of->name, from);
  if (desk->session->refused)
    g_error ("%s, “%s”: %s", of->name, line->str, desk->out->pending->str);
}

/* Each decision by itself, and each move of several decisions as one line, too. */
static void
measure_legal (Desk *desk, const Remembered *of, Series *series)
{
  guint begun = 0;

  for (guint at = 0; at < of->decisions->len; at++)
    {
      note (series, go_on (desk, of, at), of->decisions->pdata[at], of->name, at);
      if (position (desk)->s->tentative)
        continue;
      if (begun < at)
        measure_joined (desk, of, begun, at, series);
      begun = at + 1;
    }
}

/* Types a line in place of the decisions from @at on, up to @then, and goes on there. Another player may be asked
 * between two moves, or the line may mean nothing: then the decisions follow. */
static void
measure_instead (Desk *desk, const Remembered *of, guint at, guint then, const char *line, Series *series)
{
  const guint64 *positions = (const guint64 *) of->positions->data;
  guint64 now;

  note (series, type (desk, line), line, of->name, at);
  now = sortie_state_hash (position (desk)->s);
  if (now == positions[then])
    return;
  if (now != positions[at] || desk->session->waiting.line.n > 0)
    start_again (desk, of, at);
  for (; at < then; at++)
    go_on (desk, of, at);
}

static void
measure_as_typed (Desk *desk, const Remembered *of, Series *series)
{
  for (guint at = 0, then; at < of->decisions->len; at = then)
    {
      g_autofree char *line = as_typed (desk, of, at, series->sort);

      then = at + decisions_in (of, at, series->sort);
      if (line != NULL)
        measure_instead (desk, of, at, then, line, series);
      else
        for (guint i = at; i < then; i++)
          go_on (desk, of, i);
    }
}

static void
measure_others (Desk *desk, const Remembered *of, Series *series)
{
  for (guint at = 0; at < of->decisions->len; at++)
    {
      measure_lines (desk, of, at, series);
      go_on (desk, of, at);
    }
}

/* What is worked out once in a match is no part of any line. */
static void
warm_up (Desk *desk)
{
  type (desk, NO_WORD);
  press_tab (desk, "");
}

/* Looks at the position of each decision, the first time. */
static void
look_at_positions (Remembered *of)
{
  Desk desk;

  desk_init (&desk, of);
  for (guint at = 0; at <= of->decisions->len; at++)
    {
      const guint64 hash = sortie_state_hash (position (&desk)->s);

      g_array_append_val (of->positions, hash);
      of->most = MAX (of->most, sortie_match_legal (desk.session->match)->n);
      if (at < of->decisions->len)
        go_on (&desk, of, at);
    }
  desk_clear (&desk);
}

static void
measure_game (const Remembered *of, Series *series)
{
  Desk desk;

  desk_init (&desk, of);
  warm_up (&desk);
  if (series->sort == LEGAL)
    measure_legal (&desk, of, series);
  else if (series->sort < REFUSED)
    measure_as_typed (&desk, of, series);
  else
    measure_others (&desk, of, series);
  desk_clear (&desk);
}

/* ---- The report ---------------------------------------------------------------------------- */

static void
report_slowest (const Series *series)
{
  const Measured *slowest = NULL;

  for (guint i = 0; i < series->lines->len; i++)
    {
      const Measured *one = &g_array_index (series->lines, Measured, i);

      if (slowest == NULL || one->milliseconds > slowest->milliseconds)
        slowest = one;
    }
  if (slowest != NULL)
    g_print ("  %-24s%12.3f  “%s”, %s, decision %u\n", sort_titles[series->sort],
             slowest->milliseconds, slowest->line, slowest->name, slowest->at + 1);
}

static void
report_sort (const GPtrArray *games, Sort sort)
{
  Series series = { .sort = sort, .lines = g_array_new (FALSE, FALSE, sizeof (Measured)) };

  g_array_set_clear_func (series.lines, (GDestroyNotify) measured_clear);
  for (guint pass = 0; pass < PASSES; pass++)
    {
      series.next = 0;
      for (guint i = 0; i < games->len; i++)
        measure_game (games->pdata[i], &series);
    }
  report_slowest (&series);
  g_array_unref (series.lines);
}

static void
report_game (const char *game, const GPtrArray *games)
{
  guint decisions = 0, most = 0;

  for (guint i = 0; i < games->len; i++)
    {
      Remembered *of = games->pdata[i];

      look_at_positions (of);
      decisions += of->decisions->len;
      most = MAX (most, of->most);
    }
  g_print ("%s, reading a line, the slowest of %u decisions with up to %u moves, milliseconds\n", game, decisions,
           most);
  for (Sort sort = 0; sort < N_SORTS; sort++)
    report_sort (games, sort);
}

/* Those of the same game as the first; they are taken out. */
static GPtrArray *
take_one_game (GPtrArray *all)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) remembered_free);
  const Remembered *first = all->pdata[0];
  g_autofree char *game = g_strdup (first->game);

  for (guint i = 0; i < all->len;)
    if (strcmp (((const Remembered *) all->pdata[i])->game, game) == 0)
      g_ptr_array_add (games, g_ptr_array_steal_index (all, i));
    else
      i++;
  return games;
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  setlocale (LC_ALL, "");
  sortie_xml_init ();
  for (int i = 1; i < argc; i++)
    g_ptr_array_add (all, remember (argv[i]));
  while (all->len > 0)
    {
      g_autoptr (GPtrArray) games = take_one_game (all);

      report_game (((const Remembered *) games->pdata[0])->game, games);
    }
  return EXIT_SUCCESS;
}
