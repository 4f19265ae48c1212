/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.c: what is on the screen: the table, the log and the question below it. */
#include "config.h"

#include "console/session/session.h"
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

/* ---- Since the reader's last turn ------------------------------------------------------ */

/* rows for what others did: in a low window, and in others */
#define FEW_ROWS 3
#define MORE_ROWS 5
/* if the table needs the room: the text above the table has all of it, too */
#define LEAST_ROWS 2
/* if the table is drawn as tightly as possible */
#define TIGHT_ROWS 1
/* rows for what is possible after a move */
#define BEHIND_A_MOVE 2

/* What to tell of the log's entries from @from on. */
typedef struct
{
  const char *pattern; /* the paragraph's sentence around them */
  guint from;
  char **lines;
  gboolean *left_out; /* for each entry */
  guint n_news_left_out;
} Since;

/* The order in which entries are omitted if there is no room for all of them. */
typedef enum
{
  WEIGHT_STEP,  /* the status above the table says it */
  WEIGHT_ASIDE,
  WEIGHT_DONE,  /* the reader did it, or the rules did it to the reader's things */
  WEIGHT_TURN,
  WEIGHT_NEWS,
  WEIGHT_OWN,   /* what happens to the reader */
  WEIGHT_GRAVE, /* from here on, entries that decide much */
  WEIGHT_OWN_GRAVE,
  WEIGHT_OUT,
  N_WEIGHTS
} Weight;

static Weight
weight_of (ConsoleSession *session, guint entry)
{
  const guint8 reader = console_session_reader (session);
  const guint8 actor = sortie_match_log_actor (session->match, entry);
  const gboolean own = sortie_match_log_seat (session->match, entry) == reader;
  const gboolean done = own && (actor == reader || actor == SORTIE_NO_SEAT);

  switch (sortie_match_log_kind (session->match, entry))
    {
    case SORTIE_LOG_STEP:
      return WEIGHT_STEP;
    case SORTIE_LOG_ASIDE:
      return done ? WEIGHT_DONE : WEIGHT_ASIDE;
    case SORTIE_LOG_TURN:
      return WEIGHT_TURN;
    case SORTIE_LOG_GRAVE:
      return own ? WEIGHT_OWN_GRAVE : WEIGHT_GRAVE;
    case SORTIE_LOG_OUT:
      return WEIGHT_OUT;
    case SORTIE_LOG_NEWS:
      break;
    }
  if (done)
    return WEIGHT_DONE;
  return own ? WEIGHT_OWN : WEIGHT_NEWS;
}

static void
since_clear (Since *since)
{
  g_strfreev (since->lines);
  g_free (since->left_out);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Since, since_clear)

static gboolean
is_told (const Since *since, guint i)
{
  return !since->left_out[i] && *since->lines[i] != '\0';
}

/* The weight with which an entry is kept: what comes just before a decisive entry is its cause, and stays with it. */
static Weight
told_with (ConsoleSession *session, const Since *since, guint i)
{
  const Weight weight = weight_of (session, since->from + i);
  guint next = i + 1;

  if (weight != WEIGHT_NEWS && weight != WEIGHT_OWN)
    return weight;
  while (since->lines[next] != NULL
         && (!is_told (since, next) || weight_of (session, since->from + next) == WEIGHT_ASIDE))
    next++;
  return since->lines[next] != NULL && weight_of (session, since->from + next) >= WEIGHT_GRAVE
             ? weight_of (session, since->from + next) : weight;
}

/* The sentences of the remaining entries with these weights. (transfer full) (nullable): NULL: there are none */
static char *
sentences (ConsoleSession *session, const Since *since, Weight from, Weight to)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  g_auto (GStrv) runs = NULL;

  for (guint i = 0; since->lines[i] != NULL; i++)
    {
      const Weight weight = told_with (session, since, i);

      if (is_told (since, i) && weight >= from && weight <= to)
        g_ptr_array_add (left, since->lines[i]);
    }
  if (left->len == 0)
    return NULL;
  g_ptr_array_add (left, NULL);
  runs = console_events_in_runs ((char *const *) left->pdata);
  return g_strjoinv (" ", runs);
}

/* The decisive events, the reader's own losses first. (transfer full) (nullable): NULL: there are none */
static char *
grave_sentences (ConsoleSession *session, const Since *since)
{
  g_autofree char *own = sentences (session, since, WEIGHT_OWN_GRAVE, N_WEIGHTS - 1);
  g_autofree char *others = sentences (session, since, WEIGHT_GRAVE, WEIGHT_GRAVE);

  if (own == NULL || others == NULL)
    return own != NULL ? g_steal_pointer (&own) : g_steal_pointer (&others);
  return g_strdup_printf ("%s %s", own, others);
}

/* @events, and how many more there were. Takes @events over. (transfer full) */
static char *
with_number_left_out (const Since *since, char *events)
{
  g_autofree char *all = events, *number = g_strdup_printf ("%u", since->n_news_left_out);

  if (since->n_news_left_out == 0)
    return g_steal_pointer (&all);
  /* Translators: {events}: sentences about what the others did; {n}: how many more there were. */
  return sortie_sentence (_ ("{events} … and {n} more: “{log}”."), "events", all, "n", number, "log", _ ("log"), NULL);
}

/* The remaining sentences: the decisive ones, and the others on a line below. (transfer full) */
static char *
paragraph (ConsoleSession *session, const Since *since)
{
  char *grave = grave_sentences (session, since), *news = sentences (session, since, 0, WEIGHT_GRAVE - 1);
  g_autofree char *first = NULL, *second = NULL, *told = NULL;

  if (news == NULL && grave == NULL)
    return g_strdup ("");
  second = with_number_left_out (since, news != NULL ? news : g_steal_pointer (&grave));
  first = grave != NULL ? grave : g_steal_pointer (&second);
  told = sortie_sentence (since->pattern, "sign", console_changed_sign (session->out), "events", first, NULL);
  return second != NULL ? g_strconcat (told, "\n", second, NULL) : g_steal_pointer (&told);
}

/* Omits the first entry of that weight that is still there. */
static gboolean
leave_out (ConsoleSession *session, Since *since, Weight weight)
{
  for (guint i = 0; since->lines[i] != NULL; i++)
    if (!since->left_out[i] && weight_of (session, since->from + i) == weight)
      {
        since->left_out[i] = TRUE;
        since->n_news_left_out += weight >= WEIGHT_NEWS;
        return TRUE;
      }
  return FALSE;
}

/* Omits what the screen shows above the table anyway: each step, and that the reader's turn has begun. With two
 * players it is clear whose turn came before. */
static void
leave_out_headings (ConsoleSession *session, Since *since)
{
  guint n = g_strv_length (since->lines);

  while (leave_out (session, since, WEIGHT_STEP))
    continue;
  while (sortie_match_setup (session->match)->n_seats == 2 && leave_out (session, since, WEIGHT_TURN))
    continue;
  for (guint i = n; i-- > 0;)
    if (weight_of (session, since->from + i) == WEIGHT_TURN)
      {
        since->left_out[i] = TRUE;
        return;
      }
}

/* Omits what followed the reader's last move while that turn lasted, since the reader knows it best. While the
 * turn goes on, others may have caused it. */
static void
leave_out_own_turn (ConsoleSession *session, Since *since, guint8 reader)
{
  guint end = 0;

  if (since->from != session->acted_of_turn[reader])
    return;
  while (since->lines[end] != NULL && weight_of (session, since->from + end) != WEIGHT_TURN)
    end++;
  for (guint i = 0; since->lines[end] != NULL && i < end; i++)
    since->left_out[i] |= weight_of (session, since->from + i) < WEIGHT_GRAVE;
}

/* Whether somebody else has moved since a person last moved for the reader. Moves that the program makes for the
 * reader, such as passing, do not count: nobody has read what came before them. */
static gboolean
others_moved (ConsoleSession *session, guint8 reader)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;

  for (guint8 seat = 0; seat < sortie_match_setup (session->match)->n_seats; seat++)
    if (seat != reader && sortie_match_log_seen (session->match, seat) > session->acted[reader])
      return TRUE;
  /* the rules may have played a turn: two turns later, or in another's turn */
  return turn->number > session->acted_in[reader] + (turn->active == reader ? 1 : 0);
}

guint
console_session_since (const ConsoleSession *session, guint8 reader)
{
  const guint8 active = sortie_match_play (session->match)->s->turn.active;

  if (session->acted[reader] == 0)
    return sortie_match_log_seen (session->match, reader);
  /* an answer in another's turn was part of that turn */
  if (active == reader && !session->acted_in_own_turn[reader] && session->acted_of_turn[reader] > 0)
    return session->acted_of_turn[reader];
  return session->acted[reader];
}

/* Says the paragraph, with the decisive events above it if they have their own line. */
static void
say_told (ConsoleSession *session, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "\n", 2);

  if (parts[0] != NULL) /* an empty text has no parts */
    console_out_hang (session->out, parts[1] != NULL ? CONSOLE_STRONG : CONSOLE_PLAIN, 2, 2, parts[0]);
  if (parts[0] != NULL && parts[1] != NULL)
    console_out_hang (session->out, CONSOLE_PLAIN, 2, 0, parts[1]);
}

/* The paragraph if it fits in so many lines, else NULL. (transfer full) */
static char *
fitting (ConsoleSession *session, const Since *since, guint most)
{
  g_autofree char *text = paragraph (session, since);
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint rows;

  say_told (session, text);
  rows = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return rows <= most ? g_steal_pointer (&text) : NULL;
}

/* Whether a person decides now and looks at a drawn table. */
static gboolean
is_looked_at (ConsoleSession *session)
{
  guint8 reader = console_session_reader (session);

  return reader != SORTIE_NO_SEAT && reader == sortie_match_to_move (session->match)
         && session->out->linear == CONSOLE_LINEAR_OFF && session->input != NULL
         && console_input_is_interactive (session->input);
}

/* What the log tells from @from on, in at most so many lines. @with_own: include what the reader did. If there is
 * no room for all of it, we first omit the end of the reader's turn, then minor events, what the reader did, and
 * the earliest events. Decisive events go last, and among these the reader's losses and who is out. (transfer
 * full) */
static char *
told_from (ConsoleSession *session, const char *pattern, guint from, guint most, gboolean with_own)
{
  guint8 reader = console_session_reader (session);
  Weight weight = WEIGHT_ASIDE;
  g_auto (Since) told = { .pattern = pattern, .from = from };
  char *text;

  told.lines = sortie_match_log_joined (session->match, reader, from);
  told.left_out = g_new0 (gboolean, g_strv_length (told.lines) + 1);
  leave_out_headings (session, &told);
  while (!with_own && leave_out (session, &told, WEIGHT_DONE))
    continue;
  text = fitting (session, &told, most);
  if (text == NULL)
    leave_out_own_turn (session, &told, reader);
  while (text == NULL && weight < N_WEIGHTS)
    {
      text = fitting (session, &told, most);
      if (text == NULL && !leave_out (session, &told, weight))
        weight++;
    }
  return text != NULL ? text : g_strdup ("");
}

static const char *
since_turn (const ConsoleSession *session)
{
  return session->marked
             /* Translators: {sign}: marks what has changed; {events}: sentences about what the others did. */
             ? _ ("Since your turn (changed: {sign}): {events}")
             /* Translators: {events}: sentences about what the others did. */
             : _ ("Since your turn: {events}");
}

/* The reader has made no move yet. */
static const char *
until_now (const ConsoleSession *session)
{
  return session->marked
             /* Translators: {sign}: marks what has changed; {events}: sentences about what happened. */
             ? _ ("Until now (changed: {sign}): {events}")
             /* Translators: {events}: sentences about what happened. */
             : _ ("Until now: {events}");
}

/* The turn is the same one, in which the others have answered, or the reader has had no turn yet. */
static const char *
since_move (const ConsoleSession *session)
{
  return session->marked
             /* Translators: {sign}: marks what has changed; {events}: sentences about what happened since that move. */
             ? _ ("Since your last move (changed: {sign}): {events}")
             /* Translators: {events}: sentences about what happened since that move. */
             : _ ("Since your last move: {events}");
}

static gboolean
is_since_move (const ConsoleSession *session, guint8 reader)
{
  const guint32 turn = session->acted_in[reader];

  return turn == 0 || turn == sortie_match_play (session->match)->s->turn.number;
}

/* (transfer none): the sentence about {events} */
static const char *
since_what (const ConsoleSession *session, guint8 reader)
{
  if (session->acted[reader] == 0)
    return until_now (session);
  return is_since_move (session, reader) ? since_move (session) : since_turn (session);
}

/* What the others did since the reader's last move. (transfer full): "" if there is nothing, or if the reader
 * hears it anyway */
static char *
since_text (ConsoleSession *session, guint most)
{
  guint8 reader = console_session_reader (session);

  if (!is_looked_at (session) || console_is_small (session->out) || !others_moved (session, reader))
    return g_strdup ("");
  return told_from (session, since_what (session, reader), console_session_since (session, reader), most,
                    session->acted[reader] == 0 || !is_since_move (session, reader));
}

/* What followed the last line, told again just above the question if the text above the table scrolls out of
 * sight. (transfer full): "" if there is nothing */
static char *
own_text (ConsoleSession *session, guint most)
{
  if (!is_looked_at (session))
    return g_strdup ("");
  return told_from (session,
                    session->was_asked
                        /* Translators: {events}: sentences about what came of the line just typed. */
                        ? _ ("Just now: {events}")
                        /* Translators: {events}: sentences about what others did before the player was asked. */
                        : _ ("So far: {events}"),
                    session->typed_at, most, TRUE);
}

/* Says as much of both as there is room for: in a low window, text above the table soon scrolls out of sight. */
static void
say_news (ConsoleSession *session, guint most)
{
  g_autofree char *since = since_text (session, most);
  g_autofree char *own = *since == '\0' && session->out->rows < CONSOLE_LOW_WINDOW ? own_text (session, most) : NULL;

  say_told (session, own != NULL ? own : since);
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
  return session->tight ? TIGHT_ROWS : LEAST_ROWS;
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

  session->marked = FALSE; /* otherwise the room for the legend of a mark would decide whether there is a mark */
  since = since_text (session, LEAST_ROWS);
  changed = *since != '\0' ? console_looks_changed (session, sketch) : NULL;
  session->marked = changed != NULL && g_hash_table_size (changed) > 0;
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

  session->tight = FALSE;
  around = whole ? 0 : lines_around (session);
  console_draw (session->out, sketch, reader, around);
  if (whole || console_out_count_lines (pending->str + before) + around <= session->out->rows)
    return;
  g_string_truncate (pending, before);
  session->tight = TRUE;
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
  g_free (session->status);
  session->status = console_now_status (session);
  if (*session->status != '\0')
    console_out_say_in (session->out, CONSOLE_STRONG, session->status);
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
  g_autoptr (GHashTable) before = g_steal_pointer (&session->heard);
  char *now = in_force (session);

  sortie_game_show (console_session_view (session), sketch);
  session->heard = console_linear_hear (say ? session->out : NULL, before, sketch);
  session->heard_by = console_session_reader (session);
  if (say && g_strcmp0 (now, g_hash_table_lookup (before, IN_FORCE)) != 0)
    g_string_append (session->out->pending, now);
  g_hash_table_insert (session->heard, g_strdup (IN_FORCE), now);
}

/* Whether the reader has already heard this table. */
static gboolean
is_heard (ConsoleSession *session)
{
  return session->out->linear != CONSOLE_LINEAR_OFF && session->out->linear != CONSOLE_LINEAR_FULL
         && session->heard != NULL && session->heard_by == console_session_reader (session);
}

/* ---- Showing it ------------------------------------------------------------------------ */

static void
show (ConsoleSession *session, gboolean whole)
{
  g_autofree char *drawn = NULL;

  show_status (session);
  g_free (session->shown);
  session->shown = draw (session, FALSE);
  session->shown_places = console_looks_of_places (console_session_view (session));
  drawn = whole ? draw (session, TRUE) : NULL;
  g_string_append (session->out->pending, whole ? drawn : session->shown);
  /* the question that follows quotes the card */
  if (session->asked || session->input == NULL || !console_input_is_interactive (session->input))
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

  return p->s->n_links > 0 && !sortie_is_window (p) && session->shown != NULL
         && session->shown_places == console_looks_of_places (console_session_view (session));
}

/* Draws the table unless the screen already shows it as it is; the phase may still differ. A listener hears the
 * whole table once, and then only changes. Returns: whether it was drawn */
static gboolean
show_changes (ConsoleSession *session)
{
  g_autofree char *drawn = draw (session, FALSE);
  g_autofree char *status = console_now_status (session);
  gboolean heard = is_heard (session);

  if (!heard && g_strcmp0 (drawn, session->shown) != 0 && !is_amid (session))
    {
      console_session_show (session);
      return TRUE;
    }
  if (g_strcmp0 (status, session->status) != 0)
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

static void
tell (ConsoleSession *session, gboolean before_status)
{
  guint *told = told_to_reader (session);
  g_auto (GStrv) lines =
      sortie_match_log_joined (session->match, console_session_reader (session), *told);

  guint n = g_strv_length (lines);

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
  if (session->status != NULL)
    used += lines_of (session, session->status);
  if (session->shown != NULL)
    used += console_out_count_lines (session->shown);
  return used < rows ? rows - used : 0;
}

/* As many as the table, its question and the moves leave, within bounds. */
static guint
rows_for_since (ConsoleSession *session)
{
  guint most = session->out->rows < CONSOLE_LOW_WINDOW ? FEW_ROWS : MORE_ROWS;
  guint room = room_below_table (session, TRUE, 0), besides = lines_above_question (session);
  GString *pending = session->out->pending;
  gsize before = pending->len;

  if (!session->asked)
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

  if (!session->asked)
    ask_briefly (session);
  below = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return above > room_below_table (session, TRUE, below + lines_above_question (session));
}

/* Says just above the question what followed the last line, or what the others did since, or before the first. */
static void
say_what_happened (ConsoleSession *session, guint above)
{
  const guint rows = rows_for_since (session);
  const gboolean out = is_pushed_out (session, above);
  g_autofree char *since = since_text (session, rows), *own = NULL;

  if (*since == '\0' && out)
    own = own_text (session, rows);
  say_told (session, own != NULL ? own : since);
  if (session->refusal != NULL) /* readers overlook it above the table */
    console_out_say_in (session->out, CONSOLE_WRONG, session->refusal);
}

/* Says once of each question that its list of moves is not whole. */
static void
say_what_was_cut (ConsoleSession *session)
{
  g_auto (GStrv) cut = NULL;

  sortie_match_legal (session->match);
  cut = sortie_match_cut_lists (session->match);
  for (; cut[session->n_cut] != NULL; session->n_cut++)
    console_out_say_in (session->out, CONSOLE_WRONG, cut[session->n_cut]);
}

void
console_session_prompt (ConsoleSession *session)
{
  const SortieState *s = sortie_match_play (session->match)->s;
  GString *pending = session->out->pending;
  gboolean drawn;
  gsize before;
  guint above;

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
  before = pending->len;
  if (drawn)
    say_what_happened (session, above);
  console_ahead_say (session);
  console_skipped_say (session);
  say_what_was_cut (session);
  g_clear_pointer (&session->skipping, g_free);
  if (!s->tentative)
    console_warnings_say (session);
  if (!session->asked)
    {
      ask (session, room_below_table (session, drawn, console_out_count_lines (pending->str + before)));
      console_behind_said (session);
    }
  session->asked = session->was_asked = TRUE;
  session->typed_at = sortie_match_log_length (session->match);
  g_clear_pointer (&session->refusal, g_free);
}
