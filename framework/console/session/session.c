/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/session/session.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "console/commands/commands.h"
#include "console/commands/complete.h"
#include "console/screen/draw.h"
#include "console/session/hot-seat.h"
#include "console/session/move-list.h"
#include "console/session/in-force.h"
#include "console/session/pause.h"
#include "console/commands/cmd-done.h"
#include "speech/sentences.h"

#define PROMPT "> "

/* ---- Life ------------------------------------------------------------------------ */

static void
drop_players (ConsoleSession *session)
{
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    {
      g_clear_pointer (&session->bots[i], sortie_bot_free);
      g_clear_pointer (&session->kinds[i], g_free);
    }
}

ConsoleSession *
console_session_new (ConsoleOut *out, ConsoleInput *input, const SortiePaths *paths,
                     SortieModule *module, SortieMatch *match, const char *path)
{
  ConsoleSession *session = g_new0 (ConsoleSession, 1);

  session->out = out;
  session->input = input;
  session->paths = *paths;
  session->module = module;
  session->match = match;
  session->path = g_strdup (path);
  session->sitting = SORTIE_NO_SEAT;
  console_session_forget (session);
  return session;
}

void
console_session_free (ConsoleSession *session)
{
  if (session == NULL)
    return;
  drop_players (session);
  sortie_match_free (session->match);
  sortie_module_free (session->module);
  g_free (session->path);
  g_free (session->shown);
  g_free (session->status);
  g_queue_clear_full (&session->repeats, g_free);
  g_free (session);
}

/* The bots keep their seats: the seats are the same, the set-up behind them is not. */
static void
seat_again (ConsoleSession *session)
{
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    {
      g_clear_pointer (&session->bots[i], sortie_bot_free);
      if (session->kinds[i] != NULL)
        session->bots[i] =
            sortie_bot_new (sortie_match_setup (session->match), session->kinds[i], i);
    }
}

void
console_session_set_match (ConsoleSession *session, SortieModule *module, SortieMatch *match,
                           const char *path)
{
  console_hot_seat_rise (session);
  if (strcmp (session->module->game->id, module->game->id) != 0
      || *sortie_match_players (match) != NULL)
    drop_players (session);
  sortie_match_free (session->match);
  sortie_module_free (session->module);
  session->module = module;
  session->match = match;
  g_free (session->path);
  session->path = g_strdup (path);
  session->path_is_ours = FALSE;
  seat_again (session);
  console_session_forget (session);
}

/* ---- Showing ---------------------------------------------------------------------- */

const SortieView *
console_session_view (ConsoleSession *session)
{
  return sortie_match_view (session->match, console_session_reader (session));
}

void
console_session_allow (ConsoleSession *session, SortieSketch *sketch)
{
  guint8 seat = sortie_match_to_move (session->match);

  if (seat != SORTIE_NO_SEAT && seat == console_session_reader (session))
    sortie_sketch_allow (sketch, sortie_match_legal (session->match));
}

/* The question, and what may be answered: in so many lines if that can be. */
static void
ask (ConsoleSession *session, guint room)
{
  guint8 seat = sortie_match_to_move (session->match);
  g_autofree char *sentence = sortie_prompt (sortie_match_play (session->match), seat);
  gsize before = session->out->pending->len;
  guint used;

  console_out_say_in (session->out, CONSOLE_STRONG, sentence);
  used = console_out_count_lines (session->out->pending->str + before);
  console_moves_offer (session, room > used ? room - used : 0);
}

/* How many lines of the window are for something else than the table at least: where in the turn
 * the match is, what is going on, the question, what is typed. */
static guint
lines_around (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  guint8 seat = sortie_match_to_move (session->match);
  gsize before = pending->len;
  g_autofree char *status = console_now_status (session);
  guint lines;

  console_out_say (session->out, status);
  console_now_say (session);
  if (seat != SORTIE_NO_SEAT && seat == console_session_reader (session))
    ask (session, 0);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines + 1;
}

/* What the table looks like now, ready to be written. (transfer full) */
static char *
draw (ConsoleSession *session)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  gsize before = session->out->pending->len;
  char *drawn;

  console_session_allow (session, sketch);
  session->module->game->show (console_session_view (session), sketch);
  console_draw (session->out, sketch, console_session_reader (session), lines_around (session));
  console_now_say (session);
  drawn = g_strdup (session->out->pending->str + before);
  g_string_truncate (session->out->pending, before);
  return drawn;
}

/* Says where in the turn the match is. */
static void
show_status (ConsoleSession *session)
{
  g_free (session->status);
  session->status = console_now_status (session);
  if (*session->status != '\0')
    console_out_say_in (session->out, CONSOLE_STRONG, session->status);
}

/* A number for each turn and reader. */
static guint64
turn_read (ConsoleSession *session)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;

  return (guint64) turn->number << 16 | (guint64) turn->active << 8
         | console_session_reader (session);
}

void
console_session_show (ConsoleSession *session)
{
  session->shown_in = turn_read (session);
  show_status (session);
  g_free (session->shown);
  session->shown = draw (session);
  g_string_append (session->out->pending, session->shown);
}

/* Draws the table unless it stands on the screen as it is; then the phase may still be another. In
 * sentences the table is long: whoever listens hears it whole once in a turn, and from the log what
 * has changed since; `show` says it again. */
static void
show_changes (ConsoleSession *session)
{
  g_autofree char *drawn = draw (session);
  g_autofree char *status = console_now_status (session);
  gboolean is_heard = session->out->linear && session->shown != NULL
                      && session->shown_in == turn_read (session);

  if (!is_heard && g_strcmp0 (drawn, session->shown) != 0)
    console_session_show (session);
  else if (g_strcmp0 (status, session->status) != 0)
    show_status (session);
}

/* How much of the log the reader was told; what one of them was told with open hands, all were. */
static guint *
told_to_reader (ConsoleSession *session)
{
  guint8 reader =
      console_hot_seat_is_on (session) ? console_session_reader (session) : SORTIE_NO_SEAT;

  return &session->told[MIN (reader, SORTIE_MAX_SEATS)];
}

void
console_session_tell (ConsoleSession *session)
{
  guint *told = told_to_reader (session);
  g_auto (GStrv) lines =
      sortie_match_log (session->match, console_session_reader (session), *told);

  for (guint i = 0; lines[i] != NULL; i++)
    console_out_hang (session->out, CONSOLE_PLAIN, 2, 2, lines[i]);
  *told = sortie_match_log_length (session->match);
}

void
console_session_forget (ConsoleSession *session)
{
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    session->told[seat] = sortie_match_log_seen (session->match, seat);
  session->told[SORTIE_MAX_SEATS] = sortie_match_log_length (session->match);
  g_clear_pointer (&session->shown, g_free);
  g_queue_clear_full (&session->repeats, g_free);
  session->asked = session->paused = FALSE;
  console_until_forget (session);
  console_ahead_forget (session);
}

void
console_session_tell_all (ConsoleSession *session)
{
  memset (session->told, 0, sizeof session->told);
}

void
console_session_refuse (ConsoleSession *session, const char *sentence)
{
  session->refused = TRUE;
  if (!console_input_is_interactive (session->input))
    {
      g_autofree char *number = g_strdup_printf ("%u", console_input_line_number (session->input));
      g_autofree char *located =
          console_fill (_ ("Line {n}: {sentence}"), "n", number, "sentence", sentence, NULL);

      console_out_say_in (session->out, CONSOLE_WRONG, located);
      return;
    }
  console_out_say_in (session->out, CONSOLE_WRONG, sentence);
}

/* Whether an answer begins like a word, in the reader's language or in English, small or capital. */
static gboolean
begins_like (const char *answer, const char *local, const char *english)
{
  g_autofree char *small = g_utf8_strdown (answer, -1);

  return g_str_has_prefix (small, local) || g_str_has_prefix (small, english);
}

gboolean
console_session_confirm (ConsoleSession *session, const char *question)
{
  if (!console_input_is_interactive (session->input))
    return TRUE;
  console_out_say (session->out, question);
  while (TRUE)
    {
      g_autofree char *answer = NULL;
      ConsoleGot got;

      /* Translators: the letters for yes and no. */
      got = console_input_ask (session->input, _ ("y/n> "), &answer);
      if (got == CONSOLE_GOT_END || got == CONSOLE_GOT_INTERRUPT || *answer == '\0')
        {
          console_out_say (session->out, _ ("No answer counts as no."));
          return FALSE;
        }
      /* Translators: what the answer yes begins with, in lower case. */
      if (begins_like (answer, _ ("y"), "y"))
        return TRUE;
      /* Translators: what the answer no begins with, in lower case. */
      if (begins_like (answer, _ ("n"), "n"))
        return FALSE;
      console_out_say (session->out, _ ("Please say yes or no."));
    }
}

/* How many lines of the window a sentence takes. */
static guint
lines_of (const ConsoleSession *session, const char *sentence)
{
  g_auto (GStrv) lines = sortie_text_wrap (sentence, session->out->width);

  return g_strv_length (lines);
}

/* The lines for the question: the table stays on the screen above it, with @used lines of something
 * else, and with what is typed below. */
static guint
room_below_table (const ConsoleSession *session, guint used)
{
  guint rows = session->out->rows;

  used++;
  if (session->status != NULL)
    used += lines_of (session, session->status);
  if (session->shown != NULL)
    used += console_out_count_lines (session->shown);
  return used < rows ? rows - used : 0;
}

/* At a terminal the table is drawn when something has happened on it, and a question is put
 * once. A file knows what it answers. */
static void
prepare_prompt (ConsoleSession *session)
{
  const SortieState *s = sortie_match_play (session->match)->s;
  GString *pending = session->out->pending;
  gsize before;

  console_session_tell (session);
  if (!console_input_is_interactive (session->input))
    return;
  console_out_measure (session->out);
  if (!s->tentative)
    show_changes (session);
  before = pending->len;
  console_ahead_check (session);
  if (!session->asked)
    ask (session, room_below_table (session, console_out_count_lines (pending->str + before)));
  session->asked = TRUE;
}

/* ---- Playing ---------------------------------------------------------------------- */

static void
play (ConsoleSession *session, guint8 seat, const SortieMove *move)
{
  SortieRefusal why;

  session->asked = FALSE;
  /* a move of the legal list that is refused is a fault of the game */
  if (!sortie_match_play_move (session->match, seat, move, &why)
      && why.reason != SORTIE_REASON_INTERRUPTED)
    g_error ("a move that was offered is refused: reason %u", why.reason);
}

void
console_session_note_alone (ConsoleSession *session, const SortieMove *move)
{
  guint8 seat = sortie_match_to_move (session->match);
  char line[SORTIE_MOVE_TEXT];

  sortie_move_format (sortie_match_play (session->match), seat, move, line);
  g_queue_push_tail (&session->repeats,
                     g_strdup_printf ("%s: %s", sortie_match_setup (session->match)->seat_ids[seat],
                                      line));
}

/* The move of a program. FALSE: it was interrupted. */
static gboolean
think (SortieBot *bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal, SortieMove *ret)
{
  *ret = sortie_bot_choose (bot, p, seat, legal);
  return !sortie_bot_was_interrupted (bot);
}

/* Answers for a seat that needs no person, unless it is interrupted. FALSE: a person is to decide. */
static gboolean
answered (ConsoleSession *session, guint8 seat)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortieMoves *legal = sortie_match_legal (session->match);
  SortieMove move;

  if (sortie_is_interrupted (p))
    return TRUE;
  if (session->bots[seat] != NULL)
    {
      if (!think (session->bots[seat], p, seat, legal, &move))
        return TRUE;
    }
  else if (console_until_goes_on (session, &move))
    console_ahead_step_ends (session); /* it was asked for: no answer that a journal would repeat */
  else if (sortie_may_answer_alone (p, legal->n))
    {
      move = legal->moves[0];
      console_session_note_alone (session, &move);
    }
  else
    return FALSE;
  play (session, seat, &move);
  return TRUE;
}

void
console_session_warn (ConsoleSession *session)
{
  const GError *error = sortie_match_write_error (session->match);

  if (error == NULL || session->path == NULL)
    return;
  console_out_say_in (session->out, CONSOLE_WRONG, error->message);
  console_out_say (
      session->out,
      _ ("The match is no longer written to its file; “save FILE” writes it to another."));
  g_clear_pointer (&session->path, g_free);
}

gboolean
console_session_check_kept (const ConsoleSession *session, GError **error)
{
  const GError *wrong = sortie_match_write_error (session->match);

  if (wrong != NULL && error != NULL)
    *error = g_error_copy (wrong);
  return wrong == NULL;
}

gboolean
console_session_got_line (ConsoleSession *session, ConsoleGot got, const char *line)
{
  switch (got)
    {
    case CONSOLE_GOT_LINE:
      return TRUE;
    case CONSOLE_GOT_INTERRUPT:
      console_commands_run (session, "quit");
      break;
    case CONSOLE_GOT_END:
      console_command_leave (session);
      break;
    case CONSOLE_GOT_TOO_MUCH:
      console_session_refuse (session, line);
      break;
    }
  return FALSE;
}

static void
read_line (ConsoleSession *session)
{
  g_autofree char *line = NULL;
  ConsoleGot got;

  console_session_warn (session);
  prepare_prompt (session);
  got = console_input_read (session->input, PROMPT, &line);
  if (console_session_got_line (session, got, line))
    console_commands_run (session, line);
}

static void
say_result (ConsoleSession *session)
{
  g_autofree char *sentence = sortie_match_result_sentence (session->match);

  console_hot_seat_rise (session); /* the end is for all of them to see */
  console_session_tell (session);
  if (console_input_is_interactive (session->input))
    console_session_show (session);
  console_out_say_in (session->out, CONSOLE_STRONG, sentence);
  if (session->path != NULL)
    console_out_fill (session->out, _ ("The journal is in {file}."), "file", session->path, NULL);
}

void
console_session_run (ConsoleSession *session)
{
  console_input_set_complete (session->input, console_complete, session);
  while (!session->leaving && !sortie_match_is_over (session->match))
    {
      guint8 seat = sortie_match_to_move (session->match);

      if (console_pause_comes (session))
        console_pause_begin (session);
      else if (console_pause_lasts (session))
        console_pause_ask (session);
      else if (answered (session, seat))
        continue;
      else if (console_hot_seat_is_taken_by (session, seat))
        read_line (session);
      else
        console_hot_seat_ask (session, seat);
    }
  if (!session->leaving)
    {
      console_ahead_end (session);
      say_result (session);
    }
  console_session_warn (session);
  console_input_set_complete (session->input, NULL, NULL);
  console_input_forget_persons (session->input);
  console_out_flush (session->out);
}

void
console_session_play_bots (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  guint max_moves = p->setup->game->max_moves;

  while (!sortie_match_is_over (session->match) && !console_out_is_lost (session->out)
         && p->s->moves < max_moves
         && sortie_match_legal (session->match)->n > 0
         && answered (session, sortie_match_to_move (session->match)))
    continue;
}
