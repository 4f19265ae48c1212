/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* framework.c: the framework's own rows, in the form in which a game writes its rows.
 *
 * Verbs, questions, events, reasons, verdicts and procedures: flow and the evaluator carry them out, speech puts them
 * into words.
 */
#include <sortie/speech.h>
#include "module/front-end.h"
#include "module/game-check.h"
#include "module/internal.h"
#include "speech/internal.h"
#include "eval/table-effects.h"
#include "flow/internal.h"
#include "flow/pipeline.h"

#include <string.h>

static const SortieVerbDecl verbs[SORTIE_N_VERBS + 1] = {
  [SORTIE_VERB_CHOOSE] = { .id = N_ ("choose"),
                           .help = N_ ("Choose {a}."),
                           .operands = { { .kind = SORTIE_OPERAND_ANY,
                                           .name = N_ ("WHAT"),
                                           .zone = SORTIE_NO_INDEX,
                                           .fits = sortie_is_offered } },
                           .candidates = sortie_choose_candidates,
                           .check = sortie_choose_check,
                           .apply = sortie_choose_apply,
                           .describe = sortie_choose_describe,
                           .warning = sortie_choose_warning },
  [SORTIE_VERB_DONE] = { .id = N_ ("done"),
                         .also = N_ ("end next"),
                         .help = N_ ("End this step, or choose nothing more."),
                         .declines = TRUE,
                         .check = sortie_done_check,
                         .apply = sortie_done_apply,
                         .describe = sortie_done_describe },
  [SORTIE_VERB_YES] = { .id = N_ ("yes"),
                        .help = N_ ("Yes."),
                        .check = sortie_yes_no_check,
                        .apply = sortie_yes_no_apply },
  [SORTIE_VERB_NO] = { .id = N_ ("no"),
                       .help = N_ ("No."),
                       .declines = TRUE,
                       .check = sortie_yes_no_check,
                       .apply = sortie_yes_no_apply },
  [SORTIE_VERB_PASS_ALL] = { .id = N_ ("pass-all"),
                             .help = N_ ("Do not answer, now or later this turn."),
                             .check = sortie_pass_all_check,
                             .elsewhere = sortie_refuse_passing,
                             .apply = sortie_pass_all_apply },
  [SORTIE_VERB_WAIT] = { .id = N_ ("wait"),
                         .help = N_ ("Let your partner act first."),
                         .check = sortie_wait_check,
                         .apply = sortie_wait_apply },
};

static const guint8 choose_verbs[] = { SORTIE_VERB_CHOOSE, SORTIE_VERB_DONE, 0xff };
static const guint8 yes_no_verbs[] = { SORTIE_VERB_YES, SORTIE_VERB_NO, 0xff };

static const SortieDecisionDecl decisions[SORTIE_N_ASKS + 1] = {
  [SORTIE_ASK_NOTHING] = { .id = "nothing",
                           .prompt = N_ ("Nothing is asked."),
                           .verbs = (const guint8[]){ 0xff } },
  [SORTIE_ASK_CHOOSE] = { .id = "choose",
                          .prompt_now = sortie_choose_prompt,
                          .verbs = choose_verbs,
                          .may_be_skipped = TRUE },
  [SORTIE_ASK_YES_NO] = { .id = "yes-no",
                          .prompt_now = sortie_yes_no_prompt,
                          .verbs = yes_no_verbs },
  [SORTIE_ASK_ORDER] = { .id = "order",
                         .prompt_now = sortie_order_prompt,
                         .done = N_ ("Use none of the optional abilities."),
                         .verbs = choose_verbs,
                         .may_be_skipped = TRUE,
                         .is_order = TRUE },
  [SORTIE_ASK_REPLACE] = { .id = "replace",
                           .prompt_now = sortie_replace_prompt,
                           .verbs = choose_verbs,
                           .may_be_skipped = TRUE },
  [SORTIE_ASK_TARGET] = { .id = "target",
                          .prompt_now = sortie_target_prompt,
                          .verbs = choose_verbs,
                          .may_be_skipped = TRUE },
};

static const SortieEventDecl events[SORTIE_N_EVENTS + 1] = {
  [SORTIE_EVENT_TURN_BEGINS] = { .id = "turn-begins",
                                 .title = N_ ("start of turn"),
                                 .by_rules = TRUE,
                                 .look = SORTIE_LOOK_AFTER,
                                 .says = N_ ("Turn {amount}: {seat}.") },
  [SORTIE_EVENT_TURN_ENDS] = { .id = "turn-ends",
                               .title = N_ ("end of turn"),
                               .by_rules = TRUE,
                               .look = SORTIE_LOOK_AFTER },
  [SORTIE_EVENT_PHASE_BEGINS] = { .id = "phase-begins",
                                  .title = N_ ("start of phase"),
                                  .by_rules = TRUE,
                                  .look = SORTIE_LOOK_AFTER,
                                  .says = N_ ("{phase}.") },
  [SORTIE_EVENT_PHASE_ENDS] = { .id = "phase-ends",
                                .title = N_ ("end of phase"),
                                .by_rules = TRUE,
                                .look = SORTIE_LOOK_AFTER },
  [SORTIE_EVENT_RESOLVES] = { .id = "resolves",
                              .aside = TRUE,
                              .title = N_ ("resolution"),
                              .look = SORTIE_LOOK_AFTER,
                              .says = N_ ("{source} ({link}) takes effect."),
                              .things = sortie_resolving_targets,
                              .says_which = N_ ("{source} ({link}) takes effect on {things}.") },
  [SORTIE_EVENT_NEGATED] = { .id = "negated",
                             .only_told = TRUE,
                             .title = N_ ("negation"),
                             .look = SORTIE_LOOK_AFTER,
                             .says = N_ ("The {link} of {source} is negated.") },
  [SORTIE_EVENT_FIZZLED] = { .id = "fizzled",
                             .only_told = TRUE,
                             .title = N_ ("fizzling"),
                             .look = SORTIE_LOOK_AFTER,
                             .says = N_ (
                                 "The {link} of {source} finds nothing left to take effect on.") },
  [SORTIE_EVENT_UNCHANGED] = { .id = "unchanged",
                               .aside = TRUE,
                               .only_told = TRUE,
                               .title = N_ ("an effect that changes nothing"),
                               .look = SORTIE_LOOK_AFTER,
                               .says = N_ ("{source} ({link}) changes nothing.") },
  [SORTIE_EVENT_STOPPED] = { .id = "stopped",
                             .only_told = TRUE,
                             .title = N_ ("stop"),
                             .look = SORTIE_LOOK_AFTER,
                             .says =
                                 N_ ("An effect stops here: {limit}."),
                             .things = sortie_stopped_card,
                             .says_which = N_ ("The effect of {things} stops here: {limit}.") },
  [SORTIE_EVENT_OUT] = { .id = "out",
                         .only_told = TRUE,
                         .title = N_ ("elimination"),
                         .look = SORTIE_LOOK_AFTER,
                         .says = N_ ("{seat} is out."),
                         .grave = TRUE },
  [SORTIE_EVENT_OVER] = { .id = "over",
                          .only_told = TRUE,
                          .title = N_ ("end of the game"),
                          .look = SORTIE_LOOK_AFTER,
                          .says = N_ ("The game is over.") },
  [SORTIE_EVENT_LOOK] = { .id = "look",
                          .title = N_ ("a look"),
                          .look = SORTIE_LOOK_AFTER,
                          SORTIE_SAYS_NP ("{seat} looks at {amount} card.",
                                          "{seat} looks at {amount} cards."),
                          .counts = TRUE,
                          .things = sortie_looked_at,
                          .says_which = N_ ("{seat} looks at: {things}.") },
  [SORTIE_EVENT_CHOICE] = { .id = "choice",
                            .aside = TRUE,
                            .only_told = TRUE,
                            .title = N_ ("a choice"),
                            .look = SORTIE_LOOK_AFTER,
                            .says = N_ ("{source}: {seat} declines."),
                            .things = sortie_chosen,
                            .says_which = N_ ("{source}: {seat} chooses {things}.") },
  [SORTIE_EVENT_UNDER] = { .id = "under",
                           .only_told = TRUE,
                           .title = N_ ("a card put under another"),
                           .look = SORTIE_LOOK_AFTER,
                           .says = N_ ("{seat} puts {subject} under {other}.") },
  [SORTIE_EVENT_ONTO] = { .id = "onto",
                          .only_told = TRUE,
                          .title = N_ ("a card put on another"),
                          .look = SORTIE_LOOK_AFTER,
                          .says = N_ ("{seat} puts {subject} on top of {other}.") },
  /* Translators: {zone}: such as "Prison Pile of North". */
  [SORTIE_EVENT_MOVED_INTO] = { .id = "moved-into",
                                .only_told = TRUE,
                                .title = N_ ("a card put into a zone"),
                                .look = SORTIE_LOOK_AFTER,
                                .says = N_ ("Into the {zone}: {subject}.") },
  [SORTIE_EVENT_MOVED_ON] = { .id = "moved-on",
                              .only_told = TRUE,
                              .title = N_ ("a card put on top of a zone"),
                              .look = SORTIE_LOOK_AFTER,
                              .says = N_ ("On top of the {zone}: {subject}.") },
  [SORTIE_EVENT_MOVED_BELOW] = { .id = "moved-below",
                                 .only_told = TRUE,
                                 .title = N_ ("a card put on the bottom of a zone"),
                                 .look = SORTIE_LOOK_AFTER,
                                 .says = N_ ("On the bottom of the {zone}: {subject}.") },
  [SORTIE_EVENT_ROLLED] = { .id = "rolled",
                            .title = N_ ("dice rolled for any reason"),
                            .look = SORTIE_LOOK_AFTER },
  [SORTIE_EVENT_DICE] = { .id = "dice-shown",
                          .only_told = TRUE,
                          .title = N_ ("what dice show"),
                          .look = SORTIE_LOOK_AFTER,
                          .says = N_ ("{source} rolls."),
                          .things = sortie_dice_shown,
                          .says_which = N_ ("{source} rolls: {things}.") },
  [SORTIE_EVENT_CONTROL] = { .id = "control",
                             .only_told = TRUE,
                             .title = N_ ("a change of control"),
                             .look = SORTIE_LOOK_AFTER,
                             .says = N_ ("{seat} now controls {subject}.") },
  [SORTIE_EVENT_LASTS] = { .id = "lasts",
                           .only_told = TRUE,
                           .title = N_ ("an effect that lasts"),
                           .look = SORTIE_LOOK_AFTER,
                           .says = "{lasting}",
                           .things = sortie_lasting_things,
                           .says_which = "{lasting}" },
};

static const SortieReasonDecl reasons[SORTIE_N_REASONS + 1] = {
  [SORTIE_REASON_NONE] = { .id = "legal", .sentence = N_ ("No rule forbids it.") },
  [SORTIE_REASON_OVER] = { .id = "over", .sentence = N_ ("The game is over.") },
  [SORTIE_REASON_NOT_YOU] = { .id = "not-you", .sentence = N_ ("It is {a}'s decision.") },
  [SORTIE_REASON_NOT_ASKED] = { .id = "not-asked",
                                .sentence = N_ ("“{word}” is not an answer to the present "
                                                "question.") },
  /* Translators: {step}: a step of the turn, such as Movement. */
  [SORTIE_REASON_OTHER_STEP] = { .id = "other-step",
                                 .sentence = N_ ("“{word}” belongs to another step: {step}.") },
  [SORTIE_REASON_NO_VERB] = { .id = "no-verb",
                              .sentence = N_ ("There is no move “{word}” in this game.") },
  [SORTIE_REASON_NO_SUCH] = { .id = "no-such",
                              .sentence = N_ ("Nothing here is called “{word}”.") },
  [SORTIE_REASON_NOT_AT_HAND] = { .id = "not-at-hand",
                                  .sentence = N_ ("No card called {a} is at hand.") },
  [SORTIE_REASON_NONE_AT_HAND] = { .id = "none-at-hand",
                                   .sentence =
                                       N_ ("No card with “{word}” in its name is at hand.") },
  [SORTIE_REASON_NOT_SEEN] = { .id = "not-seen",
                               .sentence = N_ ("You see nothing called {a} here.") },
  [SORTIE_REASON_NONE_SEEN] = { .id = "none-seen",
                                .sentence =
                                    N_ ("You see nothing with “{word}” in its name here.") },
  [SORTIE_REASON_NOT_OFFERED] = { .id = "not-offered",
                                  .sentence = N_ ("{a} is not one of the possible choices.") },
  [SORTIE_REASON_CHOSEN] = { .id = "chosen", .sentence = N_ ("{a} is already chosen.") },
  /* Translators: {set} is such as "the Enemies with DEF 2 or less". */
  [SORTIE_REASON_NOT_AMONG] = { .id = "not-among",
                                .sentence = N_ ("{a} cannot be chosen: it is not one of {set}.") },
  [SORTIE_REASON_LEFT_OUT] = { .id = "left-out",
                               .sentence = N_ ("{a} cannot be chosen; these are excluded: {set}.") },
  [SORTIE_REASON_ITSELF] = { .id = "itself", .sentence = N_ ("{a} cannot choose itself.") },
  /* Translators: {deed} is such as "be targeted". */
  [SORTIE_REASON_FORBIDDEN] = { .id = "forbidden",
                                .sentence = N_ ("{a} cannot {deed}, by {ability}.") },
  [SORTIE_REASON_NOT_ALLOWED] = { .id = "not-allowed", .sentence = N_ ("{a} cannot {deed}.") },
  [SORTIE_REASON_NOTHING_THERE] = { .id = "nothing-there",
                                    .sentence = N_ ("There is nothing on {a}.") },
  [SORTIE_REASON_TOO_FEW] = { .id = "too-few",
                              .sentence =
                                  N_ ("Choose at least {n}; you have chosen {m}. {question}") },
  [SORTIE_REASON_OPERANDS] = { .id = "operands",
                               .sentence = N_ ("“{word}” needs more after it.") },
  [SORTIE_REASON_NO_CHANCE] = { .id = "no-chance",
                                .sentence = N_ ("There is nothing to pass.") },
  [SORTIE_REASON_ASKED_RARELY] = { .id = "asked-rarely",
                                   .sentence = N_ ("You cannot pass this for the rest of the turn; "
                                                   "pass each time you are asked.") },
  [SORTIE_REASON_NOT_JOINT] = { .id = "not-joint",
                                .sentence = N_ ("Nobody else takes this turn with you.") },
  [SORTIE_REASON_OTHERS_WAIT]
    = { .id = "others-wait",
        .sentence = N_ ("Nobody else can act now: whoever takes this turn with you has ended it or "
                        "is waiting for you.") },
  /* Translators: {n} is 4096. */
  [SORTIE_REASON_LONG_LINE] = { .id = "long-line",
                                .sentence =
                                    N_ ("The line is too long: at most {n} bytes.") },
  /* Translators: {n} is 64, {m} is more. */
  [SORTIE_REASON_MANY_WORDS] = { .id = "many-words",
                                 .sentence = N_ ("The line has {m} words, at most {n} are allowed. "
                                                 "Split it into several lines.") },
  /* Translators: {n} is 256; {word} is the beginning of the word. */
  [SORTIE_REASON_LONG_WORD] = { .id = "long-word",
                                .sentence =
                                    N_ ("The word “{word}…” is too long: at most {n} bytes.") },
  [SORTIE_REASON_INTERRUPTED] = { .id = "interrupted", .sentence = N_ ("Interrupted.") },
  [SORTIE_REASON_AGREED] = { .id = "agreed", .sentence = N_ ("All sides agreed.") },
  [SORTIE_REASON_AMBIGUOUS] = { .id = "ambiguous",
                                .sentence = N_ ("“{word}” could be several things here{choices}.") },
  [SORTIE_REASON_SEVERAL_MOVES] = { .id = "several-moves",
                                    .sentence =
                                        N_ ("That could be “{one}” or “{other}”; say which.") },
  [SORTIE_REASON_NOT_UNDERSTOOD] = { .id = "not-understood",
                                     .sentence =
                                         N_ ("“{word}” is neither a move nor a command here; "
                                             "“moves” lists the moves, “help” the commands.") },
  [SORTIE_REASON_USAGE] = { .id = "usage",
                            .sentence = N_ ("Usage of “{verb}”: {usage}. “moves {verb}” lists the "
                                            "legal ones now.") },
  [SORTIE_REASON_NONE_NOW] = { .id = "none-now",
                               .sentence = N_ ("Usage of “{verb}”: {usage}. No such move is legal "
                                               "now; “moves” lists those that are.") },
  [SORTIE_REASON_GOES_ON] = { .id = "goes-on",
                              .sentence = N_ ("“{begun}” must be followed by one of these: {list}.") },
  [SORTIE_REASON_NOT_BEGUN] = { .id = "not-begun",
                                .sentence = N_ ("No legal move begins with “{begun}”; “moves "
                                                "{verb}” lists the legal ones.") },
  /* Translators: “c6” is left over behind “move c4 c5”. */
  [SORTIE_REASON_LEFT_OVER] = { .id = "left-over",
                                .sentence = N_ ("“{word}” makes no sense after “{move}”.") },
  [SORTIE_REASON_NOTHING_MORE] = { .id = "nothing-more",
                                   .sentence = N_ ("You have nothing left to decide, so “{word}” "
                                                   "means nothing here.") },
  [SORTIE_REASON_NOT_YOURS] = { .id = "use-not-yours", .sentence = N_ ("You cannot use {a}: it is "
                                                                       "not yours.") },
  [SORTIE_REASON_NO_ABILITY] = { .id = "use-no-ability",
                                 .sentence = N_ ("{a} has no ability to use.") },
  [SORTIE_REASON_WHICH_ABILITY] = { .id = "use-which",
                                    .sentence = N_ ("{a} has {n} abilities to use: give a number.") },
  [SORTIE_REASON_NO_SUCH_ABILITY] = { .id = "use-no-such",
                                      .sentence = N_ ("{a} has no ability number {n}.") },
  [SORTIE_REASON_USED_UP] = { .id = "use-limit",
                              .sentence = N_ ("{a} has been used as often as allowed: {n}.") },
  [SORTIE_REASON_CONDITION] = { .id = "use-condition",
                                .sentence = N_ ("{a} works only while {condition}.") },
  [SORTIE_REASON_NO_TARGET] = { .id = "use-no-target",
                                .sentence = N_ ("{a} has nothing to choose: it needs {one}.") },
  [SORTIE_REASON_TWICE] = { .id = "named-twice", .sentence = N_ ("{a} is named twice.") },
  [SORTIE_REASON_OUT_OF_ORDER] = { .id = "out-of-order",
                                   .sentence = N_ ("{b} is named before {a}.") },
  [SORTIE_REASON_NOT_THERE] = { .id = "not-there",
                                .sentence = N_ ("{a} is not among those that you can take.") },
  [SORTIE_REASON_UNSAID] = { .id = "unsaid",
                             .sentence = N_ ("What do you want to do with {a}?") },
};

static const SortieVerdictDecl verdicts[SORTIE_N_VERDICTS + 1] = {
  [SORTIE_VERDICT_CHOICE] = { .id = "choice",
                              .comes = N_ ("Then something is chosen for {seat}."),
                              .says = N_ ("{about}: {seat} chooses {chosen}."),
                              .says_none = N_ ("{about}: {seat} chooses nothing.") },
  [SORTIE_VERDICT_TARGET] = { .id = "target",
                              .comes = N_ ("Then a target is named for {seat}."),
                              .says = N_ ("{about}: {seat} aims at {chosen}."),
                              .says_none = N_ ("{about}: {seat} aims at nothing.") },
  [SORTIE_VERDICT_ORDER] = { .id = "order",
                             .comes = N_ ("Then abilities are put in order."),
                             .says = N_ ("{chosen} takes effect first."),
                             .says_none = N_ ("Nothing takes effect first.") },
  [SORTIE_VERDICT_REPLACE] = { .id = "replace",
                               .comes = N_ ("Then one of several abilities is chosen."),
                               .says = N_ ("{chosen} applies."),
                               .says_none = N_ ("None of the abilities applies.") },
  [SORTIE_VERDICT_OFFER] = { .id = "offer",
                             .comes = N_ ("Then {seat} is offered something."),
                             .says = N_ ("{about}: {seat} accepts."),
                             .says_none =
                                 N_ ("{about}: {seat} declines.") },
  [SORTIE_VERDICT_CHANCE] = { .id = "chance",
                              .comes = N_ ("Then chance decides."),
                              .says = N_ ("{about}: chance chooses {chosen}."),
                              .says_none = N_ ("{about}: chance chooses nothing.") },
};

const SortieProcDecl sortie_framework_procs[] = {
  [SORTIE_PROC_TURN] = { "turn", sortie_turn_step },
  [SORTIE_PROC_EVENTS] = { "events", sortie_events_step },
  [SORTIE_PROC_TRIGGERS] = { "triggers", sortie_triggers_step },
  [SORTIE_PROC_CHAIN] = { "chain", sortie_chain_step },
  [SORTIE_PROC_ANNOUNCE] = { "announce", sortie_announce_step },
  [SORTIE_PROC_REACTION] = { "reaction", sortie_reaction_step },
  [SORTIE_PROC_MOVE_CARDS] = { "move-cards", sortie_move_cards_step },
  [SORTIE_PROC_PUT] = { "put", sortie_put_step },
  [SORTIE_PROC_MOVE_PIECE] = { "move", sortie_move_piece_step },
  [SORTIE_PROC_SWAP] = { "swap", sortie_swap_step },
  [SORTIE_PROC_CONTROL] = { "take-control", sortie_control_step },
  [SORTIE_PROC_MARK] = { "mark", sortie_mark_step },
  [SORTIE_PROC_VARIABLE] = { "change", sortie_variable_step },
  [SORTIE_PROC_REMEMBER] = { "remember", sortie_remember_step },
  [SORTIE_PROC_UNDER] = { "under", sortie_under_step },
  [SORTIE_PROC_SHUFFLE] = { "shuffle", sortie_shuffle_step },
  [SORTIE_PROC_LOOK] = { "look", sortie_look_step },
  [SORTIE_PROC_ROLLED] = { "rolled", sortie_rolled_step },
  [SORTIE_PROC_PAY] = { "pay", sortie_pay_step },
  [SORTIE_PROC_POLL] = { "poll", sortie_poll_step },
};
G_STATIC_ASSERT (G_N_ELEMENTS (sortie_framework_procs) == SORTIE_N_PROCS);

const SortieRules sortie_framework_rules = {
  .verbs = verbs,
  .decisions = decisions,
  .events = events,
  .reasons = reasons,
  .verdicts = verdicts,
};

const SortieChainPolicy sortie_plain_chain = {
  .kinds = (const SortieLinkDecl[]) {
    { .id = "ability", .title = N_ ("ability"), .cause = SORTIE_CAUSE_ABILITY },
    { NULL },
  },
  .responder = sortie_nobody_answers,
};

/* ---- Joining ----------------------------------------------------------------------------- */

/* Joins @n_ours rows, the game's rows (nullable), and one without id at the end. (transfer full) */
static gpointer
join (const void *ours, guint n_ours, const void *own, gsize stride)
{
  guint n_own = sortie_n_rows (own, stride);
  char *joined = g_malloc0 ((n_ours + n_own + 1) * stride);

  memcpy (joined, ours, n_ours * stride);
  if (n_own > 0)
    memcpy (joined + n_ours * stride, own, n_own * stride);
  return joined;
}

#define JOIN(ours, n_ours, own) join (ours, n_ours, own, sizeof *(ours))

SortieProcDecl *
sortie_procs_join (const SortieProcDecl *own)
{
  return JOIN (sortie_framework_procs, SORTIE_N_PROCS, own);
}

/* Verbs that cause an event get a function for that. */
static const SortieVerbDecl *
with_apply (SortieVerbDecl *verbs_of_both)
{
  for (SortieVerbDecl *verb = verbs_of_both; verb->id != NULL; verb++)
    if (verb->apply == NULL && verb->event != 0)
      verb->apply = sortie_verb_happens;
  return verbs_of_both;
}

SortieRules *
sortie_rules_join (const SortieRules *own)
{
  SortieRules *rules = g_new (SortieRules, 1);

  *rules = *own;
  rules->verbs = with_apply (JOIN (verbs, SORTIE_N_VERBS, own->verbs));
  rules->decisions = JOIN (decisions, SORTIE_N_ASKS, own->decisions);
  rules->events = JOIN (events, SORTIE_N_EVENTS, own->events);
  rules->reasons = JOIN (reasons, SORTIE_N_REASONS, own->reasons);
  rules->verdicts = JOIN (verdicts, SORTIE_N_VERDICTS, own->verdicts);
  return rules;
}

void
sortie_rules_free (SortieRules *rules)
{
  if (rules == NULL)
    return;
  g_free ((gpointer) rules->verbs);
  g_free ((gpointer) rules->decisions);
  g_free ((gpointer) rules->events);
  g_free ((gpointer) rules->reasons);
  g_free ((gpointer) rules->verdicts);
  g_free (rules);
}
