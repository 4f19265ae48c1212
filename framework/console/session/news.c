/* SPDX-License-Identifier: GPL-3.0-or-later */
/* news.c: what happened since the reader last decided, in a few lines above the question. */
#include "console/session/news.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/base.h>
#include "base/text.h"
#include <sortie/event.h>
#include <sortie/speech.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "flow/front-end.h"

/* of the lines below the first */
#define INDENT 2
/* lines from which on the reader's own deeds are told, too, if others have acted */
#define LEAST_WITH_OWN 3

/* What to tell of the log's entries from @from on. */
typedef struct
{
  const char *pattern; /* the paragraph's sentence around them */
  char **losses;       /* sentences that come last */
  guint n_kept;        /* the first of them, which are never omitted */
  char **causes;       /* (nullable): the same sentences, but the reader's name what took each thing */
  gboolean by_cause;   /* those are told */
  gboolean sums_up;    /* they have what was lost since @from */
  guint from;
  guint end;           /* number of the entry before which it ends */
  gboolean is_own;     /* the reader did it */
  gboolean goes_on;    /* another paragraph follows, which says how much was omitted in both */
  char **lines;
  guint *hosts;       /* (nullable): for each entry, the one in whose line it is told; NULL: each has a line */
  gboolean *left_out; /* for each entry */
  guint n_left_out;
  gboolean without_sums; /* nothing sums up what was omitted */
  gboolean is_tight;   /* nor that, and the number of what was omitted is written as shortly as possible */
} News;

/* The order in which entries are omitted if there is no room for all of them. */
typedef enum
{
  WEIGHT_STEP,    /* the status above the table says it */
  WEIGHT_IMPLIED, /* the next entry says more */
  WEIGHT_TRIFLE,
  WEIGHT_ASIDE,
  WEIGHT_DONE,    /* the rules did it to the reader's things */
  WEIGHT_TURN,
  WEIGHT_DETAIL,  /* it comes of news told before, such as dice */
  WEIGHT_NEWS,
  WEIGHT_OWN,     /* what happens to the reader; what comes of the reader's own move */
  WEIGHT_CHANGE,  /* what is in play or wounded has changed, or how much a seat has of what decides */
  WEIGHT_CAUSE,   /* a decisive entry follows from it */
  WEIGHT_GRAVE,   /* from here on, entries that decide much */
  WEIGHT_OWN_GRAVE,
  WEIGHT_OUT,
  WEIGHT_KEPT,    /* never omitted: the reader's losses and dice */
} Weight;

static Weight
weight_of (ConsoleSession *session, guint entry)
{
  const guint8 reader = console_session_reader (session);
  const guint8 actor = sortie_match_log_actor (session->match, entry);
  const gboolean own = sortie_match_log_seat (session->match, entry) == reader;
  const gboolean done = own && (actor == reader || actor == SORTIE_NO_SEAT);
  const SortieLogKind kind = sortie_match_log_kind (session->match, entry);

  switch (kind)
    {
    case SORTIE_LOG_STEP:
      return WEIGHT_STEP;
    case SORTIE_LOG_TRIFLE:
      return WEIGHT_TRIFLE;
    case SORTIE_LOG_ASIDE:
      /* a card that the reader has drawn, which the hand shows */
      if (sortie_match_log_lets_know (session->match, entry, reader))
        return WEIGHT_DETAIL;
      if (sortie_match_log_near (session->match, entry, reader))
        return WEIGHT_CHANGE;
      return done ? WEIGHT_DONE : WEIGHT_ASIDE;
    case SORTIE_LOG_TURN:
      return WEIGHT_TURN;
    case SORTIE_LOG_GRAVE:
      return own ? WEIGHT_OWN_GRAVE : WEIGHT_GRAVE;
    case SORTIE_LOG_OUT:
      return WEIGHT_OUT;
    case SORTIE_LOG_CHANGE:
    case SORTIE_LOG_DICE:
    case SORTIE_LOG_NEWS:
      break;
    }
  if (done)
    return WEIGHT_DONE;
  return kind == SORTIE_LOG_CHANGE ? WEIGHT_CHANGE : own ? WEIGHT_OWN : WEIGHT_NEWS;
}

/* The same within a paragraph: of the reader's own move, all of it was done by the reader. */
static Weight
weight_of_told (ConsoleSession *session, const News *news, guint i)
{
  const Weight weight = weight_of (session, news->from + i);

  if (!news->is_own || (weight != WEIGHT_DONE && weight != WEIGHT_OWN))
    return weight;
  switch (sortie_match_log_kind (session->match, news->from + i))
    {
    case SORTIE_LOG_DICE:
    case SORTIE_LOG_NEWS:
      return WEIGHT_NEWS;
    default:
      return WEIGHT_ASIDE;
    }
}

static void
news_clear (News *news)
{
  g_strfreev (news->lines);
  g_free (news->hosts);
  g_free (news->left_out);
  g_strfreev (news->losses);
  g_strfreev (news->causes);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (News, news_clear)

static gboolean
is_told (const News *news, guint i)
{
  return !news->left_out[i] && *news->lines[i] != '\0';
}

/* The number of the next entry that is told, or the end. */
static guint
next_told (const News *news, guint i)
{
  do
    i++;
  while (news->lines[i] != NULL && !is_told (news, i));
  return i;
}

static gboolean
is_grave (ConsoleSession *session, const News *news, guint i)
{
  return news->lines[i] != NULL && weight_of (session, news->from + i) >= WEIGHT_GRAVE;
}

/* Whether the next entry says more about the same thing, which was decisive: wounds before a destruction. */
static gboolean
is_implied (ConsoleSession *session, const News *news, guint i)
{
  const guint next = next_told (news, i);

  return is_grave (session, news, next)
         && sortie_match_log_about_same (session->match, news->from + i, news->from + next);
}

/* Whether a later entry, number @next, tells what came of this one. */
static gboolean
goes_on (ConsoleSession *session, const News *news, guint i, guint next)
{
  return news->lines[next] != NULL && sortie_match_log_comes_of (session->match, news->from + next, news->from + i);
}

/* The greatest weight among what comes of an entry, and of the entry just after that. */
static Weight
weight_of_effects (ConsoleSession *session, const News *news, guint i)
{
  Weight most = WEIGHT_STEP;
  guint next = next_told (news, i);

  for (; goes_on (session, news, i, next); next = next_told (news, next))
    most = MAX (most, weight_of (session, news->from + next));
  return is_grave (session, news, next) ? WEIGHT_GRAVE : most;
}

/* Whether an earlier entry says what this one comes of: then that one is the cause of what follows. */
static gboolean
is_detail (ConsoleSession *session, const News *news, guint i)
{
  guint cause = i;

  while (cause > 0)
    if (is_told (news, --cause))
      {
        if (goes_on (session, news, cause, i))
          return TRUE;
        if (cause == 0 || !goes_on (session, news, cause - 1, cause))
          return FALSE;
      }
  return FALSE;
}

/* Whether it came of an entry of the same paragraph, told or not. */
static gboolean
is_result (ConsoleSession *session, const News *news, guint i)
{
  guint cause = 0;

  while (cause < i && !goes_on (session, news, cause, i))
    cause++;
  return cause < i;
}

static gboolean
is_of_reader (ConsoleSession *session, const News *news, guint i)
{
  const guint8 seat = sortie_match_log_seat (session->match, news->from + i);

  return seat != SORTIE_NO_SEAT && console_session_is_one_player (session, seat, console_session_reader (session));
}

static gboolean
is_own_roll (ConsoleSession *session, const News *news, guint i)
{
  return sortie_match_log_kind (session->match, news->from + i) == SORTIE_LOG_DICE
         && is_of_reader (session, news, i);
}

/* Whether it tells what came of the reader's last roll before it. */
static gboolean
is_of_own_roll (ConsoleSession *session, const News *news, guint i)
{
  const Weight weight = weight_of (session, news->from + i);
  guint roll = i;

  while (roll > 0 && !is_own_roll (session, news, roll - 1))
    roll--;
  return roll > 0 && goes_on (session, news, roll - 1, i) && weight != WEIGHT_TRIFLE && weight != WEIGHT_ASIDE;
}

/* Whether the same thing was lost later: a wound before a destruction. */
static gboolean
is_lost_later (ConsoleSession *session, const News *news, guint i)
{
  for (guint later = i + 1; news->lines[later] != NULL; later++)
    if (sortie_match_log_loss (session->match, news->from + later) == SORTIE_LOSS_SUMMED
        && sortie_match_log_about_same (session->match, news->from + i, news->from + later))
      return TRUE;
  return FALSE;
}

/* Whether the reader has lost something that no sum of losses tells. */
static gboolean
is_own_loss (ConsoleSession *session, const News *news, guint i)
{
  const SortieLossKind kind = sortie_match_log_loss (session->match, news->from + i);

  return is_of_reader (session, news, i)
         && ((kind == SORTIE_LOSS_APART && !is_lost_later (session, news, i))
             || (kind == SORTIE_LOSS_SUMMED && !news->sums_up));
}

static gboolean
is_kept (ConsoleSession *session, const News *news, guint i)
{
  return is_own_loss (session, news, i) || is_own_roll (session, news, i) || is_of_own_roll (session, news, i);
}

/* Whether the sum of losses says as much, with what took it. */
static gboolean
is_in_causes (ConsoleSession *session, const News *news, guint i)
{
  return news->by_cause && news->sums_up && is_of_reader (session, news, i)
         && sortie_match_log_names_cause (session->match, news->from + i);
}

/* The weight with which an entry is kept: a cause as long as what follows from it. */
static Weight
kept_alone (ConsoleSession *session, const News *news, guint i)
{
  const Weight weight = weight_of_told (session, news, i);

  if (is_in_causes (session, news, i))
    return WEIGHT_IMPLIED;
  if (sortie_match_log_fails_against (session->match, news->from + i, console_session_reader (session)))
    return WEIGHT_OUT;
  if (is_kept (session, news, i))
    return is_implied (session, news, i) ? WEIGHT_IMPLIED : WEIGHT_KEPT;
  if (news->is_own && sortie_match_log_plays (session->match, news->from + i))
    return WEIGHT_CHANGE;
  if (weight == WEIGHT_ASIDE)
    return is_grave (session, news, next_told (news, i)) ? WEIGHT_CAUSE : weight;
  if (weight != WEIGHT_NEWS && weight != WEIGHT_OWN && weight != WEIGHT_CHANGE)
    return weight;
  if (is_implied (session, news, i))
    return WEIGHT_IMPLIED;
  if (news->is_own)
    return weight == WEIGHT_NEWS && is_result (session, news, i) ? WEIGHT_OWN : weight;
  if (is_detail (session, news, i))
    return weight == WEIGHT_NEWS ? WEIGHT_DETAIL : weight;
  return MIN (MAX (weight, weight_of_effects (session, news, i)), WEIGHT_CAUSE);
}

/* Whether entry number @i is told in the line of entry number @host. */
static gboolean
is_told_in (const News *news, guint i, guint host)
{
  return news->hosts != NULL ? news->hosts[i] == host : i == host;
}

/* The greatest weight of what the line tells; if the sum of losses tells what came of it, none. */
static Weight
kept_weight (ConsoleSession *session, const News *news, guint i)
{
  Weight most = WEIGHT_STEP;

  for (guint k = i; news->lines[k] != NULL; k++)
    if (is_told_in (news, k, i))
      {
        if (is_in_causes (session, news, k))
          return WEIGHT_IMPLIED;
        most = MAX (most, kept_alone (session, news, k));
      }
  return most;
}

/* Whether the line tells anything that the reader must learn. */
static gboolean
keeps (ConsoleSession *session, const News *news, guint i)
{
  for (guint k = i; news->lines[k] != NULL; k++)
    if (is_told_in (news, k, i) && is_kept (session, news, k))
      return TRUE;
  return FALSE;
}

/* A sentence that sums up the omitted entries of this kind; NULL: there are none, or an earlier one has it. (nullable)
 * (transfer full) */
static char *
sum_of_omitted (ConsoleSession *session, const News *news, guint i)
{
  guint n = 0;

  for (guint k = 0; news->lines[k] != NULL; k++)
    if (news->left_out[k] && sortie_match_log_alike (session->match, news->from + i, news->from + k))
      {
        if (k < i)
          return NULL;
        n++;
      }
  return n > 0 && news->left_out[i] ? sortie_match_log_sum (session->match, news->from + i, n) : NULL;
}

/* Adds what sums up omitted entries. */
static void
add_sums (ConsoleSession *session, const News *news, GPtrArray *sentences)
{
  for (guint i = 0; !news->is_tight && !news->without_sums && news->lines[i] != NULL; i++)
    {
      char *sum = sum_of_omitted (session, news, i);

      if (sum != NULL)
        g_ptr_array_add (sentences, sum);
    }
}

/* Makes one sentence of two that begin alike with @stem (nullable). (nullable) (transfer full): NULL: they do not */
static char *
joined_at (const char *before, const char *next, const char *stem, const char *stem_before)
{
  const gsize length = stem != NULL ? strlen (stem) : 0;

  if (length == 0 || g_strcmp0 (stem, stem_before) != 0 || strncmp (next, stem, length) != 0
      || !g_str_has_suffix (before, "."))
    return NULL;
  return g_strdup_printf ("%.*s%s%s", (gint) strlen (before) - 1, before, _ (", "), next + length);
}

/* Adds a terse sentence, to the last one if both begin alike: "North summons Imp on a4, Fighter on b4, plays Duel." */
static void
add_tersely (ConsoleSession *session, const News *news, guint i, char *stems[2], GPtrArray *sentences)
{
  char *joined = NULL;

  for (guint of_seat = 0; of_seat < 2; of_seat++)
    {
      char *stem = sortie_match_log_stem (session->match, console_session_reader (session), news->from + i,
                                          of_seat == 1);

      if (joined == NULL && sentences->len > 0)
        joined = joined_at (sentences->pdata[sentences->len - 1], news->lines[i], stem, stems[of_seat]);
      g_free (stems[of_seat]);
      stems[of_seat] = stem;
    }
  if (joined != NULL)
    g_ptr_array_set_size (sentences, (gint) sentences->len - 1);
  g_ptr_array_add (sentences, joined != NULL ? joined : g_strdup (news->lines[i]));
}

/* The sentences about what is left, in order. (transfer full) */
static GPtrArray *
remaining (ConsoleSession *session, const News *news)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  char *stems[2] = { NULL, NULL };

  for (guint i = 0; news->lines[i] != NULL; i++)
    if (is_told (news, i) && news->hosts != NULL)
      add_tersely (session, news, i, stems, sentences);
    else if (is_told (news, i))
      g_ptr_array_add (sentences, g_strdup (news->lines[i]));
  g_free (stems[0]);
  g_free (stems[1]);
  return sentences;
}

/* @events, and how many more there were. Takes @events over. (transfer full) */
static char *
with_number_left_out (const News *news, char *events)
{
  g_autofree char *all = events, *number = g_strdup_printf ("%u", news->n_left_out);

  if (news->n_left_out == 0 || news->goes_on)
    return g_steal_pointer (&all);
  if (news->is_tight)
    /* Translators: {events}: sentences about what the others did; {n}: how many more there were, written shortly. */
    return sortie_sentence (_ ("{events} … +{n}: “{log}”."), "events", all, "n", number, "log", _ ("log"), NULL);
  /* Translators: {events}: sentences about what the others did; {n}: how many more there were. */
  return sortie_sentence (_ ("{events} … and {n} more: “{log}”."), "events", all, "n", number, "log", _ ("log"), NULL);
}

/* The remaining sentences, in the order in which it happened. (transfer full): "": there are none */
static char *
paragraph (ConsoleSession *session, const News *news)
{
  g_autoptr (GPtrArray) left = remaining (session, news);
  g_auto (GStrv) runs = NULL;
  g_autofree char *told = NULL, *losses = NULL, *events = NULL;

  if (left->len == 0 && news->losses[0] == NULL)
    return g_strdup ("");
  add_sums (session, news, left);
  g_ptr_array_add (left, NULL);
  runs = console_events_in_runs ((char *const *) left->pdata);
  losses = g_strjoinv (" ", news->losses);
  told = runs[0] != NULL ? with_number_left_out (news, g_strjoinv (" ", runs)) : g_strdup ("");
  events = g_strjoin (*told != '\0' && *losses != '\0' ? " " : "", told, losses, NULL);
  if (*told == '\0') /* only losses are left: the number comes last */
    events = with_number_left_out (news, events);
  return sortie_sentence (news->pattern, "sign", console_changed_sign (session->out), "events", events, NULL);
}

/* Whether the number of what was omitted counts it: nothing else tells it. */
static gboolean
is_counted (ConsoleSession *session, const News *news, guint i, Weight weight)
{
  const gboolean summed = news->sums_up && is_of_reader (session, news, i)
                          && sortie_match_log_loss (session->match, news->from + i) == SORTIE_LOSS_SUMMED;

  return weight != WEIGHT_STEP && weight != WEIGHT_TURN && weight != WEIGHT_IMPLIED && weight != WEIGHT_TRIFLE
         && weight != WEIGHT_ASIDE && !summed;
}

/* Whether something sums up what is omitted of its kind. */
static gboolean
is_summed (ConsoleSession *session, const News *news, guint i)
{
  g_autofree char *sum = sortie_match_log_sum (session->match, news->from + i, 1);

  return sum != NULL;
}

/* Omits the entry, and those after it that say the same, since they are told together ("4 times"). Returns: the next
 * entry that is told */
static guint
omit (ConsoleSession *session, News *news, guint i, Weight weight)
{
  guint next = next_told (news, i);

  news->left_out[i] = TRUE;
  news->n_left_out += is_counted (session, news, i, weight) && !is_summed (session, news, i);
  for (; news->lines[next] != NULL && strcmp (news->lines[next], news->lines[i]) == 0; next = next_told (news, next))
    news->left_out[next] = TRUE;
  return next;
}

/* Omits the first entry of that weight that is still there. News go with what follows from them, so that no effect
 * is told without its cause. */
static gboolean
leave_out (ConsoleSession *session, News *news, Weight weight)
{
  const gboolean is_news = !news->is_own
                           && (weight == WEIGHT_NEWS || weight == WEIGHT_OWN || weight == WEIGHT_CHANGE);
  guint i = 0, next;

  while (news->lines[i] != NULL && (news->left_out[i] || kept_weight (session, news, i) != weight))
    i++;
  if (news->lines[i] == NULL)
    return FALSE;
  next = omit (session, news, i, weight);
  while (is_news && goes_on (session, news, i, next) && kept_weight (session, news, next) <= weight)
    next = omit (session, news, next, weight);
  return TRUE;
}

/* Omits what the screen shows above the table anyway: each step, and that the reader's turn has begun. With two
 * players it is clear whose turn came before. */
static void
leave_out_headings (ConsoleSession *session, News *news)
{
  guint n = g_strv_length (news->lines);

  while (leave_out (session, news, WEIGHT_STEP))
    continue;
  while (sortie_match_setup (session->match)->n_seats == 2 && leave_out (session, news, WEIGHT_TURN))
    continue;
  for (guint i = n; i-- > 0;)
    if (weight_of (session, news->from + i) == WEIGHT_TURN)
      {
        news->left_out[i] = TRUE;
        return;
      }
}

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

void
console_news_tell (ConsoleSession *session, const char *text)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", 0);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    console_out_hang (session->out, CONSOLE_PLAIN, 2, 2, paragraphs[i]);
}

/* The lines of the window that the text takes. */
static guint
count_rows (ConsoleSession *session, const char *text)
{
  GString *pending = session->out->pending;
  const gsize before = pending->len;
  guint rows;

  console_news_tell (session, text);
  rows = console_out_count_lines (pending->str + before);
  g_string_truncate (pending, before);
  return rows;
}

/* The paragraph if it fits in so many lines, else NULL. (transfer full) */
static char *
fitting (ConsoleSession *session, const News *news, guint most)
{
  g_autofree char *text = paragraph (session, news);

  return count_rows (session, text) <= most ? g_steal_pointer (&text) : NULL;
}

gboolean
console_news_are_read (ConsoleSession *session)
{
  guint8 reader = console_session_reader (session);

  return reader != SORTIE_NO_SEAT && reader == sortie_match_to_move (session->match)
         && session->out->linear == CONSOLE_LINEAR_OFF && session->input != NULL
         && console_input_is_interactive (session->input);
}

/* Omits every event that the reader need not learn. */
static void
leave_kept (ConsoleSession *session, News *told)
{
  for (guint weight = WEIGHT_STEP; weight < WEIGHT_KEPT; weight++)
    while (leave_out (session, told, weight))
      continue;
}

/* Tells what took each thing in the sum of losses, or not. */
static void
tell_causes (News *told, gboolean by_cause)
{
  char **other = told->causes;

  if (other == NULL || told->by_cause == by_cause)
    return;
  told->causes = told->losses;
  told->losses = other;
  told->by_cause = by_cause;
}

/* Only what the reader has lost, with what took it, rather than an event without either. (transfer full) (nullable):
 * NULL if there is no room, and nothing has changed */
static char *
causes_in (ConsoleSession *session, News *told, guint most)
{
  const guint before = told->n_left_out;
  g_autofree gboolean *left_out
      = g_memdup2 (told->left_out, (g_strv_length (told->lines) + 1) * sizeof *told->left_out);
  char *text = NULL;

  if (!told->by_cause || told->n_kept == 0)
    return NULL;
  leave_kept (session, told);
  text = fitting (session, told, most);
  if (text == NULL)
    {
      told->is_tight = TRUE;
      text = fitting (session, told, most);
      told->is_tight = FALSE;
    }
  if (text == NULL)
    {
      g_free (told->left_out);
      told->left_out = g_steal_pointer (&left_out);
      told->n_left_out = before;
    }
  return text;
}

/* Omits the first of the reader's rolls of which the next sentence tells what came of it. */
static gboolean
leave_out_roll (ConsoleSession *session, News *told)
{
  for (guint i = 0; told->lines[i] != NULL; i++)
    {
      const guint next = next_told (told, i);

      if (is_told (told, i) && is_own_roll (session, told, i) && told->lines[next] != NULL
          && is_of_own_roll (session, told, next))
        {
          told->left_out[i] = TRUE;
          return TRUE;
        }
    }
  return FALSE;
}

/* Omits the first entry that is told, if it is not the only sentence. */
static gboolean
leave_out_one (ConsoleSession *session, News *told)
{
  guint first = next_told (told, G_MAXUINT);

  if (told->lines[first] == NULL || (told->losses[0] == NULL && told->lines[next_told (told, first)] == NULL))
    return FALSE;
  omit (session, told, first, WEIGHT_KEPT);
  return TRUE;
}

/* What is left where there is no room for an event and all losses: the losses of others go first, then the event, last
 * how much was omitted. The reader's losses and dice stay. In a small window, the table is not whole anyway. (transfer
 * full) */
static char *
losses_in (ConsoleSession *session, News *told, guint most)
{
  guint n = g_strv_length (told->losses);
  char *text = causes_in (session, told, most);

  if (text != NULL)
    return text;
  tell_causes (told, FALSE);
  while ((text = fitting (session, told, most)) == NULL && n > told->n_kept)
    g_clear_pointer (&told->losses[--n], g_free);
  if (text == NULL && console_is_small (session->out))
    return paragraph (session, told);
  if (text == NULL && told->n_kept > 0)
    {
      leave_kept (session, told);
      text = fitting (session, told, most);
    }
  told->is_tight = TRUE;
  if (text == NULL)
    text = fitting (session, told, most);
  while (text == NULL && (leave_out_roll (session, told) || leave_out_one (session, told)))
    text = fitting (session, told, most);
  if (text == NULL)
    {
      told->n_left_out = 0;
      text = paragraph (session, told);
    }
  return text;
}

/* leave_out(), but something must be left. */
static gboolean
leave_out_but_one (ConsoleSession *session, News *news, Weight weight)
{
  const guint n = g_strv_length (news->lines), before = news->n_left_out;
  g_autofree gboolean *left_out = g_memdup2 (news->left_out, (n + 1) * sizeof *left_out);
  guint first = 0;

  if (!leave_out (session, news, weight))
    return FALSE;
  while (first < n && !is_told (news, first))
    first++;
  if (first < n)
    return TRUE;
  memcpy (news->left_out, left_out, (n + 1) * sizeof *left_out);
  news->n_left_out = before;
  return FALSE;
}

/* Where several causes and decisive entries are left, omits one of the latter, which the losses sum up: then its cause
 * is worth less, and what remains is told with who did it. */
static gboolean
leave_out_some (ConsoleSession *session, News *news, Weight weight)
{
  guint n_causes = 0, n_grave = 0;

  for (guint i = 0; weight == WEIGHT_CAUSE && news->lines[i] != NULL; i++)
    if (is_told (news, i))
      {
        n_causes += kept_weight (session, news, i) == WEIGHT_CAUSE;
        n_grave += is_grave (session, news, i);
      }
  if (n_causes > 1 && n_grave > 1
      && (leave_out_but_one (session, news, WEIGHT_GRAVE) || leave_out_but_one (session, news, WEIGHT_OWN_GRAVE)))
    return TRUE;
  return leave_out_but_one (session, news, weight);
}

/* Reads what the log tells, from the beginning to the end of the paragraph. */
static void
read_log (ConsoleSession *session, News *told, SortieTellHow how)
{
  const guint most = told->end - told->from;
  const guint8 reader = console_session_reader (session);

  g_strfreev (told->lines);
  told->lines = how == SORTIE_TELL_TERSELY
                    ? sortie_match_log_tersely (session->match, reader, told->from, &told->hosts)
                    : sortie_match_log_joined (session->match, reader, told->from, how);
  for (guint i = g_strv_length (told->lines); i > most;)
    g_clear_pointer (&told->lines[--i], g_free);
}

/* Whether each sentence of the sum of losses is about a single entry. */
static gboolean
are_losses_single (ConsoleSession *session, const News *told)
{
  guint n = 0;

  for (guint i = 0; told->lines[i] != NULL; i++)
    n += sortie_match_log_loss (session->match, told->from + i) == SORTIE_LOSS_SUMMED;
  return told->sums_up && n > 0 && n == g_strv_length (told->losses);
}

/* All that happened, without the sum of losses that says it once more. (transfer full) (nullable): NULL if there is no
 * room */
static char *
without_sum_in (ConsoleSession *session, News *told, guint most)
{
  char **losses = told->losses, *none[] = { NULL }, *text;

  if (!are_losses_single (session, told))
    return NULL;
  told->losses = none;
  text = fitting (session, told, most);
  told->losses = losses;
  return text;
}

/* Tells omitted entries after all while they fit, the weightiest first. Takes @text over. (transfer full) */
static char *
fill_room (ConsoleSession *session, News *told, guint most, char *text)
{
  for (guint weight = WEIGHT_KEPT; text != NULL && weight >= WEIGHT_DETAIL; weight--)
    for (guint i = 0; told->lines[i] != NULL; i++)
      if (told->left_out[i] && *told->lines[i] != '\0' && kept_weight (session, told, i) == weight)
        {
          const guint before = told->n_left_out;
          char *more;

          told->left_out[i] = FALSE;
          told->n_left_out -= MIN (before, is_counted (session, told, i, weight) && !is_summed (session, told, i));
          more = fitting (session, told, most);
          if (more != NULL)
            {
              g_free (text);
              text = more;
              continue;
            }
          told->left_out[i] = TRUE;
          told->n_left_out = before;
        }
  return text;
}

/* The same in the fewest words, without what is only told in passing. (transfer full) (nullable): NULL if there is no
 * room */
static char *
tersely_in (ConsoleSession *session, News *told, guint most)
{
  char *text;

  read_log (session, told, SORTIE_TELL_TERSELY);
  text = fitting (session, told, most);
  for (guint weight = WEIGHT_IMPLIED; weight <= WEIGHT_DONE; weight++)
    while (text == NULL && leave_out_but_one (session, told, weight))
      text = fitting (session, told, most);
  told->without_sums = text == NULL;
  return text;
}

/* What the log tells, in at most so many lines. If there is no room for all of it, many names become a number; then
 * what comes of an event is told in its sentence; then the sum of losses says what took them, instead of each event;
 * then goes what the rules did to the reader's things, where @others have acted; then the least weight; the losses
 * last, but for one event. What the reader has lost and rolled is told in any case. (transfer full) */
static char *
told_in (ConsoleSession *session, News *told, guint most, gboolean others)
{
  Weight weight = WEIGHT_IMPLIED;
  char *text;

  read_log (session, told, console_linear_tells (session->out));
  told->left_out = g_new0 (gboolean, g_strv_length (told->lines) + 1);
  leave_out_headings (session, told);
  text = fitting (session, told, most);
  if (text == NULL)
    text = without_sum_in (session, told, most);
  if (text == NULL)
    {
      read_log (session, told, SORTIE_TELL_BRIEFLY);
      text = fitting (session, told, most);
    }
  if (text == NULL)
    text = tersely_in (session, told, most);
  if (text == NULL)
    tell_causes (told, TRUE);
  while (text == NULL && others && leave_out_but_one (session, told, WEIGHT_DONE))
    text = fitting (session, told, most);
  while (text == NULL && weight < WEIGHT_KEPT)
    if (leave_out_some (session, told, weight))
      {
        text = fitting (session, told, most);
        weight = WEIGHT_IMPLIED; /* without one entry, another may be worth less */
      }
    else
      weight++;
  return fill_room (session, told, most, text != NULL ? text : losses_in (session, told, most));
}

static const char *
since_turn (const ConsoleSession *session)
{
  return session->drawn.marked
             /* Translators: {sign}: marks what has changed; {events}: sentences about what the others did. */
             ? _ ("Since your turn (changed: {sign}): {events}")
             /* Translators: {events}: sentences about what the others did. */
             : _ ("Since your turn: {events}");
}

/* The turn is the same one, in which the others have answered, or the reader has had no turn yet. */
static const char *
since_move (const ConsoleSession *session)
{
  return session->drawn.marked
             /* Translators: {sign}: marks what has changed; {events}: sentences about what happened since that move. */
             ? _ ("Since your last move (changed: {sign}): {events}")
             /* Translators: {events}: sentences about what happened since that move. */
             : _ ("Since your last move: {events}");
}

static gboolean
is_since_move (const ConsoleSession *session, guint8 reader)
{
  const guint32 turn = session->acted[reader].turn;

  return turn == 0 || turn == sortie_match_play (session->match)->s->turn.number;
}

/* Turns of others have begun since the reader's last move, which came before all turns. */
static const char *
before_first_turn (const ConsoleSession *session)
{
  return session->drawn.marked
             /* Translators: {sign}: marks what has changed; {events}: sentences about what the others did. */
             ? _ ("Before your first turn (changed: {sign}): {events}")
             /* Translators: {events}: sentences about what the others did. */
             : _ ("Before your first turn: {events}");
}

static gboolean
has_turn_begun (const ConsoleSession *session, guint from)
{
  for (guint i = from; i < sortie_match_log_length (session->match); i++)
    if (sortie_match_log_kind (session->match, i) == SORTIE_LOG_TURN)
      return TRUE;
  return FALSE;
}

/* (transfer none): the sentence about {events} */
static const char *
since_what (const ConsoleSession *session, guint8 reader)
{
  const ConsoleActed *acted = &session->acted[reader];
  const SortieTurn *now = &sortie_match_play (session->match)->s->turn;

  if (acted->turn == 0 && now->number > 0 && has_turn_begun (session, acted->log))
    return before_first_turn (session);
  return is_since_move (session, reader) ? since_move (session) : since_turn (session);
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

/* (transfer none): the sentence about {events}, those from entry number @from of the log on */
static const char *
pattern_of_news (const ConsoleSession *session, guint8 reader, gboolean others, guint from)
{
  /* an opponent who only lets pass what the reader does moves, too */
  const gboolean own = session->question.was_asked && is_since_move (session, reader)
                       && !tells_of_others (session, reader, from);

  if (others && session->acted[reader].log > 0 && !own)
    return since_what (session, reader);
  return session->question.was_asked && (!others || own)
             /* Translators: {events}: sentences about what came of the line just typed. */
             ? _ ("Just now: {events}")
             /* Translators: {events}: sentences about what others did before the player was asked. */
             : _ ("So far: {events}");
}

/* Whether another than the reader did it, or it came of what a partner did. */
static gboolean
is_done_by_another (const ConsoleSession *session, guint8 reader, guint entry)
{
  const guint8 actor = sortie_match_log_actor (session->match, entry);
  const guint8 seat = sortie_match_log_seat (session->match, entry);

  if (actor != SORTIE_NO_SEAT)
    return !console_session_is_one_player (session, actor, reader);
  return seat != SORTIE_NO_SEAT && !console_session_is_one_player (session, seat, reader)
         && !sortie_are_opponents (sortie_match_setup (session->match), seat, reader);
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

/* Adds what the seats have lost that are the reader's, or not; @causes: with what took it. */
static void
add_losses (const ConsoleSession *session, guint8 reader, gboolean own, guint since, gboolean causes, GPtrArray *said)
{
  const guint8 n = sortie_match_setup (session->match)->n_seats;

  for (guint8 i = 0; i < n; i++)
    {
      const guint8 seat = (guint8) ((reader + i) % n);
      char *lost = console_session_is_one_player (session, seat, reader) == own
                       ? sortie_match_lost (session->match, reader, seat, since, causes) : NULL;

      if (lost != NULL)
        g_ptr_array_add (said, lost);
    }
}

/* Whether the reader's next turn has begun, so that losses are summed up. */
static gboolean
is_next_turn (const ConsoleSession *session, guint8 reader)
{
  const SortieTurn *turn = &sortie_match_play (session->match)->s->turn;

  return session->acted[reader].log_of_turn > 0 && !is_since_move (session, reader)
         && (console_session_is_one_player (session, turn->active, reader) || turn->joint >> reader & 1);
}

/* What all have lost since the reader's last turn, once the next one has begun; else nothing. That others have lost
 * nothing is not worth the room. @causes: with what took the reader's things; @ret_own: (optional): how many sentences
 * are about the reader. (transfer full) */
static char **
losses_since (const ConsoleSession *session, guint8 reader, gboolean causes, guint *ret_own)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

  if (is_next_turn (session, reader))
    {
      const guint since = begin_of_others (session, reader, session->acted[reader].began_of_turn);

      add_losses (session, reader, TRUE, since, causes, said);
      if (ret_own != NULL)
        *ret_own = said->len;
      add_losses (session, reader, FALSE, since, FALSE, said);
    }
  g_ptr_array_add (said, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&said), FALSE);
}

/* Why the reader's last move was the last one of the turn, if no `done` ended it; else NULL. @others: where the log
 * tells of others. (nullable) (transfer none) */
static const char *
why_turn_ended (ConsoleSession *session, guint8 reader, guint others)
{
  const ConsoleActed *acted = &session->acted[reader];

  if (!acted->in_own_turn || acted->log == acted->began || others >= sortie_match_log_length (session->match)
      || sortie_match_log_kind (session->match, others) != SORTIE_LOG_TURN)
    return NULL;
  return others < acted->log ? _ ("This move ended your turn.")
                             : _ ("Nothing more was possible, so your turn ended.");
}

/* The entries before @end as the reader's own moves, with @why the turn ended (nullable), or only that it did.
 * (transfer full) */
static char *
own_with (ConsoleSession *session, News *own, guint most, const char *why, gboolean is_over)
{
  own->is_own = TRUE;
  own->losses = g_new0 (char *, 2);
  own->losses[0] = g_strdup (why);
  own->pattern = is_over
                     /* Translators: {events}: what came of the reader's move, which was the last one of the turn. */
                     ? _ ("Your move (turn over): {events}")
                     /* Translators: {events}: what came of the reader's own moves, before others acted. */
                     : _ ("Your move: {events}");
  own->goes_on = own->end < sortie_match_log_length (session->match);
  return told_in (session, own, most, FALSE);
}

/* Whether something is told that the reader must learn. */
static gboolean
tells_kept (ConsoleSession *session, const News *told)
{
  for (guint i = 0; told->lines[i] != NULL; i++)
    if (is_told (told, i) && keeps (session, told, i))
      return TRUE;
  return told->n_kept > 0;
}

/* What the reader's own moves brought, before others acted; @ret: how much was omitted, if more follows. (transfer
 * full): "": nothing */
static char *
own_in (ConsoleSession *session, guint from, guint end, guint most, gboolean is_scarce, guint *ret)
{
  const char *why = why_turn_ended (session, console_session_reader (session), end);
  g_auto (News) own = { .from = from, .end = end }, brief = { .from = from, .end = end };
  g_autofree char *whole = NULL;

  if (from >= end)
    return g_strdup ("");
  whole = own_with (session, &own, most, why, FALSE);
  *ret = own.goes_on ? own.n_left_out : 0;
  if (is_scarce && own.goes_on && !tells_kept (session, &own)) /* readers know what they did */
    return g_strdup ("");
  if (why == NULL || (own.n_left_out == 0 && own.losses[0] != NULL))
    return g_steal_pointer (&whole);
  g_free (g_steal_pointer (&whole));
  whole = own_with (session, &brief, most, NULL, TRUE);
  *ret = brief.goes_on ? brief.n_left_out : 0;
  return g_steal_pointer (&whole);
}

char *
console_news_instead_of_log (ConsoleSession *session, guint from, guint most)
{
  const guint8 reader = console_session_reader (session);
  const gboolean others = others_moved (session, reader);
  const guint log = sortie_match_log_length (session->match);
  const guint begin = others && session->acted[reader].log > 0
                          ? begin_of_others (session, reader, MAX (from, session->acted[reader].began)) : from;
  g_auto (News) told = { .pattern = pattern_of_news (session, reader, others, begin), .from = begin, .end = log };
  const guint for_own = begin < log ? CLAMP ((most + 1) / 2, 1, 2) : most;
  const gboolean is_scarce = most < LEAST_WITH_OWN && !console_is_small (session->out);
  g_autofree char *own = own_in (session, from, begin, for_own, is_scarce, &told.n_left_out), *rest = NULL;
  g_autofree char *all = NULL;
  const guint used = count_rows (session, own);

  told.is_own = session->question.was_asked && !others;
  told.losses = others ? losses_since (session, reader, FALSE, &told.n_kept) : g_new0 (char *, 1);
  told.causes = others ? losses_since (session, reader, TRUE, NULL) : NULL;
  told.sums_up = others && is_next_turn (session, reader);
  rest = told_in (session, &told, most > used ? most - used : 1, others);
  all = g_strjoin (*own != '\0' && *rest != '\0' ? "\n" : "", own, rest, NULL);
  /* amid a chain, where a single event would push a small table out, the log must do; readers know what they did */
  if (((console_is_small (session->out) && !sortie_is_window (sortie_match_play (session->match)))
       || (session->out->rows < CONSOLE_LOW_WINDOW && told.is_own))
      && count_rows (session, all) > most && !tells_kept (session, &told))
    return g_strdup ("");
  return g_steal_pointer (&all);
}

char *
console_news_beside_log (ConsoleSession *session)
{
  const guint8 reader = console_session_reader (session);
  g_auto (GStrv) losses = NULL;
  g_autofree char *all = NULL;

  if (reader == SORTIE_NO_SEAT || reader != sortie_match_to_move (session->match) || !others_moved (session, reader))
    return g_strdup ("");
  losses = losses_since (session, reader, FALSE, NULL);
  all = g_strjoinv (" ", losses);
  if (*all != '\0')
    return sortie_sentence (since_turn (session), "sign", console_changed_sign (session->out), "events", all, NULL);
  return session->drawn.marked
             ? sortie_sentence (is_since_move (session, reader) ? _ ("{sign} changed since your last move")
                                                                : _ ("{sign} changed since your last turn"),
                                "sign", console_changed_sign (session->out), NULL)
             : g_strdup ("");
}
