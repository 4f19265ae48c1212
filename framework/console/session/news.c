/* SPDX-License-Identifier: GPL-3.0-or-later */
/* news.c: what happened since the reader last decided, in a few lines above the question. */
#include "console/session/news.h"
#include "console/session/news-paragraph.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include "base/text.h"
#include <sortie/event.h>
#include <sortie/speech.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "flow/front-end.h"

/* lines for what others did below the reader's own deeds, if one has no room for what is worth much */
#define LEAST_FOR_OTHERS 2

/* Whether somebody else has moved since a person last moved for the reader. Moves that the program makes for the
 * reader, such as passing, do not count: nobody has read what came before them. */
static gboolean
others_moved (ConsoleSession *session, guint8 reader)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;

  for (guint8 seat = 0; seat < sortie_match_setup (session->match)->n_seats; seat++)
    if (seat != reader && sortie_match_log_seen (session->match, seat) > session->acted[reader].log)
      return TRUE;
  /* the rules may have played a turn: two turns later, or in another's turn */
  return turn->number > session->acted[reader].turn + (turn->active == reader ? 1 : 0);
}

guint
console_session_since (const ConsoleSession *session, guint8 reader)
{
  const guint8 active = sortie_match_play (session->match)->s->turn.active;

  if (session->acted[reader].log == 0)
    return sortie_match_log_seen (session->match, reader);
  /* an answer in another's turn was part of that turn */
  if (active == reader && !session->acted[reader].in_own_turn && session->acted[reader].log_of_turn > 0)
    return session->acted[reader].log_of_turn;
  return session->acted[reader].log;
}

gboolean
console_news_are_read (ConsoleSession *session)
{
  guint8 reader = console_session_reader (session);

  return reader != SORTIE_NO_SEAT && reader == sortie_match_to_move (session->match)
         && session->out->linear == CONSOLE_LINEAR_OFF && session->input != NULL
         && console_input_is_interactive (session->input);
}

/* The sentences around what others did: while the table marks what has changed, and in short. */
typedef struct
{
  const char *marked, *plain;
} Since;

static const Since since_turn = {
  /* Translators: {sign}: marks what has changed; {events}: sentences about what the others did. */
  N_ ("Since your turn (changed: {sign}): {events}"),
  /* Translators: {events}: sentences about what the others did. */
  N_ ("Since your turn: {events}"),
};

/* The turn is the same one, in which the others have answered, or the reader has had no turn yet. */
static const Since since_move = {
  /* Translators: {sign}: marks what has changed; {events}: sentences about what happened since that move. */
  N_ ("Since your last move (changed: {sign}): {events}"),
  /* Translators: {events}: sentences about what happened since that move. */
  N_ ("Since your last move: {events}"),
};

/* Turns of others have begun since the reader's last move, which came before all turns. */
static const Since before_first_turn = {
  /* Translators: {sign}: marks what has changed; {events}: sentences about what the others did. */
  N_ ("Before your first turn (changed: {sign}): {events}"),
  /* Translators: {events}: sentences about what the others did. */
  N_ ("Before your first turn: {events}"),
};

/* Translators: {events}: sentences about what came of the line just typed. */
static const Since just_now = { N_ ("Just now: {events}"), N_ ("Just now: {events}") };
/* Translators: {events}: sentences about what others did before the player was asked. */
static const Since so_far = { N_ ("So far: {events}"), N_ ("So far: {events}") };

/* (transfer none) */
static const char *
pattern_since (const ConsoleSession *session, const Since *since)
{
  return _ (session->drawn.marked ? since->marked : since->plain);
}

/* Whether the turn is not one seat's, but a round in which all decide: nobody answers in the turn of another. */
static gboolean
is_of_all (const ConsoleSession *session)
{
  return sortie_turn (sortie_match_play (session->match))->says != NULL;
}

static gboolean
is_since_move (const ConsoleSession *session, guint8 reader)
{
  const ConsoleActed *acted = &session->acted[reader];
  const SortieTurn *now = &sortie_match_play (session->match)->s->turn;
  const gboolean answers_again = !acted->in_own_turn && acted->turn + 1 == now->number
                                 && !console_session_is_one_player (session, now->active, reader);

  return is_of_all (session) || acted->turn == 0 || acted->turn == now->number || answers_again;
}

/* Whether a turn has begun in the entries from @from up to @end. */
static gboolean
has_turn_begun (const ConsoleSession *session, guint from, guint end)
{
  for (guint i = from; i < end; i++)
    if (sortie_match_log_kind (session->match, i) == SORTIE_LOG_TURN)
      return TRUE;
  return FALSE;
}

static const Since *
since_what (const ConsoleSession *session, guint8 reader)
{
  const ConsoleActed *acted = &session->acted[reader];
  const SortieTurn *now = &sortie_match_play (session->match)->s->turn;

  if (acted->turn == 0 && now->number > 0 && !is_of_all (session)
      && has_turn_begun (session, acted->began, sortie_match_log_length (session->match)))
    return &before_first_turn;
  return is_since_move (session, reader) ? &since_move : &since_turn;
}

gboolean
console_session_others_moved (ConsoleSession *session)
{
  const guint8 reader = console_session_reader (session);

  return reader != SORTIE_NO_SEAT && others_moved (session, reader);
}

gboolean
console_news_others_moved (ConsoleSession *session)
{
  return console_news_are_read (session) && !console_is_small (session->out)
         && others_moved (session, console_session_reader (session));
}

/* Whether the log tells from entry number @from on of anything but what the reader did, and what that did to the
 * reader's things. */
static gboolean
tells_of_others (const ConsoleSession *session, guint8 reader, guint from)
{
  for (guint i = from; i < sortie_match_log_length (session->match); i++)
    {
      const guint8 actor = sortie_match_log_actor (session->match, i);

      if (sortie_match_log_kind (session->match, i) != SORTIE_LOG_STEP && actor != reader
          && (actor != SORTIE_NO_SEAT || sortie_match_log_seat (session->match, i) != reader))
        return TRUE;
    }
  return FALSE;
}

/* The sentence around the entries from number @from of the log on. */
static const Since *
around_news (const ConsoleSession *session, guint8 reader, gboolean others, guint from)
{
  /* an opponent who only lets pass what the reader does moves, too */
  const gboolean own = session->question.was_asked && is_since_move (session, reader)
                       && !tells_of_others (session, reader, from);

  if (others && session->acted[reader].log > 0 && !own)
    return since_what (session, reader);
  return session->question.was_asked && (!others || own) ? &just_now : &so_far;
}

/* Whether the entry tells of a turn of the reader's. */
static gboolean
is_of_own_turn (const ConsoleSession *session, guint8 reader, guint entry)
{
  while (entry > 0 && sortie_match_log_kind (session->match, entry) != SORTIE_LOG_TURN)
    entry--;
  return console_session_is_one_player (session, sortie_match_log_seat (session->match, entry), reader);
}

/* Whether another than the reader did it, or it came of what a partner did. What the rules do to or for an opponent
 * comes of the reader's move, unless it happened in the turn of another. */
static gboolean
is_done_by_another (const ConsoleSession *session, guint8 reader, guint entry)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  const guint8 actor = sortie_match_log_actor (session->match, entry);
  const guint8 seat = actor != SORTIE_NO_SEAT ? actor : sortie_match_log_seat (session->match, entry);
  const gboolean decides = actor != SORTIE_NO_SEAT
                           && (!console_seat_is_automatic (setup, actor)
                               || sortie_match_log_is_deed (session->match, entry));

  return seat != SORTIE_NO_SEAT && !console_session_is_one_player (session, seat, reader)
         && (decides || !sortie_are_opponents (setup, seat, reader) || !is_of_own_turn (session, reader, entry));
}

/* Where the log begins to tell what the others did, from entry number @from on: another turn, or another's doing. */
static guint
begin_of_others (const ConsoleSession *session, guint8 reader, guint from)
{
  const guint n = sortie_match_log_length (session->match);

  while (from < n && sortie_match_log_kind (session->match, from) != SORTIE_LOG_TURN
         && !is_done_by_another (session, reader, from))
    from++;
  return from;
}

/* Where the reader's own moves, or an answer in the turn of another, are told from entry number @from on: the last of
 * them, unless a turn has begun since the first. */
static guint
begin_of_last_own (const ConsoleSession *session, guint8 reader, guint from)
{
  const guint began = MAX (from, session->acted[reader].began);

  return has_turn_begun (session, from, began) ? from : began;
}

/* Where the reader's present turn begins, after entry number @from, if a match is continued in it; else the end of the
 * log. */
static guint
begin_of_present (const ConsoleSession *session, guint8 reader, guint from)
{
  const guint n = sortie_match_log_length (session->match);
  guint begin = n;

  if (session->question.was_asked || session->acted[reader].log == 0 || is_of_all (session)
      || !console_session_is_one_player (session, sortie_match_play (session->match)->s->turn.active, reader))
    return n;
  while (begin > from && sortie_match_log_kind (session->match, begin - 1) != SORTIE_LOG_TURN)
    begin--;
  return begin > from ? begin : n;
}

/* Whether the entries from @from on came of the reader's answer in the turn of another. */
static gboolean
are_of_answer (const ConsoleSession *session, guint8 reader, guint from)
{
  const ConsoleActed *acted = &session->acted[reader];

  return acted->log > 0 && !acted->in_own_turn && !is_of_all (session) && has_turn_begun (session, 0, from)
         && !has_turn_begun (session, from, MAX (from, acted->began));
}

/* What the reader has lost in the entries from @since on; @causes: with what took it. NULL: nothing. (nullable)
 * (transfer full) */
static char *
losses_since (const ConsoleSession *session, guint8 reader, guint since, gboolean causes)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

  for (guint8 seat = 0; seat < sortie_match_setup (session->match)->n_seats; seat++)
    {
      char *lost = console_session_is_one_player (session, seat, reader)
                       ? sortie_match_lost (session->match, reader, seat, since, causes) : NULL;

      if (lost != NULL)
        g_ptr_array_add (said, lost);
    }
  return said->len > 0 ? sortie_texts_join (said, " ") : NULL;
}

/* Why the reader's last move was the last one of the turn, if no `done` ended it; else NULL. @others: where the log
 * tells of others. (nullable) (transfer none) */
static const char *
why_turn_ended (ConsoleSession *session, guint8 reader, guint others)
{
  const ConsoleActed *acted = &session->acted[reader];

  if (!acted->in_own_turn || is_of_all (session) || acted->turn == 0 || acted->log == acted->began
      || others >= sortie_match_log_length (session->match)
      || sortie_match_log_kind (session->match, others) != SORTIE_LOG_TURN)
    return NULL;
  return others < acted->log ? _ ("This move ended your turn.")
                             : _ ("Nothing more was possible, so your turn ended.");
}

/* What the reader's own moves brought: before others acted, or so far in a turn in which a match is continued.
 * @goes_on: another paragraph follows. (transfer full): "": nothing */
static char *
own_in (ConsoleSession *session, guint from, guint end, guint most, gboolean goes_on)
{
  const guint8 reader = console_session_reader (session);
  const char *why = why_turn_ended (session, reader, end);
  const gboolean is_present = end == sortie_match_log_length (session->match) && has_turn_begun (session, 0, from)
                              && begin_of_present (session, reader, from - 1) == from;
  g_auto (ConsoleNews) own = { .from = from, .end = end, .is_own = TRUE, .goes_on = goes_on, .last = why };
  g_auto (ConsoleNews) brief = { .from = from, .end = end, .is_own = TRUE, .goes_on = goes_on };
  g_autofree char *text = NULL;

  own.pattern = own.pattern_short
      = is_present
            /* Translators: {events}: what happened so far in the reader's turn, when a match is continued. */
            ? _ ("This turn: {events}")
            : are_of_answer (session, reader, from)
                  /* Translators: {events}: what came of the reader's answer in the turn of another. */
                  ? _ ("Your answer: {events}")
                  /* Translators: {events}: what came of the reader's own moves, before others acted. */
                  : _ ("Your move: {events}");
  /* Translators: {events}: what came of the reader's move, which was the last one of the turn. */
  brief.pattern = brief.pattern_short = _ ("Your move (turn over): {events}");
  if (from >= end)
    return g_strdup ("");
  text = console_news_fit (session, &own, most);
  if (why == NULL || console_news_leave_out (&own, FALSE) == 0)
    return g_steal_pointer (&text);
  g_free (g_steal_pointer (&text));
  return console_news_fit (session, &brief, most);
}

/* The lines for the reader's own moves, if others' deeds are told below them. */
static guint
lines_for_own (guint most)
{
  return MAX (CLAMP ((most + 1) / 2, 1, 2), most / 3);
}

/* What others did, in the lines that the reader's own moves leave, and at least @least. (transfer full) */
static char *
fit_others (ConsoleSession *session, ConsoleNews *told, guint most, const char *own, guint least)
{
  const guint used = console_news_count_lines (session, own);

  return console_news_fit (session, told, MAX (most - MIN (used, most), least));
}

/* What the reader's own moves brought, in the entries from @from up to @end, and what others did, in the order in which
 * it happened. The former is told in one line, and the latter in one line more, before something is left out that is
 * worth much. (transfer full) */
static char *
fit_both (ConsoleSession *session, ConsoleNews *told, guint from, guint end, guint most)
{
  const gboolean own_first = from < told->from;
  char *own = own_in (session, from, end, lines_for_own (most), own_first);
  char *rest = fit_others (session, told, most, own, 1), *all;

  if (*own != '\0' && console_news_leave_out (told, TRUE) > 0)
    {
      g_free (own);
      g_free (rest);
      own = own_in (session, from, end, 1, own_first);
      rest = fit_others (session, told, most, own, LEAST_FOR_OTHERS);
    }
  if (*rest == '\0')
    {
      g_free (own);
      own = own_in (session, from, end, most, FALSE);
    }
  all = g_strjoin (*own != '\0' && *rest != '\0' ? "\n" : "", own_first ? own : rest, own_first ? rest : own, NULL);
  g_free (own);
  g_free (rest);
  return all;
}

char *
console_news_instead_of_log (ConsoleSession *session, guint from, guint most)
{
  const guint8 reader = console_session_reader (session);
  const gboolean others = others_moved (session, reader);
  const guint log = sortie_match_log_length (session->match);
  const guint begin = others && session->acted[reader].log > 0
                          ? begin_of_others (session, reader, begin_of_last_own (session, reader, from)) : from;
  const guint present = others ? begin_of_present (session, reader, begin) : log;
  const Since *since = around_news (session, reader, others, begin);
  g_auto (ConsoleNews) told = { .pattern = pattern_since (session, since), .pattern_short = _ (since->plain),
                                .from = begin, .end = present };
  g_autofree char *all = NULL;

  told.is_own = session->question.was_asked && !others;
  told.lost = losses_since (session, reader, begin, FALSE);
  told.lost_to = losses_since (session, reader, begin, TRUE);
  told.goes_on = present < log;
  if (present < log)
    all = fit_both (session, &told, present, log, most);
  else if (from >= begin)
    all = console_news_fit (session, &told, most);
  else if (begin >= log)
    all = own_in (session, from, begin, most, FALSE);
  else
    all = fit_both (session, &told, from, begin, most);
  /* amid a chain, where a single event would push a small table out, the log must do; readers know what they did */
  if (((console_is_small (session->out) && !sortie_is_window (sortie_match_play (session->match)))
       || (session->out->rows < CONSOLE_LOW_WINDOW && told.is_own))
      && console_news_count_lines (session, all) > most && !console_news_tell_dear (&told))
    return g_strdup ("");
  return g_steal_pointer (&all);
}

char *
console_news_beside_log (ConsoleSession *session)
{
  const guint8 reader = console_session_reader (session);

  if (reader == SORTIE_NO_SEAT || reader != sortie_match_to_move (session->match) || !others_moved (session, reader)
      || !session->drawn.marked)
    return g_strdup ("");
  return sortie_sentence (is_since_move (session, reader) ? _ ("{sign} changed since your last move")
                                                          : _ ("{sign} changed since your last turn"),
                          "sign", console_changed_sign (session->out), NULL);
}
