/* SPDX-License-Identifier: GPL-3.0-or-later */
/* verbs.c: the moves: which there are, whether one is legal, what it does. */
#include "game.h"

/* Play. */

static gboolean
play_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  return ce_fits (p, sortie_ref_index (move->arg[0]), why);
}

/* CE-8: the last card wins at once, so nobody is asked what suit is to follow it. */
static gboolean
asks_for_suit (const SortiePlay *p, guint16 card)
{
  return sortie_printed (p, card, CE_VALUE_WILD)
         && sortie_zone_count (p, ce_hand (p, sortie_active (p))) > 1;
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
  ce_happens (p, CE_EVENT_PLAYED, move->arg[0], 0);
  ce_turn_over (p);
}

/* CE-8: nothing has been laid down before the suit is named, so that the player may still think
 * better of it. */
static void
wild_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef card = sortie_slot_ref (p, f, 0), suits[SORTIE_N_SUITS];

  if (f->step++ == 0)
    {
      for (guint i = 0; i < SORTIE_N_SUITS; i++)
        suits[i] = sortie_ref_word (CE_VALUE_SUIT, i);
      sortie_ask (p, f, SORTIE_GAME_ASK (CE_ASK_SUIT), f->seat, suits, SORTIE_N_SUITS, 1, 1);
      return;
    }
  sortie_announce_commits (p);
  ce_happens (p, CE_EVENT_PLAYED, card, 0);
  ce_happens (p, CE_EVENT_NAMED, card, sortie_answer (p));
  sortie_frame_end (p, f, 1);
  ce_turn_over (p);
}

const SortieProcDecl ce_procs[] = {
  [CE_PROC_WILD] = { "wild", wild_step },
  [CE_N_PROCS] = { NULL },
};

/* Draw. */

static gboolean
draw_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  return ce_may_draw (p, why);
}

/* The turn goes on. */
static void
draw_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  if (sortie_zone_count (p, ce_stock (p)) == 0)
    ce_happens (p, CE_EVENT_TURNED, 0, 0);
  ce_happens (p, CE_EVENT_DRAWN, sortie_ref_card (sortie_zone_top (p, ce_stock (p))), 0);
}

/* Pass. */

/* CE-10 */
static gboolean
pass_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  guint16 fitting = ce_fitting_card (p);

  if (fitting != SORTIE_NO_INDEX)
    return sortie_forbid (why, CE_REASON_MUST_PLAY, sortie_ref_card (fitting), 0, 0, 0);
  return !ce_can_draw (p, NULL) || sortie_forbid (why, CE_REASON_MAY_DRAW, 0, 0, 0, 0);
}

static void
pass_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  ce_happens (p, CE_EVENT_PASSED, 0, 0);
  ce_turn_over (p);
}

/* CE-6: the moves of a turn at once, for which the hand is gone through once. What can be played
 * decides whether a card is drawn (CE-9) or the player passes (CE-10). */
static void
list_turn (const SortiePlay *p, SortieMoves *moves)
{
  gboolean can_draw = ce_can_draw (p, NULL), plays;
  CeWanted wanted = ce_wanted (p);

  for (SORTIE_EACH_IN_ZONE (p, ce_hand (p, sortie_active (p)), card))
    if (ce_has_wanted (p, card, &wanted))
      sortie_moves_add (moves, SORTIE_GAME_VERB (CE_VERB_PLAY), 1,
                        (const SortieRef[]) { sortie_ref_card (card) });
  plays = moves->n > 0;
  if (can_draw && (!plays || sortie_option (p, CE_OPTION_DRAW_FREELY)))
    sortie_moves_add (moves, SORTIE_GAME_VERB (CE_VERB_DRAW), 0, NULL);
  if (!can_draw && !plays)
    sortie_moves_add (moves, SORTIE_GAME_VERB (CE_VERB_PASS), 0, NULL);
}

/* Tables. */

/* What one types for a verb whose id is also another text of the game: for translators, who find it in the
 * context “verb” (sortie_lexicon_verb_word()). */
G_GNUC_UNUSED static const char *const typed_for_verbs[] = { NC_ ("verb", "draw") };

const SortieVerbDecl ce_verbs[] = {
  [CE_VERB_PLAY] = { .id = N_ ("play"), .help = N_ ("Play {a}."), .rule = "CE-6",
                     .operands = { { SORTIE_OPERAND_CARD, .name = N_ ("CARD"), .zone = CE_ZONE_HAND } },
                     .check = play_check, .apply = play_apply },
  [CE_VERB_DRAW] = { .id = "draw", .help = N_ ("Draw a card."), .rule = "CE-9",
                     .check = draw_check, .apply = draw_apply },
  [CE_VERB_PASS] = { .id = N_ ("pass"), .help = N_ ("Pass."), .rule = "CE-10",
                     .check = pass_check, .apply = pass_apply },
  [CE_N_VERBS] = { NULL },
};

#define TURN_PROMPT N_ ("{seat} plays a card, or draws one when none fits.")

/* Whether a card can be drawn everybody sees, and only who cannot may pass (CE-10); nothing is said
 * of the hand. */
static const char *
turn_prompt (const SortiePlay *p)
{
  if (!ce_can_draw (p, NULL))
    return N_ ("{seat} plays a card, or passes when none fits.");
  return sortie_option (p, CE_OPTION_DRAW_FREELY) ? N_ ("{seat} plays a card or draws one.") : TURN_PROMPT;
}

const SortieDecisionDecl ce_decisions[] = {
  /* a turn that ended by itself would tell that nothing in the hand fits */
  [CE_ASK_TURN] = { .id = "turn", .prompt = TURN_PROMPT, .prompt_now = turn_prompt, .rule = "CE-6",
                    .list = list_turn,
                    .verbs = SORTIE_VERBS (SORTIE_GAME_VERB (CE_VERB_PLAY),
                                           SORTIE_GAME_VERB (CE_VERB_DRAW),
                                           SORTIE_GAME_VERB (CE_VERB_PASS)) },
  [CE_ASK_SUIT] = { .id = "suit", .prompt = N_ ("{seat} names the suit that is to follow."),
                    .rule = "CE-8",
                    .verbs = SORTIE_VERBS (SORTIE_VERB_CHOOSE) },
  [CE_N_ASKS] = { NULL },
};

const SortieReasonDecl ce_reasons[] = {
  [CE_REASON_FITS_NOT] = { "fits-not", "CE-7",
                           N_ ("{a} has neither the suit nor the rank of {b}.") },
  [CE_REASON_OTHER_SUIT] = { "other-suit", "CE-8",
                             N_ ("{a} does not have the suit that was named: {b}.") },
  [CE_REASON_DRAWN_ENOUGH] = { "drawn-enough", "CE-9",
                               N_ ("You have drawn {n} cards in this turn.") },
  [CE_REASON_NOTHING_TO_DRAW] = { "nothing-to-draw", "CE-11",
                                  N_ ("There is no card left to draw.") },
  [CE_REASON_NEEDS_NONE] = { "needs-none", "CE-9",
                             N_ ("Cards are drawn when none fits, and {a} does.") },
  [CE_REASON_MAY_DRAW] = { "may-draw", "CE-10", N_ ("You may still draw a card.") },
  [CE_REASON_MUST_PLAY] = { "must-play", "CE-10", N_ ("You hold a card that fits: {a}.") },
  [CE_REASON_OUT] = { "out", "CE-13", N_ ("the hand is empty") },
  [CE_REASON_BLOCKED] = { "blocked", "CE-15", N_ ("nobody can play or draw") },
  [CE_REASON_LAST_TURN] = { "last-turn", "CE-16", N_ ("the last turn is over") },
  [CE_N_REASONS] = { NULL },
};
