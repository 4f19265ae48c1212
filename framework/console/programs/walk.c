/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.c: steps through a journal at a terminal, forward and back, decision by decision. */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "module/front-end.h"
#include "console/commands/lookup.h"
#include "console/session/saves.h"
#include "flow/front-end.h"
#include "match/spec.h"
#include "match/front-end.h"

/* rows below the table: the last decision and the prompt */
#define AROUND 8
/* rows that the table always has, however much has happened */
#define LEAST_TABLE 12

/* Whether the program would have answered for a person who plays alone (stops.c); costly, so it is looked up where
 * somebody may stop. */
typedef enum
{
  SPARED_UNKNOWN,
  SPARED_NO,
  SPARED_YES,
} Spared;

/* What the journal tells of one of its decisions. */
typedef struct
{
  gboolean undone; /* it was taken back later, or takes some back */
  guint number;    /* how many moves there are up to it, without those that were taken back */
  Spared spared;
} Course;

/* A position in a journal. To go back, we start again from the beginning, which is quick. */
typedef struct
{
  ConsoleApp *app;
  SortieModule *module;
  const SortieJournal *journal;
  const char *path;
  SortieReplay *replay;
  SortieState *before; /* (nullable): the position before the last decision */
  GArray *course;      /* of Course: the decisions of the journal */
  GArray *quiet;       /* of gboolean, for each decision that was made so far: whether nobody needs to stop at it */
  char *looks;         /* (nullable): what the table looked like when it was drawn last, */
  char *drawn;         /* (nullable): and as it was drawn now */
  GHashTable *heard;   /* (nullable): the table as a listener last heard it */
  guint8 heard_by;     /* whose table that was */
  guint at;      /* how many decisions were made */
  guint told;    /* the length of the log when the reader was last told of it */
  guint told_before; /* its length before the last decision */
  guint8 seat;   /* whose view the reader has; SORTIE_NO_SEAT: a spectator's */
  gboolean over; /* the journal has no further decision */
  gboolean earlier; /* we have said that another version played the match */
  GError *wrong; /* (nullable): what is wrong with the journal, or with the file of a new match */
} Walk;

gboolean
console_say_if_earlier (ConsoleApp *app, const SortieReplay *replay)
{
  const char *notice = sortie_replay_notice (replay);

  if (notice != NULL)
    console_out_say (app->err, notice);
  return notice != NULL;
}

static SortieMatch *
match_of (const Walk *walk)
{
  return sortie_replay_match (walk->replay);
}

/* What is new in the log. It says "you" only to the one person of the match. (transfer full) */
static char **
log_of (const Walk *walk)
{
  SortieMatch *match = match_of (walk);

  sortie_match_name_readers (match, sortie_match_person (match) != walk->seat);
  return sortie_match_log_joined (match, walk->seat, walk->told, console_linear_tells (walk->app->out));
}

static Course *
course_at (const GArray *course, guint decision)
{
  return &g_array_index (course, Course, decision);
}

/* From 1 for each move to how many there are up to it. */
static void
number_moves (GArray *course)
{
  guint n = 0;

  for (guint i = 0; i < course->len; i++)
    {
      n += course_at (course, i)->undone ? 0 : course_at (course, i)->number;
      course_at (course, i)->number = n;
    }
}

/* The decisions of a journal. Of "undo 2" and the two before it, nothing is left. (transfer full) (element-type
 * Course) */
static GArray *
read_course (const SortieJournal *journal)
{
  GArray *course = g_array_new (FALSE, FALSE, sizeof (Course));
  g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (guint)); /* those that may still be taken back */

  for (guint i = sortie_journal_n_head (journal); i < sortie_journal_n_lines (journal); i++)
    {
      g_autofree char *line = sortie_journal_line (journal, i);
      const SortieEntry entry = sortie_entry_read (line);
      const gboolean takes_back = entry.kind == SORTIE_ENTRY_UNDO, is_move = entry.kind == SORTIE_ENTRY_MOVE;
      const Course decision = { .spared = SPARED_UNKNOWN, .undone = takes_back, .number = is_move };
      guint n = takes_back ? sortie_entry_n_undone (&entry) : 0;

      if (!sortie_entry_is_decision (&entry))
        continue;
      if (is_move || entry.kind == SORTIE_ENTRY_CONCEDE)
        g_array_append_val (made, course->len);
      g_array_append_val (course, decision);
      for (; n > 0 && made->len > 0; n--)
        {
          course_at (course, g_array_index (made, guint, made->len - 1))->undone = TRUE;
          g_array_set_size (made, made->len - 1);
        }
    }
  number_moves (course);
  return course;
}

static gboolean
restart (Walk *walk)
{
  g_clear_pointer (&walk->replay, sortie_replay_free);
  walk->replay = sortie_replay_read (walk->module, walk->journal, walk->path, &walk->wrong);
  walk->at = walk->told = walk->told_before = 0;
  g_array_set_size (walk->quiet, 0);
  walk->over = FALSE;
  return walk->replay != NULL;
}

/* Whether a front end decides: there is only one answer, or one can only pass. */
static gboolean
is_no_choice (SortieMatch *match)
{
  const SortiePlay *p = sortie_match_play (match);
  SortieMove move;

  return sortie_lone_answer (p, &move)
         || (sortie_match_legal (match)->n == 1 && sortie_move_declining (p, &move)
             && sortie_moves_equal (&move, &sortie_match_legal (match)->moves[0]));
}

/* Whether the last decision declined, as the program does for people who are spared the question. */
static gboolean
has_declined (const Walk *walk)
{
  const SortiePlay before = { .setup = sortie_match_setup (match_of (walk)), .s = walk->before };
  const SortieEntry entry = sortie_entry_read (sortie_replay_decision (walk->replay));
  SortieRefusal why;
  SortieMove move;

  return entry.kind == SORTIE_ENTRY_MOVE
         && sortie_move_parse (&before, sortie_to_move (&before), entry.text, &move, &why)
         && sortie_move_declines (&before, &move);
}

/* Whether somebody did not answer, which a listener need not hear: the program passes for people who cannot. */
static gboolean
is_unheard_pass (const Walk *walk)
{
  const SortiePlay before = { .setup = sortie_match_setup (match_of (walk)), .s = walk->before };

  return walk->app->out->linear != CONSOLE_LINEAR_OFF && sortie_is_window (&before) && has_declined (walk);
}

/* Looks up whether the program would make the next decision for a person. */
static void
look_whether_spared (Walk *walk)
{
  SortieMatch *match = match_of (walk);
  Course *next = walk->at < walk->course->len ? course_at (walk->course, walk->at) : NULL;
  SortieMove move;

  if (next == NULL || next->spared != SPARED_UNKNOWN || sortie_match_is_over (match))
    return;
  next->spared = sortie_move_declining (sortie_match_play (match), &move)
                         && console_walk_spares (walk->app, walk->module, match)
                     ? SPARED_YES : SPARED_NO;
}

/* FALSE: there are no more decisions, or the journal is wrong. */
static gboolean
step_walk (Walk *walk)
{
  const SortieState *now = sortie_match_play (match_of (walk))->s;
  g_autofree SortieState *before = NULL;
  guint told = sortie_match_log_length (match_of (walk));
  gboolean quiet = is_no_choice (match_of (walk))
                   || (walk->at < walk->course->len && course_at (walk->course, walk->at)->undone);

  if (walk->over)
    return FALSE;
  before = g_memdup2 (now, now->size);
  if (!sortie_replay_step (walk->replay, &walk->wrong))
    {
      walk->over = TRUE;
      return FALSE;
    }
  g_free (walk->before);
  walk->before = g_steal_pointer (&before);
  walk->at++;
  quiet = quiet || is_unheard_pass (walk)
          || (walk->at <= walk->course->len && course_at (walk->course, walk->at - 1)->spared == SPARED_YES
              && has_declined (walk));
  g_array_append_val (walk->quiet, quiet);
  walk->told = walk->told_before = told;
  walk->earlier = walk->earlier || console_say_if_earlier (walk->app, walk->replay);
  return TRUE;
}

/* Goes to decision number @n, or to the end. FALSE: the journal is wrong. */
static gboolean
go_to (Walk *walk, guint n)
{
  if (n < walk->at && !restart (walk))
    return FALSE;
  while (walk->at < n && step_walk (walk))
    continue;
  return walk->wrong == NULL;
}

/* The number of the last move before the position. */
static guint
number_at (const Walk *walk)
{
  return walk->at > 0 && walk->course->len > 0
             ? course_at (walk->course, MIN (walk->at, walk->course->len) - 1)->number : 0;
}

/* Goes after move number @n, or to the end. */
static gboolean
go_to_move (Walk *walk, guint n)
{
  guint i = 0;

  while (i < walk->course->len && course_at (walk->course, i)->number < n)
    i++;
  if (n == 0)
    return go_to (walk, 0);
  return go_to (walk, i < walk->course->len ? i + 1 : G_MAXUINT);
}

static guint
turn_now (const Walk *walk)
{
  return sortie_match_play (match_of (walk))->s->turn.number;
}

/* "The match has only 12 turns." */
static void
say_too_late (const Walk *walk, guint turns)
{
  g_autofree char *sentence = g_strdup_printf (
      ngettext_ ("The match has only %u turn.", "The match has only %u turns.", turns), turns);

  console_out_say_in (walk->app->out, CONSOLE_WRONG, sentence);
}

/* Does not move if the match never reached that turn. */
static gboolean
go_to_turn (Walk *walk, guint turn)
{
  guint was = walk->at, turns;

  if (turn_now (walk) >= turn && !restart (walk))
    return FALSE;
  while (turn_now (walk) < turn && step_walk (walk))
    continue;
  turns = turn_now (walk);
  if (walk->wrong != NULL || turns >= turn)
    return walk->wrong == NULL;
  if (go_to (walk, was))
    say_too_late (walk, turns);
  return FALSE;
}

static gint
round_now (const Walk *walk, guint kind)
{
  return sortie_round_number (sortie_match_play (match_of (walk)), kind);
}

/* Whether the match has reached that round, within the rounds of @around. */
static gboolean
is_in_round (const Walk *walk, guint kind, gint number, const gint *around)
{
  for (guint outer = 0; outer < kind; outer++)
    if (round_now (walk, outer) != around[outer])
      return FALSE;
  return round_now (walk, kind) >= number;
}

/* Goes to a round within the current rounds around it; does not move if it never came. */
static gboolean
go_to_round (Walk *walk, guint kind, gint number)
{
  guint was = walk->at;
  gint around[SORTIE_MAX_ROUNDS];

  for (guint outer = 0; outer < kind; outer++)
    around[outer] = round_now (walk, outer);
  if (!restart (walk))
    return FALSE;
  while (!is_in_round (walk, kind, number, around) && step_walk (walk))
    continue;
  if (walk->wrong != NULL || is_in_round (walk, kind, number, around))
    return walk->wrong == NULL;
  if (go_to (walk, was))
    console_out_say_in (walk->app->out, CONSOLE_WRONG, _ ("The match never came to that."));
  return FALSE;
}

/* "trick 5": a kind of round, in the reader's language or by its id. FALSE: there is no such kind. */
static gboolean
reads_round (const Walk *walk, const char *folded, guint *ret_kind, guint64 *ret_number)
{
  const SortiePlay *p = sortie_match_play (match_of (walk));
  const SortieRoundDecl *rounds = p->setup->rules->rounds;
  const char *space = strrchr (folded, ' ');

  if (space == NULL
      || !g_ascii_string_to_unsigned (space + 1, 10, 1, G_MAXINT16, ret_number, NULL))
    return FALSE;
  for (guint kind = 0; kind < sortie_n_rounds (p); kind++)
    {
      g_autofree char *word = g_strndup (folded, (gsize) (space - folded));
      g_autofree char *title
          = sortie_words_fold (sortie_rules_text (p->setup, FALSE, rounds[kind].title));

      *ret_kind = kind;
      if (g_str_equal (word, rounds[kind].id) || g_str_equal (word, title))
        return TRUE;
    }
  return FALSE;
}

/* The pieces on places. (transfer full) (element-type SortieRef) */
static GArray *
pieces_of (const Walk *walk)
{
  const SortiePlay *p = sortie_match_play (match_of (walk));
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (SortieRef));

  for (guint16 place = 0; place < sortie_n_places (p); place++)
    if (!sortie_place_is_free (p, place))
      {
        SortieRef piece = sortie_place_piece (p, place);

        g_array_append_val (pieces, piece);
      }
  return pieces;
}

/* Whether one of them is no longer on a place. */
static gboolean
is_one_gone (const Walk *walk, const GArray *before)
{
  g_autoptr (GArray) now = pieces_of (walk);

  for (guint i = 0; i < before->len; i++)
    {
      gboolean found = FALSE;

      for (guint k = 0; k < now->len && !found; k++)
        found = g_array_index (now, SortieRef, k) == g_array_index (before, SortieRef, i);
      if (!found)
        return TRUE;
    }
  return FALSE;
}

/* Goes on until a piece leaves the table, or to the end. */
static gboolean
go_to_loss (Walk *walk)
{
  gboolean gone = FALSE;

  while (!gone)
    {
      g_autoptr (GArray) before = pieces_of (walk);
      const guint32 moves = sortie_match_play (match_of (walk))->s->moves;

      if (!step_walk (walk))
        break;
      /* what a move that is taken back had brought is not lost */
      gone = sortie_match_play (match_of (walk))->s->moves > moves && is_one_gone (walk, before);
    }
  return walk->wrong == NULL;
}

/* What the game's summary counts on its units, damage or wounds. NULL: nothing. */
static const SortieSummaryDecl *
damage_of (const Walk *walk)
{
  const SortieSummaryDecl *row = walk->module->game->summary;

  while (row != NULL && row->title != NULL && !row->of_units)
    row++;
  return row != NULL && row->title != NULL ? row : NULL;
}

/* Goes on until that changes, or to the end. */
static gboolean
go_to_damage (Walk *walk)
{
  const SortieSummaryDecl *row = damage_of (walk);

  if (row == NULL)
    {
      console_out_say_in (walk->app->out, CONSOLE_WRONG, _ ("Nothing in this game takes damage."));
      return FALSE;
    }
  while (step_walk (walk) && !sortie_match_tells (match_of (walk), row->event, walk->told))
    continue;
  return walk->wrong == NULL;
}

/* ---- Showing -------------------------------------------------------------------------------- */

/* "End Draw. (done)": a move of the journal in words, and as people type it. What is not a move, such as
 * conceding, stays as in the journal. (transfer full) */
static char *
decision_in_words (const Walk *walk, guint8 seat, const char *line)
{
  const SortieSetup *setup = sortie_match_setup (match_of (walk));
  const SortiePlay before = { .setup = setup, .s = walk->before };
  g_autoptr (SortieOffers) offers = sortie_offers_new (setup);
  g_autofree char *words = NULL, *spelt = NULL;
  SortieRefusal why;
  SortieMove move;

  if (!sortie_move_parse (&before, seat, line, &move, &why))
    return g_strdup (line);
  sortie_offers_look (offers, &before, seat, NULL);
  words = sortie_move_describe (&before, seat, &move);
  spelt = sortie_spell (offers, &move);
  /* Translators: what somebody did, as a sentence, and after it as it is typed. */
  return sortie_sentence (_ ("{words} ({line})"), "words", words, "line", spelt, NULL);
}

/* "Player Two: Do not answer. (pass)". The log tells what is not a move, except that somebody left. */
static void
say_decision (Walk *walk)
{
  const SortieSetup *setup = sortie_match_setup (match_of (walk));
  const char *line = sortie_replay_decision (walk->replay);
  const SortieEntry entry = sortie_entry_read (line);
  const guint8 seat = entry.kind == SORTIE_ENTRY_MOVE ? sortie_find_seat (setup, line, (gssize) entry.seat, NULL)
                                                      : SORTIE_NO_SEAT;
  g_autofree char *said = seat != SORTIE_NO_SEAT ? decision_in_words (walk, seat, entry.text) : NULL;
  g_autofree char *whole = said != NULL ? g_strconcat (sortie_seat_name (setup, seat), ": ", said, NULL) : NULL;

  if (whole != NULL)
    console_out_say_in (walk->app->out, CONSOLE_STRONG, whole);
  else if (entry.kind == SORTIE_ENTRY_LEFT)
    console_out_say_in (walk->app->out, CONSOLE_STRONG, _ ("The match was left here."));
  else if (entry.kind == SORTIE_ENTRY_PLAYER)
    console_out_say_in (walk->app->out, CONSOLE_STRONG, _ ("Somebody else plays on from here."));
  else if (entry.kind == SORTIE_ENTRY_BRANCH)
    console_out_say_in (walk->app->out, CONSOLE_STRONG, _ ("Another match goes on from here."));
}

/* Whether a pile is a hand: its seat sees the cards, and not everybody does. */
static gboolean
is_hand (const SortiePlay *p, const SortiePile *pile)
{
  return pile->seat != SORTIE_NO_SEAT && pile->seers >> pile->seat & 1 && p->setup->n_seats > 1
         && (pile->seers & ((1u << p->setup->n_seats) - 1)) != (1u << p->setup->n_seats) - 1;
}

/* Whoever looks at all seats of a match that is over sees all hands, which no seat's table shows together. */
static void
say_hands (Walk *walk)
{
  const SortiePlay *p = sortie_match_play (match_of (walk));

  if (walk->seat != SORTIE_NO_SEAT || !sortie_journal_is_finished (walk->journal)
      || (walk->app->out->linear != CONSOLE_LINEAR_OFF && walk->app->out->linear != CONSOLE_LINEAR_FULL))
    return;
  for (guint16 zone = 0; zone < p->s->n_zones; zone++)
    {
      g_autofree char *line = NULL;

      if (!is_hand (p, &p->setup->piles[zone]) || sortie_zone_count (p, zone) == 0)
        continue;
      line = console_zone_text (walk->module, p, zone, SORTIE_NO_SEAT);
      console_out_hang (walk->app->out, CONSOLE_PLAIN, 2, 2, line);
    }
}

/* "Turn 4", or its rounds, as the game says them. (transfer full) */
static char *
where_now (const Walk *walk)
{
  const SortiePlay *p = sortie_match_play (match_of (walk));
  char *rounds = sortie_rounds_text (p);

  if (rounds != NULL)
    return rounds;
  if (p->s->turn.number == 0)
    return g_strdup (_ ("Set-up"));
  return sortie_sentence (_ ("Turn {turn}"), "turn", SORTIE_DIGITS (p->s->turn.number), NULL);
}

/* Says entries number @from up to @until of what happened; @in_short: as a paragraph, without the steps. */
static void
say_events (const Walk *walk, char *const *lines, guint from, guint until, gboolean in_short)
{
  g_autoptr (GPtrArray) some = g_ptr_array_new ();
  g_autofree char *all = NULL;

  for (guint i = 0; i < until && lines[i] != NULL; i++)
    if (i >= from && *lines[i] != '\0'
        && (!in_short || sortie_match_log_kind (match_of (walk), walk->told + i) != SORTIE_LOG_STEP))
      g_ptr_array_add (some, lines[i]);
  g_ptr_array_add (some, NULL);
  if (!in_short)
    {
      console_out_events (walk->app->out, 4, (char *const *) some->pdata);
      return;
    }
  all = g_strjoinv (" ", (char **) some->pdata);
  if (*all != '\0')
    console_out_hang (walk->app->out, CONSOLE_PLAIN, 2, 2, all);
}

/* Says what the program did before the last decision, then that decision and its result. */
static void
say_what_happened (Walk *walk, gboolean in_short)
{
  g_auto (GStrv) lines = log_of (walk);
  const guint before = walk->told_before - MIN (walk->told, walk->told_before);

  say_hands (walk);
  say_events (walk, lines, 0, before, in_short);
  if (walk->at > 0)
    say_decision (walk);
  say_events (walk, lines, before, G_MAXUINT, in_short);
}

static void
say_where (const Walk *walk)
{
  ConsoleOut *out = walk->app->out;
  const GArray *course = walk->course;
  const guint moves = course->len > 0 ? course_at (course, course->len - 1)->number : 0;
  const gboolean is_at_end = walk->over || walk->at >= course->len;
  g_autofree char *where = where_now (walk);

  console_out_fill_in (out, CONSOLE_FAINT,
                       is_at_end ? _ ("{where}, move {n} of {max}: the end.")
                                 : _ ("{where}, move {n} of {max}. “?” says what to type."),
                       "where", where, "n", SORTIE_DIGITS (number_at (walk)), "max", SORTIE_DIGITS (moves), NULL);
}

/* Takes what was said since @begin off the output again. (transfer full) */
static char *
take_said (ConsoleOut *out, gsize begin)
{
  char *text = g_strdup (out->pending->str + begin);

  g_string_truncate (out->pending, begin);
  return text;
}

/* The table, with so many rows free for other things. (transfer full) */
static char *
draw_around (Walk *walk, guint around)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  const gsize begin = walk->app->out->pending->len;

  sortie_game_show (sortie_match_view (match_of (walk), walk->seat), sketch);
  console_take_teams (walk->app->out, sortie_match_setup (match_of (walk)));
  console_draw (walk->app->out, sketch, walk->seat, around);
  return take_said (walk->app->out, begin);
}

/* Says what has changed on the table for a listener, who hears the whole table first, or as often as wanted. */
static void
hear_table (Walk *walk)
{
  ConsoleOut *out = walk->app->out;
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) before = g_steal_pointer (&walk->heard);
  g_auto (GStrv) lines = log_of (walk);
  g_autofree char *told = g_strjoinv ("\n", lines);
  const gboolean is_known = before != NULL && walk->heard_by == walk->seat;
  const gboolean is_short = out->linear == CONSOLE_LINEAR_SHORT;

  sortie_game_show (sortie_match_view (match_of (walk), walk->seat), sketch);
  if (out->linear == CONSOLE_LINEAR_FULL || (!is_known && !is_short))
    console_draw_linear (out, sketch);
  walk->heard = console_linear_hear (is_known && out->linear == CONSOLE_LINEAR_NORMAL ? out : NULL, before, sketch,
                                     told);
  walk->heard_by = walk->seat;
}

/* Whether so much has no room below the table, above where that is and what is typed. */
static gboolean
is_too_long (const Walk *walk, const char *happened)
{
  return console_out_count_lines (happened) + console_out_count_lines (walk->drawn) + 2 > walk->app->out->rows;
}

/* Draws the table, if it looks different than before, for so many other lines. FALSE: it does not */
static gboolean
draw_anew (Walk *walk, const char *happened)
{
  const ConsoleOut *out = walk->app->out;
  const guint around = MAX (AROUND, console_out_count_lines (happened) + 2);
  const guint most = MAX (AROUND, out->rows - MIN (out->rows, LEAST_TABLE));
  char *table = draw_around (walk, AROUND);
  const gboolean is_new = g_strcmp0 (table, walk->looks) != 0;

  g_free (walk->looks);
  g_free (walk->drawn);
  walk->looks = table;
  walk->drawn = is_new ? draw_around (walk, MIN (around, most)) : NULL;
  return is_new;
}

/* Shows the table, if it looks different than before, and below it what happened, in short if the table would be pushed
 * out; before it, if there is no room for that either. A listener hears the table last. */
static void
show_moment (Walk *walk)
{
  ConsoleOut *out = walk->app->out;
  const gsize begin = out->pending->len;
  g_autofree char *happened = NULL, *in_short = NULL;

  console_out_measure (out);
  say_what_happened (walk, FALSE);
  if (out->linear != CONSOLE_LINEAR_OFF)
    {
      say_where (walk);
      hear_table (walk);
      return;
    }
  happened = take_said (out, begin);
  say_what_happened (walk, TRUE);
  in_short = take_said (out, begin);
  if (!draw_anew (walk, happened))
    g_string_append (out->pending, happened);
  else if (is_too_long (walk, in_short))
    g_string_append_printf (out->pending, "%s%s", happened, walk->drawn);
  else
    g_string_append_printf (out->pending, "%s%s", walk->drawn, is_too_long (walk, happened) ? in_short : happened);
  say_where (walk);
}

/* "“trick N”: that trick." for each kind of round that the game has. */
static void
add_help_for_rounds (const SortiePlay *p, GString *help)
{
  for (guint kind = 0; kind < sortie_n_rounds (p); kind++)
    {
      g_autofree char *title
          = g_utf8_strdown (sortie_rules_text (p->setup, FALSE, p->setup->rules->rounds[kind].title), -1);
      /* Translators: {kind}: a word for a kind of round, such as "trick". */
      g_autofree char *says = sortie_sentence (_ (" “{kind} N”: that {kind}."), "kind", title, NULL);

      g_string_append (help, says);
    }
}

static void
say_walk_help (Walk *walk)
{
  g_autoptr (GString) help = g_string_new (_ ("Enter: the next decision that somebody makes. “back”: the one before. "
                                              "A number: the move with it. “turn N”: that turn."));

  add_help_for_rounds (sortie_match_play (match_of (walk)), help);
  g_string_append_c (help, ' ');
  g_string_append (help,
                   _ ("“end”: the end. “start”: the beginning. A seat’s name: what that seat sees; “all”: what "
                      "everybody sees, and all hands when the match is over. “next damage”: the next damage. "
                      "“next loss” or “next death”: the next time that something leaves the table. “show”, "
                      "“hand”, “what is at PLACE”, “card NAME”: as in a match. “branch”: play on from here as "
                      "a new match. “quit”: leave."));
  console_out_say (walk->app->out, help->str);
}

/* ---- Typing --------------------------------------------------------------------------------- */

static void
take_seat (Walk *walk, guint8 seat)
{
  if (seat != walk->seat && !sortie_journal_is_finished (walk->journal))
    console_out_say_in (walk->app->out, CONSOLE_WRONG,
                        _ ("You can see what another seat saw when the match is over."));
  else
    walk->seat = seat;
}

/* Bots take their seats again; if there were none, one plays against the reader. */
static gboolean
seat_programs (ConsoleSession *session, GError **error)
{
  const SortieSetup *setup = sortie_match_setup (session->match);
  g_autoptr (GPtrArray) seats = g_ptr_array_new ();

  if (*sortie_match_players (session->match) != NULL)
    return console_session_seat_as_begun (session, error);
  console_usual_players (&setup->game->modes[setup->mode], seats);
  return console_session_seat_all (session, seats, 0, error);
}

/* The journal up to here becomes a new match with its own file. (transfer full) (nullable): NULL: it cannot */
static ConsoleSession *
branch (Walk *walk)
{
  SortieMatch *match = sortie_replay_finish (g_steal_pointer (&walk->replay));
  g_autofree char *path = console_save_new_path (walk->module->game->id, &walk->wrong);
  g_autoptr (ConsoleSession) session = NULL;

  sortie_match_branch (match);
  if (path == NULL || !sortie_match_save_to (match, path, &walk->wrong))
    {
      sortie_match_free (match);
      return NULL;
    }
  session = console_session_new (walk->app->out, console_app_input (walk->app), &walk->app->paths,
                                 g_steal_pointer (&walk->module), match, path);
  if (!seat_programs (session, &walk->wrong))
    return NULL;
  console_session_say_players (session);
  return g_steal_pointer (&session);
}

/* One step, after which it is known whether somebody may stop here. */
static gboolean
step_with_care (Walk *walk)
{
  look_whether_spared (walk);
  return step_walk (walk);
}

/* May go to another position. */
static gboolean
is_quiet (Walk *walk, guint decision)
{
  const gboolean is_known = decision >= walk->course->len
                            || course_at (walk->course, decision)->spared != SPARED_UNKNOWN;

  if (decision < walk->quiet->len && (is_known || g_array_index (walk->quiet, gboolean, decision)))
    return g_array_index (walk->quiet, gboolean, decision);
  if (go_to (walk, decision))
    step_with_care (walk);
  return decision < walk->quiet->len && g_array_index (walk->quiet, gboolean, decision);
}

/* To the next decision that somebody really made, and tells what happened until then. */
static gboolean
go_to_next (Walk *walk)
{
  const guint told = sortie_match_log_length (match_of (walk));

  while (step_with_care (walk) && g_array_index (walk->quiet, gboolean, walk->at - 1))
    continue;
  walk->told = told;
  return walk->wrong == NULL;
}

/* To the one before. */
static gboolean
go_back (Walk *walk)
{
  guint n = walk->at > 0 ? walk->at - 1 : 0;

  while (n > 0 && is_quiet (walk, n - 1))
    n--;
  return go_to (walk, n);
}

static gboolean
go_to_start (Walk *walk)
{
  return go_to (walk, 0);
}

static gboolean
go_to_end (Walk *walk)
{
  return go_to (walk, G_MAXUINT);
}

static gboolean
look_as_everybody (Walk *walk)
{
  walk->seat = SORTIE_NO_SEAT;
  return TRUE;
}

#define BRANCH N_ ("branch")
#define TURN N_ ("turn")
/* as in the menu */
#define QUIT "menu\004quit"
#define HELP "menu\004help"

static gboolean
help (Walk *walk)
{
  say_walk_help (walk);
  return FALSE;
}

/* What a person may type besides numbers and seats; run: whether it moves. Entries without a function are read
 * elsewhere. */
static const struct
{
  const char *word;
  gboolean (*run) (Walk *walk);
} walk_words[] = {
  { .word = N_ ("next"), .run = go_to_next },
  { .word = N_ ("back"), .run = go_back },
  { .word = N_ ("previous"), .run = go_back },
  { .word = NC_ ("typed", "start"), .run = go_to_start },
  { .word = N_ ("damage"), .run = go_to_damage },
  { .word = N_ ("loss"), .run = go_to_loss },
  { .word = N_ ("death"), .run = go_to_loss },
  { .word = NC_ ("typed", "end"), .run = go_to_end },
  { .word = N_ ("all"), .run = look_as_everybody },
  { .word = HELP, .run = help },
  { .word = "?", .run = help },
  { .word = BRANCH },
  { .word = TURN },
  { .word = QUIT },
};

/* Whether the word begins like this, in the reader's language or in English. */
static gboolean
begins_like (const char *word, const char *folded)
{
  const char *glue = strchr (word, '\004');
  g_autofree char *spoken = sortie_words_fold (sortie_text_translate (SORTIE_TEXT_DOMAIN, word));

  return g_str_has_prefix (glue != NULL ? glue + 1 : word, folded) || g_str_has_prefix (spoken, folded);
}

static const char *
spoken (guint row)
{
  return sortie_text_translate (SORTIE_TEXT_DOMAIN, walk_words[row].word);
}

/* The names that the line may mean, of rows and seats: the one that matches exactly, or all that begin with it.
 * (transfer container) (element-type utf8). @ret_row (-1) and @ret_seat (SORTIE_NO_SEAT) say which, if it is only
 * one. */
static GPtrArray *
names_meant (const Walk *walk, const char *typed, gint *ret_row, guint8 *ret_seat)
{
  const SortieSetup *setup = sortie_match_setup (match_of (walk));
  g_autofree char *folded = sortie_words_fold (typed);
  GPtrArray *names = g_ptr_array_new ();

  *ret_row = -1;
  *ret_seat = *folded != '\0' ? sortie_find_seat (setup, typed, -1, NULL) : SORTIE_NO_SEAT;
  for (guint i = 0; i < G_N_ELEMENTS (walk_words) && *ret_seat == SORTIE_NO_SEAT && *ret_row < 0; i++)
    if (console_word_is (typed, walk_words[i].word))
      *ret_row = (gint) i;
  if (*ret_seat != SORTIE_NO_SEAT || *ret_row >= 0)
    {
      g_ptr_array_add (names, (gpointer) (*ret_row >= 0 ? spoken (*ret_row) : sortie_seat_name (setup, *ret_seat)));
      return names;
    }
  for (guint i = 0; i < G_N_ELEMENTS (walk_words) && *folded != '\0'; i++)
    if (begins_like (walk_words[i].word, folded))
      {
        g_ptr_array_add (names, (gpointer) spoken (i));
        *ret_row = (gint) i;
      }
  for (guint8 seat = 0; seat < setup->n_seats && *folded != '\0'; seat++)
    {
      g_autofree char *name = sortie_words_fold (sortie_seat_name (setup, seat));

      if (!g_str_has_prefix (name, folded) && !g_str_has_prefix (setup->seat_ids[seat], folded))
        continue;
      g_ptr_array_add (names, (gpointer) sortie_seat_name (setup, seat));
      *ret_seat = seat;
    }
  return names;
}

/* Whether the line is exactly this word. */
static gboolean
is_meant (const Walk *walk, const char *line, const char *word)
{
  gint row;
  guint8 seat;
  g_autoptr (GPtrArray) names = names_meant (walk, line, &row, &seat);

  return names->len == 1 && row >= 0 && strcmp (walk_words[row].word, word) == 0;
}

/* "turn 4" */
static gboolean
is_turn (const Walk *walk, char **words, guint64 *ret)
{
  return words[0] != NULL && words[1] != NULL && words[2] == NULL && is_meant (walk, words[0], TURN)
         && g_ascii_string_to_unsigned (words[1], 10, 1, G_MAXINT, ret, NULL);
}

/* "“e” may be: end, East." */
static void
say_several (Walk *walk, const char *line, GPtrArray *names)
{
  g_autofree char *shown = sortie_text_clean (line), *list = NULL;

  g_ptr_array_add (names, NULL);
  list = g_strjoinv (_ (", "), (char **) names->pdata);
  console_out_fill_in (walk->app->out, CONSOLE_WRONG, _ ("“{word}” may be: {names}."), "word", shown, "names", list,
                       NULL);
}

static void
refuse_step (Walk *walk, const char *line)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  const SortieSetup *setup = sortie_match_setup (match_of (walk));
  g_autofree char *near = NULL, *shown = sortie_text_clean (line);

  for (guint i = 0; i < G_N_ELEMENTS (walk_words); i++)
    g_ptr_array_add (known, (gpointer) spoken (i));
  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    g_ptr_array_add (known, (gpointer) setup->seat_ids[seat]);
  near = sortie_words_instead (line, (const char *const *) known->pdata, known->len);
  console_out_fill_in (walk->app->out, CONSOLE_WRONG, _ ("“{word}” means nothing here{hint}"), "word", shown, "hint",
                       near, NULL);
  say_walk_help (walk);
}

/* "next damage", "go to the next death": the line without such words in front of others, since every word for a place
 * in the match is for the next one. (transfer full) */
static char *
without_next (const char *line)
{
  /* Translators: words that people type before "damage", "death" or "turn 4": “go to the next death”. */
  const char *words = NC_ ("typed", "next go to the");
  const char *rest = line;

  while (TRUE)
    {
      g_autofree char *first = g_strndup (rest, strcspn (rest, " "));
      const char *behind = rest + strlen (first) + strspn (rest + strlen (first), " ");

      if (*behind == '\0' || !console_word_is_among (first, words))
        return g_strdup (rest);
      rest = behind;
    }
}

/* Whether the line moved somewhere. If not, it was answered, or the journal is wrong there. */
static gboolean
do_walk_line (Walk *walk, const char *typed)
{
  g_autofree char *line = without_next (typed);
  g_auto (GStrv) words = sortie_words_split (line);
  g_autofree char *folded = sortie_words_fold (line);
  guint64 number;
  guint kind;
  gint row;
  guint8 seat;
  g_autoptr (GPtrArray) names = names_meant (walk, line, &row, &seat);

  if (*line == '\0')
    return go_to_next (walk);
  if (console_walk_read (walk->app, walk->module, match_of (walk), walk->seat, line))
    return FALSE;
  if (names->len == 1 && row >= 0 && walk_words[row].run != NULL)
    return walk_words[row].run (walk);
  if (g_ascii_string_to_unsigned (line, 10, 0, G_MAXINT, &number, NULL))
    return go_to_move (walk, (guint) number);
  if (reads_round (walk, folded, &kind, &number))
    return go_to_round (walk, kind, (gint) number);
  if (is_turn (walk, words, &number))
    return go_to_turn (walk, (guint) number);
  if (names->len == 1 && seat != SORTIE_NO_SEAT)
    take_seat (walk, seat);
  else if (names->len > 1)
    say_several (walk, line, names);
  else
    refuse_step (walk, line);
  return names->len == 1 && seat != SORTIE_NO_SEAT;
}

/* Whether a match can begin here. One that was left without a result goes on from where that was. */
static gboolean
may_branch (Walk *walk)
{
  while (walk->wrong == NULL && walk->at > 0
         && sortie_entry_read (sortie_replay_decision (walk->replay)).kind == SORTIE_ENTRY_LEFT)
    go_to (walk, walk->at - 1);
  return walk->wrong == NULL && !sortie_match_is_over (match_of (walk));
}

static void
show_again (gpointer data)
{
  Walk *walk = data;

  if (walk->app->out->linear != CONSOLE_LINEAR_OFF)
    return;
  g_clear_pointer (&walk->looks, g_free);
  show_moment (walk);
}

/* @ret_branch: the match that goes on from here; NULL: none */
static ConsoleStatus
walk_on (Walk *walk, ConsoleSession **ret_branch)
{
  show_moment (walk);
  for (;;)
    {
      g_autofree char *line = NULL;
      ConsoleGot got = console_input_ask (console_app_input (walk->app), _ ("replay> "), &line);

      if (got == CONSOLE_GOT_TOO_MUCH)
        continue;
      if (got != CONSOLE_GOT_LINE || is_meant (walk, g_strstrip (line), QUIT)
          || console_menu_word (line) == CONSOLE_MENU_OUT)
        return CONSOLE_OK;
      if (is_meant (walk, line, BRANCH) && may_branch (walk))
        {
          *ret_branch = branch (walk);
          return *ret_branch != NULL ? CONSOLE_OK : CONSOLE_FAILED;
        }
      if (is_meant (walk, line, BRANCH))
        {
          if (walk->wrong == NULL)
            console_out_say_in (walk->app->out, CONSOLE_WRONG,
                                _ ("The match is over here: go back first, then play on from there."));
        }
      else if (do_walk_line (walk, line))
        show_moment (walk);
      if (walk->wrong != NULL)
        return CONSOLE_FAILED;
    }
}

ConsoleStatus
console_walk (ConsoleApp *app, SortieModule *taken, const SortieJournal *journal,
              const char *path, guint8 seat, ConsoleSession **ret_branch, GError **error)
{
  Walk walk = { .app = app, .module = taken, .journal = journal, .path = path, .seat = seat,
                .course = read_course (journal), .quiet = g_array_new (FALSE, FALSE, sizeof (gboolean)) };
  ConsoleStatus status = CONSOLE_FAILED;
  ConsoleAbove above;

  *ret_branch = NULL;
  above = console_input_set_above (console_app_input (app), (ConsoleAbove){ show_again, &walk });
  if (restart (&walk))
    status = walk_on (&walk, ret_branch);
  console_input_set_above (console_app_input (app), above);
  if (walk.wrong != NULL)
    g_propagate_error (error, walk.wrong);
  sortie_replay_free (walk.replay);
  g_free (walk.before);
  g_free (walk.looks);
  g_free (walk.drawn);
  g_clear_pointer (&walk.heard, g_hash_table_unref);
  g_array_unref (walk.course);
  g_array_unref (walk.quiet);
  sortie_module_free (walk.module);
  return status;
}
