/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* losses.c: what each seat has lost, summed up in a sentence, by what took it if that is asked. */
#include "match/whole.h"

#include <string.h>

#include "base/text.h"
#include "base/i18n.h"

static gboolean
counts (const SortieLossDecl *row, const SortieTelling *telling)
{
  return row->event == telling->type && (!row->grave || telling->grave) && (!row->known || telling->n_things > 0)
         && (!row->by_others || telling->actor != telling->seat);
}

/* The first row that counts it; NULL: it is no loss. */
static const SortieLossDecl *
row_of (const SortieSetup *setup, const SortieTelling *telling)
{
  const SortieLossDecl *row = setup->game->losses;

  if (row == NULL || telling == NULL)
    return NULL;
  while (row->event != 0 && !counts (row, telling))
    row++;
  return row->event != 0 ? row : NULL;
}

static gboolean
names_subjects (const SortieLossDecl *row)
{
  return row->says == NULL || strstr (row->says, "{things}") != NULL;
}

/* The card that took it, if everybody knows it; nothing if it was the rules or the lost card itself. */
static SortieRef
cause_of (const SortieTelling *telling)
{
  const SortieNamed *source = &telling->source;

  return sortie_ref_kind (source->ref) == SORTIE_REF_DEF && source->hidden_from == 0
                 && source->ref != telling->subject.ref
             ? source->ref : SORTIE_NOTHING;
}

/* The losses of a seat that a sum is about. */
typedef struct
{
  const SortieMatch *match;
  guint8 reader, seat;
  guint since;
  gboolean by_cause; /* only what @cause took */
  SortieRef cause;
} Sum;

/* The subjects that one seat has lost by one row, and the sum of the amounts. */
typedef struct
{
  GArray *subjects; /* of SortieNamed */
  gint amount;
} Lost;

static void
lost_clear (Lost *lost)
{
  g_array_unref (lost->subjects);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Lost, lost_clear)

static void
add_loss (Lost *lost, const SortieTelling *telling)
{
  SortieNamed subject = telling->subject;

  subject.place = SORTIE_NO_INDEX;
  subject.whose = 0;
  lost->amount += telling->amount;
  g_array_append_val (lost->subjects, subject);
}

/* "Imp from the hand", "2 life"; NULL: nothing. (nullable) (transfer full) */
static char *
text_of_loss (const SortieSetup *setup, guint8 reader, const SortieLossDecl *row, const Lost *lost)
{
  g_autofree char *things = NULL;
  const gulong n = (gulong) MAX (lost->amount, 0);

  if (!names_subjects (row))
    return n == 0 ? NULL : sortie_sentence (sortie_rules_plural (setup, FALSE, row->says, row->says_many, n),
                                            "amount", SORTIE_DIGITS (n), NULL);
  if (lost->subjects->len == 0)
    return NULL;
  things = sortie_named_texts (setup, reader, (const SortieNamed *) (gpointer) lost->subjects->data,
                               lost->subjects->len);
  return row->says == NULL ? g_steal_pointer (&things)
                           : sortie_sentence (sortie_rules_text (setup, FALSE, row->says), "things", things, NULL);
}

/* Whether a sum of both rows is one list of names. */
static gboolean
are_told_alike (const SortieLossDecl *row, const SortieLossDecl *other)
{
  return row == other || (row->says == NULL && other->says == NULL && !other->apart);
}

/* The row that counts entry number @entry in the sum; NULL: it is not in it. */
static const SortieLossDecl *
row_in_sum (const Sum *sum, guint entry)
{
  const SortieTelling *telling = sortie_log_telling (sum->match->log, entry);
  const SortieLossDecl *row = row_of (sum->match->deal->setup, telling);

  return row != NULL && !row->apart && telling->seat == sum->seat
                 && (!sum->by_cause || cause_of (telling) == sum->cause)
             ? row : NULL;
}

/* What the seat has lost by the row, and the further rows that are told alike. (nullable) (transfer full) */
static char *
lost_by_row (const Sum *sum, const SortieLossDecl *row)
{
  g_auto (Lost) lost = { g_array_new (FALSE, FALSE, sizeof (SortieNamed)), 0 };

  for (guint i = sum->since; i < sum->match->log_committed; i++)
    {
      const SortieLossDecl *of = row_in_sum (sum, i);

      if (of != NULL && are_told_alike (row, of))
        add_loss (&lost, sortie_log_telling (sum->match->log, i));
    }
  return text_of_loss (sum->match->deal->setup, sum->reader, row, &lost);
}

/* Whether an earlier row is told in one with this one. */
static gboolean
is_told_before (const SortieGame *game, const SortieLossDecl *row)
{
  for (const SortieLossDecl *before = game->losses; before < row; before++)
    if (!before->apart && are_told_alike (before, row))
      return TRUE;
  return FALSE;
}

/* "You lost Spearman, 2 life." (transfer full) */
static char *
sentence_about (const SortieSetup *setup, guint8 reader, guint8 seat, const char *things)
{
  g_autofree char *sentence = NULL;

  if (seat == reader)
    return sortie_sentence (_ ("You lost {things}."), "things", things, NULL);
  sentence = sortie_sentence (_ ("{seat} lost {things}."), "seat", sortie_seat_name_in_text (setup, seat), "things",
                              things, NULL);
  return sortie_text_capitalize (sentence);
}

/* "Spearman, 2 life"; NULL: nothing. (nullable) (transfer full) */
static char *
join_rows (const Sum *sum)
{
  const SortieGame *game = sum->match->deal->setup->game;
  const SortieLossDecl *row = game->losses;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (; row != NULL && row->event != 0; row++)
    {
      char *part = row->apart || is_told_before (game, row) ? NULL : lost_by_row (sum, row);

      if (part != NULL)
        g_ptr_array_add (parts, part);
    }
  if (parts->len == 0)
    return NULL;
  return sortie_texts_join (parts, _ (", "));
}

/* "2 life to Imp": what the cause of entry number @entry took. (nullable) (transfer full) */
static char *
taken_by_cause (Sum *sum, guint entry)
{
  const SortieSetup *setup = sum->match->deal->setup;
  const SortieTelling *telling = sortie_log_telling (sum->match->log, entry);
  SortieNamed cause = telling->source;
  char name[SORTIE_MOVE_TEXT];
  g_autofree char *things = NULL;

  sum->by_cause = TRUE;
  sum->cause = cause_of (telling);
  things = join_rows (sum);
  sum->by_cause = FALSE;
  if (things == NULL || cause_of (telling) == SORTIE_NOTHING)
    return g_steal_pointer (&things);
  cause.place = SORTIE_NO_INDEX;
  cause.whose = 0;
  sortie_named_text (setup, sum->reader, &cause, name);
  /* Translators: {things}: what a player has lost, such as "2 cards"; {cause}: the card that took it. */
  return sortie_sentence (_ ("{things} to {cause}"), "things", things, "cause", name, NULL);
}

/* Whether an earlier entry of the sum has the same cause. */
static gboolean
is_taken_before (const Sum *sum, guint entry)
{
  for (guint i = sum->since; i < entry; i++)
    if (row_in_sum (sum, i) != NULL
        && cause_of (sortie_log_telling (sum->match->log, i)) == cause_of (sortie_log_telling (sum->match->log, entry)))
      return TRUE;
  return FALSE;
}

/* "Spearman, 2 life to Imp; 1 card". (nullable) (transfer full) */
static char *
join_causes (Sum *sum)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = sum->since; i < sum->match->log_committed; i++)
    {
      char *part = row_in_sum (sum, i) == NULL || is_taken_before (sum, i) ? NULL : taken_by_cause (sum, i);

      if (part != NULL)
        g_ptr_array_add (parts, part);
    }
  if (parts->len == 0)
    return NULL;
  /* Translators: between what several cards took. */
  return sortie_texts_join (parts, _ ("; "));
}

char *
sortie_match_lost (const SortieMatch *match, guint8 reader, guint8 seat, guint since, gboolean causes)
{
  Sum sum = { .match = match, .reader = reader, .seat = seat, .since = since };
  g_autofree char *things = causes ? join_causes (&sum) : join_rows (&sum);

  return things != NULL ? sentence_about (match->deal->setup, reader, seat, things) : NULL;
}

/* The seat against which it was done with some amount; SORTIE_NO_SEAT: none. */
static guint8
is_against (const SortieEventDecl *decl, const SortieTelling *telling)
{
  return sortie_ref_kind (telling->other.ref) == SORTIE_REF_SEAT && decl->says != NULL
                 && strstr (decl->says, "{other}") != NULL && strstr (decl->says, "{amount}") != NULL
             ? (guint8) sortie_ref_index (telling->other.ref) : SORTIE_NO_SEAT;
}

/* Whether a seat did it: played a card, used an ability, attacked. */
static gboolean
is_deed (const SortieEventDecl *decl, const SortieTelling *telling, SortieLogKind kind)
{
  return decl->leads || decl->plays
         || (kind == SORTIE_LOG_NEWS && telling->subject.ref == SORTIE_NOTHING
             && telling->source.ref != SORTIE_NOTHING && !telling->by_ability);
}

SortieLogEntry
sortie_match_log_entry (const SortieMatch *match, guint entry)
{
  const SortieSetup *setup = match->deal->setup;
  const SortieTelling *telling = sortie_log_telling (match->log, entry);
  const SortieEventDecl *decl = telling != NULL ? sortie_event_decl (setup, telling->type) : NULL;
  const SortieLossDecl *row = row_of (setup, telling);
  SortieLogEntry ret = { .kind = sortie_log_kind (match->log, entry), .against = SORTIE_NO_SEAT };

  sortie_log_seats (match->log, entry, &ret.seat, &ret.actor);
  if (telling == NULL)
    return ret;
  ret.has_happened = TRUE;
  ret.type = telling->type;
  ret.loss = row == NULL ? SORTIE_LOSS_NONE : row->apart ? SORTIE_LOSS_APART : SORTIE_LOSS_SUMMED;
  ret.plays = decl->plays;
  ret.is_deed = is_deed (decl, telling, ret.kind);
  ret.lets_know = telling->subject.hidden_from != 0 && !sortie_named_is_hidden (&telling->subject, telling->seat);
  ret.near_to = telling->near_to;
  ret.against = is_against (decl, telling);
  return ret;
}

gboolean
sortie_match_log_takes (const SortieMatch *match, guint entry, guint loss)
{
  const SortieTelling *telling = sortie_log_telling (match->log, entry), *lost = sortie_log_telling (match->log, loss);

  return lost != NULL && sortie_match_log_plays (match, entry)
         && sortie_log_kind (match->log, entry) == SORTIE_LOG_NEWS && cause_of (lost) != SORTIE_NOTHING
         && (telling->source.ref == cause_of (lost) || telling->subject.ref == cause_of (lost));
}

gboolean
sortie_match_log_foretells (const SortieMatch *match, guint entry, guint later)
{
  const SortieTelling *a = sortie_log_telling (match->log, entry), *b = sortie_log_telling (match->log, later);

  if (a == NULL || b == NULL || a->seat != b->seat || a->subject.ref != SORTIE_NOTHING
      || sortie_ref_kind (a->source.ref) != SORTIE_REF_DEF || sortie_named_is_hidden (&a->source, SORTIE_NO_SEAT))
    return FALSE;
  if (a->type == SORTIE_EVENT_RESOLVES)
    return b->type == SORTIE_EVENT_UNCHANGED && a->source.ref == b->source.ref && a->amount == b->amount;
  return sortie_log_kind (match->log, entry) == SORTIE_LOG_ASIDE
         && sortie_event_decl (match->deal->setup, b->type)->plays && a->source.ref == b->subject.ref;
}

char *
sortie_match_log_sum (const SortieMatch *match, guint entry, guint n, gboolean more)
{
  const SortieTelling *telling = sortie_log_telling (match->log, entry);

  return telling != NULL ? sortie_telling_sum (match->deal->setup, telling, n, more) : NULL;
}
