/* SPDX-License-Identifier: GPL-3.0-or-later */
/* session.c: the life of a session, what it says and asks, and its file. */
#include "console/session/session.h"
#include "console/screen/screen.h"

#include <glib/gstdio.h>
#include <string.h>

#include "base/i18n.h"
#include <sortie/speech.h>
#include <sortie/bot.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "model/front-end.h"
#include "base/rng.h"
#include "base/text.h"
#include "reader/reader.h"

/* ---- Life ------------------------------------------------------------------------ */

static void
drop_players (ConsoleSession *session)
{
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    {
      g_clear_pointer (&session->bots[i], sortie_bot_free);
      console_child_end (session, (guint8) i);
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
  session->move_time = CONSOLE_MOVE_TIME;
  session->unasked.moves = g_array_new (FALSE, FALSE, sizeof (guint32));
  session->unasked.undone = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  console_skipped_init (&session->skipped);
  console_session_forget (session);
  console_take_teams (out, sortie_match_setup (match));
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
  console_hints_clear (&session->hints);
  console_idle_clear (&session->idle);
  console_drawn_clear (&session->drawn);
  console_waiting_clear (&session->later);
  sortie_line_clear (&session->unfinished.line);
  sortie_line_clear (&session->question.behind);
  console_waiting_clear (&session->waiting);
  g_strfreev (session->words);
  g_clear_pointer (&session->called.words, g_hash_table_unref);
  g_strfreev (session->refused_words);
  g_free (session->question.refusal);
  g_free (session->ahead.dropped);
  console_skipped_clear (&session->skipped);
  g_clear_pointer (&session->declined.offer, g_array_unref);
  console_table_forget (session);
  g_queue_clear_full (&session->unasked.answers, g_free);
  g_array_unref (session->unasked.moves);
  g_ptr_array_unref (session->unasked.undone);
  g_free (session);
}

/* The bots keep their seats: the seats are the same, but the set-up has been replaced. */
static void
seat_again (ConsoleSession *session)
{
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    {
      g_clear_pointer (&session->bots[i], sortie_bot_free);
      if (session->kinds[i] != NULL)
        session->bots[i] =
            sortie_bot_new (sortie_match_setup (session->match), session->kinds[i],
                            sortie_rng_stream (0, SORTIE_STREAM_BOT, (guint8) i));
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
  /* external programs have seen another match */
  for (guint8 i = 0; i < SORTIE_MAX_SEATS; i++)
    if (session->children[i] != NULL)
      {
        console_child_end (session, i);
        g_clear_pointer (&session->kinds[i], g_free);
      }
  sortie_match_free (session->match);
  sortie_module_free (session->module);
  session->module = module;
  session->match = match;
  g_free (session->path);
  session->path = g_strdup (path);
  session->path_is_ours = FALSE;
  g_clear_pointer (&session->words, g_strfreev);
  seat_again (session);
  console_session_forget (session);
}

void
console_session_forget (ConsoleSession *session)
{
  console_skipped_forget (session);
  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    session->told[seat] = sortie_match_log_seen (session->match, seat);
  session->told[SORTIE_MAX_SEATS] = sortie_match_log_length (session->match);
  g_clear_pointer (&session->drawn.table, g_free);
  g_clear_pointer (&session->drawn.heard, g_hash_table_unref);
  g_queue_clear_full (&session->unasked.answers, g_free);
  console_waiting_clear (&session->later);
  session->question.is_shown = session->question.was_asked = session->paused = FALSE;
  session->question.log = sortie_match_log_length (session->match);
  g_clear_pointer (&session->question.refusal, g_free);
  session->until.is_set = FALSE;
  session->ahead.moment.is_set = FALSE;
  session->ahead.ended_step = FALSE;
  session->ended_alone = (ConsoleEndedAlone){ .turn = FALSE };
  session->declined.turn = 0;
  session->out->form_rows = 0; /* a new table: start with the roomiest form that fits */
  memset (session->acted, 0, sizeof session->acted);
  g_array_set_size (session->unasked.moves, 0);
  g_ptr_array_set_size (session->unasked.undone, 0);
  session->unasked.began = sortie_match_play (session->match)->s->moves;
  console_table_forget (session);
}

void
console_session_acts (ConsoleSession *session, guint8 seat, const SortieTurn *turn, guint began, guint log)
{
  const gboolean own = console_session_is_one_player (session, turn->active, seat);

  session->ended_alone = (ConsoleEndedAlone){ .phase = session->ended_alone.phase,
                                               .asked = session->ended_alone.asked };
  for (guint8 each = 0; each < sortie_match_setup (session->match)->n_seats; each++)
    {
      if (!console_session_is_one_player (session, each, seat))
        continue;
      session->acted[each].log = log;
      session->acted[each].began = began;
      session->acted[each].in_own_turn = own;
      if (own || turn->number == 0) /* before all turns, as in an own one */
        session->acted[each].log_of_turn = log;
      session->acted[each].turn = turn->number - (!own && turn->number > 0 ? 1 : 0);
    }
}

void
console_session_keep_line (ConsoleSession *session, guint8 seat, guint32 turn, const SortieLine *line, guint from)
{
  g_auto (SortieLine) rest = { .n = 0 };

  sortie_line_init_part (&rest, line, from, line->n - from);
  console_waiting_set (&session->waiting, &rest);
  session->waiting.turn = turn;
  session->waiting.seat = seat;
  session->waiting.is_rest = from > 0 || session->rest;
}

void
console_session_tell_all (ConsoleSession *session)
{
  memset (session->told, 0, sizeof session->told);
}

/* Where the log begins to tell what followed @seat's last turn before the one that has begun; 0: there was none.
 * @ret_turns: how many turns have begun since */
static guint
end_of_last_turn (const ConsoleSession *session, guint8 seat, guint *ret_turns)
{
  guint end = 0;

  *ret_turns = 0;
  for (guint i = sortie_match_log_length (session->match); i > 0; i--)
    {
      if (sortie_match_log_entry (session->match, i - 1).kind != SORTIE_LOG_TURN)
        continue;
      if (*ret_turns > 0
          && console_session_is_one_player (session, sortie_match_log_entry (session->match, i - 1).seat, seat))
        return end;
      end = i - 1;
      ++*ret_turns;
    }
  return 0;
}

void
console_session_recall (ConsoleSession *session)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortieTurn *now = &sortie_match_play (session->match)->s->turn;
  const guint8 reader = console_session_reader (session);

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    {
      guint turns;
      const guint end = console_session_is_human (session, seat) ? end_of_last_turn (session, seat, &turns) : 0;
      const SortieTurn then = { .number = end > 0 ? now->number - turns : 0, .active = seat };

      if (end == 0)
        continue;
      console_session_acts (session, seat, &then, end, end);
      session->told[seat] = MIN (session->told[seat], end);
      if (seat != reader)
        continue;
      session->question.log = end;
      session->told[SORTIE_MAX_SEATS] = end;
    }
}

void
console_session_note_alone (ConsoleSession *session, const SortieMove *move)
{
  char line[SORTIE_MOVE_TEXT];

  if (session->input == NULL || !console_input_is_interactive (session->input))
    return;
  console_skipped_note (session);
  sortie_move_format (sortie_match_play (session->match), sortie_match_to_move (session->match),
                      move, line);
  g_queue_push_tail (&session->unasked.answers, g_strdup (line));
  console_session_note_unasked (session);
}

void
console_session_note_unasked (ConsoleSession *session)
{
  const guint32 moves = sortie_match_play (session->match)->s->moves;

  if (console_input_is_interactive (session->input))
    g_array_append_val (session->unasked.moves, moves);
}

gboolean
console_session_was_asked (ConsoleSession *session)
{
  const guint32 moves = sortie_match_play (session->match)->s->moves;
  SortieMove move;

  if (moves < session->unasked.began)
    return !console_stops_answer (session, &move);
  for (guint i = 0; i < session->unasked.moves->len; i++)
    if (g_array_index (session->unasked.moves, guint32, i) == moves)
      return FALSE;
  return TRUE;
}

void
console_session_taken_back (ConsoleSession *session)
{
  const guint32 moves = sortie_match_play (session->match)->s->moves;
  GArray *before = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint kept = 0;

  g_array_append_val (before, session->unasked.began);
  g_array_append_vals (before, session->unasked.moves->data, session->unasked.moves->len);
  g_ptr_array_add (session->unasked.undone, before);
  while (kept < session->unasked.moves->len && g_array_index (session->unasked.moves, guint32, kept) < moves)
    kept++;
  g_array_set_size (session->unasked.moves, kept);
  session->unasked.began = MIN (session->unasked.began, moves);
}

void
console_session_done_again (ConsoleSession *session)
{
  const guint n = session->unasked.undone->len;
  g_autoptr (GArray) before = n > 0 ? g_ptr_array_steal_index (session->unasked.undone, n - 1) : NULL;

  if (before == NULL)
    return;
  session->unasked.began = g_array_index (before, guint32, 0);
  g_array_set_size (session->unasked.moves, 0);
  g_array_append_vals (session->unasked.moves, &g_array_index (before, guint32, 1), before->len - 1);
}

/* ---- Saying and asking ---------------------------------------------------------------- */

void
console_session_refuse (ConsoleSession *session, const char *sentence)
{
  session->refused = TRUE;
  if (!console_input_is_interactive (session->input))
    {
      g_autofree char *located =
          sortie_sentence (_ ("Line {n}: {sentence}"), "n",
                           SORTIE_DIGITS (console_input_line_number (session->input)), "sentence", sentence, NULL);

      console_out_say_in (session->out, CONSOLE_WRONG, located);
      return;
    }
  console_out_say_in (session->out, CONSOLE_WRONG, sentence);
  g_free (session->question.refusal);
  session->question.refusal = g_strdup (sentence);
}

void
console_session_refuse_fill (ConsoleSession *session, const char *pattern, ...)
{
  g_autofree char *sentence = NULL;
  va_list blanks;

  va_start (blanks, pattern);
  sentence = sortie_sentence_va (pattern, blanks);
  va_end (blanks);
  console_session_refuse (session, sentence);
}

void
console_session_refuse_name (ConsoleSession *session, const char *pattern, const char *name, const GPtrArray *known)
{
  g_autofree char *near = console_near (name, known);

  console_session_refuse_fill (session, pattern, "name", name, "hint", near, NULL);
}

/* Whether a line only repeats the move in question, or its verb: it may have been typed before the question came up. */
static gboolean
repeats (ConsoleSession *session, const SortieLine *line, const SortieMove *about)
{
  SortieOffers *offers = sortie_match_offers (session->match, sortie_match_to_move (session->match));
  g_autofree char *spelt = console_move_spelt (session, about), *called = sortie_words_fold (spelt);
  g_autofree char *typed = sortie_line_text (line, 0), *folded = sortie_words_fold (typed);
  guint8 verb;

  return line->n > 0
         && (strcmp (called, folded) == 0
             || (about->n == 0 && sortie_lexicon_verb_known (sortie_offers_names (offers), line->words[0], &verb)
                 && verb == about->verb));
}

/* "efekty": a word alone that is neither a verb nor the beginning of a command, so it could only be refused later. */
static gboolean
means_nothing (ConsoleSession *session, const SortieLine *line)
{
  SortieOffers *offers = sortie_match_offers (session->match, sortie_match_to_move (session->match));
  guint8 verb;

  if (line->n != 1 || session->words == NULL || g_ascii_isdigit (*line->words[0])
      || sortie_lexicon_verb_known (sortie_offers_names (offers), line->words[0], &verb))
    return FALSE;
  for (guint i = 0; session->words[i] != NULL; i++)
    {
      g_autofree char *word = sortie_words_fold (session->words[i]);

      if (g_str_has_prefix (word, line->folded[0]))
        return FALSE;
    }
  return TRUE;
}

/* Shows what a person wants to see before they say yes or no. FALSE: the line is for something else. */
static gboolean
look_first (ConsoleSession *session, const SortieLine *line)
{
  if (session->look == NULL || !session->look (session, line))
    return FALSE;
  g_clear_pointer (&session->question.refusal, g_free); /* it is on the screen */
  return TRUE;
}

/* "y; storm": the first part answers, and the rest follows a yes. FALSE: it does not begin with an answer */
static gboolean
begins_with_answer (ConsoleSession *session, SortieLine *line, gboolean *ret_yes)
{
  g_autofree char *rest = NULL;

  if (!sortie_line_begins_part (line, 1) || !console_is_yes_or_no (line->words[0], ret_yes))
    return FALSE;
  rest = sortie_line_text (line, 1);
  sortie_line_replace (line, 0, 1, NULL);
  if (*ret_yes && session->question.follows)
    sortie_line_append (&session->question.behind, line, 0);
  else
    console_out_fill (session->out, _ ("“{line}” is not done."), "line", rest, NULL);
  return TRUE;
}

/* @usual: what Enter alone means. @about: (nullable): the move in question: typing it again is no answer, but where
 * Enter means yes it says yes once more. Any other line that means something means no, and is carried out next. */
static gboolean
ask_for_answer (ConsoleSession *session, const char *question, gboolean usual, const SortieMove *about)
{
  while (TRUE)
    {
      SortieLine line;
      g_autofree char *instead = NULL;
      gboolean yes = console_ask_yes_or_no (session->out, session->input, question, usual, &instead);

      if (instead == NULL)
        return yes;
      sortie_line_init (&line, instead);
      sortie_line_split (&line);
      if (begins_with_answer (session, &line, &yes))
        {
          sortie_line_clear (&line);
          return yes;
        }
      if (look_first (session, &line))
        {
          sortie_line_clear (&line);
          if (sortie_is_interrupted (sortie_match_play (session->match)))
            return FALSE;
          continue;
        }
      if (about == NULL || !repeats (session, &line, about))
        {
          if (!means_nothing (session, &line))
            {
              console_waiting_set (&session->waiting, &line);
              return FALSE;
            }
        }
      else if (usual && line.n == 1)
        {
          sortie_line_clear (&line);
          return TRUE;
        }
      sortie_line_clear (&line);
      console_out_say (session->out, _ ("That is no answer: please say yes or no."));
    }
}

static gboolean
ask_yes_or_no (ConsoleSession *session, const char *question, gboolean usual, const SortieMove *about)
{
  const gboolean yes = ask_for_answer (session, question, usual, about);

  session->question.said_no = !yes;
  return yes;
}

gboolean
console_session_confirm (ConsoleSession *session, const char *question)
{
  return ask_yes_or_no (session, question, FALSE, NULL);
}

gboolean
console_session_confirm_move (ConsoleSession *session, const char *question, const SortieMove *move)
{
  console_ahead_question (session);
  return ask_yes_or_no (session, question, FALSE, move);
}

gboolean
console_session_agree (ConsoleSession *session, const char *question, const SortieMove *move)
{
  console_ahead_question (session);
  return ask_yes_or_no (session, question, TRUE, move);
}

/* ---- The file of the match ------------------------------------------------------------- */

void
console_session_warn (ConsoleSession *session)
{
  const GError *error = sortie_match_write_error (session->match);

  if (error == NULL || session->path == NULL)
    return;
  console_out_say_in (session->out, CONSOLE_WRONG, error->message);
  console_out_say (
      session->out,
      _ ("The match is no longer saved in its file; “save FILE” saves it in another."));
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
console_session_is_blank (const ConsoleSession *session)
{
  const SortieState *s = sortie_match_play (session->match)->s;

  return session->path_is_ours && s->moves == 0 && s->out == 0
         && sortie_match_draw_offers (session->match) == 0;
}

/* Whether the file has the match. Somebody may have removed it meanwhile: then it is written again. Says why it cannot
 * be. */
static gboolean
is_kept (ConsoleSession *session)
{
  g_autoptr (GError) error = NULL;

  if (sortie_match_save_to (session->match, session->path, &error))
    return TRUE;
  console_out_say_in (session->out, CONSOLE_WRONG, error->message);
  return FALSE;
}

void
console_session_leave (ConsoleSession *session)
{
  gboolean blank = console_session_is_blank (session);
  g_autofree char *stuck = sortie_match_stuck_sentence (session->match);

  console_hot_seat_rise (session);
  if (sortie_match_back (session->match))
    console_out_say (session->out, session->path == NULL
                                       ? _ ("The unfinished move is cancelled.")
                                       : _ ("The unfinished move is cancelled: only finished moves are saved."));
  sortie_match_leave (session->match);
  session->leaving = TRUE;
  if (blank)
    {
      g_unlink (session->path);
      g_clear_pointer (&session->path, g_free);
      console_out_say (session->out, _ ("Nothing was played, so the match is not saved."));
    }
  else if (session->path != NULL && is_kept (session))
    console_out_fill (session->out, stuck != NULL ? _ ("The match is saved in {file}.")
                                                  : _ ("The match is saved in {file}; you can continue it."),
                      "file", session->path, NULL);
}
