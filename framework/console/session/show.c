/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.c: what is on the screen: the table, the log and the question below it. */
#include "console/session/news.h"
#include "console/screen/screen.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include "base/text.h"
#include <sortie/event.h>
#include "module/front-end.h"
#include <sortie/speech.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "flow/front-end.h"
#include "module/sketch.h"

/* ---- What happened, above the question --------------------------------------------------- */

/* rows for what others did: in a low window, and in others */
#define FEW_ROWS 3
#define MORE_ROWS 5
/* if the table needs the room: the text above the table has all of it, too */
#define LEAST_ROWS 2
/* if the table is drawn as tightly as possible */
#define TIGHT_ROWS 1
/* rows for what is possible after a move */
#define BEHIND_A_MOVE 2

/* Says as much of both as there is room for: in a low window, text above the table soon scrolls out of sight. */
static void
say_news (ConsoleSession *session, guint most)
{
  g_autofree char *since = console_news_since (session, most);
  const gboolean is_low = session->out->rows < CONSOLE_LOW_WINDOW;
  g_autofree char *own = *since == '\0' && is_low ? console_news_of_line (session, most) : NULL;

  console_news_tell (session, own != NULL ? own : since);
}

/* ---- The table ---------------------------------------------------------------------- */

void
console_session_allow (ConsoleSession *session, SortieSketch *sketch)
{
  guint8 seat = sortie_match_to_move (session->match);

  if (seat != SORTIE_NO_SEAT && seat == console_session_reader (session))
    sortie_sketch_allow (sketch, sortie_match_legal (session->match));
}

/* The question and the possible answers, in so many lines if possible; @kept of them are for what is possible
 * after a move. */
static void
ask_in (ConsoleSession *session, guint room, guint kept)
{
  guint8 seat = sortie_match_to_move (session->match);
  g_autofree char *sentence = sortie_prompt (sortie_match_play (session->match), seat);
  gsize before = session->out->pending->len;
  guint used;

  console_out_say_in (session->out, CONSOLE_STRONG, sentence);
  used = console_out_count_lines (session->out->pending->str + before);
  console_moves_offer (session, room > used ? room - used : 0, kept);
}

static void
ask (ConsoleSession *session, guint room)
{
  ask_in (session, room, 0);
}

/* In the fewest lines that it should have: the table can be shorter to leave them free. */
static void
ask_briefly (ConsoleSession *session)
{
  ask_in (session, 0, console_is_small (session->out) ? 0 : BEHIND_A_MOVE);
}

static guint
least_rows (const ConsoleSession *session)
{
  return session->drawn.tight ? TIGHT_ROWS : LEAST_ROWS;
}

static guint
count_lines_of_skipped (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint lines;

  console_skipped_say (session);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines;
}

/* The lines just above the question: warnings, dropped lines, and why a step was skipped. */
static guint
lines_above_question (ConsoleSession *session)
{
  return console_warnings_count_lines (session) + console_ahead_count_lines (session)
         + count_lines_of_skipped (session);
}

/* The least number of lines in the window for things other than the table: the status, what is in force, the
 * question and the typed line. */
static guint
lines_around (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  guint8 seat = sortie_match_to_move (session->match);
  gsize before = pending->len;
  g_autofree char *status = console_now_status (session);
  guint lines;

  console_out_say (session->out, status);
  console_now_say_around (session);
  say_news (session, least_rows (session));
  if (seat != SORTIE_NO_SEAT && seat == console_session_reader (session))
    ask_briefly (session);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines + lines_above_question (session) + 1;
}

/* What has changed on the table since the reader's last move, if others have moved since; NULL: mark nothing. */
static GHashTable *
changes (ConsoleSession *session, const SortieSketch *sketch)
{
  g_autofree char *since = NULL;
  GHashTable *changed;

  session->drawn.marked = FALSE; /* otherwise the room for the legend of a mark would decide whether there is a mark */
  since = console_news_since (session, LEAST_ROWS);
  changed = *since != '\0' ? console_table_changed (session, sketch) : NULL;
  session->drawn.marked = changed != NULL && g_hash_table_size (changed) > 0;
  return changed;
}

/* Draws the table; above a question, as tightly as the question needs. */
static void
draw_around (ConsoleSession *session, const SortieSketch *sketch, gboolean whole)
{
  const guint8 reader = console_session_reader (session);
  GString *pending = session->out->pending;
  gsize before = pending->len;
  guint around;

  session->drawn.tight = FALSE;
  around = whole ? 0 : lines_around (session);
  console_draw (session->out, sketch, reader, around);
  if (whole || console_out_count_lines (pending->str + before) + around <= session->out->rows)
    return;
  g_string_truncate (pending, before);
  session->drawn.tight = TRUE;
  console_draw (session->out, sketch, reader, lines_around (session));
}

/* The table as it looks now, ready to be written. @whole: it may be longer than the window. (transfer full) */
static char *
draw (ConsoleSession *session, gboolean whole)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) changed = NULL;
  gsize before = session->out->pending->len;
  char *drawn;

  console_session_allow (session, sketch);
  sortie_game_show (console_session_view (session), sketch);
  changed = changes (session, sketch);
  session->out->changed = changed;
  draw_around (session, sketch, whole);
  session->out->changed = NULL;
  if (whole)
    console_now_say (session);
  else
    console_now_say_around (session);
  drawn = g_strdup (session->out->pending->str + before);
  g_string_truncate (session->out->pending, before);
  return drawn;
}

/* Says where in the turn the match is. */
static void
show_status (ConsoleSession *session)
{
  g_free (session->drawn.status);
  session->drawn.status = console_now_status (session);
  if (*session->drawn.status != '\0')
    {
      g_autofree char *whole = console_skipped_add (session, session->drawn.status);

      console_out_say_in (session->out, CONSOLE_STRONG, whole);
    }
}

/* ---- The table in sentences ---------------------------------------------------------- */

/* The key for what is in force: nothing on the table has this name. */
#define IN_FORCE "\nin force"

/* The links of the chain and the effects. (transfer full) */
static char *
in_force (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  gsize before = pending->len;
  char *text;

  console_now_say (session);
  text = g_strdup (pending->str + before);
  g_string_truncate (pending, before);
  return text;
}

/* Remembers the table as a listener hears it now; @say: says what has changed. */
static void
hear (ConsoleSession *session, gboolean say)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) before = g_steal_pointer (&session->drawn.heard);
  char *now = in_force (session);

  sortie_game_show (console_session_view (session), sketch);
  session->drawn.heard = console_linear_hear (say ? session->out : NULL, before, sketch);
  session->drawn.heard_by = console_session_reader (session);
  if (say && g_strcmp0 (now, g_hash_table_lookup (before, IN_FORCE)) != 0)
    g_string_append (session->out->pending, now);
  g_hash_table_insert (session->drawn.heard, g_strdup (IN_FORCE), now);
}

/* Whether the reader has already heard this table. */
static gboolean
is_heard (ConsoleSession *session)
{
  return session->out->linear != CONSOLE_LINEAR_OFF && session->out->linear != CONSOLE_LINEAR_FULL
         && session->drawn.heard != NULL && session->drawn.heard_by == console_session_reader (session);
}

/* ---- Showing it ------------------------------------------------------------------------ */

static void
show (ConsoleSession *session, gboolean whole)
{
  g_autofree char *drawn = NULL;

  show_status (session);
  g_free (session->drawn.table);
  session->drawn.table = draw (session, FALSE);
  session->drawn.places = console_table_hash_of_places (console_session_view (session));
  drawn = whole ? draw (session, TRUE) : NULL;
  g_string_append (session->out->pending, whole ? drawn : session->drawn.table);
  /* the question that follows quotes the card */
  if (session->question.is_shown || session->input == NULL || !console_input_is_interactive (session->input))
    console_now_say_answered (session);
  if (session->out->linear != CONSOLE_LINEAR_OFF)
    hear (session, FALSE);
}

void
console_session_show (ConsoleSession *session)
{
  show (session, FALSE);
}

void
console_session_show_whole (ConsoleSession *session)
{
  show (session, TRUE);
}

/* Whether a card that takes effect asks something and has not changed any place yet. Then the reader looks for the
 * question, which the table would push out of a low window. */
static gboolean
is_amid (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return p->s->n_links > 0 && !sortie_is_window (p) && session->drawn.table != NULL
         && session->drawn.places == console_table_hash_of_places (console_session_view (session));
}

/* Draws the table unless the screen already shows it as it is; the phase may still differ. A listener hears the
 * whole table once, and then only changes. Returns: whether it was drawn */
static gboolean
show_changes (ConsoleSession *session)
{
  g_autofree char *drawn = draw (session, FALSE);
  g_autofree char *status = console_now_status (session);
  gboolean heard = is_heard (session);

  if (!heard && g_strcmp0 (drawn, session->drawn.table) != 0 && !is_amid (session))
    {
      console_session_show (session);
      return TRUE;
    }
  if (g_strcmp0 (status, session->drawn.status) != 0)
    show_status (session);
  if (heard && session->out->linear == CONSOLE_LINEAR_NORMAL)
    hear (session, TRUE);
  return FALSE;
}

/* ---- The log ------------------------------------------------------------------------ */

/* How much of the log the reader was told. With open hands, all readers share it. */
static guint *
told_to_reader (ConsoleSession *session)
{
  guint8 reader =
      console_hot_seat_is_on (session) ? console_session_reader (session) : SORTIE_NO_SEAT;

  return &session->told[MIN (reader, SORTIE_MAX_SEATS)];
}

/* Whether to omit entry number @last of the log: a step that the status names, or the end of the match, which the
 * result describes better. */
static gboolean
is_said_below (ConsoleSession *session, guint last, gboolean before_status)
{
  return (before_status && sortie_match_log_kind (session->match, last) == SORTIE_LOG_STEP)
         || sortie_match_tells (session->match, SORTIE_EVENT_OVER, last);
}

/* Whether entry number @from + @i is a step in which nothing was told: another step or turn follows. */
static gboolean
is_empty_step (ConsoleSession *session, guint from, char *const *lines, guint i)
{
  SortieLogKind next;

  if (sortie_match_log_kind (session->match, from + i) != SORTIE_LOG_STEP || lines[i + 1] == NULL)
    return FALSE;
  next = sortie_match_log_kind (session->match, from + i + 1);
  return next == SORTIE_LOG_STEP || next == SORTIE_LOG_TURN;
}

/* @before_status: a person reads it who sees below in which step the match is, so steps in which nothing happened
 * are not told. */
static void
tell (ConsoleSession *session, gboolean before_status)
{
  guint *told = told_to_reader (session);
  g_auto (GStrv) lines =
      sortie_match_log_joined (session->match, console_session_reader (session), *told);

  guint n = g_strv_length (lines);

  for (guint i = 0; before_status && i < n; i++)
    if (is_empty_step (session, *told, lines, i))
      *lines[i] = '\0';
  if (n > 0 && is_said_below (session, *told + n - 1, before_status))
    g_clear_pointer (&lines[n - 1], g_free);
  console_out_events (session->out, 2, lines);
  *told = sortie_match_log_length (session->match);
  for (guint8 seat = 0; seat < sortie_match_setup (session->match)->n_seats; seat++)
    if (told != &session->told[SORTIE_MAX_SEATS] && console_session_sits_at (session, seat))
      session->told[seat] = *told;
}

void
console_session_tell (ConsoleSession *session)
{
  tell (session, FALSE);
}

/* ---- The prompt --------------------------------------------------------------------- */

/* How many lines of the window a sentence takes. */
static guint
lines_of (const ConsoleSession *session, const char *sentence)
{
  g_auto (GStrv) lines = sortie_text_wrap (sentence, session->out->width);

  return g_strv_length (lines);
}

/* The lines for the question: the table stays on the screen above it, with @used lines of other things and the
 * typed line below. */
static guint
room_below_table (ConsoleSession *session, gboolean drawn, guint used)
{
  guint rows = session->out->rows;

  used++;
  if (!drawn && is_amid (session))
    return used < rows ? rows - used : 0;
  if (session->drawn.status != NULL)
    used += lines_of (session, session->drawn.status);
  if (session->drawn.table != NULL)
    used += console_out_count_lines (session->drawn.table);
  return used < rows ? rows - used : 0;
}

/* The lines of the question with its few answers named; 0: there are many, or it is asked already. */
static guint
lines_of_answers (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);
  const guint kept = console_is_small (session->out) ? 0 : BEHIND_A_MOVE;
  const guint moves = session->question.is_shown ? 0 : console_moves_count_lines_named (session, kept);
  g_autofree char *sentence = moves > 0 ? sortie_prompt (p, sortie_to_move (p)) : NULL;

  return moves > 0 ? lines_of (session, sentence) + moves : 0;
}

/* As many as the table, its question and the moves leave, within bounds. Answers are named rather than news told,
 * since the log has these, too. In a window, where the hand shows most of what is possible, some news stay. */
static guint
rows_for_since (ConsoleSession *session)
{
  guint most = session->out->rows < CONSOLE_LOW_WINDOW ? FEW_ROWS : MORE_ROWS;
  guint room = room_below_table (session, TRUE, 0), besides = lines_above_question (session);
  guint answers = lines_of_answers (session);
  guint kept = sortie_is_window (sortie_match_play (session->match)) ? FEW_ROWS : 0;
  GString *pending = session->out->pending;
  gsize before = pending->len;

  if (answers > 0 && room >= besides + answers + kept)
    return MIN (room - besides - answers, most);
  if (!session->question.is_shown)
    ask_briefly (session);
  besides += console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return room > besides ? CLAMP (room - besides, least_rows (session), most) : least_rows (session);
}

/* Whether the @above lines that were written above the table since the last line have scrolled out of the window. */
static gboolean
is_pushed_out (ConsoleSession *session, guint above)
{
  GString *pending = session->out->pending;
  gsize before = pending->len;
  guint below;

  if (!session->question.is_shown)
    ask_briefly (session);
  below = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return above > room_below_table (session, TRUE, below + lines_above_question (session));
}

/* Takes back what was written above the table and is not on the screen yet. */
static void
take_back (ConsoleSession *session, const char *text)
{
  GString *pending = session->out->pending;
  const gsize end = pending->len;
  g_autofree char *said = NULL;
  const char *at;

  console_out_say_in (session->out, CONSOLE_WRONG, text);
  said = g_strdup (pending->str + end);
  g_string_truncate (pending, end);
  at = strstr (pending->str, said);
  if (at != NULL)
    g_string_erase (pending, at - pending->str, (gssize) strlen (said));
}

/* Says just above the question what followed the last line, or what the others did since, or before the first. */
static void
say_what_happened (ConsoleSession *session, guint above)
{
  const guint rows = rows_for_since (session);
  const gboolean out = is_pushed_out (session, above);
  g_autofree char *since = console_news_since (session, rows), *own = NULL;

  if (*since == '\0' && out)
    own = console_news_of_line (session, rows);
  console_news_tell (session, own != NULL ? own : since);
  if (session->question.refusal != NULL) /* readers overlook it above the table */
    console_out_say_in (session->out, CONSOLE_WRONG, session->question.refusal);
}

/* Says once of each question that its list of moves is not whole. */
static void
say_what_was_cut (ConsoleSession *session)
{
  g_auto (GStrv) cut = NULL;

  sortie_match_legal (session->match);
  cut = sortie_match_cut_lists (session->match);
  for (; cut[session->question.n_cut] != NULL; session->question.n_cut++)
    console_out_say_in (session->out, CONSOLE_WRONG, cut[session->question.n_cut]);
}

void
console_session_prompt (ConsoleSession *session)
{
  const SortieState *s = sortie_match_play (session->match)->s;
  GString *pending = session->out->pending;
  gboolean drawn;
  gsize before;
  guint above;

  console_skipped_say_late (session);
  tell (session, console_input_is_interactive (session->input) && !s->tentative);
  if (!console_input_is_interactive (session->input))
    {
      say_what_was_cut (session);
      return;
    }
  console_out_measure (session->out);
  above = console_out_count_lines (pending->str);
  console_ahead_check (session);
  drawn = !s->tentative && show_changes (session);
  if (drawn && session->question.refusal != NULL) /* it is said below the table, where it needs the same lines */
    take_back (session, session->question.refusal);
  before = pending->len;
  if (drawn)
    say_what_happened (session, above);
  console_ahead_say (session);
  console_skipped_say (session);
  say_what_was_cut (session);
  console_skipped_said (session);
  if (!s->tentative)
    console_warnings_say (session);
  if (!session->question.is_shown)
    {
      ask (session, room_below_table (session, drawn, console_out_count_lines (pending->str + before)));
      console_hints_said (session);
    }
  session->question.is_shown = session->question.was_asked = TRUE;
  session->question.log = sortie_match_log_length (session->match);
  g_clear_pointer (&session->question.refusal, g_free);
}
