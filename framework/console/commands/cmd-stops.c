/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/commands/commands.h"
#include "console/commands/lookup.h"

#include "base/i18n.h"

static const struct
{
  const char *word, *says;
} stops[CONSOLE_N_STOPS] = {
  [CONSOLE_STOPS_SOME] = { N_ ("some"),
                           N_ ("You are asked where you can do something. Not if you have just "
                               "declined it, if it can wait for the next step of your turn and a program would do "
                               "nothing now, if your only moves are ones that rarely make sense, such as attacking "
                               "your own wall, or, in the turns of others, if nothing that you can do "
                               "would help you.") },
  [CONSOLE_STOPS_ALL] = { N_ ("all"),
                          N_ ("You are asked at every window and every chance to answer, and with what to "
                              "pay even if all you have is needed.") },
  [CONSOLE_STOPS_OWN] = { N_ ("own"),
                          N_ ("In the turns of others you pass without being asked; in your own you "
                              "are asked where you can do something.") },
};

void
console_command_stops (ConsoleSession *session, char **words)
{
  guint8 seat = console_session_reader (session);
  guint i = 0;

  if (seat == SORTIE_NO_SEAT)
    return;
  while (words[0] != NULL && i < CONSOLE_N_STOPS && !console_word_is (words[0], stops[i].word))
    i++;
  if (i == CONSOLE_N_STOPS)
    {
      console_command_refuse_usage (session, console_command_find (session, "stops"));
      return;
    }
  if (words[0] != NULL)
    session->stops[seat] = i;
  console_out_say (session->out, _ (stops[session->stops[seat]].says));
  if (words[0] == NULL)
    console_out_fill (session->out, _ ("“{stops} {all}”, “{stops} {some}” or “{stops} {own}” changes it."),
                      "stops", _ ("stops"), "all", _ (stops[CONSOLE_STOPS_ALL].word), "some",
                      _ (stops[CONSOLE_STOPS_SOME].word), "own", _ (stops[CONSOLE_STOPS_OWN].word), NULL);
}
