/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.c: the two moves: cards to pass, and a card for the trick: which may be played, and who passes to whom. */
#include "state.h"

guint8
ht_passes_to (const SortiePlay *p, guint8 seat)
{
  static const guint8 steps[] = { 1, 3, 2, 0 };
  gint before = MAX (sortie_var (p, HT_VAR_ROUND, SORTIE_NO_SEAT), 1) - 1;

  return (guint8) ((seat + steps[(guint) before % G_N_ELEMENTS (steps)]) % HT_SEATS);
}

/* HT-4: what is chosen nobody is told. */
static void
pass_apply (SortiePlay *p, const SortieMove *move)
{
  for (guint i = 0; i < move->n; i++)
    sortie_card_move (p, sortie_ref_index (move->arg[i]),
                      sortie_zone_of (p, HT_ZONE_PARCEL, sortie_asked_seat (p)), SORTIE_BOTTOM);
}

gboolean
ht_is_lowest_club (const SortiePlay *p, guint16 card)
{
  return sortie_printed (p, card, HT_VALUE_SUIT) == SORTIE_CLUBS && sortie_printed (p, card, HT_VALUE_RANK) == 0;
}

/* HT-5, HT-7 */
static gboolean
may_lead (const SortiePlay *p, guint16 hand, SortieRef ref, SortieRefusal *why)
{
  guint16 card = sortie_ref_index (ref);

  if (sortie_trick_is_first (p) && !ht_is_lowest_club (p, card))
    return sortie_forbid (why, HT_REASON_LEAD_TWO, ref, 0, 0, 0);
  return sortie_printed (p, card, HT_VALUE_SUIT) != SORTIE_HEARTS
         || sortie_var (p, HT_VAR_BROKEN, SORTIE_NO_SEAT)
         || sortie_zone_has_only (p, hand, HT_VALUE_SUIT, SORTIE_HEARTS)
         || sortie_forbid (why, HT_REASON_NOT_BROKEN, ref, 0, 0, 0);
}

/* HT-6, HT-8 */
static gboolean
play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint16 card = sortie_ref_index (move->arg[0]);
  guint16 hand = sortie_zone_of (p, HT_ZONE_HAND, sortie_asked_seat (p));
  SortieRef suit = sortie_trick_demands (p);

  if (suit != SORTIE_NOTHING)
    return sortie_printed (p, card, HT_VALUE_SUIT) == (gint) sortie_ref_word_index (suit)
           || sortie_forbid (why, HT_REASON_FOLLOW, move->arg[0], suit, 0, 0);
  if (sortie_trick_count (p) == 0)
    return may_lead (p, hand, move->arg[0], why);
  return sortie_printed (p, card, HT_VALUE_WORTH) == 0 || !sortie_trick_is_first (p)
         || sortie_option (p, HT_OPTION_FIRST_TRICK_POINTS)
         || sortie_zone_find (p, hand, HT_VALUE_WORTH, 0) == SORTIE_NO_INDEX
         || sortie_forbid (why, HT_REASON_FIRST_TRICK, move->arg[0], 0, 0, 0);
}

gint
ht_danger (const SortiePlay *p, guint16 card)
{
  gint rank = sortie_printed (p, card, HT_VALUE_RANK);

  if (sortie_printed (p, card, HT_VALUE_SUIT) == SORTIE_SPADES)
    return sortie_printed (p, card, HT_VALUE_WORTH) > 0 ? 500 : MAX (0, rank - 10) * 150;
  return rank * rank * (sortie_printed (p, card, HT_VALUE_SUIT) == SORTIE_HEARTS ? 2 : 1);
}

/* A careful player leads what costs least, ducks as high as possible, takes a trick with the lowest card, or, as the
 * last to play, with the highest, but never with points, and discards what may cost most. That counts for much beside
 * what a few imagined worlds show. */
static gint
play_glance (const SortiePlay *p, const SortieMove *move)
{
  guint n = sortie_trick_count (p);
  guint16 card = sortie_ref_index (move->arg[0]);
  guint16 best = n == 0 ? SORTIE_NO_INDEX : sortie_trick_card (p, sortie_trick_winner (p));
  gint rank = sortie_printed (p, card, HT_VALUE_RANK);

  if (n == 0)
    return -10 * ht_danger (p, card);
  if (sortie_printed (p, card, HT_VALUE_SUIT) != sortie_printed (p, best, HT_VALUE_SUIT))
    return 10 * ht_danger (p, card);
  if (rank < sortie_printed (p, best, HT_VALUE_RANK))
    return 10 * rank;
  return (n == HT_SEATS - 1 ? 10 : -10) * rank - 1000 * sortie_printed (p, card, HT_VALUE_WORTH) - 1000;
}

#define CARD_IN_HAND SORTIE_CARD_IN (HT_ZONE_HAND)

const SortieVerbDecl ht_verbs[] = {
  [HT_VERB_PASS] = { .id = "pass", .typed = NC_ ("cards", "pass"), .help = N_ ("Pass {a}."), .rule = "HT-4",
                     .unordered = TRUE, .operands = { CARD_IN_HAND, CARD_IN_HAND, CARD_IN_HAND }, .apply = pass_apply },
  [HT_VERB_PLAY] = { .id = N_ ("play"), .help = N_ ("Play {a}."), .rule = "HT-6", .operands = { CARD_IN_HAND },
                     .check = play_check, .event = SORTIE_GAME_EVENT (HT_EVENT_PLAYED) },
  { NULL },
};

static const char *
pass_prompt (const SortiePlay *p)
{
  static const char *const prompts[HT_SEATS] = {
    [1] = N_ ("{seat} chooses three cards to pass to the left.|you=Choose three cards to pass to the left."),
    [2] = N_ ("{seat} chooses three cards to pass across the table.|you=Choose three cards to pass across the table."),
    [3] = N_ ("{seat} chooses three cards to pass to the right.|you=Choose three cards to pass to the right."),
  };

  return prompts[ht_passes_to (p, 0)];
}

static const char *
play_prompt (const SortiePlay *p)
{
  return sortie_trick_count (p) == 0 ? N_ ("{seat} leads to the next trick.|you=Lead to the next trick.")
                                 : N_ ("{seat} plays a card to the trick.|you=Play a card to the trick.");
}

const SortieDecisionDecl ht_decisions[] = {
  [HT_ASK_PASS] = { .id = "pass", .prompt = N_ ("{seat} chooses cards to pass.|you=Choose cards to pass."),
    .rule = "HT-4", .prompt_now = pass_prompt, .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (HT_VERB_PASS)) },
  [HT_ASK_PLAY] = { .id = "play", .prompt = N_ ("{seat} plays a card.|you=Play a card."), .rule = "HT-6",
                    .prompt_now = play_prompt, .glance = play_glance,
                    .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (HT_VERB_PLAY)) },
  { NULL },
};

const SortieReasonDecl ht_reasons[] = {
  [HT_REASON_LEAD_TWO] = { "lead-two", "HT-5", N_ ("The two of clubs leads to the first trick, not {a}.") },
  [HT_REASON_FOLLOW] = { "follow", "HT-6", N_ ("You can follow suit ({b}), and {a} does not.") },
  [HT_REASON_NOT_BROKEN] = { "not-broken", "HT-7", N_ ("Hearts are not broken yet, so you cannot lead {a}.") },
  [HT_REASON_FIRST_TRICK] = { "first-trick", "HT-8", N_ ("{a} has points, which do not go to the first trick.") },
  [HT_REASON_LIMIT] = { "limit", "HT-13", N_ ("The lowest score, and somebody has reached the limit.") },
  [HT_REASON_LAST_HAND] = { "last-round", "HT-13", N_ ("The lowest score after the last round.") },
  { NULL },
};
