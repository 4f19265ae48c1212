/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* last-blow.c: how a match ended that a rule has decided: its last decisive event, what that came of, and what somebody
 * did that brought it about. */
#include "match/whole.h"

#include "base/i18n.h"

/* The last things that happened, back to what somebody did. */
typedef struct
{
  const SortieMatch *match;
  const SortieLog *log;
  GArray *entries; /* of guint: the last first */
} Story;

static void
story_clear (Story *story)
{
  g_array_unref (story->entries);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Story, story_clear)

static gboolean
is_heading (const SortieLog *log, guint entry)
{
  const SortieLogKind kind = sortie_log_kind (log, entry);

  return kind == SORTIE_LOG_STEP || kind == SORTIE_LOG_TURN;
}

/* Whether it says little about how the match ended. */
static gboolean
is_passed_over (const SortieLog *log, guint entry)
{
  switch (sortie_log_kind (log, entry))
    {
    case SORTIE_LOG_TRIFLE:
    case SORTIE_LOG_ASIDE:
    case SORTIE_LOG_OUT:
    case SORTIE_LOG_STEP:
    case SORTIE_LOG_TURN:
      return TRUE;
    case SORTIE_LOG_NEWS:
    case SORTIE_LOG_CHANGE:
    case SORTIE_LOG_DICE:
    case SORTIE_LOG_GRAVE:
      break;
    }
  return sortie_log_telling (log, entry) == NULL; /* said, or taken back */
}

/* Whether both happened to the same thing, or, without a thing, to the same seat by the same cause. */
static gboolean
befall_same (const SortieLog *log, guint entry, guint later)
{
  const SortieTelling *a = sortie_log_telling (log, entry), *b = sortie_log_telling (log, later);

  if (b->subject.ref != SORTIE_NOTHING || a->subject.ref != SORTIE_NOTHING)
    return sortie_log_about_same (log, entry, later);
  return a->seat == b->seat && (b->source.ref == SORTIE_NOTHING || a->source.ref == b->source.ref)
         && sortie_log_kind (log, entry) == SORTIE_LOG_GRAVE;
}

/* Whether it brought about what @later tells: the deed of its source, the card that took effect, or the dice. */
static gboolean
brought (const SortieMatch *match, guint entry, guint later)
{
  const SortieLog *log = match->log;

  return (sortie_log_telling (log, entry)->type == SORTIE_EVENT_RESOLVES
          || sortie_log_kind (log, entry) == SORTIE_LOG_DICE || sortie_match_log_is_deed (match, entry))
         && (sortie_log_comes_of (log, later, entry) || sortie_log_is_by (log, later, entry));
}

static gboolean
belongs_to (const Story *story, guint entry)
{
  if (sortie_log_telling (story->log, entry) == NULL)
    return FALSE;
  for (guint i = 0; i < story->entries->len; i++)
    {
      const guint later = g_array_index (story->entries, guint, i);

      if (befall_same (story->log, entry, later) ? !is_passed_over (story->log, entry)
                                                 : brought (story->match, entry, later))
        return TRUE;
    }
  return FALSE;
}

/* How much it looks like the end of the match: a loser's loss of something that a seat must not lose is the most. */
static guint
weight_of (const SortieMatch *match, guint entry)
{
  const SortieLog *log = match->log;
  guint earlier = entry;
  guint8 seat;

  if (sortie_log_kind (log, entry) != SORTIE_LOG_GRAVE)
    return 0;
  seat = sortie_log_telling (log, entry)->seat;
  if (seat < match->now.setup->n_seats && match->now.s->result.winners >> seat & 1)
    return 0;
  while (earlier > 0 && !is_heading (log, earlier - 1))
    if (sortie_log_telling (log, --earlier) != NULL && sortie_log_kind (log, earlier) == SORTIE_LOG_GRAVE
        && sortie_log_about_same (log, entry, earlier))
      return 2;
  return 1;
}

/* The last decisive event, plus 1; 0: there is none. The steps that began before the match was over bring nothing. */
static guint
find_blow (const SortieMatch *match)
{
  guint last = match->log_committed, best;

  while (last > 0 && is_passed_over (match->log, last - 1))
    last--;
  best = last;
  for (guint at = last; at > 0 && !is_heading (match->log, at - 1); at--)
    if (!is_passed_over (match->log, at - 1)
        && weight_of (match, at - 1) > weight_of (match, best - 1))
      best = at;
  return best;
}

/* From the last decisive event, number @blow, back to the deed that brought it about: in the same turn, or, if the
 * rules did it, in the turn before. */
static void
collect_story (Story *story, guint blow)
{
  guint turns = sortie_log_telling (story->log, blow)->source.ref == SORTIE_NOTHING ? 2 : 1;

  g_array_append_val (story->entries, blow);
  for (guint entry = blow; entry-- > 0 && turns > 0;)
    {
      turns -= sortie_log_kind (story->log, entry) == SORTIE_LOG_TURN;
      if (!belongs_to (story, entry))
        continue;
      g_array_append_val (story->entries, entry);
      if (sortie_match_log_is_deed (story->match, entry))
        break;
    }
}

/* Whether it only says that the card takes effect whose play or use is told; after an attack, it is another effect. */
static gboolean
is_said_by_deed (const Story *story, guint entry)
{
  const guint deed = g_array_index (story->entries, guint, story->entries->len - 1);

  return sortie_log_telling (story->log, entry)->type == SORTIE_EVENT_RESOLVES && entry != deed
         && sortie_log_is_by (story->log, entry, deed)
         && !sortie_event_decl (story->match->deal->setup, sortie_log_telling (story->log, deed)->type)->leads;
}

char *
sortie_match_last_blow (const SortieMatch *match, guint8 reader)
{
  const guint reason = match->now.s->result.reason, blow = find_blow (match);
  g_auto (Story) story = { match, match->log, g_array_new (FALSE, FALSE, sizeof (guint)) };
  g_autoptr (GString) events = g_string_new (NULL);

  if (reason == SORTIE_REASON_NONE || reason == SORTIE_REASON_AGREED || blow == 0)
    return NULL;
  collect_story (&story, blow - 1);
  for (guint i = story.entries->len; i-- > 0;)
    {
      const guint entry = g_array_index (story.entries, guint, i);
      g_auto (GStrv) lines = sortie_log_read (match->log, reader, entry, entry + 1);

      if (!is_said_by_deed (&story, entry))
        g_string_append_printf (events, "%s%s", events->len > 0 ? " " : "", lines[0]);
    }
  /* Translators: {events}: sentences about the last things that happened in a match. */
  return sortie_sentence (_ ("How it ended: {events}"), "events", events->str, NULL);
}
