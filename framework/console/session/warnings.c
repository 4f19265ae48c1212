/* SPDX-License-Identifier: GPL-3.0-or-later */
/* warnings.c: the game's warnings: which are on, giving them, and asking before a window closes. */
#include "console/session/session.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include <sortie/base.h>
#include <sortie/event.h>
#include <sortie/game.h>
#include "module/front-end.h"
#include <sortie/move.h>
#include "flow/front-end.h"
#include <sortie/match.h>
#include <sortie/speech.h>

#define KEY "warnings-off"

static const SortieWarningDecl *
warnings_of (const ConsoleSession *session)
{
  static const SortieWarningDecl none[] = { { NULL } };

  return session->module->game->warnings != NULL ? session->module->game->warnings : none;
}

gint
console_warning_find (const ConsoleSession *session, const char *id)
{
  const SortieWarningDecl *warnings = warnings_of (session);
  g_autofree char *folded = sortie_words_fold (id);

  for (gint i = 0; warnings[i].id != NULL; i++)
    if (g_ascii_strcasecmp (warnings[i].id, id) == 0
        || sortie_words_fold_to (console_game_text (session->module, warnings[i].id), folded))
      return i;
  return -1;
}

/* ---- Which are off ----------------------------------------------------------------------- */

static guint16
read_off (ConsoleSession *session, guint8 seat)
{
  g_auto (GStrv) off = console_setting_read_of (session, seat, KEY);
  guint16 bits = 0;

  for (guint i = 0; off[i] != NULL; i++)
    {
      gint warning = console_warning_find (session, off[i]);

      bits |= warning >= 0 ? 1u << warning : 0; /* skips warnings that only another version knows */
    }
  return bits;
}

/* Reads the settings of the people who play. */
static void
load (ConsoleSession *session)
{
  if (!console_setting_is_to_read (session, &session->warnings.of))
    return;
  for (guint8 seat = 0; seat < sortie_match_setup (session->match)->n_seats; seat++)
    session->warnings.off[seat] = read_off (session, seat);
}

void
console_warning_set (ConsoleSession *session, guint8 seat, guint warning, gboolean on)
{
  const SortieWarningDecl *warnings = warnings_of (session);
  g_autoptr (GPtrArray) off = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;

  load (session);
  if (on)
    session->warnings.off[seat] &= ~(1u << warning);
  else
    session->warnings.off[seat] |= 1u << warning;
  for (guint i = 0; warnings[i].id != NULL; i++)
    if (session->warnings.off[seat] >> i & 1)
      g_ptr_array_add (off, (gpointer) warnings[i].id);
  g_ptr_array_add (off, NULL);
  if (!console_setting_write_of (session, seat, KEY, (const char *const *) off->pdata, &error))
    console_session_refuse (session, error->message);
}

gboolean
console_warning_is_on (ConsoleSession *session, guint8 seat, guint warning)
{
  load (session);
  return !(session->warnings.off[seat] >> warning & 1);
}

/* Whether the reader may be given it in this match. */
static gboolean
is_of_use (ConsoleSession *session, guint8 reader, guint warning)
{
  return console_warning_is_on (session, reader, warning)
         && !(session->dice_are_known && warnings_of (session)[warning].weighs_chances);
}

/* ---- Asking the game --------------------------------------------------------------------- */

/* (nullable) (transfer full): what the warning says to the reader now. */
static char *
text_of_warning (ConsoleSession *session, guint warning)
{
  static const SortieMoves none = { NULL };
  guint8 reader = console_session_reader (session);
  gboolean decides = reader == sortie_match_to_move (session->match);
  const SortieMoves *legal = decides ? sortie_match_legal (session->match) : &none;
  const SortieWarningDecl *decl = &warnings_of (session)[warning];

  if (decl->regret != NULL)
    return sortie_warning_say_of (decl, sortie_match_play (session->match), reader, legal, NULL);
  return sortie_warning_say (decl, console_session_view (session), legal);
}

/* A warning from an earlier turn may be given again. */
static void
begin_turn (ConsoleSession *session, guint8 seat)
{
  guint32 turn = sortie_match_play (session->match)->s->turn.number;

  if (session->warnings.given_in[seat] != turn)
    session->warnings.given[seat] = 0;
  session->warnings.given_in[seat] = turn;
}

static gboolean
was_given (const ConsoleSession *session, guint8 reader, guint warning)
{
  const ConsoleWarnings *warnings = &session->warnings;

  return (warnings_of (session)[warning].once ? warnings->given_ever : warnings->given)[reader] >> warning & 1;
}

/* The warnings that the reader has not had in this turn; @told: adds their bits. (transfer full): "" if there are
 * none */
static char *
dangers_text (ConsoleSession *session, guint16 *told)
{
  const SortieWarningDecl *warnings = warnings_of (session);
  guint8 reader = console_session_reader (session);
  GString *text = g_string_new (NULL);

  if (reader == SORTIE_NO_SEAT || reader != sortie_match_to_move (session->match))
    return g_string_free (text, FALSE);
  begin_turn (session, reader);
  for (guint i = 0; warnings[i].id != NULL; i++)
    {
      g_autofree char *danger = NULL;

      if (warnings[i].when != SORTIE_WARN_DANGER || !is_of_use (session, reader, i) || was_given (session, reader, i))
        continue;
      danger = text_of_warning (session, i);
      if (danger != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", danger);
      *told |= danger != NULL ? 1u << i : 0;
    }
  return g_string_free (text, FALSE);
}

/* Whether less important words wait for the lines that a low window has left. */
static gboolean
is_for_foot (const ConsoleSession *session)
{
  return session->out->keeps_foot && session->out->rows < CONSOLE_LOW_WINDOW;
}

static void
say_text (ConsoleSession *session, const char *text)
{
  /* Translators: {danger}: whole sentences about what may happen to the reader. */
  g_autofree char *sentence = sortie_sentence (_ ("Careful: {danger}"), "danger", text, NULL);

  console_out_say_in (session->out, CONSOLE_STRONG, sentence);
  if (!session->warnings.explained && !is_for_foot (session))
    console_out_say (session->out, _ ("“warnings” switches such warnings off."));
}

/* In a low window, that is for the foot of the table. */
static void
explain_in_foot (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;

  if (session->warnings.explained || !is_for_foot (session))
    return;
  console_out_say (session->out, _ ("“warnings” switches such warnings off."));
  g_string_append (session->out->foot, pending->str + before);
  g_string_truncate (pending, before);
}

guint
console_warnings_count_lines (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  gsize before = pending->len;
  guint16 told = 0;
  g_autofree char *text = dangers_text (session, &told);
  guint lines;

  if (*text == '\0')
    return 0;
  say_text (session, text);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines;
}

void
console_warnings_say (ConsoleSession *session)
{
  const guint8 reader = console_session_reader (session);
  guint16 told = 0;
  g_autofree char *text = dangers_text (session, &told);

  if (*text == '\0')
    return;
  say_text (session, text);
  explain_in_foot (session);
  session->warnings.explained = TRUE;
  session->warnings.given[reader] |= told;
  session->warnings.given_ever[reader] |= told;
}

/* ---- Before a window closes ---------------------------------------------------------------- */

static gboolean
is_about_to_end (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return sortie_is_window (p) && sortie_move_declines (p, move);
}

/* What all warnings that are on say about the end of the window: "": nothing. (transfer full) */
static char *
text_at_end (ConsoleSession *session, guint8 reader)
{
  const SortieWarningDecl *warnings = warnings_of (session);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; warnings[i].id != NULL; i++)
    {
      g_autofree char *text = warnings[i].when == SORTIE_WARN_ENDING && is_of_use (session, reader, i)
                                  ? text_of_warning (session, i) : NULL;

      if (text != NULL)
        g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", text);
    }
  return g_strdup (all->str);
}

/* Whether the window may close despite these warnings. */
static gboolean
may_end (ConsoleSession *session, const SortieMove *move, const char *text)
{
  g_autofree char *question = NULL;

  /* Translators: {warning}: whole sentences about what could still be done. */
  question = sortie_sentence (_ ("{warning} End it all the same?"), "warning", text, NULL);
  return console_session_confirm_move (session, question, move);
}

/* If the program has ended a turn or step, the next `done` may have been meant for that. A `done` typed before the
 * new prompt is dropped (typed-ahead.c), so the one that comes here was typed below it. We ask until there is an
 * answer, and then no more in this match: who has met the question reads the line above the table, “Attack ended
 * automatically.” *@ended: what the program ended; another line, typed instead of an answer, leaves it open. */
static gboolean
was_foreseen (ConsoleSession *session, gboolean *ended, const char *question, const SortieMove *move)
{
  const gboolean yes = console_session_confirm_move (session, question, move);

  *ended = session->ended_alone.open = !yes && console_waiting_is_set (&session->waiting);
  session->ended_alone.asked = !session->ended_alone.open;
  return yes;
}

/* For a turn that the program ended this time but not other times. */
static gboolean
may_end_unforeseen (ConsoleSession *session, const SortieMove *move)
{
  const gboolean whole = session->until.is_set && session->until.phase == G_MAXUINT;

  return was_foreseen (session, &session->ended_alone.turn,
                       whole ? _ ("Your last turn ended automatically, and you have done nothing yet "
                                  "in this one. End the turn anyway?")
                             : _ ("Your last turn ended automatically, and you have done nothing yet "
                                  "in this one. End the step anyway?"), move);
}

/* For one step, if the line does not name it. */
static gboolean
may_end_next (ConsoleSession *session, const SortieMove *move)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const SortiePhaseDecl *ended = &sortie_turn (p)->phases[session->ended_alone.phase];
  g_autofree char *question = NULL;

  /* Translators: {before} and {now}: steps of the turn, such as "Summon" and "Movement". */
  question = sortie_sentence (_ ("{before} ended automatically, and now it is {now}. End {now}, too?"), "before",
                              sortie_rules_text (p->setup, FALSE, ended->title), "now",
                              sortie_rules_text (p->setup, FALSE, sortie_phase (p)->title), NULL);
  return was_foreseen (session, &session->ended_alone.step, question, move);
}

gboolean
console_warnings_ask (ConsoleSession *session)
{
  const guint8 reader = console_session_reader (session);
  g_autofree char *text = NULL;

  if (session->input == NULL || !console_input_is_interactive (session->input) || reader == SORTIE_NO_SEAT)
    return FALSE;
  text = text_at_end (session, reader);
  return *text != '\0';
}

/* One question at most: who has agreed to end the step is not asked about it again. Who did not see that the step
 * before ended has no use for what could still be done in this one. */
gboolean
console_warnings_let (ConsoleSession *session, const SortieMove *move)
{
  const guint8 reader = console_session_reader (session);
  g_autofree char *text = NULL;

  if (session->input == NULL || !console_input_is_interactive (session->input)
      || reader == SORTIE_NO_SEAT || !is_about_to_end (session, move))
    return TRUE;
  if (session->ended_alone.step && !session->ended_alone.asked && !session->until.is_set)
    return may_end_next (session, move);
  text = text_at_end (session, reader);
  if (*text != '\0')
    return may_end (session, move, text);
  return !session->ended_alone.turn || session->ended_alone.asked || may_end_unforeseen (session, move);
}

/* ---- Before a move that the reader may regret -------------------------------------------------- */

/* (nullable) (transfer full) */
static char *
regret_text (ConsoleSession *session, guint8 seat, guint warning, const SortieMove *move)
{
  return sortie_warning_say_of (&warnings_of (session)[warning], sortie_match_play (session->match), seat,
                                sortie_match_legal (session->match), move);
}

/* A card that would be played for nothing, as the list of moves says, too. (nullable) (transfer full) */
static char *
idle_text (ConsoleSession *session, const SortieMove *move)
{
  g_autofree char *line = console_move_is_idle (session, move) ? console_move_spelt (session, move) : NULL;

  return line != NULL ? sortie_sentence (_ ("“{move}” would change nothing now."), "move", line, NULL) : NULL;
}

char *
console_warnings_about (ConsoleSession *session, const SortieMove *move)
{
  const SortieWarningDecl *warnings = warnings_of (session);
  const guint8 seat = sortie_match_to_move (session->match);
  g_autoptr (GString) text = g_string_new (NULL);

  /* nobody regrets the only move that there is */
  if (session->input == NULL || !console_input_is_interactive (session->input)
      || console_session_reader (session) != seat || sortie_match_legal (session->match)->n < 2)
    return NULL;
  for (guint i = 0; warnings[i].id != NULL; i++)
    {
      g_autofree char *regret = is_of_use (session, seat, i) ? regret_text (session, seat, i, move) : NULL;

      if (regret != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", regret);
    }
  return text->len > 0 ? g_strdup (text->str) : idle_text (session, move);
}
