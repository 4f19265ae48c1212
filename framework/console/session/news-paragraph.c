/* SPDX-License-Identifier: GPL-3.0-or-later */
/* news-paragraph.c: entries of the log as one paragraph, in so many lines of the window. */
#include "console/session/news-paragraph.h"
#include "console/session/news.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include "base/text.h"
#include <sortie/speech.h>
#include <sortie/match.h>
#include "match/front-end.h"

/* ---- The entries ---------------------------------------------------------------------------- */

/* How dear an entry is to the reader. What is dearer is told before the rest. */
typedef enum
{
  WORTH_NOTHING, /* the next entry says more, or the sum of losses does */
  WORTH_COUNTED, /* a sentence counts it */
  WORTH_TRIFLE,
  WORTH_ASIDE,
  WORTH_DONE,    /* the rules did it to the reader's things */
  WORTH_TURN,
  WORTH_LOST,    /* it decides much, but the sum of losses tells it with what took it */
  WORTH_DETAIL,  /* it comes of news told before, such as dice */
  WORTH_NEWS,
  WORTH_OWN,     /* what happens to the reader; what comes of the reader's own move */
  WORTH_CHANGE,  /* what is in play or wounded has changed, or how much a seat has of what decides */
  WORTH_GRAVE,   /* from here on, entries that decide much */
  WORTH_OWN_GRAVE,
  WORTH_OUT,
  WORTH_PLAYED,  /* others have played a card that the table does not show */
  WORTH_KEPT,    /* the reader's losses and dice, and what these did */
  WORTH_PASSED,  /* a turn of the reader's has passed without the reader */
  WORTH_ALL,     /* nothing is so dear */
} Worth;

struct ConsoleNewsEntry
{
  SortieLogKind kind;
  char *text;      /* its sentence; "": another's tells it */
  char *stems[2];  /* (nullable): how a terse sentence begins: before its subject, and with the name of a seat */
  guint host;      /* the entry in whose sentence it is told, or itself */
  guint cause;     /* the entry before that it comes of, or itself */
  Worth worth;     /* of all that its sentence tells */
  gboolean is_kept, has_sum;
  gboolean has_passed;           /* a turn of the reader's in which the reader made no move */
  gboolean is_told;
};

static guint
in_log (const ConsoleNews *news, guint i)
{
  return news->from + i;
}

/* What the screen says above the table anyway: each step, and that the reader's turn has begun. With two players it
 * is clear whose turn came before. */
static gboolean
is_heading (const ConsoleNews *news, guint i)
{
  guint later = i + 1;

  if (news->entries[i].kind != SORTIE_LOG_TURN || news->entries[i].has_passed)
    return news->entries[i].kind == SORTIE_LOG_STEP;
  while (later < news->n_entries && news->entries[later].kind != SORTIE_LOG_TURN)
    later++;
  return later == news->n_entries || sortie_match_setup (news->session->match)->n_seats == 2;
}

static gboolean
has_line (const ConsoleNews *news, guint i)
{
  return *news->entries[i].text != '\0' && !is_heading (news, i);
}

/* The next entry with a line; the number of entries if there is none. */
static guint
next_line (const ConsoleNews *news, guint i)
{
  do
    i++;
  while (i < news->n_entries && !has_line (news, i));
  return i;
}

static gboolean
is_grave (const ConsoleNews *news, guint i)
{
  return i < news->n_entries
         && (news->entries[i].kind == SORTIE_LOG_GRAVE || news->entries[i].kind == SORTIE_LOG_OUT);
}

static gboolean
comes_of (const ConsoleNews *news, guint i, guint cause)
{
  return sortie_match_log_comes_of (news->session->match, in_log (news, i), in_log (news, cause));
}

static gboolean
is_about_same (const ConsoleNews *news, guint i, guint other)
{
  return sortie_match_log_about_same (news->session->match, in_log (news, i), in_log (news, other));
}

/* The entry that this one comes of: the one before, or what that came of. Decisive ones come of the one before,
 * whatever it was. */
static guint
cause_of (const ConsoleNews *news, guint i)
{
  guint before = i, cause;

  while (before > 0 && (before == i || is_heading (news, before)))
    before--;
  for (cause = before; !comes_of (news, i, cause); cause = news->entries[cause].cause)
    if (news->entries[cause].cause == cause)
      return is_grave (news, i) && news->entries[before].kind != SORTIE_LOG_TRIFLE ? before : i;
  return is_heading (news, cause) ? i : cause;
}

static gboolean
is_of_reader (const ConsoleNews *news, guint i)
{
  const guint8 seat = sortie_match_log_seat (news->session->match, in_log (news, i));

  return seat != SORTIE_NO_SEAT
         && console_session_is_one_player (news->session, seat, console_session_reader (news->session));
}

static gboolean
is_own_roll (const ConsoleNews *news, guint i)
{
  return news->entries[i].kind == SORTIE_LOG_DICE && is_of_reader (news, i);
}

/* Whether it tells what came of the reader's last roll before it. */
static gboolean
is_of_own_roll (const ConsoleNews *news, guint i)
{
  guint roll = i;

  while (roll > 0 && !is_own_roll (news, roll - 1))
    roll--;
  return roll > 0 && comes_of (news, i, roll - 1) && news->entries[i].kind != SORTIE_LOG_TRIFLE
         && news->entries[i].kind != SORTIE_LOG_ASIDE;
}

/* Whether the same thing was lost later: a wound before a destruction. */
static gboolean
is_lost_later (const ConsoleNews *news, guint i)
{
  for (guint later = i + 1; later < news->n_entries; later++)
    if (sortie_match_log_loss (news->session->match, in_log (news, later)) == SORTIE_LOSS_SUMMED
        && is_about_same (news, i, later))
      return TRUE;
  return FALSE;
}

/* Whether the reader must learn it: what the reader's dice showed and did, and losses that no sum tells. */
static gboolean
is_kept (const ConsoleNews *news, guint i)
{
  const SortieLossKind loss = sortie_match_log_loss (news->session->match, in_log (news, i));

  if (is_of_reader (news, i)
      && ((loss == SORTIE_LOSS_APART && !is_lost_later (news, i)) || (loss == SORTIE_LOSS_SUMMED && !news->sums_up)))
    return TRUE;
  return is_own_roll (news, i) || is_of_own_roll (news, i);
}

/* Whether the next sentence says more about the same thing, which was decisive: wounds before a destruction. */
static gboolean
is_implied (const ConsoleNews *news, guint i)
{
  const guint next = next_line (news, i);

  return is_grave (news, next) && is_about_same (news, i, next);
}

/* Whether the reader or the rules did it to the reader's things. */
static gboolean
is_done (const ConsoleNews *news, guint i)
{
  const guint8 reader = console_session_reader (news->session);
  const guint8 actor = sortie_match_log_actor (news->session->match, in_log (news, i));

  return sortie_match_log_seat (news->session->match, in_log (news, i)) == reader
         && (actor == reader || actor == SORTIE_NO_SEAT);
}

/* What is told in passing: a card that the reader has drawn, which the hand shows; a unit next to the reader's. */
static Worth
worth_of_aside (const ConsoleNews *news, guint i)
{
  const SortieMatch *match = news->session->match;
  const guint8 reader = console_session_reader (news->session);

  if (sortie_match_log_lets_know (match, in_log (news, i), reader))
    return WORTH_DETAIL;
  if (sortie_match_log_near (match, in_log (news, i), reader))
    return WORTH_CHANGE;
  return is_done (news, i) && !news->is_own ? WORTH_DONE : WORTH_ASIDE;
}

/* Of the reader's own move, all was done by the reader: what came of it is dearer than what was done. */
static Worth
worth_of_own_deed (const ConsoleNews *news, guint i, gboolean is_change)
{
  if (is_implied (news, i))
    return WORTH_NOTHING;
  if (sortie_match_log_seat (news->session->match, in_log (news, i)) == console_session_reader (news->session))
    return is_change ? WORTH_ASIDE : news->entries[i].cause != i ? WORTH_OWN : WORTH_NEWS;
  return is_change ? WORTH_CHANGE : news->entries[i].cause != i ? WORTH_OWN : WORTH_NEWS;
}

static Worth
worth_of_deed (const ConsoleNews *news, guint i)
{
  const SortieMatch *match = news->session->match;
  const gboolean is_change = news->entries[i].kind == SORTIE_LOG_CHANGE;

  if (news->is_own)
    return worth_of_own_deed (news, i, is_change);
  if (is_done (news, i))
    return WORTH_DONE;
  if (is_implied (news, i))
    return WORTH_NOTHING;
  if (is_change)
    return WORTH_CHANGE;
  if (sortie_match_log_plays (match, in_log (news, i)) && !is_of_reader (news, i))
    return WORTH_PLAYED;
  if (sortie_match_log_seat (match, in_log (news, i)) == console_session_reader (news->session))
    return WORTH_OWN;
  return news->entries[i].cause != i ? WORTH_DETAIL : WORTH_NEWS;
}

static Worth
worth_of (const ConsoleNews *news, guint i)
{
  const SortieMatch *match = news->session->match;
  const guint8 reader = console_session_reader (news->session);

  if (sortie_match_log_fails_against (match, in_log (news, i), reader))
    return WORTH_OUT;
  if (news->entries[i].is_kept)
    return is_implied (news, i) ? WORTH_NOTHING : WORTH_KEPT;
  if (news->is_own && sortie_match_log_plays (match, in_log (news, i)))
    return WORTH_CHANGE;
  switch (news->entries[i].kind)
    {
    case SORTIE_LOG_STEP: return WORTH_NOTHING;
    case SORTIE_LOG_TRIFLE: return WORTH_TRIFLE;
    case SORTIE_LOG_ASIDE: return worth_of_aside (news, i);
    case SORTIE_LOG_TURN: return news->entries[i].has_passed ? WORTH_PASSED : WORTH_TURN;
    case SORTIE_LOG_OUT: return WORTH_OUT;
    case SORTIE_LOG_GRAVE:
      return sortie_match_log_seat (match, in_log (news, i)) == reader ? WORTH_OWN_GRAVE : WORTH_GRAVE;
    case SORTIE_LOG_CHANGE:
    case SORTIE_LOG_DICE:
    case SORTIE_LOG_NEWS: break;
    }
  return worth_of_deed (news, i);
}

/* ---- The forms of a paragraph ------------------------------------------------------------ */

/* How losses are summed up. */
typedef enum
{
  LOSSES_OF_ALL,
  LOSSES_WITH_CAUSES, /* instead of the entries that tell what took them */
  LOSSES_OF_READER,
} LossesTold;

struct ConsoleNewsForm
{
  const char *name;                           /* what it gives up */
  gboolean (*applies) (const ConsoleNews *news); /* (nullable): always */
  SortieTellHow how;
  Worth least;          /* of what is told; 0: everything */
  Worth last;           /* of what is told where there is room for it */
  gboolean counts;      /* what has failed is counted instead of told */
  gboolean counts_own;  /* also what the reader's dice have failed to do */
  gboolean sums;        /* sentences sum up what is left out, whether there is room for them or not */
  gboolean is_short;    /* few words are around the events */
  LossesTold losses;
};

static gboolean
has_causes (const ConsoleNews *news)
{
  return news->causes != NULL;
}

static gboolean
has_own_losses (const ConsoleNews *news)
{
  return news->causes != NULL && news->n_own > 0;
}

/* In a small window, the table is not whole anyway. */
static gboolean
is_not_small (const ConsoleNews *news)
{
  return !console_is_small (news->session->out);
}

#define TERSELY(least_, last_) .how = SORTIE_TELL_TERSELY, .least = WORTH_##least_, .last = WORTH_##last_

static gboolean
is_own_and_not_small (const ConsoleNews *news)
{
  return news->is_own && is_not_small (news);
}

/* From the fullest to the shortest. */
static const ConsoleNewsForm forms[] = {
  { "nothing" },
  { "the names of many cards", .how = SORTIE_TELL_BRIEFLY },
  { "a sentence for each result", TERSELY (NOTHING, NOTHING) },
  { "trifles", TERSELY (ASIDE, ASIDE) },
  { "what is told in passing", TERSELY (DONE, ASIDE), .sums = TRUE },
  { "what the rules did", TERSELY (TURN, DONE), .sums = TRUE },
  { "each failure", TERSELY (TURN, DONE), .counts = TRUE, .sums = TRUE },
  { "what the losses tell", has_causes, TERSELY (PLAYED, LOST), .counts = TRUE, .losses = LOSSES_WITH_CAUSES },
  { "words", has_own_losses, TERSELY (PLAYED, LOST), .counts = TRUE, .losses = LOSSES_WITH_CAUSES, .is_short = TRUE },
  { "causes of losses", TERSELY (PLAYED, DETAIL), .counts = TRUE },
  { "losses of others", TERSELY (PLAYED, DETAIL), .counts = TRUE, .losses = LOSSES_OF_READER },
  { "more words", is_not_small, TERSELY (PLAYED, DETAIL), .counts = TRUE, .losses = LOSSES_OF_READER,
    .is_short = TRUE },
  { "cards of others", is_not_small, TERSELY (KEPT, DETAIL), .counts = TRUE, .losses = LOSSES_OF_READER,
    .is_short = TRUE },
  { "each failure of the reader's", is_own_and_not_small, TERSELY (KEPT, DETAIL), .counts = TRUE, .counts_own = TRUE },
  { "each success as well", is_own_and_not_small, TERSELY (ALL, TRIFLE), .counts = TRUE, .counts_own = TRUE,
    .losses = LOSSES_OF_READER, .is_short = TRUE },
  { "what the reader must learn", is_not_small, TERSELY (ALL, TRIFLE), .losses = LOSSES_OF_READER, .is_short = TRUE },
};

/* ---- What is left out ------------------------------------------------------------------------ */

/* Whether a sentence counts it with others, instead of the number of what is left out. */
static gboolean
is_summed (const ConsoleNews *news, guint i)
{
  const ConsoleNewsEntry *entry = &news->entries[i];

  return entry->has_sum && !news->entries[entry->host].is_told
         && (entry->kind == SORTIE_LOG_ASIDE
                 ? news->sums_asides
                 : news->sums_failures && news->entries[entry->host].worth == WORTH_COUNTED);
}

/* A sentence that sums up such entries; NULL: there are none, or an earlier one has it. (nullable) (transfer full) */
static char *
sum_of (const ConsoleNews *news, guint i)
{
  guint n = 0;

  for (guint k = 0; k < news->n_entries; k++)
    if (is_summed (news, k) && sortie_match_log_alike (news->session->match, in_log (news, i), in_log (news, k)))
      {
        if (k < i)
          return NULL;
        n++;
      }
  return n > 0 && is_summed (news, i) ? sortie_match_log_sum (news->session->match, in_log (news, i), n) : NULL;
}

/* Whether the number of what is left out has it: nothing else tells it, and it is not only told in passing. */
static gboolean
is_counted (const ConsoleNews *news, guint i)
{
  const ConsoleNewsEntry *entry = &news->entries[i];
  const gboolean is_lost = news->sums_up && is_of_reader (news, i)
                           && sortie_match_log_loss (news->session->match, in_log (news, i)) == SORTIE_LOSS_SUMMED;

  return has_line (news, i) && !entry->is_told && entry->kind != SORTIE_LOG_ASIDE
         && (entry->kind != SORTIE_LOG_TURN || entry->has_passed)
         && (entry->worth == WORTH_COUNTED ? !news->sums_failures : entry->worth > WORTH_TRIFLE) && !is_lost;
}

guint
console_news_count_left_out (const ConsoleNews *news)
{
  guint n = 0;

  for (guint i = 0; i < news->n_entries; i++)
    n += is_counted (news, i);
  return n;
}

/* ---- Its text --------------------------------------------------------------------------------- */

/* Adds a sentence, to the last one if both begin alike: "North summons Imp on a4, Fighter on b4, plays Duel." @before:
 * (nullable): the entry of the last one. */
static void
add_sentence (const ConsoleNewsEntry *entry, const ConsoleNewsEntry *before, GPtrArray *sentences)
{
  const char *last = before != NULL ? sentences->pdata[sentences->len - 1] : "";
  char *joined = NULL;

  for (guint of_seat = 0; joined == NULL && before != NULL && of_seat < 2; of_seat++)
    if (entry->stems[of_seat] != NULL && g_strcmp0 (entry->stems[of_seat], before->stems[of_seat]) == 0
        && g_str_has_prefix (entry->text, entry->stems[of_seat]) && g_str_has_suffix (last, "."))
      joined = g_strdup_printf ("%.*s%s%s", (gint) strlen (last) - 1, last, _ (", "),
                                entry->text + strlen (entry->stems[of_seat]));
  if (joined != NULL)
    g_ptr_array_set_size (sentences, (gint) sentences->len - 1);
  g_ptr_array_add (sentences, joined != NULL ? joined : g_strdup (entry->text));
}

/* What is told, in order, then what sums up others. (transfer full): NULL-terminated */
static char **
sentences_of (const ConsoleNews *news)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  const ConsoleNewsEntry *before = NULL;

  for (guint i = 0; i < news->n_entries; i++)
    if (news->entries[i].is_told)
      {
        add_sentence (&news->entries[i], before, sentences);
        before = &news->entries[i];
      }
  for (guint i = 0; i < news->n_entries; i++)
    {
      char *sum = sum_of (news, i);

      if (sum != NULL)
        g_ptr_array_add (sentences, sum);
    }
  g_ptr_array_add (sentences, NULL);
  return console_events_in_runs ((char *const *) sentences->pdata);
}

/* @events, and how many more there were. Takes @events over. (transfer full) */
static char *
with_number_left_out (const ConsoleNews *news, char *events)
{
  g_autofree char *all = events, *number = g_strdup_printf ("%u", console_news_count_left_out (news));

  if (g_str_equal (number, "0"))
    return g_steal_pointer (&all);
  if (news->goes_on)
    /* Translators: {events}: what the reader did; {n}: how much more it was. Another paragraph follows. */
    return sortie_sentence (_ ("{events} … +{n}."), "events", all, "n", number, NULL);
  if (news->is_short)
    /* Translators: {events}: sentences about what the others did; {n}: how many more there were, written shortly. */
    return sortie_sentence (_ ("{events} … +{n}: “{log}”."), "events", all, "n", number, "log", _ ("log"), NULL);
  /* Translators: {events}: sentences about what the others did; {n}: how many more there were. */
  return sortie_sentence (_ ("{events} … and {n} more: “{log}”."), "events", all, "n", number, "log", _ ("log"), NULL);
}

/* Whether the entries tell all that the reader, or the others, have lost, one for each of the @n sentences that sum it
 * up. */
static gboolean
are_losses_told (const ConsoleNews *news, gboolean of_reader, guint n)
{
  guint single = 0;

  for (guint i = 0; i < news->n_entries; i++)
    if (sortie_match_log_loss (news->session->match, in_log (news, i)) == SORTIE_LOSS_SUMMED
        && is_of_reader (news, i) == of_reader)
      {
        if (!news->entries[news->entries[i].host].is_told)
          return FALSE;
        single++;
      }
  return news->is_sum_of_told && single == n;
}

/* (transfer full): NULL-terminated */
static char **
losses_of (const ConsoleNews *news)
{
  char *const *all = news->form->losses == LOSSES_WITH_CAUSES ? news->causes : news->losses;
  const guint n = g_strv_length ((char **) all);
  const gboolean has_own = !are_losses_told (news, TRUE, news->n_own);
  const gboolean has_others
      = news->form->losses != LOSSES_OF_READER && !are_losses_told (news, FALSE, n - news->n_own);
  g_autoptr (GStrvBuilder) losses = g_strv_builder_new ();

  for (guint i = 0; i < n; i++)
    if (i < news->n_own ? has_own : has_others)
      g_strv_builder_add (losses, all[i]);
  return g_strv_builder_end (losses);
}

/* (transfer full): "": there is nothing to tell */
static char *
paragraph (const ConsoleNews *news)
{
  g_auto (GStrv) sentences = sentences_of (news), losses = losses_of (news);
  g_autofree char *told = NULL, *lost = g_strjoinv (" ", losses), *events = NULL;

  if (sentences[0] == NULL && losses[0] == NULL)
    return g_strdup ("");
  told = g_strjoinv (" ", sentences);
  if (*told != '\0')
    told = with_number_left_out (news, g_steal_pointer (&told));
  events = g_strjoin (*told != '\0' && *lost != '\0' ? " " : "", told, lost, NULL);
  if (*told == '\0') /* only losses are left: the number comes last */
    events = with_number_left_out (news, g_steal_pointer (&events));
  return sortie_sentence (news->is_short ? news->pattern_short : news->pattern, "sign",
                          console_changed_sign (news->session->out), "events", events, NULL);
}

void
console_news_tell (ConsoleSession *session, const char *text)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", 0);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    console_out_hang (session->out, CONSOLE_PLAIN, 2, 2, paragraphs[i]);
}

guint
console_news_count_lines (ConsoleSession *session, const char *text)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint lines;

  console_news_tell (session, text);
  lines = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return lines;
}

/* ---- Making it fit ------------------------------------------------------------------------------ */

static void
clear_entries (ConsoleNews *news)
{
  for (guint i = 0; i < news->n_entries; i++)
    {
      g_free (news->entries[i].text);
      g_free (news->entries[i].stems[0]);
      g_free (news->entries[i].stems[1]);
    }
  g_clear_pointer (&news->entries, g_free);
  news->n_entries = 0;
}

void
console_news_clear (ConsoleNews *news)
{
  clear_entries (news);
  g_strfreev (news->losses);
  g_strfreev (news->causes);
}

static void
read_entry (const ConsoleNews *news, guint i, gboolean tersely)
{
  SortieMatch *match = news->session->match;
  const guint8 reader = console_session_reader (news->session);
  ConsoleNewsEntry *entry = &news->entries[i];
  g_autofree char *sum = sortie_match_log_sum (match, in_log (news, i), 1);

  entry->kind = sortie_match_log_kind (match, in_log (news, i));
  entry->has_sum = sum != NULL;
  for (guint of_seat = 0; tersely && of_seat < 2; of_seat++)
    entry->stems[of_seat] = sortie_match_log_stem (match, reader, in_log (news, i), of_seat == 1);
}

/* Whether it is the beginning of a turn of the reader's that ended without a move of the reader's. */
static gboolean
has_passed (const ConsoleNews *news, guint i)
{
  const ConsoleSession *session = news->session;
  const guint8 reader = console_session_reader (news->session);
  guint later = i + 1;

  if (news->entries[i].kind != SORTIE_LOG_TURN || !is_of_reader (news, i)
      || session->acted[reader].log > in_log (news, i))
    return FALSE;
  while (later < news->n_entries && news->entries[later].kind != SORTIE_LOG_TURN)
    later++;
  return later < news->n_entries;
}

/* Leaves out what only says that something will happen, if that is told, too. */
static void
leave_out_foretold (const ConsoleNews *news)
{
  for (guint i = 0; i < news->n_entries; i++)
    for (guint later = i + 1; later < news->n_entries && news->entries[i].host == i; later++)
      if (*news->entries[i].text != '\0'
          && sortie_match_log_foretells (news->session->match, in_log (news, i), in_log (news, later)))
        *news->entries[i].text = '\0';
}

/* Reads what the log tells, in the words of the form. */
static void
read_log (ConsoleNews *news)
{
  SortieMatch *match = news->session->match;
  const guint8 reader = console_session_reader (news->session);
  const SortieTellHow how
      = news->form->how != SORTIE_TELL_PLAINLY ? news->form->how : console_linear_tells (news->session->out);
  g_autofree guint *hosts = NULL;
  g_auto (GStrv) lines = how == SORTIE_TELL_TERSELY ? sortie_match_log_tersely (match, reader, news->from, &hosts)
                                                    : sortie_match_log_joined (match, reader, news->from, how);

  clear_entries (news);
  news->n_entries = MIN (g_strv_length (lines), news->end - news->from);
  news->entries = g_new0 (ConsoleNewsEntry, news->n_entries + 1);
  for (guint i = 0; i < news->n_entries; i++)
    {
      news->entries[i].text = g_strdup (lines[i]);
      news->entries[i].host = hosts != NULL ? hosts[i] : i;
      read_entry (news, i, how == SORTIE_TELL_TERSELY);
    }
  leave_out_foretold (news);
  for (guint i = 0; i < news->n_entries; i++)
    if (has_passed (news, i))
      {
        news->entries[i].has_passed = TRUE;
        g_free (news->entries[i].text);
        news->entries[i].text = g_strdup (_ ("Your turn passed without a decision of yours."));
      }
  for (guint i = 0; i < news->n_entries; i++)
    news->entries[i].cause = cause_of (news, i);
  for (guint i = 0; i < news->n_entries; i++)
    news->entries[i].is_kept = is_kept (news, i);
}

/* Whether the sum of losses says as much, with what took it. */
static gboolean
is_in_causes (const ConsoleNews *news, guint i)
{
  return news->form->losses == LOSSES_WITH_CAUSES && news->sums_up && is_of_reader (news, i)
         && sortie_match_log_names_cause (news->session->match, in_log (news, i));
}

/* How dear a sentence is while the sum of losses tells what came of it. An attack on the reader is still dearer than
 * what others draw. */
static Worth
worth_beside_causes (const ConsoleNews *news, guint host)
{
  if (is_grave (news, host))
    return WORTH_LOST;
  return sortie_match_log_against (news->session->match, in_log (news, host), console_session_reader (news->session))
             ? WORTH_OWN : WORTH_NOTHING;
}

/* A sentence is as dear as the dearest entry in it, but less if the sum of losses tells what came of it, or if all of
 * it has failed and is counted. */
static void
weigh (ConsoleNews *news)
{
  ConsoleNewsEntry *entries = news->entries;

  for (guint i = 0; i < news->n_entries; i++)
    {
      entries[i].worth = WORTH_NOTHING;
      entries[entries[i].host].worth = MAX (entries[entries[i].host].worth, worth_of (news, i));
    }
  for (guint i = 0; i < news->n_entries; i++)
    {
      Worth *worth = &entries[entries[i].host].worth;

      if (is_in_causes (news, i))
        *worth = worth_beside_causes (news, entries[i].host);
      else if (news->form->counts && entries[i].has_sum && entries[i].kind != SORTIE_LOG_ASIDE
               && *worth <= (news->form->counts_own ? WORTH_KEPT : WORTH_OWN))
        *worth = MIN (*worth, WORTH_COUNTED);
    }
}

/* Tells the sentence or not, with those after it that say the same: they are told together ("4 times"). */
static void
set_told (ConsoleNews *news, guint i, gboolean is_told)
{
  const char *text = news->entries[i].text;

  for (; i < news->n_entries && g_str_equal (news->entries[i].text, text); i = next_line (news, i))
    news->entries[i].is_told = is_told;
}

/* The text if it fits in so many lines, else NULL. (transfer full) (nullable) */
static char *
fitting (const ConsoleNews *news, guint most)
{
  g_autofree char *text = paragraph (news);

  return console_news_count_lines (news->session, text) <= most ? g_steal_pointer (&text) : NULL;
}

/* The sentence about what this one comes of, if that is not told and no sum tells it. Only what decides much needs to
 * be told with a move or the like. */
static guint
untold_cause (const ConsoleNews *news, guint i)
{
  const guint cause = news->entries[news->entries[i].cause].host;
  const ConsoleNewsEntry *entry = &news->entries[cause];
  const gboolean is_aside = entry->worth < WORTH_DETAIL || entry->kind == SORTIE_LOG_ASIDE;

  return has_line (news, cause) && !entry->is_told && entry->worth > WORTH_COUNTED
                 && (!is_aside || news->entries[i].worth >= WORTH_GRAVE)
             ? cause : i;
}

/* fitting(), without what the sign on the table means if that makes room for what has changed. (transfer full)
 * (nullable) */
static char *
fitting_change (ConsoleNews *news, Worth worth, guint most)
{
  char *text = fitting (news, most);

  if (text != NULL || news->is_short || worth < WORTH_CHANGE || news->pattern == news->pattern_short)
    return text;
  news->is_short = TRUE;
  text = fitting (news, most);
  news->is_short = text != NULL;
  return text;
}

/* Tells the sentence as well, with the one about its cause, if there is room. A decisive one is told without its cause
 * if need be. (transfer full) (nullable): the text; NULL: there is no room */
static char *
tell_also (ConsoleNews *news, guint i, guint most)
{
  const guint cause = untold_cause (news, i);
  char *text;

  set_told (news, i, TRUE);
  set_told (news, cause, TRUE);
  text = fitting_change (news, news->entries[i].worth, most);
  if (text == NULL && cause != i)
    {
      set_told (news, cause, FALSE);
      text = news->entries[i].worth >= WORTH_GRAVE ? fitting_change (news, WORTH_GRAVE, most) : NULL;
    }
  if (text == NULL)
    set_told (news, i, FALSE);
  return text;
}

/* Sums up what is left out, if there is room; @ret: whether it does. Takes @text over. (transfer full): the text */
static char *
sum_up (ConsoleNews *news, guint most, char *text, gboolean *ret)
{
  char *more = NULL;

  if (!*ret)
    {
      *ret = TRUE;
      more = fitting (news, most);
      *ret = more != NULL && !g_str_equal (more, text);
    }
  if (!*ret || more == NULL)
    {
      g_free (more);
      return text;
    }
  g_free (text);
  return more;
}

/* Counts failures, and tells what was left out, while it fits: the dearest first, and of those the latest. Takes @text
 * over. (transfer full): the text */
static char *
fill (ConsoleNews *news, guint most, char *text)
{
  if (news->form->counts)
    text = sum_up (news, most, text, &news->sums_failures);
  for (guint worth = WORTH_PASSED; worth >= news->form->last; worth--)
    for (guint i = news->n_entries; i-- > 0;)
      if (has_line (news, i) && !news->entries[i].is_told && news->entries[i].worth == worth)
        {
          char *more = tell_also (news, i, most);

          if (more != NULL)
            {
              g_free (text);
              text = more;
            }
        }
  return sum_up (news, most, text, &news->sums_asides);
}

/* The dearest sentence, told or not, and of those the latest; the number of entries if there is none. */
static guint
dearest (const ConsoleNews *news, gboolean is_told)
{
  guint best = news->n_entries;

  for (guint i = 0; i < news->n_entries; i++)
    if (has_line (news, i) && news->entries[i].is_told == is_told
        && (best == news->n_entries || news->entries[i].worth >= news->entries[best].worth))
      best = i;
  return best;
}

/* Whether it tells what the reader has lost, or some news rather than only what is told in passing. */
static gboolean
tells_something (const ConsoleNews *news)
{
  const guint told = dearest (news, TRUE), left = dearest (news, FALSE);

  return news->n_own > 0 || (news->sums_failures && !news->form->sums) || left == news->n_entries
         || (told < news->n_entries && news->entries[told].worth >= MIN (news->entries[left].worth, WORTH_NEWS));
}

/* The text in that form. (transfer full) (nullable): NULL: it does not fit, or tells nothing */
static char *
text_in_form (ConsoleNews *news, const ConsoleNewsForm *form, guint most)
{
  const gboolean reads = news->form == NULL || news->form->how != form->how;
  char *text;

  news->form = form;
  news->sums_asides = news->sums_failures = form->sums;
  news->is_short = form->is_short;
  if (reads)
    read_log (news);
  weigh (news);
  for (guint i = 0; i < news->n_entries; i++)
    news->entries[i].is_told = has_line (news, i) && news->entries[i].worth >= form->least;
  text = fitting (news, most);
  if (text == NULL || form->least == WORTH_NOTHING)
    return text;
  text = fill (news, most, text);
  if (tells_something (news))
    return text;
  g_free (text);
  return NULL;
}

char *
console_news_fit (ConsoleSession *session, ConsoleNews *news, guint most)
{
  char *text = NULL;

  news->session = session;
  for (guint i = 0; text == NULL && i < G_N_ELEMENTS (forms); i++)
    if (i == 0 || forms[i].applies == NULL || forms[i].applies (news))
      text = text_in_form (news, &forms[i], most);
  if (text != NULL)
    return text;
  if (!tells_something (news) || !is_not_small (news))
    set_told (news, dearest (news, FALSE), TRUE);
  return paragraph (news);
}

gboolean
console_news_leave_out_kept (const ConsoleNews *news)
{
  for (guint i = 0; i < news->n_entries; i++)
    {
      const ConsoleNewsEntry *host = &news->entries[news->entries[i].host];

      if (news->entries[i].is_kept && !host->is_told && host->worth > WORTH_NOTHING)
        return TRUE;
    }
  return FALSE;
}

gboolean
console_news_tell_kept (const ConsoleNews *news)
{
  for (guint i = 0; i < news->n_entries; i++)
    if (news->entries[i].is_kept && news->entries[news->entries[i].host].is_told)
      return TRUE;
  return news->n_own > 0;
}
