/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-match.c: the match's log, its history and its file. */
#include "console/commands/commands.h"
#include "console/commands/lookup.h"

#include <glib/gstdio.h>

#include "console/screen/paths.h"
#include "console/session/saves.h"
#include "match/front-end.h"
#include "player/front-end.h"

/* ---- The log ---------------------------------------------------------------------- */

/* Where the newest turn begins, or the newest of @seat (SORTIE_NO_SEAT: any); 0: none has begun. */
static guint
begin_of_turn (const ConsoleSession *session, guint8 seat)
{
  for (guint i = sortie_match_log_length (session->match); i-- > 0;)
    if (sortie_match_log_entry (session->match, i).kind == SORTIE_LOG_TURN
        && (seat == SORTIE_NO_SEAT || sortie_match_log_entry (session->match, i).seat == seat))
      return i;
  return 0;
}

/* Where that begins which the reader has not decided about: since the last move, and at least the turn and what the
 * news above the question are about. */
static guint
begin_of_log (const ConsoleSession *session)
{
  const guint8 reader = console_session_reader (session);
  const guint turn = begin_of_turn (session, SORTIE_NO_SEAT);
  const guint from = session->question.was_asked ? MIN (turn, session->question.news) : turn;

  return reader != SORTIE_NO_SEAT ? MIN (from, console_session_since (session, reader)) : from;
}

/* Whether the seat did it, or it happened to the seat. */
static gboolean
is_about_seat (const ConsoleSession *session, guint entry, guint8 seat)
{
  const SortieLogEntry e = sortie_match_log_entry (session->match, entry);

  return e.actor == seat || e.seat == seat || e.against == seat;
}

/* Says the entries from @since on; @seat: all of its turn, and of other turns only what is about it; SORTIE_NO_SEAT:
 * all. */
static void
say_log (ConsoleSession *session, guint since, guint8 seat)
{
  g_auto (GStrv) lines = sortie_match_log_joined (session->match, console_session_reader (session), since,
                                                  console_linear_tells (session->out));
  gboolean is_empty = TRUE, is_told = seat == SORTIE_NO_SEAT;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const SortieLogEntry e = sortie_match_log_entry (session->match, since + i);

      if (seat != SORTIE_NO_SEAT && e.kind == SORTIE_LOG_TURN)
        is_told = e.seat == seat;
      if (!is_told && !is_about_seat (session, since + i, seat))
        *lines[i] = '\0';
      is_empty = is_empty && *lines[i] == '\0';
    }
  if (is_empty)
    console_out_say (session->out, _ ("Nothing has happened yet."));
  console_out_events (session->out, 2, lines);
}

void
console_command_log (ConsoleSession *session, char **words)
{
  const guint length = sortie_match_log_length (session->match);
  guint64 wanted;
  guint8 seat;
  guint n;

  if (words[0] == NULL)
    say_log (session, begin_of_log (session), SORTIE_NO_SEAT);
  else if (words[1] == NULL && g_ascii_string_to_unsigned (words[0], 10, 1, G_MAXUINT, &wanted, NULL))
    say_log (session, wanted < length ? length - (guint) wanted : 0, SORTIE_NO_SEAT);
  else if ((n = console_find_seat (session, words, &seat)) > 0 && words[n] == NULL)
    say_log (session, begin_of_turn (session, seat), seat);
  else
    console_refuse_seat (session, words);
}

static gboolean
was_asked (gpointer data)
{
  return console_session_was_asked (data);
}

/* A person alone at the screen undoes for that person. People who share it undo together, back to the last thing
 * that one of them did. */
static SortieUndo
wanted_undo (ConsoleSession *session, guint n)
{
  SortieUndo undo = { .reader = console_session_reader (session), .n = n,
                      .was_asked = was_asked, .data = session };

  /* the next person at a shared screen has not looked at anything yet */
  if (console_hot_seat_is_on (session) && session->sitting == SORTIE_NO_SEAT)
    {
      undo.looked = session->told;
      undo.by_seeming = TRUE;
    }

  for (guint8 seat = 0; seat < sortie_match_setup (session->match)->n_seats; seat++)
    if (session->kinds[seat] != NULL)
      undo.programs |= 1 << seat;
    else if (session->sitting == SORTIE_NO_SEAT || console_session_sits_at (session, seat))
      undo.askers |= 1 << seat;
  return undo;
}

/* What was remembered of the position before does not apply to this one. */
static void
forget_moment (ConsoleSession *session)
{
  for (guint seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    {
      session->warnings.given[seat] = session->warnings.given_ever[seat] = 0; /* what is still a danger is told again */
      if (session->bots[seat] != NULL)
        sortie_bot_taken_back (session->bots[seat]);
    }
  session->until.is_set = FALSE; /* otherwise the reopened window would close at once */
  g_queue_clear_full (&session->unasked.answers, g_free); /* these answers no longer apply */
  session->ahead.moment.is_set = FALSE;
  session->question.is_shown = FALSE;
}

void
console_command_redo (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  g_autofree char *why = NULL;

  if (sortie_match_redo (session->match, &why) == 0)
    {
      console_session_refuse (session, why);
      return;
    }
  console_session_done_again (session);
  forget_moment (session);
}

/* Says now what was taken back, and not again above the next question. */
static void
tell_taken_back (ConsoleSession *session)
{
  const SortieTurn turn = sortie_match_play (session->match)->s->turn;
  const guint log = sortie_match_log_length (session->match);
  const guint8 reader = console_session_reader (session);

  console_session_tell (session);
  if (reader != SORTIE_NO_SEAT)
    console_session_acts (session, reader, &turn, log, log);
}

void
console_command_undo (ConsoleSession *session, char **words)
{
  const gboolean in_hand = sortie_match_play (session->match)->s->tentative;
  const gboolean was_over = sortie_match_is_over (session->match);
  const guint log = sortie_match_log_length (session->match);
  const guint32 turn = sortie_match_play (session->match)->s->turn.number;
  g_autofree char *why = NULL;
  guint64 n = 1;
  SortieUndo undo;

  if (words[0] != NULL
      && (console_word_is (words[0], CONSOLE_ALL_STEPS)
          || console_word_is_among (words[0], CONSOLE_ALL_STEPS_ENDED)))
    n = 0;
  else if (words[0] != NULL && !g_ascii_string_to_unsigned (words[0], 10, 1, G_MAXUINT, &n, NULL))
    {
      console_command_refuse_usage (session, console_command_find (session, "undo"));
      return;
    }
  undo = wanted_undo (session, (guint) n);
  if (n == 0 && !sortie_match_has_decided (session->match, &undo)
      && !console_session_confirm (session,
                                   _ ("You have decided nothing in this turn. Take back all of your last one?")))
    return;
  if (n == 0)
    undo.n = sortie_match_decisions_of_turn (session->match, &undo);
  if (sortie_match_undo (session->match, &undo, &why) == 0)
    {
      console_session_refuse (session, why);
      return;
    }
  if (in_hand)
    console_out_say (session->out, _ ("The unfinished move is cancelled."));
  console_session_taken_back (session);
  forget_moment (session);
  if (sortie_match_play (session->match)->s->turn.number != turn)
    {
      tell_taken_back (session);
      console_out_say (session->out, _ ("“redo” does it all again."));
    }
  else if (was_over)
    {
      session->question.log = log; /* the result is told */
      tell_taken_back (session);
    }
}

/* ---- Files ------------------------------------------------------------------------ */

static void
say_where (ConsoleSession *session)
{
  if (session->path != NULL)
    console_out_fill (session->out, _ ("The match is saved in {file}."), "file", session->path,
                      NULL);
  else
    console_out_say (session->out, _ ("The match is not being saved; “save FILE” saves it."));
}

void
console_command_save (ConsoleSession *session, char **words)
{
  g_autofree char *path = words[0] != NULL ? console_file_name (words[0]) : NULL;
  g_autoptr (GError) error = NULL;

  if (path != NULL && !sortie_match_save_to (session->match, path, &error))
    {
      console_session_refuse (session, error->message);
      return;
    }
  if (path != NULL)
    {
      g_free (session->path);
      session->path = g_steal_pointer (&path);
    }
  /* keep a file that the user asked for, even without a move in it */
  session->path_is_ours = FALSE;
  say_where (session);
}

/* Before leaving: confirms what would be lost, such as a move that is not finished. */
static gboolean
confirm_leaving (ConsoleSession *session)
{
  const char *question =
      session->path == NULL ? _ ("The match is not saved and will be lost. Leave it?")
      : console_session_is_blank (session)  ? _ ("Leave the match? Nothing has been played in it yet.")
                            : _ ("Leave the match? It is saved and can be continued.");
  g_autofree char *whole =
      sortie_match_play (session->match)->s->tentative
          ? g_strdup_printf ("%s %s", _ ("The unfinished move will be cancelled."),
                             question)
          : g_strdup (question);

  return console_session_confirm (session, whole);
}

static SortieMatch *
open_match (ConsoleSession *session, const char *path, SortieModule **ret_module, char **ret_path,
            char **ret_notice, GError **error)
{
  g_autoptr (SortieModule) module = console_save_module (&session->paths, path, error);
  g_autoptr (SortieMatch) match = NULL;

  if (module == NULL)
    return NULL;
  match = console_save_open (module, path, ret_path, ret_notice, error);
  if (match == NULL)
    return NULL;
  *ret_module = g_steal_pointer (&module);
  return g_steal_pointer (&match);
}

void
console_command_load (ConsoleSession *session, char **words)
{
  g_autofree char *path = console_file_name (words[0]), *kept = NULL, *notice = NULL;
  g_autoptr (GError) error = NULL;
  SortieModule *module;
  SortieMatch *match;

  if (g_strcmp0 (path, session->path) == 0)
    {
      console_session_refuse (session, _ ("You are already playing that match."));
      return;
    }
  /* opening another match does not lose a saved one */
  if ((session->path == NULL || sortie_match_play (session->match)->s->tentative)
      && !confirm_leaving (session))
    {
      session->question.is_shown = FALSE;
      return;
    }
  match = open_match (session, path, &module, &kept, &notice, &error);
  if (match == NULL)
    {
      console_session_refuse (session, error->message);
      return;
    }
  console_session_set_match (session, module, match, kept);
  if (!console_session_seat_as_begun (session, &error))
    console_session_refuse (session, error->message);
  if (notice != NULL)
    console_out_say (session->out, notice);
  say_where (session);
  console_session_say_players (session);
}

/* ---- Leaving ---------------------------------------------------------------------- */

void
console_command_quit (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  if (confirm_leaving (session))
    console_session_leave (session);
  else
    session->question.is_shown = FALSE;
}

/* (transfer full) */
static char *
concession (ConsoleSession *session, guint8 seat)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  if (setup->n_seats == 2 || seat == SORTIE_NO_SEAT)
    return g_strdup (_ ("Concede the match?"));
  return sortie_sentence (_ ("Concede for {seat}? If that does not end the match, the others play on."),
                          "seat", sortie_seat_name (setup, seat), NULL);
}

void
console_command_concede (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  guint8 seat = console_session_reader (session);
  g_autofree char *question = concession (session, seat);

  if (!console_session_confirm (session, question))
    {
      session->question.is_shown = FALSE;
      return;
    }
  if (!sortie_match_concede (session->match, seat))
    console_session_refuse (session, sortie_match_why_no_concession (session->match, seat));
}

/* Bots play on: they cannot judge an offer. */
static gboolean
somebody_may_agree (const ConsoleSession *session, guint8 seat)
{
  for (guint8 other = 0; other < sortie_match_setup (session->match)->n_seats; other++)
    if (other != seat && session->bots[other] != NULL)
      return FALSE;
  return TRUE;
}

gboolean
console_draw_is_possible (ConsoleSession *session)
{
  guint8 seat = console_session_reader (session);

  return seat != SORTIE_NO_SEAT && somebody_may_agree (session, seat)
         && sortie_match_may_be_drawn (session->match, seat);
}

void
console_command_draw (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  const guint8 seat = console_session_reader (session);
  g_autofree char *why = NULL;

  if (session->module->game->never_drawn == NULL && !somebody_may_agree (session, seat))
    console_session_refuse (session, _ ("A bot does not agree to a draw."));
  else if ((why = sortie_match_why_no_draw (session->match, seat)) != NULL)
    console_session_refuse (session, why);
  else if (sortie_match_offer_draw (session->match, seat) && !sortie_match_is_over (session->match))
    console_out_say (session->out, _ ("You offer a draw until another seat moves. To agree, the "
                                      "other side types “offer-draw”, too."));
}
