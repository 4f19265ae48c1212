/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hot-seat.c: several people take turns at one screen (session.h). */
#include "console/session/session.h"

#include "base/i18n.h"
#include <sortie/move.h>
#include <sortie/speech.h>
#include <sortie/match.h>
#include "module/front-end.h"

/* ---- Whether it is on -------------------------------------------------------------- */

/* Whether a seat before this one belongs to the same person. */
static gboolean
is_counted (const ConsoleSession *session, guint8 seat)
{
  const SortieSetup *setup = sortie_match_setup (session->match);

  for (guint8 other = 0; other < seat; other++)
    if (console_session_is_human (session, other)
        && sortie_seats_are_one_player (&setup->game->modes[setup->mode], other, seat))
      return TRUE;
  return FALSE;
}

guint
console_session_count_people (const ConsoleSession *session)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  guint n = 0;

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    n += !console_seat_is_automatic (setup, seat) && console_session_is_human (session, seat)
         && !is_counted (session, seat);
  return n;
}

static gboolean
is_secret (SortieSeenBy seen_by)
{
  return seen_by != SORTIE_SEEN_BY_ALL && seen_by != SORTIE_SEEN_BY_NOBODY;
}

/* Whether a seat may see something that another may not. */
static gboolean
has_secrets (const SortieSetup *setup)
{
  for (const SortieZoneDecl *zone = setup->zones; zone != NULL && zone->id != NULL; zone++)
    if (is_secret (zone->faces))
      return TRUE;
  for (const SortieVarDecl *var = setup->vars; var != NULL && var->id != NULL; var++)
    if (is_secret (var->seen_by))
      return TRUE;
  for (const SortieFlagDecl *flag = setup->flags; flag != NULL && flag->id != NULL; flag++)
    if (is_secret (flag->seen_by))
      return TRUE;
  return FALSE;
}

gboolean
console_hot_seat_is_on (const ConsoleSession *session)
{
  return !session->open_hands && session->input != NULL
         && console_input_is_interactive (session->input) && console_session_count_people (session) > 1
         && has_secrets (sortie_match_setup (session->match));
}

gboolean
console_silence_is_safe (const ConsoleSession *session, guint8 seat)
{
  if (session->open_hands || console_session_count_people (session) == 1
      || !has_secrets (sortie_match_setup (session->match)))
    return TRUE;
  return console_hot_seat_is_on (session) && console_session_sits_at (session, seat)
         && sortie_match_play (session->match)->s->turn.active == seat;
}

/* Whether the cards of a zone are held in the hand. Other zones lie on the table, and drawing the table reveals
 * none of their cards. */
static gboolean
is_held (const SortieSetup *setup, guint16 zone)
{
  return !setup->zones[setup->piles[zone].decl].ordered;
}

/* Whether two seats may look at each other's hands, as partners may in some games, and no value is hidden from
 * only one of them. */
static gboolean
see_alike (const SortieMatch *match, guint8 a, guint8 b)
{
  const SortieSetup *setup = sortie_match_setup (match);
  const SortieState *s = sortie_match_play (match)->s;
  gboolean alike = !sortie_are_opponents (setup, a, b);

  for (guint16 zone = 0; zone < s->n_zones && alike; zone++)
    alike = !is_held (setup, zone) || (setup->piles[zone].seers >> a & 1) == (setup->piles[zone].seers >> b & 1);
  for (const SortieVarDecl *var = setup->vars; alike && var != NULL && var->id != NULL; var++)
    alike = !is_secret (var->seen_by) || var->seen_by == SORTIE_SEEN_BY_TEAM;
  for (const SortieFlagDecl *flag = setup->flags; alike && flag != NULL && flag->id != NULL; flag++)
    alike = !is_secret (flag->seen_by) || flag->seen_by == SORTIE_SEEN_BY_TEAM;
  return alike;
}

/* Whether the answer to this question is secret. */
static gboolean
is_asked_secretly (const SortiePlay *p)
{
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, p->s->decision.kind);

  return decl->is_secret != NULL && decl->is_secret (p);
}

/* The screen is still cleared: it may show a pile that only its owner may look through. */
gboolean
console_hot_seat_goes_over (ConsoleSession *session, guint8 seat)
{
  const guint8 before = session->sitting;

  if (before == SORTIE_NO_SEAT || !see_alike (session->match, before, seat)
      || is_asked_secretly (sortie_match_play (session->match)))
    return FALSE;
  console_out_flush (session->out);
  if (!console_out_clear (session->out))
    return FALSE;
  session->sitting = seat;
  session->told[seat] = MAX (session->told[seat], session->told[before]);
  g_queue_clear_full (&session->unasked.answers, g_free);
  session->question.is_shown = FALSE;
  g_clear_pointer (&session->refused_words, g_strfreev);
  console_input_set_person (session->input, seat + 1u);
  return TRUE;
}

gboolean
console_hot_seat_is_taken_by (const ConsoleSession *session, guint8 seat)
{
  return console_session_sits_at (session, seat) || !console_hot_seat_is_on (session);
}

/* A person who is not asked does not take the screen. */
const char *
console_hot_seat_gives_away (const ConsoleSession *session, guint verb)
{
  return verb == SORTIE_VERB_PASS_ALL && console_hot_seat_is_on (session)
             ? _ (" Others at this keyboard see that you are not asked.") : "";
}

/* ---- Looking ------------------------------------------------------------------------ */

guint8
console_session_reader (const ConsoleSession *session)
{
  guint8 seat = sortie_match_to_move (session->match);

  if (session->looks_back)
    return session->sitting;
  if (console_hot_seat_is_on (session))
    return console_session_sits_at (session, seat) ? seat : session->sitting;
  if (console_session_is_human (session, seat))
    return seat;
  return console_session_first_seat (session, console_session_has_people (session));
}

const SortieView *
console_session_view (ConsoleSession *session)
{
  return sortie_match_view (session->match, console_session_reader (session));
}

/* ---- Standing up ------------------------------------------------------------------- */

/* The first log entry that a new reader must be told: the first one that the last reader has not seen. */
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
  g_queue_clear_full (&session->unasked.answers, g_free); /* they were the person's who rises */
  session->question.is_shown = FALSE;
  g_clear_pointer (&session->refused_words, g_strfreev);
  g_clear_pointer (&session->drawn.table, g_free);
  g_clear_pointer (&session->drawn.heard, g_hash_table_unref);
  console_input_set_person (session->input, 0);
  console_out_flush (session->out);
  if (!console_out_clear (session->out))
    console_out_say (session->out, _ ("This terminal cannot be cleared: earlier text can still be "
                                      "scrolled back to."));
}
