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

/* How much an entry is worth to the reader. What is left out is never worth more than what is told. */
typedef enum
{
  WORTH_NOTHING, /* another sentence says it */
  WORTH_TRIFLE,
  WORTH_ASIDE,   /* a move, a card that is drawn */
  WORTH_TURN,
  WORTH_NEAR,    /* a move that ends next to the reader's things */
  WORTH_NEWS,
  WORTH_DICE,    /* the reader's, in what others did */
  WORTH_ATTACK,  /* what is done to the reader, or fails */
  WORTH_CHANGE,  /* what is in play has changed, or how much a seat has of what decides */
  WORTH_HURT,    /* so have the reader's things */
  WORTH_PLAYED,  /* a card is played, something decisive happens, or what enters is near the reader's things */
  WORTH_LOST,    /* the reader's losses; in what the reader did, the dice and what these did */
  WORTH_OUT,     /* a seat is out; a turn of the reader's has passed without the reader */
  WORTH_ALL,     /* nothing is worth as much */
} Worth;

struct ConsoleNewsEntry
{
  SortieLogKind kind;
  char *text;      /* its sentence; "": another's tells it */
  char *stems[2];  /* (nullable): how a terse sentence begins: before its subject, and with the name of a seat */
  guint host;      /* the entry in whose sentence it is told, or itself */
  Worth worth;     /* of all that its sentence tells */
  gboolean is_lost, has_sum;
  gboolean has_passed; /* a turn of the reader's in which the reader made no move */
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

/* Whether the reader rolled, or it tells what came of the reader's last roll before it. */
static gboolean
is_of_own_dice (const ConsoleNews *news, guint i)
{
  guint roll = i;

  if (is_own_roll (news, i))
    return TRUE;
  while (roll > 0 && !is_own_roll (news, roll - 1))
    roll--;
  return roll > 0 && sortie_match_log_comes_of (news->session->match, in_log (news, i), in_log (news, roll - 1))
         && news->entries[i].kind != SORTIE_LOG_TRIFLE && news->entries[i].kind != SORTIE_LOG_ASIDE;
}

/* Whether a later sentence says more about the same thing: its end, after a wound. */
static gboolean
is_outdone (const ConsoleNews *news, guint i)
{
  for (guint later = i + 1; later < news->n_entries; later++)
    if (news->entries[later].kind == SORTIE_LOG_GRAVE
        && sortie_match_log_about_same (news->session->match, in_log (news, i), in_log (news, later)))
      return TRUE;
  return FALSE;
}

/* Whether the reader or the rules did it to the reader's things. */
static gboolean
is_done (const ConsoleNews *news, guint i)
{
  const guint8 actor = sortie_match_log_actor (news->session->match, in_log (news, i));

  return is_of_reader (news, i)
         && (actor == SORTIE_NO_SEAT || actor == sortie_match_log_seat (news->session->match, in_log (news, i)));
}

/* What has changed in play. Of what the reader did, what it did to others is worth more. */
static Worth
worth_of_change (const ConsoleNews *news, guint i)
{
  const SortieMatch *match = news->session->match;

  if (is_outdone (news, i))
    return WORTH_NOTHING;
  if (news->is_own)
    return is_of_reader (news, i) ? WORTH_CHANGE : WORTH_HURT;
  if (sortie_match_log_loss (match, in_log (news, i)) == SORTIE_LOSS_APART && is_of_reader (news, i))
    return WORTH_HURT;
  if (is_done (news, i))
    return WORTH_NEWS;
  return sortie_match_log_near (match, in_log (news, i), console_session_reader (news->session)) ? WORTH_PLAYED
                                                                                                 : WORTH_CHANGE;
}

/* What decides much. That others lose something is good news, which can wait unless the reader did it. */
static Worth
worth_of_grave (const ConsoleNews *news, guint i)
{
  if (news->is_own)
    return WORTH_LOST;
  return sortie_match_log_loss (news->session->match, in_log (news, i)) == SORTIE_LOSS_NONE ? WORTH_PLAYED
                                                                                            : WORTH_CHANGE;
}

static Worth
worth_of_news (const ConsoleNews *news, guint i)
{
  const SortieMatch *match = news->session->match;
  const guint8 reader = console_session_reader (news->session);

  if (sortie_match_log_plays (match, in_log (news, i)))
    return is_of_reader (news, i) ? WORTH_CHANGE : WORTH_PLAYED;
  if (news->entries[i].has_sum || sortie_match_log_against (match, in_log (news, i), reader))
    return WORTH_ATTACK;
  return is_of_reader (news, i) && !is_done (news, i) ? WORTH_ATTACK : WORTH_NEWS;
}

static Worth
worth_of (const ConsoleNews *news, guint i)
{
  const ConsoleNewsEntry *entry = &news->entries[i];

  if (entry->is_lost)
    return WORTH_LOST;
  if (entry->kind != SORTIE_LOG_CHANGE && is_of_own_dice (news, i))
    return news->is_own ? WORTH_LOST : WORTH_DICE;
  switch (entry->kind)
    {
    case SORTIE_LOG_STEP: return WORTH_NOTHING;
    case SORTIE_LOG_TRIFLE: return WORTH_TRIFLE;
    case SORTIE_LOG_ASIDE:
      return sortie_match_log_near (news->session->match, in_log (news, i), console_session_reader (news->session))
                 ? WORTH_NEAR : WORTH_ASIDE;
    case SORTIE_LOG_TURN: return entry->has_passed ? WORTH_OUT : WORTH_TURN;
    case SORTIE_LOG_OUT: return WORTH_OUT;
    case SORTIE_LOG_GRAVE: return worth_of_grave (news, i);
    case SORTIE_LOG_DICE: return WORTH_ATTACK;
    case SORTIE_LOG_CHANGE: return worth_of_change (news, i);
    case SORTIE_LOG_NEWS: break;
    }
  return worth_of_news (news, i);
}

/* ---- The forms of a paragraph ------------------------------------------------------------ */

/* How the reader's losses are told. */
typedef enum
{
  LOSSES_IN_STORY,
  LOSSES_WITH_CAUSES, /* in a sum, and nowhere else */
  LOSSES_ALONE,
} LossesTold;

struct ConsoleNewsForm
{
  const char *name;     /* what it gives up */
  SortieTellHow how;
  Worth least;          /* of what must be told */
  LossesTold losses;
};

/* From the fullest to the shortest. */
static const ConsoleNewsForm forms[] = {
  { .name = "nothing", .how = SORTIE_TELL_PLAINLY },
  { .name = "the names of many cards", .how = SORTIE_TELL_BRIEFLY },
  { .name = "a sentence for each result", .how = SORTIE_TELL_TERSELY },
  { .name = "trifles", .how = SORTIE_TELL_TERSELY, .least = WORTH_ASIDE },
  { .name = "what changes little", .how = SORTIE_TELL_TERSELY, .least = WORTH_CHANGE },
  { .name = "the story of losses", .how = SORTIE_TELL_TERSELY, .least = WORTH_CHANGE, .losses = LOSSES_WITH_CAUSES },
  { .name = "what is not decisive", .how = SORTIE_TELL_TERSELY, .least = WORTH_PLAYED, .losses = LOSSES_WITH_CAUSES },
  { .name = "the causes of losses", .how = SORTIE_TELL_TERSELY, .least = WORTH_PLAYED, .losses = LOSSES_ALONE },
  { .name = "all but losses", .how = SORTIE_TELL_TERSELY, .least = WORTH_LOST, .losses = LOSSES_WITH_CAUSES },
  { .name = "all but their sum", .how = SORTIE_TELL_TERSELY, .least = WORTH_LOST, .losses = LOSSES_ALONE },
};

/* (transfer none) (nullable): NULL: they are told in the story, or there are none */
static const char *
losses_of (const ConsoleNews *news)
{
  switch (news->form->losses)
    {
    case LOSSES_IN_STORY: return NULL;
    case LOSSES_WITH_CAUSES: return news->lost_to;
    case LOSSES_ALONE: return news->lost;
    }
  g_assert_not_reached ();
}

/* ---- What is left out ------------------------------------------------------------------------ */

/* Whether a sentence counts it with others, instead of one that tells it. */
static gboolean
is_summed (const ConsoleNews *news, guint i)
{
  const ConsoleNewsEntry *entry = &news->entries[i], *host = &news->entries[entry->host];

  return entry->has_sum && !host->is_told && host->worth <= WORTH_ATTACK
         && host->worth >= news->sums_from;
}

/* A sentence that sums up such entries; NULL: there are none, or an earlier one has it. (nullable) (transfer full) */
static char *
sum_of (const ConsoleNews *news, guint i)
{
  gboolean has_told = FALSE;
  guint n = 0;

  for (guint k = 0; k < news->n_entries; k++)
    if (news->entries[k].has_sum && sortie_match_log_alike (news->session->match, in_log (news, i), in_log (news, k)))
      {
        if (k < i && is_summed (news, k))
          return NULL;
        n += is_summed (news, k);
        has_told = has_told || news->entries[news->entries[k].host].is_told;
      }
  return is_summed (news, i) ? sortie_match_log_sum (news->session->match, in_log (news, i), n, has_told) : NULL;
}

/* Whether the sentence is left out, and no sum tells what it does. */
static gboolean
is_left_out (const ConsoleNews *news, guint host)
{
  if (!has_line (news, host) || news->entries[host].is_told || news->entries[host].worth <= WORTH_TRIFLE
      || news->entries[host].kind == SORTIE_LOG_TURN)
    return FALSE;
  for (guint i = host; i < news->n_entries; i++)
    if (news->entries[i].host == host && is_summed (news, i))
      return FALSE;
  return TRUE;
}

guint
console_news_leave_out (const ConsoleNews *news, gboolean dear)
{
  guint n = 0;

  for (guint i = 0; i < news->n_entries; i++)
    n += is_left_out (news, i) && (!dear || news->entries[i].worth >= WORTH_PLAYED);
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

/* @events, and where to read what is left out, unless this is to be @brief. Takes @events over. (transfer full) */
static char *
with_more (const ConsoleNews *news, gboolean brief, char *events)
{
  g_autofree char *all = events;
  const guint n = console_news_leave_out (news, FALSE);

  if (n == 0)
    return g_steal_pointer (&all);
  if (brief || news->goes_on)
    /* Translators: {events}: sentences about what happened. More of it is left out. */
    return sortie_sentence (_ ("{events} …"), "events", all, NULL);
  /* Translators: {events}: sentences about what happened; {n}: how many more there are; {log}: the command that tells
   * them. */
  return sortie_sentence (_ ("{events} … and {n} more: “{log}”."), "events", all, "n", SORTIE_DIGITS (n), "log",
                          _ ("log"), NULL);
}

/* (transfer full): "": there is nothing to tell */
static char *
paragraph (const ConsoleNews *news, const char *pattern, gboolean brief)
{
  g_auto (GStrv) sentences = sentences_of (news);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  g_autofree char *events = NULL;

  if (losses_of (news) != NULL)
    g_strv_builder_add (parts, losses_of (news));
  g_strv_builder_addv (parts, (const char **) sentences);
  if (news->last != NULL)
    g_strv_builder_add (parts, news->last);
  all = g_strv_builder_end (parts);
  if (all[0] == NULL)
    return g_strdup ("");
  events = with_more (news, brief, g_strjoinv (" ", all));
  return sortie_sentence (pattern, "sign", console_changed_sign (news->session->out), "events", events, NULL);
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
  g_free (news->lost);
  g_free (news->lost_to);
}

static void
read_entry (const ConsoleNews *news, guint i, gboolean tersely)
{
  SortieMatch *match = news->session->match;
  const guint8 reader = console_session_reader (news->session);
  ConsoleNewsEntry *entry = &news->entries[i];
  g_autofree char *sum = sortie_match_log_sum (match, in_log (news, i), 1, FALSE);

  entry->kind = sortie_match_log_kind (match, in_log (news, i));
  entry->has_sum = sum != NULL;
  entry->is_lost = is_of_reader (news, i) && sortie_match_log_loss (match, in_log (news, i)) == SORTIE_LOSS_SUMMED;
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
}

/* Whether the sum of losses names the card that is played here as the cause of one. */
static gboolean
is_named_cause (const ConsoleNews *news, guint i)
{
  for (guint loss = i + 1; loss < news->n_entries; loss++)
    if (news->entries[loss].is_lost
        && sortie_match_log_takes (news->session->match, in_log (news, i), in_log (news, loss)))
      return TRUE;
  return FALSE;
}

/* A sentence is worth as much as anything in it. One that tells a loss is not told beside the sum that does. */
static void
weigh_sentences (ConsoleNews *news)
{
  ConsoleNewsEntry *entries = news->entries;

  for (guint i = 0; i < news->n_entries; i++)
    {
      entries[i].worth = WORTH_NOTHING;
      entries[entries[i].host].worth = MAX (entries[entries[i].host].worth, worth_of (news, i));
    }
  for (guint i = 0; i < news->n_entries; i++)
    if (losses_of (news) != NULL
        && (entries[i].is_lost || (news->form->losses == LOSSES_WITH_CAUSES && is_named_cause (news, i))))
      entries[entries[i].host].worth = WORTH_NOTHING;
}

/* Tells the sentence or not, with those after it that say the same: they are told together ("4 times"). */
static void
set_told (ConsoleNews *news, guint i, gboolean is_told)
{
  const char *text = news->entries[i].text;

  for (; i < news->n_entries && g_str_equal (news->entries[i].text, text); i = next_line (news, i))
    news->entries[i].is_told = is_told;
}

/* Whether an aside is told that need not be, and one like it is left out: "Moves: Fighter c4–c3." would pass for all of
 * them. */
static gboolean
is_told_in_part (const ConsoleNews *news)
{
  for (guint i = 0; i < news->n_entries; i++)
    for (guint k = 0; news->entries[i].has_sum && is_left_out (news, news->entries[i].host) && k < news->n_entries; k++)
      if (news->entries[k].has_sum && news->entries[news->entries[k].host].is_told
          && news->entries[news->entries[k].host].worth < MIN (news->form->least, WORTH_NEWS)
          && sortie_match_log_alike (news->session->match, in_log (news, i), in_log (news, k)))
        return TRUE;
  return FALSE;
}

/* The text if it fits in so many lines, in fewer words around the events if need be, else NULL. (transfer full)
 * (nullable) */
static char *
fitting (const ConsoleNews *news, guint most)
{
  const guint n = is_told_in_part (news) ? 2 : 3;

  for (guint fewer = 0; fewer < n; fewer++)
    {
      char *text = paragraph (news, fewer == 0 ? news->pattern : news->pattern_short, fewer == 2);

      if (console_news_count_lines (news->session, text) <= most)
        return text;
      g_free (text);
    }
  return NULL;
}

/* Replaces @text by the text as it is now, if that fits. Takes @text over. @ret: whether it does. (transfer full) */
static char *
replaced (const ConsoleNews *news, guint most, char *text, gboolean *ret)
{
  char *now = fitting (news, most);

  *ret = now != NULL;
  if (now == NULL)
    return text;
  g_free (text);
  return now;
}

/* Tells what is worth less than the form demands, level by level, the latest first, until some of a level has no room.
 * What a sentence can sum up of that is summed up. Takes @text over. (transfer full): the text */
static char *
fill_paragraph (ConsoleNews *news, guint most, char *text)
{
  gboolean fits, has_all = TRUE;

  for (guint worth = WORTH_LOST; worth > WORTH_TRIFLE && has_all; worth--)
    {
      const guint before = news->sums_from;

      if (worth == WORTH_ATTACK || worth == WORTH_ASIDE)
        {
          news->sums_from = worth;
          text = replaced (news, most, text, &fits);
          if (!fits)
            news->sums_from = before;
        }
      for (guint i = news->n_entries; i-- > 0;)
        if (has_line (news, i) && !news->entries[i].is_told && news->entries[i].worth == worth)
          {
            set_told (news, i, TRUE);
            text = replaced (news, most, text, &fits);
            if (!fits)
              set_told (news, i, FALSE);
            has_all = has_all && fits;
          }
    }
  return text;
}

/* The most worthy sentence, and of those the latest; the number of entries if there is none. */
static guint
dearest (const ConsoleNews *news)
{
  guint best = news->n_entries;

  for (guint i = 0; i < news->n_entries; i++)
    if (has_line (news, i) && (best == news->n_entries || news->entries[i].worth >= news->entries[best].worth))
      best = i;
  return best;
}

static gboolean
tells_something (const ConsoleNews *news)
{
  for (guint i = 0; i < news->n_entries; i++)
    if (news->entries[i].is_told)
      return TRUE;
  return losses_of (news) != NULL;
}

/* Chooses what the form must tell. */
static void
begin_form (ConsoleNews *news, const ConsoleNewsForm *form)
{
  const gboolean reads = news->form == NULL || news->form->how != form->how;

  news->form = form;
  news->sums_from = WORTH_ALL;
  if (reads)
    read_log (news);
  weigh_sentences (news);
  for (guint i = 0; i < news->n_entries; i++)
    news->entries[i].is_told = has_line (news, i) && news->entries[i].worth >= form->least;
}

/* The text in that form. (transfer full) (nullable): NULL: what it must tell does not fit */
static char *
text_in_form (ConsoleNews *news, const ConsoleNewsForm *form, guint most)
{
  char *text;

  begin_form (news, form);
  text = fitting (news, most);
  return text == NULL || form->least <= WORTH_ASIDE ? text : fill_paragraph (news, most, text);
}

char *
console_news_fit (ConsoleSession *session, ConsoleNews *news, guint most)
{
  char *text = NULL;

  news->session = session;
  for (guint i = 0; text == NULL && i < G_N_ELEMENTS (forms); i++)
    if (i == 0 || news->lost != NULL || forms[i].losses != LOSSES_WITH_CAUSES)
      text = text_in_form (news, &forms[i], most);
  if (text != NULL && (tells_something (news) || dearest (news) == news->n_entries))
    return text;
  g_free (text);
  if (!tells_something (news) && dearest (news) < news->n_entries)
    set_told (news, dearest (news), TRUE);
  return paragraph (news, news->pattern_short, TRUE);
}

gboolean
console_news_tell_dear (const ConsoleNews *news)
{
  for (guint i = 0; i < news->n_entries; i++)
    if (news->entries[i].is_told && news->entries[i].worth >= WORTH_LOST)
      return TRUE;
  return losses_of (news) != NULL;
}
