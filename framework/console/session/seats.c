/* SPDX-License-Identifier: GPL-3.0-or-later */
/* seats.c: who plays for which seat of a session. */
#include "console/session/session.h"

#include <string.h>

#include <sortie/base.h>
#include "base/text.h"
#include "base/rng.h"
#include <sortie/bot.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "match/spec.h"
#include "base/i18n.h"
#include "module/front-end.h"

gboolean
console_seat_is_automatic (const SortieSetup *setup, guint8 seat)
{
  return setup->game->modes[setup->mode].automatic >> seat & 1;
}

gboolean
console_session_is_one_player (const ConsoleSession *session, guint8 a, guint8 b)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  return a < setup->n_seats && b < setup->n_seats
         && sortie_seats_are_one_player (&setup->game->modes[setup->mode], a, b);
}

gboolean
console_session_sits_at (const ConsoleSession *session, guint8 seat)
{
  return console_session_is_one_player (session, session->sitting, seat);
}

gboolean
console_session_is_human (const ConsoleSession *session, guint8 seat)
{
  return seat < SORTIE_MAX_SEATS && session->kinds[seat] == NULL;
}

/* "human" is not a bot, but somebody who means it may mistype it. */
static gboolean
check_kind (const SortieGame *game, const char *kind, GError **error)
{
  g_auto (GStrv) bots = sortie_bot_kinds (game);
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *near = NULL;

  if (strcmp (kind, "human") == 0 || sortie_bot_check (game, kind, NULL))
    return TRUE;
  if (strchr (kind, ':') != NULL)
    return sortie_bot_check (game, kind, error);
  g_ptr_array_add (known, (gpointer) "human");
  for (char **k = bots; *k != NULL; k++)
    g_ptr_array_add (known, *k);
  near = sortie_words_instead (kind, (const char *const *) known->pdata, known->len);
  return sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("there is no player called “%s”%s"), kind, near);
}

static gboolean
sit_down (ConsoleSession *session, guint8 seat, const char *kind, guint64 seed, gboolean may_start,
          GError **error)
{
  SortieBot *bot = NULL;
  struct ServeChild *child = NULL;

  if (may_start && console_child_is_meant (kind))
    {
      child = console_child_start (session, seat, kind, error);
      if (child == NULL)
        return FALSE;
    }
  else if (!check_kind (sortie_match_setup (session->match)->game, kind, error))
    return FALSE;
  else if (strcmp (kind, "human") != 0)
    bot = sortie_bot_new (sortie_match_setup (session->match), kind, seed);
  sortie_bot_free (session->bots[seat]);
  console_child_end (session, seat);
  g_free (session->kinds[seat]);
  session->bots[seat] = bot;
  session->children[seat] = child;
  session->kinds[seat] = bot != NULL || child != NULL ? g_strdup (kind) : NULL;
  return TRUE;
}

static gboolean
seat_player (ConsoleSession *session, const char *who, guint64 seed, gboolean may_start, GError **error)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_autofree char *clean = sortie_text_clean (who);
  const char *kind;
  gsize length;
  guint8 seat;

  if (!sortie_player_split (clean, &length, &kind, error)
      || (seat = sortie_find_seat (setup, clean, (gssize) length, error)) == SORTIE_NO_SEAT)
    return FALSE;
  if (console_seat_is_automatic (setup, seat))
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("the rules play for “%s”"), setup->seat_ids[seat]);
  return sit_down (session, seat, kind, sortie_rng_stream (seed, SORTIE_STREAM_BOT, seat), may_start, error);
}

gboolean
console_session_seat (ConsoleSession *session, const char *who, guint64 seed, GError **error)
{
  return seat_player (session, who, seed, FALSE, error);
}

/* Rejects "south=greedy", "South=random": the second would silently replace the first. */
static gboolean
is_seated_once (const SortieSetup *setup, const GPtrArray *seats, guint number, GError **error)
{
  const char *who = seats->pdata[number];
  const gssize length = (gssize) strcspn (who, "=");
  const guint8 seat = sortie_find_seat (setup, who, length, NULL);

  for (guint i = 0; i < number && seat != SORTIE_NO_SEAT; i++)
    if (sortie_find_seat (setup, seats->pdata[i], (gssize) strcspn (seats->pdata[i], "="), NULL) == seat)
      {
        g_autofree char *name = g_strndup (who, (gsize) length);
        g_autofree char *clean = sortie_text_clean (name);

        g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_SYNTAX,
                     _ ("the seat “%s” is given to two players"), clean);
        return FALSE;
      }
  return TRUE;
}

/* A player with several seats must play all of them: one bot, or one person. */
static gboolean
seats_are_whole (const ConsoleSession *session, GError **error)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const SortieModeDecl *mode = &setup->game->modes[setup->mode];

  for (guint8 a = 0; a < setup->n_seats; a++)
    for (guint8 b = a + 1; b < setup->n_seats; b++)
      if (sortie_seats_are_one_player (mode, a, b)
          && console_session_is_human (session, a) != console_session_is_human (session, b))
        return sortie_set_error (error, SORTIE_ERROR_SYNTAX,
                                 _ ("“%s” and “%s” are the seats of one player; give both to a program, or "
                                    "neither"), setup->seat_ids[a], setup->seat_ids[b]);
  return TRUE;
}

gboolean
console_session_seat_all (ConsoleSession *session, const GPtrArray *seats, guint64 seed,
                          GError **error)
{
  for (guint i = 0; i < seats->len; i++)
    if (!is_seated_once (sortie_match_setup (session->match), seats, i, error)
        || !seat_player (session, seats->pdata[i], seed, TRUE, error))
      return FALSE;
  return seats->len == 0 || seats_are_whole (session, error);
}

gboolean
console_session_seat_as_begun (ConsoleSession *session, GError **error)
{
  for (const char *const *who = sortie_match_players (session->match); *who != NULL; who++)
    if (!console_session_seat (session, *who, 0, error))
      return FALSE;
  return TRUE;
}

guint8
console_session_first_seat (const ConsoleSession *session, gboolean person)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    if (!console_seat_is_automatic (setup, seat)
        && (!person || console_session_is_human (session, seat)))
      return seat;
  return SORTIE_NO_SEAT;
}

gboolean
console_session_has_people (const ConsoleSession *session)
{
  return console_session_first_seat (session, TRUE) != SORTIE_NO_SEAT;
}
