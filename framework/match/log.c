/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* log.c: the entries of a log, and reading them as sentences. */
#include "match/log.h"

#include "base/text.h"
#include "base/i18n.h"
#include "flow/internal.h"

/* so many entries a listener remembers */
#define JUST_BEFORE 2

/* The kind of an entry. */
typedef enum
{
  HAPPENED,
  SAID, /* not by the game */
  TAKEN_BACK,
} EntryKind;

typedef struct
{
  EntryKind kind;
  char *said;            /* the sentence, if one was given, with blanks for the next two; else NULL */
  guint8 seat;           /* of whom it was said; SORTIE_NO_SEAT: nobody */
  guint n;
  SortieTelling telling;
  guint first_thing;     /* the index of its first thing in the log's things */
} Entry;

struct SortieLog
{
  const SortieSetup *setup;
  GArray *entries; /* of Entry */
  GArray *things;  /* of SortieNamed, for all entries one after another */
  gboolean by_name; /* readers, too, are called by name */
};

static void
entry_clear (gpointer entry)
{
  g_free (((Entry *) entry)->said);
}

SortieLog *
sortie_log_new (const SortieSetup *setup)
{
  SortieLog *log = g_new0 (SortieLog, 1);

  log->setup = setup;
  log->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (log->entries, entry_clear);
  log->things = g_array_new (FALSE, FALSE, sizeof (SortieNamed));
  return log;
}

void
sortie_log_free (SortieLog *log)
{
  if (log == NULL)
    return;
  g_array_unref (log->entries);
  g_array_unref (log->things);
  g_free (log);
}

gboolean
sortie_log_tells (const SortieLog *log, guint8 type, guint since)
{
  for (guint i = since; i < log->entries->len; i++)
    {
      const Entry *entry = &g_array_index (log->entries, Entry, i);

      if (entry->kind == HAPPENED && entry->telling.type == type)
        return TRUE;
    }
  return FALSE;
}

guint
sortie_log_length (const SortieLog *log)
{
  return log->entries->len;
}

static Entry *
entry_at (const SortieLog *log, guint i)
{
  return &g_array_index (log->entries, Entry, i);
}

const SortieTelling *
sortie_log_telling (const SortieLog *log, guint entry)
{
  return entry_at (log, entry)->kind == HAPPENED ? &entry_at (log, entry)->telling : NULL;
}

/* Whether what is set up goes on after this turn: a value of something in play has changed for good. */
static gboolean
outlasts_turn (const SortieTelling *telling)
{
  return telling->type == SORTIE_EVENT_LASTS && telling->lasting.until != SORTIE_UNTIL_END_OF_TURN
         && telling->lasting.until != SORTIE_UNTIL_END_OF_PHASE;
}

SortieLogKind
sortie_log_kind (const SortieLog *log, guint entry)
{
  static const SortieLogKind kinds[] = {
    [SORTIE_TOLD_USUALLY] = SORTIE_LOG_NEWS, [SORTIE_TOLD_TRIFLE] = SORTIE_LOG_TRIFLE,
    [SORTIE_TOLD_ASIDE] = SORTIE_LOG_ASIDE, [SORTIE_TOLD_CHANGE] = SORTIE_LOG_CHANGE,
    [SORTIE_TOLD_GRAVE] = SORTIE_LOG_NEWS, /* not this time */
    [SORTIE_TOLD_DICE] = SORTIE_LOG_DICE,
  };
  const Entry *e = entry_at (log, entry);
  const SortieEventDecl *decl;

  if (e->kind == SAID)
    return SORTIE_LOG_NEWS;
  if (e->telling.type == SORTIE_EVENT_PHASE_BEGINS)
    return SORTIE_LOG_STEP;
  if (e->telling.type == SORTIE_EVENT_TURN_BEGINS)
    return SORTIE_LOG_TURN;
  if (e->telling.type == SORTIE_EVENT_OUT || e->telling.type == SORTIE_EVENT_OVER)
    return SORTIE_LOG_OUT;
  if (outlasts_turn (&e->telling))
    return SORTIE_LOG_CHANGE;
  decl = sortie_event_decl (log->setup, e->telling.type);
  return e->telling.grave ? SORTIE_LOG_GRAVE : kinds[decl->told];
}

void
sortie_log_seats (const SortieLog *log, guint entry, guint8 *ret_seat, guint8 *ret_actor)
{
  const Entry *e = entry_at (log, entry);

  *ret_seat = e->kind == SAID ? SORTIE_NO_SEAT : e->telling.seat;
  *ret_actor = e->kind == SAID ? SORTIE_NO_SEAT : e->telling.actor;
}

/* Whether it names a card or a piece that everybody knows. */
static gboolean
is_thing (const SortieNamed *named)
{
  return sortie_ref_kind (named->ref) == SORTIE_REF_DEF && named->hidden_from == 0;
}

static gboolean
is_same_thing (const SortieNamed *a, const SortieNamed *b)
{
  return is_thing (a) && is_thing (b) && a->ref == b->ref && a->place == b->place
         && a->whose == b->whose;
}

gboolean
sortie_log_about_same (const SortieLog *log, guint entry, guint other)
{
  const Entry *first = entry_at (log, entry), *second = entry_at (log, other);

  return first->kind == HAPPENED && second->kind == HAPPENED
         && is_same_thing (&first->telling.subject, &second->telling.subject);
}

/* Whether the ability that has rolled does it: the dice name nothing but its card. */
static gboolean
is_of_roll (const SortieTelling *after, const SortieTelling *roll)
{
  return roll->type == SORTIE_EVENT_DICE && after->by_ability && is_same_thing (&after->source, &roll->source);
}

gboolean
sortie_log_comes_of (const SortieLog *log, guint entry, guint cause)
{
  const SortieTelling *after = &entry_at (log, entry)->telling, *before = &entry_at (log, cause)->telling;
  const SortieNamed *thing = is_thing (&after->subject) ? &after->subject : &after->source;

  return entry_at (log, entry)->kind == HAPPENED && entry_at (log, cause)->kind == HAPPENED
         && (is_same_thing (thing, &before->subject) || is_same_thing (thing, &before->other)
             || is_same_thing (thing, &before->source) || is_of_roll (after, before));
}

gboolean
sortie_log_is_by (const SortieLog *log, guint entry, guint deed)
{
  const SortieTelling *after = &entry_at (log, entry)->telling, *before = &entry_at (log, deed)->telling;

  return entry_at (log, entry)->kind == HAPPENED && entry_at (log, deed)->kind == HAPPENED && is_thing (&after->source)
         && (after->source.ref == before->subject.ref || after->source.ref == before->source.ref);
}

void
sortie_log_truncate (SortieLog *log, guint length)
{
  if (length == sortie_log_length (log))
    return;
  g_array_set_size (log->things, entry_at (log, length)->first_thing);
  g_array_set_size (log->entries, length);
}

void
sortie_log_event (SortieLog *log, const SortiePlay *p, const SortieEvent *event)
{
  SortieNamed things[SORTIE_MAX_SET];
  Entry entry = { .kind = HAPPENED, .first_thing = log->things->len };

  if (!sortie_telling_note (p, event, &entry.telling, things))
    return;
  g_array_append_val (log->entries, entry);
  g_array_append_vals (log->things, things, entry.telling.n_things);
}

void
sortie_log_note (SortieLog *log, char *sentence)
{
  Entry entry = { .kind = SAID, .said = sentence, .seat = SORTIE_NO_SEAT, .first_thing = log->things->len };

  g_array_append_val (log->entries, entry);
}

void
sortie_log_say (SortieLog *log, const char *pattern, guint8 seat, guint n)
{
  Entry entry = { .kind = SAID, .said = g_strdup (pattern), .seat = seat, .n = n, .first_thing = log->things->len };

  g_array_append_val (log->entries, entry);
}

void
sortie_log_name_readers (SortieLog *log, gboolean by_name)
{
  log->by_name = by_name;
}

void
sortie_log_take_back (SortieLog *log, guint since, guint until)
{
  for (guint i = since; i < MIN (until, sortie_log_length (log)); i++)
    if (entry_at (log, i)->kind == HAPPENED)
      entry_at (log, i)->kind = TAKEN_BACK;
}

/* (transfer none) (nullable): the things of an entry; the data of an array that was never filled is NULL */
static const SortieNamed *
things_of (const SortieLog *log, const Entry *entry)
{
  return entry->telling.n_things > 0 ? &g_array_index (log->things, SortieNamed, entry->first_thing) : NULL;
}

/* (transfer full) */
static char *
tell_entry (const SortieLog *log, guint8 seat, const Entry *entry, SortieTellHow how)
{
  return sortie_telling_compose (log->setup, seat, &entry->telling, things_of (log, entry), how, log->by_name);
}

char *
sortie_log_deed (const SortieLog *log, guint since, guint8 actor)
{
  const Entry *first = since < sortie_log_length (log) ? entry_at (log, since) : NULL;

  if (first == NULL || first->kind != HAPPENED || sortie_log_kind (log, since) == SORTIE_LOG_STEP
      || (first->telling.actor != actor && first->telling.seat != actor))
    return NULL;
  return tell_entry (log, SORTIE_NO_SEAT, first, SORTIE_TELL_PLAINLY);
}

/* (transfer full) */
static char *
read_entry (const SortieLog *log, guint8 seat, const Entry *entry, SortieTellHow how)
{
  g_autofree char *sentence = NULL;

  if (entry->kind == SAID && entry->seat == SORTIE_NO_SEAT)
    return g_strdup (entry->said);
  if (entry->kind == SAID)
    return sortie_sentence (sortie_phrase_to_reader (entry->said, entry->seat == seat && !log->by_name, FALSE), "seat",
                            sortie_seat_name (log->setup, entry->seat), "n", SORTIE_DIGITS (entry->n), NULL);
  sentence = tell_entry (log, seat, entry, how);
  if (entry->kind == HAPPENED)
    return g_steal_pointer (&sentence);
  /* Translators: an entry of the log whose move was undone. */
  return sortie_sentence (_ ("(taken back) {sentence}"), "sentence", sentence, NULL);
}

/* Entry number @i; if it comes of one just before, that one has said where its subject is. */
static Entry
without_known_place (const SortieLog *log, guint i, guint since)
{
  Entry entry = *entry_at (log, i);

  for (guint before = MAX (since, MAX (i, JUST_BEFORE) - JUST_BEFORE); before < i; before++)
    if (sortie_log_comes_of (log, i, before))
      entry.telling.subject_at = SORTIE_NO_INDEX;
  return entry;
}

/* How many consecutive entries, from @from on and before @end, are told in one sentence. */
static guint
count_joined (const SortieLog *log, guint8 seat, guint from, guint end)
{
  const Entry *first = entry_at (log, from);
  guint n = 1;

  while (first->kind == HAPPENED && from + n < end && entry_at (log, from + n)->kind == HAPPENED
         && sortie_tellings_join (log->setup, seat, &first->telling, &entry_at (log, from + n)->telling))
    n++;
  return n;
}

/* (transfer full) */
static char *
read_joined (const SortieLog *log, guint8 seat, guint from, guint n, SortieTellHow how)
{
  g_autofree const SortieTelling **tellings = g_new (const SortieTelling *, n);

  for (guint i = 0; i < n; i++)
    tellings[i] = &entry_at (log, from + i)->telling;
  return sortie_tellings_compose (log->setup, seat, tellings, n, how, log->by_name);
}

/* Entries that are being read tersely, from number @since on. */
typedef struct
{
  const SortieLog *log;
  guint8 seat;
  guint since;
  char **lines;
  guint *hosts; /* for each entry, the one in whose sentence it is */
} Terse;

static SortieTerse
terse_at (const Terse *terse, guint i)
{
  const Entry *entry = entry_at (terse->log, terse->since + i);

  return entry->kind == HAPPENED ? sortie_telling_terse (terse->log->setup, &entry->telling) : SORTIE_TERSE_ALONE;
}

/* Whether it happened to the seat that the other telling is aimed at, and comes of its deed, not of an ability. */
static gboolean
befalls_seat (const SortieTelling *t, const SortieTelling *aimed)
{
  return t->subject.ref == SORTIE_NOTHING && !t->by_ability && sortie_ref_kind (aimed->other.ref) == SORTIE_REF_SEAT
         && sortie_ref_index (aimed->other.ref) == t->seat && is_same_thing (&t->source, &aimed->subject);
}

/* Whether what happened goes on what @lead tells: dice of who acts there, and what becomes of the other. */
static gboolean
is_entry_about (const Terse *terse, guint i, guint lead)
{
  const SortieTelling *t = &entry_at (terse->log, terse->since + i)->telling;
  const SortieTelling *before = &entry_at (terse->log, terse->since + lead)->telling;

  if (befalls_seat (t, before))
    return TRUE;
  if (is_same_thing (&t->subject, &before->subject))
    return sortie_log_kind (terse->log, terse->since + i) == SORTIE_LOG_DICE
           || is_same_thing (&t->other, &before->other);
  return is_same_thing (&t->subject, &before->other);
}

/* Whether it is the same deed once more, with nothing told in between. */
static gboolean
is_repeated (const Terse *terse, guint i, guint lead)
{
  const SortieTelling *t = &entry_at (terse->log, terse->since + i)->telling;
  const SortieTelling *before = &entry_at (terse->log, terse->since + lead)->telling;
  guint between = lead + 1;

  while (between < i && terse->hosts[between] == terse->hosts[lead])
    between++;
  return between == i && t->type == before->type && is_same_thing (&t->subject, &before->subject)
         && is_same_thing (&t->other, &before->other);
}

static gboolean
leads (const Terse *terse, guint i)
{
  const SortieTerse how = terse_at (terse, i);

  return how == SORTIE_TERSE_LEADS || how == SORTIE_TERSE_REPEATS;
}

/* Whether the sentence that entry number @lead leads has such a result already: one more is of another cause, such as
 * an Action after the attack. */
static gboolean
has_result (const Terse *terse, guint i, guint lead)
{
  const guint16 type = entry_at (terse->log, terse->since + i)->telling.type;

  for (guint k = lead + 1; k < i; k++)
    if (terse->hosts[k] == terse->hosts[lead] && entry_at (terse->log, terse->since + k)->telling.type == type)
      return TRUE;
  return FALSE;
}

/* The roll of an ability that this entry comes of, with nothing but choices in between; @i: there is none. */
static guint
roll_of (const Terse *terse, guint i)
{
  const Entry *entry = entry_at (terse->log, terse->since + i);
  guint roll = i;

  if (entry->kind != HAPPENED || entry->telling.type == SORTIE_EVENT_CHOICE
      || sortie_log_kind (terse->log, terse->since + i) == SORTIE_LOG_TRIFLE)
    return i;
  while (roll > 0 && !is_of_roll (&entry->telling, &entry_at (terse->log, terse->since + roll - 1)->telling))
    roll--;
  if (roll-- == 0)
    return i;
  for (guint between = roll + 1; between < i; between++)
    if (terse->hosts[between] != roll && sortie_log_kind (terse->log, terse->since + between) != SORTIE_LOG_ASIDE)
      return i;
  return roll;
}

/* Adds what an ability has done after its roll to the sentence about that: "Imp (Fury) rolls 5, which is enough: Wall
 * gets 1 wound; Wall is destroyed." FALSE: there is no such roll */
static gboolean
go_on_roll (Terse *terse, guint i)
{
  const guint roll = roll_of (terse, i);
  guint last = i;
  char *whole;

  if (roll == i || *terse->lines[i] == '\0')
    return FALSE;
  while (terse->hosts[--last] != roll)
    continue;
  whole = sortie_telling_add (terse->lines[roll], terse->lines[i], last == roll);
  g_free (terse->lines[roll]);
  terse->lines[roll] = whole;
  *terse->lines[i] = '\0';
  terse->hosts[i] = roll;
  return TRUE;
}

/* Whether the next entry says more about the same thing in the same sentence: a wound before a destruction. */
static gboolean
is_outdone (const Terse *terse, guint i)
{
  const guint entry = terse->since + i;

  return terse->lines[i + 1] != NULL && sortie_log_kind (terse->log, entry) == SORTIE_LOG_CHANGE
         && sortie_log_kind (terse->log, entry + 1) == SORTIE_LOG_GRAVE
         && terse_at (terse, i + 1) == SORTIE_TERSE_GOES_ON && sortie_log_about_same (terse->log, entry, entry + 1);
}

/* Adds an entry to the sentence of the last one that leads, if it goes on that. */
static void
go_on_telling (Terse *terse, guint i)
{
  const Entry *entry = entry_at (terse->log, terse->since + i);
  const SortieTerse how = terse_at (terse, i);
  guint lead = i, host;
  char *whole;

  while (lead > 0 && !leads (terse, lead - 1))
    lead--;
  if (how == SORTIE_TERSE_ALONE || how == SORTIE_TERSE_LEADS || *terse->lines[i] == '\0' || lead-- == 0
      || !(how == SORTIE_TERSE_REPEATS ? is_repeated (terse, i, lead)
                                       : is_entry_about (terse, i, lead) && !has_result (terse, i, lead)))
    return;
  host = terse->hosts[lead];
  whole = is_outdone (terse, i)
              ? g_strdup (terse->lines[host])
              : sortie_telling_go_on (terse->log->setup, terse->seat, &entry->telling, things_of (terse->log, entry),
                                      terse->log->by_name, terse->lines[host]);
  g_free (terse->lines[host]);
  terse->lines[host] = whole;
  *terse->lines[i] = '\0';
  terse->hosts[i] = host;
}

/* "Healer (Action) takes effect.", where the next entry says that it changes nothing. */
static gboolean
is_of_nothing (const SortieLog *log, guint i)
{
  const SortieTelling *resolves = &entry_at (log, i)->telling, *after = &entry_at (log, i + 1)->telling;

  return entry_at (log, i)->kind == HAPPENED && resolves->type == SORTIE_EVENT_RESOLVES
         && entry_at (log, i + 1)->kind == HAPPENED && after->type == SORTIE_EVENT_UNCHANGED
         && resolves->source.ref == after->source.ref && resolves->amount == after->amount;
}

static char **
read_entries (const SortieLog *log, guint8 seat, guint since, guint until, gboolean joined,
              SortieTellHow how)
{
  GPtrArray *lines = g_ptr_array_new ();
  gboolean reads = seat < log->setup->n_seats || seat == SORTIE_NO_SEAT;
  guint end = reads ? MIN (until, sortie_log_length (log)) : 0;

  for (guint i = since, n; i < end; i += n)
    {
      const Entry entry = without_known_place (log, i, since);

      n = joined ? count_joined (log, seat, i, end) : 1;
      g_ptr_array_add (lines, n > 1 ? read_joined (log, seat, i, n, how)
                              : joined && i + 1 < end && is_of_nothing (log, i)
                                  ? g_strdup ("") : read_entry (log, seat, &entry, how));
      for (guint k = 1; k < n; k++)
        g_ptr_array_add (lines, g_strdup (""));
    }
  return sortie_texts_end (lines);
}

char **
sortie_log_read (const SortieLog *log, guint8 seat, guint since, guint until)
{
  return read_entries (log, seat, since, until, FALSE, SORTIE_TELL_PLAINLY);
}

char **
sortie_log_read_joined (const SortieLog *log, guint8 seat, guint since, guint until, SortieTellHow how)
{
  return read_entries (log, seat, since, until, TRUE, how);
}

/* For each entry, the one in whose sentence it is told together with others of its kind. (transfer full) */
static guint *
hosts_of_joined (char *const *lines)
{
  guint *hosts = g_new (guint, g_strv_length ((char **) lines) + 1);

  for (guint i = 0; lines[i] != NULL; i++)
    hosts[i] = i > 0 && *lines[i] == '\0' ? hosts[i - 1] : i;
  return hosts;
}

char **
sortie_log_read_tersely (const SortieLog *log, guint8 seat, guint since, guint until, guint **ret_hosts)
{
  char **lines = read_entries (log, seat, since, until, TRUE, SORTIE_TELL_TERSELY);
  Terse terse = { log, seat, since, lines, hosts_of_joined (lines) };

  for (guint i = 0; lines[i] != NULL; i++)
    if (!go_on_roll (&terse, i))
      go_on_telling (&terse, i);
  *ret_hosts = terse.hosts;
  return lines;
}

char *
sortie_log_stem (const SortieLog *log, guint8 seat, guint entry, gboolean of_seat)
{
  const Entry *e = entry_at (log, entry);

  return e->kind != HAPPENED ? NULL
                             : sortie_telling_stem (log->setup, seat, &e->telling, things_of (log, e), log->by_name,
                                                    of_seat);
}

char **
sortie_log_read_of (const SortieLog *log, guint type)
{
  GPtrArray *lines = g_ptr_array_new ();

  for (guint i = 0; i < sortie_log_length (log); i++)
    if (entry_at (log, i)->kind == HAPPENED && entry_at (log, i)->telling.type == type)
      g_ptr_array_add (lines, tell_entry (log, SORTIE_NO_SEAT, entry_at (log, i), SORTIE_TELL_PLAINLY));
  return sortie_texts_end (lines);
}
