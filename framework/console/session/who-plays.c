/* SPDX-License-Identifier: GPL-3.0-or-later */
/* who-plays.c: tells who plays for which seat. */
#include "console/session/session.h"

#include "base/i18n.h"
#include "base/text.h"
#include <sortie/speech.h>
#include <sortie/match.h>
#include "module/front-end.h"

void
console_session_say_players (ConsoleSession *session)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    if (session->kinds[seat] != NULL)
      /* Translators: {who} is the name of a program: “greedy”. */
      console_out_fill (session->out, _ ("{seat} is played by the program “{who}”."), "seat",
                        sortie_seat_name (setup, seat), "who", session->kinds[seat], NULL);
}

/* The sentence, with {seat}, for a reader or for the person who plays that seat (sortie_phrase_to_reader()). */
static const char *
who_plays (const ConsoleSession *session, guint8 seat)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  if (sortie_is_out (sortie_match_play (session->match), seat))
    return _ ("{seat} is out.|you=You are out.");
  if (console_seat_is_automatic (setup, seat))
    return _ ("The rules play {seat}.");
  return session->kinds[seat] != NULL ? _ ("{seat} is played by the program “{who}”.")
                                      : _ ("A person plays {seat}.|you=You play {seat}.");
}

static void
say_who_plays (ConsoleSession *session, guint8 seat)
{
  const gboolean is_you = console_session_count_people (session) == 1 && console_session_reader (session) == seat;
  const char *kind = session->kinds[seat] != NULL ? session->kinds[seat] : "";
  g_autofree char *sentence
      = sortie_sentence (sortie_phrase_to_reader (who_plays (session, seat), is_you, FALSE), "seat",
                         sortie_seat_name_in_text (sortie_match_setup (session->match), seat), "who", kind, NULL);
  g_autofree char *whole = sortie_text_capitalize (sentence);

  console_out_say (session->out, whole);
}

/* Says which seats, from number @from on, have the same player. */
static void
say_same_player (ConsoleSession *session, guint8 seat, guint8 from)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint8 other = from; other < setup->n_seats; other++)
    if (other != seat && console_session_is_one_player (session, seat, other))
      {
        console_out_fill (session->out, _ ("{seat} and {other} are the same player."), "seat",
                          sortie_seat_name (setup, seat), "other", sortie_seat_name (setup, other), NULL);
        return;
      }
}

void
console_session_say_seats (ConsoleSession *session)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    say_who_plays (session, seat);
  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    say_same_player (session, seat, seat + 1);
}

void
console_session_say_own_seats (ConsoleSession *session, guint8 seat)
{
  say_same_player (session, seat, 0);
}
