/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.c: what is on the screen: the table, the log and the question below it. */
#include "console/session/news.h"
#include "console/session/news-paragraph.h"
#include "console/screen/screen.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include "base/text.h"
#include <sortie/event.h>
#include "module/front-end.h"
#include <sortie/speech.h>
#include "speech/front-end.h"
#include <sortie/match.h>
#include "match/front-end.h"
#include "flow/front-end.h"

/* ---- What happened, above the question --------------------------------------------------- */

/* rows for what happened, before the answers are told more fully; */
#define MOST_ROWS 6
/* of them, at least in a window whose hand shows most of what is possible */
#define ROWS_BESIDE_HAND 3
#define LEAST_ROWS 1
/* and of what others did, before the rest of the screen is told more briefly */
#define LEAST_SINCE 3
/* how the match is won, in short */
#define LINES_OF_GOAL 1
/* lines of a low window above the table and below the question: the status and the typed line */
#define BESIDE_TABLE 2
/* rows for what is possible after a move, and for all hints */
#define BEHIND_A_MOVE 2
#define ALL_HINTS 4
/* what a long question and its answers need, in columns of text */
#define LONG_QUESTION 320
/* rows for what happened where a listener wants to hear little; `log` has the rest */
#define HEARD_AT_ONCE 5
/* lines that empty places spare */
#define MOST_SPARED 6
/* rows that the table also leaves in a window that is not low */
#define MORE_BELOW 2

/* ---- The table ---------------------------------------------------------------------- */

void
console_session_allow (ConsoleSession *session, SortieSketch *sketch)
{
  guint8 seat = sortie_match_to_move (session->match);

  if (seat != SORTIE_NO_SEAT && seat == console_session_reader (session))
    sortie_sketch_allow (sketch, sortie_match_legal (session->match));
}

/* In a low window, the number of its rule gets no line of its own. (transfer full) */
static char *
question (const ConsoleSession *session, guint8 seat)
{
  const SortiePlay *p = sortie_match_play (session->match);
  g_autofree char *whole = sortie_prompt (p, seat), *alone = sortie_question (p, seat);

  return session->out->rows < CONSOLE_LOW_WINDOW
                 && console_out_rows_of (session->out, alone) < console_out_rows_of (session->out, whole)
             ? g_steal_pointer (&alone)
             : g_steal_pointer (&whole);
}

char *
console_session_question_to (const ConsoleSession *session, guint8 seat)
{
  const SortieSetup *setup = sortie_match_play (session->match)->setup;
  g_autofree char *to_you = question (session, seat);

  if (console_session_count_people (session) < 2)
    return g_steal_pointer (&to_you);
  /* Translators: {question}: a sentence, such as "Choose a card to discard." or "Movement: move units." */
  return sortie_sentence (_ ("{seat} – {question}"), "seat", sortie_seat_name (setup, seat), "question", to_you, NULL);
}

/* The question and the possible answers, in so many lines if possible; @kept of them are for what is possible
 * after a move. */
static void
ask_in (ConsoleSession *session, guint room, guint kept)
{
  g_autofree char *sentence = console_session_question_to (session, sortie_match_to_move (session->match));
  gsize before = session->out->pending->len;
  guint used;

  console_out_say_in (session->out, CONSOLE_STRONG, sentence);
  used = console_out_count_lines (session->out->pending->str + before);
  console_moves_offer (session, room > used ? room - used : room > 0, kept);
}

static void
ask_for_more (ConsoleSession *session, guint room)
{
  ask_in (session, MAX (room, 1), 0);
}

/* The lines that news leave to what is possible after a move. In a low window, news come before that. */
static guint
lines_behind_a_move (ConsoleSession *session)
{
  return session->out->rows < CONSOLE_LOW_WINDOW ? 0 : BEHIND_A_MOVE;
}

/* With one line for the moves, if they can be told in it. */
static void
ask_in_a_line (ConsoleSession *session)
{
  g_autofree char *sentence = console_session_question_to (session, sortie_match_to_move (session->match));

  ask_in (session, console_out_rows_of (session->out, sentence) + 1, 0);
}

guint
console_session_lines_asked (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint lines;

  ask_for_more (session, 0);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines + 1;
}

/* In the fewest lines that it should have: the table can be shorter to leave them free. */
static void
ask_briefly (ConsoleSession *session)
{
  ask_in (session, 0, lines_behind_a_move (session));
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

static guint
lines_of_kept (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint lines;

  console_out_say_kept (session->out, session->drawn.notes);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines;
}

/* The lines between the news and the question: warnings, dropped lines, and why a step was skipped. */
static guint
lines_of_notes (ConsoleSession *session)
{
  if (session->drawn.again)
    return lines_of_kept (session);
  return console_warnings_count_lines (session) + console_ahead_count_lines (session)
         + count_lines_of_skipped (session);
}

/* These and the refusal. */
static guint
lines_above_question (ConsoleSession *session)
{
  const char *refusal = session->question.refusal;

  return lines_of_notes (session) + (refusal != NULL ? console_out_rows_of (session->out, refusal) : 0);
}

/* The lines of the window that the table leaves to the status, the news, the question and the typed line. They depend
 * on the window alone, so that the table keeps its form from one prompt to the next: if a question needs more, what
 * else is said gives way. */
static guint
lines_around (const ConsoleSession *session)
{
  const ConsoleOut *out = session->out;

  if (session->input == NULL || !console_input_is_interactive (session->input))
    return 2 + MORE_BELOW; /* no question follows */
  return 2 + (console_is_small (out) ? 0 : LEAST_ROWS) + (LONG_QUESTION + out->width - 1) / out->width
         + (out->rows < CONSOLE_LOW_WINDOW ? 0 : MORE_BELOW);
}

/* What has changed on the table since the reader's last move, if others have moved since; NULL: mark nothing. */
static GHashTable *
changes (ConsoleSession *session, const SortieSketch *sketch)
{
  GHashTable *changed = console_news_others_moved (session) ? console_table_changed (session, sketch) : NULL;

  session->drawn.marked = changed != NULL && g_hash_table_size (changed) > 0;
  return changed;
}

/* In a wide window, with the texts of the hand beside it. */
static void
draw_sketch (ConsoleSession *session, const SortieSketch *sketch, guint around)
{
  ConsoleOut *out = session->out;
  const guint table = console_beside_table (session, sketch), width = out->width, columns = out->columns;
  const gsize before = out->pending->len;

  if (table > 0)
    out->width = out->columns = table;
  console_draw (out, sketch, console_session_reader (session), around);
  out->width = width;
  out->columns = columns;
  if (table > 0)
    console_beside_add (session, before, table);
}

/* The table as it looks now, ready to be written. @whole: it may be longer than the window; @tightness: how much what
 * is in force, and from 1 on the hand, give way to the question; above the tightest of what is in force, the hand also
 * leaves as many of the lines that empty places spare. (transfer full) */
static char *
draw_in (ConsoleSession *session, gboolean whole, guint tightness)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) changed = NULL;
  const guint tightest = console_now_tightest (session);
  gsize before = session->out->pending->len;
  char *drawn;

  console_session_allow (session, sketch);
  sortie_game_show (console_session_view (session), sketch);
  changed = changes (session, sketch);
  session->out->changed = changed;
  session->out->cuts_hand = FALSE;
  session->out->squeezed = tightness > tightest ? 1 + tightness - tightest : MIN (tightness, 1);
  draw_sketch (session, sketch, whole ? 0 : lines_around (session));
  session->out->changed = NULL;
  session->out->squeezed = 0;
  if (whole)
    console_now_say (session);
  else
    console_now_say_around (session, MIN (tightness, tightest));
  drawn = g_strdup (session->out->pending->str + before);
  g_string_truncate (session->out->pending, before);
  return drawn;
}

/* The lines of a low window that the question, what is just above it and so many rows of news need. */
static guint
lines_needed (ConsoleSession *session, guint rows)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint lines = lines_above_question (session);

  if (sortie_match_log_length (session->match) > session->question.log)
    {
      g_autofree char *news = console_news_instead_of_log (session, session->question.log, rows);

      console_news_tell (session, news);
    }
  ask_in (session, 0, 0);
  lines += console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines;
}

/* Draws the table of a low window tighter, until the question and so many rows of news have room below it, or the hand
 * would lose its numbers and @keeps_hand. */
static void
tighten (ConsoleSession *session, guint rows, gboolean keeps_hand, char **drawn, guint *tightness)
{
  const guint most = console_now_tightest (session) + MOST_SPARED + console_is_small (session->out);
  const guint room = session->out->rows - MIN (lines_needed (session, rows) + BESIDE_TABLE, session->out->rows);

  while (console_out_count_lines (*drawn) > room && *tightness < most)
    {
      char *next = draw_in (session, FALSE, *tightness + 1);

      if (keeps_hand && session->out->cuts_hand)
        {
          g_free (next);
          return;
        }
      g_free (*drawn);
      *drawn = next;
      ++*tightness;
    }
}

/* The same, as tight as the question below it needs; below a question that is there already, as before. News give way
 * before the numbers of the hand do. (transfer full) */
static char *
draw_table (ConsoleSession *session, gboolean whole)
{
  const gboolean is_low = session->out->rows < CONSOLE_LOW_WINDOW && console_news_are_read (session);
  guint tightness = is_low && session->question.is_shown ? session->drawn.tightness : 0;
  char *drawn = draw_in (session, whole, tightness);

  if (is_low && !whole && !session->question.is_shown)
    {
      tighten (session, LEAST_SINCE, !session->out->cuts_hand, &drawn, &tightness);
      tighten (session, LEAST_ROWS, FALSE, &drawn, &tightness);
    }
  if (!is_low || !whole)
    session->drawn.tightness = tightness;
  return drawn;
}

/* Where in the turn the match is; above a table that has no room for the effects in force, how many there are.
 * @whole: the table tells all of them. (transfer full) */
static char *
status_above (ConsoleSession *session, gboolean whole)
{
  g_autofree char *status = console_now_status (session);
  g_autofree char *count = !whole && session->out->linear == CONSOLE_LINEAR_OFF
                                   && session->drawn.tightness >= console_now_tightest (session)
                               ? console_now_count (session) : NULL;

  if (count == NULL || *status == '\0')
    return g_strdup (count != NULL ? count : status);
  return g_strconcat (status, " ", count, NULL);
}

static void
show_status (ConsoleSession *session, gboolean whole)
{
  g_free (session->drawn.status);
  session->drawn.status = status_above (session, whole);
  if (*session->drawn.status != '\0')
    {
      g_autofree char *status = console_skipped_add (session, session->drawn.status);

      console_out_say_in (session->out, CONSOLE_STRONG, status);
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

/* What the log has said since the last prompt. (transfer full) */
static char *
join_logged (const ConsoleSession *session)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; session->drawn.logged != NULL && i < session->drawn.logged->len; i++)
    g_string_append (all, session->drawn.logged->pdata[i]);
  return g_strdup (all->str);
}

/* Remembers the table as a listener hears it now; @say: says what has changed. */
static void
remember_heard (ConsoleSession *session, gboolean say)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) before = g_steal_pointer (&session->drawn.heard);
  g_autofree char *told = join_logged (session);
  char *now = in_force (session);

  sortie_game_show (console_session_view (session), sketch);
  session->drawn.heard = console_linear_hear (say ? session->out : NULL, before, sketch, told);
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
show_table (ConsoleSession *session, gboolean whole)
{
  g_autofree char *drawn = NULL;

  g_free (session->drawn.table);
  session->drawn.table = draw_table (session, FALSE);
  session->drawn.times++;
  session->drawn.columns = session->out->columns;
  session->drawn.rows = session->out->rows;
  show_status (session, whole);
  session->drawn.places = console_table_hash_of_places (console_session_view (session));
  drawn = whole ? draw_table (session, TRUE) : NULL;
  g_string_append (session->out->pending, whole ? drawn : session->drawn.table);
  /* the question that follows quotes the card */
  if (session->question.is_shown || session->input == NULL || !console_input_is_interactive (session->input))
    console_now_say_answered (session);
  if (session->out->linear != CONSOLE_LINEAR_OFF)
    remember_heard (session, FALSE);
}

void
console_session_show (ConsoleSession *session)
{
  show_table (session, FALSE);
}

void
console_session_show_whole (ConsoleSession *session)
{
  show_table (session, TRUE);
}

/* Whether a card of the reader's move that takes effect asks something and has not changed any place yet. Then the
 * reader, who has just seen the table, looks for the question, which the table would push out of a low window. */
static gboolean
is_amid (ConsoleSession *session)
{
  const SortiePlay *p = sortie_match_play (session->match);

  return p->s->n_links > 0 && !sortie_is_window (p) && session->drawn.table != NULL
         && !console_session_others_moved (session)
         && session->drawn.places == console_table_hash_of_places (console_session_view (session));
}

/* Whether what was just told has pushed the table out of a low window, which it nearly fills. */
static gboolean
has_pushed_table (ConsoleSession *session)
{
  return session->out->rows < CONSOLE_LOW_WINDOW && console_news_are_read (session) && session->drawn.logged != NULL
         && session->drawn.logged->len > 0;
}

/* Draws the table unless the screen already shows it as it is; the phase may still differ. A listener hears the
 * whole table once, and then only changes. Returns: whether it was drawn */
static gboolean
show_changes (ConsoleSession *session)
{
  g_autofree char *drawn = draw_table (session, FALSE);
  g_autofree char *status = status_above (session, FALSE);
  gboolean heard = is_heard (session);

  if (!heard && (g_strcmp0 (drawn, session->drawn.table) != 0 || has_pushed_table (session)) && !is_amid (session))
    {
      console_session_show (session);
      return TRUE;
    }
  if (g_strcmp0 (status, session->drawn.status) != 0)
    show_status (session, FALSE);
  return FALSE;
}

/* A listener hears after the news what they have not told of the table. */
static void
hear_changes (ConsoleSession *session)
{
  if (is_heard (session) && session->out->linear == CONSOLE_LINEAR_NORMAL)
    remember_heard (session, TRUE);
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
  return (before_status && sortie_match_log_entry (session->match, last).kind == SORTIE_LOG_STEP)
         || sortie_match_tells (session->match, SORTIE_EVENT_OVER, last);
}

/* Whether entry number @from + @i is a step in which nothing was told: another step or turn follows. */
static gboolean
is_empty_step (ConsoleSession *session, guint from, char *const *lines, guint i)
{
  SortieLogKind next;

  if (sortie_match_log_entry (session->match, from + i).kind != SORTIE_LOG_STEP || lines[i + 1] == NULL)
    return FALSE;
  next = sortie_match_log_entry (session->match, from + i + 1).kind;
  return next == SORTIE_LOG_STEP || next == SORTIE_LOG_TURN;
}

/* Says it, and remembers it while the table may still push it out. */
static void
say_events (ConsoleSession *session, char *const *lines)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;

  console_out_events (session->out, 2, lines);
  if (session->drawn.logged == NULL)
    session->drawn.logged = g_ptr_array_new_with_free_func (g_free);
  if (pending->len > before)
    g_ptr_array_add (session->drawn.logged, g_strdup (pending->str + before));
}

/* @before_status: a person reads it who sees below in which step the match is, so steps in which nothing happened
 * are not told. */
static void
tell_log (ConsoleSession *session, gboolean before_status)
{
  guint *told = told_to_reader (session);
  const guint people = console_session_count_people (session);
  g_auto (GStrv) lines = NULL;
  guint n;

  /* where nobody is seated alone at the screen, "you" could be anybody */
  sortie_match_name_readers (session->match, people == 0 || (people > 1 && !console_hot_seat_is_on (session)));
  lines = sortie_match_log_joined (session->match, console_session_reader (session), *told,
                                   console_linear_tells (session->out));
  n = g_strv_length (lines);
  for (guint i = 0; before_status && i < n; i++)
    if (is_empty_step (session, *told, lines, i))
      *lines[i] = '\0';
  if (n > 0 && is_said_below (session, *told + n - 1, before_status))
    g_clear_pointer (&lines[n - 1], g_free);
  say_events (session, lines);
  *told = sortie_match_log_length (session->match);
  for (guint8 seat = 0; seat < sortie_match_setup (session->match)->n_seats; seat++)
    if (told == &session->told[SORTIE_MAX_SEATS] || console_session_sits_at (session, seat))
      session->told[seat] = *told;
}

void
console_session_tell (ConsoleSession *session)
{
  tell_log (session, FALSE);
}

/* ---- The prompt --------------------------------------------------------------------- */

/* The lines for the question: the table stays on the screen above it, with @used lines of other things and the
 * typed line below. */
static guint
room_below_table (ConsoleSession *session, gboolean drawn, guint used)
{
  guint rows = session->out->rows;

  used++;
  if (!drawn && session->question.was_asked && is_amid (session)) /* a lesson shows the table just above the first */
    return used < rows ? rows - used : 0;
  if (session->drawn.status != NULL)
    used += console_out_rows_of (session->out, session->drawn.status);
  if (session->drawn.table != NULL)
    used += console_out_count_lines (session->drawn.table);
  return used < rows ? rows - used : 0;
}

/* The lines of the question with its few answers named; 0: there are many, or it is asked already. */
static guint
lines_of_answers (ConsoleSession *session)
{
  const guint kept = lines_behind_a_move (session);
  const guint moves = session->question.is_shown ? 0 : console_moves_count_lines_named (session, kept);
  const guint8 seat = sortie_match_to_move (session->match);
  g_autofree char *sentence = moves > 0 ? console_session_question_to (session, seat) : NULL;

  return moves > 0 ? console_out_rows_of (session->out, sentence) + moves : 0;
}

/* The rows that news keep where answers could be named instead: what others did is told before that in a low window. In
 * other windows the log has it, too; but where the hand shows most of what is possible, some news stay. */
static guint
rows_beside_answers (ConsoleSession *session)
{
  if (session->out->rows < CONSOLE_LOW_WINDOW && console_news_others_moved (session))
    return MOST_ROWS;
  return sortie_is_window (sortie_match_play (session->match)) ? ROWS_BESIDE_HAND : 0;
}

/* Whether how the match is won is still to be told above the first question. */
static gboolean
goal_is_to_come (ConsoleSession *session)
{
  const guint8 reader = console_session_reader (session);

  return reader != SORTIE_NO_SEAT && !(session->question.told_goal >> reader & 1);
}

/* The lines of the question and the moves, if they have so much room; 0: it is asked already. */
static guint
lines_of_question (ConsoleSession *session, guint room)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint lines;

  if (session->question.is_shown)
    return 0;
  ask_for_more (session, room);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines;
}

/* The rows that news have before anything else but the shortest answers: as many as the table and @besides leave. */
static guint
least_rows_for_since (ConsoleSession *session, guint room, guint besides)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  const guint answers = lines_of_answers (session);

  if (answers > 0 && room >= besides + answers + rows_beside_answers (session))
    return MIN (room - besides - answers, MOST_ROWS);
  if (!session->question.is_shown)
    {
      if (session->out->rows < CONSOLE_LOW_WINDOW && !console_is_small (session->out)
          && console_news_others_moved (session) && sortie_is_window (sortie_match_play (session->match)))
        ask_in_a_line (session);
      else
        ask_briefly (session);
    }
  besides += console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return room > besides ? CLAMP (room - besides, LEAST_ROWS, MOST_ROWS) : LEAST_ROWS;
}

/* These, and in a window that is not low those that the answers leave. A refusal must not make the news of others
 * shorter than they were. */
static guint
rows_for_since (ConsoleSession *session)
{
  const guint room = room_below_table (session, TRUE, 0);
  const guint notes
    = console_session_others_moved (session) ? lines_of_notes (session) : lines_above_question (session);
  const guint besides = notes + (goal_is_to_come (session) ? LINES_OF_GOAL : 0);
  const guint least = least_rows_for_since (session, room, besides);
  const guint used = besides + least + console_out_count_lines (session->out->foot->str);
  guint asked;

  if (session->out->rows < CONSOLE_LOW_WINDOW || room <= used)
    return least;
  asked = lines_of_question (session, room - used);
  return room > used + asked ? least + room - used - asked : least;
}

/* Moves the table to the top of the window: at @before, below it, come its foot, if there is room for that, and empty
 * lines. There the eye finds it again: it has the same lines at each prompt. */
static void
move_up (ConsoleSession *session, gsize before)
{
  const guint room = room_below_table (session, TRUE, 0);
  const guint used = console_out_count_lines (session->out->pending->str + before);
  const guint foot = console_out_count_lines (session->out->foot->str);
  const guint left = room > used ? room - used : 0;
  g_autofree char *lines = g_strnfill (left >= foot ? left - foot : left, '\n');
  g_autofree char *all = g_strconcat (left >= foot ? session->out->foot->str : "", lines, NULL);

  g_string_insert (session->out->pending, (gssize) before, all);
}

/* The lines above the table that the log has taken since the last prompt. */
static guint
lines_of_log (const ConsoleSession *session)
{
  guint lines = 0;

  for (guint i = 0; session->drawn.logged != NULL && i < session->drawn.logged->len; i++)
    lines += console_out_count_lines (session->drawn.logged->pdata[i]);
  return lines;
}

/* Whether so many lines above the table would scroll out of the window. */
static gboolean
is_pushed_out (ConsoleSession *session, guint above)
{
  g_autofree char *beside = console_news_beside_log (session);
  GString *pending = session->out->pending;
  gsize before = pending->len;
  guint below;

  console_news_tell (session, beside);
  if (!session->question.is_shown)
    ask_in (session, 0, ALL_HINTS);
  below = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return above > room_below_table (session, TRUE, below + lines_above_question (session));
}

/* The lines that the foot of the table takes from fuller answers and hints, if there is room for it below the table
 * besides @used lines and the shortest answers. */
static guint
lines_of_foot (ConsoleSession *session, guint used)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  const guint foot = console_out_count_lines (session->out->foot->str), room = room_below_table (session, TRUE, used);
  guint needed;

  ask_in (session, 0, 0);
  needed = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return room >= needed + foot ? foot : 0;
}

/* Removes the lines that were written above the table and are not on the screen yet; "Attack." is no end of another. */
static void
take_back_said (ConsoleSession *session, const char *said)
{
  GString *pending = session->out->pending;
  const char *at = strstr (pending->str, said);

  while (at != NULL && at > pending->str && at[-1] != '\n')
    at = strstr (at + 1, said);
  if (at != NULL)
    g_string_erase (pending, at - pending->str, (gssize) strlen (said));
}

/* The refusal is said below the table, where it needs the same lines. */
static void
take_back_refusal (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  const gsize end = pending->len;
  g_autofree char *said = NULL;

  if (session->question.refusal == NULL)
    return;
  console_out_say_in (session->out, CONSOLE_WRONG, session->question.refusal);
  said = g_strdup (pending->str + end);
  g_string_truncate (pending, end);
  take_back_said (session, said);
}

/* The log of this prompt would scroll out of sight, so the news below the table replace it. */
static void
take_back_log (ConsoleSession *session)
{
  for (guint i = 0; session->drawn.logged != NULL && i < session->drawn.logged->len; i++)
    take_back_said (session, session->drawn.logged->pdata[i]);
}

/* Whether a listener who wants to hear little is told what happened in a few sentences. */
static gboolean
is_summed_up (ConsoleSession *session, guint above)
{
  const guint8 reader = console_session_reader (session);

  return session->out->linear == CONSOLE_LINEAR_SHORT && above > HEARD_AT_ONCE && reader != SORTIE_NO_SEAT
         && reader == sortie_match_to_move (session->match);
}

/* Says just above the question what followed the last line, and what the others did since, or before the first:
 * @is_out: the text above the table would not be seen, or is too much to hear; @from: where it begins in the log. */
static void
say_what_happened (ConsoleSession *session, gboolean is_out, guint from)
{
  const guint rows = session->out->linear == CONSOLE_LINEAR_SHORT ? HEARD_AT_ONCE : rows_for_since (session);
  g_autofree char *news = is_out ? console_news_instead_of_log (session, from, rows)
                                 : console_news_beside_log (session);

  console_news_tell (session, news);
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

/* Above the first question to each reader that has room for it: how the match is won. */
static void
say_goal (ConsoleSession *session, gboolean drawn, gsize before)
{
  GString *pending = session->out->pending;
  const guint above = console_out_count_lines (pending->str + before);
  const gsize end = pending->len;
  guint used;

  if (!goal_is_to_come (session))
    return;
  ask_briefly (session);
  used = above + console_out_count_lines (pending->str + end);
  g_string_truncate (pending, end);
  if (!console_goal_say (session, room_below_table (session, drawn, used)))
    return;
  session->question.told_goal |= 1u << console_session_reader (session);
  session->question.told_at = session->question.n_asked;
}

/* Where the log begins that was told since the last prompt of the reader. When a turn of the reader's begins, that is
 * all of the others' turns, also what came before an answer in them. */
static guint
begin_of_told (ConsoleSession *session)
{
  const guint told = MIN (session->question.log, *told_to_reader (session));
  const guint8 reader = console_session_reader (session);

  if (reader == SORTIE_NO_SEAT || session->acted[reader].in_own_turn || sortie_match_log_length (session->match) == told
      || !console_session_is_one_player (session, sortie_match_play (session->match)->s->turn.active, reader))
    return told;
  return MIN (told, console_session_since (session, reader));
}

/* What was refused is the answer to what was typed below the question. */
static void
keep_refusal (ConsoleSession *session)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;

  console_out_say_in (session->out, CONSOLE_WRONG, session->question.refusal);
  g_free (session->drawn.answer);
  session->drawn.answer = g_strdup (pending->str + before);
  g_string_truncate (pending, before);
}

/* Says what stands between the news and the question, and keeps it for a table that is drawn anew. */
static void
say_notes (ConsoleSession *session, gboolean drawn)
{
  const gboolean is_tentative = sortie_match_play (session->match)->s->tentative;

  if (session->drawn.notes == NULL || drawn || !session->question.is_shown)
    {
      g_clear_pointer (&session->drawn.answer, g_free);
      g_clear_pointer (&session->drawn.notes, g_ptr_array_unref);
      session->drawn.notes = console_kept_new ();
    }
  else if (session->question.refusal != NULL)
    keep_refusal (session);
  console_out_keep (session->out, session->drawn.notes);
  if (drawn && session->question.refusal != NULL) /* readers overlook it above the table */
    console_out_say_in (session->out, CONSOLE_WRONG, session->question.refusal);
  console_ahead_say (session);
  console_skipped_say (session);
  say_what_was_cut (session);
  console_skipped_said (session);
  if (!is_tentative)
    console_warnings_say (session);
  console_out_keep (session->out, NULL);
}

/* Asks below the table and what was said since @before. @used: the lines of the window that other text takes */
static void
ask_below (ConsoleSession *session, gboolean drawn, gboolean is_out, gsize before, guint used)
{
  say_goal (session, drawn, before);
  used += console_out_count_lines (session->out->pending->str + before);
  if (is_out && drawn)
    used += lines_of_foot (session, used);
  ask_for_more (session, room_below_table (session, drawn, used));
}

/* The same for a question that is not on the screen, and counts it. */
static void
ask_now (ConsoleSession *session, gboolean drawn, gboolean is_out, gsize before, guint used)
{
  session->question.n_asked++;
  session->question.is_first = !session->question.was_asked;
  ask_below (session, drawn, is_out, before, used);
  console_moves_note_asked (session);
  console_hints_said (session);
}

/* The question and everything above it are on the screen now. @from: the entry of the log that was told first */
static void
note_prompted (ConsoleSession *session, guint from)
{
  const guint log = sortie_match_log_length (session->match);

  if (log > from || !session->question.was_asked)
    session->question.news = from;
  session->question.is_shown = session->question.was_asked = TRUE;
  session->question.log = log;
  g_clear_pointer (&session->question.refusal, g_free);
  g_clear_pointer (&session->drawn.logged, g_ptr_array_unref);
  session->drawn.waited = FALSE;
}

static void
keep_foot (ConsoleSession *session)
{
  session->out->keeps_foot = session->out->linear == CONSOLE_LINEAR_OFF && console_news_are_read (session);
}

/* ---- The same, in a window of another size --------------------------------------------------- */

/* What the reader was told above and below the question that is open, in the room that the window has now. */
static void
ask_again (ConsoleSession *session, gsize before)
{
  const char *answer = session->drawn.answer;
  const guint n = answer != NULL ? console_out_count_lines (answer) : 0;
  const guint lines = n < session->out->rows ? n : 0; /* one that fills the window has been read page by page */

  if (sortie_match_log_length (session->match) > session->question.news)
    say_what_happened (session, TRUE, session->question.news);
  console_out_say_kept (session->out, session->drawn.notes);
  if (session->question.told_at == session->question.n_asked)
    session->question.told_goal &= ~(1u << console_session_reader (session));
  ask_below (session, TRUE, TRUE, before, lines);
  if (lines == 0)
    move_up (session, before);
  else
    g_string_append (session->out->pending, answer);
}

/* @is_asked: a question is below the table */
static void
draw_anew (ConsoleSession *session, gboolean is_asked)
{
  const guint log = session->question.log;

  if (session->out->linear != CONSOLE_LINEAR_OFF) /* a listener has heard it */
    return;
  if (session->task != NULL)
    session->task (session, FALSE);
  if (is_asked)
    {
      keep_foot (session);
      session->question.is_shown = FALSE;
      session->question.was_asked = !session->question.is_first;
      session->question.log = session->question.news;
      session->drawn.again = TRUE;
    }
  show_table (session, FALSE);
  if (session->task != NULL)
    session->task (session, TRUE);
  if (is_asked)
    ask_again (session, session->out->pending->len);
  session->out->keeps_foot = session->drawn.again = FALSE;
  session->question.log = log;
  if (is_asked)
    session->question.is_shown = session->question.was_asked = TRUE;
}

void
console_session_show_again (gpointer data)
{
  ConsoleSession *session = data;

  draw_anew (session, session->question.is_open && session->question.was_asked);
}

/* Whether the window got another size while the reader read something else, such as a long text page by page. */
static gboolean
has_changed_size (const ConsoleSession *session)
{
  return session->question.is_shown && session->question.refusal == NULL && session->drawn.table != NULL
         && session->out->linear == CONSOLE_LINEAR_OFF
         && (session->drawn.columns != session->out->columns || session->drawn.rows != session->out->rows);
}

/* ---- Prompting ------------------------------------------------------------------------------- */

void
console_session_prompt (ConsoleSession *session)
{
  const SortieState *s = sortie_match_play (session->match)->s;
  GString *pending = session->out->pending;
  const guint from = begin_of_told (session);
  gboolean drawn, is_low, is_out;
  gsize before;
  guint above;

  tell_log (session, console_input_is_interactive (session->input) && !s->tentative);
  if (!console_input_is_interactive (session->input))
    {
      say_what_was_cut (session);
      return;
    }
  console_out_measure (session->out);
  if (has_changed_size (session))
    {
      draw_anew (session, TRUE);
      return;
    }
  above = lines_of_log (session);
  console_ahead_check (session);
  keep_foot (session);
  drawn = !s->tentative && show_changes (session);
  if (drawn)
    take_back_refusal (session);
  is_low = session->out->rows < CONSOLE_LOW_WINDOW;
  is_out = is_summed_up (session, above)
           || (drawn && console_news_are_read (session) && (is_low || is_pushed_out (session, above)));
  if (is_out)
    take_back_log (session);
  before = pending->len;
  if (drawn || is_out) /* or the log above is all */
    say_what_happened (session, is_out, from);
  if (!drawn && !s->tentative)
    hear_changes (session);
  say_notes (session, drawn);
  if (!session->question.is_shown)
    ask_now (session, drawn, is_out, before, is_out || !drawn ? 0 : above);
  if (is_out && drawn)
    move_up (session, before);
  session->out->keeps_foot = FALSE;
  note_prompted (session, from);
}

ConsoleGot
console_session_read (ConsoleSession *session, const char *prompt, char **ret)
{
  ConsoleGot got;

  session->question.is_open = TRUE;
  got = console_input_read (session->input, prompt, ret);
  session->question.is_open = FALSE;
  return got;
}
