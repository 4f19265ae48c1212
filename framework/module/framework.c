/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* framework.c: the framework's own rows, in the form in which a game writes its rows.
 *
 * Verbs, questions, events, reasons, verdicts and procedures: flow and the evaluator carry them out, speech puts them
 * into words.
 */
#include "module/front-end.h"
#include "module/game-check.h"
#include "module/internal.h"
#include "speech/internal.h"
#include "eval/table-effects.h"
#include "flow/internal.h"
#include "flow/rows.h"

#include <string.h>

static const SortieVerbDecl verbs[SORTIE_N_VERBS + 1] = {
  [SORTIE_VERB_CHOOSE] = { .id = N_ ("choose"), .help = N_ ("Choose {a}."),
    .operands = { { .kind = SORTIE_OPERAND_ANY, .name = N_ ("WHAT"), .zone = SORTIE_NO_INDEX,
                    .fits = sortie_is_offered } },
    .candidates = sortie_choose_candidates, .check = sortie_choose_check, .apply = sortie_choose_apply,
    .describe = sortie_choose_describe, .warning = sortie_choose_warning },
  [SORTIE_VERB_DONE] = { .id = N_ ("done"), .also = N_ ("end next skip nothing"),
    .help = N_ ("End this step, or choose nothing more."), .declines = TRUE, .check = sortie_done_check,
    .apply = sortie_done_apply, .describe = sortie_done_describe },
  [SORTIE_VERB_YES] = { .id = N_ ("yes"), .also = N_ ("ok"), .help = N_ ("Yes."), .check = sortie_yes_no_check,
    .apply = sortie_yes_no_apply },
  [SORTIE_VERB_NO] = { .id = N_ ("no"), .help = N_ ("No."), .declines = TRUE, .check = sortie_yes_no_check,
    .apply = sortie_yes_no_apply, .describe = sortie_no_describe },
  [SORTIE_VERB_PASS_ALL] = { .id = N_ ("pass-all"), .help = N_ ("Do not answer, now or later this turn."),
    .check = sortie_pass_all_check, .elsewhere = sortie_refuse_passing, .apply = sortie_pass_all_apply },
  [SORTIE_VERB_WAIT] = { .id = N_ ("wait"), .help = N_ ("Let your partner act first."), .check = sortie_wait_check,
    .apply = sortie_wait_apply },
};

static const guint8 choose_verbs[] = { SORTIE_VERB_CHOOSE, SORTIE_VERB_DONE, 0xff };
static const guint8 yes_no_verbs[] = { SORTIE_VERB_YES, SORTIE_VERB_NO, 0xff };

static const SortieDecisionDecl decisions[SORTIE_N_ASKS + 1] = {
  [SORTIE_ASK_NOTHING] = { .id = "nothing", .prompt = N_ ("Nothing is asked."), .verbs = (const guint8[]){ 0xff } },
  [SORTIE_ASK_CHOOSE] = { .id = "choose", .prompt_now = sortie_choose_prompt, .verbs = choose_verbs,
    .may_be_skipped = TRUE },
  [SORTIE_ASK_YES_NO] = { .id = "yes-no", .prompt_now = sortie_yes_no_prompt, .verbs = yes_no_verbs },
  [SORTIE_ASK_ORDER] = { .id = "order", .prompt_now = sortie_order_prompt,
    .done = N_ ("Use none of the optional abilities."), .verbs = choose_verbs, .may_be_skipped = TRUE,
    .is_order = TRUE },
  [SORTIE_ASK_REPLACE] = { .id = "replace", .prompt_now = sortie_replace_prompt, .verbs = choose_verbs,
    .may_be_skipped = TRUE },
  [SORTIE_ASK_TARGET] = { .id = "target", .prompt_now = sortie_target_prompt, .verbs = choose_verbs,
    .may_be_skipped = TRUE },
};

#define AFTER(id_, title_) .id = id_, .title = title_, .look = SORTIE_LOOK_AFTER

static const SortieEventDecl events[SORTIE_N_EVENTS + 1] = {
  [SORTIE_EVENT_TURN_BEGINS] = { AFTER ("turn-begins", N_ ("start of turn")), .by_rules = TRUE,
    .says = N_ ("Turn {amount}: {seat}.|you=Turn {amount}: your turn.") },
  [SORTIE_EVENT_TURN_ENDS] = { AFTER ("turn-ends", N_ ("end of turn")), .by_rules = TRUE },
  [SORTIE_EVENT_PHASE_BEGINS] = { AFTER ("phase-begins", N_ ("start of phase")), .by_rules = TRUE,
    .says = N_ ("{phase}.") },
  [SORTIE_EVENT_PHASE_ENDS] = { AFTER ("phase-ends", N_ ("end of phase")), .by_rules = TRUE },
  [SORTIE_EVENT_RESOLVES] = { AFTER ("resolves", N_ ("resolution")), .told = SORTIE_TOLD_TRIFLE,
    .says = N_ ("{source} ({link}) takes effect."), .things = sortie_resolving_targets,
    .says_which = N_ ("{source} ({link}) takes effect on {things}.") },
  [SORTIE_EVENT_NEGATED] = { AFTER ("negated", N_ ("negation")), .only_told = TRUE,
    .says = N_ ("The {link} of {source} is negated.") },
  [SORTIE_EVENT_FIZZLED] = { AFTER ("fizzled", N_ ("fizzling")), .only_told = TRUE,
    .says = N_ ("The {link} of {source} finds nothing left to take effect on.") },
  [SORTIE_EVENT_UNCHANGED] = { AFTER ("unchanged", N_ ("an effect that changes nothing")), .told = SORTIE_TOLD_TRIFLE,
    .only_told = TRUE, .says = N_ ("{source} ({link}) changes nothing.") },
  [SORTIE_EVENT_STOPPED] = { AFTER ("stopped", N_ ("stop")), .only_told = TRUE,
    .says = N_ ("An effect stops here: {limit}."), .things = sortie_stopped_card,
    .says_which = N_ ("The effect of {things} stops here: {limit}.") },
  [SORTIE_EVENT_OUT] = { AFTER ("out", N_ ("elimination")), .only_told = TRUE, .told = SORTIE_TOLD_GRAVE,
    .says = N_ ("{seat} is out.|you=You are out.") },
  [SORTIE_EVENT_OVER] = { AFTER ("over", N_ ("end of the game")), .only_told = TRUE,
    .says = N_ ("The game is over.") },
  [SORTIE_EVENT_LOOK] = { AFTER ("look", N_ ("a look")), .counts = TRUE,
    SORTIE_SAYS_NP ("{seat} looks at {amount} card."
                    "|you=You look at {amount} card.", "{seat} looks at {amount} cards."
                                                      "|you=You look at {amount} cards."), .things = sortie_looked_at,
    .says_which = N_ ("{seat} looks at: {things}.|you=You look at: {things}.") },
  [SORTIE_EVENT_CHOICE] = { AFTER ("choice", N_ ("a choice")), .told = SORTIE_TOLD_ASIDE, .only_told = TRUE,
    .says = N_ ("{source}: {seat} declines.|you={source}: you decline."), .things = sortie_chosen,
    .says_which = N_ ("{source}: {seat} chooses {things}.|you={source}: you choose {things}.") },
  [SORTIE_EVENT_UNDER] = { AFTER ("under", N_ ("a card put under another")), .only_told = TRUE,
    .told = SORTIE_TOLD_CHANGE,
    .says = N_ ("{seat} puts {subject} under {other}.|you=You put {subject} under {other}.") },
  [SORTIE_EVENT_ONTO] = { AFTER ("onto", N_ ("a card put on another")), .only_told = TRUE,
    .told = SORTIE_TOLD_CHANGE,
    .says = N_ ("{seat} puts {subject} on top of {other}.|you=You put {subject} on top of {other}.") },
  /* Translators: {zone}: such as "Prison Pile of North". */
  [SORTIE_EVENT_MOVED_INTO] = { AFTER ("moved-into", N_ ("a card put into a zone")), .only_told = TRUE,
    .says = N_ ("{subject} goes to the {zone}.") },
  [SORTIE_EVENT_MOVED_ON] = { AFTER ("moved-on", N_ ("a card put on top of a zone")), .only_told = TRUE,
    .says = N_ ("On top of the {zone}: {subject}.") },
  [SORTIE_EVENT_MOVED_BELOW] = { AFTER ("moved-below", N_ ("a card put on the bottom of a zone")), .only_told = TRUE,
    .says = N_ ("On the bottom of the {zone}: {subject}.") },
  [SORTIE_EVENT_ROLLED] = { AFTER ("rolled", N_ ("dice rolled for any reason")) },
  [SORTIE_EVENT_DICE] = { AFTER ("dice-shown", N_ ("what dice show")), .only_told = TRUE,
    .told = SORTIE_TOLD_DICE, .says = N_ ("{source} rolls."), .things = sortie_dice_shown,
    .says_which = N_ ("{source} rolls: {things}.") },
  [SORTIE_EVENT_CONTROL] = { AFTER ("control", N_ ("a change of control")), .only_told = TRUE,
    .says = N_ ("{seat} now controls {subject}.|you=You now control {subject}."), .told = SORTIE_TOLD_CHANGE },
  [SORTIE_EVENT_LASTS] = { AFTER ("lasts", N_ ("an effect that lasts")), .only_told = TRUE,
    .says = "{lasting}", .things = sortie_lasting_things, .says_which = "{lasting}" },
  [SORTIE_EVENT_UNPAID] = { AFTER ("unpaid", N_ ("a price that cannot be paid")), .told = SORTIE_TOLD_TRIFLE,
    .only_told = TRUE, .says = N_ ("{source}: {seat} cannot pay {amount}."
                                   "|you={source}: you cannot pay {amount}.") },
  [SORTIE_EVENT_UNAIMED] = { AFTER ("unaimed", N_ ("a choice of what cannot be a target")), .told = SORTIE_TOLD_ASIDE,
    .only_told = TRUE, .says = N_ ("{subject} cannot be a target. {source} chooses it all the same, because its "
                                   "text names no target.") },
};

#define REASON(name, id_, sentence_) [SORTIE_REASON_##name] = { .id = id_, .sentence = sentence_ }

static const SortieReasonDecl reasons[SORTIE_N_REASONS + 1] = {
  REASON (NONE, "legal", N_ ("No rule forbids it.")),
  REASON (OVER, "over", N_ ("The game is over.")),
  REASON (NOT_YOU, "not-you", N_ ("It is {a}'s decision.")),
  REASON (NOT_ASKED, "not-asked", N_ ("“{word}” is not an answer to the present question.")),
  /* Translators: {step}: a step of the turn, such as Movement. */
  REASON (OTHER_STEP, "other-step", N_ ("“{word}” belongs to another step: {step}.")),
  REASON (NO_VERB, "no-verb", N_ ("There is no move “{word}” in this game.")),
  REASON (NO_SUCH, "no-such", N_ ("Nothing here is called “{word}”.")),
  REASON (NOT_AT_HAND, "not-at-hand", N_ ("No card called {a} is at hand.")),
  REASON (NONE_AT_HAND, "none-at-hand", N_ ("No card with “{word}” in its name is at hand.")),
  REASON (NOT_SEEN, "not-seen", N_ ("You see nothing called {a} here.")),
  REASON (NONE_SEEN, "none-seen", N_ ("You see nothing with “{word}” in its name here.")),
  REASON (NOT_OFFERED, "not-offered", N_ ("{a} is not one of the possible choices.")),
  REASON (CHOSEN, "chosen", N_ ("{a} is already chosen.")),
  /* Translators: {set} is such as "the Enemies with DEF 2 or less". */
  REASON (NOT_AMONG, "not-among", N_ ("{a} cannot be chosen: it is not one of {set}.")),
  REASON (LEFT_OUT, "left-out", N_ ("{a} cannot be chosen; these are excluded: {set}.")),
  REASON (ITSELF, "itself", N_ ("{a} cannot choose itself.")),
  /* Translators: {deed} is such as "be targeted". */
  REASON (FORBIDDEN, "forbidden", N_ ("{a} cannot {deed}, by {ability}.")),
  REASON (NOT_ALLOWED, "not-allowed", N_ ("{a} cannot {deed}.")),
  REASON (NOTHING_THERE, "nothing-there", N_ ("There is nothing on {a}.")),
  REASON (TOO_FEW, "too-few", N_ ("Choose at least {n} before you stop; you have chosen {m}.")),
  REASON (OPERANDS, "operands", N_ ("“{word}” needs more after it.")),
  REASON (NO_CHANCE, "no-chance", N_ ("There is nothing to pass.")),
  REASON (ASKED_RARELY, "asked-rarely",
          N_ ("You cannot pass this for the rest of the turn; pass each time you are asked.")),
  REASON (NOT_JOINT, "not-joint", N_ ("Nobody else takes this turn with you.")),
  REASON (OTHERS_WAIT, "others-wait",
          N_ ("Nobody else can act now: whoever takes this turn with you has ended it or is waiting for you.")),
  /* Translators: {n} is 4096. */
  REASON (LONG_LINE, "long-line", N_ ("The line is too long: at most {n} bytes.")),
  /* Translators: {n} is 64, {m} is more. */
  REASON (MANY_WORDS, "many-words",
          N_ ("The line has {m} words, at most {n} are allowed. Split it into several lines.")),
  /* Translators: {n} is 256; {word} is the beginning of the word. */
  REASON (LONG_WORD, "long-word", N_ ("The word “{word}…” is too long: at most {n} bytes.")),
  REASON (INTERRUPTED, "interrupted", N_ ("Interrupted.")),
  REASON (AGREED, "agreed", N_ ("All sides agreed.")),
  REASON (AMBIGUOUS, "ambiguous", N_ ("“{word}” could be several things here{choices}.")),
  REASON (SEVERAL_MOVES, "several-moves", N_ ("That could be “{one}” or “{other}”; say which.")),
  /* Translators: {choices}: " (return imp, done)", or nothing. */
  REASON (NOT_UNDERSTOOD, "not-understood",
          N_ ("“{word}” is neither a move nor a command here; “moves” lists the moves{choices}, “help” the commands.")),
  REASON (USAGE, "usage", N_ ("Usage of “{verb}”: {usage}. “moves {verb}” lists the legal ones now.")),
  REASON (NONE_NOW, "none-now",
          N_ ("Usage of “{verb}”: {usage}. No such move is legal now; “moves” lists those that are.")),
  REASON (GOES_ON, "goes-on", N_ ("“{begun}” must be followed by one of these: {list}.")),
  /* Translators: {begun}: "summon spearman"; {other}: the only move that begins so, "summon spearman c3". */
  REASON (GOES_ON_ONCE, "goes-on-once", N_ ("“{begun}” needs more; only “{other}” is possible.")),
  REASON (NOT_BEGUN, "not-begun", N_ ("No legal move begins with “{begun}”; “moves {verb}” lists the legal ones.")),
  /* Translators: “c6” is left over after “move c4 c5”. */
  REASON (LEFT_OVER, "left-over", N_ ("“{word}” makes no sense after “{move}”.")),
  REASON (NOTHING_MORE, "nothing-more", N_ ("You have nothing left to decide, so “{word}” means nothing here.")),
  REASON (NOT_YOURS, "use-not-yours", N_ ("You cannot use {a}: it is not yours.")),
  REASON (NO_ABILITY, "use-no-ability", N_ ("{a} has no ability to use.")),
  REASON (WHICH_ABILITY, "use-which", N_ ("{a} has {n} abilities to use: give a number.")),
  REASON (NO_SUCH_ABILITY, "use-no-such", N_ ("{a} has no ability number {n}.")),
  REASON (USED_UP, "use-limit", N_ ("{a} has been used as often as allowed: {n}.")),
  REASON (CONDITION, "use-condition", N_ ("{a} works only while {condition}.")),
  REASON (NO_TARGET, "use-no-target", N_ ("{a} has nothing to choose: it needs {one}.")),
  REASON (TWICE, "named-twice", N_ ("{a} is named twice.")),
  REASON (OUT_OF_ORDER, "out-of-order", N_ ("{b} is named before {a}.")),
  REASON (NOT_THERE, "not-there", N_ ("{a} is not among those that you can take.")),
  REASON (IS_PLACE, "is-place", N_ ("“{word}” is a place; here a card must be named.")),
  REASON (UNSAID, "unsaid", N_ ("What do you want to do with {a}{choices}?")),
};

static const SortieVerdictDecl verdicts[SORTIE_N_VERDICTS + 1] = {
  [SORTIE_VERDICT_CHOICE] = { .id = "choice", .comes = N_ ("Then something is chosen for {seat}."),
    .says = N_ ("{about}: {seat} chooses {chosen}."), .says_none = N_ ("{about}: {seat} chooses nothing.") },
  [SORTIE_VERDICT_TARGET] = { .id = "target", .comes = N_ ("Then a target is named for {seat}."),
    .says = N_ ("{about}: {seat} aims at {chosen}."), .says_none = N_ ("{about}: {seat} aims at nothing.") },
  [SORTIE_VERDICT_ORDER] = { .id = "order", .comes = N_ ("Then abilities are put in order."),
    .says = N_ ("{chosen} takes effect first."), .says_none = N_ ("Nothing takes effect first.") },
  [SORTIE_VERDICT_REPLACE] = { .id = "replace", .comes = N_ ("Then one of several abilities is chosen."),
    .says = N_ ("{chosen} applies."), .says_none = N_ ("None of the abilities applies.") },
  [SORTIE_VERDICT_OFFER] = { .id = "offer", .comes = N_ ("Then {seat} is offered something."),
    .says = N_ ("{about}: {seat} accepts."), .says_none = N_ ("{about}: {seat} declines.") },
  [SORTIE_VERDICT_CHANCE] = { .id = "chance", .comes = N_ ("Then chance decides."),
    .says = N_ ("{about}: chance chooses {chosen}."), .says_none = N_ ("{about}: chance chooses nothing.") },
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
join_rows (const void *ours, guint n_ours, const void *own, gsize stride)
{
  guint n_own = sortie_n_rows (own, stride);
  char *joined = g_malloc0 ((n_ours + n_own + 1) * stride);

  memcpy (joined, ours, n_ours * stride);
  if (n_own > 0)
    memcpy (joined + n_ours * stride, own, n_own * stride);
  return joined;
}

#define JOIN(ours, n_ours, own) join_rows (ours, n_ours, own, sizeof *(ours))

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
