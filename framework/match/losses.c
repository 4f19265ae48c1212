/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* losses.c: what each seat has lost, summed up in a sentence. */
#include "match/internal.h"

#include <string.h>

#include "base/text.h"
#include "base/i18n.h"
#include <sortie/game.h>
#include <sortie/speech.h>
#include "speech/event-text.h"
#include "match/front-end.h"

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
add (Lost *lost, const SortieTelling *telling)
{
  SortieNamed subject = telling->subject;

  subject.place = SORTIE_NO_INDEX;
  subject.whose = 0;
  lost->amount += telling->amount;
  g_array_append_val (lost->subjects, subject);
}

/* "Imp from the hand", "2 life"; NULL: nothing. (nullable) (transfer full) */
static char *
text_of (const SortieSetup *setup, guint8 reader, const SortieLossDecl *row, const Lost *lost)
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

/* What the seat has lost by the row, and the further rows that are told alike. (nullable) (transfer full) */
static char *
lost_by_row (const SortieMatch *match, guint8 reader, guint8 seat, guint since, const SortieLossDecl *row)
{
  const SortieSetup *setup = match->deal->setup;
  g_auto (Lost) lost = { g_array_new (FALSE, FALSE, sizeof (SortieNamed)), 0 };

  for (guint i = since; i < match->log_committed; i++)
    {
      const SortieTelling *telling = sortie_log_telling (match->log, i);
      const SortieLossDecl *of = row_of (setup, telling);

      if (of != NULL && telling->seat == seat && are_told_alike (row, of))
        add (&lost, telling);
    }
  return text_of (setup, reader, row, &lost);
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
  if (seat == reader)
    return sortie_sentence (_ ("You lost {things}."), "things", things, NULL);
  return sortie_sentence (_ ("{seat} lost {things}."), "seat", sortie_seat_name (setup, seat), "things", things, NULL);
}

char *
sortie_match_lost (const SortieMatch *match, guint8 reader, guint8 seat, guint since)
{
  const SortieSetup *setup = match->deal->setup;
  const SortieLossDecl *row = setup->game->losses;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *things = NULL;

  for (; row != NULL && row->event != 0; row++)
    {
      char *part = row->apart || is_told_before (setup->game, row) ? NULL
                                                                   : lost_by_row (match, reader, seat, since, row);

      if (part != NULL)
        g_ptr_array_add (parts, part);
    }
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);
  things = g_strjoinv (_ (", "), (char **) parts->pdata);
  return sentence_about (setup, reader, seat, things);
}

SortieLossKind
sortie_match_log_loss (const SortieMatch *match, guint entry)
{
  const SortieLossDecl *row = row_of (match->deal->setup, sortie_log_telling (match->log, entry));

  return row == NULL ? SORTIE_LOSS_NONE : row->apart ? SORTIE_LOSS_APART : SORTIE_LOSS_SUMMED;
}
