/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.c: the two moves: cards to pass, and a card for the trick. */
#include "game.h"

/* HT-4: what is chosen nobody is told. */
static void
pass_apply (SortiePlay *p, const SortieMove *move)
{
  for (guint i = 0; i < move->n; i++)
    sortie_card_move (p, sortie_ref_index (move->arg[i]),
                      sortie_zone_of (p, HT_ZONE_PARCEL, sortie_asked_seat (p)), SORTIE_BOTTOM);
}

static gboolean
play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  return ht_may_play (p, sortie_ref_index (move->arg[0]), why);
}

static void
play_apply (SortiePlay *p, const SortieMove *move)
{
  sortie_happens (p, SORTIE_GAME_EVENT (HT_EVENT_PLAYED), sortie_asked_seat (p), move->arg[0], 0, 1);
}

#define CARD_IN_HAND { SORTIE_OPERAND_CARD, .name = N_ ("CARD"), .zone = HT_ZONE_HAND }

const SortieVerbDecl ht_verbs[] = {
  [HT_VERB_PASS] = { .id = N_ ("pass"), .help = N_ ("Pass {a}."), .rule = "HT-4", .unordered = TRUE,
                     .operands = { CARD_IN_HAND, CARD_IN_HAND, CARD_IN_HAND }, .apply = pass_apply },
  [HT_VERB_PLAY] = { .id = N_ ("play"), .help = N_ ("Play {a}."), .rule = "HT-6",
                     .operands = { CARD_IN_HAND }, .check = play_check, .apply = play_apply },
  [HT_N_VERBS] = { NULL },
};

static const char *
pass_prompt (const SortiePlay *p)
{
  static const char *const prompts[HT_SEATS] = {
    [1] = N_ ("{seat} chooses three cards to pass to the left."),
    [2] = N_ ("{seat} chooses three cards to pass across the table."),
    [3] = N_ ("{seat} chooses three cards to pass to the right."),
  };

  return prompts[ht_passes_to (p, 0)];
}

static const char *
play_prompt (const SortiePlay *p)
{
  return ht_trick_count (p) == 0 ? N_ ("{seat} leads to the next trick.")
                                 : N_ ("{seat} plays a card to the trick.");
}

/* A card that is played for a seat because it is the only one that fits tells nothing but what it
 * is: everybody sees it a moment later. */
const SortieDecisionDecl ht_decisions[] = {
  [HT_ASK_PASS] = { .id = "pass", .prompt = N_ ("{seat} chooses cards to pass."), .rule = "HT-4",
                    .prompt_now = pass_prompt,
                    .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (HT_VERB_PASS)) },
  [HT_ASK_PLAY] = { .id = "play", .prompt = N_ ("{seat} plays a card."), .rule = "HT-6",
                    .prompt_now = play_prompt,
                    .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (HT_VERB_PLAY)) },
  [HT_N_ASKS] = { NULL },
};

const SortieReasonDecl ht_reasons[] = {
  [HT_REASON_LEAD_TWO] = { "lead-two", "HT-5",
                           N_ ("The two of clubs leads to the first trick, not {a}.") },
  [HT_REASON_FOLLOW] = { "follow", "HT-6", N_ ("You can follow suit ({b}), and {a} does not.") },
  [HT_REASON_NOT_BROKEN] = { "not-broken", "HT-7",
                             N_ ("Hearts are not broken yet, so you cannot lead {a}.") },
  [HT_REASON_FIRST_TRICK] = { "first-trick", "HT-8",
                              N_ ("{a} has points, which do not go to the first trick.") },
  [HT_REASON_LIMIT] = { "limit", "HT-13", N_ ("the lowest score, and somebody is over the limit") },
  [HT_REASON_LAST_HAND] = { "last-round", "HT-13", N_ ("the lowest score after the last round") },
  [HT_N_REASONS] = { NULL },
};
