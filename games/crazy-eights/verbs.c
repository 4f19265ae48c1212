/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.c: the moves: which there are, whether one is legal, what it does.
 *
 * A rule that may forbid something is a function that answers yes or no and, when it is given a
 * refusal, says why not: a row of ce_reasons[] with what its sentence is filled in with.
 */
#include "state.h"

/* What fits. */

#define NO_RANK (-1)

/* CE-7, CE-8: what fits at the moment, apart from eights; asked once for many cards. */
typedef struct
{
  gint suit;
  gint rank;   /* NO_RANK: a suit was named */
  guint16 top; /* the card on the discards */
} Wanted;

static Wanted
what_is_wanted (const SortiePlay *p)
{
  gint named = ce_var (p, CE_VAR_NAMED);
  guint16 top = sortie_zone_top (p, ce_discards (p));

  if (named != CE_NO_SUIT)
    return (Wanted) { named - 1, NO_RANK, top };
  return (Wanted) { sortie_printed (p, top, CE_VALUE_SUIT), sortie_printed (p, top, CE_VALUE_RANK), top };
}

static inline gboolean
is_wanted (const SortiePlay *p, guint16 card, const Wanted *wanted)
{
  const gint16 *printed = sortie_def (p, sortie_card (p, card)->def)->printed;

  return printed[CE_VALUE_WILD] || printed[CE_VALUE_SUIT] == wanted->suit
         || printed[CE_VALUE_RANK] == wanted->rank;
}

/* A card of the hand of the active seat that fits, SORTIE_NO_INDEX when none does. */
static guint16
fitting_card (const SortiePlay *p)
{
  Wanted wanted = what_is_wanted (p);

  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, CE_ZONE_HAND, sortie_active (p)), card))
    if (is_wanted (p, card, &wanted))
      return card;
  return SORTIE_NO_INDEX;
}

/* Play. */

static gboolean
play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  Wanted wanted = what_is_wanted (p);

  if (is_wanted (p, sortie_ref_index (move->arg[0]), &wanted))
    return TRUE;
  if (wanted.rank == NO_RANK)
    return sortie_forbid (why, CE_REASON_OTHER_SUIT, move->arg[0],
                          sortie_ref_word (CE_VALUE_SUIT, (guint) wanted.suit), 0, 0);
  return sortie_forbid (why, CE_REASON_FITS_NOT, move->arg[0], sortie_ref_card (wanted.top), 0, 0);
}

/* CE-8: the last card wins at once, so nobody is asked what suit is to follow it. */
static gboolean
asks_for_suit (const SortiePlay *p, guint16 card)
{
  return sortie_printed (p, card, CE_VALUE_WILD)
         && sortie_count_of (p, CE_ZONE_HAND, sortie_active (p)) > 1;
}

static void
play_apply (SortiePlay *p, const SortieMove *move)
{
  SortieOrigin origin = sortie_origin_rules (sortie_active (p));

  if (asks_for_suit (p, sortie_ref_index (move->arg[0])))
    {
      sortie_set_tentative (p, TRUE);
      sortie_call (p, SORTIE_GAME_PROC (CE_PROC_WILD), &origin, 1, 1,
                   (const SortieArg[]) { SORTIE_ONE (move->arg[0]) });
      return;
    }
  sortie_close_window (p);
  sortie_game_happens (p, CE_EVENT_PLAYED, sortie_active (p), move->arg[0], 0, 0);
}

/* Draw. */

/* CE-9, CE-11: whether the player whose turn it is has drawn fewer cards than he may, and there is
 * one left. Everybody knows that. */
static gboolean
can_draw (const SortiePlay *p, SortieRefusal *why)
{
  if (ce_var (p, CE_VAR_DRAWN) == CE_MOST_DRAWN)
    return sortie_forbid (why, CE_REASON_DRAWN_ENOUGH, 0, 0, CE_MOST_DRAWN, 0);
  /* CE-11: the card on top of the discards stays where it is */
  return sortie_count_of (p, CE_ZONE_STOCK, SORTIE_NO_SEAT) > 0 || sortie_zone_count (p, ce_discards (p)) > 1
         || sortie_forbid (why, CE_REASON_NOTHING_TO_DRAW, 0, 0, 0, 0);
}

/* CE-9: unless it was agreed otherwise, who can play does not draw. */
static gboolean
draw_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  guint16 fitting = SORTIE_NO_INDEX;

  if (!can_draw (p, why))
    return FALSE;
  if (!sortie_option (p, CE_OPTION_DRAW_FREELY))
    fitting = fitting_card (p);
  return fitting == SORTIE_NO_INDEX
         || sortie_forbid (why, CE_REASON_NEEDS_NONE, sortie_ref_card (fitting), 0, 0, 0);
}

/* The turn goes on. */
static void
draw_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  if (sortie_count_of (p, CE_ZONE_STOCK, SORTIE_NO_SEAT) == 0)
    sortie_game_happens (p, CE_EVENT_TURNED, sortie_active (p), 0, 0, 0);
  sortie_game_happens (p, CE_EVENT_DRAWN, sortie_active (p),
                       sortie_ref_card (sortie_top_of (p, CE_ZONE_STOCK, SORTIE_NO_SEAT)), 0, 0);
}

/* Pass: CE-10. */

static gboolean
pass_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  guint16 fitting = fitting_card (p);

  if (fitting != SORTIE_NO_INDEX)
    return sortie_forbid (why, CE_REASON_MUST_PLAY, sortie_ref_card (fitting), 0, 0, 0);
  return !can_draw (p, NULL) || sortie_forbid (why, CE_REASON_MAY_DRAW, 0, 0, 0, 0);
}

/* CE-6: the moves of a turn at once, for which the hand is gone through once. What can be played
 * decides whether a card is drawn (CE-9) or the player passes (CE-10). */
static void
list_turn (const SortiePlay *p, SortieMoves *moves)
{
  gboolean draws = can_draw (p, NULL), plays;
  Wanted wanted = what_is_wanted (p);

  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, CE_ZONE_HAND, sortie_active (p)), card))
    if (is_wanted (p, card, &wanted))
      sortie_moves_add (moves, SORTIE_GAME_VERB (CE_VERB_PLAY), 1,
                        (const SortieRef[]) { sortie_ref_card (card) });
  plays = moves->n > 0;
  if (draws && (!plays || sortie_option (p, CE_OPTION_DRAW_FREELY)))
    sortie_moves_add (moves, SORTIE_GAME_VERB (CE_VERB_DRAW), 0, NULL);
  if (!draws && !plays)
    sortie_moves_add (moves, SORTIE_GAME_VERB (CE_VERB_PASS), 0, NULL);
}

/* Tables. */

const SortieVerbDecl ce_verbs[] = {
  [CE_VERB_PLAY] = { .id = N_ ("play"), .help = N_ ("Play {a}."), .rule = "CE-6",
                     .operands = { SORTIE_CARD_IN (CE_ZONE_HAND) },
                     .check = play_check, .apply = play_apply },
  [CE_VERB_DRAW] = { .id = "draw", .typed = NC_ ("verb", "draw"), .help = N_ ("Draw a card."), .rule = "CE-9",
                     .check = draw_check, .apply = draw_apply },
  [CE_VERB_PASS] = { .id = N_ ("pass"), .help = N_ ("Pass."), .rule = "CE-10", .check = pass_check,
                     .event = SORTIE_GAME_EVENT (CE_EVENT_PASSED), .closes = TRUE },
  { NULL },
};

#define TURN_ASKS N_ ("{seat} plays a card, or draws one when none fits.|you=Play a card, or draw one when none fits.")

/* Whether a card can be drawn everybody sees, and only who cannot may pass (CE-10); nothing is said
 * of the hand. */
static const char *
turn_prompt (const SortiePlay *p)
{
  if (!can_draw (p, NULL))
    return N_ ("{seat} plays a card, or passes when none fits.|you=Play a card, or pass when none fits.");
  return sortie_option (p, CE_OPTION_DRAW_FREELY) ? N_ ("{seat} plays a card or draws one."
                                                        "|you=Play a card or draw one.") : TURN_ASKS;
}

/* CE-9, CE-10: a forced draw or pass itself tells everybody that nothing fits, so a front end may make it at once. But
 * a card played at once tells that no other fits, and one drawn at once, where one may draw freely, that none does. */
static gboolean
turn_is_secret (const SortiePlay *p)
{
  return fitting_card (p) != SORTIE_NO_INDEX || (sortie_option (p, CE_OPTION_DRAW_FREELY) && can_draw (p, NULL));
}

const SortieDecisionDecl ce_decisions[] = {
  [CE_ASK_TURN] = { .id = "turn", .prompt = TURN_ASKS, .prompt_now = turn_prompt, .rule = "CE-6",
                    .list = list_turn, .may_be_skipped = TRUE, .is_secret = turn_is_secret,
                    .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (CE_VERB_PLAY), SORTIE_GAME_VERB (CE_VERB_DRAW),
                                           SORTIE_GAME_VERB (CE_VERB_PASS)) },
  [CE_ASK_SUIT] = { .id = "suit", .prompt = N_ ("{seat} names the suit that is to follow."
                                                "|you=Name the suit that is to follow."),
                    .rule = "CE-8", .verbs = SORTIE_VERBS (SORTIE_VERB_CHOOSE) },
  { NULL },
};

const SortieReasonDecl ce_reasons[] = {
  [CE_REASON_FITS_NOT] = { "fits-not", "CE-7", N_ ("{a} has neither the suit nor the rank of {b}.") },
  [CE_REASON_OTHER_SUIT] = { "other-suit", "CE-8", N_ ("{a} does not have the suit that was named: {b}.") },
  [CE_REASON_DRAWN_ENOUGH] = { "drawn-enough", "CE-9", N_ ("You have drawn {n} cards in this turn.") },
  [CE_REASON_NOTHING_TO_DRAW] = { "nothing-to-draw", "CE-11", N_ ("There is no card left to draw.") },
  [CE_REASON_NEEDS_NONE]
    = { "needs-none", "CE-9", N_ ("Cards are drawn when none fits, and {a} does.") },
  [CE_REASON_MAY_DRAW] = { "may-draw", "CE-10", N_ ("You may still draw a card.") },
  [CE_REASON_MUST_PLAY] = { "must-play", "CE-10", N_ ("You hold a card that fits: {a}.") },
  [CE_REASON_OUT] = { "out", "CE-13", N_ ("The winner's hand is empty.") },
  [CE_REASON_BLOCKED] = { "blocked", "CE-15", N_ ("Nobody can play or draw.") },
  [CE_REASON_LAST_TURN] = { "last-turn", "CE-16", N_ ("The last turn is over.") },
  { NULL },
};
