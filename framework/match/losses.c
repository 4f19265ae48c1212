/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* losses.c: what each seat has lost, summed up in a sentence. */
#include "match/internal.h"

#include "base/text.h"
#include "base/i18n.h"
#include <sortie/game.h>
#include <sortie/speech.h>
#include "speech/event-text.h"
#include "match/front-end.h"

static gboolean
counts (const SortieLossDecl *row, const SortieTelling *telling)
{
  return row->event == telling->type && (!row->grave || telling->grave) && (!row->known || telling->n_things > 0);
}

/* The first row that counts it; NULL: it is no loss. */
static const SortieLossDecl *
row_of (const SortieSetup *setup, const SortieTelling *telling)
{
  const SortieLossDecl *row = setup->game->losses;

  while (row->event != 0 && !counts (row, telling))
    row++;
  return row->event != 0 ? row : NULL;
}

/* What one seat has lost. */
typedef struct
{
  GArray *subjects; /* of SortieNamed */
  gint *amounts;    /* for each row of the game */
} Lost;

static void
lost_clear (Lost *lost)
{
  g_array_unref (lost->subjects);
  g_free (lost->amounts);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Lost, lost_clear)

static void
add (Lost *lost, const SortieSetup *setup, const SortieTelling *telling)
{
  const SortieLossDecl *row = row_of (setup, telling);
  SortieNamed subject = telling->subject;

  if (row == NULL)
    return;
  if (row->says != NULL)
    {
      lost->amounts[row - setup->game->losses] += telling->amount;
      return;
    }
  subject.place = SORTIE_NO_INDEX;
  subject.whose = 0;
  g_array_append_val (lost->subjects, subject);
}

static guint
count_rows (const SortieGame *game)
{
  guint n = 0;

  while (game->losses != NULL && game->losses[n].event != 0)
    n++;
  return n;
}

/* "Spearman, 2 life"; "": nothing. (transfer full) */
static char *
text_of (const SortieSetup *setup, guint8 reader, const Lost *lost)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (lost->subjects->len > 0)
    g_ptr_array_add (parts, sortie_named_texts (setup, reader, (const SortieNamed *) (gpointer) lost->subjects->data,
                                                lost->subjects->len));
  for (guint row = 0; row < count_rows (setup->game); row++)
    if (lost->amounts[row] > 0)
      {
        const SortieLossDecl *decl = &setup->game->losses[row];
        const gulong n = (gulong) lost->amounts[row];

        g_ptr_array_add (parts, sortie_sentence (sortie_rules_plural (setup, FALSE, decl->says, decl->says_many, n),
                                                 "amount", SORTIE_DIGITS (n), NULL));
      }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (_ (", "), (char **) parts->pdata);
}

/* (transfer full) */
static char *
lost_by (const SortieMatch *match, guint8 reader, guint8 seat, guint since)
{
  const SortieSetup *setup = match->deal->setup;
  g_auto (Lost) lost = { g_array_new (FALSE, FALSE, sizeof (SortieNamed)), g_new0 (gint, count_rows (setup->game)) };

  for (guint i = since; i < match->log_committed; i++)
    {
      const SortieTelling *telling = sortie_log_telling (match->log, i);

      if (telling != NULL && telling->seat == seat)
        add (&lost, setup, telling);
    }
  return text_of (setup, reader, &lost);
}

/* "You lost Spearman, 2 life." (transfer full) */
static char *
sentence_about (const SortieSetup *setup, guint8 reader, guint8 seat, const char *things)
{
  if (seat == reader)
    return sortie_sentence (_ ("You lost {things}."), "things", things, NULL);
  return sortie_sentence (_ ("{seat} lost {things}."), "seat", sortie_seat_name (setup, seat), "things", things, NULL);
}

/* The reader comes first. That others have lost nothing is not worth the room. */
char **
sortie_match_losses (const SortieMatch *match, guint8 reader, guint since)
{
  const SortieSetup *setup = match->deal->setup;
  GPtrArray *said = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; count_rows (setup->game) > 0 && i < setup->n_seats; i++)
    {
      const guint8 seat = (guint8) ((i + (reader < setup->n_seats ? reader : 0)) % setup->n_seats);
      g_autofree char *things = lost_by (match, reader, seat, since);

      if (*things != '\0')
        g_ptr_array_add (said, sentence_about (setup, reader, seat, things));
    }
  g_ptr_array_add (said, NULL);
  return (char **) g_ptr_array_free (said, FALSE);
}
