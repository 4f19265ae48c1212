/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* undo-why.c: why a match cannot be undone further: what was seen, what was random, who decided.
 *
 * A match does not record these. When somebody asks, the stretch in question is played again.
 */
#include "match/whole.h"

#include "base/i18n.h"

/* What a stretch revealed. */
typedef struct
{
  GString *faces; /* of the dice: "4, 2" */
  guint n_dice;
  gboolean chance; /* whether something else was random */
  GArray *cards;   /* of Seen */
} Learned;

typedef struct
{
  SortieRef card;
  guint8 by; /* a bit per seat */
} Seen;

static void
learned_clear (Learned *learned)
{
  g_string_free (learned->faces, TRUE);
  g_array_unref (learned->cards);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Learned, learned_clear)

static void
chance_fell (gpointer data, G_GNUC_UNUSED const SortiePlay *p, const SortieChance *chance)
{
  Learned *learned = data;

  if (chance->kind != SORTIE_CHANCE_DICE)
    {
      learned->chance = TRUE;
      return;
    }
  g_string_append_printf (learned->faces, learned->n_dice > 0 ? ", %u" : "%u", chance->result);
  learned->n_dice++;
}

/* Adds cards that @seats saw for the first time between two positions. */
static void
add_cards_seen (Learned *learned, const SortieState *before, const SortieState *after, guint8 seats)
{
  const SortieCard *then = sortie_state_cards (before), *now = sortie_state_cards (after);

  for (guint16 i = 0; i < MIN (before->n_cards, after->n_cards); i++)
    {
      const Seen seen = { sortie_ref_card (i), seats & now[i].known & ~then[i].known };

      if (seen.by != 0)
        g_array_append_val (learned->cards, seen);
    }
}

/* Plays a stretch again and leaves the match after it. */
static void
look_into (SortieMatch *match, guint stretch, guint8 seats, Learned *ret)
{
  const SortieWatch watch = { .data = ret, .chance = chance_fell, .fate = sortie_match_same_fate (match) };
  guint first = stretch < match->stretches->len
                    ? g_array_index (match->stretches, SortieStretch, stretch).first
                    : match->n_committed;
  g_autofree SortieState *before = sortie_state_new (&match->now.setup->bounds);

  sortie_match_go_to (match, first);
  sortie_state_copy (before, match->now.s);
  match->now.watch = &watch;
  for (guint i = first; i < sortie_match_stretch_end (match, stretch); i++)
    sortie_match_play_again (&match->now, &g_array_index (match->steps, SortieStep, i));
  add_cards_seen (ret, before, match->now.s, seats);
}

/* Which of those who saw something to name: the reader, if possible. */
static guint8
who_saw (const Learned *learned, guint8 reader)
{
  guint8 seat = 0, saw = 0;

  for (guint i = 0; i < learned->cards->len; i++)
    saw |= g_array_index (learned->cards, Seen, i).by;
  if (reader < SORTIE_MAX_SEATS && saw >> reader & 1)
    return reader;
  while (!(saw >> seat & 1))
    seat++;
  return seat;
}

/* (transfer full): of SortieRef */
static GArray *
seen_by (const Learned *learned, guint8 seat)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (SortieRef));

  for (guint i = 0; i < learned->cards->len; i++)
    {
      const Seen *seen = &g_array_index (learned->cards, Seen, i);

      if (seen->by >> seat & 1)
        g_array_append_val (cards, seen->card);
    }
  return cards;
}

static char *
cards_sentence (const SortiePlay *p, guint8 reader, const Learned *learned)
{
  guint8 seat = who_saw (learned, reader);
  g_autoptr (GArray) seen = seen_by (learned, seat);
  g_autofree char *cards = sortie_ref_names (p, reader, (const SortieRef *) seen->data, seen->len);

  return sortie_sentence (sortie_phrase_to_reader (_ ("{seat} has seen {cards} since."
                                                      "|you=You have seen {cards} since."), seat == reader, FALSE),
                          "seat", sortie_seat_name (p->setup, seat), "cards", cards, NULL);
}

guint8
sortie_match_who_saw (const SortieStretch *stretch, const SortieUndo *undo)
{
  guint8 saw = stretch->saw & ~undo->programs;

  for (guint8 seat = 0; undo->looked != NULL && seat < SORTIE_MAX_SEATS; seat++)
    if (seat != stretch->seat && undo->looked[seat] <= stretch->log)
      saw &= ~(1 << seat);
  return saw;
}

static char *
learned_sentence (SortieMatch *match, const SortieUndo *undo, guint stretch)
{
  g_auto (Learned) learned = { .faces = g_string_new (NULL),
                               .cards = g_array_new (FALSE, FALSE, sizeof (Seen)) };
  guint8 automatic = match->deal->module->game->modes[match->deal->mode].automatic, seats;

  seats = ~(automatic | undo->programs);
  if (stretch < match->stretches->len && undo->looked != NULL)
    seats &= sortie_match_who_saw (&g_array_index (match->stretches, SortieStretch, stretch), undo);
  look_into (match, stretch, seats, &learned);
  if (learned.n_dice > 0)
    return sortie_sentence (ngettext_ ("A die has been rolled since: {faces}.",
                                       "Dice have been rolled since: {faces}.", learned.n_dice),
                            "faces", learned.faces->str, NULL);
  if (learned.cards->len > 0)
    return cards_sentence (&match->now, undo->reader, &learned);
  return g_strdup (_ ("Chance has decided something since."));
}

static char *
decided_sentence (const SortieMatch *match, guint8 reader, guint stretch)
{
  guint8 seat = g_array_index (match->stretches, SortieStretch, stretch).seat;

  return sortie_sentence (sortie_phrase_to_reader (_ ("{seat} has decided since.|you=You have decided since."),
                                                   seat == reader, FALSE),
                          "seat", sortie_seat_name (match->now.setup, seat), NULL);
}

char *
sortie_match_bar_sentence (SortieMatch *match, const SortieUndo *undo, const SortieBar *bar)
{
  g_autofree char *why = NULL;

  switch (bar->kind)
    {
    case SORTIE_BAR_NONE:
      return g_strdup (_ ("Nothing has been decided yet."));
    case SORTIE_BAR_LEARNED:
      why = learned_sentence (match, undo, bar->stretch);
      break;
    case SORTIE_BAR_DECIDED:
      why = decided_sentence (match, undo->reader, bar->stretch);
      break;
    }
  sortie_match_go_to (match, match->steps->len);
  /* Translators: --practice is an option of the program and stays. */
  return g_strjoin (" ", why,
                    _ ("Only a match that was started with --practice goes back further."), NULL);
}
