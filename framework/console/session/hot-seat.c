/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/session/hot-seat.h"

#include "base/i18n.h"
#include "base/words.h"
#include "console/commands/commands.h"
#include "console/commands/complete.h"
#include "speech/sentences.h"

/* ---- Whether ---------------------------------------------------------------------- */

static guint
count_people (const ConsoleSession *session)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  guint n = 0;

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    n += !console_seat_is_automatic (setup, seat) && console_session_is_human (session, seat);
  return n;
}

/* Whether a seat may see what another may not. */
static gboolean
has_secrets (const SortieSetup *setup)
{
  for (const SortieZoneDecl *zone = setup->zones; zone != NULL && zone->id != NULL; zone++)
    if (zone->faces == SORTIE_SEEN_BY_OWNER)
      return TRUE;
  for (const SortieVarDecl *var = setup->vars; var != NULL && var->id != NULL; var++)
    if (var->seen_by == SORTIE_SEEN_BY_OWNER)
      return TRUE;
  for (const SortieFlagDecl *flag = setup->flags; flag != NULL && flag->id != NULL; flag++)
    if (flag->seen_by == SORTIE_SEEN_BY_OWNER)
      return TRUE;
  return FALSE;
}

gboolean
console_hot_seat_is_on (const ConsoleSession *session)
{
  return !session->open_hands && session->input != NULL
         && console_input_is_interactive (session->input) && count_people (session) > 1
         && has_secrets (sortie_match_setup (session->match));
}

gboolean
console_hot_seat_is_taken_by (const ConsoleSession *session, guint8 seat)
{
  return session->sitting == seat || !console_hot_seat_is_on (session);
}

/* ---- Standing up ------------------------------------------------------------------- */

/* From where on a stranger would have to be told: what the last to look has not seen yet. */
static guint
least_told (const ConsoleSession *session)
{
  guint least = G_MAXUINT;

  for (guint8 seat = 0; seat < sortie_match_setup (session->match)->n_seats; seat++)
    if (console_session_is_human (session, seat))
      least = MIN (least, session->told[seat]);
  return least;
}

void
console_hot_seat_rise (ConsoleSession *session)
{
  if (session->sitting == SORTIE_NO_SEAT)
    return;
  session->sitting = SORTIE_NO_SEAT;
  session->told[SORTIE_MAX_SEATS] = least_told (session);
  session->asked = FALSE;
  g_clear_pointer (&session->shown, g_free);
  console_input_set_person (session->input, 0);
  console_out_flush (session->out);
  if (!console_out_clear (session->out))
    console_out_say (session->out, _ ("This terminal cannot be cleared: what was shown can still "
                                      "be scrolled back to."));
}

/* ---- Sitting down ------------------------------------------------------------------ */

static void
sit_down (ConsoleSession *session, guint8 seat)
{
  session->sitting = seat;
  session->asked = FALSE;
  console_input_set_person (session->input, seat + 1u);
  if (session->told[seat] < sortie_match_log_length (session->match))
    console_out_say_in (session->out, CONSOLE_STRONG, _ ("Meanwhile:"));
}

static void
say_what_to_do (ConsoleSession *session, guint8 seat)
{
  console_out_measure (session->out);
  /* Translators: two people play at one screen; this is said before what {seat} holds is shown. */
  console_out_fill (session->out, _ ("{seat} is to decide, and sits down here alone."), "seat",
                    sortie_seat_name (sortie_match_setup (session->match), seat), NULL);
  console_out_say (session->out, _ ("Press Enter to see the table as this seat does. Until then "
                                    "there are only “undo”, “save” and “quit”."));
}

/* What may be done by whoever is there, since it shows nothing. */
static const char *const words_for_all[] = { "undo", "save", "quit", NULL };

static char **
complete (G_GNUC_UNUSED gpointer data, const char *line, G_GNUC_UNUSED const char *word)
{
  static const char *const none[] = { NULL };

  return g_strdupv ((char **) (*line == '\0' ? words_for_all : none));
}

static void
do_line (ConsoleSession *session, guint8 seat, const char *line)
{
  g_auto (GStrv) words = sortie_words_split (line);
  const ConsoleCommand *command;

  if (words[0] == NULL)
    {
      sit_down (session, seat);
      return;
    }
  command = console_command_find (session, words[0]);
  if (command == NULL || !g_strv_contains (words_for_all, command->name))
    console_session_refuse (
        session, _ ("Nobody sits here yet: whoever presses Enter sits down and can do that."));
  else
    console_commands_run (session, line);
}

/* What was typed ahead is whoever's who sat there, and is not shown to others. */
static void
drop_ahead (ConsoleSession *session)
{
  g_auto (GStrv) lines = console_input_take_ahead (session->input);

  if (lines[0] != NULL)
    console_out_say_in (session->out, CONSOLE_WRONG, _ ("What was typed ahead is dropped."));
}

void
console_hot_seat_ask (ConsoleSession *session, guint8 seat)
{
  gboolean is_handed_over = session->sitting != SORTIE_NO_SEAT;
  g_autofree char *line = NULL;
  ConsoleGot got;

  console_hot_seat_rise (session);
  console_session_warn (session);
  say_what_to_do (session, seat);
  if (is_handed_over)
    drop_ahead (session);
  console_input_set_complete (session->input, complete, NULL);
  got = console_input_ask (session->input, _ ("Enter> "), &line);
  if (console_session_got_line (session, got, line))
    do_line (session, seat, line);
  console_input_set_complete (session->input, console_complete, session);
}
