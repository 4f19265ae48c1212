/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cmd-stops.c: when a person is asked: `stops`, and letting chances pass. */
#include "console/commands/commands.h"

#include "base/text.h"
#include "flow/front-end.h"

static const char *const says[CONSOLE_N_STOPS] = {
  [CONSOLE_STOPS_SOME] = N_ ("You are asked where you can do something. Not if you have just "
                             "declined it, if it can wait for the next step of your turn and a program would do "
                             "nothing now, if your only moves are ones that rarely make sense, such as attacking "
                             "your own wall, or, in the turns of others, if nothing is aimed at you or at a card "
                             "of yours and a program would do nothing."),
  [CONSOLE_STOPS_ALL] = N_ ("You are asked at every window and every chance to answer, and with what to "
                            "pay even if all you have is needed."),
  [CONSOLE_STOPS_AIMED] = N_ ("In the turns of others you pass without being asked, until something is aimed at you "
                              "or at a card of yours; in your own you are asked where you can do something."),
  [CONSOLE_STOPS_OWN] = N_ ("In the turns of others you pass without being asked; in your own you "
                            "are asked where you can do something."),
};

/* The usual stops spare whoever types at a terminal, and in others' turns only where nobody learns from that. */
static const char *
what_is_said (ConsoleSession *session, ConsoleStops stops)
{
  if (stops != CONSOLE_STOPS_SOME
      || (console_input_is_interactive (session->input) && !console_hot_seat_is_on (session)))
    return _ (says[stops]);
  return console_hot_seat_is_on (session)
             ? _ ("You are asked where you can do something. Not if, in your turn, you have just declined it, if it "
                  "can wait for the next step and a program would do nothing now, or if your only moves are ones "
                  "that rarely make sense, such as attacking your own wall. In the turns of others you are asked "
                  "whatever you hold, so that they learn nothing about your hand.")
             : _ ("You are asked wherever the rules let you do something.");
}

static void
set (ConsoleSession *session, guint8 seat, ConsoleStops wanted)
{
  console_stops_choose (session, seat, wanted);
  g_clear_pointer (&session->hints.lines, g_ptr_array_unref); /* the hint below the question named this command */
}

/* If others sit at the same keyboard, adds what they learn from it. */
static void
say_stops (ConsoleSession *session, guint8 seat, const char *sentence)
{
  const ConsoleStops stops = console_stops (session, seat);
  const gboolean passes = stops == CONSOLE_STOPS_AIMED || stops == CONSOLE_STOPS_OWN;
  g_autofree char *all
      = g_strconcat (sentence, passes ? console_hot_seat_gives_away (session, SORTIE_VERB_PASS_ALL) : "", NULL);

  console_out_say (session->out, all);
}

/* Whether the word, in English or in the reader's language, begins so. */
static gboolean
begins (const char *typed, const char *word)
{
  g_autofree char *folded = sortie_words_fold (typed), *spoken = sortie_words_fold (_ (word));

  return g_str_has_prefix (word, folded) || g_str_has_prefix (spoken, folded);
}

/* The only one that begins so; CONSOLE_N_STOPS: none, or several. */
static guint
find_begun (const char *typed)
{
  guint found = CONSOLE_N_STOPS;

  for (guint i = 0; i < CONSOLE_N_STOPS; i++)
    {
      if (!begins (typed, console_stops_word (i)))
        continue;
      if (found != CONSOLE_N_STOPS)
        return CONSOLE_N_STOPS;
      found = i;
    }
  return found;
}

void
console_command_stops (ConsoleSession *session, char **words)
{
  guint8 seat = console_session_reader (session);
  guint i = words[0] != NULL ? find_begun (words[0]) : 0;
  g_autoptr (GError) error = NULL;

  if (seat == SORTIE_NO_SEAT)
    return;
  if (i == CONSOLE_N_STOPS)
    {
      console_command_refuse_usage (session, console_command_find (session, "stops"));
      return;
    }
  if (words[0] != NULL)
    {
      set (session, seat, i);
      if (!console_stops_keep (session, seat, &error))
        console_session_refuse (session, error->message);
    }
  say_stops (session, seat, what_is_said (session, console_stops (session, seat)));
  if (words[0] == NULL)
    console_out_fill (session->out,
                      _ ("“{stops} {all}”, “{stops} {some}”, “{stops} {aimed}” or “{stops} {own}” changes it."),
                      "stops", _ ("stops"), "all", _ (console_stops_word (CONSOLE_STOPS_ALL)), "some",
                      _ (console_stops_word (CONSOLE_STOPS_SOME)), "aimed",
                      _ (console_stops_word (CONSOLE_STOPS_AIMED)), "own", _ (console_stops_word (CONSOLE_STOPS_OWN)),
                      NULL);
}

gboolean
console_chances_are_there (ConsoleSession *session)
{
  return sortie_verb_is_used (sortie_match_setup (session->match), SORTIE_VERB_PASS_ALL);
}

/* "pass-until": "stops aimed" in one word, typed at a question, which it passes as well. */
void
console_command_pass_until (ConsoleSession *session, G_GNUC_UNUSED char **words)
{
  guint8 seat = console_session_reader (session);
  g_autofree char *sentence = sortie_sentence (
      _ ("From now on you pass in the turns of others until something is aimed at you or at a card of yours. “{stops} "
         "{some}” ends that."),
      "stops", _ ("stops"), "some", _ (console_stops_word (CONSOLE_STOPS_SOME)), NULL);

  if (seat == SORTIE_NO_SEAT)
    return;
  set (session, seat, CONSOLE_STOPS_AIMED);
  say_stops (session, seat, sentence);
}
