/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* questions.c: the framework's own verbs: choose, done, yes, no, and pass-all (silence.c).
 *
 * They answer the questions that any effect may ask. `done` also closes a
 * decision of a game's own that lists it among its verbs.
 */
#include "flow/decision.h"
#include "base/i18n.h"
#include "base/text.h"
#include "speech/names.h"
#include "flow/pipeline.h"
#include "speech/prompt.h"

static const gint32 *
candidates (const SortiePlay *p)
{
  return sortie_state_locals (p->s) + p->s->decision.list;
}

static gboolean
is_chosen (const SortieState *s, SortieRef ref)
{
  for (guint i = 0; i < s->n_answers; i++)
    if (s->answers[i] == ref)
      return TRUE;
  return FALSE;
}

static gboolean
is_offered (const SortiePlay *p, SortieRef ref)
{
  for (guint i = 0; i < p->s->decision.n; i++)
    if ((SortieRef) candidates (p)[i] == ref)
      return !is_chosen (p->s, ref);
  return FALSE;
}

/* Any question that carries a list, the game's own too. */
static gboolean
asks_for_choice (const SortiePlay *p)
{
  return p->s->decision.n > 0;
}

static void
choose_candidates (const SortiePlay *p, SortieMoves *moves)
{
  for (guint i = 0; i < p->s->decision.n; i++)
    {
      SortieRef ref = candidates (p)[i];

      sortie_moves_add (moves, SORTIE_VERB_CHOOSE, 1, &ref);
    }
}

/* Whether the seat that decides sees which one it is: of a hand that it may not look into it may know
 * a card and not know which one that is. */
static gboolean
is_seen (const SortiePlay *p, SortieRef ref)
{
  guint8 seat = p->s->decision.seat;

  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    return sortie_card_has_face (p, sortie_ref_index (ref), seat);
  return !(sortie_ref_hidden_from (p, ref) >> seat & 1);
}

/* Always FALSE. Of what the seat does not see it is not told what it is not. */
static gboolean
refuse_choice (const SortiePlay *p, SortieRef ref, SortieRefusal *why)
{
  guint question = p->s->decision.kind;
  SortieLack lack;

  if (is_seen (p, ref) && !is_chosen (p->s, ref) && sortie_choice_lack (p, ref, &lack))
    return sortie_refuse_lack (why, p, question, ref, &lack);
  sortie_refuse (why, is_chosen (p->s, ref) ? SORTIE_REASON_CHOSEN : SORTIE_REASON_NOT_OFFERED, ref,
                 0, 0, 0);
  why->rule = sortie_rule_of_question (p->setup, question);
  return FALSE;
}

static gboolean
choose_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  if (!asks_for_choice (p))
    return sortie_refuse (why, SORTIE_REASON_NOT_ASKED, 0, 0, 0, 0);
  if (!is_offered (p, move->arg[0]))
    return why != NULL && refuse_choice (p, move->arg[0], why);
  return TRUE;
}

static void
choose_apply (SortiePlay *p, const SortieMove *move)
{
  SortieState *s = p->s;

  if (s->n_answers == SORTIE_MAX_ANSWERS)
    {
      sortie_overflow (p, "answers", SORTIE_MAX_ANSWERS + 1, SORTIE_MAX_ANSWERS);
      s->decision.kind = SORTIE_ASK_NOTHING;
      return;
    }
  s->answers[s->n_answers++] = move->arg[0];
  if (s->n_answers == s->decision.max)
    s->decision.kind = SORTIE_ASK_NOTHING;
}

/* Of an ability that waits: which one that is. */
static char *
choose_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  return sortie_ref_kind (move->arg[0]) == SORTIE_REF_TRIGGER
           ? sortie_trigger_describe (p, seat, move->arg[0])
           : NULL;
}

static void
word_candidate (SortieMoves *moves, guint8 verb)
{
  sortie_moves_add (moves, verb, 0, NULL);
}

static void
done_candidates (const SortiePlay *p, SortieMoves *moves)
{
  (void) p;
  word_candidate (moves, SORTIE_VERB_DONE);
}

/* Always FALSE. */
static gboolean
refuse_so_few (const SortiePlay *p, SortieRefusal *why)
{
  const char *rule = sortie_rule_of_question (p->setup, p->s->decision.kind);

  sortie_refuse (why, SORTIE_REASON_TOO_FEW, 0, 0, p->s->decision.min, p->s->n_answers);
  if (why != NULL)
    why->rule = rule != NULL ? rule : p->setup->rules->number_rule;
  return FALSE;
}

static gboolean
done_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  const SortieDecision *d = &p->s->decision;

  (void) move;
  if (d->kind == SORTIE_ASK_YES_NO)
    return sortie_refuse (why, SORTIE_REASON_NOT_ASKED, 0, 0, 0, 0);
  if (p->s->n_answers < d->min)
    return refuse_so_few (p, why);
  return TRUE;
}

static void
done_apply (SortiePlay *p, const SortieMove *move)
{
  (void) move;
  if (!asks_for_choice (p))
    sortie_say_done (p);
  p->s->decision.kind = SORTIE_ASK_NOTHING;
}

/* In a window it ends a phase: which one. */
static char *
done_describe (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  const SortieTextArg phase
      = { "phase", sortie_rules_text (p->setup, FALSE, sortie_phase (p)->title) };

  (void) seat;
  (void) move;
  return sortie_is_window (p) ? sortie_text_fill (_ ("Nothing more: {phase} ends."), &phase, 1)
                              : NULL;
}

static void
yes_candidates (const SortiePlay *p, SortieMoves *moves)
{
  (void) p;
  word_candidate (moves, SORTIE_VERB_YES);
}

static void
no_candidates (const SortiePlay *p, SortieMoves *moves)
{
  (void) p;
  word_candidate (moves, SORTIE_VERB_NO);
}

static gboolean
yes_no_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  (void) move;
  if (p->s->decision.kind != SORTIE_ASK_YES_NO)
    return sortie_refuse (why, SORTIE_REASON_NOT_ASKED, 0, 0, 0, 0);
  return TRUE;
}

static void
yes_no_apply (SortiePlay *p, const SortieMove *move)
{
  SortieState *s = p->s;

  s->answers[s->n_answers++] = sortie_ref (SORTIE_REF_NUMBER, move->verb == SORTIE_VERB_YES);
  s->decision.kind = SORTIE_ASK_NOTHING;
}

const SortieVerbDecl sortie_framework_verbs[SORTIE_N_VERBS] = {
  [SORTIE_VERB_CHOOSE] = { .id = "choose",
                           .help = N_ ("Choose {a}."),
                           .operands = { { .kind = SORTIE_OPERAND_ANY,
                                           .name = "WHAT",
                                           .zone = SORTIE_NO_INDEX,
                                           .fits = is_offered } },
                           .candidates = choose_candidates,
                           .check = choose_check,
                           .apply = choose_apply,
                           .describe = choose_describe },
  [SORTIE_VERB_DONE] = { .id = "done",
                         .help = N_ ("Nothing more."),
                         .declines = TRUE,
                         .candidates = done_candidates,
                         .check = done_check,
                         .apply = done_apply,
                         .describe = done_describe },
  [SORTIE_VERB_YES] = { .id = "yes",
                        .help = N_ ("Yes."),
                        .candidates = yes_candidates,
                        .check = yes_no_check,
                        .apply = yes_no_apply },
  [SORTIE_VERB_NO] = { .id = "no",
                       .help = N_ ("No."),
                       .declines = TRUE,
                       .candidates = no_candidates,
                       .check = yes_no_check,
                       .apply = yes_no_apply },
  [SORTIE_VERB_PASS_ALL] = { .id = "pass-all",
                             .help = N_ ("Do not answer, and be asked no more this turn; who shares"
                                         " the keyboard sees that nobody sits down."),
                             .candidates = sortie_pass_all_candidates,
                             .check = sortie_pass_all_check,
                             .elsewhere = sortie_refuse_passing,
                             .apply = sortie_pass_all_apply },
};

static const guint8 choose_verbs[] = { SORTIE_VERB_CHOOSE, SORTIE_VERB_DONE, 0xff };
static const guint8 yes_no_verbs[] = { SORTIE_VERB_YES, SORTIE_VERB_NO, 0xff };

/* A card offers something, or the rules do. */
static const char *
yes_no_prompt (const SortiePlay *p)
{
  const SortieDecision *d = &p->s->decision;

  g_autofree char *offer = sortie_offer_describe (p, p->s->decision.seat);

  if (offer != NULL && *offer != '\0')
    /* Translators: {subject} is the unit that "that unit" in {offer} is. */
    return sortie_offer_subject (p) != SORTIE_NOTHING
             ? N_ ("{about} offers {seat} for {subject}: {offer} Yes or no?")
             : N_ ("{about} offers {seat}: {offer} Yes or no?");
  return d->about_def != 0 || d->about != SORTIE_NOTHING
           ? N_ ("{about}: does {seat} do what its text offers?")
           : N_ ("{phase}: {seat} decides, yes or no.");
}

static const char *
replace_prompt (const SortiePlay *p)
{
  return sortie_offer_subject (p) != SORTIE_NOTHING
           ? N_ ("{subject}: {seat} decides which of these abilities applies instead.")
           : N_ ("{seat} decides which of these abilities applies instead.");
}

/* Whether the answers so far would do. */
static gboolean
may_be_done (const SortiePlay *p)
{
  return p->s->n_answers >= p->s->decision.min;
}

static gboolean
is_last (const SortiePlay *p)
{
  return p->s->n_answers + 1 >= p->s->decision.max;
}

/* What must be chosen in place of a seat that decides nothing itself. */
static gboolean
must_choose_for_another (const SortiePlay *p)
{
  return p->s->decision.whose != p->s->decision.seat && !may_be_done (p);
}

/* Whether it is said from what something is chosen. */
static gboolean
is_offer_said (const SortiePlay *p)
{
  g_autofree char *offered = sortie_offered_now (p, p->s->decision.seat, TRUE);

  return offered != NULL && *offered != '\0';
}

/* What a question for things to choose is like: for the last of them, and for more than one. */
typedef enum
{
  CHOICE_MUST,
  CHOICE_MAY,
  CHOICE_FOR_ANOTHER,
  N_CHOICES
} Choice;

static Choice
choice_now (const SortiePlay *p)
{
  return must_choose_for_another (p) ? CHOICE_FOR_ANOTHER
         : may_be_done (p)           ? CHOICE_MAY
                                     : CHOICE_MUST;
}

static const char *
choose_prompt (const SortiePlay *p)
{
  /* with what is offered, and where that is not known */
  static const char *const several[2][N_CHOICES] = {
    { N_ ("{about}: {seat} chooses, {left} more."),
      N_ ("{about}: {seat} may choose, {left} more at most, or be done."),
      N_ ("{about}: {seat} chooses for {whose}, {left} more.") },
    { N_ ("{about}: {seat} chooses, {left} more, among {offered}."),
      N_ ("{about}: {seat} may choose, {left} more at most, among {offered}, or be done."),
      N_ ("{about}: {seat} chooses for {whose}, {left} more; as {whose} sees it, among:"
          " {offered}.") }
  };
  static const char *const one[2][N_CHOICES] = {
    { N_ ("{about}: {seat} chooses one."), N_ ("{about}: {seat} may choose one, or be done."),
      N_ ("{about}: {seat} chooses one for {whose}.") },
    { N_ ("{about}: {seat} chooses {offered-one}."),
      N_ ("{about}: {seat} may choose {offered-one}, or be done."),
      N_ ("{about}: {seat} chooses for {whose}; as {whose} sees it: {offered-one}.") }
  };

  return (is_last (p) ? one : several)[is_offer_said (p)][choice_now (p)];
}

static const char *
target_prompt (const SortiePlay *p)
{
  static const char *const several[2][2] = {
    { N_ ("{seat} names targets for {about}, {left} more."),
      N_ ("{seat} may name targets for {about}, {left} more at most, or be done.") },
    { N_ ("{seat} names targets for {about}, {left} more, among {offered}."),
      N_ ("{seat} may name targets for {about}, {left} more at most, among {offered}, or be"
          " done.") }
  };
  static const char *const one[2][2] = {
    { N_ ("{seat} names a target for {about}."),
      N_ ("{seat} may name a target for {about}, or be done.") },
    { N_ ("{seat} names a target for {about}: {offered-one}."),
      N_ ("{seat} may name a target for {about}, {offered-one}, or be done.") }
  };

  return (is_last (p) ? one : several)[is_offer_said (p)][may_be_done (p)];
}

const SortieDecisionDecl sortie_framework_decisions[SORTIE_N_ASKS] = {
  [SORTIE_ASK_NOTHING] = { .id = "nothing",
                           .prompt = N_ ("Nothing is asked."),
                           .verbs = (const guint8[]){ 0xff } },
  [SORTIE_ASK_CHOOSE] = { .id = "choose",
                          .prompt_now = choose_prompt,
                          .verbs = choose_verbs,
                          .may_be_skipped = TRUE },
  [SORTIE_ASK_YES_NO] = { .id = "yes-no", .prompt_now = yes_no_prompt, .verbs = yes_no_verbs },
  [SORTIE_ASK_ORDER] = { .id = "order",
                         .prompt = N_ ("{seat} decides which of these abilities runs first."),
                         .verbs = choose_verbs,
                         .may_be_skipped = TRUE },
  [SORTIE_ASK_REPLACE] = { .id = "replace",
                           .prompt_now = replace_prompt,
                           .verbs = choose_verbs,
                           .may_be_skipped = TRUE },
  [SORTIE_ASK_TARGET] = { .id = "target",
                          .prompt_now = target_prompt,
                          .verbs = choose_verbs,
                          .may_be_skipped = TRUE },
};

guint
sortie_n_verbs (const SortieSetup *setup)
{
  guint n = SORTIE_N_VERBS;

  while (setup->rules->verbs[n - SORTIE_N_VERBS].id != NULL)
    n++;
  return n;
}

gboolean
sortie_verb_find (const SortieSetup *setup, const char *word, guint8 *ret)
{
  guint n = sortie_n_verbs (setup);

  for (guint i = 0; i < n; i++)
    if (g_ascii_strcasecmp (sortie_verb (setup, i)->id, word) == 0)
      {
        if (ret != NULL)
          *ret = (guint8) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_answered_by (const SortieDecisionDecl *decision, guint verb)
{
  const guint8 *v = decision->verbs;

  while (*v != 0xff && *v != verb)
    v++;
  return *v != 0xff;
}

gboolean
sortie_verb_is_used (const SortieSetup *setup, guint verb)
{
  const SortieDecisionDecl *decision = setup->rules->decisions;

  if (verb >= SORTIE_N_VERBS || setup->catalogue->n_clauses > 1) /* the first is none */
    return TRUE;
  while (decision->id != NULL && !is_answered_by (decision, verb))
    decision++;
  return decision->id != NULL;
}

const char *
sortie_rule_of_question (const SortieSetup *setup, guint kind)
{
  if (kind < SORTIE_N_ASKS && setup->rules->ask_rules != NULL)
    return setup->rules->ask_rules[kind];
  return sortie_decision_decl (setup, kind)->rule;
}
