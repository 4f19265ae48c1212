/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.c: a journal at a terminal: forward and back, decision by decision. */
#include "config.h"

#include "console/programs/walk.h"

#include <string.h>

#include <sortie/base.h>
#include <sortie/speech.h>
#include <sortie/table.h>
#include <sortie/view.h>
#include "base/i18n.h"
#include "console/session/saves.h"

/* rows below the table: what happened, and the prompt */
#define AROUND 8

/* Where in the journal somebody is. Going back is going there from the beginning: that is quick. */
typedef struct
{
  ConsoleApp *app;
  SortieModule *module;
  const SortieJournal *journal;
  const char *path;
  SortieReplay *replay;
  guint at;      /* decisions that were made */
  guint told;    /* how long the log was before the last of them */
  guint8 seat;   /* whose eyes are lent to the reader; SORTIE_NO_SEAT: a spectator's */
  gboolean over; /* there is no further decision */
} Walk;

static SortieMatch *
match_of (const Walk *walk)
{
  return sortie_replay_match (walk->replay);
}

static gboolean
restart (Walk *walk, GError **error)
{
  g_clear_pointer (&walk->replay, sortie_replay_free);
  walk->replay = sortie_replay_new (walk->module, walk->journal, walk->path, error);
  walk->at = walk->told = 0;
  walk->over = FALSE;
  return walk->replay != NULL;
}

/* FALSE: there is none, or @error. */
static gboolean
step (Walk *walk, GError **error)
{
  guint told = sortie_match_log_length (match_of (walk));

  if (walk->over)
    return FALSE;
  if (!sortie_replay_step (walk->replay, error))
    {
      walk->over = TRUE;
      return FALSE;
    }
  walk->at++;
  walk->told = told;
  return TRUE;
}

/* As far as there is anything. FALSE: @error */
static gboolean
go_to (Walk *walk, guint n, GError **error)
{
  GError *wrong = NULL;

  if (n < walk->at && !restart (walk, error))
    return FALSE;
  while (walk->at < n && step (walk, &wrong))
    continue;
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, wrong);
  return FALSE;
}

static gboolean
go_to_turn (Walk *walk, guint turn, GError **error)
{
  GError *wrong = NULL;

  if (sortie_match_play (match_of (walk))->s->turn.number >= turn && !restart (walk, error))
    return FALSE;
  while (sortie_match_play (match_of (walk))->s->turn.number < turn && step (walk, &wrong))
    continue;
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, wrong);
  return FALSE;
}

/* The pieces that are on places. (transfer full) (element-type SortieRef) */
static GArray *
pieces_of (const Walk *walk)
{
  const SortiePlay *p = sortie_match_play (match_of (walk));
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (SortieRef));

  for (guint16 place = 0; place < sortie_n_places (p); place++)
    if (!sortie_place_is_free (p, place))
      {
        SortieRef piece = sortie_place_piece (p, place);

        g_array_append_val (pieces, piece);
      }
  return pieces;
}

/* Whether one of them is on no place any more. */
static gboolean
is_one_gone (const Walk *walk, const GArray *before)
{
  g_autoptr (GArray) now = pieces_of (walk);

  for (guint i = 0; i < before->len; i++)
    {
      gboolean found = FALSE;

      for (guint k = 0; k < now->len && !found; k++)
        found = g_array_index (now, SortieRef, k) == g_array_index (before, SortieRef, i);
      if (!found)
        return TRUE;
    }
  return FALSE;
}

/* On until a piece leaves the table, or to the end. FALSE: @error */
static gboolean
go_to_loss (Walk *walk, GError **error)
{
  GError *wrong = NULL;
  gboolean gone = FALSE;

  while (!gone)
    {
      g_autoptr (GArray) before = pieces_of (walk);

      if (!step (walk, &wrong))
        break;
      gone = is_one_gone (walk, before);
    }
  if (wrong == NULL)
    return TRUE;
  g_propagate_error (error, wrong);
  return FALSE;
}

/* ---- Showing -------------------------------------------------------------------------------- */

/* The table, the last decision, and what came of it. */
static void
show (Walk *walk)
{
  ConsoleOut *out = walk->app->out;
  SortieMatch *match = match_of (walk);
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_auto (GStrv) lines = sortie_match_log (match, walk->seat, walk->told);
  g_autofree char *number = g_strdup_printf ("%u", walk->at);
  g_autofree char *turn =
      g_strdup_printf ("%u", sortie_match_play (match)->s->turn.number);

  console_out_measure (out);
  walk->module->game->show (sortie_match_view (match, walk->seat), sketch);
  console_draw (out, sketch, walk->seat, AROUND);
  if (walk->at > 0)
    console_out_say_in (out, CONSOLE_STRONG, sortie_replay_decision (walk->replay));
  for (guint i = 0; lines[i] != NULL; i++)
    console_out_hang (out, CONSOLE_PLAIN, 4, 2, lines[i]);
  console_out_fill_in (out, CONSOLE_FAINT,
                       walk->over ? _ ("Turn {turn}, decision {n}: the end.")
                                  : _ ("Turn {turn}, decision {n}. “?” says what to type."),
                       "turn", turn, "n", number, NULL);
}

static void
say_help (Walk *walk)
{
  console_out_say (walk->app->out,
                   _ ("Enter: the next decision. “back”: the one before. A number: that decision. "
                      "“turn N”: that turn. “end”: the end. A seat’s name: what that seat sees; "
                      "“all”: what everybody sees. “loss”: the next time that something leaves the "
                      "table. “branch”: play on from here as a new match. “quit”: leave."));
}

/* ---- Typing --------------------------------------------------------------------------------- */

/* Whether the match that was written came to its end: then nothing is secret any more. */
static gboolean
is_finished (const Walk *walk)
{
  g_autofree char *last =
      sortie_journal_line (walk->journal, sortie_journal_n_lines (walk->journal) - 1);

  return g_str_has_prefix (last, "result ");
}

/* "north", "all". FALSE: it is no seat. */
static gboolean
take_seat (Walk *walk, const char *word)
{
  const SortieSetup *setup = sortie_match_setup (match_of (walk));

  if (strcmp (word, "all") == 0)
    {
      walk->seat = SORTIE_NO_SEAT;
      return TRUE;
    }
  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    if (strcmp (setup->seat_ids[seat], word) == 0)
      {
        if (seat != walk->seat && !is_finished (walk))
          console_out_say_in (walk->app->out, CONSOLE_WRONG,
                              _ ("You can see what another seat saw when the match is over."));
        else
          walk->seat = seat;
        return TRUE;
      }
  return FALSE;
}

/* Programs sit where they sat; where none did, one plays against the reader. */
static gboolean
seat_programs (ConsoleSession *session, GError **error)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_autoptr (GPtrArray) seats = g_ptr_array_new ();

  if (*sortie_match_players (session->match) != NULL)
    return console_session_seat_as_begun (session, error);
  console_usual_players (&setup->game->modes[setup->mode], seats);
  return console_session_seat_all (session, seats, 0, error);
}

/* The journal up to here becomes a match that is kept in a file of its own. */
static ConsoleStatus
branch (Walk *walk, GError **error)
{
  SortieMatch *match = sortie_replay_finish (g_steal_pointer (&walk->replay));
  g_autofree char *path = console_save_new_path (walk->module->game->id, error);
  g_autoptr (ConsoleSession) session = NULL;

  if (path == NULL || !sortie_match_save_to (match, path, error))
    {
      sortie_match_free (match);
      return CONSOLE_FAILED;
    }
  session = console_session_new (walk->app->out, console_app_input (walk->app), &walk->app->paths,
                                 g_steal_pointer (&walk->module), match, path);
  if (!seat_programs (session, error))
    return CONSOLE_FAILED;
  console_session_say_players (session);
  return console_table_play (walk->app, session);
}

/* Whether the line led somewhere; otherwise it was answered. FALSE with @error: the journal is
 * wrong there. */
static gboolean
do_line (Walk *walk, const char *line, GError **error)
{
  guint64 number;
  g_autofree char *folded = sortie_words_fold (line);

  if (*line == '\0' || strcmp (folded, "next") == 0)
    return go_to (walk, walk->at + 1, error);
  if (console_menu_word (line) == CONSOLE_MENU_BACK)
    return go_to (walk, walk->at > 0 ? walk->at - 1 : 0, error);
  if (strcmp (folded, "loss") == 0)
    return go_to_loss (walk, error);
  if (strcmp (folded, "end") == 0)
    return go_to (walk, G_MAXUINT, error);
  if (g_ascii_string_to_unsigned (folded, 10, 0, G_MAXINT, &number, NULL))
    return go_to (walk, (guint) number, error);
  if (g_str_has_prefix (folded, "turn ")
      && g_ascii_string_to_unsigned (folded + strlen ("turn "), 10, 1, G_MAXINT, &number, NULL))
    return go_to_turn (walk, (guint) number, error);
  if (take_seat (walk, folded))
    return TRUE;
  say_help (walk);
  return FALSE;
}

static ConsoleStatus
walk_on (Walk *walk, GError **error)
{
  GError *wrong = NULL;

  show (walk);
  for (;;)
    {
      g_autofree char *line = NULL;
      ConsoleGot got = console_input_ask (console_app_input (walk->app), "replay> ", &line);

      if (got == CONSOLE_GOT_TOO_MUCH)
        continue;
      if (got != CONSOLE_GOT_LINE || console_menu_word (g_strstrip (line)) == CONSOLE_MENU_OUT)
        return CONSOLE_OK;
      if (strcmp (line, "branch") == 0 && !sortie_match_is_over (match_of (walk)))
        return branch (walk, error);
      if (do_line (walk, line, &wrong))
        show (walk);
      if (wrong != NULL)
        {
          g_propagate_error (error, wrong);
          return CONSOLE_FAILED;
        }
    }
}

ConsoleStatus
console_walk (ConsoleApp *app, SortieModule *taken, const SortieJournal *journal,
              const char *path, guint8 seat, GError **error)
{
  Walk walk = { .app = app, .module = taken, .journal = journal, .path = path, .seat = seat };
  ConsoleStatus status = CONSOLE_FAILED;

  if (restart (&walk, error))
    status = walk_on (&walk, error);
  sortie_replay_free (walk.replay);
  sortie_module_free (walk.module);
  return status;
}
